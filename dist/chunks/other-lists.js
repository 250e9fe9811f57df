import { CLUSTER_ANNOTATION, ORIGIN_ANNOTATION, QUEUE_LABEL, dayOfOrigin, goesTo, groupBy, listAt, mayBePolicy, narrowed, parseJson, podSpecPathOf, readManifest, textAt } from "./core.js";
import { count, didYouMean, nameSome, quoted } from "./program.js";
import { DISK, lookUpPath, readSourceFile, relativePath, walkFiles } from "./lint.js";
const { join } = process.getBuiltinModule("node:path");

// src/lint/change/other-workloads.ts
const MOST = {
	characters: 8388608,
	placements: 5e4,
	workloads: 1e6
};
const READ_AT_ONCE = 1e3;
const MOST_DAYS = 7;
const NAMED_LISTS = 5;
const EMPTY = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function withOthers(input, lists, most = MOST) {
	const others = /* @__PURE__ */ new Map();
	const looksAtPods = mayLookAtPods(input);
	const remarks = [];
	let workloads = 0;
	const isFull = () => others.size >= most.placements || workloads >= most.workloads;
	for (const { value, problem } of lists) {
		if (isFull() || input.deadline?.isOver("reading")) break;
		const { path, text } = value ?? {
			path: problem.path,
			text: ""
		};
		const parsed = text.length > most.characters ? void 0 : parseJson(text).value;
		const items = listAt(parsed, "items").filter((item) => podPathOf(item) !== void 0);
		const read = foldItems(items, looksAtPods || text.includes("kueue.x-k8s.io/queue-name"), others, most.placements);
		const why = parsed === void 0 ? problem?.message ?? "it is no JSON, or has more than 8 MiB" : remarkOn(items, read, input.today);
		if (why !== void 0) remarks.push({
			path,
			why
		});
		workloads += items.length;
	}
	const all = [...others.values()];
	const nowhere = all.filter((one) => input.clusters.every(({ inventory }) => !goesTo(one, inventory, input))).reduce((sum, { members }) => sum + members.length, 0);
	const notices = [...groupBy(remarks, ({ why }) => why)].map(([why, ones]) => {
		const paths = ones.map(({ path }) => quoted(path));
		return `${count(ones.length, "list")} of workloads: ${why}: ${nameSome(paths, NAMED_LISTS)}`;
	});
	const who = count(nowhere, "workload of other repositories names", "workloads of other repositories name");
	if (nowhere > 0) notices.push(`${who} no cluster of the inventory`);
	const known = {
		...input,
		others: all,
		notices: [...input.notices, ...notices]
	};
	if (!isFull()) return known;
	return narrowed(known, `too many workloads of other repositories: only ${workloads}, in ${all.length} placements, were read`);
}
function mayLookAtPods({ manifests, clusters }) {
	const objects = manifests.flatMap((manifest) => manifest.objects);
	const pools = clusters.flatMap(({ inventory }) => inventory.pools);
	return objects.some((one) => mayBePolicy(one) || one.kind === "LimitRange" || one.kind === "LocalQueue") || pools.some(({ takesOnly }) => takesOnly !== void 0);
}
function podPathOf(item) {
	return podSpecPathOf(textAt(item, "apiVersion") ?? "", textAt(item, "kind") ?? "");
}
function originOf(item) {
	return textAt(item, "metadata", "annotations", "taintlint.dev/origin") ?? "";
}
function remarkOn(items, read, today = "") {
	if (items.length === 0) return "it holds none";
	if (read < items.length) return "not all of them can be read";
	const oldest = (/* @__PURE__ */ new Date((Date.parse(today) || 0) - MOST_DAYS * 864e5)).toISOString().slice(0, 10);
	return items.every((item) => (dayOfOrigin(originOf(item)) ?? oldest) < oldest) ? `of commits that are older than ${MOST_DAYS} days` : void 0;
}
function foldItems(items, isWhole, others, most) {
	const keys = items.map((item) => describePlacement(item, isWhole));
	const fresh = [...new Map(keys.map((key, index) => [key, items[index]]))].filter(([key]) => !others.has(key)).slice(0, most - others.size);
	for (let start = 0; start < fresh.length; start += READ_AT_ONCE) {
		const part = fresh.slice(start, start + READ_AT_ONCE);
		const file = {
			path: "",
			text: JSON.stringify({
				kind: "List",
				items: part.map(([, item]) => item)
			})
		};
		for (const workload of readManifest(file).workloads) {
			const [key = ""] = part[Number(workload.objectPath[1])] ?? [];
			const cluster = workload.annotations["taintlint.dev/cluster"] ?? "";
			const document = isWhole ? workload.document : {
				file: {
					path: "",
					text: ""
				},
				start: 0,
				root: EMPTY
			};
			others.set(key, {
				workload: {
					...workload,
					document
				},
				cluster,
				members: []
			});
		}
	}
	const found = keys.map((key) => others.get(key)?.members);
	for (const [index, item] of items.entries()) found[index]?.push([textAt(item, "metadata", "name") ?? "", originOf(item)]);
	return found.filter((members) => members !== void 0).length;
}
const CHOSEN = /^(?:nodeSelector|os|labels|matchLabels)$/;
const UNPLACED = /^(?:labels|labelSelector|namespaces|namespaceSelector|\w*[lL]abelKeys|replicas|volumes|volumeClaimTemplates|ports|cpu|memory|ephemeral-storage|hugepages-\w+)$/;
function describePlacement(item, isWhole) {
	const isLeft = (key) => key === "name" || key === "taintlint.dev/origin" || !isWhole && UNPLACED.test(key);
	return JSON.stringify(item, (key, value) => isLeft(key) ? void 0 : CHOSEN.test(key) ? Object.entries(Object(value)) : value);
}

// src/workspace/other-lists.ts
function readOthers(input, name, workingDirectory) {
	if (name === void 0) return { value: input };
	const found = lookUpPath(workingDirectory, name, DISK);
	if (found.kind === "folder") return { value: withOthers(input, listsIn(found.path, workingDirectory)) };
	return { problem: [{ message: `--workloads: "${name}" is no folder${found.kind === "missing" ? didYouMean(found.nearest) : ""}` }] };
}
function* listsIn(folder, workingDirectory) {
	for (const path of walkFiles(folder, DISK, { dotFolders: false }).paths) {
		const absolute = join(folder, path);
		if (!path.endsWith(".json") || !DISK.lstat(absolute)?.isFile()) continue;
		yield readSourceFile(absolute, relativePath(workingDirectory, absolute), DISK);
	}
}

export { readOthers };