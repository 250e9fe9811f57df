import { expect, it } from "vitest";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { keepRelevantDocuments, mayHoldSecret } from "../../src/rendering/contract/rendered-relevance.js";
import { fc } from "../property.js";

const DEPLOYMENT = `# Source: api/templates/d.yaml
apiVersion: apps/v1
kind: Deployment
metadata:
  name: api
spec:
  template:
    spec:
      tolerations: # taintlint:0:10
        - key: a
`;
const SECRET = "apiVersion: v1\nkind: Secret\nmetadata:\n  name: s\nstringData:\n  p: planted\n";
const CONFIG_MAP = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\n";

it("keeps what is judged letter by letter, and drops what nobody looks at", () => {
  expect(keepRelevantDocuments(`---\n${SECRET}---\n${DEPLOYMENT}---\n${CONFIG_MAP}`, [])).toBe(`---\n${DEPLOYMENT}`);
  expect(keepRelevantDocuments(`${DEPLOYMENT}---\n${SECRET}`, [])).toBe(DEPLOYMENT);
  expect(keepRelevantDocuments("", [])).toBe("");
});

it("leaves the workloads as they are, whatever stands between them", () => {
  const documents = fc.array(fc.constantFrom(DEPLOYMENT, SECRET, CONFIG_MAP, "", "# nothing\n"));
  fc.assert(
    fc.property(documents, fc.boolean(), (parts, opens) => {
      const text = (opens ? "---\n" : "") + parts.join("---\n");
      const kept = keepRelevantDocuments(text, []);
      const count = (one: string) => readManifest({ path: "a.yaml", text: one }).workloads.length;
      expect(count(kept)).toBe(count(text));
      expect(kept).not.toContain("planted");
      expect(keepRelevantDocuments(kept, [])).toBe(kept);
    }),
  );
});

it.each([
  ['{"kind": "List", "items": [{"kind": "Secret"}]}', true],
  ["kind: List\nitems:\n- kind: Secret\n", true],
  ["- kind: 'Secret' # a\n", true],
  ["kind: SecretStore\n", false],
  [DEPLOYMENT, false],
])("sees a Secret that was kept in %j: %s", (text, held) => {
  expect(mayHoldSecret(text)).toBe(held);
});
