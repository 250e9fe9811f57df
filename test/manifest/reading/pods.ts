import { mutate, type Random, randomOf } from "../../laws/mutate.js";

/** Pods as people write them: blocks, brackets, quotes, anchors, JSON. */
const PODS = [
  `apiVersion: v1
kind: Pod
metadata:
  name: web
  annotations:
    note: |
      one line
        and another

      the last
spec:
  nodeSelector:
    pool: gpu
    disk: "ssd"
  tolerations:
    - key: dedicated
      operator: Equal
      value: gpu
      effect: NoSchedule
    - operator: Exists
      tolerationSeconds: 300
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: zone
                operator: In
                values: [a, b]
  containers:
    - name: web
      image: web:1
`,
  `# The pod of the shop.
apiVersion: v1
kind: Pod
metadata: {name: web, labels: {app: web}}
spec:
  nodeSelector: {pool: gpu, 'disk': "ssd"}
  tolerations: [{key: dedicated, operator: Exists}, {key: "a/b", value: 'c d',
    effect: NoSchedule}]
  affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [
    {weight: 1, preference: {matchExpressions: [{key: zone, operator: In, values: [a, b]}]}}
  ]}}
`,
  `---
apiVersion: "v1"
kind: 'Pod'
metadata:
  name: &name web
  labels: &labels
    app: *name
spec:
  nodeSelector:
    <<: *labels
    pool: gpu # of the shop
  tolerations:
  - &one
    key: dedicated
    operator: Exists
  - <<: *one
    effect: NoExecute
  - key: >-
      folded
      key
    value: plain over
      two lines
    effect: "NoSche\\
      dule"
  affinity: {}
`,
  `{
  "apiVersion": "v1",
  "kind": "Pod",
  "metadata": {"name": "web"},
  "spec": {
    "nodeSelector": {"pool": "gpu"},
    "tolerations": [
      {"key": "dedicated", "operator": "Exists", "tolerationSeconds": 30}
    ],
    "affinity": null
  }
}
`,
] as const;

const BREAKS = ["\n", "\r\n", "\r", "\u0085", "\u2028", "\u2029"] as const;
const SIGNS = [
  ..."\t \u0000\u0007\u001b\u007f\u0080\u009f\u00a0\ufeff\ufffe\uffff\u200b\u{1f600}",
  ...[
    "\ud83d",
    "{",
    "}",
    "[",
    "]",
    "{}",
    "[]",
    ":",
    ": ",
    ",",
    ", ",
    "-",
    "- ",
    "?",
    "? ",
    "&a ",
    "*a ",
    "*one",
    "!",
    "!!str ",
    "!x ",
  ],
  ...[
    "|",
    ">",
    "|-\n",
    ">+2\n",
    "|1\n",
    "'",
    '"',
    "''",
    "#",
    " #",
    " # ",
    "%",
    "%YAML 1.1\n",
    "---",
    "\n---\n",
    "\n...\n",
    "--- ",
    "@",
    "`",
  ],
  ...[
    "<<: ",
    "<<",
    "~",
    "=",
    "\\",
    "\\\n",
    '"a": b',
    "a:",
    ":a",
    "{?a: b}",
    "{a:, b}",
    "[a, b:]",
    "[a: b]",
    "{a}",
    "[:]",
    "[?a]",
  ],
  ...[
    "{? a : b}",
    "{a: [b, c:], d}",
    '{"a":b}',
    "{'a': }",
    "[- a]",
    "[-]",
    "{-: a}",
    "{,}",
    "[,]",
    "[a,,b]",
    "[[a]: b]",
    "{{a: b}: c}",
  ],
] as const;
const VALUES = [
  ...[
    "yes",
    "no",
    "on",
    "OFF",
    "y",
    "N",
    "True",
    "~",
    "null",
    "Null",
    "0o17",
    "017",
    "08",
    "0x1F",
    "0b11",
    "1_000",
    "1:30",
    "1:30:45.5",
    "+1",
    "-0",
  ],
  ...[
    "-0.0",
    "1e3",
    "1.5",
    ".5",
    "5.",
    "1e400",
    ".inf",
    "-.Inf",
    ".NaN",
    "9223372036854775808",
    "18446744073709551616",
    "-9223372036854775809",
  ],
  ...[
    "2026-01-01",
    "2026-01-01T00:00:00Z",
    "2026-01-01 00:00:00",
    "=",
    "<<",
    '"a\\u2028b"',
    '"\\x41\\_\\N\\L\\P\\e"',
    '"\\ud83d\\ude00"',
    '"\\ud800"',
    '"\\U0001F600"',
  ],
  ...[
    '"\\q"',
    '"\\/"',
    '"\\u00zz"',
    "'it''s'",
    "'a\n    b'",
    '"a\n    b"',
    '"a \\\n    b"',
    '"a\n\n    b"',
    "a\n    b",
    "a\n\n      b # c",
    "|\n      a\n      b",
  ],
  ...[
    ">\n      a\n      b\n\n       c\n      d",
    "|+\n      a\n\n",
    ">-\n\n      a\n",
    "|2\n        a",
    "|  # c\n      a",
    "|-1\n  a",
    "!!str 1",
    "!!int '1'",
    "!!float 1",
  ],
  ...[
    "!!bool yes",
    "!!null ''",
    "!!binary aGk=",
    "!!binary a",
    "!!timestamp 2026-01-01",
    "!!set {a, b}",
    "!!omap [a: b]",
    "!<tag:yaml.org,2002:str> 1",
    "!local a",
    "! 1",
  ],
  ...[
    "&x a",
    "*x",
    "*name",
    "*one",
    "*labels",
    "&x",
    "!!str",
    "? a",
    "- a",
    "-",
    "?",
    ":",
    ":a",
    "?a",
    "-a",
    "a:b",
    "a: b",
    "a #b",
    "a#b",
    "#b",
    "%a",
    "@a",
    "`a`",
  ],
  ...[
    "[a, [b, {c: d}]]",
    "{a: b, c}",
    "[a b, c  d]",
    "{a: b,}",
    "[a\n    ,b]",
    "{a:\n    b}",
    "{a: b # c\n    }",
    "[a]b",
    "{a: b}c",
    '"a"b',
    '"a" #b',
    '"a"#b',
    "'a': b",
  ],
] as const;
const LINES = [
  ...[
    "# comment",
    "#",
    "  # nodeSelector: {a: b}",
    "nodeSelector: {pool: cpu}",
    "nodeSelector:",
    "kind: Deployment",
    "? kind\n: Pod",
    "? nodeSelector\n: {a: b}",
    "'kind': Job",
  ],
  ...[
    '"kin\\x64": CronJob',
    "<<: {a: b}",
    "<<: [{a: b}, {c: d}]",
    "<<: *one",
    "<<: *labels",
    "- key: b",
    "-",
    "- - a",
    "- ? a",
    "tolerations:",
    "tolerations: []",
    "spec:",
  ],
  ...[
    "---",
    "...",
    "--- # c",
    "%YAML 1.2",
    "%TAG ! a",
    "--- a",
    "---a",
    "a",
    '"',
    "'",
    "|",
    "}",
    "]",
    "key: value: c",
    "key:value",
    "key : value",
    "? a\n? b",
    ": a",
    "!!map",
  ],
  ...[
    "0x10: a",
    "yes: a",
    "1.0: a",
    "~: a",
    "null: a",
    "? [a]\n: b",
    "? {a: b}\n: c",
    "? |\n  a\n: b",
    "{a: b}: c",
    "[a]: b",
    "*name : a",
    "&k key: v",
    "!!int 1: a",
    "1e3: a",
  ],
] as const;

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function splice(text: string, at: number, length: number, more: string): string {
  return text.slice(0, at) + more + text.slice(at + length);
}

