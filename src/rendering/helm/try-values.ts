import { groupBy } from "../../model/group-by.js";
import { takeStep } from "../../model/internal-problem.js";
import type { RenderOutcome, RenderRequest, RenderRoot } from "../contract/render-root.js";
import { writeJson } from "../contract/write-configuration.js";
import type { EffectiveValue, SchedulingValue } from "./effective-values.js";
import { NO_USES, type ValueUses } from "./ignored-values.js";
import { type ChartReading, type ChartRendering, interpretChart } from "./interpret.js";
import { withoutOpen } from "./open-values.js";

/** Bound on values of a chart that are tried, each of which takes a rendering. */
const MOST_TRIED = 8;

/** Asks for renderings with further values, and takes digests of their outputs. Returns values that change nothing. */
function* tryValues({ suspects, all }: ValueUses): Generator<string, readonly SchedulingValue[], string | undefined> {
  if (suspects.length === 0) return [];
  // Values that another one hides, such as defaults, have an effect only without it.
  const none = yield writeValues(all, emptied);
  const idle: SchedulingValue[] = [];
  for (const one of suspects.slice(0, MOST_TRIED)) {
    const others = all.filter((other) => other !== one);
    const digest = yield writeValues(others, emptied);
    if (digest !== undefined && digest === none) idle.push(one);
  }
  if (idle.length === 0) return [];
  // Not all versions of helm remove the default of a dependency by null, so the values are changed here.
  const [plain, changed] = [yield "{}", yield writeValues(idle, altered)];
  return plain !== undefined && plain === changed ? idle : [];
}

/** Interprets a chart, and tries what further renderings say of its values. */
export function interpretWithTrial(
  rendering: ChartRendering,
  requests: readonly RenderRequest[],
  withValues: (text: string) => RenderRequest,
): Pick<RenderRoot, "next" | "interpret"> {
  let known: { readonly plain: RenderOutcome | undefined; readonly reading: ChartReading } | undefined;
  const replay = (outcomes: readonly RenderOutcome[]) => {
    const [plain] = outcomes;
    const own = rendering.openAt === undefined ? outcomes : outcomes.slice(0, requests.length - 1);
    if (known === undefined || known.plain !== plain) known = { plain, reading: interpretChart(rendering, own) };
    const { uses = NO_USES } = known.reading;
    const steps = tryValues(uses);
    let step = steps.next();
    for (const { value } of outcomes.slice(requests.length)) if (step.done !== true) step = steps.next(value);
    return {
      reading: known.reading,
      idle: step.done ? step.value.flatMap(uses.describe) : [],
      asks: step.done ? undefined : step.value,
    };
  };
  return {
    next(outcomes) {
      const text = takeStep(() => replay(outcomes).asks, "read this file", rendering.home).value;
      return text === undefined ? undefined : withValues(text);
    },
    interpret(outcomes) {
      const { reading, idle } = replay(outcomes);
      const { value } = reading;
      if (value === undefined) return reading;
      const said = { ...value, problems: [...value.problems, ...idle] };
      return withoutOpen(rendering, said, [outcomes[0], outcomes[requests.length - 1]]);
    },
  };
}

/** A mapping with a switch is no node selector: templates may read further into it. */
function emptied({ entries }: EffectiveValue): unknown {
  if (entries === undefined) return [];
  const isRead = [...entries.values()].some(({ node }) => node?.kind === "scalar" && typeof node.value === "boolean");
  return isRead ? {} : null;
}

/** Empties lists and replaces texts at any depth. */
function altered({ entries, node }: EffectiveValue): unknown {
  if (entries === undefined) return node?.kind === "sequence" ? [] : "taintlint";
  return Object.fromEntries([...[...entries].map(([key, one]) => [key, altered(one)]), ["taintlint", "a"]]);
}

function writeValues(values: readonly SchedulingValue[], change: (value: EffectiveValue) => unknown): string {
  const nest = (some: readonly SchedulingValue[], depth: number): unknown =>
    Object.fromEntries(
      [...groupBy(some, ({ path }) => path[depth] ?? "")].map(([key, [first, ...others]]) => [
        key,
        first.path.length === depth + 1 ? change(first.value) : nest([first, ...others], depth + 1),
      ]),
    );
  return writeJson(nest(values, 0));
}
