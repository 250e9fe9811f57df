import { t as RENDER_WORDS } from "./render-settings.js";
import { r as nearestWord } from "./source.js";
import { a as OPTIONS, n as COMMAND_NAMES, t as COMMANDS } from "./commands.js";
import { i as wantsColor, n as NO_PROGRESS, r as createProgress, t as parseFormats } from "./format-request.js";
import { parseArgs } from "node:util";

// src/cli/arguments.ts
const DEFAULT_STDIN_NAME = "<stdin>";
function parseCommandLine(words) {
	const { tokens } = parseArgs({
		args: [...words],
		options: parserOptions(),
		strict: false,
		tokens: true
	});
	const values = /* @__PURE__ */ new Map();
	const operands = [];
	const given = [];
	let command;
	let beforeOptions = true;
	for (const token of tokens) {
		if (token.kind === "option-terminator") beforeOptions = false;
		if (token.kind === "positional") {
			if (command === void 0 && operands.length === 0 && beforeOptions && isCommandName(token.value)) command = token.value;
			else operands.push(token.value);
		}
		if (token.kind !== "option") continue;
		const { name } = token;
		if (!isOptionName(name)) return {
			kind: "mistake",
			message: describeUnknownOption(token.rawName, command)
		};
		const message = checkValue(name, token.value, token.inlineValue === true, values.get(name));
		if (message !== void 0) return {
			kind: "mistake",
			message
		};
		given.push(name);
		values.set(name, [...values.get(name) ?? [], token.value ?? ""]);
	}
	if (values.has("help")) return {
		kind: "help",
		command
	};
	if (values.has("version")) return { kind: "version" };
	return checkCommand(command, operands, given, values);
}
function checkCommand(named, operands, given, values) {
	const command = named ?? "lint";
	const foreign = given.find((name) => !COMMANDS[command].options.includes(name));
	if (foreign !== void 0) return {
		kind: "mistake",
		message: `option "--${foreign}" does not belong to command "${command}", but to ${COMMAND_NAMES.filter((name) => COMMANDS[name].options.includes(foreign)).join(", ")}`
	};
	const formats = parseFormats(values.get("format") ?? [], COMMANDS[command].formats, command);
	if ("mistake" in formats) return {
		kind: "mistake",
		message: formats.mistake
	};
	const message = checkOperands(command, operands) ?? checkStdin(operands, values, command) ?? checkFix(values) ?? checkBase(values);
	if (message !== void 0) return {
		kind: "mistake",
		message
	};
	const input = {
		config: values.get("config")?.[0],
		inventory: values.get("inventory")?.[0],
		cluster: values.get("cluster")?.[0],
		stdinName: values.has("stdin") ? values.get("stdin-name")?.[0] ?? DEFAULT_STDIN_NAME : void 0,
		render: RENDER_WORDS.find((word) => word === values.get("render")?.[0]),
		useCache: !values.has("no-cache")
	};
	const failOn = values.get("fail-on")?.[0];
	const color = values.get("color")?.[0];
	const base = values.get("base")?.[0];
	return {
		kind: "run",
		invocation: {
			command,
			explicit: named !== void 0,
			operands,
			input,
			formats: formats.requests,
			failOn: isFailOn(failOn) ? failOn : void 0,
			color: isColorWhen(color) ? color : "auto",
			baseline: values.get("baseline")?.[0],
			writeBaseline: values.get("write-baseline")?.[0],
			fix: values.has("fix") ? "write" : values.has("fix-dry-run") ? "diff" : void 0,
			...base !== void 0 && { base },
			...values.has("stdout") && { stdout: true }
		}
	};
}
function parserOptions() {
	const options = {};
	for (const [name, { value, short }] of Object.entries(OPTIONS)) options[name] = {
		type: value === void 0 ? "boolean" : "string",
		...short === void 0 ? {} : { short }
	};
	return options;
}
function isCommandName(word) {
	return COMMAND_NAMES.some((name) => name === word);
}
function isOptionName(word) {
	return Object.hasOwn(OPTIONS, word);
}
function isFailOn(word) {
	return OPTIONS["fail-on"].words?.includes(word ?? "") === true;
}
function isColorWhen(word) {
	return OPTIONS.color.words?.includes(word ?? "") === true;
}
function describeUnknownOption(rawName, command) {
	const candidates = COMMANDS[command ?? "lint"].options.map((name) => `--${name}`);
	const nearest = nearestWord(rawName, [...candidates, "--version"]);
	return `option "${rawName}" is not known; ${nearest === void 0 ? "taintlint --help lists the options" : `did you mean "${nearest}"?`}`;
}
function checkValue(name, value, inline, earlier) {
	const option = OPTIONS[name];
	if (option.value === void 0) return inline ? `option "--${name}" takes no value` : void 0;
	if (value === void 0 || value === "" || !inline && value.startsWith("-") && value !== "-") return `option "--${name}" needs a value: --${name} ${option.value}`;
	if (option.words !== void 0 && !option.words.includes(value)) {
		const nearest = nearestWord(value, option.words);
		const hint = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
		return `option "--${name}" takes ${option.words.join(", ")}, not "${value}"${hint}`;
	}
	if (earlier !== void 0 && option.repeatable !== true) return `option "--${name}" is given twice`;
}
function checkOperands(command, operands) {
	if (command === "explain" && operands.length === 0) return "command \"explain\" needs a workload: taintlint explain KIND/NAME";
	if (command === "what-if" && operands.length < 2) return `command "what-if" needs ${operands.length === 0 ? "a pool and a taint" : "a taint"}: taintlint what-if POOL key=value:Effect`;
	const most = {
		lint: Number.POSITIVE_INFINITY,
		fit: Number.POSITIVE_INFINITY,
		explain: 1,
		"what-if": Number.POSITIVE_INFINITY,
		pools: 0,
		init: 1,
		rules: 1
	}[command];
	const extra = operands[most];
	if (extra === void 0) return void 0;
	return `command "${command}" ${most === 0 ? "takes no arguments" : "takes one argument"}; "${extra}" is too much`;
}
function checkFix(values) {
	if (!values.has("fix") || !values.has("fix-dry-run")) return void 0;
	return "option \"--fix\" writes files, \"--fix-dry-run\" does not: only one of them can be given";
}
function checkBase(values) {
	if (!values.has("base")) return void 0;
	const both = (name, why) => values.has(name) ? `options "--base" and "--${name}" do not go together: ${why}` : void 0;
	return both("fix", "repair first, compare then") ?? both("fix-dry-run", "look at the fixes first, compare then") ?? both("stdin", "the standard input belongs to no revision") ?? both("write-baseline", "a baseline holds every finding, also those that the base has");
}
function checkStdin(operands, values, command) {
	if (!values.has("stdin")) return values.has("stdin-name") ? "option \"--stdin-name\" needs \"--stdin\" beside it" : void 0;
	if (command === "explain" || operands.length === 0) return void 0;
	return `option "--stdin" takes the manifest from the standard input; path "${operands[0]}" is too much`;
}

