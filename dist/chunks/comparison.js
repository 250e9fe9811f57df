import { __exportAll } from "./rolldown-runtime.js";
import { RENDERERS, SEVERITIES, byWord, count, fileOfPlace, getEntry, getString, getValue, lineOf, list, nodeAt, quoted, rangeOf, renderSettings, toValue } from "./program.js";
import { DECLARED_FORMAT, IMPACT_EFFECTS, RULES, appliedFrom, canonicalText, createRuleSettings, describeDifference, describeIdentity, describeReason, fitWorkload, formatTaint, formatWorkload, groupBy, hasNoNodes, holdsNothing, isLoss, isManifestName, isPlacementKnown, isRecord, keepsPodsOff, knowsAllPools, placeInObject, placeholderIn, sourceLineOf, weakenedCheck, workloadFile, workloadPath } from "./core.js";

// src/lint/change/change-report.ts
function reportChange(base, changes) {
	const orders = changes.flatMap((change) => change.orders);
	const arrivals = reportArrivals(changes);
	return {
		base,
		pools: changes.flatMap(({ cluster, pools }) => pools.map(({ pool, change, details, at }) => {
			const { file, line } = rangeOf(at);
			return {
				pool,
				cluster,
				change,
				source: {
					file,
					line
				},
				details
			};
		})),
		workloads: reportImpacts(changes),
		landFirst: pathsOf$1(orders, "manifests-first"),
		landAfter: pathsOf$1(orders, "pools-first"),
		needBoth: pathsOf$1(orders, "neither"),
		...arrivals.added + arrivals.refused.length > 0 && { arrivals }
	};
}
function reportArrivals(changes) {
	const named = (part) => changes.flatMap(({ cluster, arrivals }) => arrivals[part].map((workload) => {
		const { kind, namespace, name } = workload;
		return {
			kind,
			namespace,
			name,
			cluster,
			source: sourceLineOf(placeInObject(workload, []))
		};
	}));
	return {
		added: changes.reduce((sum, { arrivals }) => sum + arrivals.added.length, 0),
		unplaced: named("unplaced"),
		refused: named("refused")
	};
}
function reportImpacts(changes) {
	return changes.flatMap(({ cluster, impacts }) => impacts.map((impact) => reportImpact(impact, cluster))).sort((a, b) => IMPACT_EFFECTS.indexOf(a.effect) - IMPACT_EFFECTS.indexOf(b.effect));
}
function reportImpact(impact, cluster) {
	const { workload, effect, pools, evictedAfterSeconds, reason } = impact;
	const { kind, namespace, name } = workload;
	return {
		kind,
		namespace,
		name,
		cluster,
		source: sourceLineOf(placeInObject(workload, [])),
		effect,
		pools,
		evictedAfterSeconds,
		reason
	};
}
function pathsOf$1(orders, wanted) {
	const needed = orders.filter(({ order }) => order === wanted);
	return [...new Set(needed.map(({ workload }) => appliedFrom(workload)))].sort();
}

// src/lint/change/impact-reasons.ts
function namePools(names) {
	return `${names.length === 1 ? "pool" : "pools"} ${names.map(quoted).join(", ")}`;
}
function describePool({ name, is }) {
	if (is === void 0) return `pool "${name}" is removed`;
	return `pool "${name}" does not take it any more: ${is.reasons.map(describeReason).join("; ")}`;
}
function describeLoss(lost, nowhere) {
	const rest = nowhere ? ["no other declared pool takes it, but the inventory may lack some"] : [];
	return [...lost.map(describePool), ...rest].join("; ");
}
function describeEviction(evicted) {
	return evicted.map(({ name, is }) => {
		const taints = is?.pool.taints.filter(({ effect }) => effect === "NoExecute") ?? [];
		const untolerated = taints.filter((taint) => is?.untolerated.includes(taint));
		const describe = (named) => `${named.map((taint) => `taint ${formatTaint(taint)}`).join(", ")} of pool "${name}"`;
		return untolerated.length > 0 ? `it does not tolerate ${describe(untolerated)}` : `it tolerates ${describe(taints)} only for a while`;
	}).join("; ");
}
function describeGain(pools) {
	return `${namePools(pools)} ${pools.length === 1 ? "takes" : "take"} it now`;
}
function describeStart(pools) {
	return `it had no pool, and ${describeGain(pools)}`;
}

