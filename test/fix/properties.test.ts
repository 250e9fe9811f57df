import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { applyEdits } from "../../src/model/finding.js";
import { fc, runsOf } from "../property.js";
import { brokenPromises, findingsOf, fixText } from "./fix-texts.js";
import { createRandom, type Style, type Value, writeManifest } from "./manifest-writer.js";

const INVENTORY = `
kubernetesVersion: "1.36"
pools:
  - name: general
    labels: {pool: general, size: "2"}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: batch
    labels: {pool: batch}
    taints: ["workload-type=batch:NoSchedule", "spot=true:NoExecute"]
`;

const GPU = { key: "nvidia.com/gpu", operator: "Equal", value: "present", effect: "NoSchedule" };
const FAILURE = {
  key: "node.kubernetes.io/unreachable",
  operator: "Exists",
  effect: "NoExecute",
  tolerationSeconds: 30,
};

/** Pod specs without containers, each with one mistake that can be fixed. */
const MISTAKES: readonly { readonly [field: string]: Value }[] = [
  { nodeSelector: { pool: "gpu" } },
  { nodeSelector: { pool: "gpu" }, tolerations: [] },
  { nodeSelector: { pool: "batch" }, tolerations: [FAILURE] },
  { nodeSelector: { pool: "gpu" }, tolerations: [FAILURE, { ...GPU, value: "true" }] },
  { nodeSelector: { pool: "gpu" }, tolerations: [{ key: GPU.key, effect: GPU.effect }] },
  { nodeSelector: { pool: "gpu" }, tolerations: [{ ...GPU, operator: "Exists" }, FAILURE] },
  { nodeSelector: { pool: "gpu" }, tolerations: [{ value: "present", key: GPU.key, operator: "Exists" }] },
  { nodeSelector: { pool: "gpu" }, tolerations: [{ ...GPU, effect: "NO_SCHEDULE" }] },
  { nodeSelector: { pool: "gpu" }, tolerations: [{ ...GPU, effect: "NoExecute" }, FAILURE] },
  { nodeSelector: { pool: "gpu", "beta.kubernetes.io/os": "linux" }, tolerations: [GPU] },
  { nodeSelector: { pool: "general", size: 2 } },
  { tolerations: [{ operator: "Exists" }, FAILURE] },
  { tolerations: [FAILURE, { operator: "Exists", effect: "NoSchedule" }] },
  { tolerations: [{ ...GPU, key: "nvidea.com/gpu" }] },
  { tolerations: [FAILURE, GPU, { ...GPU, effect: "NoSchedule" }] },
];

/** A workload with one of the mistakes; one kind has its pod spec at the top, the other deep down. */
function workload(mistake: number, index: number, containersFirst: boolean): Value {
  const { [mistake]: fields = {} } = MISTAKES;
  const containers = { containers: [{ name: "main", image: "main:1" }] };
  const spec = containersFirst ? { ...containers, ...fields } : { ...fields, ...containers };
  const metadata = { name: `workload-${index}` };
  if (index % 2 === 0) return { apiVersion: "v1", kind: "Pod", metadata, spec };
  return { apiVersion: "apps/v1", kind: "Deployment", metadata, spec: { template: { spec } } };
}

const styles: fc.Arbitrary<Style> = fc.record({
  json: fc.boolean(),
  indent: fc.constantFrom(2, 4),
  listIndent: fc.constantFrom(0, 2),
  quotes: fc.constantFrom("'", '"'),
  lineBreak: fc.constantFrom("\n", "\r\n"),
  finalBreak: fc.boolean(),
  comments: fc.boolean(),
  flow: fc.constantFrom(0, 0.2, 0.7),
  padded: fc.boolean(),
  jsonIndent: fc.constantFrom("", " ", "  ", "    ", "\t"),
});

const manifests = fc
  .record({
    style: styles,
    seed: fc.nat(),
    list: fc.boolean(),
    workloads: fc.array(fc.tuple(fc.nat(MISTAKES.length - 1), fc.boolean()), { minLength: 1, maxLength: 4 }),
  })
  .map(({ style, seed, list, workloads }) => {
    const documents = workloads.map(([mistake, containersFirst], index) => workload(mistake, index, containersFirst));
    const together: Value[] = list ? [{ apiVersion: "v1", kind: "List", items: documents }] : documents;
    return { style, text: writeManifest(together, style, createRandom(seed)) };
  });

function ownComments(text: string): string[] {
  return text.match(/#own \d+/g) ?? [];
}

it("every fix keeps its promises in every style, and everything that can be fixed is", async () => {
  await fc.assert(
    fc.asyncProperty(manifests, async ({ style, text }) => {
      const file = { path: style.json ? "manifest.json" : "manifest.yaml", text };
      expect(findingsOf(INVENTORY, file)).not.toEqual([]);
      expect(await brokenPromises(INVENTORY, file)).toEqual([]);
      const { files, text: fixed, result } = await fixText(INVENTORY, file);
      expect(applyEdits(text, files[0]?.edits ?? [])).toBe(fixed);
      expect(ownComments(fixed).sort()).toEqual(ownComments(text).sort());
      expect(parseAllDocuments(fixed).flatMap(({ errors }) => errors)).toEqual([]);
      // A comment inside of what a fix would rewrite forbids it.
      if (!style.comments) expect(result.findings).toEqual([]);
      const breaks = new Set(fixed.match(/\r\n|\n|\r/g));
      expect(breaks.size).toBeLessThanOrEqual(1);
      expect(/[\r\n]$/.test(fixed)).toBe(/[\r\n]$/.test(text));
    }),
    { numRuns: runsOf(100) },
  );
});
