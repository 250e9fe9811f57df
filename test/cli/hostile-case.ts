import { fc } from "../property.js";

/** A repository that tries to have kustomize read what it must not, or is harmless by chance. */
export interface HostileCase {
  /** What the path is called that it is to read. */
  readonly path: string;
  readonly layout: string;
  /** `outside`: the absolute folder beside the repository. */
  readonly build: (outside: string, server: string) => Readonly<Record<string, string>>;
}

/** Where a path stands in a kustomization, as `key: value` with `PATH` for the path and `~key~` for keys to respell. */
const FIELDS = [
  "~resources~: [PATH]",
  "~bases~: [PATH]",
  "~components~: [PATH]",
  "~configMapGenerator~: [{~name~: leak, ~files~: [x=PATH]}]",
  "~configMapGenerator~: [{~name~: leak, ~files~: [PATH]}]",
  "~secretGenerator~: [{~name~: leak, ~envs~: [PATH]}]",
  "~configMapGenerator~: [{~name~: leak, ~env~: PATH}]",
  "~patches~: [{~path~: PATH}]",
  "~patchesStrategicMerge~: [PATH]",
  "~patchesJson6902~: [{~path~: PATH, ~target~: {~kind~: Deployment, ~name~: web, ~version~: v1, ~group~: apps}}]",
  "~replacements~: [{~path~: PATH}]",
  "~openapi~: {path: PATH}",
  "~crds~: [PATH]",
  "~configurations~: [PATH]",
  "~generators~: [PATH]",
  "~transformers~: [PATH]",
  "~validators~: [PATH]",
  "~generators~: ['{apiVersion: builtin, kind: ConfigMapGenerator, ~metadata~: {name: leak}, ~files~: [x=PATH]}']",
  "~transformers~: ['{apiVersion: builtin, kind: PatchTransformer, ~metadata~: {name: leak}, ~path~: PATH}']",
  "~transformers~: ['{apiVersion: builtin, kind: PatchStrategicMergeTransformer, ~metadata~: {name: leak}, ~paths~: [PATH]}']",
  "~transformers~: ['{apiVersion: builtin, kind: ReplacementTransformer, ~metadata~: {name: leak}, ~replacements~: [{~path~: PATH}]}']",
  "~generators~: ['{apiVersion: v1, kind: List, items: [{apiVersion: builtin, kind: SecretGenerator, ~metadata~: {name: leak}, ~files~: [PATH]}]}']",
];

/** What is named. `UP` leads from the kustomization out of the repository. */
const PATHS = [
  ...["secret.txt", "secret.env", "secret.yaml", "patch.yaml", "folder"].flatMap((name) => [
    `OUTSIDE/${name}`,
    `UPoutside/${name}`,
  ]),
  "SERVER/a.yaml",
  "linked.yaml",
  "linked",
  "linked/secret.yaml",
  "linked/../secret.yaml",
  ...Array<string>(8).fill("harmless.yaml"),
  ...Array<string>(4).fill("harmless.txt"),
];

const spelling = fc.record({
  upper: fc.array(fc.nat(15), { maxLength: 3 }),
  folded: fc.boolean(),
  chance: fc.nat(3),
});

/** A key as Go takes it for the same one: other letters, the long s, the sign of Kelvin. */
function respell(
  key: string,
  { upper, folded, chance }: typeof spelling extends fc.Arbitrary<infer T> ? T : never,
): string {
  if (chance !== 0) return key;
  const letters = [...key];
  for (const index of upper) {
    const letter = letters[index];
    if (letter !== undefined)
      letters[index] = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  }
  const text = letters.join("");
  return folded ? text.replace("s", "\u017f").replace("k", "\u212a") : text;
}

function escaped(text: string): string {
  return `"${[...text].map((one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`).join("")}"`;
}

/** Ways to write a scalar in YAML. */
const WRITERS: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  escaped,
  (text) => `!!str ${JSON.stringify(text)}`,
  (text) => `!!binary "${Buffer.from(text).toString("base64")}"`,
  (text) => `!<tag:yaml.org,2002:binary> ${Buffer.from(text).toString("base64")}`,
  (text) => `! ${JSON.stringify(text)}`,
  (text) => `&a ${JSON.stringify(text)}`,
  (text) => JSON.stringify(text).replaceAll("/", "\\/"),
  (text) => JSON.stringify(text.replace(/^https?/, (scheme) => scheme.toUpperCase())),
];

