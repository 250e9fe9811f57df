import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readOutsideReference } from "../../src/rendering/contract/outside-chart.js";
import { readLocked } from "../../src/sources/render/read-archive.js";
import { type ChartServer, chartServer } from "./chart-server.js";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const BUILT = resolve("test/programs/built/kustomize");
const KUSTOMIZE = existsSync(BUILT) ? BUILT : "kustomize";
const hasKustomize = spawnSync(KUSTOMIZE, ["version"]).status === 0;

const AGENT = (toleration: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec: {containers: [{name: agent, image: "agent:1"}], tolerations: [${toleration}]}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: agents.example.com}
spec: {group: example.com}
`;
const MISTAKE = "{key: gpuu, operator: Exists, effect: NoSchedule}";
const POOLS = 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n';

const OF_MISTAKE = ["daemonset-misses-pool", "gpuu"].map((says) =>
  expect.stringMatching(new RegExp(`^prod/kustomization\\.yaml:3:5: warning.*${says}`)),
);

function workspace(server: ChartServer, text = AGENT(MISTAKE)) {
  server.routes = { "/v1/agent.yaml": (_, response) => void response.writeHead(200).end(state.text) };
  const state = { text };
  const folder = temporaryFolder({
    "taintlint.yaml": POOLS,
    "prod/kustomization.yaml": `namePrefix: a-\nresources:\n  - http://${server.host}/v1/agent.yaml\n`,
  });
  const home = temporaryFolder();
  const env = { HOME: home, XDG_CACHE_HOME: join(home, "cache"), TAINTLINT_KUSTOMIZE: KUSTOMIZE };
  const taintlint = (...words: string[]) => run(words, { cwd: folder, env });
  const findings = async (...words: string[]) => {
    const { stdout } = await taintlint("--format", "concise", ...words);
    return stdout.split("\n").filter((line) => /^\S+:\d+:/.test(line));
  };
  return { state, folder, taintlint, findings };
}

describe.skipIf(!hasKustomize)("manifests that kustomizations take from an address", () => {
  it("are locked as charts are, rendered from the cache alone, and judged at the line of the address", async () => {
    const server = await chartServer({});
    const own = workspace(server);
    expect(await own.findings()).toEqual([expect.stringMatching(/^prod\/kustomization\.yaml:3:.*needs the network/)]);
    const shown = await own.taintlint("fetch");
    expect([shown.exitCode, server.asked]).toEqual([1, []]);
    expect(shown.stdout).toContain(`http://${server.host}/v1/agent.yaml\n    agent.yaml file\n`);
    expect((await own.taintlint("fetch", "--yes")).exitCode).toBe(0);
    expect(server.asked).toEqual(["/v1/agent.yaml"]);
    expect(readFileSync(join(own.folder, "taintlint.lock"), "utf8")).toContain('"version": "file"');
    expect(await own.findings()).toEqual(OF_MISTAKE);
    const written = readFileSync(join(own.folder, "prod/kustomization.yaml"), "utf8");
    await own.taintlint("--fix", "--unsafe-fixes");
    expect(readFileSync(join(own.folder, "prod/kustomization.yaml"), "utf8")).toBe(written);
    const patch = `patches:\n  - patch: |-\n      - op: replace\n        path: /spec/template/spec/tolerations\n        value: [{key: gpux, operator: Exists}]\n    target: {kind: DaemonSet}\n`;
    writeFileSync(join(own.folder, "prod/kustomization.yaml"), `${written}${patch}`);
    expect((await own.findings()).filter((line) => line.includes("gpux"))).toEqual([
      expect.stringMatching(/^prod\/kustomization\.yaml:8:/),
    ]);
    writeFileSync(join(own.folder, "prod/kustomization.yaml"), written);
    expect(server.asked).toHaveLength(1);
    // The same address with other bytes.
    own.state.text = AGENT("{key: gpu, operator: Exists, effect: NoSchedule}");
    const again = temporaryFolder();
    const env = { HOME: again, XDG_CACHE_HOME: again, TAINTLINT_KUSTOMIZE: KUSTOMIZE };
    const refused = await run(["fetch", "--yes"], { cwd: own.folder, env });
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("is another archive now")]);
    expect((await own.taintlint("fetch", "--yes", "--update")).exitCode).toBe(0);
    expect((await own.findings()).join("\n")).not.toContain("gpuu");
  });

  it("are downloaded by a run whose person names the address, and by no other", async () => {
    const server = await chartServer({});
    const own = workspace(server);
    const told = await own.findings("--charts", "fetch");
    expect([told.length, server.asked]).toEqual([1, []]);
    const found = await own.findings("--charts", "fetch", "--chart-source", `http://${server.host}/v1/agent.yaml`);
    expect(found).toEqual(OF_MISTAKE);
    expect(existsSync(join(own.folder, "taintlint.lock"))).toBe(false);
  });
});

describe("what may be locked as a manifest", () => {
  it.each([
    "https://example.com/base?ref=v1",
    "https://example.com/install.yaml?token=a",
    "https://user:secret@example.com/install.yaml",
    "https://example.com/..yaml",
    "https://example.com/a/.yaml",
    "file:///etc/passwd.yaml",
    "ssh://example.com/a.yaml",
    "https://example.com/a b.yaml",
  ])("not %s", (address) => expect(readOutsideReference(address)).toBeUndefined());

  it("only text of a bounded size", () => {
    const chart = readOutsideReference("https://example.com/a.yaml")?.chart;
    if (chart === undefined) throw new Error("it is one");
    expect(readLocked(chart, Buffer.from("a: 1\n")).value).toEqual([{ path: "a.yaml", text: "a: 1\n" }]);
    for (const bytes of [Buffer.from([0xff, 0x00, 0x41]), Buffer.alloc(8 * 1024 ** 2 + 1, 0x20)]) {
      expect(readLocked(chart, bytes).problem).toContain("not a text");
    }
  });

  it("nothing in place of a repository's texts that names files outside of it", () => {
    const chart = readOutsideReference("https://git.example.com/a/b.git//base?ref=v1")?.chart;
    if (chart === undefined) throw new Error("it is one");
    const read = (path: string) => readLocked(chart, Buffer.from(JSON.stringify([{ path, text: "a: 1\n" }])));
    expect(read("base/a.yaml").value).toEqual([{ path: "base/a.yaml", text: "a: 1\n" }]);
    for (const path of ["../a.yaml", "base/../../a.yaml", "/etc/a.yaml", "a//b.yaml", "./a.yaml", ""]) {
      expect(read(path).problem).toBe(`it holds the path "${path}"`);
    }
  });
});
