import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readTexts } from "../rules/lint-texts.js";
import { fixText } from "./fix-texts.js";

const INVENTORY = `pools:
  - {name: general}
  - {name: spot, labels: {kind: cheap}, taints: ["spot=true:NoSchedule"]}
  - {name: night, labels: {kind: cheap}, taints: ["night=true:NoSchedule"]}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu=true:NoSchedule"]}
`;

const pod = (spec: string, above = "") => ({
  path: "pod.yaml",
  text: `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers: [{name: a, image: a:1}]\n${above}${spec}`,
});
const WILDCARD = "  tolerations:\n    - operator: Exists\n";
const TWO_WOULD_DO = "  nodeSelector:\n    kind: cheap\n";
const ONE_IS_LEFT = "  nodeSelector:\n    pool: gpu\n";

describe("what only a person can decide", () => {
  it.each([
    ["which taints a wildcard is for", WILDCARD, "key: gpu"],
    ["which of two pools it should be", TWO_WOULD_DO, "key: night"],
  ])("%s: is done only where it is asked for, and shown to everybody", async (_, spec, written) => {
    const file = pod(spec);
    expect(await fixText(INVENTORY, file, false)).toMatchObject({ text: file.text, fixed: 0 });
    const { text, fixed } = await fixText(INVENTORY, file);
    expect(fixed).toBe(1);
    expect(text).toContain(written);
    const [finding] = lintRepository(readTexts(INVENTORY, [file])).findings;
    expect(finding).toMatchObject({ fixable: false, fixes: [{ isUnsafe: true }] });
    expect(finding?.fixes?.[0]?.changes?.[0]?.after.join("\n")).toContain(written);
  });

  it("is never done under a suppression, whichever rule that names", async () => {
    const file = pod(WILDCARD, "  # taintlint-ignore: control-plane-toleration -- agreed with the owner\n");
    expect(await fixText(INVENTORY, file)).toMatchObject({ text: file.text, fixed: 0 });
    const annotated = {
      ...file,
      text: pod(WILDCARD).text.replace(
        "{name: api}",
        "{name: api, annotations: {taintlint.dev/ignore: reserved-pool}}",
      ),
    };
    expect((await fixText(INVENTORY, annotated)).fixed).toBe(0);
  });
});

it("the toleration of the one pool that a name label leaves is safe", async () => {
  const { text } = await fixText(INVENTORY, pod(ONE_IS_LEFT), false);
  expect(text).toContain('    - key: gpu\n      operator: Equal\n      value: "true"\n      effect: NoSchedule\n');
});
