import type { LintResult } from "../../src/lint/contract/result.js";
import { lintRepository } from "../../src/lint/lint.js";
import { planKustomizations } from "../../src/rendering/kustomize/plan-kustomizations.js";
import { textFiles } from "../rendering/helm/text-files.js";
import { readTexts } from "./lint-texts.js";

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec: {template: {spec: {containers: [{name: web, image: web:1}]}}}
`;

/** Lints a `kustomization.yaml` that stands beside a `deployment.yaml`, as far as it is judged before it is rendered. */
export function lintKustomization(inventory: string, text: string): LintResult {
  const file = { path: "kustomization.yaml", text };
  const files = textFiles({ [file.path]: text, "deployment.yaml": DEPLOYMENT });
  const problems = planKustomizations({ kustomizations: [file.path], targets: [], files }).flatMap(
    ({ refusal }) => refusal ?? [],
  );
  const input = readTexts(inventory, [file]);
  return lintRepository({ ...input, manifests: input.manifests.map((manifest) => ({ ...manifest, problems })) });
}
