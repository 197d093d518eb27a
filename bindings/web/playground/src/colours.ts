// The colors for HTML, as classes in the style sheet.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

export const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.tagName, tags.angleBracket], class: "tok-tag" },
    { tag: tags.attributeName, class: "tok-attribute" },
    { tag: [tags.attributeValue, tags.string], class: "tok-value" },
    { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], class: "tok-comment" },
    { tag: [tags.character, tags.number, tags.keyword], class: "tok-character" },
  ]),
);
