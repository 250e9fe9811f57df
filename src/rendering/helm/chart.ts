import { effectiveEntries, getEntry, getString, getValue, toValue } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type {
  SequenceNode,
  SourceDocument,
  SourceFile,
  SourceNode,
  SourceProblem,
  TextPlace,
} from "../../model/source.js";
import { isExplosive } from "../kustomize/write-configuration.js";
import type { RepositoryFiles } from "../render-root.js";
import { type ChartFile, listChartFiles } from "./chart-files.js";
import { checkValuesSchema } from "./schema.js";

/** An entry of `dependencies` in `Chart.yaml`, or in the `requirements.yaml` of a chart of apiVersion v1. */
interface Dependency {
  readonly name: string;
  /** What its values stand under in the parent's: the alias, else the name. */
  readonly key: string;
  readonly repository: string;
  readonly place: TextPlace;
}

/** The chart itself, or a chart in its `charts/` folder, at any depth. */
export interface ChartPart {
  /** As `# Source:` comments begin: `api`, `api/charts/worker`. */
  readonly source: string;
  /** Its folder inside the chart's folder: empty, or `charts/worker`. */
  readonly folder: string;
  /** Where its values stand in the values of the chart: `["worker"]`. */
  readonly valuesPath: readonly string[];
  readonly dependencies: readonly Dependency[];
}

export interface Chart {
  /** Relative to the working directory; `.` is that directory. */
  readonly folder: string;
  /** `Chart.yaml`. */
  readonly file: SourceFile;
  readonly name: string;
  readonly isLibrary: boolean;
  readonly files: readonly ChartFile[];
  /** The chart first. Packed charts (`.tgz`) are no parts: nobody can edit them. */
  readonly parts: readonly ChartPart[];
  /** Whether it holds charts that are packed. */
  readonly hasArchives: boolean;
  /** The schemas of its values and of its parts', by their paths in the chart's folder, as helm may see them. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Whether a template of it may ask the network for the address of a name. */
  readonly asksForNames: boolean;
  /** The first dependency that is nowhere in the repository: the copy that is rendered does without it. */
  readonly absent: SourceProblem | undefined;
  /** `Chart.yaml` or `requirements.yaml` without the dependencies that are absent, by its path in the chart's folder. */
  readonly declaredAnew: ReadonlyMap<string, string>;
  /** Why it cannot or must not be rendered, and where that stands. */
  readonly refusal: (TextPlace & { readonly message: string; readonly cause?: string }) | undefined;
}

const CHART_OF_PART = /^(charts\/[^/_.][^/]*)\/Chart\.yaml$/;
const SCHEMA = /^(?:charts\/[^/]+\/)*values\.schema\.json$/;
const SCHEMA_IN_ARCHIVE = /(?:^|\/)values\.schema\.json$/;
const ASKS_FOR_NAMES = "getHostByName";
const ARCHIVE = /^(?:.*\/)?charts\/([^/_.][^/]*)\.tgz$/;
/** A dependency beside the chart. An absolute path is somebody's machine. */
const LOCAL = /^file:\/\/((?:\.{1,2}\/)+[^\0]*|\.\.)$/;
const CHART_NAME = /^[a-zA-Z0-9][\w.-]*$/;
const ABSENT = 'a dependency is not in "charts/"';
/** Deeper nests of charts are links that lead in circles. */
const DEEPEST = 6;

interface Metadata {
  readonly file: SourceFile;
  readonly root: SourceNode | undefined;
  readonly name: string;
  readonly type: string | undefined;
  readonly dependencies: readonly Dependency[];
}

function firstDocument(file: SourceFile | undefined): SourceDocument | undefined {
  return file === undefined ? undefined : parseDocuments(file).documents[0];
}

function readDependencies(document: SourceDocument | undefined): Dependency[] {
  if (document === undefined) return [];
  const list = getValue(document.root, "dependencies");
  if (list?.kind !== "sequence") return [];
  return list.items.flatMap((item): Dependency[] => {
    const name = getString(item, "name");
    const node = getEntry(item, "name")?.value;
    if (name === undefined || node === undefined) return [];
    const place = { file: document.file, span: { start: node.start, end: node.end } };
    return [{ name, key: getString(item, "alias") ?? name, repository: getString(item, "repository") ?? "", place }];
  });
}

