import { createBudget, joinPath, pathBelow } from "./core.js";

// src/rendering/helm/chart-files.ts
const MOST_FILES = 5e3;
const MOST_MEBIBYTES = 64;
const MOST_INSTANCES = 2e3;
const MOST_ARCHIVE_BYTES = MOST_MEBIBYTES * 1024 * 1024;
const TOO_MANY_FILES = `the chart holds more than ${MOST_FILES} files`;
const TOO_MANY_BYTES = `the packed charts of the chart hold more than ${MOST_MEBIBYTES} MiB`;
const TOO_MANY_INSTANCES = `its subcharts and their dependencies, once for each alias, are more than ${MOST_INSTANCES}`;
function createChartBudget() {
	return {
		files: createBudget(MOST_FILES),
		bytes: createBudget(MOST_ARCHIVE_BYTES),
		instances: createBudget(MOST_INSTANCES)
	};
}
const MOST_LINKED_FOLDERS = 8;
const LONGEST_PATH = 1e3;
const NOT_OF_THE_CHART = /^(?:\.git|node_modules)\//;
function listChartFiles(folder, repository, budget) {
	const found = [];
	let refusal;
	function collect(from, to, links) {
		for (const path of repository.list(from)) {
			if (refusal !== void 0) return;
			const below = pathBelow(from, path);
			if (below === void 0 || NOT_OF_THE_CHART.test(below)) continue;
			const target = to === "" ? below : `${to}/${below}`;
			const kind = repository.lookUp(path);
			if (!budget.files.spend(1)) refusal = TOO_MANY_FILES;
			else if (target.length > 1e3) refusal = `it holds a path of more than ${LONGEST_PATH} characters`;
			else if (kind === "outside") refusal = `"${target}" is a link that leaves the repository`;
			else if (kind === "folder") {
				if (links === MOST_LINKED_FOLDERS) refusal = `"${target}" stands behind more than ${MOST_LINKED_FOLDERS} links to folders`;
				else collect(path, target, links + 1);
			} else if (kind === "file") found.push({
				from: repository.realPath(path) ?? path,
				to: target
			});
		}
	}
	if (repository.lookUp(folder) === "outside") refusal = "the folder is a link that leaves the repository";
	else collect(joinPath(folder, "."), "", 0);
	return {
		files: found,
		refusal
	};
}
const VALUES_SCHEMA = /(?:^|\/)values\.schema\.json$/i;
const TEMPLATE = /^(?:charts\/[^/]+\/)*templates\//;
const ARCHIVE = /\.(?:tgz|tar|gz)$/i;
const IN_CHARTS_FOLDER = /(?:^|\/)charts\/[^/]+$/;
const PACKED_CHART = /^((?:charts\/[^/_.][^/]*\/)*charts\/)([^/_.][^/]*)\.tgz$/;
function unpackedFolderOf(path) {
	const [, folder, name] = PACKED_CHART.exec(path) ?? [];
	return name === void 0 ? void 0 : `${folder}${name.replaceAll(/[^\w-]/g, "-")}-tgz`;
}
function copyChart(files, repository, budget) {
	const packed = /* @__PURE__ */ new Map();
	const copies = [];
	for (const { from, to } of files) {
		if (repository.outside?.holds(from)) {
			const file = repository.read(from);
			if (file !== void 0 && !VALUES_SCHEMA.test(to)) packed.set(to, file);
			continue;
		}
		const folder = unpackedFolderOf(to);
		if (folder === void 0) {
			const isArchive = ARCHIVE.test(to) || IN_CHARTS_FOLDER.test(to) && repository.read(from) === void 0;
			if (VALUES_SCHEMA.test(to) || isArchive) continue;
			copies.push(TEMPLATE.test(to) ? {
				from,
				to,
				isManifest: true
			} : {
				from,
				to
			});
			continue;
		}
		const { value, problem } = repository.unpack(from, budget);
		const isTaken = packed.has(`${folder}/Chart.yaml`) || files.some((one) => one.to.startsWith(`${folder}/`));
		if (value === void 0 || isTaken) {
			const message = `"${to}" cannot be unpacked: ${problem ?? `"${folder}" is another chart`}`;
			return {
				copies: [],
				packed,
				refusal: {
					file: {
						path: from,
						text: ""
					},
					span: {
						start: 0,
						end: 0
					},
					message
				}
			};
		}
		for (const { path, text } of value) packed.set(`${folder}/${path}`, {
			path: from,
			text
		});
		copies.push({
			from,
			to: folder,
			isPacked: true
		});
	}
	return {
		copies,
		packed,
		refusal: void 0
	};
}

export { LONGEST_PATH, MOST_ARCHIVE_BYTES, TEMPLATE, TOO_MANY_BYTES, TOO_MANY_FILES, TOO_MANY_INSTANCES, VALUES_SCHEMA, copyChart, createChartBudget, listChartFiles, unpackedFolderOf };