import { memoizeByName } from "../../model/memoize.js";
import type { SourceFile } from "../../model/source.js";
import { attributeOf, type ModuleConfig, type Written } from "../scope/module-config.js";
import type {
  BlockInstance,
  CalledModule,
  Expansion,
  ModuleInstance,
  ReferredResource,
  Scope,
  World,
} from "../scope/scope.js";
import type { Block, Expression } from "../syntax/ast.js";
import { convert } from "../values/type-constraint.js";
import { isNull, mistaken, NULL, unknown, type Value } from "../values/value.js";
import { blocksValue } from "./block-value.js";
import { evaluate } from "./evaluate.js";
import { expand, noInstances } from "./expansion.js";

/** Looks up a module variable: in the call, or in a root's files of variables. */
export type Inputs = (name: string) => Value | undefined;

export interface Linker {
  /** Returns the instance for a call's instance; undefined for an external module. */
  readonly child: (
    parent: ModuleInstance,
    name: string,
    call: Written<Block>,
    at: BlockInstance,
  ) => ModuleInstance | undefined;
  readonly knownOutput: (call: Written<Block>, output: string, scope: Scope) => Value;
}

interface InstanceOptions {
  readonly world: World;
  readonly config: ModuleConfig;
  readonly address: string;
  readonly path: readonly string[];
  readonly inputs: Inputs;
  readonly missing: (name: string) => Value;
  readonly linker: Linker;
}

/** Creates a module with its variables, evaluated lazily and once. */
export function createInstance(options: InstanceOptions): ModuleInstance {
  const { world, config, inputs, linker } = options;
  const variable = lazily("variable", (name) => {
    const declared = config.variables.get(name);
    const given = inputs(name);
    if (declared === undefined) return given ?? mistaken(`variable "${name}" is not declared`);
    const scope = scopeIn(declared.file);
    const isGiven = given !== undefined && !(isNull(given) && !declared.nullable);
    const value = isGiven
      ? given
      : declared.fallback === undefined
        ? options.missing(name)
        : evaluate(declared.fallback.node, scope);
    return convert(value, declared.type, world.budget, (one) => evaluate(one, scope));
  });
  const declared = (what: string, all: ModuleConfig["locals"]) =>
    lazily(what, (name) => {
      const written = all.get(name);
      if (written === undefined) return mistaken(`${what} "${name}" is not declared`);
      return evaluate(written.node, scopeIn(written.file));
    });
  const expanding = new Set<Block>();

  function scopeIn(file: SourceFile, at?: BlockInstance): Scope {
    return { world, instance, file, names: at?.names ?? new Map() };
  }

  function expansionOf({ node, file }: Written<Block>): Expansion {
    if (expanding.has(node)) return noInstances("it refers to itself");
    expanding.add(node);
    try {
      return expand(node, scopeIn(file));
    } finally {
      expanding.delete(node);
    }
  }

  const instance: ModuleInstance = {
    config,
    address: options.address,
    path: options.path,
    variable,
    local: declared("local", config.locals),
    output: declared("output", config.outputs),
    called: memoizeByName((name) => {
      const call = config.calls.get(name);
      if (call !== undefined) return calledModule(name, call);
      return {
        expansion: noInstances("it is not declared"),
        output: () => mistaken(`module "${name}" is not declared`),
      };
    }),
    resource: memoizeByName((address) => {
      const written = config.resources.get(address);
      return written && referredResource(written);
    }),
  };

  function calledModule(name: string, call: Written<Block>): CalledModule {
    const expansion = expansionOf(call);
    const children = new Map<BlockInstance, ModuleInstance | undefined>();
    return {
      expansion,
      output(at, wanted) {
        if (!children.has(at)) children.set(at, linker.child(instance, name, call, at));
        const child = children.get(at);
        return child === undefined ? linker.knownOutput(call, wanted, scopeIn(call.file, at)) : child.output(wanted);
      },
    };
  }

  function referredResource(written: Written<Block>): ReferredResource {
    const { node, file } = written;
    return {
      expansion: expansionOf(written),
      attribute(at, name) {
        const value = attributeOf(node, name);
        if (value !== undefined) return evaluate(value, scopeIn(file, at));
        const blocks = blocksValue(node.body, name, scopeIn(file, at));
        const isWritten = blocks.items.length > 0 || blocks.open !== undefined;
        return isWritten ? blocks : unknown("it is known only after it is applied");
      },
    };
  }

  return instance;
}

/** Memoizes by name; a circular reference is unknown. */
function lazily(what: string, evaluateName: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  const running = new Set<string>();
  return (name) => {
    const known = values.get(name);
    if (known !== undefined) return known;
    if (running.has(name)) return unknown(`${what} "${name}" refers to itself`);
    running.add(name);
    try {
      const value = evaluateName(name);
      values.set(name, value);
      return value;
    } finally {
      running.delete(name);
    }
  };
}

export function argumentsOf(call: Written<Block>, scope: Scope): Inputs {
  const values = lazily("argument", (name) => {
    const expression: Expression | undefined = attributeOf(call.node, name);
    return expression === undefined ? NULL : evaluate(expression, scope);
  });
  return (name) => (attributeOf(call.node, name) === undefined ? undefined : values(name));
}
