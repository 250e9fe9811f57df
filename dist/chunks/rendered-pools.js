import { bindManifests, declaresPools, formatTaint, isRetired, readObjects, rendersPools, unwrittenEntry, withOpenExistence } from "./core.js";
import { locate } from "./program.js";

// src/lint/judging/rendered-pools.ts
function withRenderedPools(clusters, manifests, gitops) {
	if (!rendersPools(manifests)) return clusters;
	const declarations = clusters.map(({ declaration }) => declaration);
	const { bound } = bindManifests(declarations, manifests, gitops);
	return clusters.map((cluster, index) => {
		const { declaration, inventory } = cluster;
		if (declaration.complete === true || declaration.pools !== void 0 && declaration.from === void 0) return cluster;
		const rendered = (bound[index] ?? []).filter((manifest) => manifest.rendered !== void 0);
		const elsewhere = (declaration.hasOwnManifests || declaration.gitops !== void 0 ? [] : clusters.filter((other) => other !== cluster)).flatMap((other) => other.inventory.pools);
		const isOfOther = (pool) => !inventory.pools.some((own) => isMadeOf(pool, own)) && elsewhere.some((other) => isMadeOf(pool, other));
		const faults = [...inventory.faults ?? []];
		const found = rendered.flatMap((manifest) => poolsOf(manifest, cluster, faults)).filter((pool) => !isOfOther(pool));
		if (found.length + faults.length === 0) return cluster;
		const own = withoutRepeated(found);
		const kept = inventory.pools.filter((pool) => !own.some((other) => isMadeOf(other, pool)));
		const added = own.filter(({ name }) => !kept.some((pool) => pool.name === name));
		return {
			...cluster,
			inventory: {
				...inventory,
				pools: [...kept, ...added],
				complete: false,
				...faults.length > 0 && { faults }
			}
		};
	});
}
function poolsOf({ objects, rendered }, { declaration }, faults) {
	const { settings, implicit } = declaration;
	const context = {
		cluster: settings.name,
		transientTaints: settings.transientTaints,
		implicit
	};
	const pools = readObjects(objects.filter(declaresPools), [], unwrittenEntry(void 0, ""), context, faults).flatMap((output) => output.pools);
	if (rendered?.clusters !== void 0) return pools;
	return pools.filter(({ place }) => !isRetired(locate(place).file)).map(unlessInstalled);
}
const INSTALLED = / (?:with|for) /;
function unlessInstalled(pool) {
	const { origin } = pool.place.document;
	if (origin?.renderer !== "helm" || INSTALLED.test(origin.root)) return pool;
	return withOpenExistence(pool, `nothing says that chart "${origin.root}" is installed with its own values`);
}
function isMadeOf(rendered, pool) {
	return rendered.name === pool.name && locate(rendered.place).file === locate(pool.place).file;
}
function withoutRepeated(pools) {
	const known = /* @__PURE__ */ new Map();
	for (const pool of pools) {
		const first = known.get(pool.name);
		if (first === void 0) known.set(pool.name, pool);
		else if (!isSame(first, pool)) known.set(pool.name, withOpenFields(first));
	}
	return [...known.values()];
}
function isSame(one, other) {
	const text = ({ taints, labels }) => JSON.stringify([taints.map(formatTaint).sort(), Object.entries(labels).sort()]);
	return text(one) === text(other);
}
function withOpenFields(pool) {
	const why = "its renderings do not agree";
	const known = pool.incomplete ?? [];
	if (known.some((field) => field.why === why)) return pool;
	const open = ["taints", "labels"].map((field) => ({
		field,
		why,
		place: pool.place
	}));
	return {
		...pool,
		incomplete: [...known, ...open]
	};
}

export { withRenderedPools };