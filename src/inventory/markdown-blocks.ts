import type { SourceFile } from "../model/source.js";

/** A file of Markdown, by its name. */
export const MARKDOWN_NAME = /\.(?:md|markdown)$/i;

const OPENING = /^```+[ \t]*(?:ya?ml|json)\b/i;
const CLOSING = /^```/;

/** A text of Markdown in which everything but fenced YAML and JSON is blank, so that each value keeps its place. */
export function fencedBlocks({ path, text }: SourceFile): SourceFile {
  let isInside = false;
  const lines = text.split(/(?<=\n)/).map((line) => {
    if (isInside && !CLOSING.test(line)) return line;
    const isFence = isInside ? CLOSING.test(line) : OPENING.test(line);
    isInside = !isInside && isFence;
    const blank = line.replaceAll(/[^\r\n]/g, " ");
    return isFence ? `---${blank.slice(3)}` : blank;
  });
  return { path, text: lines.join("") };
}
