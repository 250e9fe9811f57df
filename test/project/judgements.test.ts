import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const STORE = "bench/judgements";

interface Judgements {
  readonly repository: string;
  readonly commit: string;
  readonly judgements: readonly { readonly rule: string; readonly run?: string; readonly at: readonly string[] }[];
  readonly measured: { readonly bare: { readonly at: readonly string[] } };
}

describe("the committed judgements", () => {
  const files = readdirSync(STORE);
  const parsed = files.map((file) => [file, load(readFileSync(join(STORE, file), "utf8")) as Judgements] as const);

  it("name their repository as the file does, and hold what a run reported", () => {
    expect(parsed.length).toBeGreaterThanOrEqual(35);
    for (const [file, { repository, measured }] of parsed) {
      expect(file).toBe(`${repository.replace("/", "+")}.yaml`);
      expect(measured.bare.at).toBeInstanceOf(Array);
    }
  });

  it("judge a place once", () => {
    for (const [file, { judgements }] of parsed) {
      const keys = judgements.flatMap(({ rule, run, at }) => at.map((place) => `${rule} ${place} ${run ?? ""}`));
      expect([file, keys.length]).toEqual([file, new Set(keys).size]);
    }
  });
});

describe("npm run judge", () => {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-judged-"));
  const checkout = join(folder, "someone+repository");
  const store = join(folder, "judgements");
  const file = join(store, "someone+repository.yaml");
  let commit = "";

  function judge(...options: string[]) {
    const script = ["scripts/judge.mjs", checkout, "--judgements", store, ...options];
    const { stdout, stderr, status } = spawnSync(process.execPath, script, { encoding: "utf8" });
    expect([stderr, status]).toEqual(["", 0]);
    return stdout.split("\n").map((line) => line.trim());
  }

  /** One Pod selects what no pool has, another tolerates everything, and the API server refuses the last. */
  beforeAll(() => {
    mkdirSync(checkout);
    mkdirSync(store);
    writeFileSync(
      join(checkout, "pods.yaml"),
      `apiVersion: v1
kind: Pod
metadata: {name: one}
spec:
  containers: [{name: one, image: one:1}]
  nodeSelector: {pool: gpu}
---
apiVersion: v1
kind: Pod
metadata: {name: two}
spec:
  containers: [{name: two, image: two:1}]
  tolerations:
    - {operator: Exists, effect: NoSchedule}
---
apiVersion: v1
kind: Pod
metadata: {name: three}
spec:
  containers: [{name: three, image: three:1}]
  tolerations:
    - {operator: Exists, key: gpu, effect: NoScedule}
`,
    );
    const git = (...options: string[]) => execFileSync("git", ["-C", checkout, ...options], { encoding: "utf8" });
    git("init", "-q");
    git("add", "-A");
    git("-c", "user.name=x", "-c", "user.email=x@example.org", "commit", "-qm", "pods");
    commit = git("rev-parse", "HEAD").trim();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("lists what nobody has judged", () => {
    const lines = judge();
    expect(lines[0]).toMatch(/^someone\/repository without a configuration: 3 workloads, 0 pools, \d+ lines, 1 notes$/);
    expect(lines).toContain("invalid-toleration [error]: 0 R  0 H  0 W  1 unjudged");
    expect(
      lines.filter((line) => line.startsWith("new: pods.yaml:22 Pod/three error invalid-toleration:")),
    ).toHaveLength(1);
  });

  it("puts a verdict to what is judged, also with the true pools, and names what is right and missed", () => {
    writeFileSync(
      file,
      `repository: someone/repository
commit: ${commit}
inventory: |
  version: 1
  pools: [{name: general}]
judgements: # by hand
  - {rule: unschedulable, verdict: R, because: no pool is called so, run: pools, at: ["pods.yaml:6 Pod/one"]}
  - {rule: invalid-toleration, verdict: R, because: there is no such effect, at: ["pods.yaml:22 Pod/three"]}
  - {rule: wildcard-toleration, verdict: W, because: made up for this test, at: ["pods.yaml:14 Pod/other"]}
  - {rule: daemonset-misses-pool, verdict: R, because: it would be right, run: bare, at: ["pods.yaml:1"]}
`,
    );
    const lines = judge("--record");
    expect(lines).toContain("wildcard-toleration [warning]: 0 R  0 H  1 W");
    expect(lines).toContain("wrong: pods.yaml:14 Pod/two wildcard-toleration -- made up for this test");
    expect(lines).toContain("missed: pods.yaml:1 daemonset-misses-pool -- it would be right");
    expect(lines).toContain("unschedulable [error]: 1 R  0 H  0 W");
    expect(lines).toContain("warnings: 0 R  0 H  1 W  (0 % not wrong, 0 % worth acting on)");
    expect(lines.filter((line) => line.startsWith("new:"))).toEqual([]);
    const written = readFileSync(file, "utf8");
    expect(written).toContain("judgements: # by hand");
    expect(written).toContain('      - "error unschedulable pods.yaml:6 Pod/one"');
    judge("--record");
    expect(readFileSync(file, "utf8")).toBe(written);
  });

  it("leaves nothing in the checkout, and says when it stands at another commit", () => {
    expect(readdirSync(checkout).sort()).toEqual([".git", "pods.yaml"]);
    writeFileSync(file, readFileSync(file, "utf8").replace(commit, "f".repeat(40)));
    expect(judge()[0]).toBe(`judged at ${"f".repeat(40)}, but the checkout is at ${commit}`);
  });
});
