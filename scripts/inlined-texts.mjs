// Inlines text files, the pages of the rules, and the style and the script of the HTML report, so that the report is one file that needs nothing else.
import { readFileSync } from "node:fs";
import { bundleForBrowser } from "./bundle-for-browser.mjs";
import { rulePages } from "./rule-pages.mjs";

const MODULE = "virtual:report-assets";
const FOLDER = "src/reporters/html/browser";

async function browserScript() {
  const { code } = await bundleForBrowser(`${FOLDER}/report.ts`, { minify: false });
  // The names of our files mean nothing in the report.
  return code.replace(/^\s*\/\/(?:#(?:end)?region| src\/).*\n/gm, "").replaceAll("\t", "  ");
}

/** A plugin of rolldown and Vite that makes the `virtual:` modules of assets and pages, and a module of each `.txt`. */
export const inlinedTexts = {
  name: "inlined-texts",
  // Before Vite's own, which makes an address of a text file.
  enforce: "pre",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : rulePages.resolveId(id)),
  async load(id) {
    if (id.endsWith(".txt")) {
      return { code: `export default ${JSON.stringify(readFileSync(id, "utf8"))};`, moduleType: "js" };
    }
    if (id !== `\0${MODULE}`) return rulePages.load(id);
    const script = await browserScript();
    const style = readFileSync(`${FOLDER}/report.css`, "utf8");
    if (/<\/(?:script|style)/i.test(script + style)) throw new Error("the assets would end their own elements");
    return `export const REPORT_STYLE = ${JSON.stringify(style)};\nexport const REPORT_SCRIPT = ${JSON.stringify(script)};\n`;
  },
};
