import { RULES as RULES$1, buildInventory, describeUnknownClusters, fitRepository, isManifestName, lintRepository, matchesGlobs, parseConfiguration, readManifest } from "./chunks/core.js";
import { governedBy, governsAlike } from "./chunks/governing.js";
import { KNOWN_RULES } from "./chunks/lint.js";

// src/lint/configuration/described-rules.ts
const RULES = RULES$1.map(({ id, summary, severity, rationale, examples, options }) => ({
	id,
	summary,
	severity,
	rationale,
	examples,
	options
}));

// src/lint/lint-texts.ts
function told(read, judge) {
	if (read.problem !== void 0) return {
		ok: false,
		errors: read.problem
	};
	return {
		ok: true,
		result: judge(read.value)
	};
}
const BASE = "base";
function own({ path, text }) {
	return {
		path,
		text
	};
}
function readConfiguration({ configuration: given }) {
	if (given === void 0) return { value: void 0 };
	const { configuration, errors } = parseConfiguration(own(given), {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (configuration === void 0 || errors.length > 0) return { problem: errors };
	const { ruleOverrides, charts, clusters } = configuration;
	const unknownClusters = describeUnknownClusters([...ruleOverrides, ...charts], clusters);
	return unknownClusters.length > 0 ? { problem: unknownClusters } : { value: configuration };
}
function readUnder(configuration, given, today) {
	const files = given.files.map(own);
	const nothing = {
		unreadable: [],
		notices: [],
		today
	};
	const manifestsOf = (texts, options) => texts.map((text) => readManifest(text, options));
	const readable = files.filter(({ path }) => isManifestName(path));
	if (configuration === void 0) return { value: {
		...nothing,
		manifests: manifestsOf(readable),
		clusters: [],
		configuration: void 0
	} };
	const { path: from } = configuration.file;
	const failures = [];
	const clusters = configuration.clusters.filter(({ pools, from }) => pools !== void 0 || from !== void 0).map((declaration) => {
		const imports = (declaration.from ?? []).flatMap((entry) => {
			const isNamed = matchesGlobs(from, entry.paths);
			return files.filter(({ path }) => isNamed(path)).map((text) => ({
				from: entry,
				file: text
			}));
		});
		const built = buildInventory(declaration, imports);
		failures.push(...built.errors);
		return {
			declaration,
			inventory: built.inventory
		};
	});
	if (failures.length > 0) return { problem: failures };
	const isIncluded = configuration.manifests === void 0 ? () => true : matchesGlobs(from, configuration.manifests);
	const isExcluded = matchesGlobs(from, configuration.exclude);
	const chosen = readable.filter(({ path }) => path !== from && isIncluded(path) && !isExcluded(path));
	return { value: {
		...nothing,
		manifests: manifestsOf(chosen, configuration),
		clusters,
		configuration
	} };
}
function readTexts(given, today) {
	const configuration = readConfiguration(given);
	if (configuration.problem !== void 0) return configuration;
	return readUnder(configuration.value, given, today);
}
function readBase(given, head, options) {
	const base = readTexts(given, options.today);
	if (base.problem !== void 0) return base;
	const { configuration } = base.value;
	const isThere = (path) => options.files.some((file) => file.path === path);
	const revision = {
		revision: BASE,
		commit: "",
		input: base.value,
		unseen: [],
		isThere
	};
	if (governsAlike(configuration, head.configuration)) return { value: revision };
	const governed = readUnder(governedBy(configuration, head.configuration), options, options.today);
	return { value: governed.value === void 0 ? revision : {
		...revision,
		governed: governed.value
	} };
}
function lint(options) {
	return told(readBoth(options), lintRepository);
}
function readBoth(options) {
	const input = readTexts(options, options.today);
	if (input.problem !== void 0 || options.base === void 0) return input;
	const base = readBase(options.base, input.value, options);
	return base.problem === void 0 ? { value: {
		...input.value,
		base: base.value
	} } : base;
}
function fit(options) {
	return told(readTexts(options, options.today), fitRepository);
}

export { RULES, fit, lint };