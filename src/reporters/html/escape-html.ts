import { cutText, visibleText } from "../visible-text.js";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const TEXT_MAX_LENGTH = 2000;

/** Text as the content of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Text from a repository on one line: escaped, with every invisible character spelt out, and cut where it is endless. */
export function htmlText(text: string): string {
  return escapeHtml(cutText(visibleText(text), TEXT_MAX_LENGTH));
}

/** The same, with what stands between backticks as code. */
export function htmlProse(text: string): string {
  return htmlText(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** A value as JSON inside of a `script` element: nothing in it can end the element or begin a comment. */
export function htmlJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A link where there is an address that a browser may open, else the text alone. */
export function htmlLink(html: string, address: string | undefined): string {
  const isOpenable =
    address !== undefined && (/^https?:\/\//.test(address) || /^(?=.)[\w./-]*(?:#[\w-]*)?$/.test(address));
  return isOpenable ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}
