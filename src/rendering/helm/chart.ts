import { groupBy } from "../../model/group-by.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type {
  SequenceNode,
  SourceDocument,
  SourceFile,
  SourceNode,
  SourceProblem,
  TextPlace,
} from "../../model/source.js";
import { effectiveEntries, getEntry, getString, getValue, toValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { folderOfChart } from "../contract/outside-chart.js";
import type { ChartBudget, RenderCopy, RepositoryFiles } from "../contract/render-root.js";
import { isExplosive, writeJson } from "../contract/write-configuration.js";
import {
  type ChartFile,
  copyChart,
  createChartBudget,
  listChartFiles,
  TOO_MANY_FILES,
  TOO_MANY_INSTANCES,
  unpackedFolderOf,
} from "./chart-files.js";

interface Dependency {
  readonly name: string;
  /** The key of its values in the parent: the alias, else the name. */
  readonly key: string;
  readonly repository: string;
  readonly version: string | undefined;
  readonly place: TextPlace;
}

/** The chart itself, or a subchart at any depth. */
export interface ChartMember {
  /** The prefix of `# Source:` comments: `api`, `api/charts/worker`. */
  readonly source: string;
  /** Relative to the chart's folder: empty, or `charts/worker`. */
  readonly folder: string;
  readonly valuesPath: readonly string[];
  readonly dependencies: readonly Dependency[];
  /** Reports whether it stands in an archive, so that nothing in it can be edited. */
  readonly isPacked: boolean;
}

export interface Chart {
  /** Relative to the working directory; `.` is that directory. */
  readonly folder: string;
  readonly file: SourceFile;
  readonly name: string;
  readonly isLibrary: boolean;
  readonly files: readonly ChartFile[];
  readonly copies: readonly RenderCopy[];
  /** Reports whether it comes from outside, so that nothing in it can be edited. */
  readonly isOutside: boolean;
  /** Reads one of its files by the path in its folder. */
  readonly read: (to: string) => SourceFile | undefined;
  readonly members: readonly ChartMember[];
  /** Paths from outside, and of archives: what stands in them cannot be edited. */
  readonly foreign: ReadonlySet<string>;
  /** Paths in its folder of its own files and of those of unpacked charts. */
  readonly paths: readonly string[];
  /** The first dependency missing in the repository; the rendered copy omits it. */
  readonly absent: SourceProblem | undefined;
  /** Files from outside, and declaration files without missing dependencies, by path in the chart's folder. */
  readonly texts: ReadonlyMap<string, string>;
  readonly refusal: (TextPlace & { readonly message: string; readonly cause?: string }) | undefined;
}

const SUBCHART = /^(?:(.+)\/)?charts\/([^/_.][^/]*)\/Chart\.yaml$/;
/** A dependency beside the chart. Excludes absolute paths, which lead to another machine. */
const LOCAL = /^file:\/\/(\.{1,2}\/[^\0]*|\.\.)$/;
const CHART_NAME = /^[a-zA-Z0-9][\w.-]*$/;
const ABSENT = 'a dependency is not in "charts/"';

interface Metadata {
  readonly file: SourceFile;
  readonly root: SourceNode | undefined;
  readonly name: string;
  readonly type: string | undefined;
  readonly dependencies: readonly Dependency[];
  /** Several dependencies of one name have an alias each. */
  readonly byName: ReadonlyMap<string, readonly Pick<Dependency, "key">[]>;
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
    const key = getString(item, "alias") ?? name;
    return [{ name, key, repository: getString(item, "repository") ?? "", version: getString(item, "version"), place }];
  });
}

function readMetadata(file: SourceFile, requirements: SourceFile | undefined): Metadata {
  const document = firstDocument(file);
  const own = readDependencies(document);
  const dependencies = own.length > 0 ? own : readDependencies(firstDocument(requirements));
  return {
    file,
    root: document?.root,
    name: getString(document?.root, "name") ?? "",
    type: getString(document?.root, "type"),
    dependencies,
    byName: groupBy(dependencies, ({ name }) => name),
  };
}

