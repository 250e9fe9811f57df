import type { HclParser } from "../hcl/syntax/hcl-node.js";
import { type ConfigurationError, errorAt } from "../inventory/contract/configuration-error.js";
import { readsFolder } from "../inventory/declaration/cluster-declaration.js";
import { describeMissingImport, type ImportedFile } from "../inventory/declaration/from-declaration.js";
import type { FromDeclaration } from "../inventory/formats/format.js";
import { findRoots, rootsWithObjects } from "../inventory/terraform/find-roots.js";
import { createTerraformReader } from "../inventory/terraform/reader.js";
import { TerraformRepository } from "../inventory/terraform/repository.js";
import { isNamedVarFile, isTerraformName, terraformTexts } from "../inventory/terraform/texts.js";
import type { Manifest } from "../manifest/read-manifest.js";
import { NO_DEADLINE } from "../model/limits.js";
import { isManifestName } from "../model/manifest-name.js";
import { once } from "../model/memoize.js";
import type { Outcome } from "../model/outcome.js";
import { isGlob, isNegated, matchesGlobs } from "../model/path-glob.js";
import { folderOf, joinPath, lastStep, normalizePath, parentFolder, pathBelow } from "../model/path-steps.js";
import type { Place, SourceFile } from "../model/source.js";
import { nearestWord } from "../model/spelling.js";
import { count, joinWords } from "../model/words.js";
import type { Configuration } from "./configuration/configuration.js";
import { describeNoMatch, type ManifestSearch } from "./configuration/manifest-searches.js";
import type { ResolvedCluster } from "./contract/judgement.js";
import { resolveDiscovered } from "./discovery/declared-discovery.js";
import { discoverClusters } from "./discovery/discovered-clusters.js";
import {
  declaredPools,
  describeUnreadPools,
  discoveredPools,
  type LoadedClusters,
  loadedOf,
  mayMakeUnreadPools,
  NOT_WRITTEN,
  undiscoveredIn,
} from "./discovery/undeclared-pools.js";

const MARKDOWN = /\.(?:md|markdown)$/i;
/** Skipped without globs. */
const PASSED_OVER = /(?:^|\/)(?:\.|node_modules(?:\/|$))/i;
const RENDERED = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization|Chart\.yaml)$/;

/** Paths are relative to one root. */
export interface TextReader {
  readonly files: readonly SourceFile[];
  readonly read: (path: string) => SourceFile | undefined;
  readonly names: (folder: string) => readonly string[];
  readonly texts: ReturnType<typeof terraformTexts>;
  /** Undefined without a parser, which a notice reports. */
  readonly terraform: () => TerraformRepository | undefined;
  /** Returns notices about missing programs or parsers. */
  readonly notices: () => string[];
}

export function createTextReader(files: readonly SourceFile[], parser: HclParser | undefined): TextReader {
  const byPath = new Map(files.map((file) => [normalizePath(file.path), file]));
  const paths = [...byPath.keys()].sort();
  const read = (path: string) => byPath.get(normalizePath(path));
  const texts = terraformTexts(
    paths.filter((path) => !PASSED_OVER.test(folderOf(path))),
    read,
  );
  let isLeftOut = false;
  const opened = once(() => {
    if (parser === undefined) return undefined;
    const list = (folder: string) => paths.filter((path) => folderOf(path) === normalizePath(folder));
    return new TerraformRepository(texts, createTerraformReader({ list, read }, parser));
  });
  return {
    files: paths.flatMap((path) => byPath.get(path) ?? []),
    read,
    names: (folder) => [...new Set(paths.flatMap((path) => pathBelow(folder, path)?.split("/")[0] ?? []))],
    texts,
    terraform() {
      isLeftOut ||= parser === undefined;
      return opened();
    },
    notices: () => [...describeUnrendered(paths), ...(isLeftOut ? [NO_TERRAFORM] : [])],
  };
}

const NO_TERRAFORM =
  "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads";

function describeUnrendered(paths: readonly string[]): string[] {
  const rendered = paths.filter((path) => RENDERED.test(path));
  if (rendered.length === 0) return [];
  const charts = rendered.filter((path) => lastStep(path) === "Chart.yaml").length;
  const counts = [
    charts === 0 ? [] : count(charts, "chart"),
    rendered.length === charts ? [] : count(rendered.length - charts, "kustomization"),
  ].flat();
  const are = rendered.length === 1 ? "is" : "are";
  return [
    `${joinWords(counts)} ${are} not rendered, because no program is started here: their files are judged as they are written`,
  ];
}

export function readTextPools(
  reader: TextReader,
  configuration: Configuration | undefined,
): Outcome<LoadedClusters, readonly ConfigurationError[]> {
  if (configuration === undefined) return { value: discoverTexts(reader) };
  const built = configuration.clusters.map((declaration) => {
    const read = (declaration.from ?? []).map((from) => readImports(from, reader));
    const imports = read.flatMap((one) => one.imports);
    const errors = read.flatMap((one) => one.errors);
    return declaredPools(declaration, imports, errors, () => reader.files);
  });
  return loadedOf(built);
}

