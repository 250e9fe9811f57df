import { execFileSync } from "node:child_process";
import { chmodSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import {
  CONFIGURATION,
  canRunWithoutRights,
  INVALID_POD,
  POD,
  useProgram,
  WARNED_POD,
  WITHOUT_RIGHTS,
} from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

/** The last line of the standard error, without its line break. */
function lastLine(text: string): string | undefined {
  return text.trimEnd().split("\n").at(-1);
}

describe("exit code 0", () => {
  it("when nothing is found", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": POD });
    const { exitCode, stdout, stderr } = await run([], { cwd });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^no findings in 1 file \(1 document, 1 workload, 2 pools\)/);
    expect(exitCode).toBe(0);
  });

  it("when no finding reaches --fail-on", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "warned.yaml": WARNED_POD });
    expect((await run([], { cwd })).exitCode).toBe(0);
    expect((await run(["--fail-on", "warning"], { cwd })).exitCode).toBe(1);
  });

  it("with --fail-on never, whatever is found", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "invalid.yaml": INVALID_POD });
    expect((await run(["--fail-on=never"], { cwd })).exitCode).toBe(0);
  });
});

describe("exit code 1", () => {
  it("when a finding is an error", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/invalid.yaml": INVALID_POD });
    const { exitCode, stdout } = await run([], { cwd });
    expect(stdout).toMatch(/^k8s\/invalid\.yaml:8:\d+: error\[invalid-toleration\]/);
    expect(exitCode).toBe(1);
  });

  it("as failOn of the configuration says, unless --fail-on says otherwise", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": `${CONFIGURATION}failOn: warning\n`, "warned.yaml": WARNED_POD });
    expect((await run([], { cwd })).exitCode).toBe(1);
    expect((await run(["--fail-on", "error"], { cwd })).exitCode).toBe(0);
  });
});

