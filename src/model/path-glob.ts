import { indexByLiteral } from "./literal-index.js";
import { joinPath, parentFolder } from "./path-steps.js";
import type { SourceFile } from "./source.js";

/** A glob of paths. Each piece is tried once per position, so matching is bounded. */
export interface PathGlob {
  readonly isGlob: boolean;
  /** The reason it matches nothing, as one lower-case clause; else undefined. */
  readonly problem: string | undefined;
  readonly matches: (path: string) => boolean;
  /** Texts that each match holds. */
  readonly literals: readonly string[];
}

export interface GlobSyntax {
  /** Wildcards match leading dots, but never `.` and `..`. */
  readonly dot?: boolean;
  /** `.gitignore` syntax: no braces or groups, and `a/**` excludes `a`. */
  readonly isOfGit?: boolean;
  readonly ignoresCase?: boolean;
}

const MAX_LENGTH = 1000;
/** Linux' limit on paths. */
const MAX_LENGTH_OF_GIT = 4096;

/** Compiles `*`, `?`, `[a-z]`, `**`, `{a,b}` and `{a..c}`. An invalid glob matches nothing. */
export function compileGlob(glob: string, syntax: GlobSyntax = {}): PathGlob {
  const fold = (text: string) => (syntax.ignoresCase === true ? text.toLowerCase() : text);
  const { pieces, problem } = new GlobParser(fold(glob), syntax).read();
  const isGlob = problem !== undefined || pieces.some((piece) => typeof piece !== "string");
  if (problem !== undefined) return { isGlob, problem, matches: () => false, literals: [] };
  const last = pieces.at(-1) ?? "";
  const literals = pieces.filter((piece) => typeof piece === "string");
  return {
    isGlob,
    problem,
    literals,
    matches(path) {
      const text = fold(path);
      if (typeof last === "string" && !text.endsWith(last)) return false;
      if (!literals.every((literal) => text.includes(literal))) return false;
      return text !== "" && endsOf(pieces, text, [0]).at(-1) === text.length;
    },
  };
}

export function isNegated(glob: string): boolean {
  return glob.startsWith("!");
}

export function isGlob(text: string): boolean {
  return isNegated(text) || text.includes("\\") || compileGlob(text).isGlob;
}

/** Splits into an unescaped folder and the rest, which is empty for a plain path. */
export function splitGlob(glob: string): readonly [folder: string, rest: string] {
  const steps = glob.split("/");
  const isGlob = compileGlob(glob).isGlob;
  const count = isGlob ? steps.findIndex((step) => WILD.test(step.replaceAll(/\\./g, ""))) : steps.length;
  const folder = steps.slice(0, count).join("/").replaceAll(/\\(.)/g, "$1");
  return [folder === "" && count > 0 ? "/" : folder, steps.slice(count).join("/")];
}

export function matchesAny(globs: readonly string[], syntax?: GlobSyntax): (path: string) => boolean {
  const find = indexByLiteral(
    globs.map((glob) => compileGlob(glob, syntax)).map((one) => [one.literals, one] as const),
  );
  return (path) => {
    for (const { matches } of find(syntax?.ignoresCase ? path.toLowerCase() : path)) if (matches(path)) return true;
    return false;
  };
}

/** Matches globs with `!`; a folder includes all below. `below` names folders down from an upper configuration. */
export function matchesGlobs(
  { path: configurationPath, below = "." }: Pick<SourceFile, "path" | "below">,
  globs: readonly string[],
): (path: string) => boolean {
  const folder = joinPath(below, parentFolder(configurationPath));
  const rebase = (glob: string) => (glob.startsWith("/") ? glob : joinPath(folder, glob));
  const compile = (list: readonly string[]) =>
    matchesAny(
      list.map(rebase).flatMap((glob) => [glob, `${glob}/**`]),
      { dot: true },
    );
  const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
  const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
  const matches = (path: string) => isNamed(path) && !isTakenAway(path);
  return below === "." ? matches : (path) => matches(path.startsWith("/") ? path : joinPath(below, path));
}

/** Returns ends of matches from the given starts; both ascend. */
type Matcher = (text: string, starts: readonly number[]) => readonly number[];
type Piece = string | Matcher;

