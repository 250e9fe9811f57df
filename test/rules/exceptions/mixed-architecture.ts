import { workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const inventory =
  "pools: [{name: intel, labels: {kubernetes.io/arch: amd64}}, {name: arm, labels: {kubernetes.io/arch: arm64}}]";
const AMD = "nodeSelector: {kubernetes.io/arch: amd64}";
const of = (name: string, image: string, ...spec: string[]) =>
  workload("Deployment", spec)
    .replace("metadata: {name: a,", `metadata: {name: ${name}, labels: {app.kubernetes.io/instance: shop},`)
    .replace("image: a:1", `image: ${image}`);
const release = (...parts: string[]) => parts.join("---\n");
const spoken = release(of("api", "shop/app:1", AMD), of("worker", "shop/app:2"));

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A workload is reported that says nothing of the architecture",
    inventory,
    spoken,
    silent: release(
      of("api", "shop/app:1", AMD),
      of("worker", "shop/app:2", "nodeSelector: {kubernetes.io/arch: arm64}"),
    ),
  },
  {
    promise: "may enter a pool of another one than a workload of the same Helm release asks for",
    inventory,
    spoken,
    silentInventory: inventory.replace("arm64}", "arm64}, taints: [arm64:NoSchedule]"),
  },
  {
    promise: "that runs the same image",
    inventory,
    spoken,
    silent: release(of("api", "shop/app:1", AMD), of("worker", "redis:7")),
  },
  {
    promise: "It is a note where no image is the same",
    inventory,
    spoken,
    silent: release(of("api", "shop/app:1", AMD), of("jobs", "shop/jobs:1", AMD), of("worker", "redis:7")),
    saidAs: "note",
  },
  {
    promise: "all of at least two others of the release ask for one and the same architecture",
    inventory,
    spoken: release(of("api", "shop/app:1", AMD), of("jobs", "shop/jobs:1", AMD), of("worker", "redis:7")),
    silent: release(
      of("api", "shop/app:1", AMD),
      of("jobs", "shop/jobs:1", "nodeSelector: {kubernetes.io/arch: arm64}"),
      of("worker", "redis:7"),
    ),
  },
];
