import type { TextPlace } from "../../model/source.js";
import type { Accumulations } from "./accumulation.js";
import type { PlannedCopy } from "./copy.js";
import type { InflatedChart } from "./inflated-charts.js";

export interface Obstacle extends TextPlace {
  readonly folder: string;
  readonly clause: string;
}

/** The input of a rendering. All paths have their links resolved. */
export interface Closure {
  readonly reads: ReadonlySet<string>;
  readonly covers: ReadonlySet<string>;
  readonly kustomizations: ReadonlySet<string>;
  readonly accumulations: Accumulations;
  /** In the order of their files. */
  readonly charts: readonly InflatedChart[];
  /** The references by which files of other places are taken in, by their locked paths. */
  readonly fetched: ReadonlyMap<string, TextPlace>;
  readonly copy: PlannedCopy;
  /** Reports whether a kustomization reads files outside its folder, which kustomize must be told to allow. */
  readonly leavesFolders: boolean;
  /** Reports whether patches are merged by kustomize's own schema, and no kustomization names another. */
  readonly isPatched: boolean;
  readonly obstacle: Obstacle | undefined;
}
