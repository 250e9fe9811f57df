import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

interface StandIn {
  readonly url: string;
  readonly close: () => Promise<void>;
}
interface StandIns {
  readonly startGithubApi: (repository: string, name: string, token: string) => Promise<StandIn>;
  readonly startRegistry: (token: string) => Promise<StandIn>;
}

const load = (name: string): Promise<StandIns> => import(resolve("scripts/rehearsal", name));
const { startGithubApi } = await load("github-api.mjs");
const { startRegistry } = await load("registry.mjs");

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

function node(script: string, words: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("scripts", script), ...words], {
    ...{ cwd, encoding: "utf8" },
  });
  return { status, text: stdout + stderr };
}

describe("the tag of the major version", () => {
  /** A repository with the tags, each at a commit of its own, behind GitHub's API on loopback. */
  async function repository(...tags: string[]) {
    const folder = temporaryFolder();
    const git = (...words: string[]) => execFileSync("git", ["-C", folder, ...words], { encoding: "utf8" }).trim();
    git("init", "--quiet", "--initial-branch=main");
    for (const tag of tags) {
      git(...["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--allow-empty"], "-m", tag);
      git("tag", tag);
    }
    const api = await startGithubApi(folder, "a/b", "secret");
    onTestFinished(() => api.close());
    /** The server answers in this process, so that the script runs beside it. */
    const move = (tag: string, commit = git("rev-parse", tag), token = "secret") =>
      new Promise<{ status: number | null; text: string }>((done) => {
        const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: "a/b", GITHUB_TOKEN: token };
        const child = spawn(process.execPath, ["scripts/release-major-tag.mjs", tag, commit], { env });
        let text = "";
        for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (text += piece));
        child.on("close", (status) => done({ status, text }));
      });
    return { api, git, move };
  }

  it("is made by the first release, and moved by the next", async () => {
    const { git, move } = await repository("v0.1.0", "v0.2.0", "v10.0.0");
    expect(await move("v0.2.0")).toEqual({ status: 0, text: "v0 is v0.2.0\n" });
    git("tag", "--force", "v0", "v0.1.0");
    expect(await move("v0.2.0")).toEqual({ status: 0, text: "v0 is v0.2.0\n" });
    expect(git("rev-parse", "v0")).toBe(git("rev-parse", "v0.2.0"));
    expect(await move("v10.0.0")).toEqual({ status: 0, text: "v10 is v10.0.0\n" });
    expect(git("tag")).not.toMatch(/^v1$/m);
  });

  it("stays at a newer release, by numbers", async () => {
    const { git, move } = await repository("v0.9.1", "v0.10.0", "v0");
    const before = git("rev-parse", "v0");
    expect(await move("v0.9.1")).toEqual({ status: 0, text: "v0 stays: v0.10.0 is newer than v0.9.1\n" });
    expect(git("rev-parse", "v0")).toBe(before);
  });

  it("is the only one that moves", async () => {
    const { api, git, move } = await repository("v0.1.0", "v0.2.0");
    expect(await move("v0", git("rev-parse", "v0.1.0"))).toMatchObject({ status: 1 });
    expect(await move("v0.1.0", "main")).toMatchObject({ status: 1 });
    expect((await move("v0.2.0", undefined, "another")).text).toContain("status 401");
    expect(git("tag").split("\n")).toEqual(["v0.1.0", "v0.2.0"]);
    // What the ruleset of the tags refuses, whoever asks.
    const refused = await fetch(`${api.url}/repos/a/b/git/refs/tags/v0.1.0`, {
      method: "PATCH",
      headers: { authorization: "Bearer secret" },
      body: JSON.stringify({ sha: git("rev-parse", "v0.2.0"), force: true }),
    });
    expect(refused.status).toBe(422);
  });
});

