import { a as describeUnknownClusters, b as readManifest, i as parseConfiguration, r as KNOWN_RULES, t as buildInventory } from "./chunks/pools.js";
import { O as matchesGlobs } from "./chunks/follow-gitops.js";
import { n as lintRepository, t as fitRepository } from "./chunks/lint.js";
import { n as formatRulePage, t as formatRuleIndex } from "./chunks/rule-page.js";
import { t as RULES } from "./chunks/rules.js";

// src/lint/lint-texts.ts
const BASE = "base";
const MANIFEST = /\.(?:ya?ml|json)$/;
function readTexts({ configuration: file, files }, today) {
	const nothing = {
		unreadable: [],
		notices: [],
		...today === void 0 ? {} : { today }
	};
	const manifestsOf = (texts, options) => texts.map((text) => readManifest(text, options));
	const readable = files.filter(({ path }) => MANIFEST.test(path));
	if (file === void 0) return {
		ok: true,
		result: {
			...nothing,
			manifests: manifestsOf(readable),
			clusters: [],
			configuration: void 0
		}
	};
	const { configuration, errors } = parseConfiguration(file, {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (configuration === void 0 || errors.length > 0) return {
		ok: false,
		errors
	};
	const unknownClusters = describeUnknownClusters([...configuration.ruleOverrides, ...configuration.charts], configuration.clusters);
	if (unknownClusters.length > 0) return {
		ok: false,
		errors: unknownClusters
	};
	const failures = [];
	const clusters = configuration.clusters.filter(({ pools, from }) => pools !== void 0 || from !== void 0).map((declaration) => {
		const imports = (declaration.from ?? []).flatMap((from) => {
			const isNamed = matchesGlobs(file.path, from.paths);
			return files.filter(({ path }) => isNamed(path)).map((text) => ({
				from,
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
	if (failures.length > 0) return {
		ok: false,
		errors: failures
	};
	const isIncluded = configuration.manifests === void 0 ? () => true : matchesGlobs(file.path, configuration.manifests);
	const isExcluded = matchesGlobs(file.path, configuration.exclude);
	const chosen = readable.filter(({ path }) => path !== file.path && isIncluded(path) && !isExcluded(path));
	return {
		ok: true,
		result: {
			...nothing,
			manifests: manifestsOf(chosen, configuration),
			clusters,
			configuration
		}
	};
}
function lint(options) {
	const input = readTexts(options, options.today);
	if (!input.ok) return input;
	if (options.base === void 0) return {
		ok: true,
		result: lintRepository(input.result)
	};
	const base = readTexts(options.base, options.today);
	if (!base.ok) return base;
	const revision = {
		revision: BASE,
		commit: "",
		input: base.result,
		unseen: []
	};
	return {
		ok: true,
		result: lintRepository({
			...input.result,
			base: revision
		})
	};
}
function fit(options) {
	const input = readTexts(options, options.today);
	return input.ok ? {
		ok: true,
		result: fitRepository(input.result)
	} : input;
}

export { RULES, fit, formatRuleIndex, formatRulePage, lint };