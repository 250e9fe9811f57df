import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FitReport, FitReportCell } from "../../src/lint/result.js";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { sampleCell, sampleFinding, sampleResult, sampleWorkload } from "./samples.js";

const CHROMIUM = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"]
  .flatMap((path) => path ?? [])
  .find((path) => existsSync(path));
if (CHROMIUM === undefined) {
  console.warn("SKIPPED: the HTML report in a browser: no Chromium here (Debian: apt-get install chromium)");
}

const TEXT_CONTRASTS = readFileSync(new URL("text-contrasts.browser.js", import.meta.url), "utf8");
const FINDINGS = [
  sampleFinding({ severity: "error", fingerprint: "a1" }),
  sampleFinding({ severity: "warning", fingerprint: "b2" }),
  sampleFinding({ severity: "note", fingerprint: "c3" }),
];
const WORKLOADS = 400;
const POOLS = 30;

/** Each third pool takes the pod; the reasons of the others name the pool. */
function bigFit(): FitReport {
  const pools = Array.from({ length: POOLS }, (_, index) => `pool-${index}`);
  const cellOf = (pool: string, index: number): FitReportCell =>
    index % 3 === 0
      ? sampleCell(pool)
      : {
          ...sampleCell(pool),
          verdict: "blocked",
          reasons: [`untolerated taint of ${pool}: <b>bold</b>`],
        };
  return {
    pools: pools.map((name) => ({ name, cluster: null, source: { file: "pools.yaml", line: 1 } })),
    workloads: Array.from({ length: WORKLOADS }, (_, index) => ({
      ...sampleWorkload(`app-${index}`, pools.map(cellOf)),
      namespace: index < 100 ? "shop" : "data",
      kind: index % 2 === 0 ? "Deployment" : "DaemonSet",
    })),
  };
}

describe.skipIf(CHROMIUM === undefined)("the HTML report in Chromium", () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-report-"));
    const file = join(folder, "report.html");
    const result = sampleResult(FINDINGS, { fit: bigFit() });
    writeFileSync(file, formatHtmlReport(result, { passed: false, ruleUrl: (id) => `docs/rules/${id}.md` }));
    browser = await chromium.launch({
      executablePath: CHROMIUM ?? "",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => problems.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) problems.push(`request to ${request.url()}`);
    });
    await page.goto(pathToFileURL(file).href);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shownRows = () => page.locator("table.matrix tbody tr:visible").count();
  const panel = () => page.locator("#why");

  it("shows every workload against every pool", async () => {
    expect(await shownRows()).toBe(WORKLOADS);
    expect(await page.locator("table.matrix thead th").count()).toBe(POOLS + 1);
  });

  it("tells why, for the mouse and for the keyboard", async () => {
    const cell = page.locator("table.matrix tbody tr").nth(2).locator("td").nth(1);
    await cell.click();
    expect(await panel().locator("h3").innerText()).toContain("app-2 on pool pool-1: blocked");
    // What the repository says is text, not markup.
    expect(await panel().locator("li").first().innerText()).toBe("untolerated taint of pool-1: <b>bold</b>");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await panel().locator("h3").innerText()).toContain("app-3 on pool pool-2: blocked");
    await page.keyboard.press("Home");
    await page.keyboard.press(" ");
    expect(await panel().innerText()).toContain("Nothing stands against it.");
    await page.keyboard.press("Escape");
    expect(await panel().isHidden()).toBe(true);
  });

  it("filters by namespace, kind, pool, verdict and text, and clears", async () => {
    await page.selectOption("select[name=namespace]", "shop");
    expect(await shownRows()).toBe(100);
    await page.selectOption("select[name=kind]", "DaemonSet");
    expect(await shownRows()).toBe(50);
    expect(await page.locator("#matrix-count").innerText()).toBe(`50 of ${WORKLOADS} workloads`);
    await page.fill("input[name=text]", "app-9");
    expect(await shownRows()).toBe(6);
    await page.selectOption("select[name=pool]", "pool-3");
    expect(await page.locator("table.matrix thead th:visible").count()).toBe(2);
    await page.selectOption("select[name=verdict]", "blocked");
    expect(await shownRows()).toBe(0);
    await page.selectOption("select[name=verdict]", "fits");
    expect(await shownRows()).toBe(6);
    await page.click("#matrix-filters button[type=reset]");
    await expect.poll(shownRows).toBe(WORKLOADS);
    expect(await page.locator("table.matrix thead th:visible").count()).toBe(POOLS + 1);
  });

  it("shows the findings of the chosen severities", async () => {
    const errors = FINDINGS.filter(({ severity }) => severity === "error").length;
    expect(errors).toBeLessThan(FINDINGS.length);
    await page.uncheck("input[value=error]");
    expect(await page.locator("#findings .finding:visible").count()).toBe(FINDINGS.length - errors);
    await page.check("input[value=error]");
  });

  it.each(["light", "dark"] as const)("reads in %s colours", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const contrasts = await page.evaluate<{ selector: string; ratio: number }[]>(TEXT_CONTRASTS);
    expect(contrasts.length).toBeGreaterThan(5);
    // WCAG 2.2 asks for 4.5 to 1.
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it("does not overflow a phone", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("loads nothing, sends nothing and reports no error", () => {
    expect(problems).toEqual([]);
  });
});
