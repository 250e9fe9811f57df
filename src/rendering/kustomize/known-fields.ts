import type { SourceNode } from "../../model/source.js";
import { formatKey } from "../../yaml/scalar.js";

export type Shape = typeof SCALAR | typeof ANYTHING | ListShape | FieldsShape;

export interface ListShape {
  readonly items: Shape;
}

export interface FieldsShape {
  readonly fields: Readonly<Record<string, Shape>>;
}

export const SCALAR = "scalar";
export const ANYTHING = "anything";

function listOf(items: Shape): ListShape {
  return { items };
}

type FieldGroup = string | Readonly<Record<string, Shape>>;

function mapping(...groups: readonly FieldGroup[]): FieldsShape {
  const entries = groups.flatMap((group): (readonly [string, Shape])[] =>
    typeof group === "string" ? group.split(" ").map((key) => [key, SCALAR]) : Object.entries(group),
  );
  return { fields: Object.fromEntries(entries) };
}

const SCALARS = listOf(SCALAR);
const METADATA = mapping("name namespace", { labels: ANYTHING, annotations: ANYTHING });
/** Regular expressions and selectors, which kustomize never takes for paths. */
const SELECTOR: FieldsShape = {
  fields: Object.fromEntries(
    ["group", "version", "kind", "name", "namespace", "annotationSelector", "labelSelector"].map((key) => [
      key,
      ANYTHING,
    ]),
  ),
};
const FIELD_SPECS = listOf(mapping("group version kind path create"));
const FIELD_OPTIONS = mapping("index encoding create", { delimiter: ANYTHING });
const GENERATOR_OPTIONS = mapping("disableNameSuffixHash immutable", { labels: ANYTHING, annotations: ANYTHING });
const IMAGE = mapping("name newName newTag tagSuffix digest");
const REPLICA = mapping("name count");
const PATCH_OPTIONS = mapping("allowNameChange allowKindChange");
const PATCH = mapping("path", { patch: ANYTHING, target: SELECTOR, options: PATCH_OPTIONS });
const GENERATOR = mapping("name namespace behavior env", {
  literals: ANYTHING,
  files: SCALARS,
  envs: SCALARS,
  options: GENERATOR_OPTIONS,
});
const SECRET = mapping(GENERATOR.fields, "type");
const REPLACEMENT = mapping("path", {
  source: mapping("group version kind name namespace fieldPath", { options: FIELD_OPTIONS }),
  sourceValue: ANYTHING,
  targets: listOf(mapping({ select: SELECTOR, reject: listOf(SELECTOR), fieldPaths: SCALARS, options: FIELD_OPTIONS })),
});
const HELM_GLOBALS = mapping("chartHome configHome");
const HELM_CHART = mapping(
  "name version repo releaseName namespace valuesFile valuesMerge includeCRDs skipHooks kubeVersion nameTemplate",
  "skipTests debug devel",
  { additionalValuesFiles: SCALARS, apiVersions: SCALARS, valuesInline: ANYTHING },
);
const TYPE = mapping("apiVersion kind");

/** Upstream: kustomize api/types/kustomization.go Kustomization. Components have the same fields. */
export const KUSTOMIZATION_FIELDS = mapping(TYPE.fields, "namePrefix nameSuffix namespace", {
  metadata: METADATA,
  // Decoded into a Go map with exact keys; `path` is a path.
  openapi: mapping("path version"),
  commonLabels: ANYTHING,
  labels: listOf(mapping("includeSelectors includeTemplates", { pairs: ANYTHING, fields: FIELD_SPECS })),
  commonAnnotations: ANYTHING,
  patchesStrategicMerge: SCALARS,
  patchesJson6902: listOf(PATCH),
  patches: listOf(PATCH),
  images: listOf(IMAGE),
  imageTags: listOf(IMAGE),
  replacements: listOf(REPLACEMENT),
  replicas: listOf(REPLICA),
  vars: listOf(
    mapping("name", {
      objref: mapping("apiVersion group version kind name namespace"),
      // kustomize's documentation uses lower case.
      fieldref: mapping("fieldPath fieldpath"),
    }),
  ),
  sortOptions: mapping("order", { legacySortOptions: mapping({ orderFirst: SCALARS, orderLast: SCALARS }) }),
  resources: SCALARS,
  components: SCALARS,
  crds: SCALARS,
  bases: SCALARS,
  configMapGenerator: listOf(GENERATOR),
  secretGenerator: listOf(SECRET),
  helmGlobals: HELM_GLOBALS,
  helmCharts: listOf(HELM_CHART),
  helmChartInflationGenerator: listOf(
    mapping(
      "chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values valuesMerge releaseName",
      "releaseNamespace",
      { valuesLocal: ANYTHING, extraArgs: SCALARS },
    ),
  ),
  generatorOptions: GENERATOR_OPTIONS,
  configurations: SCALARS,
  generators: SCALARS,
  transformers: SCALARS,
  validators: SCALARS,
  buildMetadata: SCALARS,
});

