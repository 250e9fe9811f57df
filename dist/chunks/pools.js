import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { n as formatFieldPath, r as nearestWord } from "./source.js";
import { C as resolvePlainScalar, S as formatKey, _ as getValue, a as scalarText, b as MAX_INT64, c as formatAlternatives, f as locate, g as getString, h as getEntry, i as describeNode, l as quote, m as effectiveEntries, n as readRenderSettings, o as toConfigurationValue, p as rangeOfSpan, s as errorAt, v as nodeAt, w as resolveTaggedScalar, x as MIN_INT64 } from "./render-settings.js";
import { C as TAINT_EFFECTS, D as POOL_ROLES, E as DECLARED_FORMAT, O as REQUIREMENT_OPERATORS, S as COMPUTE_CLASS_KEY, T as parseQuantity, b as matchesNameGlob, k as hasNoNodes, t as RULES, v as SEVERITIES, w as formatTaint, x as COMPUTE_CLASS_FORMAT, y as isTransientTaint } from "./rules.js";

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
		return Object.fromEntries(values);
	}
	return decoder;
}

// src/manifest/field-pattern.ts
const KEY = /^[A-Za-z_][\w-]*/;
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
		const key = rest.startsWith(".") ? KEY.exec(rest.slice(1))?.[0] : void 0;
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
function nameOf$2(metadata) {
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
		name: nameOf$2(metadata),
		labels: createDecoder().stringMap(getValue(metadata, "labels"), []),
		annotations: createDecoder().stringMap(getValue(metadata, "annotations"), []),
		document: object.document,
		objectPath: object.path
	};
}

