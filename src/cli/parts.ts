import { IMPORTS_PART } from "../inventory/imports-part.js";
import { COMPARISON_PART } from "../lint/change/comparison-part.js";
import { FIXES_PART } from "../lint/fix/fixes-part.js";
import { YAML_PART } from "../manifest/yaml/yaml-part.js";
import { missingPart, type Part } from "../model/part.js";
import { EXPRESSIONS_PART } from "../model/patterns/regular-expression.js";
import { POLICIES_PART } from "../policies/policies-part.js";
import { GITOPS_PART } from "../rendering/gitops/gitops-part.js";

/** How to load the code of a part. */
function loads<Code>(part: Part<Code>, load: () => Promise<Code>): readonly [name: string, bring: () => Promise<void>] {
  return [part.name, async () => part.handIn(await load())];
}

const PARTS = new Map([
  loads(YAML_PART, () => import("../manifest/yaml/any-yaml.js")),
  loads(EXPRESSIONS_PART, () => import("re2js")),
  loads(IMPORTS_PART, () => import("../inventory/imported-formats.js")),
  loads(POLICIES_PART, () => import("../policies/evaluated-policies.js")),
  loads(GITOPS_PART, () => import("../rendering/gitops/follow-gitops.js")),
  loads(COMPARISON_PART, () => import("../lint/change/comparison.js")),
  loads(FIXES_PART, () => import("../lint/fix/planned-fixes.js")),
]);

/** For runs that take long, or that change something before they know what they need. */
export async function loadEveryPart(): Promise<void> {
  await Promise.all([...PARTS.values()].map((bring) => bring()));
}

/** What `run` gives with the parts that it asks for. It begins anew for each of them, so that it may change nothing. */
export async function withParts<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  const brought = new Set<string>();
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const name = missingPart(error) ?? "";
      const bring = PARTS.get(name);
      if (bring === undefined || brought.has(name)) throw error;
      brought.add(name);
      await bring();
    }
  }
}
