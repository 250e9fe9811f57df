import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { canonicalText } from "../../manifest/yaml/canonical-value.js";
import type { Configuration } from "../configuration/configuration.js";
import type { RuleSetting } from "../configuration/configuration-rules.js";
import { renderSettings } from "../configuration/render-settings.js";

const NOTHING = {
  manifests: undefined,
  exclude: [],
  rules: new Map<string, RuleSetting>(),
  ruleOverrides: [],
  suppress: [],
  failOn: undefined,
  render: renderSettings("auto"),
} satisfies Partial<Configuration>;

/** Returns the base's rules with the change's pools, clusters and charts; undefined if neither has a configuration. */
export function governedBy(
  base: Configuration | undefined,
  head: Configuration | undefined,
): Configuration | undefined {
  if (head === undefined) return base;
  const { manifests, exclude, rules, ruleOverrides, suppress, failOn, render } = base ?? NOTHING;
  const customKinds = base?.customKinds ?? head.customKinds;
  const clusters = head.clusters.map((cluster): ClusterDeclaration => {
    const before = base?.clusters.find(({ settings }) => settings.name === cluster.settings.name);
    const own = cluster.hasOwnManifests ? {} : { manifests: before?.manifests ?? manifests };
    return { ...cluster, ...own, exclude: before?.exclude ?? exclude };
  });
  return { ...head, manifests, exclude, rules, ruleOverrides, suppress, failOn, render, customKinds, clusters };
}

/** Reports whether two configurations select and report the same. */
export function governsAlike(one: Configuration | undefined, other: Configuration | undefined): boolean {
  return one === other || describeConfiguration(one) === describeConfiguration(other);
}

function describeConfiguration(configuration: Configuration | undefined): string {
  const { manifests, exclude, rules, ruleOverrides, suppress, failOn, render } = configuration ?? NOTHING;
  return canonicalText([
    configuration === undefined,
    [manifests, exclude, failOn, render, configuration?.customKinds ?? []],
    settingsOf(rules),
    ruleOverrides.map((entry) => [entry.files, entry.clusters, settingsOf(entry.rules)]),
    suppress.map(({ rule, workload, file, expires }) => [rule, workload, file, expires]),
    configuration?.clusters.map((cluster) => [cluster.settings.name, cluster.manifests, cluster.exclude]),
  ]);
}

function settingsOf(rules: ReadonlyMap<string, RuleSetting>): unknown {
  return [...rules].map(([id, { severity, options }]) => canonicalText([id, severity, options])).sort();
}
