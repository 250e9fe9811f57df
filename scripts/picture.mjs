// Makes docs/report.png, the picture of the HTML report in the README, from examples/shop. Needs Chromium and dist/.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const folder = mkdtempSync(join(tmpdir(), "taintlint-picture-"));
const report = join(folder, "report.html");
try {
  const cli = resolve("dist/cli.js");
  const options = ["--fail-on", "never", "--format", `html=${report}`];
  execFileSync(process.execPath, [cli, ...options], { cwd: "examples/shop", stdio: ["ignore", "ignore", "inherit"] });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ viewport: { width: 1100, height: 860 } });
  await page.goto(pathToFileURL(report).href);
  await page.locator("#placement").evaluate((section) => section.scrollIntoView());
  await page.locator("table.matrix tbody tr", { hasText: "image-resizer" }).locator("td").nth(1).click();
  await page.screenshot({ path: "docs/report.png" });
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
