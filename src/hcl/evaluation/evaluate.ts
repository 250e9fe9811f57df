import { callTerraformFunction } from "../functions/index.js";
import { placeIn, type Scope, withNames } from "../scope/scope.js";
import type { Expression, ForExpression, SplatStep, TemplateSegment } from "../syntax/ast.js";
import { stepsOf, TOO_LARGE } from "../values/bounds.js";
import { eitherValue } from "../values/equal.js";
import {
  booleanOf,
  entryOf,
  HOLE,
  isKnown,
  isNull,
  listValue,
  type MapEntry,
  map,
  mistaken,
  NULL,
  numberOf,
  placedAt,
  placeOfValue,
  scalar,
  sortedKeys,
  textOfValue,
  type UnnamedEntry,
  unknown,
  type Value,
  whyUnsettled,
} from "../values/value.js";
import { evaluateOperation } from "./operations.js";
import { resolveReference } from "./references.js";

export function evaluate(expression: Expression, scope: Scope): Value {
  const { budget, descend } = scope.world;
  return budget.spend(1) ? descend(() => evaluateNode(expression, scope)) : TOO_LARGE;
}

function evaluateNode(expression: Expression, scope: Scope): Value {
  const place = placeIn(scope, expression);
  switch (expression.kind) {
    case "literal":
      return scalar(expression.value, place);
    case "template":
      return evaluateTemplate(expression.segments, scope, place);
    case "tuple":
      return listValue(
        expression.items.map((item) => evaluate(item, scope)),
        place,
      );
    case "object":
      return evaluateObject(expression, scope);
    case "for":
      return evaluateFor(expression, scope);
    case "conditional":
      return evaluateConditional(expression, scope);
    case "unary":
    case "binary":
      return evaluateOperation(expression, place, scope.world.budget, (operand) => evaluate(operand, scope));
    case "call":
      return callTerraformFunction(expression, scope, (item) => evaluate(item, scope), fileText);
    case "variable":
    case "get":
    case "index":
    case "splat":
      return evaluateAccess(expression, scope);
    case "broken":
      return unknown("the text there cannot be read");
  }
}

function evaluateObject(expression: Extract<Expression, { kind: "object" }>, scope: Scope): Value {
  const entries = new Map<string, MapEntry>();
  const unnamed: UnnamedEntry[] = [];
  for (const { key, value } of expression.entries) {
    const name = evaluate(key, scope);
    const text = textOfValue(name);
    const entry = { value: evaluate(value, scope), place: placeIn(scope, { start: key.start, end: key.end }) };
    if (text !== undefined) entries.set(text, entry);
    else unnamed.push({ ...entry, why: isKnown(name) ? "a key is null" : name.why });
  }
  const [first] = unnamed;
  return { ...map(entries, placeIn(scope, expression), first?.why), ...(first !== undefined && { unnamed }) };
}

/** Under an unknown condition, only what both values share is certain. */
function evaluateConditional(expression: Extract<Expression, { kind: "conditional" }>, scope: Scope): Value {
  const condition = evaluate(expression.condition, scope);
  const decided = booleanOf(condition);
  if (decided !== undefined) return evaluate(decided ? expression.yes : expression.no, scope);
  if (condition.kind === "mistaken") return condition;
  const why = isKnown(condition) ? "its condition is not a boolean" : condition.why;
  const [yes, no] = [evaluate(expression.yes, scope), evaluate(expression.no, scope)];
  if (yes.kind === "mistaken") return unknown(why);
  const both = eitherValue(yes, no, why, scope.world.budget);
  return both.kind === "unknown" || both.kind === "list" ? { ...both, either: [yes, no] } : both;
}

