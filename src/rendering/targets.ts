import type { ByWord } from "../model/by-word.js";
import type { Place, SourceNode } from "../model/source.js";

/**
 * A folder that a GitOps object has built as a kustomization (a Flux Kustomization's `spec.path`, an Argo CD source
 * with a kustomization in its folder), and what the object adds to it.
 */
export interface KustomizeTarget {
  /** A folder of the repository. Where it holds no kustomization, Flux generates one from every manifest below it. */
  readonly folder: string;
  /** The GitOps object, for people: `Flux Kustomization flux-system/apps`. */
  readonly owner: string;
  /** Where the object says so. */
  readonly place: Place;
  /** Names of the clusters that it is deployed to; undefined where the configuration names none. */
  readonly clusters: ReadonlySet<string> | undefined;
  /** Overrides the namespace of everything, as `namespace:` of a kustomization does. */
  readonly namespace: string | undefined;
  /** What an object without a namespace gets, as Argo CD gives it; it overrides nothing. */
  readonly defaultNamespace?: string;
  /**
   * Further fields of a kustomization as the object writes them, such as `patches`, `components`, `namePrefix`: the
   * key of a kustomization, and the value as it stands in the object's document.
   */
  readonly fields: readonly { readonly key: string; readonly value: SourceNode; readonly place: Place }[];
  /** `${VAR}` is filled in from these by name; a variable that is not named here is unknown. */
  readonly substitutions: ByWord<string>;
  /** Other variables may have a value, too: from a Secret, or from a ConfigMap that is not in the repository. */
  readonly hasUnknownSubstitutions?: boolean;
}

/** A chart of this repository that a GitOps object deploys (a Flux HelmRelease, an Argo CD source with a chart's path). */
export interface ChartTarget {
  /** The folder of a `Chart.yaml`. */
  readonly folder: string;
  /** For people: `Flux HelmRelease shop/api`. */
  readonly owner: string;
  readonly place: Place;
  readonly clusters: ReadonlySet<string> | undefined;
  readonly namespace: string | undefined;
  readonly releaseName: string | undefined;
  /** Values files in the repository, in their order. */
  readonly valuesFiles: readonly string[];
  /** Why nobody can tell all values, so that rendering it would say nothing: one lower-case clause. */
  readonly unknown?: string;
  /** Values that the object itself holds; they win over the files. Undefined where it holds none. */
  readonly values: { readonly node: SourceNode; readonly place: Place } | undefined;
}
