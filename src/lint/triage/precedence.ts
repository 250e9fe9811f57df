import type { NodePool } from "../../model/pool.js";
import type { Workload } from "../../model/workload.js";
import type { ReportedItems, Rule, RuleFinding, YieldsTo } from "../../rules/contract/rule.js";
import type { Candidate, Run } from "./run-rules.js";

export interface Reported {
  readonly add: (candidate: Candidate, finding: RuleFinding) => void;
  /** Returns the remaining part of a finding; undefined if others cover all. */
  readonly remainingAfter: (candidate: Candidate, finding: RuleFinding) => RuleFinding | undefined;
}

/** Things that one rule has reported. */
interface ReportedSubjects {
  readonly tolerations: Map<Workload, Set<number>>;
  readonly selectors: Map<Workload, Set<string>>;
  /** By workload: others may still report the pool. */
  readonly pools: Map<Workload, Set<NodePool>>;
  /** By cluster: others may differ. */
  readonly workloads: Map<Run, Set<Workload>>;
}

export function createReported(): Reported {
  const byRule = new Map<string, ReportedSubjects>();

  return {
    add({ rule, run }, { workload, subject = {} }) {
      if (run === undefined) return;
      const told = byRule.get(rule.id) ?? {
        tolerations: new Map(),
        selectors: new Map(),
        pools: new Map(),
        workloads: new Map(),
      };
      byRule.set(rule.id, told);
      for (const ask of subject.asks ?? []) addAll(told.tolerations, ask.workload, ask.tolerations);
      if (workload === undefined) return;
      addAll(told.tolerations, workload, subject.tolerations);
      addAll(told.selectors, workload, subject.selectors);
      addAll(told.pools, workload, subject.pools);
      addAll(told.workloads, run, [workload]);
    },
    remainingAfter(candidate, finding) {
      const taken = new Set<NodePool | Workload | number | string>();
      for (const { rule, by } of candidate.rule.yieldsTo ?? []) {
        const told = byRule.get(rule);
        if (told !== undefined) collectReported(taken, by, told, candidate.run, finding);
      }
      return taken.size === 0 ? finding : finding.excluding?.(taken satisfies ReportedItems);
    },
  };
}

function addAll<Key, Thing>(things: Map<Key, Set<Thing>>, key: Key, more: readonly Thing[] = []): void {
  if (more.length === 0) return;
  const known = things.get(key);
  if (known === undefined) things.set(key, new Set(more));
  else for (const one of more) known.add(one);
}

function collectReported(
  taken: Set<NodePool | Workload | number | string>,
  by: YieldsTo["by"],
  told: ReportedSubjects,
  run: Run | undefined,
  { workload, subject = {} }: RuleFinding,
): void {
  const take = <Thing extends NodePool | Workload | number | string>(
    known: ReadonlySet<Thing> | undefined,
    things: readonly Thing[] = [],
  ) => {
    for (const thing of things) if (known?.has(thing)) taken.add(thing);
  };
  if (by === "workload") {
    const own = workload === undefined ? [] : [workload];
    take(run && told.workloads.get(run), subject.workloads ?? own);
  }
  if (workload === undefined) return;
  if (by === "toleration") take(told.tolerations.get(workload), subject.tolerations);
  if (by === "cover") take(told.tolerations.get(workload), subject.covers);
  if (by === "selector") take(told.selectors.get(workload), subject.selectors);
  if (by === "pool") take(told.pools.get(workload), subject.pools);
}

/** Sorts rules after those they yield to. */
export function orderByPrecedence(rules: readonly Rule[]): readonly Rule[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const ordered = new Set<Rule>();
  const add = (rule: Rule, waiting: readonly Rule[]) => {
    if (waiting.includes(rule)) throw new Error(`rule ${rule.id} yields to itself`);
    for (const { rule: id } of rule.yieldsTo ?? []) {
      const first = byId.get(id);
      if (first !== undefined && !ordered.has(first)) add(first, [...waiting, rule]);
    }
    ordered.add(rule);
  };
  for (const rule of rules) add(rule, []);
  return [...ordered];
}
