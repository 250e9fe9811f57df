import { r as __toESM } from "./chunks/rolldown-runtime.js";
import { a as require_picomatch, i as fromWorkingDirectory, n as lintRepository, t as fitRepository } from "./chunks/lint.js";
import { a as buildInventory, m as readManifest, o as parseConfiguration } from "./chunks/fit-report.js";
import { t as RULES } from "./chunks/rules.js";

// src/lint/lint-texts.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MANIFEST = /\.(?:ya?ml|json)$/;
function chooser(configurationPath, globs) {
	return (0, import_picomatch.default)(globs.map((glob) => fromWorkingDirectory(configurationPath, glob)), { dot: true });
}
function readTexts({ configuration: file, files }) {
	const nothing = {
		unreadable: [],
		notices: []
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
	const knownRules = RULES.map(({ id }) => id);
	const { configuration, errors } = parseConfiguration(file, {
		kind: "configuration",
		knownRules
	});
	if (configuration === void 0 || errors.length > 0) return {
		ok: false,
		errors
	};
	const failures = [];
	const clusters = configuration.clusters.filter(({ pools, from }) => pools !== void 0 || from !== void 0).map((declaration) => {
		const imports = (declaration.from ?? []).flatMap((from) => {
			const isNamed = chooser(file.path, from.paths);
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
	const isIncluded = configuration.manifests === void 0 ? () => true : chooser(file.path, configuration.manifests);
	const isExcluded = chooser(file.path, configuration.exclude);
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
function formatRulePage(rule) {
	const parts = [
		`# ${rule.id}`,
		`Severity: ${rule.severity}. ${rule.summary}`,
		rule.rationale,
		"A line that ends with `# <--` is the one that is reported."
	];
	for (const { title, inventory, bad, good, goodInventory } of rule.examples) {
		parts.push(`## ${title}`, "The pools, in `taintlint.yaml`:", fence("yaml", inventory));
		if (goodInventory === void 0) parts.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
		else parts.push("Correct:", fence("yaml", goodInventory));
	}
	return `${parts.join("\n\n")}\n`;
}
function formatRuleIndex(rules) {
	return [
		"# Rules",
		"",
		"Every rule is on. `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.",
		"",
		"| rule | severity | says |",
		"|---|---|---|",
		...rules.map(({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${summary} |`),
		""
	].join("\n");
}

export { RULES, fit, formatRuleIndex, formatRulePage, lint };