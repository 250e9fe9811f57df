import { __commonJSMin, __toESM } from "./rolldown-runtime.js";
import { VERSION as VERSION$2 } from "./version.js";
import { COMPARISON_PART, FIXES_PART, GITOPS_PART, IMPORTS_PART, MAX_INT64, MIN_INT64, NO_WORDS, POLICIES_PART, SEVERITIES, YAML_PART, byWord, count, describeNode, didYouMean, duration, effectiveEntries, errorAt, fileOfPlace, formatFieldPath, formatKey, getEntry, getString, getValue, isChangedFile, isNearKey, isSlipOf, isSlipOfValue, isSpeltOtherwise, itemsOf as itemsOf$2, joinByWord, joinWords, keyNames, keyToAskAbout, lettersOf, lineOf, list, locate, missingPart, nameSome, nearestKeyOf, nearestWord, nodeAt, ownText, pathTo, quoted, rangeOf, rangeOfSpan, readRenderSettings, rememberedLast, rememberedOf, require_fastest_levenshtein, resolvePlainScalar, scalarText, shorten, textPlaceOf, textsThatMatter, toConfigurationValue, toValue } from "./program.js";

// src/manifest/yaml/canonical-value.ts
function canonicalText(value) {
	if (typeof value === "bigint") return value.toString();
	if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join(",")}}`;
}
function canonicalNode(node) {
	return node === void 0 ? "null" : canonicalText(toValue(node));
}

// src/model/path-steps.ts
function joinPath(...paths) {
	const steps = [];
	for (const step of paths.join("/").split("/")) if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
	else if (step !== "" && step !== ".") steps.push(step);
	return steps.length === 0 ? "." : steps.join("/");
}
function normalizePath(path) {
	const joined = joinPath(path);
	return joined === "." ? "" : joined;
}
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
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

// src/manifest/yaml/directives.ts
function isDirective(key) {
	return key.startsWith("$");
}
function isDirectiveItem(item) {
	if (item.kind !== "mapping" || item.entries.length === 0) return false;
	return getString(item, "$patch") === "delete" || item.entries.every(({ key }) => isDirective(key.text));
}
function tolerationItems(tolerations) {
	if (tolerations.kind !== "sequence" || !tolerations.items.some(isDirectiveItem)) return tolerations;
	return {
		...tolerations,
		items: tolerations.items.filter((item) => !isDirectiveItem(item))
	};
}
function movedTolerations(podSpec, path) {
	const list = getValue(podSpec, "tolerations");
	if (list?.kind !== "sequence") return [];
	return [...list.items.keys()].filter((index) => !isDirectiveItem(list.items[index] ?? list)).flatMap((to, from) => to === from ? [] : [{
		from: [
			...path,
			"tolerations",
			from
		],
		to: [
			...path,
			"tolerations",
			to
		]
	}]);
}

// src/manifest/fields/decoder.ts
const ABSENT$1 = [void 0, []];
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
	return decoderWith([], true);
}
function decoderWith(errors, tells) {
	function refuse(node, path, expected) {
		if (!tells || node.kind === "scalar" && node.isPlaceholder) return;
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
		return node.kind === "scalar" ? ownText(node.text) : void 0;
	}
	const decoder = {
		errors,
		string: (node, path) => text(node, path, "string", false),
		quantity: (node, path) => text(node, path, "quantity", true),
		integer(node, path) {
			if (isNull(node)) return void 0;
			const value = node.kind === "scalar" ? node.value : null;
			if ((typeof value === "bigint" || typeof value === "number" && Number.isInteger(value)) && value >= MIN_INT64 && value <= MAX_INT64) return Number(value);
			refuse(node, path, "whole number");
			const read = node.kind === "scalar" ? Number.parseInt(node.text, 10) : NaN;
			return Number.isNaN(read) ? void 0 : read;
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
		field(node, path, key) {
			const value = getValue(node, key);
			return value === void 0 ? ABSENT$1 : [value, [...path, key]];
		}
	};
	function mapOf(node, path, read) {
		const values = [];
		for (const entry of effectiveEntries(decoder.mapping(node, path))) {
			const key = formatKey(entry.key.value);
			if (isDirective(key)) continue;
			values.push([key, read(entry.value, [...path, key]) ?? ""]);
		}
		return byWord(values);
	}
	return decoder;
}
const LENIENT = decoderWith([], false);

// src/model/compact.ts
const NONE$1 = [];
function compact(list) {
	return list.length === 0 ? NONE$1 : list.slice();
}

// src/manifest/placeholders.ts
const INLINE = /\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<%.*?%>|\$\{[^{}\n]*\}|(?<=[^\s,[{:(]|\S:)\{[A-Za-z_]\w*\}|\{[A-Za-z_]\w*\}(?=[^\s,\]}:)]|:\S)|__[A-Za-z]\w*?__|%[A-Z][A-Z0-9_]*%|@[A-Za-z]\w*@/g;
const ENGINE_LINE = /^[ \t]*(?:\{\{.*\}\}|\{%.*%\}|\{#.*#\}|<%.*%>|%\{.*\})[ \t]*$/;
const COMMENT$1 = /^(?:\{#|<%#|\{\{-?[ \t]*(?:\/\*|\$\w+[ \t]*:?=)|\{%-?[ \t]*(?:comment|set[ \t]+\w+[ \t]*=|import|from)\b)/;
const OPENS = /^(?:\{\{-?[ \t]*(?:if|range|with|define|block)\b|\{%[-+]?[ \t]*(?:if|for|macro|block|filter|raw)\b|<%-?[ \t]*(?:if|unless|for)\b|<%.*\bdo\b|%\{~?[ \t]*(?:if|for)\b)/;
const TURNS = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*(?:else|elif|elsif)/;
const CLOSES = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*end/;
const WORD_LINE = /^[ \t]*(?:- +)?(?:[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*|\$\{[^{}]*\}|__\w+__|@\w+@|%\w+%)(?:\|-.*-\|)?[ \t]*(?:[ \t]#.*)?$/;
const WHOLE_VALUE = /\{\{|\{%|<%|\$[{(A-Z_]|\{[A-Za-z_]\w*\}|^__\w+__$|^%[A-Z][A-Z0-9_]*%$|^@\w+@$|^<[A-Za-z][^<>]*>$/;
function isPlaceholder(text) {
	return WHOLE_VALUE.test(text);
}
function isSedWord(text) {
	return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
}
function blankPlaceholders(text) {
	const blanks = [];
	const lines = [];
	let start = 0;
	for (const line of text.split("\n")) {
		const whole = blankLine(line, start);
		if (whole === void 0) {
			const { blanked, found } = blankInLine(line, start);
			blanks.push(...found);
			lines.push(blanked);
		} else {
			blanks.push(whole);
			lines.push(line.replaceAll(/[^\r]/g, " "));
		}
		start += line.length + 1;
	}
	return blanks.length === 0 ? void 0 : {
		text: lines.join("\n"),
		blanks: withBlocks(blanks)
	};
}
function blankLine(line, offset) {
	const text = line.trim();
	const column = line.indexOf(text);
	const place = {
		text,
		start: offset + column,
		end: offset + column + text.length
	};
	if (ENGINE_LINE.test(line)) {
		if (COMMENT$1.test(text)) return {
			...place,
			kind: "comment"
		};
		const isControl = [
			OPENS,
			TURNS,
			CLOSES
		].some((pattern) => pattern.test(text));
		return {
			...place,
			kind: isControl ? "control" : "lines"
		};
	}
	return WORD_LINE.test(line) && /[_$@%]/.test(text.replace(/[ \t]#.*$/, "")) ? {
		...place,
		kind: "lines",
		column
	} : void 0;
}
function blankInLine(line, offset) {
	const found = [];
	return {
		blanked: line.replaceAll(INLINE, (text, at) => {
			found.push({
				kind: "inline",
				text,
				start: offset + at,
				end: offset + at + text.length
			});
			return "x".repeat(text.length);
		}),
		found
	};
}
function withBlocks(blanks) {
	const open = [];
	const blocks = /* @__PURE__ */ new Map();
	for (const blank of blanks) {
		if (blank.kind !== "control") continue;
		if (OPENS.test(blank.text)) open.push([blank]);
		else if (TURNS.test(blank.text)) open.at(-1)?.push(blank);
		else {
			const block = open.pop() ?? [];
			for (const one of [...block, blank]) blocks.set(one, {
				start: block[0]?.start ?? blank.start,
				end: blank.end
			});
		}
	}
	return blanks.map((blank) => {
		const block = blocks.get(blank);
		return block === void 0 ? blank : {
			...blank,
			block
		};
	});
}

// src/manifest/yaml/blanks.ts
function withPlaceholders(root, blanks, text) {
	const inline = blanks.filter(({ kind }) => kind === "inline");
	if (inline.length === 0) return root;
	const known = /* @__PURE__ */ new Map();
	const isTouched = (node) => inline.some((blank) => blank.start < node.end && node.start < blank.end);
	function restore(node) {
		const earlier = known.get(node);
		if (earlier !== void 0) return earlier;
		const restored = isTouched(node) ? restoreTouched(node) : node;
		known.set(node, restored);
		return restored;
	}
	function restoreScalar(node) {
		if (!isTouched(node)) return node;
		const written = text.slice(node.start, node.end).replace(/^(["'])(.*)\1$/s, "$2");
		return {
			...node,
			value: written,
			text: written,
			isPlaceholder: true
		};
	}
	function restoreTouched(node) {
		if (node.kind === "scalar") return restoreScalar(node);
		if (node.kind === "sequence") return {
			...node,
			items: node.items.map(restore)
		};
		const entries = node.entries.map((entry) => {
			return {
				...entry,
				key: restoreScalar(entry.key),
				value: restore(entry.value)
			};
		});
		return {
			...node,
			entries
		};
	}
	return restore(root);
}
function placeholderAmong(mapping, isWanted, { blanks = [], file }) {
	if (mapping.kind !== "mapping" || blanks.length === 0) return void 0;
	const entries = mapping.entries.filter(({ merged }) => !merged);
	const [first] = entries;
	const column = first === void 0 ? 0 : columnOf(file.text, first.key.start);
	const end = endOfRest$1(file.text, mapping.end, blanks);
	const isNear = (blank) => blank.start < end && (blank.start >= mapping.start || blank.kind !== "inline" && endOfRest$1(file.text, blank.end, blanks) >= mapping.start);
	return blanks.filter(isNear).find((blank) => {
		if (blank.kind === "comment" || isAround(blank, mapping)) return false;
		const above = entries.filter(({ key }) => key.start <= blank.start).at(-1);
		if (above !== void 0 && blank.kind === "inline" && blank.start < above.key.end) return true;
		if (blank.kind === "inline" || above !== void 0 && blank.start < above.value.end) return above !== void 0 && isWanted(above.key.text);
		if (blank.column === void 0 || blank.column === column) return true;
		return above !== void 0 && blank.column > column && isWanted(above.key.text);
	})?.text;
}
function isAround({ start, block }, node) {
	const isWithin = start > node.start && start < node.end;
	return block !== void 0 && !isWithin && block.start < node.start && block.end > node.end;
}
const MAX_REST = 1e4;
function endOfRest$1(text, from, blanks) {
	let position = from;
	for (;;) {
		position += /^(?:\s|#[^\n]*)*/.exec(text.slice(position, position + MAX_REST))?.[0].length ?? 0;
		const blank = blanks.find(({ start, kind }) => kind !== "inline" && start === position);
		if (blank === void 0) return position;
		position = blank.end;
	}
}
function columnOf(text, offset) {
	return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

// src/manifest/workloads/pod-spec.ts
function decodeTolerations(decoder, node, path) {
	return decoder.list(node && tolerationItems(node), path, (item, at) => {
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
function reportedCondition(container) {
	const variable = itemsOf$2(getValue(container, "env")).find((one) => getString(one, "name") === "CONDITION_TYPE");
	return getString(variable, "value");
}
const KUBECONFIG = /^--kubeconfig[= ](.+)/;
function kubeconfigOf(container) {
	const words = [getValue(container, "command"), getValue(container, "args")].flatMap(itemsOf$2);
	const index = words.findIndex((word) => word.kind === "scalar" && word.text.startsWith("--kubeconfig"));
	const text = (word) => word?.kind === "scalar" ? word.text : void 0;
	const [first, second] = [text(words[index]), text(words[index + 1])];
	return first === "--kubeconfig" ? second : KUBECONFIG.exec(first ?? "")?.[1];
}
function decodeContainers(decoder, podSpec, path, field) {
	return decoder.list(...decoder.field(podSpec, path, field), (item, at) => {
		const container = decoder.mapping(item, at);
		const [resourcesNode, resourcesPath] = decoder.field(container, at, "resources");
		const resources = decoder.mapping(resourcesNode, resourcesPath);
		const condition = reportedCondition(container);
		const kubeconfig = kubeconfigOf(container);
		return {
			name: decoder.string(...decoder.field(container, at, "name")) ?? "",
			image: decoder.string(...decoder.field(container, at, "image")) ?? "",
			requests: decoder.quantityMap(...decoder.field(resources, resourcesPath, "requests")),
			limits: decoder.quantityMap(...decoder.field(resources, resourcesPath, "limits")),
			restartPolicy: getString(container, "restartPolicy"),
			...condition !== void 0 && { reportsCondition: condition },
			...kubeconfig !== void 0 && { kubeconfig }
		};
	});
}
function hasClaims(podSpec) {
	const volumes = itemsOf$2(getValue(podSpec, "volumes"));
	const listed = new Set(volumes.map((volume) => getString(volume, "name")));
	const isClaim = (volume) => [
		"persistentVolumeClaim",
		"ephemeral",
		"csi"
	].some((field) => getValue(volume, field) !== void 0);
	const mounts = itemsOf$2(getValue(podSpec, "containers")).flatMap((one) => itemsOf$2(getValue(one, "volumeMounts")));
	return volumes.some(isClaim) || mounts.some((mount) => !listed.has(getString(mount, "name")));
}
function hostPathsOf(podSpec) {
	return itemsOf$2(getValue(podSpec, "volumes")).flatMap((volume) => getString(getValue(volume, "hostPath"), "path") ?? []);
}
function readSpreadConstraints(podSpec) {
	return LENIENT.list(getValue(podSpec, "topologySpreadConstraints"), [], (item) => {
		const selector = getValue(item, "labelSelector");
		return {
			maxSkew: LENIENT.integer(getValue(item, "maxSkew"), []),
			topologyKey: getString(item, "topologyKey") ?? "",
			whenUnsatisfiable: getString(item, "whenUnsatisfiable") ?? "",
			nodeAffinityPolicy: getString(item, "nodeAffinityPolicy"),
			nodeTaintsPolicy: getString(item, "nodeTaintsPolicy"),
			hasSelector: selector !== void 0 && !(selector.kind === "scalar" && selector.value === null),
			matchLabels: plainLabels(selector),
			...placeholderIn(item) === void 0 && checkedFields(item, selector)
		};
	});
}
function plainLabels(selector) {
	return selector !== void 0 && getValue(selector, "matchExpressions") === void 0 ? LENIENT.stringMap(getValue(selector, "matchLabels"), []) : void 0;
}
function labelsOfTerm(term) {
	const selector = getValue(term, "labelSelector");
	const isOwn = [
		"namespaces",
		"namespaceSelector",
		"mismatchLabelKeys"
	].every((field) => getValue(term, field) === void 0);
	const selectsNothing = selector?.kind !== "mapping" || placeholderIn(selector) !== void 0;
	return isOwn && !selectsNothing ? plainLabels(selector) : void 0;
}
const SPREAD_NEEDS = [
	"maxSkew",
	"topologyKey",
	"whenUnsatisfiable"
];
function checkedFields(item, selector) {
	const minDomains = LENIENT.integer(getValue(item, "minDomains"), []);
	const expressions = itemsOf$2(getValue(selector, "matchExpressions")).flatMap((one) => getString(one, "key") ?? []);
	return {
		...minDomains !== void 0 && { minDomains },
		matchLabelKeys: itemsOf$2(getValue(item, "matchLabelKeys")).flatMap((key) => key.kind === "scalar" ? key.text : []),
		selectedKeys: [...Object.keys(LENIENT.stringMap(getValue(selector, "matchLabels"), [])), ...expressions],
		lacks: SPREAD_NEEDS.filter((field) => getValue(item, field) === void 0 || isEmptyText(item, field)),
		...isEmptyText(item, "topologyKey") && { isKeyEmpty: true }
	};
}
function isEmptyText(node, key) {
	return getString(node, key) === "";
}
function readQuantities(node, key) {
	return LENIENT.quantityMap(getValue(node, key), []);
}
function readPodTerms(podSpec, field, effect) {
	const terms = getValue(getValue(podSpec, "affinity"), field);
	return [REQUIRED, PREFERRED].flatMap((kind) => itemsOf$2(getValue(terms, kind)).map((item, index) => {
		const isRequired = kind === REQUIRED;
		const inItem = isRequired ? ["topologyKey"] : ["podAffinityTerm", "topologyKey"];
		const term = isRequired ? item : getValue(item, "podAffinityTerm");
		const topologyKey = getString(term, "topologyKey") ?? "";
		const isKeyEmpty = isEmptyText(term, "topologyKey");
		const matchLabels = labelsOfTerm(term);
		const weight = isRequired ? void 0 : LENIENT.integer(getValue(item, "weight"), []);
		return {
			effect,
			isRequired,
			topologyKey,
			path: [
				"affinity",
				field,
				kind,
				index,
				...inItem
			],
			...weight !== void 0 && { weight },
			...isKeyEmpty && { isKeyEmpty },
			...matchLabels !== void 0 && { matchLabels }
		};
	}));
}
function readDeviceClaims(podSpec) {
	return itemsOf$2(getValue(podSpec, "resourceClaims")).flatMap((item, index) => ["ResourceClaim", "ResourceClaimTemplate"].flatMap((kind) => {
		const field = `r${kind.slice(1)}Name`;
		const name = getString(item, field);
		return name === void 0 ? [] : {
			kind,
			name,
			path: [
				"resourceClaims",
				index,
				field
			]
		};
	}));
}
function decodePodSpec(decoder, podSpec, path) {
	const [os, osPath] = decoder.field(podSpec, path, "os");
	const podGroup = getString(getValue(podSpec, "schedulingGroup"), "podGroupName");
	const deviceClaims = readDeviceClaims(podSpec);
	return {
		tolerations: compact(decodeTolerations(decoder, ...decoder.field(podSpec, path, "tolerations"))),
		nodeSelector: decoder.stringMap(...decoder.field(podSpec, path, "nodeSelector")),
		nodeAffinity: decodeNodeAffinity(decoder, podSpec, path),
		nodeName: decoder.string(...decoder.field(podSpec, path, "nodeName")) ?? "",
		hostNetwork: decoder.boolean(...decoder.field(podSpec, path, "hostNetwork")),
		runtimeClassName: decoder.string(...decoder.field(podSpec, path, "runtimeClassName")),
		os: decoder.string(...decoder.field(decoder.mapping(os, osPath), osPath, "name")),
		hostPaths: compact(hostPathsOf(podSpec)),
		hasClaims: hasClaims(podSpec),
		containers: compact(decodeContainers(decoder, podSpec, path, "containers")),
		initContainers: compact(decodeContainers(decoder, podSpec, path, "initContainers")),
		resources: {
			requests: readQuantities(getValue(podSpec, "resources"), "requests"),
			limits: readQuantities(getValue(podSpec, "resources"), "limits")
		},
		overhead: readQuantities(podSpec, "overhead"),
		topologySpreadConstraints: compact(readSpreadConstraints(podSpec)),
		podAffinityTerms: compact([...readPodTerms(podSpec, "podAffinity", "attract"), ...readPodTerms(podSpec, "podAntiAffinity", "repel")]),
		...podGroup !== void 0 && { podGroup },
		...deviceClaims.length > 0 && { deviceClaims }
	};
}
const SCHEDULING_FIELDS$3 = [
	"tolerations",
	"nodeSelector",
	"affinity",
	"nodeName",
	"runtimeClassName",
	"hostNetwork",
	"os"
];
const COLLECTIONS = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity"
]);
function findPlaceholder(podSpec, document) {
	const open = placeholderAmong(podSpec, (key) => SCHEDULING_FIELDS$3.includes(key), document);
	if (open !== void 0) return open;
	for (const field of SCHEDULING_FIELDS$3) {
		const value = getValue(podSpec, field);
		if (value?.kind === "scalar" && COLLECTIONS.has(field) && isSedWord(value.text)) return value.text;
		const placeholder = value === void 0 ? void 0 : placeholderIn(value);
		if (placeholder !== void 0) return placeholder;
	}
}
function placeholderIn(node, visited = /* @__PURE__ */ new Set()) {
	if (visited.has(node)) return void 0;
	visited.add(node);
	if (node.kind === "scalar") return isPlaceholder(node.text) ? node.text : void 0;
	const children = node.kind === "sequence" ? node.items : node.entries.flatMap((entry) => [entry.key, entry.value]);
	for (const child of children) {
		const placeholder = placeholderIn(child, visited);
		if (placeholder !== void 0) return placeholder;
	}
}

// src/model/kubernetes-version.ts
const VERSION$1 = /^v?1\.(\d+)/;
function minorOf(version) {
	const minor = VERSION$1.exec(version ?? "")?.[1];
	return minor === void 0 ? void 0 : Number(minor);
}

// src/inventory/declaration/cluster-keys.ts
const NO_CLUSTER_KEYS = {
	admission: {},
	featureGates: /* @__PURE__ */ new Map()
};
const COMPARISON_OPERATORS = "TaintTolerationComparisonOperators";
const LAST_MINOR_WITH_COMPARISON_OFF = 37;
const FIRST_MINOR_WITH_COMPARISON = 35;
function readClusterKeys(node) {
	const manifests = readStrings(getValue(node, "manifests"));
	const exclude = readStrings(getValue(node, "exclude"));
	const provider = scalarText(getValue(node, "provider"));
	const kubernetesVersion = scalarText(getValue(node, "kubernetesVersion"));
	const implicit = readImplicit(getValue(node, "implicit"));
	const transientTaints = readStrings(getValue(node, "transientTaints"));
	const knownLabels = readStrings(getValue(node, "knownLabels"));
	const complete = readBoolean(getValue(node, "complete"));
	const autoProvision = readBoolean(getValue(node, "autoProvision"));
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
		...autoProvision !== void 0 && { autoProvision },
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
const READS_NAMESPACES = /* @__PURE__ */ new Set(["openshift"]);
function resolveSettings(name, keys) {
	const namespaces = [...keys.namespaces?.values() ?? []];
	const selects = namespaces.some(({ nodeSelector }) => nodeSelector !== void 0);
	const tolerates = namespaces.some(({ defaultTolerations }) => defaultTolerations !== void 0);
	const isRead = READS_NAMESPACES.has(keys.provider ?? "");
	return {
		name,
		provider: keys.provider,
		kubernetesVersion: keys.kubernetesVersion,
		admission: {
			defaultTolerationSeconds: keys.admission.defaultTolerationSeconds ?? true,
			extendedResourceToleration: keys.admission.extendedResourceToleration ?? TOLERATES_EXTENDED_RESOURCES.has(keys.provider ?? ""),
			runtimeClass: keys.admission.runtimeClass ?? true,
			podNodeSelector: keys.admission.podNodeSelector ?? (selects || isRead || "unknown"),
			podTolerationRestriction: keys.admission.podTolerationRestriction ?? (tolerates || isRead || "unknown")
		},
		comparisonOperators: comparisonOperatorsOf(keys),
		transientTaints: keys.transientTaints ?? [],
		knownLabels: keys.knownLabels ?? []
	};
}
function comparisonOperatorsOf(keys) {
	const minor = minorOf(keys.kubernetesVersion);
	if (minor !== void 0 && minor < FIRST_MINOR_WITH_COMPARISON) return "absent";
	const listed = keys.featureGates.get(COMPARISON_OPERATORS);
	if (listed !== void 0) return listed ? "on" : "off";
	if (minor === void 0) return "off";
	return minor <= LAST_MINOR_WITH_COMPARISON_OFF ? "off" : "unknown";
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
		defaultTolerations: tolerations && decodeTolerations(LENIENT, tolerations, []),
		tolerationsWhitelist: void 0
	};
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
const NODE_FORMAT = "node";
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
const OPERATORS$1 = /* @__PURE__ */ new Set(["Exists", "Equal"]);
function hasOperatorAsValue({ value }) {
	return OPERATORS$1.has(value);
}

// src/inventory/declaration/taint-syntax.ts
const EFFECT_LIST = "\"NoSchedule\", \"PreferNoSchedule\" or \"NoExecute\"";
function parseTaintSpec(spec) {
	if (spec.endsWith("-")) {
		const parsed = parseParts$1(spec, spec.slice(0, -1));
		if (parsed.problem !== void 0) return parsed;
		const { key, effect } = parsed.value;
		return { value: {
			kind: "remove",
			removal: {
				key,
				effect
			}
		} };
	}
	const parsed = parseParts$1(spec, spec);
	if (parsed.problem !== void 0) return parsed;
	const taint = parsed.value;
	if (taint.effect === "") return { problem: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
	return { value: {
		kind: "add",
		taint
	} };
}
function parseTaint(text) {
	const parsed = parseTaintSpec(text);
	if (parsed.problem !== void 0) return parsed;
	if (parsed.value.kind === "add") return { value: parsed.value.taint };
	return { problem: `taint "${text}" ends in "-", which removes a taint: a pool lists the taints that it has` };
}
function parseTaintSpecs(specs) {
	const additions = [];
	const removals = [];
	const errors = [];
	for (const spec of specs) {
		const parsed = parseTaintSpec(spec);
		if (parsed.problem !== void 0) {
			errors.push(parsed.problem);
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
function parseParts$1(spec, text) {
	const [head = "", effect, ...rest] = text.split(":");
	if (rest.length > 0) return { problem: `taint "${spec}" holds more than one ":": write "key=value:Effect"` };
	if (effect === void 0) return checkKey(spec, text, {
		key: text,
		value: "",
		effect: ""
	});
	if (!isEffect(effect)) return { problem: describeEffect(spec, effect) };
	const [key = "", value = "", ...more] = head.split("=");
	if (more.length > 0) return { problem: `taint "${spec}" holds more than one "=": write "key=value:Effect"` };
	if (!isLabelValue(value)) return { problem: `value "${value}" of taint "${spec}" is not legal: a value is ${LABEL_VALUE_SYNTAX}` };
	return checkKey(spec, key, {
		key,
		value,
		effect
	});
}
function checkKey(spec, key, taint) {
	if (isLabelKey(key)) return { value: taint };
	if (spec === "") return { problem: "a taint is empty: write \"key=value:Effect\" or \"key:Effect\"" };
	if (key === "") return { problem: `taint "${spec}" has no key: write "key=value:Effect" or "key:Effect"` };
	const [beforeEquals = "", value] = key.split("=");
	if (value !== void 0 && isLabelKey(beforeEquals)) return spec.endsWith("-") ? { problem: `taint "${spec}" has a value but no effect: to remove every effect write "${beforeEquals}-"` } : { problem: `taint "${spec}" has no effect: write ${suggestEffects(spec)}` };
	return { problem: `key "${key}" of taint "${spec}" is not legal: a key is ${LABEL_KEY_SYNTAX}` };
}
function isEffect(word) {
	return TAINT_EFFECTS.some((effect) => effect === word);
}
function describeEffect(spec, effect) {
	if (effect === "") return `taint "${spec}" has no effect after ":": write ${EFFECT_LIST} there`;
	const suggestion = didYouMean(nearestWord(effect, TAINT_EFFECTS));
	return `effect "${effect}" of taint "${spec}" is not legal: an effect is ${EFFECT_LIST}${suggestion}`;
}
function suggestEffects(spec) {
	return `"${spec}:NoSchedule", or "PreferNoSchedule" or "NoExecute" as the effect`;
}

// src/inventory/declaration/declared-pool.ts
function readDeclaredPool(document, path, node, cluster) {
	const reading = {
		document,
		errors: []
	};
	const properties = readNodeProperties(document, path, node);
	const scale = readScale(getValue(node, "scale"));
	const role = readRole(getValue(node, "role"));
	const daemonSets = readStrings(getValue(node, "daemonSets"));
	const requirements = readRequirements(reading, getValue(node, "requirements"), [...path, "requirements"]);
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
			...daemonSets && { daemonSets },
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
			taints: readTaints$1(reading, getValue(node, "taints"), [...path, "taints"]),
			startupTaints: readTaints$1(reading, getValue(node, "startupTaints"), [...path, "startupTaints"]),
			labels: readLabels(reading, written, labelPath),
			labelOrigins: labelOrigins(reading, written, labelPath),
			allocatable: readAllocatable(reading, getValue(node, "allocatable"), [...path, "allocatable"])
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
		reading.errors.push(errorAt(place, parsed.problem));
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
function readRequirements(reading, node, path) {
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
function readScale(node) {
	if (node === void 0) return void 0;
	const numbers = effectiveEntries(node).map((entry) => [entry.key.text, Number(scalarText(entry.value))]);
	return Object.fromEntries(numbers);
}
function readRole(node) {
	return POOL_ROLES.find((role) => role === scalarText(node));
}

// src/inventory/formats/unread-kinds.ts
const UNREAD_KINDS = [{
	format: "kueue",
	group: "kueue.x-k8s.io",
	kind: "ResourceFlavor"
}];

// src/inventory/declaration/from-declaration.ts
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
	const known = IMPORTS_PART.code().FORMATS.map(({ id }) => id);
	if (known.includes(format)) return void 0;
	const legal = `formats that are read: ${joinWords(known.map(quoted))}`;
	if (UNREAD_KINDS.some((unread) => unread.format === format)) return `format "${format}" is not read yet; ${legal}`;
	return `format "${format}" is not known; ${legal}${didYouMean(nearestWord(format, known))}`;
}

// src/inventory/declaration/gitops-declaration.ts
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

// src/inventory/declaration/pool-override.ts
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
	const hint = didYouMean(nearestWord(match, names));
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

// src/inventory/declaration/cluster-declaration.ts
function readsFolder({ from = [] }, folder) {
	return from.some(({ paths, place }) => {
		const base = parentFolder(place.document.file.path);
		return paths.some((path) => joinPath(base, path) === joinPath(folder));
	});
}
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
			...declaredBy(keys, name, {
				document,
				path,
				part: "value"
			}),
			autoProvision: keys.autoProvision ? placeOfProvision(document, path, node) : void 0,
			pools,
			from,
			overrides: overrides ?? [],
			gitops: readGitops(document, [...path, "gitops"], getValue(node, "gitops")),
			hasOwnManifests: getValue(node, "manifests") !== void 0
		},
		errors
	};
}
function declaredBy(keys, name, place) {
	return {
		settings: resolveSettings(name, keys),
		place,
		implicit: keys.implicit ?? "apply",
		complete: keys.complete,
		autoProvision: void 0,
		manifests: keys.manifests,
		exclude: keys.exclude ?? [],
		pools: void 0,
		from: void 0,
		overrides: [],
		gitops: void 0,
		hasOwnManifests: keys.manifests !== void 0,
		namespaces: keys.namespaces ?? /* @__PURE__ */ new Map()
	};
}
function placeOfProvision(document, path, node) {
	return {
		document,
		path: [...getValue(node, "autoProvision") === void 0 ? [] : path, "autoProvision"],
		part: "key"
	};
}
function itemsOf$1(node, key) {
	const value = getValue(node, key);
	return value?.kind === "sequence" ? value.items : void 0;
}

// src/lint/lint-input.ts
function standsInFile({ rendered }) {
	return rendered === void 0;
}
function countFiles({ manifests, unreadable }) {
	return manifests.filter(standsInFile).length + unreadable.length;
}
function narrowed(input, reached) {
	const { scope = "repository" } = input;
	return {
		...input,
		scope: scope === "repository" ? "files" : scope,
		reached: [...input.reached ?? [], reached]
	};
}

// src/manifest/parts.ts
const [LINE_FEED$1, COMMA$1, DASH$1, BRACE, BRACKET, SPACE$1] = [
	"\n",
	",",
	"-",
	"{",
	"[",
	" "
].map((sign) => sign.charCodeAt(0));
function countParts(text, start = 0, end = text.length) {
	let count = 0;
	let last;
	for (let index = start; index < end; index++) {
		const sign = text.charCodeAt(index);
		if (sign === COMMA$1 || sign === BRACE || sign === BRACKET) count++;
		else if (sign === LINE_FEED$1 && last !== COMMA$1 && last !== BRACE && last !== BRACKET) count++;
		else if (sign === SPACE$1 && last === DASH$1) count++;
		last = sign;
	}
	return count;
}

// src/model/internal-problem.ts
function internalProblem(error, task, { file, span }) {
	if (missingPart(error) !== void 0 || isChangedFile(error)) throw error;
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

// src/model/limits.ts
const DEFAULT_LIMITS = {
	parts: 4e6,
	cells: 25e6,
	findings: 1e6,
	renderingSeconds: 600
};
const MOST_DOCUMENTS = 2e4;
const MOST_PARTS = 2e6;
const MOST_ENTRIES = 5e3;
const MOST_SHOWN_CELLS = 1e6;
function formatCount(count) {
	return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
function describeReached(bound, { [bound]: most }, says) {
	return `the run ended at its bound "limits.${bound}" of ${formatCount(most)}: ${says}`;
}

// src/model/manifest-name.ts
const MANIFEST = /\.(?:ya?ml|json)$/i;
const TEMPLATE$2 = /\.(?:ya?ml|json)\.(?:tpl|tmpl|tftpl|gotmpl|template|j2|jinja2?|erb|dist|in)$/i;
function isManifestName(path) {
	return MANIFEST.test(path) || isTemplateName(path);
}
function isTemplateName(path) {
	return TEMPLATE$2.test(path);
}
function isInChart(path) {
	return /(?:^|\/)templates\//.test(path) && !isTemplateName(path);
}

// src/model/derived.ts
function derived(base, key, get) {
	return Object.defineProperty(base, key, {
		get,
		enumerable: true,
		configurable: true
	});
}

// src/manifest/objects/objects.ts
function groupOf(apiVersion) {
	const slash = apiVersion.indexOf("/");
	return slash < 0 ? "" : apiVersion.slice(0, slash);
}
function nodeOf() {
	const { root } = this.document;
	return nodeAt(root, this.path) ?? root;
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
			if (kind !== "") objects.push(derived({
				apiVersion,
				kind,
				document,
				path
			}, "node", nodeOf));
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

// src/manifest/fields/field-pattern.ts
const KEY$1 = /^[A-Za-z_][\w-]*/;
const QUOTED_KEY = /^\["([^"]+)"\]/;
function parseFieldPattern(text) {
	const steps = [];
	let rest = `.${text}`;
	while (rest !== "") if (rest.startsWith("[*]") && steps.length > 0) {
		steps.push("every item");
		rest = rest.slice(3);
	} else if (rest.startsWith(".*") && steps.length > 0) {
		steps.push("every value");
		rest = rest.slice(2);
	} else if (QUOTED_KEY.test(rest) && steps.length > 0) {
		const [quoted = "", key = ""] = QUOTED_KEY.exec(rest) ?? [];
		steps.push({ key });
		rest = rest.slice(quoted.length);
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

// src/manifest/objects/group-names.ts
function namesGroup(text, groups) {
	for (const group of groupsIn(text)) if (groups.has(group)) return true;
	return false;
}
function* groupsIn(text) {
	for (let slash = text.indexOf("/"); slash >= 0; slash = text.indexOf("/", slash + 1)) {
		let start = slash;
		while (start > 0 && isGroupCharacter(text.charCodeAt(start - 1))) start--;
		if (start < slash) yield text.slice(start, slash);
	}
}
function isGroupCharacter(code) {
	return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code === 46 || code === 45;
}

// src/manifest/workloads/other-kinds.ts
const KUSTOMIZE_GROUP = "kustomize.config.k8s.io";
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
const HIDDEN_LETTER = /[/\r\n]|(?:x|u00|U000000)(?:2[d-fD-F]|3\d|[4-7])/y;
const BINARY = /!\S*binary/;
const HIDES = new Set([..."/\r\nxuU"].map((one) => one.charCodeAt(0)));
const LINE_BREAK$1 = /[\r\n]/g;
const OTHER_LINE_BREAKS = [
	"\u0085",
	"\u2028",
	"\u2029"
];
const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
const SIMPLE_KEY = /^[A-Za-z][\w./-]*:(?:[ \t]|$)/;
const LIST_ITEM = /^-(?:[ \t]|$)/;
const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;
const JSON_ROOT = /^\s*(?:\[\s*)?\{\s*"/;
const FIELD_ENDINGS = [
	"olerations",
	"odeSelector",
	"odeAffinity",
	"podAffinityTerm"
];
function relevanceTest(kinds, custom = []) {
	const wanted = new Set(kinds);
	const anyWanted = new RegExp([...kinds, "List"].join("|"));
	const named = custom.filter(({ names }) => names !== void 0);
	const ofAnyName = custom.filter(({ names }) => names === void 0);
	const groups = new Set(ofAnyName.map(({ group }) => group));
	const groupsOfKind = /* @__PURE__ */ new Map();
	for (const { group, kind } of ofAnyName) groupsOfKind.set(kind, [...groupsOfKind.get(kind) ?? [], group]);
	function isWanted(kind, text) {
		if (wanted.has(kind) || kind.endsWith("List")) return true;
		if (KINDS_WITHOUT_PODS.has(kind)) return named.some((one) => one.kind === kind && one.names?.some((name) => text.includes(name)));
		if (mayHoldField(text)) return true;
		return groupsOfKind.get(kind)?.some((group) => text.includes(group)) ?? false;
	}
	function isPlainMappingWanted(text) {
		if (OTHER_LINE_BREAKS.some((one) => text.includes(one))) return void 0;
		const endOfLine = text.includes("\r") ? endAtAnyBreak : endAtFeed;
		let hasKey = false;
		let hasKind = false;
		let position = 0;
		while (position < text.length) {
			const first = text.charCodeAt(position);
			const lineEnd = endOfLine(text, position);
			const indented = first === 32 || first === 9;
			if (indented && !hasKey && text.slice(position, lineEnd).trim() !== "" && !isComment(text, position, lineEnd)) return;
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
						if (kind === void 0) return void 0;
						if (isWanted(kind, text)) return wanted.has(kind) || void 0;
						hasKind = true;
					}
				} else if (!hasKey || !LIST_ITEM.test(line)) return;
			}
			position = lineEnd + 1;
		}
		if (!hasKey) return void 0;
		return !hasKind && mayHoldField(text);
	}
	return (text) => {
		const isPlainWanted = isPlainMappingWanted(text);
		if (isPlainWanted !== void 0) return isPlainWanted;
		if (isJsonWithoutKind(text)) return mayHoldField(text);
		return anyWanted.test(text) || mayHoldField(text) || namesGroup(text, groups);
	};
}
function isJsonWithoutKind(text) {
	return JSON_ROOT.test(text) && !text.includes("kind");
}
const KIND = "kind";
function mayHoldField(text) {
	return FIELD_ENDINGS.some((ending) => text.includes(ending)) || mayHideLetters(text);
}
function mayHideLetters(text) {
	if (text.includes("!") && text.includes("binary") && BINARY.test(text)) return true;
	for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at)) {
		at++;
		if (mayHideLetter(text.charCodeAt(at)) && hidesLetter(text, at)) return true;
	}
	return false;
}
function mayHideLetter(code) {
	return HIDES.has(code ?? 0);
}
function hidesLetter(text, at) {
	HIDDEN_LETTER.lastIndex = at;
	return HIDDEN_LETTER.test(text);
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

// src/manifest/yaml/same-value.ts
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

// src/manifest/yaml/document-boundaries.ts
const MARKER$1 = /(?:^|\r\n|\n|\r)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
function splitDocuments(text) {
	if (!mayHoldMarker(text)) return [{
		start: 0,
		end: text.length
	}];
	const slices = [];
	let start = 0;
	for (const match of text.matchAll(MARKER$1)) {
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
function mayHoldMarker(text) {
	return text.startsWith("...") || text.includes("\n---") || text.includes("\n...") || text.includes("\r");
}
function endOfLine(text, from) {
	REST_OF_LINE.lastIndex = from;
	return REST_OF_LINE.test(text) ? REST_OF_LINE.lastIndex : text.length;
}
const CONTENT_LINE = /^[ \t]*[^ \t\r\n%#]/m;
function onlyDirectives(text, start, end) {
	return !CONTENT_LINE.test(text.slice(start, end));
}

// src/model/newest.ts
function keepNewest(most, drop) {
	const kept = /* @__PURE__ */ new Map();
	let sum = 0;
	function leaveOut(thing) {
		sum -= kept.get(thing)?.size ?? 0;
		kept.delete(thing);
	}
	function makeRoom() {
		for (const [oldest, one] of kept) {
			if (sum <= most) return;
			if (one.isAskedFor) {
				one.isAskedFor = false;
				kept.delete(oldest);
				kept.set(oldest, one);
				continue;
			}
			leaveOut(oldest);
			drop(oldest);
		}
	}
	return {
		keep(thing, size) {
			leaveOut(thing);
			kept.set(thing, {
				size,
				isAskedFor: true
			});
			sum += size;
			if (sum > most) makeRoom();
		},
		ask(thing) {
			const one = kept.get(thing);
			if (one !== void 0) one.isAskedFor = true;
		},
		leaveOut
	};
}

// src/manifest/yaml/plain-flow.ts
const LINE_FEED = 10;
const SPACE = 32;
const HASH = 35;
const COLON = 58;
const DASH = 45;
const TAB = 9;
const QUESTION_MARK = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_BRACKET$1 = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE$1 = 123;
const CLOSE_BRACE = 125;
const MAX_DEPTH = 100;
const MAX_KEY = 1e3;
const ESCAPE = /\\(?:["\\/ \t\n0abefnrtvNLP_]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U00(?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4})/y;
const ON_ONE_LINE = Number.POSITIVE_INFINITY;
const BEGINS_PLAIN = Array.from({ length: 128 }, (_, code) => code > 32 && !",[]{}#&*!|>%@`\"'".includes(String.fromCharCode(code)));
const IN_KEY = Array.from({ length: 128 }, (_, code) => /[\w./-]/.test(String.fromCharCode(code)));
function mayBeginPlain({ text }, at) {
	const code = text.charCodeAt(at);
	if (code >= 128) return true;
	if (mayIndicate(code)) return text.charCodeAt(at + 1) > 32;
	return BEGINS_PLAIN[code] === true;
}
function mayIndicate(code) {
	return code === 45 || code === 58 || code === QUESTION_MARK;
}
function plainNode({ text, offset }, start, end, isFolded = false) {
	const content = isFolded ? YAML_PART.code().writtenText(text, start, end, "plain") : text.slice(start, end);
	return {
		kind: "scalar",
		value: resolvePlainScalar(content),
		text: content,
		plain: true,
		start: start + offset,
		end: end + offset
	};
}
function quotedNode(source, content, end) {
	const { at, offset } = source;
	source.at = end;
	source.lastEnd = end;
	return {
		kind: "scalar",
		value: content,
		text: content,
		plain: false,
		start: at + offset,
		end: end + offset
	};
}
function nextLineWithin(text, feed, column) {
	let start = feed + 1;
	let at = start;
	for (;;) {
		while (text.charCodeAt(at) === 32) at++;
		if (text.charCodeAt(at) !== 10) break;
		start = ++at;
	}
	return at - start > column && at < text.length ? at : -1;
}
function isWithin$2(text, start, end, column) {
	let feed = text.indexOf("\n", start);
	while (feed >= 0 && feed < end) {
		const next = nextLineWithin(text, feed, column);
		if (next < 0) return false;
		feed = text.indexOf("\n", next);
	}
	return true;
}
function readQuoted(source, column) {
	const { text, at } = source;
	const quote = text.charCodeAt(at);
	if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return void 0;
	let end = at + 1;
	for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(++end)) if (code === 10 || code === BACKSLASH || end >= text.length) return readWritten(source, column);
	if (text.charCodeAt(end + 1) === quote) return readWritten(source, column);
	return quotedNode(source, text.slice(at + 1, end), end + 1);
}
function readWritten(source, column) {
	const { text, at } = source;
	const isDouble = text.charCodeAt(at) === DOUBLE_QUOTE;
	const end = isDouble ? endOfDoubleQuoted(text, at) : endOfSingleQuoted(text, at);
	if (end < 0 || !isWithin$2(text, at, end, column)) return void 0;
	return quotedNode(source, YAML_PART.code().writtenText(text, at + 1, end - 1, isDouble ? "double" : "single"), end);
}
function endOfDoubleQuoted(text, start) {
	for (let at = start + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === DOUBLE_QUOTE) return at + 1;
		if (code !== BACKSLASH) continue;
		ESCAPE.lastIndex = at;
		if (!ESCAPE.test(text)) return -1;
		at = ESCAPE.lastIndex - 1;
	}
	return -1;
}
function endOfSingleQuoted(text, start) {
	let quote = text.indexOf("'", start + 1);
	while (quote >= 0 && text.charCodeAt(quote + 1) === SINGLE_QUOTE) quote = text.indexOf("'", quote + 2);
	return quote < 0 ? -1 : quote + 1;
}
function addEntry(entries, names, key, value) {
	const name = formatKey(key.value);
	if (names === void 0) {
		for (const entry of entries) if (formatKey(entry.key.value) === name) return false;
	} else {
		if (names.has(name)) return false;
		names.add(name);
	}
	entries.push({
		key,
		value,
		merged: false
	});
	return true;
}
function asKey(node) {
	if (node === void 0 || node.value === null || node.text === "<<" || node.text.length > MAX_KEY) return void 0;
	return node;
}
function skipSpace(source, column) {
	const { text } = source;
	for (;;) {
		const code = text.charCodeAt(source.at);
		if (code === 32 || column < 0 && (code === 10 || code === TAB)) source.at++;
		else {
			const next = code === 10 ? nextLineWithin(text, source.at, column) : -1;
			if (next < 0) return;
			source.at = next;
		}
	}
}
function readFlowPlain(source) {
	const { text, at } = source;
	if (!mayBeginPlain(source, at) || isFlowIndicator(text.charCodeAt(at + 1), text.charCodeAt(at))) return void 0;
	let end = at;
	let position = at;
	for (; position < text.length; position++) {
		const code = text.charCodeAt(position);
		if (code === COMMA || code === 10 || isBracket(code)) break;
		if (code === 35 && text.charCodeAt(position - 1) === 32) return void 0;
		if (code === TAB) return void 0;
		if (code === 58) {
			const next = text.charCodeAt(position + 1);
			if (!(next > 32)) break;
			if (next === COMMA || isBracket(next)) return void 0;
		}
		if (code !== 32) end = position + 1;
	}
	source.at = position;
	source.lastEnd = end;
	return plainNode(source, at, end);
}
function isFlowIndicator(next, first) {
	return mayIndicate(first) && (next === COMMA || isBracket(next));
}
function isBracket(code) {
	return code === OPEN_BRACKET$1 || code === CLOSE_BRACKET || code === OPEN_BRACE$1 || code === CLOSE_BRACE;
}
function readFlow(source, column) {
	const code = source.text.charCodeAt(source.at);
	if (code !== OPEN_BRACE$1 && code !== OPEN_BRACKET$1) return void 0;
	if (++source.depth > 100) return void 0;
	const node = code === OPEN_BRACE$1 ? readFlowMapping(source, column) : readFlowSequence(source, column);
	source.depth--;
	return node;
}
function readFlowNode(source, column) {
	const code = source.text.charCodeAt(source.at);
	if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return readQuoted(source, column);
	return code === OPEN_BRACE$1 || code === OPEN_BRACKET$1 ? readFlow(source, column) : readFlowPlain(source);
}
function close(source) {
	source.at++;
	source.lastEnd = source.at;
}
function readFlowMapping(source, column) {
	const { text, offset } = source;
	const start = source.at;
	const entries = [];
	let names;
	source.at++;
	skipSpace(source, column);
	if (text.charCodeAt(source.at) !== CLOSE_BRACE) {
		for (;;) {
			const read = readFlowNode(source, column);
			const key = read?.kind === "scalar" ? asKey(read) : void 0;
			if (key === void 0) return void 0;
			skipSpace(source, ON_ONE_LINE);
			if (text.charCodeAt(source.at) !== 58) return void 0;
			source.at++;
			skipSpace(source, column);
			const value = readFlowNode(source, column);
			if (entries.length === 12) names = keyNames(entries);
			if (value === void 0 || !addEntry(entries, names, key, value)) return void 0;
			skipSpace(source, column);
			if (text.charCodeAt(source.at) !== COMMA) break;
			source.at++;
			skipSpace(source, column);
			if (text.charCodeAt(source.at) === CLOSE_BRACE) break;
		}
		if (text.charCodeAt(source.at) !== CLOSE_BRACE) return void 0;
	}
	close(source);
	return {
		kind: "mapping",
		start: start + offset,
		end: source.at + offset,
		entries
	};
}
function readFlowSequence(source, column) {
	const { text, offset } = source;
	const start = source.at;
	const items = [];
	source.at++;
	skipSpace(source, column);
	if (text.charCodeAt(source.at) !== CLOSE_BRACKET) {
		for (;;) {
			const item = readFlowNode(source, column);
			if (item === void 0) return void 0;
			items.push(item);
			skipSpace(source, column);
			if (text.charCodeAt(source.at) !== COMMA) break;
			source.at++;
			skipSpace(source, column);
			if (text.charCodeAt(source.at) === CLOSE_BRACKET) break;
		}
		if (text.charCodeAt(source.at) !== CLOSE_BRACKET) return void 0;
	}
	close(source);
	return {
		kind: "sequence",
		start: start + offset,
		end: source.at + offset,
		items
	};
}

// src/manifest/yaml/plain-tree.ts
const UNUSUAL = /[^\n\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const MARKER = /---[ \t]*(?:\n|$)/y;
const PIPE = 124;
const GREATER = 62;
const PLUS = 43;
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;
const ROOT = -1;
const MARKS = ["---", "..."];
function readPlainTree(text, offset) {
	if (UNUSUAL.test(text)) return void 0;
	const source = {
		text,
		offset,
		at: 0,
		lastEnd: 0,
		depth: 0,
		lineStart: 0,
		column: 0
	};
	seekContent(source, 0);
	MARKER.lastIndex = source.at;
	if (source.column === 0 && MARKER.test(text)) seekContent(source, MARKER.lastIndex);
	if (source.column !== 0) return void 0;
	const first = text.charCodeAt(source.at);
	if (first === OPEN_BRACE || first === OPEN_BRACKET) return readRootFlow(source);
	const root = readBlock(source, 0, ROOT);
	return isAtEnd(source) ? root : void 0;
}
function isAtEnd({ column }) {
	return column < 0;
}
function readRootFlow(source) {
	const root = readFlow(source, ROOT);
	if (root === void 0 || !endLine(source)) return void 0;
	return isAtEnd(source) ? root : void 0;
}
function seekContent(source, from) {
	const { text } = source;
	let start = from;
	for (;;) {
		let at = start;
		while (text.charCodeAt(at) === 32) at++;
		if (at >= text.length) break;
		const code = text.charCodeAt(at);
		if (code !== 10 && code !== 35) {
			source.lineStart = start;
			source.at = at;
			source.column = at - start;
			return;
		}
		const feed = code === 10 ? at : text.indexOf("\n", at);
		if (feed < 0) break;
		start = feed + 1;
	}
	source.at = text.length;
	source.column = -1;
}
function endLine(source) {
	const { text, at } = source;
	const end = endOfRest(text, at);
	if (end < 0) return false;
	seekContent(source, end + 1);
	return true;
}
function endOfRest(text, start) {
	const at = endOfSpace(text, start);
	if (at >= text.length || text.charCodeAt(at) === 10) return at;
	if (text.charCodeAt(at) !== 35 || at === start) return -1;
	const feed = text.indexOf("\n", at);
	return feed < 0 ? text.length : feed;
}
function isEndOfWord(code) {
	return code === 32 || code === 10 || Number.isNaN(code);
}
function isDash({ text, at }) {
	return text.charCodeAt(at) === 45 && isEndOfWord(text.charCodeAt(at + 1));
}
function readBlock(source, column, parent) {
	const isList = isDash(source);
	const key = isList ? void 0 : readKey(source);
	if (!isList && key === void 0) return parent === ROOT ? void 0 : readInline(source, parent);
	if (++source.depth > 100) return void 0;
	const node = isList ? readSequence(source, column) : readMapping(source, column, key);
	source.depth--;
	return node;
}
function readKey(source) {
	const { text, at, lastEnd } = source;
	let end = at;
	while (IN_KEY[text.charCodeAt(end)]) end++;
	const isWord = end > at && isColon(text, end);
	const key = asKey(isWord ? readPlainKey(source, end) : readOtherKey(source));
	if (!isWord && key !== void 0) end = endOfSpace(text, key.end - source.offset);
	if (key !== void 0 && isColon(text, end)) {
		source.at = end + 1;
		source.lastEnd = end;
		return key;
	}
	source.at = at;
	source.lastEnd = lastEnd;
}
function isColon(text, at) {
	return text.charCodeAt(at) === 58 && isEndOfWord(text.charCodeAt(at + 1));
}
function endOfSpace(text, start) {
	let at = start;
	while (text.charCodeAt(at) === 32) at++;
	return at;
}
function readOtherKey(source) {
	return readPlainKey(source, endOfKey(source.text, source.at)) ?? readQuoted(source, ON_ONE_LINE);
}
function readPlainKey(source, end) {
	return end > source.at && mayBeginPlain(source, source.at) ? plainNode(source, source.at, end) : void 0;
}
function endOfKey(text, start) {
	if (MARKS.some((mark) => text.startsWith(mark, start))) return -1;
	let end = start;
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === 32) continue;
		if (code < 32 || code === 35 && text.charCodeAt(at - 1) === 32) return -1;
		if (isColon(text, at)) return end;
		end = at + 1;
	}
	return -1;
}
function readMapping(source, column, first) {
	if (first === void 0) return void 0;
	const entries = [];
	let names;
	let key = first;
	for (;;) {
		if (key === void 0) return void 0;
		const value = readValue(source, column);
		if (entries.length === 12) names = keyNames(entries);
		if (value === void 0 || !addEntry(entries, names, key, value)) return void 0;
		if (source.column > column) return void 0;
		if (source.column < column) break;
		key = readKey(source);
	}
	return {
		kind: "mapping",
		start: first.start,
		end: source.lastEnd + source.offset,
		entries
	};
}
function readValue(source, column) {
	const colonEnd = source.at;
	if (!isRestEmpty(source)) return readInline(source, column);
	if (!endLine(source)) return void 0;
	if (source.column > column) return readBlock(source, source.column, column);
	if (source.column === column && isDash(source)) return readSequence(source, column);
	return emptyNode(source, colonEnd);
}
function emptyNode(source, at) {
	source.lastEnd = at;
	const place = at + source.offset;
	return {
		kind: "scalar",
		value: null,
		text: "",
		plain: true,
		start: place,
		end: place
	};
}
function isRestEmpty(source) {
	const { text } = source;
	let { at } = source;
	while (text.charCodeAt(at) === 32) at++;
	const code = text.charCodeAt(at);
	if (code === 10 || code === 35 || at >= text.length) return true;
	source.at = at;
	return false;
}
function readSequence(source, column) {
	const items = [];
	const start = source.at;
	while (source.column === column && isDash(source)) {
		const item = readItem(source, column);
		if (item === void 0 || source.column > column) return void 0;
		items.push(item);
	}
	return {
		kind: "sequence",
		start: start + source.offset,
		end: source.lastEnd + source.offset,
		items
	};
}
function readItem(source, column) {
	source.at++;
	const dashEnd = source.at;
	if (isRestEmpty(source)) {
		if (!endLine(source)) return void 0;
		return source.column > column ? readBlock(source, source.column, column) : emptyNode(source, dashEnd);
	}
	const inner = source.at - source.lineStart;
	if (isDash(source)) {
		source.column = inner;
		return readBlock(source, inner, column);
	}
	const key = readKey(source);
	if (key === void 0) return readInline(source, column);
	if (++source.depth > 100) return void 0;
	const node = readMapping(source, inner, key);
	source.depth--;
	return node;
}
function readInline(source, column) {
	const { text, at } = source;
	const code = text.charCodeAt(at);
	if (code === PIPE || code === GREATER) return readBlockScalar(source, column);
	const node = code === OPEN_BRACE || code === OPEN_BRACKET ? readFlow(source, column) : readQuoted(source, column) ?? readPlain(source, column);
	return node !== void 0 && endLine(source) ? node : void 0;
}
function readPlain(source, column) {
	const { text, at } = source;
	if (!mayBeginPlain(source, at)) return void 0;
	let end = at;
	let isFolded = false;
	for (let position = at; position < text.length; position++) {
		const code = text.charCodeAt(position);
		if (code === 32) continue;
		if (code === 10) {
			const next = mayGoOn(text, position, column) ? nextLineWithin(text, position, column) : -1;
			if (next < 0 || text.charCodeAt(next) === 35) break;
			isFolded = true;
			position = next - 1;
			continue;
		}
		if (code < 32) return void 0;
		if (code === 35 && text.charCodeAt(position - 1) === 32) break;
		if (isColon(text, position)) return void 0;
		end = position + 1;
	}
	source.at = end;
	source.lastEnd = end;
	return plainNode(source, at, end, isFolded);
}
function mayGoOn(text, feed, column) {
	return text.charCodeAt(feed + 1 + column) === 32 || text.charCodeAt(feed + 1) === 10;
}
function readBlockScalar(source, parent) {
	const { text, at, offset } = source;
	const mark = text.charCodeAt(at + 1);
	const isMarked = mark === PLUS || mark === 45;
	const chomping = mark === PLUS ? "keep" : mark === 45 ? "strip" : "clip";
	const headEnd = endOfRest(text, at + (isMarked ? 2 : 1));
	if (text.charCodeAt(headEnd) !== 10) return void 0;
	const valueStart = headEnd + 1;
	let valueEnd = valueStart;
	let indent = -1;
	let leading = 0;
	let line = valueStart;
	while (line < text.length) {
		let column = 0;
		while (text.charCodeAt(line + column) === 32) column++;
		if (line + column >= text.length) {
			if (column > Math.max(indent, 0)) valueEnd = line + column;
			line = text.length;
			break;
		}
		if (text.charCodeAt(line + column) === 10) {
			if (indent < 0) leading = Math.max(leading, column);
		} else {
			if (indent < 0) {
				if (column <= parent) break;
				if (column < leading || text.charCodeAt(line + column) < 32) return void 0;
				indent = column;
			}
			if (column < indent) break;
		}
		const feed = text.indexOf("\n", line + column);
		line = feed < 0 ? text.length : feed + 1;
		valueEnd = line;
	}
	const isFolded = text.charCodeAt(at) !== PIPE;
	const content = YAML_PART.code().blockText(text, {
		valueStart,
		valueEnd,
		indent,
		isFolded,
		chomping
	});
	source.lastEnd = valueEnd;
	seekContent(source, line);
	return {
		kind: "scalar",
		value: content,
		text: content,
		plain: false,
		start: valueStart + offset,
		end: valueEnd + offset
	};
}

// src/manifest/yaml/kept-trees.ts
const MOST_CHARACTERS = 131072;
const LONG_TEXT = 32768;
const newest = keepNewest(MOST_CHARACTERS, (tree) => {
	tree.root = void 0;
});
const trees = /* @__PURE__ */ new WeakMap();
function rootOf() {
	const tree = trees.get(this);
	if (tree?.root !== void 0) {
		newest.ask(tree);
		return tree.root;
	}
	const root = tree && readPlainTree(textOf(tree, this.file), tree.start);
	if (tree === void 0 || root === void 0) throw new Error("a text that was read gives no tree");
	tree.root = root;
	newest.keep(tree, tree.length);
	return root;
}
function textOf({ text, start, length }, file) {
	if (text !== void 0) return text;
	if (file.glance === void 0) return file.text.slice(start, start + length);
	return file.glance.parts.find((part) => part.start === start)?.text ?? "";
}
function isOfFile({ start, text }, file) {
	if (file.glance === void 0) return file.text.startsWith(text, start);
	return file.glance.parts.some((part) => part.start === start && part.text === text);
}
function plainDocument(file, part, root) {
	const { start, text } = part;
	const { length } = text;
	if (length > LONG_TEXT) return {
		file,
		start: root.start,
		root
	};
	const document = derived({
		file,
		start: root.start
	}, "root", rootOf);
	const tree = {
		text: isOfFile(part, file) ? void 0 : text,
		start,
		length,
		root
	};
	trees.set(document, tree);
	newest.keep(tree, length);
	return document;
}

// src/manifest/yaml/syntax.ts
const everything = () => true;
const parsers = /* @__PURE__ */ new WeakMap();
function parseDocuments(file, wanted = everything) {
	const parse = parsers.get(wanted) ?? rememberedOf((one) => parseParts(one, partsOf$1(one.text), wanted, parsePart));
	parsers.set(wanted, parse);
	return parse(file);
}
function parsePlainly(file, parts, wanted) {
	return parseParts(file, parts, wanted, parsePart);
}
function parseTemplate(file, parts = partsThatMatter(file), wanted = everything) {
	return parseParts(file, parts, wanted, (given, part) => {
		const parsed = parsePart(given, part);
		if (parsed.problems.every(({ kind }) => kind !== "syntax")) return parsed;
		const blanked = blankPlaceholders(part.text);
		if (blanked === void 0) return parsed;
		const blanks = blanked.blanks.map((blank) => {
			const { block } = blank;
			return {
				...blank,
				...moved(blank, part),
				...block && { block: moved(block, part) }
			};
		});
		const { documents, problems } = parsePart(given, {
			...part,
			text: blanked.text
		});
		if (problems.some(({ kind }) => kind === "syntax")) return parsed;
		return {
			documents: documents.map(({ start, root }) => {
				return {
					file: given,
					start,
					root: withPlaceholders(root, blanks, given.text),
					blanks
				};
			}),
			problems: []
		};
	});
}
function moved({ start, end }, { start: by }) {
	return {
		start: start + by,
		end: end + by
	};
}
function partsThatMatter(file) {
	return file.glance?.parts ?? partsOf$1(file.text);
}
function partsOf$1(text) {
	return splitDocuments(text).map(({ start, end }) => ({
		start,
		end,
		text: text.slice(start, end)
	}));
}
function parseParts(file, all, wanted, parse) {
	const parts = all.filter(({ text }) => wanted(text));
	if (parts.length > 2e4) return {
		file,
		documents: [],
		problems: [{
			kind: "unreadable",
			message: `holds ${formatCount(parts.length)} documents, more than ${formatCount(MOST_DOCUMENTS)}: split it`,
			file,
			span: {
				start: 0,
				end: 0
			}
		}]
	};
	const documents = [];
	const problems = [];
	for (const part of parts) {
		const parsed = parse(file, part);
		documents.push(...parsed.documents);
		for (const problem of parsed.problems) problems.push(problem);
	}
	return {
		file,
		documents,
		problems
	};
}
function parsePart(file, part) {
	const { start, end, text } = part;
	const parts = text.length > 2e6 ? countParts(text, 0, text.length) : 0;
	if (parts > 2e6) return {
		documents: [],
		problems: [{
			kind: "unreadable",
			message: `a document of ${formatCount(parts)} lines, commas and brackets, more than ${formatCount(MOST_PARTS)}: split it`,
			file,
			span: {
				start,
				end: start
			}
		}]
	};
	const plain = readPlainTree(text, start);
	if (plain !== void 0) return {
		documents: [plainDocument(file, part, plain)],
		problems: []
	};
	const { parseYaml, buildTrees } = YAML_PART.code();
	const { value: parsed, problem: error } = parseYaml(text);
	if (parsed === void 0) {
		const at = Math.min(start + error.offset, end);
		return {
			documents: [],
			problems: [{
				kind: "syntax",
				message: `not valid YAML: ${error.reason}`,
				file,
				span: {
					start: at,
					end: at
				}
			}]
		};
	}
	const trees = buildTrees(parsed, start);
	return {
		documents: trees.roots.map((root) => ({
			file,
			start: root.start,
			root
		})),
		problems: trees.problems.map((problem) => {
			return {
				...problem,
				kind: problem.kind === "structure" ? "syntax" : problem.kind,
				file
			};
		})
	};
}

// src/manifest/yaml/inline-text.ts
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

// src/manifest/objects/texts-in-objects.ts
const KUSTOMIZATION_FILE = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/;
const KUSTOMIZE_TEXTS = [
	"patches[*].patch",
	"patchesStrategicMerge[*]",
	"patchesJson6902[*].patch"
];
const applicationTexts = (spec) => ["source", "sources[*]"].flatMap((source) => [`${spec}.${source}.helm.values`, `${spec}.${source}.kustomize.patches[*].patch`]);
const TEXTS = {
	[`${KUSTOMIZE_GROUP} Kustomization`]: KUSTOMIZE_TEXTS,
	[`${KUSTOMIZE_GROUP} Component`]: KUSTOMIZE_TEXTS,
	"kustomize.toolkit.fluxcd.io Kustomization": ["spec.patches[*].patch"],
	"helm.toolkit.fluxcd.io HelmRelease": ["spec.postRenderers[*].kustomize.patches[*].patch"],
	"argoproj.io Application": applicationTexts("spec"),
	"argoproj.io ApplicationSet": applicationTexts("spec.template.spec"),
	" ConfigMap": ["data[\"config.yaml\"]"]
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
	const node = readTexts(object.node, object.document.file, patterns);
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
	return KUSTOMIZATION_FILE.test(file.path) ? readTexts(root, file, KUSTOMIZE_PATTERNS) : root;
}
function textsIn(document) {
	const { root, file } = document;
	const objects = objectsOf(document);
	const found = objects.flatMap(({ apiVersion, kind, node }) => (PATTERNS.get(`${groupOf(apiVersion)} ${kind}`) ?? []).flatMap((pattern) => matchPattern(node, pattern)));
	const unnamed = objects.length === 0 && KUSTOMIZATION_FILE.test(file.path) ? KUSTOMIZE_PATTERNS.flatMap((pattern) => matchPattern(root, pattern)) : [];
	return [...found, ...unnamed].flatMap(({ node }) => node.kind === "scalar" ? [node] : []);
}
function readTexts(node, file, patterns) {
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

// src/model/workload.ts
const DEFAULT_NAMESPACE = "default";
const WORKLOAD_KINDS$1 = [
	"Pod",
	"Deployment",
	"StatefulSet",
	"DaemonSet",
	"ReplicaSet",
	"ReplicationController",
	"Job",
	"CronJob",
	"PodTemplate"
];
function identityOf$1({ kind, namespace, name, part }) {
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
		path: pathTo(workload.objectPath, writtenPath(workload, path)),
		part
	};
}
function placeInPodSpec(workload, path, part = "value") {
	return placeInObject(workload, pathTo(workload.podSpecPath, path), part);
}
function nameWithPart({ name, part }) {
	return part === void 0 ? name : `${name} (${part})`;
}
function formatWorkload(workload) {
	const { kind, namespace } = workload;
	const name = nameWithPart(workload);
	return namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
}
function standsInItsText({ document, addOn }) {
	return document.origin === void 0 && document.address === void 0 && addOn === void 0;
}

// src/manifest/objects/device-objects.ts
const DEVICE_GROUP = "resource.k8s.io";
const CLAIMS = /* @__PURE__ */ new Map([["ResourceClaim", ["spec", "devices"]], ["ResourceClaimTemplate", [
	"spec",
	"spec",
	"devices"
]]]);
const DEVICE_KINDS = [
	...CLAIMS.keys(),
	"DeviceTaintRule",
	"ResourceSlice"
].map((kind) => ({
	group: DEVICE_GROUP,
	kind
}));
const FLAT_VERSIONS = /* @__PURE__ */ new Set([`${DEVICE_GROUP}/v1alpha3`, `${DEVICE_GROUP}/v1beta1`]);
function placeOf$4({ object }, field, part = "value") {
	return {
		document: object.document,
		path: [...object.path, ...field],
		part
	};
}
function readTolerations(reading, owner, path) {
	const at = [...path, "tolerations"];
	return decodeTolerations(reading.decoder, getValue(owner, "tolerations"), at).map((toleration, index) => ({
		...toleration,
		place: placeOf$4(reading, [...at, index])
	}));
}
const MOVED = [
	"tolerations",
	"deviceClassName",
	"selectors",
	"allocationMode",
	"count",
	"adminAccess",
	"capacity"
];
function readAsk$1({ object }, node, path) {
	const count = LENIENT.integer(getValue(node, "count"), []);
	return {
		place: {
			document: object.document,
			path: [...object.path, ...path],
			part: "value"
		},
		className: getString(node, "deviceClassName") ?? "",
		mode: getString(node, "allocationMode"),
		count
	};
}
function readRequests(reading, devices) {
	const { object, decoder } = reading;
	const isFlat = FLAT_VERSIONS.has(object.apiVersion);
	const misplaced = [];
	const requests = [];
	const path = [...devices, "requests"];
	const tolerations = decoder.list(nodeAt(object.node, path), path, (request, at) => {
		const exactly = getValue(request, "exactly");
		const moved = isFlat ? void 0 : MOVED.find((field) => getValue(request, field) !== void 0);
		if (moved !== void 0) misplaced.push(placeOf$4(reading, [...at, moved], "key"));
		const asks = isFlat || exactly === void 0 ? [] : [readAsk$1(reading, exactly, [...at, "exactly"])];
		const parts = decoder.list(getValue(request, "firstAvailable"), [...at, "firstAvailable"], (one, own) => {
			asks.push(readAsk$1(reading, one, own));
			return readTolerations(reading, one, own);
		});
		const ways = [...exactly === void 0 ? [] : ["exactly"], ...parts.length > 0 ? ["firstAvailable"] : []];
		if (!isFlat && moved === void 0) requests.push({
			place: placeOf$4(reading, at),
			name: getString(request, "name") ?? "",
			ways,
			asks
		});
		return [
			...isFlat ? readTolerations(reading, request, at) : [],
			...exactly === void 0 ? [] : readTolerations(reading, exactly, [...at, "exactly"]),
			...parts.flat()
		];
	});
	const references = ["constraints", "config"].flatMap((field) => {
		const list = [...devices, field];
		return decoder.list(nodeAt(object.node, list), list, (one, at) => decoder.list(getValue(one, "requests"), [...at, "requests"], (name, own) => {
			return {
				place: placeOf$4(reading, own),
				name: decoder.string(name, own) ?? ""
			};
		})).flat();
	});
	return {
		tolerations: tolerations.flat(),
		misplaced,
		requests,
		references
	};
}
const WAYS = [
	"nodeName",
	"nodeSelector",
	"allNodes",
	"perDeviceNodeSelection"
];
function readReach$1(reading) {
	const spec = getValue(reading.object.node, "spec");
	if (reading.object.kind !== "ResourceSlice" || spec === void 0) return void 0;
	const terms = nodeAt(spec, ["nodeSelector", "nodeSelectorTerms"]);
	return {
		place: placeOf$4(reading, ["spec"], "key"),
		ways: WAYS.filter((field) => getValue(spec, field) !== void 0),
		terms: terms?.kind === "sequence" ? terms.items.length : void 0
	};
}
function readTaint$1(reading, node, path) {
	const { decoder } = reading;
	const text = (field) => decoder.string(...decoder.field(node, path, field)) ?? "";
	return {
		key: text("key"),
		value: text("value"),
		effect: text("effect"),
		place: placeOf$4(reading, path)
	};
}
function readTaints(reading) {
	const { object, decoder } = reading;
	if (object.kind === "DeviceTaintRule") {
		const taint = nodeAt(object.node, ["spec", "taint"]);
		return taint === void 0 ? [] : [readTaint$1(reading, taint, ["spec", "taint"])];
	}
	return decoder.list(nodeAt(object.node, ["spec", "devices"]), ["spec", "devices"], (device, path) => {
		const basic = getValue(device, "basic");
		const at = [
			...path,
			...basic === void 0 ? [] : ["basic"],
			"taints"
		];
		return decoder.list(getValue(basic ?? device, "taints"), at, (taint, own) => readTaint$1(reading, taint, own));
	}).flat();
}
const NOTHING_ASKED = {
	tolerations: [],
	misplaced: [],
	requests: [],
	references: []
};
function readDeviceObjects(objects) {
	const read = [];
	for (const object of objects) {
		const { kind, apiVersion, document } = object;
		if (groupOf(apiVersion) !== "resource.k8s.io" || !DEVICE_KINDS.some((one) => one.kind === kind)) continue;
		const { node } = object;
		if ((document.blanks ?? []).length > 0 || placeholderIn(node) !== void 0) continue;
		const reading = {
			object,
			decoder: createDecoder()
		};
		const devices = CLAIMS.get(kind);
		const requests = devices === void 0 ? NOTHING_ASKED : readRequests(reading, devices);
		const taints = devices === void 0 ? readTaints(reading) : [];
		read.push({
			kind,
			apiVersion,
			name: getString(getValue(node, "metadata"), "name") ?? "(no name)",
			place: placeOf$4(reading, []),
			...requests,
			reach: readReach$1(reading),
			taints,
			decodeErrors: reading.decoder.errors
		});
	}
	return read;
}

// src/manifest/workloads/workload-owner.ts
function nameOf$4(metadata) {
	const name = getString(metadata, "name");
	if (name !== void 0) return name;
	const prefix = getString(metadata, "generateName");
	return prefix === void 0 ? "(no name)" : `${prefix}*`;
}
function ownerOf$1(object) {
	const metadata = getValue(object.node, "metadata");
	return {
		kind: object.kind,
		apiVersion: object.apiVersion,
		namespace: getString(metadata, "namespace") ?? "default",
		name: nameOf$4(metadata),
		labels: LENIENT.stringMap(getValue(metadata, "labels"), []),
		annotations: LENIENT.stringMap(getValue(metadata, "annotations"), []),
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

// src/manifest/objects/gang-objects.ts
const GROUP$3 = "scheduling.k8s.io";
const GANG_KINDS = ["PodGroup", "Workload"].map((kind) => ({
	group: GROUP$3,
	kind
}));
function itemsAt$1(node, path, field, isComposite) {
	const list = getValue(node, field);
	if (list?.kind !== "sequence") return [];
	return list.items.map((item, index) => ({
		node: item,
		path: [
			...path,
			field,
			index
		],
		isComposite
	}));
}
function templatesIn(node, path) {
	const composites = itemsAt$1(node, path, "compositePodGroupTemplates", true);
	return [
		...itemsAt$1(node, path, "podGroupTemplates", false),
		...itemsAt$1(node, path, "podGroups", false),
		...composites,
		...composites.flatMap((one) => templatesIn(one.node, one.path))
	];
}
function readGroup(object, { node, path, isComposite }, isOnly) {
	const { kind, name, namespace } = ownerOf$1(object);
	const at = (field) => {
		return {
			document: object.document,
			path: [
				...object.path,
				...path,
				...field
			],
			part: "value"
		};
	};
	const topology = ["schedulingConstraints", "topology"];
	const topologies = LENIENT.list(nodeAt(node, topology), topology, (item, field) => {
		return {
			key: getString(item, "key") ?? "",
			place: at([...field, "key"])
		};
	});
	const counted = [
		getValue(node, "schedulingPolicy") === void 0 ? "policy" : "schedulingPolicy",
		"gang",
		"minCount"
	];
	const count = LENIENT.integer(nodeAt(node, counted), []);
	const reference = nodeAt(object.node, ["spec", "controllerRef"]);
	const [ownerKind, owner] = [getString(reference, "kind"), getString(reference, "name")];
	return {
		kind,
		name,
		namespace,
		topologies,
		minCount: count === void 0 || isComposite ? void 0 : {
			count,
			place: at(counted)
		},
		controller: isOnly && ownerKind !== void 0 && owner !== void 0 ? {
			kind: ownerKind,
			name: owner
		} : void 0
	};
}
function readGangs(objects) {
	const gangs = [];
	for (const object of objects) {
		const { kind, apiVersion, document } = object;
		if (groupOf(apiVersion) !== GROUP$3 || !GANG_KINDS.some((one) => one.kind === kind)) continue;
		const { node } = object;
		const spec = getValue(node, "spec");
		if (spec === void 0 || (document.blanks ?? []).length > 0 || placeholderIn(node) !== void 0) continue;
		const groups = kind === "PodGroup" ? [{
			node: spec,
			path: ["spec"],
			isComposite: false
		}] : templatesIn(spec, ["spec"]);
		gangs.push(...groups.map((group) => readGroup(object, group, groups.length === 1)));
	}
	return gangs;
}

// src/manifest/objects/queue-objects.ts
const GROUP$2 = "kueue.x-k8s.io";
const QUEUE_KINDS = [
	"LocalQueue",
	"ClusterQueue",
	"ResourceFlavor"
].map((kind) => {
	return {
		group: GROUP$2,
		kind
	};
});
function placeOf$3({ document, path }, field, part = "value") {
	return {
		document,
		path: [...path, ...field],
		part
	};
}
function named(name, { object }, field) {
	return {
		name,
		place: placeOf$3(object, field)
	};
}
function readFlavor(reading) {
	const { decoder, object, name } = reading;
	const spec = getValue(object.node, "spec");
	const text = (node, path, key) => decoder.string(...decoder.field(node, path, key)) ?? "";
	return {
		...named(name, reading, ["metadata", "name"]),
		nodeLabels: decoder.stringMap(getValue(spec, "nodeLabels"), []),
		nodeTaints: decoder.list(getValue(spec, "nodeTaints"), [], (taint, path) => {
			return {
				key: text(taint, path, "key"),
				value: text(taint, path, "value"),
				effect: text(taint, path, "effect")
			};
		}),
		tolerations: decodeTolerations(decoder, getValue(spec, "tolerations"), [])
	};
}
function namespaceLabels({ decoder, object }) {
	const selector = nodeAt(object.node, ["spec", "namespaceSelector"]);
	if (selector === void 0 || selector.kind === "scalar" && selector.value === null) return null;
	const expressions = getValue(selector, "matchExpressions");
	if (expressions?.kind === "sequence" && expressions.items.length > 0) return void 0;
	return decoder.stringMap(getValue(selector, "matchLabels"), []);
}
function readClusterQueue(reading) {
	const { decoder, object, name } = reading;
	const spec = getValue(object.node, "spec");
	const checks = getValue(spec, "admissionChecks") ?? getValue(spec, "admissionChecksStrategy");
	return {
		...named(name, reading, ["metadata", "name"]),
		groups: decoder.list(getValue(spec, "resourceGroups"), ["spec", "resourceGroups"], (group, path) => {
			return {
				coveredResources: decoder.list(getValue(group, "coveredResources"), path, (one) => decoder.string(one, path) ?? ""),
				flavors: decoder.list(getValue(group, "flavors"), [...path, "flavors"], (flavor, own) => {
					return named(decoder.string(getValue(flavor, "name"), own) ?? "", reading, [...own, "name"]);
				})
			};
		}),
		namespaceLabels: namespaceLabels(reading),
		hasChecks: checks !== void 0
	};
}
function readLocalQueue(reading) {
	const { object, name } = reading;
	return {
		...named(name, reading, ["metadata", "name"]),
		namespace: getString(getValue(object.node, "metadata"), "namespace"),
		clusterQueue: named(getString(getValue(object.node, "spec"), "clusterQueue") ?? "", reading, ["spec", "clusterQueue"])
	};
}
function readAll(own, possible, kind, read) {
	const readOne = (object, isOwn) => {
		if (object.kind !== kind || groupOf(object.apiVersion) !== GROUP$2) return [];
		const name = getString(getValue(object.node, "metadata"), "name");
		if (name === void 0) return [];
		const decoder = createDecoder();
		const declared = read({
			object,
			name,
			decoder
		});
		const { blanks = [] } = object.document;
		const isPlain = blanks.length === 0 && placeholderIn(object.node) === void 0;
		return [{
			object: declared,
			isSure: isOwn && isPlain && decoder.errors.length === 0
		}];
	};
	return [...own.flatMap((object) => readOne(object, true)), ...possible.flatMap((object) => readOne(object, false))];
}
function readQueues(own, possible) {
	const queues = {
		local: readAll(own, possible, "LocalQueue", readLocalQueue),
		cluster: readAll(own, possible, "ClusterQueue", readClusterQueue),
		flavors: readAll(own, possible, "ResourceFlavor", readFlavor)
	};
	return queues.local.length + queues.cluster.length + queues.flavors.length === 0 ? void 0 : queues;
}

// src/manifest/objects/kinds.ts
const TEMPLATE$1 = [
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
		podSpec: TEMPLATE$1
	},
	{
		kind: "StatefulSet",
		groups: ["apps"],
		podSpec: TEMPLATE$1
	},
	{
		kind: "DaemonSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE$1
	},
	{
		kind: "ReplicaSet",
		groups: ["apps", "extensions"],
		podSpec: TEMPLATE$1
	},
	{
		kind: "ReplicationController",
		groups: [""],
		podSpec: TEMPLATE$1
	},
	{
		kind: "Job",
		groups: ["batch"],
		podSpec: TEMPLATE$1
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
const WORKLOAD_KINDS = WORKLOAD_KIND_TABLE.map(({ kind }) => kind);
function podSpecPathOf(apiVersion, kind) {
	const group = groupOf(apiVersion);
	return WORKLOAD_KIND_TABLE.find((row) => row.kind === kind && row.groups.includes(group))?.podSpec;
}
const POLICY_KINDS = [
	"MutatingAdmissionPolicy",
	"MutatingAdmissionPolicyBinding",
	"MutatingWebhookConfiguration",
	"ValidatingAdmissionPolicy",
	"ValidatingAdmissionPolicyBinding"
];
const ADMISSION_KINDS_OF_GROUPS = [
	...QUEUE_KINDS,
	...DEVICE_KINDS,
	...GANG_KINDS,
	{
		group: "config.openshift.io",
		kind: "Scheduler"
	},
	{
		group: "kyverno.io",
		kind: "ClusterPolicy"
	},
	{
		group: "kyverno.io",
		kind: "Policy"
	},
	{
		group: "policies.kyverno.io",
		kind: "MutatingPolicy"
	},
	{
		group: "policies.kyverno.io",
		kind: "NamespacedMutatingPolicy"
	},
	{
		group: "policies.kyverno.io",
		kind: "ValidatingPolicy"
	},
	{
		group: "mutations.gatekeeper.sh",
		kind: "Assign"
	},
	{
		group: "mutations.gatekeeper.sh",
		kind: "ModifySet"
	}
];
const RELEVANT_KINDS = [
	...WORKLOAD_KINDS,
	"RuntimeClass",
	"Namespace",
	"NodeFeatureRule",
	"NodeReadinessRule",
	"DeviceClass",
	...POLICY_KINDS
];
function changesAdmission({ apiVersion, kind }) {
	const group = groupOf(apiVersion);
	return RELEVANT_KINDS.includes(kind) || ADMISSION_KINDS_OF_GROUPS.some((one) => one.kind === kind && one.group === group);
}

// src/manifest/yaml/comments.ts
const LINE_BREAK = /[\r\n]/g;
function readComments$1(file, word) {
	if (!file.text.includes(word)) return [];
	return splitDocuments(file.text).flatMap((slice) => {
		const source = file.text.slice(slice.start, slice.end);
		return source.includes(word) ? commentsOf(source, slice.start) : [];
	});
}
function commentsOf(source, offset) {
	const { parseYaml, scalarSpans } = YAML_PART.code();
	const parsed = parseYaml(source).value;
	if (parsed === void 0) return [];
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

// src/manifest/suppressions.ts
const COMMENT_WORD = "taintlint-ignore";
const COMMENT_START = /^#+[ \t]*taintlint-ignore(?![\w-])[ \t]*:?/;
const ANNOTATION$1 = "taintlint.dev/ignore";
const REASON_MARK = /(?:^|\s)--(?=\s|$)/;
const mayHoldSuppression = rememberedOf((file) => file.glance === void 0 && file.text.includes("taintlint-ignore"));
function readCommentSuppressions(file) {
	if (!mayHoldSuppression(file)) return [];
	const comments = [...readComments$1(file, COMMENT_WORD), ...readCommentsInTexts(file)].sort((a, b) => a.start - b.start).map((comment) => ({
		...comment,
		...positionOf$1(file, comment)
	}));
	const blocks = comments.length === 0 ? void 0 : blocksOf(file);
	const covered = /* @__PURE__ */ new Map();
	for (const { line, alone } of [...comments].reverse()) if (alone) covered.set(line, covered.get(line + 1) ?? line + 1);
	return comments.flatMap((comment) => {
		const head = COMMENT_START.exec(comment.text)?.[0];
		if (head === void 0) return [];
		const line = covered.get(comment.line) ?? comment.line;
		const to = Math.max(line, (comment.alone ? blocks?.whole : blocks?.ofKeys)?.get(line) ?? line);
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
					covers: to === line ? `on line ${line}` : `on lines ${line} to ${to}`,
					workload: void 0,
					expires: void 0
				},
				from: line,
				to
			};
		});
	});
}
function commentForOneRule(file, { start }) {
	const comment = readComments$1(file, COMMENT_WORD).find((one) => one.start <= start && start < one.end);
	if (comment === void 0) return void 0;
	const head = COMMENT_START.exec(comment.text)?.[0];
	return head !== void 0 && parseRules(comment.text.slice(head.length)).length === 1 ? comment : void 0;
}
function blocksOf(file) {
	const whole = /* @__PURE__ */ new Map();
	const ofKeys = /* @__PURE__ */ new Map();
	const note = (blocks, line, to) => {
		if (!blocks.has(line)) blocks.set(line, to);
	};
	const visit = (node) => {
		if (node.kind === "scalar" || node.file !== void 0 && node.file !== file) return;
		if (node.kind === "sequence") {
			for (const item of node.items) {
				note(whole, rangeOfSpan(file, item).line, lastLineOf(file, item));
				visit(item);
			}
			return;
		}
		for (const { key, value, merged } of node.entries) {
			if (merged || value.start < key.start || value.end > node.end) continue;
			const { line } = rangeOfSpan(file, key);
			const to = lastLineOf(file, value);
			note(whole, line, to);
			note(ofKeys, line, to);
			visit(value);
		}
	};
	for (const { root } of parseDocuments(file).documents) {
		note(whole, rangeOfSpan(file, root).line, lastLineOf(file, root));
		visit(root);
	}
	return {
		whole,
		ofKeys
	};
}
function lastLineOf(file, { start, end }) {
	let last = end;
	while (last > start && /\s/.test(file.text.charAt(last - 1))) last--;
	return rangeOfSpan(file, {
		start,
		end: last
	}).endLine;
}
function readCommentsInTexts(file) {
	return parseDocuments(file).documents.flatMap(textsIn).filter(({ text }) => text.includes(COMMENT_WORD)).flatMap((node) => partsAsWritten(file, node)).flatMap((text) => readComments$1({
		path: file.path,
		text
	}, COMMENT_WORD));
}
function readAnnotationSuppressions(workload) {
	if (!mayBeAnnotated(workload)) return [];
	const template = workload.podSpecPath.slice(0, -1);
	return (template.length === 0 ? [[]] : [[], template]).flatMap((owner) => {
		const path = [
			...owner,
			"metadata",
			"annotations"
		];
		const { document, objectPath } = workload;
		const text = getString(nodeAt(document.root, [...objectPath, ...path]), ANNOTATION$1);
		if (text === void 0) return [];
		const at = placeInObject(workload, [...path, ANNOTATION$1]);
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
const namesTaintlint = rememberedOf((file) => file.text.includes("taintlint"));
function mayBeAnnotated(workload) {
	const { apiVersion, kind, annotations, templateAnnotations } = workload;
	if (podSpecPathOf(apiVersion, kind) !== void 0) return ANNOTATION$1 in annotations || ANNOTATION$1 in templateAnnotations;
	return !standsInItsText(workload) || namesTaintlint(workload.document.file);
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
function positionOf$1(file, comment) {
	const { line, column } = rangeOfSpan(file, comment);
	return {
		line,
		alone: file.text.slice(comment.start - column + 1, comment.start).trim() === ""
	};
}

// src/manifest/terraform-json.ts
const HEAD = 100;
function isTerraformJson(text) {
	if (!/^\s*\{/.test(text.slice(0, HEAD)) || !text.includes("\"terraform_version\"")) return false;
	return text.includes("\"root_module\"") || text.includes("\"lineage\"");
}

// src/manifest/fields/api-types.ts
const API_KINDS = {
	"apps/v1 DaemonSet": "apps/v1.DaemonSet",
	"apps/v1 Deployment": "apps/v1.Deployment",
	"apps/v1 ReplicaSet": "apps/v1.ReplicaSet",
	"apps/v1 StatefulSet": "apps/v1.StatefulSet",
	"apps/v1beta1 Deployment": "apps/v1beta1.Deployment",
	"apps/v1beta1 StatefulSet": "apps/v1beta1.StatefulSet",
	"apps/v1beta2 DaemonSet": "apps/v1beta2.DaemonSet",
	"apps/v1beta2 Deployment": "apps/v1beta2.Deployment",
	"apps/v1beta2 ReplicaSet": "apps/v1beta2.ReplicaSet",
	"apps/v1beta2 StatefulSet": "apps/v1beta2.StatefulSet",
	"batch/v1 CronJob": "batch/v1.CronJob",
	"batch/v1 Job": "batch/v1.Job",
	"batch/v1beta1 CronJob": "batch/v1beta1.CronJob",
	"extensions/v1beta1 DaemonSet": "extensions/v1beta1.DaemonSet",
	"extensions/v1beta1 Deployment": "extensions/v1beta1.Deployment",
	"extensions/v1beta1 ReplicaSet": "extensions/v1beta1.ReplicaSet",
	"v1 Pod": "Pod",
	"v1 PodTemplate": "PodTemplate",
	"v1 ReplicationController": "ReplicationController"
};
const API_TYPES = {
	Affinity: "nodeAffinity:NodeAffinity podAffinity:PodAffinity podAntiAffinity:PodAntiAffinity",
	Container: "args:[] command:[] env:[] envFrom:[] image imagePullPolicy lifecycle livenessProbe name ports:[] readinessProbe resizePolicy:[] resources:ResourceRequirements restartPolicy restartPolicyRules:[] securityContext:SecurityContext startupProbe stdin stdinOnce terminationMessagePath terminationMessagePolicy tty volumeDevices:[] volumeMounts:[] workingDir",
	EphemeralContainer: "args:[] command:[] env:[] envFrom:[] image imagePullPolicy lifecycle livenessProbe name ports:[] readinessProbe resizePolicy:[] resources:ResourceRequirements restartPolicy restartPolicyRules:[] securityContext:SecurityContext startupProbe stdin stdinOnce targetContainerName terminationMessagePath terminationMessagePolicy tty volumeDevices:[] volumeMounts:[] workingDir",
	LabelSelector: "matchExpressions:[]LabelSelectorRequirement matchLabels:{}",
	LabelSelectorRequirement: "key operator values:[]",
	NodeAffinity: "preferredDuringSchedulingIgnoredDuringExecution:[]PreferredSchedulingTerm requiredDuringSchedulingIgnoredDuringExecution:NodeSelector",
	NodeSelector: "nodeSelectorTerms:[]NodeSelectorTerm",
	NodeSelectorRequirement: "key operator values:[]",
	NodeSelectorTerm: "matchExpressions:[]NodeSelectorRequirement matchFields:[]NodeSelectorRequirement",
	ObjectMeta: "annotations:{} creationTimestamp deletionGracePeriodSeconds deletionTimestamp finalizers:[] generateName generation labels:{} managedFields:[] name namespace ownerReferences:[] resourceVersion selfLink uid",
	Pod: "apiVersion kind metadata:ObjectMeta spec:PodSpec status",
	PodAffinity: "preferredDuringSchedulingIgnoredDuringExecution:[]WeightedPodAffinityTerm requiredDuringSchedulingIgnoredDuringExecution:[]PodAffinityTerm",
	PodAffinityTerm: "labelSelector:LabelSelector matchLabelKeys:[] mismatchLabelKeys:[] namespaceSelector:LabelSelector namespaces:[] topologyKey",
	PodAntiAffinity: "preferredDuringSchedulingIgnoredDuringExecution:[]WeightedPodAffinityTerm requiredDuringSchedulingIgnoredDuringExecution:[]PodAffinityTerm",
	PodOS: "name",
	PodResourceClaim: "name resourceClaimName resourceClaimTemplateName",
	PodSchedulingGate: "name",
	PodSchedulingGroup: "podGroupName",
	PodSecurityContext: "appArmorProfile fsGroup fsGroupChangePolicy runAsGroup runAsNonRoot runAsUser seLinuxChangePolicy seLinuxOptions seccompProfile supplementalGroups:[] supplementalGroupsPolicy sysctls:[] windowsOptions",
	PodSpec: "activeDeadlineSeconds affinity:Affinity automountServiceAccountToken containers:[]Container dnsConfig dnsPolicy enableServiceLinks ephemeralContainers:[]EphemeralContainer evictionResponders:[] hostAliases:[] hostIPC hostNetwork hostPID hostUsers hostname hostnameOverride imagePullSecrets:[] initContainers:[]Container nodeName nodeSelector:{} os:PodOS overhead:{} preemptionPolicy priority priorityClassName readinessGates:[] resourceClaims:[]PodResourceClaim resources:ResourceRequirements restartPolicy runtimeClassName schedulerName schedulingGates:[]PodSchedulingGate schedulingGroup:PodSchedulingGroup securityContext:PodSecurityContext serviceAccount serviceAccountName setHostnameAsFQDN shareProcessNamespace subdomain terminationGracePeriodSeconds tolerations:[]Toleration topologySpreadConstraints:[]TopologySpreadConstraint volumes:[] workloadRef:WorkloadReference",
	PodTemplate: "apiVersion kind metadata:ObjectMeta template:PodTemplateSpec",
	PodTemplateSpec: "metadata:ObjectMeta spec:PodSpec",
	PreferredSchedulingTerm: "preference:NodeSelectorTerm weight",
	ReplicationController: "apiVersion kind metadata:ObjectMeta spec:ReplicationControllerSpec status",
	ReplicationControllerSpec: "minReadySeconds replicas selector:{} template:PodTemplateSpec",
	ResourceClaim: "name request",
	ResourceRequirements: "claims:[]ResourceClaim limits:{} requests:{}",
	SecurityContext: "allowPrivilegeEscalation appArmorProfile capabilities privileged procMount readOnlyRootFilesystem runAsGroup runAsNonRoot runAsUser seLinuxOptions seccompProfile windowsOptions",
	Toleration: "effect key operator tolerationSeconds value",
	TopologySpreadConstraint: "labelSelector:LabelSelector matchLabelKeys:[] maxSkew minDomains nodeAffinityPolicy nodeTaintsPolicy topologyKey whenUnsatisfiable",
	WeightedPodAffinityTerm: "podAffinityTerm:PodAffinityTerm weight",
	WorkloadReference: "name podGroup podGroupReplicaKey",
	"apps/v1.DaemonSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1.DaemonSetSpec status",
	"apps/v1.DaemonSetSpec": "minReadySeconds revisionHistoryLimit selector:LabelSelector template:PodTemplateSpec updateStrategy",
	"apps/v1.Deployment": "apiVersion kind metadata:ObjectMeta spec:apps/v1.DeploymentSpec status",
	"apps/v1.DeploymentSpec": "minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit selector:LabelSelector strategy template:PodTemplateSpec",
	"apps/v1.ReplicaSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1.ReplicaSetSpec status",
	"apps/v1.ReplicaSetSpec": "minReadySeconds replicas selector:LabelSelector template:PodTemplateSpec",
	"apps/v1.StatefulSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1.StatefulSetSpec status",
	"apps/v1.StatefulSetSpec": "minReadySeconds ordinals persistentVolumeClaimRetentionPolicy podManagementPolicy replicas revisionHistoryLimit selector:LabelSelector serviceName template:PodTemplateSpec updateStrategy volumeClaimTemplates:[]",
	"apps/v1beta1.Deployment": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta1.DeploymentSpec status",
	"apps/v1beta1.DeploymentSpec": "minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit rollbackTo selector:LabelSelector strategy template:PodTemplateSpec",
	"apps/v1beta1.StatefulSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta1.StatefulSetSpec status",
	"apps/v1beta1.StatefulSetSpec": "minReadySeconds ordinals persistentVolumeClaimRetentionPolicy podManagementPolicy replicas revisionHistoryLimit selector:LabelSelector serviceName template:PodTemplateSpec updateStrategy volumeClaimTemplates:[]",
	"apps/v1beta2.DaemonSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta2.DaemonSetSpec status",
	"apps/v1beta2.DaemonSetSpec": "minReadySeconds revisionHistoryLimit selector:LabelSelector template:PodTemplateSpec updateStrategy",
	"apps/v1beta2.Deployment": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta2.DeploymentSpec status",
	"apps/v1beta2.DeploymentSpec": "minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit selector:LabelSelector strategy template:PodTemplateSpec",
	"apps/v1beta2.ReplicaSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta2.ReplicaSetSpec status",
	"apps/v1beta2.ReplicaSetSpec": "minReadySeconds replicas selector:LabelSelector template:PodTemplateSpec",
	"apps/v1beta2.StatefulSet": "apiVersion kind metadata:ObjectMeta spec:apps/v1beta2.StatefulSetSpec status",
	"apps/v1beta2.StatefulSetSpec": "minReadySeconds ordinals persistentVolumeClaimRetentionPolicy podManagementPolicy replicas revisionHistoryLimit selector:LabelSelector serviceName template:PodTemplateSpec updateStrategy volumeClaimTemplates:[]",
	"batch/v1.CronJob": "apiVersion kind metadata:ObjectMeta spec:batch/v1.CronJobSpec status",
	"batch/v1.CronJobSpec": "concurrencyPolicy failedJobsHistoryLimit jobTemplate:batch/v1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend timeZone",
	"batch/v1.Job": "apiVersion kind metadata:ObjectMeta spec:batch/v1.JobSpec status",
	"batch/v1.JobSpec": "activeDeadlineSeconds backoffLimit backoffLimitPerIndex completionMode completions managedBy manualSelector maxFailedIndexes parallelism podFailurePolicy podReplacementPolicy scheduling selector:LabelSelector successPolicy suspend template:PodTemplateSpec ttlSecondsAfterFinished",
	"batch/v1.JobTemplateSpec": "metadata:ObjectMeta spec:batch/v1.JobSpec",
	"batch/v1beta1.CronJob": "apiVersion kind metadata:ObjectMeta spec:batch/v1beta1.CronJobSpec status",
	"batch/v1beta1.CronJobSpec": "concurrencyPolicy failedJobsHistoryLimit jobTemplate:batch/v1beta1.JobTemplateSpec schedule startingDeadlineSeconds successfulJobsHistoryLimit suspend timeZone",
	"batch/v1beta1.JobTemplateSpec": "metadata:ObjectMeta spec:batch/v1.JobSpec",
	"extensions/v1beta1.DaemonSet": "apiVersion kind metadata:ObjectMeta spec:extensions/v1beta1.DaemonSetSpec status",
	"extensions/v1beta1.DaemonSetSpec": "minReadySeconds revisionHistoryLimit selector:LabelSelector template:PodTemplateSpec templateGeneration updateStrategy",
	"extensions/v1beta1.Deployment": "apiVersion kind metadata:ObjectMeta spec:extensions/v1beta1.DeploymentSpec status",
	"extensions/v1beta1.DeploymentSpec": "minReadySeconds paused progressDeadlineSeconds replicas revisionHistoryLimit rollbackTo selector:LabelSelector strategy template:PodTemplateSpec",
	"extensions/v1beta1.ReplicaSet": "apiVersion kind metadata:ObjectMeta spec:extensions/v1beta1.ReplicaSetSpec status",
	"extensions/v1beta1.ReplicaSetSpec": "minReadySeconds replicas selector:LabelSelector template:PodTemplateSpec"
};

// src/manifest/fields/api-shape.ts
const parsed = /* @__PURE__ */ new Map();
function parseShape(text) {
	if (text.startsWith("{}")) return {
		holds: "map",
		type: void 0
	};
	const isList = text.startsWith("[]");
	const type = isList ? text.slice(2) : text;
	return {
		holds: isList ? "list" : "one",
		type: type === "" ? void 0 : type
	};
}
function fieldsOf$1(type) {
	const known = parsed.get(type);
	if (known !== void 0) return known;
	const fields = /* @__PURE__ */ new Map();
	for (const text of (API_TYPES[type] ?? "").split(" ")) {
		const [name = "", shape = ""] = text.split(":");
		fields.set(name, parseShape(shape));
	}
	parsed.set(type, fields);
	return fields;
}
const typed = /* @__PURE__ */ new Map();
function typedFieldsOf(type) {
	const known = typed.get(type);
	if (known !== void 0) return known;
	const fields = [...fieldsOf$1(type)].filter(([, shape]) => shape.type !== void 0);
	typed.set(type, fields);
	return fields;
}
function typeOfKind(apiVersion, kind) {
	return API_KINDS[`${apiVersion} ${kind}`];
}

// src/manifest/fields/field-meaning.ts
const SCHEDULING_FIELDS$2 = /* @__PURE__ */ new Map([
	["tolerations", ["tolerations"]],
	["nodeSelector", ["nodeSelector"]],
	["affinity", ["affinity"]],
	["nodeAffinity", ["affinity", "nodeAffinity"]],
	["podAffinity", ["affinity", "podAffinity"]],
	["podAntiAffinity", ["affinity", "podAntiAffinity"]],
	["topologySpreadConstraints", ["topologySpreadConstraints"]],
	["nodeName", ["nodeName"]],
	["runtimeClassName", ["runtimeClassName"]]
]);
const MOST_LEVELS = 4;
function isSamePath(a, b) {
	return a.length === b.length && a.every((step, index) => step === b[index]);
}
function meantAt({ object }, path, { isElsewhere, isCertain }) {
	const isOccupied = nodeAt(object, path) !== void 0;
	return {
		field: String(path.at(-1)),
		path,
		isElsewhere,
		isOccupied,
		isCertain: isCertain && !isOccupied
	};
}
function meantSchedulingField(name, at, pod) {
	const isExact = SCHEDULING_FIELDS$2.has(name);
	const field = isExact ? name : [...SCHEDULING_FIELDS$2.keys()].find((candidate) => isSlipOf(name, candidate));
	const inPodSpec = field === void 0 ? void 0 : SCHEDULING_FIELDS$2.get(field);
	if (inPodSpec === void 0) return void 0;
	const path = [...pod.podSpecPath, ...inPodSpec];
	const isElsewhere = !isSamePath(path.slice(0, -1), at.path);
	return meantAt(pod, path, {
		isElsewhere,
		isCertain: isExact || !isElsewhere
	});
}
function meantAbove(name, { above }, pod) {
	for (const holder of [above, above?.above]) {
		if (holder?.type === void 0 || !fieldsOf$1(holder.type).has(name)) continue;
		return meantAt(pod, [...holder.path, name], {
			isElsewhere: true,
			isCertain: false
		});
	}
}
function levelBelow({ type, steps }) {
	return [...fieldsOf$1(type)].flatMap(([name, shape]) => {
		if (shape.type === void 0 || shape.holds === "list" && steps.length > 0) return [];
		return [{
			type: shape.type,
			steps: [
				...steps,
				name,
				...shape.holds === "list" ? ["*"] : []
			]
		}];
	});
}
function meantBelow(name, { type, path }, pod) {
	let levels = type === void 0 ? [] : [{
		type,
		steps: []
	}];
	for (let depth = 0; depth < MOST_LEVELS && levels.length > 0; depth++) {
		levels = levels.flatMap(levelBelow);
		const [only, another] = levels.filter((level) => fieldsOf$1(level.type).has(name));
		if (another !== void 0) return void 0;
		if (only !== void 0) return meantAt(pod, [
			...path,
			...only.steps,
			name
		], {
			isElsewhere: true,
			isCertain: false
		});
	}
}
function fits(value, { holds, type }) {
	if (holds === "list") return value.kind === "sequence";
	if (holds === "map" || type !== void 0) return value.kind === "mapping";
	return true;
}
function meantBesides(name, value, at, pod) {
	if (at.type === void 0) return void 0;
	const fields = fieldsOf$1(at.type);
	const missing = [...fields.keys()].filter((field) => getEntry(at.node, field) === void 0);
	const slip = missing.find((field) => isSlipOf(name, field));
	const field = slip ?? nearestWord(name, missing);
	const shape = field === void 0 ? void 0 : fields.get(field);
	if (field === void 0 || shape === void 0) return void 0;
	const isCertain = slip !== void 0 && fits(value, shape);
	return meantAt(pod, [...at.path, field], {
		isElsewhere: false,
		isCertain
	});
}
function meantBy(name, value, at, pod) {
	if (SCHEDULING_FIELDS$2.has(name)) return meantSchedulingField(name, at, pod);
	return meantAbove(name, at, pod) ?? meantBelow(name, at, pod) ?? meantBesides(name, value, at, pod) ?? meantSchedulingField(name, at, pod);
}

// src/manifest/fields/unknown-fields.ts
const BESIDE = /* @__PURE__ */ new Set([
	"Container",
	"EphemeralContainer",
	"ObjectMeta",
	"PodSecurityContext",
	"SecurityContext"
]);
const DECIDING = /* @__PURE__ */ new Set([
	"affinity",
	"hostNetwork",
	"nodeName",
	"nodeSelector",
	"os",
	"overhead",
	"resources",
	"runtimeClassName",
	"tolerations",
	"topologySpreadConstraints"
]);
const MOST_LEGAL = 9;
const NO_FIELD = /^\$|^x-|[{}<>()%]/;
const NONE = {
	strayFields: [],
	unknownFields: []
};
const BESIDE_IN_CUSTOM = /* @__PURE__ */ new Set([...BESIDE, "PodSpec"]);
function isEmpty$3(node) {
	if (node.kind === "scalar") return node.value === null || node.value === "";
	return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
}
function decides({ podSpecPath }, path) {
	const isOnTheWay = path.length <= podSpecPath.length && path.every((step, index) => step === podSpecPath[index]);
	const inPodSpec = path.slice(podSpecPath.length);
	return isOnTheWay || DECIDING.has(inPodSpec[0] ?? "") || inPodSpec.includes("resources");
}
function meaningOf(name, value, at, pod, strictness) {
	if (strictness === "slips") {
		const meant = meantBesides(name, value, at, pod);
		return meant?.isCertain ? meant : void 0;
	}
	if (at.type === void 0) return meantSchedulingField(name, at, pod);
	return meantBy(name, value, at, pod);
}
function createSearch(pod, beside) {
	const found = [];
	const visited = /* @__PURE__ */ new Set();
	function add(name, at, meant, isGuess) {
		const legal = at.type === void 0 ? [] : [...fieldsOf$1(at.type).keys()];
		found.push({
			field: name,
			path: [...at.path, name],
			...meant !== void 0 && { meant },
			legal: legal.length > MOST_LEGAL ? [] : legal,
			...isGuess && { isGuess }
		});
	}
	function check(at, strictness, isGuess) {
		const fields = at.type === void 0 ? void 0 : fieldsOf$1(at.type);
		for (const { key, value } of effectiveEntries(at.node)) {
			const name = formatKey(key.value);
			if (fields?.has(name) || NO_FIELD.test(name) || isEmpty$3(value)) continue;
			const meant = meaningOf(name, value, at, pod, strictness);
			if (strictness === "whole" || meant !== void 0 && decides(pod, meant.path)) add(name, at, meant, isGuess);
		}
	}
	function walk(at, strictness, isGuess) {
		const { node, path, type } = at;
		if (node.kind !== "mapping" || type === void 0 || visited.has(node)) return;
		visited.add(node);
		check(at, strictness === "whole" && beside.has(type) ? "scheduling" : strictness, isGuess);
		for (const [name, shape] of typedFieldsOf(type)) {
			const value = getValue(node, name);
			if (value === void 0) continue;
			const below = (child, to) => walk({
				node: child,
				path: to,
				type: shape.type,
				above: at
			}, strictness, isGuess);
			if (shape.holds === "one") below(value, [...path, name]);
			else if (shape.holds === "list" && value.kind === "sequence") value.items.forEach((item, index) => {
				below(item, [
					...path,
					name,
					index
				]);
			});
		}
	}
	function addSlips(path) {
		const parent = path.slice(0, -1);
		const right = String(path.at(-1));
		const node = nodeAt(pod.object, parent);
		if (node === void 0) return;
		for (const { key, value } of effectiveEntries(node)) {
			const name = formatKey(key.value);
			if (!isSlipOf(name, right) || isEmpty$3(value)) continue;
			add(name, {
				node,
				path: parent,
				type: void 0,
				above: void 0
			}, {
				field: right,
				path,
				isElsewhere: false,
				isOccupied: false,
				isCertain: true
			}, true);
		}
	}
	function result() {
		if (found.length === 0) return NONE;
		const isStray = ({ path, meant }) => decides(pod, path) || meant !== void 0 && decides(pod, meant.path);
		return {
			strayFields: compact(found.filter(isStray)),
			unknownFields: compact(found.filter((field) => !isStray(field)))
		};
	}
	return {
		check,
		walk,
		addSlips,
		result
	};
}
function findUnknownFields(apiVersion, kind, pod) {
	const search = createSearch(pod, BESIDE);
	const type = typeOfKind(apiVersion, kind);
	if (type !== void 0) {
		search.walk({
			node: pod.object,
			path: [],
			type,
			above: void 0
		}, "whole", false);
		return search.result();
	}
	pod.podSpecPath.forEach((_, depth) => {
		checkAt(search, pod, pod.podSpecPath.slice(0, depth), false);
	});
	walkAt(search, pod, pod.podSpecPath, "PodSpec", "whole", false);
	return search.result();
}
function findUnknownInCustomPodSpec(pod, hasOwnFields) {
	const search = createSearch(pod, BESIDE_IN_CUSTOM);
	const [template, around] = [pod.podSpecPath.length - 1, pod.podSpecPath.length - 2];
	const hasTemplate = /template/i.test(String(pod.podSpecPath[template - 1] ?? ""));
	if (hasTemplate && around > 0 && !hasOwnFields) checkAt(search, pod, pod.podSpecPath.slice(0, around), true);
	checkAt(search, pod, pod.podSpecPath.slice(0, template), !hasTemplate);
	walkAt(search, pod, pod.podSpecPath, "PodSpec", "whole", false);
	return search.result();
}
const TYPE_OF_FIELD = {
	tolerations: "Toleration",
	nodeSelector: void 0,
	affinity: "Affinity",
	nodeAffinity: "NodeAffinity"
};
function findSlips(pod, expected) {
	const search = createSearch(pod, BESIDE_IN_CUSTOM);
	for (const { field, path } of expected) {
		const node = nodeAt(pod.object, path);
		const type = TYPE_OF_FIELD[field];
		if (node === void 0) search.addSlips(path);
		else if (type !== void 0 && node.kind === "sequence") node.items.forEach((_, index) => {
			walkAt(search, pod, [...path, index], type, "slips", true);
		});
		else if (type !== void 0) walkAt(search, pod, path, type, "slips", true);
	}
	return [...search.result().strayFields];
}
function checkAt(search, { object }, path, isGuess) {
	const node = nodeAt(object, path);
	if (node !== void 0) search.check({
		node,
		path,
		type: void 0,
		above: void 0
	}, "scheduling", isGuess);
}
function walkAt(search, { object }, path, type, strictness, isGuess) {
	const node = nodeAt(object, path);
	if (node !== void 0) search.walk({
		node,
		path,
		type,
		above: void 0
	}, strictness, isGuess);
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
function mappingOf$1(owner, entries) {
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
			const affinity = mappingOf$1(entry.value, [{
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
		podSpec: mappingOf$1(owner, entries),
		movedFields,
		nodes: found.map(({ entry }) => entry.value)
	};
}
function partOf({ part }, names) {
	const words = [...part === void 0 ? [] : [part], ...names];
	return words.length === 0 ? void 0 : words.join(" ");
}
function findPodSpecs(root, text, hasOwnFields) {
	return matchPattern(root, parseFieldPattern(text) ?? []).flatMap((match) => {
		if (match.node.kind !== "mapping") return [];
		const unknown = findUnknownInCustomPodSpec({
			object: root,
			podSpecPath: match.path
		}, hasOwnFields);
		return [{
			match,
			podSpec: match.node,
			movedFields: [],
			nodes: [match.node],
			unknown
		}];
	});
}
const isEmpty$2 = (node) => {
	if (node.kind === "scalar") return node.value === null;
	return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
};
function findField(root, field, path, otherwise) {
	const own = getEntry(nodeAt(root, path.slice(0, -1)), String(path.at(-1)));
	if (own !== void 0 && !(otherwise && isEmpty$2(own.value)) || otherwise === void 0) return own === void 0 ? [] : [{
		field,
		path,
		entry: own
	}];
	const entry = getEntry(nodeAt(root, otherwise), field);
	return entry === void 0 ? [] : [{
		field,
		path: [...otherwise, field],
		entry
	}];
}
function gatherContainers({ node, path }, places) {
	const found = places.flatMap((place) => {
		const keys = place.split(".");
		const value = nodeAt(node, keys);
		if (value?.kind === "sequence") return value.items.map((item, index) => ({
			item,
			to: [
				...path,
				...keys,
				index
			]
		}));
		return value?.kind === "mapping" ? [{
			item: value,
			to: [...path, ...keys]
		}] : [];
	});
	const [first] = node.kind === "mapping" ? node.entries : [];
	if (found.length === 0 || first === void 0) return {
		podSpec: mappingOf$1(node, []),
		movedFields: [],
		nodes: []
	};
	const items = found.map(({ item }) => item);
	return {
		podSpec: mappingOf$1(node, [{
			key: {
				...first.key,
				value: "containers",
				text: "containers"
			},
			value: {
				kind: "sequence",
				start: node.start,
				end: node.end,
				items
			},
			merged: false
		}]),
		movedFields: found.map(({ to }, index) => ({
			from: [
				...path,
				"containers",
				index
			],
			to
		})),
		nodes: []
	};
}
function findFields(root, declaration) {
	const { fields = {}, otherwise, makes, containers = [], isBare } = declaration;
	const patterns = SCHEDULING_FIELDS$1.flatMap((field) => {
		const pattern = parseFieldPattern(fields[field] ?? "");
		return pattern === void 0 ? [] : [{
			field,
			pattern
		}];
	});
	const start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
	return matchPattern(root, start).flatMap((match) => {
		if (makes !== void 0 && !makes.some((key) => getValue(match.node, key) !== void 0)) return [];
		const expected = patterns.map(({ field, pattern }) => {
			return {
				field,
				path: [...match.path, ...plainKeys(pattern.slice(start.length)) ?? []]
			};
		});
		const found = expected.flatMap(({ field, path }) => findField(root, field, path, otherwise?.split(".")));
		const strayFields = findSlips({
			object: root,
			podSpecPath: match.path
		}, expected);
		if (found.length === 0 && strayFields.length === 0 && !isBare) return [];
		const gathered = gatherFields(match.node, match.path, found);
		const made = gatherContainers(match, containers);
		return [{
			match,
			podSpec: mappingOf$1(match.node, [...gathered.podSpec.entries, ...made.podSpec.entries]),
			movedFields: [...gathered.movedFields, ...made.movedFields],
			nodes: gathered.nodes,
			unknown: { strayFields }
		}];
	});
}
function findDefaultPods({ node }, { defaultPods = [] }) {
	const spec = getValue(node, "spec");
	return defaultPods.filter(({ field, when }) => getEntry(spec, field) === void 0 && (getString(spec, when.field) ?? when.is) === when.is);
}
function readCustomWorkloads(object, kind) {
	const defaultPods = findDefaultPods(object, kind);
	const read = readDeclaredPods(object, kind.pods);
	if (defaultPods.length === 0) return read;
	return read.map((one, index) => index === 0 ? {
		...one,
		workload: {
			...one.workload,
			defaultPods
		}
	} : one);
}
function readDeclaredPods(object, pods) {
	const hasOwnFields = pods.some(({ fields }) => fields !== void 0);
	const read = pods.flatMap((declaration) => {
		const all = readDeclaration(object, declaration, hasOwnFields);
		const { part, fields, makes, openWhere } = declaration;
		if (makes === void 0 || openWhere === void 0) return all;
		const judged = all.filter(({ workload }) => !workload.isFragment);
		const paths = new Set(judged.map(({ workload }) => formatFieldPath(workload.podSpecPath)));
		const { because } = openWhere;
		const own = readDeclaration(object, {
			...part && { part },
			...fields && { fields },
			openBecause: because
		}, true);
		return [...judged, ...own.filter(({ workload }) => !paths.has(formatFieldPath(workload.podSpecPath)))];
	});
	const taken = new Set(read.flatMap(({ workload, nodes }) => workload.isFragment ? [] : nodes));
	return read.filter(({ workload, nodes }) => {
		return !workload.isFragment || nodes.length === 0 || nodes.some((node) => !taken.has(node));
	});
}
function readDeclaration(object, declaration, hasOwnFields) {
	const { podSpec, fields, openBecause, openWithout, openWhere, namespace } = declaration;
	return [...podSpec === void 0 ? [] : findPodSpecs(object.node, podSpec, hasOwnFields || openBecause !== void 0), ...fields === void 0 ? [] : findFields(object.node, declaration)].flatMap(({ match, podSpec: node, movedFields, nodes, unknown }) => {
		const decoder = createDecoder();
		const template = match.path.slice(0, -1);
		const metadata = (field) => LENIENT.stringMap(nodeAt(object.node, [
			...template,
			"metadata",
			field
		]), []);
		const part = partOf(declaration, match.names);
		const decoded = decodePodSpec(decoder, node, match.path);
		const isOpen = openBecause !== void 0 || openWithout && getEntry(node, openWithout.field) === void 0 || openWhere?.holds(object.node, match.node, node);
		if (isOpen && nodes.length === 0 && (unknown.strayFields ?? []).length === 0) return [];
		return [{
			workload: {
				replicas: LENIENT.integer(nodeAt(object.node, [...template.slice(0, -1), "replicas"]), []),
				templateLabels: metadata("labels"),
				templateAnnotations: metadata("annotations"),
				podSpecPath: match.path,
				podSpec: decoded,
				decodeErrors: decoder.errors,
				...ownerOf$1(object),
				strayFields: [],
				...unknown,
				...namespace !== void 0 && { namespace },
				...part !== void 0 && { part },
				...isOpen && { isFragment: true },
				...movedFields.length > 0 && { movedFields }
			},
			nodes,
			podSpec: node
		}];
	});
}

// src/manifest/fields/misspelt-values.ts
const TOLERATION_FIELDS$1 = [
	"key",
	"operator",
	"value",
	"effect",
	"tolerationSeconds"
];
const AFFINITY_FIELDS = [
	"nodeAffinity",
	"podAffinity",
	"podAntiAffinity"
];
const TERM_LISTS = ["requiredDuringSchedulingIgnoredDuringExecution", "preferredDuringSchedulingIgnoredDuringExecution"];
const namesOf$1 = (node) => effectiveEntries(node).map(({ key }) => formatKey(key.value));
function isListOf(node, some) {
	if (node.kind !== "sequence" || node.items.length === 0) return false;
	return node.items.every((item) => item.kind === "mapping" && namesOf$1(item).some((name) => some.includes(name)));
}
const isPlainMap = (node) => node.kind === "mapping" && node.entries.length > 0 && node.entries.every(({ value }) => value.kind === "scalar");
const hasOneOf = (node, names) => node.kind === "mapping" && namesOf$1(node).some((name) => names.includes(name));
const TOLERATIONS = {
	name: "tolerations",
	fits: (node) => isListOf(node, ["key", "operator"])
};
const NODE_SELECTOR = {
	name: "nodeSelector",
	fits: isPlainMap
};
const POD_FIELDS = [
	TOLERATIONS,
	NODE_SELECTOR,
	{
		name: "affinity",
		fits: (node) => hasOneOf(node, AFFINITY_FIELDS)
	},
	{
		name: "topologySpreadConstraints",
		fits: (node) => isListOf(node, ["topologyKey"])
	}
];
const OTHER_STYLE = /[_-]/;
function meant(field, path, isElsewhere, isOccupied) {
	return {
		field,
		path,
		isElsewhere,
		isOccupied,
		isCertain: !isElsewhere
	};
}
function unknown(field, path, what) {
	return {
		field,
		path: [...path, field],
		meant: what,
		legal: [],
		isGuess: true
	};
}
function slipsIn(entries, path, fields) {
	const missing = fields.filter(({ name }) => entries.every(({ key }) => formatKey(key.value) !== name));
	return entries.flatMap(({ key, value }) => {
		const name = formatKey(key.value);
		if (OTHER_STYLE.test(name) || fields.some((field) => field.name === name)) return [];
		const field = missing.find((one) => isSlipOf(name, one.name) && one.fits(value));
		return field === void 0 ? [] : [unknown(name, path, meant(field.name, [...path, field.name], false, false))];
	});
}
function slipsInToleration(item, path) {
	const names = namesOf$1(item);
	const missing = TOLERATION_FIELDS$1.filter((field) => !names.includes(field));
	const [other, another] = effectiveEntries(item).filter(({ key }) => !TOLERATION_FIELDS$1.includes(formatKey(key.value)));
	if (other === void 0 || another !== void 0 || other.value.kind !== "scalar") return [];
	const name = formatKey(other.key.value);
	const field = OTHER_STYLE.test(name) ? void 0 : nearestWord(name, missing);
	return field === void 0 ? [] : [unknown(name, path, meant(field, [...path, field], false, false))];
}
function slipsInTolerations({ value: list }, path) {
	if (list.kind !== "sequence" || !TOLERATIONS.fits(list)) return [];
	return list.items.flatMap((item, index) => slipsInToleration(item, [...path, index]));
}
function strayInAffinity({ value: affinity }, path, around, isCustomResource) {
	if (!hasOneOf(affinity, AFFINITY_FIELDS)) return [];
	return [
		...[TOLERATIONS, NODE_SELECTOR].flatMap(({ name, fits }) => {
			const entry = getEntry(affinity, name);
			if (isCustomResource || entry === void 0 || !fits(entry.value)) return [];
			const isOccupied = getEntry(around, name) !== void 0;
			return [unknown(name, path, meant(name, [...path.slice(0, -1), name], true, isOccupied))];
		}),
		...slipsInAffinity(around, path.slice(0, -1)),
		...PAIRS.flatMap((name) => mixedTerms(affinity, path, name))
	];
}
function slipsInAffinity(around, path) {
	return findSlips({
		object: around,
		podSpecPath: []
	}, [{
		field: "affinity",
		path: ["affinity"]
	}]).flatMap(({ field, path: within, meant: what }) => what === void 0 || OTHER_STYLE.test(field) ? [] : [unknown(field, [...path, ...within.slice(0, -1)], {
		...what,
		path: [...path, ...what.path]
	})]);
}
const PAIRS = ["podAffinity", "podAntiAffinity"];
function mixedTerms(affinity, path, name) {
	const [required = "", preferred = ""] = TERM_LISTS;
	const found = (list, has, lacks, right) => {
		const node = nodeAt(affinity, [name, list]);
		return (node?.kind === "sequence" ? node.items : []).flatMap((item, index) => {
			if (item.kind !== "mapping" || getEntry(item, has) === void 0 || getEntry(item, lacks) !== void 0) return [];
			return [unknown(has, [
				...path,
				name,
				list,
				index
			], meant(has, [
				...path,
				name,
				...right
			], true, false))];
		});
	};
	return [...found(required, "podAffinityTerm", "topologyKey", [
		preferred,
		"*",
		"podAffinityTerm"
	]), ...found(preferred, "topologyKey", "podAffinityTerm", [
		preferred,
		"*",
		"podAffinityTerm",
		"topologyKey"
	])];
}
function misspeltValues(mapping, entries, path, isCustomResource) {
	const known = entries.filter(({ key }) => POD_FIELDS.some(({ name }) => name === formatKey(key.value)));
	if (known.length === 0) return [];
	const within = known.flatMap((entry) => {
		const name = formatKey(entry.key.value);
		if (name === "tolerations") return slipsInTolerations(entry, [...path, name]);
		return name === "affinity" ? strayInAffinity(entry, [...path, name], mapping, isCustomResource) : [];
	});
	return [...slipsIn(entries, path, POD_FIELDS), ...within];
}

// src/manifest/workloads/fragments.ts
const TOLERATION_FIELDS = /* @__PURE__ */ new Set([
	"key",
	"operator",
	"value",
	"effect",
	"tolerationSeconds"
]);
const NODE_AFFINITY_FIELDS = /* @__PURE__ */ new Set(["requiredDuringSchedulingIgnoredDuringExecution", "preferredDuringSchedulingIgnoredDuringExecution"]);
const SWITCH = /^enabled?$/i;
const APART = /* @__PURE__ */ new Set([
	"openAPIV3Schema",
	"properties",
	"managedFields",
	"status"
]);
const SCHEMA_FILE = /(?:^|\/)values\.schema\.[^/]*$/;
function isJsonSchema({ root, file }) {
	return SCHEMA_FILE.test(file.path) || getEntry(root, "$schema") !== void 0;
}
const FIELD_NAMES = [
	{
		field: "tolerations",
		end: "olerations",
		ending: /^(.*?)[tT]olerations$/
	},
	{
		field: "nodeSelector",
		end: "odeSelector",
		ending: /^(.*?)[nN]odeSelector$/
	},
	{
		field: "affinity",
		end: "ffinity",
		ending: /^(.*?)[aA]ffinity$/
	}
];
function keysOf$2(node) {
	return effectiveEntries(node).map(({ key }) => formatKey(key.value)).filter((key) => !isDirective(key));
}
function isTolerationList(node) {
	if (node.kind !== "sequence" || node.items.length === 0) return false;
	if (node.items.every(isDirectiveItem)) return false;
	return node.items.every((item) => item.kind === "mapping" && keysOf$2(item).every((key) => TOLERATION_FIELDS.has(key)));
}
function isLabelMap(node) {
	if (node.kind !== "mapping" || keysOf$2(node).length === 0) return false;
	return node.entries.every(({ key, value }) => {
		if (value.kind !== "scalar" || value.value === null) return false;
		return typeof value.value !== "boolean" || !SWITCH.test(formatKey(key.value));
	});
}
function isNodeAffinity(node) {
	if (node?.kind !== "mapping" || node.entries.length === 0) return false;
	return keysOf$2(node).every((key) => NODE_AFFINITY_FIELDS.has(key));
}
function isForm(node, visited = /* @__PURE__ */ new Set()) {
	if (visited.has(node)) return false;
	visited.add(node);
	if (node.kind === "scalar") return /^\s+$/.test(node.text);
	return (node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value)).some((child) => isForm(child, visited));
}
function fieldOf(entry) {
	const name = formatKey(entry.key.value);
	if (isDirective(name)) return void 0;
	if (name === "nodeAffinity") return isNodeAffinity(entry.value) && !isForm(entry.value) ? {
		field: "nodeAffinity",
		prefix: ""
	} : void 0;
	for (const { field, end, ending } of FIELD_NAMES) {
		if (!name.endsWith(end)) continue;
		const prefix = ending.exec(name)?.[1];
		if (prefix === void 0) continue;
		return (field === "tolerations" ? isTolerationList(entry.value) : field === "nodeSelector" ? isLabelMap(entry.value) : isNodeAffinity(getValue(entry.value, "nodeAffinity"))) && !isForm(entry.value) ? {
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
function readNode(field, { value }) {
	return (field === "affinity" ? getValue(value, "nodeAffinity") : void 0) ?? value;
}
function groupFields(entries, path, isTaken) {
	const groups = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const found = fieldOf(entry);
		if (found === void 0 || isTaken(entry.value) || isTaken(readNode(found.field, entry))) continue;
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
function throughMoves(items, lists) {
	return items.map(({ from, to }) => {
		const list = lists.find((one) => one.from.every((step, index) => to[index] === step));
		return {
			from,
			to: list === void 0 ? to : [...list.to, ...to.slice(list.from.length)]
		};
	});
}
function isInValues(path) {
	return path.includes("values") || path.includes("valuesObject");
}
function readFragments({ node: root, owner, taken }) {
	const fragments = [];
	const visited = new Set(taken);
	const isOfKnownKind = new Set(taken);
	function fragmentOf(path, part) {
		return {
			replicas: void 0,
			templateLabels: NO_WORDS,
			templateAnnotations: NO_WORDS,
			podSpecPath: path,
			podSpec: decodePodSpec(LENIENT, {
				...root,
				kind: "mapping",
				entries: []
			}, path),
			decodeErrors: [],
			...owner,
			strayFields: [],
			...part !== "" && { part },
			isFragment: true
		};
	}
	function readSlips(mapping, entries, path) {
		if (entries.some(({ value }) => isOfKnownKind.has(value))) return;
		const strayFields = misspeltValues(mapping, entries, path, owner.apiVersion !== "" && !isInValues(path));
		if (strayFields.length > 0) fragments.push({
			...fragmentOf(path, formatFieldPath(path)),
			strayFields
		});
	}
	function read(mapping, entries, path) {
		for (const fields of groupFields(entries, path, (node) => visited.has(node))) {
			for (const { field, entry } of fields) visited.add(readNode(field, entry));
			const { podSpec, movedFields: gathered } = gatherFields(mapping, path, fields);
			const movedFields = [...throughMoves(movedTolerations(podSpec, path), gathered), ...gathered];
			const isOwn = (key) => fields.some(({ entry }) => entry.key.text === key);
			if (placeholderAmong(mapping, isOwn, owner.document) !== void 0) continue;
			if (findPlaceholder(podSpec, owner.document) !== void 0) continue;
			const decoder = createDecoder();
			const decoded = decodePodSpec(decoder, podSpec, path);
			const [first] = fields;
			const part = formatFieldPath(gathered.length > 0 && first !== void 0 ? first.path : path);
			fragments.push({
				...fragmentOf(path, part),
				...movedFields.length > 0 && { movedFields },
				podSpec: decoded,
				decodeErrors: decoder.errors
			});
		}
		readSlips(mapping, entries, path);
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
		const entries = effectiveEntries(node);
		read(node, entries, path);
		for (const { key, value } of entries) {
			if (value.kind === "scalar") continue;
			const name = formatKey(key.value);
			if (!APART.has(name) && !isDirective(name)) walk(value, [...path, name]);
		}
	}
	walk(root, []);
	return fragments;
}

// src/manifest/workloads/workloads.ts
const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";
function isPatch(kind, node, podSpec) {
	const containers = getValue(podSpec, "containers");
	const isWhole = itemsOf$2(containers).some((container) => getValue(container, "image") !== void 0);
	if (containers !== void 0 && (isWhole || itemsOf$2(containers).length === 0)) return false;
	return kind !== "Pod" || effectiveEntries(node).some(({ key }) => isDirective(key.text));
}
function emptyPodSpec({ start, end }, unknown) {
	return unknown.strayFields.length + unknown.unknownFields.length === 0 ? void 0 : {
		kind: "mapping",
		start,
		end,
		entries: []
	};
}
function readWorkload(object) {
	const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
	if (podSpecPath === void 0) return void 0;
	const { node } = object;
	const unknown = findUnknownFields(object.apiVersion, object.kind, {
		object: node,
		podSpecPath
	});
	const podSpecNode = nodeAt(node, podSpecPath) ?? emptyPodSpec(node, unknown);
	if (podSpecNode?.kind !== "mapping") return void 0;
	const decoder = createDecoder();
	const owner = ownerOf$1(object);
	if (MIRROR_POD_ANNOTATION in owner.annotations) return void 0;
	const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
	const movedFields = movedTolerations(podSpecNode, podSpecPath);
	const template = nodeAt(node, [...podSpecPath.slice(0, -1), "metadata"]);
	return {
		replicas: LENIENT.integer(nodeAt(node, ["spec", "replicas"]), []),
		templateLabels: LENIENT.stringMap(getValue(template, "labels"), []),
		templateAnnotations: LENIENT.stringMap(getValue(template, "annotations"), []),
		podSpecPath,
		podSpec,
		decodeErrors: compact(decoder.errors),
		strayFields: unknown.strayFields,
		unknownFields: unknown.unknownFields,
		...owner,
		...isPatch(object.kind, node, podSpecNode) && { isFragment: true },
		...movedFields.length > 0 && { movedFields },
		...object.kind === "CronJob" && { jobLabels: LENIENT.stringMap(nodeAt(node, [
			"spec",
			"jobTemplate",
			"metadata",
			"labels"
		]), []) }
	};
}

// src/manifest/yaml/synthetic-nodes.ts
function placedAt({ start, end, file }) {
	return file === void 0 ? {
		start,
		end
	} : {
		start,
		end,
		file
	};
}
function scalarAt(at, value) {
	return {
		kind: "scalar",
		value,
		text: String(value),
		plain: false,
		...placedAt(at)
	};
}
function sequenceAt(at, items) {
	return {
		kind: "sequence",
		items,
		...placedAt(at)
	};
}
function mappingAt(at, entries) {
	return {
		kind: "mapping",
		entries: entries.map(([key, value]) => ({
			key: scalarAt(value, key),
			value,
			merged: false
		})),
		...placedAt(at)
	};
}
function mapScalars(node, change) {
	if (node.kind === "scalar") return change(node);
	if (node.kind === "sequence") return sequenceAt(node, node.items.map((item) => mapScalars(item, change)));
	return mappingAt(node, effectiveEntries(node).map(({ key, value }) => [key.text, mapScalars(value, change)]));
}

// src/manifest/add-ons/add-on.ts
const ALL = [{ operator: "Exists" }];
const CRITICAL = {
	key: "CriticalAddonsOnly",
	operator: "Exists"
};
const FOR_A_WHILE = {
	operator: "Exists",
	effect: "NoExecute",
	tolerationSeconds: 300
};
const EC2_ALONE = [
	"fargate",
	"auto",
	"hybrid"
];
const exists = (...keys) => keys.map((key) => ({
	key,
	operator: "Exists"
}));
const ADD_ONS = {
	"vpc-cni": [{
		kind: "DaemonSet",
		name: "aws-node",
		tolerations: ALL,
		notOn: EC2_ALONE,
		hostNetwork: true
	}],
	"kube-proxy": [{
		kind: "DaemonSet",
		name: "kube-proxy",
		tolerations: ALL,
		notOn: ["fargate"],
		hostNetwork: true
	}],
	coredns: [{
		kind: "Deployment",
		name: "coredns",
		tolerations: [{
			key: "node-role.kubernetes.io/control-plane",
			effect: "NoSchedule"
		}, CRITICAL]
	}],
	"aws-ebs-csi-driver": [{
		kind: "DaemonSet",
		name: "ebs-csi-node",
		at: "node",
		tolerations: [FOR_A_WHILE],
		whenNotAll: exists("ebs.csi.aws.com/agent-not-ready", "ToBeDeletedByClusterAutoscaler", "karpenter.sh/disrupted", "karpenter.sh/disruption"),
		since: "1.11.4",
		notOn: EC2_ALONE
	}, {
		kind: "Deployment",
		name: "ebs-csi-controller",
		at: "controller",
		tolerations: [CRITICAL, FOR_A_WHILE]
	}],
	"aws-efs-csi-driver": [{
		kind: "DaemonSet",
		name: "efs-csi-node",
		at: "node",
		tolerations: ALL,
		notOn: ["fargate", "hybrid"],
		hostNetwork: true
	}, {
		kind: "Deployment",
		name: "efs-csi-controller",
		at: "controller",
		tolerations: [CRITICAL, ...exists("efs.csi.aws.com/agent-not-ready")]
	}],
	"aws-fsx-csi-driver": [{
		kind: "DaemonSet",
		name: "fsx-csi-node",
		at: "node",
		tolerations: [FOR_A_WHILE],
		whenNotAll: exists("fsx.csi.aws.com/agent-not-ready"),
		notOn: ["fargate"]
	}, {
		kind: "Deployment",
		name: "fsx-csi-controller",
		at: "controller",
		tolerations: [CRITICAL, FOR_A_WHILE]
	}],
	"aws-mountpoint-s3-csi-driver": [{
		kind: "DaemonSet",
		name: "s3-csi-node",
		at: "node",
		tolerations: [],
		whenNotAll: [
			CRITICAL,
			...exists("s3.csi.aws.com/agent-not-ready"),
			FOR_A_WHILE
		],
		since: "2.0.0",
		notOn: ["fargate", "hybrid"]
	}],
	"eks-pod-identity-agent": [{
		kind: "DaemonSet",
		name: "eks-pod-identity-agent",
		tolerations: ALL,
		notOn: EC2_ALONE,
		hostNetwork: true
	}],
	"eks-node-monitoring-agent": [{
		kind: "DaemonSet",
		name: "eks-node-monitoring-agent",
		at: "nodeAgent",
		tolerations: ALL,
		notOn: EC2_ALONE,
		hostNetwork: true
	}]
};

// src/manifest/add-ons/add-on-workloads.ts
const NOT_READ = ["affinity", "defaultTolerations"];
function addOnWorkloads(declared) {
	return ((Object.hasOwn(ADD_ONS, declared.name) ? ADD_ONS[declared.name] : void 0) ?? []).flatMap((one) => workloadOf(one, declared) ?? []);
}
function workloadOf(brought, declared) {
	const { place, version, values, address, cluster } = declared;
	const { kind, name, at, since } = brought;
	if (since !== void 0 && version !== void 0 && isOlder(version, since)) return void 0;
	const own = at === void 0 ? values : getValue(values, at);
	if (isOpen$2(values) || isOpen$2(own) || NOT_READ.some((key) => getEntry(own, key) !== void 0)) return void 0;
	const podSpec = podSpecOf(brought, own, place);
	if (podSpec === void 0) return void 0;
	const { span } = place;
	const text = (value) => scalarAt(span, value);
	const root = mappingAt(span, [
		["apiVersion", text("apps/v1")],
		["kind", text(kind)],
		["metadata", mappingAt(span, [["name", text(name)], ["namespace", text("kube-system")]])],
		["spec", mappingAt(span, [["template", mappingAt(span, [["spec", podSpec]])]])]
	]);
	const document = {
		file: place.file,
		start: span.start,
		root,
		address
	};
	if (findPlaceholder(podSpec, document) !== void 0) return void 0;
	const workload = readWorkload({
		apiVersion: "apps/v1",
		kind,
		document,
		path: [],
		node: root
	});
	const addOn = {
		name: declared.name,
		place,
		cluster,
		tolerationsAt: [...at === void 0 ? [] : [at], "tolerations"].join(".")
	};
	return workload && {
		...workload,
		part: "add-on",
		addOn
	};
}
function isOpen$2(values) {
	if (values === void 0) return false;
	if (values.kind !== "mapping") return values.kind !== "scalar" || values.value !== null;
	return effectiveEntries(values).some(({ key }) => !/^[\w.-]+$/.test(key.text));
}
function podSpecOf(brought, own, { span }) {
	const tolerations = tolerationsOf(brought, own, span);
	if (tolerations === void 0) return void 0;
	const nodeSelector = getValue(own, "nodeSelector");
	const { notOn = [], hostNetwork = false, name } = brought;
	const container = mappingAt(span, [["name", scalarAt(span, name)], ["image", scalarAt(span, name)]]);
	const requirement = mappingAt(span, [
		["key", scalarAt(span, "eks.amazonaws.com/compute-type")],
		["operator", scalarAt(span, "NotIn")],
		["values", sequenceAt(span, notOn.map((value) => scalarAt(span, value)))]
	]);
	const within = (key, value) => mappingAt(span, [[key, value]]);
	const required = within("requiredDuringSchedulingIgnoredDuringExecution", within("nodeSelectorTerms", sequenceAt(span, [within("matchExpressions", sequenceAt(span, [requirement]))])));
	return mappingAt(span, [
		["containers", sequenceAt(span, [container])],
		["tolerations", tolerations],
		["hostNetwork", scalarAt(span, hostNetwork)],
		...nodeSelector === void 0 ? [] : [["nodeSelector", nodeSelector]],
		...notOn.length === 0 ? [] : [["affinity", within("nodeAffinity", required)]]
	]);
}
function tolerationsOf({ tolerations, whenNotAll }, own, span) {
	const made = (list) => list.map((one) => mappingOf(one, span));
	const written = getValue(own, "tolerations");
	if (written !== void 0 && written.kind !== "sequence") return void 0;
	const all = getValue(own, "tolerateAllTaints");
	if (whenNotAll !== void 0 && all?.kind === "sequence") return void 0;
	if (whenNotAll !== void 0 && (all === void 0 || all.kind === "scalar" && all.value === true)) return sequenceAt(span, made([{ operator: "Exists" }]));
	if (whenNotAll !== void 0 && !(all?.kind === "scalar" && all.value === false)) return void 0;
	return sequenceAt(span, [...written?.items ?? made(tolerations), ...made(whenNotAll ?? [])]);
}
function mappingOf(toleration, span) {
	return mappingAt(span, Object.entries(toleration).map(([key, value]) => [key, scalarAt(span, value)]));
}
function isOlder(version, than) {
	const [own, other] = [version, than].map((text) => (text.match(/\d+/g) ?? []).map(Number));
	for (const index of [
		0,
		1,
		2
	]) {
		const difference = (own?.[index] ?? 0) - (other?.[index] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return false;
}

// src/manifest/add-ons/declared-add-ons.ts
const EKSCTL = {
	group: "eksctl.io",
	kind: "ClusterConfig"
};
const ACK = {
	group: "eks.services.k8s.aws",
	kind: "Addon"
};
const ADD_ON_KINDS = [EKSCTL, ACK];
function declaredAddOns(object) {
	const { apiVersion, kind, node } = object;
	const is = (other) => kind === other.kind && groupOf(apiVersion) === other.group;
	const spec = getValue(node, "spec");
	if (is(ACK)) return readAddOn(spec, object, {
		version: "addonVersion",
		cluster: getString(spec, "clusterName")
	});
	const list = is(EKSCTL) ? getValue(node, "addons") : void 0;
	const cluster = getString(getValue(node, "metadata"), "name");
	return (list?.kind === "sequence" ? list.items : []).flatMap((item) => readAddOn(item, object, {
		version: "version",
		cluster
	}));
}
function readAddOn(item, { document, kind }, { version, cluster }) {
	const name = getValue(item, "name");
	if (name?.kind !== "scalar") return [];
	const text = getValue(item, "configurationValues");
	const roots = text?.kind === "scalar" ? readInlineText(document.file, text).documents : [];
	const [values] = roots;
	if (text !== void 0 && (roots.length > 1 || values === void 0 && !isEmpty$1(text))) return [];
	return addOnWorkloads({
		name: name.text,
		version: getString(item, version),
		cluster,
		values: values?.root,
		place: {
			file: document.file,
			span: {
				start: name.start,
				end: name.end
			}
		},
		address: kind
	});
}
function isEmpty$1(node) {
	return node.kind === "scalar" && node.text.trim() === "";
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

// src/manifest/custom-workloads/prow-cluster.ts
const DEFAULT_CLUSTER = "default";
function namesCluster(job) {
	return (getString(job, "cluster") ?? DEFAULT_CLUSTER) !== DEFAULT_CLUSTER;
}

// src/manifest/custom-workloads/delivery.ts
const TEMPLATE = [{ podSpec: "spec.template.spec" }];
const WORKFLOW_DEFAULTS = "a template takes over what it does not say itself from the workflow and from the defaults";
const workflow = (path) => [{
	fields: fieldsAt(path),
	openBecause: WORKFLOW_DEFAULTS
}, {
	part: "template",
	fields: fieldsAt(`${path}.templates[*]`),
	openBecause: WORKFLOW_DEFAULTS
}];
const hasOne = (node, keys) => keys.some((key) => getValue(node, key) !== void 0);
function mayGetMore(spec, template, podSpec) {
	const templates = getValue(spec, "templates");
	const callers = (templates?.kind === "sequence" ? templates.items : []).filter((one) => hasOne(one, ["steps", "dag"]));
	return hasOne(spec, [
		"templateDefaults",
		"podSpecPatch",
		"workflowTemplateRef"
	]) || hasOne(template, ["podSpecPatch"]) || callers.some((one) => hasOne(one, SCHEDULING_FIELDS$1)) || !hasOne(podSpec, ["tolerations"]) || !hasOne(podSpec, ["nodeSelector", "affinity"]);
}
const ownWorkflow = (path) => [{
	fields: fieldsAt(path),
	openBecause: WORKFLOW_DEFAULTS
}, {
	part: "template",
	fields: fieldsAt(`${path}.templates[*]`),
	otherwise: path,
	makes: [
		"container",
		"script",
		"containerSet",
		"resource",
		"data"
	],
	containers: [
		"container",
		"script",
		"containerSet.containers",
		"sidecars"
	],
	openWhere: {
		holds: (object, template, podSpec) => mayGetMore(nodeAt(object, path.split(".")), template, podSpec),
		because: "neither the template nor the workflow says which taints and which nodes, as the controller has defaults, nor where a patch or a template that calls it says more"
	}
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
		pods: TEMPLATE
	},
	{
		group: "argoproj.io",
		kind: "Workflow",
		pods: ownWorkflow("spec")
	},
	...kindsOf("argoproj.io", ["WorkflowTemplate", "ClusterWorkflowTemplate"], workflow("spec")),
	{
		group: "argoproj.io",
		kind: "CronWorkflow",
		pods: ownWorkflow("spec.workflowSpec")
	},
	...kindsOf("apps.kruise.io", [
		"CloneSet",
		"StatefulSet",
		"DaemonSet"
	], TEMPLATE),
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
	...kindsOf("serving.knative.dev", ["Service", "Configuration"], TEMPLATE),
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
		pods: TEMPLATE
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
		group: "prow.k8s.io",
		kind: "ProwJob",
		pods: [{
			podSpec: "spec.pod_spec",
			openWhere: {
				holds: (object) => namesCluster(getValue(object, "spec")),
				because: "it names a cluster of its own"
			}
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
const JOB_SET_JOBS = "spec.replicatedJobs[*].template.spec.template.spec";
const trainingRuntime = [{
	part: "job",
	podSpec: `spec.template.${JOB_SET_JOBS}`,
	openBecause: "the TrainJobs that use it may patch it"
}];
const SPARK_MERGES = "the driver's and the executors' Spark configuration is merged with them";
const SPARK_PLACES = /^spark\.kubernetes\..*(?:node\.selector|podTemplate|scheduler)/;
function isSparkOpen(spec, part) {
	const isSet = (node) => (key) => getValue(node, key) !== void 0;
	const keys = effectiveEntries(getValue(spec, "sparkConf")).map(({ key }) => key.text);
	return [
		"template",
		"gpu",
		"sidecars",
		"schedulerName"
	].some(isSet(part)) || [
		"nodeSelector",
		"batchScheduler",
		"sparkConfigMap"
	].some(isSet(spec)) || (getString(spec, "mode") ?? "cluster") !== "cluster" || keys.some((key) => SPARK_PLACES.test(key));
}
const sparkApplication = (path) => ["driver", "executor"].flatMap((part) => [{
	part,
	fields: fieldsAt(`${path}.${part}`),
	isBare: true,
	openWhere: {
		holds: (object, own) => isSparkOpen(nodeAt(object, path.split(".")), own),
		because: "a template, GPUs, another scheduler or Spark's own configuration decides, too"
	}
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
		}, {
			part: "patch",
			podSpec: `spec.runtimePatches[*].trainingRuntimeSpec.template.${JOB_SET_JOBS}`,
			openBecause: "the training runtime that they patch has its own"
		}]
	},
	...kindsOf("trainer.kubeflow.org", ["TrainingRuntime", "ClusterTrainingRuntime"], trainingRuntime),
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
		}],
		defaultPods: [{
			part: "submitter",
			by: "KubeRay",
			field: "submitterPodTemplate",
			requests: byWord([["cpu", "500m"], ["memory", "200Mi"]]),
			when: {
				field: "submissionMode",
				is: "K8sJobMode"
			},
			help: "Write `submitterPodTemplate` with the tolerations that it needs, or `submissionMode: SidecarMode`, which submits from the pod of the head."
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
			podSpec: JOB_SET_JOBS
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

// src/manifest/custom-workloads/openshift.ts
const monitored = (part) => {
	const at = `data["config.yaml"].${part}`;
	return {
		part,
		fields: {
			tolerations: `${at}.tolerations`,
			nodeSelector: `${at}.nodeSelector`
		}
	};
};
const placed = (part, at, openBecause) => {
	return {
		part,
		fields: {
			tolerations: `${at}.tolerations`,
			nodeSelector: `${at}.nodeSelector`
		},
		...openBecause !== void 0 && { openBecause }
	};
};
const ON_EVERY_NODE = "it becomes a DaemonSet, to which the operator adds tolerations";
const OWN_DEFAULTS = "where a field is left out, it has a default of its own";
const LOKI_COMPONENTS = [
	"compactor",
	"distributor",
	"ingester",
	"querier",
	"queryFrontend",
	"gateway",
	"indexGateway",
	"ruler"
];
const OPENSHIFT_KINDS = [
	{
		group: "operator.openshift.io",
		kind: "IngressController",
		pods: [{
			fields: {
				tolerations: "spec.nodePlacement.tolerations",
				nodeSelector: "spec.nodePlacement.nodeSelector.matchLabels"
			},
			openWithout: {
				field: "nodeSelector",
				because: "the operator chooses workers or control planes then"
			},
			namespace: "openshift-ingress"
		}]
	},
	{
		group: "imageregistry.operator.openshift.io",
		kind: "Config",
		pods: [{
			fields: fieldsAt("spec"),
			namespace: "openshift-image-registry"
		}]
	},
	{
		group: "",
		kind: "ConfigMap",
		names: ["cluster-monitoring-config", "user-workload-monitoring-config"],
		pods: [
			...[
				"alertmanagerMain",
				"kubeStateMetrics",
				"metricsServer",
				"monitoringPlugin",
				"openshiftStateMetrics",
				"prometheusK8s",
				"telemeterClient",
				"thanosQuerier",
				"alertmanager",
				"prometheus",
				"thanosRuler"
			].map(monitored),
			{
				...monitored("prometheusOperator"),
				openBecause: OWN_DEFAULTS
			},
			{
				...monitored("prometheusOperatorAdmissionWebhook"),
				openBecause: OWN_DEFAULTS
			}
		]
	},
	{
		group: "logging.openshift.io",
		kind: "ClusterLogging",
		pods: [
			placed("collector", "spec.collection", ON_EVERY_NODE),
			placed("collector", "spec.collection.logs.fluentd", ON_EVERY_NODE),
			placed("log store", "spec.logStore.elasticsearch"),
			placed("visualization", "spec.visualization.kibana")
		]
	},
	...kindsOf("observability.openshift.io", ["ClusterLogForwarder"], [placed("collector", "spec.collector", ON_EVERY_NODE)]),
	{
		group: "loki.grafana.com",
		kind: "LokiStack",
		pods: LOKI_COMPONENTS.map((part) => placed(part, `spec.template.${part}`))
	}
];

// src/manifest/custom-workloads/index.ts
const CUSTOM_KINDS = [
	...DELIVERY_KINDS,
	...ML_KINDS,
	...MONITORING_KINDS,
	...DATABASE_KINDS,
	...INFRASTRUCTURE_KINDS,
	...OPENSHIFT_KINDS
];
const BY_KIND = new Map(CUSTOM_KINDS.map((one) => [`${one.group} ${one.kind}`, one]));
function customKindOf({ apiVersion, kind, node }, own) {
	const group = groupOf(apiVersion);
	const found = own.find((one) => one.group === group && one.kind === kind) ?? BY_KIND.get(`${group} ${kind}`);
	if (found?.names === void 0) return found;
	const name = getString(getValue(node, "metadata"), "name");
	return name !== void 0 && found.names.includes(name) ? found : void 0;
}

// src/manifest/workloads/object-workloads.ts
const relevanceTests = /* @__PURE__ */ new WeakMap();
function relevanceOf(own) {
	const known = relevanceTests.get(own);
	if (known !== void 0) return known;
	const test = relevanceTest(RELEVANT_KINDS, [
		...CUSTOM_KINDS,
		...ADMISSION_KINDS_OF_GROUPS,
		...ADD_ON_KINDS,
		...own
	]);
	relevanceTests.set(own, test);
	return test;
}
function readObjectWorkloads(object, own) {
	const workload = readWorkload(object);
	if (workload !== void 0) {
		const podSpec = nodeAt(object.node, workload.podSpecPath);
		return (podSpec === void 0 ? void 0 : findPlaceholder(podSpec, object.document)) ?? [workload];
	}
	const kind = customKindOf(object, own);
	const addOns = declaredAddOns(object);
	if (addOns.length > 0) return addOns;
	if (kind === void 0 && !mayHoldFragments(object.apiVersion, object.kind)) return [];
	const read = withTexts(object);
	const custom = kind === void 0 ? [] : readCustomWorkloads(read, kind);
	for (const { podSpec } of custom) {
		const placeholder = findPlaceholder(podSpec, object.document);
		if (placeholder !== void 0) return placeholder;
	}
	const taken = custom.flatMap(({ nodes }) => nodes);
	if (kind?.names !== void 0) return custom.map((one) => one.workload);
	const { node, document } = read;
	const owner = groupOf(object.apiVersion) === "kustomize.config.k8s.io" ? fileOwner(document) : {
		...ownerOf$1(object),
		document
	};
	const fragments = readFragments({
		node,
		owner,
		taken
	});
	return [...custom.map((one) => one.workload), ...fragments];
}

// src/manifest/workloads/prow-jobs.ts
function itemsAt(node, path, type) {
	if (node?.kind !== "sequence") return [];
	return node.items.map((item, index) => ({
		type,
		path: [...path, index],
		node: item
	}));
}
function findJobs(root) {
	const byRepository = ["presubmit", "postsubmit"].flatMap((type) => {
		const field = `${type}s`;
		return effectiveEntries(getValue(root, field)).flatMap(({ key, value }) => itemsAt(value, [field, key.text], type));
	});
	return [...itemsAt(getValue(root, "periodics"), ["periodics"], "periodic"), ...byRepository];
}
function readProwJobs(document) {
	return findJobs(document.root).flatMap(({ type, path, node }) => {
		const name = getString(node, "name");
		const podSpec = getValue(node, "spec");
		if (name === void 0 || podSpec?.kind !== "mapping" || getValue(podSpec, "containers") === void 0) return [];
		if (findPlaceholder(podSpec, document) !== void 0) return [{ node: podSpec }];
		const decoder = createDecoder();
		const podSpecPath = ["spec"];
		const labels = LENIENT.stringMap(getValue(node, "labels"), []);
		const annotations = LENIENT.stringMap(getValue(node, "annotations"), []);
		const isElsewhere = namesCluster(node);
		return [{
			workload: {
				kind: "ProwJob",
				apiVersion: "prow.k8s.io/v1",
				namespace: getString(node, "namespace") ?? "default",
				name,
				part: type,
				labels,
				annotations,
				document,
				objectPath: path,
				replicas: void 0,
				templateLabels: labels,
				templateAnnotations: annotations,
				...isElsewhere && { isFragment: true },
				podSpecPath,
				podSpec: decodePodSpec(decoder, podSpec, podSpecPath),
				decodeErrors: decoder.errors,
				...findUnknownInCustomPodSpec({
					object: node,
					podSpecPath
				}, false)
			},
			node: podSpec
		}];
	});
}

// src/manifest/yaml/duplicate-keys.ts
const CONTAINER_FIELDS = ["containers", "initContainers"];
const READ_FIELDS = /* @__PURE__ */ new Set([
	...SCHEDULING_FIELDS$3,
	"topologySpreadConstraints",
	"resources",
	"overhead",
	...CONTAINER_FIELDS
]);
function duplicateKeys({ document, objectPath, podSpecPath, isFragment }) {
	const object = nodeAt(document.root, objectPath);
	const podSpec = object && nodeAt(object, podSpecPath);
	if (object === void 0 || podSpec === void 0) return [];
	const resources = isFragment ? [] : CONTAINER_FIELDS.flatMap((field) => itemsOf$2(getValue(podSpec, field)));
	return [
		...repeatedOnPath(object, podSpecPath),
		...repeated(podSpec, (key) => isFragment ? isFieldName(key) : READ_FIELDS.has(key)),
		...SCHEDULING_FIELDS$3.flatMap((field) => repeatedBelow(getValue(podSpec, field))),
		...resources.flatMap((container) => [...repeated(container, (key) => key === "resources"), ...repeatedBelow(getValue(container, "resources"))])
	];
}
function isFieldName(key) {
	return /(?:[tT]olerations|[nN]odeSelector|[aA]ffinity)$/.test(key);
}
function repeatedOnPath(object, path) {
	return path.flatMap((step, index) => {
		const above = nodeAt(object, path.slice(0, index));
		return above === void 0 ? [] : repeated(above, (key) => key === step);
	});
}
function repeatedBelow(node, visited = /* @__PURE__ */ new Set()) {
	if (node === void 0 || node.kind === "scalar" || visited.has(node)) return [];
	visited.add(node);
	const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	return [...repeated(node, () => true), ...children.flatMap((child) => repeatedBelow(child, visited))];
}
function repeated(node, isRead) {
	if (node.kind !== "mapping") return [];
	const seen = /* @__PURE__ */ new Map();
	return node.entries.filter(isWritten$2).flatMap(({ key, value }) => {
		const name = formatKey(key.value);
		const before = seen.get(name);
		seen.set(name, value);
		return before !== void 0 && isRead(name) && canonicalNode(before) !== canonicalNode(value) ? [key] : [];
	});
}
function isWritten$2({ merged }) {
	return !merged;
}

// src/manifest/read-manifest.ts
const NO_KINDS = [];
const TEMPLATE_MARK = /\{\{.*|\{%.*|\$\{\w+.*/;
const OBJECT_KEYS = [/^["']?apiVersion["']?[ \t]*:/m, /^["']?kind["']?[ \t]*:/m];
const JSON_KEYS = [
	/^\s*\{/,
	/"apiVersion"\s*:/,
	/"kind"\s*:/
];
function templateMark(text) {
	return TEMPLATE_MARK.exec(text)?.[0];
}
function isOfObject({ kind, file, span }) {
	if (kind !== "syntax") return false;
	const slice = splitDocuments(file.text).find(({ start, end }) => span.start >= start && span.start <= end);
	const text = file.text.slice(slice?.start, slice?.end);
	return [OBJECT_KEYS, JSON_KEYS].some((keys) => keys.every((pattern) => pattern.test(text)));
}
function duplicatesIn(file, workloads) {
	return [...new Map(workloads.filter(isAsWritten).flatMap(duplicateKeys).map((span) => [span.start, span])).values()].map(({ start, end }) => {
		return {
			kind: "duplicate-key",
			message: `key "${file.text.slice(start, end)}" stands twice in this mapping: only the last one counts`,
			file,
			span: {
				start,
				end
			}
		};
	});
}
function isAsWritten({ document }) {
	return document.blanks === void 0;
}
function holdsContent({ text }) {
	return /^[ \t]*[^\s#]/m.test(text.startsWith("---") ? text.slice(3) : text);
}
function readFile(document) {
	const { root } = document;
	if (root.kind !== "mapping" || getEntry(root, "kind") !== void 0 || getEntry(root, "apiVersion") !== void 0) return [];
	if (isJsonSchema(document)) return [];
	const read = rootWithTexts(root, document.file);
	const jobs = readProwJobs(document);
	const taken = jobs.map(({ node }) => node);
	const fragments = readFragments({
		node: read,
		owner: fileOwner(read === root ? document : {
			...document,
			root: read
		}),
		taken
	});
	return [...jobs.flatMap(({ workload }) => workload ?? []), ...fragments];
}
function readManifest(file, { customKinds = NO_KINDS } = {}) {
	const kinds = customKinds.length === 0 ? NO_KINDS : customKinds;
	const read = readers.get(kinds) ?? rememberedOf((one) => readGuarded(one, kinds));
	readers.set(kinds, read);
	return read(file);
}
const readers = /* @__PURE__ */ new WeakMap();
function holdsNothing({ file, objects, workloads, problems, template, blank }) {
	if (mayHoldSuppression(file)) return false;
	return objects.length === 0 && workloads.length === 0 && problems.length === 0 && template === void 0 && blank === void 0;
}
function readGuarded(file, customKinds) {
	try {
		return readText(file, customKinds);
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
function readText(file, customKinds) {
	const { glance } = file;
	if (glance === void 0 && isTerraformJson(file.text)) return {
		file,
		documents: 1,
		objects: [],
		workloads: [],
		problems: [],
		template: void 0
	};
	const parts = partsThatMatter(file);
	const documents = glance === void 0 ? parts.filter(holdsContent).length : glance.documents;
	const none = compact([]);
	const nothing = {
		file,
		documents,
		objects: none,
		workloads: none,
		problems: none,
		template: void 0
	};
	if (parts.length === 0) return nothing;
	const isChart = isInChart(file.path);
	const parsed = (isChart ? parsePlainly : parseTemplate)(file, parts, relevanceOf(customKinds));
	if (parsed.problems.some((problem) => problem.kind === "syntax")) {
		if (isTemplateName(file.path)) return nothing;
		const mark = templateMark(file.text);
		if (mark !== void 0) return {
			...nothing,
			template: mark
		};
	}
	const objects = parsed.documents.flatMap(objectsOf);
	const workloads = [];
	const placeholders = [];
	const tooLarge = [];
	for (const object of objects) {
		const read = readObjectWorkloads(object, customKinds);
		if (typeof read !== "string") for (const workload of read) {
			const problem = describeTooMany(workload);
			if (problem === void 0) workloads.push(workload);
			else tooLarge.push(problem);
		}
		else if (isChart && isOfEngine(read)) return {
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
	workloads.push(...parsed.documents.flatMap(readFile));
	const duplicates = parsed.problems.some(({ kind }) => kind === "duplicate-key") ? duplicatesIn(file, workloads) : [];
	const unread = parsed.problems.filter(({ kind }) => kind === "unreadable");
	const problems = [
		...parsed.problems.filter(isOfObject),
		...unread,
		...tooLarge,
		...duplicates
	];
	const blank = parsed.documents.find(({ blanks = [] }) => blanks.length > 0)?.blanks?.[0];
	return {
		file,
		documents,
		objects: compact(objects),
		workloads: compact(workloads),
		problems: compact(problems),
		template: void 0,
		...placeholders.length > 0 && { placeholders },
		...blank !== void 0 && { blank: blank.text }
	};
}
function describeTooMany({ podSpec, document, podSpecPath }) {
	const entries = countEntries(podSpec);
	if (entries <= 5e3) return void 0;
	return {
		kind: "unreadable",
		message: `the pod has ${formatCount(entries)} tolerations, selectors and terms, more than ${formatCount(MOST_ENTRIES)}`,
		...textPlaceOf({
			document,
			path: podSpecPath,
			part: "key"
		})
	};
}
function countEntries({ tolerations, nodeSelector, nodeAffinity }) {
	const { required = [], preferred = [] } = nodeAffinity ?? {};
	const ofTerm = ({ matchExpressions, matchFields }) => [...matchExpressions, ...matchFields].reduce((sum, { values }) => sum + 1 + values.length, 1);
	return [...required, ...preferred.map(({ preference }) => preference)].reduce((sum, term) => sum + ofTerm(term), tolerations.length + Object.keys(nodeSelector).length);
}
function isOfEngine(placeholder) {
	return /\{\{|\{%/.test(placeholder);
}

// src/rendering/gitops/node-items.ts
const MAX_VALUES = 1e5;
function textsOf(node) {
	return itemsOf$2(node).flatMap((item) => item.kind === "scalar" ? item.text : []);
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
	"ApplicationSet",
	"FluxInstance"
]);
const GITOPS_GROUP = /fluxcd|argoproj/;
const GITOPS_WORDS = GITOPS_GROUP.source.split("|");
const isConfigMap = relevanceTest(["ConfigMap"]);
const isOfGitops = (text) => GITOPS_WORDS.some((word) => text.includes(word)) && isOfGitopsKind(text);
const mayHoldGitops = rememberedOf((file) => textsThatMatter(file).some(isOfGitops));
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
	function readObjects(mayHold, isWanted) {
		const objects = /* @__PURE__ */ new Map();
		return (path) => {
			const known = objects.get(path);
			if (known !== void 0) return known;
			const file = files.get(path);
			const usable = (file === void 0 || !mayHold(file) ? [] : parseDocuments(file, isWanted).documents).flatMap(objectsOf).filter(({ node }) => isBounded(node));
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
		gitopsObjects: readObjects(mayHoldGitops, isOfGitops),
		configMaps: readObjects(() => true, isConfigMap),
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
		return [...listed, ...patchFiles].filter(isLocal$1);
	});
}
function isLocal$1(reference) {
	return !/[\n?]|:\/\/|^git@|^github\.com\//.test(reference);
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

// src/model/glob-bounds.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MAX_EXTRA_STARS = 2;
const MAX_DEEP = 3;
const MAX_LENGTH = 1e3;
const OPENING = /* @__PURE__ */ new Set(["{", "("]);
const CLOSING = /* @__PURE__ */ new Set(["}", ")"]);
const NEXT = /* @__PURE__ */ new Set([",", "|"]);
function describeCostlyGlob(glob) {
	if (glob.length > MAX_LENGTH) return `a glob has at most ${MAX_LENGTH} characters, this one has ${glob.length}`;
	if (/[+*]\([^()]*[(*+|?[]/.test(glob)) return `the glob "${glob}" repeats a group that can be read in several ways`;
	const deep = glob.split("**").length - 1;
	if (deep > MAX_DEEP) return `the glob "${glob}" has ${deep} times "**": ${MAX_DEEP} are the most`;
	const extra = extraStars(glob.replaceAll(/\*{2,}/g, ""));
	if (extra <= MAX_EXTRA_STARS) return void 0;
	return `the glob "${glob}" has ${extra} times "*" more than one in a step: ${MAX_EXTRA_STARS} are the most`;
}
function extraStars(glob) {
	let extra = 0;
	let open = [{
		stars: 0,
		richest: 0
	}];
	for (const character of `${glob}/`) {
		const top = open.at(-1);
		if (top === void 0) return extra;
		if (character === "*") top.stars++;
		else if (OPENING.has(character)) open.push({
			stars: 0,
			richest: 0
		});
		else if (NEXT.has(character) && open.length > 1) {
			top.richest = Math.max(top.richest, top.stars);
			top.stars = 0;
		} else if (CLOSING.has(character) && open.length > 1) {
			open.pop();
			const outer = open.at(-1);
			if (outer !== void 0) outer.stars += Math.max(top.richest, top.stars);
		} else if (character === "/" && open.length === 1) {
			extra += Math.max(0, top.stars - 1);
			open = [{
				stars: 0,
				richest: 0
			}];
		}
	}
	return extra + Math.max(0, open.reduce((sum, { stars, richest }) => sum + Math.max(stars, richest), 0) - (open.length > 1 ? 1 : 0));
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
function matchesBounded(globs, options = {}) {
	return (0, import_picomatch.default)(globs.filter((glob) => describeCostlyGlob(glob) === void 0), options);
}

// src/lint/suppression/baseline.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
const VERSION = 2;
const OLD_VERSION = 1;
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
		version: VERSION,
		findings: entries
	}, null, 2)}\n`;
}
function parseBaseline(file) {
	const { documents, problems } = parseDocuments(file);
	if (problems.length > 0) return { problem: problems.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	})) };
	const [document] = documents;
	const root = document?.root;
	if (document === void 0 || root?.kind !== "mapping") return { problem: [{
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
	if (version?.kind === "scalar" && version.value === OLD_VERSION) {
		const message = `an older taintlint wrote this baseline, and findings are known by other fingerprints now: write it anew with "taintlint --write-baseline ${file.path}"`;
		return { problem: [errorAt({
			...top,
			path: ["version"]
		}, message)] };
	}
	if (version?.kind !== "scalar" || version.value !== VERSION) {
		const message = `"version" of a baseline must be the number ${VERSION}, found ${describeNode(version)}`;
		return { problem: [errorAt({
			...top,
			path: ["version"]
		}, message)] };
	}
	const list = getValue(root, "findings");
	if (list?.kind !== "sequence") {
		const message = `"findings" of a baseline must be a list, found ${describeNode(list)}`;
		return { problem: [errorAt({
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
	return errors.length > 0 ? { problem: errors } : { value: entries.flatMap((entry) => entry ?? []) };
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

// src/inventory/declaration/schema-errors.ts
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
			message: describe$4(document, placed, errors),
			range
		});
	}
	return [...described.values()].sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
}
function placeError(document, error) {
	const path = pathOf$1(document.root, error.instancePath);
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
function pathOf$1(root, pointer) {
	const path = [];
	for (const segment of pointer.split("/").slice(1)) {
		const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
		path.push(nodeAt(root, path)?.kind === "sequence" ? Number(step) : step);
	}
	return path;
}
function describe$4(document, placed, errors) {
	const { error, path } = placed;
	const node = nodeAt(document.root, path);
	const subject = nameOf$3(path);
	const found = describeNode(node);
	switch (error.keyword) {
		case "type": return describeType(error, node, subject);
		case "enum": return describeEnum(error, node, subject);
		case "pattern":
			if (found === "\"\"") return `${subject} is empty${exampleOf(error)}`;
			return `${subject} is not legal: found ${found}${exampleOf(error)}`;
		case "minimum": return `${subject} must be at least ${error.params.limit}, found ${found}`;
		case "additionalProperties": return describeUnknownKey(error, path);
		default: return `${subject} needs ${joinWords(missingKeys(error, errors).map(quoted))}`;
	}
}
function nameOf$3(path) {
	const last = path.at(-1);
	if (last === void 0) return "the file";
	if (typeof last === "string") return quoted(last);
	return `item ${last + 1} of ${nameOf$3(path.slice(0, -1))}`;
}
function describeType(error, node, subject) {
	const types = [error.params.type ?? []].flat();
	const found = `${subject} must be ${types.includes("string") && types.includes("boolean") ? "a single value" : joinWords(types.map((type) => TYPE_PHRASES[type] ?? type), "or")}, found ${describeNode(node)}`;
	return node?.kind === "scalar" && node.value !== null && types.join() === "string" ? `${found}: write ${quoted(node.text)} in quotes` : `${found}${exampleOf(error)}`;
}
function describeEnum(error, node, subject) {
	const legal = (error.params.allowedValues ?? []).map(String);
	const nearest = node?.kind === "scalar" ? nearestWord(node.text, legal) : void 0;
	const suggestion = didYouMean(nearest);
	return `${subject} must be ${joinWords(legal.map(quoted), "or")}, found ${describeNode(node)}${suggestion}`;
}
function describeUnknownKey(error, path) {
	const key = error.params.additionalProperty ?? "";
	const legal = `: legal keys are ${joinWords(legalKeys(error).map(quoted))}`;
	return `unknown key ${quoted(key)} in ${nameOf$3(path.slice(0, -1))}${didYouMean(nearestKey$1(error), legal)}`;
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

// src/model/is-record.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/inventory/schema/check-schema.ts
function checkSchema(whole, value) {
	const errors = [];
	const refer = ({ $ref }) => $ref && whole.definitions?.[$ref.slice(14)] || void 0;
	const check = (given, one, path) => {
		const schema = refer(given) ?? given;
		const report = (keyword, params = {}) => errors.push({
			keyword,
			instancePath: path,
			params,
			parentSchema: schema
		});
		const { type } = schema;
		if (type !== void 0 && ![type].flat().some((name) => isOf(name, one))) report("type", { type });
		if (typeof one === "number" && Number.isFinite(one)) checkNumber(schema, one, report);
		if (typeof one === "string" && schema.pattern !== void 0 && !new RegExp(schema.pattern, "u").test(one)) report("pattern");
		checkChoice(schema, one, path, report);
		if (Array.isArray(one) && schema.items !== void 0) for (const [index, item] of one.entries()) check(schema.items, item, `${path}/${index}`);
		if (isRecord(one)) checkMapping(schema, one, path, report);
	};
	const checkChoice = (schema, one, path, report) => {
		if (schema.const !== void 0 && one !== schema.const) report("const");
		if (schema.enum !== void 0 && !schema.enum.includes(one)) report("enum", { allowedValues: schema.enum });
		const { anyOf, if: condition } = schema;
		if (anyOf !== void 0) {
			const before = errors.length;
			if (anyOf.some((choice) => fits(choice, one, path))) errors.length = before;
			else report("anyOf");
		}
		if (condition === void 0) return;
		const before = errors.length;
		const branch = fits(condition, one, path) ? schema.then : schema.else;
		errors.length = before;
		if (branch !== void 0 && !fits(branch, one, path)) report("if");
	};
	const fits = (schema, one, path) => {
		const before = errors.length;
		check(schema, one, path);
		return errors.length === before;
	};
	const checkMapping = (schema, one, path, report) => {
		const { minProperties = 0, required = [], properties = {}, additionalProperties = true } = schema;
		const below = (key) => `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		if (Object.keys(one).length < minProperties) report("minProperties", { limit: minProperties });
		for (const key of required) if (one[key] === void 0) report("required", { missingProperty: key });
		for (const [key, child] of Object.entries(one)) {
			if (Object.hasOwn(properties, key) || additionalProperties === true) continue;
			if (additionalProperties === false) report("additionalProperties", { additionalProperty: key });
			else check(additionalProperties, child, below(key));
		}
		for (const [key, child] of Object.entries(properties)) if (one[key] !== void 0) check(child, one[key], below(key));
	};
	check(whole, value, "");
	return errors;
}
function checkNumber({ minimum, maximum }, one, report) {
	if (maximum !== void 0 && one > maximum) report("maximum", { limit: maximum });
	if (minimum !== void 0 && one < minimum) report("minimum", { limit: minimum });
}
function isOf(type, value) {
	switch (type) {
		case "null": return value === null;
		case "array": return Array.isArray(value);
		case "object": return isRecord(value);
		case "integer": return Number.isInteger(value);
		case "number": return Number.isFinite(value);
		default: return typeof value === type;
	}
}

// src/inventory/schema/configuration-schema.ts
const CONFIGURATION_SCHEMA = "{\"type\":\"object\",\"required\":[\"version\"],\"additionalProperties\":false,\"properties\":{\"version\":{\"$ref\":\"#/definitions/version\"},\"manifests\":{\"$ref\":\"#/definitions/manifests\"},\"exclude\":{\"$ref\":\"#/definitions/exclude\"},\"provider\":{\"$ref\":\"#/definitions/provider\"},\"kubernetesVersion\":{\"$ref\":\"#/definitions/kubernetesVersion\"},\"implicit\":{\"$ref\":\"#/definitions/implicit\"},\"admission\":{\"$ref\":\"#/definitions/admission\"},\"featureGates\":{\"$ref\":\"#/definitions/featureGates\"},\"transientTaints\":{\"$ref\":\"#/definitions/transientTaints\"},\"knownLabels\":{\"$ref\":\"#/definitions/knownLabels\"},\"complete\":{\"$ref\":\"#/definitions/complete\"},\"autoProvision\":{\"$ref\":\"#/definitions/autoProvision\"},\"pools\":{\"$ref\":\"#/definitions/pools\"},\"from\":{\"$ref\":\"#/definitions/from\"},\"overrides\":{\"$ref\":\"#/definitions/overrides\"},\"gitops\":{\"$ref\":\"#/definitions/gitops\"},\"namespaces\":{\"$ref\":\"#/definitions/namespaces\"},\"clusters\":{\"$ref\":\"#/definitions/clusters\"},\"charts\":{\"$ref\":\"#/definitions/charts\"},\"rules\":{\"$ref\":\"#/definitions/rules\"},\"ruleOverrides\":{\"$ref\":\"#/definitions/ruleOverrides\"},\"suppress\":{\"$ref\":\"#/definitions/suppress\"},\"failOn\":{\"$ref\":\"#/definitions/failOn\"},\"render\":{\"$ref\":\"#/definitions/render\"},\"limits\":{\"$ref\":\"#/definitions/limits\"},\"workloads\":{\"$ref\":\"#/definitions/workloads\"}},\"definitions\":{\"version\":{\"const\":1},\"manifests\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"k8s/**/*.{yaml,yml,json}\"]]},\"exclude\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"k8s/archive/**\"]]},\"provider\":{\"enum\":[\"eks\",\"gke\",\"aks\",\"openshift\",\"kubeadm\",\"kind\",\"k3s\",\"rke2\",\"talos\",\"kops\",\"cluster-api\",\"gardener\",\"doks\",\"ack\",\"oke\",\"other\"]},\"kubernetesVersion\":{\"type\":\"string\",\"pattern\":\"^v?1\\\\.[0-9]+(\\\\.[0-9]+)?([-+].*)?$\",\"examples\":[\"1.36\"]},\"implicit\":{\"enum\":[\"apply\",\"warn\",\"off\"]},\"admission\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"defaultTolerationSeconds\":{\"type\":\"boolean\"},\"extendedResourceToleration\":{\"type\":\"boolean\"},\"runtimeClass\":{\"type\":\"boolean\"},\"podNodeSelector\":{\"type\":\"boolean\"},\"podTolerationRestriction\":{\"type\":\"boolean\"}},\"examples\":[{\"extendedResourceToleration\":true}]},\"featureGates\":{\"type\":[\"array\",\"object\"],\"items\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9]*(=(true|false))?$\",\"examples\":[\"TaintTolerationComparisonOperators\",\"TaintTolerationComparisonOperators=false\"]},\"additionalProperties\":{\"type\":\"boolean\"},\"examples\":[[\"TaintTolerationComparisonOperators\"]]},\"transientTaints\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"acme.io/agent-not-ready\"]]},\"knownLabels\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"feature.node.kubernetes.io/*\"]]},\"complete\":{\"type\":\"boolean\"},\"autoProvision\":{\"type\":\"boolean\"},\"pools\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/pool\"},\"examples\":[[{\"name\":\"gpu\",\"taints\":[\"nvidia.com/gpu=present:NoSchedule\"]}]]},\"pool\":{\"type\":\"object\",\"required\":[\"name\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"gpu\"]},\"taints\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/taint\"},\"examples\":[[\"nvidia.com/gpu=present:NoSchedule\"]]},\"startupTaints\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/taint\"},\"examples\":[[\"node.cilium.io/agent-not-ready:NoExecute\"]]},\"labels\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"examples\":[{\"pool\":\"gpu\"}]},\"requirements\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/requirement\"},\"examples\":[[{\"key\":\"kubernetes.io/arch\",\"operator\":\"In\",\"values\":[\"amd64\",\"arm64\"]}]]},\"openLabels\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"nvidia.com/gpu.*\"]]},\"allocatable\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"examples\":[\"63500m\",\"480Gi\"]},\"examples\":[{\"nvidia.com/gpu\":8}]},\"reservedFor\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"namespaces\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"ml-*\"]]},\"workloads\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"kube-system/DaemonSet/*\"]]}},\"examples\":[{\"namespaces\":[\"ml-*\"]}]},\"daemonSets\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"logging/*\",\"!logging/audit\"]]},\"scale\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"min\":{\"type\":\"integer\",\"minimum\":0},\"max\":{\"type\":\"integer\",\"minimum\":0},\"replicas\":{\"type\":\"integer\",\"minimum\":0}},\"examples\":[{\"min\":0,\"max\":4}]},\"role\":{\"enum\":[\"worker\",\"control-plane\"]}},\"examples\":[{\"name\":\"general\"}]},\"requirement\":{\"type\":\"object\",\"required\":[\"key\",\"operator\"],\"additionalProperties\":false,\"properties\":{\"key\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"kubernetes.io/arch\"]},\"operator\":{\"enum\":[\"In\",\"NotIn\",\"Exists\",\"DoesNotExist\",\"Gt\",\"Lt\",\"Gte\",\"Lte\"]},\"values\":{\"type\":\"array\",\"items\":{\"type\":[\"string\",\"number\",\"boolean\"],\"examples\":[\"amd64\"]},\"examples\":[[\"amd64\",\"arm64\"]]}},\"examples\":[{\"key\":\"kubernetes.io/arch\",\"operator\":\"In\",\"values\":[\"amd64\",\"arm64\"]}]},\"taint\":{\"type\":[\"string\",\"object\"],\"required\":[\"key\",\"effect\"],\"additionalProperties\":false,\"properties\":{\"key\":{\"type\":[\"string\",\"number\",\"boolean\"],\"examples\":[\"dedicated\"]},\"value\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"],\"examples\":[\"ml\"]},\"effect\":{\"type\":\"string\",\"examples\":[\"NoSchedule\",\"PreferNoSchedule\",\"NoExecute\"]}},\"examples\":[\"nvidia.com/gpu=present:NoSchedule\"]},\"from\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/fromEntry\"},\"examples\":[[{\"path\":\"nodes.yaml\"}]]},\"fromEntry\":{\"type\":[\"string\",\"object\"],\"pattern\":\".\",\"required\":[\"path\"],\"additionalProperties\":false,\"properties\":{\"path\":{\"type\":[\"string\",\"array\"],\"pattern\":\".\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[\"infra/nodes/*.yaml\"]},\"format\":{\"type\":\"string\",\"examples\":[\"node\"]},\"groupBy\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"auto\",\"none\",\"eks.amazonaws.com/nodegroup\"]},\"transient\":{\"enum\":[\"drop\",\"keep\"]},\"prefix\":{\"type\":\"string\",\"examples\":[\"eu-\"]},\"optional\":{\"type\":\"boolean\"},\"vars\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"pattern\":\".\"},\"examples\":[[\"prod.tfvars\"]]},\"select\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"address\"],\"properties\":{\"address\":{\"type\":\"string\",\"examples\":[\"module.eks.*\"]}}}},\"examples\":[\"nodes.yaml\"]},\"overrides\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/override\"},\"examples\":[[{\"match\":\"gpu-*\",\"allocatable\":{\"nvidia.com/gpu\":4}}]]},\"override\":{\"type\":\"object\",\"required\":[\"match\"],\"additionalProperties\":false,\"properties\":{\"match\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"gpu-*\"]},\"taints\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/taint\"},\"examples\":[[\"nvidia.com/gpu=present:NoSchedule\"]]},\"startupTaints\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/taint\"},\"examples\":[[\"node.cilium.io/agent-not-ready:NoExecute\"]]},\"labels\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"examples\":[{\"pool\":\"gpu\"}]},\"allocatable\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\"],\"examples\":[\"63500m\",\"480Gi\"]},\"examples\":[{\"nvidia.com/gpu\":4}]},\"mode\":{\"enum\":[\"merge\",\"replace\"]}},\"examples\":[{\"match\":\"gpu-*\",\"allocatable\":{\"nvidia.com/gpu\":4}}]},\"gitops\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"flux\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"clusters/prod-eu\"]]},\"argocd\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"prod-eu\"]},\"server\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"https://prod-eu.example.com\"]},\"labels\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\",\"boolean\"],\"examples\":[\"production\"]},\"examples\":[{\"env\":\"production\"}]}},\"examples\":[{\"name\":\"prod-eu\",\"labels\":{\"env\":\"production\"}}]}},\"examples\":[{\"flux\":[\"clusters/prod-eu\"]}]},\"namespaces\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/definitions/namespaceDefaults\"},\"examples\":[{\"ml\":{\"nodeSelector\":{\"pool\":\"gpu\"}}}]},\"namespaceDefaults\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"nodeSelector\":{\"type\":\"object\",\"additionalProperties\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]},\"examples\":[{\"pool\":\"gpu\"}]},\"tolerations\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/toleration\"},\"examples\":[[{\"key\":\"nvidia.com/gpu\",\"operator\":\"Exists\",\"effect\":\"NoSchedule\"}]]}},\"examples\":[{\"nodeSelector\":{\"pool\":\"gpu\"}}]},\"toleration\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"key\":{\"type\":\"string\",\"examples\":[\"dedicated\"]},\"operator\":{\"enum\":[\"Equal\",\"Exists\",\"Lt\",\"Gt\"]},\"value\":{\"type\":\"string\",\"examples\":[\"ml\"]},\"effect\":{\"enum\":[\"NoSchedule\",\"PreferNoSchedule\",\"NoExecute\"]},\"tolerationSeconds\":{\"type\":\"integer\",\"examples\":[300]}},\"examples\":[{\"key\":\"nvidia.com/gpu\",\"operator\":\"Exists\",\"effect\":\"NoSchedule\"}]},\"clusters\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/cluster\"},\"examples\":[[{\"name\":\"prod-eu\",\"pools\":[{\"name\":\"general\"}]}]]},\"cluster\":{\"type\":\"object\",\"required\":[\"name\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"prod-eu\"]},\"manifests\":{\"$ref\":\"#/definitions/manifests\"},\"exclude\":{\"$ref\":\"#/definitions/exclude\"},\"provider\":{\"$ref\":\"#/definitions/provider\"},\"kubernetesVersion\":{\"$ref\":\"#/definitions/kubernetesVersion\"},\"implicit\":{\"$ref\":\"#/definitions/implicit\"},\"admission\":{\"$ref\":\"#/definitions/admission\"},\"featureGates\":{\"$ref\":\"#/definitions/featureGates\"},\"transientTaints\":{\"$ref\":\"#/definitions/transientTaints\"},\"knownLabels\":{\"$ref\":\"#/definitions/knownLabels\"},\"complete\":{\"$ref\":\"#/definitions/complete\"},\"autoProvision\":{\"$ref\":\"#/definitions/autoProvision\"},\"pools\":{\"$ref\":\"#/definitions/pools\"},\"from\":{\"$ref\":\"#/definitions/from\"},\"overrides\":{\"$ref\":\"#/definitions/overrides\"},\"gitops\":{\"$ref\":\"#/definitions/gitops\"},\"namespaces\":{\"$ref\":\"#/definitions/namespaces\"}},\"examples\":[{\"name\":\"prod-eu\"}]},\"charts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/chart\"},\"examples\":[[{\"path\":\"charts/api\",\"name\":\"prod\",\"values\":[\"charts/api/values-prod.yaml\"]}]]},\"chart\":{\"type\":\"object\",\"required\":[\"path\"],\"additionalProperties\":false,\"properties\":{\"path\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"charts/api\",\"charts/*\"]},\"name\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"prod\"]},\"values\":{\"type\":[\"string\",\"array\"],\"pattern\":\".\",\"items\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"values-prod.yaml\"]},\"examples\":[[\"charts/api/values-prod.yaml\"]]},\"releaseName\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$\",\"examples\":[\"api\"]},\"namespace\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$\",\"examples\":[\"shop\"]},\"kubeVersion\":{\"type\":\"string\",\"pattern\":\"^v?1\\\\.[0-9]+(\\\\.[0-9]+)?([-+].*)?$\",\"examples\":[\"1.36\"]},\"clusters\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"prod-eu\"]},\"examples\":[[\"prod-eu\"]]}},\"examples\":[{\"path\":\"charts/api\"}]},\"rules\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/definitions/ruleSetting\"},\"examples\":[{\"wildcard-toleration\":\"error\",\"unpinned-toleration\":\"off\"}]},\"ruleSetting\":{\"if\":{\"type\":\"object\"},\"then\":{\"type\":\"object\",\"properties\":{\"severity\":{\"$ref\":\"#/definitions/ruleSeverity\"}}},\"else\":{\"$ref\":\"#/definitions/ruleSeverity\"}},\"ruleSeverity\":{\"enum\":[\"error\",\"warning\",\"note\",\"off\"]},\"ruleOverrides\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/ruleOverride\"},\"examples\":[[{\"files\":[\"k8s/legacy/**\"],\"rules\":{\"wildcard-toleration\":\"note\"}}]]},\"ruleOverride\":{\"type\":\"object\",\"required\":[\"rules\"],\"additionalProperties\":false,\"properties\":{\"files\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/glob\"},\"examples\":[[\"k8s/legacy/**\"]]},\"clusters\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"dev\"]},\"examples\":[[\"dev\"]]},\"rules\":{\"$ref\":\"#/definitions/rules\"}},\"examples\":[{\"files\":[\"k8s/legacy/**\"],\"rules\":{\"wildcard-toleration\":\"note\"}}]},\"suppress\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/suppression\"},\"examples\":[[{\"rule\":\"wildcard-toleration\",\"workload\":\"kube-system/DaemonSet/cilium\",\"reason\":\"CNI runs everywhere\"}]]},\"suppression\":{\"type\":\"object\",\"required\":[\"rule\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"rule\":{\"type\":\"string\",\"examples\":[\"wildcard-toleration\"]},\"workload\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"kube-system/DaemonSet/cilium\"]},\"file\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"k8s/legacy/**\"]},\"reason\":{\"type\":\"string\",\"pattern\":\"[^\\\\s]\",\"examples\":[\"CNI runs everywhere\"]},\"expires\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\",\"examples\":[\"2027-06-30\"]}},\"examples\":[{\"rule\":\"wildcard-toleration\",\"reason\":\"CNI runs everywhere\"}]},\"failOn\":{\"enum\":[\"error\",\"warning\",\"note\",\"never\"]},\"render\":{\"anyOf\":[{\"enum\":[\"auto\",\"off\"]},{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"kustomize\":{\"type\":\"string\",\"pattern\":\".\"},\"helm\":{\"type\":\"string\",\"pattern\":\".\"}}}],\"examples\":[\"off\",{\"helm\":\"off\"}]},\"limits\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"parts\":{\"type\":\"integer\",\"minimum\":4000000,\"maximum\":100000000},\"cells\":{\"type\":\"integer\",\"minimum\":25000000,\"maximum\":10000000000},\"findings\":{\"type\":\"integer\",\"minimum\":1000000,\"maximum\":100000000},\"renderingSeconds\":{\"type\":\"integer\",\"minimum\":600,\"maximum\":86400}},\"examples\":[{\"renderingSeconds\":1800}]},\"workloads\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/definitions/workloadKind\"},\"examples\":[[{\"group\":\"example.com\",\"kind\":\"Trainer\",\"podSpec\":\"spec.template.spec\"}]]},\"workloadKind\":{\"type\":\"object\",\"required\":[\"group\",\"kind\"],\"additionalProperties\":false,\"properties\":{\"group\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$\",\"examples\":[\"example.com\"]},\"kind\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9]*$\",\"examples\":[\"Trainer\"]},\"part\":{\"type\":\"string\",\"pattern\":\"\\\\S\",\"examples\":[\"worker group\"]},\"podSpec\":{\"type\":\"string\",\"examples\":[\"spec.groups[*].template.spec\"]},\"tolerations\":{\"type\":\"string\",\"examples\":[\"spec.tolerations\"]},\"nodeSelector\":{\"type\":\"string\",\"examples\":[\"spec.nodeSelector\"]},\"affinity\":{\"type\":\"string\",\"examples\":[\"spec.affinity\"]},\"nodeAffinity\":{\"type\":\"string\",\"examples\":[\"spec.nodeAffinity\"]}}},\"glob\":{\"type\":\"string\",\"pattern\":\".\",\"examples\":[\"k8s/**\"]}}}";

// src/lint/configuration/configuration-charts.ts
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

// src/lint/configuration/configuration-globs.ts
const GLOB_KEYS = {
	clusters: ["manifests", "exclude"],
	ruleOverrides: ["files"],
	suppress: ["file"],
	charts: ["path"],
	from: ["path"]
};
function describeCostlyGlobs(document) {
	const { root } = document;
	const lists = itemsOf(getValue(root, "clusters"), ["clusters"]).flatMap(({ node, path }) => fromIn(node, path));
	const named = Object.entries(GLOB_KEYS).flatMap(([list, keys]) => itemsOf(getValue(root, list), [list]).flatMap((item) => textsAt(item, keys)));
	return [
		...["manifests", "exclude"].flatMap((key) => itemsOf(getValue(root, key), [key])),
		...named,
		...fromIn(root, []),
		...lists
	].flatMap(({ node, path }) => {
		const message = node.kind === "scalar" ? describeCostlyGlob(node.text) : void 0;
		return message === void 0 ? [] : [errorAt({
			document,
			path,
			part: "value"
		}, message)];
	});
}
function itemsOf(node, path) {
	if (node === void 0) return [];
	return node.kind === "sequence" ? node.items.map((item, index) => ({
		node: item,
		path: [...path, index]
	})) : [{
		node,
		path
	}];
}
function textsAt({ node, path }, keys) {
	return keys.flatMap((key) => itemsOf(getValue(node, key), [...path, key]));
}
function fromIn(node, path) {
	const entries = itemsOf(getValue(node, "from"), [...path, "from"]);
	const nested = path.length === 0 ? [] : entries.flatMap((entry) => textsAt(entry, ["path"]));
	return [...entries, ...nested];
}

// src/rules/contract/renamed-rules.ts
const RENAMED_RULES = /* @__PURE__ */ new Map([["unparsable-manifest", [
	"invalid-yaml",
	"unreadable-file",
	"duplicate-key"
]]]);
function rulesNamed(id) {
	return RENAMED_RULES.get(id) ?? [id];
}
function earlierIds(id) {
	return [...RENAMED_RULES].flatMap(([earlier, now]) => now.includes(id) ? [earlier] : []);
}

// src/lint/configuration/rule-options.ts
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
	return `unknown option "${name}" of rule "${rule}"${didYouMean(nearestWord(name, [...legal, "severity"]), `: its options are ${joinWords(legal.map(quoted))}`)}`;
}
function describeWrongValue({ key, value }, at, option) {
	const subject = quoted(key.text);
	switch (option.type) {
		case "boolean":
		case "number": {
			const legal = option.type === "boolean" ? "true or false" : "a number";
			const plain = toConfigurationValue(value);
			const finite = typeof plain !== "number" || Number.isFinite(plain);
			if (typeof plain === option.type && finite) return [];
			const found = value.kind === "scalar" && !finite ? quoted(value.text) : describeNode(value);
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
	const legal = joinWords(keys.map(quoted));
	if (node.kind !== "mapping") return [errorAt(at, `${name} must be a mapping with ${legal}, found ${describeNode(node)}`)];
	const unknown = effectiveEntries(node).flatMap(({ key }) => {
		if (keys.includes(key.text)) return [];
		const hint = didYouMean(nearestWord(key.text, keys), `: legal keys are ${legal}`);
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
		}, quoted(key));
	});
	const lacks = missing.length === 0 ? [] : [errorAt(at, `${name} needs ${joinWords(missing.map(quoted))}`)];
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

// src/lint/configuration/configuration-rules.ts
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
		const declared = known.length === 0 ? ": no \"clusters\" are declared" : `: clusters are ${joinWords(known.map(quoted))}`;
		const hint = didYouMean(nearestWord(name, known), declared);
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
		const setting = {
			severity: readSeverity(entry.value.kind === "mapping" ? getValue(entry.value, "severity") : entry.value),
			options: readOptions(entry.value),
			place
		};
		for (const rule of rulesNamed(id)) if (rule === id || !rules.has(rule)) rules.set(rule, rule === id ? setting : {
			...setting,
			writtenRule: id
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
	if (knownRules === void 0 || knownRules.includes(id) || RENAMED_RULES.has(id)) return [];
	const hint = didYouMean(nearestWord(id, knownRules), `: rules are ${joinWords(knownRules.map(quoted))}`);
	return [errorAt(place, `unknown rule "${id}"${hint}`)];
}
function isDay(text) {
	const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// src/lint/configuration/configuration-workloads.ts
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
			const message = `${quoted(kind)} of group ${quoted(group)} is a kind of Kubernetes itself, whose pod spec is known`;
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
		const message = `the entry of "workloads" says no place: write "podSpec", or one of ${SCHEDULING_FIELDS$1.map(quoted).join(", ")}`;
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
		const message = `${quoted(text)} is no path: write keys with dots between them, "[*]" for every item of a list and ".*" for every value of a mapping, as in "spec.groups[*].template.spec"`;
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

// src/lint/configuration/configuration.ts
const LINT_KEYS = [
	"charts",
	"rules",
	"ruleOverrides",
	"suppress",
	"failOn",
	"render",
	"limits",
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
	return [...describeSchemaErrors(document, checkSchema(JSON.parse(CONFIGURATION_SCHEMA), value)), ...kind === "inventory" ? describeLintKeys(document) : []].sort(byPlace);
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
			limits: readLimits(getValue(root, "limits")),
			charts: readCharts(document),
			customKinds
		},
		errors: [
			...clusterErrors,
			...ruleErrors,
			...overrideErrors,
			...suppressErrors,
			...renderErrors,
			...kindErrors,
			...describeCostlyGlobs(document)
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
function readLimits(node) {
	const read = (bound) => {
		const written = node === void 0 ? void 0 : getValue(node, bound);
		return written?.kind === "scalar" && typeof written.value === "number" ? written.value : DEFAULT_LIMITS[bound];
	};
	return {
		parts: read("parts"),
		cells: read("cells"),
		findings: read("findings"),
		renderingSeconds: read("renderingSeconds")
	};
}
function byPlace(a, b) {
	return a.range.line - b.range.line || a.range.column - b.range.column;
}

// src/model/compute-class.ts
const COMPUTE_CLASS_FORMAT = "compute-class";
const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";
const BUILT_IN_COMPUTE_CLASSES = /* @__PURE__ */ new Set([
	"Accelerator",
	"Balanced",
	"Performance",
	"Scale-Out",
	"autopilot",
	"autopilot-spot"
]);

// src/scheduling/taints/add-toleration.ts
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
function selectsBuiltInClass(spec, nodeSelector) {
	return selectedClasses(spec, nodeSelector).some((name) => BUILT_IN_COMPUTE_CLASSES.has(name));
}
function selectedClasses({ nodeAffinity }, nodeSelector) {
	const selected = [nodeSelector["cloud.google.com/compute-class"] ?? []].flat();
	const named = (nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions).filter(({ key, operator }) => key === "cloud.google.com/compute-class" && operator === "In");
	return [.../* @__PURE__ */ new Set([...selected, ...named.flatMap(({ values }) => values)])];
}
function isGke({ cluster, pools }) {
	return cluster.provider === "gke" || pools.some(({ format }) => format === "compute-class");
}

// src/rules/repairs/fix-intent.ts
function tolerationValueFor(taint) {
	const { key, value, effect } = taint;
	return {
		key,
		...value === "" || hasOperatorAsValue(taint) ? { operator: "Exists" } : {
			operator: "Equal",
			value
		},
		effect
	};
}

// src/rules/contract/vocabulary.ts
function ofObject(says) {
	return {
		about: "object",
		says
	};
}
function ofPools(says) {
	return {
		about: "pools",
		says
	};
}
function ofAllPools(says, ofDeclared) {
	return {
		about: "all-pools",
		says,
		...ofDeclared && { ofDeclared }
	};
}
function ofDeadLine(says, mayServe, ofDeclared) {
	return {
		about: "serves-nothing",
		says,
		...mayServe && { mayServe },
		...ofDeclared && { ofDeclared }
	};
}
function ofAllWorkloads(says) {
	return {
		about: "all-workloads",
		says
	};
}
function ofDifference(says) {
	return {
		about: "difference",
		says
	};
}
function toldOf(items, thingOf, tell) {
	const finding = items.length === 0 ? void 0 : tell(items);
	if (finding === void 0) return void 0;
	const things = new Set(items.map(thingOf));
	return {
		...finding,
		without: (taken) => {
			if ([...taken].some((thing) => !things.has(thing))) return void 0;
			return toldOf(items.filter((item) => !taken.has(thingOf(item))), thingOf, tell);
		}
	};
}
function inOrder(alternatives) {
	const [first, ...others] = alternatives.filter((one) => one !== void 0);
	return first === void 0 || others.length === 0 ? first : {
		...first,
		otherwise: () => inOrder(others)
	};
}
const isPlacementKnown = rememberedLast(({ valid, admissionError, workload, nodeSelector }) => {
	const { podSpec, strayFields } = workload;
	return valid && admissionError === void 0 && strayFields.length === 0 && podSpec.nodeName === "" && !selectsBuiltInClass(podSpec, nodeSelector);
});
function isWritten$1(toleration) {
	return toleration.origin.by === "manifest";
}
function writtenTolerations({ tolerations }) {
	return tolerations.filter(isWritten$1);
}
function isWildcard({ key, operator }) {
	return !key && operator === "Exists";
}
function placeOfToleration(workload, { key, origin }) {
	return placeInPodSpec(workload, [
		"tolerations",
		origin.index,
		key ? "key" : "operator"
	]);
}
function taintsAgainst({ pool, reasons }) {
	const named = new Set(reasons.flatMap((reason) => "taint" in reason ? [reason.taint] : []));
	return pool.taints.filter((taint) => named.has(taint));
}
function distinctTaints(taints) {
	return [...new Map(taints.map((taint) => [formatTaint(taint), taint])).values()];
}
function namePools(pools) {
	const names = [...new Set(pools.map(({ name }) => quoted(name)))];
	return `${names.length === 1 ? "pool" : "pools"} ${list(names)}`;
}
function taintedHere(pool, taint, isShown = false) {
	const message = taint.implied === void 0 ? `pool ${quoted(pool.name)} is tainted ${isShown ? `${formatTaint(taint)} ` : ""}here` : `pool ${quoted(pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`;
	return {
		place: taint.place,
		message
	};
}
function untoleratedHere(pools) {
	return pools.flatMap((fit) => taintsAgainst(fit).slice(0, 1).map((taint) => taintedHere(fit.pool, taint)));
}
function declaredHere(pool) {
	return {
		place: pool.place,
		message: `pool ${quoted(pool.name)} is declared here`
	};
}
const UNKNOWN_KEYS_FIRST = [{
	rule: "unknown-field",
	by: "toleration"
}, {
	rule: "misplaced-scheduling-field",
	by: "toleration"
}];
function concernsOfKey({ podSpecPath }, { path }) {
	const [list, index] = path.slice(podSpecPath.length);
	return list === "tolerations" && typeof index === "number" ? { tolerations: [index] } : {};
}
function insertTolerations(workload, taints) {
	return {
		kind: "insert-items",
		at: placeInPodSpec(workload, ["tolerations"]),
		items: taints.map(tolerationValueFor),
		after: ["nodeSelector", "affinity"]
	};
}

// src/rules/facts/add-on-cluster.ts
function isAddOnOf({ place, cluster }, pool) {
	if (folderOf(pool.place.document.file.path) !== folderOf(place.file.path)) return false;
	return cluster === void 0 || pool.clusterName === cluster;
}

// src/rules/facts/operating-system.ts
const OS_LABELS = ["kubernetes.io/os", "beta.kubernetes.io/os"];
function osOfPool({ labels, requirements = [] }) {
	const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
	const only = required?.values.length === 1 ? required.values[0] : void 0;
	return labels["kubernetes.io/os"] ?? labels["beta.kubernetes.io/os"] ?? only ?? "linux";
}
function osOfPod({ os, nodeSelector }) {
	return os ?? OS_LABELS.map((label) => nodeSelector[label]).find((name) => name !== void 0) ?? "linux";
}

// src/rules/facts/virtual-pool.ts
const FARGATE = {
	key: "eks.amazonaws.com/compute-type",
	value: "fargate"
};
function isVirtualPool({ taints, labels }) {
	return labels[FARGATE.key] === FARGATE.value || labels.type === "virtual-kubelet" || taints.some(({ key, value }) => {
		return key === "virtual-kubelet.io/provider" || key === FARGATE.key && value === FARGATE.value;
	});
}

// src/rules/repairs/toleration-yaml.ts
const MAX_IN_FULL = 1;
function formatYamlString(text) {
	return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
function formatTolerationFor(taint) {
	return formatItem(tolerationValueFor(taint));
}
function formatTolerationsFor(taints) {
	return formatTolerationsAsYaml(taints.map(tolerationValueFor));
}
function formatTolerationsAsYaml(tolerations) {
	const format = tolerations.length > MAX_IN_FULL ? formatInOneLine : formatItem;
	return ["tolerations:", ...tolerations.flatMap(format).map((line) => `  ${line}`)].join("\n");
}
function fieldsOf({ key, operator, value, effect, tolerationSeconds }) {
	return [...Object.entries({
		key,
		operator,
		value,
		effect
	}).flatMap(([field, text]) => text === void 0 ? [] : [`${field}: ${formatYamlString(text)}`]), ...tolerationSeconds === void 0 ? [] : [`tolerationSeconds: ${tolerationSeconds}`]];
}
function formatItem(toleration) {
	return fieldsOf(toleration).map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
}
function formatInOneLine(toleration) {
	return [`- {${fieldsOf(toleration).join(", ")}}`];
}

// src/rules/add-on-misses-pool.ts
function closedPools(pools) {
	return pools.filter((one) => one.verdict === "blocked" && one.selector !== "mismatch" && taintsAgainst(one).length > 0 && !hasNoNodes(one.pool) && !isVirtualPool(one.pool) && osOfPool(one.pool) === "linux");
}
function helpFor$11({ kind }, { tolerationsAt }, closed) {
	if (kind === "DaemonSet") return `An agent of the platform has to run on every node. Leave ${quoted(tolerationsAt)} out of the add-on's configuration values, and "tolerateAllTaints" with it, or write \`operator: Exists\` alone.`;
	const taints = distinctTaints(closed.flatMap(taintsAgainst));
	return `Keep a pool without taints, or add to ${quoted(tolerationsAt)} of the add-on's configuration values what one of these needs:\n${formatTolerationsFor(taints)}`;
}
function describe$3(fit, addOn, closed) {
	const { workload } = fit;
	const { kind, name } = workload;
	const names = list(closed.map(({ pool }) => quoted(pool.name)));
	const which = closed.length === 1 ? `pool ${names}` : `${count(closed.length, "pool")}: ${names}`;
	const subject = `add-on ${quoted(addOn.name)}: its ${kind} ${name}`;
	const claim = kind === "DaemonSet" ? ofPools(`${subject} does not run on ${which}`) : ofAllPools(`${subject} finds no pool: each has a taint that it does not tolerate`, {
		says: `${subject} finds none of the declared pools: each has a taint that it does not tolerate`,
		severity: "note"
	});
	return {
		at: addOn.place,
		workload,
		claims: [claim],
		help: helpFor$11(workload, addOn, closed),
		reasons: closed.map((fitted) => ({
			pool: fitted.pool,
			reasons: [`untolerated ${taintsAgainst(fitted).map(formatTaint).join(", ")}`]
		})),
		related: untoleratedHere(closed),
		concerns: { pools: closed.map(({ pool }) => pool) },
		identity: { names: [addOn.name] },
		pools: closed.map(({ pool }) => pool.name)
	};
}
const addOnMissesPool = {
	id: "add-on-misses-pool",
	summary: "An add-on of the platform leaves out a pool, or finds none, because of the tolerations in its configuration.",
	severity: "warning",
	rationale: `Add-ons of EKS (\`vpc-cni\`, \`coredns\`, \`aws-ebs-csi-driver\` and others) bring DaemonSets and Deployments that no file
of the repository describes. By themselves their node agents tolerate everything. A list in the add-on's configuration
values replaces that, and \`tolerateAllTaints: false\` ends it: then pods on a tainted pool wait for a volume or for
credentials. A Deployment such as \`coredns\` tolerates nearly nothing and waits for ever where every pool is tainted.

Add-ons are read where a repository declares them: eksctl's \`addons\`, Terraform's \`aws_eks_addon\` and the arguments
\`cluster_addons\`, \`addons\` and \`eks_addons\` of well-known modules, and \`Addon\` of AWS Controllers for Kubernetes. What they bring
is a table of taintlint's own, of the version that it names there; an older version that is known to differ, values that
change the affinity, and values that cannot be resolved leave it open. \`fit\` shows these workloads as what they are.

An add-on belongs to the cluster whose pools are declared in the same folder, and that it names if it names one. Nothing is
said of Fargate and other pools without machines, of Windows pools, and of pools that never have a node. Of a Deployment
only where no declared pool takes it: a note where others may exist. No other rule looks at what an add-on brings.`,
	examples: [{
		title: "A list in the configuration values takes the place of the driver's own",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: general
  - name: batch
    taints:
      - {key: dedicated, value: batch, effect: NoSchedule}
addons:
  - name: vpc-cni
  - name: aws-efs-csi-driver # <--
    configurationValues: |
      node:
        tolerations:
          - key: CriticalAddonsOnly
            operator: Exists
`,
		good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: general
  - name: batch
    taints:
      - {key: dedicated, value: batch, effect: NoSchedule}
addons:
  - name: vpc-cni
  - name: aws-efs-csi-driver
    configurationValues: |
      node:
        tolerations:
          - operator: Exists
`
	}],
	claims: ["pools", "all-pools"],
	checksAddOns: true,
	*checkWorkload(fit) {
		const { addOn, kind } = fit.workload;
		if (addOn === void 0 || !isPlacementKnown(fit)) return;
		const closed = closedPools(fit.pools.filter(({ pool }) => isAddOnOf(addOn, pool)));
		if (closed.length === 0) return;
		if (kind === "DaemonSet" || fit.pools.every(({ verdict }) => verdict === "blocked")) yield describe$3(fit, addOn, closed);
	}
};

// src/model/transient-taints.ts
const KUBERNETES = "Kubernetes";
const NO_SCHEDULE = ["NoSchedule"];
const BOTH = ["NoSchedule", "NoExecute"];
const AUTOSCALER = "the cluster autoscaler";
const NOT_READY$1 = {
	key: "node.kubernetes.io/not-ready",
	effects: BOTH,
	state: "joining",
	setBy: KUBERNETES
};
const UNINITIALIZED = {
	key: "node.cloudprovider.kubernetes.io/uninitialized",
	value: "true",
	effects: NO_SCHEDULE,
	state: "joining",
	setBy: "the kubelet"
};
const DISRUPTED = {
	key: "karpenter.sh/disrupted",
	effects: NO_SCHEDULE,
	state: "being drained",
	setBy: "Karpenter"
};
const STATE_TAINTS = [
	NOT_READY$1,
	{
		key: "node.kubernetes.io/unreachable",
		effects: BOTH,
		state: "unreachable",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/unschedulable",
		effects: NO_SCHEDULE,
		state: "cordoned",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/memory-pressure",
		effects: NO_SCHEDULE,
		state: "under pressure",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/disk-pressure",
		effects: NO_SCHEDULE,
		state: "under pressure",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/pid-pressure",
		effects: NO_SCHEDULE,
		state: "under pressure",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/network-unavailable",
		effects: NO_SCHEDULE,
		state: "joining",
		setBy: KUBERNETES
	},
	{
		key: "node.kubernetes.io/out-of-service",
		effects: [],
		state: "going away",
		setBy: "a person"
	},
	UNINITIALIZED,
	{
		key: "node.cloudprovider.kubernetes.io/shutdown",
		effects: NO_SCHEDULE,
		state: "going away",
		setBy: "the cloud's controller"
	},
	{
		key: "ToBeDeletedByClusterAutoscaler",
		effects: NO_SCHEDULE,
		state: "being drained",
		setBy: AUTOSCALER
	},
	{
		key: "DeletionCandidateOfClusterAutoscaler",
		effects: ["PreferNoSchedule"],
		state: "being drained",
		setBy: AUTOSCALER
	},
	{
		key: "cloud.google.com/impending-node-termination",
		effects: [],
		state: "going away",
		setBy: "GKE"
	},
	{
		key: "NodeWithImpairedVolumes",
		effects: NO_SCHEDULE,
		state: "going away",
		setBy: "the cloud's controller"
	},
	DISRUPTED,
	{
		key: "karpenter.sh/disruption",
		effects: NO_SCHEDULE,
		state: "being drained",
		setBy: "Karpenter before 1.0"
	},
	{
		key: "karpenter.sh/unregistered",
		effects: ["NoExecute"],
		state: "joining",
		setBy: "Karpenter"
	},
	{
		key: "node.cluster.x-k8s.io/uninitialized",
		effects: NO_SCHEDULE,
		state: "joining",
		setBy: "Cluster API"
	},
	{
		key: "node.cluster.x-k8s.io/outdated-revision",
		effects: ["PreferNoSchedule"],
		state: "going away",
		setBy: "Cluster API"
	},
	{
		key: "node.gardener.cloud/critical-components-not-ready",
		effects: NO_SCHEDULE,
		state: "joining",
		setBy: "Gardener"
	},
	{
		key: "k0sctl.k0sproject.io/evict",
		effects: [],
		state: "being drained",
		setBy: "k0sctl"
	}
];
const TRANSIENT_KEYS = new Set(STATE_TAINTS.map(({ key }) => key));
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
function effectsSetByKubernetes(key) {
	return STATE_TAINTS.find((taint) => taint.key === key && taint.setBy === KUBERNETES)?.effects;
}

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
	const value = BigInt(text);
	return value < INT64_MIN || value > INT64_MAX ? "range" : value;
}
function parseCanonicalInt(text) {
	if (!isCanonicalDecimal(text)) return void 0;
	const value = parseGoInt(text);
	return typeof value === "bigint" ? value : void 0;
}

// src/scheduling/taints/toleration.ts
function toleratesTaint(toleration, taint, comparison) {
	if (toleration.effect && toleration.effect !== taint.effect) return "no";
	if (toleration.key && toleration.key !== taint.key) return "no";
	switch (toleration.operator ?? "") {
		case "":
		case "Equal": return (toleration.value ?? "") === taint.value ? "yes" : "no";
		case "Exists": return "yes";
		case "Gt":
		case "Lt":
			if (comparison === "off" || comparison === "absent" || !comparesTrue(toleration, taint)) return "no";
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
function untoleratedTaints(taints, tolerations, filter, comparison) {
	return taints.filter((taint) => filter(taint) && findToleration(tolerations, taint, comparison).tolerance === "no");
}

// src/rules/contract/example-workload.ts
const BATCH_KINDS = /* @__PURE__ */ new Set(["Job"]);
function exampleWorkload(kind, name, { namespace, image = `${name}:1` } = {}) {
	return `
apiVersion: ${BATCH_KINDS.has(kind) ? "batch/v1" : "apps/v1"}
kind: ${kind}
metadata: {name: ${name}${namespace === void 0 ? "" : `, namespace: ${namespace}`}}
spec:
  template:
    spec:
      containers: [{name: ${name}, image: ${image}}]`;
}

// src/model/control-plane.ts
const CONTROL_PLANE_KEY = "node-role.kubernetes.io/control-plane";
const MASTER_KEY = "node-role.kubernetes.io/master";
const RANCHER_CONTROL_PLANE_KEY = "node-role.kubernetes.io/controlplane";
const CONTROL_PLANE_KEYS = /* @__PURE__ */ new Set([
	CONTROL_PLANE_KEY,
	MASTER_KEY,
	RANCHER_CONTROL_PLANE_KEY
]);
function isControlPlanePool(pool) {
	if (pool.role !== void 0) return pool.role === "control-plane";
	return pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) || Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key));
}

// src/scheduling/labels/well-known-labels.ts
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
const ORDINARY_LABELS = [
	...LABEL_TWINS.flat(),
	"kubernetes.io/hostname",
	"topology.*",
	"failure-domain.beta.kubernetes.io/*",
	"node-role.kubernetes.io/worker",
	"node-role.kubernetes.io/node",
	"karpenter.sh/capacity-type",
	"karpenter.sh/registered",
	"karpenter.sh/initialized",
	"eks.amazonaws.com/capacityType",
	"karpenter.k8s.aws/*",
	"karpenter.azure.com/*"
];
function isOrdinaryLabel(key) {
	return ORDINARY_LABELS.some((glob) => matchesNameGlob(glob, key));
}
const PROVIDER_LABELS = /* @__PURE__ */ new Map([["aks", [
	"agentpool",
	"accelerator",
	"storageprofile",
	"storagetier"
]]]);

// src/rules/facts/node-agents.ts
const CALICO_IMAGE = /(?:^|\/)(?:calico\/node|mirrored-calico-node)(?:[:@]|$)/;
const CNI_PATHS = ["/etc/cni/net.d", "/opt/cni/bin"];
function imageName(image) {
	const name = image.slice(image.lastIndexOf("/") + 1);
	return name.split(/[:@]/)[0] ?? name;
}
function isRegistrar({ image }) {
	return imageName(image) === "csi-node-driver-registrar";
}
const nodeAgentRole = rememberedLast(({ podSpec }) => {
	const mounted = podSpec.hostPaths.map((path) => path.replace(/\/$/, ""));
	if (podSpec.containers.some(isRegistrar) || mounted.includes("/var/lib/kubelet/plugins_registry")) return "CSI node plugin";
	if (CNI_PATHS.some((path) => mounted.includes(path))) return "CNI agent";
	return mounted.includes("/var/lib/kubelet/device-plugins") ? "device plugin" : void 0;
});
const AGENTS = /(?:^|-)(?:daemon-?sets?|node-?(?:agents?|exporter|plugin|driver|server|problem-detector)|csi-node|device-plugin|nodelocaldns|node-local-dns|kube-proxy|dcgm-exporter|fluent-?bit|fluentd|filebeat|promtail|log(?:ging)?-(?:agent|collector|shipper)|falco)$/;
const AGENT = /^agents?$/;
const WATCHING = /(?:^|[-/])(?:datadog|new-?relic|dynatrace|splunk|elastic|wazuh|sysdig|opentelemetry|otel|grafana|signoz|instana|sumo-?logic)/;
const HOLDERS = /* @__PURE__ */ new Set([
	"spec",
	"values",
	"override",
	"template",
	"pod",
	"affinity"
]);
function kebab(text) {
	return text.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
}
function isNamedNodeAgent({ kind, name, apiVersion, part = "" }) {
	const steps = part.split(/[.[\]]+/).filter((step) => step !== "" && !/^\d+$/.test(step) && !HOLDERS.has(step));
	const component = kebab(steps.at(-1) ?? "").replace(/-tolerations$/, "");
	const owner = apiVersion === "" ? name.split("/").slice(-2, -1) : [kind, name];
	const owners = owner.map(kebab);
	if (component === "" || component === "tolerations") return owners.some((text) => AGENTS.test(text));
	const isWatching = [...steps, ...owner].some((text) => WATCHING.test(kebab(text)));
	return AGENTS.test(component) || AGENT.test(component) && isWatching;
}

// src/rules/contract/workload-option.ts
function readMappings(value, keys) {
	if (!Array.isArray(value)) return [];
	const hasKeys = (item) => typeof item === "object" && item !== null && keys.every((key) => key in item);
	return value.filter(hasKeys);
}
function matchesWorkload(glob, { kind, namespace, name }) {
	return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}

// src/rules/facts/system-namespaces.ts
const SYSTEM_NAMESPACES = /* @__PURE__ */ new Set([
	"kube-system",
	"kube-public",
	"kube-node-lease"
]);
function isSystemNamespace(namespace) {
	return SYSTEM_NAMESPACES.has(namespace) || namespace.startsWith("openshift-") || namespace.startsWith("gke-") || namespace.endsWith("-system");
}

// src/rules/facts/reservation.ts
function isWelcome(workload, pool) {
	const reservation = pool.reservedFor;
	if (reservation === void 0) return true;
	const { namespaces, workloads } = reservation;
	const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
	const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
	return byNamespace || byWorkload;
}
const NOT_ON_ANNOTATION = "taintlint.dev/not-on";
function coversDaemonSet(globs, { namespace, name }) {
	const covers = (glob) => matchesNameGlob(glob, name) || matchesNameGlob(glob, `${namespace}/${name}`);
	return globs.reduce((isCovered, glob) => glob.startsWith("!") ? isCovered && !covers(glob.slice(1)) : isCovered || covers(glob), globs[0]?.startsWith("!") ?? false);
}
function servesByName(workload, { daemonSets = [] }) {
	const asking = daemonSets.filter((glob) => !glob.startsWith("!") && !/^\**$/.test(glob));
	return coversDaemonSet(daemonSets, workload) && coversDaemonSet(asking, workload);
}
function mayServePool(workload, pool) {
	const { annotations, templateAnnotations } = workload;
	if (`${annotations["taintlint.dev/not-on"] ?? ""},${templateAnnotations["taintlint.dev/not-on"] ?? ""}`.split(",").some((glob) => matchesNameGlob(glob.trim(), pool.name))) return false;
	return pool.daemonSets === void 0 ? isWelcome(workload, pool) : coversDaemonSet(pool.daemonSets, workload);
}
function whyNotOpen(workload, pool) {
	if (!isWelcome(workload, pool)) return "is reserved for others";
	if (workload.kind !== "DaemonSet" && isControlPlanePool(pool)) return "is a control plane";
	const os = osOfPool(pool);
	return os === osOfPod(workload.podSpec) ? void 0 : `has nodes with ${os}`;
}
function isIntruder(workload, pool) {
	if (isWelcome(workload, pool)) return false;
	if (workload.kind === "DaemonSet" && pool.daemonSets && coversDaemonSet(pool.daemonSets, workload)) return false;
	const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== void 0;
	return workload.kind !== "DaemonSet" || !serves;
}

// src/rules/explanations/opened-pools.ts
function openerOf(taint, { tolerations, cluster }) {
	const openers = tolerations.filter((toleration) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no");
	return openers.find(({ key }) => key) ?? openers[0];
}
function openedTaints({ pool }, fit) {
	return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
		const toleration = openerOf(taint, fit);
		return toleration === void 0 ? [] : [{
			taint,
			toleration
		}];
	});
}
function certainPools(fit) {
	return isPlacementKnown(fit) ? fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided") : [];
}
function isKeptOff({ workload, tolerations, cluster }, taint) {
	const judged = workload.kind === "DaemonSet" ? tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller") : tolerations;
	return findToleration(judged, taint, cluster.comparisonOperators).tolerance === "no";
}
const poolsByToleration = rememberedLast((fit) => {
	const opened = /* @__PURE__ */ new Map();
	if (!fit.tolerations.some(isWritten$1)) return opened;
	for (const pool of certainPools(fit)) for (const { taint, toleration } of openedTaints(pool, fit)) {
		if (!isWritten$1(toleration)) continue;
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
	return opened;
});

// src/rules/explanations/agent-intent.ts
const MANY_POOLS = 3;
const OF_KUBERNETES = /^(?:node\.kubernetes\.io|node-role\.kubernetes\.io|node\.cloudprovider\.kubernetes\.io)\//;
function signOfIntent(fit, missed, context) {
	return signOfInventory(fit, missed) ?? signOfSelector(fit, missed) ?? signOfList(fit, missed) ?? signOfSiblings(fit, missed, context);
}
function signOfInventory({ workload }, missed) {
	const naming = missed.find(({ pool }) => servesByName(workload, pool));
	return naming && `pool ${quoted(naming.pool.name)} names it in daemonSets`;
}
function signOfSelector({ nodeSelector }, missed) {
	const label = Object.keys(nodeSelector).find((key) => !isOrdinaryLabel(key) && missed.some(({ pool }) => pool.labels[key] === nodeSelector[key]));
	return label && `its selector asks for label ${quoted(label)} of these nodes`;
}
function signOfList(fit, missed) {
	const keys = new Set(missed.flatMap(taintsAgainst).map(({ key }) => key));
	const named = writtenTolerations(fit).find(({ key = "" }) => keys.has(key) && !OF_KUBERNETES.test(key));
	if (named !== void 0) return `its list names other values or effects of taint ${quoted(named.key ?? "")}`;
	for (const pool of certainPools(fit)) {
		if (isControlPlanePool(pool.pool)) continue;
		const opened = openedTaints(pool, fit).find(({ taint, toleration }) => isWritten$1(toleration) && !OF_KUBERNETES.test(taint.key));
		if (opened !== void 0) return `its list tolerates ${formatTaint(opened.taint)} of pool ${quoted(pool.pool.name)}`;
	}
}
function signOfSiblings({ workload }, missed, context) {
	const pools = new Set(missed.map(({ pool }) => pool));
	const sibling = plainAgents(context.fits).find(({ agent, entered }) => agent.name !== workload.name && (!isSystemNamespace(agent.namespace) || isSystemNamespace(workload.namespace)) && entered.some((pool) => pools.has(pool)) && entered.some((pool) => !pools.has(pool)));
	return sibling && `${formatWorkload(sibling.agent)} runs there`;
}
const plainAgents = rememberedOf((fits) => fits.flatMap((fit) => {
	const { workload: agent } = fit;
	if (agent.kind !== "DaemonSet" || agent.addOn !== void 0 || nodeAgentRole(agent) !== void 0) return [];
	return [{
		agent,
		entered: certainPools(fit).map(({ pool }) => pool)
	}];
}));
function isOneOfMany({ pools }, missed) {
	const purposes = new Set(missed.map((pool) => distinctTaints(taintsAgainst(pool)).map(formatTaint).sort().join()));
	const allowed = pools.filter(({ selector }) => selector !== "mismatch");
	return purposes.size === 1 && allowed.length >= MANY_POOLS && missed.length * 2 < allowed.length;
}
function podInNeed(role, fit, missed, { fits }) {
	const pools = new Set(missed.map(({ pool }) => pool));
	const isAnotherDriver = (other) => other.workload.name !== fit.workload.name && nodeAgentRole(other.workload) === role;
	if (role === "CSI node plugin" && fits.some(isAnotherDriver)) return void 0;
	return fits.find((other) => other !== fit && certainPools(other).some(({ pool }) => pools.has(pool) && needs(other, role, pool)));
}
function needs({ workload }, role, pool) {
	const { podSpec } = workload;
	switch (role) {
		case "CNI agent": return !podSpec.hostNetwork;
		case "CSI node plugin": return podSpec.hasClaims;
		case "device plugin": {
			const devices = [...Object.keys(pool.allocatable), ...pool.taints.map(({ key }) => key)];
			return [
				...podSpec.containers,
				...podSpec.initContainers,
				podSpec.resources
			].flatMap(({ requests, limits }) => [...Object.keys(requests), ...Object.keys(limits)]).some((name) => name.includes("/") && devices.includes(name));
		}
	}
}

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
		case "not-provisioned": return "a node is made with a label that the pod asks for where it tolerates a taint of the same key and value";
		case "selector-unknown": return `the pod asks for ${reason.requirement}, and the pool does not declare label "${reason.key}"`;
		case "no-selector-term-matches": return reason.terms === 1 ? "the only node selector term cannot match" : `none of the ${reason.terms} node selector terms matches`;
		case "empty-selector-terms": return "the required node affinity has no term that can match a node";
		case "other-node-name": return `the pod's node name rule names "${reason.nodeName}", which no node of the pool meets`;
		case "node-name-unknown": return `the pod's node name rule names "${reason.nodeName}", and the names of the pool's nodes are not declared`;
		case "runtime-class-missing": return `RuntimeClass "${reason.name}" is not declared, and it may add tolerations and a node selector`;
		case "queue-may-tolerate": return `queue "${reason.queue}" of Kueue may add tolerations when it admits the pod`;
		case "queue-gives": {
			const flavors = reason.flavors.map((flavor) => `flavor "${flavor}"`).join(" or ");
			return `queue "${reason.queue}" of Kueue ${reason.isSure ? "gives" : "may give"} the pod ${flavors}`;
		}
		case "queue-refuses": return `ClusterQueue "${reason.clusterQueue}" behind queue "${reason.queue}" never admits the pod`;
		case "policy-may-tolerate": return `${policyName(reason.policy)} may change the pod's tolerations`;
		case "policy-may-select": return `${policyName(reason.policy)} may change which nodes the pod asks for`;
		case "not-judged": return "taintlint failed while it judged the workload";
		case "namespace-may-tolerate": return `namespace "${reason.namespace}" adds tolerations, if PodTolerationRestriction is on`;
		case "namespace-may-select": return `namespace "${reason.namespace}" adds a node selector, if PodNodeSelector is on`;
		case "cluster-may-select": return `the cluster's default node selector counts, unless namespace "${reason.namespace}" has one of its own`;
		case "daemonset-ignores-admission": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}: ${reason.addedBy} would tolerate it, but the DaemonSet controller judges nodes before that`;
		case "scheduler-bypassed": return `nodeName "${reason.nodeName}" bypasses the scheduler, so that NoSchedule does not hold the pod back`;
	}
}
function policyName({ by, policy }) {
	return `${by} ${JSON.stringify(policy)}`;
}
function labelState({ actual, possible }) {
	if (possible !== void 0) return `can only be ${possible}`;
	return actual === void 0 ? "is missing" : `is ${JSON.stringify(actual)}`;
}
function assumption({ implied }) {
	return implied === void 0 ? "" : ` (assumed: ${implied}; "implicit: off" leaves it out)`;
}

// src/scheduling/taints/near-miss.ts
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
	if ((comparison === "off" || comparison === "absent") && (operator === "Gt" || operator === "Lt")) return "operator";
	return key === "" ? void 0 : "value";
}
function keyMiss(asked, given) {
	if (isMisspelt$1(asked, given)) return "key-spelling";
	const domain = asked.indexOf("/") + 1;
	return domain > 0 && given.startsWith(asked.slice(0, domain)) ? "key-domain" : void 0;
}
function isMisspelt$1(asked, given) {
	if (isNearKey(asked, given)) return true;
	if (Math.min(asked.length, given.length) < LEAST_KEY_LENGTH) return false;
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

// src/rules/repairs/offered-tolerations.ts
function offerFor(taints, otherwise) {
	return {
		tolerations: taints.map(tolerationValueFor),
		otherwise
	};
}
function whyNotMeant(workload, pool) {
	return !isWelcome(workload, pool) && !isIntruder(workload, pool) ? void 0 : whyNotOpen(workload, pool);
}
function describeHarm(workload, pools, tolerations) {
	for (const { pool, verdict, selector, untolerated } of pools) {
		const against = untolerated.filter(keepsPodsOff);
		if (verdict !== "blocked" || selector === "mismatch" || against.length === 0) continue;
		const isMet = (taint) => tolerations.some((one) => toleratesTaint(one, taint, "off") === "yes");
		const why = against.every(isMet) ? whyNotMeant(workload, pool) : void 0;
		if (why === void 0) continue;
		return `No toleration is proposed, because it opens pool ${quoted(pool.name)}, too, which ${why}: select another pool by its labels first, or give that one a taint of its own.`;
	}
}

// src/model/toleration.ts
function withOrigin(toleration, origin) {
	const made = {
		origin,
		...toleration
	};
	return made.origin === origin ? made : {
		...made,
		origin
	};
}
function formatToleration(toleration) {
	const fields = [];
	if (toleration.key) fields.push(`key: ${toleration.key}`);
	if (toleration.operator) fields.push(`operator: ${toleration.operator}`);
	if (toleration.value !== void 0 && !(toleration.value === "" && toleration.operator === "Exists")) fields.push(`value: ${JSON.stringify(toleration.value)}`);
	if (toleration.effect) fields.push(`effect: ${toleration.effect}`);
	if (toleration.tolerationSeconds !== void 0) fields.push(`tolerationSeconds: ${toleration.tolerationSeconds}`);
	return `{${fields.join(", ")}}`;
}

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
	if (added === void 0) return { problem: `invalid selector: "${source}"` };
	for (const [key, value] of added) if ((nodeSelector[key] ?? value) !== value) return { problem: "pod node label selector conflicts with its namespace node label selector" };
	const whitelist = parseSelector(selectors.whitelist);
	if (whitelist === void 0) return { problem: `invalid selector: "${selectors.whitelist}"` };
	const merged = joinByWord(byWord(added), nodeSelector);
	const allowed = Object.entries(merged).every(([key, value]) => whitelist.get(key) === value);
	if (whitelist.size > 0 && !allowed) return { problem: "pod node label selector labels conflict with its namespace whitelist" };
	return { value: merged };
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
	const extra = [...restriction.defaults ?? [], ...isBestEffort(spec) ? [] : [MEMORY_PRESSURE]].map((toleration) => withOrigin(toleration, {
		by: "PodTolerationRestriction",
		namespace: restriction.namespace
	}));
	const merged = extra.length > 0 ? mergeTolerations(tolerations, extra) : tolerations;
	if (!allowedByWhitelist(merged, restriction.whitelist ?? [])) return { problem: "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist" };
	return { value: merged };
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
		if (asked !== void 0 && asked !== value) return { problem: `conflict: ${`runtimeClass.scheduling.nodeSelector[${key}] = ${value}`}; pod.spec.nodeSelector[${key}] = ${asked}` };
	}
	if (entries.length === 0 && runtimeClass.tolerations.length === 0 && runtimeClass.hasScheduling !== true) return { value: {
		tolerations,
		nodeSelector
	} };
	const added = runtimeClass.tolerations.map((toleration) => withOrigin(toleration, {
		by: "RuntimeClass",
		name: runtimeClass.name
	}));
	return { value: {
		tolerations: mergeTolerations(tolerations, added),
		nodeSelector: joinByWord(nodeSelector, runtimeClass.nodeSelector)
	} };
}

// src/scheduling/admission/admit.ts
function admitPod(spec, tolerations, namespace, cluster, objects) {
	const { admission } = cluster;
	const defaults = objects.namespaces.get(namespace);
	let current = tolerations;
	let nodeSelector = spec.nodeSelector;
	let error;
	let missingRuntimeClass;
	const selector = selectorOfNamespace(namespace, cluster, objects);
	if (selector?.isCertain) {
		const result = mergeNamespaceNodeSelector(nodeSelector, ofNamespace(selector.text));
		if (result.problem === void 0) nodeSelector = result.value;
		else error = result.problem;
	}
	if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
	if (admission.podTolerationRestriction === true) {
		const result = restrictTolerations(spec, current, {
			namespace,
			defaults: defaults?.defaultTolerations,
			whitelist: defaults?.tolerationsWhitelist
		});
		if (result.problem === void 0) current = result.value;
		else error ??= result.problem;
	}
	if (admission.extendedResourceToleration) current = withExtendedResourceTolerations(spec, current);
	if (admission.runtimeClass && spec.runtimeClassName) {
		const runtimeClass = objects.runtimeClasses.get(spec.runtimeClassName);
		if (runtimeClass === void 0) missingRuntimeClass = spec.runtimeClassName;
		else {
			const result = mergeRuntimeClass(current, nodeSelector, runtimeClass);
			if (result.problem === void 0) ({tolerations: current, nodeSelector} = result.value);
			else error ??= result.problem;
		}
	}
	const possible = possibleDefaults(namespace, nodeSelector, admission, defaults, selector);
	return {
		tolerations: current,
		nodeSelector,
		error,
		missingRuntimeClass,
		possible
	};
}
function selectorOfNamespace(namespace, { admission: { podNodeSelector }, provider }, { namespaces, defaultNodeSelector }) {
	if (podNodeSelector === false) return void 0;
	const defaults = namespaces.get(namespace);
	const mayBeOpenshift = provider === void 0 || provider === OPENSHIFT;
	if (defaults?.nodeSelector !== void 0) {
		if (defaults.isOfProject && !mayBeOpenshift) return void 0;
		return {
			text: defaults.nodeSelector,
			by: "namespace",
			isCertain: podNodeSelector === true
		};
	}
	if (defaultNodeSelector === void 0 || !mayBeOpenshift || OPENSHIFT_NAMESPACE$1.test(namespace)) return void 0;
	return {
		text: defaultNodeSelector,
		by: "cluster",
		isCertain: defaults !== void 0
	};
}
const OPENSHIFT = "openshift";
const OPENSHIFT_NAMESPACE$1 = /^(?:openshift|kube)(?:-|$)|^default$/;
function ofNamespace(text) {
	return {
		namespace: text,
		clusterDefault: "",
		whitelist: ""
	};
}
function possibleDefaults(namespace, nodeSelector, { podTolerationRestriction }, { defaultTolerations = [] } = {}, selector) {
	const origin = {
		by: "PodTolerationRestriction",
		namespace
	};
	const tolerations = podTolerationRestriction === "unknown" ? defaultTolerations.map((one) => withOrigin(one, origin)) : [];
	const selected = selector !== void 0 && !selector.isCertain && selector.text !== "" ? mergeNamespaceNodeSelector(nodeSelector, ofNamespace(selector.text)).value : void 0;
	if (tolerations.length === 0 && selected === void 0) return void 0;
	return {
		namespace,
		selectedBy: selector?.by ?? "namespace",
		tolerations,
		nodeSelector: selected
	};
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
	for (const added of daemonTolerations(spec.hostNetwork)) result = addToleration(result, withOrigin(added, { by: "DaemonSet controller" }));
	return result;
}

// src/scheduling/taints/taint-judgement.ts
const untouched = /* @__PURE__ */ new WeakMap();
function judgeTaints(taints, tolerations, comparison) {
	if (taints.some((taint) => tolerations.some((toleration) => toleratesTaint(toleration, taint, comparison) !== "no"))) return sortTaints(taints, tolerations, comparison);
	const judged = untouched.get(taints) ?? sortTaints(taints, [], comparison);
	untouched.set(taints, judged);
	return judged;
}
function sortTaints(taints, tolerations, comparison) {
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
const UNSCHEDULABLE_TAINT = {
	key: "node.kubernetes.io/unschedulable",
	value: "",
	effect: "NoSchedule"
};
function toleratesCordon(tolerations) {
	return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}

// src/scheduling/open-taints.ts
const NOTHING = [];
function openTaints({ incomplete = [] }, tolerations, comparison) {
	if (incomplete.length === 0) return NOTHING;
	const toleratesAll = tolerations.some(({ key, operator, effect }) => !key && operator === "Exists" && !effect);
	return incomplete.flatMap(({ field, why, taint }) => {
		if (field !== "taints" || toleratesAll) return [];
		return taint !== void 0 && judgeTaints([taint], tolerations, comparison).tolerated.length > 0 ? [] : [{
			kind: "taints-unknown",
			why
		}];
	});
}

// src/scheduling/labels/node-affinity.ts
const NODE_NAME_FIELD = "metadata.name";
function meetsRequirement(requirement, value) {
	const { operator, values } = requirement;
	if (value === void 0) return operator === "NotIn" || operator === "DoesNotExist";
	switch (operator) {
		case "In": return values.includes(value);
		case "NotIn": return !values.includes(value);
		case "Exists": return true;
		case "DoesNotExist": return false;
		case "Gt":
		case "Lt": {
			const number = parseGoInt(value);
			if (typeof number !== "bigint") return false;
			return operator === "Gt" ? number > requirement.bound : number < requirement.bound;
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

// src/scheduling/labels/value-set.ts
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
	const values = new Set([...combine$1(a, b)].filter((value) => isWithin$1(value, bounds)));
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
function combine$1(a, b) {
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
function isWithin$1(value, { least, greatest }) {
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

// src/scheduling/labels/label-domain.ts
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
function alternatives(words) {
	const more = words.length - MOST_VALUES_NAMED$1;
	return joinWords(more > 0 ? [...words.slice(0, MOST_VALUES_NAMED$1), `${more} more`] : words, "or");
}
function formatBounds(least, greatest) {
	if (least !== void 0 && greatest !== void 0) return `a number from ${least} to ${greatest}`;
	if (least !== void 0) return `a number of at least ${least}`;
	return greatest === void 0 ? void 0 : `a number of at most ${greatest}`;
}

// src/scheduling/labels/label-offer.ts
const ABSENT = { kind: "absent" };
const UNKNOWN = { kind: "unknown" };
const USUALLY_LINUX = {
	kind: "unknown",
	usual: DEFAULT_OS
};
const twinOf = new Map(LABEL_TWINS.flatMap(([stable, beta]) => [[stable, beta], [beta, stable]]));
const byInventory$1 = /* @__PURE__ */ new WeakMap();
function labelOffers(pool, inventory) {
	let pools = byInventory$1.get(inventory);
	if (pools === void 0) {
		pools = /* @__PURE__ */ new Map();
		byInventory$1.set(inventory, pools);
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

// src/scheduling/labels/label-availability.ts
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
	return inventory.pools.some((pool) => mayMeet$1(requirement, pool, inventory));
}
function mayMeet$1(requirement, pool, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) return nodes.some(({ labels }) => meetsRequirement(requirement, labels[requirement.key]));
	const offer = labelOffers(pool, inventory)(requirement.key);
	switch (offer.kind) {
		case "unknown": return true;
		case "absent": return meetsRequirement(requirement, void 0);
		case "value": return meetsRequirement(requirement, offer.value);
		case "domain": return domainMeets(offer.domain, [requirement]);
	}
}

// src/scheduling/labels/provisioned-offers.ts
const EFFECTS = [
	void 0,
	"",
	"NoSchedule",
	"NoExecute"
];
function offerOf(key, tolerations) {
	const named = tolerations.filter((one) => one.key === key && EFFECTS.includes(one.effect));
	if (named.length === 0) return { kind: "absent" };
	const equal = named.filter(({ operator }) => operator === void 0 || operator === "" || operator === "Equal");
	const values = new Set(equal.map(({ value = "" }) => value));
	const [value, another] = values;
	if (equal.length < named.length || value === void 0) return { kind: "unknown" };
	return another === void 0 ? {
		kind: "value",
		value
	} : {
		kind: "domain",
		domain: valueSetOf("In", [...values])
	};
}
function provisionedOffers(tolerations, pool, inventory) {
	const ofPlatform = labelOffers(pool, inventory);
	return (key) => isPlatformLabel(key, inventory) ? ofPlatform(key) : offerOf(key, tolerations);
}

// src/scheduling/labels/requirement-text.ts
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

// src/scheduling/labels/selector-knowledge.ts
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
	const reasons = judged.length === 1 ? judged.flatMap((only) => only.reasons) : [];
	return reasons.length > 0 ? reasons : [{
		kind: "no-selector-term-matches",
		terms: terms.length
	}];
}
function judgeRequirements(requirements, fields, offers, nodeName) {
	if (requirements.length === 0 && fields.length === 0) return MATCH;
	const against = [];
	const open = [];
	let onOneKey;
	for (const requirement of requirements) {
		const offer = offers(requirement.key);
		if (offer.kind === "unknown" || offer.kind === "domain") {
			onOneKey ??= /* @__PURE__ */ new Map();
			const others = onOneKey.get(requirement.key);
			if (others === void 0) onOneKey.set(requirement.key, [requirement]);
			else others.push(requirement);
			continue;
		}
		const value = offer.kind === "value" ? offer.value : void 0;
		if (!meetsRequirement(requirement, value)) against.push(mismatchReason(requirement, value));
	}
	for (const [key, list] of onOneKey ?? []) judgeTogether(key, list, offers(key), against, open);
	if (fields.length > 0) judgeFields(fields, nodeName, against, open);
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
const worded = /* @__PURE__ */ new WeakMap();
function mismatchReason(asked, actual) {
	const words = worded.get(asked) ?? {
		requirement: formatRequirement(asked),
		wanted: formatWanted(asked)
	};
	worded.set(asked, words);
	return {
		kind: "selector-mismatch",
		requirement: words.requirement,
		key: asked.key,
		wanted: words.wanted,
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
	const impossible = [...asked].find((name) => asked.size > 1 || refused.has(name));
	if (impossible !== void 0) against.push({
		kind: "other-node-name",
		nodeName: impossible
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
function judgeLabels(selection, pool, inventory) {
	return judgePlacement({
		selection,
		nodeNames: void 0,
		nodeName: "",
		toleratesCordon: true,
		tolerations: []
	}, pool, inventory).verdict;
}
function judgePlacement(request, pool, inventory) {
	const { nodes = [] } = pool;
	const [first] = nodes;
	if (first !== void 0) return placeOnNodes(request, nodes, first);
	const offers = pool.autoProvisions ? provisionedOffers(request.tolerations, pool, inventory) : labelOffers(pool, inventory);
	const judged = judgeSelection(request.selection, offers, void 0);
	const reasons = pool.autoProvisions && judged.verdict === "mismatch" ? [...judged.reasons, { kind: "not-provisioned" }] : judged.reasons;
	const selector = judged.verdict;
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
	for (const node of nodes) {
		if (request.nodeNames !== void 0 && !request.nodeNames.has(node.name)) continue;
		if (!matchesNode(request.selection, node)) continue;
		selected = true;
		if (request.nodeName !== "" && request.nodeName !== node.name) continue;
		asked = true;
		if (node.unschedulable && !request.toleratesCordon) continue;
		return {
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
		cordoned: true,
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

// src/scheduling/taints/eviction.ts
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
	const seconds = used.flatMap(({ tolerationSeconds }) => tolerationSeconds ?? []);
	return seconds.length === 0 ? null : Math.max(0, Math.min(...seconds));
}

// src/scheduling/fit-pool.ts
function fitPool(pod, pool, inventory) {
	const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
	const placement = withPossibleSelector(pod, judgePlacement(pod.request, pool, inventory), pool, inventory);
	const sure = unlessChanged(pod.daemon === void 0 ? scheduled(pod, pool, taints, placement) : controlled(pod, pod.daemon, pool, inventory, taints, placement), pod, pool, taints, placement);
	const { verdict, reasons } = hasNoNodes(pool) ? withoutNodes(sure) : unlessItExists(sure, pool);
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
function withPossibleSelector({ possible }, placement, pool, inventory) {
	if (possible?.request === void 0 || placement.selector === "mismatch") return placement;
	if (judgePlacement(possible.request, pool, inventory).selector === "match") return placement;
	const verdict = placement.verdict === "mismatch" ? "mismatch" : "unknown";
	const reason = {
		kind: `${possible.selectedBy}-may-select`,
		namespace: possible.namespace
	};
	return {
		...placement,
		verdict,
		selector: "unknown",
		reasons: [...placement.reasons, reason]
	};
}
function certainTaints(pod, pool, taints) {
	return pod.possible === void 0 ? taints : judgeTaints(pool.taints, pod.possible.tolerations, pod.comparison);
}
function withoutNodes({ reasons }) {
	return {
		verdict: "blocked",
		reasons: [...reasons, { kind: "no-nodes" }]
	};
}
function unlessChanged(judged, { open }, pool, taints, placement) {
	const [tolerates] = pool.taints.length === 0 ? [] : open.tolerations;
	const [selects] = open.selection;
	const isMismatch = placement.verdict === "mismatch";
	if (judged.verdict === "blocked" && isMismatch && selects === void 0) return judged;
	if (judged.verdict === "blocked" && taints.blocking.length > 0 && tolerates === void 0) return judged;
	const reasons = [];
	if (tolerates !== void 0) reasons.push({
		kind: "policy-may-tolerate",
		policy: tolerates
	});
	if (selects !== void 0) reasons.push({
		kind: "policy-may-select",
		policy: selects
	});
	return reasons.length === 0 ? judged : {
		verdict: "unknown",
		reasons: [...judged.reasons, ...reasons]
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
	const certain = certainTaints(pod, pool, taints);
	const mayTolerate = certain.untolerated.length + certain.avoided.length < taints.untolerated.length + taints.avoided.length;
	let reasons = joined(taints.blocking.map(untoleratedTaint), placement.reasons);
	const further = [
		...taints.avoided.map((taint) => ({
			kind: "avoided-taint",
			taint
		})),
		...taints.unknown.map(comparisonUnknown),
		...open,
		...missingRuntimeClass(pod),
		...queueReasons(pod, taints, placement),
		...namespaceReasons(pod, mayTolerate)
	];
	if (pod.nodeName !== "" && pool.nodes?.some(({ name }) => name === pod.nodeName)) further.push({
		kind: "scheduler-bypassed",
		nodeName: pod.nodeName
	});
	reasons = joined(reasons, further);
	return {
		verdict: schedulingVerdict(pod, taints, certain, placement, open.length > 0),
		reasons
	};
}
function joined(some, others) {
	if (some.length === 0) return others;
	return others.length === 0 ? some : some.concat(others);
}
function schedulingVerdict(pod, taints, certain, placement, open) {
	const isIncomplete = pod.missingRuntimeClass !== void 0;
	const mayTolerate = isIncomplete || pod.queue !== void 0;
	if (placement.verdict === "mismatch" && !(mayTolerate && isOnlyCordoned(placement))) return "blocked";
	if (certain.blocking.length > 0 && !mayTolerate) return "blocked";
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return "unknown";
	if (isIncomplete || open || placement.verdict === "unknown" || taints.unknown.length > 0) return "unknown";
	if (certain.avoided.length > 0) return "avoided";
	return taints.avoided.length > 0 ? "unknown" : "fits";
}
function controlled(pod, daemon, pool, inventory, effective, effectivePlacement) {
	const taints = judgeTaints(pool.taints, daemon.tolerations, pod.comparison);
	const placement = daemon.request === pod.request ? effectivePlacement : withPossibleSelector(pod, judgePlacement(daemon.request, pool, inventory), pool, inventory);
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
	if (placement.verdict === "match") reasons.push(...effectivePlacement.reasons);
	return {
		verdict: open.length > 0 || taints.unknown.length > 0 || pod.missingRuntimeClass !== void 0 || placement.verdict === "unknown" ? "unknown" : "fits",
		reasons
	};
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
const untoleratedReasons = /* @__PURE__ */ new WeakMap();
function untoleratedTaint(taint) {
	const reason = untoleratedReasons.get(taint) ?? {
		kind: "untolerated-taint",
		taint
	};
	untoleratedReasons.set(taint, reason);
	return reason;
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
function namespaceReasons({ possible }, mayTolerate) {
	return possible === void 0 || !mayTolerate ? [] : [{
		kind: "namespace-may-tolerate",
		namespace: possible.namespace
	}];
}
function eviction(pod, pool, judged) {
	const { missingRuntimeClass, queue, possible } = pod;
	const mayBeAdded = (possible?.tolerations.length ?? 0) > pod.tolerations.length;
	const taints = missingRuntimeClass === void 0 && queue === void 0 && !mayBeAdded ? pool.taints : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
	return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}

// src/scheduling/labels/node-selection.ts
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
		if (compiled.problem === void 0) expressions.push(compiled.value);
		else errors.push(...compiled.problem);
	});
	term.matchFields.forEach((requirement, index) => {
		const compiled = compileField(requirement, [
			...path,
			"matchFields",
			index
		]);
		if (compiled.problem === void 0) fields.push(compiled.value);
		else errors.push(...compiled.problem);
	});
	return {
		empty: term.matchExpressions.length === 0 && term.matchFields.length === 0,
		expressions,
		fields,
		errors
	};
}
function invalid$2(path, value, detail) {
	return {
		path,
		type: "Invalid",
		value,
		detail
	};
}
function compileExpression(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = labelKeyErrors(key).map((detail) => invalid$2([...path, "key"], key, detail));
	let bound = 0n;
	switch (operator) {
		case "In":
		case "NotIn":
			if (values.length === 0) errors.push(valuesError(path, values, "for 'in', 'notin' operators, values set can't be empty"));
			break;
		case "Exists":
		case "DoesNotExist":
			if (values.length > 0) errors.push(valuesError(path, values, "values set must be empty for exists and does not exist"));
			break;
		case "Gt":
		case "Lt": {
			if (values.length !== 1) errors.push(valuesError(path, values, "for 'Gt', 'Lt' operators, exactly one value is required"));
			const [parsed] = values.map(parseGoInt);
			if (typeof parsed === "bigint") bound = parsed;
			else errors.push(valuesError(path, values, "for 'Gt', 'Lt' operators, the value must be an integer"));
			break;
		}
		default: return { problem: [invalid$2([...path, "operator"], operator, "not a valid selector operator")] };
	}
	values.forEach((value, index) => {
		for (const detail of labelValueErrors(value)) errors.push(invalid$2([
			...path,
			"values",
			index
		], value, detail));
	});
	return errors.length > 0 ? { problem: errors } : { value: {
		key,
		operator,
		values,
		bound
	} };
}
function valuesError(path, values, detail) {
	return invalid$2([...path, "values"], JSON.stringify(values), detail);
}
function compileField(requirement, path) {
	const { key, operator, values } = requirement;
	if (operator !== "In" && operator !== "NotIn") return { problem: [invalid$2([...path, "operator"], operator, "not a valid selector operator")] };
	const [value, ...others] = values;
	if (value === void 0 || others.length > 0) return { problem: [valuesError(path, values, "must have one element")] };
	return { value: {
		key,
		operator,
		value
	} };
}

// src/scheduling/matrix-rows.ts
const MOST_KEPT = 15e5;
const RECENT = 4;
const byInventory = /* @__PURE__ */ new WeakMap();
function rowOf(inventory, pod, tolerations, judge, most = MOST_KEPT) {
	const kept = byInventory.get(inventory) ?? {
		most,
		byPod: /* @__PURE__ */ new Map(),
		cells: /* @__PURE__ */ new Map(),
		recent: /* @__PURE__ */ new Map(),
		size: 0
	};
	byInventory.set(inventory, kept);
	const known = kept.byPod.get(pod);
	if (known !== void 0) return known;
	const row = {
		tolerations,
		pools() {
			const made = kept.cells.get(row) ?? kept.recent.get(row);
			if (made !== void 0) return made;
			const pools = judge();
			keep(kept, row, pools);
			return pools;
		}
	};
	kept.byPod.set(pod, row);
	return row;
}
function keep(kept, row, pools) {
	const size = pools.reduce((sum, { tolerated, reasons }) => sum + 1 + tolerated.length + reasons.length, 0);
	if (kept.size + size <= kept.most) {
		kept.cells.set(row, pools);
		kept.size += size;
		return;
	}
	kept.recent.set(row, pools);
	const [oldest] = kept.recent.keys();
	if (kept.recent.size > RECENT && oldest !== void 0) kept.recent.delete(oldest);
}

// src/scheduling/resources/pod-requests.ts
function containerRequests({ requests, limits }) {
	const amounts = /* @__PURE__ */ new Map();
	for (const resource in limits) readAmount(amounts, resource, requests[resource] ?? limits[resource]);
	for (const resource in requests) if (!(resource in limits)) readAmount(amounts, resource, requests[resource]);
	return amounts;
}
function podRequests(spec, overhead) {
	const amounts = aggregate(spec);
	for (const [resource, amount] of readAmounts(spec.resources.requests)) if (isPodLevelResource(resource)) amounts.set(resource, amount);
	for (const [resource, amount] of readAmounts(spec.resources.limits)) if (isPodLevelResource(resource) && !amounts.has(resource)) amounts.set(resource, amount);
	add$2(amounts, readAmounts(Object.keys(spec.overhead).length > 0 ? spec.overhead : overhead));
	for (const [resource, amount] of amounts) if (amount <= 0n) amounts.delete(resource);
	return amounts;
}
function aggregate({ containers, initContainers }) {
	const sum = /* @__PURE__ */ new Map();
	for (const container of containers) add$2(sum, containerRequests(container));
	const sidecars = /* @__PURE__ */ new Map();
	const starting = /* @__PURE__ */ new Map();
	for (const container of initContainers) {
		const own = containerRequests(container);
		if (container.restartPolicy === "Always") {
			add$2(sum, own);
			add$2(sidecars, own);
			raise(starting, sidecars);
		} else {
			add$2(own, sidecars);
			raise(starting, own);
		}
	}
	raise(sum, starting);
	return sum;
}
function readAmounts(quantities) {
	const amounts = /* @__PURE__ */ new Map();
	for (const resource in quantities) readAmount(amounts, resource, quantities[resource]);
	return amounts;
}
function readAmount(amounts, resource, text = "") {
	const amount = parseQuantity(text);
	if (amount !== void 0) amounts.set(resource, amount);
}
function add$2(to, more) {
	for (const [resource, amount] of more) to.set(resource, (to.get(resource) ?? 0n) + amount);
}
function raise(to, floor) {
	for (const [resource, amount] of floor) if (amount > (to.get(resource) ?? 0n)) to.set(resource, amount);
}
function isPodLevelResource(resource) {
	return resource === "cpu" || resource === "memory" || resource.startsWith("hugepages-");
}

// src/scheduling/queues/queue.ts
const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";
const DEFAULT_QUEUE = "default";
const NAME_LABEL = "kubernetes.io/metadata.name";
const MAX_CHOICES = 16;
const ALWAYS_QUEUED = /* @__PURE__ */ new Set([
	"batch Job",
	"batch CronJob",
	"jobset.x-k8s.io JobSet",
	"kubeflow.org MPIJob",
	"ray.io RayCluster",
	"ray.io RayJob"
]);
function queueOf({ kind, labels, jobLabels, templateLabels }) {
	if (kind === "DaemonSet") return void 0;
	return jobLabels?.["kueue.x-k8s.io/queue-name"] || labels["kueue.x-k8s.io/queue-name"] || templateLabels["kueue.x-k8s.io/queue-name"] || void 0;
}
function isSurelyQueued({ apiVersion, kind, labels, jobLabels }) {
	const group = apiVersion.split("/")[0];
	return ALWAYS_QUEUED.has(`${group} ${kind}`) && Boolean((jobLabels ?? labels)["kueue.x-k8s.io/queue-name"]);
}
function onlyOne$1(declared) {
	const [first, ...others] = declared;
	const text = ({ object: { place: _, ...rest } }) => JSON.stringify(rest, (key, value) => key === "place" ? void 0 : value);
	if (first === void 0 || declared.some(({ isSure }) => !isSure)) return void 0;
	return others.every((other) => text(other) === text(first)) ? first.object : void 0;
}
function byName(declared, name) {
	return declared.filter(({ object }) => object.name === name);
}
function localQueuesFor({ local }, namespace) {
	return local.filter(({ object }) => object.namespace === void 0 || object.namespace === namespace);
}
function clusterQueueOf(queues, queue, namespace) {
	const local = onlyOne$1(byName(localQueuesFor(queues, namespace), queue));
	return local && onlyOne$1(byName(queues.cluster, local.clusterQueue.name));
}
function flavorOf({ flavors }, name) {
	return onlyOne$1(byName(flavors, name));
}
function meetsLabels({ nodeSelector, nodeAffinity }, labels) {
	const own = byWord(Object.entries(nodeSelector).filter(([key]) => key in labels));
	const terms = (nodeAffinity?.required ?? []).map((term) => {
		return {
			matchExpressions: term.matchExpressions.filter(({ key }) => key in labels),
			matchFields: []
		};
	});
	const isOpen = terms.some(({ matchExpressions }) => matchExpressions.length === 0);
	const selection = compileNodeSelection(own, isOpen || terms.length === 0 ? void 0 : terms);
	return matchesNode(selection, {
		name: "",
		labels,
		unschedulable: false,
		allocatable: NO_WORDS
	});
}
function refusalOf(flavor, spec, tolerations) {
	const all = [...tolerations, ...flavor.tolerations];
	const [taint] = untoleratedTaints(flavor.nodeTaints, all, keepsPodsOff, "unknown");
	if (taint !== void 0) return `untolerated taint ${formatTaint(taint)}`;
	if (meetsLabels(spec, flavor.nodeLabels)) return void 0;
	return `the pod's selector does not match its labels ${Object.entries(flavor.nodeLabels).map(([key, value]) => `${key}=${value}`).join(", ")}`;
}
function mayUse(namespace, { namespaceLabels }) {
	if (namespaceLabels === null) return false;
	const asked = namespaceLabels?.[NAME_LABEL];
	return asked === void 0 || asked === namespace;
}
function choicesOf(group, queues, requested, judge) {
	const choices = [];
	const refusals = [];
	for (const { name } of group.flavors) {
		const flavor = flavorOf(queues, name);
		if (flavor === void 0) return void 0;
		const why = judge(flavor);
		if (why === void 0) choices.push([flavor]);
		else refusals.push({
			flavor,
			why
		});
	}
	return group.coveredResources.some((resource) => requested.has(resource)) ? {
		choices,
		refusals
	} : {
		choices: [...choices, []],
		refusals: []
	};
}
function isConsistent(choice) {
	const labels = choice.flatMap(({ nodeLabels }) => Object.entries(nodeLabels));
	return labels.every(([key, value]) => labels.every((other) => other[0] !== key || other[1] === value));
}
function decide$1(workload, spec, tolerations, queues, isSettled) {
	const queue = queueOf(workload) ?? DEFAULT_QUEUE;
	const open = {
		kind: "open",
		queue
	};
	if (queues === void 0 || queueOf(workload) === void 0 || !isSettled) return open;
	const clusterQueue = clusterQueueOf(queues, queue, workload.namespace);
	if (clusterQueue === void 0 || clusterQueue.hasChecks) return open;
	const isSure = isSurelyQueued(workload);
	if (isSure && !mayUse(workload.namespace, clusterQueue)) return {
		kind: "refuses",
		queue,
		clusterQueue,
		refusals: []
	};
	const requested = /* @__PURE__ */ new Set(["pods", ...podRequests(spec, NO_WORDS).keys()]);
	let choices = [[]];
	for (const group of clusterQueue.groups) {
		const given = choicesOf(group, queues, requested, (flavor) => refusalOf(flavor, spec, tolerations));
		if (given === void 0) return open;
		if (given.choices.length === 0) return isSure ? {
			kind: "refuses",
			queue,
			clusterQueue,
			refusals: given.refusals
		} : open;
		choices = choices.flatMap((choice) => given.choices.map((more) => [...choice, ...more]));
		if (choices.length > MAX_CHOICES) return open;
	}
	if (!choices.every(isConsistent)) return open;
	return {
		kind: "gives",
		queue,
		choices: !isSure && choices.every(({ length }) => length > 0) ? [...choices, []] : choices
	};
}
function askQueue(workload, spec, tolerations, queues, isSettled) {
	const taints = (queues?.flavors ?? []).flatMap(({ object }) => object.nodeTaints);
	return {
		...decide$1(workload, spec, tolerations, queues, isSettled),
		taints
	};
}
function asksQueue(workload, queues) {
	const queue = queueOf(workload);
	if (queue !== void 0 || queues === void 0 || workload.kind === "DaemonSet") return queue;
	return localQueuesFor(queues, workload.namespace).some(({ object }) => object.name === DEFAULT_QUEUE) ? DEFAULT_QUEUE : void 0;
}

// src/scheduling/queues/queue-fit.ts
function withFlavors(template, flavors) {
	const added = flavors.flatMap(({ name, tolerations }) => tolerations.map((toleration) => withOrigin(toleration, {
		by: "Kueue",
		flavor: name
	})));
	const { spec, tolerations } = template;
	const isNew = (one) => !tolerations.some((own) => sameIdentity(own, one) && own.tolerationSeconds === one.tolerationSeconds);
	return {
		...template,
		spec: {
			...spec,
			nodeSelector: joinByWord(spec.nodeSelector, ...flavors.map(({ nodeLabels }) => nodeLabels))
		},
		tolerations: [...tolerations, ...added.filter(isNew)]
	};
}
function combine(choices, reason) {
	const [first, ...others] = choices;
	if (first === void 0) return [];
	const isAgreed = others.every(({ verdict }) => verdict === first.verdict);
	if (isAgreed && first.verdict === "fits") return [first];
	const reasons = [...first.reasons, {
		...reason,
		isSure: reason.isSure && isAgreed
	}];
	return [isAgreed ? {
		...first,
		reasons
	} : {
		...first,
		verdict: "unknown",
		reasons
	}];
}
function answeredByQueue(fit, answer, judge) {
	const { queue } = answer;
	switch (answer.kind) {
		case "open": return {
			...fit,
			queue: answer
		};
		case "refuses": {
			const reasons = [{
				kind: "queue-refuses",
				queue,
				clusterQueue: answer.clusterQueue.name
			}];
			return {
				...fit,
				queue: answer,
				pools: fit.pools.map((pool) => ({
					...pool,
					verdict: "blocked",
					reasons
				}))
			};
		}
		case "gives": {
			const fits = answer.choices.map(judge);
			const [first] = fits;
			const reason = {
				kind: "queue-gives",
				queue,
				flavors: [...new Set(answer.choices.flatMap((choice) => choice.map(({ name }) => name)))],
				isSure: answer.choices.every((choice) => choice.length > 0)
			};
			const pools = fit.pools.flatMap((_, index) => combine(fits.flatMap(({ pools }) => pools[index] ?? []), reason));
			return {
				...fits.length === 1 && first !== void 0 ? first : fit,
				queue: answer,
				pools
			};
		}
	}
}

// src/scheduling/validation/node-selector.ts
const MAX_WEIGHT = 100;
function validateNodeSelector(nodeSelector, path) {
	return Object.entries(nodeSelector).flatMap(([key, value]) => {
		const at = [...path, key];
		return [...invalid$1(labelKeyErrors(key), at, key), ...invalid$1(labelValueErrors(value), at, value)];
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
	return terms.flatMap((term, index) => termErrors$1(term, [...path, index], true));
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
	return [...errors, ...termErrors$1(term.preference, [...path, "preference"], false)];
}
function termErrors$1(term, path, checkValues) {
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
	errors.push(...invalid$1(labelKeyErrors(key), [...path, "key"], key));
	if (checkValues) values.forEach((value, index) => {
		errors.push(...invalid$1(labelValueErrors(value), [
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
		default: return invalid$1(["not a valid selector operator"], [...path, "operator"], operator);
	}
}
function fieldErrors(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = [];
	if (operator !== "In" && operator !== "NotIn") errors.push(...invalid$1(["not a valid selector operator"], [...path, "operator"], operator));
	else if (values.length !== 1) errors.push({
		path: [...path, "values"],
		type: "Required",
		detail: "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"
	});
	if (key !== "metadata.name") {
		errors.push(...invalid$1(["not a valid field selector key"], [...path, "key"], key));
		return errors;
	}
	values.forEach((value, index) => {
		errors.push(...invalid$1(subdomainErrors(value), [
			...path,
			"values",
			index
		], value));
	});
	return errors;
}
function invalid$1(details, path, value) {
	return details.map((detail) => ({
		path,
		type: "Invalid",
		value,
		detail
	}));
}

// src/scheduling/validation/taints.ts
const SUPPORTED_EFFECTS = `supported values: ${TAINT_EFFECTS.map(quoted).join(", ")}`;
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
			if (comparison === "absent") return [unsupportedOperator(operator, at, "\"Equal\", \"Exists\"")];
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

// src/scheduling/validation/topology.ts
const ACTIONS = ["DoNotSchedule", "ScheduleAnyway"];
const POLICIES = ["Honor", "Ignore"];
const [LEAST_WEIGHT, MOST_WEIGHT] = [1, 100];
function validateTopology(spec, path) {
	const at = [...path, "topologySpreadConstraints"];
	return [
		...spec.topologySpreadConstraints.flatMap((one, index) => constraintErrors(one, [...at, index])),
		...duplicateErrors(spec.topologySpreadConstraints, at),
		...spec.podAffinityTerms.flatMap((term) => termErrors(term, path))
	];
}
function notSupported(path, value, legal) {
	return {
		path,
		type: "NotSupported",
		value,
		detail: `supported values: ${legal.map((name) => `"${name}"`).join(", ")}`
	};
}
function constraintErrors(constraint, path) {
	const { maxSkew, whenUnsatisfiable, nodeAffinityPolicy, nodeTaintsPolicy, minDomains, lacks, isKeyEmpty } = constraint;
	if (lacks === void 0) return [];
	const errors = lacks.map((field) => ({
		path: [...path, field],
		type: "Required",
		detail: field === "maxSkew" ? "must be greater than zero" : "can not be empty",
		...field === "topologyKey" && isKeyEmpty && { value: "" }
	}));
	if (maxSkew !== void 0 && maxSkew <= 0) errors.push(notPositive([...path, "maxSkew"], maxSkew));
	if (whenUnsatisfiable !== "" && !ACTIONS.includes(whenUnsatisfiable)) errors.push(notSupported([...path, "whenUnsatisfiable"], whenUnsatisfiable, ACTIONS));
	if (minDomains !== void 0 && minDomains <= 0) errors.push(notPositive([...path, "minDomains"], minDomains));
	else if (minDomains !== void 0 && whenUnsatisfiable === "ScheduleAnyway") {
		const detail = "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway";
		errors.push({
			path: [...path, "minDomains"],
			type: "Invalid",
			value: String(minDomains),
			detail
		});
	}
	for (const [field, policy] of Object.entries({
		nodeAffinityPolicy,
		nodeTaintsPolicy
	})) if (policy !== void 0 && !POLICIES.includes(policy)) errors.push(notSupported([...path, field], policy, POLICIES));
	return [...errors, ...matchLabelKeysErrors(constraint, [...path, "matchLabelKeys"])];
}
function notPositive(path, number) {
	return {
		path,
		type: "Invalid",
		value: String(number),
		detail: "must be greater than zero"
	};
}
function matchLabelKeysErrors(constraint, path) {
	const { hasSelector, matchLabelKeys = [], selectedKeys = [] } = constraint;
	if (matchLabelKeys.length === 0) return [];
	if (!hasSelector) return [{
		path,
		type: "Forbidden",
		detail: "must not be specified when labelSelector is not set"
	}];
	return matchLabelKeys.flatMap((key, index) => selectedKeys.includes(key) ? [{
		path: [...path, index],
		type: "Invalid",
		value: key,
		detail: "exists in both matchLabelKeys and labelSelector"
	}] : []);
}
function duplicateErrors(constraints, path) {
	const seen = /* @__PURE__ */ new Set();
	return constraints.flatMap(({ topologyKey, whenUnsatisfiable, lacks }, index) => {
		const pair = `{${topologyKey}, ${whenUnsatisfiable}}`;
		if (lacks === void 0 || lacks.length > 0) return [];
		if (!seen.has(pair)) {
			seen.add(pair);
			return [];
		}
		const detail = "another constraint has this topologyKey and this whenUnsatisfiable";
		return [{
			path: [
				...path,
				index,
				"topologyKey"
			],
			type: "Duplicate",
			value: topologyKey,
			detail
		}];
	});
}
function termErrors({ topologyKey, path, weight, isKeyEmpty }, toSpec) {
	const errors = [];
	const written = isKeyEmpty && { value: "" };
	if (topologyKey === "") errors.push({
		path: [...toSpec, ...path],
		type: "Required",
		detail: "can not be empty",
		...written
	});
	if (weight !== void 0 && (weight < LEAST_WEIGHT || weight > MOST_WEIGHT)) {
		const toItem = path.slice(0, path.indexOf("podAffinityTerm"));
		const detail = `must be in the range ${LEAST_WEIGHT}-${MOST_WEIGHT}`;
		errors.push({
			path: [
				...toSpec,
				...toItem,
				"weight"
			],
			type: "Invalid",
			value: String(weight),
			detail
		});
	}
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
	errors.push(...validateTopology(spec, path));
	if (spec.os !== void 0) errors.push(...osErrors(spec.os, [
		...path,
		"os",
		"name"
	]));
	return errors;
}
function validateAdmittedPod(spec, tolerations, path, comparison) {
	const at = [...path, "tolerations"];
	return validatePodSpec({
		...spec,
		tolerations
	}, path, comparison).flatMap((error) => {
		const index = at.every((step, place) => error.path[place] === step) ? error.path[at.length] : void 0;
		if (typeof index !== "number") return [error];
		const origin = tolerations[index]?.origin;
		if (origin?.by !== "manifest") return [];
		return [{
			...error,
			path: [
				...at,
				origin.index,
				...error.path.slice(at.length + 1)
			]
		}];
	});
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
	const { podSpec } = workload;
	const written = podSpec.tolerations.map((toleration, index) => withOrigin(toleration, {
		by: "manifest",
		index
	}));
	const template = objects.changePod?.(workload, "template", podSpec, written) ?? unchangedPod(podSpec, written);
	const judge = (made, queue) => fitTemplate(workload, made, queue, inventory, objects);
	const queue = asksQueue(workload, objects.queues);
	const fit = judge(template, queue);
	if (queue === void 0) return fit;
	const { open } = template;
	const isSettled = open.tolerations.length + open.selection.length === 0;
	const answer = askQueue(workload, template.spec, fit.tolerations, objects.queues, isSettled);
	return answeredByQueue(fit, answer, (flavors) => {
		const { valid, fieldErrors, ...judged } = judge(withFlavors(template, flavors), void 0);
		return {
			...judged,
			valid: fit.valid,
			fieldErrors: fit.fieldErrors
		};
	});
}
function fitTemplate(workload, template, queue, inventory, objects) {
	const { cluster } = inventory;
	const comparison = cluster.comparisonOperators;
	const isDaemonSet = workload.kind === "DaemonSet";
	const made = isDaemonSet ? withDaemonTolerations(template.spec, template.tolerations) : template.tolerations;
	const { admitted, changed } = admitWithPolicies(workload, template.spec, made, cluster, objects);
	const { spec } = changed;
	const tolerations = withComputeClassTolerations(spec, admitted.nodeSelector, admitted.tolerations, inventory);
	const request = placementRequest(spec, admitted.nodeSelector, tolerations);
	const unchanged = spec === template.spec && admitted.nodeSelector === spec.nodeSelector;
	const pod = {
		comparison,
		nodeName: spec.nodeName,
		tolerations,
		request,
		missingRuntimeClass: admitted.missingRuntimeClass,
		queue,
		possible: admitted.possible && {
			namespace: admitted.possible.namespace,
			selectedBy: admitted.possible.selectedBy,
			tolerations: [...tolerations, ...admitted.possible.tolerations],
			request: admitted.possible.nodeSelector && placementRequest(spec, admitted.possible.nodeSelector, tolerations)
		},
		daemon: isDaemonSet ? {
			tolerations: made,
			request: unchanged ? request : ofTemplate(template.spec, made)
		} : void 0,
		open: isDaemonSet ? template.open : changed.open
	};
	const fieldErrors = workload.kind === "Pod" ? validateAdmittedPod(spec, admitted.tolerations, workload.podSpecPath, comparison) : validateAdmittedPod(template.spec, template.tolerations, workload.podSpecPath, comparison);
	const policies = [...template.applied, ...changed.applied];
	const contents = podContents(pod, admitted, spec, template.spec);
	const row = rowOf(inventory, contents, tolerations, () => inventory.pools.map((pool) => fitPool(pod, pool, inventory)));
	row.pools();
	const fit = {
		workload,
		cluster,
		valid: workload.decodeErrors.length === 0 && fieldErrors.length === 0,
		fieldErrors: compact(fieldErrors),
		admissionError: admitted.error,
		tolerations: row.tolerations,
		nodeSelector: admitted.nodeSelector,
		...policies.length > 0 && { policies }
	};
	rows.set(fit, row);
	return derived(fit, "pools", poolsOf$1);
}
const rows = /* @__PURE__ */ new WeakMap();
function poolsOf$1() {
	return rows.get(this)?.pools() ?? [];
}
function podContents(pod, admitted, spec, template) {
	const { comparison, nodeName, tolerations, missingRuntimeClass, queue, possible, daemon, open } = pod;
	const named = (policies) => policies.map(({ by, policy }) => [by, policy]);
	return JSON.stringify([
		[
			comparison,
			nodeName,
			tolerations,
			admitted.nodeSelector,
			spec.nodeAffinity?.required
		],
		[
			missingRuntimeClass,
			queue,
			named(open.tolerations),
			named(open.selection)
		],
		possible && [
			possible.namespace,
			possible.tolerations,
			admitted.possible?.nodeSelector
		],
		daemon && [daemon.tolerations, daemon.request === pod.request || [template.nodeSelector, template.nodeAffinity]]
	]);
}
const NOTHING_OPEN = {
	tolerations: [],
	selection: []
};
function unchangedPod(spec, tolerations) {
	return {
		spec,
		tolerations,
		applied: [],
		open: NOTHING_OPEN
	};
}
function admitWithPolicies(workload, spec, tolerations, cluster, objects) {
	const admitted = admitPod(spec, tolerations, workload.namespace, cluster, objects);
	const unchanged = {
		admitted,
		changed: unchangedPod(spec, admitted.tolerations)
	};
	if (objects.changePod === void 0 || admitted.error !== void 0) return unchanged;
	const seen = {
		...spec,
		nodeSelector: admitted.nodeSelector
	};
	const changed = objects.changePod(workload, "pod", seen, admitted.tolerations);
	if (changed.spec === seen) return {
		admitted,
		changed: {
			...changed,
			spec
		}
	};
	return {
		admitted: admitPod(changed.spec, changed.tolerations, workload.namespace, cluster, objects),
		changed
	};
}
function ofTemplate(spec, tolerations) {
	return placementRequest(spec, spec.nodeSelector, tolerations);
}
function placementRequest(spec, nodeSelector, tolerations) {
	return {
		selection: compileNodeSelection(nodeSelector, spec.nodeAffinity?.required),
		nodeNames: nodeNamesOf(spec.nodeAffinity?.required),
		nodeName: spec.nodeName,
		toleratesCordon: toleratesCordon(tolerations),
		tolerations
	};
}

// src/rules/facts/platform-taints.ts
const PLATFORM_KEYS = /* @__PURE__ */ new Set([
	...CONTROL_PLANE_KEYS,
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
	"components.gke.io/gke-managed-components",
	"cattle.io/os",
	"kubevirt.io/drain",
	"hub.jupyter.org/dedicated",
	"hub.jupyter.org_dedicated",
	"ScalewayGPU"
]);
const PLATFORM_PREFIXES = [
	"node.kubernetes.io/",
	"node.cloudprovider.kubernetes.io/",
	"kubernetes.azure.com/",
	"cloud.google.com/",
	"karpenter.sh/",
	"aws-node-termination-handler/",
	"node.openshift.io/",
	"node.ocs.openshift.io/"
];
function isPlatformTaintKey(key, transientTaints) {
	return PLATFORM_KEYS.has(key) || PLATFORM_PREFIXES.some((prefix) => key.startsWith(prefix)) || isTransientTaint(key, transientTaints);
}

// src/rules/explanations/node-selection-places.ts
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

// src/rules/explanations/dead-tolerations.ts
const taintsByInventory = /* @__PURE__ */ new WeakMap();
function possibleTaints({ taints, startupTaints, incomplete = [] }) {
	const open = incomplete.flatMap(({ taint, place }) => taint === void 0 ? [] : {
		...taint,
		place
	});
	return [
		...taints,
		...startupTaints,
		...open
	];
}
function taintsOf(inventory) {
	const known = taintsByInventory.get(inventory);
	if (known !== void 0) return known;
	const taints = inventory.pools.flatMap(possibleTaints);
	taintsByInventory.set(inventory, taints);
	return taints;
}
function hasUnknownTaints(pools) {
	return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}
function isSameKeyMiss(miss) {
	return miss === "value" || miss === "effect" || miss === "operator";
}
function meetsKubernetes(toleration, { cluster }) {
	return setByKubernetes(toleration.key ?? "").some((taint) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no");
}
function setByKubernetes(key) {
	return (effectsSetByKubernetes(key) ?? []).map((effect) => ({
		key,
		value: "",
		effect
	}));
}
function mayMeet(toleration, pools, inventory) {
	const taints = pools === inventory.pools ? taintsOf(inventory) : pools.flatMap(possibleTaints);
	const { comparisonOperators } = inventory.cluster;
	return hasUnknownTaints(pools) || taints.some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no");
}
function mayGetFlavor(toleration, { inventory, fit }) {
	const { comparisonOperators } = inventory.cluster;
	return (fit?.queue?.taints ?? []).some((taint) => toleratesTaint(toleration, taint, comparisonOperators) !== "no");
}
function isOpenEnded({ key, operator }) {
	return !key || operator === "Gt" || operator === "Lt";
}
function mayBeProvisioned(key, { inventory, fit }) {
	if (key === void 0 || !inventory.pools.some(({ autoProvisions }) => autoProvisions)) return false;
	if (fit === void 0 || fit.workload.isFragment) return true;
	const required = requiredExpressions(fit.workload).map(({ requirement }) => requirement.key);
	return key in fit.nodeSelector || required.includes(key);
}
function mayServe$1(toleration, destination) {
	const { inventory } = destination;
	return isOpenEnded(toleration) || mayBeProvisioned(toleration.key, destination) || mayGetFlavor(toleration, destination) || inventory.pools.length === 0 || mayMeet(toleration, inventory.pools, inventory) || meetsKubernetes(toleration, inventory);
}
function mayServePod(toleration, destination) {
	const { inventory, fit } = destination;
	if (fit === void 0) return mayServe$1(toleration, destination);
	const allowed = fit.pools.filter(({ selector }) => selector !== "mismatch").map(({ pool }) => pool);
	if (mayBeProvisioned(toleration.key, destination) || mayGetFlavor(toleration, destination)) return true;
	return mayMeet(toleration, allowed, inventory) || meetsKubernetes(toleration, inventory);
}
function mayHaveKey(key, destination) {
	const { inventory } = destination;
	const { pools, cluster, nodeFeatureTaintKeys = [] } = inventory;
	return pools.length === 0 || mayBeProvisioned(key, destination) || (destination.fit?.queue?.taints ?? []).some((taint) => taint.key === key) || isPlatformTaintKey(key, cluster.transientTaints) || nodeFeatureTaintKeys.includes(key) || hasUnknownTaints(pools) || taintsOf(inventory).some((taint) => taint.key === key);
}
function likeliestPools(fit, { inventory, admission }) {
	const { workload } = fit;
	const { pools } = workload.isFragment ? fitWorkload(workload, inventory, admission) : fit;
	const distance = ({ pool, selector }) => (selector === "mismatch" ? 2 : 0) + (whyNotOpen(workload, pool) === void 0 ? 0 : 1);
	return [...pools].sort((a, b) => distance(a) - distance(b));
}
function findNearMiss(toleration, fit, context) {
	const { key } = toleration;
	const { inventory } = context;
	const comparison = inventory.cluster.comparisonOperators;
	if (key === void 0 || isOpenEnded(toleration) || mayBeProvisioned(key, {
		inventory,
		fit
	})) return void 0;
	if (mayMeet(toleration, inventory.pools, inventory) || meetsKubernetes(toleration, inventory)) return void 0;
	if (mayGetFlavor(toleration, {
		inventory,
		fit
	})) return void 0;
	for (const one of likeliestPools(fit, context)) for (const poolTaint of one.pool.taints) {
		const miss = poolTaint.key === key ? nearMiss(toleration, poolTaint, comparison) : void 0;
		if (isSameKeyMiss(miss)) return {
			miss,
			taint: poolTaint,
			of: {
				fit: one,
				taint: poolTaint
			}
		};
	}
	for (const taint of setByKubernetes(key)) {
		const miss = nearMiss(toleration, taint, comparison);
		if (isSameKeyMiss(miss)) return {
			miss,
			taint,
			of: void 0
		};
	}
}

// src/rules/explanations/near-miss-wording.ts
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
			return `${given === "" ? "toleration has no value" : `toleration has value ${quoted(given)}`}, ${tainted} ${taint.value === "" ? "without a value" : `with value ${quoted(taint.value)}`}`;
		}
		case "effect": return `toleration has effect ${toleration.effect}, ${tainted} with effect ${taint.effect}`;
		case "key-spelling":
		case "key-domain": return `toleration has key ${quoted(toleration.key ?? "")}, ${tainted} with key ${quoted(taint.key)}`;
	}
}
function corrections({ miss, toleration, taint }) {
	const { value: _, ...withoutValue } = toleration;
	const anyValue = {
		...withoutValue,
		operator: "Exists"
	};
	switch (miss) {
		case "value":
		case "operator":
			if (taint.value === "" || hasOperatorAsValue(taint)) return [{
				says: "Write `operator: Exists` and no value",
				toleration: anyValue
			}];
			return [{
				says: `Write \`value: ${formatYamlString(taint.value)}\``,
				toleration: tolerationValueFor(taint)
			}, {
				says: "`operator: Exists` and no value",
				toleration: anyValue
			}];
		case "effect": {
			const { effect: _, ...anyEffect } = toleration;
			return [{
				says: `Write \`effect: ${taint.effect}\``,
				toleration: {
					...toleration,
					effect: taint.effect
				}
			}, {
				says: "remove effect to tolerate every effect of this key",
				toleration: anyEffect
			}];
		}
		case "key-spelling":
		case "key-domain": return [{
			says: `To let it in, write in the pod spec:\n${formatTolerationsFor([taint])}`,
			toleration: tolerationValueFor(taint)
		}];
	}
}
function waysOut(miss, pool, workload, pools, isExcluded = false) {
	const name = quoted(pool.name);
	const why = isExcluded ? "is excluded by its selector" : whyNotOpen(workload, pool);
	if (why !== void 0) return { help: `Remove the toleration, or correct it for the pool that it is meant for: pool ${name} ${why}.` };
	const removal = `Remove the toleration if it was never meant for pool ${name}.`;
	if (hasOperatorAsValue(miss.taint)) {
		const taint = `Correct taint ${quoted(formatTaint(miss.taint))} of pool ${name}, whose value is an operator.`;
		return {
			help: `${taint} ${removal}`,
			offer: offerFor([miss.taint], `${taint} ${removal}`)
		};
	}
	const [first, ...wider] = corrections(miss);
	if (first === void 0) return { help: removal };
	const ways = [first, ...wider.filter((way) => describeHarm(workload, pools, [way.toleration]) === void 0)];
	const says = ways.map((way) => way.says).join(", or ");
	return {
		help: says.includes("\n") ? `${removal} ${says}` : `${says}. ${removal}`,
		offer: {
			tolerations: ways.map((way) => way.toleration),
			otherwise: removal
		}
	};
}

// src/rules/explanations/taint-explanation.ts
const MAX_PLACES = 12;
function isMisspelt(fit, { miss, toleration }) {
	return !(miss === "key-spelling" || miss === "key-domain") || !fit.pools.some((pool) => pool.tolerated.some((met) => met.toleration === toleration));
}
function candidateOf$1(fit, pool) {
	const taints = taintsAgainst(pool);
	return {
		pool,
		taints,
		miss: taints.flatMap((taint) => {
			const nearest = nearestToleration(taint, writtenTolerations(fit), fit.cluster.comparisonOperators);
			return nearest === void 0 || !isMisspelt(fit, {
				...nearest,
				taint
			}) ? [] : [{
				...nearest,
				taint
			}];
		}).sort((a, b) => rank(a) - rank(b) || positionOf(a) - positionOf(b))[0]
	};
}
function rank(miss) {
	return miss === void 0 ? NEAR_MISSES.length : NEAR_MISSES.indexOf(miss.miss);
}
function positionOf(miss) {
	return miss?.toleration.origin.index ?? 0;
}
function editsOf(miss) {
	switch (miss?.miss) {
		case "value": return (0, import_fastest_levenshtein.distance)(miss.toleration.value ?? "", miss.taint.value);
		case "key-spelling":
		case "key-domain": return (0, import_fastest_levenshtein.distance)(miss.toleration.key ?? "", miss.taint.key);
		default: return 0;
	}
}
function closedness({ workload, pools }, { pool, taints }) {
	if (whyNotOpen(workload, pool.pool) !== void 0) return 2;
	return describeHarm(workload, pools, offerFor(taints, "").tolerations) === void 0 ? 0 : 1;
}
function byNearness(fit, candidates) {
	const closednessOf = rememberedOf((one) => closedness(fit, one));
	return [...candidates].sort((a, b) => rank(a.miss) - rank(b.miss) || closednessOf(a) - closednessOf(b) || Number(a.pool.selector === "unknown") - Number(b.pool.selector === "unknown") || a.taints.length - b.taints.length || positionOf(a.miss) - positionOf(b.miss) || editsOf(a.miss) - editsOf(b.miss) || (a.pool.pool.name < b.pool.pool.name ? -1 : 1));
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
	const others = pools.filter((pool) => !nearest.includes(pool));
	const label = commonest(others.flatMap(mismatchedKeys));
	return [...nearest.map((fit) => ({
		pool: fit.pool,
		reasons: fit.reasons.map(describeReason)
	})), ...others.map((fit) => {
		const differs = differenceIn(fit, label);
		return {
			pool: fit.pool,
			reasons: fit.reasons.map(describeReason),
			...differs && { differs }
		};
	})];
}
function differenceIn(fit, common) {
	const mismatches = fit.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason] : []);
	const mismatch = mismatches.find(({ key }) => key === common) ?? mismatches[0];
	if (mismatch === void 0) return void 0;
	const isMissing = mismatch.actual === void 0 && mismatch.possible === void 0;
	return {
		label: mismatch.key,
		isMissing
	};
}
function commonest(words) {
	const counts = /* @__PURE__ */ new Map();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
function relatedTaints(candidates) {
	return candidates.slice(0, MAX_PLACES).flatMap(({ pool, taints }) => taints.slice(0, 1).map((taint) => taintedHere(pool.pool, taint, true)));
}
function nearlyFits(miss, pool) {
	const message = describeMiss(miss, pool.name);
	return {
		...ofDeadLine(message, (destination) => mayServePod(miss.toleration, destination), { says: message }),
		isRequired: true
	};
}
function nearMisses(fit, candidates) {
	const seen = /* @__PURE__ */ new Set();
	return candidates.flatMap(({ pool, miss, ...rest }) => {
		if (miss === void 0 || seen.has(positionOf(miss))) return [];
		seen.add(positionOf(miss));
		return [{
			at: placeInPodSpec(fit.workload, [
				"tolerations",
				positionOf(miss),
				fieldOfMiss(miss)
			]),
			cause: nearlyFits(miss, pool.pool),
			reasons: describePools(fit.pools, candidates.map((one) => one.pool)),
			...waysOut(miss, pool.pool, fit.workload, fit.pools),
			related: relatedTaints([{
				pool,
				miss,
				...rest
			}]),
			miss,
			key: miss.taint.key
		}];
	});
}
function helpToEnter(workload, { pool: fit, taints }) {
	const { pool } = fit;
	const why = whyNotOpen(workload, pool);
	if (why === void 0) return {
		help: `To let it in, add to the pod spec:\n${formatTolerationsFor(taints)}`,
		offer: offerFor(taints, ""),
		opens: fit
	};
	return { help: `Select another pool${isWelcome(workload, pool) ? "" : ", name it in `reservedFor`"}, or declare one that takes it: pool ${quoted(pool.name)} ${why}.` };
}
function lacksToleration(fit, candidates, best) {
	const { workload, pools } = fit;
	const [taint] = best.taints;
	const tainted = taint === void 0 ? "" : formatTaint(taint);
	const name = quoted(best.pool.pool.name);
	const narrowing = workload.kind !== "DaemonSet" && candidates.length < pools.length ? narrowingPath(fit) : void 0;
	const atMost = best.pool.selector === "unknown" ? "at most " : "";
	const others = candidates.length > 1 ? ` and ${candidates.length - 1} more` : "";
	const lacks = "that it does not tolerate";
	const [of, ofDeclared] = pools.length === 1 ? [`the only pool ${name} has taint ${tainted}`, `the only declared pool ${name} has taint ${tainted}`] : ["every pool has a taint", "every declared pool has a taint"];
	return {
		at: narrowing === void 0 ? placeOfTolerations(workload) : placeInPodSpec(workload, narrowing),
		cause: narrowing === void 0 ? ofAllPools(`${of} ${lacks}`, { says: `${ofDeclared} ${lacks}` }) : ofPools(`its selector leaves ${atMost}pool ${name}${others}, whose taint ${tainted} it does not tolerate`),
		reasons: describePools(pools, candidates.map(({ pool }) => pool)),
		...helpToEnter(workload, best),
		related: relatedTaints(candidates)
	};
}
function explainTaints(fit, allowed) {
	const candidates = allowed.map((pool) => candidateOf$1(fit, pool));
	const [best] = byNearness(fit, candidates.map((one) => ({
		...one,
		miss: void 0
	})));
	const lacking = best === void 0 ? [] : [lacksToleration(fit, candidates, best)];
	return [...nearMisses(fit, byNearness(fit, candidates)), ...lacking];
}

// src/rules/facts/startup-taint-removers.ts
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
function isCsiDriver(key, workload) {
	return key.endsWith(AGENT_SUFFIX) && keepsSocketOf(key.slice(0, -16), workload);
}
function keepsSocketOf(driver, { podSpec }) {
	return podSpec.hostPaths.some((path) => path.replace(/\/$/, "").endsWith(`/plugins/${driver}`));
}
function isKnownRemover(workload, { key }) {
	return KNOWN_REMOVERS.some((known) => known.key === key && known.isAgent(workload)) || isCsiDriver(key, workload);
}
function hasKnownRemover(key) {
	return KNOWN_REMOVERS.some((known) => known.key === key) || key.endsWith(AGENT_SUFFIX);
}
const AGENTS_OF_DOMAINS = /* @__PURE__ */ new Map([
	["projectcalico.org", ({ podSpec }) => podSpec.containers.some(({ image }) => CALICO_IMAGE.test(image))],
	["cilium.io", runs("cilium")],
	["falco.org", runs("falco", "falco-no-driver")]
]);
function isToldOf(condition, workload) {
	const [domain, name] = condition.split("/");
	if (domain === void 0 || name === void 0) return false;
	return AGENTS_OF_DOMAINS.get(domain)?.(workload) ?? keepsSocketOf(domain, workload);
}
function reports(condition, { podSpec }) {
	return [...podSpec.containers, ...podSpec.initContainers].some((one) => one.reportsCondition === condition);
}

// src/rules/repairs/run-everywhere.ts
function closedByTaints({ pools }) {
	return pools.filter((pool) => pool.selector !== "mismatch" && taintsAgainst(pool).length > 0);
}
function helpToRunEverywhere(fit, taints, alternative) {
	const { workload } = fit;
	const told = alternative === "" ? "" : `${alternative} `;
	const closed = closedByTaints(fit);
	const kept = closed.filter(({ pool }) => isVirtualPool(pool) || !mayServePool(workload, pool) || whyNotOpen(workload, pool) !== void 0);
	if (kept.length > 0) return {
		help: `${told}It must stay off ${namePools(kept.map(({ pool }) => pool))}, so that \`operator: Exists\` alone would open too much. Add to the pod spec:\n${formatTolerationsFor(taints)}`,
		offer: offerFor(taints, alternative)
	};
	return {
		help: `${told}An agent that other pods need has to run on every node, and platforms add taints of their own. This opens ${closed.length === 0 ? "" : `${namePools(closed.map(({ pool }) => pool))} and `}whatever is tainted later:\ntolerations:\n  - operator: Exists`,
		offer: {
			tolerations: [{ operator: "Exists" }],
			otherwise: alternative
		}
	};
}

// src/rules/agent-misses-node-state.ts
const NETWORK_IMAGES = /* @__PURE__ */ new Set([
	"amazon-k8s-cni",
	"antrea-agent-ubuntu",
	"antrea-ubuntu",
	"cilium",
	"flannel",
	"kube-ovn",
	"kube-router",
	"weave-kube"
]);
const PROVIDERS_WITH_NETWORK = /* @__PURE__ */ new Set([
	"eks",
	"gke",
	"aks",
	"doks"
]);
const CLOUD_CONTROLLER = /(?:^|-)cloud-controller-manager$/;
function taintOf({ key, value = "", effects: [effect = "NoSchedule"] }) {
	return {
		key,
		value,
		effect
	};
}
function isNetworkAgent({ workload }) {
	if (nodeAgentRole(workload) !== "CNI agent") return false;
	return workload.podSpec.containers.some(({ image }) => NETWORK_IMAGES.has(imageName(image)) || CALICO_IMAGE.test(image));
}
function gapWhileJoining(fit, { inventory }) {
	const { provider } = inventory.cluster;
	const taint = taintOf(NOT_READY$1);
	const mayHaveAnother = provider !== void 0 && PROVIDERS_WITH_NETWORK.has(provider);
	if (!isNetworkAgent(fit) || mayHaveAnother || !isKeptOff(fit, taint)) return [];
	const says = `the network agent is kept off a node that is joining: every node has taint ${formatTaint(taint)} until its network is ready, and the agent does not tolerate it`;
	return [{
		taint,
		claim: ofObject(says),
		severity: "error",
		pools: []
	}];
}
function gapOfCloudController(fit) {
	const { containers, hostPaths } = fit.workload.podSpec;
	const controller = containers.find(({ image }) => CLOUD_CONTROLLER.test(imageName(image)));
	const taint = taintOf(UNINITIALIZED);
	if (fit.workload.kind === "Pod") return [];
	const servesOthers = controller?.kubeconfig !== void 0 && !hostPaths.some((path) => controller.kubeconfig?.startsWith(path));
	if (controller === void 0 || servesOthers || !isKeptOff(fit, taint)) return [];
	const says = `the cloud controller manager is kept off a node that is joining: it removes taint ${formatTaint(taint)}, and does not tolerate it, so that the first nodes of a cluster keep it`;
	return [{
		taint,
		claim: ofObject(says),
		severity: "warning",
		pools: []
	}];
}
function gapsAtStart(fit, { fits }) {
	if (!isNetworkAgent(fit)) return [];
	return certainPools(fit).flatMap(({ pool }) => pool.startupTaints.flatMap((taint) => {
		if (!keepsPodsOff(taint) || isKnownRemover(fit.workload, taint)) return [];
		if (!isKeptOff(fit, taint)) return [];
		const removers = fits.filter((other) => isKnownRemover(other.workload, taint));
		const waits = (other) => !other.workload.podSpec.hostNetwork && isOn(other, pool);
		const [remover] = removers;
		if (remover === void 0 || !removers.every(waits)) return [];
		const says = `the network agent is kept off a node that is joining ${namePools([pool])}: it does not tolerate startup taint ${formatTaint(taint)}, which ${formatWorkload(remover.workload)} removes, and that needs the network`;
		return [{
			taint,
			claim: ofPools(says),
			severity: "error",
			pools: [pool]
		}];
	}));
}
function isOn(fit, pool) {
	return certainPools(fit).some((one) => one.pool === pool);
}
function gapWhileDrained(fit, context) {
	const role = nodeAgentRole(fit.workload);
	const taint = taintOf(DISRUPTED);
	if (fit.workload.kind !== "DaemonSet" || role === void 0 || role === "device plugin") return [];
	if (!isKeptOff(fit, taint)) return [];
	const drained = certainPools(fit).filter(({ pool }) => pool.format === "karpenter");
	if (drained.length === 0) return [];
	const pools = drained.map(({ pool }) => pool);
	const needy = podInNeed(role, fit, drained, context);
	const suffers = needy === void 0 ? "other pods there" : `${formatWorkload(needy.workload)}, which may still run there`;
	const says = `the ${role} is kept off a node that is being drained: it does not tolerate ${formatTaint(taint)}, which Karpenter sets on nodes of ${namePools(pools)}, so that a rollout takes it from ${suffers}`;
	return [{
		taint,
		claim: ofPools(says),
		severity: needy === void 0 ? "warning" : "error",
		pools
	}];
}
function isOpen$1({ pools }) {
	return pools.some(({ reasons }) => reasons.some(({ kind }) => kind === "policy-may-tolerate"));
}
const agentMissesNodeState = {
	id: "agent-misses-node-state",
	summary: "A network or storage agent is kept off nodes that are joining or being drained, where other pods need it.",
	severity: "error",
	rationale: `A node has taints of its own in most states of its life, and a list of tolerations that names those of the pools alone
misses them. The DaemonSet controller adds tolerations for \`not-ready\` and \`unreachable\` with NoExecute, for pressure and
cordon, and with \`hostNetwork\` for \`network-unavailable\`; it adds none for \`not-ready:NoSchedule\`, for
\`node.cloudprovider.kubernetes.io/uninitialized\`, or for those of autoscalers.

- *Joining*: every node has \`node.kubernetes.io/not-ready:NoSchedule\` until its network is ready. A network agent that does
  not tolerate it waits for itself. So does one that does not tolerate a startup taint which a pod without \`hostNetwork\`
  removes. A cloud controller manager that does not tolerate \`node.cloudprovider.kubernetes.io/uninitialized\` leaves the
  first nodes of a cluster as they are: a warning. Not said of one with a \`--kubeconfig\` that is not the node's own: it
  serves the nodes of another cluster. Nor of a bare Pod, which the kubelet starts from a file.
- *Being drained*: Karpenter sets \`karpenter.sh/disrupted:NoSchedule\`. It ends no running pod by itself. But a pod of the
  agent that a rollout replaces, or that Karpenter evicts behind the others, does not come back, and a node may be drained
  for days while a budget or \`do-not-disrupt\` holds it. Said of CNI agents and CSI node plugins that run on NodePools; it is a warning where
  no pod of the repository is known that may run there and needs the agent.

Agents are known by what they mount; nodes wait only for well-known network plugins, and not where the provider brings
one (EKS, GKE, AKS). Nothing is said of agents that others do not need to start, such as those for logs and metrics, nor of
the cluster autoscaler, which removes a node minutes after it has tainted it.`,
	examples: [{
		title: "A network agent that lists the taints it knows of",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: mesh-cni, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: agent, image: mesh-cni:1}]
      volumes: [{name: cni, hostPath: {path: /etc/cni/net.d}}]
      tolerations: # <--
        - key: node.kubernetes.io/not-ready
          operator: Exists
---${exampleWorkload("Deployment", "api")}
`,
		good: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: mesh-cni, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: agent, image: mesh-cni:1}]
      volumes: [{name: cni, hostPath: {path: /etc/cni/net.d}}]
      tolerations:
        - operator: Exists
---${exampleWorkload("Deployment", "api")}
`
	}, {
		title: "A network agent that waits for nodes to be ready",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: kube-router, namespace: kube-system}
spec:
  template:
    spec: # <--
      hostNetwork: true
      containers: [{name: router, image: "cloudnativelabs/kube-router:v2"}]
      volumes: [{name: cni, hostPath: {path: /etc/cni/net.d}}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: kube-router, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: router, image: "cloudnativelabs/kube-router:v2"}]
      volumes: [{name: cni, hostPath: {path: /etc/cni/net.d}}]
      tolerations:
        - operator: Exists
`
	}],
	claims: ["object", "pools"],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!isPlacementKnown(fit) || isOpen$1(fit)) return;
		const gaps = [
			...gapWhileJoining(fit, context),
			...gapsAtStart(fit, context),
			...gapWhileDrained(fit, context),
			...gapOfCloudController(fit)
		].sort((a, b) => Number(a.severity !== "error") - Number(b.severity !== "error"));
		const [first, ...others] = gaps;
		if (first === void 0) return;
		const taints = distinctTaints(gaps.map(({ taint }) => taint));
		yield {
			at: placeOfTolerations(workload),
			workload,
			severity: first.severity,
			claims: [first.claim],
			details: others.map(({ claim }) => claim),
			...nodeAgentRole(workload) === void 0 ? {
				help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
				offer: offerFor(taints, "")
			} : helpToRunEverywhere(fit, taints, ""),
			concerns: { pools: [...new Set(gaps.flatMap(({ pools }) => pools))] },
			identity: { taints },
			pools: first.pools.map(({ name }) => name)
		};
	}
};

// src/rules/autoscaler-not-told.ts
function asksFor$1({ workload }, key, value) {
	if (workload.podSpec.nodeSelector[key] === value) return true;
	return requiredExpressions(workload).some(({ requirement }) => requirement.key === key && requirement.operator === "In" && requirement.values.includes(value));
}
function untoldTaints({ taints, autoscalerTags = [] }, known) {
	const named = autoscalerTags.map(({ key }) => key);
	return taints.filter((taint) => !named.includes(taint.key) && keepsPodsOff(taint) && taint.implied === void 0 && !known.taints.includes(formatTaint(taint)));
}
function untoldLabels({ labels, labelOrigins }, known, fits) {
	return Object.entries(labels).flatMap(([key, value]) => {
		const origin = labelOrigins?.[key];
		if (origin === void 0 || origin.implied !== void 0 || known.labels.includes(key)) return [];
		const asking = fits.find((fit) => asksFor$1(fit, key, value));
		return asking === void 0 ? [] : [{
			key,
			value,
			asking
		}];
	});
}
const TAG$1 = "k8s.io/cluster-autoscaler/node-template/";
const ANNOTATION = "capacity.cluster-autoscaler.kubernetes.io/";
function helpFor$10(known, taints, labels) {
	if (known.from === "tags") return `Write \`propagateASGTags: true\`, or under tags:\n${[...taints.map(({ key, value, effect }) => `${TAG$1}taint/${key}: "${value}:${effect}"`), ...labels.map(({ key, value }) => `${TAG$1}label/${key}: "${value}"`)].join("\n")}`;
	return `Add to the annotations:\n${[...taints.length > 0 ? [`${ANNOTATION}taints: "${taints.map(formatTaint).join(",")}"`] : [], ...labels.length > 0 ? [`${ANNOTATION}labels: "${labels.map(({ key, value }) => `${key}=${value}`).join(",")}"`] : []].join("\n")}`;
}
function tell$6(pool, known, fits) {
	const taints = untoldTaints(pool, known);
	const labels = untoldLabels(pool, known, fits);
	const [taint] = taints;
	const [label] = labels;
	const at = taint?.place ?? pool.labelOrigins?.[label?.key ?? ""]?.place;
	if (at === void 0) return void 0;
	const what = [...taints.map((one) => `taint ${quoted(formatTaint(one))}`), ...labels.map(({ key }) => `label ${quoted(key)}`)];
	return {
		at,
		claims: [ofPools(`while pool ${quoted(pool.name)} has no nodes, the cluster autoscaler does not know its ${list(what)}`)],
		details: [...taints.length > 0 ? ["it adds nodes for pods that do not tolerate them, which then stay empty"] : [], ...labels.map(({ key, asking }) => `it adds no node for ${formatWorkload(asking.workload)}, which asks for ${key}`)],
		help: helpFor$10(known, taints, labels),
		concerns: {
			pools: [pool],
			taints
		},
		identity: {
			pools: [pool],
			names: what
		}
	};
}
const autoscalerNotTold = {
	id: "autoscaler-not-told",
	summary: "A group that may have no nodes does not tell the cluster autoscaler its taints or labels.",
	severity: "error",
	rationale: `While a group has a node, the cluster autoscaler looks at that. While it has none, it has to guess what one would be like: for
managed node groups it asks EKS, AKS and GKE hand the labels and taints of their pools to an autoscaler of their own, and kOps writes tags by itself. Two kinds of groups it cannot ask for: the
unmanaged \`nodeGroups\` of eksctl, of which it reads tags of the autoscaling group, and Cluster API's MachineDeployments, whose
bootstrap template it does not read; annotations tell it, those of a topology and its ClusterClass, too. It then adds nodes for pods that cannot run there, or none for those that can.

Reported are taints, and labels that a workload of the repository requires, of a group with a least size of 0. Silent
where \`propagateASGTags\` copies them, where nothing shows that the autoscaler runs the group (its tags, the policy
\`autoScaler\`, the annotation with the least size), where a tag with the taint's key is wrong ([\`autoscaler-tag\`](autoscaler-tag.md)), and for taints in \`spec.template.spec.taints\` of a MachineDeployment, which
newer autoscalers read.`,
	examples: [{
		title: "A tainted group without tags",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: gpu
    minSize: 0
    maxSize: 4
    iam: {withAddonPolicies: {autoScaler: true}}
    taints:
      nvidia.com/gpu: "present:NoSchedule" # <--
`,
		good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: gpu
    minSize: 0
    maxSize: 4
    iam: {withAddonPolicies: {autoScaler: true}}
    taints:
      nvidia.com/gpu: "present:NoSchedule"
    tags:
      k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`
	}],
	claims: ["pools"],
	*checkInventory({ inventory, fits }) {
		for (const pool of inventory.pools) {
			const finding = pool.autoscalerKnows && tell$6(pool, pool.autoscalerKnows, fits);
			if (finding !== void 0) yield finding;
		}
	}
};

// src/rules/explanations/api-errors.ts
function isPodTopology(path) {
	return [
		"topologySpreadConstraints",
		"podAffinity",
		"podAntiAffinity"
	].some((field) => path.includes(field));
}
function identityOf(workload, path) {
	const index = path.indexOf("tolerations") + 1;
	const position = index > 0 ? path[index] : void 0;
	return typeof position === "number" && workload.podSpec.tolerations[position] !== void 0 ? {
		tolerations: [position],
		names: [formatFieldPath(path.slice(index + 1))]
	} : { names: [formatFieldPath(path)] };
}
function effectMeantBy(text) {
	return nearestWord(text.replaceAll(/[^A-Za-z]/g, ""), TAINT_EFFECTS);
}
const TOLERATION_OPERATORS = ["Equal", "Exists"];
const SELECTOR_OPERATORS = [
	"In",
	"NotIn",
	"Exists",
	"DoesNotExist",
	"Gt",
	"Lt"
];
function wordMeantBy({ path, value = "" }) {
	if (path.at(-1) === "effect") return effectMeantBy(value);
	const words = path.includes("tolerations") ? TOLERATION_OPERATORS : SELECTOR_OPERATORS;
	if (path.at(-1) !== "operator" || [...TOLERATION_OPERATORS, ...SELECTOR_OPERATORS].includes(value)) return void 0;
	return nearestWord(value, words);
}
function helpFor$9(error) {
	const field = error.path.at(-1);
	const meant = wordMeantBy(error);
	if (field === "effect" && error.type === "NotSupported") return meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}, or leave effect out to tolerate every effect.` : `Write \`effect: ${meant}\`.`;
	if (field === "operator" && meant !== void 0) return `Write \`operator: ${meant}\`.`;
	if (field === "effect") return "Write `effect: NoExecute`, or remove tolerationSeconds: only NoExecute evicts.";
	if (field === "operator" && error.detail.startsWith("operator must be Exists")) return "Name the key of the taint, or write `operator: Exists` to tolerate every key.";
	if (field === "operator" && error.detail.startsWith("value must be empty")) return "Remove value, or write `operator: Equal` to compare it.";
	if (field === "operator" && (error.value === "Gt" || error.value === "Lt")) {
		const gate = "TaintTolerationComparisonOperators";
		if (!error.detail.includes(error.value)) return `Operator ${error.value} came with Kubernetes 1.35, behind the feature gate ${gate}. Use Exists or Equal for this cluster.`;
		return `Operator ${error.value} needs the feature gate ${gate}, which is alpha and off by default since Kubernetes 1.35. If your cluster turns it on, write \`featureGates: [${gate}]\` in taintlint.yaml.`;
	}
	if (field === "nodeSelectorTerms") return "Add a term, or remove the empty nodeSelectorTerms with its parent.";
	return "Correct the field: the API server refuses the whole object as it stands.";
}
const PRINTED_PATTERN = /, regex used for validation is '[^']*'/g;
function clause(detail) {
	if (detail.length === 0) return "a value is required";
	return detail.charAt(0).toLowerCase() + detail.slice(1).replace(PRINTED_PATTERN, "");
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
	const meant = field === "operator" || field === "effect" && error.type === "NotSupported" ? wordMeantBy(error) : void 0;
	if (meant === void 0 || !isSlipOf((error.value ?? "").replaceAll(/[^A-Za-z]/g, ""), meant)) return void 0;
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
function lacking({ detail, value = "" }, identity) {
	const isLacking = value === "" || detail.startsWith("operator must be Exists") || detail.startsWith("value must be empty");
	const { tolerations } = identity;
	return isLacking && tolerations !== void 0 ? { tolerations } : {};
}
function refusal$2({ apiVersion }, field, reason) {
	return ofObject(apiVersion === "" ? `a pod that takes ${field} as it stands is refused: ${reason}` : `the API server refuses ${field}: ${reason}`);
}
const CUSTOM_GROUP = /^(?![^/]*[.]k8s[.]io[/])[^/]*[.][^/]*[/]/;
function isCustomResource({ apiVersion }) {
	return CUSTOM_GROUP.test(apiVersion);
}
function ofPodsAlone(workload) {
	if (!isCustomResource(workload)) return {};
	return { details: [`the API server may take the ${workload.kind} itself: what it refuses is each pod that is made from it`] };
}
function describeFieldError(workload, error) {
	const field = fieldToEdit(error);
	const path = formatFieldPath(writtenPath(workload, field));
	const found = error.value === void 0 || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
	const fix = fixFor(workload, error);
	return {
		at: placeInObject(workload, field),
		workload,
		claims: [refusal$2(workload, `${path}${found}`, clause(error.detail))],
		...ofPodsAlone(workload),
		help: helpFor$9(error),
		concerns: lacking(error, identityOf(workload, field)),
		identity: identityOf(workload, field),
		...fix && { fix }
	};
}
const VALUES_FILE = /values[^/]*(?:\/[^/]*)?$/i;
function mayBeForNoPod({ apiVersion, document }) {
	return apiVersion === "" && !VALUES_FILE.test(document.file.path);
}
function describeDecodeError(workload, error) {
	const path = formatFieldPath(writtenPath(workload, error.path));
	const at = placeInObject(workload, error.path);
	const isQuotable = error.expected === "string" && (error.found === "boolean" || error.found === "number");
	return {
		at,
		workload,
		...mayBeForNoPod(workload) && { severity: "note" },
		claims: [refusal$2(workload, path, `it takes a ${error.expected}, here stands a ${error.found}`)],
		...ofPodsAlone(workload),
		help: error.expected === "string" ? "Put the value in quotes: without them YAML reads it as another type." : `Write a ${error.expected} here.`,
		identity: identityOf(workload, error.path),
		...isQuotable && { fix: {
			title: "put the value in quotes",
			operations: [{
				kind: "quote-scalar",
				at
			}]
		} }
	};
}

// src/rules/autoscaler-tag.ts
const TAINT_VALUE = /^([^:]*):(NoSchedule|PreferNoSchedule|NoExecute)$/;
const TAG = "k8s.io/cluster-autoscaler/node-template/";
const BARE = /* @__PURE__ */ new Set([
	"label",
	"taint",
	"resources"
]);
function describeTag({ describes, key }) {
	return quoted(describes === "nothing" ? `${TAG}${key}` : `${TAG}${describes}/${key}`);
}
function labelMistake(tag, pool) {
	const given = pool.labels[tag.key];
	const of = `of pool ${quoted(pool.name)}`;
	if (given !== void 0 && given !== tag.value) return {
		message: `tag ${describeTag(tag)} says ${quoted(tag.value)}, label ${quoted(tag.key)} ${of} is ${quoted(given)}`,
		help: "Make the two agree: the cluster autoscaler decides by the tag while the pool has no nodes."
	};
	const told = (pool.autoscalerTags ?? []).map(({ key }) => key);
	const untold = Object.keys(pool.labels).filter((key) => !told.includes(key));
	const near = given === void 0 ? nearestKeyOf(tag.key, untold) : void 0;
	if (near === void 0) return void 0;
	return {
		message: `tag ${describeTag(tag)} tells of a label that pool ${quoted(pool.name)} does not have`,
		help: `Did you mean ${quoted(`${TAG}label/${near}`)}?`
	};
}
function effectSuggestion(value) {
	const meant = effectMeantBy(value.slice(value.lastIndexOf(":") + 1));
	return meant === void 0 ? `one of ${list([...TAINT_EFFECTS])}` : meant;
}
function mistakeOf(tag, pool) {
	if (tag.describes === "nothing") {
		if (tag.value === "" && BARE.has(tag.key)) return void 0;
		return {
			message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} tells the cluster autoscaler nothing`,
			help: `Write \`${TAG}label/...\` for a label, \`${TAG}taint/...\` for a taint.`
		};
	}
	const [, value = "", effect] = TAINT_VALUE.exec(tag.value) ?? [];
	if (tag.describes === "label") {
		if (effect === void 0) return labelMistake(tag, pool);
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
under \`label/\`, a missing effect, a taint that the nodes do not have, a label that they have with another value or under a
key that is nearly this one, or a tag that is none of these make it scale the wrong group, or none.

Tags are read where a pool declares them itself: eksctl, kOps (\`cloudLabels\`) and EKS node groups in a Terraform plan. A
taint without a tag is the matter of [\`autoscaler-not-told\`](autoscaler-not-told.md). Silent where the pool's taints
could not all be read, and about the empty tag \`.../node-template/label\`, which guides for kOps have people write.`,
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
	claims: ["pools"],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) for (const tag of pool.autoscalerTags ?? []) {
			const mistake = mistakeOf(tag, pool);
			if (mistake === void 0) continue;
			const { message, help } = mistake;
			const identity = {
				pools: [pool],
				names: [tag.describes, tag.key]
			};
			yield {
				at: tag.place,
				claims: [ofPools(message)],
				help,
				identity
			};
		}
	}
};

// src/model/presence-value.ts
const PRESENCE_VALUES = /* @__PURE__ */ new Set([
	"",
	"true",
	"yes",
	"on",
	"1",
	"present",
	"exists",
	"enabled"
]);
function saysOnlyPresence(value) {
	return PRESENCE_VALUES.has(value.toLowerCase());
}

// src/rules/broad-key-toleration.ts
function distinctValues(opened) {
	return new Set(opened.map(({ taint }) => saysOnlyPresence(taint.value) ? "" : taint.value)).size;
}
function describeBroad(workload, toleration, opened) {
	const pools = opened.map(({ pool }) => pool.pool);
	if (distinctValues(opened) < 2) return void 0;
	if (pools.every((pool) => pool.reservedFor !== void 0 && isWelcome(workload, pool))) return void 0;
	const { index } = toleration.origin;
	const example = opened.find(({ pool }) => whyNotOpen(workload, pool.pool) === void 0);
	return {
		at: placeInPodSpec(workload, [
			"tolerations",
			index,
			"operator"
		]),
		workload,
		claims: [ofPools(`toleration of ${quoted(toleration.key ?? "")} with any value opens ${namePools(pools)}, which have different values`)],
		reasons: opened.map(({ pool: { pool }, taint }) => ({
			pool,
			reasons: [formatTaint(taint)]
		})),
		help: example === void 0 ? "Name the value of the pool that is meant." : `Name the value of the pool that is meant, for example:\n${formatTolerationsFor([example.taint])}`,
		related: opened.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
		concerns: {
			tolerations: [index],
			pools
		},
		identity: { tolerations: [index] }
	};
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
		bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: team
          operator: Exists # <--
`,
		good: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: team
          operator: Equal
          value: red
          effect: NoSchedule
`
	}],
	claims: ["pools"],
	yieldsTo: [{
		rule: "wildcard-toleration",
		by: "pool"
	}, {
		rule: "reserved-pool",
		by: "toleration"
	}],
	looksAt: "tolerations",
	*checkWorkload(fit) {
		const { workload } = fit;
		const { transientTaints } = fit.cluster;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		for (const [toleration, opened] of poolsByToleration(fit)) {
			const { key, operator } = toleration;
			if (!key || operator !== "Exists" || isPlatformTaintKey(key, transientTaints)) continue;
			const finding = toldOf(opened, ({ pool }) => pool.pool, (left) => describeBroad(workload, toleration, left));
			if (finding !== void 0) yield finding;
		}
	}
};

// src/scheduling/resources/capacity.ts
const byPool = /* @__PURE__ */ new WeakMap();
const extendedByInventory = /* @__PURE__ */ new WeakMap();
const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;
function shortagesOf(requests, pool, inventory) {
	let least;
	for (const capacity of capacitiesOf(pool)) {
		const [first, ...others] = shortagesOn(capacity, requests, pool, inventory);
		if (first === void 0) return [];
		const shortages = [first, ...others];
		if (least === void 0 || isLess(shortages, least)) least = shortages;
	}
	return least ?? [];
}
function mayBeShort(pool, inventory) {
	return capacitiesOf(pool).every(({ size }) => size > 0) || pool.format === "taintlint" && extendedResourcesOf(inventory).size > 0;
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
	const [[first], [other]] = [a, b];
	return first.resource === other.resource && first.offered > other.offered;
}
function resourceMeantBy(resource, inventory) {
	const known = [...extendedResourcesOf(inventory)];
	return isExtendedResource(resource) ? nearestKeyOf(resource, known) : void 0;
}
function isListedByNodes({ pools, complete, deviceClassResources = [] }, resource) {
	return complete && !deviceClassResources.includes(resource) && pools.every(listsEverything);
}
function listsEverything({ nodes = [] }) {
	return nodes.length > 0 && nodes.every(({ allocatable }) => "cpu" in allocatable && "memory" in allocatable);
}
function isKnownResource(resource, inventory) {
	return extendedResourcesOf(inventory).has(resource) || resourceMeantBy(resource, inventory) !== void 0 || isListedByNodes(inventory, resource);
}
function isAbsent(resource, capacity, pool, inventory) {
	if (!isExtendedResource(resource) || !isKnownResource(resource, inventory)) return false;
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

// src/rules/closed-preference.ts
function preferredPools({ pools }, term, inventory) {
	const request = {
		selection: compileNodeSelection(NO_WORDS, [term]),
		nodeNames: void 0,
		nodeName: "",
		toleratesCordon: true,
		tolerations: []
	};
	return pools.filter(({ pool }) => !hasNoNodes(pool) && judgePlacement(request, pool, inventory).selector !== "mismatch");
}
function leadsSomewhere({ matchExpressions }) {
	return matchExpressions.some(({ operator }) => operator === "In" || operator === "Exists");
}
function tell$5(fit, index, closed, isTooSmall) {
	const { workload } = fit;
	const pools = closed.map(({ pool }) => pool);
	const tainted = closed.filter((one) => taintsAgainst(one).length > 0);
	const open = tainted.find(({ pool }) => whyNotOpen(workload, pool) === void 0);
	const why = isTooSmall ? "it asks for more than their nodes have" : "it cannot run there";
	const says = `the pod prefers ${namePools(pools)}, but ${pools.length === 1 ? why.replace("their", "its") : why}`;
	const otherwise = "Remove the preference, or make it agree with what else the pod asks for.";
	return {
		at: placeInPodSpec(workload, [
			...PREFERRED_TERMS,
			index,
			"preference",
			"matchExpressions",
			0,
			"key"
		]),
		workload,
		claims: [ofAllPools(`${says}, and no other pool has what it prefers`, {
			says,
			severity: "note"
		})],
		details: isTooSmall ? [] : closed.map(({ pool, reasons }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
		...open === void 0 ? { help: otherwise } : {
			help: `Remove the preference, or let the pod in. Add to the pod spec:\n${formatTolerationsFor(taintsAgainst(open))}`,
			offer: offerFor(taintsAgainst(open), otherwise)
		},
		related: untoleratedHere(tainted),
		identity: {
			names: [String(index)],
			pools
		},
		pools: pools.map(({ name }) => name)
	};
}
function* check$5(fit, inventory) {
	const { workload, pools } = fit;
	if (pools.every(({ verdict }) => verdict === "blocked")) return;
	const preferences = workload.podSpec.nodeAffinity?.preferred ?? [];
	if (preferences.length === 0) return;
	const requests = podRequests(workload.podSpec, NO_WORDS);
	const isTooSmall = ({ pool }) => shortagesOf(requests, pool, inventory).length > 0;
	for (const [index, { preference, weight = 0 }] of preferences.entries()) {
		if (weight < 1 || !leadsSomewhere(preference)) continue;
		const preferred = preferredPools(fit, preference, inventory);
		if (preferred.length === 0) continue;
		if (preferred.every((one) => one.verdict === "blocked")) yield tell$5(fit, index, preferred, false);
		else if (preferred.every((one) => one.verdict === "blocked" || isTooSmall(one))) yield tell$5(fit, index, preferred, true);
	}
}
const closedPreference = {
	id: "closed-preference",
	summary: "A preferred node affinity leads only to pools that the pod cannot enter.",
	severity: "warning",
	rationale: `A preference scores the nodes that are left when taints, the required affinity and the requests have had their say. Where every
pool with the preferred label is tainted against the pod, or excluded by its own selector, or too small for it, the
preference never comes true, and the pod runs somewhere else without a word. Most often the toleration is missing.

Pools that may admit the pod, or may have the label, count as open. Where other pools may exist that are not declared, it
is a note about those that are. Silent for DaemonSets, whose pods are bound to their nodes, for preferences that only
exclude something, and where no pool admits the pod.`,
	examples: [{
		title: "The preferred pool is tainted",
		inventory: `
pools:
  - name: general
  - name: spot
    labels: {lifecycle: spot}
    taints: ["lifecycle=spot:NoSchedule"]
`,
		bad: `${exampleWorkload("Deployment", "batch")}
      affinity:
        nodeAffinity:
          preferredDuringSchedulingIgnoredDuringExecution:
            - weight: 100
              preference:
                matchExpressions:
                  - key: lifecycle # <--
                    operator: In
                    values: [spot]
`,
		good: `${exampleWorkload("Deployment", "batch")}
      tolerations:
        - {key: lifecycle, operator: Equal, value: spot, effect: NoSchedule}
      affinity:
        nodeAffinity:
          preferredDuringSchedulingIgnoredDuringExecution:
            - weight: 100
              preference:
                matchExpressions:
                  - key: lifecycle
                    operator: In
                    values: [spot]
`
	}],
	claims: ["all-pools"],
	yieldsTo: [
		{
			rule: "near-miss-toleration",
			by: "workload"
		},
		{
			rule: "unmatched-toleration",
			by: "workload"
		},
		{
			rule: "overlay-lost-toleration",
			by: "workload"
		}
	],
	looksAt: "node-selection",
	*checkWorkload(fit, { inventory }) {
		const { kind, isFragment } = fit.workload;
		if (isPlacementKnown(fit) && kind !== "DaemonSet" && isFragment === void 0) yield* check$5(fit, inventory);
	}
};

// src/rules/control-plane-toleration.ts
function describeEntered(workload, entered) {
	const tolerations = entered.map(({ toleration }) => toleration);
	const [first] = [...tolerations].sort((a, b) => a.origin.index - b.origin.index);
	if (first === void 0) return void 0;
	const pools = entered.map(({ pool }) => pool.pool);
	return {
		at: placeOfToleration(workload, first),
		workload,
		claims: [ofPools(`the application may run on the control plane: the toleration opens ${namePools(pools)}`)],
		reasons: entered.map(({ pool: { pool }, taint }) => ({
			pool,
			reasons: [formatTaint(taint)]
		})),
		help: "Remove the toleration. If the pod is meant for the control plane, say so with a nodeSelector.",
		related: entered.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
		concerns: {
			tolerations: tolerations.map(({ origin }) => origin.index),
			pools
		},
		identity: { names: ["control plane"] }
	};
}
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
		bad: `${exampleWorkload("Deployment", "web", { namespace: "shop" })}
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
	claims: ["pools"],
	yieldsTo: [{
		rule: "wildcard-toleration",
		by: "pool"
	}, {
		rule: "reserved-pool",
		by: "pool"
	}],
	looksAt: "tolerations",
	*checkWorkload(fit) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		if (certainPools(fit).every(({ pool }) => isControlPlanePool(pool))) return;
		if ((workload.podSpec.nodeAffinity?.preferred ?? []).some(({ preference }) => preference.matchExpressions.some(({ key, operator }) => {
			return CONTROL_PLANE_KEYS.has(key) && (operator === "Exists" || operator === "In");
		}))) return;
		const entered = /* @__PURE__ */ new Map();
		for (const [toleration, opened] of poolsByToleration(fit)) for (const found of opened) {
			const { pool } = found.pool;
			const isMeant = pool.reservedFor !== void 0 && isWelcome(workload, pool);
			if (isControlPlanePool(pool) && !isMeant && !entered.has(pool)) entered.set(pool, {
				...found,
				toleration
			});
		}
		const finding = toldOf([...entered.values()], ({ pool }) => pool.pool, (pools) => describeEntered(workload, pools));
		if (finding !== void 0) yield finding;
	}
};

// src/rules/daemonset-dependency.ts
const MAX_NAMED$1 = 12;
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
function poolsWithout$1(fit, { daemonSets, running }) {
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
	claims: ["pools", "all-workloads"],
	*checkInventory(context, options) {
		for (const { workload: glob, needs } of readMappings(options.requires, ["workload", "needs"])) {
			const needed = findNeeded(needs, context);
			for (const fit of context.fits) {
				const { workload } = fit;
				if (!isPlacementKnown(fit) || !matchesWorkload(glob, workload)) continue;
				const daemonSets = needed.daemonSets.filter((daemonSet) => daemonSet !== fit).slice(0, MAX_NAMED$1);
				const [first, second] = daemonSets;
				const without = first === void 0 ? [] : poolsWithout$1(fit, needed);
				if (first === void 0 || without.length === 0) continue;
				const pools = without.map(({ pool }) => pool);
				const where = `it can run on ${namePools(pools)}, where`;
				yield {
					at: placeOfTolerations(workload),
					workload,
					claims: [second === void 0 ? ofPools(`${where} ${formatWorkload(first.workload)}, which it needs, does not run`) : ofAllWorkloads(`${where} none of the DaemonSets ${quoted(needs)}, of which it needs one, runs`)],
					details: without.flatMap((pool) => daemonSets.map((one) => whyNot(one, pool))).slice(0, MAX_NAMED$1),
					help: "Let the DaemonSet run on these pools, or keep the workload off them by a selector.",
					related: daemonSets.map((one) => ({
						place: placeInObject(one.workload, ["metadata", "name"]),
						message: `${formatWorkload(one.workload)} is declared here`
					})),
					concerns: { pools },
					identity: {
						pools,
						names: [needs]
					}
				};
			}
		}
	}
};

// src/rules/explanations/left-to-webhooks.ts
function webhooksLeft(fit) {
	const { verdict, reasons } = fit;
	if (verdict !== "unknown" || taintsAgainst(fit).length === 0) return [];
	const open = reasons.filter(({ kind }) => kind !== "untolerated-taint");
	const policies = open.flatMap((reason) => "policy" in reason ? [reason.policy] : []);
	return policies.length === open.length && policies.every(({ by }) => by === "webhook") ? [...new Set(policies.map(({ policy }) => policy))] : [];
}
function unlessWebhooks(missed) {
	const names = [...new Set(missed.flatMap(webhooksLeft))].map(quoted);
	return names.length === 0 ? "" : `, unless webhook ${list(names)} adds a toleration`;
}
const OF_EVERY_NODE = new Set(LABEL_TWINS.flat());
function choosesNodes({ nodeSelector, workload }) {
	const asked = (workload.podSpec.nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions.filter(({ operator }) => operator === "In" || operator === "Exists").map(({ key }) => key));
	return [...Object.keys(nodeSelector), ...asked].some((key) => !OF_EVERY_NODE.has(key));
}
function signOfOwnHand(fit, missed) {
	if (!choosesNodes(fit)) return void 0;
	const left = new Set(missed);
	const written = fit.tolerations.filter(isWritten$1);
	for (const other of fit.pools) {
		if (left.has(other) || taintsAgainst(other).length > 0 || isControlPlanePool(other.pool)) continue;
		const taint = other.pool.taints.find((one) => keepsPodsOff(one) && findToleration(written, one, fit.cluster.comparisonOperators).tolerance === "yes");
		if (taint !== void 0) return `it chooses its nodes itself, and tolerates ${formatTaint(taint)} of pool ${quoted(other.pool.name)}`;
	}
}

// src/rules/explanations/lost-tolerations.ts
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
function adviseOverlay(fit, context) {
	const { workload } = fit;
	const found = lostTolerations(fit, context);
	if (found === void 0 || workload.base === void 0) return void 0;
	const tolerations = found.lost.map(({ toleration }) => toleration);
	const pools = list(found.pools.map(({ pool }) => quoted(pool.name)));
	return {
		at: placeInPodSpec(workload, ["tolerations"], "key"),
		details: [ofDifference(`the overlay's list replaced the base's, which would admit it to ${pools} by ${list(tolerations.map(formatToleration))}`)],
		...repeatInOverlay(tolerations),
		related: toleratedInBase(workload.base, found.lost)
	};
}
function repeatInOverlay(tolerations) {
	const advice = "Repeat the base's tolerations in the overlay, or add to them with a JSON patch (op: add, path: .../tolerations/-)";
	return {
		help: `${advice}:\n${formatTolerationsAsYaml(tolerations)}`,
		offer: {
			tolerations,
			otherwise: `${advice}.`
		}
	};
}
function toleratedInBase(base, lost) {
	return lost.map(({ index }) => ({
		place: placeInPodSpec(base, ["tolerations", index]),
		message: "the base tolerates it here"
	}));
}

// src/rules/repairs/toleration-fixes.ts
const CONDITION_PREFIX = "node.kubernetes.io/";
function mayOpen(workload, pool) {
	return whyNotOpen(workload, pool) === void 0 && !isControlPlanePool(pool);
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
function canOnlyMean({ toleration, taint, miss }) {
	if (miss === "effect") return true;
	if (miss === "key-spelling") return isSlipOfValue(toleration.key ?? "", taint.key);
	const value = toleration.value ?? "";
	return saysOnlyPresence(value) || isSlipOfValue(value, taint.value);
}
function isSlipOfTheHand({ toleration, taint, miss }) {
	if (miss === "effect" || miss === "operator") return true;
	if (miss === "value") {
		const values = [toleration.value ?? "", taint.value];
		return values.every(saysOnlyPresence) || isSlipOfValue(values[0] ?? "", taint.value);
	}
	return miss === "key-spelling" && isSlipOfValue(toleration.key ?? "", taint.key);
}
function everyTaint(pools) {
	return pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints]);
}
function correctToleration(workload, miss, context) {
	return canOnlyMean(miss) ? correctTo(workload, miss, context) : void 0;
}
function correctTo(workload, miss, { inventory }) {
	const { toleration, taint } = miss;
	if (taint.key.startsWith(CONDITION_PREFIX) || hasOperatorAsValue(taint)) return void 0;
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
function fixUnschedulable(fit, { miss, opens }, context, nearlyFits, noOther) {
	const { workload, pools } = fit;
	const correcting = (fix) => fix && {
		...fix,
		restsOn: nearlyFits
	};
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	const asks = Object.keys(nodeSelector).length > 0 || nodeAffinity?.required !== void 0;
	const [only, another] = pools.filter(({ selector }) => selector !== "mismatch");
	if (only === void 0 || another !== void 0 || only.selector !== "match" || !asks) {
		if (miss !== void 0) return correcting(correctToleration(workload, miss, context));
		return opens && enter(fit, opens, taintsAgainst(opens), noOther);
	}
	if (miss !== void 0) return correcting(correctTo(workload, miss, context));
	if (!only.reasons.every((reason) => "taint" in reason)) return void 0;
	const taints = taintsAgainst(only);
	if (!mayOpen(workload, only.pool) || taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	return {
		title: `tolerate ${taints.map(formatTaint).join(", ")}`,
		operations: [insertTolerations(workload, taints)],
		tolerations: taints.map(tolerationValueFor),
		restsOn: noOther
	};
}
function enter({ workload, pools }, { pool, selector, reasons }, taints, noOther) {
	if (selector !== "match" || !reasons.every((reason) => "taint" in reason) || !mayOpen(workload, pool)) return void 0;
	const tolerations = taints.map(tolerationValueFor);
	if (taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	if (describeHarm(workload, pools, tolerations) !== void 0) return void 0;
	return {
		title: `tolerate ${taints.map(formatTaint).join(", ")} of pool "${pool.name}"`,
		isUnsafe: true,
		operations: [insertTolerations(workload, taints)],
		tolerations,
		restsOn: noOther
	};
}
function replaceWildcard(workload, wildcard, opened, met) {
	if (wildcard.tolerationSeconds !== void 0) return void 0;
	if (isSystemNamespace(workload.namespace)) return void 0;
	if (met.length === 0 || !opened.every((pool) => mayOpen(workload, pool))) return void 0;
	if (met.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	const distinct = distinctTaints(met);
	const at = placeInPodSpec(workload, ["tolerations", wildcard.origin.index]);
	return {
		title: `tolerate ${distinct.map(formatTaint).join(", ")} and nothing else`,
		isUnsafe: true,
		operations: [{
			kind: "replace-item",
			at,
			items: distinct.map(tolerationValueFor)
		}]
	};
}

// src/rules/daemonset-misses-pool.ts
function isServed$1(fit, pool) {
	return nodeAgentRole(fit.workload) !== "device plugin" || hasDevices(pool);
}
const DEVICE_DOMAINS = /^(?:nvidia\.com|amd\.com|gpu\.intel\.com|habana\.ai|aws\.amazon\.com|google\.com)\//;
function hasDevices(pool) {
	return Object.keys(pool.allocatable).some((name) => name.includes("/") && !name.includes("kubernetes.io/")) || pool.taints.some((taint) => DEVICE_DOMAINS.test(taint.key));
}
function isWithoutVolumes(driver, pool, { fits }) {
	if (nodeAgentRole(driver.workload) !== "CSI node plugin") return false;
	const mayEnter = ({ pools }) => pools.some((one) => one.pool === pool && one.verdict !== "blocked");
	const others = fits.filter(({ workload }) => workload.kind !== "DaemonSet");
	const storing = others.filter(({ workload }) => workload.podSpec.hasClaims);
	return storing.length > 0 && !storing.some(mayEnter) && others.some(mayEnter);
}
function missedPools(fit, context) {
	const { workload } = fit;
	if (!isPlacementKnown(fit) || workload.kind !== "DaemonSet") return [];
	const left = fit.pools.filter((pool) => webhooksLeft(pool).length > 0);
	const isLeft = left.length > 0 && signOfOwnHand(fit, left) !== void 0;
	return fit.pools.filter((pool) => (pool.verdict === "blocked" || isLeft && left.includes(pool)) && !hasNoNodes(pool.pool) && pool.selector === "match" && taintsAgainst(pool).length > 0 && !isVirtualPool(pool.pool) && osOfPool(pool.pool) === osOfPod(workload.podSpec) && mayServePool(workload, pool.pool) && isServed$1(fit, pool.pool) && !isWithoutVolumes(fit, pool.pool, context));
}
function helpFor$8(fit, taints) {
	const role = nodeAgentRole(fit.workload);
	const alternative = `Add a nodeSelector, or the annotation \`${NOT_ON_ANNOTATION}\` with the pools' names, if the DaemonSet is not meant for these pools.`;
	const missing = distinctTaints(taints);
	if (role === "CNI agent" || role === "CSI node plugin") return helpToRunEverywhere(fit, missing, alternative);
	return {
		help: `${alternative} To run there, add to the pod spec:\n${formatTolerationsFor(missing)}`,
		offer: offerFor(missing, alternative)
	};
}
function isTakenOut(workload, taints, { takenOut, inventory }) {
	const { comparisonOperators } = inventory.cluster;
	return (takenOut?.(workload) ?? []).some((toleration) => taints.some((taint) => toleratesTaint(toleration, taint, comparisonOperators) === "yes"));
}
function describeMissed(fit, missed, { at, cause, help, offer, miss }, context) {
	const { workload } = fit;
	const role = nodeAgentRole(workload);
	const names = list(missed.map(({ pool }) => quoted(pool.name)));
	const condition = unlessWebhooks(missed);
	const misses = `the DaemonSet does not run on ${missed.length === 1 ? "pool" : `${count(missed.length, "pool")}:`} ${names}${condition}`;
	const nowhere = fit.pools.every(({ verdict }) => verdict === "blocked");
	const taints = missed.flatMap(taintsAgainst);
	const needy = role && podInNeed(role, fit, missed, context);
	const sign = signOfIntent(fit, missed, context) ?? (condition === "" ? void 0 : signOfOwnHand(fit, missed));
	const isMeant = role !== void 0 || miss !== void 0 || sign !== void 0 || !isOneOfMany(fit, missed);
	const isRefused = isTakenOut(workload, taints, context);
	const fix = miss && correctToleration(workload, miss, context);
	const overlay = adviseOverlay(fit, context);
	const advice = overlay ?? (miss ? {
		help,
		...offer && { offer }
	} : helpFor$8(fit, taints));
	return {
		at: overlay?.at ?? at,
		workload,
		severity: needy !== void 0 ? "error" : isMeant && !isRefused ? "warning" : "note",
		claims: [nowhere ? ofAllPools(`the DaemonSet runs on no pool: it misses ${names}`, { says: misses }) : ofPools(misses), ...miss ? [cause] : []],
		reasons: missed.map((fitted) => ({
			pool: fitted.pool,
			reasons: [`untolerated ${taintsAgainst(fitted).map(formatTaint).join(", ")}`]
		})),
		details: [
			...overlay?.details ?? [],
			...role === void 0 ? [] : [`it is a ${role}: other pods on these nodes need it`],
			...needy === void 0 ? [] : [`${formatWorkload(needy.workload)} may run there and cannot start without it`],
			...sign === void 0 ? [] : [sign],
			...isRefused ? ["its list has a toleration for these nodes in a comment"] : []
		],
		help: advice.help,
		...advice.offer && { offer: advice.offer },
		related: [...overlay?.related ?? [], ...untoleratedHere(missed)],
		concerns: {
			...miss && { tolerations: [miss.toleration.origin.index] },
			pools: missed.map(({ pool }) => pool)
		},
		identity: { taints },
		pools: missed.map(({ pool }) => pool.name),
		...fix && { fix: {
			...fix,
			restsOn: cause
		} }
	};
}
const daemonsetMissesPool = {
	id: "daemonset-misses-pool",
	summary: "A DaemonSet does not run on pools that its selector allows, because it does not tolerate their taints.",
	severity: "warning",
	rationale: `The DaemonSet controller makes no pod for a node whose taints the template does not tolerate. There is no Pending
pod and no event: the number of desired pods is just smaller. Logs, metrics, volumes or devices of those nodes are missing,
and somebody notices weeks later.

All pools that one DaemonSet misses are one finding. It is an error for CSI node plugins, CNI agents and device plugins
where a pod of the repository that may run there cannot start without them. It is a note where all that is missed is one dedicated
kind of node among many, and nothing shows that the DaemonSet is meant for it: no other agent of the repository runs there,
its own list opens no other dedicated pool, and its selector does not name it. What an agent in a namespace of the system, such as
kube-system, enters shows nothing of one in another namespace. It is a note, too, where the list has a
toleration for these nodes in a comment: somebody has taken it out.

A webhook of the repository that changes DaemonSets may add tolerations, so that nothing is said about those that it gets. One that chooses its nodes itself
and tolerates another dedicated pool by name is told, with the condition: nothing shows that its author leaves tolerations to the webhook.

A DaemonSet says by the annotation \`taintlint.dev/not-on: "gpu-*, batch"\` which pools it is not meant for. A pool that is
declared by hand says by \`daemonSets: [logging/*, "!logging/audit"]\` which DaemonSets serve it, and which do not.

Not counted are pools of another operating system, virtual nodes, on
which no DaemonSet can run (EKS Fargate, virtual kubelets), pools that are
reserved for others, pools that are scaled to zero, pools whose labels the selector excludes or may exclude, for a device plugin, pools without
devices, and, for a CSI node plugin, pools that only pods without a volume enter while those with one run elsewhere. A DaemonSet that is meant for some pools only should say so with a nodeSelector.

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
	claims: [
		"pools",
		"all-pools",
		"serves-nothing",
		"difference"
	],
	looksAt: "daemon-set",
	*checkWorkload(fit, context) {
		const missed = missedPools(fit, context);
		if (missed.length === 0) return;
		const placements = explainTaints(fit, missed);
		const finding = inOrder(placements.map((placement) => describeMissed(fit, missed, placement, context)));
		if (finding !== void 0) yield finding;
	}
};

// src/model/pod.ts
const EMPTY_POD_SPEC = {
	tolerations: [],
	nodeSelector: NO_WORDS,
	nodeAffinity: void 0,
	nodeName: "",
	hostNetwork: false,
	runtimeClassName: void 0,
	os: void 0,
	hostPaths: [],
	hasClaims: false,
	containers: [],
	initContainers: [],
	resources: {
		requests: NO_WORDS,
		limits: NO_WORDS
	},
	overhead: NO_WORDS,
	topologySpreadConstraints: [],
	podAffinityTerms: []
};

// src/rules/default-pod-unplaced.ts
const MAX_RELATED$3 = 12;
function madeByDefault(workload, { part, requests }) {
	const container = {
		name: part,
		image: "",
		requests,
		limits: requests,
		restartPolicy: void 0
	};
	return {
		...workload,
		part,
		podSpec: {
			...EMPTY_POD_SPEC,
			containers: [container]
		}
	};
}
function describe$2(fit, pod, { inventory, admission }) {
	const made = fitWorkload(madeByDefault(fit.workload, pod), inventory, admission);
	if (made.pools.length === 0 || made.pools.some(({ verdict }) => verdict !== "blocked")) return void 0;
	const { workload } = made;
	return {
		at: placeInObject(workload, ["spec"], "key"),
		workload,
		claims: [ofAllPools(`no pool takes the ${pod.part} that ${pod.by} makes by itself: it has no tolerations, as ${quoted(pod.field)} is absent`)],
		help: pod.help,
		related: untoleratedHere(made.pools).slice(0, MAX_RELATED$3),
		identity: { names: [pod.field] }
	};
}
function describeMade({ place, of, workload }, { inventory, admission }) {
	const made = fitWorkload(workload, inventory, admission);
	if (!isPlacementKnown(made) || made.pools.length === 0) return void 0;
	if (made.pools.some(({ verdict }) => verdict !== "blocked")) return void 0;
	const runtime = `${of.kind} ${quoted(of.name)}`;
	return {
		at: place,
		claims: [ofAllPools(`no pool takes the pods of ${formatWorkload(workload)}, which ${runtime} describes`)],
		help: `Write what they need into ${runtime}, or into \`runtimePatches\`.`,
		details: made.pools.slice(0, MAX_RELATED$3).map(({ pool, reasons }) => {
			return `${pool.name}: ${reasons.map(describeReason).join("; ")}`;
		}),
		related: [{
			place: placeInObject(workload, workload.podSpecPath, "key"),
			message: `${runtime} describes them here`
		}, ...untoleratedHere(made.pools).slice(0, MAX_RELATED$3)],
		identity: { names: [formatWorkload(workload)] }
	};
}
const rayJob = (more, marker = "") => `
apiVersion: ray.io/v1
kind: RayJob
metadata: {name: train}
spec:${marker}
  entrypoint: python train.py
${more}  rayClusterSpec:
    headGroupSpec:
      template:
        spec:
          containers: [{name: head, image: "ray:2"}]
          tolerations: [{key: gpu, operator: Exists}]
          nodeSelector: {pool: gpu}
`;
const trainJob = (runtime, more = "") => `
apiVersion: trainer.kubeflow.org/v1alpha1
kind: ClusterTrainingRuntime
metadata: {name: torch}
spec:
  template:
    spec:
      replicatedJobs:
        - name: node
          template:
            spec:
              template:
                spec:
                  containers: [{name: node, image: "torch:2"}]
                  nodeSelector: {pool: gpu}
---
apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: train, namespace: ml}
spec:
  runtimeRef:
    name: ${runtime}
${more}`;
const defaultPodUnplaced = {
	id: "default-pod-unplaced",
	summary: "No pool takes a pod that a controller makes, and that the object itself does not describe.",
	severity: "error",
	rationale: `KubeRay submits the job of a RayJob from a pod of its own. Without \`submitterPodTemplate\` that pod has neither tolerations nor
a node selector. Where every pool has a taint it stays Pending, while the cluster of the RayJob runs, waits and costs.

Said where the pools take the head of the cluster and none takes the submitter. Silent for the other submission modes,
which need no such pod, and where the queue of Kueue gives the submitter a toleration.

A TrainJob of Kubeflow Trainer makes the pods that its TrainingRuntime or ClusterTrainingRuntime describes, with its own
\`runtimePatches\`. The finding stands at the reference. Silent for a runtime that the repository does not hold, for a TrainJob with
\`podTemplateOverrides\`, as Kubeflow Trainer 2.2 dropped them, and where a patch has an affinity.`,
	examples: [{
		title: "A submitter without tolerations",
		inventory: `
pools:
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
rules: {every-pool-tainted: off}
`,
		bad: rayJob("", " # <--"),
		good: rayJob(`  submitterPodTemplate:
    spec:
      restartPolicy: Never
      containers: [{name: submitter, image: "ray:2"}]
      tolerations: [{key: gpu, operator: Exists}]
      nodeSelector: {pool: gpu}
`)
	}, {
		title: "A TrainJob whose runtime does not tolerate the pool that it selects",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
`,
		bad: trainJob("torch # <--"),
		good: trainJob("torch", `  runtimePatches:
    - manager: team
      trainingRuntimeSpec:
        template:
          spec:
            replicatedJobs:
              - name: node
                template:
                  spec:
                    template:
                      spec:
                        tolerations: [{key: gpu, operator: Exists}]
`)
	}],
	claims: ["all-pools"],
	*checkInventory(context) {
		for (const made of context.madePods ?? []) {
			const finding = describeMade(made, context);
			if (finding !== void 0) yield finding;
		}
	},
	looksAt: "default-pods",
	*checkWorkload(fit, context) {
		const { defaultPods = [] } = fit.workload;
		const isTaken = fit.pools.some(({ verdict }) => verdict !== "blocked");
		if (defaultPods.length === 0 || !isTaken || !isPlacementKnown(fit)) return;
		for (const pod of defaultPods) {
			const finding = describe$2(fit, pod, context);
			if (finding !== void 0) yield finding;
		}
	}
};

// src/rules/duplicate-key.ts
const duplicateKey = {
	id: "duplicate-key",
	summary: "A key that decides where a pod runs stands twice in one mapping, and the first one is dead text.",
	severity: "warning",
	refusedByApi: true,
	rationale: `YAML wants each key once. kubectl keeps the last one without a word, and so do most tools: what stands under the first
never reaches the cluster. Only keys that scheduling reads are reported: those on the way to the pod spec, its scheduling
fields and all within them, and the resources of containers. Silent where the same value stands twice: nothing is lost then.`,
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
	}],
	claims: ["object"],
	*checkProblem(problem) {
		if (problem.kind !== "duplicate-key") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "Remove one of the two: kubectl keeps the last one and says nothing.",
			identity: { names: [problem.kind, problem.message] }
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
	summary: "The API server refuses the taint, so that no node can have it, or its value is an operator.",
	severity: "error",
	rationale: `A taint needs a key that is a label name, a value that is a label value, and one of the three effects in exactly
their spelling. The API server refuses a Node with anything else; a node group whose kubelet registers with such a taint
never joins the cluster.

\`Exists\` and \`Equal\` are operators of tolerations. As the value of a taint they are legal and a mistake, which is a warning
here: no toleration that is written for the key meets it by accident, and no help of taintlint repeats it.

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
	}, {
		title: "Kubernetes' spelling where the cloud wants its own",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taint:
      - key: team
        value: ml
        effect: NoSchedule # <--
`,
		good: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taint:
      - key: team
        value: ml
        effect: NO_SCHEDULE
`
	}],
	claims: ["pools"],
	*checkInventory({ inventory }) {
		for (const { pool, taints } of taintLists(inventory.pools)) {
			for (const taint of taints.filter(hasOperatorAsValue)) yield {
				at: placeOfTaintField(taint, "value"),
				severity: "warning",
				claims: [ofPools(`value ${quoted(taint.value)} of taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} is an operator of tolerations: a taint has none`)],
				help: "Remove the value, or write the one that tolerations ask for.",
				identity: {
					pools: [pool],
					taints: [taint],
					names: ["operator"]
				}
			};
			for (const error of validateTaints(taints, [])) {
				const [index, field] = error.path;
				const taint = typeof index === "number" ? taints[index] : void 0;
				if (taint === void 0 || error.type === "Duplicate") continue;
				const meant = effectMeantBy(taint.effect);
				const detail = error.detail === "" ? "a value is required" : error.detail;
				const help = field !== "effect" ? "Correct the taint of the pool." : meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}.` : `Write ${quoted(meant)}.`;
				yield {
					at: placeOfTaintField(taint, String(field)),
					claims: [ofPools(`taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong ${String(field)}: ${detail}`)],
					help,
					identity: {
						pools: [pool],
						taints: [taint],
						names: [String(field)]
					}
				};
			}
			for (const taint of taints) {
				const { providerEffect, effect } = taint;
				if (providerEffect === void 0) continue;
				const what = `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong effect`;
				yield {
					at: placeOfTaintField(taint, "effect"),
					claims: [ofPools(`${what}: ${quoted(effect)} is Kubernetes' word, and the provider takes its own`)],
					help: `Write ${quoted(providerEffect)}.`,
					identity: {
						pools: [pool],
						taints: [taint],
						names: ["effect"]
					}
				};
			}
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
	claims: ["pools"],
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
					claims: [ofPools(`pool ${quoted(pool.name)} has two taints with key ${quoted(taint.key)} and effect ${taint.effect}`)],
					help: "Keep one of the two: a node can have only one value for a key and an effect.",
					related: [{
						place: first.place,
						message: `${quoted(formatTaint(first))} stands here`
					}],
					identity: {
						pools: [pool],
						names: [taint.key, taint.effect]
					}
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
	claims: ["all-pools"],
	*checkInventory({ inventory }) {
		const pools = inventory.pools.filter(runsLinux);
		const [first] = pools;
		if (first === void 0) return;
		if (!pools.every((pool) => pool.taints.some(keepsPodsOff))) return;
		yield {
			at: {
				...first.place,
				path: [...first.place.path, "name"]
			},
			claims: [ofAllPools("every Linux pool has a NoSchedule or NoExecute taint: a pod without a toleration finds no node")],
			reasons: pools.map((pool) => ({
				pool,
				reasons: [pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ")]
			})),
			help: `Keep one pool without such taints, for example ${quoted(first.name)}, or declare the pool that takes all other pods.`,
			identity: { names: ["every pool"] }
		};
	}
};

// src/scheduling/taints/redundant-toleration.ts
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

// src/rules/evicted-by-taint.ts
const FINITE_KINDS = /* @__PURE__ */ new Set(["Job", "CronJob"]);
function overruledBy({ origin, tolerationSeconds }, fit) {
	const { tolerations } = fit.workload.podSpec;
	return [...tolerations.keys()].filter((index) => {
		const isOther = tolerations[index]?.tolerationSeconds !== tolerationSeconds;
		return index !== origin.index && isOther && findCover(tolerations, index, (at) => at === origin.index) !== void 0;
	});
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
		bad: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
          tolerationSeconds: 300 # <--
`,
		good: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
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
		bad: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists, effect: NoExecute, tolerationSeconds: 60} # <--
        - {key: dedicated, operator: Exists}
`,
		good: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
        - {key: dedicated, operator: Exists}
`
	}],
	claims: ["pools"],
	looksAt: "tolerations",
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid) return;
		const comparison = fit.cluster.comparisonOperators;
		const evictions = /* @__PURE__ */ new Map();
		for (const poolFit of fit.pools) {
			if (poolFit.verdict === "blocked" || poolFit.evictedAfterSeconds === null) continue;
			for (const taint of poolFit.pool.taints) {
				if (taint.effect !== "NoExecute") continue;
				const { toleration } = findToleration(fit.tolerations, taint, comparison);
				if (toleration?.tolerationSeconds === void 0 || !isWritten$1(toleration)) continue;
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
				claims: [ofPools(`the pod is evicted from ${namePools(pools.map(({ fit: { pool } }) => pool))} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`)],
				help: endless === void 0 ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool." : "Remove this toleration: a later one tolerates the taint for ever, but Kubernetes uses the first that matches.",
				related: pools.map(({ fit: { pool }, taint }) => taintedHere(pool, taint)),
				concerns: {
					tolerations: overruledBy(toleration, fit),
					pools: pools.map(({ fit: { pool } }) => pool)
				},
				identity: {
					tolerations: [toleration.origin.index],
					taints: [first]
				}
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
	claims: ["object"],
	*checkSuppression({ suppression: { rule, at, expires = "" }, state, findings }) {
		if (state !== "expired") return;
		yield {
			at: "path" in at ? {
				...at,
				path: [...at.path.slice(0, -1), "expires"]
			} : at,
			claims: [ofObject(findings === 0 ? `the suppression of ${quoted(rule)} expired on ${expires} and covers nothing any more` : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`)],
			help: findings === 0 ? "Remove the entry." : "Correct what it covers, or give the entry a new day and a new reason.",
			identity: { names: ["configuration", rule] }
		};
	}
};

// src/model/group-by.ts
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

// src/rules/guard-misses-wildcard.ts
const ANY_NAMESPACE = "default";
const MAX_NAMESPACES = 20;
function withoutKey({ effect }) {
	return [{ operator: "Exists" }, {
		operator: "Exists",
		effect
	}];
}
function admits({ admits: judge }, namespace, toleration) {
	const own = toleration === void 0 ? [] : [{
		...toleration,
		origin: {
			by: "manifest",
			index: 0
		}
	}];
	return judge(namespace, withDefaultTolerationSeconds(own));
}
function askedTaints({ inventory }) {
	const asked = inventory.pools.flatMap((pool) => pool.taints.filter(keepsPodsOff).map((taint) => ({
		pool,
		taint
	})));
	return [...groupBy(asked, ({ taint: { key, effect } }) => `${key}:${effect}`).values()].flatMap((ofKey) => ofKey.slice(0, 1));
}
function findSlip(guard, asked, namespaces) {
	const taking = asked.length === 0 ? [] : namespaces.filter((one) => admits(guard, one, void 0) === true);
	for (const { pool, taint } of asked) {
		const { key, effect } = taint;
		const caught = {
			key,
			operator: "Exists",
			effect
		};
		for (const namespace of taking) {
			if (admits(guard, namespace, caught) !== false) continue;
			const slipping = withoutKey(taint).find((one) => admits(guard, namespace, one) === true);
			if (slipping !== void 0) return {
				pool,
				taint,
				caught,
				slipping,
				namespace
			};
		}
	}
}
function describeSlip(guard, slip) {
	const { pool, taint, caught, slipping, namespace } = slip;
	const slips = formatToleration(slipping);
	return {
		at: guard.place,
		claims: [ofPools(`${guard.kind} ${quoted(guard.name)} refuses a pod that tolerates taint ${formatTaint(taint)} of pool ${quoted(pool.name)} by its key, but takes one with ${slips}`)],
		details: [`refused: tolerations: [${formatToleration(caught)}] in namespace ${quoted(namespace)}`, `taken: tolerations: [${slips}] in namespace ${quoted(namespace)}`],
		help: "Refuse tolerations without a key, too. In CEL: `t.?key.orValue(\"\") in [\"\", \"the-key\"]`.",
		related: [taintedHere(pool, taint)],
		identity: {
			names: [guard.name],
			taints: [taint]
		},
		pools: [pool.name]
	};
}
function askedNamespaces({ fits }) {
	const own = fits.map(({ workload }) => workload.namespace);
	return [.../* @__PURE__ */ new Set([ANY_NAMESPACE, ...own])].slice(0, MAX_NAMESPACES);
}
const guardMissesWildcard = {
	id: "guard-misses-wildcard",
	summary: "A policy that keeps pods off a pool by a toleration's key lets a toleration without a key through.",
	severity: "warning",
	rationale: `A policy that refuses the tolerations of a pool mostly compares keys. A toleration with \`operator: Exists\` and
without a key tolerates every taint, and no comparison of keys sees it.

taintlint asks the policy about three pods that nobody has written: one that tolerates nothing, one that tolerates the taint by its key, and one that
tolerates it without a key. Only where the first and the last are taken for certain, and the second is refused, is
something said. Read are ValidatingAdmissionPolicies, ValidatingPolicies of Kyverno, and rules of a ClusterPolicy that are
written in CEL or deny by conditions, as far as [taintlint reads them](../policies.md).`,
	examples: [{
		title: "A guard that compares keys",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["dedicated=gpu:NoSchedule"]
`,
		bad: `
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy # <--
metadata: {name: keep-off-gpu}
spec:
  matchConstraints:
    resourceRules:
      - {apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}
  validations:
    - expression: '!object.spec.?tolerations.orValue([]).exists(t, t.?key.orValue("") == "dedicated")'
`,
		good: `
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: keep-off-gpu}
spec:
  matchConstraints:
    resourceRules:
      - {apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}
  validations:
    - expression: '!object.spec.?tolerations.orValue([]).exists(t, t.?key.orValue("") in ["", "dedicated"])'
`
	}],
	claims: ["pools"],
	*checkInventory(context) {
		const namespaces = askedNamespaces(context);
		const taints = askedTaints(context);
		for (const guard of context.admission.guards ?? []) {
			const slip = findSlip(guard, taints, namespaces);
			if (slip !== void 0) yield describeSlip(guard, slip);
		}
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
		bad: `${exampleWorkload("Job", "report")}
`,
		good: `${exampleWorkload("Job", "report")}
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
---${exampleWorkload("Deployment", "api")}
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
	claims: ["all-workloads"],
	*checkInventory(context) {
		const { inventory, fits } = context;
		if (fits.every(({ workload }) => workload.kind === "DaemonSet")) return;
		for (const [index, pool] of inventory.pools.entries()) {
			if (hasNoNodes(pool) || pool.role === "control-plane" || isControlPlanePool(pool)) continue;
			if (isUsable(index, context)) continue;
			yield {
				at: pool.place,
				claims: [ofAllWorkloads(`no workload of the repository can run on pool ${quoted(pool.name)}`)],
				help: "Remove the pool, or correct its taints and labels or those of the workloads that it is meant for.",
				concerns: { pools: [pool] }
			};
		}
	}
};

// src/rules/ignored-pool-field.ts
function isMissed({ key, value }, { inventory, fits }) {
	const has = ({ labels, requirements = [] }) => key in labels || requirements.some((requirement) => requirement.key === key);
	if (inventory.pools.some(has)) return false;
	return fits.some(({ workload }) => workload.podSpec.nodeSelector[key] === value || requiredExpressions(workload).some(({ requirement }) => requirement.key === key && requirement.operator === "In" && requirement.values.includes(value)));
}
function tell$4({ field, names, label, known }, { name }) {
	if (known !== void 0) return `Karpenter chooses no machines for pool ${quoted(name)} by ${quoted(field)}: it knows ${quoted(known)}`;
	if (label !== void 0) return `label ${quoted(field)} of pool ${quoted(name)} is not one of its nodes, and pods ask for it`;
	return names === void 0 ? `field ${quoted(field)} of pool ${quoted(name)} does not reach its nodes` : `${quoted(field)} names pool ${quoted(names)}, which is none of the pools beside it, so that no node gets it`;
}
function asking(label) {
	return `${exampleWorkload("Deployment", "trainer")}
      nodeSelector: {${label}: gpu}
`;
}
const ignoredPoolField = {
	id: "ignored-pool-field",
	summary: "A field of a node pool does not reach its nodes.",
	severity: "warning",
	rationale: `Some fields look as if they tainted or labelled nodes, and do not: Config Connector's field is \`taint\`, so that
\`taints\` is dropped; Cluster API passes only some labels of a Machine on to its Node. The nodes then come up without what
the author believes, and pods that ask for it wait, or land where they should not. Of a NodePool of Karpenter, taints,
requirements and labels are looked for under misspelt names and one level too high or too low; of eksctl, kOps, OpenShift, Cluster API
and the clouds' operators, taints and labels under the names that other formats have for them, and on the levels above. Of kubeadm, flags of
the kubelet that are nearly \`node-labels\` or \`register-with-taints\`. Of Terraform, a node group
for the module of EKS has \`taint\` or \`k8s_labels\` where the module reads \`taints\` and \`labels\`, and \`node_pools_taints\`
of the module of GKE names a pool that \`node_pools\` does not.
Labels of a NodePool itself, and labels of a Machine, which controllers may be looking for, are told where a pod asks for one and no pool has it, and so is a requirement on
\`eks.amazonaws.com/capacityType\`, or on a machine's label of the other domain where one of
\`karpenter.k8s.aws\` and \`eks.amazonaws.com\` (EKS Auto Mode) is meant.

The pool is judged without the field.`,
	examples: [
		{
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
---${asking("acme.io/pool")}`,
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
---${asking("node.cluster.x-k8s.io/pool")}`
		},
		{
			title: "Taints of a NodePool, one level too high",
			inventory: `
from: [{path: manifest.yaml}]
`,
			bad: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    taints: # <--
      - {key: nvidia.com/gpu, effect: NoSchedule}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
`,
			good: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    spec:
      taints:
        - {key: nvidia.com/gpu, effect: NoSchedule}
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu}
`
		},
		{
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
		}
	],
	claims: ["pools"],
	*checkInventory(context) {
		for (const pool of context.inventory.pools) for (const ignored of pool.ignored ?? []) {
			const { field, place, help, names, label } = ignored;
			if (label !== void 0 && !isMissed(label, context)) continue;
			yield {
				at: place,
				claims: [ofPools(tell$4(ignored, pool))],
				help,
				identity: {
					pools: [pool],
					names: names === void 0 ? [field] : [field, names]
				}
			};
		}
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

Reported is a value under a key that ends with \`tolerations\`, \`nodeSelector\` or \`affinity\`, or is nearly one of these
(\`toleration\`), that is not empty, that no template reads by its name, and that no rendered workload carries. The rule is silent where a template hands on everything
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
	claims: ["object"],
	*checkProblem(problem) {
		if (problem.kind !== "ignored-value") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "Have the template of the component hand it on, correct the key, or remove the value.",
			identity: { names: [problem.message] }
		};
	}
};

// src/scheduling/labels/label-vocabulary.ts
const SYSTEMS = { values: ["linux", "windows"] };
const ARCHITECTURES = {
	values: [
		"amd64",
		"arm64",
		"arm",
		"386",
		"ppc64le",
		"s390x",
		"riscv64"
	],
	names: /* @__PURE__ */ new Map([
		["x86_64", "amd64"],
		["x86-64", "amd64"],
		["x64", "amd64"],
		["aarch64", "arm64"]
	])
};
const VOCABULARIES = /* @__PURE__ */ new Map([
	["kubernetes.io/os", SYSTEMS],
	["beta.kubernetes.io/os", SYSTEMS],
	["kubernetes.io/arch", ARCHITECTURES],
	["beta.kubernetes.io/arch", ARCHITECTURES],
	["karpenter.sh/capacity-type", { values: [
		"on-demand",
		"spot",
		"reserved"
	] }],
	["kubernetes.azure.com/mode", { values: ["system", "user"] }],
	["kubernetes.azure.com/scalesetpriority", { values: ["spot", "regular"] }],
	["eks.amazonaws.com/compute-type", { values: [
		"auto",
		"fargate",
		"ec2",
		"hybrid"
	] }],
	["cloud.google.com/gke-spot", { values: ["true"] }],
	["cloud.google.com/gke-accelerator", {
		values: [],
		names: /* @__PURE__ */ new Map([
			["nvidia-k80", "nvidia-tesla-k80"],
			["nvidia-p4", "nvidia-tesla-p4"],
			["nvidia-p100", "nvidia-tesla-p100"],
			["nvidia-v100", "nvidia-tesla-v100"],
			["nvidia-t4", "nvidia-tesla-t4"],
			["nvidia-a100", "nvidia-tesla-a100"],
			["nvidia-a100-40gb", "nvidia-tesla-a100"],
			["nvidia-tesla-a100-80gb", "nvidia-a100-80gb"],
			["nvidia-tesla-l4", "nvidia-l4"]
		])
	}]
]);
function labelValueMeantBy(key, value) {
	const vocabulary = VOCABULARIES.get(key);
	if (vocabulary === void 0 || vocabulary.values.includes(value)) return void 0;
	return vocabulary.names?.get(value.toLowerCase()) ?? vocabulary.values.find((known) => isSpeltLike(value, known));
}
function isSpeltLike(value, known) {
	const fold = (text) => text.toLowerCase().replaceAll(/[-_]/g, "");
	return fold(value) === fold(known) || Math.min(value.length, known.length) > 4 && isSlipOf(value, known);
}

// src/rules/impossible-label-value.ts
function valuesOf$1({ key, values }, path) {
	return values.map((value, index) => ({
		key,
		value,
		path: [
			...path,
			"values",
			index
		]
	}));
}
function askedValues(workload) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	const preferred = (nodeAffinity?.preferred ?? []).flatMap(({ preference }, index) => placedExpressions(preference.matchExpressions, [
		...PREFERRED_TERMS,
		index,
		"preference"
	]));
	return [...Object.entries(nodeSelector).map(([key, value]) => ({
		key,
		value,
		path: ["nodeSelector", key]
	})), ...[...requiredExpressions(workload), ...preferred].flatMap(({ requirement, path }) => valuesOf$1(requirement, path))];
}
function tell$3(workload, { key, value, path }, meant) {
	const at = placeInPodSpec(workload, path);
	return {
		at,
		workload,
		claims: [ofObject(`no node ever has label ${quoted(key)} with value ${quoted(value)}: it is spelt ${quoted(meant)}`)],
		help: `Write ${quoted(meant)}.`,
		concerns: { selectors: [key] },
		identity: { names: [key, value] },
		fix: {
			title: `write ${meant}`,
			operations: [{
				kind: "set-scalar",
				at,
				text: meant
			}]
		}
	};
}
const impossibleLabelValue = {
	id: "impossible-label-value",
	summary: "A label with a few fixed values is asked for, or given to a pool, in a spelling that no node has.",
	severity: "warning",
	rationale: `Some labels have only a few values, each in one spelling: \`kubernetes.io/os\` and \`kubernetes.io/arch\` are set by the
kubelet, \`karpenter.sh/capacity-type\` by Karpenter. \`SPOT\` where Karpenter writes
\`spot\`, \`x86_64\` for \`amd64\`, \`Linux\` for \`linux\`: such a pod matches no node, and such an exclusion excludes nothing.

Reported is a value that is a known one in another spelling; a value that nobody knows may be new, and is left alone.
Where the pod finds no pool because of it, [\`unschedulable\`](unschedulable.md) says so instead. A pool whose declaration
gives its nodes such a value is reported too; what real Nodes have is taken as it is.`,
	examples: [{
		title: "Capitals that another cloud's label has",
		inventory: `
pools:
  - name: general
    openLabels: [karpenter.sh/capacity-type]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: batch}
spec:
  template:
    spec:
      nodeSelector:
        karpenter.sh/capacity-type: SPOT # <--
      containers: [{name: batch, image: batch:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: batch}
spec:
  template:
    spec:
      nodeSelector:
        karpenter.sh/capacity-type: spot
      containers: [{name: batch, image: batch:1}]
`
	}, {
		title: "Another name of the architecture",
		inventory: `
pools:
  - name: general
    openLabels: [kubernetes.io/arch]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: kubernetes.io/arch
                operator: In
                values:
                  - arm64
                  - x86_64 # <--
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: kubernetes.io/arch
                operator: In
                values:
                  - arm64
                  - amd64
  containers: [{name: api, image: api:1}]
`
	}],
	claims: ["object", "pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}],
	checksFragments: true,
	looksAt: "node-selection",
	*checkWorkload({ workload }) {
		for (const asked of askedValues(workload)) {
			const meant = labelValueMeantBy(asked.key, asked.value);
			if (meant !== void 0) yield tell$3(workload, asked, meant);
		}
	},
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) {
			if (pool.labelsClosed) continue;
			for (const [key, { place, implied }] of Object.entries(pool.labelOrigins ?? {})) {
				const value = pool.labels[key] ?? "";
				const meant = implied === void 0 ? labelValueMeantBy(key, value) : void 0;
				if (meant === void 0) continue;
				yield {
					at: place,
					claims: [ofPools(`label ${quoted(key)} of pool ${quoted(pool.name)} is spelt ${quoted(meant)}, not ${quoted(value)}`)],
					help: `Write ${quoted(meant)}: pods ask for it in this spelling.`,
					identity: {
						pools: [pool],
						names: [key]
					}
				};
			}
		}
	}
};

// src/rules/insufficient-capacity.ts
const MAX_POOLS$2 = 12;
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
function helpFor$7(workload, larger) {
	const nearest = larger.find((one) => one.selector === "match" && taintsAgainst(one).length > 0 && whyNotOpen(workload, one.pool) === void 0);
	const otherwise = "Ask for less, or declare a pool with larger nodes.";
	if (nearest === void 0) return { help: otherwise };
	const yaml = formatTolerationsFor(taintsAgainst(nearest));
	return {
		help: `Pool ${quoted(nearest.pool.name)} has enough. To let the pod in, add to the pod spec:\n${yaml}`,
		offer: offerFor(taintsAgainst(nearest), otherwise)
	};
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
or label that speaks of devices. Where Nodes list all that they have, and the inventory is complete, a resource that none of
them lists is absent, unless a DeviceClass of the repository stands for it (\`extendedResourceName\`); and so is one whose name
nearly is that of a declared one (\`nvidia/gpu\`). A quantity that cannot be read counts as nothing. When no pool admits the pod at all, \`unschedulable\` says so
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
	claims: ["all-pools"],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!isPlacementKnown(fit)) return;
		if (fit.pools.some(({ verdict, pool }) => verdict !== "blocked" && !mayBeShort(pool, inventory))) return;
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
		const most = offered === 0n ? "any" : `more than ${formatAmount(resource, offered)} on a node`;
		const say = (pool) => `the pod asks for ${formatAmount(resource, asked)} ${resource}, and no ${pool} that admits it has ${most}`;
		const meant = resourceMeantBy(resource, inventory);
		const lacking = [...new Set(short.flatMap(({ shortages }) => shortages.map((shortage) => shortage.resource)))];
		const larger = fit.pools.filter((pool) => pool.verdict === "blocked" && hasEnough(requests, lacking, pool.pool));
		yield {
			at: placeOfRequest(fit, resource),
			workload,
			claims: [ofAllPools(say("pool"), {
				says: say("declared pool"),
				severity: "warning"
			})],
			details: [...shorten(short.map(describeShortages), MAX_POOLS$2, "more pools"), ...larger.map(({ pool, reasons }) => `${pool.name}: has enough, but ${reasons.map(describeReason).join("; ")}`)],
			...meant === void 0 ? helpFor$7(fit.workload, larger) : { help: `Did you mean ${quoted(meant)}? Pools have it.` },
			related: short.slice(0, MAX_POOLS$2).map(({ fit: { pool } }) => declaredHere(pool)),
			identity: { names: [resource] }
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
	claims: ["object"],
	*checkProblem(problem) {
		if (problem.kind !== "internal") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "This is a mistake of taintlint, not yours: please report it with this message, and the file if you may. Until it is repaired, exclude in taintlint.yaml leaves the file out.",
			identity: { names: [problem.message] },
			...problem.stack !== void 0 && { details: problem.stack.split("\n") }
		};
	}
};

// src/scheduling/validation/device-claims.ts
const ALLOCATION_MODES = ["ExactCount", "All"];
const below = (place, field) => ({
	...place,
	path: [...place.path, field]
});
function refuseAsk({ place, className, mode = "ExactCount", count = 0 }) {
	const refusals = [];
	if (className === "") refusals.push({
		place,
		reason: "it needs a `deviceClassName`",
		help: "Write the name of a DeviceClass."
	});
	if (!ALLOCATION_MODES.includes(mode)) {
		const help = `Write one of ${ALLOCATION_MODES.join(", ")}.`;
		refusals.push({
			place: below(place, "allocationMode"),
			reason: `there is no mode ${quoted(mode)}`,
			help
		});
	} else if (mode === "All" && count !== 0) refusals.push({
		place: below(place, "count"),
		reason: "mode `All` takes no count",
		help: "Remove the count."
	});
	else if (count < 0) refusals.push({
		place: below(place, "count"),
		reason: "it must be greater than zero",
		help: "Write 1 or more."
	});
	return refusals;
}
function refuseRequest({ place, ways, asks }) {
	if (ways.length === 1) return asks.flatMap(refuseAsk);
	return [{
		place,
		reason: ways.length === 0 ? "it has neither `exactly` nor `firstAvailable`" : `it has ${ways.join(" and ")}`,
		help: "Write either `exactly` or `firstAvailable`."
	}];
}
function refuseNames(requests) {
	const seen = /* @__PURE__ */ new Set();
	return requests.flatMap(({ name, place }) => {
		if (name === "") return [{
			place,
			reason: "it has no name",
			help: "Write `name`."
		}];
		if (!seen.has(name)) {
			seen.add(name);
			return [];
		}
		return [{
			place: below(place, "name"),
			reason: "another request has the name",
			help: "Give it a name of its own."
		}];
	});
}
function refuseReference({ name, place }, names) {
	const [request = ""] = name.split("/");
	if (names.has(request)) return [];
	const known = [...names].map(quoted).join(", ");
	return [{
		place,
		reason: `there is no request ${quoted(request)}`,
		help: `Name one of the requests: ${known}.`
	}];
}
function refuseReach({ place, ways, terms }) {
	const refusals = [];
	if (ways.length !== 1) {
		const reason = ways.length === 0 ? "it does not say which nodes have its devices" : `it has ${ways.join(" and ")}`;
		refusals.push({
			place,
			reason,
			help: "Write exactly one of `nodeName`, `nodeSelector`, `allNodes: true` and `perDeviceNodeSelection: true`."
		});
	}
	if (terms !== void 0 && terms !== 1) {
		const at = {
			...place,
			path: [
				...place.path,
				"nodeSelector",
				"nodeSelectorTerms"
			]
		};
		refusals.push({
			place: {
				...at,
				part: "value"
			},
			reason: `it has ${terms} terms`,
			help: "Write exactly one term."
		});
	}
	return refusals;
}
function refuseDeviceObject({ requests, references, reach, misplaced }) {
	const names = new Set(requests.map(({ name }) => name));
	const isRead = requests.length > 0 && misplaced.length === 0;
	return [
		...refuseNames(requests),
		...requests.flatMap(refuseRequest),
		...isRead ? references.flatMap((reference) => refuseReference(reference, names)) : [],
		...reach === void 0 ? [] : refuseReach(reach)
	];
}

// src/rules/invalid-device-claim.ts
function refusal$1(object, at, reason, help) {
	const field = formatFieldPath(at.path.slice(object.place.path.length));
	return {
		at,
		claims: [ofObject(`the API server refuses ${field} of ${object.kind} ${quoted(object.name)}: ${reason}`)],
		help,
		identity: { names: [
			object.kind,
			object.name,
			field
		] }
	};
}
function* check$4(object) {
	for (const at of object.misplaced) {
		if (at.path.at(-1) === "tolerations") continue;
		yield refusal$1(object, at, `${object.apiVersion} has no such field in a request`, "Move the fields of the request, all but its name, into `exactly`.");
	}
	if (object.decodeErrors.length > 0) return;
	for (const { place, reason, help } of refuseDeviceObject(object)) yield refusal$1(object, place, reason, help);
}
const claim$1 = (request) => `
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${request}`;
const slice = (reach, mark = "") => `
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: fabric}
spec:${mark}
  driver: gpu.example.com
  pool: {name: fabric, generation: 1, resourceSliceCount: 1}
  devices: [{name: gpu-0}]
${reach}`;
const INVENTORY$4 = `
pools:
  - name: general
`;
const invalidDeviceClaim = {
	id: "invalid-device-claim",
	summary: "The API server refuses a claim for devices, or a ResourceSlice, by its shape.",
	severity: "error",
	refusedByApi: true,
	rationale: `Since \`resource.k8s.io/v1beta2\` a request of a ResourceClaim has either \`exactly\` or \`firstAvailable\`, and what it asks for stands in
there: \`deviceClassName\`, \`selectors\`, \`allocationMode\`, \`count\`. In \`v1beta1\`, where these stand in the request itself, they are right, and nothing is said.
The modes are \`ExactCount\` and \`All\`; \`All\` takes no count. Names of requests differ, and constraints and configurations name one that is there.
A ResourceSlice says in exactly one way which nodes have its devices, and a node selector of it has one term.

Names and expressions of CEL are not looked at. Taints and tolerations of devices are those of \`invalid-device-taint\`.`,
	examples: [
		{
			title: "The request of an older version",
			inventory: INVENTORY$4,
			bad: claim$1(`          deviceClassName: gpu.example.com # <--
          count: 2
`),
			good: claim$1(`          exactly:
            deviceClassName: gpu.example.com
            count: 2
`)
		},
		{
			title: "Every device, and how many",
			inventory: INVENTORY$4,
			bad: claim$1(`          exactly:
            deviceClassName: gpu.example.com
            allocationMode: All
            count: 2 # <--
`),
			good: claim$1(`          exactly:
            deviceClassName: gpu.example.com
            allocationMode: All
`)
		},
		{
			title: "A slice that does not say where its devices are",
			inventory: INVENTORY$4,
			bad: slice("", " # <--"),
			good: slice("  allNodes: true\n")
		}
	],
	claims: ["object"],
	*checkInventory({ devices = [] }) {
		for (const object of devices) yield* check$4(object);
	}
};

// src/scheduling/validation/devices.ts
const DEVICE_EFFECTS = [
	"NoSchedule",
	"NoExecute",
	"None"
];
const DEVICE_OPERATORS = ["Equal", "Exists"];
function invalid(field, value, details) {
	return details.map((detail) => ({
		path: [field],
		type: "Invalid",
		value,
		detail
	}));
}
function unsupported(field, value, supported) {
	if (supported.includes(value)) return [];
	const detail = `supported values: ${supported.map(quoted).join(", ")}`;
	return [{
		path: [field],
		type: "NotSupported",
		value,
		detail
	}];
}
function validateDeviceToleration({ key, operator, value = "", effect }) {
	const operatorErrors = unsupported("operator", operator || "Equal", DEVICE_OPERATORS);
	const valueErrors = invalid("value", value, operator === "Exists" ? value === "" ? [] : ["must be empty for operator `Exists`"] : labelValueErrors(value));
	return [
		...key ? invalid("key", key, labelKeyErrors(key)) : [],
		...operatorErrors.length > 0 ? operatorErrors : valueErrors,
		...effect ? unsupported("effect", effect, DEVICE_EFFECTS) : []
	];
}
function validateDeviceTaint({ key, value, effect }) {
	return [
		...invalid("key", key, labelKeyErrors(key)),
		...invalid("value", value, labelValueErrors(value)),
		...effect === "" ? [{
			path: ["effect"],
			type: "Required",
			detail: ""
		}] : unsupported("effect", effect, DEVICE_EFFECTS)
	];
}

// src/rules/invalid-device-taint.ts
function refusal(object, at, text, reason, help) {
	const field = formatFieldPath(at.path.slice(object.place.path.length));
	return {
		at,
		claims: [ofObject(`the API server refuses ${field}${text} of ${object.kind} ${quoted(object.name)}: ${reason}`)],
		help,
		identity: { names: [
			object.kind,
			object.name,
			field
		] }
	};
}
function helpFor$6({ path, value = "" }) {
	const [field] = path;
	const words = field === "effect" ? DEVICE_EFFECTS : DEVICE_OPERATORS;
	if (field === "effect" || field === "operator") {
		const meant = nearestWord(value.replaceAll(/[^A-Za-z]/g, ""), words);
		return meant === void 0 ? `Write one of ${words.join(", ")}.` : `Write \`${field}: ${meant}\`.`;
	}
	return field === "value" ? "Remove the value, or write one that a taint can have." : "Write the key of a taint.";
}
function describeErrors(object, place, errors) {
	return errors.map((error) => {
		return refusal(object, {
			...place,
			path: error.type === "Required" ? place.path : [...place.path, ...error.path]
		}, error.value ? ` ${JSON.stringify(error.value)}` : "", clause(error.detail), helpFor$6(error));
	});
}
function* check$3(object) {
	for (const at of object.misplaced) {
		if (at.path.at(-1) !== "tolerations") continue;
		yield refusal(object, at, "", `${object.apiVersion} has no such field in a request`, "Move it into `exactly`, or into an item of `firstAvailable`.");
	}
	for (const { expected, found, path } of object.decodeErrors) yield refusal(object, {
		...object.place,
		path: [...object.place.path, ...path]
	}, "", `it takes a ${expected}, here stands a ${found}`, `Write a ${expected}.`);
	if (object.decodeErrors.length > 0) return;
	for (const { place, ...toleration } of object.tolerations) yield* describeErrors(object, place, validateDeviceToleration(toleration));
	for (const { place, ...taint } of object.taints) yield* describeErrors(object, place, validateDeviceTaint(taint));
}
const claimWith = (request) => `
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${request}`;
const INVENTORY$3 = `
pools:
  - name: general
`;
const invalidDeviceTaint = {
	id: "invalid-device-taint",
	summary: "The API server refuses a taint of devices, or a toleration of one in a claim.",
	severity: "error",
	refusedByApi: true,
	rationale: `A device of \`resource.k8s.io\` can have taints, from its ResourceSlice or from a DeviceTaintRule, and the request of a
ResourceClaim tolerates them. They look like taints of nodes and are not the same: the effects are \`NoSchedule\`, \`NoExecute\` and
\`None\`, there is no \`PreferNoSchedule\`, and the operators are \`Exists\` and \`Equal\` alone. Since \`v1beta2\` the tolerations of a request
stand in \`exactly\`, or in each item of \`firstAvailable\`; in the request itself the API server refuses them. In \`v1beta1\` they stand there.

Which taints devices have is known to their drivers: a toleration that matches none is no mistake. A toleration without a key and without
\`Exists\` is legal here, too.`,
	examples: [{
		title: "Tolerations beside exactly",
		inventory: INVENTORY$3,
		bad: claimWith(`          tolerations: # <--
            - {key: example.com/unhealthy, operator: Exists}
          exactly: {deviceClassName: gpu.example.com}
`),
		good: claimWith(`          exactly:
            deviceClassName: gpu.example.com
            tolerations:
              - {key: example.com/unhealthy, operator: Exists}
`)
	}, {
		title: "An effect that only nodes have",
		inventory: INVENTORY$3,
		bad: `
apiVersion: resource.k8s.io/v1
kind: DeviceTaintRule
metadata: {name: drain}
spec:
  deviceSelector: {driver: gpu.example.com}
  taint:
    key: example.com/maintenance
    effect: PreferNoSchedule # <--
`,
		good: `
apiVersion: resource.k8s.io/v1
kind: DeviceTaintRule
metadata: {name: drain}
spec:
  deviceSelector: {driver: gpu.example.com}
  taint:
    key: example.com/maintenance
    effect: NoSchedule
`
	}],
	claims: ["object"],
	*checkInventory({ devices = [] }) {
		for (const object of devices) yield* check$3(object);
	}
};

// src/rules/invalid-node-affinity.ts
function isNodeSelection(path) {
	return !isPodTopology(path) && (path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector"));
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
	claims: ["object"],
	looksAt: "refused-fields",
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
the refusal is the cause, and the only finding. A toleration of a bare Pod that another one of its RuntimeClass covers is
left alone: admission drops it before the check, which it does not do in a template. The operators \`Gt\` and \`Lt\` need the feature gate
\`TaintTolerationComparisonOperators\`, which Kubernetes has since 1.35, alpha and off by default; name it in \`featureGates\`
when your cluster turns it on.

\`--fix\` removes the value of \`Exists\` and spells an effect or an operator as Kubernetes does. It does not where the object would then
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
			bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoSchedule # <--
          tolerationSeconds: 30
`,
			good: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`
		}
	],
	checksFragments: true,
	claims: ["object"],
	yieldsTo: UNKNOWN_KEYS_FIRST,
	looksAt: "refused-fields",
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

// src/rules/invalid-topology.ts
const invalidTopology = {
	id: "invalid-topology",
	summary: "The API server refuses a topology spread constraint or a term of pod affinity.",
	severity: "error",
	refusedByApi: true,
	rationale: `The API server checks these fields when the object is applied: \`maxSkew\` and \`minDomains\` are above zero,
\`whenUnsatisfiable\` and the policies are one of two words, \`minDomains\` needs \`DoNotSchedule\`, a key of
\`matchLabelKeys\` stands in no label selector, no two constraints have the same topology key and the same
\`whenUnsatisfiable\`, every term of pod affinity has a topology key, and a weight is between 1 and 100. taintlint applies
the checks of Kubernetes itself, with the same field paths.

Of pieces in values and patches, and of custom resources, it is not said what they lack; of a custom resource only a
topology key that is there and empty. A constraint in which a placeholder stands is not judged.`,
	examples: [{
		title: "A constraint that asks for two things at once",
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
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 0 # <--
          minDomains: 3 # <--
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: {matchLabels: {app: api}}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: {matchLabels: {app: api}}
`
	}, {
		title: "A term of anti-affinity without a topology key",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api, labels: {app: api}}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    podAntiAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        - labelSelector: {matchLabels: {app: api}} # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api, labels: {app: api}}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    podAntiAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        - labelSelector: {matchLabels: {app: api}}
          topologyKey: kubernetes.io/hostname
`
	}],
	checksFragments: true,
	claims: ["object"],
	yieldsTo: [{
		rule: "unknown-field",
		by: "workload"
	}, {
		rule: "misplaced-scheduling-field",
		by: "workload"
	}],
	looksAt: "refused-fields",
	*checkWorkload({ workload, fieldErrors }) {
		const hasBlanks = (workload.document.blanks ?? []).length > 0;
		const isPart = workload.isFragment === true || hasBlanks;
		for (const error of fieldErrors) {
			if (!isPodTopology(error.path)) continue;
			if ((isPart || isCustomResource(workload) && error.value === void 0) && error.type === "Required") continue;
			yield describeFieldError(workload, error);
		}
	}
};

// src/rules/invalid-yaml.ts
const SCHEDULING_FIELDS = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity"
]);
const invalidYaml = {
	id: "invalid-yaml",
	summary: "A manifest cannot be read by kubectl, so that nothing in it is applied, or checked here.",
	severity: "error",
	refusedByApi: true,
	rationale: `A document with \`apiVersion\` and \`kind\` that is not valid YAML or JSON is refused by kubectl, and is not silently
skipped here. The other documents of the file are checked all the same. Fields that have another type than the API server
takes, and that no other rule speaks of, are reported here too.

Placeholders of template tools (sed, envsubst, Jinja, Helm outside of charts) are left blank where they keep a document from being YAML:
the rest is judged, what a placeholder touches is not. Templates that are no YAML even so are counted and skipped.
Documents that hold no Kubernetes object are not looked at.`,
	examples: [{
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
	claims: ["object"],
	*checkProblem(problem) {
		if (problem.kind !== "syntax") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "Correct the text: until then nothing in this document is checked.",
			identity: { names: [problem.kind, problem.message] }
		};
	},
	looksAt: "refused-fields",
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step)) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/legacy-control-plane-key.ts
const CONTROL_PLANE_TAINT = {
	key: CONTROL_PLANE_KEY,
	value: "",
	effect: "NoSchedule"
};
const CONTROL_PLANE_LABELS = /* @__PURE__ */ new Set([CONTROL_PLANE_KEY, MASTER_KEY]);
const FIRST_MINOR_WITHOUT = 25;
function toleratesNewKey({ tolerations, cluster }) {
	return tolerations.some((toleration) => toleration.key === "node-role.kubernetes.io/control-plane" || toleratesTaint(toleration, CONTROL_PLANE_TAINT, cluster.comparisonOperators) !== "no");
}
const PROVIDERS_WITHOUT_CONTROL_PLANE_NODES = /* @__PURE__ */ new Set([
	"eks",
	"gke",
	"aks",
	"doks",
	"gardener"
]);
const OPENSHIFT_NAMESPACE = /^openshift-/;
const OPENSHIFT_PATH = /(?:^|[^a-z])(?:openshift|ocp\d*)(?:[^a-z]|$)/i;
const OPENSHIFT_GROUP = /\.openshift\.io\//;
function keepsOldTaint(inventory) {
	return inventory.cluster.provider === "openshift" || taintsOf(inventory).some(({ key }) => key === "node-role.kubernetes.io/master");
}
function isSilentFor(inventory, { apiVersion, namespace, document }) {
	const { provider = "" } = inventory.cluster;
	const isOpenshifts = OPENSHIFT_GROUP.test(apiVersion) || OPENSHIFT_NAMESPACE.test(namespace) || OPENSHIFT_PATH.test(document.file.path);
	return keepsOldTaint(inventory) || isOpenshifts || PROVIDERS_WITHOUT_CONTROL_PLANE_NODES.has(provider);
}
function stillHasOldTaint({ kubernetesVersion }) {
	const minor = minorOf(kubernetesVersion);
	return minor !== void 0 && minor < FIRST_MINOR_WITHOUT;
}
function isUnknown$1({ complete, pools, cluster }) {
	return !complete && pools.length === 0 && cluster.provider === void 0;
}
function belongsThere({ workload, nodeSelector }) {
	const keys = [...Object.keys(nodeSelector), ...requiredExpressions(workload).map(({ requirement }) => requirement.key)];
	return workload.kind === "DaemonSet" || workload.isFragment === true || keys.some((key) => CONTROL_PLANE_LABELS.has(key));
}
function addKey(workload, index) {
	const toleration = workload.podSpec.tolerations[index] ?? {};
	const at = placeInPodSpec(workload, ["tolerations"]);
	return {
		title: `tolerate ${CONTROL_PLANE_KEY}`,
		operations: [{
			kind: "insert-items",
			at,
			items: [{
				...toleration,
				key: CONTROL_PLANE_KEY
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

For a \`kubernetesVersion\` before 1.25 the finding is a note. So it is for a pod that may run elsewhere (no DaemonSet, and
its selector asks for no control plane), and where neither a pool nor a provider is known, so that the control plane may be no node. Silent where a pool of the inventory carries the old taint,
on OpenShift, which keeps it (and for its own kinds, in namespaces that begin with \`openshift-\`, and in files and folders that are named after it), where the line also goes to such a cluster, where the provider runs the control plane (EKS, GKE, AKS, DigitalOcean, Gardener), so that it
is no node, and where another toleration covers the new key. When the toleration is the reason that the
pod fits nowhere, or that a DaemonSet misses a pool, that finding names it and this one is not repeated. Keep the old
toleration beside the new one as long as a cluster older than 1.24 must run the manifest.

\`--fix\` adds the new toleration and leaves the old one, which only a person can take away.`,
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
	claims: ["serves-nothing"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "toleration"
	}, {
		rule: "daemonset-misses-pool",
		by: "toleration"
	}],
	looksAt: "tolerations",
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const { cluster } = inventory;
		if (!fit.valid || isSilentFor(inventory, workload) || toleratesNewKey(fit)) return;
		const index = workload.podSpec.tolerations.findIndex((toleration) => toleration.key === MASTER_KEY);
		if (index < 0) return;
		const isOld = stillHasOldTaint(cluster);
		const says = isOld ? `from Kubernetes 1.25 on no control-plane node has taint ${quoted(MASTER_KEY)}, and the pod does not tolerate ${quoted(CONTROL_PLANE_KEY)}` : `no control-plane node has taint ${quoted(MASTER_KEY)} since Kubernetes 1.25, and the pod does not tolerate ${quoted(CONTROL_PLANE_KEY)}`;
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				"key"
			]),
			workload,
			...(isOld || isUnknown$1(inventory) || !belongsThere(fit)) && { severity: "note" },
			claims: [ofDeadLine(says, (destination) => keepsOldTaint(destination.inventory), { says })],
			help: ["Write the new key, or add beside the old one:", ...formatTolerationFor(CONTROL_PLANE_TAINT)].join("\n"),
			concerns: { tolerations: [index] },
			cause: MASTER_KEY,
			fix: addKey(workload, index)
		};
	}
};

// src/rules/legacy-label.ts
const STABLE_LABEL = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));
function isOnlyOneThere(legacy, stable, { pools }) {
	return pools.some(({ labels }) => legacy in labels && !(stable in labels));
}
const PROVISIONER_LABEL = "karpenter.sh/provisioner-name";
const NODE_POOL_LABEL = "karpenter.sh/nodepool";
function successorOf(label, { pools }) {
	if (label !== PROVISIONER_LABEL) return STABLE_LABEL.get(label);
	const has = (key) => pools.some(({ labels }) => key in labels);
	return has(NODE_POOL_LABEL) && !has(PROVISIONER_LABEL) ? NODE_POOL_LABEL : void 0;
}
const MACHINE_LABEL = /^karpenter\.k8s\.aws\/(instance-.+)$/;
const AUTO_MODE_DOMAIN = "eks.amazonaws.com/";
function autoModePools({ pools }) {
	const nodePools = pools.filter(({ format, labels }) => format === "karpenter" || NODE_POOL_LABEL in labels);
	return nodePools.every(({ labels }) => labels["eks.amazonaws.com/compute-type"] === "auto") ? nodePools : [];
}
function tellOfAutoMode(key, inventory) {
	const [, name] = MACHINE_LABEL.exec(key) ?? [];
	const pools = name === void 0 ? [] : autoModePools(inventory);
	if (pools.length === 0 || inventory.pools.some(({ labels }) => key in labels)) return void 0;
	const known = `${AUTO_MODE_DOMAIN}${name}`;
	return {
		claims: [ofPools(`no node of ${namePools(pools)} has label ${quoted(key)}: EKS Auto Mode calls it ${quoted(known)}`)],
		help: `Write \`${known}\`.`
	};
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
	summary: "The pod selects nodes by a deprecated label, or by one of another platform.",
	severity: "warning",
	rationale: `\`beta.kubernetes.io/os\`, \`beta.kubernetes.io/arch\` and \`beta.kubernetes.io/instance-type\`, and the labels
\`failure-domain.beta.kubernetes.io/zone\` and \`failure-domain.beta.kubernetes.io/region\`, have been deprecated since Kubernetes
1.14 and 1.17. Some platforms refuse or no longer set them: a pod that asks for one then fits nowhere.

So has \`karpenter.sh/provisioner-name\` since Karpenter 0.33: where a NodePool and no Provisioner is in the cluster, its nodes have
\`karpenter.sh/nodepool\`.

Nodes of EKS Auto Mode have Karpenter's labels of machines under another domain: \`eks.amazonaws.com/instance-category\` for
\`karpenter.k8s.aws/instance-category\`. Said where every NodePool is one of Auto Mode.

Looked at are \`nodeSelector\` and the required node affinity. A preferred term loses no more than a wish, and is left alone.
Silent for a label that a pool declares, or a node of a snapshot has, without its successor: there the old one is the
only one that works.
Where no pool has the label and the pod therefore fits nowhere, that finding names the successor.

\`--fix\` writes the new label, unless the pod asks for that one already.`,
	examples: [{
		title: "The system and the zone",
		inventory: `
pools:
  - name: general
`,
		bad: `${exampleWorkload("Deployment", "api")}
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
		good: `${exampleWorkload("Deployment", "api")}
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
	claims: ["object", "pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "selector"
	}],
	looksAt: "node-selection",
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
			const ofAutoMode = tellOfAutoMode(key, inventory);
			if (ofAutoMode !== void 0) yield {
				at,
				workload,
				...ofAutoMode,
				concerns: { selectors: [key] },
				cause: key
			};
			const stable = successorOf(key, inventory);
			if (stable === void 0 || isOnlyOneThere(key, stable, inventory)) continue;
			yield {
				at,
				workload,
				claims: [ofObject(`label ${quoted(key)} is deprecated: nodes have ${quoted(stable)}`)],
				help: key === PROVISIONER_LABEL ? `Write \`${stable}\`, with the name of the NodePool.` : `Write \`${stable}\`. Kubernetes gives both labels the same value.`,
				concerns: { selectors: [key] },
				cause: key,
				...key !== PROVISIONER_LABEL && { fix: {
					title: `write ${stable}`,
					operations: [writeLabel(at, stable)]
				} }
			};
		}
	}
};

// src/rules/explanations/field-wording.ts
function formatMeantPath(path) {
	return formatFieldPath(path).replaceAll(".*", "[*]");
}
function severityOfGuess({ apiVersion }, { isGuess }) {
	return isGuess && apiVersion !== "" ? { severity: "warning" } : {};
}

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
function moveField(workload, { field, path }, meant) {
	if (meant.field !== field || !meant.isCertain) return void 0;
	const to = placeInObject(workload, meant.path.slice(0, -1));
	const from = placeInObject(workload, path);
	return {
		title: `move it to ${formatFieldPath(meant.path)}`,
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
	rationale: `Tolerations, \`nodeSelector\`, \`affinity\`, spread constraints, \`nodeName\` and \`runtimeClassName\` belong in the pod spec,
and what they consist of belongs in them. One level too high or too low they are unknown fields: \`kubectl apply\` refuses
them, but a client that does not validate strictly lets the API server drop them without a word, and the pod stays
Pending or runs on the wrong nodes.

Looked at are the mappings on the way to the pod spec with their \`metadata\`, the pod spec and its scheduling fields, the
containers with their \`resources\`, and each \`securityContext\`. A field that stands right but is spelt wrong is
[\`unknown-field\`](unknown-field.md). A field without a value is not reported: nothing is lost with it. While a field is
misplaced nobody knows what the pod really asks for, so that nothing is said about the pools that it misses.

A custom resource may have such a field wherever it likes. Of the kinds whose pod spec is known, the pod spec and its
template are looked at as in a Deployment; beside the template a scheduling field is a warning, because only the kind's
own types know. In values of a chart, and in a kind that nobody knows, tolerations and a node selector within an affinity are
found.

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
	claims: ["object"],
	checksFragments: true,
	looksAt: "unknown-fields",
	*checkWorkload({ workload }) {
		for (const stray of workload.strayFields) {
			const { meant } = stray;
			if (meant === void 0 || !meant.isElsewhere) continue;
			const right = formatMeantPath(meant.path);
			const fix = moveField(workload, stray, meant);
			const where = `${quoted(stray.field)} ${placeInWords(workload, stray)}`;
			const says = workload.isFragment ? `${where} is no field of ${stray.path.at(-2) === "affinity" ? "an affinity" : "such a term"}: a pod that takes it as it stands is refused` : `${where} is ignored or refused: the API server reads ${right}`;
			yield {
				at: placeInObject(workload, stray.path, "key"),
				workload,
				...severityOfGuess(workload, stray),
				claims: [ofObject(says)],
				help: meant.isOccupied ? `The pod has its own ${right}. Join the two there, and remove this one.` : `Move it to ${right}.`,
				...meant.isOccupied && { related: [{
					place: placeInObject(workload, meant.path, "key"),
					message: `${right} stands here`
				}] },
				concerns: concernsOfKey(workload, stray),
				identity: { names: [formatFieldPath(stray.path)] },
				...fix && { fix }
			};
		}
	}
};

// src/rules/explanations/value-conventions.ts
const MAX_NAMED = 8;
function listValues(values) {
	return list([...values].map(describeValue));
}
function describeValue(value) {
	return value === "" ? "no value" : quoted(value);
}
function isMixed(values) {
	const distinct = new Set(values);
	return distinct.size > 1 && [...distinct].every(saysOnlyPresence);
}
function asksForOneValue({ key, operator }) {
	return key !== void 0 && key !== "" && (operator === void 0 || operator === "" || operator === "Equal");
}
function usesInOrder(byValue, nameOf) {
	const order = (a, b) => a < b ? -1 : a > b ? 1 : 0;
	const byName = (a, b) => order(nameOf(a), nameOf(b));
	const values = [...byValue].map(([value, uses]) => [value, [...uses].sort(byName)]);
	return new Map(values.sort(([a], [b]) => order(a, b)));
}
function oddOneOut(ordered) {
	const [rarest] = [...ordered.values()].reverse().sort((a, b) => a.length - b.length);
	return rarest?.[0];
}
const asksByKey = rememberedOf((fits) => {
	const asks = /* @__PURE__ */ new Map();
	for (const fit of fits) {
		if (!fit.valid || fit.tolerations.some(isWildcard)) continue;
		const { tolerations } = fit.workload.podSpec;
		for (const [key, indexes] of groupBy([...tolerations.keys()], (index) => tolerations[index]?.key ?? "")) {
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
});
function nameOfAsked({ fit }) {
	return formatWorkload(fit.workload);
}
function describeAsks(byValue) {
	return [...byValue].map(([value, asked]) => {
		const names = asked.map(nameOfAsked);
		return `tolerated with ${describeValue(value)} by ${list(names, MAX_NAMED)}`;
	});
}

// src/rules/missed-taint-values.ts
const LEAST_VALUES$1 = 2;
function listedKeys(fit, pools) {
	return [...groupBy(writtenTolerations(fit).filter(asksForOneValue), ({ key = "" }) => key)].flatMap(([key, tolerations]) => {
		const named = new Set(tolerations.map(({ value = "" }) => value));
		const taints = pools.flatMap(({ pool }) => pool.taints.filter((taint) => taint.key === key));
		const met = new Set(taints.flatMap(({ value }) => named.has(value) ? [value] : []));
		return met.size >= LEAST_VALUES$1 ? [{
			key,
			met
		}] : [];
	});
}
function missedFor(key, { workload }, pools) {
	return pools.filter((fit) => {
		const { pool, verdict, selector } = fit;
		const against = taintsAgainst(fit);
		return verdict === "blocked" && selector === "match" && against.length > 0 && against.every((taint) => taint.key === key) && !hasNoNodes(pool) && !isVirtualPool(pool) && osOfPool(pool) === "linux" && isWelcome(workload, pool);
	});
}
function poolsFor({ workload }, { inventory, admission }) {
	return fitWorkload(workload, inventory, admission).pools;
}
const missedTaintValues = {
	id: "missed-taint-values",
	summary: "A node agent's list of tolerations names some values of a taint key, and pools have others.",
	severity: "warning",
	rationale: `Who lists the values of a taint one by one has to add each new pool to the list, and forgets it: the agent
is missing there, without a Pending pod or an event.

This looks at lists that stand outside of a workload, in the values of a chart or in a custom resource, where the DaemonSet
that is made from them is not seen (a DaemonSet that is seen gets \`daemonset-misses-pool\`). It speaks where the component's
name or the object's kind says that it runs on every node (\`agents\` of Datadog, \`nodeExporter\`, \`daemonsets\`), the
list names two or more values of the key that pools have, and nothing but the value keeps it off the others. What it says is
true of the pools that it names; whether the controller adds tolerations of its own, nobody can tell from here.`,
	examples: [{
		title: "A pool that was added later",
		inventory: `
pools:
  - name: web
    taints: ["workload=web:NoSchedule"]
  - name: batch
    taints: ["workload=batch:NoSchedule"]
  - name: search
    taints: ["workload=search:NoSchedule"]
  - name: general
`,
		bad: `
apiVersion: datadoghq.com/v2alpha1
kind: DatadogAgent
metadata: {name: datadog}
spec:
  override:
    nodeAgent:
      tolerations: # <--
        - {key: workload, operator: Equal, value: web, effect: NoSchedule}
        - {key: workload, operator: Equal, value: batch, effect: NoSchedule}
`,
		good: `
apiVersion: datadoghq.com/v2alpha1
kind: DatadogAgent
metadata: {name: datadog}
spec:
  override:
    nodeAgent:
      tolerations:
        - {key: workload, operator: Exists, effect: NoSchedule}
`
	}],
	claims: ["pools"],
	checksFragments: "only",
	looksAt: "tolerations",
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid || !isNamedNodeAgent(workload)) return;
		const pools = poolsFor(fit, context);
		for (const { key, met } of listedKeys(fit, pools)) {
			const missed = missedFor(key, fit, pools);
			if (missed.length === 0) continue;
			const taints = distinctTaints(missed.flatMap(taintsAgainst));
			const values = met.size + new Set(taints.map(({ value }) => value)).size;
			const harm = describeHarm(workload, pools, offerFor(taints, "").tolerations);
			const anyValue = describeHarm(workload, pools, [{
				key,
				operator: "Exists"
			}]) === void 0 ? "Tolerate the key with `operator: Exists`, if the agent is meant for every node, or " : "If the agent is meant for these nodes, ";
			const named = namePools(missed.map(({ pool }) => pool));
			yield {
				at: placeInPodSpec(workload, ["tolerations"], "key"),
				workload,
				claims: [ofPools(`the list tolerates ${met.size} of ${count(values, "value")} of taint ${quoted(key)}, and misses ${named}`)],
				help: harm ?? `${anyValue}add:\n${formatTolerationsFor(taints)}`,
				related: untoleratedHere(missed),
				concerns: { pools: missed.map(({ pool }) => pool) },
				identity: { taints },
				pools: missed.map(({ pool }) => pool.name)
			};
		}
	}
};

// src/rules/missing-startup-taint.ts
const KEY = "node.cilium.io/agent-not-ready";
const MAX_RELATED$2 = 12;
function isCilium({ workload: { kind, podSpec } }) {
	return kind === "DaemonSet" && podSpec.containers.some(({ image }) => imageName(image) === "cilium");
}
function lacksTaint({ format, startupTaints, taints, incomplete = [] }) {
	const isOpen = incomplete.some(({ field }) => field === "taints");
	return format === "karpenter" && !isOpen && ![...startupTaints, ...taints].some(({ key }) => key === KEY);
}
function poolsWithout({ inventory }, fit) {
	return inventory.pools.filter((pool, index) => lacksTaint(pool) && !hasNoNodes(pool) && fit.pools[index]?.verdict === "fits");
}
const missingStartupTaint = {
	id: "missing-startup-taint",
	summary: "Cilium runs on pools of Karpenter that do not start with its taint.",
	severity: "note",
	rationale: `Cilium keeps pods off a node until its agent is ready there, by the taint \`node.cilium.io/agent-not-ready\`. Its operator sets
that taint on a node which joins without it. Karpenter counts on such a node for the pods that it made it for; when the
taint appears they cannot start, and Karpenter makes another node for them. Under \`startupTaints\` of the NodePool it waits,
and no pod gets an address of another network plugin before.

Looked at are NodePools of Karpenter on which the DaemonSet with Cilium's image runs.`,
	examples: [{
		title: "A NodePool that does not know of Cilium",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: general # <--
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: [{operator: Exists}]
`,
		good: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: general
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
      startupTaints:
        - {key: node.cilium.io/agent-not-ready, value: "true", effect: NoExecute}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: [{operator: Exists}]
`
	}],
	claims: ["pools"],
	*checkInventory(context) {
		const agent = context.fits.find((fit) => isCilium(fit) && isPlacementKnown(fit));
		const pools = agent === void 0 ? [] : poolsWithout(context, agent);
		const [first] = pools;
		if (agent === void 0 || first === void 0) return;
		yield {
			at: first.place,
			claims: [ofPools(`${namePools(pools)} of Karpenter start without the taint ${KEY} of Cilium, which runs there`)],
			details: [`${formatWorkload(agent.workload)} has to be ready before other pods`],
			help: `Add to startupTaints of the NodePool:\n- {key: ${KEY}, value: "true", effect: NoExecute}`,
			related: pools.slice(1, MAX_RELATED$2).map(declaredHere),
			concerns: { pools },
			identity: { names: [KEY] }
		};
	}
};

// src/rules/explanations/release-siblings.ts
const MOST_NAMED = 3;
function releaseOf({ annotations, labels }) {
	return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
}
const byRelease = rememberedOf((fits) => groupBy(fits, ({ workload }) => releaseOf(workload)));
function siblingsOf(fit, release, fits) {
	return (byRelease(fits).get(release) ?? []).filter((other) => other !== fit && other.workload.namespace === fit.workload.namespace);
}
function describeSiblings(fit, behindTaints, fits) {
	const { workload } = fit;
	const release = releaseOf(workload);
	if (release === void 0) return [];
	const siblings = siblingsOf(fit, release, fits);
	const tainted = new Set(behindTaints.map(({ pool }) => pool));
	const enters = (sibling) => sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
	if (siblings.length === 0 || !siblings.every(enters)) return [];
	const named = siblings.map((sibling) => formatWorkload(sibling.workload));
	return [ofAllWorkloads(`the other workloads of release ${quoted(release)} are admitted: ${list(named, MOST_NAMED)}`)];
}

// src/rules/mixed-architecture.ts
const ARCHITECTURE_LABELS = LABEL_TWINS.find(([stable]) => stable === "kubernetes.io/arch") ?? [];
function architecturesOf({ labels, requirements = [] }) {
	return ARCHITECTURE_LABELS.flatMap((label) => {
		const required = requirements.filter(({ key, operator }) => key === label && operator === "In");
		return labels[label] ?? required.flatMap(({ values }) => values);
	});
}
function architectureAskedBy({ nodeSelector, workload }) {
	const asked = (workload.podSpec.nodeAffinity?.required ?? []).map(({ matchExpressions }) => {
		return matchExpressions.find(({ key, operator, values }) => ARCHITECTURE_LABELS.includes(key) && operator === "In" && values.length === 1)?.values[0];
	});
	const selected = ARCHITECTURE_LABELS.flatMap((label) => nodeSelector[label] ?? []);
	const [first, ...others] = [.../* @__PURE__ */ new Set([...selected, ...asked])];
	return others.length === 0 ? first : void 0;
}
function imagesOf({ podSpec }) {
	return podSpec.containers.flatMap(({ image }) => /^(?<name>.+?)(?::[^:/]*)?(?:@.*)?$/.exec(image)?.groups?.name ?? []);
}
function mentionsArchitecture({ podSpec }) {
	return [...(podSpec.nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions.map(({ key }) => key)), ...Object.keys(podSpec.nodeSelector)].some((key) => ARCHITECTURE_LABELS.includes(key));
}
const mixedArchitecture = {
	id: "mixed-architecture",
	summary: "A workload may run on another architecture than the rest of its release asks for.",
	severity: "warning",
	rationale: `Where a cluster has nodes of several architectures, an image that was built for one of them crashes on the
others: \`exec format error\`. When a chart gives a node selector for it to some of its workloads and forgets one, that one
works until the scheduler finds more room elsewhere.

A workload is reported that says nothing of the architecture and may enter a pool of another one than a workload of the
same Helm release asks for that runs the same image. It is a note where no image is the same, and all of at least two others
of the release ask for one and the same architecture: its image may be built for several.`,
	examples: [{
		title: "The worker that was forgotten",
		inventory: `
pools:
  - name: intel
    labels: {kubernetes.io/arch: amd64}
  - name: graviton
    labels: {kubernetes.io/arch: arm64}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: api, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: worker, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec: # <--
      containers: [{name: worker, image: shop/app:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: api, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: worker, labels: {app.kubernetes.io/instance: shop}}
spec:
  template:
    spec:
      containers: [{name: worker, image: shop/app:1}]
      nodeSelector: {kubernetes.io/arch: amd64}
`
	}],
	claims: ["pools"],
	*checkWorkload(fit, { fits }) {
		const { workload } = fit;
		const release = releaseOf(workload);
		if (release === void 0 || !isPlacementKnown(fit) || mentionsArchitecture(workload)) return;
		const siblings = siblingsOf(fit, release, fits);
		const images = imagesOf(workload);
		const twin = siblings.find((other) => architectureAskedBy(other) !== void 0 && imagesOf(other.workload).some((image) => images.includes(image)));
		const asked = [...new Set(siblings.map(architectureAskedBy))];
		const isAgreed = siblings.length > 1 && asked.length === 1;
		const model = twin ?? (isAgreed ? siblings[0] : void 0);
		const architecture = model && architectureAskedBy(model);
		if (model === void 0 || architecture === void 0) return;
		const others = fit.pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided").map(({ pool }) => pool).filter((pool) => {
			const all = architecturesOf(pool);
			return all.length > 0 && all.some((one) => one !== architecture);
		});
		if (others.length === 0) return;
		const same = twin === void 0 ? "" : " with the same image";
		yield {
			at: placeInPodSpec(workload, []),
			workload,
			...twin === void 0 && { severity: "note" },
			claims: [ofPools(`the pod may run on ${namePools(others)}, and ${formatWorkload(model.workload)} of its release${same} asks for architecture ${quoted(architecture)}`)],
			help: `Write \`nodeSelector: {kubernetes.io/arch: ${architecture}}\` as there, unless the image is built for all architectures of the cluster.`,
			related: others.slice(0, 1).map(declaredHere),
			concerns: { pools: others }
		};
	}
};

// src/rules/mixed-taint-values.ts
const MAX_RELATED$1 = 8;
function opensOnlySome({ fit }, key, value) {
	return fit.pools.some(({ pool, selector }) => selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value));
}
function describeMixed(key, uses, hurt) {
	const byValue = usesInOrder(groupBy(uses, ({ taint }) => taint.value), ({ pool }) => pool.name);
	const odd = oddOneOut(byValue);
	if (odd === void 0) return void 0;
	const asks = usesInOrder(groupBy(hurt, ({ fit, index }) => fit.workload.podSpec.tolerations[index]?.value ?? ""), nameOfAsked);
	const others = [...byValue.values()].flat().filter(({ taint }) => taint.value !== odd.taint.value);
	return {
		at: odd.taint.place,
		claims: [ofPools(`pools write taint key ${quoted(key)} with ${listValues(byValue.keys())}: a toleration for one value does not open the others`)],
		details: [...[...byValue].map(([, same]) => {
			const first = same[0]?.taint;
			return `${first === void 0 ? key : formatTaint(first)}: ${list([...new Set(same.map(({ pool }) => pool.name))])}`;
		}), ...describeAsks(asks)],
		help: "Use one value for the key on every pool, or tolerate it with `operator: Exists`.",
		related: others.slice(0, MAX_RELATED$1).map(({ pool, taint }) => ({
			place: taint.place,
			message: `pool ${quoted(pool.name)} has ${formatTaint(taint)} here`
		})),
		concerns: { workloads: hurt.map(({ fit }) => fit.workload) },
		identity: { names: [key] }
	};
}
const mixedTaintValues = {
	id: "mixed-taint-values",
	summary: "Pools write one taint key with several values that mean the same, such as `true` and `present`.",
	severity: "warning",
	rationale: `A toleration with a value opens only the pools with this very value. Where one pool has \`nvidia.com/gpu=present\` and
the next \`nvidia.com/gpu=true\`, nothing shows the mistake until the first pool is full.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several.

Reported when two pools disagree and some workload that may run on both opens only one of them: where all tolerate the key
with \`operator: Exists\`, nobody is hurt. A workload that tolerates several values knows of them and does not count. A
DaemonSet that misses a pool, and a pod that fits nowhere, have findings of their own. What workloads alone disagree about
is \`mixed-toleration-values\`.`,
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
		bad: `${exampleWorkload("Deployment", "recommender")}
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		good: `${exampleWorkload("Deployment", "recommender")}
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
	claims: ["pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}, {
		rule: "daemonset-misses-pool",
		by: "workload"
	}],
	*checkInventory({ inventory, fits }) {
		const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint) => ({
			pool,
			taint
		})));
		for (const [key, ofKey] of groupBy(uses, ({ taint }) => taint.key)) {
			const values = new Set(ofKey.map(({ taint }) => taint.value));
			if (!isMixed(values) || new Set(ofKey.map(({ pool }) => pool)).size < 2) continue;
			const hurt = [...asksByKey(fits).get(key) ?? []].flatMap(([value, asked]) => values.has(value) ? asked.filter((one) => opensOnlySome(one, key, value)) : []);
			const finding = toldOf(hurt, ({ fit }) => fit.workload, (left) => describeMixed(key, ofKey, left));
			if (finding !== void 0) yield finding;
		}
	}
};

// src/model/folder-roles.ts
const TEST_FOLDER = /^(?:test[-_]?data|__tests__|fixtures?|golden(?:s|files)?|__snapshots?__|(?:chainsaw|kuttl)(?:[-_]tests?)?|kyverno[-_]tests?|conformance)$/i;
const TEST_RESOURCES = /(?:^|\/)src\/test\/resources\//;
const EXAMPLE_FOLDER = /^_?(?:examples?|samples?|recipes?|blueprints?|tests?|e2e|hack|demos?)$/i;
const TEST_SUITE = /^_?(?:tests?|e2e)$/i;
const EXAMPLES = /(?:^|[-_.])(?:examples|samples|tutorials|demos)(?:$|[-_.])/i;
function isOfExamples(repository) {
	return EXAMPLES.test(repository);
}
function topFolderOf(path) {
	return foldersOf(path)[0];
}
const GO_PACKAGES = /(?:^|\/)vendor\/[\w-]+(?:\.[\w-]+)+\//;
function isVendored(path) {
	return GO_PACKAGES.test(path);
}
function isInTestSuite(path) {
	return foldersOf(path).some((folder) => TEST_SUITE.test(folder));
}
function isTestPath(path) {
	return TEST_RESOURCES.test(path) || foldersOf(path).some((folder) => TEST_FOLDER.test(folder));
}
function exampleFolderOf(path) {
	const folders = foldersOf(path);
	const index = folders.findIndex((folder) => EXAMPLE_FOLDER.test(folder));
	return index < 0 ? void 0 : folders.slice(0, index + 2).join("/");
}
function foldersOf(path) {
	return path.split("/").slice(0, -1);
}

// src/rules/mixed-toleration-values.ts
function placeOf$2({ fit: { workload }, index }) {
	const { value } = workload.podSpec.tolerations[index] ?? {};
	return placeInPodSpec(workload, [
		"tolerations",
		index,
		value === void 0 ? "key" : "value"
	]);
}
const mixedTolerationValues = {
	id: "mixed-toleration-values",
	summary: "Workloads tolerate one taint key with several values that mean the same, such as `true` and `present`.",
	severity: "warning",
	rationale: `Two charts, two conventions: one tolerates \`nvidia.com/gpu=true\`, the other \`nvidia.com/gpu=present\`. A taint has
only one of them, so that one of the two pods stays off the nodes that both are meant for.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several. A workload that tolerates several values knows
of them and does not count. What stands in the folder of an example is compared with nothing outside of it: each may be meant
for another cluster.

Reported for a key that no declared pool has, and only while other pools may exist: where a pool has the key,
\`near-miss-toleration\` names the toleration that is wrong, and what pools disagree about is \`mixed-taint-values\`.`,
	examples: [{
		title: "Two charts, two conventions",
		inventory: `
complete: false
pools:
  - name: general
`,
		bad: `${exampleWorkload("Deployment", "recommender")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule} # <--
`,
		good: `${exampleWorkload("Deployment", "recommender")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`
	}],
	claims: ["beyond-inventory"],
	*checkInventory({ inventory, fits }) {
		const declared = new Set(inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints].map(({ key }) => key)));
		const byExample = groupBy(fits, ({ workload }) => exampleFolderOf(workload.document.file.path));
		for (const [key, asked] of [...byExample.values()].flatMap((together) => [...asksByKey(together)])) {
			if (declared.has(key) || !isMixed(asked.keys())) continue;
			const byValue = usesInOrder(asked, nameOfAsked);
			const odd = oddOneOut(byValue);
			if (odd === void 0) continue;
			yield {
				at: placeOf$2(odd),
				workload: odd.fit.workload,
				claims: [{
					about: "beyond-inventory",
					says: `workloads tolerate taint key ${quoted(key)} with ${listValues(byValue.keys())}: one taint has only one of them`
				}],
				details: describeAsks(byValue),
				help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
				identity: { names: [key] }
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

Reported only when the toleration tolerates no taint of any pool, in every cluster that the manifest goes to: a key that
several pools carry with different values is not a mistake. Where other pools may exist that are not declared, it is
a note, and only where the toleration misses by a slip of the hand: another value may be that of another pool. The taints that Kubernetes sets by itself count too, as a note, because no pod runs elsewhere for it:
\`node.kubernetes.io/memory-pressure\` is only ever set with NoSchedule and without a value. When the toleration is the reason that the pod fits nowhere, that finding names it
and this one is not repeated. Which pool was meant, the selector beside the toleration decides; no value of a pool that is
reserved for others, is a control plane or has another operating system is offered. A toleration that also switches off the 300 seconds of a failed node is reported by
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
		bad: `${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
		good: `${exampleWorkload("Deployment", "trainer")}
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
		bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoExecute # <--
`,
		good: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoSchedule
`
	}],
	checksFragments: true,
	claims: ["serves-nothing", "object"],
	yieldsTo: [
		...UNKNOWN_KEYS_FIRST,
		{
			rule: "undeclared-pools",
			by: "toleration"
		},
		{
			rule: "unschedulable",
			by: "toleration"
		},
		{
			rule: "daemonset-misses-pool",
			by: "toleration"
		},
		{
			rule: "suppressed-default-toleration",
			by: "toleration"
		}
	],
	looksAt: "tolerations",
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		for (const toleration of writtenTolerations(fit)) {
			const { index } = toleration.origin;
			const found = findNearMiss(toleration, fit, context);
			if (found === void 0) continue;
			const miss = {
				toleration,
				taint: found.taint,
				miss: found.miss
			};
			const about = {
				at: placeInPodSpec(workload, [
					"tolerations",
					index,
					fieldOfMiss(miss)
				]),
				workload,
				concerns: { tolerations: [index] }
			};
			if (found.of === void 0) {
				const { key } = found.taint;
				const effects = list([...effectsSetByKubernetes(key) ?? []]);
				const says = `toleration matches nothing: Kubernetes sets ${quoted(key)} only with effect ${effects} and without a value`;
				yield {
					...about,
					severity: "note",
					claims: [ofObject(says)],
					cause: says,
					help: "Write `operator: Exists` with one of these effects, or remove the toleration."
				};
				continue;
			}
			const { pool } = found.of.fit;
			const message = describeMiss(miss, pool.name);
			const { help, offer } = waysOut(miss, pool, workload, fit.pools, found.of.fit.selector === "mismatch");
			const ofDeclared = isSlipOfTheHand(miss) ? {
				says: `${message}, and no declared pool has the taint that it asks for`,
				severity: "note"
			} : void 0;
			const claim = ofDeadLine(message, (destination) => mayServe$1(toleration, destination), ofDeclared);
			const fix = correctToleration(workload, miss, context);
			yield {
				...about,
				claims: [claim],
				cause: `${message}: ${help}`,
				help,
				...offer && { offer },
				related: [taintedHere(pool, found.of.taint)],
				...fix && { fix: {
					...fix,
					restsOn: claim
				} }
			};
		}
	}
};

// src/rules/node-label-on-pod.ts
const OF_NODES = [
	"kubernetes.io/arch",
	"kubernetes.io/os",
	"beta.kubernetes.io/arch",
	"beta.kubernetes.io/os"
];
function asksFor(workload, key) {
	return key in workload.podSpec.nodeSelector || requiredExpressions(workload).some((one) => one.requirement.key === key);
}
const nodeLabelOnPod = {
	id: "node-label-on-pod",
	summary: "A label that chooses nodes stands among the pod's own labels, where it chooses nothing.",
	severity: "warning",
	rationale: `\`kubernetes.io/arch\` and \`kubernetes.io/os\` are labels of nodes. Among the labels of a pod template they are words like
any others: the scheduler does not read them, and the pod may land on a node of another architecture, where its image does
not start. They belong in \`nodeSelector\`.

Silent where the pod asks for the label as well: some people like to see it on their pods.`,
	examples: [{
		title: "An architecture in the template's metadata",
		inventory: `
pools:
  - name: general
  - name: arm
    labels: {kubernetes.io/arch: arm64}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    metadata:
      labels:
        app: api
        kubernetes.io/arch: arm64 # <--
    spec:
      containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    metadata:
      labels:
        app: api
    spec:
      nodeSelector:
        kubernetes.io/arch: arm64
      containers: [{name: api, image: api:1}]
`
	}],
	claims: ["object"],
	*checkWorkload({ workload }) {
		for (const key of OF_NODES) {
			const value = workload.templateLabels[key];
			if (value === void 0 || asksFor(workload, key)) continue;
			yield {
				at: placeInObject(workload, [
					...workload.podSpecPath.slice(0, -1),
					"metadata",
					"labels",
					key
				], "key"),
				workload,
				claims: [ofObject(`label ${quoted(key)} of a pod chooses no node: it says what nodes are`)],
				help: `Write \`${key}: ${value}\` in the pod spec's nodeSelector.`,
				identity: { names: [key] }
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
	claims: ["pools"],
	looksAt: "node-name",
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
			claims: [ofPools(`nodeName ${quoted(nodeName)} bypasses the scheduler: ${consequence}`)],
			help: `Write a nodeSelector instead, so that the scheduler decides:\nnodeSelector:\n  kubernetes.io/hostname: ${nodeName}`,
			related: pool === void 0 ? [] : pool.pool.taints.filter((taint) => pool.untolerated.includes(taint)).map((taint) => taintedHere(pool.pool, taint)),
			identity: { names: [nodeName] }
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
	claims: ["object"],
	looksAt: "refused-fields",
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
	claims: ["object"],
	tellsOfSight: true,
	*checkProblem(problem) {
		if (problem.kind !== "not-rendered") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.",
			identity: { names: [problem.message] },
			...problem.cause !== void 0 && { cause: problem.cause }
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

Silent when any pool could still take the pod, or when the repository cannot tell, as where pools may exist that are
not declared.`,
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
		bad: `${exampleWorkload("Deployment", "report")}
      nodeSelector:
        pool: reserve # <--
`,
		good: `${exampleWorkload("Deployment", "report")}
      nodeSelector:
        pool: reserve
      tolerations:
        - {key: capacity, operator: Equal, value: reserve, effect: PreferNoSchedule}
`
	}],
	claims: [
		"all-pools",
		"serves-nothing",
		"pools"
	],
	*checkWorkload(fit) {
		const { workload, pools } = fit;
		if (!isPlacementKnown(fit) || workload.kind === "DaemonSet") return;
		const avoided = pools.filter((pool) => pool.verdict === "avoided");
		if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
		const placements = explainTaints(fit, avoided);
		const finding = inOrder(placements.map(({ at, cause, reasons, help, offer, related, miss }) => ({
			at,
			workload,
			claims: [ofAllPools("the pod can run only where a taint asks it not to"), cause],
			reasons,
			help,
			...offer && { offer },
			related,
			concerns: { ...miss && { tolerations: [miss.toleration.origin.index] } },
			identity: { pools: avoided.map(({ pool }) => pool) },
			pools: []
		})));
		if (finding !== void 0) yield finding;
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
then the finding needs complete inventories: in every cluster that the manifest goes to each term excludes a pool, and all of them together exclude none.
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
		bad: `${exampleWorkload("Deployment", "api")}
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms: # <--
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch]}
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [legacy]}
`,
		good: `${exampleWorkload("Deployment", "api")}
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch, legacy]}
`
	}],
	claims: ["object", "serves-nothing"],
	looksAt: "node-selection",
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const terms = workload.podSpec.nodeAffinity?.required ?? [];
		if (!fit.valid || terms.length < 2) return;
		const parts = terms.map(split);
		if (parts.some(({ exclusions, rest }) => exclusions.length === 0 || rest !== parts[0]?.rest)) return;
		const keys = [...new Set(parts.flatMap(({ exclusions }) => exclusions.map(({ key }) => key)))];
		const about = {
			at: placeInPodSpec(workload, REQUIRED_TERMS, "key"),
			workload,
			help: `Write one term, whose expressions must all hold:\n${joinedTerm(terms)}`,
			concerns: { selectors: keys }
		};
		const named = list(keys.map(quoted));
		if (excludesNothingEver(parts)) {
			const says = `${terms.length} terms exclude values of ${named}, but a node needs to meet only one: nothing is excluded`;
			yield {
				...about,
				claims: [ofObject(says)]
			};
			return;
		}
		const letIn = poolsLetIn(terms, inventory);
		if (letIn === void 0) return;
		const pools = letIn.map(({ name }) => quoted(name));
		const says = `${terms.length} terms exclude nodes by ${named}, but a node needs to meet only one: no pool is excluded, ${list(pools)} ${pools.length === 1 ? "is" : "are"} let in`;
		yield {
			...about,
			claims: [ofDeadLine(says, (one) => poolsLetIn(terms, one.inventory) === void 0)]
		};
	}
};

// src/rules/overlay-lost-toleration.ts
function describeLost({ workload }, base, lost, closed) {
	const tolerations = lost.map(({ toleration }) => toleration);
	const pools = closed.map(({ pool }) => pool);
	const names = list(pools.map(({ name }) => quoted(name)));
	const [of, admit] = pools.length === 1 ? ["pool", "admits"] : ["pools", "admit"];
	const these = tolerations.length === 1 ? "a toleration" : count(tolerations.length, "toleration");
	return {
		at: placeInPodSpec(workload, ["tolerations"], "key"),
		workload,
		claims: [ofDifference(`the overlay's list of tolerations replaces the base's and loses ${these}, so that ${of} ${names} no longer ${admit} the pod`)],
		details: tolerations.map((toleration) => `lost: ${formatToleration(toleration)}`),
		help: repeatInOverlay(tolerations).help,
		related: toleratedInBase(base, lost),
		concerns: { pools },
		identity: { names: tolerations.map(formatToleration) }
	};
}
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
		base: `${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`,
		bad: `${exampleWorkload("Deployment", "trainer")}
      tolerations: # <--
        - key: spot
          operator: Equal
          value: "true"
          effect: NoSchedule
`,
		good: `${exampleWorkload("Deployment", "trainer")}
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
	claims: ["difference"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}, {
		rule: "daemonset-misses-pool",
		by: "pool"
	}],
	looksAt: "base",
	*checkWorkload(fit, context) {
		const { base } = fit.workload;
		const found = lostTolerations(fit, context);
		if (found === void 0 || base === void 0) return;
		const finding = toldOf(found.pools, ({ pool }) => pool, (closed) => describeLost(fit, base, found.lost, closed));
		if (finding !== void 0) yield finding;
	}
};

// src/rules/policy-drops-toleration.ts
function lostBy({ lost }, { workload }) {
	return lost.flatMap((index) => workload.podSpec.tolerations[index] ?? []);
}
function closedBy(policy, fit, { inventory }) {
	const { comparisonOperators } = fit.cluster;
	const lost = lostBy(policy, fit);
	return inventory.pools.filter(({ taints }) => taints.filter(keepsPodsOff).some((taint) => lost.some((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "yes") && fit.tolerations.every((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "no")));
}
function describeLoss(fit, applied, pools) {
	const { by, policy, place } = applied;
	const { workload } = fit;
	return {
		at: place,
		workload,
		...fit.pools.every(({ verdict }) => verdict === "blocked") && { severity: "error" },
		claims: [ofPools(`${by} ${quoted(policy)} replaces the pod's tolerations, and drops those for ${namePools(pools)}`)],
		details: [`${formatWorkload(workload)} loses ${list(lostBy(applied, fit).map(formatToleration))}`],
		help: "Add to the list in place of replacing it: a JSON patch with `op: add` and path `/spec/tolerations/-`, or ModifySet of Gatekeeper.",
		identity: { names: [policy] },
		pools: pools.map(({ name }) => name)
	};
}
const policyDropsToleration = {
	id: "policy-drops-toleration",
	summary: "A policy replaces a pod's list of tolerations, and so drops those that the pod has itself.",
	severity: "warning",
	rationale: `\`tolerations\` is a list without keys: a strategic merge patch, an Assign of Gatekeeper or a JSON patch that
replaces it sets the whole list. What the pod tolerated itself is gone, and nothing in its own manifest shows it.

Reported at the policy, once for all workloads whose pods lose a toleration that opened a pool. Which policies taintlint
reads stands in [a page of its own](../policies.md). It is an error where a pod finds no pool by that, and \`unschedulable\` is silent then.`,
	examples: [{
		title: "A strategic merge patch of Kyverno",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["dedicated=gpu:NoSchedule"]
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
		bad: `
apiVersion: kyverno.io/v1
kind: ClusterPolicy # <--
metadata: {name: tolerate-spot}
spec:
  rules:
    - name: tolerate
      match: {any: [{resources: {kinds: [Pod], namespaces: [ml]}}]}
      mutate:
        patchStrategicMerge:
          spec: {tolerations: [{key: spot, operator: Exists}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: train, namespace: ml}
spec:
  selector: {matchLabels: {app: train}}
  template:
    metadata: {labels: {app: train}}
    spec:
      containers: [{name: train, image: train:1}]
      nodeSelector: {pool: gpu}
      tolerations: [{key: dedicated, operator: Equal, value: gpu, effect: NoSchedule}]
`,
		good: `
apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: {name: tolerate-spot}
spec:
  rules:
    - name: tolerate
      match: {any: [{resources: {kinds: [Pod], namespaces: [ml]}}]}
      mutate:
        patchesJson6902: |-
          - {op: add, path: /spec/tolerations/-, value: {key: spot, operator: Exists}}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: train, namespace: ml}
spec:
  selector: {matchLabels: {app: train}}
  template:
    metadata: {labels: {app: train}}
    spec:
      containers: [{name: train, image: train:1}]
      nodeSelector: {pool: gpu}
      tolerations: [{key: dedicated, operator: Equal, value: gpu, effect: NoSchedule}]
`
	}],
	claims: ["pools"],
	looksAt: "policies",
	*checkWorkload(fit, context) {
		if (!isPlacementKnown(fit)) return;
		for (const policy of fit.policies ?? []) {
			const pools = closedBy(policy, fit, context);
			if (pools.length > 0) yield describeLoss(fit, policy, pools);
		}
	}
};

// src/rules/explanations/queue-label.ts
function placeOfQueue(workload) {
	const { jobLabels = {}, labels, podSpecPath } = workload;
	const metadata = (owner) => placeInObject(workload, [
		...owner,
		"metadata",
		"labels",
		QUEUE_LABEL
	]);
	if ("kueue.x-k8s.io/queue-name" in jobLabels) return metadata(["spec", "jobTemplate"]);
	return metadata("kueue.x-k8s.io/queue-name" in labels ? [] : podSpecPath.slice(0, -1));
}

// src/rules/queue-refuses-pod.ts
function describeNamespace({ workload }, { queue, clusterQueue }) {
	const isClosed = clusterQueue.namespaceLabels === null;
	const why = isClosed ? "it has no namespaceSelector" : "its namespaceSelector asks for another one";
	const takes = isClosed ? "takes workloads of no namespace" : `takes no workloads of namespace ${quoted(workload.namespace)}`;
	return {
		at: placeOfQueue(workload),
		workload,
		claims: [ofPools(`queue ${quoted(queue)} never starts the pod: its ClusterQueue ${quoted(clusterQueue.name)} ${takes}: ${why}`)],
		help: "Correct the `namespaceSelector` of the ClusterQueue: `{}` takes the workloads of every namespace.",
		related: [{
			place: clusterQueue.place,
			message: "the ClusterQueue is declared here"
		}],
		concerns: { names: [queue] },
		cause: `namespaces of ClusterQueue ${clusterQueue.name}`
	};
}
function describeFlavors({ workload }, { queue, clusterQueue, refusals }) {
	const [first] = refusals;
	const only = refusals.length === 1 && first !== void 0 ? `: flavor ${quoted(first.flavor.name)}: ${first.why}` : "";
	return {
		at: placeOfQueue(workload),
		workload,
		claims: [ofPools(`queue ${quoted(queue)} never starts the pod: no flavor of its ClusterQueue ${quoted(clusterQueue.name)} takes it${only}`)],
		details: refusals.length > 1 ? refusals.map(({ flavor, why }) => `${flavor.name}: ${why}`) : [],
		help: "Make the pod tolerate the `nodeTaints` of a flavor and select labels that it has, or write `tolerations` into the ResourceFlavor, which Kueue then adds to the pod.",
		related: refusals.map(({ flavor }) => ({
			place: flavor.place,
			message: `ResourceFlavor ${quoted(flavor.name)} is declared here`
		})),
		concerns: { names: [queue] }
	};
}
const QUEUE = `
apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team, namespace: ml}
spec: {clusterQueue: spot}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: spot}
spec:
  namespaceSelector: {}
  resourceGroups:
    - coveredResources: [cpu]
      flavors: [{name: spot, resources: [{name: cpu, nominalQuota: 9}]}]
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: spot}
spec:
  nodeLabels: {pool: spot}
  nodeTaints: [{key: spot, value: "true", effect: NoSchedule}]
---
apiVersion: batch/v1
kind: Job
metadata:
  name: train
  namespace: ml
  labels:
    kueue.x-k8s.io/queue-name: team`;
const SPEC = `
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1", resources: {requests: {cpu: 1}}}]`;
const queueRefusesPod = {
	id: "queue-refuses-pod",
	summary: "No flavor of the pod's queue takes it: Kueue never starts it.",
	severity: "error",
	rationale: `Kueue starts a workload when a ResourceFlavor of its queue takes its pods: they must tolerate the flavor's \`nodeTaints\`, by
themselves or by the flavor's own \`tolerations\`, and what they select must match the flavor's \`nodeLabels\`, as far as these have
the label. Where no flavor does, the workload stays suspended for ever, and no pod is Pending that anybody could look at. The same
holds where the ClusterQueue has no \`namespaceSelector\`: an absent one selects no namespace.

Said where the repository holds the LocalQueue, its ClusterQueue and every flavor of the group, and where Kueue surely starts
the pods: for a Job, a CronJob, a JobSet, an MPIJob, a RayCluster or a RayJob with the label on the object (on the \`jobTemplate\` of a
CronJob). Silent for ClusterQueues with admission checks, which may add tolerations or send the workload to another cluster, and
for groups of resources that the pod does not ask for. Quotas and cohorts are not looked at.`,
	examples: [{
		title: "The flavor names a taint that nothing tolerates",
		inventory: `
pools:
  - name: general
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`,
		bad: `${QUEUE} # <--${SPEC}
`,
		good: `${QUEUE}${SPEC}
      tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]
`
	}],
	claims: ["pools"],
	looksAt: "queue",
	*checkWorkload(fit) {
		const { queue, valid, workload } = fit;
		if (queue?.kind !== "refuses" || !valid || workload.strayFields.length > 0) return;
		yield queue.refusals.length === 0 ? describeNamespace(fit, queue) : describeFlavors(fit, queue);
	}
};

// src/rules/redundant-toleration.ts
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
function removeTolerations(workload, indices) {
	const places = indices.map((index) => placeInPodSpec(workload, ["tolerations", index]));
	return {
		title: `remove the ${places.length === 1 ? "toleration" : "tolerations"}`,
		operations: places.map((at) => ({
			kind: "remove",
			at
		}))
	};
}
const MAX_COVERS = 8;
function describeRedundant(fit, index, refused) {
	const { workload } = fit;
	const { tolerations } = workload.podSpec;
	const toleration = tolerations[index] ?? {};
	const position = refused.size < MAX_COVERS ? findCover(tolerations, index, (at) => !refused.has(at)) : void 0;
	const cover = position === void 0 ? void 0 : tolerations[position];
	if (position === void 0 || cover === void 0) return describeAddedOnes(workload, addedOf(fit, index));
	const says = describeCover(toleration, cover, position < index);
	return {
		...aboutToleration(workload, index),
		claims: [ofObject(says)],
		cause: says,
		related: [{
			place: placeInPodSpec(workload, ["tolerations", position]),
			message: "this toleration covers it"
		}],
		concerns: {
			tolerations: [index],
			covers: [position]
		},
		otherwise: () => describeRedundant(fit, index, /* @__PURE__ */ new Set([...refused, position]))
	};
}
function addedOf(fit, index) {
	const added = coverOfController(fit, index);
	return added === void 0 ? [] : [{
		index,
		toleration: fit.workload.podSpec.tolerations[index] ?? {},
		added
	}];
}
function describeAddedOnes(workload, all) {
	return toldOf(all, ({ index }) => index, (some) => {
		const [first, ...others] = some;
		if (first === void 0) return void 0;
		const indices = some.map(({ index }) => index);
		const says = others.length === 0 ? describeAdded(first) : `${some.length} tolerations are redundant: the DaemonSet controller adds them by itself`;
		return {
			at: placeInPodSpec(workload, ["tolerations", first.index]),
			workload,
			claims: [ofObject(says)],
			cause: says,
			details: others.length === 0 ? [] : some.map(({ toleration }) => formatToleration(toleration)),
			help: others.length === 0 ? "Remove it." : "Remove them.",
			concerns: { tolerations: indices },
			identity: { tolerations: indices },
			fix: removeTolerations(workload, indices)
		};
	});
}
function describeAdded({ toleration, added }) {
	const verb = toleration.tolerationSeconds === void 0 ? "adds" : "replaces it by";
	return `toleration ${formatToleration(toleration)} is redundant: the DaemonSet controller ${verb} ${formatToleration(added)}`;
}
function aboutToleration(workload, index) {
	return {
		at: placeInPodSpec(workload, ["tolerations", index]),
		workload,
		help: "Remove it.",
		identity: { tolerations: [index] },
		fix: removeTolerations(workload, [index])
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
		bad: `${exampleWorkload("Job", "report")}
      nodeSelector: {pool: spot}
      tolerations:
        - {key: spot, operator: Exists}
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule} # <--
`,
		good: `${exampleWorkload("Job", "report")}
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
	claims: ["object"],
	yieldsTo: [
		...UNKNOWN_KEYS_FIRST,
		{
			rule: "wildcard-toleration",
			by: "toleration"
		},
		{
			rule: "wildcard-toleration",
			by: "cover"
		},
		{
			rule: "evicted-by-taint",
			by: "toleration"
		},
		{
			rule: "unschedulable",
			by: "toleration"
		},
		{
			rule: "daemonset-misses-pool",
			by: "toleration"
		},
		{
			rule: "unmatched-toleration",
			by: "toleration"
		},
		{
			rule: "near-miss-toleration",
			by: "toleration"
		}
	],
	looksAt: "tolerations",
	*checkWorkload(fit) {
		if (!fit.valid) return;
		const { workload } = fit;
		const { tolerations } = workload.podSpec;
		const uncovered = [];
		for (const index of tolerations.keys()) if (findCover(tolerations, index, () => true) === void 0) uncovered.push(...addedOf(fit, index));
		else {
			const finding = describeRedundant(fit, index, /* @__PURE__ */ new Set());
			if (finding !== void 0) yield finding;
		}
		const added = describeAddedOnes(workload, uncovered);
		if (added !== void 0) yield added;
	}
};

// src/rules/refused-pool-field.ts
const refusedPoolField = {
	id: "refused-pool-field",
	summary: "The platform refuses a label or a requirement of a pool, so that it gets no nodes.",
	severity: "error",
	rationale: `A node group can be applied without an error and still never have a node; others fail when they are applied. Looked at are:

- **The kubelet**, which does not start with a label under \`kubernetes.io\` or \`k8s.io\` in \`--node-labels\` that it does not know,
  such as \`node-role.kubernetes.io/gpu\` or \`app.kubernetes.io/name\`. EKS hands the labels of a managed node group to that
  flag, and so does eksctl, which refuses them before; kubeadm, K3s, RKE2 and nodeadm hand on what their configuration says.
  Labels that Cluster API itself gives nodes are no such labels.
- **AKS**, which refuses the same labels, those under \`kubernetes.azure.com\` that it does not know, and on a pool of mode System every hard taint but \`CriticalAddonsOnly\`.
- **GKE**, which refuses labels under \`node-role.kubernetes.io\` and \`node-restriction.kubernetes.io\`, and \`sandbox.gke.io/runtime\`.
- **EKS**, which takes no taint under \`kubernetes.io/\`, \`k8s.io/\` or \`eks.amazonaws.com/\` for a managed node group.
- **Karpenter**, which keeps a NodePool from becoming ready whose labels or requirements hold \`karpenter.sh/nodepool\`,
  \`kubernetes.io/hostname\` or any other key under \`karpenter.sh\` but \`karpenter.sh/capacity-type\`, and one whose
  requirement for the capacity type has no value that it knows (\`SPOT\` for \`spot\`). With \`karpenter.sh/v1beta1\` it
  refuses labels under \`kubernetes.io\` and \`k8s.io\`, too, but well-known ones and those under \`node.kubernetes.io\`.
- **The definition of a NodePool**: a requirement with \`In\` and no value, with an operator that does not exist, or with
  \`Gt\` or \`Lt\` and anything but one whole number, and labels and taints that YAML reads as a boolean or a number.

The pool is judged as it is written.`,
	examples: [{
		title: "A role that the kubelet may not give itself",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: gpu
    labels:
      node-role.kubernetes.io/gpu: "true" # <--
`,
		good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - name: gpu
    labels:
      node.kubernetes.io/role: gpu
      example.org/role: gpu
`
	}, {
		title: "A capacity type in capitals, and a label of Karpenter's own",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  template:
    metadata:
      labels:
        karpenter.sh/do-not-sync-taints: "true" # <--
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
      requirements:
        - {key: karpenter.sh/capacity-type, operator: In, values: [SPOT]} # <--
`,
		good: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  template:
    metadata:
      labels: {example.org/team: batch}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
      requirements:
        - {key: karpenter.sh/capacity-type, operator: In, values: [spot]}
        - {key: topology.kubernetes.io/zone, operator: In, values: [eu-west-1a]}
`
	}],
	claims: ["pools"],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) for (const { what, place, by, why, help } of pool.refused ?? []) yield {
			at: place,
			claims: [ofPools(`${by} refuses ${what} of pool ${quoted(pool.name)}: ${why}`)],
			help,
			identity: {
				pools: [pool],
				names: [what]
			}
		};
	}
};

// src/rules/renamed-key.ts
const TAINTS = /* @__PURE__ */ new Map([["node.alpha.kubernetes.io/notReady", "node.kubernetes.io/not-ready"], ["node.alpha.kubernetes.io/unreachable", "node.kubernetes.io/unreachable"]]);
const DO_NOT_EVICT = "karpenter.sh/do-not-evict";
const DO_NOT_DISRUPT = "karpenter.sh/do-not-disrupt";
function isOfVersion1({ apiVersion }) {
	return apiVersion === "karpenter.sh/v1";
}
const OVERRIDES = "podTemplateOverrides";
function* checkOverrides(workload) {
	const [spec, field, index] = workload.podSpecPath;
	if (workload.kind !== "TrainJob" || spec !== "spec" || field !== OVERRIDES || index !== 0) return;
	yield {
		at: placeInObject(workload, ["spec", OVERRIDES], "key"),
		workload,
		severity: "note",
		claims: [ofObject(`Kubeflow Trainer ignores ${quoted(OVERRIDES)} since version 2.2: its pods get nothing of it`)],
		help: "Write it as `runtimePatches`.",
		identity: { names: [OVERRIDES] }
	};
}
const renamedKey = {
	id: "renamed-key",
	summary: "A toleration or an annotation has a key that was renamed: nothing reads the old one.",
	severity: "warning",
	rationale: `Since Kubernetes 1.8 a failed node gets the taints \`node.kubernetes.io/not-ready\` and \`node.kubernetes.io/unreachable\`.
Before, in an alpha version, they were \`node.alpha.kubernetes.io/notReady\` and \`node.alpha.kubernetes.io/unreachable\`. A toleration of an old key
changes nothing: the pod is evicted after the 300 seconds that admission gives to every pod, however many seconds it says.

The annotation \`karpenter.sh/do-not-evict\` became \`karpenter.sh/do-not-disrupt\`, and Karpenter 1.0 reads the old one no more:
it removes nodes below such pods. Said where a NodePool of \`karpenter.sh/v1\` is among the pools.

Kubeflow Trainer 2.2 replaced \`podTemplateOverrides\` of a TrainJob with \`runtimePatches\`: an override gives the pods nothing then. That
is a note, as the version is not in the repository.

Silent where the new key stands beside the old one.

\`--fix\` writes the new key.`,
	examples: [{
		title: "Seconds that nobody counts",
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
        - key: node.alpha.kubernetes.io/unreachable # <--
          operator: Exists
          effect: NoExecute
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
	}, {
		title: "Overrides of a TrainJob",
		inventory: `
pools:
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
rules: {every-pool-tainted: off}
`,
		bad: `
apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: train}
spec:
  runtimeRef: {name: torch}
  podTemplateOverrides: # <--
    - targetJobs: [{name: node}]
      spec:
        tolerations: [{key: gpu, operator: Exists}]
`,
		good: `
apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: train}
spec:
  runtimeRef: {name: torch}
  runtimePatches:
    - manager: team
      trainingRuntimeSpec:
        template:
          spec:
            replicatedJobs:
              - name: node
                template:
                  spec:
                    template:
                      spec:
                        tolerations: [{key: gpu, operator: Exists}]
`
	}],
	checksFragments: true,
	claims: ["object"],
	yieldsTo: [...UNKNOWN_KEYS_FIRST],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const written = writtenTolerations(fit);
		for (const { key = "", origin } of written) {
			const renamed = TAINTS.get(key);
			if (renamed === void 0 || written.some((other) => other.key === renamed)) continue;
			const at = placeInPodSpec(workload, [
				"tolerations",
				origin.index,
				"key"
			]);
			yield {
				at,
				workload,
				claims: [ofObject(`no node has taint ${quoted(key)} since Kubernetes 1.8: it is ${quoted(renamed)} now`)],
				help: `Write \`key: ${renamed}\`.`,
				concerns: { tolerations: [origin.index] },
				cause: key,
				fix: {
					title: `write ${renamed}`,
					operations: [{
						kind: "set-scalar",
						at,
						text: renamed
					}]
				}
			};
		}
		yield* checkOverrides(workload);
		const { podSpecPath, annotations, templateAnnotations } = workload;
		const ofTemplate = podSpecPath.slice(0, -1);
		const own = ofTemplate.length === 0 ? annotations : templateAnnotations;
		if (own[DO_NOT_EVICT] !== "true" || DO_NOT_DISRUPT in own || !inventory.pools.some(isOfVersion1)) return;
		const at = placeInObject(workload, [
			...ofTemplate,
			"metadata",
			"annotations",
			DO_NOT_EVICT
		], "key");
		yield {
			at,
			workload,
			claims: [ofObject(`Karpenter ignores annotation ${quoted(DO_NOT_EVICT)} since version 1.0`)],
			help: `Write \`${DO_NOT_DISRUPT}: "true"\`.`,
			identity: { names: [DO_NOT_EVICT] },
			cause: DO_NOT_EVICT,
			fix: {
				title: `write ${DO_NOT_DISRUPT}`,
				operations: [{
					kind: "rename-key",
					at,
					key: DO_NOT_DISRUPT
				}]
			}
		};
	}
};

// src/rules/reserved-pool.ts
const MAX_WORKLOADS$1 = 12;
function intrusions(fit) {
	const found = /* @__PURE__ */ new Map();
	for (const pool of certainPools(fit)) {
		if (!isIntruder(fit.workload, pool.pool)) continue;
		const [first] = openedTaints(pool, fit);
		if (first === void 0) continue;
		found.set(first.toleration, [...found.get(first.toleration) ?? [], {
			pool,
			taint: first.taint
		}]);
	}
	return found;
}
function describeIntrusion(workload, toleration, opened) {
	const isMild = workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace);
	const pools = opened.map(({ pool }) => pool.pool);
	const opener = isWritten$1(toleration) ? "toleration" : `a toleration that ${toleration.origin.by} adds`;
	return {
		at: isWritten$1(toleration) ? placeOfToleration(workload, toleration) : placeOfTolerations(workload),
		workload,
		...isMild && { severity: "warning" },
		claims: [ofPools(`${opener} opens ${namePools(pools)}, reserved for others`)],
		reasons: pools.map((pool) => ({
			pool,
			reasons: [describeReservation(pool)]
		})),
		help: `Remove the toleration or keep the pod off with a nodeSelector. If it belongs there, name ${quoted(`${workload.namespace}/${workload.kind}/${workload.name}`)} in reservedFor.`,
		related: opened.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
		concerns: {
			...isWritten$1(toleration) && { tolerations: [toleration.origin.index] },
			pools
		},
		identity: { taints: opened.map(({ taint }) => taint) },
		pools: pools.map(({ name }) => name)
	};
}
function describeReservation({ reservedFor }) {
	const namespaces = (reservedFor?.namespaces ?? []).map((glob) => `namespace ${quoted(glob)}`);
	const workloads = (reservedFor?.workloads ?? []).map(quoted);
	const named = [...namespaces, ...workloads];
	return `reserved for ${named.length === 0 ? "nobody" : list(named)}`;
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
		claims: [ofPools(`pool ${quoted(pool.name)} is reserved, but ${open}: ${enter}`)],
		details: shorten(strangers.map(({ workload }) => `${formatWorkload(workload)} is not named`), MAX_WORKLOADS$1),
		help: `Give the pool a taint that its users tolerate, for example ${quoted(`dedicated=${pool.name}:NoSchedule`)}.`,
		concerns: { pools: [pool] }
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
		bad: `${exampleWorkload("Deployment", "thumbnails", { namespace: "web" })}
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
		bad: `${exampleWorkload("Deployment", "web", { namespace: "shop" })}
`,
		goodInventory: `
pools:
  - name: general
  - name: data
    labels: {pool: data}
    taints: ["dedicated=data:NoSchedule"]
    reservedFor: {namespaces: [data]}
`,
		good: `${exampleWorkload("Deployment", "web", { namespace: "shop" })}
`
	}],
	claims: ["pools"],
	yieldsTo: [{
		rule: "wildcard-toleration",
		by: "pool"
	}],
	*checkInventory({ inventory, fits }) {
		for (const pool of inventory.pools) {
			const finding = findOpenPool(pool, fits);
			if (finding !== void 0) yield finding;
		}
	},
	*checkWorkload(fit) {
		for (const [toleration, opened] of intrusions(fit)) {
			const finding = toldOf(opened, ({ pool }) => pool.pool, (left) => describeIntrusion(fit.workload, toleration, left));
			if (finding !== void 0) yield finding;
		}
	}
};

// src/rules/spread-counts-nothing.ts
const BY_CONTROLLER = /^(?:pod-template-hash|controller-revision-hash|pod-template-generation|controller-uid|job-name|(?:.*\.)?kubernetes\.io\/.*(?:pod-name|pod-index|job-name|controller-uid|completion-index))$/;
function isWritten(labels) {
	return Object.entries(labels).every(([key, value]) => labelKeyErrors(key).length === 0 && labelValueErrors(value).length === 0 && !BY_CONTROLLER.test(key));
}
function carries({ templateLabels }, labels) {
	return Object.entries(labels).every(([key, value]) => templateLabels[key] === value);
}
function isPlain({ kind, document, isFragment }) {
	return WORKLOAD_KINDS$1.some((known) => known === kind) && isFragment === void 0 && (document.blanks ?? []).length === 0;
}
function tell$2(workload, index, path, claim, topologyKey) {
	return {
		at: placeInPodSpec(workload, [
			"topologySpreadConstraints",
			index,
			...path
		], "key"),
		workload,
		claims: [claim],
		help: "Write under `labelSelector` labels that the pod template has.",
		identity: { names: [topologyKey] }
	};
}
function* check$2(workload, { fits }) {
	for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
		const { hasSelector, matchLabels, topologyKey } = constraint;
		const spread = `the spread over ${quoted(topologyKey)} counts no pods`;
		if (!hasSelector) yield tell$2(workload, index, [], ofObject(`${spread}: it has no labelSelector`), topologyKey);
		else if (matchLabels !== void 0 && Object.keys(matchLabels).length > 0 && isWritten(matchLabels) && Object.keys(workload.templateLabels).length > 0 && !fits.some((other) => carries(other.workload, matchLabels))) {
			const labels = Object.entries(matchLabels).map(([key, value]) => `${key}=${value}`);
			const says = `${spread}: no pod template has label ${quoted(labels.join(","))}`;
			yield tell$2(workload, index, ["labelSelector"], ofAllWorkloads(says), topologyKey);
		}
	}
}
const spreadCountsNothing = {
	id: "spread-counts-nothing",
	summary: "A topology spread selects no pods, so that it spreads nothing.",
	severity: "warning",
	rationale: `A spread constraint compares how many pods there are in each domain, and \`labelSelector\` says which pods count. Without a
\`labelSelector\` none does: the API server takes the constraint, and all replicas may land on one node. The same holds
where the selector asks for labels that no pod has: somebody renamed a label, or copied the constraint.

The second is said where no workload of the repository has the labels, and everything was read and rendered. Silent for
custom resources, whose operators may add labels or selectors, for selectors with \`matchExpressions\`, and for labels that
controllers add to pods.`,
	examples: [{
		title: "A constraint without a selector",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 3
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1 # <--
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 3
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: {matchLabels: {app: api}}
`
	}, {
		title: "The label of another chart",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 3
  template:
    metadata: {labels: {app.kubernetes.io/name: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: DoNotSchedule
          labelSelector: # <--
            matchLabels: {app: api}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 3
  template:
    metadata: {labels: {app.kubernetes.io/name: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: DoNotSchedule
          labelSelector:
            matchLabels: {app.kubernetes.io/name: api}
`
	}],
	claims: ["object", "all-workloads"],
	looksAt: "topology",
	*checkWorkload({ workload }, context) {
		if (isPlain(workload)) yield* check$2(workload, context);
	}
};

// src/scheduling/labels/topology-domains.ts
const HOSTNAME = "kubernetes.io/hostname";
function mostNodes({ nodes, scale }) {
	return nodes?.length ?? scale?.max ?? scale?.replicas;
}
function mostNodesOf(pools) {
	let sum = 0;
	for (const { pool } of pools) {
		const most = mostNodes(pool);
		if (most === void 0) return void 0;
		sum += most;
	}
	return sum;
}
function valuesOnEveryNode(key, pool, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) {
		const values = nodes.flatMap(({ labels }) => labels[key] ?? []);
		return values.length === nodes.length ? values : void 0;
	}
	const offer = labelOffers(pool, inventory)(key);
	return offer.kind === "value" ? [offer.value] : void 0;
}
function mostDomainsOf(pools, key, inventory) {
	if (key === "kubernetes.io/hostname") return mostNodesOf(pools);
	const domains = /* @__PURE__ */ new Set();
	for (const { pool } of pools) {
		const values = valuesOnEveryNode(key, pool, inventory);
		if (values === void 0) return void 0;
		for (const value of values) domains.add(value);
	}
	return domains.size;
}

// src/scheduling/labels/topology-spread.ts
const DEFAULT_MAX_SKEW = 1;
function valuesOf(key, pool) {
	if (pool.nodes !== void 0 && pool.nodes.length > 0) return pool.nodes.flatMap(({ labels }) => labels[key] ?? []);
	const value = pool.labels[key];
	return value === void 0 ? void 0 : [value];
}
function mayBeEmpty(pool) {
	return hasNoNodes(pool) || pool.scale?.min === 0 && (pool.scale.replicas ?? 0) === 0;
}
function isCounted({ verdict, selector, untolerated, pool }, constraint) {
	const ignoresLabels = constraint.nodeAffinityPolicy === "Ignore";
	const isClosed = untolerated.some(({ effect }) => effect === "NoSchedule" || effect === "NoExecute") ? constraint.nodeTaintsPolicy !== "Honor" : ignoresLabels && selector === "mismatch";
	return verdict === "blocked" && (ignoresLabels || selector === "match") && isClosed && !mayBeEmpty(pool);
}
function spreadLimit(fit, constraint) {
	if (constraint.whenUnsatisfiable !== "DoNotSchedule") return void 0;
	const open = fit.pools.filter(({ verdict }) => verdict !== "blocked");
	const tainted = fit.pools.filter((pool) => isCounted(pool, constraint));
	const { domains, closed } = constraint.topologyKey === "kubernetes.io/hostname" ? {
		domains: mostNodesOf(open),
		closed: tainted
	} : countValues$1(constraint.topologyKey, open, tainted);
	if (domains === void 0 || domains === 0 || closed.length === 0) return void 0;
	return {
		most: domains * (constraint.maxSkew ?? DEFAULT_MAX_SKEW),
		closed
	};
}
function countValues$1(key, open, tainted) {
	const entered = /* @__PURE__ */ new Set();
	for (const { pool } of open) {
		const values = valuesOf(key, pool);
		if (values === void 0) return {
			domains: void 0,
			closed: []
		};
		for (const value of values) entered.add(value);
	}
	const closed = tainted.filter(({ pool }) => valuesOf(key, pool)?.some((value) => !entered.has(value)) ?? false);
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
function describeClosed(closed) {
	const taints = taintsAgainst(closed).map(formatTaint);
	const why = taints.length > 0 ? `untolerated ${taints.join(", ")}` : closed.reasons.map(describeReason).join("; ");
	return `${closed.pool.name}: ${why}`;
}
function helpFor$5(tainted, closed) {
	const help = [...tainted.length > 0 ? ["add `nodeTaintsPolicy: Honor` to the constraint"] : [], ...tainted.length < closed.length ? ["remove `nodeAffinityPolicy: Ignore` from it"] : []].join(", and ");
	return `${help.charAt(0).toUpperCase()}${help.slice(1)}: nodes that the pod cannot enter then do not count.`;
}
const spreadCountsTaintedPools = {
	id: "spread-counts-tainted-pools",
	summary: "A hard topology spread counts nodes that the pod cannot enter, so that some of its pods stay Pending.",
	severity: "warning",
	rationale: `\`whenUnsatisfiable: DoNotSchedule\` compares each domain with the emptiest one. By default nodes with taints that
the pod does not tolerate count too: they stay empty for ever, so that every other domain may have \`maxSkew\` pods and
not one more. With one worker and one control-plane node the second replica stays Pending. \`nodeTaintsPolicy: Honor\`
leaves such nodes out. With \`nodeAffinityPolicy: Ignore\` the nodes that the pod's own selector excludes count in the same way.

Reported only where the numbers prove it: \`replicas\` is greater than \`maxSkew\` times the domains that the pod can
enter. For \`kubernetes.io/hostname\` these are the nodes of the pools that may admit the pod: the Nodes of a snapshot, or
\`scale.max\`, or \`scale.replicas\`; without them nothing is reported, because enough nodes make the spread work. For
another topology key, such as the zone, they are the label values that these pools declare, and a tainted pool counts only
when it has a value that no other pool has. Pools that are or may be scaled to zero are no domains, and pools that the selector excludes only with
\`nodeAffinityPolicy: Ignore\`. Where pools may exist that are not declared, nobody knows the number of domains. A constraint with \`matchExpressions\`, or whose labels do not match the pod itself, is left alone.

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
	claims: ["all-pools"],
	looksAt: "topology",
	*checkWorkload(fit) {
		const { workload } = fit;
		const replicas = workload.replicas ?? 1;
		if (!isPlacementKnown(fit)) return;
		for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
			if (!countsItself(constraint, workload)) continue;
			const limit = spreadLimit(fit, constraint);
			if (limit === void 0 || replicas <= limit.most) continue;
			const closed = limit.closed.map(({ pool }) => pool);
			const tainted = limit.closed.filter((pool) => taintsAgainst(pool).length > 0);
			yield {
				at: placeInPodSpec(workload, [
					"topologySpreadConstraints",
					index,
					"whenUnsatisfiable"
				]),
				workload,
				claims: [ofAllPools(`the spread over ${quoted(constraint.topologyKey)} counts ${namePools(closed)}, which the pod cannot enter: ${replicas - limit.most} of ${replicas} replicas stay Pending`)],
				details: limit.closed.map(describeClosed),
				help: helpFor$5(tainted, limit.closed),
				related: untoleratedHere(limit.closed),
				concerns: { pools: closed },
				identity: { names: [constraint.topologyKey] },
				...constraint.nodeTaintsPolicy === void 0 && tainted.length === limit.closed.length && { fix: honorTaints(workload, index) }
			};
		}
	}
};

// src/rules/explanations/readiness-deadlocks.ts
const PARTS$1 = [{
	part: "reports",
	isOne: reports
}, {
	part: "tells of",
	isOne: isToldOf
}];
function poolsOf({ selector }, { inventory }) {
	const terms = [{
		matchExpressions: selector,
		matchFields: []
	}];
	const selection = compileNodeSelection(NO_WORDS, selector.length === 0 ? void 0 : terms);
	const isChosen = (pool) => judgeLabels(selection, pool, inventory) === "match";
	return new Set(inventory.pools.flatMap((pool, index) => isChosen(pool) ? [index] : []));
}
function keptOff(candidates, index, rule) {
	const running = candidates.filter(({ pools }) => pools[index]?.verdict !== "blocked");
	if (running.some((fit) => !isKeptOff(fit, rule.taint))) return [];
	return running.filter((fit) => fit.pools[index]?.verdict === "fits" && isPlacementKnown(fit));
}
function findReadinessDeadlocks(context) {
	const deadlocks = /* @__PURE__ */ new Map();
	const daemonSets = context.fits.filter(({ workload }) => workload.kind === "DaemonSet");
	for (const rule of context.readiness ?? []) {
		if (!keepsPodsOff(rule.taint)) continue;
		const chosen = poolsOf(rule, context);
		for (const condition of rule.conditions) for (const { part, isOne } of PARTS$1) {
			const candidates = daemonSets.filter(({ workload }) => isOne(condition, workload));
			const poolsBy = /* @__PURE__ */ new Map();
			for (const index of chosen) {
				const pool = context.inventory.pools[index];
				if (pool === void 0) continue;
				for (const fit of keptOff(candidates, index, rule)) poolsBy.set(fit, [...poolsBy.get(fit) ?? [], pool]);
			}
			for (const [fit, pools] of poolsBy) deadlocks.set(fit, [...deadlocks.get(fit) ?? [], {
				rule,
				condition,
				part,
				pools
			}]);
		}
	}
	return deadlocks;
}

// src/rules/startup-taint-deadlock.ts
const MAX_RELATED = 12;
function isRemover({ workload }, taint, options) {
	if (workload.kind !== "DaemonSet") return false;
	if (isKnownRemover(workload, taint)) return true;
	return readMappings(options.removers, ["taint", "workload"]).some((remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload));
}
function findDeadlocks(context, options) {
	const deadlocks = /* @__PURE__ */ new Map();
	const removersOf = /* @__PURE__ */ new Map();
	for (const [index, pool] of context.inventory.pools.entries()) for (const taint of pool.startupTaints) {
		if (!keepsPodsOff(taint)) continue;
		const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
		removersOf.set(taint.key, removers);
		const running = removers.filter(({ pools }) => pools[index]?.verdict !== "blocked");
		if (running.some((fit) => !isKeptOff(fit, taint))) continue;
		for (const fit of running) {
			if (fit.pools[index]?.verdict !== "fits" || !isPlacementKnown(fit)) continue;
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
function describeReadiness({ workload }, deadlocks, told) {
	const open = deadlocks.filter(({ rule, pools }) => pools.some((pool) => !told.some((one) => one.pool === pool && one.taint.key === rule.taint.key)));
	const [first] = open;
	if (first === void 0) return void 0;
	const { rule, condition, part } = first;
	const taints = distinctTaints(open.map((deadlock) => deadlock.rule.taint));
	const pools = [...new Set(open.flatMap((deadlock) => deadlock.pools))];
	const relation = part === "reports" ? `reports condition ${quoted(condition)}` : `is what condition ${quoted(condition)} tells of`;
	return {
		at: placeOfTolerations(workload),
		workload,
		claims: [ofAllWorkloads(`the DaemonSet ${relation}, until which NodeReadinessRule ${quoted(rule.name)} keeps taint ${formatTaint(rule.taint)} on nodes of ${namePools(pools)}, but does not tolerate it: it never starts on a node that has the taint`)],
		details: open.slice(1).map((other) => `NodeReadinessRule ${quoted(other.rule.name)} waits for condition ${quoted(other.condition)} as well`),
		help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
		offer: offerFor(taints, ""),
		related: [...new Set(open.map((deadlock) => deadlock.rule))].map((one) => ({
			place: one.taint.place,
			message: `NodeReadinessRule ${quoted(one.name)} sets this taint`
		})),
		concerns: {
			pools,
			taints
		},
		identity: { taints },
		fix: {
			title: `tolerate ${taints.map(formatTaint).join(", ")}`,
			operations: [insertTolerations(workload, taints)]
		}
	};
}
const readinessWith = (spec) => `
apiVersion: readiness.node.x-k8s.io/v1alpha1
kind: NodeReadinessRule
metadata: {name: network}
spec:
  conditions: [{type: example.org/NetworkReady, requiredStatus: "True"}]
  taint: {key: readiness.k8s.io/network, effect: NoSchedule}
  enforcementMode: continuous
  nodeSelector: {}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: network-reporter, namespace: kube-system}
spec:
  template:
${spec}
        - name: reporter
          image: node-readiness-reporter:1
          env: [{name: CONDITION_TYPE, value: example.org/NetworkReady}]
`;
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

A NodeReadinessRule keeps its taint on nodes until their conditions are as it asks. So the DaemonSet that reports such a condition (its
variable \`CONDITION_TYPE\`), and the agent that the condition tells of (a CSI driver, Calico, Cilium or Falco, by the condition's domain),
have to tolerate the taint. Silent where one of several conditions is enough, and for a condition that is as asked while nobody
reports it.

A startup taint without a known remover in the repository is left alone: the remover may be installed by something else.
So is one that another DaemonSet removes which tolerates it; as nobody knows of one in a file that was not read
or rendered, the rule speaks only where everything was. Pools whose permanent taints or labels keep the DaemonSet off
belong to \`daemonset-misses-pool\`.`,
	options: { removers: {
		type: "mappings",
		keys: ["taint", "workload"],
		description: "DaemonSets that remove startup taints: a glob of the taint's key, and one of `namespace/Kind/name` or `Kind/name`.",
		default: []
	} },
	examples: [
		{
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
		},
		{
			title: "A reporter that waits for what it reports",
			inventory: `
pools:
  - name: general
`,
			bad: readinessWith(`    spec: # <--
      containers:`),
			good: readinessWith(`    spec:
      tolerations: [{key: readiness.k8s.io/network, operator: Exists}]
      containers:`)
		},
		{
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
		}
	],
	claims: ["all-workloads"],
	*checkInventory(context, options) {
		const starting = findDeadlocks(context, options);
		for (const [fit, deadlocks] of findReadinessDeadlocks(context)) {
			const finding = describeReadiness(fit, deadlocks, starting.get(fit) ?? []);
			if (finding !== void 0) yield finding;
		}
		for (const [{ workload }, deadlocks] of starting) {
			const taints = distinctTaints(deadlocks.map(({ taint }) => taint));
			const pools = deadlocks.map(({ pool }) => pool);
			const [removed, them] = taints.length === 1 ? ["taint", "it"] : ["taints", "them"];
			yield {
				at: placeOfTolerations(workload),
				workload,
				claims: [ofAllWorkloads(`the DaemonSet removes startup ${removed} ${list(taints.map(formatTaint))} of ${namePools(pools)}, but does not tolerate ${them}: it never starts there`)],
				help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
				offer: offerFor(taints, ""),
				related: deadlocks.slice(0, MAX_RELATED).map(({ pool, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} starts with this taint`
				})),
				concerns: {
					pools,
					taints
				},
				identity: { taints },
				fix: {
					title: `tolerate ${taints.map(formatTaint).join(", ")}`,
					operations: [insertTolerations(workload, taints)]
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

It is a warning for a NodePool of Karpenter: for a pod that does not tolerate the taint Karpenter makes no node of it, although
the taint would be gone once the node is up.

Looked at are pools that are declared by hand and NodePools, for keys that Kubernetes, autoscalers and agents are known to remove and for
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
	claims: ["pools"],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) {
			const isDeclared = pool.format === DECLARED_FORMAT;
			if (!isDeclared && pool.format !== "karpenter") continue;
			for (const taint of pool.taints) {
				if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
				const where = isDeclared ? "\"taints\" holds what stays" : "Karpenter takes what \"taints\" holds for lasting";
				yield {
					at: taint.place,
					...!isDeclared && { severity: "warning" },
					claims: [ofPools(`taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} goes by itself, but ${where}`)],
					help: "Move it to \"startupTaints\" if new nodes start with it, else remove it: no workload has to tolerate it.",
					identity: {
						pools: [pool],
						taints: [taint]
					}
				};
			}
		}
	}
};

// src/rules/suppressed-default-toleration.ts
const NODE_FAILURE_KEYS = /* @__PURE__ */ new Set(["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"]);
function suppressingTolerations(fit, { inventory }) {
	const { admission } = inventory.cluster;
	if (!fit.valid || !admission.defaultTolerationSeconds) return [];
	return writtenTolerations(fit).filter(({ key = "", effect }) => {
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
		bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/not-ready
          operator: Equal
          value: "true" # <--
          effect: NoExecute
          tolerationSeconds: 60
`,
		good: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/not-ready
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`
	}],
	checksFragments: true,
	claims: ["object"],
	yieldsTo: UNKNOWN_KEYS_FIRST,
	looksAt: "tolerations",
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
				claims: [ofObject(`the pod is evicted at once when its node fails: ${quoted(key)} never has ${compares ? "a number to compare" : `value ${quoted(value)}`}, and Kubernetes no longer adds its 300 s`)],
				help: "Write `operator: Exists` and no value, or remove the toleration.",
				concerns: { tolerations: [origin.index] }
			};
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

// src/model/impact-words.ts
const EVICTED = ["is evicted", "are evicted"];
const FIRST = ["gets its first pool", "get their first pool"];
const EFFECT_WORDS = {
	unschedulable: {
		sign: "\u2717",
		asciiSign: "x",
		becomes: ["becomes unschedulable", "become unschedulable"],
		finds: ["finds no pool any more", "find no pool any more"],
		covers: ["runs nowhere any more", "run nowhere any more"]
	},
	evicted: {
		sign: "!",
		asciiSign: "!",
		becomes: EVICTED,
		finds: EVICTED,
		covers: EVICTED
	},
	"loses-pool": {
		sign: "-",
		asciiSign: "-",
		becomes: ["loses a pool", "lose pools"],
		finds: ["loses a pool", "lose a pool"],
		covers: ["stops covering a pool", "stop covering a pool"]
	},
	"gains-pool": {
		sign: "+",
		asciiSign: "+",
		becomes: ["gains a pool", "gain pools"],
		finds: ["may enter it now", "may enter it now"],
		covers: ["covers one more pool", "cover one more pool"]
	},
	schedulable: {
		sign: "\u2713",
		asciiSign: "*",
		becomes: ["becomes schedulable", "become schedulable"],
		finds: FIRST,
		covers: FIRST
	}
};
function evictedText(seconds) {
	return seconds === 0 ? "evicted at once" : `evicted after ${seconds} s`;
}

// src/rules/explanations/impact-wording.ts
const MAX_DIFFERENCES = 3;
const MAX_FILES = 5;
const LOSES_IT = ["loses it", "lose it"];
const COVERS_IT_NO_MORE = ["covers it no more", "cover it no more"];
function describeDifference({ pool, details }) {
	return `pool ${quoted(pool)} ${list(details, MAX_DIFFERENCES, "more changes")}`;
}
function isDaemonSet({ workload }) {
	return workload.kind === "DaemonSet";
}
function counted(number, noun, [one, many], when = "") {
	return number === 0 ? [] : [`${count(number, noun)} ${number === 1 ? one : many}${when}`];
}
function countImpacts(impacts) {
	const of = (effect) => impacts.filter((impact) => impact.effect === effect);
	const [evicted, losing] = [of("evicted"), of("loses-pool")];
	const times = new Set(evicted.map(({ evictedAfterSeconds }) => evictedAfterSeconds ?? 0));
	const [time] = times;
	const when = times.size === 1 && time !== void 0 ? ` ${duration(time)}` : "";
	return [
		...counted(of("unschedulable").length, "workload", EFFECT_WORDS.unschedulable.finds),
		...counted(evicted.length, "workload", EFFECT_WORDS.evicted.finds, when),
		...counted(losing.filter((impact) => !isDaemonSet(impact)).length, "workload", LOSES_IT),
		...counted(losing.filter(isDaemonSet).length, "DaemonSet", COVERS_IT_NO_MORE),
		...counted(of("gains-pool").length, "workload", EFFECT_WORDS["gains-pool"].finds)
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
		case "unschedulable": return EFFECT_WORDS.unschedulable[isDaemonSet(impact) ? "covers" : "finds"][0];
		case "evicted": return "cannot stay";
		case "loses-pool": return isDaemonSet(impact) ? `covers ${many ? "pools" : "a pool"} no more` : `loses ${many ? "pools" : "a pool"}`;
		case "gains-pool": return `may enter ${many ? "more pools" : "one more pool"}`;
		case "schedulable": return EFFECT_WORDS.schedulable.finds[0];
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
	return list(paths, MAX_FILES, "more files");
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
		claims: [ofDifference(`${describeDifference(difference)}: ${[counts, order].filter((text) => text !== "").join("; ")}`)],
		details: [...shorten(told.map(describeImpact), MAX_WORKLOADS, "more workloads"), ...shorten(waiting.map(({ workload, evicts }) => `${formatWorkload(workload)} is changed too: in the wrong order it ${evicts ? "is evicted" : "does not fit the pool"} for a while`), MAX_WORKLOADS, "more workloads")],
		help: help.join("\n"),
		identity: { names: [difference.pool, ...difference.details] }
	}];
}
function checkReplaced(difference) {
	const { replaced, at, pool, details } = difference;
	if (replaced === void 0 || replaced.bound.length === 0) return [];
	const who = count(replaced.bound.length, "workload");
	return [{
		at,
		severity: "note",
		claims: [ofDifference(`${describeDifference(difference)}: ${who} that ${replaced.bound.length === 1 ? "runs" : "run"} on no other pool can move to the new nodes only`)],
		details: shorten(replaced.bound.map(formatWorkload), MAX_WORKLOADS, "more workloads"),
		help: "Let the pool's disruption budgets replace few nodes at a time, or let these workloads run on a second pool meanwhile.",
		identity: { names: [pool, ...details] },
		cause: `replaced ${pool}`
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
		claims: [ofDifference(`what admission does to pods is changed, and the workload loses ${list(impact.pools.map(quoted))}`)],
		details: [describeImpact(impact)],
		help: "Change the pod spec together with the admission settings, the RuntimeClass or the Namespace.",
		identity: { names: [reason] },
		cause: "admission"
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

Karpenter replaces all nodes of a NodePool whose template changes, also where only \`startupTaints\`, annotations, the node
class or \`expireAfter\` do: such a pool counts as changed. So does Cluster API for a MachineDeployment with another version,
bootstrap, infrastructure or failure domain. Workloads that no other pool takes are named in a note.

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
		bad: `${exampleWorkload("Deployment", "api")}
`,
		good: `${exampleWorkload("Deployment", "api")}
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoExecute}
`
	}],
	claims: ["difference"],
	*checkChange(change) {
		for (const difference of change.pools) {
			const told = checkPool(difference, change);
			yield* told.length > 0 ? told : checkReplaced(difference);
		}
		for (const impact of change.impacts) yield* checkAdmission(impact, change.pools);
	}
};

// src/rules/tolerated-pool-left-out.ts
function namedPools({ pools }, toleration, { cluster }) {
	return pools.flatMap((fit) => {
		const taint = fit.pool.taints.find((one) => keepsPodsOff(one) && toleratesTaint(toleration, one, cluster.comparisonOperators) !== "no");
		return taint === void 0 ? [] : [{
			fit,
			taint
		}];
	});
}
function mayServe(fit, toleration, inventory) {
	return fit.pools.some(({ pool, selector }) => {
		return (pool.incomplete?.some(({ field }) => field === "taints") ?? false) && selector !== "mismatch";
	}) || namedPools(fit, toleration, inventory).some((named) => named.fit.selector !== "mismatch");
}
function isLeftOut({ pool, selector, reasons }, fit) {
	const keys = reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason.key] : []);
	return selector === "mismatch" && keys.length > 0 && !keys.some(isOrdinaryLabel) && !hasNoNodes(pool) && !isVirtualPool(pool) && osOfPool(pool) === osOfPod(fit.workload.podSpec) && mayServePool(fit.workload, pool);
}
function isServedByTwin({ pool }, { workload }, { fits }) {
	const images = workload.podSpec.containers.map(({ image }) => imageName(image));
	return fits.some((other) => other.workload !== workload && other.workload.kind === "DaemonSet" && other.workload.podSpec.containers.some(({ image }) => images.includes(imageName(image))) && certainPools(other).some((one) => one.pool === pool));
}
function isOfItsOwn({ key = "" }) {
	return key !== "" && !CONTROL_PLANE_KEYS.has(key) && effectsSetByKubernetes(key) === void 0;
}
const toleratedPoolLeftOut = {
	id: "tolerated-pool-left-out",
	summary: "A DaemonSet tolerates a pool's taint by name, and its selector leaves the pool out.",
	severity: "note",
	rationale: `Somebody wrote a toleration for the nodes of a pool, and the pods never come there: the node selector or the affinity asks
for a label that these nodes do not have. Either the selector is too narrow, or the toleration is left over.

It is a note, since both may be meant. Reported is a toleration with a key that serves no pool at all, in every cluster
that the DaemonSet goes to. Silent for taints of the control plane and those that Kubernetes sets, where another DaemonSet
with the same image runs on the pool, where the DaemonSet runs on no declared pool for certain, and where a label decides
that says what a node is, such as the architecture or the instance type. Pools that other rules leave out do not count here either: those that are reserved for others, have no nodes or
another operating system.`,
	examples: [{
		title: "An agent for the workers that is to run beside GPUs, too",
		inventory: `
pools:
  - name: workers
    labels: {pool: workers}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      nodeSelector: {pool: workers}
      tolerations:
        - key: nvidia.com/gpu # <--
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
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions: [{key: pool, operator: In, values: [workers, gpu]}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
	}],
	claims: ["serves-nothing"],
	looksAt: "tolerations",
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (workload.kind !== "DaemonSet" || certainPools(fit).length === 0) return;
		for (const toleration of writtenTolerations(fit).filter(isOfItsOwn)) {
			if (mayServe(fit, toleration, context.inventory)) continue;
			const named = namedPools(fit, toleration, context.inventory);
			const leftOut = named.filter((one) => isLeftOut(one.fit, fit) && !isServedByTwin(one.fit, fit, context));
			if (leftOut.length === 0 || leftOut.length < named.length) continue;
			const pools = leftOut.map((one) => one.fit.pool);
			const [first] = leftOut;
			const says = `the DaemonSet tolerates ${first === void 0 ? "" : formatTaint(first.taint)} of ${namePools(pools)}, and its selector leaves ${pools.length === 1 ? "that pool" : "those pools"} out`;
			yield {
				at: placeOfToleration(workload, toleration),
				workload,
				claims: [ofDeadLine(says, (one) => one.fit === void 0 || mayServe(one.fit, toleration, one.inventory), {
					says,
					severity: "note"
				})],
				details: leftOut.map(({ fit: { pool, reasons } }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
				help: `Let the selector take in ${namePools(pools)}, or remove the toleration.`,
				related: leftOut.map(({ fit: { pool }, taint }) => taintedHere(pool, taint)),
				concerns: {
					tolerations: [toleration.origin.index],
					pools
				},
				identity: {
					pools,
					tolerations: [toleration.origin.index]
				},
				pools: pools.map(({ name }) => name)
			};
		}
	}
};

// src/rules/tolerates-node-failure.ts
const NOT_READY = {
	key: "node.kubernetes.io/not-ready",
	value: "",
	effect: "NoExecute"
};
const NODE_FAILURES = [NOT_READY, {
	key: "node.kubernetes.io/unreachable",
	value: "",
	effect: "NoExecute"
}];
const ANY_GATE = "off";
function endlessFailures({ tolerations }) {
	return NODE_FAILURES.flatMap((taint) => {
		const { toleration } = findToleration(tolerations, taint, ANY_GATE);
		if (toleration === void 0 || !isWritten$1(toleration)) return [];
		return toleration.tolerationSeconds === void 0 ? [{
			taint,
			toleration
		}] : [];
	});
}
function startsBeforeNetwork({ podSpec }, failures) {
	return podSpec.hostNetwork && failures.every(({ taint }) => taint === NOT_READY);
}
function endlessWildcards(fit) {
	return writtenTolerations(fit).filter((toleration) => {
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
none of them can move. Silent, too, for a pod with \`hostNetwork\` that tolerates \`not-ready\` alone: it may have to start
before the network plugin makes the node ready, and it leaves a dead node, which is \`unreachable\`. A toleration without a key has its own rule. Both taints are one finding.`,
	examples: [{
		title: "A Deployment that waits for a dead node",
		inventory: `
pools:
  - name: general
`,
		bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/unreachable # <--
          operator: Exists
          effect: NoExecute
`,
		good: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`
	}],
	claims: ["object"],
	yieldsTo: [...UNKNOWN_KEYS_FIRST, {
		rule: "wildcard-toleration",
		by: "toleration"
	}],
	looksAt: "tolerations",
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid || cannotMove(workload)) return;
		const failures = endlessFailures(fit);
		const [first, second] = failures;
		if (first === void 0 || startsBeforeNetwork(workload, failures)) return;
		const concerned = [...failures.map(({ toleration }) => toleration), ...endlessWildcards(fit)];
		yield {
			at: placeOfToleration(workload, first.toleration),
			workload,
			...workload.kind === "StatefulSet" && { severity: "note" },
			claims: [ofObject(`the pod never leaves a failed node: it tolerates ${list(failures.map(({ taint }) => quoted(taint.key)))} without tolerationSeconds`)],
			help: "Add `tolerationSeconds: 300`, or another number of seconds after which the pod moves: without it, it stays for ever.",
			related: second === void 0 || second.toleration === first.toleration ? [] : [{
				place: placeOfToleration(workload, second.toleration),
				message: `${quoted(second.taint.key)} is tolerated here`
			}],
			concerns: { tolerations: [...new Set(concerned.map(({ origin }) => origin.index))] },
			identity: { names: ["node failure"] }
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
function helpFor$4(field, text) {
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
		good: `${exampleWorkload("DaemonSet", "agent", { namespace: "kube-system" })}
      tolerations:
        - {key: CriticalAddonsOnly, operator: Exists}
`
	}],
	claims: ["object"],
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
				claims: [ofObject(`Kubernetes has ignored annotation ${quoted(name)} since version 1.6`)],
				help: isReplaced ? `Remove the annotation: the pod spec has its own ${quoted(field)}.` : helpFor$4(field, text),
				identity: { names: [path.join("."), name] }
			};
		}
	}
};

// src/rules/too-few-domains.ts
const REPLICATED = /* @__PURE__ */ new Set([
	"Deployment",
	"StatefulSet",
	"ReplicaSet",
	"ReplicationController"
]);
function keepsApart({ effect, isRequired, matchLabels }, { templateLabels }) {
	return effect === "repel" && isRequired && matchLabels !== void 0 && Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value);
}
function tell$1(fit, term, replicas, domains) {
	const { workload, pools } = fit;
	const { topologyKey, path } = term;
	const open = pools.filter(({ verdict }) => verdict !== "blocked").map(({ pool }) => pool);
	const isHost = topologyKey === HOSTNAME;
	const have = open.length === 1 ? "has" : "have";
	const most = isHost ? `${namePools(open)} ${have} at most ${count(domains, "node")}` : `${namePools(open)} ${have} ${count(domains, "value")} of it`;
	return {
		at: isHost ? placeInObject(workload, ["spec", "replicas"]) : placeInPodSpec(workload, path),
		workload,
		claims: [ofAllPools(`${replicas - domains} of ${replicas} replicas stay Pending: the anti-affinity keeps each in a ${quoted(topologyKey)} of its own, and ${most}`)],
		help: isHost ? "Ask for fewer replicas, let the pools grow, or make the term a preferred one." : `Name a topology that tells more nodes apart, such as \`${HOSTNAME}\`, or make the term a preferred one.`,
		related: open.map(declaredHere),
		concerns: { pools: open },
		identity: { names: [topologyKey] }
	};
}
function* check$1(fit, { inventory }) {
	const { workload } = fit;
	const { replicas = 1, podSpec } = workload;
	const open = fit.pools.filter(({ verdict }) => verdict !== "blocked");
	for (const term of podSpec.podAffinityTerms) {
		if (!keepsApart(term, workload)) continue;
		const domains = mostDomainsOf(open, term.topologyKey, inventory);
		if (domains === void 0 || domains === 0 || replicas <= domains) continue;
		yield tell$1(fit, term, replicas, domains);
		return;
	}
}
const statefulSet = (replicas, topologyKey) => `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: search}
spec:
  replicas: ${replicas}
  template:
    metadata: {labels: {app: search}}
    spec:
      containers: [{name: search, image: search:1}]
      affinity:
        podAntiAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - labelSelector: {matchLabels: {app: search}}
              topologyKey: ${topologyKey}
`;
const tooFewDomains = {
	id: "too-few-domains",
	summary: "A required anti-affinity keeps replicas apart, and there are more of them than nodes or zones to be in.",
	severity: "warning",
	rationale: `With a required \`podAntiAffinity\` that selects the pods of the workload itself, no two of them run in one domain of
\`topologyKey\`. With \`kubernetes.io/hostname\` three replicas need three nodes; with \`kubernetes.io/os\`, which is the same on all
Linux nodes, the second one already stays Pending.

Counted are the domains of the pools that may admit the pod: for \`kubernetes.io/hostname\` the Nodes of a snapshot,
\`scale.max\`, or \`scale.replicas\`, for other keys the values that every node of these pools is known to have. Where one pool
says nothing, there may be enough. Where other pools may exist, nobody knows the number of domains. Silent for a
term with \`matchExpressions\`, with namespaces or with \`mismatchLabelKeys\`, for one whose labels the pods do not have, and for kinds other than
Deployments, StatefulSets, ReplicaSets and ReplicationControllers.`,
	examples: [{
		title: "More replicas than nodes",
		inventory: `
pools:
  - name: data
    scale: {min: 2, max: 2}
`,
		bad: statefulSet("3 # <--", HOSTNAME),
		good: statefulSet("2", HOSTNAME)
	}, {
		title: "A topology that is the same on all nodes",
		inventory: `
pools:
  - name: data
`,
		bad: statefulSet("2", "kubernetes.io/os # <--"),
		good: statefulSet("2", HOSTNAME)
	}],
	claims: ["all-pools"],
	looksAt: "topology",
	*checkWorkload(fit, context) {
		if (REPLICATED.has(fit.workload.kind) && isPlacementKnown(fit)) yield* check$1(fit, context);
	}
};

// src/rules/explanations/selector-explanation.ts
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
	})).map((one) => isNearKey(text, one.candidate) ? {
		...one,
		edits: 1
	} : one).filter(({ edits }) => edits > 0 && edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
function nearestKey(key, keys) {
	const stable = LABEL_TWINS.find(([, beta]) => beta === key)?.[0];
	if (stable !== void 0 && keys.includes(stable)) return stable;
	return keys.find((other) => isNearKey(key, other)) ?? nearestText(key, keys);
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
	if (!everywhere) return ofNoPool(`meets all of its selector: ${ofPool}`);
	if (pools.length === 1 && possible !== void 0) return ofPools(ofPool);
	return pools.some((one) => mismatchesOf(one).some((other) => other.key === key && other.possible)) || labelValues(pools, key).length > 0 ? ofNoPool(`has label ${quoted(key)} as the pod asks: ${wanted}`) : ofNoPool(`has label ${quoted(key)}, the pod asks for ${wanted}`);
}
function ofNoPool(what) {
	return ofAllPools(`no pool ${what}`, { says: `no declared pool ${what}` });
}
function explainSelector(fit) {
	const { workload, pools } = fit;
	const main = mainMismatch(pools);
	const reasons = describePools(pools);
	const related = [];
	if (main === void 0) return {
		at: placeOfSelection(fit),
		cause: ofAllPools("its selector, or a cordon, keeps it off every pool", { says: "its selector, or a cordon, keeps it off every declared pool" }),
		reasons,
		help: "See the reason for each pool, and correct the selector or the pool.",
		related
	};
	const { key } = main.mismatch;
	const path = findSelectorPath(workload, key);
	const values = labelValues(pools, key);
	const near = values.length === 0 ? nearestKey(key, labelKeys(pools)) : askedFor(workload, key).map((asked) => nearestText(asked, values))[0];
	const cause = describeMismatch(main, pools);
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
	return {
		at: path === void 0 ? placeOfSelection(fit) : placeInPodSpec(workload, path),
		cause,
		reasons,
		help: `${helpToProvision(fit, key)}Select a label that a pool has, or add the label to the pool that should take the pod.${known}${suggestion}`,
		related,
		key,
		...main.everywhere && lacksLabel(pools, key) && { missingLabel: key }
	};
}
function askedFor(workload, key) {
	const { [key]: selected } = workload.podSpec.nodeSelector;
	if (selected !== void 0) return [selected];
	return requiredExpressions(workload).flatMap(({ requirement }) => requirement.key === key && requirement.operator === "In" ? requirement.values : []);
}
function helpToProvision({ pools, nodeSelector }, key) {
	const value = nodeSelector[key];
	if (value === void 0 || !pools.some(({ pool }) => pool.autoProvisions)) return "";
	return `To have a node made for it, add to the pod spec:\n${formatTolerationsFor([{
		key,
		value,
		effect: "NoSchedule"
	}])}\n`;
}
function lacksLabel(pools, key) {
	return pools.every((pool) => mismatchesOf(pool).some((other) => other.key === key && other.actual === void 0));
}
function placeOfSelection({ workload }) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	if (Object.keys(nodeSelector).length > 0) return placeInPodSpec(workload, ["nodeSelector"], "key");
	if (nodeAffinity?.required !== void 0) return placeInPodSpec(workload, ["affinity", "nodeAffinity"], "key");
	return placeOfTolerations(workload);
}

// src/rules/undeclared-pools.ts
const LEAST_WORKLOADS = 2;
const LEAST_VALUES = 3;
const MAX_POOLS$1 = 10;
const UNDECLARED = "pools that nobody declared";
function tolerationAsks(fit, inventory) {
	const { comparisonOperators, transientTaints } = inventory.cluster;
	return writtenTolerations(fit).flatMap((toleration) => {
		const { key = "", value = "", effect = "", origin } = toleration;
		if (key === "" || isPlatformTaintKey(key, transientTaints) || mayServe$1(toleration, {
			inventory,
			fit
		})) return [];
		const nearest = nearestTaint(toleration, taintsOf(inventory), comparisonOperators);
		if (nearest !== void 0 && isSlipOfTheHand({
			toleration,
			taint: nearest.taint,
			miss: nearest.miss
		})) return [];
		return [{
			fit,
			key,
			value,
			path: [
				"tolerations",
				origin.index,
				toleration.value === void 0 ? "key" : "value"
			],
			toleration: {
				index: origin.index,
				effect
			}
		}];
	});
}
function selectorAsks(fit, inventory) {
	if (!isPlacementKnown(fit) || fit.pools.length === 0) return [];
	const { nodeSelector } = fit.workload.podSpec;
	const selected = Object.entries(nodeSelector).map(([key, value]) => ({
		key,
		values: [value],
		path: ["nodeSelector", key]
	}));
	const required = requiredExpressions(fit.workload).flatMap(({ requirement: { key, operator, values }, path }) => operator === "In" ? [{
		key,
		values,
		path: [...path, "key"]
	}] : []);
	return [...selected, ...required].flatMap(({ key, values, path }) => {
		if (isPlatformLabel(key, inventory) || mayBeMet({
			key,
			operator: "In",
			values,
			bound: 0n
		}, inventory)) return [];
		const known = labelValues(fit.pools, key);
		return (known.length === 0 ? nearestKeyOf(key, labelKeys(fit.pools)) !== void 0 : values.some((value) => known.some((other) => isSlipOfValue(value, other)))) ? [] : values.map((value) => ({
			fit,
			key,
			value,
			path
		}));
	});
}
function namesKey({ workload }, key) {
	const { tolerations, nodeSelector } = workload.podSpec;
	return tolerations.some((toleration) => toleration.key === key) || Object.hasOwn(nodeSelector, key) || requiredExpressions(workload).some(({ requirement }) => requirement.key === key);
}
function workloadsOf(asks) {
	return new Set(asks.map(({ fit }) => formatWorkload(fit.workload)));
}
function isEvidence(key, asks, fits) {
	const values = new Set(asks.map(({ value }) => value));
	const asking = workloadsOf(asks).size;
	if (asking < LEAST_WORKLOADS || isMixed(values)) return false;
	const naming = new Set(fits.filter((fit) => namesKey(fit, key)).map(({ workload }) => formatWorkload(workload)));
	return values.size >= LEAST_VALUES || asking * 2 > naming.size;
}
function describe$1(key, asks) {
	const named = [...groupBy(asks, ({ value }) => value)].map(([value, ofValue]) => ({
		value,
		size: workloadsOf(ofValue).size
	})).sort((a, b) => b.size - a.size).flatMap(({ value, size }) => value === "" ? [] : [`${quoted(value)} (${size})`]);
	const what = named.length === 0 ? "" : ` = ${list(named)}`;
	const have = named.length > 1 ? "these" : "it";
	return `${count(workloadsOf(asks).size, "workload")} ask for ${quoted(key)}${what}: no declared pool has ${have}`;
}
function poolsToDeclare(asked) {
	const byValue = asked.flatMap(({ key, asks }) => [...groupBy(asks, ({ value }) => value)].map(([value, ofValue]) => ({
		key,
		value,
		ofValue
	})));
	const pools = byValue.slice(0, MAX_POOLS$1).map(({ key, value, ofValue }) => {
		const tolerated = ofValue.find(({ toleration }) => toleration !== void 0)?.toleration;
		const isSelected = ofValue.some(({ toleration }) => toleration === void 0);
		const taint = `${key}${value === "" ? "" : `=${value}`}:${tolerated?.effect || "NoSchedule"}`;
		return `  - {${[
			`name: ${formatYamlString(value || (key.split("/").at(-1) ?? key))}`,
			...isSelected ? [`labels: {${formatYamlString(key)}: ${formatYamlString(value)}}`] : [],
			...tolerated === void 0 ? [] : [`taints: [${JSON.stringify(taint)}]`]
		].join(", ")}}`;
	});
	const rest = byValue.length - pools.length;
	return [
		"pools:",
		...pools,
		...rest > 0 ? [`  # and ${rest} more`] : []
	];
}
function placesOf(asks) {
	const byValue = /* @__PURE__ */ new Map();
	for (const ask of asks) if (!byValue.has(ask.value)) byValue.set(ask.value, ask);
	const named = [...byValue.values()];
	const known = new Set(named.map(({ fit }) => fit));
	const others = new Map(asks.filter(({ fit }) => !known.has(fit)).map((ask) => [ask.fit, ask]));
	return [...named, ...others.values()];
}
function byWords(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
function pathOf({ fit: { workload } }) {
	return workload.document.file.path;
}
function describeAll(found) {
	const sizeOf = ({ asks }) => workloadsOf(asks).size;
	const asked = found.map(({ key, asks }) => ({
		key,
		asks: asks.toSorted((a, b) => byWords(pathOf(a), pathOf(b)))
	})).sort((a, b) => sizeOf(b) - sizeOf(a) || byWords(a.key, b.key));
	const [main, ...others] = asked;
	const [first, ...more] = asked.flatMap(({ asks }) => placesOf(asks));
	if (main === void 0 || first === void 0) return void 0;
	const placeOf = ({ fit, path }) => placeInPodSpec(fit.workload, path);
	return {
		at: placeOf(first),
		claims: [{
			about: "beyond-inventory",
			says: describe$1(main.key, main.asks)
		}],
		details: others.map(({ key, asks }) => describe$1(key, asks)),
		help: ["Declare the pools that these nodes belong to, with all that they have:", ...poolsToDeclare(asked)].join("\n"),
		related: more.map((ask) => ({
			place: placeOf(ask),
			message: `${formatWorkload(ask.fit.workload)} asks for ${quoted(ask.value === "" ? ask.key : `${ask.key}=${ask.value}`)} here`
		})),
		cause: UNDECLARED,
		concerns: { asks: askedBy(asked.flatMap(({ asks }) => asks)) },
		identity: { names: asked.map(({ key }) => key).sort() }
	};
}
function askedBy(asks) {
	const byWorkload = /* @__PURE__ */ new Map();
	for (const ask of asks) byWorkload.set(ask.fit, [...byWorkload.get(ask.fit) ?? [], ask]);
	return [...byWorkload].map(([{ workload }, ofWorkload]) => ({
		workload,
		tolerations: ofWorkload.flatMap(({ toleration }) => toleration === void 0 ? [] : [toleration.index])
	}));
}
const undeclaredPools = {
	id: "undeclared-pools",
	summary: "Several workloads ask for a label or a taint that no declared pool has: a pool is most likely not declared.",
	severity: "note",
	rationale: `Where many workloads ask for what no pool has, it is the inventory that lacks something, not the workloads. This
is one finding with the workloads as its places and the pools that would answer them, instead of one about each of them.
What is asked for by several keys is one finding, too.

Said only where other pools may exist, of a key of which at least two workloads ask for a value that no declared pool
offers: three or more such values, or more than half of the workloads that name the key. Keys that Kubernetes, a cloud or
an add-on sets by itself are left out, and so is what is most likely a slip of the hand, which other rules tell of. Values
that all say no more than "it is there" are \`mixed-toleration-values\`.`,
	examples: [{
		title: "Node pools that stand elsewhere",
		inventory: `
complete: false
pools:
  - name: general
    labels: {workload: general}
`,
		bad: `${exampleWorkload("Deployment", "shop")}
      nodeSelector:
        workload: web # <--
---${exampleWorkload("Job", "report")}
      nodeSelector: {workload: batch}
      tolerations:
        - {key: workload, operator: Equal, value: batch, effect: NoSchedule}
`,
		good: `${exampleWorkload("Deployment", "shop")}
      nodeSelector: {workload: general}
`
	}],
	claims: ["beyond-inventory"],
	*checkInventory({ inventory, fits }) {
		const asks = fits.flatMap((fit) => fit.valid ? [...selectorAsks(fit, inventory), ...tolerationAsks(fit, inventory)] : []);
		const finding = describeAll([...groupBy(asks, (ask) => ask.key)].flatMap(([key, ofKey]) => isEvidence(key, ofKey, fits) ? [{
			key,
			asks: ofKey
		}] : []));
		if (finding !== void 0) yield finding;
	}
};

// src/rules/unknown-field.ts
function renameField(workload, { path, meant }) {
	if (meant === void 0 || meant.isElsewhere || !meant.isCertain) return void 0;
	const at = placeInObject(workload, path, "key");
	return {
		title: `write ${meant.field}`,
		operations: [{
			kind: "rename-key",
			at,
			key: meant.field
		}]
	};
}
function helpFor$3({ field, meant, legal }) {
	if (meant?.isElsewhere) return `Write it as ${formatMeantPath(meant.path)}, where the API server reads it, or remove it.`;
	if (meant !== void 0) return `Write ${quoted(meant.field)}.`;
	const known = legal.length === 0 ? "" : ` What it takes: ${list(legal)}.`;
	return `Remove ${quoted(field)}, or write the field that it stands for.${known}`;
}
function messageFor({ field, path, meant, isGuess }) {
	const parent = path.slice(0, -1);
	const where = parent.length === 0 ? "at the top of the object" : `in ${formatFieldPath(parent)}`;
	if (isGuess && meant !== void 0) return `${quoted(field)} ${where} looks like a slip of ${quoted(meant.field)}`;
	const nearest = meant === void 0 || meant.isElsewhere ? "" : `; the nearest is ${quoted(meant.field)}`;
	return `the API server knows no field ${quoted(field)} ${where}${nearest}`;
}
const unknownField = {
	id: "unknown-field",
	summary: "A key in or around the scheduling fields is none that the API server knows.",
	severity: "error",
	refusedByApi: true,
	rationale: `\`toleration:\` for \`tolerations:\`, \`nodeselector\`, \`efect\`, \`operation\` for \`operator\`: the API server knows no such
field. \`kubectl apply\` refuses the object, but a client that does not validate strictly lets the API server drop the field
without a word, and the pod stays Pending or runs on the wrong nodes.

Every key is looked at on the way to the pod spec, in the pod spec itself, and in its tolerations, affinities, spread
constraints and resources. Which fields there are is taken from the types of the API in all supported versions of
Kubernetes. What stands in volumes, probes and other parts that decide no placement is not looked at. A known field at the
wrong place is [\`misplaced-scheduling-field\`](misplaced-scheduling-field.md). A key without a value is not reported:
nothing is lost with it; nor is a directive of a patch, such as \`$patch\`. While a scheduling field is misspelt nobody knows
what the pod really asks for, so that nothing is said about the pools that it misses.

In a custom resource with a whole pod spec the pod spec's scheduling fields are looked at as in a Deployment, and of its
other keys those that mean a scheduling field. Of a kind that has scheduling fields of its own, only what is spelt nearly
as one of them is reported, as a warning: the kind may have other fields. In values of a chart, and in a kind that nobody
knows, it is reported where it holds what the right field would and stands beside another scheduling field or within one;
not where a chart of the repository reads the key, or the file belongs to a chart, whose templates decide
([\`ignored-values\`](ignored-values.md)).

\`--fix\` writes the right name where one slip of the hand makes the difference: capitals, a sign between words, one letter,
two letters swapped, a plural.`,
	examples: [{
		title: "A singular, and a letter lost",
		inventory: `
pools:
  - name: general
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
      toleration: # <--
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
      containers: [{name: trainer, image: trainer:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: notebook}
spec:
  nodeSelector: {pool: gpu}
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      efect: NoSchedule # <--
  containers: [{name: notebook, image: notebook:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
      containers: [{name: trainer, image: trainer:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: notebook}
spec:
  nodeSelector: {pool: gpu}
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NoSchedule
  containers: [{name: notebook, image: notebook:1}]
`
	}, {
		title: "A field of another selector",
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
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - labelSelector: # <--
              matchExpressions: [{key: pool, operator: In, values: [general]}]
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions: [{key: pool, operator: In, values: [general]}]
  containers: [{name: api, image: api:1}]
`
	}],
	claims: ["object"],
	checksFragments: true,
	looksAt: "unknown-fields",
	*checkWorkload({ workload }) {
		const misspelt = workload.strayFields.filter(({ meant }) => !meant?.isElsewhere);
		for (const unknown of [...misspelt, ...workload.unknownFields ?? []]) {
			const fix = renameField(workload, unknown);
			yield {
				at: placeInObject(workload, unknown.path, "key"),
				workload,
				...severityOfGuess(workload, unknown),
				claims: [ofObject(messageFor(unknown))],
				help: helpFor$3(unknown),
				concerns: concernsOfKey(workload, unknown),
				identity: { names: [formatFieldPath(unknown.path)] },
				...fix && { fix }
			};
		}
	}
};

// src/rules/explanations/pool-spelling.ts
const CLEARLY_MORE = 2;
const MOST_PLACES = 3;
const NODES = "node";
function writerAt({ document, path }) {
	return JSON.stringify([document.file.path, path]);
}
function writerOf(workload) {
	const { origin } = workload.document;
	const release = origin?.renderer === "helm" ? origin.root : releaseOf(workload);
	return JSON.stringify(release === void 0 ? [workload.kind, workload.name] : [release]);
}
function usesOfPool(pool, key) {
	const { [key]: label } = pool.labels;
	const place = pool.labelOrigins?.[key]?.place ?? pool.place;
	const ofTaints = pool.taints.filter((taint) => taint.key === key);
	const found = [...label === void 0 ? [] : [{
		value: label,
		place
	}], ...ofTaints];
	const by = writerAt(found[0]?.place ?? pool.place);
	return found.map((one) => ({
		value: one.value,
		place: one.place,
		by
	}));
}
function usesOfPod(fit, key) {
	const { workload } = fit;
	const by = writerOf(workload);
	const use = (value, path) => ({
		value,
		place: placeInPodSpec(workload, path),
		by
	});
	const { [key]: selected } = workload.podSpec.nodeSelector;
	return [
		...selected === void 0 ? [] : [use(selected, ["nodeSelector", key])],
		...requiredExpressions(workload).flatMap(({ requirement, path }) => requirement.key === key ? requirement.values.map((value, index) => use(value, [
			...path,
			"values",
			index
		])) : []),
		...writtenTolerations(fit).flatMap(({ key: tolerated, value, origin }) => tolerated === key && value !== void 0 ? [use(value, [
			"tolerations",
			origin.index,
			"value"
		])] : [])
	];
}
function tolerationsWith(fit, key, value) {
	return writtenTolerations(fit).flatMap((one) => one.key === key && one.value === value ? [one.origin.index] : []);
}
function voices(uses, value) {
	const byWriter = /* @__PURE__ */ new Map();
	for (const use of uses) if (use.value === value && !byWriter.has(use.by)) byWriter.set(use.by, use.place);
	return [...byWriter.values()];
}
const usesOfKey = /* @__PURE__ */ new WeakMap();
function usesOf(key, { inventory, fits }) {
	const known = usesOfKey.get(fits) ?? /* @__PURE__ */ new Map();
	usesOfKey.set(fits, known);
	const uses = known.get(key) ?? [...inventory.pools.flatMap((pool) => usesOfPool(pool, key)), ...fits.flatMap((fit) => usesOfPod(fit, key))];
	known.set(key, uses);
	return uses;
}
function wrongSide(asking, having) {
	if (asking >= CLEARLY_MORE * having) return "pool";
	return having >= CLEARLY_MORE * asking ? "pod" : "open";
}
function onlyKey({ reasons }) {
	const keys = reasons.map((reason) => {
		if (reason.kind === "selector-mismatch") return reason.key;
		return reason.kind === "untolerated-taint" ? reason.taint.key : void 0;
	});
	return new Set(keys).size === 1 ? keys[0] : void 0;
}
const poolsByKey = /* @__PURE__ */ new WeakMap();
function poolsByLetters(key, inventory) {
	const known = poolsByKey.get(inventory) ?? /* @__PURE__ */ new Map();
	poolsByKey.set(inventory, known);
	const uses = () => inventory.pools.flatMap((pool) => usesOfPool(pool, key).map((use) => ({
		pool,
		use
	})));
	const byLetters = known.get(key) ?? groupBy(uses(), ({ use }) => lettersOf(use.value));
	known.set(key, byLetters);
	return byLetters;
}
function findPoolSpelling(fit, key, context) {
	if (key === void 0) return void 0;
	const pools = poolsByLetters(key, context.inventory);
	const [first] = usesOfPod(fit, key).flatMap(({ value }) => (pools.get(lettersOf(value)) ?? []).flatMap(({ pool, use }) => isSpeltOtherwise(value, use.value) && isKeptOffBy(key, pool, fit) ? [{
		pool,
		use,
		asked: value
	}] : [])).sort((a, b) => a.pool.name < b.pool.name ? -1 : Number(a.pool.name > b.pool.name));
	if (first === void 0) return void 0;
	const { pool, use, asked } = first;
	const uses = usesOf(key, context);
	const asking = voices(uses, asked);
	const side = wrongSide(asking.length, voices(uses, use.value).length);
	const isFact = pool.format === NODES || pool.labelOrigins?.[key]?.implied !== void 0;
	return {
		pool,
		key,
		asked,
		has: use.value,
		place: use.place,
		wrong: isFact && side === "pool" ? "open" : side,
		asking,
		tolerations: tolerationsWith(fit, key, asked)
	};
}
function isKeptOffBy(key, pool, { pools }) {
	const found = pools.find((one) => one.pool === pool);
	return found !== void 0 && onlyKey(found) === key;
}
function tellAtPool({ pool, key, asked, has, asking, place }) {
	return {
		at: place,
		cause: ofPools(`pool ${quoted(pool.name)} has ${quoted(has)} for ${quoted(key)}, ${asking.length} other places say ${quoted(asked)}`),
		help: `Write ${quoted(asked)} for ${quoted(key)} at pool ${quoted(pool.name)}.`,
		related: asking.slice(0, MOST_PLACES).map((one) => ({
			place: one,
			message: `${quoted(asked)} stands here`
		}))
	};
}
function askAtPool({ pool, asked }) {
	return ` Or should pool ${quoted(pool.name)} have ${quoted(asked)}?`;
}

// src/rules/explanations/stray-selector.ts
const ONE_IN = 10;
const NODE_GROUP = "eks.amazonaws.com/nodegroup";
const BUILT_IN = /* @__PURE__ */ new Set(["general-purpose", "system"]);
function requirementsOf({ workload: { podSpec } }) {
	const { nodeSelector, terms = [] } = compileNodeSelection(podSpec.nodeSelector, podSpec.nodeAffinity?.required);
	const ofSelector = nodeSelector.map((requirement) => ({
		requirement,
		path: ["nodeSelector", requirement.key]
	}));
	const [only, ...others] = terms;
	if (only === void 0 || others.length > 0 || only.errors.length > 0) return ofSelector;
	const path = [
		...REQUIRED_TERMS,
		0,
		"matchExpressions"
	];
	return [...ofSelector, ...only.expressions.map((requirement, index) => ({
		requirement,
		path: [...path, index]
	}))];
}
function asksForPool(fit) {
	return isPlacementKnown(fit) && requirementsOf(fit).some(({ requirement: { key, operator } }) => (operator === "In" || operator === "Exists") && !isOrdinaryLabel(key));
}
const askingOf = /* @__PURE__ */ new WeakMap();
function askingAmong(fits) {
	const known = askingOf.get(fits) ?? fits.filter(asksForPool);
	askingOf.set(fits, known);
	return known;
}
function beginningOf(key, { incomplete = [] }) {
	return key === NODE_GROUP ? incomplete.find(({ field }) => field === "name")?.beginning : void 0;
}
function isOtherGroup({ key, operator, values }, pool) {
	if (key === NODE_GROUP && operator === "In" && isVirtualPool(pool)) return true;
	const beginning = beginningOf(key, pool);
	return beginning !== void 0 && operator === "In" && !values.some((value) => value.startsWith(beginning));
}
function isServed(fit) {
	const requirements = requirementsOf(fit);
	return fit.pools.some(({ selector, pool }) => selector !== "mismatch" && !requirements.some(({ requirement }) => isOtherGroup(requirement, pool)));
}
function speaksForKey(key, pool) {
	if (beginningOf(key, pool) !== void 0) return true;
	return Object.hasOwn(pool.labels, key) && (pool.format !== "karpenter" || key.startsWith("karpenter.sh/"));
}
function countValues(key, { pools }) {
	const beginnings = new Set(pools.flatMap(({ pool }) => beginningOf(key, pool) ?? []));
	return labelValues(pools, key).length + beginnings.size;
}
function mayBeMetBy(requirement, inventory) {
	const pools = inventory.pools.filter((pool) => !isOtherGroup(requirement, pool));
	return mayBeMet(requirement, {
		...inventory,
		pools
	});
}
function strayRequirement(fit, { inventory, fits }) {
	if (fit.pools.length === 0 || isServed(fit) || !asksForPool(fit)) return void 0;
	const asking = askingAmong(fits);
	const served = asking.filter(isServed).length;
	if ((asking.length - served) * ONE_IN > asking.length) return void 0;
	const stray = requirementsOf(fit).find(({ requirement }) => requirement.operator === "In" && !isOrdinaryLabel(requirement.key) && !(requirement.key === "karpenter.sh/nodepool" && requirement.values.some((value) => BUILT_IN.has(value))) && countValues(requirement.key, fit) > 1 && inventory.pools.some((pool) => speaksForKey(requirement.key, pool)) && !mayBeMetBy(requirement, inventory));
	return stray && {
		...stray,
		asking: asking.length,
		served
	};
}

// src/rules/unknown-label.ts
const MOST_VALUES_NAMED = 8;
function poolsIn({ pools }) {
	return pools.map((pool) => ({ pool }));
}
function valuesIn(inventory, key) {
	return labelValues(poolsIn(inventory), key);
}
function isDead(requirement, inventory) {
	if (requirement.operator === "NotIn" || requirement.operator === "DoesNotExist") return false;
	if (requirement.key === "cloud.google.com/compute-class" && requirement.values.some((name) => BUILT_IN_COMPUTE_CLASSES.has(name))) return false;
	return !isPlatformLabel(requirement.key, inventory) && !mayBeMet(requirement, inventory);
}
function expressionsOf(term) {
	const [compiled] = compileNodeSelection(NO_WORDS, [term]).terms ?? [];
	return compiled === void 0 || compiled.errors.length > 0 ? [] : compiled.expressions;
}
function placeOf$1(requirement, path, values) {
	if (values.length === 0 || requirement.values.length === 0) return [...path, "key"];
	return [
		...path,
		"values",
		...requirement.values.length === 1 ? [0] : []
	];
}
function deadInTerm(term, path, inventory) {
	for (const [index, requirement] of expressionsOf(term).entries()) {
		if (!isDead(requirement, inventory)) continue;
		const at = placeOf$1(requirement, [
			...path,
			"matchExpressions",
			index
		], valuesIn(inventory, requirement.key));
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
const NOWHERE = {
	says: "the DaemonSet runs on no pool",
	about: "all-pools"
};
const DEAD_TERM = {
	says: "this term selects nothing",
	about: "serves-nothing"
};
const DEAD_VALUE = {
	says: "this value selects nothing",
	about: "serves-nothing"
};
const DEAD_PREFERENCE = {
	says: "this preference is for nothing",
	about: "serves-nothing"
};
const DEAD_SELECTOR = {
	says: "this selector selects nothing",
	about: "serves-nothing"
};
function describe(dead, workload, inventory, effect) {
	const { key, values: asked } = dead.requirement;
	const values = valuesIn(inventory, key);
	const wanted = formatWanted(dead.requirement);
	const near = values.length === 0 ? keyToAskAbout(key, labelKeys(poolsIn(inventory))) : asked.map((value) => nearestWord(value, values))[0];
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, MOST_VALUES_NAMED).map(quoted))}.`;
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	return {
		at: placeInPodSpec(workload, dead.path, dead.part),
		workload,
		claims: [{
			about: effect.about,
			says: values.length === 0 ? `${effect.says}: no pool has label ${quoted(key)}` : `${effect.says}: no pool has label ${quoted(key)} as it asks: ${wanted}`,
			mayServe: (one) => one.inventory.pools.length === 0 || !isDead(dead.requirement, one.inventory)
		}],
		help: `Select a label that a pool has, or declare the label: under labels of its pool, or in openLabels where a controller sets it later.${known}${suggestion}`,
		concerns: { selectors: [key] },
		identity: { names: [key, wanted] }
	};
}
function* checkDaemonSetNowhere(fit, context) {
	const { inventory } = context;
	const { nodeSelector, nodeAffinity } = fit.workload.podSpec;
	for (const requirement of compileNodeSelection(nodeSelector, void 0).nodeSelector) {
		if (!isDead(requirement, inventory)) continue;
		yield describeNowhere({
			requirement,
			path: ["nodeSelector", requirement.key],
			part: "value"
		}, fit, context);
		return;
	}
	const [only, ...others] = nodeAffinity?.required ?? [];
	if (only === void 0 || others.length > 0) return;
	for (const dead of deadInTerm(only, [...REQUIRED_TERMS, 0], inventory)) yield describeNowhere(dead, fit, context);
}
function describeNowhere(dead, fit, context) {
	const finding = describe(dead, fit.workload, context.inventory, NOWHERE);
	const spelling = findPoolSpelling(fit, dead.requirement.key, context);
	if (spelling === void 0) return finding;
	if (spelling.wrong === "open") return {
		...finding,
		help: finding.help + askAtPool(spelling)
	};
	if (spelling.wrong === "pod") return finding;
	const { cause, ...atPool } = tellAtPool(spelling);
	return {
		...finding,
		...atPool,
		claims: [...finding.claims, cause]
	};
}
function* checkFragment({ workload }, inventory) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	for (const requirement of compileNodeSelection(nodeSelector, void 0).nodeSelector) {
		if (!isDead(requirement, inventory)) continue;
		yield describe({
			requirement,
			path: ["nodeSelector", requirement.key],
			part: "value"
		}, workload, inventory, DEAD_SELECTOR);
	}
	const [only, ...others] = nodeAffinity?.required ?? [];
	if (only === void 0 || others.length > 0) return;
	for (const dead of deadInTerm(only, [...REQUIRED_TERMS, 0], inventory)) yield describe(dead, workload, inventory, DEAD_SELECTOR);
}
function describeStray({ workload }, inventory, stray) {
	const { requirement, path, asking, served } = stray;
	const isSelector = path[0] === "nodeSelector";
	const { key } = requirement;
	const at = isSelector ? path : placeOf$1(requirement, path, requirement.values);
	const what = `has label ${quoted(key)} as the pod asks: ${formatWanted(requirement)}`;
	return {
		...describe({
			requirement,
			path: at,
			part: "value"
		}, workload, inventory, DEAD_SELECTOR),
		claims: [ofAllPools(`no pool ${what}`, { says: `no declared pool ${what}` })],
		details: [`${served} of ${asking} workloads that ask for labels of pools ask for what a declared pool has`]
	};
}
const unknownLabel = {
	id: "unknown-label",
	summary: "The pod asks for a label that no pool has, and something else hides it.",
	severity: "warning",
	rationale: `A label that no pool offers selects nothing. Where that leaves the pod no pool at all, \`unschedulable\` says so. This
rule speaks where nothing else shows the mistake: one of several \`nodeSelectorTerms\` is dead, one of several \`values\` is
dead, or a DaemonSet, which makes no pods and no events then, runs nowhere. A preferred term that no pool can meet is a
note. A selector in a patch, in values or in a custom resource counts, too: no merge takes it away.

Where other pools may exist, one thing is still told: a workload requires a value that no declared pool has, the declared
pools have other values of that very label, and nine in ten of the workloads that ask for labels of pools ask for what a
declared pool has. Where more ask for what is not declared, the inventory lacks pools.

Only keys that somebody chose are looked at. Labels that Kubernetes, a cloud or an add-on sets (zones, architectures,
roles, \`feature.node.kubernetes.io/*\`) are often listed for other clusters in advance, and so is what a pod only excludes
(\`NotIn\`, \`DoesNotExist\`). A label that a controller sets later belongs in \`openLabels\` of its pool or in \`knownLabels\` of
the cluster. Otherwise silent where the inventory is not complete. Where a manifest goes to several clusters, a term or a value is
reported only if it selects nothing in each of them.`,
	examples: [{
		title: "The second alternative is misspelt",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
		bad: `${exampleWorkload("Deployment", "cache")}
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
		good: `${exampleWorkload("Deployment", "cache")}
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
	claims: ["serves-nothing", "all-pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { inventory } = context;
		const { workload, pools } = fit;
		if (!isPlacementKnown(fit) || inventory.pools.length === 0) return;
		if (workload.isFragment) yield* checkFragment(fit, inventory);
		const isDaemonSet = workload.kind === "DaemonSet";
		if (isDaemonSet && !workload.isFragment && pools.every(({ selector }) => selector === "mismatch")) yield* checkDaemonSetNowhere(fit, context);
		const stray = isDaemonSet || workload.isFragment ? void 0 : strayRequirement(fit, context);
		if (stray !== void 0) yield describeStray(fit, inventory, stray);
		const { required = [], preferred = [] } = workload.podSpec.nodeAffinity ?? {};
		for (const [index, term] of required.entries()) {
			const path = [...REQUIRED_TERMS, index];
			const dead = required.length > 1 ? deadInTerm(term, path, inventory) : [];
			for (const found of dead) yield describe(found, workload, inventory, DEAD_TERM);
			if (dead.length > 0) continue;
			for (const found of deadValues(term, path, inventory)) yield describe(found, workload, inventory, DEAD_VALUE);
		}
		if (isDaemonSet) return;
		for (const [index, { preference }] of preferred.entries()) {
			const path = [
				...PREFERRED_TERMS,
				index,
				"preference"
			];
			for (const found of deadInTerm(preference, path, inventory)) yield {
				...describe(found, workload, inventory, DEAD_PREFERENCE),
				severity: "note"
			};
		}
	}
};

// src/rules/unknown-queue.ts
function namesOf(declared) {
	return [...new Set(declared.map(({ object }) => object.name))].sort();
}
function helpFor$2(name, known, kind) {
	const near = nearestWord(name, known);
	const meant = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	return `Name one that there is, or declare the ${kind}. There ${known.length === 1 ? "is" : "are"} ${list(known.map(quoted))}.${meant}`;
}
function describeQueue(workload, queues) {
	const queue = queueOf(workload);
	const { namespace } = workload;
	const here = localQueuesFor(queues, namespace);
	if (queue === void 0 || here.length === 0 || here.some(({ object }) => object.name === queue)) return void 0;
	if (here.some(({ isSure }) => !isSure)) return void 0;
	const isCluster = queues.cluster.some(({ object }) => object.name === queue);
	const leading = here.filter(({ object }) => object.clusterQueue.name === queue);
	const help = isCluster && leading.length > 0 ? `${quoted(queue)} is a ClusterQueue: name the LocalQueue that leads to it, ${list(namesOf(leading).map(quoted))}.` : helpFor$2(queue, namesOf(here), "LocalQueue");
	return {
		at: placeOfQueue(workload),
		workload,
		claims: [ofAllWorkloads(`no LocalQueue of namespace ${quoted(namespace)} is called ${quoted(queue)}: Kueue never starts the pod`)],
		help,
		concerns: { names: [queue] }
	};
}
function describeName(owner, named, kind, declared) {
	const known = namesOf(declared);
	if (known.length === 0 || known.includes(named.name) || declared.some(({ isSure }) => !isSure)) return void 0;
	return {
		at: named.place,
		claims: [ofAllWorkloads(`${owner} names ${kind} ${quoted(named.name)}, which nothing declares: Kueue starts none of its pods`)],
		help: helpFor$2(named.name, known, kind),
		identity: { names: [owner, named.name] }
	};
}
function* checkQueues({ local, cluster, flavors }) {
	for (const { object, isSure } of local) {
		const owner = `LocalQueue ${quoted(object.name)}`;
		const finding = isSure && describeName(owner, object.clusterQueue, "ClusterQueue", cluster);
		if (finding) yield finding;
	}
	for (const { object, isSure } of cluster) for (const flavor of object.groups.flatMap((group) => group.flavors)) {
		const owner = `ClusterQueue ${quoted(object.name)}`;
		const finding = isSure && describeName(owner, flavor, "ResourceFlavor", flavors);
		if (finding) yield finding;
	}
}
const queueOfJob = (queue) => `
apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team-ml, namespace: ml}
spec: {clusterQueue: shared}
---
apiVersion: batch/v1
kind: Job
metadata:
  name: train
  namespace: ml
  labels:
    kueue.x-k8s.io/queue-name: ${queue}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1"}]
`;
const unknownQueue = {
	id: "unknown-queue",
	summary: "A queue, or what a queue names, is declared nowhere: Kueue never starts the pods.",
	severity: "warning",
	rationale: `Kueue suspends a workload with the label \`kueue.x-k8s.io/queue-name\` until its LocalQueue, one of the same namespace, admits it.
Where there is none of that name nothing happens: no event, no pod. The label takes the name of a LocalQueue, not that of a
ClusterQueue. A ClusterQueue that names a ResourceFlavor which does not exist is not active, and starts nothing at all.

Said where everything was read and rendered, and only where the repository declares other objects of the kind: a LocalQueue of the
same namespace, another ClusterQueue, another ResourceFlavor. Else the queues are most likely declared elsewhere, and nothing is said.`,
	examples: [{
		title: "The label names the queue of another team",
		inventory: `
pools:
  - name: general
`,
		bad: queueOfJob("team-mi # <--"),
		good: queueOfJob("team-ml")
	}],
	claims: ["all-workloads"],
	*checkWorkload({ workload }, { admission }) {
		const finding = admission.queues && describeQueue(workload, admission.queues);
		if (finding !== void 0) yield finding;
	},
	*checkInventory({ admission }) {
		if (admission.queues !== void 0) yield* checkQueues(admission.queues);
	}
};

// src/rules/explanations/topology-labels.ts
const USUAL_KEYS = [
	"kubernetes.io/hostname",
	"topology.kubernetes.io/zone",
	"topology.kubernetes.io/region"
];
const NEVER_SET = /* @__PURE__ */ new Map([
	["hostname", "kubernetes.io/hostname"],
	["topology.kubernetes.io/hostname", "kubernetes.io/hostname"],
	["kubernetes.io/zone", "topology.kubernetes.io/zone"],
	["kubernetes.io/region", "topology.kubernetes.io/region"]
]);
function mayHaveTopology(pool, key, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) return nodes.some(({ labels }) => key in labels);
	const offer = labelOffers(pool, inventory)(key);
	return NEVER_SET.has(key) ? offer.kind !== "absent" && offer.kind !== "unknown" : offer.kind !== "absent";
}
function nearestTopology(key, pools) {
	return NEVER_SET.get(key) ?? nearestKeyOf(key, [...labelKeys(pools.map((pool) => ({ pool }))), ...USUAL_KEYS]);
}

// src/rules/unknown-topology-key.ts
function askedTopologies({ podSpec }) {
	const spreads = podSpec.topologySpreadConstraints.map(({ topologyKey, whenUnsatisfiable }, index) => {
		return {
			key: topologyKey,
			path: [
				"topologySpreadConstraints",
				index,
				"topologyKey"
			],
			effect: whenUnsatisfiable === "DoNotSchedule" ? "pending" : "nothing",
			what: "the spread"
		};
	});
	const terms = podSpec.podAffinityTerms.map(({ effect, isRequired, topologyKey, path }) => {
		return {
			key: topologyKey,
			path,
			effect: effect === "attract" && isRequired ? "pending" : "nothing",
			what: effect === "attract" ? "the pod affinity" : "the pod anti-affinity"
		};
	});
	return [...spreads, ...terms];
}
function tell(asked, workload, { pools }) {
	const { key, path, effect, what } = asked;
	const near = nearestTopology(key, pools);
	const follows = effect === "pending" ? "its pods stay Pending" : `${what} does nothing`;
	const has = `has label ${quoted(key)}, over which ${what} goes`;
	return {
		at: placeInPodSpec(workload, path),
		workload,
		severity: effect === "pending" ? "error" : "warning",
		claims: [ofAllPools(`${follows}: no pool that may take them ${has}`, near === void 0 ? void 0 : {
			says: `no declared pool that may take its pods ${has}`,
			severity: "warning"
		})],
		help: near === void 0 ? "Name a label that the nodes have, or declare it: under labels of the pools, or in knownLabels." : `Did you mean ${quoted(near)}?`,
		identity: { names: [key, what] }
	};
}
function* check(fit, inventory) {
	const open = fit.pools.filter(({ verdict }) => verdict !== "blocked").map(({ pool }) => pool);
	if (open.length === 0) return;
	for (const asked of askedTopologies(fit.workload)) if (labelKeyErrors(asked.key).length === 0 && !open.some((pool) => mayHaveTopology(pool, asked.key, inventory))) yield tell(asked, fit.workload, inventory);
}
const unknownTopologyKey = {
	id: "unknown-topology-key",
	summary: "A spread or a pod affinity goes over a label that no node has which may take the pod.",
	severity: "error",
	rationale: `\`topologyKey\` names a label of nodes. A node without it is no place for a pod with a hard spread constraint or a required pod
affinity: the pod stays Pending. For a soft one, and for an anti-affinity, such a node does not count, so that the rule
keeps nothing apart; that is a warning.

Looked at are the pools that may admit the pod. Labels that a cloud or Kubernetes sets, such as the zone, may be there
although no pool declares them; one that a controller sets belongs in \`openLabels\` of its pool or in \`knownLabels\`. Where
other pools may exist it is said, as a warning, of a key that nearly is one that the pools have, or the host name, the
zone or the region. Silent for DaemonSets, and where no pool admits the pod.`,
	examples: [{
		title: "A misspelt rack",
		inventory: `
pools:
  - {name: a, labels: {example.org/rack: a}}
  - {name: b, labels: {example.org/rack: b}}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 2
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: example.org/racks # <--
          whenUnsatisfiable: DoNotSchedule
          labelSelector: {matchLabels: {app: api}}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 2
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: example.org/rack
          whenUnsatisfiable: DoNotSchedule
          labelSelector: {matchLabels: {app: api}}
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: DoNotSchedule
          labelSelector: {matchLabels: {app: api}}
`
	}, {
		title: "An anti-affinity that keeps nothing apart",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 2
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        podAntiAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - labelSelector: {matchLabels: {app: api}}
              topologyKey: topology.kubernetes.io/hostname # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 2
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        podAntiAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - labelSelector: {matchLabels: {app: api}}
              topologyKey: kubernetes.io/hostname
`
	}],
	claims: ["all-pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}],
	looksAt: "topology",
	*checkWorkload(fit, { inventory }) {
		if (isPlacementKnown(fit) && fit.workload.kind !== "DaemonSet") yield* check(fit, inventory);
	}
};

// src/rules/unmatched-toleration.ts
function poolOf$1(taint, { inventory }) {
	return inventory.pools.find(({ taints, startupTaints, incomplete = [] }) => taints.includes(taint) || startupTaints.includes(taint) || incomplete.some((one) => one.taint && one.place === taint.place));
}
function taintMeantBy(toleration, fit, context) {
	const { inventory } = context;
	const { comparisonOperators } = inventory.cluster;
	const taints = taintsOf(inventory);
	const closed = likeliestPools(fit, context).flatMap(({ pool, selector }) => selector === "mismatch" || whyNotOpen(fit.workload, pool) !== void 0 ? pool.taints : []);
	const open = taints.filter((taint) => !closed.includes(taint));
	const nearest = nearestTaint(toleration, open, comparisonOperators);
	if (nearest?.miss !== "key-spelling") return void 0;
	const others = taints.filter((taint) => nearMiss(toleration, taint, comparisonOperators) === "key-spelling");
	return {
		taint: nearest.taint,
		isOnlyOne: others.every(({ key }) => key === nearest.taint.key)
	};
}
const unmatchedToleration = {
	id: "unmatched-toleration",
	summary: "The toleration matches no taint of any pool.",
	severity: "warning",
	rationale: `A toleration whose key no pool carries is dead text: a misspelt key, a pool that was renamed or removed. It does
no harm by itself, but its author believes that the pod may run somewhere.

Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself, which charts tolerate in
advance, and for startup taints. A key that exists with another value or effect is a near miss and has its own rule.
Said only where it holds in every cluster that the manifest goes to; where other pools may exist that are not declared, it
is a note. When the toleration is the reason that the pod
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
		bad: `${exampleWorkload("Job", "report")}
      tolerations:
        - key: dedicatd # <--
          operator: Equal
          value: batch
          effect: NoSchedule
`,
		good: `${exampleWorkload("Job", "report")}
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
	claims: ["serves-nothing"],
	yieldsTo: [
		...UNKNOWN_KEYS_FIRST,
		{
			rule: "renamed-key",
			by: "toleration"
		},
		{
			rule: "undeclared-pools",
			by: "toleration"
		},
		{
			rule: "unschedulable",
			by: "toleration"
		},
		{
			rule: "daemonset-misses-pool",
			by: "toleration"
		}
	],
	looksAt: "tolerations",
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		for (const toleration of writtenTolerations(fit)) {
			const { key } = toleration;
			if (!key || mayHaveKey(key, {
				inventory: context.inventory,
				fit
			})) continue;
			const { index } = toleration.origin;
			const meant = taintMeantBy(toleration, fit, context);
			const pool = meant && poolOf$1(meant.taint, context);
			const claim = ofDeadLine(`no pool has a taint with key ${quoted(key)}`, (one) => mayHaveKey(key, one), {
				says: `no declared pool has a taint with key ${quoted(key)}`,
				severity: "note"
			});
			const fix = meant?.isOnlyOne ? correctToleration(workload, {
				toleration,
				taint: meant.taint,
				miss: "key-spelling"
			}, context) : void 0;
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					index,
					"key"
				]),
				workload,
				claims: [claim],
				help: meant === void 0 ? "Remove the toleration, or correct its key." : `Did you mean ${quoted(meant.taint.key)}? Pool ${quoted(pool?.name ?? "")} has this taint.`,
				related: meant && pool ? [taintedHere(pool, meant.taint)] : [],
				concerns: { tolerations: [index] },
				cause: key,
				...fix && { fix: {
					...fix,
					restsOn: claim
				} }
			};
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
	const { podAffinityTerms, nodeAffinity } = workload.podSpec;
	return podAffinityTerms.some(({ effect }) => effect === "attract") || (nodeAffinity?.preferred.length ?? 0) > 0 || queueOf(workload) !== void 0;
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
		bad: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      tolerations:
        - key: dedicated # <--
          operator: Equal
          value: database
          effect: NoSchedule
`,
		good: `${exampleWorkload("StatefulSet", "postgres", { image: "postgres:18" })}
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoSchedule
`
	}],
	claims: ["pools"],
	looksAt: "tolerations",
	*checkWorkload(fit, context, options) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isDrawn(workload)) return;
		const keys = readDedicatedKeys(options);
		const isAnybody = (pool) => openedTaints(pool, fit).some(({ toleration }) => isWildcard(toleration));
		const byToleration = [...poolsByToleration(fit)].flatMap(([toleration, opened]) => {
			const homes = opened.filter(({ pool, taint }) => isDedicated(workload, pool.pool, taint, keys) && !isAnybody(pool));
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
		const homes = byToleration.flatMap((each) => each.homes.map(({ pool }) => pool.pool));
		const others = list(elsewhere.map(({ pool }) => quoted(pool.name)));
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				first.toleration.origin.index,
				"key"
			]),
			workload,
			claims: [ofPools(`the pod tolerates the taint of dedicated ${namePools(homes)}, but nothing holds it there: it may run on ${others}`)],
			help: selectorFor(home.pool.pool, elsewhere),
			related: [taintedHere(home.pool.pool, home.taint)],
			concerns: {
				tolerations: [first.toleration.origin.index],
				pools: homes
			},
			identity: { taints: [home.taint] }
		};
	}
};

// src/scheduling/resources/pool-room.ts
function mostPodsOn(requests, { nodes, scale, allocatable }) {
	const most = scale?.max ?? scale?.replicas;
	if (nodes !== void 0 || most === void 0) return void 0;
	if (most === 0) return 0n;
	const [first, ...others] = [...requests].flatMap(([resource, asked]) => {
		const offered = parseQuantity(allocatable[resource] ?? "");
		return offered === void 0 ? [] : [offered / asked];
	});
	return first === void 0 ? void 0 : others.reduce((least, one) => one < least ? one : least, first) * BigInt(most);
}

// src/rules/unplaceable-gang.ts
const nameOf$2 = ({ kind, namespace, name }) => `${kind} ${quoted(`${namespace}/${name}`)}`;
function describeTopology(gang, { key, place }, { inventory }) {
	const { pools } = inventory;
	if (labelKeyErrors(key).length > 0 || pools.some((pool) => mayHaveTopology(pool, key, inventory))) return void 0;
	const near = nearestTopology(key, pools);
	return {
		at: place,
		claims: [ofAllPools(`no pool has label ${quoted(key)}, over which the pods of ${nameOf$2(gang)} are kept together: they stay Pending`)],
		help: near === void 0 ? "Name a label that the nodes have, or declare it: under labels of the pools, or in knownLabels." : `Did you mean ${quoted(near)}?`,
		identity: { names: [
			gang.kind,
			gang.namespace,
			gang.name,
			key
		] }
	};
}
function memberOf({ kind, name, namespace, controller }, fits) {
	const members = fits.filter(({ workload }) => {
		if (workload.namespace !== namespace) return false;
		if (kind === "PodGroup") return workload.podSpec.podGroup === name;
		return controller !== void 0 && workload.kind === controller.kind && workload.name === controller.name;
	});
	return members.length === 1 ? members[0] : void 0;
}
function describeSize(gang, { fits }) {
	const fit = gang.minCount && memberOf(gang, fits);
	if (gang.minCount === void 0 || fit === void 0 || !isPlacementKnown(fit)) return void 0;
	const { count, place } = gang.minCount;
	const requests = podRequests(fit.workload.podSpec, NO_WORDS);
	const admitting = fit.pools.filter(({ verdict }) => verdict !== "blocked").map(({ pool }) => pool);
	let room = 0n;
	for (const pool of admitting) {
		const most = mostPodsOn(requests, pool);
		if (most === void 0) return void 0;
		room += most;
	}
	if (admitting.length === 0 || room >= BigInt(count)) return void 0;
	return {
		at: place,
		claims: [ofAllPools(`${nameOf$2(gang)} needs ${count} pods of ${formatWorkload(fit.workload)} at once, and ${namePools(admitting)} can hold ${room}: none of them starts`)],
		help: "Ask for fewer pods at once, or let the pools grow.",
		related: admitting.map(declaredHere),
		concerns: {
			pools: admitting,
			workloads: [fit.workload]
		},
		identity: { names: [
			gang.kind,
			gang.namespace,
			gang.name,
			"minCount"
		] }
	};
}
const podGroup = (spec) => `
apiVersion: scheduling.k8s.io/v1beta1
kind: PodGroup
metadata: {name: train, namespace: ml}
spec:
${spec}
---
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml}
spec:
  parallelism: 8
  template:
    spec:
      restartPolicy: Never
      schedulingGroup: {podGroupName: train}
      containers: [{name: train, image: "train:1", resources: {requests: {cpu: 4}}}]
`;
const INVENTORY$2 = `
pools:
  - name: batch
    labels: {example.org/rack: a}
    allocatable: {cpu: 15500m}
    scale: {min: 0, max: 2}
`;
const unplaceableGang = {
	id: "unplaceable-gang",
	summary: "Pods that are placed together find no place: a topology that no pool has, or more pods than the pools hold.",
	severity: "error",
	rationale: `A PodGroup, or a template of a Workload (\`scheduling.k8s.io\`), places its pods all at once or not at all. Over a label that no node has there
is no place for them, and where the pools hold fewer pods than \`minCount\` none of them ever starts.

Counted is the most that each pool which may take the pods can hold: its largest number of nodes by what its \`allocatable\` offers of what
the pods ask for, with nothing else there. Silent where one of these pools does not say how far it grows or what its nodes have, and where the pods of a group come
from several workloads. Labels that a cloud or Kubernetes sets, such as the zone, may be there although no pool declares them.`,
	examples: [{
		title: "More pods at once than the pool can hold",
		inventory: INVENTORY$2,
		bad: podGroup(`  schedulingPolicy:
    gang:
      minCount: 8 # <--`),
		good: podGroup(`  schedulingPolicy:
    gang:
      minCount: 6`)
	}, {
		title: "A topology that no pool has",
		inventory: INVENTORY$2,
		bad: podGroup(`  schedulingPolicy: {basic: {}}
  schedulingConstraints:
    topology:
      - key: example.org/racks # <--`),
		good: podGroup(`  schedulingPolicy: {basic: {}}
  schedulingConstraints:
    topology:
      - key: example.org/rack`)
	}],
	claims: ["all-pools"],
	yieldsTo: [{
		rule: "insufficient-capacity",
		by: "workload"
	}],
	*checkInventory(context) {
		if (context.inventory.pools.length === 0) return;
		for (const gang of context.gangs ?? []) {
			for (const topology of gang.topologies) {
				const finding = describeTopology(gang, topology, context);
				if (finding !== void 0) yield finding;
			}
			const finding = describeSize(gang, context);
			if (finding !== void 0) yield finding;
		}
	}
};

// src/scheduling/devices/candidates.ts
function taintsOfDevice({ taints, driver, pool, name }, { taintRules }) {
	const given = taintRules.filter((rule) => (rule.driver ?? driver) === driver && (rule.pool ?? pool) === pool && (rule.device ?? name) === name);
	return [...taints, ...given.map(({ taint }) => taint)];
}
function selectionOf(ask, device, { classes, selects }) {
	const own = classes.find(({ name }) => name === ask.className);
	let selected = own === void 0 ? "unknown" : "yes";
	for (const expression of [...own?.selectors ?? [], ...ask.selectors]) {
		const one = selects(expression, device);
		if (one === "no" || one === "error") return one;
		if (one === "unknown") selected = one;
	}
	return selected;
}
const selectedBy = /* @__PURE__ */ new WeakMap();
function candidatesFor(ask, world) {
	const known = selectedBy.get(ask);
	if (known !== void 0) return known;
	const candidates = world.pools.flatMap(({ devices }) => devices.flatMap((device) => {
		const selected = selectionOf(ask, device, world);
		if (selected === "no") return [];
		return [{
			device,
			selected,
			untolerated: untoleratedTaints(taintsOfDevice(device, world), ask.tolerations, keepsPodsOff, "absent")
		}];
	}));
	selectedBy.set(ask, candidates);
	return candidates;
}

// src/scheduling/devices/allocation.ts
const MAX_DEVICES = 32;
const MAX_STEPS = 2e4;
function seenOn(ask, world, reaches) {
	return candidatesFor(ask, world).flatMap((candidate) => {
		const reached = reaches(candidate.device.reach);
		return reached === "no" ? [] : [{
			...candidate,
			isCertain: reached === "yes" && candidate.selected === "yes"
		}];
	});
}
function optionFor(ask, seen, trust) {
	const certain = seen.filter(({ isCertain }) => isCertain);
	const usable = (trust === "most" ? seen : certain).filter(({ untolerated, device }) => untolerated.length === 0 && (trust === "most" || device.isPlain)).map(({ device }) => device);
	if (ask.mode !== "All") return {
		ask,
		usable,
		all: void 0
	};
	const isBlocked = certain.some(({ untolerated }) => untolerated.length > 0);
	return {
		ask,
		usable,
		all: seen.length > 0 && (trust === "most" || certain.length === seen.length) && !isBlocked ? certain.map(({ device }) => device) : void 0
	};
}
function keeps({ matches }, given) {
	return matches.every(({ requests, attribute }) => {
		const concerned = given.filter(([name]) => {
			return requests.length === 0 || requests.includes(name) || requests.includes(name.replace(/\/.*/, ""));
		});
		if (concerned.some(([, { openAttributes }]) => openAttributes.includes(attribute))) return true;
		const values = concerned.map(([, device]) => device.attributes[attribute]);
		const [first] = values;
		return values.every((one) => one !== void 0 && one.type === first?.type && one.value === first.value);
	});
}
function isReadWhole({ mode }, seen, { matches }) {
	if (mode === "All" && matches.length > 0) return false;
	return seen.every(({ selected, device }) => {
		return selected === "yes" && matches.every(({ attribute }) => !device.openAttributes.includes(attribute));
	});
}
function search(steps) {
	let tried = 0;
	const used = /* @__PURE__ */ new Set();
	const given = /* @__PURE__ */ new Map();
	function give({ claim, option: { ask } }, device, onward) {
		const own = given.get(claim) ?? [];
		const isTaken = device.isPlain && ask.isPlain;
		if (isTaken && used.has(device) || own.length >= MAX_DEVICES) return false;
		const more = [...own, [ask.name, device]];
		given.set(claim, more);
		if (isTaken) used.add(device);
		const done = keeps(claim, more) ? onward() : false;
		given.set(claim, own);
		if (isTaken) used.delete(device);
		return done;
	}
	function some(turn, left, from) {
		if (tried++ > MAX_STEPS) return void 0;
		if (left === 0) return turn.onward();
		const { usable, ask } = turn.option;
		const mayRepeat = usable.some(({ isPlain }) => !isPlain || !ask.isPlain);
		for (const [at, device] of usable.entries()) {
			if (at < from || !mayRepeat && usable.length - at < left) continue;
			const next = device.isPlain && ask.isPlain ? at + 1 : at;
			const done = give(turn, device, () => some(turn, left - 1, next));
			if (done !== false) return done;
		}
		return false;
	}
	function every(turn, [device, ...others]) {
		return device === void 0 ? turn.onward() : give(turn, device, () => every(turn, others));
	}
	function choose(turn) {
		const { ask, all } = turn.option;
		if (ask.mode !== "All") return some(turn, ask.count, 0);
		return all === void 0 ? false : every(turn, all);
	}
	function request([step, ...later]) {
		if (step === void 0) return true;
		for (const option of step.options) {
			const done = choose({
				claim: step.claim,
				option,
				onward: () => request(later)
			});
			if (done !== false) return done;
		}
		return false;
	}
	return request(steps);
}
function canBeGiven(claims, world, reaches) {
	if (!world.pools.every(({ isWhole }) => isWhole)) return "unknown";
	let isSure = true;
	const stepsBy = (trust) => claims.flatMap((claim) => claim.requests.map(({ asks }) => {
		return {
			claim,
			options: asks.map((ask) => {
				const seen = seenOn(ask, world, reaches);
				if (!ask.isPlain || !isReadWhole(ask, seen, claim)) isSure = false;
				return optionFor(ask, seen, trust);
			})
		};
	}));
	if (search(stepsBy("most")) === false) return "no";
	return isSure && claims.every((claim) => claim.isPlain) && search(stepsBy("least")) === true ? "yes" : "unknown";
}

// src/scheduling/devices/pod-claims.ts
const ONE = 1000000000n;
const CLASS_PREFIX = "deviceclass.resource.kubernetes.io/";
function isPublished({ asks }, world) {
	return asks.every((ask) => candidatesFor(ask, world).some(({ selected }) => selected === "yes"));
}
function publishedPart(claim, world) {
	const requests = claim.requests.filter((request) => isPublished(request, world));
	return requests.length === 0 ? void 0 : {
		...claim,
		requests
	};
}
function claimsOfResources(workload, world, { pools }) {
	return [...podRequests(workload.podSpec, NO_WORDS)].flatMap(([resource, amount]) => {
		const [own, second] = world.classes.filter(({ name, extendedResourceName }) => extendedResourceName === resource || `${CLASS_PREFIX}${name}` === resource);
		const isListed = pools.some(({ allocatable, nodes = [] }) => {
			return resource in allocatable || nodes.some((node) => resource in node.allocatable);
		});
		if (own === void 0 || second !== void 0 || isListed) return [];
		const place = placeInPodSpec(workload, [], "key");
		const requests = [{
			name: resource,
			asks: [{
				name: resource,
				className: own.name,
				selectors: [],
				mode: "ExactCount",
				count: Number(amount / ONE),
				tolerations: [],
				isPlain: true,
				place
			}]
		}];
		const { namespace } = workload;
		return [{
			kind: "resource",
			name: resource,
			namespace,
			requests,
			matches: [],
			isPlain: true,
			place
		}];
	});
}
function claimsOf(workload, world, inventory) {
	return [...(workload.podSpec.deviceClaims ?? []).flatMap(({ kind, name }) => world.claims.filter((claim) => {
		return claim.kind === kind && claim.name === name && claim.namespace === workload.namespace;
	})), ...claimsOfResources(workload, world, inventory)].flatMap((claim) => publishedPart(claim, world) ?? []);
}
const compiledTerms = /* @__PURE__ */ new WeakMap();
function compiled(terms) {
	const known = compiledTerms.get(terms) ?? compileNodeSelection(NO_WORDS, terms).terms ?? [];
	compiledTerms.set(terms, known);
	return known;
}
function reachOnPool(pool, inventory) {
	return ({ allNodes, nodeName, terms }) => {
		if (allNodes) return "yes";
		if (terms === void 0) return nodeName === void 0 ? "no" : "unknown";
		const verdict = judgeLabels(compileNodeSelection(NO_WORDS, terms), pool, inventory);
		return verdict === "match" ? "yes" : verdict === "mismatch" ? "no" : "unknown";
	};
}
function canBeGivenOn(pool, claims, world, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length === 0) return canBeGiven(claims, world, reachOnPool(pool, inventory));
	let best = "no";
	for (const node of nodes) {
		const given = canBeGiven(claims, world, ({ allNodes, nodeName, terms }) => {
			if (allNodes || nodeName === node.name) return "yes";
			return terms !== void 0 && matchesAnyTerm(compiled(terms), node) ? "yes" : "no";
		});
		if (given === "yes") return "yes";
		if (given === "unknown") best = "unknown";
	}
	return best;
}

// src/rules/unreachable-device.ts
const MAX_POOLS = 12;
const nameOf$1 = ({ kind, namespace, name }) => {
	return kind === "resource" ? `resource ${quoted(name)}` : `${kind} ${quoted(`${namespace}/${name}`)}`;
};
function describeTaints$2(claim, ask, world) {
	const selected = candidatesFor(ask, world);
	const taints = distinctTaints(selected.flatMap(({ untolerated }) => untolerated));
	if (selected.length === 0 || selected.some(({ untolerated }) => untolerated.length === 0)) return void 0;
	const names = list(selected.map(({ device }) => quoted(device.name)));
	const [which, have] = selected.length === 1 ? ["the only published device", "has"] : ["all published devices", "have"];
	const taint = `${have} taint ${list(taints.map(formatTaint))}`;
	const isResource = claim.kind === "resource";
	const rules = world.taintRules.filter(({ taint }) => taints.includes(taint));
	return {
		at: ask.place,
		claims: [ofPools(isResource ? `${which} that ${nameOf$1(claim)} stands for ${taint}, and an extended resource tolerates none: ${names}` : `${which} that request ${quoted(ask.name)} of ${nameOf$1(claim)} selects ${taint}, which it does not tolerate: ${names}`)],
		help: isResource ? "Claim the devices with a ResourceClaimTemplate that tolerates it, or remove the taint." : `Select other devices, or add to the request:\n${formatTolerationsFor(taints)}`,
		related: rules.map(({ name, place }) => ({
			place,
			message: `DeviceTaintRule ${quoted(name)} adds it`
		})),
		identity: { names: [
			claim.kind,
			claim.namespace,
			claim.name,
			ask.name
		] }
	};
}
const ANYWHERE = () => "yes";
function* checkClaim(claim, world) {
	const published = publishedPart(claim, world);
	if (world.pools.some(({ isWhole }) => !isWhole)) return;
	for (const { asks } of published?.requests ?? []) {
		const findings = asks.map((ask) => describeTaints$2(claim, ask, world));
		if (findings.every((finding) => finding !== void 0)) yield* findings;
	}
}
function helpFor$1(blocked) {
	const nearest = blocked.find((fit) => fit.selector === "match" && taintsAgainst(fit).length > 0);
	const otherwise = "Let the pod into the pool that has the devices.";
	if (nearest === void 0) return { help: otherwise };
	const yaml = formatTolerationsFor(taintsAgainst(nearest));
	return {
		help: `Pool ${quoted(nearest.pool.name)} has the devices. To let the pod in, add to the pod spec:\n${yaml}`,
		offer: offerFor(taintsAgainst(nearest), otherwise)
	};
}
function describePlacement$1(fit, world, { inventory }) {
	const { workload } = fit;
	const claims = claimsOf(workload, world, inventory);
	const admitting = fit.pools.filter(({ verdict }) => verdict !== "blocked");
	if (claims.length === 0 || admitting.length === 0 || canBeGiven(claims, world, ANYWHERE) === "no") return void 0;
	const lacks = ({ pool }) => canBeGivenOn(pool, claims, world, inventory) === "no";
	if (!admitting.every(lacks)) return void 0;
	const blocked = fit.pools.filter((one) => one.verdict === "blocked" && !lacks(one));
	const path = (workload.podSpec.deviceClaims ?? []).find(({ name }) => claims.some((claim) => claim.name === name))?.path;
	const where = blocked.length === 0 ? "" : `: ${namePools(blocked.map(({ pool }) => pool))} would`;
	return {
		at: placeInPodSpec(workload, path ?? [], path === void 0 ? "key" : "value"),
		workload,
		claims: [ofAllPools(`no node of a pool that admits the pod can have the devices of ${list(claims.map(nameOf$1))}${where}`)],
		...helpFor$1(blocked),
		details: blocked.map(({ pool, reasons }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
		related: blocked.slice(0, MAX_POOLS).map(({ pool }) => declaredHere(pool)),
		concerns: { pools: blocked.map(({ pool }) => pool) },
		identity: { names: claims.map(nameOf$1) }
	};
}
const SLICE = `
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: gpus}
spec:
  driver: gpu.example.com
  pool: {name: rack-1, generation: 1, resourceSliceCount: 1}
  nodeSelector: {nodeSelectorTerms: [{matchExpressions: [{key: pool, operator: In, values: [gpu]}]}]}
  devices: [{name: gpu-0}, {name: gpu-1}]
---
apiVersion: resource.k8s.io/v1
kind: DeviceClass
metadata: {name: gpu.example.com}
spec: {selectors: [{cel: {expression: 'device.driver == "gpu.example.com"'}}]}
---
`;
const INVENTORY$1 = `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["example.com/gpu:NoSchedule"]
`;
const claim = (exactly) => `
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: gpu, namespace: ml}
spec:
  spec:
    devices:
      requests:
        - name: gpu
${exactly}
---
`;
const PLAIN = claim("          exactly: {deviceClassName: gpu.example.com}").trim();
const job = (name, more) => `
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml}
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{name: train, image: "train:1", resources: {claims: [{name: gpu}]}}]
      resourceClaims:
        - name: gpu
          resourceClaimTemplateName: ${name}
${more}`;
const TAINT = `
apiVersion: resource.k8s.io/v1
kind: DeviceTaintRule
metadata: {name: rack-1}
spec:
  deviceSelector: {driver: gpu.example.com, pool: rack-1}
  taint: {key: example.com/maintenance, effect: NoSchedule}
---`;
const unreachableDevice = {
	id: "unreachable-device",
	summary: "The devices that a pod claims are on nodes that do not take it, or have a taint that the claim does not tolerate.",
	severity: "warning",
	rationale: `A ResourceClaim (\`resource.k8s.io\`) chooses devices, and with them nodes: those that their ResourceSlice names. Where these nodes
have a taint that the pod does not tolerate, or the pod selects others, it stays Pending. Devices have taints of their own, from their
ResourceSlice or from a DeviceTaintRule: the *request* has to tolerate these, the pod cannot. The same holds for an extended resource that a DeviceClass
offers (\`extendedResourceName\`) and no node lists; nothing tolerates a taint of a device then.

Compared are the ResourceSlices that stand in the repository. Silent where it has none, where it has no device that the request
selects, as a driver may publish it, where slices of a pool are missing, and where two DeviceClasses of one name, or for one
resource, differ. Expressions of CEL are read as far as
they compare the driver and attributes that are texts, whole numbers or booleans: what else one asks may be so. Devices that another pod may use count as free.`,
	examples: [{
		title: "The pod does not tolerate the nodes that have its devices",
		inventory: INVENTORY$1,
		bad: `${SLICE}${PLAIN}${job("gpu # <--", "")}`.trim(),
		good: `${SLICE}${PLAIN}${job("gpu", `      nodeSelector: {pool: gpu}
      tolerations:
        - {key: example.com/gpu, operator: Exists, effect: NoSchedule}
`)}`.trim()
	}, {
		title: "A taint of the devices, which the request does not tolerate",
		inventory: "\npools:\n  - name: gpu\n    labels: {pool: gpu}\n",
		bad: `${SLICE.trim()}${TAINT}${claim("          exactly: # <--\n            deviceClassName: gpu.example.com").trimEnd()}${job("gpu", "")}`.trim(),
		good: `${SLICE.trim()}${TAINT}${claim(`          exactly:
            deviceClassName: gpu.example.com
            tolerations:
              - {key: example.com/maintenance, operator: Exists, effect: NoSchedule}`).trimEnd()}${job("gpu", "")}`.trim()
	}],
	claims: ["pools", "all-pools"],
	*checkInventory({ deviceWorld }) {
		if (deviceWorld === void 0) return;
		for (const one of deviceWorld.claims) yield* checkClaim(one, deviceWorld);
	},
	*checkWorkload(fit, context) {
		const { deviceWorld } = context;
		if (deviceWorld === void 0 || !isPlacementKnown(fit)) return;
		const { workload } = fit;
		for (const resource of claimsOf(workload, deviceWorld, context.inventory).filter(({ kind }) => kind === "resource")) for (const finding of checkClaim(resource, deviceWorld)) yield {
			...finding,
			workload
		};
		const finding = describePlacement$1(fit, deviceWorld, context);
		if (finding !== void 0) yield finding;
	}
};

// src/rules/unreadable-file.ts
const unreadableFile = {
	id: "unreadable-file",
	summary: "A file with the name of a manifest is no text, or cannot be opened, so that nothing in it is checked.",
	severity: "warning",
	rationale: `Manifests are UTF-8, as kubectl reads them. A file of other bytes may be a manifest in another encoding, or something else
under the name of one. A file that cannot be opened, or is too large, is told here, too.
What git-crypt has encrypted, and a pointer of Git LFS whose content was not fetched, are nobody's mistake: a notice names these files.`,
	examples: [],
	claims: ["object"],
	*checkProblem(problem) {
		if (problem.kind !== "unreadable") return;
		yield {
			at: problem,
			claims: [ofObject(problem.message)],
			help: "Correct the file, or leave it out with exclude in taintlint.yaml.",
			identity: { names: [problem.kind, problem.message] }
		};
	}
};

// src/rules/unremoved-startup-taint.ts
function isNamed({ key }, { fits }) {
	return fits.some((fit) => writtenTolerations(fit).some((toleration) => toleration.key === key));
}
function isUnknown(taint, { cluster }) {
	return keepsPodsOff(taint) && !hasKnownRemover(taint.key) && !isTransientTaint(taint.key, cluster.transientTaints);
}
function unremoved(pool, context) {
	return pool.startupTaints.filter((taint) => taint.implied === void 0 && isUnknown(taint, context.inventory) && !isNamed(taint, context));
}
const unremovedStartupTaint = {
	id: "unremoved-startup-taint",
	summary: "Nothing in the repository is known to remove a startup taint.",
	severity: "note",
	rationale: `A startup taint is a promise that something takes it off once the node is ready: an agent, or a controller. Karpenter and other
autoscalers do not. Without that somebody no pod ever runs on these nodes, and an autoscaler adds more of them.

It is a note, since the remover may be installed by something else. Silent for taints that a known agent removes, for those
that are named as such (\`.../agent-not-ready\`, \`startup-taint.cluster-autoscaler.kubernetes.io/\`, \`transientTaints\` of the
configuration), and where a workload tolerates the taint by its key.`,
	examples: [{
		title: "A taint of one's own",
		inventory: `
pools:
  - name: general
    startupTaints: ["example.org/warming-up:NoSchedule"] # <--
`,
		goodInventory: `
transientTaints: [example.org/warming-up]
pools:
  - name: general
    startupTaints: ["example.org/warming-up:NoSchedule"]
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
`
	}],
	claims: ["all-workloads"],
	*checkInventory(context) {
		for (const pool of context.inventory.pools) for (const taint of unremoved(pool, context)) yield {
			at: taint.place,
			claims: [ofAllWorkloads(`nothing here is known to remove startup taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)}`)],
			help: "Say who removes it: tolerate it by its key there, or name it in `transientTaints`. Where pods should be kept off for good, write it under taints.",
			concerns: {
				pools: [pool],
				taints: [taint]
			},
			identity: {
				pools: [pool],
				taints: [taint]
			},
			cause: formatTaint(taint)
		};
	}
};

// src/rules/explanations/meant-for-declared.ts
function runsBesideClasses({ tolerations }, { pools }) {
	return !tolerations.some(({ origin }) => origin.by === "GKE") && pools.every(({ format }) => format === "compute-class");
}
function isNearlyAskedFor({ nodeSelector }, { pool }) {
	return Object.entries(nodeSelector).some(([key, value]) => {
		const given = isOrdinaryLabel(key) ? void 0 : pool.labels[key];
		return given !== void 0 && given !== value && isSlipOfValue(value, given);
	});
}
function isAskedFor(fit, { pool, selector }) {
	if (selector === "mismatch") return false;
	return [...Object.keys(fit.nodeSelector), ...requiredExpressions(fit.workload).flatMap(({ requirement: { key, operator } }) => operator === "In" || operator === "Exists" ? key : [])].some((key) => Object.hasOwn(pool.labels, key) && !isOrdinaryLabel(key));
}
function isMeantForDeclared(fit, inventory, miss) {
	if (runsBesideClasses(fit, inventory)) return false;
	if (miss !== void 0 && isSlipOfTheHand(miss)) return true;
	return fit.pools.some((pool) => isAskedFor(fit, pool) || isNearlyAskedFor(fit, pool));
}

// src/rules/unschedulable.ts
function poolsBehindTaints(pools) {
	return pools.filter((pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0);
}
function isUnschedulable(fit) {
	const { workload, pools, queue } = fit;
	if (!isPlacementKnown(fit) || workload.kind === "DaemonSet" || queue?.kind === "refuses") return false;
	return pools.length > 0 && pools.every((pool) => pool.verdict === "blocked");
}
function isOnlyEmpty({ pool, selector, cordoned, untolerated }) {
	return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}
function explainEmpty(fit, empty) {
	const names = list(empty.map(({ pool }) => quoted(pool.name)));
	const [of, only, are] = empty.length === 1 ? [
		"pool",
		"one",
		"is"
	] : [
		"pools",
		"ones",
		"are"
	];
	return {
		at: placeInPodSpec(fit.workload, [], "key"),
		cause: ofAllPools(`${of} ${names}, the only ${only} that could take it, ${are} scaled to zero`, { says: `${of} ${names}, the only declared ${only} that could take it, ${are} scaled to zero` }),
		reasons: describePools(fit.pools, empty),
		help: "Give the pool nodes, or remove the workload.",
		related: empty.map(({ pool }) => declaredHere(pool))
	};
}
function explainPlacement(fit) {
	const emptyOnly = fit.pools.filter(isOnlyEmpty);
	if (emptyOnly.length > 0) return [explainEmpty(fit, emptyOnly)];
	const behindTaints = poolsBehindTaints(fit.pools);
	return behindTaints.length > 0 ? explainTaints(fit, behindTaints) : [explainSelector(fit)];
}
function describeRefusal({ workload }, refusal) {
	const path = workload.podSpec.runtimeClassName === void 0 ? [] : ["runtimeClassName"];
	return {
		at: placeInPodSpec(workload, path, "key"),
		workload,
		claims: [ofObject(`admission refuses the pod: ${refusal}`)],
		help: "Make the pod and what admission adds to it agree.",
		identity: { names: [refusal] },
		pools: []
	};
}
function adviseBoth(placement, spelling) {
	const { help, offer } = placement;
	if (spelling?.wrong !== "open") return placement;
	const also = askAtPool(spelling);
	return {
		help: help + also,
		...offer && { offer: {
			...offer,
			otherwise: offer.otherwise + also
		} }
	};
}
function describePlacement(fit, placement, context) {
	const { workload } = fit;
	const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
	const asksNothing = tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === void 0;
	const noPool = isMeantForDeclared(fit, context.inventory, placement.miss) ? ofAllPools("no pool admits the pod", {
		says: "no declared pool admits the pod",
		severity: "warning"
	}) : ofAllPools("no pool admits the pod");
	const { cause, miss, missingLabel } = placement;
	const overlay = adviseOverlay(fit, context);
	const spelling = overlay === void 0 ? findPoolSpelling(fit, placement.key, context) : void 0;
	const atPool = spelling?.wrong === "pool" ? tellAtPool(spelling) : void 0;
	const fix = atPool === void 0 ? fixUnschedulable(fit, placement, context, cause, noPool) : void 0;
	const { help, offer } = overlay ?? adviseBoth(placement, spelling);
	return {
		at: (overlay ?? atPool ?? placement).at,
		workload,
		claims: [noPool, atPool?.cause ?? cause],
		reasons: placement.reasons,
		details: [...overlay?.details ?? [], ...describeSiblings(fit, poolsBehindTaints(fit.pools), context.fits)],
		help: atPool?.help ?? help,
		...offer && atPool === void 0 && { offer },
		related: [...overlay?.related ?? [], ...atPool?.related ?? placement.related],
		concerns: {
			tolerations: [...spelling?.tolerations ?? [], ...miss === void 0 ? [] : [miss.toleration.origin.index]],
			...missingLabel !== void 0 && { selectors: [missingLabel] }
		},
		identity: {},
		pools: [],
		...asksNothing && { cause: "asks for nothing and tolerates nothing" },
		...fix && { fix }
	};
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
a warning, and only for a pod that was meant for a declared pool: it asks for a label which that pool declares (not one
that every node has, such as the system or the zone), or its selector or its toleration misses one by a slip of the hand. Any other
pod runs on nodes that are declared elsewhere. Where the other workloads of the same Helm release (\`app.kubernetes.io/instance\`) all enter a
pool whose taint keeps this one off, a line says so: hook Jobs are easily forgotten.
Where an overlay's list took the place of its base's, and the base's would do, the finding stands at the overlay's list.
Where a value of the pod and one of a pool differ in capitals or signs alone, the other places that name it decide which
of both is wrong, if they are at least twice as many. Is it the pool, then the finding stands there. A DaemonSet has its own rule, and a pod with \`nodeName\` does not pass the scheduler.

\`--fix\` adds the missing tolerations, or corrects the one that nearly fits, where the selector leaves exactly one pool of
a complete inventory, and that pool is neither reserved for others nor a control plane. Where several pools would do,
\`--unsafe-fixes\` adds those of the pool that the help names: that with the fewest taints, then the first by its name.`,
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
			bad: `${exampleWorkload("Deployment", "trainer")}
      nodeSelector:
        pool: gpu # <--
`,
			good: `${exampleWorkload("Deployment", "trainer")}
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
			bad: `${exampleWorkload("Deployment", "trainer")}
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
			good: `${exampleWorkload("Deployment", "trainer")}
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
	claims: [
		"all-pools",
		"serves-nothing",
		"pools",
		"object",
		"all-workloads",
		"difference"
	],
	yieldsTo: [{
		rule: "policy-drops-toleration",
		by: "workload"
	}],
	*checkWorkload(fit, context) {
		if (fit.valid && fit.admissionError !== void 0) yield describeRefusal(fit, fit.admissionError);
		if (!isUnschedulable(fit)) return;
		const placements = explainPlacement(fit);
		const finding = inOrder(placements.map((placement) => describePlacement(fit, placement, context)));
		if (finding !== void 0) yield finding;
	}
};

// src/rules/unusable-flavor.ts
function verdictOf(labels, pool, inventory) {
	return judgeLabels(compileNodeSelection(labels, void 0), pool, inventory);
}
function describeLabels(flavor, { pools, ...rest }) {
	const inventory = {
		...rest,
		pools
	};
	const labels = Object.entries(flavor.nodeLabels);
	const alone = labels.find(([key, value]) => pools.every((pool) => verdictOf(byWord([[key, value]]), pool, inventory) === "mismatch"));
	const asked = (alone === void 0 ? labels : [alone]).map(([key, value]) => `${key}=${value}`).join(", ");
	const [key] = alone ?? [];
	const values = key === void 0 ? [] : labelValues(pools.map((pool) => ({ pool })), key);
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
	const { document, path } = flavor.place;
	const spec = [
		...path.slice(0, -2),
		"spec",
		"nodeLabels"
	];
	return {
		at: {
			document,
			path: key === void 0 ? spec : [...spec, key],
			part: key === void 0 ? "key" : "value"
		},
		claims: [ofAllPools(`no pool has the labels of ResourceFlavor ${quoted(flavor.name)}: ${asked}`)],
		help: `Kueue makes the pods that it starts with this flavor select these labels, so that they stay Pending. Write labels that a pool has.${known}`,
		identity: { names: [flavor.name, asked] }
	};
}
function forgottenTaints(flavor, { taints }) {
	const named = new Set(flavor.nodeTaints.map(formatTaint));
	return untoleratedTaints(taints, flavor.tolerations, keepsPodsOff, "unknown").filter((taint) => !named.has(formatTaint(taint)));
}
function mayGet(flavor, { queue }) {
	return queue?.kind === "gives" && queue.choices.some((choice) => choice.includes(flavor));
}
function describeTaints$1(flavor, led, context) {
	const [first] = led;
	const [taint] = first?.taints ?? [];
	if (first === void 0 || taint === void 0) return void 0;
	const { comparisonOperators } = context.inventory.cluster;
	const using = context.fits.filter((fit) => mayGet(flavor, fit));
	const hurt = using.filter(({ tolerations }) => led.every(({ taints }) => untoleratedTaints(taints, tolerations, keepsPodsOff, comparisonOperators).length > 0));
	if (using.length > 0 && hurt.length === 0) return void 0;
	const others = led.length > 1 ? ` and ${led.length - 1} more` : "";
	const finding = {
		at: flavor.place,
		claims: [ofPools(`ResourceFlavor ${quoted(flavor.name)} leads to pool ${quoted(first.pool.name)}${others}, and neither names nor tolerates its taint ${formatTaint(taint)}`)],
		help: "Kueue starts pods with this flavor, and they stay Pending. Write the taint under `tolerations`, so that Kueue adds the toleration to the pods, or under `nodeTaints`, so that only pods that tolerate it get the flavor.",
		related: led.flatMap(({ pool, taints }) => taints.slice(0, 1).map((one) => taintedHere(pool, one))),
		identity: { names: [flavor.name] }
	};
	if (hurt.length === 0) return {
		...finding,
		severity: "note"
	};
	return toldOf(hurt, ({ workload }) => workload, (fits) => ({
		...finding,
		concerns: { workloads: fits.map(({ workload }) => workload) }
	}));
}
function usedFlavors(queues) {
	const names = queues.cluster.flatMap(({ object }) => object.groups.flatMap(({ flavors }) => flavors));
	return [...new Set(names.map(({ name }) => name))].flatMap((name) => flavorOf(queues, name) ?? []).filter(({ nodeLabels }) => Object.keys(nodeLabels).length > 0);
}
function checkFlavor(flavor, context) {
	const { inventory } = context;
	const placed = inventory.pools.map((pool) => ({
		pool,
		verdict: verdictOf(flavor.nodeLabels, pool, inventory)
	}));
	const left = placed.filter(({ pool, verdict }) => verdict !== "mismatch" && !hasNoNodes(pool));
	if (placed.every(({ verdict }) => verdict === "mismatch")) return describeLabels(flavor, inventory);
	if (!left.some(({ verdict }) => verdict === "match")) return void 0;
	const led = left.map(({ pool }) => ({
		pool,
		taints: forgottenTaints(flavor, pool)
	}));
	return led.some(({ taints }) => taints.length === 0) ? void 0 : describeTaints$1(flavor, led, context);
}
const flavorWith = (spec) => `
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: shared}
spec:
  namespaceSelector: {}
  resourceGroups:
    - coveredResources: [cpu]
      flavors: [{name: spot, resources: [{name: cpu, nominalQuota: 9}]}]
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata:
  ${spec}
`;
const INVENTORY = `
pools:
  - name: general
    labels: {pool: general}
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`;
const TOLERATED = `name: spot
spec:
  nodeLabels: {pool: spot}
  tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`;
const unusableFlavor = {
	id: "unusable-flavor",
	summary: "A flavor of Kueue leads its pods to no pool, or to a pool whose taint they do not tolerate.",
	severity: "warning",
	rationale: `Kueue gives every pod that it starts the \`nodeLabels\` of a ResourceFlavor as a node selector, and the flavor's \`tolerations\`.
Labels that no pool has, or a taint of the pool that the flavor forgets, leave the pods Pending while they use up the quota of
the queue, and Kueue does not try another flavor.

A taint under \`nodeTaints\` is not forgotten: only pods that tolerate it get the flavor. A flavor that leads to several pools is left alone while
one of them takes its pods. Where every workload of the repository that may get the flavor tolerates the taint itself, nothing is said; where none of
them may get it, the finding is a note. A pod that fits nowhere has its own finding (\`unschedulable\`). Flavors that no ClusterQueue names are not
looked at.`,
	examples: [{
		title: "The flavor forgets the taint of its pool",
		inventory: INVENTORY,
		bad: flavorWith(`name: spot # <--
spec:
  nodeLabels: {pool: spot}`),
		good: flavorWith(TOLERATED)
	}, {
		title: "A label that no pool has",
		inventory: INVENTORY,
		bad: flavorWith(`name: spot
spec:
  nodeLabels:
    pool: spots # <--
  tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`),
		good: flavorWith(TOLERATED)
	}],
	claims: ["all-pools", "pools"],
	yieldsTo: [{
		rule: "unschedulable",
		by: "workload"
	}],
	*checkInventory(context) {
		const { admission, inventory } = context;
		if (admission.queues === void 0 || inventory.pools.length === 0) return;
		for (const flavor of usedFlavors(admission.queues)) {
			const finding = checkFlavor(flavor, context);
			if (finding !== void 0) yield finding;
		}
	}
};

// src/rules/unused-suppression.ts
const SYNTAX = {
	comment: "# taintlint-ignore: rule, rule -- reason",
	annotation: "taintlint.dev/ignore: \"rule, rule -- reason\"",
	configuration: "{rule: rule, workload: namespace/Kind/name, reason: reason}"
};
const REMOVE = {
	comment: "Remove it. A comment covers the key on its own line with what it holds, or what begins on the next line when it has its line for itself.",
	annotation: "Remove it.",
	configuration: "Remove the entry, or correct its workload and file."
};
const unusedSuppression = {
	id: "unused-suppression",
	summary: "A suppression silences nothing: the mistake is gone, or the suppression misses it.",
	severity: "warning",
	rationale: `A suppression that outlives its mistake hides the next one. One that never worked, for a misspelt rule or a
line that is not the reported one, lets its author believe that something is settled.

Three things suppress. The comment \`# taintlint-ignore: rule, rule -- reason\` covers the key on its line with all that
the key holds; alone on its line it covers what begins on the next line that is no comment: a key, an item of a list, or,
above the first key, the object. Where it misses a finding of its rule by a few lines, that line is named, and \`--fix\` moves a comment that names this rule
alone. The annotation \`taintlint.dev/ignore: "rule, rule -- reason"\` on
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
	claims: ["object"],
	*checkSuppression({ suppression, state, nearestRule, missedLine }) {
		const { origin, rule, at, covers, workload } = suppression;
		const about = {
			at,
			identity: { names: [origin, rule] },
			...workload && { workload }
		};
		if (state === "unused") yield {
			...about,
			claims: [ofObject(`the suppression of ${quoted(rule)} silences nothing: the rule finds nothing ${covers}${missedLine === void 0 ? "" : `, but on line ${missedLine}`}`)],
			help: missedLine === void 0 ? REMOVE[origin] : `Put the comment on a line of its own above line ${missedLine}.`,
			...missedLine !== void 0 && { missed: {
				rule,
				line: missedLine
			} }
		};
		else if (state === "unknown-rule") {
			const hint = didYouMean(nearestRule);
			yield {
				...about,
				claims: [ofObject(rule === "" ? "the suppression names no rule, so that it silences nothing" : `rule ${quoted(rule)} does not exist, so that its suppression silences nothing${hint}`)],
				help: `Write it as ${SYNTAX[origin]}. "taintlint rules" lists the rules.`
			};
		}
	}
};

// src/rules/weakened-check.ts
const weakenedCheck = {
	id: "weakened-check",
	summary: "A change makes the check itself say less.",
	severity: "warning",
	rationale: `The configuration is a file like any other: a change that breaks something may switch off, in the same change, what
would have told of it. With \`--base REVISION\` a reviewer reads both. Told is each rule that is turned off or gets a lower
severity, for everything or for some files and clusters; a \`failOn\` or \`render\` that lets more pass; an entry of \`suppress\`
without \`expires\`; a comment or an annotation that silences something; a configuration that is removed or replaced;
findings that a baseline is newly told to hide; pools or clusters that are declared no more, and an inventory that is
complete no more; manifests that are still there and are not covered any more; kustomizations and charts that could be
rendered and cannot be now.

Where the configuration says something else than that of the base, the manifests are judged under the base's, too: the
same pools, and the rules, suppressions, globs and settings of before. What only that reports, and the base did not
have, is told where it would have been reported; what the base had is counted.

Whether this rule is on, and how severe it is, the base's configuration decides. No suppression and no baseline hides
what it says. Nothing is reported of a suppression with \`expires\`, of one that silences nothing, nor of files that are
gone. Options of the command line and inputs of the action belong to no revision. Without \`--base\` there is nothing to
compare with.`,
	examples: [{
		title: "The rule that would have told of it is switched off in the same change",
		before: { inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
` },
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
rules:
  broad-key-toleration: off # <--
failOn: never # <--
`,
		bad: `${exampleWorkload("Deployment", "api")}
`,
		good: `${exampleWorkload("Deployment", "api")}
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
rules:
  broad-key-toleration: error
failOn: warning
`
	}],
	claims: ["difference"],
	*checkWeakening({ at, says, help, names, workload, cause }) {
		yield {
			at,
			claims: [ofDifference(says)],
			help,
			identity: { names },
			...workload !== void 0 && { workload },
			...cause !== void 0 && { cause }
		};
	}
};

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
function poolsOpenedBy(fit, wildcard) {
	const comparison = fit.cluster.comparisonOperators;
	return fit.pools.filter((pool) => pool.verdict !== "blocked" && openedTaints(pool, fit).some(({ taint, toleration }) => isWildcard(toleration) && toleratesTaint(wildcard, taint, comparison) === "yes"));
}
function taintsMetOnlyBy(wildcard, opened, { tolerations, cluster }) {
	const meets = (toleration, taint) => toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no";
	return opened.flatMap(({ pool }) => pool.taints).filter((taint) => meets(wildcard, taint)).filter((taint) => !tolerations.some((other) => other !== wildcard && meets(other, taint)));
}
function isMisused({ workload }, { pool, verdict }) {
	if (isIntruder(workload, pool)) return true;
	return workload.kind === "DaemonSet" && verdict === "fits" && isVirtualPool(pool);
}
function isEvictionDelay({ effect, tolerationSeconds }) {
	return effect === "NoExecute" && tolerationSeconds !== void 0;
}
function describeTaints(pool, workload) {
	const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ");
	if (workload.kind === "DaemonSet" && isVirtualPool(pool)) return `${taints} (virtual nodes: a DaemonSet's pod stays Pending)`;
	if (isControlPlanePool(pool)) return `${taints} (control plane)`;
	return isIntruder(workload, pool) ? `${taints} (reserved for others)` : taints;
}
function helpFor(workload, named) {
	const help = "Name the keys of the taints that this workload really has to tolerate, one toleration each.";
	if (workload.kind !== "DaemonSet") return help;
	return `Keep the DaemonSet off with a nodeAffinity that excludes the label of these nodes${named.some(isVirtualPool) ? ", such as `eks.amazonaws.com/compute-type` NotIn `fargate`" : ""}. Or: ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}
function describeSwallowed(fit, wildcard, { inventory }) {
	if (fit.workload.kind === "DaemonSet") return [];
	const isEndless = wildcard.tolerationSeconds === void 0;
	return SWALLOWED.filter(({ taint }) => toleratesTaint(wildcard, taint, inventory.cluster.comparisonOperators) === "yes" && (isEndless || taint.effect !== "NoExecute")).map(({ taint, consequence }) => `also tolerates ${formatTaint(taint)}: ${consequence}`);
}
function isStranded({ workload }, { effect, tolerationSeconds }) {
	const { kind, namespace, podSpec } = workload;
	return kind === "Deployment" && namespace.startsWith("openshift-") && !podSpec.hostNetwork && (!effect || effect === "NoExecute") && tolerationSeconds === void 0;
}
function severityOf(fit, toleration, opened) {
	if (fit.workload.kind === "DaemonSet" || isStranded(fit, toleration)) return "warning";
	if (isSystemNamespace(fit.workload.namespace)) return "note";
	if (opened.some((pool) => isMisused(fit, pool) || isControlPlanePool(pool.pool))) return "error";
	return fit.workload.podSpec.hostNetwork ? "note" : "warning";
}
function describeWildcard(fit, toleration, opened, context) {
	const { workload } = fit;
	const { index } = toleration.origin;
	const pools = opened.map(({ pool }) => pool);
	const opens = pools.length === 0 ? "it opens no pool of the inventory now, but every pool that is tainted later" : `it opens ${namePools(pools)}`;
	const stays = isStranded(fit, toleration) ? ", and the pod never leaves a dead node" : "";
	const met = workload.kind === "DaemonSet" ? [] : taintsMetOnlyBy(toleration, opened, fit);
	const fix = replaceWildcard(workload, toleration, pools, met);
	return {
		at: placeInPodSpec(workload, [
			"tolerations",
			index,
			"operator"
		]),
		workload,
		severity: severityOf(fit, toleration, opened),
		claims: [ofPools(`toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${opens}${stays}`)],
		reasons: pools.map((pool) => ({
			pool,
			reasons: [describeTaints(pool, workload)]
		})),
		details: describeSwallowed(fit, toleration, context),
		help: helpFor(workload, pools),
		related: pools.flatMap((pool) => pool.taints.filter(keepsPodsOff).slice(0, 1).map((taint) => taintedHere(pool, taint))),
		concerns: {
			tolerations: [index],
			pools
		},
		identity: { tolerations: [index] },
		...fix && { fix: {
			...fix,
			restsOn: ofAllPools("these are all pools that it opens")
		} }
	};
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
belongs to the control plane. In the namespaces of the system itself, where such pods are often meant, it is a note: but a
warning for a Deployment in a namespace \`openshift-*\` that is not on the node's own network, because it stays on a dead
node, and nothing takes over its work. A pod on the node's own network, such as the operator of a network plugin, may have
to start before anything else: a note where none of these pools is opened.
Effect NoExecute with \`tolerationSeconds\` is no wildcard: it only delays an eviction, as what Kubernetes adds by default.

\`--unsafe-fixes\` writes the explicit tolerations of the pools that it opens, so that the pod can run where it could: which
of them it needs only its author knows, so that \`--fix\` leaves it alone. Not where one of them is reserved for others or
belongs to the control plane, where the inventory is not complete, with \`tolerationSeconds\`, nor in the namespaces of the
system.`,
	examples: [
		{
			title: "An application that may run anywhere",
			inventory: `
pools:
  - name: general
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
			bad: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - operator: Exists # <--
`,
			good: `${exampleWorkload("Deployment", "api")}
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
			good: `${exampleWorkload("DaemonSet", "node-exporter", { namespace: "monitoring" })}
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
	claims: ["pools"],
	yieldsTo: UNKNOWN_KEYS_FIRST,
	looksAt: "tolerations",
	*checkWorkload(fit, context) {
		if (!fit.valid) return;
		const isDaemonSet = fit.workload.kind === "DaemonSet";
		for (const toleration of writtenTolerations(fit).filter(isWildcard)) {
			if (isEvictionDelay(toleration)) continue;
			const opened = poolsOpenedBy(fit, toleration);
			const misused = opened.filter((pool) => isMisused(fit, pool));
			if (!isDaemonSet) yield describeWildcard(fit, toleration, opened, context);
			else if (misused.length > 0) yield describeWildcard(fit, toleration, misused, context);
		}
	}
};

// src/rules/wrong-os-pool.ts
function asksForOs({ workload, nodeSelector }) {
	const terms = workload.podSpec.nodeAffinity?.required ?? [];
	return OS_LABELS.some((label) => label in nodeSelector || terms.length > 0 && terms.every(({ matchExpressions }) => matchExpressions.some(({ key }) => key === label)));
}
function describeWrong(fit, wrong) {
	const { workload } = fit;
	const { os } = workload.podSpec;
	const meant = os ?? "linux";
	const pools = wrong.map(({ pool }) => pool);
	const systems = list([...new Set(pools.map((pool) => quoted(osOfPool(pool))))]);
	const untainted = wrong.every((pool) => openedTaints(pool, fit).length === 0);
	const asked = os === void 0 ? "nothing asks for an operating system" : `the scheduler does not read os.name ${quoted(meant)}`;
	return {
		at: os === void 0 ? placeInPodSpec(workload, [], "key") : placeInPodSpec(workload, ["os", "name"]),
		workload,
		claims: [ofPools(`the pod may run on ${systems} ${namePools(pools)}: ${asked}`)],
		help: `Write in the pod spec, with the system that the image is made for:\nnodeSelector:\n  kubernetes.io/os: ${meant}`,
		related: pools.map(declaredHere),
		concerns: { pools },
		pools: pools.map(({ name }) => name),
		...untainted && { cause: `untainted ${pools.map(({ name }) => name).join(",")}` }
	};
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
	claims: ["pools"],
	yieldsTo: [{
		rule: "wildcard-toleration",
		by: "pool"
	}],
	*checkWorkload(fit) {
		if (asksForOs(fit)) return;
		const certain = certainPools(fit);
		const { os } = fit.workload.podSpec;
		const wrong = certain.filter(({ pool }) => osOfPool(pool) !== (os ?? "linux"));
		if (os === void 0 && wrong.length === certain.length) return;
		const finding = toldOf(wrong, ({ pool }) => pool, (pools) => describeWrong(fit, pools));
		if (finding !== void 0) yield finding;
	}
};

// src/rules/index.ts
const RULES = [
	unschedulable,
	onlyAvoidedPools,
	evictedByTaint,
	insufficientCapacity,
	spreadCountsTaintedPools,
	spreadCountsNothing,
	unknownTopologyKey,
	tooFewDomains,
	unplaceableGang,
	unreachableDevice,
	closedPreference,
	nodeNameBypassesScheduler,
	daemonsetMissesPool,
	toleratedPoolLeftOut,
	missedTaintValues,
	daemonsetDependency,
	startupTaintDeadlock,
	agentMissesNodeState,
	addOnMissesPool,
	wildcardToleration,
	broadKeyToleration,
	toleratesNodeFailure,
	controlPlaneToleration,
	reservedPool,
	unpinnedToleration,
	wrongOsPool,
	mixedArchitecture,
	unmatchedToleration,
	nearMissToleration,
	redundantToleration,
	overlayLostToleration,
	suppressedDefaultToleration,
	queueRefusesPod,
	unknownQueue,
	unusableFlavor,
	defaultPodUnplaced,
	policyDropsToleration,
	guardMissesWildcard,
	unknownLabel,
	orOfExclusions,
	legacyControlPlaneKey,
	legacyLabel,
	renamedKey,
	nodeLabelOnPod,
	impossibleLabelValue,
	tolerationAnnotation,
	misplacedSchedulingField,
	unknownField,
	invalidToleration,
	invalidNodeAffinity,
	invalidTopology,
	invalidDeviceTaint,
	invalidDeviceClaim,
	nonStringValue,
	invalidTaint,
	duplicateTaint,
	ignoredPoolField,
	refusedPoolField,
	mixedTaintValues,
	mixedTolerationValues,
	undeclaredPools,
	autoscalerTag,
	autoscalerNotTold,
	everyPoolTainted,
	startupTaintDeclaredPermanent,
	unremovedStartupTaint,
	missingStartupTaint,
	idlePool,
	taintChangeImpact,
	weakenedCheck,
	ignoredValues,
	invalidYaml,
	unreadableFile,
	duplicateKey,
	internalError,
	notRendered,
	unusedSuppression,
	expiredSuppression
];

// src/inventory/implied/provisioned-pool.ts
const NAME = "auto-provisioned";
const FORMAT = "auto-provision";
function provisionedPool(place, cluster) {
	return {
		name: NAME,
		cluster,
		format: FORMAT,
		place,
		taints: [],
		startupTaints: [],
		labels: NO_WORDS,
		labelsClosed: false,
		openLabels: ["*"],
		nodes: void 0,
		allocatable: NO_WORDS,
		reservedFor: void 0,
		autoProvisions: true
	};
}

// src/inventory/implied/google-machines.ts
const GOOGLE_ARM_MACHINE = /^(?:t2a|c4a|n4a)(?:-|$)/i;
const GOOGLE_GPU_MACHINE = /^(?:a2|a3|a4|a4x|g2|g4)(?:-|$)/i;
const GOOGLE_TPU_MACHINE = /^ct[0-9]/i;

// src/inventory/implied/implied.ts
const ANY = /./;
const YES = /^true$/i;
const IMPLIED = [
	{
		platforms: [
			"kubeadm",
			"kops",
			"kube-hetzner"
		],
		when: { role: /^control-plane$/ },
		labels: { [CONTROL_PLANE_KEY]: "" },
		because: "control plane nodes are labelled with their role",
		confidence: "documented"
	},
	{
		platforms: [
			"kubeadm",
			"kops",
			"kube-hetzner"
		],
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
			key: MASTER_KEY,
			value: "",
			effect: "NoSchedule"
		},
		labels: {
			[CONTROL_PLANE_KEY]: "",
			[MASTER_KEY]: ""
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
		platforms: ["openshift"],
		when: { image: /^windows$/i },
		taint: {
			key: "os",
			value: "Windows",
			effect: "NoSchedule"
		},
		labels: { "kubernetes.io/os": "windows" },
		because: "OpenShift taints Windows nodes",
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
		when: { machineType: GOOGLE_ARM_MACHINE },
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
		when: { machineType: GOOGLE_TPU_MACHINE },
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
		platforms: ["eks-fargate"],
		labels: { "eks.amazonaws.com/compute-type": "fargate" },
		because: "EKS labels nodes of Fargate",
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
		platforms: ["rke1"],
		when: { etcd: YES },
		unless: { worker: YES },
		taint: {
			key: "node-role.kubernetes.io/etcd",
			value: "true",
			effect: "NoExecute"
		},
		because: "RKE taints etcd nodes that are no workers",
		confidence: "documented"
	},
	{
		platforms: ["rke1"],
		when: { controlPlane: YES },
		unless: { worker: YES },
		taint: {
			key: RANCHER_CONTROL_PLANE_KEY,
			value: "true",
			effect: "NoSchedule"
		},
		because: "RKE taints control plane nodes that are no workers",
		confidence: "documented"
	},
	{
		platforms: ["rke1"],
		when: { etcd: YES },
		labels: { "node-role.kubernetes.io/etcd": "true" },
		because: "RKE labels nodes with their roles",
		confidence: "documented"
	},
	{
		platforms: ["rke1"],
		when: { controlPlane: YES },
		labels: { [RANCHER_CONTROL_PLANE_KEY]: "true" },
		because: "RKE labels nodes with their roles",
		confidence: "documented"
	},
	{
		platforms: ["rke1"],
		when: { worker: YES },
		labels: { "node-role.kubernetes.io/worker": "true" },
		because: "RKE labels nodes with their roles",
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

// src/inventory/implied/apply-implied.ts
function applyImplied(declared, mode) {
	if (mode === "off") return declared.map(({ pool }) => pool);
	return declared.map((one) => IMPLIED.filter((fact) => holds(fact, one)).reduce((pool, fact) => add$1(pool, fact, one, declared), one.pool));
}
function impliedTaints(one, all) {
	return IMPLIED.filter((fact) => holds(fact, one) && isBeside(fact, one, all)).flatMap((fact) => {
		const taint = impliedTaint(fact, one);
		return taint === void 0 || hasTaint(one.pool, taint) ? [] : [{
			taint,
			because: fact.because
		}];
	});
}
function isBeside({ besidePoolWithout }, { platform }, all) {
	if (besidePoolWithout === void 0) return true;
	return all.some((other) => other.platform === platform && other.facts[besidePoolWithout] === void 0);
}
function hasTaint({ taints, startupTaints }, taint) {
	return [...taints, ...startupTaints].some((other) => isSame$1(other, taint));
}
function holds(fact, { platform, facts }) {
	const { platforms, when = {}, unless = {}, confidence } = fact;
	if (confidence === "contested" || !platforms.includes(platform)) return false;
	const texts = new Map(Object.entries(facts));
	const matches = (name, pattern) => pattern.test(texts.get(name) ?? "");
	return Object.entries(when).every(([name, pattern]) => matches(name, pattern)) && !Object.entries(unless).some(([name, pattern]) => matches(name, pattern));
}
function add$1(pool, fact, one, all) {
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
	if (taint === void 0 || hasTaint(pool, taint)) return labelled;
	const implied = {
		...taint,
		implied: fact.because,
		place: pool.place
	};
	if (fact.startup) return {
		...labelled,
		startupTaints: [...pool.startupTaints, implied]
	};
	if (fact.confidence === "documented" && isBeside(fact, one, all)) return {
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
function isSame$1(one, other) {
	return one.key === other.key && one.effect === other.effect;
}

// src/inventory/implied/untold-taints.ts
const PLATFORM_OF_PROVIDER = /* @__PURE__ */ new Map([
	["gke", "gke"],
	["aks", "aks"],
	["doks", "digitalocean"]
]);
function factsOf({ name, labels, allocatable }) {
	const accelerator = labels["cloud.google.com/gke-accelerator"] ?? allocatable["nvidia.com/gpu"];
	const machineType = labels["node.kubernetes.io/instance-type"];
	const sandbox = labels["sandbox.gke.io/runtime"];
	const spot = labels["kubernetes.azure.com/scalesetpriority"];
	const os = labels["kubernetes.io/os"];
	return {
		name,
		...accelerator !== void 0 && { accelerator },
		...machineType !== void 0 && { machineType },
		...sandbox !== void 0 && { sandbox },
		...spot !== void 0 && { spot },
		...os !== void 0 && { image: os }
	};
}
function describeUntoldTaints(pools, provider) {
	const platform = PLATFORM_OF_PROVIDER.get(provider ?? "");
	if (platform === void 0) return [];
	const declared = pools.filter(({ format }) => format === DECLARED_FORMAT).map((pool) => ({
		pool,
		platform,
		facts: factsOf(pool)
	}));
	return declared.flatMap(({ pool, ...one }) => impliedTaints({
		pool,
		...one
	}, declared).map(({ taint, because }) => {
		const cause = `does not list taint ${formatTaint(taint)}, but ${because}: add it, or write "implicit: off"`;
		return {
			message: `pool "${pool.name}" ${cause}`,
			cause,
			range: locate(pool.place)
		};
	}));
}

// src/inventory/pools.ts
function buildInventory(declaration, imports) {
	const { settings, implicit } = declaration;
	const context = {
		cluster: settings.name,
		transientTaints: settings.transientTaints,
		implicit
	};
	return inventoryOf(declaration, (declaration.from ?? []).map((from) => {
		const files = imports.filter((one) => one.from === from).map(({ file }) => file);
		const output = IMPORTS_PART.code().importPools(from, files, context);
		return {
			...output,
			everyFileRead: output.everyFileRead && files.length > 0
		};
	}));
}
function inventoryOf(declaration, outputs) {
	const { settings } = declaration;
	const imported = [];
	const errors = [];
	const notices = [];
	const faults = [];
	let everyImportRead = true;
	for (const output of outputs) {
		if (!output.everyFileRead) everyImportRead = false;
		imported.push(...output.pools);
		errors.push(...output.errors);
		faults.push(...output.faults);
		notices.push(...output.notices);
	}
	const overridden = applyOverrides(declaration.overrides, imported, everyImportRead && errors.length === 0);
	errors.push(...overridden.errors);
	const { autoProvision } = declaration;
	const provisioned = autoProvision === void 0 ? [] : [provisionedPool(autoProvision, settings.name)];
	const pools = [
		...declaration.pools ?? [],
		...overridden.pools,
		...provisioned
	];
	errors.push(...describeEmpty(declaration), ...describeRepeatedNames(pools));
	notices.push(...pools.flatMap(describePoolWithoutNodes));
	if (declaration.implicit !== "off") notices.push(...describeUntoldTaints(pools, settings.provider));
	const known = everyImportRead && pools.length > 0 && pools.every(isOfClosedFormat);
	const complete = (declaration.complete ?? known) && faults.length === 0;
	const isSnapshot = complete && declaration.complete === void 0 && pools.some(isOfNodes);
	return {
		inventory: {
			cluster: settings,
			pools,
			complete,
			...isSnapshot && { isSnapshot },
			...faults.length > 0 && { faults }
		},
		errors,
		notices
	};
}
function isOfClosedFormat(pool) {
	const { format, autoProvisions } = pool;
	if (autoProvisions) return true;
	return format === "taintlint" || isOfNodes(pool);
}
function isOfNodes({ format, labelsClosed }) {
	return format === "node" && labelsClosed;
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
	const cause = "is scaled to zero: no pod can run there";
	return [{
		message: `pool "${pool.name}" ${cause}`,
		cause,
		range: locate(pool.place)
	}];
}

// src/lint/configuration/rule-settings.ts
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
			const resolved = plain.get(rule);
			if (resolved !== void 0) return resolved;
			const setting = resolve(rule, [configuration?.rules.get(rule.id) ?? []].flat());
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

// src/lint/reports/fit-report.ts
function sourceLineOf(place) {
	const { file, line } = locate(place);
	return {
		file,
		line
	};
}
function reportPool$1(pool) {
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
		...identityOf$1(fit.workload),
		source: sourceLineOf(placeInObject(fit.workload, [])),
		...rendering !== void 0 && { rendering },
		valid: fit.valid,
		errors: refusalsOf(fit),
		pools: fit.pools.map(reportCell)
	};
}
function describeLargeMatrix({ manifests, clusters }) {
	const workloads = manifests.reduce((sum, one) => sum + one.workloads.length, 0);
	const pools = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
	const cells = workloads * pools;
	if (cells <= 1e6) return void 0;
	return `the matrix of ${formatCount(workloads)} workloads and ${formatCount(pools)} pools has ${formatCount(cells)} cells, more than the ${formatCount(MOST_SHOWN_CELLS)} that a report shows`;
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
		pools: judgements.flatMap(({ inventory, isUnbound }) => isUnbound ? [] : inventory.pools.map(reportPool$1)),
		workloads: [...rows.values()]
	};
}

// src/lint/reports/pools-report.ts
function reportTaint(taint) {
	const { implied } = taint;
	return {
		taint: formatTaint(taint),
		source: sourceLineOf(taint.place),
		...implied && { implied }
	};
}
function reportLabel(label, { place, labelOrigins = NO_WORDS }) {
	const origin = labelOrigins[label];
	const implied = origin?.implied;
	return {
		label,
		source: sourceLineOf(origin?.place ?? place),
		...implied && { implied }
	};
}
function reportOpen({ field, why }) {
	if (field === "scale") return [];
	return [{
		field: field === "requirements" ? "labels" : field,
		why
	}];
}
function formatPoolRequirement({ key, operator, values }) {
	return values.length === 0 ? `${key} ${operator}` : `${key} ${operator} ${values.join(", ")}`;
}
function reportPool(pool) {
	const { file, line } = locate(pool.place);
	const { requirements = [], incomplete = [] } = pool;
	return {
		name: pool.name,
		cluster: pool.cluster,
		format: pool.format,
		taints: pool.taints.map(reportTaint),
		startupTaints: pool.startupTaints.map(reportTaint),
		labels: pool.labels,
		labelOrigins: Object.keys(pool.labels).map((label) => reportLabel(label, pool)),
		address: addressOf(pool) ?? null,
		open: incomplete.flatMap(reportOpen),
		...requirements.length > 0 && { requirements: requirements.map(formatPoolRequirement) },
		openLabels: pool.openLabels,
		allocatable: pool.allocatable,
		nodes: pool.nodes?.map(({ name }) => name) ?? [],
		incomplete: incomplete.map(({ field, why }) => `${field}: ${why}`),
		source: {
			file,
			line,
			address: addressOf(pool) ?? null
		}
	};
}
function reportPools(clusters) {
	return { pools: clusters.flatMap(({ inventory }) => inventory.pools.map(reportPool)) };
}

// src/rendering/gitops/where-clusters-begin.ts
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

// src/lint/judging/binding.ts
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
	const deployed = GITOPS_PART.code().followGitops(clusters, deploying).paths;
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
		return [`${file}:${line}: "${path}" holds no manifest that was read, so that Flux begins nowhere${didYouMean(nearestWord(path, tree.folders))}`];
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

// src/manifest/custom-workloads/train-jobs.ts
const GROUP$1 = "trainer.kubeflow.org";
const DEFAULT_RUNTIME = "ClusterTrainingRuntime";
function patchesOf(spec, job) {
	return itemsOf$2(getValue(spec, "runtimePatches")).flatMap((patch) => itemsOf$2(nodeAt(patch, [
		"trainingRuntimeSpec",
		"template",
		"spec",
		"replicatedJobs"
	])).filter((one) => getString(one, "name") === job).flatMap((one) => {
		const podSpec = nodeAt(one, [
			"template",
			"spec",
			"template",
			"spec"
		]);
		return podSpec === void 0 ? [] : [decodePodSpec(LENIENT, podSpec, [])];
	}));
}
function trainer(spec) {
	const resources = nodeAt(spec, ["trainer", "resourcesPerNode"]);
	if (resources === void 0) return [];
	const quantities = (field) => LENIENT.quantityMap(getValue(resources, field), []);
	return [{
		name: "trainer",
		image: "",
		restartPolicy: void 0,
		requests: quantities("requests"),
		limits: quantities("limits")
	}];
}
function patched(podSpec, patches, more) {
	return {
		...podSpec,
		tolerations: [podSpec, ...patches].flatMap((one) => one.tolerations),
		nodeSelector: joinByWord(podSpec.nodeSelector, ...patches.map((one) => one.nodeSelector)),
		containers: [...podSpec.containers, ...more]
	};
}
function readTrainJobs(objects, workloads) {
	return objects.flatMap((object) => {
		const { kind, apiVersion, document, path } = object;
		if (kind !== "TrainJob" || groupOf(apiVersion) !== GROUP$1) return [];
		const { node } = object;
		const spec = getValue(node, "spec");
		if (spec === void 0) return [];
		if ((document.blanks ?? []).length > 0 || placeholderIn(node) !== void 0 || getValue(spec, "podTemplateOverrides") !== void 0) return [];
		const owner = ownerOf$1(object);
		const reference = getValue(spec, "runtimeRef");
		const runtime = {
			kind: getString(reference, "kind") ?? DEFAULT_RUNTIME,
			name: getString(reference, "name")
		};
		return workloads.filter((one) => {
			return one.kind === runtime.kind && one.name === runtime.name && groupOf(one.apiVersion) === GROUP$1 && (one.kind === DEFAULT_RUNTIME || one.namespace === owner.namespace);
		}).flatMap(({ isFragment: _, ...one }) => {
			const patches = patchesOf(spec, (one.part ?? "").replace(/^job /, ""));
			if (patches.some(({ nodeAffinity }) => nodeAffinity !== void 0)) return [];
			const { labels, annotations, name, namespace } = owner;
			const podSpec = patched(one.podSpec, patches, trainer(spec));
			const workload = {
				...one,
				kind,
				apiVersion,
				name,
				namespace,
				labels,
				annotations,
				podSpec
			};
			return [{
				place: {
					document,
					path: [
						...path,
						"spec",
						"runtimeRef",
						"name"
					],
					part: "value"
				},
				of: {
					kind: runtime.kind,
					name: one.name
				},
				workload
			}];
		});
	});
}

// src/manifest/objects/admission-objects.ts
const NODE_SELECTOR_ANNOTATION = "scheduler.alpha.kubernetes.io/node-selector";
const PROJECT_NODE_SELECTOR_ANNOTATION = "openshift.io/node-selector";
const DEFAULT_TOLERATIONS_ANNOTATION = "scheduler.alpha.kubernetes.io/defaultTolerations";
const TOLERATIONS_WHITELIST_ANNOTATION = "scheduler.alpha.kubernetes.io/tolerationsWhitelist";
function readRuntimeClass(object, name) {
	const decoder = createDecoder();
	const scheduling = getValue(object.node, "scheduling");
	return {
		name,
		nodeSelector: decoder.stringMap(getValue(scheduling, "nodeSelector"), []),
		tolerations: decodeTolerations(decoder, getValue(scheduling, "tolerations"), []),
		...scheduling?.kind === "mapping" && { hasScheduling: true },
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
	const own = getString(annotations, NODE_SELECTOR_ANNOTATION);
	const ofProject = getString(annotations, PROJECT_NODE_SELECTOR_ANNOTATION);
	return {
		name,
		nodeSelector: own ?? ofProject,
		...own === void 0 && ofProject !== void 0 && { isOfProject: true },
		defaultTolerations: readTolerationsAnnotation(annotations, DEFAULT_TOLERATIONS_ANNOTATION),
		tolerationsWhitelist: readTolerationsAnnotation(annotations, TOLERATIONS_WHITELIST_ANNOTATION)
	};
}
function readAdmissionObjects(objects) {
	const runtimeClasses = /* @__PURE__ */ new Map();
	const namespaces = /* @__PURE__ */ new Map();
	for (const object of objects) {
		const isRuntimeClass = object.kind === "RuntimeClass" && groupOf(object.apiVersion) === "node.k8s.io";
		if (!isRuntimeClass && (object.kind !== "Namespace" || object.apiVersion !== "v1")) continue;
		const name = getString(getValue(object.node, "metadata"), "name");
		if (name === void 0) continue;
		if (isRuntimeClass) runtimeClasses.set(name, readRuntimeClass(object, name));
		else namespaces.set(name, readNamespace(object, name));
	}
	return {
		runtimeClasses,
		namespaces
	};
}
function readDefaultNodeSelector(objects) {
	const selectors = /* @__PURE__ */ new Set();
	for (const object of objects) {
		if (object.kind !== "Scheduler" || groupOf(object.apiVersion) !== "config.openshift.io") continue;
		selectors.add(getString(getValue(object.node, "spec"), "defaultNodeSelector") ?? "");
	}
	const [only, ...others] = selectors;
	return others.length === 0 && only ? only : void 0;
}

// src/manifest/objects/device-world.ts
const SHARING = [
	"consumesCounters",
	"bindingConditions",
	"allowMultipleAllocations",
	"bindsToNode"
];
const ASKING = [
	"adminAccess",
	"capacity",
	"derivedAttributes"
];
function placeOf({ object }, field) {
	return {
		document: object.document,
		path: [...object.path, ...field],
		part: "value"
	};
}
function nameOf({ object }) {
	return getString(getValue(object.node, "metadata"), "name") ?? "";
}
function readTaint(node) {
	return {
		key: getString(node, "key") ?? "",
		value: getString(node, "value") ?? "",
		effect: getString(node, "effect") ?? ""
	};
}
function readAttribute(decoder, node) {
	const int = getValue(node, "int");
	const bool = getValue(node, "bool");
	if (int !== void 0) return {
		type: "int",
		value: decoder.integer(int, []) ?? 0
	};
	if (bool !== void 0) return {
		type: "bool",
		value: decoder.boolean(bool, [])
	};
	for (const type of ["string", "version"]) {
		const value = getString(node, type);
		if (value !== void 0) return {
			type,
			value
		};
	}
}
function readReach(decoder, node) {
	const selector = getValue(node, "nodeSelector");
	return {
		nodeName: getString(node, "nodeName"),
		terms: selector === void 0 ? void 0 : decoder.list(getValue(selector, "nodeSelectorTerms"), [], (term, path) => decodeTerm(decoder, term, path)),
		allNodes: decoder.boolean(getValue(node, "allNodes"), [])
	};
}
function readDevice({ decoder }, spec, item) {
	const fields = getValue(item, "basic") ?? item;
	const driver = getString(spec, "driver") ?? "";
	const attributes = [];
	const openAttributes = [];
	for (const { key, value } of effectiveEntries(getValue(fields, "attributes"))) {
		const name = key.text.includes("/") ? key.text : `${driver}/${key.text}`;
		const attribute = readAttribute(decoder, value);
		if (attribute === void 0) openAttributes.push(name);
		else attributes.push([name, attribute]);
	}
	const isPerDevice = decoder.boolean(getValue(spec, "perDeviceNodeSelection"), []);
	return {
		driver,
		pool: getString(getValue(spec, "pool"), "name") ?? "",
		name: getString(item, "name") ?? "",
		attributes: byWord(attributes),
		openAttributes,
		taints: decoder.list(getValue(fields, "taints"), [], readTaint),
		reach: readReach(decoder, isPerDevice ? fields : spec),
		isPlain: SHARING.every((field) => getValue(fields, field) === void 0)
	};
}
function readSlice(reading) {
	const { decoder, object } = reading;
	const spec = getValue(object.node, "spec") ?? object.node;
	const pool = getValue(spec, "pool");
	return {
		driver: getString(spec, "driver") ?? "",
		pool: getString(pool, "name") ?? "",
		generation: decoder.integer(getValue(pool, "generation"), []) ?? 0,
		count: decoder.integer(getValue(pool, "resourceSliceCount"), []) ?? 0,
		devices: decoder.list(getValue(spec, "devices"), [], (item) => readDevice(reading, spec, item))
	};
}
function poolOf(slices, isKnown) {
	const [first] = slices;
	const devices = slices.flatMap((slice) => slice.devices);
	return {
		driver: first?.driver ?? "",
		name: first?.pool ?? "",
		isWhole: isKnown && slices.every(({ generation, count }) => generation === first?.generation && count === slices.length) && new Set(devices.map(({ name }) => name)).size === devices.length,
		devices
	};
}
function readSelectors(decoder, node) {
	return decoder.list(getValue(node, "selectors"), [], (one) => getString(getValue(one, "cel"), "expression") ?? "");
}
function readAsk(reading, node, path, name) {
	const { decoder } = reading;
	return {
		name,
		className: getString(node, "deviceClassName") ?? "",
		selectors: readSelectors(decoder, node),
		mode: getString(node, "allocationMode") ?? "ExactCount",
		count: decoder.integer(getValue(node, "count"), path) ?? 1,
		tolerations: decodeTolerations(decoder, getValue(node, "tolerations"), path),
		isPlain: ASKING.every((field) => getValue(node, field) === void 0),
		place: placeOf(reading, path)
	};
}
function readRequest(reading, node, path) {
	const name = getString(node, "name") ?? "";
	const exactly = getValue(node, "exactly");
	const parts = reading.decoder.list(getValue(node, "firstAvailable"), [...path, "firstAvailable"], (part, own) => readAsk(reading, part, own, `${name}/${getString(part, "name") ?? ""}`));
	if (parts.length > 0) return {
		name,
		asks: parts
	};
	const own = exactly === void 0 ? path : [...path, "exactly"];
	return {
		name,
		asks: [readAsk(reading, exactly ?? node, own, name)]
	};
}
function readClaim(reading) {
	const { object, decoder } = reading;
	const path = CLAIMS.get(object.kind) ?? [];
	const devices = nodeAt(object.node, path);
	const constraints = decoder.list(getValue(devices, "constraints"), [], (node) => {
		const attribute = getString(node, "matchAttribute");
		const requests = decoder.list(getValue(node, "requests"), [], (one) => decoder.string(one, []) ?? "");
		return attribute === void 0 ? void 0 : {
			requests,
			attribute
		};
	});
	const requests = [...path, "requests"];
	return {
		kind: object.kind,
		name: nameOf(reading),
		namespace: getString(getValue(object.node, "metadata"), "namespace") ?? "default",
		requests: decoder.list(getValue(devices, "requests"), requests, (node, own) => readRequest(reading, node, own)),
		matches: constraints.filter((one) => one !== void 0),
		isPlain: constraints.every((one) => one !== void 0),
		place: placeOf(reading, [])
	};
}
function readRule(reading) {
	const selector = nodeAt(reading.object.node, ["spec", "deviceSelector"]);
	return {
		name: nameOf(reading),
		driver: getString(selector, "driver"),
		pool: getString(selector, "pool"),
		device: getString(selector, "device"),
		taint: readTaint(nodeAt(reading.object.node, ["spec", "taint"])),
		place: placeOf(reading, ["spec", "taint"])
	};
}
function readClass({ object, decoder }) {
	const spec = getValue(object.node, "spec");
	return {
		name: nameOf({
			object,
			decoder
		}),
		selectors: readSelectors(decoder, spec),
		extendedResourceName: getString(spec, "extendedResourceName")
	};
}
function agreedClasses(classes) {
	return [...groupBy(classes, ({ name }) => name).values()].flatMap((alike) => new Set(alike.map(saidBy)).size === 1 ? alike.slice(0, 1) : []);
}
function saidBy({ selectors, extendedResourceName }) {
	return JSON.stringify([selectors, extendedResourceName]);
}
function readDeviceWorld(objects) {
	const slices = /* @__PURE__ */ new Map();
	const classes = [];
	const claims = [];
	const taintRules = [];
	for (const object of objects) {
		if (groupOf(object.apiVersion) !== "resource.k8s.io") continue;
		const reading = {
			object,
			decoder: createDecoder()
		};
		const isKnown = (object.document.blanks ?? []).length === 0 && placeholderIn(object.node) === void 0;
		if (object.kind === "ResourceSlice") {
			const slice = readSlice(reading);
			const key = JSON.stringify([slice.driver, slice.pool]);
			const pool = slices.get(key) ?? {
				slices: [],
				isKnown: true
			};
			const isShared = nodeAt(object.node, ["spec", "sharedCounters"]) !== void 0;
			pool.slices.push(slice);
			pool.isKnown &&= isKnown && !isShared && reading.decoder.errors.length === 0;
			slices.set(key, pool);
		} else if (isKnown) {
			if (CLAIMS.has(object.kind)) claims.push(readClaim(reading));
			if (object.kind === "DeviceClass") classes.push(readClass(reading));
			if (object.kind === "DeviceTaintRule") taintRules.push(readRule(reading));
		}
	}
	if (slices.size === 0) return void 0;
	return {
		pools: [...slices.values()].map((one) => poolOf(one.slices, one.isKnown)),
		classes: agreedClasses(classes),
		claims,
		taintRules
	};
}

// src/manifest/objects/readiness-rules.ts
const GROUP = "readiness.node.x-k8s.io";
function isDryRun(spec) {
	const dryRun = getValue(spec, "dryRun");
	return dryRun?.kind === "scalar" && dryRun.value === true;
}
function readSelector(selector) {
	const decoder = createDecoder();
	const labels = decoder.stringMap(getValue(selector, "matchLabels"), []);
	return [...Object.entries(labels).map(([key, value]) => ({
		key,
		operator: "In",
		values: [value]
	})), ...decoder.list(getValue(selector, "matchExpressions"), [], (item, at) => decodeRequirement(decoder, item, at))];
}
function readConditions(spec) {
	const conditions = LENIENT.list(getValue(spec, "conditions"), [], (item) => item);
	if (getString(spec, "conditionPolicy") === "anyOf" && conditions.length > 1) return [];
	return conditions.filter((item) => getString(item, "requiredStatus") !== (getString(item, "defaultStatus") ?? "Unknown")).flatMap((item) => getString(item, "type") ?? []);
}
function readReadinessRules(objects) {
	const rules = [];
	for (const object of objects) {
		const { kind, apiVersion, document, path } = object;
		if (kind !== "NodeReadinessRule" || groupOf(apiVersion) !== GROUP) continue;
		const { node } = object;
		const spec = getValue(node, "spec");
		if (spec === void 0) continue;
		const taint = getValue(spec, "taint");
		const key = getString(taint, "key");
		if (key === void 0 || isDryRun(spec)) continue;
		const isPlain = (document.blanks ?? []).length === 0 && placeholderIn(node) === void 0;
		rules.push({
			name: getString(getValue(node, "metadata"), "name") ?? "(no name)",
			taint: {
				key,
				value: getString(taint, "value") ?? "",
				effect: getString(taint, "effect") ?? "",
				place: {
					document,
					path: [
						...path,
						"spec",
						"taint"
					],
					part: "value"
				}
			},
			selector: readSelector(getValue(spec, "nodeSelector")),
			conditions: isPlain ? readConditions(spec) : []
		});
	}
	return rules;
}

// src/manifest/objects/labelling-objects.ts
const DEFAULT_PREFIX = "feature.node.kubernetes.io/";
const KINDS$1 = /* @__PURE__ */ new Set([
	"DeviceClass",
	"NodeFeatureRule",
	"MachineConfigPool"
]);
function readNodeFeatures(objects) {
	const taintKeys = /* @__PURE__ */ new Set();
	const labelKeys = /* @__PURE__ */ new Set();
	const selectedKeys = /* @__PURE__ */ new Set();
	const deviceResources = /* @__PURE__ */ new Set();
	for (const object of objects) {
		const { kind, apiVersion } = object;
		if (!KINDS$1.has(kind)) continue;
		const spec = getValue(object.node, "spec");
		if (kind === "DeviceClass" && groupOf(apiVersion) === "resource.k8s.io") {
			const resource = getString(spec, "extendedResourceName");
			if (resource !== void 0) deviceResources.add(resource);
		}
		if (kind === "NodeFeatureRule" && groupOf(apiVersion) === "nfd.k8s-sigs.io") for (const rule of itemsOf$2(getValue(spec, "rules"))) {
			for (const key of keysOfItems(getValue(rule, "taints"))) taintKeys.add(key);
			const keys = [...keysOf$1(getValue(rule, "labels")).filter(isLabelKey), ...templateKeys(rule)];
			for (const key of keys) labelKeys.add(key.includes("/") ? key : `${DEFAULT_PREFIX}${key}`);
		}
		if (kind === "MachineConfigPool" && groupOf(apiVersion) === "machineconfiguration.openshift.io") {
			const selector = getValue(spec, "nodeSelector");
			const keys = [...keysOf$1(getValue(selector, "matchLabels")), ...keysOfItems(getValue(selector, "matchExpressions"))];
			for (const key of keys.filter(isLabelKey)) selectedKeys.add(key);
		}
	}
	return {
		taintKeys: [...taintKeys],
		labelKeys: [...labelKeys],
		selectedKeys: [...selectedKeys],
		deviceResources: [...deviceResources],
		readinessKeys: [...new Set(readReadinessRules(objects).map(({ taint }) => taint.key))]
	};
}
function templateKeys(rule) {
	return (getString(rule, "labelsTemplate") ?? "").replaceAll(/\{\{.*?\}\}/gs, "*").split("\n").map((line) => line.replace(/=.*/, "").trim()).filter((key) => isLabelKey(key.replaceAll("*", "x")) && /[^*]/.test(key));
}
function keysOf$1(node) {
	return node?.kind === "mapping" ? node.entries.map(({ key }) => key.text) : [];
}
function keysOfItems(node) {
	return itemsOf$2(node).flatMap((item) => getString(item, "key") ?? []);
}

// src/manifest/workloads/commented-tolerations.ts
const COMMENT = /^\s*#+\s?(?<text>.*)$/;
const FIELD = /^\s*(?:- +)?["']?(?<field>key|operator|value|effect)["']?: *["']?(?<text>[^"'#\s]*)["']?\s*(?:#.*)?$/;
const mayHoldOne = rememberedOf(({ text }) => /#.*(?:key|operator)/.test(text));
const ITEM = /^\s*- /;
function commentedTolerations(workload) {
	const { document, path } = placeInPodSpec(workload, ["tolerations"]);
	if (standsInItsText(workload) && !mayHoldOne(document.file)) return [];
	const list = nodeAt(document.root, path);
	if (list === void 0 || document.origin !== void 0) return [];
	const { text } = list.file ?? document.file;
	const start = text.lastIndexOf("tolerations", list.start);
	const items = [];
	for (const line of text.slice(start, list.end).split("\n")) {
		const comment = COMMENT.exec(line)?.groups?.text;
		if (comment === void 0) continue;
		if (ITEM.test(comment)) items.push({});
		const { field, text: value = "" } = FIELD.exec(comment)?.groups ?? {};
		const item = items.at(-1);
		if (field !== void 0 && item !== void 0) item[field] = value;
	}
	return items.filter(({ key, operator }) => key !== void 0 || operator === "Exists");
}

// src/policies/policy-kinds.ts
const KINDS = /* @__PURE__ */ new Set([
	"MutatingAdmissionPolicy",
	"MutatingAdmissionPolicyBinding",
	"MutatingWebhookConfiguration",
	"ClusterPolicy",
	"Policy",
	"MutatingPolicy",
	"NamespacedMutatingPolicy",
	"Assign",
	"ModifySet",
	"ValidatingAdmissionPolicy",
	"ValidatingAdmissionPolicyBinding",
	"ValidatingPolicy"
]);
function mayBePolicy({ kind }) {
	return KINDS.has(kind);
}

// src/lint/judging/judge.ts
const NO_INVENTORY = {
	cluster: resolveSettings(null, NO_CLUSTER_KEYS),
	pools: [],
	complete: false
};
function uniteInventories(inventories) {
	const settings = inventories.map(({ cluster }) => cluster);
	const agreed = (values) => new Set(values).size === 1 ? values[0] : void 0;
	const some = (plugin) => settings.some(({ admission }) => admission[plugin] === true);
	return {
		cluster: {
			name: null,
			provider: agreed(settings.map(({ provider }) => provider)),
			kubernetesVersion: agreed(settings.map(({ kubernetesVersion }) => kubernetesVersion)),
			admission: {
				defaultTolerationSeconds: some("defaultTolerationSeconds"),
				extendedResourceToleration: some("extendedResourceToleration"),
				runtimeClass: some("runtimeClass"),
				podNodeSelector: agreed(settings.map(({ admission }) => admission.podNodeSelector)) ?? "unknown",
				podTolerationRestriction: agreed(settings.map(({ admission }) => admission.podTolerationRestriction)) ?? "unknown"
			},
			comparisonOperators: agreed(settings.map(({ comparisonOperators }) => comparisonOperators)) ?? "unknown",
			transientTaints: settings.flatMap(({ transientTaints }) => transientTaints),
			knownLabels: settings.flatMap(({ knownLabels }) => knownLabels)
		},
		pools: inventories.flatMap(({ pools }) => pools),
		complete: inventories.every(({ complete }) => complete)
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
			...own?.isOfProject && { isOfProject: true },
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
	const { taintKeys, labelKeys, selectedKeys, deviceResources, readinessKeys } = readNodeFeatures(manifests.flatMap(({ objects }) => objects));
	const untold = selectedKeys.filter((key) => inventory.pools.every(({ labels }) => !Object.hasOwn(labels, key)));
	const known = [...labelKeys, ...untold];
	const { cluster } = inventory;
	const { knownLabels, transientTaints } = cluster;
	return {
		...inventory,
		...taintKeys.length > 0 && { nodeFeatureTaintKeys: taintKeys },
		...deviceResources.length > 0 && { deviceClassResources: deviceResources },
		...known.length + readinessKeys.length > 0 && { cluster: {
			...cluster,
			knownLabels: [...knownLabels, ...known],
			transientTaints: [...transientTaints, ...readinessKeys]
		} }
	};
}
function unknownFit(workload, { cluster, pools }) {
	return {
		workload,
		cluster,
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
	const workloads = manifests.flatMap((manifest) => manifest.workloads.filter((one) => isBroughtTo(one, inventory)));
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
			const judgeOne = workload.addOn === void 0 ? fitWorkload : fitAddOn;
			judged.push(judgeOne(workload, pools, admission));
		} catch (error) {
			faults.push(internalProblem(error, "judged this workload", textPlaceOf(placeInObject(workload, []))));
			judged.push(unknownFit(workload, pools));
		}
	}
	const unrendered = new Map(manifests.flatMap(({ file, unrendered: reason }) => reason === void 0 ? [] : [[file.path, reason]]));
	const objects = manifests.flatMap((manifest) => manifest.objects);
	const devices = readDeviceObjects(objects);
	const published = readDeviceWorld(objects);
	const readiness = readReadinessRules(objects);
	const gangs = readGangs(objects);
	const madePods = readTrainJobs(objects, workloads);
	return {
		inventory,
		admission,
		fits,
		fragments,
		faults,
		unrendered,
		devices,
		...published && { deviceWorld: {
			...published,
			selects: POLICIES_PART.code().selectsDevice
		} },
		gangs,
		madePods,
		readiness,
		takenOut: commentedTolerations
	};
}
function admissionOf(own, unbound) {
	const ours = own.flatMap(({ objects }) => objects);
	const possible = unbound.flatMap(({ objects }) => objects);
	const policies = [...ours, ...possible].some(mayBePolicy) ? POLICIES_PART.code().readPolicies(ours, possible) : {};
	const queues = readQueues(ours, possible);
	const objects = readAdmissionObjects([...possible, ...ours]);
	const defaultNodeSelector = readDefaultNodeSelector(ours);
	return {
		...objects,
		...policies,
		...queues && { queues },
		...defaultNodeSelector && { defaultNodeSelector }
	};
}
function judgeClusters(clusters, manifests, surroundings = []) {
	if (clusters.length === 0) return [judge(NO_INVENTORY, manifests, admissionOf(manifests, []))];
	const { bound, unbound } = bindManifests(clusters.map(({ declaration }) => declaration), manifests, surroundings);
	const judgements = clusters.map(({ inventory, declaration }, index) => {
		const own = bound[index] ?? [];
		const possible = [...unbound, ...own];
		const admission = withDeclaredNamespaces(admissionOf(own, unbound), declaration);
		return judge(withNodeFeatures(inventory, possible), own, admission);
	});
	if (unbound.every(({ workloads }) => workloads.length === 0)) return judgements;
	const judged = judge(withNodeFeatures(uniteInventories(clusters.map(({ inventory }) => inventory)), manifests), unbound, admissionOf([], manifests));
	return [...judgements, {
		...judged,
		isUnbound: true
	}];
}
function isBroughtTo({ addOn }, { pools }) {
	return addOn === void 0 || pools.some((pool) => isAddOnOf(addOn, pool));
}
function fitAddOn(workload, inventory, admission) {
	const fit = fitWorkload(workload, inventory, admission);
	if (!fit.pools.some(({ selector }) => selector === "unknown")) return fit;
	const anywhere = {
		...workload,
		podSpec: {
			...workload.podSpec,
			nodeAffinity: void 0
		}
	};
	const { pools } = fitWorkload(anywhere, inventory, admission);
	return {
		...fit,
		pools: fit.pools.map((one, index) => one.selector === "unknown" ? pools[index] ?? one : one)
	};
}

// src/lint/judging/judge-revision.ts
function judgeRevision(read) {
	const input = withinCells(withTargetNamespaces(read));
	return {
		input,
		judgements: judgeClusters(input.clusters, input.manifests, input.surroundings)
	};
}
function withinCells(input) {
	const { manifests, clusters, limits = input.configuration?.limits ?? DEFAULT_LIMITS } = input;
	const pools = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
	let cells = 0;
	const within = manifests.filter(({ workloads }) => {
		cells += workloads.length * pools;
		return cells <= limits.cells;
	});
	const left = manifests.length - within.length;
	if (left === 0) return input;
	const says = `the workloads of ${left === 1 ? "1 file" : `${left} files`} were not judged`;
	return narrowed({
		...input,
		manifests: within
	}, describeReached("cells", limits, says));
}
function withTargetNamespaces(input) {
	const { clusters, manifests, surroundings = [] } = input;
	if (clusters.every(({ declaration }) => declaration.gitops === void 0)) return input;
	const deployments = GITOPS_PART.code().followGitops(clusters.map(({ declaration }) => declaration), deployingFiles(manifests, surroundings));
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

// src/lint/judging/rendered-values.ts
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

// src/lint/judging/workload-file.ts
const workloadFile = rememberedOf((workload) => fileOfPlace(placeInObject(workload, [])).path);
const rangeOfObject = rememberedOf((workload) => locate(placeInObject(workload, [])));

// src/lint/notices.ts
const NAMED_FILES = 5;
const WITHHELD = {
	"git-crypt": {
		are: ["file is encrypted with git-crypt and was", "files are encrypted with git-crypt and were"],
		help: "git-crypt unlock shows what they hold"
	},
	"Git LFS": {
		are: ["file is only a pointer of Git LFS and was", "files are only pointers of Git LFS and were"],
		help: "git lfs pull fetches them"
	}
};
function noticesOf(input, judgements, findings) {
	const { manifests, clusters } = input;
	return [
		...idleFolderNotices(input),
		...describeNewerClusters(clusters),
		...describeUnbound(judgements),
		...testNotice(input, findings),
		...withheldNotices(input),
		...templateNotice(manifests),
		...placeholderNotice(manifests),
		...blankNotice(manifests)
	];
}
function isSkipped({ template, covered }) {
	return template !== void 0 && covered === void 0;
}
function templateNotice(manifests) {
	const templates = manifests.filter(isSkipped).map(({ file }) => file.path);
	if (templates.length === 0) return [];
	return [`${count(templates.length, "file is a template and was", "files are templates and were")} skipped: ${nameSome(templates, NAMED_FILES)}`];
}
function withheldNotices({ unreadable }) {
	return [...groupBy(unreadable, ({ withheld }) => withheld)].flatMap(([withheld, files]) => {
		if (withheld === void 0) return [];
		const { are, help } = WITHHELD[withheld];
		const named = nameSome(files.map(({ path }) => path), NAMED_FILES);
		return [`${count(files.length, ...are)} skipped (${help}): ${named}`];
	});
}
function placeholderNotice(manifests) {
	const open = manifests.filter(({ placeholders = [] }) => placeholders.length > 0);
	const texts = open.flatMap(({ placeholders = [] }) => placeholders);
	const [first] = texts;
	if (first === void 0) return [];
	return [`${count(texts.length, "workload has", "workloads have")} a scheduling field with a placeholder such as "${first}" and ${texts.length === 1 ? "was" : "were"} skipped: ${nameSome([...new Set(open.map(({ rendered, file }) => rendered?.root ?? file.path))], NAMED_FILES)}`];
}
function blankNotice(manifests) {
	const texts = manifests.flatMap(({ blank, file, covered }) => blank && !covered ? [{
		blank,
		file
	}] : []);
	const [first] = texts;
	if (first === void 0) return [];
	const files = count(texts.length, "file has", "files have");
	const named = nameSome(texts.map(({ file }) => file.path), NAMED_FILES);
	return [`${files} placeholders such as "${first.blank}", which were left blank; the rest is judged: ${named}`];
}
function testNotice({ isTestFile }, findings) {
	const ofTests = findings.flatMap(({ source: { file } }) => isTestFile?.(file) ? [file] : []);
	if (ofTests.length === 0) return [];
	const are = ofTests.length === 1 ? "is a note" : "are notes";
	const named = nameSome([...new Set(ofTests)], NAMED_FILES);
	return [`${count(ofTests.length, "finding")} in folders of test tools ${are}: ${named}`];
}
function idleFolderNotices({ clusters, manifests, scope = "repository" }) {
	if (scope === "files") return [];
	const declarations = clusters.map(({ declaration }) => declaration);
	return describeIdleFolders(declarations, manifests);
}
function describeUnbound(judgements) {
	const clusters = judgements.filter(({ isUnbound }) => !isUnbound).length;
	return judgements.filter(({ isUnbound, fits }) => isUnbound && fits.length > 0).map(({ fits }) => {
		const files = [...new Set(fits.map(({ workload }) => workloadFile(workload)))].sort();
		const where = `none of the ${clusters} clusters: ${nameSome(files, NAMED_FILES, "more files")}`;
		return `${count(fits.length, "workload belongs", "workloads belong")} to ${where}; what is found there is a note`;
	});
}
function describeNewerClusters(clusters) {
	const newer = clusters.flatMap(({ inventory }) => inventory.cluster.kubernetesVersion ?? []).filter((version) => (minorOf(version) ?? 0) > 37);
	if (newer.length === 0) return [];
	return [`kubernetesVersion ${[...new Set(newer)].map((version) => JSON.stringify(version)).join(", ")} is newer than 1.${37}, the newest that taintlint knows: what it adds is not judged`];
}
function describeRenamed({ configuration, baseline }, renamed) {
	const written = [...[configuration?.rules, ...(configuration?.ruleOverrides ?? []).map(({ rules }) => rules)].flatMap((rules) => [...rules?.values() ?? []]).map(({ writtenRule, place }) => ({
		id: writtenRule,
		at: place
	})), ...renamed.map(({ writtenRule, at }) => ({
		id: writtenRule,
		at
	}))];
	return [...RENAMED_RULES].flatMap(([earlier, now]) => {
		const [first] = written.filter(({ id }) => id === earlier);
		const known = baseline?.entries.some(({ rule }) => rule === earlier) ? baseline.path : void 0;
		if (first === void 0 && known === void 0) return [];
		const range = first === void 0 ? void 0 : rangeOf(first.at);
		return [`${range === void 0 ? known : `${range.file}:${range.line}`}: rule "${earlier}" is now ${now.map(quoted).join(", ")}: ${first === void 0 ? `renew it with "taintlint --write-baseline ${known}"` : "write the one that is meant"}`];
	});
}

// src/rules/contract/workload-parts.ts
const PARTS = Object.entries({
	tolerations: ({ workload }) => workload.podSpec.tolerations.length > 0,
	"node-selection": ({ workload: { podSpec } }) => podSpec.nodeAffinity !== void 0 || Object.keys(podSpec.nodeSelector).length > 0,
	topology: ({ workload: { podSpec } }) => podSpec.topologySpreadConstraints.length + podSpec.podAffinityTerms.length > 0,
	"refused-fields": ({ workload, fieldErrors }) => workload.decodeErrors.length + fieldErrors.length > 0,
	"unknown-fields": ({ workload: { strayFields, unknownFields = [] } }) => strayFields.length + unknownFields.length > 0,
	base: ({ workload: { base } }) => base !== void 0,
	"default-pods": ({ workload: { defaultPods } }) => defaultPods !== void 0,
	"node-name": ({ workload: { podSpec } }) => podSpec.nodeName !== "",
	queue: ({ queue }) => queue !== void 0,
	policies: ({ policies }) => policies !== void 0,
	"daemon-set": ({ workload: { kind } }) => kind === "DaemonSet"
}).map(([part, isThere], index) => ({
	part,
	isThere,
	bit: 1 << index
}));
function partsOf(fit) {
	let bits = 0;
	for (const { isThere, bit } of PARTS) if (isThere(fit)) bits |= bit;
	return bits;
}
function isConcerned({ looksAt }, parts) {
	return looksAt === void 0 || PARTS.some(({ part, bit }) => part === looksAt && (parts & bit) !== 0);
}

// src/lint/said/candidates.ts
function wholeRun(judgement) {
	return {
		judgement,
		fits: judgement.fits,
		fragments: judgement.fragments
	};
}
const withoutBound = () => ({ findings: Number.POSITIVE_INFINITY });
function seeClusters(runs, settings, faults, room = withoutBound()) {
	const ofWorkloads = runs.map((run) => seeWorkloads(run, settings, faults, room));
	return RULES.flatMap((rule) => runs.flatMap((run, index) => [...seeInventory(rule, run, settings, faults), ...ofWorkloads[index]?.get(rule) ?? []]));
}
function seeRuns(runs, settings, faults) {
	const ofWorkloads = runs.map((run) => seeWorkloads(run, settings, faults, withoutBound()));
	const seen = [];
	if (ofWorkloads.every(({ size }) => size === 0)) return seen;
	for (const rule of RULES) for (const byRule of ofWorkloads) seen.push(...byRule.get(rule) ?? []);
	return seen;
}
function seeProblems(input, faults) {
	const problems = problemsOf(input, faults);
	return RULES.flatMap((rule) => problems.flatMap((problem) => candidatesOf(rule, void 0, rule.checkProblem?.(problem) ?? [])));
}
function seeChanges(changes, settings) {
	return RULES.flatMap((rule) => changes.flatMap(({ change, judgement }) => {
		if (rule.checkChange === void 0) return [];
		const { runs, options } = settings(rule, change.cluster, void 0);
		return runs ? candidatesOf(rule, wholeRun(judgement), rule.checkChange(change, options)) : [];
	}));
}
function seeSuppressions(uses) {
	return RULES.flatMap((rule) => uses.flatMap((use) => candidatesOf(rule, void 0, rule.checkSuppression?.(use) ?? [])));
}
function seeWeakenings(weakenings) {
	return RULES.flatMap((rule) => weakenings.flatMap((weakening) => candidatesOf(rule, void 0, rule.checkWeakening?.(weakening) ?? [])));
}
function candidatesOf(rule, run, findings) {
	return Array.from(findings, (finding) => candidateOf(rule, run, finding));
}
function candidateOf(rule, run, finding) {
	return {
		rule,
		cluster: run?.judgement.inventory.cluster.name ?? null,
		run,
		isFragment: false,
		finding
	};
}
function problemsOf(input, faults) {
	const unreadable = input.unreadable.flatMap(({ path, message, withheld }) => {
		if (withheld !== void 0) return [];
		return [{
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
		}];
	});
	const ofInventories = input.clusters.flatMap(({ inventory }) => inventory.faults ?? []);
	const read = input.manifests.flatMap((manifest) => manifest.problems);
	return [...unreadable, ...withoutRepeated([
		...ofInventories,
		...read,
		...faults
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
function mayBeSaid({ claims }, { inventory }) {
	return !inventory.complete || claims.some((about) => about !== "beyond-inventory");
}
function seeInventory(rule, run, settings, faults) {
	const { judgement } = run;
	const { checkInventory } = rule;
	if (checkInventory === void 0 || judgement.isUnbound) return [];
	const { runs, options } = settings(rule, judgement.inventory.cluster.name, void 0);
	if (!runs || !mayBeSaid(rule, judgement)) return [];
	const at = judgement.inventory.pools[0]?.place;
	const seen = [];
	try {
		for (const finding of checkInventory(judgement, options)) seen.push(candidateOf(rule, run, finding));
	} catch (error) {
		if (at === void 0) throw error;
		faults.push(internalProblem(error, "judged these pools", textPlaceOf(at)));
	}
	return seen;
}
function lookingAt(isFragment, isAddOn) {
	const ofSort = RULES.filter(({ checkWorkload, checksFragments, checksAddOns = false }) => {
		return checkWorkload !== void 0 && (isFragment ? checksFragments !== void 0 : checksFragments !== "only") && checksAddOns === isAddOn;
	});
	const byParts = /* @__PURE__ */ new Map();
	return (fit) => {
		const parts = partsOf(fit);
		const known = byParts.get(parts);
		if (known !== void 0) return known;
		const concerned = ofSort.filter((rule) => isConcerned(rule, parts));
		byParts.set(parts, concerned);
		return concerned;
	};
}
const LOOKING_AT = {
	pods: {
		own: lookingAt(false, false),
		ofAddOns: lookingAt(false, true)
	},
	fragments: {
		own: lookingAt(true, false),
		ofAddOns: lookingAt(true, true)
	}
};
function seeWorkloads(run, settings, faults, room) {
	const { judgement, fits, fragments } = run;
	const cluster = judgement.inventory.cluster.name;
	const seen = /* @__PURE__ */ new Map();
	const add = (rule, candidate) => {
		const known = seen.get(rule);
		if (known === void 0) seen.set(rule, [candidate]);
		else known.push(candidate);
		room.findings -= sizeOf(candidate.finding);
	};
	const see = (fit, isFragment) => {
		const { workload } = fit;
		const { own, ofAddOns } = LOOKING_AT[isFragment ? "fragments" : "pods"];
		const file = () => workloadFile(workload);
		const rules = workload.addOn === void 0 ? own(fit) : ofAddOns(fit);
		for (const rule of rules) {
			const { runs, options } = settings(rule, cluster, file);
			if (!runs || rule.checkWorkload === void 0) continue;
			try {
				for (const finding of rule.checkWorkload(fit, judgement, options)) add(rule, {
					rule,
					cluster,
					run,
					isFragment,
					workload,
					finding
				});
			} catch (error) {
				const place = textPlaceOf(placeInObject(workload, []));
				faults.push(internalProblem(error, "judged this workload", place));
			}
		}
	};
	const seeWithin = (all, isFragment) => {
		for (const fit of all) if (room.findings >= 0) see(fit, isFragment);
	};
	seeWithin(fits, false);
	seeWithin(fragments, true);
	return seen;
}
function sizeOf({ reasons = [], related }) {
	return 1 + reasons.length + (related?.length ?? 0);
}

// src/model/local-cluster.ts
const LOCAL_FORMATS = /* @__PURE__ */ new Set(["kind", "k3d"]);
function areLocalPools(pools) {
	return pools.length > 0 && pools.every(isLocal);
}
function areLocalControlPlanes(pools) {
	return areLocalPools(pools) && pools.every(({ role }) => role === "control-plane");
}
function speakForNoCluster(pools) {
	return pools.length > 0 && pools.every((pool) => isLocal(pool) || pool.role === "control-plane" || isOpen(pool));
}
function isLocal({ format }) {
	return LOCAL_FORMATS.has(format);
}
function isOpen(pool) {
	const { incomplete = [] } = pool;
	return isOfTemplate(pool) && incomplete.some(({ field }) => field === "name" || field === "exists");
}
function isOfTemplate({ place: { document } }) {
	return document.blanks !== void 0 || document.doubt !== void 0;
}

// src/lint/said/doubt.ts
const MILDER = {
	error: "warning",
	warning: "note",
	note: "note"
};
const UNBOUND = "no cluster deploys this file, so that it is judged against the pools of all clusters";
const LOCAL = "these nodes are those of a cluster on the machine of a developer";
const TEST_INPUT = "nothing is deployed there, and the pool is the input of a test";
function soften(candidate, found, configured) {
	const { rule, run, isFragment } = candidate;
	const isMilder = configured === void 0 && rule.checksFragments !== "only";
	const own = isFragment ? softenFragment(found, isMilder) : found;
	if (run === void 0) return own;
	if (run.judgement.isUnbound) return asNote(own, UNBOUND);
	const doubt = isAboutPools(candidate.finding) ? doubtOfPools(run, found) : void 0;
	if (doubt !== void 0) return asNote(own, doubt);
	const path = found.finding.workload?.document.file.path;
	const reason = path === void 0 || rule.refusedByApi ? void 0 : run.judgement.unrendered.get(path);
	return reason === void 0 ? own : asNote(own, `${reason}, so that this is what the file alone says`);
}
function isAboutPools({ claims: [{ about }] }) {
	return about !== "object" && about !== "difference";
}
function isOfNoUse({ run }, { claims: [main], workload, concerns }) {
	if (main.about !== "pools" || workload === void 0 || run?.judgement.inventory.complete) return false;
	return areLocalControlPlanes(concerns?.pools ?? []);
}
function doubtOfPools({ judgement: { inventory, fits } }, { finding }) {
	if (!inventory.complete && areLocalPools(inventory.pools)) return LOCAL;
	return finding.workload === void 0 && fits.length === 0 && isInTestSuite(fileOfPlace(finding.at).path) ? TEST_INPUT : void 0;
}
function softenFragment(found, isMilder) {
	const { fix: _, ...finding } = found.finding;
	const severity = finding.workload?.apiVersion !== "" || !isMilder ? found.severity : MILDER[found.severity];
	return {
		...found,
		severity,
		finding
	};
}
function softenTest(found) {
	const { fix: _, ...finding } = found.finding;
	return {
		...found,
		severity: "note",
		finding
	};
}
function asNote(found, reason) {
	const { fix: _, ...finding } = found.finding;
	const message = `${finding.message}; ${reason}`;
	const cause = finding.cause === void 0 ? {} : { cause: `${finding.cause}; ${reason}` };
	return {
		...found,
		severity: "note",
		finding: {
			...finding,
			...cause,
			message,
			undoubted: finding.message
		}
	};
}

// src/lint/said/yielding.ts
function startReported() {
	const byRule = /* @__PURE__ */ new Map();
	return {
		add({ rule, run }, { workload, concerns = {} }) {
			if (run === void 0 || workload === void 0 && concerns.asks === void 0) return;
			const told = byRule.get(rule.id) ?? {
				tolerations: /* @__PURE__ */ new Map(),
				selectors: /* @__PURE__ */ new Map(),
				pools: /* @__PURE__ */ new Map(),
				workloads: /* @__PURE__ */ new Map()
			};
			byRule.set(rule.id, told);
			for (const ask of concerns.asks ?? []) addAll(told.tolerations, ask.workload, ask.tolerations);
			if (workload === void 0) return;
			addAll(told.tolerations, workload, concerns.tolerations);
			addAll(told.selectors, workload, concerns.selectors);
			addAll(told.pools, workload, concerns.pools);
			addAll(told.workloads, run, [workload]);
		},
		leftOf(candidate, finding) {
			const taken = /* @__PURE__ */ new Set();
			for (const { rule, by } of candidate.rule.yieldsTo ?? []) {
				const told = byRule.get(rule);
				if (told !== void 0) takeOut(taken, by, told, candidate.run, finding);
			}
			return taken.size === 0 ? finding : finding.without?.(taken);
		}
	};
}
function addAll(things, key, more = []) {
	if (more.length === 0) return;
	const known = things.get(key);
	if (known === void 0) things.set(key, new Set(more));
	else for (const one of more) known.add(one);
}
function takeOut(taken, by, told, run, { workload, concerns = {} }) {
	const take = (known, things = []) => {
		for (const thing of things) if (known?.has(thing)) taken.add(thing);
	};
	if (by === "workload") {
		const own = workload === void 0 ? [] : [workload];
		take(run && told.workloads.get(run), concerns.workloads ?? own);
	}
	if (workload === void 0) return;
	if (by === "toleration") take(told.tolerations.get(workload), concerns.tolerations);
	if (by === "cover") take(told.tolerations.get(workload), concerns.covers);
	if (by === "selector") take(told.selectors.get(workload), concerns.selectors);
	if (by === "pool") take(told.pools.get(workload), concerns.pools);
}
function orderByYielding(rules) {
	const byId = new Map(rules.map((rule) => [rule.id, rule]));
	const ordered = /* @__PURE__ */ new Set();
	const add = (rule, waiting) => {
		if (waiting.includes(rule)) throw new Error(`rule ${rule.id} yields to itself`);
		for (const { rule: id } of rule.yieldsTo ?? []) {
			const first = byId.get(id);
			if (first !== void 0 && !ordered.has(first)) add(first, [...waiting, rule]);
		}
		ordered.add(rule);
	};
	for (const rule of rules) add(rule, []);
	return [...ordered];
}

// src/lint/said/decide.ts
const NO_CANDIDATES = [];
const ORDER = orderByYielding(RULES);
function decide(candidates, deciding) {
	const byRule = /* @__PURE__ */ new Map();
	for (const candidate of candidates) {
		const known = byRule.get(candidate.rule);
		if (known === void 0) byRule.set(candidate.rule, [candidate]);
		else known.push(candidate);
	}
	const reported = startReported();
	const decided = [];
	if (byRule.size === 0) return decided;
	for (const rule of ORDER) for (const candidate of byRule.get(rule) ?? NO_CANDIDATES) try {
		const said = decideOne(candidate, reported, deciding);
		if (said !== void 0) decided.push(said);
	} catch (error) {
		const { at } = candidate.finding;
		const place = "span" in at ? at : textPlaceOf(at);
		deciding.faults.push(internalProblem(error, "judged this workload", place));
	}
	return decided;
}
function decideOne(candidate, reported, deciding) {
	const { rule, cluster } = candidate;
	const { settings, prove, suppressions, isTestFile } = deciding;
	let offered = candidate.finding;
	for (; offered !== void 0; offered = offered.otherwise?.()) {
		const { runs, severity } = settings(rule, cluster, fileOfPlace(offered.at).path);
		if (!runs) continue;
		const left = reported.leftOf(candidate, offered);
		const proved = prove(candidate, left ?? offered);
		if (proved === void 0) continue;
		if (left === void 0) {
			suppressions?.covers(rule.id, proved.said);
			continue;
		}
		if (suppressions?.silences(rule.id, proved.said)) return void 0;
		if (isNowhere(candidate, offered) || isOfNoUse(candidate, left)) continue;
		const isOfTest = isTestFile?.(fileOfPlace(proved.said.at).path) === true;
		if (isOfTest && rule.tellsOfSight) return void 0;
		reported.add(candidate, left);
		const said = {
			rule: rule.id,
			cluster,
			severity: severity ?? proved.severity,
			finding: proved.said
		};
		return isOfTest ? softenTest(said) : soften(candidate, said, severity);
	}
}
function isNowhere({ run }, offered) {
	return run?.judgement.isUnbound === true && !run.judgement.inventory.complete && isAboutPools(offered);
}

// node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}

// node_modules/@noble/hashes/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
const hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });

// node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);

// node_modules/@noble/hashes/sha2.js
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
const sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));

// src/lint/said/fingerprint.ts
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
function describeIdentity(concern, workload) {
	const { tolerations = [], selectors = [], taints = [], pools = [], workloads = [], names = [] } = concern;
	const written = tolerations.map((index) => formatToleration(workload?.podSpec.tolerations[index] ?? {}));
	return JSON.stringify([
		written.sort(),
		[...selectors].sort(),
		taints.map(formatTaint).sort(),
		pools.map(({ name }) => name).sort(),
		workloads.map(ownerOf).sort(),
		names
	]);
}
function earlierFingerprints(identified) {
	const number = /-\d+$/.exec(identified.fingerprint)?.[0] ?? "";
	return earlierIds(identified.rule).map((rule) => baseFingerprint({
		...identified,
		rule
	}) + number);
}
function baseFingerprint({ rule, cluster, finding: { workload, identity, at } }) {
	const owner = workload === void 0 ? fileOfPlace(at).path : ownerOf(workload);
	const text = JSON.stringify([
		rule,
		cluster,
		owner,
		describeIdentity(identity, workload)
	]);
	return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 8));
}
function ownerOf({ kind, namespace, name, part }) {
	return [
		kind,
		namespace,
		name,
		...part === void 0 ? [] : [part]
	].join("/");
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

// src/lint/said/keys-of-charts.ts
const CHART = /(?<=^|\/)Chart\.ya?ml$/;
function foldersAbove(path) {
	const folders = path.split("/").slice(0, -1);
	return ["", ...folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/`)];
}
function isKeyOfChart(manifests) {
	let known;
	return ({ rule, finding: { at, workload } }) => {
		if (rule !== unknownField || workload?.isFragment !== true || !("path" in at)) return false;
		const key = String(at.path.at(-1));
		if (at.path.length > workload.objectPath.length + workload.podSpecPath.length + 1) return false;
		known ??= {
			folders: new Set(manifests.filter(({ file }) => CHART.test(file.path)).map(({ file }) => file.path.replace(CHART, ""))),
			templates: manifests.filter(({ file }) => isInChart(file.path)).map(({ file }) => file.text)
		};
		const { folders, templates } = known;
		if (workload.apiVersion === "" && foldersAbove(workload.document.file.path).some((folder) => folders.has(folder))) return true;
		return /^\w+$/.test(key) && templates.some((text) => new RegExp(`\\.${key}\\b`).test(text));
	};
}

// src/lint/said/said-finding.ts
function locateFound({ at, workload }) {
	rangeOf(at);
	if (workload !== void 0) rangeOfObject(workload);
}

// src/lint/said/one-cause.ts
const MAX_SEPARATE = {
	error: 3,
	warning: 3,
	note: 1
};
const MAX_MESSAGE_LENGTH = 400;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
function toldAsOne(findings) {
	for (const { finding } of findings) locateFound(finding);
	const joined = /* @__PURE__ */ new Map();
	const keyOf = keysOf(findings);
	const located = findings.map((identified) => ({
		identified,
		finding: locateFinding(identified)
	}));
	const hasDoubt = ({ identified }) => Number(identified.finding.undoubted !== void 0);
	located.sort((a, b) => hasDoubt(a) - hasDoubt(b) || compare(a.finding, b.finding));
	for (const { identified, finding } of located) {
		const key = keyOf(identified);
		const known = joined.get(key);
		if (known === void 0) {
			joined.set(key, {
				identified,
				finding
			});
			continue;
		}
		const object = writtenAs(identified);
		const { others = startJoining(known) } = known;
		joined.set(key, {
			...known,
			finding: join(known.finding, finding, !others.objects.has(object)),
			others
		});
		others.objects.add(object);
		others.words.add(finding.message);
	}
	return [...joined.values()].map(tellClusters).sort(compare);
}
function startJoining({ identified, finding }) {
	return {
		objects: /* @__PURE__ */ new Set([writtenAs(identified)]),
		first: finding.clusters,
		words: /* @__PURE__ */ new Set([finding.message])
	};
}
function tellClusters({ finding, others: joined }) {
	if (joined === void 0) return finding;
	const { first, words } = joined;
	const others = finding.clusters.filter((cluster) => !first.includes(cluster)).length;
	if (words.size < 2 || others === 0 || finding.also.length > 0) return finding;
	return {
		...finding,
		message: shortened(`${finding.message} (cluster "${first.join(", ")}"), and others in ${count(others, "more cluster")}`),
		details: [...finding.details, `what helps in another cluster, "taintlint --cluster NAME" tells`]
	};
}
function keysOf(findings) {
	const causeOf = rememberedOf(describeCause);
	const causes = crowdedCauses(findings, causeOf);
	const places = placesOfManyClusters(findings);
	const own = (one) => {
		const cause = causeOf(one);
		if (cause !== void 0 && causes.has(cause)) return cause;
		const place = objectAtPlace(one);
		return place !== void 0 && places.has(place) ? place : wordsAtPlace(one, sameAtPlace(one));
	};
	const sure = /* @__PURE__ */ new Map();
	const hasDoubts = findings.some(({ finding }) => finding.undoubted !== void 0);
	for (const one of hasDoubts ? findings : []) if (one.finding.undoubted === void 0) sure.set(wordsAtPlace(one, one.finding.message), own(one));
	return (one) => {
		const { undoubted } = one.finding;
		return (undoubted === void 0 ? void 0 : sure.get(wordsAtPlace(one, undoubted))) ?? own(one);
	};
}
function wordsAtPlace({ rule, finding: { at } }, words) {
	const { file, line, column } = rangeOf(at);
	return JSON.stringify([
		rule,
		file,
		line,
		column,
		words
	]);
}
function objectAtPlace(one) {
	const { rule, severity, cluster, finding } = one;
	if (finding.workload === void 0 || cluster === null) return void 0;
	return wordsAtPlace(one, JSON.stringify([
		rule,
		severity,
		writtenAs(one)
	]));
}
function placesOfManyClusters(findings) {
	const words = /* @__PURE__ */ new Map();
	const inOneCluster = /* @__PURE__ */ new Map();
	const repeated = /* @__PURE__ */ new Set();
	for (const one of findings) {
		const place = objectAtPlace(one);
		if (place === void 0) continue;
		const { message } = one.finding;
		const known = words.get(place) ?? {
			messages: /* @__PURE__ */ new Set(),
			severity: one.severity
		};
		words.set(place, known);
		known.messages.add(message);
		const here = JSON.stringify([place, one.cluster]);
		if ((inOneCluster.get(here) ?? message) !== message) repeated.add(place);
		inOneCluster.set(here, message);
	}
	return new Set([...words].flatMap(([place, { messages, severity }]) => messages.size > MAX_SEPARATE[severity] && !repeated.has(place) ? [place] : []));
}
function describeCause({ rule, severity, finding }) {
	const { cause, workload, message, reasons, details } = finding;
	if (cause !== void 0) return JSON.stringify([
		rule,
		severity,
		cause
	]);
	if (workload === void 0) return void 0;
	const ofPools = reasons?.map(({ pool, reasons: clauses }) => [pool.name, clauses]);
	return JSON.stringify([
		rule,
		severity,
		message,
		ofPools,
		details,
		copied(workload)
	]);
}
function copied({ kind, name, part, podSpec: { containers } }) {
	if (containers.length === 0) return [
		kind,
		part,
		name
	];
	return [
		kind,
		part,
		containers.map((one) => [one.name, one.image.replace(/[:@][^/]*$/, "")])
	];
}
function sameAtPlace({ finding: { workload, cause, message } }) {
	return workload === void 0 ? cause ?? message : message;
}
function crowdedCauses(findings, causeOf) {
	const crowds = /* @__PURE__ */ new Map();
	for (const one of findings) {
		const cause = causeOf(one);
		if (cause === void 0) continue;
		const crowd = crowds.get(cause) ?? {
			objects: /* @__PURE__ */ new Set(),
			severity: one.severity
		};
		crowds.set(cause, crowd);
		crowd.objects.add(writtenAs(one));
	}
	return new Set([...crowds].flatMap(([cause, { objects, severity }]) => objects.size > MAX_SEPARATE[severity] ? [cause] : []));
}
function locateFinding(identified) {
	const { rule, severity, cluster, finding, fingerprint, fixable = false, fixes = [] } = identified;
	const source = rangeOf(finding.at);
	const { workload } = finding;
	const rendering = workload?.document.origin?.root;
	return {
		rule,
		severity,
		message: shortened(finding.message),
		help: finding.help,
		workload: workload === void 0 ? null : identityOf$1(workload),
		clusters: cluster === null ? [] : [cluster],
		...rendering !== void 0 && { renderings: [rendering] },
		source,
		excerpt: lineOf(fileOfPlace(finding.at), source.line) ?? "",
		related: finding.related.map(({ place, message }) => relate(place, message)),
		...finding.reasons && { reasons: finding.reasons.map(({ pool, ...why }) => ({
			pool: pool.name,
			cluster,
			...why
		})) },
		details: finding.details,
		also: [],
		fixable,
		...fixes.length > 0 && { fixes },
		fingerprint
	};
}
function relate(place, message) {
	const { file, line, column, endLine, endColumn } = locate(place);
	const excerpt = lineOf(fileOfPlace(place), line);
	return {
		file,
		line,
		column,
		endLine,
		endColumn,
		message,
		...excerpt !== void 0 && { excerpt }
	};
}
function shortened(message) {
	return message.length <= MAX_MESSAGE_LENGTH ? message : `${message.slice(0, 399).replace(HALF_CHARACTER, "")}\u2026`;
}
function writtenAs({ finding: { workload, at, message } }) {
	if (workload === void 0) {
		const { file, line, column } = rangeOf(at);
		return JSON.stringify([
			file,
			line,
			column,
			message
		]);
	}
	const { file, line, column } = rangeOfObject(workload);
	return JSON.stringify([
		file,
		line,
		column,
		workload.kind,
		workload.part
	]);
}
function join(known, other, isOtherObject) {
	const renderings = union(known.renderings, other.renderings);
	const { workload, source, renderings: renderedIn } = other;
	const isKnown = [known, ...known.also].some((one) => isSame(one, other));
	const also = isOtherObject && !isKnown ? [...known.also, {
		workload,
		source,
		...renderedIn && { renderings: renderedIn }
	}] : [...known.also];
	const reasons = joinReasons(known, other);
	const isElsewhere = isOtherObject && !isAt(known, other);
	const fixes = isElsewhere ? [...known.fixes ?? [], ...other.fixes ?? []] : known.fixes ?? [];
	return {
		...known,
		also,
		clusters: union(known.clusters, other.clusters),
		...renderings.length > 0 && { renderings },
		...reasons !== void 0 && { reasons },
		severity: worse(known, other),
		fixable: isElsewhere ? known.fixable && other.fixable : known.fixable,
		...fixes.length > 0 && { fixes }
	};
}
function joinReasons(known, other) {
	if (known.reasons === void 0) return void 0;
	const [cluster] = other.clusters;
	return cluster !== void 0 && !known.clusters.includes(cluster) ? [...known.reasons, ...other.reasons ?? []] : known.reasons;
}
function isAt({ source: a }, { source: b }) {
	return a.file === b.file && a.line === b.line && a.column === b.column;
}
function isSame(one, other) {
	if (one.workload === null || other.workload === null) return false;
	return isAt(one, other) && formatWorkload(one.workload) === formatWorkload(other.workload);
}
function worse({ severity: a }, { severity: b }) {
	return SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b;
}
function union(some = [], others = []) {
	return [.../* @__PURE__ */ new Set([...some, ...others])];
}
function compare(a, b) {
	const order = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return order(a.source.file, b.source.file) || a.source.line - b.source.line || a.source.column - b.source.column || order(a.rule, b.rule) || order(a.message, b.message);
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
function renderedFrom(manifests) {
	const rendered = manifests.filter((manifest) => manifest.rendered !== void 0);
	return [...new Set(rendered.flatMap(({ workloads }) => workloads.flatMap(({ document }) => originFiles(document))))];
}
function describeUnrendered({ renderer, label }) {
	return `its ${ROOT_WORDS[renderer]} "${label}" could not be rendered`;
}
function pathsOf(manifests) {
	return new Set(manifests.map(({ file }) => file.path));
}

// src/scheduling/known-pools.ts
const NAME_LABELS = /* @__PURE__ */ new Set([
	"karpenter.sh/nodepool",
	"eks.amazonaws.com/nodegroup",
	"cloud.google.com/gke-nodepool",
	"agentpool",
	"kops.k8s.io/instancegroup"
]);
function poolNamed(key, value, { pools }) {
	const [pool, another] = NAME_LABELS.has(key) ? pools.filter(({ labels }) => labels[key] === value) : [];
	return another === void 0 ? pool : void 0;
}
function asksForNamedPool({ nodeSelector, workload }, inventory) {
	if (Object.entries(nodeSelector).some(([key, value]) => poolNamed(key, value, inventory) !== void 0)) return true;
	const named = (workload.podSpec.nodeAffinity?.required ?? []).map(({ matchExpressions }) => matchExpressions.flatMap(({ key, operator, values }) => operator === "In" && values.length === 1 ? poolNamed(key, values[0] ?? "", inventory) ?? [] : []));
	return named.length > 0 && named.every((pools) => pools.length > 0) && new Set(named.flat()).size === 1;
}
function knowsAllPools(inventory, fit) {
	return inventory.complete || fit !== void 0 && asksForNamedPool(fit, inventory);
}

// src/lint/said/proof.ts
const KEPT_FROM_READING = /* @__PURE__ */ new Set([
	"unreadable",
	"syntax",
	"not-rendered",
	"internal"
]);
function sightOf({ scope = "repository", manifests, unreadable, clusters, configuration }) {
	const isRead = manifests.every(({ problems, template, covered, unrendered, placeholders = [] }) => !problems.some(({ kind }) => KEPT_FROM_READING.has(kind)) && (template === void 0 || covered !== void 0) && unrendered === void 0 && placeholders.length === 0);
	const isGuessed = configuration === void 0 && clusters.length > 1;
	return {
		everything: scope === "repository" && unreadable.length === 0 && isRead && !isGuessed,
		everyCluster: scope !== "cluster"
	};
}
function createProver(runs, sight) {
	const fitsOf = /* @__PURE__ */ new Map();
	function fitIn(run, workload) {
		if (workload === void 0) return void 0;
		const known = fitsOf.get(run) ?? new Map([...run.fits, ...run.fragments].map((fit) => [fit.workload, fit]));
		fitsOf.set(run, known);
		return known.get(workload);
	}
	function destinationsOf(own, at, workload) {
		const { path } = fileOfPlace(at);
		return runs.flatMap((run) => {
			if (run !== own && !filesOf(run.judgement).has(path)) return [];
			return [{
				inventory: run.judgement.inventory,
				fit: fitIn(run, workload)
			}];
		});
	}
	function prove(claim, run, { at, workload }) {
		switch (claim.about) {
			case "object":
			case "difference":
			case "pools": return "held";
			case "all-pools":
				if (run === void 0) return "fallen";
				return proofOfAllPools([{
					inventory: run.judgement.inventory,
					fit: fitIn(run, workload)
				}]);
			case "serves-nothing": {
				if (run === void 0 || !sight.everyCluster) return "fallen";
				const destinations = destinationsOf(run, at, workload);
				if (destinations.some((one) => claim.mayServe?.(one))) return "fallen";
				return proofOfAllPools(destinations);
			}
			case "all-workloads": return sight.everything ? "held" : "fallen";
			case "beyond-inventory": return run === void 0 || run.judgement.inventory.complete || isNoMeasure(run.judgement) ? "fallen" : "held";
		}
	}
	function harmOf(tolerations, run, { at, workload }) {
		if (run === void 0 || workload === void 0 || tolerations === void 0) return void 0;
		for (const { fit } of destinationsOf(run, at, workload)) {
			const harm = fit && describeHarm(workload, fit.pools, tolerations);
			if (harm !== void 0) return harm;
		}
	}
	return ({ rule, run }, finding) => {
		const words = (claim) => wordsOf(claim, prove(claim, run, finding));
		const clauses = finding.claims.map((claim) => ({
			claim,
			words: words(claim)
		}));
		if (clauses.some(({ claim, words }, index) => !words && (index === 0 || claim.isRequired))) return void 0;
		const told = clauses.flatMap(({ words }) => words ?? []);
		const own = finding.severity ?? rule.severity;
		const severity = mildest([own, ...told.flatMap(({ severity }) => severity ?? [])]);
		const provedFor = severity === own ? void 0 : told.find((one) => one.severity === severity)?.provedFor;
		const { fix, offer } = finding;
		const harm = harmOf(offer?.tolerations, run, finding);
		const help = harm === void 0 ? finding.help : [offer?.otherwise, harm].filter(Boolean).join(" ");
		const isOffered = fix !== void 0 && harmOf(fix.tolerations ?? offer?.tolerations, run, finding) === void 0 && (!fix.restsOn || prove(fix.restsOn, run, finding) === "held");
		return {
			said: {
				at: finding.at,
				message: joinClauses(told.map(({ says }) => says)),
				help: told.find(({ help }) => help !== void 0)?.help ?? help,
				...finding.reasons && { reasons: finding.reasons },
				details: compact((finding.details ?? []).flatMap((detail) => typeof detail === "string" ? detail : words(detail)?.says ?? [])),
				related: compact(finding.related ?? []),
				...finding.workload && { workload: finding.workload },
				identity: finding.identity ?? finding.concerns ?? {},
				...finding.pools && { pools: finding.pools },
				...finding.cause !== void 0 && { cause: finding.cause },
				...provedFor && { provedFor },
				...finding.missed && { missed: finding.missed },
				...isOffered && { fix: withoutBasis(fix) }
			},
			severity
		};
	};
}
function withoutBasis({ restsOn: _, tolerations: __, ...fix }) {
	return fix;
}
function proofOfAllPools(destinations) {
	const unsure = destinations.filter(({ inventory, fit }) => !knowsAllPools(inventory, fit));
	if (unsure.length > 0) return unsure.some(isNoMeasure) ? "fallen" : "declared";
	const isOfNodes = ({ inventory, fit }) => inventory.isSnapshot && !(fit !== void 0 && asksForNamedPool(fit, inventory));
	return destinations.some(isOfNodes) ? "snapshot" : "held";
}
function isNoMeasure({ inventory }) {
	return !inventory.complete && speakForNoCluster(inventory.pools);
}
function wordsOf({ says, ofDeclared }, proof) {
	if (proof === "snapshot") return {
		says: wordsOfSnapshot(says),
		severity: "warning",
		provedFor: proof
	};
	if (proof === "held") return { says };
	return proof === "declared" && ofDeclared ? {
		...ofDeclared,
		provedFor: proof
	} : void 0;
}
function joinClauses([main = "", ...others]) {
	return others.length === 0 ? main : `${main}: ${others.join("; ")}`;
}
function mildest(severities) {
	return SEVERITIES.findLast((severity) => severities.includes(severity)) ?? "note";
}
const filesOf = rememberedOf(filesReaching);
function filesReaching({ fits, fragments }) {
	return new Set([...fits, ...fragments].flatMap(({ workload: { document } }) => [document.file.path, ...originFiles(document).map(({ path }) => path)]));
}
const SPOKEN = [[/\b(no|every)( other| Linux)? pool\b/, "$1$2 node of the snapshot"], [/\bthe only pool\b/, "the only pool of the snapshot"]];
function wordsOfSnapshot(says) {
	const text = says.split(/("[^"]*")/).map((part, index) => {
		if (index % 2 === 1) return part;
		return SPOKEN.reduce((text, [pattern, words]) => text.replace(pattern, words), part);
	}).join("");
	return text === says ? `${says}, as far as the snapshot of the Nodes tells` : text;
}

// src/lint/said/what-would-be-certain.ts
const ASSUMPTIONS = {
	declared: "the declared pools are all pools of the cluster",
	snapshot: "no pool was scaled to zero when its Nodes were written down"
};
function describeUncertain(findings) {
	return ["declared", "snapshot"].flatMap((limit) => {
		const rules = findings.flatMap(({ rule, severity, finding }) => severity === "warning" && finding.provedFor === limit ? [rule] : []);
		if (rules.length === 0) return [];
		return [`a warning of ${[...new Set(rules)].sort().join(" and ")} would be an error if ${ASSUMPTIONS[limit]}: "complete: true" says so`];
	});
}

// src/lint/suppression/apply-baseline.ts
function applyBaseline(input, findings) {
	const { baseline } = input;
	if (baseline === void 0) return {
		fresh: findings,
		known: 0,
		notices: []
	};
	const listed = new Set(baseline.entries.map(({ fingerprint }) => fingerprint));
	const found = new Set(findings.flatMap((one) => [one.fingerprint, ...earlierFingerprints(one)]));
	const fresh = findings.filter((one) => !listed.has(one.fingerprint) && !earlierFingerprints(one).some((fingerprint) => listed.has(fingerprint)));
	const isJudged = judgedEntries(input);
	const gone = baseline.entries.filter((entry) => !found.has(entry.fingerprint) && isJudged(entry.file)).length;
	const notice = `${count(gone, "finding of the baseline does", "findings of the baseline do")} not occur any more: renew it with "taintlint --write-baseline ${baseline.path}"`;
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

// src/lint/suppression/glob-index.ts
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

// src/lint/suppression/suppressions.ts
const NARROW_LINES = 32;
function collectSuppressions(files, workloads, declarations) {
	const comments = new Map([...files].flatMap((file) => {
		const read = readComments(file);
		return read.length === 0 ? [] : [[file.path, byLine(read)]];
	}));
	const { annotations, byWorkload, spans } = readAnnotations(workloads);
	const declared = declareAll(declarations);
	const byRule = new Map([...groupBy(declared, ({ suppression }) => suppression.rule)].map(arrangeRule));
	function onLine(finding) {
		const read = comments.get(fileOfPlace(finding.at).path);
		if (read === void 0) return [];
		const { line } = rangeOf(finding.at);
		return [...read.wide.filter(({ from, to }) => from <= line && line <= to), ...read.narrow.get(line) ?? []].map(({ suppression }) => suppression);
	}
	return {
		all: [
			...[...comments.values()].flatMap(({ all }) => all.map(({ suppression }) => suppression)),
			...annotations,
			...declared.map(({ suppression }) => suppression)
		],
		declared: new Map(declared.map((one) => [one.suppression, one])),
		hasComments: ({ path }) => comments.has(path),
		touches(file, edits) {
			const lines = edits.map((edit) => rangeOfSpan(file, edit));
			const { all = [] } = comments.get(file.path) ?? {};
			const isCovered = all.some(({ from, to }) => lines.some(({ line, endLine }) => from <= endLine && line <= to));
			const annotated = spans.get(file) ?? [];
			return isCovered || annotated.some((span) => edits.some((edit) => isWithin(edit, span)));
		},
		covering: (rule, finding) => {
			return [...[...onLine(finding), ...finding.workload === void 0 ? [] : byWorkload.get(finding.workload) ?? []].filter((one) => one.rule === rule), ...declaredFor(byRule.get(rule), finding)];
		}
	};
}
function byLine(all) {
	const isNarrow = ({ from, to }) => to - from < NARROW_LINES;
	const narrow = /* @__PURE__ */ new Map();
	for (const one of all.filter(isNarrow)) for (let line = one.from; line <= one.to; line++) narrow.set(line, [...narrow.get(line) ?? [], one]);
	return {
		all,
		narrow,
		wide: all.filter((one) => !isNarrow(one))
	};
}
function withRulesOfToday(read) {
	return rulesNamed(read.rule).map((rule) => rule === read.rule ? read : {
		...read,
		rule,
		writtenRule: read.rule
	});
}
function readComments(file) {
	return readCommentSuppressions(file).flatMap((read) => withRulesOfToday(read.suppression).map((suppression) => ({
		...read,
		suppression
	})));
}
function readAnnotations(workloads) {
	const byDocument = /* @__PURE__ */ new Map();
	const byWorkload = /* @__PURE__ */ new Map();
	const spans = /* @__PURE__ */ new Map();
	const annotations = [];
	for (const workload of workloads) {
		const known = byDocument.get(workload.document) ?? /* @__PURE__ */ new Map();
		byDocument.set(workload.document, known);
		const own = readAnnotationSuppressions(workload).flatMap(withRulesOfToday).map((read) => {
			const key = JSON.stringify([read.rule, "path" in read.at ? read.at.path : []]);
			const first = known.get(key);
			if (first !== void 0) return first;
			known.set(key, read);
			annotations.push(read);
			return read;
		});
		if (own.length === 0) continue;
		byWorkload.set(workload, own);
		const { file } = workload.document;
		const ofFile = spans.get(file) ?? [];
		spans.set(file, ofFile);
		ofFile.push(spanOf(workload));
	}
	return {
		annotations,
		byWorkload,
		spans
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
	return declarations.flatMap((declaration) => {
		const { rule, file, place, expires } = declaration;
		const configuration = place.document.file.path;
		const matchesFile = file === void 0 ? () => true : matchers.get(file) ?? matchesGlobs(configuration, [file]);
		if (file !== void 0) matchers.set(file, matchesFile);
		return withRulesOfToday({
			origin: "configuration",
			rule,
			at: {
				...place,
				path: [...place.path, "rule"]
			},
			covers: "that the entry covers",
			workload: void 0,
			expires
		}).map((one) => ({
			declaration,
			matchesFile,
			suppression: one
		}));
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
function spanOf({ document, objectPath }) {
	const { start, end } = nodeAt(document.root, objectPath) ?? document.root;
	return {
		start,
		end
	};
}
function isWithin(inner, outer) {
	return outer.start <= inner.start && inner.end <= outer.end;
}

// src/lint/suppression/suppression-uses.ts
const NEAR_LINES = 5;
const RULES_BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));
function startSuppressions(input, judgements, settings) {
	const suppressions = collectSuppressions(filesWithComments(input, judgements), input.manifests.flatMap(({ workloads }) => workloads), input.configuration?.suppress ?? []);
	const counts = /* @__PURE__ */ new Map();
	const silenced = /* @__PURE__ */ new Set();
	const told = /* @__PURE__ */ new Map();
	const { today } = input;
	const isExpired = ({ expires }) => expires !== void 0 && today !== void 0 && expires < today;
	function covers(rule, finding) {
		const covering = suppressions.covering(rule, finding);
		for (const suppression of covering) counts.set(suppression, (counts.get(suppression) ?? 0) + 1);
		return covering;
	}
	return {
		covers,
		touches: suppressions.touches,
		silences(rule, finding) {
			const isTold = covers(rule, finding).every(isExpired);
			if (isTold && !suppressions.hasComments(fileOfPlace(finding.at))) return false;
			const { file, line, column } = rangeOf(finding.at);
			if (isTold) {
				const key = JSON.stringify([rule, file]);
				const lines = told.get(key);
				if (lines === void 0) told.set(key, [line]);
				else lines.push(line);
				return false;
			}
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
			if (suppressions.all.length === 0) return [];
			const scope = scopeOf(input, judgements, settings, suppressions);
			return suppressions.all.map((suppression) => {
				const use = describeUse(suppression, counts.get(suppression) ?? 0, isExpired(suppression), scope);
				const missedLine = use.state === "unused" ? missedBy(suppression, told) : void 0;
				return missedLine === void 0 ? use : {
					...use,
					missedLine
				};
			});
		},
		renamed: suppressions.all.filter(({ writtenRule }) => writtenRule !== void 0),
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
	if (suppression.writtenRule !== void 0 && !expired) return "used";
	if (expired) return findings > 0 || scope.isWhole(rule) ? "expired" : "used";
	return findings === 0 && scope.isJudged(rule, suppression) ? "unused" : "used";
}
function missedBy({ origin, rule, at }, told) {
	if (origin !== "comment") return void 0;
	const { file, line } = rangeOf(at);
	const near = (told.get(JSON.stringify([rule, file])) ?? []).filter((one) => Math.abs(one - line) <= NEAR_LINES);
	const distance = (one) => one > line ? one - line : line - one + .5;
	return near.sort((a, b) => distance(a) - distance(b))[0];
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
function scopeOf({ scope = "repository", manifests, unreadable, configuration }, judgements, settings, { declared }) {
	const hasPools = judgements.some(({ inventory }) => inventory.pools.length > 0);
	const isBroken = unreadable.length > 0 || manifests.some(({ problems }) => problems.some(({ kind }) => [
		"unreadable",
		"syntax",
		"not-rendered",
		"internal"
	].includes(kind)));
	const isRepository = hasPools && scope === "repository" && !isBroken;
	const clusters = judgements.map(({ inventory }) => inventory.cluster.name);
	const clustersOfFile = judgedFiles(manifests, judgements);
	const judgedWorkloads = new Set(judgements.flatMap(({ fits }) => fits.map(({ workload }) => workloadPath(workload))));
	const named = new Set(manifests.filter(({ rendered }) => rendered === void 0).map(({ file }) => file.path));
	const borrowed = new Set(renderedFrom(manifests).map(({ path }) => path).filter((path) => !named.has(path)));
	const templates = manifests.flatMap(({ file, template, blank }) => {
		return template === void 0 && blank === void 0 ? [] : [file.path];
	});
	function runsEverywhere(rule) {
		return !(configuration?.ruleOverrides.some(({ rules }) => rules.get(rule.id)?.severity === "off") ?? false) && clusters.every((cluster) => settings(rule, cluster, void 0).runs);
	}
	return {
		isWhole: (rule) => isRepository && runsEverywhere(rule),
		isJudged(rule, suppression) {
			if (!hasPools || scope === "cluster" || rule.checkSuppression !== void 0) return false;
			if (rule.checkChange !== void 0 || rule.checkWeakening !== void 0) return false;
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
function compareWithBase(input, judgements) {
	const { base } = input;
	if (base === void 0) return void 0;
	const judged = judgeRevision(base.input);
	return {
		base,
		judged,
		found: findAll(judged.input, judged.judgements),
		changes: COMPARISON_PART.code().compareClusters(judged, {
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
	const { base, judged, found } = compared;
	return COMPARISON_PART.code().compareFindings(findings, found.findings, {
		head: input,
		base: judged.input,
		unseen: base.unseen
	});
}
function sayWeakened(input, found, compared) {
	if (compared === void 0) return [];
	const { base, judged, found: before } = compared;
	const governed = base.governed && judgeRevision(base.governed);
	const weakenings = COMPARISON_PART.code().findWeakenings({
		input,
		...found
	}, {
		input: judged.input,
		...before
	}, {
		...base,
		governed: governed && {
			input: governed.input,
			...findAll(governed.input, governed.judgements)
		}
	});
	const settings = createRuleSettings(base.input.configuration);
	const prove = createProver([], sightOf(input));
	return identifyFindings(decide(seeWeakenings(weakenings), {
		settings,
		prove,
		faults: []
	}));
}
function findAll(input, judgements, settings = createRuleSettings(input.configuration), changes = []) {
	const suppressions = startSuppressions(input, judgements, settings);
	const runs = judgements.map(wholeRun);
	const faults = judgements.flatMap((judgement) => judgement.faults);
	const { isTestFile } = input;
	const deciding = {
		settings,
		suppressions,
		faults,
		isTestFile,
		prove: createProver(runs, sightOf(input))
	};
	const isRepeated = repeatsRendered(judgements);
	const isOfChart = isKeyOfChart(input.manifests);
	const { limits = input.configuration?.limits ?? DEFAULT_LIMITS } = input;
	const room = { findings: limits.findings };
	const seen = seeClusters(runs, settings, faults, room);
	const found = decide([...seen, ...seeChanges(changes, settings)].filter((one) => !isRepeated(one) && !isOfChart(one)), deciding);
	const aboutFiles = decide(seeProblems(input, faults), deciding);
	const uses = suppressions.uses();
	const isOver = room.findings < 0;
	const aboutSuppressions = isOver ? [] : decide(seeSuppressions(uses), deciding);
	return {
		reached: isOver ? [describeReached("findings", limits, "the rest of the workloads was not looked at")] : [],
		findings: identifyFindings([
			...aboutFiles,
			...found,
			...aboutSuppressions
		]),
		suppressed: suppressions.silenced(),
		uses,
		renamed: suppressions.renamed,
		...isOver || faults.length > 0 ? {} : { seen },
		isSuppressed: suppressions.touches
	};
}
function summarize(input, findings, hidden) {
	const { manifests, clusters, unreadable } = input;
	const read = manifests.filter(standsInFile);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const broken = read.filter((manifest) => manifest.problems.some((problem) => [
		"syntax",
		"internal",
		"unreadable"
	].includes(problem.kind)));
	const withheld = unreadable.filter((file) => file.withheld !== void 0).length;
	return {
		files: countFiles(input),
		documents: read.reduce((sum, manifest) => sum + manifest.documents, 0),
		workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.filter((one) => !one.isFragment).length, 0),
		pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
		skipped: manifests.filter(isSkipped).length + withheld,
		failed: broken.length + unreadable.length - withheld,
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note"),
		...hidden
	};
}
function reportCompared({ base: { revision, commit }, changes }) {
	return COMPARISON_PART.code().reportChange({
		revision,
		commit
	}, changes.map(({ change }) => change));
}
function repaired(findings, fixing, input) {
	if (findings.every(({ finding: { fix, missed } }) => fix === void 0 && missed === void 0)) return findings;
	const { withFixes, withMovedComments } = FIXES_PART.code();
	return withMovedComments(withFixes(findings, fixing), input);
}
function lintRepository(read) {
	return lintJudged(judgeRevision(read));
}
function lintJudged({ input, judgements }) {
	const settings = createRuleSettings(input.configuration);
	const compared = compareWithBase(input, judgements);
	const found = findAll(input, judgements, settings, compared?.changes);
	const { suppressed, renamed, isSuppressed, seen } = found;
	const { fresh: unknown, known, notices } = applyBaseline(input, found.findings);
	const { fresh, existing } = sortOut(input, unknown, compared);
	const changes = (compared?.changes ?? []).map(({ change }) => change);
	const fixing = {
		judgements,
		settings,
		sight: sightOf(input),
		customKinds: input.configuration?.customKinds ?? [],
		isSuppressed,
		seen,
		...input.takesUnsafeFixes && { takesUnsafe: true }
	};
	const report = (ones) => toldAsOne(repaired(ones, fixing, input));
	const findings = report([...changes.length === 0 ? fresh : COMPARISON_PART.code().nameCauses(fresh, changes), ...sayWeakened(input, found, compared)]);
	let fit;
	let inventory;
	const tooLarge = describeLargeMatrix(input);
	const reached = [
		...input.reached ?? [],
		...compared?.judged.input.reached ?? [],
		...found.reached
	];
	return {
		summary: summarize(input, findings, {
			suppressed,
			known
		}),
		findings,
		existing: report(existing),
		...reached.length > 0 && { reached },
		...compared !== void 0 && { change: reportCompared(compared) },
		notices: [
			...input.notices,
			...reached,
			...tooLarge === void 0 ? [] : [`${tooLarge}: it is left out`],
			...noticesOf(input, judgements, findings),
			...input.configuration === void 0 ? [] : describeUncertain(fresh),
			...describeRenamed(input, renamed),
			...notices
		],
		get fit() {
			fit ??= tooLarge === void 0 ? reportFit(judgements) : reportFit([]);
			return fit;
		},
		get inventory() {
			inventory ??= reportPools(input.clusters);
			return inventory;
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

export { COMMENT_WORD, COMPUTE_CLASS_FORMAT, CONTROL_PLANE_KEYS, DECLARED_FORMAT, DEFAULT_LIMITS, DEFAULT_NAMESPACE, EFFECT_WORDS, FIELD_ENDINGS, GITOPS_GROUP, GOOGLE_ARM_MACHINE, GOOGLE_GPU_MACHINE, IMPACT_EFFECTS, JSON_ROOT, KIND, KINDS_WITHOUT_PODS, LABEL_KEY_SYNTAX, LABEL_TWINS, LABEL_VALUE_SYNTAX, LENIENT, NODE_FORMAT, NO_CLUSTER_KEYS, OS_LABEL, RELEVANT_KINDS, RULES, TAINT_EFFECTS, UNREAD_KINDS, WORKLOAD_KINDS, addOnWorkloads, addressOf, appliedFrom, applyImplied, applyRenderings, areLocalPools, bindManifests, blankPlaceholders, buildInventory, canonicalNode, canonicalText, changesAdmission, clusterNameOf, commentForOneRule, compact, compileNodeSelection, configurationPathOf, countFiles, countParts, createDecoder, createProver, createRepositoryTree, createRuleSettings, customKindOf, decide, declaredBy, decodePodSpec, derived, describeCostlyGlob, describeDifference, describeIdentity, describeLargeMatrix, describeReached, describeReason, describeUnknownClusters, describeValuesMistake, evictedText, exampleFolderOf, fileOwner, fitRepository, fitWorkload, folderOf, formatBaseline, formatTaint, formatToleration, formatWorkload, formatYamlString, groupBy, groupOf, groupsIn, hasNoNodes, hidesLetter, holdsNothing, identityOf$1 as identityOf, internalProblem, inventoryOf, isBounded, isInChart, isLabelKey, isLabelValue, isLoss, isManifestName, isOfExamples, isOfTemplate, isPlacementKnown, isPlatformLabel, isPlatformTaintKey, isRecord, isSameValue, isTerraformJson, isTestPath, isTransientTaint, isTrue, isVendored, joinPath, judgeClusters, judgeRevision, keepNewest, keepsPodsOff, knowsAllPools, labelOffers, lastStep, lintJudged, lintRepository, locateFound, mapScalars, mappingAt, matchesBounded, matchesGlobs, matchesNameGlob, mayBeMet, mayBePolicy, mayHideLetter, mayHoldGitops, minorOf, nameWithPart, narrowed, nearestToleration, neededRoots, normalizePath, objectsOf, openLabelGlobs, parentFolder, parseBaseline, parseConfiguration, parseDocuments, parseQuantity, parseTaintSpecs, parseTemplate, pathBelow, placeInObject, placeInPodSpec, placeholderIn, podSpecPathOf, readFragments, readInlineText, readManifest, readObjectWorkloads, readOperator, readsFolder, recordBaseline, refusalsOf, relevanceOf, relevanceTest, renderedFrom, reportCell, reportPools, require_picomatch, rulesNamed, saysOnlyPresence, scalarAt, seeRuns, sequenceAt, severityOfImpact, sourceLineOf, splitDocuments, startFolder, templateMark, textsOf, topFolderOf, weakenedCheck, whyItMayNotExist, withOrigin, workloadFile, workloadPath };