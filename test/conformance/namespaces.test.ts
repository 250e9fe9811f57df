import { describe, expect, it } from "vitest";
import { readAdmissionObjects } from "../../src/manifest/objects/admission-objects.js";
import { objectsOf } from "../../src/manifest/objects/objects.js";
import { admitPod } from "../../src/scheduling/admission/admit.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { type Json, object, plain, podSpec, record, tolerations } from "./decode.js";
import { clusterOf } from "./pod-case.js";
import { refereeRows, VERSIONS, verdictOf } from "./referee-rows.js";

const rows = refereeRows("kubernetes/namespaces");

/** The pod as PodNodeSelector, DefaultTolerationSeconds and PodTolerationRestriction leave it. */
function admit({ podNamespace, spec: written }: Json) {
  const { documents } = parseDocuments({ path: "namespace.yaml", text: JSON.stringify(podNamespace) });
  const objects = readAdmissionObjects(documents.flatMap(objectsOf));
  const cluster = clusterOf({});
  const admission = { ...cluster.admission, podNodeSelector: true, podTolerationRestriction: true };
  const spec = podSpec(written);
  const own = spec.tolerations.map((one, index) => ({ ...one, origin: { by: "manifest", index } as const }));
  return admitPod(spec, own, "team", { ...cluster, admission }, objects);
}

describe.each(VERSIONS)("namespaces of Kubernetes %s", (version) => {
  it.each(rows.map((row) => [String(object(row.in).id), row] as const))("%s", (_, row) => {
    const want = verdictOf(row, version);
    const admitted = admit(object(row.in));
    expect(admitted.error !== undefined).toBe(want.refused ?? false);
    if (want.refused === true) return;
    expect(admitted.tolerations.map(plain)).toEqual(tolerations(want.tolerations).map(plain));
    expect({ ...admitted.nodeSelector }).toEqual({ ...record(want.nodeSelector) });
  });
});

it("has enough namespaces, of all kinds", () => {
  const refused = rows.filter((row) => object(row.want).refused === true);
  expect(rows.length).toBeGreaterThanOrEqual(240);
  expect(refused.length).toBeGreaterThan(30);
  expect(rows.length - refused.length).toBeGreaterThan(60);
});
