import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describeRules } from "../../src/lint/pages/rule-pages.js";

/** Texts by their paths, with `taintlint.yaml` among them where one is needed. */
export type SeedRepository = Readonly<Record<string, string>>;

const TEXT = /\.(?:ya?ml|json|tf|tfvars|tpl|hcl|md|txt)$|(?:^|\/)(?:Kustomization|\.sourceignore)$/;
const LARGEST = 20_000;
const FIXTURES = ["rendering/kustomize/fixtures", "rendering/helm/fixtures", "rendering/gitops/fixtures"];

function foldersOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(path, entry.name)] : [],
  );
}

function readFolder(folder: string): SeedRepository {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(path)) return [];
    const text = readFileSync(path, "utf8");
    return text.length > LARGEST ? [] : [[relative(folder, path).replaceAll("\\", "/"), text] as const];
  });
  return Object.fromEntries(files);
}

/** The example of every rule, and a folder of fixtures for every format, rendering and module that is read. */
export function seedRepositories(): readonly SeedRepository[] {
  const test = join(import.meta.dirname, "..");
  const examples = describeRules().flatMap(({ examples }) =>
    examples.flatMap(({ inventory, goodInventory, bad, good }) => [
      { "taintlint.yaml": `version: 1\n${inventory}`, "a/bad.yaml": bad },
      { "taintlint.yaml": `version: 1\n${goodInventory ?? inventory}`, "a/good.yaml": good },
    ]),
  );
  const formats = foldersOf(join(test, "inventory", "formats")).map((folder) => {
    const files = readFolder(folder);
    const from = Object.keys(files).filter((path) => path !== "pools.json");
    return { "taintlint.yaml": `version: 1\nfrom: ${JSON.stringify(from)}\n`, ...files };
  });
  const rendered = FIXTURES.flatMap((path) => foldersOf(join(test, path))).map(readFolder);
  const terraform = foldersOf(join(test, "inventory", "terraform", "fixtures")).map(readFolder);
  const kinds = readdirSync(join(test, "manifest", "custom-workloads")).map((name) => ({
    "a.yaml": readFileSync(join(test, "manifest", "custom-workloads", name), "utf8"),
  }));
  const baseline = {
    "baseline.json":
      '{"version": 2, "findings": [{"rule": "unschedulable", "fingerprint": "00", "file": "a.yaml", "message": "m"}]}\n',
  };
  return [...examples, ...formats, ...rendered, ...terraform, ...kinds, baseline].filter(
    (files) => Object.keys(files).length > 0,
  );
}
