import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { openChartSession } from "../../src/workspace/chart-session.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { runStep } from "../action/workflow-step.js";
import { makeRepository } from "../sources/git-repository.js";
import { type ChartServer, chartServer } from "./chart-server.js";
import { run } from "./in-process.js";
import { pack } from "./packed-chart.js";
import { temporaryFolder } from "./temporary-folder.js";

const HELM = resolve("test/programs/built/helm");
const hasHelm = existsSync(HELM);
if (!hasHelm) console.warn("skipped: helm is not built");

const POOLS = 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n';
const TOLERATION = "{key: gpu, operator: Exists, effect: NoSchedule}";

function agent(name: string, version: string, tolerations = `[${TOLERATION}]`): Buffer {
  return pack(name, {
    "Chart.yaml": `apiVersion: v2\nname: ${name}\nversion: ${version}\n`,
    "values.yaml": `tolerations: ${tolerations}\n`,
    "templates/agent.yaml": `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      containers: [{name: agent, image: "agent:1"}]
      tolerations: {{ toYaml .Values.tolerations | nindent 8 }}
`,
  });
}

const repository = (url: string, name = "charts") =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: ${name}}\nspec: {url: "${url}"}\n`;

function release(chart: string, version: string, values = "{tolerations: []}", source = "charts"): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${chart}}
spec:
  chart:
    spec:
      chart: ${chart}
      version: ${version}
      sourceRef: {kind: HelmRepository, name: ${source}}
  values: ${values}
`;
}

const IN_REGISTRY = (url: string, tag: string) => `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: agent}
spec: {url: "${url}", ref: ${tag}}
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: agent}
spec:
  chartRef: {kind: OCIRepository, name: agent}
  values: {tolerations: []}
`;

interface Linted {
  readonly exitCode: number | null;
  readonly found: readonly string[];
  readonly text: string;
  readonly stored: readonly string[];
}

const home = () => temporaryFolder();

async function lint(folder: string, cache: string, ...words: string[]): Promise<Linted> {
  const env = { HOME: cache, XDG_CACHE_HOME: join(cache, "cache"), TAINTLINT_HELM: HELM };
  const { exitCode, stdout, stderr } = await run(words, { cwd: folder, env });
  const store = join(cache, "cache/taintlint/charts");
  const stored = existsSync(store) ? readdirSync(store).filter((name) => name.endsWith(".tgz")) : [];
  const found = [...stdout.matchAll(/^(?:error|warning|note)\[([\w-]+)\]|^\s*--> (\S+:\d+)/gm)].map(([line]) => line);
  return { exitCode, found, text: `${stdout}${stderr}`, stored };
}

const fetching = (server: ChartServer, path = "/charts") => [
  "--charts",
  "fetch",
  "--chart-source",
  `http://${server.host}${path}`,
];
const archives = (...versions: string[]) => ({
  agent: Object.fromEntries(versions.map((version) => [version, agent("agent", version)])),
});