function plugin(...groups: readonly FieldGroup[]): FieldsShape {
  return mapping(TYPE.fields, { metadata: METADATA }, ...groups);
}

/** Upstream: kustomize api/internal/builtins. */
export const PLUGIN_FIELDS: ReadonlyMap<string, FieldsShape> = new Map([
  ["AnnotationsTransformer", plugin({ annotations: ANYTHING, fieldSpecs: FIELD_SPECS })],
  ["ConfigMapGenerator", plugin(GENERATOR.fields)],
  ["HashTransformer", plugin()],
  [
    "IAMPolicyGenerator",
    plugin("cloud", { kubernetesService: mapping("name namespace"), serviceAccount: mapping("name projectId") }),
  ],
  ["ImageTagTransformer", plugin({ imageTag: IMAGE, fieldSpecs: FIELD_SPECS })],
  ["LabelTransformer", plugin({ labels: ANYTHING, fieldSpecs: FIELD_SPECS })],
  ["NamespaceTransformer", plugin("unsetOnly setRoleBindingSubjects", { fieldSpecs: FIELD_SPECS })],
  ["PatchJson6902Transformer", plugin("path", { jsonOp: ANYTHING, target: SELECTOR })],
  ["PatchStrategicMergeTransformer", plugin({ paths: SCALARS, patches: ANYTHING })],
  ["PatchTransformer", plugin(PATCH.fields)],
  ["PrefixSuffixTransformer", plugin("prefix suffix", { fieldSpecs: FIELD_SPECS })],
  ["PrefixTransformer", plugin("prefix", { fieldSpecs: FIELD_SPECS })],
  ["SuffixTransformer", plugin("suffix", { fieldSpecs: FIELD_SPECS })],
  ["ReplacementTransformer", plugin({ replacements: listOf(REPLACEMENT) })],
  ["ReplicaCountTransformer", plugin({ replica: REPLICA, fieldSpecs: FIELD_SPECS })],
  ["SecretGenerator", plugin(SECRET.fields)],
  [
    "ValueAddTransformer",
    plugin("targetFilePath", {
      value: ANYTHING,
      targets: listOf(mapping("fieldPath filePathPosition", { selector: SELECTOR })),
    }),
  ],
]);

export function fieldOf({ fields }: FieldsShape, key: string): Shape | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

export function withKnownFields(node: SourceNode, shape: Shape): SourceNode {
  if (typeof shape === "string" || node.kind === "scalar") return node;
  if ("items" in shape) {
    return node.kind === "sequence"
      ? { ...node, items: node.items.map((item) => withKnownFields(item, shape.items)) }
      : node;
  }
  if (node.kind !== "mapping") return node;
  const entries = node.entries.flatMap((entry) => {
    const known = fieldOf(shape, formatKey(entry.key.value));
    return known === undefined ? [] : [{ ...entry, value: withKnownFields(entry.value, known) }];
  });
  return { ...node, entries };
}

/** Returns the field that Go's decoder matches. Upstream: encoding/json fold.go. */
export function decodedKey(key: string, { fields }: FieldsShape): string | undefined {
  const folded = fold(key);
  return Object.keys(fields).find((known) => fold(known) === folded);
}

/** Folds case; only the long s and the Kelvin sign fold to ASCII from outside. */
function fold(key: string): string {
  return key
    .replaceAll("\u017f", "s")
    .replaceAll("\u212a", "k")
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
