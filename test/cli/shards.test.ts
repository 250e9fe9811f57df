import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeRepository } from "../sources/git-repository.js";
import { runInProcess } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD, useProgram } from "./program.js";
import { HELM, KUSTOMIZE } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

const PATH = [KUSTOMIZE, HELM]
  .flatMap((program) => (program === undefined ? [] : dirname(program.path)))
  .join(delimiter);

type Run = (words: readonly string[]) => Promise<{ readonly exitCode: number | null; readonly stdout: string }>;

/** Makes all shards of a run, and gives their files. */
async function makeShards(run: Run, of: number, words: readonly string[] = []): Promise<string[]> {
  const folder = temporaryFolder();
  const files: string[] = [];
  for (let index = 1; index <= of; index++) {
    const file = join(folder, `shard-${index}.json`);
    const { exitCode, stdout } = await run(["--shard", `${index}/${of}`, "--format", "json", ...words]);
    expect(exitCode).toBe(0);
    writeFileSync(file, stdout);
    files.push(file);
  }
  return files;
}

/** The cache of renderings makes the shards fast, and shows that it does not stand in their way. */
function runsIn(folder: string, environment: Readonly<Record<string, string>> = {}): Run {
  const cache = temporaryFolder();
  return (words) => runInProcess(words, folder, { PATH, XDG_CACHE_HOME: cache, ...environment });
}

const OVERLAYS = {
  "taintlint.yaml": CONFIGURATION,
  "base/kustomization.yaml": "resources: [web.yaml]\n",
  "base/web.yaml": INVALID_POD,
  "dev/kustomization.yaml": "resources: [../base]\nnamePrefix: dev-\n",
  "prod/kustomization.yaml": "resources: [../base]\nnamePrefix: prod-\n",
  "stage/kustomization.yaml": "resources: [../base]\nnamePrefix: stage-\n",
};

/** In the place of kustomize and helm: prints every manifest that it finds, and starts at once. */
const PRINTS_MANIFESTS = `#!/bin/sh
[ "$1" = version ] && { echo v9.9.9; exit; }
for file in *.yaml */*.yaml */*/*.yaml; do
  [ -f "$file" ] || continue
  echo ---
  while IFS= read -r line || [ -n "$line" ]; do printf '%s\\n' "$line"; done < "$file"
done
`;

/** Fixes of what is rendered need a program to be tried. */
function withoutFixes(report: string): unknown {
  return JSON.parse(report, (key, value) => (key === "fixes" ? [] : key === "fixable" ? false : value));
}

describe("shards of every fixture", () => {
  it("merge into what one run says, byte for byte", async () => {
    const programs = temporaryFolder({ kustomize: PRINTS_MANIFESTS, helm: PRINTS_MANIFESTS });
    for (const name of ["kustomize", "helm"]) chmodSync(join(programs, name), 0o755);
    const folder = temporaryFolder({ "taintlint.yaml": CONFIGURATION });
    for (const renderer of ["kustomize", "helm", "gitops"]) {
      cpSync(`test/rendering/${renderer}/fixtures`, join(folder, renderer), { recursive: true });
    }
    // Shards go by one configuration.
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (/.\/taintlint\.ya?ml$/.test(file)) rmSync(join(folder, file));
    }
    const run = runsIn(folder, { PATH: programs });
    const words = ["--format", "json"];
    const whole = await run(words);
    const { findings } = JSON.parse(whole.stdout);
    expect(findings.length).toBeGreaterThan(20);
    expect(findings.filter(({ renderings = [] }) => renderings.length > 0)).not.toEqual([]);
    const files = await makeShards(run, 2);
    const made = files.map((file) => JSON.parse(readFileSync(file, "utf8")).renderings.length);
    expect(Math.min(...made)).toBeGreaterThan(20);
    expect(await run(["merge", ...files, ...words])).toEqual(whole);
  });
});

