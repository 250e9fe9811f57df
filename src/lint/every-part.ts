import * as re2 from "re2js";
import * as imports from "../inventory/imported-formats.js";
import { IMPORTS_PART } from "../inventory/imports-part.js";
import * as yaml from "../manifest/yaml/any-yaml.js";
import { YAML_PART } from "../manifest/yaml/yaml-part.js";
import { EXPRESSIONS_PART } from "../model/patterns/regular-expression.js";
import * as policies from "../policies/evaluated-policies.js";
import { POLICIES_PART } from "../policies/policies-part.js";
import * as gitops from "../rendering/gitops/follow-gitops.js";
import { GITOPS_PART } from "../rendering/gitops/gitops-part.js";
import * as comparison from "./change/comparison.js";
import { COMPARISON_PART } from "./change/comparison-part.js";
import { FIXES_PART } from "./fix/fixes-part.js";
import * as fixes from "./fix/planned-fixes.js";

/** For whoever cannot wait for a part once it has begun. */
export function handInEveryPart(): void {
  YAML_PART.handIn(yaml);
  EXPRESSIONS_PART.handIn(re2);
  IMPORTS_PART.handIn(imports);
  POLICIES_PART.handIn(policies);
  GITOPS_PART.handIn(gitops);
  COMPARISON_PART.handIn(comparison);
  FIXES_PART.handIn(fixes);
}
