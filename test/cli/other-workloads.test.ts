import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = `version: 1
pools:
  - { name: general }
  - { name: gpu, labels: { pool: gpu }, taints: ["gpu:NoSchedule"] }
`;

interface Impact {
  readonly namespace: string;
  readonly kind: string;
  readonly name: string;
  readonly effect: string;
  readonly source: { readonly file: string; readonly line: number; readonly url?: string };
}

interface Answer {
  readonly workloads: readonly Impact[];
  readonly undecided: readonly string[];
  readonly judged: number;
  readonly stderr: string;
}

async function whatIf(cwd: string, ...words: string[]): Promise<Answer> {
  const { exitCode, stdout, stderr } = await run(["what-if", ...words, "--format", "json"], { cwd });
  expect(exitCode, stderr).toBe(0);
  return { ...JSON.parse(stdout), stderr };
}

/** A folder with pools, and beside it one of lists. */
function beside(lists: Readonly<Record<string, unknown>>, pools: Readonly<Record<string, string>> = {}): string {
  const files = Object.entries(lists).map(([name, list]) => {
    return [`lists/${name}`, typeof list === "string" ? list : JSON.stringify(list)] as const;
  });
  const own = Object.entries(pools).map(([name, text]) => [`pools/${name}`, text] as const);
  return join(temporaryFolder({ "pools/taintlint.yaml": POOLS, ...Object.fromEntries([...own, ...files]) }), "pools");
}

const LISTS = ["--workloads", "../lists"];
const TAINT = ["general", "x=y:NoExecute"];

function pod(name: string, spec: object = {}, origin?: string, labels: object = {}) {
  const annotations = origin === undefined ? {} : { "taintlint.dev/origin": origin };
  const containers = [{ image: "omitted" }];
  return { apiVersion: "v1", kind: "Pod", metadata: { name, labels, annotations }, spec: { containers, ...spec } };
}

const list = (...items: readonly object[]) => ({ apiVersion: "v1", kind: "List", items });
/** More than a pod may ask for. */
const SELECTED = Array.from({ length: 10_001 }, (_, index): [string, string] => [`a${index}`, ""]);
const EXISTS = { tolerations: [{ operator: "Exists" }] };

