import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playgroundExamples } from "../../src/playground/examples.js";
import { judge } from "../../src/playground/judged.js";
import { RULES } from "../../src/rules/index.js";
import { CHROMIUM } from "../reporters/chromium.js";

const PAGE = "docs/playground/index.html";
const examples = playgroundExamples();

describe("the examples of the playground", () => {
  it("are those of nearly every rule", () => {
    const rules = new Set(examples.map(({ name }) => name.replace(/\/.*/, "")));
    expect(rules.size).toBeGreaterThan(RULES.length * 0.75);
  });

  it.each(examples.map((example) => [example.name, example] as const))(
    "%s: reported, and silent when corrected",
    async (name, { mistaken, corrected }) => {
      const found = await judge(mistaken.manifests, mistaken.pools);
      expect(found.value?.findings.map(({ rule }) => rule)).toContain(name.replace(/\/.*/, ""));
      const left = await judge(corrected.manifests, corrected.pools);
      expect(left.value?.findings).toEqual([]);
    },
  );
});

it("loads nothing of Node.js", () => {
  const page = readFileSync(PAGE, "utf8");
  expect(page.includes("reads no node pools by its")).toBe(true);
  expect(page.match(/["'`]node:\w+|getBuiltinModule|SharedArrayBuffer|readFileSync|spawnSync/g)).toBeNull();
});

it("carries the licences of what its script holds of others", () => {
  const notices = readFileSync("docs/playground/THIRD-PARTY-NOTICES.txt", "utf8");
  const packages = [...notices.matchAll(/^-{80}\n\n(\S+) [\d.]+ \(([\w-]+)\)\n/gm)];
  expect(packages.map(([, name]) => name)).toEqual(expect.arrayContaining(["js-yaml", "re2js"]));
  expect(
    notices.match(/Permission is hereby granted|Permission to use|Apache License/g)?.length,
  ).toBeGreaterThanOrEqual(packages.length);
  expect(readFileSync(PAGE, "utf8")).toContain('href="THIRD-PARTY-NOTICES.txt"');
});

describe.skipIf(CHROMIUM === undefined)("the playground in Chromium", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];
  const url = pathToFileURL(PAGE).href;

  beforeAll(async () => {
    expect(existsSync(PAGE)).toBe(true);
    browser = await chromium.launch({
      executablePath: CHROMIUM ?? "",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => problems.push(message.text()));
    page.on("request", (request) => {
      if (!/^(?:file|blob):/.test(request.url())) problems.push(`request to ${request.url()}`);
    });
    await page.goto(url);
  }, 60_000);
  afterAll(() => browser?.close());

  const findings = () => page.locator("#findings .finding h3").allInnerTexts();

  it("shows an example with its verdicts, and its correction", async () => {
    await page.goto(`${url}#unschedulable`);
    await expect.poll(findings).toEqual([expect.stringContaining("no pool admits the pod")]);
    expect(await page.locator("#placement td.blocked").count()).toBeGreaterThan(0);
    // The report's style, which the page shares, hides the text of its own cells.
    expect(
      await page.evaluate<string>("getComputedStyle(document.querySelector('#placement td.blocked')).fontSize"),
    ).toMatch(/^1\d/);
    await page.check("#controls input");
    await expect.poll(findings).toEqual([]);
    await page.uncheck("#controls input");
  });

  it("judges as one types, marks the line and selects it", async () => {
    await page.fill("#pools", "version: 1\npools: [{name: gpu, taints: ['gpu=true:NoSchedule']}]\n");
    await page.fill(
      "#manifests",
      "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a}]\n  tolerations:\n    - {key: gpu, value: 'yes'}\n",
    );
    await expect.poll(findings).toContainEqual(expect.stringContaining("gpu"));
    await page.locator("#findings .place", { hasText: "manifest.yaml:7" }).first().click();
    const selected = await page.evaluate<string>("getSelection().toString()");
    expect(selected).toContain("key: gpu");
    expect(
      await page.locator("#manifests").locator("..").locator("pre span.error, pre span.warning").count(),
    ).toBeGreaterThan(0);
  });

  it("answers the page while it judges a slow text, gives it up for a newer one, and stops in the end", async () => {
    const pod = (index: number) =>
      `apiVersion: v1\nkind: Pod\nmetadata: {name: p${index}}\nspec: {nodeSelector: {a: b${index}}}\n`;
    const many = Array.from({ length: 4900 }, (_, index) => pod(index)).join("---\n");
    const pools = Array.from({ length: 200 }, (_, index) => `  - {name: n${index}, labels: {a: b${index}}}\n`);
    await page.fill("#pools", `version: 1\npools:\n${pools.join("")}`);
    // As one pastes: what Chromium itself takes to insert so many lines as if typed is not the page's.
    const paste = `(() => {
      const editor = document.querySelector("#manifests");
      editor.value = ${JSON.stringify(many)};
      editor.dispatchEvent(new Event("input"));
    })()`;
    await page.evaluate(paste);
    await page.locator("#answer[aria-busy]").waitFor();
    // The longest time that the page's own thread could not answer, of two seconds.
    const longest = await page.evaluate<number>(
      `new Promise((tell) => {
        const start = performance.now();
        let last = start;
        let longest = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (now - start > 2000) { clearInterval(timer); tell(longest); }
        }, 10);
      })`,
    );
    expect(longest).toBeLessThan(700);
    expect(await page.locator("#answer[aria-busy]").count()).toBe(1);
    await page.fill("#manifests", pod(7));
    await expect.poll(() => page.locator("#placement tbody th").allInnerTexts()).toEqual(["Pod default/p7"]);
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(url);
    await other.locator("#placement table").waitFor();
    await other.fill("#pools", await page.inputValue("#pools"));
    await other.evaluate(paste);
    await other.clock.runFor(200);
    await other.locator("#answer[aria-busy]").waitFor();
    await other.clock.runFor(5000);
    await expect.poll(() => other.locator("#placement").innerText()).toContain("Stopped after 5 seconds");
    expect(await other.locator("#findings .finding").count()).toBe(0);
    await other.close();
  }, 40_000);

  it("shows the answer beside the text where there is room, and below it where not", async () => {
    const isBeside = async () => {
      const [text, answer] = [
        await page.locator(".editors").boundingBox(),
        await page.locator("#answer").boundingBox(),
      ];
      return text !== null && answer !== null && answer.x >= text.x + text.width;
    };
    expect(await isBeside()).toBe(true);
    await page.setViewportSize({ width: 900, height: 900 });
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("says what is wrong with the pools", async () => {
    await page.fill("#pools", "version: 2\n");
    await expect.poll(findings).toEqual([expect.stringContaining('"version" must be the number 1')]);
  });

  it("carries both texts in a link, and shows hostile ones as text", async () => {
    const hostile = `apiVersion: v1\nkind: Pod\nmetadata: {name: "<img src=x onerror=alert(1)>"}\nspec: {nodeSelector: {a: b}}\n`;
    await page.fill("#manifests", hostile);
    await page.fill("#pools", "version: 1\npools: [{name: '<script>alert(1)</script>'}]\n");
    await page.click("#link");
    await expect.poll(() => page.url()).toContain("#input=");
    const other = await context.newPage();
    other.on("dialog", (dialog) => problems.push(dialog.message()));
    await other.goto(page.url());
    await expect.poll(() => other.inputValue("#manifests")).toBe(hostile);
    await expect.poll(() => other.locator("#placement").innerHTML()).toContain("&lt;script&gt;");
    expect(await other.locator("#placement img, #findings img, #placement script").count()).toBe(0);
    await other.close();
  });

  it.each(["#input=", "#input=AAAA", `#input=${"A".repeat(600_000)}`, "#nonsense"])(
    "starts with an example for the damaged address %.20s",
    async (fragment) => {
      const other = await context.newPage();
      await other.goto(url + fragment);
      await expect.poll(() => other.locator("#controls select").inputValue()).toBe("unschedulable");
      await other.close();
    },
  );

  it.each([
    [1440, "light"],
    [390, "dark"],
  ] as const)("has no barrier that axe knows, %i pixels wide, %s", async (width, colorScheme) => {
    const other = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
    await other.goto(`${url}#unschedulable`);
    await expect.poll(() => other.locator("#findings .finding").count()).toBe(1);
    // axe is a script of the test, which the page's own policy would refuse.
    const session = await other.context().newCDPSession(other);
    await session.send("Runtime.evaluate", { expression: axe.source });
    const { violations } = await other.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
      "axe.run(document, { resultTypes: ['violations'] })",
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await other.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await other.close();
  });

  it("loads nothing, sends nothing and reports no error", () => {
    expect(problems).toEqual([]);
  });
});