// src/lint/change/impacts.ts
function compareWorkloads(comparison) {
	const pools = comparedPools(comparison);
	const all = pools.length === 0 ? [] : comparison.pairs.filter(isJudged).map((pair) => comparePair(pair, pools, comparison));
	const rank = ({ effect }) => IMPACT_EFFECTS.indexOf(effect);
	return {
		impacts: all.flatMap(({ impacts }) => impacts).sort((a, b) => rank(a) - rank(b) || byName(a.workload, b.workload)),
		orders: all.flatMap(({ orders }) => orders),
		undecided: all.flatMap(({ undecided }) => undecided)
	};
}
function comparedPools({ before, after, pools, admissionDiffers }) {
	const changed = pools.map(({ pool: name, before: was, after: is }) => ({
		name,
		before: was,
		after: is
	}));
	if (!admissionDiffers) return changed;
	const named = new Set(changed.flatMap((one) => [one.before, one.after]));
	const others = after.inventory.pools.flatMap((pool) => {
		const old = before.inventory.pools.find(({ name }) => name === pool.name);
		return named.has(pool) || old === void 0 ? [] : [{
			name: pool.name,
			before: old,
			after: pool
		}];
	});
	return [...changed, ...others];
}
function isJudged({ before, after }) {
	return [before, after].every(({ valid, admissionError, workload }) => valid && admissionError === void 0 && workload.isFragment === void 0 && workload.strayFields.length === 0);
}
function comparePair(pair, pools, comparison) {
	const { before, after } = pair;
	const isSame = before.workload === after.workload || specOf(before.workload) === specOf(after.workload);
	const headThen = isSame ? before : judge(after.workload, comparison.before);
	const baseNow = isSame ? after : judge(before.workload, comparison.after);
	const cases = pools.map((pool) => {
		return {
			...pool,
			was: fitOn(before, pool.before),
			is: fitOn(after, pool.after),
			onOldPool: fitOn(headThen, pool.before),
			asItWas: fitOn(baseNow, pool.after)
		};
	});
	const { workload } = after;
	return {
		impacts: [...lossesOf(after, cases, comparison), ...gainsOf(before, after, cases, baseNow)],
		orders: isSame ? [] : ordersOf(workload, cases, before, headThen),
		undecided: cases.some(isUndecided) ? [workload] : []
	};
}
function judge(workload, { inventory, admission }) {
	return fitWorkload(workload, inventory, admission);
}
function specOf({ podSpec, namespace, labels, annotations, templateLabels, templateAnnotations }) {
	return JSON.stringify([
		podSpec,
		namespace,
		labels,
		annotations,
		templateLabels,
		templateAnnotations
	]);
}
function fitOn({ pools }, pool) {
	return pool === void 0 ? void 0 : pools.find((fit) => fit.pool === pool);
}
function admits(fit) {
	return fit?.verdict === "fits" || fit?.verdict === "avoided";
}
function isUndecided({ was, is }) {
	return admits(was) && is?.verdict === "unknown";
}
function isLost({ was, is, after, onOldPool }) {
	if (!admits(was)) return false;
	if (after === void 0) return onOldPool?.verdict !== "blocked";
	if (is?.verdict !== "blocked") return false;
	const own = onOldPool?.verdict === "blocked" ? new Set(onOldPool.reasons.map(describeReason)) : /* @__PURE__ */ new Set();
	return !is.reasons.some((reason) => own.has(describeReason(reason)));
}
function isSooner(fit, than) {
	if (fit === void 0 || fit.evictedAfterSeconds === null || than === void 0) return false;
	return than.evictedAfterSeconds === null || fit.evictedAfterSeconds < than.evictedAfterSeconds;
}
function isEvicted(one) {
	if (!admits(one.was) || !isSooner(one.is, one.was)) return false;
	return isLost(one) || admits(one.onOldPool) && isSooner(one.is, one.onOldPool);
}
function soonest(cases) {
	const times = cases.flatMap(({ is }) => is?.evictedAfterSeconds ?? []);
	return times.length === 0 ? null : Math.min(...times);
}
function lossesOf(fit, cases, { after }) {
	const { workload } = fit;
	const lost = cases.filter(isLost);
	const evicted = cases.filter(isEvicted);
	const namesOf = (list) => list.map(({ name }) => name);
	const nowhere = lost.length > 0 && fit.pools.every(({ verdict }) => verdict === "blocked");
	if (nowhere && knowsAllPools(after.inventory, fit)) {
		const reason = describeLoss(lost, false);
		return [{
			workload,
			effect: "unschedulable",
			pools: namesOf(lost),
			evictedAfterSeconds: soonest(evicted),
			reason
		}];
	}
	const impacts = [];
	if (evicted.length > 0) {
		const [seconds, reason] = [soonest(evicted), describeEviction(evicted)];
		impacts.push({
			workload,
			effect: "evicted",
			pools: namesOf(evicted),
			evictedAfterSeconds: seconds,
			reason
		});
	}
	const others = lost.filter((one) => !evicted.includes(one));
	if (others.length > 0) {
		const reason = describeLoss(others, nowhere);
		impacts.push({
			workload,
			effect: "loses-pool",
			pools: namesOf(others),
			evictedAfterSeconds: null,
			reason
		});
	}
	return impacts;
}
function gainsOf(before, after, cases, baseNow) {
	const { workload } = after;
	const opened = cases.filter(({ was, is, asItWas }) => {
		return (was === void 0 || was.verdict === "blocked") && admits(is) && admits(asItWas);
	});
	if (opened.length === 0) return [];
	const first = before.pools.every(({ verdict }) => verdict === "blocked") && baseNow.pools.some(admits);
	const gained = first ? opened : opened.filter(({ was }) => was !== void 0);
	if (gained.length === 0) return [];
	const pools = gained.map(({ name }) => name);
	const reason = first ? describeStart(pools) : describeGain(pools);
	return [{
		workload,
		effect: first ? "schedulable" : "gains-pool",
		pools,
		evictedAfterSeconds: null,
		reason
	}];
}
function isHurt(fit, than) {
	return fit?.verdict === "blocked" || isSooner(fit, than);
}
function ordersOf(workload, cases, before, headThen) {
	return cases.flatMap(({ name, was, is, onOldPool, asItWas }) => {
		if (!admits(is)) return [];
		if (was === void 0) return before.pools.some(admits) && headThen.pools.every(({ verdict }) => verdict === "blocked") ? [{
			workload,
			pool: name,
			order: "pools-first",
			evicts: false
		}] : [];
		if (!admits(was)) return [];
		const [poolFirst, manifestFirst] = [isHurt(asItWas, was), isHurt(onOldPool, was)];
		if (!poolFirst && !manifestFirst) return [];
		return [{
			workload,
			pool: name,
			order: poolFirst ? manifestFirst ? "neither" : "manifests-first" : "pools-first",
			evicts: isSooner(poolFirst ? asItWas : onOldPool, was)
		}];
	});
}
function byName(a, b) {
	const text = ({ namespace, kind, name }) => `${namespace}/${kind}/${name}`;
	return text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0;
}

