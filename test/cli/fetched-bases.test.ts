import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readOutsideReference } from "../../src/rendering/contract/outside-chart.js";
import { packTree } from "../../src/sources/render/read-archive.js";
import { makeRepository } from "../sources/git-repository.js";
import { type ChartServer, chartServer } from "./chart-server.js";
import { run } from "./in-process.js";
import { packEntries, type TarEntry } from "./packed-chart.js";
import { temporaryFolder } from "./temporary-folder.js";

const BUILT = resolve("test/programs/built/kustomize");
const KUSTOMIZE = existsSync(BUILT) ? BUILT : "kustomize";
const hasKustomize = spawnSync(KUSTOMIZE, ["version"]).status === 0;
const PROGRAM = hasKustomize ? { TAINTLINT_KUSTOMIZE: KUSTOMIZE } : {};

const COMMIT = "1234567890abcdef1234567890abcdef12345678";
const POOLS = 'version: 1\npools:\n  - name: general\n  - {name: gpu, taints: ["gpu=yes:NoSchedule"]}\n';
const GOOD = "{key: gpu, operator: Exists, effect: NoSchedule}";
const MISTAKE = "{key: gpuu, operator: Exists, effect: NoSchedule}";

const agent = (toleration: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent}
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata: {labels: {app: agent}}
    spec: {containers: [{name: agent, image: "agent:1"}], tolerations: [${toleration}]}
`;
const patch = (toleration: string) => `patches:
  - patch: |-
      - op: replace
        path: /spec/template/spec/tolerations
        value: [${toleration}]
    target: {kind: DaemonSet}
`;

interface JsonFinding {
  readonly rule: string;
  readonly message: string;
  readonly source: { readonly file: string; readonly line: number; readonly column: number };
}

type Files = Readonly<Record<string, string>>;

const commitHeader = (commit: string): TarEntry => {
  return { name: "pax_global_header", type: "g", content: `52 comment=${commit}\n` };
};

/** An archive as git writes it, below a folder that is named for what it was asked by. */
function archiveOf(files: Files, folder = "base-v1", more: readonly TarEntry[] = [], commit = COMMIT): Buffer {
  const entries = Object.entries(files).map(([path, content]) => ({ name: `${folder}/${path}`, content }));
  return packEntries([commitHeader(commit), ...entries, ...more]);
}

const baseOf = (manifest: string, fields = ""): Files => ({
  "deploy/kustomization.yaml": `namePrefix: a-\nresources: [../manifests]\n${fields}`,
  "manifests/kustomization.yaml": "resources: [agent.yaml]\n",
  "manifests/agent.yaml": manifest,
  "main.go": "package main\n",
});

/** Serves archives by their paths, and runs taintlint over a kustomization whose third line names the base. */
async function workspace(archives: Readonly<Record<string, Buffer>>, reference = "o/base//deploy?ref=v1", fields = "") {
  const server = await chartServer({});
  const serve = (all: Readonly<Record<string, Buffer>>) => {
    server.routes = Object.fromEntries(
      Object.entries(all).map(([path, bytes]) => [path, (_, response) => void response.writeHead(200).end(bytes)]),
    ) as ChartServer["routes"];
  };
  serve(archives);
  const text = `namePrefix: b-\nresources:\n  - http://${server.host}/${reference}\n${fields}`;
  const { folder } = makeRepository({ "taintlint.yaml": POOLS, "prod/kustomization.yaml": text });
  const home = temporaryFolder();
  const env = { HOME: home, XDG_CACHE_HOME: join(home, "cache"), ...PROGRAM };
  const taintlint = (...words: string[]) => run(words, { cwd: folder, env });
  const lint = async (...words: string[]) => {
    const { stdout } = await taintlint("--format", "json", ...words);
    expect(stdout).not.toContain("taintlint.lock/");
    const { findings, summary } = JSON.parse(stdout);
    const found: string[] = findings.map(
      ({ rule, message, source: { file, line, column } }: JsonFinding) =>
        `${file}:${line}:${column} ${rule} ${message}`,
    );
    return { found, workloads: summary.workloads };
  };
  const findings = async (...words: string[]) => (await lint(...words)).found;
  /** Locks, and lints: that the rendering was judged is told by the count of workloads. */
  const locked = async () => ({ fetched: await taintlint("fetch", "--yes"), ...(await lint()) });
  const write = (more: string) => writeFileSync(join(folder, "prod/kustomization.yaml"), text + more);
  return { server, serve, folder, taintlint, findings, locked, write };
}

