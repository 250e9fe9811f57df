import { joinPath, parentFolder } from "../path-steps.js";

/** A glob of paths. Each of its pieces is tried once for every position of a path, so that no glob takes long. */
export interface PathGlob {
  /** False where it is the path of one file or folder. */
  readonly isGlob: boolean;
  /** Why it matches nothing, as one lower-case clause, or undefined. */
  readonly problem: string | undefined;
  readonly matches: (path: string) => boolean;
}

export interface GlobSyntax {
  /** Whether wildcards cover names that begin with a dot. They never cover `.` and `..`. */
  readonly dot?: boolean;
  /** The syntax of `.gitignore`: without braces and groups, and `a/**` does not match `a` itself. */
  readonly isOfGit?: boolean;
  readonly ignoresCase?: boolean;
}

const MAX_LENGTH = 1000;
/** Linux opens no longer path. */
const MAX_LENGTH_OF_GIT = 4096;

/**
 * Compiles `*`, `?`, `[a-z]`, `**` for folders, `{a,b}`, `{a..c}`, `(a|b)`, `@(a|b)`, `?(a|b)`, and `!(a|b)` where a step
 * begins. A glob with any other group, or with too many characters, matches nothing.
 */
export function compileGlob(glob: string, syntax: GlobSyntax = {}): PathGlob {
  const fold = (text: string) => (syntax.ignoresCase === true ? text.toLowerCase() : text);
  const { pieces, problem } = new GlobParser(fold(glob), syntax).read();
  const isGlob = problem !== undefined || pieces.some((piece) => typeof piece !== "string");
  if (problem !== undefined) return { isGlob, problem, matches: () => false };
  const [first = "", last = ""] = [pieces.at(0), pieces.at(-1)];
  return {
    isGlob,
    problem,
    matches(path) {
      const text = fold(path);
      if (typeof first === "string" && !text.startsWith(first)) return false;
      if (typeof last === "string" && !text.endsWith(last)) return false;
      return text !== "" && endsOf(pieces, text, [0]).at(-1) === text.length;
    },
  };
}

