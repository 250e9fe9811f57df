import { uniqueEndings } from "../model/unique-endings.js";
import type { DiscoveredEntry } from "./discover.js";

/** Gives a prefix to every entry whose pools have names of other entries: as little of its path as tells them apart. */
export function prefixEntries(entries: readonly DiscoveredEntry[]): DiscoveredEntry[] {
  const owners = new Map<string, number>();
  for (const { name } of entries.flatMap(({ pools }) => pools)) owners.set(name, (owners.get(name) ?? 0) + 1);
  const shares = ({ pools }: DiscoveredEntry) => pools.some(({ name }) => (owners.get(name) ?? 0) > 1);
  const sharing = entries.filter(shares);
  const endings = uniqueEndings(sharing.map(stepsOf));
  return entries.map((entry) => {
    const ending = endings[sharing.indexOf(entry)];
    return ending === undefined ? entry : withPrefix(entry, `${ending}-`);
  });
}

function withPrefix(entry: DiscoveredEntry, prefix: string): DiscoveredEntry {
  return { ...entry, prefix, pools: entry.pools.map((pool) => ({ ...pool, name: `${prefix}${pool.name}` })) };
}

/** The path of the only file without its extension, or of the folder of all files; the format where there is none. */
function stepsOf({ files, format, vars = [] }: DiscoveredEntry): string[] {
  const [first, second] = files;
  const path = (first?.path ?? "").split("/");
  const variables = vars.at(-1)?.split("/").at(-1) ?? [];
  const steps = [...(second === undefined ? path : path.slice(0, -1)), variables].flat();
  return [format, ...steps].map((step) => step.replace(/\.(?:ya?ml|json|tfvars|tfvars\.json)$/, ""));
}
