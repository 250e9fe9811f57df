import { rangeOf } from "../manifest/locate.js";
import { minorOf, NEWEST_MINOR } from "../model/kubernetes-version.js";
import type { Place, TextPlace } from "../model/source.js";
import type { Suppression } from "../model/suppression.js";
import { count, nameSome, quoted } from "../model/words.js";
import { RENAMED_RULES } from "../rules/contract/renamed-rules.js";
import type { ClusterJudgement, ResolvedCluster } from "./judging/judge.js";
import { workloadFile } from "./judging/workload-file.js";
import type { LintInput } from "./lint-input.js";

const NAMED_FILES = 5;

/** One sentence about the workloads that go to none of several clusters; nothing where all of them go to some. */
export function describeUnbound(judgements: readonly ClusterJudgement[]): string[] {
  const clusters = judgements.filter(({ isUnbound }) => !isUnbound).length;
  return judgements
    .filter(({ isUnbound, fits }) => isUnbound && fits.length > 0)
    .map(({ fits }) => {
      const files = [...new Set(fits.map(({ workload }) => workloadFile(workload)))].sort();
      const where = `none of the ${clusters} clusters: ${nameSome(files, NAMED_FILES, "more files")}`;
      return `${count(fits.length, "workload belongs", "workloads belong")} to ${where}; what is found there is a note`;
    });
}

/** Says once that clusters are newer than what taintlint knows. */
export function describeNewerClusters(clusters: readonly ResolvedCluster[]): readonly string[] {
  const versions = clusters.flatMap(({ inventory }) => inventory.cluster.kubernetesVersion ?? []);
  const newer = versions.filter((version) => (minorOf(version) ?? 0) > NEWEST_MINOR);
  if (newer.length === 0) return [];
  const named = [...new Set(newer)].map((version) => JSON.stringify(version)).join(", ");
  return [
    `kubernetesVersion ${named} is newer than 1.${NEWEST_MINOR}, the newest that taintlint knows: what it adds is not judged`,
  ];
}

/** One sentence for each id of the past that somebody has written, with the first place. */
export function describeRenamed({ configuration, baseline }: LintInput, renamed: readonly Suppression[]): string[] {
  const settings = [configuration?.rules, ...(configuration?.ruleOverrides ?? []).map(({ rules }) => rules)];
  const written: { readonly id: string | undefined; readonly at: Place | TextPlace }[] = [
    ...settings
      .flatMap((rules) => [...(rules?.values() ?? [])])
      .map(({ writtenRule, place }) => ({ id: writtenRule, at: place })),
    ...renamed.map(({ writtenRule, at }) => ({ id: writtenRule, at })),
  ];
  return [...RENAMED_RULES].flatMap(([earlier, now]) => {
    const [first] = written.filter(({ id }) => id === earlier);
    const known = baseline?.entries.some(({ rule }) => rule === earlier) ? baseline.path : undefined;
    if (first === undefined && known === undefined) return [];
    const range = first === undefined ? undefined : rangeOf(first.at);
    const where = range === undefined ? known : `${range.file}:${range.line}`;
    const names = now.map(quoted).join(", ");
    const help =
      first === undefined ? `renew it with "taintlint --write-baseline ${known}"` : "write the one that is meant";
    return [`${where}: rule "${earlier}" is now ${names}: ${help}`];
  });
}