// src/manifest/custom-workloads/custom-kind.ts
const SCHEDULING_FIELDS = [
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
	const patterns = SCHEDULING_FIELDS.flatMap((field) => {
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
				templateLabels: {},
				templateAnnotations: {},
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
	{
		group: "actions.summerwind.dev",
		kind: "RunnerDeployment",
		pods: [{
			fields: fieldsAt("spec.template.spec"),
			openBecause: "the controller adds the containers and what they ask for"
		}]
	},
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
	onEveryNode("Agent")
];

// src/manifest/custom-workloads/index.ts
const CUSTOM_KINDS = [
	...DELIVERY_KINDS,
	...ML_KINDS,
	...MONITORING_KINDS,
	...DATABASE_KINDS
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
const KINDS_WITHOUT_PODS = /* @__PURE__ */ new Set([
	"APIService",
	"ClusterRole",
	"ClusterRoleBinding",
	"ConfigMap",
	"ConstraintTemplate",
	"CustomResourceDefinition",
	"HorizontalPodAutoscaler",
	"Kustomization",
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
	return !group.includes(".") || group.endsWith(".k8s.io");
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
const LINE_BREAK = /[\r\n]/g;
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
	LINE_BREAK.lastIndex = from;
	return LINE_BREAK.exec(text)?.index ?? text.length;
}

// src/manifest/stray-fields.ts
const FIELDS = /* @__PURE__ */ new Map([
	["tolerations", ["tolerations"]],
	["nodeSelector", ["nodeSelector"]],
	["affinity", ["affinity"]],
	["nodeAffinity", ["affinity", "nodeAffinity"]],
	["nodeName", ["nodeName"]],
	["runtimeClassName", ["runtimeClassName"]]
]);
const CONTAINER_LISTS = [
	"containers",
	"initContainers",
	"ephemeralContainers"
];
function isEmpty(node) {
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
	for (const list of CONTAINER_LISTS) {
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
		return [...FIELDS].flatMap(([field, inPodSpec]) => {
			const path = [...place, field];
			const belongsAt = [...podSpecPath, ...inPodSpec];
			const value = getValue(mapping, field);
			if (value === void 0 || isEmpty(value) || isSamePath(path, belongsAt)) return [];
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
	const fragments = readFragments({
		node: object.node,
		owner: ownerOf(object),
		taken
	});
	return [...custom.map((one) => one.workload), ...fragments];
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
	const owner = {
		kind: "File",
		apiVersion: "",
		namespace: "",
		name: document.file.path,
		labels: {},
		annotations: {},
		document,
		objectPath: []
	};
	return readFragments({
		node: root,
		owner,
		taken: []
	});
}
function readManifest(file, { customKinds = NO_KINDS } = {}) {
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

// src/model/qualified-name.ts
const NAME = /^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const NAME_MAX_LENGTH = 63;
const SUBDOMAIN_MAX_LENGTH = 253;
const QUALIFIED_NAME_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, after an optional DNS prefix and `/`";
const LABEL_VALUE_SYNTAX = "letters, digits, `-`, `_` and `.`, at most 63 of them, with a letter or a digit at both ends, or nothing at all";
function isName(text) {
	return text.length <= NAME_MAX_LENGTH && NAME.test(text);
}
function isQualifiedName(text) {
	const [first = "", second, ...rest] = text.split("/");
	if (rest.length > 0) return false;
	if (second === void 0) return isName(first);
	return first.length <= SUBDOMAIN_MAX_LENGTH && SUBDOMAIN.test(first) && isName(second);
}
function isLabelValue(text) {
	return text === "" || isName(text);
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
	if (isQualifiedName(key)) return { value: taint };
	if (spec === "") return { error: "a taint is empty: write \"key=value:Effect\" or \"key:Effect\"" };
	if (key === "") return { error: `taint "${spec}" has no key: write "key=value:Effect" or "key:Effect"` };
	const [beforeEquals = "", value] = key.split("=");
	if (value !== void 0 && isQualifiedName(beforeEquals)) return spec.endsWith("-") ? { error: `taint "${spec}" has a value but no effect: to remove every effect write "${beforeEquals}-"` } : { error: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
	return { error: `key "${key}" of taint "${spec}" is not legal: a key is ${QUALIFIED_NAME_SYNTAX}` };
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
	return {
		properties: {
			taints: readTaints$2(reading, getValue(node, "taints"), [...path, "taints"]),
			startupTaints: readTaints$2(reading, getValue(node, "startupTaints"), [...path, "startupTaints"]),
			labels: readLabels$1(reading, getValue(node, "labels"), [...path, "labels"]),
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
		if (!isQualifiedName(entry.key)) {
			const message = `label key "${entry.key}" is not legal: a key is ${QUALIFIED_NAME_SYNTAX}`;
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
	return Object.fromEntries(entries.map(({ key, text }) => [key, text]));
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
		if (!isQualifiedName(key)) return refuse("key", `label key "${key}" is not legal: a key is ${QUALIFIED_NAME_SYNTAX}`);
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
	return Object.fromEntries(entries.map(({ key, text }) => [key, text]));
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
		node = node === void 0 ? void 0 : nodeAt(node, [step]);
	}
	return {
		document: part.document,
		path: steps,
		node: isNull(node) ? void 0 : node
	};
}
function itemsOf$1(part) {
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
function placeOf({ document, path }, part = "value") {
	return {
		document,
		path,
		part
	};
}
function textOf({ node }) {
	return scalarText(node) || void 0;
}
const UNKNOWN_TEXT = "{{known after apply}}";
const TEMPLATE$1 = /\$\{|\{\{|\$\(|<%|\[\[/;
function isTemplated(text) {
	return text !== void 0 && TEMPLATE$1.test(text);
}
function isUnresolved({ node }) {
	return node?.kind === "scalar" && isTemplated(node.text);
}
function describeUnresolved(text) {
	return text === "{{known after apply}}" ? "the plan does not tell it" : `it is a template: "${text}"`;
}
function wholeNumberOf(part) {
	const text = textOf(part);
	return text !== void 0 && /^[0-9]+$/.test(text) ? Number(text) : void 0;
}

// src/inventory/formats/autoscaler-tag.ts
const TAG = /^k8s\.io\/cluster-autoscaler\/node-template\/(taint|label)\/(.+)$/;
function readAutoscalerTags(tags) {
	return effectiveEntries(tags.node).flatMap(({ key, value }) => {
		const [, describes, name = ""] = TAG.exec(key.text) ?? [];
		const text = scalarText(value) ?? "";
		if (describes !== "taint" && describes !== "label" || isTemplated(name) || isTemplated(text)) return [];
		return {
			describes,
			key: name,
			value: text,
			place: {
				...placeOf(tags),
				path: [...placeOf(tags).path, key.text]
			}
		};
	});
}

// src/inventory/formats/label-field.ts
const NO_LABELS = {
	labels: {},
	openLabels: [],
	incomplete: []
};
const ANY_LABEL$1 = "*";
function readLabels(part) {
	const { node } = part;
	if (node?.kind === "mapping") return fromPairs(part, effectiveEntries(node).map(({ key, value }) => [formatKey(key.value), scalarText(value) ?? ""]));
	return fromPairs(part, (node?.kind === "sequence" ? itemsOf$1(part).map(textOf) : [textOf(part)]).flatMap((text) => text?.split(",") ?? []).filter((text) => text.trim() !== "").map((text) => {
		const equals = text.indexOf("=");
		return equals < 0 ? [text.trim(), ""] : [text.slice(0, equals).trim(), text.slice(equals + 1)];
	}));
}
function fromPairs(part, pairs) {
	const labels = [];
	const openLabels = [];
	const incomplete = [];
	for (const [key, value] of pairs) {
		const template = [key, value].find(isTemplated);
		if (template === void 0) {
			labels.push([key, value]);
			continue;
		}
		const open = isTemplated(key) ? ANY_LABEL$1 : key;
		openLabels.push(open);
		const why = open === ANY_LABEL$1 ? describeUnresolved(template) : `value of "${key}": ${describeUnresolved(template)}`;
		incomplete.push({
			field: "labels",
			why,
			place: placeOf(part)
		});
	}
	return {
		labels: Object.fromEntries(labels),
		openLabels,
		incomplete
	};
}
function joinLabels(fields) {
	const labels = /* @__PURE__ */ new Map();
	for (const field of fields) {
		for (const key of field.openLabels) labels.delete(key);
		for (const [key, value] of Object.entries(field.labels)) labels.set(key, value);
	}
	return {
		labels: Object.fromEntries(labels),
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
	const texts = parts.flatMap((part) => textOf(part) ?? []);
	const found = WORDS.flatMap(([pattern, label, value]) => texts.some((text) => pattern.test(text)) ? [[label, value]] : []);
	return {
		labels: Object.fromEntries(found),
		openLabels: texts.some(isTemplated) ? [OPERATING_SYSTEM] : [],
		incomplete: []
	};
}

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
	return declared.map((one) => IMPLIED.filter((fact) => holds(fact, one)).reduce((pool, fact) => add(pool, fact, one, declared), one.pool));
}
function holds(fact, { platform, facts }) {
	const { platforms, when = {}, unless = {}, confidence } = fact;
	if (confidence === "contested" || !platforms.includes(platform)) return false;
	const texts = new Map(Object.entries(facts));
	const matches = (name, pattern) => pattern.test(texts.get(name) ?? "");
	return Object.entries(when).every(([name, pattern]) => matches(name, pattern)) && !Object.entries(unless).some(([name, pattern]) => matches(name, pattern));
}
function add(pool, fact, one, all) {
	const labelled = {
		...pool,
		labels: {
			...impliedLabels(fact, one),
			...pool.labels
		}
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
	return Object.fromEntries(values);
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
			taints: taints?.taints ?? [],
			startupTaints: fields.startupTaints ?? [],
			labels: labels?.labels ?? {},
			labelsClosed: false,
			openLabels: labels?.openLabels ?? [],
			nodes: void 0,
			allocatable: fields.allocatable ?? {},
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
function mergeAlike(declared) {
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
		notices: pools.flatMap((pool) => [...describeOpen(pool), ...mode === "warn" ? describeImplied(pool) : []])
	};
}
function ownedName(owner, pool) {
	return owner === pool.place.document.address ? owner : `${owner}/${pool.name}`;
}
function describeOpen(pool) {
	return (pool.incomplete ?? []).map(({ field, why, place }) => ({
		message: `pool "${pool.name}": its ${field} cannot be told: ${why}`,
		range: locate(place)
	}));
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
	if (isUnresolved(part)) return unread$1(part, describeUnresolved(textOf(part) ?? ""));
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
			place: placeOf(part)
		}]
	};
}
function readItem(part) {
	const text = textOf(part);
	return text === void 0 ? unread$1(part, "a text \"key=value:Effect\" belongs there") : readTaintText(part, text);
}
function readTaintText(part, text) {
	if (isTemplated(text)) return unread$1(part, describeUnresolved(text));
	const colon = text.lastIndexOf(":");
	const head = colon < 0 ? text : text.slice(0, colon);
	const equals = head.indexOf("=");
	return known(part, {
		key: equals < 0 ? head : head.slice(0, equals),
		value: equals < 0 ? "" : head.slice(equals + 1),
		effect: colon < 0 ? "" : text.slice(colon + 1)
	});
}
function readObject$1(part, dialect) {
	if (part.node?.kind !== "mapping") return isUnresolved(part) ? unread$1(part, describeUnresolved(textOf(part) ?? "")) : unread$1(part, "a mapping with key, value and effect belongs there");
	const fields = [
		fieldText(part.node, "key"),
		fieldText(part.node, "value"),
		fieldText(part.node, "effect")
	];
	const template = fields.find(isTemplated);
	if (template !== void 0) return unread$1(part, describeUnresolved(template));
	const [key = "", value = "", effect = ""] = fields;
	if (key === "" && effect === "") return unread$1(part, "a taint needs a key and an effect");
	return known(part, {
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
		if (rest.length === 0) return known(item, {
			key,
			value: "",
			effect: first
		});
		if (dialect === "eksctl" && rest.length > 1) return unread$1(item, `eksctl reads nothing out of "${text}"`);
		return known(item, {
			key,
			value: first,
			effect: rest.join(":")
		});
	}));
}
function known(part, taint) {
	return {
		taints: [{
			...taint,
			place: placeOf(part)
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
	return itemsOf$1(list).flatMap((part) => {
		return table.skip?.some(({ of, at, values }) => values.test(textOf(partAt(of === "object" ? root : part, at)) ?? "")) ? [] : readPool$1(root, part, table, id, cluster);
	});
}
function readPool$1(root, part, table, id, cluster) {
	const at = (path) => partAt(part, path);
	const isPool = part.node?.kind === "mapping";
	const taints = uniteTaints([
		...isPool ? [] : [unread$1(part, isUnresolved(part) ? describeUnresolved(textOf(part) ?? "") : "a mapping belongs there")],
		...(table.taints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)),
		...(table.scripts ?? []).map((path) => readScript(at(path)))
	]);
	const startupTaints = joinTaints((table.startupTaints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)));
	const labels = joinLabels((table.labels ?? []).map((path) => readLabels(at(path))));
	const machine = machineLabels((table.machine ?? []).map(at));
	const named = nameOf$1(root, part, table);
	const owner = textOf(partAt(root, table.cluster ?? []));
	return nodesOf({
		name: named.name,
		cluster,
		format: id,
		place: placeOf(named.part),
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
		incomplete: [...startupTaints.incomplete, ...named.incomplete],
		ignored: (table.ignored ?? []).flatMap(({ at: path, help }) => {
			const found = at(path);
			return found.node === void 0 ? [] : {
				place: placeOf(found, "key"),
				field: String(path.at(-1)),
				help
			};
		}),
		autoscalerTags: table.tags === void 0 ? [] : readAutoscalerTags(at(table.tags))
	});
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
function nameOf$1(root, part, table) {
	const inPool = (table.names ?? []).map((path) => partAt(part, path));
	const found = (table.pools === void 0 ? [...inPool, partAt(root, METADATA_NAME)] : inPool).find((candidate) => textOf(candidate) !== void 0);
	const text = found && textOf(found);
	if (table.fixedName !== void 0) return {
		name: table.fixedName,
		part,
		certain: true,
		incomplete: []
	};
	if (found === void 0 || text === void 0) return {
		name: part.document.address ?? describePart(part, table),
		part,
		certain: false,
		incomplete: []
	};
	if (!isUnresolved(found)) return {
		name: text,
		part: found,
		certain: inPool.includes(found) || !table.madeUpName,
		incomplete: []
	};
	const incomplete = {
		field: "name",
		why: describeUnresolved(text),
		place: placeOf(found)
	};
	return {
		name: part.document.address ?? text,
		part: found,
		certain: false,
		incomplete: [incomplete]
	};
}
function describePart({ path }, { kind }) {
	return path.length === 0 ? kind : formatFieldPath(path);
}
function readFacts(part, table) {
	const facts = Object.entries(table.facts ?? {}).flatMap(([name, path]) => {
		const text = textOf(partAt(part, path));
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
		name: textOf(partAt(part, keys("name"))),
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
	const item = itemsOfList(args).find((candidate) => textOf(partAt(candidate, keys("name"))) === name);
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
	].find((candidate) => textOf(partAt(candidate, keys("name"))) !== void 0);
	if (reference === void 0) return {
		taints: unread$1(part, "its bootstrap data are not declared"),
		labels: NO_LABELS
	};
	const kind = textOf(partAt(reference, keys("kind"))) ?? TEMPLATE;
	const name = textOf(partAt(reference, keys("name"))) ?? "";
	if (kind !== TEMPLATE && kind !== "KubeadmConfig") return {
		taints: unread$1(reference, `bootstrap configurations of kind "${kind}" are not read`),
		labels: NO_LABELS
	};
	const template = findObject(objects, kind, name, namespaceOf(objects, part));
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
function namespaceOf(objects, part) {
	const owner = objects.find(({ document, path }) => document === part.document && path.every((step, index) => part.path[index] === step));
	return owner && textOf(partAt(partOfObject(owner), keys("metadata.namespace")));
}
function findObject(objects, kind, name, namespace) {
	const named = objects.filter((object) => object.kind === kind).map(partOfObject).filter((part) => textOf(partAt(part, keys("metadata.name"))) === name);
	const inNamespace = named.find((part) => textOf(partAt(part, keys("metadata.namespace"))) === namespace);
	if (inNamespace !== void 0 || namespace === void 0) return inNamespace ?? named[0];
	return named.find((part) => textOf(partAt(part, keys("metadata.namespace"))) === void 0);
}

// src/inventory/formats/cluster-api-machine.ts
const CLUSTER_API = "cluster-api";
const ANNOTATIONS$1 = keys("metadata.annotations");
const AUTOSCALER$1 = "cluster.x-k8s.io/cluster-api-autoscaler-node-group-";
function readMachineTaints(part) {
	const { taints, incomplete } = readTaints$1(part, "object");
	const atStart = itemsOfList(part).filter((item) => textOf(partAt(item, keys("propagation"))) === "OnInitialization").map(({ path }) => path.at(-1));
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
			place: placeOf(partAt(part, [name]), "key"),
			help: HELP
		}];
	});
	return {
		field: {
			labels: Object.fromEntries(reaches),
			openLabels: [...read.openLabels, ...others],
			incomplete: read.incomplete
		},
		ignored
	};
}
const HELP = "Set the label with \"node-labels\" under \"kubeletExtraArgs\", or give it a name that Cluster API passes on, such as \"node-role.kubernetes.io/...\" or \"node.cluster.x-k8s.io/...\".";
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
	const owner = textOf(partAt(root, keys("metadata.name"))) ?? "";
	const topologyClass = findClass(root, topology, input.objects);
	const workers = ["machineDeployments", "machinePools"].flatMap((kind) => itemsOfList(partAt(topology, keys(`workers.${kind}`))).map((part) => readWorkers(part, kind, topologyClass, input, owner)));
	return [readControlPlane$1(partAt(topology, keys("controlPlane")), topologyClass, input, owner), ...workers];
}
function findClass(root, topology, objects) {
	const reference = [partAt(topology, keys("classRef.name")), partAt(topology, keys("class"))].find((part) => textOf(part) !== void 0);
	const name = (reference && textOf(reference)) ?? "";
	const namespace = textOf(partAt(root, keys("metadata.namespace")));
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
	return itemsOfList(patches).some((patch) => partAt(patch, keys("external")).node !== void 0 || itemsOfList(partAt(patch, keys("definitions"))).some((definition) => itemsOfList(partAt(definition, keys("jsonPatches"))).some((change) => /nodeRegistration|Configuration$|kubeadmConfigSpec$|taints|^\/spec(?:\/template(?:\/spec)?)?$/.test(textOf(partAt(change, keys("path"))) ?? ""))));
}
function readWorkers(part, kind, { part: topologyClass, open }, input, owner) {
	const className = textOf(partAt(part, keys("class"))) ?? "";
	const found = (topologyClass === void 0 ? [] : itemsOfList(partAt(topologyClass, keys(`spec.workers.${kind}`)))).find((one) => textOf(partAt(one, keys("class"))) === className);
	const own = partAt(part, keys("taints"));
	const ofClass = found && partAt(found, keys("taints"));
	const machine = readMachineTaints(own.node === void 0 && ofClass !== void 0 ? ofClass : own);
	const bootstrap = found && clusterApiBootstrap(bootstrapOf(found), input.objects);
	const missing = open ?? (found ? void 0 : unread$1(part, `its class "${className}" is not in the ClusterClass`));
	const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
	const ofClassLabels = found && readMachineLabels(partAt(found, keys("template.metadata.labels")));
	const name = textOf(partAt(part, keys("name"))) ?? className;
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
	const name = ["ref", "templateRef"].map((key) => textOf(partAt(topologyClass, keys(`spec.controlPlane.${key}.name`)))).find((one) => one !== void 0);
	return name === void 0 ? void 0 : findObject(objects, "KubeadmControlPlaneTemplate", name, void 0);
}
function common(input, part, owner, role) {
	return {
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(part),
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
	if (MANAGED.test(textOf(partAt(template, keys("spec.infrastructureRef.kind"))) ?? "")) return [];
	const machine = readMachineTaints(partAt(template, keys("spec.taints")));
	const bootstrap = clusterApiBootstrap(partAt(template, keys("spec.bootstrap")), input.objects);
	const labels = readMachineLabels(partAt(template, keys("metadata.labels")));
	const name = textOf(partAt(root, keys("metadata.name"))) ?? object.kind;
	const owner = textOf(partAt(root, keys("spec.clusterName")));
	return [nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(partAt(root, keys("metadata.name"))),
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
	const name = textOf(partAt(root, keys("metadata.name"))) ?? object.kind;
	return nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(partAt(root, keys("metadata.name"))),
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
	const at = (name) => textOf(partAt(root, [...ANNOTATIONS, `${CAPACITY}${name}`]));
	const gpu = at("gpu-type") ?? "nvidia.com/gpu";
	const known = [
		["cpu", at("cpu")],
		["memory", at("memory")],
		[gpu, at("gpu-count")]
	].flatMap(([name, quantity]) => name && quantity ? [[name, quantity]] : []);
	return Object.fromEntries(known);
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
	const behavior = textOf(partAt(root, keys("spec.nodePoolConfig.taintConfig.architectureTaintBehavior")));
	const open = priorities.flatMap((priority) => openTaints(priority, behavior !== NO_ARCHITECTURE_TAINT));
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
function openTaints(priority, taintsArm) {
	const at = (field) => partAt(priority, [field]);
	const has = (field) => at(field).node !== void 0;
	const mayHave = (taint, why) => ({
		field: "taints",
		why: `${formatTaint(taint)} may be there: ${why}`,
		place: placeOf(priority),
		taint
	});
	const own = readTaints$1(at("taints"), "object");
	const isArm = ["machineFamily", "machineType"].some((field) => ARM_MACHINE.test(textOf(at(field)) ?? ""));
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
		place: placeOf(part)
	};
}
function withoutKeys(labels, { labels: open }) {
	return Object.fromEntries(Object.entries(labels).filter(([key]) => !Object.hasOwn(open, key)));
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
	if (textOf(partAt(settings, enabled)) !== "true") return [];
	const names = partAt(settings, list);
	return ((names.node?.kind === "sequence" ? itemsOfList(names) : void 0)?.map((part) => ({
		part,
		name: textOf(part) ?? ""
	})) ?? defaults.map((name) => ({
		part: settings,
		name
	}))).map(({ part, name }) => nodesOf({
		name,
		cluster,
		format,
		place: placeOf(part),
		platform: "eks-auto-mode",
		facts: {
			name,
			builtIn: name
		},
		owner: part.document.address ?? ""
	}));
}

// src/inventory/formats/eksctl.ts
const ID$9 = "eksctl";
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
	id: ID$9,
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
		const pools = autoModePools(settings, keys("enabled"), keys("nodePools"), BUILT_IN_POOLS, ID$9, input.cluster);
		const owner = partAt(root, keys("metadata.name")).node;
		return pools.map((pool) => ({
			...pool,
			owner: owner?.kind === "scalar" ? owner.text : ""
		}));
	});
	return toOutput(input, [...readTables(input, ID$9, TABLES$2), ...autoMode]);
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
	const text = textOf(part)?.trim() ?? "";
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
const ID$8 = "k0sctl";
const k0sctlFormat = {
	id: ID$8,
	kinds: [{
		group: "k0sctl.k0sproject.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readHosts(object, input))))
};
function readHosts(object, input) {
	const root = partOfObject(object);
	const owner = textOf(partAt(root, keys("metadata.name"))) ?? "";
	return itemsOfList(partAt(root, keys("spec.hosts"))).flatMap((host) => {
		const name = textOf(partAt(host, keys("role"))) ?? "worker";
		if (name === "controller") return [];
		const flags = itemsOfList(partAt(host, keys("installFlags")));
		const role = name === "worker" ? "worker" : "control-plane";
		const untainted = name === "single" || textOf(partAt(host, keys("noTaints"))) === "true";
		return nodesOf({
			name,
			cluster: input.cluster,
			format: ID$8,
			place: placeOf(host),
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
const ID$7 = "k3d";
const MAX_NODES = 1e3;
const k3dFormat = {
	id: ID$7,
	kinds: [{
		group: "k3d.io",
		kind: "Simple"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster$1(object, input))))
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
			format: ID$7,
			place: placeOf(root),
			platform: "other",
			facts: {},
			owner: textOf(partAt(root, keys("metadata.name"))) ?? "",
			taints: uniteTaints(ofNode.map((arg) => readTaints$1(commandLineValue(arg, "--node-taint"), "string"))),
			labels: joinLabels([...ofNode.map((arg) => readLabels(commandLineValue(arg, "--node-label"))), ...labels.filter(mine).map((part) => readLabels(partAt(part, keys("label"))))])
		});
	}));
}
function isFiltered(part, role, index) {
	const filters = itemsOfList(partAt(part, keys("nodeFilters"))).flatMap((filter) => textOf(filter) ?? []);
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
const ID$6 = "k3s";
const TAINT_KEYS = ["node-taint", "node-taint+"];
const LABEL_KEYS = ["node-label", "node-label+"];
const k3sFormat = {
	id: ID$6,
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
		format: ID$6,
		place: placeOf(root),
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
			place: placeOf(part)
		}]
	};
}
function describeMisfit$1(part, expected) {
	const text = textOf(part);
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
const KINDS = [{
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
	kinds: KINDS.map(({ kind }) => ({
		group: GROUP$2,
		kind
	})),
	read: readKarpenter
};
function readKarpenter(input) {
	const declared = input.objects.flatMap((object) => {
		const shape = KINDS.find(({ kind }) => kind === object.kind && groupOf(object.apiVersion) === GROUP$2);
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
		place: placeOf(name.part),
		taints: taints.taints,
		startupTaints: startupTaints.taints,
		labels: {
			...labels.labels,
			...isNamed && { [shape.nameLabel]: name.text },
			...nodeClass.labels
		},
		labelsClosed: false,
		requirements,
		...nodeClass.platformLabels && { platformLabels: nodeClass.platformLabels },
		openLabels: [...new Set(openLabels)].filter((key) => !keysTaken.includes(key)),
		nodes: void 0,
		allocatable: {},
		reservedFor: void 0,
		scale: readScale(root, shape),
		...incomplete.length > 0 && { incomplete }
	};
}
function fieldAt(root, path) {
	return path.map((_, index) => partAt(root, path.slice(0, index + 1))).find(isUnresolved) ?? partAt(root, path);
}
function readName(root, { kind }) {
	const part = partAt(root, ["metadata", "name"]);
	const text = textOf(part);
	const open = (why) => [{
		field: "name",
		why,
		place: placeOf(part)
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
	const kind = textOf(partAt(part, ["kind"])) ?? shape.usualNodeClass;
	const named = textOf(partAt(part, ["group"])) ?? groupOf(textOf(partAt(part, ["apiVersion"])) ?? "");
	const platform = platformOf(named, kind);
	const group = platform?.group ?? named;
	const name = partAt(part, ["name"]);
	const text = textOf(name);
	const label = `${group}/${kind.toLowerCase()}`;
	const isLabelled = shape.labelsNodeClass && text !== void 0 && group !== "" && !isUnresolved(name);
	const isSystemOpen = platform?.otherSystems ?? true;
	return {
		labels: {
			...platform?.fixedLabels,
			...isLabelled && { [label]: text }
		},
		openLabels: [...isSystemOpen ? ["kubernetes.io/os"] : [], ...platform === void 0 && group !== "" ? [`${group}/*`] : []],
		platformLabels: platform && labelsOfPlatform(platform)
	};
}
function readScale(root, { limits }) {
	const isClosed = RESOURCES_OF_EVERY_NODE.some((resource) => {
		const text = textOf(partAt(root, [...limits, resource]));
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
const ID$5 = "kind";
const NOTHING = {
	name: void 0,
	taints: NO_TAINTS,
	labels: NO_LABELS,
	ownTaints: false
};
const kindFormat = {
	id: ID$5,
	kinds: [{
		group: "kind.x-k8s.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster(object, input))))
};
function readCluster(object, input) {
	const root = partOfObject(object);
	const declared = itemsOfList(partAt(root, keys("nodes")));
	const nodes = declared.length === 0 ? [root] : declared;
	const patches = itemsOfList(partAt(root, keys("kubeadmConfigPatches")));
	let hasControlPlane = false;
	return nodes.map((node) => {
		const role = textOf(partAt(node, keys("role"))) === "worker" ? "worker" : "control-plane";
		const kind = role === "control-plane" && !hasControlPlane ? "InitConfiguration" : "JoinConfiguration";
		if (role === "control-plane") hasControlPlane = true;
		const own = node === root ? [] : itemsOfList(partAt(node, keys("kubeadmConfigPatches")));
		const registration = [...patches, ...own].map((patch) => readPatch(patch, kind)).reduce(overlayRegistration, NOTHING);
		const labels = node === root ? NO_LABELS : readLabels(partAt(node, keys("labels")));
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$5,
			place: placeOf(node),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(registration.ownTaints || nodes.length === 1)
			},
			owner: textOf(partAt(root, keys("name"))) ?? "",
			taints: registration.taints,
			labels: joinLabels([registration.labels, labels]),
			role
		});
	});
}
function readPatch(patch, kind) {
	const text = textOf(patch) ?? "";
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
const ID$4 = "kops";
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
	id: ID$4,
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
	return toOutput(input, readTables(input, ID$4, TABLES$1).map((group) => withClusterKubelet(group, clusters)));
}
function withClusterKubelet(group, clusters) {
	const cluster = clusters.find((one) => textOf(partAt(one, keys("metadata.name"))) === group.facts.cluster) ?? (group.facts.cluster === void 0 && clusters.length === 1 ? clusters[0] : void 0);
	if (cluster === void 0) return group;
	const kubelets = (group.pool.role === "control-plane" ? ["controlPlaneKubelet", "masterKubelet"] : ["kubelet"]).map((name) => partAt(cluster, keys(`spec.${name}`)));
	const { pool } = group;
	const taints = uniteTaints([{
		taints: pool.taints,
		incomplete: pool.incomplete ?? []
	}, ...kubelets.map((kubelet) => readTaints$1(partAt(kubelet, keys("taints")), "string"))]);
	const labels = joinLabels([...kubelets.map((kubelet) => readLabels(partAt(kubelet, keys("nodeLabels")))), {
		labels: pool.labels,
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
			openLabels: labels.openLabels,
			...incomplete.length > 0 && { incomplete }
		}
	};
}

// src/inventory/formats/kubeadm.ts
const ID$3 = "kubeadm";
const GROUP = "kubeadm.k8s.io";
const KUBELET = "KubeletConfiguration";
const kubeadmFormat = {
	id: ID$3,
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
	return toOutput(input, mergeAlike(nodes.map((object) => readNode(object, input))));
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
		format: ID$3,
		place: placeOf(part),
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
	const errors = decoder.errors.filter(isStructural).map((error) => errorAt(placeOf(error.path), `"${formatFieldPath(error.path)}" ${describe$1(error)}`));
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
	return Object.fromEntries(Object.entries(quantities).filter(([, text]) => text !== ""));
}
function isStructural(error) {
	const structures = ["list", "mapping"];
	return structures.includes(error.found) || structures.includes(error.expected);
}
function describe$1(error) {
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
		pools: groupNodes(lasting, input.from.groupBy).map((group) => poolOf(group, input)),
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
function poolOf(group, input) {
	const [first] = group.nodes;
	const role = roleOf(group);
	return {
		name: `${input.from.prefix}${group.name}`,
		cluster: input.cluster,
		format: nodeFormat.id,
		place: first.place,
		taints: first.taints,
		startupTaints: [],
		labels: commonLabels(group),
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
function commonLabels({ nodes: [first, ...others] }) {
	const common = Object.entries(first.labels).filter(([key, value]) => others.every(({ labels }) => labels[key] === value));
	return Object.fromEntries(common);
}
function leastAllocatable({ nodes: [first, ...others] }) {
	const least = [];
	for (const [resource, quantity] of Object.entries(first.allocatable)) {
		let smallest = quantity;
		for (const { allocatable } of others) smallest = smaller(smallest, allocatable[resource]);
		if (smallest !== void 0) least.push([resource, smallest]);
	}
	return Object.fromEntries(least);
}
function smaller(a, b) {
	if (a === void 0 || b === void 0) return void 0;
	return (parseQuantity(b) ?? 0n) < (parseQuantity(a) ?? 0n) ? b : a;
}
function roleOf(group) {
	return group.nodes.every(({ labels }) => CONTROL_PLANE_LABELS.some((label) => label in labels)) ? "control-plane" : void 0;
}

// src/inventory/formats/openshift.ts
const ID$2 = "openshift";
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
	id: ID$2,
	kinds: [...TABLES.map(({ group, kind }) => ({
		group,
		kind
	})), {
		group: AUTOSCALING_GROUP,
		kind: AUTOSCALER
	}],
	read: (input) => {
		const bounds = autoscalerBounds(input);
		return toOutput(input, readTables(input, ID$2, TABLES).map((nodes) => withBounds(nodes, bounds)));
	}
};
function autoscalerBounds({ objects }) {
	const bounds = /* @__PURE__ */ new Map();
	for (const object of objects.filter(({ apiVersion }) => groupOf(apiVersion) === AUTOSCALING_GROUP)) {
		const root = partOfObject(object);
		const min = wholeNumberOf(partAt(root, keys("spec.minReplicas")));
		const max = wholeNumberOf(partAt(root, keys("spec.maxReplicas")));
		const name = textOf(partAt(root, keys("spec.scaleTargetRef.name")));
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
const ID$1 = "talos";
const NODE_CONFIG = "KubeNodeConfig";
const talosFormat = {
	id: ID$1,
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
		format: ID$1,
		place: first === void 0 ? {
			document: {
				file,
				start: 0,
				root: EMPTY
			},
			path: [],
			part: "value"
		} : placeOf(first),
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
const EMPTY = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function firstText(parts, path) {
	return parts.map((part) => textOf(partAt(part, keys(path)))).find((text) => text !== void 0);
}
function nameOfFile({ path }) {
	return (path.split("/").at(-1) ?? path).replace(/\.(?:ya?ml|json)$/, "");
}

// src/inventory/formats/terraform-value.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function hideUnknown(value, marks) {
	if (marks === true) return UNKNOWN_TEXT;
	if (Array.isArray(marks)) {
		if (!marks.some(isMarked)) return value;
		const items = Array.isArray(value) ? value : [];
		const length = Math.max(items.length, marks.length);
		return Array.from({ length }, (_, index) => hideUnknown(items[index], marks[index]));
	}
	if (!isRecord(marks) || !isMarked(marks)) return value;
	const shown = isRecord(value) ? { ...value } : {};
	for (const [key, mark] of Object.entries(marks)) if (isMarked(mark)) shown[key] = hideUnknown(shown[key], mark);
	return shown;
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
		const root = nodeOfValue(manifest === "{{known after apply}}" ? void 0 : manifest);
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
		group,
		kind: "google_container_cluster",
		platform: "gke",
		pools: keys("node_config"),
		fixedName: "default-pool",
		taints: [{
			at: keys("taint"),
			as: "enum"
		}],
		labels: [keys("labels")],
		facts: {
			machineType: keys("machine_type"),
			accelerator: keys("guest_accelerator.0.type"),
			spot: keys("spot"),
			image: keys("image_type"),
			sandbox: keys("sandbox_config.0.type"),
			architectureTaint: keys("taint_config.0.architecture_taint_behavior")
		},
		machine: [keys("image_type")],
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

// src/inventory/formats/terraform-json.ts
const ID = "terraform-json";
const EKS_CLUSTER = "aws_eks_cluster";
const GKE_CLUSTER = "google_container_cluster";
const GKE_POOL = "google_container_node_pool";
const terraformJsonFormat = {
	id: ID,
	kinds: [...TERRAFORM_TABLES.map(({ group, kind }) => ({
		group,
		kind
	})), {
		group: TERRAFORM_GROUP,
		kind: EKS_CLUSTER
	}],
	open: openTerraformJson,
	read: (input) => toOutput(input, [...withoutRepeatedGkePools(input), ...readAutoMode(input)])
};
function withoutRepeatedGkePools(input) {
	const ofKind = (kind, wanted) => ({
		...input,
		objects: input.objects.filter((object) => object.kind === kind === wanted)
	});
	const own = readTables(ofKind(GKE_CLUSTER, false), ID, TERRAFORM_TABLES);
	const names = new Set(readTables(ofKind(GKE_POOL, true), ID, TERRAFORM_TABLES).map(({ pool }) => pool.name));
	const blocks = readTables(ofKind(GKE_CLUSTER, true), ID, TERRAFORM_TABLES).filter(({ pool }) => !names.has(pool.name));
	return [...own, ...blocks];
}
function readAutoMode(input) {
	return input.objects.filter(({ kind }) => kind === EKS_CLUSTER).flatMap((object) => {
		const compute = partAt(partOfObject(object), keys("compute_config.0"));
		return autoModePools(compute, keys("enabled"), keys("node_pools"), [], ID, input.cluster);
	});
}

// src/inventory/formats/index.ts
const FORMATS = [
	nodeFormat,
	karpenterFormat,
	eksctlFormat,
	terraformJsonFormat,
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
			labels: Object.fromEntries(labels.map(({ key, value }) => [key.text, scalarText(value) ?? ""]))
		}
	};
}

// src/inventory/pool-override.ts
function readPoolOverride(document, path, node) {
	const { properties, errors } = readNodeProperties(document, path, node);
	const { taints, startupTaints, labels, allocatable } = properties;
	const has = (key) => getValue(node, key) !== void 0;
	return {
		override: {
			match: scalarText(getValue(node, "match")) ?? "",
			properties: {
				...has("taints") && { taints },
				...has("startupTaints") && { startupTaints },
				...has("labels") && { labels },
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
	const { taints, startupTaints, labels, allocatable } = properties;
	const replaces = mode === "replace";
	const mergeMaps = (known, own) => own === void 0 ? known : replaces ? own : {
		...known,
		...own
	};
	const mergeTaints = (known, own) => own === void 0 ? known : replaces ? own : mergeByKeyAndEffect(known, own);
	const settled = (field) => replaces && (field === "taints" ? taints : field === "labels" && labels);
	const { incomplete, requirements, nodes, ...rest } = pool;
	const open = incomplete?.filter(({ field }) => !settled(field)) ?? [];
	return {
		...rest,
		taints: mergeTaints(pool.taints, taints),
		startupTaints: mergeTaints(pool.startupTaints, startupTaints),
		labels: mergeMaps(pool.labels, labels),
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
	const pools = itemsOf(node, "pools")?.map((item, index) => {
		const read = readDeclaredPool(document, [
			...path,
			"pools",
			index
		], item, name);
		errors.push(...read.errors);
		return read.pool;
	});
	const from = itemsOf(node, "from")?.map((item, index) => {
		const read = readFromDeclaration(document, [
			...path,
			"from",
			index
		], item);
		errors.push(...read.errors);
		return read.from;
	});
	const overrides = itemsOf(node, "overrides")?.map((item, index) => {
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
function itemsOf(node, key) {
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
			message: describe(document, placed, errors),
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
function describe(document, placed, errors) {
	const { error, path } = placed;
	const node = nodeAt(document.root, path);
	const subject = nameOf(path);
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
function nameOf(path) {
	const last = path.at(-1);
	if (last === void 0) return "the file";
	if (typeof last === "string") return quote(last);
	return `item ${last + 1} of ${nameOf(path.slice(0, -1))}`;
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
	const nearest = nearestKey(error);
	const unknown = `unknown key ${quote(key)} in ${nameOf(path.slice(0, -1))}`;
	if (nearest !== void 0) return `${unknown}; did you mean ${quote(nearest)}?`;
	return `${unknown}: legal keys are ${formatAlternatives(legalKeys(error).map(quote), "and")}`;
}
function legalKeys(error) {
	return Object.keys(error.parentSchema.properties ?? {});
}
function nearestKey(error) {
	return nearestWord(error.params.additionalProperty ?? "", legalKeys(error));
}
function missingKeys(error, errors) {
	const ofMapping = errors.filter(({ instancePath }) => instancePath === error.instancePath);
	const misspelt = ofMapping.filter(({ keyword }) => keyword === "additionalProperties").map(nearestKey);
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
				"select": {
					"description": "Takes only some resources of a Terraform plan or state.",
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
		"select": {
			"description": "Takes only some resources of a Terraform plan or state.",
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
		for (const key0 in data) if (!(key0 === "path" || key0 === "format" || key0 === "groupBy" || key0 === "transient" || key0 === "prefix" || key0 === "optional" || key0 === "select")) {
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
		if (data.select !== void 0) {
			let data7 = data.select;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.address === void 0) {
					const err12 = {
						instancePath: instancePath + "/select",
						schemaPath: "#/properties/select/required",
						keyword: "required",
						params: { missingProperty: "address" },
						message: "must have required property 'address'",
						schema: schema24.properties.select.required,
						parentSchema: schema24.properties.select,
						data: data7
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "address")) {
					const err13 = {
						instancePath: instancePath + "/select",
						schemaPath: "#/properties/select/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema24.properties.select,
						data: data7
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data7.address !== void 0) {
					let data8 = data7.address;
					if (typeof data8 !== "string") {
						const err14 = {
							instancePath: instancePath + "/select/address",
							schemaPath: "#/properties/select/properties/address/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema24.properties.select.properties.address.type,
							parentSchema: schema24.properties.select.properties.address,
							data: data8
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/select",
					schemaPath: "#/properties/select/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema24.properties.select.type,
					parentSchema: schema24.properties.select,
					data: data7
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
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
const pattern16 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$", "u");
const pattern17 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$", "u");
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
				if (!pattern16.test(data4)) {
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
				if (!pattern17.test(data5)) {
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
const pattern23 = /* @__PURE__ */ new RegExp("[^\\s]", "u");
const pattern24 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
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
				if (!pattern23.test(data3)) {
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
				if (!pattern24.test(data4)) {
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
const pattern27 = /* @__PURE__ */ new RegExp("^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$", "u");
const pattern28 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
const pattern29 = /* @__PURE__ */ new RegExp("\\S", "u");
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
				if (!pattern27.test(data0)) {
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
				if (!pattern28.test(data1)) {
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
				if (!pattern29.test(data2)) {
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
	return Object.fromEntries(options);
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
	for (const field of SCHEDULING_FIELDS) {
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
		const message = `the entry of "workloads" says no place: write "podSpec", or one of ${SCHEDULING_FIELDS.map(quote).join(", ")}`;
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
	if (document === void 0 || isNothing(document.root)) return refuse({
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
function isNothing(root) {
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
	return [...validateConfiguration(value) ? [] : describeSchemaErrors(document, validateConfiguration.errors ?? []), ...kind === "inventory" ? describeLintKeys(document) : []].sort(byPlace);
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
		].sort(byPlace)
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
function byPlace(a, b) {
	return a.range.line - b.range.line || a.range.column - b.range.column;
}

// src/lint/known-rules.ts
const KNOWN_RULES = {
	knownRules: RULES.map(({ id }) => id),
	ruleOptions: new Map(RULES.map(({ id, options }) => [id, options ?? {}]))
};

// src/inventory/imported-pools.ts
function importPools(from, files, context) {
	const read = files.map((file) => readFile(from, file));
	const objects = read.flatMap((one) => one.objects);
	const outputs = FORMATS.map((format) => format.read({
		objects: objects.filter((object) => isOf(format, object, from)),
		from,
		...context
	}));
	const errors = [...read, ...outputs].flatMap((output) => output.errors);
	const everyFileRead = read.every((one) => one.template === void 0);
	if (objects.length === 0 && errors.length === 0 && everyFileRead) errors.push(...missing(from, files));
	return {
		pools: outputs.flatMap(({ pools }) => pools),
		errors,
		notices: [...read, ...outputs].flatMap(({ notices }) => notices),
		everyFileRead
	};
}
function readFile(from, file) {
	const named = FORMATS.find(({ id }) => id === from.format);
	const opener = named === void 0 ? FORMATS : [named];
	for (const format of opener) {
		const opened = format.open?.(file);
		if (opened === void 0) continue;
		const objects = opened.objects.filter((object) => FORMATS.some((other) => isOf(other, object, void 0)));
		return {
			...opened,
			objects: objects.filter((object) => isSelected(object, from))
		};
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
function isSelected({ document }, { address }) {
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
	if (!(named === void 0 || named === format || named.open !== void 0 && object.document.address)) return false;
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
			complete: declaration.complete ?? known
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

export { groupOf as A, EVENT_ID as C, relevanceTest as D, relevanceOf as E, decodeTolerations as M, createDecoder as N, RELEVANT_KINDS as O, splitDocuments as P, parseYaml as S, readObjectWorkloads as T, isQualifiedName as _, describeUnknownClusters as a, readManifest as b, parentFolder as c, terraformJsonFormat as d, TERRAFORM_GROUP as f, isLabelValue as g, describeValuesMistake as h, parseConfiguration as i, objectsOf as j, podSpecPathOf as k, require_picomatch as l, parseTaintSpecs as m, importPools as n, joinPath as o, clusterApiFormat as p, KNOWN_RULES as r, lastStep as s, buildInventory as t, FORMATS as u, NO_CLUSTER_KEYS as v, SCALAR_STYLE as w, parseDocuments as x, resolveSettings as y };