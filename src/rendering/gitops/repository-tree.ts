import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { relevanceTest } from "../../manifest/objects/relevance.js";
import { createBudget } from "../../model/budget.js";
import { memoize, memoizeByName, once } from "../../model/memoize.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import { type SourceFile, textsThatMatter } from "../../model/source.js";
import { getString, getValue, itemsOf, textsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { isExplosive } from "../contract/write-configuration.js";
import { helmfileReleases } from "./helmfile.js";

export interface TreeFile {
  readonly file: SourceFile;
  /** Printed by a rendering, in place of a text. */
  readonly printed?: readonly KubernetesObject[];
}

/** The read files as folders. Paths are relative to the working directory, `.` is that directory. */
export interface RepositoryTree {
  readonly folders: ReadonlySet<string>;
  readonly gitopsObjects: (path: string) => readonly KubernetesObject[];
  readonly configMaps: (path: string) => readonly KubernetesObject[];
  readonly overlaysOf: (path: string) => readonly SourceFile[];
  readonly fileAt: (path: string) => SourceFile | undefined;
  readonly kustomizations: Iterable<readonly [folder: string, path: string]>;
  readonly paths: Iterable<string>;
  /** Resolves a path from the repository's root, as seen from a configuration; undefined if nothing is there. */
  readonly fromRoot: (configurationPath: string, path: string) => string | undefined;
  /** Returns the files of `target`'s kustomization with all references, else the folder's, deeply with `recurse`. */
  readonly filesOf: (target: string, recurse: boolean) => ReadonlySet<string>;
}

/** Bound on pairs of file and kustomization; beyond it no more overlays are recorded. */
const MOST_OVERLAYS = 5_000_000;
const KUSTOMIZATION = /^kustomization\.ya?ml$/;
const REFERENCE_LISTS = ["resources", "bases", "components", "patchesStrategicMerge"];
const isOfGitopsKind = relevanceTest([
  "Kustomization",
  "HelmRelease",
  "GitRepository",
  "HelmRepository",
  "OCIRepository",
  "Application",
  "ApplicationSet",
  "FluxInstance",
]);
/** API groups of Flux and Argo CD. Must also be a POSIX extended regular expression, because git searches by it. */
export const GITOPS_GROUP = /fluxcd|argoproj/;
const GITOPS_WORDS = GITOPS_GROUP.source.split("|");
const isConfigMap = relevanceTest(["ConfigMap"]);

const isOfGitops = (text: string) => GITOPS_WORDS.some((word) => text.includes(word)) && isOfGitopsKind(text);

/** Reports whether a file may hold an object of Flux or Argo CD. May report too many files, never too few. */
export const mayHoldGitops = memoize((file: SourceFile) => textsThatMatter(file).some(isOfGitops));

/** Returns the objects of a file that may install charts, and the releases of a helmfile. */
export function releasesIn(file: SourceFile): readonly KubernetesObject[] {
  // Uses the tree's filter, so that the file is parsed once.
  const objects = mayHoldGitops(file) ? parseDocuments(file, isOfGitops).documents.flatMap(objectsOf) : [];
  const releases = objects.filter(({ kind }) => ["HelmRelease", "Application", "ApplicationSet"].includes(kind));
  return [...releases, ...helmfileReleases(file)];
}

interface Folder {
  readonly files: string[];
  readonly folders: Set<string>;
}

export function createRepositoryTree(read: readonly TreeFile[]): RepositoryTree {
  const files = new Map(read.map(({ file }) => [joinPath(file.path), file]));
  const printed = new Map(read.map(({ file, printed: objects }) => [joinPath(file.path), objects]));
  const folders = foldersOf(files.keys());
  const kustomizations = new Map(
    [...files.keys()].flatMap((path): [string, string][] =>
      KUSTOMIZATION.test(lastStep(path)) ? [[parentFolder(path), path]] : [],
    ),
  );
  const referencesFrom = memoizeByName((folder) =>
    referencesOf(files.get(kustomizations.get(folder) ?? "")).map((path) => joinPath(folder, path)),
  );
  const gitopsObjects = memoizeByName((path) => objectsAt(files.get(path), mayHoldGitops, isOfGitops));
  const overlays = once(() => findOverlays(kustomizations, files, filesOf));

  function filesOf(target: string, recurse: boolean): ReadonlySet<string> {
    const reached = new Set<string>();
    const visited = new Set<string>();
    const pending = [target];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (visited.has(next)) continue;
      visited.add(next);
      const kustomization = kustomizations.get(next);
      if (kustomization !== undefined) {
        reached.add(kustomization);
        for (const path of referencesFrom(next)) pending.push(path);
      } else if (files.has(next)) reached.add(next);
      else {
        const folder = folders.get(next);
        for (const path of folder?.files ?? []) reached.add(path);
        const hasChart = folder?.files.some((path) => lastStep(path) === "Chart.yaml") ?? false;
        if (recurse || hasChart) for (const inner of folder?.folders ?? []) pending.push(inner);
      }
    }
    return reached;
  }

  return {
    folders: new Set(folders.keys()),
    kustomizations,
    paths: [...files.keys()],
    filesOf,
    fromRoot(configurationPath, path) {
      // The file may be in a folder such as `.github`: the nearest ancestor that has the path counts.
      for (let root = parentFolder(joinPath(configurationPath)); ; root = parentFolder(root)) {
        const target = joinPath(root, path);
        if (files.has(target) || folders.has(target)) return target;
        if (root === "." || lastStep(root) === "..") return undefined;
      }
    },
    gitopsObjects: (path) => printed.get(path) ?? gitopsObjects(path),
    configMaps: memoizeByName((path) => objectsAt(files.get(path), () => true, isConfigMap)),
    fileAt: (path) => files.get(path),
    overlaysOf: (path) => overlays().get(path) ?? [],
  };
}

