import { isRecord } from "../../model/is-record.js";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly unknown[];
}

export interface SchemaError {
  readonly keyword: string;
  /** A JSON pointer. */
  readonly instancePath: string;
  readonly params: {
    readonly type?: string | readonly string[];
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly unknown[];
    readonly limit?: number;
  };
  readonly parentSchema: Schema;
}

const DEFINITIONS = "#/definitions/";

/** Returns violations like Ajv, but interpreted: compiled code is ten times as long, and would load in every run. */
export function checkSchema(whole: Schema, value: unknown): SchemaError[] {
  const errors: SchemaError[] = [];
  const refer = ({ $ref }: Schema) => ($ref && whole.definitions?.[$ref.slice(DEFINITIONS.length)]) || undefined;

  const check = (given: Schema, one: unknown, path: string): void => {
    const schema = refer(given) ?? given;
    const report = (keyword: string, params: SchemaError["params"] = {}) =>
      errors.push({ keyword, instancePath: path, params, parentSchema: schema });
    const { type } = schema;
    if (type !== undefined && ![type].flat().some((name) => isOf(name, one))) report("type", { type });
    if (typeof one === "number" && Number.isFinite(one)) checkNumber(schema, one, report);
    if (typeof one === "string" && schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(one)) {
      report("pattern");
    }
    checkChoice(schema, one, path, report);
    if (Array.isArray(one) && schema.items !== undefined) {
      for (const [index, item] of one.entries()) check(schema.items, item, `${path}/${index}`);
    }
    if (isRecord(one)) checkMapping(schema, one, path, report);
  };

  const checkChoice = (schema: Schema, one: unknown, path: string, report: Report): void => {
    if (schema.const !== undefined && one !== schema.const) report("const");
    if (schema.enum !== undefined && !schema.enum.includes(one)) report("enum", { allowedValues: schema.enum });
    const { anyOf, if: condition } = schema;
    if (anyOf !== undefined) {
      const before = errors.length;
      if (anyOf.some((choice) => fits(choice, one, path))) errors.length = before;
      else report("anyOf");
    }
    if (condition === undefined) return;
    const before = errors.length;
    const branch = fits(condition, one, path) ? schema.then : schema.else;
    errors.length = before;
    if (branch !== undefined && !fits(branch, one, path)) report("if");
  };

  const fits = (schema: Schema, one: unknown, path: string): boolean => {
    const before = errors.length;
    check(schema, one, path);
    return errors.length === before;
  };

  const checkMapping = (schema: Schema, one: Readonly<Record<string, unknown>>, path: string, report: Report): void => {
    const { minProperties = 0, required = [], properties = {}, additionalProperties = true } = schema;
    const below = (key: string) => `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (Object.keys(one).length < minProperties) report("minProperties", { limit: minProperties });
    for (const key of required) if (one[key] === undefined) report("required", { missingProperty: key });
    for (const [key, child] of Object.entries(one)) {
      if (Object.hasOwn(properties, key) || additionalProperties === true) continue;
      if (additionalProperties === false) report("additionalProperties", { additionalProperty: key });
      else check(additionalProperties, child, below(key));
    }
    for (const [key, child] of Object.entries(properties)) {
      if (one[key] !== undefined) check(child, one[key], below(key));
    }
  };

  check(whole, value, "");
  return errors;
}

type Report = (keyword: string, params?: SchemaError["params"]) => void;

function checkNumber({ minimum, maximum }: Schema, one: number, report: Report): void {
  if (maximum !== undefined && one > maximum) report("maximum", { limit: maximum });
  if (minimum !== undefined && one < minimum) report("minimum", { limit: minimum });
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isRecord(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}