// src/lint/change/replaced-groups.ts
const at = (...names) => names.map((name) => ({
	name,
	path: [name]
}));
const ofTemplate = (name) => ({
	name: `launch_template.${name}`,
	path: [
		"launch_template",
		0,
		name
	]
});
const OF_THE_GROUP = [
	...at("ami_type", "capacity_type", "cluster_name", "disk_size", "instance_types", "node_role_arn", "subnet_ids"),
	ofTemplate("id"),
	ofTemplate("name")
];
const OF_THE_NODES = [...at("version", "release_version"), ofTemplate("version")];
const NODE_GROUP = /(?:^|\.)(?:aws_eks_node_group\.|(?:eks_managed_)?node_groups\[)/;
function groupReplacementOf(before, after) {
	if (![before, after].every(isNodeGroup)) return void 0;
	const changed = (fields) => fields.flatMap(({ name, path }) => differs(before, after, path) ? [name] : []);
	const [group, nodes] = [changed(OF_THE_GROUP), changed(OF_THE_NODES)];
	if (group.length > 0) return {
		by: "Terraform",
		fields: [...group, ...nodes]
	};
	return nodes.length === 0 ? void 0 : {
		by: "EKS",
		fields: nodes
	};
}
function isNodeGroup({ format, place }) {
	return format === "terraform" && NODE_GROUP.test(place.document.address ?? "");
}
function differs(before, after, path) {
	const [old, now] = [before, after].map(({ place }) => {
		const node = nodeAt(place.document.root, path);
		return node === void 0 || placeholderIn(node) !== void 0 ? void 0 : toValue(node);
	});
	if (old === void 0 || now === void 0 || old === null || now === null) return false;
	return told(path, old) !== told(path, now);
}
function told(path, value) {
	const isSet = path[0] === "subnet_ids" && Array.isArray(value);
	return canonicalText(isSet ? value.map(canonicalText).sort() : value);
}

// src/lint/change/replaced-nodes.ts
const HASHED_METADATA = ["labels", "annotations"];
const HASHED_SPEC = [
	"taints",
	"startupTaints",
	"nodeClassRef",
	"kubelet"
];
const HASHED_DURATIONS = ["terminationGracePeriod", "expireAfter"];
const DEFAULTS = { expireAfter: "720h" };
const SECONDS = {
	h: 3600,
	m: 60,
	s: 1
};
const MACHINE_FIELDS = [
	"clusterName",
	"version",
	"bootstrap",
	"infrastructureRef",
	"failureDomain"
];
function replacementOf(before, after) {
	const [old, now] = [templateOf(before), templateOf(after)];
	if (old === void 0 || now === void 0) return void 0;
	const names = /* @__PURE__ */ new Set([...old.fields.keys(), ...now.fields.keys()]);
	if (old.by !== now.by || old.apiVersion !== now.apiVersion) return void 0;
	const fields = [...names].filter((name) => old.fields.get(name) !== now.fields.get(name));
	return fields.length === 0 ? void 0 : {
		by: now.by,
		fields
	};
}
function templateOf({ place }) {
	const object = nodeAt(place.document.root, objectPath(place.path));
	const kind = getString(object, "kind");
	const apiVersion = getString(object, "apiVersion") ?? "";
	const spec = getValue(object, "spec");
	const template = getValue(spec, "template");
	if (template === void 0) return void 0;
	const told = (texts) => new Map(texts.filter(([, text]) => text !== "null"));
	const nodes = getValue(template, "spec");
	if (kind === "NodePool" && apiVersion.startsWith("karpenter.sh/")) return {
		by: "Karpenter",
		apiVersion,
		fields: told([
			...textsOf(getValue(template, "metadata"), HASHED_METADATA, withoutEntries),
			...textsOf(nodes, HASHED_SPEC, withoutEmpty),
			...HASHED_DURATIONS.map((name) => [name, durationOf(nodes, name)])
		])
	};
	if (kind === "MachineDeployment" && apiVersion.startsWith("cluster.x-k8s.io/") && !isReplacedByHand(spec)) return {
		by: "Cluster API",
		apiVersion,
		fields: told(textsOf(nodes, MACHINE_FIELDS, withoutEmpty))
	};
}
function isReplacedByHand(spec) {
	return [getValue(spec, "strategy"), getValue(getValue(spec, "rollout"), "strategy")].some((strategy) => getString(strategy, "type") === "OnDelete");
}
function objectPath(path) {
	const end = path.indexOf("metadata");
	return end < 0 ? path : path.slice(0, end);
}
function textsOf(node, names, clean) {
	return names.map((name) => {
		const value = getValue(node, name);
		return [name, canonicalText(value === void 0 ? null : clean(toValue(value)))];
	});
}
function withoutEntries(value) {
	return isRecord(value) && Object.keys(value).length === 0 ? null : value;
}
function withoutEmpty(value) {
	if (value === "" || value === false || value === 0 || value === void 0) return null;
	if (Array.isArray(value)) {
		const items = value.map(withoutEmpty);
		return items.length === 0 ? null : items.sort((a, b) => canonicalText(a) < canonicalText(b) ? -1 : 1);
	}
	if (!isRecord(value)) return value;
	const kept = Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)]).filter(([, one]) => one !== null);
	return kept.length === 0 ? null : Object.fromEntries(kept);
}
function durationOf(spec, name) {
	const text = getString(spec, name) ?? DEFAULTS[name] ?? "null";
	const parts = [...text.matchAll(/(\d+)([hms])/g)];
	if (parts.map(([part]) => part).join("") !== text) return text;
	return String(parts.reduce((sum, [, number, unit]) => sum + Number(number) * (SECONDS[unit ?? ""] ?? 0), 0));
}