describe.skipIf(KUSTOMIZE === undefined)("shards", () => {
  it("merge into the same text, HTML, SARIF and summary", async () => {
    const { folder } = makeRepository(OVERLAYS);
    const run = runsIn(folder);
    const formats = ["text", "html=a.html", "sarif=a.sarif", "markdown=a.md"].flatMap((format) => ["--format", format]);
    const words = [...formats, "--fail-on", "warning"];
    const files = await makeShards(run, 2);
    const [whole, merged] = [await run(words), await run(["merge", ...files, ...words])];
    // The command line, and how long it took.
    const comparable = (text: string) =>
      text.replaceAll(/<p class="origin">.*<\/p>/g, "").replaceAll(/ in 0\.0\d s/g, "");
    expect(comparable(merged.stdout)).toBe(comparable(whole.stdout));
    expect([whole.exitCode, merged.exitCode]).toEqual([1, 1]);
  });

  it("merge where no program is, and where their files stand in the repository", async () => {
    const { folder } = makeRepository(OVERLAYS);
    const run = runsIn(folder);
    const whole = await run(["--format", "json"]);
    const files = await makeShards(run, 4);
    const inside = files.map((file, index) => {
      cpSync(file, join(folder, `shard-${index}.json`));
      return `shard-${index}.json`;
    });
    const merged = await runInProcess(["merge", ...inside, "--format", "json"], folder, { PATH: "" });
    expect(JSON.parse(merged.stdout)).toEqual(withoutFixes(whole.stdout));
    expect(merged.exitCode).toBe(1);
  });

  it("merge in a comparison, with what they have rendered of the base", async () => {
    const { folder, commit } = makeRepository(OVERLAYS);
    commit({ "prod/kustomization.yaml": "resources: [../base]\nnamePrefix: new-\n" });
    const run = runsIn(folder);
    const words = ["--base", "HEAD~1"];
    const whole = await run([...words, "--format", "json"]);
    expect(JSON.parse(whole.stdout).change).toBeDefined();
    const files = await makeShards(run, 3, words);
    const merged = await runInProcess(["merge", ...files, "--format", "json"], folder, { PATH: "" });
    expect(JSON.parse(merged.stdout)).toEqual(withoutFixes(whole.stdout));
    // A request that both revisions have is rendered by one shard.
    const keys = files.flatMap((file) =>
      JSON.parse(readFileSync(file, "utf8")).renderings.map((one: { key: string }) => one.key),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(4);
  });

  it("take paths and configuration along", async () => {
    const { folder } = makeRepository({ ...OVERLAYS, "other.yaml": "version: 1\npools: [{name: only}]\n" });
    const run = runsIn(folder);
    const words = ["dev", "--config", "other.yaml"];
    const whole = await run([...words, "--format", "json"]);
    const files = await makeShards(run, 2, words);
    expect((await run(["merge", ...files, "--format", "json"])).stdout).toBe(whole.stdout);
  });

  it("do not hand on what may hold a secret: the merge makes it again", async () => {
    const list = `apiVersion: v1\nkind: List\nitems:\n- ${POD.trim().replaceAll("\n", "\n  ")}\n- {apiVersion: v1, kind: Secret, metadata: {name: token}, stringData: {token: hidden-word}}\n`;
    const { folder } = makeRepository({
      "taintlint.yaml": CONFIGURATION,
      "Chart.yaml": "apiVersion: v2\nname: web\nversion: 0.1.0\n",
      "templates/list.yaml": list,
    });
    const run = runsIn(folder);
    const whole = await run(["--format", "json"]);
    const files = await makeShards(run, 1);
    const [text = ""] = files.map((file) => readFileSync(file, "utf8"));
    expect(text).not.toContain("hidden-word");
    expect(JSON.parse(text).renderings.every((one: { withheld?: boolean }) => one.withheld)).toBe(true);
    expect((await run(["merge", ...files, "--format", "json"])).stdout).toBe(whole.stdout);
    const without = await runInProcess(["merge", ...files], folder, { PATH: "" });
    expect(without.exitCode).toBe(2);
    expect(without.errors.join()).toMatch(
      /^taintlint: 1 rendering that may hold a secret is in no shard, and no program is here to make it: helm /,
    );
  });

  it.skipIf(HELM === undefined)("hand on why a chart fails, without the author's message", async () => {
    const { folder } = makeRepository({
      "taintlint.yaml": CONFIGURATION,
      "Chart.yaml": "apiVersion: v2\nname: web\nversion: 0.1.0\n",
      "values.yaml": "password: hidden-word\n",
      "templates/web.yaml": `${POD}# {{ fail (printf "the password is %s" .Values.password) }}\n`,
    });
    const run = runsIn(folder);
    const whole = await run(["--format", "json"]);
    const files = await makeShards(run, 1);
    const [text = ""] = files.map((file) => readFileSync(file, "utf8"));
    expect(JSON.parse(text).renderings).toMatchObject([{ refusal: expect.stringContaining("fails on purpose") }]);
    expect(text).not.toContain("the password is");
    expect((await run(["merge", ...files, "--format", "json"])).stdout).toBe(whole.stdout);
  });

  it("refuse what they have not seen", async () => {
    const { folder, write, commit } = makeRepository(OVERLAYS);
    const run = runsIn(folder);
    const files = await makeShards(run, 2);
    write({ "dev/kustomization.yaml": "resources: [../base]\nnamePrefix: other-\n" });
    const changed = await runInProcess(["merge", ...files], folder, { PATH });
    expect(changed).toMatchObject({
      exitCode: 2,
      stdout: "",
      errors: ["taintlint: 1 rendering is in no shard: the shards have seen other files"],
    });
    commit();
    const later = await runInProcess(["merge", ...files], folder, { PATH });
    expect(later.errors.join()).toMatch(/was made at commit \w{40}, and here is \w{40}: check the same commit out$/);
    const one = await runInProcess(["merge", ...files.slice(1)], folder, { PATH });
    expect(one.errors).toEqual(["taintlint: shard 1/2 is missing"]);
  });

  it("tell what they did, and never a verdict", async () => {
    const { folder } = makeRepository(OVERLAYS);
    const run = runsIn(folder);
    const file = join(temporaryFolder(), "1.json");
    const first = await run(["--shard", "1/1", "--format", `json=${file}`]);
    expect(first.stdout).toContain("shard 1/1 has made 3 of 3 renderings");
    expect(first.stdout).toContain("Nothing is judged yet: give the files of all shards to taintlint merge.");
    expect(existsSync(file)).toBe(false);
    const last = await run(["--shard", "9/9", "--format", `json=${file}`]);
    expect(last.stdout).toContain("shard 9/9 has nothing to render: there are 3 renderings for 9 shards");
    expect(last.exitCode).toBe(0);
  });

  it("need their programs, and something to render", async () => {
    const { folder } = makeRepository(OVERLAYS);
    const words = ["--shard", "1/2", "--format", "json"];
    const without = await runInProcess(words, folder, { PATH: "" });
    expect(without.exitCode).toBe(2);
    expect(without.errors.join()).toBe(
      "taintlint: shard cannot render: 3 kustomizations are not rendered, because kustomize or kubectl is not on PATH",
    );
    const plain = makeRepository({ "taintlint.yaml": CONFIGURATION, "web.yaml": POD });
    const nothing = await runInProcess(words, plain.folder, { PATH });
    expect(nothing.exitCode).toBe(3);
    expect(nothing.errors.join()).toMatch(/^taintlint: nothing is rendered of these files/);
  });
});

describe("what cannot be merged", () => {
  it.each([
    ["missing.json", '"missing.json" does not exist'],
    ["folder", 'folder "folder" holds no .json file'],
    ["x=folder", '"folder" is a folder: only a file can be named so'],
    ["text.json", '"text.json": it is no JSON'],
    ["other.json", '"other.json" is neither a shard nor a report of --format json: the whole must be an object'],
    ["broken.json", '"broken.json" is not a shard: "schemaVersion" must be 1'],
  ])("%s", async (file, says) => {
    const folder = temporaryFolder({
      "folder/x.yaml": "",
      "text.json": "{",
      "other.json": "[]",
      "broken.json": '{"shard": {}}',
    });
    expect((await runInProcess(["merge", file], folder)).errors).toEqual([`taintlint: ${says}`]);
  });
});

describe("the command line of a shard", () => {
  it.each([
    ["--shard 5/4", 'option "--shard" takes I/N, as in 2/4, not "5/4": there is no shard 5 of 4'],
    ["--shard 0/4", 'option "--shard" takes I/N, as in 2/4, not "0/4": there is no shard 0 of 4'],
    ["--shard 2", 'option "--shard" takes I/N, as in 2/4, not "2"'],
    ["--shard 1/2", 'option "--shard" needs "--format json=FILE" beside it: taintlint merge takes that file'],
    [
      "--shard 1/2 --format html=a.html",
      'format "html" needs the whole run: --shard writes json, and taintlint merge writes html',
    ],
    [
      "--shard 1/2 --format json --fix",
      'options "--shard" and "--fix" do not go together: a shard judges nothing, so there is nothing to fix',
    ],
    [
      "--shard 1/2 --format json --write-baseline b.json",
      'options "--shard" and "--write-baseline" do not go together: a shard judges nothing: pass it to taintlint merge',
    ],
    [
      "--shard 1/2 --format json -",
      'option "--shard" and "-" do not go together: nothing is rendered of the standard input',
    ],
    [
      "--shard 1/2 --format json --render off",
      'options "--shard" and "--render off" do not go together: what shards share is the rendering',
    ],
    ["fit --shard 1/2", 'option "--shard" does not belong to command "fit", but to lint'],
    [
      "merge",
      'command "merge" needs files: taintlint merge shard-1.json shard-2.json, or reports of several repositories',
    ],
    ["merge a.json --base main", 'option "--base" does not belong to command "merge", but to lint'],
  ])("%s", async (line, says) => {
    expect((await runInProcess(line.split(" "), ".")).errors).toEqual([`taintlint: ${says}`]);
  });
});

describe.skipIf(KUSTOMIZE === undefined)("the program", () => {
  const { run } = useProgram();

  it("writes shards and merges them", () => {
    const { folder: cwd } = makeRepository(OVERLAYS);
    const out = temporaryFolder();
    const env = { PATH: `${PATH}${delimiter}${process.env.PATH}`, XDG_CACHE_HOME: temporaryFolder() };
    const whole = run(["--format", "json"], { cwd, env });
    const files = [1, 2].map((index) => {
      const file = join(out, `${index}.json`);
      const made = run(["--shard", `${index}/2`, "--format", `json=${file}`], { cwd, env });
      expect([made.exitCode, made.stderr]).toEqual([0, ""]);
      expect(made.stdout).toMatch(/^shard \d\/2 has made \d of 3 renderings\n/);
      return file;
    });
    const merged = run(["merge", ...files, "--format", "json"], { cwd, env });
    expect(merged).toEqual(whole);
    expect(merged.exitCode).toBe(1);
  });
});

it("refuses to share a run among configurations of several folders", async () => {
  const folder = temporaryFolder({ ...OVERLAYS, "team/taintlint.yaml": CONFIGURATION });
  const { exitCode, errors } = await runInProcess(["--shard", "1/2", "--format", "json"], folder);
  expect(exitCode).toBe(2);
  expect(errors.join()).toContain("1 folder below has a configuration of its own, and shards go by one");
});
