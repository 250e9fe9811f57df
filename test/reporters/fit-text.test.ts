import { describe, expect, it } from "vitest";
import { formatFitText } from "../../src/reporters/fit-report.js";
import { displayWidth } from "../../src/reporters/words/display-width.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";
import { GPU_BLOCKED, SAMPLE_FIT, sampleCell, sampleWorkload } from "./samples.js";

const PLAIN = { color: false };

function poolsNamed(names: readonly string[], cluster: string | null = null) {
  return names.map((name) => ({ name, cluster, source: { file: "taintlint.yaml", line: 1 } }));
}

describe("formatFitText", () => {
  it("shows the matrix, the legend and the reasons", () => {
    const report = {
      ...SAMPLE_FIT,
      workloads: [
        ...SAMPLE_FIT.workloads,
        sampleWorkload("late", [
          sampleCell("general", { evictedAfterSeconds: 300 }),
          sampleCell("gpu", { verdict: "unknown", reasons: ["label zone may be set later"] }),
          sampleCell("spot", { evictedAfterSeconds: 0 }),
        ]),
        sampleWorkload("bad", [GPU_BLOCKED], { valid: false, errors: ['spec.tolerations[0].effect: unsupported "X"'] }),
      ],
    };
    expect(formatFitText(report, PLAIN)).toBe(`\
                                  general  gpu  spot
default/Deployment/api               ✓      ✗    ~
default/Deployment/web               ✓      ✗    ~
default/Deployment/open              ✓      ✓    ✓
default/Deployment/late              !      ?    !
default/Deployment/bad (invalid)            ✗

✓ fits  ~ avoided  ✗ blocked  ? unknown  ! evicted

default/Deployment/api  k8s/api.yaml:1
default/Deployment/web  k8s/web.yaml:1
  ✗ gpu: untolerated taint nvidia.com/gpu=present:NoSchedule
  ~ spot: untolerated taint spot:PreferNoSchedule

default/Deployment/late  k8s/late.yaml:1
  ! general: evicted after 300 s
  ? gpu: label zone may be set later
  ! spot: evicted at once

default/Deployment/bad  k8s/bad.yaml:1
  invalid: spec.tolerations[0].effect: unsupported "X"
`);
  });

  it("tells which node agents run in which pools", () => {
    const agent = (name: string, gpu: Parameters<typeof sampleCell>[1]) =>
      sampleWorkload(name, [sampleCell("general"), sampleCell("gpu", gpu), sampleCell("spot")], { kind: "DaemonSet" });
    const told = (...workloads: (typeof SAMPLE_FIT.workloads)[number][]) =>
      /node agents[\s\S]*?(?=\n\n|$)/.exec(formatFitText({ ...SAMPLE_FIT, workloads }, PLAIN))?.[0].trimEnd();
    const everywhere = agent("cni", {});
    const closed = agent("logs", { verdict: "blocked", selector: "match" });
    const elsewhere = agent("gce", { verdict: "blocked", selector: "mismatch" });
    expect(told(everywhere, closed, elsewhere, agent("dns", { verdict: "unknown" }))).toBe(`\
node agents (DaemonSets)
  general, spot: run: cni, logs, gce, dns
  gpu: run: cni; kept off by a taint: logs; unknown: dns; kept off by their selectors: gce`);
    expect(told(everywhere)).toBe("node agents (DaemonSets)\n  all 3 pools: run: cni");
    expect(told(...SAMPLE_FIT.workloads)).toBeUndefined();
  });

  it("needs no other signs than ASCII", () => {
    const text = formatFitText(SAMPLE_FIT, { ...PLAIN, ascii: true });
    expect(text).toMatch(/^[ -~\n]*$/);
    expect(text).toContain("default/Deployment/api      +      x    ~\n");
    expect(text).toContain("+ fits  ~ avoided  x blocked  ? unknown  ! evicted\n");
  });

  it("breaks a wide inventory into blocks, and the reasons of many pools into lines", () => {
    const names = Array.from({ length: 7 }, (_, index) => `karpenter-${index}`);
    const cells = names.map((name, index) =>
      sampleCell(name, { verdict: "blocked", reasons: [`untolerated taint ${"ab"[index % 2]}:NoExecute`] }),
    );
    const report = { pools: poolsNamed(names), workloads: [sampleWorkload("api", cells)] };
    expect(formatFitText(report, { ...PLAIN, columns: 64 })).toBe(`\
                        karpenter-0 +3  karpenter-1 +2
default/Deployment/api        ✗               ✗

karpenter-0 +3: karpenter-0, karpenter-2, karpenter-4,
karpenter-6

karpenter-1 +2: karpenter-1, karpenter-3, karpenter-5

✓ fits  ~ avoided  ✗ blocked  ? unknown  ! evicted

default/Deployment/api  k8s/api.yaml:1
  ✗ karpenter-0 +3: untolerated taint a:NoExecute
  ✗ karpenter-1 +2: untolerated taint b:NoExecute
`);
  });

  it("shows clusters together that a workload goes to", () => {
    const report = {
      pools: [...poolsNamed(["gpu"], "prod"), ...poolsNamed(["gpu"], "stage"), ...poolsNamed(["spare"], "empty")],
      workloads: [
        sampleWorkload("api", [sampleCell("gpu", { cluster: "prod" }), { ...GPU_BLOCKED, cluster: "stage" }]),
        sampleWorkload("web", [sampleCell("gpu", { cluster: "prod" })]),
      ],
    };
    expect(formatFitText(report, PLAIN)).toBe(`\
clusters prod, stage

                        prod/gpu  stage/gpu
default/Deployment/api     ✓          ✗

✓ fits  ~ avoided  ✗ blocked  ? unknown  ! evicted

default/Deployment/api  k8s/api.yaml:1
  ✗ stage/gpu: untolerated taint nvidia.com/gpu=present:NoSchedule

cluster prod

                        gpu
default/Deployment/web   ✓

✓ fits  ~ avoided  ✗ blocked  ? unknown  ! evicted

cluster empty

no workloads
`);
  });

  it("joins clusters that the same workloads go to, and columns with the same verdicts where they are too wide", () => {
    const clusters = ["prod-eu", "prod-us", "stage"];
    const blocked = (cluster: string) => ({ ...GPU_BLOCKED, cluster });
    const cells = clusters.flatMap((cluster) => [sampleCell("general", { cluster }), blocked(cluster)]);
    const report = {
      pools: clusters.flatMap((cluster) => poolsNamed(["general", "gpu"], cluster)),
      workloads: [sampleWorkload("api", cells), sampleWorkload("web", cells)],
    };
    expect(formatFitText(report, { ...PLAIN, columns: 60 })).toBe(`\
clusters prod-eu, prod-us, stage

                        1  2
default/Deployment/api  ✓  ✗
default/Deployment/web  ✓  ✗

1: prod-eu/general, prod-us/general, stage/general

2: prod-eu/gpu, prod-us/gpu, stage/gpu

✓ fits  ~ avoided  ✗ blocked  ? unknown  ! evicted

default/Deployment/api  k8s/api.yaml:1
default/Deployment/web  k8s/web.yaml:1
  ✗ 2: untolerated taint nvidia.com/gpu=present:NoSchedule
`);
    const other = { ...blocked("stage"), reasons: ["untolerated taint a:NoExecute"] };
    const differing = formatFitText(
      { ...report, workloads: [sampleWorkload("api", [...cells.slice(0, -1), other])] },
      { ...PLAIN, columns: 60 },
    );
    expect(differing).toContain("2: prod-eu/gpu, prod-us/gpu\n\n3: stage/gpu\n");
  });

  it("says so when there is nothing to show", () => {
    expect(formatFitText({ pools: [], workloads: SAMPLE_FIT.workloads }, PLAIN)).toBe(
      "no pools, so no workload can be placed\n",
    );
    expect(formatFitText({ pools: SAMPLE_FIT.pools, workloads: [] }, PLAIN)).toBe("no workloads\n");
  });

  it("never cuts a name that Kubernetes allows, and shortens the namespace instead", () => {
    const name = `checkout-${"x".repeat(50)}-api`;
    const pool = `pool-${"y".repeat(50)}-spot`;
    const workload = sampleWorkload(name, [sampleCell(pool)], { namespace: "a-namespace-of-some-length" });
    const text = formatFitText({ pools: poolsNamed([pool, "gpu"]), workloads: [workload] }, { ...PLAIN, columns: 60 });
    expect(text.split("\n")[0]?.trim()).toBe(pool);
    expect(text).toMatch(new RegExp(`^a...../?${name}|^a.*/${name} `, "m"));
    expect(text).not.toContain(`a-namespace-of-some-length/Deployment/${name} `);
  });

  it("keeps every line below 400 columns whatever the names are", () => {
    const name = "名".repeat(200);
    const report = { pools: poolsNamed([name, "gpu"]), workloads: [sampleWorkload(name, [sampleCell(name)])] };
    for (const line of formatFitText(report, { ...PLAIN, columns: 60 }).split("\n")) {
      expect(displayWidth(line)).toBeLessThanOrEqual(400);
    }
  });

  it.each(HOSTILE_TEXTS)("passes no control character of %j through", (text) => {
    const cell = sampleCell(text, { cluster: text, verdict: "blocked", reasons: [text] });
    const broken = { kind: text, namespace: text, source: { file: text, line: 1 } };
    const report = {
      pools: poolsNamed([text], text),
      workloads: [
        sampleWorkload(text, [cell], broken),
        sampleWorkload(text, [cell], { ...broken, valid: false, errors: [text] }),
      ],
    };
    const lines = formatFitText(report, PLAIN).split("\n");
    expect(lines.length).toBeGreaterThan(report.workloads.length);
    expect(lines.join("")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});
