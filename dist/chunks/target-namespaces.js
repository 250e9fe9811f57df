import { r as nearestWord } from "./source.js";
import { A as groupOf, C as EVENT_ID, M as decodeTolerations, N as createDecoder, P as splitDocuments, S as parseYaml, c as parentFolder, o as joinPath, v as NO_CLUSTER_KEYS, w as SCALAR_STYLE, y as resolveSettings } from "./pools.js";
import { _ as getValue, d as lineOf, f as locate, g as getString, p as rangeOfSpan, u as fileOfPlace, v as nodeAt } from "./render-settings.js";
import { O as matchesGlobs, a as startFolder, o as createRepositoryTree, r as followGitops, t as clusterNameOf } from "./follow-gitops.js";
import { E as DECLARED_FORMAT, b as matchesNameGlob, d as keepsPodsOff, f as formatWorkload, h as placeInObject, i as IMPACT_EFFECTS, k as hasNoNodes, l as describeReason, n as appliedFrom, p as identityOf, s as fitWorkload, v as SEVERITIES, w as formatTaint } from "./rules.js";
import { i as sourceLineOf } from "./fit-report.js";

// src/lint/binding.ts
function bindManifests(clusters, manifests, surroundings = []) {
	const [first] = clusters;
	if (first === void 0) return {
		bound: [],
		unbound: manifests
	};
	const isOnly = clusters.length === 1;
	const isChosen = isOnly && countDeclared(first) > 1;
	if (isOnly && !(isChosen && first.gitops !== void 0)) return bindToOnly(first, manifests, isChosen);
	const deploying = deployingFiles(manifests, surroundings);
	const read = new Set(deploying.map(({ file }) => joinPath(file.path)));
	const deployed = followGitops(clusters, deploying).paths;
	const excluded = /* @__PURE__ */ new Set();
	const bound = clusters.map((cluster, index) => {
		const isExcluded = matchesGlobs(configurationOf(cluster), cluster.exclude);
		const reached = deployed[index] ?? /* @__PURE__ */ new Set();
		const isTaken = isChosen && reached.size === 0 ? () => true : takenBy(cluster, reached);
		return manifests.filter((manifest) => {
			const { path } = manifest.file;
			const { rendered } = manifest;
			if (!isExcluded(path)) return rendered?.clusters?.has(clusterNameOf(cluster)) ?? isTaken(path, reachedPath(manifest, read, reached));
			excluded.add(manifest);
			return false;
		});
	});
	const known = /* @__PURE__ */ new Set([...bound.flat(), ...excluded]);
	return {
		bound,
		unbound: isChosen ? [] : manifests.filter((manifest) => !known.has(manifest))
	};
}
function deployingFiles(manifests, surroundings) {
	const written = manifests.filter(({ rendered }) => rendered === void 0);
	return [...surroundings.map((file) => ({ file })), ...written];
}
function reachedPath({ file, rendered }, read, reached) {
	const path = joinPath(file.path);
	if (rendered === void 0 || read.has(path)) return path;
	return [...reached].find((other) => parentFolder(other) === parentFolder(path)) ?? path;
}
function bindToOnly(cluster, manifests, isChosen) {
	const isTaken = ({ rendered }) => rendered?.clusters?.has(clusterNameOf(cluster)) ?? true;
	const unbound = isChosen ? [] : manifests.filter((manifest) => !isTaken(manifest));
	return {
		bound: [manifests.filter(isTaken)],
		unbound
	};
}
function describeIdleFolders(clusters, manifests) {
	const folders = clusters.flatMap(({ gitops }) => gitops?.flux ?? []);
	if (folders.length === 0) return [];
	const tree = createRepositoryTree(manifests);
	return folders.flatMap(({ path, place }) => {
		if (startFolder(tree, place.document.file.path, path) !== void 0) return [];
		const { file, line } = locate(place);
		const nearest = nearestWord(path, tree.folders);
		return [`${file}:${line}: "${path}" holds no manifest that was read, so that Flux begins nowhere${nearest === void 0 ? "" : `; did you mean "${nearest}"?`}`];
	});
}
function configurationOf({ place }) {
	return place.document.file.path;
}
function countDeclared({ place }) {
	const list = getValue(place.document.root, "clusters");
	return list?.kind === "sequence" ? list.items.length : 0;
}
function takenBy(cluster, reached) {
	const { manifests, gitops, hasOwnManifests } = cluster;
	if (manifests === void 0 || gitops !== void 0 && !hasOwnManifests) return gitops === void 0 ? () => true : (_path, by) => reached.has(by);
	const isNamed = matchesGlobs(configurationOf(cluster), manifests);
	return (path, by) => isNamed(path) || reached.has(by);
}

