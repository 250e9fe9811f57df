import type { ChangeReport, PoolChange, WorkloadImpact } from "../lint/result.js";
import { shorten } from "../model/words.js";
import { baseText, EFFECT_SIGNS, effectText, impactText, type LandingStep, landingSteps } from "./change-words.js";
import { markdownPlace, shortCode, shortProse } from "./markdown-short.js";
import { markdownTable } from "./markdown-table.js";

const NAMES_LIMIT = 12;
const LANDING_LIMIT = 20;
/** Headings and sentences around the tables, without names from the repository. */
const FRAME_BYTES = 512;

export interface ChangeMarkdownOptions {
  /** In UTF-8 bytes: rows that do not fit are left out, and a sentence says how many. */
  readonly maxBytes: number;
  /** The address of a line of the repository; without it places are plain text. */
  readonly sourceUrl?: (file: string, line: number) => string;
}

/**
 * What a change does, in GitHub Markdown, for job summaries and comments: the pools, the workloads, and what must land
 * first. Empty where nothing changes, or where there is no room.
 */
export function changeMarkdown(change: ChangeReport, options: ChangeMarkdownOptions): string {
  const { pools, workloads } = change;
  if (pools.length === 0 && workloads.length === 0) return "";
  const first = landingSteps(change).map(landingSection).join("");
  const head = `\n### What this change does\n\n${impactText(workloads)}, ${shortProse(baseText(change))}.\n`;
  const left = options.maxBytes - Buffer.byteLength(head) - Buffer.byteLength(first) - FRAME_BYTES;
  if (left < FRAME_BYTES) return Buffer.byteLength(head) <= options.maxBytes ? head : "";
  const impacts = workloadsTable(workloads, options, Math.floor(left * (pools.length === 0 ? 1 : 0.7)));
  const changes = poolsTable(pools, options, left - Buffer.byteLength(impacts));
  return head + first + changes + impacts;
}

/** Before the tables, which may be long: this is what to do. */
function landingSection({ title, files }: LandingStep): string {
  const items = shorten(files.map(shortCode), LANDING_LIMIT).map((item) => `- ${item}\n`);
  return `\n**${title}**:\n\n${items.join("")}`;
}

function workloadsTable(
  workloads: readonly WorkloadImpact[],
  options: ChangeMarkdownOptions,
  maxBytes: number,
): string {
  if (workloads.length === 0) return "";
  const cells = (impact: WorkloadImpact) => [
    `${EFFECT_SIGNS[impact.effect]} ${effectText(impact)}`,
    [shortCode(`${impact.namespace}/${impact.kind}/${impact.name}`), ...clusterCell(impact.cluster)].join("<br>"),
    names(impact.pools),
    shortProse(impact.reason),
    markdownPlace(impact.source, options.sourceUrl),
  ];
  return `\n${markdownTable({ header: ["Effect", "Workload", "Pools", "Why", "Place"], rows: workloads, cells }, maxBytes - 1)}`;
}

function poolsTable(pools: readonly PoolChange[], options: ChangeMarkdownOptions, maxBytes: number): string {
  if (pools.length === 0) return "";
  const cells = ({ pool, cluster, change, details, source }: PoolChange) => [
    [shortCode(pool), ...clusterCell(cluster)].join("<br>"),
    shorten((details.length === 0 ? [`is ${change}`] : details).map(shortProse), NAMES_LIMIT).join("<br>"),
    markdownPlace(source, options.sourceUrl),
  ];
  return `\n${markdownTable({ header: ["Pool", "Change", "Place"], rows: pools, cells }, maxBytes - 1)}`;
}

function clusterCell(cluster: string | null): string[] {
  return cluster === null ? [] : [`cluster ${shortCode(cluster)}`];
}

function names(pools: readonly string[]): string {
  return shorten(pools.map(shortCode), NAMES_LIMIT).join("<br>");
}
