import { a as EVERY_MANIFEST, c as rebaseGlob, f as findGitRoot, g as relativePath, i as loadClusters, m as decodeSource, n as discoverDeclared, o as findFiles, p as lookUpPath, s as isIgnoredByGit, t as createFileReader } from "./file-reader.js";
import { a as describeUnknownClusters, i as parseConfiguration, r as KNOWN_RULES, x as readManifest, y as locate } from "./pools.js";
import { s as parseBaseline } from "./fit-report.js";
import { t as nearestWord } from "./nearest-word.js";
import { dirname, join, resolve } from "node:path";
import { existsSync, statSync } from "node:fs";

// src/reporters/visible-text.ts
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const LINE_BREAK = /\r\n|\r|\n/;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visibleText(text) {
	return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escapeCodePoint(character));
}
function visibleLines(text) {
	return text.split(LINE_BREAK).map(visibleText);
}
function cutText(text, max) {
	if (text.length <= max) return text;
	return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}
function escapeCodePoint(character) {
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

// src/cli/baseline-file.ts
function readBaseline(text, reader) {
	if (text === void 0) return { value: void 0 };
	const named = lookUpPath(reader.workingDirectory, text);
	if (named.kind === "folder") return { errors: [{ message: `baseline "${text}" is a folder, not a file` }] };
	if (named.kind === "missing") return { errors: [{ message: `baseline "${text}" does not exist${named.nearest === void 0 ? `: "taintlint --write-baseline ${text}" writes it` : `; did you mean "${named.nearest}"?`}` }] };
	const { file, unreadable } = reader.read(named.path);
	if (file === void 0) return { errors: [{ message: `baseline "${unreadable.path}": ${unreadable.message}` }] };
	const { entries, errors } = parseBaseline(file);
	return entries === void 0 ? { errors } : { value: {
		path: text,
		entries
	} };
}

// src/sources/find-configuration.ts
const NAMES = ["taintlint.yaml", "taintlint.yml"];
function findConfigurationFiles(workingDirectory) {
	const last = findGitRoot(workingDirectory) ?? workingDirectory;
	for (let folder = workingDirectory;; folder = dirname(folder)) {
		const found = NAMES.map((name) => join(folder, name)).filter((path) => isFile(path));
		if (found.length > 0 || folder === last) return found;
	}
}
function isFile(path) {
	return existsSync(path) && statSync(path).isFile();
}

// src/cli/configuration-file.ts
function readDeclarations(options, reader) {
	const configuration = readParsed("configuration", options.config === void 0 ? findConfiguration(reader.workingDirectory) : nameFile("configuration", options.config, reader.workingDirectory), reader, (file) => parseConfiguration(file, {
		kind: "configuration",
		...KNOWN_RULES
	}));
	if (configuration.errors !== void 0) return configuration;
	const inventory = readInventory(options.inventory, configuration.value, reader);
	if (inventory.errors !== void 0) return inventory;
	const declared = inventory.value?.configuration.clusters ?? [];
	const unknown = describeUnknownClusters(configuration.value?.configuration.ruleOverrides ?? [], declared);
	if (unknown.length > 0) return { errors: unknown };
	const clusters = selectClusters(declared, options.cluster);
	if (clusters.errors !== void 0) return clusters;
	return { value: {
		configuration: configuration.value,
		inventory: inventory.value,
		clusters: clusters.value
	} };
}
function readInventory(text, configuration, reader) {
	if (text === void 0) return { value: configuration };
	return readParsed("inventory", nameFile("inventory", text, reader.workingDirectory), reader, (file) => parseInventory(file, configuration));
}
function parseInventory(file, configuration) {
	if (configuration === void 0) return parseConfiguration(file, { kind: "inventory" });
	const { manifests, exclude, ...clusterKeys } = configuration.configuration.clusterKeys;
	return parseConfiguration(file, {
		kind: "inventory",
		clusterKeys
	});
}
function findConfiguration(workingDirectory) {
	const [first, second] = findConfigurationFiles(workingDirectory);
	if (first === void 0 || second === void 0) return { value: first };
	const [one, other] = [relativePath(workingDirectory, first), relativePath(workingDirectory, second)];
	return { errors: [{ message: `both "${one}" and "${other}" exist: keep one, or name one with --config` }] };
}
function nameFile(role, text, workingDirectory) {
	const named = lookUpPath(workingDirectory, text);
	if (named.kind === "file") return { value: named.path };
	if (named.kind === "folder") return { errors: [{ message: `${role} "${text}" is a folder, not a file` }] };
	return { errors: [{ message: `${role} "${text}" does not exist${named.nearest === void 0 ? "" : `; did you mean "${named.nearest}"?`}` }] };
}
function readParsed(role, path, reader, parse) {
	if (path.errors !== void 0) return path;
	if (path.value === void 0) return { value: void 0 };
	const { file, unreadable } = reader.read(path.value);
	if (file === void 0) return { errors: [{ message: `${role} "${unreadable.path}": ${unreadable.message}` }] };
	const { configuration, errors } = parse(file);
	if (configuration === void 0 || errors.length > 0) return { errors };
	return { value: {
		path: path.value,
		folder: dirname(path.value),
		configuration
	} };
}
function selectClusters(clusters, name) {
	if (name === void 0) return { value: clusters };
	const selected = clusters.filter(({ settings }) => settings.name === name);
	if (selected.length > 0) return { value: selected };
	const names = clusters.flatMap(({ settings }) => settings.name ?? []);
	const nearest = nearestWord(name, names);
	const hint = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
	return { errors: [{ message: `cluster "${name}" is not known: ${names.length === 0 ? "no \"clusters\" are declared" : `declared are ${names.join(", ")}`}${hint}` }] };
}

// src/cli/manifest-files.ts
function findManifests(named, declarations, workingDirectory) {
	const { configuration } = declarations;
	const folder = configuration?.folder ?? workingDirectory;
	const exclude = configuration?.configuration.exclude ?? [];
	const files = [];
	const searches = [];
	const errors = [];
	for (const text of named.paths) {
		const found = lookUpPath(workingDirectory, text);
		if (found.kind === "missing") errors.push({ message: describeMissingPath(text, found.nearest) });
		if (found.kind === "file") files.push(found.path);
		if (found.kind !== "folder") continue;
		const globs = [rebaseGlob(relativePath(folder, found.path), EVERY_MANIFEST)];
		const describeNoMatch = () => `"${text}" holds no YAML or JSON file`;
		searches.push({
			folder,
			globs,
			exclude,
			gitignore: !isIgnoredByGit(found.path, folder),
			describeNoMatch
		});
	}
	if (errors.length > 0) return { errors };
	if (named.globs.length > 0) {
		const prefix = relativePath(folder, workingDirectory);
		const globs = named.globs.map((glob) => rebaseGlob(prefix, glob));
		const describeNoMatch = (_glob, index) => noMatch(named.globs[index] ?? "");
		searches.push({
			folder,
			globs,
			exclude,
			gitignore: false,
			describeNoMatch
		});
	}
	const commandLine = [...named.paths, ...named.globs];
	const apart = [
		configuration?.path ?? [],
		declarations.inventory?.path ?? [],
		named.apart ?? []
	].flat();
	if (commandLine.length > 0) return { value: search(searches, files, commandLine, apart, workingDirectory) };
	const declared = declaredSearches(declarations, workingDirectory);
	return { value: search(declared, files, [...new Set(declared.flatMap(({ globs }) => globs))], apart, workingDirectory) };
}
function describeMissingPath(text, nearest) {
	return `path "${text}" does not exist${nearest === void 0 ? "" : `; did you mean "${nearest}"?`}`;
}
function declaredSearches({ configuration, clusters }, workingDirectory) {
	const folder = configuration?.folder ?? workingDirectory;
	const globs = configuration?.configuration.manifests;
	const document = globs && configuration?.configuration.clusters[0]?.place.document;
	const everything = {
		folder,
		globs: globs ?? ["**/*.{yaml,yml,json}"],
		exclude: configuration?.configuration.exclude ?? [],
		gitignore: globs === void 0 && !isIgnoredByGit(folder, folder),
		...document && { describeNoMatch: (glob, index) => noMatch(glob, {
			document,
			path: ["manifests", index],
			part: "value"
		}) }
	};
	if (clusters.length === 0) return [everything];
	const searches = clusters.flatMap((cluster) => {
		const { document, path } = cluster.place;
		const clusterFolder = dirname(resolve(workingDirectory, document.file.path));
		const { gitops, hasOwnManifests } = cluster;
		if (cluster.manifests === void 0 || gitops !== void 0 && !hasOwnManifests) {
			const prefix = relativePath(folder, clusterFolder);
			const exclude = cluster.exclude.map((glob) => rebaseGlob(prefix, glob));
			return [{
				...everything,
				exclude: [...everything.exclude, ...exclude]
			}];
		}
		const named = {
			folder: clusterFolder,
			globs: cluster.manifests,
			exclude: cluster.exclude,
			gitignore: false,
			describeNoMatch: (glob, index) => noMatch(glob, {
				document,
				path: [
					...hasOwnManifests ? path : [],
					"manifests",
					index
				],
				part: "value"
			})
		};
		return gitops === void 0 ? [named] : [everything, named];
	});
	return [...new Map(searches.map((one) => [JSON.stringify([
		one.folder,
		one.globs,
		one.exclude
	]), one])).values()];
}
function search(searches, named, wanted, apart, workingDirectory) {
	const found = /* @__PURE__ */ new Set();
	const unreadable = /* @__PURE__ */ new Map();
	const notices = [];
	for (const { describeNoMatch, ...fileSearch } of searches) {
		const without = fileSearch.globs.filter((glob) => glob.startsWith("!"));
		fileSearch.globs.forEach((glob, index) => {
			if (glob.startsWith("!")) return;
			const result = findFiles({
				...fileSearch,
				globs: [glob, ...without]
			}, workingDirectory);
			for (const file of result.files) found.add(file);
			for (const folder of result.unreadable) unreadable.set(folder.path, folder);
			if (result.files.length === 0 && describeNoMatch !== void 0) notices.push(describeNoMatch(glob, index));
		});
	}
	for (const file of apart) found.delete(file);
	return {
		files: [.../* @__PURE__ */ new Set([...named, ...found])].sort(),
		unreadable: [...unreadable.values()],
		notices: [...new Set(notices)],
		wanted
	};
}
function noMatch(glob, place) {
	const range = place && locate(place);
	return `${range === void 0 ? "" : `${range.file}:${range.line}: `}"${glob}" matches no YAML or JSON file`;
}

// src/cli/repository.ts
const NO_POOLS = "no node pools are declared, so that placement cannot be judged: write a taintlint.yaml with \"version: 1\" and \"pools\", or name a file with --inventory";
function readPools(options) {
	const reader = createFileReader(options.workingDirectory);
	const declarations = readDeclarations(options, reader);
	if (declarations.errors !== void 0) return declarations;
	const loaded = declarations.value.inventory !== void 0 ? loadClusters(declarations.value.clusters, reader) : { value: discoverDeclared(reader) };
	if (loaded.errors !== void 0) return loaded;
	return { value: {
		declarations: declarations.value,
		loaded: loaded.value,
		reader
	} };
}
function hasPools({ clusters }) {
	return clusters.some(({ inventory }) => inventory.pools.length > 0);
}
function readRepository(options, progress) {
	const pools = readPools(options);
	if (pools.errors !== void 0) return pools;
	const { declarations, loaded, reader } = pools.value;
	const baseline = readBaseline(options.baseline, reader);
	if (baseline.errors !== void 0) return baseline;
	const read = readManifests(options, declarations, reader, progress);
	if (read.errors !== void 0) return read;
	const { manifests, unreadable, notices, wanted } = read.value;
	const missing = hasPools(loaded) ? [] : [NO_POOLS];
	return { value: {
		input: {
			manifests,
			unreadable,
			clusters: loaded.clusters,
			configuration: declarations.configuration?.configuration,
			notices: [
				...loaded.notices,
				...notices,
				...missing
			],
			today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
			scope: scopeOf(options, declarations),
			...baseline.value === void 0 ? {} : { baseline: baseline.value }
		},
		wanted
	} };
}
function scopeOf(options, { configuration }) {
	const { cluster, stdin, paths, globs, workingDirectory } = options;
	if (cluster !== void 0) return "cluster";
	if (stdin !== void 0) return "files";
	const folder = configuration?.folder ?? workingDirectory;
	const isAbove = (path) => !/^\.\.(?:\/|$)/.test(relativePath(resolve(workingDirectory, path), folder));
	return paths.length === 0 && globs.length === 0 || paths.some(isAbove) ? "repository" : "files";
}
function readManifests(options, declarations, reader, progress) {
	const { stdin } = options;
	if (stdin !== void 0) {
		const { file, unreadable } = decodeSource(stdin.bytes, stdin.name);
		return { value: {
			...file === void 0 ? {
				manifests: [],
				unreadable: [unreadable]
			} : {
				manifests: [readManifest(file)],
				unreadable: []
			},
			notices: [],
			wanted: [stdin.name]
		} };
	}
	const found = findManifests(options, declarations, options.workingDirectory);
	if (found.errors !== void 0) return found;
	const { files, notices, wanted } = found.value;
	const manifests = [];
	const unreadable = [...found.value.unreadable];
	files.forEach((path, index) => {
		progress.step(index, files.length);
		const read = reader.read(path);
		if (read.file === void 0) unreadable.push(read.unreadable);
		else manifests.push(readManifest(read.file));
	});
	return { value: {
		manifests,
		unreadable,
		notices,
		wanted
	} };
}

export { cutText as a, readRepository as i, hasPools as n, visibleLines as o, readPools as r, visibleText as s, NO_POOLS as t };