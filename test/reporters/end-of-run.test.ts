import { expect, it } from "vitest";
import { LINT_FORMATS } from "../../src/cli/arguments/command-descriptions.js";
import { renderLint } from "../../src/cli/commands/lint-report.js";
import { sampleResult } from "./samples.js";

const CLAUSE = 'the run ended at its bound "limits.seconds" of 600: 1 file was not judged';
const CONTEXT = { environment: {}, workingDirectory: ".", elapsed: () => 0 };

it.each(LINT_FORMATS)("the report %s says that the run ended, and not without", async (format) => {
  const render = (reached: readonly string[]) => {
    const notices = [...reached];
    const result = sampleResult([], { reached, notices });
    return renderLint({ result, passed: false }, format, { color: false }, CONTEXT);
  };
  expect(await render([CLAUSE])).toMatch(/the run ended at its bound/);
  expect(await render([])).not.toContain("the run ended");
});
