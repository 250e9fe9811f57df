import { describe, expect, it } from "vitest";
import { whatIf } from "../../../src/lint/change/what-if.js";
import { fc } from "../../property.js";
import { lintChange, lintTexts, readTexts } from "../../rules/lint-texts.js";
import { changeOf, effectsOf, workload } from "./change-texts.js";

const KEYS = ["a", "b"] as const;
const VALUES = ["1", "2"] as const;
const EFFECTS = ["NoSchedule", "PreferNoSchedule", "NoExecute"] as const;

const taint = fc.record({
  key: fc.constantFrom(...KEYS),
  value: fc.constantFrom(...VALUES),
  effect: fc.constantFrom(...EFFECTS),
});
const pool = fc.record({
  taints: fc.uniqueArray(taint, { maxLength: 2, selector: ({ key, effect }) => key + effect }),
  label: fc.option(fc.constantFrom(...VALUES), { nil: undefined }),
});
const toleration = fc.oneof(
  fc.record({ key: fc.constantFrom(...KEYS), operator: fc.constant("Exists") }),
  fc.record({ key: fc.constantFrom(...KEYS), value: fc.constantFrom(...VALUES), effect: fc.constantFrom(...EFFECTS) }),
  fc.record({ operator: fc.constant("Exists") }),
);
const pod = fc.record({
  kind: fc.constantFrom("Deployment", "DaemonSet", "StatefulSet"),
  tolerations: fc.array(toleration, { maxLength: 2 }),
  label: fc.option(fc.constantFrom(...VALUES), { nil: undefined }),
});
/** `pool-0` has no taint of the key that is added. */
const repository = fc.record({
  pools: fc.array(pool, { minLength: 1, maxLength: 4 }),
  pods: fc.array(pod, { minLength: 1, maxLength: 5 }),
});

interface Repository {
  readonly pools: readonly { readonly taints: readonly object[]; readonly label: string | undefined }[];
  readonly pods: readonly {
    readonly kind: string;
    readonly tolerations: readonly object[];
    readonly label: string | undefined;
  }[];
}

function textsOf({ pools, pods }: Repository, added: readonly object[] = []): [inventory: string, manifest: string] {
  const declared = pools.map(({ taints, label }, index) => ({
    name: `pool-${index}`,
    ...(label !== undefined && { labels: { pool: label } }),
    taints: index === 0 ? [...taints, ...added] : taints,
  }));
  const workloads = pods.map(({ kind, tolerations, label }, index) => {
    const selector = label === undefined ? "" : `      nodeSelector: ${JSON.stringify({ pool: label })}\n`;
    return workload(`w${index}`, `${selector}      tolerations: ${JSON.stringify(tolerations)}\n`, kind);
  });
  return [`pools: ${JSON.stringify(declared)}\n`, workloads.join("")];
}

describe("laws of comparing", () => {
  it("a revision compared with itself has no new finding, and does nothing", () => {
    fc.assert(
      fc.property(repository, (generated) => {
        const texts = textsOf(generated);
        expect(changeOf(texts, texts)).toMatchObject({ pools: [], workloads: [], landFirst: [], landAfter: [] });
        const { findings, existing } = lintChange(texts, texts);
        expect(findings).toEqual([]);
        expect(existing).toEqual(lintTexts(...texts).findings);
      }),
    );
  });

  it("comments, empty lines and the order of pools are no change", () => {
    const comment = fc.constantFrom("# a word\n", "\n", "# one\n\n# two\n", "");
    fc.assert(
      fc.property(repository, comment, comment, (generated, first, second) => {
        const before = textsOf(generated);
        const { pools, pods } = generated;
        const lines = ([inventory, manifest]: readonly [string, string]): [string, string] => [
          `${first}${inventory}${second}`,
          manifest.replaceAll("      tolerations:", `${second}      tolerations:`),
        ];
        const named = pools.map(({ taints, label }, index) => {
          return { name: `pool-${index}`, ...(label !== undefined && { labels: { pool: label } }), taints };
        });
        const reversed = `pools: ${JSON.stringify(named.toReversed())}\n`;
        const after = lines([reversed, textsOf({ pools, pods })[1]]);
        const { findings, existing, change } = lintChange(before, after);
        expect(findings).toEqual([]);
        expect(existing).toHaveLength(lintTexts(...after).findings.length);
        expect(change).toMatchObject({ pools: [], workloads: [] });
      }),
    );
  });

  it("another inventory has new accusations only of workloads that had a pool", () => {
    fc.assert(
      fc.property(repository, fc.array(pool, { minLength: 1, maxLength: 4 }), ({ pools, pods }, others) => {
        const [before, after] = [textsOf({ pools, pods }), textsOf({ pools: others, pods })];
        const accused = lintChange(before, after)
          .findings.flatMap((one) => [one, ...one.also.map((other) => ({ rule: one.rule, ...other }))])
          .filter(({ rule }) => rule === "unschedulable")
          .map(({ workload: owner }) => owner?.name);
        const lost = changeOf(before, after).workloads.filter(({ effect, kind }) => {
          return effect === "unschedulable" && kind !== "DaemonSet";
        });
        expect(accused.toSorted()).toEqual(lost.map(({ name }) => name).toSorted());
      }),
    );
  });

  it("a pool that goes adds no DaemonSet that misses a pool", () => {
    fc.assert(
      fc.property(repository, ({ pools, pods }) => {
        fc.pre(pools.length > 1);
        const { findings } = lintChange(textsOf({ pools, pods }), textsOf({ pools: pools.slice(0, -1), pods }));
        expect(findings.filter(({ rule }) => rule === "daemonset-misses-pool")).toEqual([]);
      }),
    );
  });

  it("what a NoSchedule taint takes from whom, its removal gives back, and both together are nothing", () => {
    const key = "new";
    fc.assert(
      fc.property(repository, (generated) => {
        const without = textsOf(generated);
        const withTaint = textsOf(generated, [{ key, value: "1", effect: "NoSchedule" }]);
        const names = (effects: readonly string[]) => effects.map((effect) => effect.split(" ")[0]).sort();
        const lost = effectsOf(changeOf(without, withTaint));
        const gained = effectsOf(changeOf(withTaint, without));
        expect(lost.every((effect) => /unschedulable|loses-pool/.test(effect))).toBe(true);
        expect(gained.every((effect) => / schedulable|gains-pool/.test(effect))).toBe(true);
        expect(names(gained)).toEqual(names(lost));
      }),
    );
  });

  it("what-if says of a taint what the same taint in the inventory does", () => {
    fc.assert(
      fc.property(repository, fc.constantFrom(...EFFECTS), (generated, effect) => {
        const [inventory, manifest] = textsOf(generated);
        const written = changeOf([inventory, manifest], textsOf(generated, [{ key: "new", value: "1", effect }]));
        const input = readTexts(inventory, [{ path: "manifest.yaml", text: manifest }]);
        const { value: report } = whatIf(input, { pool: "pool-0", specs: [`new=1:${effect}`] });
        expect(report?.workloads).toEqual(written.workloads);
        expect(report?.pools.flatMap(({ details }) => details)).toEqual(
          written.pools.flatMap(({ details }) => details),
        );
      }),
    );
  });
});
