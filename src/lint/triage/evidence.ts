import { fileOfPlace } from "../../manifest/locate.js";
import { memoize } from "../../model/memoize.js";
import { representNoCluster } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place, TextPlace } from "../../model/source.js";
import type { Toleration } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { originFiles } from "../../rendering/contract/apply-renderings.js";
import type { Claim, Destination } from "../../rules/contract/claim.js";
import type { RuleFinding } from "../../rules/contract/rule.js";
import { describeHarm } from "../../rules/repairs/offered-tolerations.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { asksForNamedPool, knowsAllPools } from "../../scheduling/known-pools.js";
import { withSizes } from "../../scheduling/pool-size.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import { outsideReleasesIn } from "../judging/outside-releases.js";
import type { Run } from "./run-rules.js";

export interface RunCoverage {
  /** Every file was read and rendered, in every path and cluster. */
  readonly everything: boolean;
  /** No cluster is missing. */
  readonly everyCluster: boolean;
  /** Objects are assigned to discovered clusters by folder. */
  readonly guessesClusters: boolean;
}

/** `snapshot`: holds for the Nodes present; `declared`: for declared pools; `whole`: for a cluster's declaration. */
export type Evidence = "supported" | "snapshot" | "whole" | "declared" | "unsupported";

const KEPT_FROM_READING: ReadonlySet<string> = new Set(["unreadable", "syntax", "not-rendered", "internal"]);

/** Returns gaps of a run. An unrendered template and a chart from elsewhere may hold anything. */
export function coverageOfRun(input: LintInput): RunCoverage {
  const { scope = "repository", manifests, unreadable, clusters, configuration, deadline } = input;
  const isRead = manifests.every(
    ({ problems, template, covered, unrendered, placeholders = [] }) =>
      !problems.some(({ kind }) => KEPT_FROM_READING.has(kind)) &&
      (template === undefined || covered !== undefined) &&
      unrendered === undefined &&
      placeholders.length === 0,
  );
  const guessesClusters = configuration === undefined && clusters.length > 1;
  return {
    everything:
      scope === "repository" &&
      !deadline?.hasEnded() &&
      unreadable.length === 0 &&
      isRead &&
      !guessesClusters &&
      outsideReleasesIn(manifests).length === 0,
    everyCluster: scope !== "cluster",
    guessesClusters,
  };
}

/** Decides what is known of the claims of a run; `assumesAll` takes the declared pools for all pools. */
export class RunEvidence {
  readonly #runs: readonly Run[];
  readonly #sight: RunCoverage;
  readonly #assumesAll: boolean;
  readonly #fitsOf = new Map<Run, ReadonlyMap<Workload, WorkloadFit>>();

  constructor(runs: readonly Run[], sight: RunCoverage, assumesAll: boolean) {
    this.#runs = runs;
    this.#sight = sight;
    this.#assumesAll = assumesAll;
  }

  of(claim: Claim, run: Run | undefined, { at, workload }: RuleFinding): Evidence {
    switch (claim.about) {
      case "object":
      case "difference":
      case "pools":
        return "supported";
      case "all-pools":
        if (run === undefined || (this.#sight.guessesClusters && this.#mayGoElsewhere(run, workload)))
          return "unsupported";
        return this.#ofAllPools([{ inventory: run.judgement.inventory, fit: this.#fitIn(run, workload) }]);
      case "no-effect": {
        if (run === undefined || !this.#sight.everyCluster) return "unsupported";
        const destinations = this.#destinationsOf(run, at, workload);
        return destinations.some((one) => claim.mayServe?.(one)) ? "unsupported" : this.#ofAllPools(destinations);
      }
      case "all-workloads":
        return this.#sight.everything ? "supported" : "unsupported";
      case "undeclared": {
        if (run === undefined || run.judgement.inventory.complete || hasNoComparison(run.judgement))
          return "unsupported";
        const isServed = this.#destinationsOf(run, at, workload).some((one) => claim.mayServe?.(one));
        return isServed ? "unsupported" : "supported";
      }
    }
  }

  /** Reports whether a line goes to several clusters that were only guessed. */
  isGuess(run: Run | undefined, at: Place | TextPlace): boolean {
    return this.#sight.guessesClusters && run !== undefined && this.#destinationsOf(run, at, undefined).length > 1;
  }

  /** Returns unwanted effects of further tolerations in any of the clusters. */
  harmOf(
    tolerations: readonly Toleration[] | undefined,
    run: Run | undefined,
    { at, workload }: RuleFinding,
  ): string | undefined {
    if (run === undefined || workload === undefined || tolerations === undefined) return undefined;
    for (const { fit } of this.#destinationsOf(run, at, workload)) {
      const harm = fit && describeHarm(workload, fit.pools, tolerations);
      if (harm !== undefined) return harm;
    }
    return undefined;
  }

  #fitIn(run: Run, workload: Workload | undefined): WorkloadFit | undefined {
    if (workload === undefined) return undefined;
    const known = this.#fitsOf.get(run) ?? new Map([...run.fits, ...run.fragments].map((fit) => [fit.workload, fit]));
    this.#fitsOf.set(run, known);
    return known.get(workload);
  }

  /** Returns the clusters with workloads written in or rendered from the line's file. */
  #destinationsOf(own: Run, at: Place | TextPlace, workload: Workload | undefined): Destination[] {
    const { path } = fileOfPlace(at);
    return this.#runs.flatMap((run): Destination[] => {
      if (run !== own && !filesOf(run.judgement).has(path)) return [];
      return [{ inventory: run.judgement.inventory, fit: this.#fitIn(run, workload) }];
    });
  }

  /** Reports whether another cluster's pool takes the workload. */
  #mayGoElsewhere(own: Run, workload: Workload | undefined): boolean {
    if (workload === undefined || workload.isFragment) return false;
    return this.#runs.some((run) => {
      if (run === own) return false;
      const { inventory, objects } = run.judgement;
      const fit = fitWorkload(workload, inventory, objects.admission);
      return withSizes([fit], inventory, objects.admission, () => true).some(({ pools }) =>
        pools.some(({ verdict, size }) => verdict !== "blocked" && size?.verdict !== "short"),
      );
    });
  }

  #ofAllPools(destinations: readonly Destination[]): Evidence {
    const unsure = destinations.filter(({ inventory, fit }) => !knowsAllPools(inventory, fit));
    if (unsure.some(hasNoComparison)) return "unsupported";
    if (unsure.length > 0) return this.#assumesAll ? "supported" : "declared";
    const isAssumed = ({ inventory, fit }: Destination) => !(fit !== undefined && asksForNamedPool(fit, inventory));
    const assumed = destinations.filter(isAssumed);
    if (assumed.some(({ inventory }) => inventory.isSnapshot)) return "snapshot";
    return assumed.some(({ inventory }) => inventory.whole) ? "whole" : "supported";
  }
}

/** Reports whether declared pools are too incomplete to judge by. */
function hasNoComparison({ inventory }: Pick<Destination, "inventory">): boolean {
  return !inventory.complete && representNoCluster(inventory.pools);
}

const filesOf = memoize(({ fits, fragments }: ClusterJudgement): ReadonlySet<string> => {
  const documents = [...fits, ...fragments].map(({ workload }) => workload.document);
  return new Set(documents.flatMap((one) => [one.file, ...originFiles(one)]).map(({ path }) => path));
});
