/** Built by `scripts/inlined-texts.mjs` from `browser/`. */
declare module "virtual:report-assets" {
  export const REPORT_STYLE: string;
  export const REPORT_SCRIPT: string;
}
