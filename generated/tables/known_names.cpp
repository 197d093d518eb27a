// Generated from spec/tables/ by the generator. Edit the tables, then run scripts/generate.
#include "tables/known_names.h"

namespace lockstep::detail {

LOCKSTEP_COMPUTED NameStrings<kKnownTagNames> tag_strings(
    "\0"
    "a\0"
    "abbr\0"
    "acronym\0"
    "address\0"
    "applet\0"
    "area\0"
    "article\0"
    "aside\0"
    "audio\0"
    "b\0"
    "base\0"
    "basefont\0"
    "bdi\0"
    "bdo\0"
    "bgsound\0"
    "big\0"
    "blink\0"
    "blockquote\0"
    "body\0"
    "br\0"
    "button\0"
    "canvas\0"
    "caption\0"
    "center\0"
    "cite\0"
    "code\0"
    "col\0"
    "colgroup\0"
    "command\0"
    "content\0"
    "data\0"
    "datalist\0"
    "dd\0"
    "del\0"
    "details\0"
    "dfn\0"
    "dialog\0"
    "dir\0"
    "div\0"
    "dl\0"
    "dt\0"
    "em\0"
    "embed\0"
    "fieldset\0"
    "figcaption\0"
    "figure\0"
    "font\0"
    "footer\0"
    "form\0"
    "frame\0"
    "frameset\0"
    "h1\0"
    "h2\0"
    "h3\0"
    "h4\0"
    "h5\0"
    "h6\0"
    "head\0"
    "header\0"
    "hgroup\0"
    "hr\0"
    "html\0"
    "i\0"
    "iframe\0"
    "ilayer\0"
    "image\0"
    "img\0"
    "input\0"
    "ins\0"
    "isindex\0"
    "kbd\0"
    "keygen\0"
    "label\0"
    "layer\0"
    "legend\0"
    "li\0"
    "link\0"
    "listing\0"
    "main\0"
    "map\0"
    "mark\0"
    "marquee\0"
    "menu\0"
    "menuitem\0"
    "meta\0"
    "meter\0"
    "multicol\0"
    "nav\0"
    "nextid\0"
    "nobr\0"
    "noembed\0"
    "noframes\0"
    "nolayer\0"
    "noscript\0"
    "object\0"
    "ol\0"
    "optgroup\0"
    "option\0"
    "output\0"
    "p\0"
    "param\0"
    "picture\0"
    "plaintext\0"
    "portal\0"
    "pre\0"
    "progress\0"
    "q\0"
    "rb\0"
    "rp\0"
    "rt\0"
    "rtc\0"
    "ruby\0"
    "s\0"
    "samp\0"
    "sarcasm\0"
    "script\0"
    "search\0"
    "section\0"
    "select\0"
    "selectedcontent\0"
    "shadow\0"
    "slot\0"
    "small\0"
    "source\0"
    "spacer\0"
    "span\0"
    "strike\0"
    "strong\0"
    "style\0"
    "sub\0"
    "summary\0"
    "sup\0"
    "table\0"
    "tbody\0"
    "td\0"
    "template\0"
    "textarea\0"
    "tfoot\0"
    "th\0"
    "thead\0"
    "time\0"
    "title\0"
    "tr\0"
    "track\0"
    "tt\0"
    "u\0"
    "ul\0"
    "var\0"
    "video\0"
    "wbr\0"
    "xmp\0"
    "altglyph\0"
    "altglyphdef\0"
    "altglyphitem\0"
    "animate\0"
    "animatecolor\0"
    "animatemotion\0"
    "animatetransform\0"
    "annotation\0"
    "annotation-xml\0"
    "circle\0"
    "clippath\0"
    "color-profile\0"
    "cursor\0"
    "defs\0"
    "desc\0"
    "discard\0"
    "ellipse\0"
    "feblend\0"
    "fecolormatrix\0"
    "fecomponenttransfer\0"
    "fecomposite\0"
    "feconvolvematrix\0"
    "fediffuselighting\0"
    "fedisplacementmap\0"
    "fedistantlight\0"
    "fedropshadow\0"
    "feflood\0"
    "fefunca\0"
    "fefuncb\0"
    "fefuncg\0"
    "fefuncr\0"
    "fegaussianblur\0"
    "feimage\0"
    "femerge\0"
    "femergenode\0"
    "femorphology\0"
    "feoffset\0"
    "fepointlight\0"
    "fespecularlighting\0"
    "fespotlight\0"
    "fetile\0"
    "feturbulence\0"
    "filter\0"
    "font-face\0"
    "font-face-format\0"
    "font-face-name\0"
    "font-face-src\0"
    "font-face-uri\0"
    "foreignobject\0"
    "g\0"
    "glyph\0"
    "glyphref\0"
    "hkern\0"
    "line\0"
    "lineargradient\0"
    "maction\0"
    "maligngroup\0"
    "malignmark\0"
    "marker\0"
    "mask\0"
    "math\0"
    "menclose\0"
    "merror\0"
    "metadata\0"
    "mfenced\0"
    "mfrac\0"
    "mglyph\0"
    "mi\0"
    "missing-glyph\0"
    "mlabeledtr\0"
    "mlongdiv\0"
    "mmultiscripts\0"
    "mn\0"
    "mo\0"
    "mover\0"
    "mpadded\0"
    "mpath\0"
    "mphantom\0"
    "mprescripts\0"
    "mroot\0"
    "mrow\0"
    "ms\0"
    "mscarries\0"
    "mscarry\0"
    "msgroup\0"
    "msline\0"
    "mspace\0"
    "msqrt\0"
    "msrow\0"
    "mstack\0"
    "mstyle\0"
    "msub\0"
    "msubsup\0"
    "msup\0"
    "mtable\0"
    "mtd\0"
    "mtext\0"
    "mtr\0"
    "munder\0"
    "munderover\0"
    "none\0"
    "path\0"
    "pattern\0"
    "polygon\0"
    "polyline\0"
    "radialgradient\0"
    "rect\0"
    "semantics\0"
    "set\0"
    "stop\0"
    "svg\0"
    "switch\0"
    "symbol\0"
    "text\0"
    "textpath\0"
    "tref\0"
    "tspan\0"
    "unknown\0"
    "use\0"
    "view\0"
    "vkern\0"
    "altGlyph\0"
    "altGlyphDef\0"
    "altGlyphItem\0"
    "animateColor\0"
    "animateMotion\0"
    "animateTransform\0"
    "clipPath\0"
    "feBlend\0"
    "feColorMatrix\0"
    "feComponentTransfer\0"
    "feComposite\0"
    "feConvolveMatrix\0"
    "feDiffuseLighting\0"
    "feDisplacementMap\0"
    "feDistantLight\0"
    "feDropShadow\0"
    "feFlood\0"
    "feFuncA\0"
    "feFuncB\0"
    "feFuncG\0"
    "feFuncR\0"
    "feGaussianBlur\0"
    "feImage\0"
    "feMerge\0"
    "feMergeNode\0"
    "feMorphology\0"
    "feOffset\0"
    "fePointLight\0"
    "feSpecularLighting\0"
    "feSpotLight\0"
    "feTile\0"
    "feTurbulence\0"
    "foreignObject\0"
    "glyphRef\0"
    "linearGradient\0"
    "radialGradient\0"
    "textPath\0");

LOCKSTEP_COMPUTED NameStrings<kKnownAttributeNames> attribute_strings(
    "\0"
    "abbr\0"
    "about\0"
    "accent\0"
    "accent-height\0"
    "accentunder\0"
    "accept\0"
    "accept-charset\0"
    "accesskey\0"
    "accumulate\0"
    "action\0"
    "actiontype\0"
    "additive\0"
    "align\0"
    "alignment-baseline\0"
    "alink\0"
    "allow\0"
    "allowfullscreen\0"
    "allowpaymentrequest\0"
    "allowtransparency\0"
    "alpha\0"
    "alphabetic\0"
    "alt\0"
    "amplitude\0"
    "arabic-form\0"
    "archive\0"
    "arg\0"
    "aria-actions\0"
    "aria-activedescendant\0"
    "aria-atomic\0"
    "aria-autocomplete\0"
    "aria-braillelabel\0"
    "aria-brailleroledescription\0"
    "aria-busy\0"
    "aria-checked\0"
    "aria-colcount\0"
    "aria-colindex\0"
    "aria-colindextext\0"
    "aria-colspan\0"
    "aria-controls\0"
    "aria-current\0"
    "aria-describedby\0"
    "aria-description\0"
    "aria-details\0"
    "aria-disabled\0"
    "aria-dropeffect\0"
    "aria-errormessage\0"
    "aria-expanded\0"
    "aria-flowto\0"
    "aria-grabbed\0"
    "aria-haspopup\0"
    "aria-hidden\0"
    "aria-invalid\0"
    "aria-keyshortcuts\0"
    "aria-label\0"
    "aria-labelledby\0"
    "aria-level\0"
    "aria-live\0"
    "aria-modal\0"
    "aria-multiline\0"
    "aria-multiselectable\0"
    "aria-orientation\0"
    "aria-owns\0"
    "aria-placeholder\0"
    "aria-posinset\0"
    "aria-pressed\0"
    "aria-readonly\0"
    "aria-relevant\0"
    "aria-required\0"
    "aria-roledescription\0"
    "aria-rowcount\0"
    "aria-rowindex\0"
    "aria-rowindextext\0"
    "aria-rowspan\0"
    "aria-selected\0"
    "aria-setsize\0"
    "aria-sort\0"
    "aria-valuemax\0"
    "aria-valuemin\0"
    "aria-valuenow\0"
    "aria-valuetext\0"
    "as\0"
    "ascent\0"
    "async\0"
    "attributename\0"
    "attributetype\0"
    "attributionsrc\0"
    "autocapitalize\0"
    "autocomplete\0"
    "autocorrect\0"
    "autofocus\0"
    "autoplay\0"
    "autosave\0"
    "axis\0"
    "azimuth\0"
    "background\0"
    "basefrequency\0"
    "baseline-shift\0"
    "baseprofile\0"
    "bbox\0"
    "begin\0"
    "behavior\0"
    "bevelled\0"
    "bgcolor\0"
    "bias\0"
    "blocking\0"
    "border\0"
    "bordercolor\0"
    "bottommargin\0"
    "browsingtopics\0"
    "by\0"
    "calcmode\0"
    "cap-height\0"
    "capture\0"
    "cellpadding\0"
    "cellspacing\0"
    "challenge\0"
    "char\0"
    "charalign\0"
    "charoff\0"
    "charset\0"
    "checked\0"
    "cite\0"
    "class\0"
    "classid\0"
    "clear\0"
    "clip\0"
    "clip-path\0"
    "clip-rule\0"
    "clippathunits\0"
    "close\0"
    "closedby\0"
    "code\0"
    "codebase\0"
    "codetype\0"
    "color\0"
    "color-interpolation\0"
    "color-interpolation-filters\0"
    "color-profile\0"
    "color-rendering\0"
    "colorspace\0"
    "cols\0"
    "colspan\0"
    "columnalign\0"
    "columnlines\0"
    "columnspacing\0"
    "columnspan\0"
    "columnwidth\0"
    "command\0"
    "commandfor\0"
    "compact\0"
    "content\0"
    "contenteditable\0"
    "contentscripttype\0"
    "contentstyletype\0"
    "contextmenu\0"
    "controls\0"
    "controlslist\0"
    "coords\0"
    "credentialless\0"
    "crossorigin\0"
    "csp\0"
    "cursor\0"
    "cx\0"
    "cy\0"
    "d\0"
    "data\0"
    "datafld\0"
    "dataformatas\0"
    "datapagesize\0"
    "datasrc\0"
    "datatype\0"
    "datetime\0"
    "declare\0"
    "decoding\0"
    "default\0"
    "defer\0"
    "definitionurl\0"
    "denomalign\0"
    "depth\0"
    "descent\0"
    "diffuseconstant\0"
    "dir\0"
    "direction\0"
    "dirname\0"
    "disabled\0"
    "disablepictureinpicture\0"
    "disableremoteplayback\0"
    "display\0"
    "displaystyle\0"
    "divisor\0"
    "dominant-baseline\0"
    "download\0"
    "draggable\0"
    "dropzone\0"
    "dur\0"
    "dx\0"
    "dy\0"
    "edge\0"
    "edgemode\0"
    "elementtiming\0"
    "elevation\0"
    "enable-background\0"
    "encoding\0"
    "enctype\0"
    "end\0"
    "enterkeyhint\0"
    "equalcolumns\0"
    "equalrows\0"
    "event\0"
    "exponent\0"
    "exportparts\0"
    "externalresourcesrequired\0"
    "face\0"
    "fence\0"
    "fetchpriority\0"
    "fill\0"
    "fill-opacity\0"
    "fill-rule\0"
    "filter\0"
    "filterres\0"
    "filterunits\0"
    "flood-color\0"
    "flood-opacity\0"
    "font\0"
    "font-family\0"
    "font-size\0"
    "font-size-adjust\0"
    "font-stretch\0"
    "font-style\0"
    "font-variant\0"
    "font-weight\0"
    "for\0"
    "form\0"
    "formaction\0"
    "format\0"
    "formenctype\0"
    "formmethod\0"
    "formnovalidate\0"
    "formtarget\0"
    "fr\0"
    "frame\0"
    "frameborder\0"
    "framespacing\0"
    "from\0"
    "fx\0"
    "fy\0"
    "g1\0"
    "g2\0"
    "glyph-name\0"
    "glyph-orientation-horizontal\0"
    "glyph-orientation-vertical\0"
    "glyphref\0"
    "gradienttransform\0"
    "gradientunits\0"
    "groupalign\0"
    "hanging\0"
    "headers\0"
    "headingoffset\0"
    "headingreset\0"
    "height\0"
    "hidden\0"
    "high\0"
    "horiz-adv-x\0"
    "horiz-origin-x\0"
    "horiz-origin-y\0"
    "href\0"
    "hreflang\0"
    "hspace\0"
    "http-equiv\0"
    "icon\0"
    "id\0"
    "ideographic\0"
    "image-rendering\0"
    "imagesizes\0"
    "imagesrcset\0"
    "importance\0"
    "in\0"
    "in2\0"
    "incremental\0"
    "indentalign\0"
    "inert\0"
    "infixlinebreakstyle\0"
    "inlist\0"
    "inputmode\0"
    "integrity\0"
    "intent\0"
    "intercept\0"
    "interestfor\0"
    "is\0"
    "ismap\0"
    "itemid\0"
    "itemprop\0"
    "itemref\0"
    "itemscope\0"
    "itemtype\0"
    "k\0"
    "k1\0"
    "k2\0"
    "k3\0"
    "k4\0"
    "kernelmatrix\0"
    "kernelunitlength\0"
    "kerning\0"
    "keypoints\0"
    "keysplines\0"
    "keytimes\0"
    "keytype\0"
    "kind\0"
    "label\0"
    "lang\0"
    "language\0"
    "largeop\0"
    "leftmargin\0"
    "lengthadjust\0"
    "letter-spacing\0"
    "lighting-color\0"
    "limitingconeangle\0"
    "linebreak\0"
    "linethickness\0"
    "link\0"
    "list\0"
    "loading\0"
    "local\0"
    "longdesc\0"
    "loop\0"
    "low\0"
    "lowsrc\0"
    "lquote\0"
    "lspace\0"
    "manifest\0"
    "marginheight\0"
    "marginwidth\0"
    "marker\0"
    "marker-end\0"
    "marker-mid\0"
    "marker-start\0"
    "markerheight\0"
    "markerunits\0"
    "markerwidth\0"
    "mask\0"
    "mask-type\0"
    "maskcontentunits\0"
    "maskunits\0"
    "mathbackground\0"
    "mathcolor\0"
    "mathematical\0"
    "mathsize\0"
    "mathvariant\0"
    "max\0"
    "maxlength\0"
    "maxsize\0"
    "media\0"
    "mediagroup\0"
    "method\0"
    "methods\0"
    "min\0"
    "minlabelspacing\0"
    "minlength\0"
    "minsize\0"
    "mode\0"
    "movablelimits\0"
    "multiple\0"
    "muted\0"
    "name\0"
    "nohref\0"
    "nomodule\0"
    "nonce\0"
    "noresize\0"
    "noshade\0"
    "notation\0"
    "novalidate\0"
    "nowrap\0"
    "numalign\0"
    "numoctaves\0"
    "object\0"
    "offset\0"
    "onabort\0"
    "onafterprint\0"
    "onanimationcancel\0"
    "onanimationend\0"
    "onanimationiteration\0"
    "onanimationstart\0"
    "onauxclick\0"
    "onbeforecopy\0"
    "onbeforecut\0"
    "onbeforeinput\0"
    "onbeforematch\0"
    "onbeforepaste\0"
    "onbeforeprint\0"
    "onbeforetoggle\0"
    "onbeforeunload\0"
    "onbegin\0"
    "onblur\0"
    "onbounce\0"
    "oncancel\0"
    "oncanplay\0"
    "oncanplaythrough\0"
    "onchange\0"
    "onclick\0"
    "onclose\0"
    "oncommand\0"
    "oncontextlost\0"
    "oncontextmenu\0"
    "oncontextrestored\0"
    "oncopy\0"
    "oncuechange\0"
    "oncut\0"
    "ondblclick\0"
    "ondrag\0"
    "ondragend\0"
    "ondragenter\0"
    "ondragexit\0"
    "ondragleave\0"
    "ondragover\0"
    "ondragstart\0"
    "ondrop\0"
    "ondurationchange\0"
    "onemptied\0"
    "onend\0"
    "onended\0"
    "onerror\0"
    "onfinish\0"
    "onfocus\0"
    "onfocusin\0"
    "onfocusout\0"
    "onformdata\0"
    "onfullscreenchange\0"
    "onfullscreenerror\0"
    "ongotpointercapture\0"
    "onhashchange\0"
    "oninput\0"
    "oninvalid\0"
    "onkeydown\0"
    "onkeypress\0"
    "onkeyup\0"
    "onlanguagechange\0"
    "onload\0"
    "onloadeddata\0"
    "onloadedmetadata\0"
    "onloadstart\0"
    "onlostpointercapture\0"
    "onmessage\0"
    "onmessageerror\0"
    "onmousedown\0"
    "onmouseenter\0"
    "onmouseleave\0"
    "onmousemove\0"
    "onmouseout\0"
    "onmouseover\0"
    "onmouseup\0"
    "onmousewheel\0"
    "onoffline\0"
    "ononline\0"
    "onpagehide\0"
    "onpagereveal\0"
    "onpageshow\0"
    "onpageswap\0"
    "onpaste\0"
    "onpause\0"
    "onplay\0"
    "onplaying\0"
    "onpointercancel\0"
    "onpointerdown\0"
    "onpointerenter\0"
    "onpointerleave\0"
    "onpointermove\0"
    "onpointerout\0"
    "onpointerover\0"
    "onpointerrawupdate\0"
    "onpointerup\0"
    "onpopstate\0"
    "onprogress\0"
    "onratechange\0"
    "onreadystatechange\0"
    "onrejectionhandled\0"
    "onrepeat\0"
    "onreset\0"
    "onresize\0"
    "onscroll\0"
    "onscrollend\0"
    "onscrollsnapchange\0"
    "onscrollsnapchanging\0"
    "onsearch\0"
    "onsecuritypolicyviolation\0"
    "onseeked\0"
    "onseeking\0"
    "onselect\0"
    "onselectionchange\0"
    "onselectstart\0"
    "onshow\0"
    "onslotchange\0"
    "onsort\0"
    "onstalled\0"
    "onstart\0"
    "onstorage\0"
    "onsubmit\0"
    "onsuspend\0"
    "ontimeupdate\0"
    "ontoggle\0"
    "ontouchcancel\0"
    "ontouchend\0"
    "ontouchmove\0"
    "ontouchstart\0"
    "ontransitioncancel\0"
    "ontransitionend\0"
    "ontransitionrun\0"
    "ontransitionstart\0"
    "onunhandledrejection\0"
    "onunload\0"
    "onvolumechange\0"
    "onwaiting\0"
    "onwebkitanimationend\0"
    "onwebkitanimationiteration\0"
    "onwebkitanimationstart\0"
    "onwebkittransitionend\0"
    "onwheel\0"
    "onzoom\0"
    "opacity\0"
    "open\0"
    "operator\0"
    "optimum\0"
    "order\0"
    "orient\0"
    "orientation\0"
    "origin\0"
    "overflow\0"
    "overline-position\0"
    "overline-thickness\0"
    "paint-order\0"
    "panose-1\0"
    "part\0"
    "path\0"
    "pathlength\0"
    "pattern\0"
    "patterncontentunits\0"
    "patterntransform\0"
    "patternunits\0"
    "ping\0"
    "placeholder\0"
    "playsinline\0"
    "pointer-events\0"
    "points\0"
    "pointsatx\0"
    "pointsaty\0"
    "pointsatz\0"
    "popover\0"
    "popovertarget\0"
    "popovertargetaction\0"
    "poster\0"
    "prefix\0"
    "preload\0"
    "preservealpha\0"
    "preserveaspectratio\0"
    "primitiveunits\0"
    "privatetoken\0"
    "profile\0"
    "prompt\0"
    "property\0"
    "pubdate\0"
    "r\0"
    "radiogroup\0"
    "radius\0"
    "readonly\0"
    "referrerpolicy\0"
    "refx\0"
    "refy\0"
    "rel\0"
    "rendering-intent\0"
    "repeat\0"
    "repeatcount\0"
    "repeatdur\0"
    "required\0"
    "requiredextensions\0"
    "requiredfeatures\0"
    "resource\0"
    "restart\0"
    "result\0"
    "results\0"
    "rev\0"
    "reversed\0"
    "rightmargin\0"
    "role\0"
    "rotate\0"
    "rowalign\0"
    "rowlines\0"
    "rows\0"
    "rowspacing\0"
    "rowspan\0"
    "rquote\0"
    "rspace\0"
    "rules\0"
    "rx\0"
    "ry\0"
    "sandbox\0"
    "scale\0"
    "scheme\0"
    "scope\0"
    "scoped\0"
    "scriptlevel\0"
    "scriptminsize\0"
    "scriptsizemultiplier\0"
    "scrollamount\0"
    "scrolldelay\0"
    "scrolling\0"
    "seamless\0"
    "seed\0"
    "selected\0"
    "selection\0"
    "separator\0"
    "separators\0"
    "shadowrootclonable\0"
    "shadowrootcustomelementregistry\0"
    "shadowrootdelegatesfocus\0"
    "shadowrootmode\0"
    "shadowrootserializable\0"
    "shadowrootslotassignment\0"
    "shape\0"
    "shape-rendering\0"
    "sharedstoragewritable\0"
    "side\0"
    "size\0"
    "sizes\0"
    "slope\0"
    "slot\0"
    "spacing\0"
    "span\0"
    "specularconstant\0"
    "specularexponent\0"
    "spellcheck\0"
    "spreadmethod\0"
    "src\0"
    "srcdoc\0"
    "srclang\0"
    "srcset\0"
    "standby\0"
    "start\0"
    "startoffset\0"
    "stddeviation\0"
    "stemh\0"
    "stemv\0"
    "step\0"
    "stitchtiles\0"
    "stop-color\0"
    "stop-opacity\0"
    "stretchy\0"
    "strikethrough-position\0"
    "strikethrough-thickness\0"
    "string\0"
    "stroke\0"
    "stroke-dasharray\0"
    "stroke-dashoffset\0"
    "stroke-linecap\0"
    "stroke-linejoin\0"
    "stroke-miterlimit\0"
    "stroke-opacity\0"
    "stroke-width\0"
    "style\0"
    "subscriptshift\0"
    "summary\0"
    "superscriptshift\0"
    "surfacescale\0"
    "symmetric\0"
    "systemlanguage\0"
    "tabindex\0"
    "tablevalues\0"
    "target\0"
    "targetx\0"
    "targety\0"
    "text\0"
    "text-anchor\0"
    "text-decoration\0"
    "text-overflow\0"
    "text-rendering\0"
    "textlength\0"
    "title\0"
    "to\0"
    "topmargin\0"
    "transform\0"
    "transform-origin\0"
    "translate\0"
    "truespeed\0"
    "type\0"
    "typemustmatch\0"
    "typeof\0"
    "u1\0"
    "u2\0"
    "underline-position\0"
    "underline-thickness\0"
    "unicode\0"
    "unicode-bidi\0"
    "unicode-range\0"
    "units-per-em\0"
    "urn\0"
    "usemap\0"
    "v-alphabetic\0"
    "v-hanging\0"
    "v-ideographic\0"
    "v-mathematical\0"
    "valign\0"
    "value\0"
    "values\0"
    "valuetype\0"
    "vector-effect\0"
    "version\0"
    "vert-adv-y\0"
    "vert-origin-x\0"
    "vert-origin-y\0"
    "viewbox\0"
    "viewtarget\0"
    "virtualkeyboardpolicy\0"
    "visibility\0"
    "vlink\0"
    "vocab\0"
    "voffset\0"
    "vspace\0"
    "webkitdirectory\0"
    "white-space\0"
    "width\0"
    "widths\0"
    "word-spacing\0"
    "wrap\0"
    "writing-mode\0"
    "writingsuggestions\0"
    "x\0"
    "x-height\0"
    "x1\0"
    "x2\0"
    "xchannelselector\0"
    "xlink:actuate\0"
    "xlink:arcrole\0"
    "xlink:href\0"
    "xlink:role\0"
    "xlink:show\0"
    "xlink:title\0"
    "xlink:type\0"
    "xml:base\0"
    "xml:lang\0"
    "xml:space\0"
    "xmlns\0"
    "xmlns:svg\0"
    "xmlns:xlink\0"
    "y\0"
    "y1\0"
    "y2\0"
    "ychannelselector\0"
    "z\0"
    "zoomandpan\0"
    "attributeName\0"
    "attributeType\0"
    "baseFrequency\0"
    "baseProfile\0"
    "calcMode\0"
    "clipPathUnits\0"
    "definitionURL\0"
    "diffuseConstant\0"
    "edgeMode\0"
    "filterUnits\0"
    "glyphRef\0"
    "gradientTransform\0"
    "gradientUnits\0"
    "kernelMatrix\0"
    "kernelUnitLength\0"
    "keyPoints\0"
    "keySplines\0"
    "keyTimes\0"
    "lengthAdjust\0"
    "limitingConeAngle\0"
    "markerHeight\0"
    "markerUnits\0"
    "markerWidth\0"
    "maskContentUnits\0"
    "maskUnits\0"
    "numOctaves\0"
    "pathLength\0"
    "patternContentUnits\0"
    "patternTransform\0"
    "patternUnits\0"
    "pointsAtX\0"
    "pointsAtY\0"
    "pointsAtZ\0"
    "preserveAlpha\0"
    "preserveAspectRatio\0"
    "primitiveUnits\0"
    "refX\0"
    "refY\0"
    "repeatCount\0"
    "repeatDur\0"
    "requiredExtensions\0"
    "requiredFeatures\0"
    "specularConstant\0"
    "specularExponent\0"
    "spreadMethod\0"
    "startOffset\0"
    "stdDeviation\0"
    "stitchTiles\0"
    "surfaceScale\0"
    "systemLanguage\0"
    "tableValues\0"
    "targetX\0"
    "targetY\0"
    "textLength\0"
    "viewBox\0"
    "viewTarget\0"
    "xChannelSelector\0"
    "yChannelSelector\0"
    "zoomAndPan\0"
    "xlink:actuate\0"
    "xlink:arcrole\0"
    "xlink:href\0"
    "xlink:role\0"
    "xlink:show\0"
    "xlink:title\0"
    "xlink:type\0"
    "xml:lang\0"
    "xml:space\0"
    "xmlns\0"
    "xmlns:xlink\0");

#if LOCKSTEP_SMALL_TABLES
const NameKeys<kKnownTagNames> tag_keys(tag_strings.of);
#else
constexpr NameKeys<kKnownTagNames> tag_keys = {{
    0,
    72057594037928033u,
    288230378070762081u,
    535217445950088033u,
    536899660135294049u,
    432473543187394657u,
    288230377785750113u,
    532951305140073057u,
    360288405665968993u,
    360288448699200865u,
    72057594037928034u,
    288230377853772130u,
    12683984158037709928u,
    216172782120690786u,
    216172782121084002u,
    532672106596624226u,
    216172782120560994u,
    360288431603543138u,
    12556343913241215097u,
    288230378188336994u,
    144115188075885154u,
    432466989201782114u,
    432472426663534947u,
    535487904419438947u,
    432471344298222947u,
    288230377853839715u,
    288230377852792675u,
    216172782120890211u,
    16298781941490743420u,
    532672020663332707u,
    537175637588078435u,
    288230377786728804u,
    13375931949434276944u,
    144115188075881572u,
    216172782120887652u,
    536891980449604964u,
    216172782121018980u,
    432459292484921700u,
    216172782121281892u,
    216172782121544036u,
    144115188075883620u,
    144115188075885668u,
    144115188075883877u,
    360288401387318629u,
    14297893534240236600u,
    10550295119268831765u,
    432457106497956198u,
    288230378105106278u,
    432471344298291046u,
    288230377987927910u,
    360288405816439398u,
    9462375678537283640u,
    144115188075868520u,
    144115188075868776u,
    144115188075869032u,
    144115188075869288u,
    144115188075869544u,
    144115188075869800u,
    288230377835816296u,
    432471344028935528u,
    432469213910820712u,
    144115188075885160u,
    288230377970824296u,
    72057594037928041u,
    432457084688295529u,
    432471344381258857u,
    360288405715774825u,
    216172782120562025u,
    360288470376148585u,
    216172782121348713u,
    538291637494313833u,
    216172782120362603u,
    432466946034328939u,
    360288435747053932u,
    360288461518365036u,
    432455989538022764u,
    144115188075882860u,
    288230377954109804u,
    533516480071035244u,
    288230378004111725u,
    216172782121148781u,
    288230377954369901u,
    532943686002172269u,
    288230378121880941u,
    15416768126873729180u,
    288230377786729837u,
    360288461518038381u,
    12158435874268518556u,
    216172782121541998u,
    432455968315958638u,
    288230378070765422u,
    532662129353125742u,
    9433350895137588072u,
    536602877610454894u,
    9303310671356494696u,
    432473534479622767u,
    144115188075883631u,
    17460911327117348212u,
    432466989017231471u,
    432473611974243695u,
    72057594037928048u,
    360288439975960944u,
    532957979702684016u,
    15402073990204498348u,
    432464730048851824u,
    216172782120432240u,
    17284509823670276416u,
    72057594037928049u,
    144115188075881074u,
    144115188075884658u,
    144115188075885682u,
    216172782120301682u,
    288230378188207474u,
    72057594037928051u,
    288230378037928307u,
    535210792844419443u,
    432473590381831027u,
    432460340557604211u,
    535487904418588019u,
    432473534479754611u,
    14482883379646952007u,
    432476884536748147u,
    288230378105171059u,
    360288435864431987u,
    432457042024034163u,
    432471344012161139u,
    288230378003591283u,
    432457076232582259u,
    432459288241402995u,
    360288405801235571u,
    216172782120236403u,
    538587393220769139u,
    216172782121153907u,
    360288405799723380u,
    360288491565703796u,
    144115188075881588u,
    10645681923563251696u,
    16855656464305678320u,
    360288470275417716u,
    144115188075882612u,
    360288401320405108u,
    288230377853380980u,
    360288405800905076u,
    144115188075885172u,
    360288431418471028u,
    144115188075885684u,
    72057594037928053u,
    144115188075883637u,
    216172782121279862u,
    360288448632088950u,
    216172782121280119u,
    216172782121151864u,
    13661165795380671380u,
    9402919223867057170u,
    10064729792834841021u,
    532960092709547617u,
    17451633344408381844u,
    9543365308615290085u,
    13109490966784137275u,
    16992671119976432231u,
    10238783005427611877u,
    432457080426883427u,
    13170283454399165564u,
    16234272486317265106u,
    432471387231384931u,
    288230378087802212u,
    288230377820218724u,
    532676418542463332u,
    532959057555516517u,
    532672037825701222u,
    16241403231729435261u,
    15395940912145623858u,
    16030115501832395645u,
    18375319359046885320u,
    10338610732439014328u,
    11662002206383893228u,
    12498669576150215827u,
    12202194904040315005u,
    532673180287264102u,
    531815557073626470u,
    532097032050337126u,
    533504406933890406u,
    536600631677707622u,
    13347032572143091465u,
    532945799058384230u,
    532945871938872678u,
    16326043029959486255u,
    10900578363849643068u,
    13735730773885180984u,
    16043366773018431483u,
    9360554806879521291u,
    12367822874131824982u,
    432457080527676774u,
    17577454185009393212u,
    432471344298092902u,
    9509562971027586173u,
    18101850703780563503u,
    18229471328359959955u,
    16806522014662527544u,
    17596875161963727416u,
    9429811647466282261u,
    72057594037928039u,
    360288418753244263u,
    11363650804356785172u,
    360288444555291496u,
    288230377853446508u,
    11778997695312572191u,
    535487904418586989u,
    18325423911712536304u,
    14542158202301027505u,
    432471344147489133u,
    288230377954435437u,
    288230377904169325u,
    13639319015596718236u,
    432471387214603629u,
    13545198544974739612u,
    532662133664867949u,
    360288397026289261u,
    432460396510340973u,
    144115188075882861u,
    12575144872155917675u,
    13094923374690525592u,
    15946978932163992732u,
    11261201958982926064u,
    144115188075884141u,
    144115188075884397u,
    360288461518172013u,
    532662137791803501u,
    360288418818781293u,
    16907581272390399132u,
    11179261906991780644u,
    360288470275420781u,
    288230378155504237u,
    144115188075885421u,
    10099002276204359426u,
    538587466033230701u,
    536057477178291053u,
    432457089117090669u,
    432457041738494829u,
    360288470325883757u,
    360288483160519533u,
    432463638808523629u,
    432457080796115821u,
    288230377803576173u,
    536057494090642285u,
    288230378038457197u,
    432457080408994925u,
    216172782120367213u,
    360288470425760877u,
    216172782121284717u,
    432471344029791597u,
    16242461065859625067u,
    288230377853448046u,
    288230377904169328u,
    535491185774715248u,
    535487895913131888u,
    14601202341241883456u,
    11779017486321198849u,
    288230378104382834u,
    17158538665270542394u,
    216172782121411955u,
    288230378038064243u,
    216172782120564339u,
    432460340591687539u,
    432464789876078963u,
    288230378105759092u,
    13519069313196419056u,
    288230377869636212u,
    360288444270801780u,
    535496726181277301u,
    216172782120432501u,
    288230378154846582u,
    360288444555291510u,
    14811358886579254164u,
    12244082630384560562u,
    16356397698468161981u,
    11676136802062887316u,
    17041821784311917797u,
    10803647957570443323u,
    10166518292629075068u,
    532672037823604070u,
    9913855859243172477u,
    14923108099067113170u,
    16030115501830298493u,
    12705242539395456968u,
    15097619557577263448u,
    17461970023369501420u,
    18251543779495013523u,
    17412849985487607933u,
    532673180285166950u,
    522808357816788326u,
    523089832793498982u,
    524497207677052262u,
    527593432420869478u,
    10631496824449941257u,
    532945799056287078u,
    532945871936775526u,
    15834730244815334191u,
    10900578363851740220u,
    17847748339447356472u,
    14885432043536224251u,
    13260504202352888235u,
    18134207768988746070u,
    432457080525579622u,
    17577454185007296060u,
    17000319948422225173u,
    14569510051602801684u,
    16458312542963411647u,
    16458319140100940449u,
    10587149814598002672u,
}};
#endif

LOCKSTEP_COMPUTED NameSlots<13> tag_slots(tag_keys.of, kKnownTagNames, known_tag_names.multiplier);

#if LOCKSTEP_SMALL_TABLES
const NameKeys<kKnownAttributeNames> attribute_keys(attribute_strings.of);
#else
constexpr NameKeys<kKnownAttributeNames> attribute_keys = {{
    0u,
    288230378070762081u,
    360288470376079969u,
    432473581723804513u,
    14642117384428882405u,
    12635002907026299176u,
    432473590313739105u,
    17345250051952774608u,
    14117503858052724862u,
    18401163118145697406u,
    432466989017228129u,
    10498726409173448165u,
    11023080118359774100u,
    360288444371004513u,
    11272400610198520072u,
    360288431603543137u,
    360288483160124513u,
    18360406811101124797u,
    13314371210854840373u,
    13289229615169414653u,
    360288388553665633u,
    11642000206115093841u,
    216172782121413729u,
    16245744900512704912u,
    15796349693801688939u,
    532962326008263265u,
    216172782120563297u,
    14900943690331829968u,
    10886835892973971809u,
    12135816829735323284u,
    17261437026329048799u,
    13253255537588481818u,
    12774474201380546658u,
    11927739424595356731u,
    9453791224397995216u,
    9642500773856044414u,
    11680689716878796158u,
    11188356923097864900u,
    18142698071958985936u,
    13266809208437237118u,
    11032243857818754256u,
    17453958656059319422u,
    16522347933786776702u,
    16665025924754862544u,
    12331982794611058517u,
    9837245310700916602u,
    11340245961560570264u,
    10911955089486102056u,
    18367940872723482260u,
    16766370515806269648u,
    12734515488216592361u,
    16770492594743002772u,
    16524561171046145744u,
    12050999807380688198u,
    14434173812950477820u,
    11780427495092435819u,
    10622242367537196028u,
    15285497070802021435u,
    11099160268384021500u,
    12410371181005169656u,
    18003792216362348914u,
    13279733232336537640u,
    16590491225487682619u,
    18399633081043728254u,
    15560317780178441809u,
    12403682997051821520u,
    9894681825450522683u,
    18083873130900813883u,
    11437646803165378619u,
    16780687285966486549u,
    11428007954173013563u,
    13385422100094922299u,
    15484994886089682884u,
    12622970311615011792u,
    13896145964922532878u,
    10217963833498488016u,
    15314497587632778299u,
    13703466354950821071u,
    10129860050632332495u,
    13586914823871681743u,
    10054854971146612116u,
    144115188075885409u,
    432473581723808609u,
    360288397244855137u,
    13073901903288036715u,
    14902399077538426219u,
    12651898596297625080u,
    17491509940899713873u,
    12512834484233069182u,
    18090403265590499706u,
    13468600907737025784u,
    9271619998466894228u,
    12356737192352475540u,
    288230378088003681u,
    533804603539028577u,
    14682316580583285373u,
    9295124877547137848u,
    13494245898684070756u,
    15506250060768036139u,
    288230378172277346u,
    360288444404426082u,
    16952093638393310312u,
    16964883930233941096u,
    536613817126446946u,
    288230378087475554u,
    17160186476069662824u,
    432471344030052194u,
    9378345542609055318u,
    9989423618278674809u,
    16557104541902747236u,
    144115188075886946u,
    16691081554176348284u,
    15576024987165629267u,
    532957979703533923u,
    14756479207421177279u,
    12128265651499672255u,
    13306645726101714411u,
    288230378070698083u,
    10532783472387372523u,
    533226234736371811u,
    537165802078562403u,
    532662167840057443u,
    288230377853839715u,
    360288466046643299u,
    532666600514481251u,
    360288461449948259u,
    288230378037668963u,
    18058033866637679039u,
    15991262042928028095u,
    15955051183347067798u,
    360288405918018659u,
    9309582151864202364u,
    288230377852792675u,
    11498661156129306748u,
    9227798714216315004u,
    360288461685288803u,
    16364639831792617132u,
    16271608748199786075u,
    16234272486317265106u,
    10918581702515987754u,
    17276187475277978815u,
    288230378088197987u,
    535472541304385379u,
    15024874455795616250u,
    17713162682003737082u,
    9354903250203225957u,
    10023091412284645055u,
    16712692364904876538u,
    532672020663332707u,
    12859342136560954002u,
    537163525713129315u,
    537175637588078435u,
    11003157860138239786u,
    13806822471771714178u,
    9568034271510940135u,
    15424714648521469415u,
    11537695511319378044u,
    14828012316309205817u,
    432472439481397091u,
    17485481552627148007u,
    11150870757282766348u,
    216172782121153379u,
    432471387231384931u,
    144115188075886691u,
    144115188075886947u,
    72057594037928036u,
    288230377786728804u,
    532669842914042212u,
    15520727480798341690u,
    16572155700562190164u,
    532395020841673060u,
    15409518631021972560u,
    17279139265922731088u,
    532957893669119332u,
    15333700209444693072u,
    537173506965005668u,
    360288461517120868u,
    15651151426728824313u,
    13471528800660556130u,
    360288418819761508u,
    537175637303190884u,
    17766036721906450043u,
    216172782121281892u,
    10337749903943751673u,
    532952396145518948u,
    13341924120676236368u,
    13794994748068524210u,
    18332633047066950099u,
    538568748818458980u,
    15770770951013016760u,
    536613847091800420u,
    18068380557911129472u,
    12748833062765198416u,
    10602559600349889598u,
    17095458308675575888u,
    216172782121284964u,
    144115188075886692u,
    144115188075886948u,
    288230377852986469u,
    17106477508211592236u,
    12004179455445285219u,
    17474020663460875705u,
    17198312508397634662u,
    11695633639603803180u,
    532955797859298917u,
    216172782120365669u,
    9619200817783727679u,
    9290426669577143993u,
    15544727814543388448u,
    360288470257989221u,
    18025927086095250476u,
    14307778140294963070u,
    10419554460343575109u,
    288230377852723558u,
    360288405649515878u,
    14854643858049910358u,
    288230377970755942u,
    13281460172065637335u,
    17873844037328153083u,
    432471344298092902u,
    10188453740819098107u,
    10533793400789068770u,
    14432973794188094845u,
    12127767055092647639u,
    288230378105106278u,
    11981053016011933154u,
    12199388490434002045u,
    12119078707613256239u,
    9553111421281587671u,
    12573527439625796192u,
    11604175842163299031u,
    12509274303738185186u,
    216172782121283430u,
    288230377987927910u,
    11511038915826375996u,
    432473526024433510u,
    13856106901483516567u,
    16540564272359628092u,
    13384554257148496328u,
    14502623928644951356u,
    144115188075885158u,
    360288405816439398u,
    11865327759319658391u,
    9357545936880996655u,
    288230377987732070u,
    144115188075886694u,
    144115188075886950u,
    144115188075868519u,
    144115188075868775u,
    14863542458829814154u,
    16832938212482642259u,
    10062943064263480914u,
    11363650804356785172u,
    10556330634898184874u,
    16265599102313990190u,
    15184466003177116796u,
    533516479852601704u,
    536898560388588904u,
    13965311067587977582u,
    10064992250685919221u,
    432473555987948904u,
    432466945982622056u,
    288230377903319400u,
    15489073686642526709u,
    13867242177384958067u,
    12498147890664327283u,
    288230377869636200u,
    17687079216499765472u,
    432457041738494824u,
    12040958690741591532u,
    288230378004505449u,
    144115188075881577u,
    11175771961785001074u,
    10918581621045499680u,
    14356672251058658204u,
    10690875731706796058u,
    17122506290922064217u,
    144115188075884137u,
    216172782117088873u,
    14445475992668726323u,
    9321575944610354208u,
    360288470325096041u,
    14539275141260694084u,
    432473603266342505u,
    15936902001918734191u,
    15317050662969654127u,
    432473581724921449u,
    15035943932074113903u,
    9490073909359878176u,
    144115188075885417u,
    360288452860539753u,
    432455968197276777u,
    11120231195003722996u,
    533225148026025065u,
    12497899814903674605u,
    10417222907815664884u,
    72057594037928043u,
    144115188075868523u,
    144115188075868779u,
    144115188075869035u,
    144115188075869291u,
    16969329492027684130u,
    9413008436440862198u,
    533516479970305387u,
    14864397986095531042u,
    13006826834247774598u,
    10474988603023442092u,
    532955797860738411u,
    288230377836669291u,
    360288435747053932u,
    288230377886998892u,
    11715157266391379120u,
    536050836975018348u,
    12781159419177177394u,
    13327762439739253992u,
    12513056841039698909u,
    15927734823661710698u,
    10999256949156239547u,
    14513301038402405361u,
    10205744128422604004u,
    288230377954109804u,
    288230378105432428u,
    533516479801421676u,
    360288435680014188u,
    16061339237635660976u,
    288230378038062956u,
    216172782121611116u,
    432454907442196332u,
    432457114988147052u,
    432457041738494828u,
    15981709494055774364u,
    11442658138761169904u,
    16347810781935495198u,
    432471344147489133u,
    16332386793152538935u,
    10651456503038568759u,
    18073745005153300260u,
    13097984868466175780u,
    9372771211962107050u,
    16209023866926941354u,
    288230377954435437u,
    13134908568485368728u,
    18211165179386043172u,
    10429156000246141848u,
    15118023364757267058u,
    17072641734502966936u,
    16378867353009030180u,
    16259136760788461724u,
    12990164084675409893u,
    216172782121673069u,
    10779510017590999704u,
    532966724240695661u,
    360288388569654637u,
    15409161008754094169u,
    432455993884173677u,
    536883210243827053u,
    216172782121019757u,
    11769123295116897969u,
    15176306422789407728u,
    532966724240042349u,
    288230377852792685u,
    11196326761447739057u,
    16180961781091670172u,
    360288401388500333u,
    288230377853378926u,
    432458150124744558u,
    15859495329147781992u,
    360288405649518446u,
    18354210308674421608u,
    532942500440272750u,
    17206301831373128552u,
    13667715876173072832u,
    432469128062136174u,
    13841003204441710440u,
    9503327813064694431u,
    432473534479622767u,
    432473543304177263u,
    537180078281420399u,
    18300410487318244587u,
    10459488041528701921u,
    17369861767834823066u,
    17006210472869507184u,
    11882990472240468466u,
    18386005131467944602u,
    16065035032371586353u,
    14270273187715234854u,
    9509569469839853940u,
    12053803228391033204u,
    14406677489943595380u,
    16522124036284893556u,
    15405639724756493365u,
    10236797868423439413u,
    535481298507165295u,
    432471412882697839u,
    9685360969873931636u,
    17941282731113102708u,
    13376847334316514921u,
    15615015200524420994u,
    13667417900545785204u,
    534630285214707311u,
    532959053310291567u,
    14135622122881097321u,
    9517867618467310827u,
    14203953229354495211u,
    15193495809181263707u,
    432479088039652975u,
    17922132228368666870u,
    360288470375296623u,
    14365468068750093403u,
    432459232456240751u,
    11767772173156477801u,
    9679515058967042101u,
    13614172706892856411u,
    14939122824106104885u,
    16449874844887727195u,
    10137952879190104117u,
    432469188190432879u,
    12231604212712062324u,
    15068877233664029801u,
    360288401538510447u,
    532662137959837295u,
    536613842946715247u,
    16842837904825564532u,
    536901850518417007u,
    14344016688409395561u,
    13894869769712035121u,
    9451837618186806577u,
    9620970335055246658u,
    14905184213497671490u,
    13363345507789059397u,
    11001722446776969984u,
    537183381313121903u,
    12339629213916233833u,
    16850132642531407465u,
    11263549814050671528u,
    536057519910121071u,
    11147192378835032860u,
    432455933871550063u,
    15239960618566310298u,
    12027763625616962462u,
    15320131449486552180u,
    13288759006943196485u,
    18416865969054035049u,
    10559968342213597338u,
    16537710740088096884u,
    15677335037508602614u,
    10332929417520368374u,
    12469196896144787572u,
    18032843129705562526u,
    14080478212523886708u,
    15865609889920068713u,
    11494889371983432438u,
    12392915212460819049u,
    12374992330067328372u,
    9940091648480202847u,
    13194369121949997852u,
    9604784758567293023u,
    10746927750687051871u,
    532960169818091119u,
    532959078896397935u,
    432479023565663855u,
    13320202544251072361u,
    11971110827562573862u,
    10444195340980829033u,
    15272920209942310123u,
    11382903558845164779u,
    15094588888874990441u,
    12651280667398735090u,
    18219123488716995433u,
    14616154375262006176u,
    10515609700522132596u,
    12672978996894567007u,
    18149480137564015967u,
    10447146096351374571u,
    16654081971705485311u,
    17446336380369871330u,
    10650807646850170228u,
    537165801861574255u,
    10948393483974786420u,
    17208741940258454900u,
    17247805389384792176u,
    16204403756003901989u,
    14573322087160522348u,
    15628081275120172404u,
    10619230756066844726u,
    13552918657272167796u,
    14308459813195263593u,
    10954102339521789300u,
    16542808598058686352u,
    17380359660951862566u,
    432476884605038191u,
    17998124810111500148u,
    432473599072497263u,
    14751489873641844329u,
    537180018455047791u,
    17655416368401591913u,
    14103949361871895924u,
    10479778099357855337u,
    9423877697700918174u,
    13418108161707261300u,
    10037734390678809200u,
    15294261411414424299u,
    13419488528880109684u,
    14446945010995346166u,
    16526593859291838618u,
    11193829105253943026u,
    11130727033424250610u,
    11709876928859445079u,
    18399145207299857228u,
    10548117777623858548u,
    14589969765809025950u,
    11528180305027627625u,
    9386736079157559559u,
    13712896868251211313u,
    17960356174032332854u,
    12980241646310571647u,
    534913941969006191u,
    432465889606659695u,
    538589626435203183u,
    288230378003853423u,
    15624586731003088244u,
    535213043508080751u,
    360288461516993135u,
    432473581724201583u,
    13715726164463355942u,
    432466963213152879u,
    18322776863482776948u,
    17910802334329094523u,
    18127322741346401428u,
    17426768734227444854u,
    16593772119503822656u,
    288230378105364848u,
    288230377904169328u,
    14045666513897169140u,
    535491185774715248u,
    14504348948814036095u,
    13106955510534461226u,
    16504911973438074681u,
    288230377887000944u,
    16815236516214942063u,
    15522607085713782941u,
    13645681110391889194u,
    432472508133371760u,
    15148545890003649899u,
    13347106039055451499u,
    11833896564258964843u,
    536602864960696176u,
    14534064373503631673u,
    16252829231961263264u,
    432471344298553200u,
    432477958312391280u,
    532657787124413040u,
    10737106994973416746u,
    15052540281468681343u,
    15261549638376677613u,
    10312906485764650373u,
    532951330859217520u,
    432473590448747120u,
    10715334349921571136u,
    532960092558095728u,
    72057594037928050u,
    13672154768716100678u,
    432472512344121714u,
    10689826910763347752u,
    9549286454496209723u,
    288230378171688306u,
    288230378188465522u,
    216172782120887666u,
    10254762328076253185u,
    432473525890082162u,
    9381636980403244091u,
    12251049565721280827u,
    10284725590415503144u,
    12644500712009217848u,
    11658069312725834796u,
    18215265933071347496u,
    537180018455045490u,
    432473573403354482u,
    536900789763007858u,
    216172782121543026u,
    9493675996528504616u,
    16284396583952025082u,
    288230377853316978u,
    432457114753199986u,
    17713664658844169000u,
    9868876660089828136u,
    288230378088918898u,
    17289333613920940977u,
    535472541305106290u,
    432457114988147058u,
    432457041738494834u,
    360288465812485490u,
    144115188075886706u,
    144115188075886962u,
    538302623853207923u,
    360288405799658355u,
    432457084754748275u,
    360288405867684723u,
    432455951068390259u,
    11514760142644606958u,
    18192221413287414263u,
    13376197195238263150u,
    12908891524397815727u,
    9905607058759273064u,
    10828954233912964460u,
    12127652952403763996u,
    288230377836078451u,
    14832887325908427548u,
    14199656827731883322u,
    16996159745994867002u,
    9247480360424725315u,
    13439306381262149183u,
    15961997801152258274u,
    10352877675516934826u,
    17743605482187273257u,
    16532486667033256249u,
    13749716481621574327u,
    360288405866768499u,
    10918581620726731322u,
    14100143936240907895u,
    288230377852791155u,
    288230377854232947u,
    360288465813399923u,
    360288405867687027u,
    288230378105171059u,
    533516479784644723u,
    288230378003591283u,
    17909051298893031276u,
    16440386277453970490u,
    12206472150058704954u,
    18042977359657715590u,
    216172782120301171u,
    432454894304326259u,
    533516445576032883u,
    432473543303983731u,
    538569813935617139u,
    360288470324835443u,
    9282040976184881449u,
    12639279326942320186u,
    360288418701603955u,
    360288478831146099u,
    288230378037408883u,
    14491021208212810999u,
    11784976159981865320u,
    13281460172401385154u,
    11115805069708834076u,
    13431792012054573147u,
    9510479402606301683u,
    432459288140739699u,
    432457076333245555u,
    10558297296268428934u,
    12282328424543284907u,
    17372798422783877058u,
    10065093773444284847u,
    12273835556664681374u,
    12973801726080884418u,
    14459736001422381492u,
    360288405801235571u,
    11793326157317300718u,
    538587393220769139u,
    13808123014281847278u,
    12197464828818511750u,
    12010213362351206302u,
    11574133835973342383u,
    10040874159554973680u,
    14984908393350480040u,
    432473543103635828u,
    538308134346842484u,
    538589609323553140u,
    288230378105759092u,
    9276259902219390960u,
    11868211582658769515u,
    16816044298054016623u,
    11354075396051017533u,
    12644579864012638380u,
    360288405800905076u,
    144115188075884404u,
    17176022349245682287u,
    12314062396515959854u,
    18038963755852822405u,
    17855539986201592878u,
    9935587752397285422u,
    288230377853581684u,
    11865180799672016365u,
    432458192856840564u,
    144115188075868533u,
    144115188075868789u,
    17332374529702189409u,
    15156494801804244505u,
    532942560485273205u,
    16330278802135740270u,
    9411455127913803585u,
    9693262537329213466u,
    216172782121022069u,
    432469127977071477u,
    12796058670237678662u,
    15166118176654981831u,
    11465685681833733485u,
    17890945365763541055u,
    432466954656964982u,
    360288405951373686u,
    432472443826495862u,
    16612762092327845507u,
    15486785394051159852u,
    535487904402793846u,
    17134614063870353452u,
    15595707256427528813u,
    13073691465100051053u,
    538302624171387254u,
    12345415570461679167u,
    12428930919726339912u,
    10054965321369334553u,
    360288431603543158u,
    360288392730341238u,
    537165801877565302u,
    432457041738494838u,
    16510643520952163306u,
    9790621279299889907u,
    360288418818976119u,
    432472456694098295u,
    13689341627975815622u,
    288230378037146231u,
    12587435711352379626u,
    14164188366325434170u,
    72057594037928056u,
    15750350471558723488u,
    144115188075868536u,
    144115188075868792u,
    15918846317459039511u,
    9857459885760478650u,
    10680441170000575930u,
    12561175869450454757u,
    15722110506104620773u,
    13913238965869971173u,
    9762097499002729598u,
    16462880824363943653u,
    14886494478922119072u,
    13046236421494896544u,
    12792140554716437897u,
    360288465963478392u,
    12057529679670271369u,
    11598284968294133118u,
    72057594037928057u,
    144115188075868537u,
    144115188075868793u,
    15918846317459039510u,
    72057594037928058u,
    11265694267986334049u,
    11222502030680092011u,
    13195114393006337387u,
    9295125014986091320u,
    11981954475430569259u,
    14705138979162919036u,
    17096487866484386710u,
    12639826572761959929u,
    11501300048838786331u,
    18146951683767880748u,
    11683707215497325538u,
    14569510051602801684u,
    10047998234391878314u,
    10485071194759792686u,
    11794700600459834658u,
    13542754810959236598u,
    9698739726363755554u,
    9644696157307670918u,
    13922857496704860332u,
    17376452670777435368u,
    14087739883962783931u,
    14714766347808419620u,
    15144227041559332010u,
    12739370350975009962u,
    10124794107999329060u,
    13871155605832340376u,
    17018481067151932063u,
    10753489352220778740u,
    9440833486739930239u,
    10801112501320767274u,
    13049055116506574649u,
    14022258955068048747u,
    12220819104119850347u,
    10707609629323363691u,
    11959329023651257642u,
    15372646384472882303u,
    9498156709008302317u,
    288230377634817394u,
    288230377651594610u,
    15142392629126925371u,
    18057491307169136955u,
    17578455033257375544u,
    18075461630618391500u,
    12797203145116935180u,
    15939986647589337562u,
    12868022737568810886u,
    15843760690201276713u,
    12639279327479191098u,
    11083538722554981623u,
    17969160609648629638u,
    16593703827250983503u,
    10810083017155723432u,
    529300935092101492u,
    529582410068812148u,
    16684544645969463468u,
    538302486732433782u,
    16394109237742132799u,
    11959962685574922423u,
    11959962685574922422u,
    9648241257056227681u,
    9857459885760478650u,
    10680441170000575930u,
    12561175869450454757u,
    15722110506104620773u,
    13913238965869971173u,
    9762097499002729598u,
    16462880824363943653u,
    13046236421494896544u,
    12792140554716437897u,
    360288465963478392u,
    11598284968294133118u,
}};
#endif

// Those that come after the plain names are for the adjustments alone.
LOCKSTEP_COMPUTED NameSlots<15> attribute_slots(attribute_keys.of, 807, known_attribute_names.multiplier);

constexpr AttributeNameParts namespaced_attribute_parts[] = {
    {Namespace::xlink, "xlink", "actuate"}, {Namespace::xlink, "xlink", "arcrole"},
    {Namespace::xlink, "xlink", "href"},    {Namespace::xlink, "xlink", "role"},
    {Namespace::xlink, "xlink", "show"},    {Namespace::xlink, "xlink", "title"},
    {Namespace::xlink, "xlink", "type"},    {Namespace::xml, "xml", "lang"},
    {Namespace::xml, "xml", "space"},       {Namespace::xmlns, "", "xmlns"},
    {Namespace::xmlns, "xmlns", "xlink"},
};

NameId lowercase_tag(NameId name) {
  switch (name) {
    case 273:  // altGlyph
      return 152;
    case 274:  // altGlyphDef
      return 153;
    case 275:  // altGlyphItem
      return 154;
    case 276:  // animateColor
      return 156;
    case 277:  // animateMotion
      return 157;
    case 278:  // animateTransform
      return 158;
    case 279:  // clipPath
      return 162;
    case 280:  // feBlend
      return 169;
    case 281:  // feColorMatrix
      return 170;
    case 282:  // feComponentTransfer
      return 171;
    case 283:  // feComposite
      return 172;
    case 284:  // feConvolveMatrix
      return 173;
    case 285:  // feDiffuseLighting
      return 174;
    case 286:  // feDisplacementMap
      return 175;
    case 287:  // feDistantLight
      return 176;
    case 288:  // feDropShadow
      return 177;
    case 289:  // feFlood
      return 178;
    case 290:  // feFuncA
      return 179;
    case 291:  // feFuncB
      return 180;
    case 292:  // feFuncG
      return 181;
    case 293:  // feFuncR
      return 182;
    case 294:  // feGaussianBlur
      return 183;
    case 295:  // feImage
      return 184;
    case 296:  // feMerge
      return 185;
    case 297:  // feMergeNode
      return 186;
    case 298:  // feMorphology
      return 187;
    case 299:  // feOffset
      return 188;
    case 300:  // fePointLight
      return 189;
    case 301:  // feSpecularLighting
      return 190;
    case 302:  // feSpotLight
      return 191;
    case 303:  // feTile
      return 192;
    case 304:  // feTurbulence
      return 193;
    case 305:  // foreignObject
      return 200;
    case 306:  // glyphRef
      return 203;
    case 307:  // linearGradient
      return 206;
    case 308:  // radialGradient
      return 257;
    case 309:  // textPath
      return 266;
    default:
      return name;
  }
}

NameId adjusted_svg_tag(NameId name) {
  switch (name) {
    case 152:
      return 273;
    case 153:
      return 274;
    case 154:
      return 275;
    case 156:
      return 276;
    case 157:
      return 277;
    case 158:
      return 278;
    case 162:
      return 279;
    case 169:
      return 280;
    case 170:
      return 281;
    case 171:
      return 282;
    case 172:
      return 283;
    case 173:
      return 284;
    case 174:
      return 285;
    case 175:
      return 286;
    case 176:
      return 287;
    case 177:
      return 288;
    case 178:
      return 289;
    case 179:
      return 290;
    case 180:
      return 291;
    case 181:
      return 292;
    case 182:
      return 293;
    case 183:
      return 294;
    case 184:
      return 295;
    case 185:
      return 296;
    case 186:
      return 297;
    case 187:
      return 298;
    case 188:
      return 299;
    case 189:
      return 300;
    case 190:
      return 301;
    case 191:
      return 302;
    case 192:
      return 303;
    case 193:
      return 304;
    case 200:
      return 305;
    case 203:
      return 306;
    case 206:
      return 307;
    case 257:
      return 308;
    case 266:
      return 309;
    default:
      return name;
  }
}

NameId adjusted_svg_attribute(NameId name) {
  switch (name) {
    case 84:
      return 748;
    case 85:
      return 749;
    case 96:
      return 750;
    case 98:
      return 751;
    case 111:
      return 752;
    case 129:
      return 753;
    case 181:
      return 755;
    case 199:
      return 756;
    case 221:
      return 757;
    case 252:
      return 758;
    case 253:
      return 759;
    case 254:
      return 760;
    case 301:
      return 761;
    case 302:
      return 762;
    case 304:
      return 763;
    case 305:
      return 764;
    case 306:
      return 765;
    case 314:
      return 766;
    case 317:
      return 767;
    case 337:
      return 768;
    case 338:
      return 769;
    case 339:
      return 770;
    case 342:
      return 771;
    case 343:
      return 772;
    case 374:
      return 773;
    case 533:
      return 774;
    case 535:
      return 775;
    case 536:
      return 776;
    case 537:
      return 777;
    case 543:
      return 778;
    case 544:
      return 779;
    case 545:
      return 780;
    case 552:
      return 781;
    case 553:
      return 782;
    case 554:
      return 783;
    case 565:
      return 784;
    case 566:
      return 785;
    case 570:
      return 786;
    case 571:
      return 787;
    case 573:
      return 788;
    case 574:
      return 789;
    case 627:
      return 790;
    case 628:
      return 791;
    case 630:
      return 792;
    case 637:
      return 793;
    case 638:
      return 794;
    case 642:
      return 795;
    case 661:
      return 796;
    case 663:
      return 797;
    case 665:
      return 798;
    case 667:
      return 799;
    case 668:
      return 800;
    case 674:
      return 801;
    case 708:
      return 802;
    case 709:
      return 803;
    case 728:
      return 804;
    case 745:
      return 805;
    case 747:
      return 806;
    default:
      return name;
  }
}

NameId adjusted_mathml_attribute(NameId name) {
  switch (name) {
    case 177:
      return 754;
    default:
      return name;
  }
}

NameId adjusted_foreign_attribute(NameId name) {
  switch (name) {
    case 729:
      return 807;
    case 730:
      return 808;
    case 731:
      return 809;
    case 732:
      return 810;
    case 733:
      return 811;
    case 734:
      return 812;
    case 735:
      return 813;
    case 737:
      return 814;
    case 738:
      return 815;
    case 739:
      return 816;
    case 741:
      return 817;
    default:
      return name;
  }
}

}  // namespace lockstep::detail