// src/lint/change/pool-differences.ts
function comparePools(before, after, placeOfRemoved) {
	const old = new Map(before.map((pool) => [pool.name, pool]));
	const names = new Set(after.map(({ name }) => name));
	const removed = new Set(before.filter(({ name }) => !names.has(name)));
	const differences = [];
	for (const pool of after) {
		const same = old.get(pool.name) ?? [...removed].find((candidate) => isRenamed(candidate, pool));
		if (same === void 0) {
			differences.push({
				...sidesOf(void 0, pool),
				change: "added",
				details: describeAdded(pool),
				at: pool.place
			});
			continue;
		}
		removed.delete(same);
		const replacement = replacementOf(same, pool) ?? groupReplacementOf(same, pool);
		const details = [...describeChange(same, pool), ...describeReplacement(replacement)];
		if (details.length === 0) continue;
		const replaced = replacement && { replaced: {
			by: replacement.by,
			bound: []
		} };
		const at = placeOfChange(same, pool);
		differences.push({
			...sidesOf(same, pool),
			change: "changed",
			details,
			...replaced,
			at
		});
	}
	for (const pool of removed) {
		const details = ["is removed"];
		differences.push({
			...sidesOf(pool, void 0),
			change: "removed",
			details,
			at: placeOfRemoved(pool)
		});
	}
	return differences;
}
function describeReplacement(replacement) {
	if (replacement === void 0) return [];
	const others = replacement.fields.filter((field) => field !== "taints" && field !== "labels");
	const why = others.length === 0 ? "" : `, for its template changes ${others.join(", ")}`;
	return [`has its nodes replaced by ${replacement.by}${why}`];
}
function sidesOf(before, after) {
	const [had, has] = [before?.taints ?? [], after?.taints ?? []].map((taints) => taints.filter(keepsPodsOff));
	return {
		pool: after?.name ?? before?.name ?? "",
		before,
		after,
		lifted: missingIn(has ?? [], had ?? []),
		added: missingIn(had ?? [], has ?? [])
	};
}
function missingIn(list, taints) {
	const known = new Set(list.map(formatTaint));
	return taints.filter((taint) => !known.has(formatTaint(taint)));
}
function isRenamed(before, after) {
	if (before.format !== after.format) return false;
	const labels = Object.entries(before.labels).map(([key, value]) => {
		return [key, value === before.name && after.labels[key] === after.name ? after.name : value];
	});
	return describeChange({
		...before,
		name: after.name,
		labels: byWord(labels)
	}, after).length === 0;
}
function describeAdded({ taints }) {
	return ["is added", ...taints.map((taint) => `has taint ${formatTaint(taint)}`)];
}
function describeChange(before, after) {
	return [
		...before.name === after.name ? [] : [`was called "${before.name}"`],
		...describeTaints(before.taints, after.taints),
		...describeLabels(before.labels, after.labels),
		...describeRequirements(before, after),
		...describeScale(before, after),
		...describeNodes(before, after),
		...describeOpen(before, after)
	];
}
function describeTaints(before, after) {
	const gone = missingIn(after, before);
	const isReplaced = (taint) => gone.find(({ key, effect }) => key === taint.key && effect === taint.effect);
	const replaced = /* @__PURE__ */ new Set();
	return [...missingIn(before, after).map((taint) => {
		const old = isReplaced(taint);
		if (old === void 0) return `adds taint ${formatTaint(taint)}`;
		replaced.add(old);
		return `changes taint ${formatTaint(old)} to ${formatTaint(taint)}`;
	}), ...gone.filter((taint) => !replaced.has(taint)).map((taint) => `removes taint ${formatTaint(taint)}`)];
}
function describeLabels(before, after) {
	const added = Object.entries(after).flatMap(([key, value]) => {
		const old = before[key];
		if (old === value) return [];
		return [old === void 0 ? `adds label ${key}=${value}` : `changes label ${key}=${old} to ${key}=${value}`];
	});
	const gone = Object.entries(before).filter(([key]) => !(key in after));
	return [...added, ...gone.map(([key, value]) => `removes label ${key}=${value}`)];
}
function describeRequirements(before, after) {
	const texts = ({ requirements = [] }) => requirements.map(({ key, operator, values }) => `${key} ${[operator, values.join(", ")].join(" ").trim()}`);
	const [had, has] = [new Set(texts(before)), new Set(texts(after))];
	return [...[...has].filter((text) => !had.has(text)).map((text) => `adds requirement ${text}`), ...[...had].filter((text) => !has.has(text)).map((text) => `removes requirement ${text}`)];
}
function describeScale(before, after) {
	if (hasNoNodes(before) === hasNoNodes(after)) return [];
	return [hasNoNodes(after) ? "is scaled to zero" : "is no longer scaled to zero"];
}
function describeNodes(before, after) {
	const texts = ({ nodes = [] }) => nodes.map(({ labels, unschedulable }) => JSON.stringify([Object.entries(labels).sort(), unschedulable])).sort();
	if (JSON.stringify(texts(before)) === JSON.stringify(texts(after))) return [];
	return ["changes its nodes"];
}
function describeOpen(before, after) {
	const texts = ({ incomplete = [] }) => incomplete.filter(({ field }) => field !== "scale" && field !== "name");
	const [had, has] = [texts(before), texts(after)];
	if (JSON.stringify(had.map(({ why }) => why)) === JSON.stringify(has.map(({ why }) => why))) return [];
	return has.length === 0 ? ["leaves nothing open any more"] : has.map(({ field, why }) => `leaves ${field === "exists" ? "open whether it exists" : `its ${field} open`}: ${why}`);
}
function placeOfChange(before, after) {
	const [taint] = missingIn(before.taints, after.taints);
	if (taint !== void 0) return taint.place;
	const label = Object.entries(after.labels).find(([key, value]) => before.labels[key] !== value)?.[0];
	if (label === void 0 || after.format !== "taintlint") return after.place;
	const { place } = after;
	const path = place.path.at(-1) === "name" ? place.path.slice(0, -1) : place.path;
	return {
		...place,
		path: [
			...path,
			"labels",
			label
		]
	};
}

// src/lint/change/snapshot-pools.ts
function alignSnapshots(before, after) {
	const pieces = findPieces(before.inventory.pools, after.inventory.pools);
	if (pieces.length === 0) return [before, after];
	const old = divide(before.inventory, pieces, "before");
	const now = divide(after.inventory, pieces, "after");
	return [judgeAnew(before, old), judgeAnew(after, now)];
}
function findPieces(before, after) {
	const lacks = (pools) => (pool) => pool.nodes !== void 0 && pools.every(({ name }) => name !== pool.name);
	const gone = before.filter(lacks(after));
	return after.filter(lacks(before)).flatMap((now) => gone.filter((was) => sharedNodes(was, now).length > 0).map((was) => ({
		before: was,
		after: now
	})));
}
function sharedNodes(pool, other) {
	const names = new Set(other.nodes?.map(({ name }) => name));
	return (pool.nodes ?? []).filter(({ name }) => names.has(name));
}
function divide(inventory, pieces, side) {
	const pools = inventory.pools.flatMap((pool) => {
		const own = pieces.filter((piece) => piece[side] === pool);
		return own.length === 0 ? [pool] : own.map((piece, index) => cut(piece, side, pieces, index === 0));
	});
	return {
		...inventory,
		pools
	};
}
function cut(piece, side, pieces, isFirst) {
	const pool = piece[side];
	const others = pieces.filter((one) => one !== piece && one[side] === pool);
	const elsewhere = new Set(others.flatMap((one) => sharedNodes(pool, one[otherSide(side)]).map(({ name }) => name)));
	const shared = sharedNodes(pool, piece[otherSide(side)]);
	const nodes = isFirst ? (pool.nodes ?? []).filter(({ name }) => !elsewhere.has(name)) : shared;
	const name = pieces.every((one) => one === piece || one.after !== piece.after) ? piece.after.name : `${piece.after.name}, once ${piece.before.name}`;
	return {
		...pool,
		name,
		nodes,
		labels: commonLabels(nodes)
	};
}
function otherSide(side) {
	return side === "before" ? "after" : "before";
}
function commonLabels(nodes) {
	const [first, ...others] = nodes;
	const isCommon = ([key, value]) => others.every(({ labels }) => labels[key] === value);
	return byWord(Object.entries(first?.labels ?? {}).filter(isCommon));
}
function judgeAnew(judgement, inventory) {
	const fits = judgement.fits.map(({ workload }) => fitWorkload(workload, inventory, judgement.admission));
	return {
		...judgement,
		inventory,
		fits
	};
}

// src/lint/change/workload-pairs.ts
function pairWorkloads(before, after) {
	const taken = /* @__PURE__ */ new Set();
	const found = /* @__PURE__ */ new Map();
	for (const keyOf of [keyWithFile, keyOfIdentity]) {
		const candidates = /* @__PURE__ */ new Map();
		for (const fit of after) {
			if (taken.has(fit)) continue;
			const key = keyOf(fit);
			const known = candidates.get(key);
			if (known === void 0) candidates.set(key, [fit]);
			else known.push(fit);
		}
		for (const fit of before) {
			if (found.has(fit)) continue;
			const match = candidates.get(keyOf(fit))?.shift();
			if (match === void 0) continue;
			taken.add(match);
			found.set(fit, match);
		}
	}
	return before.flatMap((fit) => {
		const match = found.get(fit);
		return match === void 0 ? [] : [{
			before: fit,
			after: match
		}];
	});
}
function keyOfIdentity({ workload: { kind, namespace, name } }) {
	return JSON.stringify([
		kind,
		namespace,
		name
	]);
}
function keyWithFile(fit) {
	const path = workloadFile(fit.workload);
	return JSON.stringify([
		keyOfIdentity(fit),
		path,
		fit.workload.document.origin?.root
	]);
}

