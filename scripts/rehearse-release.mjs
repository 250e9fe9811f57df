// Rehearses a release of what is committed, without a network: runs .github/workflows/release.yml for a tag against a registry
// and GitHub's API on loopback, then installs what it published in empty folders and lints the example shop with it.
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { parse } from "yaml";
import { carryOut } from "./rehearsal/containerfile.mjs";
import { startGithubApi } from "./rehearsal/github-api.mjs";
import { startRegistry } from "./rehearsal/registry.mjs";
import { run, runWorkflow } from "./rehearsal/workflow-runner.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const { name, version, repository } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const SLUG = /github\.com\/(.+)\.git$/.exec(repository.url)[1];
const TAG = `v${version}`;
/** Stands for every token: no stand-in takes another. */
const TOKEN = "rehearsal";
/** What no person is asked for. */
const IDENTITY = ["-c", "user.name=rehearsal", "-c", "user.email=rehearsal@example.com"];

const folder = mkdtempSync(join(tmpdir(), "taintlint-release-"));
const log = (text) => process.stdout.write(text);
const git = (cwd, ...words) => run("git", [...IDENTITY, "-c", "advice.detachedHead=false", ...words], { cwd });
const sha512 = (bytes) => createHash("sha512").update(bytes).digest("hex");

/** A bare repository whose `main` and tag hold the commit that a person makes for a release. Gives its path and the commit. */
async function tagRelease() {
  const draft = join(folder, "draft");
  await git(folder, "clone", "--quiet", "--depth=1", `file://${ROOT}`, draft);
  const changelog = join(draft, "CHANGELOG.md");
  const text = readFileSync(changelog, "utf8");
  if (!text.includes(`## ${version} - `)) {
    writeFileSync(
      changelog,
      text.replace("## Unreleased\n", `## ${version} - ${new Date().toISOString().slice(0, 10)}\n`),
    );
  }
  await git(draft, "checkout", "--quiet", "-B", "main");
  await git(draft, "commit", "--quiet", "--all", "--allow-empty", "--message", `chore: release ${TAG}`);
  await git(draft, "tag", TAG);
  const origin = join(folder, "origin.git");
  await git(folder, "clone", "--quiet", "--depth=1", "--bare", `file://${draft}`, origin);
  return { origin, commit: (await git(draft, "rev-parse", "HEAD")).trim() };
}

/** The package of two fresh clones. */
async function packTwice(origin) {
  const packed = [];
  for (const clone of ["first", "second"]) {
    const path = join(folder, clone);
    await git(folder, "clone", "--quiet", "--depth=1", "--branch", TAG, `file://${origin}`, path);
    await run(process.execPath, ["scripts/release-assets.mjs", "package", join(folder, "packed", clone)], {
      cwd: path,
    });
    const files = readdirSync(join(folder, "packed", clone)).sort();
    packed.push(files.map((file) => `${file} ${sha512(readFileSync(join(folder, "packed", clone, file)))}`).join("\n"));
  }
  if (packed[0] !== packed[1]) throw new Error(`two clones give other files:\n${packed.join("\n\n")}`);
  log(`two clones of ${TAG} give the same files, sha512:\n${packed[0]}\n`);
}

/** The environment of the steps: nothing of this one but PATH, behind the stand-ins of programs. */
function environment(registry, api, commit) {
  const programs = join(folder, "programs");
  mkdirSync(programs);
  writeFileSync(
    join(programs, "gh"),
    `#!/bin/sh\nexec '${process.execPath}' '${ROOT}/scripts/rehearsal/gh.mjs' "$@"\n`,
  );
  chmodSync(join(programs, "gh"), 0o755);
  const home = join(folder, "home");
  mkdirSync(home);
  writeFileSync(join(home, ".npmrc"), `//${new URL(registry.url).host}/:_authToken=${TOKEN}\n`);
  return {
    ...{ PATH: [programs, process.env.PATH].join(delimiter), HOME: home, CI: "true" },
    ...{
      npm_config_registry: registry.url,
      npm_config_audit: "false",
      npm_config_update_notifier: "false",
      npm_config_loglevel: "warn",
    },
    ...{ GITHUB_API_URL: api.url, GITHUB_REPOSITORY: SLUG, GITHUB_REF_NAME: TAG, GITHUB_SHA: commit },
  };
}

