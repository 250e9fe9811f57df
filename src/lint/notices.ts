import type { Manifest } from "../manifest/read-manifest.js";
import type { Finding } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import { minorOf, NEWEST_MINOR } from "../model/kubernetes-version.js";
import type { Withheld } from "../model/source.js";
import { count, nameSome } from "../model/words.js";
import type { ClusterFinding } from "./contract/cluster-finding.js";
import type { IdentifiedFinding } from "./contract/fingerprint.js";
import { type ClusterJudgement, gitopsOf, type LintInput, type ResolvedCluster } from "./contract/lint-input.js";
import {
  describeNoPools,
  hasPools,
  type LoadedClusters,
  poolNotices,
  shortenNotices,
} from "./discovery/undeclared-pools.js";
import { describeArchitecture } from "./judging/assumed-architecture.js";
import { describeIdleFolders } from "./judging/binding.js";
import { describeWholeCluster } from "./triage/word-finding.js";

const NAMED_FILES = 5;

const WITHHELD: Readonly<Record<Withheld, { readonly are: readonly [string, string]; readonly help: string }>> = {
  "git-crypt": {
    are: ["file is encrypted with git-crypt and was", "files are encrypted with git-crypt and were"],
    help: "git-crypt unlock shows what they hold",
  },
  "Git LFS": {
    are: ["file is only a pointer of Git LFS and was", "files are only pointers of Git LFS and were"],
    help: "git lfs pull fetches them",
  },
};

/** Sentences about what was read, by their source. */
interface ReadNotices extends Pick<LintInput, "manifests" | "clusters" | "configuration"> {
  readonly loaded: LoadedClusters;
  /** Objects that no declaration names, a line each. */
  readonly undeclared: readonly string[];
  readonly files: readonly string[];
  readonly rendering: readonly string[];
  /** Roots that lack a program, one clause each. */
  readonly missing: readonly string[];
  /** Folders that were listed in part. */
  readonly cut: readonly string[];
}

/** Says what was read of the pools, then of the manifests, and what could not be rendered or listed. */
export function noticesOfReading(read: ReadNotices): readonly string[] {
  const { manifests, clusters, configuration, loaded, undeclared, files, rendering, missing, cut } = read;
  return [
    ...poolNotices(loaded, manifests),
    ...shortenNotices(undeclared),
    ...files,
    ...rendering,
    ...missing.map((clause) => `${clause}: install it, or set "render" to off in taintlint.yaml`),
    ...(hasPools({ clusters }) ? [] : [describeNoPools(loaded, configuration)]),
    ...cut,
  ];
}

export function withNotices(input: LintInput, ...notices: readonly string[]): LintInput {
  return { ...input, notices: [...input.notices, ...notices] };
}

/** Sentences and facts of the judgement: `fresh` findings are new and not in the baseline. */
interface JudgedNotices {
  readonly reached: readonly string[];
  readonly tooLarge: string | undefined;
  readonly findings: readonly Finding[];
  readonly fresh: readonly IdentifiedFinding[];
  readonly baseline: readonly string[];
}

/** Returns all notices of a run, those of reading first. */
export function noticesOfRun(
  input: LintInput,
  judgements: readonly ClusterJudgement[],
  judged: JudgedNotices,
): readonly string[] {
  const { manifests, clusters } = input;
  return [
    ...input.notices,
    ...judged.reached,
    ...(judged.tooLarge === undefined ? [] : [`${judged.tooLarge}: it is left out`]),
    // A partial run cannot tell idle folders.
    ...(input.scope === "files" ? [] : describeIdleFolders(gitopsOf(input))),
    ...describeNewerClusters(clusters),
    ...describeWholeClusters(clusters),
    ...testNotice(input, judged.findings),
    ...withheldNotices(input),
    ...templateNotice(manifests),
    ...placeholderNotice(manifests),
    ...blankNotice(manifests),
    ...describeArchitecture(judgements),
    // Of discovered pools another notice says that there may be others.
    ...(input.configuration === undefined ? [] : describeUncertain(judged.fresh)),
    ...judged.baseline,
  ];
}

/** Reports whether a template was skipped; that of a rendered chart was judged. */
export function isSkipped({ template, covered }: Manifest): boolean {
  return template !== undefined && covered === undefined;
}

