/** What a report in HTML is told beside the result. */
export interface HtmlReportOptions {
  /** True if the run passes, which depends on `--fail-on`. */
  readonly passed: boolean;
  /** The address of a line of the repository, to link to; without it places are plain text. */
  readonly sourceUrl?: (file: string, line: number) => string;
  /** Where the report comes from, each fact with its label, the repository first: `["Commit", "1a2b3c4"]`. */
  readonly origin?: readonly (readonly [label: string, text: string])[];
}