/** Why a step cannot be rehearsed. */
function notRun({ uses = "", run: script = "" }) {
  if (script === ".ci/run") return "npm test is that";
  if (/\bdocker /.test(script)) return "no engine is asked for: the Containerfile is carried out by hand";
  if (script.startsWith("npm ci")) return "the packages are those of this machine";
  if (uses.startsWith("actions/setup-node@")) return `Node.js ${process.versions.node} of this machine`;
  if (uses.startsWith("actions/attest@")) return "GitHub alone signs";
  return undefined;
}

function actionsOf(origin) {
  const artifacts = join(folder, "artifacts");
  const download = ({ name: one, pattern, path }) => {
    const matches = new RegExp(`^${(pattern ?? one).replace("*", ".*")}$`);
    for (const artifact of readdirSync(artifacts).filter((found) => matches.test(found))) {
      cpSync(join(artifacts, artifact), path, { recursive: true });
    }
  };
  return {
    "actions/checkout": async ({ ref = TAG }, workspace) => {
      await git(workspace, "clone", "--quiet", "--depth=1", "--branch", ref, `file://${origin}`, ".");
      symlinkSync(join(ROOT, "node_modules"), join(workspace, "node_modules"));
    },
    "actions/upload-artifact": ({ name: one, path }, workspace) => {
      const [, parent, pattern] = /^(.*?)(?:\/\*(\.[\w.]+))?$/.exec(resolve(workspace, path));
      const filter = (file) => file === parent || file.endsWith(pattern ?? "");
      cpSync(parent, join(artifacts, one), { recursive: true, filter });
    },
    "actions/download-artifact": download,
  };
}

/** An empty folder with a copy of the example shop, so that nothing of this repository is near. */
function shop(title) {
  const path = join(folder, "installed", title);
  cpSync(join(ROOT, "examples/shop"), join(path, "shop"), { recursive: true });
  return path;
}

/** Lints the shop, and fails unless its planted mistakes are found. */
async function lints(title, program, words, options) {
  const found = await run(program, words, options).catch((error) => error.message);
  const count = found.match(/error\[[\w-]+\]/g)?.length ?? 0;
  if (count === 0) throw new Error(`${title}: nothing is found in the shop\n${found}`);
  log(`${title}: ${count} errors are found in the shop\n`);
}

const LINT = ["--config", "shop/taintlint.yaml", "--format", "concise"];

async function lintByNpx(env) {
  const cwd = shop("npx");
  await lints(`npx --yes ${name}@${version}`, "npx", ["--yes", `${name}@${version}`, ...LINT], { cwd, env });
}

/** The executable of this platform, out of its archive, where no other program is. */
async function lintByBinary({ releases: [{ assets }] }) {
  const cwd = shop("binary");
  const archive = assets.find((asset) => /-(?:linux|darwin)-\w+\.tar\.gz$/.test(asset.name));
  writeFileSync(join(cwd, archive.name), archive.bytes);
  await run("tar", ["-xzf", archive.name], { cwd });
  await lints(archive.name, join(cwd, name), LINT, { cwd, env: { PATH: "" } });
}

/** As the runner does: fetches the commit that `uses` names, and starts what its action.yml says with the inputs' defaults. */
async function lintByAction(origin, commit, env) {
  const path = join(folder, "actions", commit);
  mkdirSync(path, { recursive: true });
  await git(path, "init", "--quiet");
  await git(path, "fetch", "--quiet", "--depth=1", `file://${origin}`, commit);
  await git(path, "checkout", "--quiet", "FETCH_HEAD");
  const { inputs, runs } = parse(readFileSync(join(path, "action.yml"), "utf8"));
  const given = { "working-directory": "shop", token: "", base: "off" };
  const entries = Object.entries(inputs).map(([input, { default: value = "" }]) => [
    `INPUT_${input.toUpperCase()}`,
    String(given[input] ?? value),
  ]);
  const cwd = shop("action");
  const all = { ...env, ...Object.fromEntries(entries), GITHUB_WORKSPACE: cwd, GITHUB_OUTPUT: join(cwd, "output") };
  writeFileSync(all.GITHUB_OUTPUT, "");
  await lints(`uses: ${SLUG}@${commit}`, process.execPath, [join(path, runs.main)], { cwd, env: all });
}

