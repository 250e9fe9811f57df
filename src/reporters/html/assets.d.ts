/** Made by the build (`scripts/report-assets.mjs`) from `browser/`. */
declare module "virtual:report-assets" {
  /** The style of the HTML report. */
  export const REPORT_STYLE: string;
  /** The script of the HTML report, for current browsers. */
  export const REPORT_SCRIPT: string;
}