/** Evaluates a `for`; results for a written item are placed at the item. */
function evaluateFor(expression: ForExpression, scope: Scope): Value {
  const collection = evaluate(expression.collection, scope);
  if (!isKnown(collection)) return collection;
  const place = placeIn(scope, expression);
  const isObject = expression.key !== undefined;
  let open = collection.kind === "scalar" ? undefined : isObject ? collection.open : whyUnsettled(collection);
  const items: Value[] = [];
  const entries = new Map<string, MapEntry>();
  const rows = rowsOf(collection);
  if (rows === undefined) return mistaken("it is not a list or map");
  for (const [key, value, doubt] of rows) {
    if (doubt !== undefined && !isObject) continue;
    const names: [string, Value][] = [[expression.valueName, value]];
    if (expression.keyName !== undefined) names.unshift([expression.keyName, key]);
    const inner = withNames(scope, names);
    const wanted = expression.condition === undefined ? true : booleanOf(evaluate(expression.condition, inner));
    if (wanted === false) continue;
    if (wanted === undefined) {
      open ??= "whether an item belongs there is not known";
      continue;
    }
    const result = fromItem(evaluate(expression.value, inner), expression, value, scope);
    if (expression.key === undefined) items.push(result);
    else {
      const name = evaluate(expression.key, inner);
      const text = textOfValue(name);
      if (text === undefined) open ??= isKnown(name) ? "a key is null" : name.why;
      else {
        const place = placeOfValue(name) ?? placeOfValue(value);
        const entry = { value: result, place, doubt };
        if (expression.grouped) addToGroup(entries, text, entry, scope);
        else entries.set(text, entry);
      }
    }
  }
  return expression.key === undefined ? listValue(items, place, open) : map(entries, place, open);
}

/** `doubt`: the reason it may not exist. */
type Row = readonly [key: Value, value: Value, doubt: string | undefined];

/** Returns the pairs that a `for` iterates over. */
function rowsOf(collection: Value): Row[] | undefined {
  if (collection.kind === "list") return collection.items.map((item, index) => [scalar(index), item, undefined]);
  if (collection.kind !== "map") return undefined;
  return sortedKeys(collection).map((key) => {
    const entry = collection.entries.get(key);
    return [scalar(key, entry?.place), entry?.value ?? NULL, entry?.doubt];
  });
}

function fromItem(result: Value, { start, end }: ForExpression, item: Value, { file }: Scope): Value {
  const [made, given] = [placeOfValue(result), placeOfValue(item)];
  const isMade = made !== undefined && made.file === file && made.span.start >= start && made.span.end <= end;
  return isMade && result.kind === "map" && given !== undefined ? placedAt(result, given) : result;
}

function addToGroup(entries: Map<string, MapEntry>, key: string, entry: MapEntry, { world }: Scope): void {
  const earlier = entries.get(key)?.value;
  const items = earlier?.kind === "list" ? earlier.items : [];
  const value = world.budget.spend(items.length) ? listValue([...items, entry.value], entry.place) : TOO_LARGE;
  entries.set(key, { ...entry, value });
}

type Place = ReturnType<typeof placeIn>;

function evaluateTemplate(segments: readonly TemplateSegment[], scope: Scope, place: Place): Value {
  const [only, second] = segments;
  // "${x}" alone is x itself, whatever it is.
  if (second === undefined && typeof only === "object" && only.kind === "interpolation") {
    return evaluate(only.value, scope);
  }
  const pieces = piecesOf(segments, scope);
  const text = joinPieces(pieces);
  if (typeof text === "string") return scalar(text, place);
  if (text.kind !== "unknown") return text;
  const end = pieces.findIndex((piece) => typeof piece !== "string");
  const open = pieces[end];
  const more = typeof open === "object" && open.kind === "unknown" ? (textOfValue(open.start) ?? "") : "";
  const start = pieces.slice(0, end).join("") + more;
  const filled = filledText(segments, pieces);
  return {
    ...unknown(text.why),
    ...(start !== "" && { start: scalar(start, place) }),
    ...(filled !== undefined && { filled: scalar(filled, place) }),
  };
}

/** Evaluates a template file, with places in it. */
function fileText(segments: readonly TemplateSegment[], scope: Scope): string | Value {
  const pieces = piecesOf(segments, scope);
  const text = joinPieces(pieces);
  if (typeof text === "string" || text.kind !== "unknown") return text;
  const filled = filledText(segments, pieces);
  const place = { file: scope.file, span: { start: 0, end: scope.file.text.length } };
  return filled === undefined ? unknown(text.why) : { ...unknown(text.why), filled: scalar(filled, place) };
}

/** Fills in a text with a hole for each unknown value. Undefined if a whole line or a directive is unknown. */
function filledText(segments: readonly TemplateSegment[], pieces: readonly (string | Value)[]): string | undefined {
  if (!segments.some((segment) => typeof segment === "string" && segment.includes("\n"))) return undefined;
  let text = "";
  for (const [index, piece] of pieces.entries()) {
    const segment = segments[index];
    if (typeof piece === "string") text += piece;
    else if (piece.kind === "unknown" && typeof segment === "object" && segment.kind === "interpolation") text += HOLE;
    else return undefined;
  }
  return text.split("\n").some((line) => line.trim() === HOLE) ? undefined : text;
}

