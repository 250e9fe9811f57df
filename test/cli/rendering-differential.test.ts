import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mayHoldPools } from "../../src/inventory/formats/pool-words.js";
import { lintRepository } from "../../src/lint/lint.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { locate } from "../../src/manifest/locate.js";
import { type Manifest, readManifest } from "../../src/manifest/read-manifest.js";
import type { Finding, FoundIn } from "../../src/model/finding.js";
import type { SourceDocument } from "../../src/model/source.js";
import { formatWorkload, placeInObject } from "../../src/model/workload.js";
import { getValue } from "../../src/yaml/node-value.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { isTried } from "../long-run.js";
import { readTexts } from "../rules/lint-texts.js";
import { HELM, KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

/** What the rules say, without where it stands. */
function said(findings: readonly Finding[], _folder?: string): string[] {
  return findings
    .flatMap((finding) => toldBy(finding).map(({ workload }) => [finding, workload] as const))
    .map(([{ rule, severity, message }, workload]) => JSON.stringify([rule, severity, message, workload]))
    .sort();
}

/** All that one finding tells of: what has one cause is one finding. */
function toldBy({ workload, source, also }: Finding): readonly FoundIn[] {
  return [{ workload, source }, ...also];
}

/** The same, with the file as it is called in `folder`, the line and the column. */
function placed(findings: readonly Finding[], folder = ""): string[] {
  return findings
    .flatMap((finding) => toldBy(finding).map((one) => [finding, one] as const))
    .map(
      ([
        { rule, severity, message },
        {
          workload,
          source: { file, line, column },
        },
      ]) =>
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
  ...describeRules().flatMap(({ id, examples: ofRule }) =>
    ofRule.map(({ inventory, bad }, index) => ({ name: `${id}-${index + 1}`, inventory, manifest: bad })),
  ),
  ...readdirSync(CUSTOM).map((name) => ({
    name: `custom-${name.replace(".yaml", "")}`,
    inventory: POOLS,
    manifest: readFileSync(join(CUSTOM, name), "utf8"),
  })),
];

/**
 * Whether kustomize and helm hand the manifest on: they take objects alone, kustomize wants a name of each, and helm reads
 * `{{`. Pools that the manifest declares itself would stand in another file than what is rendered of it.
 */
function isHandedOn({ manifest }: Example): boolean {
  const file = { path: "manifest.yaml", text: manifest };
  if (mayHoldPools(file) || manifest.includes("generateName:")) return false;
  const { workloads, problems, template } = readManifest(file);
  const isObject = ({ root }: SourceDocument) => getValue(root, "kind") !== undefined;
  if (!parseDocuments(file).documents.every(isObject)) return false;
  return workloads.length > 0 && problems.length === 0 && template === undefined && !manifest.includes("{{");
}

/** kustomize writes a word that YAML 1.1 takes for a boolean in quotes, so that the API server gets a text. */
const MENDED_BY_KUSTOMIZE = "non-string-value-2";

/** What stands in a text of a ConfigMap has the place of the text: kustomize folds and quotes it anew. */
const WITH_TEXTS = "custom-openshift";

/** A draw goes to what stands last, and helm writes objects in an order of its own. */
const DRAWN_BY_PLACE = "mixed-toleration-values-1";

describe("a rendering that changes nothing", () => {
  const every = examples.filter(isHandedOn);
  const special = [MENDED_BY_KUSTOMIZE, WITH_TEXTS, DRAWN_BY_PLACE];
  const plain = every.filter(({ name }, index) => isTried(index, 8) || special.includes(name));

  it("is tried with examples of every kind", () => {
    expect(every.length).toBeGreaterThan(150);
    expect(plain.length).toBeGreaterThan(20);
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
        const told = example.name === WITH_TEXTS ? said : placed;
        expect.soft(told(rendered, `${example.name}/base/`), example.name).toEqual(told(written));
      }
    },
    120_000,
  );

  it.skipIf(HELM === undefined)(
    "of helm leaves every finding",
    async () => {
      // Each is a start of helm, which takes twice the time of kustomize.
      const charts = plain.filter(({ name }, index) => isTried(index, 2) && name !== DRAWN_BY_PLACE);
      const folder = temporaryFolder(
        Object.fromEntries(
          charts.flatMap(({ name, manifest }) => [
            [`${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`],
            [`${name}/templates/manifest.yaml`, manifest],
          ]),
        ),
      );
      const { manifests } = await readRendered(folder);
      for (const example of charts) {
        const { written, rendered } = compare(manifests, example);
        expect.soft(said(rendered), example.name).toEqual(said(written));
      }
    },
    120_000,
  );
});

/** A toleration, a selector and a taint of most fixtures, so that there is something to find. */
const MANY_POOLS = `version: 1
pools:
  - name: general
    labels: { pool: general }
  - name: spot
    labels: { pool: spot }
    taints: ["spot=yes:NoSchedule"]
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: dedicated
    taints: ["dedicated=other:NoExecute"]
`;

/** How exact the places of all findings in rendered workloads are. */
const SHARES = { field: 0, document: 0, file: 0 };

afterAll(() => {
  const { field, document, file } = SHARES;
  const all = field + document + file;
  const share = (count: number) => `${count} (${all === 0 ? 0 : Math.round((1000 * count) / all) / 10} %)`;
  console.log(
    `findings in renderings: ${share(field)} at a field, ${share(document)} at a document, ${share(file)} at a file`,
  );
});

/** Rules that compare a rendering with what it was made of: nobody can do that who gets the output alone. */
const OF_ORIGINS = new Set([
  "overlay-lost-toleration",
  "ignored-values",
  "not-rendered",
  "invalid-yaml",
  "duplicate-key",
  "unused-suppression",
]);

/** One line for each workload: one finding tells of all that have a value from the same place. */
function saidOfOutput(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ rule }) => !OF_ORIGINS.has(rule))
    .flatMap((finding) => {
      const { rule, severity, message } = finding;
      const workloads = toldBy(finding).flatMap(({ workload }) => workload ?? []);
      return workloads.map((workload) => JSON.stringify([rule, severity, message, formatWorkload(workload)]));
    })
    .sort();
}

