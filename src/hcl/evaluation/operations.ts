import type { Budget } from "../../model/budget.js";
import type { TextPlace } from "../../model/source.js";
import type { Expression } from "../syntax/ast.js";
import { isEqual } from "../values/equal.js";
import { booleanOf, isKnown, isNull, mistaken, numberOf, scalar, unknown, type Value } from "../values/value.js";

type Operation = Extract<Expression, { kind: "unary" | "binary" }>;

const ARITHMETIC: Readonly<Record<string, (one: number, other: number) => number | boolean>> = {
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
  "/": (one, other) => one / other,
  "%": (one, other) => one % other,
  "<": (one, other) => one < other,
  ">": (one, other) => one > other,
  "<=": (one, other) => one <= other,
  ">=": (one, other) => one >= other,
};

/** `!`, `==`, `&&`, `+` and so on. */
export function evaluateOperation(
  operation: Operation,
  place: TextPlace,
  budget: Budget,
  evaluate: (operand: Expression) => Value,
): Value {
  if (operation.kind === "unary") {
    const operand = evaluate(operation.operand);
    if (!isKnown(operand)) return operand;
    const [truth, number] = [booleanOf(operand), numberOf(operand)];
    if (operation.operator === "!")
      return truth === undefined ? mistaken("it is not a boolean") : scalar(!truth, place);
    return number === undefined ? mistaken("it is no number") : scalar(-number, place);
  }
  const { operator } = operation;
  const left = evaluate(operation.left);
  if (operator === "&&" || operator === "||") return decide(operator, left, () => evaluate(operation.right), place);
  const right = evaluate(operation.right);
  if (left.kind === "mistaken") return left;
  if (right.kind === "mistaken") return right;
  if (operator === "==" || operator === "!=") {
    const same = compare(left, right, budget);
    if (same === undefined) return firstUnknown(left, right);
    return scalar(same === (operator === "=="), place);
  }
  if (!isKnown(left) || !isKnown(right)) return firstUnknown(left, right);
  const [one, other] = [numberOf(left), numberOf(right)];
  const call = ARITHMETIC[operator];
  if (one === undefined || other === undefined || call === undefined) return mistaken("it is no number");
  return scalar(call(one, other), place);
}

/** Evaluates `&&` or `||`; one side alone may decide. */
function decide(operator: "&&" | "||", left: Value, right: () => Value, place: TextPlace): Value {
  const deciding = operator === "||";
  if (left.kind === "mistaken") return left;
  const first = booleanOf(left);
  if (first === deciding) return scalar(deciding, place);
  const other = right();
  const second = booleanOf(other);
  if (second === deciding) return scalar(deciding, place);
  if (first === undefined || second === undefined) return firstUnknown(left, other);
  return scalar(!deciding, place);
}

/** Compares with partly known values: a list or map is not null, nor empty if it has an item. */
function compare(left: Value, right: Value, budget: Budget): boolean | undefined {
  if (isKnown(left) && isKnown(right)) {
    if (isNull(left) !== isNull(right)) return false;
    if (left.kind === "list" && right.kind === "list") {
      const [fewer, more] = left.items.length < right.items.length ? [left, right] : [right, left];
      if (fewer.open === undefined && fewer.items.length < more.items.length) return false;
    }
    if (left.kind === "map" && right.kind === "map") {
      const [fewer, more] = left.entries.size < right.entries.size ? [left, right] : [right, left];
      if (fewer.open === undefined && fewer.entries.size < more.entries.size) return false;
    }
  }
  return isEqual(left, right, budget);
}

function firstUnknown(left: Value, right: Value): Value {
  const open = [left, right].find((value) => !isKnown(value));
  return open ?? unknown("a part of it is not known");
}
