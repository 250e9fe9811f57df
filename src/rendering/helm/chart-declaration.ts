import type { Place } from "../../model/source.js";

export interface ChartDeclaration {
  readonly name: string | undefined;
  readonly path: string;
  /** Reports whether `path` includes a folder, relative to the working directory. */
  readonly means: (folder: string) => boolean;
  readonly values: readonly { readonly path: string; readonly place: Place }[];
  /** Relative to the working directory. */
  readonly configurationFolder: string;
  readonly releaseName: string | undefined;
  readonly namespace: string | undefined;
  readonly kubeVersion: string | undefined;
  /** Names of clusters; undefined if a cluster's globs decide. */
  readonly clusters: readonly string[] | undefined;
  readonly place: Place;
}
