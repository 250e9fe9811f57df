import type { Weakening } from "../../model/change.js";
import { SEVERITIES } from "../../model/finding.js";
import { startOfFile } from "../../model/internal-problem.js";
import { formatCount, LIMIT_NAMES } from "../../model/limits.js";
import { once } from "../../model/memoize.js";
import { type FieldPath, type Place, RENDERERS, type TextPlace } from "../../model/source.js";
import { list, quoted } from "../../model/words.js";
import type { ChartDeclaration } from "../../rendering/helm/values-sets.js";
import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import { severityOf } from "../../rules/severity.js";
import { getEntry } from "../../yaml/node-value.js";
import type { Configuration } from "../configuration/configuration.js";
import { createRuleSettings, type RuleSettings } from "../configuration/rule-settings.js";
import { type LintInput, standsInFile } from "../contract/lint-input.js";
import { canBeRendered, type Presence, unconfigured } from "./governing.js";

const WORDS = [...SEVERITIES, "off"] as const;
type Word = (typeof WORDS)[number];

/** The strictest first. */
const FAIL_ON = [...[...SEVERITIES].reverse(), "never"] as const;

/** Returns the place of a configuration key, else the file's start. */
export function placeOfKey({ file, clusters }: Configuration, ...path: FieldPath): Place | TextPlace {
  const document = clusters[0]?.place.document;
  const [key] = path;
  const isWritten = document?.file === file && typeof key === "string" && getEntry(document.root, key) !== undefined;
  return isWritten ? { document, path, target: "key" } : startOfFile(file);
}

export function weakening(at: Weakening["at"], says: string, ...names: string[]): Weakening {
  return { at, says, names };
}

interface Settings {
  readonly configuration: Configuration;
  /** The base's. */
  readonly was: Configuration;
  readonly head: LintInput;
  readonly base: LintInput;
  readonly isThere: Presence["isThere"];
}

/** Finds checks that the configuration relaxes. The second judgement tells what that hides, and this before it does. */
export function looserSettings(head: LintInput, base: LintInput, isThere: Presence["isThere"]): Weakening[] {
  const { configuration } = head;
  const was = base.configuration ?? (configuration && unconfigured(configuration));
  if (configuration === undefined || was === undefined) return [];
  const finders = [looserRules, addedSuppressions, looserFailOn, lessRendered, chartsLeftOut, raisedLimits];
  return finders.flatMap((find) => find({ configuration, was, head, base, isThere }));
}

function wordOf(rule: Rule, settings: RuleSettings, cluster: string | null, file: string | undefined): Word {
  const { runs, severity = severityOf(rule) } = settings(rule, cluster, file);
  return runs ? severity : "off";
}

function describeStep(rule: Rule, before: Word, now: Word): string {
  const { id } = rule;
  return now === "off"
    ? `rule ${quoted(id)} is turned off`
    : `rule ${quoted(id)} is a ${now}, and was ${before === "error" ? "an" : "a"} ${before}`;
}

function describeScope([first, ...others]: readonly { cluster: string | null; file: string | undefined }[]): string {
  if (first?.file === undefined) return first?.cluster == null ? "" : ` in cluster ${quoted(first.cluster)}`;
  const alike = [first, ...others].filter(({ cluster }) => cluster === first.cluster);
  return ` in ${list(alike.map(({ file = "" }) => quoted(file)))}`;
}

