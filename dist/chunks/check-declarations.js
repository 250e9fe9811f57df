import { didYouMean, errorAt, nearestWord } from "./program.js";
import { joinPath, parentFolder, pathBelow } from "./core.js";
import { findValuesFile } from "./values-sets.js";

// src/rendering/helm/check-declarations.ts
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

export { describeWrongCharts };