import { RULES } from "../../rules/index.js";
import type { KnownRules } from "./configuration-rules.js";

/** Every rule that a configuration may name, with its options. */
export const KNOWN_RULES: Required<KnownRules> = {
  knownRules: RULES.map(({ id }) => id),
  ruleOptions: new Map(RULES.map(({ id, options }) => [id, options ?? {}])),
};
