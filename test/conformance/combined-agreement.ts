import { fitRepository, lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly spec: Record<string, unknown>;
}

/** What `scripts/live/combined-worlds.mjs` makes. */
export interface CombinedWorld {
  readonly files: Readonly<Record<string, string>>;
  readonly world: { readonly pools: readonly string[]; readonly workloads: readonly Manifest[] };
}

/** By workload, a letter for each pool: `L` lands, `W` waits. */
export type CombinedLetters = Readonly<Record<string, string>>;

export interface CombinedAgreement {
  readonly cells: number;
  readonly agreed: number;
  readonly unknown: number;
  readonly tooKind: readonly string[];
  /** Blocked although it lands, without pods that name their node, which no scheduler places. */
  readonly tooStrict: readonly string[];
  /** Findings that no pool takes the pod, of one that lands. */
  readonly falseErrors: readonly string[];
}

const PLACELESS = new Set(["unschedulable", "insufficient-capacity"]);
const isNamed = ({ spec }: Manifest) =>
  JSON.stringify(spec).includes('"nodeName"') || JSON.stringify(spec).includes("metadata.name");

/** Compares verdicts and findings with what the scheduler does. */
export function compareCombined({ files, world }: CombinedWorld, letters: CombinedLetters): CombinedAgreement {
  const { "taintlint.yaml": configuration = "", ...texts } = files;
  const input = readTexts(
    configuration,
    Object.entries(texts).map(([path, text]) => ({ path, text })),
  );
  const idOf = (one: { kind: string; namespace: string; name: string }) => `${one.kind}/${one.namespace}/${one.name}`;
  const named = new Set(world.workloads.filter(isNamed).map(({ kind, metadata }) => idOf({ kind, ...metadata })));
  const told = { cells: 0, agreed: 0, unknown: 0 };
  const [tooKind, tooStrict]: [string[], string[]] = [[], []];
  for (const workload of fitRepository(input).workloads) {
    const id = idOf(workload);
    for (const { pool, verdict, reasons } of workload.pools) {
      const letter = letters[id]?.[world.pools.indexOf(pool === "without pool" ? "cp" : pool)] ?? "-";
      if (letter !== "L" && letter !== "W") continue;
      told.cells += 1;
      const says = `${id} on ${pool}: ${verdict}, ${reasons.join("; ")}`;
      if (verdict === "unknown") told.unknown += 1;
      else if ((verdict !== "blocked") === (letter === "L")) told.agreed += 1;
      else if (letter === "W") tooKind.push(says);
      else if (!named.has(id)) tooStrict.push(says);
    }
  }
  const falseErrors = lintRepository(input).findings.flatMap(({ rule, severity, workload, message }) => {
    const id = workload ? idOf(workload) : "";
    const isFalse = PLACELESS.has(rule) && severity !== "note" && !named.has(id) && letters[id]?.includes("L");
    return isFalse && workload?.kind !== "DaemonSet" ? [`${id}: ${rule}: ${message}`] : [];
  });
  return { ...told, tooKind, tooStrict, falseErrors };
}
