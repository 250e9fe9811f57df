import { cutText, escapeUnit, visibleText } from "../words/visible-text.js";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const TEXT_MAX_LENGTH = 2000;
const MARKUP = Symbol("markup");

/** HTML of a page. Only this file makes it, so that nothing is escaped twice or never. */
export interface Html {
  readonly [MARKUP]: string;
}

/** The holes of a template: HTML as it is, text escaped, of a list a line for each item, for undefined nothing. */
export type Hole = Html | string | number | undefined | readonly Hole[];

/** Makes HTML of a template, whose holes stand between elements or within a quoted attribute. */
export function html(pieces: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return ownHtml(String.raw({ raw: pieces }, ...holes.map(markupOf)));
}

/** Makes HTML of a text of this project's own, such as its style. */
export function ownHtml(markup: string): Html {
  return { [MARKUP]: markup };
}

/** Returns the markup. Text is on one line, with invisible characters spelt out and a bounded length. */
export function markupOf(hole: Hole): string {
  if (hole === undefined) return "";
  if (typeof hole !== "object") return escapeHtml(cutText(visibleText(String(hole)), TEXT_MAX_LENGTH));
  return MARKUP in hole ? hole[MARKUP] : hole.map(markupOf).join("\n");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export function joinHtml(items: readonly Hole[], separator: Hole = ""): Html {
  return ownHtml(items.map(markupOf).join(markupOf(separator)));
}

/** Escapes text, with what is between backticks as code. */
export function htmlProse(text: string): Html {
  return ownHtml(markupOf(text).replace(/`([^`]+)`/g, "<code>$1</code>"));
}

/** Returns a choice among options, or all. */
export function htmlSelect(label: string, name: string, options: readonly Html[]): Html {
  return html`<label>${label} <select name="${name}"><option value="">all</option>${joinHtml(options)}</select></label>`;
}

/** Formats JSON for a `script` element, which it cannot end. */
export function htmlJson(value: unknown): Html {
  return ownHtml(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnit));
}

/** Returns a link if the address is safe, else its content. */
export function htmlLink(content: Hole, address: string | undefined): Html {
  const isSafeAddress =
    address !== undefined && (/^https?:\/\//.test(address) || /^(?=.)[\w./-]*(?:#[\w-]*)?$/.test(address));
  // An address that is cut or spelt out leads elsewhere.
  return isSafeAddress ? html`<a href="${ownHtml(escapeHtml(address))}">${content}</a>` : html`${content}`;
}