// src/lint/located-findings.ts
function rangeOf(place) {
	return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}
function locateFinding(identified) {
	const { rule, severity, cluster, finding, fingerprint, fixable = false, fixes = [] } = identified;
	const source = rangeOf(finding.at);
	const { workload } = finding;
	const clusters = cluster === null ? [] : [cluster];
	const rendering = workload?.document.origin?.root;
	return {
		rule,
		severity,
		message: finding.message,
		help: finding.help,
		workload: workload === void 0 ? null : identityOf(workload),
		clusters,
		...rendering !== void 0 && { renderings: [rendering] },
		source,
		excerpt: lineOf(fileOfPlace(finding.at), source.line) ?? "",
		related: (finding.related ?? []).map(({ place, message }) => ({
			...locate(place),
			message
		})),
		details: finding.details ?? [],
		fixable,
		...fixes.length > 0 && { fixes },
		fingerprint
	};
}
function compare(a, b) {
	const order = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return order(a.source.file, b.source.file) || a.source.line - b.source.line || a.source.column - b.source.column || order(a.rule, b.rule) || order(a.message, b.message);
}
function worse({ severity: a }, { severity: b }) {
	return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}
function union(some = [], others = []) {
	return [.../* @__PURE__ */ new Set([...some, ...others])];
}
function joinFindings(known, other) {
	const renderings = union(known.renderings, other.renderings);
	return {
		...known,
		clusters: union(known.clusters, other.clusters),
		...renderings.length > 0 && { renderings },
		severity: worse(known, other)
	};
}
function mergeAlike(findings) {
	const merged = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { line, column, file } = finding.source;
		const identity = JSON.stringify([
			finding.rule,
			file,
			line,
			column,
			finding.message
		]);
		const known = merged.get(identity);
		merged.set(identity, known === void 0 ? finding : joinFindings(known, finding));
	}
	return [...merged.values()];
}
function locateFindings(findings) {
	return mergeAlike(findings.map(locateFinding)).sort(compare);
}

