import { visibleText } from "./visible-text.js";

/** What XML 1.0 forbids beside the control characters that `visibleText` spells out. */
const FORBIDDEN = /[\ufffe\uffff]/g;
const SYNTAX = /[&<>"']|::|##\[/g;

/**
 * Text from a repository on one line of XML, for content and for attributes in double quotes. A log that shows the file
 * reads no workflow command in it.
 */
export function xmlText(text: string): string {
  return visibleText(text)
    .replace(FORBIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .replace(SYNTAX, (found) => `&#${found.charCodeAt(0)};${found.slice(1)}`);
}
