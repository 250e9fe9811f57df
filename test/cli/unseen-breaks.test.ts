import { describe, expect, it } from "vitest";
import { isTried } from "../long-run.js";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS =
  'version: 1\npools:\n  - name: general\n  - name: gpu\n    labels: { pool: gpu }\n    taints: ["gpu=true:NoSchedule"]\n';
const BEFORE =
  "apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  template:\n    spec:\n      containers: [{ name: c, image: c:1 }]\n";
const SELECTOR = "      nodeSelector: { pool: gpu }\n";
const SERVICE = "apiVersion: v1\nkind: Service\nmetadata: { name: web }\n";
/** With something that Kubernetes' decoder reads and others do not, in a file that a placeholder makes a template. */
const beside = (value: string) => ({ "web.yaml": `${BEFORE}      hostname: ${value}\n${SELECTOR}# {{ x }}\n` });
const KUSTOMIZATION = "resources: [web.yaml]\n";

/** Each hides a selector, or the whole object, from a reader of YAML 1.2; with the line and column of what hides it. */
const HIDDEN: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    "a kind with U+2028 behind it",
    { "web.yaml": BEFORE.replace("Deployment\n", "Deployment\u2028\n") + SELECTOR },
    "web.yaml:2:17",
  ],
  ["a comment that U+0085 ends", { "web.yaml": `${BEFORE}# nothing here\u0085${SELECTOR}` }, "web.yaml:8:15"],
  ["a comment that U+2029 ends", { "web.yaml": `${BEFORE}# nothing here\u2029${SELECTOR}` }, "web.yaml:8:15"],
  [
    "a whole object in one comment",
    { "web.yaml": `# ${(BEFORE + SELECTOR).replaceAll("\n", "\u2028")}\n` },
    "web.yaml:1:22",
  ],
  ["a byte order mark in a comment", { "web.yaml": `# \ufeff\n${BEFORE}#${SELECTOR}` }, "web.yaml:1:3"],
  [
    "a byte order mark before a later document",
    { "web.yaml": `${BEFORE}---\n\ufeff${BEFORE}${SELECTOR}` },
    "web.yaml:9:1",
  ],
  ["beside a placeholder in a comment", { "web.yaml": `# {{ x }}\n${BEFORE}# a\u2028${SELECTOR}` }, "web.yaml:9:4"],
  [
    "a block that U+2028 ends",
    {
      "web.yaml": `${BEFORE.replace("metadata: { name: web }", "metadata:\n  name: web\n  annotations:\n    a: |\n      b\u2028spec: {}")}${SELECTOR}`,
    },
    "web.yaml:7:8",
  ],
  [
    "behind JSON that a placeholder follows",
    {
      "web.json": `${JSON.stringify({ apiVersion: "v1", kind: "Pod", spec: { nodeSelector: { pool: "gpu" } } })}\n] # {{ x }}\n`,
    },
    "web.json:2:1",
  ],
  ["what stands behind the end of a document", { "web.yaml": `${BEFORE}...\n${BEFORE}${SELECTOR}` }, "web.yaml:9:1"],
  [
    "a marker whose line goes on to the line feed for kubectl",
    { "web.yaml": `${SERVICE}--- # a\rx: |\n${(BEFORE + SELECTOR).replaceAll(/^/gm, "  ")}\n` },
    "web.yaml:4:1",
  ],
  [
    "a marker without a blank behind it, and an indented object",
    { "web.yaml": `${BEFORE.replaceAll(/^(?=.)/gm, "  ")}---#c\n[]\n` },
    "web.yaml:8:1",
  ],
  [
    "a marker with a blank that YAML does not know",
    { "web.yaml": `a: b\n---\u3000\n${BEFORE}${SELECTOR}` },
    "web.yaml:2:1",
  ],
  ["beside a placeholder, a comment without a blank", beside('"none"#c'), "web.yaml:8:23"],
  ["beside a placeholder, a question mark in brackets", beside("[?a]"), "web.yaml:8:18"],
  ["beside a placeholder, a dash in brackets", beside("[-, a]"), "web.yaml:8:18"],
  ["beside a placeholder, a number that is none", beside(".inf"), "web.yaml:8:17"],
  ["beside a placeholder, a key that is no word", beside("{1e6: a}"), "web.yaml:8:18"],
  ["what follows JSON on its line", { "web.yaml": `{"a": "b"}${BEFORE}${SELECTOR}` }, "web.yaml:1:11"],
  ["what follows a text of JSON", { "web.yaml": `"a"\n${BEFORE}${SELECTOR}` }, "web.yaml:2:1"],
  [
    "a kustomization",
    { "web.yaml": BEFORE, "kustomization.yaml": `${KUSTOMIZATION}# a\u2028patches: []\n` },
    "kustomization.yaml:2:4",
  ],
  [
    "values",
    { "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n", "chart/values.yaml": "a: b # c\u2028d: e\n" },
    "chart/values.yaml:1:9",
  ],
  [
    "a template",
    {
      "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
      "chart/templates/web.yaml": `{{ if .Values.a }}\n${BEFORE}# a\u2028${SELECTOR}{{ end }}\n`,
    },
    "chart/templates/web.yaml:9:4",
  ],
];

interface Report {
  readonly findings: readonly {
    readonly rule: string;
    readonly message: string;
    readonly source: { readonly file: string; readonly line: number; readonly column: number };
  }[];
}

function invalidIn(stdout: string): string[] {
  const { findings }: Report = JSON.parse(stdout);
  return findings
    .filter(({ rule }) => rule === "invalid-yaml")
    .map(({ source: { file, line, column } }) => `${file}:${line}:${column}`);
}

describe("what a reader does not see is an error at its place", () => {
  it.each(HIDDEN)("%s", async (_, files, place) => {
    const isCompared = isTried(HIDDEN.findIndex(([, , its]) => its === place));
    const alone = temporaryFolder({ "taintlint.yaml": POOLS, ...files });
    const plain = await runInProcess(["--format", "json"], alone);
    expect([plain.exitCode, invalidIn(plain.stdout)]).toEqual([1, [place]]);
    if (!isCompared) return;
    const { folder, commit } = makeRepository({});
    commit({ "taintlint.yaml": POOLS });
    commit(files);
    const compared = await runInProcess(["--base", "HEAD~1", "--format", "json"], folder);
    expect([compared.exitCode, invalidIn(compared.stdout)]).toEqual([1, [place]]);
  });

  it("names the character, and what to do", async () => {
    const { folder, write } = makeRepository({});
    write({ "taintlint.yaml": POOLS, "web.yaml": `${BEFORE}# a\u2028${SELECTOR}` });
    const { stdout } = await runInProcess(["--format", "json"], folder);
    const { findings }: Report = JSON.parse(stdout);
    expect(findings.map(({ message }) => message)).toContain(
      "U+2028 ends a line for kubectl: write a line break, or remove it",
    );
  });

  it("is an error in taintlint.yaml, too", async () => {
    const { folder, write } = makeRepository({});
    write({ "taintlint.yaml": `${POOLS}# a\u2028manifests: [none]\n`, "web.yaml": BEFORE });
    const { exitCode, errors, stdout } = await runInProcess([], folder);
    expect([exitCode, `${errors.join()}${stdout}`]).toEqual([2, expect.stringContaining("U+2028 ends a line")]);
  });
});
