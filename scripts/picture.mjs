// Makes docs/report.png, the picture of the HTML report in the README, from examples/shop, and writes down what it shows.
// With --check it fails where the report has become another one. Needs a current dist/, and Chromium unless it checks.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";

const PICTURE = "docs/report.png";
/** The hash of what the picture shows. */
const PICTURED = "docs/report.png.sha256";
/** What a person sees in the picture comes of these parts alone. */
const SHOWN = [/<style>.*?<\/style>/s, /<header.*?<\/header>/s, /<section id="placement".*?<\/section>/s];

const html = reportOfShop();
if (process.argv.includes("--check")) {
  const isCurrent = pictured(html) === readFileSync(PICTURED, "utf8").trim();
  if (!isCurrent) process.stderr.write(`${PICTURE} shows a report of before: run "npm run picture" and commit\n`);
  process.exitCode = isCurrent ? 0 : 1;
} else {
  await take(html);
  writeFileSync(PICTURED, `${pictured(html)}\n`);
}

/** The HTML report of examples/shop, with nothing rendered, so that no program of the machine matters. */
function reportOfShop() {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-picture-"));
  const report = join(folder, "report.html");
  try {
    const words = [resolve("dist/cli.js"), "--render", "off", "--format", `html=${report}`];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: "examples/shop", encoding: "utf8" });
    // The shop has planted mistakes.
    if (status !== 1) throw new Error(stderr);
    return readFileSync(report, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pictured(report) {
  const parts = SHOWN.map((part) => part.exec(report)?.[0]);
  if (parts.includes(undefined)) throw new Error("the report has lost a part that the picture shows");
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

async function take(report) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.setContent(report);
  // Of one day and one commit: nothing that the next one should change.
  await page.locator(".scope").evaluate((element) => element.remove());
  await page.locator("table.matrix tbody tr", { hasText: "price-import" }).locator("td").nth(3).click();
  await page.screenshot({ path: PICTURE });
  await browser.close();
}
