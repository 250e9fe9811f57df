import { describe, expect, it } from "vitest";
import { describeFailure } from "../../src/rendering/describe-failure.js";
import { fc } from "../property.js";

describe("of kustomize", () => {
  it.each([
    [
      `Error: accumulating resources: accumulation err='accumulating resources from 'x.yaml': evalsymlink failure on '/work/x.yaml' : lstat /work/x.yaml: no such file or directory'`,
      "a file that it refers to is missing",
    ],
    [
      `E1122 01:01:46.754716   24540 run.go:72] "command failed" err="no resource matches strategic merge patch \\"Deployment.v1.apps/zzz.[noNs]\\": no matches for Id Deployment.v1.apps/zzz.[noNs]; failed to find unique target for patch Deployment.v1.apps/zzz.[noNs]"`,
      'no resource matches its patch of "Deployment zzz"',
    ],
    [
      "Error: replace operation does not apply: doc is missing path: /spec/template/spec/tolerations/0: missing value",
      "a JSON patch changes a path that its resource does not have",
    ],
    [
      "Error: error in remove for path: '/spec/foo': unable to remove nonexistent key: foo: missing value",
      "a JSON patch changes a path that its resource does not have",
    ],
    [
      `err="invalid Kustomization: json: unknown field \\"bogusField\\""`,
      'a kustomization has the field "bogusField", which this kustomize does not know',
    ],
    [
      "Error: invalid Kustomization: yaml: line 2: did not find expected node content",
      "a kustomization is not valid YAML in line 2",
    ],
    [
      "Error: accumulating resources: accumulating resources from 'b.yaml': MalformedYAMLError: yaml: line 5: found unexpected end of stream in File: b.yaml",
      '"b.yaml" is not valid YAML in line 5',
    ],
    [
      "err='merging resources from 'd2.yaml': may not add resource with an already registered id: Deployment.v1.apps/a.[noNs]'",
      'two of its resources are the same object, "Deployment a"',
    ],
    [
      "couldn't make target for path '/repository/e': kustomization.yaml is empty",
      "a kustomization that it includes is empty",
    ],
    [
      "couldn't make target for path '/repository/e': unable to find one of 'kustomization.yaml', 'kustomization.yml' or 'Kustomization' in directory '/repository/e'",
      "a folder that it includes has no kustomization",
    ],
    [
      "accumulating resources from 'a.yaml': missing metadata.name in object {{v1 ConfigMap} {{ } map[] map[]}}': must build at directory: '/repository/a.yaml': file is not directory",
      "one of its resources has no name or no kind",
    ],
    ["accumulating resources from 'a.yaml': missing Resource metadata'", "one of its resources has no name or no kind"],
    ["Error: nothing selected by Secret.[noVer].[noGrp]/b.[noNs]:data.x", "a replacement finds nothing to copy from"],
    [
      "Error: fieldPath `data.z` is missing for replacement source ConfigMap.[noVer].[noGrp]/a.[noNs]",
      "a replacement finds nothing to copy from",
    ],
    [
      'Error: unable to find field "data.q.r" in replacement target',
      "a replacement writes to a field that its target does not have",
    ],
    [
      "Error: invalid Kustomization: json: cannot unmarshal string into Go struct field Kustomization.resources of type []string",
      'its field "Kustomization.resources" has a value of another type than kustomize reads',
    ],
    [
      'Error: namespace transformation produces ID conflict: [{"kind":"ConfigMap","metadata":{"name":"a"}}]',
      "two of its resources become the same object in one namespace",
    ],
    [
      "Error: loading KV pairs: literal sources [planted]: invalid literal source planted, expected key=value",
      "a literal of a generator is not key=value",
    ],
    [
      'Error: merging from generator &{0x36 <nil>}: id resid.ResId{Name:"a"} does not exist; cannot merge or replace',
      "a generator merges into an object that does not exist",
    ],
    ["Error: must specify a target for JSON patch [patch: planted]", "a JSON patch names no target"],
    [
      "Error: Failed to read kustomization file under /repository/x:\napiVersion for Kustomization should be kustomize.config.k8s.io/v1beta1",
      'a Kustomization has another apiVersion than "kustomize.config.k8s.io/v1beta1"',
    ],
    [
      "apiVersion for Component should be kustomize.config.k8s.io/v1alpha1",
      'a Component has another apiVersion than "kustomize.config.k8s.io/v1alpha1"',
    ],
    [
      "Error: Failed to read kustomization file under /x:\nkind should be Kustomization or Component",
      "a kustomization has another kind than Kustomization or Component",
    ],
    [
      "Error: loading CRDs [planted.yaml]: evalsymlink failure on '/x/planted.yaml' : lstat /x/planted.yaml: no such file or directory",
      'a file that "crds" names is missing',
    ],
    [
      "Error: loading CRDs [c.yaml]: unable to parse open API definition from 'c.yaml': error unmarshaling JSON: planted",
      'a file that "crds" names is no OpenAPI definition in JSON, which kustomize reads there',
    ],
    [
      'Error: resource mapping not found for name: "planted": no matches for kind "A" in version "b/v1"\nensure CRDs are installed first',
      "it asks a cluster for a kind whose CustomResourceDefinition is not there",
    ],
    ["anything else: planted", 'kustomize failed: "kustomize build" shows why'],
  ])("%s", (message, told) => {
    expect(describeFailure("kustomize", message)).toBe(told);
  });

  it("repeats no text with a character that names do not have", () => {
    const around = fc.constantFrom(
      (secret: string) => `unknown field "${secret}"`,
      (secret: string) => `may not add resource with an already registered id: Secret.v1/${secret}`,
      (secret: string) => `MalformedYAMLError: yaml: line 5: ${secret} in File: ${secret}`,
      (secret: string) => `invalid Kustomization: yaml: line 5: ${secret}`,
      (secret: string) => secret,
    );
    const secrets = fc.string({ minLength: 8 }).map((text) => `s3cret ${text} =`);
    fc.assert(
      fc.property(around, secrets, (say, secret) => !describeFailure("kustomize", say(secret)).includes(secret)),
    );
  });

  it("gives one line", () => {
    fc.assert(fc.property(fc.string(), (message) => !describeFailure("kustomize", message).includes("\n")));
  });
});

describe("of helm", () => {
  it("leaves the place and what may be told of an error, and nothing else", () => {
    expect(describeFailure("helm", "Error: execution error at (a/templates/b.yaml:1:2): planted")).toBe(
      "Error: a/templates/b.yaml:1: the template fails on purpose: a value is missing or rejected",
    );
    expect(describeFailure("helm", "panic: planted")).toBe('helm failed: "helm template" shows why');
  });
});
