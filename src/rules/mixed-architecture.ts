import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import { quoted } from "../model/words.js";
import { formatWorkload, placeInPodSpec, type Workload } from "../model/workload.js";
import { LABEL_TWINS } from "../scheduling/labels/well-known-labels.js";
import { oncePerCluster } from "./contract/once-per-cluster.js";
import type { Rule } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools, ofPools } from "./contract/vocabulary.js";
import { releaseOf, workloadsOfRelease } from "./explanations/release-siblings.js";

const ARCHITECTURE_LABELS: readonly string[] = LABEL_TWINS.find(([stable]) => stable === "kubernetes.io/arch") ?? [];

/** The architectures that a pool's nodes may have; none where it does not say. */
function architecturesOf({ labels, requirements = [] }: NodePool): readonly string[] {
  return ARCHITECTURE_LABELS.flatMap((label) => {
    const required = requirements.filter(({ key, operator }) => key === label && operator === "In");
    return labels[label] ?? required.flatMap(({ values }) => values);
  });
}

/** The one architecture that a pod asks for, by its selector or in each of its required terms. */
function architectureAskedBy({ nodeSelector, workload }: WorkloadFit): string | undefined {
  const terms = workload.podSpec.nodeAffinity?.required ?? [];
  const asked = terms.map(({ matchExpressions }) => {
    const one = matchExpressions.find(
      ({ key, operator, values }) => ARCHITECTURE_LABELS.includes(key) && operator === "In" && values.length === 1,
    );
    return one?.values[0];
  });
  const selected = ARCHITECTURE_LABELS.flatMap((label) => nodeSelector[label] ?? []);
  const [first, ...others] = [...new Set([...selected, ...asked])];
  return others.length === 0 ? first : undefined;
}

/** `registry.example.com/shop/api` of `registry.example.com/shop/api:1.2@sha256:...`. */
function imagesOf({ podSpec }: Workload): readonly string[] {
  return podSpec.containers.flatMap(({ image }) =>
    image.split("@", 1).flatMap((tagged) => tagged.replace(/(?!^):[^:/]*$/, "") || []),
  );
}

function mentionsArchitecture({ podSpec }: Workload): boolean {
  const terms = podSpec.nodeAffinity?.required ?? [];
  const keys = terms.flatMap(({ matchExpressions }) => matchExpressions.map(({ key }) => key));
  return [...keys, ...Object.keys(podSpec.nodeSelector)].some((key) => ARCHITECTURE_LABELS.includes(key));
}

/** The workloads of a release that ask for an architecture: by image, those first that stand first; and which all of them ask for. */
const askedInRelease = oncePerCluster((_, ofRelease: readonly WorkloadFit[]) => {
  const asking = ofRelease.flatMap((fit, index) => {
    const architecture = architectureAskedBy(fit);
    return architecture === undefined ? [] : [{ fit, index, architecture }];
  });
  const images = asking.flatMap((one) => imagesOf(one.fit.workload).map((image) => ({ image, one })));
  const byImage = new Map(images.reverse().map(({ image, one }) => [image, one]));
  return { asking, byImage, architectures: new Set(asking.map(({ architecture }) => architecture)) };
});

export const mixedArchitecture: Rule = {
  id: "mixed-architecture",
  summary: "A workload may run on another architecture than the rest of its release asks for.",
  severity: "warning",
  rationale: `Where a cluster has nodes of several architectures, an image that was built for one of them crashes on the
others: \`exec format error\`. When a chart gives a node selector for it to some of its workloads and forgets one, that one
works until the scheduler finds more room elsewhere.

A workload is reported that says nothing of the architecture and may enter a pool of another one than a workload of the
same Helm release asks for that runs the same image. It is a note where no image is the same, and all of at least two others
of the release ask for one and the same architecture: its image may be built for several.`,
  examples: [
    {
      title: "The worker that was forgotten",
      inventory: `
pools:
  - name: intel
    labels: {kubernetes.io/arch: amd64}
  - name: graviton
    labels: {kubernetes.io/arch: arm64}
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: api, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: worker, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec: # <--
      containers: [{name: worker, image: shop/app:1}]
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: api, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: worker, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: worker, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
`,
    },
  ],
  claims: ["pools"],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    const release = releaseOf(workload);
    if (release === undefined || !isPlacementKnown(fit) || mentionsArchitecture(workload)) return;
    const ofRelease = workloadsOfRelease(context, release, fit);
    const { asking, byImage, architectures } = askedInRelease(context, ofRelease);
    const alike = imagesOf(workload).flatMap((image) => byImage.get(image) ?? []);
    const [twin] = alike.sort((a, b) => a.index - b.index);
    // This one asks for none.
    const isAgreed = asking.length > 1 && architectures.size === 1 && asking.length === ofRelease.length - 1;
    const model = twin ?? (isAgreed ? asking[0] : undefined);
    if (model === undefined) return;
    const { architecture } = model;
    const entered = fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided");
    const others = entered
      .map(({ pool }) => pool)
      .filter((pool) => {
        const all = architecturesOf(pool);
        return all.length > 0 && all.some((one) => one !== architecture);
      });
    if (others.length === 0) return;
    const same = twin === undefined ? "" : " with the same image";
    yield {
      at: placeInPodSpec(workload, []),
      workload,
      severity: twin === undefined ? ("note" as const) : undefined,
      claims: [
        ofPools(
          `the pod may run on ${namePools(others)}, and ${formatWorkload(model.fit.workload)} of its release${same} asks for architecture ${quoted(architecture)}`,
        ),
      ],
      help: `Write \`nodeSelector: {kubernetes.io/arch: ${architecture}}\` as there, unless the image is built for all architectures of the cluster.`,
      related: others.slice(0, 1).map(declaredHere),
      concerns: { pools: others },
    };
  },
};
