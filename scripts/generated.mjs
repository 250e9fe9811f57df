/**
 * Everything in the repository that a script writes. A new generator is one entry here: `npm run generate` runs the
 * scripts in this order, and `npm run check-generated` proves that their outputs are current.
 */
export const GENERATORS = [
  { script: "scripts/generate-layers.mjs", outputs: ["biome.layers.json"] },
  { script: "scripts/generate-schemas.mjs", outputs: ["schema/inventory.schema.json"] },
  {
    script: "scripts/generate-output-schemas.mjs",
    outputs: ["lint", "merge", "fit", "explain", "pools", "what-if", "drift", "rules"].map(
      (command) => `schema/${command}-output.schema.json`,
    ),
  },
  { script: "scripts/build.mjs", outputs: ["dist"] },
  {
    script: "scripts/generate-docs.mjs",
    outputs: [
      "docs/rules/README.md",
      "README.md",
      "docs/command-line.md",
      "docs/github-action.md",
      "docs/architecture.md",
      ".github/workflows/taintlint.yml",
    ],
  },
  { script: "scripts/generate-configuration-page.mjs", outputs: ["docs/configuration.md"] },
  { script: "scripts/generate-terminal.mjs", outputs: ["docs/terminal.svg"] },
  { script: "scripts/generate-playground.mjs", outputs: ["docs/playground"] },
  { script: "scripts/generate-precision.mjs", outputs: ["docs/precision.md", "bench/precision.csv"] },
];
