// Runs the jobs of a workflow one after another on this machine: `run` steps as they are written, actions by stand-ins.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const EXPRESSION = /\$\{\{ *(.*?) *\}\}/g;

/** The jobs in an order in which each stands behind those that it needs. */
function inOrder(jobs) {
  const done = [];
  const left = Object.entries(jobs);
  while (left.length > 0) {
    const index = left.findIndex(([, { needs = [] }]) => [needs].flat().every((need) => done.includes(need)));
    if (index < 0) throw new Error(`the jobs ${left.map(([name]) => name)} wait for each other`);
    done.push(left.splice(index, 1)[0][0]);
  }
  return done;
}

/** Runs a program, whose output goes to `log`. The promise fails where it does. */
export function run(program, words, { log, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], ...options });
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        lines.push(text);
        log?.(text);
      });
    }
    child.on("error", reject).on("close", (status) => {
      const text = lines.join("");
      if (status === 0) resolve(text);
      else reject(new Error(`${program} ${words.join(" ")}: exit code ${status}\n${text}`));
    });
  });
}

/**
 * Runs every job in a folder of its own below `folder`. `actions` maps the name of an action to what stands for it, and
 * `values` an expression to its value; `notRun(step)` gives the reason why a step is left out, or undefined.
 */
export async function runWorkflow({ jobs }, { folder, env, values, actions, notRun, log }) {
  for (const name of inOrder(jobs)) {
    const workspace = join(folder, name, "workspace");
    const temp = join(folder, name, "temp");
    for (const one of [workspace, temp]) mkdirSync(one, { recursive: true });
    const known = { ...values, "runner.temp": temp };
    const evaluate = (text) =>
      String(text).replace(EXPRESSION, (_, expression) => {
        if (expression in known) return known[expression];
        throw new Error(`job ${name}: no value for "${expression}"`);
      });
    const evaluated = (map = {}) => Object.fromEntries(Object.entries(map).map(([key, text]) => [key, evaluate(text)]));
    for (const step of jobs[name].steps) {
      const reason = notRun(step, name);
      if (reason !== undefined) {
        log(`${name}: not run: ${(step.uses ?? step.run).split("\n")[0]}: ${reason}\n`);
      } else if (step.uses !== undefined) {
        await actions[step.uses.split("@")[0]](evaluated(step.with), workspace);
      } else {
        log(`${name}: ${step.run.trim()}\n`);
        const all = { ...env, RUNNER_TEMP: temp, ...evaluated(jobs[name].env), ...evaluated(step.env) };
        // As the runner starts it.
        const words = ["--noprofile", "--norc", "-eo", "pipefail", "-c", evaluate(step.run)];
        await run("bash", words, { cwd: workspace, env: all, log: (text) => log(text.replaceAll(/^(?=.)/gm, "    ")) });
      }
    }
  }
}