describe("exit code 2, with one line", () => {
  it.each([
    [["--fromat", "json"], 'taintlint: option "--fromat" is not known; did you mean "--format"?'],
    [["--xyzzy"], 'taintlint: option "--xyzzy" is not known; taintlint --help lists the options'],
    [["expalin", "web"], 'taintlint: "expalin" is neither a command nor a path; did you mean the command "explain"?'],
    [["k8z"], 'taintlint: path "k8z" does not exist; did you mean "k8s"?'],
    [["k8s/wep.yaml"], 'taintlint: path "k8s/wep.yaml" does not exist; did you mean "k8s/web.yaml"?'],
    [["k8s/web.yaml", "nowhere/at/all"], 'taintlint: path "nowhere/at/all" does not exist'],
    [
      ["--config", "taintlint.yml"],
      'taintlint: configuration "taintlint.yml" does not exist; did you mean "taintlint.yaml"?',
    ],
    [["--config", "k8s"], 'taintlint: configuration "k8s" is a folder, not a file'],
    [["--inventory", "k8s"], 'taintlint: inventory "k8s" is a folder, not a file'],
    [["--inventory", "pool.yaml"], 'taintlint: inventory "pool.yaml" does not exist; did you mean "pools.yaml"?'],
    [["--cluster", "prod"], 'taintlint: cluster "prod" is not known: no "clusters" are declared'],
    [
      ["rules", "wildcard-tolerations"],
      'taintlint: rule "wildcard-tolerations" is not known; did you mean "wildcard-toleration"?',
    ],
    [["explain", "Pod/wep"], 'taintlint: no workload "Pod/wep" was found; did you mean "Pod/web"?'],
    [
      ["explain", "a/b/c/d"],
      'taintlint: "a/b/c/d" names no workload: write NAME, KIND/NAME, NAMESPACE/NAME or NAMESPACE/KIND/NAME',
    ],
  ])("taintlint %j", async (words, message) => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/web.yaml": POD, "pools.yaml": CONFIGURATION });
    const { exitCode, stdout, stderr } = await run(words, { cwd });
    expect(stderr).toBe(`${message}\n`);
    expect(stdout).toBe("");
    expect(exitCode).toBe(2);
  });

  it("for each mistake in the configuration, with its place", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": 'version: 1\npols: []\npools:\n  - name: gpu\n    taints: ["gpu=true:NoSchedul"]\n',
    });
    const { exitCode, stderr } = await run([], { cwd });
    expect(stderr).toMatch(/^taintlint\.yaml:2:1: error: .*"pols".*"pools"/);
    expect(exitCode).toBe(2);
  });

  it("for a taint with a wrong effect, at the taint", async () => {
    const cwd = temporaryFolder({ "conf/pools.yaml": CONFIGURATION.replace("NoSchedule", "NoSchedul") });
    const { exitCode, stderr } = await run(["--inventory", "conf/pools.yaml"], { cwd });
    expect(stderr).toMatch(/^conf\/pools\.yaml:5:14: error: .*"NoSchedul".*"NoSchedule"/);
    expect(exitCode).toBe(2);
  });

  it.each(["pools", "fit", "explain web"])("for %s without any pools", async (command) => {
    const cwd = temporaryFolder({ "taintlint.yaml": "version: 1\n", "web.yaml": POD });
    const { exitCode, stdout, stderr } = await run(command.split(" "), { cwd });
    expect(stderr).toMatch(/^taintlint: "taintlint\.yaml" declares no node pools, .*\n$/);
    expect(stdout).toBe("");
    expect(exitCode).toBe(2);
  });

  it("for an inventory whose list of pools is empty", async () => {
    const cwd = temporaryFolder({ "pools.yaml": "version: 1\npools: []\n", "web.yaml": POD });
    const { exitCode, stderr } = await run(["--inventory", "pools.yaml"], { cwd });
    expect(stderr).toMatch(/^pools\.yaml:2:\d+: error: /);
    expect(exitCode).toBe(2);
  });

  it("for a configuration that is no text", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": Buffer.from("version: 1\npools: \0") });
    expect(await run([], { cwd })).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: 'taintlint: configuration "taintlint.yaml": not a text file: line 2 contains a NUL character\n',
    });
  });

  it("for two configurations in one folder", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "taintlint.yml": CONFIGURATION });
    expect((await run([], { cwd })).stderr).toBe(
      'taintlint: both "taintlint.yaml" and "taintlint.yml" exist: keep one, or name one with --config\n',
    );
  });

  it("for imports that are not there, at their place", async () => {
    const configuration = "version: 1\nfrom:\n  - nodez.yaml\n  - path: infra/*.yaml\n";
    const cwd = temporaryFolder({ "taintlint.yaml": configuration, "nodes.yaml": POD });
    const { exitCode, stderr } = await run([], { cwd });
    expect(stderr.split("\n")).toEqual([
      'taintlint.yaml:3:5: error: "nodez.yaml" does not exist; did you mean "nodes.yaml"?',
      'taintlint.yaml:4:11: error: "infra/*.yaml" matches no YAML or JSON file; write "optional: true" beside the path when it need not',
      "",
    ]);
    expect(exitCode).toBe(2);
  });
});

