// Examples: the famous puzzles of HTML parsing.
import type { Options } from "./protocol";

export interface Example {
  name: string;
  /** The explanation, in two sentences. */
  why: string;
  text: string;
  tab?: string;
  options?: Partial<Options>;
  selector?: string;
  old?: string;
}

export const examples: Example[] = [
  {
    name: "Hello, world",
    why: "<b> is never closed, and html, head and body are missing. The parser supplies them, and opens the <b> again after the paragraph.",
    text: "<p>Hello, <b>world</p>!",
  },
  {
    name: "Misnested formatting",
    why: "<i> closes after <b>, so the two overlap, which a tree cannot express. The adoption agency algorithm splits <i> in two: one inside <b>, one after it.",
    text: "<p>1<b>2<i>3</b>4</i>5</p>\n",
  },
  {
    name: "Formatting across blocks",
    why: "A <b> that is still open when a <p> ends is opened again in the next one. The list of active formatting elements remembers it, and at most three alike.",
    text: "<p>one <b>two\n<p>three\n<p>four</b> five\n",
  },
  {
    name: "Foster parenting",
    why: "A table holds no text outside its cells, so the text is moved in front of the table. The same happens to elements such as <b>.",
    text: "<!DOCTYPE html>\n<table>\n  Prices <b>today</b>\n  <tr><td>Tea<td>2\n</table>\n",
  },
  {
    name: "</p> without <p>",
    why: "An end tag </p> with no p element open inserts an empty one. </br> becomes a <br>, and all other stray end tags are ignored.",
    text: "<div>a</p>b</br>c</span>d</div>\n",
  },
  {
    name: "A block in a paragraph",
    why: "A <div> closes the <p> that it is written in, since a paragraph cannot contain blocks. The </p> that follows therefore has nothing to close, and makes an empty paragraph.",
    text: "<p>before\n<div>inside</div>\nafter</p>\n",
  },
  {
    name: "<svg><p>",
    why: "SVG and MathML have no <p>, so the tag leaves them and the rules of HTML continue. Inside <foreignObject>, HTML is allowed, and the same tag stays.",
    text: "<svg><circle/><p>out</p></svg>\n<svg><foreignObject><p>in</p></foreignObject></svg>\n",
  },
  {
    name: "Implied table parts",
    why: "A <td> straight in a <table> gets the <tbody> and <tr> that it needs. A second <td> closes the first.",
    text: "<table><td>a<td>b<tr><th>c<caption>late\n",
  },
  {
    name: "A link in a link",
    why: "An <a> closes the <a> before it, wherever that is. If blocks are in between, the adoption agency algorithm moves the link into them.",
    text: '<a href="1">one <div>two <a href="2">three</a> four</div>\n',
  },
  {
    name: "Customizable select",
    why: "Since 2025 a <select> may contain almost any markup; before, everything but options was dropped. Compare the editions to see the rules that made the difference.",
    text: "<select>\n  <button><selectedcontent></button>\n  <div><option><img src=a.png> One</option></div>\n  <option selected>Two\n</select>\n",
    tab: "editions",
  },
  {
    name: "Template",
    why: "What is in a <template> is not part of the page: it is in a document fragment of its own. There a <td> is allowed without a table.",
    text: "<template>\n  <td>cell</td>\n  <div>not a cell</div>\n</template>\n",
  },
  {
    name: "Declarative shadow root",
    why: "With shadowrootmode, a template becomes the shadow root of the element around it. Browsers do this for pages and for setHTMLUnsafe(), not for innerHTML.",
    text: '<article>\n  <template shadowrootmode="open"><slot></slot></template>\n  Light\n</article>\n',
    options: { shadowRoots: true },
  },
  {
    name: "Processing instructions",
    why: "Until 2026 <?…> was a bogus comment. Now it is a processing instruction, except for names such as xml.",
    text: '<?marker name="a">\n<p>text</p>\n<?xml version="1.0"?>\n',
    tab: "editions",
  },
  {
    name: "innerHTML of a row",
    why: "The context element decides the rules for a fragment. In a <tr> the cells stay; in a <div> their tags are dropped and only the text remains.",
    text: "text<td>1<td>2</tr><tr>",
    options: { context: "tr" },
  },
  {
    name: "Character references",
    why: "&not is a reference even without its semicolon, but not before a letter in an attribute. Numbers from the C1 range become the characters of windows-1252.",
    text: '<a title="&notit; &not; &amp">&notit; &not; &#x80; &unknown;</a>\n',
  },
  {
    name: "A script in a script",
    why: "After <!--<script the next </script> does not end the script but the inner one. The states for double escaped scripts exist for pages of the nineties that hid their scripts in comments.",
    text: "<script><!--<script></script> still inside --></script> outside\n",
  },
];