describe.skipIf(!hasHelm)("a run with --charts fetch", () => {
  it("renders as with a lock, and asks nothing without the setting", async () => {
    const server = await chartServer(archives("1.2.0", "1.10.0", "2.0.0"));
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.x"),
    });
    const cache = home();
    const without = await lint(folder, cache);
    expect(without.text).toContain("1 release is not rendered: use --charts fetch");
    expect(server.asked).toEqual([]);

    const first = await lint(folder, cache, ...fetching(server));
    expect(first.text).toContain("1 workload");
    expect(first.text).toContain("daemonset-misses-pool");
    expect(first.text).toContain("agent.yaml:10");
    expect(server.asked).toEqual(["/charts/index.yaml", "/charts/agent-1.10.0.tgz"]);
    expect(first.stored).toHaveLength(1);

    // What is stored is read by nothing that does not name its digest.
    expect((await lint(folder, cache)).text).toContain("1 release is not rendered: use --charts fetch");
    // The index tells the digest of what is stored.
    const again = await lint(folder, cache, ...fetching(server));
    expect(again.text).toContain("daemonset-misses-pool");
    expect(server.asked.slice(2)).toEqual(["/charts/index.yaml"]);
  });

  it("reads an index once, and is silent where the release tolerates the pool", async () => {
    const server = await chartServer({ ...archives("1.0.0"), other: { "1.0.0": agent("other", "1.0.0") } });
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.0.0", "{}"),
      "other.yaml": release("other", "1.0.0", `{tolerations: [${TOLERATION}]}`),
    });
    const { exitCode, text } = await lint(folder, home(), ...fetching(server));
    expect([exitCode, text]).toEqual([0, expect.stringContaining("2 workloads")]);
    expect(text).toContain("no findings");
    expect(server.asked.filter((path) => path.endsWith("index.yaml"))).toHaveLength(1);
  });

  it.each([
    ["{tag: 1.2.0}", "1.2.0"],
    ['{semver: ">=1.0.0 <2.0.0"}', "1.10.0"],
  ])("gets a chart of a registry by %s, with the token that it gives to anyone", async (ref, version) => {
    const server = await chartServer(archives("1.2.0", "1.10.0", "2.0.0"));
    const url = `oci://${server.host}/oci/agent`;
    const folder = temporaryFolder({ "taintlint.yaml": POOLS, "agent.yaml": IN_REGISTRY(url, ref) });
    const tokens: (string | undefined)[] = [];
    const guarded = [`/v2/oci/agent/manifests/${version}`, "/v2/oci/agent/tags/list"];
    server.routes = Object.fromEntries([
      ["/token", (_: unknown, response: { end: (text: string) => void }) => response.end('{"token": "anyone"}')],
      ...guarded.map((path) => [
        path,
        (request: { headers: { authorization?: string } }, response: import("node:http").ServerResponse) => {
          tokens.push(request.headers.authorization);
          if (request.headers.authorization === "Bearer anyone") return void server.answer(path, response);
          const realm = `Bearer realm="http://${server.host}/token",service="registry",scope="repository:oci/agent:pull"`;
          response.writeHead(401, { "www-authenticate": realm }).end();
        },
      ]),
    ]);
    const { text } = await lint(folder, home(), "--charts", "fetch", "--chart-source", url);
    expect(text).toContain("daemonset-misses-pool");
    expect(tokens.slice(0, 2)).toEqual([undefined, "Bearer anyone"]);
    expect(server.asked).toContain("/token");
  });

  it("follows an index to a release and its redirect, and sends no header with it", async () => {
    const [pages, releases, blobs] = [
      await chartServer(archives("1.2.0")),
      await chartServer({}),
      await chartServer({}),
    ];
    pages.place = `http://${releases.host}/releases/`;
    const path = "/releases/agent-1.2.0.tgz";
    const headers: unknown[] = [];
    releases.routes = {
      [path]: (_, response) => response.writeHead(302, { location: `http://${blobs.host}/blob` }).end(),
    };
    blobs.routes = {
      "/blob": (request, response) => {
        headers.push(Object.keys(request.headers).sort());
        response.end(pages.archives.agent?.["1.2.0"]);
      },
    };
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${pages.host}/charts`),
      "agent.yaml": release("agent", "1.2.0"),
    });
    const named = [releases, blobs].flatMap(({ host }) => ["--chart-source", `http://${host}/`]);
    const { text } = await lint(folder, home(), ...fetching(pages), ...named);
    expect(text).toContain("daemonset-misses-pool");
    expect(headers).toEqual([["accept", "connection", "host", "user-agent"]]);
    // Without their names the same hosts are private.
    const other = await lint(folder, home(), ...fetching(pages));
    expect(other.text).toContain(`"http://${releases.host}" is not https`);
  });
});

