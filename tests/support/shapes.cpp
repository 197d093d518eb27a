#include "support/shapes.h"

#include "support/text.h"

namespace lockstep::test {
namespace {

using N = std::size_t;
using S = std::string;

constexpr Shape kShapes[] = {
    // Elements that stay open.
    {"<div>…", [](N n) { return repeated("<div>", n); }},
    {"<ul><li>…", [](N n) { return repeated("<ul><li>", n); }},
    {"<dd><div>…", [](N n) { return repeated("<dd><div>", n); }},
    {"<button><div>…", [](N n) { return repeated("<button><div>", n); }},
    {"<h1><span>…", [](N n) { return repeated("<h1><span>", n); }},
    {"<frameset>…", [](N n) { return repeated("<frameset>", n); }},
    {"<distinct tags>…", [](N n) { return many("<x#>", n); }},
    {"<table><tr><td>…", [](N n) { return repeated("<table><tr><td>", n); }},
    {"<div><template></template>…", [](N n) { return repeated("<div><template></template>", n); }},
    {"<template>…", [](N n) { return repeated("<template>", n); }},
    // End tags that find nothing, or search far.
    {"<div>… </section>…", [](N n) { return repeated("<div>", n) + repeated("</section>", n); }},
    {"</br></p>…", [](N n) { return repeated("</br></p>", n); }},
    {"<p><button> <b>… </p>…", [](N n) { return "<p><button>" + repeated("<b>", n) + repeated("</p>", n); }},
    {"<svg><foreignObject><svg> <g>… </div>…",
     [](N n) { return "<div><svg><foreignObject><svg>" + repeated("<g>", n) + repeated("</div>", n); }, 1,
     false, false, true},
    {"<svg> <g>… </x>…", [](N n) { return "<svg>" + repeated("<g>", n) + repeated("</x>", n); }, 1, false,
     false, true},
    // Formatting elements: reconstructed, adopted, and at most three equal ones (Noah's Ark), so that each
    // has to be compared with those before it.
    {"<b id=#>… <p>x…", [](N n) { return many("<b id=#>", n) + repeated("<p>x", n); }},
    {"<b id=#>… </i>…", [](N n) { return many("<b id=#>", n) + repeated("</i>", n); }},
    {"<b id=#>… </b>…", [](N n) { return many("<b id=#>", n) + repeated("</b>", n); }},
    {"<font size=#><div>…", [](N n) { return many("<font size=#><div>", n); }},
    {"<a><div>…", [](N n) { return repeated("<a><div>", n); }},
    {"<nobr><div>…", [](N n) { return repeated("<nobr><div>", n); }},
    {"<b><i><div></b>…", [](N n) { return repeated("<b><i><div></b>", n); }},
    {"<b><table> <span>… </b>…",
     [](N n) { return "<b><table>" + repeated("<span>", n) + repeated("</b>", n); }},
    {"<b>… <p>x…", [](N n) { return "<p>" + repeated("<b>", n) + repeated("<p>x", n); }},
    {"<b class=x>…", [](N n) { return repeated("<b class=x>", n); }},
    {"<b class=#>…", [](N n) { return many("<b class=#>", n); }},
    {"<b #>… <i #>… x</b>…", [](N n) { return many("<b #>", n) + many("<i #>", n) + repeated("x</b>", n); },
     1, true},
    // Foster parenting.
    {"<table> x<tr>…", [](N n) { return "<table>" + repeated("x<tr>", n); }},
    {"<table> <span>x…", [](N n) { return "<table>" + repeated("<span>x", n); }},
    {"<table> SPACE x…", [](N n) { return "<table>" + repeated(" x", n); }},
    {"<table> SPACE x NUL…", [](N n) { return "<table>" + repeated(S(" x\0", 3), n); }},
    {"<table> <b>x </b>…", [](N n) { return "<table>" + repeated("<b>x </b>", n); }},
    {"<table> NUL…", [](N n) { return "<table>" + S(n, '\0'); }, 20},
    // Text that stays pending until the next tag.
    {"<table>  x…", [](N n) { return "<table>" + repeated(" x", n); }, 20},
    {"<table> x NUL…",
     [](N n) {
       return "<table>" + repeated({"x\0", 2}, n);
     },
     5},
    {"<table> x CR…", [](N n) { return "<table>" + repeated("x\r", n); }, 10},
    {"<table> &amp; …", [](N n) { return "<table>" + repeated("&amp; ", n); }, 10},
    // select.
    {"<select> <option>x…", [](N n) { return "<select>" + repeated("<option>x", n); }},
    {"<selectedcontent> <option>x…",
     [](N n) { return "<select><button><selectedcontent></button>" + repeated("<option>x", n); }},
    {"<selectedcontent> <option selected>x…",
     [](N n) { return "<select><button><selectedcontent></button>" + repeated("<option selected>x", n); }},
    {"<select a#…> <option>…",
     [](N n) { return "<select" + many(" a#", n) + ">" + repeated("<option>", n); }},
    {"<select size=0…> <option>…",
     [](N n) { return "<select size=" + repeated("0000000", n) + ">" + repeated("<option>", n); }},
    {"<select> <optgroup a#… disabled> <option>…",
     [](N n) { return "<select><optgroup" + many(" a#", n) + " disabled>" + repeated("<option>", n); }},
    {"<select a#…> <object> <option><object><select><option></select></object>…",
     [](N n) {
       return "<select" + many(" a#", n) + "><object>" +
              repeated("<option><object><select><option></select></object>", n);
     }},
    {"<div><option></option>…", [](N n) { return repeated("<div><option></option>", n); }, 1, false, true},
    {"<select> <div>… <option></option>…",
     [](N n) { return "<select>" + repeated("<div>", n) + repeated("<option></option>", n); }, 1, false,
     true},
    {"<select> <div><optgroup>… <option></option>…",
     [](N n) { return "<select>" + repeated("<div><optgroup>", n) + repeated("<option></option>", n); }, 1,
     false, true},
    {"<select> <div>… <selectedcontent> <option selected></option>…",
     [](N n) {
       return "<select>" + repeated("<div>", n) + "<button><selectedcontent></button>" +
              repeated("<option selected></option>", n);
     },
     1, false, true},
    {"<select> <b><datalist><p></b>… <option></option>…",
     [](N n) { return "<select>" + repeated("<b><datalist><p></b>", n) + repeated("<option></option>", n); },
     1, false, true},
    {"<select> <b id=#>… <div> <option></option>… </b>…",
     [](N n) {
       return "<select>" + many("<b id=#>", n) + "<div>" + repeated("<option></option>", n) +
              repeated("</b>", n);
     },
     1, false, true},
    {"<select> <div> <b><p><option></option></b>…",
     [](N n) { return "<select><div>" + repeated("<b><p><option></option></b>", n); }},
    {"<select> <i><div><option>… </i>…",
     [](N n) { return "<select>" + many("<i id=#><div><option>x", n) + repeated("</i>", n); }},
    // Attributes and names. The hash of names uses their ends and the middle.
    {"<p distinct attributes…", [](N n) { return "<p" + many(" a#=x", n) + ">"; }},
    {"<?start distinct attributes…?>", [](N n) { return "<?start name='a'" + many(" a#=''", n) + "?>"; }},
    {"<p equal attributes…", [](N n) { return "<p" + repeated(" a=x", n) + ">"; }},
    {"<html a#>…", [](N n) { return many("<html a#>", n); }},
    {"<body a#>…", [](N n) { return many("<body a#>", n); }},
    {"<annotation-xml attributes…> <svg/>…",
     [](N n) { return "<math><annotation-xml" + many(" a#=x", n) + ">" + repeated("<svg/>", n); }},
    {"<tags alike at the ends>…",
     [](N n) {
       S html;
       for (N i = 0; i < n; ++i) html += numbered("<xxxxxxxxxx", 100'000 + i) + repeated("y", 44) + ">";
       return html;
     }},
    {"<p attributes alike at the ends…",
     [](N n) {
       S html = "<p";
       for (N i = 0; i < n; ++i) html += numbered(" xxxxxxxxxx", 100'000 + i) + repeated("y", 44);
       return html + ">";
     }},
    // After the body.
    {"</html> <!--x-->…", [](N n) { return "</html>" + repeated("<!--x-->", n); }},
    {"x… </body>…", [](N n) { return repeated("x</body>", n); }},
    // Patches of content.
    {"<?start name=#>… <template for=#>…",
     [](N n) {
       return many("<div><?start name=\"n#\">x<?end></div>", n) + many("<template for=n#>y</template>", n);
     }},
    {"<body> <?marker name=a>… <template for=a>…",
     [](N n) {
       return "<body>" + repeated("<?marker name='a'>", n) + repeated("<template for=a></template>", n);
     }},
    {"<p>x<template for=y></template>…",
     [](N n) { return "<div>" + repeated("<p>x<template for=y></template>", n); }},
    // The tokenizer: many tokens, and tokens that are never closed.
    {"&amp;…", [](N n) { return repeated("&amp;", n); }, 10},
    {"&Counter…Integra…", [](N n) { return repeated("&CounterClockwiseContourIntegra", n); }, 5},
    {"&#x 1…", [](N n) { return "&#x" + S(n, '1'); }, 20},
    {"&…", [](N n) { return S(n, '&'); }, 20},
    {"<…", [](N n) { return S(n, '<'); }, 20},
    {"<!--…", [](N n) { return repeated("<!--", n); }, 20},
    {"NUL…", [](N n) { return S(n, '\0'); }, 20},
    {"CR…", [](N n) { return S(n, '\r'); }, 20},
    {"x CR…", [](N n) { return repeated("x\r", n); }, 10},
    {"x BOM…", [](N n) { return S(1, 'x') + repeated("\xEF\xBB\xBF", n); }, 10},
    {"</…", [](N n) { return repeated("</", n); }, 20},
    {"<x…", [](N n) { return repeated("<x", n); }, 20},
    {"<![CDATA[…", [](N n) { return repeated("<![CDATA[", n); }, 10},
    {"<svg> <![CDATA[x]]>y…", [](N n) { return "<svg>" + repeated("<![CDATA[x]]>y", n); }, 5},
    {"<math><mi> <![CDATA[x]]>y…", [](N n) { return "<math><mi>" + repeated("<![CDATA[x]]>y", n); }, 5},
    {"&notit;…", [](N n) { return repeated("&notit;", n); }, 10},
    {"&CounterClock… in an attribute", [](N n) { return "<p a='" + repeated("&CounterClock", n); }, 5},
    {"not UTF-8…", [](N n) { return repeated("\xF0\x9F", n); }, 20},
    {"unclosed comment", [](N n) { return "<!--" + repeated("x-", n); }, 20},
    {"unclosed comment with NUL", [](N n) { return "<!--" + S(n, '\0'); }, 20},
    {"unclosed tag", [](N n) { return "<p" + repeated(" a", n); }, 10},
    {"unclosed tag name", [](N n) { return "<p" + repeated("A", n); }, 20},
    {"unclosed table with text", [](N n) { return "<table>" + repeated(" x<!--", n); }, 10},
    {"unclosed title", [](N n) { return "<title>" + repeated("</titl", n); }, 10},
    {"unclosed script", [](N n) { return "<script>" + repeated("<!--<script ", n); }, 10},
    {"unclosed CDATA section", [](N n) { return "<svg><![CDATA[" + repeated("]]", n); }, 20},
    {"unclosed attribute", [](N n) { return "<p title='" + repeated("x&", n); }, 20},
    {"unclosed DOCTYPE", [](N n) { return "<!DOCTYPE " + S(n, 'x'); }, 20},
    {"unclosed processing instruction", [](N n) { return "<?t " + repeated("?x", n); }, 20},
};

}  // namespace

std::span<const Shape> shapes() { return kShapes; }

}  // namespace lockstep::test
