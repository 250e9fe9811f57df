import { minorOf } from "../../model/kubernetes-version.js";

const GROUP = "admissionregistration.k8s.io";

export interface PolicyVersion {
  readonly apiVersion: string;
  /** A feature to enable; undefined if on by default. */
  readonly needs?: string;
}

interface Stages {
  readonly kind: string;
  readonly beta: number;
  readonly stable: number;
}

/** Upstream: apiserver/pkg/features/kube_features.go. Alpha is skipped: an upgrade removes it. */
const REFUSING: Stages = { kind: "ValidatingAdmissionPolicy", beta: 28, stable: 30 };
const CHANGING: Stages = { kind: "MutatingAdmissionPolicy", beta: 34, stable: 36 };

/** Undefined if the cluster lacks the policy. An unknown version counts as current. */
function versionOf({ kind, beta, stable }: Stages, kubernetesVersion: string | undefined): PolicyVersion | undefined {
  const minor = minorOf(kubernetesVersion);
  if (minor === undefined || minor >= stable) return { apiVersion: `${GROUP}/v1` };
  if (minor < beta) return undefined;
  const needs = `the feature gate ${kind}=true and --runtime-config=${GROUP}/v1beta1=true on the API server: it is beta and off by default in 1.${minor}`;
  return { apiVersion: `${GROUP}/v1beta1`, needs };
}

export function refusingVersion(kubernetesVersion: string | undefined): PolicyVersion | undefined {
  return versionOf(REFUSING, kubernetesVersion);
}

export function changingVersion(kubernetesVersion: string | undefined): PolicyVersion | undefined {
  return versionOf(CHANGING, kubernetesVersion);
}

/** Describes missing or disabled policies of this version; empty if all work. */
export function describeVersions(kubernetesVersion: string | undefined): readonly string[] {
  if (minorOf(kubernetesVersion) === undefined) {
    return [
      "kubernetesVersion is not declared: MutatingAdmissionPolicy needs 1.36 or newer in this form, ValidatingAdmissionPolicy 1.30.",
    ];
  }
  return [REFUSING, CHANGING].flatMap((stages) => {
    const version = versionOf(stages, kubernetesVersion);
    if (version === undefined) {
      return [
        `Kubernetes ${kubernetesVersion} has no ${stages.kind} beyond alpha: it comes with 1.${stages.beta}. None is written.`,
      ];
    }
    return version.needs === undefined ? [] : [`${stages.kind} needs ${version.needs}.`];
  });
}
