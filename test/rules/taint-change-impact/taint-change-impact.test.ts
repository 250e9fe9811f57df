import { describe, expect, it } from "vitest";
import { lintChange } from "../lint-texts.js";
import { tolerating, workload } from "../workload-texts.js";

const GENERAL = "{name: general}";
const pools = (taints = "", more = GENERAL, head = "") =>
  `${head}pools: [${more === "" ? "" : `${more}, `}{name: gpu, labels: {pool: gpu}${taints === "" ? "" : `, taints: ["${taints}"]`}}]`;
const ON_GPU = "nodeSelector: {pool: gpu}";
const app = (...spec: string[]) => workload("Deployment", spec);
const OPEN = tolerating("{key: gpu, operator: Exists}");

/** The severities and messages of the rule. */
function told(before: readonly [string, string], after: readonly [string, string]): string[] {
  return lintChange(before, after)
    .findings.filter(({ rule }) => rule === "taint-change-impact")
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe("the severity of a change of which a workload", () => {
  it.each([
    ["has no pool any more", pools(), pools("gpu:NoSchedule"), app(ON_GPU), "error", "no longer fits any pool"],
    ["is evicted", pools(), pools("gpu:NoExecute"), app(), "error", "is evicted at once"],
    ["loses one of its pools", pools(), pools("gpu:NoSchedule"), app(), "warning", "loses it"],
    ["is a DaemonSet", pools(), pools("gpu:NoSchedule"), workload("DaemonSet", []), "warning", "no longer covers it"],
    ["is open to others", pools("gpu:NoSchedule"), pools(), app(), "note", "may enter it now"],
    [
      "loses the last known pool",
      pools("", GENERAL, "complete: false\n"),
      pools("gpu:NoSchedule", GENERAL, "complete: false\n"),
      app(ON_GPU),
      "warning",
      "loses it",
    ],
  ])("%s", (_, before, after, manifest, severity, consequence) => {
    const found = told([before, manifest], [after, manifest]);
    expect(found).toEqual([expect.stringMatching(`^${severity}: .*1 (?:workload|DaemonSet) ${consequence}`)]);
  });
});

it.each([
  ["gpu:NoSchedule", "note"],
  ["gpu:NoExecute", "warning"],
])("a toleration beside its taint %s is a note, and a warning where the wrong order evicts pods", (taint, severity) => {
  expect(told([pools(), app()], [pools(taint), app(OPEN)])).toEqual([
    `${severity}: pool "gpu" adds taint ${taint}: the order matters for 1 changed workload`,
  ]);
});

it("names a part of values that asks for the pool, and what of it no pool has any more", () => {
  const values = (spec: string) => `app: {${spec}}\n`;
  const of = (before: string, after: string, manifest: string) =>
    lintChange([before, manifest], [after, manifest])
      .findings.filter(({ rule }) => rule === "taint-change-impact")
      .map(({ severity, message, details, help }) => ({ severity, message, details, help }));
  expect(of(pools(), pools("gpu:NoSchedule"), values(ON_GPU))).toEqual([
    {
      severity: "note",
      message: 'pool "gpu" adds taint gpu:NoSchedule: no judged workload; 1 fragment asks for it',
      details: [expect.stringMatching(/manifest\.yaml:1 asks for it$/)],
      help: "",
    },
  ]);
  expect(of(pools("gpu:NoSchedule"), pools("other:NoSchedule"), values(OPEN))).toEqual([
    expect.objectContaining({ details: [expect.stringMatching(/names .*gpu.*, which no pool has any more$/)] }),
  ]);
});

it("says whom a lifted taint lets in, and what to do about it", () => {
  const { findings } = lintChange([pools("gpu:NoSchedule"), app()], [pools(), app()]);
  expect(findings.map(({ help }) => help)).toEqual(["Keep the taint if the pool is meant for some workloads only."]);
});

it("a pool that nobody loses, and that lets in nobody new, is not told of", () => {
  expect(told([pools(), app(OPEN)], [pools("gpu:NoSchedule"), app(OPEN)])).toEqual([]);
  expect(told([pools(), app()], [`${pools().slice(0, -1)}, {name: more}]`, app()])).toEqual([]);
});
