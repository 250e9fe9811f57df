import { describe, expect, it } from "vitest";
import { withoutDefinitions, withoutDefinitionsOfTemplate } from "../../src/rendering/contract/definitions.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { fc, runsOf } from "../property.js";

const HEAD =
  "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: things.example.com\n";
const SPEC =
  "spec:\n  group: example.com\n\n# why\n  versions:\n    - name: v1\n      schema: {openAPIV3Schema: {properties: {spec: {}}}}\n";
const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec:\n  containers: []\n";

describe("a template without what its definitions define", () => {
  const CUT = "\n".repeat(SPEC.split("\n").length - 1);
  it.each([
    [
      "between actions",
      `{{- if .Values.crds }}\n${HEAD}${SPEC}{{- end }}\n`,
      `{{- if .Values.crds }}\n${HEAD}${CUT}{{- end }}\n`,
    ],
    ["beside others, at the same lines", `${HEAD}${SPEC}---\n${POD}`, `${HEAD}${CUT}---\n${POD}`],
    ["an action in it", `${HEAD}${SPEC}  scope: {{ .Values.scope }}\n`, undefined],
    [
      "a branch of another kind",
      `{{ if .Values.a }}\n${HEAD}{{ else }}\nkind: Deployment\n{{ end }}\n${SPEC}`,
      undefined,
    ],
    ["none", POD, undefined],
  ])("%s", (_, text, cut) => expect(withoutDefinitionsOfTemplate(text)).toBe(cut));
});

describe("a definition without what it defines", () => {
  it.each([
    ["its spec is cut", `${HEAD}${SPEC}`, HEAD],
    ["what stands behind it stays", `${HEAD}${SPEC}status:\n  conditions: []\n`, `${HEAD}status:\n  conditions: []\n`],
    ["what stands before it stays", `${SPEC}${HEAD}`, HEAD],
    ["without a line break at its end", `${HEAD}${SPEC.trimEnd()}`, HEAD],
    ["with the line breaks of Windows", `${HEAD}${SPEC}`.replaceAll("\n", "\r\n"), HEAD.replaceAll("\n", "\r\n")],
    ["beside others", `${POD}---\n${HEAD}${SPEC}---\n${POD}`, `${POD}---\n${HEAD}---\n${POD}`],
    ["two of them", `---\n${HEAD}${SPEC}---\n${HEAD}${SPEC}`, `---\n${HEAD}---\n${HEAD}`],
  ])("%s", (_, text, cut) => expect(withoutDefinitions(text)).toBe(cut));

  it.each([
    ["a Pod", POD],
    [
      "a text about one",
      `apiVersion: v1\nkind: ConfigMap\ndata:\n  crd.yaml: |\n${`${HEAD}${SPEC}`.replaceAll(/^/gm, "    ")}`,
    ],
    ["one of another group", `${HEAD.replace("apiextensions.k8s.io", "example.com")}${SPEC}`],
    ["JSON", JSON.stringify({ apiVersion: "apiextensions.k8s.io/v1", kind: "CustomResourceDefinition", spec: {} })],
    ["one in flow style", `${HEAD}spec: {group: example.com}\n`],
    ["one with two specs", `${HEAD}${SPEC}${SPEC}`],
    ["one without", HEAD],
  ])("%s stays as it is", (_, text) => expect(withoutDefinitions(text)).toBeUndefined());

  it("of every text all other documents and keys are left", () => {
    const part = fc.constantFrom(
      POD,
      `${HEAD}${SPEC}`,
      `${SPEC}${HEAD}`,
      `${HEAD}${SPEC}status: {}\n`,
      "# nothing\n",
      HEAD,
    );
    const rootsOf = (text: string) =>
      parseDocuments({ path: "a.yaml", text }).documents.map(({ root }) =>
        root.kind === "mapping" ? root.entries.map(({ key }) => key.text) : [],
      );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join("---\n");
        const cut = withoutDefinitions(text);
        const expected = rootsOf(text).map((keys, index) => {
          const isDefinition = rootsOf(text).length > 0 && parts.filter((one) => one !== "# nothing\n")[index] !== POD;
          return isDefinition ? keys.filter((key) => key !== "spec") : keys;
        });
        expect(rootsOf(cut ?? text)).toEqual(expected);
      }),
      { numRuns: runsOf(100) },
    );
  });
});
