import { expect, it } from "vitest";
import { messagesFound } from "./found.js";

const POOLS =
  "pools:\n  - {name: general, labels: {pool: general}}\n  - {name: ml, labels: {pool: ml}, taints: [{key: team, value: ml, effect: NoSchedule}]}";
const release = (toleration: string) => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: runner, namespace: ci}
spec:
  chart: {spec: {chart: gitlab-runner, sourceRef: {kind: HelmRepository, name: gitlab}}}
  values:
    runners:
      config: |
        [[runners]]
          [runners.kubernetes.node_selector]
            "pool" = "ml"
          [runners.kubernetes.node_tolerations]
            ${toleration}
`;

it.each([
  [
    '"team=web" = "NoSchedule"',
    ['warning near-miss-toleration: toleration has value "web", pool "ml" is tainted with value "ml"'],
  ],
  [
    '"team=ml" = "NoExecute"',
    ['warning near-miss-toleration: toleration has effect NoExecute, pool "ml" is tainted with effect NoSchedule'],
  ],
  ['"team=ml" = "NoSchedule"', []],
  ['"team=ml" = ""', []],
  ['"team" = "NoSchedule"', []],
])("the pods of GitLab's jobs are those of its settings: %s", (toleration, expected) => {
  expect(messagesFound(POOLS, release(toleration))).toEqual(expected);
});
