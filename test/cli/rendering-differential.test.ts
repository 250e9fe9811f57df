import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { getValue } from "../../src/manifest/node-value.js";
import { type Manifest, readManifest } from "../../src/manifest/read-manifest.js";
import { parseDocuments } from "../../src/manifest/syntax.js";
import type { Finding } from "../../src/model/finding.js";
import type { SourceDocument } from "../../src/model/source.js";
import { RULES } from "../../src/rules/index.js";
import { readTexts } from "../rules/lint-texts.js";
import { HELM, KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

/** What the rules say, without where it stands. */
function said(findings: readonly Finding[]): string[] {
  return findings
    .map(({ rule, severity, message, workload }) => JSON.stringify([rule, severity, message, workload]))
    .sort();
}

/** The same, with the file as it is called in `folder`, the line and the column. */
function placed(findings: readonly Finding[], folder = ""): string[] {
  return findings
    .map(({ rule, severity, message, workload, source: { file, line, column } }) =>
      JSON.stringify([
        `${file.startsWith(folder) ? file.slice(folder.length) : file}:${line}:${column}`,
        rule,
        severity,
        message,
        workload,
      ]),
    )
    .sort();
}

interface Example {
  readonly name: string;
  readonly inventory: string;
  readonly manifest: string;
}

const MISTAKES = "test/mistakes";
const CUSTOM = "test/manifest/custom-workloads";
const POOLS = `pools:
  - name: general
    labels: { pool: general }
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;

/** Every manifest of which a test says what is wrong with it, and every custom resource. */
const examples: readonly Example[] = [
  ...readdirSync(MISTAKES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(MISTAKES, entry.name, "bad.yaml")))
    .map(({ name }) => ({
      name: name.toLowerCase(),
      inventory: readFileSync(join(MISTAKES, name, "taintlint.yaml"), "utf8").replace(/^version: 1\n/, ""),
      manifest: readFileSync(join(MISTAKES, name, "bad.yaml"), "utf8"),
    })),
  ...RULES.flatMap(({ id, examples: ofRule }) =>
    ofRule.map(({ inventory, bad }, index) => ({ name: `${id}-${index + 1}`, inventory, manifest: bad })),
  ),
  ...readdirSync(CUSTOM).map((name) => ({
    name: `custom-${name.replace(".yaml", "")}`,
    inventory: POOLS,
    manifest: readFileSync(join(CUSTOM, name), "utf8"),
  })),
];

/** Whether kustomize and helm hand the manifest on: they take objects alone, and helm reads `{{`. */
function isHandedOn({ manifest }: Example): boolean {
  const file = { path: "manifest.yaml", text: manifest };
  const { workloads, problems, template } = readManifest(file);
  const isObject = ({ root }: SourceDocument) => getValue(root, "kind") !== undefined;
  if (!parseDocuments(file).documents.every(isObject)) return false;
  return workloads.length > 0 && problems.length === 0 && template === undefined && !manifest.includes("{{");
}

/** kustomize writes a word that YAML 1.1 takes for a boolean in quotes, so that the API server gets a text. */
const MENDED_BY_KUSTOMIZE = "non-string-value-2";

describe("a rendering that changes nothing", () => {
  const plain = examples.filter(isHandedOn);

  it("is tried with every example", () => {
    expect(plain.length).toBeGreaterThan(60);
    expect(plain.map(({ name }) => name)).toContain(MENDED_BY_KUSTOMIZE);
  });

  /** Of each example the findings in its folder `name`, and those in its manifest alone. */
  function compare(manifests: readonly Manifest[], { name, inventory, manifest }: Example) {
    const alone = readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]);
    const own = manifests.filter(({ file }) => file.path.startsWith(`${name}/`));
    expect(own.flatMap(({ rendered }) => rendered?.root ?? [])).toHaveLength(1);
    return {
      written: lintRepository(alone).findings,
      rendered: lintRepository({ ...alone, manifests: own }).findings,
    };
  }

  it.skipIf(KUSTOMIZE === undefined)(
    "of kustomize leaves every finding at its line",
    async () => {
      const kustomized = plain.filter(({ name }) => name !== MENDED_BY_KUSTOMIZE);
      const folder = temporaryFolder(
        Object.fromEntries(
          kustomized.flatMap(({ name, manifest }) => [
            [`${name}/base/kustomization.yaml`, "resources: [manifest.yaml]\n"],
            [`${name}/base/manifest.yaml`, manifest],
            [`${name}/overlay/kustomization.yaml`, "resources: [../base]\n"],
          ]),
        ),
      );
      const { manifests } = await readRendered(folder);
      for (const example of kustomized) {
        const { written, rendered } = compare(manifests, example);
        expect.soft(placed(rendered, `${example.name}/base/`), example.name).toEqual(placed(written));
      }
    },
    120_000,
  );

  it.skipIf(HELM === undefined)(
    "of helm leaves every finding",
    async () => {
      const folder = temporaryFolder(
        Object.fromEntries(
          plain.flatMap(({ name, manifest }) => [
            [`${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`],
            [`${name}/templates/manifest.yaml`, manifest],
          ]),
        ),
      );
      const { manifests } = await readRendered(folder);
      for (const example of plain) {
        const { written, rendered } = compare(manifests, example);
        expect.soft(said(rendered), example.name).toEqual(said(written));
      }
    },
    120_000,
  );
});
