import { reportPools } from "./core.js";
import { RENDERERS, count, quoted } from "./program.js";
import { VERSION } from "./version.js";
import { queryVersion, versionIn } from "./lint.js";
import { RUN_LIMITS, renderEnvironment } from "./run-program.js";
import { createTemporaryFolders } from "./temporary-folder.js";
const { basename } = process.getBuiltinModule("node:path");

// src/workspace/describe-run.ts
async function describeRun(repository, times) {
	const { rendered } = repository;
	const { configuration } = repository.input;
	return [
		`taintlint ${VERSION}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
		`configuration: ${configuration === void 0 ? "none" : quoted(configuration.file.path)}`,
		...describePools(repository),
		...describeFiles(repository),
		...await describePrograms(rendered),
		...(rendered.outcomes ?? []).map(describeOutcome),
		describeTimes(times, rendered)
	];
}
function describePools({ input: { clusters } }) {
	const { pools } = reportPools(clusters);
	return [`${count(pools.length, "pool")}:`, ...pools.map(({ name, cluster, format, source: { file, line } }) => {
		return `  "${name}"${cluster === null ? "" : ` of cluster "${cluster}"`}, ${format}: ${file}:${line}`;
	})];
}
function describeFiles({ input: { manifests, unreadable } }) {
	const read = manifests.filter((manifest) => manifest.rendered === void 0);
	return [
		`${count(read.length + unreadable.length, "file")}:`,
		...read.map(({ file, documents, workloads, covered, template }) => {
			if (covered === true) return `  ${file.path}: judged as rendered`;
			if (template !== void 0) return `  ${file.path}: a template, skipped`;
			return `  ${file.path}: ${count(documents, "document")}, ${count(workloads.length, "workload")}`;
		}),
		...unreadable.map(({ path, message }) => `  ${path}: ${message}`)
	];
}
async function usedPrograms({ programs, outcomes = [] }) {
	const used = RENDERERS.flatMap((renderer) => {
		const program = programs?.get(renderer);
		return program !== void 0 && outcomes.some(({ root }) => root.renderer === renderer) ? [program] : [];
	});
	const environment = renderEnvironment(createTemporaryFolders().absent, RUN_LIMITS.memoryBytes);
	return Promise.all(used.map(async (program) => {
		const version = versionIn(await queryVersion(program, environment)) ?? "of unknown version";
		return {
			name: `${basename(program.path)} ${version}`,
			path: program.path
		};
	}));
}
async function describePrograms(rendered) {
	const { outcomes = [], started = 0 } = rendered;
	const runs = outcomes.length === 0 ? [] : [`programs started to render: ${started}`];
	return [...(await usedPrograms(rendered)).map(({ name, path }) => `${name}: "${path}"`), ...runs];
}
function describeOutcome(outcome) {
	const { renderer, label } = outcome.root;
	const what = `  ${renderer} "${label}": `;
	if (outcome.kind === "left-out") return `${what}not rendered, ${outcome.fault ?? "its program is missing"}`;
	if (outcome.kind === "failed") return `${what}not rendered, a finding says why`;
	const { documents, workloads } = outcome.manifest;
	return `${what}${count(documents, "document")}, ${count(workloads.length, "workload")}`;
}
function describeTimes({ begun, read, compared, judged }, { milliseconds = 0 }) {
	return `milliseconds: ${[
		["starting", begun],
		["reading", read - begun - milliseconds],
		...milliseconds > 0 ? [["rendering", milliseconds]] : [],
		...compared === void 0 ? [] : [["reading the base", compared - read]],
		["judging", judged - (compared ?? read)],
		["in all", judged]
	].map(([step, time]) => `${step} ${Math.round(time)}`).join(", ")}`;
}

export { describeRun, usedPrograms };