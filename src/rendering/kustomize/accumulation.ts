import { type Budget, createBudget } from "../../model/budget.js";
import { fieldText, type KustomizationField, type KustomizationFields } from "./kustomization.js";

/** Manifests, bases, components and changes of one kustomization. Folders are named by their paths in the copy. */
export interface Accumulation {
  /** Undefined for a wrapper that changes nothing. */
  fields: KustomizationFields | undefined;
  readonly manifests: string[];
  readonly bases: string[];
  readonly components: string[];
  /** Configurations of generators and transformers: texts in the kustomization, or paths of files. */
  readonly plugins: (KustomizationField | string)[];
}

/** By folder. The wrapper, which has no folder of its own, is first. */
export type Accumulations = Map<string, Accumulation>;

export const WRAPPER = "";

/** Returns the accumulation of a folder, which may be added. */
export function accumulationOf(accumulations: Accumulations, folder: string): Accumulation {
  const none: Accumulation = { fields: undefined, manifests: [], bases: [], components: [], plugins: [] };
  const known = accumulations.get(folder) ?? none;
  accumulations.set(folder, known);
  return known;
}

/** Kustomizations that change an object, one after the other, and what they make of its name and namespace together. */
export interface Changes {
  readonly by: Accumulation;
  readonly next: Changes | undefined;
  readonly prefix: string;
  readonly suffix: string;
  readonly namespace: string | undefined;
}

export interface AccumulatedManifest {
  readonly path: string;
  readonly changes: Changes;
}

/** Bound on manifests, once per way by which they are taken in; others are led back to no file. */
const MOST_WAYS = 50_000;

/** Returns manifests with their changes in order. Upstream: kustomize api/internal/target/kusttarget.go accumulateTarget. */
export function accumulatedManifests(accumulations: ReadonlyMap<string, Accumulation>): AccumulatedManifest[] {
  const manifests: AccumulatedManifest[] = [];
  const budget = createBudget(MOST_WAYS);
  const pending: { readonly folder: string; readonly next: Changes | undefined }[] = [
    { folder: WRAPPER, next: undefined },
  ];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const by = accumulations.get(top.folder);
    if (by === undefined || !budget.spend(1 + by.manifests.length + by.bases.length)) continue;
    let changes = changedBy(by, top.next);
    // A component changes everything before it, too.
    for (const folder of by.components.toReversed()) {
      pending.push({ folder, next: changes });
      changes = withComponent(folder, changes, accumulations, budget);
    }
    for (const path of by.manifests) manifests.push({ path, changes });
    for (const folder of by.bases) pending.push({ folder, next: changes });
  }
  return manifests;
}

/** Puts what a component and those in it change before other changes. */
function withComponent(
  component: string,
  next: Changes,
  accumulations: ReadonlyMap<string, Accumulation>,
  budget: Budget,
): Changes {
  let changes = next;
  const pending = [component];
  for (let folder = pending.pop(); folder !== undefined && budget.spend(1); folder = pending.pop()) {
    const by = accumulations.get(folder);
    if (by === undefined) continue;
    changes = changedBy(by, changes);
    for (const inner of by.components) pending.push(inner);
  }
  return changes;
}

function changedBy(by: Accumulation, next: Changes | undefined): Changes {
  const text = (key: string) => fieldText(by.fields?.field(key));
  return {
    by,
    next,
    prefix: `${next?.prefix ?? ""}${text("namePrefix") ?? ""}`,
    suffix: `${text("nameSuffix") ?? ""}${next?.suffix ?? ""}`,
    namespace: next?.namespace ?? text("namespace"),
  };
}
