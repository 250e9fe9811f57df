import { minorOf } from "../model/kubernetes-version.js";
import { formatFieldPath } from "../model/source.js";
import { list, quoted } from "../model/words.js";
import { placeInObject, type UnknownField, type Workload } from "../model/workload.js";
import { ofObject } from "./contract/claim.js";
import type { FixIntent } from "./contract/fix-intent.js";
import type { Rule } from "./contract/rule.js";
import { concernsOfKey } from "./contract/vocabulary.js";
import { formatMeantPath, severityOfGuess } from "./explanations/field-wording.js";

function renameField(workload: Workload, { path, meant }: UnknownField): FixIntent | undefined {
  if (meant === undefined || meant.isElsewhere || !meant.isCertain) return undefined;
  const at = placeInObject(workload, path, "key");
  return { title: `write ${meant.field}`, operations: [{ kind: "rename-key", at, key: meant.field }] };
}

/** Reports whether the cluster's version, where it is declared, does not know the field. */
function isUnknownTo(version: string | undefined, { knownIn }: UnknownField): boolean {
  if (knownIn === undefined) return true;
  const minor = minorOf(version);
  return minor !== undefined && (minor < knownIn.since || minor > (knownIn.until ?? minor));
}

function helpFor({ field, meant, legal, knownIn }: UnknownField): string {
  if (knownIn !== undefined) {
    return `Remove ${quoted(field)}, or correct "kubernetesVersion" if the cluster has another version.`;
  }
  if (meant?.isElsewhere) {
    return `Write it as ${formatMeantPath(meant.path)}, where the API server reads it, or remove it.`;
  }
  if (meant !== undefined) return `Write ${quoted(meant.field)}.`;
  const known = legal.length === 0 ? "" : ` Known fields: ${list(legal)}.`;
  return `Remove ${quoted(field)}, or write the field that it stands for.${known}`;
}

function messageFor({ field, path, meant, isGuess, knownIn }: UnknownField, version: string | undefined): string {
  const parent = path.slice(0, -1);
  const where = parent.length === 0 ? "at the top of the object" : `in ${formatFieldPath(parent)}`;
  if (knownIn !== undefined) {
    const { since, until } = knownIn;
    const isEarly = until === undefined || (minorOf(version) ?? since) < since;
    const when = isEarly ? `it came with 1.${since}` : `1.${until} was the last that had it`;
    return `Kubernetes ${version} knows no field ${quoted(field)} ${where}: ${when}`;
  }
  if (isGuess && meant !== undefined) return `${quoted(field)} ${where} looks like a typo of ${quoted(meant.field)}`;
  const nearest = meant === undefined || meant.isElsewhere ? "" : `; the nearest is ${quoted(meant.field)}`;
  return `the API server knows no field ${quoted(field)} ${where}${nearest}`;
}

export const unknownField: Rule = {
  id: "unknown-field",
  refusedByApi: true,
  claims: ["object"],
  checksFragments: true,
  looksAt: "unknown-fields",
  *checkWorkload({ workload }, { inventory }) {
    const { kubernetesVersion } = inventory.cluster;
    const misspelt = workload.strayFields.filter(({ meant }) => !meant?.isElsewhere);
    for (const unknown of [...misspelt, ...(workload.unknownFields ?? [])]) {
      if (!isUnknownTo(kubernetesVersion, unknown)) continue;
      const fix = renameField(workload, unknown);
      yield {
        at: placeInObject(workload, unknown.path, "key"),
        workload,
        ...severityOfGuess(workload, unknown),
        claims: [ofObject(messageFor(unknown, kubernetesVersion))],
        help: helpFor(unknown),
        subject: concernsOfKey(workload, unknown),
        fingerprintBy: { names: [formatFieldPath(unknown.path)] },
        fix,
      };
    }
  },
};
