/** Characters that people do not see, or that Kubernetes' decoder takes for the end of a line. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;
const EACH_UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;
const UNSEEN_OR_BREAKS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]+/gu;

/** Reports whether only double quotes, with escapes, can hold the text. */
export function needsEscapes(text: string): boolean {
  return UNSEEN.test(text);
}

/** Escapes a character of a quoted scalar as YAML does; JSON has no escape for one beyond 16 bits. */
export function escapeCharacter(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/** Escapes the unseen characters of YAML or JSON whose scalars with such characters are in double quotes. */
export function escapeUnseen(text: string): string {
  return text.replaceAll(EACH_UNSEEN, (one) => (one.length > 1 ? one : escapeCharacter(one)));
}

/** Formats a text in double quotes, for YAML and JSON alike. */
export function formatQuoted(text: string): string {
  return escapeUnseen(JSON.stringify(text));
}

export function isPlainString(text: string): boolean {
  return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text);
}

/** Formats a plain scalar if it stays a string, else quotes it. */
export function formatYamlString(text: string): string {
  return isPlainString(text) ? text : formatQuoted(text);
}

/** Formats a text for one line of a comment. */
export function formatComment(text: string): string {
  return `# ${text.replaceAll(UNSEEN_OR_BREAKS, " ")}`;
}