/** Reads the chart of a `Chart.yaml`; undefined if unreadable. */
export function readChart(path: string, repository: RepositoryFiles): Chart | undefined {
  const file = repository.read(path);
  if (file === undefined) return undefined;
  const folder = parentFolder(path);
  const budget = createChartBudget();
  const { files: own, refusal: filesRefusal } = listChartFiles(folder, repository, budget);
  const files = [...own, ...heldDependencies(folder, file, own, repository, budget)];
  const { copies, packed, refusal: copiesRefusal } = copyChart(files, repository, budget);
  const byTarget = new Map(copies.filter(({ isPacked }) => !isPacked).map(({ from, to }) => [to, from]));
  const read = (to: string): SourceFile | undefined => {
    const from = byTarget.get(to);
    return from === undefined ? packed.get(to) : repository.read(from);
  };
  const paths = [...byTarget.keys(), ...packed.keys()];
  const isOutside = repository.outside?.holds(folder) !== undefined;
  const outside = [...packed].flatMap(([to, one]) =>
    repository.outside?.holds(one.path) ? [[to, one.text] as const] : [],
  );
  const metadata = readMetadata(file, read("requirements.yaml"));
  const subcharts = readSubcharts(paths, read);
  const members = readMembers(metadata, { source: metadata.name, folder: "", valuesPath: [] }, subcharts, budget);
  const chart = {
    folder,
    file,
    name: metadata.name,
    isLibrary: metadata.type === "library",
    files,
    copies,
    isOutside,
    read,
    members: members.map((member) => ({ ...member, isPacked: packed.has(`${member.folder}/Chart.yaml`) })),
    foreign: new Set([...packed.values()].map(({ path: one }) => one)),
    absent: undefined,
    texts: new Map(outside),
    paths,
  };
  const refused = (message: string, place: TextPlace = { file, span: { start: 0, end: 0 } }): Chart => {
    return { ...chart, refusal: { ...place, message } };
  };
  if (filesRefusal !== undefined) return refused(filesRefusal);
  if (!budget.files.spend(0)) return refused(TOO_MANY_FILES);
  if (metadata.root === undefined) return refused("Chart.yaml is not valid YAML");
  if (metadata.name === "") return refused('Chart.yaml has no "name"');
  if (/[{}<>$/]/.test(metadata.name)) return refused(`"${metadata.name}" is a placeholder, not the name of a chart`);
  if (copiesRefusal !== undefined) return { ...chart, refusal: copiesRefusal };
  if (!budget.instances.spend(0)) return refused(TOO_MANY_INSTANCES);
  // Helm refuses a chart unless all dependencies are in `charts/`, even disabled ones.
  const held = new Set(subcharts.get("")?.map((one) => one.metadata.name));
  const missing = metadata.dependencies.filter(({ name }) => !held.has(name));
  const [first] = missing;
  if (first === undefined) return { ...chart, refusal: undefined };
  const from = first.repository.startsWith("file://") ? ` (${first.repository})` : "";
  const advice = chart.isOutside ? "" : `: run "helm dependency build ${folder}" first`;
  const message = `dependency "${first.name}"${from} is not in "charts/"${advice}`;
  const declared = withoutDependencies(new Set(missing.map(({ name }) => name)), read);
  if (declared === undefined) return refused(message, first.place);
  const help = chart.isOutside ? undefined : helpWithDependency(first, folder);
  const absent: SourceProblem = { ...first.place, kind: "not-rendered", message, cause: ABSENT, help };
  return { ...chart, absent, texts: new Map([...outside, ...declared]), refusal: undefined };
}

function helpWithDependency({ repository, name }: Dependency, folder: string): string {
  const beside = LOCAL.exec(repository)?.[1];
  if (beside !== undefined) return `Add chart "${name}" in "${joinPath(folder, beside)}", or correct "repository".`;
  const fetch = /^(?:https?|oci):/.test(repository) ? '"taintlint fetch --yes" locks it, or ' : "";
  return `${fetch}"helm dependency build ${folder}" puts it into "charts/".`;
}