function endsOf(pieces: readonly Piece[], text: string, starts: readonly number[]): readonly number[] {
  let ends = starts;
  for (const piece of pieces) {
    if (typeof piece !== "string") ends = piece(text, ends);
    else ends = ends.filter((at) => text.startsWith(piece, at)).map((at) => at + piece.length);
  }
  return ends;
}

function ascending(positions: Iterable<number>): readonly number[] {
  return [...new Set(positions)].sort((one, other) => one - other);
}

const beginsStep = (text: string, at: number): boolean => at === 0 || text[at - 1] === "/";

/** POSIX classes in `.gitignore`, as bracket contents. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  xdigit: "0-9a-fA-F",
  space: " \t-\r",
};
const WILD = /[*?[{]/;
const GROUP = /[@?!+*]\(|\([^()|]*\|/;
const DEEP_END = /(?:\/\*{2,})+/y;

/** Reads the characters of one glob. */
class GlobParser {
  private readonly glob: string;
  private readonly dot: boolean;
  private readonly isOfGit: boolean;
  private at = 0;
  private problem: string | undefined;

  constructor(glob: string, { dot = false, isOfGit = false }: GlobSyntax) {
    this.glob = isOfGit ? glob : glob.replace(/^\.\/(?=.)/, "").replaceAll(/(?<!\\)\{(\w)\.\.(\w)\}/g, "[$1-$2]");
    this.dot = dot;
    this.isOfGit = isOfGit;
  }

  read(): { readonly pieces: readonly Piece[]; readonly problem: string | undefined } {
    const [length, most] = [this.glob.length, this.isOfGit ? MAX_LENGTH_OF_GIT : MAX_LENGTH];
    // A plain path may have any length.
    if (length > most && (this.isOfGit || WILD.test(this.glob)))
      return { pieces: [], problem: `a glob has at most ${most} characters, this one has ${length}` };
    const group = this.isOfGit ? null : GROUP.exec(this.glob.replaceAll(/\\./g, ""));
    if (group !== null) this.refuse(group[0]);
    return { pieces: this.alternative(true, 0), problem: this.problem };
  }

  private refuse(written: string): void {
    this.problem ??= `the glob "${this.glob}" has "${written}": alternatives are written {a,b}`;
  }