interface Root {
  readonly root: string;
  readonly output: string;
}

/** How near a finding comes to what a person edits. */
function precisionOf({ source: { file, line, column } }: Finding, manifests: readonly Manifest[]) {
  if (line === 1 && column === 1) return "file";
  const isObject = manifests.some(({ workloads }) =>
    workloads.some((workload) => {
      const at = locate(placeInObject(workload, []));
      return at.file === file && at.line === line && at.column === column;
    }),
  );
  return isObject ? "document" : "field";
}

/** For each root the findings of the program, and those that `taintlint --stdin` has of what a user renders. */
async function compareRoots(
  folder: string,
  renderByHand: (root: string) => string | undefined,
  paths?: readonly string[],
): Promise<number> {
  const input = await readRendered(folder, paths);
  const roots = input.manifests.flatMap(({ rendered, problems }): Root[] => {
    const isCompared = rendered !== undefined && problems.length === 0;
    const output = isCompared ? renderByHand(rendered.root) : undefined;
    return rendered === undefined || output === undefined ? [] : [{ root: rendered.root, output }];
  });
  let found = 0;
  for (const { root, output } of roots) {
    const own = input.manifests.filter(({ rendered }) => rendered?.root === root);
    const integrated = lintRepository({ ...input, manifests: own }).findings;
    const piped = lintRepository({ ...input, manifests: [readManifest({ path: "<stdin>", text: output })] }).findings;
    expect.soft(saidOfOutput(integrated), root).toEqual(saidOfOutput(piped));
    found += piped.length;
    for (const finding of integrated) if (finding.workload !== null) SHARES[precisionOf(finding, own)]++;
  }
  return found;
}

function run(program: readonly string[], folder: string, root: string): string | undefined {
  const [command = "", ...words] = program;
  const { status, stdout } = spawnSync(command, words, { cwd: join(folder, root), encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

const KUSTOMIZE_FIXTURES = "test/rendering/kustomize/fixtures";
const HELM_FIXTURES = "test/rendering/helm/fixtures";
const WORKSHOP = "../shared/corpora/eks-workshop-manifests";

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
}

function copyWithPools(from: string, to = "."): string {
  const folder = temporaryFolder();
  cpSync(from, join(folder, to), { recursive: true });
  writeFileSync(join(folder, "taintlint.yaml"), MANY_POOLS);
  return folder;
}

describe("what the program finds in a root is what it finds in the output of the user's program", () => {
  const byKustomize = (folder: string) => (root: string) =>
    run(
      [KUSTOMIZE?.path ?? "", ...(KUSTOMIZE?.words ?? []), "--load-restrictor", "LoadRestrictionsNone", "."],
      folder,
      root,
    );

  // What Flux adds to a kustomization is not in the output of the kustomization alone.
  const fixtures = foldersIn(KUSTOMIZE_FIXTURES).filter((name, index) => isTried(index, 2) && name !== "flux");
  it.skipIf(KUSTOMIZE === undefined)("kustomize", { timeout: 120_000 }, async () => {
    let found = 0;
    for (const name of fixtures) {
      const folder = copyWithPools(join(KUSTOMIZE_FIXTURES, name));
      found += await compareRoots(folder, byKustomize(folder));
    }
    expect(found).toBeGreaterThan(5);
  });

  const hasWorkshop = KUSTOMIZE !== undefined && existsSync(WORKSHOP);
  if (!hasWorkshop) console.warn(`skipped: ${WORKSHOP} is not here`);
  it.skipIf(!hasWorkshop)("kustomize, a real repository", { timeout: 120_000 }, async () => {
    const folder = copyWithPools(WORKSHOP);
    const modules = foldersIn(join(WORKSHOP, "modules")).map((name) => join("modules", name));
    // From the third on: these have findings.
    const tried = modules.filter((_, index) => isTried(index + 4, 6));
    expect(await compareRoots(folder, byKustomize(folder), tried)).toBeGreaterThan(0);
  });

  it.skipIf(HELM === undefined)("helm", { timeout: 120_000 }, async () => {
    let found = 0;
    for (const name of foldersIn(HELM_FIXTURES).filter((_, index) => isTried(index, 2))) {
      const folder = copyWithPools(join(HELM_FIXTURES, name), "chart");
      const byHelm = (root: string) => {
        const chart = join(folder, root, "Chart.yaml");
        if (!existsSync(chart)) return undefined;
        const release = /^name: *(.*)$/m.exec(readFileSync(chart, "utf8"))?.[1]?.trim() ?? "";
        return run(
          [HELM?.path ?? "", "template", release, ".", "--skip-tests", "--kube-version", "1.36"],
          folder,
          root,
        );
      };
      found += await compareRoots(folder, byHelm);
    }
    expect(found).toBeGreaterThan(1);
  });
});
