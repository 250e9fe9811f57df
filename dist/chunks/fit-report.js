import { _ as formatTaint, g as TAINT_EFFECTS, m as isTransientTaint, p as formatFieldPath, s as describeReason, y as placeInObject } from "./rules.js";
import { t as nearestWord } from "./nearest-word.js";

// src/model/finding.ts
const SEVERITIES = [
	"error",
	"warning",
	"note"
];

// src/manifest/document-boundaries.ts
const MARKER = /(?:^|\r\n|\n|\r)---(?=[ \t\r\n]|$)/g;
function splitDocuments(text) {
	const slices = [];
	let start = 0;
	for (const match of text.matchAll(MARKER)) {
		const marker = match.index + match[0].length - 3;
		if (marker === 0 || onlyDirectives(text, start, marker)) continue;
		slices.push({
			start,
			end: marker
		});
		start = marker;
	}
	slices.push({
		start,
		end: text.length
	});
	return slices;
}
function onlyDirectives(text, start, end) {
	if (text.startsWith("---", start)) return false;
	return /^(?:[ \t]*(?:[%#][^\r\n]*)?(?:\r\n|\n|\r|$))*$/.test(text.slice(start, end));
}

// src/manifest/scalar.ts
const WORDS = new Map([
	...[
		"y",
		"Y",
		"yes",
		"Yes",
		"YES",
		"true",
		"True",
		"TRUE",
		"on",
		"On",
		"ON"
	].map((word) => [word, true]),
	...[
		"n",
		"N",
		"no",
		"No",
		"NO",
		"false",
		"False",
		"FALSE",
		"off",
		"Off",
		"OFF"
	].map((word) => [word, false]),
	...[
		"",
		"~",
		"null",
		"Null",
		"NULL"
	].map((word) => [word, null])
]);
const LONGEST_WORD = 5;
const SIGNED_INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const NOT_FINITE = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
function integerOf(text) {
	const negative = text.startsWith("-");
	const digits = negative || text.startsWith("+") ? text.slice(1) : text;
	const octal = /^0[oO]?([0-7]+)$/.exec(digits);
	const magnitude = BigInt(octal === null ? digits.toLowerCase() : `0o${octal[1]}`);
	const value = negative ? -magnitude : magnitude;
	return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
function resolvePlainScalar(text) {
	if (text.length <= LONGEST_WORD) {
		const word = WORDS.get(text);
		if (word !== void 0) return word;
	}
	const first = text.charCodeAt(0);
	if (!(first >= 48 && first <= 57 || first === 43 || first === 45 || first === 46) || NOT_FINITE.test(text)) return text;
	const plain = text.includes("_") ? text.replaceAll("_", "") : text;
	if (SIGNED_INTEGER.test(plain)) return integerOf(plain);
	if (FLOAT.test(plain)) return Number(plain);
	return text;
}
function resolveTaggedScalar(text, tag) {
	switch (tag) {
		case "!!int":
		case "!!float":
		case "!!bool":
		case "!!null": return resolvePlainScalar(text);
		case "!!binary": return atob(text.replaceAll(/\s/g, ""));
		default: return text;
	}
}
function formatKey(value) {
	return value === null ? "null" : String(value);
}

// src/manifest/node-value.ts
function getEntry(node, key) {
	if (node?.kind !== "mapping") return void 0;
	for (let index = node.entries.length - 1; index >= 0; index--) {
		const entry = node.entries[index];
		if (entry !== void 0 && formatKey(entry.key.value) === key) return entry;
	}
}
function getValue(node, key) {
	return getEntry(node, key)?.value;
}
function getString(node, key) {
	const value = getValue(node, key);
	return value?.kind === "scalar" && typeof value.value === "string" ? value.value : void 0;
}
function nodeAt(root, path) {
	let node = root;
	for (const step of path) {
		if (node === void 0) return void 0;
		if (typeof step === "string") node = getValue(node, step);
		else node = node.kind === "sequence" ? node.items[step] : void 0;
	}
	return node;
}
function effectiveEntries(node) {
	if (node?.kind !== "mapping") return [];
	const byKey = /* @__PURE__ */ new Map();
	for (const entry of node.entries) byKey.set(formatKey(entry.key.value), entry);
	return [...byKey.values()];
}

// src/manifest/objects.ts
function groupOf(apiVersion) {
	const slash = apiVersion.indexOf("/");
	return slash < 0 ? "" : apiVersion.slice(0, slash);
}
function objectsOf(document) {
	const objects = [];
	const visited = /* @__PURE__ */ new Set();
	function collect(node, path, defaultApiVersion, defaultKind) {
		if (node.kind !== "mapping" || visited.has(node)) return;
		visited.add(node);
		const apiVersion = getString(node, "apiVersion") ?? defaultApiVersion;
		const kind = getString(node, "kind") ?? defaultKind;
		const items = kind.endsWith("List") ? getValue(node, "items") : void 0;
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

// src/manifest/kinds.ts
const TEMPLATE = [
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
		podSpec: TEMPLATE
	},
	{
		kind: "StatefulSet",
		groups: ["apps"],
		podSpec: TEMPLATE
	},
	{
		kind: "DaemonSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE
	},
	{
		kind: "ReplicaSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE
	},
	{
		kind: "ReplicationController",
		groups: [""],
		podSpec: TEMPLATE
	},
	{
		kind: "Job",
		groups: ["batch"],
		podSpec: TEMPLATE
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
	"Namespace"
];

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
			limits: decoder.quantityMap(...decoder.field(resources, resourcesPath, "limits"))
		};
	});
}
function hostPathsOf(podSpec) {
	const volumes = getValue(podSpec, "volumes");
	if (volumes?.kind !== "sequence") return [];
	return volumes.items.flatMap((volume) => getString(getValue(volume, "hostPath"), "path") ?? []);
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
		initContainers: decodeContainers(decoder, podSpec, path, "initContainers")
	};
}
function findPlaceholder(podSpec) {
	for (const field of [
		"tolerations",
		"nodeSelector",
		"affinity",
		"nodeName",
		"runtimeClassName"
	]) {
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

// src/manifest/relevance.ts
const HIDDEN_LETTERS = /\\(?:[xuU]|\r?\n|\r)|!!binary/;
const OTHER_LINE_BREAKS = /[\u0085\u2028\u2029]/;
const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
const SIMPLE_KEY = /^[A-Za-z][\w./-]*:(?:[ \t]|$)/;
const LIST_ITEM = /^-(?:[ \t]|$)/;
const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;
function relevanceTest(kinds) {
	const wanted = new Set(kinds);
	const anyWanted = new RegExp([...kinds, "List"].join("|"));
	function isWanted(kind) {
		return wanted.has(kind) || kind.endsWith("List");
	}
	function isPlainMappingOfOtherKind(text) {
		if (OTHER_LINE_BREAKS.test(text)) return false;
		const hasCarriageReturns = text.includes("\r");
		let hasKey = false;
		let position = 0;
		while (position < text.length) {
			const first = text.charCodeAt(position);
			const lineEnd = endOfLine(text, position, hasCarriageReturns);
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
						if (kind === void 0 || isWanted(kind)) return false;
					}
				} else if (!hasKey || !LIST_ITEM.test(line)) return false;
			}
			position = lineEnd + 1;
		}
		return hasKey;
	}
	return (text) => {
		if (!anyWanted.test(text) && !HIDDEN_LETTERS.test(text)) return false;
		return !isPlainMappingOfOtherKind(text);
	};
}
function isComment(text, start, end) {
	return text.slice(start, end).trimStart().startsWith("#");
}
function endOfLine(text, from, hasCarriageReturns) {
	const feed = text.indexOf("\n", from);
	const end = feed < 0 ? text.length : feed;
	if (!hasCarriageReturns) return end;
	const carriage = text.indexOf("\r", from);
	return carriage >= 0 && carriage < end ? carriage : end;
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

// src/manifest/tree.ts
const MAX_MERGED_ENTRIES = 1e4;
const LOOK_AHEAD = 4096;
function buildTrees(events, source, offset) {
	const roots = [];
	const problems = [];
	const open = [];
	const anchors = /* @__PURE__ */ new Map();
	const unfinished = /* @__PURE__ */ new Set();
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
		const span = spanOfScalar(source, event, lastEnd);
		lastEnd = span.end;
		const text = event.valueStart < 0 ? "" : getScalarValue(source, event);
		const tag = event.tagStart < 0 ? void 0 : source.slice(event.tagStart, event.tagEnd);
		const plain = event.style === SCALAR_STYLE.PLAIN && tag === void 0;
		const node = {
			kind: "scalar",
			value: plain ? resolvePlainScalar(text) : tag === void 0 ? text : resolveTaggedScalar(text, tag),
			text,
			plain,
			start: span.start + offset,
			end: span.end + offset
		};
		remember(event, node);
		return node;
	}
	function aliasedNode(event) {
		const name = source.slice(event.anchorStart, event.anchorEnd);
		const span = {
			start: event.anchorStart - 1 + offset,
			end: event.anchorEnd + offset
		};
		lastEnd = event.anchorEnd;
		const node = anchors.get(name);
		if (node !== void 0 && !unfinished.has(node)) return node;
		reportStructure(node === void 0 ? `no anchor "&${name}" stands before this alias` : `anchor "&${name}" contains itself`, span);
		return placeholder(span);
	}
	function openCollection(event) {
		const start = event.start + offset;
		const flow = event.style === COLLECTION_STYLE.FLOW;
		const collection = event.type === EVENT_ID.MAPPING ? {
			node: {
				kind: "mapping",
				start,
				end: start,
				entries: []
			},
			names: /* @__PURE__ */ new Set(),
			flow,
			key: void 0
		} : {
			node: {
				kind: "sequence",
				start,
				end: start,
				items: []
			},
			names: void 0,
			flow
		};
		remember(event, collection.node);
		unfinished.add(collection.node);
		lastEnd = flow ? event.start + 1 : Math.max(lastEnd, event.start);
		open.push(collection);
	}
	function closeCollection(collection) {
		if (collection.flow) lastEnd = endOfFlow(source, lastEnd);
		collection.node.end = lastEnd + offset;
		unfinished.delete(collection.node);
		return collection.node;
	}
	function add(node) {
		const parent = open.at(-1);
		if (parent === void 0) root = node;
		else if (parent.names === void 0) parent.node.items.push(node);
		else if (parent.key !== void 0) addEntry(parent, parent.key, node);
		else if (node.kind === "scalar") parent.key = node;
		else {
			reportStructure("a key must be a word, not a list or a mapping", node);
			parent.key = placeholder(node);
		}
	}
	function addEntry(mapping, key, value) {
		mapping.key = void 0;
		if (key.plain && key.text === "<<") {
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
	}
	for (const event of events) if (event.type === EVENT_ID.SCALAR) add(scalarOf(event));
	else if (event.type === EVENT_ID.ALIAS) add(aliasedNode(event));
	else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) openCollection(event);
	else if (event.type === EVENT_ID.POP) {
		const closed = open.pop();
		if (closed === void 0) closeDocument();
		else add(closeCollection(closed));
	}
	return {
		roots,
		problems
	};
}
function spanOfScalar(source, event, lastEnd) {
	if (event.valueStart < 0) {
		const at = lastEnd + (/^[ \t]*:/.exec(source.slice(lastEnd, lastEnd + LOOK_AHEAD))?.[0].length ?? 0);
		return {
			start: at,
			end: at
		};
	}
	const quotes = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
	return {
		start: event.valueStart - quotes,
		end: event.valueEnd + quotes
	};
}
function endOfFlow(source, from) {
	return from + (/^(?:[\s,:]|#[^\r\n]*)*[\]}]/.exec(source.slice(from, from + LOOK_AHEAD))?.[0].length ?? 0);
}

// src/manifest/syntax.ts
const MAX_DEPTH = 200;
function parseDocuments(file, wanted = () => true) {
	const documents = [];
	const problems = [];
	for (const slice of splitDocuments(file.text)) {
		const source = file.text.slice(slice.start, slice.end);
		if (!wanted(source)) continue;
		try {
			const trees = buildTrees(parseEvents(source, { maxDepth: MAX_DEPTH }), source, slice.start);
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
		} catch (error) {
			if (!(error instanceof YAMLException)) throw error;
			const at = Math.min(slice.start + (error.mark?.position ?? 0), slice.end);
			problems.push({
				kind: "syntax",
				message: `not valid YAML: ${error.reason}`,
				file,
				span: {
					start: at,
					end: at
				}
			});
		}
	}
	return {
		file,
		documents,
		problems
	};
}

// src/manifest/decoder.ts
function typeOf(node) {
	if (node.kind === "mapping") return "mapping";
	if (node.kind === "sequence") return "list";
	if (node.value === null) return "null";
	return typeof node.value === "string" ? "string" : typeof node.value === "boolean" ? "boolean" : "number";
}
function isNull(node) {
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
		if (isNull(node)) return void 0;
		const type = typeOf(node);
		if (type !== "string" && !(takesNumbers && type === "number")) refuse(node, path, expected);
		return node.kind === "scalar" ? node.text : void 0;
	}
	const decoder = {
		errors,
		string: (node, path) => text(node, path, "string", false),
		quantity: (node, path) => text(node, path, "quantity", true),
		integer(node, path) {
			if (isNull(node)) return void 0;
			if (node.kind === "scalar") {
				if (typeof node.value === "number" && Number.isInteger(node.value)) return node.value;
				if (typeof node.value === "bigint") return Number(node.value);
			}
			refuse(node, path, "whole number");
			const value = node.kind === "scalar" ? Number.parseInt(node.text, 10) : NaN;
			return Number.isNaN(value) ? void 0 : value;
		},
		boolean(node, path) {
			if (isNull(node)) return false;
			if (node.kind === "scalar" && typeof node.value === "boolean") return node.value;
			refuse(node, path, "boolean");
			return node.kind === "scalar" && node.text === "true";
		},
		list(node, path, item) {
			if (isNull(node)) return [];
			if (node.kind === "sequence") return node.items.map((child, index) => item(child, [...path, index]));
			refuse(node, path, "list");
			return [];
		},
		mapping(node, path) {
			if (isNull(node)) return void 0;
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

// src/manifest/workloads.ts
const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";
function nameOf$1(metadata) {
	const name = getString(metadata, "name");
	if (name !== void 0) return name;
	const prefix = getString(metadata, "generateName");
	return prefix === void 0 ? "(no name)" : `${prefix}*`;
}
function readWorkload(object) {
	const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
	if (podSpecPath === void 0) return void 0;
	const podSpecNode = nodeAt(object.node, podSpecPath);
	if (podSpecNode?.kind !== "mapping") return void 0;
	const decoder = createDecoder();
	const metadata = getValue(object.node, "metadata");
	const annotations = createDecoder().stringMap(getValue(metadata, "annotations"), []);
	if (MIRROR_POD_ANNOTATION in annotations) return void 0;
	const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
	return {
		kind: object.kind,
		apiVersion: object.apiVersion,
		namespace: getString(metadata, "namespace") ?? "default",
		name: nameOf$1(metadata),
		labels: createDecoder().stringMap(getValue(metadata, "labels"), []),
		annotations,
		document: object.document,
		objectPath: object.path,
		podSpecPath,
		podSpec,
		decodeErrors: decoder.errors
	};
}

// src/manifest/read-manifest.ts
const isRelevant = relevanceTest(RELEVANT_KINDS);
const TEMPLATE_MARK = /\{\{.*|\{%.*|\$\{\w+.*/;
const OBJECT_KEYS = [/^[ \t{"']*apiVersion["']?[ \t]*:/m, /["']?kind["']?[ \t]*:/];
function looksLikeObject(text) {
	return OBJECT_KEYS.every((pattern) => pattern.test(text));
}
function countDocuments(text) {
	let count = 0;
	for (const slice of splitDocuments(text)) if (/^[ \t]*[^\s#]/m.test(text.slice(slice.start, slice.end).replace(/^---/, ""))) count++;
	return count;
}
function readManifest(file) {
	const documents = countDocuments(file.text);
	const parsed = parseDocuments(file, isRelevant);
	const nothing = {
		file,
		documents,
		objects: [],
		workloads: [],
		problems: []
	};
	const mark = TEMPLATE_MARK.exec(file.text)?.[0];
	if (mark !== void 0 && parsed.problems.some((problem) => problem.kind === "syntax")) return {
		...nothing,
		template: mark
	};
	const objects = parsed.documents.flatMap(objectsOf);
	const workloads = [];
	for (const object of objects) {
		const workload = readWorkload(object);
		if (workload === void 0) continue;
		const podSpec = nodeAt(object.node, workload.podSpecPath);
		const placeholder = podSpec === void 0 ? void 0 : findPlaceholder(podSpec);
		if (placeholder !== void 0) return {
			...nothing,
			template: placeholder
		};
		workloads.push(workload);
	}
	return {
		file,
		documents,
		objects,
		workloads,
		problems: looksLikeObject(file.text) ? parsed.problems : [],
		template: void 0
	};
}

// src/inventory/configuration-value.ts
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
function scalarValue(node) {
	if (typeof node.value === "bigint") return Number(node.value);
	if (typeof node.value === "boolean" && node.plain && !BOOLEAN.test(node.text)) return node.text;
	return node.value;
}
function toConfigurationValue(root) {
	const values = /* @__PURE__ */ new Map();
	function convert(node) {
		if (node.kind === "scalar") return scalarValue(node);
		if (values.has(node)) return values.get(node);
		const value = node.kind === "sequence" ? node.items.map(convert) : Object.fromEntries(node.entries.map((entry) => [formatKey(entry.key.value), convert(entry.value)]));
		values.set(node, value);
		return value;
	}
	return convert(root);
}
function scalarText(node) {
	if (node?.kind !== "scalar") return void 0;
	return node.value === null ? "" : node.text;
}
function describeNode(node) {
	if (node === void 0) return "nothing";
	if (node.kind === "mapping") return "a mapping";
	if (node.kind === "sequence") return "a list";
	const value = scalarValue(node);
	if (value === null) return "nothing";
	if (typeof value === "string") return JSON.stringify(value);
	return typeof value === "number" ? `the number ${node.text}` : node.text;
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
		...complete !== void 0 && { complete }
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
function resolveSettings(name, keys) {
	return {
		name,
		provider: keys.provider,
		kubernetesVersion: keys.kubernetesVersion,
		admission: {
			defaultTolerationSeconds: keys.admission.defaultTolerationSeconds ?? true,
			extendedResourceToleration: keys.admission.extendedResourceToleration ?? false,
			runtimeClass: keys.admission.runtimeClass ?? true,
			podNodeSelector: keys.admission.podNodeSelector ?? false,
			podTolerationRestriction: keys.admission.podTolerationRestriction ?? false
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

// src/model/pool.ts
const POOL_ROLES = ["worker", "control-plane"];

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

// src/manifest/locate.ts
const lineStarts = /* @__PURE__ */ new WeakMap();
function lineStartsOf(file) {
	const known = lineStarts.get(file);
	if (known !== void 0) return known;
	const starts = [0];
	for (const match of file.text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
	lineStarts.set(file, starts);
	return starts;
}
function positionOf(file, offset) {
	const starts = lineStartsOf(file);
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
function rangeOfSpan(file, span) {
	const start = positionOf(file, span.start);
	const end = positionOf(file, span.end);
	return {
		file: file.path,
		line: start.line,
		column: start.column,
		endLine: end.line,
		endColumn: end.column
	};
}
function lineOf(file, line) {
	const starts = lineStartsOf(file);
	const start = starts[line - 1];
	if (start === void 0) return void 0;
	return file.text.slice(start, starts[line] ?? file.text.length).replace(/[\r\n]+$/, "");
}
function stepInto(node, step) {
	if (typeof step === "number") {
		const item = node.kind === "sequence" ? node.items[step] : void 0;
		return item === void 0 ? void 0 : {
			key: void 0,
			value: item
		};
	}
	const entry = getEntry(node, step);
	return entry === void 0 ? void 0 : {
		key: entry.key,
		value: entry.value
	};
}
function locate(place) {
	const { file, root } = place.document;
	let current = {
		key: void 0,
		value: root
	};
	let whole = true;
	for (const step of place.path) {
		const next = stepInto(current.value, step);
		if (next === void 0) {
			whole = false;
			break;
		}
		current = next;
	}
	const { key, value } = current;
	return rangeOfSpan(file, key !== void 0 && (place.part === "key" || !whole || value.kind !== "scalar" || value.start === value.end) ? key : headOf(file, value));
}
function headOf(file, node) {
	const lineEnd = /[\r\n]/.exec(file.text.slice(node.start, node.end));
	return lineEnd === null ? node : {
		start: node.start,
		end: node.start + lineEnd.index
	};
}

// src/inventory/configuration-error.ts
function errorAt(place, message) {
	return {
		message,
		range: locate(place)
	};
}
function formatAlternatives(words, conjunction = "or") {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
function quote(text) {
	return `"${text}"`;
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
const DECLARED_FORMAT = "taintlint";
function readDeclaredPool(document, path, node, cluster) {
	const reading = {
		document,
		errors: []
	};
	const scale = readScale(getValue(node, "scale"));
	const role = readRole(getValue(node, "role"));
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
			taints: readTaints$1(reading, getValue(node, "taints"), [...path, "taints"]),
			startupTaints: readTaints$1(reading, getValue(node, "startupTaints"), [...path, "startupTaints"]),
			labels: readLabels(reading, getValue(node, "labels"), [...path, "labels"]),
			labelsClosed: false,
			openLabels: readStrings(getValue(node, "openLabels")) ?? [],
			nodes: void 0,
			allocatable: readAllocatable(reading, getValue(node, "allocatable"), [...path, "allocatable"]),
			reservedFor: readReservation(getValue(node, "reservedFor")),
			...scale && { scale },
			...role && { role }
		},
		errors: reading.errors
	};
}
function readTaints$1(reading, node, path) {
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
function readLabels(reading, node, path) {
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
function readScale(node) {
	if (node === void 0) return void 0;
	const numbers = effectiveEntries(node).map((entry) => [entry.key.text, Number(scalarText(entry.value))]);
	return Object.fromEntries(numbers);
}
function readRole(node) {
	return POOL_ROLES.find((role) => role === scalarText(node));
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
		nodes: group.nodes.map(({ name, labels, unschedulable }) => ({
			name,
			labels,
			unschedulable
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

// src/inventory/formats/index.ts
const FORMATS = [nodeFormat];

// src/inventory/formats/unread-kinds.ts
const UNREAD_KINDS = [
	{
		format: "karpenter",
		group: "karpenter.sh",
		kind: "NodePool"
	},
	{
		format: "karpenter",
		group: "karpenter.sh",
		kind: "NodeClaim"
	},
	{
		format: "karpenter",
		group: "karpenter.sh",
		kind: "Provisioner"
	},
	{
		format: "eksctl",
		group: "eksctl.io",
		kind: "ClusterConfig"
	},
	{
		format: "cluster-api",
		group: "cluster.x-k8s.io",
		kind: "Cluster"
	},
	{
		format: "cluster-api",
		group: "cluster.x-k8s.io",
		kind: "ClusterClass"
	},
	{
		format: "cluster-api",
		group: "cluster.x-k8s.io",
		kind: "MachineDeployment"
	},
	{
		format: "cluster-api",
		group: "cluster.x-k8s.io",
		kind: "MachinePool"
	},
	{
		format: "cluster-api",
		group: "cluster.x-k8s.io",
		kind: "MachineSet"
	},
	{
		format: "openshift",
		group: "machine.openshift.io",
		kind: "MachineSet"
	},
	{
		format: "openshift",
		group: "machine.openshift.io",
		kind: "ControlPlaneMachineSet"
	},
	{
		format: "hypershift",
		group: "hypershift.openshift.io",
		kind: "NodePool"
	},
	{
		format: "kops",
		group: "kops.k8s.io",
		kind: "InstanceGroup"
	},
	{
		format: "config-connector",
		group: "container.cnrm.cloud.google.com",
		kind: "ContainerNodePool"
	},
	{
		format: "azure-service-operator",
		group: "containerservice.azure.com",
		kind: "ManagedClustersAgentPool"
	},
	{
		format: "gardener",
		group: "core.gardener.cloud",
		kind: "Shoot"
	},
	{
		format: "rancher",
		group: "provisioning.cattle.io",
		kind: "Cluster"
	},
	{
		format: "kind",
		group: "kind.x-k8s.io",
		kind: "Cluster"
	},
	{
		format: "k3d",
		group: "k3d.io",
		kind: "Simple"
	},
	{
		format: "kubeadm",
		group: "kubeadm.k8s.io",
		kind: "InitConfiguration"
	},
	{
		format: "kubeadm",
		group: "kubeadm.k8s.io",
		kind: "JoinConfiguration"
	},
	{
		format: "k0sctl",
		group: "k0sctl.k0sproject.io",
		kind: "Cluster"
	},
	{
		format: "aws-controllers",
		group: "eks.services.k8s.aws",
		kind: "Nodegroup"
	},
	{
		format: "crossplane",
		group: "eks.aws.upbound.io",
		kind: "NodeGroup"
	},
	{
		format: "crossplane",
		group: "eks.aws.m.upbound.io",
		kind: "NodeGroup"
	},
	{
		format: "crossplane",
		group: "container.gcp.upbound.io",
		kind: "NodePool"
	},
	{
		format: "crossplane",
		group: "containerservice.azure.upbound.io",
		kind: "KubernetesClusterNodePool"
	},
	{
		format: "coreweave",
		group: "compute.coreweave.com",
		kind: "NodePool"
	},
	{
		format: "kueue",
		group: "kueue.x-k8s.io",
		kind: "ResourceFlavor"
	}
];

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
			from
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
		"clusters": { "$ref": "#/definitions/clusters" },
		"rules": { "$ref": "#/definitions/rules" },
		"suppress": { "$ref": "#/definitions/suppress" },
		"failOn": { "$ref": "#/definitions/failOn" }
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
					"description": "ExtendedResourceToleration: pods that ask for an extended resource tolerate a NoSchedule taint of its name. Default: false.",
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
				}
			},
			"examples": ["nodes.yaml"]
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
				"from": { "$ref": "#/definitions/from" }
			},
			"examples": [{ "name": "prod-eu" }]
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
					"description": "A glob of workloads, as namespace/Kind/name.",
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
			"description": "ExtendedResourceToleration: pods that ask for an extended resource tolerate a NoSchedule taint of its name. Default: false.",
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
		if (data.openLabels !== void 0) {
			let data7 = data.openLabels;
			if (Array.isArray(data7)) {
				const len2 = data7.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate25(data7[i2], {
					instancePath: instancePath + "/openLabels/" + i2,
					parentData: data7,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/openLabels",
					schemaPath: "#/properties/openLabels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema20.properties.openLabels.type,
					parentSchema: schema20.properties.openLabels,
					data: data7
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.allocatable !== void 0) {
			let data9 = data.allocatable;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key2 in data9) {
				let data10 = data9[key2];
				if (typeof data10 !== "string" && !(typeof data10 == "number" && isFinite(data10))) {
					const err9 = {
						instancePath: instancePath + "/allocatable/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/allocatable/additionalProperties/type",
						keyword: "type",
						params: { type: schema20.properties.allocatable.additionalProperties.type },
						message: "must be string,number",
						schema: schema20.properties.allocatable.additionalProperties.type,
						parentSchema: schema20.properties.allocatable.additionalProperties,
						data: data10
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			else {
				const err10 = {
					instancePath: instancePath + "/allocatable",
					schemaPath: "#/properties/allocatable/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.allocatable.type,
					parentSchema: schema20.properties.allocatable,
					data: data9
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.reservedFor !== void 0) {
			let data11 = data.reservedFor;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key3 in data11) if (!(key3 === "namespaces" || key3 === "workloads")) {
					const err11 = {
						instancePath: instancePath + "/reservedFor",
						schemaPath: "#/properties/reservedFor/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema20.properties.reservedFor,
						data: data11
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data11.namespaces !== void 0) {
					let data12 = data11.namespaces;
					if (Array.isArray(data12)) {
						const len3 = data12.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate25(data12[i3], {
							instancePath: instancePath + "/reservedFor/namespaces/" + i3,
							parentData: data12,
							parentDataProperty: i3,
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/reservedFor/namespaces",
							schemaPath: "#/properties/reservedFor/properties/namespaces/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array",
							schema: schema20.properties.reservedFor.properties.namespaces.type,
							parentSchema: schema20.properties.reservedFor.properties.namespaces,
							data: data12
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data11.workloads !== void 0) {
					let data14 = data11.workloads;
					if (Array.isArray(data14)) {
						const len4 = data14.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate25(data14[i4], {
							instancePath: instancePath + "/reservedFor/workloads/" + i4,
							parentData: data14,
							parentDataProperty: i4,
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/reservedFor/workloads",
							schemaPath: "#/properties/reservedFor/properties/workloads/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array",
							schema: schema20.properties.reservedFor.properties.workloads.type,
							parentSchema: schema20.properties.reservedFor.properties.workloads,
							data: data14
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/reservedFor",
					schemaPath: "#/properties/reservedFor/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.reservedFor.type,
					parentSchema: schema20.properties.reservedFor,
					data: data11
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.scale !== void 0) {
			let data16 = data.scale;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				for (const key4 in data16) if (!(key4 === "min" || key4 === "max" || key4 === "replicas")) {
					const err15 = {
						instancePath: instancePath + "/scale",
						schemaPath: "#/properties/scale/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema20.properties.scale,
						data: data16
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data16.min !== void 0) {
					let data17 = data16.min;
					if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
						const err16 = {
							instancePath: instancePath + "/scale/min",
							schemaPath: "#/properties/scale/properties/min/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.min.type,
							parentSchema: schema20.properties.scale.properties.min,
							data: data17
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (typeof data17 == "number" && isFinite(data17)) {
						if (data17 < 0 || isNaN(data17)) {
							const err17 = {
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
								data: data17
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
				}
				if (data16.max !== void 0) {
					let data18 = data16.max;
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
						const err18 = {
							instancePath: instancePath + "/scale/max",
							schemaPath: "#/properties/scale/properties/max/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.max.type,
							parentSchema: schema20.properties.scale.properties.max,
							data: data18
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 0 || isNaN(data18)) {
							const err19 = {
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
								data: data18
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
				}
				if (data16.replicas !== void 0) {
					let data19 = data16.replicas;
					if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
						const err20 = {
							instancePath: instancePath + "/scale/replicas",
							schemaPath: "#/properties/scale/properties/replicas/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema20.properties.scale.properties.replicas.type,
							parentSchema: schema20.properties.scale.properties.replicas,
							data: data19
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (typeof data19 == "number" && isFinite(data19)) {
						if (data19 < 0 || isNaN(data19)) {
							const err21 = {
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
								data: data19
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/scale",
					schemaPath: "#/properties/scale/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.properties.scale.type,
					parentSchema: schema20.properties.scale,
					data: data16
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data20 = data.role;
			if (!(data20 === "worker" || data20 === "control-plane")) {
				const err23 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema20.properties.role.enum },
					message: "must be equal to one of the allowed values",
					schema: schema20.properties.role.enum,
					parentSchema: schema20.properties.role,
					data: data20
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema20.type,
			parentSchema: schema20,
			data
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
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
const schema22 = {
	"description": "Files that declare node pools already.",
	"type": "array",
	"items": { "$ref": "#/definitions/fromEntry" },
	"examples": [[{ "path": "nodes.yaml" }]]
};
const schema23 = {
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
		}
	},
	"examples": ["nodes.yaml"]
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema23.type },
			message: "must be string,object",
			schema: schema23.type,
			parentSchema: schema23,
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
				parentSchema: schema23,
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
				schema: schema23.required,
				parentSchema: schema23,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "format" || key0 === "groupBy" || key0 === "transient" || key0 === "prefix" || key0 === "optional")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema23,
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
					params: { type: schema23.properties.path.type },
					message: "must be string,array",
					schema: schema23.properties.path.type,
					parentSchema: schema23.properties.path,
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
						parentSchema: schema23.properties.path,
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
					schema: schema23.properties.format.type,
					parentSchema: schema23.properties.format,
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
						parentSchema: schema23.properties.groupBy,
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
					schema: schema23.properties.groupBy.type,
					parentSchema: schema23.properties.groupBy,
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
					params: { allowedValues: schema23.properties.transient.enum },
					message: "must be equal to one of the allowed values",
					schema: schema23.properties.transient.enum,
					parentSchema: schema23.properties.transient,
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
					schema: schema23.properties.prefix.type,
					parentSchema: schema23.properties.prefix,
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
					schema: schema23.properties.optional.type,
					parentSchema: schema23.properties.optional,
					data: data6
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	}
	validate60.errors = vErrors;
	return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate60(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema22.type,
			parentSchema: schema22,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const schema24 = {
	"description": "Several clusters, instead of pools and from. Keys of a cluster win over the same keys at the top.",
	"type": "array",
	"items": { "$ref": "#/definitions/cluster" },
	"examples": [[{
		"name": "prod-eu",
		"pools": [{ "name": "general" }]
	}]]
};
const schema25 = {
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
		"from": { "$ref": "#/definitions/from" }
	},
	"examples": [{ "name": "prod-eu" }]
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				schema: schema25.required,
				parentSchema: schema25,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema25.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema25,
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
						parentSchema: schema25.properties.name,
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
					schema: schema25.properties.name.type,
					parentSchema: schema25.properties.name,
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
			if (!validate59(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
			schema: schema25.type,
			parentSchema: schema25,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate65.errors = vErrors;
	return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate65(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
const schema26 = {
	"description": "Severities of rules by their id, or a mapping with the severity and the rule's options.",
	"type": "object",
	"additionalProperties": { "$ref": "#/definitions/ruleSetting" },
	"examples": [{
		"wildcard-toleration": "error",
		"unpinned-toleration": "off"
	}]
};
const schema27 = {
	"description": "error, warning, note or off; or {severity, ...options}.",
	"if": { "type": "object" },
	"then": {
		"type": "object",
		"properties": { "severity": { "$ref": "#/definitions/ruleSeverity" } }
	},
	"else": { "$ref": "#/definitions/ruleSeverity" }
};
const schema28 = {
	"description": "How much a finding of the rule counts.",
	"enum": [
		"error",
		"warning",
		"note",
		"off"
	]
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "error" || data === "warning" || data === "note" || data === "off")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema28.enum },
			message: "must be equal to one of the allowed values",
			schema: schema28.enum,
			parentSchema: schema28,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				if (!validate82(data.severity, {
					instancePath: instancePath + "/severity",
					parentData: data,
					parentDataProperty: "severity",
					rootData
				})) {
					vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
				schema: schema27.then.type,
				parentSchema: schema27.then,
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
		if (!validate82(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
			schema: schema27.if,
			parentSchema: schema27,
			data
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate81.errors = vErrors;
	return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!validate81(data[key0], {
			instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
			parentData: data,
			parentDataProperty: key0,
			rootData
		})) {
			vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema26.type,
			parentSchema: schema26,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate80.errors = vErrors;
	return errors === 0;
}
const schema29 = {
	"description": "Findings to silence, each with a reason.",
	"type": "array",
	"items": { "$ref": "#/definitions/suppression" },
	"examples": [[{
		"rule": "wildcard-toleration",
		"workload": "kube-system/DaemonSet/cilium",
		"reason": "CNI runs everywhere"
	}]]
};
const schema30 = {
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
			"description": "A glob of workloads, as namespace/Kind/name.",
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
const pattern10 = /* @__PURE__ */ new RegExp("[^\\s]", "u");
const pattern11 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				schema: schema30.required,
				parentSchema: schema30,
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
				schema: schema30.required,
				parentSchema: schema30,
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
				parentSchema: schema30,
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
					schema: schema30.properties.rule.type,
					parentSchema: schema30.properties.rule,
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
						parentSchema: schema30.properties.workload,
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
					schema: schema30.properties.workload.type,
					parentSchema: schema30.properties.workload,
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
						parentSchema: schema30.properties.file,
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
					schema: schema30.properties.file.type,
					parentSchema: schema30.properties.file,
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
				if (!pattern10.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/pattern",
						keyword: "pattern",
						params: { pattern: "[^\\s]" },
						message: "must match pattern \"[^\\s]\"",
						schema: "[^\\s]",
						parentSchema: schema30.properties.reason,
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
					schema: schema30.properties.reason.type,
					parentSchema: schema30.properties.reason,
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
				if (!pattern11.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/expires",
						schemaPath: "#/properties/expires/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
						message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"",
						schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
						parentSchema: schema30.properties.expires,
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
					schema: schema30.properties.expires.type,
					parentSchema: schema30.properties.expires,
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
			schema: schema30.type,
			parentSchema: schema30,
			data
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate88(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema29.type,
			parentSchema: schema29,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
const schema31 = {
	"description": "The least severity that makes the run fail. Default: error.",
	"enum": [
		"error",
		"warning",
		"note",
		"never"
	]
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "error" || data === "warning" || data === "note" || data === "never")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema31.enum },
			message: "must be equal to one of the allowed values",
			schema: schema31.enum,
			parentSchema: schema31,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate91.errors = vErrors;
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
			if (!validate59(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.clusters !== void 0) {
			if (!validate64(data.clusters, {
				instancePath: instancePath + "/clusters",
				parentData: data,
				parentDataProperty: "clusters",
				rootData
			})) {
				vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate80(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData
			})) {
				vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
				errors = vErrors.length;
			}
		}
		if (data.suppress !== void 0) {
			if (!validate87(data.suppress, {
				instancePath: instancePath + "/suppress",
				parentData: data,
				parentDataProperty: "suppress",
				rootData
			})) {
				vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
				errors = vErrors.length;
			}
		}
		if (data.failOn !== void 0) {
			if (!validate91(data.failOn, {
				instancePath: instancePath + "/failOn",
				parentData: data,
				parentDataProperty: "failOn",
				rootData
			})) {
				vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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

// src/lint/configuration-rules.ts
function readRuleSettings(document, knownRules) {
	const rules = /* @__PURE__ */ new Map();
	const errors = [];
	for (const entry of effectiveEntries(getValue(document.root, "rules"))) {
		const id = entry.key.text;
		const place = {
			document,
			path: ["rules", id],
			part: "value"
		};
		errors.push(...describeUnknownRule(id, {
			...place,
			part: "key"
		}, knownRules));
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
function readSuppressions(document, knownRules) {
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

// src/lint/configuration.ts
const LINT_KEYS = [
	"rules",
	"suppress",
	"failOn"
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
	const { rules, errors: ruleErrors } = readRuleSettings(document, options.knownRules);
	const { suppress, errors: suppressErrors } = readSuppressions(document, options.knownRules);
	return {
		configuration: {
			file,
			clusters,
			clusterKeys,
			manifests: clusterKeys.manifests,
			exclude: clusterKeys.exclude ?? [],
			rules,
			suppress,
			failOn: readFailOn(getValue(root, "failOn"))
		},
		errors: [
			...clusterErrors,
			...ruleErrors,
			...suppressErrors
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
	const errors = describePoolsBesideClusters(document);
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
function describePoolsBesideClusters(document) {
	return ["pools", "from"].filter((key) => getEntry(document.root, key) !== void 0).map((key) => errorAt({
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

// src/inventory/imported-pools.ts
function importPools(from, files, context) {
	const formats = FORMATS.filter(({ id }) => from.format === void 0 || from.format === id);
	const objects = [];
	const errors = [];
	for (const file of files) {
		const read = readFile(from, file, formats);
		objects.push(...read.objects);
		errors.push(...read.errors);
	}
	const outputs = formats.map((format) => format.read({
		objects: objects.filter((object) => isOf(format, object)),
		from,
		...context
	}));
	return {
		pools: outputs.flatMap(({ pools }) => pools),
		errors: [...errors, ...outputs.flatMap((output) => output.errors)],
		notices: outputs.flatMap(({ notices }) => notices)
	};
}
function readFile(from, file, formats) {
	const parsed = parseDocuments(file);
	const broken = parsed.problems.filter(({ kind }) => kind === "syntax");
	const all = parsed.documents.flatMap(objectsOf);
	const objects = all.filter((object) => formats.some((format) => isOf(format, object)));
	const errors = broken.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	}));
	if (from.format === void 0) errors.push(...all.flatMap(describeUnread));
	if (objects.length === 0 && errors.length === 0) errors.push(errorAt(from.place, describeEmpty$1(file, formats)));
	return {
		objects,
		errors
	};
}
function isOf(format, object) {
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
	const formats = formatAlternatives(FORMATS.map(({ id }) => quote(id)), "and");
	const message = `${object.kind} of ${group} (format "${unread.format}") is not read yet; formats that are read: ${formats}`;
	return [errorAt(place, message)];
}
function describeEmpty$1(file, formats) {
	const kinds = formats.flatMap((format) => format.kinds.map(({ kind }) => kind));
	return `"${file.path}" holds no ${formatAlternatives(kinds)}`;
}

// src/inventory/pools.ts
function buildInventory(declaration, imports) {
	const { settings } = declaration;
	const pools = [...declaration.pools ?? []];
	const errors = [];
	const notices = [];
	let everyImportRead = true;
	for (const from of declaration.from ?? []) {
		const files = imports.filter((one) => one.from === from).map(({ file }) => file);
		if (files.length === 0) everyImportRead = false;
		const context = {
			cluster: settings.name,
			transientTaints: settings.transientTaints
		};
		const output = importPools(from, files, context);
		pools.push(...output.pools);
		errors.push(...output.errors);
		notices.push(...output.notices);
	}
	errors.push(...describeEmpty(declaration), ...describeRepeatedNames(pools));
	notices.push(...pools.flatMap(describePoolWithoutNodes));
	return {
		inventory: {
			cluster: settings,
			pools,
			complete: declaration.complete ?? (everyImportRead && pools.length > 0)
		},
		errors,
		notices
	};
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
		const { file, line } = locate(first.place);
		const hint = pool.format === "taintlint" ? "" : "; give the import a \"prefix\"";
		errors.push(errorAt(pool.place, `pool "${pool.name}" is declared twice: first in "${file}", line ${line}${hint}`));
	}
	return errors;
}
function describePoolWithoutNodes(pool) {
	const { scale } = pool;
	const fixedAtZero = scale?.replicas === 0 && scale.max === void 0;
	if (scale?.max !== 0 && !fixedAtZero) return [];
	return [{
		message: `pool "${pool.name}" is scaled to zero: no pod can run there`,
		range: locate(pool.place)
	}];
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
	const { kind, namespace, name } = fit.workload;
	return {
		kind,
		namespace,
		name,
		source: sourceLineOf(placeInObject(fit.workload, [])),
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
		pools: judgements.flatMap(({ inventory }) => inventory.pools.map(reportPool)),
		workloads: [...rows.values()]
	};
}

export { groupOf as _, buildInventory as a, nodeAt as b, lineOf as c, parseQuantity as d, NO_CLUSTER_KEYS as f, decodeTolerations as g, createDecoder as h, sourceLineOf as i, locate as l, readManifest as m, reportCell as n, parseConfiguration as o, resolveSettings as p, reportFit as r, errorAt as s, refusalsOf as t, rangeOfSpan as u, getString as v, SEVERITIES as x, getValue as y };