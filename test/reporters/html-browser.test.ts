import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChangeReport, FitReport, FitReportCell } from "../../src/lint/contract/result.js";
import { formatFleetHtml } from "../../src/reporters/html/fleet-page.js";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { CHROMIUM } from "./chromium.js";
import { SAMPLE_ORIGIN, sampleCell, sampleFinding, sampleResult, sampleWorkload } from "./samples.js";

const FINDINGS = [
  sampleFinding({ severity: "error", fingerprint: "a1" }),
  sampleFinding({ severity: "warning", fingerprint: "b2", rule: "unschedulable", message: "a second message" }),
  sampleFinding({ severity: "note", fingerprint: "c3" }),
];
/** What takes the most room: long names, and a reason that many share. */
const CHANGE: ChangeReport = {
  base: { revision: "main", commit: "0123456789abcdef" },
  pools: [],
  workloads: Array.from({ length: 29 }, (_, index) => ({
    ...{ kind: "Deployment", namespace: "a-rather-long-namespace", name: `a-rather-long-name-${index}`, cluster: null },
    ...{ source: { file: `${"clusters/production/".repeat(3)}app-${index}.yaml`, line: 1 }, effect: "unschedulable" },
    ...{ pools: ["general"], evictedAfterSeconds: null, reason: "untolerated taint dedicated=general:NoSchedule" },
  })),
  ...{ landFirst: [`${"clusters/production/".repeat(3)}app.yaml`], landAfter: [], needBoth: [] },
};
const OPTIONS = {
  passed: false,
  origin: [["Command", `taintlint --format html=${"report/".repeat(12)}report.html`] as const],
};
const WORKLOADS = 400;
const POOLS = 30;

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The workload that no pool takes. */
const LOST = 399;

function blocked(pool: string): FitReportCell {
  return { ...sampleCell(pool), verdict: "blocked", reasons: [`untolerated taint of ${pool}: <b>bold</b>`] };
}

/** Each third pool takes the pod; the reasons of the others name the pool. */
function bigFit(): FitReport {
  const pools = Array.from({ length: POOLS }, (_, index) => `pool-${index}`);
  const cellOf = (pool: string, index: number): FitReportCell => (index % 3 === 0 ? sampleCell(pool) : blocked(pool));
  return {
    pools: pools.map((name) => ({ name, cluster: null, source: { file: "pools.yaml", line: 1 } })),
    workloads: Array.from({ length: WORKLOADS }, (_, index) => ({
      ...sampleWorkload(`app-${index}`, pools.map(index === LOST ? blocked : cellOf)),
      namespace: index < 100 ? "shop" : "data",
      kind: index % 2 === 0 ? "Deployment" : "DaemonSet",
    })),
  };
}

/** What axe finds wrong with a page, and the rules that it could try. Of what is right it need not name every element. */
async function runAxe(page: Page) {
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<Record<"violations" | "passes", AxeRule[]>>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return {
    barriers: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    passed: passes.map(({ id }) => id),
  };
}

let browser: Browser;

beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}, 60_000);
afterAll(() => browser?.close());

