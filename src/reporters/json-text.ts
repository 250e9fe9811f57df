const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;

/**
 * JSON with an indentation of 2 and a final newline. Control and direction characters are escaped, which changes no
 * value: the text may be shown in a terminal or in a review. So is what a runner of GitHub or
 * Azure takes for a command (`##[`, `##vso[`).
 */
export function formatJson(value: object): string {
  const text = JSON.stringify(value, null, 2).replace(UNSAFE, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return `${text}\n`;
}
