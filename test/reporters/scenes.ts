import { resolve } from "node:path";
import { commit, git } from "../action/pull-request-repository.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** A repository, and how it is linted. */
export interface Scene {
  readonly cwd: string;
  readonly words: readonly string[];
}

const NAMES = ["cart", "catalog", "checkout", "reviews", "wishlist", "mailer", "pricing", "stock", "tax", "coupons"];

/** So many workloads run on the pool that the pull request taints. */
const WORKLOADS = 29;

/** What a person sees of taintlint on an ordinary day. */
export const SCENES: Readonly<Record<string, () => Scene>> = {
  shop: () => ({ cwd: resolve("examples/shop"), words: ["lint", "--render", "off"] }),
  overlays: () => ({ cwd: resolve("examples/overlays"), words: ["lint", "--no-cache"] }),
  "pull-request": () => {
    const cwd = temporaryFolder();
    git(cwd, "init", "--quiet");
    const apps = Array.from({ length: WORKLOADS }, (_, index) => appOf(index));
    commit(cwd, { ...Object.fromEntries(apps), "taintlint.yaml": poolsWith("") });
    git(cwd, "tag", "base");
    commit(cwd, { "taintlint.yaml": poolsWith('    taints: ["team=shop:NoSchedule"]\n') });
    return { cwd, words: ["lint", "--base", "base"] };
  },
};

/** Each ninth tolerates the taint already. */
function appOf(index: number): [path: string, text: string] {
  const team = ["web", "api", "worker"][Math.floor(index / NAMES.length)] ?? "";
  const name = `${NAMES[index % NAMES.length]}-${team}`;
  const tolerations = index % 9 === 0 ? "      tolerations: [{key: team, value: shop, effect: NoSchedule}]\n" : "";
  const text = `apiVersion: apps/v1
kind: ${index % 7 === 0 ? "StatefulSet" : "Deployment"}
metadata: {name: ${name}, namespace: ${["shop", "payments", "search"][index % 3]}}
spec:
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec:
      containers: [{name: main, image: "registry.example/${name}:1"}]
      nodeSelector: {pool: general}
${tolerations}`;
  return [`clusters/production/europe-west1/apps/${team}/${name}/deployment.yaml`, text];
}

function poolsWith(taints: string): string {
  return `version: 1
complete: true
pools:
  - name: general
    labels: {pool: general}
${taints}  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`;
}