describe.skipIf(CHROMIUM === undefined)("the HTML report in Chromium", () => {
  let folder: string;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-report-"));
    const file = join(folder, "report.html");
    const result = sampleResult(FINDINGS, { fit: bigFit() });
    writeFileSync(file, formatHtmlReport(result, { passed: false }));
    // axe looks at every cell on its own: a matrix that fits on a screen holds every kind of them.
    writeFileSync(join(folder, "small.html"), formatHtmlReport({ ...sampleResult(FINDINGS), change: CHANGE }, OPTIONS));
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => problems.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) problems.push(`request to ${request.url()}`);
    });
    await page.goto(pathToFileURL(file).href);
  }, 60_000);

  afterAll(async () => {
    await page?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shownRows = () => page.locator("table.matrix tr[data-row]:not(.head):visible").count();
  const shownFates = () => page.locator("table.matrix tr.head:visible th").allInnerTexts();
  const shownHeads = () =>
    page
      .locator("table.matrix thead tr:first-child th:visible")
      .allInnerTexts()
      .then((all) => all.slice(2));
  const panel = () => page.locator("#why");

  it("shows every workload against every pool, rows of one fate as one, and pools that are alike as one column", async () => {
    expect(await shownFates()).toEqual(["399 workloads: pool-0, pool-3, pool-6 and 7 more pools"]);
    expect(await shownRows()).toBe(1);
    await page.click("table.matrix button");
    expect(await shownRows()).toBe(WORKLOADS);
    await page.click("table.matrix button");
    expect(await shownRows()).toBe(1);
    expect(await shownHeads()).toEqual(["pool-0 + 9", "pool-1 + 19"]);
    await page.uncheck("input[name=together]");
    expect(await shownHeads()).toHaveLength(POOLS);
    expect(await page.locator("table.matrix tr.sums td").nth(1).innerText()).toBe(String(WORKLOADS - 1));
  });

  it("opens without being laid out, or listened to, row by row", async () => {
    const opened = await browser.newPage();
    const devtools = await opened.context().newCDPSession(opened);
    await devtools.send("Performance.enable");
    await opened.goto(page.url());
    const { metrics } = await devtools.send("Performance.getMetrics");
    const counted = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    expect(counted("Nodes")).toBeGreaterThan(WORKLOADS * 4);
    // Six, eight and 46, whatever the machine: far from one for each of 400 rows.
    for (const name of ["LayoutCount", "RecalcStyleCount", "JSEventListeners"]) {
      expect({ name, isFew: counted(name) < WORKLOADS / 4 }).toEqual({ name, isFew: true });
    }
    await opened.close();
  });

  it("says once that no pool takes a workload", async () => {
    const row = page.locator("table.matrix tr.nowhere");
    expect(await row.count()).toBe(1);
    expect(await row.locator("td.taken").innerText()).toBe("✗ none");
    // What is blocked has no ink, in every row.
    const sizes = await page.evaluate<string[]>(
      "[...new Set([...document.querySelectorAll('td.blocked')].map((cell) => getComputedStyle(cell).fontSize))]",
    );
    expect(sizes).toEqual(["0px"]);
    await page.check("input[name=problems]");
    expect(await shownRows()).toBe(1);
    await page.uncheck("input[name=problems]");
  });

  it("tells why, for the mouse and for the keyboard", async () => {
    const fate = page.locator("table.matrix tr.head td").nth(2);
    await fate.click();
    expect(await panel().locator("h3").innerText()).toContain("399 workloads, such as Deployment shop/app-0 on pool");
    await page.click("table.matrix button");
    const cell = page.locator("table.matrix .member[data-row='2'] td").nth(2);
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
    expect(await panel().innerText()).toContain("Choose a cell");
    await page.click("table.matrix button");
  });

  it("filters by namespace, kind, pool, verdict and text, and clears", async () => {
    await page.selectOption("#matrix-filters select[name=namespace]", "shop");
    expect(await shownRows()).toBe(100);
    await page.selectOption("#matrix-filters select[name=kind]", "DaemonSet");
    expect(await shownRows()).toBe(50);
    expect(await shownFates()).toEqual([expect.stringMatching(/^50 workloads: /)]);
    expect(await page.locator("#matrix-count").innerText()).toBe(`50 of ${WORKLOADS} workloads`);
    await page.fill("#matrix-filters input[name=text]", "app-9");
    expect(await shownRows()).toBe(6);
    await page.selectOption("#matrix-filters select[name=pool]", "pool-3");
    expect(await shownHeads()).toEqual(["pool-3"]);
    await page.selectOption("#matrix-filters select[name=verdict]", "blocked");
    expect(await shownRows()).toBe(0);
    await page.selectOption("#matrix-filters select[name=verdict]", "fits");
    expect(await shownRows()).toBe(6);
    await page.click("#matrix-filters button[type=reset]");
    await expect.poll(shownRows).toBe(1);
    expect(await shownHeads()).toHaveLength(2);
  });

  it("finds, narrows down and groups findings", async () => {
    const cards = () => page.locator("#finding-list .finding:visible").count();
    const groups = () => page.locator("#finding-list h3:visible").allInnerTexts();
    expect(await groups()).toEqual(["1 error", "1 warning", "1 note"]);
    await page.uncheck("input[value=error]");
    expect(await cards()).toBe(2);
    expect(await page.locator("#findings-count").innerText()).toBe("2 of 3 findings");
    await page.fill("#finding-filters input[name=text]", "Second message");
    expect(await groups()).toEqual(["1 warning"]);
    await page.click("#finding-filters button[type=reset]");
    await expect.poll(cards).toBe(3);
    await page.selectOption("select[name=group]", "rule");
    expect(await groups()).toEqual(["near-miss-toleration (2)", "unschedulable (1)"]);
    await page.selectOption("select[name=rule]", "unschedulable");
    expect(await cards()).toBe(1);
    await page.click("#finding-filters button[type=reset]");
    await expect.poll(cards).toBe(3);
  });

  // Each width and each of the two sets of colours.
  it.each([
    [1440, "dark"],
    [390, "light"],
  ] as const)("has no barrier that axe knows, %i pixels wide, %s", async (width, colorScheme) => {
    const small = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
    await small.goto(pathToFileURL(join(folder, "small.html")).href);
    await small.locator("table.matrix tr[data-row]:visible td").nth(2).click();
    await small.click("#changes summary");
    const sideways = `[document.documentElement, ...document.querySelectorAll(".scroll, #changes *, .scope *")]
      .filter((one) => one.scrollWidth > Math.max(one.clientWidth, 0) + 1 && getComputedStyle(one).display !== "inline")
      .map((one) => one.outerHTML.slice(0, 80))`;
    expect(await small.evaluate<string[]>(sideways)).toEqual([]);
    const { barriers, passed } = await runAxe(small);
    expect(barriers).toEqual([]);
    expect(passed).toContain("color-contrast");
    await small.close();
  });

  it("does not overflow a phone", async () => {
    expect(await page.locator(".filters:visible").count()).toBe(2);
    expect(await page.locator(".fold summary:visible").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator(".filters:visible").count()).toBe(0);
    for (const fold of await page.locator(".fold summary:visible").all()) await fold.click();
    expect(await page.locator(".filters:visible").count()).toBe(2);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await page.uncheck("input[name=together]");
    await page.click("table.matrix button");
    // Each pool is read whole, also in the matrix, where it names its cell: nothing scrolls sideways.
    for (const rows of ["table.pools tbody tr", "table.matrix tbody tr:not([data-row='9'] ~ *)"]) {
      expect(await page.locator(rows).count()).toBeGreaterThan(0);
      const right = `Math.max(...[...document.querySelectorAll("${rows} *")].map((one) => one.getBoundingClientRect().right))`;
      expect(await page.evaluate<number>(right)).toBeLessThanOrEqual(390);
    }
    const named = "getComputedStyle(document.querySelector('.member[data-row=\"2\"]').cells[5], '::before').content";
    expect(await page.evaluate<string>(named)).toBe('"pool-3 "');
    const cell = page.locator("table.matrix .member[data-row='2'] td").nth(4);
    await cell.click();
    expect(await panel().isVisible()).toBe(true);
    await page.check("input[name=together]");
    await page.click("table.matrix button");
    await page.click("#placement .fold summary");
    await page.setViewportSize({ width: 1280, height: 900 });
    // What was folded on the phone is there again where there is room.
    await expect.poll(() => page.locator(".filters:visible").count()).toBe(2);
  });

  it("loads nothing, sends nothing and reports no error", () => {
    expect(problems).toEqual([]);
  });
});