function foldersOf(paths: Iterable<string>): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const path of paths) addToFolder(folders, path, "files");
  return folders;
}

function addToFolder(folders: Map<string, Folder>, path: string, kind: "files" | "folders"): void {
  const folder = parentFolder(path);
  if (folder === path) return;
  const known = folders.get(folder);
  const entry = known ?? { files: [], folders: new Set<string>() };
  if (kind === "files") entry.files.push(path);
  else entry.folders.add(path);
  if (known !== undefined) return;
  folders.set(folder, entry);
  if (lastStep(folder) !== "..") addToFolder(folders, folder, "folders");
}

function objectsAt(
  file: SourceFile | undefined,
  mayHold: (file: SourceFile) => boolean,
  isWanted: (text: string) => boolean,
): readonly KubernetesObject[] {
  const documents = file === undefined || !mayHold(file) ? [] : parseDocuments(file, isWanted).documents;
  return documents.flatMap(objectsOf).filter(({ node }) => !isExplosive(node));
}

function findOverlays(
  kustomizations: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, SourceFile>,
  filesOf: RepositoryTree["filesOf"],
): ReadonlyMap<string, readonly SourceFile[]> {
  const found = new Map<string, SourceFile[]>();
  const budget = createBudget(MOST_OVERLAYS);
  for (const [folder, kustomization] of kustomizations) {
    const file = files.get(kustomization);
    if (file === undefined) continue;
    for (const path of filesOf(folder, false)) {
      if (!budget.spend(1)) return found;
      const known = found.get(path);
      if (known === undefined) found.set(path, [file]);
      else known.push(file);
    }
  }
  return found;
}

function referencesOf(file: SourceFile | undefined): string[] {
  if (file === undefined) return [];
  return parseDocuments(file).documents.flatMap(({ root }) => {
    const listed = REFERENCE_LISTS.flatMap((key) => textsOf(getValue(root, key)));
    const patchFiles = itemsOf(getValue(root, "patches")).flatMap((item) => getString(item, "path") ?? []);
    return [...listed, ...patchFiles].filter((reference) => !/[\n?]|:\/\/|^git@|^github\.com\//.test(reference));
  });
}
