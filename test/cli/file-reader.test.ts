import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFileReader } from "../../src/cli/file-reader.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { parseDocuments } from "../../src/manifest/yaml/syntax.js";
import { temporaryFolder } from "./temporary-folder.js";

function readerOf(files: Record<string, string>) {
  const folder = temporaryFolder(files);
  return { folder, reader: createFileReader(folder) };
}

it("reads a file once, and everybody who parses it gets the same documents", () => {
  const { folder, reader } = readerOf({ "a.yaml": "kind: Pod\n" });
  const path = join(folder, "a.yaml");
  const { value: file } = reader.read(path);
  if (file === undefined) throw new Error("it can be read");
  writeFileSync(path, "kind: Job\n");
  expect(reader.read(path).value).toBe(file);
  expect(file.text).toBe("kind: Pod\n");
  expect(parseDocuments(file)).toBe(parseDocuments(file));
  expect(readManifest(file)).toBe(readManifest(file, { customKinds: [] }));
});

it("keeps no text that was let go, and reads it again for whoever asks all the same", () => {
  const { folder, reader } = readerOf({ "a.yaml": "kind: Pod\n" });
  const path = join(folder, "a.yaml");
  const { value: file } = reader.read(path);
  if (file === undefined) throw new Error("it can be read");
  reader.letGo(file);
  writeFileSync(path, "kind: Job\n");
  expect(file.text).toBe("kind: Job\n");
});

it("takes a file from whoever knows it already", () => {
  const { folder, reader } = readerOf({ "a.yaml": "kind: Pod\n", "b.yaml": "kind: Pod\n" });
  const [a, b] = [join(folder, "a.yaml"), join(folder, "b.yaml")];
  const other = createFileReader(folder, { known: (path) => (path === a ? reader.read(path) : undefined) });
  expect(other.read(a).value).toBe(reader.read(a).value);
  expect(other.read(b).value).not.toBe(reader.read(b).value);
});

it("keeps of a file that only its bytes were asked about no text, and of a large one the documents that matter", () => {
  const secret = "kind: Secret\ndata:\n";
  const large = `${secret}${"  a: b\n".repeat(10_000)}---\nkind: Pod\nmetadata: {name: c}\nspec: {containers: []}\n`;
  const { folder, reader } = readerOf({ "idle.yaml": secret, "large.yaml": large });
  const [idle, cut] = ["idle.yaml", "large.yaml"].map((name) => reader.read(join(folder, name)).value);
  if (idle === undefined || cut === undefined) throw new Error("they can be read");
  expect([idle.glance, cut.glance?.parts.map(({ text }) => text)]).toEqual([
    { documents: 1, parts: [] },
    ["---\nkind: Pod\nmetadata: {name: c}\nspec: {containers: []}\n"],
  ]);
  reader.letGo(cut);
  writeFileSync(join(folder, "large.yaml"), large.replace("c}", "d}"));
  expect(readManifest(cut)).toMatchObject({ documents: 2, workloads: [{ name: "d" }] });
  expect(idle.text).toBe(secret);
});

const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeName: somewhere-else\n  containers: []\n";

it("lets go of the oldest texts once it keeps many, and reads them again for whoever asks", () => {
  const folder = temporaryFolder({ "a.yaml": POD, "b.yaml": POD });
  const reader = createFileReader(folder, { keeps: POD.length });
  const [a, b] = ["a.yaml", "b.yaml"].map((name) => reader.read(join(folder, name)).value);
  if (a === undefined || b === undefined) throw new Error("they can be read");
  const [document] = parseDocuments(a).documents;
  expect([a.text, b.text, a.text]).toEqual([POD, POD, POD]);
  writeFileSync(join(folder, "b.yaml"), POD.replace("somewhere-else", "anywhere-other"));
  expect(() => b.text).toThrow(`"b.yaml" was changed while it was read: run taintlint again`);
  expect(document?.root).toMatchObject({ kind: "mapping" });
});

it("says of a file that is gone since it was read that it changed", () => {
  const folder = temporaryFolder({ "a.yaml": POD, "b.yaml": POD });
  const reader = createFileReader(folder, { keeps: 1 });
  const file = reader.read(join(folder, "a.yaml")).value;
  rmSync(join(folder, "a.yaml"));
  expect(() => file?.text).toThrow('"a.yaml" was changed');
});

it("keeps the text of a long file, and those of a commit that is shown for a while", () => {
  const long = `${POD}  hostname: ${"a".repeat(1024 * 1024)}\n`;
  const folder = temporaryFolder({ "long.yaml": long, "a.yaml": POD });
  const text = createFileReader(folder, { keeps: 1 }).read(join(folder, "long.yaml")).value;
  const shown = createFileReader(folder, { keeps: 1, isExported: true }).read(join(folder, "a.yaml")).value;
  for (const name of ["long.yaml", "a.yaml"]) rmSync(join(folder, name));
  const parts = text?.glance?.parts.map((part) => part.text === long);
  expect([parts, shown?.text === POD]).toEqual([[true], true]);
});

it("reads again the documents of a file that its bytes told of", () => {
  const large = `kind: Secret\ndata:\n${"  a: b\n".repeat(10_000)}---\n${POD}`;
  const folder = temporaryFolder({ "large.yaml": large });
  const file = createFileReader(folder, { keeps: 1 }).read(join(folder, "large.yaml")).value;
  if (file === undefined) throw new Error("it can be read");
  expect(readManifest(file).workloads[0]?.podSpec.nodeName).toBe("somewhere-else");
  expect(file.glance?.parts.map(({ text }) => text)).toEqual([`---\n${POD}`]);
  writeFileSync(join(folder, "large.yaml"), large.replace("somewhere-else", "anywhere-other"));
  expect(() => file.glance).toThrow('"large.yaml" was changed');
});
