import { describe, expect, it } from "vitest";
import { lint } from "../../../src/workspace/lint-texts.js";

const POOLS = "pools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ['gpu=true:NoSchedule']}]\n";
const POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers: [{name: c, image: c:1}]\n";
const BROKEN = `${POD}  nodeSelector: {pool: gpu}\n`;

type Revision = readonly [configuration: string | undefined, files?: Readonly<Record<string, string>>];

function revision([configuration, files = { "web.yaml": POD }]: Revision) {
  return {
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    ...(configuration !== undefined && {
      configuration: { path: "taintlint.yaml", text: `version: 1\n${configuration}` },
    }),
  };
}

/** `severity file:line message` of what the check says of itself. */
async function told(before: Revision, after: Revision, rule = "weakened-check"): Promise<string[]> {
  const outcome = await lint({ ...revision(after), base: revision(before), today: "2026-06-30" });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome.result.findings
    .filter((one) => one.rule === rule)
    .map(({ severity, source, message }) => `${severity} ${source.file}:${source.line} ${message}`);
}

describe("what a change of the configuration takes from the check", () => {
  it.each([
    ["a rule that is turned off", "rules: {unknown-label: off}", 3, 'rule "unknown-label" is turned off'],
    ["a lower severity", "rules: {unschedulable: note}", 3, 'rule "unschedulable" is a note, and was an error'],
    [
      "a rule that is off for some files",
      "ruleOverrides: [{files: ['w*.yaml'], rules: {unschedulable: off}}]",
      3,
      'rule "unschedulable" is turned off in "web.yaml"',
    ],
    ["a milder failOn", "failOn: never", 3, '"failOn" is "never", and was "error": findings no longer fail the run'],
    [
      "render",
      "render: off",
      3,
      "kustomize and helm no longer render anything: manifests are judged as they are written",
    ],
    [
      "a suppression without an end",
      "suppress: [{rule: unschedulable, workload: default/Pod/other, reason: later}]",
      3,
      '"unschedulable" is suppressed for "default/Pod/other" without an end',
    ],
    ["a file that is excluded", "exclude: [web.yaml]", 3, '1 manifest is no longer covered: "web.yaml"'],
    ["globs without a file", "manifests: ['k8s/**']", 3, '1 manifest is no longer covered: "web.yaml"'],
    [
      "an inventory that is complete no more",
      "complete: false",
      1,
      "the inventory is no longer complete: findings that need all pools are dropped, or less severe",
    ],
  ])("%s", async (_, added, line, message) => {
    expect(await told([POOLS], [POOLS + added])).toEqual([`warning taintlint.yaml:${line} ${message}`]);
    expect(await told([POOLS + added], [POOLS + added]), "nothing has changed").toEqual([]);
    expect(await told([POOLS + added], [POOLS]), "taken back").toEqual([]);
  });

  it("a rule that says more weakens nothing", async () => {
    expect(await told([POOLS], [`${POOLS}rules: {unknown-label: error}\nfailOn: note`])).toEqual([]);
  });

  it("a suppression that has an end", async () => {
    const entry = "suppress: [{rule: unschedulable, workload: default/Pod/other, reason: later, expires: 2027-01-01}]";
    expect(await told([POOLS], [POOLS + entry])).toEqual([]);
    expect(await told([POOLS + entry], [POOLS + entry.replace(", expires: 2027-01-01", "")])).toHaveLength(1);
  });

  it("a configuration that is gone, and the pools with it", async () => {
    expect(await told([POOLS], [undefined])).toEqual([
      'warning taintlint.yaml:1 the configuration "taintlint.yaml" is gone: its pools, rules and settings no longer apply',
    ]);
    expect(await told([POOLS], ["rules: {}"])).toEqual([
      "warning taintlint.yaml:1 node pools are no longer declared: placement is not judged",
    ]);
  });

  it("a cluster that is declared no more", async () => {
    const [a, b] = ["a", "b"].map(
      (name) => `  - {name: ${name}, manifests: ['${name}/**'], pools: [{name: general}]}\n`,
    );
    const files = { "a/web.yaml": POD };
    expect(await told([`clusters:\n${a}${b}`, files], [`clusters:\n${a}`, files])).toEqual([
      'warning taintlint.yaml:2 cluster "b" is no longer declared: nothing is judged against its pools',
    ]);
    // Another name for the same one.
    const other = a?.replace("name: a", "name: c");
    expect(await told([`clusters:\n${a}`, files], [`clusters:\n${other}`, files])).toEqual([]);
  });
});

