import { RULES } from "../../rules/index.js";
import type { KnownRules } from "./configuration-rules.js";

export const KNOWN_RULES: Required<KnownRules> = {
  knownRules: RULES.map(({ id }) => id),
  ruleOptions: new Map(RULES.map(({ id, options }) => [id, options ?? {}])),
};
