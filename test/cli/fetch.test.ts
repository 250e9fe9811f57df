import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { ChartDownload } from "../../src/sources/network/download-chart.js";
import { openChartStore } from "../../src/sources/render/chart-store.js";
import { fetchCharts, openFetching } from "../../src/workspace/fetch-charts.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { runStep } from "../action/workflow-step.js";
import { makeRepository } from "../sources/git-repository.js";
import { type ChartServer, chartServer } from "./chart-server.js";
import { useDist } from "./dist-copy.js";
import { run } from "./in-process.js";
import { pack, packEntries } from "./packed-chart.js";
import { temporaryFolder } from "./temporary-folder.js";

const BUILT = "test/programs/built";
/** Only those that speak to a registry on loopback. */
const HELMS = ["helm", "helm4"].map((name) => resolve(BUILT, name)).filter((path) => existsSync(path));
const [HELM = ""] = HELMS;

const AGENT = {
  "values.yaml": "tolerations:\n  - {key: gpu, operator: Exists, effect: NoSchedule}\nother:\n  tolerations: []\n",
  "templates/agent.yaml": `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec:
      containers: [{name: agent, image: "agent:1"}]
      tolerations: {{ toYaml .Values.tolerations | nindent 8 }}
`,
};

function agent(version: string, files: Readonly<Record<string, string>> = {}): Buffer {
  return pack("agent", { "Chart.yaml": `apiVersion: v2\nname: agent\nversion: ${version}\n`, ...AGENT, ...files });
}

const POOLS = 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n';

const release = (source: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: agent, namespace: agents}
spec:
${source}
  values:
    tolerations: []
`;
const BY_REPOSITORY = release(
  "  chart:\n    spec:\n      chart: agent\n      version: 1.x\n      sourceRef: {kind: HelmRepository, name: charts}",
);
const BY_REGISTRY = release("  chartRef: {kind: OCIRepository, name: agent}");
const repository = (url: string) =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: charts, namespace: agents}\nspec: {url: "${url}"}\n`;
const registry = (url: string, ref: string) =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nmetadata: {name: agent, namespace: agents}\nspec: {url: "${url}", ref: ${ref}}\n`;
const APPLICATION = (host: string) => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: agent}
spec:
  destination: {server: https://kubernetes.default.svc, namespace: agents}
  source:
    repoURL: http://${host}/charts
    chart: agent
    targetRevision: 1.2.0
    helm:
      valuesObject:
        tolerations: []
`;

const NODE_GROUPS = ["general", "gpu"]
  .map((name) => {
    const taint =
      name === "gpu" ? '  taint {\n    key    = "gpu"\n    value  = "yes"\n    effect = "NO_SCHEDULE"\n  }\n' : "";
    return `resource "aws_eks_node_group" "${name}" {\n  node_group_name = "${name}"\n${taint}}\n`;
  })
  .join("");

interface Workspace {
  readonly folder: string;
  readonly cache: string;
  readonly taintlint: (...words: string[]) => ReturnType<typeof run>;
}

function workspace(files: Readonly<Record<string, string>>, helm = HELM, more = {}): Workspace {
  const folder = temporaryFolder({ "taintlint.yaml": POOLS, ...files });
  const home = temporaryFolder();
  const env = { HOME: home, XDG_CACHE_HOME: join(home, "cache"), TAINTLINT_HELM: helm, ...more };
  const taintlint = (...words: string[]) => run(words, { cwd: folder, env });
  return { folder, cache: join(home, "cache/taintlint/charts"), taintlint };
}

/** `file:line rule message` */
async function findings({ taintlint }: Workspace): Promise<string[]> {
  const { stdout } = await taintlint("--format", "concise");
  return stdout.split("\n").filter((line) => /^\S+:\d+:/.test(line));
}

const flux = ({ host }: ChartServer) => ({
  "repository.yaml": repository(`http://${host}/charts`),
  "agent.yaml": BY_REPOSITORY,
});