/** One of the places that a pattern finds; the end where it finds none. */
function placeOf(text: string, pattern: RegExp, random: Random): number {
  const places = [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
  return places.length === 0 ? text.length : pick(places, random);
}

/** Where what YAML reads changes most: around lines, signs and words. */
const SEAMS = [/^/gm, /^ +/gm, /$/gm, /: */g, /- */g, /[[{,] */g, /["']/g, / /g, /\b/g, /#/g];

type Change = (text: string, random: Random) => string;

const CHANGES: readonly Change[] = [
  (text, random) => splice(text, placeOf(text, pick(SEAMS, random), random), random(2), pick(SIGNS, random)),
  (text, random) => splice(text, random(text.length + 1), random(3), pick(SIGNS, random)),
  (text, random) => {
    const before = pick(["", "", " ", "#", " # c", "# c", ":", ",", "\\"], random);
    const after = pick(
      ["", "", " ", "  ", "    ", "      ", "        ", "\n", "\n    ", "#", "- ", "  pool: cpu", "---"],
      random,
    );
    return splice(text, placeOf(text, pick(SEAMS, random), random), 0, before + pick(BREAKS, random) + after);
  },
  (text, random) => {
    const start = placeOf(text, /(?:: |- |[[{,] ?)(?=[^\s{[])/g, random);
    const [old = ""] = /^(?:"[^"\n]*"|'[^'\n]*'|[^\n,\]}]*)/.exec(text.slice(start)) ?? [];
    return splice(text, start, old.length, pick(VALUES, random));
  },
  (text, random) => {
    const start = placeOf(text, /^/gm, random);
    const indent = random(3) === 0 ? " ".repeat(random(9)) : (/^ */.exec(text.slice(start))?.[0] ?? "");
    return splice(text, start, 0, `${indent}${pick(LINES, random).replaceAll("\n", `\n${indent}`)}\n`);
  },
  (text, random) => {
    const line = placeOf(text, /^/gm, random);
    return splice(text, line, 0, pick([" ", "  ", "\t", " \t", "- ", "? ", "- - ", ": "], random));
  },
  (text, random) => splice(text, placeOf(text, /^/gm, random), 1 + random(3), ""),
  (text, random) => {
    const end = placeOf(text, /$/gm, random);
    return splice(
      text,
      end,
      random(2),
      pick([" ", "\t", " # c", "#c", ",", ":", "\\", " \t# c", " |", " &x", " !!str"], random),
    );
  },
  (text, random) => (random(3) === 0 ? text.replaceAll("\n", pick(BREAKS, random)) : text.replace(/\n(?=[^\n]*$)/, "")),
  (text, random) => {
    const at = placeOf(text, /\n/g, random);
    return splice(text, at - 1, 1, pick(BREAKS, random) + pick(["", "", " ", "  "], random));
  },
  (text, random) => {
    const from = placeOf(text, /^/gm, random);
    const many = /^(?:.*\n){1,3}/.exec(text.slice(from))?.[0] ?? "";
    return splice(text, placeOf(text, /^/gm, random), 0, many);
  },
  (text, random) => mutate(text, pick(PODS, random), random),
];

/** The bytes of a Pod with one or two changes, the same for the same seed: some are no UTF-8. */
export function mutatedPod(seed: number): Buffer {
  const random = randomOf(seed);
  let text: string = pick(PODS, random);
  for (let left = 1 + random(2); left > 0; left--) text = pick(CHANGES, random)(text, random);
  const bytes = Buffer.from(text);
  if (random(60) === 0) bytes[random(bytes.length)] = 128 + random(128);
  return bytes;
}