/** Writes the path, with what stands before it in the same value, in one of the ways. */
function writeField(field: string, path: string, write: (text: string) => string): string {
  const quoted = /'(.*)'/.exec(field)?.[1];
  // In a text that is quoted itself only JSON's own spelling keeps its quotes.
  if (quoted !== undefined)
    return field.replace(/'.*'/, () => JSON.stringify(quoted.replace(/(x=)?PATH/, (_, key = "") => write(key + path))));
  return field.replace(/(x=)?PATH/, (_, key = "") => write(key + path));
}

const LAYOUTS = ["root", "base", "component", "linked folder", "plugins", "twice", "merged", "documents"] as const;
/** Those whose hostile kustomization stands in a folder of the repository. */
const DEEPER: readonly string[] = ["base", "component", "linked folder", "plugins"];

function layOut(layout: (typeof LAYOUTS)[number], field: string): Record<string, string> {
  const web = "resources: [web.yaml]\n";
  switch (layout) {
    case "root":
      return { "kustomization.yaml": /resources/i.test(field) ? `${field}\n` : `${web}${field}\n` };
    case "base":
      return {
        "kustomization.yaml": "resources: [base, web.yaml]\n",
        "base/kustomization.yaml": `namePrefix: x-\n${field}\n`,
      };
    case "component":
      return {
        "kustomization.yaml": `${web}components: [part]\n`,
        "part/kustomization.yaml": `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n${field}\n`,
      };
    case "linked folder":
      return {
        "kustomization.yaml": "resources: [a/b/c/base, web.yaml]\n",
        "a/b/c/base": "-> ../../../base",
        "base/kustomization.yaml": `namePrefix: x-\n${field}\n`,
        "a/outside/secret.txt": "harmless\n",
        "a/b/outside/secret.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: harmless}\n",
      };
    case "plugins":
      return {
        "kustomization.yaml": `${web}generators: [plugins]\n`,
        "plugins/kustomization.yaml": `resources: [plugin.yaml]\n${field}\n`,
        "plugins/plugin.yaml":
          "{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: a}, literals: [a=b]}\n",
      };
    case "twice":
      return { "kustomization.yaml": `${web}${field}\n${field}\n` };
    case "merged":
      return { "kustomization.yaml": `commonAnnotations: &m {a: b}\n<<: {${field}}\nresources: [web.yaml]\n` };
    case "documents":
      return { "kustomization.yaml": `${web}${field}\n---\n${field}\n` };
  }
}

/** What is harmless stands beside the kustomization, too. */
function copiesOfHarmless(layout: string): Record<string, string> {
  const folder = layout === "component" ? "part" : layout === "plugins" ? "plugins" : "base";
  return {
    [`${folder}/harmless.yaml`]: "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: near}\n",
    [`${folder}/harmless.txt`]: "harmless\n",
  };
}

export const hostileCase: fc.Arbitrary<HostileCase> = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    path: fc.constantFrom(...PATHS),
    write: fc.constantFrom(...WRITERS),
    spelling,
    layout: fc.constantFrom(...LAYOUTS),
    name: fc.constantFrom("kustomization.yaml", "kustomization.yml", "Kustomization"),
  })
  .map(({ field, path, write, spelling, layout, name }) => {
    const build: HostileCase["build"] = (outside, server) => {
      const up = "../".repeat(DEEPER.includes(layout) ? 3 : 2);
      const meant = path.replace("OUTSIDE", outside).replace("UP", up).replace("SERVER", server);
      const spelt = writeField(field, meant, write).replaceAll(/~(\w+)~/g, (_, key) => respell(key, spelling));
      const laid = Object.entries(layOut(layout, spelt));
      const named = laid.map(([file, text]) => [file.replace(/^kustomization\.yaml$/, name), text] as const);
      return {
        "harmless.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: harmless}\n",
        "harmless.txt": "harmless\n",
        "linked.yaml": "-> ../../outside/secret.yaml",
        linked: "-> ../../outside/folder",
        ...(DEEPER.includes(layout) ? copiesOfHarmless(layout) : {}),
        ...Object.fromEntries(named),
      };
    };
    return { path, layout, build };
  });
