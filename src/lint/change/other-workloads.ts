import { mayBePolicy, podSpecPathOf } from "../../manifest/objects/kinds.js";
import { readManifest } from "../../manifest/read-manifest.js";
import { groupBy } from "../../model/group-by.js";
import { parseJson } from "../../model/json-shape.js";
import type { Outcome } from "../../model/outcome.js";
import type { SourceDocument, SourceFile, UnreadableFile } from "../../model/source.js";
import { count, nameSome, quoted } from "../../model/words.js";
import { listAt, textAt } from "../../policies/contract/json-node.js";
import { QUEUE_LABEL } from "../../scheduling/queues/queue.js";
import { goesTo, type LintInput, narrowed, type OtherWorkload } from "../contract/lint-input.js";
import { CLUSTER_ANNOTATION, dayOfOrigin, ORIGIN_ANNOTATION } from "../contract/workload-origin.js";

/** Bounds that keep the memory small: characters of a list, workloads of different placements, and all. */
const MOST = { characters: 8 * 1024 * 1024, placements: 50_000, workloads: 1_000_000 };
/** A document has bounds of its own. */
const READ_AT_ONCE = 1000;
const MOST_DAYS = 7;
const NAMED_LISTS = 5;
const EMPTY: SourceDocument["root"] = { kind: "mapping", start: 0, end: 0, entries: [] };

type Item = Parameters<typeof listAt>[0];

/** Adds workloads of other repositories, list after list. Those of one placement are folded into one. */
export function withOthers(
  input: LintInput,
  lists: Iterable<Outcome<SourceFile, UnreadableFile>>,
  most = MOST,
): LintInput {
  const others = new Map<string, OtherWorkload>();
  const looksAtPods = mayLookAtPods(input);
  const remarks: { readonly path: string; readonly why: string }[] = [];
  let workloads = 0;
  const isFull = () => others.size >= most.placements || workloads >= most.workloads;
  for (const { value, problem } of lists) {
    if (isFull() || input.deadline?.isOver("reading")) break;
    const { path, text } = value ?? { path: problem.path, text: "" };
    const parsed = text.length > most.characters ? undefined : parseJson(text).value;
    // What was parsed as JSON is JSON.
    const items = listAt(parsed as Item, "items").filter((item) => podPathOf(item) !== undefined);
    const read = foldItems(items, looksAtPods || text.includes(QUEUE_LABEL), others, most.placements);
    const why =
      parsed === undefined
        ? (problem?.message ?? "it is no JSON, or has more than 8 MiB")
        : remarkOn(items, read, input.today);
    if (why !== undefined) remarks.push({ path, why });
    workloads += items.length;
  }
  const all = [...others.values()];
  const lost = all.filter((one) => input.clusters.every(({ inventory }) => !goesTo(one, inventory, input)));
  const nowhere = lost.reduce((sum, { members }) => sum + members.length, 0);
  const notices = [...groupBy(remarks, ({ why }) => why)].map(([why, ones]) => {
    const paths = ones.map(({ path }) => quoted(path));
    return `${count(ones.length, "list")} of workloads: ${why}: ${nameSome(paths, NAMED_LISTS)}`;
  });
  const who = count(nowhere, "workload of other repositories names", "workloads of other repositories name");
  if (nowhere > 0) notices.push(`${who} no cluster of the inventory`);
  const known = { ...input, others: all, notices: [...input.notices, ...notices] };
  if (!isFull()) return known;
  return narrowed(
    known,
    `too many workloads of other repositories: only ${workloads}, in ${all.length} placements, were read`,
  );
}

/** Reports whether policies, limits or pools look at more of a pod than its placement. */
function mayLookAtPods({ manifests, clusters }: LintInput): boolean {
  const objects = manifests.flatMap((manifest) => manifest.objects);
  const pools = clusters.flatMap(({ inventory }) => inventory.pools);
  const looks = objects.some((one) => mayBePolicy(one) || one.kind === "LimitRange" || one.kind === "LocalQueue");
  return looks || pools.some(({ takesOnly }) => takesOnly !== undefined);
}

function podPathOf(item: Item) {
  return podSpecPathOf(textAt(item, "apiVersion") ?? "", textAt(item, "kind") ?? "");
}

function originOf(item: Item): string {
  return textAt(item, "metadata", "annotations", ORIGIN_ANNOTATION) ?? "";
}

function remarkOn(items: readonly Item[], read: number, today = ""): string | undefined {
  if (items.length === 0) return "it holds none";
  if (read < items.length) return "not all of them can be read";
  const oldest = new Date((Date.parse(today) || 0) - MOST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const isOld = items.every((item) => (dayOfOrigin(originOf(item)) ?? oldest) < oldest);
  return isOld ? `of commits that are older than ${MOST_DAYS} days` : undefined;
}

/** Returns the number of those that were read. */
function foldItems(items: readonly Item[], isWhole: boolean, others: Map<string, OtherWorkload>, most: number): number {
  const keys = items.map((item) => describePlacement(item, isWhole));
  const unknown = [...new Map(keys.map((key, index) => [key, items[index]]))].filter(([key]) => !others.has(key));
  const fresh = unknown.slice(0, most - others.size);
  for (let start = 0; start < fresh.length; start += READ_AT_ONCE) {
    const part = fresh.slice(start, start + READ_AT_ONCE);
    const file = { path: "", text: JSON.stringify({ kind: "List", items: part.map(([, item]) => item) }) };
    for (const workload of readManifest(file).workloads) {
      const [key = ""] = part[Number(workload.objectPath[1])] ?? [];
      const cluster = workload.annotations[CLUSTER_ANNOTATION] ?? "";
      // Only policies look at the tree again, which would fill the memory.
      const document = isWhole ? workload.document : { file: { path: "", text: "" }, start: 0, root: EMPTY };
      others.set(key, { workload: { ...workload, document }, cluster, members: [] });
    }
  }
  const found = keys.map((key) => others.get(key)?.members);
  for (const [index, item] of items.entries()) {
    found[index]?.push([textAt(item, "metadata", "name") ?? "", originOf(item)]);
  }
  return found.filter((members) => members !== undefined).length;
}

/** Maps with keys that people choose. */
const CHOSEN = /^(?:nodeSelector|os|labels|matchLabels)$/;
/** Fields that do not decide on which pools a pod may run. */
const UNPLACED =
  /^(?:labels|labelSelector|namespaces|namespaceSelector|\w*[lL]abelKeys|replicas|volumes|volumeClaimTemplates|ports|cpu|memory|ephemeral-storage|hugepages-\w+)$/;

/** Writes down what decides where a pod may run; with labels, sizes and other pods if it `isWhole`. */
function describePlacement(item: Item, isWhole: boolean): string {
  const isLeft = (key: string) => key === "name" || key === ORIGIN_ANNOTATION || (!isWhole && UNPLACED.test(key));
  return JSON.stringify(item, (key, value) =>
    isLeft(key) ? undefined : CHOSEN.test(key) ? Object.entries(Object(value)) : value,
  );
}