describe("what-if over the facts of other repositories", () => {
  it("is what one run over both says, but for paths", { timeout: 300_000 }, async () => {
    const folder = temporaryFolder({});
    const both = join(folder, "both");
    cpSync("examples/shop", both, { recursive: true });
    const [pools, apps] = [join(folder, "pools"), join(folder, "apps")];
    for (const copy of [pools, apps]) cpSync(both, copy, { recursive: true });
    const ofPools = ["taintlint.yaml", "platform", "kube-system", "crds", "broken-pools.yaml"];
    for (const name of readdirSync(both)) {
      rmSync(join(ofPools.includes(name) ? apps : pools, name), { recursive: true, force: true });
    }
    const { exitCode, stdout, stderr } = await run(["facts"], { cwd: apps });
    expect(exitCode, stderr).toBe(0);
    mkdirSync(join(folder, "lists"));
    writeFileSync(join(folder, "lists", "apps.json"), stdout);
    expect(stderr).toMatch(/^taintlint: \d+ workloads are left out, because .*: .*Deployment ml\/experiment-tracker/);
    const told = ({ workloads, undecided }: Answer) => ({
      lines: workloads.map(({ source: _, ...one }) => JSON.stringify(one)).sort(),
      // The namespace, an object of the other repository, decides where its pods run.
      undecided: undecided.filter((name) => !name.startsWith("ml/")),
    });
    const seen = new Set<string>();
    for (const words of [
      ["general", "a=b:NoExecute"],
      ["general", "--remove"],
      ["spot", "pool=other"],
    ]) {
      const [whole, folded] = [await whatIf(both, ...words), await whatIf(pools, ...words, ...LISTS)];
      expect(told(folded), words.join(" ")).toEqual(told(whole));
      for (const { effect, source } of folded.workloads) if (source.file.startsWith("apps/")) seen.add(effect);
    }
    expect([...seen].sort()).toEqual(["evicted", "loses-pool", "unschedulable"]);
  });

  it("tells of each workload its line in its repository, with the address", async () => {
    const origin = "k8s/api.yaml:31 https://github.com/acme/shop@1a2b3c4d5e 2999-01-01";
    const lists = { "a/shop.json": list(pod("api", {}, origin), pod("web", {}, "web.yaml:2"), pod("job", EXISTS)) };
    const { workloads, judged, stderr } = await whatIf(beside(lists), ...TAINT, ...LISTS);
    expect(workloads.map(({ name, source }) => [name, source.file, source.line, source.url])).toEqual([
      ["api", "shop/k8s/api.yaml", 31, "https://github.com/acme/shop/blob/1a2b3c4d5e/k8s/api.yaml#L31"],
      ["web", "web.yaml", 2, undefined],
    ]);
    expect(judged).toBe(3);
    expect(stderr).toBe("");
    const { stdout } = await run(["what-if", ...TAINT, ...LISTS], { cwd: beside(lists) });
    expect(stdout).toContain("default/Pod/api  shop/k8s/api.yaml:31 https://github.com/acme/shop/blob/1a2b3c4d5e");
  });

  it("folds only pods of one placement", async () => {
    const near = [
      pod("plain"),
      pod("big", { containers: [{ image: "omitted", resources: { requests: { cpu: "9" } } }] }, undefined, {
        app: "a",
      }),
      pod("tolerant", EXISTS),
      pod("gpu", { nodeSelector: { pool: "gpu" } }),
      pod("volumes", { nodeSelector: { volumes: "x" } }),
      { ...pod("other"), metadata: { name: "other", namespace: "other" } },
      { ...pod("agent"), apiVersion: "apps/v1", kind: "DaemonSet", spec: { template: { spec: pod("agent").spec } } },
    ];
    const { workloads, judged } = await whatIf(beside({ "a.json": list(...near) }), ...TAINT, ...LISTS);
    expect(judged).toBe(7);
    expect(workloads.map(({ kind, namespace, name }) => `${namespace}/${kind}/${name}`)).toEqual([
      "default/DaemonSet/agent",
      "default/Pod/big",
      "default/Pod/plain",
      "other/Pod/other",
    ]);
  });

  it("names a thousand in text, and all of them in JSON", async () => {
    const cwd = beside({ "a.json": list(...Array.from({ length: 1002 }, (_, index) => pod(`a${index}`))) });
    const { stdout } = await run(["what-if", ...TAINT, ...LISTS], { cwd });
    expect(stdout).toContain("1002 workloads no longer fit any pool");
    expect(stdout).toMatch(/\n {2}and 2 more, which --format json names\n$/);
    expect((await whatIf(cwd, ...TAINT, ...LISTS)).workloads.length).toBe(1002);
  });

  it("prints more than ten thousand without indentation, which a text can hold", async () => {
    const pods = Array.from({ length: 10_001 }, (_, index) => pod(`a${index}`));
    const printed = async (...items: readonly object[]) => {
      const { stdout } = await run(["what-if", ...TAINT, ...LISTS, "--format", "json"], {
        cwd: beside({ "a.json": list(...items) }),
      });
      expect(JSON.parse(stdout).workloads.length).toBe(items.length);
      return stdout.split("\n").length;
    };
    expect(await printed(...pods)).toBe(2);
    expect(await printed(...pods.slice(1))).toBeGreaterThan(100_000);
  });

  it("judges by labels where a policy may look at them", async () => {
    const policy = `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: { name: tolerate }
spec:
  rules:
    - name: r
      match: { any: [{ resources: { kinds: [Pod], selector: { matchLabels: { team: ml } } } }] }
      mutate: { patchStrategicMerge: { spec: { tolerations: [{ key: x, operator: Exists }] } } }
`;
    const lists = { "a.json": list(pod("a", {}, undefined, { team: "web" }), pod("b", {}, undefined, { team: "ml" })) };
    const names = ({ workloads }: Answer) => workloads.map(({ name }) => name);
    expect(names(await whatIf(beside(lists), ...TAINT, ...LISTS))).toEqual(["a", "b"]);
    expect(names(await whatIf(beside(lists, { "policy.yaml": policy }), ...TAINT, ...LISTS))).toEqual(["a"]);
  });

  it("judges a workload in the cluster that it names, and tells of those that name none", async () => {
    const clusters = `version: 1
clusters:
  - { name: prod, pools: [{ name: general }] }
  - { name: dev, pools: [{ name: general }] }
`;
    const named = (name: string, cluster: string) => {
      const one = pod(name);
      return { ...one, metadata: { ...one.metadata, annotations: { "taintlint.dev/cluster": cluster } } };
    };
    const lists = { "a.json": list(named("a", "prod"), named("b", "test"), pod("c")) };
    const { workloads, stderr } = await whatIf(beside(lists, { "taintlint.yaml": clusters }), ...TAINT, ...LISTS);
    expect(workloads.map(({ name }) => name)).toEqual(["a"]);
    expect(stderr).toBe("taintlint: 2 workloads of other repositories name no cluster of the inventory\n");
  });

  it("tells which lists are old, empty or cannot be read", async () => {
    const lists = {
      "old.json": list(pod("a", {}, "a.yaml:1 shop@1a2b 2020-01-01")),
      "new.json": list(pod("b", {}, "a.yaml:1 shop@1a2b 2020-01-01"), pod("c", {}, "a.yaml:1 shop@1a2b 2999-01-01")),
      "none.json": list(),
      "other.json": [1],
      "broken.json": "{",
      "hostile.json": list(pod("d", { nodeSelector: Object.fromEntries(SELECTED) })),
    };
    const { judged, stderr } = await whatIf(beside(lists), ...TAINT, ...LISTS);
    expect(judged).toBe(3);
    expect(stderr.split("\n")).toEqual([
      'taintlint: 1 list of workloads: it is no JSON, or has more than 8 MiB: "../lists/broken.json"',
      'taintlint: 1 list of workloads: not all of them can be read: "../lists/hostile.json"',
      'taintlint: 2 lists of workloads: it holds none: "../lists/none.json", "../lists/other.json"',
      'taintlint: 1 list of workloads: of commits that are older than 7 days: "../lists/old.json"',
      "",
    ]);
  });

  it("prints no escape code of a list", async () => {
    const origin = "\u001b]0;x\u0007.yaml:1 https://github.com/a/b@\u001b 2999-01-01";
    const cwd = beside({ "a.json": list(pod("\u001b[31mred", {}, origin)) });
    const { stdout, exitCode } = await run(["what-if", ...TAINT, ...LISTS], { cwd });
    expect(exitCode).toBe(0);
    expect(stdout).toContain("red");
    expect(stdout.split("\u001b").length + stdout.split("\u0007").length).toBe(2);
  });

  it("of a comparison are judged for the change alone", async () => {
    const origin = "k8s/api.yaml:31 https://github.com/acme/shop@1a2b3c4d5e 2999-01-01";
    const lists = {
      "shop.json": list(pod("api", {}, origin), pod("job", EXISTS), pod("lost", { nodeSelector: { a: "b" } })),
    };
    const own = `apiVersion: v1\nkind: Pod\nmetadata: { name: own }\nspec: { containers: [{ name: c, image: c:1 }] }\n`;
    const cwd = beside(lists, { "own.yaml": own });
    const git = (...words: string[]) =>
      execFileSync("git", ["-C", cwd, "-c", "user.name=a", "-c", "user.email=a@example.com", ...words]);
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message=pools");
    writeFileSync(
      join(cwd, "taintlint.yaml"),
      POOLS.replace("name: general", 'name: general, taints: ["x=y:NoExecute"]'),
    );
    const compare = async (...words: string[]) => {
      const { exitCode, stdout, stderr } = await run(["--base", "HEAD", "--format", "json", ...words], { cwd });
      expect(exitCode, stderr).toBe(1);
      return JSON.parse(stdout);
    };
    const [alone, both] = [await compare(), await compare(...LISTS)];
    const names = (report: Answer) => report.workloads.map(({ name }) => name);
    expect([names(alone.change), names(both.change)]).toEqual([["own"], ["api", "own"]]);
    expect(both.change.workloads[0].source.url).toMatch(/^https:\/\/github\.com\/acme\/shop\/blob\/1a2b3c4d5e\/k8s/);
    const messages = (report: { readonly findings: readonly { readonly rule: string; readonly message: string }[] }) =>
      report.findings.map(({ rule, message }) => `${rule}: ${message}`);
    const told = ({ rule }: { readonly rule: string }) => rule !== "taint-change-impact";
    expect(both.findings.filter(told)).toEqual(alone.findings.filter(told));
    expect(messages(both).join("\n")).toContain("2 workloads no longer fit any pool");
    const { stderr } = await run(LISTS, { cwd });
    expect(stderr).toBe('taintlint: option "--workloads" needs "--base" beside it\n');
  });

  it.each([
    ["none", 'taintlint: --workloads: "none" is no folder\n'],
    ["taintlint.yaml", 'taintlint: --workloads: "taintlint.yaml" is no folder\n'],
  ])("refuses %s", async (name, message) => {
    const { exitCode, stderr } = await run(["what-if", ...TAINT, "--workloads", name], { cwd: beside({}) });
    expect([exitCode, stderr]).toEqual([2, message]);
  });
});
