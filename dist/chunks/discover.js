import { folderOf, groupOf, objectsOf, parseDocuments } from "./core.js";
import { FORMATS, clusterApiFormat, importPools, terraformFormat, terraformJsonFormat } from "./imports.js";
import { mayHoldObjectsOf, mayHoldPools } from "./pool-words.js";

// src/model/unique-endings.ts
function uniqueEndings(paths) {
	return paths.map((path, index) => {
		const others = paths.filter((_, at) => at !== index);
		let count = 1;
		const ending = (steps) => steps.slice(-count).join("-");
		while (count < path.length && others.some((other) => ending(other) === ending(path))) count++;
		return ending(path);
	});
}

// src/inventory/discovery/discover.ts
function discoverPools(files, { all = files, roots = [] } = {}) {
	const leftOut = [];
	const groups = /* @__PURE__ */ new Map();
	const candidates = files.filter(mayHoldPools);
	for (const file of candidates) {
		const { formats, problems } = formatsOf(file);
		leftOut.push(...problems);
		for (const format of formats) {
			const key = JSON.stringify([format, format === clusterApiFormat.id ? "" : folderOf(file.path)]);
			groups.set(key, {
				format,
				files: [...groups.get(key)?.files ?? [], file]
			});
		}
	}
	const entries = [];
	const whole = [...groups.values()].map((one) => withTemplates(one, candidates, all));
	for (const group of whole.flatMap(separate)) {
		const output = read(group, "");
		const repeated = repeatedName(output.pools);
		const [error] = output.errors;
		if (error !== void 0) leftOut.push(error);
		else if (repeated !== void 0) leftOut.push(fileProblem(group.files[0], describeRepeated(repeated)));
		else entries.push(entryFrom(group, output, globOf(group, output, all)));
	}
	for (const { file, vars } of roots) {
		const group = {
			format: terraformFormat.id,
			files: [file],
			...vars.length > 0 && { vars }
		};
		const output = read(group, "");
		const [error] = output.errors;
		if (output.pools.length > 0 && error === void 0) entries.push(entryFrom(group, output, void 0));
		else if (error !== void 0 && !isMissing(output)) leftOut.push(error);
		else leftOut.push(...output.notices);
	}
	const taken = new Set(whole.flatMap(takenIn));
	return withUniqueNames(entries, leftOut.filter(({ range }) => !taken.has(range.file)));
}
function takenIn({ format, files }) {
	const { relatedPaths } = FORMATS.find(({ id }) => id === format) ?? {};
	return relatedPaths === void 0 ? [] : files.flatMap((file) => relatedPaths(file).map((path) => pathFrom(file, path)));
}
function entryFrom(group, { pools, notices }, glob) {
	const placed = notices.filter(({ range }) => range.file !== ENTRY_FILE.path);
	return {
		...group,
		glob,
		prefix: "",
		pools,
		notices: placed
	};
}
function withTemplates(group, candidates, all) {
	const named = new Set(takenIn(group));
	if (named.size > 0) return {
		...group,
		files: [...group.files, ...all.filter((file) => named.has(file.path) && !group.files.includes(file))]
	};
	if (group.format !== clusterApiFormat.id) return group;
	const related = candidates.filter((file) => mayHoldObjectsOf(clusterApiFormat, file.text) && holdsObjects(file));
	return {
		...group,
		files: candidates.filter((file) => group.files.includes(file) || related.includes(file))
	};
}
function holdsObjects(file) {
	return parseDocuments(file).documents.flatMap(objectsOf).some(({ apiVersion, kind }) => clusterApiFormat.kinds.some((known) => known.kind === kind && known.group === groupOf(apiVersion)));
}
function formatsOf(file) {
	const any = importPools(entryOf(void 0, ""), [file], {
		cluster: null,
		transientTaints: []
	});
	const found = [...new Set(any.pools.map(entryFormat))];
	if (any.errors.length === 0) return {
		formats: found,
		problems: found.length === 0 ? any.notices.slice(0, 1) : []
	};
	const readable = found.filter((format) => read({
		format,
		files: [file]
	}, "").errors.length === 0);
	const isRead = found.length > 0 && readable.length === found.length;
	const [first] = any.errors;
	return {
		formats: readable,
		problems: isRead || first === void 0 || isMissing(any) ? [] : [first]
	};
}
function isMissing({ errors, pools }) {
	const [first, second] = errors;
	return pools.length === 0 && second === void 0 && first?.range.file === ENTRY_FILE.path;
}
function entryFormat({ format, place }) {
	return place.document.address === void 0 ? format : terraformJsonFormat.id;
}
function separate(group) {
	if (group.files.length === 1) return [group];
	const { pools, errors } = read(group, "");
	const names = pools.map(({ name }) => name);
	const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
	const alone = group.files.filter(({ path }) => errors.length > 0 || pools.some(({ name, place }) => twice.has(name) && place.document.file.path === path));
	const together = group.files.filter((file) => !alone.includes(file));
	const singles = alone.map((file) => ({
		...group,
		files: [file]
	}));
	return together.length === 0 ? singles : [{
		...group,
		files: together
	}, ...singles];
}
function globOf({ format, files }, output, all) {
	const [first, second] = files;
	if (first === void 0 || second === void 0) return void 0;
	const folder = folderOf(first.path);
	if (files.some((file) => folderOf(file.path) !== folder)) return void 0;
	const extensions = [...new Set(files.map(extensionOf))].sort();
	const taken = all.filter((file) => folderOf(file.path) === folder && extensions.includes(extensionOf(file)));
	const read = importPools(entryOf(format, ""), taken, {
		cluster: null,
		transientTaints: []
	});
	const isSame = read.pools.map(({ name }) => name).join("\n") === output.pools.map(({ name }) => name).join("\n");
	if (read.errors.length > 0 || read.everyFileRead !== output.everyFileRead || !isSame) return void 0;
	const ending = extensions.length === 1 ? extensions[0] : `{${extensions.join(",")}}`;
	return `${folder === "" ? "" : `${escapeGlob(folder)}/`}*.${ending}`;
}
function withUniqueNames(entries, leftOut) {
	const names = /* @__PURE__ */ new Set();
	const kept = [];
	for (const entry of prefixEntries(entries)) {
		const repeated = entry.pools.find(({ name }) => names.has(name));
		if (repeated !== void 0) {
			leftOut.push(fileProblem(entry.files[0], describeRepeated(repeated.name)));
			continue;
		}
		for (const { name } of entry.pools) names.add(name);
		kept.push(entry);
	}
	return {
		entries: kept,
		leftOut
	};
}
function describeRepeated(name) {
	return `pool "${name}" is declared twice: import one of the two with a "prefix"`;
}
function fileProblem(file, message) {
	return {
		message,
		range: {
			file: file?.path ?? "",
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		}
	};
}
function repeatedName(pools) {
	return pools.map(({ name }) => name).find((name, index, names) => names.indexOf(name) !== index);
}
function read({ format, files }, prefix) {
	return importPools(entryOf(format, prefix), files, {
		cluster: null,
		transientTaints: []
	});
}
const ENTRY_FILE = {
	path: "",
	text: ""
};
function entryOf(format, prefix) {
	return {
		paths: [],
		format,
		groupBy: "auto",
		transient: "drop",
		prefix,
		optional: false,
		address: void 0,
		vars: [],
		place: {
			document: {
				file: ENTRY_FILE,
				start: 0,
				root: {
					kind: "mapping",
					start: 0,
					end: 0,
					entries: []
				}
			},
			path: [],
			part: "value"
		}
	};
}
function pathFrom(file, path) {
	const folder = folderOf(file.path);
	return folder === "" ? path : `${folder}/${path}`;
}
function extensionOf({ path }) {
	return path.slice(path.lastIndexOf(".") + 1);
}
function escapeGlob(path) {
	return path.replaceAll(/[()[\]{}!*?@+|\\]/g, "\\$&");
}
function prefixEntries(entries) {
	const owners = /* @__PURE__ */ new Map();
	for (const { name } of entries.flatMap(({ pools }) => pools)) owners.set(name, (owners.get(name) ?? 0) + 1);
	const shares = ({ pools }) => pools.some(({ name }) => (owners.get(name) ?? 0) > 1);
	const sharing = entries.filter(shares);
	const endings = uniqueEndings(sharing.map(stepsOf));
	return entries.map((entry) => {
		const ending = endings[sharing.indexOf(entry)];
		return ending === void 0 ? entry : withPrefix(entry, `${ending}-`);
	});
}
function withPrefix(entry, prefix) {
	return {
		...entry,
		prefix,
		pools: entry.pools.map((pool) => ({
			...pool,
			name: `${prefix}${pool.name}`
		}))
	};
}
function stepsOf({ files, format, vars = [] }) {
	const [first, second] = files;
	const path = (first?.path ?? "").split("/");
	const variables = vars.at(-1)?.split("/").at(-1) ?? [];
	return [format, ...[...second === void 0 ? path : path.slice(0, -1), variables].flat()].map((step) => step.replace(/\.(?:ya?ml|json|tfvars|tfvars\.json)$/, ""));
}

export { discoverPools, entryOf, escapeGlob, uniqueEndings };