import type { SourceFile } from "../../model/source.js";

const GENERAL = /^(?:main|vars|all|config|index)$/;

/** Returns the pool name implied by a file: `gpu` for `talos/gpu.yaml` and `group_vars/gpu/main.yml`. */
export function nameOfFile({ path }: SourceFile): string {
  const steps = path.split("/");
  const name = (steps.at(-1) ?? path).replace(/\.(?:ya?ml|json)(?:\.[a-z0-9]+)?$/, "");
  const folder = steps.at(-2);
  return GENERAL.test(name) && folder !== undefined && path.includes("_vars/") ? folder : name;
}
