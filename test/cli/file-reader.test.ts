import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { createFileReader } from "../../src/workspace/disk-reader.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
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
  expect([idle.prescan, cut.prescan?.slices.map(({ text }) => text)]).toEqual([
    { documents: 1, slices: [] },
    ["---\nkind: Pod\nmetadata: {name: c}\nspec: {containers: []}\n"],
  ]);
  expect(readManifest(cut)).toMatchObject({ documents: 2, workloads: [{ name: "c" }] });
  expect(idle.text).toBe(secret);
});
