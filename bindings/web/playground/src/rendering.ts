// Renders the Markdown of markdown() as sanitized HTML that loads nothing and has no links.
import { sanitize } from "lockstep-html/full";
import MarkdownIt from "markdown-it";

// The elements that Markdown can express. markdown() writes some of them as tags where Markdown's own marks would not work.
const sanitizer = {
  elements: [
    "h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "pre", "hr", "table", "thead", "tbody", "tr", "th", "td",
    "em", "strong", "del", "s", "code", "br", "a", "span",
  ],
  attributes: ["title", "start", "class"],
};

const renderers = {
  gfm: new MarkdownIt({ html: true }),
  commonmark: new MarkdownIt("commonmark"),
};
for (const renderer of Object.values(renderers)) {
  renderer.validateLink = () => true; // safe because addresses are only shown
  renderer.renderer.rules.link_open = (tokens, index) => `<a title="${renderer.utils.escapeHtml(String(tokens[index].attrGet("href")))}">`;
  renderer.renderer.rules.image = (tokens, index) => {
    const { content } = tokens[index];
    return `<span class="picture" title="${renderer.utils.escapeHtml(String(tokens[index].attrGet("src")))}">${renderer.utils.escapeHtml(content || "image")}</span>`;
  };
}
// GFM's task lists.
renderers.gfm.core.ruler.push("tasks", ({ tokens }) => {
  tokens.forEach((token, index) => {
    const first = token.type === "inline" && tokens[index - 2]?.type === "list_item_open" ? token.children?.[0] : undefined;
    if (first?.type === "text") first.content = first.content.replace(/^\[([ x])\](?= )/, (_, mark) => (mark === "x" ? "☑" : "☐"));
  });
});

export const render = (markdown: string, flavor: "gfm" | "commonmark" = "gfm"): string => sanitize(renderers[flavor].render(markdown), { sanitizer });
