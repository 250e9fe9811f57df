import type { Severity } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { stringMap } from "../../model/string-map.js";
import type { Rule, RuleOptions } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import { severityOf } from "../../rules/severity.js";
import type { Configuration } from "./configuration.js";
import type { KnownRules, RuleSetting } from "./configuration-rules.js";

export const KNOWN_RULES: Required<KnownRules> = {
  knownRules: RULES.map(({ id }) => id),
  ruleOptions: new Map(RULES.map(({ id, options }) => [id, options ?? {}])),
};

export interface EffectiveSetting {
  readonly runs: boolean;
  /** Undefined: the finding's own, else the rule's. */
  readonly severity: Severity | undefined;
  readonly options: RuleOptions;
}

/** `file` is undefined for findings without one, and lazy: rules ask for the settings of every workload. */
export type RuleSettings = (
  rule: Rule,
  cluster: string | null,
  file: string | (() => string) | undefined,
) => EffectiveSetting;

const NO_OVERRIDES: readonly number[] = [];

function resolve(rule: Rule, settings: readonly RuleSetting[]): EffectiveSetting {
  const severities = settings.flatMap(({ severity }) => severity ?? []);
  const named = severities.filter((severity) => severity !== "off").at(-1);
  const defaults = Object.entries(rule.options ?? {}).map(([name, option]) => [name, option.default] as const);
  return {
    runs: !severities.includes("off"),
    severity: named,
    options: stringMap([...defaults, ...settings.flatMap(({ options }) => Object.entries(options))]),
  };
}

/** Combines `rules` with matching `ruleOverrides`. The last severity and option count, but `off` always wins. */
export function createRuleSettings(configuration: Configuration | undefined): RuleSettings {
  const overrides = (configuration?.ruleOverrides ?? []).map(({ files, clusters, rules, place }) => ({
    rules,
    clusters,
    matchesFile: files === undefined ? undefined : matchesGlobs(place.document.file, files),
  }));
  const matching = new Map<string, readonly number[]>();
  const settingsUnder = memoize((indexes: readonly number[]) => {
    const maps = [configuration?.rules, ...indexes.map((index) => overrides[index]?.rules)];
    return memoize((rule: Rule) =>
      resolve(
        rule,
        maps.flatMap((rules) => rules?.get(rule.id) ?? []),
      ),
    );
  });

  function overridesFor(cluster: string | null, where: string | (() => string) | undefined): readonly number[] {
    if (overrides.length === 0) return NO_OVERRIDES;
    const file = typeof where === "function" ? where() : where;
    const key = JSON.stringify([cluster, file]);
    const earlier = matching.get(key);
    if (earlier !== undefined) return earlier;
    const indexes = overrides.flatMap(({ clusters, matchesFile }, index) => {
      const fitsCluster = clusters === undefined || (cluster !== null && clusters.includes(cluster));
      const fitsFile = matchesFile === undefined || (file !== undefined && matchesFile(file));
      return fitsCluster && fitsFile ? [index] : [];
    });
    matching.set(key, indexes);
    return indexes;
  }

  return (rule, cluster, file) => settingsUnder(overridesFor(cluster, file))(rule);
}

export interface ActiveRule {
  readonly id: string;
  readonly severity: Severity;
}

export function activeRules(configuration: Configuration | undefined): ActiveRule[] {
  const settingOf = createRuleSettings(configuration);
  return RULES.flatMap((rule) => {
    const { runs, severity = severityOf(rule) } = settingOf(rule, null, undefined);
    return runs ? [{ id: rule.id, severity }] : [];
  });
}
