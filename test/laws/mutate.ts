/** Values that some reader of a text may stumble over. */
const ODD_VALUES = [
  ...[
    "",
    "~",
    "null",
    "[]",
    "{}",
    "[[]]",
    "{a: }",
    "[a, {b: c}]",
    "- - -",
    "!!binary aGk=",
    "!!set {a}",
    "&a [*a]",
    "*a",
  ],
  ...[
    "1e999",
    "-0",
    "0x7fffffffffffffffffff",
    "-9223372036854775809",
    "9".repeat(400),
    "1_000",
    "0o17",
    ".nan",
    "12:30:45",
  ],
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "length", "true", "no", "2026-01-01", "1Gi", "-1", "∞"],
  ...['"\\u0000"', '"\\ud800"', "\u2028", "é", "'", '"', "|", ">-", "%", "@", "`", "!", "?", "? a", "#", "a: b: c"],
  ...["{{ .Values.a }}", "${A}", "${", "{% if a %}", "<a>", "..", "../../..", "/etc/passwd", "https://example.com/a"],
  ...["*", "**", "{a,b}", "[a-", "!(a)", "a".repeat(3000), "NoSchedule", "NoExecute", "In", "Exists", "Gt", "Equal"],
  ...[
    "key=value:NoSchedule",
    "=:",
    ":",
    "a=b:",
    ":NoSchedule",
    "a/b/c",
    "-a",
    "a".repeat(64),
    "DaemonSet",
    "List",
    "v1",
  ],
] as const;

const ODD_SIGNS = [
  "\t",
  "\r",
  "\u0000",
  "\ufeff",
  "\u0085",
  "\u2029",
  "\ud83d",
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  "-",
  "&a ",
  "*a",
  "!",
  "|",
  ">",
  "'",
  '"',
  "#",
  "%",
  "---\n",
  "...\n",
  "<<: ",
];

/** Gives whole numbers from 0 up to, and without, `limit`. */
export type Random = (limit: number) => number;

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

function pick<Item>(items: readonly Item[], random: Random, instead: Item): Item {
  return items[random(items.length)] ?? instead;
}

type Mutation = (text: string, random: Random, other: string) => string;

function onLines(change: (lines: string[], at: number, random: Random, other: string) => void): Mutation {
  return (text, random, other) => {
    const lines = text.split("\n");
    change(lines, random(lines.length), random, other);
    return lines.join("\n");
  };
}

const MUTATIONS: readonly Mutation[] = [
  onLines((lines, at) => lines.splice(at, 1)),
  onLines((lines, at, random) => lines.splice(at, 1 + random(6))),
  onLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  onLines((lines, at, random) => lines.splice(random(lines.length), 0, ...lines.slice(at, at + 1 + random(6)))),
  onLines((lines, at, random) => {
    const [line = ""] = lines.splice(at, 1);
    lines.splice(random(lines.length + 1), 0, line);
  }),
  onLines((lines, at, random) => {
    const more = random(2) === 0 ? " ".repeat(1 + random(4)) : "";
    lines[at] = more === "" ? (lines[at] ?? "").slice(1 + random(3)) : more + (lines[at] ?? "");
  }),
  onLines((lines, at, random) => {
    lines[at] = (lines[at] ?? "").replace(
      /([:=] ?|- )[^:=]*$/,
      (_, sign: string) => sign + pick(ODD_VALUES, random, ""),
    );
  }),
  onLines((lines, at, random) => {
    lines[at] = (lines[at] ?? "").replace(/[\w./-]+(?=\s*[:=])/, () => pick(ODD_VALUES, random, ""));
  }),
  onLines((lines, at, random) => {
    lines[at] = (lines[at] ?? "").replace(
      /^(\s*)(?:- )?/,
      (_, space: string) => space + pick(["- ", "- - ", "? ", "", "<<: "], random, ""),
    );
  }),
  onLines((lines, at, random, other) => {
    const others = other.split("\n");
    const from = random(others.length);
    lines.splice(at, random(3), ...others.slice(from, from + 1 + random(8)));
  }),
  onLines((lines, at, random, other) => {
    const key = pick(other.match(/[\w./-]+(?=\s*[:=])/g) ?? [], random, "key");
    lines[at] = (lines[at] ?? "").replace(/[\w./-]+(?=\s*[:=])/, () => key);
  }),
  onLines((lines, at, random) => {
    const block = lines.slice(at, at + 1 + random(4));
    lines.splice(at, 0, ...Array.from({ length: random(40) }, () => block).flat());
  }),
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + pick(ODD_SIGNS, random, "") + text.slice(at + random(2));
  },
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + pick(ODD_VALUES, random, "") + text.slice(at + random(5));
  },
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + text.slice(at + random(30));
  },
  (text, random) => (random(4) === 0 ? text.slice(0, random(text.length + 1)) : text),
  (text, random) => {
    const at = random(text.length + 1);
    const depth = random(300);
    return random(4) === 0 ? text.slice(0, at) + "[".repeat(depth) + "]".repeat(depth) + text.slice(at) : text;
  },
  (text, random) => (random(4) === 0 ? text.replaceAll("\n", pick(["\r\n", "\r", "\u0085"], random, "\n")) : text),
];

/** The text with one to four changes. `other`: a text that pieces are taken from. */
export function mutate(text: string, other: string, random: Random): string {
  let mutated = text;
  for (let left = 1 + random(4); left > 0; left--) {
    mutated = pick(MUTATIONS, random, (same) => same)(mutated, random, other);
  }
  return mutated;
}
