import type { Inventory } from "../../model/cluster.js";
import type { Severity } from "../../model/finding.js";
import type { WorkloadFit } from "../../model/pool-fit.js";

/** The pools that a clause counts. What they are called depends on how many of them are known. */
export interface CountedPools {
  readonly quantifier: "no" | "every" | "the only";
  readonly among?: "other" | "Linux";
}

/** A lower-case clause without a final stop, in pieces; the user's text is quoted. */
export type Clause = string | readonly (string | CountedPools)[];

/** The pools that are counted: all of the cluster, the declared ones, or the Nodes of a snapshot, which lacks empty pools. */
export type Extent = "all" | "declared" | "snapshot";

export const NO_POOL: CountedPools = { quantifier: "no" };
export const NO_OTHER_POOL: CountedPools = { quantifier: "no", among: "other" };
export const EVERY_POOL: CountedPools = { quantifier: "every" };
export const EVERY_LINUX_POOL: CountedPools = { quantifier: "every", among: "Linux" };
export const THE_ONLY_POOL: CountedPools = { quantifier: "the only" };

/** Makes a clause of a template with counted pools and other clauses in it. */
export function clause(texts: TemplateStringsArray, ...pieces: readonly (CountedPools | Clause)[]): Clause {
  return texts.flatMap((text, index) => [text, ...[pieces[index] ?? []].flat()]);
}

/** Returns how far into a clause its first counted pools go; undefined if it counts none. */
export function endOfCounted(said: Clause, extent: Extent = "all"): number | undefined {
  const pieces = typeof said === "string" ? [said] : said;
  const index = pieces.findIndex((piece) => typeof piece !== "string");
  return index < 0 ? undefined : writeClause(pieces.slice(0, index + 1), extent).length;
}

/** Writes a clause about the pools of an extent. */
export function writeClause(said: Clause, extent: Extent = "all"): string {
  const pieces = typeof said === "string" ? [said] : said;
  const text = pieces.map((piece) => (typeof piece === "string" ? piece : writePools(piece, extent))).join("");
  const isCounting = pieces.some((piece) => typeof piece !== "string");
  return extent === "snapshot" && !isCounting ? `${text}, as far as the snapshot of the Nodes tells` : text;
}

function writePools({ quantifier, among }: CountedPools, extent: Extent): string {
  const counted = among === undefined ? quantifier : `${quantifier} ${among}`;
  if (extent === "declared") return `${counted} declared pool`;
  if (extent === "all") return `${counted} pool`;
  return quantifier === "the only" ? `${counted} pool of the snapshot` : `${counted} node of the snapshot`;
}

/** Kinds of claims, by the evidence that they need. Rules state them; only `lint/triage/` checks them. */
export const CLAIM_KINDS = [
  /** The object alone: API errors, duplicates. Holds in any cluster. */
  "object",
  /** Named pools: "misses pool gpu". Holds whatever else exists. */
  "pools",
  /** All pools: "no pool admits it". Needs a complete inventory, or a pod that names one pool. */
  "all-pools",
  /** A line without effect, in every cluster it goes to. */
  "no-effect",
  /** All workloads; needs everything read and rendered. */
  "all-workloads",
  /** Undeclared taints or labels, which an incomplete inventory allows. */
  "undeclared",
  /** A difference between two revisions, or overlay and base. */
  "difference",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface Destination {
  readonly inventory: Inventory;
  /** The workload there; undefined if another rendering reaches it. */
  readonly fit: WorkloadFit | undefined;
}

/** A sentence or part of one, with its evidence. */
export interface Claim {
  readonly about: ClaimKind;
  readonly says: Clause;
  /** For `no-effect`: reports whether the line may have an effect in a cluster. */
  readonly mayServe?: (destination: Destination) => boolean;
  /** The words where only the declared pools are known, if they are worth saying. */
  readonly ofDeclared?: DeclaredWords;
  /** Without this further clause the finding makes no sense. */
  readonly isRequired?: true;
}

export interface DeclaredWords {
  /** By default the claim's own clause, of the declared pools. */
  readonly says?: Clause;
  readonly severity?: Severity;
  readonly help?: string;
}

export function ofObject(says: string): Claim {
  return { about: "object", says };
}

/** Holds for named pools, whatever else exists. */
export function ofPools(says: string): Claim {
  return { about: "pools", says };
}

/** Needs all pools of the cluster. */
export function ofAllPools(says: Clause, ofDeclared?: DeclaredWords): Claim {
  return { about: "all-pools", says, ofDeclared };
}

/** Needs all pools of all clusters of the line. */
export function ofDeadLine(says: Clause, mayServe: Claim["mayServe"], ofDeclared?: DeclaredWords): Claim {
  return { about: "no-effect", says, mayServe, ofDeclared };
}

export function ofAllWorkloads(says: string): Claim {
  return { about: "all-workloads", says };
}

/** Compares overlay and base, or two revisions. */
export function ofDifference(says: string): Claim {
  return { about: "difference", says };
}
