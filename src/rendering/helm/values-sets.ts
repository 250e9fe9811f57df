import { textPlaceOf } from "../../manifest/locate.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { isExplosive } from "../contract/write-configuration.js";
import type { Chart } from "./chart.js";
import type { ChartDeclaration } from "./chart-declaration.js";

export interface ValuesSet {
  readonly suffix: string;
  readonly files: readonly SourceFile[];
  readonly inline: ChartTarget["values"];
  readonly releaseName: string | undefined;
  readonly namespace: string | undefined;
  readonly kubeVersion: string | undefined;
  readonly apiVersions?: readonly string[] | undefined;
  readonly clusters: ReadonlySet<string> | undefined;
  readonly refusal: (TextPlace & { readonly message: string; readonly cause?: string }) | undefined;
  /** Undefined unless a GitOps object names the chart. */
  readonly place?: TextPlace;
  readonly versionAt?: TextPlace;
  readonly valuesAt?: string;
  readonly patches?: ChartTarget["patches"];
}

const NOTHING = {
  inline: undefined,
  releaseName: undefined,
  namespace: undefined,
  kubeVersion: undefined,
  clusters: undefined,
  refusal: undefined,
};

const MOST_VALUES_FILES = 100;
const TOO_MANY_VALUES_FILES = `it has more than ${MOST_VALUES_FILES} values files`;

/** Files of chart-testing, each a separate test. */
const CI_VALUES = /^ci\/[^/]*-values\.yaml$/;

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
    return file === undefined ? [] : [{ ...NOTHING, suffix: ` with ${to}`, files: [file] }];
  });
  return ci.length > 0 ? ci : [{ ...NOTHING, suffix: "", files: [] }];
}

/** Returns a values file's path: relative to the configuration's folder, else to the chart's; undefined if absent. */
export function findValuesFile(
  { configurationFolder }: ChartDeclaration,
  folder: string,
  path: string,
  repository: RepositoryFiles,
): string | undefined {
  return [joinPath(configurationFolder, path), joinPath(folder, path)].find((one) => repository.lookUp(one) === "file");
}

function declaredSet(chart: Chart, declaration: ChartDeclaration, repository: RepositoryFiles): ValuesSet {
  const { name, values, releaseName, namespace, kubeVersion, clusters } = declaration;
  const files: SourceFile[] = [];
  let refusal: ValuesSet["refusal"];
  if (values.length > MOST_VALUES_FILES) {
    refusal = { ...textPlaceOf(declaration.place), message: TOO_MANY_VALUES_FILES };
  }
  for (const { path, place } of values.slice(0, MOST_VALUES_FILES)) {
    const found = findValuesFile(declaration, chart.folder, path, repository);
    const file = found === undefined ? undefined : repository.read(found);
    if (file !== undefined) files.push(file);
    else refusal ??= { ...textPlaceOf(place), message: `values file "${path}" is not in the repository` };
  }
  const listed = values.length === 0 ? "" : ` with ${values.map(({ path }) => path).join(", ")}`;
  return {
    suffix: name === undefined ? listed : ` (${name})`,
    files,
    inline: undefined,
    releaseName,
    namespace,
    kubeVersion,
    clusters: clusters === undefined ? undefined : new Set(clusters),
    refusal,
  };
}

function targetSet(target: ChartTarget, repository: RepositoryFiles): ValuesSet {
  const { unknown } = target;
  const files: SourceFile[] = [];
  let refusal: ValuesSet["refusal"];
  if (unknown !== undefined) {
    refusal = { ...textPlaceOf(target.place), message: `its values are not known, because ${unknown}` };
  }
  if (target.values !== undefined && isExplosive(target.values.node)) {
    refusal ??= { ...textPlaceOf(target.place), message: "its values are too many, with all aliases written out" };
  }
  if (target.valuesFiles.length > MOST_VALUES_FILES) {
    refusal ??= { ...textPlaceOf(target.place), message: TOO_MANY_VALUES_FILES };
  }
  for (const path of target.valuesFiles.slice(0, MOST_VALUES_FILES)) {
    const file = repository.lookUp(path) === "file" ? repository.read(path) : undefined;
    if (file !== undefined) files.push(file);
    else refusal ??= { ...textPlaceOf(target.place), message: `values file "${path}" is not in the repository` };
  }
  return {
    suffix: ` for ${target.owner}`,
    files,
    inline: target.values,
    releaseName: target.releaseName,
    namespace: target.namespace,
    kubeVersion: target.kubeVersion,
    apiVersions: target.apiVersions,
    clusters: target.clusters,
    refusal,
    place: textPlaceOf(target.place),
    versionAt: textPlaceOf(target.versionAt ?? target.place),
    valuesAt: target.valuesAt,
    patches: target.patches,
  };
}
