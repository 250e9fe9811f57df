import { isKnown, listValue, type ScalarValue, scalar, textOfValue, type Value } from "../../../hcl/values/value.js";

export type KubeletOption = "--register-with-taints" | "--node-labels";

const OTHER_WAYS: Readonly<Record<KubeletOption, RegExp>> = {
  "--register-with-taints": /taint/i,
  "--node-labels": /node-?labels/i,
};

/** Bottlerocket's tables: `key = "value:Effect"`, `key = "value"`. */
const TABLES: Readonly<Record<KubeletOption, string>> = {
  "--register-with-taints": "settings.kubernetes.node-taints",
  "--node-labels": "settings.kubernetes.node-labels",
};

/** Returns an option's items from startup texts, with their lines; open for other settings, or unknown text. */
export function kubeletOption(texts: readonly Value[], option: KubeletOption, startsNodes: boolean): Value | undefined {
  const items: Value[] = [];
  let open: string | undefined;
  for (const text of texts.flatMap(scalarsOf)) {
    if (!isKnown(text)) {
      const mayTell =
        startsNodes || (text.kind === "unknown" && OTHER_WAYS[option].test(text.start?.value?.toString() ?? ""));
      if (mayTell) open ??= text.why;
      continue;
    }
    if (text.kind !== "scalar") continue;
    const read = readOption(text, option);
    for (const one of read.items) items.push(one);
    if (read.hasMore) open ??= "startup scripts set it in a way that taintlint does not read";
  }
  return items.length === 0 && open === undefined ? undefined : listValue(items, undefined, open);
}

/** Returns a text, or those in a list of scripts such as `cloudinit_pre_nodeadm`. */
function scalarsOf(value: Value): Value[] {
  if (value.kind === "list") return value.items.flatMap(scalarsOf);
  if (value.kind === "unknown" && value.wraps !== undefined) return scalarsOf(value.wraps);
  if (value.kind === "map") return [...value.entries.values()].flatMap((entry) => scalarsOf(entry.value));
  return [value];
}

function readOption(
  text: ScalarValue,
  option: KubeletOption,
): { readonly items: readonly Value[]; readonly hasMore: boolean } {
  const lines = (textOfValue(text) ?? "").split("\n").filter((line) => !line.trimStart().startsWith("#"));
  const pattern = new RegExp(`${option}(?:=|\\s+)("[^"]*"|'[^']*'|[^\\s'"\\\\]+)`, "g");
  const { items, others } = readTable(text, lines, TABLES[option]);
  const rest = others.join("\n").replaceAll(pattern, (_, written: string) => {
    const pieces = written.replace(/^(["'])(.*)\1$/, "$2").split(",");
    for (const one of pieces.filter((piece) => piece !== "").map((piece) => itemAt(text, piece))) items.push(one);
    return "";
  });
  return { items, hasMore: OTHER_WAYS[option].test(rest) };
}

const TABLE_LINE = /^\s*\[+\s*([\w.-]+)\s*\]+\s*(?:#.*)?$/;
const ENTRY_LINE = /^\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=\s*(?:\[\s*)?["']([^"']*)["'](?:\s*\])?\s*(?:#.*)?$/;

function readTable(text: ScalarValue, lines: readonly string[], name: string) {
  const items: Value[] = [];
  const others: string[] = [];
  let isWithin = false;
  for (const line of lines) {
    const table = TABLE_LINE.exec(line)?.[1];
    if (table !== undefined) isWithin = table === name;
    const [, ...found] = (isWithin ? ENTRY_LINE.exec(line) : undefined) ?? [];
    const key = found.slice(0, 3).find((one) => one !== undefined);
    if (key !== undefined) items.push(itemAt(text, line.trim(), `${key}=${found[3] ?? ""}`));
    else if (table !== name && (!isWithin || line.trim() !== "")) others.push(isWithin ? `${name} ${line}` : line);
  }
  return { items, others };
}

/** Makes an item placed at `piece`. Shell variables are unknown. */
function itemAt({ place }: ScalarValue, piece: string, item = piece): Value {
  const source = place?.file.text.slice(place.span.start, place.span.end) ?? "";
  // Of a line that was put together, at least its key is written.
  const whole = source.indexOf(piece);
  const found = whole < 0 && piece !== item ? source.indexOf(piece.split("=", 1).join().trimEnd()) : whole;
  const start = (place?.span.start ?? 0) + found;
  const at =
    place === undefined || found < 0 ? place : { file: place.file, span: { start, end: start + piece.length } };
  const shell = item.search(/[$`]/);
  if (shell < 0) return scalar(item, at);
  return { kind: "unknown", why: "a shell fills it in", start: scalar(item.slice(0, shell), at) };
}
