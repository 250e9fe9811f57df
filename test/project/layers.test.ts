import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const LAYERS = readdirSync("src", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What each layer may import, from left to right; `cli` and `action` may import everything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  manifest: ["model"],
  inventory: ["model", "manifest"],
  rendering: ["model", "manifest", "inventory"],
  policies: ["model", "manifest"],
  scheduling: ["model"],
  rules: ["model", "scheduling"],
  lint: ["model", "manifest", "inventory", "rendering", "policies", "scheduling", "rules"],
  reporters: ["model", "lint"],
  sources: ["model", "rendering"],
  playground: ["model", "lint", "reporters"],
  workspace: ["model", "manifest", "inventory", "rendering", "lint", "reporters", "sources"],
  cli: LAYERS,
  action: LAYERS,
};

/** The libraries and built-ins that not everybody may import, with the layers that may. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  "node:fs": ["sources", "cli", "action"],
  "js-yaml": ["manifest"],
  "@actions/core": ["action"],
  picocolors: ["reporters", "cli"],
  yaml: ["lint"],
};

/** Every import that a layer could try, other than one of its own files. */
function importsTriedBy(layer: string): string[] {
  const layers = LAYERS.filter((other) => other !== layer).map((other) => `../${other}/thing.js`);
  return [...layers, ...Object.keys(OWNED)];
}

function isAllowed(layer: string, specifier: string): boolean {
  const other = /^\.\.\/(\w+)\//.exec(specifier)?.[1];
  return other === undefined ? (OWNED[specifier] ?? []).includes(layer) : (ALLOWED[layer] ?? []).includes(other);
}

interface Refusal {
  readonly specifier: string;
  readonly message: string;
}

/** Runs the project's Biome over a file in each layer that tries every import; `layer` to the imports it refuses. */
function refusedImports(): Map<string, Refusal[]> {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-layers-"));
  try {
    cpSync("biome.json", join(folder, "biome.json"));
    for (const layer of LAYERS) {
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

  it("know every layer", () => expect(Object.keys(ALLOWED).sort()).toEqual([...LAYERS].sort()));

  it.each(LAYERS)("%s imports only what is its own", (layer) => {
    const expected = importsTriedBy(layer).filter((specifier) => !isAllowed(layer, specifier));
    const found = (refused.get(layer) ?? []).map(({ specifier }) => specifier);
    expect(found.sort()).toEqual(expected.sort());
  });

  it("say why a layer may not import another", () => {
    const refusals = [...refused].flatMap(([layer, list]) => list.map((refusal) => ({ layer, ...refusal })));
    const betweenLayers = refusals.filter(({ specifier }) => specifier.startsWith("../"));
    expect(betweenLayers.length).toBeGreaterThan(LAYERS.length);
    const silent = betweenLayers.filter(({ layer, message }) => !message.startsWith(`${layer}/ `));
    expect(silent).toEqual([]);
  });
});
