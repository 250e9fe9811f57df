import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { A as formatKey, C as getEntry, E as nodeAt, F as NO_WORDS, I as byWord, L as joinByWord, M as resolveTaggedScalar, O as MAX_INT64, P as formatFieldPath, R as nearestWord, S as effectiveEntries, T as getValue, _ as fileOfPlace, b as rangeOfSpan, d as describeNode, f as scalarText, g as quote, h as formatAlternatives, j as resolvePlainScalar, k as MIN_INT64, l as readRenderSettings, m as errorAt, p as toConfigurationValue, v as lineOf, w as getString, x as textPlaceOf, y as locate, z as require_fastest_levenshtein } from "./program.js";
import { t as VERSION$2 } from "./version.js";
import { createHash } from "node:crypto";

// src/model/shorten.ts
function shorten(lines, max, what = "more") {
	if (lines.length <= max) return lines;
	return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} ${what}`];
}
function nameSome$1(names, max, what = "more") {
	const rest = names.length - max;
	return rest > 1 ? `${names.slice(0, max).join(", ")} and ${rest} ${what}` : names.join(", ");
}

// src/model/internal-problem.ts
function internalProblem(error, task, { file, span }) {
	const said = error instanceof Error ? error.message : String(error);
	const stack = error instanceof Error ? error.stack : void 0;
	return {
		kind: "internal",
		message: `taintlint ${VERSION$2} failed while it ${task}: "${said.replaceAll(/\s+/g, " ")}"`,
		file,
		span,
		...stack !== void 0 && { stack }
	};
}

// src/manifest/document-boundaries.ts
const MARKER = /(?:^|\r\n|\n|\r)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
function splitDocuments(text) {
	const slices = [];
	let start = 0;
	for (const match of text.matchAll(MARKER)) {
		const marker = match.index + match[0].length - 3;
		const closes = match[1] === "...";
		if (!closes && onlyDirectives(text, start, marker)) continue;
		const end = closes ? endOfLine(text, marker) : marker;
		slices.push({
			start,
			end
		});
		start = end;
	}
	if (start < text.length || slices.length === 0) slices.push({
		start,
		end: text.length
	});
	return slices;
}
function endOfLine(text, from) {
	REST_OF_LINE.lastIndex = from;
	return REST_OF_LINE.test(text) ? REST_OF_LINE.lastIndex : text.length;
}
const CONTENT_LINE = /^[ \t]*[^ \t\r\n%#]/m;
function onlyDirectives(text, start, end) {
	return !CONTENT_LINE.test(text.slice(start, end));
}

// src/manifest/decoder.ts
function typeOf(node) {
	if (node.kind === "mapping") return "mapping";
	if (node.kind === "sequence") return "list";
	if (node.value === null) return "null";
	return typeof node.value === "string" ? "string" : typeof node.value === "boolean" ? "boolean" : "number";
}
function isNull$1(node) {
	return node === void 0 || node.kind === "scalar" && node.value === null;
}
function createDecoder() {
	const errors = [];
	function refuse(node, path, expected) {
		errors.push({
			path,
			expected,
			found: typeOf(node)
		});
	}
	function text(node, path, expected, takesNumbers) {
		if (isNull$1(node)) return void 0;
		const type = typeOf(node);
		if (type !== "string" && !(takesNumbers && type === "number")) refuse(node, path, expected);
		return node.kind === "scalar" ? node.text : void 0;
	}
	const decoder = {
		errors,
		string: (node, path) => text(node, path, "string", false),
		quantity: (node, path) => text(node, path, "quantity", true),
		integer(node, path) {
			if (isNull$1(node)) return void 0;
			const value = node.kind === "scalar" ? node.value : null;
			if ((typeof value === "bigint" || typeof value === "number" && Number.isInteger(value)) && value >= MIN_INT64 && value <= MAX_INT64) return Number(value);
			refuse(node, path, "whole number");
			const read = node.kind === "scalar" ? Number.parseInt(node.text, 10) : NaN;
			return Number.isNaN(read) ? void 0 : read;
		},
		boolean(node, path) {
			if (isNull$1(node)) return false;
			if (node.kind === "scalar" && typeof node.value === "boolean") return node.value;
			refuse(node, path, "boolean");
			return node.kind === "scalar" && node.text === "true";
		},
		list(node, path, item) {
			if (isNull$1(node)) return [];
			if (node.kind === "sequence") return node.items.map((child, index) => item(child, [...path, index]));
			refuse(node, path, "list");
			return [];
		},
		mapping(node, path) {
			if (isNull$1(node)) return void 0;
			if (node.kind === "mapping") return node;
			refuse(node, path, "mapping");
		},
		stringMap: (node, path) => mapOf(node, path, decoder.string),
		quantityMap: (node, path) => mapOf(node, path, decoder.quantity),
		field: (node, path, key) => [getValue(node, key), [...path, key]]
	};
	function mapOf(node, path, read) {
		const values = [];
		for (const entry of effectiveEntries(decoder.mapping(node, path))) {
			const key = formatKey(entry.key.value);
			values.push([key, read(entry.value, [...path, key]) ?? ""]);
		}
		return byWord(values);
	}
	return decoder;
}

// src/manifest/field-pattern.ts
const KEY$1 = /^[A-Za-z_][\w-]*/;
function parseFieldPattern(text) {
	const steps = [];
	let rest = `.${text}`;
	while (rest !== "") if (rest.startsWith("[*]") && steps.length > 0) {
		steps.push("every item");
		rest = rest.slice(3);
	} else if (rest.startsWith(".*") && steps.length > 0) {
		steps.push("every value");
		rest = rest.slice(2);
	} else {
		const key = rest.startsWith(".") ? KEY$1.exec(rest.slice(1))?.[0] : void 0;
		if (key === void 0) return void 0;
		steps.push({ key });
		rest = rest.slice(1 + key.length);
	}
	return steps;
}
function commonStart(patterns) {
	const [first = [], ...others] = patterns;
	const isShared = (step, index) => others.every((other) => JSON.stringify(other[index]) === JSON.stringify(step));
	const end = first.findIndex((step, index) => !isShared(step, index));
	return end < 0 ? first : first.slice(0, end);
}
function plainKeys(pattern) {
	const keys = pattern.flatMap((step) => typeof step === "string" ? [] : [step.key]);
	return keys.length === pattern.length ? keys : void 0;
}
const NAME_FIELDS = [
	"name",
	"groupName",
	"pipelineTaskName"
];
function nameOfItem(item, index) {
	for (const field of NAME_FIELDS) {
		const name = getString(item, field);
		if (name !== void 0) return name;
	}
	return String(index);
}
function matchPattern(root, pattern) {
	let matches = [{
		path: [],
		node: root,
		names: []
	}];
	for (const step of pattern) matches = matches.flatMap(({ path, node, names }) => {
		if (step === "every item") {
			if (node.kind !== "sequence") return [];
			return node.items.map((item, index) => ({
				path: [...path, index],
				node: item,
				names: [...names, nameOfItem(item, index)]
			}));
		}
		if (step === "every value") return effectiveEntries(node).map(({ key, value }) => {
			const name = formatKey(key.value);
			return {
				path: [...path, name],
				node: value,
				names: [...names, name]
			};
		});
		const value = getValue(node, step.key);
		return value === void 0 ? [] : [{
			path: [...path, step.key],
			node: value,
			names
		}];
	});
	return matches;
}

// src/manifest/pod-spec.ts
function decodeTolerations(decoder, node, path) {
	return decoder.list(node, path, (item, at) => {
		decoder.mapping(item, at);
		const key = decoder.string(...decoder.field(item, at, "key"));
		const operator = decoder.string(...decoder.field(item, at, "operator"));
		const value = decoder.string(...decoder.field(item, at, "value"));
		const effect = decoder.string(...decoder.field(item, at, "effect"));
		const tolerationSeconds = decoder.integer(...decoder.field(item, at, "tolerationSeconds"));
		return {
			...key !== void 0 && { key },
			...operator !== void 0 && { operator },
			...value !== void 0 && { value },
			...effect !== void 0 && { effect },
			...tolerationSeconds !== void 0 && { tolerationSeconds }
		};
	});
}
function decodeRequirement(decoder, node, path) {
	decoder.mapping(node, path);
	return {
		key: decoder.string(...decoder.field(node, path, "key")) ?? "",
		operator: decoder.string(...decoder.field(node, path, "operator")) ?? "",
		values: decoder.list(...decoder.field(node, path, "values"), (value, at) => decoder.string(value, at) ?? "")
	};
}
function decodeTerm(decoder, node, path) {
	const term = decoder.mapping(node, path);
	const requirement = (item, at) => decodeRequirement(decoder, item, at);
	return {
		matchExpressions: decoder.list(...decoder.field(term, path, "matchExpressions"), requirement),
		matchFields: decoder.list(...decoder.field(term, path, "matchFields"), requirement)
	};
}
const REQUIRED = "requiredDuringSchedulingIgnoredDuringExecution";
const PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";
function decodeNodeAffinity(decoder, podSpec, path) {
	const [affinity, affinityPath] = decoder.field(podSpec, path, "affinity");
	const [node, nodePath] = decoder.field(decoder.mapping(affinity, affinityPath), affinityPath, "nodeAffinity");
	const nodeAffinity = decoder.mapping(node, nodePath);
	if (nodeAffinity === void 0) return void 0;
	const [required, requiredPath] = decoder.field(nodeAffinity, nodePath, REQUIRED);
	const selector = decoder.mapping(required, requiredPath);
	const preferred = decoder.list(...decoder.field(nodeAffinity, nodePath, PREFERRED), (item, at) => {
		return {
			weight: decoder.integer(...decoder.field(decoder.mapping(item, at), at, "weight")),
			preference: decodeTerm(decoder, ...decoder.field(item, at, "preference"))
		};
	});
	return {
		required: selector === void 0 ? void 0 : decoder.list(...decoder.field(selector, requiredPath, "nodeSelectorTerms"), (item, at) => decodeTerm(decoder, item, at)),
		preferred
	};
}
function decodeContainers(decoder, podSpec, path, field) {
	return decoder.list(...decoder.field(podSpec, path, field), (item, at) => {
		const container = decoder.mapping(item, at);
		const [resourcesNode, resourcesPath] = decoder.field(container, at, "resources");
		const resources = decoder.mapping(resourcesNode, resourcesPath);
		return {
			name: decoder.string(...decoder.field(container, at, "name")) ?? "",
			image: decoder.string(...decoder.field(container, at, "image")) ?? "",
			requests: decoder.quantityMap(...decoder.field(resources, resourcesPath, "requests")),
			limits: decoder.quantityMap(...decoder.field(resources, resourcesPath, "limits")),
			restartPolicy: getString(container, "restartPolicy")
		};
	});
}
function hostPathsOf(podSpec) {
	const volumes = getValue(podSpec, "volumes");
	if (volumes?.kind !== "sequence") return [];
	return volumes.items.flatMap((volume) => getString(getValue(volume, "hostPath"), "path") ?? []);
}
function readSpreadConstraints(podSpec) {
	const decoder = createDecoder();
	return decoder.list(getValue(podSpec, "topologySpreadConstraints"), [], (item) => {
		const selector = getValue(item, "labelSelector");
		const isPlain = selector !== void 0 && getValue(selector, "matchExpressions") === void 0;
		return {
			maxSkew: decoder.integer(getValue(item, "maxSkew"), []),
			topologyKey: getString(item, "topologyKey") ?? "",
			whenUnsatisfiable: getString(item, "whenUnsatisfiable") ?? "",
			nodeAffinityPolicy: getString(item, "nodeAffinityPolicy"),
			nodeTaintsPolicy: getString(item, "nodeTaintsPolicy"),
			matchLabels: isPlain ? decoder.stringMap(getValue(selector, "matchLabels"), []) : void 0
		};
	});
}
function readQuantities(node, key) {
	return createDecoder().quantityMap(getValue(node, key), []);
}
function hasPodAffinity(podSpec) {
	const podAffinity = getValue(getValue(podSpec, "affinity"), "podAffinity");
	return [REQUIRED, PREFERRED].some((field) => {
		const terms = getValue(podAffinity, field);
		return terms?.kind === "sequence" && terms.items.length > 0;
	});
}
function decodePodSpec(decoder, podSpec, path) {
	const [os, osPath] = decoder.field(podSpec, path, "os");
	return {
		tolerations: decodeTolerations(decoder, ...decoder.field(podSpec, path, "tolerations")),
		nodeSelector: decoder.stringMap(...decoder.field(podSpec, path, "nodeSelector")),
		nodeAffinity: decodeNodeAffinity(decoder, podSpec, path),
		nodeName: decoder.string(...decoder.field(podSpec, path, "nodeName")) ?? "",
		hostNetwork: decoder.boolean(...decoder.field(podSpec, path, "hostNetwork")),
		runtimeClassName: decoder.string(...decoder.field(podSpec, path, "runtimeClassName")),
		os: decoder.string(...decoder.field(decoder.mapping(os, osPath), osPath, "name")),
		hostPaths: hostPathsOf(podSpec),
		containers: decodeContainers(decoder, podSpec, path, "containers"),
		initContainers: decodeContainers(decoder, podSpec, path, "initContainers"),
		resources: {
			requests: readQuantities(getValue(podSpec, "resources"), "requests"),
			limits: readQuantities(getValue(podSpec, "resources"), "limits")
		},
		overhead: readQuantities(podSpec, "overhead"),
		topologySpreadConstraints: readSpreadConstraints(podSpec),
		podAffinity: hasPodAffinity(podSpec)
	};
}
const PLACEHOLDER_FIELDS = [
	"tolerations",
	"nodeSelector",
	"affinity",
	"nodeName",
	"runtimeClassName",
	"hostNetwork",
	"os"
];
function findPlaceholder(podSpec) {
	for (const field of PLACEHOLDER_FIELDS) {
		const value = getValue(podSpec, field);
		const placeholder = value === void 0 ? void 0 : placeholderIn(value, /* @__PURE__ */ new Set());
		if (placeholder !== void 0) return placeholder;
	}
}
const PLACEHOLDER = /\{\{|\{%|\$\{|\$\(/;
function placeholderIn(node, visited) {
	if (visited.has(node)) return void 0;
	visited.add(node);
	if (node.kind === "scalar") return PLACEHOLDER.test(node.text) ? node.text : void 0;
	const children = node.kind === "sequence" ? node.items : node.entries.flatMap((entry) => [entry.key, entry.value]);
	for (const child of children) {
		const placeholder = placeholderIn(child, visited);
		if (placeholder !== void 0) return placeholder;
	}
}

// src/manifest/workload-owner.ts
function nameOf$3(metadata) {
	const name = getString(metadata, "name");
	if (name !== void 0) return name;
	const prefix = getString(metadata, "generateName");
	return prefix === void 0 ? "(no name)" : `${prefix}*`;
}
function ownerOf(object) {
	const metadata = getValue(object.node, "metadata");
	return {
		kind: object.kind,
		apiVersion: object.apiVersion,
		namespace: getString(metadata, "namespace") ?? "default",
		name: nameOf$3(metadata),
		labels: createDecoder().stringMap(getValue(metadata, "labels"), []),
		annotations: createDecoder().stringMap(getValue(metadata, "annotations"), []),
		document: object.document,
		objectPath: object.path
	};
}
function fileOwner(document) {
	return {
		kind: "File",
		apiVersion: "",
		namespace: "",
		name: document.file.path,
		labels: NO_WORDS,
		annotations: NO_WORDS,
		document,
		objectPath: []
	};
}

// src/manifest/custom-workloads/custom-kind.ts
const SCHEDULING_FIELDS$1 = [
	"tolerations",
	"nodeSelector",
	"affinity",
	"nodeAffinity"
];
function kindsOf(group, kinds, pods) {
	return kinds.map((kind) => ({
		group,
		kind,
		pods
	}));
}
function fieldsAt(path) {
	return {
		tolerations: `${path}.tolerations`,
		nodeSelector: `${path}.nodeSelector`,
		affinity: `${path}.affinity`
	};
}

// src/manifest/custom-workloads/read-custom-workloads.ts
const PLACE_IN_POD_SPEC = {
	tolerations: ["tolerations"],
	nodeSelector: ["nodeSelector"],
	affinity: ["affinity"],
	nodeAffinity: ["affinity", "nodeAffinity"]
};
function mappingOf(owner, entries) {
	return {
		kind: "mapping",
		start: owner.start,
		end: owner.end,
		entries
	};
}
function gatherFields(owner, podSpecPath, found) {
	const entries = [];
	const movedFields = [];
	for (const { field, path, entry } of found) {
		if (field === "nodeAffinity") {
			const key = {
				...entry.key,
				value: "nodeAffinity",
				text: "nodeAffinity"
			};
			const affinity = mappingOf(entry.value, [{
				...entry,
				key
			}]);
			entries.push({
				key: {
					...entry.key,
					value: "affinity",
					text: "affinity"
				},
				value: affinity,
				merged: false
			});
		} else entries.push({
			...entry,
			key: {
				...entry.key,
				value: field,
				text: field
			}
		});
		const from = [...podSpecPath, ...PLACE_IN_POD_SPEC[field]];
		if (from.join("\n") !== path.join("\n")) movedFields.push({
			from,
			to: path
		});
	}
	return {
		podSpec: mappingOf(owner, entries),
		movedFields,
		nodes: found.map(({ entry }) => entry.value)
	};
}
function partOf({ part }, names) {
	const words = [...part === void 0 ? [] : [part], ...names];
	return words.length === 0 ? void 0 : words.join(" ");
}
function findPodSpecs(root, text) {
	return matchPattern(root, parseFieldPattern(text) ?? []).flatMap((match) => match.node.kind === "mapping" ? [{
		match,
		podSpec: match.node,
		movedFields: [],
		nodes: [match.node]
	}] : []);
}
function findFields(root, fields) {
	const patterns = SCHEDULING_FIELDS$1.flatMap((field) => {
		const pattern = parseFieldPattern(fields[field] ?? "");
		return pattern === void 0 ? [] : [{
			field,
			pattern
		}];
	});
	const start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
	return matchPattern(root, start).flatMap((match) => {
		const found = patterns.flatMap(({ field, pattern }) => {
			const keys = plainKeys(pattern.slice(start.length)) ?? [];
			const entry = getEntry(nodeAt(match.node, keys.slice(0, -1)), keys.at(-1) ?? "");
			return entry === void 0 ? [] : [{
				field,
				path: [...match.path, ...keys],
				entry
			}];
		});
		return found.length === 0 ? [] : [{
			match,
			...gatherFields(match.node, match.path, found)
		}];
	});
}
function readCustomWorkloads(object, { pods }) {
	return pods.flatMap((declaration) => {
		const { podSpec, fields, openBecause } = declaration;
		return [...podSpec === void 0 ? [] : findPodSpecs(object.node, podSpec), ...fields === void 0 ? [] : findFields(object.node, fields)].map(({ match, podSpec: node, movedFields, nodes }) => {
			const decoder = createDecoder();
			const template = match.path.slice(0, -1);
			const metadata = (field) => createDecoder().stringMap(nodeAt(object.node, [
				...template,
				"metadata",
				field
			]), []);
			const part = partOf(declaration, match.names);
			const decoded = decodePodSpec(decoder, node, match.path);
			return {
				workload: {
					...ownerOf(object),
					...part !== void 0 && { part },
					replicas: createDecoder().integer(nodeAt(object.node, [...template.slice(0, -1), "replicas"]), []),
					templateLabels: metadata("labels"),
					templateAnnotations: metadata("annotations"),
					...openBecause !== void 0 && { isFragment: true },
					podSpecPath: match.path,
					...movedFields.length > 0 && { movedFields },
					podSpec: decoded,
					decodeErrors: decoder.errors,
					strayFields: []
				},
				nodes,
				podSpec: node
			};
		});
	});
}

// src/manifest/fragments.ts
const TOLERATION_FIELDS = /* @__PURE__ */ new Set([
	"key",
	"operator",
	"value",
	"effect",
	"tolerationSeconds"
]);
const NODE_AFFINITY_FIELDS = /* @__PURE__ */ new Set(["requiredDuringSchedulingIgnoredDuringExecution", "preferredDuringSchedulingIgnoredDuringExecution"]);
const APART = /* @__PURE__ */ new Set([
	"openAPIV3Schema",
	"managedFields",
	"status"
]);
const FIELD_NAMES = [
	{
		field: "tolerations",
		ending: /^(.*?)[tT]olerations$/
	},
	{
		field: "nodeSelector",
		ending: /^(.*?)[nN]odeSelector$/
	},
	{
		field: "affinity",
		ending: /^(.*?)[aA]ffinity$/
	}
];
function keysOf(node) {
	return effectiveEntries(node).map(({ key }) => formatKey(key.value));
}
function isTolerationList(node) {
	if (node.kind !== "sequence" || node.items.length === 0) return false;
	return node.items.every((item) => item.kind === "mapping" && keysOf(item).every((key) => TOLERATION_FIELDS.has(key)));
}
function isLabelMap(node) {
	if (node.kind !== "mapping" || node.entries.length === 0) return false;
	return node.entries.every(({ value }) => value.kind === "scalar" && value.value !== null);
}
function isNodeAffinity(node) {
	if (node?.kind !== "mapping" || node.entries.length === 0) return false;
	return keysOf(node).every((key) => NODE_AFFINITY_FIELDS.has(key));
}
function fieldOf(entry) {
	const name = formatKey(entry.key.value);
	if (name === "nodeAffinity") return isNodeAffinity(entry.value) ? {
		field: "nodeAffinity",
		prefix: ""
	} : void 0;
	for (const { field, ending } of FIELD_NAMES) {
		const prefix = ending.exec(name)?.[1];
		if (prefix === void 0) continue;
		return (field === "tolerations" ? isTolerationList(entry.value) : field === "nodeSelector" ? isLabelMap(entry.value) : isNodeAffinity(getValue(entry.value, "nodeAffinity"))) ? {
			field,
			prefix
		} : void 0;
	}
}
function onlyNodeAffinity(entry) {
	const own = getEntry(entry.value, "nodeAffinity");
	if (own === void 0) return entry;
	const value = {
		kind: "mapping",
		start: entry.value.start,
		end: entry.value.end,
		entries: [own]
	};
	return {
		...entry,
		value
	};
}
function readNode$1(field, { value }) {
	return (field === "affinity" ? getValue(value, "nodeAffinity") : void 0) ?? value;
}
function groupFields(mapping, path, isTaken) {
	const groups = /* @__PURE__ */ new Map();
	for (const entry of effectiveEntries(mapping)) {
		const found = fieldOf(entry);
		if (found === void 0 || isTaken(entry.value) || isTaken(readNode$1(found.field, entry))) continue;
		const group = groups.get(found.prefix) ?? [];
		groups.set(found.prefix, group);
		const isAffinity = (field) => field === "affinity" || field === "nodeAffinity";
		if (group.some(({ field }) => field === found.field || isAffinity(field) && isAffinity(found.field))) continue;
		const written = found.field === "affinity" ? onlyNodeAffinity(entry) : entry;
		group.push({
			field: found.field,
			path: [...path, formatKey(entry.key.value)],
			entry: written
		});
	}
	return [...groups.values()];
}
function readFragments({ node: root, owner, taken }) {
	const fragments = [];
	const visited = new Set(taken);
	function read(mapping, path) {
		for (const fields of groupFields(mapping, path, (node) => visited.has(node))) {
			for (const { field, entry } of fields) visited.add(readNode$1(field, entry));
			const { podSpec, movedFields } = gatherFields(mapping, path, fields);
			if (findPlaceholder(podSpec) !== void 0) continue;
			const decoder = createDecoder();
			const decoded = decodePodSpec(decoder, podSpec, path);
			const [first] = fields;
			const part = formatFieldPath(movedFields.length > 0 && first !== void 0 ? first.path : path);
			fragments.push({
				...owner,
				...part !== "" && { part },
				replicas: void 0,
				templateLabels: NO_WORDS,
				templateAnnotations: NO_WORDS,
				isFragment: true,
				podSpecPath: path,
				...movedFields.length > 0 && { movedFields },
				podSpec: decoded,
				decodeErrors: decoder.errors,
				strayFields: []
			});
		}
	}
	function walk(node, path) {
		if (node.kind === "scalar" || visited.has(node)) return;
		visited.add(node);
		if (node.kind === "sequence") {
			node.items.forEach((item, index) => {
				walk(item, [...path, index]);
			});
			return;
		}
		read(node, path);
		for (const { key, value } of effectiveEntries(node)) {
			const name = formatKey(key.value);
			if (!APART.has(name)) walk(value, [...path, name]);
		}
	}
	walk(root, []);
	return fragments;
}

// src/manifest/objects.ts
function groupOf(apiVersion) {
	const slash = apiVersion.indexOf("/");
	return slash < 0 ? "" : apiVersion.slice(0, slash);
}
const LIST_KIND = /^[A-Za-z0-9]*List$/;
function objectsOf(document) {
	const objects = [];
	const visited = /* @__PURE__ */ new Set();
	function collect(node, path, defaultApiVersion, defaultKind) {
		if (node.kind !== "mapping" || visited.has(node)) return;
		visited.add(node);
		const apiVersion = getString(node, "apiVersion") ?? defaultApiVersion;
		const kind = getString(node, "kind") ?? defaultKind;
		const items = LIST_KIND.test(kind) ? getValue(node, "items") : void 0;
		if (items?.kind !== "sequence") {
			if (kind !== "") objects.push({
				apiVersion,
				kind,
				document,
				path,
				node
			});
			return;
		}
		const itemKind = kind === "List" ? "" : kind.slice(0, -4);
		const itemApiVersion = kind === "List" ? "" : apiVersion;
		items.items.forEach((item, index) => {
			collect(item, [
				...path,
				"items",
				index
			], itemApiVersion, itemKind);
		});
	}
	collect(document.root, [], "", "");
	return objects;
}

// src/manifest/custom-workloads/databases.ts
const templatePod = (part, path) => ({
	part,
	fields: {
		tolerations: `${path}.template.pod.tolerations`,
		affinity: `${path}.template.pod.affinity`
	},
	openBecause: "rack awareness and node pools add to it"
});
const perconaPod = (part) => ({
	part,
	fields: {
		tolerations: `spec.${part}.tolerations`,
		nodeSelector: `spec.${part}.nodeSelector`,
		nodeAffinity: `spec.${part}.affinity.advanced.nodeAffinity`
	},
	openBecause: "the operator makes the affinity from several fields"
});
const DATABASE_KINDS = [
	{
		group: "postgresql.cnpg.io",
		kind: "Cluster",
		pods: [{ fields: {
			tolerations: "spec.affinity.tolerations",
			nodeSelector: "spec.affinity.nodeSelector",
			nodeAffinity: "spec.affinity.nodeAffinity"
		} }]
	},
	{
		group: "postgresql.cnpg.io",
		kind: "Pooler",
		pods: [{ podSpec: "spec.template.spec" }]
	},
	{
		group: "postgres-operator.crunchydata.com",
		kind: "PostgresCluster",
		pods: [{
			part: "instance",
			fields: {
				tolerations: "spec.instances[*].tolerations",
				affinity: "spec.instances[*].affinity"
			},
			openBecause: "the operator adds its default scheduling constraints"
		}]
	},
	{
		group: "pxc.percona.com",
		kind: "PerconaXtraDBCluster",
		pods: [
			perconaPod("pxc"),
			perconaPod("haproxy"),
			perconaPod("proxysql")
		]
	},
	{
		group: "mongodbcommunity.mongodb.com",
		kind: "MongoDBCommunity",
		pods: [{
			podSpec: "spec.statefulSet.spec.template.spec",
			openBecause: "the operator merges it with its own pod spec"
		}]
	},
	{
		group: "databases.spotahome.com",
		kind: "RedisFailover",
		pods: [{
			part: "redis",
			fields: fieldsAt("spec.redis")
		}, {
			part: "sentinel",
			fields: fieldsAt("spec.sentinel")
		}]
	},
	{
		group: "rabbitmq.com",
		kind: "RabbitmqCluster",
		pods: [{
			fields: {
				tolerations: "spec.tolerations",
				affinity: "spec.affinity"
			},
			openBecause: "the override is laid over them"
		}, {
			part: "override",
			podSpec: "spec.override.statefulSet.spec.template.spec",
			openBecause: "it is laid over the pod spec of the operator"
		}]
	},
	{
		group: "acid.zalan.do",
		kind: "postgresql",
		pods: [{
			fields: {
				tolerations: "spec.tolerations",
				nodeAffinity: "spec.nodeAffinity"
			},
			openBecause: "the operator adds the toleration and the node labels of its own configuration"
		}]
	},
	{
		group: "cassandra.datastax.com",
		kind: "CassandraDatacenter",
		pods: [{
			podSpec: "spec.podTemplateSpec.spec",
			openBecause: "the operator adds the racks' labels and tolerations"
		}]
	},
	{
		group: "kafka.strimzi.io",
		kind: "Kafka",
		pods: [
			templatePod("kafka", "spec.kafka"),
			templatePod("zookeeper", "spec.zookeeper"),
			templatePod("entity operator", "spec.entityOperator")
		]
	},
	...kindsOf("kafka.strimzi.io", [
		"KafkaNodePool",
		"KafkaConnect",
		"KafkaMirrorMaker2",
		"KafkaBridge"
	], [templatePod("pod", "spec")]),
	{
		group: "ceph.rook.io",
		kind: "CephCluster",
		pods: [{
			part: "placement",
			fields: {
				tolerations: "spec.placement.*.tolerations",
				nodeAffinity: "spec.placement.*.nodeAffinity"
			},
			openBecause: "each daemon's placement is merged with that of \"all\""
		}]
	}
];

// src/manifest/custom-workloads/delivery.ts
const TEMPLATE$3 = [{ podSpec: "spec.template.spec" }];
const WORKFLOW_DEFAULTS = "a template takes over what it does not say itself from the workflow and from the defaults";
const workflow = (path) => [{
	fields: fieldsAt(path),
	openBecause: WORKFLOW_DEFAULTS
}, {
	part: "template",
	fields: fieldsAt(`${path}.templates[*]`),
	openBecause: WORKFLOW_DEFAULTS
}];
const POD_TEMPLATE_DEFAULTS = "Tekton merges it with its default pod template";
const podTemplate = (part, path) => {
	return {
		part,
		fields: fieldsAt(path),
		openBecause: POD_TEMPLATE_DEFAULTS
	};
};
const DELIVERY_KINDS = [
	{
		group: "argoproj.io",
		kind: "Rollout",
		pods: TEMPLATE$3
	},
	...kindsOf("argoproj.io", [
		"Workflow",
		"WorkflowTemplate",
		"ClusterWorkflowTemplate"
	], workflow("spec")),
	{
		group: "argoproj.io",
		kind: "CronWorkflow",
		pods: workflow("spec.workflowSpec")
	},
	...kindsOf("apps.kruise.io", [
		"CloneSet",
		"StatefulSet",
		"DaemonSet"
	], TEMPLATE$3),
	{
		group: "apps.kruise.io",
		kind: "BroadcastJob",
		pods: [{
			podSpec: "spec.template.spec",
			openBecause: "it puts a pod on every node that takes one"
		}]
	},
	{
		group: "apps.kruise.io",
		kind: "AdvancedCronJob",
		pods: [{
			part: "job",
			podSpec: "spec.template.jobTemplate.spec.template.spec"
		}, {
			part: "broadcast job",
			podSpec: "spec.template.broadcastJobTemplate.spec.template.spec",
			openBecause: "it puts a pod on every node that takes one"
		}]
	},
	...kindsOf("serving.knative.dev", ["Service", "Configuration"], TEMPLATE$3),
	{
		group: "serving.knative.dev",
		kind: "Revision",
		pods: [{ podSpec: "spec" }]
	},
	{
		group: "keda.sh",
		kind: "ScaledJob",
		pods: [{ podSpec: "spec.jobTargetRef.template.spec" }]
	},
	{
		group: "apps.openshift.io",
		kind: "DeploymentConfig",
		pods: TEMPLATE$3
	},
	...kindsOf("build.openshift.io", ["BuildConfig", "Build"], [{
		fields: { nodeSelector: "spec.nodeSelector" },
		openBecause: "the cluster's defaults and overrides for builds add to it"
	}]),
	{
		group: "actions.github.com",
		kind: "AutoscalingRunnerSet",
		pods: [{
			part: "runner",
			podSpec: "spec.template.spec"
		}, {
			part: "listener",
			podSpec: "spec.listenerTemplate.spec"
		}]
	},
	...kindsOf("actions.summerwind.dev", ["RunnerDeployment", "RunnerSet"], [{
		fields: fieldsAt("spec.template.spec"),
		openBecause: "the controller adds the containers and what they ask for"
	}]),
	{
		group: "tekton.dev",
		kind: "TaskRun",
		pods: [podTemplate("pod template", "spec.podTemplate")]
	},
	{
		group: "tekton.dev",
		kind: "PipelineRun",
		pods: [
			podTemplate("pod template", "spec.podTemplate"),
			podTemplate("task run template", "spec.taskRunTemplate.podTemplate"),
			podTemplate("task", "spec.taskRunSpecs[*].podTemplate"),
			podTemplate("task", "spec.taskRunSpecs[*].taskPodTemplate")
		]
	}
];

// src/manifest/custom-workloads/infrastructure.ts
const virtualMachine = (path) => [{
	fields: fieldsAt(path),
	openBecause: "KubeVirt adds labels of its own to the node selector"
}];
const envoy = (part, field) => ({
	part,
	fields: fieldsAt(`spec.provider.kubernetes.${field}.pod`),
	openBecause: "a patch beside it may change it, and a DaemonSet is judged in another way"
});
const INFRASTRUCTURE_KINDS = [
	...kindsOf("kubevirt.io", ["VirtualMachine", "VirtualMachineInstanceReplicaSet"], virtualMachine("spec.template.spec")),
	{
		group: "kubevirt.io",
		kind: "VirtualMachineInstance",
		pods: virtualMachine("spec")
	},
	{
		group: "nvidia.com",
		kind: "ClusterPolicy",
		pods: [{
			part: "component",
			fields: fieldsAt("spec.*"),
			openBecause: "they become DaemonSets"
		}]
	},
	{
		group: "gateway.envoyproxy.io",
		kind: "EnvoyProxy",
		pods: [envoy("deployment", "envoyDeployment"), envoy("daemon set", "envoyDaemonSet")]
	}
];

// src/manifest/custom-workloads/ml.ts
const replicas = (field) => [{
	part: "replica",
	podSpec: `spec.${field}.*.template.spec`
}];
const rayCluster = (path) => [{
	part: "head group",
	podSpec: `${path}.headGroupSpec.template.spec`
}, {
	part: "worker group",
	podSpec: `${path}.workerGroupSpecs[*].template.spec`
}];
const daskCluster = (path) => [{
	part: "scheduler",
	podSpec: `${path}.scheduler.spec`
}, {
	part: "worker",
	podSpec: `${path}.worker.spec`
}];
const SPARK_MERGES = "the driver's and the executors' Spark configuration is merged with them";
const sparkApplication = (path) => ["driver", "executor"].flatMap((part) => [{
	part,
	fields: fieldsAt(`${path}.${part}`),
	openBecause: SPARK_MERGES
}, {
	part: `${part} template`,
	podSpec: `${path}.${part}.template.spec`,
	openBecause: SPARK_MERGES
}]);
const ML_KINDS = [
	{
		group: "kubeflow.org",
		kind: "TFJob",
		pods: replicas("tfReplicaSpecs")
	},
	{
		group: "kubeflow.org",
		kind: "PyTorchJob",
		pods: replicas("pytorchReplicaSpecs")
	},
	{
		group: "kubeflow.org",
		kind: "MPIJob",
		pods: replicas("mpiReplicaSpecs")
	},
	{
		group: "kubeflow.org",
		kind: "XGBoostJob",
		pods: replicas("xgbReplicaSpecs")
	},
	{
		group: "kubeflow.org",
		kind: "PaddleJob",
		pods: replicas("paddleReplicaSpecs")
	},
	{
		group: "kubeflow.org",
		kind: "JAXJob",
		pods: replicas("jaxReplicaSpecs")
	},
	{
		group: "trainer.kubeflow.org",
		kind: "TrainJob",
		pods: [{
			part: "override",
			podSpec: "spec.podTemplateOverrides[*].spec",
			openBecause: "the training runtime that they override has its own"
		}]
	},
	{
		group: "ray.io",
		kind: "RayCluster",
		pods: rayCluster("spec")
	},
	{
		group: "ray.io",
		kind: "RayJob",
		pods: [...rayCluster("spec.rayClusterSpec"), {
			part: "submitter",
			podSpec: "spec.submitterPodTemplate.spec"
		}]
	},
	{
		group: "ray.io",
		kind: "RayService",
		pods: rayCluster("spec.rayClusterConfig")
	},
	{
		group: "kubernetes.dask.org",
		kind: "DaskCluster",
		pods: daskCluster("spec")
	},
	{
		group: "kubernetes.dask.org",
		kind: "DaskJob",
		pods: [{
			part: "job",
			podSpec: "spec.job.spec"
		}, ...daskCluster("spec.cluster.spec")]
	},
	{
		group: "kubernetes.dask.org",
		kind: "DaskWorkerGroup",
		pods: [{ podSpec: "spec.worker.spec" }]
	},
	{
		group: "kubeflow.org",
		kind: "Notebook",
		pods: [{
			podSpec: "spec.template.spec",
			openBecause: "the PodDefaults of its namespace may add to it"
		}]
	},
	{
		group: "serving.kserve.io",
		kind: "InferenceService",
		pods: [{
			part: "predictor",
			fields: fieldsAt("spec.predictor"),
			openBecause: "the pod spec of the serving runtime is merged with them"
		}]
	},
	{
		group: "machinelearning.seldon.io",
		kind: "SeldonDeployment",
		pods: [{
			part: "predictor",
			podSpec: "spec.predictors[*].componentSpecs[*].spec",
			openBecause: "the operator merges it with the containers of the model servers"
		}]
	},
	{
		group: "leaderworkerset.x-k8s.io",
		kind: "LeaderWorkerSet",
		pods: [{
			part: "leader",
			podSpec: "spec.leaderWorkerTemplate.leaderTemplate.spec"
		}, {
			part: "worker",
			podSpec: "spec.leaderWorkerTemplate.workerTemplate.spec"
		}]
	},
	{
		group: "jobset.x-k8s.io",
		kind: "JobSet",
		pods: [{
			part: "job",
			podSpec: "spec.replicatedJobs[*].template.spec.template.spec"
		}]
	},
	{
		group: "batch.volcano.sh",
		kind: "Job",
		pods: [{
			part: "task",
			podSpec: "spec.tasks[*].template.spec"
		}]
	},
	{
		group: "sparkoperator.k8s.io",
		kind: "SparkApplication",
		pods: sparkApplication("spec")
	},
	{
		group: "sparkoperator.k8s.io",
		kind: "ScheduledSparkApplication",
		pods: sparkApplication("spec.template")
	},
	...kindsOf("flink.apache.org", ["FlinkDeployment"], [
		{
			part: "pod template",
			podSpec: "spec.podTemplate.spec",
			openBecause: "the templates of the job manager and the task managers are merged with it"
		},
		{
			part: "job manager",
			podSpec: "spec.jobManager.podTemplate.spec",
			openBecause: "the common pod template is merged with it"
		},
		{
			part: "task manager",
			podSpec: "spec.taskManager.podTemplate.spec",
			openBecause: "the common pod template is merged with it"
		}
	])
];

// src/manifest/custom-workloads/monitoring.ts
const ELASTIC = [{ podSpec: "spec.podTemplate.spec" }];
const onEveryNode = (kind) => ({
	group: `${kind.toLowerCase()}.k8s.elastic.co`,
	kind,
	pods: [{
		part: "deployment",
		podSpec: "spec.deployment.podTemplate.spec"
	}, {
		part: "daemon set",
		podSpec: "spec.daemonSet.podTemplate.spec",
		openBecause: "it becomes a DaemonSet"
	}]
});
const MONITORING_KINDS = [
	...kindsOf("monitoring.coreos.com", [
		"Prometheus",
		"Alertmanager",
		"ThanosRuler"
	], [{ fields: fieldsAt("spec") }]),
	{
		group: "monitoring.coreos.com",
		kind: "PrometheusAgent",
		pods: [{
			fields: fieldsAt("spec"),
			openBecause: "it becomes a StatefulSet or a DaemonSet"
		}]
	},
	{
		group: "elasticsearch.k8s.elastic.co",
		kind: "Elasticsearch",
		pods: [{
			part: "node set",
			podSpec: "spec.nodeSets[*].podTemplate.spec"
		}]
	},
	{
		group: "kibana.k8s.elastic.co",
		kind: "Kibana",
		pods: ELASTIC
	},
	{
		group: "apm.k8s.elastic.co",
		kind: "ApmServer",
		pods: ELASTIC
	},
	{
		group: "logstash.k8s.elastic.co",
		kind: "Logstash",
		pods: ELASTIC
	},
	{
		group: "enterprisesearch.k8s.elastic.co",
		kind: "EnterpriseSearch",
		pods: ELASTIC
	},
	onEveryNode("Beat"),
	onEveryNode("Agent"),
	...["opensearch.opster.io", "opensearch.org"].map((group) => ({
		group,
		kind: "OpenSearchCluster",
		pods: [{
			part: "dashboards",
			fields: fieldsAt("spec.dashboards")
		}]
	})),
	{
		group: "opentelemetry.io",
		kind: "OpenTelemetryCollector",
		pods: [{
			fields: fieldsAt("spec"),
			openBecause: "its mode may make it a DaemonSet"
		}]
	},
	{
		group: "fluentbit.fluent.io",
		kind: "FluentBit",
		pods: [{
			fields: fieldsAt("spec"),
			openBecause: "it becomes a DaemonSet"
		}]
	}
];

// src/manifest/custom-workloads/index.ts
const CUSTOM_KINDS = [
	...DELIVERY_KINDS,
	...ML_KINDS,
	...MONITORING_KINDS,
	...DATABASE_KINDS,
	...INFRASTRUCTURE_KINDS
];
const BY_KIND = new Map(CUSTOM_KINDS.map((one) => [`${one.group} ${one.kind}`, one]));
function customKindOf(apiVersion, kind, own) {
	const group = groupOf(apiVersion);
	return own.find((one) => one.group === group && one.kind === kind) ?? BY_KIND.get(`${group} ${kind}`);
}

// src/manifest/kinds.ts
const TEMPLATE$2 = [
	"spec",
	"template",
	"spec"
];
const WORKLOAD_KIND_TABLE = [
	{
		kind: "Pod",
		groups: [""],
		podSpec: ["spec"]
	},
	{
		kind: "Deployment",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE$2
	},
	{
		kind: "StatefulSet",
		groups: ["apps"],
		podSpec: TEMPLATE$2
	},
	{
		kind: "DaemonSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE$2
	},
	{
		kind: "ReplicaSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE$2
	},
	{
		kind: "ReplicationController",
		groups: [""],
		podSpec: TEMPLATE$2
	},
	{
		kind: "Job",
		groups: ["batch"],
		podSpec: TEMPLATE$2
	},
	{
		kind: "CronJob",
		groups: ["batch"],
		podSpec: [
			"spec",
			"jobTemplate",
			"spec",
			"template",
			"spec"
		]
	},
	{
		kind: "PodTemplate",
		groups: [""],
		podSpec: ["template", "spec"]
	}
];
function podSpecPathOf(apiVersion, kind) {
	const group = groupOf(apiVersion);
	return WORKLOAD_KIND_TABLE.find((row) => row.kind === kind && row.groups.includes(group))?.podSpec;
}
const RELEVANT_KINDS = [
	...WORKLOAD_KIND_TABLE.map((row) => row.kind),
	"RuntimeClass",
	"Namespace",
	"NodeFeatureRule"
];

// src/manifest/other-kinds.ts
const KUSTOMIZE_GROUP$1 = "kustomize.config.k8s.io";
const KINDS_WITHOUT_PODS = /* @__PURE__ */ new Set([
	"APIService",
	"ClusterRole",
	"ClusterRoleBinding",
	"ConfigMap",
	"ConstraintTemplate",
	"CustomResourceDefinition",
	"HorizontalPodAutoscaler",
	"MutatingWebhookConfiguration",
	"NetworkPolicy",
	"PersistentVolume",
	"PersistentVolumeClaim",
	"PodDisruptionBudget",
	"PodMonitor",
	"PriorityClass",
	"PrometheusRule",
	"Role",
	"RoleBinding",
	"Secret",
	"ServiceAccount",
	"ServiceMonitor",
	"StorageClass",
	"ValidatingWebhookConfiguration"
]);
const GROUPS_WITHOUT_PODS = [
	"cluster.x-k8s.io",
	"eksctl.io",
	"gatekeeper.sh",
	"karpenter.azure.com",
	"karpenter.k8s.aws",
	"karpenter.sh",
	"kubewarden.io",
	"kuttl.dev",
	"kyverno.io",
	"open-cluster-management.io"
];
function isKubernetesGroup(group) {
	return !group.includes(".") || group.endsWith(".k8s.io") && group !== "kustomize.config.k8s.io";
}
function mayHoldFragments(apiVersion, kind) {
	if (KINDS_WITHOUT_PODS.has(kind)) return false;
	const group = groupOf(apiVersion);
	if (apiVersion !== "" && isKubernetesGroup(group)) return false;
	return !GROUPS_WITHOUT_PODS.some((other) => group === other || group.endsWith(`.${other}`));
}

// src/manifest/relevance.ts
const HIDDEN_LETTERS = /\\[xuU\r\n]|!\S*binary/;
const CARRIAGE_RETURN = /\r/;
const LINE_BREAK$1 = /[\r\n]/g;
const OTHER_LINE_BREAKS = /[\u0085\u2028\u2029]/;
const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
const SIMPLE_KEY = /^[A-Za-z][\w./-]*:(?:[ \t]|$)/;
const LIST_ITEM = /^-(?:[ \t]|$)/;
const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;
const FIELD_ENDINGS = [
	"olerations",
	"odeSelector",
	"odeAffinity"
];
const GROUP_CHARACTER = /[a-z0-9.-]/;
function relevanceTest(kinds, custom = []) {
	const wanted = new Set(kinds);
	const anyWanted = new RegExp([...kinds, "List"].join("|"));
	const groups = new Set(custom.map(({ group }) => group));
	const groupsOfKind = /* @__PURE__ */ new Map();
	for (const { group, kind } of custom) groupsOfKind.set(kind, [...groupsOfKind.get(kind) ?? [], group]);
	function isWanted(kind, text) {
		if (wanted.has(kind) || kind.endsWith("List")) return true;
		if (KINDS_WITHOUT_PODS.has(kind)) return false;
		if (mayHoldField(text)) return true;
		return groupsOfKind.get(kind)?.some((group) => text.includes(group)) ?? false;
	}
	function isPlainMappingOfOtherKind(text) {
		if (OTHER_LINE_BREAKS.test(text)) return false;
		const endOfLine = CARRIAGE_RETURN.test(text) ? endAtAnyBreak : endAtFeed;
		let hasKey = false;
		let hasKind = false;
		let position = 0;
		while (position < text.length) {
			const first = text.charCodeAt(position);
			const lineEnd = endOfLine(text, position);
			const indented = first === 32 || first === 9;
			if (indented && !hasKey && text.slice(position, lineEnd).trim() !== "" && !isComment(text, position, lineEnd)) return false;
			if (!indented && first !== 35 && lineEnd > position) {
				const line = text.slice(position, lineEnd);
				if (MARKER_LINE.test(line) && !hasKey) {
					position = lineEnd + 1;
					continue;
				}
				if (SIMPLE_KEY.test(line)) {
					hasKey = true;
					if (line.startsWith("kind:")) {
						const kind = SIMPLE_KIND.exec(line)?.[1];
						if (kind === void 0 || isWanted(kind, text)) return false;
						hasKind = true;
					}
				} else if (!hasKey || !LIST_ITEM.test(line)) return false;
			}
			position = lineEnd + 1;
		}
		return hasKey && (hasKind || !mayHoldField(text));
	}
	function namesGroup(text) {
		for (let slash = text.indexOf("/"); slash >= 0; slash = text.indexOf("/", slash + 1)) {
			let start = slash;
			while (start > 0 && GROUP_CHARACTER.test(text.charAt(start - 1))) start--;
			if (groups.has(text.slice(start, slash))) return true;
		}
		return false;
	}
	return (text) => {
		if (!anyWanted.test(text) && !mayHoldField(text) && !namesGroup(text)) return false;
		return !isPlainMappingOfOtherKind(text);
	};
}
function mayHoldField(text) {
	return FIELD_ENDINGS.some((ending) => text.includes(ending)) || HIDDEN_LETTERS.test(text);
}
function isComment(text, start, end) {
	return text.slice(start, end).trimStart().startsWith("#");
}
function endAtFeed(text, from) {
	const feed = text.indexOf("\n", from);
	return feed < 0 ? text.length : feed;
}
function endAtAnyBreak(text, from) {
	LINE_BREAK$1.lastIndex = from;
	return LINE_BREAK$1.exec(text)?.index ?? text.length;
}

// src/manifest/same-value.ts
function isSameValue(given, rendered, substitute = (text) => text) {
	if (given.kind === "scalar") {
		if (rendered.kind !== "scalar") return false;
		const text = substitute(given.text);
		return text === given.text ? given.value === rendered.value : text === rendered.text;
	}
	if (given.kind === "sequence") return rendered.kind === "sequence" && given.items.length === rendered.items.length && given.items.every((item, index) => {
		const other = rendered.items[index];
		return other !== void 0 && isSameValue(item, other, substitute);
	});
	if (rendered.kind !== "mapping") return false;
	const entries = effectiveEntries(given);
	return entries.length === effectiveEntries(rendered).length && entries.every(({ key, value }) => {
		const other = getValue(rendered, formatKey(key.value));
		return other !== void 0 && isSameValue(value, other, substitute);
	});
}

// node_modules/js-yaml/dist/js-yaml.mjs
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
var Schema = class Schema {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
var JSON_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
var YAML11_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]);
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
var realMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
var legacyMapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
var DEFAULT_LOAD_OPTIONS = {
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
};
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
var EVENT_DOCUMENT = EVENT_ID.DOCUMENT;
var EVENT_SEQUENCE = EVENT_ID.SEQUENCE;
var EVENT_MAPPING = EVENT_ID.MAPPING;
var EVENT_SCALAR = EVENT_ID.SCALAR;
var EVENT_ALIAS = EVENT_ID.ALIAS;
var EVENT_POP = EVENT_ID.POP;
var SCALAR_STYLE_PLAIN = SCALAR_STYLE.PLAIN;
var SCALAR_STYLE_SINGLE_QUOTED = SCALAR_STYLE.SINGLE_QUOTED;
var SCALAR_STYLE_DOUBLE_QUOTED = SCALAR_STYLE.DOUBLE_QUOTED;
var SCALAR_STYLE_LITERAL_BLOCK = SCALAR_STYLE.LITERAL_BLOCK;
var SCALAR_STYLE_FOLDED_BLOCK = SCALAR_STYLE.FOLDED_BLOCK;
var COLLECTION_STYLE_BLOCK = COLLECTION_STYLE.BLOCK;
var COLLECTION_STYLE_FLOW = COLLECTION_STYLE.FLOW;
var CHOMPING_CLIP = CHOMPING_MODE.CLIP;
var CHOMPING_STRIP = CHOMPING_MODE.STRIP;
var CHOMPING_KEEP = CHOMPING_MODE.KEEP;

// src/manifest/event-spans.ts
const COLON_OF_KEY = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*:/y;
const DASH_OF_ITEM = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*-/y;
const CLOSING_BRACKET = /(?:[\s,:?]|#[^\r\n]*(?=[\r\n]|$))*[\]}]/y;
function endOfMatch(pattern, source, from) {
	pattern.lastIndex = from;
	return pattern.test(source) ? pattern.lastIndex : from;
}
function spanOfScalar(source, event, lastEnd, parent) {
	if (event.valueStart >= 0) {
		const quotes = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
		return {
			start: event.valueStart - quotes,
			end: event.valueEnd + quotes
		};
	}
	let at = Math.max(event.anchorEnd, event.tagEnd);
	if (at < 0) {
		at = lastEnd;
		if (parent === "mapping") at = endOfMatch(COLON_OF_KEY, source, lastEnd);
		if (parent === "sequence") at = endOfMatch(DASH_OF_ITEM, source, lastEnd);
	}
	return {
		start: at,
		end: at
	};
}
function endOfFlow(source, lastEnd) {
	return endOfMatch(CLOSING_BRACKET, source, lastEnd);
}

// src/manifest/tree.ts
const MAX_MERGED_ENTRIES = 1e4;
const MAX_HEIGHT = 1e3;
const MERGE_TAG = /^!(?:!merge|<tag:yaml\.org,2002:merge>|)$/;
function buildTrees({ events, source, toGiven }, offset) {
	const roots = [];
	const problems = [];
	const open = [];
	const anchors = /* @__PURE__ */ new Map();
	const heights = /* @__PURE__ */ new Map();
	const unfinished = /* @__PURE__ */ new Set();
	const mergeKeys = /* @__PURE__ */ new Set();
	let root;
	let broken = false;
	let lastEnd = 0;
	let mergedEntries = 0;
	function reportStructure(message, span) {
		if (!broken) problems.push({
			kind: "structure",
			message,
			span
		});
		broken = true;
	}
	function placeOf(start, end) {
		return {
			start: toGiven(start) + offset,
			end: toGiven(end) + offset
		};
	}
	function placeholder(span) {
		return {
			kind: "scalar",
			value: null,
			text: "",
			plain: true,
			start: span.start,
			end: span.end
		};
	}
	function remember(event, node) {
		if (event.anchorStart >= 0) anchors.set(source.slice(event.anchorStart, event.anchorEnd), node);
	}
	function scalarOf(event) {
		const span = spanOfScalar(source, event, lastEnd, open.at(-1)?.node.kind);
		lastEnd = span.end;
		const text = event.valueStart < 0 ? "" : getScalarValue(source, event);
		const tag = event.tagStart < 0 ? void 0 : source.slice(event.tagStart, event.tagEnd);
		const plain = event.style === SCALAR_STYLE.PLAIN && tag === void 0;
		const value = plain ? resolvePlainScalar(text) : tag === void 0 ? text : resolveTaggedScalar(text, tag);
		const place = placeOf(span.start, span.end);
		if (value === void 0) reportStructure(`"${text}" cannot be read as ${tag}`, place);
		const node = {
			kind: "scalar",
			value: value ?? null,
			text,
			plain,
			...place
		};
		if (text === "<<" && (plain || tag !== void 0 && MERGE_TAG.test(tag))) mergeKeys.add(node);
		remember(event, node);
		return node;
	}
	function aliasedNode(event) {
		const name = source.slice(event.anchorStart, event.anchorEnd);
		const span = placeOf(event.anchorStart - 1, event.anchorEnd);
		lastEnd = event.anchorEnd;
		const node = anchors.get(name);
		if (node !== void 0 && !unfinished.has(node)) return node;
		reportStructure(node === void 0 ? `no anchor "&${name}" stands before this alias` : `anchor "&${name}" contains itself`, span);
		return placeholder(span);
	}
	function openCollection(event) {
		const { start } = placeOf(event.start, event.start);
		const bracketed = /[{[]/.test(source.charAt(event.start));
		const state = {
			bracketed,
			anchored: event.anchorStart >= 0,
			height: 1
		};
		const collection = event.type === EVENT_ID.MAPPING ? {
			node: {
				kind: "mapping",
				start,
				end: start,
				entries: []
			},
			names: /* @__PURE__ */ new Set(),
			...state,
			key: void 0
		} : {
			node: {
				kind: "sequence",
				start,
				end: start,
				items: []
			},
			names: void 0,
			...state
		};
		remember(event, collection.node);
		unfinished.add(collection.node);
		lastEnd = bracketed ? event.start + 1 : Math.max(lastEnd, event.start);
		open.push(collection);
	}
	function closeCollection(collection) {
		if (collection.bracketed) lastEnd = endOfFlow(source, lastEnd);
		collection.node.end = toGiven(lastEnd) + offset;
		unfinished.delete(collection.node);
		if (collection.anchored) heights.set(collection.node, collection.height);
		return collection.node;
	}
	function add(node, height) {
		const parent = open.at(-1);
		if (parent === void 0) {
			root = node;
			return;
		}
		parent.height = Math.max(parent.height, height + 1);
		if (parent.height > MAX_HEIGHT) reportStructure("aliases nest too deeply", node);
		if (parent.names === void 0) parent.node.items.push(node);
		else if (parent.key !== void 0) addEntry(parent, parent.key, node);
		else parent.key = keyOf(node);
	}
	function keyOf(node) {
		if (node.kind === "scalar" && node.value !== null) return node;
		reportStructure(`a key must be a word, not ${node.kind === "scalar" ? "null" : node.kind === "sequence" ? "a list" : "a mapping"}`, node);
		return placeholder(node);
	}
	function addEntry(mapping, key, value) {
		mapping.key = void 0;
		if (mergeKeys.has(key)) {
			merge(mapping, key, value);
			return;
		}
		const name = formatKey(key.value);
		if (mapping.names.has(name)) {
			const message = `key "${key.text}" stands twice in this mapping: only the last one counts`;
			problems.push({
				kind: "duplicate-key",
				message,
				span: {
					start: key.start,
					end: key.end
				}
			});
		}
		mapping.names.add(name);
		mapping.node.entries.push({
			key,
			value,
			merged: false
		});
	}
	function merge(mapping, key, value) {
		const sources = value.kind === "sequence" ? [...value.items].reverse() : [value];
		for (const merged of sources) {
			if (merged.kind !== "mapping") {
				reportStructure("\"<<\" takes a mapping or a list of mappings", key);
				return;
			}
			mergedEntries += merged.entries.length;
			if (mergedEntries > MAX_MERGED_ENTRIES) {
				reportStructure("too many merged entries in one document", key);
				return;
			}
			for (const entry of merged.entries) mapping.node.entries.push({
				...entry,
				merged: true
			});
		}
	}
	function closeDocument() {
		if (root !== void 0 && !broken) roots.push(root);
		root = void 0;
		broken = false;
		mergedEntries = 0;
		anchors.clear();
		heights.clear();
		mergeKeys.clear();
	}
	for (const event of events) if (event.type === EVENT_ID.SCALAR) add(scalarOf(event), 0);
	else if (event.type === EVENT_ID.ALIAS) {
		const node = aliasedNode(event);
		add(node, heights.get(node) ?? 0);
	} else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) openCollection(event);
	else if (event.type === EVENT_ID.POP) {
		const closed = open.pop();
		if (closed === void 0) closeDocument();
		else add(closeCollection(closed), closed.height);
	}
	return {
		roots,
		problems
	};
}

// src/manifest/yaml-events.ts
const MAX_DEPTH = 200;
const DEFICIENT_INDENTATION = "deficient indentation";
const INDENTATION = " ".repeat(100);
const MAX_PARSED_LENGTH = 2 ** 25;
function parseYaml(text) {
	const indented = [];
	let source = text;
	let parsedLength = 0;
	for (;;) try {
		return {
			ok: true,
			events: parseEvents(source, { maxDepth: MAX_DEPTH }),
			source,
			toGiven: (offset) => givenOffset(offset, indented)
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const position = error.mark?.position ?? 0;
		parsedLength += source.length;
		const mended = error.reason === DEFICIENT_INDENTATION && parsedLength < MAX_PARSED_LENGTH ? mend(source, position, indented) : void 0;
		if (mended === void 0) return {
			ok: false,
			reason: error.reason,
			offset: givenOffset(position, indented)
		};
		source = mended;
	}
}
function mend(source, position, indented) {
	let start = position;
	while (start > 0 && /[ \t]/.test(source.charAt(start - 1))) start--;
	if (start > 0 && !/[\r\n]/.test(source.charAt(start - 1))) {
		const space = source.slice(start, position);
		return space.includes("	") ? source.slice(0, start) + space.replaceAll("	", " ") + source.slice(position) : void 0;
	}
	const given = givenOffset(start, indented);
	if (given <= (indented.at(-1) ?? -1)) return void 0;
	indented.push(given);
	return source.slice(0, start) + INDENTATION + source.slice(start);
}
function givenOffset(offset, indented) {
	let low = 0;
	let high = indented.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((indented[middle] ?? 0) + middle * INDENTATION.length < offset) low = middle + 1;
		else high = middle;
	}
	const last = indented[low - 1];
	return last === void 0 ? offset : Math.max(last, offset - low * INDENTATION.length);
}

// src/manifest/syntax.ts
function parseDocuments(file, wanted = () => true) {
	const documents = [];
	const problems = [];
	for (const slice of splitDocuments(file.text)) {
		const source = file.text.slice(slice.start, slice.end);
		if (!wanted(source)) continue;
		const parsed = parseYaml(source);
		if (!parsed.ok) {
			const at = Math.min(slice.start + parsed.offset, slice.end);
			problems.push({
				kind: "syntax",
				message: `not valid YAML: ${parsed.reason}`,
				file,
				span: {
					start: at,
					end: at
				}
			});
			continue;
		}
		const trees = buildTrees(parsed, slice.start);
		for (const root of trees.roots) documents.push({
			file,
			start: root.start,
			root
		});
		for (const problem of trees.problems) problems.push({
			...problem,
			kind: problem.kind === "structure" ? "syntax" : problem.kind,
			file
		});
	}
	return {
		file,
		documents,
		problems
	};
}

// src/manifest/inline-text.ts
function readInlineText(file, node) {
	const read = parseDocuments({
		path: file.path,
		text: node.text
	}).documents;
	const written = documentsAsWritten(file, node);
	const isInPlace = read.length === written.length && read.every(({ root }, index) => {
		const other = written[index];
		return other !== void 0 && isSameValue(root, other.root);
	});
	return {
		documents: isInPlace ? written : read,
		isInPlace
	};
}
const SEPARATOR = /^[ \t]*---[ \t]*(?:\r\n|\n|\r)/gm;
function documentsAsWritten(file, node) {
	return partsAsWritten(file, node).flatMap((text) => {
		const { documents } = parseDocuments({
			path: file.path,
			text
		});
		return documents.map((document) => ({
			...document,
			file
		}));
	});
}
function partsAsWritten(file, { start, end }) {
	const quotes = /["']/.test(file.text.charAt(start)) ? 1 : 0;
	const text = file.text.slice(start + quotes, end - quotes);
	const cuts = [...text.matchAll(SEPARATOR)];
	return [0, ...cuts.map((cut) => cut.index + cut[0].length)].map((from, index) => {
		const to = cuts[index]?.index ?? text.length;
		return blank(file.text.slice(0, start + quotes + from)) + text.slice(from, to);
	});
}
function blank(text) {
	return text.replaceAll(/[^\r\n]/g, " ");
}

// src/manifest/texts-in-objects.ts
const KUSTOMIZATION_FILE = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const KUSTOMIZE_TEXTS = [
	"patches[*].patch",
	"patchesStrategicMerge[*]",
	"patchesJson6902[*].patch"
];
const applicationTexts = (spec) => ["source", "sources[*]"].flatMap((source) => [`${spec}.${source}.helm.values`, `${spec}.${source}.kustomize.patches[*].patch`]);
const TEXTS = {
	[`${KUSTOMIZE_GROUP$1} Kustomization`]: KUSTOMIZE_TEXTS,
	[`${KUSTOMIZE_GROUP$1} Component`]: KUSTOMIZE_TEXTS,
	"kustomize.toolkit.fluxcd.io Kustomization": ["spec.patches[*].patch"],
	"helm.toolkit.fluxcd.io HelmRelease": ["spec.postRenderers[*].kustomize.patches[*].patch"],
	"argoproj.io Application": applicationTexts("spec"),
	"argoproj.io ApplicationSet": applicationTexts("spec.template.spec")
};
const parsePatterns = (fields) => fields.flatMap((field) => {
	const pattern = parseFieldPattern(field);
	return pattern === void 0 ? [] : [pattern];
});
const KUSTOMIZE_PATTERNS = parsePatterns(KUSTOMIZE_TEXTS);
const PATTERNS = new Map(Object.entries(TEXTS).map(([name, fields]) => [name, parsePatterns(fields)]));
function withTexts(object) {
	const patterns = PATTERNS.get(`${groupOf(object.apiVersion)} ${object.kind}`);
	if (patterns === void 0) return object;
	const node = readTexts$1(object.node, object.document.file, patterns);
	if (node === object.node) return object;
	const root = replaceAt(object.document.root, object.path, node);
	return {
		...object,
		node,
		document: {
			...object.document,
			root
		}
	};
}
function rootWithTexts(root, file) {
	return KUSTOMIZATION_FILE.test(file.path) ? readTexts$1(root, file, KUSTOMIZE_PATTERNS) : root;
}
function textsIn(document) {
	const { root, file } = document;
	const objects = objectsOf(document);
	const found = objects.flatMap(({ apiVersion, kind, node }) => (PATTERNS.get(`${groupOf(apiVersion)} ${kind}`) ?? []).flatMap((pattern) => matchPattern(node, pattern)));
	const unnamed = objects.length === 0 && KUSTOMIZATION_FILE.test(file.path) ? KUSTOMIZE_PATTERNS.flatMap((pattern) => matchPattern(root, pattern)) : [];
	return [...found, ...unnamed].flatMap(({ node }) => node.kind === "scalar" ? [node] : []);
}
function readTexts$1(node, file, patterns) {
	let read = node;
	for (const pattern of patterns) for (const { node: text, path } of matchPattern(node, pattern)) {
		const content = text.kind === "scalar" ? contentOf(text, file) : void 0;
		if (content !== void 0) read = replaceAt(read, path, content);
	}
	return read;
}
function contentOf(text, file) {
	if (!mayHoldField(text.text)) return void 0;
	const { documents, isInPlace } = readInlineText(file, text);
	if (!isInPlace) return void 0;
	const roots = documents.map(({ root }) => withOperations(root));
	const [only, second] = roots;
	return second === void 0 ? only : sequenceOf(text, roots);
}
function withOperations(root) {
	return root.kind === "sequence" ? {
		...root,
		items: root.items.map(withField)
	} : root;
}
const POINTER_TO_FIELD = /\/(tolerations|nodeSelector|nodeAffinity|affinity)(\/(?:-|\d+))?$/;
function withField(operation) {
	const op = getString(operation, "op");
	const [, field, item] = POINTER_TO_FIELD.exec(getString(operation, "path") ?? "") ?? [];
	if (operation.kind !== "mapping" || op !== "add" && op !== "replace" || field === void 0) return operation;
	if (item !== void 0 && field !== "tolerations") return operation;
	const entries = operation.entries.map((entry) => {
		if (entry.key.value !== "value") return entry;
		const value = item === void 0 ? entry.value : sequenceOf(entry.value, [entry.value]);
		return {
			...entry,
			key: {
				...entry.key,
				value: field,
				text: field
			},
			value
		};
	});
	return {
		...operation,
		entries
	};
}
function sequenceOf({ start, end }, items) {
	return {
		kind: "sequence",
		start,
		end,
		items
	};
}
function replaceAt(node, [step, ...rest], by) {
	if (step === void 0) return by;
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item, index) => index === step ? replaceAt(item, rest, by) : item)
	};
	if (node.kind === "scalar") return node;
	const counted = effectiveEntries(node).find(({ key }) => formatKey(key.value) === step);
	return {
		...node,
		entries: node.entries.map((entry) => entry === counted ? {
			...entry,
			value: replaceAt(entry.value, rest, by)
		} : entry)
	};
}

// src/manifest/stray-fields.ts
const FIELDS$2 = /* @__PURE__ */ new Map([
	["tolerations", ["tolerations"]],
	["nodeSelector", ["nodeSelector"]],
	["affinity", ["affinity"]],
	["nodeAffinity", ["affinity", "nodeAffinity"]],
	["nodeName", ["nodeName"]],
	["runtimeClassName", ["runtimeClassName"]]
]);
const CONTAINER_LISTS$1 = [
	"containers",
	"initContainers",
	"ephemeralContainers"
];
function isEmpty$1(node) {
	if (node.kind === "scalar") return node.value === null || node.value === "";
	return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
}
function pathsAbove(podSpecPath) {
	return podSpecPath.flatMap((_, depth) => {
		const above = podSpecPath.slice(0, depth);
		return [above, [...above, "metadata"]];
	});
}
function pathsInside(object, podSpecPath) {
	const inside = ["affinity", "securityContext"].map((field) => [...podSpecPath, field]);
	const podSpec = nodeAt(object, podSpecPath);
	for (const list of CONTAINER_LISTS$1) {
		const containers = getValue(podSpec, list);
		if (containers?.kind !== "sequence") continue;
		containers.items.forEach((_, index) => {
			const container = [
				...podSpecPath,
				list,
				index
			];
			inside.push(container, [...container, "resources"], [...container, "securityContext"]);
		});
	}
	return inside;
}
function findStrayFields(object, podSpecPath) {
	return [
		...pathsAbove(podSpecPath),
		podSpecPath,
		...pathsInside(object, podSpecPath)
	].flatMap((place) => {
		const mapping = nodeAt(object, place);
		if (mapping?.kind !== "mapping") return [];
		return [...FIELDS$2].flatMap(([field, inPodSpec]) => {
			const path = [...place, field];
			const belongsAt = [...podSpecPath, ...inPodSpec];
			const value = getValue(mapping, field);
			if (value === void 0 || isEmpty$1(value) || isSamePath(path, belongsAt)) return [];
			return [{
				field,
				path,
				belongsAt,
				occupied: nodeAt(object, belongsAt) !== void 0
			}];
		});
	});
}
function isSamePath(a, b) {
	return a.length === b.length && a.every((step, index) => step === b[index]);
}

// src/manifest/workloads.ts
const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";
function isPatch(podSpec) {
	return getValue(podSpec, "containers") === void 0;
}
function readWorkload(object) {
	const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
	if (podSpecPath === void 0) return void 0;
	const podSpecNode = nodeAt(object.node, podSpecPath);
	if (podSpecNode?.kind !== "mapping") return void 0;
	const decoder = createDecoder();
	const owner = ownerOf(object);
	if (MIRROR_POD_ANNOTATION in owner.annotations) return void 0;
	const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
	return {
		...owner,
		...isPatch(podSpecNode) && { isFragment: true },
		replicas: createDecoder().integer(nodeAt(object.node, ["spec", "replicas"]), []),
		templateLabels: createDecoder().stringMap(nodeAt(object.node, [
			...podSpecPath.slice(0, -1),
			"metadata",
			"labels"
		]), []),
		templateAnnotations: createDecoder().stringMap(nodeAt(object.node, [
			...podSpecPath.slice(0, -1),
			"metadata",
			"annotations"
		]), []),
		podSpecPath,
		podSpec,
		decodeErrors: decoder.errors,
		strayFields: findStrayFields(object.node, podSpecPath)
	};
}

// src/manifest/object-workloads.ts
const relevanceTests = /* @__PURE__ */ new WeakMap();
function relevanceOf(own) {
	const known = relevanceTests.get(own);
	if (known !== void 0) return known;
	const test = relevanceTest(RELEVANT_KINDS, [...CUSTOM_KINDS, ...own]);
	relevanceTests.set(own, test);
	return test;
}
function readObjectWorkloads(object, own) {
	const workload = readWorkload(object);
	if (workload !== void 0) {
		const podSpec = nodeAt(object.node, workload.podSpecPath);
		return (podSpec === void 0 ? void 0 : findPlaceholder(podSpec)) ?? [workload];
	}
	const kind = customKindOf(object.apiVersion, object.kind, own);
	if (kind === void 0 && !mayHoldFragments(object.apiVersion, object.kind)) return [];
	const custom = kind === void 0 ? [] : readCustomWorkloads(object, kind);
	for (const { podSpec } of custom) {
		const placeholder = findPlaceholder(podSpec);
		if (placeholder !== void 0) return placeholder;
	}
	const taken = custom.flatMap(({ nodes }) => nodes);
	const { node, document } = withTexts(object);
	const owner = groupOf(object.apiVersion) === "kustomize.config.k8s.io" ? fileOwner(document) : {
		...ownerOf(object),
		document
	};
	const fragments = readFragments({
		node,
		owner,
		taken
	});
	return [...custom.map((one) => one.workload), ...fragments];
}

// src/manifest/terraform-json.ts
const HEAD = 100;
function isTerraformJson(text) {
	if (!/^\s*\{/.test(text.slice(0, HEAD)) || !text.includes("\"terraform_version\"")) return false;
	return text.includes("\"root_module\"") || text.includes("\"lineage\"");
}

// src/manifest/read-manifest.ts
const NO_KINDS = [];
const TEMPLATE_MARK = /\{\{.*|\{%.*|\$\{\w+.*/;
const OBJECT_KEYS = [/^[ \t{"']*apiVersion["']?[ \t]*:/m, /["']?kind["']?[ \t]*:/];
function templateMark(text) {
	return TEMPLATE_MARK.exec(text)?.[0];
}
function looksLikeObject(text) {
	return OBJECT_KEYS.every((pattern) => pattern.test(text));
}
function countDocuments(text) {
	let count = 0;
	for (const slice of splitDocuments(text)) if (/^[ \t]*[^\s#]/m.test(text.slice(slice.start, slice.end).replace(/^---/, ""))) count++;
	return count;
}
function readFile$2(document) {
	const { root } = document;
	if (root.kind !== "mapping" || getEntry(root, "kind") !== void 0 || getEntry(root, "apiVersion") !== void 0) return [];
	const read = rootWithTexts(root, document.file);
	return readFragments({
		node: read,
		owner: fileOwner({
			...document,
			root: read
		}),
		taken: []
	});
}
function readManifest(file, options = {}) {
	try {
		return readText(file, options);
	} catch (error) {
		return {
			file,
			documents: 0,
			objects: [],
			workloads: [],
			problems: [internalProblem(error, "read this file", {
				file,
				span: {
					start: 0,
					end: 0
				}
			})],
			template: void 0
		};
	}
}
function readText(file, { customKinds = NO_KINDS }) {
	if (isTerraformJson(file.text)) return {
		file,
		documents: 1,
		objects: [],
		workloads: [],
		problems: [],
		template: void 0
	};
	const documents = countDocuments(file.text);
	const parsed = parseDocuments(file, relevanceOf(customKinds));
	const nothing = {
		file,
		documents,
		objects: [],
		workloads: [],
		problems: []
	};
	const mark = templateMark(file.text);
	if (mark !== void 0 && parsed.problems.some((problem) => problem.kind === "syntax")) return {
		...nothing,
		template: mark
	};
	const objects = parsed.documents.flatMap(objectsOf);
	const workloads = [];
	const placeholders = [];
	for (const object of objects) {
		const read = readObjectWorkloads(object, customKinds);
		if (typeof read !== "string") workloads.push(...read);
		else if (isOfEngine(read)) return {
			...nothing,
			template: read
		};
		else placeholders.push(read);
	}
	const [placeholder] = placeholders;
	if (placeholder !== void 0 && placeholders.length === objects.length) return {
		...nothing,
		template: placeholder
	};
	workloads.push(...parsed.documents.flatMap(readFile$2));
	const manifest = {
		file,
		documents,
		objects,
		workloads,
		problems: looksLikeObject(file.text) ? parsed.problems : [],
		template: void 0
	};
	return placeholders.length === 0 ? manifest : {
		...manifest,
		placeholders
	};
}
function isOfEngine(placeholder) {
	return /\{\{|\{%/.test(placeholder);
}

// src/lint/baseline.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
const VERSION$1 = 1;
const FIELDS$1 = [
	"rule",
	"fingerprint",
	"file",
	"message"
];
function baselineEntries(findings) {
	const order = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return findings.map(({ rule, fingerprint, finding }) => {
		return {
			rule,
			fingerprint,
			file: fileOfPlace(finding.at).path,
			message: finding.message
		};
	}).sort((a, b) => order(a.file, b.file) || order(a.rule, b.rule) || order(a.fingerprint, b.fingerprint));
}
function formatBaseline(entries) {
	return `${JSON.stringify({
		version: VERSION$1,
		findings: entries
	}, null, 2)}\n`;
}
function parseBaseline(file) {
	const { documents, problems } = parseDocuments(file);
	if (problems.length > 0) return { errors: problems.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	})) };
	const [document] = documents;
	const root = document?.root;
	if (document === void 0 || root?.kind !== "mapping") return { errors: [{
		message: "not a baseline: write one with --write-baseline",
		range: rangeOfSpan(file, {
			start: 0,
			end: 0
		})
	}] };
	const top = {
		document,
		path: [],
		part: "value"
	};
	const version = getValue(root, "version");
	if (version?.kind !== "scalar" || version.value !== VERSION$1) {
		const message = `"version" of a baseline must be the number ${VERSION$1}, found ${describeNode(version)}`;
		return { errors: [errorAt({
			...top,
			path: ["version"]
		}, message)] };
	}
	const list = getValue(root, "findings");
	if (list?.kind !== "sequence") {
		const message = `"findings" of a baseline must be a list, found ${describeNode(list)}`;
		return { errors: [errorAt({
			...top,
			path: ["findings"]
		}, message)] };
	}
	const entries = list.items.map(readEntry);
	const errors = entries.flatMap((entry, index) => {
		if (entry !== void 0) return [];
		const message = `item ${index + 1} of "findings" needs "rule", "fingerprint", "file" and "message", each a string`;
		return [errorAt({
			...top,
			path: ["findings", index]
		}, message)];
	});
	return errors.length > 0 ? { errors } : { entries: entries.flatMap((entry) => entry ?? []) };
}
function readEntry(node) {
	const [rule, fingerprint, file, message] = FIELDS$1.map((field) => getString(node, field));
	if (rule === void 0 || fingerprint === void 0 || file === void 0 || message === void 0) return void 0;
	return {
		rule,
		fingerprint,
		file,
		message
	};
}

// src/inventory/namespace-declaration.ts
function readNamespaceDefaults(node) {
	if (node === void 0) return void 0;
	return new Map(effectiveEntries(node).map(({ key, value }) => [key.text, readDefaults(key.text, value)]));
}
function readDefaults(name, node) {
	const selector = getValue(node, "nodeSelector");
	const tolerations = getValue(node, "tolerations");
	const pairs = effectiveEntries(selector).map(({ key, value }) => `${key.text}=${scalarText(value) ?? ""}`);
	return {
		name,
		nodeSelector: selector && pairs.join(","),
		defaultTolerations: tolerations && decodeTolerations(createDecoder(), tolerations, []),
		tolerationsWhitelist: void 0
	};
}

// src/inventory/cluster-keys.ts
const NO_CLUSTER_KEYS = {
	admission: {},
	featureGates: /* @__PURE__ */ new Map()
};
const COMPARISON_OPERATORS = "TaintTolerationComparisonOperators";
const LAST_MINOR_WITH_COMPARISON_OFF = 37;
function readClusterKeys(node) {
	const manifests = readStrings(getValue(node, "manifests"));
	const exclude = readStrings(getValue(node, "exclude"));
	const provider = scalarText(getValue(node, "provider"));
	const kubernetesVersion = scalarText(getValue(node, "kubernetesVersion"));
	const implicit = readImplicit(getValue(node, "implicit"));
	const transientTaints = readStrings(getValue(node, "transientTaints"));
	const knownLabels = readStrings(getValue(node, "knownLabels"));
	const complete = readBoolean(getValue(node, "complete"));
	const namespaces = readNamespaceDefaults(getValue(node, "namespaces"));
	return {
		...manifests && { manifests },
		...exclude && { exclude },
		...provider && { provider },
		...kubernetesVersion && { kubernetesVersion },
		...implicit && { implicit },
		admission: readAdmission(getValue(node, "admission")),
		featureGates: readFeatureGates(getValue(node, "featureGates")),
		...transientTaints && { transientTaints },
		...knownLabels && { knownLabels },
		...complete !== void 0 && { complete },
		...namespaces && { namespaces }
	};
}
function overlayClusterKeys(above, own) {
	return {
		...above,
		...own,
		admission: {
			...above.admission,
			...own.admission
		},
		featureGates: new Map([...above.featureGates, ...own.featureGates])
	};
}
const TOLERATES_EXTENDED_RESOURCES = /* @__PURE__ */ new Set([
	"eks",
	"gke",
	"aks"
]);
function resolveSettings(name, keys) {
	const namespaces = [...keys.namespaces?.values() ?? []];
	const selects = namespaces.some(({ nodeSelector }) => nodeSelector !== void 0);
	const tolerates = namespaces.some(({ defaultTolerations }) => defaultTolerations !== void 0);
	return {
		name,
		provider: keys.provider,
		kubernetesVersion: keys.kubernetesVersion,
		admission: {
			defaultTolerationSeconds: keys.admission.defaultTolerationSeconds ?? true,
			extendedResourceToleration: keys.admission.extendedResourceToleration ?? TOLERATES_EXTENDED_RESOURCES.has(keys.provider ?? ""),
			runtimeClass: keys.admission.runtimeClass ?? true,
			podNodeSelector: keys.admission.podNodeSelector ?? selects,
			podTolerationRestriction: keys.admission.podTolerationRestriction ?? tolerates
		},
		comparisonOperators: comparisonOperatorsOf(keys),
		transientTaints: keys.transientTaints ?? [],
		knownLabels: keys.knownLabels ?? []
	};
}
function comparisonOperatorsOf(keys) {
	const listed = keys.featureGates.get(COMPARISON_OPERATORS);
	if (listed !== void 0) return listed ? "on" : "off";
	if (keys.kubernetesVersion === void 0) return "off";
	return Number(keys.kubernetesVersion.split(".")[1]?.match(/^[0-9]+/)?.[0]) <= LAST_MINOR_WITH_COMPARISON_OFF ? "off" : "unknown";
}
function readStrings(node) {
	if (node?.kind !== "sequence") return void 0;
	return node.items.flatMap((item) => scalarText(item) ?? []);
}
function readBoolean(node) {
	return node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : void 0;
}
function readImplicit(node) {
	const text = scalarText(node);
	return text === "apply" || text === "warn" || text === "off" ? text : void 0;
}
function readAdmission(node) {
	const switches = effectiveEntries(node).map((entry) => [entry.key.text, readBoolean(entry.value)]);
	return Object.fromEntries(switches);
}
function readFeatureGates(node) {
	const gates = /* @__PURE__ */ new Map();
	for (const text of readStrings(node) ?? []) {
		const [name = "", state] = text.split("=");
		gates.set(name, state !== "false");
	}
	for (const entry of effectiveEntries(node)) gates.set(entry.key.text, readBoolean(entry.value) ?? false);
	return gates;
}

// src/model/label-syntax.ts
const NAME_FORMAT = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const VALUE_FORMAT = `(${NAME_FORMAT})?`;
const SUBDOMAIN_FORMAT = "[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";
const NAME$1 = new RegExp(`^${NAME_FORMAT}$`);
const VALUE = new RegExp(`^${VALUE_FORMAT}$`);
const SUBDOMAIN_PART = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;
const NAME_RULE = `must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '${NAME_FORMAT}')`;
const VALUE_RULE = `a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '${VALUE_FORMAT}')`;
const SUBDOMAIN_RULE = `a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '${SUBDOMAIN_FORMAT}')`;
const LABEL_KEY_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`";
const LABEL_VALUE_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all";
const utf8 = new TextEncoder();
function labelKeyErrors(key) {
	const [first = "", second, ...rest] = key.split("/");
	if (rest.length > 0) return [`a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
	const name = second ?? first;
	const errors = second === void 0 ? [] : prefixErrors(first);
	if (name === "") errors.push("name part must be non-empty");
	else if (byteLength(name) > LABEL_LENGTH) errors.push(`name part ${tooLong(LABEL_LENGTH)}`);
	if (!NAME$1.test(name)) errors.push(`name part ${NAME_RULE}`);
	return errors;
}
function isLabelKey(text) {
	return labelKeyErrors(text).length === 0;
}
function prefixErrors(prefix) {
	if (prefix === "") return ["prefix part must be non-empty"];
	return subdomainErrors(prefix).map((error) => `prefix part ${error}`);
}
function labelValueErrors(value) {
	const errors = [];
	if (byteLength(value) > LABEL_LENGTH) errors.push(tooLong(LABEL_LENGTH));
	if (!VALUE.test(value)) errors.push(VALUE_RULE);
	return errors;
}
function isLabelValue(text) {
	return labelValueErrors(text).length === 0;
}
function subdomainErrors(name) {
	const errors = [];
	if (byteLength(name) > SUBDOMAIN_LENGTH) errors.push(tooLong(SUBDOMAIN_LENGTH));
	if (!name.split(".").every((part) => SUBDOMAIN_PART.test(part))) errors.push(SUBDOMAIN_RULE);
	return errors;
}
function byteLength(text) {
	return utf8.encode(text).length;
}
function tooLong(limit) {
	return `must be no more than ${limit} bytes`;
}

// src/model/pool.ts
const POOL_ROLES = ["worker", "control-plane"];
const REQUIREMENT_OPERATORS = [
	"In",
	"NotIn",
	"Exists",
	"DoesNotExist",
	"Gt",
	"Lt",
	"Gte",
	"Lte"
];
const DECLARED_FORMAT = "taintlint";
function hasNoNodes({ scale }) {
	return scale?.max === 0 || scale?.replicas === 0 && scale.max === void 0;
}
function addressOf({ address, place }) {
	return address ?? place.document.address;
}
function whyItMayNotExist({ incomplete = [] }) {
	return incomplete.find(({ field }) => field === "exists")?.why;
}
function openLabelGlobs({ openLabels, incomplete = [] }) {
	const hidden = incomplete.flatMap(({ field, label = "*" }) => field === "labels" ? [label] : []);
	return [...openLabels, ...hidden];
}

// src/model/quantity.ts
const QUANTITY = /^([+-]?)([0-9]+(?:\.[0-9]*)?|\.[0-9]+)(Ki|Mi|Gi|Ti|Pi|Ei|n|u|m|k|M|G|T|P|E|[eE][+-]?[0-9]+)?$/;
const BINARY_SUFFIXES = [
	"Ki",
	"Mi",
	"Gi",
	"Ti",
	"Pi",
	"Ei"
];
const DECIMAL_EXPONENTS = {
	n: -9,
	u: -6,
	m: -3,
	k: 3,
	M: 6,
	G: 9,
	T: 12,
	P: 15,
	E: 18
};
const NANO_DIGITS = 9;
const MAX_NANO = (2n ** 63n - 1n) * 10n ** BigInt(NANO_DIGITS);
const MAX_EXPONENT = 60;
function parseQuantity(text) {
	const match = QUANTITY.exec(text);
	if (match === null) return void 0;
	const [, sign = "", number = "", suffix = ""] = match;
	const [whole = "", fraction = ""] = number.split(".");
	const binary = BINARY_SUFFIXES.indexOf(suffix);
	const factor = binary < 0 ? 1n : 1024n ** BigInt(binary + 1);
	const nano = scale(BigInt(whole + fraction) * factor, exponentOf(suffix, binary) - fraction.length + NANO_DIGITS);
	const bounded = nano > MAX_NANO ? MAX_NANO : nano;
	return sign === "-" ? -bounded : bounded;
}
function exponentOf(suffix, binary) {
	if (binary >= 0 || suffix === "") return 0;
	return DECIMAL_EXPONENTS[suffix] ?? Number(suffix.slice(1));
}
function scale(digits, exponent) {
	if (digits === 0n) return 0n;
	if (exponent >= 0) return exponent > MAX_EXPONENT ? MAX_NANO : digits * 10n ** BigInt(exponent);
	const shift = Math.min(-exponent, digits.toString().length + 1);
	const divisor = 10n ** BigInt(shift);
	return (digits + divisor - 1n) / divisor;
}
const NANO = 10n ** BigInt(NANO_DIGITS);
const MILLI = 10n ** 6n;
function formatQuantity(nano, isBytes) {
	if (nano % NANO !== 0n) {
		if (nano % MILLI === 0n) return `${nano / MILLI}m`;
		const digits = (nano < 0n ? -nano : nano).toString().padStart(10, "0");
		const text = `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/0+$/, "");
		return nano < 0n ? `-${text}` : text;
	}
	const whole = nano / NANO;
	if (!isBytes || whole === 0n) return whole.toString();
	let suffix = "";
	let value = whole;
	for (const next of BINARY_SUFFIXES) {
		if (value % 1024n !== 0n) break;
		value /= 1024n;
		suffix = next;
	}
	return `${value}${suffix}`;
}

// src/inventory/requirement-mistake.ts
const INTEGER = /^-?[0-9]+$/;
function readOperator(text) {
	return REQUIREMENT_OPERATORS.find((operator) => operator === text);
}
function describeValuesMistake(operator, values) {
	switch (operator) {
		case "In":
		case "NotIn": return values.length > 0 ? void 0 : `operator "${operator}" needs at least one value`;
		case "Exists":
		case "DoesNotExist": return values.length === 0 ? void 0 : `operator "${operator}" takes no values`;
		default: {
			const [only = "", ...others] = values;
			return others.length === 0 && INTEGER.test(only) ? void 0 : `operator "${operator}" needs exactly one integer`;
		}
	}
}

// src/model/taint.ts
const TAINT_EFFECTS = [
	"NoSchedule",
	"PreferNoSchedule",
	"NoExecute"
];
function formatTaint(taint) {
	if (taint.effect === "") return taint.value === "" ? taint.key : `${taint.key}=${taint.value}:`;
	if (taint.value === "") return `${taint.key}:${taint.effect}`;
	return `${taint.key}=${taint.value}:${taint.effect}`;
}

// src/inventory/taint-syntax.ts
const EFFECT_LIST = "\"NoSchedule\", \"PreferNoSchedule\" or \"NoExecute\"";
function parseTaintSpec(spec) {
	if (spec.endsWith("-")) {
		const parsed = parseParts(spec, spec.slice(0, -1));
		if ("error" in parsed) return parsed;
		const { key, effect } = parsed.value;
		return { value: {
			kind: "remove",
			removal: {
				key,
				effect
			}
		} };
	}
	const parsed = parseParts(spec, spec);
	if ("error" in parsed) return parsed;
	const taint = parsed.value;
	if (taint.effect === "") return { error: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
	return { value: {
		kind: "add",
		taint
	} };
}
function parseTaint(text) {
	const parsed = parseTaintSpec(text);
	if ("error" in parsed) return parsed;
	if (parsed.value.kind === "add") return { value: parsed.value.taint };
	return { error: `taint "${text}" ends in "-", which removes a taint: a pool lists the taints that it has` };
}
function parseTaintSpecs(specs) {
	const additions = [];
	const removals = [];
	const errors = [];
	for (const spec of specs) {
		const parsed = parseTaintSpec(spec);
		if ("error" in parsed) {
			errors.push(parsed.error);
			continue;
		}
		const change = parsed.value;
		if (change.kind === "remove") {
			removals.push(change.removal);
			continue;
		}
		const { taint } = change;
		const earlier = additions.find(({ key, effect }) => key === taint.key && effect === taint.effect);
		if (earlier === void 0) additions.push(taint);
		else errors.push(`taint "${spec}" has the key and the effect of "${formatTaint(earlier)}": a node has one of each`);
	}
	return {
		additions,
		removals,
		errors
	};
}
function parseParts(spec, text) {
	const [head = "", effect, ...rest] = text.split(":");
	if (rest.length > 0) return { error: `taint "${spec}" holds more than one ":": write "key=value:Effect"` };
	if (effect === void 0) return checkKey(spec, text, {
		key: text,
		value: "",
		effect: ""
	});
	if (!isEffect(effect)) return { error: describeEffect(spec, effect) };
	const [key = "", value = "", ...more] = head.split("=");
	if (more.length > 0) return { error: `taint "${spec}" holds more than one "=": write "key=value:Effect"` };
	if (!isLabelValue(value)) return { error: `value "${value}" of taint "${spec}" is not legal: a value is ${LABEL_VALUE_SYNTAX}` };
	return checkKey(spec, key, {
		key,
		value,
		effect
	});
}
function checkKey(spec, key, taint) {
	if (isLabelKey(key)) return { value: taint };
	if (spec === "") return { error: "a taint is empty: write \"key=value:Effect\" or \"key:Effect\"" };
	if (key === "") return { error: `taint "${spec}" has no key: write "key=value:Effect" or "key:Effect"` };
	const [beforeEquals = "", value] = key.split("=");
	if (value !== void 0 && isLabelKey(beforeEquals)) return spec.endsWith("-") ? { error: `taint "${spec}" has a value but no effect: to remove every effect write "${beforeEquals}-"` } : { error: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
	return { error: `key "${key}" of taint "${spec}" is not legal: a key is ${LABEL_KEY_SYNTAX}` };
}
function isEffect(word) {
	return TAINT_EFFECTS.some((effect) => effect === word);
}
function describeEffect(spec, effect) {
	if (effect === "") return `taint "${spec}" has no effect after ":": write ${EFFECT_LIST} there`;
	const nearest = nearestWord(effect, TAINT_EFFECTS);
	const suggestion = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
	return `effect "${effect}" of taint "${spec}" is not legal: an effect is ${EFFECT_LIST}${suggestion}`;
}
function suggestEffects(spec) {
	return `"${spec}:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect`;
}

// src/inventory/declared-pool.ts
function readDeclaredPool(document, path, node, cluster) {
	const reading = {
		document,
		errors: []
	};
	const properties = readNodeProperties(document, path, node);
	const scale = readScale$2(getValue(node, "scale"));
	const role = readRole(getValue(node, "role"));
	const requirements = readRequirements$1(reading, getValue(node, "requirements"), [...path, "requirements"]);
	return {
		pool: {
			name: scalarText(getValue(node, "name")) ?? "",
			cluster,
			format: DECLARED_FORMAT,
			place: {
				document,
				path: [...path, "name"],
				part: "value"
			},
			...properties.properties,
			labelsClosed: false,
			...requirements && { requirements },
			openLabels: readStrings(getValue(node, "openLabels")) ?? [],
			nodes: void 0,
			reservedFor: readReservation(getValue(node, "reservedFor")),
			...scale && { scale },
			...role && { role }
		},
		errors: [...properties.errors, ...reading.errors]
	};
}
function readNodeProperties(document, path, node) {
	const reading = {
		document,
		errors: []
	};
	const written = getValue(node, "labels");
	const labelPath = [...path, "labels"];
	return {
		properties: {
			taints: readTaints$2(reading, getValue(node, "taints"), [...path, "taints"]),
			startupTaints: readTaints$2(reading, getValue(node, "startupTaints"), [...path, "startupTaints"]),
			labels: readLabels$1(reading, written, labelPath),
			labelOrigins: labelOrigins(reading, written, labelPath),
			allocatable: readAllocatable(reading, getValue(node, "allocatable"), [...path, "allocatable"])
		},
		errors: reading.errors
	};
}
function readTaints$2(reading, node, path) {
	if (node?.kind !== "sequence") return [];
	return node.items.flatMap((item, index) => {
		const place = {
			document: reading.document,
			path: [...path, index],
			part: "value"
		};
		const text = scalarText(item);
		if (text === void 0) return {
			key: scalarText(getValue(item, "key")) ?? "",
			value: scalarText(getValue(item, "value")) ?? "",
			effect: scalarText(getValue(item, "effect")) ?? "",
			place
		};
		const parsed = parseTaint(text);
		if ("value" in parsed) return {
			...parsed.value,
			place
		};
		reading.errors.push(errorAt(place, parsed.error));
		return [];
	});
}
function textEntries(node, path) {
	return effectiveEntries(node).map((entry) => ({
		key: entry.key.text,
		text: scalarText(entry.value) ?? "",
		path: [...path, formatKey(entry.key.value)]
	}));
}
function readLabels$1(reading, node, path) {
	const entries = textEntries(node, path);
	for (const entry of entries) {
		const place = {
			document: reading.document,
			path: entry.path
		};
		if (!isLabelKey(entry.key)) {
			const message = `label key "${entry.key}" is not legal: a key is ${LABEL_KEY_SYNTAX}`;
			reading.errors.push(errorAt({
				...place,
				part: "key"
			}, message));
		} else if (!isLabelValue(entry.text)) {
			const message = `value "${entry.text}" of label "${entry.key}" is not legal: a value is ${LABEL_VALUE_SYNTAX}`;
			reading.errors.push(errorAt({
				...place,
				part: "value"
			}, message));
		}
	}
	return byWord(entries.map(({ key, text }) => [key, text]));
}
function labelOrigins({ document }, node, path) {
	const entries = textEntries(node, path);
	return byWord(entries.map(({ key, path: at }) => [key, { place: {
		document,
		path: at,
		part: "value"
	} }]));
}
function readRequirements$1(reading, node, path) {
	if (node?.kind !== "sequence") return void 0;
	return node.items.flatMap((item, index) => {
		const key = scalarText(getValue(item, "key")) ?? "";
		const operator = readOperator(scalarText(getValue(item, "operator")));
		const values = readStrings(getValue(item, "values")) ?? [];
		const refuse = (field, message) => {
			const place = {
				document: reading.document,
				path: [
					...path,
					index,
					field
				],
				part: "value"
			};
			reading.errors.push(errorAt(place, message));
			return [];
		};
		if (!isLabelKey(key)) return refuse("key", `label key "${key}" is not legal: a key is ${LABEL_KEY_SYNTAX}`);
		const illegal = values.find((value) => !isLabelValue(value));
		if (illegal !== void 0) return refuse("values", `value "${illegal}" of label "${key}" is not legal: a value is ${LABEL_VALUE_SYNTAX}`);
		if (operator === void 0) return [];
		const mistake = describeValuesMistake(operator, values);
		return mistake === void 0 ? {
			key,
			operator,
			values
		} : refuse("values", mistake);
	});
}
function readAllocatable(reading, node, path) {
	const entries = textEntries(node, path);
	for (const { key, text, path: entryPath } of entries) {
		const quantity = parseQuantity(text);
		if (quantity !== void 0 && quantity >= 0n) continue;
		const place = {
			document: reading.document,
			path: entryPath,
			part: "value"
		};
		reading.errors.push(errorAt(place, `"${text}" of "${key}" is not a quantity: write one such as "8", "500m" or "32Gi"`));
	}
	return byWord(entries.map(({ key, text }) => [key, text]));
}
function readReservation(node) {
	if (node === void 0) return void 0;
	return {
		namespaces: readStrings(getValue(node, "namespaces")),
		workloads: readStrings(getValue(node, "workloads"))
	};
}
function readScale$2(node) {
	if (node === void 0) return void 0;
	const numbers = effectiveEntries(node).map((entry) => [entry.key.text, Number(scalarText(entry.value))]);
	return Object.fromEntries(numbers);
}
function readRole(node) {
	return POOL_ROLES.find((role) => role === scalarText(node));
}

// src/inventory/formats/source-part.ts
function keys(text) {
	if (text === "") return [];
	return text.split(".").map((key) => /^[0-9]+$/.test(key) ? Number(key) : key);
}
function partOfObject(object) {
	return {
		document: object.document,
		path: object.path,
		node: object.node
	};
}
function isNull(node) {
	return node === void 0 || node.kind === "scalar" && node.value === null;
}
function partAt(part, path) {
	let { node } = part;
	const steps = [...part.path];
	for (const step of path) {
		if (typeof step === "number" && node?.kind !== "sequence") continue;
		steps.push(step);
		node = node === void 0 ? void 0 : nodeAt(node, [step]) ?? hiddenEntry(node);
	}
	return {
		document: part.document,
		path: steps,
		node: isNull(node) ? void 0 : node
	};
}
function hiddenEntry(node) {
	return node.kind === "mapping" ? node.entries.find(({ key }) => UNKNOWN$1.test(key.text))?.value : void 0;
}
function itemsOf$2(part) {
	return part.node?.kind === "mapping" ? [part] : itemsOfList(part);
}
function itemsOfList({ document, path, node }) {
	if (node?.kind !== "sequence") return [];
	return node.items.map((item, index) => ({
		document,
		path: [...path, index],
		node: item
	}));
}
function placeOf$1({ document, path }, part = "value") {
	return {
		document,
		path,
		part
	};
}
function textOf$1({ node }) {
	return scalarText(node) || void 0;
}
const UNKNOWN$1 = /^\{\{not known: (.*)\}\}$/s;
function unknownText(why) {
	return `{{not known: ${why}}}`;
}
const UNKNOWN_TEXT = unknownText("the plan does not tell it");
const TEMPLATE$1 = /\$\{|\{\{|\$\(|<%|\[\[/;
function isTemplated(text) {
	return text !== void 0 && TEMPLATE$1.test(text);
}
function isUnresolved({ node }) {
	return node?.kind === "scalar" && isTemplated(node.text);
}
function describeUnresolved(text) {
	return UNKNOWN$1.exec(text)?.[1] ?? `it is a template: "${text}"`;
}
function wholeNumberOf(part) {
	const text = textOf$1(part);
	return text !== void 0 && /^[0-9]+$/.test(text) ? Number(text) : void 0;
}

// src/inventory/formats/autoscaler-tag.ts
const TAG$1 = /^k8s\.io\/cluster-autoscaler\/node-template\/(taint|label)\/(.+)$/;
function readAutoscalerTags(tags) {
	return effectiveEntries(tags.node).flatMap(({ key, value }) => {
		const [, describes, name = ""] = TAG$1.exec(key.text) ?? [];
		const text = scalarText(value) ?? "";
		if (describes !== "taint" && describes !== "label" || isTemplated(name) || isTemplated(text)) return [];
		return {
			describes,
			key: name,
			value: text,
			place: {
				...placeOf$1(tags),
				path: [...placeOf$1(tags).path, key.text]
			}
		};
	});
}

// src/inventory/formats/label-field.ts
const NO_LABELS = {
	labels: NO_WORDS,
	origins: NO_WORDS,
	openLabels: [],
	incomplete: []
};
const ANY_LABEL$1 = "*";
function readLabels(part) {
	const { node } = part;
	if (node?.kind === "mapping") return fromWritten(effectiveEntries(node).map((entry) => {
		const key = formatKey(entry.key.value);
		const own = {
			document: part.document,
			path: [...part.path, key],
			node: entry.value
		};
		return {
			key,
			value: scalarText(entry.value) ?? "",
			part: own,
			atKey: entry.value.file !== void 0
		};
	}));
	return fromWritten((node?.kind === "sequence" ? itemsOf$2(part) : [part]).flatMap(readLabelTexts));
}
function readLabelTexts(part) {
	return (textOf$1(part) ?? "").split(",").filter((text) => text.trim() !== "").map((text) => {
		const equals = text.indexOf("=");
		return equals < 0 ? {
			key: text.trim(),
			value: "",
			part
		} : {
			key: text.slice(0, equals).trim(),
			value: text.slice(equals + 1),
			part
		};
	});
}
function fromWritten(written) {
	const labels = [];
	const origins = [];
	const openLabels = [];
	const incomplete = [];
	for (const { key, value, part, atKey } of written) {
		const template = [key, value].find(isTemplated);
		if (template === void 0) {
			labels.push([key, value]);
			origins.push([key, { place: placeOf$1(part, atKey ? "key" : "value") }]);
			continue;
		}
		const open = isTemplated(key) ? ANY_LABEL$1 : key;
		openLabels.push(open);
		const why = open === ANY_LABEL$1 ? describeUnresolved(template) : `value of "${key}": ${describeUnresolved(template)}`;
		const label = open === ANY_LABEL$1 ? {} : { label: open };
		incomplete.push({
			field: "labels",
			why,
			place: placeOf$1(part),
			...label
		});
	}
	return {
		labels: byWord(labels),
		origins: byWord(origins),
		openLabels,
		incomplete
	};
}
function joinLabels(fields) {
	const labels = /* @__PURE__ */ new Map();
	const origins = /* @__PURE__ */ new Map();
	for (const field of fields) {
		for (const key of field.openLabels) labels.delete(key);
		for (const [key, value] of Object.entries(field.labels)) labels.set(key, value);
		for (const [key, origin] of Object.entries(field.origins)) origins.set(key, origin);
	}
	return {
		labels: byWord(labels),
		origins: byWord([...origins].filter(([key]) => labels.has(key))),
		openLabels: fields.flatMap(({ openLabels }) => openLabels).filter((key) => !labels.has(key)),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}

// src/inventory/formats/machine-labels.ts
const ARCHITECTURE = "kubernetes.io/arch";
const OPERATING_SYSTEM = "kubernetes.io/os";
const WORDS = [
	[
		/arm_?64|aarch64/i,
		ARCHITECTURE,
		"arm64"
	],
	[
		/amd64|x86_64/i,
		ARCHITECTURE,
		"amd64"
	],
	[
		/windows/i,
		OPERATING_SYSTEM,
		"windows"
	]
];
function machineLabels(parts) {
	const texts = parts.flatMap((part) => textOf$1(part) ?? []);
	const found = WORDS.flatMap(([pattern, label, value]) => {
		const part = parts.find((one) => pattern.test(textOf$1(one) ?? ""));
		return part === void 0 ? [] : [{
			label,
			value,
			place: placeOf$1(part)
		}];
	});
	return {
		labels: byWord(found.map(({ label, value }) => [label, value])),
		origins: byWord(found.map(({ label, place }) => [label, { place }])),
		openLabels: texts.some(isTemplated) ? [OPERATING_SYSTEM] : [],
		incomplete: []
	};
}

// src/model/compute-class.ts
const COMPUTE_CLASS_FORMAT = "compute-class";
const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";

// src/inventory/implied.ts
const ANY = /./;
const YES = /^true$/i;
const CONTROL_PLANE_KEY = "node-role.kubernetes.io/control-plane";
const IMPLIED = [
	{
		platforms: ["kubeadm", "kops"],
		when: { role: /^control-plane$/ },
		labels: { [CONTROL_PLANE_KEY]: "" },
		because: "control plane nodes are labelled with their role",
		confidence: "documented"
	},
	{
		platforms: ["kubeadm", "kops"],
		when: { role: /^control-plane$/ },
		unless: { ownTaints: YES },
		taint: {
			key: CONTROL_PLANE_KEY,
			value: "",
			effect: "NoSchedule"
		},
		because: "control plane nodes are tainted by default",
		confidence: "documented"
	},
	{
		platforms: ["kops"],
		when: { role: /^APIServer$/ },
		taint: {
			key: "node-role.kubernetes.io/api-server",
			value: "",
			effect: "NoSchedule"
		},
		labels: { "node-role.kubernetes.io/api-server": "" },
		because: "kOps taints API server nodes",
		confidence: "documented"
	},
	{
		platforms: ["kops"],
		when: { role: /^worker$/ },
		labels: { "node-role.kubernetes.io/node": "" },
		because: "kOps labels nodes with their role",
		confidence: "documented"
	},
	{
		platforms: ["kops"],
		labels: { "kops.k8s.io/instancegroup": "{name}" },
		because: "kOps labels nodes with their instance group",
		confidence: "documented"
	},
	{
		platforms: ["openshift"],
		when: { role: /^control-plane$/ },
		taint: {
			key: "node-role.kubernetes.io/master",
			value: "",
			effect: "NoSchedule"
		},
		labels: {
			[CONTROL_PLANE_KEY]: "",
			"node-role.kubernetes.io/master": ""
		},
		because: "OpenShift taints control plane nodes",
		confidence: "documented"
	},
	{
		platforms: ["openshift"],
		when: { role: /^worker$/ },
		labels: { "node-role.kubernetes.io/worker": "" },
		because: "OpenShift labels worker nodes",
		confidence: "documented"
	},
	{
		platforms: ["hypershift"],
		labels: {
			"hypershift.openshift.io/nodePool": "{name}",
			"node-role.kubernetes.io/worker": ""
		},
		because: "HyperShift labels nodes with their pool",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		labels: { "cloud.google.com/gke-nodepool": "{name}" },
		because: "GKE labels nodes with their pool",
		confidence: "documented"
	},
	{
		platforms: ["gke-compute-class"],
		when: { name: ANY },
		taint: {
			key: COMPUTE_CLASS_KEY,
			value: "{name}",
			effect: "NoSchedule"
		},
		labels: { [COMPUTE_CLASS_KEY]: "{name}" },
		because: "GKE keeps the nodes of a ComputeClass for the pods that select it",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { accelerator: ANY },
		besidePoolWithout: "accelerator",
		taint: {
			key: "nvidia.com/gpu",
			value: "present",
			effect: "NoSchedule"
		},
		because: "GKE taints GPU nodes beside nodes without GPUs",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { machineType: /^(?:t2a|c4a|n4a)-/ },
		unless: { architectureTaint: /^NONE$/ },
		taint: {
			key: "kubernetes.io/arch",
			value: "arm64",
			effect: "NoSchedule"
		},
		labels: { "kubernetes.io/arch": "arm64" },
		because: "GKE taints Arm nodes",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { machineType: /^ct[0-9]/ },
		taint: {
			key: "google.com/tpu",
			value: "present",
			effect: "NoSchedule"
		},
		because: "GKE taints TPU nodes",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { sandbox: /^gvisor$/i },
		taint: {
			key: "sandbox.gke.io/runtime",
			value: "gvisor",
			effect: "NoSchedule"
		},
		labels: { "sandbox.gke.io/runtime": "gvisor" },
		because: "GKE taints nodes with GKE Sandbox",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { image: /^windows/i },
		taint: {
			key: "node.kubernetes.io/os",
			value: "windows",
			effect: "NoSchedule"
		},
		because: "GKE may taint Windows nodes",
		confidence: "likely"
	},
	{
		platforms: ["gke"],
		when: { spot: YES },
		labels: {
			"cloud.google.com/gke-spot": "true",
			"cloud.google.com/gke-provisioning": "spot"
		},
		because: "GKE labels Spot nodes",
		confidence: "documented"
	},
	{
		platforms: ["gke"],
		when: { spot: YES },
		taint: {
			key: "cloud.google.com/gke-spot",
			value: "true",
			effect: "NoSchedule"
		},
		because: "some say that GKE taints Spot nodes",
		confidence: "contested"
	},
	{
		platforms: ["aks"],
		labels: {
			"kubernetes.azure.com/agentpool": "{name}",
			agentpool: "{name}"
		},
		because: "AKS labels nodes with their pool",
		confidence: "documented"
	},
	{
		platforms: ["aks"],
		when: { spot: /^spot$/i },
		taint: {
			key: "kubernetes.azure.com/scalesetpriority",
			value: "spot",
			effect: "NoSchedule"
		},
		labels: { "kubernetes.azure.com/scalesetpriority": "spot" },
		because: "AKS taints Spot nodes",
		confidence: "documented"
	},
	{
		platforms: ["aks"],
		when: { mode: /^system$/i },
		labels: { "kubernetes.azure.com/mode": "system" },
		because: "AKS labels nodes with their mode",
		confidence: "documented"
	},
	{
		platforms: ["aks"],
		when: { mode: /^user$/i },
		labels: { "kubernetes.azure.com/mode": "user" },
		because: "AKS labels nodes with their mode",
		confidence: "documented"
	},
	{
		platforms: ["aks"],
		when: { criticalAddonsOnly: YES },
		taint: {
			key: "CriticalAddonsOnly",
			value: "true",
			effect: "NoSchedule"
		},
		because: "only_critical_addons_enabled taints the default node pool",
		confidence: "documented"
	},
	{
		platforms: ["eks-managed", "eksctl-managed"],
		labels: { "eks.amazonaws.com/nodegroup": "{name}" },
		because: "EKS labels nodes with their node group",
		confidence: "documented"
	},
	{
		platforms: ["eksctl", "eksctl-managed"],
		labels: { "alpha.eksctl.io/nodegroup-name": "{name}" },
		because: "eksctl labels nodes with their node group",
		confidence: "documented"
	},
	{
		platforms: ["eksctl", "eksctl-managed"],
		when: { cluster: ANY },
		labels: { "alpha.eksctl.io/cluster-name": "{cluster}" },
		because: "eksctl labels nodes with their cluster",
		confidence: "documented"
	},
	{
		platforms: ["eks-auto-mode"],
		labels: {
			"karpenter.sh/nodepool": "{name}",
			"karpenter.sh/capacity-type": "on-demand",
			"eks.amazonaws.com/compute-type": "auto"
		},
		because: "EKS Auto Mode labels its nodes",
		confidence: "documented"
	},
	{
		platforms: ["eks-auto-mode"],
		when: { builtIn: /^general-purpose$/ },
		labels: { "kubernetes.io/arch": "amd64" },
		because: "EKS Auto Mode makes its general-purpose nodes with amd64",
		confidence: "documented"
	},
	{
		platforms: ["eks-auto-mode"],
		when: { builtIn: /^system$/ },
		taint: {
			key: "CriticalAddonsOnly",
			value: "",
			effect: "NoSchedule"
		},
		because: "EKS Auto Mode taints its built-in pool system",
		confidence: "documented"
	},
	{
		platforms: ["gardener"],
		taint: {
			key: "node.gardener.cloud/critical-components-not-ready",
			value: "",
			effect: "NoSchedule"
		},
		startup: true,
		labels: { "worker.gardener.cloud/pool": "{name}" },
		because: "Gardener labels nodes with their worker pool, and taints them until they are ready",
		confidence: "documented"
	},
	{
		platforms: ["rancher-rke2"],
		when: { etcd: YES },
		unless: { worker: YES },
		taint: {
			key: "node-role.kubernetes.io/etcd",
			value: "",
			effect: "NoExecute"
		},
		because: "Rancher taints etcd nodes that are no workers",
		confidence: "documented"
	},
	{
		platforms: ["rancher-rke2"],
		when: { controlPlane: YES },
		unless: { worker: YES },
		taint: {
			key: CONTROL_PLANE_KEY,
			value: "",
			effect: "NoSchedule"
		},
		because: "Rancher taints control plane nodes that are no workers",
		confidence: "documented"
	},
	{
		platforms: ["rancher-k3s"],
		when: { etcd: YES },
		unless: {
			worker: YES,
			controlPlane: YES
		},
		taint: {
			key: "node-role.kubernetes.io/etcd",
			value: "",
			effect: "NoExecute"
		},
		because: "Rancher taints nodes that are nothing but etcd",
		confidence: "documented"
	},
	{
		platforms: ["kops"],
		when: { accelerator: YES },
		taint: {
			key: "nvidia.com/gpu",
			value: "",
			effect: "NoSchedule"
		},
		because: "kOps taints GPU nodes where it installs NVIDIA's driver",
		confidence: "likely"
	},
	{
		platforms: ["digitalocean"],
		when: { machineType: /^gpu-/ },
		taint: {
			key: "nvidia.com/gpu",
			value: "",
			effect: "NoSchedule"
		},
		because: "DigitalOcean may taint GPU nodes",
		confidence: "likely"
	},
	{
		platforms: ["digitalocean"],
		labels: { "doks.digitalocean.com/node-pool": "{name}" },
		because: "DigitalOcean labels nodes with their pool",
		confidence: "documented"
	}
];

// src/inventory/apply-implied.ts
function applyImplied(declared, mode) {
	if (mode === "off") return declared.map(({ pool }) => pool);
	return declared.map((one) => IMPLIED.filter((fact) => holds(fact, one)).reduce((pool, fact) => add$2(pool, fact, one, declared), one.pool));
}
function holds(fact, { platform, facts }) {
	const { platforms, when = {}, unless = {}, confidence } = fact;
	if (confidence === "contested" || !platforms.includes(platform)) return false;
	const texts = new Map(Object.entries(facts));
	const matches = (name, pattern) => pattern.test(texts.get(name) ?? "");
	return Object.entries(when).every(([name, pattern]) => matches(name, pattern)) && !Object.entries(unless).some(([name, pattern]) => matches(name, pattern));
}
function add$2(pool, fact, one, all) {
	const labels = impliedLabels(fact, one);
	const origin = {
		place: pool.place,
		implied: fact.because
	};
	const origins = byWord(Object.keys(labels).map((key) => [key, origin]));
	const labelled = {
		...pool,
		labels: joinByWord(labels, pool.labels),
		labelOrigins: joinByWord(origins, pool.labelOrigins ?? NO_WORDS)
	};
	const taint = impliedTaint(fact, one);
	if (taint === void 0 || [...pool.taints, ...pool.startupTaints].some((other) => isSame(other, taint))) return labelled;
	const implied = {
		...taint,
		implied: fact.because,
		place: pool.place
	};
	if (fact.startup) return {
		...labelled,
		startupTaints: [...pool.startupTaints, implied]
	};
	const { besidePoolWithout } = fact;
	const beside = besidePoolWithout === void 0 || all.some((other) => other.platform === one.platform && other.facts[besidePoolWithout] === void 0);
	if (fact.confidence === "documented" && beside) return {
		...labelled,
		taints: [...pool.taints, implied]
	};
	const open = {
		field: "taints",
		why: `${formatTaint(taint)} may be there: ${fact.because}`,
		place: pool.place,
		taint: implied
	};
	return {
		...labelled,
		incomplete: [...pool.incomplete ?? [], open]
	};
}
function impliedTaint({ taint }, { facts }) {
	return taint?.value === "{name}" ? {
		...taint,
		value: facts.name ?? ""
	} : taint;
}
function impliedLabels({ labels = {} }, { pool, facts }) {
	const values = [];
	for (const [key, text] of Object.entries(labels)) {
		const value = text === "{name}" ? facts.name : text === "{cluster}" ? facts.cluster : text;
		if (value !== void 0 && !pool.openLabels.includes(key)) values.push([key, value]);
	}
	return byWord(values);
}
function isSame(one, other) {
	return one.key === other.key && one.effect === other.effect;
}

// src/inventory/formats/named-nodes.ts
function nodesOf(fields) {
	const { taints, labels, scale, role, ignored = [], autoscalerTags = [] } = fields;
	const incomplete = [
		...taints?.incomplete ?? [],
		...labels?.incomplete ?? [],
		...fields.incomplete ?? []
	];
	return {
		pool: {
			name: fields.name,
			cluster: fields.cluster,
			format: fields.format,
			place: fields.place,
			...fields.address !== void 0 && { address: fields.address },
			taints: taints?.taints ?? [],
			startupTaints: fields.startupTaints ?? [],
			labels: labels?.labels ?? NO_WORDS,
			labelOrigins: labels?.origins ?? NO_WORDS,
			labelsClosed: false,
			openLabels: labels?.openLabels ?? [],
			nodes: void 0,
			allocatable: fields.allocatable ?? NO_WORDS,
			reservedFor: void 0,
			...scale && { scale },
			...role && { role },
			...incomplete.length > 0 && { incomplete },
			...ignored.length > 0 && { ignored },
			...autoscalerTags.length > 0 && { autoscalerTags }
		},
		platform: fields.platform,
		facts: fields.facts,
		owner: fields.owner ?? ""
	};
}
function mergeAlike$1(declared) {
	const pools = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	for (const one of declared) {
		const { name, taints, labels, openLabels } = one.pool;
		const identity = JSON.stringify([
			one.owner,
			name,
			one.facts,
			taints.map(formatTaint),
			labels,
			openLabels
		]);
		if (pools.has(identity)) continue;
		const count = (counts.get(`${one.owner} ${name}`) ?? 0) + 1;
		counts.set(`${one.owner} ${name}`, count);
		pools.set(identity, count === 1 ? one : {
			...one,
			pool: {
				...one.pool,
				name: `${name}-${count}`
			}
		});
	}
	return [...pools.values()];
}
function toOutput(input, declared) {
	const mode = input.implicit ?? "apply";
	const pools = applyImplied(declared, mode).map((pool, index) => {
		const owner = declared[index]?.owner ?? "";
		const name = declared.some((other) => other.pool.name === pool.name && other.owner !== owner) && owner !== "" ? ownedName(owner, pool) : pool.name;
		return {
			...pool,
			name: `${input.from.prefix}${name}`
		};
	});
	return {
		pools,
		errors: [],
		notices: pools.flatMap((pool) => [...describeOpen$1(pool), ...mode === "warn" ? describeImplied(pool) : []])
	};
}
function ownedName(owner, pool) {
	return owner === addressOf(pool) ? owner : `${owner}/${pool.name}`;
}
const RANDOM_END = "it ends with random letters";
function describeOpen$1(pool) {
	return (pool.incomplete ?? []).filter(({ why }) => why !== RANDOM_END).map(({ field, why, place }) => {
		const what = field === "exists" ? "whether it exists" : `its ${field}`;
		return {
			message: `pool "${pool.name}": ${what} cannot be told: ${why}`,
			range: locate(place)
		};
	});
}
function describeImplied(pool) {
	return [...pool.taints, ...pool.startupTaints].flatMap((taint) => {
		if (taint.implied === void 0) return [];
		return {
			message: `pool "${pool.name}": taint "${formatTaint(taint)}" is assumed: ${taint.implied}`,
			range: locate(taint.place)
		};
	});
}

// src/inventory/formats/taint-field.ts
const NO_TAINTS = {
	taints: [],
	incomplete: []
};
function readTaints$1(part, dialect) {
	const { node } = part;
	if (node === void 0 || node.kind === "scalar" && node.text === "") return NO_TAINTS;
	if (isUnresolved(part)) return unread$1(part, describeUnresolved(textOf$1(part) ?? ""));
	if (dialect === "string" && node.kind === "scalar") return joinTaints(node.text.split(",").filter((text) => text.trim() !== "").map((text) => readTaintText(part, text.trim())));
	if (dialect === "map" || dialect === "eksctl" && node.kind === "mapping") return readMap(part, dialect);
	if (node.kind !== "sequence") return unread$1(part, `a list belongs there, found ${describeNode(node)}`);
	const { document, path } = part;
	return joinTaints(node.items.map((item, index) => ({
		document,
		path: [...path, index],
		node: item
	})).map((item) => dialect === "string" ? readItem(item) : readObject$1(item, dialect)));
}
function joinTaints(fields) {
	return {
		taints: fields.flatMap(({ taints }) => taints),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function uniteTaints(fields) {
	const taints = [];
	for (const field of fields) {
		const earlier = [...taints];
		const isNew = (taint) => !earlier.some(({ key, effect }) => key === taint.key && effect === taint.effect);
		taints.push(...field.taints.filter(isNew));
	}
	return {
		taints,
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function unread$1(part, why) {
	return {
		taints: [],
		incomplete: [{
			field: "taints",
			why,
			place: placeOf$1(part)
		}]
	};
}
function readItem(part) {
	const text = textOf$1(part);
	return text === void 0 ? unread$1(part, "a text \"key=value:Effect\" belongs there") : readTaintText(part, text);
}
function readTaintText(part, text) {
	if (isTemplated(text)) return unread$1(part, describeUnresolved(text));
	const colon = text.lastIndexOf(":");
	const head = colon < 0 ? text : text.slice(0, colon);
	const equals = head.indexOf("=");
	return known$2(part, {
		key: equals < 0 ? head : head.slice(0, equals),
		value: equals < 0 ? "" : head.slice(equals + 1),
		effect: colon < 0 ? "" : text.slice(colon + 1)
	});
}
function readObject$1(part, dialect) {
	if (part.node?.kind !== "mapping") return isUnresolved(part) ? unread$1(part, describeUnresolved(textOf$1(part) ?? "")) : unread$1(part, "a mapping with key, value and effect belongs there");
	const fields = [
		fieldText(part.node, "key"),
		fieldText(part.node, "value"),
		fieldText(part.node, "effect")
	];
	const template = fields.find(isTemplated);
	if (template !== void 0) return unread$1(part, describeUnresolved(template));
	const [key = "", value = "", effect = ""] = fields;
	if (key === "" && effect === "") return unread$1(part, "a taint needs a key and an effect");
	return known$2(part, {
		key,
		value,
		effect: dialect === "enum" ? effectOfEnum(effect) : effect
	});
}
function fieldText(node, key) {
	return scalarText(getValue(node, key)) ?? "";
}
function readMap(part, dialect) {
	if (part.node?.kind !== "mapping") return unread$1(part, `a mapping belongs there, found ${describeNode(part.node)}`);
	return joinTaints(effectiveEntries(part.node).map((entry) => {
		const key = formatKey(entry.key.value);
		const item = {
			document: part.document,
			path: [...part.path, key],
			node: entry.value
		};
		const text = scalarText(entry.value);
		if (text === void 0) return unread$1(item, "a text \"value:Effect\" belongs there");
		if (isTemplated(key) || isTemplated(text)) return unread$1(item, describeUnresolved(isTemplated(key) ? key : text));
		const [first = "", ...rest] = text.split(":");
		if (rest.length === 0) return known$2(item, {
			key,
			value: "",
			effect: first
		});
		if (dialect === "eksctl" && rest.length > 1) return unread$1(item, `eksctl reads nothing out of "${text}"`);
		return known$2(item, {
			key,
			value: first,
			effect: rest.join(":")
		});
	}));
}
function known$2(part, taint) {
	return {
		taints: [{
			...taint,
			place: placeOf$1(part)
		}],
		incomplete: []
	};
}
function effectOfEnum(text) {
	const letters = text.replace(/^TAINT_EFFECT_/, "").replaceAll(/[^A-Za-z]/g, "");
	return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters.toLowerCase()) ?? text;
}

// src/inventory/formats/pool-table.ts
const METADATA_NAME = keys("metadata.name");
function tableFormat(id, tables) {
	return {
		id,
		kinds: tables.map(({ group, kind }) => ({
			group,
			kind
		})),
		read: (input) => toOutput(input, readTables(input, id, tables))
	};
}
function readTables(input, id, tables) {
	return input.objects.flatMap((object) => tables.filter(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion)).flatMap((table) => readTable(object, table, id, input.cluster)));
}
function readTable(object, table, id, cluster) {
	const root = partOfObject(object);
	const list = partAt(root, table.pools ?? []);
	return itemsOf$2(list).flatMap((part) => {
		const deciding = (table.skip ?? []).map((rule) => ({
			...rule,
			part: partAt(rule.of === "object" ? root : part, rule.at)
		}));
		if (deciding.some((rule) => !isUnresolved(rule.part) && rule.values.test(textOf$1(rule.part) ?? ""))) return [];
		const open = deciding.find((rule) => isUnresolved(rule.part));
		const doubt = open && describeUnresolved(textOf$1(open.part) ?? "");
		return readPool$1(root, part, table, id, cluster, doubt);
	});
}
function readPool$1(root, part, table, id, cluster, doubt) {
	const at = (path) => partAt(part, path);
	const isPool = part.node?.kind === "mapping";
	const taints = uniteTaints([
		...isPool ? [] : [unread$1(part, isUnresolved(part) ? describeUnresolved(textOf$1(part) ?? "") : "a mapping belongs there")],
		...(table.taints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)),
		...(table.scripts ?? []).map((path) => readScript(at(path)))
	]);
	const startupTaints = joinTaints((table.startupTaints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)));
	const labels = joinLabels((table.labels ?? []).map((path) => readLabels(at(path))));
	const machine = machineLabels((table.machine ?? []).map(at));
	const named = nameOf$2(root, part, table);
	const owner = textOf$1(partAt(root, table.cluster ?? []));
	return nodesOf({
		name: named.name,
		cluster,
		format: id,
		place: placeOf$1(named.part),
		platform: table.platform,
		facts: {
			...readFacts(part, table),
			...named.certain && { name: named.name },
			...owner !== void 0 && !isTemplated(owner) && { cluster: owner },
			...table.role && { role: table.role }
		},
		owner: part.document.address ?? owner ?? "",
		taints,
		startupTaints: startupTaints.taints,
		labels: joinLabels([machine, labels]),
		scale: readScale$1(part, table),
		role: table.role,
		incomplete: [
			...startupTaints.incomplete,
			...named.incomplete,
			...mayNotExist(part, doubt)
		],
		ignored: (table.ignored ?? []).flatMap(({ at: path, help }) => {
			const found = at(path);
			return found.node === void 0 ? [] : {
				place: placeOf$1(found, "key"),
				field: String(path.at(-1)),
				help
			};
		}),
		autoscalerTags: table.tags === void 0 ? [] : readAutoscalerTags(at(table.tags))
	});
}
function mayNotExist(part, doubt = part.document.doubt) {
	return doubt === void 0 ? [] : [{
		field: "exists",
		why: doubt,
		place: placeOf$1(part)
	}];
}
function readScript(part) {
	return mentionsTaints(part.node) ? unread$1(part, "it sets taints in a way that is not read") : NO_TAINTS;
}
function mentionsTaints(node) {
	if (node === void 0) return false;
	if (node.kind === "scalar") return /taint/i.test(node.text);
	if (node.kind === "sequence") return node.items.some(mentionsTaints);
	return node.entries.some(({ key, value }) => mentionsTaints(key) || mentionsTaints(value));
}
function nameOf$2(root, part, table) {
	const inPool = (table.names ?? []).map((path) => partAt(part, path));
	const found = (table.pools === void 0 ? [...inPool, partAt(root, METADATA_NAME)] : inPool).find((candidate) => textOf$1(candidate) !== void 0);
	const text = found && textOf$1(found);
	if (table.fixedName !== void 0) return {
		name: table.fixedName,
		part,
		certain: true,
		incomplete: []
	};
	if (found !== void 0 && text !== void 0 && !isUnresolved(found)) return {
		name: text,
		part: found,
		certain: inPool.includes(found) || !table.madeUpName,
		incomplete: []
	};
	const begun = prefixOf(part, table);
	if (begun !== void 0) return begun;
	if (found === void 0 || text === void 0) return {
		name: part.document.address ?? describePart(part, table),
		part,
		certain: false,
		incomplete: []
	};
	const incomplete = {
		field: "name",
		why: describeUnresolved(text),
		place: placeOf$1(found)
	};
	return {
		name: part.document.address ?? text,
		part: found,
		certain: false,
		incomplete: [incomplete]
	};
}
function prefixOf(part, { prefixes = [] }) {
	const found = prefixes.map((path) => partAt(part, path)).find((one) => textOf$1(one) !== void 0 && !isUnresolved(one));
	const name = found && textOf$1(found)?.replace(/[-_.]$/, "");
	if (found === void 0 || !name) return void 0;
	return {
		name,
		part: found,
		certain: false,
		incomplete: [{
			field: "name",
			why: RANDOM_END,
			place: placeOf$1(found)
		}]
	};
}
function describePart({ path }, { kind }) {
	return path.length === 0 ? kind : formatFieldPath(path);
}
function readFacts(part, table) {
	const facts = Object.entries(table.facts ?? {}).flatMap(([name, path]) => {
		const text = textOf$1(partAt(part, path));
		return text === void 0 || isTemplated(text) ? [] : [[name, text]];
	});
	return Object.fromEntries(facts);
}
function readScale$1(part, { scale = {} }) {
	const unbounded = scale.max !== void 0 && isUnresolved(partAt(part, scale.max));
	const entries = Object.entries(scale).flatMap(([name, path]) => {
		const number = wholeNumberOf(partAt(part, path));
		return number === void 0 || unbounded ? [] : [[name, number]];
	});
	return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}

// src/inventory/formats/aws-controllers.ts
const awsControllersFormat = tableFormat("aws-controllers", [{
	group: "eks.services.k8s.aws",
	kind: "Nodegroup",
	platform: "eks-managed",
	names: [keys("spec.name")],
	cluster: keys("spec.clusterName"),
	taints: [{
		at: keys("spec.taints"),
		as: "enum"
	}],
	labels: [keys("spec.labels")],
	scale: {
		min: keys("spec.scalingConfig.minSize"),
		max: keys("spec.scalingConfig.maxSize"),
		replicas: keys("spec.scalingConfig.desiredSize")
	},
	machine: [keys("spec.amiType")]
}]);

// src/inventory/formats/azure-service-operator.ts
const GROUP$6 = "containerservice.azure.com";
function agentPool(prefix) {
	const at = (field) => keys(`${prefix}${field}`);
	return {
		taints: [{
			at: at("nodeTaints"),
			as: "string"
		}],
		startupTaints: [{
			at: at("nodeInitializationTaints"),
			as: "string"
		}],
		labels: [at("nodeLabels")],
		scale: {
			min: at("minCount"),
			max: at("maxCount"),
			replicas: at("count")
		},
		facts: {
			spot: at("scaleSetPriority"),
			mode: at("mode")
		},
		machine: [at("osType"), at("osSKU")]
	};
}
const azureServiceOperatorFormat = tableFormat("azure-service-operator", [{
	group: GROUP$6,
	kind: "ManagedClustersAgentPool",
	platform: "aks",
	names: [keys("spec.azureName")],
	cluster: keys("spec.owner.name"),
	...agentPool("spec.")
}, {
	group: GROUP$6,
	kind: "ManagedCluster",
	platform: "aks",
	pools: keys("spec.agentPoolProfiles"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	...agentPool("")
}]);

// src/inventory/formats/node-registration.ts
function readNodeRegistration(part) {
	const taints = partAt(part, keys("taints"));
	const flag = kubeletArgument(part, "register-with-taints");
	return {
		name: textOf$1(partAt(part, keys("name"))),
		taints: uniteTaints([readTaints$1(flag, "string"), readTaints$1(taints, "object")]),
		labels: readLabels(kubeletArgument(part, "node-labels")),
		ownTaints: taints.node !== void 0 || flag.node !== void 0
	};
}
function overlayRegistration(below, above) {
	return {
		name: above.name ?? below.name,
		taints: above.ownTaints ? above.taints : below.taints,
		labels: joinLabels([below.labels, above.labels]),
		ownTaints: above.ownTaints || below.ownTaints
	};
}
function kubeletArgument(part, name) {
	const args = partAt(part, keys("kubeletExtraArgs"));
	const item = itemsOfList(args).find((candidate) => textOf$1(partAt(candidate, keys("name"))) === name);
	return item === void 0 ? partAt(args, [name]) : partAt(item, keys("value"));
}

// src/inventory/formats/cluster-api-bootstrap.ts
const TEMPLATE = "KubeadmConfigTemplate";
const JOIN = "joinConfiguration.nodeRegistration";
function clusterApiBootstrap(part, objects) {
	const reference = [
		partAt(part, keys("configRef")),
		partAt(part, keys("ref")),
		part
	].find((candidate) => textOf$1(partAt(candidate, keys("name"))) !== void 0);
	if (reference === void 0) return {
		taints: unread$1(part, "its bootstrap data are not declared"),
		labels: NO_LABELS
	};
	const kind = textOf$1(partAt(reference, keys("kind"))) ?? TEMPLATE;
	const name = textOf$1(partAt(reference, keys("name"))) ?? "";
	if (kind !== TEMPLATE && kind !== "KubeadmConfig") return {
		taints: unread$1(reference, `bootstrap configurations of kind "${kind}" are not read`),
		labels: NO_LABELS
	};
	const template = findObject(objects, kind, name, namespaceOf$1(objects, part));
	if (template === void 0) return {
		taints: unread$1(reference, `${kind} "${name}" is in none of the files`),
		labels: NO_LABELS
	};
	const spec = partAt(template, keys(kind === TEMPLATE ? "spec.template.spec" : "spec"));
	const registration = readNodeRegistration(partAt(spec, keys(JOIN)));
	return {
		taints: registration.taints ?? NO_TAINTS,
		labels: registration.labels
	};
}
function namespaceOf$1(objects, part) {
	const owner = objects.find(({ document, path }) => document === part.document && path.every((step, index) => part.path[index] === step));
	return owner && textOf$1(partAt(partOfObject(owner), keys("metadata.namespace")));
}
function findObject(objects, kind, name, namespace) {
	const named = objects.filter((object) => object.kind === kind).map(partOfObject).filter((part) => textOf$1(partAt(part, keys("metadata.name"))) === name);
	const inNamespace = named.find((part) => textOf$1(partAt(part, keys("metadata.namespace"))) === namespace);
	if (inNamespace !== void 0 || namespace === void 0) return inNamespace ?? named[0];
	return named.find((part) => textOf$1(partAt(part, keys("metadata.namespace"))) === void 0);
}

// src/inventory/formats/cluster-api-machine.ts
const CLUSTER_API = "cluster-api";
const ANNOTATIONS$1 = keys("metadata.annotations");
const AUTOSCALER$1 = "cluster.x-k8s.io/cluster-api-autoscaler-node-group-";
function readMachineTaints(part) {
	const { taints, incomplete } = readTaints$1(part, "object");
	const atStart = itemsOfList(part).filter((item) => textOf$1(partAt(item, keys("propagation"))) === "OnInitialization").map(({ path }) => path.at(-1));
	const isStartup = ({ place }) => atStart.includes(place.path.at(-1));
	return {
		taints: {
			taints: taints.filter((taint) => !isStartup(taint)),
			incomplete
		},
		startupTaints: taints.filter(isStartup)
	};
}
const NODE_LABEL = /^(?:node-role\.kubernetes\.io\/|(?:[^/]+\.)?node-restriction\.kubernetes\.io\/|(?:[^/]+\.)?node\.cluster\.x-k8s\.io\/)/;
const OWN_LABEL = /^(?:[^/]+\.)?cluster\.x-k8s\.io\//;
function readMachineLabels(part) {
	const read = readLabels(part);
	const reaches = Object.entries(read.labels).filter(([key]) => NODE_LABEL.test(key));
	const others = Object.keys(read.labels).filter((key) => !NODE_LABEL.test(key));
	const ignored = effectiveEntries(part.node).flatMap(({ key }) => {
		const name = formatKey(key.value);
		if (!name.includes("/") || NODE_LABEL.test(name) || OWN_LABEL.test(name)) return [];
		return [{
			field: name,
			place: placeOf$1(partAt(part, [name]), "key"),
			help: HELP$1
		}];
	});
	return {
		field: {
			labels: byWord(reaches),
			origins: read.origins,
			openLabels: [...read.openLabels, ...others],
			incomplete: read.incomplete
		},
		ignored
	};
}
const HELP$1 = "Set the label with \"node-labels\" under \"kubeletExtraArgs\", or give it a name that Cluster API passes on, such as \"node-role.kubernetes.io/...\" or \"node.cluster.x-k8s.io/...\".";
function scaleOf(part, replicas) {
	const bounds = {
		min: wholeNumberOf(partAt(part, [...ANNOTATIONS$1, `${AUTOSCALER$1}min-size`])),
		max: wholeNumberOf(partAt(part, [...ANNOTATIONS$1, `${AUTOSCALER$1}max-size`])),
		replicas: wholeNumberOf(partAt(part, replicas))
	};
	const known = Object.entries(bounds).filter(([, number]) => number !== void 0);
	return known.length === 0 ? void 0 : Object.fromEntries(known);
}

// src/inventory/formats/cluster-api-topology.ts
function readTopology(object, input) {
	const root = partOfObject(object);
	const topology = partAt(root, keys("spec.topology"));
	if (topology.node === void 0) return [];
	const owner = textOf$1(partAt(root, keys("metadata.name"))) ?? "";
	const topologyClass = findClass(root, topology, input.objects);
	const workers = ["machineDeployments", "machinePools"].flatMap((kind) => itemsOfList(partAt(topology, keys(`workers.${kind}`))).map((part) => readWorkers(part, kind, topologyClass, input, owner)));
	return [readControlPlane$1(partAt(topology, keys("controlPlane")), topologyClass, input, owner), ...workers];
}
function findClass(root, topology, objects) {
	const reference = [partAt(topology, keys("classRef.name")), partAt(topology, keys("class"))].find((part) => textOf$1(part) !== void 0);
	const name = (reference && textOf$1(reference)) ?? "";
	const namespace = textOf$1(partAt(root, keys("metadata.namespace")));
	const part = findObject(objects, "ClusterClass", name, namespace);
	if (part === void 0) return {
		part,
		open: unread$1(reference ?? topology, `ClusterClass "${name}" is in none of the files`)
	};
	const patches = partAt(part, keys("spec.patches"));
	return {
		part,
		open: mayTaint(patches) ? unread$1(patches, "patches of its ClusterClass change it") : void 0
	};
}
function mayTaint(patches) {
	return itemsOfList(patches).some((patch) => partAt(patch, keys("external")).node !== void 0 || itemsOfList(partAt(patch, keys("definitions"))).some((definition) => itemsOfList(partAt(definition, keys("jsonPatches"))).some((change) => /nodeRegistration|Configuration$|kubeadmConfigSpec$|taints|^\/spec(?:\/template(?:\/spec)?)?$/.test(textOf$1(partAt(change, keys("path"))) ?? ""))));
}
function readWorkers(part, kind, { part: topologyClass, open }, input, owner) {
	const className = textOf$1(partAt(part, keys("class"))) ?? "";
	const found = (topologyClass === void 0 ? [] : itemsOfList(partAt(topologyClass, keys(`spec.workers.${kind}`)))).find((one) => textOf$1(partAt(one, keys("class"))) === className);
	const own = partAt(part, keys("taints"));
	const ofClass = found && partAt(found, keys("taints"));
	const machine = readMachineTaints(own.node === void 0 && ofClass !== void 0 ? ofClass : own);
	const bootstrap = found && clusterApiBootstrap(bootstrapOf(found), input.objects);
	const missing = open ?? (found ? void 0 : unread$1(part, `its class "${className}" is not in the ClusterClass`));
	const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
	const ofClassLabels = found && readMachineLabels(partAt(found, keys("template.metadata.labels")));
	const name = textOf$1(partAt(part, keys("name"))) ?? className;
	return nodesOf({
		...common(input, part, owner, "worker"),
		name,
		facts: {
			name,
			role: "worker",
			ownTaints: "true"
		},
		taints: uniteTaints([
			machine.taints,
			bootstrap?.taints ?? {
				taints: [],
				incomplete: []
			},
			...missing ? [missing] : []
		]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([
			bootstrap?.labels ?? NO_LABELS,
			ofClassLabels?.field ?? NO_LABELS,
			labels.field
		]),
		scale: scaleOf(part, keys("replicas")),
		ignored: labels.ignored
	});
}
function bootstrapOf(found) {
	const reference = partAt(found, keys("bootstrap.templateRef"));
	return reference.node === void 0 ? partAt(found, keys("template.bootstrap")) : reference;
}
function readControlPlane$1(part, { part: topologyClass, open }, input, owner) {
	const machine = readMachineTaints(partAt(part, keys("taints")));
	const template = topologyClass && controlPlaneTemplate(topologyClass, input.objects);
	const config = template && partAt(template, keys("spec.template.spec.kubeadmConfigSpec"));
	const registration = config && overlayRegistration(readNodeRegistration(partAt(config, keys("initConfiguration.nodeRegistration"))), readNodeRegistration(partAt(config, keys("joinConfiguration.nodeRegistration"))));
	const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
	const incomplete = registration === void 0 ? unread$1(part, "its control plane template is in none of the files").incomplete.slice() : [];
	const known = registration?.taints ?? {
		taints: [],
		incomplete: []
	};
	return nodesOf({
		...common(input, part, owner, "control-plane"),
		name: "control-plane",
		facts: {
			role: "control-plane",
			ownTaints: String(registration?.ownTaints ?? true)
		},
		taints: uniteTaints([
			machine.taints,
			known,
			...open ? [open] : []
		]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([registration?.labels ?? NO_LABELS, labels.field]),
		scale: scaleOf(part, keys("replicas")),
		incomplete: open ? [] : incomplete,
		ignored: labels.ignored
	});
}
function controlPlaneTemplate(topologyClass, objects) {
	const name = ["ref", "templateRef"].map((key) => textOf$1(partAt(topologyClass, keys(`spec.controlPlane.${key}.name`)))).find((one) => one !== void 0);
	return name === void 0 ? void 0 : findObject(objects, "KubeadmControlPlaneTemplate", name, void 0);
}
function common(input, part, owner, role) {
	return {
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf$1(part),
		platform: "kubeadm",
		owner: part.document.address ?? owner,
		role
	};
}

// src/inventory/formats/cluster-api.ts
const GROUP$5 = "cluster.x-k8s.io";
const BOOTSTRAP_GROUP = "bootstrap.cluster.x-k8s.io";
const CONTROL_PLANE_GROUP = "controlplane.cluster.x-k8s.io";
const ANNOTATIONS = keys("metadata.annotations");
const CAPACITY = "capacity.cluster-autoscaler.kubernetes.io/";
const MANAGED = /^(?:AWSManaged|AzureManaged|AzureASOManaged|GCPManaged|ROSA)MachinePool$/;
const REGISTRATION = {
	init: keys("initConfiguration.nodeRegistration"),
	join: keys("joinConfiguration.nodeRegistration")
};
const clusterApiFormat = {
	id: CLUSTER_API,
	kinds: [
		...[
			"Cluster",
			"ClusterClass",
			"MachineDeployment",
			"MachinePool",
			"MachineSet"
		].map((kind) => ({
			group: GROUP$5,
			kind
		})),
		{
			group: BOOTSTRAP_GROUP,
			kind: "KubeadmConfigTemplate"
		},
		{
			group: BOOTSTRAP_GROUP,
			kind: "KubeadmConfig"
		},
		{
			group: CONTROL_PLANE_GROUP,
			kind: "KubeadmControlPlane"
		},
		{
			group: CONTROL_PLANE_GROUP,
			kind: "KubeadmControlPlaneTemplate"
		}
	],
	read: (input) => toOutput(input, input.objects.flatMap((object) => readObject(object, input)))
};
function readObject(object, input) {
	switch (object.kind) {
		case "MachineDeployment":
		case "MachinePool":
		case "MachineSet": return readMachines(object, input);
		case "KubeadmControlPlane": return [readControlPlane(object, input)];
		case "Cluster": return groupOf(object.apiVersion) === GROUP$5 ? readTopology(object, input) : [];
		default: return [];
	}
}
function readMachines(object, input) {
	const root = partOfObject(object);
	const template = partAt(root, keys("spec.template"));
	if (MANAGED.test(textOf$1(partAt(template, keys("spec.infrastructureRef.kind"))) ?? "")) return [];
	const machine = readMachineTaints(partAt(template, keys("spec.taints")));
	const bootstrap = clusterApiBootstrap(partAt(template, keys("spec.bootstrap")), input.objects);
	const labels = readMachineLabels(partAt(template, keys("metadata.labels")));
	const name = textOf$1(partAt(root, keys("metadata.name"))) ?? object.kind;
	const owner = textOf$1(partAt(root, keys("spec.clusterName")));
	return [nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf$1(partAt(root, keys("metadata.name"))),
		platform: "kubeadm",
		facts: {
			name,
			role: "worker",
			ownTaints: "true"
		},
		owner: object.document.address ?? owner ?? "",
		taints: uniteTaints([machine.taints, bootstrap.taints]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([bootstrap.labels, labels.field]),
		scale: scaleOf(root, keys("spec.replicas")),
		role: "worker",
		allocatable: capacityOf(root),
		ignored: labels.ignored
	})];
}
function readControlPlane(object, input) {
	const root = partOfObject(object);
	const config = partAt(root, keys("spec.kubeadmConfigSpec"));
	const registration = overlayRegistration(readNodeRegistration(partAt(config, REGISTRATION.init)), readNodeRegistration(partAt(config, REGISTRATION.join)));
	const machine = [keys("spec.machineTemplate.taints"), keys("spec.machineTemplate.spec.taints")].map((path) => readMachineTaints(partAt(root, path)));
	const labels = readMachineLabels(partAt(root, keys("spec.machineTemplate.metadata.labels")));
	const name = textOf$1(partAt(root, keys("metadata.name"))) ?? object.kind;
	return nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf$1(partAt(root, keys("metadata.name"))),
		platform: "kubeadm",
		facts: {
			name,
			role: "control-plane",
			ownTaints: String(registration.ownTaints)
		},
		owner: object.document.address ?? "",
		taints: uniteTaints([...machine.map(({ taints }) => taints), registration.taints]),
		startupTaints: machine.flatMap(({ startupTaints }) => startupTaints),
		labels: joinLabels([registration.labels, labels.field]),
		scale: scaleOf(root, keys("spec.replicas")),
		role: "control-plane",
		ignored: labels.ignored
	});
}
function capacityOf(root) {
	const at = (name) => textOf$1(partAt(root, [...ANNOTATIONS, `${CAPACITY}${name}`]));
	const gpu = at("gpu-type") ?? "nvidia.com/gpu";
	const known = [
		["cpu", at("cpu")],
		["memory", at("memory")],
		[gpu, at("gpu-count")]
	].flatMap(([name, quantity]) => name && quantity ? [[name, quantity]] : []);
	return byWord(known);
}

// src/inventory/formats/cluster-api-managed.ts
const GROUP$4 = "infrastructure.cluster.x-k8s.io";
const clusterApiManagedFormat = tableFormat("cluster-api-managed", [
	{
		group: GROUP$4,
		kind: "AWSManagedMachinePool",
		platform: "eks-managed",
		names: [keys("spec.eksNodegroupName")],
		madeUpName: true,
		taints: [{
			at: keys("spec.taints"),
			as: "enum"
		}],
		labels: [keys("spec.labels")],
		scale: {
			min: keys("spec.scaling.minSize"),
			max: keys("spec.scaling.maxSize")
		},
		machine: [keys("spec.amiType")]
	},
	{
		group: GROUP$4,
		kind: "AzureManagedMachinePool",
		platform: "aks",
		names: [keys("spec.name")],
		taints: [{
			at: keys("spec.taints"),
			as: "object"
		}],
		labels: [keys("spec.nodeLabels")],
		scale: {
			min: keys("spec.scaling.minSize"),
			max: keys("spec.scaling.maxSize")
		},
		facts: {
			spot: keys("spec.scaleSetPriority"),
			mode: keys("spec.mode")
		},
		machine: [keys("spec.osType")]
	},
	{
		group: GROUP$4,
		kind: "GCPManagedMachinePool",
		platform: "gke",
		names: [keys("spec.nodePoolName")],
		madeUpName: true,
		taints: [{
			at: keys("spec.kubernetesTaints"),
			as: "enum"
		}],
		labels: [keys("spec.kubernetesLabels")],
		scale: {
			min: keys("spec.scaling.minCount"),
			max: keys("spec.scaling.maxCount")
		},
		facts: {
			machineType: keys("spec.instanceType"),
			image: keys("spec.imageType")
		}
	},
	{
		group: GROUP$4,
		kind: "ROSAMachinePool",
		platform: "other",
		names: [keys("spec.nodePoolName")],
		taints: [{
			at: keys("spec.taints"),
			as: "object"
		}],
		labels: [keys("spec.labels")],
		scale: {
			min: keys("spec.autoscaling.minReplicas"),
			max: keys("spec.autoscaling.maxReplicas")
		}
	}
]);

// src/inventory/formats/compute-class.ts
const TABLE = {
	group: "cloud.google.com",
	kind: "ComputeClass",
	platform: "gke-compute-class",
	taints: [{
		at: keys("spec.nodePoolConfig.taints"),
		as: "object"
	}],
	labels: [keys("spec.nodePoolConfig.nodeLabels")]
};
const NO_ARCHITECTURE_TAINT = "NONE";
const ARM_MACHINE = /^(?:t2a|c4a|n4a)(?:-|$)/i;
const ARM_TAINT = {
	key: "kubernetes.io/arch",
	value: "arm64",
	effect: "NoSchedule"
};
const GPU_TAINT = {
	key: "nvidia.com/gpu",
	value: "present",
	effect: "NoSchedule"
};
const TPU_TAINT = {
	key: "google.com/tpu",
	value: "present",
	effect: "NoSchedule"
};
const computeClassFormat = {
	id: COMPUTE_CLASS_FORMAT,
	kinds: [{
		group: TABLE.group,
		kind: TABLE.kind
	}],
	read: (input) => toOutput(input, input.objects.filter(({ kind, apiVersion }) => kind === TABLE.kind && groupOf(apiVersion) === TABLE.group).map((object) => readClass(partOfObject(object), input.cluster)))
};
function readClass(root, cluster) {
	const named = readPool$1(root, root, TABLE, COMPUTE_CLASS_FORMAT, cluster);
	const priorities = itemsOfList(partAt(root, keys("spec.priorities")));
	const behavior = textOf$1(partAt(root, keys("spec.nodePoolConfig.taintConfig.architectureTaintBehavior")));
	const open = priorities.flatMap((priority) => openTaints$1(priority, behavior !== NO_ARCHITECTURE_TAINT));
	const name = named.facts.name === void 0 ? [unknownName(named.pool)] : [];
	const incomplete = [
		...named.pool.incomplete ?? [],
		...name,
		...open
	];
	const labels = joinLabels(priorities.map((priority) => readLabels(partAt(priority, ["nodeLabels"]))));
	const pool = {
		...named.pool,
		labels: withoutKeys(named.pool.labels, labels),
		openLabels: [.../* @__PURE__ */ new Set([
			...named.pool.openLabels,
			...Object.keys(labels.labels),
			...labels.openLabels
		])],
		scale: { min: 0 },
		...incomplete.length > 0 && { incomplete }
	};
	return {
		...named,
		pool
	};
}
function unknownName({ place }) {
	return {
		field: "taints",
		why: "GKE taints the nodes with the name of the class, which is not known",
		place
	};
}
function openTaints$1(priority, taintsArm) {
	const at = (field) => partAt(priority, [field]);
	const has = (field) => at(field).node !== void 0;
	const mayHave = (taint, why) => ({
		field: "taints",
		why: `${formatTaint(taint)} may be there: ${why}`,
		place: placeOf$1(priority),
		taint
	});
	const own = readTaints$1(at("taints"), "object");
	const isArm = ["machineFamily", "machineType"].some((field) => ARM_MACHINE.test(textOf$1(at(field)) ?? ""));
	return [
		...own.incomplete,
		...own.taints.map((taint) => ({
			...mayHave(taint, "a priority of the class adds it"),
			place: taint.place
		})),
		...isArm && taintsArm ? [mayHave(ARM_TAINT, "GKE taints Arm nodes")] : [],
		...has("gpu") ? [mayHave(GPU_TAINT, "GKE taints GPU nodes beside nodes without GPUs")] : [],
		...has("tpu") ? [mayHave(TPU_TAINT, "GKE taints TPU nodes")] : [],
		...has("nodepools") ? [namedPools(at("nodepools"))] : []
	];
}
function namedPools(part) {
	return {
		field: "taints",
		why: "a priority names node pools, which may have more taints",
		place: placeOf$1(part)
	};
}
function withoutKeys(labels, { labels: open }) {
	return byWord(Object.entries(labels).filter(([key]) => !(key in open)));
}

// src/inventory/formats/config-connector.ts
const configConnectorFormat = tableFormat("config-connector", [{
	group: "container.cnrm.cloud.google.com",
	kind: "ContainerNodePool",
	platform: "gke",
	names: [keys("spec.resourceID")],
	cluster: keys("spec.clusterRef.name"),
	taints: [{
		at: keys("spec.nodeConfig.taint"),
		as: "enum"
	}],
	labels: [keys("spec.nodeConfig.labels")],
	scale: {
		min: keys("spec.autoscaling.minNodeCount"),
		max: keys("spec.autoscaling.maxNodeCount"),
		replicas: keys("spec.nodeCount")
	},
	facts: {
		machineType: keys("spec.nodeConfig.machineType"),
		accelerator: keys("spec.nodeConfig.guestAccelerator.0.type"),
		spot: keys("spec.nodeConfig.spot"),
		image: keys("spec.nodeConfig.imageType"),
		sandbox: keys("spec.nodeConfig.sandboxConfig.sandboxType"),
		architectureTaint: keys("spec.nodeConfig.taintConfig.architectureTaintBehavior")
	},
	machine: [keys("spec.nodeConfig.imageType")],
	ignored: [{
		at: keys("spec.nodeConfig.taints"),
		help: "Write \"taint\": the field has no \"s\", and its items need \"key\", \"value\" and \"effect\"."
	}]
}]);

// src/inventory/formats/coreweave.ts
const coreweaveFormat = tableFormat("coreweave", [{
	group: "compute.coreweave.com",
	kind: "NodePool",
	platform: "other",
	taints: [{
		at: keys("spec.nodeTaints"),
		as: "object"
	}],
	labels: [keys("spec.nodeLabels")],
	scale: {
		min: keys("spec.minNodes"),
		max: keys("spec.maxNodes"),
		replicas: keys("spec.targetNodes")
	}
}]);

// src/inventory/formats/crossplane.ts
const EXTERNAL_NAME = [...keys("metadata.annotations"), "crossplane.io/external-name"];
function onProvider(field) {
	return keys(`spec.forProvider.${field}`);
}
function onInitProvider(field) {
	return keys(`spec.initProvider.${field}`);
}
function taintsAt(field, as) {
	return [onProvider(field), onInitProvider(field)].map((at) => ({
		at,
		as
	}));
}
function labelsAt(field) {
	return [onInitProvider(field), onProvider(field)];
}
const EKS$1 = {
	kind: "NodeGroup",
	platform: "eks-managed",
	names: [EXTERNAL_NAME],
	cluster: onProvider("clusterName"),
	taints: taintsAt("taint", "enum"),
	labels: labelsAt("labels"),
	scale: {
		min: onProvider("scalingConfig.0.minSize"),
		max: onProvider("scalingConfig.0.maxSize"),
		replicas: onProvider("scalingConfig.0.desiredSize")
	},
	machine: [onProvider("amiType")]
};
const GKE$1 = {
	kind: "NodePool",
	platform: "gke",
	names: [EXTERNAL_NAME],
	cluster: onProvider("cluster"),
	taints: taintsAt("nodeConfig.0.taint", "enum"),
	labels: labelsAt("nodeConfig.0.labels"),
	scale: {
		min: onProvider("autoscaling.0.minNodeCount"),
		max: onProvider("autoscaling.0.maxNodeCount"),
		replicas: onProvider("nodeCount")
	},
	facts: {
		machineType: onProvider("nodeConfig.0.machineType"),
		accelerator: onProvider("nodeConfig.0.guestAccelerator.0.type"),
		spot: onProvider("nodeConfig.0.spot"),
		image: onProvider("nodeConfig.0.imageType"),
		sandbox: onProvider("nodeConfig.0.sandboxConfig.0.sandboxType")
	},
	machine: [onProvider("nodeConfig.0.imageType")]
};
const AKS = {
	kind: "KubernetesClusterNodePool",
	platform: "aks",
	names: [EXTERNAL_NAME],
	taints: taintsAt("nodeTaints", "string"),
	labels: labelsAt("nodeLabels"),
	scale: {
		min: onProvider("minCount"),
		max: onProvider("maxCount"),
		replicas: onProvider("nodeCount")
	},
	facts: {
		spot: onProvider("priority"),
		mode: onProvider("mode")
	},
	machine: [onProvider("osType")]
};
const crossplaneFormat = tableFormat("crossplane", [
	{
		...EKS$1,
		group: "eks.aws.upbound.io"
	},
	{
		...EKS$1,
		group: "eks.aws.m.upbound.io"
	},
	{
		...GKE$1,
		group: "container.gcp.upbound.io"
	},
	{
		...GKE$1,
		group: "container.gcp.m.upbound.io"
	},
	{
		...AKS,
		group: "containerservice.azure.upbound.io"
	},
	{
		...AKS,
		group: "containerservice.azure.m.upbound.io"
	}
]);

// src/inventory/formats/eks-auto-mode.ts
function autoModePools(settings, enabled, list, defaults, format, cluster) {
	if (textOf$1(partAt(settings, enabled)) !== "true") return [];
	const names = partAt(settings, list);
	return ((names.node?.kind === "sequence" ? itemsOfList(names) : void 0)?.map((part) => ({
		part,
		name: textOf$1(part) ?? ""
	})) ?? defaults.map((name) => ({
		part: settings,
		name
	}))).map(({ part, name }) => nodesOf({
		name,
		cluster,
		format,
		place: placeOf$1(part),
		platform: "eks-auto-mode",
		facts: {
			name,
			builtIn: name
		},
		owner: part.document.address ?? ""
	}));
}

// src/inventory/formats/eksctl.ts
const ID$8 = "eksctl";
const GROUP$3 = "eksctl.io";
const KIND = "ClusterConfig";
const BUILT_IN_POOLS = ["general-purpose", "system"];
const NODE_GROUP = {
	group: GROUP$3,
	kind: KIND,
	names: [keys("name")],
	cluster: keys("metadata.name"),
	labels: [keys("labels")],
	tags: keys("tags"),
	scale: {
		min: keys("minSize"),
		max: keys("maxSize"),
		replicas: keys("desiredCapacity")
	},
	machine: [keys("amiFamily")],
	scripts: [
		keys("overrideBootstrapCommand"),
		keys("preBootstrapCommands"),
		keys("kubeletExtraConfig")
	]
};
const TABLES$2 = [{
	...NODE_GROUP,
	platform: "eksctl-managed",
	pools: keys("managedNodeGroups"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}]
}, {
	...NODE_GROUP,
	platform: "eksctl",
	pools: keys("nodeGroups"),
	taints: [{
		at: keys("taints"),
		as: "eksctl"
	}]
}];
const eksctlFormat = {
	id: ID$8,
	kinds: [{
		group: GROUP$3,
		kind: KIND
	}],
	read: readClusterConfigs
};
function readClusterConfigs(input) {
	const autoMode = input.objects.filter(({ apiVersion, kind }) => kind === KIND && groupOf(apiVersion) === GROUP$3).flatMap((object) => {
		const root = partOfObject(object);
		const settings = partAt(root, keys("autoModeConfig"));
		const pools = autoModePools(settings, keys("enabled"), keys("nodePools"), BUILT_IN_POOLS, ID$8, input.cluster);
		const owner = partAt(root, keys("metadata.name")).node;
		return pools.map((pool) => ({
			...pool,
			owner: owner?.kind === "scalar" ? owner.text : ""
		}));
	});
	return toOutput(input, [...readTables(input, ID$8, TABLES$2), ...autoMode]);
}

// src/inventory/formats/gardener.ts
const gardenerFormat = tableFormat("gardener", [{
	group: "core.gardener.cloud",
	kind: "Shoot",
	platform: "gardener",
	pools: keys("spec.provider.workers"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("minimum"),
		max: keys("maximum")
	},
	machine: [keys("machine.architecture")]
}]);

// src/inventory/formats/command-line-value.ts
function commandLineValue(part, name) {
	const text = textOf$1(part)?.trim() ?? "";
	const nothing = {
		...part,
		node: void 0
	};
	if (!text.startsWith(name) || !/^[=\s]/.test(text.slice(name.length))) return nothing;
	const value = text.slice(name.length + 1).trim().replace(/^(["'])(.*)\1$/, "$2");
	const { start, end } = part.node ?? {
		start: 0,
		end: 0
	};
	return {
		...part,
		node: {
			kind: "scalar",
			value,
			text: value,
			plain: false,
			start,
			end
		}
	};
}

// src/inventory/formats/k0sctl.ts
const ID$7 = "k0sctl";
const k0sctlFormat = {
	id: ID$7,
	kinds: [{
		group: "k0sctl.k0sproject.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike$1(input.objects.flatMap((object) => readHosts(object, input))))
};
function readHosts(object, input) {
	const root = partOfObject(object);
	const owner = textOf$1(partAt(root, keys("metadata.name"))) ?? "";
	return itemsOfList(partAt(root, keys("spec.hosts"))).flatMap((host) => {
		const name = textOf$1(partAt(host, keys("role"))) ?? "worker";
		if (name === "controller") return [];
		const flags = itemsOfList(partAt(host, keys("installFlags")));
		const role = name === "worker" ? "worker" : "control-plane";
		const untainted = name === "single" || textOf$1(partAt(host, keys("noTaints"))) === "true";
		return nodesOf({
			name,
			cluster: input.cluster,
			format: ID$7,
			place: placeOf$1(host),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(untainted)
			},
			owner,
			taints: uniteTaints(flags.map((flag) => readTaints$1(commandLineValue(flag, "--taints"), "string"))),
			labels: joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--labels")))),
			role
		});
	});
}

// src/inventory/formats/k3d.ts
const ID$6 = "k3d";
const MAX_NODES = 1e3;
const k3dFormat = {
	id: ID$6,
	kinds: [{
		group: "k3d.io",
		kind: "Simple"
	}],
	read: (input) => toOutput(input, mergeAlike$1(input.objects.flatMap((object) => readCluster$1(object, input))))
};
function readCluster$1(object, input) {
	const root = partOfObject(object);
	const roles = [{
		role: "server",
		count: wholeNumberOf(partAt(root, keys("servers"))) ?? 1
	}, {
		role: "agent",
		count: wholeNumberOf(partAt(root, keys("agents"))) ?? 0
	}];
	const args = itemsOfList(partAt(root, keys("options.k3s.extraArgs")));
	const labels = itemsOfList(partAt(root, keys("options.k3s.nodeLabels")));
	return roles.flatMap(({ role, count }) => Array.from({ length: Math.min(count, MAX_NODES) }, (_, index) => {
		const mine = (part) => isFiltered(part, role, index);
		const ofNode = args.filter(mine).map((part) => partAt(part, keys("arg")));
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$6,
			place: placeOf$1(root),
			platform: "other",
			facts: {},
			owner: textOf$1(partAt(root, keys("metadata.name"))) ?? "",
			taints: uniteTaints(ofNode.map((arg) => readTaints$1(commandLineValue(arg, "--node-taint"), "string"))),
			labels: joinLabels([...ofNode.map((arg) => readLabels(commandLineValue(arg, "--node-label"))), ...labels.filter(mine).map((part) => readLabels(partAt(part, keys("label"))))])
		});
	}));
}
function isFiltered(part, role, index) {
	const filters = itemsOfList(partAt(part, keys("nodeFilters"))).flatMap((filter) => textOf$1(filter) ?? []);
	return filters.length === 0 || filters.some((filter) => matchesFilter(filter, role, index));
}
function matchesFilter(filter, role, index) {
	const [group = "", subset = "*"] = filter.split(":");
	if (group !== "all" && group.replace(/s$/, "") !== role) return false;
	return subset.split(",").some((one) => {
		if (one === "*") return true;
		const [from = "", to = from] = one.split("-");
		return Number(from) <= index && index <= Number(to);
	});
}

// src/inventory/formats/k3s.ts
const ID$5 = "k3s";
const TAINT_KEYS = ["node-taint", "node-taint+"];
const LABEL_KEYS = ["node-label", "node-label+"];
const k3sFormat = {
	id: ID$5,
	kinds: [],
	hasShape: (root) => [...TAINT_KEYS, ...LABEL_KEYS].some((key) => getValue(root, key) !== void 0),
	read: (input) => toOutput(input, input.objects.map((object) => readConfig(object, input)))
};
function readConfig(object, input) {
	const root = partOfObject(object);
	const { path } = object.document.file;
	return nodesOf({
		name: (path.split("/").at(-1) ?? path).replace(/\.(?:ya?ml|json)$/, ""),
		cluster: input.cluster,
		format: ID$5,
		place: placeOf$1(root),
		platform: "other",
		facts: {},
		owner: path,
		taints: joinTaints(TAINT_KEYS.map((key) => readTaints$1(partAt(root, [key]), "string"))),
		labels: joinLabels(LABEL_KEYS.map((key) => readLabels(partAt(root, [key]))))
	});
}

// src/inventory/formats/karpenter-platform.ts
const CORE_LABELS = [
	"karpenter.sh/capacity-type",
	"karpenter.sh/registered",
	"karpenter.sh/initialized"
];
const PLATFORMS = [
	{
		group: "karpenter.k8s.aws",
		labels: [
			"karpenter.k8s.aws/*",
			"topology.k8s.aws/*",
			"k8s.amazonaws.com/*",
			"vpc.amazonaws.com/*"
		],
		fixedLabels: {},
		otherSystems: true,
		nodeClasses: ["EC2NodeClass", "AWSNodeTemplate"]
	},
	{
		group: "eks.amazonaws.com",
		labels: [
			"eks.amazonaws.com/*",
			"topology.k8s.aws/*",
			"k8s.amazonaws.com/*",
			"vpc.amazonaws.com/*"
		],
		fixedLabels: { "eks.amazonaws.com/compute-type": "auto" },
		otherSystems: false,
		nodeClasses: ["NodeClass"]
	},
	{
		group: "karpenter.azure.com",
		labels: ["karpenter.azure.com/*", "kubernetes.azure.com/*"],
		fixedLabels: {},
		otherSystems: false,
		nodeClasses: ["AKSNodeClass"]
	}
];
function platformOf(group, kind) {
	return PLATFORMS.find((platform) => group === "" ? platform.nodeClasses.includes(kind) : platform.group === group);
}
function labelsOfPlatform(platform) {
	return [...CORE_LABELS, ...platform.labels];
}

// src/inventory/formats/requirement-field.ts
const ANY_LABEL = "*";
function readRequirements(part) {
	if (part.node === void 0) return {
		requirements: [],
		openLabels: [],
		incomplete: []
	};
	if (part.node.kind !== "sequence") return unread(part, ANY_LABEL, describeMisfit$1(part, "a list belongs there"));
	const fields = itemsOfList(part).map(readRequirement);
	return {
		requirements: fields.flatMap(({ requirements }) => requirements),
		openLabels: fields.flatMap(({ openLabels }) => openLabels),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function unread(part, key, why) {
	return {
		requirements: [],
		openLabels: [key],
		incomplete: [{
			field: "requirements",
			why,
			place: placeOf$1(part)
		}]
	};
}
function describeMisfit$1(part, expected) {
	const text = textOf$1(part);
	return text !== void 0 && isTemplated(text) ? describeUnresolved(text) : `${expected}, found a ${part.node?.kind}`;
}
function readRequirement(part) {
	if (part.node?.kind !== "mapping") return unread(part, ANY_LABEL, describeMisfit$1(part, "a mapping with key, operator and values belongs there"));
	const key = scalarText(getValue(part.node, "key")) ?? "";
	if (isTemplated(key)) return unread(part, ANY_LABEL, describeUnresolved(key));
	if (key === "") return unread(part, ANY_LABEL, "a requirement needs a key");
	const word = scalarText(getValue(part.node, "operator")) ?? "";
	const operator = readOperator(word);
	const list = getValue(part.node, "values");
	const values = (list?.kind === "sequence" ? list.items.map(scalarText) : [scalarText(list) || void 0]).filter((text) => text !== void 0);
	const template = [word, ...values].find(isTemplated);
	if (template !== void 0) return unread(part, key, `of "${key}": ${describeUnresolved(template)}`);
	if (operator === void 0) return unread(part, key, `operator "${word}" of "${key}" is not known`);
	const mistake = describeValuesMistake(operator, values);
	if (mistake !== void 0) return unread(part, key, `of "${key}": ${mistake}`);
	return {
		requirements: [{
			key,
			operator,
			values
		}],
		openLabels: [],
		incomplete: []
	};
}

// src/inventory/formats/karpenter.ts
const KINDS$1 = [{
	kind: "NodePool",
	template: keys("spec.template.spec"),
	labels: keys("spec.template.metadata.labels"),
	limits: keys("spec.limits"),
	nodeClass: keys("spec.template.spec.nodeClassRef"),
	nameLabel: "karpenter.sh/nodepool",
	usualNodeClass: "",
	labelsNodeClass: true,
	defaults: () => []
}, {
	kind: "Provisioner",
	template: keys("spec"),
	labels: keys("spec.labels"),
	limits: keys("spec.limits.resources"),
	nodeClass: keys("spec.providerRef"),
	nameLabel: "karpenter.sh/provisioner-name",
	usualNodeClass: "AWSNodeTemplate",
	labelsNodeClass: false,
	defaults: provisionerDefaults
}];
const GROUP$2 = "karpenter.sh";
const RESOURCES_OF_EVERY_NODE = [
	"cpu",
	"memory",
	"pods",
	"nodes"
];
const karpenterFormat = {
	id: "karpenter",
	kinds: KINDS$1.map(({ kind }) => ({
		group: GROUP$2,
		kind
	})),
	read: readKarpenter
};
function readKarpenter(input) {
	const declared = input.objects.flatMap((object) => {
		const shape = KINDS$1.find(({ kind }) => kind === object.kind && groupOf(object.apiVersion) === GROUP$2);
		if (shape === void 0) return [];
		return [{
			pool: readPool(partOfObject(object), shape, input.cluster),
			platform: "other",
			facts: {},
			owner: object.document.address ?? ""
		}];
	});
	return toOutput(input, declared);
}
function readPool(root, shape, cluster) {
	const inTemplate = (field) => fieldAt(root, [...shape.template, field]);
	const taints = readTaints$1(inTemplate("taints"), "object");
	const startupTaints = readTaints$1(inTemplate("startupTaints"), "object");
	const labels = readLabels(fieldAt(root, shape.labels));
	const written = readRequirements(inTemplate("requirements"));
	const given = [...Object.keys(labels.labels), ...written.requirements.map(({ key }) => key)];
	const requirements = [...written.requirements, ...shape.defaults(given)];
	const keysTaken = [...given, ...requirements.map(({ key }) => key)];
	const name = readName(root, shape);
	const nodeClass = readNodeClass(fieldAt(root, shape.nodeClass), shape);
	const isNamed = name.incomplete.length === 0;
	const incomplete = [
		name,
		taints,
		labels,
		written
	].flatMap((field) => field.incomplete);
	const openLabels = [
		...labels.openLabels,
		...written.openLabels,
		...nodeClass.openLabels,
		...isNamed ? [] : [shape.nameLabel]
	];
	return {
		name: name.text,
		cluster,
		format: karpenterFormat.id,
		place: placeOf$1(name.part),
		taints: taints.taints,
		startupTaints: startupTaints.taints,
		labels: joinByWord(labels.labels, byWord(isNamed ? [[shape.nameLabel, name.text]] : []), nodeClass.labels),
		labelOrigins: joinByWord(labels.origins, impliedOrigins(root, shape, name, nodeClass)),
		labelsClosed: false,
		requirements,
		...nodeClass.platformLabels && { platformLabels: nodeClass.platformLabels },
		openLabels: [...new Set(openLabels)].filter((key) => !keysTaken.includes(key)),
		nodes: void 0,
		allocatable: NO_WORDS,
		reservedFor: void 0,
		scale: readScale(root, shape),
		...incomplete.length > 0 && { incomplete }
	};
}
function impliedOrigins(root, shape, name, nodeClass) {
	const implied = "Karpenter labels its nodes";
	const ofClass = {
		place: placeOf$1(fieldAt(root, shape.nodeClass)),
		implied
	};
	const ofClassLabels = Object.keys(nodeClass.labels).map((key) => [key, ofClass]);
	return byWord([[shape.nameLabel, {
		place: placeOf$1(name.part),
		implied
	}], ...ofClassLabels]);
}
function fieldAt(root, path) {
	return path.map((_, index) => partAt(root, path.slice(0, index + 1))).find(isUnresolved) ?? partAt(root, path);
}
function readName(root, { kind }) {
	const part = partAt(root, ["metadata", "name"]);
	const text = textOf$1(part);
	const open = (why) => [{
		field: "name",
		why,
		place: placeOf$1(part)
	}];
	const { address } = root.document;
	if (text === void 0) return {
		text: address ?? kind,
		part,
		incomplete: open("it is missing")
	};
	if (!isUnresolved(part)) return {
		text,
		part,
		incomplete: []
	};
	return {
		text: address ?? text,
		part,
		incomplete: open(describeUnresolved(text))
	};
}
function readNodeClass(part, shape) {
	const kind = textOf$1(partAt(part, ["kind"])) ?? shape.usualNodeClass;
	const named = textOf$1(partAt(part, ["group"])) ?? groupOf(textOf$1(partAt(part, ["apiVersion"])) ?? "");
	const platform = platformOf(named, kind);
	const group = platform?.group ?? named;
	const name = partAt(part, ["name"]);
	const text = textOf$1(name);
	const label = `${group}/${kind.toLowerCase()}`;
	const isLabelled = shape.labelsNodeClass && text !== void 0 && group !== "" && !isUnresolved(name);
	const isSystemOpen = platform?.otherSystems ?? true;
	return {
		labels: byWord([...Object.entries(platform?.fixedLabels ?? {}), ...isLabelled ? [[label, text]] : []]),
		openLabels: [...isSystemOpen ? ["kubernetes.io/os"] : [], ...platform === void 0 && group !== "" ? [`${group}/*`] : []],
		platformLabels: platform && labelsOfPlatform(platform)
	};
}
function readScale(root, { limits }) {
	const isClosed = RESOURCES_OF_EVERY_NODE.some((resource) => {
		const text = textOf$1(partAt(root, [...limits, resource]));
		return text !== void 0 && parseQuantity(text) === 0n;
	});
	const replicas = partAt(root, keys("spec.replicas"));
	const count = wholeNumberOf(replicas);
	const grown = replicas.node === void 0 ? { min: 0 } : count === void 0 ? {} : { replicas: count };
	return isClosed ? {
		...grown,
		max: 0
	} : grown;
}
function provisionerDefaults(taken) {
	const isFree = (...names) => !names.some((name) => taken.includes(name));
	const defaults = [];
	const add = (key, operator, ...values) => {
		defaults.push({
			key,
			operator,
			values
		});
	};
	if (isFree("kubernetes.io/os", "beta.kubernetes.io/os")) add("kubernetes.io/os", "In", "linux");
	if (isFree("kubernetes.io/arch", "beta.kubernetes.io/arch")) add("kubernetes.io/arch", "In", "amd64");
	if (isFree("karpenter.sh/capacity-type")) add("karpenter.sh/capacity-type", "In", "on-demand");
	if (isFree("node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type", ...[
		"instance-family",
		"instance-category",
		"instance-generation"
	].map((name) => `karpenter.k8s.aws/${name}`))) {
		add("karpenter.k8s.aws/instance-category", "In", "c", "m", "r");
		add("karpenter.k8s.aws/instance-generation", "Gt", "2");
	}
	return defaults;
}

// src/inventory/formats/kind.ts
const ID$4 = "kind";
const NOTHING = {
	name: void 0,
	taints: NO_TAINTS,
	labels: NO_LABELS,
	ownTaints: false
};
const kindFormat = {
	id: ID$4,
	kinds: [{
		group: "kind.x-k8s.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike$1(input.objects.flatMap((object) => readCluster(object, input))))
};
function readCluster(object, input) {
	const root = partOfObject(object);
	const declared = itemsOfList(partAt(root, keys("nodes")));
	const nodes = declared.length === 0 ? [root] : declared;
	const patches = itemsOfList(partAt(root, keys("kubeadmConfigPatches")));
	let hasControlPlane = false;
	return nodes.map((node) => {
		const role = textOf$1(partAt(node, keys("role"))) === "worker" ? "worker" : "control-plane";
		const kind = role === "control-plane" && !hasControlPlane ? "InitConfiguration" : "JoinConfiguration";
		if (role === "control-plane") hasControlPlane = true;
		const own = node === root ? [] : itemsOfList(partAt(node, keys("kubeadmConfigPatches")));
		const registration = [...patches, ...own].map((patch) => readPatch(patch, kind)).reduce(overlayRegistration, NOTHING);
		const labels = node === root ? NO_LABELS : readLabels(partAt(node, keys("labels")));
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$4,
			place: placeOf$1(node),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(registration.ownTaints || nodes.length === 1)
			},
			owner: textOf$1(partAt(root, keys("name"))) ?? "",
			taints: registration.taints,
			labels: joinLabels([registration.labels, labels]),
			role
		});
	});
}
function readPatch(patch, kind) {
	const text = textOf$1(patch) ?? "";
	if (isTemplated(text)) return {
		...NOTHING,
		taints: unread$1(patch, describeUnresolved(text))
	};
	const { documents } = parseDocuments({
		path: patch.document.file.path,
		text
	});
	return documents.flatMap(objectsOf).filter((object) => object.kind === kind).map((object) => readNodeRegistration({
		...patch,
		node: partAt(partOfObject(object), keys("nodeRegistration")).node
	})).reduce(overlayRegistration, NOTHING);
}

// src/inventory/formats/kops.ts
const ID$3 = "kops";
const GROUP$1 = "kops.k8s.io";
const ROLE = keys("spec.role");
const INSTANCE_GROUP = {
	group: GROUP$1,
	kind: "InstanceGroup",
	platform: "kops",
	cluster: [...keys("metadata.labels"), "kops.k8s.io/cluster"],
	taints: [{
		at: keys("spec.taints"),
		as: "string"
	}, {
		at: keys("spec.kubelet.taints"),
		as: "string"
	}],
	labels: [keys("spec.kubelet.nodeLabels"), keys("spec.nodeLabels")],
	tags: keys("spec.cloudLabels"),
	scale: {
		min: keys("spec.minSize"),
		max: keys("spec.maxSize")
	},
	facts: {
		role: ROLE,
		accelerator: keys("spec.containerd.nvidiaGPU.enabled")
	}
};
const TABLES$1 = [
	{
		...INSTANCE_GROUP,
		role: "worker",
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!Node$)./
		}]
	},
	{
		...INSTANCE_GROUP,
		role: "control-plane",
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!(?:ControlPlane|Master)$)/
		}]
	},
	{
		...INSTANCE_GROUP,
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!APIServer$)/
		}]
	}
];
const kopsFormat = {
	id: ID$3,
	kinds: [{
		group: GROUP$1,
		kind: "InstanceGroup"
	}, {
		group: GROUP$1,
		kind: "Cluster"
	}],
	read: readInstanceGroups
};
function readInstanceGroups(input) {
	const clusters = input.objects.filter(({ apiVersion, kind }) => kind === "Cluster" && groupOf(apiVersion) === GROUP$1).map(partOfObject);
	return toOutput(input, readTables(input, ID$3, TABLES$1).map((group) => withClusterKubelet(group, clusters)));
}
function withClusterKubelet(group, clusters) {
	const cluster = clusters.find((one) => textOf$1(partAt(one, keys("metadata.name"))) === group.facts.cluster) ?? (group.facts.cluster === void 0 && clusters.length === 1 ? clusters[0] : void 0);
	if (cluster === void 0) return group;
	const kubelets = (group.pool.role === "control-plane" ? ["controlPlaneKubelet", "masterKubelet"] : ["kubelet"]).map((name) => partAt(cluster, keys(`spec.${name}`)));
	const { pool } = group;
	const taints = uniteTaints([{
		taints: pool.taints,
		incomplete: pool.incomplete ?? []
	}, ...kubelets.map((kubelet) => readTaints$1(partAt(kubelet, keys("taints")), "string"))]);
	const labels = joinLabels([...kubelets.map((kubelet) => readLabels(partAt(kubelet, keys("nodeLabels")))), {
		labels: pool.labels,
		origins: pool.labelOrigins ?? NO_WORDS,
		openLabels: pool.openLabels,
		incomplete: []
	}]);
	const incomplete = [...taints.incomplete, ...labels.incomplete];
	return {
		...group,
		pool: {
			...pool,
			taints: taints.taints,
			labels: labels.labels,
			labelOrigins: labels.origins,
			openLabels: labels.openLabels,
			...incomplete.length > 0 && { incomplete }
		}
	};
}

// src/inventory/formats/kubeadm.ts
const ID$2 = "kubeadm";
const GROUP = "kubeadm.k8s.io";
const KUBELET = "KubeletConfiguration";
const kubeadmFormat = {
	id: ID$2,
	kinds: [
		{
			group: GROUP,
			kind: "InitConfiguration"
		},
		{
			group: GROUP,
			kind: "JoinConfiguration"
		},
		{
			group: "kubelet.config.k8s.io",
			kind: KUBELET
		}
	],
	read: readConfigurations
};
function readConfigurations(input) {
	const nodes = input.objects.filter(({ kind }) => kind !== KUBELET);
	return toOutput(input, mergeAlike$1(nodes.map((object) => readNode(object, input))));
}
function readNode(object, input) {
	const root = partOfObject(object);
	const part = partAt(root, keys("nodeRegistration"));
	const registration = readNodeRegistration(part);
	const role = object.kind === "InitConfiguration" || partAt(root, keys("controlPlane")).node !== void 0 ? "control-plane" : "worker";
	const ofKubelet = input.objects.filter(({ kind, document }) => kind === KUBELET && document.file === object.document.file).map((one) => readTaints$1(partAt(partOfObject(one), keys("registerWithTaints")), "object"));
	return nodesOf({
		name: registration.name ?? role,
		cluster: input.cluster,
		format: ID$2,
		place: placeOf$1(part),
		platform: "kubeadm",
		facts: {
			role,
			ownTaints: String(registration.ownTaints)
		},
		taints: uniteTaints([registration.taints, ...ofKubelet]),
		labels: registration.labels,
		role
	});
}

// src/model/name-glob.ts
function matchesNameGlob(glob, name) {
	let inGlob = 0;
	let inName = 0;
	let star = -1;
	let retry = 0;
	while (inName < name.length) if (glob[inGlob] === "*") {
		star = inGlob++;
		retry = inName;
	} else if (glob[inGlob] === name[inName]) {
		inGlob++;
		inName++;
	} else if (star >= 0) {
		inGlob = star + 1;
		inName = ++retry;
	} else return false;
	while (glob[inGlob] === "*") inGlob++;
	return inGlob === glob.length;
}

// src/model/transient-taints.ts
const TRANSIENT_KEYS = /* @__PURE__ */ new Set([
	"node.kubernetes.io/not-ready",
	"node.kubernetes.io/unreachable",
	"node.kubernetes.io/unschedulable",
	"node.kubernetes.io/memory-pressure",
	"node.kubernetes.io/disk-pressure",
	"node.kubernetes.io/pid-pressure",
	"node.kubernetes.io/network-unavailable",
	"node.kubernetes.io/out-of-service",
	"node.cloudprovider.kubernetes.io/uninitialized",
	"node.cloudprovider.kubernetes.io/shutdown",
	"ToBeDeletedByClusterAutoscaler",
	"DeletionCandidateOfClusterAutoscaler",
	"cloud.google.com/impending-node-termination",
	"NodeWithImpairedVolumes",
	"karpenter.sh/disrupted",
	"karpenter.sh/disruption",
	"karpenter.sh/unregistered",
	"node.cluster.x-k8s.io/uninitialized",
	"node.cluster.x-k8s.io/outdated-revision",
	"node.gardener.cloud/critical-components-not-ready",
	"k0sctl.k0sproject.io/evict"
]);
const TRANSIENT_PREFIXES = [
	"startup-taint.cluster-autoscaler.kubernetes.io/",
	"ignore-taint.cluster-autoscaler.kubernetes.io/",
	"status-taint.cluster-autoscaler.kubernetes.io/",
	"readiness.k8s.io/"
];
const AGENT_KEY = /(?:agent-not-ready|not-ready|uninitialized)$/;
function isTransientTaint(key, globs) {
	return TRANSIENT_KEYS.has(key) || TRANSIENT_PREFIXES.some((prefix) => key.startsWith(prefix)) || AGENT_KEY.test(key) || globs.some((glob) => matchesNameGlob(glob, key));
}

// src/inventory/formats/node-groups.ts
const POOL_LABELS = [
	"karpenter.sh/nodepool",
	"karpenter.sh/provisioner-name",
	"eks.amazonaws.com/nodegroup",
	"alpha.eksctl.io/nodegroup-name",
	"cloud.google.com/gke-nodepool",
	"kubernetes.azure.com/agentpool",
	"agentpool",
	"kops.k8s.io/instancegroup",
	"hypershift.openshift.io/nodePool",
	"worker.gardener.cloud/pool",
	"worker.garden.sapcloud.io/group",
	"oci.oraclecloud.com/node-pool-id",
	"magnum.openstack.org/nodegroup",
	"compute.coreweave.com/node-pool",
	"doks.digitalocean.com/node-pool",
	"k8s.scaleway.com/pool-name",
	"lke.linode.com/pool-id",
	"nodepool",
	"ibm-cloud.kubernetes.io/worker-pool-name",
	"alibabacloud.com/nodepool-id"
];
const ROLE_PREFIX = "node-role.kubernetes.io/";
const INSTANCE_TYPE = "node.kubernetes.io/instance-type";
function groupNodes(nodes, groupBy) {
	if (groupBy === "none") return nodes.map((node) => ({
		name: node.name,
		nodes: [node]
	}));
	const keyOf = groupBy === "auto" ? automaticKey : (node) => labelKey(node, groupBy);
	const named = [...groupInOrder(nodes, (node) => {
		const { source, value } = keyOf(node);
		return `${source}=${value}`;
	}).values()].map((members) => ({
		key: keyOf(members[0]),
		members
	}));
	return named.flatMap(({ key, members }) => {
		return splitByTaints(named.some((other) => other.key.value === key.value && other.key.source !== key.source) ? `${key.source}=${key.value}` : key.value, members);
	});
}
function labelKey(node, label) {
	const value = node.labels[label];
	return value ? {
		source: label,
		value
	} : {
		source: "",
		value: `without ${label}`
	};
}
function automaticKey(node) {
	const poolLabel = POOL_LABELS.find((label) => node.labels[label]);
	if (poolLabel !== void 0) return labelKey(node, poolLabel);
	const roles = Object.keys(node.labels).filter((label) => label.startsWith(ROLE_PREFIX));
	if (roles.length > 0) {
		const names = roles.map((label) => label.slice(24)).sort();
		return {
			source: ROLE_PREFIX,
			value: names.join("+")
		};
	}
	return node.labels[INSTANCE_TYPE] ? labelKey(node, INSTANCE_TYPE) : {
		source: "",
		value: "nodes"
	};
}
function splitByTaints(name, members) {
	const variants = [...groupInOrder(members, formatTaintSet)];
	if (variants.length === 1) return [{
		name,
		nodes: members
	}];
	return variants.map(([taints, nodes]) => ({
		name: `${name} (${taints === "" ? "no taints" : `taints: ${taints}`})`,
		nodes
	}));
}
function formatTaintSet(node) {
	return [...new Set(node.taints.map(formatTaint))].sort().join(", ");
}
function groupInOrder(nodes, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const node of nodes) {
		const key = keyOf(node);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [node]);
		else group.push(node);
	}
	return groups;
}

// src/inventory/formats/node-object.ts
function readNodeObject(object) {
	const decoder = createDecoder();
	const placeOf = (path) => ({
		document: object.document,
		path: [...object.path, ...path],
		part: "value"
	});
	const mappingUnder = (node, path, key) => decoder.mapping(...decoder.field(node, path, key));
	const metadata = mappingUnder(object.node, [], "metadata");
	const spec = mappingUnder(object.node, [], "spec");
	const status = mappingUnder(object.node, [], "status");
	const node = {
		name: decoder.string(...decoder.field(metadata, ["metadata"], "name")) ?? "",
		labels: decoder.stringMap(...decoder.field(metadata, ["metadata"], "labels")),
		taints: readTaints(decoder, spec, placeOf),
		unschedulable: decoder.boolean(...decoder.field(spec, ["spec"], "unschedulable")),
		allocatable: withoutEmpty(decoder.quantityMap(...decoder.field(status, ["status"], "allocatable"))),
		place: placeOf(["metadata", "name"])
	};
	const errors = decoder.errors.filter(isStructural).map((error) => errorAt(placeOf(error.path), `"${formatFieldPath(error.path)}" ${describe$2(error)}`));
	if (node.name === "") errors.push(errorAt(node.place, "a Node has no name: it stands under \"metadata.name\""));
	return {
		node,
		errors: [...errors, ...quantityErrors(node, placeOf)]
	};
}
function readTaints(decoder, spec, placeOf) {
	return decoder.list(...decoder.field(spec, ["spec"], "taints"), (item, path) => {
		const taint = decoder.mapping(item, path);
		return {
			key: decoder.string(...decoder.field(taint, path, "key")) ?? "",
			value: decoder.string(...decoder.field(taint, path, "value")) ?? "",
			effect: decoder.string(...decoder.field(taint, path, "effect")) ?? "",
			place: placeOf(path)
		};
	});
}
function withoutEmpty(quantities) {
	return byWord(Object.entries(quantities).filter(([, text]) => text !== ""));
}
function isStructural(error) {
	const structures = ["list", "mapping"];
	return structures.includes(error.found) || structures.includes(error.expected);
}
function describe$2(error) {
	return `must be a ${error.expected}, found a ${error.found}`;
}
function quantityErrors(node, placeOf) {
	return Object.entries(node.allocatable).flatMap(([resource, text]) => {
		if (parseQuantity(text) !== void 0) return [];
		const place = placeOf([
			"status",
			"allocatable",
			resource
		]);
		return errorAt(place, `"${text}" of "${resource}" is not a quantity: write one such as "8", "500m" or "32Gi"`);
	});
}

// src/inventory/formats/node.ts
const CONTROL_PLANE_LABELS = ["node-role.kubernetes.io/control-plane", "node-role.kubernetes.io/master"];
const nodeFormat = {
	id: "node",
	kinds: [{
		group: "",
		kind: "Node"
	}],
	read: readNodes
};
function readNodes(input) {
	const errors = [];
	const nodes = [];
	const earlier = /* @__PURE__ */ new Map();
	for (const object of input.objects) {
		const read = readNodeObject(object);
		errors.push(...read.errors);
		const first = earlier.get(read.node.name);
		if (first !== void 0 && read.node.name !== "") {
			const { file, line } = locate(first.place);
			errors.push(errorAt(read.node.place, `Node "${read.node.name}" stands twice: first in "${file}", line ${line}`));
			continue;
		}
		earlier.set(read.node.name, read.node);
		nodes.push(read.node);
	}
	const { lasting, dropped } = input.from.transient === "keep" ? {
		lasting: nodes,
		dropped: []
	} : dropTransient(nodes, input.transientTaints);
	return {
		pools: groupNodes(lasting, input.from.groupBy).map((group) => poolOf$1(group, input)),
		errors,
		notices: dropped.length === 0 ? [] : [describeDropped(dropped, input)]
	};
}
function dropTransient(nodes, globs) {
	const dropped = [];
	return {
		lasting: nodes.map((node) => {
			const taints = node.taints.filter(({ key }) => {
				const transient = isTransientTaint(key, globs);
				if (transient) dropped.push(key);
				return !transient;
			});
			return {
				...node,
				taints
			};
		}),
		dropped
	};
}
function describeDropped(dropped, input) {
	return {
		message: `taints of Nodes that come and go are left out: ${[...new Set(dropped)].sort().map((key) => `"${key}"`).join(", ")}; "transient: keep" keeps them`,
		range: locate(input.from.place)
	};
}
function poolOf$1(group, input) {
	const [first] = group.nodes;
	const role = roleOf(group);
	const labels = commonLabels$1(group);
	return {
		name: `${input.from.prefix}${group.name}`,
		cluster: input.cluster,
		format: nodeFormat.id,
		place: first.place,
		taints: first.taints,
		startupTaints: [],
		labels,
		labelOrigins: originsOf(labels, first),
		labelsClosed: true,
		openLabels: [],
		nodes: group.nodes.map(({ name, labels, unschedulable, allocatable }) => ({
			name,
			labels,
			unschedulable,
			allocatable
		})),
		allocatable: leastAllocatable(group),
		reservedFor: void 0,
		...role && { role }
	};
}
function originsOf(labels, { place }) {
	const metadata = place.path.slice(0, -1);
	const origins = Object.keys(labels).map((key) => {
		const path = [
			...metadata,
			"labels",
			key
		];
		return [key, { place: {
			...place,
			path
		} }];
	});
	return byWord(origins);
}
function commonLabels$1({ nodes: [first, ...others] }) {
	const common = Object.entries(first.labels).filter(([key, value]) => others.every(({ labels }) => labels[key] === value));
	return byWord(common);
}
function leastAllocatable({ nodes: [first, ...others] }) {
	const least = [];
	for (const [resource, quantity] of Object.entries(first.allocatable)) {
		let smallest = quantity;
		for (const { allocatable } of others) smallest = smaller$1(smallest, allocatable[resource]);
		if (smallest !== void 0) least.push([resource, smallest]);
	}
	return byWord(least);
}
function smaller$1(a, b) {
	if (a === void 0 || b === void 0) return void 0;
	return (parseQuantity(b) ?? 0n) < (parseQuantity(a) ?? 0n) ? b : a;
}
function roleOf(group) {
	return group.nodes.every(({ labels }) => CONTROL_PLANE_LABELS.some((label) => label in labels)) ? "control-plane" : void 0;
}

// src/inventory/formats/openshift.ts
const ID$1 = "openshift";
const AUTOSCALING_GROUP = "autoscaling.openshift.io";
const AUTOSCALER = "MachineAutoscaler";
const TABLES = [{
	group: "machine.openshift.io",
	kind: "MachineSet",
	platform: "openshift",
	role: "worker",
	taints: [{
		at: keys("spec.template.spec.taints"),
		as: "object"
	}],
	labels: [keys("spec.template.spec.metadata.labels")],
	scale: { replicas: keys("spec.replicas") },
	machine: [[...keys("metadata.annotations"), "capacity.cluster-autoscaler.kubernetes.io/labels"]]
}, {
	group: "machine.openshift.io",
	kind: "ControlPlaneMachineSet",
	platform: "openshift",
	role: "control-plane",
	scale: { replicas: keys("spec.replicas") }
}];
const openshiftFormat = {
	id: ID$1,
	kinds: [...TABLES.map(({ group, kind }) => ({
		group,
		kind
	})), {
		group: AUTOSCALING_GROUP,
		kind: AUTOSCALER
	}],
	read: (input) => {
		const bounds = autoscalerBounds(input);
		return toOutput(input, readTables(input, ID$1, TABLES).map((nodes) => withBounds(nodes, bounds)));
	}
};
function autoscalerBounds({ objects }) {
	const bounds = /* @__PURE__ */ new Map();
	for (const object of objects.filter(({ apiVersion }) => groupOf(apiVersion) === AUTOSCALING_GROUP)) {
		const root = partOfObject(object);
		const min = wholeNumberOf(partAt(root, keys("spec.minReplicas")));
		const max = wholeNumberOf(partAt(root, keys("spec.maxReplicas")));
		const name = textOf$1(partAt(root, keys("spec.scaleTargetRef.name")));
		if (name !== void 0 && max !== void 0) bounds.set(name, {
			...min !== void 0 && { min },
			max
		});
	}
	return bounds;
}
function withBounds(nodes, bounds) {
	const found = bounds.get(nodes.pool.name);
	return found === void 0 ? nodes : {
		...nodes,
		pool: {
			...nodes.pool,
			scale: {
				...nodes.pool.scale,
				...found
			}
		}
	};
}
const hypershiftFormat = tableFormat("hypershift", [{
	group: "hypershift.openshift.io",
	kind: "NodePool",
	platform: "hypershift",
	cluster: keys("spec.clusterName"),
	taints: [{
		at: keys("spec.taints"),
		as: "object"
	}],
	labels: [keys("spec.nodeLabels")],
	scale: {
		min: keys("spec.autoScaling.min"),
		max: keys("spec.autoScaling.max"),
		replicas: keys("spec.replicas")
	},
	machine: [keys("spec.arch")]
}]);

// src/inventory/formats/rancher.ts
const MACHINE_POOL = {
	group: "provisioning.cattle.io",
	kind: "Cluster",
	pools: keys("spec.rkeConfig.machinePools"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("autoscalingMinSize"),
		max: keys("autoscalingMaxSize"),
		replicas: keys("quantity")
	},
	facts: {
		etcd: keys("etcdRole"),
		controlPlane: keys("controlPlaneRole"),
		worker: keys("workerRole")
	},
	machine: [keys("machineOS")]
};
const VERSION = keys("spec.kubernetesVersion");
const rancherFormat = tableFormat("rancher", [{
	...MACHINE_POOL,
	platform: "rancher-rke2",
	skip: [{
		of: "object",
		at: VERSION,
		values: /\+k3s/
	}]
}, {
	...MACHINE_POOL,
	platform: "rancher-k3s",
	skip: [{
		of: "object",
		at: VERSION,
		values: /^(?!.*\+k3s)/
	}]
}]);

// src/inventory/formats/talos.ts
const ID = "talos";
const NODE_CONFIG = "KubeNodeConfig";
const talosFormat = {
	id: ID,
	kinds: [{
		group: "",
		kind: NODE_CONFIG
	}],
	hasShape: isMachineConfig,
	read: (input) => {
		const files = new Set(input.objects.map(({ document }) => document.file));
		return toOutput(input, [...files].map((file) => readFile$1(file, input)));
	}
};
function isMachineConfig(root) {
	const machine = getValue(root, "machine");
	if (machine?.kind !== "mapping") return false;
	return [
		"type",
		"nodeTaints",
		"nodeLabels",
		"kubelet",
		"install"
	].some((key) => getValue(machine, key) !== void 0);
}
function readFile$1(file, input) {
	const objects = input.objects.filter(({ document }) => document.file === file);
	const partsOf = (wanted) => objects.filter(wanted).map(partOfObject);
	const nodeConfigs = partsOf(({ kind }) => kind === NODE_CONFIG);
	const machines = partsOf(({ kind }) => kind !== NODE_CONFIG);
	const first = [...machines, ...nodeConfigs][0];
	const type = firstText(machines, "machine.type");
	const isControlPlane = type === "controlplane" || type === "init";
	const open = firstText(machines, "cluster.allowSchedulingOnControlPlanes") === "true";
	const hostname = firstText(machines, "machine.network.hostname");
	return nodesOf({
		name: hostname ?? nameOfFile(file),
		cluster: input.cluster,
		format: ID,
		place: first === void 0 ? {
			document: {
				file,
				start: 0,
				root: EMPTY$1
			},
			path: [],
			part: "value"
		} : placeOf$1(first),
		platform: "kubeadm",
		facts: {
			...isControlPlane && { role: "control-plane" },
			ownTaints: String(open || nodeConfigs.length > 0)
		},
		taints: uniteTaints([...nodeConfigs.map((part) => readTaints$1(partAt(part, keys("taints")), "map")), ...machines.map((part) => readTaints$1(partAt(part, keys("machine.nodeTaints")), "map"))]),
		labels: joinLabels([...machines.map((part) => readLabels(partAt(part, keys("machine.nodeLabels")))), ...nodeConfigs.map((part) => readLabels(partAt(part, keys("labels"))))]),
		role: isControlPlane ? "control-plane" : type === "worker" ? "worker" : void 0
	});
}
const EMPTY$1 = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function firstText(parts, path) {
	return parts.map((part) => textOf$1(partAt(part, keys(path)))).find((text) => text !== void 0);
}
function nameOfFile({ path }) {
	return (path.split("/").at(-1) ?? path).replace(/\.(?:ya?ml|json)$/, "");
}

// src/model/is-record.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/inventory/formats/terraform-value.ts
function hideUnknown(value, marks) {
	if (marks === true) return UNKNOWN_TEXT;
	if (Array.isArray(marks)) {
		if (!marks.some(isMarked)) return value;
		const items = Array.isArray(value) ? value : [];
		const length = Math.max(items.length, marks.length);
		return Array.from({ length }, (_, index) => hideUnknown(items[index], marks[index]));
	}
	if (!isRecord(marks) || !isMarked(marks)) return value;
	const shown = new Map(Object.entries(isRecord(value) ? value : {}));
	for (const [key, mark] of Object.entries(marks)) if (isMarked(mark)) shown.set(key, hideUnknown(shown.get(key), mark));
	return byWord(shown);
}
function isMarked(marks) {
	if (marks === true) return true;
	if (Array.isArray(marks)) return marks.some(isMarked);
	return isRecord(marks) && Object.values(marks).some(isMarked);
}
function nodeOfValue(value) {
	if (Array.isArray(value)) return {
		kind: "sequence",
		start: 0,
		end: 0,
		items: value.map(nodeOfValue)
	};
	if (isRecord(value)) return {
		kind: "mapping",
		start: 0,
		end: 0,
		entries: Object.entries(value).map(([key, item]) => ({
			key: scalar(key),
			value: nodeOfValue(item),
			merged: false
		}))
	};
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return scalar(value);
	return scalar(null);
}
function scalar(value) {
	return {
		kind: "scalar",
		value,
		text: value === null ? "" : String(value),
		plain: false,
		start: 0,
		end: 0
	};
}

// src/inventory/formats/terraform-file.ts
const TERRAFORM_GROUP = "terraform";
const MANIFEST_TEXTS = /* @__PURE__ */ new Map([["kubectl_manifest", ["yaml_body", "yaml_body_parsed"]]]);
const MANIFEST_VALUES = /* @__PURE__ */ new Map([["kubernetes_manifest", "manifest"], ["kubernetes_manifest_v1", "manifest"]]);
const EMPTY_ROOT = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function openTerraformJson(file) {
	if (!isTerraformJson(file.text)) return void 0;
	const at = {
		document: {
			file: {
				path: file.path,
				text: ""
			},
			start: 0,
			root: EMPTY_ROOT
		},
		path: [],
		part: "value"
	};
	const refuse = (message) => ({
		objects: [],
		errors: [errorAt(at, message)],
		notices: []
	});
	const parsed = parseJson(file.text);
	if (parsed === void 0) return refuse("not valid JSON: run terraform show -json again");
	if (!isRecord(parsed)) return void 0;
	if (Array.isArray(parsed.resources) && typeof parsed.lineage === "string") return refuse("this is a raw Terraform state: import what \"terraform show -json\" prints");
	const values = parsed.planned_values ?? parsed.values;
	if (!isRecord(values) || !isRecord(values.root_module)) return void 0;
	const unknown = unknownByAddress(parsed.resource_changes);
	const objects = [];
	const notices = [];
	for (const resource of resourcesOf(values.root_module)) {
		const document = {
			...at.document,
			address: resource.address
		};
		const read = readResource(resource, unknown.get(resource.address), document);
		objects.push(...read.objects);
		if (!read.open) continue;
		const message = `"${resource.address}" is known only after it is applied: a node pool in it is not read`;
		notices.push({
			message,
			range: {
				file: file.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			}
		});
	}
	return {
		objects,
		errors: [],
		notices
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function* resourcesOf(module) {
	for (const resource of listOf(module.resources)) {
		if (!isRecord(resource) || resource.mode === "data") continue;
		const { address, type, values, sensitive_values: sensitive } = resource;
		if (typeof address !== "string" || typeof type !== "string" || !isRecord(values)) continue;
		yield {
			address,
			type,
			values,
			sensitive
		};
	}
	for (const child of listOf(module.child_modules)) if (isRecord(child)) yield* resourcesOf(child);
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function unknownByAddress(changes) {
	const unknown = /* @__PURE__ */ new Map();
	for (const one of listOf(changes)) {
		if (!isRecord(one) || !isRecord(one.change) || typeof one.address !== "string") continue;
		unknown.set(one.address, one.change.after_unknown);
	}
	return unknown;
}
function readResource({ type, values, sensitive }, unknown, document) {
	const texts = MANIFEST_TEXTS.get(type);
	if (texts !== void 0) {
		const text = texts.map((key) => values[key]).find((body) => typeof body === "string");
		return typeof text === "string" ? {
			objects: embedded(text, document),
			open: false
		} : {
			objects: [],
			open: true
		};
	}
	const shown = hideUnknown(hideUnknown(values, unknown), sensitive);
	const key = MANIFEST_VALUES.get(type);
	if (key !== void 0) {
		const manifest = isRecord(shown) ? shown[key] : void 0;
		const root = nodeOfValue(manifest === UNKNOWN_TEXT ? void 0 : manifest);
		if (root.kind !== "mapping") return {
			objects: [],
			open: true
		};
		return {
			objects: objectsOf({
				...document,
				root
			}).map((object) => ({
				...object,
				document
			})),
			open: false
		};
	}
	const node = nodeOfValue(shown);
	return {
		objects: [{
			apiVersion: `${TERRAFORM_GROUP}/v1`,
			kind: type,
			document,
			path: [],
			node
		}],
		open: false
	};
}
function embedded(text, document) {
	const { documents } = parseDocuments({
		path: document.file.path,
		text
	});
	return documents.flatMap(objectsOf).map((object) => ({
		...object,
		document
	}));
}

// src/inventory/formats/terraform-tables.ts
const group = TERRAFORM_GROUP;
const EKS = {
	group,
	kind: "aws_eks_node_group",
	platform: "eks-managed",
	names: [keys("node_group_name")],
	prefixes: [keys("node_group_name_prefix")],
	taints: [{
		at: keys("taint"),
		as: "enum"
	}],
	labels: [keys("labels")],
	tags: keys("tags"),
	machine: [keys("ami_type")],
	scale: {
		min: keys("scaling_config.0.min_size"),
		max: keys("scaling_config.0.max_size"),
		replicas: keys("scaling_config.0.desired_size")
	}
};
const GKE_POOL$1 = {
	group,
	platform: "gke",
	names: [keys("name")],
	taints: [{
		at: keys("node_config.0.taint"),
		as: "enum"
	}],
	labels: [keys("node_config.0.labels")],
	scale: {
		min: keys("autoscaling.0.min_node_count"),
		max: keys("autoscaling.0.max_node_count"),
		replicas: keys("node_count")
	},
	facts: {
		machineType: keys("node_config.0.machine_type"),
		accelerator: keys("node_config.0.guest_accelerator.0.type"),
		spot: keys("node_config.0.spot"),
		image: keys("node_config.0.image_type"),
		sandbox: keys("node_config.0.sandbox_config.0.type"),
		architectureTaint: keys("node_config.0.taint_config.0.architecture_taint_behavior")
	},
	machine: [keys("node_config.0.image_type")]
};
const AUTOPILOT = {
	of: "object",
	at: keys("enable_autopilot"),
	values: /^true$/
};
const GKE = [
	{
		...GKE_POOL$1,
		kind: "google_container_node_pool"
	},
	{
		...GKE_POOL$1,
		kind: "google_container_cluster",
		pools: keys("node_pool"),
		skip: [AUTOPILOT]
	},
	{
		...GKE_POOL$1,
		kind: "google_container_cluster",
		fixedName: "default-pool",
		scale: { replicas: keys("initial_node_count") },
		skip: [
			AUTOPILOT,
			{
				of: "object",
				at: keys("remove_default_node_pool"),
				values: /^true$/
			},
			{
				of: "object",
				at: keys("node_pool.0.name"),
				values: /./
			}
		]
	}
];
const AKS_POOL = {
	group,
	platform: "aks",
	names: [keys("name")],
	taints: [{
		at: keys("node_taints"),
		as: "string"
	}],
	labels: [keys("node_labels")],
	scale: {
		min: keys("min_count"),
		max: keys("max_count"),
		replicas: keys("node_count")
	},
	facts: {
		spot: keys("priority"),
		mode: keys("mode"),
		criticalAddonsOnly: keys("only_critical_addons_enabled")
	},
	machine: [keys("os_type"), keys("os_sku")]
};
const DIGITALOCEAN_POOL = {
	group,
	platform: "digitalocean",
	names: [keys("name")],
	taints: [{
		at: keys("taint"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("min_nodes"),
		max: keys("max_nodes"),
		replicas: keys("node_count")
	},
	facts: { machineType: keys("size") }
};
function tablesOfGroup(other) {
	return TERRAFORM_TABLES.map((table) => ({
		...table,
		group: other
	}));
}
const TERRAFORM_TABLES = [
	EKS,
	...GKE,
	{
		...AKS_POOL,
		kind: "azurerm_kubernetes_cluster_node_pool"
	},
	{
		...AKS_POOL,
		kind: "azurerm_kubernetes_cluster",
		pools: keys("default_node_pool")
	},
	{
		...DIGITALOCEAN_POOL,
		kind: "digitalocean_kubernetes_node_pool"
	},
	{
		...DIGITALOCEAN_POOL,
		kind: "digitalocean_kubernetes_cluster",
		pools: keys("node_pool")
	},
	{
		group,
		kind: "linode_lke_node_pool",
		platform: "other",
		names: [keys("label")],
		taints: [{
			at: keys("taint"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: {
			min: keys("autoscaler.0.min"),
			max: keys("autoscaler.0.max"),
			replicas: keys("node_count")
		}
	},
	{
		group,
		kind: "ovh_cloud_project_kube_nodepool",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("template.0.spec.0.taints"),
			as: "object"
		}],
		labels: [keys("template.0.metadata.0.labels")],
		scale: {
			min: keys("min_nodes"),
			max: keys("max_nodes"),
			replicas: keys("desired_nodes")
		}
	},
	{
		group,
		kind: "exoscale_sks_nodepool",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("taints"),
			as: "map"
		}],
		labels: [keys("labels")],
		scale: { replicas: keys("size") }
	}
];

// src/inventory/formats/terraform-pools.ts
const EKS_CLUSTER = "aws_eks_cluster";
const GKE_CLUSTER = "google_container_cluster";
const GKE_POOL = "google_container_node_pool";
function terraformFormatOf(id, group) {
	const tables = tablesOfGroup(group);
	return {
		id,
		kinds: [...tables, {
			group,
			kind: EKS_CLUSTER
		}].map(({ kind }) => ({
			group,
			kind
		})),
		embeds: true,
		read: (input) => toOutput(input, [...withoutRepeatedGkePools(input, id, tables), ...readAutoMode(input, id)])
	};
}
function withoutRepeatedGkePools(input, id, tables) {
	const ofKind = (kind, wanted) => ({
		...input,
		objects: input.objects.filter((object) => object.kind === kind === wanted)
	});
	const own = readTables(ofKind(GKE_CLUSTER, false), id, tables);
	const names = new Set(readTables(ofKind(GKE_POOL, true), id, tables).map(({ pool }) => pool.name));
	const blocks = readTables(ofKind(GKE_CLUSTER, true), id, tables).filter(({ pool }) => !names.has(pool.name));
	return [...own, ...blocks];
}
function readAutoMode(input, id) {
	return input.objects.filter(({ kind }) => kind === EKS_CLUSTER).flatMap((object) => {
		const compute = partAt(partOfObject(object), keys("compute_config.0"));
		return autoModePools(compute, keys("enabled"), keys("node_pools"), [], id, input.cluster);
	});
}

// src/inventory/formats/terraform.ts
const TERRAFORM_HCL_GROUP = "terraform.hcl";
const terraformFormat = terraformFormatOf("terraform", TERRAFORM_HCL_GROUP);

// src/inventory/formats/terraform-json.ts
const terraformJsonFormat = {
	...terraformFormatOf("terraform-json", TERRAFORM_GROUP),
	open: openTerraformJson
};

// src/inventory/formats/index.ts
const FORMATS = [
	nodeFormat,
	karpenterFormat,
	eksctlFormat,
	terraformJsonFormat,
	terraformFormat,
	kopsFormat,
	openshiftFormat,
	hypershiftFormat,
	configConnectorFormat,
	computeClassFormat,
	azureServiceOperatorFormat,
	awsControllersFormat,
	crossplaneFormat,
	clusterApiManagedFormat,
	gardenerFormat,
	rancherFormat,
	coreweaveFormat,
	clusterApiFormat,
	kubeadmFormat,
	kindFormat,
	k3dFormat,
	k3sFormat,
	talosFormat,
	k0sctlFormat
];

// src/inventory/formats/unread-kinds.ts
const UNREAD_KINDS = [{
	format: "kueue",
	group: "kueue.x-k8s.io",
	kind: "ResourceFlavor"
}];

// src/inventory/from-declaration.ts
function readFromDeclaration(document, path, node) {
	const short = node.kind === "scalar";
	const pathNode = short ? node : getValue(node, "path");
	const format = scalarText(getValue(node, "format"));
	const from = {
		paths: readStrings(pathNode) ?? [scalarText(pathNode) ?? ""],
		format,
		groupBy: scalarText(getValue(node, "groupBy")) ?? "auto",
		transient: scalarText(getValue(node, "transient")) === "keep" ? "keep" : "drop",
		prefix: scalarText(getValue(node, "prefix")) ?? "",
		optional: readBoolean(getValue(node, "optional")) ?? false,
		address: scalarText(getValue(getValue(node, "select"), "address")),
		vars: (readStrings(getValue(node, "vars")) ?? []).map((name, index) => ({
			path: name,
			place: {
				document,
				path: [
					...path,
					"vars",
					index
				],
				part: "value"
			}
		})),
		place: {
			document,
			path: short ? path : [...path, "path"],
			part: "value"
		}
	};
	const message = format === void 0 ? void 0 : describeFormat(format);
	const place = {
		document,
		path: [...path, "format"],
		part: "value"
	};
	return {
		from,
		errors: message === void 0 ? [] : [errorAt(place, message)]
	};
}
function describeFormat(format) {
	const known = FORMATS.map(({ id }) => id);
	if (known.includes(format)) return void 0;
	const legal = `formats that are read: ${formatAlternatives(known.map(quote), "and")}`;
	if (UNREAD_KINDS.some((unread) => unread.format === format)) return `format "${format}" is not read yet; ${legal}`;
	const nearest = nearestWord(format, known);
	return `format "${format}" is not known; ${legal}${nearest === void 0 ? "" : `; did you mean "${nearest}"?`}`;
}

// src/inventory/gitops-declaration.ts
function readGitops(document, path, node) {
	if (node === void 0) return void 0;
	const argocd = getValue(node, "argocd");
	const labels = effectiveEntries(getValue(argocd, "labels"));
	return {
		flux: (readStrings(getValue(node, "flux")) ?? []).map((folder, index) => ({
			path: folder,
			place: {
				document,
				path: [
					...path,
					"flux",
					index
				],
				part: "value"
			}
		})),
		argocd: argocd && {
			name: scalarText(getValue(argocd, "name")),
			server: scalarText(getValue(argocd, "server")),
			labels: byWord(labels.map(({ key, value }) => [key.text, scalarText(value) ?? ""]))
		}
	};
}

// src/inventory/pool-override.ts
function readPoolOverride(document, path, node) {
	const { properties, errors } = readNodeProperties(document, path, node);
	const { taints, startupTaints, labels, labelOrigins, allocatable } = properties;
	const has = (key) => getValue(node, key) !== void 0;
	return {
		override: {
			match: scalarText(getValue(node, "match")) ?? "",
			properties: {
				...has("taints") && { taints },
				...has("startupTaints") && { startupTaints },
				...has("labels") && {
					labels,
					labelOrigins
				},
				...has("allocatable") && { allocatable }
			},
			mode: scalarText(getValue(node, "mode")) === "replace" ? "replace" : "merge",
			place: {
				document,
				path: [...path, "match"],
				part: "value"
			}
		},
		errors
	};
}
function applyOverrides(overrides, imported, everyImportRead) {
	const names = imported.map(({ name }) => name);
	const idle = overrides.filter(({ match }) => !names.some((name) => matchesNameGlob(match, name)));
	return {
		pools: imported.map((pool) => overrides.filter(({ match }) => matchesNameGlob(match, pool.name)).reduce(overridePool, pool)),
		errors: everyImportRead ? idle.map((override) => describeIdle(override, names)) : []
	};
}
function describeIdle({ match, place }, names) {
	const nearest = nearestWord(match, names);
	const hint = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
	return errorAt(place, `override "${match}" matches no imported pool${hint}`);
}
function overridePool(pool, { properties, mode }) {
	const { taints, startupTaints, labels, labelOrigins, allocatable } = properties;
	const replaces = mode === "replace";
	const mergeMaps = (known, own) => own === void 0 ? known : replaces ? own : joinByWord(known, own);
	const mergeTaints = (known, own) => own === void 0 ? known : replaces ? own : mergeByKeyAndEffect(known, own);
	const settled = (field) => replaces && (field === "taints" ? taints : field === "labels" && labels);
	const { incomplete, requirements, nodes, ...rest } = pool;
	const open = incomplete?.filter(({ field }) => !settled(field)) ?? [];
	return {
		...rest,
		taints: mergeTaints(pool.taints, taints),
		startupTaints: mergeTaints(pool.startupTaints, startupTaints),
		labels: mergeMaps(pool.labels, labels),
		labelOrigins: joinByWord(pool.labelOrigins ?? NO_WORDS, labelOrigins ?? NO_WORDS),
		allocatable: mergeMaps(pool.allocatable, allocatable),
		nodes: nodes?.map((node) => ({
			...node,
			labels: mergeMaps(node.labels, labels),
			allocatable: mergeMaps(node.allocatable, allocatable)
		})),
		...requirements && { requirements: requirements.filter(({ key }) => labels?.[key] === void 0) },
		...open.length > 0 && { incomplete: open }
	};
}
function mergeByKeyAndEffect(known, own) {
	const isNamed = (taint) => own.some(({ key, effect }) => key === taint.key && effect === taint.effect);
	return [...known.filter((taint) => !isNamed(taint)), ...own];
}

// src/inventory/cluster-declaration.ts
function readClusterDeclaration(document, path, node, name, keys) {
	const errors = [];
	const pools = itemsOf$1(node, "pools")?.map((item, index) => {
		const read = readDeclaredPool(document, [
			...path,
			"pools",
			index
		], item, name);
		errors.push(...read.errors);
		return read.pool;
	});
	const from = itemsOf$1(node, "from")?.map((item, index) => {
		const read = readFromDeclaration(document, [
			...path,
			"from",
			index
		], item);
		errors.push(...read.errors);
		return read.from;
	});
	const overrides = itemsOf$1(node, "overrides")?.map((item, index) => {
		const read = readPoolOverride(document, [
			...path,
			"overrides",
			index
		], item);
		errors.push(...read.errors);
		return read.override;
	});
	return {
		cluster: {
			settings: resolveSettings(name, keys),
			place: {
				document,
				path,
				part: "value"
			},
			implicit: keys.implicit ?? "apply",
			complete: keys.complete,
			manifests: keys.manifests,
			exclude: keys.exclude ?? [],
			pools,
			from,
			overrides: overrides ?? [],
			gitops: readGitops(document, [...path, "gitops"], getValue(node, "gitops")),
			hasOwnManifests: getValue(node, "manifests") !== void 0,
			namespaces: keys.namespaces ?? /* @__PURE__ */ new Map()
		},
		errors
	};
}
function itemsOf$1(node, key) {
	const value = getValue(node, key);
	return value?.kind === "sequence" ? value.items : void 0;
}

// src/inventory/schema-errors.ts
const TYPE_PHRASES = {
	string: "a string",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a mapping",
	null: "empty"
};
const KEYWORDS = [
	"type",
	"enum",
	"pattern",
	"minimum",
	"additionalProperties",
	"required"
];
function describeSchemaErrors(document, errors) {
	const described = /* @__PURE__ */ new Map();
	const ordered = errors.filter((error) => KEYWORDS.includes(error.keyword)).sort((a, b) => KEYWORDS.indexOf(a.keyword) - KEYWORDS.indexOf(b.keyword));
	for (const error of ordered) {
		if (error.keyword === "required" && missingKeys(error, errors).length === 0) continue;
		const placed = placeError(document, error);
		const range = locate({
			document,
			path: placed.path,
			part: placed.part
		});
		const place = `${range.line}:${range.column}`;
		if (!described.has(place)) described.set(place, {
			message: describe$1(document, placed, errors),
			range
		});
	}
	return [...described.values()].sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
}
function placeError(document, error) {
	const path = pathOf(document.root, error.instancePath);
	const unknownKey = error.params.additionalProperty;
	if (unknownKey === void 0) return {
		error,
		path,
		part: "value"
	};
	return {
		error,
		path: [...path, unknownKey],
		part: "key"
	};
}
function pathOf(root, pointer) {
	const path = [];
	for (const segment of pointer.split("/").slice(1)) {
		const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
		path.push(nodeAt(root, path)?.kind === "sequence" ? Number(step) : step);
	}
	return path;
}
function describe$1(document, placed, errors) {
	const { error, path } = placed;
	const node = nodeAt(document.root, path);
	const subject = nameOf$1(path);
	const found = describeNode(node);
	switch (error.keyword) {
		case "type": return describeType(error, node, subject);
		case "enum": return describeEnum(error, node, subject);
		case "pattern":
			if (found === "\"\"") return `${subject} is empty${exampleOf(error)}`;
			return `${subject} is not legal: found ${found}${exampleOf(error)}`;
		case "minimum": return `${subject} must be at least ${error.params.limit}, found ${found}`;
		case "additionalProperties": return describeUnknownKey(error, path);
		default: return `${subject} needs ${formatAlternatives(missingKeys(error, errors).map(quote), "and")}`;
	}
}
function nameOf$1(path) {
	const last = path.at(-1);
	if (last === void 0) return "the file";
	if (typeof last === "string") return quote(last);
	return `item ${last + 1} of ${nameOf$1(path.slice(0, -1))}`;
}
function describeType(error, node, subject) {
	const types = [error.params.type ?? []].flat();
	const found = `${subject} must be ${types.includes("string") && types.includes("boolean") ? "a single value" : formatAlternatives(types.map((type) => TYPE_PHRASES[type] ?? type))}, found ${describeNode(node)}`;
	return node?.kind === "scalar" && node.value !== null && types.join() === "string" ? `${found}: write ${quote(node.text)} in quotes` : `${found}${exampleOf(error)}`;
}
function describeEnum(error, node, subject) {
	const legal = (error.params.allowedValues ?? []).map(String);
	const nearest = node?.kind === "scalar" ? nearestWord(node.text, legal) : void 0;
	const suggestion = nearest === void 0 ? "" : `; did you mean ${quote(nearest)}?`;
	return `${subject} must be ${formatAlternatives(legal.map(quote))}, found ${describeNode(node)}${suggestion}`;
}
function describeUnknownKey(error, path) {
	const key = error.params.additionalProperty ?? "";
	const nearest = nearestKey$1(error);
	const unknown = `unknown key ${quote(key)} in ${nameOf$1(path.slice(0, -1))}`;
	if (nearest !== void 0) return `${unknown}; did you mean ${quote(nearest)}?`;
	return `${unknown}: legal keys are ${formatAlternatives(legalKeys(error).map(quote), "and")}`;
}
function legalKeys(error) {
	return Object.keys(error.parentSchema.properties ?? {});
}
function nearestKey$1(error) {
	return nearestWord(error.params.additionalProperty ?? "", legalKeys(error));
}
function missingKeys(error, errors) {
	const ofMapping = errors.filter(({ instancePath }) => instancePath === error.instancePath);
	const misspelt = ofMapping.filter(({ keyword }) => keyword === "additionalProperties").map(nearestKey$1);
	return ofMapping.filter(({ keyword }) => keyword === "required").map((one) => one.params.missingProperty ?? "").filter((key) => !misspelt.includes(key));
}
function exampleOf(error) {
	const [example] = error.parentSchema.examples ?? [];
	return example === void 0 ? "" : `, for example ${JSON.stringify(example)}`;
}

// src/inventory/validators/configuration.js
const validateConfiguration = validate21;
const schema6 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "taintlint.schema.json",
	"title": "taintlint configuration",
	"description": "taintlint.yaml: which manifests to read, which node pools the cluster has, and how strict to be. Paths are relative to this file's folder.",
	"type": "object",
	"required": ["version"],
	"additionalProperties": false,
	"properties": {
		"version": { "$ref": "#/definitions/version" },
		"manifests": { "$ref": "#/definitions/manifests" },
		"exclude": { "$ref": "#/definitions/exclude" },
		"provider": { "$ref": "#/definitions/provider" },
		"kubernetesVersion": { "$ref": "#/definitions/kubernetesVersion" },
		"implicit": { "$ref": "#/definitions/implicit" },
		"admission": { "$ref": "#/definitions/admission" },
		"featureGates": { "$ref": "#/definitions/featureGates" },
		"transientTaints": { "$ref": "#/definitions/transientTaints" },
		"knownLabels": { "$ref": "#/definitions/knownLabels" },
		"complete": { "$ref": "#/definitions/complete" },
		"pools": { "$ref": "#/definitions/pools" },
		"from": { "$ref": "#/definitions/from" },
		"overrides": { "$ref": "#/definitions/overrides" },
		"gitops": { "$ref": "#/definitions/gitops" },
		"namespaces": { "$ref": "#/definitions/namespaces" },
		"clusters": { "$ref": "#/definitions/clusters" },
		"charts": { "$ref": "#/definitions/charts" },
		"rules": { "$ref": "#/definitions/rules" },
		"ruleOverrides": { "$ref": "#/definitions/ruleOverrides" },
		"suppress": { "$ref": "#/definitions/suppress" },
		"failOn": { "$ref": "#/definitions/failOn" },
		"render": { "$ref": "#/definitions/render" },
		"workloads": { "$ref": "#/definitions/workloads" }
	},
	"definitions": {
		"version": {
			"description": "The version of this file's format: 1.",
			"const": 1
		},
		"manifests": {
			"description": "Globs of the manifests to lint. Default: every YAML and JSON file that git does not ignore. In a cluster: the manifests that are deployed to it.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["k8s/**/*.{yaml,yml,json}"]]
		},
		"exclude": {
			"description": "Globs of manifests to leave out.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["k8s/archive/**"]]
		},
		"provider": {
			"description": "The platform that runs the cluster. It implies taints, labels and admission plugins.",
			"enum": [
				"eks",
				"gke",
				"aks",
				"openshift",
				"kubeadm",
				"kind",
				"k3s",
				"rke2",
				"talos",
				"kops",
				"cluster-api",
				"gardener",
				"doks",
				"ack",
				"oke",
				"other"
			]
		},
		"kubernetesVersion": {
			"description": "The cluster's Kubernetes version, in quotes: \"1.36\".",
			"type": "string",
			"pattern": "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
			"examples": ["1.36"]
		},
		"implicit": {
			"description": "What to do with taints and labels that the provider adds by itself: apply them, apply them with a warning, or leave them off.",
			"enum": [
				"apply",
				"warn",
				"off"
			]
		},
		"admission": {
			"description": "Which admission plugins of the API server change pods before they are scheduled.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"defaultTolerationSeconds": {
					"description": "DefaultTolerationSeconds: pods stay 300 seconds on a node that is not ready or unreachable. Default: true.",
					"type": "boolean"
				},
				"extendedResourceToleration": {
					"description": "ExtendedResourceToleration: pods that ask for an extended resource tolerate a NoSchedule taint of its name. Default: true for the providers eks, gke and aks, else false.",
					"type": "boolean"
				},
				"runtimeClass": {
					"description": "RuntimeClass: pods take over the node selector and the tolerations of their RuntimeClass. Default: true.",
					"type": "boolean"
				},
				"podNodeSelector": {
					"description": "PodNodeSelector: pods take over the node selector that their Namespace's annotation holds. Default: false.",
					"type": "boolean"
				},
				"podTolerationRestriction": {
					"description": "PodTolerationRestriction: pods take over, and are held to, the tolerations that their Namespace's annotations hold. Default: false.",
					"type": "boolean"
				}
			},
			"examples": [{ "extendedResourceToleration": true }]
		},
		"featureGates": {
			"description": "Feature gates that differ from the default of the Kubernetes version: names that are on, Name=true, Name=false, or a mapping of names to true or false.",
			"type": ["array", "object"],
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z][A-Za-z0-9]*(=(true|false))?$",
				"examples": ["TaintTolerationComparisonOperators", "TaintTolerationComparisonOperators=false"]
			},
			"additionalProperties": { "type": "boolean" },
			"examples": [["TaintTolerationComparisonOperators"]]
		},
		"transientTaints": {
			"description": "Globs of taint keys that come and go by themselves, so that no toleration is needed. They add to the ones that taintlint knows.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["acme.io/agent-not-ready"]]
		},
		"knownLabels": {
			"description": "Globs of label keys that may exist on any node, with a value that this repository does not know.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["feature.node.kubernetes.io/*"]]
		},
		"complete": {
			"description": "Whether the pools named here are all that the cluster has. Default: true for pools declared by hand or read from Nodes.",
			"type": "boolean"
		},
		"pools": {
			"description": "The node pools of the cluster, declared by hand.",
			"type": "array",
			"items": { "$ref": "#/definitions/pool" },
			"examples": [[{
				"name": "gpu",
				"taints": ["nvidia.com/gpu=present:NoSchedule"]
			}]]
		},
		"pool": {
			"description": "A set of nodes with the same taints and labels.",
			"type": "object",
			"required": ["name"],
			"additionalProperties": false,
			"properties": {
				"name": {
					"description": "The pool's name, unique in its cluster.",
					"type": "string",
					"pattern": ".",
					"examples": ["gpu"]
				},
				"taints": {
					"description": "The taints of the pool's nodes, in kubectl's syntax or as {key, value, effect}.",
					"type": "array",
					"items": { "$ref": "#/definitions/taint" },
					"examples": [["nvidia.com/gpu=present:NoSchedule"]]
				},
				"startupTaints": {
					"description": "Taints that a controller removes once the node is ready. No toleration is needed to run there.",
					"type": "array",
					"items": { "$ref": "#/definitions/taint" },
					"examples": [["node.cilium.io/agent-not-ready:NoExecute"]]
				},
				"labels": {
					"description": "The labels of the pool's nodes. Ordinary keys that are not listed are absent from the nodes.",
					"type": "object",
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean",
						"null"
					] },
					"examples": [{ "pool": "gpu" }]
				},
				"requirements": {
					"description": "Domains of label values, for a pool whose nodes are not alike, as Karpenter writes them. All of them hold on every node.",
					"type": "array",
					"items": { "$ref": "#/definitions/requirement" },
					"examples": [[{
						"key": "kubernetes.io/arch",
						"operator": "In",
						"values": ["amd64", "arm64"]
					}]]
				},
				"openLabels": {
					"description": "Globs of label keys that may exist on the pool's nodes, with a value that is not known here.",
					"type": "array",
					"items": { "$ref": "#/definitions/glob" },
					"examples": [["nvidia.com/gpu.*"]]
				},
				"allocatable": {
					"description": "What one node offers to pods, as quantities. A missing resource is unknown.",
					"type": "object",
					"additionalProperties": {
						"type": ["string", "number"],
						"examples": ["63500m", "480Gi"]
					},
					"examples": [{ "nvidia.com/gpu": 8 }]
				},
				"reservedFor": {
					"description": "Who may enter the pool. Without it everybody may.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"namespaces": {
							"description": "Globs of namespaces whose workloads may enter.",
							"type": "array",
							"items": { "$ref": "#/definitions/glob" },
							"examples": [["ml-*"]]
						},
						"workloads": {
							"description": "Globs of workloads that may enter, as Kind/name or namespace/Kind/name.",
							"type": "array",
							"items": { "$ref": "#/definitions/glob" },
							"examples": [["kube-system/DaemonSet/*"]]
						}
					},
					"examples": [{ "namespaces": ["ml-*"] }]
				},
				"scale": {
					"description": "How many nodes the pool may have.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"min": {
							"description": "The fewest nodes.",
							"type": "integer",
							"minimum": 0
						},
						"max": {
							"description": "The most nodes. With 0 the pool takes no pods.",
							"type": "integer",
							"minimum": 0
						},
						"replicas": {
							"description": "The number of nodes of a pool that does not scale.",
							"type": "integer",
							"minimum": 0
						}
					},
					"examples": [{
						"min": 0,
						"max": 4
					}]
				},
				"role": {
					"description": "What the nodes are for.",
					"enum": ["worker", "control-plane"]
				}
			},
			"examples": [{ "name": "general" }]
		},
		"requirement": {
			"description": "The values that nodes of the pool may have under a label. A pod that asks for one of them gets a node that has it.",
			"type": "object",
			"required": ["key", "operator"],
			"additionalProperties": false,
			"properties": {
				"key": {
					"description": "The label's key.",
					"type": "string",
					"pattern": ".",
					"examples": ["kubernetes.io/arch"]
				},
				"operator": {
					"description": "In and NotIn list values, Exists and DoesNotExist take none, the others compare with one integer.",
					"enum": [
						"In",
						"NotIn",
						"Exists",
						"DoesNotExist",
						"Gt",
						"Lt",
						"Gte",
						"Lte"
					]
				},
				"values": {
					"description": "The values that the operator needs.",
					"type": "array",
					"items": {
						"type": [
							"string",
							"number",
							"boolean"
						],
						"examples": ["amd64"]
					},
					"examples": [["amd64", "arm64"]]
				}
			},
			"examples": [{
				"key": "kubernetes.io/arch",
				"operator": "In",
				"values": ["amd64", "arm64"]
			}]
		},
		"taint": {
			"description": "A taint: key=value:Effect or key:Effect as kubectl writes it, or {key, value, effect}.",
			"type": ["string", "object"],
			"required": ["key", "effect"],
			"additionalProperties": false,
			"properties": {
				"key": {
					"description": "The taint's key.",
					"type": [
						"string",
						"number",
						"boolean"
					],
					"examples": ["dedicated"]
				},
				"value": {
					"description": "The taint's value. Default: none.",
					"type": [
						"string",
						"number",
						"boolean",
						"null"
					],
					"examples": ["ml"]
				},
				"effect": {
					"description": "NoSchedule, PreferNoSchedule or NoExecute.",
					"type": "string",
					"examples": [
						"NoSchedule",
						"PreferNoSchedule",
						"NoExecute"
					]
				}
			},
			"examples": ["nvidia.com/gpu=present:NoSchedule"]
		},
		"from": {
			"description": "Files that declare node pools already.",
			"type": "array",
			"items": { "$ref": "#/definitions/fromEntry" },
			"examples": [[{ "path": "nodes.yaml" }]]
		},
		"fromEntry": {
			"description": "A path, or a path with the way to read it.",
			"type": ["string", "object"],
			"pattern": ".",
			"required": ["path"],
			"additionalProperties": false,
			"properties": {
				"path": {
					"description": "A path or a glob, or a list of them, relative to this file's folder.",
					"type": ["string", "array"],
					"pattern": ".",
					"items": { "$ref": "#/definitions/glob" },
					"examples": ["infra/nodes/*.yaml"]
				},
				"format": {
					"description": "The format of the files. Default: detected by API group and kind.",
					"type": "string",
					"examples": ["node"]
				},
				"groupBy": {
					"description": "How Nodes become pools: none (each Node is a pool), auto (by the provider's pool label), or the key of a label. Default: auto.",
					"type": "string",
					"pattern": ".",
					"examples": [
						"auto",
						"none",
						"eks.amazonaws.com/nodegroup"
					]
				},
				"transient": {
					"description": "Whether taints that come and go with a node's condition are dropped from a snapshot or kept. Default: drop.",
					"enum": ["drop", "keep"]
				},
				"prefix": {
					"description": "Put before the names of the pools.",
					"type": "string",
					"examples": ["eu-"]
				},
				"optional": {
					"description": "Whether the file may be missing. Default: false.",
					"type": "boolean"
				},
				"vars": {
					"description": "Files of variables that a root module of Terraform is applied with, beside those that Terraform loads by itself.",
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "."
					},
					"examples": [["prod.tfvars"]]
				},
				"select": {
					"description": "Takes only some resources of Terraform.",
					"type": "object",
					"additionalProperties": false,
					"required": ["address"],
					"properties": { "address": {
						"description": "A glob of resource addresses; * stands for any text, also across dots.",
						"type": "string",
						"examples": ["module.eks.*"]
					} }
				}
			},
			"examples": ["nodes.yaml"]
		},
		"overrides": {
			"description": "What the imports cannot know: changes to imported pools, applied in their order.",
			"type": "array",
			"items": { "$ref": "#/definitions/override" },
			"examples": [[{
				"match": "gpu-*",
				"allocatable": { "nvidia.com/gpu": 4 }
			}]]
		},
		"override": {
			"description": "Changes the imported pools whose name matches.",
			"type": "object",
			"required": ["match"],
			"additionalProperties": false,
			"properties": {
				"match": {
					"description": "A glob of names of imported pools.",
					"type": "string",
					"pattern": ".",
					"examples": ["gpu-*"]
				},
				"taints": {
					"description": "Taints to add; one with the same key and effect is replaced.",
					"type": "array",
					"items": { "$ref": "#/definitions/taint" },
					"examples": [["nvidia.com/gpu=present:NoSchedule"]]
				},
				"startupTaints": {
					"description": "Startup taints to add; one with the same key and effect is replaced.",
					"type": "array",
					"items": { "$ref": "#/definitions/taint" },
					"examples": [["node.cilium.io/agent-not-ready:NoExecute"]]
				},
				"labels": {
					"description": "Labels to add or to change.",
					"type": "object",
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean",
						"null"
					] },
					"examples": [{ "pool": "gpu" }]
				},
				"allocatable": {
					"description": "What one node offers to pods, as quantities, to add or to change.",
					"type": "object",
					"additionalProperties": {
						"type": ["string", "number"],
						"examples": ["63500m", "480Gi"]
					},
					"examples": [{ "nvidia.com/gpu": 4 }]
				},
				"mode": {
					"description": "merge keeps what the override does not name; replace drops what the import says under each key that the override has. Default: merge.",
					"enum": ["merge", "replace"]
				}
			},
			"examples": [{
				"match": "gpu-*",
				"allocatable": { "nvidia.com/gpu": 4 }
			}]
		},
		"gitops": {
			"description": "The GitOps objects of the repository that say which manifests are deployed to the cluster.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"flux": {
					"description": "Folders from which Flux begins. The paths of the Kustomizations in them are followed.",
					"type": "array",
					"items": { "$ref": "#/definitions/glob" },
					"examples": [["clusters/prod-eu"]]
				},
				"argocd": {
					"description": "How Argo CD knows the cluster. Applications and ApplicationSets with this destination are followed.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"name": {
							"description": "The destination's name.",
							"type": "string",
							"pattern": ".",
							"examples": ["prod-eu"]
						},
						"server": {
							"description": "The destination's server.",
							"type": "string",
							"pattern": ".",
							"examples": ["https://prod-eu.example.com"]
						},
						"labels": {
							"description": "Labels that Argo CD has for the cluster, for cluster generators.",
							"type": "object",
							"additionalProperties": {
								"type": [
									"string",
									"number",
									"boolean"
								],
								"examples": ["production"]
							},
							"examples": [{ "env": "production" }]
						}
					},
					"examples": [{
						"name": "prod-eu",
						"labels": { "env": "production" }
					}]
				}
			},
			"examples": [{ "flux": ["clusters/prod-eu"] }]
		},
		"namespaces": {
			"description": "Defaults of namespaces that the repository does not declare, by name, for the admission plugins PodNodeSelector and PodTolerationRestriction.",
			"type": "object",
			"additionalProperties": { "$ref": "#/definitions/namespaceDefaults" },
			"examples": [{ "ml": { "nodeSelector": { "pool": "gpu" } } }]
		},
		"namespaceDefaults": {
			"description": "What every pod of the namespace gets.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"nodeSelector": {
					"description": "The node selector, as PodNodeSelector adds it. Switches that plugin on.",
					"type": "object",
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean",
						"null"
					] },
					"examples": [{ "pool": "gpu" }]
				},
				"tolerations": {
					"description": "The tolerations, as PodTolerationRestriction adds them. Switches that plugin on.",
					"type": "array",
					"items": { "$ref": "#/definitions/toleration" },
					"examples": [[{
						"key": "nvidia.com/gpu",
						"operator": "Exists",
						"effect": "NoSchedule"
					}]]
				}
			},
			"examples": [{ "nodeSelector": { "pool": "gpu" } }]
		},
		"toleration": {
			"description": "A toleration as in a pod.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"key": {
					"description": "The taint's key.",
					"type": "string",
					"examples": ["dedicated"]
				},
				"operator": {
					"description": "How key and value are compared. Default: Equal.",
					"enum": [
						"Equal",
						"Exists",
						"Lt",
						"Gt"
					]
				},
				"value": {
					"description": "The taint's value.",
					"type": "string",
					"examples": ["ml"]
				},
				"effect": {
					"description": "The taint's effect. Default: every effect.",
					"enum": [
						"NoSchedule",
						"PreferNoSchedule",
						"NoExecute"
					]
				},
				"tolerationSeconds": {
					"description": "How long the pod stays after a NoExecute taint appears. Default: for ever.",
					"type": "integer",
					"examples": [300]
				}
			},
			"examples": [{
				"key": "nvidia.com/gpu",
				"operator": "Exists",
				"effect": "NoSchedule"
			}]
		},
		"clusters": {
			"description": "Several clusters, instead of pools and from. Keys of a cluster win over the same keys at the top.",
			"type": "array",
			"items": { "$ref": "#/definitions/cluster" },
			"examples": [[{
				"name": "prod-eu",
				"pools": [{ "name": "general" }]
			}]]
		},
		"cluster": {
			"description": "A cluster with its pools.",
			"type": "object",
			"required": ["name"],
			"additionalProperties": false,
			"properties": {
				"name": {
					"description": "The cluster's name.",
					"type": "string",
					"pattern": ".",
					"examples": ["prod-eu"]
				},
				"manifests": { "$ref": "#/definitions/manifests" },
				"exclude": { "$ref": "#/definitions/exclude" },
				"provider": { "$ref": "#/definitions/provider" },
				"kubernetesVersion": { "$ref": "#/definitions/kubernetesVersion" },
				"implicit": { "$ref": "#/definitions/implicit" },
				"admission": { "$ref": "#/definitions/admission" },
				"featureGates": { "$ref": "#/definitions/featureGates" },
				"transientTaints": { "$ref": "#/definitions/transientTaints" },
				"knownLabels": { "$ref": "#/definitions/knownLabels" },
				"complete": { "$ref": "#/definitions/complete" },
				"pools": { "$ref": "#/definitions/pools" },
				"from": { "$ref": "#/definitions/from" },
				"overrides": { "$ref": "#/definitions/overrides" },
				"gitops": { "$ref": "#/definitions/gitops" },
				"namespaces": { "$ref": "#/definitions/namespaces" }
			},
			"examples": [{ "name": "prod-eu" }]
		},
		"charts": {
			"description": "Which values the Helm charts of this repository are rendered with. A chart that is not named is rendered for the GitOps objects that deploy it, else with each ci/*-values.yaml, else with its defaults.",
			"type": "array",
			"items": { "$ref": "#/definitions/chart" },
			"examples": [[{
				"path": "charts/api",
				"name": "prod",
				"values": ["charts/api/values-prod.yaml"]
			}]]
		},
		"chart": {
			"description": "One chart with one set of values. Several entries may name the same chart.",
			"type": "object",
			"required": ["path"],
			"additionalProperties": false,
			"properties": {
				"path": {
					"description": "The chart's folder, or a glob of folders, relative to this file's folder.",
					"type": "string",
					"pattern": ".",
					"examples": ["charts/api", "charts/*"]
				},
				"name": {
					"description": "Tells several entries of one chart apart in messages.",
					"type": "string",
					"pattern": ".",
					"examples": ["prod"]
				},
				"values": {
					"description": "Values files in their order; the last one wins. Relative to this file's folder, else to the chart's.",
					"type": ["string", "array"],
					"pattern": ".",
					"items": {
						"type": "string",
						"pattern": ".",
						"examples": ["values-prod.yaml"]
					},
					"examples": [["charts/api/values-prod.yaml"]]
				},
				"releaseName": {
					"description": "The release's name. Default: the chart's.",
					"type": "string",
					"pattern": "^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$",
					"examples": ["api"]
				},
				"namespace": {
					"description": "The release's namespace. Default: default.",
					"type": "string",
					"pattern": "^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$",
					"examples": ["shop"]
				},
				"kubeVersion": {
					"description": "The Kubernetes version that templates see, in quotes. Default: kubernetesVersion.",
					"type": "string",
					"pattern": "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
					"examples": ["1.36"]
				},
				"clusters": {
					"description": "Names of the clusters that it is deployed to. Default: those whose manifests name its Chart.yaml.",
					"type": "array",
					"items": {
						"type": "string",
						"pattern": ".",
						"examples": ["prod-eu"]
					},
					"examples": [["prod-eu"]]
				}
			},
			"examples": [{ "path": "charts/api" }]
		},
		"rules": {
			"description": "Severities of rules by their id, or a mapping with the severity and the rule's options.",
			"type": "object",
			"additionalProperties": { "$ref": "#/definitions/ruleSetting" },
			"examples": [{
				"wildcard-toleration": "error",
				"unpinned-toleration": "off"
			}]
		},
		"ruleSetting": {
			"description": "error, warning, note or off; or {severity, ...options}.",
			"if": { "type": "object" },
			"then": {
				"type": "object",
				"properties": { "severity": { "$ref": "#/definitions/ruleSeverity" } }
			},
			"else": { "$ref": "#/definitions/ruleSeverity" }
		},
		"ruleSeverity": {
			"description": "How much a finding of the rule counts.",
			"enum": [
				"error",
				"warning",
				"note",
				"off"
			]
		},
		"ruleOverrides": {
			"description": "Settings of rules for some files or clusters. Later entries win over earlier ones and over rules, but off always wins.",
			"type": "array",
			"items": { "$ref": "#/definitions/ruleOverride" },
			"examples": [[{
				"files": ["k8s/legacy/**"],
				"rules": { "wildcard-toleration": "note" }
			}]]
		},
		"ruleOverride": {
			"description": "Settings of rules for some files, some clusters, or some files in some clusters.",
			"type": "object",
			"required": ["rules"],
			"additionalProperties": false,
			"properties": {
				"files": {
					"description": "Globs of files.",
					"type": "array",
					"items": { "$ref": "#/definitions/glob" },
					"examples": [["k8s/legacy/**"]]
				},
				"clusters": {
					"description": "Names of clusters.",
					"type": "array",
					"items": {
						"type": "string",
						"pattern": ".",
						"examples": ["dev"]
					},
					"examples": [["dev"]]
				},
				"rules": { "$ref": "#/definitions/rules" }
			},
			"examples": [{
				"files": ["k8s/legacy/**"],
				"rules": { "wildcard-toleration": "note" }
			}]
		},
		"suppress": {
			"description": "Findings to silence, each with a reason.",
			"type": "array",
			"items": { "$ref": "#/definitions/suppression" },
			"examples": [[{
				"rule": "wildcard-toleration",
				"workload": "kube-system/DaemonSet/cilium",
				"reason": "CNI runs everywhere"
			}]]
		},
		"suppression": {
			"description": "Silences the findings of one rule for some workloads or files.",
			"type": "object",
			"required": ["rule", "reason"],
			"additionalProperties": false,
			"properties": {
				"rule": {
					"description": "The rule's id.",
					"type": "string",
					"examples": ["wildcard-toleration"]
				},
				"workload": {
					"description": "A glob of workloads, as namespace/Kind/name. * stands for any characters.",
					"type": "string",
					"pattern": ".",
					"examples": ["kube-system/DaemonSet/cilium"]
				},
				"file": {
					"description": "A glob of manifests.",
					"type": "string",
					"pattern": ".",
					"examples": ["k8s/legacy/**"]
				},
				"reason": {
					"description": "Why the finding is right to stay.",
					"type": "string",
					"pattern": "[^\\s]",
					"examples": ["CNI runs everywhere"]
				},
				"expires": {
					"description": "The last day on which it counts, as YYYY-MM-DD.",
					"type": "string",
					"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
					"examples": ["2027-06-30"]
				}
			},
			"examples": [{
				"rule": "wildcard-toleration",
				"reason": "CNI runs everywhere"
			}]
		},
		"failOn": {
			"description": "The least severity that makes the run fail. Default: error.",
			"enum": [
				"error",
				"warning",
				"note",
				"never"
			]
		},
		"render": {
			"description": "Whether kustomizations and charts are rendered before they are judged. auto (default): by the programs that are found on PATH. off: never. Or for each program.",
			"anyOf": [{ "enum": ["auto", "off"] }, {
				"type": "object",
				"additionalProperties": false,
				"minProperties": 1,
				"properties": {
					"kustomize": {
						"description": "auto, off, or the path of kustomize or kubectl, relative to this file's folder.",
						"type": "string",
						"pattern": "."
					},
					"helm": {
						"description": "auto, off, or the path of helm, relative to this file's folder.",
						"type": "string",
						"pattern": "."
					}
				}
			}],
			"examples": ["off", { "helm": "/usr/local/bin/helm" }]
		},
		"workloads": {
			"description": "Kinds of custom resources whose controllers make pods, in addition to those that taintlint knows. Several entries of one kind are several pod specs of it.",
			"type": "array",
			"items": { "$ref": "#/definitions/workloadKind" },
			"examples": [[{
				"group": "example.com",
				"kind": "Trainer",
				"podSpec": "spec.template.spec"
			}]]
		},
		"workloadKind": {
			"description": "Where objects of a kind say where their pods may run: a whole pod spec, or single fields that the controller copies into its pods.",
			"type": "object",
			"required": ["group", "kind"],
			"additionalProperties": false,
			"properties": {
				"group": {
					"description": "The API group, without a version.",
					"type": "string",
					"pattern": "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$",
					"examples": ["example.com"]
				},
				"kind": {
					"description": "The kind.",
					"type": "string",
					"pattern": "^[A-Za-z][A-Za-z0-9]*$",
					"examples": ["Trainer"]
				},
				"part": {
					"description": "What findings call these pods, where the kind has several.",
					"type": "string",
					"pattern": "\\S",
					"examples": ["worker group"]
				},
				"podSpec": {
					"description": "The path of a whole pod spec: keys with dots between them, [*] for every item of a list, .* for every value of a mapping.",
					"type": "string",
					"examples": ["spec.groups[*].template.spec"]
				},
				"tolerations": {
					"description": "The path of tolerations.",
					"type": "string",
					"examples": ["spec.tolerations"]
				},
				"nodeSelector": {
					"description": "The path of a node selector.",
					"type": "string",
					"examples": ["spec.nodeSelector"]
				},
				"affinity": {
					"description": "The path of an affinity.",
					"type": "string",
					"examples": ["spec.affinity"]
				},
				"nodeAffinity": {
					"description": "The path of a node affinity that stands for itself.",
					"type": "string",
					"examples": ["spec.nodeAffinity"]
				}
			}
		},
		"glob": {
			"type": "string",
			"pattern": ".",
			"examples": ["k8s/**"]
		}
	}
};
const func2 = Object.prototype.hasOwnProperty;
const schema7 = {
	"description": "The version of this file's format: 1.",
	"const": 1
};
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (1 !== data) {
		const err0 = {
			instancePath,
			schemaPath: "#/const",
			keyword: "const",
			params: { allowedValue: 1 },
			message: "must be equal to constant",
			schema: 1,
			parentSchema: schema7,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema8 = {
	"description": "Globs of the manifests to lint. Default: every YAML and JSON file that git does not ignore. In a cluster: the manifests that are deployed to it.",
	"type": "array",
	"items": { "$ref": "#/definitions/glob" },
	"examples": [["k8s/**/*.{yaml,yml,json}"]]
};
const schema9 = {
	"type": "string",
	"pattern": ".",
	"examples": ["k8s/**"]
};
const pattern0 = /* @__PURE__ */ new RegExp(".", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern0.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "." },
				message: "must match pattern \".\"",
				schema: ".",
				parentSchema: schema9,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string",
			schema: schema9.type,
			parentSchema: schema9,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate25(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema8.type,
			parentSchema: schema8,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema10 = {
	"description": "Globs of manifests to leave out.",
	"type": "array",
	"items": { "$ref": "#/definitions/glob" },
	"examples": [["k8s/archive/**"]]
};
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate25(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema10.type,
			parentSchema: schema10,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const schema11 = {
	"description": "The platform that runs the cluster. It implies taints, labels and admission plugins.",
	"enum": [
		"eks",
		"gke",
		"aks",
		"openshift",
		"kubeadm",
		"kind",
		"k3s",
		"rke2",
		"talos",
		"kops",
		"cluster-api",
		"gardener",
		"doks",
		"ack",
		"oke",
		"other"
	]
};
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "eks" || data === "gke" || data === "aks" || data === "openshift" || data === "kubeadm" || data === "kind" || data === "k3s" || data === "rke2" || data === "talos" || data === "kops" || data === "cluster-api" || data === "gardener" || data === "doks" || data === "ack" || data === "oke" || data === "other")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema11.enum },
			message: "must be equal to one of the allowed values",
			schema: schema11.enum,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
const schema12 = {
	"description": "The cluster's Kubernetes version, in quotes: \"1.36\".",
	"type": "string",
	"pattern": "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
	"examples": ["1.36"]
};
const pattern1 = /* @__PURE__ */ new RegExp("^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern1.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$" },
				message: "must match pattern \"^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$\"",
				schema: "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string",
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema13 = {
	"description": "What to do with taints and labels that the provider adds by itself: apply them, apply them with a warning, or leave them off.",
	"enum": [
		"apply",
		"warn",
		"off"
	]
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "apply" || data === "warn" || data === "off")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema13.enum },
			message: "must be equal to one of the allowed values",
			schema: schema13.enum,
			parentSchema: schema13,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const schema14 = {
	"description": "Which admission plugins of the API server change pods before they are scheduled.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"defaultTolerationSeconds": {
			"description": "DefaultTolerationSeconds: pods stay 300 seconds on a node that is not ready or unreachable. Default: true.",
			"type": "boolean"
		},
		"extendedResourceToleration": {
			"description": "ExtendedResourceToleration: pods that ask for an extended resource tolerate a NoSchedule taint of its name. Default: true for the providers eks, gke and aks, else false.",
			"type": "boolean"
		},
		"runtimeClass": {
			"description": "RuntimeClass: pods take over the node selector and the tolerations of their RuntimeClass. Default: true.",
			"type": "boolean"
		},
		"podNodeSelector": {
			"description": "PodNodeSelector: pods take over the node selector that their Namespace's annotation holds. Default: false.",
			"type": "boolean"
		},
		"podTolerationRestriction": {
			"description": "PodTolerationRestriction: pods take over, and are held to, the tolerations that their Namespace's annotations hold. Default: false.",
			"type": "boolean"
		}
	},
	"examples": [{ "extendedResourceToleration": true }]
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "defaultTolerationSeconds" || key0 === "extendedResourceToleration" || key0 === "runtimeClass" || key0 === "podNodeSelector" || key0 === "podTolerationRestriction")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema14,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.defaultTolerationSeconds !== void 0) {
			let data0 = data.defaultTolerationSeconds;
			if (typeof data0 !== "boolean") {
				const err1 = {
					instancePath: instancePath + "/defaultTolerationSeconds",
					schemaPath: "#/properties/defaultTolerationSeconds/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema14.properties.defaultTolerationSeconds.type,
					parentSchema: schema14.properties.defaultTolerationSeconds,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.extendedResourceToleration !== void 0) {
			let data1 = data.extendedResourceToleration;
			if (typeof data1 !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/extendedResourceToleration",
					schemaPath: "#/properties/extendedResourceToleration/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema14.properties.extendedResourceToleration.type,
					parentSchema: schema14.properties.extendedResourceToleration,
					data: data1
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.runtimeClass !== void 0) {
			let data2 = data.runtimeClass;
			if (typeof data2 !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/runtimeClass",
					schemaPath: "#/properties/runtimeClass/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema14.properties.runtimeClass.type,
					parentSchema: schema14.properties.runtimeClass,
					data: data2
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.podNodeSelector !== void 0) {
			let data3 = data.podNodeSelector;
			if (typeof data3 !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/podNodeSelector",
					schemaPath: "#/properties/podNodeSelector/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema14.properties.podNodeSelector.type,
					parentSchema: schema14.properties.podNodeSelector,
					data: data3
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.podTolerationRestriction !== void 0) {
			let data4 = data.podTolerationRestriction;
			if (typeof data4 !== "boolean") {
				const err5 = {
					instancePath: instancePath + "/podTolerationRestriction",
					schemaPath: "#/properties/podTolerationRestriction/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema14.properties.podTolerationRestriction.type,
					parentSchema: schema14.properties.podTolerationRestriction,
					data: data4
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema14.type,
			parentSchema: schema14,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
const schema15 = {
	"description": "Feature gates that differ from the default of the Kubernetes version: names that are on, Name=true, Name=false, or a mapping of names to true or false.",
	"type": ["array", "object"],
	"items": {
		"type": "string",
		"pattern": "^[A-Za-z][A-Za-z0-9]*(=(true|false))?$",
		"examples": ["TaintTolerationComparisonOperators", "TaintTolerationComparisonOperators=false"]
	},
	"additionalProperties": { "type": "boolean" },
	"examples": [["TaintTolerationComparisonOperators"]]
};
const pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9]*(=(true|false))?$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!data || typeof data != "object") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema15.type },
			message: "must be array,object",
			schema: schema15.type,
			parentSchema: schema15,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (!pattern2.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9]*(=(true|false))?$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9]*(=(true|false))?$\"",
						schema: "^[A-Za-z][A-Za-z0-9]*(=(true|false))?$",
						parentSchema: schema15.items,
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema15.items.type,
					parentSchema: schema15.items,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) for (const key0 in data) {
		let data1 = data[key0];
		if (typeof data1 !== "boolean") {
			const err3 = {
				instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
				schemaPath: "#/additionalProperties/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean",
				schema: schema15.additionalProperties.type,
				parentSchema: schema15.additionalProperties,
				data: data1
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
const schema16 = {
	"description": "Globs of taint keys that come and go by themselves, so that no toleration is needed. They add to the ones that taintlint knows.",
	"type": "array",
	"items": { "$ref": "#/definitions/glob" },
	"examples": [["acme.io/agent-not-ready"]]
};
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate25(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema16.type,
			parentSchema: schema16,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
const schema17 = {
	"description": "Globs of label keys that may exist on any node, with a value that this repository does not know.",
	"type": "array",
	"items": { "$ref": "#/definitions/glob" },
	"examples": [["feature.node.kubernetes.io/*"]]
};
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate25(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema17.type,
			parentSchema: schema17,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema18 = {
	"description": "Whether the pools named here are all that the cluster has. Default: true for pools declared by hand or read from Nodes.",
	"type": "boolean"
};
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean",
			schema: schema18.type,
			parentSchema: schema18,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate47.errors = vErrors;
	return errors === 0;
}
const schema19 = {
	"description": "The node pools of the cluster, declared by hand.",
	"type": "array",
	"items": { "$ref": "#/definitions/pool" },
	"examples": [[{
		"name": "gpu",
		"taints": ["nvidia.com/gpu=present:NoSchedule"]
	}]]
};
const schema20 = {
	"description": "A set of nodes with the same taints and labels.",
	"type": "object",
	"required": ["name"],
	"additionalProperties": false,
	"properties": {
		"name": {
			"description": "The pool's name, unique in its cluster.",
			"type": "string",
			"pattern": ".",
			"examples": ["gpu"]
		},
		"taints": {
			"description": "The taints of the pool's nodes, in kubectl's syntax or as {key, value, effect}.",
			"type": "array",
			"items": { "$ref": "#/definitions/taint" },
			"examples": [["nvidia.com/gpu=present:NoSchedule"]]
		},
		"startupTaints": {
			"description": "Taints that a controller removes once the node is ready. No toleration is needed to run there.",
			"type": "array",
			"items": { "$ref": "#/definitions/taint" },
			"examples": [["node.cilium.io/agent-not-ready:NoExecute"]]
		},
		"labels": {
			"description": "The labels of the pool's nodes. Ordinary keys that are not listed are absent from the nodes.",
			"type": "object",
			"additionalProperties": { "type": [
				"string",
				"number",
				"boolean",
				"null"
			] },
			"examples": [{ "pool": "gpu" }]
		},
		"requirements": {
			"description": "Domains of label values, for a pool whose nodes are not alike, as Karpenter writes them. All of them hold on every node.",
			"type": "array",
			"items": { "$ref": "#/definitions/requirement" },
			"examples": [[{
				"key": "kubernetes.io/arch",
				"operator": "In",
				"values": ["amd64", "arm64"]
			}]]
		},
		"openLabels": {
			"description": "Globs of label keys that may exist on the pool's nodes, with a value that is not known here.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["nvidia.com/gpu.*"]]
		},
		"allocatable": {
			"description": "What one node offers to pods, as quantities. A missing resource is unknown.",
			"type": "object",
			"additionalProperties": {
				"type": ["string", "number"],
				"examples": ["63500m", "480Gi"]
			},
			"examples": [{ "nvidia.com/gpu": 8 }]
		},
		"reservedFor": {
			"description": "Who may enter the pool. Without it everybody may.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"namespaces": {
					"description": "Globs of namespaces whose workloads may enter.",
					"type": "array",
					"items": { "$ref": "#/definitions/glob" },
					"examples": [["ml-*"]]
				},
				"workloads": {
					"description": "Globs of workloads that may enter, as Kind/name or namespace/Kind/name.",
					"type": "array",
					"items": { "$ref": "#/definitions/glob" },
					"examples": [["kube-system/DaemonSet/*"]]
				}
			},
			"examples": [{ "namespaces": ["ml-*"] }]
		},
		"scale": {
			"description": "How many nodes the pool may have.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"min": {
					"description": "The fewest nodes.",
					"type": "integer",
					"minimum": 0
				},
				"max": {
					"description": "The most nodes. With 0 the pool takes no pods.",
					"type": "integer",
					"minimum": 0
				},
				"replicas": {
					"description": "The number of nodes of a pool that does not scale.",
					"type": "integer",
					"minimum": 0
				}
			},
			"examples": [{
				"min": 0,
				"max": 4
			}]
		},
		"role": {
			"description": "What the nodes are for.",
			"enum": ["worker", "control-plane"]
		}
	},
	"examples": [{ "name": "general" }]
};
const schema21 = {
	"description": "A taint: key=value:Effect or key:Effect as kubectl writes it, or {key, value, effect}.",
	"type": ["string", "object"],
	"required": ["key", "effect"],
	"additionalProperties": false,
	"properties": {
		"key": {
			"description": "The taint's key.",
			"type": [
				"string",
				"number",
				"boolean"
			],
			"examples": ["dedicated"]
		},
		"value": {
			"description": "The taint's value. Default: none.",
			"type": [
				"string",
				"number",
				"boolean",
				"null"
			],
			"examples": ["ml"]
		},
		"effect": {
			"description": "NoSchedule, PreferNoSchedule or NoExecute.",
			"type": "string",
			"examples": [
				"NoSchedule",
				"PreferNoSchedule",
				"NoExecute"
			]
		}
	},
	"examples": ["nvidia.com/gpu=present:NoSchedule"]
};
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema21.type },
			message: "must be string,object",
			schema: schema21.type,
			parentSchema: schema21,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'",
				schema: schema21.required,
				parentSchema: schema21,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.effect === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'",
				schema: schema21.required,
				parentSchema: schema21,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "key" || key0 === "value" || key0 === "effect")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema21,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "boolean") {
				const err4 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: schema21.properties.key.type },
					message: "must be string,number,boolean",
					schema: schema21.properties.key.type,
					parentSchema: schema21.properties.key,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.value !== void 0) {
			let data1 = data.value;
			if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && data1 !== null) {
				const err5 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: schema21.properties.value.type },
					message: "must be string,number,boolean,null",
					schema: schema21.properties.value.type,
					parentSchema: schema21.properties.value,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.effect !== void 0) {
			let data2 = data.effect;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/effect",
					schemaPath: "#/properties/effect/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema21.properties.effect.type,
					parentSchema: schema21.properties.effect,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	}
	validate51.errors = vErrors;
	return errors === 0;
}
const schema22 = {
	"description": "The values that nodes of the pool may have under a label. A pod that asks for one of them gets a node that has it.",
	"type": "object",
	"required": ["key", "operator"],
	"additionalProperties": false,
	"properties": {
		"key": {
			"description": "The label's key.",
			"type": "string",
			"pattern": ".",
			"examples": ["kubernetes.io/arch"]
		},
		"operator": {
			"description": "In and NotIn list values, Exists and DoesNotExist take none, the others compare with one integer.",
			"enum": [
				"In",
				"NotIn",
				"Exists",
				"DoesNotExist",
				"Gt",
				"Lt",
				"Gte",
				"Lte"
			]
		},
		"values": {
			"description": "The values that the operator needs.",
			"type": "array",
			"items": {
				"type": [
					"string",
					"number",
					"boolean"
				],
				"examples": ["amd64"]
			},
			"examples": [["amd64", "arm64"]]
		}
	},
	"examples": [{
		"key": "kubernetes.io/arch",
		"operator": "In",
		"values": ["amd64", "arm64"]
	}]
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'",
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.operator === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operator" },
				message: "must have required property 'operator'",
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "key" || key0 === "operator" || key0 === "values")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema22,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema22.properties.key,
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema22.properties.key.type,
					parentSchema: schema22.properties.key,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.operator !== void 0) {
			let data1 = data.operator;
			if (!(data1 === "In" || data1 === "NotIn" || data1 === "Exists" || data1 === "DoesNotExist" || data1 === "Gt" || data1 === "Lt" || data1 === "Gte" || data1 === "Lte")) {
				const err5 = {
					instancePath: instancePath + "/operator",
					schemaPath: "#/properties/operator/enum",
					keyword: "enum",
					params: { allowedValues: schema22.properties.operator.enum },
					message: "must be equal to one of the allowed values",
					schema: schema22.properties.operator.enum,
					parentSchema: schema22.properties.operator,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data2 = data.values;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "boolean") {
						const err6 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: schema22.properties.values.items.type },
							message: "must be string,number,boolean",
							schema: schema22.properties.values.items.type,
							parentSchema: schema22.properties.values.items,
							data: data3
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema22.properties.values.type,
					parentSchema: schema22.properties.values,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema22.type,
			parentSchema: schema22,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'",
				schema: schema20.required,
				parentSchema: schema20,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema20.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema20,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema20.properties.name,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema20.properties.name.type,
					parentSchema: schema20.properties.name,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.taints !== void 0) {
			let data1 = data.taints;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate51(data1[i0], {
					instancePath: instancePath + "/taints/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/taints",
					schemaPath: "#/properties/taints/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema20.properties.taints.type,
					parentSchema: schema20.properties.taints,
					data: data1
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.startupTaints !== void 0) {
			let data3 = data.startupTaints;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate51(data3[i1], {
					instancePath: instancePath + "/startupTaints/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/startupTaints",
					schemaPath: "#/properties/startupTaints/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema20.properties.startupTaints.type,
					parentSchema: schema20.properties.startupTaints,
					data: data3
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.labels !== void 0) {
			let data5 = data.labels;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key1 in data5) {
				let data6 = data5[key1];
				if (typeof data6 !== "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "boolean" && data6 !== null) {
					const err6 = {
						instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/labels/additionalProperties/type",
						keyword: "type",
						params: { type: schema20.properties.labels.additionalProperties.type },
						message: "must be string,number,boolean,null",
						schema: schema20.properties.labels.additionalProperties.type,
						parentSchema: schema20.properties.labels.additionalProperties,
						data: data6
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			else {
				const err7 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/properties/labels/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.labels.type,
					parentSchema: schema20.properties.labels,
					data: data5
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.requirements !== void 0) {
			let data7 = data.requirements;
			if (Array.isArray(data7)) {
				const len2 = data7.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate54(data7[i2], {
					instancePath: instancePath + "/requirements/" + i2,
					parentData: data7,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/requirements",
					schemaPath: "#/properties/requirements/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema20.properties.requirements.type,
					parentSchema: schema20.properties.requirements,
					data: data7
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.openLabels !== void 0) {
			let data9 = data.openLabels;
			if (Array.isArray(data9)) {
				const len3 = data9.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate25(data9[i3], {
					instancePath: instancePath + "/openLabels/" + i3,
					parentData: data9,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/openLabels",
					schemaPath: "#/properties/openLabels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema20.properties.openLabels.type,
					parentSchema: schema20.properties.openLabels,
					data: data9
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.allocatable !== void 0) {
			let data11 = data.allocatable;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key2 in data11) {
				let data12 = data11[key2];
				if (typeof data12 !== "string" && !(typeof data12 == "number" && isFinite(data12))) {
					const err10 = {
						instancePath: instancePath + "/allocatable/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/allocatable/additionalProperties/type",
						keyword: "type",
						params: { type: schema20.properties.allocatable.additionalProperties.type },
						message: "must be string,number",
						schema: schema20.properties.allocatable.additionalProperties.type,
						parentSchema: schema20.properties.allocatable.additionalProperties,
						data: data12
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			else {
				const err11 = {
					instancePath: instancePath + "/allocatable",
					schemaPath: "#/properties/allocatable/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.allocatable.type,
					parentSchema: schema20.properties.allocatable,
					data: data11
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.reservedFor !== void 0) {
			let data13 = data.reservedFor;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				for (const key3 in data13) if (!(key3 === "namespaces" || key3 === "workloads")) {
					const err12 = {
						instancePath: instancePath + "/reservedFor",
						schemaPath: "#/properties/reservedFor/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema20.properties.reservedFor,
						data: data13
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data13.namespaces !== void 0) {
					let data14 = data13.namespaces;
					if (Array.isArray(data14)) {
						const len4 = data14.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate25(data14[i4], {
							instancePath: instancePath + "/reservedFor/namespaces/" + i4,
							parentData: data14,
							parentDataProperty: i4,
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/reservedFor/namespaces",
							schemaPath: "#/properties/reservedFor/properties/namespaces/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array",
							schema: schema20.properties.reservedFor.properties.namespaces.type,
							parentSchema: schema20.properties.reservedFor.properties.namespaces,
							data: data14
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data13.workloads !== void 0) {
					let data16 = data13.workloads;
					if (Array.isArray(data16)) {
						const len5 = data16.length;
						for (let i5 = 0; i5 < len5; i5++) if (!validate25(data16[i5], {
							instancePath: instancePath + "/reservedFor/workloads/" + i5,
							parentData: data16,
							parentDataProperty: i5,
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/reservedFor/workloads",
							schemaPath: "#/properties/reservedFor/properties/workloads/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array",
							schema: schema20.properties.reservedFor.properties.workloads.type,
							parentSchema: schema20.properties.reservedFor.properties.workloads,
							data: data16
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/reservedFor",
					schemaPath: "#/properties/reservedFor/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.reservedFor.type,
					parentSchema: schema20.properties.reservedFor,
					data: data13
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.scale !== void 0) {
			let data18 = data.scale;
			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
				for (const key4 in data18) if (!(key4 === "min" || key4 === "max" || key4 === "replicas")) {
					const err16 = {
						instancePath: instancePath + "/scale",
						schemaPath: "#/properties/scale/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema20.properties.scale,
						data: data18
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data18.min !== void 0) {
					let data19 = data18.min;
					if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
						const err17 = {
							instancePath: instancePath + "/scale/min",
							schemaPath: "#/properties/scale/properties/min/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.min.type,
							parentSchema: schema20.properties.scale.properties.min,
							data: data19
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (typeof data19 == "number" && isFinite(data19)) {
						if (data19 < 0 || isNaN(data19)) {
							const err18 = {
								instancePath: instancePath + "/scale/min",
								schemaPath: "#/properties/scale/properties/min/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema20.properties.scale.properties.min,
								data: data19
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
				}
				if (data18.max !== void 0) {
					let data20 = data18.max;
					if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
						const err19 = {
							instancePath: instancePath + "/scale/max",
							schemaPath: "#/properties/scale/properties/max/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.max.type,
							parentSchema: schema20.properties.scale.properties.max,
							data: data20
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (typeof data20 == "number" && isFinite(data20)) {
						if (data20 < 0 || isNaN(data20)) {
							const err20 = {
								instancePath: instancePath + "/scale/max",
								schemaPath: "#/properties/scale/properties/max/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema20.properties.scale.properties.max,
								data: data20
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				}
				if (data18.replicas !== void 0) {
					let data21 = data18.replicas;
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
						const err21 = {
							instancePath: instancePath + "/scale/replicas",
							schemaPath: "#/properties/scale/properties/replicas/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.replicas.type,
							parentSchema: schema20.properties.scale.properties.replicas,
							data: data21
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 < 0 || isNaN(data21)) {
							const err22 = {
								instancePath: instancePath + "/scale/replicas",
								schemaPath: "#/properties/scale/properties/replicas/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema20.properties.scale.properties.replicas,
								data: data21
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/scale",
					schemaPath: "#/properties/scale/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.scale.type,
					parentSchema: schema20.properties.scale,
					data: data18
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data22 = data.role;
			if (!(data22 === "worker" || data22 === "control-plane")) {
				const err24 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema20.properties.role.enum },
					message: "must be equal to one of the allowed values",
					schema: schema20.properties.role.enum,
					parentSchema: schema20.properties.role,
					data: data22
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema20.type,
			parentSchema: schema20,
			data
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate50.errors = vErrors;
	return errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate50(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema19.type,
			parentSchema: schema19,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate49.errors = vErrors;
	return errors === 0;
}
const schema23 = {
	"description": "Files that declare node pools already.",
	"type": "array",
	"items": { "$ref": "#/definitions/fromEntry" },
	"examples": [[{ "path": "nodes.yaml" }]]
};
const schema24 = {
	"description": "A path, or a path with the way to read it.",
	"type": ["string", "object"],
	"pattern": ".",
	"required": ["path"],
	"additionalProperties": false,
	"properties": {
		"path": {
			"description": "A path or a glob, or a list of them, relative to this file's folder.",
			"type": ["string", "array"],
			"pattern": ".",
			"items": { "$ref": "#/definitions/glob" },
			"examples": ["infra/nodes/*.yaml"]
		},
		"format": {
			"description": "The format of the files. Default: detected by API group and kind.",
			"type": "string",
			"examples": ["node"]
		},
		"groupBy": {
			"description": "How Nodes become pools: none (each Node is a pool), auto (by the provider's pool label), or the key of a label. Default: auto.",
			"type": "string",
			"pattern": ".",
			"examples": [
				"auto",
				"none",
				"eks.amazonaws.com/nodegroup"
			]
		},
		"transient": {
			"description": "Whether taints that come and go with a node's condition are dropped from a snapshot or kept. Default: drop.",
			"enum": ["drop", "keep"]
		},
		"prefix": {
			"description": "Put before the names of the pools.",
			"type": "string",
			"examples": ["eu-"]
		},
		"optional": {
			"description": "Whether the file may be missing. Default: false.",
			"type": "boolean"
		},
		"vars": {
			"description": "Files of variables that a root module of Terraform is applied with, beside those that Terraform loads by itself.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "."
			},
			"examples": [["prod.tfvars"]]
		},
		"select": {
			"description": "Takes only some resources of Terraform.",
			"type": "object",
			"additionalProperties": false,
			"required": ["address"],
			"properties": { "address": {
				"description": "A glob of resource addresses; * stands for any text, also across dots.",
				"type": "string",
				"examples": ["module.eks.*"]
			} }
		}
	},
	"examples": ["nodes.yaml"]
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema24.type },
			message: "must be string,object",
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (!pattern0.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "." },
				message: "must match pattern \".\"",
				schema: ".",
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" },
				message: "must have required property 'path'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "format" || key0 === "groupBy" || key0 === "transient" || key0 === "prefix" || key0 === "optional" || key0 === "vars" || key0 === "select")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 !== "string" && !Array.isArray(data0)) {
				const err4 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: schema24.properties.path.type },
					message: "must be string,array",
					schema: schema24.properties.path.type,
					parentSchema: schema24.properties.path,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema24.properties.path,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate25(data0[i0], {
					instancePath: instancePath + "/path/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			}
		}
		if (data.format !== void 0) {
			let data2 = data.format;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/format",
					schemaPath: "#/properties/format/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.format.type,
					parentSchema: schema24.properties.format,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.groupBy !== void 0) {
			let data3 = data.groupBy;
			if (typeof data3 === "string") {
				if (!pattern0.test(data3)) {
					const err7 = {
						instancePath: instancePath + "/groupBy",
						schemaPath: "#/properties/groupBy/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema24.properties.groupBy,
						data: data3
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/groupBy",
					schemaPath: "#/properties/groupBy/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.groupBy.type,
					parentSchema: schema24.properties.groupBy,
					data: data3
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.transient !== void 0) {
			let data4 = data.transient;
			if (!(data4 === "drop" || data4 === "keep")) {
				const err9 = {
					instancePath: instancePath + "/transient",
					schemaPath: "#/properties/transient/enum",
					keyword: "enum",
					params: { allowedValues: schema24.properties.transient.enum },
					message: "must be equal to one of the allowed values",
					schema: schema24.properties.transient.enum,
					parentSchema: schema24.properties.transient,
					data: data4
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.prefix !== void 0) {
			let data5 = data.prefix;
			if (typeof data5 !== "string") {
				const err10 = {
					instancePath: instancePath + "/prefix",
					schemaPath: "#/properties/prefix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.prefix.type,
					parentSchema: schema24.properties.prefix,
					data: data5
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.optional !== void 0) {
			let data6 = data.optional;
			if (typeof data6 !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/optional",
					schemaPath: "#/properties/optional/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema24.properties.optional.type,
					parentSchema: schema24.properties.optional,
					data: data6
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.vars !== void 0) {
			let data7 = data.vars;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (!pattern0.test(data8)) {
							const err12 = {
								instancePath: instancePath + "/vars/" + i1,
								schemaPath: "#/properties/vars/items/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema24.properties.vars.items,
								data: data8
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/vars/" + i1,
							schemaPath: "#/properties/vars/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema24.properties.vars.items.type,
							parentSchema: schema24.properties.vars.items,
							data: data8
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/vars",
					schemaPath: "#/properties/vars/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema24.properties.vars.type,
					parentSchema: schema24.properties.vars,
					data: data7
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.select !== void 0) {
			let data9 = data.select;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.address === void 0) {
					const err15 = {
						instancePath: instancePath + "/select",
						schemaPath: "#/properties/select/required",
						keyword: "required",
						params: { missingProperty: "address" },
						message: "must have required property 'address'",
						schema: schema24.properties.select.required,
						parentSchema: schema24.properties.select,
						data: data9
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "address")) {
					const err16 = {
						instancePath: instancePath + "/select",
						schemaPath: "#/properties/select/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema24.properties.select,
						data: data9
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data9.address !== void 0) {
					let data10 = data9.address;
					if (typeof data10 !== "string") {
						const err17 = {
							instancePath: instancePath + "/select/address",
							schemaPath: "#/properties/select/properties/address/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema24.properties.select.properties.address.type,
							parentSchema: schema24.properties.select.properties.address,
							data: data10
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/select",
					schemaPath: "#/properties/select/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema24.properties.select.type,
					parentSchema: schema24.properties.select,
					data: data9
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate62(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema23.type,
			parentSchema: schema23,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
const schema25 = {
	"description": "What the imports cannot know: changes to imported pools, applied in their order.",
	"type": "array",
	"items": { "$ref": "#/definitions/override" },
	"examples": [[{
		"match": "gpu-*",
		"allocatable": { "nvidia.com/gpu": 4 }
	}]]
};
const schema26 = {
	"description": "Changes the imported pools whose name matches.",
	"type": "object",
	"required": ["match"],
	"additionalProperties": false,
	"properties": {
		"match": {
			"description": "A glob of names of imported pools.",
			"type": "string",
			"pattern": ".",
			"examples": ["gpu-*"]
		},
		"taints": {
			"description": "Taints to add; one with the same key and effect is replaced.",
			"type": "array",
			"items": { "$ref": "#/definitions/taint" },
			"examples": [["nvidia.com/gpu=present:NoSchedule"]]
		},
		"startupTaints": {
			"description": "Startup taints to add; one with the same key and effect is replaced.",
			"type": "array",
			"items": { "$ref": "#/definitions/taint" },
			"examples": [["node.cilium.io/agent-not-ready:NoExecute"]]
		},
		"labels": {
			"description": "Labels to add or to change.",
			"type": "object",
			"additionalProperties": { "type": [
				"string",
				"number",
				"boolean",
				"null"
			] },
			"examples": [{ "pool": "gpu" }]
		},
		"allocatable": {
			"description": "What one node offers to pods, as quantities, to add or to change.",
			"type": "object",
			"additionalProperties": {
				"type": ["string", "number"],
				"examples": ["63500m", "480Gi"]
			},
			"examples": [{ "nvidia.com/gpu": 4 }]
		},
		"mode": {
			"description": "merge keeps what the override does not name; replace drops what the import says under each key that the override has. Default: merge.",
			"enum": ["merge", "replace"]
		}
	},
	"examples": [{
		"match": "gpu-*",
		"allocatable": { "nvidia.com/gpu": 4 }
	}]
};
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.match === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "match" },
				message: "must have required property 'match'",
				schema: schema26.required,
				parentSchema: schema26,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "match" || key0 === "taints" || key0 === "startupTaints" || key0 === "labels" || key0 === "allocatable" || key0 === "mode")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema26,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.match !== void 0) {
			let data0 = data.match;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema26.properties.match,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/match",
					schemaPath: "#/properties/match/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema26.properties.match.type,
					parentSchema: schema26.properties.match,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.taints !== void 0) {
			let data1 = data.taints;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate51(data1[i0], {
					instancePath: instancePath + "/taints/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/taints",
					schemaPath: "#/properties/taints/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema26.properties.taints.type,
					parentSchema: schema26.properties.taints,
					data: data1
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.startupTaints !== void 0) {
			let data3 = data.startupTaints;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate51(data3[i1], {
					instancePath: instancePath + "/startupTaints/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/startupTaints",
					schemaPath: "#/properties/startupTaints/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema26.properties.startupTaints.type,
					parentSchema: schema26.properties.startupTaints,
					data: data3
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.labels !== void 0) {
			let data5 = data.labels;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key1 in data5) {
				let data6 = data5[key1];
				if (typeof data6 !== "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "boolean" && data6 !== null) {
					const err6 = {
						instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/labels/additionalProperties/type",
						keyword: "type",
						params: { type: schema26.properties.labels.additionalProperties.type },
						message: "must be string,number,boolean,null",
						schema: schema26.properties.labels.additionalProperties.type,
						parentSchema: schema26.properties.labels.additionalProperties,
						data: data6
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			else {
				const err7 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/properties/labels/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema26.properties.labels.type,
					parentSchema: schema26.properties.labels,
					data: data5
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.allocatable !== void 0) {
			let data7 = data.allocatable;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key2 in data7) {
				let data8 = data7[key2];
				if (typeof data8 !== "string" && !(typeof data8 == "number" && isFinite(data8))) {
					const err8 = {
						instancePath: instancePath + "/allocatable/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/allocatable/additionalProperties/type",
						keyword: "type",
						params: { type: schema26.properties.allocatable.additionalProperties.type },
						message: "must be string,number",
						schema: schema26.properties.allocatable.additionalProperties.type,
						parentSchema: schema26.properties.allocatable.additionalProperties,
						data: data8
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			else {
				const err9 = {
					instancePath: instancePath + "/allocatable",
					schemaPath: "#/properties/allocatable/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema26.properties.allocatable.type,
					parentSchema: schema26.properties.allocatable,
					data: data7
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data9 = data.mode;
			if (!(data9 === "merge" || data9 === "replace")) {
				const err10 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema26.properties.mode.enum },
					message: "must be equal to one of the allowed values",
					schema: schema26.properties.mode.enum,
					parentSchema: schema26.properties.mode,
					data: data9
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema26.type,
			parentSchema: schema26,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate67.errors = vErrors;
	return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate67(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema25.type,
			parentSchema: schema25,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate66.errors = vErrors;
	return errors === 0;
}
const schema27 = {
	"description": "The GitOps objects of the repository that say which manifests are deployed to the cluster.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"flux": {
			"description": "Folders from which Flux begins. The paths of the Kustomizations in them are followed.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["clusters/prod-eu"]]
		},
		"argocd": {
			"description": "How Argo CD knows the cluster. Applications and ApplicationSets with this destination are followed.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"name": {
					"description": "The destination's name.",
					"type": "string",
					"pattern": ".",
					"examples": ["prod-eu"]
				},
				"server": {
					"description": "The destination's server.",
					"type": "string",
					"pattern": ".",
					"examples": ["https://prod-eu.example.com"]
				},
				"labels": {
					"description": "Labels that Argo CD has for the cluster, for cluster generators.",
					"type": "object",
					"additionalProperties": {
						"type": [
							"string",
							"number",
							"boolean"
						],
						"examples": ["production"]
					},
					"examples": [{ "env": "production" }]
				}
			},
			"examples": [{
				"name": "prod-eu",
				"labels": { "env": "production" }
			}]
		}
	},
	"examples": [{ "flux": ["clusters/prod-eu"] }]
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "flux" || key0 === "argocd")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema27,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.flux !== void 0) {
			let data0 = data.flux;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate25(data0[i0], {
					instancePath: instancePath + "/flux/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/flux",
					schemaPath: "#/properties/flux/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema27.properties.flux.type,
					parentSchema: schema27.properties.flux,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.argocd !== void 0) {
			let data2 = data.argocd;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 in data2) if (!(key1 === "name" || key1 === "server" || key1 === "labels")) {
					const err2 = {
						instancePath: instancePath + "/argocd",
						schemaPath: "#/properties/argocd/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema27.properties.argocd,
						data: data2
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data2.name !== void 0) {
					let data3 = data2.name;
					if (typeof data3 === "string") {
						if (!pattern0.test(data3)) {
							const err3 = {
								instancePath: instancePath + "/argocd/name",
								schemaPath: "#/properties/argocd/properties/name/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema27.properties.argocd.properties.name,
								data: data3
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					} else {
						const err4 = {
							instancePath: instancePath + "/argocd/name",
							schemaPath: "#/properties/argocd/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema27.properties.argocd.properties.name.type,
							parentSchema: schema27.properties.argocd.properties.name,
							data: data3
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (data2.server !== void 0) {
					let data4 = data2.server;
					if (typeof data4 === "string") {
						if (!pattern0.test(data4)) {
							const err5 = {
								instancePath: instancePath + "/argocd/server",
								schemaPath: "#/properties/argocd/properties/server/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema27.properties.argocd.properties.server,
								data: data4
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/argocd/server",
							schemaPath: "#/properties/argocd/properties/server/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema27.properties.argocd.properties.server.type,
							parentSchema: schema27.properties.argocd.properties.server,
							data: data4
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data2.labels !== void 0) {
					let data5 = data2.labels;
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key2 in data5) {
						let data6 = data5[key2];
						if (typeof data6 !== "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "boolean") {
							const err7 = {
								instancePath: instancePath + "/argocd/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/argocd/properties/labels/additionalProperties/type",
								keyword: "type",
								params: { type: schema27.properties.argocd.properties.labels.additionalProperties.type },
								message: "must be string,number,boolean",
								schema: schema27.properties.argocd.properties.labels.additionalProperties.type,
								parentSchema: schema27.properties.argocd.properties.labels.additionalProperties,
								data: data6
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
					else {
						const err8 = {
							instancePath: instancePath + "/argocd/labels",
							schemaPath: "#/properties/argocd/properties/labels/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema27.properties.argocd.properties.labels.type,
							parentSchema: schema27.properties.argocd.properties.labels,
							data: data5
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/argocd",
					schemaPath: "#/properties/argocd/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema27.properties.argocd.type,
					parentSchema: schema27.properties.argocd,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema27.type,
			parentSchema: schema27,
			data
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const schema28 = {
	"description": "Defaults of namespaces that the repository does not declare, by name, for the admission plugins PodNodeSelector and PodTolerationRestriction.",
	"type": "object",
	"additionalProperties": { "$ref": "#/definitions/namespaceDefaults" },
	"examples": [{ "ml": { "nodeSelector": { "pool": "gpu" } } }]
};
const schema29 = {
	"description": "What every pod of the namespace gets.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"nodeSelector": {
			"description": "The node selector, as PodNodeSelector adds it. Switches that plugin on.",
			"type": "object",
			"additionalProperties": { "type": [
				"string",
				"number",
				"boolean",
				"null"
			] },
			"examples": [{ "pool": "gpu" }]
		},
		"tolerations": {
			"description": "The tolerations, as PodTolerationRestriction adds them. Switches that plugin on.",
			"type": "array",
			"items": { "$ref": "#/definitions/toleration" },
			"examples": [[{
				"key": "nvidia.com/gpu",
				"operator": "Exists",
				"effect": "NoSchedule"
			}]]
		}
	},
	"examples": [{ "nodeSelector": { "pool": "gpu" } }]
};
const schema30 = {
	"description": "A toleration as in a pod.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"key": {
			"description": "The taint's key.",
			"type": "string",
			"examples": ["dedicated"]
		},
		"operator": {
			"description": "How key and value are compared. Default: Equal.",
			"enum": [
				"Equal",
				"Exists",
				"Lt",
				"Gt"
			]
		},
		"value": {
			"description": "The taint's value.",
			"type": "string",
			"examples": ["ml"]
		},
		"effect": {
			"description": "The taint's effect. Default: every effect.",
			"enum": [
				"NoSchedule",
				"PreferNoSchedule",
				"NoExecute"
			]
		},
		"tolerationSeconds": {
			"description": "How long the pod stays after a NoExecute taint appears. Default: for ever.",
			"type": "integer",
			"examples": [300]
		}
	},
	"examples": [{
		"key": "nvidia.com/gpu",
		"operator": "Exists",
		"effect": "NoSchedule"
	}]
};
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "key" || key0 === "operator" || key0 === "value" || key0 === "effect" || key0 === "tolerationSeconds")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.key !== void 0) {
			let data0 = data.key;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema30.properties.key.type,
					parentSchema: schema30.properties.key,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.operator !== void 0) {
			let data1 = data.operator;
			if (!(data1 === "Equal" || data1 === "Exists" || data1 === "Lt" || data1 === "Gt")) {
				const err2 = {
					instancePath: instancePath + "/operator",
					schemaPath: "#/properties/operator/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.operator.enum },
					message: "must be equal to one of the allowed values",
					schema: schema30.properties.operator.enum,
					parentSchema: schema30.properties.operator,
					data: data1
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.value !== void 0) {
			let data2 = data.value;
			if (typeof data2 !== "string") {
				const err3 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema30.properties.value.type,
					parentSchema: schema30.properties.value,
					data: data2
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.effect !== void 0) {
			let data3 = data.effect;
			if (!(data3 === "NoSchedule" || data3 === "PreferNoSchedule" || data3 === "NoExecute")) {
				const err4 = {
					instancePath: instancePath + "/effect",
					schemaPath: "#/properties/effect/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.effect.enum },
					message: "must be equal to one of the allowed values",
					schema: schema30.properties.effect.enum,
					parentSchema: schema30.properties.effect,
					data: data3
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.tolerationSeconds !== void 0) {
			let data4 = data.tolerationSeconds;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err5 = {
					instancePath: instancePath + "/tolerationSeconds",
					schemaPath: "#/properties/tolerationSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer",
					schema: schema30.properties.tolerationSeconds.type,
					parentSchema: schema30.properties.tolerationSeconds,
					data: data4
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema30.type,
			parentSchema: schema30,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "nodeSelector" || key0 === "tolerations")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema29,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nodeSelector !== void 0) {
			let data0 = data.nodeSelector;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) for (const key1 in data0) {
				let data1 = data0[key1];
				if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && data1 !== null) {
					const err1 = {
						instancePath: instancePath + "/nodeSelector/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/nodeSelector/additionalProperties/type",
						keyword: "type",
						params: { type: schema29.properties.nodeSelector.additionalProperties.type },
						message: "must be string,number,boolean,null",
						schema: schema29.properties.nodeSelector.additionalProperties.type,
						parentSchema: schema29.properties.nodeSelector.additionalProperties,
						data: data1
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			else {
				const err2 = {
					instancePath: instancePath + "/nodeSelector",
					schemaPath: "#/properties/nodeSelector/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema29.properties.nodeSelector.type,
					parentSchema: schema29.properties.nodeSelector,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.tolerations !== void 0) {
			let data2 = data.tolerations;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate77(data2[i0], {
					instancePath: instancePath + "/tolerations/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/tolerations",
					schemaPath: "#/properties/tolerations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema29.properties.tolerations.type,
					parentSchema: schema29.properties.tolerations,
					data: data2
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema29.type,
			parentSchema: schema29,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate76.errors = vErrors;
	return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!validate76(data[key0], {
			instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
			parentData: data,
			parentDataProperty: key0,
			rootData
		})) {
			vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema28.type,
			parentSchema: schema28,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
const schema31 = {
	"description": "Several clusters, instead of pools and from. Keys of a cluster win over the same keys at the top.",
	"type": "array",
	"items": { "$ref": "#/definitions/cluster" },
	"examples": [[{
		"name": "prod-eu",
		"pools": [{ "name": "general" }]
	}]]
};
const schema32 = {
	"description": "A cluster with its pools.",
	"type": "object",
	"required": ["name"],
	"additionalProperties": false,
	"properties": {
		"name": {
			"description": "The cluster's name.",
			"type": "string",
			"pattern": ".",
			"examples": ["prod-eu"]
		},
		"manifests": { "$ref": "#/definitions/manifests" },
		"exclude": { "$ref": "#/definitions/exclude" },
		"provider": { "$ref": "#/definitions/provider" },
		"kubernetesVersion": { "$ref": "#/definitions/kubernetesVersion" },
		"implicit": { "$ref": "#/definitions/implicit" },
		"admission": { "$ref": "#/definitions/admission" },
		"featureGates": { "$ref": "#/definitions/featureGates" },
		"transientTaints": { "$ref": "#/definitions/transientTaints" },
		"knownLabels": { "$ref": "#/definitions/knownLabels" },
		"complete": { "$ref": "#/definitions/complete" },
		"pools": { "$ref": "#/definitions/pools" },
		"from": { "$ref": "#/definitions/from" },
		"overrides": { "$ref": "#/definitions/overrides" },
		"gitops": { "$ref": "#/definitions/gitops" },
		"namespaces": { "$ref": "#/definitions/namespaces" }
	},
	"examples": [{ "name": "prod-eu" }]
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'",
				schema: schema32.required,
				parentSchema: schema32,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema32.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema32,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema32.properties.name,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema32.properties.name.type,
					parentSchema: schema32.properties.name,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.manifests !== void 0) {
			if (!validate24(data.manifests, {
				instancePath: instancePath + "/manifests",
				parentData: data,
				parentDataProperty: "manifests",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.exclude !== void 0) {
			if (!validate28(data.exclude, {
				instancePath: instancePath + "/exclude",
				parentData: data,
				parentDataProperty: "exclude",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0) {
			if (!validate31(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData
			})) {
				vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
				errors = vErrors.length;
			}
		}
		if (data.kubernetesVersion !== void 0) {
			if (!validate33(data.kubernetesVersion, {
				instancePath: instancePath + "/kubernetesVersion",
				parentData: data,
				parentDataProperty: "kubernetesVersion",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.implicit !== void 0) {
			if (!validate35(data.implicit, {
				instancePath: instancePath + "/implicit",
				parentData: data,
				parentDataProperty: "implicit",
				rootData
			})) {
				vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
				errors = vErrors.length;
			}
		}
		if (data.admission !== void 0) {
			if (!validate37(data.admission, {
				instancePath: instancePath + "/admission",
				parentData: data,
				parentDataProperty: "admission",
				rootData
			})) {
				vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
				errors = vErrors.length;
			}
		}
		if (data.featureGates !== void 0) {
			if (!validate39(data.featureGates, {
				instancePath: instancePath + "/featureGates",
				parentData: data,
				parentDataProperty: "featureGates",
				rootData
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
				errors = vErrors.length;
			}
		}
		if (data.transientTaints !== void 0) {
			if (!validate41(data.transientTaints, {
				instancePath: instancePath + "/transientTaints",
				parentData: data,
				parentDataProperty: "transientTaints",
				rootData
			})) {
				vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
				errors = vErrors.length;
			}
		}
		if (data.knownLabels !== void 0) {
			if (!validate44(data.knownLabels, {
				instancePath: instancePath + "/knownLabels",
				parentData: data,
				parentDataProperty: "knownLabels",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.complete !== void 0) {
			if (!validate47(data.complete, {
				instancePath: instancePath + "/complete",
				parentData: data,
				parentDataProperty: "complete",
				rootData
			})) {
				vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
				errors = vErrors.length;
			}
		}
		if (data.pools !== void 0) {
			if (!validate49(data.pools, {
				instancePath: instancePath + "/pools",
				parentData: data,
				parentDataProperty: "pools",
				rootData
			})) {
				vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
				errors = vErrors.length;
			}
		}
		if (data.from !== void 0) {
			if (!validate61(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData
			})) {
				vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.overrides !== void 0) {
			if (!validate66(data.overrides, {
				instancePath: instancePath + "/overrides",
				parentData: data,
				parentDataProperty: "overrides",
				rootData
			})) {
				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
				errors = vErrors.length;
			}
		}
		if (data.gitops !== void 0) {
			if (!validate72(data.gitops, {
				instancePath: instancePath + "/gitops",
				parentData: data,
				parentDataProperty: "gitops",
				rootData
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.namespaces !== void 0) {
			if (!validate75(data.namespaces, {
				instancePath: instancePath + "/namespaces",
				parentData: data,
				parentDataProperty: "namespaces",
				rootData
			})) {
				vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema32.type,
			parentSchema: schema32,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate82(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema31.type,
			parentSchema: schema31,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
const schema33 = {
	"description": "Which values the Helm charts of this repository are rendered with. A chart that is not named is rendered for the GitOps objects that deploy it, else with each ci/*-values.yaml, else with its defaults.",
	"type": "array",
	"items": { "$ref": "#/definitions/chart" },
	"examples": [[{
		"path": "charts/api",
		"name": "prod",
		"values": ["charts/api/values-prod.yaml"]
	}]]
};
const schema34 = {
	"description": "One chart with one set of values. Several entries may name the same chart.",
	"type": "object",
	"required": ["path"],
	"additionalProperties": false,
	"properties": {
		"path": {
			"description": "The chart's folder, or a glob of folders, relative to this file's folder.",
			"type": "string",
			"pattern": ".",
			"examples": ["charts/api", "charts/*"]
		},
		"name": {
			"description": "Tells several entries of one chart apart in messages.",
			"type": "string",
			"pattern": ".",
			"examples": ["prod"]
		},
		"values": {
			"description": "Values files in their order; the last one wins. Relative to this file's folder, else to the chart's.",
			"type": ["string", "array"],
			"pattern": ".",
			"items": {
				"type": "string",
				"pattern": ".",
				"examples": ["values-prod.yaml"]
			},
			"examples": [["charts/api/values-prod.yaml"]]
		},
		"releaseName": {
			"description": "The release's name. Default: the chart's.",
			"type": "string",
			"pattern": "^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$",
			"examples": ["api"]
		},
		"namespace": {
			"description": "The release's namespace. Default: default.",
			"type": "string",
			"pattern": "^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$",
			"examples": ["shop"]
		},
		"kubeVersion": {
			"description": "The Kubernetes version that templates see, in quotes. Default: kubernetesVersion.",
			"type": "string",
			"pattern": "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
			"examples": ["1.36"]
		},
		"clusters": {
			"description": "Names of the clusters that it is deployed to. Default: those whose manifests name its Chart.yaml.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": ".",
				"examples": ["prod-eu"]
			},
			"examples": [["prod-eu"]]
		}
	},
	"examples": [{ "path": "charts/api" }]
};
const pattern17 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$", "u");
const pattern18 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" },
				message: "must have required property 'path'",
				schema: schema34.required,
				parentSchema: schema34,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "name" || key0 === "values" || key0 === "releaseName" || key0 === "namespace" || key0 === "kubeVersion" || key0 === "clusters")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema34,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 === "string") {
				if (!pattern0.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema34.properties.path,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema34.properties.path.type,
					parentSchema: schema34.properties.path,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema34.properties.name,
						data: data1
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema34.properties.name.type,
					parentSchema: schema34.properties.name,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data2 = data.values;
			if (typeof data2 !== "string" && !Array.isArray(data2)) {
				const err6 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: schema34.properties.values.type },
					message: "must be string,array",
					schema: schema34.properties.values.type,
					parentSchema: schema34.properties.values,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema34.properties.values,
						data: data2
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (!pattern0.test(data3)) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema34.properties.values.items,
								data: data3
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema34.properties.values.items.type,
							parentSchema: schema34.properties.values.items,
							data: data3
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			}
		}
		if (data.releaseName !== void 0) {
			let data4 = data.releaseName;
			if (typeof data4 === "string") {
				if (!pattern17.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/releaseName",
						schemaPath: "#/properties/releaseName/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$" },
						message: "must match pattern \"^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$\"",
						schema: "^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$",
						parentSchema: schema34.properties.releaseName,
						data: data4
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/releaseName",
					schemaPath: "#/properties/releaseName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema34.properties.releaseName.type,
					parentSchema: schema34.properties.releaseName,
					data: data4
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.namespace !== void 0) {
			let data5 = data.namespace;
			if (typeof data5 === "string") {
				if (!pattern18.test(data5)) {
					const err12 = {
						instancePath: instancePath + "/namespace",
						schemaPath: "#/properties/namespace/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$" },
						message: "must match pattern \"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$\"",
						schema: "^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$",
						parentSchema: schema34.properties.namespace,
						data: data5
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/namespace",
					schemaPath: "#/properties/namespace/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema34.properties.namespace.type,
					parentSchema: schema34.properties.namespace,
					data: data5
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.kubeVersion !== void 0) {
			let data6 = data.kubeVersion;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) {
					const err14 = {
						instancePath: instancePath + "/kubeVersion",
						schemaPath: "#/properties/kubeVersion/pattern",
						keyword: "pattern",
						params: { pattern: "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$" },
						message: "must match pattern \"^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$\"",
						schema: "^v?1\\.[0-9]+(\\.[0-9]+)?([-+].*)?$",
						parentSchema: schema34.properties.kubeVersion,
						data: data6
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/kubeVersion",
					schemaPath: "#/properties/kubeVersion/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema34.properties.kubeVersion.type,
					parentSchema: schema34.properties.kubeVersion,
					data: data6
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.clusters !== void 0) {
			let data7 = data.clusters;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (!pattern0.test(data8)) {
							const err16 = {
								instancePath: instancePath + "/clusters/" + i1,
								schemaPath: "#/properties/clusters/items/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema34.properties.clusters.items,
								data: data8
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/clusters/" + i1,
							schemaPath: "#/properties/clusters/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema34.properties.clusters.items.type,
							parentSchema: schema34.properties.clusters.items,
							data: data8
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/clusters",
					schemaPath: "#/properties/clusters/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema34.properties.clusters.type,
					parentSchema: schema34.properties.clusters,
					data: data7
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema34.type,
			parentSchema: schema34,
			data
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate101(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema33.type,
			parentSchema: schema33,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
const schema35 = {
	"description": "Severities of rules by their id, or a mapping with the severity and the rule's options.",
	"type": "object",
	"additionalProperties": { "$ref": "#/definitions/ruleSetting" },
	"examples": [{
		"wildcard-toleration": "error",
		"unpinned-toleration": "off"
	}]
};
const schema36 = {
	"description": "error, warning, note or off; or {severity, ...options}.",
	"if": { "type": "object" },
	"then": {
		"type": "object",
		"properties": { "severity": { "$ref": "#/definitions/ruleSeverity" } }
	},
	"else": { "$ref": "#/definitions/ruleSeverity" }
};
const schema37 = {
	"description": "How much a finding of the rule counts.",
	"enum": [
		"error",
		"warning",
		"note",
		"off"
	]
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "error" || data === "warning" || data === "note" || data === "off")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema37.enum },
			message: "must be equal to one of the allowed values",
			schema: schema37.enum,
			parentSchema: schema37,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate106.errors = vErrors;
	return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = true;
	const _errs1 = errors;
	if (!(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	errors = _errs0;
	if (vErrors !== null) {
		if (_errs0) vErrors.length = _errs0;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.severity !== void 0) {
				if (!validate106(data.severity, {
					instancePath: instancePath + "/severity",
					parentData: data,
					parentDataProperty: "severity",
					rootData
				})) {
					vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
					errors = vErrors.length;
				}
			}
		} else {
			const err1 = {
				instancePath,
				schemaPath: "#/then/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object",
				schema: schema36.then.type,
				parentSchema: schema36.then,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		var _valid0 = _errs3 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (!validate106(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema",
			schema: schema36.if,
			parentSchema: schema36,
			data
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!validate105(data[key0], {
			instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
			parentData: data,
			parentDataProperty: key0,
			rootData
		})) {
			vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema35.type,
			parentSchema: schema35,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate104.errors = vErrors;
	return errors === 0;
}
const schema38 = {
	"description": "Settings of rules for some files or clusters. Later entries win over earlier ones and over rules, but off always wins.",
	"type": "array",
	"items": { "$ref": "#/definitions/ruleOverride" },
	"examples": [[{
		"files": ["k8s/legacy/**"],
		"rules": { "wildcard-toleration": "note" }
	}]]
};
const schema39 = {
	"description": "Settings of rules for some files, some clusters, or some files in some clusters.",
	"type": "object",
	"required": ["rules"],
	"additionalProperties": false,
	"properties": {
		"files": {
			"description": "Globs of files.",
			"type": "array",
			"items": { "$ref": "#/definitions/glob" },
			"examples": [["k8s/legacy/**"]]
		},
		"clusters": {
			"description": "Names of clusters.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": ".",
				"examples": ["dev"]
			},
			"examples": [["dev"]]
		},
		"rules": { "$ref": "#/definitions/rules" }
	},
	"examples": [{
		"files": ["k8s/legacy/**"],
		"rules": { "wildcard-toleration": "note" }
	}]
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rules === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'",
				schema: schema39.required,
				parentSchema: schema39,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "files" || key0 === "clusters" || key0 === "rules")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema39,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.files !== void 0) {
			let data0 = data.files;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate25(data0[i0], {
					instancePath: instancePath + "/files/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/files",
					schemaPath: "#/properties/files/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema39.properties.files.type,
					parentSchema: schema39.properties.files,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.clusters !== void 0) {
			let data2 = data.clusters;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 === "string") {
						if (!pattern0.test(data3)) {
							const err3 = {
								instancePath: instancePath + "/clusters/" + i1,
								schemaPath: "#/properties/clusters/items/pattern",
								keyword: "pattern",
								params: { pattern: "." },
								message: "must match pattern \".\"",
								schema: ".",
								parentSchema: schema39.properties.clusters.items,
								data: data3
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					} else {
						const err4 = {
							instancePath: instancePath + "/clusters/" + i1,
							schemaPath: "#/properties/clusters/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema39.properties.clusters.items.type,
							parentSchema: schema39.properties.clusters.items,
							data: data3
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/clusters",
					schemaPath: "#/properties/clusters/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema39.properties.clusters.type,
					parentSchema: schema39.properties.clusters,
					data: data2
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate104(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema39.type,
			parentSchema: schema39,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate112(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema38.type,
			parentSchema: schema38,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
const schema40 = {
	"description": "Findings to silence, each with a reason.",
	"type": "array",
	"items": { "$ref": "#/definitions/suppression" },
	"examples": [[{
		"rule": "wildcard-toleration",
		"workload": "kube-system/DaemonSet/cilium",
		"reason": "CNI runs everywhere"
	}]]
};
const schema41 = {
	"description": "Silences the findings of one rule for some workloads or files.",
	"type": "object",
	"required": ["rule", "reason"],
	"additionalProperties": false,
	"properties": {
		"rule": {
			"description": "The rule's id.",
			"type": "string",
			"examples": ["wildcard-toleration"]
		},
		"workload": {
			"description": "A glob of workloads, as namespace/Kind/name. * stands for any characters.",
			"type": "string",
			"pattern": ".",
			"examples": ["kube-system/DaemonSet/cilium"]
		},
		"file": {
			"description": "A glob of manifests.",
			"type": "string",
			"pattern": ".",
			"examples": ["k8s/legacy/**"]
		},
		"reason": {
			"description": "Why the finding is right to stay.",
			"type": "string",
			"pattern": "[^\\s]",
			"examples": ["CNI runs everywhere"]
		},
		"expires": {
			"description": "The last day on which it counts, as YYYY-MM-DD.",
			"type": "string",
			"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
			"examples": ["2027-06-30"]
		}
	},
	"examples": [{
		"rule": "wildcard-toleration",
		"reason": "CNI runs everywhere"
	}]
};
const pattern24 = /* @__PURE__ */ new RegExp("[^\\s]", "u");
const pattern25 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rule === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'",
				schema: schema41.required,
				parentSchema: schema41,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reason === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'",
				schema: schema41.required,
				parentSchema: schema41,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "rule" || key0 === "workload" || key0 === "file" || key0 === "reason" || key0 === "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema41,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.rule !== void 0) {
			let data0 = data.rule;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/properties/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema41.properties.rule.type,
					parentSchema: schema41.properties.rule,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.workload !== void 0) {
			let data1 = data.workload;
			if (typeof data1 === "string") {
				if (!pattern0.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/workload",
						schemaPath: "#/properties/workload/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema41.properties.workload,
						data: data1
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/workload",
					schemaPath: "#/properties/workload/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema41.properties.workload.type,
					parentSchema: schema41.properties.workload,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data2 = data.file;
			if (typeof data2 === "string") {
				if (!pattern0.test(data2)) {
					const err6 = {
						instancePath: instancePath + "/file",
						schemaPath: "#/properties/file/pattern",
						keyword: "pattern",
						params: { pattern: "." },
						message: "must match pattern \".\"",
						schema: ".",
						parentSchema: schema41.properties.file,
						data: data2
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/file",
					schemaPath: "#/properties/file/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema41.properties.file.type,
					parentSchema: schema41.properties.file,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 === "string") {
				if (!pattern24.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/pattern",
						keyword: "pattern",
						params: { pattern: "[^\\s]" },
						message: "must match pattern \"[^\\s]\"",
						schema: "[^\\s]",
						parentSchema: schema41.properties.reason,
						data: data3
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema41.properties.reason.type,
					parentSchema: schema41.properties.reason,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expires !== void 0) {
			let data4 = data.expires;
			if (typeof data4 === "string") {
				if (!pattern25.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/expires",
						schemaPath: "#/properties/expires/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
						message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"",
						schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
						parentSchema: schema41.properties.expires,
						data: data4
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/expires",
					schemaPath: "#/properties/expires/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema41.properties.expires.type,
					parentSchema: schema41.properties.expires,
					data: data4
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema41.type,
			parentSchema: schema41,
			data
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate118(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
const schema42 = {
	"description": "The least severity that makes the run fail. Default: error.",
	"enum": [
		"error",
		"warning",
		"note",
		"never"
	]
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "error" || data === "warning" || data === "note" || data === "never")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema42.enum },
			message: "must be equal to one of the allowed values",
			schema: schema42.enum,
			parentSchema: schema42,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
const schema43 = {
	"description": "Whether kustomizations and charts are rendered before they are judged. auto (default): by the programs that are found on PATH. off: never. Or for each program.",
	"anyOf": [{ "enum": ["auto", "off"] }, {
		"type": "object",
		"additionalProperties": false,
		"minProperties": 1,
		"properties": {
			"kustomize": {
				"description": "auto, off, or the path of kustomize or kubectl, relative to this file's folder.",
				"type": "string",
				"pattern": "."
			},
			"helm": {
				"description": "auto, off, or the path of helm, relative to this file's folder.",
				"type": "string",
				"pattern": "."
			}
		}
	}],
	"examples": ["off", { "helm": "/usr/local/bin/helm" }]
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!(data === "auto" || data === "off")) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf/0/enum",
			keyword: "enum",
			params: { allowedValues: schema43.anyOf[0].enum },
			message: "must be equal to one of the allowed values",
			schema: schema43.anyOf[0].enum,
			parentSchema: schema43.anyOf[0],
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (Object.keys(data).length < 1) {
				const err1 = {
					instancePath,
					schemaPath: "#/anyOf/1/minProperties",
					keyword: "minProperties",
					params: { limit: 1 },
					message: "must NOT have fewer than 1 properties",
					schema: 1,
					parentSchema: schema43.anyOf[1],
					data
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "kustomize" || key0 === "helm")) {
				const err2 = {
					instancePath,
					schemaPath: "#/anyOf/1/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties",
					schema: false,
					parentSchema: schema43.anyOf[1],
					data
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.kustomize !== void 0) {
				let data0 = data.kustomize;
				if (typeof data0 === "string") {
					if (!pattern0.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/kustomize",
							schemaPath: "#/anyOf/1/properties/kustomize/pattern",
							keyword: "pattern",
							params: { pattern: "." },
							message: "must match pattern \".\"",
							schema: ".",
							parentSchema: schema43.anyOf[1].properties.kustomize,
							data: data0
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/kustomize",
						schemaPath: "#/anyOf/1/properties/kustomize/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string",
						schema: schema43.anyOf[1].properties.kustomize.type,
						parentSchema: schema43.anyOf[1].properties.kustomize,
						data: data0
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.helm !== void 0) {
				let data1 = data.helm;
				if (typeof data1 === "string") {
					if (!pattern0.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/helm",
							schemaPath: "#/anyOf/1/properties/helm/pattern",
							keyword: "pattern",
							params: { pattern: "." },
							message: "must match pattern \".\"",
							schema: ".",
							parentSchema: schema43.anyOf[1].properties.helm,
							data: data1
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/helm",
						schemaPath: "#/anyOf/1/properties/helm/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string",
						schema: schema43.anyOf[1].properties.helm.type,
						parentSchema: schema43.anyOf[1].properties.helm,
						data: data1
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object",
				schema: schema43.anyOf[1].type,
				parentSchema: schema43.anyOf[1],
				data
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		const err8 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf",
			schema: schema43.anyOf,
			parentSchema: schema43,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate123.errors = vErrors;
	return errors === 0;
}
const schema44 = {
	"description": "Kinds of custom resources whose controllers make pods, in addition to those that taintlint knows. Several entries of one kind are several pod specs of it.",
	"type": "array",
	"items": { "$ref": "#/definitions/workloadKind" },
	"examples": [[{
		"group": "example.com",
		"kind": "Trainer",
		"podSpec": "spec.template.spec"
	}]]
};
const schema45 = {
	"description": "Where objects of a kind say where their pods may run: a whole pod spec, or single fields that the controller copies into its pods.",
	"type": "object",
	"required": ["group", "kind"],
	"additionalProperties": false,
	"properties": {
		"group": {
			"description": "The API group, without a version.",
			"type": "string",
			"pattern": "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$",
			"examples": ["example.com"]
		},
		"kind": {
			"description": "The kind.",
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9]*$",
			"examples": ["Trainer"]
		},
		"part": {
			"description": "What findings call these pods, where the kind has several.",
			"type": "string",
			"pattern": "\\S",
			"examples": ["worker group"]
		},
		"podSpec": {
			"description": "The path of a whole pod spec: keys with dots between them, [*] for every item of a list, .* for every value of a mapping.",
			"type": "string",
			"examples": ["spec.groups[*].template.spec"]
		},
		"tolerations": {
			"description": "The path of tolerations.",
			"type": "string",
			"examples": ["spec.tolerations"]
		},
		"nodeSelector": {
			"description": "The path of a node selector.",
			"type": "string",
			"examples": ["spec.nodeSelector"]
		},
		"affinity": {
			"description": "The path of an affinity.",
			"type": "string",
			"examples": ["spec.affinity"]
		},
		"nodeAffinity": {
			"description": "The path of a node affinity that stands for itself.",
			"type": "string",
			"examples": ["spec.nodeAffinity"]
		}
	}
};
const pattern28 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$", "u");
const pattern29 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
const pattern30 = /* @__PURE__ */ new RegExp("\\S", "u");
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.group === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "group" },
				message: "must have required property 'group'",
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "group" || key0 === "kind" || key0 === "part" || key0 === "podSpec" || key0 === "tolerations" || key0 === "nodeSelector" || key0 === "affinity" || key0 === "nodeAffinity")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema45,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.group !== void 0) {
			let data0 = data.group;
			if (typeof data0 === "string") {
				if (!pattern28.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/group",
						schemaPath: "#/properties/group/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$" },
						message: "must match pattern \"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$\"",
						schema: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$",
						parentSchema: schema45.properties.group,
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/group",
					schemaPath: "#/properties/group/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.group.type,
					parentSchema: schema45.properties.group,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if (typeof data1 === "string") {
				if (!pattern29.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9]*$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9]*$\"",
						schema: "^[A-Za-z][A-Za-z0-9]*$",
						parentSchema: schema45.properties.kind,
						data: data1
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.kind.type,
					parentSchema: schema45.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.part !== void 0) {
			let data2 = data.part;
			if (typeof data2 === "string") {
				if (!pattern30.test(data2)) {
					const err7 = {
						instancePath: instancePath + "/part",
						schemaPath: "#/properties/part/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\"",
						schema: "\\S",
						parentSchema: schema45.properties.part,
						data: data2
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/part",
					schemaPath: "#/properties/part/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.part.type,
					parentSchema: schema45.properties.part,
					data: data2
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.podSpec !== void 0) {
			let data3 = data.podSpec;
			if (typeof data3 !== "string") {
				const err9 = {
					instancePath: instancePath + "/podSpec",
					schemaPath: "#/properties/podSpec/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.podSpec.type,
					parentSchema: schema45.properties.podSpec,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.tolerations !== void 0) {
			let data4 = data.tolerations;
			if (typeof data4 !== "string") {
				const err10 = {
					instancePath: instancePath + "/tolerations",
					schemaPath: "#/properties/tolerations/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.tolerations.type,
					parentSchema: schema45.properties.tolerations,
					data: data4
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.nodeSelector !== void 0) {
			let data5 = data.nodeSelector;
			if (typeof data5 !== "string") {
				const err11 = {
					instancePath: instancePath + "/nodeSelector",
					schemaPath: "#/properties/nodeSelector/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.nodeSelector.type,
					parentSchema: schema45.properties.nodeSelector,
					data: data5
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.affinity !== void 0) {
			let data6 = data.affinity;
			if (typeof data6 !== "string") {
				const err12 = {
					instancePath: instancePath + "/affinity",
					schemaPath: "#/properties/affinity/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.affinity.type,
					parentSchema: schema45.properties.affinity,
					data: data6
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.nodeAffinity !== void 0) {
			let data7 = data.nodeAffinity;
			if (typeof data7 !== "string") {
				const err13 = {
					instancePath: instancePath + "/nodeAffinity",
					schemaPath: "#/properties/nodeAffinity/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema45.properties.nodeAffinity.type,
					parentSchema: schema45.properties.nodeAffinity,
					data: data7
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema45.type,
			parentSchema: schema45,
			data
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate126.errors = vErrors;
	return errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate126(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema44.type,
			parentSchema: schema44,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'",
				schema: schema6.required,
				parentSchema: schema6,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema6.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema6,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.version !== void 0) {
			if (!validate22(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.manifests !== void 0) {
			if (!validate24(data.manifests, {
				instancePath: instancePath + "/manifests",
				parentData: data,
				parentDataProperty: "manifests",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.exclude !== void 0) {
			if (!validate28(data.exclude, {
				instancePath: instancePath + "/exclude",
				parentData: data,
				parentDataProperty: "exclude",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0) {
			if (!validate31(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData
			})) {
				vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
				errors = vErrors.length;
			}
		}
		if (data.kubernetesVersion !== void 0) {
			if (!validate33(data.kubernetesVersion, {
				instancePath: instancePath + "/kubernetesVersion",
				parentData: data,
				parentDataProperty: "kubernetesVersion",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.implicit !== void 0) {
			if (!validate35(data.implicit, {
				instancePath: instancePath + "/implicit",
				parentData: data,
				parentDataProperty: "implicit",
				rootData
			})) {
				vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
				errors = vErrors.length;
			}
		}
		if (data.admission !== void 0) {
			if (!validate37(data.admission, {
				instancePath: instancePath + "/admission",
				parentData: data,
				parentDataProperty: "admission",
				rootData
			})) {
				vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
				errors = vErrors.length;
			}
		}
		if (data.featureGates !== void 0) {
			if (!validate39(data.featureGates, {
				instancePath: instancePath + "/featureGates",
				parentData: data,
				parentDataProperty: "featureGates",
				rootData
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
				errors = vErrors.length;
			}
		}
		if (data.transientTaints !== void 0) {
			if (!validate41(data.transientTaints, {
				instancePath: instancePath + "/transientTaints",
				parentData: data,
				parentDataProperty: "transientTaints",
				rootData
			})) {
				vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
				errors = vErrors.length;
			}
		}
		if (data.knownLabels !== void 0) {
			if (!validate44(data.knownLabels, {
				instancePath: instancePath + "/knownLabels",
				parentData: data,
				parentDataProperty: "knownLabels",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
		if (data.complete !== void 0) {
			if (!validate47(data.complete, {
				instancePath: instancePath + "/complete",
				parentData: data,
				parentDataProperty: "complete",
				rootData
			})) {
				vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
				errors = vErrors.length;
			}
		}
		if (data.pools !== void 0) {
			if (!validate49(data.pools, {
				instancePath: instancePath + "/pools",
				parentData: data,
				parentDataProperty: "pools",
				rootData
			})) {
				vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
				errors = vErrors.length;
			}
		}
		if (data.from !== void 0) {
			if (!validate61(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData
			})) {
				vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.overrides !== void 0) {
			if (!validate66(data.overrides, {
				instancePath: instancePath + "/overrides",
				parentData: data,
				parentDataProperty: "overrides",
				rootData
			})) {
				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
				errors = vErrors.length;
			}
		}
		if (data.gitops !== void 0) {
			if (!validate72(data.gitops, {
				instancePath: instancePath + "/gitops",
				parentData: data,
				parentDataProperty: "gitops",
				rootData
			})) {
				vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
				errors = vErrors.length;
			}
		}
		if (data.namespaces !== void 0) {
			if (!validate75(data.namespaces, {
				instancePath: instancePath + "/namespaces",
				parentData: data,
				parentDataProperty: "namespaces",
				rootData
			})) {
				vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.clusters !== void 0) {
			if (!validate81(data.clusters, {
				instancePath: instancePath + "/clusters",
				parentData: data,
				parentDataProperty: "clusters",
				rootData
			})) {
				vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
				errors = vErrors.length;
			}
		}
		if (data.charts !== void 0) {
			if (!validate100(data.charts, {
				instancePath: instancePath + "/charts",
				parentData: data,
				parentDataProperty: "charts",
				rootData
			})) {
				vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate104(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.ruleOverrides !== void 0) {
			if (!validate111(data.ruleOverrides, {
				instancePath: instancePath + "/ruleOverrides",
				parentData: data,
				parentDataProperty: "ruleOverrides",
				rootData
			})) {
				vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
				errors = vErrors.length;
			}
		}
		if (data.suppress !== void 0) {
			if (!validate117(data.suppress, {
				instancePath: instancePath + "/suppress",
				parentData: data,
				parentDataProperty: "suppress",
				rootData
			})) {
				vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
				errors = vErrors.length;
			}
		}
		if (data.failOn !== void 0) {
			if (!validate121(data.failOn, {
				instancePath: instancePath + "/failOn",
				parentData: data,
				parentDataProperty: "failOn",
				rootData
			})) {
				vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
				errors = vErrors.length;
			}
		}
		if (data.render !== void 0) {
			if (!validate123(data.render, {
				instancePath: instancePath + "/render",
				parentData: data,
				parentDataProperty: "render",
				rootData
			})) {
				vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
				errors = vErrors.length;
			}
		}
		if (data.workloads !== void 0) {
			if (!validate125(data.workloads, {
				instancePath: instancePath + "/workloads",
				parentData: data,
				parentDataProperty: "workloads",
				rootData
			})) {
				vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema6.type,
			parentSchema: schema6,
			data
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}

// src/model/finding.ts
const SEVERITIES = [
	"error",
	"warning",
	"note"
];
function severitiesFrom(least) {
	return SEVERITIES.slice(0, SEVERITIES.indexOf(least) + 1);
}
function bySeverity(one, other) {
	return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/rendering/path-steps.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
function joinPath(...paths) {
	const steps = [];
	for (const step of paths.join("/").split("/")) if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
	else if (step !== "" && step !== ".") steps.push(step);
	return steps.length === 0 ? "." : steps.join("/");
}
function parentFolder(path) {
	const slash = path.lastIndexOf("/");
	return slash < 0 ? "." : path.slice(0, slash);
}
function lastStep(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function pathBelow(folder, path) {
	if (folder === ".") return path === ".." || path.startsWith("../") ? void 0 : path;
	return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : void 0;
}

// src/lint/configuration-charts.ts
function readCharts(document) {
	const list = getValue(document.root, "charts");
	const items = list?.kind === "sequence" ? list.items : [];
	const configurationFolder = parentFolder(joinPath(document.file.path));
	return items.map((item, index) => {
		const place = {
			document,
			path: ["charts", index],
			part: "value"
		};
		const path = scalarText(getValue(item, "path")) ?? "";
		return {
			name: scalarText(getValue(item, "name")),
			path,
			means: meansFolder(joinPath(configurationFolder, path.replace(/\/?Chart\.yaml$/, ""))),
			values: readValues(getValue(item, "values"), place),
			configurationFolder,
			releaseName: scalarText(getValue(item, "releaseName")),
			namespace: scalarText(getValue(item, "namespace")),
			kubeVersion: scalarText(getValue(item, "kubeVersion")),
			clusters: readWords$1(getValue(item, "clusters")),
			place
		};
	});
}
function meansFolder(path) {
	const isMatch = (0, import_picomatch.default)(path, { dot: true });
	return (folder) => folder === path || isMatch(folder);
}
function readValues(node, place) {
	if (node === void 0) return [];
	const at = {
		...place,
		path: [...place.path, "values"]
	};
	if (node.kind !== "sequence") return [{
		path: scalarText(node) ?? "",
		place: at
	}];
	return node.items.map((item, index) => ({
		path: scalarText(item) ?? "",
		place: {
			...at,
			path: [...at.path, index]
		}
	}));
}
function readWords$1(node) {
	return node?.kind === "sequence" ? node.items.map((item) => scalarText(item) ?? "") : void 0;
}

// src/lint/rule-options.ts
function describeWrongOptions(node, place, rule, options) {
	return effectiveEntries(node).flatMap((entry) => {
		const name = entry.key.text;
		if (name === "severity") return [];
		const at = {
			...place,
			path: [...place.path, name]
		};
		const option = Object.hasOwn(options, name) ? options[name] : void 0;
		if (option === void 0) return [errorAt({
			...at,
			part: "key"
		}, describeUnknownOption(name, rule, options))];
		return describeWrongValue(entry, at, option);
	});
}
function describeUnknownOption(name, rule, options) {
	const legal = Object.keys(options);
	if (legal.length === 0) return `unknown option "${name}": rule "${rule}" takes only "severity"`;
	const nearest = nearestWord(name, [...legal, "severity"]);
	return `unknown option "${name}" of rule "${rule}"${nearest === void 0 ? `: its options are ${formatAlternatives(legal.map(quote), "and")}` : `; did you mean "${nearest}"?`}`;
}
function describeWrongValue({ key, value }, at, option) {
	const subject = quote(key.text);
	switch (option.type) {
		case "boolean":
		case "number": {
			const legal = option.type === "boolean" ? "true or false" : "a number";
			const plain = toConfigurationValue(value);
			const finite = typeof plain !== "number" || Number.isFinite(plain);
			if (typeof plain === option.type && finite) return [];
			const found = value.kind === "scalar" && !finite ? quote(value.text) : describeNode(value);
			return [errorAt(at, `${subject} must be ${legal}, found ${found}`)];
		}
		case "strings": return describeItems(value, at, subject, "a list of strings", (item, itemAt, name) => describeNonString(item, itemAt, name));
		case "mappings": return describeItems(value, at, subject, "a list of mappings", (item, itemAt, name) => describeMapping(item, itemAt, name, option.keys ?? []));
	}
}
function describeItems(list, at, subject, legal, describeItem) {
	if (list.kind !== "sequence") return [errorAt(at, `${subject} must be ${legal}, found ${describeNode(list)}`)];
	return list.items.flatMap((item, index) => describeItem(item, {
		...at,
		path: [...at.path, index]
	}, `item ${index + 1} of ${subject}`));
}
function describeMapping(node, at, name, keys) {
	const legal = formatAlternatives(keys.map(quote), "and");
	if (node.kind !== "mapping") return [errorAt(at, `${name} must be a mapping with ${legal}, found ${describeNode(node)}`)];
	const unknown = effectiveEntries(node).flatMap(({ key }) => {
		if (keys.includes(key.text)) return [];
		const nearest = nearestWord(key.text, keys);
		const hint = nearest === void 0 ? `: legal keys are ${legal}` : `; did you mean "${nearest}"?`;
		const place = {
			...at,
			path: [...at.path, key.text],
			part: "key"
		};
		return [errorAt(place, `unknown key "${key.text}" in ${name}${hint}`)];
	});
	const missing = keys.filter((key) => getEntry(node, key) === void 0);
	const misfits = keys.flatMap((key) => {
		const value = getEntry(node, key)?.value;
		return value === void 0 ? [] : describeNonString(value, {
			...at,
			path: [...at.path, key]
		}, quote(key));
	});
	const lacks = missing.length === 0 ? [] : [errorAt(at, `${name} needs ${formatAlternatives(missing.map(quote), "and")}`)];
	return [
		...unknown,
		...unknown.length > 0 ? [] : lacks,
		...misfits
	];
}
function describeNonString(node, at, name) {
	if (typeof toConfigurationValue(node) === "string") return [];
	const hint = node.kind === "scalar" && node.value !== null ? `: write "${node.text}" in quotes` : "";
	return [errorAt(at, `${name} must be a string, found ${describeNode(node)}${hint}`)];
}

// src/lint/configuration-rules.ts
function readRuleSettings(document, known) {
	return readRules(document, ["rules"], getValue(document.root, "rules"), known);
}
function readRuleOverrides(document, known) {
	const errors = [];
	const list = getValue(document.root, "ruleOverrides");
	return {
		ruleOverrides: (list?.kind === "sequence" ? list.items : []).map((item, index) => {
			const place = {
				document,
				path: ["ruleOverrides", index],
				part: "value"
			};
			const read = readRules(document, [...place.path, "rules"], getValue(item, "rules"), known);
			errors.push(...read.errors);
			const [files, clusters] = [readWords(item, "files"), readWords(item, "clusters")];
			if (files === void 0 && clusters === void 0) {
				const message = `item ${index + 1} of "ruleOverrides" needs "files" or "clusters": what holds everywhere belongs into "rules"`;
				errors.push(errorAt(place, message));
			}
			return {
				files,
				clusters,
				rules: read.rules,
				place
			};
		}),
		errors
	};
}
function describeUnknownClusters(naming, clusters) {
	const known = clusters.flatMap(({ settings }) => settings.name ?? []);
	return naming.flatMap(({ clusters: names, place }) => (names ?? []).flatMap((name, index) => {
		if (known.includes(name)) return [];
		const nearest = nearestWord(name, known);
		const declared = known.length === 0 ? ": no \"clusters\" are declared" : `: clusters are ${formatAlternatives(known.map(quote), "and")}`;
		const hint = nearest === void 0 ? declared : `; did you mean "${nearest}"?`;
		return [errorAt({
			...place,
			path: [
				...place.path,
				"clusters",
				index
			]
		}, `unknown cluster "${name}"${hint}`)];
	}));
}
function readRules(document, path, node, { knownRules, ruleOptions }) {
	const rules = /* @__PURE__ */ new Map();
	const errors = [];
	for (const entry of effectiveEntries(node)) {
		const id = entry.key.text;
		const place = {
			document,
			path: [...path, id],
			part: "value"
		};
		errors.push(...describeUnknownRule(id, {
			...place,
			part: "key"
		}, knownRules));
		const options = ruleOptions?.get(id);
		if (options !== void 0) errors.push(...describeWrongOptions(entry.value, place, id, options));
		const severity = entry.value.kind === "mapping" ? getValue(entry.value, "severity") : entry.value;
		rules.set(id, {
			severity: readSeverity(severity),
			options: readOptions(entry.value),
			place
		});
	}
	return {
		rules,
		errors
	};
}
function readWords(item, key) {
	const list = getValue(item, key);
	return list?.kind === "sequence" ? list.items.map((one) => scalarText(one) ?? "") : void 0;
}
function readSuppressions(document, { knownRules }) {
	const suppress = [];
	const errors = [];
	const list = getValue(document.root, "suppress");
	(list?.kind === "sequence" ? list.items : []).forEach((item, index) => {
		const place = {
			document,
			path: ["suppress", index],
			part: "value"
		};
		const placeOf = (key) => ({
			...place,
			path: [...place.path, key]
		});
		const rule = scalarText(getValue(item, "rule")) ?? "";
		const expires = scalarText(getValue(item, "expires"));
		errors.push(...describeUnknownRule(rule, placeOf("rule"), knownRules));
		if (expires !== void 0 && !isDay(expires)) errors.push(errorAt(placeOf("expires"), `"expires" is not a day of the calendar: found "${expires}"`));
		suppress.push({
			rule,
			workload: scalarText(getValue(item, "workload")),
			file: scalarText(getValue(item, "file")),
			reason: scalarText(getValue(item, "reason")) ?? "",
			expires,
			place
		});
	});
	return {
		suppress,
		errors
	};
}
function readSeverity(node) {
	const text = scalarText(node);
	return text === "off" ? "off" : SEVERITIES.find((severity) => severity === text);
}
function readOptions(node) {
	const options = effectiveEntries(node).filter((entry) => entry.key.text !== "severity").map((entry) => [entry.key.text, toConfigurationValue(entry.value)]);
	return byWord(options);
}
function describeUnknownRule(id, place, knownRules) {
	if (knownRules === void 0 || knownRules.includes(id)) return [];
	const nearest = nearestWord(id, knownRules);
	const hint = nearest === void 0 ? `: rules are ${formatAlternatives(knownRules.map(quote), "and")}` : `; did you mean "${nearest}"?`;
	return [errorAt(place, `unknown rule "${id}"${hint}`)];
}
function isDay(text) {
	const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// src/lint/configuration-workloads.ts
function readCustomKinds(document) {
	const list = getValue(document.root, "workloads");
	const items = list?.kind === "sequence" ? list.items : [];
	const errors = [];
	const kinds = /* @__PURE__ */ new Map();
	items.forEach((item, index) => {
		const place = {
			document,
			path: ["workloads", index],
			part: "value"
		};
		const group = scalarText(getValue(item, "group")) ?? "";
		const kind = scalarText(getValue(item, "kind")) ?? "";
		if (podSpecPathOf(`${group}/v1`, kind) !== void 0) {
			const message = `${quote(kind)} of group ${quote(group)} is a kind of Kubernetes itself, whose pod spec is known`;
			errors.push(errorAt({
				...place,
				path: [...place.path, "kind"]
			}, message));
		}
		const key = JSON.stringify([group, kind]);
		const known = kinds.get(key) ?? {
			group,
			kind,
			pods: []
		};
		kinds.set(key, known);
		known.pods.push(readPods(item, place, errors));
	});
	return {
		customKinds: [...kinds.values()],
		errors
	};
}
function readPods(item, place, errors) {
	const part = scalarText(getValue(item, "part"));
	const podSpec = scalarText(getValue(item, "podSpec"));
	if (podSpec !== void 0) readPattern(podSpec, {
		...place,
		path: [...place.path, "podSpec"]
	}, errors);
	const fields = {};
	const patterns = [];
	for (const field of SCHEDULING_FIELDS$1) {
		const text = scalarText(getValue(item, field));
		if (text === void 0) continue;
		const at = {
			...place,
			path: [...place.path, field]
		};
		fields[field] = text;
		const pattern = readPattern(text, at, errors);
		if (pattern !== void 0) patterns.push({
			field,
			pattern
		});
		if (podSpec !== void 0) errors.push(errorAt({
			...at,
			part: "key"
		}, `"${field}" stands beside "podSpec", which holds it already`));
	}
	describeApart(patterns, place, errors);
	const hasFields = Object.keys(fields).length > 0;
	if (podSpec === void 0 && !hasFields) {
		const message = `the entry of "workloads" says no place: write "podSpec", or one of ${SCHEDULING_FIELDS$1.map(quote).join(", ")}`;
		errors.push(errorAt(place, message));
	}
	return {
		...part !== void 0 && { part },
		...podSpec !== void 0 && { podSpec },
		...hasFields && { fields }
	};
}
function readPattern(text, at, errors) {
	const pattern = parseFieldPattern(text);
	if (pattern === void 0) {
		const message = `${quote(text)} is no path: write keys with dots between them, "[*]" for every item of a list and ".*" for every value of a mapping, as in "spec.groups[*].template.spec"`;
		errors.push(errorAt(at, message));
	}
	return pattern;
}
function describeApart(patterns, place, errors) {
	const start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
	const apart = patterns.find(({ pattern }) => plainKeys(pattern.slice(start.length)) === void 0);
	if (apart === void 0) return;
	const message = `the wildcard of "${apart.field}" is not in the other fields of the entry: write an entry for each of them`;
	errors.push(errorAt({
		...place,
		path: [...place.path, apart.field]
	}, message));
}

// src/lint/configuration.ts
const LINT_KEYS = [
	"charts",
	"rules",
	"ruleOverrides",
	"suppress",
	"failOn",
	"render",
	"workloads"
];
function parseConfiguration(file, options) {
	const parsed = parseDocuments(file);
	const problems = parsed.problems.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	}));
	const [document, second] = parsed.documents;
	if (problems.length > 0) return refuse(...problems);
	if (document === void 0 || isNothing$1(document.root)) return refuse({
		message: `the ${options.kind} is empty: write at least "version: 1"`,
		range: rangeOfSpan(file, {
			start: 0,
			end: 0
		})
	});
	if (second !== void 0) return refuse({
		message: `the ${options.kind} must be one document, found a second one`,
		range: locate({
			document: second,
			path: [],
			part: "value"
		})
	});
	const errors = describeMisfit(document, options.kind);
	return errors.length > 0 ? refuse(...errors) : read(document, options);
}
function refuse(...errors) {
	return {
		configuration: void 0,
		errors
	};
}
function isNothing$1(root) {
	return root.kind === "scalar" && root.value === null;
}
function describeMisfit(document, kind) {
	const { root } = document;
	const top = {
		document,
		path: [],
		part: "value"
	};
	if (root.kind !== "mapping") return [errorAt(top, `the ${kind} must be a mapping that begins with "version: 1", found ${describeNode(root)}`)];
	const version = getValue(root, "version");
	if (version === void 0) return [errorAt(top, "\"version\" is missing: write \"version: 1\"")];
	const value = toConfigurationValue(root);
	if (version.kind !== "scalar" || version.value !== 1) {
		const message = `"version" must be the number 1, found ${describeNode(version)}: no other version is known`;
		return [errorAt({
			...top,
			path: ["version"]
		}, message)];
	}
	return [...validateConfiguration(value) ? [] : describeSchemaErrors(document, validateConfiguration.errors ?? []), ...kind === "inventory" ? describeLintKeys(document) : []].sort(byPlace$1);
}
function describeLintKeys(document) {
	return LINT_KEYS.filter((key) => getEntry(document.root, key) !== void 0).map((key) => errorAt({
		document,
		path: [key],
		part: "key"
	}, `an inventory has no "${key}": it belongs into "taintlint.yaml"`));
}
function read(document, options) {
	const { root, file } = document;
	const clusterKeys = overlayClusterKeys(options.clusterKeys ?? NO_CLUSTER_KEYS, readClusterKeys(root));
	const { clusters, errors: clusterErrors } = readClusters(document, clusterKeys);
	const { rules, errors: ruleErrors } = readRuleSettings(document, options);
	const { ruleOverrides, errors: overrideErrors } = readRuleOverrides(document, options);
	const { suppress, errors: suppressErrors } = readSuppressions(document, options);
	const { render, errors: renderErrors } = readRenderSettings(document);
	const { customKinds, errors: kindErrors } = readCustomKinds(document);
	return {
		configuration: {
			file,
			clusters,
			clusterKeys,
			manifests: clusterKeys.manifests,
			exclude: clusterKeys.exclude ?? [],
			rules,
			ruleOverrides,
			suppress,
			failOn: readFailOn(getValue(root, "failOn")),
			render,
			charts: readCharts(document),
			customKinds
		},
		errors: [
			...clusterErrors,
			...ruleErrors,
			...overrideErrors,
			...suppressErrors,
			...renderErrors,
			...kindErrors
		].sort(byPlace$1)
	};
}
function readClusters(document, above) {
	const list = getValue(document.root, "clusters");
	const items = list?.kind === "sequence" ? list.items : [];
	if (items.length === 0) {
		const { cluster, errors } = readClusterDeclaration(document, [], document.root, null, above);
		return {
			clusters: [cluster],
			errors: [...errors]
		};
	}
	const errors = describeKeysBesideClusters(document);
	const clusters = [];
	items.forEach((item, index) => {
		const name = scalarText(getValue(item, "name")) ?? "";
		const earlier = clusters.find(({ settings }) => settings.name === name);
		if (earlier !== void 0) errors.push(describeRepeatedCluster(document, index, name, earlier));
		const keys = overlayClusterKeys(above, readClusterKeys(item));
		const declared = readClusterDeclaration(document, ["clusters", index], item, name, keys);
		clusters.push(declared.cluster);
		errors.push(...declared.errors);
	});
	return {
		clusters,
		errors
	};
}
function describeKeysBesideClusters(document) {
	return [
		"pools",
		"from",
		"overrides",
		"gitops"
	].filter((key) => getEntry(document.root, key) !== void 0).map((key) => errorAt({
		document,
		path: [key],
		part: "key"
	}, `"${key}" stands beside "clusters": move it into a cluster`));
}
function describeRepeatedCluster(document, index, name, earlier) {
	const { line } = locate({
		...earlier.place,
		path: [...earlier.place.path, "name"]
	});
	return errorAt({
		document,
		path: [
			"clusters",
			index,
			"name"
		],
		part: "value"
	}, `cluster "${name}" is declared twice: first in line ${line}`);
}
function readFailOn(node) {
	const text = scalarText(node);
	return text === "never" ? "never" : SEVERITIES.find((severity) => severity === text);
}
function byPlace$1(a, b) {
	return a.range.line - b.range.line || a.range.column - b.range.column;
}

// src/model/toleration.ts
function formatToleration(toleration) {
	const fields = [];
	if (toleration.key) fields.push(`key: ${toleration.key}`);
	if (toleration.operator) fields.push(`operator: ${toleration.operator}`);
	if (toleration.value !== void 0 && !(toleration.value === "" && toleration.operator === "Exists")) fields.push(`value: ${JSON.stringify(toleration.value)}`);
	if (toleration.effect) fields.push(`effect: ${toleration.effect}`);
	if (toleration.tolerationSeconds !== void 0) fields.push(`tolerationSeconds: ${toleration.tolerationSeconds}`);
	return `{${fields.join(", ")}}`;
}

// src/model/workload.ts
function identityOf({ kind, namespace, name, part }) {
	return {
		kind,
		namespace,
		name,
		...part !== void 0 && { part }
	};
}
function writtenPath({ movedFields = [] }, path) {
	for (const { from, to } of movedFields) if (from.every((step, index) => path[index] === step)) return [...to, ...path.slice(from.length)];
	return path;
}
function placeInObject(workload, path, part = "value") {
	return {
		document: workload.document,
		path: [...workload.objectPath, ...writtenPath(workload, path)],
		part
	};
}
function placeInPodSpec(workload, path, part = "value") {
	return placeInObject(workload, [...workload.podSpecPath, ...path], part);
}
function nameWithPart({ name, part }) {
	return part === void 0 ? name : `${name} (${part})`;
}
function formatWorkload(workload) {
	const { kind, namespace } = workload;
	const name = nameWithPart(workload);
	return namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}

// src/rules/api-errors.ts
function subjectOf(workload, path) {
	const index = path.indexOf("tolerations") + 1;
	const position = index > 0 ? path[index] : void 0;
	const toleration = typeof position === "number" ? workload.podSpec.tolerations[position] : void 0;
	if (toleration === void 0) return formatFieldPath(path);
	return `${formatToleration(toleration)} ${formatFieldPath(path.slice(index + 1))}`;
}
function effectMeantBy(text) {
	const letters = text.toLowerCase().replaceAll(/[^a-z]/g, "");
	return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters);
}
function helpFor$4(error) {
	const field = error.path.at(-1);
	const meant = error.value === void 0 ? void 0 : effectMeantBy(error.value);
	if (field === "effect" && error.type === "NotSupported") return meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}, or leave effect out to tolerate every effect.` : `Write \`effect: ${meant}\`.`;
	if (field === "effect") return "Write `effect: NoExecute`, or remove tolerationSeconds: only NoExecute evicts.";
	if (field === "operator" && error.detail.startsWith("operator must be Exists")) return "Name the key of the taint, or write `operator: Exists` to tolerate every key.";
	if (field === "operator" && error.detail.startsWith("value must be empty")) return "Remove value, or write `operator: Equal` to compare it.";
	if (field === "operator" && (error.value === "Gt" || error.value === "Lt")) return `Operator ${error.value} needs the feature gate TaintTolerationComparisonOperators, which is off by default. If your cluster turns it on, write \`featureGates: [TaintTolerationComparisonOperators]\` in taintlint.yaml.`;
	if (field === "nodeSelectorTerms") return "Add a term, or remove the empty nodeSelectorTerms with its parent.";
	return "Correct the field: the API server refuses the whole object as it stands.";
}
function clause(detail) {
	return detail.length === 0 ? "a value is required" : detail.charAt(0).toLowerCase() + detail.slice(1);
}
function fieldToEdit(error) {
	return error.path.at(-1) === "operator" && error.value !== "" && /\bvalue must be empty|valid label/.test(error.detail) ? [...error.path.slice(0, -1), "value"] : error.path;
}
function fixFor(workload, error) {
	const field = error.path.at(-1);
	if (field === "operator" && error.detail.startsWith("value must be empty")) return {
		title: "remove the value, which Exists does not compare",
		operations: [{
			kind: "remove",
			at: placeInObject(workload, fieldToEdit(error))
		}]
	};
	const meant = field === "effect" && error.type === "NotSupported" ? effectMeantBy(error.value ?? "") : void 0;
	if (meant === void 0) return void 0;
	const at = placeInObject(workload, error.path);
	return {
		title: `write ${meant}`,
		operations: [{
			kind: "set-scalar",
			at,
			text: meant
		}]
	};
}
function describeFieldError(workload, error) {
	const field = fieldToEdit(error);
	const path = formatFieldPath(writtenPath(workload, field));
	const found = error.value === void 0 || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
	const fix = fixFor(workload, error);
	return {
		at: placeInObject(workload, field),
		workload,
		message: `the API server refuses ${path}${found}: ${clause(error.detail)}`,
		help: helpFor$4(error),
		subject: subjectOf(workload, field),
		...fix && { fix }
	};
}
function describeDecodeError(workload, error) {
	const path = formatFieldPath(writtenPath(workload, error.path));
	const at = placeInObject(workload, error.path);
	const isQuotable = error.expected === "string" && (error.found === "boolean" || error.found === "number");
	return {
		at,
		workload,
		message: `the API server refuses ${path}: it takes a ${error.expected}, here stands a ${error.found}`,
		help: error.expected === "string" ? "Put the value in quotes: without them YAML reads it as another type." : `Write a ${error.expected} here.`,
		subject: subjectOf(workload, error.path),
		...isQuotable && { fix: {
			title: "put the value in quotes",
			operations: [{
				kind: "quote-scalar",
				at
			}]
		} }
	};
}

// src/rules/wording.ts
function quoted(text) {
	return `"${text}"`;
}
function list(items) {
	if (items.length <= 1) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
function count(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function duration(seconds) {
	if (seconds === 0) return "at once";
	if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
	if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
	return `after ${seconds} s`;
}

// src/rules/autoscaler-tag.ts
const TAINT_VALUE = /^([^:]*):(NoSchedule|PreferNoSchedule|NoExecute)$/;
const TAG = "k8s.io/cluster-autoscaler/node-template/";
function describeTag({ describes, key }) {
	return quoted(`${TAG}${describes}/${key}`);
}
function effectSuggestion(value) {
	const meant = effectMeantBy(value.slice(value.lastIndexOf(":") + 1));
	return meant === void 0 ? `one of ${list([...TAINT_EFFECTS])}` : meant;
}
function mistakeOf(tag, pool) {
	const [, value = "", effect] = TAINT_VALUE.exec(tag.value) ?? [];
	if (tag.describes === "label") {
		if (effect === void 0) return void 0;
		return {
			message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} describes a label, and its value ${quoted(tag.value)} is a taint`,
			help: `Write the tag under \`${TAG}taint/\`: as a label the cluster autoscaler expects a node without the taint.`
		};
	}
	if (effect === void 0) return {
		message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} has value ${quoted(tag.value)}, which is no \`value:Effect\``,
		help: `Write the value of the taint, a colon and ${effectSuggestion(tag.value)}.`
	};
	const expected = {
		key: tag.key,
		value,
		effect
	};
	const isOpen = pool.incomplete?.some(({ field }) => field === "taints") ?? false;
	const known = [...pool.taints, ...pool.startupTaints].map(formatTaint);
	if (isOpen || known.includes(formatTaint(expected))) return void 0;
	return {
		message: `tag ${describeTag(tag)} says that pool ${quoted(pool.name)} is tainted ${formatTaint(expected)}, and it is not`,
		help: known.length === 0 ? "Taint the pool so, or remove the tag: the cluster autoscaler decides by the tag while the pool has no nodes." : `Make the two agree. The pool is tainted ${list(known)}.`
	};
}
const autoscalerTag = {
	id: "autoscaler-tag",
	summary: "A tag tells the cluster autoscaler something else than the pool's nodes will have.",
	severity: "error",
	rationale: `While a group of machines has no nodes, the cluster autoscaler learns its labels and taints from tags:
\`k8s.io/cluster-autoscaler/node-template/taint/<key>\` with the value \`<value>:<Effect>\`, and \`.../label/<key>\`. A taint
under \`label/\`, a missing effect, or a taint that the nodes do not have make it scale the wrong group, or none.

Tags are read where a pool declares them itself: eksctl, kOps (\`cloudLabels\`) and EKS node groups in a Terraform plan. A
taint without a tag is not reported, because a group that never scales to zero needs none. Silent where the pool's taints
could not all be read.`,
	examples: [{
		title: "A taint under label/",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/label/restrict: monitoring-only:NoSchedule # <--
`,
		good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/taint/restrict: monitoring-only:NoSchedule
      k8s.io/cluster-autoscaler/node-template/label/team: web
`
	}, {
		title: "A taint that the nodes do not have, and one without an effect",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "true:NoSchedule" # <--
    k8s.io/cluster-autoscaler/node-template/taint/dedicated: gpu # <--
`,
		good: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`
	}],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) for (const tag of pool.autoscalerTags ?? []) {
			const mistake = mistakeOf(tag, pool);
			if (mistake === void 0) continue;
			yield {
				at: tag.place,
				...mistake,
				subject: `${pool.name} ${tag.describes}/${tag.key}`
			};
		}
	}
};

// src/scheduling/decimal-int.ts
const CANONICAL_DECIMAL = /^(?:0|-?[1-9][0-9]*)$/;
const GO_DECIMAL = /^[+-]?[0-9]+$/;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
function isCanonicalDecimal(text) {
	return CANONICAL_DECIMAL.test(text);
}
function parseGoInt(text) {
	if (!GO_DECIMAL.test(text)) return "syntax";
	const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
	return value < INT64_MIN || value > INT64_MAX ? "range" : value;
}
function parseCanonicalInt(text) {
	if (!isCanonicalDecimal(text)) return void 0;
	const value = parseGoInt(text);
	return typeof value === "bigint" ? value : void 0;
}

// src/scheduling/toleration.ts
function toleratesTaint(toleration, taint, comparison) {
	if (toleration.effect && toleration.effect !== taint.effect) return "no";
	if (toleration.key && toleration.key !== taint.key) return "no";
	switch (toleration.operator ?? "") {
		case "":
		case "Equal": return (toleration.value ?? "") === taint.value ? "yes" : "no";
		case "Exists": return "yes";
		case "Gt":
		case "Lt":
			if (comparison === "off" || !comparesTrue(toleration, taint)) return "no";
			return comparison === "on" ? "yes" : "unknown";
		default: return "no";
	}
}
function comparesTrue(toleration, taint) {
	const asked = parseCanonicalInt(toleration.value ?? "");
	const given = parseCanonicalInt(taint.value);
	if (asked === void 0 || given === void 0) return false;
	return toleration.operator === "Gt" ? given > asked : given < asked;
}
function findToleration(tolerations, taint, comparison) {
	let tolerance = "no";
	for (const toleration of tolerations) {
		const answer = toleratesTaint(toleration, taint, comparison);
		if (answer === "yes") return {
			tolerance: "yes",
			toleration
		};
		if (answer === "unknown") tolerance = "unknown";
	}
	return {
		tolerance,
		toleration: void 0
	};
}
function keepsPodsOff(taint) {
	return taint.effect === "NoSchedule" || taint.effect === "NoExecute";
}

// src/rules/opened-pools.ts
function isWritten(toleration) {
	return toleration.origin.by === "manifest";
}
function isWildcard({ key, operator }) {
	return !key && operator === "Exists";
}
function openerOf(taint, fit, comparison) {
	const openers = fit.tolerations.filter((toleration) => toleratesTaint(toleration, taint, comparison) !== "no");
	return openers.find(({ key }) => key) ?? openers[0];
}
function openedTaints({ pool }, fit, comparison) {
	return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
		const toleration = openerOf(taint, fit, comparison);
		return toleration === void 0 ? [] : [{
			taint,
			toleration
		}];
	});
}
function certainPools({ valid, admissionError, workload, pools }) {
	if (!valid || admissionError !== void 0 || workload.strayFields.length > 0) return [];
	if (workload.podSpec.nodeName !== "") return [];
	return pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided");
}
function poolsByToleration(fit, comparison) {
	const opened = /* @__PURE__ */ new Map();
	for (const pool of certainPools(fit)) {
		const taints = openedTaints(pool, fit, comparison);
		if (taints.some(({ toleration }) => isWildcard(toleration))) continue;
		for (const { taint, toleration } of taints) {
			if (!isWritten(toleration)) continue;
			const list = opened.get(toleration);
			if (list === void 0) opened.set(toleration, [{
				pool,
				taint
			}]);
			else list.push({
				pool,
				taint
			});
		}
	}
	return opened;
}

// src/rules/platform-taints.ts
const CONTROL_PLANE_TAINTS = /* @__PURE__ */ new Map([
	["node.kubernetes.io/not-ready", ["NoSchedule", "NoExecute"]],
	["node.kubernetes.io/unreachable", ["NoSchedule", "NoExecute"]],
	["node.kubernetes.io/memory-pressure", ["NoSchedule"]],
	["node.kubernetes.io/disk-pressure", ["NoSchedule"]],
	["node.kubernetes.io/pid-pressure", ["NoSchedule"]],
	["node.kubernetes.io/network-unavailable", ["NoSchedule"]],
	["node.kubernetes.io/unschedulable", ["NoSchedule"]]
]);
const PLATFORM_KEYS = /* @__PURE__ */ new Set([
	"node-role.kubernetes.io/control-plane",
	"node-role.kubernetes.io/master",
	"node-role.kubernetes.io/etcd",
	"node-role.kubernetes.io/infra",
	"node-role.kubernetes.io/api-server",
	"CriticalAddonsOnly",
	"kubernetes.io/arch",
	"nvidia.com/gpu",
	"amd.com/gpu",
	"google.com/tpu",
	"habana.ai/gaudi",
	"aws.amazon.com/neuron",
	"aws.amazon.com/neuroncore",
	"sandbox.gke.io/runtime",
	"eks.amazonaws.com/compute-type",
	"virtual-kubelet.io/provider",
	"ScalewayGPU"
]);
const PLATFORM_PREFIXES = [
	"node.kubernetes.io/",
	"node.cloudprovider.kubernetes.io/",
	"kubernetes.azure.com/",
	"cloud.google.com/",
	"karpenter.sh/",
	"node.openshift.io/",
	"node.ocs.openshift.io/"
];
function effectsSetByKubernetes(key) {
	return CONTROL_PLANE_TAINTS.get(key);
}
function isPlatformTaintKey(key, transientTaints) {
	return PLATFORM_KEYS.has(key) || PLATFORM_PREFIXES.some((prefix) => key.startsWith(prefix)) || isTransientTaint(key, transientTaints);
}

// src/rules/node-agent-role.ts
const CNI_PATHS = ["/etc/cni/net.d", "/opt/cni/bin"];
function imageName(image) {
	const name = image.slice(image.lastIndexOf("/") + 1);
	return name.split(/[:@]/)[0] ?? name;
}
function nodeAgentRole({ podSpec }) {
	const images = podSpec.containers.map((container) => imageName(container.image));
	const mounts = (path) => podSpec.hostPaths.some((mounted) => mounted.replace(/\/$/, "") === path);
	if (images.includes("csi-node-driver-registrar") || mounts("/var/lib/kubelet/plugins_registry")) return "CSI node plugin";
	if (CNI_PATHS.some(mounts)) return "CNI agent";
	if (mounts("/var/lib/kubelet/device-plugins")) return "device plugin";
}

// src/rules/system-namespaces.ts
const SYSTEM_NAMESPACES = /* @__PURE__ */ new Set([
	"kube-system",
	"kube-public",
	"kube-node-lease"
]);
function isSystemNamespace(namespace) {
	return SYSTEM_NAMESPACES.has(namespace) || namespace.startsWith("openshift-") || namespace.startsWith("gke-") || namespace.endsWith("-system");
}

// src/rules/workload-glob.ts
function matchesWorkload(glob, { kind, namespace, name }) {
	return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}

// src/rules/reservation.ts
function isWelcome(workload, pool) {
	const reservation = pool.reservedFor;
	if (reservation === void 0) return true;
	const { namespaces, workloads } = reservation;
	const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
	const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
	return byNamespace || byWorkload;
}
function isIntruder(workload, pool) {
	if (isWelcome(workload, pool)) return false;
	const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== void 0;
	return workload.kind !== "DaemonSet" || !serves;
}

// src/rules/toleration-yaml.ts
function formatYamlString(text) {
	return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
function formatTolerationFor(taint) {
	const match = taint.value === "" ? ["operator: Exists"] : ["operator: Equal", `value: ${formatYamlString(taint.value)}`];
	return [`- key: ${formatYamlString(taint.key)}`, ...[...match, `effect: ${taint.effect}`].map((line) => `  ${line}`)];
}
function formatTolerationsFor(taints) {
	return ["tolerations:", ...taints.flatMap(formatTolerationFor).map((line) => `  ${line}`)].join("\n");
}
function formatTolerationsAsYaml(tolerations) {
	return ["tolerations:", ...tolerations.flatMap(({ key, operator, value, effect, tolerationSeconds }) => {
		return [...Object.entries({
			key,
			operator,
			value,
			effect
		}).flatMap(([field, text]) => text === void 0 ? [] : [`${field}: ${formatYamlString(text)}`]), ...tolerationSeconds === void 0 ? [] : [`tolerationSeconds: ${tolerationSeconds}`]].map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
	}).map((line) => `  ${line}`)].join("\n");
}

// src/rules/broad-key-toleration.ts
const PRESENCE_VALUES$1 = /* @__PURE__ */ new Set([
	"",
	"true",
	"yes",
	"1",
	"present",
	"exists",
	"enabled"
]);
function distinctValues(opened) {
	return new Set(opened.map(({ taint }) => PRESENCE_VALUES$1.has(taint.value) ? "" : taint.value)).size;
}
const broadKeyToleration = {
	id: "broad-key-toleration",
	summary: "A toleration of a key with any value opens pools that have this key with different values.",
	severity: "note",
	rationale: `Where pools have the taints \`team=red\` and \`team=blue\`, the value says whose pool it is. A toleration with
\`operator: Exists\` opens both, and every pool with this key that is added later.

Reported only when the pod certainly enters pools with different values of the key by this toleration: a nodeSelector that
leaves one of them is enough to be silent. Values that only say that the taint is there, such as \`true\` and \`present\`,
count as one. Silent for DaemonSets and in the namespaces of the system, which are meant to run on pools of others; for
keys of Kubernetes and of platforms (\`nvidia.com/gpu\`, \`kubernetes.io/arch\`), whose value names a kind of node and not
an owner; where \`reservedFor\` names the workload on every such pool; and where \`reserved-pool\` reports the toleration.`,
	examples: [{
		title: "The pool of another team",
		inventory: `
pools:
  - name: red
    taints: ["team=red:NoSchedule"]
  - name: blue
    taints: ["team=blue:NoSchedule"]
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: team
          operator: Exists # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: team
          operator: Equal
          value: red
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const { comparisonOperators, transientTaints } = inventory.cluster;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		for (const [toleration, opened] of poolsByToleration(fit, comparisonOperators)) {
			const { key, operator } = toleration;
			if (!key || operator !== "Exists" || isPlatformTaintKey(key, transientTaints)) continue;
			if (distinctValues(opened) < 2) continue;
			const pools = opened.map(({ pool }) => pool.pool);
			if (pools.every(({ reservedFor }) => reservedFor !== void 0)) continue;
			if (pools.some((pool) => isIntruder(workload, pool))) continue;
			const names = [...new Set(pools.map(({ name }) => quoted(name)))];
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"operator"
				]),
				workload,
				message: `toleration of ${quoted(key)} with any value opens pools ${list(names)}, which have different values`,
				details: opened.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
				help: `Name the value of the pool that is meant, for example:\n${formatTolerationsFor(opened.slice(0, 1).map(({ taint }) => taint))}`,
				related: opened.map(({ pool, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				})),
				subject: `${key} Exists ${toleration.effect ?? ""}`
			};
		}
	}
};

// src/rules/control-plane.ts
const CONTROL_PLANE_KEYS = /* @__PURE__ */ new Set(["node-role.kubernetes.io/control-plane", "node-role.kubernetes.io/master"]);
function isControlPlanePool(pool) {
	if (pool.role !== void 0) return pool.role === "control-plane";
	return pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) || Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key));
}

// src/rules/control-plane-toleration.ts
const controlPlaneToleration = {
	id: "control-plane-toleration",
	summary: "An application may run on the control plane, because it tolerates the taint that keeps it off.",
	severity: "warning",
	rationale: `The control plane is tainted so that no application can take memory, disk or processor time from the API
server and etcd, or reach their files. A toleration that was copied from a chart or an example opens it again.

Reported only when the inventory has a control-plane pool and the pod certainly may enter it: on a cluster whose control
plane is the provider's, or that does not declare one, the toleration does no harm. Silent in the namespaces of the system;
for DaemonSets, which serve every node; for a pod that can run nowhere else or prefers the control plane by node affinity,
because it is meant to be there; and where \`reservedFor\` of the pool names the workload. One finding for a pod, however
many of its tolerations open the control plane. A toleration without a key has its own rule, and so has a pool that is
reserved for others.`,
	examples: [{
		title: "A web application next to etcd",
		inventory: `
pools:
  - name: general
  - name: control-plane
    role: control-plane
    labels: {node-role.kubernetes.io/control-plane: ""}
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
      tolerations:
        - key: node-role.kubernetes.io/control-plane # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: etcd-backup, namespace: backup}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: backup, image: backup:1}]
          nodeSelector:
            node-role.kubernetes.io/control-plane: ""
          tolerations:
            - key: node-role.kubernetes.io/control-plane
              operator: Exists
              effect: NoSchedule
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const comparison = inventory.cluster.comparisonOperators;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		if (certainPools(fit).every(({ pool }) => isControlPlanePool(pool))) return;
		if ((workload.podSpec.nodeAffinity?.preferred ?? []).some(({ preference }) => preference.matchExpressions.some(({ key, operator }) => {
			return CONTROL_PLANE_KEYS.has(key) && (operator === "Exists" || operator === "In");
		}))) return;
		let first;
		const entered = /* @__PURE__ */ new Map();
		for (const [toleration, opened] of poolsByToleration(fit, comparison)) for (const found of opened) {
			const { pool } = found.pool;
			if (!isControlPlanePool(pool) || pool.reservedFor !== void 0) continue;
			if (first === void 0 || toleration.origin.index < first.origin.index) first = toleration;
			if (!entered.has(pool.name)) entered.set(pool.name, found);
		}
		if (first === void 0) return;
		const pools = [...entered.values()];
		const names = pools.map(({ pool }) => quoted(pool.pool.name));
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				first.origin.index,
				"key"
			]),
			workload,
			message: `the application may run on the control plane: the toleration opens ${names.length === 1 ? "pool" : "pools"} ${list(names)}`,
			details: pools.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
			help: "Remove the toleration. If the pod is meant for the control plane, say so with a nodeSelector.",
			related: pools.map(({ pool, taint }) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			})),
			subject: "control plane"
		};
	}
};

// src/scheduling/reasons.ts
function describeReason(reason) {
	switch (reason.kind) {
		case "untolerated-taint": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}`;
		case "avoided-taint": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}, which the scheduler only tries to respect`;
		case "comparison-operator-unknown": return `taint ${formatTaint(reason.taint)} is tolerated only if feature gate TaintTolerationComparisonOperators is on`;
		case "cordoned": return "every node that the pod asks for is cordoned";
		case "no-nodes": return "the pool is scaled to zero";
		case "pool-may-not-exist": return `nobody can tell whether the pool exists: ${reason.why}`;
		case "taints-unknown": return `the pool's taints are not all known: ${reason.why}`;
		case "selector-mismatch": return `label "${reason.key}" ${labelState(reason)}, the pod asks for ${reason.wanted}`;
		case "selector-contradiction": return `no value of label "${reason.key}" can meet all that the pod asks: ${reason.requirement}`;
		case "selector-unknown": return `the pod asks for ${reason.requirement}, and the pool does not declare label "${reason.key}"`;
		case "no-selector-term-matches": return reason.terms === 1 ? "the only node selector term cannot match" : `none of the ${reason.terms} node selector terms matches`;
		case "empty-selector-terms": return "the required node affinity has no term that can match a node";
		case "other-node-name": return `the pod's node name rule names "${reason.nodeName}", which no node of the pool meets`;
		case "node-name-unknown": return `the pod's node name rule names "${reason.nodeName}", and the names of the pool's nodes are not declared`;
		case "runtime-class-missing": return `RuntimeClass "${reason.name}" is not declared, and it may add tolerations and a node selector`;
		case "queue-may-tolerate": return `queue "${reason.queue}" of Kueue may add tolerations when it admits the pod`;
		case "not-judged": return "taintlint failed while it judged the workload";
		case "daemonset-ignores-admission": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}: ${reason.addedBy} would tolerate it, but the DaemonSet controller judges nodes before that`;
		case "scheduler-bypassed": return `nodeName "${reason.nodeName}" bypasses the scheduler, so that NoSchedule does not hold the pod back`;
	}
}
function labelState({ actual, possible }) {
	if (possible !== void 0) return `can only be ${possible}`;
	return actual === void 0 ? "is missing" : `is ${JSON.stringify(actual)}`;
}
function assumption({ implied }) {
	return implied === void 0 ? "" : ` (assumed: ${implied}; "implicit: off" leaves it out)`;
}

// src/rules/mappings-option.ts
function readMappings(value, keys) {
	if (!Array.isArray(value)) return [];
	const hasKeys = (item) => typeof item === "object" && item !== null && keys.every((key) => key in item);
	return value.filter(hasKeys);
}

// src/scheduling/near-miss.ts
const NEAR_MISSES = [
	"value",
	"effect",
	"operator",
	"key-spelling",
	"key-domain"
];
const LEAST_KEY_LENGTH = 4;
const MOST_EDITS = 2;
const OPERATORS = /* @__PURE__ */ new Set([
	"",
	"Equal",
	"Exists",
	"Gt",
	"Lt"
]);
function nearMiss(toleration, taint, comparison) {
	if (toleratesTaint(toleration, taint, comparison) !== "no") return void 0;
	const { key = "", operator = "" } = toleration;
	if (key !== "" && key !== taint.key) return keyMiss(key, taint.key);
	if (!OPERATORS.has(operator)) return "operator";
	const { effect: _, ...everyEffect } = toleration;
	if (toleratesTaint(everyEffect, taint, comparison) !== "no") return "effect";
	if (comparison === "off" && (operator === "Gt" || operator === "Lt")) return "operator";
	return key === "" ? void 0 : "value";
}
function keyMiss(asked, given) {
	if (isMisspelt$1(asked, given)) return "key-spelling";
	const domain = asked.indexOf("/") + 1;
	return domain > 0 && given.startsWith(asked.slice(0, domain)) ? "key-domain" : void 0;
}
function isMisspelt$1(asked, given) {
	if (asked.toLowerCase() === given.toLowerCase()) return true;
	if (Math.min(asked.length, given.length) < LEAST_KEY_LENGTH) return false;
	if (Math.abs(asked.length - given.length) > MOST_EDITS) return false;
	return (0, import_fastest_levenshtein.distance)(asked, given) <= MOST_EDITS;
}
function nearestToleration(taint, tolerations, comparison) {
	const nearest = nearestOf(tolerations, (toleration) => nearMiss(toleration, taint, comparison));
	return nearest === void 0 ? void 0 : {
		toleration: nearest.item,
		miss: nearest.miss
	};
}
function nearestTaint(toleration, taints, comparison) {
	const nearest = nearestOf(taints, (taint) => nearMiss(toleration, taint, comparison));
	return nearest === void 0 ? void 0 : {
		taint: nearest.item,
		miss: nearest.miss
	};
}
function nearestOf(items, missOf) {
	let nearest;
	for (const item of items) {
		const miss = missOf(item);
		if (miss === void 0) continue;
		if (nearest === void 0 || NEAR_MISSES.indexOf(miss) < NEAR_MISSES.indexOf(nearest.miss)) nearest = {
			item,
			miss
		};
	}
	return nearest;
}

// src/rules/near-miss-wording.ts
const FIELDS = {
	operator: "operator",
	value: "value",
	effect: "effect",
	"key-spelling": "key",
	"key-domain": "key"
};
function fieldOfMiss({ miss }) {
	return FIELDS[miss];
}
function describeMiss({ miss, toleration, taint }, pool) {
	const tainted = `pool ${quoted(pool)} is tainted`;
	switch (miss) {
		case "value":
		case "operator": {
			const given = toleration.value ?? "";
			const has = given === "" ? "toleration has no value" : `toleration has value ${quoted(given)}`;
			const needs = taint.value === "" ? "without a value" : `with value ${quoted(taint.value)}`;
			const help = taint.value === "" ? "Write `operator: Exists` and no value." : `Write \`value: ${formatYamlString(taint.value)}\`, or \`operator: Exists\` and no value.`;
			return {
				message: `${has}, ${tainted} ${needs}`,
				help
			};
		}
		case "effect": return {
			message: `toleration has effect ${toleration.effect}, ${tainted} with effect ${taint.effect}`,
			help: `Write \`effect: ${taint.effect}\`, or remove effect to tolerate every effect of this key.`
		};
		case "key-spelling":
		case "key-domain": return {
			message: `toleration has key ${quoted(toleration.key ?? "")}, ${tainted} with key ${quoted(taint.key)}`,
			help: `To let it in, write in the pod spec:\n${formatTolerationsFor([taint])}`
		};
	}
}

// src/rules/placement.ts
const MAX_DETAILS = 12;
function taintsAgainst(pool) {
	const named = /* @__PURE__ */ new Set();
	for (const reason of pool.reasons) if ("taint" in reason) named.add(reason.taint);
	return pool.pool.taints.filter((taint) => named.has(taint));
}
function isMisspelt(fit, { miss, toleration }) {
	return !(miss === "key-spelling" || miss === "key-domain") || !fit.pools.some((pool) => pool.tolerated.some((met) => met.toleration === toleration));
}
function candidateOf(fit, pool, comparison) {
	const written = fit.tolerations.filter((toleration) => toleration.origin.by === "manifest");
	const taints = taintsAgainst(pool);
	return {
		pool,
		taints,
		miss: taints.flatMap((taint) => {
			const nearest = nearestToleration(taint, written, comparison);
			return nearest === void 0 || !isMisspelt(fit, {
				...nearest,
				taint
			}) ? [] : [{
				...nearest,
				taint
			}];
		}).sort((a, b) => rank(a) - rank(b) || positionOf$1(a) - positionOf$1(b))[0]
	};
}
function rank(miss) {
	return miss === void 0 ? NEAR_MISSES.length : NEAR_MISSES.indexOf(miss.miss);
}
function positionOf$1(miss) {
	return miss?.toleration.origin.by === "manifest" ? miss.toleration.origin.index : 0;
}
function nearest(workload, candidates) {
	return [...candidates].sort((a, b) => rank(a.miss) - rank(b.miss) || Number(!isWelcome(workload, a.pool.pool)) - Number(!isWelcome(workload, b.pool.pool)) || a.taints.length - b.taints.length || positionOf$1(a.miss) - positionOf$1(b.miss))[0];
}
function findSelectorPath(workload, key) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	if (key in nodeSelector) return ["nodeSelector", key];
	const terms = nodeAffinity?.required ?? [];
	for (const [termIndex, term] of terms.entries()) {
		const index = term.matchExpressions.findIndex((expression) => expression.key === key);
		if (index < 0) continue;
		return [
			...[
				"affinity",
				"nodeAffinity",
				"requiredDuringSchedulingIgnoredDuringExecution"
			],
			"nodeSelectorTerms",
			termIndex,
			"matchExpressions",
			index,
			"key"
		];
	}
}
function mismatchedKeys(pool) {
	return pool.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason.key] : []);
}
function narrowingPath(fit) {
	for (const pool of fit.pools) for (const key of mismatchedKeys(pool)) {
		const path = findSelectorPath(fit.workload, key);
		if (path !== void 0) return path;
	}
}
function placeOfTolerations(workload) {
	return workload.podSpec.tolerations.length > 0 ? placeInPodSpec(workload, ["tolerations"], "key") : placeInPodSpec(workload, [], "key");
}
function describePools(pools, nearest = []) {
	const lines = [...nearest, ...pools.filter((pool) => !nearest.includes(pool))].map((pool) => `${pool.pool.name}: ${pool.reasons.map(describeReason).join("; ")}`);
	return shorten(lines, MAX_DETAILS, "more pools");
}
function relatedTaints(candidates) {
	return candidates.slice(0, MAX_DETAILS).flatMap(({ pool, taints }) => taints.slice(0, 1).map((taint) => ({
		place: taint.place,
		message: taint.implied === void 0 ? `pool ${quoted(pool.pool.name)} is tainted ${formatTaint(taint)} here` : `pool ${quoted(pool.pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`
	})));
}
function explainTaints(fit, allowed, comparison) {
	const { workload } = fit;
	const candidates = allowed.map((pool) => candidateOf(fit, pool, comparison));
	const best = nearest(workload, candidates);
	const narrowing = fit.workload.kind !== "DaemonSet" && allowed.length < fit.pools.length ? narrowingPath(fit) : void 0;
	const details = describePools(fit.pools, allowed);
	const related = relatedTaints(best?.miss === void 0 ? candidates : [best]);
	const yaml = best === void 0 ? "" : formatTolerationsFor(best.taints);
	if (best?.miss?.toleration.origin.by === "manifest") {
		const { index } = best.miss.toleration.origin;
		const { message, help } = describeMiss(best.miss, best.pool.pool.name);
		return {
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				fieldOfMiss(best.miss)
			]),
			cause: message,
			details,
			help,
			related,
			nearMissIndex: index,
			miss: best.miss
		};
	}
	const help = `To let it in, add to the pod spec:\n${yaml}`;
	const name = best?.pool.pool.name ?? "";
	const taint = best?.taints[0];
	const tainted = taint === void 0 ? "" : formatTaint(taint);
	if (narrowing !== void 0) {
		const atMost = best?.pool.selector === "unknown" ? "at most " : "";
		const others = allowed.length > 1 ? ` and ${allowed.length - 1} more` : "";
		return {
			at: placeInPodSpec(workload, narrowing),
			cause: `its selector leaves ${atMost}pool ${quoted(name)}${others}, whose taint ${tainted} it does not tolerate`,
			details,
			help,
			related,
			nearMissIndex: void 0
		};
	}
	const only = fit.pools.length === 1 ? `the only pool ${quoted(name)} has taint ${tainted}` : "every pool has a taint";
	return {
		at: placeOfTolerations(workload),
		cause: `${only} that it does not tolerate`,
		details,
		help,
		related,
		nearMissIndex: void 0
	};
}

// src/rules/daemonset-dependency.ts
const MAX_NAMED$2 = 12;
function findNeeded(glob, { fits, inventory }) {
	const daemonSets = fits.filter(({ workload }) => workload.kind === "DaemonSet" && matchesWorkload(glob, workload));
	return {
		daemonSets,
		running: inventory.pools.map((_, index) => daemonSets.filter((fit) => mayRun(fit, index)).length)
	};
}
function mayRun({ pools }, index) {
	return pools[index]?.verdict !== "blocked";
}
function poolsWithout(fit, { daemonSets, running }) {
	const isNeeded = daemonSets.includes(fit);
	return fit.pools.filter(({ verdict }, index) => {
		const own = isNeeded && mayRun(fit, index) ? 1 : 0;
		return (verdict === "fits" || verdict === "avoided") && running[index] === own;
	});
}
function whyNot(daemonSet, { pool }) {
	const reasons = daemonSet.pools.find((other) => other.pool === pool)?.reasons ?? [];
	return `${pool.name}: ${formatWorkload(daemonSet.workload)} does not run there: ${reasons.map(describeReason).join("; ")}`;
}
const daemonsetDependency = {
	id: "daemonset-dependency",
	summary: "A workload can run on a pool where a DaemonSet that it needs does not run.",
	severity: "warning",
	rationale: `A storage driver, a network plugin or a node agent must run on the same node as the pods that use it. If a pod
tolerates more than the DaemonSet does, it starts on nodes where its volume cannot be mounted, or crashes again and again.

taintlint cannot see such a need: declare it with \`requires\`. \`workload\` and \`needs\` are globs of
\`namespace/Kind/name\` or \`Kind/name\`. Where \`needs\` names several DaemonSets, one of them on the pool is enough:
drivers often come as one DaemonSet for each system. A DaemonSet that is not in the repository is not missed.

Only what is certain counts: the pool takes the workload, and refuses the DaemonSet. It is said even where
\`daemonset-misses-pool\` names the same pool, because here somebody declared who suffers from it.`,
	options: { requires: {
		type: "mappings",
		keys: ["workload", "needs"],
		description: "Which workloads need which DaemonSets on their node, both as globs of `namespace/Kind/name` or `Kind/name`.",
		default: []
	} },
	examples: [{
		title: "A database on a pool that the storage driver leaves out",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: storage
    labels: {pool: storage}
rules:
  daemonset-dependency:
    requires:
      - {workload: "data/StatefulSet/*", needs: "storage/DaemonSet/local-csi-driver"}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: local-csi-driver, namespace: storage}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: driver, image: local-csi-driver:1}]
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres, namespace: data}
spec:
  template:
    spec: # <--
      containers: [{name: postgres, image: postgres:18}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: local-csi-driver, namespace: storage}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: driver, image: local-csi-driver:1}]
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres, namespace: data}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: postgres, image: postgres:18}]
`
	}],
	*checkInventory(context, options) {
		for (const { workload: glob, needs } of readMappings(options.requires, ["workload", "needs"])) {
			const needed = findNeeded(needs, context);
			for (const fit of context.fits) {
				const { workload } = fit;
				if (!fit.valid || workload.strayFields.length > 0 || !matchesWorkload(glob, workload)) continue;
				const daemonSets = needed.daemonSets.filter((daemonSet) => daemonSet !== fit).slice(0, MAX_NAMED$2);
				const [first, second] = daemonSets;
				const without = first === void 0 ? [] : poolsWithout(fit, needed);
				if (first === void 0 || without.length === 0) continue;
				const names = list(without.map(({ pool }) => quoted(pool.name)));
				const where = `it can run on ${without.length === 1 ? "pool" : "pools"} ${names}, where`;
				yield {
					at: placeOfTolerations(workload),
					workload,
					message: second === void 0 ? `${where} ${formatWorkload(first.workload)}, which it needs, does not run` : `${where} none of the DaemonSets ${quoted(needs)}, of which it needs one, runs`,
					details: without.flatMap((pool) => daemonSets.map((one) => whyNot(one, pool))).slice(0, MAX_NAMED$2),
					help: "Let the DaemonSet run on these pools, or keep the workload off them by a selector.",
					related: daemonSets.map((one) => ({
						place: placeInObject(one.workload, ["metadata", "name"]),
						message: `${formatWorkload(one.workload)} is declared here`
					})),
					subject: `${needs} ${without.map(({ pool }) => pool.name).join(",")}`
				};
			}
		}
	}
};

// src/scheduling/admission/default-toleration-seconds.ts
const NODE_FAILURE_KEYS$1 = ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"];
const DEFAULT_SECONDS = 300;
function withDefaultTolerationSeconds(tolerations) {
	const missing = NODE_FAILURE_KEYS$1.filter((key) => !tolerations.some((toleration) => speaksOf(toleration, key)));
	return [...tolerations, ...missing.map((key) => ({
		key,
		operator: "Exists",
		effect: "NoExecute",
		tolerationSeconds: DEFAULT_SECONDS,
		origin: { by: "DefaultTolerationSeconds" }
	}))];
}
function speaksOf(toleration, key) {
	return (!toleration.key || toleration.key === key) && (!toleration.effect || toleration.effect === "NoExecute");
}

// src/scheduling/add-toleration.ts
function sameIdentity(a, b) {
	return (a.key ?? "") === (b.key ?? "") && (a.operator ?? "") === (b.operator ?? "") && (a.value ?? "") === (b.value ?? "") && (a.effect ?? "") === (b.effect ?? "");
}
function sameToleration(a, b) {
	return sameIdentity(a, b) && a.tolerationSeconds === b.tolerationSeconds;
}
function addToleration(tolerations, added) {
	let updated = false;
	const result = [];
	for (const toleration of tolerations) {
		if (!sameIdentity(toleration, added)) {
			result.push(toleration);
			continue;
		}
		if (sameToleration(toleration, added)) return tolerations;
		result.push(added);
		updated = true;
	}
	if (!updated) result.push(added);
	return result;
}

// src/scheduling/admission/extended-resource-toleration.ts
const QUOTA_PREFIX = "requests.";
function withExtendedResourceTolerations(spec, tolerations) {
	let result = tolerations;
	for (const resource of extendedResources(spec)) result = addToleration(result, {
		key: resource,
		operator: "Exists",
		effect: "NoSchedule",
		origin: {
			by: "ExtendedResourceToleration",
			resource
		}
	});
	return result;
}
function extendedResources(spec) {
	const names = /* @__PURE__ */ new Set();
	for (const { requests, limits } of [...spec.initContainers, ...spec.containers]) for (const name of [...Object.keys(requests), ...Object.keys(limits)]) if (isExtendedResource(name)) names.add(name);
	return [...names].sort((a, b) => a < b ? -1 : 1);
}
function isExtendedResource(name) {
	if (!name.includes("/") || name.includes("kubernetes.io/") || name.startsWith(QUOTA_PREFIX)) return false;
	return labelKeyErrors(`${QUOTA_PREFIX}${name}`).length === 0;
}

// src/scheduling/admission/pod-node-selector.ts
function mergeNamespaceNodeSelector(nodeSelector, selectors) {
	const source = selectors.namespace ?? selectors.clusterDefault;
	const added = parseSelector(source);
	if (added === void 0) return {
		admitted: false,
		error: `invalid selector: "${source}"`
	};
	for (const [key, value] of added) if ((nodeSelector[key] ?? value) !== value) return {
		admitted: false,
		error: "pod node label selector conflicts with its namespace node label selector"
	};
	const whitelist = parseSelector(selectors.whitelist);
	if (whitelist === void 0) return {
		admitted: false,
		error: `invalid selector: "${selectors.whitelist}"`
	};
	const merged = joinByWord(byWord(added), nodeSelector);
	const allowed = Object.entries(merged).every(([key, value]) => whitelist.get(key) === value);
	if (whitelist.size > 0 && !allowed) return {
		admitted: false,
		error: "pod node label selector labels conflict with its namespace whitelist"
	};
	return {
		admitted: true,
		nodeSelector: merged
	};
}
function parseSelector(text) {
	const labels = /* @__PURE__ */ new Map();
	if (text === "") return labels;
	for (const part of text.split(",")) {
		const [key, value, ...rest] = part.split("=").map((side) => side.trim());
		if (key === void 0 || value === void 0 || rest.length > 0) return void 0;
		if (labelKeyErrors(key).length > 0 || labelValueErrors(value).length > 0) return void 0;
		labels.set(key, value);
	}
	return labels;
}

// src/scheduling/admission/merge-tolerations.ts
function mergeTolerations(first, second) {
	const all = [...first, ...second];
	const merged = [];
	all.forEach((toleration, index) => {
		if (merged.some((kept) => includesToleration(kept, toleration))) return;
		if (all.slice(index + 1).some((other) => !sameToleration(other, toleration) && includesToleration(other, toleration))) return;
		merged.push(toleration);
	});
	return merged;
}
function allowedByWhitelist(tolerations, whitelist) {
	if (whitelist.length === 0) return true;
	return tolerations.every((toleration) => whitelist.some((allowed) => includesToleration(allowed, toleration)));
}
function includesToleration(wide, narrow) {
	if (sameToleration(wide, narrow)) return true;
	if ((narrow.key ?? "") !== (wide.key ?? "") && (wide.key || wide.operator !== "Exists")) return false;
	if ((narrow.effect ?? "") !== (wide.effect ?? "") && wide.effect) return false;
	if (wide.effect === "NoExecute" && wide.tolerationSeconds !== void 0) {
		if (narrow.tolerationSeconds === void 0 || narrow.tolerationSeconds > wide.tolerationSeconds) return false;
	}
	switch (wide.operator ?? "") {
		case "":
		case "Equal": return narrow.operator === "Equal" && (narrow.value ?? "") === (wide.value ?? "");
		case "Exists": return true;
		default: return false;
	}
}

// src/scheduling/admission/pod-toleration-restriction.ts
const MEMORY_PRESSURE = {
	key: "node.kubernetes.io/memory-pressure",
	operator: "Exists",
	effect: "NoSchedule"
};
function restrictTolerations(spec, tolerations, restriction) {
	const extra = [...restriction.defaults ?? [], ...isBestEffort(spec) ? [] : [MEMORY_PRESSURE]].map((toleration) => ({
		...toleration,
		origin: {
			by: "PodTolerationRestriction",
			namespace: restriction.namespace
		}
	}));
	const merged = extra.length > 0 ? mergeTolerations(tolerations, extra) : tolerations;
	if (!allowedByWhitelist(merged, restriction.whitelist ?? [])) return {
		admitted: false,
		error: "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist"
	};
	return {
		admitted: true,
		tolerations: merged
	};
}
function isBestEffort(spec) {
	return ![...spec.containers, ...spec.initContainers].some(asksForCompute);
}
function asksForCompute({ requests, limits }) {
	return [requests, limits].some(({ cpu = "", memory = "" }) => [cpu, memory].some((quantity) => (parseQuantity(quantity) ?? 0n) > 0n));
}

// src/scheduling/admission/runtime-class.ts
function mergeRuntimeClass(tolerations, nodeSelector, runtimeClass) {
	const entries = Object.entries(runtimeClass.nodeSelector);
	for (const [key, value] of entries) {
		const asked = nodeSelector[key];
		if (asked !== void 0 && asked !== value) return {
			admitted: false,
			error: `conflict: ${`runtimeClass.scheduling.nodeSelector[${key}] = ${value}`}; pod.spec.nodeSelector[${key}] = ${asked}`
		};
	}
	if (entries.length === 0 && runtimeClass.tolerations.length === 0) return {
		admitted: true,
		tolerations,
		nodeSelector
	};
	const added = runtimeClass.tolerations.map((toleration) => ({
		...toleration,
		origin: {
			by: "RuntimeClass",
			name: runtimeClass.name
		}
	}));
	return {
		admitted: true,
		tolerations: mergeTolerations(tolerations, added),
		nodeSelector: joinByWord(nodeSelector, runtimeClass.nodeSelector)
	};
}

// src/scheduling/admission/admit.ts
function admitPod(spec, tolerations, namespace, cluster, objects) {
	const { admission } = cluster;
	const defaults = objects.namespaces.get(namespace);
	let current = tolerations;
	let nodeSelector = spec.nodeSelector;
	let error;
	let missingRuntimeClass;
	if (admission.podNodeSelector && defaults !== void 0) {
		const selectors = {
			namespace: defaults.nodeSelector,
			clusterDefault: "",
			whitelist: ""
		};
		const result = mergeNamespaceNodeSelector(nodeSelector, selectors);
		if (result.admitted) nodeSelector = result.nodeSelector;
		else error = result.error;
	}
	if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
	if (admission.podTolerationRestriction) {
		const result = restrictTolerations(spec, current, {
			namespace,
			defaults: defaults?.defaultTolerations,
			whitelist: defaults?.tolerationsWhitelist
		});
		if (result.admitted) current = result.tolerations;
		else error ??= result.error;
	}
	if (admission.extendedResourceToleration) current = withExtendedResourceTolerations(spec, current);
	if (admission.runtimeClass && spec.runtimeClassName) {
		const runtimeClass = objects.runtimeClasses.get(spec.runtimeClassName);
		if (runtimeClass === void 0) missingRuntimeClass = spec.runtimeClassName;
		else {
			const result = mergeRuntimeClass(current, nodeSelector, runtimeClass);
			if (result.admitted) ({tolerations: current, nodeSelector} = result);
			else error ??= result.error;
		}
	}
	return {
		tolerations: current,
		nodeSelector,
		error,
		missingRuntimeClass
	};
}

// src/scheduling/admission/compute-class-toleration.ts
function withComputeClassTolerations(spec, nodeSelector, tolerations, inventory) {
	const classes = selectedClasses(spec, nodeSelector);
	if (classes.length === 0 || !isGke(inventory)) return tolerations;
	return classes.reduce((all, computeClass) => addToleration(all, {
		key: COMPUTE_CLASS_KEY,
		operator: "Equal",
		value: computeClass,
		effect: "NoSchedule",
		origin: {
			by: "GKE",
			computeClass
		}
	}), tolerations);
}
function selectedClasses({ nodeAffinity }, nodeSelector) {
	const selected = [nodeSelector["cloud.google.com/compute-class"] ?? []].flat();
	const named = (nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions).filter(({ key, operator }) => key === "cloud.google.com/compute-class" && operator === "In");
	return [.../* @__PURE__ */ new Set([...selected, ...named.flatMap(({ values }) => values)])];
}
function isGke({ cluster, pools }) {
	return cluster.provider === "gke" || pools.some(({ format }) => format === "compute-class");
}

// src/scheduling/cordon.ts
const UNSCHEDULABLE_TAINT = {
	key: "node.kubernetes.io/unschedulable",
	value: "",
	effect: "NoSchedule"
};
function toleratesCordon(tolerations) {
	return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}

// src/scheduling/daemonset.ts
const DAEMON_TOLERATIONS = [
	{
		key: "node.kubernetes.io/not-ready",
		operator: "Exists",
		effect: "NoExecute"
	},
	{
		key: "node.kubernetes.io/unreachable",
		operator: "Exists",
		effect: "NoExecute"
	},
	{
		key: "node.kubernetes.io/disk-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/memory-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/pid-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/unschedulable",
		operator: "Exists",
		effect: "NoSchedule"
	}
];
const HOST_NETWORK_TOLERATIONS = [{
	key: "node.kubernetes.io/network-unavailable",
	operator: "Exists",
	effect: "NoSchedule"
}];
function daemonTolerations(hostNetwork) {
	return hostNetwork ? [...DAEMON_TOLERATIONS, ...HOST_NETWORK_TOLERATIONS] : DAEMON_TOLERATIONS;
}
function withDaemonTolerations(spec, tolerations) {
	let result = tolerations;
	for (const added of daemonTolerations(spec.hostNetwork)) result = addToleration(result, {
		...added,
		origin: { by: "DaemonSet controller" }
	});
	return result;
}

// src/scheduling/eviction.ts
function evictedAfterSeconds(taints, tolerations, comparison) {
	if (comparison === "unknown") {
		const on = evictedAfterSeconds(taints, tolerations, "on");
		const off = evictedAfterSeconds(taints, tolerations, "off");
		return on === null || off === null ? null : Math.max(on, off);
	}
	const used = [];
	let tainted = false;
	for (const taint of taints) {
		if (taint.effect !== "NoExecute") continue;
		tainted = true;
		const { toleration } = findToleration(tolerations, taint, comparison);
		if (toleration === void 0) return 0;
		used.push(toleration);
	}
	return tainted ? minTolerationSeconds(used) : null;
}
function minTolerationSeconds(used) {
	if (used.length === 0) return 0;
	let least = null;
	for (const { tolerationSeconds } of used) {
		if (tolerationSeconds === void 0) continue;
		if (tolerationSeconds <= 0) return 0;
		if (least === null || tolerationSeconds < least) least = tolerationSeconds;
	}
	return least;
}

// src/scheduling/node-affinity.ts
const NODE_NAME_FIELD = "metadata.name";
function meetsRequirement(requirement, value) {
	switch (requirement.operator) {
		case "In": return value !== void 0 && requirement.values.includes(value);
		case "NotIn": return value === void 0 || !requirement.values.includes(value);
		case "Exists": return value !== void 0;
		case "DoesNotExist": return value === void 0;
		case "Gt":
		case "Lt": {
			const number = value === void 0 ? "syntax" : parseGoInt(value);
			if (typeof number !== "bigint") return false;
			return requirement.operator === "Gt" ? number > requirement.bound : number < requirement.bound;
		}
	}
}
function meetsField(requirement, nodeName) {
	return (requirement.key === "metadata.name" ? nodeName : "") === requirement.value === (requirement.operator === "In");
}
function matchesNode(selection, node) {
	for (const requirement of selection.nodeSelector) if (!meetsRequirement(requirement, node.labels[requirement.key])) return false;
	return selection.terms === void 0 || matchesAnyTerm(selection.terms, node);
}
function matchesAnyTerm(terms, node) {
	return terms.some((term) => matchesTerm(term, node));
}
function matchesTerm(term, node) {
	if (term.empty || term.errors.length > 0) return false;
	for (const requirement of term.expressions) if (!meetsRequirement(requirement, node.labels[requirement.key])) return false;
	return term.fields.every((requirement) => meetsField(requirement, node.name));
}
function nodeNamesOf(terms) {
	if (terms === void 0 || terms.length === 0) return void 0;
	const names = /* @__PURE__ */ new Set();
	for (const term of terms) {
		const [first, ...others] = term.matchFields.filter(({ key, operator }) => key === "metadata.name" && operator === "In").map(({ values }) => values);
		if (first === void 0) return void 0;
		for (const name of first) if (others.every((list) => list.includes(name))) names.add(name);
	}
	return names;
}

// src/scheduling/node-selection.ts
function compileNodeSelection(nodeSelector, required) {
	return {
		nodeSelector: Object.entries(nodeSelector).map(([key, value]) => ({
			key,
			operator: "In",
			values: [value],
			bound: 0n
		})),
		terms: required?.map((term, index) => compileTerm(term, ["nodeSelectorTerms", index]))
	};
}
function compileTerm(term, path) {
	const expressions = [];
	const fields = [];
	const errors = [];
	term.matchExpressions.forEach((requirement, index) => {
		const compiled = compileExpression(requirement, [
			...path,
			"matchExpressions",
			index
		]);
		if ("errors" in compiled) errors.push(...compiled.errors);
		else expressions.push(compiled);
	});
	term.matchFields.forEach((requirement, index) => {
		const compiled = compileField(requirement, [
			...path,
			"matchFields",
			index
		]);
		if ("errors" in compiled) errors.push(...compiled.errors);
		else fields.push(compiled);
	});
	return {
		empty: term.matchExpressions.length === 0 && term.matchFields.length === 0,
		expressions,
		fields,
		errors
	};
}
function unreadable(path, value, detail) {
	return { errors: [{
		path,
		type: "Invalid",
		value,
		detail
	}] };
}
function compileExpression(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = labelKeyErrors(key).map((detail) => ({
		path: [...path, "key"],
		type: "Invalid",
		value: key,
		detail
	}));
	let bound = 0n;
	switch (operator) {
		case "In":
		case "NotIn":
			if (values.length === 0) errors.push(...valuesError(path, values, "for 'in', 'notin' operators, values set can't be empty"));
			break;
		case "Exists":
		case "DoesNotExist":
			if (values.length > 0) errors.push(...valuesError(path, values, "values set must be empty for exists and does not exist"));
			break;
		case "Gt":
		case "Lt": {
			if (values.length !== 1) errors.push(...valuesError(path, values, "for 'Gt', 'Lt' operators, exactly one value is required"));
			const [parsed] = values.map(parseGoInt);
			if (typeof parsed === "bigint") bound = parsed;
			else errors.push(...valuesError(path, values, "for 'Gt', 'Lt' operators, the value must be an integer"));
			break;
		}
		default: return unreadable([...path, "operator"], operator, "not a valid selector operator");
	}
	values.forEach((value, index) => {
		for (const detail of labelValueErrors(value)) errors.push({
			path: [
				...path,
				"values",
				index
			],
			type: "Invalid",
			value,
			detail
		});
	});
	return errors.length > 0 ? { errors } : {
		key,
		operator,
		values,
		bound
	};
}
function valuesError(path, values, detail) {
	return unreadable([...path, "values"], JSON.stringify(values), detail).errors;
}
function compileField(requirement, path) {
	const { key, operator, values } = requirement;
	if (operator !== "In" && operator !== "NotIn") return unreadable([...path, "operator"], operator, "not a valid selector operator");
	const [value, ...others] = values;
	if (value === void 0 || others.length > 0) return unreadable([...path, "values"], JSON.stringify(values), "must have one element");
	return {
		key,
		operator,
		value
	};
}

// src/scheduling/value-set.ts
const UNBOUNDED = {
	least: void 0,
	greatest: void 0
};
const EMPTY = {
	complement: false,
	values: /* @__PURE__ */ new Set(),
	...UNBOUNDED
};
function valueSetOf(operator, values) {
	switch (operator) {
		case "In": return {
			complement: false,
			values: new Set(values),
			...UNBOUNDED
		};
		case "NotIn": return {
			complement: true,
			values: new Set(values),
			...UNBOUNDED
		};
		case "DoesNotExist": return EMPTY;
		case "Exists": return {
			...everyValue(),
			...UNBOUNDED
		};
		case "Gt": return {
			...everyValue(),
			least: boundOf(values) + 1n,
			greatest: void 0
		};
		case "Gte": return {
			...everyValue(),
			least: boundOf(values),
			greatest: void 0
		};
		case "Lt": return {
			...everyValue(),
			least: void 0,
			greatest: boundOf(values) - 1n
		};
		case "Lte": return {
			...everyValue(),
			least: void 0,
			greatest: boundOf(values)
		};
	}
}
function everyValue() {
	return {
		complement: true,
		values: /* @__PURE__ */ new Set()
	};
}
function boundOf([text = ""]) {
	const bound = parseGoInt(text);
	return typeof bound === "bigint" ? bound : 0n;
}
function intersection(a, b) {
	const bounds = {
		least: greater(a.least, b.least),
		greatest: smaller(a.greatest, b.greatest)
	};
	const { least, greatest } = bounds;
	if (least !== void 0 && greatest !== void 0 && least > greatest) return EMPTY;
	const complement = a.complement && b.complement;
	const values = new Set([...combine(a, b)].filter((value) => isWithin(value, bounds)));
	return complement ? {
		complement,
		values,
		...bounds
	} : {
		complement,
		values,
		...UNBOUNDED
	};
}
function combine(a, b) {
	if (a.complement && b.complement) return [...a.values, ...b.values];
	if (a.complement) return [...b.values].filter((value) => !a.values.has(value));
	return [...a.values].filter((value) => b.values.has(value) !== b.complement);
}
function isEmpty(set) {
	return !set.complement && set.values.size === 0;
}
function allowsAbsence(set) {
	return set.complement ? set.values.size > 0 : set.values.size === 0;
}
function isWithin(value, { least, greatest }) {
	if (least === void 0 && greatest === void 0) return true;
	const number = parseGoInt(value);
	if (typeof number !== "bigint") return false;
	return (least === void 0 || number >= least) && (greatest === void 0 || number <= greatest);
}
function greater(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	return a > b ? a : b;
}
function smaller(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	return a < b ? a : b;
}

// src/scheduling/well-known-labels.ts
const LABEL_TWINS = [
	["kubernetes.io/os", "beta.kubernetes.io/os"],
	["kubernetes.io/arch", "beta.kubernetes.io/arch"],
	["node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"],
	["topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"],
	["topology.kubernetes.io/region", "failure-domain.beta.kubernetes.io/region"]
];
const OS_LABEL = "kubernetes.io/os";
const DEFAULT_OS = "linux";
const NODE_ROLE_PREFIX = "node-role.kubernetes.io/";
const COMMON_LABELS = [
	"kubernetes.io/hostname",
	"kubernetes.io/arch",
	"beta.kubernetes.io/arch",
	"kubernetes.io/role",
	"node.kubernetes.io/instance-type",
	"beta.kubernetes.io/instance-type",
	"node.kubernetes.io/windows-build",
	"node.kubernetes.io/exclude-from-external-load-balancers",
	"topology.kubernetes.io/*",
	"failure-domain.beta.kubernetes.io/*",
	"feature.node.kubernetes.io/*",
	"*.feature.node.kubernetes.io/*",
	"nvidia.com/gpu.*",
	"nvidia.com/mig.*",
	"nvidia.com/mig-*",
	"nvidia.com/mps.*",
	"nvidia.com/vgpu.*",
	"nvidia.com/cuda.*",
	"amd.com/gpu.*",
	"beta.amd.com/gpu.*",
	"gpu.intel.com/*",
	"topology.*csi*",
	"csi.*",
	"node.longhorn.io/*",
	"kubevirt.io/*",
	"*.node.kubevirt.io/*",
	"katacontainers.io/*"
];
const PLATFORM_LABELS = [
	"eks.amazonaws.com/*",
	"alpha.eksctl.io/*",
	"k8s.amazonaws.com/*",
	"vpc.amazonaws.com/*",
	"topology.k8s.aws/*",
	"topology.ebs.csi.aws.com/*",
	"karpenter.sh/*",
	"karpenter.k8s.aws/*",
	"karpenter.azure.com/*",
	"karpenter.k8s.gcp/*",
	"cloud.google.com/*",
	"topology.gke.io/*",
	"node.gke.io/*",
	"addon.gke.io/*",
	"iam.gke.io/*",
	"container.googleapis.com/*",
	"kubernetes.azure.com/*",
	"node.openshift.io/*",
	"machine.openshift.io/*",
	"machineconfiguration.openshift.io/*",
	"doks.digitalocean.com/*",
	"lke.linode.com/*",
	"topology.linode.com/*",
	"instance.hetzner.cloud/*",
	"k8s.scaleway.com/*",
	"node.k8s.ovh/*",
	"oci.oraclecloud.com/*",
	"oke.oraclecloud.com/*",
	"ibm-cloud.kubernetes.io/*",
	"alibabacloud.com/*",
	"node.alibabacloud.com/*",
	"cloud.tencent.com/*",
	"node.tke.cloud.tencent.com/*",
	"kops.k8s.io/*",
	"worker.gardener.cloud/*",
	"worker.garden.sapcloud.io/*",
	"networking.gardener.cloud/*",
	"node.cluster.x-k8s.io/*",
	"k3s.io/*",
	"*.k3s.cattle.io/*",
	"rke.cattle.io/*",
	"cattle.io/*",
	"microk8s.io/*",
	"node.kubernetes.io/microk8s-*",
	"minikube.k8s.io/*",
	"extensions.talos.dev/*"
];
const WELL_KNOWN_LABELS = [...COMMON_LABELS, ...PLATFORM_LABELS];
const PROVIDER_LABELS = /* @__PURE__ */ new Map([["aks", [
	"agentpool",
	"accelerator",
	"storageprofile",
	"storagetier"
]]]);

// src/scheduling/label-domain.ts
const MOST_VALUES_NAMED$1 = 8;
const stableKeys = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));
function normalizedKey(key) {
	return stableKeys.get(key) ?? key;
}
function domainsOf({ requirements = [], labels }) {
	const domains = /* @__PURE__ */ new Map();
	const narrow = (key, set) => {
		const earlier = domains.get(key);
		domains.set(key, earlier === void 0 ? set : intersection(earlier, set));
	};
	for (const { key, operator, values } of requirements) narrow(normalizedKey(key), valueSetOf(operator, values));
	for (const [key, value] of Object.entries(labels)) if (domains.has(normalizedKey(key))) narrow(normalizedKey(key), valueSetOf("In", [value]));
	return domains;
}
function domainMeets(domain, requirements) {
	let common = domain;
	for (const { operator, values } of requirements) common = intersection(common, valueSetOf(operator, values));
	if (!isEmpty(common)) return true;
	return allowsAbsence(domain) && requirements.every((requirement) => meetsRequirement(requirement, void 0));
}
function formatDomain({ complement, values, least, greatest }) {
	const quoted = [...values].map((value) => JSON.stringify(value));
	if (!complement) return alternatives(quoted);
	const numbers = formatBounds(least, greatest);
	const excluded = alternatives(quoted);
	if (numbers !== void 0) return excluded === "" ? numbers : `${numbers}, but not ${excluded}`;
	return excluded === "" ? "present, with any value" : `any value but ${excluded}`;
}
function alternatives(quoted) {
	const more = quoted.length - MOST_VALUES_NAMED$1;
	const named = more > 0 ? [...quoted.slice(0, MOST_VALUES_NAMED$1), `${more} more`] : quoted;
	return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} or ${named.at(-1)}`;
}
function formatBounds(least, greatest) {
	if (least !== void 0 && greatest !== void 0) return `a number from ${least} to ${greatest}`;
	if (least !== void 0) return `a number of at least ${least}`;
	return greatest === void 0 ? void 0 : `a number of at most ${greatest}`;
}

// src/scheduling/label-offer.ts
const ABSENT = { kind: "absent" };
const UNKNOWN = { kind: "unknown" };
const USUALLY_LINUX = {
	kind: "unknown",
	usual: DEFAULT_OS
};
const twinOf = new Map(LABEL_TWINS.flatMap(([stable, beta]) => [[stable, beta], [beta, stable]]));
const byInventory = /* @__PURE__ */ new WeakMap();
function labelOffers(pool, inventory) {
	let pools = byInventory.get(inventory);
	if (pools === void 0) {
		pools = /* @__PURE__ */ new Map();
		byInventory.set(inventory, pools);
	}
	let offers = pools.get(pool);
	if (offers === void 0) {
		offers = pool.labelsClosed ? exactOffers(pool.labels) : declaredOffers(pool, inventory);
		pools.set(pool, offers);
	}
	return offers;
}
function exactOffers(labels) {
	return (key) => {
		const value = labels[key];
		return value === void 0 ? ABSENT : {
			kind: "value",
			value
		};
	};
}
function declaredOffers(pool, inventory) {
	const { knownLabels, provider } = inventory.cluster;
	const declared = {
		pool,
		domains: domainsOf(pool),
		open: [
			...openLabelGlobs(pool),
			...knownLabels,
			...PROVIDER_LABELS.get(provider ?? "") ?? []
		]
	};
	const decided = /* @__PURE__ */ new Map();
	return (key) => {
		let offer = decided.get(key);
		if (offer === void 0) {
			offer = declaredOffer(declared, inventory, key);
			decided.set(key, offer);
		}
		return offer;
	};
}
function declaredOffer({ pool, domains, open }, inventory, key) {
	const twin = twinOf.get(key);
	const domain = domains.get(normalizedKey(key));
	if (domain !== void 0) return offerOfDomain(domain);
	const declared = pool.labels[key] ?? (twin === void 0 ? void 0 : pool.labels[twin]);
	if (declared !== void 0) return {
		kind: "value",
		value: declared
	};
	const isOs = normalizedKey(key) === OS_LABEL;
	if (matchesAny(open, key) || twin !== void 0 && matchesAny(open, twin)) return isOs ? USUALLY_LINUX : UNKNOWN;
	if (isOs) return {
		kind: "value",
		value: DEFAULT_OS
	};
	if (key.startsWith("node-role.kubernetes.io/")) return inventory.pools.some(({ labels }) => key in labels) ? ABSENT : UNKNOWN;
	return matchesAny(COMMON_LABELS, key) || matchesAny(pool.platformLabels ?? PLATFORM_LABELS, key) ? UNKNOWN : ABSENT;
}
function offerOfDomain(domain) {
	if (isEmpty(domain)) return ABSENT;
	const [value, ...others] = domain.values;
	return !domain.complement && value !== void 0 && others.length === 0 ? {
		kind: "value",
		value
	} : {
		kind: "domain",
		domain
	};
}
function matchesAny(globs, key) {
	return globs.some((glob) => matchesNameGlob(glob, key));
}

// src/scheduling/requirement-text.ts
function formatRequirement({ key, operator, values }) {
	switch (operator) {
		case "In": return values.length === 1 ? `${key}=${values.join("")}` : `${key} in (${values.join(",")})`;
		case "NotIn": return values.length === 1 ? `${key}!=${values.join("")}` : `${key} notin (${values.join(",")})`;
		case "Exists": return key;
		case "DoesNotExist": return `!${key}`;
		case "Gt": return `${key}>${values.join("")}`;
		case "Lt": return `${key}<${values.join("")}`;
	}
}
function formatWanted({ operator, values }) {
	const quoted = values.map((value) => JSON.stringify(value)).join(", ");
	switch (operator) {
		case "In": return values.length === 1 ? quoted : `one of ${quoted}`;
		case "NotIn": return values.length === 1 ? `any value but ${quoted}` : `none of ${quoted}`;
		case "Exists": return "any value";
		case "DoesNotExist": return "nodes without it";
		case "Gt": return `a number greater than ${values.join("")}`;
		case "Lt": return `a number less than ${values.join("")}`;
	}
}

// src/scheduling/selector-knowledge.ts
const MATCH = {
	verdict: "match",
	reasons: []
};
const LEAST_LABEL_NUMBER = 0n;
const GREATEST_LABEL_NUMBER = 2n ** 63n - 1n;
function judgeSelection(selection, offers, nodeName) {
	const base = judgeRequirements(selection.nodeSelector, [], offers, nodeName);
	if (base.verdict === "mismatch" || selection.terms === void 0) return base;
	const judged = selection.terms.map((term) => judgeTerm(selection.nodeSelector, term, offers, nodeName));
	return judged.find(({ verdict }) => verdict === "match") ?? judged.find(({ verdict }) => verdict === "unknown") ?? {
		verdict: "mismatch",
		reasons: noTermMatches(selection.terms, judged)
	};
}
function judgeTerm(nodeSelector, term, offers, nodeName) {
	if (term.empty || term.errors.length > 0) return {
		verdict: "mismatch",
		reasons: []
	};
	return judgeRequirements([...nodeSelector, ...term.expressions], term.fields, offers, nodeName);
}
function noTermMatches(terms, judged) {
	if (terms.every(({ empty }) => empty)) return [{ kind: "empty-selector-terms" }];
	const [only] = judged;
	if (judged.length === 1 && only !== void 0 && only.reasons.length > 0) return only.reasons;
	return [{
		kind: "no-selector-term-matches",
		terms: terms.length
	}];
}
function judgeRequirements(requirements, fields, offers, nodeName) {
	if (requirements.length === 0 && fields.length === 0) return MATCH;
	const against = [];
	const open = [];
	const onOneKey = /* @__PURE__ */ new Map();
	for (const requirement of requirements) {
		const offer = offers(requirement.key);
		if (offer.kind === "unknown" || offer.kind === "domain") {
			const others = onOneKey.get(requirement.key);
			if (others === void 0) onOneKey.set(requirement.key, [requirement]);
			else others.push(requirement);
			continue;
		}
		const value = offer.kind === "value" ? offer.value : void 0;
		if (!meetsRequirement(requirement, value)) against.push(mismatchReason(requirement, value));
	}
	for (const [key, list] of onOneKey) judgeTogether(key, list, offers(key), against, open);
	judgeFields(fields, nodeName, against, open);
	if (against.length > 0) return {
		verdict: "mismatch",
		reasons: against
	};
	return open.length > 0 ? {
		verdict: "unknown",
		reasons: open
	} : MATCH;
}
function judgeTogether(key, list, offer, against, open) {
	const requirement = list.map(formatRequirement).join(", ");
	if (offer.kind === "domain") {
		if (domainMeets(offer.domain, list)) return;
		const wanted = list.map(formatWanted).join(" and ");
		const possible = formatDomain(offer.domain);
		against.push({
			kind: "selector-mismatch",
			requirement,
			key,
			wanted,
			actual: void 0,
			possible
		});
		return;
	}
	const usual = offer.kind === "unknown" ? offer.usual : void 0;
	if (usual !== void 0 && list.every((one) => meetsRequirement(one, usual))) return;
	if (canBeMetTogether(list)) open.push({
		kind: "selector-unknown",
		requirement,
		key
	});
	else against.push({
		kind: "selector-contradiction",
		requirement,
		key
	});
}
function mismatchReason(requirement, actual) {
	return {
		kind: "selector-mismatch",
		requirement: formatRequirement(requirement),
		key: requirement.key,
		wanted: formatWanted(requirement),
		actual
	};
}
function judgeFields(fields, nodeName, against, open) {
	const asked = /* @__PURE__ */ new Set();
	const refused = /* @__PURE__ */ new Set();
	for (const { key, operator, value } of fields) {
		const known = key === "metadata.name" ? nodeName : "";
		if (known !== void 0) {
			if (known === value !== (operator === "In")) against.push({
				kind: "other-node-name",
				nodeName: value
			});
			continue;
		}
		(operator === "In" ? asked : refused).add(value);
		open.push({
			kind: "node-name-unknown",
			nodeName: value
		});
	}
	const [first, ...others] = asked;
	if (first !== void 0 && (others.length > 0 || refused.has(first))) against.push({
		kind: "other-node-name",
		nodeName: first
	});
}
function canBeMetTogether(requirements) {
	const meetsAll = (value) => requirements.every((requirement) => meetsRequirement(requirement, value));
	if (meetsAll(void 0)) return true;
	const listed = requirements.find(({ operator }) => operator === "In");
	if (listed !== void 0) return listed.values.some(meetsAll);
	if (requirements.some(({ operator }) => operator === "DoesNotExist")) return false;
	let least = LEAST_LABEL_NUMBER;
	let greatest = GREATEST_LABEL_NUMBER;
	for (const { operator, bound } of requirements) {
		if (operator === "Gt" && bound + 1n > least) least = bound + 1n;
		if (operator === "Lt" && bound - 1n < greatest) greatest = bound - 1n;
	}
	return least <= greatest;
}

// src/scheduling/placement.ts
function judgePlacement(request, pool, inventory) {
	const { nodes } = pool;
	const first = nodes?.[0];
	if (nodes !== void 0 && first !== void 0) return placeOnNodes(request, nodes, first);
	const { verdict: selector, reasons } = judgeSelection(request.selection, labelOffers(pool, inventory), void 0);
	if (request.nodeName === "") return {
		verdict: selector,
		selector,
		cordoned: false,
		reasons
	};
	return {
		verdict: selector === "mismatch" ? "mismatch" : "unknown",
		selector,
		cordoned: false,
		reasons: [...reasons, {
			kind: "node-name-unknown",
			nodeName: request.nodeName
		}]
	};
}
function placeOnNodes(request, nodes, first) {
	let selected = false;
	let asked = false;
	let cordoned = true;
	for (const node of nodes) {
		if (request.nodeNames !== void 0 && !request.nodeNames.has(node.name)) continue;
		if (!matchesNode(request.selection, node)) continue;
		selected = true;
		if (request.nodeName !== "" && request.nodeName !== node.name) continue;
		asked = true;
		cordoned = node.unschedulable && !request.toleratesCordon;
		if (!cordoned) return {
			verdict: "match",
			selector: "match",
			cordoned: false,
			reasons: []
		};
	}
	const selector = selected ? "match" : "mismatch";
	if (asked) return {
		verdict: "mismatch",
		selector,
		cordoned,
		reasons: [{ kind: "cordoned" }]
	};
	const named = request.nodeName === "" ? first : nodes.find(({ name }) => name === request.nodeName);
	const reasons = [];
	if (!selected) {
		const { labels, name } = named ?? first;
		reasons.push(...judgeSelection(request.selection, exactOffers(labels), name).reasons);
	}
	if (named === void 0 || selected) reasons.push({
		kind: "other-node-name",
		nodeName: request.nodeName
	});
	const allCordoned = !request.toleratesCordon && nodes.every(({ unschedulable }) => unschedulable);
	if (allCordoned) reasons.push({ kind: "cordoned" });
	return {
		verdict: "mismatch",
		selector,
		cordoned: allCordoned,
		reasons
	};
}

// src/scheduling/queue.ts
const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";
function queueOf({ kind, labels, templateLabels }) {
	if (kind === "DaemonSet") return void 0;
	return labels[QUEUE_LABEL] || templateLabels[QUEUE_LABEL] || void 0;
}

// src/scheduling/taint-judgement.ts
function judgeTaints(taints, tolerations, comparison) {
	const untolerated = [];
	const avoided = [];
	const unknown = [];
	const tolerated = [];
	for (const taint of taints) {
		const { tolerance, toleration } = findToleration(tolerations, taint, comparison);
		if (toleration !== void 0) tolerated.push({
			taint,
			toleration
		});
		else if (tolerance === "unknown") unknown.push(taint);
		else if (taint.effect === "PreferNoSchedule") avoided.push(taint);
		else untolerated.push(taint);
	}
	return {
		untolerated,
		blocking: untolerated.filter(keepsPodsOff),
		avoided,
		unknown,
		tolerated
	};
}

// src/scheduling/validation/node-selector.ts
const MAX_WEIGHT = 100;
function validateNodeSelector(nodeSelector, path) {
	return Object.entries(nodeSelector).flatMap(([key, value]) => {
		const at = [...path, key];
		return [...invalid(labelKeyErrors(key), at, key), ...invalid(labelValueErrors(value), at, value)];
	});
}
function validateNodeAffinity(affinity, path) {
	const errors = [];
	if (affinity.required !== void 0) {
		const at = [
			...path,
			"requiredDuringSchedulingIgnoredDuringExecution",
			"nodeSelectorTerms"
		];
		errors.push(...validateNodeSelectorTerms(affinity.required, at));
	}
	const preferred = [...path, "preferredDuringSchedulingIgnoredDuringExecution"];
	affinity.preferred.forEach((term, index) => {
		errors.push(...preferredTermErrors(term, [...preferred, index]));
	});
	return errors;
}
function validateNodeSelectorTerms(terms, path) {
	if (terms.length === 0) return [{
		path,
		type: "Required",
		detail: "must have at least one node selector term"
	}];
	return terms.flatMap((term, index) => termErrors(term, [...path, index], true));
}
function preferredTermErrors(term, path) {
	const weight = term.weight ?? 0;
	const errors = [];
	if (weight <= 0 || weight > MAX_WEIGHT) errors.push({
		path: [...path, "weight"],
		type: "Invalid",
		value: String(weight),
		detail: `must be in the range 1-${MAX_WEIGHT}`
	});
	return [...errors, ...termErrors(term.preference, [...path, "preference"], false)];
}
function termErrors(term, path, checkValues) {
	return [...term.matchExpressions.flatMap((requirement, index) => expressionErrors(requirement, [
		...path,
		"matchExpressions",
		index
	], checkValues)), ...term.matchFields.flatMap((requirement, index) => fieldErrors(requirement, [
		...path,
		"matchFields",
		index
	]))];
}
function expressionErrors(requirement, path, checkValues) {
	const { key, operator, values } = requirement;
	const errors = operatorErrors$1(operator, values.length, path);
	errors.push(...invalid(labelKeyErrors(key), [...path, "key"], key));
	if (checkValues) values.forEach((value, index) => {
		errors.push(...invalid(labelValueErrors(value), [
			...path,
			"values",
			index
		], value));
	});
	return errors;
}
function operatorErrors$1(operator, count, path) {
	const values = [...path, "values"];
	switch (operator) {
		case "In":
		case "NotIn":
			if (count > 0) return [];
			return [{
				path: values,
				type: "Required",
				detail: "must be specified when `operator` is 'In' or 'NotIn'"
			}];
		case "Exists":
		case "DoesNotExist":
			if (count === 0) return [];
			return [{
				path: values,
				type: "Forbidden",
				detail: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"
			}];
		case "Gt":
		case "Lt":
			if (count === 1) return [];
			return [{
				path: values,
				type: "Required",
				detail: "must be specified single value when `operator` is 'Lt' or 'Gt'"
			}];
		default: return invalid(["not a valid selector operator"], [...path, "operator"], operator);
	}
}
function fieldErrors(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = [];
	if (operator !== "In" && operator !== "NotIn") errors.push(...invalid(["not a valid selector operator"], [...path, "operator"], operator));
	else if (values.length !== 1) errors.push({
		path: [...path, "values"],
		type: "Required",
		detail: "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"
	});
	if (key !== "metadata.name") {
		errors.push(...invalid(["not a valid field selector key"], [...path, "key"], key));
		return errors;
	}
	values.forEach((value, index) => {
		errors.push(...invalid(subdomainErrors(value), [
			...path,
			"values",
			index
		], value));
	});
	return errors;
}
function invalid(details, path, value) {
	return details.map((detail) => ({
		path,
		type: "Invalid",
		value,
		detail
	}));
}

// src/scheduling/validation/taints.ts
const SUPPORTED_EFFECTS = `supported values: ${TAINT_EFFECTS.map((effect) => `"${effect}"`).join(", ")}`;
const KNOWN_EFFECTS = new Set(TAINT_EFFECTS);
function validateTaints(taints, path = ["metadata", "taints"]) {
	const seen = /* @__PURE__ */ new Set();
	return taints.flatMap((taint, index) => {
		const at = [...path, index];
		const errors = validateTaint(taint, at);
		const identity = `${taint.effect}\n${taint.key}`;
		if (seen.has(identity)) errors.push({
			path: at,
			type: "Duplicate",
			detail: "taints must be unique by key and effect pair"
		});
		seen.add(identity);
		return errors;
	});
}
function validateTaint(taint, path) {
	const errors = [];
	for (const detail of labelKeyErrors(taint.key)) errors.push({
		path: [...path, "key"],
		type: "Invalid",
		value: taint.key,
		detail
	});
	const details = labelValueErrors(taint.value);
	if (details.length > 0) errors.push({
		path: [...path, "value"],
		type: "Invalid",
		value: taint.value,
		detail: details.join(";")
	});
	errors.push(...effectErrors(taint.effect, [...path, "effect"]));
	return errors;
}
function effectErrors(effect, path) {
	if (KNOWN_EFFECTS.has(effect)) return [];
	if (effect === "") return [{
		path,
		type: "Required",
		detail: ""
	}];
	return [{
		path,
		type: "NotSupported",
		value: effect,
		detail: SUPPORTED_EFFECTS
	}];
}

// src/scheduling/validation/tolerations.ts
function validateTolerations(tolerations, path, comparison) {
	return tolerations.flatMap((toleration, index) => validateToleration(toleration, [...path, index], comparison));
}
function validateToleration(toleration, path, comparison) {
	const { key = "", operator = "", effect = "", tolerationSeconds } = toleration;
	const errors = [];
	const invalid = (field, value, detail) => {
		errors.push({
			path: [...path, field],
			type: "Invalid",
			value,
			detail
		});
	};
	if (key !== "") for (const detail of labelKeyErrors(key)) invalid("key", key, detail);
	if (key === "" && operator !== "Exists") invalid("operator", operator, "operator must be Exists when `key` is empty, which means \"match all values and all keys\"");
	if (tolerationSeconds !== void 0 && effect !== "NoExecute") invalid("effect", effect, "effect must be 'NoExecute' when `tolerationSeconds` is set");
	errors.push(...operatorErrors(toleration, path, comparison));
	if (effect !== "") errors.push(...effectErrors(effect, [...path, "effect"]));
	return errors;
}
function operatorErrors(toleration, path, comparison) {
	const { operator = "", value = "" } = toleration;
	const at = [...path, "operator"];
	switch (operator) {
		case "":
		case "Equal": {
			const details = labelValueErrors(value);
			return details.length === 0 ? [] : [{
				path: at,
				type: "Invalid",
				value,
				detail: details.join(";")
			}];
		}
		case "Exists":
			if (value === "") return [];
			return [{
				path: at,
				type: "Invalid",
				value,
				detail: "value must be empty when `operator` is 'Exists'"
			}];
		case "Gt":
		case "Lt":
			if (comparison === "off") return [unsupportedOperator(operator, at, "\"Equal\", \"Exists\", \"Lt\", \"Gt\"")];
			return decimalErrors(value).map((detail) => ({
				path: [...path, "value"],
				type: "Invalid",
				value,
				detail
			}));
		default: return [unsupportedOperator(operator, at, "\"Equal\", \"Exists\"")];
	}
}
function unsupportedOperator(operator, path, supported) {
	return {
		path,
		type: "NotSupported",
		value: operator,
		detail: `supported values: ${supported}`
	};
}
function decimalErrors(value) {
	const errors = [];
	if (value === "") errors.push("must be non-empty");
	else if (!isCanonicalDecimal(value)) errors.push("must be a valid decimal integer in canonical form");
	const parsed = parseGoInt(value);
	if (parsed === "syntax") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`);
	if (parsed === "range") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: value out of range`);
	return errors;
}

// src/scheduling/validation/pod.ts
const OS_NAMES = ["linux", "windows"];
function validatePodSpec(spec, path, comparison) {
	const errors = validateNodeSelector(spec.nodeSelector, [...path, "nodeSelector"]);
	if (spec.nodeAffinity !== void 0) errors.push(...validateNodeAffinity(spec.nodeAffinity, [
		...path,
		"affinity",
		"nodeAffinity"
	]));
	if (spec.nodeName !== "") errors.push(...nameErrors(spec.nodeName, [...path, "nodeName"]));
	if (spec.tolerations.length > 0) errors.push(...validateTolerations(spec.tolerations, [...path, "tolerations"], comparison));
	if (spec.runtimeClassName) errors.push(...nameErrors(spec.runtimeClassName, [...path, "runtimeClassName"]));
	if (spec.os !== void 0) errors.push(...osErrors(spec.os, [
		...path,
		"os",
		"name"
	]));
	return errors;
}
function nameErrors(name, path) {
	return subdomainErrors(name).map((detail) => ({
		path,
		type: "Invalid",
		value: name,
		detail
	}));
}
function osErrors(os, path) {
	if (os === "") return [{
		path,
		type: "Required",
		detail: "cannot be empty"
	}];
	if (OS_NAMES.includes(os)) return [];
	return [{
		path,
		type: "NotSupported",
		value: os,
		detail: "supported values: \"linux\", \"windows\""
	}];
}

// src/scheduling/fit.ts
function fitWorkload(workload, inventory, objects) {
	const { podSpec: spec } = workload;
	const { cluster } = inventory;
	const comparison = cluster.comparisonOperators;
	const written = spec.tolerations.map((toleration, index) => ({
		...toleration,
		origin: {
			by: "manifest",
			index
		}
	}));
	const isDaemonSet = workload.kind === "DaemonSet";
	const made = isDaemonSet ? withDaemonTolerations(spec, written) : written;
	const admitted = admitPod(spec, made, workload.namespace, cluster, objects);
	const tolerations = withComputeClassTolerations(spec, admitted.nodeSelector, admitted.tolerations, inventory);
	const request = placementRequest(spec, admitted.nodeSelector, tolerations);
	const unchanged = admitted.nodeSelector === spec.nodeSelector;
	const pod = {
		comparison,
		nodeName: spec.nodeName,
		tolerations,
		request,
		missingRuntimeClass: admitted.missingRuntimeClass,
		queue: queueOf(workload),
		daemon: isDaemonSet ? {
			tolerations: made,
			request: unchanged ? request : placementRequest(spec, spec.nodeSelector, made)
		} : void 0
	};
	const fieldErrors = validatePodSpec(spec, workload.podSpecPath, comparison);
	return {
		workload,
		valid: workload.decodeErrors.length === 0 && fieldErrors.length === 0,
		fieldErrors,
		admissionError: admitted.error,
		tolerations,
		nodeSelector: admitted.nodeSelector,
		pools: inventory.pools.map((pool) => fitPool(pod, pool, inventory))
	};
}
function placementRequest(spec, nodeSelector, tolerations) {
	return {
		selection: compileNodeSelection(nodeSelector, spec.nodeAffinity?.required),
		nodeNames: nodeNamesOf(spec.nodeAffinity?.required),
		nodeName: spec.nodeName,
		toleratesCordon: toleratesCordon(tolerations)
	};
}
function fitPool(pod, pool, inventory) {
	const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
	const placement = judgePlacement(pod.request, pool, inventory);
	const judged = pod.daemon === void 0 ? scheduled(pod, pool, taints, placement) : controlled(pod, pod.daemon, pool, inventory, taints, placement);
	const { verdict, reasons } = hasNoNodes(pool) ? withoutNodes(judged) : unlessItExists(judged, pool);
	return {
		pool,
		verdict,
		untolerated: taints.untolerated,
		avoided: taints.avoided,
		tolerated: taints.tolerated,
		selector: placement.selector,
		cordoned: placement.cordoned,
		evictedAfterSeconds: eviction(pod, pool, taints),
		reasons
	};
}
function withoutNodes({ reasons }) {
	return {
		verdict: "blocked",
		reasons: [...reasons, { kind: "no-nodes" }]
	};
}
function unlessItExists(judged, pool) {
	const why = whyItMayNotExist(pool);
	if (why === void 0 || judged.verdict === "blocked") return judged;
	return {
		verdict: "unknown",
		reasons: [...judged.reasons, {
			kind: "pool-may-not-exist",
			why
		}]
	};
}
function scheduled(pod, pool, taints, placement) {
	const open = openTaints(pool, pod.tolerations, pod.comparison);
	const reasons = [
		...taints.blocking.map(untoleratedTaint),
		...placement.reasons,
		...taints.avoided.map((taint) => ({
			kind: "avoided-taint",
			taint
		})),
		...taints.unknown.map(comparisonUnknown),
		...open,
		...missingRuntimeClass(pod),
		...queueReasons(pod, taints, placement)
	];
	if (pod.nodeName !== "" && pool.nodes?.some(({ name }) => name === pod.nodeName)) reasons.push({
		kind: "scheduler-bypassed",
		nodeName: pod.nodeName
	});
	return {
		verdict: schedulingVerdict(pod, taints, placement, open.length > 0),
		reasons
	};
}
function schedulingVerdict(pod, taints, placement, open) {
	const isIncomplete = pod.missingRuntimeClass !== void 0;
	const mayTolerate = isIncomplete || pod.queue !== void 0;
	if (placement.verdict === "mismatch" && !(mayTolerate && isOnlyCordoned(placement))) return "blocked";
	if (taints.blocking.length > 0 && !mayTolerate) return "blocked";
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return "unknown";
	if (isIncomplete || open || placement.verdict === "unknown" || taints.unknown.length > 0) return "unknown";
	return taints.avoided.length > 0 ? "avoided" : "fits";
}
function controlled(pod, daemon, pool, inventory, effective, effectivePlacement) {
	const taints = judgeTaints(pool.taints, daemon.tolerations, pod.comparison);
	const sameRequest = daemon.request === pod.request;
	const placement = sameRequest ? effectivePlacement : judgePlacement(daemon.request, pool, inventory);
	const open = openTaints(pool, daemon.tolerations, pod.comparison);
	const reasons = [
		...taints.blocking.map((taint) => controllerBlocked(taint, effective)),
		...placement.reasons,
		...taints.unknown.map(comparisonUnknown),
		...open,
		...missingRuntimeClass(pod)
	];
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return {
		verdict: "blocked",
		reasons
	};
	if (placement.verdict === "match" && !sameRequest) reasons.push(...effectivePlacement.reasons);
	return {
		verdict: open.length > 0 || taints.unknown.length > 0 || pod.missingRuntimeClass !== void 0 || placement.verdict === "unknown" ? "unknown" : "fits",
		reasons
	};
}
function openTaints({ incomplete = [] }, tolerations, comparison) {
	const toleratesAll = tolerations.some(({ key, operator, effect }) => !key && operator === "Exists" && !effect);
	return incomplete.flatMap(({ field, why, taint }) => {
		if (field !== "taints" || toleratesAll) return [];
		return taint !== void 0 && judgeTaints([taint], tolerations, comparison).tolerated.length > 0 ? [] : [{
			kind: "taints-unknown",
			why
		}];
	});
}
function controllerBlocked(taint, effective) {
	const met = effective.tolerated.find((tolerated) => tolerated.taint === taint);
	if (met === void 0) return untoleratedTaint(taint);
	return {
		kind: "daemonset-ignores-admission",
		taint,
		addedBy: met.toleration.origin.by
	};
}
function untoleratedTaint(taint) {
	return {
		kind: "untolerated-taint",
		taint
	};
}
function comparisonUnknown(taint) {
	return {
		kind: "comparison-operator-unknown",
		taint
	};
}
function missingRuntimeClass(pod) {
	return pod.missingRuntimeClass === void 0 ? [] : [{
		kind: "runtime-class-missing",
		name: pod.missingRuntimeClass
	}];
}
function isOnlyCordoned({ reasons }) {
	return reasons.every(({ kind }) => kind === "cordoned");
}
function queueReasons({ queue }, taints, placement) {
	const isTold = taints.blocking.length > 0 || placement.verdict === "mismatch";
	const isSelected = placement.verdict !== "mismatch" || isOnlyCordoned(placement);
	return queue === void 0 || !isTold || !isSelected ? [] : [{
		kind: "queue-may-tolerate",
		queue
	}];
}
function eviction(pod, pool, judged) {
	const taints = pod.missingRuntimeClass === void 0 && pod.queue === void 0 ? pool.taints : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
	return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}

// src/rules/lost-tolerations.ts
function lostTolerations(fit, { inventory, admission }) {
	const { workload } = fit;
	const { base, podSpec } = workload;
	if (base === void 0 || podSpec.tolerations.length === 0 || keepsItems(workload)) return void 0;
	const kept = new Set(podSpec.tolerations.map(formatToleration));
	const lost = base.podSpec.tolerations.flatMap((toleration, index) => kept.has(formatToleration(toleration)) ? [] : [{
		toleration,
		index
	}]);
	if (lost.length === 0) return void 0;
	const tolerations = [...podSpec.tolerations, ...lost.map(({ toleration }) => toleration)];
	const withLost = fitWorkload({
		...workload,
		podSpec: {
			...podSpec,
			tolerations
		}
	}, inventory, admission);
	const closed = new Set(fit.pools.filter(({ verdict }) => verdict === "blocked").map(({ pool }) => pool));
	const pools = certainPools(withLost).filter(({ pool }) => closed.has(pool));
	return pools.length === 0 ? void 0 : {
		lost: lost.filter(({ toleration }) => opens(toleration, pools)),
		pools
	};
}
function keepsItems({ base, document: { origin }, podSpecPath }) {
	if (base === void 0 || origin === void 0) return false;
	const list = [...podSpecPath, "tolerations"];
	const [whole, ...items] = origin.fields.filter(({ path }) => list.every((key, index) => path[index] === key));
	if (whole === void 0 || items.length > 0 || whole.path.length > list.length) return true;
	return ("document" in whole.place ? whole.place.document.file : whole.place.file).path === base.document.file.path;
}
function opens(toleration, pools) {
	const text = formatToleration(toleration);
	return pools.some(({ tolerated }) => tolerated.some((one) => formatToleration(one.toleration) === text));
}
function describeLostTolerations(fit, context) {
	const found = lostTolerations(fit, context);
	if (found === void 0) return [];
	return [`the base tolerates ${list(found.lost.map(({ toleration }) => formatToleration(toleration)))}, which would admit it to ${list(found.pools.map(({ pool }) => quoted(pool.name)))}: the overlay's list replaced the base's`];
}

// src/rules/operating-system.ts
const OS_LABELS = ["kubernetes.io/os", "beta.kubernetes.io/os"];
function osOfPool({ labels, requirements = [] }) {
	const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
	const only = required?.values.length === 1 ? required.values[0] : void 0;
	return labels["kubernetes.io/os"] ?? labels["beta.kubernetes.io/os"] ?? only ?? "linux";
}

// src/rules/fix-intent.ts
function tolerationValueFor({ key, value, effect }) {
	return {
		key,
		...value === "" ? { operator: "Exists" } : {
			operator: "Equal",
			value
		},
		effect
	};
}

// src/rules/toleration-fixes.ts
const CONDITION_PREFIX = "node.kubernetes.io/";
function mayOpen(workload, pool) {
	return isWelcome(workload, pool) && !isControlPlanePool(pool);
}
function correct(workload, index, { toleration, taint, miss }) {
	const place = (field) => placeInPodSpec(workload, [
		"tolerations",
		index,
		field
	]);
	const meets = (corrected) => toleratesTaint(corrected, taint, "off") === "yes";
	const { key, operator, value, effect } = toleration;
	switch (miss) {
		case "value": {
			if (operator !== void 0 && operator !== "Equal") return void 0;
			if (taint.value !== "") {
				if (!meets({
					...toleration,
					value: taint.value
				})) return void 0;
				if (value !== void 0) return [{
					kind: "set-scalar",
					at: place("value"),
					text: taint.value
				}];
				return [{
					kind: "insert-entry",
					at: placeInPodSpec(workload, ["tolerations", index]),
					key: "value",
					value: taint.value,
					after: ["operator", "key"]
				}];
			}
			const { value: _, ...withoutValue } = toleration;
			if (value === void 0 || !meets({
				...withoutValue,
				operator: "Exists"
			})) return void 0;
			if (operator === void 0) return [{
				kind: "rename-key",
				at: {
					...place("value"),
					part: "key"
				},
				key: "operator"
			}, {
				kind: "set-scalar",
				at: place("value"),
				text: "Exists"
			}];
			return [{
				kind: "set-scalar",
				at: place("operator"),
				text: "Exists"
			}, {
				kind: "remove",
				at: place("value")
			}];
		}
		case "effect":
			if (effect === void 0 || !meets({
				...toleration,
				effect: taint.effect
			})) return void 0;
			return [{
				kind: "set-scalar",
				at: place("effect"),
				text: taint.effect
			}];
		case "key-spelling":
			if (key === void 0 || !meets({
				...toleration,
				key: taint.key
			})) return void 0;
			return [{
				kind: "set-scalar",
				at: place("key"),
				text: taint.key
			}];
		default: return;
	}
}
const PRESENCE = /* @__PURE__ */ new Set([
	"",
	"true",
	"yes",
	"on",
	"1",
	"present",
	"exists",
	"enabled"
]);
const LEAST_WORD_LENGTH = 4;
function isSlip(asked, meant) {
	const fold = (text) => text.toLowerCase().replaceAll(/[-_./]/g, "");
	if (fold(asked) === fold(meant)) return true;
	const [mine, theirs] = [asked.split(/[-_./]/), meant.split(/[-_./]/)];
	if (mine.length !== theirs.length) return false;
	return mine.every((word, index) => {
		const other = theirs[index] ?? "";
		if (word === other) return true;
		return Math.min(word.length, other.length) >= LEAST_WORD_LENGTH && !/\d/.test(word + other) && nearestWord(word, [other]) !== void 0;
	});
}
function canOnlyMean({ toleration, taint, miss }) {
	if (miss === "effect") return true;
	if (miss === "key-spelling") return isSlip(toleration.key ?? "", taint.key);
	const value = toleration.value ?? "";
	return PRESENCE.has(value.toLowerCase()) || isSlip(value, taint.value);
}
function everyTaint(pools) {
	return pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints]);
}
function correctToleration(workload, miss, context) {
	return canOnlyMean(miss) ? correctTo(workload, miss, context) : void 0;
}
function correctTo(workload, miss, { inventory }) {
	const { toleration, taint } = miss;
	if (toleration.origin.by !== "manifest" || taint.key.startsWith(CONDITION_PREFIX)) return void 0;
	const { pools, cluster } = inventory;
	const withKey = pools.filter((pool) => everyTaint([pool]).some(({ key }) => key === taint.key));
	const ofKey = everyTaint(withKey).filter(({ key }) => key === taint.key);
	if (new Set(ofKey.map(formatTaint)).size !== 1 || !withKey.every((pool) => mayOpen(workload, pool))) return void 0;
	const tolerates = (other) => toleratesTaint(toleration, other, cluster.comparisonOperators) !== "no";
	if (everyTaint(pools).some(tolerates)) return void 0;
	const operations = correct(workload, toleration.origin.index, miss);
	return operations && {
		title: `make the toleration meet taint ${formatTaint(taint)}`,
		operations
	};
}
function fixUnschedulable(fit, miss, context) {
	const { workload, pools } = fit;
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	const asks = Object.keys(nodeSelector).length > 0 || nodeAffinity?.required !== void 0;
	const [only, another] = pools.filter(({ selector }) => selector !== "mismatch");
	if (only === void 0 || another !== void 0 || only.selector !== "match" || !asks) return miss && correctToleration(workload, miss, context);
	if (miss !== void 0) return correctTo(workload, miss, context);
	if (!context.inventory.complete || !only.reasons.every((reason) => "taint" in reason)) return void 0;
	const taints = taintsAgainst(only);
	if (!mayOpen(workload, only.pool) || taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	return {
		title: `tolerate ${taints.map(formatTaint).join(", ")}`,
		operations: [insertTolerations(workload, taints)]
	};
}
function insertTolerations(workload, taints) {
	return {
		kind: "insert-items",
		at: placeInPodSpec(workload, ["tolerations"]),
		items: taints.map(tolerationValueFor),
		after: ["nodeSelector", "affinity"]
	};
}
function replaceWildcard(workload, wildcard, opened, met) {
	if (wildcard.origin.by !== "manifest" || wildcard.tolerationSeconds !== void 0) return void 0;
	if (isSystemNamespace(workload.namespace)) return void 0;
	if (met.length === 0 || !opened.every((pool) => mayOpen(workload, pool))) return void 0;
	if (met.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	const distinct = [...new Map(met.map((taint) => [formatTaint(taint), taint])).values()];
	const at = placeInPodSpec(workload, ["tolerations", wildcard.origin.index]);
	return {
		title: `tolerate ${distinct.map(formatTaint).join(", ")} and nothing else`,
		operations: [{
			kind: "replace-item",
			at,
			items: distinct.map(tolerationValueFor)
		}]
	};
}

// src/rules/virtual-pool.ts
const FARGATE = {
	key: "eks.amazonaws.com/compute-type",
	value: "fargate"
};
function isVirtualPool({ taints, labels }) {
	return labels[FARGATE.key] === FARGATE.value || labels.type === "virtual-kubelet" || taints.some(({ key, value }) => {
		return key === "virtual-kubelet.io/provider" || key === FARGATE.key && value === FARGATE.value;
	});
}

// src/rules/daemonset-misses-pool.ts
function osOfWorkload({ workload }) {
	const { os, nodeSelector } = workload.podSpec;
	return os ?? nodeSelector["kubernetes.io/os"] ?? nodeSelector["beta.kubernetes.io/os"] ?? "linux";
}
function isServed(fit, pool) {
	return nodeAgentRole(fit.workload) !== "device plugin" || hasDevices(pool);
}
const DEVICE_DOMAINS = /^(?:nvidia\.com|amd\.com|gpu\.intel\.com|habana\.ai|aws\.amazon\.com|google\.com)\//;
function hasDevices(pool) {
	return Object.keys(pool.allocatable).some((name) => name.includes("/") && !name.includes("kubernetes.io/")) || pool.taints.some((taint) => DEVICE_DOMAINS.test(taint.key));
}
function missedPools(fit) {
	const { workload } = fit;
	if (!fit.valid || workload.strayFields.length > 0) return [];
	if (workload.kind !== "DaemonSet" || workload.podSpec.nodeName !== "") return [];
	return fit.pools.filter((pool) => pool.verdict === "blocked" && !hasNoNodes(pool.pool) && pool.selector === "match" && taintsAgainst(pool).length > 0 && !isVirtualPool(pool.pool) && osOfPool(pool.pool) === osOfWorkload(fit) && isWelcome(workload, pool.pool) && isServed(fit, pool.pool));
}
function explainMissedPools(fit, { cluster }) {
	const missed = missedPools(fit);
	return missed.length === 0 ? void 0 : explainTaints(fit, missed, cluster.comparisonOperators);
}
function helpFor$3(taints) {
	const distinct = [...new Map(taints.map((taint) => [formatTaint(taint), taint])).values()];
	return `Add a nodeSelector if the DaemonSet is not meant for these pools. To run there, add to the pod spec:\n${formatTolerationsFor(distinct)}`;
}
const daemonsetMissesPool = {
	id: "daemonset-misses-pool",
	summary: "A DaemonSet does not run on pools that its selector allows, because it does not tolerate their taints.",
	severity: "warning",
	rationale: `The DaemonSet controller makes no pod for a node whose taints the template does not tolerate. There is no Pending
pod and no event: the number of desired pods is just smaller. Logs, metrics, volumes or devices of those nodes are missing,
and somebody notices weeks later.

All pools that one DaemonSet misses are one finding. It is an error for CSI node plugins, CNI agents and device plugins:
without them other pods on the node cannot start. Not counted are pools of another operating system, virtual nodes, on
which no DaemonSet can run (EKS Fargate, virtual kubelets), pools that are
reserved for others, pools that are scaled to zero, pools whose labels the selector excludes or may exclude, and, for a device plugin, pools without
devices. A DaemonSet that is meant for some pools only should say so with a nodeSelector.

\`--fix\` corrects a toleration that nearly fits, under the conditions of \`near-miss-toleration\`. It adds none: whether the
DaemonSet is meant for these pools, only its author knows.`,
	examples: [{
		title: "A log agent that is blind on two pools",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: batch
    taints: ["dedicated=batch:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations: # <--
        - key: node-role.kubernetes.io/control-plane
          operator: Exists
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists
`
	}, {
		title: "A toleration with a wrong value",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: dcgm-exporter}
spec:
  template:
    spec:
      containers: [{name: exporter, image: exporter:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          value: "true" # <--
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: dcgm-exporter}
spec:
  template:
    spec:
      containers: [{name: exporter, image: exporter:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context) {
		const placement = explainMissedPools(fit, context.inventory);
		if (placement === void 0) return;
		const missed = missedPools(fit);
		const { workload } = fit;
		const role = nodeAgentRole(workload);
		const names = missed.map((pool) => quoted(pool.pool.name));
		const what = fit.pools.every((pool) => pool.verdict === "blocked") ? `the DaemonSet runs on no pool: it misses ${list(names)}` : `the DaemonSet does not run on ${missed.length === 1 ? "pool" : `${count(missed.length, "pool")}:`} ${list(names)}`;
		const nearMiss = placement.nearMissIndex === void 0 ? "" : `: ${placement.cause}`;
		const taints = missed.flatMap(taintsAgainst);
		const fix = placement.miss && correctToleration(workload, placement.miss, context);
		yield {
			at: placement.at,
			workload,
			...role !== void 0 && { severity: "error" },
			message: `${what}${nearMiss}`,
			details: [
				...missed.map((pool) => `${pool.pool.name}: untolerated ${taintsAgainst(pool).map(formatTaint).join(", ")}`),
				...describeLostTolerations(fit, context),
				...role === void 0 ? [] : [`it is a ${role}: other pods on these nodes need it`]
			],
			help: placement.nearMissIndex === void 0 ? helpFor$3(taints) : placement.help,
			related: missed.flatMap((pool) => taintsAgainst(pool).slice(0, 1).map((taint) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			}))),
			subject: taints.map(formatTaint).sort().join(","),
			pools: missed.map(({ pool }) => pool.name),
			...fix && { fix }
		};
	}
};

// src/rules/invalid-taint.ts
function placeOfTaintField(taint, field) {
	return {
		...taint.place,
		path: [...taint.place.path, field]
	};
}
function taintLists(pools) {
	return pools.flatMap((pool) => [{
		pool,
		taints: pool.taints
	}, {
		pool,
		taints: pool.startupTaints
	}]);
}
const invalidTaint = {
	id: "invalid-taint",
	summary: "The API server refuses the taint, so that no node can have it.",
	severity: "error",
	rationale: `A taint needs a key that is a label name, a value that is a label value, and one of the three effects in exactly
their spelling. The API server refuses a Node with anything else; a node group whose kubelet registers with such a taint
never joins the cluster.

A hand-declared taint in kubectl's syntax (\`key=value:Effect\`) that cannot be read at all is an error of the
configuration instead.`,
	examples: [{
		title: "A cloud's spelling of the effect",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - key: nvidia.com/gpu
        value: present
        effect: NO_SCHEDULE # <--
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - key: nvidia.com/gpu
        value: present
        effect: NoSchedule
`
	}],
	*checkInventory({ inventory }) {
		for (const { pool, taints } of taintLists(inventory.pools)) for (const error of validateTaints(taints, [])) {
			const [index, field] = error.path;
			const taint = typeof index === "number" ? taints[index] : void 0;
			if (taint === void 0 || error.type === "Duplicate") continue;
			const meant = effectMeantBy(taint.effect);
			const detail = error.detail === "" ? "a value is required" : error.detail;
			const help = field !== "effect" ? "Correct the taint of the pool." : meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}.` : `Write ${quoted(meant)}.`;
			yield {
				at: placeOfTaintField(taint, String(field)),
				message: `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong ${String(field)}: ${detail}`,
				help,
				subject: `${pool.name} ${formatTaint(taint)} ${String(field)}`
			};
		}
	}
};

// src/rules/duplicate-taint.ts
const duplicateTaint = {
	id: "duplicate-taint",
	summary: "A pool has two taints with the same key and the same effect.",
	severity: "error",
	rationale: `Key and effect together identify a taint. The API server refuses a Node with two of them, whatever their values:
only one value per key and effect is possible. The same key with two effects is fine.`,
	examples: [{
		title: "Two values for one key and effect",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=gpu:NoSchedule # <--
      - dedicated=ml:NoExecute
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=ml:NoExecute
`
	}],
	*checkInventory({ inventory }) {
		for (const { pool, taints } of taintLists(inventory.pools)) {
			const seen = /* @__PURE__ */ new Map();
			for (const taint of taints) {
				const identity = `${taint.key} ${taint.effect}`;
				const first = seen.get(identity);
				if (first === void 0) {
					seen.set(identity, taint);
					continue;
				}
				yield {
					at: taint.place,
					message: `pool ${quoted(pool.name)} has two taints with key ${quoted(taint.key)} and effect ${taint.effect}`,
					help: "Keep one of the two: a node can have only one value for a key and an effect.",
					related: [{
						place: first.place,
						message: `${quoted(formatTaint(first))} stands here`
					}],
					subject: `${pool.name} ${identity}`
				};
			}
		}
	}
};

// src/rules/every-pool-tainted.ts
function runsLinux(pool) {
	return osOfPool(pool) === "linux";
}
const everyPoolTainted = {
	id: "every-pool-tainted",
	summary: "Every Linux pool has a taint: a pod without a toleration finds no node.",
	severity: "warning",
	rationale: `CoreDNS, one-off Jobs, Helm hooks and everything that a chart brings without tolerations need a pool without
NoSchedule and NoExecute taints. If every pool has one, they stay Pending, and often nobody can say why.

Reported once, at the first pool, and only when the inventory is complete. Pods that run elsewhere (Fargate, virtual
nodes, a default node group) mean that a pool is not declared: declare it.`,
	examples: [{
		title: "Two pools, both dedicated",
		inventory: `
pools:
  - name: web # <--
    labels: {pool: web}
    taints: ["dedicated=web:NoSchedule"]
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  nodeSelector: {pool: web}
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  nodeSelector: {pool: web}
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: web
    labels: {pool: web}
    taints: ["dedicated=web:NoSchedule"]
  - name: general
`
	}],
	*checkInventory({ inventory }) {
		const pools = inventory.pools.filter(runsLinux);
		const [first] = pools;
		if (first === void 0 || !inventory.complete) return;
		if (!pools.every((pool) => pool.taints.some(keepsPodsOff))) return;
		yield {
			at: {
				...first.place,
				path: [...first.place.path, "name"]
			},
			message: "every Linux pool has a NoSchedule or NoExecute taint: a pod without a toleration finds no node",
			details: pools.map((pool) => `${pool.name}: ${pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ")}`),
			help: `Keep one pool without such taints, for example ${quoted(first.name)}, or declare the pool that takes all other pods.`,
			subject: "every pool"
		};
	}
};

// src/rules/evicted-by-taint.ts
const FINITE_KINDS = /* @__PURE__ */ new Set(["Job", "CronJob"]);
function isFromManifest(toleration) {
	return toleration.origin.by === "manifest";
}
const evictedByTaint = {
	id: "evicted-by-taint",
	summary: "The pod schedules on a pool whose NoExecute taint it tolerates only for a while, and is evicted again.",
	severity: "error",
	rationale: `A toleration with \`tolerationSeconds\` lets the pod in and evicts it when the time is over. On a pool that always
has the taint this repeats for ever: the controller makes a new pod, which may land on the same pool again. Zero or a
negative number evicts at once.

Kubernetes uses the *first* matching toleration in list order for each taint, also when a later one has no time limit.
For a Job or CronJob, whose pods may be meant to run for a limited time, the finding is a warning.`,
	examples: [{
		title: "Five minutes on a database node, again and again",
		inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
          tolerationSeconds: 300 # <--
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
`
	}, {
		title: "The first matching toleration is the one that counts",
		inventory: `
pools:
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists, effect: NoExecute, tolerationSeconds: 60} # <--
        - {key: dedicated, operator: Exists}
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists}
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		const comparison = context.inventory.cluster.comparisonOperators;
		const evictions = /* @__PURE__ */ new Map();
		for (const poolFit of fit.pools) {
			if (poolFit.verdict === "blocked" || poolFit.evictedAfterSeconds === null) continue;
			for (const taint of poolFit.pool.taints) {
				if (taint.effect !== "NoExecute") continue;
				const { toleration } = findToleration(fit.tolerations, taint, comparison);
				if (toleration?.tolerationSeconds === void 0 || !isFromManifest(toleration)) continue;
				const eviction = evictions.get(toleration) ?? {
					toleration,
					pools: []
				};
				eviction.pools.push({
					fit: poolFit,
					taint
				});
				evictions.set(toleration, eviction);
			}
		}
		for (const { toleration, pools } of evictions.values()) {
			const seconds = Math.max(toleration.tolerationSeconds ?? 0, 0);
			const names = pools.map(({ fit: poolFit }) => quoted(poolFit.pool.name));
			const first = pools[0]?.taint;
			if (first === void 0) continue;
			const endless = fit.tolerations.find((other) => other.tolerationSeconds === void 0 && toleratesTaint(other, first, comparison) === "yes");
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"tolerationSeconds"
				]),
				workload,
				...FINITE_KINDS.has(workload.kind) && { severity: "warning" },
				message: `the pod is evicted from ${names.length === 1 ? "pool" : "pools"} ${list(names)} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
				help: endless === void 0 ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool." : "Remove this toleration: a later one tolerates the taint for ever, but Kubernetes uses the first that matches.",
				related: pools.map(({ fit: poolFit, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(poolFit.pool.name)} is tainted here`
				})),
				subject: `${formatTaint(first)} ${toleration.tolerationSeconds}`
			};
		}
	}
};

// src/rules/expired-suppression.ts
const expiredSuppression = {
	id: "expired-suppression",
	summary: "The last day of a suppression is over.",
	severity: "error",
	rationale: `\`expires\` in an entry of \`suppress\` is a promise: until that day the mistake will be corrected. From the day
after, the entry silences nothing, so that what it silenced is reported again, and the entry itself is reported, even
when the mistake is gone.

The day is that of the run, in UTC. Nothing is said when the rule of the entry is off. When only some files or clusters
are linted, an entry is reported only if it covers a finding there.`,
	examples: [{
		title: "The move to the new pool is over, the entry is not",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
suppress:
  - rule: near-miss-toleration
    workload: default/Pod/train
    reason: the pool gets its new taint in January
    expires: 2025-01-31 # <--
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`
	}],
	*checkSuppression({ suppression: { rule, at, expires = "" }, state, findings }) {
		if (state !== "expired") return;
		yield {
			at: "path" in at ? {
				...at,
				path: [...at.path.slice(0, -1), "expires"]
			} : at,
			message: findings === 0 ? `the suppression of ${quoted(rule)} expired on ${expires} and covers nothing any more` : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`,
			help: findings === 0 ? "Remove the entry." : "Correct what it covers, or give the entry a new day and a new reason.",
			subject: `configuration ${rule}`
		};
	}
};

// src/rules/idle-pool.ts
function isUsable(index, { fits }) {
	return fits.some(({ workload, pools }) => {
		const verdict = pools[index]?.verdict;
		return workload.kind !== "DaemonSet" && verdict !== void 0 && verdict !== "blocked";
	});
}
const idlePool = {
	id: "idle-pool",
	summary: "No workload of the repository can run on the pool.",
	severity: "note",
	on: false,
	rationale: `A pool that nobody can use costs money, or its taint is misspelt and the workloads that it is meant for run
elsewhere. This needs a repository that holds every workload of the cluster, so that the rule is off unless the
configuration turns it on: \`rules: {idle-pool: note}\`.

DaemonSets do not count: they follow the nodes. A pool that may take a workload is not idle. Control-plane pools, and pools
that are scaled to zero, are left out, and a repository without any workload is not judged.`,
	examples: [{
		title: "A pool whose taint nobody tolerates",
		inventory: `
pools:
  - name: general
  - name: batch # <--
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`
	}],
	*checkInventory(context) {
		const { inventory, fits } = context;
		if (fits.every(({ workload }) => workload.kind === "DaemonSet")) return;
		for (const [index, pool] of inventory.pools.entries()) {
			if (hasNoNodes(pool) || pool.role === "control-plane" || isControlPlanePool(pool)) continue;
			if (isUsable(index, context)) continue;
			yield {
				at: pool.place,
				message: `no workload of the repository can run on pool ${quoted(pool.name)}`,
				help: "Remove the pool, or correct its taints and labels or those of the workloads that it is meant for.",
				subject: pool.name
			};
		}
	}
};

// src/rules/ignored-pool-field.ts
const ignoredPoolField = {
	id: "ignored-pool-field",
	summary: "A field of a node pool does not reach its nodes.",
	severity: "warning",
	rationale: `Some fields look as if they tainted or labelled nodes, and do not: Config Connector's field is \`taint\`, so that
\`taints\` is dropped; Cluster API passes only some labels of a Machine on to its Node. The nodes then come up without what
the author believes, and pods that ask for it wait, or land where they should not.

The pool is judged without the field.`,
	examples: [{
		title: "A label that Cluster API keeps to itself",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    metadata:
      labels:
        acme.io/pool: gpu # <--
    spec:
      bootstrap: {dataSecretName: gpu}
`,
		good: `
apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    metadata:
      labels:
        node.cluster.x-k8s.io/pool: gpu
    spec:
      bootstrap: {dataSecretName: gpu}
`
	}, {
		title: "A field of Config Connector that is written in the plural",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taints: # <--
      - {key: team, value: ml, effect: NO_SCHEDULE}
`,
		good: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taint:
      - {key: team, value: ml, effect: NO_SCHEDULE}
`
	}],
	*checkInventory({ inventory }) {
		for (const { name, ignored = [] } of inventory.pools) for (const { field, place, help } of ignored) yield {
			at: place,
			message: `field ${quoted(field)} of pool ${quoted(name)} does not reach its nodes`,
			help,
			subject: `${name} ${field}`
		};
	}
};

// src/rules/ignored-values.ts
const ignoredValues = {
	id: "ignored-values",
	summary: "Values of a chart ask for a placement, and no template of the chart reads them.",
	severity: "warning",
	rationale: `Tolerations, a node selector or an affinity that stand in the values of a chart do nothing by themselves: a template
has to hand them on. A chart of several components often forgets one. Its pods then stay Pending, or run where they should
not, although the values look right.

Reported is a value under a key that ends with \`tolerations\`, \`nodeSelector\` or \`affinity\`, that is not empty, that no
template reads by its name, and that no rendered workload carries. The rule is silent where a template hands on everything
that stands around the value (\`with .Values.workers\`, \`toYaml .Values\`), where the value belongs to another chart
(\`global\`, a dependency), and where the chart holds packed charts, whose templates it does not see.`,
	examples: [{
		title: "A component that the template forgets",
		inventory: `
pools:
  - name: general
  - name: workers
    taints: ["dedicated=workers:NoSchedule"]
    labels: {pool: workers}
`,
		template: `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: workers
spec:
  template:
    spec:
      containers:
        - name: main
          image: {{ .Values.workers.image }}
      nodeSelector:
        {{- toYaml .Values.workers.nodeSelector | nindent 8 }}
      tolerations:
        {{- toYaml .Values.workers.tolerations | nindent 8 }}
`,
		bad: `
workers:
  image: workers:1
  nodeSelector:
    pool: workers
tolerations: # <--
  - key: dedicated
    operator: Equal
    value: workers
    effect: NoSchedule
`,
		good: `
workers:
  image: workers:1
  nodeSelector:
    pool: workers
  tolerations:
    - key: dedicated
      operator: Equal
      value: workers
      effect: NoSchedule
`
	}],
	*checkProblem(problem) {
		if (problem.kind !== "ignored-value") return;
		yield {
			at: problem,
			message: problem.message,
			help: "Have the template of the component hand it on, correct the key, or remove the value.",
			subject: problem.message
		};
	}
};

// src/scheduling/capacity.ts
const byPool = /* @__PURE__ */ new WeakMap();
const extendedByInventory = /* @__PURE__ */ new WeakMap();
const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;
function shortagesOf(requests, pool, inventory) {
	let least;
	for (const capacity of capacitiesOf(pool)) {
		const shortages = shortagesOn(capacity, requests, pool, inventory);
		if (shortages.length === 0) return [];
		if (least === void 0 || isLess(shortages, least)) least = shortages;
	}
	return least ?? [];
}
function hasEnough(requests, resources, pool) {
	return capacitiesOf(pool).some((capacity) => resources.every((resource) => (capacity.get(resource) ?? -1n) >= (requests.get(resource) ?? 0n)));
}
function shortagesOn(capacity, requests, pool, inventory) {
	const shortages = [];
	for (const [resource, asked] of requests) {
		const offered = capacity.get(resource) ?? (isAbsent(resource, capacity, pool, inventory) ? 0n : void 0);
		if (offered !== void 0 && offered < asked) shortages.push({
			resource,
			asked,
			offered
		});
	}
	return shortages;
}
function isLess(a, b) {
	if (a.length !== b.length) return a.length < b.length;
	const [first, other] = [a[0], b[0]];
	return first !== void 0 && other?.resource === first.resource && first.offered > other.offered;
}
function isAbsent(resource, capacity, pool, inventory) {
	if (!isExtendedResource(resource) || !extendedResourcesOf(inventory).has(resource)) return false;
	if (pool.nodes !== void 0) return capacity.size > 0;
	if (pool.format !== "taintlint") return false;
	if (capacity.size > 0) return true;
	return pool.requirements === void 0 && !pool.taints.some(keepsPodsOff) && !hintsAt(resource, pool);
}
function hintsAt(resource, pool) {
	const [domain = "", word = ""] = resource.split("/");
	return [
		pool.name,
		...Object.entries(pool.labels).flat(),
		...pool.taints.map(({ key }) => key)
	].some((text) => text.includes(domain) || text.includes(word) || DEVICE_WORDS.test(text));
}
function capacitiesOf(pool) {
	const known = byPool.get(pool);
	if (known !== void 0) return known;
	const { nodes = [] } = pool;
	const lists = nodes.length > 0 ? nodes.map(({ allocatable }) => allocatable) : [pool.allocatable];
	const capacities = [...new Map(lists.map((allocatable) => [JSON.stringify(allocatable), allocatable])).values()].map(readCapacity);
	byPool.set(pool, capacities);
	return capacities;
}
function readCapacity(allocatable) {
	const amounts = Object.entries(allocatable).flatMap(([resource, text]) => {
		const amount = parseQuantity(text);
		return amount === void 0 ? [] : [[resource, amount]];
	});
	return new Map(amounts);
}
function extendedResourcesOf(inventory) {
	const known = extendedByInventory.get(inventory);
	if (known !== void 0) return known;
	const names = inventory.pools.flatMap((pool) => capacitiesOf(pool).flatMap((capacity) => [...capacity.keys()]));
	const extended = new Set(names.filter(isExtendedResource));
	extendedByInventory.set(inventory, extended);
	return extended;
}

// src/scheduling/pod-requests.ts
function containerRequests({ requests, limits }) {
	return readAmounts(joinByWord(limits, requests));
}
function podRequests(spec, overhead) {
	const amounts = aggregate(spec);
	for (const [resource, amount] of readAmounts(spec.resources.requests)) if (isPodLevelResource(resource)) amounts.set(resource, amount);
	for (const [resource, amount] of readAmounts(spec.resources.limits)) if (isPodLevelResource(resource) && !amounts.has(resource)) amounts.set(resource, amount);
	add$1(amounts, readAmounts(Object.keys(spec.overhead).length > 0 ? spec.overhead : overhead));
	for (const [resource, amount] of amounts) if (amount <= 0n) amounts.delete(resource);
	return amounts;
}
function aggregate({ containers, initContainers }) {
	const sum = /* @__PURE__ */ new Map();
	for (const container of containers) add$1(sum, containerRequests(container));
	const sidecars = /* @__PURE__ */ new Map();
	const starting = /* @__PURE__ */ new Map();
	for (const container of initContainers) {
		const own = containerRequests(container);
		if (container.restartPolicy === "Always") {
			add$1(sum, own);
			add$1(sidecars, own);
			raise(starting, sidecars);
		} else {
			add$1(own, sidecars);
			raise(starting, own);
		}
	}
	raise(sum, starting);
	return sum;
}
function readAmounts(quantities) {
	const amounts = /* @__PURE__ */ new Map();
	for (const [resource, text] of Object.entries(quantities)) {
		const amount = parseQuantity(text);
		if (amount !== void 0) amounts.set(resource, amount);
	}
	return amounts;
}
function add$1(to, more) {
	for (const [resource, amount] of more) to.set(resource, (to.get(resource) ?? 0n) + amount);
}
function raise(to, floor) {
	for (const [resource, amount] of floor) if (amount > (to.get(resource) ?? 0n)) to.set(resource, amount);
}
function isPodLevelResource(resource) {
	return resource === "cpu" || resource === "memory" || resource.startsWith("hugepages-");
}

// src/rules/insufficient-capacity.ts
const MAX_POOLS = 12;
function formatAmount(resource, nano) {
	return formatQuantity(nano, resource === "memory" || resource.includes("storage") || resource.startsWith("hugepages-"));
}
function worstShortage(pools) {
	const byResource = /* @__PURE__ */ new Map();
	for (const shortage of pools.flatMap(({ shortages }) => shortages)) byResource.set(shortage.resource, [...byResource.get(shortage.resource) ?? [], shortage]);
	const [most] = [...byResource.values()].sort((a, b) => b.length - a.length);
	return most?.reduce((best, other) => other.offered > best.offered ? other : best);
}
function placeOfRequest({ workload }, resource) {
	const { resources, containers, initContainers } = workload.podSpec;
	if (resource in resources.requests) return placeInPodSpec(workload, [
		"resources",
		"requests",
		resource
	]);
	let path = resource in resources.limits ? [
		"resources",
		"limits",
		resource
	] : [];
	let most = 0n;
	for (const [field, list] of Object.entries({
		containers,
		initContainers
	})) for (const [index, container] of list.entries()) {
		const amount = containerRequests(container).get(resource) ?? 0n;
		if (amount <= most) continue;
		most = amount;
		path = [
			field,
			index,
			"resources",
			resource in container.requests ? "requests" : "limits",
			resource
		];
	}
	return placeInPodSpec(workload, path, path.length === 0 ? "key" : "value");
}
function overheadOf({ workload }, { admission }) {
	return admission.runtimeClasses.get(workload.podSpec.runtimeClassName ?? "")?.overhead ?? NO_WORDS;
}
function describeShortages({ fit, shortages }) {
	const parts = shortages.map(({ resource, asked, offered }) => {
		return `asks for ${formatAmount(resource, asked)} ${resource}, a node has ${formatAmount(resource, offered)}`;
	});
	return `${fit.pool.name}: ${parts.join("; ")}`;
}
function helpFor$2(larger) {
	const [nearest] = larger.filter((pool) => pool.selector === "match" && taintsAgainst(pool).length > 0);
	if (nearest === void 0) return "Ask for less, or declare a pool with larger nodes.";
	const yaml = formatTolerationsFor(taintsAgainst(nearest));
	return `Pool ${quoted(nearest.pool.name)} has enough. To let the pod in, add to the pod spec:\n${yaml}`;
}
const insufficientCapacity = {
	id: "insufficient-capacity",
	summary: "The pod asks for more of a resource than a node of any pool that admits it has.",
	severity: "error",
	rationale: `A pod whose requests are greater than what an empty node offers stays Pending for ever, and no autoscaler
helps it. Often the toleration for the larger pool is missing: then the finding names that pool.

Counted is what the scheduler counts: the requests of all containers and sidecars together, or of an init container with
the sidecars before it where that is more, a limit where there is no request, \`resources\` of the pod as a whole, and
the overhead of the pod or its RuntimeClass. Compared is \`allocatable\` of each pool that admits the pod, or may admit
it; a pool read from Nodes is judged by each Node, so that the largest counts. Other pods on the node are not counted.

What a pool does not declare is unknown, and unknown is enough. The exception is an extended resource such as
\`nvidia.com/gpu\` that another pool of the cluster declares: it is absent from Nodes and hand-declared pools that list
their \`allocatable\` without it, and from a hand-declared pool without \`allocatable\`, without taints and without a name
or label that speaks of devices. A quantity that cannot be read counts as nothing. When no pool admits the pod at all, \`unschedulable\` says so
and this rule is silent. Where the inventory says that it is not complete the finding is a warning.`,
	examples: [{
		title: "More memory than a node has",
		inventory: `
pools:
  - name: general
    allocatable: {cpu: 15500m, memory: 58Gi}
  - name: large
    labels: {pool: large}
    taints: ["dedicated=large:NoSchedule"]
    allocatable: {cpu: 31, memory: 240Gi}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: index}
spec:
  template:
    spec:
      containers:
        - name: index
          image: index:1
          resources:
            requests:
              cpu: "4"
              memory: 64Gi # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: index}
spec:
  template:
    spec:
      containers:
        - name: index
          image: index:1
          resources:
            requests:
              cpu: "4"
              memory: 64Gi
      nodeSelector: {pool: large}
      tolerations:
        - {key: dedicated, operator: Equal, value: large, effect: NoSchedule}
`
	}, {
		title: "A GPU, without the toleration for the pool that has them",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    allocatable: {nvidia.com/gpu: 4}
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      containers:
        - name: train
          image: train:1
          resources:
            limits:
              nvidia.com/gpu: 2 # <--
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      containers:
        - name: train
          image: train:1
          resources:
            limits:
              nvidia.com/gpu: 2
      nodeSelector: {pool: gpu}
      tolerations:
        - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!fit.valid || fit.admissionError !== void 0 || workload.strayFields.length > 0) return;
		const requests = podRequests(workload.podSpec, overheadOf(fit, context));
		if (requests.size === 0) return;
		const short = [];
		for (const pool of fit.pools) {
			if (pool.verdict === "blocked") continue;
			const shortages = shortagesOf(requests, pool.pool, inventory);
			if (shortages.length === 0) return;
			short.push({
				fit: pool,
				shortages
			});
		}
		const worst = worstShortage(short);
		if (worst === void 0) return;
		const { resource, asked, offered } = worst;
		const admitting = `no ${inventory.complete ? "" : "declared "}pool that admits it has`;
		const lacking = [...new Set(short.flatMap(({ shortages }) => shortages.map((shortage) => shortage.resource)))];
		const larger = fit.pools.filter((pool) => pool.verdict === "blocked" && hasEnough(requests, lacking, pool.pool));
		yield {
			at: placeOfRequest(fit, resource),
			workload,
			...!inventory.complete && { severity: "warning" },
			message: `the pod asks for ${formatAmount(resource, asked)} ${resource}, and ${admitting} ${offered === 0n ? "any" : `more than ${formatAmount(resource, offered)} on a node`}`,
			details: [...shorten(short.map(describeShortages), MAX_POOLS, "more pools"), ...larger.map(({ pool, reasons }) => `${pool.name}: has enough, but ${reasons.map(describeReason).join("; ")}`)],
			help: helpFor$2(larger),
			related: short.slice(0, MAX_POOLS).map(({ fit: { pool } }) => ({
				place: pool.place,
				message: `pool ${quoted(pool.name)} is declared here`
			})),
			subject: resource
		};
	}
};

// src/rules/internal-error.ts
const internalError = {
	id: "internal-error",
	summary: "A mistake of taintlint itself kept it from judging a file or a workload; the others are judged.",
	severity: "error",
	refusedByApi: true,
	rationale: `This is a mistake of taintlint, not of the file. What stands there is not checked, and the run does not pass, so that
nobody takes it for checked. Everything else is judged as ever. Please report it, with the version and the text of the message, and
with the file where you may. \`TAINTLINT_DEBUG=1\` in the environment shows where in taintlint it happened.`,
	examples: [],
	*checkProblem(problem) {
		if (problem.kind !== "internal") return;
		yield {
			at: problem,
			message: problem.message,
			help: "This is a mistake of taintlint, not yours: please report it with this message, and the file if you may. Until it is repaired, exclude in taintlint.yaml leaves the file out.",
			subject: problem.message,
			...problem.stack !== void 0 && { details: problem.stack.split("\n") }
		};
	}
};

// src/rules/invalid-node-affinity.ts
function isNodeSelection(path) {
	return path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector");
}
const invalidNodeAffinity = {
	id: "invalid-node-affinity",
	summary: "The API server refuses the nodeSelector or the node affinity.",
	severity: "error",
	refusedByApi: true,
	rationale: `The API server checks label keys, label values, operators and the number of values when the object is
applied, also in preferred terms. taintlint applies the checks of Kubernetes itself, with the same field paths.

An empty term (\`- {}\`) is legal but matches no node; that is a matter of placement and is reported there.`,
	examples: [{
		title: "`In` needs values",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool # <--
                operator: In
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool
                operator: In
                values: [general]
`
	}, {
		title: "`Exists` takes no values",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
                values: [general] # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
`
	}],
	checksFragments: true,
	*checkWorkload({ workload, fieldErrors }) {
		for (const error of workload.decodeErrors) {
			if (!isNodeSelection(error.path) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
		for (const error of fieldErrors) {
			if (!isNodeSelection(error.path)) continue;
			yield describeFieldError(workload, error);
		}
	}
};

// src/rules/invalid-toleration.ts
const invalidToleration = {
	id: "invalid-toleration",
	summary: "The API server refuses the toleration.",
	severity: "error",
	refusedByApi: true,
	rationale: `The API server checks every toleration when the object is applied. One wrong field and the whole object is
refused: \`kubectl apply\` fails, a GitOps controller reports an error, and the old version keeps running.

taintlint applies the checks of Kubernetes itself, with the same field paths. A refused pod is not judged for placement:
the refusal is the cause, and the only finding. The operators \`Gt\` and \`Lt\` need the feature gate
\`TaintTolerationComparisonOperators\`, which is off by default; name it in \`featureGates\` when your cluster turns it on.

\`--fix\` removes the value of \`Exists\` and spells an effect as Kubernetes does. It does not where the object would then
show another mistake: whether an effect or \`tolerationSeconds\` is wrong, for example, only its author knows.`,
	examples: [
		{
			title: "`Exists` takes no value",
			inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      value: present # <--
      effect: NoSchedule
`,
			good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NoSchedule
`
		},
		{
			title: "An effect in the spelling of a cloud API",
			inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NO_SCHEDULE # <--
`,
			good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NoSchedule
`
		},
		{
			title: "tolerationSeconds belongs to NoExecute",
			inventory: `
pools:
  - name: general
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoSchedule # <--
          tolerationSeconds: 30
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`
		}
	],
	checksFragments: true,
	*checkWorkload({ workload, fieldErrors }) {
		const isToleration = (path) => path.includes("tolerations");
		for (const error of workload.decodeErrors) {
			if (!isToleration(error.path) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
		const seen = /* @__PURE__ */ new Set();
		for (const error of fieldErrors) {
			if (!isToleration(error.path)) continue;
			const place = fieldToEdit(error).join("/");
			if (seen.has(place)) continue;
			seen.add(place);
			yield describeFieldError(workload, error);
		}
	}
};

// src/rules/release-siblings.ts
const MOST_NAMED = 3;
function releaseOf({ annotations, labels }) {
	return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
}
function describeSiblings(fit, behindTaints, fits) {
	const { workload } = fit;
	const release = releaseOf(workload);
	if (release === void 0) return [];
	const siblings = fits.filter((other) => other !== fit && other.workload.namespace === workload.namespace && releaseOf(other.workload) === release);
	const tainted = new Set(behindTaints.map(({ pool }) => pool));
	const enters = (sibling) => sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
	if (siblings.length === 0 || !siblings.every(enters)) return [];
	const named = siblings.slice(0, MOST_NAMED).map((sibling) => formatWorkload(sibling.workload));
	const more = siblings.length - named.length;
	const all = more === 0 ? named : [...named, `${more} more`];
	return [`the other workloads of release ${quoted(release)} are admitted: ${list(all)}`];
}

// src/rules/selector-explanation.ts
function mismatchesOf(pool) {
	return pool.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason] : []);
}
function mainMismatch(pools) {
	const perPool = pools.map((pool) => ({
		pool,
		mismatches: mismatchesOf(pool)
	}));
	const isEverywhere = ({ key }) => perPool.every(({ mismatches }) => mismatches.some((other) => other.key === key));
	const [first] = perPool;
	const shared = first?.mismatches.find(isEverywhere);
	if (first !== void 0 && shared !== void 0) return {
		mismatch: shared,
		pool: first.pool,
		everywhere: true
	};
	const [least] = perPool.filter(({ mismatches }) => mismatches.length > 0).sort((a, b) => a.mismatches.length - b.mismatches.length);
	const mismatch = least?.mismatches[0];
	return least === void 0 || mismatch === void 0 ? void 0 : {
		mismatch,
		pool: least.pool,
		everywhere: false
	};
}
function nearestText(text, candidates) {
	const limit = text.length >= 4 ? 2 : 1;
	return candidates.map((candidate) => ({
		candidate,
		edits: (0, import_fastest_levenshtein.distance)(text, candidate)
	})).filter(({ edits }) => edits > 0 && edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
function nearestKey(key, keys) {
	const stable = LABEL_TWINS.find(([, beta]) => beta === key)?.[0];
	return stable !== void 0 && keys.includes(stable) ? stable : nearestText(key, keys);
}
function labelKeys(pools) {
	const keys = pools.flatMap(({ pool }) => [...[pool, ...pool.nodes ?? []].flatMap(({ labels }) => Object.keys(labels)), ...(pool.requirements ?? []).filter(({ operator }) => operator !== "DoesNotExist").map(({ key }) => key)]);
	return [...new Set(keys)];
}
function labelValues(pools, key) {
	const values = pools.flatMap(({ pool }) => [...[pool, ...pool.nodes ?? []].flatMap(({ labels }) => labels[key] ?? []), ...(pool.requirements ?? []).flatMap((one) => one.key === key && one.operator === "In" ? one.values : [])]);
	return [...new Set(values)].sort();
}
function describeMismatch({ mismatch, pool, everywhere }, pools) {
	const { key, wanted, possible } = mismatch;
	const ofPool = `label ${quoted(key)} of pool ${quoted(pool.pool.name)} ${labelState(mismatch)}, the pod asks for ${wanted}`;
	if (!everywhere) return `no pool meets all of its selector: ${ofPool}`;
	if (pools.length === 1 && possible !== void 0) return ofPool;
	return pools.some((one) => mismatchesOf(one).some((other) => other.key === key && other.possible)) || labelValues(pools, key).length > 0 ? `no pool has label ${quoted(key)} as the pod asks: ${wanted}` : `no pool has label ${quoted(key)}, the pod asks for ${wanted}`;
}
function explainSelector(fit) {
	const { workload, pools } = fit;
	const main = mainMismatch(pools);
	const details = describePools(pools);
	const related = [];
	if (main === void 0) return {
		at: placeOfSelection(fit),
		cause: "its selector, or a cordon, keeps it off every pool",
		details,
		help: "See the reason for each pool, and correct the selector or the pool.",
		related,
		nearMissIndex: void 0
	};
	const { key } = main.mismatch;
	const path = findSelectorPath(workload, key);
	const values = labelValues(pools, key);
	const asked = workload.podSpec.nodeSelector[key] ?? "";
	const near = values.length === 0 ? nearestKey(key, labelKeys(pools)) : nearestText(asked, values);
	const cause = describeMismatch(main, pools);
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
	return {
		at: path === void 0 ? placeOfSelection(fit) : placeInPodSpec(workload, path),
		cause,
		details,
		help: `Select a label that a pool has, or add the label to the pool that should take the pod.${known}${suggestion}`,
		related,
		nearMissIndex: void 0
	};
}
function placeOfSelection({ workload }) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	if (Object.keys(nodeSelector).length > 0) return placeInPodSpec(workload, ["nodeSelector"], "key");
	if (nodeAffinity?.required !== void 0) return placeInPodSpec(workload, ["affinity", "nodeAffinity"], "key");
	return placeOfTolerations(workload);
}

// src/rules/unschedulable.ts
function poolsBehindTaints(pools) {
	return pools.filter((pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0);
}
function isUnschedulable({ valid, workload, pools }) {
	if (!valid || workload.strayFields.length > 0) return false;
	if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return false;
	return pools.length > 0 && pools.every((pool) => pool.verdict === "blocked");
}
function isOnlyEmpty({ pool, selector, cordoned, untolerated }) {
	return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}
function explainEmpty(fit, empty) {
	const names = list(empty.map(({ pool }) => quoted(pool.name)));
	return {
		at: placeInPodSpec(fit.workload, [], "key"),
		cause: empty.length === 1 ? `pool ${names}, the only one that could take it, is scaled to zero` : `pools ${names}, the only ones that could take it, are scaled to zero`,
		details: describePools(fit.pools, empty),
		help: "Give the pool nodes, or remove the workload.",
		related: empty.map(({ pool }) => ({
			place: pool.place,
			message: `pool ${quoted(pool.name)} is declared here`
		})),
		nearMissIndex: void 0
	};
}
function runsBesideClasses({ tolerations }, { pools }) {
	return !tolerations.some(({ origin }) => origin.by === "GKE") && pools.every(({ format }) => format === "compute-class");
}
function mayRunElsewhere(fit, inventory, { nearMissIndex }) {
	if (inventory.complete) return false;
	const { nodeSelector, workload } = fit;
	const selects = Object.keys(nodeSelector).length > 0 || workload.podSpec.nodeAffinity?.required !== void 0;
	return runsBesideClasses(fit, inventory) || !selects && nearMissIndex === void 0;
}
function explainPlacement(fit, { cluster }) {
	const emptyOnly = fit.pools.filter(isOnlyEmpty);
	if (emptyOnly.length > 0) return explainEmpty(fit, emptyOnly);
	const behindTaints = poolsBehindTaints(fit.pools);
	return behindTaints.length > 0 ? explainTaints(fit, behindTaints, cluster.comparisonOperators) : explainSelector(fit);
}
const placements = /* @__PURE__ */ new WeakMap();
function explainUnschedulable(fit, inventory) {
	if (!isUnschedulable(fit)) return void 0;
	const known = placements.get(fit);
	if (known !== void 0) return known.placement;
	const explained = explainPlacement(fit, inventory);
	const placement = mayRunElsewhere(fit, inventory, explained) ? void 0 : explained;
	placements.set(fit, { placement });
	return placement;
}
const unschedulable = {
	id: "unschedulable",
	summary: "No pool of the inventory admits the pod: it stays Pending.",
	severity: "error",
	rationale: `Every pool refuses the pod, for certain: by a taint that it does not tolerate, by a label that its selector asks
for and the pool does not have, because all its nodes are cordoned, or because it is scaled to zero. Kubernetes would say only "0/4 nodes are
available: 4 node(s) had untolerated taint(s)"; newer versions no longer name the taint.

Whatever the repository cannot know counts as possible: a label that a cloud sets later, a RuntimeClass that is defined
elsewhere, an operator behind a feature gate. Then taintlint is silent. Where the inventory is not complete the finding is
a warning, and a pod that selects nothing is not accused: it runs on the default pool that is declared elsewhere. Where the other workloads of the same Helm release (\`app.kubernetes.io/instance\`) all enter a
pool whose taint keeps this one off, a line says so: hook Jobs are easily forgotten. A DaemonSet has its own rule, and a pod with \`nodeName\` does not pass the scheduler.

\`--fix\` adds the missing tolerations, or corrects the one that nearly fits, where the selector leaves exactly one pool of
a complete inventory, and that pool is neither reserved for others nor a control plane.`,
	examples: [
		{
			title: "A selector for a tainted pool, without the toleration",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu # <--
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: present
          effect: NoSchedule
`
		},
		{
			title: "The toleration has another value than the taint",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
		},
		{
			title: "A label value that no pool has",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
			bad: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: generall # <--
`,
			good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: general
            topology.kubernetes.io/zone: eu-west-1a
`
		}
	],
	*checkWorkload(fit, context) {
		const { inventory, fits } = context;
		const { workload } = fit;
		if (fit.valid && fit.admissionError !== void 0) {
			yield {
				at: placeInPodSpec(workload, fit.workload.podSpec.runtimeClassName === void 0 ? [] : ["runtimeClassName"], "key"),
				workload,
				message: `admission refuses the pod: ${fit.admissionError}`,
				help: "Make the pod and what admission adds to it agree.",
				subject: fit.admissionError,
				pools: []
			};
			return;
		}
		const placement = explainUnschedulable(fit, inventory);
		if (placement === void 0) return;
		const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
		const asksNothing = tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === void 0;
		const fix = fixUnschedulable(fit, placement.miss, context);
		yield {
			at: placement.at,
			workload,
			...!inventory.complete && { severity: "warning" },
			message: `${inventory.complete ? "no pool" : "no declared pool"} admits the pod: ${placement.cause}`,
			details: [
				...placement.details,
				...describeLostTolerations(fit, context),
				...describeSiblings(fit, poolsBehindTaints(fit.pools), fits)
			],
			help: placement.help,
			related: placement.related,
			pools: [],
			...asksNothing && { group: "asks for nothing and tolerates nothing" },
			...fix && { fix }
		};
	}
};

// src/rules/dead-tolerations.ts
const taintsByInventory = /* @__PURE__ */ new WeakMap();
function taintsOf(inventory) {
	const known = taintsByInventory.get(inventory);
	if (known !== void 0) return known;
	const taints = inventory.pools.flatMap((pool) => [
		...pool.taints,
		...pool.startupTaints,
		...(pool.incomplete ?? []).flatMap(({ taint, place }) => taint === void 0 ? [] : {
			...taint,
			place
		})
	]);
	taintsByInventory.set(inventory, taints);
	return taints;
}
function hasUnknownTaints({ pools }) {
	return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}
function isSameKeyMiss(miss) {
	return miss === "value" || miss === "effect" || miss === "operator";
}
function findNearMiss(toleration, { inventory }) {
	const { key } = toleration;
	const comparison = inventory.cluster.comparisonOperators;
	if (!key || toleration.operator === "Gt" || toleration.operator === "Lt") return void 0;
	if (hasUnknownTaints(inventory)) return void 0;
	const ofKey = taintsOf(inventory).filter((taint) => taint.key === key);
	if (ofKey.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return void 0;
	const set = (effectsSetByKubernetes(key) ?? []).map((effect) => ({
		key,
		value: "",
		effect
	}));
	if (set.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return void 0;
	for (const poolTaint of ofKey) {
		const miss = nearMiss(toleration, poolTaint, comparison);
		const pool = inventory.pools.find((candidate) => candidate.taints.includes(poolTaint));
		if (isSameKeyMiss(miss) && pool !== void 0) return {
			miss,
			taint: poolTaint,
			pool,
			poolTaint
		};
	}
	for (const taint of set) {
		const miss = nearMiss(toleration, taint, comparison);
		if (isSameKeyMiss(miss)) return {
			miss,
			taint,
			pool: void 0,
			poolTaint: void 0
		};
	}
}
function isUnmatchedKey(key, { inventory }) {
	if (inventory.pools.length === 0 || isPlatformTaintKey(key, inventory.cluster.transientTaints)) return false;
	if (inventory.nodeFeatureTaintKeys?.includes(key)) return false;
	return !hasUnknownTaints(inventory) && !taintsOf(inventory).some((taint) => taint.key === key);
}
function isNamedByPlacement$1(fit, index, { inventory }) {
	return (explainUnschedulable(fit, inventory) ?? explainMissedPools(fit, inventory))?.nearMissIndex === index;
}

// src/rules/legacy-control-plane-key.ts
const LEGACY_KEY = "node-role.kubernetes.io/master";
const KEY = "node-role.kubernetes.io/control-plane";
const CONTROL_PLANE_TAINT = {
	key: KEY,
	value: "",
	effect: "NoSchedule"
};
const FIRST_MINOR_WITHOUT = 25;
function toleratesNewKey({ tolerations }, { comparisonOperators }) {
	return tolerations.some((toleration) => toleration.key === KEY || toleratesTaint(toleration, CONTROL_PLANE_TAINT, comparisonOperators) !== "no");
}
function stillHasOldTaint({ kubernetesVersion }) {
	const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(kubernetesVersion ?? "") ?? [];
	return major === "1" && Number(minor) < FIRST_MINOR_WITHOUT;
}
function fixKey(workload, index, cluster) {
	const toleration = workload.podSpec.tolerations[index] ?? {};
	const title = `tolerate ${KEY}`;
	if (cluster.kubernetesVersion !== void 0 && !stillHasOldTaint(cluster)) return {
		title,
		operations: [{
			kind: "set-scalar",
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				"key"
			]),
			text: KEY
		}]
	};
	return {
		title,
		operations: [{
			kind: "insert-items",
			at: placeInPodSpec(workload, ["tolerations"]),
			items: [{
				...toleration,
				key: KEY
			}]
		}]
	};
}
const legacyControlPlaneKey = {
	id: "legacy-control-plane-key",
	summary: "The pod tolerates the control plane's old taint, but not the one that replaced it.",
	severity: "warning",
	rationale: `Since Kubernetes 1.25 control-plane nodes carry the taint \`node-role.kubernetes.io/control-plane\` and no longer
\`node-role.kubernetes.io/master\`. A pod that tolerates only the old key disappears from these nodes with the upgrade.

For a \`kubernetesVersion\` before 1.25 the finding is a note. Silent where a pool of the inventory carries the old taint,
on OpenShift, which keeps it, and where another toleration covers the new key. When the toleration is the reason that the
pod fits nowhere, or that a DaemonSet misses a pool, that finding names it and this one is not repeated. Keep the old
toleration beside the new one as long as a cluster older than 1.24 must run the manifest.

\`--fix\` writes the new key where \`kubernetesVersion\` says 1.25 or later, else adds the new toleration beside the old one.`,
	examples: [{
		title: "An agent that the upgrade to 1.25 takes off the control plane",
		inventory: `
kubernetesVersion: "1.36"
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node-role.kubernetes.io/master # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node-role.kubernetes.io/control-plane
          operator: Exists
          effect: NoSchedule
        - key: node-role.kubernetes.io/master
          operator: Exists
          effect: NoSchedule
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		const { cluster } = inventory;
		if (!fit.valid || cluster.provider === "openshift" || toleratesNewKey(fit, cluster)) return;
		if (taintsOf(inventory).some((taint) => taint.key === LEGACY_KEY)) return;
		const index = workload.podSpec.tolerations.findIndex((toleration) => toleration.key === LEGACY_KEY);
		if (index < 0 || isNamedByPlacement$1(fit, index, context)) return;
		const isOld = stillHasOldTaint(cluster);
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				"key"
			]),
			workload,
			...isOld && { severity: "note" },
			message: isOld ? `from Kubernetes 1.25 on no control-plane node has taint ${quoted(LEGACY_KEY)}, and the pod does not tolerate ${quoted(KEY)}` : `no control-plane node has taint ${quoted(LEGACY_KEY)} since Kubernetes 1.25, and the pod does not tolerate ${quoted(KEY)}`,
			help: ["Write the new key, or add beside the old one:", ...formatTolerationFor(CONTROL_PLANE_TAINT)].join("\n"),
			subject: LEGACY_KEY,
			fix: fixKey(workload, index, cluster)
		};
	}
};

// src/rules/node-selection-places.ts
const REQUIRED_TERMS = [
	"affinity",
	"nodeAffinity",
	"requiredDuringSchedulingIgnoredDuringExecution",
	"nodeSelectorTerms"
];
const PREFERRED_TERMS = [
	"affinity",
	"nodeAffinity",
	"preferredDuringSchedulingIgnoredDuringExecution"
];
function placedExpressions(expressions, path) {
	return expressions.map((requirement, index) => ({
		requirement,
		path: [
			...path,
			"matchExpressions",
			index
		]
	}));
}
function requiredExpressions({ podSpec }) {
	return (podSpec.nodeAffinity?.required ?? []).flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}

// src/rules/legacy-label.ts
const STABLE_LABEL = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));
function isOnlyOneThere(legacy, stable, { pools }) {
	return pools.some(({ labels, labelsClosed }) => labelsClosed && legacy in labels && !(stable in labels));
}
function isNamedByPlacement(fit, key, inventory) {
	return explainUnschedulable(fit, inventory) !== void 0 && fit.pools.every(({ reasons }) => reasons.some((reason) => reason.kind === "selector-mismatch" && reason.key === key && reason.actual === void 0));
}
function writeLabel(at, label) {
	return at.part === "key" ? {
		kind: "rename-key",
		at,
		key: label
	} : {
		kind: "set-scalar",
		at,
		text: label
	};
}
const legacyLabel = {
	id: "legacy-label",
	summary: "The pod selects nodes by a deprecated label.",
	severity: "warning",
	rationale: `\`beta.kubernetes.io/os\`, \`beta.kubernetes.io/arch\` and \`beta.kubernetes.io/instance-type\`, and the labels
\`failure-domain.beta.kubernetes.io/zone\` and \`failure-domain.beta.kubernetes.io/region\`, have been deprecated since Kubernetes
1.14 and 1.17. Some platforms refuse or no longer set them: a pod that asks for one then fits nowhere.

Looked at are \`nodeSelector\` and the required node affinity. A preferred term loses no more than a wish, and is left alone.
Silent for a label that a node of a snapshot has without its successor: there the old one is the only one that works.
Where no pool has the label and the pod therefore fits nowhere, that finding names the successor.

\`--fix\` writes the new label, unless the pod asks for that one already.`,
	examples: [{
		title: "The system and the zone",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector:
        beta.kubernetes.io/os: linux # <--
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - key: failure-domain.beta.kubernetes.io/zone # <--
                    operator: In
                    values: [eu-west-1a]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector:
        kubernetes.io/os: linux
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - key: topology.kubernetes.io/zone
                    operator: In
                    values: [eu-west-1a]
`
	}],
	checksFragments: true,
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		if (!fit.valid) return;
		const { nodeSelector } = workload.podSpec;
		const asked = [...Object.keys(nodeSelector).map((key) => ({
			key,
			at: placeInPodSpec(workload, ["nodeSelector", key], "key")
		})), ...requiredExpressions(workload).map(({ requirement, path }) => ({
			key: requirement.key,
			at: placeInPodSpec(workload, [...path, "key"])
		}))];
		for (const { key, at } of asked) {
			const stable = STABLE_LABEL.get(key);
			if (stable === void 0 || isOnlyOneThere(key, stable, inventory)) continue;
			if (isNamedByPlacement(fit, key, inventory)) continue;
			yield {
				at,
				workload,
				message: `label ${quoted(key)} is deprecated: nodes have ${quoted(stable)}`,
				help: `Write \`${stable}\`. Kubernetes gives both labels the same value.`,
				subject: key,
				fix: {
					title: `write ${stable}`,
					operations: [writeLabel(at, stable)]
				}
			};
		}
	}
};

// src/rules/misplaced-scheduling-field.ts
const CONTAINER_LISTS = /* @__PURE__ */ new Set([
	"containers",
	"initContainers",
	"ephemeralContainers"
]);
function placeInWords({ podSpecPath, podSpec }, { path }) {
	const parent = path.slice(0, -1);
	if (parent.length === 0) return "at the top of the object";
	const [list = "", index, ...deeper] = parent.slice(podSpecPath.length);
	if (CONTAINER_LISTS.has(list) && typeof index === "number" && deeper.length === 0) {
		const name = (list === "containers" ? podSpec.containers : list === "initContainers" ? podSpec.initContainers : [])[index]?.name ?? "";
		return name === "" ? `in ${formatFieldPath(parent)}` : `in container ${quoted(name)}`;
	}
	return `in ${formatFieldPath(parent)}`;
}
function moveField(workload, { path, belongsAt }) {
	const to = placeInObject(workload, belongsAt.slice(0, -1));
	const from = placeInObject(workload, path);
	return {
		title: `move it to ${formatFieldPath(belongsAt)}`,
		operations: [{
			kind: "move-entry",
			from,
			to
		}]
	};
}
const misplacedSchedulingField = {
	id: "misplaced-scheduling-field",
	summary: "A scheduling field stands where the API server does not read it.",
	severity: "error",
	refusedByApi: true,
	rationale: `Tolerations, \`nodeSelector\`, \`affinity\`, \`nodeName\` and \`runtimeClassName\` belong in the pod spec. One level too
high or too low they are unknown fields: \`kubectl apply\` refuses them, but a client that does not validate strictly lets
the API server drop them without a word, and the pod stays Pending or runs on the wrong nodes.

Only objects of Kubernetes' own kinds are looked at: a custom resource may have such a field wherever it likes. Looked at
are the mappings above the pod spec with their \`metadata\`, the containers with their \`resources\` and \`securityContext\`, the
pod's \`securityContext\` and \`affinity\`, and \`nodeAffinity\` beside \`affinity\`. A field without a value is not reported: nothing
is lost with it. While a field is misplaced nobody knows what the pod really asks for, so that nothing is said about the
pools that it misses.

\`--fix\` moves the field with its comments where it belongs, unless the pod spec has such a field already.`,
	examples: [{
		title: "In a container",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      containers:
        - name: trainer
          image: trainer:1
          tolerations: # <--
            - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      containers:
        - name: trainer
          image: trainer:1
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`
	}, {
		title: "Beside the template, and beside spec",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: store}
spec:
  nodeSelector: {pool: general} # <--
  template:
    spec:
      containers: [{name: store, image: store:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: shell}
spec:
  containers: [{name: shell, image: shell:1}]
nodeSelector: {pool: general} # <--
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: store}
spec:
  template:
    spec:
      nodeSelector: {pool: general}
      containers: [{name: store, image: store:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: shell}
spec:
  containers: [{name: shell, image: shell:1}]
  nodeSelector: {pool: general}
`
	}],
	*checkWorkload({ workload }) {
		for (const stray of workload.strayFields) {
			const right = formatFieldPath(stray.belongsAt);
			yield {
				at: placeInObject(workload, stray.path, "key"),
				workload,
				message: `${quoted(stray.field)} ${placeInWords(workload, stray)} is ignored or refused: the API server reads ${right}`,
				help: stray.occupied ? `The pod has its own ${right}. Join the two there, and remove this one.` : `Move it to ${right}.`,
				...stray.occupied && { related: [{
					place: placeInObject(workload, stray.belongsAt, "key"),
					message: `${right} stands here`
				}] },
				subject: formatFieldPath(stray.path),
				...!stray.occupied && { fix: moveField(workload, stray) }
			};
		}
	}
};

// src/rules/mixed-taint-values.ts
const PRESENCE_VALUES = /* @__PURE__ */ new Set([
	"",
	"true",
	"True",
	"TRUE",
	"present",
	"yes"
]);
const MAX_NAMED$1 = 8;
function groupBy$1(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
function describeValue(value) {
	return value === "" ? "no value" : quoted(value);
}
function isMixed(values) {
	const distinct = new Set(values);
	return distinct.size > 1 && [...distinct].every((value) => PRESENCE_VALUES.has(value));
}
function asksForOneValue({ key, operator }) {
	return key !== void 0 && key !== "" && (operator === void 0 || operator === "" || operator === "Equal");
}
function rarest(byValue) {
	return [...byValue.values()].reduce((least, other) => other.length <= least.length ? other : least);
}
function hasWildcard({ tolerations }) {
	return tolerations.some(({ key, operator }) => !key && operator === "Exists");
}
function opensOnlySome({ fit }, key, value) {
	if (fit.workload.kind === "DaemonSet" || isUnschedulable(fit)) return false;
	return fit.pools.some(({ pool, selector }) => selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value));
}
function asksByKey(fits) {
	const asks = /* @__PURE__ */ new Map();
	for (const fit of fits) {
		if (!fit.valid || hasWildcard(fit)) continue;
		const { tolerations } = fit.workload.podSpec;
		for (const [key, indexes] of groupBy$1([...tolerations.keys()], (index) => tolerations[index]?.key ?? "")) {
			const ofKey = indexes.map((index) => ({
				index,
				toleration: tolerations[index] ?? {}
			}));
			const values = new Set(ofKey.map(({ toleration }) => toleration.value ?? ""));
			const [first] = ofKey;
			if (first === void 0 || values.size > 1 || !ofKey.every(({ toleration }) => asksForOneValue(toleration))) continue;
			const value = first.toleration.value ?? "";
			const byValue = asks.get(key) ?? /* @__PURE__ */ new Map();
			const asked = byValue.get(value);
			if (asked === void 0) byValue.set(value, [{
				fit,
				index: first.index
			}]);
			else asked.push({
				fit,
				index: first.index
			});
			asks.set(key, byValue);
		}
	}
	return asks;
}
function describeAsks(byValue) {
	return [...byValue].map(([value, asked]) => {
		const names = asked.slice(0, MAX_NAMED$1).map(({ fit }) => formatWorkload(fit.workload));
		const more = asked.length > MAX_NAMED$1 ? [`${asked.length - MAX_NAMED$1} more`] : [];
		return `tolerated with ${describeValue(value)} by ${list([...names, ...more])}`;
	});
}
function* checkPools({ inventory }, asks) {
	const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint) => ({
		pool,
		taint
	})));
	for (const [key, ofKey] of groupBy$1(uses, ({ taint }) => taint.key)) {
		const byValue = groupBy$1(ofKey, ({ taint }) => taint.value);
		const asked = [...asks.get(key) ?? []].flatMap(([value, all]) => {
			const hurt = byValue.has(value) ? all.filter((one) => opensOnlySome(one, key, value)) : [];
			return hurt.length === 0 ? [] : [[value, hurt]];
		});
		if (!isMixed(byValue.keys()) || new Set(ofKey.map(({ pool }) => pool)).size < 2 || asked.length === 0) continue;
		const [odd] = rarest(byValue);
		if (odd === void 0) continue;
		const others = ofKey.filter(({ taint }) => taint.value !== odd.taint.value);
		yield {
			at: odd.taint.place,
			message: `pools write taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: a toleration for one value does not open the others`,
			details: [...[...byValue].map(([, same]) => {
				const first = same[0]?.taint;
				return `${first === void 0 ? key : formatTaint(first)}: ${list([...new Set(same.map(({ pool }) => pool.name))])}`;
			}), ...describeAsks(new Map(asked))],
			help: "Use one value for the key on every pool, or tolerate it with `operator: Exists`.",
			related: others.slice(0, MAX_NAMED$1).map(({ pool, taint }) => ({
				place: taint.place,
				message: `pool ${quoted(pool.name)} has ${formatTaint(taint)} here`
			})),
			subject: key
		};
	}
}
function* checkWorkloads$1({ inventory }, asks) {
	if (inventory.complete) return;
	const declared = new Set(inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints].map(({ key }) => key)));
	for (const [key, byValue] of asks) {
		if (declared.has(key) || !isMixed(byValue.keys())) continue;
		const [odd] = rarest(byValue);
		if (odd === void 0) continue;
		const { workload } = odd.fit;
		const { value } = workload.podSpec.tolerations[odd.index] ?? {};
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				odd.index,
				value === void 0 ? "key" : "value"
			]),
			workload,
			message: `workloads tolerate taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: one taint has only one of them`,
			details: describeAsks(byValue),
			help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
			subject: key
		};
	}
}
const mixedTaintValues = {
	id: "mixed-taint-values",
	summary: "One taint key is used with several values that mean the same, such as `true` and `present`.",
	severity: "warning",
	rationale: `Two charts, two conventions: one tolerates \`nvidia.com/gpu=true\`, the other \`nvidia.com/gpu=present\`. A toleration
with a value opens only the pools with this very value, and nothing shows it until the other pool is full.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several.

Pools are reported when two of them disagree and some workload that may run on both opens only one of them: where all
tolerate the key with \`operator: Exists\`, nobody is hurt. A DaemonSet that misses a pool, and a pod that fits nowhere,
have findings of their own. Workloads are reported when they disagree about a key that no declared pool has, and
only while the inventory is not complete; where a pool has the key, \`near-miss-toleration\` names the one that is wrong. A
workload that tolerates several values knows of them and does not count.`,
	examples: [{
		title: "Two pools, two conventions",
		inventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=true:NoSchedule"] # <--
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`
	}],
	*checkInventory(context) {
		const asks = asksByKey(context.fits);
		yield* checkPools(context, asks);
		yield* checkWorkloads$1(context, asks);
	}
};

// src/rules/suppressed-default-toleration.ts
const NODE_FAILURE_KEYS = /* @__PURE__ */ new Set(["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"]);
function suppressingTolerations(fit, { inventory }) {
	const { admission } = inventory.cluster;
	if (!fit.valid || !admission.defaultTolerationSeconds) return [];
	return fit.tolerations.filter(isWritten).filter(({ key = "", effect }) => {
		if (!NODE_FAILURE_KEYS.has(key) || effect && effect !== "NoExecute") return false;
		const taint = {
			key,
			value: "",
			effect: "NoExecute"
		};
		return findToleration(fit.tolerations, taint, "off").tolerance === "no";
	});
}
const suppressedDefaultToleration = {
	id: "suppressed-default-toleration",
	summary: "A toleration of a node failure tolerates nothing, and keeps Kubernetes from adding the one that does.",
	severity: "warning",
	rationale: `To each pod that says nothing about \`node.kubernetes.io/not-ready\` and \`node.kubernetes.io/unreachable\`, Kubernetes adds
a toleration for 300 seconds. It looks at the key and the effect only: a toleration with this key and a value, which no
such taint has, switches the 300 seconds off and tolerates nothing. The pod is then evicted as soon as its node is not
ready for a moment.

Silent where another toleration of the pod meets the taint, where the effect is NoSchedule, because Kubernetes then adds
its own, for DaemonSets, whose controller adds both without a limit, and where \`admission\` says that the plugin
DefaultTolerationSeconds is off: then \`near-miss-toleration\` tells what is wrong. That rule does not repeat a toleration
that is reported here.`,
	examples: [{
		title: "A value that the taint never has",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/not-ready
          operator: Equal
          value: "true" # <--
          effect: NoExecute
          tolerationSeconds: 60
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/not-ready
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		for (const { key = "", operator, value = "", origin } of suppressingTolerations(fit, context)) {
			const compares = operator === "Gt" || operator === "Lt";
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					origin.index,
					compares ? "operator" : "value"
				]),
				workload,
				message: `the pod is evicted at once when its node fails: ${quoted(key)} never has ${compares ? "a number to compare" : `value ${quoted(value)}`}, and Kubernetes no longer adds its 300 s`,
				help: "Write `operator: Exists` and no value, or remove the toleration.",
				subject: `${key} ${operator ?? ""} ${value}`
			};
		}
	}
};

// src/rules/near-miss-toleration.ts
const nearMissToleration = {
	id: "near-miss-toleration",
	summary: "The toleration has the key of a taint, but another value or effect, and so tolerates nothing.",
	severity: "warning",
	rationale: `\`value: "true"\` does not tolerate \`nvidia.com/gpu=present\`, and a toleration for NoSchedule does not tolerate
NoExecute. The pod may still run elsewhere, so that nothing shows the mistake until the other pool is full.

Reported only when the toleration tolerates no taint of any pool: a key that several pools carry with different values is
not a mistake. The taints that Kubernetes sets by itself count too: \`node.kubernetes.io/memory-pressure\` is only ever set
with NoSchedule and without a value. When the toleration is the reason that the pod fits nowhere, that finding names it
and this one is not repeated. A toleration that also switches off the 300 seconds of a failed node is reported by
\`suppressed-default-toleration\`.

\`--fix\` corrects the field where every pool with the key has the very same taint and nobody can mean another one: the
effect differs, or the value only says that something is there (\`"true"\`), or has a slip of the hand.`,
	examples: [{
		title: "Another value",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: present
          effect: NoSchedule
`
	}, {
		title: "A taint of Kubernetes itself, with an effect that it never has",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoExecute # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoSchedule
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		const suppressing = suppressingTolerations(fit, context);
		for (const toleration of fit.tolerations) {
			if (toleration.origin.by !== "manifest") continue;
			const { index } = toleration.origin;
			const found = findNearMiss(toleration, context);
			if (found === void 0 || isNamedByPlacement$1(fit, index, context)) continue;
			if (suppressing.includes(toleration)) continue;
			const miss = {
				toleration,
				taint: found.taint,
				miss: found.miss
			};
			const at = placeInPodSpec(workload, [
				"tolerations",
				index,
				fieldOfMiss(miss)
			]);
			const subject = `${toleration.key} ${toleration.value ?? ""} ${toleration.effect ?? ""}`;
			if (found.pool === void 0 || found.poolTaint === void 0) {
				const effects = list([...effectsSetByKubernetes(found.taint.key) ?? []]);
				yield {
					at,
					workload,
					message: `toleration matches nothing: Kubernetes sets ${quoted(found.taint.key)} only with effect ${effects} and without a value`,
					help: "Write `operator: Exists` with one of these effects, or remove the toleration.",
					subject
				};
				continue;
			}
			const { message, help } = describeMiss(miss, found.pool.name);
			const fix = correctToleration(workload, miss, context);
			yield {
				at,
				workload,
				message,
				help,
				related: [{
					place: found.poolTaint.place,
					message: `pool ${quoted(found.pool.name)} is tainted here`
				}],
				subject,
				...fix && { fix }
			};
		}
	}
};

// src/rules/node-name-bypasses-scheduler.ts
function poolOfNode({ workload, pools }) {
	const { nodeName } = workload.podSpec;
	return pools.find(({ pool }) => pool.nodes?.some(({ name }) => name === nodeName));
}
const nodeNameBypassesScheduler = {
	id: "node-name-bypasses-scheduler",
	summary: "A pod template has a `nodeName`: the scheduler, and with it every NoSchedule taint, is passed by.",
	severity: "note",
	rationale: `With \`nodeName\` the kubelet of that node takes the pod at once: NoSchedule taints and a cordon do not hold it
back, and when the node is gone every new pod waits for it for ever. NoExecute taints still count: the kubelet refuses
the pod, or evicts it. A node selector on \`kubernetes.io/hostname\` asks for the same node and respects its taints.

Reported for pod templates only. A Pod object that was read from a cluster always has a \`nodeName\`. Where the inventory
knows the node and the pod does not tolerate its NoExecute taint, the finding is a warning: the pod can never stay there.`,
	examples: [{
		title: "A Deployment that names its node",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: license-server}
spec:
  template:
    spec:
      nodeName: node-7 # <--
      containers: [{name: license-server, image: license-server:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: license-server}
spec:
  template:
    spec:
      nodeSelector:
        kubernetes.io/hostname: node-7
      containers: [{name: license-server, image: license-server:1}]
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		const { nodeName } = workload.podSpec;
		if (!fit.valid || nodeName === "" || workload.kind === "Pod") return;
		const pool = poolOfNode(fit);
		const evicting = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoExecute");
		const ignored = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoSchedule");
		const consequence = evicting.length > 0 ? `its taint ${list(evicting.map(formatTaint))} refuses the pod every time` : ignored.length > 0 ? `its taint ${list(ignored.map(formatTaint))} does not hold the pod back` : "no NoSchedule taint holds the pod back";
		yield {
			at: placeInPodSpec(workload, ["nodeName"]),
			workload,
			...evicting.length > 0 && { severity: "warning" },
			message: `nodeName ${quoted(nodeName)} bypasses the scheduler: ${consequence}`,
			help: `Write a nodeSelector instead, so that the scheduler decides:\nnodeSelector:\n  kubernetes.io/hostname: ${nodeName}`,
			related: pool === void 0 ? [] : pool.pool.taints.filter((taint) => pool.untolerated.includes(taint)).map((taint) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			})),
			subject: nodeName
		};
	}
};

// src/rules/non-string-value.ts
const nonStringValue = {
	id: "non-string-value",
	summary: "A scheduling field takes a string, and YAML reads the value as another type.",
	severity: "error",
	refusedByApi: true,
	rationale: `Keys, values and labels are strings. YAML reads \`true\`, \`yes\`, \`on\`, \`1\` and \`1.5\` without quotes as
booleans and numbers, and the API server then cannot decode the object: "cannot unmarshal bool into Go struct field".

taintlint reads scalars as Kubernetes' own YAML decoder does, which follows YAML 1.1: \`yes\` is a boolean there.

\`--fix\` puts the value in quotes, as it is written. It does not where the string would then be another mistake, such as
a label value that no pool has.`,
	examples: [{
		title: "A boolean as the value of a toleration",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: gpu
      operator: Equal
      value: true # <--
      effect: NoSchedule
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: gpu
      operator: Equal
      value: "true"
      effect: NoSchedule
`
	}, {
		title: "A word that YAML 1.1 takes for a boolean",
		inventory: `
pools:
  - name: general
    labels: {spot: "yes"}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    spot: yes # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    spot: "yes"
`
	}],
	checksFragments: true,
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.expected !== "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/not-rendered.ts
const notRendered = {
	id: "not-rendered",
	summary: "A kustomization or a chart cannot be rendered, so that its manifests are judged as they stand.",
	severity: "note",
	refusedByApi: true,
	rationale: `taintlint renders kustomizations and charts without network access, without plugins and without reading anything
outside of the repository. What needs more is not rendered: a remote base, a dependency that is not vendored, a value that
the chart requires and nobody gives. The place is what stands in the way.

The manifests that only such a kustomization or chart takes in are judged as they stand. A rendering might change where
their pods can run, so that what is said about placement is a note there; what the API server refuses stays an error.`,
	examples: [{
		title: "A base that has to be fetched",
		isKustomization: true,
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - https://github.com/example/platform//base?ref=v1 # <--
`,
		good: `
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - deployment.yaml
`
	}],
	*checkProblem(problem) {
		if (problem.kind !== "not-rendered") return;
		yield {
			at: problem,
			message: problem.message,
			help: "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.",
			subject: problem.message
		};
	}
};

// src/rules/only-avoided-pools.ts
const onlyAvoidedPools = {
	id: "only-avoided-pools",
	summary: "The pod can run only where a PreferNoSchedule taint asks it not to.",
	severity: "warning",
	rationale: `\`PreferNoSchedule\` is a wish, not a wall: the scheduler puts a pod there when nothing better is left. If no
other pool takes the pod, it always runs on the pool that wanted to be kept free. Either the toleration is missing, or
the selector that leads it there is wrong.

Silent when any pool could still take the pod, or when the repository cannot tell.`,
	examples: [{
		title: "The selector leaves only the pool that should stay free",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: reserve
    labels: {pool: reserve}
    taints: ["capacity=reserve:PreferNoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve
      tolerations:
        - {key: capacity, operator: Equal, value: reserve, effect: PreferNoSchedule}
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload, pools } = fit;
		if (!fit.valid || workload.strayFields.length > 0) return;
		if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return;
		const avoided = pools.filter((pool) => pool.verdict === "avoided");
		if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
		const placement = explainTaints(fit, avoided, inventory.cluster.comparisonOperators);
		yield {
			at: placement.at,
			workload,
			message: `the pod can run only where a taint asks it not to: ${placement.cause}`,
			details: placement.details,
			help: placement.help,
			related: placement.related,
			subject: avoided.map((pool) => pool.pool.name).join(","),
			pools: []
		};
	}
};

// src/rules/or-of-exclusions.ts
function isExclusion({ operator }) {
	return operator === "NotIn" || operator === "DoesNotExist";
}
function split({ matchExpressions, matchFields }) {
	const rest = matchExpressions.filter((expression) => !isExclusion(expression)).map((rest) => JSON.stringify(rest));
	const fields = matchFields.filter((field) => !isExclusion(field)).map((field) => `field ${JSON.stringify(field)}`);
	return {
		exclusions: [...matchExpressions.filter(isExclusion), ...matchFields.filter(isExclusion)],
		rest: [...rest, ...fields].sort().join()
	};
}
function excludedValues({ operator, values }) {
	return operator === "NotIn" ? values : void 0;
}
function excludesNothingEver(terms) {
	const [key, ...otherKeys] = new Set(terms.flatMap(({ exclusions }) => exclusions.map((exclusion) => exclusion.key)));
	if (key === void 0 || otherKeys.length > 0) return false;
	const excludesKey = ({ exclusions }) => exclusions.some((exclusion) => !excludedValues(exclusion));
	if (terms.every(excludesKey)) return false;
	return !terms.flatMap(({ exclusions }) => exclusions.flatMap((exclusion) => excludedValues(exclusion) ?? [])).some((value) => terms.every(({ exclusions }) => exclusions.some((exclusion) => excludedValues(exclusion)?.includes(value) ?? true)));
}
function isExcludedBy(terms, pool, inventory) {
	const selection = compileNodeSelection(NO_WORDS, terms);
	const nodes = pool.nodes ?? [];
	if (nodes.length === 0) return judgeSelection(selection, labelOffers(pool, inventory), void 0).verdict === "mismatch";
	return nodes.every((node) => !matchesNode(selection, node));
}
function poolsLetIn(terms, inventory) {
	const excluded = terms.map((term) => inventory.pools.filter((pool) => isExcludedBy([term], pool, inventory)));
	if (excluded.some((pools) => pools.length === 0)) return void 0;
	if (inventory.pools.some((pool) => isExcludedBy(terms, pool, inventory))) return void 0;
	return [...new Set(excluded.flat())];
}
function formatExpression({ key, operator, values }) {
	const listed = values.length === 0 ? "" : `, values: [${values.map(formatYamlString).join(", ")}]`;
	return `{key: ${formatYamlString(key)}, operator: ${operator}${listed}}`;
}
function joinedTerm(terms) {
	const join = (field, indent) => {
		const lines = [...new Set(terms.flatMap((term) => term[field].map(formatExpression)))];
		return lines.length === 0 ? [] : [`${indent}${field}:`, ...lines.map((line) => `      - ${line}`)];
	};
	const expressions = join("matchExpressions", "  - ");
	return [
		"nodeSelectorTerms:",
		...expressions,
		...join("matchFields", expressions.length > 0 ? "    " : "  - ")
	].join("\n");
}
const orOfExclusions = {
	id: "or-of-exclusions",
	summary: "Several nodeSelectorTerms each exclude something, and together they exclude nothing.",
	severity: "warning",
	rationale: `\`nodeSelectorTerms\` are alternatives: a node needs to meet only one of them. Two terms "not in a" and "not in b" let
in every node, those of a by the second term and those of b by the first. Expressions of one term must all hold, so that
exclusions belong together in one term.

Reported are terms that each exclude something and otherwise ask for the same. It is certain when all exclude values of
one key and no value is excluded by all of them. With different keys the terms do exclude the nodes that have both labels:
then the finding needs the complete inventory of the only cluster, in which every term excludes a pool and all of them together exclude none.
Alternatives that select (\`In\`, \`Exists\`) are what terms are for, and are not looked at.`,
	examples: [{
		title: "Two terms for two exclusions",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: batch
    labels: {pool: batch}
  - name: legacy
    labels: {pool: legacy}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms: # <--
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch]}
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [legacy]}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch, legacy]}
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const terms = workload.podSpec.nodeAffinity?.required ?? [];
		if (!fit.valid || terms.length < 2) return;
		const parts = terms.map(split);
		if (parts.some(({ exclusions, rest }) => exclusions.length === 0 || rest !== parts[0]?.rest)) return;
		const isCertain = excludesNothingEver(parts);
		const letIn = isCertain || !inventory.complete || inventory.cluster.name !== null ? void 0 : poolsLetIn(terms, inventory);
		if (!isCertain && letIn === void 0) return;
		const keys = [...new Set(parts.flatMap(({ exclusions }) => exclusions.map(({ key }) => quoted(key))))];
		const pools = letIn?.map(({ name }) => quoted(name)) ?? [];
		yield {
			at: placeInPodSpec(workload, REQUIRED_TERMS, "key"),
			workload,
			message: isCertain ? `${terms.length} terms exclude values of ${list(keys)}, but a node needs to meet only one: nothing is excluded` : `${terms.length} terms exclude nodes by ${list(keys)}, but a node needs to meet only one: no pool is excluded, ${list(pools)} ${pools.length === 1 ? "is" : "are"} let in`,
			help: `Write one term, whose expressions must all hold:\n${joinedTerm(terms)}`,
			subject: keys.join(" ")
		};
	}
};

// src/rules/overlay-lost-toleration.ts
const overlayLostToleration = {
	id: "overlay-lost-toleration",
	summary: "An overlay's tolerations replaced those of its base, and the pod fits fewer pools.",
	severity: "warning",
	rationale: `A list of tolerations has no merge key: a strategic merge patch of kustomize does not add to the base's list, it
replaces it. Whoever wants to add one toleration in an overlay loses all others, and nothing says so.

Reported only where it matters: with the base's tolerations the pod could enter a pool that it now cannot. An overlay
that empties the list, or that removes an item by a JSON patch, does so on purpose. A pod that no pool admits any more,
and a DaemonSet that misses a pool, have their own findings, which then name the lost toleration.`,
	examples: [{
		title: "A patch that was meant to add one toleration",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
		base: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations: # <--
        - key: spot
          operator: Equal
          value: "true"
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
        - key: spot
          operator: Equal
          value: "true"
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isUnschedulable(fit)) return;
		const found = lostTolerations(fit, context);
		if (found === void 0 || workload.base === void 0) return;
		const { base } = workload;
		const tolerations = found.lost.map(({ toleration }) => toleration);
		const pools = list(found.pools.map(({ pool }) => quoted(pool.name)));
		const these = tolerations.length === 1 ? "a toleration" : count(tolerations.length, "toleration");
		yield {
			at: placeInPodSpec(workload, ["tolerations"], "key"),
			workload,
			message: `the overlay's list of tolerations replaces the base's and loses ${these}, so that pool${found.pools.length === 1 ? "" : "s"} ${pools} no longer admit${found.pools.length === 1 ? "s" : ""} the pod`,
			details: tolerations.map((toleration) => `lost: ${formatToleration(toleration)}`),
			help: `Repeat the base's tolerations in the overlay, or add to them with a JSON patch (op: add, path: .../tolerations/-):\n${formatTolerationsAsYaml(tolerations)}`,
			related: found.lost.map(({ index }) => ({
				place: placeInPodSpec(base, ["tolerations", index]),
				message: "the base tolerates it here"
			})),
			subject: tolerations.map(formatToleration).join(",")
		};
	}
};

// src/scheduling/redundant-toleration.ts
function reachOf({ tolerationSeconds: _, ...toleration }) {
	return toleration.operator ? toleration : {
		...toleration,
		operator: "Equal"
	};
}
function reachesAsFar(wide, narrow) {
	return includesToleration(reachOf(wide), reachOf(narrow));
}
function mayMeetSameTaint(a, b) {
	return (!a.key || !b.key || a.key === b.key) && (!a.effect || !b.effect || a.effect === b.effect);
}
function findCover(tolerations, index, mayCover) {
	const narrow = tolerations[index];
	if (narrow === void 0) return void 0;
	const sameSeconds = (other) => other.tolerationSeconds === narrow.tolerationSeconds;
	for (const [position, wide] of tolerations.entries()) {
		if (position === index || !mayCover(position) || !reachesAsFar(wide, narrow)) continue;
		if (position < index) return position;
		if (!sameSeconds(wide) || reachesAsFar(narrow, wide)) continue;
		if (tolerations.slice(index + 1, position).every((other) => sameSeconds(other) || !mayMeetSameTaint(other, narrow))) return position;
	}
}

// src/rules/wildcard-toleration.ts
const SWALLOWED = [
	{
		taint: {
			key: "node.kubernetes.io/unreachable",
			value: "",
			effect: "NoExecute"
		},
		consequence: "it never leaves a dead node"
	},
	{
		taint: {
			key: "node.kubernetes.io/unschedulable",
			value: "",
			effect: "NoSchedule"
		},
		consequence: "it returns to a node that is being drained"
	},
	{
		taint: {
			key: "karpenter.sh/disrupted",
			value: "",
			effect: "NoSchedule"
		},
		consequence: "Karpenter and the cluster autoscaler remove its node with it"
	}
];
function poolsOpenedBy(fit, wildcard, { inventory }) {
	const comparison = inventory.cluster.comparisonOperators;
	return fit.pools.filter((pool) => pool.verdict !== "blocked" && openedTaints(pool, fit, comparison).some(({ taint, toleration }) => isWildcard(toleration) && toleratesTaint(wildcard, taint, comparison) === "yes"));
}
function taintsMetOnlyBy(wildcard, opened, { tolerations }, { inventory }) {
	const meets = (toleration, taint) => toleratesTaint(toleration, taint, inventory.cluster.comparisonOperators) !== "no";
	return opened.flatMap(({ pool }) => pool.taints).filter((taint) => meets(wildcard, taint)).filter((taint) => !tolerations.some((other) => other !== wildcard && meets(other, taint)));
}
function isMisused({ workload }, { pool, verdict }) {
	if (isIntruder(workload, pool)) return true;
	return workload.kind === "DaemonSet" && verdict === "fits" && isVirtualPool(pool);
}
function isReportedWildcard(fit, toleration, context) {
	if (!fit.valid || !isWritten(toleration) || !isWildcard(toleration)) return false;
	if (fit.workload.kind !== "DaemonSet") return true;
	return poolsOpenedBy(fit, toleration, context).some((pool) => isMisused(fit, pool));
}
function describePool$1(pool, workload) {
	const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ");
	if (workload.kind === "DaemonSet" && isVirtualPool(pool)) return `${pool.name}: ${taints} (virtual nodes: a DaemonSet's pod stays Pending)`;
	if (isControlPlanePool(pool)) return `${pool.name}: ${taints} (control plane)`;
	return isIntruder(workload, pool) ? `${pool.name}: ${taints} (reserved for others)` : `${pool.name}: ${taints}`;
}
function helpFor$1(workload, named) {
	const help = "Name the keys of the taints that this workload really has to tolerate, one toleration each.";
	if (workload.kind !== "DaemonSet") return help;
	return `Keep the DaemonSet off with a nodeAffinity that excludes the label of these nodes${named.some(isVirtualPool) ? ", such as `eks.amazonaws.com/compute-type` NotIn `fargate`" : ""}. Or: ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}
const wildcardToleration = {
	id: "wildcard-toleration",
	summary: "A toleration without a key tolerates every taint, and opens pools that nobody meant.",
	severity: "warning",
	rationale: `\`operator: Exists\` without a key matches every taint. On a DaemonSet that runs everywhere this is right, and
taintlint is silent unless it opens a pool that is reserved for others, or virtual nodes. On anything else it puts the pod
on GPU, spot and control-plane nodes, on cordoned nodes that are being drained, and leaves it on dead nodes for ever.

No DaemonSet can run on virtual nodes: EKS Fargate, or a virtual kubelet such as the virtual nodes of AKS. Its pods there
stay Pending for ever. A pool is virtual when it has the taint or the label \`eks.amazonaws.com/compute-type=fargate\`, the
taint \`virtual-kubelet.io/provider\` or the label \`type=virtual-kubelet\`; taintlint speaks only where the selector
certainly allows it. A reservation says who uses the nodes, not who serves them: DaemonSets of a system namespace and node
agents that other pods need (CSI, CNI, device plugins) may enter every reserved pool.

The finding names the pools that this toleration alone opens. It is an error when one of them is reserved for others or
belongs to the control plane. In the namespaces of the system itself, where such pods are often meant, it is a note.

\`--fix\` writes the explicit tolerations of the pools that it opens, so that the pod can run where it could. Not where one
of them is reserved for others or belongs to the control plane, where the inventory is not complete, with
\`tolerationSeconds\`, nor in the namespaces of the system.`,
	examples: [
		{
			title: "An application that may run anywhere",
			inventory: `
pools:
  - name: general
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - operator: Exists # <--
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
`
		},
		{
			title: "A node agent that runs everywhere is meant to do so",
			inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*, monitoring]}
`,
			bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: scratch-cleaner, namespace: web}
spec:
  template:
    spec:
      containers: [{name: cleaner, image: cleaner:1}]
      tolerations:
        - operator: Exists # <--
`,
			good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-exporter, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: node-exporter, image: node-exporter:1}]
      tolerations:
        - operator: Exists
`
		},
		{
			title: "A DaemonSet whose pods wait for ever on Fargate",
			inventory: `
pools:
  - name: general
  - name: fargate
    labels: {eks.amazonaws.com/compute-type: fargate}
    taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists # <--
`,
			good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}
      tolerations:
        - operator: Exists
`
		}
	],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const comparison = context.inventory.cluster.comparisonOperators;
		const isDaemonSet = workload.kind === "DaemonSet";
		for (const toleration of fit.tolerations) {
			if (!isReportedWildcard(fit, toleration, context) || !isWritten(toleration)) continue;
			const opened = poolsOpenedBy(fit, toleration, context);
			const misused = opened.filter((pool) => isMisused(fit, pool));
			const endless = toleration.tolerationSeconds === void 0;
			const swallowed = isDaemonSet ? [] : SWALLOWED.filter(({ taint }) => toleratesTaint(toleration, taint, comparison) === "yes" && (endless || taint.effect !== "NoExecute"));
			const named = (isDaemonSet ? misused : opened).map(({ pool }) => pool);
			const opens = named.length === 0 ? "it opens no pool of the inventory now, but every pool that is tainted later" : `it opens ${named.length === 1 ? "pool" : "pools"} ${list(named.map((pool) => quoted(pool.name)))}`;
			const dangerous = misused.length > 0 || opened.some(({ pool }) => isControlPlanePool(pool));
			const severity = isDaemonSet ? "warning" : isSystemNamespace(workload.namespace) ? "note" : dangerous ? "error" : "warning";
			const met = isDaemonSet ? [] : taintsMetOnlyBy(toleration, opened, fit, context);
			const fix = context.inventory.complete ? replaceWildcard(workload, toleration, named, met) : void 0;
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"operator"
				]),
				workload,
				severity,
				message: `toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${opens}`,
				details: [...named.map((pool) => describePool$1(pool, workload)), ...swallowed.map(({ taint, consequence }) => `also tolerates ${formatTaint(taint)}: ${consequence}`)],
				help: helpFor$1(workload, named),
				related: named.flatMap((pool) => pool.taints.filter(keepsPodsOff).slice(0, 1).map((taint) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} is tainted here`
				}))),
				subject: `wildcard ${toleration.effect ?? ""}`,
				...fix && { fix }
			};
		}
	}
};

// src/rules/redundant-toleration.ts
function reportedWildcards(fit, context) {
	const reported = fit.tolerations.filter(isWritten).filter((each) => isReportedWildcard(fit, each, context));
	return new Set(reported.map(({ origin }) => origin.index));
}
function isReportedForEviction({ workload, pools }, index) {
	if (workload.podSpec.tolerations[index]?.tolerationSeconds === void 0) return false;
	return pools.some(({ verdict, tolerated }) => verdict !== "blocked" && tolerated.some(({ taint, toleration }) => {
		return taint.effect === "NoExecute" && isWritten(toleration) && toleration.origin.index === index;
	}));
}
function coverOfController({ workload }, index) {
	const { tolerations, hostNetwork } = workload.podSpec;
	const toleration = tolerations[index];
	if (workload.kind !== "DaemonSet" || toleration === void 0) return void 0;
	const added = daemonTolerations(hostNetwork);
	const replacement = added.find((each) => sameIdentity(each, toleration));
	if (replacement !== void 0) return replacement;
	const position = findCover([...tolerations, ...added], index, (at) => at >= tolerations.length);
	return position === void 0 ? void 0 : added[position - tolerations.length];
}
function describeCover(narrow, wide, isEarlier) {
	const written = formatToleration(narrow);
	if (formatToleration(wide) === written) return `toleration ${written} is written twice`;
	const covers = `${formatToleration(wide)} tolerates all that it does`;
	if (narrow.tolerationSeconds !== wide.tolerationSeconds && isEarlier) return `toleration ${written} never counts: ${covers}, and comes first`;
	return `toleration ${written} is redundant: ${covers}`;
}
function removeToleration(workload, index) {
	return {
		title: "remove the toleration",
		operations: [{
			kind: "remove",
			at: placeInPodSpec(workload, ["tolerations", index])
		}]
	};
}
const redundantToleration = {
	id: "redundant-toleration",
	summary: "A toleration changes nothing: another one covers it, or Kubernetes adds it anyway.",
	severity: "note",
	rationale: `A redundant toleration does no harm today. But whoever removes one of the two believes that the pod now stays off
the pool, and it does not.

A toleration is redundant when another one tolerates all that it does, for the same time; the finding names that other one.
Of two equal ones, the first stays. The first toleration in list order that meets a taint decides how long the pod stays:
one that comes after a wider one never counts, whatever its \`tolerationSeconds\`, and one with \`tolerationSeconds\` is not
redundant when a wider one without comes later. Several narrow tolerations that only together cover another one are not
looked at, and neither is a toleration that merely reaches further than the taints of today. On a DaemonSet, the
tolerations that its controller adds to every pod count too; where they have the same key, operator, value and effect, they
replace the manifest's, \`tolerationSeconds\` included. The 300 seconds that Kubernetes adds to other pods do not count:
a cluster can change them.

Silent beside a toleration without a key that \`wildcard-toleration\` reports, since the others are what should remain;
for a toleration that tolerates nothing, which other rules report; and where \`evicted-by-taint\` reports the covering one.

\`--fix\` removes the toleration, but not from under a comment, which would then seem to be about the next one.`,
	examples: [{
		title: "One key, twice",
		inventory: `
pools:
  - name: general
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: spot}
      tolerations:
        - {key: spot, operator: Exists}
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule} # <--
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: spot}
      tolerations:
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
`
	}, {
		title: "What the DaemonSet controller adds by itself",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { tolerations } = workload.podSpec;
		if (!fit.valid) return;
		const reported = reportedWildcards(fit, context);
		for (const [index, toleration] of tolerations.entries()) {
			if (reported.has(index) || isNamedByPlacement$1(fit, index, context)) continue;
			if (toleration.key && isUnmatchedKey(toleration.key, context)) continue;
			if (findNearMiss(toleration, context) !== void 0) continue;
			const position = findCover(tolerations, index, (at) => !reported.has(at));
			const cover = position === void 0 ? void 0 : tolerations[position];
			const finding = {
				at: placeInPodSpec(workload, ["tolerations", index]),
				workload,
				help: "Remove it.",
				subject: formatToleration(toleration),
				fix: removeToleration(workload, index)
			};
			if (cover !== void 0 && position !== void 0) {
				if (cover.tolerationSeconds !== toleration.tolerationSeconds && isReportedForEviction(fit, position)) continue;
				yield {
					...finding,
					message: describeCover(toleration, cover, position < index),
					related: [{
						place: placeInPodSpec(workload, ["tolerations", position]),
						message: "this toleration covers it"
					}]
				};
				continue;
			}
			const added = coverOfController(fit, index);
			if (added === void 0) continue;
			const verb = toleration.tolerationSeconds === void 0 ? "adds" : "replaces it by";
			yield {
				...finding,
				message: `toleration ${formatToleration(toleration)} is redundant: the DaemonSet controller ${verb} ${formatToleration(added)}`
			};
		}
	}
};

// src/rules/reserved-pool.ts
const MAX_WORKLOADS$1 = 12;
function intrusions(fit, { inventory }) {
	const found = /* @__PURE__ */ new Map();
	for (const pool of certainPools(fit)) {
		if (!isIntruder(fit.workload, pool.pool)) continue;
		const taints = openedTaints(pool, fit, inventory.cluster.comparisonOperators);
		if (taints.some(({ toleration }) => isWildcard(toleration) && isWritten(toleration))) continue;
		const [first] = taints;
		if (first === void 0) continue;
		found.set(first.toleration, [...found.get(first.toleration) ?? [], {
			pool,
			taint: first.taint
		}]);
	}
	return found;
}
function placeOfOpener(workload, toleration) {
	if (!isWritten(toleration)) return placeOfTolerations(workload);
	return placeInPodSpec(workload, [
		"tolerations",
		toleration.origin.index,
		toleration.key ? "key" : "operator"
	]);
}
function describeReservation({ name, reservedFor }) {
	const namespaces = (reservedFor?.namespaces ?? []).map((glob) => `namespace ${quoted(glob)}`);
	const workloads = (reservedFor?.workloads ?? []).map(quoted);
	const named = [...namespaces, ...workloads];
	return `${name}: reserved for ${named.length === 0 ? "nobody" : list(named)}`;
}
function findOpenPool(pool, fits) {
	if (pool.reservedFor === void 0 || pool.taints.some(keepsPodsOff)) return void 0;
	const strangers = fits.filter((fit) => fit.workload.kind !== "DaemonSet" && isIntruder(fit.workload, pool) && certainPools(fit).some((entered) => entered.pool === pool));
	const isAvoided = pool.taints.some(({ effect }) => effect === "PreferNoSchedule");
	const open = isAvoided ? "has only a PreferNoSchedule taint" : "has no taint";
	const enter = strangers.length === 0 ? "every pod may enter it" : `${count(strangers.length, "other workload")} may enter it`;
	return {
		at: pool.place,
		...(isAvoided || strangers.length === 0) && { severity: "warning" },
		message: `pool ${quoted(pool.name)} is reserved, but ${open}: ${enter}`,
		details: shorten(strangers.map(({ workload }) => `${formatWorkload(workload)} is not named`), MAX_WORKLOADS$1),
		help: `Give the pool a taint that its users tolerate, for example ${quoted(`dedicated=${pool.name}:NoSchedule`)}.`,
		subject: pool.name
	};
}
const reservedPool = {
	id: "reserved-pool",
	summary: "A workload can enter a pool whose `reservedFor` does not name it.",
	severity: "error",
	rationale: `\`reservedFor\` in the inventory says who may use a pool. A toleration that was copied from elsewhere lets others
in, and they take the room that was paid for somebody else.

Reported at the toleration that opens the pool, once for all pools that it opens, and only where the pod certainly may
enter. A toleration without a key is \`wildcard-toleration\`'s and is not repeated here. It is a warning for a DaemonSet and
in the namespaces of the system. A reservation says who uses the nodes, not who serves them: DaemonSets of a system
namespace and node agents that other pods need (CSI, CNI, device plugins) may enter every reserved pool.

A reserved pool without a NoSchedule or NoExecute taint is open to everybody. That is one finding about the pool, not one
for each workload: an error when a workload of the repository that is not named may enter, else a warning. With a
PreferNoSchedule taint it is a warning too, because somebody may want others to spill over.`,
	examples: [{
		title: "Another team on the GPUs",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*]}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: thumbnails, namespace: web}
spec:
  template:
    spec:
      containers: [{name: thumbnails, image: thumbnails:1}]
      tolerations:
        - key: nvidia.com/gpu # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml-ranking}
spec:
  template:
    spec:
      containers: [{name: train, image: train:1, resources: {limits: {nvidia.com/gpu: 1}}}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
	}, {
		title: "A reserved pool that nothing closes",
		inventory: `
pools:
  - name: general
  - name: data # <--
    labels: {pool: data}
    reservedFor: {namespaces: [data]}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: data
    labels: {pool: data}
    taints: ["dedicated=data:NoSchedule"]
    reservedFor: {namespaces: [data]}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
`
	}],
	*checkInventory({ inventory, fits }) {
		for (const pool of inventory.pools) {
			const finding = findOpenPool(pool, fits);
			if (finding !== void 0) yield finding;
		}
	},
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const isMild = workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace);
		for (const [toleration, opened] of intrusions(fit, context)) {
			const names = opened.map(({ pool }) => quoted(pool.pool.name));
			const { by } = toleration.origin;
			const opener = by === "manifest" ? "toleration" : `a toleration that ${by} adds`;
			yield {
				at: placeOfOpener(workload, toleration),
				workload,
				...isMild && { severity: "warning" },
				message: `${opener} opens ${names.length === 1 ? "pool" : "pools"} ${list(names)}, reserved for others`,
				details: opened.map(({ pool }) => describeReservation(pool.pool)),
				help: `Remove the toleration or keep the pod off with a nodeSelector. If it belongs there, name ${quoted(`${workload.namespace}/${workload.kind}/${workload.name}`)} in reservedFor.`,
				related: opened.flatMap(({ pool, taint }) => [{
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				}]),
				subject: opened.map(({ taint }) => formatTaint(taint)).join(","),
				pools: opened.map(({ pool }) => pool.pool.name)
			};
		}
	}
};

// src/scheduling/topology-spread.ts
const HOSTNAME = "kubernetes.io/hostname";
const DEFAULT_MAX_SKEW = 1;
function mostNodes({ nodes, scale }) {
	return nodes?.length ?? scale?.max ?? scale?.replicas;
}
function valuesOf$1(key, pool) {
	if (pool.nodes !== void 0 && pool.nodes.length > 0) return pool.nodes.flatMap(({ labels }) => labels[key] ?? []);
	const value = pool.labels[key];
	return value === void 0 ? void 0 : [value];
}
function mayBeEmpty(pool) {
	return hasNoNodes(pool) || pool.scale?.min === 0 && (pool.scale.replicas ?? 0) === 0;
}
function isCounted({ verdict, selector, untolerated, pool }, constraint) {
	const selected = constraint.nodeAffinityPolicy === "Ignore" || selector === "match";
	const closed = untolerated.some(({ effect }) => effect === "NoSchedule" || effect === "NoExecute");
	return verdict === "blocked" && selected && closed && !mayBeEmpty(pool);
}
function spreadLimit(fit, constraint) {
	if (constraint.whenUnsatisfiable !== "DoNotSchedule" || constraint.nodeTaintsPolicy === "Honor") return void 0;
	const open = fit.pools.filter(({ verdict }) => verdict !== "blocked");
	const tainted = fit.pools.filter((pool) => isCounted(pool, constraint));
	const { domains, closed } = constraint.topologyKey === HOSTNAME ? {
		domains: countNodes(open),
		closed: tainted
	} : countValues(constraint.topologyKey, open, tainted);
	if (domains === void 0 || domains === 0 || closed.length === 0) return void 0;
	return {
		most: domains * (constraint.maxSkew ?? DEFAULT_MAX_SKEW),
		closed
	};
}
function countNodes(open) {
	let sum = 0;
	for (const { pool } of open) {
		const most = mostNodes(pool);
		if (most === void 0) return void 0;
		sum += most;
	}
	return sum;
}
function countValues(key, open, tainted) {
	const entered = /* @__PURE__ */ new Set();
	for (const { pool } of open) {
		const values = valuesOf$1(key, pool);
		if (values === void 0) return {
			domains: void 0,
			closed: []
		};
		for (const value of values) entered.add(value);
	}
	const closed = tainted.filter(({ pool }) => valuesOf$1(key, pool)?.some((value) => !entered.has(value)) ?? false);
	return {
		domains: entered.size,
		closed
	};
}

// src/rules/spread-counts-tainted-pools.ts
function countsItself({ matchLabels }, { templateLabels }) {
	return matchLabels !== void 0 && Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value);
}
function honorTaints(workload, index) {
	return {
		title: "add nodeTaintsPolicy: Honor",
		operations: [{
			kind: "insert-entry",
			at: placeInPodSpec(workload, ["topologySpreadConstraints", index]),
			key: "nodeTaintsPolicy",
			value: "Honor",
			after: ["whenUnsatisfiable"]
		}]
	};
}
const spreadCountsTaintedPools = {
	id: "spread-counts-tainted-pools",
	summary: "A hard topology spread counts nodes that the pod cannot enter, so that some of its pods stay Pending.",
	severity: "warning",
	rationale: `\`whenUnsatisfiable: DoNotSchedule\` compares each domain with the emptiest one. By default nodes with taints that
the pod does not tolerate count too: they stay empty for ever, so that every other domain may have \`maxSkew\` pods and
not one more. With one worker and one control-plane node the second replica stays Pending. \`nodeTaintsPolicy: Honor\`
leaves such nodes out.

Reported only where the numbers prove it: \`replicas\` is greater than \`maxSkew\` times the domains that the pod can
enter. For \`kubernetes.io/hostname\` these are the nodes of the pools that may admit the pod: the Nodes of a snapshot, or
\`scale.max\`, or \`scale.replicas\`; without them nothing is reported, because enough nodes make the spread work. For
another topology key, such as the zone, they are the label values that these pools declare, and a tainted pool counts only
when it has a value that no other pool has. Pools that are or may be scaled to zero, and pools that the selector excludes,
are no domains. A constraint with \`matchExpressions\`, or whose labels do not match the pod itself, is left alone.

\`--fix\` adds \`nodeTaintsPolicy: Honor\`, unless the constraint says something else.`,
	examples: [{
		title: "A control plane that stays empty",
		inventory: `
pools:
  - name: workers
    scale: {replicas: 2}
  - name: control-plane
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
    scale: {replicas: 1}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 4
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: DoNotSchedule # <--
          labelSelector: {matchLabels: {app: api}}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 4
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: DoNotSchedule
          nodeTaintsPolicy: Honor
          labelSelector: {matchLabels: {app: api}}
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		const replicas = workload.replicas ?? 1;
		if (!fit.valid || workload.strayFields.length > 0 || workload.podSpec.nodeName !== "") return;
		for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
			if (!countsItself(constraint, workload)) continue;
			const limit = spreadLimit(fit, constraint);
			if (limit === void 0 || replicas <= limit.most) continue;
			const names = limit.closed.map(({ pool }) => quoted(pool.name));
			yield {
				at: placeInPodSpec(workload, [
					"topologySpreadConstraints",
					index,
					"whenUnsatisfiable"
				]),
				workload,
				message: `the spread over ${quoted(constraint.topologyKey)} counts ${names.length === 1 ? "pool" : "pools"} ${list(names)}, which the pod cannot enter: ${replicas - limit.most} of ${replicas} replicas stay Pending`,
				details: limit.closed.map((pool) => `${pool.pool.name}: untolerated ${taintsAgainst(pool).map(formatTaint).join(", ")}`),
				help: "Add `nodeTaintsPolicy: Honor` to the constraint: nodes that the pod cannot enter then do not count.",
				related: limit.closed.flatMap((pool) => taintsAgainst(pool).slice(0, 1).map((taint) => ({
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				}))),
				subject: constraint.topologyKey,
				...constraint.nodeTaintsPolicy === void 0 && { fix: honorTaints(workload, index) }
			};
		}
	}
};

// src/rules/startup-taint-removers.ts
const runs = (...images) => ({ podSpec }) => podSpec.containers.some(({ image }) => images.includes(imageName(image)));
const GARDENER_CRITICAL = "node.gardener.cloud/critical-component";
const KNOWN_REMOVERS = [
	{
		key: "node.cilium.io/agent-not-ready",
		isAgent: runs("cilium")
	},
	{
		key: "cni.istio.io/not-ready",
		isAgent: runs("install-cni")
	},
	{
		key: "node.gardener.cloud/critical-components-not-ready",
		isAgent: ({ labels, templateLabels }) => labels[GARDENER_CRITICAL] === "true" || templateLabels[GARDENER_CRITICAL] === "true"
	}
];
const AGENT_SUFFIX = "/agent-not-ready";
function isCsiDriver(key, { podSpec }) {
	if (!key.endsWith(AGENT_SUFFIX)) return false;
	const folder = `/plugins/${key.slice(0, -16)}`;
	return podSpec.hostPaths.some((path) => path.replace(/\/$/, "").endsWith(folder));
}
function isKnownRemover(workload, { key }) {
	return KNOWN_REMOVERS.some((known) => known.key === key && known.isAgent(workload)) || isCsiDriver(key, workload);
}

// src/rules/startup-taint-deadlock.ts
const MAX_RELATED = 12;
function isRemover({ workload }, taint, options) {
	if (workload.kind !== "DaemonSet") return false;
	if (isKnownRemover(workload, taint)) return true;
	return readMappings(options.removers, ["taint", "workload"]).some((remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload));
}
function isKeptOff(fit, taint, { inventory }) {
	const judged = fit.tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller");
	return findToleration(judged, taint, inventory.cluster.comparisonOperators).tolerance === "no";
}
function mayBeJudged({ valid, workload }) {
	return valid && workload.strayFields.length === 0;
}
function findDeadlocks(context, options) {
	const deadlocks = /* @__PURE__ */ new Map();
	const removersOf = /* @__PURE__ */ new Map();
	for (const [index, pool] of context.inventory.pools.entries()) for (const taint of pool.startupTaints) {
		if (!keepsPodsOff(taint)) continue;
		const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
		removersOf.set(taint.key, removers);
		const running = removers.filter(({ pools }) => pools[index]?.verdict !== "blocked");
		if (running.some((fit) => !isKeptOff(fit, taint, context))) continue;
		for (const fit of running) {
			if (fit.pools[index]?.verdict !== "fits" || !mayBeJudged(fit)) continue;
			const known = deadlocks.get(fit);
			if (known === void 0) deadlocks.set(fit, [{
				pool,
				taint
			}]);
			else known.push({
				pool,
				taint
			});
		}
	}
	return deadlocks;
}
const startupTaintDeadlock = {
	id: "startup-taint-deadlock",
	summary: "The DaemonSet that removes a startup taint does not tolerate it, so that the taint stays for ever.",
	severity: "error",
	rationale: `A startup taint keeps pods off a new node until an agent is ready there. If the agent itself does not tolerate
the taint, it never starts, and the node never takes a pod. An autoscaler adds nodes, one after the other, and none helps.

Known are Cilium (\`node.cilium.io/agent-not-ready\`, told by the image), Istio's CNI plugin (\`cni.istio.io/not-ready\`,
by the image), Gardener's critical components (by their label), and every CSI driver that keeps its socket in the
kubelet's folder \`plugins/<driver>\` for its taint \`<driver>/agent-not-ready\`: the drivers of AWS and Azure do so.
Other agents can be declared with \`removers\`: \`taint\` is a glob of the taint's key, \`workload\` one of
\`namespace/Kind/name\` or \`Kind/name\`.

A startup taint without a known remover in the repository is left alone: the remover may be installed by something else.
So is one that another DaemonSet removes which tolerates it. Pools whose permanent taints or labels keep the DaemonSet off
belong to \`daemonset-misses-pool\`.`,
	options: { removers: {
		type: "mappings",
		keys: ["taint", "workload"],
		description: "DaemonSets that remove startup taints: a glob of the taint's key, and one of `namespace/Kind/name` or `Kind/name`.",
		default: []
	} },
	examples: [{
		title: "A network agent that waits for itself",
		inventory: `
pools:
  - name: general
    startupTaints: ["node.cilium.io/agent-not-ready=true:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: # <--
        - {key: node.kubernetes.io/not-ready, operator: Exists}
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations:
        - operator: Exists
`
	}, {
		title: "A remover that the configuration declares",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    startupTaints: ["shop.example/driver-not-ready:NoSchedule"]
rules:
  startup-taint-deadlock:
    removers:
      - {taint: shop.example/driver-not-ready, workload: DaemonSet/gpu-driver}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: gpu-driver, namespace: kube-system}
spec:
  template:
    spec: # <--
      nodeSelector: {pool: gpu}
      containers: [{name: driver, image: gpu-driver:1}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: gpu-driver, namespace: kube-system}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      containers: [{name: driver, image: gpu-driver:1}]
      tolerations:
        - {key: shop.example/driver-not-ready, operator: Exists}
`
	}],
	*checkInventory(context, options) {
		for (const [{ workload }, deadlocks] of findDeadlocks(context, options)) {
			const taints = [...new Map(deadlocks.map(({ taint }) => [formatTaint(taint), taint])).values()];
			const names = [...new Set(deadlocks.map(({ pool }) => quoted(pool.name)))];
			yield {
				at: placeOfTolerations(workload),
				workload,
				message: `the DaemonSet removes startup ${taints.length === 1 ? "taint" : "taints"} ${list(taints.map(formatTaint))} of ${names.length === 1 ? "pool" : "pools"} ${list(names)}, but does not tolerate ${taints.length === 1 ? "it" : "them"}: it never starts there`,
				help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
				related: deadlocks.slice(0, MAX_RELATED).map(({ pool, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} starts with this taint`
				})),
				subject: taints.map(formatTaint).sort().join(","),
				fix: {
					title: `tolerate ${taints.map(formatTaint).join(", ")}`,
					operations: [{
						kind: "insert-items",
						at: placeInPodSpec(workload, ["tolerations"]),
						items: taints.map(tolerationValueFor),
						after: ["nodeSelector", "affinity"]
					}]
				}
			};
		}
	}
};

// src/rules/startup-taint-declared-permanent.ts
const startupTaintDeclaredPermanent = {
	id: "startup-taint-declared-permanent",
	summary: "A pool lists a taint that goes by itself among its permanent ones.",
	severity: "note",
	rationale: `An agent or a controller removes taints such as \`node.cilium.io/agent-not-ready\` or
\`node.cloudprovider.kubernetes.io/uninitialized\` once the node is ready. Under \`taints\` of a pool they count for ever, so
that every pod without a toleration looks unschedulable there. Under \`startupTaints\` they count as what they are.

Looked at are pools that are declared by hand, for keys that Kubernetes, autoscalers and agents are known to remove and for
the cluster's own \`transientTaints\`.`,
	examples: [{
		title: "The taint of a network agent",
		inventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
      - node.cilium.io/agent-not-ready=true:NoExecute # <--
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
    startupTaints:
      - node.cilium.io/agent-not-ready=true:NoExecute
`
	}],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) {
			if (pool.format !== "taintlint") continue;
			for (const taint of pool.taints) {
				if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
				yield {
					at: taint.place,
					message: `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} goes by itself, but "taints" holds what stays`,
					help: "Move it to \"startupTaints\" if new nodes start with it, else remove it: no workload has to tolerate it.",
					subject: `${pool.name} ${formatTaint(taint)}`
				};
			}
		}
	}
};

// src/model/change.ts
const IMPACT_EFFECTS = [
	"unschedulable",
	"evicted",
	"loses-pool",
	"gains-pool",
	"schedulable"
];
function severityOfImpact({ effect }) {
	switch (effect) {
		case "unschedulable":
		case "evicted": return "error";
		case "loses-pool": return "warning";
		case "gains-pool": return "note";
		case "schedulable": return;
	}
}
function isLoss({ effect }) {
	return effect === "unschedulable" || effect === "evicted" || effect === "loses-pool";
}

// src/rules/impact-wording.ts
const MAX_DIFFERENCES = 3;
const MAX_FILES = 5;
function describeDifference({ pool, details }) {
	const more = details.length - MAX_DIFFERENCES;
	const named = more > 1 ? [...details.slice(0, MAX_DIFFERENCES), `${more} more changes`] : details;
	return `pool ${quoted(pool)} ${list(named)}`;
}
function isDaemonSet({ workload }) {
	return workload.kind === "DaemonSet";
}
function counted(number, noun, one, many) {
	return number === 0 ? [] : [`${count(number, noun)} ${number === 1 ? one : many}`];
}
function countImpacts(impacts) {
	const of = (effect) => impacts.filter((impact) => impact.effect === effect);
	const [evicted, losing] = [of("evicted"), of("loses-pool")];
	const times = new Set(evicted.map(({ evictedAfterSeconds }) => evictedAfterSeconds ?? 0));
	const [time] = times;
	const when = times.size === 1 && time !== void 0 ? ` ${duration(time)}` : "";
	return [
		...counted(of("unschedulable").length, "workload", "finds no pool any more", "find no pool any more"),
		...counted(evicted.length, "workload", `is evicted${when}`, `are evicted${when}`),
		...counted(losing.filter((impact) => !isDaemonSet(impact)).length, "workload", "loses it", "lose it"),
		...counted(losing.filter(isDaemonSet).length, "DaemonSet", "covers it no more", "cover it no more"),
		...counted(of("gains-pool").length, "workload", "may enter it now", "may enter it now")
	].join(", ");
}
function describeImpact(impact) {
	const { workload, evictedAfterSeconds, reason } = impact;
	const evicted = evictedAfterSeconds === null ? "" : `, and its pods are evicted ${duration(evictedAfterSeconds)}`;
	return `${formatWorkload(workload)} ${verbOf(impact)}${evicted}: ${reason}`;
}
function verbOf(impact) {
	const many = impact.pools.length > 1;
	switch (impact.effect) {
		case "unschedulable": return isDaemonSet(impact) ? "runs nowhere any more" : "finds no pool any more";
		case "evicted": return "cannot stay";
		case "loses-pool": return isDaemonSet(impact) ? `covers ${many ? "pools" : "a pool"} no more` : `loses ${many ? "pools" : "a pool"}`;
		case "gains-pool": return `may enter ${many ? "more pools" : "one more pool"}`;
		case "schedulable": return "gets its first pool";
	}
}
function helpForLosses({ change, added }) {
	if (change === "removed") return "Move these workloads to another pool before this one goes.";
	if (added.length === 0) return "Change what these workloads select before the pool changes.";
	return `Workloads that shall stay need a toleration, and must have it before the pool gets the taint:\n${formatTolerationsFor(added)}`;
}
function describeOrders(orders) {
	const of = (wanted) => orders.filter(({ order }) => order === wanted);
	const [first, after, neither] = [
		of("manifests-first"),
		of("pools-first"),
		of("neither")
	];
	return [
		...first.length === 0 ? [] : [`Apply first ${files(first)}, then the pool.`],
		...after.length === 0 ? [] : [`Apply the pool first, then ${files(after)}.`],
		...neither.length === 0 ? [] : [`Let the pods of ${files(neither)} fit the pool as it was and as it will be first, then change the pool.`]
	];
}
function files(orders) {
	const paths = [...new Set(orders.map(({ workload }) => quoted(appliedFrom(workload))))].sort();
	const more = paths.length - MAX_FILES;
	return more > 1 ? `${paths.slice(0, MAX_FILES).join(", ")} and ${more} more files` : list(paths);
}
function appliedFrom(workload) {
	const { origin, file } = placeInObject(workload, []).document;
	return origin?.root ?? file.path;
}

// src/rules/taint-change-impact.ts
const MAX_WORKLOADS = 21;
function worst(severities) {
	return SEVERITIES.find((severity) => severities.includes(severity)) ?? "note";
}
function isTold(impact, { lifted }) {
	return isLoss(impact) || impact.effect === "gains-pool" && lifted.length > 0;
}
function checkPool(difference, { impacts, orders }) {
	const told = impacts.filter((impact) => impact.pools.includes(difference.pool) && isTold(impact, difference));
	const waiting = difference.change === "added" ? [] : orders.filter(({ pool }) => pool === difference.pool);
	if (told.length === 0 && waiting.length === 0) return [];
	const evicting = waiting.some(({ evicts }) => evicts);
	const counts = countImpacts(told);
	const order = waiting.length === 0 ? "" : `the order matters for ${count(waiting.length, "changed workload")}`;
	const help = [
		...describeOrders(waiting),
		...told.some(isLoss) ? [helpForLosses(difference)] : [],
		...told.length > 0 && !told.some(isLoss) ? ["Keep the taint if the pool is meant for some workloads only."] : []
	];
	return [{
		at: difference.at,
		severity: worst([...told.map(severityOfImpact), evicting ? "warning" : "note"]),
		message: `${describeDifference(difference)}: ${[counts, order].filter((text) => text !== "").join("; ")}`,
		details: [...shorten(told.map(describeImpact), MAX_WORKLOADS, "more workloads"), ...shorten(waiting.map(({ workload, evicts }) => `${formatWorkload(workload)} is changed too: in the wrong order it ${evicts ? "is evicted" : "does not fit the pool"} for a while`), MAX_WORKLOADS, "more workloads")],
		help: help.join("\n"),
		subject: JSON.stringify([difference.pool, difference.details])
	}];
}
function checkAdmission(impact, pools) {
	if (!isLoss(impact) || impact.pools.some((name) => pools.some(({ pool }) => pool === name))) return [];
	const { workload, reason } = impact;
	const severity = severityOfImpact(impact);
	return [{
		at: placeInObject(workload, []),
		workload,
		...severity !== void 0 && { severity },
		message: `what admission does to pods is changed, and the workload loses ${list(impact.pools.map(quoted))}`,
		details: [describeImpact(impact)],
		help: "Change the pod spec together with the admission settings, the RuntimeClass or the Namespace.",
		subject: reason,
		group: "admission"
	}];
}
const taintChangeImpact = {
	id: "taint-change-impact",
	summary: "A change of a pool leaves workloads without a pool, evicts them, takes a pool from them, or lets others in.",
	severity: "error",
	rationale: `A taint that is added to a pool does nothing to the file that it stands in, and much to pods that are declared
elsewhere. With \`--base REVISION\` taintlint judges every workload that was there before against the pools as they were
and as they are now. It is an error when a workload has no pool any more or is evicted by a NoExecute taint, a warning
when it loses one of its pools, or a DaemonSet covers a pool no more, and a note when a pool whose taint is gone is open
to others. Only what is certain counts: a verdict that is or becomes \`unknown\` is no loss, and where the inventory may
lack a pool the loss of the last known one is a warning.

Tolerations that are added in the same change do not help while the taint is there and they are not: the finding then says
what must be applied first. A toleration comes before its taint, and goes after it. It is a note, or a warning where the
wrong order evicts pods.

Without \`--base\` this rule has nothing to compare with. \`taintlint what-if\` asks the same about a taint that nobody has
written yet.`,
	examples: [{
		title: "A NoExecute taint on a pool that is in use",
		before: { inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
` },
		inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoExecute"] # <--
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoExecute}
`
	}],
	*checkChange(change) {
		for (const difference of change.pools) yield* checkPool(difference, change);
		for (const impact of change.impacts) yield* checkAdmission(impact, change.pools);
	}
};

// src/rules/tolerates-node-failure.ts
const NODE_FAILURES = [{
	key: "node.kubernetes.io/not-ready",
	value: "",
	effect: "NoExecute"
}, {
	key: "node.kubernetes.io/unreachable",
	value: "",
	effect: "NoExecute"
}];
const ANY_GATE = "off";
function endlessFailures({ tolerations }) {
	return NODE_FAILURES.flatMap((taint) => {
		const { toleration } = findToleration(tolerations, taint, ANY_GATE);
		if (toleration === void 0 || !isWritten(toleration) || isWildcard(toleration)) return [];
		return toleration.tolerationSeconds === void 0 ? [{
			taint,
			toleration
		}] : [];
	});
}
function hasEndlessWildcard({ tolerations }) {
	return tolerations.some((toleration) => {
		const meetsFailures = !toleration.effect || toleration.effect === "NoExecute";
		return isWildcard(toleration) && meetsFailures && toleration.tolerationSeconds === void 0;
	});
}
function cannotMove({ kind, podSpec }) {
	const terms = podSpec.nodeAffinity?.required ?? [];
	return kind === "DaemonSet" || kind === "Pod" || podSpec.nodeName !== "" || "kubernetes.io/hostname" in podSpec.nodeSelector || terms.some(({ matchExpressions, matchFields }) => matchFields.length > 0 || matchExpressions.some(({ key, operator }) => key === "kubernetes.io/hostname" && operator === "In"));
}
const toleratesNodeFailure = {
	id: "tolerates-node-failure",
	summary: "The pod tolerates a failed node without a time limit, and so never leaves it.",
	severity: "warning",
	rationale: `When a node fails, Kubernetes taints it \`node.kubernetes.io/not-ready\` or \`node.kubernetes.io/unreachable\` with
NoExecute. A pod leaves it after 300 seconds, because Kubernetes adds a toleration with this limit. A toleration of the
manifest without \`tolerationSeconds\` takes its place: the pod stays "Running" on the dead node, and no other pod takes
over its work.

Kubernetes uses the first matching toleration in list order, and so does taintlint: one with \`tolerationSeconds\` before
it is enough to be silent. Every limit is right, however long. For a StatefulSet the finding is a note: its pod is not
replaced before the node is back or somebody removes the pod, so that less is lost. Silent for DaemonSets, which get these
tolerations anyway, for a Pod without a controller, and for a pod that is tied to one node by name or host name, because
none of them can move. A toleration without a key has its own rule. Both taints are one finding.`,
	examples: [{
		title: "A Deployment that waits for a dead node",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable # <--
          operator: Exists
          effect: NoExecute
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid || cannotMove(workload) || hasEndlessWildcard(fit)) return;
		const failures = endlessFailures(fit);
		const [first, second] = failures;
		if (first === void 0) return;
		const keyOf = ({ toleration }) => placeInPodSpec(workload, [
			"tolerations",
			toleration.origin.index,
			"key"
		]);
		yield {
			at: keyOf(first),
			workload,
			...workload.kind === "StatefulSet" && { severity: "note" },
			message: `the pod never leaves a failed node: it tolerates ${list(failures.map(({ taint }) => quoted(taint.key)))} without tolerationSeconds`,
			help: "Add `tolerationSeconds: 300`, or another number of seconds after which the pod moves: without it, it stays for ever.",
			related: second === void 0 || second.toleration === first.toleration ? [] : [{
				place: keyOf(second),
				message: `${quoted(second.taint.key)} is tolerated here`
			}],
			subject: "node failure"
		};
	}
};

// src/rules/toleration-annotation.ts
const FIELD_BY_ANNOTATION = /* @__PURE__ */ new Map([["scheduler.alpha.kubernetes.io/tolerations", "tolerations"], ["scheduler.alpha.kubernetes.io/affinity", "affinity"]]);
function metadataOf({ podSpecPath, annotations, templateAnnotations }) {
	const ofTemplate = podSpecPath.slice(0, -1);
	const own = {
		path: ["metadata", "annotations"],
		annotations
	};
	if (ofTemplate.length === 0) return [own];
	return [own, {
		path: [
			...ofTemplate,
			"metadata",
			"annotations"
		],
		annotations: templateAnnotations
	}];
}
function isToleration$1(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.entries(value).every(([name, field]) => typeof field === (name === "tolerationSeconds" ? "number" : "string"));
}
function tolerationsIn(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) && value.every(isToleration$1) ? value : [];
	} catch {
		return [];
	}
}
function helpFor(field, text) {
	const tolerations = field === "tolerations" ? tolerationsIn(text) : [];
	if (tolerations.length === 0) return `Write it as ${quoted(field)} in the pod spec.`;
	return [
		"Write it in the pod spec instead:",
		"tolerations:",
		...tolerations.map((toleration) => `  - ${formatToleration(toleration)}`)
	].join("\n");
}
const tolerationAnnotation = {
	id: "toleration-annotation",
	summary: "An annotation of the past holds tolerations or affinity: Kubernetes no longer reads it.",
	severity: "warning",
	rationale: `Before Kubernetes 1.6 tolerations and affinity were JSON in the annotations
\`scheduler.alpha.kubernetes.io/tolerations\` and \`scheduler.alpha.kubernetes.io/affinity\`. Every version since then ignores
them: the pod tolerates nothing and asks for nothing, whatever the annotation says.

The annotation is looked for on the object and on its pod template. Where the pod spec has the field too, as in manifests
that once served both versions, the annotation is only dead text and the finding is a note. An empty annotation is not
reported. The annotations \`defaultTolerations\` and \`tolerationsWhitelist\` of a Namespace are another matter: admission
still reads them.`,
	examples: [{
		title: "Tolerations of Kubernetes 1.5",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: kube-system}
spec:
  template:
    metadata:
      annotations:
        scheduler.alpha.kubernetes.io/tolerations: '[{"key": "CriticalAddonsOnly", "operator": "Exists"}]' # <--
    spec:
      containers: [{name: agent, image: agent:1}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - {key: CriticalAddonsOnly, operator: Exists}
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid) return;
		const { tolerations, nodeAffinity } = workload.podSpec;
		for (const { path, annotations } of metadataOf(workload)) for (const [name, field] of FIELD_BY_ANNOTATION) {
			const text = annotations[name]?.trim() ?? "";
			if ([
				"",
				"[]",
				"{}",
				"null"
			].includes(text)) continue;
			const isReplaced = field === "tolerations" ? tolerations.length > 0 : nodeAffinity !== void 0;
			yield {
				at: placeInObject(workload, [...path, name], "key"),
				workload,
				...isReplaced && { severity: "note" },
				message: `Kubernetes has ignored annotation ${quoted(name)} since version 1.6`,
				help: isReplaced ? `Remove the annotation: the pod spec has its own ${quoted(field)}.` : helpFor(field, text),
				subject: `${path.join(".")} ${name}`
			};
		}
	}
};

// src/scheduling/label-availability.ts
const TWINS = new Set(LABEL_TWINS.flat());
function isPlatformLabel(key, { cluster }) {
	const globs = [
		...WELL_KNOWN_LABELS,
		...PROVIDER_LABELS.get(cluster.provider ?? "") ?? [],
		...cluster.knownLabels
	];
	return TWINS.has(key) || key.startsWith("node-role.kubernetes.io/") || globs.some((glob) => matchesNameGlob(glob, key));
}
function mayBeMet(requirement, inventory) {
	return inventory.pools.some((pool) => mayMeet(requirement, pool, inventory));
}
function mayMeet(requirement, pool, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) return nodes.some(({ labels }) => meetsRequirement(requirement, labels[requirement.key]));
	const offer = labelOffers(pool, inventory)(requirement.key);
	if (offer.kind === "domain") return domainMeets(offer.domain, [requirement]);
	return offer.kind === "unknown" || meetsRequirement(requirement, offer.kind === "value" ? offer.value : void 0);
}

// src/rules/unknown-label.ts
const MOST_VALUES_NAMED = 8;
function isDead(requirement, inventory) {
	if (requirement.operator === "NotIn" || requirement.operator === "DoesNotExist") return false;
	return !isPlatformLabel(requirement.key, inventory) && !mayBeMet(requirement, inventory);
}
function expressionsOf(term) {
	const [compiled] = compileNodeSelection(NO_WORDS, [term]).terms ?? [];
	return compiled === void 0 || compiled.errors.length > 0 ? [] : compiled.expressions;
}
function placeOf(requirement, path, values) {
	if (values.length === 0 || requirement.values.length === 0) return [...path, "key"];
	return [
		...path,
		"values",
		...requirement.values.length === 1 ? [0] : []
	];
}
function deadInTerm(term, path, fit, inventory) {
	for (const [index, requirement] of expressionsOf(term).entries()) {
		if (!isDead(requirement, inventory)) continue;
		const at = placeOf(requirement, [
			...path,
			"matchExpressions",
			index
		], labelValues(fit.pools, requirement.key));
		return [{
			requirement,
			path: at,
			part: at.at(-1) === "values" ? "key" : "value"
		}];
	}
	return [];
}
function deadValues(term, path, inventory) {
	return expressionsOf(term).flatMap((requirement, index) => {
		if (requirement.operator !== "In" || isDead(requirement, inventory)) return [];
		return requirement.values.flatMap((value, at) => {
			const alone = {
				...requirement,
				values: [value]
			};
			if (!isDead(alone, inventory)) return [];
			return [{
				requirement: alone,
				path: [
					...path,
					"matchExpressions",
					index,
					"values",
					at
				],
				part: "value"
			}];
		});
	});
}
function describe(dead, fit, effect) {
	const { key, values: asked } = dead.requirement;
	const values = labelValues(fit.pools, key);
	const wanted = formatWanted(dead.requirement);
	const near = values.length === 0 ? nearestWord(key, labelKeys(fit.pools)) : asked.map((value) => nearestWord(value, values))[0];
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, MOST_VALUES_NAMED).map(quoted))}.`;
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	return {
		at: placeInPodSpec(fit.workload, dead.path, dead.part),
		workload: fit.workload,
		message: values.length === 0 ? `${effect}: no pool has label ${quoted(key)}` : `${effect}: no pool has label ${quoted(key)} as it asks: ${wanted}`,
		help: `Select a label that a pool has, or declare the label: under labels of its pool, or in openLabels where a controller sets it later.${known}${suggestion}`,
		subject: `${key} ${wanted}`
	};
}
function* checkDaemonSetNowhere(fit, inventory) {
	const { nodeSelector, nodeAffinity } = fit.workload.podSpec;
	const effect = "the DaemonSet runs on no pool";
	for (const requirement of compileNodeSelection(nodeSelector, void 0).nodeSelector) {
		if (!isDead(requirement, inventory)) continue;
		yield describe({
			requirement,
			path: ["nodeSelector", requirement.key],
			part: "value"
		}, fit, effect);
		return;
	}
	const [only, ...others] = nodeAffinity?.required ?? [];
	if (only === void 0 || others.length > 0) return;
	for (const dead of deadInTerm(only, [...REQUIRED_TERMS, 0], fit, inventory)) yield describe(dead, fit, effect);
}
const unknownLabel = {
	id: "unknown-label",
	summary: "The pod asks for a label that no pool has, and something else hides it.",
	severity: "warning",
	rationale: `A label that no pool offers selects nothing. Where that leaves the pod no pool at all, \`unschedulable\` says so. This
rule speaks where nothing else shows the mistake: one of several \`nodeSelectorTerms\` is dead, one of several \`values\` is
dead, or a DaemonSet, which makes no pods and no events then, runs nowhere. A preferred term that no pool can meet is a
note.

Only keys that somebody chose are looked at. Labels that Kubernetes, a cloud or an add-on sets (zones, architectures,
roles, \`feature.node.kubernetes.io/*\`) are often listed for other clusters in advance, and so is what a pod only excludes
(\`NotIn\`, \`DoesNotExist\`). A label that a controller sets later belongs in \`openLabels\` of its pool or in \`knownLabels\` of
the cluster. Silent where the inventory is not complete. Among several clusters only a DaemonSet that runs nowhere is
reported: the other terms and values may be meant for another cluster.`,
	examples: [{
		title: "The second alternative is misspelt",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: cache}
spec:
  template:
    spec:
      containers: [{name: cache, image: cache:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: In, values: [general]}
              - matchExpressions:
                  - key: pool
                    operator: In
                    values: [memroy] # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: cache}
spec:
  template:
    spec:
      containers: [{name: cache, image: cache:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: In, values: [general]}
              - matchExpressions:
                  - key: pool
                    operator: In
                    values: [memory]
`
	}, {
		title: "A DaemonSet for a label that nobody sets",
		inventory: `
pools:
  - name: general
    labels: {storage: nvme}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: disk-monitor}
spec:
  template:
    spec:
      containers: [{name: monitor, image: monitor:1}]
      nodeSelector:
        storage: nvmee # <--
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: disk-monitor}
spec:
  template:
    spec:
      containers: [{name: monitor, image: monitor:1}]
      nodeSelector:
        storage: nvme
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload, pools } = fit;
		if (!fit.valid || fit.admissionError !== void 0 || workload.strayFields.length > 0) return;
		if (!inventory.complete || pools.length === 0 || workload.podSpec.nodeName !== "" || isUnschedulable(fit)) return;
		const isDaemonSet = workload.kind === "DaemonSet";
		if (isDaemonSet && pools.every(({ selector }) => selector === "mismatch")) yield* checkDaemonSetNowhere(fit, inventory);
		if (inventory.cluster.name !== null) return;
		const { required = [], preferred = [] } = workload.podSpec.nodeAffinity ?? {};
		for (const [index, term] of required.entries()) {
			const path = [...REQUIRED_TERMS, index];
			const dead = required.length > 1 ? deadInTerm(term, path, fit, inventory) : [];
			for (const found of dead) yield describe(found, fit, "this term selects nothing");
			if (dead.length > 0) continue;
			for (const found of deadValues(term, path, inventory)) yield describe(found, fit, "this value selects nothing");
		}
		if (isDaemonSet) return;
		for (const [index, { preference }] of preferred.entries()) {
			const path = [
				...PREFERRED_TERMS,
				index,
				"preference"
			];
			for (const found of deadInTerm(preference, path, fit, inventory)) yield {
				...describe(found, fit, "this preference is for nothing"),
				severity: "note"
			};
		}
	}
};

// src/rules/unmatched-toleration.ts
function poolOf(taint, { inventory }) {
	return inventory.pools.find((pool) => pool.taints.includes(taint) || pool.startupTaints.includes(taint))?.name ?? "";
}
const unmatchedToleration = {
	id: "unmatched-toleration",
	summary: "The toleration matches no taint of any pool.",
	severity: "warning",
	rationale: `A toleration whose key no pool carries is dead text: a misspelt key, a pool that was renamed or removed. It does
no harm by itself, but its author believes that the pod may run somewhere.

Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself, which charts tolerate in
advance, and for startup taints. A key that exists with another value or effect is a near miss and has its own rule.
Where the inventory says that it is not complete the finding is a note. When the toleration is the reason that the pod
fits nowhere, that finding names it and this one is not repeated.

\`--fix\` corrects a misspelt key where only one key comes near and all its pools have the very same taint. A last letter or
a number that differs (\`team-a\`, \`team-b\`) is no slip of the hand.`,
	examples: [{
		title: "A misspelt key",
		inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      tolerations:
        - key: dedicatd # <--
          operator: Equal
          value: batch
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - key: dedicated
          operator: Equal
          value: batch
          effect: NoSchedule
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!fit.valid) return;
		const taints = taintsOf(inventory);
		for (const [index, toleration] of workload.podSpec.tolerations.entries()) {
			const { key } = toleration;
			if (!key || !isUnmatchedKey(key, context)) continue;
			if (findNearMiss(toleration, context) !== void 0 || isNamedByPlacement$1(fit, index, context)) continue;
			const nearest = nearestTaint(toleration, taints, inventory.cluster.comparisonOperators);
			const meant = nearest?.miss === "key-spelling" ? nearest.taint : void 0;
			const origin = {
				by: "manifest",
				index
			};
			const miss = meant && {
				toleration: {
					...toleration,
					origin
				},
				taint: meant,
				miss: "key-spelling"
			};
			const isOnlyOne = taints.filter((taint) => nearMiss(toleration, taint, inventory.cluster.comparisonOperators) === "key-spelling").every((taint) => taint.key === meant?.key);
			const fix = miss && isOnlyOne ? correctToleration(workload, miss, context) : void 0;
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					index,
					"key"
				]),
				workload,
				...!inventory.complete && { severity: "note" },
				message: `no pool has a taint with key ${quoted(key)}`,
				help: meant === void 0 ? "Remove the toleration, or correct its key." : `Did you mean ${quoted(meant.key)}? Pool ${quoted(poolOf(meant, context))} has this taint.`,
				related: meant === void 0 ? [] : [{
					place: meant.place,
					message: `pool ${quoted(poolOf(meant, context))} is tainted here`
				}],
				subject: key,
				...fix && { fix }
			};
		}
	}
};

// src/rules/unparsable-manifest.ts
const SCHEDULING_FIELDS = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity"
]);
const HELP = {
	unreadable: "Correct the file, or leave it out with exclude in taintlint.yaml.",
	syntax: "Correct the text: until then nothing in this document is checked.",
	"duplicate-key": "Remove one of the two. The API server warns about the second or refuses it."
};
const unparsableManifest = {
	id: "unparsable-manifest",
	summary: "A manifest cannot be read as it was meant, so that nothing in it is checked.",
	severity: "warning",
	refusedByApi: true,
	rationale: `A document that is not valid YAML or JSON is not silently skipped. The other documents of the file are checked
all the same. A key that stands twice is legal for many tools, which then use the last one: the first is dead text.
Fields that have another type than the API server takes, and that no other rule speaks of, are reported here too.

Files that only look like YAML because a template engine fills them in later are recognised, counted and skipped.
Documents that hold no Kubernetes object are not looked at.`,
	examples: [{
		title: "A key that stands twice",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: gpu
    pool: general # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: general
`
	}, {
		title: "A line that is indented wrongly",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: v1
kind: Pod
metadata:
  name: api
 labels: {app: api} # <--
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata:
  name: api
  labels: {app: api}
spec:
  containers: [{name: api, image: api:1}]
`
	}],
	*checkProblem(problem) {
		const help = HELP[problem.kind];
		if (help === void 0) return;
		yield {
			at: problem,
			message: problem.message,
			help,
			subject: problem.message
		};
	},
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step)) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/unpinned-toleration.ts
const DEDICATED_KEYS = ["dedicated", "*/dedicated"];
function readDedicatedKeys(options) {
	const keys = options.dedicatedKeys;
	return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
}
function isDedicated(workload, pool, taint, keys) {
	if (pool.reservedFor !== void 0) return isWelcome(workload, pool);
	return keys.some((glob) => matchesNameGlob(glob, taint.key));
}
function isDrawn(workload) {
	const { podAffinity, nodeAffinity } = workload.podSpec;
	return podAffinity || (nodeAffinity?.preferred.length ?? 0) > 0 || queueOf(workload) !== void 0;
}
function asksForDevice(requests) {
	return [...requests.keys()].some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
}
function poolsElsewhere(fit, { inventory }) {
	const requests = podRequests(fit.workload.podSpec, NO_WORDS);
	if (asksForDevice(requests)) return [];
	return certainPools(fit).filter(({ verdict, pool }) => verdict === "fits" && pool.reservedFor === void 0 && !pool.taints.some(keepsPodsOff) && shortagesOf(requests, pool, inventory).length === 0);
}
function selectorFor(home, others) {
	const [label] = Object.entries(home.labels).filter(([key, value]) => key !== "kubernetes.io/hostname" && others.every(({ pool }) => pool.labels[key] !== value));
	if (label === void 0) return `Give pool ${quoted(home.name)} a label that no other pool has, and select it with a nodeSelector.`;
	const [key, value] = label;
	return `To hold it there, write in the pod spec:\nnodeSelector:\n  ${key}: ${JSON.stringify(value)}`;
}
const unpinnedToleration = {
	id: "unpinned-toleration",
	summary: "The pod tolerates the taint of a dedicated pool, but nothing holds it there.",
	severity: "note",
	rationale: `A toleration lets a pod in, it does not draw it there. A pod that only tolerates the taint of its dedicated pool may
just as well start on the general pool, and most often does, because there are more nodes.

Many pods tolerate a taint because they may run anywhere, on spot nodes for example: that is no mistake. So the rule speaks
only about dedicated pools: those whose \`reservedFor\` names the workload, and those whose taint has a key of the option
\`dedicatedKeys\`. The pod must certainly fit on a dedicated pool and on one without a taint.

Silent for DaemonSets; for a pod that tolerates several different dedicated taints, since it is meant to move; where a
preferred node affinity or a pod affinity draws it somewhere; where it asks for a device such as \`nvidia.com/gpu\`, or for
more than the other pools have; and for workloads with a queue of Kueue, which adds the nodeSelector itself.`,
	options: { dedicatedKeys: {
		type: "strings",
		description: "Globs of the keys of taints that keep a pool for those who tolerate it.",
		default: DEDICATED_KEYS
	} },
	examples: [{
		title: "A toleration that was meant as a choice",
		inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      tolerations:
        - key: dedicated # <--
          operator: Equal
          value: database
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context, options) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isDrawn(workload)) return;
		const keys = readDedicatedKeys(options);
		const byToleration = [...poolsByToleration(fit, context.inventory.cluster.comparisonOperators)].flatMap(([toleration, opened]) => {
			const homes = opened.filter(({ pool, taint }) => isDedicated(workload, pool.pool, taint, keys));
			return homes.length === 0 ? [] : [{
				toleration,
				homes
			}];
		});
		const taints = new Set(byToleration.flatMap(({ homes }) => homes.map(({ taint }) => JSON.stringify([taint.key, taint.value]))));
		const [first] = byToleration;
		const home = first?.homes[0];
		if (first === void 0 || home === void 0 || taints.size > 1) return;
		const elsewhere = poolsElsewhere(fit, context);
		if (elsewhere.length === 0) return;
		const homes = [...new Set(byToleration.flatMap((each) => each.homes.map(({ pool }) => quoted(pool.pool.name))))];
		const others = list(elsewhere.map(({ pool }) => quoted(pool.name)));
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				first.toleration.origin.index,
				"key"
			]),
			workload,
			message: `the pod tolerates the taint of dedicated ${homes.length === 1 ? "pool" : "pools"} ${list(homes)}, but nothing holds it there: it may run on ${others}`,
			help: selectorFor(home.pool.pool, elsewhere),
			related: [{
				place: home.taint.place,
				message: `pool ${quoted(home.pool.pool.name)} is tainted here`
			}],
			subject: formatTaint(home.taint)
		};
	}
};

// src/rules/unused-suppression.ts
const SYNTAX = {
	comment: "# taintlint-ignore: rule, rule -- reason",
	annotation: "taintlint.dev/ignore: \"rule, rule -- reason\"",
	configuration: "{rule: rule, workload: namespace/Kind/name, reason: reason}"
};
const REMOVE = {
	comment: "Remove it. A comment covers its own line, or the next line when it has its line for itself: put it at the line that is reported.",
	annotation: "Remove it.",
	configuration: "Remove the entry, or correct its workload and file."
};
const unusedSuppression = {
	id: "unused-suppression",
	summary: "A suppression silences nothing: the mistake is gone, or the suppression misses it.",
	severity: "warning",
	rationale: `A suppression that outlives its mistake hides the next one. One that never worked, for a misspelt rule or a
line that is not the reported one, lets its author believe that something is settled.

Three things suppress. The comment \`# taintlint-ignore: rule, rule -- reason\` covers the line on which it stands; alone
on its line it covers the next line that is no comment. The annotation \`taintlint.dev/ignore: "rule, rule -- reason"\` on
an object or on its pod template covers every finding about that workload: for files that are generated. An entry of
\`suppress\` in \`taintlint.yaml\` covers workloads and files by globs: for manifests that nobody may edit. Only the
configuration insists on a reason; elsewhere it is good style.

A suppression counts as unused only where its rule ran and looked at all that it covers. Nothing is said when the rule is
off, when no pools are known, when only some clusters are linted, and, for entries of the configuration, when only some
files are linted or some could not be read. A document that is not valid YAML has no comments. A rule that does not exist
is always reported, with the nearest name.`,
	examples: [{
		title: "The comment names a rule that does not exist",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  # taintlint-ignore: wildcard-tolerations -- the pod is gone soon # <--
  nodeSelector: {}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector: {}
`
	}, {
		title: "The mistake was corrected, its annotation was left behind",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata:
  name: train
  annotations:
    taintlint.dev/ignore: near-miss-toleration -- the value changes next week # <--
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`
	}],
	*checkSuppression({ suppression, state, nearestRule }) {
		const { origin, rule, at, covers, workload } = suppression;
		const about = {
			at,
			subject: `${origin} ${rule}`,
			...workload === void 0 ? {} : { workload }
		};
		if (state === "unused") yield {
			...about,
			message: `the suppression of ${quoted(rule)} silences nothing: the rule finds nothing ${covers}`,
			help: REMOVE[origin]
		};
		else if (state === "unknown-rule") {
			const hint = nearestRule === void 0 ? "" : `; did you mean ${quoted(nearestRule)}?`;
			yield {
				...about,
				message: rule === "" ? "the suppression names no rule, so that it silences nothing" : `rule ${quoted(rule)} does not exist, so that its suppression silences nothing${hint}`,
				help: `Write it as ${SYNTAX[origin]}. "taintlint rules" lists the rules.`
			};
		}
	}
};

// src/rules/wrong-os-pool.ts
function asksForOs({ workload, nodeSelector }) {
	const terms = workload.podSpec.nodeAffinity?.required ?? [];
	return OS_LABELS.some((label) => label in nodeSelector || terms.length > 0 && terms.every(({ matchExpressions }) => matchExpressions.some(({ key }) => key === label)));
}
function isNamedByWildcard(pool, fit, { inventory }) {
	if (fit.workload.kind === "DaemonSet") return false;
	return openedTaints(pool, fit, inventory.cluster.comparisonOperators).some(({ toleration }) => isWildcard(toleration) && isWritten(toleration));
}
const wrongOsPool = {
	id: "wrong-os-pool",
	summary: "The pod can run on Linux and on Windows nodes, and nothing says which it is made for.",
	severity: "warning",
	rationale: `An image is hardly ever made for Linux and Windows both. A pod that lands on the wrong system cannot pull or start
its image, again and again, on these nodes only. The scheduler does not read \`os.name\` of the pod: only the kubelet does,
when it refuses the pod. What helps is a nodeSelector with \`kubernetes.io/os\`.

Reported when the pod certainly may enter pools of both systems and no nodeSelector or required node affinity speaks of
\`kubernetes.io/os\`; and wherever \`os.name\` names another system than a pool that the pod may enter. A pool is Linux
unless its labels say otherwise. A pod without \`os.name\` that can only enter Windows pools is meant to be there. A pool that only a toleration without a key opens is named by that rule; for a DaemonSet, where that rule is
silent, it counts here. Where an untainted Windows pool is open to many workloads they are one finding with a count:
a taint on the pool helps them all.`,
	examples: [{
		title: "A DaemonSet for Linux that also starts on Windows",
		inventory: `
pools:
  - name: general
  - name: windows
    labels: {kubernetes.io/os: windows}
    taints: ["os=windows:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec: # <--
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      nodeSelector:
        kubernetes.io/os: linux
      tolerations:
        - operator: Exists
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const comparison = context.inventory.cluster.comparisonOperators;
		if (asksForOs(fit)) return;
		const certain = certainPools(fit);
		const { os } = workload.podSpec;
		const meant = os ?? "linux";
		if (os === void 0 && certain.every(({ pool }) => osOfPool(pool) !== meant)) return;
		const wrong = certain.filter((pool) => osOfPool(pool.pool) !== meant && !isNamedByWildcard(pool, fit, context));
		const [first] = wrong;
		if (first === void 0) return;
		const names = wrong.map(({ pool }) => quoted(pool.name));
		const systems = list([...new Set(wrong.map(({ pool }) => quoted(osOfPool(pool))))]);
		const untainted = wrong.every((pool) => openedTaints(pool, fit, comparison).length === 0);
		const asked = os === void 0 ? "nothing asks for an operating system" : `the scheduler does not read os.name ${quoted(meant)}`;
		yield {
			at: os === void 0 ? placeInPodSpec(workload, [], "key") : placeInPodSpec(workload, ["os", "name"]),
			workload,
			message: `the pod may run on ${systems} ${names.length === 1 ? "pool" : "pools"} ${list(names)}: ${asked}`,
			help: `Write in the pod spec, with the system that the image is made for:\nnodeSelector:\n  kubernetes.io/os: ${meant}`,
			related: wrong.map(({ pool }) => ({
				place: pool.place,
				message: `pool ${quoted(pool.name)} is declared here`
			})),
			subject: wrong.map(({ pool }) => pool.name).join(","),
			pools: wrong.map(({ pool }) => pool.name),
			...untainted && { group: `untainted ${names.join(",")}` }
		};
	}
};

// src/rules/index.ts
const RULES = [
	unschedulable,
	onlyAvoidedPools,
	evictedByTaint,
	insufficientCapacity,
	spreadCountsTaintedPools,
	nodeNameBypassesScheduler,
	daemonsetMissesPool,
	daemonsetDependency,
	startupTaintDeadlock,
	wildcardToleration,
	broadKeyToleration,
	toleratesNodeFailure,
	controlPlaneToleration,
	reservedPool,
	unpinnedToleration,
	wrongOsPool,
	unmatchedToleration,
	nearMissToleration,
	redundantToleration,
	overlayLostToleration,
	suppressedDefaultToleration,
	unknownLabel,
	orOfExclusions,
	legacyControlPlaneKey,
	legacyLabel,
	tolerationAnnotation,
	misplacedSchedulingField,
	invalidToleration,
	invalidNodeAffinity,
	nonStringValue,
	invalidTaint,
	duplicateTaint,
	ignoredPoolField,
	mixedTaintValues,
	autoscalerTag,
	everyPoolTainted,
	startupTaintDeclaredPermanent,
	idlePool,
	taintChangeImpact,
	ignoredValues,
	unparsableManifest,
	internalError,
	notRendered,
	unusedSuppression,
	expiredSuppression
];

// src/lint/known-rules.ts
const KNOWN_RULES = {
	knownRules: RULES.map(({ id }) => id),
	ruleOptions: new Map(RULES.map(({ id, options }) => [id, options ?? {}]))
};

// src/inventory/imported-pools.ts
function importPools(from, files, context) {
	const faults = [];
	const guarded = (read, file) => {
		try {
			return [read()];
		} catch (error) {
			if (file === void 0) throw error;
			faults.push(internalProblem(error, "read this file", {
				file,
				span: {
					start: 0,
					end: 0
				}
			}));
			return [];
		}
	};
	const read = files.flatMap((file) => guarded(() => readFile(from, file), file));
	const objects = read.flatMap((one) => one.objects);
	const outputs = FORMATS.flatMap((format) => {
		const own = objects.filter((object) => isOf(format, object, from));
		return guarded(() => format.read({
			objects: own,
			from,
			...context
		}), own[0]?.document.file);
	});
	const errors = [...read, ...outputs].flatMap((output) => output.errors);
	const everyFileRead = faults.length === 0 && read.every((one) => one.template === void 0);
	if (objects.length === 0 && errors.length === 0 && everyFileRead) errors.push(...missing(from, files));
	return {
		pools: outputs.flatMap(({ pools }) => pools),
		errors,
		notices: [...read, ...outputs].flatMap(({ notices }) => notices),
		everyFileRead,
		faults
	};
}
function readFile(from, file) {
	if (file.opened !== void 0) return selectedOf(file.opened, from);
	const named = FORMATS.find(({ id }) => id === from.format);
	const opener = named === void 0 ? FORMATS : [named];
	for (const format of opener) {
		const opened = format.open?.(file);
		if (opened === void 0) continue;
		return selectedOf(opened, from);
	}
	const parsed = parseDocuments(file);
	const broken = parsed.problems.filter(({ kind }) => kind === "syntax");
	const all = parsed.documents.flatMap((document) => objectsOrDocument(document));
	const objects = all.filter((object) => FORMATS.some((format) => isOf(format, object, from)));
	const [first] = broken;
	const template = first === void 0 ? void 0 : templateMark(file.text);
	const errors = template === void 0 ? broken.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	})) : [];
	if (from.format === void 0) errors.push(...all.flatMap(describeUnread));
	if (first === void 0 || template === void 0) return {
		objects,
		errors,
		notices: []
	};
	return {
		objects,
		errors,
		notices: [{
			message: `"${file.path}" is a template, "${template}": not every pool that it declares is known`,
			range: rangeOfSpan(file, first.span)
		}],
		template
	};
}
function selectedOf(opened, from) {
	const objects = opened.objects.filter((object) => FORMATS.some((other) => isOf(other, object, void 0)));
	return {
		...opened,
		objects: objects.filter((object) => isSelected$1(object, from))
	};
}
function isSelected$1({ document }, { address }) {
	return address === void 0 || matchesNameGlob(address, document.address ?? "");
}
function objectsOrDocument(document) {
	const objects = objectsOf(document);
	if (objects.length > 0 || document.root.kind !== "mapping") return objects;
	return [{
		apiVersion: "",
		kind: "",
		document,
		path: [],
		node: document.root
	}];
}
function isOf(format, object, from) {
	const named = FORMATS.find(({ id }) => id === from?.format);
	if (!(named === void 0 || named === format || named.embeds && object.document.address)) return false;
	if (object.kind === "") return format.hasShape?.(object.node) ?? false;
	return format.kinds.some(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion));
}
function describeUnread(object) {
	const group = groupOf(object.apiVersion);
	const unread = UNREAD_KINDS.find((one) => one.kind === object.kind && one.group === group);
	if (unread === void 0) return [];
	const place = {
		document: object.document,
		path: [...object.path, "kind"],
		part: "value"
	};
	const message = `${object.kind} of ${group} (format "${unread.format}") is not read yet; formats that are read: ${formatList()}`;
	return [errorAt(place, message)];
}
function missing(from, files) {
	const [first, ...others] = files;
	if (first === void 0) return [];
	const named = FORMATS.find(({ id }) => id === from.format);
	const rest = named === void 0 ? `node pool; formats that are read: ${formatList()}` : `node pool of format "${named.id}"`;
	const what = others.length === 0 ? `"${first.path}"` : `"${first.path}" and ${others.length} more ${others.length === 1 ? "file" : "files"}`;
	return [errorAt(from.place, `${what} ${others.length === 0 ? "holds" : "hold"} no ${rest}`)];
}
function formatList() {
	return formatAlternatives(FORMATS.map(({ id }) => quote(id)), "and");
}

// src/inventory/pools.ts
function buildInventory(declaration, imports) {
	const { settings } = declaration;
	const imported = [];
	const errors = [];
	const notices = [];
	const faults = [];
	let everyImportRead = true;
	for (const from of declaration.from ?? []) {
		const files = imports.filter((one) => one.from === from).map(({ file }) => file);
		if (files.length === 0) everyImportRead = false;
		const { transientTaints } = settings;
		const context = {
			cluster: settings.name,
			transientTaints,
			implicit: declaration.implicit
		};
		const output = importPools(from, files, context);
		if (!output.everyFileRead) everyImportRead = false;
		imported.push(...output.pools);
		errors.push(...output.errors);
		faults.push(...output.faults);
		notices.push(...output.notices);
	}
	const overridden = applyOverrides(declaration.overrides, imported, everyImportRead && errors.length === 0);
	errors.push(...overridden.errors);
	const pools = [...declaration.pools ?? [], ...overridden.pools];
	errors.push(...describeEmpty(declaration), ...describeRepeatedNames(pools));
	notices.push(...pools.flatMap(describePoolWithoutNodes));
	const known = everyImportRead && pools.length > 0 && pools.every(({ format }) => isClosedFormat(format));
	return {
		inventory: {
			cluster: settings,
			pools,
			complete: (declaration.complete ?? known) && faults.length === 0,
			...faults.length > 0 && { faults }
		},
		errors,
		notices
	};
}
function isClosedFormat(format) {
	return format === "taintlint" || format === nodeFormat.id;
}
function describeEmpty({ pools, from, place }) {
	const key = pools !== void 0 ? "pools" : "from";
	if ((pools ?? from) === void 0 || (pools ?? []).length > 0 || (from ?? []).length > 0) return [];
	const example = key === "pools" ? "a pool, such as {name: general}" : "a file, such as {path: nodes.yaml}";
	const at = {
		...place,
		path: [...place.path, key],
		part: "key"
	};
	return [errorAt(at, `"${key}" is empty: declare at least ${example}`)];
}
function describeRepeatedNames(pools) {
	const earlier = /* @__PURE__ */ new Map();
	const errors = [];
	for (const pool of pools) {
		const first = earlier.get(pool.name);
		if (first === void 0) {
			earlier.set(pool.name, pool);
			continue;
		}
		const isDeclared = ({ format }) => format === DECLARED_FORMAT;
		if (isDeclared(first) && !isDeclared(pool)) {
			const { file, line } = locate(pool.place);
			const message = `pool "${pool.name}" is imported, too, from "${file}", line ${line}: change it with "overrides", or give the import a "prefix"`;
			errors.push(errorAt(first.place, message));
			continue;
		}
		const { file, line } = locate(first.place);
		const hint = isDeclared(pool) ? "" : "; give the import a \"prefix\"";
		errors.push(errorAt(pool.place, `pool "${pool.name}" is declared twice: first in "${file}", line ${line}${hint}`));
	}
	return errors;
}
function describePoolWithoutNodes(pool) {
	if (!hasNoNodes(pool)) return [];
	return [{
		message: `pool "${pool.name}" is scaled to zero: no pod can run there`,
		range: locate(pool.place)
	}];
}

// src/rendering/path-globs.ts
function fromWorkingDirectory(configurationPath, glob) {
	return glob.startsWith("/") ? glob : joinPath(parentFolder(configurationPath), glob);
}
function matchesGlobs(configurationPath, globs) {
	const rebase = (glob) => fromWorkingDirectory(configurationPath, glob);
	const everythingBelow = (glob) => [glob, `${glob}/**`];
	const compile = (list) => (0, import_picomatch.default)(list.map(rebase).flatMap(everythingBelow), { dot: true });
	const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
	const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
	return (path) => isNamed(path) && !isTakenAway(path);
}

// src/lint/rule-settings.ts
const NO_OVERRIDES = [];
function resolve(rule, settings) {
	const severities = settings.flatMap(({ severity }) => severity ?? []);
	const named = severities.filter((severity) => severity !== "off").at(-1);
	const defaults = Object.entries(rule.options ?? {}).map(([name, option]) => [name, option.default]);
	return {
		runs: !severities.includes("off") && (rule.on !== false || named !== void 0),
		severity: named,
		options: byWord([...defaults, ...settings.flatMap(({ options }) => Object.entries(options))])
	};
}
function createRuleSettings(configuration) {
	const overrides = (configuration?.ruleOverrides ?? []).map(({ files, clusters, rules, place }) => ({
		rules,
		clusters,
		matchesFile: files === void 0 ? void 0 : matchesGlobs(place.document.file.path, files)
	}));
	const matching = /* @__PURE__ */ new Map();
	const plain = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	function overridesFor(cluster, where) {
		if (overrides.length === 0) return NO_OVERRIDES;
		const file = typeof where === "function" ? where() : where;
		const key = JSON.stringify([cluster, file]);
		const earlier = matching.get(key);
		if (earlier !== void 0) return earlier;
		const indexes = overrides.flatMap(({ clusters, matchesFile }, index) => {
			const fitsCluster = clusters === void 0 || cluster !== null && clusters.includes(cluster);
			const fitsFile = matchesFile === void 0 || file !== void 0 && matchesFile(file);
			return fitsCluster && fitsFile ? [index] : [];
		});
		matching.set(key, indexes);
		return indexes;
	}
	return (rule, cluster, file) => {
		const indexes = overridesFor(cluster, file);
		if (indexes.length === 0) {
			const setting = plain.get(rule) ?? resolve(rule, [configuration?.rules.get(rule.id) ?? []].flat());
			plain.set(rule, setting);
			return setting;
		}
		const key = `${rule.id} ${indexes.join()}`;
		const earlier = known.get(key);
		if (earlier !== void 0) return earlier;
		const setting = resolve(rule, [configuration?.rules, ...indexes.map((index) => overrides[index]?.rules)].flatMap((rules) => rules?.get(rule.id) ?? []));
		known.set(key, setting);
		return setting;
	};
}

// src/lint/apply-baseline.ts
function applyBaseline(input, findings) {
	const { baseline } = input;
	if (baseline === void 0) return {
		fresh: findings,
		known: 0,
		notices: []
	};
	const listed = new Set(baseline.entries.map(({ fingerprint }) => fingerprint));
	const found = new Set(findings.map(({ fingerprint }) => fingerprint));
	const fresh = findings.filter(({ fingerprint }) => !listed.has(fingerprint));
	const isJudged = judgedEntries(input);
	const gone = baseline.entries.filter((entry) => !found.has(entry.fingerprint) && isJudged(entry.file)).length;
	const notice = `${gone === 1 ? "1 finding of the baseline does" : `${gone} findings of the baseline do`} not occur any more: renew it with "taintlint --write-baseline ${baseline.path}"`;
	return {
		fresh,
		known: findings.length - fresh.length,
		notices: gone === 0 ? [] : [notice]
	};
}
function judgedEntries({ scope = "repository", manifests }) {
	if (scope === "repository") return () => true;
	const files = new Set(scope === "files" ? manifests.map(({ file }) => file.path) : []);
	return (file) => files.has(file);
}

// src/rendering/gitops/application.ts
function readApplication(node) {
	const spec = getValue(node, "spec");
	const destination = getValue(spec, "destination");
	const listed = getValue(spec, "sources");
	const single = getValue(spec, "source");
	const sources = listed?.kind === "sequence" ? listed.items.map((item, index) => [item, [
		"spec",
		"sources",
		index
	]]) : single === void 0 ? [] : [[single, ["spec", "source"]]];
	return {
		name: literalAt(getValue(node, "metadata"), "name"),
		destinationName: literalAt(destination, "name"),
		destinationServer: literalAt(destination, "server"),
		destinationNamespace: literalAt(destination, "namespace"),
		sources: sources.map(([source, fieldPath]) => ({
			path: literalAt(source, "path"),
			repoURL: literalAt(source, "repoURL"),
			ref: literalAt(source, "ref"),
			node: source,
			fieldPath
		}))
	};
}
function literalAt(node, key) {
	const text = getString(node, key);
	return text === void 0 || text.includes("{{") ? void 0 : text;
}

// src/rendering/gitops/node-items.ts
const MAX_VALUES = 1e5;
function itemsOf(node) {
	return node?.kind === "sequence" ? node.items : [];
}
function textsOf(node) {
	return itemsOf(node).flatMap((item) => item.kind === "scalar" ? item.text : []);
}
function isTrue(node) {
	return node?.kind === "scalar" && node.value === true;
}
function isBounded(root) {
	let left = MAX_VALUES;
	function visit(node) {
		left--;
		if (left < 0) return false;
		if (node.kind === "scalar") return true;
		return node.kind === "sequence" ? node.items.every(visit) : node.entries.every(({ value }) => visit(value));
	}
	return visit(root);
}

// src/rendering/gitops/synthetic-nodes.ts
function scalarAt({ start, end }, value) {
	return {
		kind: "scalar",
		value,
		text: String(value),
		plain: false,
		start,
		end
	};
}
function sequenceAt({ start, end }, items) {
	return {
		kind: "sequence",
		items,
		start,
		end
	};
}
function mappingAt(span, entries) {
	const { start, end } = span;
	return {
		kind: "mapping",
		entries: entries.map(([key, value]) => ({
			key: scalarAt(value, key),
			value,
			merged: false
		})),
		start,
		end
	};
}
function mapScalars(node, change) {
	if (node.kind === "scalar") return change(node);
	if (node.kind === "sequence") return sequenceAt(node, node.items.map((item) => mapScalars(item, change)));
	return mappingAt(node, effectiveEntries(node).map(({ key, value }) => [key.text, mapScalars(value, change)]));
}

// src/rendering/gitops/application-set.ts
const MAX_APPLICATIONS = 1e4;
const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*-?\}\}/g;
function expandApplicationSet(spec, tree, targets, root) {
	const template = getValue(spec, "template");
	if (template === void 0) return [];
	function expandGenerator(generator) {
		const git = getValue(generator, "git");
		const clusters = getValue(generator, "clusters");
		const merge = getValue(generator, "merge");
		const matrix = itemsOf(getValue(getValue(generator, "matrix"), "generators"));
		const merged = itemsOf(getValue(merge, "generators")).map(expandGenerator);
		const mergeKeys = textsOf(getValue(merge, "mergeKeys"));
		return [
			...itemsOf(getValue(getValue(generator, "list"), "elements")).map((element) => new Map(flatten(element, ""))),
			...expandDirectories(itemsOf(getValue(git, "directories")), tree, root),
			...expandFiles(itemsOf(getValue(git, "files")), tree, root),
			...clusters === void 0 ? [] : expandClusters(clusters, targets),
			...expandMatrix(matrix.map(expandGenerator)),
			...expandMerge(merged, mergeKeys)
		].filter(isSelected(getValue(generator, "selector")));
	}
	return itemsOf(getValue(spec, "generators")).flatMap(expandGenerator).map((parameters) => fillIn$1(template, parameters));
}
function flatten(node, prefix) {
	return effectiveEntries(node).flatMap(({ key, value }) => {
		if (value.kind === "scalar") return [[`${prefix}${key.text}`, value.text]];
		return flatten(value, `${prefix}${key.text}.`);
	});
}
function expandDirectories(directories, tree, root) {
	const globs = directories.flatMap((directory) => {
		const exclude = getValue(directory, "exclude");
		const glob = getString(directory, "path");
		return glob === void 0 ? [] : {
			glob,
			exclude: isTrue(exclude)
		};
	});
	const isWanted = (0, import_picomatch.default)(globs.filter(({ exclude }) => !exclude).map(({ glob }) => glob));
	const isExcluded = (0, import_picomatch.default)(globs.filter(({ exclude }) => exclude).map(({ glob }) => glob));
	const rootFolder = rootOfGlob(globs[0]?.glob, root);
	if (rootFolder === void 0) return [];
	return below([...tree.folders], rootFolder).filter((path) => isWanted(path) && !isExcluded(path)).map((path) => new Map(pathParameters(path)));
}
function expandFiles(files, tree, root) {
	const globs = files.flatMap((file) => getString(file, "path") ?? []);
	const rootFolder = rootOfGlob(globs[0], root);
	if (rootFolder === void 0) return [];
	const isWanted = (0, import_picomatch.default)(globs);
	return below([...tree.paths], rootFolder).filter((path) => isWanted(path)).flatMap((path) => {
		const file = tree.fileAt(joinPath(rootFolder, path));
		return (file === void 0 ? [] : parseDocuments(file).documents.map((document) => document.root)).filter(isBounded).flatMap((node) => node.kind === "sequence" ? node.items : [node]).map((node) => new Map([
			...pathParameters(parentFolder(path)),
			["path.filename", lastStep(path)],
			...flatten(node, "")
		]));
	});
}
function rootOfGlob(glob, root) {
	const parts = glob?.split("/") ?? [];
	const wildcard = parts.findIndex((part) => /[*?[{]/.test(part));
	const base = wildcard < 0 ? parts : parts.slice(0, wildcard);
	const found = glob === void 0 ? void 0 : root(base.join("/") || ".");
	return found === void 0 ? void 0 : joinPath(found, ...base.map(() => ".."));
}
function below(paths, folder) {
	const prefix = folder === "." ? "" : `${folder}/`;
	return paths.flatMap((path) => path.startsWith(prefix) ? path.slice(prefix.length) : []);
}
function pathParameters(path) {
	const segments = path.split("/");
	return [
		["path", path],
		["path.path", path],
		["path.basename", segments.at(-1) ?? ""],
		...segments.map((segment, index) => [`path[${index}]`, segment]),
		...segments.map((segment, index) => [`path.segments[${index}]`, segment])
	];
}
function expandClusters(generator, targets) {
	const selector = getValue(generator, "selector");
	if (getValue(selector, "matchExpressions") !== void 0) return [];
	const wanted = effectiveEntries(getValue(selector, "matchLabels"));
	return targets.filter(({ argocd }) => wanted.every(({ key, value }) => value.kind === "scalar" && argocd.labels[key.text] === value.text)).map(({ argocd: { name, server, labels } }) => {
		const named = [...name === void 0 ? [] : [["name", name]], ...server === void 0 ? [] : [["server", server]]];
		const ofLabels = Object.entries(labels).map(([key, value]) => [`metadata.labels.${key}`, value]);
		const values = getValue(generator, "values");
		return new Map([
			...named,
			...ofLabels,
			...values === void 0 ? [] : flatten(values, "values.")
		]);
	});
}
function expandMatrix(generators) {
	const [first = [], ...others] = generators;
	if (generators.reduce((product, { length }) => product * length, 1) > MAX_APPLICATIONS) return [];
	return others.reduce((rows, next) => rows.flatMap((row) => next.map((one) => new Map([...row, ...one]))), first);
}
function expandMerge(generators, keys) {
	const [base = [], ...others] = generators;
	const isSame = (one, other) => keys.every((key) => one.get(key) === other.get(key));
	return base.map((row) => {
		const found = others.flatMap((next) => next.find((one) => isSame(row, one)) ?? []);
		return new Map([row, ...found].flatMap((one) => [...one]));
	});
}
function isSelected(selector) {
	if (getValue(selector, "matchExpressions") !== void 0) return () => false;
	const wanted = effectiveEntries(getValue(selector, "matchLabels"));
	return (parameters) => wanted.every(({ key, value }) => value.kind === "scalar" && parameters.get(key.text) === value.text);
}
function fillIn$1(template, parameters) {
	return mapScalars(template, (scalar) => {
		if (!scalar.text.includes("{{")) return scalar;
		return scalarAt(scalar, scalar.text.replace(PARAMETER, (mark, name) => parameters.get(name) ?? mark));
	});
}

// src/rendering/gitops/patched-objects.ts
const PATCH_LISTS = [
	"patches",
	"patchesStrategicMerge",
	"patchesJson6902"
];
function mayBePatched(tree, object, concerns) {
	const name = getString(getValue(object.node, "metadata"), "name") ?? "";
	return tree.overlaysOf(joinPath(object.document.file.path)).some((kustomization) => knownPatchesOf(tree, kustomization).some((patch) => patch.isFor(object.kind, name) && concerns(patch.text)));
}
const known$1 = /* @__PURE__ */ new WeakMap();
function knownPatchesOf(tree, kustomization) {
	const ofTree = known$1.get(tree) ?? /* @__PURE__ */ new Map();
	known$1.set(tree, ofTree);
	const patches = ofTree.get(kustomization) ?? patchesOf(tree, kustomization);
	ofTree.set(kustomization, patches);
	return patches;
}
function patchesOf(tree, kustomization) {
	const folder = parentFolder(joinPath(kustomization.path));
	const fileText = (path) => tree.fileAt(joinPath(folder, path))?.text ?? "";
	return parseDocuments(kustomization).documents.flatMap(({ root }) => PATCH_LISTS.flatMap((list) => itemsOf(getValue(root, list))).flatMap((item) => {
		if (item.kind === "scalar") return mergePatches(item.text.includes("\n") ? item.text : fileText(item.text));
		const path = getString(item, "path");
		const text = getString(item, "patch") ?? (path === void 0 ? "" : fileText(path));
		const target = getValue(item, "target");
		if (target === void 0) return mergePatches(text);
		const [kind, name] = [getString(target, "kind"), getString(target, "name")];
		const isFor = (ofKind, named) => matches(kind, ofKind) && matches(name, named);
		return [{
			isFor,
			text
		}];
	}));
}
function mergePatches(text) {
	return parseDocuments({
		path: "",
		text
	}).documents.map(({ root }) => {
		const kind = getString(root, "kind");
		const name = getString(getValue(root, "metadata"), "name");
		return {
			isFor: (ofKind, named) => ofKind === kind && named === name,
			text: text.slice(root.start, root.end)
		};
	});
}
function matches(expression, word) {
	if (expression === void 0) return true;
	try {
		return new RegExp(`^(?:${expression})$`).test(word);
	} catch {
		return true;
	}
}

// src/rendering/gitops/source-repository.ts
const FLUX_SOURCE_GROUP = "source.toolkit.fluxcd.io";
const BOOTSTRAP_SOURCE = "flux-system";
const SCP_ADDRESS = /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/;
const WEB_ADDRESS = /^[a-z][a-z+]*:\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/i;
function normalizeRepositoryUrl(url) {
	const [, host, path] = WEB_ADDRESS.exec(url.trim()) ?? SCP_ADDRESS.exec(url.trim()) ?? [];
	if (host === void 0 || path === void 0 || /\{\{|\$\{/.test(url)) return void 0;
	return `${host}/${path}`.replace(/\/+$/, "").replace(/\.git$/, "").toLowerCase();
}
function findOwnSources(tree) {
	const repositories = [...tree.paths].flatMap(tree.gitopsObjects).filter(isGitRepository);
	const own = repositories.filter((object) => nameOf(object) === BOOTSTRAP_SOURCE);
	const isSame = (object) => own.some((bootstrap) => isSameRepository(object, bootstrap));
	const known = repositories.filter(isSame).map((object) => ({
		name: nameOf(object),
		namespace: namespaceOf(object)
	}));
	return (sourceRef, namespace) => {
		const kind = getString(sourceRef, "kind");
		const name = getString(sourceRef, "name");
		if (name === void 0 || kind !== void 0 && kind !== "GitRepository") return false;
		if (name === BOOTSTRAP_SOURCE) return true;
		const wanted = getString(sourceRef, "namespace") ?? namespace;
		return known.some((one) => one.name === name && (wanted === void 0 || one.namespace === void 0 || one.namespace === wanted));
	};
}
function isGitRepository({ apiVersion, kind }) {
	return kind === "GitRepository" && groupOf(apiVersion) === FLUX_SOURCE_GROUP;
}
function nameOf({ node }) {
	return getString(getValue(node, "metadata"), "name");
}
function namespaceOf({ node }) {
	return getString(getValue(node, "metadata"), "namespace");
}
function isSameRepository(one, other) {
	const [url, otherUrl] = [one, other].map(({ node }) => {
		const text = getString(getValue(node, "spec"), "url");
		return text === void 0 ? void 0 : normalizeRepositoryUrl(text);
	});
	const [branch, otherBranch] = [one, other].map(({ node }) => getString(getValue(getValue(node, "spec"), "ref"), "branch"));
	return url !== void 0 && url === otherUrl && (branch === void 0 || otherBranch === void 0 || branch === otherBranch);
}

// src/rendering/gitops/argocd.ts
const CHANGES_SOURCE = /\/spec\/(?:template\/spec\/)?(?:source\/(?:path|helm|kustomize|directory)|sources|destination)|^\s+(?:path:[ \t]*[^\s/]|(?:destination|helm|kustomize|directory|sources):)/m;
const ARGO_GROUP = "argoproj.io";
const KINDS = ["Application", "ApplicationSet"];
const IN_CLUSTER = "in-cluster";
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
function followArgo(tree, targets, start) {
	const applied = withoutForeign([...tree.paths].flatMap(tree.gitopsObjects).filter(({ apiVersion, kind }) => groupOf(apiVersion) === ARGO_GROUP && KINDS.includes(kind)).flatMap((object) => [.../* @__PURE__ */ new Set([...targets.map(({ configurationPath }) => configurationPath), start])].flatMap((configurationPath) => apply(object, tree, targets, configurationPath))), tree);
	const paths = new Map(targets.map(({ cluster }) => [cluster, /* @__PURE__ */ new Set()]));
	const defaultNamespaces = /* @__PURE__ */ new Map();
	for (const one of applied) for (const file of filesOfSource(one, tree)) {
		for (const cluster of one.clusters) paths.get(cluster)?.add(file);
		if (one.clusters.length === 0) continue;
		const namespaces = defaultNamespaces.get(file) ?? /* @__PURE__ */ new Set();
		defaultNamespaces.set(file, namespaces.add(one.application.destinationNamespace));
	}
	return {
		paths,
		defaultNamespaces,
		applied
	};
}
function apply(object, tree, targets, configurationPath) {
	if (mayBePatched(tree, object, (patch) => CHANGES_SOURCE.test(patch))) return [];
	const root = (path) => tree.fromRoot(configurationPath, path);
	const isSet = object.kind === "ApplicationSet";
	return (isSet ? expandApplicationSet(getValue(object.node, "spec"), tree, targets, root) : [object.node]).map(readApplication).flatMap((application) => {
		const clusters = targets.filter((target) => target.configurationPath === configurationPath && isDestination(application, target.argocd)).map(({ cluster }) => cluster);
		return application.sources.flatMap((source) => {
			const folder = source.path === void 0 ? void 0 : root(source.path);
			if (folder === void 0) return [];
			return [{
				object,
				application,
				source,
				fieldPath: [...isSet ? ["spec", "template"] : [], ...source.fieldPath],
				folder,
				configurationPath,
				clusters
			}];
		});
	});
}
function withoutForeign(applied, tree) {
	const urlOf = ({ source }) => source.repoURL === void 0 ? void 0 : normalizeRepositoryUrl(source.repoURL);
	const own = new Set(applied.filter((one) => holdsApplications(one, tree)).flatMap((one) => urlOf(one) ?? []));
	if (own.size === 0) return applied;
	return applied.filter((one) => {
		const url = urlOf(one);
		return url === void 0 || own.has(url);
	});
}
function holdsApplications(applied, tree) {
	return [...filesOfSource(applied, tree)].some((path) => tree.gitopsObjects(path).some((object) => groupOf(object.apiVersion) === ARGO_GROUP && object !== applied.object));
}
function filesOfSource({ source, folder }, tree) {
	const directory = getValue(source.node, "directory");
	const files = tree.filesOf(folder, isTrue(getValue(directory, "recurse")));
	const include = getString(directory, "include");
	const exclude = getString(directory, "exclude");
	if (include === void 0 && exclude === void 0) return files;
	const isIncluded = include === void 0 ? () => true : matchesDirectoryGlob(include);
	const isExcluded = exclude === void 0 ? () => false : matchesDirectoryGlob(exclude);
	const prefix = folder === "." ? "" : `${folder}/`;
	const isTaken = (path) => {
		const relative = path.startsWith(prefix) ? path.slice(prefix.length) : path;
		return isIncluded(relative) && !isExcluded(relative);
	};
	return new Set([...files].filter(isTaken));
}
function matchesDirectoryGlob(glob) {
	const isMatch = (0, import_picomatch.default)(joinPath(glob).replaceAll("/", ":"), { dot: true });
	return (path) => isMatch(path.replaceAll("/", ":"));
}
function isDestination({ destinationName, destinationServer }, { name, server }) {
	if (destinationName) return destinationName === name || destinationName === IN_CLUSTER && server === IN_CLUSTER_SERVER;
	if (!destinationServer) return false;
	return destinationServer === server || destinationServer === IN_CLUSTER_SERVER && name === IN_CLUSTER;
}

// src/rendering/gitops/config-map.ts
function findConfigMap(tree, paths, name, namespace) {
	const [only, ...others] = [...paths].flatMap(tree.configMaps).filter(({ apiVersion, kind, node }) => {
		const metadata = getValue(node, "metadata");
		const own = getString(metadata, "namespace");
		const isInNamespace = own === void 0 || namespace === void 0 || own === namespace;
		return apiVersion === "v1" && kind === "ConfigMap" && getString(metadata, "name") === name && isInNamespace;
	});
	if (only === void 0 || others.length > 0) return void 0;
	return new Map(effectiveEntries(getValue(only.node, "data")).map(({ key, value }) => [key.text, value]));
}

// src/rendering/gitops/substitution.ts
const ESCAPED_OR_OPENED = /\$(?:\$|\{)/g;
const NAME = /^[A-Za-z_]\w*/;
const DEFAULT = /^(?::[-=?+]|=)/;
function substitute(text, substitutions) {
	let written = "";
	let position = 0;
	ESCAPED_OR_OPENED.lastIndex = 0;
	for (let mark = ESCAPED_OR_OPENED.exec(text); mark !== null; mark = ESCAPED_OR_OPENED.exec(text)) {
		written += text.slice(position, mark.index);
		if (mark[0] === "$$") {
			written += "$";
			position = mark.index + 2;
		} else {
			const end = endOfExpression(text, mark.index + 2);
			const expression = text.slice(mark.index + 2, end);
			const isClosed = text[end] === "}";
			const value = isClosed ? fillIn(expression, substitutions) : void 0;
			position = isClosed ? end + 1 : end;
			written += value ?? text.slice(mark.index, position);
		}
		ESCAPED_OR_OPENED.lastIndex = position;
	}
	return written + text.slice(position);
}
function endOfExpression(text, start) {
	let depth = 1;
	for (let index = start; index < text.length; index++) {
		if (text.startsWith("${", index)) depth++;
		else if (text[index] === "}") depth--;
		if (depth === 0) return index;
	}
	return text.length;
}
function fillIn(expression, substitutions) {
	const { values, complete } = substitutions;
	const name = NAME.exec(expression)?.[0];
	if (name === void 0) return void 0;
	const value = values[name] ?? (complete ? "" : void 0);
	const rest = expression.slice(name.length);
	if (rest === "") return value;
	const operator = DEFAULT.exec(rest)?.[0];
	if (value === void 0) return void 0;
	if (operator !== void 0) {
		if (value !== "") return value;
		const filled = substitute(rest.slice(operator.length), substitutions);
		return filled.includes("${") ? void 0 : filled;
	}
	switch (rest) {
		case "^^": return value.toUpperCase();
		case ",,": return value.toLowerCase();
		case "^": return value.slice(0, 1).toUpperCase() + value.slice(1);
		case ",": return value.slice(0, 1).toLowerCase() + value.slice(1);
		default: return;
	}
}

// src/rendering/gitops/post-build.ts
function readPostBuild(object, tree, reached, parent) {
	const postBuild = getValue(getValue(object.node, "spec"), "postBuild");
	const namespace = getString(getValue(object.node, "metadata"), "namespace");
	const values = /* @__PURE__ */ new Map();
	let complete = !mayBePatched(tree, object, () => true);
	function add(name, node, isOwnText) {
		if (node.kind !== "scalar") return;
		const text = isOwnText && parent !== void 0 ? substitute(node.text, parent) : node.text;
		if (text.includes("${")) complete = false;
		else values.set(name, text.replaceAll("\n", ""));
	}
	for (const reference of itemsOf(getValue(postBuild, "substituteFrom"))) {
		const name = getString(reference, "name");
		const data = getString(reference, "kind") === "ConfigMap" && name !== void 0 ? findConfigMap(tree, reached, name, namespace) : void 0;
		if (data === void 0) complete = false;
		for (const [key, value] of data ?? []) add(key, value, false);
	}
	for (const { key, value } of effectiveEntries(getValue(postBuild, "substitute"))) add(key.text, value, true);
	return {
		values: byWord(values),
		complete
	};
}

// src/rendering/gitops/flux.ts
const KUSTOMIZE_GROUP = "kustomize.toolkit.fluxcd.io";
const HELM_GROUP = "helm.toolkit.fluxcd.io";
const CHANGES_PATH = /\/spec\/path|^\s+path:[ \t]*[^\s/]/m;
const KUBECONFIG = /^(.+)-kubeconfig$/;
function isFluxKustomization({ apiVersion, kind }) {
	return kind === "Kustomization" && groupOf(apiVersion) === KUSTOMIZE_GROUP;
}
function isHelmRelease({ apiVersion, kind }) {
	return kind === "HelmRelease" && groupOf(apiVersion) === HELM_GROUP;
}
function followFlux(tree, starts) {
	const paths = /* @__PURE__ */ new Map();
	for (const { cluster } of starts) if (cluster !== void 0) paths.set(cluster, /* @__PURE__ */ new Set());
	const namespaces = /* @__PURE__ */ new Map();
	const applied = [];
	const isOwn = findOwnSources(tree);
	const pending = [...starts];
	const visited = /* @__PURE__ */ new Set();
	for (let start = pending.pop(); start !== void 0; start = pending.pop()) {
		const { cluster, configurationPath, target, namespace, substitutions: parent } = start;
		const key = JSON.stringify([
			cluster,
			target,
			namespace,
			parent
		]);
		if (visited.has(key)) continue;
		visited.add(key);
		const reached = (cluster === void 0 ? void 0 : paths.get(cluster)) ?? /* @__PURE__ */ new Set();
		if (cluster !== void 0) paths.set(cluster, reached);
		const files = tree.filesOf(target, true);
		for (const path of files) {
			namespaces.set(path, (namespaces.get(path) ?? /* @__PURE__ */ new Set()).add(namespace));
			reached.add(path);
		}
		for (const path of files) for (const object of tree.gitopsObjects(path)) {
			if (!isFluxKustomization(object) && !isHelmRelease(object)) continue;
			const owner = clusterOf(object, cluster);
			const one = {
				object,
				cluster: owner,
				configurationPath,
				namespace,
				parent,
				reached
			};
			applied.push(one);
			const next = owner === void 0 && isRemote(object) ? void 0 : whereToGoOn(one, tree, isOwn);
			if (next !== void 0) pending.push(next);
		}
	}
	return {
		paths,
		namespaces,
		applied
	};
}
function folderOf({ object, configurationPath, parent }, tree, isOwn) {
	const spec = getValue(object.node, "spec");
	const namespace = getString(getValue(object.node, "metadata"), "namespace");
	if (!isFluxKustomization(object) || !isOwn(getValue(spec, "sourceRef"), namespace)) return void 0;
	if (mayBePatched(tree, object, (patch) => CHANGES_PATH.test(patch))) return void 0;
	const path = filledIn(getString(spec, "path") ?? ".", parent);
	return path === void 0 ? void 0 : tree.fromRoot(configurationPath, path);
}
function filledIn(text, parent) {
	const filled = parent === void 0 ? text : substitute(text, parent);
	return filled.includes("${") ? void 0 : filled;
}
function whereToGoOn(applied, tree, isOwn) {
	const target = folderOf(applied, tree, isOwn);
	if (target === void 0) return void 0;
	const { object, cluster, configurationPath, parent, reached } = applied;
	const start = {
		cluster,
		configurationPath,
		target,
		namespace: getString(getValue(object.node, "spec"), "targetNamespace")
	};
	const substitutions = readPostBuild(object, tree, reached, parent);
	return Object.keys(substitutions.values).length === 0 ? start : {
		...start,
		substitutions
	};
}
function isRemote({ node }) {
	return getValue(getValue(node, "spec"), "kubeConfig") !== void 0;
}
function clusterOf({ node }, cluster) {
	const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
	if (kubeConfig === void 0) return cluster;
	const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
	return KUBECONFIG.exec(secret)?.[1];
}

// src/rendering/gitops/repository-tree.ts
const KUSTOMIZATION = /^kustomization\.ya?ml$/;
const REFERENCE_LISTS = [
	"resources",
	"bases",
	"components",
	"patchesStrategicMerge"
];
const isOfGitopsKind = relevanceTest([
	"Kustomization",
	"HelmRelease",
	"GitRepository",
	"Application",
	"ApplicationSet"
]);
const GITOPS_GROUP = /fluxcd|argoproj/;
const isConfigMap = relevanceTest(["ConfigMap"]);
function mayHoldGitops(text) {
	return GITOPS_GROUP.test(text) && isOfGitopsKind(text);
}
function createRepositoryTree(read) {
	const files = new Map(read.map(({ file }) => [joinPath(file.path), file]));
	const folders = /* @__PURE__ */ new Map();
	for (const path of files.keys()) addToFolder(path, "files");
	const kustomizations = new Map([...files.keys()].flatMap((path) => KUSTOMIZATION.test(lastStep(path)) ? [[parentFolder(path), path]] : []));
	const references = /* @__PURE__ */ new Map();
	let overlays;
	function addToFolder(path, kind) {
		const folder = parentFolder(path);
		if (folder === path) return;
		const known = folders.get(folder);
		const entry = known ?? {
			files: [],
			folders: /* @__PURE__ */ new Set()
		};
		if (kind === "files") entry.files.push(path);
		else entry.folders.add(path);
		if (known !== void 0) return;
		folders.set(folder, entry);
		if (lastStep(folder) !== "..") addToFolder(folder, "folders");
	}
	function filesOf(target, recurse) {
		const reached = /* @__PURE__ */ new Set();
		const visited = /* @__PURE__ */ new Set();
		const pending = [target];
		for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
			if (visited.has(next)) continue;
			visited.add(next);
			const kustomization = kustomizations.get(next);
			if (kustomization !== void 0) {
				reached.add(kustomization);
				const folder = next;
				const known = references.get(folder);
				const paths = known ?? referencesOf(files.get(kustomization)).map((path) => joinPath(folder, path));
				if (known === void 0) references.set(folder, paths);
				pending.push(...paths);
			} else if (files.has(next)) reached.add(next);
			else {
				const folder = folders.get(next);
				for (const path of folder?.files ?? []) reached.add(path);
				const hasChart = folder?.files.some((path) => lastStep(path) === "Chart.yaml") ?? false;
				if (recurse || hasChart) pending.push(...folder?.folders ?? []);
			}
		}
		return reached;
	}
	function readObjects(isWanted) {
		const objects = /* @__PURE__ */ new Map();
		return (path) => {
			const known = objects.get(path);
			if (known !== void 0) return known;
			const file = files.get(path);
			const usable = (file === void 0 ? [] : parseDocuments(file, isWanted).documents.flatMap(objectsOf)).filter(({ node }) => isBounded(node));
			objects.set(path, usable);
			return usable;
		};
	}
	function findOverlays() {
		const found = /* @__PURE__ */ new Map();
		for (const [folder, kustomization] of kustomizations) {
			const file = files.get(kustomization);
			if (file === void 0) continue;
			for (const path of filesOf(folder, false)) found.set(path, [...found.get(path) ?? [], file]);
		}
		return found;
	}
	return {
		folders: new Set(folders.keys()),
		kustomizations,
		paths: [...files.keys()],
		filesOf,
		fromRoot(configurationPath, path) {
			for (let root = parentFolder(joinPath(configurationPath));; root = parentFolder(root)) {
				const target = joinPath(root, path);
				if (files.has(target) || folders.has(target)) return target;
				if (root === "." || lastStep(root) === "..") return void 0;
			}
		},
		gitopsObjects: readObjects(mayHoldGitops),
		configMaps: readObjects(isConfigMap),
		fileAt: (path) => files.get(path),
		overlaysOf(path) {
			overlays ??= findOverlays();
			return overlays.get(path) ?? [];
		}
	};
}
function referencesOf(file) {
	if (file === void 0) return [];
	return parseDocuments(file).documents.flatMap(({ root }) => {
		const listed = REFERENCE_LISTS.flatMap((key) => textsOf(getValue(root, key)));
		const patches = getValue(root, "patches");
		const patchFiles = patches?.kind === "sequence" ? patches.items.flatMap((item) => getString(item, "path") ?? []) : [];
		return [...listed, ...patchFiles].filter(isLocal);
	});
}
function isLocal(reference) {
	return !/[\n?]|:\/\/|^git@|^github\.com\//.test(reference);
}

// src/rendering/gitops/follow-gitops.ts
function followGitops(clusters, read) {
	if (clusters.every((cluster) => cluster.gitops === void 0 && !cluster.hasOwnManifests)) return {
		paths: clusters.map(() => /* @__PURE__ */ new Set()),
		namespaces: /* @__PURE__ */ new Map(),
		defaultNamespaces: /* @__PURE__ */ new Map()
	};
	const tree = createRepositoryTree(read);
	const { flux, argo } = followObjects(clusters, tree);
	return {
		paths: clusters.map((cluster) => {
			const name = clusterNameOf(cluster);
			return /* @__PURE__ */ new Set([
				...flux.paths.get(name) ?? [],
				...argo.paths.get(name) ?? [],
				...followOverlays(tree, cluster)
			]);
		}),
		namespaces: flux.namespaces,
		defaultNamespaces: argo.defaultNamespaces
	};
}
function followObjects(clusters, tree) {
	const starts = [];
	const targets = [];
	for (const declaration of clusters) {
		const { gitops, place } = declaration;
		const cluster = clusterNameOf(declaration);
		const configurationPath = place.document.file.path;
		for (const { path } of gitops?.flux ?? []) {
			const target = startFolder(tree, configurationPath, path);
			if (target !== void 0) starts.push({
				cluster,
				configurationPath,
				target,
				namespace: void 0
			});
		}
		if (gitops?.argocd !== void 0) targets.push({
			cluster,
			configurationPath,
			argocd: gitops.argocd
		});
	}
	return {
		flux: followFlux(tree, starts),
		argo: followArgo(tree, targets, configurationPathOf(clusters))
	};
}
function clusterNameOf({ settings }) {
	return settings.name ?? "";
}
function configurationPathOf([first]) {
	return first?.place.document.file.path ?? "taintlint.yaml";
}
function startFolder(tree, configurationPath, path) {
	const folder = joinPath(parentFolder(configurationPath), path);
	return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : void 0;
}
function followOverlays(tree, cluster) {
	if (!cluster.hasOwnManifests || cluster.manifests === void 0) return [];
	const isNamed = matchesGlobs(cluster.place.document.file.path, cluster.manifests);
	return [...tree.kustomizations].filter(([, kustomization]) => isNamed(kustomization)).flatMap(([folder]) => [...tree.filesOf(folder, false)]);
}

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

// src/lint/fit-report.ts
function sourceLineOf(place) {
	const { file, line } = locate(place);
	return {
		file,
		line
	};
}
function reportPool(pool) {
	return {
		name: pool.name,
		cluster: pool.cluster,
		source: sourceLineOf(pool.place)
	};
}
function reportCell(fit) {
	return {
		pool: fit.pool.name,
		cluster: fit.pool.cluster,
		verdict: fit.verdict,
		untolerated: fit.untolerated.map(formatTaint),
		avoided: fit.avoided.map(formatTaint),
		selector: fit.selector,
		evictedAfterSeconds: fit.evictedAfterSeconds,
		reasons: fit.reasons.map(describeReason)
	};
}
function refusalsOf({ workload, fieldErrors, admissionError }) {
	return [
		...workload.decodeErrors.map(({ path, expected, found }) => `${formatFieldPath(path)}: takes a ${expected}, found a ${found}`),
		...fieldErrors.map(({ path, detail }) => `${formatFieldPath(path)}: ${detail === "" ? "required" : detail}`),
		...admissionError === void 0 ? [] : [admissionError]
	];
}
function reportWorkload(fit) {
	const rendering = fit.workload.document.origin?.root;
	return {
		...identityOf(fit.workload),
		source: sourceLineOf(placeInObject(fit.workload, [])),
		...rendering !== void 0 && { rendering },
		valid: fit.valid,
		errors: refusalsOf(fit),
		pools: fit.pools.map(reportCell)
	};
}
function reportFit(judgements) {
	const rows = /* @__PURE__ */ new Map();
	for (const fit of judgements.flatMap((judgement) => judgement.fits)) {
		const row = reportWorkload(fit);
		const known = rows.get(fit.workload);
		rows.set(fit.workload, known === void 0 ? row : {
			...known,
			pools: [...known.pools, ...row.pools]
		});
	}
	return {
		pools: judgements.flatMap(({ inventory, isUnbound }) => isUnbound ? [] : inventory.pools.map(reportPool)),
		workloads: [...rows.values()]
	};
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
function writtenAs({ finding: { workload } }) {
	if (workload === void 0) return "";
	const { file, line, column } = locate(placeInObject(workload, []));
	return JSON.stringify([
		file,
		line,
		column,
		workload.kind,
		workload.part
	]);
}
function joinFindings(known, other, isOtherWorkload) {
	const renderings = union(known.renderings, other.renderings);
	const also = isOtherWorkload && other.workload !== null ? [`also ${formatWorkload(other.workload)}`] : [];
	return {
		...known,
		details: union(known.details, also),
		clusters: union(known.clusters, other.clusters),
		...renderings.length > 0 && { renderings },
		severity: worse(known, other)
	};
}
function mergeAlike(findings) {
	const merged = /* @__PURE__ */ new Map();
	for (const identified of findings) {
		const finding = locateFinding(identified);
		const object = writtenAs(identified);
		const { line, column, file } = finding.source;
		const identity = JSON.stringify([
			finding.rule,
			file,
			line,
			column,
			finding.message
		]);
		const known = merged.get(identity);
		if (known === void 0) merged.set(identity, {
			finding,
			objects: /* @__PURE__ */ new Set([object])
		});
		else {
			known.finding = joinFindings(known.finding, finding, !known.objects.has(object));
			known.objects.add(object);
		}
	}
	return [...merged.values()].map(({ finding }) => finding);
}
function locateFindings(findings) {
	return mergeAlike(findings).sort(compare);
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
		landFirst: pathsOf$2(orders, "manifests-first"),
		landAfter: pathsOf$2(orders, "pools-first"),
		needBoth: pathsOf$2(orders, "neither")
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
function pathsOf$2(orders, wanted) {
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
		finding.subject ?? "",
		finding.message,
		textOf(one)
	]);
}
function textOf({ finding: { at } }) {
	return (lineOf(fileOfPlace(at), rangeOf(at).line) ?? "").trim();
}
function movedFiles({ head, base }) {
	const [now, then] = [pathsOf$1(head), pathsOf$1(base)];
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
function pathsOf$1({ manifests, unreadable, clusters, configuration }) {
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
		const { workload, pools, details = [] } = one.finding;
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

// src/lint/fix/lines.ts
function lineStart(text, offset) {
	let start = offset;
	while (start > 0 && !isLineBreak(text, start - 1)) start--;
	return start;
}
function lineEnd(text, offset) {
	let end = offset;
	while (end < text.length && !isLineBreak(text, end)) end++;
	return end;
}
function nextLine(text, offset) {
	const end = lineEnd(text, offset);
	return end + lineBreakAt(text, end).length;
}
function lineBreakAt(text, offset) {
	if (text.startsWith("\r\n", offset)) return "\r\n";
	return offset < text.length && isLineBreak(text, offset) ? text.charAt(offset) : "";
}
function isLineBreak(text, offset) {
	return text[offset] === "\n" || text[offset] === "\r";
}
function lineBreakNear(text, offset) {
	const here = lineBreakAt(text, lineEnd(text, offset));
	if (here !== "") return here;
	const start = lineStart(text, offset);
	if (start === 0) return "\n";
	return text.slice(0, start).endsWith("\r\n") ? "\r\n" : text.charAt(start - 1);
}
function columnOf(text, offset) {
	return offset - lineStart(text, offset);
}
function indentationOf(text, offset) {
	const start = lineStart(text, offset);
	return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? "";
}
function isFirstOnLine(text, offset) {
	return text.slice(lineStart(text, offset), offset).trim() === "";
}
function isLastOnLine(text, offset) {
	return /^[ \t]*(?:$|#)/.test(text.slice(offset, lineEnd(text, offset)));
}
function contentEnd(text, offset) {
	let end = offset;
	while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
	return end;
}

// src/lint/fix/target.ts
function nodeOf(target) {
	return target.kind === "entry" ? target.entry.value : target.item;
}
function findTarget({ document, path }) {
	let node = document.root;
	let target;
	for (const step of path) {
		target = stepInto(node, step);
		if (target === void 0) return void 0;
		node = nodeOf(target);
	}
	return target;
}
function findNode(place) {
	if (place.path.length === 0) return place.document.root;
	const target = findTarget(place);
	return target && nodeOf(target);
}
function stepInto(parent, step) {
	if (typeof step === "string") {
		const entry = getEntry(parent, step);
		return entry && parent.kind === "mapping" ? {
			kind: "entry",
			parent,
			entry
		} : void 0;
	}
	const item = parent.kind === "sequence" ? parent.items[step] : void 0;
	return item && parent.kind === "sequence" ? {
		kind: "item",
		parent,
		index: step,
		item
	} : void 0;
}
function parentOf(place) {
	return {
		...place,
		path: place.path.slice(0, -1),
		part: "value"
	};
}
function standsHere(parent, { key, value, merged }) {
	return !merged && key.start >= parent.start && value.start >= key.end;
}
function endOfItemsBefore({ items, start }, index) {
	let end = start;
	for (const item of items.slice(0, index)) {
		if (item.start < end) return void 0;
		end = item.end;
	}
	return end;
}
function isFlow(text, node) {
	if (node.kind === "scalar") return false;
	return text[node.start] === "{" || text[node.start] === "[";
}

// src/lint/fix/style.ts
function ancestorsOf(place) {
	const nodes = [];
	for (let length = 0; length <= place.path.length; length++) {
		const node = findNode({
			...place,
			path: place.path.slice(0, length)
		});
		if (node === void 0) break;
		nodes.unshift(node);
	}
	return nodes;
}
const MAX_SAMPLES = 20;
function childrenOf(node) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.slice(0, MAX_SAMPLES).filter((item) => item.start >= node.start);
	return node.entries.slice(0, MAX_SAMPLES).filter((entry) => standsHere(node, entry)).map(({ value }) => value);
}
function nodesNear(place) {
	return ancestorsOf(place).flatMap((node) => {
		const children = childrenOf(node);
		return [
			node,
			...children,
			...children.flatMap(childrenOf)
		];
	});
}
function quotesNear(text, nodes) {
	for (const node of nodes) {
		if (node.kind !== "scalar") continue;
		if (text[node.start] === "'") return "'";
		if (text[node.start] === "\"") return "\"";
	}
	return "\"";
}
function indentBelow(text, parent, child) {
	const [outer, inner] = [indentationOf(text, parent), indentationOf(text, child)];
	return inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : "  ";
}
function flowStyleAt(place) {
	const { text } = place.document.file;
	const near = nodesNear(place);
	const quotes = quotesNear(text, near);
	for (const node of near) {
		if (node.kind !== "mapping" || !isFlow(text, node)) continue;
		const [first, second] = node.entries;
		if (first === void 0 || !standsHere(node, first)) continue;
		const between = text.slice(first.key.end, first.value.start);
		const colon = /^:[ ]*$/.test(between) ? between : ": ";
		const separator = second && standsHere(node, second) ? text.slice(first.value.end, second.key.start) : void 0;
		return {
			json: text[first.key.start] === "\"",
			quotes,
			padding: /^ +/.exec(text.slice(node.start + 1))?.[0] ?? "",
			colon,
			comma: separator !== void 0 && /^, *$/.test(separator) ? separator : colon === ":" ? "," : ", ",
			indent: isFirstOnLine(text, first.key.start) ? indentBelow(text, node.start, first.key.start) : void 0
		};
	}
	return {
		json: isFlow(text, place.document.root),
		quotes,
		padding: "",
		colon: ": ",
		comma: ", ",
		indent: void 0
	};
}
function blockStyleAt(place) {
	const { text } = place.document.file;
	const near = nodesNear(place);
	let indent;
	let listIndent;
	let dash;
	for (const node of near) {
		if (node.kind === "scalar" || isFlow(text, node)) continue;
		if (node.kind === "sequence") {
			dash ??= dashOf(text, node.start);
			continue;
		}
		for (const entry of node.entries) {
			const { key, value } = entry;
			if (value.kind === "scalar" || !standsHere(node, entry) || isFlow(text, value)) continue;
			const deeper = columnOf(text, value.start) - columnOf(text, key.start);
			if (value.kind === "sequence") listIndent ??= deeper;
			else indent ??= deeper;
		}
	}
	return {
		indent: indent ?? 2,
		listIndent: listIndent ?? 2,
		dash: dash ?? "- ",
		quotes: quotesNear(text, near)
	};
}
function dashOf(text, start) {
	return /^- +(?=[^\s#&!|>-])/.exec(text.slice(start, start + 16))?.[0];
}

// src/lint/fix/write-value.ts
function writeString(text, quotes) {
	const written = formatYamlString(text);
	return quotes === "'" && written.startsWith("\"") && isPrintable(text) ? singleQuoted(text) : written;
}
function singleQuoted(text) {
	return `'${text.replaceAll("'", "''")}'`;
}
function isPrintable(text) {
	return /^[\x20-\x7e]*$/.test(text);
}
function isList(value) {
	return Array.isArray(value);
}
function writeFlowString(text, { json, quotes }) {
	return json ? JSON.stringify(text) : writeString(text, quotes);
}
function writeFlow(value, style) {
	if (typeof value === "string") return [writeFlowString(value, style)];
	if (typeof value === "number") return [String(value)];
	if (isList(value)) return writeCollection("[", value.map((item) => writeFlow(item, style)), "]", {
		...style,
		padding: ""
	});
	return writeCollection("{", Object.entries(value).map(([key, child]) => writeFlowEntry(key, child, style)), "}", style);
}
function writeFlowEntry(key, value, style) {
	const [first = "", ...rest] = writeFlow(value, style);
	return [`${writeFlowString(key, style)}${style.colon}${first}`, ...rest];
}
function writeCollection(open, parts, close, { indent, comma, padding }) {
	if (parts.length === 0) return [open + close];
	if (indent === void 0) return [`${open}${padding}${parts.map((lines) => lines.join(" ")).join(comma)}${padding}${close}`];
	return [
		open,
		...parts.flatMap((part, index) => {
			const last = part.length - 1;
			const separator = index < parts.length - 1 ? "," : "";
			return part.map((line, at) => `${indent}${line}${at === last ? separator : ""}`);
		}),
		close
	];
}
function writeBlockEntry(key, value, style) {
	const name = writeString(key, style.quotes);
	if (typeof value === "string") return [`${name}: ${writeString(value, style.quotes)}`];
	if (typeof value === "number") return [`${name}: ${value}`];
	if (isList(value)) {
		if (value.length === 0) return [`${name}: []`];
		const items = value.flatMap((item) => writeBlockItem(item, style));
		return [`${name}:`, ...items.map((line) => " ".repeat(style.listIndent) + line)];
	}
	const entries = writeBlockMapping(value, style);
	return entries.length === 0 ? [`${name}: {}`] : [`${name}:`, ...entries.map((line) => " ".repeat(style.indent) + line)];
}
function writeBlockMapping(value, style) {
	return Object.entries(value).flatMap(([key, child]) => writeBlockEntry(key, child, style));
}
function writeBlockItem(value, style) {
	const [first = "", ...rest] = writeBlockContent(value, style);
	return [style.dash + first, ...rest.map((line) => " ".repeat(style.dash.length) + line)];
}
function writeBlockContent(value, style) {
	if (typeof value === "string") return [writeString(value, style.quotes)];
	if (typeof value === "number") return [String(value)];
	if (!isList(value)) return writeBlockMapping(value, style);
	return value.flatMap((item) => writeBlockItem(item, style));
}

// src/lint/fix/edit-scalar.ts
function setScalar(at, value) {
	const target = findTarget(at);
	const node = target && nodeOf(target);
	return node?.kind === "scalar" && node.end > node.start ? rewrite$1(at, node, value) : void 0;
}
function quoteScalar(at) {
	const { path, text } = at.document.file;
	const target = findTarget(at);
	const node = target && nodeOf(target);
	if (node?.kind !== "scalar" || !node.plain || node.end === node.start) return void 0;
	const { json, quotes } = flowStyleAt(at);
	const written = text.slice(node.start, node.end);
	const quoted = quotes === "'" && !json ? singleQuoted(written) : JSON.stringify(written);
	return [{
		file: path,
		start: node.start,
		end: node.end,
		text: quoted
	}];
}
function renameKey(at, key) {
	const target = findTarget(at);
	if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return void 0;
	return rewrite$1(at, target.entry.key, key);
}
function rewrite$1(at, { start, end }, value) {
	const { path, text } = at.document.file;
	const mark = text[start];
	if (mark === "|" || mark === ">" || /[\r\n]/.test(text.slice(start, end))) return void 0;
	return [{
		file: path,
		start,
		end,
		text: mark === "\"" ? JSON.stringify(value) : mark === "'" ? singleQuoted(value) : writeString(value, flowStyleAt(at).quotes)
	}];
}

// src/lint/fix/insert.ts
function insertEntry(at, key, value, after = []) {
	const mapping = findNode(at);
	if (mapping?.kind !== "mapping") return void 0;
	const { text } = at.document.file;
	if (!isFlow(text, mapping)) return insertLines(at, mapping, writeBlockEntry(key, value, blockStyleAt(at)), after);
	return insertIntoFlow(at, mapping, writeFlowEntry(key, value, flowStyleAt(at)));
}
function insertItems(at, items, after = []) {
	const target = findTarget(at);
	const key = at.path.at(-1);
	if (target === void 0) return typeof key === "string" ? insertEntry(parentOf(at), key, items, after) : void 0;
	const list = findNode(at);
	if (list === void 0 || list.kind === "mapping") return void 0;
	if (list.kind === "scalar" || list.items.length === 0) return fillList(at, items);
	const { path, text } = at.document.file;
	if (isFlow(text, list)) {
		const style = flowStyleAt(at);
		const edits = items.map((item) => insertIntoFlow(at, list, writeFlow(item, style)));
		return edits.every((edit) => edit !== void 0) ? joinAtOnePlace(edits.flat()) : void 0;
	}
	const isFlowItem = list.items.filter((item) => item.start >= list.start).some((item) => item.kind === "mapping" && isFlow(text, item));
	const style = blockStyleAt(at);
	const flow = {
		...flowStyleAt(at),
		json: false,
		indent: void 0
	};
	const lines = items.flatMap((item) => isFlowItem ? writeFlow(item, flow).map((line) => style.dash + line) : writeBlockItem(item, style));
	return [insertBelow(text, path, list.end, " ".repeat(columnOf(text, list.start)), lines)];
}
function insertLines(at, mapping, lines, after = []) {
	const { path, text } = at.document.file;
	const entries = mapping.entries.filter((entry) => standsHere(mapping, entry));
	const above = after.flatMap((key) => entries.find((entry) => entry.key.value === key) ?? [])[0];
	const indentation = " ".repeat(columnOf(text, mapping.start));
	return [insertBelow(text, path, above?.value.end ?? mapping.end, indentation, lines)];
}
function insertBelow(text, file, end, indentation, lines) {
	const content = contentEnd(text, end);
	const at = lineEnd(text, content);
	const lineBreak = lineBreakNear(text, content);
	return {
		file,
		start: at,
		end: at,
		text: lines.map((line) => lineBreak + (line === "" ? "" : indentation) + line).join("")
	};
}
function insertIntoFlow(at, collection, lines) {
	const { path, text } = at.document.file;
	const style = flowStyleAt(at);
	const lineBreak = lineBreakNear(text, collection.start);
	const last = lastChild(collection);
	if (last === void 0) {
		if (text.slice(collection.start + 1, collection.end - 1).trim() !== "") return void 0;
		const outer = indentationOf(text, collection.start);
		const padding = collection.kind === "mapping" ? style.padding : "";
		const filling = style.indent === void 0 ? padding + lines.join(" ") + padding : lines.map((line) => `${lineBreak}${outer}${style.indent}${line}`).join("") + lineBreak + outer;
		return [{
			file: path,
			start: collection.start + 1,
			end: collection.end - 1,
			text: filling
		}];
	}
	if (last.end === void 0) return void 0;
	const offset = last.end;
	if (text.slice(offset, Math.min(lineEnd(text, offset), collection.end)).includes("#")) return void 0;
	const indentation = lineBreak + indentationOf(text, last.start);
	return [{
		file: path,
		start: offset,
		end: offset,
		text: isFirstOnLine(text, last.start) ? `,${lines.map((line) => indentation + line).join("")}` : style.comma + lines.join(" ")
	}];
}
function lastChild(collection) {
	if (collection.kind === "mapping") {
		const entry = collection.entries.at(-1);
		if (entry === void 0) return void 0;
		return {
			start: entry.key.start,
			end: standsHere(collection, entry) ? entry.value.end : void 0
		};
	}
	const item = collection.items.at(-1);
	if (item === void 0) return void 0;
	const before = endOfItemsBefore(collection, collection.items.length - 1);
	return {
		start: item.start,
		end: before !== void 0 && item.start >= before ? item.end : void 0
	};
}
function joinAtOnePlace(edits) {
	const [first] = edits;
	return first === void 0 ? [] : [{
		...first,
		text: edits.map((edit) => edit.text).join("")
	}];
}
function fillList(at, items) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return void 0;
	const { key, value } = target.entry;
	if (!isNothing(value) || text.slice(key.end, value.start).trim() !== ":") return void 0;
	if (!isFlow(text, target.parent) && isLastOnLine(text, value.end) && (value.start === value.end || isEndOfLine(text, value.end))) {
		const style = blockStyleAt(at);
		const indentation = " ".repeat(columnOf(text, target.parent.start) + style.listIndent);
		const lines = items.flatMap((item) => writeBlockItem(item, style));
		const below = insertBelow(text, file, key.end + 1, indentation, lines);
		if (value.start === value.end) return [below];
		return [{
			...below,
			start: contentEnd(text, value.start),
			end: value.end
		}];
	}
	const style = flowStyleAt(at);
	const written = writeFlow(items, style);
	const indentation = lineBreakNear(text, key.start) + indentationOf(text, key.start);
	const space = value.start === value.end && text[value.start - 1] === ":" ? " " : "";
	return [{
		file,
		start: value.start,
		end: value.end,
		text: space + written.join(indentation)
	}];
}
function isNothing(value) {
	return value.kind === "sequence" ? value.items.length === 0 : value.kind === "scalar" && value.value === null;
}
function isEndOfLine(text, offset) {
	return text.slice(offset, lineEnd(text, offset)).trim() === "";
}

// src/lint/fix/remove.ts
function remove(at) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target === void 0) return void 0;
	if (target.kind === "item" && target.parent.items.length === 1) return remove(parentOf(at));
	const span = isFlow(text, target.parent) ? spanInFlow(text, target) : spanInBlock(text, target);
	return span && [{
		file,
		...span,
		text: ""
	}];
}
function mayHoldComment(text) {
	return /(?:^|\s)#/.test(text);
}
function childSpans({ kind, parent }) {
	if (kind === "item") {
		const { items } = parent;
		const last = items.at(-1);
		const before = endOfItemsBefore(parent, items.length - 1);
		return last !== void 0 && before !== void 0 && last.start >= before ? [...items] : void 0;
	}
	if (!parent.entries.every((entry) => standsHere(parent, entry))) return void 0;
	return parent.entries.map(({ key, value }) => ({
		start: key.start,
		end: value.end
	}));
}
function startOf(target) {
	return target.kind === "entry" ? target.entry.key.start : target.item.start;
}
function spanInFlow(text, target) {
	const spans = childSpans(target);
	if (spans === void 0 || spans.length < 2) return void 0;
	const index = spans.findIndex(({ start }) => start === startOf(target));
	const [before, own, after] = [
		spans[index - 1],
		spans[index],
		spans[index + 1]
	];
	if (own === void 0) return void 0;
	const span = after === void 0 ? {
		start: before?.end ?? own.start,
		end: own.end
	} : {
		start: own.start,
		end: after.start
	};
	return mayHoldComment(text.slice(span.start, span.end)) ? void 0 : span;
}
function spanInBlock(text, target) {
	if (target.kind === "item") {
		const dash = findDash(text, target.parent, target.index);
		if (dash === void 0 || !isFirstOnLine(text, dash) || isBelowComment(text, dash)) return void 0;
		return wholeLines(text, {
			start: dash,
			end: target.item.end
		});
	}
	const { parent, entry } = target;
	if (!standsHere(parent, entry) || parent.entries.length < 2) return void 0;
	const span = {
		start: entry.key.start,
		end: entry.value.end
	};
	if (isFirstOnLine(text, span.start)) return wholeLines(text, span);
	const next = parent.entries[parent.entries.indexOf(entry) + 1];
	if (next === void 0 || !standsHere(parent, next) || mayHoldComment(text.slice(span.start, span.end))) return void 0;
	const between = text.slice(contentEnd(text, span.end), next.key.start);
	return /^[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r)[ \t]*$/.test(between) ? {
		start: span.start,
		end: next.key.start
	} : void 0;
}
function linesOf(text, { start, end }) {
	const content = contentEnd(text, end);
	if (!isLastOnLine(text, content)) return void 0;
	const first = lineStart(text, start);
	if (first === 0) return {
		start: 0,
		end: nextLine(text, content)
	};
	return {
		start: text.slice(0, first).endsWith("\r\n") ? first - 2 : first - 1,
		end: lineEnd(text, content)
	};
}
function wholeLines(text, span) {
	return /[\r\n][ \t]*#/.test(text.slice(span.start, contentEnd(text, span.end))) ? void 0 : linesOf(text, span);
}
function isBelowComment(text, dash) {
	const first = lineStart(text, dash);
	if (first === 0) return false;
	return /^[ \t]*#/.test(text.slice(lineStart(text, first - 1), first));
}
const GAP = /(?:\s|#[^\r\n]*(?:[\r\n]|$))*/y;
function findDash(text, list, index) {
	const before = endOfItemsBefore(list, index);
	const item = list.items[index];
	if (before === void 0 || item === void 0 || item.start < before) return void 0;
	if (index === 0) return list.start;
	GAP.lastIndex = before;
	GAP.test(text);
	const dash = GAP.lastIndex;
	return text[dash] === "-" && dash < item.start ? dash : void 0;
}

// src/lint/fix/move-entry.ts
function moveEntry(from, to) {
	const { path: file, text } = from.document.file;
	const target = findTarget(from);
	const mapping = findNode(to);
	if (target?.kind !== "entry" || mapping?.kind !== "mapping") return void 0;
	const { parent, entry } = target;
	if (!standsHere(parent, entry) || parent.entries.length < 2) return void 0;
	if (mapping.entries.some(({ key }) => key.value === entry.key.value)) return void 0;
	const { key, value } = entry;
	if (isFlow(text, parent)) {
		const removed = remove(from);
		const lines = dedent(text.slice(key.start, value.end), indentationOf(text, key.start));
		if (removed === void 0 || lines === void 0) return void 0;
		const inserted = isFlow(text, mapping) ? insertIntoFlow(to, mapping, lines) : insertLines(to, mapping, lines);
		return inserted && [...removed, ...inserted];
	}
	if (isFlow(text, mapping) || !isFirstOnLine(text, key.start)) return void 0;
	const start = startOfComments(text, key.start);
	const span = linesOf(text, {
		start,
		end: value.end
	});
	if (span === void 0) return void 0;
	const lines = dedent(text.slice(start, lineEnd(text, contentEnd(text, value.end))), " ".repeat(columnOf(text, key.start)));
	return lines && [{
		file,
		...span,
		text: ""
	}, ...insertLines(to, mapping, lines)];
}
function startOfComments(text, key) {
	const column = columnOf(text, key);
	let start = key;
	for (;;) {
		const first = lineStart(text, start);
		if (first === 0) return start;
		const above = lineStart(text, first - (text.slice(0, first).endsWith("\r\n") ? 2 : 1));
		const line = text.slice(above, lineEnd(text, above));
		if (line.search(/\S/) !== column || line[column] !== "#") return start;
		start = above + column;
	}
}
function dedent(source, indentation) {
	const [first = "", ...rest] = source.split(/\r\n|\n|\r/);
	if (rest.some((line) => line.trim() !== "" && !line.startsWith(indentation))) return void 0;
	return [first, ...rest.map((line) => line.slice(indentation.length))];
}

// src/lint/fix/replace-item.ts
function replaceItem(at, values) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target?.kind !== "item") return void 0;
	const { parent, index, item } = target;
	const before = endOfItemsBefore(parent, index);
	if (before === void 0 || item.start < before || mayHoldComment(text.slice(item.start, item.end))) return void 0;
	const separator = isFlow(text, parent) ? separatorInFlow(at, item.start) : separatorInBlock(at, target);
	if (separator === void 0) return void 0;
	const flow = flowStyleAt(at);
	const contents = values.map((value) => isFlow(text, item) ? writeFlow(value, flow) : writeBlockContent(value, blockStyleAt(at)));
	const lineBreak = lineBreakNear(text, item.start);
	const inner = isFlow(text, item) ? indentationOf(text, item.start) : " ".repeat(columnOf(text, item.start));
	const written = contents.map((lines) => lines.join(lineBreak + inner)).join(separator);
	return [{
		file,
		start: item.start,
		end: item.end,
		text: written
	}];
}
function separatorInFlow(at, start) {
	const { text } = at.document.file;
	return isFirstOnLine(text, start) ? `,${lineBreakNear(text, start)}${indentationOf(text, start)}` : flowStyleAt(at).comma;
}
function separatorInBlock(at, { parent, index, item }) {
	const { text } = at.document.file;
	const dash = findDash(text, parent, index);
	if (dash === void 0) return void 0;
	const beforeContent = text.slice(dash, item.start);
	if (!/^- +$/.test(beforeContent)) return void 0;
	return lineBreakNear(text, item.start) + " ".repeat(columnOf(text, dash)) + beforeContent;
}

// src/lint/fix/edit-text.ts
function editsOf(operation) {
	switch (operation.kind) {
		case "set-scalar": return setScalar(operation.at, operation.text);
		case "quote-scalar": return quoteScalar(operation.at);
		case "rename-key": return renameKey(operation.at, operation.key);
		case "remove": return remove(operation.at);
		case "insert-entry": return insertEntry(operation.at, operation.key, operation.value, operation.after);
		case "insert-items": return insertItems(operation.at, operation.items, operation.after);
		case "replace-item": return replaceItem(operation.at, operation.items);
		case "move-entry": return moveEntry(operation.from, operation.to);
	}
}
function editText({ operations }) {
	const edits = [];
	for (const operation of operations) {
		const found = editsOf(operation);
		if (found === void 0) return void 0;
		edits.push(...found);
	}
	edits.sort(byPlace);
	return overlaps(edits) ? void 0 : edits;
}
function byPlace(a, b) {
	return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.start - b.start || a.end - b.end;
}
function overlaps(edits) {
	return edits.some((edit, index) => {
		const next = edits[index + 1];
		if (next === void 0 || next.file !== edit.file) return false;
		return next.start < edit.end || next.start === edit.start && next.end === edit.end;
	});
}

// src/lint/fix/changes.ts
function placesOf(operation) {
	return operation.kind === "move-entry" ? [operation.from, operation.to] : [operation.at];
}
function documentOf({ operations }) {
	const documents = new Set(operations.flatMap(placesOf).map(({ document }) => document));
	const [document] = documents;
	if (documents.size !== 1 || document?.address !== void 0) return void 0;
	return document?.origin === void 0 ? document : void 0;
}
function write(finding) {
	const { fix: intent, workload } = finding.finding;
	if (intent === void 0 || workload === void 0) return void 0;
	const document = documentOf(intent);
	if (document === void 0) return void 0;
	const edits = editText(intent);
	return edits === void 0 || edits.length === 0 ? void 0 : {
		finding,
		intent,
		document,
		edits
	};
}
function editsKey(edits) {
	return JSON.stringify(edits.map(({ file, start, end, text }) => [
		file,
		start,
		end,
		text
	]));
}
function disputedPlaces(findings, written) {
	const byPlace = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		if (finding.cluster === null) continue;
		const place = placeKey(finding);
		const clusters = byPlace.get(place) ?? /* @__PURE__ */ new Map();
		byPlace.set(place, clusters);
		const asked = clusters.get(finding.cluster) ?? [];
		clusters.set(finding.cluster, [...asked, editsKey(written.get(finding)?.edits ?? [])]);
	}
	const isDisputed = (clusters) => new Set([...clusters.values()].map((asked) => JSON.stringify(asked.sort()))).size > 1;
	return new Set([...byPlace].flatMap(([place, clusters]) => isDisputed(clusters) ? [place] : []));
}
function placeKey({ rule, finding }) {
	const { file, line, column } = rangeOf(finding.at);
	return JSON.stringify([
		rule,
		file,
		line,
		column
	]);
}
function collectChanges(findings) {
	const written = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const candidate = write(finding);
		if (candidate !== void 0) written.set(finding, candidate);
	}
	const disputed = written.size === 0 ? /* @__PURE__ */ new Set() : disputedPlaces(findings, written);
	const byEdits = /* @__PURE__ */ new Map();
	for (const { finding, intent, document, edits } of written.values()) {
		if (disputed.has(placeKey(finding))) continue;
		const key = editsKey(edits);
		const known = byEdits.get(key);
		if (known === void 0) byEdits.set(key, {
			document,
			edits,
			candidates: [{
				finding,
				intent
			}]
		});
		else known.candidates.push({
			finding,
			intent
		});
	}
	const byDocument = /* @__PURE__ */ new Map();
	for (const change of byEdits.values()) {
		const changes = byDocument.get(change.document);
		if (changes === void 0) byDocument.set(change.document, [change]);
		else changes.push(change);
	}
	for (const changes of byDocument.values()) changes.sort((a, b) => (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
	return byDocument;
}

// src/model/fix.ts
function applyEdits(text, edits) {
	let result = "";
	let position = 0;
	for (const edit of edits) {
		result += text.slice(position, edit.start) + edit.text;
		position = edit.end;
	}
	return result + text.slice(position);
}

// src/lint/run-rules.ts
function problemsOf(input, found) {
	const unreadable = input.unreadable.map(({ path, message }) => {
		return {
			kind: "unreadable",
			message,
			file: {
				path,
				text: ""
			},
			span: {
				start: 0,
				end: 0
			}
		};
	});
	const ofInventories = input.clusters.flatMap(({ inventory }) => inventory.faults ?? []);
	const read = input.manifests.flatMap((manifest) => manifest.problems);
	return [...unreadable, ...withoutRepeated([
		...ofInventories,
		...read,
		...found
	])].map((problem) => {
		if (input.showsStacks) return problem;
		const { stack: _, ...shown } = problem;
		return shown;
	});
}
function withoutRepeated(problems) {
	return [...new Map(problems.map((problem) => [JSON.stringify([
		problem.file.path,
		problem.span.start,
		problem.message
	]), problem])).values()];
}
function* checkProblems(rule, problems) {
	if (rule.checkProblem === void 0) return;
	for (const problem of problems) yield* rule.checkProblem(problem);
}
function* guarded(check, task, at, faults) {
	try {
		yield* check();
	} catch (error) {
		faults.push(internalProblem(error, task, textPlaceOf(at)));
	}
}
function* checkCluster(rule, judgement, settings, faults) {
	const cluster = judgement.inventory.cluster.name;
	if (rule.checkInventory !== void 0 && !judgement.isUnbound) {
		const { runs, options } = settings(rule, cluster, void 0);
		const { checkInventory } = rule;
		const at = judgement.inventory.pools[0]?.place;
		const check = () => checkInventory(judgement, options);
		if (runs) yield* at === void 0 ? check() : guarded(check, "judged these pools", at, faults);
	}
	yield* checkWorkloads(rule, judgement.fits, judgement, settings, faults);
	if (rule.checksFragments) for (const finding of checkWorkloads(rule, judgement.fragments, judgement, settings, faults)) yield aboutFragment(rule, finding);
}
const MILDER = {
	error: "warning",
	warning: "note",
	note: "note"
};
function aboutFragment(rule, { fix: _, ...finding }) {
	const isObject = finding.workload === void 0 || finding.workload.apiVersion !== "";
	const severity = finding.severity ?? rule.severity;
	return isObject ? finding : {
		...finding,
		severity: MILDER[severity]
	};
}
function* checkWorkloads(rule, fits, judgement, settings, faults) {
	const { checkWorkload } = rule;
	if (checkWorkload === void 0) return;
	const cluster = judgement.inventory.cluster.name;
	for (const fit of fits) {
		const { runs, options } = settings(rule, cluster, () => workloadFile(fit.workload));
		const check = () => checkWorkload(fit, judgement, options);
		if (runs) yield* guarded(check, "judged this workload", placeInObject(fit.workload, []), faults);
	}
}
function* checkSuppressions(rule, uses) {
	if (rule.checkSuppression === void 0) return;
	for (const use of uses) yield* rule.checkSuppression(use);
}
function* rate(rule, cluster, findings, settings) {
	for (const finding of findings) {
		const { runs, severity } = settings(rule, cluster, fileOfPlace(finding.at).path);
		if (runs) yield {
			rule: rule.id,
			severity: severity ?? finding.severity ?? rule.severity,
			cluster,
			finding
		};
	}
}
const UNBOUND = "no cluster deploys this file, so that it is judged against the pools of all clusters";
function lowerUnbound(found) {
	const { fix, ...finding } = found.finding;
	return {
		...found,
		severity: "note",
		finding: {
			...finding,
			message: `${finding.message}; ${UNBOUND}`
		}
	};
}
function lowerUnrendered(rule, found, { unrendered }) {
	const { fix, ...finding } = found.finding;
	const path = finding.workload?.document.file.path;
	const reason = path === void 0 || rule.refusedByApi === true ? void 0 : unrendered.get(path);
	if (reason === void 0) return found;
	const message = `${finding.message}; ${reason}, so that this is what the file alone says`;
	return {
		...found,
		severity: "note",
		finding: {
			...finding,
			message
		}
	};
}
function rateJudged(rule, judgement, findings, settings) {
	const rated = [...rate(rule, judgement.inventory.cluster.name, findings, settings)];
	if (judgement.isUnbound) return rated.map(lowerUnbound);
	return judgement.unrendered.size === 0 ? rated : rated.map((found) => lowerUnrendered(rule, found, judgement));
}
function runRules(input, judgements, settings) {
	const faults = judgements.flatMap((judgement) => judgement.faults);
	const found = RULES.flatMap((rule) => judgements.flatMap((judgement) => rateJudged(rule, judgement, checkCluster(rule, judgement, settings, faults), settings)));
	const problems = problemsOf(input, faults);
	return [...RULES.flatMap((rule) => [...rate(rule, null, checkProblems(rule, problems), settings)]), ...found];
}
function runWorkloadRules(fits, judgement, settings) {
	const faults = [];
	return [...RULES.flatMap((rule) => rateJudged(rule, judgement, checkWorkloads(rule, fits, judgement, settings, faults), settings)), ...rate(internalError, null, checkProblems(internalError, faults), settings)];
}
function runChangeRules(changes, settings) {
	return RULES.flatMap((rule) => changes.flatMap(({ change, judgement }) => {
		if (rule.checkChange === void 0) return [];
		const { runs, options } = settings(rule, change.cluster, void 0);
		return runs ? rateJudged(rule, judgement, rule.checkChange(change, options), settings) : [];
	}));
}
function runSuppressionRules(uses, settings) {
	return RULES.flatMap((rule) => [...rate(rule, null, checkSuppressions(rule, uses), settings)]);
}

// src/lint/fix/changed-paths.ts
function changedPaths(before, after, most) {
	const paths = [];
	const equal = /* @__PURE__ */ new WeakMap();
	let isEmptied = false;
	function compare(a, b, path) {
		if (paths.length > most || equal.get(a)?.has(b)) return;
		const known = paths.length;
		if (a.kind === "scalar" && b.kind === "scalar") {
			if (!Object.is(a.value, b.value)) paths.push(path);
		} else if (a.kind === "sequence" && b.kind === "sequence") {
			if (a.items.length !== b.items.length) paths.push(path);
			a.items.forEach((item, index) => {
				const other = b.items[index];
				if (other !== void 0) compare(item, other, [...path, index]);
			});
		} else if (a.kind === "mapping" && b.kind === "mapping") compareMappings(a, b, path);
		else {
			paths.push(path);
			if (b.kind === "scalar" && b.value === null) isEmptied = true;
		}
		if (paths.length > known) return;
		const partners = equal.get(a);
		if (partners === void 0) equal.set(a, new WeakSet([b]));
		else partners.add(b);
	}
	function compareMappings(a, b, path) {
		const [mine, theirs] = [valuesOf(a), valuesOf(b)];
		for (const [key, value] of mine) {
			const other = theirs.get(key);
			if (other === void 0) paths.push([...path, key]);
			else compare(value, other, [...path, key]);
		}
		for (const key of theirs.keys()) if (!mine.has(key)) paths.push([...path, key]);
	}
	compare(before, after, []);
	return isEmptied || paths.length > most ? void 0 : paths;
}
function valuesOf(mapping) {
	return new Map(effectiveEntries(mapping).map(({ key, value }) => [formatKey(key.value), value]));
}
function mayChange(operation) {
	const parentOf = (path) => path.slice(0, -1);
	switch (operation.kind) {
		case "set-scalar":
		case "quote-scalar":
		case "insert-items": return [{
			path: operation.at.path,
			below: false
		}];
		case "insert-entry": return [{
			path: [...operation.at.path, operation.key],
			below: false
		}];
		case "rename-key": return [{
			path: operation.at.path,
			below: false
		}, {
			path: [...parentOf(operation.at.path), operation.key],
			below: false
		}];
		case "remove": {
			const { path } = operation.at;
			return [typeof path.at(-1) === "number" ? {
				path: parentOf(path),
				below: true
			} : {
				path,
				below: false
			}];
		}
		case "replace-item": return [{
			path: parentOf(operation.at.path),
			below: true
		}];
		case "move-entry": return [{
			path: operation.from.path,
			below: false
		}, {
			path: [...operation.to.path, ...operation.from.path.slice(-1)],
			below: false
		}];
	}
}
function areAllowed(paths, allowed) {
	const exact = new Set(allowed.map(({ path }) => JSON.stringify(path)));
	const whole = new Set(allowed.filter(({ below }) => below).map(({ path }) => JSON.stringify(path)));
	return paths.every((path) => {
		if (exact.has(JSON.stringify(path))) return true;
		return whole.size > 0 && path.some((_, length) => whole.has(JSON.stringify(path.slice(0, length))));
	});
}

// src/lint/fix/verify.ts
const MAX_FURTHER_PATHS = 1e3;
function objectOf({ objectPath }) {
	return JSON.stringify(objectPath);
}
function keyOf({ rule, cluster, finding: { workload } }) {
	return JSON.stringify([
		rule,
		cluster,
		workload?.objectPath
	]);
}
function countFindings(judged, settings) {
	const counts = /* @__PURE__ */ new Map();
	for (const { judgement, fits } of judged) for (const found of runWorkloadRules(fits, judgement, settings)) {
		const { workload } = found.finding;
		if (workload === void 0) continue;
		const entry = counts.get(keyOf(found)) ?? {
			object: objectOf(workload),
			count: 0
		};
		entry.count++;
		counts.set(keyOf(found), entry);
	}
	return counts;
}
function createVerifier({ judgements, settings, customKinds }, documents) {
	const judged = judgedByDocument(judgements, documents);
	const countsBefore = /* @__PURE__ */ new Map();
	const slices = /* @__PURE__ */ new Map();
	function before(document) {
		const known = countsBefore.get(document);
		if (known !== void 0) return known;
		const counts = countFindings(judged.get(document) ?? [], settings);
		countsBefore.set(document, counts);
		return counts;
	}
	function sliceOf({ file, start }) {
		const known = slices.get(file.path) ?? splitDocuments(file.text);
		slices.set(file.path, known);
		return known.findLast((slice) => slice.start <= start);
	}
	return (document, changes) => {
		const everyChange = new Set(changes);
		const slice = sliceOf(document);
		const changed = slice && rewrite(document, slice, changes, customKinds);
		if (changed === void 0) return everyChange;
		const findings = changes.flatMap(({ candidates }) => candidates);
		const allowed = findings.flatMap(({ intent }) => intent.operations.flatMap(mayChange));
		const paths = changedPaths(document.root, changed.document.root, allowed.length + MAX_FURTHER_PATHS);
		if (paths === void 0 || !areAllowed(paths, allowed)) return everyChange;
		const after = countFindings((judged.get(document) ?? []).map(({ judgement }) => ({
			judgement,
			fits: changed.workloads.filter(({ isFragment }) => !isFragment).map((one) => fitWorkload(one, judgement.inventory, judgement.admission))
		})), settings);
		const wrong = wrongObjects(before(document), after, findings.map(({ finding }) => finding));
		if (wrong.size === 0) return /* @__PURE__ */ new Set();
		const offenders = changes.filter(({ candidates }) => candidates.some(({ finding: { finding } }) => finding.workload && wrong.has(objectOf(finding.workload))));
		return offenders.length === 0 ? everyChange : new Set(offenders);
	};
}
function wrongObjects(before, after, fixed) {
	const expected = new Map([...before].map(([key, { count }]) => [key, count]));
	for (const finding of fixed) {
		const key = keyOf(finding);
		expected.set(key, (expected.get(key) ?? 0) - 1);
	}
	return new Set([...after].flatMap(([key, { object, count }]) => count > (expected.get(key) ?? 0) ? [object] : []));
}
function rewrite({ file }, slice, changes, customKinds = []) {
	const edits = changes.flatMap(({ edits }) => edits).sort(byPlace);
	if (edits.some(({ start, end }) => start < slice.start || end > slice.end)) return void 0;
	const moved = edits.map((edit) => ({
		...edit,
		start: edit.start - slice.start,
		end: edit.end - slice.start
	}));
	const text = applyEdits(file.text.slice(slice.start, slice.end), moved);
	const { objects, workloads, problems, template } = readManifest({
		path: file.path,
		text
	}, { customKinds });
	const document = objects[0]?.document;
	return document !== void 0 && objects.every((object) => object.document === document) && problems.length === 0 && template === void 0 ? {
		document,
		workloads
	} : void 0;
}
function judgedByDocument(judgements, documents) {
	const judged = /* @__PURE__ */ new Map();
	for (const judgement of judgements) {
		const byDocument = /* @__PURE__ */ new Map();
		for (const fit of judgement.fits) {
			const { document } = fit.workload;
			if (!documents.has(document)) continue;
			const fits = byDocument.get(document);
			if (fits === void 0) byDocument.set(document, [fit]);
			else fits.push(fit);
		}
		for (const [document, fits] of byDocument) {
			const list = judged.get(document);
			if (list === void 0) judged.set(document, [{
				judgement,
				fits
			}]);
			else list.push({
				judgement,
				fits
			});
		}
	}
	return judged;
}

// src/lint/fix/plan-fixes.ts
const MAX_VERIFICATIONS = 32;
const LEAST_VERIFICATIONS = 3;
const MAX_VERIFIED_LENGTH = 1048576;
function countVerifications({ root }) {
	const affordable = Math.floor(MAX_VERIFIED_LENGTH / (root.end - root.start + 1));
	return Math.max(LEAST_VERIFICATIONS, Math.min(MAX_VERIFICATIONS, affordable));
}
function withFixes(findings, context) {
	const planned = planFixes(findings, context);
	if (planned.size === 0) return findings;
	return findings.map((finding) => {
		const plan = planned.get(finding);
		return plan === void 0 ? finding : {
			...finding,
			fixable: true,
			fixes: plan.fix === void 0 ? [] : [plan.fix]
		};
	});
}
function planFixes(findings, context) {
	const planned = /* @__PURE__ */ new Map();
	const byDocument = collectChanges(findings);
	if (byDocument.size === 0) return planned;
	const verify = createVerifier(context, new Set(byDocument.keys()));
	for (const [document, changes] of byDocument) {
		const { together, later } = planDocument(document, changes, verify);
		for (const { edits, candidates } of together) for (const { finding, intent } of candidates) planned.set(finding, { fix: {
			title: intent.title,
			edits
		} });
		for (const { candidates } of later) for (const { finding } of candidates) planned.set(finding, { fix: void 0 });
	}
	return planned;
}
function planDocument(document, changes, verify) {
	let left = countVerifications(document);
	function accept(candidates) {
		if (candidates.length === 0 || left-- <= 0) return [];
		const offenders = verify(document, candidates);
		if (offenders.size === 0) return candidates;
		if (candidates.length === 1) return [];
		let accepted = accept(candidates.filter((change) => !offenders.has(change)));
		for (const offender of offenders) {
			const more = accept([...accepted, offender]);
			if (more.length > accepted.length) accepted = more;
		}
		return accepted;
	}
	const { free, inTheWay } = separate(changes);
	return {
		together: accept(free),
		later: inTheWay.filter((change) => accept([change]).length > 0)
	};
}
function separate(changes) {
	const free = [];
	const inTheWay = [];
	const taken = [];
	let end = -1;
	for (const change of changes) {
		if (!change.edits.every(({ start }) => start > end) && overlaps([...taken, ...change.edits].sort(byPlace))) {
			inTheWay.push(change);
			continue;
		}
		free.push(change);
		taken.push(...change.edits);
		end = Math.max(end, ...change.edits.map((edit) => edit.end));
	}
	return {
		free,
		inTheWay
	};
}

// src/lint/group-findings.ts
const MAX_SEPARATE = 3;
const MAX_NAMED = 20;
function merge(first, others) {
	const named = others.flatMap(({ finding: { workload } }) => workload === void 0 ? [] : [formatWorkload(workload)]);
	const rest = named.length > MAX_NAMED ? [`and ${named.length - MAX_NAMED} more`] : [];
	const { finding } = first;
	return {
		...first,
		fixable: [first, ...others].every(({ fixable }) => fixable === true),
		fixes: [first, ...others].flatMap(({ fixes }) => fixes ?? []),
		finding: {
			...finding,
			message: `${finding.message}; the same holds for ${others.length} more workloads`,
			details: [
				...finding.details ?? [],
				...named.slice(0, MAX_NAMED).map((name) => `also ${name}`),
				...rest
			]
		}
	};
}
function groupKey({ rule, severity, cluster, finding: { group } }) {
	return group === void 0 ? void 0 : JSON.stringify([
		rule,
		severity,
		cluster,
		group
	]);
}
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = groupKey(finding);
		if (key === void 0) continue;
		const members = groups.get(key);
		if (members === void 0) groups.set(key, [finding]);
		else members.push(finding);
	}
	return findings.flatMap((finding) => {
		const key = groupKey(finding);
		const members = key === void 0 ? [] : groups.get(key) ?? [];
		if (members.length <= MAX_SEPARATE) return [finding];
		return members[0] === finding ? [merge(finding, members.slice(1))] : [];
	});
}

// src/lint/fingerprint.ts
function fingerprintOf(rule, clusters, workload, file, subject) {
	const owner = workload === void 0 ? file : [
		workload.kind,
		workload.namespace,
		workload.name,
		...workload.part === void 0 ? [] : [workload.part]
	].join("/");
	const identity = JSON.stringify([
		rule,
		clusters,
		owner,
		subject
	]);
	return createHash("sha256").update(identity).digest("hex").slice(0, 16);
}

// src/lint/identified-findings.ts
function identifyFindings(findings) {
	const alike = /* @__PURE__ */ new Map();
	for (const one of findings) {
		const fingerprint = baseFingerprint(one);
		const others = alike.get(fingerprint);
		if (others === void 0) alike.set(fingerprint, [one]);
		else others.push(one);
	}
	const fingerprints = /* @__PURE__ */ new Map();
	for (const [fingerprint, ones] of alike) inTextOrder(ones).forEach((one, index) => {
		fingerprints.set(one, index === 0 ? fingerprint : `${fingerprint}-${index + 1}`);
	});
	return findings.map((one) => ({
		...one,
		fingerprint: fingerprints.get(one) ?? ""
	}));
}
function baseFingerprint({ rule, cluster, finding }) {
	return fingerprintOf(rule, cluster === null ? [] : [cluster], finding.workload, fileOfPlace(finding.at).path, finding.subject ?? "");
}
function inTextOrder(findings) {
	if (findings.length === 1) return findings;
	return findings.map((one) => ({
		one,
		range: rangeOf(one.finding.at)
	})).sort(({ range: a }, { range: b }) => {
		return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
	}).map(({ one }) => one);
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
const TOLERATION_FIELD_TYPES = /* @__PURE__ */ new Map([
	["key", "string"],
	["operator", "string"],
	["value", "string"],
	["effect", "string"],
	["tolerationSeconds", "number"]
]);
function isToleration(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.entries(value).every(([field, content]) => typeof content === (TOLERATION_FIELD_TYPES.get(field) ?? typeof content));
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
function unknownFit(workload, { pools }) {
	return {
		workload,
		valid: true,
		fieldErrors: [],
		admissionError: void 0,
		tolerations: [],
		nodeSelector: NO_WORDS,
		pools: pools.map((pool) => ({
			pool,
			verdict: "unknown",
			untolerated: [],
			avoided: [],
			tolerated: [],
			selector: "unknown",
			cordoned: false,
			evictedAfterSeconds: null,
			reasons: [{ kind: "not-judged" }]
		}))
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
	const faults = [];
	for (const workload of workloads) {
		const pools = workload.isFragment ? noPools : inventory;
		const judged = workload.isFragment ? fragments : fits;
		try {
			judged.push(fitWorkload(workload, pools, admission));
		} catch (error) {
			faults.push(internalProblem(error, "judged this workload", textPlaceOf(placeInObject(workload, []))));
			judged.push(unknownFit(workload, pools));
		}
	}
	return {
		inventory,
		admission,
		fits,
		fragments,
		faults,
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

// src/lint/judge-revision.ts
function judgeRevision(read) {
	const input = withTargetNamespaces(read);
	return {
		input,
		judgements: judgeClusters(input.clusters, input.manifests, input.surroundings)
	};
}

// src/lint/rendered-values.ts
function repeatsRendered(judgements) {
	let known;
	return ({ finding: { at, workload } }) => {
		if (workload?.isFragment !== true || workload.document.origin !== void 0) return false;
		known ??= givenRanges(judgements);
		const { file, line, column } = rangeOf(at);
		return known.get(file)?.some((range) => contains(range, line, column)) ?? false;
	};
}
function givenRanges(judgements) {
	const places = new Set(judgements.flatMap(({ fits }) => fits.flatMap(({ workload }) => workload.document.origin?.fields.map(({ place }) => place) ?? [])));
	const ranges = /* @__PURE__ */ new Map();
	for (const place of places) {
		const range = wholeRangeOf(place);
		if (range === void 0) continue;
		const ofFile = ranges.get(range.file);
		if (ofFile === void 0) ranges.set(range.file, [range]);
		else ofFile.push(range);
	}
	return ranges;
}
function wholeRangeOf(place) {
	if ("span" in place) return rangeOfSpan(place.file, place.span);
	if (place.document.origin !== void 0) return void 0;
	const node = nodeAt(place.document.root, place.path);
	return node === void 0 ? void 0 : rangeOfSpan(fileOfPlace(place), node);
}
function contains({ line, column, endLine, endColumn }, atLine, atColumn) {
	if (atLine < line || atLine === line && atColumn < column) return false;
	return atLine < endLine || atLine === endLine && atColumn < endColumn;
}

// src/rendering/apply-renderings.ts
const ROOT_WORDS = {
	kustomize: "kustomization",
	helm: "chart"
};
function neededRoots(roots, manifests, isWhole) {
	const files = pathsOf(manifests);
	return roots.filter(({ file, clusters, covers, reads }) => {
		if (files.has(file.path) || isWhole && clusters !== void 0 && clusters.size > 0) return true;
		return covers.some((path) => files.has(path)) || reads.some((path) => files.has(path));
	});
}
function applyRenderings(manifests, outcomes) {
	const rendered = /* @__PURE__ */ new Set();
	const unrendered = /* @__PURE__ */ new Map();
	for (const { kind, root } of outcomes) for (const path of root.covers) if (kind === "rendered") rendered.add(path);
	else if (!unrendered.has(path)) unrendered.set(path, describeUnrendered(root));
	const files = pathsOf(manifests);
	return [...manifests.map((manifest) => {
		const { path } = manifest.file;
		if (rendered.has(path)) {
			const { placeholders: _, ...asRead } = manifest;
			return {
				...asRead,
				objects: [],
				workloads: [],
				problems: [],
				covered: true
			};
		}
		const reason = unrendered.get(path);
		return reason === void 0 ? manifest : {
			...manifest,
			unrendered: reason
		};
	}), ...outcomes.flatMap((outcome) => manifestOf(outcome, files))];
}
function manifestOf(outcome, files) {
	const { kind, root } = outcome;
	if (kind === "left-out") return [];
	if (kind === "rendered") {
		const { manifest } = outcome;
		if (files.has(root.file.path)) return [manifest];
		const workloads = manifest.workloads.filter(({ document }) => comesFrom(document, files));
		return [{
			...manifest,
			workloads,
			problems: manifest.problems.filter(({ file }) => files.has(file.path))
		}];
	}
	const { file, label, clusters } = root;
	return [{
		documents: 0,
		objects: [],
		workloads: [],
		template: void 0,
		file,
		problems: [outcome.problem],
		rendered: {
			root: label,
			clusters
		}
	}];
}
function comesFrom(document, files) {
	return originFiles(document).some(({ path }) => files.has(path));
}
function originFiles({ origin }) {
	if (origin === void 0) return [];
	return [...new Set([origin.place, ...origin.fields.map(({ place }) => place)].map(fileOfPlace))];
}
function describeUnrendered({ renderer, label }) {
	return `its ${ROOT_WORDS[renderer]} "${label}" could not be rendered`;
}
function pathsOf(manifests) {
	return new Set(manifests.map(({ file }) => file.path));
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
	const comments = [...readComments(file, COMMENT_WORD), ...readCommentsInTexts(file)].sort((a, b) => a.start - b.start).map((comment) => ({
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
function readCommentsInTexts(file) {
	if (!file.text.includes(COMMENT_WORD)) return [];
	return parseDocuments(file).documents.flatMap(textsIn).filter(({ text }) => text.includes(COMMENT_WORD)).flatMap((node) => partsAsWritten(file, node)).flatMap((text) => readComments({
		path: file.path,
		text
	}, COMMENT_WORD));
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

// src/lint/suppression-uses.ts
const RULES_BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));
function startSuppressions(input, judgements, settings) {
	const suppressions = collectSuppressions(filesWithComments(input, judgements), input.manifests.flatMap(({ workloads }) => workloads), input.configuration?.suppress ?? []);
	const counts = /* @__PURE__ */ new Map();
	const silenced = /* @__PURE__ */ new Set();
	const { today } = input;
	const isExpired = ({ expires }) => expires !== void 0 && today !== void 0 && expires < today;
	return {
		silences(rule, finding) {
			const covering = suppressions.covering(rule, finding);
			for (const suppression of covering) counts.set(suppression, (counts.get(suppression) ?? 0) + 1);
			if (covering.every(isExpired)) return false;
			const { file, line, column } = rangeOf(finding.at);
			silenced.add(JSON.stringify([
				rule,
				file,
				line,
				column,
				finding.message
			]));
			return true;
		},
		uses() {
			const scope = scopeOf(input, judgements, settings, suppressions);
			return suppressions.all.map((suppression) => describeUse(suppression, counts.get(suppression) ?? 0, isExpired(suppression), scope));
		},
		silenced: () => silenced.size
	};
}
function describeUse(suppression, findings, expired, scope) {
	const rule = RULES_BY_ID.get(suppression.rule);
	return {
		suppression,
		findings,
		nearestRule: rule === void 0 ? nearestRuleTo(suppression.rule) : void 0,
		state: stateOf(suppression, rule, findings, expired, scope)
	};
}
function stateOf(suppression, rule, findings, expired, scope) {
	if (rule === void 0) return "unknown-rule";
	if (expired) return findings > 0 || scope.isWhole(rule) ? "expired" : "used";
	return findings === 0 && scope.isJudged(rule, suppression) ? "unused" : "used";
}
function nearestRuleTo(text) {
	const [word = ""] = text.split(/\s/);
	return nearestWord(word, RULES_BY_ID.keys());
}
function* filesWithComments({ manifests, configuration }, judgements) {
	if (configuration !== void 0) yield configuration.file;
	for (const { inventory } of judgements) for (const { place } of inventory.pools) yield place.document.file;
	const files = /* @__PURE__ */ new Set();
	for (const { file, template, covered, rendered } of manifests) {
		if (rendered !== void 0 || template !== void 0 && covered === void 0) continue;
		files.add(file.path);
		yield file;
	}
	for (const file of renderedFrom(manifests)) {
		if (files.has(file.path)) continue;
		files.add(file.path);
		yield file;
	}
}
function renderedFrom(manifests) {
	const rendered = manifests.filter((manifest) => manifest.rendered !== void 0);
	return [...new Set(rendered.flatMap(({ workloads }) => workloads.flatMap(({ document }) => originFiles(document))))];
}
function scopeOf({ scope = "repository", manifests, unreadable, configuration }, judgements, settings, { declared }) {
	const hasPools = judgements.some(({ inventory }) => inventory.pools.length > 0);
	const isBroken = unreadable.length > 0 || manifests.some(({ problems }) => problems.some(({ kind }) => kind === "syntax" || kind === "not-rendered" || kind === "internal"));
	const isRepository = hasPools && scope === "repository" && !isBroken;
	const clusters = judgements.map(({ inventory }) => inventory.cluster.name);
	const clustersOfFile = judgedFiles(manifests, judgements);
	const judgedWorkloads = new Set(judgements.flatMap(({ fits }) => fits.map(({ workload }) => workloadPath(workload))));
	const named = new Set(manifests.filter(({ rendered }) => rendered === void 0).map(({ file }) => file.path));
	const borrowed = new Set(renderedFrom(manifests).map(({ path }) => path).filter((path) => !named.has(path)));
	const templates = manifests.flatMap(({ file, template }) => template === void 0 ? [] : [file.path]);
	function runsEverywhere(rule) {
		return !(configuration?.ruleOverrides.some(({ rules }) => rules.get(rule.id)?.severity === "off") ?? false) && clusters.every((cluster) => settings(rule, cluster, void 0).runs);
	}
	return {
		isWhole: (rule) => isRepository && runsEverywhere(rule),
		isJudged(rule, suppression) {
			if (!hasPools || scope === "cluster" || rule.checkSuppression !== void 0) return false;
			if (rule.checkChange !== void 0) return false;
			const entry = declared.get(suppression);
			if (entry === void 0) {
				const { path } = fileOfPlace(suppression.at);
				if (borrowed.has(path) || templates.includes(path)) return false;
				return (clustersOfFile.get(path) ?? clusters).some((cluster) => settings(rule, cluster, path).runs);
			}
			const { workload } = entry.declaration;
			const names = workload !== void 0 && !isGlobOfWorkloads(workload) && judgedWorkloads.has(workload);
			const skips = entry.declaration.file !== void 0 && templates.some(entry.matchesFile);
			return (isRepository || names) && !skips && runsEverywhere(rule);
		}
	};
}
function judgedFiles(manifests, judgements) {
	const files = /* @__PURE__ */ new Map();
	for (const { workloads } of manifests) for (const workload of workloads) files.set(workloadFile(workload), /* @__PURE__ */ new Set());
	for (const { inventory, fits } of judgements) for (const { workload } of fits) files.get(workloadFile(workload))?.add(inventory.cluster.name);
	return new Map([...files].map(([path, clusters]) => [path, [...clusters]]));
}

// src/lint/lint.ts
const MAX_NAMED_TEMPLATES = 5;
function isSkipped({ template, covered }) {
	return template !== void 0 && covered === void 0;
}
function templateNotice(manifests) {
	const templates = manifests.filter(isSkipped).map(({ file }) => file.path);
	if (templates.length === 0) return [];
	const [files, were] = templates.length === 1 ? ["1 file is a template", "was"] : [`${templates.length} files are templates`, "were"];
	return [`${files} and ${were} skipped: ${nameSome(templates)}`];
}
function placeholderNotice(manifests) {
	const open = manifests.filter(({ placeholders = [] }) => placeholders.length > 0);
	const texts = open.flatMap(({ placeholders = [] }) => placeholders);
	const [first] = texts;
	if (first === void 0) return [];
	const [workloads, were] = texts.length === 1 ? ["1 workload has a scheduling field", "was"] : [`${texts.length} workloads have a scheduling field`, "were"];
	return [`${workloads} with a placeholder such as "${first}" and ${were} skipped: ${nameSome([...new Set(open.map(({ rendered, file }) => rendered?.root ?? file.path))])}`];
}
function nameSome(names) {
	const named = names.slice(0, MAX_NAMED_TEMPLATES).join(", ");
	return names.length > MAX_NAMED_TEMPLATES ? `${named}, and ${names.length - MAX_NAMED_TEMPLATES} more` : named;
}
function idleFolderNotices({ clusters, manifests, scope = "repository" }) {
	if (scope === "files") return [];
	const declarations = clusters.map(({ declaration }) => declaration);
	return describeIdleFolders(declarations, manifests);
}
function compareWithBase(input, judgements) {
	const { base } = input;
	if (base === void 0) return void 0;
	const judged = judgeRevision(base.input);
	return {
		base,
		judged,
		changes: compareClusters(judged, {
			input,
			judgements
		})
	};
}
function sortOut(input, findings, compared) {
	if (compared === void 0) return {
		fresh: findings,
		existing: []
	};
	const { base, judged } = compared;
	const before = findAll(judged.input, judged.judgements).findings;
	return compareFindings(findings, before, {
		head: input,
		base: judged.input,
		unseen: base.unseen
	});
}
function findAll(input, judgements, settings = createRuleSettings(input.configuration), changes = []) {
	const suppressions = startSuppressions(input, judgements, settings);
	const all = [...runRules(input, judgements, settings), ...runChangeRules(changes, settings)];
	const isRepeated = repeatsRendered(judgements);
	const found = all.filter((one) => !isRepeated(one) && !suppressions.silences(one.rule, one.finding));
	const aboutSuppressions = runSuppressionRules(suppressions.uses(), settings).filter((one) => !suppressions.silences(one.rule, one.finding));
	return {
		findings: identifyFindings([...found, ...aboutSuppressions]),
		suppressed: suppressions.silenced()
	};
}
function summarize(input, findings, hidden) {
	const { manifests, clusters, unreadable } = input;
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const read = manifests.filter(({ rendered }) => rendered === void 0);
	const broken = read.filter((manifest) => manifest.problems.some((problem) => problem.kind === "syntax" || problem.kind === "internal"));
	return {
		files: read.length + unreadable.length,
		documents: read.reduce((sum, manifest) => sum + manifest.documents, 0),
		workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.filter((one) => !one.isFragment).length, 0),
		pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
		skipped: manifests.filter(isSkipped).length,
		failed: broken.length + unreadable.length,
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note"),
		...hidden
	};
}
function reportCompared({ base: { revision, commit }, changes }) {
	return reportChange({
		revision,
		commit
	}, changes.map(({ change }) => change));
}
function lintRepository(read) {
	return lintJudged(judgeRevision(read));
}
function lintJudged({ input, judgements }) {
	const settings = createRuleSettings(input.configuration);
	const compared = compareWithBase(input, judgements);
	const { findings: found, suppressed } = findAll(input, judgements, settings, compared?.changes);
	const { fresh: unknown, known, notices } = applyBaseline(input, found);
	const { fresh, existing } = sortOut(input, unknown, compared);
	const changes = (compared?.changes ?? []).map(({ change }) => change);
	const report = (ones) => locateFindings(groupFindings(withFixes(ones, {
		judgements,
		settings,
		customKinds: input.configuration?.customKinds ?? []
	})));
	const findings = report(nameCauses(fresh, changes));
	let fit;
	return {
		summary: summarize(input, findings, {
			suppressed,
			known
		}),
		findings,
		existing: report(existing),
		...compared !== void 0 && { change: reportCompared(compared) },
		notices: [
			...input.notices,
			...idleFolderNotices(input),
			...templateNotice(input.manifests),
			...placeholderNotice(input.manifests),
			...notices
		],
		get fit() {
			fit ??= reportFit(judgements);
			return fit;
		}
	};
}
function recordBaseline(read) {
	const { input, judgements } = judgeRevision(read);
	return baselineEntries(findAll(input, judgements).findings);
}
function fitRepository(read) {
	return reportFit(judgeRevision(read).judgements);
}

// src/lint/lint-texts.ts
const BASE = "base";
const MANIFEST = /\.(?:ya?ml|json)$/;
function readTexts({ configuration: file, files }, today) {
	const nothing = {
		unreadable: [],
		notices: [],
		...today === void 0 ? {} : { today }
	};
	const manifestsOf = (texts, options) => texts.map((text) => readManifest(text, options));
	const readable = files.filter(({ path }) => MANIFEST.test(path));
	if (file === void 0) return {
		ok: true,
		result: {
			...nothing,
			manifests: manifestsOf(readable),
			clusters: [],
			configuration: void 0
		}
	};
	const { configuration, errors } = parseConfiguration(file, {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (configuration === void 0 || errors.length > 0) return {
		ok: false,
		errors
	};
	const unknownClusters = describeUnknownClusters([...configuration.ruleOverrides, ...configuration.charts], configuration.clusters);
	if (unknownClusters.length > 0) return {
		ok: false,
		errors: unknownClusters
	};
	const failures = [];
	const clusters = configuration.clusters.filter(({ pools, from }) => pools !== void 0 || from !== void 0).map((declaration) => {
		const imports = (declaration.from ?? []).flatMap((from) => {
			const isNamed = matchesGlobs(file.path, from.paths);
			return files.filter(({ path }) => isNamed(path)).map((text) => ({
				from,
				file: text
			}));
		});
		const built = buildInventory(declaration, imports);
		failures.push(...built.errors);
		return {
			declaration,
			inventory: built.inventory
		};
	});
	if (failures.length > 0) return {
		ok: false,
		errors: failures
	};
	const isIncluded = configuration.manifests === void 0 ? () => true : matchesGlobs(file.path, configuration.manifests);
	const isExcluded = matchesGlobs(file.path, configuration.exclude);
	const chosen = readable.filter(({ path }) => path !== file.path && isIncluded(path) && !isExcluded(path));
	return {
		ok: true,
		result: {
			...nothing,
			manifests: manifestsOf(chosen, configuration),
			clusters,
			configuration
		}
	};
}
function lint(options) {
	const input = readTexts(options, options.today);
	if (!input.ok) return input;
	if (options.base === void 0) return {
		ok: true,
		result: lintRepository(input.result)
	};
	const base = readTexts(options.base, options.today);
	if (!base.ok) return base;
	const revision = {
		revision: BASE,
		commit: "",
		input: base.result,
		unseen: []
	};
	return {
		ok: true,
		result: lintRepository({
			...input.result,
			base: revision
		})
	};
}
function fit(options) {
	const input = readTexts(options, options.today);
	return input.ok ? {
		ok: true,
		result: fitRepository(input.result)
	} : input;
}

// src/reporters/rule-documentation.ts
function describeOptionType({ type, keys = [] }) {
	switch (type) {
		case "strings": return "a list of strings";
		case "mappings": return `a list of mappings with the keys ${keys.join(", ")}`;
		default: return `a ${type}`;
	}
}
function describeSeverity({ severity, on }) {
	return on === false ? `${severity} (off)` : severity;
}

// src/reporters/rule-page.ts
function fence(language, text) {
	return `\`\`\`${language}\n${text.replace(/^\n+|\s+$/g, "")}\n\`\`\``;
}
function optionTable({ id, options = {} }) {
	const entries = Object.entries(options);
	if (entries.length === 0) return [];
	const rows = entries.map(([name, option]) => `| \`${name}\` | ${describeOptionType(option)} | \`${JSON.stringify(option.default)}\` | ${option.description} |`);
	return [
		"## Options",
		`Set them in \`taintlint.yaml\`, under \`rules: {${id}: {...}}\`.`,
		[
			"| option | value | default | means |",
			"|---|---|---|---|",
			...rows
		].join("\n")
	];
}
function formatRulePage(rule) {
	const parts = [
		`# ${rule.id}`,
		`Severity: ${describeSeverity(rule)}. ${rule.summary}`,
		...rule.on === false ? [`This rule is off. Turn it on with \`rules: {${rule.id}: ${rule.severity}}\`.`] : [],
		rule.rationale,
		...optionTable(rule),
		...rule.examples.length > 0 ? ["A line that ends with `# <--` is the one that is reported."] : []
	];
	for (const { title, inventory, base, template, bad, good, goodInventory, before } of rule.examples) {
		parts.push(`## ${title}`);
		if (before?.inventory !== void 0) parts.push("The pools before:", fence("yaml", before.inventory));
		if (before?.manifests !== void 0) parts.push("The manifests before:", fence("yaml", before.manifests));
		const now = before === void 0 ? "The pools" : "The pools now";
		parts.push(`${now}, in \`taintlint.yaml\`:`, fence("yaml", inventory));
		if (base !== void 0) parts.push("The base:", fence("yaml", base), "What an overlay makes of it:");
		if (template !== void 0) parts.push("A template of the chart:", fence("yaml", template), "Its `values.yaml`:");
		if (goodInventory === void 0) parts.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
		else parts.push("Correct:", fence("yaml", goodInventory));
	}
	return `${parts.join("\n\n")}\n`;
}
function formatRuleIndex(rules) {
	return [
		"# Rules",
		"",
		"Every rule is on unless it is marked (off). `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.",
		"",
		"| rule | severity | says |",
		"|---|---|---|",
		...rules.map((rule) => `| [${rule.id}](${rule.id}.md) | ${describeSeverity(rule)} | ${rule.summary} |`),
		""
	].join("\n");
}

export { importPools as $, objectsOf as $t, folderOf as A, clusterApiFormat as At, mayBePatched as B, isLabelKey as Bt, clusterNameOf as C, terraformJsonFormat as Ct, createRepositoryTree as D, TERRAFORM_GROUP as Dt, GITOPS_GROUP as E, TERRAFORM_TABLES as Et, readPostBuild as F, describeValuesMistake as Ft, isBounded as G, readObjectWorkloads as Gt, mappingAt as H, formatBaseline as Ht, substitute as I, parseQuantity as It, textsOf as J, parseDocuments as Jt, isTrue as K, relevanceOf as Kt, findConfigMap as L, DECLARED_FORMAT as Lt, isFluxKustomization as M, parseTaintSpecs as Mt, isHelmRelease as N, TAINT_EFFECTS as Nt, mayHoldGitops as O, isRecord as Ot, whereToGoOn as P, formatTaint as Pt, buildInventory as Q, groupOf as Qt, findOwnSources as R, addressOf as Rt, sourceLineOf as S, FORMATS as St, followObjects as T, terraformFormat as Tt, scalarAt as U, parseBaseline as Ut, mapScalars as V, isLabelValue as Vt, sequenceAt as W, readManifest as Wt, createRuleSettings as X, RELEVANT_KINDS as Xt, literalAt as Y, isSameValue as Yt, matchesGlobs as Z, podSpecPathOf as Zt, byPlace as _, pathBelow as _t, fit as a, formatYamlString as at, refusalsOf as b, bySeverity as bt, lintJudged as c, nameWithPart as ct, workloadPath as d, formatToleration as dt, splitDocuments as en, KNOWN_RULES as et, applyRenderings as f, parseConfiguration as ft, applyEdits as g, parentFolder as gt, judgeClusters as h, lastStep as ht, describeSeverity as i, nearestToleration as it, followFlux as j, unknownText as jt, filledIn as k, matchesNameGlob as kt, lintRepository as l, placeInObject as lt, judgeRevision as m, joinPath as mt, formatRulePage as n, nameSome$1 as nn, IMPACT_EFFECTS as nt, lint as o, formatWorkload as ot, neededRoots as p, describeUnknownClusters as pt, itemsOf as q, readInlineText as qt, describeOptionType as r, shorten as rn, severityOfImpact as rt, fitRepository as s, identityOf as st, formatRuleIndex as t, internalProblem as tn, RULES as tt, recordBaseline as u, placeInPodSpec as ut, compareClusters as v, require_picomatch as vt, configurationPathOf as w, TERRAFORM_HCL_GROUP as wt, reportCell as x, severitiesFrom as xt, reportImpacts as y, SEVERITIES as yt, normalizeRepositoryUrl as z, openLabelGlobs as zt };