import type { Finding, PoolReason } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import type { SourceRange } from "../../model/source.js";
import { count, nameSome, shorten } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";
import { visibleText } from "./visible-text.js";

const MAX_NAMED = 10;
/** What follows from one change is the finding. */
const MAX_FOLLOWING = 50;
/** Pools of one reason named before it. */
const MAX_POOL_NAMES = 3;

export function messageOf({ message, also: all, workload }: Finding): string {
  const also = all.filter((other) => other.message === undefined);
  if (also.length === 0) return message;
  if (workload === null) return `${message}; there ${also.length === 1 ? "is" : "are"} ${also.length} more like this`;
  return `${message}; the same holds for ${count(also.length, "more workload")}`;
}

/** Returns details, pool reasons and other workloads or places, the most important first. */
export function detailsOf({ reasons = [], clusters, details, also, source }: Finding): readonly string[] {
  const names = also.flatMap(({ workload, message, source: { file, line } }) => {
    const elsewhere = file === source.file && line === source.line ? [] : [`${file}:${line}`];
    if (workload === null) return elsewhere.map((place) => `also ${place}`);
    const name = formatWorkload(workload);
    return [message === undefined ? `also ${name}` : name, ...elsewhere.map((place) => `(${place})`)].join(" ");
  });
  const lines = [...details, ...poolLines(reasons, clusters)];
  const follows = also.some(({ message }) => message !== undefined);
  const found = shorten([...new Set(names)], follows ? MAX_FOLLOWING : MAX_NAMED);
  return follows ? [...found, ...lines] : [...lines, ...found];
}

/** Returns message and reasons in a line, with a place that leads out of the repository before them. */
export function oneLine(finding: Finding, path: string): string {
  const said = [messageOf(finding), ...detailsOf(finding)].map(visibleText).join("; ");
  return leadsOut(path) ? `${visibleText(path)}:${finding.source.line}: ${said}` : said;
}

/** Merges pools with equal reasons, or simply other than requested. */
function poolLines(reasons: readonly PoolReason[], clusters: readonly string[]): readonly string[] {
  const nameOf = ({ pool, cluster }: PoolReason) =>
    cluster === null || clusters.length < 2 ? pool : `${cluster}/${pool}`;
  const differing = groupBy(
    reasons.filter((reason) => reason.differs !== undefined),
    ({ differs }) => differs?.label,
  );
  const isCounted = ({ differs }: PoolReason) =>
    differs !== undefined && (differing.get(differs.label)?.length ?? 0) > 1;
  const told = groupBy(
    reasons.filter((reason) => !isCounted(reason)),
    (reason) => reason.reasons.join("; "),
  );
  const lines = [...told].map(
    ([words, pools]) => `${nameSome(pools.map(nameOf), MAX_POOL_NAMES, "more pools")}: ${words}`,
  );
  const counted = [...differing].filter(([, pools]) => pools.length > 1);
  const rest = counted.map(([label, pools]) => {
    const other = pools.length < reasons.length ? "other " : "";
    return `${count(pools.length, `${other}pool`)}: label "${label}" ${howItDiffers(pools)}`;
  });
  return [...lines, ...rest];
}

function howItDiffers(pools: readonly PoolReason[]): string {
  const missing = pools.filter(({ differs }) => differs?.isMissing === true).length;
  if (missing === 0) return "differs";
  return missing === pools.length ? "is missing" : "differs or is missing";
}

const MAX_RENDERINGS = 3;

/** `rendered in apps/dev, apps/prod`; undefined for none. */
export function renderedIn(renderings: readonly string[] = []): string | undefined {
  if (renderings.length === 0) return undefined;
  return `rendered in ${nameSome(renderings, MAX_RENDERINGS)}`;
}

/** Returns the last line with text, from 1: a block's range ends on the next line. */
export function lastLine({ line, endLine, endColumn }: SourceRange): number {
  return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}

const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";

/** Converts to a path from the repository's root; unchanged if the root is unknown. */
export type RepositoryPath = (file: string) => string;

/** Reports whether a path leads out of the repository, where no service shows a file. */
export function leadsOut(path: string): boolean {
  return path.startsWith("../");
}

/** Removes lone surrogates, which have no UTF-8. */
export function wellFormed(path: string): string {
  return path.replace(HALF_CHARACTER, REPLACEMENT);
}
