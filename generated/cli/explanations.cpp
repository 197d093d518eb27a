// Generated from spec/authoring/ by the generator. Edit the tables, then run scripts/generate.
#include "cli/check/explanations.h"

namespace lockstep::cli {

namespace {

constexpr FindingExample findings[] = {
    {"", "<ul><div>a</div></ul>", "<ul><li><div>a</div></ul>"},
    {"", "<figure><p>a<figcaption>b</figcaption><p>c</figure>",
     "<figure><p>a<p>c<figcaption>b</figcaption></figure>"},
    {"", "<details></details>", "<details><summary>a</summary></details>"},
    {"", "<ul>a<li>b</ul>", "<ul><li>a<li>b</ul>"},
    {"", "<a href=/a>b<button>c</button></a>", "<a href=/a>b</a><button>c</button>"},
    {"", "<artcle>a</artcle>", "<article>a</article>"},
    {"", "<center>a</center>", "<div style=\"text-align: center\">a</div>"},
    {"", "<p align=center>a", "<p style=\"text-align: center\">a"},
    {"", "<div href=/a>b</div>", "<a href=/a>b</a>"},
    {"", "<input type=text checked>", "<input type=checkbox checked>"},
    {"", "<img alt=\"\">", "<img src=a.png alt=\"\">"},
    {"", "<img src=a.png alt=\"\" width=20px>", "<img src=a.png alt=\"\" width=20>"},
    {"", "<main role=button>a</main>", "<div role=button>a</div>"},
    {"", "<header role=banner>a</header>", "<header>a</header>"},
    {"", "<ul role=directory><li>a</ul>", "<ul><li>a</ul>"},
    {"", "<div role=option>a</div>", "<div role=listbox><div role=option>a</div></div>"},
    {"", "<h1><span role=alert>a</span></h1>", "<h1>a</h1><span role=alert>b</span>"},
    {"", "<br aria-label=a>", "<br aria-hidden=true>"},
    {"", "<div role=heading>a</div>", "<div role=heading aria-level=2>a</div>"},
    {"", "<!DOCTYPE html><p>a", "<!DOCTYPE html><title>b</title><p>a"},
    {"", "<!DOCTYPE html SYSTEM \"about:legacy-compat\">", "<!DOCTYPE html>"},
    {"", "<!DOCTYPE html><title> </title><p>a", "<!DOCTYPE html><title>b</title><p>a"},
    {"title:is(head > title ~ title)", "<title>a</title><title>b</title>", "<title>a</title>"},
    {"", "<base href=/><base href=/a>", "<base href=/a>"},
    {"", "<link rel=icon href=a><base href=/>", "<base href=/><link rel=icon href=a>"},
    {"meta:not([name], [http-equiv], [charset], [itemprop], [property])", "<meta content=a>",
     "<meta name=author content=a>"},
    {"meta[charset][content]:not([name], [http-equiv], [itemprop], [property])",
     "<meta charset=utf-8 content=text/html>", "<meta charset=utf-8>"},
    {"", "<meta charset=utf-8><meta charset=utf-8>", "<meta charset=utf-8>"},
    {"", "", "<meta charset=utf-8><title>a</title>"},
    {"", "<meta http-equiv=refresh content=9><meta http-equiv=refresh content=8>",
     "<meta http-equiv=refresh content=9>"},
    {"", "<meta name=description content=a><meta name=description content=b>",
     "<meta name=description content=a>"},
    {"link[rel~=\"modulepreload\" i][as]:not([rel~=\"preload\" i], [as=\"audioworklet\" i], [as=\"json\" i], "
     "[as=\"paintworklet\" i], [as=\"script\" i], [as=\"serviceworker\" i], [as=\"sharedworker\" i], "
     "[as=\"style\" i], [as=\"text\" i], [as=\"worker\" i])",
     "<link rel=modulepreload as=image href=a>", "<link rel=preload as=image href=a>"},
    {"link[rel~=\"preload\" i][as]:not([rel~=\"modulepreload\" i], [as=\"fetch\" i], [as=\"font\" i], "
     "[as=\"image\" i], [as=\"script\" i], [as=\"style\" i], [as=\"track\" i])",
     "<link rel=preload as=document href=a>", "<link rel=preload as=script href=a>"},
    {"link[rel~=\"alternate\" i][rel~=\"stylesheet\" i]:not([title]), link[rel~=\"alternate\" "
     "i][rel~=\"stylesheet\" i][title=\"\"]",
     "<link rel=\"alternate stylesheet\" href=a>", "<link rel=\"alternate stylesheet\" href=a title=dark>"},
    {"", "<link rel=preload as=image imagesrcset=\"a 1w\">",
     "<link rel=preload as=image imagesrcset=\"a 1w\" imagesizes=100vw>"},
    {"link:is([rel~=\"bookmark\" i], [rel~=\"external\" i], [rel~=\"nofollow\" i], [rel~=\"noopener\" i], "
     "[rel~=\"noreferrer\" i], [rel~=\"opener\" i], [rel~=\"tag\" i])",
     "<link rel=bookmark href=a>", "<a rel=bookmark href=a>b</a>"},
    {"link[rel~=\"shortcut\" i]:not([rel=\"shortcut icon\" i])", "<link rel=\"icon shortcut\" href=a>",
     "<link rel=icon href=a>"},
    {"a:is([rel~=\"canonical\" i], [rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], "
     "[rel~=\"manifest\" i], [rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], "
     "[rel~=\"prefetch\" i], [rel~=\"preload\" i], [rel~=\"stylesheet\" i]), area:is([rel~=\"canonical\" i], "
     "[rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], [rel~=\"manifest\" i], "
     "[rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], [rel~=\"prefetch\" i], "
     "[rel~=\"preload\" i], [rel~=\"stylesheet\" i])",
     "<a rel=stylesheet href=a>b</a>", "<link rel=stylesheet href=a>"},
    {"form:is([rel~=\"alternate\" i], [rel~=\"author\" i], [rel~=\"bookmark\" i], [rel~=\"canonical\" i], "
     "[rel~=\"dns-prefetch\" i], [rel~=\"expect\" i], [rel~=\"icon\" i], [rel~=\"manifest\" i], "
     "[rel~=\"modulepreload\" i], [rel~=\"pingback\" i], [rel~=\"preconnect\" i], [rel~=\"prefetch\" i], "
     "[rel~=\"preload\" i], [rel~=\"privacy-policy\" i], [rel~=\"stylesheet\" i], [rel~=\"tag\" i], "
     "[rel~=\"terms-of-service\" i])",
     "<form rel=author></form>", "<a rel=author href=a>b</a>"},
    {"", "<main>a</main><main>b</main>", "<main>a</main><main hidden>b</main>"},
    {"", "<h1>a</h1><h3>b</h3>", "<h1>a</h1><h2>b</h2>"},
    {"", "<h2>a</h2>", "<h1>a</h1>"},
    {"", "<dl><dt>a<dd>b<dt>a<dd>c</dl>", "<dl><dt>a<dd>b<dd>c</dl>"},
    {"", "<p xml:lang=en lang=fr>a", "<p lang=en>a"},
    {"", "<input autofocus><input autofocus>", "<input autofocus><input>"},
    {"",
     "<details name=a open><summary>b</summary></details><details name=a open><summary>c</summary></details>",
     "<details name=a open><summary>b</summary></details><details name=a><summary>c</summary></details>"},
    {"", "<details name=a><summary>b</summary><details name=a><summary>c</summary></details></details>",
     "<details name=a><summary>b</summary><details><summary>c</summary></details></details>"},
    {"dialog[tabindex]", "<dialog tabindex=0>a</dialog>", "<dialog>a</dialog>"},
    {"", "<p id=a>b<p id=a>c", "<p id=a>b<p id=d>c"},
    {"", "<a name=a id=b>c</a>", "<a id=b>c</a>"},
    {"", "<a name=a>b</a><p id=a>c", "<a name=a>b</a><p id=d>c"},
    {"", "<label for=a>b</label>", "<label for=a>b</label><input id=a>"},
    {"", "<p aria-labelledby=a>b", "<b id=a>c</b><p aria-labelledby=a>b"},
    {"", "<label for=a>b</label><p id=a>c", "<label for=a>b</label><input id=a>"},
    {"", "<a href=#b>a</a><p hidden id=b>c", "<a href=#b>a</a><p id=b>c"},
    {"", "<img src=a alt=b usemap=#c>", "<img src=a alt=b usemap=#c><map name=c></map>"},
    {"", "<map name=a id=b></map>", "<map name=a id=a></map>"},
    {"", "<map name=a></map><map name=a></map>", "<map name=a></map><map name=b></map>"},
    {"", "<area shape=default href=a alt=b>", "<map name=c><area shape=default href=a alt=b></map>"},
    {"", "<img src=a.png>", "<img src=a.png alt=\"A map of the city\">"},
    {"", "<a href=/><img src=a.png alt=\"\"></a>", "<a href=/><img src=a.png alt=Home></a>"},
    {"img[ismap]:not(a[href] img)", "<img ismap src=a alt=b>", "<a href=c><img ismap src=a alt=b></a>"},
    {"iframe[sandbox~=\"allow-top-navigation\" i][sandbox~=\"allow-top-navigation-by-user-activation\" i], "
     "iframe[sandbox~=\"allow-top-navigation-to-custom-protocols\" i]:is([sandbox~=\"allow-top-navigation\" "
     "i], [sandbox~=\"allow-popups\" i])",
     "<iframe src=a sandbox=\"allow-popups allow-top-navigation-to-custom-protocols\"></iframe>",
     "<iframe src=a sandbox=allow-popups></iframe>"},
    {"track[default]:is(:not([kind]), [kind=\"subtitles\" i], [kind=\"captions\" i]) ~ "
     "track[default]:is(:not([kind]), [kind=\"subtitles\" i], [kind=\"captions\" i]), "
     "track[default][kind=\"descriptions\" i] ~ track[default][kind=\"descriptions\" i], "
     "track[default][kind=\"chapters\" i] ~ track[default][kind=\"chapters\" i]",
     "<video src=a><track default src=b srclang=en label=English><track default src=c srclang=de "
     "label=Deutsch></video>",
     "<video src=a><track default src=b srclang=en label=English><track src=c srclang=de "
     "label=Deutsch></video>"},
    {"", "<video src=a><track src=b srclang=en label=English><track src=c srclang=en label=English></video>",
     "<video src=a><track src=b srclang=en label=English><track src=c srclang=en label=\"English, with "
     "music\"></video>"},
    {"", "<img alt=\"\" srcset=\"a 1w\">", "<img alt=\"\" srcset=\"a 1w\" sizes=100vw>"},
    {"", "<img alt=\"\" srcset=\"a 1x\" sizes=100vw>", "<img alt=\"\" srcset=\"a 1w\" sizes=100vw>"},
    {"", "<img alt=\"\" srcset=\"a 1w\" sizes=auto>",
     "<img alt=\"\" srcset=\"a 1w\" sizes=auto loading=lazy>"},
    {"", "<picture><source srcset=a><source srcset=b><img src=c alt=\"\"></picture>",
     "<picture><source srcset=a media=\"(width > 600px)\"><source srcset=b type=image/webp><img src=c "
     "alt=\"\"></picture>"},
    {"button:is(select[multiple]:not([size=\"1\"]) > button, select[size]:not([size=\"1\"], [size=\"\"]) > "
     "button)",
     "<select size=2><button>a</button><option>b</select>", "<select><button>a</button><option>b</select>"},
    {"", "<label>a<input><input></label>", "<label>a<input></label><label>b<input></label>"},
    {"", "<label for=a>b<input></label><input id=a>", "<label>b<input></label>"},
    {":is(button, fieldset, input, output, select, textarea)[name=\"isindex\"]", "<input name=isindex>",
     "<input name=index>"},
    {"", "<form name=a></form><form name=a></form>", "<form name=a></form><form name=b></form>"},
    {"", "<input type=radio name=a>", "<input type=radio name=a><input type=radio name=a>"},
    {"input[name=\"_charset_\" i][type=\"hidden\" i][value]", "<input type=hidden name=_charset_ value=a>",
     "<input type=hidden name=_charset_>"},
    {"", "<input minlength=3 maxlength=2>", "<input minlength=2 maxlength=3>"},
    {"", "<input maxlength=2 value=abc>", "<input maxlength=3 value=abc>"},
    {"", "<input type=number min=3 max=2>", "<input type=number min=2 max=3>"},
    {"input[pattern]:not([title])", "<input pattern=[A-Z]+>",
     "<input pattern=[A-Z]+ title=\"capital letters\">"},
    {"", "<select><option selected>a<option selected>b</select>",
     "<select multiple><option selected>a<option selected>b</select>"},
    {"", "<select required><option>a</select>",
     "<select required><option value=\"\">Choose<option>a</select>"},
    {"optgroup:not([label], :has(> legend))", "<select><optgroup><option>a</optgroup></select>",
     "<select><optgroup label=b><option>a</optgroup></select>"},
    {"", "<meter value=2>2</meter>", "<meter value=2 max=3>2</meter>"},
    {"", "<time>yesterday</time>", "<time datetime=2026-11-26>yesterday</time>"},
    {"", "<p itemscope><a itemprop=b>c</a>", "<p itemscope><a itemprop=b href=d>c</a>"},
    {"", "<p itemprop=a>b", "<p itemscope><b itemprop=a>b</b>"},
    {"", "<script type=importmap>a</script>", "<script type=importmap>{}</script>"},
    {"", "<script>a = \"<!-- <script>\";</script></script>", "<script>a = \"<\\!-- <script>\";</script>"},
    {"", "<script type=importmap>{\"imports\":[]}</script>",
     "<script type=importmap>{\"imports\":{\"a\":\"/b.js\"}}</script>"},
    {"", "<script type=speculationrules>[]</script>",
     "<script type=speculationrules>{\"prerender\":[]}</script>"},
    {"", "<table><tr><td>a<td rowspan=2>b<tr><td colspan=2>c</table>",
     "<table><tr><td>a<td rowspan=2>b<tr><td>c</table>"},
    {"", "<table><tr><td rowspan=2>a</table>", "<table><tr><td rowspan=2>a<td>b<tr><td>c</table>"},
    {"", "<table><tr><td colspan=2>a</table>", "<table><tr><td colspan=2>a<tr><td>b<td>c</table>"},
    {"", "<table><tr><td>a<tr></table>", "<table><tr><td>a</table>"},
    {"", "<table><tr><td id=a>b<td headers=a>c</table>", "<table><tr><th id=a>b<td headers=a>c</table>"},
    {"", "<table><tr><th scope=colgroup>a</table>", "<table><colgroup><tr><th scope=colgroup>a</table>"},
    {"input[aria-checked]:is([type=\"checkbox\" i], [type=\"radio\" i])",
     "<input type=radio aria-checked=true>", "<input type=radio checked>"},
    {":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"false\" i]",
     "<button disabled aria-disabled=false>a</button>", "<button disabled>a</button>"},
    {":is(input, select, textarea)[required][aria-required=\"false\" i]",
     "<input required aria-required=false>", "<input required>"},
    {":is(input, textarea)[readonly][aria-readonly=\"false\" i]",
     "<textarea readonly aria-readonly=false></textarea>", "<textarea readonly></textarea>"},
    {":is(input, textarea)[placeholder][aria-placeholder]", "<input placeholder=a aria-placeholder=b>",
     "<input placeholder=a>"},
    {":is(input, meter, progress)[max][aria-valuemax]", "<progress max=2 aria-valuemax=2></progress>",
     "<progress max=2></progress>"},
    {":is(input, meter)[min][aria-valuemin]", "<meter value=1 min=0 aria-valuemin=0></meter>",
     "<meter value=1 min=0></meter>"},
    {":is(button, input)[popovertarget][aria-expanded], button[command][aria-expanded]",
     "<button popovertarget=a aria-expanded=true>b</button><p popover id=a>c",
     "<button popovertarget=a>b</button><p popover id=a>c"},
    {"body[aria-hidden=\"true\" i]", "<body aria-hidden=true>a", "<body>a"},
    {"li[role]:not([role=\"listitem\" i]):is(:is(ul, ol, menu):not([role]) > li, [role=\"list\" i] > li)",
     "<ul><li role=button>a</ul>", "<ul><li><button>a</button></ul>"},
    {":is(td, th)[role]:not([role=\"cell\" i], [role=\"gridcell\" i], [role=\"columnheader\" i], "
     "[role=\"rowheader\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > tr > *)",
     "<table><tr><td role=button>a</table>", "<table><tr><td><button>a</button></table>"},
    {"tr[role]:not([role=\"row\" i]):is(table:is(:not([role]), [role=\"table\" i], [role=\"grid\" i], "
     "[role=\"treegrid\" i]) > * > *)",
     "<table><tr role=button><td>a</table>", "<table><tr><td><button>a</button></table>"},
    {"figure[role]:not([role=\"figure\" i], [role=\"doc-example\" i]):has(> figcaption)",
     "<figure role=group>a<figcaption>b</figcaption></figure>",
     "<figure>a<figcaption>b</figcaption></figure>"},
    {"label[role]:is([for], :has(button, input:not([type=\"hidden\" i]), meter, output, progress, select, "
     "textarea))",
     "<label role=button>a<input></label>", "<label>a<input></label>"},
    {"input[type=\"checkbox\" i][role=\"button\" i]:not([aria-pressed])", "<input type=checkbox role=button>",
     "<input type=checkbox role=button aria-pressed=false>"},
    {"select[aria-multiselectable]", "<select aria-multiselectable=true></select>",
     "<select multiple></select>"},
    {"option[aria-selected]", "<select><option aria-selected=true>a</select>",
     "<select><option selected>a</select>"},
    {"a[href][aria-disabled=\"true\" i]", "<a href=/ aria-disabled=true>b</a>",
     "<a aria-disabled=true>b</a>"},
    {":is(button, fieldset, input, optgroup, option, select, textarea)[disabled][aria-disabled=\"true\" i]",
     "<select disabled aria-disabled=true></select>", "<select disabled></select>"},
    {":is(input, select, textarea)[required][aria-required=\"true\" i]",
     "<input required aria-required=true>", "<input required>"},
    {":is(input, textarea)[readonly][aria-readonly=\"true\" i]", "<input readonly aria-readonly=true>",
     "<input readonly>"},
};

constexpr ElementRequirements elements[] = {
    {"HTML elements",
     "  attribute about: text\n"
     "  attribute accesskey: access key labels\n"
     "  attribute aria-activedescendant: reference to an id\n"
     "  attribute aria-atomic: true or false\n"
     "  attribute aria-autocomplete: aria-autocomplete\n"
     "  attribute aria-braillelabel: text\n"
     "  attribute aria-brailleroledescription: text\n"
     "  attribute aria-busy: true or false\n"
     "  attribute aria-checked: tristate\n"
     "  attribute aria-colcount: valid integer\n"
     "  attribute aria-colindex: positive integer\n"
     "  attribute aria-colindextext: text\n"
     "  attribute aria-colspan: positive integer\n"
     "  attribute aria-controls: space-separated tokens\n"
     "  attribute aria-current: aria-current\n"
     "  attribute aria-describedby: space-separated tokens\n"
     "  attribute aria-description: text\n"
     "  attribute aria-details: space-separated tokens\n"
     "  attribute aria-disabled: true or false\n"
     "  attribute aria-dropeffect: aria-dropeffect\n"
     "  attribute aria-errormessage: space-separated tokens\n"
     "  attribute aria-expanded: true, false or undefined\n"
     "  attribute aria-flowto: space-separated tokens\n"
     "  attribute aria-grabbed: true, false or undefined\n"
     "  attribute aria-haspopup: aria-haspopup\n"
     "  attribute aria-hidden: true, false or undefined\n"
     "  attribute aria-invalid: aria-invalid\n"
     "  attribute aria-keyshortcuts: text\n"
     "  attribute aria-label: text\n"
     "  attribute aria-labelledby: space-separated tokens\n"
     "  attribute aria-level: positive integer\n"
     "  attribute aria-live: aria-live\n"
     "  attribute aria-modal: true or false\n"
     "  attribute aria-multiline: true or false\n"
     "  attribute aria-multiselectable: true or false\n"
     "  attribute aria-orientation: aria-orientation\n"
     "  attribute aria-owns: space-separated tokens\n"
     "  attribute aria-placeholder: text\n"
     "  attribute aria-posinset: positive integer\n"
     "  attribute aria-pressed: tristate\n"
     "  attribute aria-readonly: true or false\n"
     "  attribute aria-relevant: aria-relevant\n"
     "  attribute aria-required: true or false\n"
     "  attribute aria-roledescription: text\n"
     "  attribute aria-rowcount: valid integer\n"
     "  attribute aria-rowindex: positive integer\n"
     "  attribute aria-rowindextext: text\n"
     "  attribute aria-rowspan: valid non-negative integer\n"
     "  attribute aria-selected: true, false or undefined\n"
     "  attribute aria-setsize: valid integer\n"
     "  attribute aria-sort: aria-sort\n"
     "  attribute aria-valuemax: valid floating-point number\n"
     "  attribute aria-valuemin: valid floating-point number\n"
     "  attribute aria-valuenow: valid floating-point number\n"
     "  attribute aria-valuetext: text\n"
     "  attribute autocapitalize: autocapitalize\n"
     "  attribute autocorrect: autocorrect\n"
     "  attribute autofocus: boolean attribute\n"
     "  attribute class: space-separated tokens\n"
     "  attribute contenteditable: contenteditable\n"
     "  attribute datatype: text\n"
     "  attribute dir: dir\n"
     "  attribute draggable: true or false\n"
     "  attribute enterkeyhint: enterkeyhint\n"
     "  attribute exportparts: exported parts\n"
     "  attribute headingoffset: integer of a heading offset (since 2025-09-11)\n"
     "  attribute headingreset: boolean attribute (since 2025-09-11)\n"
     "  attribute hidden: hidden\n"
     "  attribute id: id\n"
     "  attribute inert: boolean attribute\n"
     "  attribute inlist: text\n"
     "  attribute inputmode: inputmode\n"
     "  attribute is: custom element name if it is not a custom element\n"
     "  attribute itemid: valid URL if it has itemscope and it has itemtype\n"
     "  attribute itemprop: property names\n"
     "  attribute itemref: references to ids if it has itemscope\n"
     "  attribute itemscope: boolean attribute\n"
     "  attribute itemtype: tokens that are absolute URLs if it has itemscope\n"
     "  attribute lang: BCP 47 language tag or nothing\n"
     "  attribute nonce: text\n"
     "  attribute part: space-separated tokens\n"
     "  attribute popover: popover (since 2025-01-10)\n"
     "  attribute prefix: text\n"
     "  attribute property: text\n"
     "  attribute resource: text\n"
     "  attribute role: roles\n"
     "  attribute slot: text\n"
     "  attribute spellcheck: spellcheck\n"
     "  attribute style: style declarations\n"
     "  attribute tabindex: valid integer\n"
     "  attribute title: text\n"
     "  attribute translate: translate\n"
     "  attribute typeof: text\n"
     "  attribute vocab: text\n"
     "  attribute writingsuggestions: writingsuggestions\n"
     "  attribute xml:lang: BCP 47 language tag or nothing\n"
     "  attribute xmlns: text\n"
     "  obsolete attribute contextmenu: error. Handle the contextmenu event in a script.\n"
     "  obsolete attribute onshow: error. Handle the contextmenu event in a script.\n"
     "  obsolete attribute dropzone: error. Handle the dragenter and dragover events in a script.\n"},
    {"a",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element\n"
     "  categories: flow, phrasing, interactive if it has href\n"
     "  content: the content of the element around it\n"
     "  nowhere inside: interactive, a, anything with tabindex\n"
     "  attribute download: text if it has href\n"
     "  attribute href: valid URL\n"
     "  attribute hreflang: BCP 47 language tag if it has href\n"
     "  attribute ping: tokens that are URLs if it has href\n"
     "  attribute referrerpolicy: referrerpolicy if it has href\n"
     "  attribute rel: link types if it has href\n"
     "  attribute target: valid navigable target name or keyword if it has href\n"
     "  attribute type: valid MIME type string if it has href\n"
     "  obsolete attribute name if its name is not empty: warning. Use id.\n"
     "  obsolete attribute name: error. Use id, or remove this attribute, which is empty.\n"
     "  obsolete attribute charset: error. Let the server send a Content-Type header with the linked "
     "resource.\n"
     "  obsolete attribute coords: error. Use area for image maps.\n"
     "  obsolete attribute shape: error. Use area for image maps.\n"
     "  obsolete attribute methods: error. Use the OPTIONS method of HTTP.\n"
     "  obsolete attribute rev: error. Use rel with the opposite term.\n"
     "  obsolete attribute urn: error. Use href.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"},
    {"abbr",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-abbr-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"address",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-address-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  nowhere inside: heading, sectioning, header, footer, address\n"},
    {"area",
     "  https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element\n"
     "  categories: flow, phrasing\n"
     "  content: nothing\n"
     "  attribute alt: text if it has href; required if it has href\n"
     "  attribute coords: coordinates of a rectangle if it has no shape; required if it has no shape\n"
     "  attribute coords: coordinates of a rectangle if its shape is rect; required if its shape is rect\n"
     "  attribute coords: coordinates of a circle if its shape is circle; required if its shape is circle\n"
     "  attribute coords: coordinates of a polygon if its shape is poly; required if its shape is poly\n"
     "  attribute download: text if it has href\n"
     "  attribute href: valid URL\n"
     "  attribute ping: tokens that are URLs if it has href\n"
     "  attribute referrerpolicy: referrerpolicy if it has href\n"
     "  attribute rel: link types if it has href\n"
     "  attribute shape: shape\n"
     "  attribute target: valid navigable target name or keyword if it has href\n"
     "  obsolete attribute hreflang: error. Omit it.\n"
     "  obsolete attribute type: error. Omit it.\n"
     "  obsolete attribute nohref: error. Omit it: an area without href is not a link.\n"},
    {"article",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-article-element\n"
     "  categories: flow, sectioning\n"
     "  content: flow content\n"},
    {"aside",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-aside-element\n"
     "  categories: flow, sectioning\n"
     "  content: flow content\n"},
    {"audio",
     "  https://html.spec.whatwg.org/multipage/media.html#the-audio-element\n"
     "  categories: flow, phrasing, embedded, interactive if it has controls\n"
     "  content: if it has src: zero or more <track>, then the content of the element around it\n"
     "  content: otherwise: zero or more <source>, then zero or more <track>, then the content of the "
     "element around it\n"
     "  nowhere inside: audio, video\n"
     "  attribute autoplay: boolean attribute\n"
     "  attribute controls: boolean attribute\n"
     "  attribute crossorigin: crossorigin\n"
     "  attribute loading: loading (since 2026-03-23)\n"
     "  attribute loop: boolean attribute\n"
     "  attribute muted: boolean attribute\n"
     "  attribute preload: preload\n"
     "  attribute src: valid non-empty URL\n"},
    {"b",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-b-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"base",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-base-element\n"
     "  categories: metadata\n"
     "  content: nothing\n"
     "  attribute href: valid URL; required if it has no target\n"
     "  attribute target: valid navigable target name or keyword\n"},
    {"bdi",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-bdi-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"bdo",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-bdo-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"
     "  attribute dir: dir of a bdo element; required\n"},
    {"blockquote",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-blockquote-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  attribute cite: valid URL\n"},
    {"body",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-body-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  attribute onafterprint: text\n"
     "  attribute onbeforeprint: text\n"
     "  attribute onbeforeunload: text\n"
     "  attribute onhashchange: text\n"
     "  attribute onlanguagechange: text\n"
     "  attribute onmessage: text\n"
     "  attribute onmessageerror: text\n"
     "  attribute onoffline: text\n"
     "  attribute ononline: text\n"
     "  attribute onpagehide: text\n"
     "  attribute onpagereveal: text\n"
     "  attribute onpageshow: text\n"
     "  attribute onpageswap: text\n"
     "  attribute onpopstate: text\n"
     "  attribute onrejectionhandled: text\n"
     "  attribute onstorage: text\n"
     "  attribute onunhandledrejection: text\n"
     "  attribute onunload: text\n"
     "  obsolete attribute alink: error. Use CSS.\n"
     "  obsolete attribute bgcolor: error. Use CSS.\n"
     "  obsolete attribute bottommargin: error. Use CSS.\n"
     "  obsolete attribute leftmargin: error. Use CSS.\n"
     "  obsolete attribute link: error. Use CSS.\n"
     "  obsolete attribute marginheight: error. Use CSS.\n"
     "  obsolete attribute marginwidth: error. Use CSS.\n"
     "  obsolete attribute rightmargin: error. Use CSS.\n"
     "  obsolete attribute text: error. Use CSS.\n"
     "  obsolete attribute topmargin: error. Use CSS.\n"
     "  obsolete attribute vlink: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"br",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-br-element\n"
     "  categories: flow, phrasing\n"
     "  content: nothing\n"
     "  obsolete attribute clear: error. Use CSS.\n"},
    {"button",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element\n"
     "  categories: flow, phrasing, interactive, listed, labelable, submittable, form-associated\n"
     "  content: phrasing content\n"
     "  nowhere inside: interactive, anything with tabindex\n"
     "  attribute command: command (since 2025-05-23)\n"
     "  attribute commandfor: reference to an id (since 2025-02-19)\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute form: reference to an id\n"
     "  attribute formaction: valid non-empty URL if its type is not reset or button\n"
     "  attribute formenctype: enctype if its type is not reset or button\n"
     "  attribute formmethod: method if its type is not reset or button\n"
     "  attribute formnovalidate: boolean attribute if its type is not reset or button\n"
     "  attribute formtarget: valid navigable target name or keyword if its type is not reset or button\n"
     "  attribute name: non-empty text\n"
     "  attribute popovertarget: reference to an id\n"
     "  attribute popovertargetaction: popovertargetaction\n"
     "  attribute type: button type\n"
     "  attribute value: text\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"},
    {"canvas",
     "  https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element\n"
     "  categories: flow, phrasing, embedded\n"
     "  content: the content of the element around it\n"
     "  nowhere inside: interactive besides a button img input select, input if its type is not checkbox, "
     "radio, button, submit, reset or image\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute width: valid non-negative integer\n"},
    {"caption",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-caption-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  nowhere inside: table\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"cite",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-cite-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"code",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"col",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-col-element\n"
     "  categories: none\n"
     "  content: nothing\n"
     "  attribute span: integer of a column span\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute width: error. Use CSS.\n"},
    {"colgroup",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-colgroup-element\n"
     "  categories: none\n"
     "  content: if it has span: nothing\n"
     "  content: otherwise: zero or more (<col> or <template>)\n"
     "  attribute span: integer of a column span\n"},
    {"data",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-data-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"
     "  attribute value: text; required\n"},
    {"datalist",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content or zero or more (<option> or script-supporting elements)\n"},
    {"dd",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-dd-element\n"
     "  categories: none\n"
     "  content: flow content\n"},
    {"del",
     "  https://html.spec.whatwg.org/multipage/edits.html#the-del-element\n"
     "  categories: flow, phrasing\n"
     "  content: the content of the element around it\n"
     "  attribute cite: valid URL\n"
     "  attribute datetime: date with optional time\n"},
    {"details",
     "  https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element\n"
     "  categories: flow, interactive\n"
     "  content: <summary>, then flow content\n"
     "  attribute name: non-empty text\n"
     "  attribute open: boolean attribute\n"},
    {"dfn",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-dfn-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"
     "  nowhere inside: dfn\n"},
    {"dialog",
     "  https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  attribute closedby: closedby (since 2025-01-14)\n"
     "  attribute open: boolean attribute\n"},
    {"div",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-div-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: flow\n"
     "  content: if it is a child of <dl>: one or more <dt>, then one or more <dd>; intermixed with "
     "script-supporting elements\n"
     "  content: if it is inside <option>: zero or more (phrasing content or <div>)\n"
     "  content: if it is inside <optgroup>: zero or more (<option> or script-supporting elements or "
     "<noscript> or <div>)\n"
     "  content: if it is inside <select>: zero or more (<option> or <optgroup> or <hr> or script-supporting "
     "elements or <noscript> or <div>)\n"
     "  content: otherwise: flow content\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"dl",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element\n"
     "  categories: flow\n"
     "  content: zero or more (one or more <dt>, then one or more <dd>) or one or more <div>; intermixed "
     "with script-supporting elements\n"
     "  obsolete attribute compact: error. Use CSS.\n"},
    {"dt",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-dt-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  nowhere inside: header, footer, sectioning, heading\n"},
    {"em",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-em-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"embed",
     "  https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-embed-element\n"
     "  categories: flow, phrasing, embedded, interactive\n"
     "  content: nothing\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute src: valid non-empty URL; required if it has no itemprop\n"
     "  attribute type: valid MIME type string\n"
     "  attribute width: valid non-negative integer\n"
     "  obsolete attribute name: error. Use id.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute hspace: error. Use CSS.\n"
     "  obsolete attribute vspace: error. Use CSS.\n"},
    {"fieldset",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-fieldset-element\n"
     "  categories: flow, listed, form-associated\n"
     "  content: optional <legend>, then flow content\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute form: reference to an id\n"
     "  attribute name: non-empty text\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"},
    {"figcaption",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-figcaption-element\n"
     "  categories: none\n"
     "  content: flow content\n"},
    {"figure",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-figure-element\n"
     "  categories: flow\n"
     "  content: (<figcaption>, then flow content) or (flow content, then <figcaption>) or flow content\n"},
    {"footer",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-footer-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  nowhere inside: header, footer\n"},
    {"form",
     "  https://html.spec.whatwg.org/multipage/forms.html#the-form-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  nowhere inside: form\n"
     "  attribute accept-charset: UTF-8\n"
     "  attribute action: valid non-empty URL\n"
     "  attribute autocomplete: on or off\n"
     "  attribute enctype: enctype\n"
     "  attribute method: method\n"
     "  attribute name: non-empty text\n"
     "  attribute novalidate: boolean attribute\n"
     "  attribute rel: link types\n"
     "  attribute target: valid navigable target name or keyword\n"
     "  obsolete attribute accept: error. Use accept on the input elements.\n"},
    {"h1",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"h2",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"h3",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"h4",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"h5",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"h6",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-h1,-h2,-h3,-h4,-h5,-and-h6-elements\n"
     "  categories: flow, heading\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"head",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-head-element\n"
     "  categories: none\n"
     "  content: metadata content\n"
     "  obsolete attribute profile: error. Omit it.\n"},
    {"header",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-header-element\n"
     "  categories: flow\n"
     "  content: flow content\n"
     "  nowhere inside: header, footer\n"},
    {"hgroup",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-hgroup-element\n"
     "  categories: flow, heading\n"
     "  content: zero or more <p>, then (<h1> or <h2> or <h3> or <h4> or <h5> or <h6>), then zero or more "
     "<p>; intermixed with script-supporting elements\n"},
    {"hr",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-hr-element\n"
     "  categories: flow\n"
     "  content: nothing\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute color: error. Use CSS.\n"
     "  obsolete attribute noshade: error. Use CSS.\n"
     "  obsolete attribute size: error. Use CSS.\n"
     "  obsolete attribute width: error. Use CSS.\n"},
    {"html",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-html-element\n"
     "  categories: none\n"
     "  content: <head>, then <body>\n"
     "  obsolete attribute manifest: error. Use service workers.\n"
     "  obsolete attribute version: error. Omit it.\n"},
    {"i",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-i-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"iframe",
     "  https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element\n"
     "  categories: flow, phrasing, embedded, interactive\n"
     "  content: nothing\n"
     "  attribute allow: serialized permissions policy\n"
     "  attribute allowfullscreen: boolean attribute\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute loading: loading\n"
     "  attribute name: valid navigable target name\n"
     "  attribute referrerpolicy: referrerpolicy\n"
     "  attribute sandbox: sandboxing tokens\n"
     "  attribute src: valid non-empty URL; required if it has itemprop\n"
     "  attribute srcdoc: text\n"
     "  attribute width: valid non-negative integer\n"
     "  obsolete attribute longdesc: error. Use a link to the description.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute allowtransparency: error. Use CSS.\n"
     "  obsolete attribute frameborder: error. Use CSS.\n"
     "  obsolete attribute framespacing: error. Use CSS.\n"
     "  obsolete attribute hspace: error. Use CSS.\n"
     "  obsolete attribute marginheight: error. Use CSS.\n"
     "  obsolete attribute marginwidth: error. Use CSS.\n"
     "  obsolete attribute scrolling: error. Use CSS.\n"
     "  obsolete attribute vspace: error. Use CSS.\n"},
    {"img",
     "  https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element\n"
     "  categories: flow, phrasing, embedded, interactive if it has usemap, interactive if it has controls, "
     "form-associated\n"
     "  content: nothing\n"
     "  attribute alt: text\n"
     "  attribute controls: boolean attribute if its alt is not empty (since 2026-04-19)\n"
     "  attribute crossorigin: crossorigin\n"
     "  attribute decoding: decoding\n"
     "  attribute fetchpriority: fetchpriority\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute ismap: boolean attribute\n"
     "  attribute loading: loading\n"
     "  attribute referrerpolicy: referrerpolicy\n"
     "  attribute sizes: valid source size list if it has srcset\n"
     "  attribute sizes: text if its loading is lazy and its sizes is auto\n"
     "  attribute src: valid non-empty URL; required if it has no srcset (since 2025-05-12)\n"
     "  attribute srcset: image candidate strings\n"
     "  attribute usemap: valid hash-name reference if it is not inside <button>\n"
     "  attribute width: valid non-negative integer\n"
     "  obsolete attribute border if its border is 0: warning. Use CSS.\n"
     "  obsolete attribute name: error. Use id.\n"
     "  obsolete attribute longdesc: error. Use a link to the description.\n"
     "  obsolete attribute lowsrc: error. Use a progressive JPEG image as src.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute border: error. Use CSS.\n"
     "  obsolete attribute hspace: error. Use CSS.\n"
     "  obsolete attribute vspace: error. Use CSS.\n"},
    {"input",
     "  https://html.spec.whatwg.org/multipage/input.html#the-input-element\n"
     "  categories: flow, phrasing, interactive if its type is not hidden, listed, labelable if its type is "
     "not hidden, submittable, resettable, form-associated\n"
     "  content: nothing\n"
     "  attribute accept: accepted file types if its type is file\n"
     "  attribute alpha: boolean attribute if its type is color (since 2024-10-21)\n"
     "  attribute alt: non-empty text if its type is image; required if its type is image\n"
     "  attribute autocomplete: autofill detail tokens of a hidden input if its type is hidden\n"
     "  attribute autocomplete: autofill detail tokens if its type is text, search, url, tel, email, "
     "password, date, month, week, time, datetime-local, number, range or color\n"
     "  attribute checked: boolean attribute if its type is checkbox or radio\n"
     "  attribute colorspace: colorspace if its type is color (since 2024-10-21)\n"
     "  attribute dirname: non-empty text if its type is hidden, text, search, url, tel, email, password, "
     "submit, reset or button\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute form: reference to an id\n"
     "  attribute formaction: valid non-empty URL if its type is submit or image\n"
     "  attribute formenctype: enctype if its type is submit or image\n"
     "  attribute formmethod: method if its type is submit or image\n"
     "  attribute formnovalidate: boolean attribute if its type is submit or image\n"
     "  attribute formtarget: valid navigable target name or keyword if its type is submit or image\n"
     "  attribute height: valid non-negative integer if its type is image\n"
     "  attribute list: reference to an id if its type is text, search, url, tel, email, date, month, week, "
     "time, datetime-local, number, range or color\n"
     "  attribute max: valid date string if its type is date\n"
     "  attribute max: valid month string if its type is month\n"
     "  attribute max: valid week string if its type is week\n"
     "  attribute max: valid time string if its type is time\n"
     "  attribute max: valid local date and time string if its type is datetime-local\n"
     "  attribute max: valid floating-point number if its type is number or range\n"
     "  attribute maxlength: valid non-negative integer if its type is text, search, url, tel, email or "
     "password\n"
     "  attribute min: valid date string if its type is date\n"
     "  attribute min: valid month string if its type is month\n"
     "  attribute min: valid week string if its type is week\n"
     "  attribute min: valid time string if its type is time\n"
     "  attribute min: valid local date and time string if its type is datetime-local\n"
     "  attribute min: valid floating-point number if its type is number or range\n"
     "  attribute minlength: valid non-negative integer if its type is text, search, url, tel, email or "
     "password\n"
     "  attribute multiple: boolean attribute if its type is email or file\n"
     "  attribute name: non-empty text\n"
     "  attribute pattern: JavaScript regular expression if its type is text, search, url, tel, email or "
     "password\n"
     "  attribute placeholder: text without newlines if its type is text, search, url, tel, email, password "
     "or number\n"
     "  attribute popovertarget: reference to an id if its type is submit, image, reset or button\n"
     "  attribute popovertargetaction: popovertargetaction if its type is submit, image, reset or button\n"
     "  attribute readonly: boolean attribute if its type is text, search, url, tel, email, password, date, "
     "month, week, time, datetime-local or number\n"
     "  attribute required: boolean attribute if its type is text, search, url, tel, email, password, date, "
     "month, week, time, datetime-local, number, checkbox, radio or file\n"
     "  attribute size: positive integer if its type is text, search, url, tel, email or password\n"
     "  attribute src: valid non-empty URL if its type is image; required if its type is image\n"
     "  attribute step: step if its type is date, month, week, time, datetime-local, number or range\n"
     "  attribute type: input type\n"
     "  attribute value: text if its type is button; required if its type is button\n"
     "  attribute value: text if its type is hidden, submit, reset, checkbox or radio\n"
     "  attribute value: text without newlines if its type is text, search, tel or password\n"
     "  attribute value: absolute URL or nothing if its type is url\n"
     "  attribute value: valid email address list if its type is email and it has multiple\n"
     "  attribute value: email address or nothing if its type is email\n"
     "  attribute value: date or nothing if its type is date\n"
     "  attribute value: month or nothing if its type is month\n"
     "  attribute value: week or nothing if its type is week\n"
     "  attribute value: time or nothing if its type is time\n"
     "  attribute value: local date and time or nothing if its type is datetime-local\n"
     "  attribute value: number or nothing if its type is number\n"
     "  attribute value: number or nothing if its type is range\n"
     "  attribute value: color or nothing if its type is color\n"
     "  attribute width: valid non-negative integer if its type is image\n"
     "  obsolete attribute maxlength if its type is number: warning. Omit it: it has no effect on numbers.\n"
     "  obsolete attribute size if its type is number: warning. Omit it: it has no effect on numbers.\n"
     "  obsolete attribute ismap: error. Omit it.\n"
     "  obsolete attribute usemap: error. Use img for image maps.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute border: error. Use CSS.\n"
     "  obsolete attribute hspace: error. Use CSS.\n"
     "  obsolete attribute vspace: error. Use CSS.\n"},
    {"ins",
     "  https://html.spec.whatwg.org/multipage/edits.html#the-ins-element\n"
     "  categories: flow, phrasing\n"
     "  content: the content of the element around it\n"
     "  attribute cite: valid URL\n"
     "  attribute datetime: date with optional time\n"},
    {"kbd",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-kbd-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"label",
     "  https://html.spec.whatwg.org/multipage/forms.html#the-label-element\n"
     "  categories: flow, phrasing, interactive, form-associated\n"
     "  content: phrasing content\n"
     "  nowhere inside: label\n"
     "  attribute for: reference to an id\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"},
    {"legend",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-legend-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: none\n"
     "  content: if it is a child of <optgroup>: phrasing content\n"
     "  content: otherwise: zero or more (phrasing content or heading content)\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"li",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-li-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  attribute value: valid integer if it is not a child of <ul> and it is not a child of <menu>\n"
     "  obsolete attribute type: error. Use CSS.\n"},
    {"link",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-link-element\n"
     "  categories: metadata, flow if it has itemprop, flow if its rel contains only dns-prefetch, "
     "modulepreload, pingback, preconnect, prefetch, preload or stylesheet, phrasing if it has itemprop, "
     "phrasing if its rel contains only dns-prefetch, modulepreload, pingback, preconnect, prefetch, preload "
     "or stylesheet\n"
     "  content: nothing\n"
     "  attribute as: potential destination if its rel contains preload; required if its rel contains "
     "preload\n"
     "  attribute as: potential destination if its rel contains modulepreload\n"
     "  attribute blocking: blocking tokens if its rel contains stylesheet or expect\n"
     "  attribute color: CSS color if its rel contains mask-icon\n"
     "  attribute crossorigin: crossorigin\n"
     "  attribute disabled: boolean attribute if its rel contains stylesheet\n"
     "  attribute fetchpriority: fetchpriority\n"
     "  attribute href: valid non-empty URL; required if it has no imagesrcset\n"
     "  attribute hreflang: BCP 47 language tag\n"
     "  attribute imagesizes: valid source size list if its rel contains preload and its as is image\n"
     "  attribute imagesrcset: image candidate strings if its rel contains preload and its as is image\n"
     "  attribute integrity: integrity metadata if its rel contains stylesheet, preload or modulepreload\n"
     "  attribute media: valid media query list\n"
     "  attribute referrerpolicy: referrerpolicy\n"
     "  attribute rel: link types if it has no itemprop; required if it has no itemprop\n"
     "  attribute sizes: icon sizes if its rel contains icon, apple-touch-icon or "
     "apple-touch-icon-precomposed\n"
     "  attribute type: valid MIME type string\n"
     "  obsolete attribute charset: error. Let the server send a Content-Type header with the linked "
     "resource.\n"
     "  obsolete attribute methods: error. Use the OPTIONS method of HTTP.\n"
     "  obsolete attribute rev: error. Use rel with the opposite term.\n"
     "  obsolete attribute urn: error. Use href.\n"
     "  obsolete attribute target: error. Omit it.\n"},
    {"main",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element\n"
     "  categories: flow if no other elements than html, body, div, form and custom elements are around it\n"
     "  content: flow content\n"},
    {"map",
     "  https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element\n"
     "  categories: flow, phrasing\n"
     "  content: the content of the element around it\n"
     "  attribute name: id; required\n"},
    {"mark",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-mark-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"math",
     "  https://html.spec.whatwg.org/multipage/embedded-content-other.html#mathml\n"
     "  categories: flow, phrasing, embedded\n"
     "  content: <unchecked>\n"},
    {"menu",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-menu-element\n"
     "  categories: flow\n"
     "  content: zero or more (<li> or script-supporting elements)\n"
     "  obsolete attribute type: error. Omit it.\n"
     "  obsolete attribute label: error. Handle the contextmenu event in a script.\n"
     "  obsolete attribute compact: error. Use CSS.\n"},
    {"meta",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element\n"
     "  categories: metadata, flow if it has itemprop, phrasing if it has itemprop\n"
     "  content: nothing\n"
     "  attribute charset: UTF-8 if it has no itemprop\n"
     "  attribute content: color scheme names if its name is color-scheme; required if its name is "
     "color-scheme\n"
     "  attribute content: referrerpolicy if its name is referrer; required if its name is referrer\n"
     "  attribute content: CSS color if its name is theme-color; required if its name is theme-color\n"
     "  attribute content: text if it has name; required if it has name\n"
     "  attribute content: content security policy if its http-equiv is content-security-policy; required if "
     "its http-equiv is content-security-policy\n"
     "  attribute content: content type of a meta element if its http-equiv is content-type; required if its "
     "http-equiv is content-type\n"
     "  attribute content: text if its http-equiv is default-style; required if its http-equiv is "
     "default-style\n"
     "  attribute content: refresh if its http-equiv is refresh; required if its http-equiv is refresh\n"
     "  attribute content: edge if its http-equiv is x-ua-compatible; required if its http-equiv is "
     "x-ua-compatible\n"
     "  attribute content: text if it has http-equiv and its http-equiv is not content-security-policy, "
     "content-type, default-style, refresh or x-ua-compatible; required if it has http-equiv\n"
     "  attribute content: text if it has itemprop; required if it has itemprop\n"
     "  attribute content: text if it has property; required if it has property\n"
     "  attribute content: text\n"
     "  attribute http-equiv: pragma directive if it has no charset and it has no itemprop\n"
     "  attribute media: valid media query list if its name is theme-color\n"
     "  attribute name: metadata names if it has no http-equiv and it has no charset and it has no itemprop\n"
     "  obsolete attribute scheme: error. Make the scheme part of the value.\n"},
    {"meter",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element\n"
     "  categories: flow, phrasing, labelable\n"
     "  content: phrasing content\n"
     "  nowhere inside: meter\n"
     "  attribute high: valid floating-point number\n"
     "  attribute low: valid floating-point number\n"
     "  attribute max: valid floating-point number\n"
     "  attribute min: valid floating-point number\n"
     "  attribute optimum: valid floating-point number\n"
     "  attribute value: valid floating-point number; required\n"},
    {"nav",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-nav-element\n"
     "  categories: flow, sectioning\n"
     "  content: flow content\n"},
    {"noscript",
     "  https://html.spec.whatwg.org/multipage/scripting.html#the-noscript-element\n"
     "  categories: metadata, flow, phrasing\n"
     "  content: if it is a child of <head>: zero or more (<link> or <style> or <meta>)\n"
     "  content: otherwise: the content of the element around it\n"
     "  nowhere inside: noscript\n"},
    {"object",
     "  https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element\n"
     "  categories: flow, phrasing, embedded, listed, form-associated\n"
     "  content: the content of the element around it\n"
     "  attribute data: valid non-empty URL; required\n"
     "  attribute form: reference to an id\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute name: valid navigable target name\n"
     "  attribute type: valid MIME type string\n"
     "  attribute width: valid non-negative integer\n"
     "  obsolete attribute usemap: error. Use img for image maps.\n"
     "  obsolete attribute archive: error. Use data and type.\n"
     "  obsolete attribute classid: error. Use data and type.\n"
     "  obsolete attribute code: error. Use data and type.\n"
     "  obsolete attribute codebase: error. Use data and type.\n"
     "  obsolete attribute codetype: error. Use data and type.\n"
     "  obsolete attribute declare: error. Repeat the object element.\n"
     "  obsolete attribute standby: error. Make the resource load quickly.\n"
     "  obsolete attribute typemustmatch: error. Avoid object for untrusted resources.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute border: error. Use CSS.\n"
     "  obsolete attribute hspace: error. Use CSS.\n"
     "  obsolete attribute vspace: error. Use CSS.\n"},
    {"ol",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-ol-element\n"
     "  categories: flow\n"
     "  content: zero or more (<li> or script-supporting elements)\n"
     "  attribute reversed: boolean attribute\n"
     "  attribute start: valid integer\n"
     "  attribute type: list type\n"
     "  obsolete attribute compact: error. Use CSS.\n"},
    {"optgroup",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-optgroup-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: none\n"
     "  content: optional <legend>, then zero or more (<option> or script-supporting elements or <noscript> "
     "or <div>)\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute label: non-empty text\n"},
    {"option",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: none\n"
     "  content: if it has label and it has value: nothing\n"
     "  content: if it has label: text\n"
     "  content: if it is inside <datalist>: text\n"
     "  content: otherwise: zero or more (phrasing content or <div>)\n"
     "  nowhere inside: interactive, datalist, object, anything with tabindex\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute label: non-empty text\n"
     "  attribute selected: boolean attribute\n"
     "  attribute value: text\n"
     "  obsolete attribute name: error. Use id.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"},
    {"output",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element\n"
     "  categories: flow, phrasing, listed, labelable, resettable, form-associated\n"
     "  content: phrasing content\n"
     "  attribute for: references to ids\n"
     "  attribute form: reference to an id\n"
     "  attribute name: non-empty text\n"},
    {"p",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element\n"
     "  categories: flow\n"
     "  content: phrasing content\n"
     "  obsolete attribute align: error. Use CSS.\n"},
    {"picture",
     "  https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element\n"
     "  categories: flow, phrasing, embedded\n"
     "  content: zero or more <source>, then <img>; intermixed with script-supporting elements\n"},
    {"pre",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-pre-element\n"
     "  categories: flow\n"
     "  content: phrasing content\n"
     "  obsolete attribute width: error. Use CSS.\n"},
    {"progress",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element\n"
     "  categories: flow, phrasing, labelable\n"
     "  content: phrasing content\n"
     "  nowhere inside: progress\n"
     "  attribute max: positive floating-point number\n"
     "  attribute value: valid floating-point number\n"},
    {"q",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-q-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"
     "  attribute cite: valid URL\n"},
    {"rp",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-rp-element\n"
     "  categories: none\n"
     "  content: text\n"},
    {"rt",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-rt-element\n"
     "  categories: none\n"
     "  content: phrasing content\n"},
    {"ruby",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-ruby-element\n"
     "  categories: flow, phrasing\n"
     "  content: one or more (phrasing content, then (one or more <rt> or (<rp>, then one or more (<rt>, "
     "then <rp>))))\n"},
    {"s",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-s-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"samp",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-samp-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"script",
     "  https://html.spec.whatwg.org/multipage/scripting.html#the-script-element\n"
     "  categories: metadata, flow, phrasing, script-supporting\n"
     "  content: text\n"
     "  attribute async: boolean attribute if it has src and it is a classic script\n"
     "  attribute async: boolean attribute if it is a module script\n"
     "  attribute blocking: blocking tokens if it has src and it is a classic script\n"
     "  attribute blocking: blocking tokens if it has src and it is a module script\n"
     "  attribute crossorigin: crossorigin if it is a classic script\n"
     "  attribute crossorigin: crossorigin if it is a module script\n"
     "  attribute defer: boolean attribute if it has src and it is a classic script\n"
     "  attribute fetchpriority: fetchpriority if it has src and it is a classic script\n"
     "  attribute fetchpriority: fetchpriority if it has src and it is a module script\n"
     "  attribute integrity: integrity metadata if it has src and it is a classic script\n"
     "  attribute integrity: integrity metadata if it has src and it is a module script\n"
     "  attribute nomodule: boolean attribute if it is a classic script\n"
     "  attribute referrerpolicy: referrerpolicy if it is a classic script\n"
     "  attribute referrerpolicy: referrerpolicy if it is a module script\n"
     "  attribute src: valid non-empty URL if it is a classic script\n"
     "  attribute src: valid non-empty URL if it is a module script\n"
     "  attribute type: script type\n"
     "  obsolete attribute charset if its charset is utf-8: warning. Omit it: scripts are UTF-8.\n"
     "  obsolete attribute language if its language is javascript and it has no type: warning. Omit it.\n"
     "  obsolete attribute language if its language is javascript and its type is text/javascript: warning. "
     "Omit it.\n"
     "  obsolete attribute type if it has type and it is a classic script: warning. Omit it: scripts are "
     "JavaScript.\n"
     "  obsolete attribute charset: error. Omit it: scripts are UTF-8.\n"
     "  obsolete attribute language: error. Omit it for JavaScript; use type for data.\n"
     "  obsolete attribute event: error. Add an event listener.\n"
     "  obsolete attribute for: error. Add an event listener.\n"},
    {"search",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-search-element\n"
     "  categories: flow\n"
     "  content: flow content\n"},
    {"section",
     "  https://html.spec.whatwg.org/multipage/sections.html#the-section-element\n"
     "  categories: flow, sectioning\n"
     "  content: flow content\n"},
    {"select",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: flow, phrasing, interactive, listed, labelable, submittable, resettable, "
     "form-associated\n"
     "  content: optional <button>, then zero or more (<option> or <optgroup> or <hr> or script-supporting "
     "elements or <noscript> or <div>)\n"
     "  attribute autocomplete: autofill detail tokens\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute form: reference to an id\n"
     "  attribute multiple: boolean attribute\n"
     "  attribute name: non-empty text\n"
     "  attribute required: boolean attribute\n"
     "  attribute size: positive integer\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"},
    {"selectedcontent",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element\n"
     "  this row: since 2025-07-21\n"
     "  categories: phrasing if it is inside <select>\n"
     "  content: nothing\n"},
    {"slot",
     "  https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element\n"
     "  categories: flow, phrasing\n"
     "  content: the content of the element around it\n"
     "  attribute name: slot name\n"},
    {"small",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-small-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"source",
     "  https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element\n"
     "  categories: none\n"
     "  content: nothing\n"
     "  attribute height: valid non-negative integer if it is a child of <picture>\n"
     "  attribute media: valid media query list\n"
     "  attribute sizes: valid source size list if it is a child of <picture>\n"
     "  attribute src: valid non-empty URL if it is a child of <audio>; required if it is a child of "
     "<audio>\n"
     "  attribute src: valid non-empty URL if it is a child of <video>; required if it is a child of "
     "<video>\n"
     "  attribute srcset: image candidate strings if it is a child of <picture>; required if it is a child "
     "of <picture>\n"
     "  attribute type: valid MIME type string\n"
     "  attribute width: valid non-negative integer if it is a child of <picture>\n"},
    {"span",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-span-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"},
    {"strong",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-strong-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"style",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-style-element\n"
     "  categories: metadata\n"
     "  content: text\n"
     "  attribute blocking: blocking tokens\n"
     "  attribute media: valid media query list\n"
     "  obsolete attribute type if its type is text/css: warning. Omit it.\n"
     "  obsolete attribute type: error. Omit it for CSS; use script for data.\n"},
    {"sub",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-sub-and-sup-elements\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"summary",
     "  https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element\n"
     "  categories: none\n"
     "  content: zero or more (phrasing content or heading content)\n"},
    {"sup",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-sub-and-sup-elements\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"svg",
     "  https://html.spec.whatwg.org/multipage/embedded-content-other.html#svg-0\n"
     "  categories: flow, phrasing, embedded\n"
     "  content: <unchecked>\n"},
    {"table",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-table-element\n"
     "  categories: flow\n"
     "  content: optional <caption>, then zero or more <colgroup>, then optional <thead>, then (zero or more "
     "<tbody> or one or more <tr>), then optional <tfoot>; intermixed with script-supporting elements\n"
     "  obsolete attribute datapagesize: error. Omit it.\n"
     "  obsolete attribute summary: error. Describe the table in its caption or in the text around it.\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute dataformatas: error. Use a script to fill the page.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute bgcolor: error. Use CSS.\n"
     "  obsolete attribute border: error. Use CSS.\n"
     "  obsolete attribute bordercolor: error. Use CSS.\n"
     "  obsolete attribute cellpadding: error. Use CSS.\n"
     "  obsolete attribute cellspacing: error. Use CSS.\n"
     "  obsolete attribute frame: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute rules: error. Use CSS.\n"
     "  obsolete attribute width: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"tbody",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-tbody-element\n"
     "  categories: none\n"
     "  content: zero or more (<tr> or script-supporting elements)\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"td",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-td-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  attribute colspan: integer of a column span\n"
     "  attribute headers: references to ids\n"
     "  attribute rowspan: integer of a row span\n"
     "  obsolete attribute abbr: error. Begin with a short text, or use th.\n"
     "  obsolete attribute axis: error. Use scope on the th.\n"
     "  obsolete attribute scope: error. Use th.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute bgcolor: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute nowrap: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute width: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"template",
     "  https://html.spec.whatwg.org/multipage/scripting.html#the-template-element\n"
     "  categories: metadata, flow, phrasing, script-supporting\n"
     "  content: nothing\n"
     "  attribute for: name of a marker (since 2026-08-20)\n"
     "  attribute shadowrootclonable: boolean attribute\n"
     "  attribute shadowrootcustomelementregistry: boolean attribute (since 2025-04-14)\n"
     "  attribute shadowrootdelegatesfocus: boolean attribute\n"
     "  attribute shadowrootmode: shadowrootmode\n"
     "  attribute shadowrootserializable: boolean attribute\n"
     "  attribute shadowrootslotassignment: shadowrootslotassignment (since 2026-04-15)\n"},
    {"textarea",
     "  https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element\n"
     "  categories: flow, phrasing, interactive, listed, labelable, submittable, resettable, "
     "form-associated\n"
     "  content: text\n"
     "  attribute autocomplete: autofill detail tokens\n"
     "  attribute cols: positive integer; required if its wrap is hard\n"
     "  attribute dirname: non-empty text\n"
     "  attribute disabled: boolean attribute\n"
     "  attribute form: reference to an id\n"
     "  attribute maxlength: valid non-negative integer\n"
     "  attribute minlength: valid non-negative integer\n"
     "  attribute name: non-empty text\n"
     "  attribute placeholder: text\n"
     "  attribute readonly: boolean attribute\n"
     "  attribute required: boolean attribute\n"
     "  attribute rows: positive integer\n"
     "  attribute wrap: wrap\n"
     "  obsolete attribute datasrc: error. Use a script to fill the page.\n"
     "  obsolete attribute datafld: error. Use a script to fill the page.\n"},
    {"tfoot",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-tfoot-element\n"
     "  categories: none\n"
     "  content: zero or more (<tr> or script-supporting elements)\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"th",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-th-element\n"
     "  categories: none\n"
     "  content: flow content\n"
     "  nowhere inside: header, footer, sectioning, heading\n"
     "  attribute abbr: text\n"
     "  attribute colspan: integer of a column span\n"
     "  attribute headers: references to ids\n"
     "  attribute rowspan: integer of a row span\n"
     "  attribute scope: scope\n"
     "  obsolete attribute axis: error. Use scope on the th.\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute bgcolor: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute nowrap: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute width: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"thead",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-thead-element\n"
     "  categories: none\n"
     "  content: zero or more (<tr> or script-supporting elements)\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"time",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element\n"
     "  categories: flow, phrasing\n"
     "  content: if it has datetime: phrasing content\n"
     "  content: otherwise: text\n"
     "  attribute datetime: value of a time element\n"},
    {"title",
     "  https://html.spec.whatwg.org/multipage/semantics.html#the-title-element\n"
     "  categories: metadata\n"
     "  content: text\n"},
    {"tr",
     "  https://html.spec.whatwg.org/multipage/tables.html#the-tr-element\n"
     "  categories: none\n"
     "  content: zero or more (<td> or <th> or script-supporting elements)\n"
     "  obsolete attribute align: error. Use CSS.\n"
     "  obsolete attribute bgcolor: error. Use CSS.\n"
     "  obsolete attribute char: error. Use CSS.\n"
     "  obsolete attribute charoff: error. Use CSS.\n"
     "  obsolete attribute height: error. Use CSS.\n"
     "  obsolete attribute valign: error. Use CSS.\n"
     "  obsolete attribute background: error. Use CSS.\n"},
    {"track",
     "  https://html.spec.whatwg.org/multipage/media.html#the-track-element\n"
     "  categories: none\n"
     "  content: nothing\n"
     "  attribute default: boolean attribute\n"
     "  attribute kind: kind\n"
     "  attribute label: non-empty text\n"
     "  attribute src: valid non-empty URL; required\n"
     "  attribute srclang: BCP 47 language tag; required if its kind is subtitles\n"},
    {"u",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-u-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"ul",
     "  https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element\n"
     "  categories: flow\n"
     "  content: zero or more (<li> or script-supporting elements)\n"
     "  obsolete attribute compact: error. Use CSS.\n"
     "  obsolete attribute type: error. Use CSS.\n"},
    {"var",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-var-element\n"
     "  categories: flow, phrasing\n"
     "  content: phrasing content\n"},
    {"video",
     "  https://html.spec.whatwg.org/multipage/media.html#the-video-element\n"
     "  categories: flow, phrasing, embedded, interactive if it has controls\n"
     "  content: if it has src: zero or more <track>, then the content of the element around it\n"
     "  content: otherwise: zero or more <source>, then zero or more <track>, then the content of the "
     "element around it\n"
     "  nowhere inside: audio, video\n"
     "  attribute autoplay: boolean attribute\n"
     "  attribute controls: boolean attribute\n"
     "  attribute crossorigin: crossorigin\n"
     "  attribute height: valid non-negative integer\n"
     "  attribute loading: loading (since 2026-03-23)\n"
     "  attribute loop: boolean attribute\n"
     "  attribute muted: boolean attribute\n"
     "  attribute playsinline: boolean attribute\n"
     "  attribute poster: valid non-empty URL\n"
     "  attribute preload: preload\n"
     "  attribute src: valid non-empty URL\n"
     "  attribute width: valid non-negative integer\n"},
    {"wbr",
     "  https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-wbr-element\n"
     "  categories: flow, phrasing\n"
     "  content: nothing\n"},
};

}  // namespace

std::span<const FindingExample> finding_examples() { return findings; }

std::span<const ElementRequirements> element_requirements() { return elements; }

}  // namespace lockstep::cli
