import { getEntry } from "../../manifest/yaml/node-value.js";
import { SEVERITIES, type Severity } from "../../model/finding.js";
import { type FieldPath, type Place, RENDERERS, type TextPlace } from "../../model/source.js";
import type { Weakening } from "../../model/weakening.js";
import { list, quoted } from "../../model/words.js";
import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { Configuration } from "../configuration/configuration.js";
import { renderSettings } from "../configuration/render-settings.js";
import { createRuleSettings, type RuleSettings } from "../configuration/rule-settings.js";
import type { LintInput } from "../lint-input.js";

const WORDS = [...SEVERITIES, "off"] as const;
type Word = (typeof WORDS)[number];

/** The strictest first. */
const FAIL_ON: readonly Severity[] = [...SEVERITIES].reverse();

export const UNMEANT = "Revert it, or explain in the change why it is intended.";

/** Returns the place of a configuration key, else the file's start. */
export function placeOfKey({ file, clusters }: Configuration, ...path: FieldPath): Place | TextPlace {
  const document = clusters[0]?.place.document;
  const [key] = path;
  const isWritten = document?.file === file && typeof key === "string" && getEntry(document.root, key) !== undefined;
  return isWritten ? { document, path, target: "key" } : startOf(file);
}

export function startOf(file: TextPlace["file"]): TextPlace {
  return { file, span: { start: 0, end: 0 } };
}

/** Finds checks that the configuration relaxes. */
export function weakenedSettings(head: LintInput, base: LintInput): Weakening[] {
  const { configuration } = head;
  if (configuration === undefined) return [];
  return [
    ...weakenedRules(configuration, head, base),
    ...weakenedFailOn(configuration, base.configuration),
    ...weakenedRender(configuration, base.configuration),
    ...addedSuppressions(configuration, base.configuration),
  ];
}

function wordOf(rule: Rule, settings: RuleSettings, cluster: string | null, file: string | undefined): Word {
  const { runs, severity = rule.severity } = settings(rule, cluster, file);
  return runs ? severity : "off";
}

function isWeaker(now: Word, before: Word): boolean {
  return WORDS.indexOf(now) > WORDS.indexOf(before);
}

function describeStep(rule: Rule, before: Word, now: Word): string {
  const { id } = rule;
  return now === "off"
    ? `rule ${quoted(id)} is turned off`
    : `rule ${quoted(id)} is a ${now}, and was ${before === "error" ? "an" : "a"} ${before}`;
}

function weakenedRules(configuration: Configuration, head: LintInput, base: LintInput): Weakening[] {
  const [now, before] = [head, base].map((input) => createRuleSettings(input.configuration));
  if (now === undefined || before === undefined) return [];
  const clusters = configuration.clusters.map(({ settings }) => settings.name);
  const overrides = [...configuration.ruleOverrides, ...(base.configuration?.ruleOverrides ?? [])];
  const files = [
    ...new Set(head.manifests.flatMap(({ file, rendered }) => (rendered === undefined ? [file.path] : []))),
  ];
  return RULES.flatMap((rule): Weakening[] => {
    const written = configuration.rules.get(rule.id)?.place;
    const at = written === undefined ? startOf(configuration.file) : { ...written, target: "key" as const };
    const tell = (says: string, place: Place | TextPlace): Weakening[] => [
      { at: place, says, help: UNMEANT, names: ["rule", rule.id] },
    ];
    const [was, is] = [wordOf(rule, before, null, undefined), wordOf(rule, now, null, undefined)];
    if (isWeaker(is, was)) return tell(describeStep(rule, was, is), at);
    if (!overrides.some(({ rules }) => rules.has(rule.id))) return [];
    const override = configuration.ruleOverrides.find(({ rules }) => rules.has(rule.id));
    const place = override?.rules.get(rule.id)?.place;
    const there =
      place === undefined ? placeOfKey(configuration, "ruleOverrides") : { ...place, target: "key" as const };
    for (const cluster of clusters) {
      const weaker = [undefined, ...files].flatMap((file) => {
        const [then, today] = [wordOf(rule, before, cluster, file), wordOf(rule, now, cluster, file)];
        return isWeaker(today, then) ? [{ file, then, today }] : [];
      });
      const [first] = weaker;
      if (first === undefined) continue;
      const where =
        first.file === undefined
          ? `in cluster ${quoted(cluster ?? "")}`
          : `in ${list(weaker.map(({ file = "" }) => quoted(file)))}`;
      return tell(`${describeStep(rule, first.then, first.today)} ${where}`, there);
    }
    return [];
  });
}

function weakenedFailOn(head: Configuration, base: Configuration | undefined): Weakening[] {
  const [was, is] = [base?.failOn ?? "error", head.failOn ?? "error"];
  const rank = (word: Severity | "never") => (word === "never" ? FAIL_ON.length : FAIL_ON.indexOf(word));
  if (rank(is) <= rank(was)) return [];
  const says =
    is === "never" ? "findings no longer fail the run" : `only ${is}s fail the run: it was ${was}s and worse`;
  return [
    {
      at: placeOfKey(head, "failOn"),
      says: `"failOn" is ${quoted(is)}, and was ${quoted(was)}: ${says}`,
      help: UNMEANT,
      names: ["failOn"],
    },
  ];
}

function weakenedRender(head: Configuration, base: Configuration | undefined): Weakening[] {
  const was = base?.render ?? renderSettings("auto");
  const off = RENDERERS.filter((renderer) => head.render[renderer] === "off" && was[renderer] !== "off");
  if (off.length === 0) return [];
  const says = `${list(off)} no longer ${off.length === 1 ? "renders" : "render"} anything: manifests are judged as they are written`;
  return [{ at: placeOfKey(head, "render"), says, help: UNMEANT, names: ["render"] }];
}

function addedSuppressions(head: Configuration, base: Configuration | undefined): Weakening[] {
  const key = ({ rule, workload, file }: Configuration["suppress"][number]) => JSON.stringify([rule, workload, file]);
  const forEver = (configuration: Configuration | undefined) =>
    (configuration?.suppress ?? []).filter(({ expires }) => expires === undefined);
  const known = new Set(forEver(base).map(key));
  return forEver(head)
    .filter((entry) => !known.has(key(entry)))
    .map(({ rule, workload, file, place }): Weakening => {
      const what = [
        workload === undefined ? [] : `for ${quoted(workload)}`,
        file === undefined ? [] : `in ${quoted(file)}`,
      ].flat();
      const says = `${quoted(rule)} is suppressed ${what.length === 0 ? "everywhere" : what.join(" ")} without an end`;
      return {
        at: { ...place, path: [...place.path, "rule"] },
        says,
        help: `Give the entry an expiry date ("expires"), or correct the findings that it covers.`,
        names: ["suppress", rule, ...what],
      };
    });
}
