import type { ChangeReport, PoolChange, WorkloadImpact } from "../lint/contract/result.js";
import type { SourceUrl } from "../model/repository-address.js";
import { shorten } from "../model/words.js";
import { markdownList, markdownPlace, shortCode, shortProse } from "./markdown.js";
import {
  baseText,
  effectSign,
  effectText,
  type ImpactGroup,
  impactGroups,
  impactText,
  type LandingStep,
  landingSteps,
  NAMED_LIMIT,
} from "./words/change-words.js";

const NAMES_LIMIT = 12;
const LANDING_LIMIT = 20;
const FOLDED_LIMIT = 100;
/** Fixed text around the lists. */
const FRAME_BYTES = 512;

export interface ChangeMarkdownOptions {
  /** Bytes of UTF-8; the rest is counted in a sentence. */
  readonly maxBytes: number;
  /** Links to a line; plain text without it. */
  readonly sourceUrl?: SourceUrl | undefined;
}

/** Formats a change in GitHub Markdown for summaries and comments. Empty without changes or room. */
export function changeMarkdown(change: ChangeReport, options: ChangeMarkdownOptions): string {
  const { pools, workloads } = change;
  if (pools.length === 0 && workloads.length === 0) return "";
  const first = landingSteps(change).map(landingSection).join("");
  const head = `\n### What this change does\n\n${impactText(change)}, ${shortProse(baseText(change))}.\n`;
  const left = options.maxBytes - Buffer.byteLength(head) - Buffer.byteLength(first) - FRAME_BYTES;
  if (left < FRAME_BYTES) return Buffer.byteLength(head) <= options.maxBytes ? head : "";
  const impacts = markdownList(impactGroups(workloads), (group) => impactItem(group, options), Math.floor(left * 0.7));
  const changes = markdownList(pools, (pool) => poolItem(pool, options), left - Buffer.byteLength(impacts));
  const apart = pools.length > 0 && workloads.length > 0 ? "\n" : "";
  return `${head}${first}\n${changes}${apart}${impacts}`;
}

/** Comes first, since it says what to do. */
function landingSection({ title, files }: LandingStep): string {
  const items = shorten(files.map(shortCode), LANDING_LIMIT).map((item) => `- ${item}\n`);
  return `\n**${title}**:\n\n${items.join("")}`;
}

function impactItem(group: ImpactGroup, options: ChangeMarkdownOptions): string {
  const [impact] = group;
  const { effect, pools, cluster, reason } = impact;
  const named = ({ namespace, kind, name, source }: WorkloadImpact) =>
    `${shortCode(`${namespace}/${kind}/${name}`)} ${markdownPlace(source, options.sourceUrl)}`;
  const where = shorten(pools.map(shortCode), NAMES_LIMIT).join(", ");
  const about = [...(where === "" ? [] : [where]), ...clusterCell(cluster)].join(" · ");
  const why = reason === "" ? "" : `: ${shortProse(reason)}`;
  if (group.length <= NAMED_LIMIT) {
    const who = group.map((one) => `<br>${named(one)}`).join("");
    const effects = group.length === 1 ? effectText(impact) : `${effectText(impact)} (${group.length} workloads)`;
    return `${effectSign(effect)} **${effects}** (${about})${why}${who}`;
  }
  const who = shorten(group.map(named), FOLDED_LIMIT).join("<br>");
  return `${effectSign(effect)} **${effectText(impact)}** (${about})${why}<details><summary>${group.length} workloads</summary>${who}</details>`;
}

function poolItem({ pool, cluster, change, details, source }: PoolChange, options: ChangeMarkdownOptions): string {
  const what = shorten((details.length === 0 ? [`is ${change}`] : details).map(shortProse), NAMES_LIMIT).join(", ");
  const place = markdownPlace(source, options.sourceUrl);
  return `pool ${[shortCode(pool), ...clusterCell(cluster)].join(" · ")} ${what} (${place})`;
}

function clusterCell(cluster: string | null): string[] {
  return cluster === null ? [] : [`cluster ${shortCode(cluster)}`];
}
