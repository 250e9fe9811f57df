import { n as verbatimLogText, t as logText } from "./workflow-log.js";

// src/cli/command.ts
function refuse(...errors) {
	return {
		exitCode: 2,
		reports: [],
		errors
	};
}
function renderReports(requests, context, render) {
	const columns = context.columns === void 0 ? {} : { columns: context.columns };
	const terminal = {
		color: context.color,
		...columns,
		ascii: context.environment.TERM === "dumb"
	};
	return requests.map((request) => ({
		file: request.file,
		text: renderFor(request, terminal, context, render)
	}));
}
function renderFor(request, terminal, { environment }, render) {
	if (request.file !== void 0) return render(request, { color: false });
	const text = render(request, terminal);
	if (request.format === "taintlint") return verbatimLogText(text, environment);
	return request.format === "text" ? logText(text, environment) : text;
}
async function repositoryOptions(input, paths, context) {
	const { config, inventory, cluster, stdinName, render, useCache } = input;
	const rendering = {
		environment: context.environment,
		render,
		useCache
	};
	const stdin = stdinName === void 0 ? void 0 : {
		name: stdinName,
		bytes: await context.readStdin()
	};
	return {
		workingDirectory: context.workingDirectory,
		paths,
		globs: [],
		config,
		inventory,
		cluster,
		stdin,
		rendering
	};
}

export { renderReports as n, repositoryOptions as r, refuse as t };