import { createBudget, joinPath } from "./core.js";
import { effectiveEntries, formatKey, getEntry, nodeAt } from "./program.js";

// src/rendering/kustomize/write-configuration.ts
const MAX_VALUES = 1e5;
const MAX_CHARACTERS = 16e6;
function isExplosive(value) {
	const values = createBudget(MAX_VALUES);
	const characters = createBudget(MAX_CHARACTERS);
	const pending = [value];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		if (node.kind === "scalar") {
			if (!characters.spend(node.text.length)) return true;
			continue;
		}
		const inner = node.kind === "sequence" ? node.items : node.entries;
		if (!values.spend(inner.length)) return true;
		for (const one of inner) pending.push("kind" in one ? one : one.value);
	}
	return false;
}
function writeConfiguration(node, replace = () => void 0) {
	if (node.kind === "sequence") return `[${node.items.map((item) => writeConfiguration(item, replace)).join(",")}]`;
	if (node.kind === "mapping") return `{${effectiveEntries(node).map(({ key, value }) => `${writeText(formatKey(key.value))}:${writeConfiguration(value, replace)}`).join(",")}}`;
	const { value } = node;
	if (typeof value === "number" && !Number.isFinite(value)) return formatKey(value);
	return typeof value === "string" ? writeText(replace(node) ?? value) : String(value);
}
function writeText(text) {
	return escapeBeyondAscii(JSON.stringify(text));
}
function escapeBeyondAscii(json) {
	return json.replaceAll(/[^ -~]/gu, (character) => {
		const code = character.codePointAt(0) ?? 0;
		if (character === "\n") return character;
		const digits = code.toString(16);
		return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
	});
}

// src/rendering/helm/text-place.ts
function chartTextPlace({ document, path }) {
	const parent = path.length === 0 ? void 0 : nodeAt(document.root, path.slice(0, -1));
	const last = path.at(-1);
	const entry = typeof last === "string" ? getEntry(parent, last) : void 0;
	const node = nodeAt(document.root, path) ?? document.root;
	const span = node.kind === "scalar" || entry === void 0 ? node : entry.key;
	return {
		file: document.file,
		span: {
			start: span.start,
			end: span.end
		}
	};
}

// src/rendering/helm/values-sets.ts
const NOTHING = {
	inline: void 0,
	releaseName: void 0,
	namespace: void 0,
	kubeVersion: void 0,
	clusters: void 0,
	refusal: void 0
};
const MOST_VALUES_FILES = 100;
const TOO_MANY_VALUES_FILES = `it has more than ${MOST_VALUES_FILES} values files`;
const CI_VALUES = /^ci\/[^/]*-values\.yaml$/;
function valuesSetsOf(chart, declared, targets, repository) {
	const own = declared.filter(({ means }) => means(chart.folder));
	if (own.length > 0) return own.map((declaration) => declaredSet(chart, declaration, repository));
	const deployed = targets.filter(({ folder }) => joinPath(folder, ".") === chart.folder);
	if (deployed.length > 0) return deployed.map((target) => targetSet(target, repository));
	const ci = chart.files.flatMap(({ from, to }) => {
		const file = CI_VALUES.test(to) ? repository.read(from) : void 0;
		return file === void 0 ? [] : [{
			...NOTHING,
			suffix: ` with ${to}`,
			files: [file]
		}];
	});
	return ci.length > 0 ? ci : [{
		...NOTHING,
		suffix: "",
		files: []
	}];
}
function findValuesFile({ configurationFolder }, folder, path, repository) {
	return [joinPath(configurationFolder, path), joinPath(folder, path)].find((one) => repository.lookUp(one) === "file");
}
function declaredSet(chart, declaration, repository) {
	const { name, values, releaseName, namespace, kubeVersion, clusters } = declaration;
	const files = [];
	let refusal;
	if (values.length > MOST_VALUES_FILES) refusal = {
		...chartTextPlace(declaration.place),
		message: TOO_MANY_VALUES_FILES
	};
	for (const { path, place } of values.slice(0, MOST_VALUES_FILES)) {
		const found = findValuesFile(declaration, chart.folder, path, repository);
		const file = found === void 0 ? void 0 : repository.read(found);
		if (file !== void 0) files.push(file);
		else refusal ??= {
			...chartTextPlace(place),
			message: `values file "${path}" is not in the repository`
		};
	}
	const listed = values.length === 0 ? "" : ` with ${values.map(({ path }) => path).join(", ")}`;
	return {
		suffix: name === void 0 ? listed : ` (${name})`,
		files,
		inline: void 0,
		releaseName,
		namespace,
		kubeVersion,
		clusters: clusters === void 0 ? void 0 : new Set(clusters),
		refusal
	};
}
function targetSet(target, repository) {
	const { unknown } = target;
	const files = [];
	let refusal;
	if (unknown !== void 0) refusal = {
		...chartTextPlace(target.place),
		message: `its values are not known, because ${unknown}`
	};
	if (target.values !== void 0 && isExplosive(target.values.node)) refusal ??= {
		...chartTextPlace(target.place),
		message: "its values are too many, with all aliases written out"
	};
	if (target.valuesFiles.length > MOST_VALUES_FILES) refusal ??= {
		...chartTextPlace(target.place),
		message: TOO_MANY_VALUES_FILES
	};
	for (const path of target.valuesFiles.slice(0, MOST_VALUES_FILES)) {
		const file = repository.lookUp(path) === "file" ? repository.read(path) : void 0;
		if (file !== void 0) files.push(file);
		else refusal ??= {
			...chartTextPlace(target.place),
			message: `values file "${path}" is not in the repository`
		};
	}
	return {
		suffix: ` for ${target.owner}`,
		files,
		inline: target.values,
		releaseName: target.releaseName,
		namespace: target.namespace,
		kubeVersion: void 0,
		clusters: target.clusters,
		refusal
	};
}

export { MAX_VALUES, chartTextPlace, escapeBeyondAscii, findValuesFile, isExplosive, valuesSetsOf, writeConfiguration };