// src/lint/change/compare-clusters.ts
function compareClusters(base, head) {
	if (head.input.configuration === void 0 && base.input.configuration !== void 0) return [];
	const isAdopted = head.input.configuration !== void 0 && base.input.configuration === void 0;
	return pairClusters(base.judgements, head.judgements).map(([was, is]) => {
		const [before, after] = alignSnapshots(isAdopted ? underSettings(was, is) : was, is);
		const cluster = after.inventory.cluster.name;
		const all = comparePools(before.inventory.pools, after.inventory.pools, placeOfRemoved(head, cluster));
		const differences = isAdopted ? all.filter(isOfOneObject) : all;
		const pairs = pairWorkloads(before.fits, after.fits);
		const pools = differences.map((difference) => withBound(difference, after));
		return {
			judgement: is,
			change: {
				cluster,
				pools,
				...compareWorkloads({
					before,
					after,
					pairs,
					pools,
					admissionDiffers: !isAdopted && describeAdmission(before) !== describeAdmission(after)
				}),
				arrivals: arrivalsOf(after, pairs)
			}
		};
	});
}
function underSettings(was, { inventory: { cluster, complete } }) {
	return judgeAnew(was, {
		...was.inventory,
		cluster,
		complete
	});
}
function isOfOneObject({ before, after }) {
	if (before === void 0 || after === void 0 || before.format !== after.format) return false;
	return before.place.document.file.path === after.place.document.file.path;
}
function arrivalsOf({ inventory, fits }, pairs) {
	const known = new Set(pairs.map(({ after }) => after));
	const isRefused = ({ valid, admissionError }) => !valid || admissionError !== void 0;
	const added = fits.filter((fit) => !known.has(fit) && !isRefused(fit));
	const unplaced = added.filter((fit) => isPlacementKnown(fit) && fit.pools.length > 0 && knowsAllPools(inventory, fit) && fit.pools.every(({ verdict }) => verdict === "blocked"));
	const workloadsOf = (list) => list.map(({ workload }) => workload);
	return {
		added: workloadsOf(added),
		unplaced: workloadsOf(unplaced),
		refused: workloadsOf(fits.filter(isRefused))
	};
}
function withBound(difference, { inventory, fits }) {
	const { after, replaced } = difference;
	if (after === void 0 || replaced === void 0) return difference;
	const bound = fits.filter((fit) => fit.workload.kind !== "DaemonSet" && isPlacementKnown(fit) && knowsAllPools(inventory, fit) && fit.pools.every(({ pool, verdict }) => pool === after ? verdict === "fits" : verdict === "blocked"));
	return {
		...difference,
		replaced: {
			...replaced,
			bound: bound.map(({ workload }) => workload)
		}
	};
}
function pairClusters(before, after) {
	const [had, has] = [before, after].map((all) => all.filter(({ isUnbound, inventory }) => isUnbound !== true && inventory.pools.length > 0));
	const isLike = (one) => (other) => one.inventory.cluster.name === other.inventory.cluster.name;
	const [gone, ...othersGone] = (had ?? []).filter((one) => !has?.some(isLike(one)));
	const [come, ...othersCome] = (has ?? []).filter((one) => !had?.some(isLike(one)));
	const isRenamed = othersGone.length === 0 && othersCome.length === 0;
	return (has ?? []).flatMap((one) => {
		const same = had?.find(isLike(one)) ?? (isRenamed && one === come ? gone : void 0);
		return same === void 0 ? [] : [[same, one]];
	});
}
function describeAdmission({ inventory, admission }) {
	const { admission: plugins, comparisonOperators } = inventory.cluster;
	const { policyText = "", queues } = admission;
	const told = [
		describeObjects(admission),
		policyText,
		describeQueues(queues)
	];
	return JSON.stringify([
		Object.entries(plugins).sort(),
		comparisonOperators,
		...told
	]);
}
function describeQueues(queues) {
	return JSON.stringify(queues, (key, value) => key === "place" ? void 0 : value);
}
function describeObjects({ runtimeClasses, namespaces, defaultNodeSelector = "" }) {
	const byName = (a, b) => a[0] < b[0] ? -1 : 1;
	const telling = [...namespaces].filter(([, { name, ...rest }]) => Object.values(rest).some((one) => one !== void 0));
	return [
		[...runtimeClasses].sort(byName),
		telling.sort(byName),
		defaultNodeSelector
	];
}
function placeOfRemoved({ input, judgements }, cluster) {
	return ({ place }) => {
		const file = findFile(input, judgements, place.document.file.path);
		if (file !== void 0) return lineOfOld(place, file);
		const declaration = input.clusters.find(({ declaration: { settings } }) => settings.name === cluster)?.declaration;
		if (input.configuration === void 0 || declaration === void 0) return place;
		const key = declaration.pools === void 0 ? "from" : "pools";
		return {
			...declaration.place,
			path: [...declaration.place.path, key],
			part: "key"
		};
	};
}
function findFile({ manifests, configuration }, judgements, path) {
	if (configuration?.file.path === path) return configuration.file;
	return judgements.flatMap(({ inventory }) => inventory.pools).find(({ place }) => place.document.file.path === path)?.place.document.file ?? manifests.find(({ file }) => file.path === path)?.file;
}
function lineOfOld(place, file) {
	const line = place.document.file.text.slice(0, startOf$1(place)).split("\n").length;
	const lines = file.text.replace(/\s+$/, "").split("\n");
	const index = Math.min(line, lines.length) - 1;
	const start = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
	const text = lines[index] ?? "";
	const indent = text.length - text.trimStart().length;
	return {
		file,
		span: {
			start: start + indent,
			end: start + Math.max(indent, text.trimEnd().length)
		}
	};
}
function startOf$1({ document, path }) {
	let node = document.root;
	for (const step of path) {
		const next = node.kind === "sequence" && typeof step === "number" ? node.items[step] : node.kind === "mapping" ? node.entries.findLast(({ key }) => key.text === step)?.value : void 0;
		if (next === void 0) break;
		node = next;
	}
	return node.start;
}

