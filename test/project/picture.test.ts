import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("the picture of the report shows what the report is today", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/picture.mjs", "--check"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
