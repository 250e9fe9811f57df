import { describe, expect, it } from "vitest";
import { isTransientTaint, STATE_TAINTS, type StateTaint } from "../../src/model/state-taints.js";
import { lintTexts } from "./lint-texts.js";
import { tolerating, workload } from "./workload-texts.js";

const named = (text: string, name: string, image = "a:1") =>
  text.replace("name: a,", `name: ${name},`).replace("image: a:1", `image: "${image}"`);
const LOGS = "volumes: [{name: log, hostPath: {path: /var/log}}]";
const told = (inventory: string, manifest: string) =>
  lintTexts(inventory, manifest).findings.map(({ severity, rule }) => `${severity} ${rule}`);

/** A repository in which somebody sets the taint. */
function worldOf({ sign }: StateTaint): readonly [inventory: string, setter: string] {
  const pools = "complete: true\npools: [{name: general}]";
  if (sign === undefined) return [pools, ""];
  if ("provider" in sign) return [`provider: ${sign.provider}\n${pools}`, ""];
  const setter = named(workload("Deployment", []), "setter", `example.org/${sign.image}:v1`);
  return [pools, `---\n${setter}`];
}

describe.each(STATE_TAINTS.map((state) => [state.key, state] as const))("%s", (key, state) => {
  const [inventory, setter] = worldOf(state);
  const [effect = "NoSchedule"] = state.effects;
  const value = state.value === undefined ? "operator: Exists" : `operator: Equal, value: "${state.value}"`;
  const toleration = `{key: ${key}, ${value}, effect: ${effect}}`;
  const agent = named(workload("DaemonSet", [LOGS], "monitoring"), "agent");

  it("has a source, and comes and goes", () => {
    expect(state.source.length).toBeGreaterThan(3);
    expect(isTransientTaint(key, [])).toBe(true);
  });

  it("is tolerated by nobody in vain", () => {
    const rules = ["unmatched-toleration", "near-miss-toleration", "undeclared-pools"];
    const found = told(inventory, workload("Deployment", [tolerating(toleration)])).filter((line) =>
      rules.some((rule) => line.endsWith(rule)),
    );
    expect(found).toEqual([]);
  });

  it(`is ${state.lasts ? "missed" : "not missed"} by an agent that does not tolerate it`, () => {
    const note = "note agent-misses-node-state";
    expect(told(inventory, agent + setter).filter((line) => line === note)).toEqual(state.lasts ? [note] : []);
    const keys = [...new Set(STATE_TAINTS.map((one) => one.key))];
    const all = tolerating(...keys.map((one) => `{key: ${one}, operator: Exists}`));
    const tolerant = named(workload("DaemonSet", [LOGS, all], "monitoring"), "agent");
    expect(told(inventory, tolerant + setter)).not.toContain(note);
    if (state.lasts) expect(told("pools: [{name: general}]", agent)).not.toContain(note);
  });
});

const SCRIPT = "containers: [{name: k, image: kubectl, args: [taint, nodes, --all, 'acme.io/drain=yes:NoSchedule']}]";
const CRON = `apiVersion: batch/v1
kind: CronJob
metadata: {name: c}
spec: {jobTemplate: {spec: {template: {spec: {`;
const asking = (key: string) => workload("Deployment", [tolerating(`{key: ${key}, operator: Exists}`)]);
const policy = `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: {name: p}
spec: {rules: [{name: r, match: {any: [{resources: {kinds: [Node]}}]}, mutate: {patchStrategicMerge: {spec: {taints: [{key: acme.io/drain, effect: NoSchedule}]}}}}]}
`;
const config = (script: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: s}\ndata:\n  run.sh: |\n    ${script}\n`;
const program = (option: string) => workload("DaemonSet", []).replace("image: a:1", `image: a:1, args: ["${option}"]`);

describe("a key of which the repository says who sets it", () => {
  it.each([
    ["nobody", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: s}\n", false],
    ["a CronJob that sets it", `${CRON}${SCRIPT}}}}}}\n`, true],
    ["a script that sets it", config("kubectl taint nodes -l a=b acme.io/drain=x:NoExecute --overwrite"), true],
    ["a script that removes it", config("kubectl taint node $NODE acme.io/drain-"), true],
    ["a script that removes its effect", config("oc taint nodes n1 acme.io/drain:NoSchedule-"), true],
    ["a script of another key", config("kubectl taint node $NODE acme.io/other-"), false],
    ["an option of a program", program("--prefer-no-schedule-taint=acme.io/drain"), true],
    ["a policy for Nodes", policy, true],
  ])("%s", (_, setter, isKnown) => {
    const found = told("complete: true\npools: [{name: general}]", `${asking("acme.io/drain")}---\n${setter}`);
    expect(found.includes("warning unmatched-toleration")).toBe(!isKnown);
  });
});