/** The folder that a glob searches, without escapes, and the glob from there, which is empty for a plain path. */
export function splitGlob(glob: string): readonly [folder: string, rest: string] {
  const steps = glob.split("/");
  const isGlob = compileGlob(glob).isGlob;
  const count = isGlob ? steps.findIndex((step) => /[*?[{(]/.test(step.replaceAll(/\\./g, ""))) : steps.length;
  const folder = steps.slice(0, count).join("/").replaceAll(/\\(.)/g, "$1");
  return [folder === "" && count > 0 ? "/" : folder, steps.slice(count).join("/")];
}

/** Whether a path matches one of some globs. */
export function matchesAny(globs: readonly string[], syntax?: GlobSyntax): (path: string) => boolean {
  const compiled = globs.map((glob) => compileGlob(glob, syntax));
  return (path) => compiled.some(({ matches }) => matches(path));
}

/**
 * Whether a path matches the globs of a configuration, which are relative to its folder: `!` takes away, and a folder
 * means everything below it.
 */
export function matchesGlobs(configurationPath: string, globs: readonly string[]): (path: string) => boolean {
  const folder = parentFolder(configurationPath);
  const rebase = (glob: string) => (glob.startsWith("/") ? glob : joinPath(folder, glob));
  const compile = (list: readonly string[]) =>
    matchesAny(
      list.map(rebase).flatMap((glob) => [glob, `${glob}/**`]),
      { dot: true },
    );
  const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
  const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
  return (path) => isNamed(path) && !isTakenAway(path);
}

/** Gives where its matches end that begin at some positions of a text. Both lists ascend. */
type Matcher = (text: string, starts: readonly number[]) => readonly number[];
/** A text stands for itself. */
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

/** The classes of POSIX, written as what stands between brackets. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  xdigit: "0-9a-fA-F",
  blank: " \t",
  space: " \t-\r",
  punct: "!-/:-@\\[-`{-~",
  graph: "!-~",
  print: " -~",
  cntrl: "\0-\x1f\x7f",
};

/** Reads the characters of one glob. */
class GlobParser {
  private readonly glob: string;
  private readonly dot: boolean;
  private readonly isOfGit: boolean;
  /** The ends of groups and classes by their beginnings. What nothing closes stands for itself. */
  private readonly closing = new Map<number, number>();
  private problem: string | undefined;

  constructor(glob: string, { dot = false, isOfGit = false }: GlobSyntax) {
    this.glob = isOfGit ? glob : glob.replace(/^\.\/(?=.)/, "");
    this.dot = dot;
    this.isOfGit = isOfGit;
  }

  read(): { readonly pieces: readonly Piece[]; readonly problem: string | undefined } {
    const [length, most] = [this.glob.length, this.isOfGit ? MAX_LENGTH_OF_GIT : MAX_LENGTH];
    // A plain path may have any length.
    if (length > most && (this.isOfGit || /[*?[{(]/.test(this.glob)))
      return { pieces: [], problem: `a glob has at most ${most} characters, this one has ${length}` };
    this.pairBrackets();
    const pieces = this.pieces(0, length, true);
    return { pieces, problem: this.problem };
  }

  private pairBrackets(): void {
    const open: number[] = [];
    for (let at = 0; at < this.glob.length; at++) {
      const letter = this.glob.charAt(at);
      if (letter === "\\") at++;
      else if (letter === "[") at = this.pairClass(at);
      else if (letter === "{" || letter === "(") open.push(at);
      else if (letter === "}" || letter === ")") {
        const index = open.findLastIndex((one) => this.glob[one] === (letter === "}" ? "{" : "("));
        const begin = index < 0 || this.isOfGit ? undefined : open.splice(index)[0];
        if (begin !== undefined) this.closing.set(begin, at);
      }
    }
  }

  /** The position of the bracket that closes a class, or the given one where none does. */
  private pairClass(begin: number): number {
    let at = begin + (/[!^]/.test(this.glob.charAt(begin + 1)) ? 2 : 1);
    for (const first = at; at < this.glob.length && (at === first || this.glob[at] !== "]"); at++) {
      if (this.glob[at] === "\\") at++;
      else if (this.glob.startsWith("[:", at)) at = Math.max(at, this.glob.indexOf(":]", at + 2) + 1);
    }
    if (at >= this.glob.length) return begin;
    this.closing.set(begin, at);
    return at;
  }

  /** Reads from one position to another. `isFirst`: whether a step of a path begins there. */
  private pieces(from: number, to: number, isFirst: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (let at = from; at < to; ) {
      const begins = at === from ? isFirst : this.glob[at - 1] === "/";
      const [piece, end] = this.piece(at, to, begins);
      const last = pieces.at(-1);
      if (typeof piece === "string" && typeof last === "string") pieces[pieces.length - 1] = last + piece;
      else pieces.push(piece);
      at = end;
    }
    return pieces;
  }

  private piece(at: number, to: number, begins: boolean): readonly [piece: Piece, end: number] {
    const letter = this.glob.charAt(at);
    const mark = /[@?!+*]/.test(letter) && this.glob[at + 1] === "(" && this.closing.has(at + 1) ? letter : "";
    const close = this.closing.get(at + mark.length);
    if (close !== undefined && this.glob[at] === "[") return [this.classOf(at + 1, close), close + 1];
    const group = close === undefined ? undefined : this.group(at + mark.length, close, mark, begins);
    if (close !== undefined && group !== undefined) return [group, close + 1];
    if (letter === "\\" && at + 1 < to) return [this.glob.charAt(at + 1), at + 2];
    if (letter === "?") return [this.one(() => true, true), at + 1];
    if (letter === "*") return this.stars(at, to, begins);
    if (
      letter === "/" &&
      !this.isOfGit &&
      !/[^*]\*$/.test(`/${this.glob.slice(Math.max(0, at - 2), at)}`) &&
      /^(?:\/\*{2,})+$/.test(this.glob.slice(at, to))
    )
      return [this.itselfAndBelow(), to];
    // git matches nothing with a pattern that is cut off.
    if (this.isOfGit && (letter === "[" || letter === "\\")) this.problem ??= `"${letter}" is not closed`;
    return [letter, at + 1];
  }

  private stars(at: number, to: number, begins: boolean): readonly [piece: Piece, end: number] {
    let end = at;
    while (end < to && this.glob[end] === "*") end++;
    // git takes the text before the first wildcard off, and then reads `ab**/` as if a step began there.
    const isDeep = end - at > 1 && (begins || (this.isOfGit && !/[*?[\\]/.test(this.glob.slice(0, at))));
    if (isDeep && this.glob[end] === "/" && end < to) return [this.folders(), end + 1];
    const isCrossing = isDeep && (!this.isOfGit || end === this.glob.length);
    return [(text, starts) => this.spread(text, starts, isCrossing), end];
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

  /** Runs on to the end of a step, or of the path, as far as wildcards cover its names. */
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

  /** Whether a name begins there that wildcards do not cover. */
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

  private classOf(from: number, to: number): Matcher {
    const isNegated = /[!^]/.test(this.glob.charAt(from));
    const ranges: [string, string][] = [];
    const written = this.glob
      .slice(isNegated ? from + 1 : from, to)
      .replaceAll(/\[:([a-z]{1,9}):\]/g, (_, name: string) => {
        this.problem ??= Object.hasOwn(CLASSES, name) ? undefined : `"[:${name}:]" is no class`;
        return CLASSES[name] ?? "";
      });
    for (const [, low = "", high = low] of written.matchAll(/\\?(.)(?:-\\?(.))?/gs)) ranges.push([low, high]);
    const covers = (letter: string, [low, high]: [string, string]) =>
      letter === low || (low <= letter && letter <= high);
    return this.one((letter) => ranges.some((range) => covers(letter, range)) !== isNegated, false);
  }

  private group(open: number, close: number, mark: string, begins: boolean): Matcher | undefined {
    const isBraces = this.glob[open] === "{";
    const cuts = [open];
    for (let at = open + 1; at < close; at++) {
      if (this.glob[at] === "\\") at++;
      else if (this.glob[at] === (isBraces ? "," : "|")) cuts.push(at);
      at = this.closing.get(at) ?? at;
    }
    const written = this.glob.slice(open, close + 1);
    if (isBraces && cuts.length === 1) {
      const [, low, high] = /^\{(\w)\.\.(\w)\}$/.exec(written) ?? [];
      if (low !== undefined && high !== undefined) return this.one((letter) => low <= letter && letter <= high, false);
      if (!written.includes("..")) return undefined;
    }
    if (/[+*]/.test(mark) || (isBraces && cuts.length === 1) || (mark === "!" && !begins)) {
      this.problem ??= `the glob "${this.glob}" has "${mark}${written}": alternatives are written {a,b}`;
    }
    const choices = cuts.map((cut, index) => this.pieces(cut + 1, cuts[index + 1] ?? close, begins));
    if (mark === "?") choices.push([]);
    return (text, starts) => {
      const ends = new Set(choices.flatMap((choice) => endsOf(choice, text, starts)));
      return mark === "!" ? this.spread(text, starts, false).filter((at) => !ends.has(at)) : ascending(ends);
    };
  }
}
