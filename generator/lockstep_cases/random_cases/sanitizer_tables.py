"""The tables of the HTML Standard's sanitizer, as lists of words (#sanitization-constants,
#event-handlers-on-elements,-document-objects,-and-window-objects)."""

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"
MATHML = "http://www.w3.org/1998/Math/MathML"
XLINK = "http://www.w3.org/1999/xlink"
XML = "http://www.w3.org/XML/1998/namespace"
XMLNS = "http://www.w3.org/2000/xmlns/"

# HTML elements of category Default; after a colon, their allowed attributes.
DEFAULT_HTML = """
    a:href,hreflang,type abbr address article aside b bdi bdo blockquote:cite body br caption cite
    code col:span colgroup:span data:value dd del:cite,datetime dfn div dl dt em figcaption figure
    footer h1 h2 h3 h4 h5 h6 head header hgroup hr html i ins:cite,datetime kbd li:value main mark
    menu nav ol:reversed,start,type p pre q rp rt ruby s samp search section small span strong sub
    sup table tbody td:colspan,headers,rowspan tfoot th:abbr,colspan,headers,rowspan,scope thead
    time:datetime title tr u ul var wbr
"""

# MathML elements of category Default; after a colon, their allowed attributes.
DEFAULT_MATHML = """
    math merror mfrac mi mmultiscripts mn
    mo:fence,form,largeop,lspace,maxsize,minsize,movablelimits,rspace,separator,stretchy,symmetric
    mover:accent mpadded:depth,height,lspace,voffset,width mphantom mprescripts mroot mrow ms
    mspace:depth,height,width msqrt mstyle msub msubsup msup mtable mtd:columnspan,rowspan mtext mtr
    munder:accentunder munderover:accent,accentunder semantics
"""

# SVG elements of category Default; after a colon, their allowed attributes.
DEFAULT_SVG = """
    a:href,hreflang,type circle:cx,cy,pathLength,r defs desc ellipse:cx,cy,pathLength,rx,ry
    foreignObject:height,width,x,y g line:pathLength,x1,x2,y1,y2
    marker:markerHeight,markerUnits,markerWidth,orient,preserveAspectRatio,refX,refY,viewBox
    metadata path:d,pathLength polygon:pathLength,points polyline:pathLength,points
    rect:height,pathLength,rx,ry,width,x,y svg:height,preserveAspectRatio,viewBox,width,x,y
    text:dx,dy,lengthAdjust,rotate,textLength,x,y
    textPath:lengthAdjust,method,path,side,spacing,startOffset,textLength title
    tspan:dx,dy,lengthAdjust,rotate,textLength,x,y
"""

# Attributes of the built-in safe default configuration.
DEFAULT_ATTRIBUTES = """
    dir lang title alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
    cursor direction display displaystyle dominant-baseline fill fill-opacity fill-rule font-family
    font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
    marker-end marker-mid marker-start mathbackground mathcolor mathsize opacity paint-order
    pointer-events scriptlevel shape-rendering stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    text-anchor text-decoration text-overflow text-rendering transform transform-origin unicode-bidi
    vector-effect visibility white-space word-spacing writing-mode
"""

# Event handler content attributes in the HTML Standard's three tables.
EVENT_HANDLERS = """
    onabort onauxclick onbeforeinput onbeforematch onbeforetoggle oncancel oncanplay
    oncanplaythrough onchange onclick onclose oncommand oncontextlost oncontextmenu
    oncontextrestored oncopy oncuechange oncut ondblclick ondrag ondragend ondragenter ondragleave
    ondragover ondragstart ondrop ondurationchange onemptied onended onformdata oninput oninvalid
    onkeydown onkeypress onkeyup onloadeddata onloadedmetadata onloadstart onmousedown onmouseenter
    onmouseleave onmousemove onmouseout onmouseover onmouseup onpaste onpause onplay onplaying
    onprogress onratechange onreset onscrollend onsecuritypolicyviolation onseeked onseeking
    onselect onslotchange onstalled onsubmit onsuspend ontimeupdate ontoggle onvolumechange
    onwaiting onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart
    onwebkittransitionend onwheel onblur onerror onfocus onload onresize onscroll onafterprint
    onbeforeprint onbeforeunload onhashchange onlanguagechange onmessage onmessageerror onoffline
    ononline onpageswap onpagehide onpagereveal onpageshow onpopstate onrejectionhandled onstorage
    onunhandledrejection onunload
"""

# Event handlers of other standards: pointer and touch events, CSS animations and transitions, selection, SVG,
# CSS scroll snap.
OTHER_EVENT_HANDLERS = """
    onanimationcancel onanimationend onanimationiteration onanimationstart onbegin
    oncontentvisibilityautostatechange onend ongotpointercapture onlostpointercapture
    onpointercancel onpointerdown onpointerenter onpointerleave onpointermove onpointerout
    onpointerover onpointerrawupdate onpointerup onrepeat onscrollsnapchange onscrollsnapchanging
    onselectionchange onselectstart ontouchcancel ontouchend ontouchmove ontouchstart
    ontransitioncancel ontransitionend ontransitionrun ontransitionstart
"""

# Attributes that Chromium 156 treats as event handlers but no standard does (spec/sanitizer/event-handlers.tsv lists
# them, too); and attributes that only the standards treat as event handlers.
CHROMIUM_ADDS = """
    onactivate onautofill onbeforecopy onbeforecut onbeforefilter onbeforepaste onfocusin onfocusout
    oninstallresult onlocation onmousewheel onmove onorientationchange onpromptaction
    onpromptdismiss onsearch onshow onstream ontimezonechange onvalidationstatuschange
    onwebkitfullscreenchange onwebkitfullscreenerror
"""
CHROMIUM_LACKS = """
    onbeforematch onpagereveal onpageswap onrejectionhandled ontransitioncancel ontransitionrun
    ontransitionstart onunhandledrejection
"""