const V1 = "/o/base/archive/v1.tar.gz";
const OF_COMMIT = `/o/base/archive/${COMMIT}.tar.gz`;
const AT_REFERENCE = (...says: readonly string[]) =>
  says.map((one) => expect.stringMatching(new RegExp(`^prod/kustomization\\.yaml:3:5 .*${one}`)));

describe.skipIf(!hasKustomize)("folders of other repositories as bases", () => {
  it("are locked by commit and tree, rendered from the cache alone, and judged at the reference", async () => {
    const own = await workspace({ [V1]: archiveOf(baseOf(agent(MISTAKE))) });
    expect(await own.findings()).toEqual(AT_REFERENCE("needs the network"));
    const shown = await own.taintlint("fetch");
    expect([shown.exitCode, own.server.asked]).toEqual([1, []]);
    expect(shown.stdout).toContain(`git::http://${own.server.host}/o/base\n    base v1\n`);
    const { fetched, workloads, found } = await own.locked();
    expect([fetched.exitCode, workloads]).toEqual([0, 1]);
    expect(found).toEqual(AT_REFERENCE("daemonset-misses-pool", "gpuu"));
    expect(own.server.asked).toEqual([V1]);
    const lock = readFileSync(join(own.folder, "taintlint.lock"), "utf8");
    expect(JSON.parse(lock).charts).toEqual([
      {
        ...{ address: `git::http://${own.server.host}/o/base`, name: "base", wanted: "v1", version: COMMIT },
        digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      },
    ]);
    expect((await own.taintlint("fetch", "--check")).exitCode).toBe(0);
    const written = readFileSync(join(own.folder, "prod/kustomization.yaml"), "utf8");
    await own.taintlint("--fix", "--unsafe-fixes");
    expect(readFileSync(join(own.folder, "prod/kustomization.yaml"), "utf8")).toBe(written);
    own.write(patch("{key: gpux, operator: Exists}"));
    expect((await own.findings()).filter((line) => line.includes("gpux"))).toEqual([
      expect.stringMatching(/^prod\/kustomization\.yaml:8:/),
    ]);
    own.write(patch(GOOD));
    expect(await own.findings()).toEqual([]);
    own.write("");
    // Another machine asks for the commit, whose archive has another folder, and refuses other texts.
    const elsewhere = (await run(["fetch", "--yes"], await other(own, baseOf(agent(MISTAKE))))) as { exitCode: number };
    expect(elsewhere.exitCode).toBe(0);
    const refused = await run(["fetch", "--yes"], await other(own, baseOf(agent(GOOD))));
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("is another archive now")]);
    own.serve({ [V1]: archiveOf(baseOf(agent(GOOD))) });
    expect((await own.taintlint("fetch", "--yes", "--update")).exitCode).toBe(0);
    expect(await own.findings()).toEqual([]);
  });

  it("say at the reference what their own patches give, and no line of a file that is not here", async () => {
    const mistaken = await workspace({ [V1]: archiveOf(baseOf(agent(GOOD), patch(MISTAKE))) });
    const told = await mistaken.locked();
    expect([told.workloads, told.found]).toEqual([1, AT_REFERENCE("daemonset-misses-pool", "gpuu")]);
    const right = await workspace({ [V1]: archiveOf(baseOf(agent(MISTAKE), patch(GOOD))) });
    const silent = await right.locked();
    expect([silent.workloads, silent.found]).toEqual([1, []]);
    const api = (text: string) => text.replaceAll("DaemonSet", "Deployment");
    const archive = archiveOf(baseOf(api(agent(GOOD))));
    const lost = await workspace(
      { [V1]: archive },
      "o/base//deploy?ref=v1",
      api(patch("{key: spot, operator: Exists}")),
    );
    const { found } = await lost.locked();
    expect(found).toContainEqual(expect.stringMatching(/^prod\/kustomization\.yaml:8:.*overlay-lost-toleration/));
  });

  it("may name further bases and manifests, which are locked with them, but not in a cycle", async () => {
    const other = (host: string) => `resources: ["http://${host}/o/other.git//sub?ref=main"]\n`;
    const own = await workspace({});
    const { host } = own.server;
    const manifest = `http://${host}/agent.yaml`;
    own.serve({
      [V1]: archiveOf({ "deploy/kustomization.yaml": other(host) }),
      "/o/other/archive/main.tar.gz": archiveOf({ "sub/kustomization.yaml": `resources: ["${manifest}"]\n` }, "other"),
      "/agent.yaml": Buffer.from(agent(MISTAKE)),
    });
    const { fetched, workloads, found } = await own.locked();
    expect([fetched.exitCode, fetched.stdout]).toEqual([0, expect.stringContaining("3 charts are locked, of 3")]);
    expect([workloads, found]).toEqual([1, AT_REFERENCE("daemonset-misses-pool", "gpuu")]);
    expect((await own.taintlint("fetch", "--check")).exitCode).toBe(0);
    // Without the archives it is not known what they ask for.
    const empty = { HOME: temporaryFolder(), ...PROGRAM };
    expect((await run(["fetch", "--check"], { cwd: own.folder, env: empty })).exitCode).toBe(0);
    own.serve({
      [V1]: archiveOf({ "deploy/kustomization.yaml": other(host) }),
      "/o/other/archive/main.tar.gz": archiveOf({
        "sub/kustomization.yaml": `resources: ["http://${host}/o/base//deploy?ref=v1"]\n`,
      }),
    });
    expect((await own.taintlint("fetch", "--yes", "--update")).exitCode).toBe(0);
    expect(await own.findings()).toEqual(
      AT_REFERENCE('it takes in "other/sub", which refers to "base/deploy", which leads'),
    );
  });

  it("read nothing outside of their repository, and follow no link", async () => {
    const secret = "outside.yaml";
    const link = { name: "base-v1/deploy/link.yaml", type: "2", link: "/etc/passwd" };
    const cases: readonly (readonly [folder: string, text: string, says: string])[] = [
      ["a", `resources: ["../../../${secret}"]`, "is outside of the repository"],
      ["c", "resources: [link.yaml]", "is not among the texts of its archive"],
      ["d", 'resources: ["https://192.0.2.1/o/r//x?ref=v1"]', "needs the network"],
      ["e", "helmCharts: [{name: x, repo: https://example.com}]", "renders a helm chart of another repository"],
      ["f", "generators: [x.yaml]", "plugin"],
      ["g", "", "cannot be read: it is empty"],
    ];
    const files = Object.fromEntries(cases.map(([folder, text]) => [`${folder}/kustomization.yaml`, `${text}\n`]));
    const own = await workspace({ [V1]: archiveOf({ ...files, "f/x.yaml": "kind: Exec\n" }, "base-v1", [link]) });
    writeFileSync(join(own.folder, secret), agent(GOOD));
    for (const [folder] of cases) {
      mkdirSync(join(own.folder, folder));
      const reference = `http://${own.server.host}/o/base//${folder}?ref=v1`;
      writeFileSync(join(own.folder, folder, "kustomization.yaml"), `# ${folder}\nresources:\n  - ${reference}\n`);
    }
    const { fetched, found } = await own.locked();
    expect(fetched.stdout).toContain("1 symbolic link of repositories left out");
    expect(fetched.stderr).toMatch(/192\.0\.2\.1.*has no public address\n$/);
    expect(fetched.stderr).not.toContain("example.com");
    for (const [folder, , says] of cases) {
      const told = found.filter((line) => line.startsWith(`${folder}/`));
      expect(told, folder).toEqual([
        expect.stringMatching(new RegExp(`^./kustomization.yaml:3:5 not-rendered .*${says}`)),
      ]);
    }
  });

  it("are downloaded by a run whose base or person names the repository, and by no other", async () => {
    const own = await workspace({ [V1]: archiveOf(baseOf(agent(MISTAKE))) });
    expect(await own.findings("--charts", "fetch")).toEqual(AT_REFERENCE("needs the network"));
    expect(own.server.asked).toEqual([]);
    const source = `http://${own.server.host}/o/base`;
    const found = await own.findings("--charts", "fetch", "--chart-source", source);
    expect(found).toEqual(AT_REFERENCE("daemonset-misses-pool", "gpuu"));
    expect([own.server.asked, existsSync(join(own.folder, "taintlint.lock"))]).toEqual([[V1], false]);
  });
});

