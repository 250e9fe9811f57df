import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { objectsOf } from "../../../src/manifest/objects/objects.js";
import type { SourceFile } from "../../../src/model/source.js";
import { stringMap } from "../../../src/model/string-map.js";
import type { RenderRoot, RepositoryFiles } from "../../../src/rendering/contract/render-root.js";
import type { KustomizeTarget } from "../../../src/rendering/contract/targets.js";
import { planKustomizations } from "../../../src/rendering/kustomize/plan-kustomizations.js";
import { effectiveEntries, getString, getValue, nodeAt, toValue } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";

/** A repository in memory: paths to texts. */
export type Repository = ReadonlyMap<string, string>;

/** Files that a test adds to a fixture. */
const OF_TESTS = /^(?:expected\.json|recorded\/)/;

export function readRepository(folder: string): Repository {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !OF_TESTS.test(path) && statSync(join(folder, path)).isFile())
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

export function repositoryFiles(repository: Repository): RepositoryFiles {
  const folders = new Set(["."]);
  for (const path of repository.keys()) {
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.add(path.slice(0, at));
  }
  const read = new Map<string, SourceFile>();
  const kindOf: RepositoryFiles["lookUp"] = (path) => {
    if (path.startsWith("..") || path.startsWith("/")) return "outside";
    return repository.has(path) ? "file" : folders.has(path) ? "folder" : undefined;
  };
  return {
    fromRoot: (path) => path,
    realPath: (path) => (kindOf(path) === "outside" ? undefined : kindOf(path) && path),
    lookUp: kindOf,
    read(path) {
      const text = repository.get(path);
      if (text === undefined) return undefined;
      const file = read.get(path) ?? { path, text };
      read.set(path, file);
      return file;
    },
    unpack: () => ({ value: [] }),
    list: (folder) => [...repository.keys()].filter((path) => folder === "." || path.startsWith(`${folder}/`)).sort(),
  };
}

const FLUX = "kustomize.toolkit.fluxcd.io/v1";
const ADDED_FIELDS = ["patches", "components", "namePrefix", "nameSuffix", "images"];

/** The Flux Kustomizations of a fixture as targets. */
function targetsOf(files: RepositoryFiles): KustomizeTarget[] {
  return files.list(".").flatMap((path) => {
    const file = files.read(path);
    const documents = file?.text.includes(FLUX) ? parseDocuments(file).documents : [];
    return documents.flatMap(objectsOf).flatMap((object): KustomizeTarget[] => {
      const spec = getValue(object.node, "spec");
      const folder = getString(spec, "path");
      if (object.apiVersion !== FLUX || spec === undefined || folder === undefined) return [];
      const placeOf = (key: string) => ({
        document: object.document,
        path: [...object.path, "spec", key],
        target: "value" as const,
      });
      const substitute = nodeAt(spec, ["postBuild", "substitute"]);
      return [
        {
          folder,
          owner: `Flux Kustomization ${getString(getValue(object.node, "metadata"), "name")}`,
          place: placeOf("path"),
          clusters: undefined,
          namespace: getString(spec, "targetNamespace"),
          fields: ADDED_FIELDS.flatMap((key) => {
            const value = getValue(spec, key);
            return value === undefined ? [] : [{ key, value, place: placeOf(key) }];
          }),
          hasUnknownSubstitutions: true,
          substitutions: stringMap(
            effectiveEntries(substitute).map(({ key, value }) => [key.text, String(toValue(value))]),
          ),
        },
      ];
    });
  });
}

const KUSTOMIZATION = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;

export function planRepository(repository: Repository): readonly RenderRoot[] {
  const files = repositoryFiles(repository);
  const kustomizations = [...repository.keys()].filter((path) => KUSTOMIZATION.test(path));
  return planKustomizations({ kustomizations, targets: targetsOf(files), files });
}

/** The file of a root's recorded output. */
export function recordedName(label: string): string {
  return label === "." ? "root.txt" : `${label.replaceAll(/[^A-Za-z0-9.-]+/g, "_")}.txt`;
}

export const FIXTURES = "test/rendering/kustomize/fixtures";

export function fixtureNames(): string[] {
  return readdirSync(FIXTURES).filter((name) => existsSync(join(FIXTURES, name)));
}
