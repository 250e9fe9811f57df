import { REQUIREMENT_OPERATORS, type RequirementOperator } from "../../model/pool.js";

const INTEGER = /^-?[0-9]+$/;

/** Returns the operator of that name; undefined if unknown. Case-sensitive. */
export function readOperator(text: string | undefined): RequirementOperator | undefined {
  return REQUIREMENT_OPERATORS.find((operator) => operator === text);
}

/** Returns one clause; undefined for legal values. */
export function describeValuesMistake(operator: RequirementOperator, values: readonly string[]): string | undefined {
  switch (operator) {
    case "In":
    case "NotIn":
      return values.length > 0 ? undefined : `operator "${operator}" needs at least one value`;
    case "Exists":
    case "DoesNotExist":
      return values.length === 0 ? undefined : `operator "${operator}" takes no values`;
    default: {
      const [only = "", ...others] = values;
      return others.length === 0 && INTEGER.test(only) ? undefined : `operator "${operator}" needs exactly one integer`;
    }
  }
}
