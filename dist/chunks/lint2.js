import { n as lintRepository } from "./lint.js";
import { t as nearestWord } from "./nearest-word.js";
import { a as lookUpPath, i as readRepository } from "./repository.js";
import { n as renderReports, r as repositoryOptions, t as refuse } from "./command.js";
import { n as COMMAND_NAMES } from "./commands.js";
import { n as renderLint, t as passes } from "./verdict.js";
import { t as describeNothingLinted } from "./nothing-linted.js";

// src/cli/commands/lint.ts
async function runLint(invocation, context) {
	const mistyped = findMistypedCommand(invocation, context.workingDirectory);
	if (mistyped !== void 0) return refuse(mistyped);
	const options = await repositoryOptions(invocation.input, invocation.operands, context);
	const read = readRepository(options, context.progress);
	context.progress.end();
	if (read.errors !== void 0) return refuse(...read.errors);
	const { input } = read.value;
	const result = lintRepository(input);
	const passed = passes(result, invocation.failOn ?? input.configuration?.failOn ?? "error");
	const reports = renderReports(invocation.formats, context, ({ format }, style) => renderLint({
		result,
		passed
	}, format, style, context));
	const nothing = describeNothingLinted(read.value);
	return {
		exitCode: passed ? nothing === void 0 ? 0 : 3 : 1,
		reports,
		errors: nothing === void 0 ? [] : [nothing]
	};
}
function findMistypedCommand({ explicit, operands }, workingDirectory) {
	const [word] = operands;
	if (explicit || word === void 0 || lookUpPath(workingDirectory, word).kind !== "missing") return void 0;
	const nearest = nearestWord(word, COMMAND_NAMES);
	if (nearest === void 0) return void 0;
	return { message: `"${word}" is neither a command nor a path; did you mean the command "${nearest}"?` };
}

export { runLint };