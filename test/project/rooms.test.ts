import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** Folders that stand for themselves, with all that they may import of the rest. */
const ROOMS: Readonly<Record<string, RegExp>> = {
  "src/scheduling": /^src\/model\//,
  "src/yaml": /^src\/model\//,
  "src/hcl": /^src\/(?:model|yaml)\//,
  "src/cel": /^src\/model\//,
};

describe.each(Object.entries(ROOMS))("%s", (room, allowed) => {
  const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

  it("imports nothing else of the rest", () => {
    const imports = files.flatMap((file) => {
      const text = readFileSync(join(room, file), "utf8");
      const named = [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, to = ""]) => join(room, dirname(file), to));
      return named.filter((path) => relative(room, path).startsWith("..") && !allowed.test(path));
    });
    expect(files.length).toBeGreaterThan(4);
    expect(imports).toEqual([]);
  });

  it("has a page of at most 30 lines, whose functions are there", () => {
    const page = readFileSync(join(room, "README.md"), "utf8");
    expect(page.split("\n").length).toBeLessThanOrEqual(30);
    const named = [...page.matchAll(/^- `(\w+)` \(`([\w/-]+\.ts)`\)/gm)];
    expect(named).toHaveLength(3);
    for (const [, name = "", file = ""] of named) {
      const path = join(room, file);
      expect(existsSync(path) && readFileSync(path, "utf8").includes(` ${name}`), `${name} in ${file}`).toBe(true);
    }
  });
});
