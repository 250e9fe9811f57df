// The judgements of findings on public repositories: how they are written, read and compared with a run.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";

/** Beside the benches, because they are figures too. One file a repository, `OWNER+NAME.yaml`: facts only. */
export const FOLDER = "bench/judgements";

/** R right and worth acting on; H harmless: true, but its owner would not act on it; W wrong. */
export const VERDICTS = ["R", "H", "W"];

/** How a repository is linted: as it is, and with the pools that its clusters really have. */
export const RUNS = { bare: "without a configuration", pools: "with the true pools" };

const PLACE = /^(?<path>.+?):(?<line>\d+)(?: (?<subject>\S.*))?$/;
const FOUND = /^(?<severity>error|warning|note) (?<rule>[a-z-]+) (?<place>.+)$/;
const MEASURED = /^measured:.*\n(?:[ \n].*\n?)*/m;

/** The finding's place and workload: what stays when its message is worded anew. */
export function placeOf({ source, workload }) {
  const subject = workload === null || workload.kind === "File" ? "" : ` ${workload.kind}/${workload.name}`;
  return `${source.file}:${source.line}${subject}`;
}

function parsePlace(text, file) {
  const found = PLACE.exec(text)?.groups;
  if (found === undefined) throw new Error(`${file}: "${text}" is no place: write PATH:LINE KIND/NAME`);
  return found;
}

function parseJudgement(judgement, file) {
  const { rule, verdict, because, run, at } = judgement;
  const legal = VERDICTS.includes(verdict) && typeof rule === "string" && typeof because === "string";
  if (!legal || !Array.isArray(at) || (run !== undefined && !(run in RUNS))) {
    throw new Error(
      `${file}: a judgement has rule, verdict (R, H or W), because and at, and may have run (bare, pools)`,
    );
  }
  for (const place of at) parsePlace(place, file);
  return judgement;
}

/** One repository's file. `inventory` is the body of a taintlint.yaml with the true pools; `measured` is the last run. */
export function parseJudgements(text, file) {
  const { repository, commit, inventory, judgements = [], measured = {} } = load(text);
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[0-9a-f]{40}$/.test(commit)) {
    throw new Error(`${file}: a file of judgements names its repository (OWNER/NAME) and its commit (40 digits)`);
  }
  return { repository, commit, inventory, judgements: judgements.map((one) => parseJudgement(one, file)), measured };
}

/** Every repository's file, in the order of their names. */
export function readJudgements(folder = FOLDER) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return files.sort().map((name) => parseJudgements(readFileSync(join(folder, name), "utf8"), `${folder}/${name}`));
}

/** What is recorded of a run: errors and warnings by place, and such notes as are judged right; other notes are counted. */
export function recordOf({ judgements }, { summary, findings }, lines) {
  const right = new Set(
    judgements
      .filter(({ verdict }) => verdict === "R")
      .flatMap(({ rule, at }) => at.map((place) => lineKeyOf(rule, place))),
  );
  const notes = {};
  const at = [];
  for (const finding of findings) {
    const { severity, rule } = finding;
    const place = placeOf(finding);
    if (severity === "note") notes[rule] = (notes[rule] ?? 0) + 1;
    if (severity !== "note" || right.has(lineKeyOf(rule, place))) at.push(`${severity} ${rule} ${place}`);
  }
  const { workloads, pools } = summary;
  return { workloads, pools, lines, notes, at: at.sort() };
}

/** The text of the file with another record of its runs. What a person wrote stays as it is. */
export function withMeasured(text, measured) {
  const kept = text.replace(MEASURED, "").trimEnd();
  const lines = Object.entries(measured).flatMap(([run, { at, notes, ...counts }]) => [
    `  ${run}:`,
    ...Object.entries(counts).map(([name, count]) => `    ${name}: ${count}`),
    `    notes: {${Object.keys(notes)
      .sort()
      .map((rule) => `${rule}: ${notes[rule]}`)
      .join(", ")}}`,
    ...(at.length === 0 ? ["    at: []"] : ["    at:", ...at.map((place) => `      - ${JSON.stringify(place)}`)]),
  ]);
  return `${kept}\n\nmeasured: # written by npm run judge -- FOLDER --record\n${lines.join("\n")}\n`;
}

function lineKeyOf(rule, text) {
  return keyOf(rule, { ...parsePlace(text, text), subject: "" });
}

function keyOf(rule, { path, line, subject }) {
  return JSON.stringify([rule, path, line, subject ?? ""]);
}

/**
 * Puts a verdict to each error and warning of a run: the judgement of the same rule, place and workload. Where a group
 * names another workload of the same line, the judgement of that line counts, if it has one verdict only.
 */
export function judgeRun({ judgements }, run, { at }) {
  const exact = new Map();
  const byLine = new Map();
  for (const judgement of judgements.filter(({ run: only }) => only === undefined || only === run)) {
    for (const text of judgement.at) {
      const place = parsePlace(text, text);
      exact.set(keyOf(judgement.rule, place), judgement);
      const line = lineKeyOf(judgement.rule, text);
      byLine.set(line, [...(byLine.get(line) ?? []), judgement]);
    }
  }
  const met = new Set();
  const found = at.map((text) => {
    const { severity, rule, place: written } = FOUND.exec(text).groups;
    const place = parsePlace(written, text);
    const line = lineKeyOf(rule, written);
    const others = byLine.get(line) ?? [];
    const alike = others.every(({ verdict }) => verdict === others[0].verdict) ? others[0] : undefined;
    met.add(line);
    return { severity, rule, place: written, judgement: exact.get(keyOf(rule, place)) ?? alike };
  });
  const missed = judgements.flatMap(({ rule, verdict, because, run: only, at: places }) =>
    verdict !== "R" || (only !== undefined && only !== run)
      ? []
      : places.filter((text) => !met.has(lineKeyOf(rule, text))).map((place) => ({ rule, place, because })),
  );
  return { found, missed };
}

/** Counts of R, H, W and of what nobody has judged. */
export function tally(found) {
  const counts = { R: 0, H: 0, W: 0, new: 0 };
  for (const { judgement } of found) counts[judgement?.verdict ?? "new"]++;
  return counts;
}

/** The share of what is not wrong, and of what is worth acting on; null where nothing is judged. */
export function precisionOf({ R, H, W }) {
  const judged = R + H + W;
  return judged === 0 ? null : { notWrong: (R + H) / judged, worthActing: R / judged };
}

export function groupBy(things, nameOf) {
  const groups = new Map();
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