function looserRules({ configuration, was, head, base }: Settings): Weakening[] {
  const [now, before] = [createRuleSettings(configuration), createRuleSettings(base.configuration)];
  const { ruleOverrides, rules: all, clusters, file: own } = configuration;
  const files = new Set(head.manifests.filter(standsInFile).map(({ file }) => file.path));
  const scopes = once(() =>
    clusters.flatMap(({ settings }) => [undefined, ...files].map((file) => [settings.name, file] as const)),
  );
  return RULES.flatMap((rule): Weakening[] => {
    const has = ({ rules }: Configuration["ruleOverrides"][number]) => rules.has(rule.id);
    const isOverridden = [...ruleOverrides, ...was.ruleOverrides].some(has);
    const weaker = [[null, undefined] as const, ...(isOverridden ? scopes() : [])].flatMap(([cluster, file]) => {
      const [then, today] = [wordOf(rule, before, cluster, file), wordOf(rule, now, cluster, file)];
      return WORDS.indexOf(today) > WORDS.indexOf(then) ? [{ cluster, file, then, today }] : [];
    });
    const [first] = weaker;
    if (first === undefined) return [];
    const isGlobal = first.cluster === null && first.file === undefined;
    const { place } = (isGlobal ? all : ruleOverrides.find(has)?.rules)?.get(rule.id) ?? {};
    const other = isGlobal ? startOfFile(own) : placeOfKey(configuration, "ruleOverrides");
    const at = place === undefined ? other : { ...place, target: "key" as const };
    return [weakening(at, describeStep(rule, first.then, first.today) + describeScope(weaker), "rule", rule.id)];
  });
}

function looserFailOn({ configuration, was: { failOn: was = "error" } }: Settings): Weakening[] {
  const { failOn: is = "error" } = configuration;
  if (FAIL_ON.indexOf(is) <= FAIL_ON.indexOf(was)) return [];
  const says =
    is === "never" ? "findings no longer fail the run" : `only ${is}s fail the run: it was ${was}s and worse`;
  const at = placeOfKey(configuration, "failOn");
  return [weakening(at, `"failOn" is ${quoted(is)}, and was ${quoted(was)}: ${says}`, "failOn")];
}

function lessRendered({ configuration, was: { render: was } }: Settings): Weakening[] {
  const off = RENDERERS.filter((renderer) => configuration.render[renderer] === "off" && was[renderer] !== "off");
  if (off.length === 0) return [];
  const says = `${list(off)} no longer ${off.length === 1 ? "renders" : "render"} anything: manifests are judged as they are written`;
  return [weakening(placeOfKey(configuration, "render"), says, "render")];
}

/** Finds declared charts that could still be rendered with the same files of values. */
function chartsLeftOut({ configuration, was, isThere }: Settings): Weakening[] {
  const isKept = ({ path, values }: ChartDeclaration) =>
    configuration.charts.some(
      (other) => other.path === path && values.every((file) => other.values.some((one) => one.path === file.path)),
    );
  return was.charts
    .filter((chart) => canBeRendered(chart, isThere) && !isKept(chart))
    .map(({ path, values }) => {
      const files = values.map((one) => quoted(one.path));
      const says = `chart ${quoted(path)} is no longer rendered with ${files.length === 0 ? "its own values" : list(files)}`;
      return weakening(placeOfKey(configuration, "charts"), says, "charts", path, ...files);
    });
}

/** A lower limit shows itself: the run ends there, and fails. */
function raisedLimits({ configuration, was: { limits: was } }: Settings): Weakening[] {
  const { limits } = configuration;
  return LIMIT_NAMES.filter((bound) => limits[bound] > was[bound]).map((bound) => {
    const says = `"limits.${bound}" is ${formatCount(limits[bound])}, and was ${formatCount(was[bound])}: the change decides how much time and memory a run of its own takes`;
    return weakening(placeOfKey(configuration, "limits", bound), says, "limits", bound);
  });
}

function addedSuppressions({ configuration: { suppress }, was }: Settings): Weakening[] {
  const key = ({ rule, workload, file }: Configuration["suppress"][number]) => JSON.stringify([rule, workload, file]);
  const forEver = (entries: Configuration["suppress"]) => entries.filter(({ expires }) => expires === undefined);
  const known = new Set(forEver(was.suppress).map(key));
  return forEver(suppress)
    .filter((entry) => !known.has(key(entry)))
    .map(({ rule, workload, file, place }): Weakening => {
      const what = [
        workload === undefined ? [] : `for ${quoted(workload)}`,
        file === undefined ? [] : `in ${quoted(file)}`,
      ].flat();
      const says = `${quoted(rule)} is suppressed ${what.length === 0 ? "everywhere" : what.join(" ")} without an end`;
      return {
        ...weakening({ ...place, path: [...place.path, "rule"] }, says, "suppress", rule, ...what),
        help: `Give the entry an expiry date ("expires"), or correct the findings that it covers.`,
      };
    });
}
