import { defineConfig } from "vitest/config";
import { reportAssets } from "./scripts/report-assets.mjs";

export default defineConfig({
  plugins: [reportAssets],
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    // Vitest keeps a core free, which is half of a small machine: two cores take two thirds of the time of one.
    maxWorkers: "100%",
    // Modules hold no state, so that files may share them: loading them anew for each file takes a third of the time.
    isolate: false,
    unstubEnvs: true,
  },
});
