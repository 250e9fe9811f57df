import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE, YAMLException } from "js-yaml";
import type { Outcome } from "../../model/outcome.js";
import type { Span } from "../../model/source.js";

/** js-yaml's events, with the text that their offsets are of. */
export interface YamlEvents {
  readonly events: readonly Event[];
  /** The text that was given, with some white space more. */
  readonly source: string;
  /** From an offset in `source` to the offset in the text that was given. */
  readonly toGiven: (offset: number) => number;
}

export interface YamlError {
  /** One lower-case clause. */
  readonly reason: string;
  /** In the text that was given. */
  readonly offset: number;
}

/** Deeper nesting is refused, so that no text can exhaust the stack. */
const MAX_DEPTH = 200;
/** What js-yaml says of a flow collection or a quoted scalar that is not indented further than its key. */
const DEFICIENT_INDENTATION = "deficient indentation";
/** Deeper than the keys of real manifests stand. */
const INDENTATION = " ".repeat(100);
/** Every mended line parses the text once more: stop when that has taken this many characters. */
const MAX_PARSED_LENGTH = 2 ** 25;

/**
 * Parses a text into events. Kubernetes' decoder lets flow collections and quoted scalars go on at any column, as in
 * `tolerations: [` with its `]` right below; js-yaml refuses that. Such lines are indented in a copy, which changes
 * no value. Upstream: sigs.k8s.io/yaml goyaml.v2/scannerc.go yaml_parser_unroll_indent.
 */
export function parseYaml(text: string): Outcome<YamlEvents, YamlError> {
  const indented: number[] = [];
  let source = text;
  let parsedLength = 0;
  for (;;) {
    try {
      const events = parseEvents(source, { maxDepth: MAX_DEPTH });
      const toGiven = indented.length === 0 ? unmoved : (offset: number) => givenOffset(offset, indented);
      return { value: { events, source, toGiven } };
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const position = error.mark?.position ?? 0;
      parsedLength += source.length;
      const mended =
        error.reason === DEFICIENT_INDENTATION && parsedLength < MAX_PARSED_LENGTH
          ? mend(source, position, indented)
          : undefined;
      if (mended === undefined) {
        return { problem: { reason: error.reason, offset: givenOffset(position, indented) } };
      }
      source = mended;
    }
  }
}

/** Where the scalars stand, quotes included, in the order of the text. */
export function scalarSpans({ events, toGiven }: YamlEvents): Span[] {
  return events.flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) return [];
    const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
    const quotes = quoted ? 1 : 0;
    return [{ start: toGiven(event.valueStart - quotes), end: toGiven(event.valueEnd + quotes) }];
  });
}

/** The source with the line of `position` indented, or undefined where that is no remedy. */
function mend(source: string, position: number, indented: number[]): string | undefined {
  let start = position;
  while (start > 0 && /[ \t]/.test(source.charAt(start - 1))) start--;
  if (start > 0 && !/[\r\n]/.test(source.charAt(start - 1))) {
    // A tab between the brackets of a line that is not indented enough for js-yaml.
    const space = source.slice(start, position);
    return space.includes("\t")
      ? source.slice(0, start) + space.replaceAll("\t", " ") + source.slice(position)
      : undefined;
  }
  const given = givenOffset(start, indented);
  if (given <= (indented.at(-1) ?? -1)) return undefined;
  indented.push(given);
  return source.slice(0, start) + INDENTATION + source.slice(start);
}

function unmoved(offset: number): number {
  return offset;
}

/** `indented`: where lines were indented, as ascending offsets of the text that was given. */
function givenOffset(offset: number, indented: readonly number[]): number {
  let low = 0;
  let high = indented.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indented[middle] ?? 0) + middle * INDENTATION.length < offset) low = middle + 1;
    else high = middle;
  }
  const last = indented[low - 1];
  return last === undefined ? offset : Math.max(last, offset - low * INDENTATION.length);
}
