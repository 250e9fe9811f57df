import { describe, expect, it } from "vitest";
import { objectsOf } from "../../../src/manifest/objects/objects.js";
import { isNamedBy, isSelected } from "../../../src/rendering/kustomize/patch-target.js";
import { sourceIdentity } from "../../../src/rendering/kustomize/source-object.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";

function objectOf(text: string) {
  const [object] = parseDocuments({ path: "a.yaml", text }).documents.flatMap(objectsOf);
  if (object === undefined) throw new Error("no object");
  return object;
}

const base = objectOf("{apiVersion: apps/v1, kind: Deployment, metadata: {name: api, labels: {tier: back, old: 'x'}}}");
const rendered = objectOf(
  "{apiVersion: apps/v1, kind: Deployment, metadata: {name: pre-api-suf, namespace: shop, labels: {tier: back, env: prod}}}",
);

function selects(selector: string): boolean {
  const [document] = parseDocuments({ path: "s.yaml", text: selector }).documents;
  if (document === undefined) throw new Error("no selector");
  return isSelected(document.root, { rendered, base });
}

describe("targets of patches", () => {
  it.each([
    "{}",
    "{kind: Deployment}",
    "{kind: Deploy.*, name: api|web}",
    "{group: apps, version: v1}",
    "{name: pre-api}",
    "{name: pre-api-suf}",
    "{namespace: shop}",
    "{name: '(?i)API'}",
    "{labelSelector: tier=back}",
    "{labelSelector: 'tier in (front, back),env'}",
    "{labelSelector: 'env!=dev, !gone'}",
    "{labelSelector: tier notin (front)}",
    "{labelSelector: old==x}",
  ])("%s selects", (selector) => expect(selects(selector)).toBe(true));

  it.each([
    "{kind: Deploy}",
    "{kind: StatefulSet}",
    "{name: ap}",
    "{name: web}",
    "{group: batch}",
    "{namespace: other}",
    "{labelSelector: tier=front}",
    "{labelSelector: 'tier=back,missing'}",
    "{labelSelector: tier in (front)}",
    "{annotationSelector: a=b}",
    "{name: 'api('}",
  ])("%s does not", (selector) => expect(selects(selector)).toBe(false));

  it.each([
    ["{apiVersion: apps/v1, kind: Deployment, metadata: {name: api}}", true],
    ["{apiVersion: apps/v1, kind: Deployment, metadata: {name: pre-api}}", true],
    ["{apiVersion: apps/v1, kind: Deployment, metadata: {name: api, namespace: shop}}", true],
    ["{apiVersion: apps/v1, kind: Deployment, metadata: {name: web}}", false],
    ["{apiVersion: apps/v1, kind: DaemonSet, metadata: {name: api}}", false],
    ["{apiVersion: example.com/v1, kind: Deployment, metadata: {name: api}}", false],
  ])("a strategic merge patch of %s names it: %s", (patch, isMeant) => {
    expect(isNamedBy(sourceIdentity(objectOf(patch)), { rendered, base })).toBe(isMeant);
  });
});