function discoverTexts(reader: TextReader): LoadedClusters {
  const { files, texts } = reader;
  const { roots: found, passedOver = [] } = findRoots(texts);
  const named = (folder: string) => namedVarFiles(reader, folder);
  const roots = found.length === 0 ? [] : (reader.terraform()?.discover(found, named, NO_DEADLINE) ?? []);
  const manifests = files.filter(({ path }) => isManifestName(path) && !PASSED_OVER.test(path));
  const discovery = discoverClusters(manifests, roots, NOT_WRITTEN);
  const unread = files.filter((file) => mayMakeUnreadPools(file.path) && describeUnreadPools(file).length > 0);
  const leftOut = [...discovery.leftOut, ...[passedOver].flat(), ...unread.flatMap(describeUnreadPools)];
  const all = { ...discovery, leftOut, unread };
  return discoveredPools(
    all,
    NOT_WRITTEN,
    loadedOf(resolveDiscovered(all, NOT_WRITTEN)),
    undiscoveredIn(all, () => files),
    () => files,
  );
}

interface ReadImports {
  readonly imports: readonly ImportedFile[];
  readonly errors: readonly ConfigurationError[];
}

function readImports(from: FromDeclaration, reader: TextReader): ReadImports {
  const declaredIn = from.place.document.file.path;
  const folder = parentFolder(declaredIn);
  const files = new Map<string, ImportedFile["file"]>();
  const errors: ConfigurationError[] = [];
  for (const [index, path] of from.paths.entries()) {
    const place: Place = from.paths.length > 1 ? { ...from.place, path: [...from.place.path, index] } : from.place;
    const at = joinPath(folder, path);
    if (!isGlob(path) && reader.names(at).some(isTerraformName)) {
      const vars = readVarFiles(from, at, folder, reader);
      for (const one of vars.errors) errors.push(one);
      const root = normalizePath(at);
      const opened = reader.terraform()?.open(root, vars.files, () => namedVarFiles(reader, root));
      if (opened !== undefined) files.set(`${root}/`, opened);
      continue;
    }
    const exact = isGlob(path) ? undefined : reader.read(at);
    const isName = (name: string) => (MARKDOWN.test(path) ? MARKDOWN.test(name) : isManifestName(name));
    const matches = matchesGlobs({ path: declaredIn }, [path]);
    const found = exact ? [exact] : reader.files.filter((file) => isName(file.path) && matches(file.path));
    for (const file of found) files.set(file.path, file);
    if (found.length > 0 || from.optional) continue;
    const nearest = nearestWord(lastStep(at), reader.names(parentFolder(at)));
    const beside = nearest === undefined ? undefined : normalizePath(`${parentFolder(path)}/${nearest}`);
    errors.push(errorAt(place, describeMissingImport(path, beside)));
  }
  return { imports: [...files.values()].map((file) => ({ from, file })), errors };
}

/** Returns an entry's files of variables, relative to the root or the naming file. */
function readVarFiles(from: FromDeclaration, root: string, folder: string, reader: TextReader) {
  const files: SourceFile[] = [];
  const errors: ConfigurationError[] = [];
  for (const { path, place } of from.vars) {
    const file = reader.read(joinPath(root, path)) ?? reader.read(joinPath(folder, path));
    if (file !== undefined) files.push(file);
    else errors.push(errorAt(place, `"${path}" does not exist`));
  }
  return { files, errors };
}

function namedVarFiles({ files }: TextReader, folder: string): SourceFile[] {
  return files.filter(({ path }) => isNamedVarFile(pathBelow(folder || ".", path) ?? ""));
}

export function deployedByTerraform(
  reader: TextReader,
  configuration: Configuration | undefined,
  clusters: readonly ResolvedCluster[],
): readonly Manifest[] {
  const { manifests, exclude = [], customKinds = [], file } = configuration ?? {};
  const declared = configuration?.clusters ?? [];
  if (manifests !== undefined || declared.some((cluster) => cluster.manifests !== undefined)) return [];
  const isRead = (folder: string) => clusters.some(({ declaration }) => readsFolder(declaration, folder));
  const roots = rootsWithObjects(reader.texts, isRead);
  const deployed = roots.length === 0 ? undefined : reader.terraform()?.deployed(roots, customKinds, NO_DEADLINE);
  const isExcluded = matchesGlobs(file ?? { path: "" }, exclude);
  return (deployed?.manifests ?? []).filter((manifest) => !isExcluded(manifest.file.path));
}

/** Returns the searched manifests, and a line for each glob without any. */
export function chooseTexts(
  { files }: TextReader,
  searches: readonly ManifestSearch[],
  configuration: Configuration | undefined,
) {
  const chosen = new Set<SourceFile>();
  const notices = new Set<string>();
  const readable = files.filter(({ path }) => isManifestName(path) && path !== configuration?.file.path);
  for (const { folder, globs, exclude, placeOf } of searches) {
    const declaredIn = { path: `${folder}/_` };
    const isExcluded = matchesGlobs(declaredIn, exclude);
    const take = (isNamed: (path: string) => boolean) => {
      const found = readable.filter(({ path }) => isNamed(path) && !isExcluded(path));
      for (const file of found) chosen.add(file);
      return found.length;
    };
    if (globs === undefined) {
      take((path) => !PASSED_OVER.test(path));
      continue;
    }
    const without = globs.filter(isNegated);
    for (const [index, glob] of globs.entries()) {
      if (isNegated(glob) || take(matchesGlobs(declaredIn, [glob, ...without])) > 0) continue;
      notices.add(describeNoMatch(glob, placeOf?.(index)));
    }
  }
  return { chosen: readable.filter((file) => chosen.has(file)), notices: [...notices] };
}
