import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_PROGRESS } from "../../src/cli/progress.js";
import { readRepository } from "../../src/cli/repository.js";
import { lintRepository } from "../../src/lint/lint.js";
import { CANARY, type Loopback, listenOnLoopback } from "./hostile-kustomization.js";
import { HELM } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

type Files = Readonly<Record<string, string | Buffer>>;

interface Attack {
  /** Of the folder `chart`. `SERVER` is the address of a server on this machine, `OUTSIDE` a folder that is no part of the chart. */
  readonly files: Files;
  /** A part of what is said instead; undefined where the chart is rendered. */
  readonly says: string | undefined;
}

const CHART: Files = {
  "Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "values.yaml": "image: web:1\n",
  "templates/pod.yaml":
    "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: {{ .Values.image }}}]}\n",
};

const PART: Files = { "Chart.yaml": "apiVersion: v2\nname: part\nversion: 1.0.0\n" };
const OUTSIDE_SCHEMA = "which is outside of that file";

function schema(text: string): Files {
  return { "values.schema.json": text };
}

function below(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

/** Packs files as `helm package` does, with headers of the first tar that there was. */
function pack(files: Files): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.from(text);
    const header = Buffer.alloc(512);
    header.write(path, 0, 100);
    header.write("0000644\0", 100);
    header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
    header.write("00000000000\0", 136);
    header.write("        ", 148);
    header.write("0", 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** By their names in docs/reliability.md. `server` is known when the test runs. */
function attacks(server: string): Readonly<Record<string, Attack>> {
  const fetching = schema(`{"properties": {"image": {"$ref": "${server}/schema.json"}}}`);
  return {
    "address in a schema": { files: fetching, says: OUTSIDE_SCHEMA },
    "address in a schema, with an escape": {
      files: schema(`{"properties": {"image": {"\\u0024ref": "${server}/schema.json"}}}`),
      says: OUTSIDE_SCHEMA,
    },
    "file in a schema": {
      files: schema('{"properties": {"image": {"$ref": "file://OUTSIDE/schema.json"}}}'),
      says: OUTSIDE_SCHEMA,
    },
    "address in the schema of a part": {
      files: { ...below("charts/part", { ...PART, ...fetching }) },
      says: OUTSIDE_SCHEMA,
    },
    "address in the schema of a packed part": {
      files: { "charts/part-1.0.0.tgz": pack(below("part", { ...PART, ...fetching })) },
      says: OUTSIDE_SCHEMA,
    },
    "archive that two programs read in two ways": {
      files: { "charts/part-1.0.0.tgz": Buffer.concat([pack(below("part", PART)), Buffer.from("x")]).subarray(0, -9) },
      says: "cannot be unpacked",
    },
    "address that a schema calls itself": {
      files: schema(`{"$id": "${server}/schema.json", "properties": {"image": {"$ref": "#/nowhere"}}}`),
      says: "the chart's values.schema.json",
    },
    "address of a part that a schema calls itself": {
      files: schema(
        `{"properties": {"image": {"id": "${server}/a", "$id": "${server}/b", "$ref": "#/definitions/a"}}, "definitions": {"a": {"type": "string"}}}`,
      ),
      says: undefined,
    },
    "address of a meta-schema": {
      files: schema(`{"$schema": "${server}/schema.json", "type": "object"}`),
      says: undefined,
    },
  };
}

/** The helm of npm is an old one, and `npm run test-programs` builds a new one, too. */
const FURTHER = ["node_modules/.bin/helm", "test/programs/built/helm4"]
  .map((path) => resolve(path))
  .filter((path) => existsSync(path));
const PROGRAMS = [...new Set([...(HELM === undefined ? [] : [HELM.path]), ...FURTHER])];

/** Runs a program without blocking the server of this process. */
function printed(path: string, words: readonly string[], cwd: string): Promise<string> {
  return new Promise((done) => {
    const child = spawn(path, words, { cwd, env: { HOME: cwd, PATH: process.env.PATH } });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.on("close", () => done(text));
  });
}

async function read(program: string, files: Files) {
  const folder = temporaryFolder({
    "outside/schema.json": `{"type": "number", "description": "${CANARY}"}`,
    "repository/taintlint.yaml": "version: 1\npools: [{name: general}]\n",
    ...below("repository/chart", { ...CHART, ...files }),
  });
  const repository = join(folder, "repository");
  for (const [path, text] of Object.entries(files)) {
    if (typeof text === "string")
      writeFileSync(join(repository, "chart", path), text.replaceAll("OUTSIDE", join(folder, "outside")));
  }
  mkdirSync(join(repository, ".git"));
  const named = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined, globs: [], paths: [] };
  // A folder with this helm alone.
  const programs = join(folder, "programs");
  mkdirSync(programs);
  writeFileSync(join(programs, "helm"), `#!/bin/sh\nexec ${program} "$@"\n`);
  chmodSync(join(programs, "helm"), 0o755);
  const rendering = { environment: { PATH: programs }, render: undefined, useCache: false };
  const outcome = await readRepository({ ...named, workingDirectory: repository, rendering }, NO_PROGRESS);
  if (outcome.problem !== undefined) throw new Error(JSON.stringify(outcome.problem));
  const { findings, notices } = lintRepository(outcome.value.input);
  const messages = findings.filter(({ rule }) => rule === "not-rendered").map(({ message }) => message);
  const rendered = outcome.value.input.manifests.filter((one) => one.rendered).map(({ file }) => file.text);
  return { chart: join(repository, "chart"), messages, text: JSON.stringify([findings, notices, rendered]), rendered };
}

describe.each(PROGRAMS)("a hostile chart, with %s", (program) => {
  let server: Loopback;
  beforeAll(async () => {
    server = await listenOnLoopback();
  });
  afterAll(() => server.close());

  it.each(Object.keys(attacks("")))("reaches nothing by an %s", async (name) => {
    const attack = attacks(server.address)[name];
    if (attack === undefined) throw new Error("no such attack");
    const { messages, text, rendered } = await read(program, attack.files);
    expect(text).not.toContain(CANARY);
    expect(server.calls).toEqual([]);
    if (attack.says === undefined)
      expect([messages, rendered.join("")]).toEqual([[], expect.stringContaining("name: web")]);
    else expect(messages.join("\n")).toContain(attack.says);
  });

  it("would ask the server where nothing stops it", async () => {
    const { chart } = await read(program, attacks(server.address)["address in a schema"]?.files ?? {});
    expect(server.calls).toEqual([]);
    await printed(program, ["template", "web", chart], dirname(chart));
    expect(server.calls).toEqual(["/schema.json"]);
  });
});

describe.skipIf(PROGRAMS.length === 0)("a chart that asks the network for names", () => {
  const asking = {
    "templates/name.yaml":
      'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\ndata: {a: {{ getHostByName "localhost" | quote }}}\n',
  };

  it.each(PROGRAMS)("is rendered by %s if that does not do so", async (program) => {
    const version = await printed(program, ["version", "--short"], "/");
    const [, major = 0, minor = 0] = /v(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
    const { messages } = await read(program, asking);
    const isOld = major < 3 || (major === 3 && minor < 12);
    expect(messages).toEqual(isOld ? [expect.stringContaining('calls "getHostByName"')] : []);
  });
});