// src/lint/change/known-before.ts
function compareFindings(head, base, texts) {
	const known = new Set(head.filter(isUnseen(texts.unseen)));
	let rest = base;
	const isMoved = movedFiles(texts);
	for (const keyOf of [
		keyWithText,
		keyOfFamily,
		keyOfWords
	]) rest = match(head, rest, keyOf, known);
	rest = matchPools(head, rest, known);
	const isRenamed = renamedClusters(texts);
	match(head.filter(isRenamed.toHead), rest.filter(isRenamed.fromBase), keyWithoutCluster, known);
	match(head.filter(isMoved.toHead), rest.filter(isMoved.fromBase), keyWithoutFile, known);
	return {
		fresh: head.filter((one) => !known.has(one)),
		existing: head.filter((one) => known.has(one))
	};
}
function match(head, base, keyOf, known) {
	const left = /* @__PURE__ */ new Map();
	for (const one of base) {
		const key = keyOf(one);
		const alike = left.get(key);
		if (alike === void 0) left.set(key, [one]);
		else alike.push(one);
	}
	for (const one of head) if (!known.has(one) && left.get(keyOf(one))?.shift() !== void 0) known.add(one);
	return [...left.values()].flat();
}
function matchPools(head, base, known) {
	const used = /* @__PURE__ */ new Set();
	const left = /* @__PURE__ */ new Map();
	for (const one of base) {
		const key = keyOfWorkload(one);
		if (key !== void 0) left.set(key, [...left.get(key) ?? [], one]);
	}
	for (const one of head) {
		const key = keyOfWorkload(one);
		if (known.has(one) || key === void 0) continue;
		const like = (left.get(key) ?? []).find((other) => !used.has(other) && includesAll(other.finding.pools, one.finding.pools));
		if (like === void 0) continue;
		used.add(like);
		known.add(one);
	}
	return base.filter((one) => !used.has(one));
}
function includesAll(some = [], names = []) {
	return names.every((name) => some.includes(name));
}
function keyOfWorkload({ rule, cluster, finding: { workload, pools } }) {
	return workload === void 0 || pools === void 0 ? void 0 : JSON.stringify([
		rule,
		cluster,
		formatWorkload(workload)
	]);
}
function keyOfFamily({ fingerprint }) {
	return fingerprint.replace(/-\d+$/, "");
}
function keyWithText(one) {
	return JSON.stringify([
		keyOfFamily(one),
		one.finding.message,
		textOf(one)
	]);
}
function keyOfWords(one) {
	return JSON.stringify([one.cluster, keyWithoutCluster(one)]);
}
function keyWithoutCluster(one) {
	const { rule, finding } = one;
	const { workload, at, message } = finding;
	const owner = workload === void 0 ? fileOfPlace(at).path : formatWorkload(workload);
	return JSON.stringify([
		rule,
		owner,
		message,
		textOf(one)
	]);
}
function keyWithoutFile(one) {
	const { rule, cluster, finding } = one;
	return JSON.stringify([
		rule,
		cluster,
		describeIdentity(finding.identity, finding.workload),
		finding.message,
		textOf(one)
	]);
}
function textOf({ finding: { at } }) {
	return (lineOf(fileOfPlace(at), rangeOf(at).line) ?? "").trim();
}
function movedFiles({ head, base }) {
	const [now, then] = [pathsOf(head), pathsOf(base)];
	const pathOf = ({ finding }) => fileOfPlace(finding.at).path;
	return {
		toHead: (one) => one.finding.workload === void 0 && !then.has(pathOf(one)),
		fromBase: (one) => one.finding.workload === void 0 && !now.has(pathOf(one))
	};
}
function renamedClusters({ head, base }) {
	const namesOf = ({ clusters }) => new Set(clusters.map(({ inventory }) => inventory.cluster.name));
	const [now, then] = [namesOf(head), namesOf(base)];
	return {
		toHead: ({ cluster }) => !then.has(cluster),
		fromBase: ({ cluster }) => !now.has(cluster)
	};
}
function pathsOf({ manifests, unreadable, clusters, configuration }) {
	const pools = clusters.flatMap(({ inventory }) => inventory.pools);
	return /* @__PURE__ */ new Set([
		...manifests.map(({ file }) => file.path),
		...unreadable.map(({ path }) => path),
		...pools.map(({ place }) => place.document.file.path),
		...configuration === void 0 ? [] : [configuration.file.path]
	]);
}
function isUnseen(unseen) {
	if (unseen.length === 0) return () => false;
	return ({ finding }) => {
		const { path } = fileOfPlace(finding.at);
		return unseen.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
	};
}

// src/lint/change/name-cause.ts
function nameCauses(findings, changes) {
	const lost = new Map(changes.map((change) => [change.cluster, lostPools(change)]));
	return findings.map((one) => {
		const { workload, pools, details } = one.finding;
		if (workload === void 0 || pools === void 0) return one;
		const lines = (lost.get(one.cluster)?.get(workload) ?? []).flatMap(({ pool, line }) => pools.length === 0 || pools.includes(pool) ? [line] : []);
		return lines.length === 0 ? one : {
			...one,
			finding: {
				...one.finding,
				details: [...lines, ...details]
			}
		};
	});
}
function lostPools({ impacts, pools }) {
	const lost = /* @__PURE__ */ new Map();
	for (const impact of impacts.filter(isLoss)) for (const difference of pools.filter(({ pool }) => impact.pools.includes(pool))) {
		const { file, line } = rangeOf(difference.at);
		const known = lost.get(impact.workload) ?? [];
		const text = `this change did it: ${describeDifference(difference)} (${file}:${line})`;
		lost.set(impact.workload, [...known, {
			pool: difference.pool,
			line: text
		}]);
	}
	return lost;
}