describe("the examples of a release", () => {
  const files = ["README.md", "package.json", "docs", "examples", ".github"];

  it("name the action by its commit, and a later release by another, but for the workflow that belongs to its tag", () => {
    const folder = temporaryFolder();
    for (const file of files) cpSync(file, join(folder, file), { recursive: true });
    const first = node("release-pin.mjs", ["v0.1.0", COMMIT], folder);
    expect(first).toEqual({ status: 0, text: expect.stringMatching(/^\d+ examples name v0\.1\.0\n$/) });
    const named = () =>
      ["README.md", "docs/ci.md", "docs/github-action.md", "examples/workflows/pull-request.yml"].map((file) => [
        ...new Set(readFileSync(join(folder, file), "utf8").match(/uses: taintlint\/taintlint\b[^\n`]*/g)),
      ]);
    const action = `uses: taintlint/taintlint@${COMMIT} # v0.1.0`;
    const workflow = `uses: taintlint/taintlint/.github/workflows/taintlint.yml@${COMMIT} # v0.1.0`;
    expect(named()).toEqual([[action], [action], [action, workflow], [action]]);
    const path = "examples/workflows/pull-request.yml";
    const without = (text: string) => text.replace(/(taintlint@)(?:v0|[0-9a-f]{40} # v[\d.]+)/, "$1");
    expect(without(readFileSync(join(folder, path), "utf8"))).toBe(without(readFileSync(path, "utf8")));
    const reusable = ".github/workflows/taintlint.yml";
    expect(readFileSync(join(folder, reusable), "utf8")).toBe(readFileSync(reusable, "utf8"));

    const next = COMMIT.replaceAll("0", "f");
    expect(node("release-pin.mjs", ["v1.20.3", next], folder).text).toBe(first.text.replace("v0.1.0", "v1.20.3"));
    expect(named().flat()).toEqual(
      [action, action, action, workflow, action].map((line) => line.replace(COMMIT, next).replace("v0.1.0", "v1.20.3")),
    );
  });

  it.each([
    ["v0", COMMIT],
    ["v0.1.0", "main"],
    ["v0.1.0", `${COMMIT} && true`],
  ])("are not rewritten to %s at %s", (tag, commit) => {
    expect(node("release-pin.mjs", [tag, commit], resolve("."))).toMatchObject({ status: 2 });
  });
});

describe("the files of a release", () => {
  it("are the package and a bill of all that it holds of others, the same every time, and their sums", () => {
    const folder = temporaryFolder();
    const makes = (name: string) => node("release-assets.mjs", ["package", join(folder, name)], resolve("."));
    expect(makes("assets")).toEqual({ status: 0, text: "" });
    const files = readdirSync(join(folder, "assets")).sort();
    expect(files).toEqual([expect.stringMatching(/\.cdx\.json$/), expect.stringMatching(/\.tgz$/)]);
    const [bill = ""] = files;
    const text = readFileSync(join(folder, "assets", bill), "utf8");
    const { components, metadata, dependencies } = JSON.parse(text);
    const notices = readFileSync("dist/THIRD-PARTY-NOTICES.txt", "utf8");
    const [, count] = /holds parts of (\d+) packages/.exec(notices) ?? [];
    expect(components).toHaveLength(Number(count));
    for (const { name, version, hashes } of components) {
      expect(notices).toContain(`\n${name} ${version} (`);
      expect(hashes).toEqual([{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    }
    expect(metadata.component.purl).toMatch(/^pkg:npm\/taintlint@\d/);
    expect(dependencies[0].dependsOn).toHaveLength(Number(count));
    // Neither the time nor a number that is drawn.
    expect(text).not.toMatch(/timestamp|serialNumber|urn:uuid/);

    expect(node("release-assets.mjs", ["checksums", "assets"], folder)).toEqual({ status: 0, text: "" });
    const sums = readFileSync(join(folder, "assets/SHA256SUMS"), "utf8");
    const sumOf = (file: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, "assets", file)))
        .digest("hex");
    expect(sums).toBe(files.map((file) => `${sumOf(file)}  ${file}\n`).join(""));
  });

  it("have no sums where there are none", () => {
    const folder = temporaryFolder();
    expect(node("release-assets.mjs", ["checksums", "."], folder)).toMatchObject({ status: 1 });
    expect(node("release-assets.mjs", ["sums", "."], folder)).toMatchObject({ status: 2 });
  });
});

it("the registry of a rehearsal takes a version once, whole, and with the token", async () => {
  const registry = await startRegistry("secret");
  onTestFinished(() => registry.close());
  const bytes = Buffer.from("package");
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const put = async (version: string, token = "secret", digest = integrity) => {
    const dist = { integrity: digest, tarball: `http://registry/one/-/one-${version}.tgz` };
    const body = {
      ...{ name: "one", "dist-tags": { latest: version }, versions: { [version]: { dist } } },
      _attachments: { [`one-${version}.tgz`]: { data: bytes.toString("base64") } },
    };
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${registry.url}/one`, { method: "PUT", headers, body: JSON.stringify(body) })).status;
  };
  expect(await put("1.0.0", "another")).toBe(401);
  expect(await put("1.0.0", "secret", "sha512-another")).toBe(400);
  expect(await put("1.0.0")).toBe(201);
  expect(await put("1.0.0")).toBe(403);
  expect(await put("1.1.0")).toBe(201);
  const document = await (await fetch(`${registry.url}/one`)).json();
  expect(document).toMatchObject({ "dist-tags": { latest: "1.1.0" }, versions: { "1.0.0": {}, "1.1.0": {} } });
  expect(await (await fetch(`${registry.url}/one/-/one-1.0.0.tgz`)).text()).toBe("package");
  expect((await fetch(`${registry.url}/one/-/one-2.0.0.tgz`)).status).toBe(404);
  expect((await fetch(`${registry.url}/two`)).status).toBe(404);
});
