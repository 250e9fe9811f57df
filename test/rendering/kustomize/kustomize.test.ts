import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RenderOutcome, RenderRoot } from "../../../src/rendering/contract/render-root.js";
import { isTried } from "../../long-run.js";
import { FIXTURES, fixtureNames, planRepository, type Repository, readRepository, recordedName } from "./fixture.js";
import { kustomizePrograms, runRoot, withRepository } from "./run-kustomize.js";
import { type Exactness, type TracedRoot, tracedFields, tracedRoot } from "./traced-fields.js";

const programs = kustomizePrograms();
const [recorder] = programs;
/** Set to write down what comes out, which is then to be read line by line. */
const RECORD = process.env.TAINTLINT_RECORD !== undefined;

type Traced = Record<string, TracedRoot>;

function recordedOutcome(name: string, { label, requests }: RenderRoot): RenderOutcome[] {
  const path = join(FIXTURES, name, "recorded", recordedName(label));
  return requests.map(() => ({ value: readFileSync(path, "utf8") }));
}

function trace(repository: Repository, outcomesOf: (root: RenderRoot) => readonly RenderOutcome[]): Traced {
  return Object.fromEntries(
    planRepository(repository).map((root) => [root.label, tracedRoot(root, root.interpret(outcomesOf(root)))]),
  );
}

function expectedOf(name: string): Traced {
  return JSON.parse(readFileSync(join(FIXTURES, name, "expected.json"), "utf8"));
}

function withCarriageReturns(repository: Repository): Repository {
  return new Map([...repository].map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]));
}

function record(name: string): void {
  const repository = readRepository(join(FIXTURES, name));
  if (recorder === undefined) throw new Error("there is no kustomize to record");
  const folder = join(FIXTURES, name, "recorded");
  rmSync(folder, { recursive: true, force: true });
  const traced = withRepository(repository, (place) =>
    trace(repository, (root) => {
      const outcomes = runRoot(root, place, recorder);
      for (const { value: output, problem: refusal } of outcomes) {
        if (output === undefined) throw new Error(refusal);
        mkdirSync(folder, { recursive: true });
        // The folder of the run is not the same tomorrow, and no machine's paths are committed.
        writeFileSync(
          join(folder, recordedName(root.label)),
          output.replaceAll(/(?:\.\.\/)[\w./-]*\/repository\//g, "../repository/"),
        );
      }
      return outcomes;
    }),
  );
  writeFileSync(join(FIXTURES, name, "expected.json"), `${JSON.stringify(traced, null, 2)}\n`);
}

const names = fixtureNames();
if (RECORD) names.forEach(record);

if (programs.length === 0) {
  process.stderr.write(
    `${names.length} tests with kustomize itself are skipped: neither kubectl nor kustomize is here\n`,
  );
}

describe("fields of rendered workloads lead to the lines that give them", () => {
  it("in several fixtures", () => expect(names.length).toBeGreaterThanOrEqual(9));

  it.each(names)("%s, from what kustomize printed when it was recorded", (name) => {
    const repository = readRepository(join(FIXTURES, name));
    expect(trace(repository, (root) => recordedOutcome(name, root))).toEqual(expectedOf(name));
  });

  it.each(names)("%s, with the line ends of Windows", (name) => {
    const repository = withCarriageReturns(readRepository(join(FIXTURES, name)));
    expect(trace(repository, (root) => recordedOutcome(name, root))).toEqual(expectedOf(name));
  });
});

describe.each(programs)("$name", (program) => {
  it.each(names)("%s", (name) => {
    const repository = readRepository(join(FIXTURES, name));
    withRepository(repository, (folder) => {
      expect(trace(repository, (root) => runRoot(root, folder, program))).toEqual(expectedOf(name));
    });
  });

  it.each(names.filter((_, index) => isTried(index)))("%s, with the line ends of Windows", (name) => {
    const repository = withCarriageReturns(readRepository(join(FIXTURES, name)));
    withRepository(repository, (folder) => {
      expect(trace(repository, (root) => runRoot(root, folder, program))).toEqual(expectedOf(name));
    });
  });
});

it("leads nearly every scheduling field to the line of that field", () => {
  const counts: Record<Exactness, number> = { value: 0, cause: 0, document: 0, file: 0 };
  for (const name of names) {
    for (const root of planRepository(readRepository(join(FIXTURES, name)))) {
      const { value: manifest } = root.interpret(recordedOutcome(name, root));
      for (const workload of manifest?.workloads ?? []) {
        for (const { exactness } of tracedFields(workload)) counts[exactness] += 1;
      }
    }
  }
  const total = counts.value + counts.cause + counts.document + counts.file;
  const share = (count: number) => `${((100 * count) / total).toFixed(1)} %`;
  process.stderr.write(
    `of ${total} scheduling fields ${share(counts.value)} lead to their value, ${share(counts.cause)} to what made it, ${share(counts.document)} to a document, ${share(counts.file)} to a file\n`,
  );
  expect(total).toBeGreaterThan(100);
  expect((counts.value + counts.cause) / total).toBeGreaterThan(0.98);
  expect(counts.value / total).toBeGreaterThan(0.9);
});

it("says nothing that a secret holds", () => {
  const told = names.flatMap((name) =>
    planRepository(readRepository(join(FIXTURES, name))).map((root) => {
      const { value: manifest, problem } = root.interpret(recordedOutcome(name, root));
      return JSON.stringify([root.label, problem?.message, manifest?.problems, manifest?.file.text]);
    }),
  );
  expect(told.join("\n")).not.toMatch(/never-shown|bmV2ZXItc2hvd24|hidden/);
  expect(existsSync(join(FIXTURES, "replacements", "login.env"))).toBe(true);
});
