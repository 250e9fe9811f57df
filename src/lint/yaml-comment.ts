/** A text from a repository as the words of a YAML comment: on one line, without control or direction characters. */
export function yamlComment(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
}
