import { type ModuleConfig, moduleConfig } from "../../hcl/scope/module-config.js";
import type { TerraformFiles, World } from "../../hcl/scope/scope.js";
import type { HclFile, TemplateSegment } from "../../hcl/syntax/ast.js";
import type { HclParser } from "../../hcl/syntax/hcl-node.js";
import { readHclFile, readTemplateFile } from "../../hcl/syntax/read-file.js";
import { readJsonConfig } from "../../hcl/syntax/read-json.js";
import { createDescent, MAX_STEPS } from "../../hcl/values/bounds.js";
import { createBudget } from "../../model/budget.js";
import { memoize } from "../../model/memoize.js";
import type { SourceFile } from "../../model/source.js";
import { CONFIG_NAME } from "./texts.js";

const MAX_FILE = 1_000_000;

/** Reads Terraform files, each once in a run. */
export interface TerraformReader {
  readonly files: TerraformFiles;
  /** Returns a module's files; undefined for none. */
  readonly module: (folder: string) => ModuleConfig | undefined;
  readonly parse: (file: SourceFile) => HclFile;
  readonly template: (file: SourceFile) => readonly TemplateSegment[] | undefined;
}

export function createTerraformReader(files: TerraformFiles, parser: HclParser): TerraformReader {
  const modules = new Map<string, ModuleConfig | undefined>();
  const parse = memoize((file: SourceFile) => readAny(file, parser));

  return {
    files,
    parse,
    template: memoize((file) => (file.text.length > MAX_FILE ? undefined : readTemplateFile(file, parser))),
    module(folder) {
      if (modules.has(folder)) return modules.get(folder);
      const read = configFiles(files, folder).flatMap((path) => {
        const file = files.read(path);
        return file === undefined ? [] : [parse(file)];
      });
      const config = read.length === 0 ? undefined : moduleConfig(folder, read);
      modules.set(folder, config);
      return config;
    },
  };
}

/** Returns a module's files. OpenTofu prefers `a.tofu` to `a.tf`. */
export function configFiles(files: TerraformFiles, folder: string): readonly string[] {
  const paths = files.list(folder).filter((path) => CONFIG_NAME.test(path));
  const ofTofu = new Set(paths.filter((path) => /\.tofu(?:\.json)?$/.test(path)));
  return paths.filter((path) => ofTofu.has(path) || !ofTofu.has(path.replace(/\.tf(\.json)?$/, ".tofu$1")));
}

function readAny(file: SourceFile, parser: HclParser): HclFile {
  const empty = { attributes: [], blocks: [], start: 0, end: 0 };
  if (file.text.length > MAX_FILE) return { file, body: empty, broken: { start: 0, end: 0 } };
  return file.path.endsWith(".json") ? readJsonConfig(file, parser) : readHclFile(file, parser);
}

export function worldOf(reader: TerraformReader, root: string): World {
  return {
    files: reader.files,
    root,
    module: reader.module,
    template: reader.template,
    budget: createBudget(MAX_STEPS),
    descend: createDescent(),
  };
}
