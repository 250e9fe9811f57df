import { ofClusters } from "../lint/contract/cluster-finding.js";
import type { ExplainedPool, ExplainedTaint, ExplainReport, SourceLine } from "../lint/contract/result.js";
import { groupBy } from "../model/group-by.js";
import type { PolicyOrigin, TolerationOrigin } from "../model/taint.js";
import { count, nameSome } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { headingLines } from "./finding-heading.js";
import { formatJson } from "./json-text.js";
import { findingJson } from "./lint-json.js";
import { type Colors, headingColumns, layoutText, markPaint, type TextOptions, wrapPainted } from "./text-layout.js";
import { displayWidth, padToWidth } from "./words/display-width.js";
import { CELL_MARKS, cellMark, cellReasons, type SignSet } from "./words/fit-matrix.js";
import { visibleLines, visibleText } from "./words/visible-text.js";

/** Formats `explain --format json`, version 1: a report, or `{"schemaVersion": 1, "workloads": [...]}` for several. */
export function formatExplainJson(reports: readonly ExplainReport[]): string {
  const [only, second] = reports;
  if (only !== undefined && second === undefined) return formatJson({ schemaVersion: 1, ...explainJson(only) });
  return formatJson({ schemaVersion: 1, workloads: reports.map(explainJson) });
}

function explainJson({ assumed: _, pools, findings, ...report }: ExplainReport): object {
  return {
    ...report,
    pools: pools.map(({ cell, taints }) => ({ ...cell, taints })),
    findings: findings.map(findingJson),
  };
}

/** Formats a report for each way in which clusters admit a workload. */
export function formatExplainText(reports: readonly ExplainReport[], options: TextOptions): string {
  const keyOf = ({ pools: _, findings: __, assumed: ___, ...own }: ExplainReport) => JSON.stringify(own);
  const joined = [...groupBy(reports, keyOf).values()].flatMap((alike): ExplainReport[] => {
    const findings = new Map(alike.flatMap((one) => one.findings.map((finding) => [finding.fingerprint, finding])));
    const pools = alike.flatMap((one) => one.pools);
    const assumed = alike.flatMap((one) => one.assumed ?? []);
    return alike.slice(0, 1).map((one) => ({ ...one, pools, assumed, findings: [...findings.values()] }));
  });
  return joined.map((report) => formatJoined(report, options)).join("\n");
}

