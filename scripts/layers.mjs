/** The layers of `src/`: what each may import of the others, and why not more. `biome.json` and a test are made of this table. */
export const LAYERS = {
  model: {
    imports: [],
    why: "holds types and tiny pure functions: it imports no other layer, so that everything may import it.",
  },
  yaml: { imports: ["model"], why: "turns a text into places: it knows no object of Kubernetes." },
  hcl: { imports: ["model", "yaml"], why: "evaluates expressions of Terraform: it knows no resource." },
  cel: { imports: ["model"], why: "evaluates expressions: it knows no policy, no pod, and no YAML." },
  manifest: { imports: ["model", "yaml"], why: "turns texts into workloads: it knows the model only." },
  inventory: {
    imports: ["model", "yaml", "hcl", "manifest"],
    why: "turns texts into pools: it knows the model and the manifest reader only.",
  },
  rendering: {
    imports: ["model", "yaml", "manifest", "inventory"],
    why: "plans what kustomize and helm render and reads what they print: it judges nothing, and sources/ runs the programs.",
  },
  policies: {
    imports: ["model", "yaml", "cel", "manifest"],
    why: "reads what changes pods at admission and evaluates it on values: it judges no pool.",
  },
  scheduling: {
    imports: ["model"],
    why: "ports Kubernetes' decisions: it judges values of the model and knows no texts.",
  },
  rules: {
    imports: ["model", "scheduling"],
    why: "look at verdicts: a rule that read texts or places itself could not be trusted everywhere.",
  },
  lint: {
    imports: ["model", "yaml", "hcl", "manifest", "inventory", "rendering", "policies", "scheduling", "rules"],
    why: "runs the rules: what it finds is printed by others.",
  },
  reporters: {
    imports: ["model", "lint"],
    why: "turn a result into text: they know the model and lint's result types only.",
  },
  sources: {
    imports: ["model", "rendering"],
    why: "touches files and processes: it hands texts in and knows no rules.",
  },
  playground: {
    imports: ["model", "lint", "reporters", "workspace"],
    why: "shows in a browser what the library says: it knows the model, lint, reporters and workspace.",
  },
  workspace: {
    imports: ["model", "yaml", "manifest", "inventory", "rendering", "lint", "reporters", "sources"],
    why: "reads a repository and hands it to lint/: it knows no rules, and nothing of the command line.",
  },
  cli: { imports: undefined },
  action: { imports: undefined },
};

/** Libraries and built-ins that not everybody may import, with the layers that may; `model` to `playground` are pure. */
export const OWNED = [
  {
    modules: ["node:*"],
    owners: ["sources", "cli", "action"],
    // Pure functions of Node.js: reporters/ paint with `styleText`, which asks no stream and no environment there.
    exceptions: { reporters: ["node:util"], workspace: ["node:path", "node:util"] },
    why: "Texts in, values out: only sources/, cli/ and action/ touch the outside.",
  },
  { modules: ["js-yaml"], owners: ["yaml"], why: "YAML is parsed in yaml/ only, so that every text is read alike." },
  {
    modules: ["@actions/*"],
    owners: ["action"],
    why: "The Actions toolkit stays out of everything but action/: it is slow to load and of no use on a laptop.",
  },
  {
    modules: ["yaml"],
    owners: ["lint"],
    why: "The package yaml writes YAML, in lint/ only: the program reads YAML with js-yaml.",
  },
];

function refusedLayers(layer) {
  const { imports, why } = LAYERS[layer];
  if (imports === undefined) return [];
  const others = Object.keys(LAYERS).filter((other) => other !== layer && !imports.includes(other));
  return [{ group: others.map((other) => `**/${other}/**`), message: `${layer}/ ${why}` }];
}

function refusedModules(layer) {
  return OWNED.filter(({ owners }) => !owners.includes(layer)).map(({ modules, exceptions = {}, why }) => ({
    group: [...modules, ...(exceptions[layer] ?? []).map((one) => `!${one}`)],
    message: why,
  }));
}

/** Returns the overrides of Biome that refuse what the table does not allow. */
export function biomeOverrides() {
  return Object.keys(LAYERS).map((layer) => {
    const patterns = [...refusedLayers(layer), ...refusedModules(layer)];
    const noRestrictedImports = { level: "error", options: { patterns } };
    return { includes: [`src/${layer}/**`], linter: { rules: { style: { noRestrictedImports } } } };
  });
}
