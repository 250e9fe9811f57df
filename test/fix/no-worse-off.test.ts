import { load } from "js-yaml";
import { expect, it } from "vitest";
import { fitRepository } from "../../src/lint/lint.js";
import { applyEdits } from "../../src/model/finding.js";
import { fc } from "../property.js";
import { readTexts } from "../rules/lint-texts.js";
import { findingsOf } from "./fix-texts.js";

const TAINTS = ["gpu=present:NoSchedule", "gpu=a100:NoSchedule", "gpu=Exists:NoSchedule", "dedicated=batch:NoExecute"];
const KINDS = [
  "",
  ", role: control-plane",
  ", reservedFor: {namespaces: [ml]}",
  ", labels: {kubernetes.io/os: windows}",
  ", startupTaints: ['agent:NoExecute']",
];

const pool = fc
  .record({ taints: fc.subarray(TAINTS, { maxLength: 2 }), kind: fc.constantFrom(...KINDS), label: fc.nat(2) })
  .map(({ taints, kind, label }) => {
    const labels = kind.includes("labels") ? kind : `${kind}, labels: {pool: p${label}}`;
    return `taints: [${taints.map((text) => JSON.stringify(text)).join(", ")}]${labels}`;
  });

const cluster = fc.array(pool, { minLength: 1, maxLength: 4 });
const inventories = fc.array(cluster, { minLength: 1, maxLength: 2 }).map((clusters) => {
  const poolsOf = (pools: readonly string[]) =>
    pools.map((text, index) => `      - {name: pool-${index}, ${text}}\n`).join("");
  return `clusters:\n${clusters.map((pools, index) => `  - name: c${index}\n    pools:\n${poolsOf(pools)}`).join("")}`;
});

const toleration = fc
  .record({
    key: fc.constantFrom("gpu", "gpus", "dedicated", "dedicatd", ""),
    match: fc.constantFrom("operator: Exists", 'value: "true"', "value: present", "value: a1000", "value: batch"),
    effect: fc.constantFrom("", ", effect: NoSchedule", ", effect: NoExecute"),
  })
  .map(({ key, match, effect }) => `{${key === "" ? "operator: Exists" : `key: ${key}, ${match}`}${effect}}`);

const pods = fc
  .record({
    kind: fc.constantFrom("Deployment", "DaemonSet"),
    tolerations: fc.array(toleration, { maxLength: 3 }),
    selector: fc.option(fc.nat(2)),
  })
  .map(({ kind, tolerations, selector }) => {
    const selecting = selector === null ? "" : `nodeSelector: {pool: p${selector}}, `;
    const spec = `{${selecting}tolerations: [${tolerations.join(", ")}], containers: [{name: a, image: a:1}]}`;
    return `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: a}\nspec: {template: {spec: ${spec}}}\n`;
  });

const WORSE_FIRST = ["blocked", "unknown", "avoided", "fits"];

interface Standing {
  readonly cluster: string | null;
  readonly enters: number;
  readonly closed: boolean;
}

/** How well the workload fits each pool, and whether it stays there. */
function standings(inventory: string, text: string): Standing[] {
  const { workloads } = fitRepository(readTexts(inventory, [{ path: "pod.yaml", text }]));
  return workloads.flatMap(({ pools }) =>
    pools.map(({ cluster, verdict, evictedAfterSeconds }) => ({
      cluster,
      // What evicts counts where the pod may be.
      enters: verdict === "blocked" ? 0 : 2 * WORSE_FIRST.indexOf(verdict) + (evictedAfterSeconds === null ? 1 : 0),
      closed: verdict === "blocked",
    })),
  );
}

/** For each pool, in the order of the standings, whether a Linux pod of no named team has nothing to do there. */
function isClosedToOthers(inventory: string): boolean[] {
  const lines = inventory.split("\n").filter((line) => line.includes("name: pool-"));
  return lines.map((line) => /role: control-plane|reservedFor|windows/.test(line));
}

/** What the help proposes as YAML of the pod spec: a `tolerations:` block, put in place of the list or added to it. */
function followed(help: string, text: string): string[] {
  const [, block] = /^tolerations:\n(?<items>(?: {2}.*(?:\n|$))+)/m.exec(help) ?? [];
  if (block === undefined) return [];
  const { items } = load(`items:\n${block}`) as { readonly items: readonly unknown[] };
  const added = items.map((item) => JSON.stringify(item)).join(", ");
  return [
    text.replace(/tolerations: \[(?<own>.*?)\], containers/, (_, own: string) => {
      return `tolerations: [${[own, added].filter((part) => part !== "").join(", ")}], containers`;
    }),
  ];
}

it("no YAML that a help proposes leaves a workload worse off in any cluster", () => {
  let applied = 0;
  fc.assert(
    fc.property(inventories, pods, (inventory, text) => {
      // A node agent may serve the control plane: what to do for that is told where it does not.
      const others = isClosedToOthers(
        text.includes("kind: DaemonSet") ? inventory.replaceAll(", role: control-plane", "") : inventory,
      );
      const before = standings(inventory, text);
      for (const { rule, help } of findingsOf(inventory, { path: "pod.yaml", text })) {
        for (const after of followed(help, text).map((changed) => standings(inventory, changed))) {
          applied++;
          const worse = before.filter(({ enters }, index) => (after[index]?.enters ?? 0) < enters);
          expect({ rule, help, worse }).toEqual({ rule, help, worse: [] });
          const intrusions = before.filter(({ closed }, index) => closed && others[index] && !after[index]?.closed);
          expect({ rule, help, intrusions }).toEqual({ rule, help, intrusions: [] });
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(applied).toBeGreaterThan(20);
});

it("no fix leaves a workload worse off in any cluster, or lets it into a pool of others", () => {
  let applied = 0;
  fc.assert(
    fc.property(inventories, pods, (inventory, text) => {
      const others = isClosedToOthers(inventory);
      const before = standings(inventory, text);
      for (const { rule, fixes = [] } of findingsOf(inventory, { path: "pod.yaml", text })) {
        for (const { edits } of fixes) {
          applied++;
          const after = standings(inventory, applyEdits(text, edits));
          const worse = before.filter(({ enters }, index) => (after[index]?.enters ?? 0) < enters);
          expect({ rule, worse }).toEqual({ rule, worse: [] });
          const intrusions = before.filter(({ closed }, index) => closed && others[index] && !after[index]?.closed);
          expect(intrusions).toEqual([]);
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(applied).toBeGreaterThan(1);
});
