export interface HtmlReportOptions {
  readonly passed: boolean;
  /** Links to a line of the repository; plain text without it. */
  readonly sourceUrl?: (file: string, line: number) => string;
  /** Where the report comes from, each fact with its label, the repository first: `["Commit", "1a2b3c4"]`. */
  readonly origin?: readonly (readonly [label: string, text: string])[];
}
