import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { isTried } from "../long-run.js";
import { CANARY, type Loopback, listenOnLoopback } from "./hostile-kustomization.js";
import { END, extended, longName, pack, packEntries, type TarEntry, tarOf } from "./packed-chart.js";
import { HELM } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

/** A text that begins with `-> ` is a link. */
type Files = Readonly<Record<string, string | Buffer>>;

interface Attack {
  /** Of the chart's folder, beside those of a harmless chart. */
  readonly files: Files;
  /** A part of what is said instead; undefined where the chart is rendered. */
  readonly says?: string;
  /** Whether helm 3 and 4 by themselves would ask the server. */
  readonly isReal?: true;
}

const CHART: Files = {
  "Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "values.yaml": "image: web:1\n",
  "templates/pod.yaml":
    "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec: {containers: [{name: web, image: {{ .Values.image }}}]}\n",
};

function metadata(name: string, more = ""): Files {
  return { "Chart.yaml": `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}` };
}

const PART = metadata("part");
const SCHEMA = "values.schema.json";

function below(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

function packed(entries: readonly TarEntry[], path = "charts/part-1.0.0.tgz"): Files {
  const chart = { name: "part/Chart.yaml", content: PART["Chart.yaml"] ?? "" };
  return { [path]: packEntries([chart, ...entries]) };
}

/** A schema that helm reads at a path inside of an archive, if it does. */
function at(path: string, content: string): readonly TarEntry[] {
  return [{ name: path, content }];
}

const ODD = "can be read in several ways";
const NO_FILE = "it contains a link or another entry that is not a file";

/** Ways to have helm read a schema of values. `schema` refers to a file and a server outside of the chart. */
function leaks(schema: string): Readonly<Record<string, Attack>> {
  const alone = { [SCHEMA]: schema };
  const invalid = Buffer.from(schema.replace("{", '{"description": "\u00ff", '), "latin1");
  return {
    "schema of a chart": { files: alone, isReal: true },
    "schema with an escape": { files: { [SCHEMA]: schema.replaceAll("$ref", "\\u0024ref") }, isReal: true },
    "schema that is not UTF-8": { files: { [SCHEMA]: invalid }, isReal: true },
    "schema with a byte order mark": { files: { [SCHEMA]: `\ufeff${schema}` }, isReal: true },
    "schema in UTF-16": { files: { [SCHEMA]: Buffer.from(`\ufeff${schema}`, "utf16le") } },
    "schema that is a link": { files: { [SCHEMA]: "-> files/other.json", "files/other.json": schema }, isReal: true },
    "schema in a linked folder": {
      files: { "charts/part": "-> ../files/part", ...below("files/part", { ...PART, ...alone }) },
      isReal: true,
    },
    "schema in other letters": { files: { "Values.Schema.json": schema } },
    "schema of a part": { files: below("charts/part", { ...PART, ...alone }), isReal: true },
    "schema of a part that is not UTF-8": {
      files: below("charts/part", { ...PART, [SCHEMA]: invalid }),
      isReal: true,
    },
    "schema of a part of a part": {
      files: below("charts/part", { ...PART, ...below("charts/inner", { ...metadata("inner"), ...alone }) }),
      isReal: true,
    },
    "schema of a part with an alias": {
      files: {
        ...metadata("web", "dependencies: [{name: part, version: 1.0.0, alias: one}]\n"),
        ...below("charts/part", { ...PART, ...alone }),
      },
      isReal: true,
    },
    "schema of a part elsewhere": {
      files: {
        ...metadata("web", 'dependencies: [{name: part, version: 1.0.0, repository: "file://./lib"}]\n'),
        ...below("lib", { ...PART, ...alone }),
      },
    },
    "address that a schema calls itself": {
      files: { [SCHEMA]: schema.replace("{", '{"$id": "SERVER/self.json", "id": "SERVER/self.json", ') },
      isReal: true,
    },
    "packed schema": { files: packed(at(`part/${SCHEMA}`, schema)), isReal: true },
    "packed schema that is not UTF-8": {
      files: packed([{ name: `part/${SCHEMA}`, content: invalid }]),
      isReal: true,
    },
    "packed schema under a long name of GNU": {
      files: packed([longName(`part/${SCHEMA}`), { name: "part/short", content: schema }]),
      isReal: true,
    },
    "packed schema under an extended name": {
      files: packed([extended(`part/${SCHEMA}`), { name: "part/short", content: schema }]),
      isReal: true,
    },
    "packed schema under a divided name": {
      files: packed([{ name: SCHEMA, prefix: "part", content: schema }]),
      isReal: true,
    },
    "packed schema of an old kind": {
      files: packed([{ name: `part/${SCHEMA}`, type: "\0", content: schema }]),
      isReal: true,
    },
    "packed schema of a contiguous file": {
      files: packed([{ name: `part/${SCHEMA}`, type: "7", content: schema }]),
      says: NO_FILE,
      isReal: true,
    },
    "packed schema in another top folder": { files: packed(at(`other/${SCHEMA}`, schema)), isReal: true },
    "packed schema behind a dot": { files: packed(at(`part/./${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema behind two dots": { files: packed(at(`part/x/../${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema behind charts and two dots": {
      files: packed(at(`part/charts/../${SCHEMA}`, schema)),
      says: ODD,
      isReal: true,
    },
    "packed schema behind two slashes": { files: packed(at(`part/x/..//${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema beside the folder": { files: packed(at(`../${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema at the root": { files: packed(at(`/${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema at a dot": { files: packed(at(`./${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema with a backslash": { files: packed(at(`part\\${SCHEMA}`, schema)), says: ODD, isReal: true },
    "packed schema with backslashes and dots": {
      files: packed(at(`part\\x\\..\\${SCHEMA}`, schema)),
      says: ODD,
      isReal: true,
    },
    "packed schema with a NUL behind it": { files: packed(at(`part/${SCHEMA}\0x`, schema)), isReal: true },
    "packed schema with an extended NUL": {
      files: packed([extended(`part/${SCHEMA}\0`), { name: "part/short", content: schema }]),
      says: ODD,
    },
    "packed schema in other letters": { files: packed(at("part/VALUES.SCHEMA.JSON", schema)) },
    "packed schema that stands twice": {
      files: packed([{ name: `part/${SCHEMA}`, content: "{}" }, ...at(`part/${SCHEMA}`, schema)]),
      isReal: true,
    },
    "packed schema by a hard link": {
      files: packed([
        { name: "part/other.json", content: schema },
        { name: `part/${SCHEMA}`, type: "1", link: "part/other.json" },
      ]),
      says: NO_FILE,
    },
    "packed schema by a link": {
      files: packed([
        { name: "part/other.json", content: schema },
        { name: `part/${SCHEMA}`, type: "2", link: "other.json" },
      ]),
      says: NO_FILE,
    },
    "packed schema in a packed part": {
      files: packed([
        { name: "part/charts/inner-1.0.0+x.tgz", content: pack("inner", { ...metadata("inner"), ...alone }) },
      ]),
      isReal: true,
    },
    "packed schema in a part": {
      files: below("charts/other", { ...metadata("other"), ...packed(at(`part/${SCHEMA}`, schema)) }),
      isReal: true,
    },
    "packed schema in the second of two streams": {
      files: {
        "charts/part-1.0.0.tgz": Buffer.concat([
          gzipSync(tarOf([{ name: "part/Chart.yaml", content: PART["Chart.yaml"] ?? "" }])),
          packEntries(at(`part/${SCHEMA}`, schema)),
        ]),
      },
      isReal: true,
    },
    "linked archive": {
      files: {
        "charts/part-1.0.0.tgz": "-> ../files/part",
        "files/part": packed(at(`part/${SCHEMA}`, schema))["charts/part-1.0.0.tgz"] ?? "",
      },
      isReal: true,
    },
    "archive with an odd name": { files: packed(at(`part/${SCHEMA}`, schema), "charts/a part+1.tgz"), isReal: true },
    "archive without an ending": { files: packed(at(`part/${SCHEMA}`, schema), "charts/part") },
    "archive with a long ending": { files: packed(at(`part/${SCHEMA}`, schema), "charts/part.tar.gz") },
    "archive with an ending in capitals": { files: packed(at(`part/${SCHEMA}`, schema), "charts/part.TGZ") },
    "archive that helm passes over": { files: packed(at(`part/${SCHEMA}`, schema), "charts/_part.tgz") },
    "archive that two programs read in two ways": {
      files: { "charts/part-1.0.0.tgz": Buffer.concat([pack("part", PART), Buffer.from("x")]).subarray(0, -9) },
      says: "it is cut off",
    },
  };
}

const TOO_MANY_CHARTS = "its subcharts and their dependencies, once for each alias, are more than 2000";
const TOO_MANY_FILES = "the chart holds more than 5000 files";
const TOO_MANY_BYTES = "the packed charts of the chart hold more than 64 MiB";
const CUT_OFF = '"charts/part-1.0.0.tgz" cannot be unpacked: it is cut off';
const DAMAGED = '"charts/part-1.0.0.tgz" cannot be unpacked: it is damaged';

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function aliases(name: string, count: number): string {
  return `dependencies:\n${range(count)
    .map((index) => `- {name: ${name}, version: 1.0.0, alias: ${name}-${index}}\n`)
    .join("")}`;
}

/** Charts in charts, each with aliases of the next one. `hold` puts one into another. */
function nested(depth: number, count: number, hold: (name: string, files: Files) => Files, inner = "web"): Files {
  if (depth === 0) return metadata(inner);
  const name = `n${depth}`;
  return { ...metadata(inner, aliases(name, count)), ...hold(name, nested(depth - 1, count, hold, name)) };
}

const inFolder = (name: string, files: Files) => below(`charts/${name}`, files);
const inArchive = (name: string, files: Files) => ({ [`charts/${name}-1.0.0.tgz`]: pack(name, files) });

function cut(archive: Buffer): Files {
  return { "charts/part-1.0.0.tgz": archive };
}

/** Two of them are more than the bound. */
const BLANKS = Buffer.alloc(33 * 1024 * 1024, " ");
const WHOLE = tarOf([{ name: "part/Chart.yaml", content: PART["Chart.yaml"] ?? "" }]);

/** Ways to have a chart take all time by aliases, dependencies and links. */
function crowds(): Readonly<Record<string, Attack>> {
  return {
    "forty aliases of each of six charts": { files: nested(6, 40, inFolder), says: TOO_MANY_CHARTS },
    "two aliases of each of thirty charts": { files: nested(30, 2, inFolder), says: TOO_MANY_CHARTS },
    "one alias of each of thirty charts": { files: nested(30, 1, inFolder) },
    "aliases in requirements": {
      files: {
        ...metadata("web"),
        "requirements.yaml": aliases("part", 50),
        ...below("charts/part", {
          ...PART,
          "requirements.yaml": aliases("inner", 50),
          ...below("charts/inner", metadata("inner")),
        }),
      },
      says: TOO_MANY_CHARTS,
    },
    "thousands of aliases of one chart": {
      files: { ...metadata("web", aliases("part", 3000)), ...below("charts/part", PART) },
      says: TOO_MANY_CHARTS,
    },
    "aliases behind one anchor": {
      files: {
        ...metadata("web", `dependencies:\n- &a {name: part, version: 1.0.0}\n${"- *a\n".repeat(3000)}`),
        ...below("charts/part", PART),
      },
      says: TOO_MANY_CHARTS,
    },
    "fifty links from a folder to itself": {
      files: Object.fromEntries(range(50).map((index) => [`files/l${index}`, "-> ."])),
    },
    "link from a chart to itself": { files: { "charts/web": "-> .." } },
  };
}

/** Ways to have packed charts take all memory; and archives that end too early. */
function archives(): Readonly<Record<string, Attack>> {
  const big = pack("big", { ...metadata("big"), "files/blanks.txt": BLANKS });
  const whole = pack("part", PART);
  return {
    "forty aliases of each of three packed charts": { files: nested(3, 40, inArchive), says: TOO_MANY_CHARTS },
    "thousands of charts": {
      files: packed(
        range(2100).map((index) => ({ name: `part/charts/p${index}/Chart.yaml`, content: `name: p${index}\n` })),
      ),
      says: TOO_MANY_CHARTS,
    },
    "archive of archives": {
      files: packed(range(3).map((index) => ({ name: `part/charts/big${index}-1.0.0.tgz`, content: big }))),
      says: TOO_MANY_BYTES,
    },
    "archives beside each other": {
      files: Object.fromEntries(range(3).map((index) => [`charts/big${index}-1.0.0.tgz`, big])),
      says: TOO_MANY_BYTES,
    },
    "archive of blanks": {
      files: { "charts/big-1.0.0.tgz": gzipSync(Buffer.concat([BLANKS, BLANKS])) },
      says: TOO_MANY_BYTES,
    },
    "archive in an archive, five times": {
      files: inArchive(
        "part",
        range(4).reduce<Files>(
          (files, index) => ({ ...metadata(`n${index}`), ...inArchive(`n${index}`, files) }),
          PART,
        ),
      ),
      says: "charts are packed in each other more than 4 times",
    },
    "archive of thousands of files": {
      files: packed(range(6000).map((index) => ({ name: `part/files/${index}` }))),
      says: TOO_MANY_FILES,
    },
    "archives of thousands of files": {
      files: {
        ...packed(range(2600).map((index) => ({ name: `part/files/${index}` }))),
        ...packed(
          range(2600).map((index) => ({ name: `part/files/${index}` })),
          "charts/other.tgz",
        ),
      },
      says: TOO_MANY_FILES,
    },
    "path of two kinds": {
      files: packed([{ name: "part/files" }, { name: "part/files/a" }]),
      says: '"files/a" in it stands below a file',
    },
    "path that no system opens": {
      files: packed([extended(`part/${"long/".repeat(900)}a`), { name: "part/short" }]),
      says: ODD,
    },
    "path of a long step": { files: packed([extended(`part/files/${"a".repeat(256)}`), { name: "part/short" }]) },
    "path of a long step of a template": {
      files: packed([extended(`part/templates/${"a".repeat(256)}`), { name: "part/short" }]),
      says: "in it is not a text in UTF-8 under a plain name",
    },
    "archive that stands twice": {
      files: { ...below("charts/part-1-0-0-tgz", metadata("other")), ...cut(whole) },
      says: '"charts/part-1-0-0-tgz" is another chart',
    },
    "archive cut off in the middle": { files: cut(whole.subarray(0, whole.length >> 1)), says: CUT_OFF },
    "archive cut off behind its header": { files: cut(whole.subarray(0, 10)), says: CUT_OFF },
    "archive without its last byte": { files: cut(whole.subarray(0, -1)), says: CUT_OFF },
    "archive without its check sum": { files: cut(whole.subarray(0, -8)), says: CUT_OFF },
    "archive without an end": { files: cut(gzipSync(WHOLE)), says: CUT_OFF },
    "archive with half an end": { files: cut(gzipSync(Buffer.concat([WHOLE, END.subarray(0, 512)]))), says: CUT_OFF },
    "archive that ends in a header": { files: cut(gzipSync(WHOLE.subarray(0, 300))), says: CUT_OFF },
    "archive that ends in a file": { files: cut(gzipSync(WHOLE.subarray(0, 520))), says: CUT_OFF },
    "archive with a short last block": { files: cut(gzipSync(WHOLE.subarray(0, -100))), says: CUT_OFF },
    "archive that ends between two streams": {
      files: cut(Buffer.concat([gzipSync(WHOLE.subarray(0, 512)), gzipSync(WHOLE.subarray(512))])),
      says: CUT_OFF,
    },
    "archive of nothing": { files: cut(Buffer.alloc(0)), says: CUT_OFF },
    "pointer of Git LFS": {
      files: cut(Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")),
      says: 'cannot be unpacked: it is a pointer of Git LFS, whose content was not fetched: check out with "lfs: true"',
    },
    "archive that is none": { files: cut(Buffer.from("kind: Pod\n")), says: DAMAGED },
    "archive with a wrong byte": {
      files: cut(gzipSync(Buffer.concat([Buffer.from("q"), WHOLE.subarray(1), END]))),
      says: DAMAGED,
    },
    "archive with something behind its end": {
      files: cut(gzipSync(Buffer.concat([WHOLE, END, Buffer.from("more")]))),
      says: DAMAGED,
    },
    "archive without a chart": { files: cut(packEntries([])), says: 'it holds no "Chart.yaml"' },
    "packed template that is not UTF-8": {
      files: packed([{ name: "part/templates/a.yaml", content: Buffer.from([0xff]) }]),
      says: '"templates/a.yaml" in it is not a text in UTF-8 under a plain name',
    },
    "packed template under an odd name": {
      files: packed([{ name: "part/templates/a b.yaml" }]),
      says: '"templates/a b.yaml" in it is not a text',
    },
    "packed picture": { files: packed([{ name: "part/files/a b.png", content: Buffer.from([0xff, 0]) }]) },
    "picture of an unpacked part of a packed chart": {
      files: packed([
        { name: "part/charts/inner/Chart.yaml", content: "apiVersion: v2\nname: inner\nversion: 1.0.0\n" },
        { name: "part/charts/inner/files/crds.bz2", content: Buffer.from([0xff, 0]) },
      ]),
    },
    "packed template of an unpacked part that is not UTF-8": {
      files: packed([
        { name: "part/charts/inner/Chart.yaml", content: "apiVersion: v2\nname: inner\nversion: 1.0.0\n" },
        { name: "part/charts/inner/templates/a.yaml", content: Buffer.from([0xff]) },
      ]),
      says: '"charts/inner/templates/a.yaml" in it is not a text in UTF-8 under a plain name',
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

const BESIDE = `apiVersion: v1
kind: Pod
metadata: {name: beside}
spec: {nodeSelector: {pool: none}, containers: [{name: web, image: web:1}]}
`;

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const link = typeof text === "string" ? /^-> (.*)$/.exec(text)?.[1] : undefined;
  if (link === undefined) writeFileSync(path, text);
  else symlinkSync(link, path);
}

/** Writes each attack as a chart of one repository, beside a manifest with a finding. */
function writeCharts(attacks: (outside: string) => Readonly<Record<string, Attack>>) {
  const folder = temporaryFolder({
    "outside/schema.json": `{"type": "number", "description": "${CANARY}"}`,
    "repository/taintlint.yaml": "version: 1\ncomplete: true\npools: [{name: general, labels: {pool: general}}]\n",
    "repository/beside.yaml": BESIDE,
  });
  const repository = join(folder, "repository");
  mkdirSync(join(repository, ".git"));
  const table = attacks(join(folder, "outside"));
  const names = Object.keys(table);
  Object.values(table).forEach(({ files }, index) => {
    for (const [path, text] of Object.entries({ ...CHART, ...files })) write(join(repository, `c${index}`, path), text);
  });
  return { folder, repository, table, names };
}

/** Lints the repository with one helm alone. */
async function lint(program: string, { folder, repository }: { folder: string; repository: string }) {
  const named = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined, globs: [], paths: [] };
  const programs = join(folder, "programs");
  mkdirSync(programs);
  writeFileSync(join(programs, "helm"), `#!/bin/sh\nexec ${program} "$@"\n`);
  chmodSync(join(programs, "helm"), 0o755);
  const rendering = { environment: { PATH: programs }, render: undefined, useCache: false };
  const outcome = await readFromDisk({ ...named, workingDirectory: repository, rendering }, NO_PROGRESS);
  if (outcome.problem !== undefined) throw new Error(JSON.stringify(outcome.problem));
  const { findings, notices } = lintRepository(outcome.value.input);
  const rendered = outcome.value.input.manifests.filter((one) => one.rendered);
  // Before findings of one cause are told as one.
  const said = new Map(
    rendered.map(({ rendered: by, problems, workloads }) => {
      const isRendered = workloads.some(({ name }) => name === "web");
      return [by?.root, [...problems.map(({ message }) => message), ...(isRendered ? ["rendered"] : [])].join("; ")];
    }),
  );
  const isBesideReported = findings.some(({ rule, message }) => rule === "unschedulable" && /none/.test(message));
  const text = JSON.stringify([findings, notices, [...said]]);
  return { said, isBesideReported, text };
}

async function expectHeld(program: string, attacks: (outside: string) => Readonly<Record<string, Attack>>) {
  const written = writeCharts(attacks);
  const { said, isBesideReported, text } = await lint(program, written);
  const outcomes = written.names.map((name, index) => {
    const { says = "rendered" } = written.table[name] ?? {};
    const told = said.get(`c${index}`) ?? "nothing";
    return [name, told.includes(says) && (says !== "rendered" || told === "rendered") ? says : told];
  });
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(written.names.map((name) => [name, written.table[name]?.says ?? "rendered"])),
  );
  expect(text).not.toContain(CANARY);
  expect(isBesideReported).toBe(true);
}

describe.each(PROGRAMS)("hostile charts, with %s", (program) => {
  let server: Loopback;
  beforeAll(async () => {
    server = await listenOnLoopback();
  });
  afterAll(() => server.close());

  /** The name of the attack is in the address. */
  const attacks = (outside: string): Readonly<Record<string, Attack>> => {
    // One helm meets every second one, and each other one some.
    const names = Object.keys(leaks("")).filter((_, index) => isTried(index, program === HELM?.path ? 2 : 6));
    return Object.fromEntries(
      names.map((name) => {
        const address = `${server.address}/${encodeURIComponent(name)}`;
        const references = `[{"$ref": "${address}"}, {"$ref": "file://${outside}/schema.json"}]`;
        const attack = leaks(`{"properties": {"global": {"anyOf": ${references}}}}`)[name];
        if (attack === undefined) throw new Error("no such attack");
        return [name, attack];
      }),
    );
  };

  it("read nothing and ask nobody by a schema of values", async () => {
    await expectHeld(program, attacks);
    expect(server.calls).toEqual([]);
  }, 60_000);

  it.runIf(program.includes("built"))(
    "would ask the server where nothing stops them",
    async () => {
      const { repository, table, names } = writeCharts(attacks);
      for (const index of names.keys()) await printed(program, ["template", "web", `c${index}`], repository);
      const asking = new Set(server.calls.map((address) => decodeURIComponent(address.slice(1))));
      expect(names.filter((name) => asking.has(name))).toEqual(names.filter((name) => table[name]?.isReal));
    },
    60_000,
  );
});

describe.skipIf(HELM === undefined)("hostile charts take no more than their bounds", () => {
  it("by aliases, dependencies and links", () => expectHeld(HELM?.path ?? "", crowds), 60_000);
  it("by archives, which are whole", () => expectHeld(HELM?.path ?? "", archives), 60_000);
});

describe.skipIf(PROGRAMS.length === 0)("a chart that asks the network for names", () => {
  const call =
    'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\ndata: {a: {{ getHostByName "localhost" | quote }}}\n';
  const asking = (): Readonly<Record<string, Attack>> => ({
    "by a template": { files: { "templates/name.yaml": call } },
    "by a template that is not UTF-8": {
      files: { "templates/name.yaml": Buffer.from(`{{/* \u00ff */}}${call}`, "latin1") },
    },
    "by a packed template": { files: packed([{ name: "part/templates/name.yaml", content: call }]) },
  });

  it.each(PROGRAMS)("is rendered by %s if that does not do so", async (program) => {
    const version = await printed(program, ["version", "--short"], "/");
    const [, major = 0, minor = 0] = /v(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
    const isOld = major < 3 || (major === 3 && minor < 12);
    const says = isOld ? 'may call "getHostByName"' : undefined;
    await expectHeld(program, () =>
      Object.fromEntries(
        Object.entries(asking()).map(([name, attack]) => [name, { ...attack, ...(says && { says }) }]),
      ),
    );
  });
});
