import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { NAMED_FORMATS } from "./named-formats.js";

const page = readFileSync(new URL("../../docs/pools.md", import.meta.url), "utf8");

/** The rows of the section's table, as `name` and `reason`. */
function rowsOfSection(title: string): [string, string][] {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  const [body = ""] = section.split("\n## ");
  return body
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| format |"))
    .map((line) => {
      const [, name = "", reason = ""] = line.split("|").map((cell) => cell.trim());
      return [name, reason];
    });
}

describe("the formats that people know", () => {
  it("are read, or listed with the reason in docs/pools.md", () => {
    const notRead = NAMED_FORMATS.flatMap((format) => ("notRead" in format ? [[format.name, format.notRead]] : []));
    expect(rowsOfSection("Not read, and why")).toEqual(notRead);
  });

  it("name every format that is read, and no other", () => {
    const read = NAMED_FORMATS.flatMap((format) => ("read" in format ? [format.read] : []));
    expect([...new Set(read)].sort()).toEqual(FORMATS.map(({ id }) => id).sort());
  });

  it("stand once in the list", () => {
    const names = NAMED_FORMATS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(FORMATS.map(({ id }) => id))("%s stands in the table of what is read", (id) => {
    const rows = page.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows.some((line) => line.split("|")[1]?.includes(`\`${id}\``))).toBe(true);
  });
});
