import { t as RENDERERS } from "./source.js";

// src/manifest/scalar.ts
const WORDS = new Map([
	{
		words: [
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
		],
		value: true
	},
	{
		words: [
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
		],
		value: false
	},
	{
		words: [
			"",
			"~",
			"null",
			"Null",
			"NULL"
		],
		value: null
	},
	{
		words: [
			".inf",
			".Inf",
			".INF",
			"+.inf",
			"+.Inf",
			"+.INF"
		],
		value: Number.POSITIVE_INFINITY
	},
	{
		words: [
			"-.inf",
			"-.Inf",
			"-.INF"
		],
		value: Number.NEGATIVE_INFINITY
	},
	{
		words: [
			".nan",
			".NaN",
			".NAN"
		],
		value: NaN
	}
].flatMap(({ words, value }) => words.map((word) => [word, value])));
const LONGEST_WORD = 5;
const INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const OCTAL = /^0[oO]?([0-7]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;
function integerOf(text) {
	const plain = text.replace(/^0b([-+])/, "$10b");
	if (!INTEGER.test(plain)) return void 0;
	const negative = plain.startsWith("-");
	const digits = negative || plain.startsWith("+") ? plain.slice(1) : plain;
	const octal = OCTAL.exec(digits);
	const magnitude = BigInt(octal === null ? digits.toLowerCase() : `0o${octal[1]}`);
	const value = negative ? -magnitude : magnitude;
	if (value < MIN_INT64 || value > MAX_UINT64) return void 0;
	return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
function floatOf(text) {
	const value = FLOAT.test(text) ? Number(text) : NaN;
	return Number.isFinite(value) ? value : void 0;
}
function withoutUnderscores(text) {
	return text.includes("_") && !text.startsWith(".") ? text.replaceAll("_", "") : text;
}
function resolvePlainScalar(text) {
	if (text.length <= LONGEST_WORD) {
		const word = WORDS.get(text);
		if (word !== void 0) return word;
	}
	const first = text.charCodeAt(0);
	if (!(first >= 48 && first <= 57 || first === 43 || first === 45 || first === 46)) return text;
	const plain = withoutUnderscores(text);
	return integerOf(plain) ?? floatOf(plain) ?? text;
}
const YAML_TAG = /^!<tag:yaml\.org,2002:(.*)>$/;
function resolveTaggedScalar(text, tag) {
	switch (tag.replace(YAML_TAG, "!!$1")) {
		case "!!int": return integerOf(withoutUnderscores(text));
		case "!!float": return taggedFloatOf(text);
		case "!!bool": {
			const word = WORDS.get(text);
			return typeof word === "boolean" ? word : void 0;
		}
		case "!!null": return WORDS.get(text) === null ? null : void 0;
		case "!!binary": return textOfBase64(text);
		default: return text;
	}
}
function taggedFloatOf(text) {
	const value = resolvePlainScalar(text);
	if (typeof value === "bigint") return value <= MAX_INT64 ? Number(value) : void 0;
	return typeof value === "number" ? value : void 0;
}
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
function textOfBase64(text) {
	const digits = text.replaceAll(/[\r\n]/g, "");
	if (!BASE64.test(digits)) return void 0;
	return new TextDecoder().decode(Uint8Array.from(atob(digits), (byte) => byte.charCodeAt(0)));
}
function formatKey(value) {
	if (typeof value !== "number" || Number.isFinite(value)) return String(value);
	return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
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
const values = /* @__PURE__ */ new WeakMap();
function toValue(node) {
	if (node.kind === "scalar") return node.value;
	const known = values.get(node);
	if (known !== void 0) return known;
	const value = node.kind === "sequence" ? node.items.map(toValue) : Object.fromEntries(node.entries.map((entry) => [formatKey(entry.key.value), toValue(entry.value)]));
	values.set(node, value);
	return value;
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
function startsWith(path, start) {
	return start.length <= path.length && start.every((step, index) => step === path[index]);
}
function editedPlaceOf(place) {
	const { origin } = place.document;
	if (origin === void 0) return place;
	const field = origin.fields.filter(({ path }) => startsWith(place.path, path)).reduce((best, one) => best === void 0 || one.path.length >= best.path.length ? one : best, void 0);
	const given = field?.place ?? origin.place;
	if ("span" in given) return given;
	if (field === void 0) return editedPlaceOf(given);
	const rest = place.path.slice(field.path.length);
	const part = rest.length === 0 && given.part === "key" ? "key" : place.part;
	return editedPlaceOf({
		...given,
		path: [...given.path, ...rest],
		part
	});
}
function fileOfPlace(place) {
	if ("span" in place) return place.file;
	const edited = editedPlaceOf(place);
	return "span" in edited ? edited.file : edited.document.file;
}
function locate(place) {
	const edited = editedPlaceOf(place);
	return "span" in edited ? rangeOfSpan(edited.file, edited.span) : locateWritten(edited);
}
function locateWritten(place) {
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

// src/lint/render-settings.ts
const RENDER_WORDS = ["auto", "off"];
function renderSettings(use) {
	return {
		kustomize: { use },
		helm: { use }
	};
}
function readRenderSettings(document) {
	const node = getValue(document.root, "render");
	const word = asWord(scalarText(node));
	if (word !== void 0) return {
		render: renderSettings(word),
		errors: []
	};
	const errors = [];
	const render = { ...renderSettings("auto") };
	for (const renderer of RENDERERS) {
		if (node === void 0 || getEntry(node, renderer) === void 0) continue;
		const text = scalarText(getValue(node, renderer)) ?? "";
		const use = asWord(text);
		const place = {
			document,
			path: ["render", renderer],
			part: "value"
		};
		if (use !== void 0) render[renderer] = { use };
		else if (looksLikePath(text)) render[renderer] = {
			use: "path",
			path: text,
			place
		};
		else errors.push(errorAt(place, `"render.${renderer}" takes auto, off or a path with a "/", not "${text}"`));
	}
	return {
		render,
		errors
	};
}
function asWord(text) {
	return RENDER_WORDS.find((word) => word === text);
}
function looksLikePath(text) {
	return /[\\/]/.test(text);
}

export { resolvePlainScalar as C, formatKey as S, getValue as _, scalarText as a, MAX_INT64 as b, formatAlternatives as c, lineOf as d, locate as f, getString as g, getEntry as h, describeNode as i, quote as l, effectiveEntries as m, readRenderSettings as n, toConfigurationValue as o, rangeOfSpan as p, renderSettings as r, errorAt as s, RENDER_WORDS as t, fileOfPlace as u, nodeAt as v, resolveTaggedScalar as w, MIN_INT64 as x, toValue as y };