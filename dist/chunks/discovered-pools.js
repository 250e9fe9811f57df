import { NOT_WRITTEN, NO_CLUSTER_KEYS, POOL_KINDS, declaredBy, describeUnreadPools, discoverClusters, discoveredPools, entriesOf, guessProviders, inventoryOf, isOfPrintedNodes, loadedOf, mayHoldPools, mayMakeUnreadPools, pathsOf, templateMark, undiscoveredIn, unwrittenEntry } from "./core.js";
import { EMPTY_STRING_MAP, NO_DEADLINE, count, nameSome, unwrittenPlace } from "./program.js";
import { allTexts, discoverRoots, foldersBelow, loadClusters, relativePath, rootAbove } from "./lint.js";
const { join } = process.getBuiltinModule("node:path");

// src/lint/discovery/declared-discovery.ts
function resolveDiscovered(discovered, path) {
	return discovered.clusters.map((cluster) => {
		const declaration = declareCluster(cluster, {
			path,
			text: ""
		});
		const outputs = cluster.entries.map((entry) => ({
			...entry,
			pools: entry.pools.map((pool) => ({
				...pool,
				cluster: cluster.name
			}))
		}));
		return {
			declaration,
			...inventoryOf(declaration, outputs)
		};
	});
}
function providersOf(entries) {
	const own = guessProviders(entries.flatMap(({ pools, mayBeAbsent }) => mayBeAbsent ? [] : pools));
	return own.length > 0 ? own : guessProviders(entries.flatMap(({ pools }) => pools));
}
function manifestsOf({ name, manifests, gitops }) {
	return manifests.length > 0 || name !== null && gitops === void 0 ? manifests : void 0;
}
function declareCluster(cluster, file) {
	const { name, exclude, gitops, entries, isPrinted } = cluster;
	const manifests = manifestsOf(cluster);
	const place = unwrittenPlace(file);
	const [provider, second] = providersOf(entries);
	const keys = {
		...NO_CLUSTER_KEYS,
		...isPrinted === void 0 && { complete: false },
		...provider !== void 0 && second === void 0 && { provider },
		...manifests && { manifests },
		...exclude.length > 0 && { exclude }
	};
	const from = entries.map((entry) => ({
		...unwrittenEntry(entry.format, entry.prefix, place, entry.mayBeAbsent),
		paths: pathsOf(entry),
		address: entry.cluster?.address,
		vars: (entry.vars ?? []).map((file) => ({
			path: file,
			place
		}))
	}));
	return {
		...declaredBy(keys, name, place),
		from: from.length > 0 ? from : void 0,
		gitops: gitops && {
			flux: gitops.flux === void 0 ? [] : [{
				path: gitops.flux,
				place
			}],
			argocd: gitops.argocd && {
				name: void 0,
				server: void 0,
				...gitops.argocd,
				labels: EMPTY_STRING_MAP
			}
		}
	};
}

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
	const ofRoots = new Set(roots.flatMap(({ file }) => (file.opened?.objects ?? []).map((one) => one.document.file.path)));
	const unread = unreadFiles(reader).filter(({ path }) => !ofRoots.has(path));
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
	const found = value?.clusters ?? [];
	return {
		clusters: found,
		notices: describeTrouble(found),
		leftOut
	};
}
const MOST_NODES = 6;
function describeTrouble(clusters) {
	const nodes = clusters.flatMap(({ inventory }) => inventory.pools.flatMap((pool) => pool.nodes ?? []));
	const bad = nodes.flatMap(({ name, unschedulable, trouble = unschedulable && "cordoned" }) => trouble ? `"${name}" (${trouble})` : []);
	const number = `${bad.length} of ${count(nodes.length, "Node")}`;
	return bad.length === 0 ? [] : [`${number} take no new pods now: ${nameSome(bad, MOST_NODES, "more")}`];
}
function unreadFiles(reader) {
	const folder = reader.workingDirectory;
	const { paths } = reader.tree(folder).below(folder);
	return paths.filter(mayMakeUnreadPools).flatMap((path) => reader.read(join(folder, path)).value ?? []).filter((file) => describeUnreadPools(file).length > 0);
}
async function discoverDeclared(reader, deadline) {
	const { workingDirectory } = reader;
	const root = rootAbove(reader);
	const isRoot = root === workingDirectory;
	const whole = isRoot ? reader : reader.seenFrom(root);
	const discovery = await discoverIn(whole, deadline);
	const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
	const file = {
		path,
		text: "",
		below: foldersBelow(path, workingDirectory)
	};
	const declared = discovery.clusters.map((cluster) => declareCluster(cluster, file));
	const loaded = isRoot || entriesOf(discovery).length === 0 ? loadedOf(resolveDiscovered(discovery, path)) : await loadClusters(declared, reader, deadline);
	const unread = undiscoveredIn(discovery, () => allTexts(whole)).map((file) => isRoot ? file : {
		...file,
		path: relativePath(workingDirectory, join(root, file.path))
	});
	return discoveredPools(discovery, path, loaded, unread, isRoot ? () => allTexts(whole) : void 0);
}
function mayRenderPools(reader) {
	return [reader, ...reader.besides()].flatMap(({ folder, find }) => {
		return find({
			folder,
			below: folder,
			exclude: []
		}).files;
	}).some((path) => {
		const { value: file } = reader.read(path);
		if (file === void 0) return false;
		if (KUSTOMIZATION.test(path)) return POOL_KINDS.some(({ kind }) => file.text.includes(`kind: ${kind}`));
		return mayHoldPools(file) && templateMark(file.text) !== void 0;
	});
}

export { discoverDeclared, discoverIn, discoverPrinted, manifestsOf, mayRenderPools, providersOf };