/** Returns the text of each segment, or the value that is none. */
function piecesOf(segments: readonly TemplateSegment[], scope: Scope): (string | Value)[] {
  return segments.map((segment) => {
    const piece = typeof segment === "string" ? segment : segmentText(segment, scope);
    return typeof piece !== "string" || scope.world.budget.spend(stepsOf(piece)) ? piece : TOO_LARGE;
  });
}

function joinPieces(pieces: readonly (string | Value)[]): string | Value {
  return pieces.find((piece) => typeof piece !== "string") ?? pieces.join("");
}

function segmentText(segment: Exclude<TemplateSegment, string>, scope: Scope): string | Value {
  if (segment.kind === "interpolation") {
    const value = evaluate(segment.value, scope);
    if (!isKnown(value)) return value;
    return textOfValue(value) ?? mistaken("a string is expected there");
  }
  if (segment.kind === "if") {
    const condition = evaluate(segment.condition, scope);
    const decided = booleanOf(condition);
    if (decided !== undefined) return joinPieces(piecesOf(decided ? segment.yes : segment.no, scope));
    return isKnown(condition) ? mistaken("a boolean is expected there") : condition;
  }
  const collection = evaluate(segment.collection, scope);
  if (!isKnown(collection)) return collection;
  const open = collection.kind === "scalar" ? undefined : whyUnsettled(collection);
  if (open !== undefined) return unknown(open);
  let text = "";
  for (const [key, value] of rowsOf(collection) ?? []) {
    const names: [string, Value][] = [[segment.valueName, value]];
    if (segment.keyName !== undefined) names.unshift([segment.keyName, key]);
    const next = joinPieces(piecesOf(segment.body, withNames(scope, names)));
    if (typeof next !== "string") return next;
    text += next;
  }
  return text;
}

/** Evaluates accesses such as `var.groups["gpu"].taints[0]`. */
function evaluateAccess(expression: Expression, scope: Scope): Value {
  const steps: Expression[] = [];
  let root = expression;
  while (root.kind === "get" || root.kind === "index" || root.kind === "splat") {
    steps.unshift(root);
    root = root.base;
  }
  if (root.kind !== "variable") return steps.reduce((value, step) => take(value, step, scope), evaluate(root, scope));
  const own = scope.names.get(root.name);
  if (own !== undefined) return steps.reduce((value, step) => take(value, step, scope), own);
  const { value, used } = resolveReference(root.name, steps, scope, (one) => evaluate(one, scope));
  return steps.slice(used).reduce((taken, step) => take(taken, step, scope), value);
}

function take(value: Value, step: Expression, scope: Scope): Value {
  if (step.kind === "get") return member(value, step.name);
  if (step.kind === "index") return itemAt(value, evaluate(step.key, scope));
  if (step.kind === "splat") return splat(value, step.steps, scope);
  return value;
}

function member(value: Value, name: string): Value {
  if (!isKnown(value)) return value;
  if (value.kind === "list" && /^[0-9]+$/.test(name)) return itemAt(value, scalar(Number(name)));
  if (value.kind !== "map") return mistaken(`it has no attribute "${name}"`);
  return entryOf(value, name) ?? mistaken(`it has no attribute "${name}"`);
}

function itemAt(value: Value, key: Value): Value {
  if (!isKnown(value)) return value;
  if (!isKnown(key)) return key;
  if (value.kind === "map") return member(value, textOfValue(key) ?? "");
  const index = numberOf(key);
  if (value.kind !== "list" || index === undefined) return mistaken("it is not a list or map");
  // Behind a gap of unknown length no position is certain; gaps are not kept, so that none is.
  if (value.open !== undefined) return unknown(value.open);
  return value.items[index] ?? mistaken(`it has no item ${index}`);
}

function splat(value: Value, steps: readonly SplatStep[], scope: Scope): Value {
  if (!isKnown(value)) return value;
  if (isNull(value)) return listValue([], undefined);
  const items = value.kind === "list" ? value.items : [value];
  const taken = items.map((item) =>
    steps.reduce<Value>(
      (one, step) => ("name" in step ? member(one, step.name) : itemAt(one, evaluate(step.key, scope))),
      item,
    ),
  );
  return listValue(taken, placeOfValue(value), value.kind === "list" ? value.open : undefined);
}
