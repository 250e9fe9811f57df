import { textPlaceOf } from "./program.js";
import { isExplosive, joinPath } from "./core.js";

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
	const own = chart.isOutside ? [] : declared.filter(({ means }) => means(chart.folder));
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
		...textPlaceOf(declaration.place),
		message: TOO_MANY_VALUES_FILES
	};
	for (const { path, place } of values.slice(0, MOST_VALUES_FILES)) {
		const found = findValuesFile(declaration, chart.folder, path, repository);
		const file = found === void 0 ? void 0 : repository.read(found);
		if (file !== void 0) files.push(file);
		else refusal ??= {
			...textPlaceOf(place),
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
		...textPlaceOf(target.place),
		message: `its values are not known, because ${unknown}`
	};
	if (target.values !== void 0 && isExplosive(target.values.node)) refusal ??= {
		...textPlaceOf(target.place),
		message: "its values are too many, with all aliases written out"
	};
	if (target.valuesFiles.length > MOST_VALUES_FILES) refusal ??= {
		...textPlaceOf(target.place),
		message: TOO_MANY_VALUES_FILES
	};
	for (const path of target.valuesFiles.slice(0, MOST_VALUES_FILES)) {
		const file = repository.lookUp(path) === "file" ? repository.read(path) : void 0;
		if (file !== void 0) files.push(file);
		else refusal ??= {
			...textPlaceOf(target.place),
			message: `values file "${path}" is not in the repository`
		};
	}
	return {
		suffix: ` for ${target.owner}`,
		files,
		inline: target.values,
		releaseName: target.releaseName,
		namespace: target.namespace,
		kubeVersion: target.kubeVersion,
		apiVersions: target.apiVersions,
		clusters: target.clusters,
		refusal,
		place: textPlaceOf(target.place),
		versionAt: textPlaceOf(target.versionAt ?? target.place),
		valuesAt: target.valuesAt,
		patches: target.patches
	};
}

export { findValuesFile, valuesSetsOf };