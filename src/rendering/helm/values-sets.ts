import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { textPlaceOf } from "../../manifest/locate.js";
import { joinPath, parentFolder, pathBelow } from "../../model/path-steps.js";
import type { Place, SourceFile, SourceProblem, TextPlace } from "../../model/source.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { isExplosive } from "../contract/write-configuration.js";
import type { Chart } from "./chart.js";

export interface ValuesSet
  extends Partial<Pick<ChartTarget, "releaseName" | "namespace" | "kubeVersion" | "apiVersions" | "clusters">>,
    Pick<ChartTarget, "valuesAt" | "patches" | "otherwise" | "shared"> {
  readonly suffix: string;
  readonly files: readonly SourceFile[];
  readonly inline?: ChartTarget["values"];
  readonly refusal?: (TextPlace & Pick<SourceProblem, "message" | "cause" | "help">) | undefined;
  /** Undefined unless a GitOps object names the chart. */
  readonly place?: TextPlace;
  readonly versionAt?: TextPlace;
}

const MOST_VALUES_FILES = 100;
const TOO_MANY_VALUES_FILES = `it has more than ${MOST_VALUES_FILES} values files`;

/** Files of chart-testing, each a separate test. */
const CI_VALUES = /^ci\/[^/]*-values\.yaml$/;

export interface ChartDeclaration {
  readonly name: string | undefined;
  readonly path: string;
  /** Reports whether `path` includes a folder, relative to the working directory. */
  readonly means: (folder: string) => boolean;
  readonly values: readonly { readonly path: string; readonly place: Place }[];
  /** Relative to the working directory. */
  readonly configurationFolder: string;
  readonly releaseName: string | undefined;
  readonly namespace: string | undefined;
  readonly kubeVersion: string | undefined;
  /** Names of clusters; undefined if a cluster's globs decide. */
  readonly clusters: readonly string[] | undefined;
  readonly place: Place;
}

/** A values file beside a chart, by its name of one of the chart's releases. */
export interface UnusedValues {
  readonly folder: string;
  /** `prod` for `values-prod.yaml`. */
  readonly name: string;
  readonly path: string;
}

const NAMES = [/^values[-._]([\w-]+)\.ya?ml$/, /^([\w-]+)[-._]values\.ya?ml$/, /^values\/([\w-]+)\.ya?ml$/];
/** Names of files that no release uses, or that are encrypted. */
const NO_RELEASE =
  /(?:^|[-_])(?:schema|examples?|samples?|templates?|tests?|ci|enc|encrypted|secrets?|sops)(?:$|[-_])/i;

export function valuesBeside(folder: string, files: Pick<RepositoryFiles, "list">): UnusedValues[] {
  return files.list(folder).flatMap((path): UnusedValues[] => {
    const inside = folder === "." ? path : path.slice(folder.length + 1);
    const name = NAMES.flatMap((pattern) => pattern.exec(inside)?.[1] ?? [])[0];
    return name === undefined || NO_RELEASE.test(name) ? [] : [{ folder, name, path }];
  });
}

/** Says the lines by which a chart gets values: files that a release names, else the first beside it. */
function helpWithCharts(folder: string, named: readonly SourceFile[], files: RepositoryFiles): string | undefined {
  if (files.outside?.holds(folder)) return undefined;
  const known = named.length > 0 ? named : valuesBeside(folder, files).slice(0, 1);
  const values = known.map(({ path }) => writtenPath(path)).join(", ");
  const begin =
    known.length > 0
      ? "Write to taintlint.yaml"
      : "Put the values that it is installed with into a file, and write to taintlint.yaml";
  return `${begin}: charts: [{path: ${writtenPath(folder)}, values: [${values || "FILE"}]}].`;
}

/** Says where a value belongs that a chart's template misses. */
export function helpWithValue(folder: string, set: ValuesSet, repository: RepositoryFiles): string | undefined {
  const last = set.files.at(-1);
  if (last !== undefined) return `Add the value to "${last.path}", or name another file that has it.`;
  if (set.place !== undefined) return `Add the value to the release, under "${set.valuesAt}".`;
  return helpWithCharts(folder, [], repository);
}

/** Writes a path as a scalar of a flow mapping. */
function writtenPath(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}

export function valuesSetsOf(
  chart: Chart,
  declared: readonly ChartDeclaration[],
  targets: readonly ChartTarget[],
  repository: RepositoryFiles,
): ValuesSet[] {
  const own = chart.isOutside ? [] : declared.filter(({ means }) => means(chart.folder));
  if (own.length > 0) return own.map((declaration) => declaredSet(chart, declaration, repository));
  const deployed = targets.filter(({ folder }) => joinPath(folder, ".") === chart.folder);
  if (deployed.length > 0) return deployed.map((target) => targetSet(target, repository));
  const ci = chart.files.flatMap(({ from, to }): ValuesSet[] => {
    const file = CI_VALUES.test(to) ? repository.read(from) : undefined;
    return file === undefined ? [] : [{ suffix: ` with ${to}`, files: [file] }];
  });
  return ci.length > 0 ? ci : [{ suffix: "", files: [] }];
}