/** Another machine, where the server has an archive of the commit alone. */
async function other(own: Awaited<ReturnType<typeof workspace>>, files: Files) {
  own.serve({ [OF_COMMIT]: archiveOf(files, `base-${COMMIT}`) });
  const home = temporaryFolder();
  return { cwd: own.folder, env: { HOME: home, XDG_CACHE_HOME: home, ...PROGRAM } };
}

describe("archives of repositories that are refused", () => {
  it.each<[string, readonly TarEntry[], string]>([
    ["a path upwards", [{ name: "base-v1/../../x.yaml" }], "can be read in several ways"],
    ["an absolute path", [{ name: "/etc/x.yaml" }], "can be read in several ways"],
    ["one path twice", [{ name: "base-v1/x.yaml" }, { name: "base-v1/x.yaml" }], "stands in it twice"],
    ["a device", [{ name: "base-v1/x.yaml", type: "3" }], "not a file"],
    ["a hard link", [{ name: "base-v1/x.yaml", type: "1", link: "/etc/passwd" }], "not a file"],
  ])("%s", (_, more, says) => {
    expect(packTree(archiveOf({}, "base-v1", more)).problem).toContain(says);
  });

  it("a bomb", () => {
    const zeros = gzipSync(Buffer.alloc(1024 ** 2));
    expect(packTree(Buffer.concat(Array.from({ length: 257 }, () => zeros))).problem).toBe("it is too large");
  });

  it("one that names no commit", () => {
    expect(packTree(packEntries([{ name: "base-v1/x.yaml" }])).problem).toBe("it names no commit");
  });

  it("one that an address elsewhere is to have", async () => {
    const own = await workspace({});
    own.server.routes = {
      [V1]: (_, response) => void response.writeHead(302, { location: "http://10.0.0.1/base.tar.gz" }).end(),
    };
    const { exitCode, stderr } = await own.taintlint("fetch", "--yes");
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('"http://10.0.0.1" is not https')]);
  });
});

