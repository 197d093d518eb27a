// The facts about HTML that building and serializing need, under parse5's names.
export const NS = Object.freeze({
  HTML: 'http://www.w3.org/1999/xhtml', MATHML: 'http://www.w3.org/1998/Math/MathML', SVG: 'http://www.w3.org/2000/svg',
  XLINK: 'http://www.w3.org/1999/xlink', XML: 'http://www.w3.org/XML/1998/namespace', XMLNS: 'http://www.w3.org/2000/xmlns/',
});
export const DOCUMENT_MODE = Object.freeze({ NO_QUIRKS: 'no-quirks', QUIRKS: 'quirks', LIMITED_QUIRKS: 'limited-quirks' });

// Elements that the Standard's serialization writes without an end tag.
export const VOID = new Set('area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '));

const UNESCAPED = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);
export const hasUnescapedText = (tagName, scripting) => UNESCAPED.has(tagName) || (scripting && tagName === 'noscript');
