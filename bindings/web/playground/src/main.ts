// The playground: connects the editor, the worker and the tabs.
import type { App, Tab } from "./app";
import { cpp, dat, fitsDat, javascript, notInDat } from "./copy";
import { announce, byId, make } from "./dom";
import { Editor } from "./editor";
import { type Example, examples } from "./examples";
import { Link, Replaced } from "./link";
import type { OtherAnswers, OtherCalls } from "./protocol";
import { splitter } from "./splitter";
import { type State, decode, encode, initial } from "./state";
import { BrowserTab } from "./tabs/browser";
import { ContentTab } from "./tabs/content";
import { EditionsTab } from "./tabs/editions";
import { EncodingsTab } from "./tabs/encodings";
import { ErrorsTab } from "./tabs/errors";
import { MarkdownTab } from "./tabs/markdown";
import { PreviewTab, SerializedTab, TextTab } from "./tabs/outputs";
import { SanitizerTab } from "./tabs/sanitizer";
import { SelectorsTab } from "./tabs/selectors";
import { StepsTab } from "./tabs/steps";
import { TreeTab } from "./tabs/tree";
import { ValidateTab } from "./tabs/validate";
import { count } from "./text";

declare const NONCE: string; // the nonce of the style sheets that the editor creates; set by the build

const LARGE = 300_000; // code units: for a longer text, parsing waits for a pause in typing
const HUGE = 2_000_000; // code units: for a longer text, it waits for a longer pause, and most tabs wait until you open them
const AT_ONCE = ["tree", "errors", "encodings"]; // tabs that show even such a text without waiting
const NEVER = ["steps", "editions"]; // tabs that never show such a text: recording each step takes too much memory
const MARKED_ERRORS = 400;
const BESIDE = 50_000; // code units: for a longer text, the steps are not shown beside the tree
const WIDE = matchMedia("(min-width: 1200px)");

/**
 * Modules and the worker of other parsers are compressed and embedded, so that the page is a single file that works from a disk.
 */