describe.skipIf(CHROMIUM === undefined)("the report of several repositories in Chromium", () => {
  it("narrows findings down by repository, and has no barrier", async () => {
    const folder = mkdtempSync(join(tmpdir(), "taintlint-report-"));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    try {
      const file = join(folder, "fleet.html");
      const reports = ["acme/web", "acme/shop", "acme/clean"].map((repository, index) => ({
        origin: { ...SAMPLE_ORIGIN, repository },
        result: sampleResult(FINDINGS.slice(2 * index)),
      }));
      writeFileSync(file, formatFleetHtml(reports, { passed: false, day: "2026-11-30" }));
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      await page.goto(pathToFileURL(file).href);
      const groups = () => page.locator("#finding-list h3:visible").allInnerTexts();
      expect(await groups()).toEqual(["acme/web (3)", "acme/shop (1)"]);
      await page.click(".fold summary");
      await page.selectOption("select[name=repository]", "acme/shop");
      expect(await groups()).toEqual(["acme/shop (1)"]);
      await page.selectOption("select[name=group]", "severity");
      expect(await groups()).toEqual(["1 note"]);
      await page.click("#finding-filters button[type=reset]");
      await expect.poll(groups).toEqual(["acme/web (3)", "acme/shop (1)"]);
      await page.locator("table tbody a").first().click();
      expect(new URL(page.url()).hash).toBe("#f-0-a1");
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
      expect((await runAxe(page)).barriers).toEqual([]);
      expect(problems).toEqual([]);
    } finally {
      await page.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
