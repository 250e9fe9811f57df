import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { glanceAt } from "../../src/manifest/glance.js";
import { KEPT, openReadAhead, REACHED, type ToldFile } from "../../src/sources/read-ahead.js";
import { glanceAtFile } from "../../src/sources/read-file.js";
import { readInOrder } from "../../src/sources/reading-thread.js";
import { relativePath } from "../../src/sources/relative-path.js";
import { useDist } from "../cli/dist-copy.js";
import { run } from "../cli/in-process.js";
import { CONFIGURATION, useProgram } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { makeRepository } from "./git-repository.js";

const thread = useDist("chunks/reading-thread.js");
const program = useProgram();
const POD = "kind: Pod\nmetadata: {name: a}\nspec: {containers: []}\n";
const IDLE = "kind: Secret\ndata:\n";
const LARGE = `${IDLE}${"  a: b\n".repeat(10_000)}---\n${POD}`;
const BYTES = [
  POD,
  IDLE,
  LARGE,
  "",
  `\uFEFF${POD}`,
  Buffer.from([0x61, 0xff, 0xfe]),
  Buffer.from(`\uFEFF${POD}`, "utf16le"),
];

/** Files of every sort, those that cannot be read among them. */
function manyFiles(count: number): { folder: string; files: string[] } {
  const folder = temporaryFolder();
  const files = Array.from({ length: count }, (_, index) => join(folder, `${index}.yaml`));
  for (const [index, file] of files.entries()) writeFileSync(file, BYTES[index % BYTES.length] ?? "");
  for (const file of files.splice(10, 1)) rmSync(file);
  symlinkSync("nowhere", join(folder, "link.yaml"));
  mkdirSync(join(folder, "folder.yaml"));
  return {
    folder,
    files: [join(folder, "gone.yaml"), ...files, join(folder, "link.yaml"), join(folder, "folder.yaml")],
  };
}

const readHere = (folder: string, path: string) => glanceAtFile(path, relativePath(folder, path), glanceAt);

/** What the thread's work tells, done here. */
function toldOf(files: readonly string[], workingDirectory: string, reached: number): ToldFile[] {
  const { port1, port2: port } = new MessageChannel();
  const state = new SharedArrayBuffer(8);
  new Int32Array(state)[REACHED] = reached;
  readInOrder({ files, workingDirectory, state, port }, glanceAt);
  const told: ToldFile[] = [];
  for (let one = receiveMessageOnPort(port1); one; one = receiveMessageOnPort(port1)) told.push(...one.message);
  const kept = told.reduce((sum, [, { value, glance }]) => {
    const texts = value === undefined ? (glance?.parts ?? []) : [value];
    return sum + texts.reduce((length, { text }) => length + text.length, 0);
  }, 0);
  expect(new Int32Array(state)[KEPT]).toBe(kept);
  port1.close();
  return told;
}

describe("files that another thread reads", () => {
  it("are told as they are read here", () => {
    const { folder, files } = manyFiles(100);
    const told = toldOf(files, folder, 0);
    expect(told.length).toBeGreaterThan(70);
    for (const [index, file] of told) expect(file).toEqual(readHere(folder, files[index] ?? ""));
    // The last ones: a link to nothing, and a folder.
    expect(told.slice(-2).every(([, { problem }]) => problem !== undefined)).toBe(true);
  });

  it("are those behind what was asked for last", () => {
    const { folder, files } = manyFiles(100);
    const first = toldOf(files, folder, 0)[0]?.[0] ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(toldOf(files, folder, 50)[0]?.[0]).toBe(50 + first);
    expect(toldOf(files, folder, files.length)).toEqual([]);
  });

  it("are not handed over where they are long", () => {
    const { folder, files } = manyFiles(60);
    const long = files[50] ?? "";
    writeFileSync(long, `${POD}# ${"a".repeat(1024 * 1024)}\n`);
    const told = toldOf(files, folder, 0).map(([index]) => index);
    expect([49, 50, 51].map((index) => told.includes(index))).toEqual([true, false, true]);
    writeFileSync(long, `${POD}# ${"a".repeat(1000)}\n`);
    expect(toldOf(files, folder, 0).map(([index]) => index)).toContain(50);
  });

  it("are the same where a real thread reads them, whatever is asked in between", async () => {
    const { folder, files } = manyFiles(100);
    // Whoever asks for a file of which nothing is told yet reads it: the thread begins while this goes on.
    const order = Array.from({ length: 60 }, () => files).flat();
    const ahead = openReadAhead(order, folder, { thread: pathToFileURL(thread()), least: 1 });
    if (ahead === undefined) throw new Error("there is a second processor");
    let told = 0;
    for (const [index, path] of order.entries()) {
      if (told > 100) break;
      if (told === 0) await setTimeout(1);
      expect(ahead.take(join(folder, "other.yaml"))).toBeUndefined();
      const file = ahead.take(path);
      if (file === undefined) continue;
      told++;
      expect(file, `${index}`).toEqual(readHere(folder, path));
    }
    expect(told).toBeGreaterThan(100);
  });

  it("are let go where they come too late, so that the thread may read on", async () => {
    const late = temporaryFolder({
      "thread.mjs": `import { workerData } from "node:worker_threads";
const counts = new Int32Array(workerData.state);
while (Atomics.load(counts, ${REACHED}) === 0) Atomics.wait(counts, ${KEPT}, 0, 1);
Atomics.add(counts, ${KEPT}, 4);
workerData.port.postMessage([[0, { value: { path: "0.yaml", text: "late" } }]]);
Atomics.wait(counts, ${KEPT}, 4, 5000);
const text = String(Atomics.load(counts, ${KEPT}));
workerData.port.postMessage(workerData.files.map((path, index) => [index, { value: { path, text } }]));
`,
    });
    const files = Array.from({ length: 5000 }, (_, index) => `${index}.yaml`);
    const ahead = openReadAhead(files, late, { thread: pathToFileURL(join(late, "thread.mjs")), least: 1 });
    let last: string | undefined;
    for (const path of files) {
      last = ahead?.take(path)?.value?.text;
      if (last !== undefined) break;
      await setTimeout(2);
    }
    expect(last).toBe("0");
  });

  it("are read here where they are few, and where the thread fails", async () => {
    const { folder, files } = manyFiles(30);
    expect(openReadAhead(files, folder, { thread: pathToFileURL(thread()) })).toBeUndefined();
    const none = openReadAhead(files, folder, { thread: pathToFileURL(join(folder, "none.js")), least: 1 });
    // Long enough for it to fail.
    await setTimeout(100);
    expect(files.map((path) => none?.take(path))).toEqual(files.map(() => undefined));
  });

  it("give the report of a run that reads all by itself", async () => {
    const { folder, write } = makeRepository({ "taintlint.yaml": CONFIGURATION });
    const wildcard = POD.replace("containers", "tolerations: [{operator: Exists}], containers");
    const text = (index: number) => (index % 50 === 0 ? wildcard.replace("name: a", `name: a${index}`) : IDLE);
    write(Object.fromEntries(Array.from({ length: 3200 }, (_, index) => [`apps/${index}.yaml`, text(index)])));
    const words = ["lint", "--format", "json"];
    const own = program.run(words, { cwd: folder });
    expect(JSON.parse(own.stdout).findings.length).toBeGreaterThan(60);
    expect(own).toEqual(await run(words, { cwd: folder }));
  });
});
