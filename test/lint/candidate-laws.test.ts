import { describe, expect, it } from "vitest";
import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { fc } from "../property.js";
import { readTexts } from "../rules/lint-texts.js";
import { workload } from "./change/change-texts.js";

const VALUES = ["1", "2"] as const;
const taint = fc.record({
  key: fc.constantFrom("a", "b"),
  value: fc.constantFrom(...VALUES),
  effect: fc.constantFrom("NoSchedule", "PreferNoSchedule", "NoExecute"),
});
const label = fc.option(fc.constantFrom(...VALUES, "gone"), { nil: undefined });
const pool = fc.record({
  taints: fc.uniqueArray(taint, { maxLength: 2, selector: ({ key, effect }) => key + effect }),
  label: fc.option(fc.constantFrom(...VALUES), { nil: undefined }),
});
const cluster = fc.record({
  pools: fc.array(pool, { minLength: 1, maxLength: 3 }),
  complete: fc.boolean(),
  /** Of none, every file. */
  folder: fc.option(fc.constantFrom("apps", "ops"), { nil: undefined }),
});
const toleration = fc.oneof(
  fc.record({ key: fc.constantFrom("a", "b", "c"), operator: fc.constant("Exists") }),
  fc.record({ key: fc.constantFrom("a", "b"), value: fc.constantFrom(...VALUES) }),
);
const pod = fc.record({
  kind: fc.constantFrom("Deployment", "DaemonSet"),
  folder: fc.constantFrom("apps", "ops", "shared"),
  tolerations: fc.array(toleration, { maxLength: 2 }),
  label,
});
const repository = fc.record({
  clusters: fc.array(cluster, { minLength: 2, maxLength: 3 }),
  pods: fc.array(pod, { minLength: 1, maxLength: 4 }),
});

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Cluster = Generated<typeof cluster>;

function declare(name: string, { pools, complete, folder }: Cluster): object {
  return {
    ...{ name, complete, manifests: folder && [`${folder}/**`] },
    pools: pools.map((one, index) => ({
      ...{ name: `p${index}`, taints: one.taints },
      labels: one.label === undefined ? undefined : { pool: one.label },
    })),
  };
}

function read(clusters: readonly object[], pods: readonly Generated<typeof pod>[]) {
  const files = pods.map(({ kind, folder, tolerations, label: asked }, index) => {
    const selector = asked === undefined ? "" : `      nodeSelector: ${JSON.stringify({ pool: asked })}\n`;
    const text = workload(`w${index}`, `${selector}      tolerations: ${JSON.stringify(tolerations)}\n`, kind);
    return { path: `${folder}/w${index}.yaml`, text };
  });
  return readTexts(`clusters: ${JSON.stringify(clusters)}\n`, files);
}

const OF_CLUSTERS = / of (?:clusters? "[^"]*"(?:(?:, | and )"[^"]*")*|\d+ clusters|each cluster)/g;

/** What is said, and of which clusters; the words that count clusters are those of the report. */
function findingsOf(input: ReturnType<typeof read>) {
  const { findings, coverage } = lintRepository(input);
  expect(coverage.workloads).toBe(input.manifests.length);
  return findings
    .filter(({ clusters }) => clusters.join() !== "more")
    .map(({ rule, severity, source, clusters, message }) => {
      return { rule, severity, source, clusters, message: message.replaceAll(OF_CLUSTERS, "") };
    });
}

describe("laws of candidate clusters", () => {
  it("a cluster that no file can go to changes no finding", () => {
    const apart = fc.constantFrom("none.yaml", "examples/none/**", "test/fixtures/none/**");
    let found = 0;
    fc.assert(
      fc.property(repository, cluster, apart, ({ clusters, pods }, more, glob) => {
        const own = clusters.map((one, index) => declare(`c${index}`, one));
        const before = findingsOf(read(own, pods));
        found += before.length;
        expect(findingsOf(read([...own, { ...declare("more", more), manifests: [glob] }], pods))).toEqual(before);
      }),
    );
    expect(found).toBeGreaterThan(0);
  });

  it("two equal clusters in place of one change no verdict, no state and no error", () => {
    let judged = 0;
    fc.assert(
      fc.property(cluster, fc.array(pod, { minLength: 1, maxLength: 4 }), (one, pods) => {
        const [whole, halves] = [["c"], ["c", "d"]].map((names) =>
          read(
            names.map((name) => declare(name, one)),
            pods,
          ),
        );
        if (whole === undefined || halves === undefined) throw new Error("nothing was read");
        const verdictsOf = (input: typeof whole, asked: string) =>
          fitRepository(input)
            .workloads.toSorted((a, b) => (a.name < b.name ? -1 : 1))
            .map(({ name, pools }) => [
              name,
              pools.flatMap(({ pool: of, cluster: at, verdict, reasons }) =>
                at === asked ? [[of, verdict, reasons]] : [],
              ),
            ]);
        const before = verdictsOf(whole, "c");
        expect(verdictsOf(halves, "c")).toEqual(before);
        expect(verdictsOf(halves, "d")).toEqual(before);
        const [first, second] = [whole, halves].map((input) => ({ ...lintRepository(input).coverage, reasons: [] }));
        expect(second).toEqual(first);
        judged += first?.judged ?? 0;
        const errors = (input: typeof whole) =>
          findingsOf(input)
            .filter(({ severity }) => severity === "error")
            .map(({ clusters: _, ...other }) => other);
        expect(errors(halves)).toEqual(errors(whole));
      }),
    );
    expect(judged).toBeGreaterThan(0);
  });
});