/** With the image's own programs, environment and command, as its user where this one may become it. */
async function lintByImage() {
  const root = join(folder, "image");
  const { env, user, workdir, command } = carryOut("Containerfile", root);
  chmodSync(folder, 0o755);
  cpSync(join(ROOT, "examples/shop"), join(root, workdir, "shop"), { recursive: true });
  const [uid, gid] = user.split(":").map(Number);
  const PATH = [join(root, "usr/local/bin"), process.env.PATH].join(delimiter);
  const options = { cwd: join(root, workdir), env: { ...env, PATH }, ...(process.getuid() === 0 ? { uid, gid } : {}) };
  await lints("the image, by hand", join(root, "usr/local/bin", command[0]), LINT, options);
}

/** What the release left: the files with their sums, the notes, the tags, and that none of them moves a second time. */
async function checkRelease(origin, commit, { releases, pulls }, registry, env) {
  const [release] = releases;
  const sums = String(release.assets.find((asset) => asset.name === "SHA256SUMS").bytes);
  for (const { name: file, bytes } of release.assets) {
    const line = `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`;
    if (file !== "SHA256SUMS" && !sums.includes(line)) throw new Error(`SHA256SUMS does not have ${file}`);
  }
  const [[tarball, bytes]] = registry.packages.get(name).tarballs;
  if (!release.assets.find((asset) => asset.name === tarball).bytes.equals(bytes))
    throw new Error("npm has another package than the release");
  log(
    `release ${release.tag_name}: ${release.assets.map((asset) => asset.name).join(", ")}; the package is that of npm\n`,
  );
  const major = TAG.split(".")[0];
  for (const tag of [TAG, major]) {
    if ((await git(origin, "rev-parse", tag)).trim() !== commit) throw new Error(`${tag} is not ${commit}`);
  }
  const branch = `pin-${TAG}`;
  const pinned = await git(origin, "grep", "-c", `@${commit} # ${TAG}`, branch);
  if (pulls[0]?.head !== branch) throw new Error("no pull request pins the examples");
  log(`${major} and ${TAG} are ${commit}; a pull request names it in ${pinned.trim().split("\n").length} files\n`);
  const again = await run("npm", ["publish", join(folder, "jobs/npm/temp/assets", tarball), "--ignore-scripts"], {
    env,
  }).catch((error) => error.message);
  if (!again.includes("cannot publish over the previously published versions"))
    throw new Error(`published twice:\n${again}`);
  log("a second publication of the version is refused\n");
}

const registry = await startRegistry(TOKEN);
let api;
try {
  const { origin, commit } = await tagRelease();
  api = await startGithubApi(origin, SLUG, TOKEN);
  await packTwice(origin);
  const env = environment(registry, api, commit);
  const workflow = parse(readFileSync(join(ROOT, ".github/workflows/release.yml"), "utf8"));
  // Provenance is a statement of GitHub's: npm refuses to ask for one elsewhere.
  for (const { env: given } of workflow.jobs.npm.steps) delete given?.NPM_CONFIG_PROVENANCE;
  mkdirSync(join(folder, "jobs"));
  await runWorkflow(workflow, {
    ...{ folder: join(folder, "jobs"), env, values: { "github.token": TOKEN, "matrix.runner": "this" } },
    ...{ actions: actionsOf(origin), notRun, log },
  });
  await checkRelease(origin, commit, api, registry, env);
  await lintByNpx(env);
  await lintByBinary(api);
  await lintByAction(origin, commit, env);
  await lintByImage();
} finally {
  await Promise.all([registry.close(), api?.close()]);
  rmSync(folder, { recursive: true, force: true });
}
