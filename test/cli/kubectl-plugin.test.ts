import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.js";

interface Plugin {
  readonly KINDS: readonly string[];
  readonly splitWords: (words: readonly string[]) => { kubectl: readonly string[]; taintlint: readonly string[] };
}

const PLUGIN = "bin/kubectl-taintlint.js";
const { KINDS, splitWords }: Plugin = await import(resolve("bin/read-cluster.js"));

const BUILT = resolve("test/programs/built");
const kubectl = [join(BUILT, "kubectl"), "kubectl"].find(
  (program) => spawnSync(program, ["version", "--client"]).status === 0,
);
if (kubectl === undefined) console.warn("skipped: no kubectl is in test/programs/built, nor on PATH");

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the plugin with the folder of kubectl alone on PATH, beside this process, which may be the cluster. */
function run(words: readonly string[], path: string, kubeconfig = ""): Promise<Ended> {
  const cwd = temporaryFolder();
  const child = spawn(process.execPath, [resolve(PLUGIN), ...words], {
    ...{ cwd, env: { PATH: path, HOME: cwd, KUBECONFIG: kubeconfig } },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].on("data", (piece) => (texts[name] += piece));
  return new Promise((done) => child.on("close", (status) => done({ status, ...texts })));
}

/** The kinds of each group, as discovery names them. */
const RESOURCES: Readonly<Record<string, readonly (readonly [plural: string, kind: string])[]>> = {
  "/api/v1": [
    ["nodes", "Node"],
    ["pods", "Pod"],
    ["secrets", "Secret"],
  ],
  "/apis/apps/v1": [
    ["deployments", "Deployment"],
    ["daemonsets", "DaemonSet"],
    ["statefulsets", "StatefulSet"],
  ],
  "/apis/batch/v1": [
    ["jobs", "Job"],
    ["cronjobs", "CronJob"],
  ],
};

const ITEMS: Readonly<Record<string, object>> = {
  Node: { metadata: { name: "node-1", labels: { pool: "base" } } },
  Pod: {
    metadata: { name: "api", namespace: "shop" },
    spec: { containers: [{ name: "api", image: "api:1" }], nodeSelector: { pool: "gpu" } },
  },
};

/** An API server that lets somebody list some kinds. Gives what it was asked, and the file that leads kubectl to it. */
async function cluster(allowed: readonly string[]) {
  const asked: string[] = [];
  const answer = (path: string): readonly [status: number, body: object] => {
    if (path === "/api") return [200, { kind: "APIVersions", versions: ["v1"] }];
    if (path === "/apis") {
      const groups = ["apps", "batch"].map((name) => {
        const version = { groupVersion: `${name}/v1`, version: "v1" };
        return { name, versions: [version], preferredVersion: version };
      });
      return [200, { kind: "APIGroupList", apiVersion: "v1", groups }];
    }
    const [, base = "", plural = ""] = /^(\/apis?(?:\/\w+)?\/v1)(?:\/(?:namespaces\/[^/]+\/)?(\w+))?$/.exec(path) ?? [];
    const groupVersion = base.replace(/^\/apis?\//, "");
    const kinds = RESOURCES[base] ?? [];
    if (plural === "") {
      const resources = kinds.map(([name, kind]) => ({ name, kind, namespaced: kind !== "Node", verbs: ["list"] }));
      return [200, { kind: "APIResourceList", apiVersion: "v1", groupVersion, resources }];
    }
    asked.push(path);
    const kind = kinds.find(([name]) => name === plural)?.[1] ?? "";
    if (!allowed.includes(plural)) {
      const message = `${plural} is forbidden: User "reader" cannot list resource "${plural}"`;
      return [403, { kind: "Status", apiVersion: "v1", status: "Failure", message, reason: "Forbidden", code: 403 }];
    }
    const items = ITEMS[kind] === undefined ? [] : [ITEMS[kind]];
    return [200, { kind: `${kind}List`, apiVersion: groupVersion, metadata: {}, items }];
  };
  const server = createServer((request, response) => {
    const [status, body] = answer((request.url ?? "").replace(/\?.*/, ""));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const config = {
    ...{ apiVersion: "v1", kind: "Config", "current-context": "a", users: [{ name: "a", user: {} }] },
    clusters: [{ name: "a", cluster: { server: `http://127.0.0.1:${port}` } }],
    contexts: [{ name: "a", context: { cluster: "a", user: "a" } }],
  };
  return { asked, kubeconfig: join(temporaryFolder({ config: JSON.stringify(config) }), "config") };
}

const PATH = [kubectl === undefined ? "" : dirname(resolve(kubectl)), "/usr/bin", "/bin"].join(delimiter);

it.skipIf(kubectl === undefined)(
  "kubectl taintlint needs the rights to nodes and pods alone, and names what it may not read",
  async () => {
    const { asked, kubeconfig } = await cluster(["nodes", "pods"]);
    const { status, stdout, stderr } = await run(["--format", "concise"], PATH, kubeconfig);
    expect(stdout).toContain("warning[unschedulable] no node of the snapshot admits the pod");
    expect(status).toBe(0);
    expect(stderr.split("\n")[0]).toBe(`+ kubectl get ${KINDS.join(",")} --all-namespaces --output json`);
    for (const refused of ["deployments", "daemonsets", "statefulsets", "jobs", "cronjobs"])
      expect(stderr).toContain(`${refused} is forbidden`);
    expect(asked.filter((path) => /secret|configmap/.test(path))).toEqual([]);
    expect(asked).toHaveLength(KINDS.length);
  },
);

it.skipIf(kubectl === undefined)(
  "kubectl taintlint reads the namespace, and runs the command, that it is given",
  async () => {
    const { asked, kubeconfig } = await cluster(KINDS.map((kind) => kind.replace(/\..*/, "")));
    const { status, stdout, stderr } = await run(["explain", "-n", "shop", "Pod/api"], PATH, kubeconfig);
    expect(stderr).toBe(`+ kubectl get ${KINDS.join(",")} --output json -n shop\n`);
    expect(stdout).toContain("Pod shop/api");
    expect(status).toBe(0);
    expect(asked).toContain("/api/v1/namespaces/shop/pods");
    expect(asked).toContain("/api/v1/nodes");
  },
);

it("asks for each kind by itself where kubectl prints nothing for all of them", async () => {
  const list = (kind: string) =>
    JSON.stringify({ apiVersion: "v1", kind: "List", items: [{ apiVersion: "v1", kind, ...ITEMS[kind] }] });
  const script = `#!/bin/sh
case "$2" in
nodes) echo '${list("Node")}' ;;
pods) echo '${list("Pod")}' ;;
*) echo "error: the server doesn't have a resource type" >&2; exit 1 ;;
esac
`;
  const folder = temporaryFolder();
  writeFileSync(join(folder, "kubectl"), script);
  chmodSync(join(folder, "kubectl"), 0o755);
  const { status, stdout, stderr } = await run(["--format", "concise", "--fail-on", "warning"], folder);
  expect(stdout).toContain("[unschedulable]");
  expect(status).toBe(1);
  expect(stderr.match(/^\+ kubectl get \S+/gm)).toEqual(
    [KINDS.join(","), ...KINDS].map((kinds) => `+ kubectl get ${kinds}`),
  );

  writeFileSync(join(folder, "kubectl"), "#!/bin/sh\nexit 1\n");
  expect(await run([], folder)).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("taintlint: kubectl has read nothing\n"),
  });
});

it("says where kubectl is missing, and helps without it", async () => {
  const folder = temporaryFolder();
  const missing = await run([], folder);
  expect(missing).toMatchObject({ status: 2, stdout: "" });
  expect(missing.stderr).toContain("taintlint: kubectl cannot be started: it is looked for on PATH\n");
  const help = await run(["--help"], folder);
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toMatch(/^Audits the cluster of kubectl's context: [\s\S]*taintlint tells which pods/);
});

it("asks for the kinds that the page names, never for Secrets or ConfigMaps", () => {
  const page = readFileSync("docs/live-cluster.md", "utf8");
  const shown = /kubectl get (\S+) -A -o json \| taintlint -/.exec(page)?.[1]?.split(",") ?? [];
  const short: Readonly<Record<string, string>> = {
    ...{ deploy: "deployments.apps", ds: "daemonsets.apps", sts: "statefulsets.apps" },
    ...{ job: "jobs.batch", cronjob: "cronjobs.batch", pod: "pods" },
  };
  expect(shown.map((kind) => short[kind] ?? kind)).toEqual(KINDS);
  expect(KINDS.join()).not.toMatch(/secret|configmap/i);
});

it("gives kubectl its options, and taintlint the others", () => {
  expect(
    splitWords(["--context=a", "--fail-on", "note", "--as", "b", "-nshop", "--cluster", "c", "--namespace"]),
  ).toEqual({
    kubectl: ["--context=a", "--as", "b", "-nshop", "--namespace"],
    taintlint: ["--fail-on", "note", "--cluster", "c"],
  });
});

it("is a program of the package that kubectl finds by its name", () => {
  const { bin, files } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(bin["kubectl-taintlint"]).toBe(PLUGIN);
  expect(files).toContain("bin");
  expect(readFileSync(PLUGIN, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(PLUGIN).mode & 0o111).not.toBe(0);
  expect(existsSync("bin/read-cluster.js")).toBe(true);
});
