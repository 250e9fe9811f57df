// Writes docs/terminal.svg, the picture of a terminal in the README, from what the program prints of examples/shop in colours.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const WORDS = ["dist/cli.js", "--config", "examples/shop/taintlint.yaml"];
/** The findings that the picture shows, by the beginning of their places: an error and a warning. */
const SHOWN = ["examples/shop/batch/price-import.yaml:", "examples/shop/apps/notifications/deployment.yaml:"];
const COLUMNS = 100;
const [CHARACTER, LINE, MARGIN, BAR] = [8.4, 19, 20, 36];
/** By the numbers of SGR: weights, and colours that can be read on the background. */
const STYLES = { 1: "b", 2: "d", 31: "r", 32: "g", 33: "y", 34: "l", 36: "c" };
const CLASSES =
  ".b{font-weight:700}.d{fill:#8b949e}.r{fill:#ff7b72}.g{fill:#56d364}.y{fill:#e3b341}.l{fill:#79c0ff}.c{fill:#56d4dd}";
const CUT = "\u001b[2m\u22ee\u001b[22m";

writeFileSync("docs/terminal.svg", draw(excerpt()));

/** The command, the counts, some findings and the last lines, as a terminal without any other program shows them. */
function excerpt() {
  const { stdout } = spawnSync(process.execPath, WORDS, { encoding: "utf8", env: { FORCE_COLOR: "1" } });
  const [counts, ...blocks] = stdout.trimEnd().split("\n\n");
  const findings = SHOWN.map((place) => blocks.find((block) => block.startsWith(`\u001b[1m${place}`)));
  if (findings.includes(undefined)) throw new Error("examples/shop has lost a finding that the picture shows");
  const last = stdout
    .trimEnd()
    .split("\n")
    .slice(-2)
    .join("\n")
    .replace(/ in [\d.]+ m?s$/, "");
  const parts = [`$ node ${WORDS.join(" ")}\n${counts}`, CUT, ...findings, CUT, last];
  return parts.join("\n\n").split("\n").flatMap(wrap);
}

/** The runs of a line, `[text, classes]`, in lines no longer than the terminal. */
function wrap(line) {
  const lines = [[]];
  let on = new Set();
  let column = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of a terminal
  for (const [, code, text] of line.matchAll(/\u001b\[(\d+)m|([^\u001b]+)/g)) {
    if (code === "22") on = new Set([...on].filter((style) => style !== "b" && style !== "d"));
    else if (code === "39") on = new Set([...on].filter((style) => style === "b" || style === "d"));
    else if (code !== undefined) on.add(STYLES[code]);
    for (let rest = text ?? ""; rest !== ""; ) {
      if (column === COLUMNS) {
        lines.push([]);
        column = 0;
      }
      const piece = rest.slice(0, COLUMNS - column);
      lines.at(-1).push({ piece, column, styles: [...on].join(" ") });
      column += piece.length;
      rest = rest.slice(piece.length);
    }
  }
  return lines;
}

function draw(lines) {
  const width = Math.round(COLUMNS * CHARACTER + 2 * MARGIN);
  const height = lines.length * LINE + BAR + MARGIN;
  const rows = lines.map((runs, index) => {
    const spans = runs.filter(({ piece }) => piece.trim() !== "").map(drawRun);
    return spans.length === 0 ? "" : `<text y="${BAR + (index + 1) * LINE}">${spans.join("")}</text>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>What taintlint prints of the example shop</title>
<style>text{white-space:pre;fill:#e6edf3;font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}${CLASSES}</style>
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
<circle cx="22" cy="20" r="6" fill="#ff5f57"/><circle cx="42" cy="20" r="6" fill="#febc2e"/><circle cx="62" cy="20" r="6" fill="#28c840"/>
${rows.join("")}</svg>
`;
}

/** Each run has its own place and length: whatever font a reader has, columns stay columns. */
function drawRun({ piece, column, styles }) {
  const text = piece.trimStart();
  const x = (MARGIN + (column + piece.length - text.length) * CHARACTER).toFixed(1);
  const length = (text.length * CHARACTER).toFixed(1);
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const style = styles === "" ? "" : ` class="${styles}"`;
  return `<tspan x="${x}" textLength="${length}" xml:space="preserve"${style}>${escaped}</tspan>`;
}
