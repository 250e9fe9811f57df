import type { RenderCopy } from "../contract/render-root.js";
import type { Chart } from "./chart.js";
import { TEMPLATE } from "./chart-files.js";

export interface ChartInputs {
  /** Files of the chart that helm gets. */
  readonly copies: readonly RenderCopy[];
  readonly texts: readonly { readonly to: string; readonly text: string }[];
  readonly asksForNames: boolean;
}

/** Any other file of a chart reaches its output only through `.Files`. `charts/` holds charts alone, else helm fails. */
const OTHER_FILE =
  /^((?:charts\/[^/]+\/)*)(?!(?:charts|templates)\/|(?:Chart|requirements)\.(?:yaml|lock)$|values\.yaml$|\.helmignore$)/;
const READS_FILES = /\bFiles\b/;
const ASKS_FOR_NAMES = "getHostByName";
/** A template that cannot be read may do both. */
const UNREADABLE = `.Files ${ASKS_FOR_NAMES}`;

/** Selects the files that decide what helm prints. `values` are the texts given beside the chart's own. */
export function chartInputs({ copies, texts, paths, read }: Chart, values: readonly string[]): ChartInputs {
  const all = new Set(paths);
  const isOther = (to: string) => all.has(`${OTHER_FILE.exec(to)?.[1]}Chart.yaml`);
  const inputs = paths.filter((to) => !isOther(to));
  const holds = (some: readonly string[], test: (text: string) => boolean) =>
    values.some(test) || some.some((to) => test(read(to)?.text ?? (TEMPLATE.test(to) ? UNREADABLE : "")));
  const readsFiles = holds(inputs, (text) => READS_FILES.test(text));
  const isInput = (to: string) => readsFiles || !isOther(to);
  return {
    copies: copies.filter(({ to, isPacked }) => isPacked || isInput(to)),
    texts: [...texts].flatMap(([to, text]) => (isInput(to) ? [{ to, text }] : [])),
    asksForNames: holds(readsFiles ? paths : inputs, (text) => text.includes(ASKS_FOR_NAMES)),
  };
}