  private isEnd(at: number, depth: number): boolean {
    return at >= this.glob.length || (depth > 0 && /[,}]/.test(this.glob.charAt(at)));
  }

  private alternative(isFirst: boolean, depth: number): Piece[] {
    const pieces: Piece[] = [];
    for (let begins = isFirst; !this.isEnd(this.at, depth); begins = this.glob[this.at - 1] === "/") {
      for (const piece of this.next(begins, depth)) {
        const last = pieces.at(-1);
        if (typeof piece === "string" && typeof last === "string") pieces[pieces.length - 1] = last + piece;
        else pieces.push(piece);
      }
    }
    return pieces;
  }

  private next(begins: boolean, depth: number): readonly Piece[] {
    const { at, glob } = this;
    const letter = glob.charAt(at);
    const close = letter === "[" ? this.endOfClass() : undefined;
    if (close !== undefined) {
      this.at = close + 1;
      return [this.classOf(glob.slice(at + 1, close))];
    }
    if (letter === "{" && !this.isOfGit) return this.braces(begins, depth);
    if (letter === "*") return [this.stars(begins, depth)];
    DEEP_END.lastIndex = at;
    const isBelow = !this.isOfGit && !/[^*]\*$/.test(`/${glob.slice(Math.max(0, at - 2), at)}`) && DEEP_END.test(glob);
    if (isBelow && this.isEnd(DEEP_END.lastIndex, depth)) {
      this.at = DEEP_END.lastIndex;
      return [this.itselfAndBelow()];
    }
    this.at++;
    if (letter === "?") return [this.one(() => true, true)];
    if (letter === "\\" && this.at < glob.length) return [glob.charAt(this.at++)];
    // git matches nothing with a pattern that is cut off.
    if (this.isOfGit && (letter === "[" || letter === "\\")) this.problem ??= `"${letter}" is not closed`;
    return [letter];
  }

  /** Parses braces; literal without a comma or closing brace. */
  private braces(begins: boolean, depth: number): readonly Piece[] {
    const { at, glob } = this;
    const choices: Piece[][] = [];
    do {
      this.at++;
      choices.push(this.alternative(begins, depth + 1));
    } while (glob[this.at] === ",");
    const close = glob.charAt(this.at++);
    if (close !== "" && choices.length > 1)
      return [(text, starts) => ascending(choices.flatMap((choice) => endsOf(choice, text, starts)))];
    const written = glob.slice(at, this.at);
    if (close !== "" && written.includes("..")) this.refuse(written);
    return ["{", ...choices.flatMap((choice, index) => (index === 0 ? choice : [",", ...choice])), close];
  }

  private stars(begins: boolean, depth: number): Matcher {
    const { at, glob } = this;
    while (glob[this.at] === "*") this.at++;
    // git takes the text before the first wildcard off, and then reads `ab**/` as if a step began there.
    const isDeep = this.at - at > 1 && (begins || (this.isOfGit && !/[*?[\\]/.test(glob.slice(0, at))));
    if (isDeep && glob[this.at] === "/") {
      this.at++;
      return this.folders();
    }
    const isCrossing = isDeep && (!this.isOfGit || this.isEnd(this.at, depth));
    return (text, starts) => this.spread(text, starts, isCrossing);
  }

  /** The closing bracket's position; undefined if missing. */
  private endOfClass(): number | undefined {
    const { glob } = this;
    let at = this.at + (/[!^]/.test(glob.charAt(this.at + 1)) ? 2 : 1);
    for (const first = at; at < glob.length && (at === first || glob[at] !== "]"); at++) {
      if (glob[at] === "\\") at++;
      else if (glob.startsWith("[:", at)) at = Math.max(at, glob.indexOf(":]", at + 2) + 1);
    }
    return at < glob.length ? at : undefined;
  }

  private folders(): Matcher {
    return (text, starts) => {
      const same = new Set(starts);
      return this.spread(text, starts, true).filter((at) => same.has(at) || beginsStep(text, at));
    };
  }

  private itselfAndBelow(): Matcher {
    return (text, starts) => {
      const below = starts.flatMap((at) => (text[at] === "/" ? at + 1 : []));
      return ascending([...starts, ...this.spread(text, below, true)]);
    };
  }

  /** Extends matches over wildcard names to the end of a step or path. */
  private spread(text: string, starts: readonly number[], isCrossing: boolean): readonly number[] {
    const ends: number[] = [];
    for (const start of starts) {
      // What begins within an earlier run ends where that one does.
      if (start <= (ends.at(-1) ?? -1)) continue;
      let at = start;
      while (at < text.length && (isCrossing || text[at] !== "/") && !this.isApart(text, at)) ends.push(at++);
      ends.push(at);
    }
    return ends;
  }

  /** Reports whether a name starts there that wildcards skip. */
  private isApart(text: string, at: number): boolean {
    if (text[at] !== "." || this.isOfGit || !beginsStep(text, at)) return false;
    return !this.dot || /^\.\.?(?:\/|$)/.test(text.slice(at, at + 3));
  }

  private one(covers: (letter: string) => boolean, isWild: boolean): Matcher {
    return (text, starts) =>
      starts.flatMap((at) => {
        const letter = text.charAt(at);
        return letter === "" || letter === "/" || (isWild && this.isApart(text, at)) || !covers(letter) ? [] : at + 1;
      });
  }

  private classOf(body: string): Matcher {
    const isNegated = /^[!^]/.test(body);
    const ranges: [string, string][] = [];
    const written = body.slice(isNegated ? 1 : 0).replaceAll(/\[:([a-z]{1,9}):\]/g, (_, name: string) => {
      this.problem ??= Object.hasOwn(CLASSES, name) ? undefined : `"[:${name}:]" is no class`;
      return CLASSES[name] ?? "";
    });
    for (const [, low = "", high = low] of written.matchAll(/\\?(.)(?:-\\?(.))?/gs)) ranges.push([low, high]);
    const covers = (letter: string, [low, high]: [string, string]) =>
      letter === low || (low <= letter && letter <= high);
    return this.one((letter) => ranges.some((range) => covers(letter, range)) !== isNegated, false);
  }
}