// src/lint/change/change-report.ts
function reportChange(base, changes) {
	const orders = changes.flatMap((change) => change.orders);
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
		landFirst: pathsOf(orders, "manifests-first"),
		landAfter: pathsOf(orders, "pools-first"),
		needBoth: pathsOf(orders, "neither")
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
function pathsOf(orders, wanted) {
	const needed = orders.filter(({ order }) => order === wanted);
	return [...new Set(needed.map(({ workload }) => appliedFrom(workload)))].sort();
}

// src/lint/change/impact-reasons.ts
function namePools(names) {
	const quoted = names.map((name) => `"${name}"`);
	return names.length === 1 ? `pool ${quoted[0] ?? ""}` : `pools ${quoted.join(", ")}`;
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
	const headThen = isSame ? before : judge$1(after.workload, comparison.before);
	const baseNow = isSame ? after : judge$1(before.workload, comparison.after);
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
function judge$1(workload, { inventory, admission }) {
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
	if (nowhere && after.inventory.complete) {
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
		const details = describeChange(same, pool);
		if (details.length === 0) continue;
		differences.push({
			...sidesOf(same, pool),
			change: "changed",
			details,
			at: placeOfChange(same, pool)
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
		labels: Object.fromEntries(labels)
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
	const gone = Object.entries(before).filter(([key]) => !Object.hasOwn(after, key));
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
	return has.length === 0 ? ["leaves nothing open any more"] : has.map(({ field, why }) => `leaves its ${field} open: ${why}`);
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
	return Object.fromEntries(Object.entries(first?.labels ?? {}).filter(isCommon));
}
function judgeAnew(judgement, inventory) {
	const fits = judgement.fits.map(({ workload }) => fitWorkload(workload, inventory, judgement.admission));
	return {
		...judgement,
		inventory,
		fits
	};
}

// src/lint/workload-file.ts
const known = /* @__PURE__ */ new WeakMap();
function workloadFile(workload) {
	let path = known.get(workload);
	if (path === void 0) {
		path = fileOfPlace(placeInObject(workload, [])).path;
		known.set(workload, path);
	}
	return path;
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
	if (base.input.configuration === void 0 !== (head.input.configuration === void 0)) return [];
	return pairClusters(base.judgements, head.judgements).map(([was, is]) => {
		const [before, after] = alignSnapshots(was, is);
		const cluster = after.inventory.cluster.name;
		const pools = comparePools(before.inventory.pools, after.inventory.pools, placeOfRemoved(head, cluster));
		return {
			judgement: is,
			change: {
				cluster,
				pools,
				...compareWorkloads({
					before,
					after,
					pairs: pairWorkloads(before.fits, after.fits),
					pools,
					admissionDiffers: describeAdmission(before) !== describeAdmission(after)
				})
			}
		};
	});
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
	return JSON.stringify([
		Object.entries(plugins).sort(),
		comparisonOperators,
		describeObjects(admission)
	]);
}
function describeObjects({ runtimeClasses, namespaces }) {
	const byName = (a, b) => a[0] < b[0] ? -1 : 1;
	const telling = [...namespaces].filter(([, { name, ...rest }]) => Object.values(rest).some((one) => one !== void 0));
	return [[...runtimeClasses].sort(byName), telling.sort(byName)];
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
	const line = place.document.file.text.slice(0, startOf(place)).split("\n").length;
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
function startOf({ document, path }) {
	let node = document.root;
	for (const step of path) {
		const next = node.kind === "sequence" && typeof step === "number" ? node.items[step] : node.kind === "mapping" ? node.entries.findLast(({ key }) => key.text === step)?.value : void 0;
		if (next === void 0) break;
		node = next;
	}
	return node.start;
}

// src/manifest/admission-objects.ts
const NODE_SELECTOR_ANNOTATION = "scheduler.alpha.kubernetes.io/node-selector";
const DEFAULT_TOLERATIONS_ANNOTATION = "scheduler.alpha.kubernetes.io/defaultTolerations";
const TOLERATIONS_WHITELIST_ANNOTATION = "scheduler.alpha.kubernetes.io/tolerationsWhitelist";
function readRuntimeClass(object, name) {
	const decoder = createDecoder();
	const scheduling = getValue(object.node, "scheduling");
	return {
		name,
		nodeSelector: decoder.stringMap(getValue(scheduling, "nodeSelector"), []),
		tolerations: decodeTolerations(decoder, getValue(scheduling, "tolerations"), []),
		overhead: decoder.quantityMap(getValue(getValue(object.node, "overhead"), "podFixed"), [])
	};
}
const TOLERATION_FIELD_TYPES = {
	key: "string",
	operator: "string",
	value: "string",
	effect: "string",
	tolerationSeconds: "number"
};
function isToleration(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.entries(value).every(([field, content]) => typeof content === (TOLERATION_FIELD_TYPES[field] ?? typeof content));
}
function readTolerationsAnnotation(annotations, name) {
	const text = getString(annotations, name);
	if (text === void 0) return void 0;
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) && value.every(isToleration) ? value : void 0;
	} catch {
		return;
	}
}
function readNamespace(object, name) {
	const annotations = getValue(getValue(object.node, "metadata"), "annotations");
	return {
		name,
		nodeSelector: getString(annotations, NODE_SELECTOR_ANNOTATION),
		defaultTolerations: readTolerationsAnnotation(annotations, DEFAULT_TOLERATIONS_ANNOTATION),
		tolerationsWhitelist: readTolerationsAnnotation(annotations, TOLERATIONS_WHITELIST_ANNOTATION)
	};
}
function readAdmissionObjects(objects) {
	const runtimeClasses = /* @__PURE__ */ new Map();
	const namespaces = /* @__PURE__ */ new Map();
	for (const object of objects) {
		const name = getString(getValue(object.node, "metadata"), "name");
		if (name === void 0) continue;
		if (object.kind === "RuntimeClass" && groupOf(object.apiVersion) === "node.k8s.io") runtimeClasses.set(name, readRuntimeClass(object, name));
		else if (object.kind === "Namespace" && object.apiVersion === "v1") namespaces.set(name, readNamespace(object, name));
	}
	return {
		runtimeClasses,
		namespaces
	};
}

// src/manifest/node-feature-rules.ts
function readNodeFeatureTaintKeys(objects) {
	const keys = /* @__PURE__ */ new Set();
	for (const { kind, apiVersion, node } of objects) {
		if (kind !== "NodeFeatureRule" || groupOf(apiVersion) !== "nfd.k8s-sigs.io") continue;
		const rules = getValue(getValue(node, "spec"), "rules");
		for (const rule of rules?.kind === "sequence" ? rules.items : []) {
			const taints = getValue(rule, "taints");
			for (const taint of taints?.kind === "sequence" ? taints.items : []) {
				const key = getString(taint, "key");
				if (key !== void 0) keys.add(key);
			}
		}
	}
	return [...keys];
}

// src/lint/judge.ts
const NO_INVENTORY = {
	cluster: resolveSettings(null, NO_CLUSTER_KEYS),
	pools: [],
	complete: false
};
function uniteInventories(inventories) {
	const settings = inventories.map(({ cluster }) => cluster);
	const agreed = (values) => new Set(values).size === 1 ? values[0] : void 0;
	const some = (plugin) => settings.some(({ admission }) => admission[plugin]);
	return {
		cluster: {
			name: null,
			provider: agreed(settings.map(({ provider }) => provider)),
			kubernetesVersion: agreed(settings.map(({ kubernetesVersion }) => kubernetesVersion)),
			admission: {
				defaultTolerationSeconds: some("defaultTolerationSeconds"),
				extendedResourceToleration: some("extendedResourceToleration"),
				runtimeClass: some("runtimeClass"),
				podNodeSelector: false,
				podTolerationRestriction: false
			},
			comparisonOperators: agreed(settings.map(({ comparisonOperators }) => comparisonOperators)) ?? "unknown",
			transientTaints: settings.flatMap(({ transientTaints }) => transientTaints),
			knownLabels: settings.flatMap(({ knownLabels }) => knownLabels)
		},
		pools: inventories.flatMap(({ pools }) => pools),
		complete: false
	};
}
function withDeclaredNamespaces(objects, { namespaces }) {
	if (namespaces.size === 0) return objects;
	const all = new Map(objects.namespaces);
	for (const [name, declared] of namespaces) {
		const own = all.get(name);
		all.set(name, {
			name,
			nodeSelector: own?.nodeSelector ?? declared.nodeSelector,
			defaultTolerations: own?.defaultTolerations ?? declared.defaultTolerations,
			tolerationsWhitelist: own?.tolerationsWhitelist
		});
	}
	return {
		...objects,
		namespaces: all
	};
}
function withNodeFeatures(inventory, manifests) {
	const nodeFeatureTaintKeys = readNodeFeatureTaintKeys(manifests.flatMap(({ objects }) => objects));
	return nodeFeatureTaintKeys.length === 0 ? inventory : {
		...inventory,
		nodeFeatureTaintKeys
	};
}
function judge(inventory, manifests, admission) {
	const workloads = manifests.flatMap((manifest) => manifest.workloads);
	const noPools = {
		...inventory,
		pools: []
	};
	const fits = [];
	const fragments = [];
	for (const workload of workloads) if (workload.isFragment) fragments.push(fitWorkload(workload, noPools, admission));
	else fits.push(fitWorkload(workload, inventory, admission));
	return {
		inventory,
		admission,
		fits,
		fragments,
		unrendered: new Map(manifests.flatMap(({ file, unrendered: reason }) => reason === void 0 ? [] : [[file.path, reason]]))
	};
}
function admissionOf(manifests) {
	return readAdmissionObjects(manifests.flatMap(({ objects }) => objects));
}
function judgeClusters(clusters, manifests, surroundings = []) {
	if (clusters.length === 0) return [judge(NO_INVENTORY, manifests, admissionOf(manifests))];
	const { bound, unbound } = bindManifests(clusters.map(({ declaration }) => declaration), manifests, surroundings);
	const judgements = clusters.map(({ inventory, declaration }, index) => {
		const own = bound[index] ?? [];
		const possible = [...unbound, ...own];
		const admission = withDeclaredNamespaces(admissionOf(possible), declaration);
		return judge(withNodeFeatures(inventory, possible), own, admission);
	});
	if (unbound.every(({ workloads }) => workloads.length === 0)) return judgements;
	const judged = judge(withNodeFeatures(uniteInventories(clusters.map(({ inventory }) => inventory)), manifests), unbound, admissionOf(manifests));
	return [...judgements, {
		...judged,
		isUnbound: true
	}];
}

// src/manifest/comments.ts
const LINE_BREAK = /[\r\n]/g;
function readComments(file, word) {
	if (!file.text.includes(word)) return [];
	return splitDocuments(file.text).flatMap((slice) => {
		const source = file.text.slice(slice.start, slice.end);
		return source.includes(word) ? commentsOf(source, slice.start) : [];
	});
}
function commentsOf(source, offset) {
	const parsed = parseYaml(source);
	if (!parsed.ok) return [];
	const comments = [];
	let position = 0;
	for (const scalar of [...scalarSpans(parsed), {
		start: source.length,
		end: source.length
	}]) {
		position = collect(source, position, scalar.start, offset, comments);
		position = Math.max(position, scalar.end);
	}
	return comments;
}
function collect(source, from, to, offset, comments) {
	let position = from;
	for (;;) {
		const start = source.indexOf("#", position);
		if (start < 0 || start >= to) return position;
		position = start + 1;
		if (start > 0 && !/[ \t\r\n]/.test(source.charAt(start - 1))) continue;
		LINE_BREAK.lastIndex = start;
		position = LINE_BREAK.exec(source)?.index ?? source.length;
		comments.push({
			text: source.slice(start, position),
			start: start + offset,
			end: position + offset
		});
	}
}
function scalarSpans({ events, toGiven }) {
	return events.flatMap((event) => {
		if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) return [];
		const quotes = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
		return [{
			start: toGiven(event.valueStart - quotes),
			end: toGiven(event.valueEnd + quotes)
		}];
	});
}

// src/manifest/suppressions.ts
const COMMENT_WORD = "taintlint-ignore";
const COMMENT_START = /^#+[ \t]*taintlint-ignore(?![\w-])[ \t]*:?/;
const ANNOTATION = "taintlint.dev/ignore";
const REASON_MARK = /(?:^|\s)--(?=\s|$)/;
function readCommentSuppressions(file) {
	const comments = readComments(file, COMMENT_WORD).map((comment) => ({
		...comment,
		...positionOf(file, comment)
	}));
	const covered = /* @__PURE__ */ new Map();
	for (const { line, alone } of [...comments].reverse()) if (alone) covered.set(line, covered.get(line + 1) ?? line + 1);
	return comments.flatMap((comment) => {
		const head = COMMENT_START.exec(comment.text)?.[0];
		if (head === void 0) return [];
		const line = covered.get(comment.line) ?? comment.line;
		return parseRules(comment.text.slice(head.length)).map(({ id, start }) => {
			const from = comment.start + head.length + start;
			const span = id === "" ? comment : {
				start: from,
				end: from + id.length
			};
			return {
				suppression: {
					origin: "comment",
					rule: id,
					at: {
						file,
						span: {
							start: span.start,
							end: span.end
						}
					},
					covers: `on line ${line}`,
					workload: void 0,
					expires: void 0
				},
				line
			};
		});
	});
}
function readAnnotationSuppressions(workload) {
	const template = workload.podSpecPath.slice(0, -1);
	return (template.length === 0 ? [[]] : [[], template]).flatMap((owner) => {
		const path = [
			...owner,
			"metadata",
			"annotations"
		];
		const { document, objectPath } = workload;
		const text = getString(nodeAt(document.root, [...objectPath, ...path]), ANNOTATION);
		if (text === void 0) return [];
		const at = placeInObject(workload, [...path, ANNOTATION]);
		const covered = owner.length === 0 ? wholeObject(workload) : workload;
		const covers = `for ${formatWorkload(covered)}`;
		return parseRules(text).map(({ id }) => {
			return {
				origin: "annotation",
				rule: id,
				at,
				covers,
				workload: covered,
				expires: void 0
			};
		});
	});
}
function wholeObject(workload) {
	if (workload.part === void 0) return workload;
	const { part: _, ...whole } = workload;
	return whole;
}
function parseRules(text) {
	const mark = REASON_MARK.exec(text);
	const rules = [...(mark === null ? text : text.slice(0, mark.index)).matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map((word) => ({
		id: word[0],
		start: word.index
	}));
	return rules.length > 0 ? rules : [{
		id: "",
		start: 0
	}];
}
function positionOf(file, comment) {
	const { line, column } = rangeOfSpan(file, comment);
	return {
		line,
		alone: file.text.slice(comment.start - column + 1, comment.start).trim() === ""
	};
}

// src/lint/glob-index.ts
function indexGlobs(globs) {
	const heads = {
		entries: /* @__PURE__ */ new Map(),
		lengths: /* @__PURE__ */ new Set()
	};
	const tails = {
		entries: /* @__PURE__ */ new Map(),
		lengths: /* @__PURE__ */ new Set()
	};
	for (const entry of globs) {
		const [glob] = entry;
		const head = /^[^*]*/.exec(glob)?.[0] ?? "";
		const tail = glob.slice(glob.lastIndexOf("*") + 1);
		if (head.length >= tail.length) add(heads, head, entry);
		else add(tails, tail, entry);
	}
	return (name) => [...covering(heads, name, (length) => name.slice(0, length)), ...covering(tails, name, (length) => name.slice(name.length - length))];
}
function add({ entries, lengths }, key, entry) {
	const others = entries.get(key);
	if (others === void 0) entries.set(key, [entry]);
	else others.push(entry);
	lengths.add(key.length);
}
function covering({ entries, lengths }, name, keyOf) {
	return [...lengths].flatMap((length) => {
		if (length > name.length) return [];
		return (entries.get(keyOf(length)) ?? []).flatMap(([glob, value]) => matchesNameGlob(glob, name) ? [value] : []);
	});
}

// src/lint/suppressions.ts
function collectSuppressions(files, workloads, declarations) {
	const comments = new Map([...files].map((file) => [file.path, readCommentSuppressions(file)]));
	const { annotations, byWorkload } = readAnnotations(workloads);
	const declared = declareAll(declarations);
	const byLine = new Map([...comments].flatMap(([path, list]) => list.length === 0 ? [] : [[path, groupByLine(list)]]));
	const byRule = new Map([...groupBy(declared, ({ suppression }) => suppression.rule)].map(arrangeRule));
	function onLine(finding) {
		return byLine.get(fileOfPlace(finding.at).path)?.get(rangeOf(finding.at).line) ?? [];
	}
	return {
		all: [
			...[...comments.values()].flatMap((list) => list.map(({ suppression }) => suppression)),
			...annotations,
			...declared.map(({ suppression }) => suppression)
		],
		declared: new Map(declared.map((one) => [one.suppression, one])),
		covering: (rule, finding) => {
			return [...[...onLine(finding), ...finding.workload === void 0 ? [] : byWorkload.get(finding.workload) ?? []].filter((one) => one.rule === rule), ...declaredFor(byRule.get(rule), finding)];
		}
	};
}
function readAnnotations(workloads) {
	const byDocument = /* @__PURE__ */ new Map();
	const byWorkload = /* @__PURE__ */ new Map();
	const annotations = [];
	for (const workload of workloads) {
		const known = byDocument.get(workload.document) ?? /* @__PURE__ */ new Map();
		byDocument.set(workload.document, known);
		const own = readAnnotationSuppressions(workload).map((read) => {
			const key = JSON.stringify([read.rule, "path" in read.at ? read.at.path : []]);
			const first = known.get(key);
			if (first !== void 0) return first;
			known.set(key, read);
			annotations.push(read);
			return read;
		});
		if (own.length > 0) byWorkload.set(workload, own);
	}
	return {
		annotations,
		byWorkload
	};
}
function workloadPath({ namespace, kind, name }) {
	return `${namespace}/${kind}/${name}`;
}
function isGlobOfWorkloads(text) {
	return text.includes("*");
}
function declareAll(declarations) {
	const matchers = /* @__PURE__ */ new Map();
	return declarations.map((declaration) => {
		const { rule, file, place, expires } = declaration;
		const configuration = place.document.file.path;
		const matchesFile = file === void 0 ? () => true : matchers.get(file) ?? matchesGlobs(configuration, [file]);
		if (file !== void 0) matchers.set(file, matchesFile);
		return {
			declaration,
			matchesFile,
			suppression: {
				origin: "configuration",
				rule,
				at: {
					...place,
					path: [...place.path, "rule"]
				},
				covers: "that the entry covers",
				workload: void 0,
				expires
			}
		};
	});
}
function arrangeRule([rule, entries]) {
	const named = entries.flatMap((entry) => {
		const { workload } = entry.declaration;
		return workload === void 0 ? [] : [[workload, entry]];
	});
	const ofAny = entries.filter(({ declaration }) => declaration.workload === void 0);
	return [rule, {
		ofWorkload: indexGlobs(named),
		ofAny,
		ofAnyByFile: /* @__PURE__ */ new Map()
	}];
}
function declaredFor(entries, { at, workload }) {
	if (entries === void 0) return [];
	const { path } = fileOfPlace(at);
	let ofAny = entries.ofAnyByFile.get(path);
	if (ofAny === void 0) {
		ofAny = entries.ofAny.filter(({ matchesFile }) => matchesFile(path));
		entries.ofAnyByFile.set(path, ofAny);
	}
	return [...(workload === void 0 ? [] : entries.ofWorkload(workloadPath(workload))).filter(({ matchesFile }) => matchesFile(path)), ...ofAny].map(({ suppression }) => suppression);
}
function groupByLine(list) {
	const lines = groupBy(list, ({ line }) => line);
	return new Map([...lines].map(([line, ones]) => [line, ones.map(({ suppression }) => suppression)]));
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

// src/lint/target-namespaces.ts
function withTargetNamespaces(input) {
	const { clusters, manifests, surroundings = [] } = input;
	if (clusters.every(({ declaration }) => declaration.gitops === void 0)) return input;
	const deployments = followGitops(clusters.map(({ declaration }) => declaration), deployingFiles(manifests, surroundings));
	return {
		...input,
		manifests: manifests.map((manifest) => moveWorkloads(manifest, deployments))
	};
}
function moveWorkloads(manifest, { namespaces, defaultNamespaces }) {
	if (manifest.rendered !== void 0) return manifest;
	const path = joinPath(manifest.file.path);
	const target = onlyOne(namespaces.get(path));
	const fallback = namespaces.has(path) ? void 0 : onlyOne(defaultNamespaces.get(path));
	if (target === void 0 && fallback === void 0) return manifest;
	const workloads = manifest.workloads.map((workload) => {
		if (workload.apiVersion === "") return workload;
		const namespace = target ?? (saysNamespace(workload) ? void 0 : fallback);
		return namespace === void 0 ? workload : {
			...workload,
			namespace
		};
	});
	return {
		...manifest,
		workloads
	};
}
function onlyOne(namespaces = /* @__PURE__ */ new Set()) {
	const [namespace, ...others] = namespaces;
	return others.length === 0 ? namespace : void 0;
}
function saysNamespace({ document, objectPath }) {
	return getValue(getValue(nodeAt(document.root, objectPath), "metadata"), "namespace") !== void 0;
}

export { judgeClusters as a, reportChange as c, rangeOf as d, describeIdleFolders as f, workloadPath as i, reportImpacts as l, collectSuppressions as n, compareClusters as o, isGlobOfWorkloads as r, workloadFile as s, withTargetNamespaces as t, locateFindings as u };