describe("what the base's configuration would have reported", () => {
  const OFF = `${POOLS}rules: {unschedulable: off}\n`;

  it("is told where it would have been, beside the switch", async () => {
    expect(await told([POOLS], [OFF, { "web.yaml": BROKEN }])).toEqual([
      'warning taintlint.yaml:3 rule "unschedulable" is turned off',
      expect.stringMatching(
        /^warning web\.yaml:\d+ the configuration of "base" would report this error \(unschedulable\): /,
      ),
    ]);
  });

  it("is counted where the base had it", async () => {
    const files = { "web.yaml": BROKEN };
    expect(await told([POOLS, files], [OFF, files])).toEqual([
      'warning taintlint.yaml:1 1 finding that the configuration of "base" reports is no longer reported, or less severe',
      'warning taintlint.yaml:3 rule "unschedulable" is turned off',
    ]);
  });

  it("is judged with the pools of the change", async () => {
    const added = "pools: [{name: general}, {name: gpu, labels: {pool: gpu}}]\nrules: {unknown-label: off}\n";
    expect(await told([POOLS], [added, { "web.yaml": BROKEN }])).toEqual([
      'warning taintlint.yaml:3 rule "unknown-label" is turned off',
    ]);
  });

  it("holds for a new file that the change excludes in the same breath", async () => {
    const files = { "web.yaml": POD, "new/web.yaml": BROKEN.replace("web", "new") };
    expect(await told([POOLS], [`${POOLS}exclude: [new]\n`, files])).toEqual([
      expect.stringContaining("warning new/web.yaml:"),
      'warning taintlint.yaml:3 1 manifest is no longer covered: "new/web.yaml"',
    ]);
  });
});

describe("comments and annotations", () => {
  const IGNORED = BROKEN.replace("  nodeSelector", "  # taintlint-ignore: unschedulable -- later\n  nodeSelector");

  it("that silence something are told, also where they are moved with other words", async () => {
    const [first, ...others] = await told([POOLS], [POOLS, { "web.yaml": IGNORED }]);
    expect(first).toMatch(/^warning web\.yaml:6 "unschedulable" is silenced on line 7, which hides 1 finding$/);
    expect(others).toEqual([]);
    expect(await told([POOLS, { "web.yaml": IGNORED }], [POOLS, { "web.yaml": IGNORED }])).toEqual([]);
    expect(await told([POOLS, { "web.yaml": IGNORED }], [POOLS, { "moved.yaml": IGNORED }])).toEqual([]);
  });

  it("that silence nothing are another rule's", async () => {
    const idle = POD.replace("  containers", "  # taintlint-ignore: unschedulable\n  containers");
    expect(await told([POOLS], [POOLS, { "web.yaml": idle }])).toEqual([]);
    expect(await told([POOLS], [POOLS, { "web.yaml": idle }], "unused-suppression")).toHaveLength(1);
  });
});

describe("who decides about the rule itself", () => {
  const SELF = `${POOLS}rules: {weakened-check: off}\nsuppress: [{rule: weakened-check, reason: quiet}]\n`;

  it("the base's configuration, not that of the change", async () => {
    expect(await told([POOLS], [SELF])).toEqual([
      'warning taintlint.yaml:3 rule "weakened-check" is turned off',
      'warning taintlint.yaml:4 "weakened-check" is suppressed everywhere without an end',
    ]);
    expect(await told([SELF], [`${SELF}failOn: never`])).toEqual([]);
    expect((await told([`${POOLS}rules: {weakened-check: error}`], [`${POOLS}failOn: never`]))[0]).toMatch(/^error /);
  });

  it("a file that is gone takes nothing from the check", async () => {
    expect(await told([POOLS], [POOLS, {}])).toEqual([]);
  });
});