// src/lint/change/weakened-settings.ts
const WORDS = [...SEVERITIES, "off"];
const FAIL_ON = [...SEVERITIES].reverse();
const UNMEANT = "Take it back, or say in the change why it is meant.";
function placeOfKey({ file, clusters }, ...path) {
	const document = clusters[0]?.place.document;
	const [key] = path;
	return document?.file === file && typeof key === "string" && getEntry(document.root, key) !== void 0 ? {
		document,
		path,
		part: "key"
	} : startOf(file);
}
function startOf(file) {
	return {
		file,
		span: {
			start: 0,
			end: 0
		}
	};
}
function weakenedSettings(head, base) {
	const { configuration } = head;
	if (configuration === void 0) return [];
	return [
		...weakenedRules(configuration, head, base),
		...weakenedFailOn(configuration, base.configuration),
		...weakenedRender(configuration, base.configuration),
		...addedSuppressions(configuration, base.configuration)
	];
}
function wordOf(rule, settings, cluster, file) {
	const { runs, severity = rule.severity } = settings(rule, cluster, file);
	return runs ? severity : "off";
}
function isWeaker(now, before) {
	return WORDS.indexOf(now) > WORDS.indexOf(before);
}
function describeStep(rule, before, now) {
	const { id } = rule;
	return now === "off" ? `rule ${quoted(id)} is turned off` : `rule ${quoted(id)} is a ${now}, and was ${before === "error" ? "an" : "a"} ${before}`;
}
function weakenedRules(configuration, head, base) {
	const [now, before] = [head, base].map((input) => createRuleSettings(input.configuration));
	if (now === void 0 || before === void 0) return [];
	const clusters = configuration.clusters.map(({ settings }) => settings.name);
	const overrides = [...configuration.ruleOverrides, ...base.configuration?.ruleOverrides ?? []];
	const files = [...new Set(head.manifests.flatMap(({ file, rendered }) => rendered === void 0 ? [file.path] : []))];
	return RULES.flatMap((rule) => {
		const written = configuration.rules.get(rule.id)?.place;
		const at = written === void 0 ? startOf(configuration.file) : {
			...written,
			part: "key"
		};
		const tell = (says, place) => [{
			at: place,
			says,
			help: UNMEANT,
			names: ["rule", rule.id]
		}];
		const [was, is] = [wordOf(rule, before, null, void 0), wordOf(rule, now, null, void 0)];
		if (isWeaker(is, was)) return tell(describeStep(rule, was, is), at);
		if (!overrides.some(({ rules }) => rules.has(rule.id))) return [];
		const place = configuration.ruleOverrides.find(({ rules }) => rules.has(rule.id))?.rules.get(rule.id)?.place;
		const there = place === void 0 ? placeOfKey(configuration, "ruleOverrides") : {
			...place,
			part: "key"
		};
		for (const cluster of clusters) {
			const weaker = [void 0, ...files].flatMap((file) => {
				const [then, today] = [wordOf(rule, before, cluster, file), wordOf(rule, now, cluster, file)];
				return isWeaker(today, then) ? [{
					file,
					then,
					today
				}] : [];
			});
			const [first] = weaker;
			if (first === void 0) continue;
			const where = first.file === void 0 ? `in cluster ${quoted(cluster ?? "")}` : `in ${list(weaker.map(({ file = "" }) => quoted(file)))}`;
			return tell(`${describeStep(rule, first.then, first.today)} ${where}`, there);
		}
		return [];
	});
}
function weakenedFailOn(head, base) {
	const [was, is] = [base?.failOn ?? "error", head.failOn ?? "error"];
	const rank = (word) => word === "never" ? FAIL_ON.length : FAIL_ON.indexOf(word);
	if (rank(is) <= rank(was)) return [];
	const says = is === "never" ? "no finding fails the run any more" : `only ${is}s fail the run: it was ${was}s and worse`;
	return [{
		at: placeOfKey(head, "failOn"),
		says: `"failOn" is ${quoted(is)}, and was ${quoted(was)}: ${says}`,
		help: UNMEANT,
		names: ["failOn"]
	}];
}
function weakenedRender(head, base) {
	const was = base?.render ?? renderSettings("auto");
	const off = RENDERERS.filter((renderer) => head.render[renderer] === "off" && was[renderer] !== "off");
	if (off.length === 0) return [];
	const says = `${list(off)} ${off.length === 1 ? "renders" : "render"} nothing any more: manifests are judged as they stand`;
	return [{
		at: placeOfKey(head, "render"),
		says,
		help: UNMEANT,
		names: ["render"]
	}];
}
function addedSuppressions(head, base) {
	const key = ({ rule, workload, file }) => JSON.stringify([
		rule,
		workload,
		file
	]);
	const forEver = (configuration) => (configuration?.suppress ?? []).filter(({ expires }) => expires === void 0);
	const known = new Set(forEver(base).map(key));
	return forEver(head).filter((entry) => !known.has(key(entry))).map(({ rule, workload, file, place }) => {
		const what = [workload === void 0 ? [] : `for ${quoted(workload)}`, file === void 0 ? [] : `in ${quoted(file)}`].flat();
		const says = `${quoted(rule)} is suppressed ${what.length === 0 ? "everywhere" : what.join(" ")} without an end`;
		return {
			at: {
				...place,
				path: [...place.path, "rule"]
			},
			says,
			help: `Give the entry a last day ("expires"), or correct what it covers.`,
			names: [
				"suppress",
				rule,
				...what
			]
		};
	});
}