function readMetadata(file: SourceFile, requirements: SourceFile | undefined): Metadata {
  const document = firstDocument(file);
  const own = readDependencies(document);
  return {
    file,
    root: document?.root,
    name: getString(document?.root, "name") ?? "",
    type: getString(document?.root, "type"),
    dependencies: own.length > 0 ? own : readDependencies(firstDocument(requirements)),
  };
}

/** Reads a chart by its `Chart.yaml`. Undefined where that is no readable text. */
export function readChart(path: string, repository: RepositoryFiles): Chart | undefined {
  const file = repository.read(path);
  if (file === undefined) return undefined;
  const folder = parentFolder(path);
  const { files: own, refusal: filesRefusal } = listChartFiles(folder, repository);
  const files = [...own, ...localDependencies(folder, file, own, repository)];
  const byTarget = new Map(files.map((one) => [one.to, one.from]));
  const read = (to: string): SourceFile | undefined => {
    const from = byTarget.get(to);
    return from === undefined ? undefined : repository.read(from);
  };
  const metadata = readMetadata(file, read("requirements.yaml"));
  const checked = checkFiles(files, repository);
  const chart = {
    folder,
    file,
    name: metadata.name,
    isLibrary: metadata.type === "library",
    files,
    parts: readParts(metadata, metadata.name, "", [], files, read),
    hasArchives: files.some(({ to }) => ARCHIVE.test(to)),
    schemas: checked.schemas,
    absent: undefined,
    declaredAnew: new Map(),
    asksForNames: checked.asksForNames,
  };
  const refused = (message: string, place: TextPlace = { file, span: { start: 0, end: 0 } }): Chart => {
    return { ...chart, refusal: { ...place, message } };
  };
  if (filesRefusal !== undefined) return refused(filesRefusal);
  if (metadata.root === undefined) return refused("Chart.yaml is not valid YAML");
  if (metadata.name === "") return refused('Chart.yaml has no "name"');
  if (/[{}<>$/]/.test(metadata.name)) return refused(`"${metadata.name}" is a placeholder, not the name of a chart`);
  const missing = metadata.dependencies.filter(({ name }) => !isVendored(name, files, read));
  const [first] = missing;
  if (first === undefined || checked.refusal !== undefined) return { ...chart, refusal: checked.refusal };
  const from = first.repository.startsWith("file://") ? ` (${first.repository})` : "";
  const message = `dependency "${first.name}"${from} is not in "charts/": run "helm dependency build ${folder}" first`;
  const declaredAnew = withoutDependencies(new Set(missing.map(({ name }) => name)), read);
  if (declaredAnew === undefined) return refused(message, first.place);
  const absent: SourceProblem = { ...first.place, kind: "not-rendered", message, cause: ABSENT };
  return { ...chart, absent, declaredAnew, refusal: undefined };
}

/** The files of dependencies that stand elsewhere in the repository (`file://../common`), as if they had been built. */
function localDependencies(
  folder: string,
  file: SourceFile,
  own: readonly ChartFile[],
  repository: RepositoryFiles,
): ChartFile[] {
  const requirements = own.find(({ to }) => to === "requirements.yaml");
  const declaring = [file, requirements && repository.read(requirements.from)];
  const read = (to: string) => {
    const from = own.find((one) => one.to === to)?.from;
    return from === undefined ? undefined : repository.read(from);
  };
  const dependencies = declaring.flatMap((one) => readDependencies(firstDocument(one)));
  const local = new Map(dependencies.map(({ name, repository: at }) => [name, LOCAL.exec(at)?.[1]]));
  return [...local].flatMap(([name, path]) => {
    if (path === undefined || !CHART_NAME.test(name) || isVendored(name, own, read)) return [];
    const there = joinPath(folder, path);
    if (there === folder || repository.lookUp(there) !== "folder") return [];
    const chart = firstDocument(repository.read(joinPath(there, "Chart.yaml")));
    const listed = listChartFiles(there, repository);
    if (getString(chart?.root, "name") !== name || listed.refusal !== undefined) return [];
    return listed.files.map(({ from, to }) => ({ from, to: `charts/${name}/${to}` }));
  });
}

