import { cutText, visibleText } from "../words/visible-text.js";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const TEXT_MAX_LENGTH = 2000;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Escapes text on one line, with invisible characters spelt out and a bounded length. */
export function htmlText(text: string): string {
  return escapeHtml(cutText(visibleText(text), TEXT_MAX_LENGTH));
}

/** Escapes text as `htmlText` does, with text between backticks as code. */
export function htmlProse(text: string): string {
  return htmlText(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** Returns a choice among options that are HTML, or all. */
export function htmlSelect(label: string, name: string, options: readonly string[]): string {
  return `<label>${label} <select name="${name}"><option value="">all</option>${options.join("")}</select></label>`;
}

/** Formats JSON for a `script` element, which it cannot end. */
export function htmlJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Returns a link if the address is safe, else the text. */
export function htmlLink(html: string, address: string | undefined): string {
  const isSafeAddress =
    address !== undefined && (/^https?:\/\//.test(address) || /^(?=.)[\w./-]*(?:#[\w-]*)?$/.test(address));
  return isSafeAddress ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}
