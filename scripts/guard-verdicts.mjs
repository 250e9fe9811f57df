// Asks the API server's own plugins and the scheduler what the policies of `taintlint guard` do to generated workloads.
import { loadSource } from "./load-source.mjs";

/** A line for each world and each case of it, as the referee reads them. */
async function guardQuestions(version, isNewest) {
  const { worldOf, casesOf, worldsOf } = await loadSource("test/conformance/guard-cases.ts");
  return worldsOf(isNewest).map((index) => {
    const world = worldOf(index, version);
    const { policies, nodes } = world;
    const cases = casesOf(index, world).map(({ requests }) => ({ guardRequests: requests }));
    return [{ guardWorld: { policies, nodes } }, ...cases].map((line) => `${JSON.stringify(line)}\n`).join("");
  });
}

const bits = (list) => list.reduce((sum, isSet, index) => sum + (isSet ? 2 ** index : 0), 0).toString(16);

/** Four letters for a case: whether it is refused, which nodes take it as written, and which as controller and pod are admitted. */
function letters(verdict) {
  if (verdict.errors !== undefined) throw new Error(`a policy of the guard fails: ${verdict.errors}`);
  return `${verdict.refused ? 1 : 0}${bits(verdict.before)}${bits(verdict.first)}${bits(verdict.after)}`;
}

/** A text for each world, by version. `ask` gives what a version's referee answers to lines. */
export async function guardVerdicts(versions, ask) {
  const verdicts = {};
  for (const version of versions) {
    const questions = await guardQuestions(version, version === versions.at(-1));
    verdicts[version] = questions.map((lines) => {
      const [, ...answers] = ask(version, lines);
      return answers.map(letters).join("");
    });
  }
  return `${JSON.stringify(verdicts, null, 1)}\n`;
}
