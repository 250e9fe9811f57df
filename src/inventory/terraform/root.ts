import { createInstance } from "../../hcl/evaluation/instance.js";
import { MAX_STEPS } from "../../hcl/values/bounds.js";
import { collectUnit } from "./collect-unit.js";
import type { RootNotice, RootResource, TerraformRoot } from "./contract/terraform-root.js";
import { type TerraformReader, worldOf } from "./reader.js";
import { RootWalk } from "./root-walk.js";
import { readUnit, unitFile } from "./terragrunt.js";
import { rootVariables } from "./variables.js";

export interface EvaluatedRoot {
  readonly resources: readonly RootResource[];
  readonly notices: readonly RootNotice[];
}

/** Evaluates what a root makes, with what could not be read. */
export function evaluateRoot(
  reader: TerraformReader,
  root: TerraformRoot,
  wanted: (type: string) => boolean,
): EvaluatedRoot {
  const world = worldOf(reader, root.folder);
  const config = reader.module(root.folder);
  const walk = new RootWalk(world, wanted, config?.imports ?? []);
  const variables = rootVariables(reader, root);
  const unit = config === undefined ? unitFile(reader, root.folder) : undefined;
  const read = unit && readUnit(reader, world, unit);
  if (read !== undefined) collectUnit(walk, reader, root.folder, read);
  if (config !== undefined) {
    const { inputs, missing } = variables;
    const path = [root.folder];
    const { linker } = walk;
    walk.collect(createInstance({ world, config, address: "", path, inputs, missing, linker }), undefined);
  }
  const file = unit ?? config?.files[0]?.file;
  if (file !== undefined && !world.budget.spend(0)) {
    const message = `it takes more than ${MAX_STEPS} steps to evaluate: not all of it is read`;
    walk.note({ file, span: { start: 0, end: 0 } }, message, true);
  }
  return { resources: walk.resources, notices: [...variables.notices, ...walk.notices] };
}
