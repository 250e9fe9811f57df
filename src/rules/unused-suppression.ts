import type { SuppressionOrigin, SuppressionUse } from "../model/suppression.js";
import { count, didYouMean, quoted } from "../model/words.js";
import { ofObject } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";

const SYNTAX: Readonly<Record<SuppressionOrigin, string>> = {
  comment: "# taintlint-ignore: rule, rule -- reason",
  annotation: 'taintlint.dev/ignore: "rule, rule -- reason"',
  configuration: "{rule, workload: namespace/Kind/name, reason: reason}",
};

const REMOVE: Readonly<Record<SuppressionOrigin, string>> = {
  comment:
    "Remove it. A comment covers the key on its own line with everything under it. Alone on a line, it covers what begins on the next line.",
  annotation: "Remove it.",
  configuration: "Remove the entry, or correct its workload and file.",
};

function* checkUnused({
  suppression,
  state,
  findings,
  nearestRule,
  missedLine,
}: SuppressionUse): Iterable<RuleFinding> {
  const { origin, rule, at, covers, workload, hasReason } = suppression;
  const about = { at, fingerprintBy: { names: [origin, rule] }, workload };
  if (state === "unused") {
    yield {
      ...about,
      claims: ofObject(
        `the suppression of ${quoted(rule)} silences nothing: the rule finds nothing ${covers}${missedLine === undefined ? "" : `, but on line ${missedLine}`}`,
      ),
      help:
        missedLine === undefined ? REMOVE[origin] : `Put the comment on a line of its own above line ${missedLine}.`,
      missed: missedLine !== undefined ? { rule, line: missedLine } : undefined,
    };
  } else if (state === "used" && findings > 0 && !hasReason) {
    yield {
      ...about,
      severity: "note",
      claims: [ofObject(`the suppression of ${quoted(rule)} gives no reason`)],
      help: `Write it as ${SYNTAX[origin]}.`,
    };
  } else if (state === "unknown-rule") {
    const hint = didYouMean(nearestRule);
    yield {
      ...about,
      claims: ofObject(
        rule === ""
          ? "the suppression names no rule, so that it silences nothing"
          : `rule ${quoted(rule)} does not exist, so that its suppression silences nothing${hint}`,
      ),
      help: `Write it as ${SYNTAX[origin]}. "taintlint rules" lists the rules.`,
    };
  }
}

function* checkExpired({
  suppression: { rule, at, expires = "" },
  state,
  findings,
}: SuppressionUse): Iterable<RuleFinding> {
  if (state !== "expired") return;
  const place = "path" in at ? { ...at, path: [...at.path.slice(0, -1), "expires"] } : at;
  yield {
    at: place,
    severity: "error",
    claims: ofObject(
      findings === 0
        ? `the suppression of ${quoted(rule)} expired on ${expires} and no longer covers anything`
        : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`,
    ),
    help:
      findings === 0
        ? "Remove the entry."
        : "Correct the mistake that it covers, or give the entry a new date and a new reason.",
    fingerprintBy: { names: ["configuration", rule] },
  };
}

export const unusedSuppression: Rule = {
  id: "unused-suppression",
  claims: ["object"],
  *checkSuppression(use) {
    yield* checkUnused(use);
    yield* checkExpired(use);
  },
};