describe("exit code 3", () => {
  it("when no file is found: names the globs", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": `${CONFIGURATION}manifests: ["k8s/*.yaml", "apps/**"]\n` });
    const { exitCode, stdout, stderr } = await run([], { cwd });
    expect(stdout).toContain('taintlint.yaml:6: "k8s/*.yaml" matches no YAML or JSON file\n');
    expect(stdout).toContain('taintlint.yaml:6: "apps/**" matches no YAML or JSON file\n');
    expect(stderr).toBe('taintlint: nothing was linted: no YAML or JSON file was found for "k8s/*.yaml", "apps/**"\n');
    expect(exitCode).toBe(3);
  });

  it.each([
    ["an empty file", ""],
    ["empty documents", "---\n---\n# nothing\n"],
    ["another kind", "apiVersion: v1\nkind: ConfigMap\nmetadata: { name: x }\n"],
  ])("when the only file holds %s", async (_name, text) => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/a.yaml": text });
    const { exitCode, stderr } = await run(["k8s/a.yaml"], { cwd });
    expect(stderr).toBe('taintlint: nothing was linted: the only file found for "k8s/a.yaml" holds no workload\n');
    expect(exitCode).toBe(3);
  });

  it("when there are pieces of pod specs alone", async () => {
    const values = "worker:\n  tolerations: [{ key: gpu, operator: Exists }]\n  nodeSelector: { pool: gpu }\n";
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "k8s/a.yaml": values });
    const { exitCode, stderr } = await run([], { cwd });
    expect(lastLine(stderr)).toMatch(/^taintlint: no workload was judged: .* only 1 piece of a pod spec was checked/);
    expect(exitCode).toBe(3);
  });

  it("with the program that is missing where all workloads stand in charts", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "web/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
      "web/values.yaml": "tolerations: [{ key: gpu, operator: Exists }]\n",
      "web/templates/web.yaml": "{{ if .Values.on }}\napiVersion: apps/v1\n{{ end }}\n",
    });
    const { exitCode, stderr } = await run([], { cwd, env: { PATH: temporaryFolder() } });
    expect(lastLine(stderr)).toMatch(/, in values, [^;]*; 1 chart is not rendered, because helm is not on PATH$/);
    expect(exitCode).toBe(3);
  });

  it("when nothing but unreadable files is found", async () => {
    const cwd = temporaryFolder({
      "taintlint.yaml": CONFIGURATION,
      "a.yaml": "\0",
      "b.yaml": Buffer.from([0x61, 0xff]),
    });
    const { exitCode, stdout, stderr } = await run([], { cwd });
    expect(stdout).toMatch(
      /^a\.yaml:1:1: warning\[unreadable-file\] not a text file: line 1 contains a NUL character\n/,
    );
    expect(stdout).toContain("\nb.yaml:1:1: warning[unreadable-file] not valid UTF-8: line 1\n");
    expect(lastLine(stderr)).toMatch(/^taintlint: nothing was linted: none of the 2 files found for /);
    expect(exitCode).toBe(3);
  });

  it("in an empty folder, with what to do next", async () => {
    const { exitCode, stdout, stderr } = await run([], { cwd: temporaryFolder() });
    expect(stdout).toContain('write a taintlint.yaml with "version: 1" and "pools"');
    expect(lastLine(stderr)).toMatch(/^taintlint: nothing was linted: no YAML or JSON file was found for "\*\*\//);
    expect(exitCode).toBe(3);
  });
});

const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu }
spec: { template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: a } } } }
`;
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: loki, namespace: logs }
spec:
  chart: { spec: { chart: loki, version: 1.0.0, sourceRef: { kind: HelmRepository, name: grafana } } }
  values: { loki: { tolerations: [{ key: gpu, operator: Exists }] } }
`;
const WORKFLOW = `apiVersion: argoproj.io/v1alpha1
kind: Workflow
metadata: { name: wf }
spec:
  templates:
    - { name: train, nodeSelector: { pool: gpu }, tolerations: [{ key: gpu, operator: Exists }], container: { image: a } }
    - { name: notify, container: { image: a } }
`;
const VALUES = "agent:\n  tolerations: [{ key: gpu, operator: Exists }]\n";

describe("where nothing is judged", () => {
  it.each([
    [3, "no file at all", {}],
    [3, "pieces of pod specs alone", { "taintlint.yaml": CONFIGURATION, "values.yaml": VALUES }],
    [3, "an empty list of files beside pools of the configuration", { "taintlint.yaml": CONFIGURATION }],
    [0, "pools alone, which are checked", { "infra/gpu.yaml": NODE_POOL }],
  ])("lint and fit give %i for %s, and explain is no 0", async (code, _, files) => {
    const cwd = temporaryFolder({ ".git/HEAD": "", ...files });
    const codes = [];
    for (const words of [[], ["fit"], ["explain", "web"]]) codes.push((await run(words, { cwd })).exitCode);
    expect(codes).toEqual([code, code, code === 0 ? 2 : code]);
  });

  it.each([
    ["loki", "HelmRelease logs/loki at release.yaml:1 is not rendered: --charts fetch downloads its chart"],
    ["logs/loki", "HelmRelease logs/loki at release.yaml:1 is not rendered: --charts fetch downloads its chart"],
    [
      "chart/values.yaml",
      "File chart/values.yaml (agent) at chart/values.yaml:1 is a piece of a pod spec, judged in what is rendered with it",
    ],
    [
      "wf (template notify)",
      'Workflow default/wf at wf.yaml:1 says nothing of where "template notify" runs: it is judged with a node selector or tolerations of its own',
    ],
  ])("explain %s says what it is", async (name, message) => {
    const cwd = temporaryFolder({
      ...{ ".git/HEAD": "", "taintlint.yaml": CONFIGURATION, "web.yaml": POD, "release.yaml": RELEASE },
      ...{ "chart/values.yaml": VALUES, "wf.yaml": WORKFLOW },
    });
    expect((await run(["explain", "web", "--render", "off"], { cwd })).exitCode).toBe(0);
    const { exitCode, stdout, stderr } = await run(["explain", name, "--render", "off"], { cwd });
    expect([exitCode, stdout, stderr]).toEqual([3, "", `taintlint: ${message}\n`]);
  });

  it("explain of an unknown name says what is not rendered", async () => {
    const cwd = temporaryFolder({
      ...{ ".git/HEAD": "", "taintlint.yaml": CONFIGURATION, "web.yaml": POD },
      "chart/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
      "chart/templates/a.yaml": "{{ if .Values.on }}\napiVersion: apps/v1\n{{ end }}\n",
    });
    const { exitCode, stderr } = await run(["explain", "agent"], { cwd, env: { PATH: temporaryFolder() } });
    expect([exitCode, stderr]).toEqual([
      2,
      'taintlint: no workload "agent" was found; 1 chart is not rendered, because helm is not on PATH\n',
    ]);
  });
});

describe("files that cannot be read are findings", () => {
  const program = useProgram();
  it("a broken symbolic link and a circle of links", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
    symlinkSync("nowhere.yaml", join(cwd, "broken.yaml"));
    symlinkSync("circle.yaml", join(cwd, "circle.yaml"));
    const { exitCode, stdout } = await run(["web.yaml", "broken.yaml", "circle.yaml"], { cwd });
    expect(stdout).toContain(
      "broken.yaml:1:1: warning[unreadable-file] cannot be read: it is a symbolic link to nothing",
    );
    expect(stdout).toContain(
      "circle.yaml:1:1: warning[unreadable-file] cannot be read: its symbolic links form a cycle",
    );
    expect(exitCode).toBe(0);
  });

  it.skipIf(!canRunWithoutRights()).each([false, true])(
    "a file and a folder without permission, in git: %s",
    async (inGit) => {
      const cwd = temporaryFolder({
        "taintlint.yaml": CONFIGURATION,
        "web.yaml": POD,
        "secret.yaml": POD,
        "locked/a.yaml": POD,
      });
      if (inGit) execFileSync("git", ["init", "--quiet"], { cwd });
      // git trusts nobody else's repository.
      if (WITHOUT_RIGHTS.uid !== undefined) execFileSync("chown", ["-R", `${WITHOUT_RIGHTS.uid}`, cwd]);
      chmodSync(join(cwd, "secret.yaml"), 0o000);
      chmodSync(join(cwd, "locked"), 0o000);
      const { stdout } = program.run([], { cwd, ...WITHOUT_RIGHTS });
      chmodSync(join(cwd, "locked"), 0o755);
      expect(stdout).toContain("locked:1:1: warning[unreadable-file] cannot be searched: permission denied");
      expect(stdout).toContain("secret.yaml:1:1: warning[unreadable-file] cannot be read: permission denied");
      expect(stdout).toContain(" in 3 files (1 document, 1 workload, 2 pools)");
    },
  );
});

describe("a run without pools", () => {
  it("still reports what the API server refuses, and says what is missing", async () => {
    const cwd = temporaryFolder({ "invalid.yaml": INVALID_POD });
    const { exitCode, stdout } = await run([], { cwd });
    expect(stdout).toContain("invalid.yaml:8:");
    expect(stdout).toContain("error[invalid-toleration]");
    expect(stdout).toContain("notice: no node pools are declared, so placement cannot be judged");
    expect(exitCode).toBe(1);
  });
});
