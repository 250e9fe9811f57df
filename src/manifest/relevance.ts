import { namesGroup } from "./objects/group-names.js";
import { KINDS_WITHOUT_PODS } from "./workloads/other-kinds.js";
import { holdsUnseen } from "./yaml/document-boundaries.js";

/**
 * The textual test that spares most of a repository from being parsed: most of its bytes are CRDs, ConfigMaps and
 * other files that can hold neither a workload nor a pool. It may keep too much, and never drops a document whose
 * parsed form would hold an object of a wanted kind.
 */
export type RelevanceTest = (text: string) => boolean;

/** Behind a backslash, what can form a word which does not stand in the text letter by letter: of a letter, a digit, `-`, `.` or `/`. */
const HIDDEN_LETTER = /[/\r\n\u0085\u2028\u2029]|(?:x|u00|U000000)(?:2[d-fD-F]|3\d|[4-7])/y;
const HIDES: ReadonlySet<number> = new Set([..."/\r\n\u0085\u2028\u2029xuU"].map((one) => one.charCodeAt(0)));
const LINE_BREAK = /[\r\n]/g;
/** Behind the `---` of a document only a comment may stand, else its root begins on that line. */
const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
/** What may stand at column 0 of a plain block mapping: a simple key, or an item of a list under such a key. */
const SIMPLE_KEY = /^[A-Za-z][\w./-]*:(?:[ \t]|$)/;
const LIST_ITEM = /^-(?:[ \t]|$)/;
const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;

/** An object of JSON, or a list of them. Placeholders of a template begin with two brackets. */
export const JSON_ROOT = /^\s*(?:\[\s*)?\{\s*"/;

/** How the names of all scheduling fields end: `webhookTolerations`, `nodeSelector`. Plain texts are found fastest. */
export const FIELD_ENDINGS = ["olerations", "odeSelector", "odeAffinity", "podAffinityTerm"];

/** A kind that counts only together with its API group: others have kinds of the same name. */
export interface KindOfGroup {
  readonly group: string;
  readonly kind: string;
  /** The only names that such an object has. */
  readonly names?: readonly string[];
}

/**
 * Builds the test for a set of kinds. `List` and every typed list count as wanted, and so does every document with a
 * scheduling field, unless its kind never holds one.
 */
export function relevanceTest(kinds: readonly string[], custom: readonly KindOfGroup[] = []): RelevanceTest {
  const wanted = new Set(kinds);
  const anyWanted = new RegExp([...kinds, "List"].join("|"));
  const named = custom.filter(({ names }) => names !== undefined);
  const ofAnyName = custom.filter(({ names }) => names === undefined);
  const groups = new Set(ofAnyName.map(({ group }) => group));
  const groupsOfKind = new Map<string, string[]>();
  for (const { group, kind } of ofAnyName) groupsOfKind.set(kind, [...(groupsOfKind.get(kind) ?? []), group]);

  function isWanted(kind: string, text: string): boolean {
    if (wanted.has(kind) || kind.endsWith("List")) return true;
    if (KINDS_WITHOUT_PODS.has(kind)) {
      return named.some((one) => one.kind === kind && one.names?.some((name) => text.includes(name)));
    }
    if (mayHoldField(text)) return true;
    return groupsOfKind.get(kind)?.some((group) => text.includes(group)) ?? false;
  }

  /**
   * False only for a block mapping with simple keys whose every `kind` is a simple word that nobody wants; true where that
   * shows the text to be wanted. Undefined for all others.
   */
  function isPlainMappingWanted(text: string): boolean | undefined {
    if (holdsUnseen(text)) return undefined;
    const endOfLine = text.includes("\r") ? endAtAnyBreak : endAtFeed;
    let hasKey = false;
    let hasKind = false;
    let position = 0;
    while (position < text.length) {
      const first = text.charCodeAt(position);
      const lineEnd = endOfLine(text, position);
      // Indented and empty lines belong to the key above, and comments to nobody.
      const indented = first === 0x20 || first === 0x09;
      if (indented && !hasKey && text.slice(position, lineEnd).trim() !== "" && !isComment(text, position, lineEnd)) {
        return undefined;
      }
      if (!indented && first !== 0x23 && lineEnd > position) {
        const line = text.slice(position, lineEnd);
        if (MARKER_LINE.test(line) && !hasKey) {
          position = lineEnd + 1;
          continue;
        }
        if (SIMPLE_KEY.test(line)) {
          hasKey = true;
          if (line.startsWith("kind:")) {
            const kind = SIMPLE_KIND.exec(line)?.[1];
            if (kind === undefined) return undefined;
            if (isWanted(kind, text)) return wanted.has(kind) || undefined;
            hasKind = true;
          }
        } else if (!hasKey || !LIST_ITEM.test(line)) {
          return undefined;
        }
      }
      position = lineEnd + 1;
    }
    if (!hasKey) return undefined;
    // Without a kind it may be a file of values.
    return !hasKind && mayHoldField(text);
  }

  // Most documents are plain mappings, of which that is told fastest.
  return (text) => {
    const isPlainWanted = isPlainMappingWanted(text);
    if (isPlainWanted !== undefined) return isPlainWanted;
    if (isJsonWithoutKind(text)) return mayHoldField(text);
    return anyWanted.test(text) || mayHoldField(text) || namesGroup(text, groups);
  };
}

/** Dashboards and packages, which speak of anything: no object of Kubernetes, unless its letters are hidden. */
function isJsonWithoutKind(text: string): boolean {
  return JSON_ROOT.test(text) && !text.includes(KIND);
}

/** The key that every object has. */
export const KIND = "kind";

/** False only for a text in which no scheduling field stands, under whatever name that ends like one. */
export function mayHoldField(text: string): boolean {
  return FIELD_ENDINGS.some((ending) => text.includes(ending)) || mayHideLetters(text);
}

/** Few texts hold what can begin such a spelling, but dashboards have many quotes behind a backslash. */
function mayHideLetters(text: string): boolean {
  // A tag behind which a word stands in base 64.
  if (text.includes("binary") && text.match(/!\S*/g)?.some((word) => word.includes("binary")) === true) return true;
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at)) {
    at++;
    if (mayHideLetter(text.charCodeAt(at)) && hidesLetter(text, at)) return true;
  }
  return false;
}

/** Reports whether a character may begin, behind a backslash, another spelling of a letter. */
export function mayHideLetter(code: number | undefined): boolean {
  return HIDES.has(code ?? 0);
}

/** Reports whether what stands behind a backslash, at `at`, is another spelling of a letter. */
export function hidesLetter(text: string, at: number): boolean {
  HIDDEN_LETTER.lastIndex = at;
  return HIDDEN_LETTER.test(text);
}

function isComment(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trimStart().startsWith("#");
}

function endAtFeed(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  return feed < 0 ? text.length : feed;
}

/** Looking for each kind of break by itself could read to the end of the text for every line. */
function endAtAnyBreak(text: string, from: number): number {
  LINE_BREAK.lastIndex = from;
  return LINE_BREAK.exec(text)?.index ?? text.length;
}