describe.skipIf(HELM === "")("charts from outside of the repository", () => {
  it.each(HELMS)("shows every address before it asks one, locks what it brings, and judges it: %s", async (helm) => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0"), "2.0.0": agent("2.0.0") } });
    const own = workspace(flux(server), helm);
    const shown = await own.taintlint("fetch");
    expect(shown).toMatchObject({ exitCode: 1, stderr: "" });
    expect(shown.stdout).toContain(`http://${server.host}/charts\n    agent 1.x\n`);
    expect(server.asked).toEqual([]);
    expect((await own.taintlint()).stdout).toContain(
      "1 release is not rendered: use --charts fetch or taintlint fetch",
    );

    expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
    const lock = JSON.parse(readFileSync(join(own.folder, "taintlint.lock"), "utf8"));
    expect(lock.charts).toMatchObject([{ name: "agent", wanted: "1.x", version: "1.2.0" }]);
    expect(readdirSync(own.cache)).toEqual([`${lock.charts[0].digest.slice("sha256:".length)}.tgz`]);

    const asked = server.asked.length;
    const found = await findings(own);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^agent\.yaml:11:.*daemonset-misses-pool/);
    expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0 });
    expect(await own.taintlint("fetch", "--check")).toMatchObject({ exitCode: 0 });
    expect(server.asked).toHaveLength(asked);
  });

  it.each(HELMS)("gets a chart of an OCI registry by a tag and by a range: %s", async (helm) => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0"), "1.3.0": agent("1.3.0") } });
    for (const [ref, version] of [
      ['{tag: "1.2.0"}', "1.2.0"],
      ['{semver: "1.x"}', "1.3.0"],
    ] as const) {
      const files = { "source.yaml": registry(`oci://${server.host}/oci/agent`, ref), "agent.yaml": BY_REGISTRY };
      const own = workspace(files, helm);
      expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
      expect(readFileSync(join(own.folder, "taintlint.lock"), "utf8")).toContain(`"version": "${version}"`);
      expect(await findings(own)).toEqual([expect.stringMatching(/^agent\.yaml:7:.*daemonset-misses-pool/)]);
    }
  });

  it("follows Argo CD's Applications, and dependencies that are not vendored", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const own = workspace({
      "application.yaml": APPLICATION(server.host),
      "chart/Chart.yaml": `apiVersion: v2\nname: own\nversion: 1.0.0\ndependencies:\n  - {name: agent, version: 1.2.0, repository: "http://${server.host}/charts"}\n`,
      "chart/values.yaml": "agent:\n  tolerations: [{key: other, operator: Exists}]\n",
      "chart/templates/none.yaml": "",
    });
    expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
    const found = await findings(own);
    expect(found).toContainEqual(expect.stringMatching(/^application\.yaml:12:.*daemonset-misses-pool/));
    expect(found).toContainEqual(expect.stringMatching(/^chart\/(values|Chart)\.yaml:\d+:.*daemonset-misses-pool/));
  });

  it("is judged by the action, unless its input leaves locked charts out", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const own = workspace(flux(server));
    await own.taintlint("fetch", "--yes");
    const step = (charts: string) =>
      runStep({ cwd: own.folder, inputs: { charts, helm: HELM }, env: { XDG_CACHE_HOME: join(own.cache, "../..") } });
    expect((await step("locked")).log).toContain("daemonset-misses-pool");
    expect((await step("off")).log).not.toContain("daemonset-misses-pool");
  });

  it("tells at the release of a dependency that its archive lacks", async () => {
    const metadata =
      'apiVersion: v2\nname: agent\nversion: 1.2.0\ndependencies: [{name: part, version: 1.0.0, repository: ""}]\n';
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0", { "Chart.yaml": metadata }) } });
    const own = workspace(flux(server));
    await own.taintlint("fetch", "--yes");
    const found = await findings(own);
    expect(found).toContainEqual(
      expect.stringMatching(/^agent\.yaml:\d+:.*not-rendered.*dependency "part" is not in "charts\/"$/),
    );
    expect(found.join("\n")).not.toContain("taintlint.lock");
  });

  it("names the value to set where a default of the chart decides", async () => {
    const server = await chartServer({
      agent: { "1.2.0": agent("1.2.0", { "values.yaml": "tolerations: []\nnodeSelector: {}\n" }) },
    });
    for (const [files, at] of [
      [{ ...flux(server), "agent.yaml": BY_REPOSITORY.replace("tolerations: []", "other: 1") }, "spec.values"],
      [
        { "application.yaml": APPLICATION(server.host).replace("tolerations: []", "other: 1") },
        "spec.source.helm.valuesObject",
      ],
    ] as const) {
      const own = workspace(files);
      expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
      const { stdout } = await own.taintlint("--full");
      expect(stdout.replaceAll(/\s+/g, " ")).toContain(`a default of the chart decides: set "tolerations" in ${at}`);
    }
    const given = workspace(flux(server));
    await given.taintlint("fetch", "--yes");
    expect((await given.taintlint("--full")).stdout).not.toContain("a default of the chart decides");
  });

  it("follows an Application that a chart of the repository prints", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const own = workspace({
      "apps/Chart.yaml": "apiVersion: v2\nname: apps\nversion: 1.0.0\n",
      "apps/values.yaml": `host: ${server.host}\n`,
      "apps/templates/agent.yaml": APPLICATION("{{ .Values.host }}"),
    });
    expect((await own.taintlint()).stdout).toContain("1 release is not rendered");
    expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
    const found = await findings(own);
    expect(found).toEqual([expect.stringMatching(/^apps\/templates\/agent\.yaml:2:.*daemonset-misses-pool/)]);
    expect((await own.taintlint()).stdout).not.toContain("not rendered");
  });

  it("judges what Terraform installs from a chart repository and from a registry", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    for (const source of [
      `  repository = "http://${server.host}/charts"\n  chart = "agent"\n  version = "1.2.0"`,
      `  repository = "oci://${server.host}/oci"\n  chart = "agent"\n  version = "1.2.0"`,
      `  chart = "oci://${server.host}/oci/agent"\n  version = "1.2.0"`,
    ]) {
      const values = "  values = [<<-EOT\n    tolerations: []\n    EOT\n  ]";
      const own = workspace({
        "taintlint.yaml": "version: 1\nfrom: [{path: prod}]\n",
        "prod/main.tf": `terraform {\n  backend "s3" {}\n}\n${NODE_GROUPS}resource "helm_release" "agent" {\n  name = "agent"\n${source}\n${values}\n}\n`,
      });
      expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
      const found = await findings(own);
      const text = readFileSync(join(own.folder, "prod/main.tf"), "utf8").split("\n");
      const line = text.findIndex((one) => one.includes("tolerations: []")) + 1;
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^prod/main\\.tf:${line}:.*daemonset-misses-pool`)),
      );
    }
  });

  const KUSTOMIZED = (host: string, more: string) =>
    `helmCharts:\n  - name: agent\n    repo: http://${host}/charts\n    version: 1.2.0\n    releaseName: agent\n${more}`;

  it.each(HELMS)("renders the charts of a kustomization as it patches them: %s", async (helm) => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const inline = "    valuesInline:\n      tolerations: []\n";
    const patch = (toleration: string) =>
      `patches:\n  - target: {kind: DaemonSet}\n    patch: '[{"op": "add", "path": "/spec/template/spec/tolerations", "value": [${toleration}]}]'\n`;
    for (const [files, expected] of [
      [{ "kustomization.yaml": KUSTOMIZED(server.host, inline) }, ["kustomization.yaml:7"]],
      [
        {
          "kustomization.yaml": KUSTOMIZED(server.host, "    valuesFile: agent.yaml\n"),
          "agent.yaml": "\ntolerations: []\n",
        },
        ["agent.yaml:2"],
      ],
      [{ "kustomization.yaml": KUSTOMIZED(server.host, inline) + patch('{"operator": "Exists"}') }, []],
      [{ "kustomization.yaml": KUSTOMIZED(server.host, patch("")) }, ["kustomization.yaml:8"]],
    ] as const) {
      const own = workspace(files as Record<string, string>, helm);
      expect((await own.taintlint()).stdout).toContain('renders the helm chart "agent", which is not locked');
      expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode: 0, stderr: "" });
      for (const _ of ["cold", "warm"]) {
        const found = await findings(own);
        expect(found.map((one) => /^([^:]+:\d+):.*daemonset-misses-pool/.exec(one)?.[1])).toEqual(expected);
      }
    }
  });

  it("renders a chart that stands beside its kustomization", async () => {
    const own = workspace({
      "base/kustomization.yaml":
        "helmCharts:\n  - name: agent\n    valuesInline:\n      tolerations: [{key: other, operator: Exists}]\n",
      "base/charts/agent/Chart.yaml": "apiVersion: v2\nname: agent\nversion: 1.2.0\n",
      ...Object.fromEntries(Object.entries(AGENT).map(([path, text]) => [`base/charts/agent/${path}`, text])),
      "kustomization.yaml": "resources: [base]\nnamePrefix: own-\n",
    });
    expect(await findings(own)).toContainEqual(
      expect.stringMatching(/^base\/kustomization\.yaml:4:.*daemonset-misses-pool/),
    );
  });

  it("refuses an archive that is another one than was locked, in the cache and at its address", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const own = workspace(flux(server));
    await own.taintlint("fetch", "--yes");
    const [name = ""] = readdirSync(own.cache);
    const other = agent("1.2.0", { "templates/more.yaml": "" });
    writeFileSync(join(own.cache, name), other);
    const refused = await own.taintlint();
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain("holds other bytes than those that were locked");
    expect(await findings(own)).toEqual([]);

    const lock = readFileSync(join(own.folder, "taintlint.lock"), "utf8");
    server.archives = { agent: { "1.2.0": other } };
    const fetched = await own.taintlint("fetch", "--yes");
    expect(fetched.exitCode).toBe(1);
    expect(fetched.stderr).toContain("version 1.2.0 is another archive now than taintlint.lock has");
    expect(readFileSync(join(own.folder, "taintlint.lock"), "utf8")).toBe(lock);
    expect(await own.taintlint("fetch", "--update", "--yes")).toMatchObject({ exitCode: 0 });
    expect(await findings(own)).toHaveLength(1);
  });

  it.each([
    ["a path out of its folder", [{ name: "agent/../../evil", content: "x" }], "can be read in several ways"],
    ["a link", [{ name: "agent/link", type: "2", link: "/etc/passwd" }], "it contains a link"],
    ["a bomb", [{ name: "agent/bomb", content: Buffer.alloc(80 * 1024 * 1024) }], "more than 64 MiB"],
  ])("refuses an archive with %s, and goes on with the others", async (_, entries, why) => {
    const metadata = (name: string) => ({
      name: `${name}/Chart.yaml`,
      content: `apiVersion: v2\nname: ${name}\nversion: 1.2.0\n`,
    });
    const server = await chartServer({
      agent: { "1.2.0": packEntries([metadata("agent"), ...entries]) },
      good: { "1.2.0": packEntries([metadata("good")]) },
    });
    const own = workspace({
      ...flux(server),
      "good.yaml": BY_REPOSITORY.replace("chart: agent", "chart: good").replace("name: agent", "name: good"),
    });
    const fetched = await own.taintlint("fetch", "--yes");
    expect(fetched.exitCode).toBe(1);
    expect(fetched.stderr.replaceAll(/\s+/g, " ")).toMatch(new RegExp(`agent 1\\.x of .* is not locked: .*${why}`));
    expect(fetched.stdout).toContain("1 chart is locked, of 2");
  });

  it("never asks an address with a name and a password, nor one of another kind", async () => {
    for (const url of [
      "https://name:secret@charts.test/",
      "file:///etc",
      "s3://bucket/charts",
      "https://charts.test/?token=secret",
    ]) {
      const own = workspace({ "repository.yaml": repository(url), "agent.yaml": BY_REPOSITORY });
      const { exitCode, stdout } = await own.taintlint("fetch", "--yes");
      expect([exitCode, stdout]).toEqual([0, expect.not.stringContaining("secret")]);
      expect(existsSync(join(own.folder, "taintlint.lock"))).toBe(false);
    }
  });

  it("gets a chart with the login of helm registry login, which no other host sees", async () => {
    const [server, other] = [await chartServer({ agent: { "1.2.0": agent("1.2.0") } }), await chartServer({})];
    const path = "/v2/oci/agent/manifests/1.2.0";
    const seen: string[] = [];
    const token: ChartServer["routes"][string] = ({ headers }, response) => {
      seen.push(`${headers.host} ${headers.authorization}`);
      response.end('{"token": "own"}');
    };
    const guarded =
      (realm: ChartServer): ChartServer["routes"][string] =>
      ({ headers }, response) => {
        if (headers.authorization === "Bearer own") return server.answer(path, response);
        return response.writeHead(401, { "www-authenticate": `Bearer realm="http://${realm.host}/token"` }).end();
      };
    other.routes = { "/token": token };
    const config = join(
      temporaryFolder({ "config.json": JSON.stringify({ auths: { [server.host]: { auth: "bWU6aXQ=" } } }) }),
      "config.json",
    );
    const url = `oci://${server.host}/oci/agent`;
    // An address that a person has been shown may be private, and so may the realm of its own host alone.
    for (const [realm, exitCode] of [
      [server, 0],
      [other, 1],
    ] as const) {
      server.routes = { "/token": token, [path]: guarded(realm) };
      const own = workspace({ "source.yaml": registry(url, '{tag: "1.2.0"}'), "agent.yaml": BY_REGISTRY }, HELM, {
        HELM_REGISTRY_CONFIG: config,
      });
      expect(await own.taintlint("fetch", "--yes")).toMatchObject({ exitCode });
    }
    expect(seen).toEqual([`${server.host} Basic bWU6aXQ=`]);
    expect(other.asked).toEqual([]);
  });

  it("ends at a bound of the whole, and says which charts it did not ask for", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const address = `http://${server.host}/charts`;
    const charts = ["agent", "other", "more"].map((name) => ({ name, address, wanted: "1.2.0" }));
    const cache = temporaryFolder();
    const store = openChartStore(join(cache, "charts"));
    const asked = { charts, lockPath: join(cache, "lock"), locked: new Map(), store };
    const late = openFetching(asked, {}, performance.now() - 600_000);
    const pulls: ChartDownload[] = [openFetching(asked, {})];
    const download: ChartDownload = (chart, version) => (pulls.pop() ?? late)(chart, version);
    const { locked, failures } = await fetchCharts(asked, false, download, NO_PROGRESS);
    expect(locked.map(({ name }) => name)).toEqual(["agent"]);
    expect(failures).toMatchObject(
      ["other", "more"].map((name) => ({ chart: { name }, problem: "there is no time left for it" })),
    );
    expect(server.asked.filter((path) => path.endsWith(".tgz"))).toEqual(["/charts/agent-1.2.0.tgz"]);
  });

  it("tells of a lock that it cannot read, and of archives that are not on this machine", async () => {
    const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
    const own = workspace({ ...flux(server), "taintlint.lock": "{" });
    expect(await own.taintlint()).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("taintlint.lock: it is no JSON"),
    });
    const digest = `sha256:${"0".repeat(64)}`;
    const entry = { name: "agent", address: `http://${server.host}/charts`, wanted: "1.x", version: "1.2.0", digest };
    writeFileSync(join(own.folder, "taintlint.lock"), JSON.stringify({ format: 1, charts: [entry] }));
    expect((await own.taintlint()).stdout).toContain(
      '1 chart of taintlint.lock not on this machine: run "taintlint fetch"',
    );
  });
});

