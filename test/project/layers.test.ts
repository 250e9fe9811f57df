import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

interface Table {
  readonly LAYERS: Readonly<Record<string, { readonly imports: readonly string[] | undefined }>>;
  readonly OWNED: readonly { readonly modules: readonly string[]; readonly owners: readonly string[] }[];
}

const { LAYERS, OWNED }: Table = await import(resolve("scripts/layers.mjs"));

const FOLDERS = readdirSync("src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The libraries and built-ins that are tried, with the layers that may import them. */
const TRIED = new Map(
  [["node:fs", "node:*"], ["js-yaml"], ["@actions/core", "@actions/*"], ["yaml"]].map(
    ([module = "", group = module]) => [module, OWNED.find(({ modules }) => modules.includes(group))?.owners ?? []],
  ),
);

/** Every import that a layer could try, other than one of its own files. */
function importsTriedBy(layer: string): string[] {
  const layers = FOLDERS.filter((other) => other !== layer).map((other) => `../${other}/thing.js`);
  return [...layers, ...TRIED.keys()];
}

function isAllowed(layer: string, specifier: string): boolean {
  const other = /^\.\.\/(\w+)\//.exec(specifier)?.[1];
  const imports = LAYERS[layer]?.imports;
  return other === undefined ? (TRIED.get(specifier) ?? []).includes(layer) : (imports?.includes(other) ?? true);
}

interface Refusal {
  readonly specifier: string;
  readonly message: string;
}

/** Runs the project's Biome over a file in each layer that tries every import; `layer` to the imports it refuses. */
function refusedImports(): Map<string, Refusal[]> {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-layers-"));
  try {
    for (const file of ["biome.json", "biome.layers.json"]) cpSync(file, join(folder, file));
    for (const layer of FOLDERS) {
      mkdirSync(join(folder, "src", layer), { recursive: true });
      const lines = importsTriedBy(layer).map((specifier) => `import "${specifier}";`);
      writeFileSync(join(folder, "src", layer, "probe.ts"), `${lines.join("\n")}\n`);
    }
    const biome = spawnSync(
      process.execPath,
      [
        resolve("node_modules/@biomejs/biome/bin/biome"),
        ...["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github", "src"],
      ],
      { cwd: folder, encoding: "utf8" },
    );
    const refused = new Map<string, Refusal[]>();
    const diagnostics = /src\/(\w+)\/probe\.ts,line=(\d+),[^:]*::(.*)/g;
    for (const [, layer = "", line, message = ""] of biome.stdout.matchAll(diagnostics)) {
      const specifier = importsTriedBy(layer)[Number(line) - 1] ?? "";
      refused.set(layer, [...(refused.get(layer) ?? []), { specifier, message }]);
    }
    return refused;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the import rules between layers", () => {
  const refused = refusedImports();

  it("know every layer", () => expect(Object.keys(LAYERS).sort()).toEqual([...FOLDERS].sort()));

  it.each(FOLDERS)("%s imports only what is its own", (layer) => {
    const expected = importsTriedBy(layer).filter((specifier) => !isAllowed(layer, specifier));
    const found = (refused.get(layer) ?? []).map(({ specifier }) => specifier);
    expect(found.sort()).toEqual(expected.sort());
  });

  it("say why a layer may not import another", () => {
    const refusals = [...refused].flatMap(([layer, list]) => list.map((refusal) => ({ layer, ...refusal })));
    const betweenLayers = refusals.filter(({ specifier }) => specifier.startsWith("../"));
    expect(betweenLayers.length).toBeGreaterThan(FOLDERS.length);
    const silent = betweenLayers.filter(({ layer, message }) => !message.startsWith(`${layer}/ `));
    expect(silent).toEqual([]);
  });
});
