// Search, the choice of an edition, the outline on small screens, trees of witnesses, hints in drawings. No libraries; works from file://.
(() => {
  "use strict";
  const root = document.documentElement;
  const store = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* a browser that keeps nothing */ } },
  };

  // --- Editions
  const buttons = [...document.querySelectorAll("[data-show]")];
  const show = (edition) => {
    if (!buttons.some((button) => button.dataset.show === edition)) return;
    root.dataset.edition = edition;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.show === edition));
  };
  for (const button of buttons) {
    button.addEventListener("click", () => { show(button.dataset.show); store.set("lockstep-edition", button.dataset.show); });
  }
  show(store.get("lockstep-edition") || "all");

  // --- The outline
  const menu = document.querySelector(".menu");
  menu?.addEventListener("click", () => {
    const open = document.body.classList.toggle("open");
    menu.setAttribute("aria-expanded", String(open));
  });
  const here = document.querySelector(".outline [aria-current]");
  const outline = document.querySelector(".outline");
  if (here && outline) outline.scrollTop = Math.max(0, here.offsetTop - outline.clientHeight / 3);

  // --- The index, loaded when it is first needed
  let rows = null;
  let waiting = null;
  const load = () => waiting ||= new Promise((done) => {
    const script = document.createElement("script");
    script.src = root.dataset.search || "index.js";
    script.onload = () => {
      rows = window.LOCKSTEP_INDEX.map((row, order) => ({ row, order, name: row[0].toLowerCase(), file: row[1] === "page" ? /([\w-]*)\.html$/.exec(row[2])?.[1] : "", more: `${row[3]} ${row[2]}`.toLowerCase() }));
      done();
    };
    document.head.append(script);
  });

  // --- The fragment of the address
  // As text: a fragment that is not percent-encoded UTF-8 names nothing.
  const named = (hash) => { try { return decodeURIComponent(hash.slice(1)); } catch { return ""; } };

  // An anchor of the Standard after index.html leads to its page, and to a branch that follows it after a colon. The branches
  // that only an earlier edition has carry its date: a link without the date leads there.
  const at = (id) => document.getElementById(id)
    || [...document.querySelectorAll(`[id^="${CSS.escape(id)}."]`)].find((element) => /^\.\d{4}-\d\d-\d\d$/.test(element.id.slice(id.length)));
  const follow = () => {
    const [anchor, branch] = named(location.hash).split(":");
    const sought = branch || anchor;
    if (!sought) return;
    const element = at(sought);
    if (element) {
      if (element.id !== named(location.hash)) location.replace(`#${element.id}`);
      return;
    }
    if ("pages" in root.dataset) return; // a page of the site that is not of the report
    const script = document.createElement("script");
    script.src = "index.js";
    script.onload = () => {
      const page = (name) => (Object.hasOwn(window.LOCKSTEP_ANCHORS, name) ? window.LOCKSTEP_ANCHORS[name] : undefined);
      const file = page(branch) || page(anchor) || page(anchor.split("/")[0]);
      if (file && (branch || !location.pathname.endsWith(`/${file}`))) location.replace(`${file}#${branch || anchor}`);
    };
    document.head.append(script);
  };
  addEventListener("hashchange", follow);
  follow();

  // --- Search
  const box = document.getElementById("search");
  const list = document.getElementById("found");
  const MOST = 40;
  let chosen = -1;

  // Definitions come first, then guides, then branches of the rules, files and the list of changes. A word in a name counts more
  // than one in a text, of which a guide or the list of changes has very many.
  const DEFINITIONS = new Set(["function", "class", "struct", "concept", "enumeration", "value", "type", "variable", "macro", "header",
    "algorithm", "state", "mode", "set", "scope", "definition", "parse error", "section", "table"]);
  const LAST = new Set(["row", "case", "file", "Changes"]);
  const group = ([title, kind]) => (LAST.has(kind) || title === "Changes" ? 3 : DEFINITIONS.has(kind) ? 0 : kind === "page" ? 0.1 : 1);
  const rank = (one, words) => {
    let sum = group(one.row) + (one.name.includes("::") ? 1.5 : 0); // members after what they are of, and its guide
    for (const word of words) {
      const at = one.name.indexOf(word);
      if (one.name === word || one.file === word) sum += 0;
      else if (at >= 0 && !/[a-z0-9]/.test(one.name[at - 1] || " ") && !/[a-z0-9]/.test(one.name[at + word.length] || " ")) sum += 1;
      else if (at >= 0) sum += 3;
      else if (one.more.split(" ").includes(word)) sum += 5;
      else if (one.more.includes(word)) sum += 7;
      else return -1;
    }
    return sum + Math.min(one.name.length / 200, 0.9);
  };
  const choose = (index) => {
    const items = [...list.querySelectorAll("li:not(.none)")];
    chosen = items.length ? (index + items.length) % items.length : -1;
    items.forEach((item, number) => item.classList.toggle("on", number === chosen));
    items[chosen]?.scrollIntoView({ block: "nearest" });
  };
  const search = async () => {
    await load();
    const words = box.value.toLowerCase().replace(/[#<>]/g, " ").trim().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    list.hidden = words.length === 0;
    if (list.hidden) return;
    const found = rows.map((one) => [rank(one, words), one]).filter(([sum]) => sum >= 0);
    found.sort(([a, one], [b, other]) => a - b || one.order - other.order);
    for (const [, one] of found.slice(0, MOST)) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = (root.dataset.root || "") + one.row[2];
      const kind = document.createElement("span");
      kind.className = "kind";
      kind.textContent = one.row[1];
      link.append(one.row[0], kind);
      item.append(link);
      list.append(item);
    }
    if (!found.length) {
      const none = document.createElement("li");
      none.className = "none";
      none.textContent = "Nothing is called that.";
      list.append(none);
    }
    choose(0);
  };
  if (box && list) {
    box.addEventListener("focus", load);
    box.addEventListener("input", search);
    box.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") { choose(chosen + 1); event.preventDefault(); }
      else if (event.key === "ArrowUp") { choose(chosen - 1); event.preventDefault(); }
      else if (event.key === "Enter") { list.querySelector(".on a")?.click(); }
      else if (event.key === "Escape") { box.value = ""; list.hidden = true; box.blur(); }
    });
    list.addEventListener("click", () => { list.hidden = true; });
    document.addEventListener("click", (event) => { if (!event.target.closest(".search")) list.hidden = true; });
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !event.target.closest("input, textarea") && !event.ctrlKey && !event.metaKey) {
        box.focus();
        event.preventDefault();
      }
    });
    const asked = new URLSearchParams(location.search).get("search");
    if (asked) { box.value = asked; search(); }
  }

  // --- Witnesses: a document shows its tree while it is pointed at or has the focus. A link to one opens its list.
  const witness = (link) => {
    const id = named(link.hash);
    return link.pathname === location.pathname && id.startsWith("witness-") ? document.getElementById(id) : null;
  };
  const reveal = () => {
    const list = witness(location)?.closest("details");
    if (!list || list.open) return;
    list.open = true;
    witness(location).scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
  const tree = document.createElement("div");
  tree.id = "tree";
  tree.setAttribute("role", "tooltip");
  tree.hidden = true;
  document.body.append(tree);
  let of = null;
  let leaving = 0;
  const hide = () => {
    clearTimeout(leaving);
    of?.removeAttribute("aria-describedby");
    of = null;
    tree.hidden = true;
  };
  const open = (link) => {
    clearTimeout(leaving);
    if (link === of) return;
    const from = witness(link);
    hide();
    if (!from) return;
    of = link;
    tree.replaceChildren(from.querySelector(".input").cloneNode(true), from.querySelector(".tree").cloneNode(true));
    tree.hidden = false;
    link.setAttribute("aria-describedby", "tree");
    place();
  };
  const place = () => {
    const at = of.getBoundingClientRect();
    const below = at.bottom + 6 + tree.offsetHeight <= innerHeight;
    tree.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - 6 - tree.offsetHeight)}px`;
    tree.style.left = `${Math.max(8, Math.min(at.left, document.documentElement.clientWidth - 8 - tree.offsetWidth))}px`;
  };
  const pointed = (event) => event.target.closest?.("a.document");
  const leave = () => { clearTimeout(leaving); leaving = setTimeout(hide, 200); }; // time to move onto the tree
  for (const name of ["mouseover", "focusin"]) {
    document.addEventListener(name, (event) => {
      if (pointed(event)) open(pointed(event));
      else if (tree.contains(event.target)) clearTimeout(leaving);
    });
  }
  for (const name of ["mouseout", "focusout"]) {
    document.addEventListener(name, (event) => { if (pointed(event) || tree.contains(event.target)) leave(); });
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  addEventListener("scroll", () => { if (of) place(); }, { passive: true });

  // --- Drawings: the ways in and out of the state that is pointed at
  for (const svg of document.querySelectorAll(".drawing svg")) {
    const edges = [...svg.querySelectorAll(".edge")].map((edge) => [edge, edge.querySelector("title").textContent.split("->")]);
    for (const node of svg.querySelectorAll(".node")) {
      const name = node.querySelector("title").textContent;
      const light = (on) => {
        svg.classList.toggle("some", on);
        for (const [edge, ends] of edges) edge.classList.toggle("on", on && ends.includes(name));
      };
      node.addEventListener("mouseenter", () => light(true));
      node.addEventListener("mouseleave", () => light(false));
      node.addEventListener("focusin", () => light(true));
      node.addEventListener("focusout", () => light(false));
    }
  }
})();
