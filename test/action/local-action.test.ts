import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** By `npm run test-programs`. */
const MODULES = resolve("test/programs/built/local-action/node_modules");
const isThere = existsSync(join(MODULES, "@github/local-action"));
if (!isThere) console.warn("skipped: @github/local-action is not in test/programs/built: npm run test-programs");

const shop: { readonly findings: readonly { readonly rule: string }[] } = JSON.parse(
  readFileSync("test/examples/shop.expected.json", "utf8"),
);

/**
 * GitHub's own stand-in for its runner: it reads action.yml with its defaults, replaces the toolkit by its own, and calls
 * `run`. It takes no bundle, so that this is the source of `dist/action.js`; the bundle itself runs in `action.test.ts`.
 */
/** Registers the hooks behind those of tsx, so that they are asked first. */
const INLINES = `data:text/javascript,import{register}from"node:module";register(${JSON.stringify(
  pathToFileURL(join(import.meta.dirname, "inlined-texts-hooks.mjs")).href,
)});`;

it.skipIf(!isThere)("the action runs in @github/local-action", { timeout: 120_000 }, () => {
  const folder = temporaryFolder({
    summary: "",
    env: ["INPUT_WORKING-DIRECTORY=examples/shop", "INPUT_ONLY=unschedulable", "INPUT_RENDER=off", ""].join("\n"),
  });
  const words = [
    ...["--import", pathToFileURL(join(MODULES, "tsx/dist/esm/index.mjs")).href],
    ...["--import", INLINES],
    ...[join(MODULES, "@github/local-action/src/index.ts"), ".", "src/action/step.ts", join(folder, "env")],
  ];
  // Its own start script asks npm for tsx, over the network where it is not installed.
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: "utf8",
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, NO_COLOR: "1" },
      ...{ NODE_PACKAGE_MANAGER: "npm", TARGET_ACTION_PATH: process.cwd() },
      ...{ GITHUB_STEP_SUMMARY: join(folder, "summary"), GITHUB_WORKSPACE: process.cwd() },
    },
  });
  const count = shop.findings.filter(({ rule }) => rule === "unschedulable").length;
  expect(count).toBeGreaterThan(1);
  const [, table = ""] = stdout.split("Action Outputs");
  const outputs = [...table.matchAll(/│ '([\w-]+)'\s*│ '(.*?)'\s*│/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(outputs)).toEqual({
    ...{
      findings: `${count}`,
      errors: `${count}`,
      warnings: "0",
      notes: "0",
      existing: "0",
      base: "",
      "sarif-file": "",
      "report-files": "",
    },
    ...{ judged: expect.any(String), unknown: expect.any(String), releases: "0" },
  });
  expect(stdout).toContain(`taintlint failed: ${count} errors`);
  expect(stdout).toContain("error[unschedulable] no pool admits the pod");
  expect(readFileSync(join(folder, "summary"), "utf8")).toContain("docs/rules/unschedulable.md");
  expect(status).toBe(1);
});