// src/lint/change/weakenings.ts
const OF_SUPPRESSIONS = new Set(RULES.filter((rule) => rule.checkSuppression !== void 0 || rule === weakenedCheck).map(({ id }) => id));
function findWeakenings(head, base, { revision, governed, isThere = () => false }) {
	const [now, before] = [head.input, base.input];
	return [
		...replacedConfiguration(now, before),
		...weakenedSettings(now, before),
		...weakenedInventory(now, before),
		...uncoveredFiles(now, before, governed?.input, isThere),
		...lostRenderings(now, before),
		...addedComments(head, base),
		...addedToBaseline(now, before),
		...governed === void 0 ? [] : unsaid(head, base, governed, revision)
	];
}
function replacedConfiguration({ configuration: now }, { configuration: before }) {
	if (before === void 0 || now?.file.path === before.file.path) return [];
	const path = quoted(before.file.path);
	const says = now === void 0 ? `the configuration ${path} is gone: its pools, rules and settings do not hold any more` : `the configuration ${path} does not hold any more: this one has taken its place`;
	return [{
		at: now === void 0 ? startOf({
			path: before.file.path,
			text: ""
		}) : startOf(now.file),
		says,
		help: UNMEANT,
		names: ["configuration"]
	}];
}
function weakenedInventory({ clusters, configuration }, before) {
	if (configuration === void 0) return [];
	const at = placeOfKey(configuration, "clusters");
	const tell = (says, ...names) => ({
		at,
		says,
		help: UNMEANT,
		names: ["inventory", ...names]
	});
	const hasPools = (ones) => ones.some(({ inventory }) => inventory.pools.length > 0);
	if (hasPools(before.clusters) && !hasPools(clusters)) return [tell("no node pools are declared any more: placement is not judged")];
	const nameOf = ({ inventory }) => inventory.cluster.name;
	const names = new Set(clusters.map(nameOf));
	const gone = before.clusters.map(nameOf).filter((name) => name !== null && !names.has(name));
	const lost = clusters.length < before.clusters.length ? gone : [];
	const opened = clusters.filter((cluster) => {
		return before.clusters.find((one) => nameOf(one) === nameOf(cluster))?.inventory.complete === true && !cluster.inventory.complete;
	});
	return [...lost.map((name) => tell(`cluster ${quoted(name ?? "")} is not declared any more: nothing is judged against its pools`, name ?? "")), ...opened.map((cluster) => {
		const name = nameOf(cluster);
		const which = name === null ? "the inventory" : `the inventory of cluster ${quoted(name)}`;
		return {
			...tell(`${which} is not complete any more: what needs all pools is not said, or said more softly`, "complete", name ?? ""),
			at: cluster.declaration.place
		};
	})];
}
function pathsWith(manifests, isWanted) {
	return manifests.filter((manifest) => manifest.rendered === void 0 && isWanted(manifest)).map(({ file }) => file.path);
}
function uncoveredFiles(now, before, governed, isThere) {
	const covered = /* @__PURE__ */ new Set([...pathsWith(now.manifests, () => true), ...now.unreadable.map(({ path }) => path)]);
	const isLeftOut = (path) => isManifestName(path) && !covered.has(path);
	const holds = (manifest) => !holdsNothing(manifest);
	const paths = [.../* @__PURE__ */ new Set([...pathsWith(governed?.manifests ?? [], holds).filter(isLeftOut), ...pathsWith(before.manifests, holds).filter((path) => isLeftOut(path) && isThere(path))])].sort();
	const [first] = paths;
	if (first === void 0) return [];
	const { configuration } = now;
	const key = configuration?.exclude.length === 0 && configuration.manifests !== void 0 ? "manifests" : "exclude";
	return [{
		at: configuration === void 0 ? startOf({
			path: first,
			text: ""
		}) : placeOfKey(configuration, key),
		says: `${count(paths.length, "manifest is", "manifests are")} not covered any more: ${list(paths.map(quoted))}`,
		help: UNMEANT,
		names: ["covered"]
	}];
}
function lostRenderings(now, before) {
	const problemOf = ({ problems }) => problems.find(({ kind }) => kind === "not-rendered");
	const fine = new Set(before.manifests.flatMap((one) => one.rendered && problemOf(one) === void 0 ? one.rendered.root : []));
	return now.manifests.flatMap((manifest) => {
		const problem = problemOf(manifest);
		const root = manifest.rendered?.root;
		if (problem === void 0 || root === void 0 || !fine.has(root)) return [];
		return [{
			at: problem,
			says: `${quoted(root)} could be rendered, and cannot be now: ${problem.message}`,
			help: UNMEANT,
			names: ["rendered", root]
		}];
	});
}
function addedComments({ uses }, { uses: before }) {
	const isWritten = ({ suppression, findings, state }) => suppression.origin !== "configuration" && suppression.expires === void 0 && findings > 0 && state === "used";
	const inFile = ({ suppression: { at, origin, rule, workload } }) => JSON.stringify([
		origin,
		rule,
		workload === void 0 ? fileOfPlace(at).path : workloadPath(workload)
	]);
	const inWords = ({ suppression: { at, rule } }) => JSON.stringify([rule, lineOf(fileOfPlace(at), rangeOf(at).line)?.trim()]);
	let [left, known] = [uses.filter(isWritten), before.filter(({ suppression }) => suppression.origin !== "configuration")];
	for (const keyOf of [inFile, inWords]) {
		const groups = groupBy(known, keyOf);
		left = left.filter((one) => groups.get(keyOf(one))?.shift() === void 0);
		known = [...groups.values()].flat();
	}
	return left.map(({ suppression: { at, rule, covers }, findings }) => ({
		at,
		says: `${quoted(rule)} is silenced ${covers}, which hides ${count(findings, "finding")}`,
		help: "Correct what it covers. An entry of \"suppress\" can have a last day (\"expires\").",
		names: ["silenced", rule]
	}));
}
function addedToBaseline({ baseline }, { baseline: before }) {
	if (baseline === void 0) return [];
	const known = new Set((before?.entries ?? []).map(({ fingerprint }) => fingerprint));
	const added = baseline.entries.filter(({ fingerprint }) => !known.has(fingerprint)).length;
	if (added === 0) return [];
	const says = `the baseline hides ${count(added, "finding")} more than before`;
	return [{
		at: startOf({
			path: baseline.path,
			text: ""
		}),
		says,
		help: UNMEANT,
		names: ["baseline"]
	}];
}
function unsaid(head, base, governed, revision) {
	const own = new Set([head, base].flatMap(({ input }) => input.configuration?.file.path ?? []));
	const told = governed.findings.filter(({ rule, finding }) => !OF_SUPPRESSIONS.has(rule) && !own.has(fileOfPlace(finding.at).path));
	const missing = compareFindings(told, head.findings, {
		head: governed.input,
		base: head.input,
		unseen: []
	}).fresh;
	const hidden = new Set((head.input.baseline?.entries ?? []).map(({ fingerprint }) => fingerprint));
	const lost = missing.filter(({ fingerprint }) => !hidden.has(fingerprint));
	const { fresh, existing } = compareFindings(lost, base.findings, {
		head: governed.input,
		base: base.input,
		unseen: []
	});
	const whose = `the configuration of ${quoted(revision)}`;
	const { configuration } = head.input;
	const [first] = existing;
	return [...fresh.map(({ rule, severity, cluster, finding: { at, message, workload } }) => ({
		at,
		says: `${whose} would report this ${severity} (${rule}): ${message}`,
		help: "Correct it, or say in the change why nobody is to be told of it.",
		names: [
			"unsaid",
			rule,
			cluster ?? "",
			message
		],
		...workload !== void 0 && { workload },
		cause: `unsaid ${rule}`
	})), ...first === void 0 ? [] : [{
		at: configuration === void 0 ? first.finding.at : startOf(configuration.file),
		says: `${count(existing.length, "finding")} that ${whose} reports ${existing.length === 1 ? "is" : "are"} not told any more`,
		help: UNMEANT,
		names: ["unsaid"]
	}]];
}

// src/lint/change/comparison.ts
var comparison_exports = /* @__PURE__ */ __exportAll({
	compareClusters: () => compareClusters,
	compareFindings: () => compareFindings,
	findWeakenings: () => findWeakenings,
	nameCauses: () => nameCauses,
	reportChange: () => reportChange
});

export { compareClusters, compareFindings, comparison_exports, findWeakenings, nameCauses, reportChange, reportImpacts };