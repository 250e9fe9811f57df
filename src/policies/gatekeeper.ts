import { isList, isMap, type Json, sameJson } from "../cel/values.js";
import type { Budget } from "../model/budget.js";
import { allOf, not } from "../model/fact.js";
import type { SourceProblem } from "../model/source.js";
import { jsonAt, listAt, mapAt, textAt, textsAt } from "./contract/json-node.js";
import { MAX_DEPTH } from "./contract/json-patch.js";
import {
  labelsOf,
  type Matches,
  matchesSelector,
  ofKinds,
  type PolicyObject,
  readEach,
} from "./contract/object-policy.js";
import {
  type AdmissionRequest,
  changedTo,
  ifMatched,
  type PolicyOutcome,
  touchedBy,
  UNTOUCHED,
  unknownChange,
} from "./contract/policy.js";

const GROUP = "mutations.gatekeeper.sh";
const STEP = /\.?(?:"([^"]+)"|([^.[\]"]+))(?:\[([^:\]]+):(\s*(?:"[^"]*"|'[^']*')\s*|[^\]]*)\])?/y;

/** One step of a `location`: a field, or list items with a value under a key (`*` for all). */
interface LocationStep {
  readonly field: string;
  readonly key?: string;
  readonly item?: string;
}

/** Parses `spec.containers[name: *].image`; undefined if invalid. */
function readLocation(location: string): readonly LocationStep[] | undefined {
  const steps: LocationStep[] = [];
  let position = 0;
  while (position < location.length) {
    STEP.lastIndex = position;
    const match = STEP.exec(location);
    if (match === null || match[0] === "") return undefined;
    position += match[0].length;
    const [, quoted, plain, key, item] = match;
    const field = quoted ?? plain ?? "";
    if (steps.length === MAX_DEPTH) return undefined;
    const wanted = item?.trim().replaceAll(/^["']|["']$/g, "");
    steps.push(key === undefined ? { field } : { field, key: key.trim(), item: wanted ?? "" });
  }
  return steps;
}

type Change = (found: Json | undefined) => Json | undefined;

/** Changes the value at a location and creates missing parents; undefined if the object has another structure. */
function changeAt(json: Json, [step, ...others]: readonly LocationStep[], change: Change): Json | undefined {
  if (step === undefined) return change(json);
  if (!isMap(json)) return undefined;
  const own = Object.hasOwn(json, step.field) ? json[step.field] : undefined;
  const value = step.key === undefined ? changeField(own, others, change) : changeItems(own, step, others, change);
  if (value === undefined) return undefined;
  return { ...json, [step.field]: value };
}

function changeField(own: Json | undefined, others: readonly LocationStep[], change: Change): Json | undefined {
  return others.length === 0 ? change(own) : changeAt(own ?? {}, others, change);
}

function changeItems(
  own: Json | undefined,
  { key = "", item = "" }: LocationStep,
  others: readonly LocationStep[],
  change: Change,
): Json | undefined {
  const list = own === undefined ? [] : isList(own) ? own : undefined;
  if (list === undefined) return undefined;
  const isMeant = (one: Json) => item === "*" || jsonAt(one, key) === item;
  const changed = list.map((one) => (isMeant(one) ? changeAt(one, others, change) : one));
  if (!changed.every((one) => one !== undefined)) return undefined;
  if (item === "*" || list.some(isMeant)) return changed;
  // Adds an item if none matches.
  const added = changeAt({ [key]: item }, others, change);
  return added === undefined ? undefined : [...changed, added];
}

function isNamed(pattern: string, text: string): boolean {
  const word = pattern.replaceAll(/^\*|\*$/g, "");
  if (pattern.startsWith("*") && pattern.endsWith("*")) return text.includes(word);
  if (pattern.startsWith("*")) return text.endsWith(word);
  return pattern.endsWith("*") ? text.startsWith(word) : text === pattern;
}

/** Upstream: open-policy-agent/gatekeeper/pkg/mutation/match/match.go. */
function matches({ json }: PolicyObject, request: AdmissionRequest): Matches {
  const { group, version, kind, namespace, object } = request;
  const includes = (list: readonly string[], word: string) =>
    list.length === 0 || list.includes("*") || list.includes(word);
  const applies = listAt(json, "spec", "applyTo").some(
    (to) =>
      includes(textsAt(to, "groups"), group) &&
      includes(textsAt(to, "kinds"), kind) &&
      includes(textsAt(to, "versions"), version),
  );
  const match = mapAt(json, "spec", "match");
  const kinds = listAt(match, "kinds");
  const namespaces = textsAt(match, "namespaces");
  const name = textAt(match, "name");
  const ownName = textAt(object, "metadata", "name");
  return allOf(
    applies,
    kinds.length === 0 ||
      kinds.some((one) => includes(textsAt(one, "apiGroups"), group) && includes(textsAt(one, "kinds"), kind)),
    namespaces.length === 0 || namespaces.some((pattern) => isNamed(pattern, namespace)),
    not(textsAt(match, "excludedNamespaces").some((pattern) => isNamed(pattern, namespace))),
    textAt(match, "scope") !== "Cluster",
    matchesSelector(jsonAt(match, "labelSelector"), labelsOf(request)),
    matchesSelector(jsonAt(match, "namespaceSelector"), request.namespaceLabel),
    name === undefined ? true : ownName === undefined ? undefined : isNamed(name, ownName),
  );
}

function changeOf({ object, json }: PolicyObject, budget: Budget): Change | undefined {
  const parameters = mapAt(json, "spec", "parameters");
  if (object.kind === "Assign") {
    const value = jsonAt(parameters, "assign", "value");
    return value === undefined || parameters.assignIf !== undefined ? undefined : () => value;
  }
  const values = listAt(parameters, "values", "fromList");
  const listed = (list: readonly Json[], one: Json) =>
    budget.spend(1) && list.some((other) => sameJson(other, one, budget));
  return (found) => {
    if (found !== undefined && !isList(found)) return undefined;
    const own = found ?? [];
    if (textAt(parameters, "operation") === "prune") return own.filter((one) => !listed(values, one));
    return [...own, ...values.filter((one) => !listed(own, one))];
  };
}

function evaluate(policy: PolicyObject, request: AdmissionRequest): PolicyOutcome {
  const isMatched = matches(policy, request);
  if (isMatched === false) return UNTOUCHED;
  // Upstream: gatekeeper/pkg/mutation/path/tester.
  const passes = allOf(
    ...listAt(policy.json, "spec", "parameters", "pathTests").map((test): Matches => {
      const steps = readLocation(textAt(test, "subPath") ?? "");
      if (steps === undefined || steps.some(({ key }) => key !== undefined)) return undefined;
      const isThere = jsonAt(request.object, ...steps.map(({ field }) => field)) !== undefined;
      return textAt(test, "condition") === "MustExist" ? isThere : !isThere;
    }),
  );
  if (passes === false) return UNTOUCHED;
  const steps = readLocation(textAt(policy.json, "spec", "location") ?? "");
  const change = changeOf(policy, request.budget);
  const changed = steps && change && changeAt(request.object, steps, change);
  if (changed === undefined || !isMap(changed)) return unknownChange("a location or a value that is not read");
  if (sameJson(changed, request.object, request.budget)) return UNTOUCHED;
  return ifMatched(isMatched && passes, changedTo(changed, request));
}

/** Ordered by name. Upstream: open-policy-agent/gatekeeper/apis/mutations. */
export function readGatekeeperMutations(objects: readonly PolicyObject[], faults: SourceProblem[]) {
  return readEach(ofKinds(objects, GROUP, "Assign", "ModifySet"), "Gatekeeper", faults, (policy) => {
    const location = textAt(policy.json, "spec", "location") ?? "";
    return {
      mayTouch: location === "spec" ? { tolerations: true, selection: true } : touchedBy(location, false),
      evaluate: (request) => evaluate(policy, request),
    };
  }).sort((a, b) => (a.origin.policy < b.origin.policy ? -1 : 1));
}
