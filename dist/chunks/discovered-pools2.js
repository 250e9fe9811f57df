import { POOL_KINDS, isOfPrintedNodes, mayHoldPools, templateMark } from "./core.js";
import { declareDiscovered, discoverClusters, resolveDiscovered } from "./discovered-clusters.js";
import { NOT_WRITTEN, allTexts, describeUnreadPools, discoverRoots, discoveredPools, entriesOf, foldersBelow, loadClusters, loadedOf, mayMakeUnreadPools, relativePath, rootAbove, undiscoveredIn } from "./lint.js";
import { NO_DEADLINE } from "./program.js";
const { join } = process.getBuiltinModule("node:path");

// src/workspace/discovered-pools.ts
const KUSTOMIZATION = /(?:^|\/)kustomization\.ya?ml$/;
async function discoverIn(reader, deadline = NO_DEADLINE) {
	const folder = reader.workingDirectory;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	const { roots, passedOver = [] } = await discoverRoots(reader, deadline);
	const read = files.flatMap((path) => deadline.isOver("reading") ? [] : reader.read(path).value ?? []);
	const discovery = discoverClusters(read, roots, NOT_WRITTEN);
	const unread = unreadFiles(reader);
	const leftOut = [
		...discovery.leftOut,
		...[passedOver].flat(),
		...unread.flatMap(describeUnreadPools)
	];
	return {
		...discovery,
		leftOut,
		unread
	};
}
function discoverPrinted(file) {
	const { clusters, leftOut } = discoverClusters([file], [], NOT_WRITTEN);
	if (!clusters.every(({ entries }) => entries.every(({ pools }) => pools.every(isOfPrintedNodes)))) return {
		clusters: [],
		notices: []
	};
	const printed = clusters.map((cluster) => ({
		...cluster,
		manifests: [],
		isPrinted: true
	}));
	const { value } = loadedOf(resolveDiscovered({
		clusters: printed,
		leftOut
	}, NOT_WRITTEN));
	return {
		clusters: value?.clusters ?? [],
		notices: [],
		leftOut
	};
}
function unreadFiles(reader) {
	const folder = reader.workingDirectory;
	const { paths } = reader.tree(folder).below(folder);
	return paths.filter(mayMakeUnreadPools).flatMap((path) => reader.read(join(folder, path)).value ?? []).filter((file) => describeUnreadPools(file).length > 0);
}
async function discoverDeclared(reader, deadline) {
	const { workingDirectory } = reader;
	const root = rootAbove(workingDirectory);
	const isRoot = root === workingDirectory;
	const whole = isRoot ? reader : reader.seenFrom(root);
	const discovery = await discoverIn(whole, deadline);
	const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
	const loaded = isRoot || entriesOf(discovery).length === 0 ? loadedOf(resolveDiscovered(discovery, path)) : await loadClusters(declareDiscovered(discovery, {
		path,
		text: "",
		below: foldersBelow(path, workingDirectory)
	}), reader, deadline);
	const unread = undiscoveredIn(discovery, () => allTexts(whole)).map((file) => isRoot ? file : {
		...file,
		path: relativePath(workingDirectory, join(root, file.path))
	});
	return discoveredPools(discovery, path, loaded, unread, isRoot ? () => allTexts(whole) : void 0);
}
function mayRenderPools(reader) {
	const folder = reader.workingDirectory;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	return files.some((path) => {
		const { value: file } = reader.read(path);
		if (file === void 0) return false;
		return KUSTOMIZATION.test(path) ? namesPoolKind(file.text) : mayHoldPools(file) && isTemplate(file);
	});
}
function isTemplate({ text }) {
	return templateMark(text) !== void 0;
}
function namesPoolKind(text) {
	return POOL_KINDS.some(({ kind }) => text.includes(`kind: ${kind}`));
}

export { discoverDeclared, discoverIn, discoverPrinted, mayRenderPools };