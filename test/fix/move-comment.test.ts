import { expect, it } from "vitest";
import { fixRepository } from "../../src/workspace/fix-files.js";
import { readTexts } from "../rules/lint-texts.js";

const POOLS = "pools: [{name: general}]\n";
const COMMENT = "# taintlint-ignore: unmatched-toleration -- soon";
const TOLERATIONS = `  tolerations:
    - {key: example.com/zzz, operator: Exists}
`;

function pod(spec: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
${spec}`;
}

async function fix(text: string, pools = POOLS) {
  const { files, fixed, result } = await fixRepository(readTexts(pools, [{ path: "pod.yaml", text }]));
  return { text: files[0]?.after.text, fixed, left: result.findings.map(({ rule }) => rule) };
}

const CONTAINERS = "  containers: [{name: a, image: a:1}]\n";
const MOVED = pod(`${CONTAINERS}  tolerations:
    ${COMMENT}
    - {key: example.com/zzz, operator: Exists}
`);

it.each([
  ["above another key", pod(`  ${COMMENT}\n${CONTAINERS}${TOLERATIONS}`)],
  ["behind another key", pod(`${CONTAINERS.trimEnd()} ${COMMENT}\n${TOLERATIONS}`)],
  ["below its finding", pod(`${CONTAINERS}${TOLERATIONS}  ${COMMENT}\n  priority: 0\n`)],
])("a comment %s moves above its finding, and silences it", async (_, text) => {
  const expected = text.includes("priority") ? `${MOVED}  priority: 0\n` : MOVED;
  expect(await fix(text)).toEqual({ text: expected, fixed: 1, left: [] });
});

it("keeps the line breaks of Windows", async () => {
  const text = pod(`  ${COMMENT}\n${CONTAINERS}${TOLERATIONS}`).replaceAll("\n", "\r\n");
  expect((await fix(text)).text).toBe(MOVED.replaceAll("\n", "\r\n"));
});

it.each([
  ["names several rules", COMMENT.replace(" --", ", wildcard-toleration --"), TOLERATIONS],
  ["stands far away", `${COMMENT}\n${"\n".repeat(6)}`, TOLERATIONS],
])("a comment that %s stays", async (_, comment, tolerations) => {
  const { text, left } = await fix(pod(`  ${comment}\n${CONTAINERS}${tolerations}`));
  expect(text).toBeUndefined();
  expect(left).toContain("unused-suppression");
});

it.each(["covered", "template"])("a comment stays in a file that is judged otherwise: %s", async (how) => {
  const input = readTexts(POOLS, [{ path: "pod.yaml", text: pod(`  ${COMMENT}\n${CONTAINERS}${TOLERATIONS}`) }]);
  const otherwise = { covered: { covered: true as const }, template: { template: '"{{ x }}"' } }[how];
  const manifests = [...input.manifests, ...input.manifests.map((manifest) => ({ ...manifest, ...otherwise }))];
  expect((await fixRepository(input)).fixed).toBe(1);
  expect(await fixRepository({ ...input, manifests })).toMatchObject({ files: [], fixed: 0 });
});

it("a comment stays in a file that gives something to a rendering, such as the values of a chart", async () => {
  const input = readTexts(POOLS, [{ path: "pod.yaml", text: pod(`  ${COMMENT}\n${CONTAINERS}${TOLERATIONS}`) }]);
  const rendered = input.manifests.map((manifest) => ({
    ...manifest,
    file: { path: "rendered", text: "" },
    rendered: { root: "chart", clusters: undefined },
    workloads: manifest.workloads.map((workload) => ({
      ...workload,
      document: {
        ...workload.document,
        origin: {
          renderer: "helm" as const,
          root: "chart",
          place: { file: manifest.file, span: { start: 0, end: 1 } },
          fields: [],
        },
      },
    })),
  }));
  expect(await fixRepository({ ...input, manifests: [...input.manifests, ...rendered] })).toMatchObject({
    files: [],
    fixed: 0,
  });
});

it("a comment stays in a file that holds pools, which no fix reads again", async () => {
  const input = readTexts(POOLS, [{ path: "pod.yaml", text: pod(`  ${COMMENT}\n${CONTAINERS}${TOLERATIONS}`) }]);
  const clusters = input.clusters.map((cluster) => {
    const pools = cluster.inventory.pools.map((pool) => {
      const document = { ...pool.place.document, file: input.manifests[0]?.file ?? pool.place.document.file };
      return { ...pool, place: { ...pool.place, document } };
    });
    return { ...cluster, inventory: { ...cluster.inventory, pools } };
  });
  expect(await fixRepository({ ...input, clusters })).toMatchObject({ files: [], fixed: 0 });
});

it("a comment stays where its finding is mended instead", async () => {
  const ignored = `  # taintlint-ignore: non-string-value -- soon\n${CONTAINERS}`;
  const gpu = 'pools: [{name: general}, {name: gpu, taints: ["gpu=true:NoSchedule"]}]\n';
  const { text } = await fix(pod(`${ignored}  tolerations:\n    - {key: gpu, value: true, effect: NoSchedule}\n`), gpu);
  expect(text).toContain(ignored);
  expect(text).toContain('value: "true"');
});
