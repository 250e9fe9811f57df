import { didYouMean, errorAt, nearestWord, textPlaceOf } from "./program.js";
import { isExplosive, joinPath, parentFolder, pathBelow } from "./core.js";

// src/rendering/helm/values-sets.ts
const MOST_VALUES_FILES = 100;
const TOO_MANY_VALUES_FILES = `it has more than ${MOST_VALUES_FILES} values files`;
const CI_VALUES = /^ci\/[^/]*-values\.yaml$/;
const NAMES = [
	/^values[-._]([\w-]+)\.ya?ml$/,
	/^([\w-]+)[-._]values\.ya?ml$/,
	/^values\/([\w-]+)\.ya?ml$/
];
const NO_RELEASE = /(?:^|[-_])(?:schema|examples?|samples?|templates?|tests?|ci|enc|encrypted|secrets?|sops)(?:$|[-_])/i;
function valuesBeside(folder, files) {
	return files.list(folder).flatMap((path) => {
		const inside = folder === "." ? path : path.slice(folder.length + 1);
		const name = NAMES.flatMap((pattern) => pattern.exec(inside)?.[1] ?? [])[0];
		return name === void 0 || NO_RELEASE.test(name) ? [] : [{
			folder,
			name,
			path
		}];
	});
}
function helpWithCharts(folder, named, files) {
	if (files.outside?.holds(folder)) return void 0;
	const known = named.length > 0 ? named : valuesBeside(folder, files).slice(0, 1);
	const values = known.map(({ path }) => writtenPath(path)).join(", ");
	return `${known.length > 0 ? "Write to taintlint.yaml" : "Put the values that it is installed with into a file, and write to taintlint.yaml"}: charts: [{path: ${writtenPath(folder)}, values: [${values || "FILE"}]}].`;
}
function helpWithValue(folder, set, repository) {
	const last = set.files.at(-1);
	if (last !== void 0) return `Add the value to "${last.path}", or name another file that has it.`;
	if (set.place !== void 0) return `Add the value to the release, under "${set.valuesAt}".`;
	return helpWithCharts(folder, [], repository);
}
function writtenPath(path) {
	return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}
function valuesSetsOf(chart, declared, targets, repository) {
	const own = chart.isOutside ? [] : declared.filter(({ means }) => means(chart.folder));
	if (own.length > 0) return own.map((declaration) => declaredSet(chart, declaration, repository));
	const deployed = targets.filter(({ folder }) => joinPath(folder, ".") === chart.folder);
	if (deployed.length > 0) return deployed.map((target) => targetSet(target, repository));
	const ci = chart.files.flatMap(({ from, to }) => {
		const file = CI_VALUES.test(to) ? repository.read(from) : void 0;
		return file === void 0 ? [] : [{
			suffix: ` with ${to}`,
			files: [file]
		}];
	});
	return ci.length > 0 ? ci : [{
		suffix: "",
		files: []
	}];
}
function findValuesFile({ configurationFolder }, folder, path, repository) {
	return [joinPath(configurationFolder, path), joinPath(folder, path)].find((one) => repository.lookUp(one) === "file");
}
function readFiles(named, locate, whole, repository) {
	const read = named.slice(0, MOST_VALUES_FILES).map((one) => {
		const found = locate(one.path);
		return {
			...one,
			file: found === void 0 ? void 0 : repository.read(found)
		};
	});
	const files = read.flatMap(({ file }) => file ?? []);
	if (named.length > MOST_VALUES_FILES) return {
		files,
		refusal: {
			...textPlaceOf(whole),
			message: TOO_MANY_VALUES_FILES
		}
	};
	const missing = read.find(({ file }) => file === void 0);
	if (missing === void 0) return { files };
	const message = `values file "${missing.path}" is not in the repository`;
	return {
		files,
		refusal: {
			...textPlaceOf(missing.place),
			message
		}
	};
}
function declaredSet(chart, declaration, repository) {
	const { name, values, releaseName, namespace, kubeVersion, clusters } = declaration;
	const locate = (path) => findValuesFile(declaration, chart.folder, path, repository);
	const listed = values.length === 0 ? "" : ` with ${values.map(({ path }) => path).join(", ")}`;
	return {
		suffix: name === void 0 ? listed : ` (${name})`,
		...readFiles(values, locate, declaration.place, repository),
		releaseName,
		namespace,
		kubeVersion,
		clusters: clusters === void 0 ? void 0 : new Set(clusters)
	};
}
function targetSet(target, repository) {
	const { unknown, values, otherwise, valuesFiles, releaseName, namespace, kubeVersion, apiVersions, clusters } = target;
	const place = textPlaceOf(target.place);
	const named = valuesFiles.map((path) => ({
		path,
		place: target.place
	}));
	const locate = (path) => repository.lookUp(path) === "file" ? path : void 0;
	const { files, refusal } = readFiles(named, locate, target.place, repository);
	const whyNot = unknown !== void 0 ? `its values are not known, because ${unknown}` : [values?.node ?? [], otherwise ?? []].flat().some((node) => isExplosive(node)) ? "its values are too many, with all aliases written out" : void 0;
	return {
		suffix: ` for ${target.owner}`,
		files,
		inline: values,
		otherwise,
		releaseName,
		namespace,
		kubeVersion,
		apiVersions,
		clusters,
		refusal: whyNot === void 0 ? refusal : {
			...place,
			message: whyNot,
			help: helpWithCharts(target.folder, files, repository)
		},
		place,
		versionAt: textPlaceOf(target.versionAt ?? target.place),
		valuesAt: target.valuesAt,
		patches: target.patches,
		shared: target.shared
	};
}
function describeWrongCharts(declared, charts, files) {
	const folders = charts.map((path) => parentFolder(joinPath(".", path)));
	return declared.flatMap((declaration) => {
		const meant = folders.filter(declaration.means);
		if (meant.length === 0) return [describeNoChart(declaration, folders)];
		return declaration.values.flatMap(({ path, place }) => {
			const lacking = meant.find((folder) => findValuesFile(declaration, folder, path, files) === void 0);
			return lacking === void 0 ? [] : [describeNoFile(declaration, lacking, path, place, files)];
		});
	});
}
function describeNoChart({ path, place, configurationFolder }, folders) {
	const known = folders.map((folder) => pathBelow(configurationFolder, folder) ?? folder);
	const hint = didYouMean(nearestWord(path, known));
	return errorAt({
		...place,
		path: [...place.path, "path"]
	}, `"${path}" is no chart: it holds no "Chart.yaml"${hint}`);
}
function describeNoFile({ configurationFolder }, folder, path, place, files) {
	const [wanted, inChart] = [joinPath(configurationFolder, path), joinPath(folder, path)];
	const kinds = [wanted, inChart].map(files.lookUp);
	if (kinds.includes("outside")) return errorAt(place, `values file "${path}" is a link that leaves the repository`);
	if (kinds.includes("ignored")) return errorAt(place, `values file "${path}" is ignored by git`);
	const siblings = [...files.list(parentFolder(wanted)).map((one) => pathBelow(configurationFolder, one) ?? one), ...files.list(folder).flatMap((one) => pathBelow(folder, one) ?? [])].filter((one) => /\.ya?ml$/.test(one));
	const hint = didYouMean(nearestWord(path, siblings));
	return errorAt(place, `values file "${path}" is neither in this file's folder nor in the chart's${hint}`);
}

export { describeWrongCharts, helpWithValue, valuesBeside, valuesSetsOf };