it("packs a commit into the same bytes, whatever its archive is named for, and leaves out what is no manifest", () => {
  const link = { name: "base-v1/link", type: "2", link: "../../etc" };
  const one = packTree(archiveOf(baseOf("a: 1\n"), "base-v1", [link])).value;
  const other = packTree(archiveOf(baseOf("a: 1\n"), `base-${COMMIT}`)).value;
  expect([one?.commit, one?.links, one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))]).toEqual([COMMIT, 1, true]);
  expect(one?.bytes.toString()).not.toContain("package main");
});

describe("references to folders of repositories", () => {
  const FLUX = "git::https://github.com/fluxcd/flux2";
  it.each([
    ["github.com/fluxcd/flux2/manifests/install?ref=v2.9.3", FLUX, "v2.9.3", "manifests/install"],
    ["https://github.com/fluxcd/flux2//manifests/install?ref=v2&timeout=90s", FLUX, "v2", "manifests/install"],
    ["https://github.com/fluxcd/flux2/manifests/install/?ref=stable", FLUX, "stable", "manifests/install"],
    ["https://github.com/fluxcd/flux2.git//manifests?submodules=0&version=a/b", FLUX, "a/b", "manifests"],
    ["git::https://github.com/fluxcd/flux2.git", FLUX, "HEAD", "."],
    ["git@github.com:fluxcd/flux2.git/manifests?ref=v2", FLUX, "v2", "manifests"],
    ["ssh://git@github.com:22/fluxcd/flux2//manifests", FLUX, "HEAD", "manifests"],
    ["github.com:fluxcd/flux2", FLUX, "HEAD", "."],
    ["https://gitlab.com/a/b/c.git//d?ref=1", "git::https://gitlab.com/a/b/c", "1", "d"],
    ["https://git.example.com:8443/a/b//c", "git::https://git.example.com:8443/a/b", "HEAD", "c"],
    ["https://git.example.com/a/b/c?ref=1", "git::https://git.example.com/a/b", "1", "c"],
  ])("%s", (text, address, wanted, path) => {
    expect(readOutsideReference(text)).toMatchObject({ chart: { address, wanted }, path });
  });

  it.each([
    "https://user:secret@github.com/a/b//c",
    "https://example.com/a/b/manifest",
    "https://github.com/a/b/c.yaml?raw=true",
    "https://github.com/a/b?ref=../../c",
    "file:///srv/repository.git",
    "github.com/a",
    "../base",
    "a/b//c",
  ])("not %s", (text) => expect(readOutsideReference(text)).toBeUndefined());
});