/** Returns a values file's path: relative to the configuration's folder, else to the chart's; undefined if absent. */
function findValuesFile(
  { configurationFolder }: ChartDeclaration,
  folder: string,
  path: string,
  repository: RepositoryFiles,
): string | undefined {
  return [joinPath(configurationFolder, path), joinPath(folder, path)].find((one) => repository.lookUp(one) === "file");
}

/** Reads values files in order. The first that is missing, or one too many, refuses the set. */
function readFiles(
  named: readonly { readonly path: string; readonly place: Place }[],
  locate: (path: string) => string | undefined,
  whole: Place,
  repository: RepositoryFiles,
): Pick<ValuesSet, "files" | "refusal"> {
  const read = named.slice(0, MOST_VALUES_FILES).map((one) => {
    const found = locate(one.path);
    return { ...one, file: found === undefined ? undefined : repository.read(found) };
  });
  const files = read.flatMap(({ file }) => file ?? []);
  if (named.length > MOST_VALUES_FILES) {
    return { files, refusal: { ...textPlaceOf(whole), message: TOO_MANY_VALUES_FILES } };
  }
  const missing = read.find(({ file }) => file === undefined);
  if (missing === undefined) return { files };
  const message = `values file "${missing.path}" is not in the repository`;
  return { files, refusal: { ...textPlaceOf(missing.place), message } };
}

function declaredSet(chart: Chart, declaration: ChartDeclaration, repository: RepositoryFiles): ValuesSet {
  const { name, values, releaseName, namespace, kubeVersion, clusters } = declaration;
  const locate = (path: string) => findValuesFile(declaration, chart.folder, path, repository);
  const listed = values.length === 0 ? "" : ` with ${values.map(({ path }) => path).join(", ")}`;
  return {
    suffix: name === undefined ? listed : ` (${name})`,
    ...readFiles(values, locate, declaration.place, repository),
    ...{ releaseName, namespace, kubeVersion },
    clusters: clusters === undefined ? undefined : new Set(clusters),
  };
}

function targetSet(target: ChartTarget, repository: RepositoryFiles): ValuesSet {
  const { unknown, values, otherwise, valuesFiles, releaseName, namespace, kubeVersion, apiVersions, clusters } =
    target;
  const place = textPlaceOf(target.place);
  const named = valuesFiles.map((path) => ({ path, place: target.place }));
  const locate = (path: string) => (repository.lookUp(path) === "file" ? path : undefined);
  const { files, refusal } = readFiles(named, locate, target.place, repository);
  const whyNot =
    unknown !== undefined
      ? `its values are not known, because ${unknown}`
      : [values?.node ?? [], otherwise ?? []].flat().some((node) => isExplosive(node))
        ? "its values are too many, with all aliases written out"
        : undefined;
  return {
    suffix: ` for ${target.owner}`,
    files,
    inline: values,
    ...{ otherwise, releaseName, namespace, kubeVersion, apiVersions, clusters },
    refusal:
      whyNot === undefined
        ? refusal
        : { ...place, message: whyNot, help: helpWithCharts(target.folder, files, repository) },
    place,
    versionAt: textPlaceOf(target.versionAt ?? target.place),
    valuesAt: target.valuesAt,
    patches: target.patches,
    shared: target.shared,
  };
}

export function describeWrongCharts(
  declared: readonly ChartDeclaration[],
  charts: readonly string[],
  files: RepositoryFiles,
): ConfigurationError[] {
  const folders = charts.map((path) => parentFolder(joinPath(".", path)));
  return declared.flatMap((declaration) => {
    const meant = folders.filter(declaration.means);
    if (meant.length === 0) return [describeNoChart(declaration, folders)];
    return declaration.values.flatMap(({ path, place }) => {
      const lacking = meant.find((folder) => findValuesFile(declaration, folder, path, files) === undefined);
      return lacking === undefined ? [] : [describeNoFile(declaration, lacking, path, place, files)];
    });
  });
}

function describeNoChart({ path, place, configurationFolder }: ChartDeclaration, folders: readonly string[]) {
  const known = folders.map((folder) => pathBelow(configurationFolder, folder) ?? folder);
  const hint = didYouMean(nearestWord(path, known));
  return errorAt({ ...place, path: [...place.path, "path"] }, `"${path}" is no chart: it holds no "Chart.yaml"${hint}`);
}

function describeNoFile(
  { configurationFolder }: ChartDeclaration,
  folder: string,
  path: string,
  place: Place,
  files: RepositoryFiles,
): ConfigurationError {
  const [wanted, inChart] = [joinPath(configurationFolder, path), joinPath(folder, path)];
  const kinds = [wanted, inChart].map(files.lookUp);
  if (kinds.includes("outside")) return errorAt(place, `values file "${path}" is a link that leaves the repository`);
  if (kinds.includes("ignored")) return errorAt(place, `values file "${path}" is ignored by git`);
  // Suggests neighbors, written relative to the configuration.
  const siblings = [
    ...files.list(parentFolder(wanted)).map((one) => pathBelow(configurationFolder, one) ?? one),
    ...files.list(folder).flatMap((one) => pathBelow(folder, one) ?? []),
  ].filter((one) => /\.ya?ml$/.test(one));
  const hint = didYouMean(nearestWord(path, siblings));
  return errorAt(place, `values file "${path}" is neither in this file's folder nor in the chart's${hint}`);
}