/** The files that declare dependencies, without some of them; undefined where they cannot be written anew. */
function withoutDependencies(
  names: ReadonlySet<string>,
  read: (to: string) => SourceFile | undefined,
): ReadonlyMap<string, string> | undefined {
  const texts = new Map<string, string>();
  for (const to of ["Chart.yaml", "requirements.yaml"]) {
    const root = firstDocument(read(to))?.root;
    if (root?.kind !== "mapping" || getValue(root, "dependencies") === undefined) continue;
    if (isExplosive(root)) return undefined;
    const entries = effectiveEntries(root).map(({ key, value }) => {
      const kept = value.kind === "sequence" && key.text === "dependencies" ? keptOf(value, names) : value;
      return [key.text, toValue(kept)] as const;
    });
    texts.set(to, JSON.stringify(Object.fromEntries(entries), plainNumber));
  }
  return texts;
}

function keptOf(list: SequenceNode, names: ReadonlySet<string>): SequenceNode {
  return { ...list, items: list.items.filter((item) => !names.has(getString(item, "name") ?? "")) };
}

function plainNumber(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? Number(value) : value;
}

interface CheckedFiles extends Pick<Chart, "schemas" | "asksForNames" | "refusal"> {}

/** Whether helm would ask the network or read a file elsewhere for what stands in a chart's files. */
function checkFiles(files: readonly ChartFile[], repository: RepositoryFiles): CheckedFiles {
  const schemas = new Map<string, string>();
  let asksForNames = false;
  let refusal: Chart["refusal"];
  for (const { from, to } of files) {
    if (to.endsWith(".tgz")) {
      if (!ARCHIVE.test(to)) continue;
      const place = { file: { path: from, text: "" }, span: { start: 0, end: 0 } };
      const packed = repository.unpack(from);
      if (packed === undefined) refusal ??= { ...place, message: `"${to}" cannot be unpacked` };
      for (const file of packed ?? []) {
        asksForNames ||= file.text.includes(ASKS_FOR_NAMES);
        const message = SCHEMA_IN_ARCHIVE.test(file.path) ? checkValuesSchema(file).problem?.message : undefined;
        if (message !== undefined) refusal ??= { ...place, message: `in "${to}" ${message}` };
      }
      continue;
    }
    const file = repository.read(from);
    if (file === undefined) continue;
    asksForNames ||= file.text.includes(ASKS_FOR_NAMES);
    if (!SCHEMA.test(to)) continue;
    const schema = checkValuesSchema(file);
    if (schema.problem === undefined) schemas.set(to, schema.value);
    else refusal ??= schema.problem;
  }
  return { schemas, asksForNames, refusal };
}

/** Helm refuses a chart whose dependencies are not all in `charts/`, also those that are switched off. */
function isVendored(name: string, files: readonly ChartFile[], read: (to: string) => SourceFile | undefined): boolean {
  return files.some(({ to }) => {
    if (to.startsWith("charts/") && ARCHIVE.exec(to)?.[1]?.startsWith(`${name}-`) === true) return true;
    if (!CHART_OF_PART.test(to)) return false;
    const document = firstDocument(read(to));
    return document !== undefined && getString(document.root, "name") === name;
  });
}

function readParts(
  metadata: Metadata,
  source: string,
  folder: string,
  valuesPath: readonly string[],
  files: readonly ChartFile[],
  read: (to: string) => SourceFile | undefined,
): ChartPart[] {
  const own: ChartPart = { source, folder, valuesPath, dependencies: metadata.dependencies };
  if (valuesPath.length >= DEEPEST) return [own];
  const prefix = folder === "" ? "" : `${folder}/`;
  const below = files.flatMap(({ to }): ChartPart[] => {
    const inner = to.startsWith(prefix) ? CHART_OF_PART.exec(to.slice(prefix.length))?.[1] : undefined;
    if (inner === undefined) return [];
    const file = read(to);
    if (file === undefined) return [];
    const subfolder = `${prefix}${inner}`;
    const sub = readMetadata(file, read(`${subfolder}/requirements.yaml`));
    const named = metadata.dependencies.filter(({ name }) => name === sub.name).map(({ key }) => key);
    const keys = named.length === 0 ? [sub.name] : named;
    return keys.flatMap((key) =>
      readParts(sub, `${source}/charts/${key}`, subfolder, [...valuesPath, key], files, read),
    );
  });
  return [own, ...below];
}