function heldDependencies(
  folder: string,
  file: SourceFile,
  own: readonly ChartFile[],
  repository: RepositoryFiles,
  budget: ChartBudget,
): ChartFile[] {
  const byTarget = new Map(own.map(({ from, to }) => [to, from]));
  const read = (to: string) => repository.read(byTarget.get(to) ?? "");
  const paths = [...byTarget.keys()];
  const held = new Set(
    readSubcharts(paths, read)
      .get("")
      ?.map((one) => one.metadata.name),
  );
  const isPacked = (name: string) =>
    paths.some((to) => to.startsWith(`charts/${name}-`) && unpackedFolderOf(to) !== undefined);
  const declaring = [file, read("requirements.yaml")];
  const dependencies = declaring.flatMap((one) => readDependencies(firstDocument(one)));
  const named = new Map(dependencies.map((one) => [one.name, one]));
  return [...named.values()].flatMap((dependency) => {
    const { name } = dependency;
    if (!CHART_NAME.test(name) || held.has(name) || isPacked(name)) return [];
    const there = folderOfDependency(dependency, folder, repository);
    if (there === undefined) return [];
    if (!budget.files.spend(1) || there === folder || repository.lookUp(there) !== "folder") return [];
    const chart = firstDocument(repository.read(joinPath(there, "Chart.yaml")));
    if (getString(chart?.root, "name") !== name) return [];
    const { files, refusal } = listChartFiles(there, repository, budget);
    if (refusal !== undefined) return [];
    return files.map(({ from, to }) => ({ from, to: `charts/${name}/${to}` })).filter(({ to }) => !byTarget.has(to));
  });
}

function folderOfDependency(
  { name, repository: at, version }: Dependency,
  folder: string,
  { outside }: RepositoryFiles,
): string | undefined {
  const beside = LOCAL.exec(at)?.[1];
  if (beside !== undefined) return joinPath(folder, beside);
  return at === "" ? undefined : folderOfChart(outside, { name, address: at, version });
}

/** Rewrites the declaration files without some dependencies; undefined if that is impossible. */
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
    texts.set(to, writeJson(Object.fromEntries(entries)));
  }
  return texts;
}

function keptOf(list: SequenceNode, names: ReadonlySet<string>): SequenceNode {
  return { ...list, items: list.items.filter((item) => !names.has(getString(item, "name") ?? "")) };
}

interface Subchart {
  readonly folder: string;
  readonly metadata: Metadata;
}

type Subcharts = ReadonlyMap<string, readonly Subchart[]>;

function readSubcharts(paths: readonly string[], read: (to: string) => SourceFile | undefined): Subcharts {
  const found = paths.flatMap((path) => {
    const [, parent = "", name] = SUBCHART.exec(path) ?? [];
    const file = name === undefined ? undefined : read(path);
    const folder = parentFolder(path);
    return file === undefined
      ? []
      : [{ parent, folder, metadata: readMetadata(file, read(`${folder}/requirements.yaml`)) }];
  });
  return groupBy(found, ({ parent }) => parent);
}

function readMembers(
  { dependencies, byName }: Metadata,
  { source, folder, valuesPath }: Pick<ChartMember, "source" | "folder" | "valuesPath">,
  subcharts: Subcharts,
  budget: ChartBudget,
): Omit<ChartMember, "isPacked">[] {
  if (!budget.instances.spend(1 + dependencies.length)) return [];
  const below = (subcharts.get(folder) ?? []).flatMap(({ folder: inner, metadata }) =>
    (byName.get(metadata.name) ?? [{ key: metadata.name }]).flatMap(({ key }) => {
      const member = { source: `${source}/charts/${key}`, folder: inner, valuesPath: [...valuesPath, key] };
      return readMembers(metadata, member, subcharts, budget);
    }),
  );
  return [{ source, folder, valuesPath, dependencies }, ...below];
}
