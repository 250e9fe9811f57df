import type { Place, SourceNode } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";

/** A folder that a GitOps object (Flux `spec.path`, Argo CD source) builds, and the object's additions. */
export interface KustomizeTarget {
  /** If the folder has no kustomization, Flux generates one from every manifest below it. */
  readonly folder: string;
  /** For messages: `Flux Kustomization flux-system/apps`. */
  readonly owner: string;
  readonly place: Place;
  /** Undefined if the configuration names none. */
  readonly clusters: ReadonlySet<string> | undefined;
  /** Overrides all namespaces, as `namespace:` of a kustomization does. */
  readonly namespace: string | undefined;
  /** Argo CD's namespace for objects without one. */
  readonly defaultNamespace?: string;
  readonly fields: readonly { readonly key: string; readonly value: SourceNode; readonly place: Place }[];
  /** Values of `${VAR}` by name; unlisted variables are unknown. */
  readonly substitutions: StringMap<string>;
  /** Reports whether other variables may exist, from a Secret or a ConfigMap outside the repository. */
  readonly hasUnknownSubstitutions?: boolean;
}

export interface ChartTarget extends Pick<KustomizeTarget, "folder" | "owner" | "place" | "clusters" | "namespace"> {
  /** The version of a chart from outside; undefined where it stands in no document. */
  readonly versionAt?: Place | undefined;
  readonly releaseName: string | undefined;
  readonly valuesFiles: readonly string[];
  /** By default the cluster's. */
  readonly kubeVersion?: string | undefined;
  readonly apiVersions?: readonly string[];
  /** Values files that other charts are given, too. */
  readonly shared?: readonly string[];
  /** A lower-case clause that says why some values are unknown, so that the chart is not rendered. */
  readonly unknown?: string;
  /** The field that takes values, such as `spec.values`. */
  readonly valuesAt?: string;
  /** Values in the object itself, which win over files. */
  readonly values: { readonly node: SourceNode; readonly place: Place } | undefined;
  /** These values as a template may also make them; absent unless one decides some. */
  readonly otherwise?: SourceNode | undefined;
  /** Patches of what the chart renders; absent unless they decide where pods run. */
  readonly patches?: { readonly node: SourceNode; readonly place: Place } | undefined;
}
