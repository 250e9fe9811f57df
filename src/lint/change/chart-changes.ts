import { type KubernetesObject, nameOf, namespaceOf } from "../../manifest/objects/objects.js";
import type { ReleasedChart } from "../../manifest/read-manifest.js";
import type { ChartChange, PoolDifference } from "../../model/change.js";
import { groupBy } from "../../model/group-by.js";
import { formatToleration } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { releasesIn } from "../../rendering/gitops/repository-tree.js";
import { type LintInput, standsInFile } from "../contract/lint-input.js";
import { outsideReleasesIn } from "../judging/outside-releases.js";
import { admits, isJudged, type WorkloadPair } from "./impacts.js";
import { weakening } from "./weakened-settings.js";

/** Finds charts from elsewhere whose other version, with the same values, takes unchanged pools from workloads. */
export function chartChanges(
  pairs: readonly WorkloadPair[],
  [before, after]: readonly [LintInput, LintInput],
  differences: readonly PoolDifference[],
): ChartChange[] {
  const [had, has] = [chartsIn(before), chartsIn(after)];
  const changed = new Set(differences.map(({ pool }) => pool));
  const losses = pairs.filter(isJudged).flatMap(({ before: was, after: { workload, pools: fits } }) => {
    const [old, chart] = [had.get(was.workload), has.get(workload)];
    if (old === undefined || chart === undefined || old.name !== chart.name) return [];
    // Other values may have done it.
    if (old.version === chart.version || old.values !== chart.values) return [];
    const admitted = new Set(was.pools.filter(admits).map(({ pool }) => pool.name));
    const pools = fits.flatMap(({ pool: { name }, verdict }) =>
      verdict === "blocked" && admitted.has(name) && !changed.has(name) ? [name] : [],
    );
    const kept = new Set(workload.podSpec.tolerations.map(formatToleration));
    const tolerations = was.workload.podSpec.tolerations.filter((one) => !kept.has(formatToleration(one))).length;
    return pools.length === 0 ? [] : [{ old, chart, loss: { workload, pools, tolerations } }];
  });
  return [...groupBy(losses, ({ chart }) => chart)].map(([{ name, version, at }, ones]) => ({
    ...{ chart: `${name} ${ones[0].old.version} \u2192 ${version}`, at },
    losses: ones.map(({ loss }) => loss),
  }));
}

/** Finds releases that the base renders with a chart from elsewhere, and that are not rendered any more. */
export function lostReleases(now: LintInput, before: LintInput) {
  const keyOf = (release: KubernetesObject) => JSON.stringify([release.kind, namespaceOf(release), nameOf(release)]);
  const had = new Set(before.manifests.filter(standsInFile).flatMap(({ file }) => releasesIn(file).map(keyOf)));
  for (const release of outsideReleasesIn(before.manifests)) had.delete(keyOf(release));
  const told = now.manifests.flatMap(({ problems }) => problems.filter(({ kind }) => kind === "not-rendered"));
  const isTold = ({ document: { file, start, root } }: KubernetesObject) =>
    told.some((one) => one.file.path === file.path && one.span.start >= start && one.span.end <= root.end);
  const lost = outsideReleasesIn(now.manifests).filter((release) => had.has(keyOf(release)) && !isTold(release));
  return lost.map(({ document, path, kind, node }) => {
    const [name = "", at] = [nameOf({ node }), { document, path: [...path, "spec"], target: "key" } as const];
    const says = `${kind} ${quoted(name)} was rendered, and is not now: its chart is not here`;
    return weakening(at, says, "release", kind, name);
  });
}

function chartsIn({ manifests }: LintInput): ReadonlyMap<Workload, ReleasedChart> {
  const charts = manifests.flatMap(({ rendered: { chart } = {}, workloads }) =>
    chart === undefined ? [] : workloads.map((workload) => [workload, chart] as const),
  );
  return new Map(charts);
}