describe.skipIf(!hasHelm)("what a change may have asked", () => {
  it("is an address that the base names, and no other", async () => {
    const server = await chartServer({ ...archives("1.0.0"), other: { "1.0.0": agent("other", "1.0.0") } });
    const evil = await chartServer(archives("1.0.0"));
    const { folder, commit } = makeRepository({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.0.0"),
    });
    commit({
      "own.yaml": `${repository(`http://${evil.host}/charts`, "own")}---\n${release("agent", "1.0.0", "{}", "own").replace("name: agent", "name: own")}`,
      "other.yaml": release("other", "1.0.0"),
      "README.md": `http://${evil.host}/charts`,
      "taintlint.lock": JSON.stringify({
        format: 1,
        charts: [
          {
            ...{ address: `http://${evil.host}/charts`, name: "agent", wanted: "1.0.0", version: "1.0.0" },
            digest: `sha256:${"0".repeat(64)}`,
          },
        ],
      }),
    });
    // The hosts are named, so that nothing but the base says what may be asked.
    const hosts = [server, evil].flatMap(({ host }) => ["--chart-source", `http://${host}`]);
    const { text } = await lint(folder, home(), "--base", "HEAD^", "--charts", "fetch", ...hosts);
    expect(evil.asked).toEqual([]);
    expect(text).toContain("1 chart is not downloaded: the base lacks its address: merge that first");
    expect(text).toContain(`agent 1.0.0 of http://${evil.host}/charts`);
    expect(text).toContain("other.yaml:10");
    expect(server.asked.filter((path) => path.endsWith("index.yaml"))).toHaveLength(1);
  });

  it("is nothing in an action that lacks its base", async () => {
    const server = await chartServer(archives("1.0.0"));
    const { folder, commit, git } = makeRepository({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
    });
    commit({ "agent.yaml": release("agent", "1.0.0") });
    const event = {
      pull_request: { number: 1, base: { sha: "0".repeat(40) }, head: { sha: git("rev-parse", "HEAD") } },
    };
    const inputs = { charts: "fetch", helm: HELM, "chart-sources": `http://${server.host}/charts` };
    const env = { XDG_CACHE_HOME: temporaryFolder(), GITHUB_EVENT_NAME: "pull_request" };
    const { log } = await runStep({ cwd: folder, inputs, env, event });
    expect(log).toContain('set "fetch-depth: 2"');
    expect(log).toContain("1 release is not rendered");
    expect(server.asked).toEqual([]);
    const based = await runStep({ cwd: folder, inputs: { ...inputs, base: "HEAD^" }, env, event });
    expect(based.log).toContain("daemonset-misses-pool");
  });

  it("is nothing that nobody named: a run without a base lists it", async () => {
    const server = await chartServer(archives("1.0.0"));
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.0.0"),
    });
    const cache = home();
    const { text } = await lint(folder, cache, "--charts", "fetch");
    expect(text).toContain("1 chart is not downloaded: name it with --chart-source");
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["loopback", "https://127.0.0.1:1/", '"127.0.0.1:1" has no public address'],
    ["a name of loopback", "https://localhost:1/", '"localhost:1" has no public address'],
    ["IPv6 loopback", "https://[::1]/", '"[::1]" has no public address'],
    ["a mapped address", "https://[::ffff:169.254.169.254]/", "has no public address"],
    ["another writing of one", "https://2130706433/", '"127.0.0.1" has no public address'],
    ["metadata", "https://169.254.169.254/latest/", '"169.254.169.254" has no public address'],
    ["metadata without TLS", "http://169.254.169.254/latest/", '"http://169.254.169.254" is not https'],
    ["a private network", "https://10.1.2.3/", '"10.1.2.3" has no public address'],
    ["another scheme", "evil://charts/", '"evil://charts" is not https'],
    ["a file", "file:///etc/", "is not https"],
    ["a login", "https://user:word@example.com/", "an address that it leads to holds a login"],
  ])("does not lead to %s, by an index or a redirect", async (_, place, says) => {
    const server = await chartServer(archives("1.0.0"));
    server.place = place;
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.0.0"),
    });
    const byIndex = await lint(folder, home(), ...fetching(server));
    expect(byIndex.text).toContain("1 chart is not downloaded");
    expect(byIndex.text).toContain(says);
    server.place = "";
    server.routes = {
      "/charts/agent-1.0.0.tgz": (_request, response) => response.writeHead(302, { location: `${place}a.tgz` }).end(),
    };
    const byRedirect = await lint(folder, home(), ...fetching(server));
    expect(byRedirect.text).toContain(says);
    expect(byRedirect.stored).toEqual([]);
  });

  it("ends in time, and says what was left", async () => {
    const [server, silent] = [await chartServer(archives("1.0.0")), await chartServer({})];
    silent.routes = { "/charts/index.yaml": () => undefined };
    const address = ({ host }: ChartServer) => `http://${host}/charts`;
    const charts = [silent, server].map((one) => ({ name: "agent", address: address(one), wanted: "1.0.0" }));
    const options = {
      ...{ workingDirectory: temporaryFolder(), paths: [], globs: [], config: undefined, inventory: undefined },
      ...{ cluster: undefined, stdin: undefined },
      rendering: {
        ...{ environment: { HOME: home() }, render: undefined, useCache: false },
        chartSources: [silent, server].map(address),
      },
    };
    const { value: session } = openChartSession(options, undefined);
    const done = await session?.(charts, [], 1000, NO_PROGRESS);
    expect(done?.charts).toMatchObject([{ address: address(server), version: "1.0.0" }]);
    expect(done?.notices).toEqual([
      `1 chart is not downloaded: "${silent.host}" does not answer: agent 1.0.0 of ${address(silent)}`,
    ]);
  });

  it("is bounded: in bytes, in hops, and by its digest", async () => {
    const server = await chartServer(archives("1.0.0"));
    const folder = temporaryFolder({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "1.0.0"),
    });
    const told = async (path: string, answer: ChartServer["routes"][string]) => {
      server.routes = { [path]: answer };
      const { text, stored } = await lint(folder, home(), ...fetching(server));
      expect(stored).toEqual([]);
      return text;
    };
    const ARCHIVE = "/charts/agent-1.0.0.tgz";
    const endless: ChartServer["routes"][string] = (_, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", write);
      write();
    };
    expect(await told("/charts/index.yaml", endless)).toContain("is larger than 32 MiB");
    expect(await told(ARCHIVE, endless)).toMatch(/is larger than \d+ MiB/);
    const round: ChartServer["routes"][string] = (_, response) => response.writeHead(307, { location: ARCHIVE }).end();
    expect(await told(ARCHIVE, round)).toContain("it leads to more than 5 further addresses");
    expect(server.asked.filter((path) => path === ARCHIVE)).toHaveLength(1 + 5);
    expect(await told(ARCHIVE, (_, response) => void response.end(agent("agent", "1.0.0", "[]")))).toContain(
      "its bytes are others than its digest",
    );
    expect(await told(ARCHIVE, (_, response) => void response.writeHead(403).end())).toContain("it needs a login");
  });
});

