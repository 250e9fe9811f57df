import type { Place } from "../../model/source.js";

/** One entry of `charts` in `taintlint.yaml`: a chart, or the charts of a glob, with one set of values. */
export interface ChartDeclaration {
  /** Tells several entries of one chart apart: `prod`. */
  readonly name: string | undefined;
  /** As written, for messages. */
  readonly path: string;
  /** Reports whether a folder, relative to the working directory, is one that `path` means. */
  readonly means: (folder: string) => boolean;
  /** Values files in their order, as written, with the place of each. */
  readonly values: readonly { readonly path: string; readonly place: Place }[];
  /** The folder of the configuration, relative to the working directory. */
  readonly configurationFolder: string;
  readonly releaseName: string | undefined;
  readonly namespace: string | undefined;
  readonly kubeVersion: string | undefined;
  /** Names of the clusters that it is deployed to; undefined where a cluster's globs decide. */
  readonly clusters: readonly string[] | undefined;
  /** The entry; `path`, `name` and the others stand below it. */
  readonly place: Place;
}