async function unpack(id: string): Promise<ArrayBuffer | null> {
  const packed = byId(id).textContent!.trim();
  if (!packed) return null;
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function start(): Promise<void> {
  const busy = (working: boolean) => byId("panels").setAttribute("aria-busy", String(working));
  const link: Link = new Link(byId("worker").textContent!, busy);
  const parts = Promise.all([unpack("full"), unpack("tables")]);
  const given = await decode(location.hash.slice(1));
  const state: State = given ?? { ...initial, text: examples[0].text };
  const { version, editions } = await parts.then(([module, tables]) => link.call("start", { module: module!, tables }));
  const dates = editions.map(({ date }) => date);
  const app: App = {
    link, state, parsed: null, editions: dates, nonce: NONCE, tabs: new Map(), beside: false,
    report: document.documentElement.dataset.report ?? "",
    editor: null as unknown as Editor,
    show, keep, load, otherParsers,
  };
  const loading = new Map<string, Promise<unknown>>();
  /** Starts a module when it is first needed. */
  function load(name: "content" | "validator"): Promise<unknown> {
    if (!loading.has(name)) {
      const started = unpack(name).then((module) => link.call(name, { module: module! }));
      started.catch(() => loading.delete(name));
      loading.set(name, started);
    }
    return loading.get(name)!;
  }
  let others: Promise<Link<OtherCalls, OtherAnswers>> | null = null;
  function otherParsers(): Promise<Link<OtherCalls, OtherAnswers>> {
    return (others ??= unpack("others").then((code) => new Link(new TextDecoder().decode(code!), busy)));
  }
  if (!dates.includes(state.edition)) state.edition = dates[0];

  const main = document.querySelector("main")!;
  main.firstElementChild!.after(splitter(main, "input", "Size of the input", 40));

  // --- The editor, and parsing when it changes
  let waiting = 0;
  let paused = 0;
  const asked = new Set<string>(); // tabs requested for the current text
  const editor = new Editor(byId("editor"), state.text, NONCE, {
    changed() {
      state.rule = "";
      explain(null);
      clearTimeout(waiting);
      asked.clear();
      if (editor.length > HUGE) byId("status").textContent = `${count(editor.length, "character")}: parsed when you pause.`;
      if (editor.length > LARGE) waiting = window.setTimeout(parse, editor.length > HUGE ? 1000 : 250);
      else void parse();
    },
    moved: (position) => app.tabs.get(state.tab)?.cursor?.(position),
  });
  app.editor = editor;

  async function parse(): Promise<void> {
    state.text = editor.text;
    const { text } = state;
    try {
      const parsed = await link.call("parse", { text, options: state });
      app.parsed = parsed;
      showStatus();
      // Work that is not needed immediately waits for a pause.
      clearTimeout(paused);
      paused = window.setTimeout(() => {
        if (app.parsed === parsed && editor.text === text) editor.errors(parsed.errors.slice(0, MARKED_ERRORS));
        keep();
      }, text.length > 20_000 ? 400 : 120);
      await refresh();
    } catch (error) {
      if (error instanceof Replaced) return;
      byId("status").textContent = "Not parsed: " + (error as Error).message;
    }
  }

  function showStatus(): void {
    const { parsed } = app;
    if (!parsed) return;
    const nodes = parsed.tree.kinds.length;
    const errors = make("button", { type: "button", class: "to", click: () => editor.nextError(), title: "Go to the next one: F8" }, count(parsed.errorCount, "parse error"));
    byId("status").replaceChildren(
      `${count(parsed.bytes, "byte")} · ${count(nodes, "node")} · `, parsed.errorCount ? errors : "no parse errors",
      state.context ? "" : ` · ${parsed.quirks} mode`,
      parsed.status === "ok" ? "" : ` · ${parsed.status}`,
      parsed.flattened ? " · flattened" : "",
      ` · parsed in ${parsed.milliseconds < 0.1 ? "< 0.1" : parsed.milliseconds.toFixed(1)} ms`,
    );
  }

  // A call that a newer one has replaced has no result to show.
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof Replaced) event.preventDefault();
  });

  // --- Tabs
  const groups: [name: string, tabs: Tab[]][] = [
    ["Result", [new TreeTab(app), new SerializedTab(app), new TextTab(app), new PreviewTab(app), new MarkdownTab(app), new ContentTab(app)]],
    ["Why", [new StepsTab(app), new ErrorsTab(app), new ValidateTab(app), new EditionsTab(app)]],
    ["Tools", [new SelectorsTab(app), new SanitizerTab(app), new EncodingsTab(app), new BrowserTab(app)]],
  ];
  const tabs = groups.flatMap(([, group]) => group);
  const list = byId("tabs"), panels = byId("panels");
  for (const [name, group] of groups) {
    const box = make("div", { class: "group", role: "presentation" }, make("span", { "aria-hidden": "true" }, name));
    list.append(box);
    for (const tab of group) {
      app.tabs.set(tab.id, tab);
      box.append(make("button", { type: "button", role: "tab", id: "tab-" + tab.id, "aria-controls": "panel-" + tab.id, "aria-selected": "false", tabindex: -1, click: () => show(tab.id) }, tab.title));
      panels.append(make("div", { role: "tabpanel", id: "panel-" + tab.id, "aria-labelledby": "tab-" + tab.id, hidden: true }, tab.panel));
    }
  }
  panels.append(splitter(panels, "tree", "Size of the tree", 45));
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex(({ id }) => id === state.tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(tabs[(to + tabs.length) % tabs.length].id);
    byId("tab-" + state.tab).focus();
  });
  /** Shows the steps beside the tree if there is room. */
  function arrange(): void {
    app.beside = state.tab === "tree" && WIDE.matches && editor.length <= BESIDE;
    panels.classList.toggle("beside", app.beside);
    byId("panel-steps").hidden = state.tab !== "steps" && !app.beside;
  }
  WIDE.addEventListener("change", () => void refresh());
  let shown = "";
  function show(id: string): void {
    if (!app.tabs.has(id)) id = "tree";
    if (shown) {
      app.tabs.get(shown)!.leave?.();
      byId("panel-" + shown).hidden = true;
      byId("tab-" + shown).setAttribute("aria-selected", "false");
      byId("tab-" + shown).tabIndex = -1;
    }
    shown = state.tab = id;
    byId("panel-" + id).hidden = false;
    const tab = byId("tab-" + id);
    tab.setAttribute("aria-selected", "true");
    tab.tabIndex = 0;
    list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - 40;
    if (app.parsed) void refresh();
    else arrange();
    keep();
  }
  const later = make("div", { class: "later", hidden: true }, make("p", {}),
    make("button", { type: "button", class: "main", click: () => (asked.add(state.tab), void refresh()) }, "Show it"));
  panels.after(later);
  async function refresh(): Promise<void> {
    arrange();
    const waits = editor.length > HUGE && !AT_ONCE.includes(state.tab) && !asked.has(state.tab);
    later.hidden = !waits;
    panels.hidden = waits;
    if (waits) {
      const never = NEVER.includes(state.tab), { title } = app.tabs.get(state.tab)!;
      later.firstChild!.textContent = `The text has ${count(editor.length, "character")}. ` +
        (never ? `“${title}” takes texts of up to ${count(HUGE, "character")}.` : `“${title}” is computed for such a text when you ask for it.`);
      (later.lastChild as HTMLElement).hidden = never;
      return;
    }
    try {
      await app.tabs.get(state.tab)!.refresh();
      if (app.beside) await app.tabs.get("steps")!.refresh();
    } catch (error) {
      if (!(error instanceof Replaced)) byId("status").textContent = (error as Error).message;
    }
  }

  // --- The link in the address
  let keeping = 0;
  let written = location.hash.slice(1);
  function keep(): void {
    clearTimeout(keeping);
    keeping = window.setTimeout(async () => {
      const fragment = await encode({ ...state, edition: state.edition === dates[0] ? "" : state.edition, step: state.tab === "steps" ? state.step : 0 });
      if (fragment === null || fragment === written) return;
      written = fragment;
      try {
        history.replaceState(null, "", "#" + fragment);
      } catch {
        // Browsers may not allow this so often, or for files.
      }
    }, 250);
  }
  addEventListener("hashchange", async () => {
    const fragment = location.hash.slice(1);
    if (fragment === written) return;
    const next = await decode(fragment);
    if (!next) return;
    written = fragment;
    if (!dates.includes(next.edition)) next.edition = dates[0];
    Object.assign(state, next);
    showOptions();
    take(state.text);
    show(state.tab);
  });
  /** Sets another text, and parses it even if it is the same. */
  function take(text: string): void {
    const { rule, step } = state;
    if (editor.text !== text) editor.text = text;
    Object.assign(state, { rule, step });
    void parse();
  }

  // --- Options
  const edition = byId<HTMLSelectElement>("edition");
  for (const { date, covers } of editions) edition.append(make("option", { value: date, title: covers }, date));
  const context = byId<HTMLInputElement>("context"), quirks = byId<HTMLSelectElement>("quirks");
  const switches = (["scripting", "shadowRoots", "srcdoc"] as const).map((name) => [name, byId<HTMLInputElement>(name)] as const);
  function showOptions(): void {
    context.value = state.context;
    edition.value = state.edition;
    quirks.value = state.quirks;
    for (const [name, box] of switches) box.checked = state[name];
  }
  byId("options").addEventListener("input", () => {
    const asked = context.value.trim();
    const valid = /^((svg|math) )?[^\s<>/\0]*$/.test(asked);
    context.setAttribute("aria-invalid", String(!valid));
    if (!valid) return;
    state.context = asked;
    state.edition = edition.value;
    state.quirks = quirks.value as State["quirks"];
    for (const [name, box] of switches) state[name] = box.checked;
    state.step = 0;
    void parse();
  });
  byId("options").addEventListener("submit", (event) => event.preventDefault());

  // --- Examples
  const choice = byId<HTMLSelectElement>("examples"), why = byId("why");
  /** Says what the example in the editor shows; null if the text is not an example. */
  function explain(example: Example | null, undo?: () => void): void {
    why.replaceChildren(example?.why ?? "", ...(undo ? [" ", make("button", { type: "button", class: "to", click: undo }, "Undo")] : []));
    why.hidden = !example;
    choice.value = example ? String(examples.indexOf(example)) : "";
  }
  examples.forEach(({ name }, index) => choice.append(make("option", { value: index }, name)));
  choice.addEventListener("change", () => {
    const example = examples[Number(choice.value)];
    if (choice.value === "" || !example) return;
    const before = { ...state, text: editor.text };
    Object.assign(state, { context: "", quirks: "no-quirks", scripting: false, shadowRoots: false, srcdoc: false, edition: dates[0], step: 0, rule: "" }, example.options);
    showOptions();
    take(example.text);
    explain(example, () => {
      Object.assign(state, before);
      showOptions();
      take(before.text);
      show(before.tab);
      explain(null);
      editor.view.focus();
    });
    announce(example.why);
    if (example.tab) show(example.tab);
  });

  // --- Sharing
  const dialog = byId<HTMLDialogElement>("dialog"), text = byId<HTMLTextAreaElement>("dialog-text");
  async function copy(what: string, value: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      announce(what + " copied");
      byId("status").textContent = what + " copied.";
    } catch {
      text.value = value;
      dialog.showModal();
      text.select();
    }
  }
  byId("share").addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
    if (!button) return;
    byId<HTMLDetailsElement>("share").open = false;
    switch (button.dataset.copy) {
      case "link": {
        const fragment = await encode({ ...state, text: editor.text, edition: state.edition === dates[0] ? "" : state.edition, step: state.tab === "steps" ? state.step : 0 });
        if (fragment === null) byId("status").textContent = "The text is too long for a link.";
        else await copy("Link", location.href.replace(/#.*$/s, "") + "#" + fragment);
        break;
      }
      case "dat": {
        if (!fitsDat(editor.text)) {
          byId("status").textContent = "This text cannot be a test case: it has a line like those between the parts of a test, or half of a surrogate pair.";
          break;
        }
        const { dump } = await link.call("dump", {});
        const errors = app.parsed?.errors.map(({ line, column, code }) => `(${line},${column}): ${code}`) ?? [];
        await copy("Test case", dat(state, errors, dump));
        const missing = notInDat(state, dates);
        if (missing.length) byId("status").append(` A test case cannot say: ${missing.join(", ")}.`);
        break;
      }
      case "cpp": await copy("C++", cpp(state, dates)); break;
      case "javascript": await copy("JavaScript", javascript(state, dates)); break;
    }
  });
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu")) {
    document.addEventListener("click", (event) => {
      if (!menu.contains(event.target as Node)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")!.focus();
    });
  }

  // --- Files dropped anywhere on the page
  for (const name of ["dragenter", "dragover"] as const)
    addEventListener(name, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      document.body.classList.add("dropping");
    }, true);
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("dropping");
  });
  addEventListener("drop", async (event) => {
    document.body.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    show("encodings");
    await (app.tabs.get("encodings") as EncodingsTab).take(file);
  }, true);

  // --- The site around the page
  const { home } = document.documentElement.dataset;
  const brand = byId<HTMLAnchorElement>("brand");
  brand.title = `Lockstep ${version}`;
  if (home) brand.href = home;
  if (app.report) {
    byId("places").hidden = false;
    byId("places").append(make("a", { href: home ?? app.report }, "Documentation"), make("a", { href: app.report + "index.html" }, "Rules"));
  }
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    byId("tab-" + state.tab).focus();
  });

  showOptions();
  show(state.tab);
  if (!given) explain(examples[0]);
  await parse();
  document.body.classList.add("ready");
}

start().catch((error: Error) => {
  byId("status").textContent = "The playground could not start: " + error.message;
  throw error;
});