// src/cli/help.ts
const EXIT_CODES = `Exit codes:
  0  no finding at or above --fail-on
  1  findings at or above --fail-on
  2  a mistake on the command line, in the configuration or in the inventory
  3  nothing was checked: no manifest or no workload was found`;
const FORMAT_DETAILS = `--format NAME writes to the standard output, --format NAME=FILE into a file; folders are created as needed.
Only one format may go to the standard output. When all of them go into files, text goes there.`;
function helpText(command) {
	return `${command === void 0 ? generalHelp() : commandHelp(command)}\n`;
}
function generalHelp() {
	return `taintlint tells which pods of a repository find no node, or find nodes that are not meant for them.

Usage: taintlint [COMMAND] [OPTION...] [ARGUMENT...]

Commands:
${columns(COMMAND_NAMES.map((name) => {
		const { operands, summary } = COMMANDS[name];
		return [`${name === "lint" ? "[lint]" : name} ${operands}`.trim(), summary];
	}))}

Options:
${columns(optionRows([...COMMANDS.lint.options, "version"]))}

taintlint COMMAND --help shows the options and formats of a command.

${EXIT_CODES}`;
}
function commandHelp(name) {
	const { operands, summary, options, formats, details } = COMMANDS[name];
	const usage = [
		"Usage: taintlint",
		name === "lint" ? "[lint]" : name,
		"[OPTION...]",
		operands
	].join(" ").trimEnd();
	const formatDetails = options.includes("format") ? `\n${FORMAT_DETAILS}` : "";
	const formatLine = `Formats: ${formats.join(", ")} (default: ${formats[0]}).${formatDetails}`;
	return [
		`${usage}\n${sentence(summary)}`,
		...details,
		`Options:\n${columns(optionRows(options))}`,
		formatLine,
		EXIT_CODES
	].join("\n\n");
}
function sentence(clause) {
	return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
function optionRows(names) {
	return names.map((name) => {
		const { short, value, description } = OPTIONS[name];
		const long = value === void 0 ? `--${name}` : `--${name} ${value}`;
		return [short === void 0 ? long : `-${short}, ${long}`, description];
	});
}
function columns(rows) {
	const width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

// src/cli/program.ts
const BUG_HINT = "please report this with the command and the file; TAINTLINT_DEBUG=1 shows where it happened";
async function runCommand(invocation, context) {
	switch (invocation.command) {
		case "lint": return (await import("./lint2.js")).runLint(invocation, context);
		case "fit": return (await import("./fit.js")).runFit(invocation, context);
		case "explain": return (await import("./explain.js")).runExplain(invocation, context);
		case "what-if": return (await import("./what-if.js")).runWhatIf(invocation, context);
		case "pools": return (await import("./pools2.js")).runPools(invocation, context);
		case "init": return (await import("./init.js")).runInit(invocation, context);
		case "rules": return (await import("./rules2.js")).runRules(invocation, context);
	}
}
async function readStdin() {
	const chunks = [];
	for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}
function contextOf(invocation) {
	const { stdout, stderr, env } = process;
	const now = () => performance.now();
	return {
		workingDirectory: process.cwd(),
		environment: env,
		columns: stdout.isTTY ? stdout.columns : void 0,
		color: wantsColor(invocation.color, stdout.isTTY, env),
		readStdin,
		progress: stderr.isTTY ? createProgress((text) => stderr.write(text), now) : NO_PROGRESS,
		elapsed: now
	};
}
async function carryOut(words, version) {
	const line = parseCommandLine(words);
	switch (line.kind) {
		case "help":
			process.stdout.write(helpText(line.command));
			return 0;
		case "version":
			process.stdout.write(`${version}\n`);
			return 0;
		case "mistake":
			process.stderr.write(`taintlint: ${line.message}\n`);
			return 2;
		case "run": {
			const context = contextOf(line.invocation);
			const result = await runCommand(line.invocation, context);
			const { deliver } = await import("./deliver.js");
			return deliver(result, context.workingDirectory);
		}
	}
}
async function runProgram(words, version) {
	process.stdout.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
	});
	try {
		process.exitCode = await carryOut(words, version);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		process.stderr.write(`taintlint: internal error: ${message.replaceAll(/\s+/g, " ")}; ${BUG_HINT}\n`);
		if (process.env.TAINTLINT_DEBUG === "1" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
		process.exitCode = 2;
	}
}

export { runProgram };