import type { SourceFile } from "../../model/source.js";
import type { Block, Expression, HclFile } from "../syntax/ast.js";
import { readType, type TypeConstraint } from "../values/type-constraint.js";

export interface Written<T> {
  readonly file: SourceFile;
  readonly node: T;
}

export interface VariableDeclaration {
  readonly type: TypeConstraint | undefined;
  readonly fallback: Written<Expression> | undefined;
  readonly file: SourceFile;
  readonly nullable: boolean;
}

export interface ModuleConfig {
  /** Relative to the working directory. */
  readonly folder: string;
  readonly files: readonly HclFile[];
  readonly variables: ReadonlyMap<string, VariableDeclaration>;
  readonly locals: ReadonlyMap<string, Written<Expression>>;
  readonly outputs: ReadonlyMap<string, Written<Expression>>;
  readonly calls: ReadonlyMap<string, Written<Block>>;
  /** By `type.name`; data sources by `data.type.name`. */
  readonly resources: ReadonlyMap<string, Written<Block>>;
  /** Addresses in `import` blocks. */
  readonly imports: readonly string[];
}

/** Combines the files of a folder. `override.tf` files replace values of others. */
export function moduleConfig(folder: string, files: readonly HclFile[]): ModuleConfig {
  const variables = new Map<string, VariableDeclaration>();
  const locals = new Map<string, Written<Expression>>();
  const outputs = new Map<string, Written<Expression>>();
  const calls = new Map<string, Written<Block>>();
  const resources = new Map<string, Written<Block>>();
  const imports: string[] = [];
  for (const { file, body } of [...files].sort((one, other) => Number(isOverride(one)) - Number(isOverride(other)))) {
    for (const block of body.blocks) {
      const [first = "", second = ""] = block.labels;
      const written = { file, node: block };
      if (block.type === "variable") variables.set(first, declarationOf(file, block, variables.get(first)));
      if (block.type === "output") {
        const value = attributeOf(block, "value");
        if (value !== undefined) outputs.set(first, { file, node: value });
      }
      const to = block.type === "import" ? attributeOf(block, "to") : undefined;
      if (to !== undefined) imports.push(file.text.slice(to.start, to.end));
      if (block.type === "module") addBlock(calls, first, written);
      if (block.type === "resource") addBlock(resources, `${first}.${second}`, written);
      if (block.type === "data") addBlock(resources, `data.${first}.${second}`, written);
      if (block.type === "locals") {
        for (const { name, value } of block.body.attributes) locals.set(name, { file, node: value });
      }
    }
  }
  return { folder, files, variables, locals, outputs, calls, resources, imports };
}

function isOverride({ file }: HclFile): boolean {
  return /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/.test(file.path);
}

function addBlock(blocks: Map<string, Written<Block>>, name: string, written: Written<Block>): void {
  const earlier = blocks.get(name);
  if (earlier === undefined || earlier.file !== written.file) {
    blocks.set(name, earlier === undefined ? written : { ...written, node: override(earlier.node, written.node) });
  }
}

function override(base: Block, over: Block): Block {
  const names = new Set(over.body.attributes.map(({ name }) => name));
  const types = new Set(over.body.blocks.map(({ type }) => type));
  const attributes = base.body.attributes.filter(({ name }) => !names.has(name));
  const blocks = base.body.blocks.filter(({ type }) => !types.has(type));
  return {
    ...over,
    body: {
      ...over.body,
      attributes: [...attributes, ...over.body.attributes],
      blocks: [...blocks, ...over.body.blocks],
    },
  };
}

function declarationOf(file: SourceFile, block: Block, earlier: VariableDeclaration | undefined): VariableDeclaration {
  const fallback = attributeOf(block, "default");
  const nullable = attributeOf(block, "nullable");
  return {
    type: readType(attributeOf(block, "type")) ?? earlier?.type,
    fallback: fallback === undefined ? earlier?.fallback : { file, node: fallback },
    file,
    nullable: !(nullable?.kind === "literal" && nullable.value === false),
  };
}

export function attributeOf({ body }: Block, name: string): Expression | undefined {
  return body.attributes.find((attribute) => attribute.name === name)?.value;
}

/** Returns the text of a literal attribute. */
export function literalOf(block: Block, name: string): string | undefined {
  const value = attributeOf(block, name);
  return value?.kind === "literal" && typeof value.value === "string" ? value.value : undefined;
}