describe.skipIf(!hasHelm)("a change of a chart's version", () => {
  const bump = async (to: string, more: Readonly<Record<string, string>> = {}) => {
    const server = await chartServer({
      agent: {
        "0.40.1": agent("agent", "0.40.1"),
        "0.41.0": agent("agent", "0.41.0", "[]"),
        "0.42.0": agent("agent", "0.42.0"),
      },
    });
    const { folder, commit } = makeRepository({
      "taintlint.yaml": POOLS,
      "charts.yaml": repository(`http://${server.host}/charts`),
      "agent.yaml": release("agent", "0.40.1", "{}"),
    });
    commit({ "agent.yaml": release("agent", to, "{}"), ...more });
    const host = ["--charts", "fetch", "--chart-source", `http://${server.host}`];
    const { stdout } = await run(["--base", "HEAD^", "--format", "json", ...host], {
      cwd: folder,
      env: { HOME: home(), TAINTLINT_HELM: HELM },
    });
    return { folder, server, json: JSON.parse(stdout) };
  };

  it("is told at the version, with who no longer runs where", async () => {
    const { folder, server, json } = await bump("0.41.0");
    expect(json.findings).toMatchObject([
      {
        rule: "taint-change-impact",
        source: { file: "agent.yaml", line: 8 },
        message:
          'chart agent 0.40.1 \u2192 0.41.0: DaemonSet default/agent loses 1 toleration and no longer runs on pool "gpu"',
        also: [{ rule: "daemonset-misses-pool" }],
      },
    ]);
    const inputs = { charts: "fetch", "chart-sources": `http://${server.host}`, base: "HEAD^", helm: HELM };
    const step = await runStep({ cwd: folder, inputs, env: { HOME: home() } });
    const annotations = step.log.split("\n").filter((line) => /^::(?:error|warning|notice) /.test(line));
    expect(annotations).toEqual([expect.stringMatching(/^::warning .*file=agent\.yaml,line=8,.*0\.41\.0/)]);
  });

  it("is silent where the new version tolerates the same", async () => {
    const { json } = await bump("0.42.0");
    expect([json.coverage.workloads, json.coverage.releases, json.findings]).toEqual([1, 0, []]);
  });

  it("is not blamed for what other values do", async () => {
    const { json } = await bump("0.42.0", { "agent.yaml": release("agent", "0.42.0", "{tolerations: []}") });
    expect(json.findings).toMatchObject([{ rule: "daemonset-misses-pool", source: { file: "agent.yaml", line: 10 } }]);
  });

  it("is not blamed for a pool or a policy that changes with it", async () => {
    const gone = await bump("0.41.0", { "taintlint.yaml": POOLS.replace("gpu=yes", "gpu=other") });
    expect(gone.json.findings.map(({ message }: { message: string }) => message).join()).not.toContain("0.41.0");
    expect(gone.json.findings).toContainEqual(expect.objectContaining({ rule: "taint-change-impact" }));
  });

  it("is told by weakened-check where the release cannot be rendered any more", async () => {
    const { json } = await bump("0.43.0");
    expect(json.findings).toMatchObject([
      { rule: "weakened-check", source: { file: "agent.yaml" }, message: expect.stringContaining("was rendered") },
    ]);
    expect(json.notices).toContainEqual(expect.stringContaining("there is no such version"));
  });

  it("is told once where a values file is gone", async () => {
    const server = await chartServer({ agent: { "0.40.1": agent("agent", "0.40.1") } });
    const application = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: agent}
spec:
  sources:
    - {repoURL: "http://${server.host}/charts", chart: agent, targetRevision: 0.40.1, helm: {valueFiles: [$values/agent.yaml]}}
    - {repoURL: "https://git.example.com/own.git", ref: values}
`;
    const { folder, git } = makeRepository({
      "taintlint.yaml": POOLS,
      "app.yaml": application,
      "agent.yaml": "other: 1\n",
    });
    git("remote", "add", "origin", "https://git.example.com/own.git");
    git("rm", "-q", "agent.yaml");
    git("commit", "-qm", "values");
    const words = [
      "--base",
      "HEAD^",
      "--format",
      "json",
      "--charts",
      "fetch",
      "--chart-source",
      `http://${server.host}`,
    ];
    const { stdout } = await run(words, { cwd: folder, env: { HOME: home(), TAINTLINT_HELM: HELM } });
    const told = JSON.parse(stdout).findings.filter(({ rule }: { rule: string }) => rule === "weakened-check");
    expect(told).toMatchObject([
      { source: { file: "app.yaml", line: 6 }, message: expect.stringContaining("agent.yaml") },
    ]);
  });
});
