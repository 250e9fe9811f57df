const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;

/** Indents by 2, with a final newline. Escapes control and direction characters and runner commands. */
export function formatJson(value: object): string {
  const text = JSON.stringify(value, null, 2).replace(UNSAFE, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return `${text}\n`;
}