function templateNotice(manifests: readonly Manifest[]): string[] {
  const templates = manifests.filter(isSkipped).map(({ file }) => file.path);
  if (templates.length === 0) return [];
  const files = count(templates.length, "file is a template and was", "files are templates and were");
  return [`${files} skipped: ${nameSome(templates, NAMED_FILES)}`];
}

/** Describes files whose content is missing in this checkout. */
function withheldNotices({ unreadable }: LintInput): string[] {
  return [...groupBy(unreadable, ({ withheld }) => withheld)].flatMap(([withheld, files]) => {
    if (withheld === undefined) return [];
    const { are, help } = WITHHELD[withheld];
    const paths = files.map(({ path }) => path);
    return [`${count(files.length, ...are)} skipped (${help}): ${nameSome(paths, NAMED_FILES)}`];
  });
}

function placeholderNotice(manifests: readonly Manifest[]): string[] {
  const open = manifests.filter(({ placeholders = [] }) => placeholders.length > 0);
  const texts = open.flatMap(({ placeholders = [] }) => placeholders);
  const [first] = texts;
  if (first === undefined) return [];
  const workloads = count(texts.length, "workload has", "workloads have");
  const were = texts.length === 1 ? "was" : "were";
  const named = nameSome([...new Set(open.map(({ rendered, file }) => rendered?.root ?? file.path))], NAMED_FILES);
  return [`${workloads} a scheduling field with a placeholder such as "${first}" and ${were} skipped: ${named}`];
}

/** Describes files that are YAML except for template code. */
function blankNotice(manifests: readonly Manifest[]): string[] {
  const texts = manifests.flatMap(({ blank, file, covered }) => (blank && !covered ? [{ blank, file }] : []));
  const [first] = texts;
  if (first === undefined) return [];
  const files = count(texts.length, "file has", "files have");
  const paths = texts.map(({ file }) => file.path);
  const named = nameSome(paths, NAMED_FILES);
  return [`${files} placeholders such as "${first.blank}", which were left blank; the rest is judged: ${named}`];
}

function testNotice({ isTestFile }: LintInput, findings: readonly Finding[]): string[] {
  const ofTests = findings.flatMap(({ source: { file } }) => (isTestFile?.(file) ? [file] : []));
  if (ofTests.length === 0) return [];
  const are = ofTests.length === 1 ? "is a note" : "are notes";
  const named = nameSome([...new Set(ofTests)], NAMED_FILES);
  return [`${count(ofTests.length, "finding")} in folders of test tools ${are}: ${named}`];
}

function describeWholeClusters(clusters: readonly ResolvedCluster[]): readonly string[] {
  return clusters.flatMap(({ inventory: { whole } }) =>
    whole === undefined
      ? []
      : `the pools of ${describeWholeCluster(whole)}, are taken for all that it has: "complete: false" undoes that`,
  );
}

/** Names clusters newer than taintlint supports. */
function describeNewerClusters(clusters: readonly ResolvedCluster[]): readonly string[] {
  const versions = clusters.flatMap(({ inventory }) => inventory.cluster.kubernetesVersion ?? []);
  const newer = versions.filter((version) => (minorOf(version) ?? 0) > NEWEST_MINOR);
  if (newer.length === 0) return [];
  const named = [...new Set(newer)].map((version) => JSON.stringify(version)).join(", ");
  return [
    `kubernetesVersion ${named} is newer than 1.${NEWEST_MINOR}, the newest that taintlint knows: what it adds is not judged`,
  ];
}

const ASSUMPTIONS = {
  declared: "the declared pools are all pools of the cluster",
  snapshot: "no pool was scaled to zero when its Nodes were written down",
  whole: "the cluster has no pools but those that its declaration creates",
} as const;

/** Explains lowered errors and the remedy, one line for each reason. */
function describeUncertain(findings: readonly ClusterFinding[]): string[] {
  return (["declared", "snapshot", "whole"] as const).flatMap((limit) => {
    const rules = findings.flatMap(({ rule, severity, finding }) =>
      severity === "warning" && finding.supportedFor === limit ? [rule] : [],
    );
    if (rules.length === 0) return [];
    const named = [...new Set(rules)].sort().join(" and ");
    return [`a warning of ${named} would be an error if ${ASSUMPTIONS[limit]}: "complete: true" says so`];
  });
}
