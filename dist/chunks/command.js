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
		text: render(request, request.file === void 0 ? terminal : { color: false })
	}));
}
async function repositoryOptions(input, paths, context) {
	const { config, inventory, cluster, stdinName } = input;
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
		stdin
	};
}

export { renderReports as n, repositoryOptions as r, refuse as t };