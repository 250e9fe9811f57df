// Makes docs/report.png, the picture of the HTML report in the README, from examples/shop, and writes down what it shows.
// With --check it fails where the report has become another one. Needs a current dist/, and Chromium unless it checks.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";

const PICTURE = "docs/report.png";
/** So much of the matrix: it tells a story, and stays legible. */
const ROWS = 8;
const POOLS = 5;
/** The hash of what the picture shows. */
const PICTURED = "docs/report.png.sha256";
/** What a person sees in the picture comes of these parts alone. */
const SHOWN = [/<style>.*?<\/style>/s, /<section id="placement".*?<\/section>/s];

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
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1.5 });
  await page.setContent(report);
  // What no pool takes, unfolded, then what most pools take; the reason stands beside.
  await page.locator("table.matrix .fate button").first().click();
  await page.locator("table.matrix tbody tr", { hasText: "price-import" }).locator("td").nth(3).click();
  await page.evaluate(
    ([rows, pools]) => {
      const shown = [...document.querySelectorAll("tr[data-row]")].filter((row) => row.checkVisibility());
      for (const row of shown.slice(rows)) row.closest("tbody").remove();
      // The caption counts what is cut off here. The findings are laid out only where they are looked at.
      for (const part of document.querySelectorAll(".matrix caption, .filters, #placement h2 + p, #findings > *"))
        part.remove();
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = `.matrix tr > :nth-child(n + ${pools + 3}) { display: none } .panes { grid-template-columns: 37rem 24rem }`;
    },
    [ROWS, POOLS],
  );
  const clip = await page.evaluate(() => {
    const [title, table, legend, why] = ["#placement h2", ".matrix", ".legend", "#why"].map((name) =>
      document.querySelector(name).getBoundingClientRect(),
    );
    const top = title.top + scrollY - 12;
    return { x: 0, y: top, width: why.right + 24, height: Math.max(table.bottom, legend.bottom) + scrollY + 12 - top };
  });
  await page.screenshot({ path: PICTURE, clip, fullPage: true });
  await browser.close();
}
