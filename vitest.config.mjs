import { defineConfig } from "vitest/config";
import { inlinedTexts } from "./scripts/inlined-texts.mjs";

const AGENT_VARIABLES = [
  ...["AI_AGENT", "AUGMENT_AGENT", "CLAUDECODE", "CODEX_SANDBOX", "CODEX_THREAD_ID", "COPILOT_CLI", "CURSOR_AGENT"],
  ...["GEMINI_CLI", "OPENCODE"],
];

export default defineConfig({
  plugins: [inlinedTexts],
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    // Vitest keeps a core free, which is half of a small machine: two cores take two thirds of the time of one.
    maxWorkers: "100%",
    // Modules hold no state, so that files may share them: loading them anew for each file takes a third of the time.
    isolate: false,
    unstubEnvs: true,
    // Programs that tests start print the same wherever the tests are run: also below a coding agent.
    env: Object.fromEntries(AGENT_VARIABLES.map((name) => [name, ""])),
  },
});
