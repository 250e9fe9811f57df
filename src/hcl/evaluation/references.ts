import type { BlockInstance, Expansion, Scope } from "../scope/scope.js";
import type { Expression } from "../syntax/ast.js";
import {
  isKnown,
  listValue,
  map,
  mistaken,
  numberOf,
  scalar,
  textOfValue,
  unknown,
  type Value,
} from "../values/value.js";

export interface Resolved {
  readonly value: Value;
  readonly used: number;
}

const NEVER_KNOWN: Readonly<Record<string, string>> = {
  data: "a data source is read when it is applied",
  terraform: "the workspace is chosen when it is run",
  dependency: "it is an output of another unit",
  self: "it is known only after it is applied",
  ephemeral: "it is known only when it is run",
};

/** Resolves `var.x`, `local.x`, `module.x.y`, `path.x` and attributes of resources. */
export function resolveReference(
  root: string,
  steps: readonly Expression[],
  scope: Scope,
  evaluate: (expression: Expression) => Value,
): Resolved {
  const { instance, world } = scope;
  const name = nameOf(steps[0]);
  const whole = { used: steps.length };
  if (root in NEVER_KNOWN) return { value: unknown(NEVER_KNOWN[root] ?? ""), ...whole };
  if (name === undefined) return { value: mistaken(`"${root}" is no value`), ...whole };
  switch (root) {
    case "var":
      return { value: instance.variable(name), used: 1 };
    case "local":
      return { value: instance.local(name), used: 1 };
    case "path":
      if (name === "module") return { value: scalar(instance.config.folder || "."), used: 1 };
      if (name === "root") return { value: scalar(world.root || "."), used: 1 };
      return { value: unknown("it depends on where Terraform is run"), used: 1 };
    case "module": {
      const { expansion, output } = instance.called(name);
      return fromInstances(expansion, steps.slice(1), evaluate, output);
    }
    case "each":
    case "count":
      return { value: unknown(`"${root}" has no value there`), ...whole };
    default: {
      const resource = instance.resource(`${root}.${name}`);
      if (resource === undefined) return { value: unknown(`"${root}.${name}" is not declared there`), ...whole };
      return fromInstances(resource.expansion, steps.slice(1), evaluate, resource.attribute);
    }
  }
}

function nameOf(step: Expression | undefined): string | undefined {
  if (step?.kind === "get") return step.name;
  return step?.kind === "index" && step.key.kind === "literal" ? String(step.key.value) : undefined;
}

/** `x.attribute`, `x["key"].attribute`, `x[0].attribute`, `x[*].attribute` and `values(x)`, where `steps` are those behind `x`. */
function fromInstances(
  { kind, instances, open }: Expansion,
  steps: readonly Expression[],
  evaluate: (expression: Expression) => Value,
  attribute: (instance: BlockInstance, name: string) => Value,
): Resolved {
  const [first, second] = steps;
  const whole = (value: Value): Resolved => ({ value, used: 1 + steps.length });
  if (kind === "one") {
    const [only] = instances;
    const name = nameOf(first);
    if (only === undefined || name === undefined) return whole(wholeBlock());
    return { value: attribute(only, name), used: 2 };
  }
  if (first?.kind === "index") {
    const key = evaluate(first.key);
    const name = nameOf(second);
    if (!isKnown(key)) return whole(key);
    const wanted = kind === "count" ? numberOf(key) : textOfValue(key);
    const found = instances.find((instance) => instance.key === wanted);
    if (found === undefined) return whole(open === undefined ? mistaken("there is no such instance") : unknown(open));
    return name === undefined ? whole(wholeBlock()) : { value: attribute(found, name), used: 3 };
  }
  if (first?.kind === "splat") {
    const [step] = first.steps;
    if (step === undefined || !("name" in step) || first.steps.length > 1) return whole(wholeBlock());
    const items = instances.map((instance) => attribute(instance, step.name));
    return { value: listValue(items, undefined, open), used: 2 };
  }
  if (first !== undefined) return whole(mistaken("a key is missing"));
  if (kind === "count") return whole(listValue(instances.map(wholeBlock), undefined, open));
  const entries = instances.map(({ key, place }) => [String(key), { value: wholeBlock(), place }] as const);
  return whole(map(new Map(entries), undefined, open));
}

function wholeBlock(): Value {
  return unknown("it is known only after it is applied");
}
