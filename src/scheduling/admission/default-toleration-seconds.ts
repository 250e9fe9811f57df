import type { PodToleration } from "../../model/taint.js";

export const NODE_FAILURE_KEYS = ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"];
const DEFAULT_SECONDS = 300;

/** Compares key and effect only. Upstream: plugin/pkg/admission/defaulttolerationseconds/admission.go Admit. */
export function withDefaultTolerationSeconds(tolerations: readonly PodToleration[]): readonly PodToleration[] {
  const missing = NODE_FAILURE_KEYS.filter((key) => !tolerations.some((toleration) => speaksOf(toleration, key)));
  return [
    ...tolerations,
    ...missing.map(
      (key): PodToleration => ({
        key,
        operator: "Exists",
        effect: "NoExecute",
        tolerationSeconds: DEFAULT_SECONDS,
        origin: { by: "DefaultTolerationSeconds" },
      }),
    ),
  ];
}

function speaksOf(toleration: PodToleration, key: string): boolean {
  return (!toleration.key || toleration.key === key) && (!toleration.effect || toleration.effect === "NoExecute");
}
