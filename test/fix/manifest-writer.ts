/** A value of a generated manifest. */
export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** How a manifest is written. */
export interface Style {
  readonly json: boolean;
  readonly indent: number;
  readonly listIndent: number;
  readonly quotes: "'" | '"';
  readonly lineBreak: "\n" | "\r\n";
  readonly finalBreak: boolean;
  readonly comments: boolean;
  /** 0 for block style everywhere, 1 for as much flow style as possible. */
  readonly flow: number;
  /** Spaces inside braces. */
  readonly padded: boolean;
  /** JSON: the indentation, or none for a single line. */
  readonly jsonIndent: string;
}

/** Gives numbers from 0 to 1, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Writes documents in a style, with comments that each have a number of their own: `#own 3` on a line of its own. */
export function writeManifest(documents: readonly Value[], style: Style, random: () => number): string {
  let comments = 0;
  const wantsComment = () => style.comments && random() < 0.2;

  function writeScalar(value: string | number | boolean): string {
    if (typeof value !== "string") return String(value);
    const isPlain = /^[A-Za-z][\w./:-]*$/.test(value) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
    if (isPlain && random() < 0.7) return value;
    return style.quotes === "'" ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
  }

  function writeFlow(value: Value): string {
    const padding = style.padded ? " " : "";
    if (typeof value !== "object") return writeScalar(value);
    if (isList(value)) return `[${value.map(writeFlow).join(", ")}]`;
    const entries = Object.entries(value).map(([key, child]) => `${key}: ${writeFlow(child)}`);
    return entries.length === 0 ? "{}" : `{${padding}${entries.join(", ")}${padding}}`;
  }

  function trailing(): string {
    return wantsComment() ? `  # behind ${comments++}` : "";
  }

  function above(): string[] {
    return wantsComment() ? [`#own ${comments++}`] : style.comments && random() < 0.1 ? [""] : [];
  }

  const indentLines = (lines: readonly string[], width: number) =>
    lines.map((line) => (line === "" ? "" : " ".repeat(width) + line));

  function isFlow(value: Value): boolean {
    if (typeof value !== "object" || Object.keys(value).length === 0) return true;
    return random() < style.flow;
  }

  function writeBlock(value: Value): string[] {
    if (typeof value !== "object") return [writeScalar(value) + trailing()];
    if (isList(value)) {
      return value.flatMap((item) => {
        const comment = above();
        if (isFlow(item)) return [...comment, `- ${writeFlow(item)}${trailing()}`];
        const [first = "", ...rest] = writeBlock(item);
        return [...comment, `- ${first}`, ...indentLines(rest, 2)];
      });
    }
    return Object.entries(value).flatMap(([key, child], index) => {
      const comment = index === 0 ? [] : above();
      if (isFlow(child)) return [...comment, `${key}: ${writeFlow(child)}${trailing()}`];
      const lines = writeBlock(child);
      return [
        ...comment,
        `${key}:${trailing()}`,
        ...indentLines(lines, isList(child) ? style.listIndent : style.indent),
      ];
    });
  }

  const text = style.json
    ? documents.map((document) => JSON.stringify(document, null, style.jsonIndent)).join("\n---\n")
    : documents.map((document) => [...above(), ...writeBlock(document)].join("\n")).join("\n---\n");
  return (style.finalBreak ? `${text}\n` : text).replaceAll("\n", style.lineBreak);
}
