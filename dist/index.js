import { a as describeUnknownClusters, i as parseConfiguration, r as KNOWN_RULES, t as buildInventory, x as readManifest } from "./chunks/pools.js";
import { c as matchesGlobs, n as lintRepository, t as fitRepository } from "./chunks/lint.js";
import { n as describeSeverity, t as describeOptionType } from "./chunks/rule-documentation.js";
import { t as RULES } from "./chunks/rules.js";

// src/lint/lint-texts.ts
const MANIFEST = /\.(?:ya?ml|json)$/;
function readTexts({ configuration: file, files, today }) {
	const nothing = {
		unreadable: [],
		notices: [],
		...today === void 0 ? {} : { today }
	};
	const manifestsOf = (texts) => texts.map(readManifest);
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
	const unknownClusters = describeUnknownClusters(configuration.ruleOverrides, configuration.clusters);
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
			manifests: manifestsOf(chosen),
			clusters,
			configuration
		}
	};
}
function lint(options) {
	const input = readTexts(options);
	return input.ok ? {
		ok: true,
		result: lintRepository(input.result)
	} : input;
}
function fit(options) {
	const input = readTexts(options);
	return input.ok ? {
		ok: true,
		result: fitRepository(input.result)
	} : input;
}

// src/reporters/rule-page.ts
function fence(language, text) {
	return `\`\`\`${language}\n${text.replace(/^\n+|\s+$/g, "")}\n\`\`\``;
}
function optionTable({ id, options = {} }) {
	const entries = Object.entries(options);
	if (entries.length === 0) return [];
	const rows = entries.map(([name, option]) => `| \`${name}\` | ${describeOptionType(option)} | \`${JSON.stringify(option.default)}\` | ${option.description} |`);
	return [
		"## Options",
		`Set them in \`taintlint.yaml\`, under \`rules: {${id}: {...}}\`.`,
		[
			"| option | value | default | means |",
			"|---|---|---|---|",
			...rows
		].join("\n")
	];
}
function formatRulePage(rule) {
	const parts = [
		`# ${rule.id}`,
		`Severity: ${describeSeverity(rule)}. ${rule.summary}`,
		...rule.on === false ? [`This rule is off. Turn it on with \`rules: {${rule.id}: ${rule.severity}}\`.`] : [],
		rule.rationale,
		...optionTable(rule),
		"A line that ends with `# <--` is the one that is reported."
	];
	for (const { title, inventory, base, bad, good, goodInventory } of rule.examples) {
		parts.push(`## ${title}`, "The pools, in `taintlint.yaml`:", fence("yaml", inventory));
		if (base !== void 0) parts.push("The base:", fence("yaml", base), "What an overlay makes of it:");
		if (goodInventory === void 0) parts.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
		else parts.push("Correct:", fence("yaml", goodInventory));
	}
	return `${parts.join("\n\n")}\n`;
}
function formatRuleIndex(rules) {
	return [
		"# Rules",
		"",
		"Every rule is on unless it is marked (off). `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.",
		"",
		"| rule | severity | says |",
		"|---|---|---|",
		...rules.map((rule) => `| [${rule.id}](${rule.id}.md) | ${describeSeverity(rule)} | ${rule.summary} |`),
		""
	].join("\n");
}

export { RULES, fit, formatRuleIndex, formatRulePage, lint };