function formatJoined(report: ExplainReport, options: TextOptions): string {
  const layout = layoutText(options);
  const { colors, signs } = layout;
  const rendered = report.rendering === undefined ? "" : `, rendered in ${visibleText(report.rendering)}`;
  const place = colors.dim(`${visibleText(report.source.file)}:${report.source.line}${rendered}`);
  const head = [`${colors.bold(visibleText(formatWorkload(report)))}  ${place}`];
  if (!report.valid && report.errors.length === 0) head.push(colors.red("invalid: refused by the API server"));
  head.push(...report.errors.map((error) => colors.red(`invalid: ${visibleText(error)}`)));
  head.push(verdictCounts(report.pools), ...(report.assumed ?? []).map(visibleText));
  const affinity = `node affinity${report.nodeAffinityTerms.length > 1 ? ", one of these terms" : ""}`;
  const sections = [
    head,
    section("tolerations", tolerationLines(report, colors), colors),
    section("node selector", report.nodeSelector.map(visibleText), colors),
    section(affinity, report.nodeAffinityTerms.map(visibleText), colors),
    section(
      "pools",
      [...groupBy(report.pools, keyOfPool).values()].flatMap((alike) => poolLines(alike, signs, colors)),
      colors,
    ),
    ...[...groupBy(report.findings, (one) => `findings${ofClusters({ ...one, also: [] })}`)].map(([title, alike]) =>
      section(
        title,
        alike.flatMap((finding) => [
          ...headingLines(finding, layout),
          ...visibleLines(finding.help).map((line) => `  ${line}`),
        ]),
        colors,
      ),
    ),
  ];
  const shown = sections.filter((lines) => lines.length > 0);
  const wrapped = shown.map((lines) => lines.flatMap((line) => wrapPainted(line, 8, headingColumns(layout))));
  return `${wrapped.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function section(title: string, lines: readonly string[], colors: Colors): string[] {
  return lines.length === 0 ? [] : [colors.bold(title), ...lines.map((line) => `  ${line}`)];
}

/** `3 pools: 1 fits, 2 blocked`. */
function verdictCounts(pools: readonly ExplainedPool[]): string {
  if (pools.length === 0) return "no pools to place it on";
  const marks = pools.map(({ cell }) => cellMark(cell));
  const counts = CELL_MARKS.flatMap((mark) => {
    const number = marks.filter((other) => other === mark).length;
    return number === 0 ? [] : [`${number} ${mark}`];
  });
  return `${count(pools.length, "pool")}: ${counts.join(", ")}`;
}

function tolerationLines(report: ExplainReport, colors: Colors): string[] {
  const texts = report.tolerations.map(({ toleration }) => visibleText(toleration));
  const width = Math.max(0, ...texts.map(displayWidth));
  return report.tolerations.map(({ origin, source }, index) => {
    const from =
      source === null ? tolerationOriginText(origin) : `${visibleText(source.file)}:${source.line}:${source.column}`;
    return `${padToWidth(texts[index] ?? "", width)}  ${colors.dim(from)}`;
  });
}

/** Pools that differ in their names and the places of their taints alone are one. */
function keyOfPool({ cell, taints }: ExplainedPool): string {
  return JSON.stringify([cellMark(cell), cellReasons(cell), taints.map(({ source: _, ...own }) => own)]);
}

function poolLines(alike: readonly ExplainedPool[], signs: SignSet, colors: Colors): string[] {
  const names = alike.map(({ cell: { cluster, pool } }) => visibleText(cluster === null ? pool : `${cluster}/${pool}`));
  return alike.slice(0, 1).flatMap(({ cell, taints }) => {
    const mark = cellMark(cell);
    const paint = markPaint(colors, mark);
    return [
      `${paint(signs[mark])} ${colors.bold(names.join(", "))}  ${paint(mark)}`,
      ...cellReasons(cell).map((reason) => `    ${visibleText(reason)}`),
      ...taints.flatMap((taint, index) => {
        const sources = alike.flatMap((one) => one.taints[index]?.source ?? []);
        return taintLines(taint, sources, colors);
      }),
    ];
  });
}

function taintLines(taint: ExplainedTaint, sources: readonly SourceLine[], colors: Colors): string[] {
  const places = new Set(sources.map(({ file, line }) => `${visibleText(file)}:${line}`));
  const place = colors.dim(nameSome([...places], 1));
  const lines = [`    taint ${visibleText(taint.taint)}  ${place}`];
  if (taint.toleratedBy !== null) lines.push(`      ${colors.green("tolerated by")} ${visibleText(taint.toleratedBy)}`);
  else lines.push(`      ${colors.red("not tolerated")}`);
  if (taint.nearest !== null) lines.push(`      nearest: ${visibleText(taint.nearest)}`);
  return lines;
}

const POLICY_NAMES: Readonly<Record<PolicyOrigin["by"], string>> = {
  MutatingAdmissionPolicy: "MutatingAdmissionPolicy",
  Kyverno: "Kyverno policy",
  Gatekeeper: "Gatekeeper mutation",
  webhook: "webhook",
};

/** `added by the RuntimeClass "gvisor"`. */
export function tolerationOriginText(origin: TolerationOrigin): string {
  switch (origin.by) {
    case "manifest":
      return "in the manifest";
    case "DaemonSet controller":
      return "added by the DaemonSet controller";
    case "DefaultTolerationSeconds":
      return "added by the admission plugin DefaultTolerationSeconds";
    case "ExtendedResourceToleration":
      return `added by the admission plugin ExtendedResourceToleration for "${visibleText(origin.resource)}"`;
    case "RuntimeClass":
      return `added by the RuntimeClass "${visibleText(origin.name)}"`;
    case "PodTolerationRestriction":
      return `added by the admission plugin PodTolerationRestriction for the namespace "${visibleText(origin.namespace)}"`;
    case "MutatingAdmissionPolicy":
    case "Kyverno":
    case "Gatekeeper":
    case "webhook":
      return `added by the ${POLICY_NAMES[origin.by]} "${visibleText(origin.policy)}"`;
    case "Kueue":
      return `added by Kueue for the ResourceFlavor "${visibleText(origin.flavor)}"`;
    case "GKE":
      return `added by GKE for the ComputeClass "${visibleText(origin.computeClass)}"`;
  }
}