it("tells a reviewer of a lock that is gone, and of one with another archive under the same version", async () => {
  const entry = (address: string, digest: string) =>
    JSON.stringify({
      format: 1,
      charts: [{ address, name: "agent", wanted: "1.x", version: "1.2.0", digest: `sha256:${digest.repeat(64)}` }],
    });
  const address = "https://charts.test";
  const { folder, write, git } = makeRepository({
    "taintlint.yaml": POOLS,
    "repository.yaml": repository(address),
    "agent.yaml": BY_REPOSITORY,
    "taintlint.lock": entry(address, "a"),
  });
  const told = async () => {
    const words = ["--base", "HEAD", "--only", "weakened-check", "--format", "concise"];
    const { stdout } = await run(words, { cwd: folder, env: { HOME: folder } });
    return stdout.split("\n").filter((line) => line.includes("weakened-check"));
  };
  const other = 'version "1.2.0" of chart "agent" is locked as another archive';
  expect(await told()).toEqual([]);
  write({ "taintlint.lock": entry(address, "b") });
  expect(await told()).toEqual([expect.stringMatching(new RegExp(`^taintlint.lock:1:.*${other}$`))]);
  write({ "taintlint.lock": entry("https://mirror.test", "b") });
  expect(await told()).toEqual([expect.stringContaining(`${other}, and comes from "https://mirror.test"`)]);
  write({ "taintlint.lock": entry(address, "b").replace('"1.2.0"', '"1.3.0"') });
  expect(await told()).toEqual([]);
  git("rm", "--quiet", "--force", "taintlint.lock");
  expect(await told()).toEqual([expect.stringContaining('the lock "taintlint.lock" is gone')]);
});

const cli = useDist("cli.js");

it.skipIf(HELM === "" || !existsSync("/usr/bin/strace"))("lint connects to nothing, with a lock too", async () => {
  const server = await chartServer({ agent: { "1.2.0": agent("1.2.0") } });
  const own = workspace(flux(server));
  await own.taintlint("fetch", "--yes");
  const log = join(temporaryFolder(), "strace");
  const home = resolve(own.cache, "../../..");
  const words = ["-f", "-e", "trace=connect,sendto", "-o", log, process.execPath, cli(), "--no-cache"];
  const { stdout } = spawnSync("/usr/bin/strace", words, {
    cwd: own.folder,
    env: { PATH: process.env.PATH, HOME: home, XDG_CACHE_HOME: join(home, "cache"), TAINTLINT_HELM: HELM },
    encoding: "utf8",
  });
  expect(stdout).toContain("daemonset-misses-pool");
  expect(readFileSync(log, "utf8").match(/AF_INET6?.*/g)).toBeNull();
});
