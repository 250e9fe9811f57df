import { delimiter, resolve } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import type { TextEdit } from "../../src/model/finding.js";
import { lintExample, SHOWN_RULES } from "../rules/examples.js";
import { runInProcess } from "./in-process.js";
import { HELM, KUSTOMIZE } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const environment = { PATH: [resolve("test/programs/built"), process.env.PATH ?? ""].join(delimiter) };

const POOLS =
  'version: 1\ncomplete: true\npools:\n  - { name: base, labels: { pool: base } }\n  - { name: gpu, labels: { pool: gpu }, taints: ["gpu=yes:NoSchedule"] }\n';

interface JsonFix {
  readonly safe: boolean;
  readonly edits: readonly TextEdit[];
}

interface Report {
  readonly findings: readonly {
    readonly fixes: readonly JsonFix[];
    readonly also?: readonly { fixes?: JsonFix[] }[];
  }[];
  readonly wouldFix?: { readonly files: readonly { readonly edits: readonly TextEdit[] }[] };
}

interface SarifFix {
  readonly properties?: { readonly safe: boolean };
  readonly artifactChanges: readonly {
    readonly artifactLocation: { readonly uri: string };
    readonly replacements: readonly {
      readonly deletedRegion: { readonly charOffset: number; readonly charLength: number };
      readonly insertedContent: { readonly text: string };
    }[];
  }[];
}

/** Each edit once, as place and text, in the order of files and texts. */
function inOrder(edits: readonly TextEdit[]): string[] {
  const sorted = edits.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start || a.end - b.end);
  return [...new Set(sorted.map(({ file, start, end, text }) => JSON.stringify([file, start, end, text])))];
}

/** The edits that each format tells of a folder, the safe ones and all. */
async function editsOf(folder: string) {
  const json = async (words: readonly string[]): Promise<Report> =>
    JSON.parse((await runInProcess(["--format", "json", ...words], folder, environment)).stdout);
  const { findings } = await json([]);
  const fixes = findings.flatMap((one) => [...one.fixes, ...(one.also ?? []).flatMap((also) => also.fixes ?? [])]);
  const told = JSON.parse((await runInProcess(["--format", "sarif"], folder, environment)).stdout);
  const results = told.runs[0].results as readonly { readonly fixes?: readonly SarifFix[] }[];
  const shown = results.flatMap((one) => one.fixes ?? []);
  const edit = ({ artifactChanges }: SarifFix) =>
    artifactChanges.flatMap(({ artifactLocation: { uri }, replacements }) =>
      replacements.map(({ deletedRegion: { charOffset: start, charLength }, insertedContent: { text } }) => {
        return { file: decodeURIComponent(uri), start, end: start + charLength, text };
      }),
    );
  const edits = (some: readonly JsonFix[]) => some.flatMap((one) => one.edits);
  const { wouldFix } = await json(["--fix-dry-run"]);
  return {
    json: { safe: edits(fixes.filter(({ safe }) => safe)), all: edits(fixes) },
    sarif: {
      safe: shown.filter(({ properties }) => properties?.safe !== false).flatMap(edit),
      all: shown.flatMap(edit),
    },
    dryRun: (wouldFix?.files ?? []).flatMap((one) => one.edits),
  };
}

async function expectSame(folder: string): Promise<number> {
  const { json, sarif, dryRun } = await editsOf(folder);
  expect(inOrder(sarif.safe)).toEqual(inOrder(json.safe));
  expect(inOrder(sarif.all)).toEqual(inOrder(json.all));
  expect(inOrder(dryRun)).toEqual(inOrder(json.safe));
  return inOrder(json.safe).length;
}

describe("JSON, SARIF and --fix-dry-run tell the same edits, byte for byte", () => {
  const examples = SHOWN_RULES.flatMap((rule) =>
    rule.examples
      .filter(({ base, before, template, isKustomization }) => !(base || before || template || isKustomization))
      .filter((example) => lintExample(example, "bad").findings.some(({ fixes = [] }) => fixes.length > 0))
      .map((example) => [`${rule.id}: ${example.title}`, example] as const),
  );

  it("of rule examples that have a fix", () => expect(examples.length).toBeGreaterThan(20));

  it.each(examples)("%s", async (_, { inventory, bad }) => {
    await expectSame(temporaryFolder({ "taintlint.yaml": `version: 1\n${inventory}`, "a.yaml": bad }));
  });

  const pod = (name: string, pool: string, operator: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: { name: ${name} } # für\nspec:\n  nodeSelector:\n    pool: ${pool} # where\n  tolerations:\n    - { key: gpu, operator: ${operator} }\n  containers: [{ name: a, image: a }]\n`;

  it.skipIf(KUSTOMIZE === undefined || HELM === undefined)(
    "of a repository that kustomize and helm render",
    async () => {
      const folder = temporaryFolder({
        "taintlint.yaml": POOLS,
        "base/kustomization.yaml": "resources: [pod.yaml, other.yaml]\n",
        "base/pod.yaml": pod("trainer", "bsae", "Exists"),
        "base/other.yaml": `${pod("other", "base", "Exist")}---\n${pod("third", "bsae", "Exists")}`,
        "one/kustomization.yaml": "resources: [../base]\nnamespace: one\n",
        "two/kustomization.yaml": "resources: [../base]\nnamespace: two\n",
        "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
        "chart/values.yaml": "# ünïcode\nnodeSelector: { pool: bsae }\n",
        "chart/templates/pod.yaml":
          "apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  nodeSelector: {{- toYaml .Values.nodeSelector | nindent 4 }}\n  containers: [{ name: a, image: a }]\n",
      });
      expect(await expectSame(folder)).toBeGreaterThan(3);
    },
  );
});
