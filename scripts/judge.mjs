// Lints a checkout of a public repository and compares what is said with the committed judgements.
// node scripts/judge.mjs FOLDER [--repository OWNER/NAME] [--run bare|pools] [--record] [--judgements FOLDER]
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  FOLDER,
  groupBy,
  judgeRun,
  parseJudgements,
  placeOf,
  precisionOf,
  RUNS,
  recordOf,
  tally,
  withMeasured,
} from "./judgements.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repository: { type: "string" },
    run: { type: "string" },
    record: { type: "boolean", default: false },
    judgements: { type: "string", default: FOLDER },
  },
});
if (positionals.length !== 1) {
  process.stderr.write(
    "npm run judge -- FOLDER: the checkout of one repository, named OWNER+NAME or by --repository OWNER/NAME\n",
  );
  process.exit(2);
}
const folder = resolve(positionals[0]);
const repository = values.repository ?? basename(folder).replace("+", "/");
const file = join(values.judgements, `${repository.replace("/", "+")}.yaml`);
const commit = execFileSync("git", ["-C", folder, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
const text = existsSync(file) ? readFileSync(file, "utf8") : `repository: ${repository}\ncommit: ${commit}\n`;
const known = parseJudgements(text, file);
if (known.commit !== commit) process.stdout.write(`judged at ${known.commit}, but the checkout is at ${commit}\n`);

/** Lints the checkout. The true pools stand in a file beside its manifests while it runs: globs begin there. */
function lint(run) {
  const temporary = mkdtempSync(join(tmpdir(), "taintlint-judge-"));
  const json = join(temporary, "findings.json");
  const configuration = join(folder, ".taintlint-judge.yaml");
  try {
    const declared = run === "pools" ? ["--config", configuration] : [];
    if (run === "pools") writeFileSync(configuration, known.inventory);
    const command = [resolve("dist/cli.js"), "--format", "text", "--format", `json=${json}`, "--fail-on", "never"];
    const options = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 30 };
    const { stdout, stderr, status } = spawnSync(process.execPath, [...command, ...declared], options);
    if (!existsSync(json)) throw new Error(`nothing came of linting ${folder} (exit ${status}):\n${stderr}`);
    return { ...JSON.parse(readFileSync(json, "utf8")), lines: `${stdout}${stderr}`.split("\n").length - 1 };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    rmSync(configuration, { force: true });
  }
}

const percent = (share) => `${Math.round(share * 100)} %`;
const inWords = ({ R, H, W, new: unjudged }) => `${R} R  ${H} H  ${W} W${unjudged > 0 ? `  ${unjudged} unjudged` : ""}`;

const runs = Object.keys(RUNS).filter(
  (run) => (values.run ?? run) === run && (run !== "pools" || known.inventory !== undefined),
);
const measured = { ...known.measured };
for (const run of runs) {
  const result = lint(run);
  const record = recordOf(known, result, result.lines);
  measured[run] = record;
  const { found, missed } = judgeRun(known, run, record);
  const notes = Object.values(record.notes).reduce((sum, count) => sum + count, 0);
  const out = [
    `${repository} ${RUNS[run]}: ${record.workloads} workloads, ${record.pools} pools, ${record.lines} lines, ${notes} notes`,
  ];
  for (const [name, some] of groupBy(found, ({ rule, severity }) => `${rule} [${severity}]`))
    out.push(`  ${name}: ${inWords(tally(some))}`);
  for (const severity of ["error", "warning"]) {
    const counts = tally(found.filter((one) => one.severity === severity));
    const precision = precisionOf(counts);
    const shares =
      precision === null
        ? ""
        : `  (${percent(precision.notWrong)} not wrong, ${percent(precision.worthActing)} worth acting on)`;
    out.push(`  ${severity}s: ${inWords(counts)}${shares}`);
  }
  for (const { rule, place, judgement } of found.filter(({ judgement }) => judgement?.verdict === "W"))
    out.push(`  wrong: ${place} ${rule} -- ${judgement.because}`);
  for (const { rule, place, because } of missed) out.push(`  missed: ${place} ${rule} -- ${because}`);
  const messages = new Map(result.findings.map((finding) => [`${finding.rule} ${placeOf(finding)}`, finding.message]));
  for (const { severity, rule, place } of found.filter(({ judgement }) => judgement === undefined)) {
    out.push(`  new: ${place} ${severity} ${rule}: ${messages.get(`${rule} ${place}`)}`);
  }
  process.stdout.write(`${out.join("\n")}\n`);
}
if (values.record) writeFileSync(file, withMeasured(text, measured));
