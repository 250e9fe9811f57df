import { VERSION } from "./version.js";

/** Where this project is at home. */
export const HOME = "https://github.com/taintlint/taintlint";

/** A page of the documentation as it was when this version was released: `rules/unschedulable.md`. */
export function documentationUrl(page: string): string {
  return `${HOME}/blob/v${VERSION}/docs/${page}`;
}

/** A schema of this version, as editors fetch it: `taintlint`, `inventory`. */
export function schemaUrl(name: string): string {
  return `https://raw.githubusercontent.com/taintlint/taintlint/v${VERSION}/schema/${name}.schema.json`;
}

export function ruleUrl(id: string): string {
  return documentationUrl(`rules/${id.replaceAll(/[^\w-]/g, "-")}.md`);
}
