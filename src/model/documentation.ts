import { VERSION } from "./version.js";

export const HOME = "https://github.com/taintlint/taintlint";

/** Returns the page of this release: `rules/unschedulable.md`. */
export function documentationUrl(page: string): string {
  return `${HOME}/blob/v${VERSION}/docs/${page}`;
}

/** Returns this release's schema URL: `taintlint`, `inventory`. */
export function schemaUrl(name: string): string {
  return `https://raw.githubusercontent.com/taintlint/taintlint/v${VERSION}/schema/${name}.schema.json`;
}

export function ruleUrl(id: string): string {
  return documentationUrl(`rules/${id.replaceAll(/[^\w-]/g, "-")}.md`);
}
