import { describe, expect, it } from "vitest";
import { detailsOf } from "../../src/reporters/words/finding-words.js";
import { lintTexts } from "./lint-texts.js";

function flexible(name: string, labels: string, requirements: string): string {
  return `  - {name: ${name}, labels: ${labels}, requirements: [${requirements}]}\n`;
}

const ARCH = "{key: kubernetes.io/arch, operator: In, values: [amd64, arm64]}";
const ONE_POOL = `pools:\n${flexible("web", "{team: shop}", ARCH)}`;
const TWO_POOLS = `${ONE_POOL}${flexible("batch", "{team: bank}", ARCH)}`;

function deployment(nodeSelector: string): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector: ${nodeSelector}
`;
}

function found(inventory: string, nodeSelector: string) {
  return lintTexts(inventory, deployment(nodeSelector)).findings.map((finding) => ({
    rule: finding.rule,
    message: finding.message,
    details: detailsOf(finding),
    help: finding.help,
  }));
}

describe("unschedulable, for a domain of label values", () => {
  it("says what the label of the only pool can be", () => {
    expect(found(ONE_POOL, "{kubernetes.io/arch: s390x}")).toEqual([
      {
        rule: "unschedulable",
        message:
          'no pool admits the pod: label "kubernetes.io/arch" of pool "web" can only be "amd64" or "arm64", the pod asks for "s390x"',
        details: ['web: label "kubernetes.io/arch" can only be "amd64" or "arm64", the pod asks for "s390x"'],
        help: 'Select a label that a pool has, or add the label to the pool that should take the pod. The pools have "amd64" and "arm64".',
      },
    ]);
  });

  it("says that no pool has the value, and suggests one", () => {
    const [finding] = found(TWO_POOLS, "{kubernetes.io/arch: arm46}");
    expect(finding?.message).toBe(
      'no pool admits the pod: no pool has label "kubernetes.io/arch" as the pod asks: "arm46"',
    );
    expect(finding?.help).toContain('Did you mean "arm64"?');
  });

  it("says which label of the nearest pool stands against it, where each pool lacks another one", () => {
    const pools = `${ONE_POOL}  - {name: mainframe, labels: {team: bank, kubernetes.io/arch: s390x}}\n`;
    expect(found(pools, "{kubernetes.io/arch: s390x, team: shop}").map(({ message }) => message)).toEqual([
      'no pool admits the pod: no pool meets all of its selector: label "kubernetes.io/arch" of pool "web" can only be "amd64" or "arm64", the pod asks for "s390x"',
    ]);
  });

  it("is silent for a value that some node may have", () => {
    expect(found(TWO_POOLS, "{kubernetes.io/arch: arm64}")).toEqual([]);
  });
});

describe("unknown-label, for a domain of label values", () => {
  const tier = flexible("web", "{}", "{key: tier, operator: In, values: [gold, silver]}");
  const daemonSet = (value: string) => deployment(`{tier: ${value}}`).replace("Deployment", "DaemonSet");

  it("finds a value outside of the domain", () => {
    const { findings } = lintTexts(`pools:\n${tier}`, daemonSet("sliver"));
    expect(findings.map(({ rule, help }) => [rule, help])).toEqual([
      ["unknown-label", expect.stringContaining('The pools have "gold" and "silver". Did you mean "silver"?')],
    ]);
  });

  it("is silent for one inside", () => {
    expect(lintTexts(`pools:\n${tier}`, daemonSet("silver")).findings).toEqual([]);
  });
});
