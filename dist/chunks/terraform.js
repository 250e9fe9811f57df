import { formatKey, joinWords, memoize, memoizeByName, nearestWord, quoted, rangeOfSpan, someScalar, trimEnd } from "./program.js";
import { CONFIG_NAME, EMBEDDED, GOOGLE_GPU_MACHINE, IGNORED_LABELS, IGNORED_TAINTS, TERRAFORM_HCL_GROUP, TERRAFORM_TABLES, addOnWorkloads, compareTexts, createBudget, createValuesBudget, fileOwner, firstOf, folderOf, isNotKnown, mapScalars, matchesNameGlob, mayDeclareTerraformPools, mustParse, normalizePath, objectsOf, parseDocuments, readFragments, readObjectWorkloads, replaceExpression, scalarAt, setValue, startOfFile, takeStep, terraformFormat, unknownScalar, unknownText, unreadManifest } from "./core.js";

// src/hcl/values/value.ts
const HOLE = "__TAINTLINT_NOT_KNOWN__";
function unknown(why) {
	return {
		kind: "unknown",
		why
	};
}
function mistaken(why) {
	return {
		kind: "mistaken",
		why
	};
}
function scalar(value, place) {
	return {
		kind: "scalar",
		value,
		place
	};
}
function listValue(items, place, open) {
	return {
		kind: "list",
		items,
		open,
		place
	};
}
function map(entries, place, open) {
	return {
		kind: "map",
		entries,
		open,
		place
	};
}
function mapOf(values, place) {
	const entries = /* @__PURE__ */ new Map();
	for (const [key, value] of Object.entries(values)) if (value !== void 0) entries.set(key, {
		value,
		place: placeOfValue(value)
	});
	return map(entries, place);
}
const NULL = scalar(null);
function isNull(value) {
	return value === void 0 || value.kind === "scalar" && value.value === null;
}
function isKnown(value) {
	return value.kind !== "unknown" && value.kind !== "mistaken";
}
function placeOfValue(value) {
	return isKnown(value) ? value.place : void 0;
}
function placedAt(value, place) {
	return place === void 0 || !isKnown(value) ? value : {
		...value,
		place
	};
}
function textOfValue(value) {
	if (value?.kind !== "scalar" || value.value === null) return void 0;
	return String(value.value);
}
function numberOf(value) {
	const text = textOfValue(value);
	if (text === void 0 || text.trim() === "" || typeof value.value === "boolean") return void 0;
	const number = Number(text);
	return Number.isFinite(number) ? number : void 0;
}
function booleanOf(value) {
	const text = textOfValue(value);
	return text === "true" ? true : text === "false" ? false : void 0;
}
function entryOf(value, key) {
	if (value?.kind !== "map") return value !== void 0 && !isKnown(value) ? value : void 0;
	const found = value.entries.get(key);
	if (found !== void 0) return found.doubt === void 0 ? found.value : unknown(found.doubt);
	return value.open === void 0 ? void 0 : unknown(value.open);
}
function whyUnsettled(value) {
	if (value.open !== void 0 || value.kind === "list") return value.open;
	for (const { doubt } of value.entries.values()) if (doubt !== void 0) return doubt;
}
function sortedKeys({ entries }) {
	return [...entries.keys()].sort(compareTexts);
}

// src/hcl/values/bounds.ts
const MAX_STEPS = 1e6;
const MAX_DEPTH$3 = 250;
const TOO_LARGE = unknown(`it takes more than ${MAX_STEPS} steps, or ${MAX_DEPTH$3} levels, to evaluate it`);
function createDescent() {
	let depth = 0;
	return (run) => {
		if (depth >= MAX_DEPTH$3) return TOO_LARGE;
		depth++;
		try {
			return run();
		} finally {
			depth--;
		}
	};
}
function stepsOf(value) {
	if (typeof value === "string") return value.length / 100;
	if (value.kind === "scalar") return typeof value.value === "string" ? value.value.length / 100 : 0;
	return value.kind === "list" ? value.items.length : value.kind === "map" ? value.entries.size : 0;
}

// src/hcl/values/equal.ts
function eitherValue(one, other, why, budget) {
	if (isEqual(one, other, budget) === true) return one;
	if (!budget.spend(1)) return unknown(why);
	if (one.kind === "map" && other.kind === "map") return eitherMap(one, other, why, budget);
	if (one.kind === "list" && other.kind === "list") {
		const shared = [];
		for (const [index, item] of one.items.entries()) {
			const twin = other.items[index];
			if (twin === void 0 || isEqual(item, twin, budget) !== true) break;
			shared.push(item);
		}
		return listValue(shared, one.place, why);
	}
	return unknown(why);
}
function either(one, other, why, budget) {
	const isSure = one.doubt === void 0;
	const value = eitherValue(one.value, other.value, why, budget);
	return {
		value,
		place: isKnown(value) ? other.place : one.place,
		...isSure ? {} : { doubt: why }
	};
}
function eitherMap(one, other, why, budget) {
	const entries = /* @__PURE__ */ new Map();
	for (const [key, entry] of [...one.entries, ...other.entries]) {
		const [first, second] = [one.entries.get(key), other.entries.get(key)];
		if (first === void 0 || second === void 0) entries.set(key, {
			...entry,
			doubt: entry.doubt ?? why
		});
		else {
			const value = eitherValue(first.value, second.value, why, budget);
			entries.set(key, {
				value,
				place: first.place,
				doubt: first.doubt ?? second.doubt
			});
		}
	}
	return map(entries, one.place, one.open ?? other.open);
}
function isEqual(one, other, budget) {
	function compare(left, right) {
		if (!budget.spend(1)) return void 0;
		if (left === right && isKnown(left)) return true;
		if (!isKnown(left) || !isKnown(right)) return void 0;
		if (left.kind === "scalar" || right.kind === "scalar") {
			if (left.kind !== right.kind) return false;
			return left.kind === "scalar" && right.kind === "scalar" && left.value === right.value;
		}
		if (left.kind !== right.kind) return false;
		if (whyUnsettled(left) !== void 0 || whyUnsettled(right) !== void 0) return void 0;
		if (left.kind === "list" && right.kind === "list") {
			if (left.items.length !== right.items.length) return false;
			return every(left.items.map((item, index) => [item, right.items[index]]));
		}
		if (left.kind !== "map" || right.kind !== "map") return false;
		if (left.entries.size !== right.entries.size) return false;
		return every([...left.entries].map(([key, { value }]) => [value, right.entries.get(key)?.value]));
	}
	function every(pairs) {
		let result = true;
		for (const [left, right] of pairs) {
			const same = right === void 0 ? false : compare(left, right);
			if (same === false) return false;
			if (same === void 0) result = void 0;
		}
		return result;
	}
	return compare(one, other);
}

// src/hcl/values/type-constraint.ts
function readType(expression) {
	if (expression === void 0) return void 0;
	if (expression.kind === "variable" || expression.kind === "literal") {
		const name = expression.kind === "variable" ? expression.name : expression.value;
		if (name === "string" && expression.kind === "variable") return { kind: "string" };
		if (name === "number" || name === "bool") return { kind: name };
		return;
	}
	if (expression.kind !== "call") return void 0;
	const [argument] = expression.items;
	switch (expression.name) {
		case "list":
		case "set":
		case "map": return {
			kind: expression.name,
			of: readType(argument)
		};
		case "tuple": return argument?.kind === "tuple" ? {
			kind: "tuple",
			items: argument.items.map(readType)
		} : void 0;
		case "object": return argument?.kind === "object" ? readObjectType(argument) : void 0;
		default: return;
	}
}
function readObjectType({ entries }) {
	const attributes = /* @__PURE__ */ new Map();
	for (const { key, value } of entries) {
		if (key.kind !== "literal") continue;
		const optional = value.kind === "call" && value.name === "optional";
		const [type, fallback] = optional ? value.items : [value, void 0];
		attributes.set(String(key.value), {
			type: readType(type),
			optional,
			fallback
		});
	}
	return {
		kind: "object",
		attributes
	};
}
function convert(value, type, budget, evaluate) {
	if (type === void 0 || !isKnown(value) || isNull(value)) return value;
	if (!budget.spend(1)) return TOO_LARGE;
	switch (type.kind) {
		case "string": return value.kind === "scalar" ? scalar(textOfValue(value) ?? null, value.place) : value;
		case "bool": return value.kind === "scalar" && (value.value === "true" || value.value === "false") ? scalar(value.value === "true", value.place) : value;
		case "number": return value.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== "" ? scalar(Number(value.value), value.place) : value;
		case "tuple":
			if (value.kind !== "list") return value;
			return {
				...value,
				items: value.items.map((item, index) => convert(item, type.items[index], budget, evaluate))
			};
		case "list":
		case "set": {
			if (value.kind !== "list") return value;
			const items = value.items.map((item) => convert(item, type.of, budget, evaluate));
			return type.kind === "set" ? asSet({
				...value,
				items
			}, budget) : {
				...value,
				items
			};
		}
		case "map": {
			if (value.kind !== "map") return value;
			const entries = /* @__PURE__ */ new Map();
			for (const [key, entry] of value.entries) entries.set(key, {
				...entry,
				value: convert(entry.value, type.of, budget, evaluate)
			});
			return {
				...value,
				entries
			};
		}
		case "object": {
			if (value.kind !== "map") return value;
			const entries = /* @__PURE__ */ new Map();
			for (const [key, { type: wanted, fallback, optional }] of type.attributes) {
				const given = value.entries.get(key);
				if (given === void 0 && value.open !== void 0) continue;
				if (!(given === void 0 || isNull(given.value) && fallback !== void 0)) entries.set(key, {
					...given,
					value: convert(given.value, wanted, budget, evaluate)
				});
				else if (optional) {
					const filled = fallback === void 0 ? NULL : convert(evaluate(fallback), wanted, budget, evaluate);
					entries.set(key, {
						value: filled,
						place: isKnown(filled) ? filled.place : void 0
					});
				}
			}
			return {
				...value,
				entries
			};
		}
	}
}
function asSet(value, budget) {
	const items = withoutTwins(value.items, budget);
	const texts = items.map((item) => textOfValue(item));
	if (texts.some((text) => text === void 0)) return listValue(items, value.place, value.open);
	const byText = new Map(items.map((item, index) => [texts[index] ?? "", {
		value: item,
		place: void 0
	}]));
	return listValue(sortedKeys(map(byText)).flatMap((text) => byText.get(text)?.value ?? []), value.place, value.open);
}
function withoutTwins(values, budget) {
	const kept = [];
	for (const item of values) {
		if (!budget.spend(1)) break;
		if (!kept.some((other) => isEqual(other, item, budget) === true)) kept.push(item);
	}
	return kept;
}

// src/hcl/scope/module-config.ts
function moduleConfig(folder, files) {
	const variables = /* @__PURE__ */ new Map();
	const locals = /* @__PURE__ */ new Map();
	const outputs = /* @__PURE__ */ new Map();
	const calls = /* @__PURE__ */ new Map();
	const resources = /* @__PURE__ */ new Map();
	const imports = [];
	for (const { file, body } of [...files].sort((one, other) => Number(isOverride(one)) - Number(isOverride(other)))) for (const block of body.blocks) {
		const [first = "", second = ""] = block.labels;
		const written = {
			file,
			node: block
		};
		if (block.type === "variable") variables.set(first, declarationOf(file, block, variables.get(first)));
		if (block.type === "output") {
			const value = attributeOf(block, "value");
			if (value !== void 0) outputs.set(first, {
				file,
				node: value
			});
		}
		const to = block.type === "import" ? attributeOf(block, "to") : void 0;
		if (to !== void 0) imports.push(file.text.slice(to.start, to.end));
		if (block.type === "module") addBlock(calls, first, written);
		if (block.type === "resource") addBlock(resources, `${first}.${second}`, written);
		if (block.type === "data") addBlock(resources, `data.${first}.${second}`, written);
		if (block.type === "locals") for (const { name, value } of block.body.attributes) locals.set(name, {
			file,
			node: value
		});
	}
	return {
		folder,
		files,
		variables,
		locals,
		outputs,
		calls,
		resources,
		imports
	};
}
function isOverride({ file }) {
	return /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/.test(file.path);
}
function addBlock(blocks, name, written) {
	const earlier = blocks.get(name);
	if (earlier === void 0 || earlier.file !== written.file) blocks.set(name, earlier === void 0 ? written : {
		...written,
		node: override(earlier.node, written.node)
	});
}
function override(base, over) {
	const names = new Set(over.body.attributes.map(({ name }) => name));
	const types = new Set(over.body.blocks.map(({ type }) => type));
	const attributes = base.body.attributes.filter(({ name }) => !names.has(name));
	const blocks = base.body.blocks.filter(({ type }) => !types.has(type));
	return {
		...over,
		body: {
			...over.body,
			attributes: [...attributes, ...over.body.attributes],
			blocks: [...blocks, ...over.body.blocks]
		}
	};
}
function declarationOf(file, block, earlier) {
	const fallback = attributeOf(block, "default");
	const nullable = attributeOf(block, "nullable");
	return {
		type: readType(attributeOf(block, "type")) ?? earlier?.type,
		fallback: fallback === void 0 ? earlier?.fallback : {
			file,
			node: fallback
		},
		file,
		nullable: !(nullable?.kind === "literal" && nullable.value === false)
	};
}
function attributeOf({ body }, name) {
	return body.attributes.find((attribute) => attribute.name === name)?.value;
}
function literalOf(block, name) {
	const value = attributeOf(block, name);
	return value?.kind === "literal" && typeof value.value === "string" ? value.value : void 0;
}

// src/hcl/syntax/hcl-node.ts
function childOf(node, type) {
	return node?.children.find((child) => child.type === type);
}

// src/hcl/syntax/read-template.ts
function readQuotedTemplate(node, text, readExpression) {
	const start = childOf(node, "quoted_template_start")?.end ?? node.start;
	const end = childOf(node, "quoted_template_end")?.start ?? node.end;
	return joinTexts(readSegments({
		text,
		readExpression,
		unescape: unescapeQuoted
	}, node.children, start, end));
}
function readHeredoc(node, text, readExpression) {
	const names = node.children.filter(({ type }) => type === "heredoc_identifier");
	const [first, last] = [names[0], names.at(-1)];
	if (first === void 0 || last === void 0 || first === last) return [];
	const lineEnd = text.indexOf("\n", first.end);
	if (lineEnd < 0 || lineEnd >= last.start) return [];
	const contentEnd = text.lastIndexOf("\n", last.start - 1) + 1;
	const segments = readSegments({
		text,
		readExpression,
		unescape: unescapeMarks
	}, node.children, lineEnd + 1, contentEnd);
	return joinTexts(text.slice(node.start, first.start).includes("-") ? withoutIndentation(segments) : segments);
}
function readSegments(template, nodes, start, end) {
	const segments = [];
	let position = start;
	let trimNext = false;
	const addText = (to, trimEnd) => {
		let segment = template.text.slice(position, Math.max(position, to));
		if (trimNext) segment = segment.trimStart();
		if (trimEnd) segment = segment.trimEnd();
		if (segment !== "") segments.push(template.unescape(segment));
	};
	for (const node of nodes) {
		if (node.type !== "template_interpolation" && node.type !== "template_directive") continue;
		const written = template.text.slice(node.start, node.end);
		addText(node.start, /^[$%]\{~/.test(written));
		const segment = node.type === "template_directive" ? readDirective(template, node) : {
			kind: "interpolation",
			value: template.readExpression(childOf(node, "expression"))
		};
		if (segment !== void 0) segments.push(segment);
		position = node.end;
		trimNext = written.endsWith("~}");
	}
	addText(end, false);
	return segments;
}
function readDirective(template, node) {
	const [directive] = node.children;
	if (directive === void 0) return void 0;
	const { children, type } = directive;
	const between = (from, to) => {
		const start = from?.end ?? directive.start;
		const end = to?.start ?? directive.end;
		return readSegments(template, children.filter((child) => child.start >= start && child.end <= end), start, end);
	};
	const expression = (intro) => template.readExpression(childOf(intro, "expression"));
	if (type === "template_if") {
		const intro = childOf(directive, "template_if_intro");
		const otherwise = childOf(directive, "template_else_intro");
		const end = childOf(directive, "template_if_end");
		const no = otherwise === void 0 ? [] : between(otherwise, end);
		return {
			kind: "if",
			condition: expression(intro),
			yes: between(intro, otherwise ?? end),
			no
		};
	}
	if (type !== "template_for") return void 0;
	const intro = childOf(directive, "template_for_start");
	const [first, second] = (intro?.children ?? []).filter((child) => child.type === "identifier").map((name) => template.text.slice(name.start, name.end));
	const body = between(intro, childOf(directive, "template_for_end"));
	return {
		kind: "for",
		keyName: second === void 0 ? void 0 : first,
		valueName: second ?? first ?? "",
		collection: expression(intro),
		body
	};
}
function joinTexts(segments) {
	const joined = [];
	for (const segment of segments) {
		const last = joined.at(-1);
		if (typeof segment === "string" && typeof last === "string") joined[joined.length - 1] = last + segment;
		else joined.push(segment);
	}
	return joined;
}
function withoutIndentation(segments) {
	let least = Number.POSITIVE_INFINITY;
	segments.forEach((segment, index) => {
		if (typeof segment !== "string") return;
		const lines = segment.split("\n");
		lines.forEach((line, number) => {
			if (number === 0 && index > 0) return;
			const isLast = number === lines.length - 1;
			if (line.trim() === "" && (!isLast || index === segments.length - 1)) return;
			least = Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0);
		});
	});
	if (!Number.isFinite(least) || least === 0) return [...segments];
	return segments.map((segment, index) => {
		if (typeof segment !== "string") return segment;
		return segment.split("\n").map((line, number) => number === 0 && index > 0 ? line : line.slice(least)).join("\n");
	});
}
const ESCAPES = {
	n: "\n",
	r: "\r",
	t: "	",
	"\"": "\"",
	"\\": "\\"
};
function unescapeQuoted(text) {
	return unescapeMarks(text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g, (whole, short, long, letter) => {
		if (letter !== void 0) return ESCAPES[letter] ?? whole;
		const code = Number.parseInt(short ?? long ?? "", 16);
		return code <= 1114111 ? String.fromCodePoint(code) : whole;
	}));
}
function unescapeMarks(text) {
	return text.replaceAll("$${", "${").replaceAll("%%{", "%{");
}

// src/hcl/syntax/read-expression.ts
const MAX_DEPTH$2 = 150;
const BINARY = /* @__PURE__ */ new Set([
	"+",
	"-",
	"*",
	"/",
	"%",
	"==",
	"!=",
	"<",
	">",
	"<=",
	">=",
	"&&",
	"||"
]);
function expressionReader(text) {
	return new ExpressionReader(text).read;
}
var ExpressionReader = class {
	text;
	depth = 0;
	constructor(text) {
		this.text = text;
	}
	textOf({ start, end }) {
		return this.text.slice(start, end);
	}
	read = (node) => {
		if (node === void 0) return {
			kind: "broken",
			start: 0,
			end: 0
		};
		if (this.depth >= MAX_DEPTH$2) return broken(node);
		this.depth++;
		try {
			return this.readNode(node);
		} finally {
			this.depth--;
		}
	};
	readNode(node) {
		switch (node.type) {
			case "expression": return this.readSequence(node.children, node);
			case "literal_value": return this.readLiteral(node);
			case "template_expr": return this.readTemplate(node);
			case "collection_value": return this.readCollection(node);
			case "variable_expr": return {
				kind: "variable",
				name: this.textOf(node),
				...spanOf(node)
			};
			case "function_call": return this.readCall(node);
			case "for_expr": return this.readFor(node);
			case "operation": return this.readOperation(node);
			case "conditional": {
				const [condition, yes, no] = node.children.filter(({ type }) => type === "expression");
				return {
					kind: "conditional",
					condition: this.read(condition),
					yes: this.read(yes),
					no: this.read(no),
					...spanOf(node)
				};
			}
			default: return broken(node);
		}
	}
	readSequence(nodes, whole) {
		const [first, ...steps] = nodes.filter(({ type }) => type !== "(" && type !== ")" && type !== "comment");
		if (first === void 0 || this.depth + steps.length > MAX_DEPTH$2) return broken(whole);
		this.depth += steps.length;
		let base = this.read(first);
		this.depth -= steps.length;
		for (const step of steps) base = this.readStep(base, step);
		return base;
	}
	readStep(base, step) {
		const span = {
			start: base.start,
			end: step.end
		};
		if (step.type === "get_attr") return {
			kind: "get",
			base,
			name: this.nameOf(step),
			...span
		};
		if (step.type === "index") return {
			kind: "index",
			base,
			key: this.keyOf(step),
			...span
		};
		if (step.type === "splat") return {
			kind: "splat",
			base,
			steps: (step.children[0]?.children ?? []).flatMap((child) => {
				if (child.type === "get_attr") return [{ name: this.nameOf(child) }];
				return child.type === "index" ? [{ key: this.keyOf(child) }] : [];
			}),
			...span
		};
		return broken(span);
	}
	nameOf(step) {
		const name = childOf(step, "identifier");
		return name === void 0 ? "" : this.textOf(name);
	}
	keyOf(step) {
		const [index] = step.children;
		if (index?.type === "new_index") return this.read(childOf(index, "expression"));
		const digits = /[0-9]+/.exec(this.textOf(step))?.[0];
		return digits === void 0 ? broken(step) : {
			kind: "literal",
			value: Number(digits),
			start: step.start,
			end: step.end
		};
	}
	readLiteral(node) {
		const [literal] = node.children;
		if (literal === void 0) return broken(node);
		const span = spanOf(node);
		if (literal.type === "string_lit") return {
			kind: "literal",
			value: this.quotedText(literal),
			...span
		};
		if (literal.type === "numeric_lit") return {
			kind: "literal",
			value: Number(this.textOf(literal)),
			...span
		};
		if (literal.type === "bool_lit") return {
			kind: "literal",
			value: this.textOf(literal) === "true",
			...span
		};
		if (literal.type === "null_lit") return {
			kind: "literal",
			value: null,
			...span
		};
		return broken(node);
	}
	quotedText(node) {
		const start = childOf(node, "quoted_template_start")?.end ?? node.start;
		const end = childOf(node, "quoted_template_end")?.start ?? node.end;
		return unescapeQuoted(this.text.slice(start, end));
	}
	readTemplate(node) {
		const [template] = node.children;
		if (template === void 0) return broken(node);
		return fromSegments(template.type === "heredoc_template" ? readHeredoc(template, this.text, this.read) : readQuotedTemplate(template, this.text, this.read), spanOf(node));
	}
	readCollection(node) {
		const [collection] = node.children;
		if (collection?.type === "tuple") return {
			kind: "tuple",
			items: collection.children.flatMap((item) => this.readItems(item)),
			...spanOf(node)
		};
		if (collection?.type === "object") return {
			kind: "object",
			entries: collection.children.filter(({ type }) => type === "object_elem").map((entry) => this.readEntry(entry)),
			...spanOf(node)
		};
		return broken(node);
	}
	readItems(node) {
		if (node.type === "expression") return [this.read(node)];
		if (node.type !== "ERROR") return [];
		return node.children.filter(({ type }) => type === "expression" || type === "literal_value" || type === "collection_value").map((one) => this.read(one));
	}
	readEntry(node) {
		const [key, value] = node.children.filter(({ type }) => type === "expression");
		return {
			key: this.asKey(key),
			value: this.read(value)
		};
	}
	asKey(node) {
		const [only, second] = node?.children ?? [];
		if (only?.type === "variable_expr" && second === void 0) return {
			kind: "literal",
			value: this.textOf(only),
			...spanOf(only)
		};
		return this.read(node);
	}
	readCall(node) {
		const list = childOf(node, "function_arguments");
		return {
			kind: "call",
			name: this.nameOf(node),
			items: (list?.children ?? []).filter(({ type }) => type === "expression").map((one) => this.read(one)),
			expanded: childOf(list, "ellipsis") !== void 0,
			...spanOf(node)
		};
	}
	readFor(node) {
		const [inner] = node.children;
		const intro = childOf(inner, "for_intro");
		if (inner === void 0 || intro === void 0) return broken(node);
		const [first = "", second] = intro.children.filter(({ type }) => type === "identifier").map((one) => this.textOf(one));
		const results = inner.children.filter(({ type }) => type === "expression");
		const isObject = inner.type === "for_object_expr";
		const condition = childOf(childOf(inner, "for_cond"), "expression");
		return {
			kind: "for",
			keyName: second === void 0 ? void 0 : first,
			valueName: second ?? first,
			collection: this.read(childOf(intro, "expression")),
			key: isObject ? this.read(results[0]) : void 0,
			value: this.read(isObject ? results[1] : results[0]),
			condition: condition === void 0 ? void 0 : this.read(condition),
			grouped: childOf(inner, "ellipsis") !== void 0,
			...spanOf(node)
		};
	}
	readOperation(node) {
		const [inner] = node.children;
		if (inner === void 0) return broken(node);
		if (inner.type === "unary_operation") {
			const [sign, ...operand] = inner.children;
			if (sign?.type !== "!" && sign?.type !== "-") return broken(node);
			return {
				kind: "unary",
				operator: sign.type,
				operand: this.readSequence(operand, inner),
				...spanOf(node)
			};
		}
		const at = inner.children.findIndex(({ type }) => BINARY.has(type));
		if (at < 0) return broken(node);
		const left = this.readSequence(inner.children.slice(0, at), inner);
		const right = this.readSequence(inner.children.slice(at + 1), inner);
		return {
			kind: "binary",
			operator: inner.children[at]?.type ?? "",
			left,
			right,
			...spanOf(node)
		};
	}
};
function fromSegments(segments, span) {
	const [only, second] = segments;
	if (only === void 0) return {
		kind: "literal",
		value: "",
		...span
	};
	if (typeof only === "string" && second === void 0) return {
		kind: "literal",
		value: only,
		...span
	};
	return {
		kind: "template",
		segments,
		...span
	};
}
function spanOf({ start, end }) {
	return {
		start,
		end
	};
}
function broken({ start, end }) {
	return {
		kind: "broken",
		start,
		end
	};
}

// src/hcl/syntax/read-file.ts
const MAX_BLOCK_DEPTH = 40;
function readHclFile(file, parse) {
	const { text } = file;
	const root = parse(text);
	const readExpression = expressionReader(text);
	const textOf = ({ start, end }) => text.slice(start, end);
	function readBody(node, span, depth) {
		const attributes = [];
		const blocks = [];
		const collect = (children) => {
			for (const child of children) if (child.type === "attribute") attributes.push(readAttribute(child));
			else if (child.type === "block" && depth < MAX_BLOCK_DEPTH) blocks.push(readBlock(child, depth + 1));
			else if (child.type === "ERROR" || child.type === "body") collect(child.children);
		};
		collect(node?.children ?? []);
		return {
			attributes,
			blocks,
			start: span.start,
			end: span.end
		};
	}
	function readAttribute(node) {
		const name = childOf(node, "identifier");
		const value = readExpression(childOf(node, "expression"));
		return {
			name: name === void 0 ? "" : textOf(name),
			value,
			start: node.start,
			end: node.end
		};
	}
	function readBlock(node, depth) {
		const [type, ...labels] = node.children.filter((child) => child.type === "identifier" || child.type === "string_lit");
		const name = type === void 0 ? "" : textOf(type);
		const body = readBody(childOf(node, "body"), node, depth);
		return {
			type: name,
			labels: labels.map((label) => textOf(label).replaceAll("\"", "")),
			body: TAKES_VALUES.has(name) && depth === 1 ? withBlocksAsMaps(body) : body,
			start: node.start,
			end: node.end
		};
	}
	return {
		file,
		body: readBody(root, root, 0),
		broken: firstError(root)
	};
}
const TAKES_VALUES = /* @__PURE__ */ new Set([
	"module",
	"variable",
	"locals"
]);
const NO_VALUES = /* @__PURE__ */ new Set(["providers", "validation"]);
function withBlocksAsMaps(body) {
	const made = [...new Set(body.blocks.map(({ type }) => type))].filter((name) => !NO_VALUES.has(name)).map((name) => {
		const items = body.blocks.filter(({ type }) => type === name).map(mapOfBlock);
		const [first, second] = items;
		const span = {
			start: first?.start ?? body.start,
			end: items.at(-1)?.end ?? body.end
		};
		return {
			name,
			value: first === void 0 || second !== void 0 ? {
				kind: "tuple",
				items,
				...span
			} : first,
			...span
		};
	});
	return {
		...body,
		attributes: [...body.attributes, ...made]
	};
}
function mapOfBlock({ body, start, end }) {
	return {
		kind: "object",
		entries: withBlocksAsMaps(body).attributes.map(({ name, value, start: at }) => {
			return {
				key: {
					kind: "literal",
					value: name,
					start: at,
					end: at + name.length
				},
				value
			};
		}),
		start,
		end
	};
}
function firstError(node) {
	const stack = [node];
	for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
		if (next.type === "ERROR") return {
			start: next.start,
			end: next.end
		};
		const isTuple = next.type === "tuple";
		stack.push(...next.children.filter(({ type }) => !isTuple || type !== "ERROR").reverse());
	}
}
function readTemplateFile(file, parse) {
	const mark = freeMark(file.text);
	const text = `x = <<${mark}\n${file.text}\n${mark}\n`;
	const { body, broken } = readHclFile({
		path: file.path,
		text
	}, parse);
	const value = body.attributes[0]?.value;
	if (broken !== void 0 || value === void 0) return void 0;
	if (value.kind === "template") return withoutLastBreak(value.segments);
	return value.kind === "literal" ? withoutLastBreak([String(value.value ?? "")]) : void 0;
}
function freeMark(text) {
	let mark = "TEXT";
	while (text.includes(mark)) mark += "X";
	return mark;
}
function withoutLastBreak(segments) {
	const last = segments.at(-1);
	return typeof last === "string" ? [...segments.slice(0, -1), last.replace(/\n$/, "")] : [...segments];
}

// src/hcl/syntax/read-json.ts
const LABELS$1 = {
	resource: 2,
	data: 2,
	module: 1,
	variable: 1,
	output: 1,
	provider: 1,
	locals: 0,
	terraform: 0
};
const PLAIN_TEXTS = /* @__PURE__ */ new Set(["source", "version"]);
function readJsonConfig(file, parse) {
	const { documents, problems } = parseDocuments(file);
	const root = documents[0]?.root;
	const [problem] = problems;
	const broken = root?.kind === "mapping" ? problem?.span : {
		start: 0,
		end: 0
	};
	const empty = {
		attributes: [],
		blocks: [],
		start: 0,
		end: 0
	};
	if (root?.kind !== "mapping") return {
		file,
		body: empty,
		broken
	};
	function expression(node) {
		const span = {
			start: node.start,
			end: node.end
		};
		if (node.kind === "sequence") return {
			kind: "tuple",
			items: node.items.map(expression),
			...span
		};
		if (node.kind === "mapping") return {
			kind: "object",
			entries: node.entries.map(({ key, value }) => ({
				key: text(key),
				value: expression(value)
			})),
			...span
		};
		return typeof node.value === "string" ? text(node) : literal(node);
	}
	function literal(node) {
		return {
			kind: "literal",
			value: typeof node.value === "bigint" ? Number(node.value) : node.value,
			start: node.start,
			end: node.end
		};
	}
	function text(node) {
		if (!/[$%]\{/.test(node.text)) return {
			kind: "literal",
			value: node.text,
			start: node.start,
			end: node.end
		};
		return parsed(JSON.stringify(node.text), node) ?? {
			kind: "broken",
			start: node.start,
			end: node.end
		};
	}
	function body(node, isType) {
		return {
			attributes: node.entries.map(({ key, value }) => {
				const name = formatKey(key.value);
				return {
					name,
					value: PLAIN_TEXTS.has(name) && value.kind === "scalar" ? literal(value) : isType && name === "type" && value.kind === "scalar" ? parsed(value.text, value) ?? literal(value) : expression(value),
					start: key.start,
					end: value.end
				};
			}),
			blocks: [],
			start: node.start,
			end: node.end
		};
	}
	function parsed(written, node) {
		const read = readHclFile({
			path: file.path,
			text: `x = ${written}`
		}, parse).body.attributes[0]?.value;
		return read && at(read, node);
	}
	function blocks(type, labels, left, node) {
		if (node.kind === "sequence") return node.items.flatMap((item) => blocks(type, labels, left, item));
		if (node.kind !== "mapping") return [];
		if (left === 0) return [{
			type,
			labels,
			body: body(node, type === "variable"),
			start: node.start,
			end: node.end
		}];
		return node.entries.flatMap(({ key, value }) => blocks(type, [...labels, formatKey(key.value)], left - 1, value));
	}
	const top = root.entries.map(({ key, value }) => ({
		name: formatKey(key.value),
		key,
		value
	}));
	return {
		file,
		body: {
			attributes: top.filter(({ name }) => !(name in LABELS$1)).map(({ name, key, value }) => ({
				name,
				value: expression(value),
				start: key.start,
				end: value.end
			})),
			blocks: top.flatMap(({ name, value }) => name in LABELS$1 ? blocks(name, [], LABELS$1[name] ?? 0, value) : []),
			start: root.start,
			end: root.end
		},
		broken
	};
}
function at(expression, { start, end }) {
	const place = (value) => {
		if (Array.isArray(value)) return value.map(place);
		if (typeof value !== "object" || value === null) return value;
		const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]));
		return "start" in copy ? {
			...copy,
			start,
			end
		} : copy;
	};
	return place(expression);
}

// src/inventory/terraform/reader.ts
const MAX_FILE = 1e6;
function createTerraformReader(files, parser) {
	const modules = /* @__PURE__ */ new Map();
	const parse = memoize((file) => readAny(file, parser));
	return {
		files,
		parse,
		template: memoize((file) => file.text.length > MAX_FILE ? void 0 : readTemplateFile(file, parser)),
		module(folder) {
			if (modules.has(folder)) return modules.get(folder);
			const read = configFiles(files, folder).flatMap((path) => {
				const file = files.read(path);
				return file === void 0 ? [] : [parse(file)];
			});
			const config = read.length === 0 ? void 0 : moduleConfig(folder, read);
			modules.set(folder, config);
			return config;
		}
	};
}
function configFiles(files, folder) {
	const paths = files.list(folder).filter((path) => CONFIG_NAME.test(path));
	const ofTofu = new Set(paths.filter((path) => /\.tofu(?:\.json)?$/.test(path)));
	return paths.filter((path) => ofTofu.has(path) || !ofTofu.has(path.replace(/\.tf(\.json)?$/, ".tofu$1")));
}
function readAny(file, parser) {
	const empty = {
		attributes: [],
		blocks: [],
		start: 0,
		end: 0
	};
	if (file.text.length > MAX_FILE) return {
		file,
		body: empty,
		broken: {
			start: 0,
			end: 0
		}
	};
	return file.path.endsWith(".json") ? readJsonConfig(file, parser) : readHclFile(file, parser);
}
function worldOf(reader, root) {
	return {
		files: reader.files,
		root,
		module: reader.module,
		template: reader.template,
		budget: createBudget(MAX_STEPS),
		descend: createDescent()
	};
}

// src/inventory/terraform/contract/to-node.ts
function nodeOf(root, place, budget) {
	function convert(value, around) {
		if (!budget.spend(1)) return open(TOO_LARGE.why, around);
		if (value.kind === "unknown" && /\s/.test(textOfValue(value.wraps) ?? "")) return convert(value.wraps ?? value, around);
		if (!isKnown(value)) {
			const start = value.kind === "unknown" ? value.start : void 0;
			return start === void 0 ? open(value.why, around) : scalarNode(`${start.value}${unknownText(value.why)}`, start.place ?? around);
		}
		const at = value.place ?? around;
		if (value.kind === "scalar") return scalarNode(value.value, at);
		if (value.kind === "list") {
			const items = value.items.map((item) => convert(item, at));
			if (value.open !== void 0) items.push(open(value.open, at));
			return {
				kind: "sequence",
				items,
				...written(at)
			};
		}
		const entries = [...value.entries].map(([key, entry]) => {
			const keyPlace = entry.place ?? at;
			const inner = convert(entry.doubt === void 0 ? entry.value : unknown(entry.doubt), keyPlace);
			const isElsewhere = inner.kind === "scalar" && !standsBehind(inner, keyPlace);
			return {
				key: scalarNode(key, keyPlace),
				value: isElsewhere ? {
					...inner,
					...written(keyPlace)
				} : inner,
				merged: false
			};
		});
		if (value.open !== void 0) entries.push({
			key: open(value.open, at),
			value: open(value.open, at),
			merged: false
		});
		return {
			kind: "mapping",
			entries,
			...written(at)
		};
	}
	return convert(root, place);
}
function documentOf({ place, address, doubt }, root) {
	return {
		file: place.file,
		start: place.span.start,
		root,
		address,
		doubt
	};
}
function standsBehind({ file, start }, key) {
	return file === key.file && start >= key.span.start && !key.file.text.slice(key.span.start, start).includes("\n");
}
function open(why, place) {
	return scalarNode(unknownText(why), place);
}
function scalarNode(value, place) {
	return scalarAt(written(place), value);
}
function written({ file, span }) {
	return {
		start: span.start,
		end: span.end,
		file
	};
}

// src/inventory/terraform/contract/embedded.ts
const EMBEDDING_TYPES = Object.keys(EMBEDDED);
function embeddedObjects(resource) {
	const embedded = EMBEDDED[resource.type];
	if (embedded === void 0) return void 0;
	const value = firstOf(embedded.at, (key) => entryOf(resource.values, key));
	if (value === void 0) return { value: [] };
	if (embedded.as === "value") {
		const root = nodeOf(value, resource.place, resource.budget);
		return root.kind === "mapping" ? { value: objectsOf(documentOf(resource, root)) } : { problem: whyOf(value) };
	}
	const roots = textRoots(value, resource);
	if (roots === void 0) return { problem: whyOf(value) };
	return { value: roots.flatMap((root) => objectsOf(documentOf(resource, root))) };
}
function textRoots(value, resource) {
	return isWholeFile(value) ? [] : embeddedRoots(value, resource);
}
function isWholeFile(value) {
	const text = value.kind === "unknown" ? value.filled : value;
	return text?.kind === "scalar" && text.place?.file.text === text.value;
}
function embeddedRoots(value, { place, budget }) {
	if ((value.kind === "scalar" || value.kind === "unknown") && value.encodes !== void 0) return [nodeOf(value.encodes, place, budget)];
	const text = value.kind === "unknown" ? value.filled : value;
	if (text?.kind !== "scalar" || typeof text.value !== "string") return void 0;
	if (!budget.spend(text.value.length / 10)) return void 0;
	return rootsOf(text, place, value.kind === "unknown" ? value.why : "");
}
function whyOf(value) {
	return "why" in value ? value.why : "it is no object";
}
function rootsOf(value, around, why) {
	const text = String(value.value);
	const place = value.place ?? around;
	const read = parseDocuments({
		path: place.file.path,
		text
	}).documents.map(({ root }) => root);
	const written = parseDocuments({
		path: place.file.path,
		text: writtenText(place)
	}).documents.map(({ root }) => root);
	return read.map((root, index) => {
		return withHoles(placed(root, read.length === written.length ? written[index] : void 0, place.file, place), why);
	});
}
function withHoles(node, why) {
	if (why === "") return node;
	if (node.kind === "scalar") return scalarWithHoles(node, why);
	if (node.kind === "sequence") return {
		...node,
		items: node.items.map((item) => withHoles(item, why))
	};
	const entries = node.entries.map((entry) => {
		return {
			...entry,
			key: scalarWithHoles(entry.key, why),
			value: withHoles(entry.value, why)
		};
	});
	return {
		...node,
		entries
	};
}
function scalarWithHoles(node, why) {
	if (!node.text.includes("__TAINTLINT_NOT_KNOWN__")) return node;
	const text = node.text.replaceAll(HOLE, unknownText(why));
	return {
		...node,
		value: text,
		text
	};
}
function writtenText({ file, span }) {
	const text = file.text.slice(span.start, span.end);
	const isHeredoc = text.startsWith("<<");
	const start = span.start + (isHeredoc ? text.indexOf("\n") + 1 : 0);
	const end = span.start + (isHeredoc ? text.lastIndexOf("\n") + 1 : text.length);
	return blank(file.text.slice(0, start)) + withoutMarks(file.text.slice(start, end));
}
function blank(text) {
	return text.replaceAll(/[^\r\n]/g, " ");
}
function withoutMarks(text) {
	return text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (mark) => mark.replaceAll(/[^\r\n]/g, "x")).replaceAll(/%\{[^}]{0,1000}\}/g, blank);
}
function placed(node, twin, file, around) {
	const span = twin ?? {
		start: around.span.start,
		end: around.span.end
	};
	const at = {
		file,
		span: {
			start: span.start,
			end: span.end
		}
	};
	const where = {
		start: span.start,
		end: span.end,
		file
	};
	if (node.kind === "scalar") return {
		...node,
		...where
	};
	if (node.kind === "sequence") {
		const twins = twin?.kind === "sequence" && twin.items.length === node.items.length ? twin.items : [];
		return {
			...node,
			...where,
			items: node.items.map((item, index) => placed(item, twins[index], file, at))
		};
	}
	const twins = twin?.kind === "mapping" && twin.entries.length === node.entries.length ? twin.entries : [];
	const entries = node.entries.map((entry, index) => {
		const other = twins[index];
		const key = {
			...entry.key,
			start: other?.key.start ?? span.start,
			end: other?.key.end ?? span.end,
			file
		};
		return {
			...entry,
			key,
			value: placed(entry.value, other?.value, file, at)
		};
	});
	return {
		...node,
		...where,
		entries
	};
}

// src/hcl/scope/scope.ts
function withNames(scope, names) {
	scope.world.budget.spend(1 + scope.names.size);
	return {
		...scope,
		names: new Map([...scope.names, ...names])
	};
}
function placeIn({ file }, { start, end }) {
	return {
		file,
		span: {
			start,
			end
		}
	};
}
function formatInstanceKey(key) {
	return key === void 0 ? "" : `[${JSON.stringify(key)}]`;
}

// src/hcl/functions/function.ts
function strict(call) {
	return (items, place, budget) => {
		const known = [];
		for (const item of items) {
			if (!isKnown(item)) return item;
			known.push(item);
		}
		return call(known, place, budget);
	};
}
function wrongArgument(name) {
	return mistaken(`"${name}" does not take that`);
}

// src/hcl/functions/collections.ts
const COLLECTION_FUNCTIONS = {
	merge(items, place, budget) {
		let entries = /* @__PURE__ */ new Map();
		let open;
		for (const item of items) {
			if (isNull(item)) continue;
			if (item.kind === "mistaken") return item;
			if (item.kind !== "unknown" && item.kind !== "map") return wrongArgument("merge");
			const why = item.kind === "map" ? item.open : item.why;
			if (why !== void 0) {
				open ??= why;
				entries = new Map([...entries].map(([key, entry]) => [key, {
					...entry,
					value: unknown(why)
				}]));
			}
			if (item.kind === "unknown") continue;
			for (const [key, entry] of item.entries) {
				const earlier = entry.doubt === void 0 ? void 0 : entries.get(key);
				entries.set(key, earlier === void 0 || entry.doubt === void 0 ? entry : either(earlier, entry, entry.doubt, budget));
			}
			if (!budget.spend(entries.size)) return TOO_LARGE;
		}
		const [only, second] = items;
		return map(entries, second === void 0 && only !== void 0 ? placeOfValue(only) : place, open);
	},
	concat: (items, place) => joinLists(items, place, "concat"),
	flatten: ofList("flatten", (root, _, place, budget) => {
		const flat = [];
		let open = root.open;
		const add = (value, depth) => {
			for (const item of value.items) {
				if (item.kind === "list") {
					open ??= item.open;
					if (depth > 20 || !add(item, depth + 1)) return false;
				} else if (isKnown(item)) flat.push(item);
				else open ??= item.why;
				if (!budget.spend(1)) return false;
			}
			return true;
		};
		return add(root, 0) ? listValue(flat, place, open) : TOO_LARGE;
	}),
	lookup([collection, key, fallback]) {
		if (collection === void 0 || key === void 0) return wrongArgument("lookup");
		if (!isKnown(collection)) return collection;
		if (!isKnown(key)) return key;
		if (collection.kind !== "map") return wrongArgument("lookup");
		const found = entryOf(collection, textOfValue(key) ?? "");
		if (found !== void 0) return found;
		return fallback ?? mistaken(`there is no key "${textOfValue(key) ?? ""}"`);
	},
	coalesce(items) {
		for (const item of items) {
			if (!isKnown(item)) return item;
			if (!isNull(item) && !(item.kind === "scalar" && item.value === "")) return item;
		}
		return mistaken("every value is null");
	},
	coalescelist(items) {
		for (const item of items) {
			if (!isKnown(item)) return item;
			if (item.kind === "list" && item.items.length === 0 && item.open !== void 0) return unknown(item.open);
			if (item.kind === "list" && item.items.length > 0) return item;
		}
		return mistaken("every list is empty");
	},
	compact: ofList("compact", (root, _, place) => {
		const kept = root.items.filter((item) => !isNull(item) && textOfValue(item) !== "");
		const gap = kept.find((item) => !isKnown(item));
		const open = gap !== void 0 && !isKnown(gap) ? gap.why : root.open;
		return listValue(kept.filter(isKnown), place, open);
	}),
	tolist: ([root]) => root ?? wrongArgument("tolist"),
	list: (items, place) => listValue(items, place),
	toset: ofList("toset", (root, _, _place, budget) => asSet(root, budget)),
	tomap: ([root]) => root ?? wrongArgument("tomap"),
	one: ([root]) => {
		if (root === void 0 || !isKnown(root)) return root ?? wrongArgument("one");
		if (root.kind !== "list") return root;
		if (root.open !== void 0) return unknown(root.open);
		const [only, second] = root.items;
		return second === void 0 ? only ?? scalar(null) : mistaken("the list has more than one item");
	},
	keys: strict(([root], place) => {
		if (root?.kind !== "map") return wrongArgument("keys");
		const items = sortedKeys(root).map((key) => scalar(key, root.entries.get(key)?.place ?? place));
		return listValue(items, place, whyUnsettled(root));
	}),
	values: strict(([root], place) => {
		if (root?.kind !== "map") return wrongArgument("values");
		const items = sortedKeys(root).flatMap((key) => entryOf(root, key) ?? []);
		return listValue(items, place, whyUnsettled(root));
	}),
	length: strict(([root], place) => {
		if (root?.kind === "scalar") return scalar([...textOfValue(root) ?? ""].length, place);
		if (root === void 0) return wrongArgument("length");
		const open = whyUnsettled(root);
		if (open !== void 0) return unknown(open);
		return scalar(root.kind === "list" ? root.items.length : root.entries.size, place);
	}),
	element: strict(([root, index]) => {
		const number = numberOf(index);
		if (root?.kind !== "list" || number === void 0) return wrongArgument("element");
		if (root.open !== void 0) return unknown(root.open);
		if (root.items.length === 0) return mistaken("the list is empty");
		return root.items[(number % root.items.length + root.items.length) % root.items.length] ?? wrongArgument("element");
	}),
	contains: ofList("contains", (root, [wanted], place, budget) => {
		if (wanted === void 0) return wrongArgument("contains");
		const found = root.items.map((item) => isEqual(item, wanted, budget));
		if (found.includes(true)) return scalar(true, place);
		if (root.open !== void 0 || found.includes(void 0)) return unknown(root.open ?? "not every item is known");
		return scalar(false, place);
	}),
	index: strict(([root, wanted], place, budget) => {
		if (root?.kind !== "list" || wanted === void 0) return wrongArgument("index");
		const at = root.items.findIndex((item) => isEqual(item, wanted, budget) === true);
		return at < 0 ? mistaken("the list has no such item") : scalar(at, place);
	}),
	slice: strict(([root, from, to], place) => {
		const [start, end] = [numberOf(from), numberOf(to)];
		if (root?.kind !== "list" || start === void 0 || end === void 0) return wrongArgument("slice");
		if (root.open !== void 0) return unknown(root.open);
		return end > root.items.length ? wrongArgument("slice") : listValue(root.items.slice(start, end), place);
	}),
	reverse: ofList("reverse", (root, _, place) => listValue([...root.items].reverse(), place, root.open)),
	sort: ofList("sort", (root, _, place) => {
		const ordered = [...root.items].sort((one, other) => compareTexts(textOfValue(one) ?? "", textOfValue(other) ?? ""));
		return listValue(ordered, place, root.open);
	}),
	distinct: ofList("distinct", (root, _, place, budget) => {
		return listValue(withoutTwins(root.items, budget), place, root.open);
	}),
	setunion: (items, place, budget) => {
		const joined = joinLists(items, place, "setunion");
		return joined.kind === "list" ? asSet(joined, budget) : joined;
	},
	setsubtract: strict(([root, without], place, budget) => {
		if (root?.kind !== "list" || without?.kind !== "list") return wrongArgument("setsubtract");
		if (without.open !== void 0) return unknown(without.open);
		const kept = root.items.filter((item) => !has(without, item, budget));
		return listValue(kept, place, root.open);
	}),
	setintersection: strict(([root, ...others], place, budget) => {
		if (root?.kind !== "list") return wrongArgument("setintersection");
		const lists = others.filter((other) => other.kind === "list");
		const open = [root, ...lists].find((one) => one.open !== void 0)?.open;
		if (open !== void 0) return unknown(open);
		const inAll = (item) => lists.every((one) => has(one, item, budget));
		return listValue(root.items.filter(inAll), place);
	}),
	setproduct: strict((lists, place, budget) => {
		let rows = [[]];
		for (const one of lists) {
			if (one.kind !== "list" || one.open !== void 0) return unknown("not every list is known");
			if (!budget.spend(rows.length * one.items.length * lists.length)) return TOO_LARGE;
			rows = rows.flatMap((row) => one.items.map((item) => [...row, item]));
		}
		return listValue(rows.map((row) => listValue(row, place)), place);
	}),
	zipmap: strict(([names, items], place) => {
		if (names?.kind !== "list" || items?.kind !== "list") return wrongArgument("zipmap");
		const open = names.open ?? items.open;
		if (open !== void 0) return unknown(open);
		const entries = /* @__PURE__ */ new Map();
		names.items.forEach((name, index) => {
			const value = items.items[index];
			if (value !== void 0) entries.set(textOfValue(name) ?? "", {
				value,
				place: placeOfValue(value)
			});
		});
		return map(entries, place);
	}),
	range: strict((bounds, place, budget) => {
		const [first = NaN, second, third] = bounds.map((bound) => numberOf(bound) ?? NaN);
		const [start, end] = second === void 0 ? [0, first] : [first, second];
		const step = third ?? (start <= end ? 1 : -1);
		const count = Math.max(0, Math.ceil((end - start) / step));
		if (Number.isNaN(count) || !budget.spend(count)) return TOO_LARGE;
		return listValue(Array.from({ length: count }, (_, index) => scalar(start + index * step, place)), place);
	}),
	matchkeys: strict(() => unknown("\"matchkeys\" is not read")),
	anytrue: ofList("anytrue", (root, _, place) => decide$1(root, true, place)),
	alltrue: ofList("alltrue", (root, _, place) => decide$1(root, false, place)),
	sum: strict(([root], place) => {
		if (root?.kind !== "list" || root.open !== void 0) return unknown("not every number is known");
		return scalar(root.items.reduce((sum, item) => sum + (numberOf(item) ?? 0), 0), place);
	})
};
function ofList(name, call) {
	return ([root, ...others], ...rest) => {
		if (root === void 0 || !isKnown(root)) return root ?? wrongArgument(name);
		return root.kind === "list" ? call(root, others, ...rest) : wrongArgument(name);
	};
}
function has({ items }, item, budget) {
	return budget.spend(1) && items.some((other) => isEqual(other, item, budget) === true);
}
function joinLists(items, place, name) {
	const joined = [];
	let open;
	for (const item of items) {
		if (isNull(item)) continue;
		if (item.kind === "mistaken") return item;
		if (item.kind === "unknown") open ??= item.why;
		else if (item.kind !== "list") return wrongArgument(name);
		else {
			for (const one of item.items) joined.push(one);
			open ??= item.open;
		}
	}
	return listValue(joined, place, open);
}
function decide$1(root, deciding, place) {
	const found = root.items.map(booleanOf);
	if (found.includes(deciding)) return scalar(deciding, place);
	const open = root.open ?? (found.includes(void 0) ? "not every item is known" : void 0);
	return open === void 0 ? scalar(!deciding, place) : unknown(open);
}

// src/hcl/values/plain.ts
function toPlain(root, budget) {
	let isWhole = true;
	function convert(value) {
		isWhole &&= isKnown(value) && budget.spend(1 + stepsOf(value));
		if (!isWhole || !isKnown(value)) return void 0;
		isWhole = value.kind === "scalar" || whyUnsettled(value) === void 0;
		if (value.kind === "scalar") return value.value;
		if (value.kind === "list") return value.items.map(convert);
		return Object.fromEntries(sortedKeys(value).map((key) => [key, convert(value.entries.get(key)?.value ?? value)]));
	}
	const plain = convert(root);
	return isWhole ? { plain } : void 0;
}
function valueOfNode(root, file, budget, whole) {
	const at = ({ start, end }) => whole ?? {
		file,
		span: {
			start,
			end
		}
	};
	function convert(node) {
		if (!budget.spend(1)) return TOO_LARGE;
		if (node.kind === "sequence") return listValue(node.items.map(convert), at(node));
		if (node.kind === "scalar") return scalar(typeof node.value === "bigint" ? Number(node.value) : node.value, at(node));
		const entries = /* @__PURE__ */ new Map();
		for (const { key, value } of node.entries) entries.set(formatKey(key.value), {
			value: convert(value),
			place: at(key)
		});
		return map(entries, at(node));
	}
	return convert(root);
}

// src/hcl/functions/encodings.ts
const HASHED = strict(() => unknown("it is a hash"));
const ENCODING_FUNCTIONS = {
	jsonencode: encode,
	yamlencode: encode,
	jsondecode: decodeAny,
	yamldecode: decodeAny,
	base64encode: ([value]) => wrapped(value),
	base64gzip: ([value]) => wrapped(value),
	base64decode: ([value]) => value?.kind === "unknown" ? value.wraps ?? value : unknown("it is encoded"),
	md5: HASHED,
	sha1: HASHED,
	sha256: HASHED
};
function wrapped(value) {
	return {
		...unknown("it is encoded"),
		wraps: value
	};
}
function encode([value], place, budget) {
	const plain = value && toPlain(value, budget);
	if (plain !== void 0) return {
		...scalar(JSON.stringify(plain.plain), place),
		...value && { encodes: value }
	};
	if (value === void 0 || !isKnown(value)) return unknown(value?.why ?? "a part of it is not known");
	return {
		...unknown("a part of it is not known"),
		encodes: value
	};
}
function decodeAny(items, place, budget) {
	const [item] = items;
	return item?.kind === "unknown" && item.encodes !== void 0 ? item.encodes : strict(decode)(items, place, budget);
}
function decode([value], place, budget) {
	const text = textOfValue(value);
	if (text === void 0) return mistaken("a string is expected there");
	if (!budget.spend(text.length / 10)) return TOO_LARGE;
	const { documents, problems } = parseDocuments({
		path: "",
		text
	});
	const [document, second] = documents;
	if (document === void 0 || second !== void 0 || problems.length > 0) return mistaken("it cannot be decoded");
	const file = value?.place?.file;
	if (file?.text === text) return valueOfNode(document.root, file, budget);
	return valueOfNode(document.root, document.file, budget, value?.place ?? place);
}

// src/hcl/functions/files.ts
const FUNCTIONS$1 = {
	file: ([path], scope) => {
		const file = readFile(path, scope);
		return "kind" in file ? file : scalar(file.text, {
			file,
			span: {
				start: 0,
				end: file.text.length
			}
		});
	},
	fileexists: ([path], scope, place) => {
		return "kind" in readFile(path, scope) ? unknown("the file may exist where Terraform is run") : scalar(true, place);
	},
	templatefile: ([path, variables], scope, _place, fill) => {
		const file = readFile(path, scope);
		if ("kind" in file) return file;
		if (variables === void 0 || !isKnown(variables)) return variables ?? mistaken("it has no variables");
		if (variables.kind !== "map") return mistaken("its variables are not a map");
		const segments = scope.world.template(file);
		if (segments === void 0) return unknown(`the template "${file.path}" cannot be read`);
		const names = new Map(sortedKeys(variables).map((key) => [key, variables.entries.get(key)?.value ?? unknown("")]));
		const text = fill(segments, {
			...scope,
			file,
			names
		});
		return typeof text === "string" ? scalar(text, {
			file,
			span: {
				start: 0,
				end: file.text.length
			}
		}) : text;
	},
	fileset: ([folder, glob], scope, place) => {
		const [path, pattern] = [textOfValue(folder), textOfValue(glob)];
		if (path === void 0 || pattern === void 0) return unknown("its path is not known");
		if (!/^[\w.*?-]+$/.test(pattern) || pattern.includes("**")) return unknown("its pattern is not read");
		const found = candidates(path, scope).map((base) => ({
			base,
			names: scope.world.files.list(base)
		})).find(({ names }) => names.length > 0);
		if (found === void 0) return unknown(`the folder "${path}" is not in the repository`);
		const covered = found.names.map((one) => one.slice(found.base === "" ? 0 : found.base.length + 1)).filter((name) => !name.includes("/") && matchesNameGlob(pattern, name, "?"));
		return listValue(covered.map((name) => scalar(name, place)), place);
	},
	abspath: ([path]) => path ?? mistaken("it has no path"),
	get_terragrunt_dir: (_, { world }, place) => scalar(world.root || ".", place),
	get_original_terragrunt_dir: (_, { world }, place) => scalar(world.root || ".", place),
	get_parent_terragrunt_dir: (_, { file }, place) => scalar(folderOf(file.path) || ".", place),
	get_repo_root: (_, _scope, place) => scalar(".", place),
	get_path_to_repo_root: (_, _scope, place) => scalar(".", place),
	find_in_parent_folders: ([name], { world }, place) => {
		const wanted = textOfValue(name) ?? "terragrunt.hcl";
		for (let folder = world.root; folder !== "";) {
			folder = folderOf(folder);
			const path = folder === "" ? wanted : `${folder}/${wanted}`;
			if (world.files.read(path) !== void 0) return scalar(path, place);
		}
		return unknown(`"${wanted}" stands in no folder above`);
	},
	get_env: ([, fallback]) => fallback ?? unknown(`the environment decides it, where Terragrunt is run`),
	read_tfvars_file: ([path], scope) => {
		const file = readFile(path, scope);
		if ("kind" in file) return file;
		const encodes = scope.world.variables?.(file);
		return encodes === void 0 ? unknown(`"${file.path}" cannot be read`) : {
			...unknown("it is a text"),
			encodes
		};
	},
	read_terragrunt_config: ([path], scope) => {
		const text = textOfValue(path);
		if (text === void 0) return path !== void 0 && !isKnown(path) ? path : unknown("its path is not known");
		return firstOf(candidates(text, scope), (one) => scope.world.config?.(one)) ?? unknown(`"${text}" is not in the repository`);
	}
};
const FILE_FUNCTIONS = new Map(Object.entries(FUNCTIONS$1));
function readFile(path, scope) {
	const text = textOfValue(path);
	if (path === void 0 || text === void 0) return path !== void 0 && !isKnown(path) ? path : unknown("");
	return firstOf(candidates(text, scope), scope.world.files.read) ?? unknown(`the file "${text}" is not in the repository`);
}
function candidates(text, { world }) {
	if (text.startsWith("/") || text.startsWith("~")) return [];
	return [.../* @__PURE__ */ new Set([normalizePath(text), normalizePath(`${world.root}/${text}`)])];
}

// src/hcl/functions/texts.ts
function ofTexts(call) {
	return strict((items, place) => {
		const texts = [];
		for (const item of items) {
			const text = textOfValue(item);
			if (text === void 0) return mistaken("a string is expected there");
			texts.push(text);
		}
		const result = call(...texts);
		return typeof result === "object" ? result : scalar(result, place);
	});
}
function ofNumbers(call) {
	return strict((items, place) => {
		const numbers = items.map(numberOf);
		if (numbers.some((number) => number === void 0)) return mistaken("a number is expected there");
		const result = call(numbers.map((number) => number ?? 0));
		return Number.isFinite(result) ? scalar(result, place) : unknown("it is no number");
	});
}
const TEXT_FUNCTIONS = {
	lower: ofTexts((text = "") => text.toLowerCase()),
	upper: ofTexts((text = "") => text.toUpperCase()),
	title: ofTexts((text = "") => text.replaceAll(/(^|[^\p{L}\p{N}_'])(\p{L})/gu, (whole) => whole.toUpperCase())),
	trimspace: ofTexts((text = "") => text.trim()),
	trim: ofTexts((text = "", set = "") => trimEnd(trimStart(text, set), set)),
	trimprefix: ofTexts((text = "", prefix = "") => text.startsWith(prefix) ? text.slice(prefix.length) : text),
	trimsuffix: ofTexts((text = "", suffix = "") => suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
	chomp: ofTexts((text = "") => trimEnd(text, "\r\n")),
	tostring: strict(([value], place) => {
		if (value?.kind !== "scalar") return wrongArgument("tostring");
		return scalar(textOfValue(value) ?? null, value.place ?? place);
	}),
	tonumber: strict(([value], place) => {
		const number = numberOf(value);
		return number === void 0 ? mistaken("that is no number") : scalar(number, place);
	}),
	tobool: strict(([value], place) => {
		const text = textOfValue(value);
		return text === "true" || text === "false" ? scalar(text === "true", place) : mistaken("it is not a boolean");
	}),
	replace: ofTexts((text = "", search = "", replacement = "") => {
		if ((search.startsWith("/") ? text.length : text.split(search).length) * stepsOf(replacement) > 1e6) return TOO_LARGE;
		if (search.length > 1 && search.startsWith("/") && search.endsWith("/")) return simplePattern(search.slice(1, -1), text, replacement) ?? unknown("it is made by a pattern");
		return text.replaceAll(search, () => replacement);
	}),
	substr: strict(([value, from, count], place) => {
		const [text, offset, length] = [
			textOfValue(value),
			numberOf(from),
			numberOf(count)
		];
		if (text === void 0 || offset === void 0 || length === void 0) return wrongArgument("substr");
		const letters = [...text];
		const start = offset < 0 ? Math.max(0, letters.length + offset) : offset;
		return scalar(letters.slice(start, length < 0 ? void 0 : start + length).join(""), place);
	}),
	format: strict(([pattern, ...values], place) => {
		const text = formatText(textOfValue(pattern) ?? "", values);
		return text === void 0 ? unknown("its format is not read") : scalar(text, place);
	}),
	formatlist: strict(([pattern, ...values], place, budget) => {
		const lengths = values.flatMap((value) => value.kind === "list" ? [value.items.length] : []);
		if (values.find((value) => value.kind === "list" && value.open !== void 0) !== void 0) return unknown("not every item is known");
		const texts = Array.from({ length: Math.max(0, ...lengths) }, (_, index) => {
			const row = values.map((value) => value.kind === "list" ? value.items[index] ?? value : value);
			const text = formatText(textOfValue(pattern) ?? "", row);
			if (text === void 0) return unknown("its format is not read");
			return budget.spend(stepsOf(text)) ? scalar(text, place) : TOO_LARGE;
		});
		return listValue(texts, place);
	}),
	join: strict(([separator, ...lists], place, budget) => {
		const mark = textOfValue(separator) ?? "";
		const texts = [];
		for (const one of lists) {
			if (one.kind !== "list") return wrongArgument("join");
			if (one.open !== void 0) return unknown(one.open);
			for (const item of one.items) {
				const text = textOfValue(item);
				if (text === void 0) return item.kind === "unknown" ? item : mistaken("a string is expected there");
				if (!budget.spend(stepsOf(text) + stepsOf(mark))) return TOO_LARGE;
				texts.push(text);
			}
		}
		return scalar(texts.join(mark), place);
	}),
	split: strict(([separator, value], place, budget) => {
		const [mark, text] = [textOfValue(separator), textOfValue(value)];
		if (mark === void 0 || text === void 0) return wrongArgument("split");
		const pieces = text === "" ? [""] : text.split(mark);
		if (!budget.spend(pieces.length)) return TOO_LARGE;
		const texts = pieces.map((piece) => scalar(piece, value?.place ?? place));
		return listValue(texts, place);
	}),
	startswith: ofTexts((text = "", start = "") => text.startsWith(start)),
	endswith: ofTexts((text = "", end = "") => text.endsWith(end)),
	strcontains: ofTexts((text = "", piece = "") => text.includes(piece)),
	indent: strict(([count, value], place, budget) => {
		const [number, text] = [numberOf(count), textOfValue(value)];
		if (number === void 0 || text === void 0) return wrongArgument("indent");
		const lines = text.split("\n");
		if (!budget.spend(lines.length * Math.max(1, number / 100))) return TOO_LARGE;
		return scalar(lines.join(`\n${" ".repeat(Math.max(0, number))}`), place);
	}),
	basename: ofTexts((path = "") => path.slice(path.lastIndexOf("/") + 1)),
	dirname: ofTexts((path = "") => path.includes("/") ? path.slice(0, path.lastIndexOf("/")) || "/" : "."),
	max: ofNumbers((numbers) => numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)),
	min: ofNumbers((numbers) => numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)),
	ceil: ofNumbers(([number = 0]) => Math.ceil(number)),
	floor: ofNumbers(([number = 0]) => Math.floor(number)),
	abs: ofNumbers(([number = 0]) => Math.abs(number)),
	pow: ofNumbers(([base = 0, exponent = 0]) => base ** exponent),
	regexall: strict(() => unknown("it is made by a pattern")),
	regex: strict(() => unknown("it is made by a pattern")),
	sensitive: ([value]) => value ?? wrongArgument("sensitive"),
	nonsensitive: ([value]) => value ?? wrongArgument("nonsensitive"),
	ephemeralasnull: () => scalar(null),
	map: strict((items, place) => {
		const entries = /* @__PURE__ */ new Map();
		for (let index = 0; index + 1 < items.length; index += 2) {
			const value = items[index + 1];
			if (value !== void 0) entries.set(textOfValue(items[index]) ?? "", {
				value,
				place: value.place
			});
		}
		return map(entries, place);
	})
};
function trimStart(text, set) {
	let start = 0;
	while (start < text.length && set.includes(text.charAt(start))) start++;
	return text.slice(start);
}
function simplePattern(pattern, text, replacement) {
	if (!/^\[\^?[A-Za-z0-9 _.\-/]+\]\+?$/.test(pattern) || replacement.includes("$")) return void 0;
	return replaceExpression(pattern, text, replacement);
}
const VERB = /%(%|[-+ #0]*(?:[1-9][0-9]*)?(?:\.[0-9]+)?[a-zA-Z])/g;
function formatText(pattern, values) {
	let next = 0;
	let isRead = true;
	const text = pattern.replaceAll(VERB, (whole, verb) => {
		if (verb === "%") return "%";
		const shown = textOfValue(values[next++]);
		if (shown === void 0) isRead = false;
		if (/^[svd]$/.test(verb)) return shown ?? "";
		if (verb === "q") return JSON.stringify(shown ?? "");
		if (/^0[0-9]{1,2}d$/.test(verb)) return (shown ?? "").padStart(Number(verb.slice(1, -1)), "0");
		isRead = false;
		return whole;
	});
	return isRead ? text : void 0;
}

// src/hcl/functions/index.ts
const MAX_ARGUMENTS = 1e4;
const FUNCTIONS = new Map(Object.entries({
	...COLLECTION_FUNCTIONS,
	...TEXT_FUNCTIONS,
	...ENCODING_FUNCTIONS
}));
function callTerraformFunction(call, scope, evaluate, fill) {
	const name = call.name.startsWith("core::") ? call.name.slice(6) : call.name;
	if (name === "try") return firstThatWorks(call, evaluate);
	if (name === "can") {
		const [item] = call.items;
		const value = item === void 0 ? mistaken("it has no argument") : evaluate(item);
		if (value.kind === "unknown") return value;
		return scalar(value.kind !== "mistaken", placeIn(scope, call));
	}
	const items = itemsOf(call, evaluate);
	if (!Array.isArray(items)) return items;
	const onFiles = FILE_FUNCTIONS.get(name);
	if (onFiles !== void 0) return onFiles(items, scope, placeIn(scope, call), fill);
	const known = FUNCTIONS.get(name);
	if (known === void 0) return unknown(`"${name}" is not evaluated`);
	const { budget } = scope.world;
	const steps = items.reduce((sum, item) => sum + stepsOf(item), 0);
	const value = budget.spend(steps) ? known(items, placeIn(scope, call), budget) : TOO_LARGE;
	return budget.spend(stepsOf(value)) ? value : TOO_LARGE;
}
function firstThatWorks({ items }, evaluate) {
	for (const item of items) {
		const value = evaluate(item);
		if (value.kind !== "mistaken") return value;
	}
	return mistaken("none of the values can be read");
}
function itemsOf({ items, expanded }, evaluate) {
	const values = items.map((item) => evaluate(item));
	if (!expanded) return values;
	const last = values.pop();
	if (last === void 0 || !isKnown(last)) return last === void 0 ? values : [...values, last];
	if (last.kind !== "list") return mistaken("a list is expected before the three dots");
	if (last.items.length > MAX_ARGUMENTS) return TOO_LARGE;
	return [
		...values,
		...last.items,
		...last.open === void 0 ? [] : [unknown(last.open)]
	];
}

// src/hcl/evaluation/operations.ts
const ARITHMETIC = {
	"+": (one, other) => one + other,
	"-": (one, other) => one - other,
	"*": (one, other) => one * other,
	"/": (one, other) => one / other,
	"%": (one, other) => one % other,
	"<": (one, other) => one < other,
	">": (one, other) => one > other,
	"<=": (one, other) => one <= other,
	">=": (one, other) => one >= other
};
function evaluateOperation(operation, place, budget, evaluate) {
	if (operation.kind === "unary") {
		const operand = evaluate(operation.operand);
		if (!isKnown(operand)) return operand;
		const [truth, number] = [booleanOf(operand), numberOf(operand)];
		if (operation.operator === "!") return truth === void 0 ? mistaken("it is not a boolean") : scalar(!truth, place);
		return number === void 0 ? mistaken("it is no number") : scalar(-number, place);
	}
	const { operator } = operation;
	const left = evaluate(operation.left);
	if (operator === "&&" || operator === "||") return decide(operator, left, () => evaluate(operation.right), place);
	const right = evaluate(operation.right);
	if (left.kind === "mistaken") return left;
	if (right.kind === "mistaken") return right;
	if (operator === "==" || operator === "!=") {
		const same = compare(left, right, budget);
		if (same === void 0) return firstUnknown(left, right);
		return scalar(same === (operator === "=="), place);
	}
	if (!isKnown(left) || !isKnown(right)) return firstUnknown(left, right);
	const [one, other] = [numberOf(left), numberOf(right)];
	const call = ARITHMETIC[operator];
	if (one === void 0 || other === void 0 || call === void 0) return mistaken("it is no number");
	return scalar(call(one, other), place);
}
function decide(operator, left, right, place) {
	const deciding = operator === "||";
	if (left.kind === "mistaken") return left;
	const first = booleanOf(left);
	if (first === deciding) return scalar(deciding, place);
	const other = right();
	const second = booleanOf(other);
	if (second === deciding) return scalar(deciding, place);
	if (first === void 0 || second === void 0) return firstUnknown(left, other);
	return scalar(!deciding, place);
}
function compare(left, right, budget) {
	if (isKnown(left) && isKnown(right)) {
		if (isNull(left) !== isNull(right)) return false;
		if (left.kind === "list" && right.kind === "list") {
			const [fewer, more] = left.items.length < right.items.length ? [left, right] : [right, left];
			if (fewer.open === void 0 && fewer.items.length < more.items.length) return false;
		}
		if (left.kind === "map" && right.kind === "map") {
			const [fewer, more] = left.entries.size < right.entries.size ? [left, right] : [right, left];
			if (fewer.open === void 0 && fewer.entries.size < more.entries.size) return false;
		}
	}
	return isEqual(left, right, budget);
}
function firstUnknown(left, right) {
	return [left, right].find((value) => !isKnown(value)) ?? unknown("a part of it is not known");
}

// src/hcl/evaluation/references.ts
const NEVER_KNOWN = {
	data: "a data source is read when it is applied",
	terraform: "the workspace is chosen when it is run",
	dependency: "it is an output of another unit",
	self: "it is known only after it is applied",
	ephemeral: "it is known only when it is run"
};
function resolveReference(root, steps, scope, evaluate) {
	const { instance, world } = scope;
	const name = nameOf(steps[0]);
	const whole = { used: steps.length };
	if (root in NEVER_KNOWN) return {
		value: unknown(NEVER_KNOWN[root] ?? ""),
		...whole
	};
	if (name === void 0) return {
		value: mistaken(`"${root}" is no value`),
		...whole
	};
	switch (root) {
		case "var": return {
			value: instance.variable(name),
			used: 1
		};
		case "local": return {
			value: instance.local(name),
			used: 1
		};
		case "path":
			if (name === "module") return {
				value: scalar(instance.config.folder || "."),
				used: 1
			};
			if (name === "root") return {
				value: scalar(world.root || "."),
				used: 1
			};
			return {
				value: unknown("it depends on where Terraform is run"),
				used: 1
			};
		case "module": {
			const { expansion, output } = instance.called(name);
			return fromInstances(expansion, steps.slice(1), evaluate, output);
		}
		case "each":
		case "count": return {
			value: unknown(`"${root}" has no value there`),
			...whole
		};
		default: {
			const resource = instance.resource(`${root}.${name}`);
			if (resource === void 0) return {
				value: unknown(`"${root}.${name}" is not declared there`),
				...whole
			};
			return fromInstances(resource.expansion, steps.slice(1), evaluate, resource.attribute);
		}
	}
}
function nameOf(step) {
	if (step?.kind === "get") return step.name;
	return step?.kind === "index" && step.key.kind === "literal" ? String(step.key.value) : void 0;
}
function fromInstances({ kind, instances, open }, steps, evaluate, attribute) {
	const [first, second] = steps;
	const whole = (value) => ({
		value,
		used: 1 + steps.length
	});
	if (kind === "one") {
		const [only] = instances;
		const name = nameOf(first);
		if (only === void 0 || name === void 0) return whole(wholeBlock());
		return {
			value: attribute(only, name),
			used: 2
		};
	}
	if (first?.kind === "index") {
		const key = evaluate(first.key);
		const name = nameOf(second);
		if (!isKnown(key)) return whole(key);
		const wanted = kind === "count" ? numberOf(key) : textOfValue(key);
		const found = instances.find((instance) => instance.key === wanted);
		if (found === void 0) return whole(open === void 0 ? mistaken("there is no such instance") : unknown(open));
		return name === void 0 ? whole(wholeBlock()) : {
			value: attribute(found, name),
			used: 3
		};
	}
	if (first?.kind === "splat") {
		const [step] = first.steps;
		if (step === void 0 || !("name" in step) || first.steps.length > 1) return whole(wholeBlock());
		const items = instances.map((instance) => attribute(instance, step.name));
		return {
			value: listValue(items, void 0, open),
			used: 2
		};
	}
	if (first !== void 0) return whole(mistaken("a key is missing"));
	if (kind === "count") return whole(listValue(instances.map(wholeBlock), void 0, open));
	const entries = instances.map(({ key, place }) => [String(key), {
		value: wholeBlock(),
		place
	}]);
	return whole(map(new Map(entries), void 0, open));
}
function wholeBlock() {
	return unknown("it is known only after it is applied");
}

// src/hcl/evaluation/evaluate.ts
function evaluate(expression, scope) {
	const { budget, descend } = scope.world;
	return budget.spend(1) ? descend(() => evaluateNode(expression, scope)) : TOO_LARGE;
}
function evaluateNode(expression, scope) {
	const place = placeIn(scope, expression);
	switch (expression.kind) {
		case "literal": return scalar(expression.value, place);
		case "template": return evaluateTemplate(expression.segments, scope, place);
		case "tuple": return listValue(expression.items.map((item) => evaluate(item, scope)), place);
		case "object": return evaluateObject(expression, scope);
		case "for": return evaluateFor(expression, scope);
		case "conditional": return evaluateConditional(expression, scope);
		case "unary":
		case "binary": return evaluateOperation(expression, place, scope.world.budget, (operand) => evaluate(operand, scope));
		case "call": return callTerraformFunction(expression, scope, (item) => evaluate(item, scope), fileText);
		case "variable":
		case "get":
		case "index":
		case "splat": return evaluateAccess(expression, scope);
		case "broken": return unknown("the text there cannot be read");
	}
}
function evaluateObject(expression, scope) {
	const entries = /* @__PURE__ */ new Map();
	const unnamed = [];
	for (const { key, value } of expression.entries) {
		const name = evaluate(key, scope);
		const text = textOfValue(name);
		const entry = {
			value: evaluate(value, scope),
			place: placeIn(scope, {
				start: key.start,
				end: key.end
			})
		};
		if (text !== void 0) entries.set(text, entry);
		else unnamed.push({
			...entry,
			why: isKnown(name) ? "a key is null" : name.why
		});
	}
	const [first] = unnamed;
	return {
		...map(entries, placeIn(scope, expression), first?.why),
		...first !== void 0 && { unnamed }
	};
}
function evaluateConditional(expression, scope) {
	const condition = evaluate(expression.condition, scope);
	const decided = booleanOf(condition);
	if (decided !== void 0) return evaluate(decided ? expression.yes : expression.no, scope);
	if (condition.kind === "mistaken") return condition;
	const why = isKnown(condition) ? "its condition is not a boolean" : condition.why;
	const [yes, no] = [evaluate(expression.yes, scope), evaluate(expression.no, scope)];
	if (yes.kind === "mistaken") return unknown(why);
	const both = eitherValue(yes, no, why, scope.world.budget);
	return both.kind === "unknown" || both.kind === "list" ? {
		...both,
		either: [yes, no]
	} : both;
}
function evaluateFor(expression, scope) {
	const collection = evaluate(expression.collection, scope);
	if (!isKnown(collection)) return collection;
	const place = placeIn(scope, expression);
	const isObject = expression.key !== void 0;
	let open = collection.kind === "scalar" ? void 0 : isObject ? collection.open : whyUnsettled(collection);
	const items = [];
	const entries = /* @__PURE__ */ new Map();
	const rows = rowsOf(collection);
	if (rows === void 0) return mistaken("it is not a list or map");
	for (const [key, value, doubt] of rows) {
		if (doubt !== void 0 && !isObject) continue;
		const names = [[expression.valueName, value]];
		if (expression.keyName !== void 0) names.unshift([expression.keyName, key]);
		const inner = withNames(scope, names);
		const wanted = expression.condition === void 0 ? true : booleanOf(evaluate(expression.condition, inner));
		if (wanted === false) continue;
		if (wanted === void 0) {
			open ??= "whether an item belongs there is not known";
			continue;
		}
		const result = fromItem(evaluate(expression.value, inner), expression, value, scope);
		if (expression.key === void 0) items.push(result);
		else {
			const name = evaluate(expression.key, inner);
			const text = textOfValue(name);
			if (text === void 0) open ??= isKnown(name) ? "a key is null" : name.why;
			else {
				const entry = {
					value: result,
					place: placeOfValue(name) ?? placeOfValue(value),
					doubt
				};
				if (expression.grouped) addToGroup(entries, text, entry, scope);
				else entries.set(text, entry);
			}
		}
	}
	return expression.key === void 0 ? listValue(items, place, open) : map(entries, place, open);
}
function rowsOf(collection) {
	if (collection.kind === "list") return collection.items.map((item, index) => [
		scalar(index),
		item,
		void 0
	]);
	if (collection.kind !== "map") return void 0;
	return sortedKeys(collection).map((key) => {
		const entry = collection.entries.get(key);
		return [
			scalar(key, entry?.place),
			entry?.value ?? NULL,
			entry?.doubt
		];
	});
}
function fromItem(result, { start, end }, item, { file }) {
	const [made, given] = [placeOfValue(result), placeOfValue(item)];
	return made !== void 0 && made.file === file && made.span.start >= start && made.span.end <= end && result.kind === "map" && given !== void 0 ? placedAt(result, given) : result;
}
function addToGroup(entries, key, entry, { world }) {
	const earlier = entries.get(key)?.value;
	const items = earlier?.kind === "list" ? earlier.items : [];
	const value = world.budget.spend(items.length) ? listValue([...items, entry.value], entry.place) : TOO_LARGE;
	entries.set(key, {
		...entry,
		value
	});
}
function evaluateTemplate(segments, scope, place) {
	const [only, second] = segments;
	if (second === void 0 && typeof only === "object" && only.kind === "interpolation") return evaluate(only.value, scope);
	const pieces = piecesOf(segments, scope);
	const text = joinPieces(pieces);
	if (typeof text === "string") return scalar(text, place);
	if (text.kind !== "unknown") return text;
	const end = pieces.findIndex((piece) => typeof piece !== "string");
	const open = pieces[end];
	const more = typeof open === "object" && open.kind === "unknown" ? textOfValue(open.start) ?? "" : "";
	const start = pieces.slice(0, end).join("") + more;
	const filled = filledText(segments, pieces);
	return {
		...unknown(text.why),
		...start !== "" && { start: scalar(start, place) },
		...filled !== void 0 && { filled: scalar(filled, place) }
	};
}
function fileText(segments, scope) {
	const pieces = piecesOf(segments, scope);
	const text = joinPieces(pieces);
	if (typeof text === "string" || text.kind !== "unknown") return text;
	const filled = filledText(segments, pieces);
	const place = {
		file: scope.file,
		span: {
			start: 0,
			end: scope.file.text.length
		}
	};
	return filled === void 0 ? unknown(text.why) : {
		...unknown(text.why),
		filled: scalar(filled, place)
	};
}
function filledText(segments, pieces) {
	if (!segments.some((segment) => typeof segment === "string" && segment.includes("\n"))) return void 0;
	let text = "";
	for (const [index, piece] of pieces.entries()) {
		const segment = segments[index];
		if (typeof piece === "string") text += piece;
		else if (piece.kind === "unknown" && typeof segment === "object" && segment.kind === "interpolation") text += HOLE;
		else return void 0;
	}
	return text.split("\n").some((line) => line.trim() === "__TAINTLINT_NOT_KNOWN__") ? void 0 : text;
}
function piecesOf(segments, scope) {
	return segments.map((segment) => {
		const piece = typeof segment === "string" ? segment : segmentText(segment, scope);
		return typeof piece !== "string" || scope.world.budget.spend(stepsOf(piece)) ? piece : TOO_LARGE;
	});
}
function joinPieces(pieces) {
	return pieces.find((piece) => typeof piece !== "string") ?? pieces.join("");
}
function segmentText(segment, scope) {
	if (segment.kind === "interpolation") {
		const value = evaluate(segment.value, scope);
		if (!isKnown(value)) return value;
		return textOfValue(value) ?? mistaken("a string is expected there");
	}
	if (segment.kind === "if") {
		const condition = evaluate(segment.condition, scope);
		const decided = booleanOf(condition);
		if (decided !== void 0) return joinPieces(piecesOf(decided ? segment.yes : segment.no, scope));
		return isKnown(condition) ? mistaken("a boolean is expected there") : condition;
	}
	const collection = evaluate(segment.collection, scope);
	if (!isKnown(collection)) return collection;
	const open = collection.kind === "scalar" ? void 0 : whyUnsettled(collection);
	if (open !== void 0) return unknown(open);
	let text = "";
	for (const [key, value] of rowsOf(collection) ?? []) {
		const names = [[segment.valueName, value]];
		if (segment.keyName !== void 0) names.unshift([segment.keyName, key]);
		const next = joinPieces(piecesOf(segment.body, withNames(scope, names)));
		if (typeof next !== "string") return next;
		text += next;
	}
	return text;
}
function evaluateAccess(expression, scope) {
	const steps = [];
	let root = expression;
	while (root.kind === "get" || root.kind === "index" || root.kind === "splat") {
		steps.unshift(root);
		root = root.base;
	}
	if (root.kind !== "variable") return steps.reduce((value, step) => take(value, step, scope), evaluate(root, scope));
	const own = scope.names.get(root.name);
	if (own !== void 0) return steps.reduce((value, step) => take(value, step, scope), own);
	const { value, used } = resolveReference(root.name, steps, scope, (one) => evaluate(one, scope));
	return steps.slice(used).reduce((taken, step) => take(taken, step, scope), value);
}
function take(value, step, scope) {
	if (step.kind === "get") return member(value, step.name);
	if (step.kind === "index") return itemAt$1(value, evaluate(step.key, scope));
	if (step.kind === "splat") return splat(value, step.steps, scope);
	return value;
}
function member(value, name) {
	if (!isKnown(value)) return value;
	if (value.kind === "list" && /^[0-9]+$/.test(name)) return itemAt$1(value, scalar(Number(name)));
	if (value.kind !== "map") return mistaken(`it has no attribute "${name}"`);
	return entryOf(value, name) ?? mistaken(`it has no attribute "${name}"`);
}
function itemAt$1(value, key) {
	if (!isKnown(value)) return value;
	if (!isKnown(key)) return key;
	if (value.kind === "map") return member(value, textOfValue(key) ?? "");
	const index = numberOf(key);
	if (value.kind !== "list" || index === void 0) return mistaken("it is not a list or map");
	if (value.open !== void 0) return unknown(value.open);
	return value.items[index] ?? mistaken(`it has no item ${index}`);
}
function splat(value, steps, scope) {
	if (!isKnown(value)) return value;
	if (isNull(value)) return listValue([], void 0);
	const taken = (value.kind === "list" ? value.items : [value]).map((item) => steps.reduce((one, step) => "name" in step ? member(one, step.name) : itemAt$1(one, evaluate(step.key, scope)), item));
	return listValue(taken, placeOfValue(value), value.kind === "list" ? value.open : void 0);
}

// src/hcl/evaluation/expansion.ts
const MAX_INSTANCES = 1e3;
function expand(block, scope) {
	const forEach = attributeOf(block, "for_each");
	if (forEach !== void 0) return forEachOf(evaluate(forEach, scope));
	const count = attributeOf(block, "count");
	if (count !== void 0) return countOf(evaluate(count, scope));
	return {
		kind: "one",
		instances: [instance(void 0, [])],
		open: void 0
	};
}
function instance(key, names) {
	return {
		key,
		names: new Map(names),
		doubt: void 0,
		place: void 0
	};
}
function countOf(value) {
	const count = numberOf(value);
	const names = (index) => [["count", mapOf({ index })]];
	if (count === void 0 || count > MAX_INSTANCES) {
		const why = isKnown(value) ? "its count is too large, or not a number" : value.why;
		return {
			kind: "count",
			instances: [{
				...instance(0, names(scalar(0))),
				doubt: why
			}],
			open: why
		};
	}
	return {
		kind: "count",
		instances: Array.from({ length: Math.max(0, count) }, (_, index) => index).map((index) => instance(index, names(scalar(index)))),
		open: void 0
	};
}
function forEachOf(value) {
	if (!isKnown(value) || value.kind === "scalar") {
		const why = isKnown(value) ? "its for_each is not a list or map" : value.why;
		return {
			kind: "for-each",
			instances: [{
				...instance(void 0, unknownEach(why)),
				doubt: why
			}],
			open: why
		};
	}
	const rows = value.kind === "map" ? sortedKeys(value).map((key) => [key, value.entries.get(key)]) : value.items.map((item) => [textOfValue(item), {
		value: item,
		place: "place" in item ? item.place : void 0
	}]);
	const unnamed = rows.find(([key]) => key === void 0);
	const why = value.open ?? (unnamed && "a key of its for_each is not known") ?? (rows.length > MAX_INSTANCES ? `it has more than ${MAX_INSTANCES} instances` : void 0);
	const instances = rows.slice(0, MAX_INSTANCES).flatMap(([key, entry]) => {
		if (key === void 0 || entry === void 0) return [];
		const each = mapOf({
			key: scalar(key, entry.place),
			value: entry.value
		});
		const doubt = "doubt" in entry ? entry.doubt : void 0;
		return [{
			key,
			names: /* @__PURE__ */ new Map([["each", each]]),
			doubt,
			place: entry.place
		}];
	});
	const hidden = why === void 0 ? [] : [{
		...instance(void 0, unknownEach(why)),
		doubt: why
	}];
	return {
		kind: "for-each",
		instances: [...instances, ...hidden],
		open: why
	};
}
function unknownEach(why) {
	return [["each", mapOf({
		key: unknown(why),
		value: unknown(why)
	})]];
}
function iterations(value) {
	if (!isKnown(value)) return {
		rows: [],
		open: value.why
	};
	if (value.kind === "scalar") return {
		rows: [],
		open: void 0
	};
	if (value.kind === "map") return {
		rows: sortedKeys(value).flatMap((key) => {
			const entry = value.entries.get(key);
			if (entry === void 0 || entry.doubt !== void 0) return [];
			return mapOf({
				key: scalar(key, entry.place),
				value: entry.value
			}, entry.place);
		}),
		open: whyUnsettled(value)
	};
	return {
		rows: value.items.map((item, index) => {
			const place = isKnown(item) ? item.place : void 0;
			return mapOf({
				key: isKnown(item) && item.kind === "scalar" ? item : scalar(index),
				value: item
			}, place);
		}),
		open: value.open
	};
}
function noInstances(open) {
	return {
		kind: "for-each",
		instances: [],
		open
	};
}

// src/hcl/evaluation/block-value.ts
const META$1 = /* @__PURE__ */ new Set([
	"count",
	"for_each",
	"provider",
	"depends_on",
	"lifecycle"
]);
const META_BLOCKS = /* @__PURE__ */ new Set([
	"lifecycle",
	"provisioner",
	"connection",
	"timeouts"
]);
function bodyValue(body, scope, place, isNested = false) {
	const entries = /* @__PURE__ */ new Map();
	for (const attribute of body.attributes) {
		if (!isNested && META$1.has(attribute.name)) continue;
		const start = {
			start: attribute.start,
			end: attribute.start + attribute.name.length
		};
		entries.set(attribute.name, {
			value: evaluate(attribute.value, scope),
			place: placeIn(scope, start)
		});
	}
	const types = body.blocks.map(({ type, labels: [label = ""] }) => type === "dynamic" ? label : type);
	for (const type of new Set(types)) {
		if (META_BLOCKS.has(type)) continue;
		const value = blocksValue(body, type, scope);
		entries.set(type, {
			value,
			place: placeOfValue(value)
		});
	}
	return map(entries, place);
}
function blocksValue({ blocks }, type, scope) {
	const items = [];
	let open;
	let place;
	for (const block of blocks) if (block.type === type) {
		place ??= placeIn(scope, block);
		items.push(bodyValue(block.body, scope, placeIn(scope, block), true));
	} else if (block.type === "dynamic" && block.labels[0] === type) {
		place ??= placeIn(scope, block);
		const made = dynamicBlocks(block, type, scope);
		for (const item of made.items) items.push(item);
		open ??= made.open;
	}
	return listValue(items, place, open);
}
function dynamicBlocks(block, type, scope) {
	const collection = attributeOf(block, "for_each");
	const content = block.body.blocks.find((one) => one.type === "content");
	if (collection === void 0 || content === void 0) return { items: [] };
	const iterator = attributeOf(block, "iterator");
	const name = iterator?.kind === "variable" ? iterator.name : literalOf(block, "iterator") ?? type;
	const { rows, open } = iterations(evaluate(collection, scope));
	const items = rows.map((row) => {
		const place = placeIn(scope, content);
		const made = bodyValue(content.body, withNames(scope, [[name, row]]), place, true);
		return standsIn(made, place) ? made : placedAt(made, itemPlace(row));
	});
	return open === void 0 ? { items } : {
		items,
		open
	};
}
function standsIn({ entries }, { file, span }) {
	return [...entries.values()].every(({ value }) => {
		const own = isKnown(value) ? value.place : void 0;
		return own !== void 0 && own.file === file && own.span.start >= span.start && own.span.end <= span.end;
	});
}
function itemPlace(row) {
	const value = row.kind === "map" ? row.entries.get("value")?.value : void 0;
	return (value === void 0 || !isKnown(value) ? void 0 : value.place) ?? placeOfValue(row);
}

// src/hcl/evaluation/instance.ts
function createInstance(options) {
	const { world, config, inputs, linker } = options;
	const variable = lazily("variable", (name) => {
		const declared = config.variables.get(name);
		const given = inputs(name);
		if (declared === void 0) return given ?? mistaken(`variable "${name}" is not declared`);
		const scope = scopeIn(declared.file);
		const value = given !== void 0 && !(isNull(given) && !declared.nullable) ? given : declared.fallback === void 0 ? options.missing(name) : evaluate(declared.fallback.node, scope);
		return convert(value, declared.type, world.budget, (one) => evaluate(one, scope));
	});
	const declared = (what, all) => lazily(what, (name) => {
		const written = all.get(name);
		if (written === void 0) return mistaken(`${what} "${name}" is not declared`);
		return evaluate(written.node, scopeIn(written.file));
	});
	const expanding = /* @__PURE__ */ new Set();
	function scopeIn(file, at) {
		return {
			world,
			instance,
			file,
			names: at?.names ?? /* @__PURE__ */ new Map()
		};
	}
	function expansionOf({ node, file }) {
		if (expanding.has(node)) return noInstances("it refers to itself");
		expanding.add(node);
		try {
			return expand(node, scopeIn(file));
		} finally {
			expanding.delete(node);
		}
	}
	const instance = {
		config,
		address: options.address,
		path: options.path,
		variable,
		local: declared("local", config.locals),
		output: declared("output", config.outputs),
		called: memoizeByName((name) => {
			const call = config.calls.get(name);
			if (call !== void 0) return calledModule(name, call);
			return {
				expansion: noInstances("it is not declared"),
				output: () => mistaken(`module "${name}" is not declared`)
			};
		}),
		resource: memoizeByName((address) => {
			const written = config.resources.get(address);
			return written && referredResource(written);
		})
	};
	function calledModule(name, call) {
		const expansion = expansionOf(call);
		const children = /* @__PURE__ */ new Map();
		return {
			expansion,
			output(at, wanted) {
				if (!children.has(at)) children.set(at, linker.child(instance, name, call, at));
				const child = children.get(at);
				return child === void 0 ? linker.knownOutput(call, wanted, scopeIn(call.file, at)) : child.output(wanted);
			}
		};
	}
	function referredResource(written) {
		const { node, file } = written;
		return {
			expansion: expansionOf(written),
			attribute(at, name) {
				const value = attributeOf(node, name);
				if (value !== void 0) return evaluate(value, scopeIn(file, at));
				const blocks = blocksValue(node.body, name, scopeIn(file, at));
				return blocks.items.length > 0 || blocks.open !== void 0 ? blocks : unknown("it is known only after it is applied");
			}
		};
	}
	return instance;
}
function lazily(what, evaluateName) {
	const values = /* @__PURE__ */ new Map();
	const running = /* @__PURE__ */ new Set();
	return (name) => {
		const known = values.get(name);
		if (known !== void 0) return known;
		if (running.has(name)) return unknown(`${what} "${name}" refers to itself`);
		running.add(name);
		try {
			const value = evaluateName(name);
			values.set(name, value);
			return value;
		} finally {
			running.delete(name);
		}
	};
}
function argumentsOf(call, scope) {
	const values = lazily("argument", (name) => {
		const expression = attributeOf(call.node, name);
		return expression === void 0 ? NULL : evaluate(expression, scope);
	});
	return (name) => attributeOf(call.node, name) === void 0 ? void 0 : values(name);
}

// src/inventory/terraform/modules/module-values.ts
function field(value, key) {
	const found = entryOf(value, key);
	return isNull(found) ? void 0 : found;
}
function asBlocks(value) {
	if (!isKnown(value) || value.kind !== "map") return value;
	const items = sortedKeys(value).filter((key) => value.entries.get(key)?.doubt === void 0).flatMap((key) => value.entries.get(key)?.value ?? []);
	return listValue(items, placeOfValue(value), whyUnsettled(value));
}
function mergeMaps(values) {
	const entries = /* @__PURE__ */ new Map();
	let open;
	for (const value of values) {
		if (value === void 0 || isNull(value)) continue;
		const why = !isKnown(value) ? value.why : value.kind === "map" ? value.open : "it is not a map";
		if (why !== void 0) {
			open ??= why;
			for (const [key, entry] of entries) entries.set(key, {
				...entry,
				value: unknown(why)
			});
		}
		if (value.kind === "map") for (const [key, entry] of value.entries) entries.set(key, entry);
	}
	return map(entries, firstPlace(values), open);
}
function concatLists(values) {
	const items = [];
	let open;
	for (const value of values) {
		if (value === void 0 || isNull(value)) continue;
		if (!isKnown(value)) open ??= value.why;
		else if (value.kind === "list") {
			for (const item of value.items) items.push(item);
			open ??= value.open;
		} else open ??= "it is not a list";
	}
	return listValue(items, firstPlace(values), open);
}
function firstPlace(values) {
	return firstOf(values, (value) => value && placeOfValue(value));
}
function possibleItems({ items, either = [], open }, doubt) {
	const sure = items.map((value) => ({
		value,
		doubt
	}));
	const others = either.flatMap((one) => one.kind === "list" ? one.items.slice(items.length) : []);
	const names = /* @__PURE__ */ new Set();
	const news = others.filter((one) => {
		const name = textOfValue(field(one, "name"));
		const isNew = name === void 0 || !names.has(name);
		names.add(name);
		return isNew;
	});
	return [...sure, ...news.map((value) => ({
		value,
		doubt: doubt ?? open
	}))];
}

// src/inventory/terraform/modules/eks-data-addons.ts
function makePools$1(call) {
	const config = call.argument("karpenter_resources_helm_config");
	const enabled = call.argument("enable_karpenter_resources");
	if (config?.kind !== "map" || enabled === void 0 || booleanOf(enabled) === false) return [];
	const mayBeOff = booleanOf(enabled) === void 0 ? "it is unknown whether the module makes its node pools" : void 0;
	return sortedKeys(config).flatMap((key) => {
		const entry = config.entries.get(key);
		const texts = field(entry?.value, "values");
		if (entry === void 0 || texts?.kind !== "list" || field(entry.value, "chart") !== void 0) return [];
		const values = mergeMaps(texts.items.flatMap((text) => valuesIn(text, call)));
		const pool = field(values, "nodePool");
		if (booleanOf(field(pool, "enabled")) === false) return [];
		const manifest = nodePool(field(values, "name") ?? scalar("default", entry.place), pool);
		return [{
			address: `helm_release.karpenter_resources[${JSON.stringify(key)}]`,
			type: "kubernetes_manifest",
			values: mapOf({ manifest }, placeOfValue(entry.value) ?? call.place),
			doubt: entry.doubt ?? mayBeOff
		}];
	});
}
function valuesIn(text, { place, budget }) {
	if (text.kind === "scalar" && text.encodes !== void 0) return [text.encodes];
	const roots = embeddedRoots(text, {
		place,
		budget
	});
	if (roots === void 0) return [unknown(isKnown(text) ? "it is no text" : text.why)];
	return roots.map((root) => valueOfNode(root, root.file ?? place.file, budget));
}
function nodePool(name, pool) {
	const labels = field(pool, "labels");
	const own = labels?.kind === "list" ? labels.items : [labels];
	const template = mapOf({
		metadata: mapOf({ labels: mergeMaps([mapOf({
			NodePool: name,
			NodeGroupType: name
		}), ...own]) }),
		spec: mapOf({
			taints: field(pool, "taints"),
			requirements: field(pool, "requirements") ?? listValue([])
		})
	});
	return mapOf({
		apiVersion: scalar("karpenter.sh/v1"),
		kind: scalar("NodePool"),
		metadata: mapOf({ name }),
		spec: mapOf({
			template,
			limits: field(pool, "limits"),
			weight: field(pool, "weight")
		})
	});
}
const dataAddonsModules = [{
	sources: ["aws-ia/eks-data-addons/aws"],
	shape: ["karpenter_resources_helm_config"],
	make: makePools$1
}];

// src/inventory/terraform/modules/kubelet-options.ts
const OTHER_WAYS = {
	"--register-with-taints": /taint/i,
	"--node-labels": /node-?labels/i
};
const TABLES = {
	"--register-with-taints": "settings.kubernetes.node-taints",
	"--node-labels": "settings.kubernetes.node-labels"
};
function kubeletOption(texts, option, startsNodes) {
	const items = [];
	let open;
	for (const text of texts.flatMap(scalarsOf)) {
		if (!isKnown(text)) {
			if (startsNodes || text.kind === "unknown" && OTHER_WAYS[option].test(text.start?.value?.toString() ?? "")) open ??= text.why;
			continue;
		}
		if (text.kind !== "scalar") continue;
		const read = readOption(text, option);
		for (const one of read.items) items.push(one);
		if (read.hasMore) open ??= "startup scripts set it in a way that taintlint does not read";
	}
	return items.length === 0 && open === void 0 ? void 0 : listValue(items, void 0, open);
}
function scalarsOf(value) {
	if (value.kind === "list") return value.items.flatMap(scalarsOf);
	if (value.kind === "unknown" && value.wraps !== void 0) return scalarsOf(value.wraps);
	if (value.kind === "map") return [...value.entries.values()].flatMap((entry) => scalarsOf(entry.value));
	return [value];
}
function readOption(text, option) {
	const lines = (textOfValue(text) ?? "").split("\n").filter((line) => !line.trimStart().startsWith("#"));
	const pattern = new RegExp(`${option}(?:=|\\s+)("[^"]*"|'[^']*'|[^\\s'"\\\\]+)`, "g");
	const { items, others } = readTable(text, lines, TABLES[option]);
	const rest = others.join("\n").replaceAll(pattern, (_, written) => {
		const pieces = written.replace(/^(["'])(.*)\1$/, "$2").split(",");
		for (const one of pieces.filter((piece) => piece !== "").map((piece) => itemAt(text, piece))) items.push(one);
		return "";
	});
	return {
		items,
		hasMore: OTHER_WAYS[option].test(rest)
	};
}
const TABLE_LINE = /^\s*\[+\s*([\w.-]+)\s*\]+\s*(?:#.*)?$/;
const ENTRY_LINE = /^\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=\s*(?:\[\s*)?["']([^"']*)["'](?:\s*\])?\s*(?:#.*)?$/;
function readTable(text, lines, name) {
	const items = [];
	const others = [];
	let isWithin = false;
	for (const line of lines) {
		const table = TABLE_LINE.exec(line)?.[1];
		if (table !== void 0) isWithin = table === name;
		const [, ...found] = (isWithin ? ENTRY_LINE.exec(line) : void 0) ?? [];
		const key = found.slice(0, 3).find((one) => one !== void 0);
		if (key !== void 0) items.push(itemAt(text, line.trim(), `${key}=${found[3] ?? ""}`));
		else if (table !== name && (!isWithin || line.trim() !== "")) others.push(isWithin ? `${name} ${line}` : line);
	}
	return {
		items,
		others
	};
}
function itemAt({ place }, piece, item = piece) {
	const source = place?.file.text.slice(place.span.start, place.span.end) ?? "";
	const whole = source.indexOf(piece);
	const found = whole < 0 && piece !== item ? source.indexOf(piece.split("=", 1).join().trimEnd()) : whole;
	const start = (place?.span.start ?? 0) + found;
	const at = place === void 0 || found < 0 ? place : {
		file: place.file,
		span: {
			start,
			end: start + piece.length
		}
	};
	const shell = item.search(/[$`]/);
	if (shell < 0) return scalar(item, at);
	return {
		kind: "unknown",
		why: "a shell fills it in",
		start: scalar(item.slice(0, shell), at)
	};
}

// src/inventory/terraform/modules/pool-groups.ts
function sameNamed(...names) {
	return Object.fromEntries(names.map((name) => [name, { from: [name] }]));
}
function makeGroups(call, groups) {
	const argument = call.argument(groups.argument);
	if (argument === void 0 || isNull(argument)) return [];
	const defaults = (groups.defaults ?? []).flatMap((name) => call.argument(name) ?? []).filter((one) => !isNull(one));
	const made = [];
	for (const group of groupsOf(argument)) {
		const { position, value, place, doubt: ofGroup } = group;
		if (isNull(value)) continue;
		const created = groups.createdBy === void 0 ? void 0 : pick(value, [groups.createdBy]);
		if (created !== void 0 && booleanOf(created) === false) continue;
		const sources = [value, ...defaults];
		const entries = /* @__PURE__ */ new Map();
		for (const [field, source] of Object.entries(groups.fields)) setField(entries, field, source.option === void 0 ? fieldValue(source, sources, group) : optionValue(source, sources, groups), call.place);
		for (const field of call.isKnown ? groups.ignored ?? [] : []) setField(entries, `ignored.${field}`, pick(value, [field]), call.place);
		if (groups.suffix !== void 0) moveToPrefix(entries, groups.suffix, sources);
		const doubt = created !== void 0 && booleanOf(created) === void 0 && !isKnown(created) ? created.why : void 0;
		made.push({
			address: `${groups.argument}[${position}]`,
			type: groups.resource,
			values: map(entries, placeOfValue(value) ?? place ?? call.place),
			doubt: ofGroup ?? doubt
		});
	}
	const why = whyMore(argument);
	return why === void 0 ? made : [...made, hidden$1(groups, why, call)];
}
function whyMore(argument) {
	if (!isKnown(argument)) return argument.why;
	if (argument.kind === "scalar" || argument.kind === "map" && argument.unnamed !== void 0) return void 0;
	const alternatives = argument.kind === "list" ? argument.either ?? [] : [];
	return alternatives.length > 0 && alternatives.every((one) => one.kind === "list" && one.open === void 0) ? void 0 : argument.open;
}
function withValue(made, name, value) {
	const entries = new Map([...made.values.entries, [name, {
		value,
		place: made.values.place
	}]]);
	return {
		...made,
		values: {
			...made.values,
			entries
		}
	};
}
function hidden$1({ argument, resource }, why, call) {
	return {
		address: `${argument}[...]`,
		type: resource,
		values: map(/* @__PURE__ */ new Map(), call.place, why),
		doubt: why
	};
}
function groupsOf(argument) {
	if (argument.kind === "list") return possibleItems(argument, void 0).map(({ value, doubt }, index) => ({
		key: void 0,
		position: String(index),
		value,
		place: placeOfValue(value),
		doubt
	}));
	if (argument.kind !== "map") return [];
	const named = sortedKeys(argument).flatMap((key) => {
		const entry = argument.entries.get(key);
		if (entry === void 0) return [];
		return [{
			key,
			position: JSON.stringify(key),
			value: entry.value,
			place: entry.place,
			doubt: entry.doubt
		}];
	});
	const { unnamed = [] } = argument;
	const others = unnamed.map(({ value, place, why }, index) => {
		return {
			key: void 0,
			unnamed: why,
			position: unnamed.length === 1 ? "..." : `...${index + 1}`,
			value,
			place,
			doubt: void 0
		};
	});
	return [...named, ...others];
}
function pick(source, keys) {
	if (!isKnown(source)) return source;
	if (source.kind !== "map") return void 0;
	for (const key of keys) {
		const found = source.entries.has(key) ? entryOf(source, key) : void 0;
		if (found !== void 0 && !isNull(found)) return found;
	}
	return source.open === void 0 ? void 0 : unknown(source.open);
}
function optionValue({ from, option }, sources, groups) {
	const texts = from.flatMap((key) => sources.map((source) => pick(source, [key])).find((one) => one !== void 0) ?? []);
	return option && kubeletOption(texts, option, groups.byScript === true);
}
function fieldValue({ from, merged, blocks, fallback, orKey }, sources, { key, unnamed, place }) {
	const given = sources.flatMap((source) => pick(source, from) ?? []);
	const found = merged === void 0 ? given[0] : join(given);
	if (found !== void 0) return blocks === void 0 ? found : asBlocks(found);
	if (orKey && unnamed !== void 0) return unknown(unnamed);
	if (orKey && key !== void 0) return scalar(key, place);
	return fallback === void 0 ? void 0 : scalar(fallback, place);
}
function join(values) {
	const [first, second] = values;
	if (first === void 0 || second === void 0) return first;
	const weakestFirst = [...values].reverse();
	return values.some((value) => value.kind === "list") ? concatLists(weakestFirst) : mergeMaps(weakestFirst);
}
function setField(entries, field, value, place) {
	if (value === void 0) return;
	const [block = "", attribute] = field.split(".");
	if (attribute === void 0) {
		entries.set(block, {
			value,
			place: placeOfValue(value)
		});
		return;
	}
	const earlier = entries.get(block)?.value;
	const inner = earlier?.kind === "list" ? earlier.items[0] : void 0;
	const inside = new Map(inner?.kind === "map" ? inner.entries : []);
	inside.set(attribute, {
		value,
		place: placeOfValue(value)
	});
	entries.set(block, {
		value: listValue([map(inside, place)], place),
		place
	});
}
function moveToPrefix(entries, { name, prefix, decidedBy, fallback }, sources) {
	const decision = sources.map((source) => pick(source, [decidedBy])).find((one) => one !== void 0);
	const isSuffixed = decision === void 0 ? fallback : booleanOf(decision) ?? true;
	const entry = entries.get(name);
	if (!isSuffixed || entry === void 0) return;
	entries.delete(name);
	const text = textOfValue(entry.value);
	const value = text === void 0 ? entry.value : scalar(`${text}-`, placeOfValue(entry.value));
	entries.set(prefix, {
		...entry,
		value
	});
}

// src/inventory/terraform/modules/plain-modules.ts
const AKS_POOLS = {
	argument: "node_pools",
	resource: "azurerm_kubernetes_cluster_node_pool",
	fields: {
		...sameNamed("name", "node_taints", "node_labels"),
		mode: {
			from: ["mode"],
			fallback: "User"
		},
		...sameNamed("priority", "os_type", "vm_size", "os_sku", "min_count", "max_count", "node_count")
	},
	suffix: {
		name: "name",
		prefix: "name_prefix",
		decidedBy: "create_before_destroy",
		fallback: true
	}
};
function makeAksCluster(call) {
	const pool = mapOf({
		name: call.argument("agents_pool_name") ?? scalar("nodepool", call.place),
		node_labels: call.argument("agents_labels"),
		node_taints: call.argument("agents_taints"),
		only_critical_addons_enabled: call.argument("only_critical_addons_enabled"),
		vm_size: call.argument("agents_size"),
		min_count: call.argument("agents_min_count"),
		max_count: call.argument("agents_max_count"),
		node_count: call.argument("agents_count")
	}, call.place);
	return [{
		address: "azurerm_kubernetes_cluster.main",
		type: "azurerm_kubernetes_cluster",
		values: mapOf({ default_node_pool: listValue([pool], call.place) }, call.place)
	}, ...makeGroups(call, AKS_POOLS)];
}
const HETZNER_FIELDS = sameNamed("name", "labels", "taints", "count", "min_nodes", "max_nodes");
function makeHetznerPools(call) {
	const groups = (argument, resource = "kube_hetzner_nodepool") => makeGroups(call, {
		argument,
		resource,
		fields: HETZNER_FIELDS
	});
	const [servers, agents] = [groups("control_plane_nodepools"), groups("agent_nodepools")];
	const scaled = groups("autoscaler_nodepools", "kube_hetzner_autoscaler_nodepool");
	const all = [...servers.map((made) => withValue(made, "role", scalar("control-plane"))), ...agents];
	const [only, second] = all;
	const count = (second === void 0 ? field(only?.values, "count") : scalar(2)) ?? scalar(1);
	const allows = isKnown(count) ? call.argument("allow_scheduling_on_control_plane") : count;
	const schedulable = numberOf(count) === 1 ? scalar(true) : allows;
	return [...all.map((made) => schedulable ? withValue(made, "schedulable", schedulable) : made), ...scaled].map((made) => withAgentTaints(made, call));
}
function withAgentTaints(made, call) {
	if (textOfValue(call.argument("cni_plugin")) !== "cilium") return made;
	const taint = listValue([scalar("node.cilium.io/agent-not-ready:NoExecute", call.place)], call.place);
	return withValue(made, "startup_taints", concatLists([taint, field(made.values, "startup_taints")]));
}
const EKS_GROUP = "aws_eks_node_group";
const BLUEPRINTS = {
	argument: "managed_node_groups",
	resource: EKS_GROUP,
	fields: {
		node_group_name: {
			from: ["node_group_name"],
			orKey: true
		},
		labels: { from: ["k8s_labels"] },
		taint: {
			from: ["k8s_taints"],
			blocks: true
		},
		...sameNamed("ami_type", "instance_types"),
		"scaling_config.min_size": {
			from: ["min_size"],
			fallback: 3
		},
		"scaling_config.max_size": {
			from: ["max_size"],
			fallback: 3
		},
		"scaling_config.desired_size": {
			from: ["desired_size"],
			fallback: 3
		}
	},
	suffix: {
		name: "node_group_name",
		prefix: "node_group_name_prefix",
		decidedBy: "enable_node_group_prefix",
		fallback: true
	}
};
function makeCloudPosse(call) {
	const taints = call.argument("kubernetes_taints");
	const sizes = [
		"min_size",
		"max_size",
		"desired_size"
	].map((name) => [name, call.argument(name)]);
	const amiTypes = call.argument("ami_type");
	const values = mapOf({
		labels: call.argument("kubernetes_labels"),
		taint: taints && asBlocks(taints),
		ami_type: amiTypes?.kind === "list" ? amiTypes.items[0] : amiTypes,
		instance_types: call.argument("instance_types"),
		scaling_config: listValue([mapOf(Object.fromEntries(sizes))], call.place)
	}, call.place);
	return [{
		address: "aws_eks_node_group.default",
		type: EKS_GROUP,
		values
	}];
}
function makeToolkitPool(call) {
	const machine = call.argument("machine_type");
	const hasGpu = call.argument("guest_accelerator") !== void 0 || GOOGLE_GPU_MACHINE.test(textOfValue(machine) ?? "");
	const nodes = mapOf({
		machine_type: machine,
		spot: call.argument("spot"),
		labels: call.argument("kubernetes_labels"),
		taint: call.argument("taints"),
		guest_accelerator: hasGpu ? listValue([mapOf({ type: scalar("nvidia") })]) : void 0
	}, call.place);
	const type = textOfValue(machine);
	return [{
		address: "google_container_node_pool.node_pool",
		type: "google_container_node_pool",
		values: mapOf({
			name: call.argument("name"),
			name_prefix: type === void 0 ? void 0 : scalar(`${type}-`, call.place),
			node_config: listValue([nodes], call.place),
			node_count: call.argument("static_node_count")
		}, call.place)
	}];
}
const OKE_POOLS = {
	argument: "worker_pools",
	defaults: ["worker_pool_defaults"],
	resource: "oci_containerengine_node_pool",
	createdBy: "create",
	fields: {
		name: {
			from: [],
			orKey: true
		},
		initial_node_labels: {
			from: ["node_labels"],
			merged: true
		},
		"node_config_details.size": { from: ["size"] },
		node_metadata: { from: ["cloud_init", "taints"] }
	}
};
function makeOkePools(call) {
	const defaults = mapOf({
		node_labels: call.argument("node_labels"),
		size: call.argument("worker_pool_size"),
		cloud_init: call.argument("worker_cloud_init")
	});
	const argument = (name) => name === "worker_pool_defaults" ? defaults : call.argument(name);
	return makeGroups({
		...call,
		argument
	}, OKE_POOLS);
}
const PLAIN_MODULES = [
	{
		sources: ["Azure/aks/azurerm"],
		shape: ["agents_pool_name", "agents_labels"],
		make: makeAksCluster
	},
	{
		sources: ["kube-hetzner/kube-hetzner/hcloud"],
		shape: ["agent_nodepools", "control_plane_nodepools"],
		make: makeHetznerPools
	},
	{
		sources: ["aws-ia/eks-blueprints/aws"],
		shape: ["managed_node_groups"],
		make: (call) => makeGroups(call, BLUEPRINTS)
	},
	{
		sources: ["cloudposse/eks-node-group/aws"],
		shape: ["kubernetes_taints"],
		make: makeCloudPosse
	},
	{
		sources: ["github.com/GoogleCloudPlatform/cluster-toolkit//modules/compute/gke-node-pool"],
		make: makeToolkitPool
	},
	{
		sources: ["oracle-terraform-modules/oke/oci"],
		make: makeOkePools
	}
];

// src/inventory/terraform/modules/terraform-aws-eks.ts
const GROUP = "aws_eks_node_group";
const SELF_MANAGED_GROUP = "eks_self_managed_node_group";
const SCRIPTS = [
	"bootstrap_extra_args",
	"pre_bootstrap_user_data",
	"cloudinit_pre_nodeadm"
];
const BY_SCRIPTS = {
	kubelet_taints: {
		from: SCRIPTS,
		option: "--register-with-taints"
	},
	kubelet_labels: {
		from: SCRIPTS,
		option: "--node-labels"
	}
};
const MANAGED = {
	argument: "eks_managed_node_groups",
	defaults: ["eks_managed_node_group_defaults"],
	resource: GROUP,
	createdBy: "create",
	fields: {
		node_group_name: {
			from: ["name"],
			orKey: true
		},
		labels: { from: ["labels"] },
		taint: {
			from: ["taints"],
			blocks: true
		},
		...sameNamed("ami_type", "capacity_type", "instance_types"),
		release_version: { from: ["ami_release_version"] },
		...BY_SCRIPTS,
		"scaling_config.min_size": {
			from: ["min_size"],
			fallback: 1
		},
		"scaling_config.max_size": {
			from: ["max_size"],
			fallback: 3
		},
		"scaling_config.desired_size": {
			from: ["desired_size"],
			fallback: 1
		}
	},
	ignored: [...IGNORED_TAINTS, ...IGNORED_LABELS],
	suffix: {
		name: "node_group_name",
		prefix: "node_group_name_prefix",
		decidedBy: "use_name_prefix",
		fallback: true
	}
};
const NODE_GROUPS = {
	argument: "node_groups",
	defaults: ["node_groups_defaults"],
	resource: GROUP,
	fields: {
		node_group_name: { from: ["name"] },
		labels: {
			from: ["k8s_labels"],
			merged: true
		},
		taint: {
			from: ["taints"],
			blocks: true
		},
		...sameNamed("ami_type", "instance_types"),
		"scaling_config.min_size": {
			from: ["min_capacity"],
			fallback: 1
		},
		"scaling_config.max_size": {
			from: ["max_capacity"],
			fallback: 3
		},
		"scaling_config.desired_size": {
			from: ["desired_capacity"],
			fallback: 1
		}
	}
};
const SELF_MANAGED = {
	argument: "self_managed_node_groups",
	defaults: ["self_managed_node_group_defaults"],
	resource: SELF_MANAGED_GROUP,
	createdBy: "create",
	byScript: true,
	fields: {
		name: {
			from: ["name"],
			orKey: true
		},
		...BY_SCRIPTS,
		...sameNamed("ami_type", "instance_type"),
		tags: { from: ["autoscaling_group_tags"] },
		min_size: {
			from: ["min_size"],
			fallback: 0
		},
		max_size: {
			from: ["max_size"],
			fallback: 3
		},
		desired_size: {
			from: ["desired_size"],
			fallback: 1
		}
	},
	ignored: [
		"taints",
		"labels",
		"k8s_labels",
		"node_labels"
	]
};
const WORKER_SCRIPTS = [
	"kubelet_extra_args",
	"bootstrap_extra_args",
	"pre_userdata"
];
const WORKERS = {
	argument: "worker_groups",
	defaults: ["workers_group_defaults"],
	resource: SELF_MANAGED_GROUP,
	byScript: true,
	fields: {
		name: { from: ["name"] },
		kubelet_taints: {
			from: WORKER_SCRIPTS,
			option: "--register-with-taints"
		},
		kubelet_labels: {
			from: WORKER_SCRIPTS,
			option: "--node-labels"
		},
		instance_type: { from: ["instance_type"] },
		min_size: {
			from: ["asg_min_size"],
			fallback: 1
		},
		max_size: {
			from: ["asg_max_size"],
			fallback: 3
		},
		desired_size: {
			from: ["asg_desired_capacity"],
			fallback: 1
		}
	},
	ignored: [
		"taints",
		"labels",
		"k8s_labels",
		"node_labels"
	]
};
const FARGATE = {
	argument: "fargate_profiles",
	defaults: ["fargate_profile_defaults"],
	resource: "aws_eks_fargate_profile",
	createdBy: "create",
	fields: {
		fargate_profile_name: {
			from: ["name", "fargate_profile_name"],
			orKey: true
		},
		selector: {
			from: ["selectors"],
			blocks: true
		}
	}
};
const ADD_ONS = {
	resource: "aws_eks_addon",
	fields: {
		addon_name: {
			from: ["name"],
			orKey: true
		},
		addon_version: { from: ["addon_version", "version"] },
		configuration_values: { from: ["configuration_values"] }
	}
};
function makeCluster(call) {
	return [...[
		MANAGED,
		NODE_GROUPS,
		SELF_MANAGED,
		WORKERS,
		{
			...WORKERS,
			argument: "worker_groups_launch_template"
		},
		FARGATE,
		...["cluster_addons", "addons"].map((argument) => ({
			...ADD_ONS,
			argument
		}))
	].flatMap((one) => makeGroups(call, one)), ...controlPlane(call)];
}
function controlPlane(call) {
	const config = call.argument("compute_config") ?? call.argument("cluster_compute_config");
	const isAutoMode = config !== void 0 && !isNull(config);
	if (!isAutoMode && !call.isKnown) return [];
	const block = isAutoMode ? mapOf({
		enabled: pick(config, ["enabled"]),
		node_pools: pick(config, ["node_pools"])
	}, call.place) : void 0;
	return [{
		address: "aws_eks_cluster.this",
		type: "aws_eks_cluster",
		values: mapOf({
			name: call.argument("name") ?? call.argument("cluster_name"),
			compute_config: block && listValue([block], call.place)
		}, call.place)
	}];
}
function makeGroup(call, groups, address) {
	const { createdBy, suffix, ignored = [] } = groups;
	const sources = Object.values(groups.fields).flatMap(({ from }) => from);
	const names = /* @__PURE__ */ new Set([
		...sources,
		...ignored,
		createdBy ?? "",
		suffix?.decidedBy ?? ""
	]);
	const given = Object.fromEntries([...names].map((name) => [name, call.argument(name)]));
	const inList = {
		...call,
		argument: () => listValue([mapOf(given, call.place)], call.place)
	};
	return makeGroups(inList, {
		...groups,
		defaults: []
	}).map((made) => ({
		...made,
		address
	}));
}
const eksModules = [
	{
		sources: ["terraform-aws-modules/eks/aws"],
		shape: [
			"eks_managed_node_groups",
			"self_managed_node_groups",
			"node_groups_defaults"
		],
		outputs: {
			cluster_name: ["name", "cluster_name"],
			cluster_id: ["name", "cluster_name"]
		},
		make: makeCluster
	},
	{
		sources: ["aws-ia/eks-blueprints-addons/aws"],
		make: (call) => makeGroups(call, {
			...ADD_ONS,
			argument: "eks_addons"
		})
	},
	{
		sources: ["terraform-aws-modules/eks/aws//modules/eks-managed-node-group"],
		make: (call) => makeGroup(call, MANAGED, "aws_eks_node_group.this")
	},
	{
		sources: ["terraform-aws-modules/eks/aws//modules/self-managed-node-group"],
		make: (call) => makeGroup(call, SELF_MANAGED, "aws_autoscaling_group.this")
	},
	{
		sources: ["terraform-aws-modules/eks/aws//modules/fargate-profile"],
		make: (call) => makeGroup(call, FARGATE, "aws_eks_fargate_profile.this")
	}
];

// src/inventory/terraform/modules/terraform-google-kubernetes-engine.ts
const POOL = "google_container_node_pool";
const CLUSTER$1 = "google_container_cluster";
const SOURCE = "terraform-google-modules/kubernetes-engine/google";
const KINDS$2 = [
	"private-cluster",
	"beta-private-cluster",
	"beta-public-cluster",
	"safer-cluster"
];
const plain = KINDS$2.map((kind) => `${SOURCE}//modules/${kind}`);
const AUTOPILOT = [
	"beta-autopilot-private-cluster",
	"beta-autopilot-public-cluster",
	"gke-autopilot-cluster"
].map((kind) => `${SOURCE}//modules/${kind}`);
const updating = [...KINDS$2].map((kind) => `${SOURCE}//modules/${kind}-update-variant`);
function makePools(call, hasRandomEnd) {
	const made = ["node_pools", "windows_node_pools"].flatMap((name) => {
		const argument = call.argument(name);
		if (argument === void 0) {
			const pool = mapOf({ name: scalar("default-node-pool", call.place) }, call.place);
			return name === "node_pools" ? [makePool(call, pool, hasRandomEnd, name)] : [];
		}
		if (!isKnown(argument)) return [hidden(argument.why, name, call)];
		if (argument.kind !== "list") return [];
		const pools = argument.items.map((pool) => makePool(call, pool, hasRandomEnd, name));
		return argument.open === void 0 ? pools : [...pools, hidden(argument.open, name, call)];
	});
	const [first, ...others] = made;
	const strays = first === void 0 ? void 0 : straysOf(call, made);
	return [
		...first === void 0 || strays === void 0 ? made : [withValue(first, "strays", strays), ...others],
		...firstPool(call),
		...makeProvisioning(call)
	];
}
const FOR_ALL = /* @__PURE__ */ new Set(["all", "default_values"]);
function straysOf(call, made) {
	const names = made.flatMap(({ values }) => textOfValue(field(values, "name")) ?? textOfValue(field(values, "name_prefix"))?.slice(0, -1) ?? []);
	if (!call.isKnown || names.length < made.length) return void 0;
	const listed = names.map(quoted).join(", ");
	const strays = ["node_pools_taints", "node_pools_labels"].flatMap((argument) => {
		const given = call.argument(argument);
		if (given?.kind !== "map") return [];
		const entries = sortedKeys(given).filter((key) => !FOR_ALL.has(key) && !names.includes(key)).flatMap((key) => {
			const entry = given.entries.get(key);
			if (entry === void 0 || entry.doubt !== void 0 || isEmpty(entry.value)) return [];
			const near = nearestWord(key, names);
			const help = near === void 0 ? `The pools are ${listed}.` : `Did you mean "${near}"? The pools are ${listed}.`;
			return [[key, {
				value: scalar(help, entry.place),
				place: entry.place
			}]];
		});
		return entries.length === 0 ? [] : [[argument, {
			value: map(new Map(entries)),
			place: placeOfValue(given)
		}]];
	});
	return strays.length === 0 ? void 0 : map(new Map(strays));
}
function isEmpty(value) {
	if (value.kind === "list") return value.items.length === 0;
	return value.kind === "map" ? value.entries.size === 0 : isNull(value);
}
function hidden(why, argument, call) {
	const values = mapOf({
		name: unknown(why),
		node_config: unknown(why)
	}, call.place);
	return {
		address: `${argument}[...]`,
		type: POOL,
		values,
		doubt: why
	};
}
function makePool(call, pool, hasRandomEnd, argument) {
	const name = field(pool, "name") ?? unknown("the pool has no name");
	const nodes = mapOf({
		machine_type: field(pool, "machine_type"),
		image_type: field(pool, "image_type"),
		spot: field(pool, "spot"),
		guest_accelerator: accelerator(pool),
		labels: labelsOf(call, name),
		taint: taintsOf(call, name)
	}, placeOfValue(pool));
	const isScaled = booleanOf(field(pool, "autoscaling")) ?? true;
	const total = field(pool, "total_max_count");
	const scaling = mapOf({
		min_node_count: field(pool, "min_count") ?? (total === void 0 ? scalar(1) : void 0),
		max_node_count: field(pool, "max_count") ?? (total === void 0 ? scalar(100) : void 0),
		total_min_node_count: field(pool, "total_min_count"),
		total_max_node_count: total
	});
	const prefix = textOfValue(name);
	const values = mapOf({
		name: hasRandomEnd ? void 0 : name,
		name_prefix: hasRandomEnd && prefix !== void 0 ? scalar(`${prefix}-`, placeOfValue(name)) : void 0,
		node_config: listValue([nodes], placeOfValue(pool)),
		autoscaling: isScaled ? listValue([scaling]) : void 0,
		node_count: isScaled ? void 0 : field(pool, "node_count") ?? scalar(1)
	}, placeOfValue(pool) ?? call.place);
	return {
		address: `${argument}[${JSON.stringify(prefix ?? "...")}]`,
		type: POOL,
		values
	};
}
function accelerator(pool) {
	if ((textOfValue(field(pool, "accelerator_count")) ?? "0") === "0") return void 0;
	return listValue([mapOf({ type: field(pool, "accelerator_type") ?? scalar("nvidia") })]);
}
function labelsOf(call, name) {
	const all = call.argument("node_pools_labels");
	const defaults = field(all, "default_values");
	const wants = (key) => booleanOf(field(defaults, key)) ?? true;
	const own = mapOf({
		cluster_name: wants("cluster_name") ? call.argument("name") ?? unknown("the cluster has no name") : void 0,
		node_pool: wants("node_pool") ? name : void 0
	}, call.place);
	return mergeMaps([
		own,
		field(all, "all"),
		underName(all, name)
	]);
}
function taintsOf(call, name) {
	const all = call.argument("node_pools_taints");
	return concatLists([field(all, "all"), underName(all, name)]);
}
function underName(all, name) {
	const text = textOfValue(name);
	if (text !== void 0) return field(all, text);
	return all === void 0 || isNull(all) || isKnown(name) ? void 0 : unknown(name.why);
}
function firstPool(call) {
	const removed = call.argument("remove_default_node_pool");
	if (removed !== void 0 && booleanOf(removed) === true) return [];
	const values = mapOf({
		name: scalar("default-pool", call.place),
		node_count: call.argument("initial_node_count") ?? scalar(0)
	}, call.place);
	const doubt = removed === void 0 || isKnown(removed) ? void 0 : removed.why;
	return [{
		address: "google_container_cluster.primary",
		type: POOL,
		values,
		doubt
	}];
}
function makeAutopilot(call) {
	const values = mapOf({
		name: call.argument("name"),
		enable_autopilot: scalar(true, call.place)
	}, call.place);
	return [{
		address: "google_container_cluster.primary",
		type: CLUSTER$1,
		values
	}];
}
function makeProvisioning(call) {
	const autoscaling = call.argument("cluster_autoscaling");
	if (autoscaling === void 0 || isNull(autoscaling)) return [];
	const values = mapOf({
		name: call.argument("name"),
		remove_default_node_pool: scalar(true),
		cluster_autoscaling: listValue([autoscaling], call.place)
	}, call.place);
	return [{
		address: "google_container_cluster.primary",
		type: CLUSTER$1,
		values
	}];
}
function makeOne(call) {
	const names = [
		"name",
		"name_prefix",
		"node_count",
		"autoscaling",
		"node_config"
	];
	const asBlock = (value) => value?.kind === "map" ? listValue([value], value.place) : value;
	const values = Object.fromEntries(names.map((name) => [name, asBlock(call.argument(name))]));
	return [{
		address: "google_container_node_pool.main",
		type: POOL,
		values: mapOf(values, call.place)
	}];
}
const googleModules = [
	{
		sources: [SOURCE, ...plain],
		shape: ["node_pools_taints", "node_pools_labels"],
		outputs: { name: ["name"] },
		make: (call) => makePools(call, false)
	},
	{
		sources: updating,
		outputs: { name: ["name"] },
		make: (call) => makePools(call, true)
	},
	{
		sources: [`${SOURCE}//modules/gke-node-pool`],
		make: makeOne
	},
	{
		sources: AUTOPILOT,
		outputs: { name: ["name"] },
		make: makeAutopilot
	}
];

// src/inventory/terraform/modules/index.ts
const MODULES = [
	...eksModules,
	...googleModules,
	...PLAIN_MODULES,
	...dataAddonsModules
];
const BY_SOURCE = new Map(MODULES.flatMap((module) => module.sources.map((source) => [source, module])));
function knownModule(source) {
	if (source.kind === "local") return void 0;
	return BY_SOURCE.get(source.submodule === "" ? source.name : `${source.name}//${source.submodule}`);
}
function moduleOfShape(hasArgument) {
	return MODULES.find(({ shape = [] }) => shape.some(hasArgument));
}

// src/inventory/terraform/modules/module-source.ts
const REGISTRY_HOSTS = /^(?:registry\.terraform\.io|registry\.opentofu\.org)\//;
const REPOSITORY = /^(?:[\w.-]+@)?[\w.-]+[/:](?:[^/]+\/)*?([^/]+)\/(?:terraform-([a-z0-9]+)-([^/]+))$/;
function readModuleSource(text) {
	if (/^\.\.?(?:\/|$)/.test(text)) return {
		kind: "local",
		path: text
	};
	const [address = "", query = ""] = text.split("?");
	const ref = /(?:^|&)(?:ref|version)=([^&]+)/.exec(query)?.[1];
	const [head = "", ...folders] = address.replace(/^git::/, "").replace(/^(?:tfr|https?|ssh|git):\/\/\/?/, "").split("//");
	const submodule = folders.join("/").replace(/\/$/, "");
	const bare = head.replace(/\.git$/, "").replace(REGISTRY_HOSTS, "");
	const repository = repositoryOf(head);
	const [, namespace, provider, name] = REPOSITORY.exec(bare) ?? [];
	if (namespace !== void 0) return {
		kind: "remote",
		name: `${namespace}/${name}/${provider}`,
		submodule,
		ref,
		repository
	};
	return {
		kind: "remote",
		name: bare,
		submodule,
		ref,
		repository
	};
}
function repositoryOf(address) {
	return address.replace(/^[a-z+]+:\/\//i, "").replace(/^[^@/]*@/, "").replace(/:(?=[^/\d])/, "/").replace(/\/?(?:\.git)?\/?$/, "").toLowerCase();
}

// src/inventory/terraform/module-calls.ts
const MAX_MODULE_DEPTH = 12;
const STEPS_OF_INSTANCE = 50;
const NOT_KNOWN$1 = "the module is not known: node pools that it makes are not read";
const META = /* @__PURE__ */ new Set([
	"source",
	"version",
	"providers",
	"count",
	"for_each",
	"depends_on"
]);
function createLinker(world) {
	const linker = {
		child(parent, name, call, at) {
			const folder = localFolder(call.node, parent, world);
			const config = folder === void 0 ? void 0 : world.module(folder);
			if (folder === void 0 || config === void 0 || parent.path.includes(folder)) return void 0;
			if (parent.path.length > MAX_MODULE_DEPTH || !world.budget.spend(50)) return void 0;
			const scope = {
				world,
				instance: parent,
				file: call.file,
				names: at.names
			};
			return createInstance({
				world,
				config,
				address: joinAddress(parent.address, `module.${name}${formatInstanceKey(at.key)}`),
				path: [...parent.path, folder],
				inputs: argumentsOf(call, scope),
				missing: (variable) => unknown(`variable "${variable}" gets no value`),
				linker
			});
		},
		knownOutput(call, output, scope) {
			const { descriptor } = descriptorOf(call.node);
			const argument = argumentsOf(call, scope);
			for (const name of descriptor?.outputs?.[output] ?? []) {
				const value = argument(name);
				if (value !== void 0 && !isNull(value)) return value;
			}
			return unknown(`it is an output of a module that the repository does not have`);
		}
	};
	return linker;
}
function localFolder(call, parent, world) {
	const source = literalOf(call, "source");
	const read = source === void 0 ? void 0 : readModuleSource(source);
	if (read?.kind === "local") return normalizePath(`${parent.config.folder}/${read.path}`);
	return read && ownFolder(read, world);
}
const HOSTED = /^[\w-]+(?:\.[\w-]+)+\/[^/]+\/./;
function ownFolder(source, world) {
	if (source.kind === "local" || !/[/:].*[/:]/.test(source.name) || !source.repository.includes(".")) return void 0;
	const own = world.files.repository?.();
	const folder = own && normalizePath(`${own.folder}/${source.submodule}`);
	if (folder === void 0 || isOwnAddress(source, world)) return folder;
	return !own?.remotes.some((remote) => HOSTED.test(repositoryOf(remote))) && source.submodule.includes("/") && knownModule(source) === void 0 && world.module(folder) !== void 0 ? folder : void 0;
}
function isOwnAddress({ repository }, { files }) {
	return files.repository?.()?.remotes.some((remote) => repositoryOf(remote) === repository) === true;
}
function otherRevision(call, world) {
	const source = readModuleSource(literalOf(call, "source") ?? ".");
	if (source.kind === "local") return void 0;
	if (source.ref !== void 0 && !/^(?:main|master|HEAD)$/.test(source.ref)) return `the module is that of revision "${source.ref}", which may make something else`;
	if (isOwnAddress(source, world)) return void 0;
	return `no remote says that "${source.repository}" is this repository, whose folder "${source.submodule}" is read`;
}
function descriptorOf(call) {
	const source = literalOf(call, "source");
	const read = source === void 0 ? void 0 : readModuleSource(source);
	const known = read === void 0 ? void 0 : knownModule(read);
	if (known !== void 0) return {
		descriptor: known,
		isKnown: true
	};
	return {
		descriptor: moduleOfShape((name) => attributeOf(call, name) !== void 0),
		isKnown: false
	};
}
function whyNotRead(call, world, parent) {
	const folder = localFolder(call, parent, world);
	if (folder === void 0) return NOT_KNOWN$1;
	if (folder.split("/").includes(".terraform")) return "the module is not here: \"terraform init\" fetches it";
	if (world.module(folder) === void 0) return `the module's folder "${folder}" holds no file of Terraform`;
	return "modules are nested too deep, or call themselves";
}
function moduleCall(call, scope, place, isKnown) {
	const inputs = argumentsOf(call, scope);
	return {
		isKnown,
		argument(name) {
			const value = inputs(name);
			return isNull(value) ? void 0 : value;
		},
		place,
		budget: scope.world.budget
	};
}
function argumentNames({ body }) {
	return body.attributes.flatMap(({ name }) => META.has(name) ? [] : [name]);
}
function describeShape(name, { sources: [like] }) {
	return `module "${name}" is not known: it is read by its arguments, like "${like}"`;
}
function describeArguments(name, made) {
	const names = [...new Set(made.map(({ address }) => quoted(address.replace(/\[.*/s, ""))))];
	return `module "${name}" is not known: node pools in ${joinWords(names)} are read, and what else it makes is not`;
}
function joinAddress(module, rest) {
	return module === "" ? rest : `${module}.${rest}`;
}

// src/inventory/terraform/modules/unknown-module.ts
const TAINTS = [
	"taints",
	"node_taints",
	"taint",
	"kubernetes_taints",
	"k8s_taints",
	"register_with_taints"
];
const LABELS = [
	"labels",
	"node_labels",
	"kubernetes_labels",
	"k8s_labels"
];
const NAMES = [
	"name",
	"node_group_name",
	"node_pool_name",
	"pool_name"
];
const SWITCHES = ["create", "enabled"];
const SYSTEMS = [
	"os_type",
	"os",
	"os_sku",
	"operating_system"
];
const SIZE = /^(?:min|max|desired)_|(?:^|_)(?:count|size|replicas|nodes)$|^(?:instance|machine|vm|node|server)_?(?:types?|size)$|^flavor/;
const POOLS = /(?:node|worker|agent)_?(?:pool|group)s?/;
const POOL_OBJECT = /\bkind:\s*["']?(?:NodePool|Provisioner|MachineDeployment|MachinePool)\b/;
const MAX_DEPTH$1 = 4;
const MAY_BE_WINDOWS = "the module is not known, and the pool speaks of Windows";
const NOT_KNOWN = "the module is not known, and may add some";
function makeOfUnknown(call, names) {
	const made = [];
	for (const name of names) {
		const value = call.argument(name);
		if (value !== void 0) search(value, name, void 0, 0);
	}
	return made;
	function search(value, position, doubt, depth) {
		if (value.kind === "scalar" || value.kind === "unknown") {
			const text = textOfValue(value.kind === "scalar" ? value : value.filled) ?? "";
			if (!POOL_OBJECT.test(text)) return;
			const values = mapOf({ yaml_body: value }, placeOfValue(value) ?? call.place);
			made.push({
				address: position,
				type: "kubectl_manifest",
				values,
				doubt
			});
			return;
		}
		if (value.kind === "mistaken" || depth > MAX_DEPTH$1) return;
		const inner = innerOf(value, position, doubt);
		const groups = inner.flatMap(({ value: one, ...rest }) => one.kind === "map" ? [{
			...rest,
			value: one
		}] : []);
		const tainted = groups.some((one) => hasTaints(one.value));
		if (tainted || POOLS.test(position) && groups.some((one) => hasSize(one.value))) {
			for (const one of groups) if (!SWITCHES.some((key) => booleanOf(field(one.value, key)) === false)) made.push(poolOf(one, tainted));
		} else for (const one of inner) search(one.value, one.position, one.doubt, depth + 1);
	}
}
function innerOf(value, position, doubt) {
	if (value.kind === "map") return [...value.entries].map(([key, entry]) => {
		return {
			key,
			position: `${position}[${JSON.stringify(key)}]`,
			value: entry.value,
			doubt: doubt ?? entry.doubt
		};
	});
	return possibleItems(value, doubt).map((one, index) => ({
		...one,
		key: void 0,
		position: `${position}[${index}]`
	}));
}
function hasTaints(group) {
	const taints = given(group, TAINTS);
	return taints?.kind === "list" && taints.items.length > 0 || taints?.kind === "map" && taints.entries.size > 0 || taints !== void 0 && hasSize(group);
}
function hasSize({ entries }) {
	return [...entries.keys()].some((key) => SIZE.test(key));
}
function given(group, keys) {
	return keys.map((key) => field(group, key)).find((one) => one !== void 0);
}
function poolOf({ key, position, value, doubt }, tainted) {
	const place = placeOfValue(value);
	const taints = given(value, TAINTS) ?? (tainted ? void 0 : unknown(NOT_KNOWN));
	const isTexts = taints?.kind === "list" && taints.items.every((item) => !isKnown(item) || item.kind === "scalar");
	return {
		address: position,
		type: "unknown_module_node_pool",
		values: mapOf({
			name: given(value, NAMES) ?? (key === void 0 ? void 0 : scalar(key, place)),
			[isTexts ? "taint_texts" : "taints"]: taints?.kind === "map" ? taintsUnderKeys(taints) : taints,
			machine: speaksOfWindows(value) ? unknown(MAY_BE_WINDOWS) : given(value, SYSTEMS),
			labels: mergeMaps([unknown(NOT_KNOWN), given(value, LABELS)])
		}, place),
		doubt
	};
}
function speaksOfWindows(value) {
	if (value.kind === "map") return [...value.entries.values()].some((entry) => speaksOfWindows(entry.value));
	return value.kind === "list" ? value.items.some(speaksOfWindows) : /windows/i.test(textOfValue(value) ?? "");
}
function taintsUnderKeys({ entries, open, place }) {
	return {
		kind: "list",
		items: [...entries].map(([key, entry]) => {
			const value = entry.value;
			if (value.kind !== "map") return unknown("its taint is not an object");
			const taintFields = {
				key: field(value, "key") ?? scalar(key, entry.place),
				value: field(value, "value")
			};
			return mapOf({
				...taintFields,
				effect: field(value, "effect")
			}, value.place);
		}),
		open,
		place
	};
}

// src/inventory/terraform/collect-unit.ts
const HIDDEN = /^(\w+)\[\.\.\.\]$/;
const OF_CLUSTER = /eks|gke|aks|k8s|kubernetes|node-?(?:group|pool)/i;
function collectUnit(walk, reader, folder, unit) {
	const { world, linker } = walk;
	const sources = unit.sources.map((text) => ({
		text,
		read: readModuleSource(text)
	}));
	const found = /* @__PURE__ */ new Map();
	let others = 0;
	for (const { read } of sources) {
		const path = localUnitFolder(read, folder) ?? ownFolder(read, world);
		const module = path === void 0 ? void 0 : reader.module(path);
		if (path !== void 0 && module !== void 0) found.set(path, module);
		else others++;
	}
	const same = sources.filter(({ read }) => read.kind === "remote" && found.has(read.submodule)).length;
	const doubt = found.size + Math.max(0, others - same) > 1 ? "a condition decides which module it is" : void 0;
	for (const config of found.values()) {
		const missing = (name) => unknown(`variable "${name}" gets no value`);
		const inputs = (name) => entryOf(unit.inputs, name);
		walk.collect(createInstance({
			world,
			config,
			address: "",
			path: [config.folder],
			inputs,
			missing,
			linker
		}), doubt);
	}
	if (found.size === 0) collectKnownUnit(walk, unit, sources);
}
function collectKnownUnit(walk, unit, sources) {
	const { block, file, inputs } = unit;
	const { budget } = walk.world;
	const place = {
		file,
		span: {
			start: block.start,
			end: block.end
		}
	};
	const { text = "", read: source } = sources.find(({ read }) => knownModule(read) !== void 0) ?? sources[0] ?? {};
	const known = source === void 0 ? void 0 : knownModule(source);
	const isWritten = (name) => inputs.kind === "map" && inputs.entries.has(name);
	const descriptor = known ?? moduleOfShape(isWritten);
	const argument = (name) => field(inputs, name);
	if (descriptor === void 0) {
		const names = inputs.kind === "map" ? [...inputs.entries.keys()] : [];
		const found = makeOfUnknown({
			isKnown: false,
			argument,
			place,
			budget
		}, names);
		walk.keep(found, "", place, void 0);
		if (found.length > 0) walk.note(place, describeArguments(text, found), true);
		else if (mayDeclareTerraformPools(file.text) || OF_CLUSTER.test(text)) walk.note(place, NOT_KNOWN$1, true);
		return;
	}
	const all = descriptor.make({
		isKnown: known !== void 0,
		argument,
		place,
		budget
	});
	const isNamed = ({ address }) => {
		const hidden = HIDDEN.exec(address)?.[1];
		return hidden === void 0 || isWritten(hidden);
	};
	walk.keep(all.filter(isNamed), "", place, void 0);
	if (known === void 0) walk.note(place, describeShape(text, descriptor), false);
	if (!isKnown(inputs)) walk.note(place, `its inputs are not known: ${inputs.why}`, true);
}
function localUnitFolder(source, folder) {
	if (source.kind === "local") return normalizePath(`${folder}/${source.path}`.replace("//", "/"));
	return source.ref === void 0 ? normalizePath(`${source.name}/${source.submodule}`) : void 0;
}

// src/inventory/terraform/root-walk.ts
const KINDS$1 = new Set(TERRAFORM_TABLES.map(({ kind }) => kind));
const NODE_POOL = /^rhcs_cluster_rosa|^(?!.*(?:compute|cache|redis|build|devops)|tfe_|spacelift_|octopus).*(?:node|worker|agent)_?(?:pool|group)s?(?:_v\d+)?$/;
const TAINT_ARGUMENT = /^(?:\w+_)?taints?$/;
const STEPS_OF_RESOURCE = 200;
const REMOVES_FIRST = "remove_default_node_pool";
var RootWalk = class {
	resources = [];
	notices = [];
	world;
	linker;
	noted = /* @__PURE__ */ new Set();
	wanted;
	imports;
	constructor(world, wanted, imports) {
		this.world = world;
		this.linker = createLinker(world);
		this.wanted = wanted;
		this.imports = imports;
	}
	collect(module, doubt) {
		for (const { file, broken } of module.config.files) if (broken !== void 0) this.note({
			file,
			span: broken
		}, "it is not valid HCL there: what follows may be misread", true);
		for (const [key, written] of module.config.resources) {
			const type = key.slice(0, key.lastIndexOf("."));
			const isUnread = !type.startsWith("data.") && !this.wanted(type) && !KINDS$1.has(type) && makesNodes(type, written.node);
			if (!this.wanted(type) && !isUnread) continue;
			const { instances = [] } = module.resource(key)?.expansion ?? {};
			if (isUnread) {
				const message = `resources of type "${type}" are not read: declare by hand the pools that they make or taint`;
				if (instances.length > 0) this.note({
					file: written.file,
					span: written.node
				}, message, true);
				continue;
			}
			for (const at of instances) {
				if (!this.world.budget.spend(STEPS_OF_RESOURCE)) break;
				const scope = {
					world: this.world,
					instance: module,
					file: written.file,
					names: at.names
				};
				const place = placeIn(scope, written.node);
				this.resources.push({
					address: joinAddress(module.address, `${key}${formatInstanceKey(at.key)}`),
					type,
					values: this.withFirstPool(bodyValue(written.node.body, scope, place), key),
					place,
					doubt: doubt ?? at.doubt,
					budget: this.world.budget
				});
			}
		}
		for (const [name, call] of module.config.calls) this.collectCall(module, name, call, doubt);
	}
	withFirstPool(values, key) {
		const isImported = key.includes(".tfer--") || this.imports.some((to) => to.endsWith(key));
		if (!key.startsWith("google_container_cluster.") || !isImported || values.entries.has(REMOVES_FIRST)) return values;
		const value = unknown("the cluster was imported, and may have lost its first pool");
		return {
			...values,
			entries: new Map([...values.entries, [REMOVES_FIRST, {
				value,
				place: void 0
			}]])
		};
	}
	collectCall(module, name, call, doubt) {
		for (const at of module.called(name).expansion.instances) {
			if (!this.world.budget.spend(50)) return;
			const child = this.linker.child(module, name, call, at);
			if (child !== void 0) this.collect(child, doubt ?? at.doubt ?? otherRevision(call.node, this.world));
			else this.collectKnown(module, name, call, at, doubt ?? at.doubt);
		}
	}
	collectKnown(module, name, call, at, doubt) {
		const scope = {
			world: this.world,
			instance: module,
			file: call.file,
			names: at.names
		};
		const address = joinAddress(module.address, `module.${name}${formatInstanceKey(at.key)}`);
		const place = placeIn(scope, call.node);
		const { descriptor, isKnown } = descriptorOf(call.node);
		if (descriptor === void 0) {
			const found = makeOfUnknown(moduleCall(call, scope, place, false), argumentNames(call.node));
			this.keep(found, address, place, doubt);
			if (found.length > 0) this.note(place, describeArguments(name, found), true);
			else if (mayDeclareTerraformPools(call.file.text.slice(call.node.start, call.node.end))) this.note(place, whyNotRead(call.node, this.world, module), true);
			return;
		}
		if (!isKnown) this.note(place, describeShape(name, descriptor), false);
		this.keep(descriptor.make(moduleCall(call, scope, place, isKnown)), address, place, doubt);
	}
	keep(all, module, around, doubt) {
		for (const made of all) {
			if (!this.wanted(made.type) || !this.world.budget.spend(STEPS_OF_RESOURCE)) continue;
			const place = made.values.place ?? around;
			const address = joinAddress(module, made.address);
			this.resources.push({
				...made,
				address,
				place,
				doubt: doubt ?? made.doubt,
				budget: this.world.budget
			});
		}
	}
	note(place, message, hidesPools) {
		const key = JSON.stringify([
			place.file.path,
			place.span.start,
			message
		]);
		if (this.noted.has(key)) return;
		this.noted.add(key);
		this.notices.push({
			...place,
			message,
			hidesPools
		});
	}
};
function makesNodes(type, { body }) {
	if (NODE_POOL.test(type)) return true;
	const isTaint = (name) => name !== void 0 && TAINT_ARGUMENT.test(name);
	return body.attributes.some(({ name }) => isTaint(name)) || body.blocks.some(({ type: name, labels: [label] }) => isTaint(name === "dynamic" ? label : name));
}

// src/inventory/terraform/variables.ts
function ownVarFiles({ files }, folder) {
	const paths = files.list(folder);
	const main = ["terraform.tfvars", "terraform.tfvars.json"].map((name) => folder === "" ? name : `${folder}/${name}`).filter((path) => paths.includes(path));
	const automatic = paths.filter((path) => /\.auto\.tfvars(?:\.json)?$/.test(path));
	return [...main, ...automatic].map((path) => ({
		path,
		file: files.read(path)
	}));
}
function rootVariables(reader, root) {
	const named = root.varFiles.map((file) => ({
		path: file.path,
		file
	}));
	const values = /* @__PURE__ */ new Map();
	const notices = [];
	let unread;
	for (const { path, file } of [...ownVarFiles(reader, root.folder), ...named]) {
		const read = file && reader.parse(file);
		if (read === void 0 || !isReadable(read)) {
			unread = `"${path}" cannot be read: it is encrypted, or not valid`;
			values.clear();
			const message = "it is encrypted, or not valid: what it may set is unknown";
			notices.push({
				...startOfFile({
					path,
					text: ""
				}),
				message,
				hidesPools: false
			});
			continue;
		}
		for (const [name, value] of valuesOf$1(reader, read)) values.set(name, value);
	}
	const contested = unread === void 0 ? contestedNames(reader, root, values) : /* @__PURE__ */ new Map();
	for (const [name, why] of contested) values.set(name, unknown(why));
	const everything = unread;
	return {
		inputs: (name) => values.get(name) ?? (everything === void 0 ? void 0 : unknown(everything)),
		missing: (name) => unknown(`variable "${name}" has no value in the repository`),
		notices
	};
}
function contestedNames(reader, { otherVarFiles = [] }, values) {
	const names = /* @__PURE__ */ new Map();
	for (const file of otherVarFiles) {
		const why = `"${file.path}" may set it: "vars" names the files of variables that count`;
		for (const { name } of reader.parse(file).body.attributes) if (!values.has(name)) names.set(name, why);
	}
	return names;
}
function fileVariables(reader, file) {
	const read = reader.parse(file);
	return isReadable(read) ? mapOf(Object.fromEntries(valuesOf$1(reader, read))) : void 0;
}
function isReadable({ file, broken, body }) {
	const start = file.text.slice(0, 1e3);
	if (start.includes("\0") || start.includes("\ufffd")) return false;
	return broken === void 0 || body.attributes.length > 0;
}
function valuesOf$1(reader, { file, body }) {
	const shown = shownFile(file);
	const config = moduleConfig("", []);
	const world = worldOf(reader, "");
	const linker = {
		child: () => void 0,
		knownOutput: () => unknown("")
	};
	const missing = () => unknown("a file of variables holds plain values");
	const scope = {
		world,
		instance: createInstance({
			world,
			config,
			address: "",
			path: [],
			inputs: () => void 0,
			missing,
			linker
		}),
		file: shown,
		names: /* @__PURE__ */ new Map()
	};
	return body.attributes.map(({ name, value }) => [name, evaluate(value, scope)]);
}
const shownFile = memoize(({ path, text }) => {
	return {
		path,
		text: text.replaceAll(/[^\r\n]/g, " ")
	};
});

// src/inventory/terraform/terragrunt.ts
const NAME = "terragrunt.hcl";
const MAX_DEPTH = 8;
const STEPS_OF_FILE = 100;
function unitFile({ files }, folder) {
	return files.read(folder === "" ? NAME : `${folder}/${NAME}`);
}
function readUnit(reader, world, file) {
	const read = readConfig(reader, world, file, 0);
	return read.block === void 0 ? void 0 : {
		...read,
		block: read.block
	};
}
function readConfig(reader, outer, file, depth) {
	const parsed = reader.parse(file);
	const opened = /* @__PURE__ */ new Map();
	const world = {
		...outer,
		config(path) {
			const known = opened.get(path);
			if (known !== void 0) return known;
			const other = depth < MAX_DEPTH && outer.budget.spend(STEPS_OF_FILE) ? reader.files.read(path) : void 0;
			const value = other === void 0 ? void 0 : asValue(readConfig(reader, outer, other, depth + 1));
			if (value !== void 0) opened.set(path, value);
			return value;
		},
		variables: (other) => fileVariables(reader, other)
	};
	const linker = {
		child: () => void 0,
		knownOutput: () => unknown("it is an output of another unit")
	};
	const missing = () => unknown("Terragrunt has no variables");
	const config = moduleConfig(world.root, [parsed]);
	const instance = createInstance({
		world,
		config,
		address: "",
		path: [],
		inputs: () => void 0,
		missing,
		linker
	});
	const scope = {
		world,
		instance,
		file,
		names: /* @__PURE__ */ new Map()
	};
	const included = depth < MAX_DEPTH ? includesOf(reader, outer, parsed, scope, depth) : [];
	const names = /* @__PURE__ */ new Map([["include", mapOf(Object.fromEntries(included.map(([name, one]) => [name, asValue(one)])))]]);
	const full = {
		...scope,
		names
	};
	const own = parsed.body.blocks.find(({ type }) => type === "terraform");
	const written = own && attributeOf(own, "source");
	const inherited = included.map(([, one]) => one).find((one) => one.sources.length > 0);
	const inputs = parsed.body.attributes.find(({ name }) => name === "inputs");
	const all = [...included.map(([, one]) => one.inputs), inputs && evaluate(inputs.value, full)];
	return {
		file: written === void 0 && inherited !== void 0 ? inherited.file : file,
		block: written === void 0 ? inherited?.block ?? own : own,
		sources: written === void 0 ? inherited?.sources ?? [] : sourceTexts(evaluate(written, full)),
		inputs: mergeMaps(all),
		locals: localsOf(instance)
	};
}
function includesOf(reader, world, { body }, scope, depth) {
	return body.blocks.flatMap((block) => {
		const path = block.type === "include" ? attributeOf(block, "path") : void 0;
		const text = path && textOfValue(evaluate(path, scope));
		const [file] = (text === void 0 ? [] : [text, `${world.root}/${text}`].map(normalizePath)).flatMap((one) => reader.files.read(one) ?? []);
		if (file === void 0 || file === scope.file || !world.budget.spend(STEPS_OF_FILE)) return [];
		return [[block.labels[0] ?? "", readConfig(reader, world, file, depth + 1)]];
	});
}
function sourceTexts(value) {
	if (value.kind === "unknown" && value.either !== void 0) return value.either.flatMap(sourceTexts);
	const text = textOfValue(value) ?? (value.kind === "unknown" ? textOfValue(value.start) : void 0);
	return text === void 0 ? [] : [text];
}
function asValue({ locals, inputs }) {
	return mapOf({
		locals,
		inputs
	});
}
function localsOf(instance) {
	const entries = /* @__PURE__ */ new Map();
	for (const name of instance.config.locals.keys()) entries.set(name, {
		value: instance.local(name),
		place: void 0
	});
	return map(entries);
}

// src/inventory/terraform/root.ts
function evaluateRoot(reader, root, wanted) {
	const world = worldOf(reader, root.folder);
	const config = reader.module(root.folder);
	const walk = new RootWalk(world, wanted, config?.imports ?? []);
	const variables = rootVariables(reader, root);
	const unit = config === void 0 ? unitFile(reader, root.folder) : void 0;
	const read = unit && readUnit(reader, world, unit);
	if (read !== void 0) collectUnit(walk, reader, root.folder, read);
	if (config !== void 0) {
		const { inputs, missing } = variables;
		const path = [root.folder];
		const { linker } = walk;
		walk.collect(createInstance({
			world,
			config,
			address: "",
			path,
			inputs,
			missing,
			linker
		}), void 0);
	}
	const file = unit ?? config?.files[0]?.file;
	if (file !== void 0 && !world.budget.spend(0)) {
		const message = `it takes more than ${MAX_STEPS} steps to evaluate: not all of it is read`;
		walk.note({
			file,
			span: {
				start: 0,
				end: 0
			}
		}, message, true);
	}
	return {
		resources: walk.resources,
		notices: [...variables.notices, ...walk.notices]
	};
}

// src/inventory/terraform/root-clusters.ts
const CLUSTER = "(?:google_container_cluster|azurerm_kubernetes_cluster|aws_eks_cluster)";
const IS_CLUSTER = new RegExp(`^${CLUSTER}$`);
const REFERENCE = new RegExp(`\\b(${CLUSTER}\\.[\\w-]+)|\\bmodule\\.[\\w-]+`);
const MODULE = /^(?:module\.[\w-]+(?:\[(?:"[^"]*"|\d+)\])?\.)*/;
function clustersOfRoot(objects) {
	const addresses = objects.flatMap(({ document }) => document.address ?? []);
	const owners = new Map(objects.flatMap((one) => one.document.address ? [[one.document.address, ownerOf(one)]] : []));
	const keys = [...new Set(owners.values())];
	const made = new Set(objects.flatMap((one) => makesCluster(one) ? owners.get(one.document.address ?? "") : []));
	if (keys.length < 2 || addresses.length < objects.length || keys.some((key) => !made.has(key))) return [];
	const clusters = keys.flatMap((key) => {
		const last = key.slice(key.lastIndexOf(".") + 1);
		const name = key.endsWith("]") ? key.slice(key.lastIndexOf("[") + 1, -1).replaceAll("\"", "") : last;
		const isOwn = (address) => owners.get(address) === key;
		const glob = [
			`${key}*`,
			`${key}.*`,
			`*.${name}*`,
			`*.${name}`
		].find((one) => addresses.every((address) => matchesNameGlob(one, address) === isOwn(address)));
		return glob === void 0 ? [] : [{
			name,
			address: glob
		}];
	});
	return clusters.length === keys.length && new Set(clusters.map(({ name }) => name)).size === keys.length ? clusters : [];
}
function makesCluster({ kind, document }) {
	const rest = (document.address ?? "").replace(MODULE, "");
	return IS_CLUSTER.test(kind) || /^\w+\[/.test(rest);
}
function ownerOf({ kind, document, node }) {
	const address = document.address ?? "";
	const module = MODULE.exec(address)?.[0] ?? "";
	if (module !== "") return module.slice(0, -1);
	if (IS_CLUSTER.test(kind)) return address;
	const text = (node.file ?? document.file).text.slice(node.start, node.end);
	const [found = "", cluster] = REFERENCE.exec(text) ?? [];
	const instance = address.endsWith("]") ? address.slice(address.lastIndexOf("[")) : "";
	return cluster === void 0 ? found : `${cluster}${/\[each\.|\[count\./.test(text) ? instance : ""}`;
}

// src/inventory/terraform/chart-release.ts
const LOCAL = /^\.\.?(?:\/|$)/;
function chartRelease(resource, root) {
	const { place, values, address } = resource;
	const chart = textOfValue(field(values, "chart"));
	if (chart === void 0) return void 0;
	const outside = releasedChart(values, chart);
	if (outside === void 0 && (field(values, "repository") !== void 0 || /^[/~]|:/.test(chart))) return void 0;
	const below = normalizePath(`${root}/${chart}`);
	const folders = LOCAL.test(chart) ? [below, normalizePath(chart)] : [normalizePath(chart), below];
	const given = valuesOf(resource);
	const set = settingsOf(resource);
	const open = set.value?.find(({ value }) => isNotKnown(value.text));
	const unsettled = set.problem ?? (open && `value of "${open.name}" is not known`);
	const unknown = given.problem ?? unsettled ?? textField(values, "namespace") ?? textField(values, "name");
	return {
		address,
		root,
		document: documentOf(resource, nodeOf(values, place, resource.budget)),
		folders: outside === void 0 ? [...new Set(folders)] : [],
		outside,
		name: textOfValue(field(values, "name")),
		namespace: textOfValue(field(values, "namespace")),
		values: given.value ?? [],
		settings: set.value ?? [],
		unknown
	};
}
function releasedChart(values, chart) {
	const version = textOfValue(field(values, "version"));
	if (version === void 0 && field(values, "version") !== void 0) return void 0;
	const repository = textOfValue(field(values, "repository"));
	if (repository !== void 0 && !LOCAL.test(chart)) return {
		name: chart,
		address: repository,
		version
	};
	return chart.startsWith("oci://") ? {
		name: chart.slice(chart.lastIndexOf("/") + 1),
		address: chart,
		version
	} : void 0;
}
function textField(values, name) {
	const value = field(values, name);
	return value === void 0 || textOfValue(value) !== void 0 ? void 0 : `its "${name}" is not known`;
}
function valuesOf(resource) {
	const given = field(resource.values, "values");
	if (given === void 0) return { value: [] };
	if (!isKnown(given)) return { problem: given.why };
	if (given.kind !== "list") return { problem: "its values are not a list" };
	if (given.open !== void 0) return { problem: given.open };
	const nodes = [];
	for (const text of given.items) {
		const roots = embeddedRoots(text, resource);
		if (roots === void 0) return { problem: "why" in text ? text.why : "its values are no text" };
		for (const root of roots) {
			if (someScalar(root, ({ text }) => isNotKnown(text))) return { problem: "the repository does not have all of its values" };
			if (root.kind === "mapping") nodes.push(root);
			else if (root.kind !== "scalar" || root.value !== null) return { problem: "its values are not a mapping" };
		}
	}
	return { value: nodes };
}
function settingsOf({ values, place, budget }) {
	const settings = [];
	for (const kind of ["set", "set_list"]) {
		const given = field(values, kind);
		if (given === void 0) continue;
		const blocks = asBlocks(given);
		if (!isKnown(blocks)) return { problem: blocks.why };
		if (blocks.kind !== "list") return { problem: `its "${kind}" is no list` };
		if (blocks.open !== void 0) return { problem: blocks.open };
		for (const block of blocks.items) {
			const [named, value] = [field(block, "name"), field(block, "value")];
			const name = textOfValue(named);
			if (named === void 0 || name === void 0 || value === void 0) return { problem: `its "${kind}" is not known` };
			const at = placeOfValue(value) ?? placeOfValue(block) ?? place;
			const node = settingNode(nodeOf(value, at, budget)) ?? unknownScalar("it is no text", at.span);
			const asString = textOfValue(field(block, "type")) === "string";
			settings.push({
				name,
				value: node,
				asString,
				place: placeOfValue(named) ?? at
			});
		}
	}
	return { value: settings };
}
function settingNode(node) {
	if (node.kind === "scalar") return node;
	if (node.kind !== "sequence") return void 0;
	const texts = node.items.map((item) => item.kind === "scalar" && !/[,{}\\]/.test(item.text) ? item.text : void 0);
	if (texts.includes(void 0)) return void 0;
	const text = `{${texts.join(",")}}`;
	return scalarAt(node, text);
}

// src/inventory/terraform/helm-release.ts
const RELEASE_TYPE = "helm_release";
function releaseFragments(resource) {
	const given = field(resource.values, "values");
	return [...(given?.kind === "list" ? given.items : []).flatMap((text) => textRoots(text, resource) ?? []), ...valuesSet(resource)].flatMap((root) => fragmentsIn(root, resource));
}
function fragmentsIn(root, { place, address }) {
	const document = {
		file: root.file ?? place.file,
		start: root.start,
		root,
		address
	};
	return readFragments({
		node: root,
		owner: fileOwner(document),
		taken: []
	});
}
function valuesSet(resource) {
	const budget = createValuesBudget();
	let tree;
	for (const { name, value, asString, place } of settingsOf(resource).value ?? []) {
		const named = {
			...value,
			...place.span,
			file: place.file
		};
		tree = setValue(tree, name, named, asString || isNotKnown(value.text), budget);
		if (tree === void 0) return [];
	}
	return tree === void 0 ? [] : [mapScalars(tree, (one) => one.value === null ? unknownScalar("it is not set", one) : one)];
}

// src/inventory/terraform/kubernetes-resources.ts
const KINDS = {
	kubernetes_cron_job: {
		apiVersion: "batch/v1",
		kind: "CronJob"
	},
	kubernetes_daemon_set: {
		apiVersion: "apps/v1",
		kind: "DaemonSet"
	},
	kubernetes_daemonset: {
		apiVersion: "apps/v1",
		kind: "DaemonSet"
	},
	kubernetes_deployment: {
		apiVersion: "apps/v1",
		kind: "Deployment"
	},
	kubernetes_job: {
		apiVersion: "batch/v1",
		kind: "Job"
	},
	kubernetes_pod: {
		apiVersion: "v1",
		kind: "Pod"
	},
	kubernetes_replication_controller: {
		apiVersion: "v1",
		kind: "ReplicationController"
	},
	kubernetes_stateful_set: {
		apiVersion: "apps/v1",
		kind: "StatefulSet"
	}
};
function kindOf(type) {
	return KINDS[type.replace(/_v1$/, "")];
}
function isWorkloadType(type) {
	return kindOf(type) !== void 0;
}
function workloadObject(resource) {
	const { type, values, place } = resource;
	const kind = kindOf(type);
	const spec = only(field(values, "spec"));
	if (kind === void 0 || spec === void 0) return void 0;
	const value = mapOf({
		apiVersion: scalar(kind.apiVersion, place),
		kind: scalar(kind.kind, place),
		metadata: metadataOf(field(values, "metadata")),
		spec: kind.kind === "Pod" ? podSpec(spec) : controllerSpec(spec, kind.kind)
	}, place);
	const root = nodeOf(value, place, resource.budget);
	return {
		...kind,
		document: documentOf(resource, root),
		path: [],
		node: root
	};
}
function only(blocks) {
	if (blocks === void 0 || blocks.kind !== "list") return blocks;
	return blocks.items[0] ?? (blocks.open === void 0 ? void 0 : unknown(blocks.open));
}
function metadataOf(blocks) {
	const metadata = only(blocks);
	if (metadata === void 0 || !isKnown(metadata)) return metadata;
	const name = field(metadata, "name") ?? field(metadata, "generate_name");
	const rest = {
		namespace: field(metadata, "namespace"),
		labels: field(metadata, "labels")
	};
	return mapOf({
		name,
		...rest,
		annotations: field(metadata, "annotations")
	}, metadata.place);
}
function controllerSpec(spec, kind) {
	if (!isKnown(spec)) return spec;
	if (kind === "CronJob") {
		const job = only(field(spec, "job_template"));
		const inner = only(field(job, "spec"));
		const template = mapOf({ spec: inner && controllerSpec(inner, "Job") }, spec.place);
		return mapOf({
			schedule: field(spec, "schedule"),
			jobTemplate: template
		}, spec.place);
	}
	const template = only(field(spec, "template"));
	const pod = only(field(template, "spec"));
	const made = mapOf({
		metadata: metadataOf(field(template, "metadata")),
		spec: pod && podSpec(pod)
	}, spec.place);
	const replicas = numberOf(field(spec, "replicas"));
	return mapOf({
		replicas: replicas === void 0 ? void 0 : scalar(replicas, spec.place),
		template: made
	}, spec.place);
}
function podSpec(pod) {
	if (!isKnown(pod)) return pod;
	return mapOf({
		containers: each(field(pod, "container"), container) ?? listValue([], pod.place),
		initContainers: each(field(pod, "init_container"), container),
		tolerations: each(field(pod, "toleration"), toleration),
		nodeSelector: field(pod, "node_selector"),
		nodeName: field(pod, "node_name"),
		affinity: camelCased(only(field(pod, "affinity")), "affinity"),
		topologySpreadConstraints: each(field(pod, "topology_spread_constraint"), (one) => camelCased(one, "") ?? one),
		schedulerName: field(pod, "scheduler_name"),
		runtimeClassName: field(pod, "runtime_class_name"),
		hostNetwork: field(pod, "host_network")
	}, pod.place);
}
function each(blocks, read) {
	if (blocks === void 0 || blocks.kind !== "list") return blocks;
	if (blocks.items.length === 0 && blocks.open === void 0) return void 0;
	return listValue(blocks.items.map(read), blocks.place, blocks.open);
}
function container(one) {
	if (!isKnown(one)) return one;
	const resources = only(field(one, "resources"));
	const limits = {
		limits: only(field(resources, "limits")),
		requests: only(field(resources, "requests"))
	};
	return mapOf({
		name: field(one, "name"),
		image: field(one, "image"),
		resources: resources && mapOf(limits, one.place)
	}, one.place);
}
function toleration(one) {
	if (!isKnown(one)) return one;
	const written = field(one, "toleration_seconds");
	const seconds = numberOf(written);
	return mapOf({
		key: emptyToAbsent(field(one, "key")),
		operator: emptyToAbsent(field(one, "operator")),
		value: asText(emptyToAbsent(field(one, "value"))),
		effect: emptyToAbsent(field(one, "effect")),
		tolerationSeconds: seconds === void 0 ? written : scalar(seconds, written && isKnown(written) ? written.place : void 0)
	}, one.place);
}
function emptyToAbsent(value) {
	return textOfValue(value) === "" ? void 0 : value;
}
function asText(value) {
	return value?.kind === "scalar" ? scalar(textOfValue(value) ?? null, value.place) : value;
}
const LISTS = /* @__PURE__ */ new Set([
	"preferred_during_scheduling_ignored_during_execution",
	"node_selector_term",
	"match_expressions",
	"match_fields"
]);
const OF_PODS = /* @__PURE__ */ new Set(["pod_affinity", "pod_anti_affinity"]);
const REQUIRED = "required_during_scheduling_ignored_during_execution";
function camelCased(value, parent) {
	if (value === void 0 || !isKnown(value) || value.kind !== "map") return value;
	const entries = /* @__PURE__ */ new Map();
	for (const [key, entry] of value.entries) {
		const isList = LISTS.has(key) || key === REQUIRED && OF_PODS.has(parent);
		const name = key === "node_selector_term" ? "nodeSelectorTerms" : key.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());
		const inner = blocksOf(entry.value, key, isList);
		if (inner !== void 0) entries.set(name, {
			...entry,
			value: inner
		});
	}
	return map(entries, value.place, value.open);
}
function blocksOf(value, key, isList) {
	if (value.kind !== "list" || value.items.some((item) => item.kind === "scalar")) return value;
	if (isList) return each(asBlocks(value), (one) => camelCased(one, key) ?? one);
	return value.items.length === 0 && value.open === void 0 ? void 0 : camelCased(only(value), key);
}

// src/inventory/terraform/terraform-manifests.ts
const ADD_ON_TYPE = "aws_eks_addon";
function terraformManifests(reader, root, customKinds) {
	const others = [
		...EMBEDDING_TYPES,
		RELEASE_TYPE,
		ADD_ON_TYPE
	];
	const isWanted = (type) => isWorkloadType(type) || others.includes(type);
	const { resources } = evaluateRoot(reader, root, isWanted);
	const byFile = /* @__PURE__ */ new Map();
	const releases = [];
	const heldIn = (file) => {
		const held = byFile.get(file) ?? {
			objects: [],
			workloads: []
		};
		byFile.set(file, held);
		return held;
	};
	for (const resource of resources) {
		if (resource.doubt !== void 0) continue;
		if (resource.type === "helm_release") releases.push(...[chartRelease(resource, root.folder) ?? []].flat());
		if (resource.type === "helm_release" || resource.type === ADD_ON_TYPE) {
			const read = resource.type === "helm_release" ? releaseFragments(resource) : addOnOfResource(resource, root.folder);
			for (const workload of read) heldIn(workload.document.file).workloads.push(workload);
			continue;
		}
		const embedded = embeddedObjects(resource);
		const objects = embedded === void 0 ? [workloadObject(resource) ?? []].flat() : embedded.value;
		if (objects === void 0) continue;
		for (const object of objects) {
			const held = heldIn(object.document.file);
			const read = readObjectWorkloads(object, customKinds);
			if (typeof read === "string") continue;
			held.objects.push(object);
			held.workloads.push(...read);
		}
	}
	return {
		manifests: [...byFile].map(([file, { objects, workloads }]) => ({
			file,
			documents: objects.length,
			objects,
			workloads,
			problems: [],
			template: void 0
		})),
		releases
	};
}
function addOnOfResource(resource, folder) {
	const { values, place, address } = resource;
	if (folderOf(place.file.path) !== folder) return [];
	const written = field(values, "addon_name");
	const name = textOfValue(written);
	const text = field(values, "configuration_values");
	const roots = text === void 0 || isNull(text) ? [] : textRoots(text, resource);
	if (name === void 0 || written === void 0 || roots === void 0 || roots.length > 1) return [];
	const version = textOfValue(field(values, "addon_version"));
	const at = placeOfValue(written) ?? place;
	return addOnWorkloads({
		name,
		version,
		values: roots[0],
		place: at,
		cluster: void 0,
		address
	});
}

// src/inventory/terraform/repository.ts
const PATCHES = "config_patches";
const TYPES = /* @__PURE__ */ new Set([...terraformFormat.kinds.map(({ kind }) => kind), ...EMBEDDING_TYPES]);
const ENCODING = /* @__PURE__ */ new Set(["rancher2_cluster_v2"]);
const DEFAULTS = { azurerm_kubernetes_cluster_node_pool: {
	mode: "User",
	os_type: "Linux",
	priority: "Regular"
} };
var TerraformRepository = class {
	#texts;
	#reader;
	#roots = /* @__PURE__ */ new Map();
	constructor(texts, reader) {
		this.#texts = texts;
		this.#reader = reader;
	}
	open(folder, varFiles, named) {
		const key = JSON.stringify([folder, ...varFiles.map(({ path }) => path)]);
		const known = this.#roots.get(key);
		if (known !== void 0) return known;
		const otherVarFiles = varFiles.length > 0 ? [] : named();
		const open = () => openTerraformRoot(this.#reader, {
			folder,
			varFiles,
			otherVarFiles
		});
		const { value, problem: fault } = takeStep(open, "read these objects", () => this.#startOf(folder));
		const root = value ?? {
			path: folder || ".",
			text: "",
			opened: {
				objects: [],
				errors: [],
				notices: [],
				hidesPools: true
			},
			fault
		};
		this.#roots.set(key, root);
		return root;
	}
	deployed(roots, customKinds, deadline) {
		const all = roots.flatMap(({ folder, variants: [first = []] }) => {
			if (deadline.isOver("reading")) return [];
			const varFiles = this.#varFiles(first);
			const read = () => terraformManifests(this.#reader, {
				folder,
				varFiles
			}, customKinds);
			const { value, problem } = takeStep(read, "read these objects", () => this.#startOf(folder));
			return value ?? {
				manifests: [unreadManifest(problem.file, [problem])],
				releases: []
			};
		});
		return {
			manifests: [...all.flatMap(({ manifests }) => manifests), ...this.#brokenPoolFiles()],
			releases: all.flatMap(({ releases }) => releases)
		};
	}
	discover(roots, named, deadline) {
		const found = [];
		for (const { folder, variants } of roots) for (const vars of variants) {
			if (deadline.isOver("reading")) return found;
			const file = this.open(folder, this.#varFiles(vars), () => named(folder));
			const clusters = clustersOfRoot(file.opened?.objects ?? []);
			if (clusters.length === 0) found.push({
				file,
				vars
			});
			for (const cluster of clusters) found.push({
				file: onlyObjectsOf(file, cluster),
				vars,
				cluster
			});
		}
		return found;
	}
	#brokenPoolFiles() {
		return this.#texts.configs.filter(mustParse).flatMap((file) => {
			const { broken } = this.#reader.parse(file);
			if (broken === void 0 || broken.start === broken.end) return [];
			const [line = ""] = file.text.slice(broken.start, broken.end).split("\n");
			const message = `${quoted(line.trim())} is not valid HCL here: Terraform refuses the file, and its node pools with it`;
			return [unreadManifest(file, [{
				kind: "syntax",
				message,
				file,
				span: broken
			}])];
		});
	}
	#varFiles(paths) {
		return this.#texts.varFiles.filter(({ path }) => paths.includes(path));
	}
	#startOf(folder) {
		const first = this.#texts.configs.find(({ path }) => folderOf(path) === folder);
		return startOfFile(first ?? {
			path: folder || ".",
			text: ""
		});
	}
};
function onlyObjectsOf(file, { address }) {
	const { opened } = file;
	const isOwn = ({ document }) => matchesNameGlob(address, document.address ?? "");
	return opened === void 0 ? file : {
		...file,
		opened: {
			...opened,
			objects: opened.objects.filter(isOwn)
		}
	};
}
function openTerraformRoot(reader, root) {
	const { resources, notices } = evaluateRoot(reader, root, (type) => TYPES.has(type));
	const objects = [];
	const told = [...notices];
	for (const resource of resources) {
		const embedded = embeddedObjects(resource);
		if (embedded === void 0) objects.push(objectOf(resource));
		else if (embedded.problem === void 0) for (const one of embedded.value) objects.push(one);
		else if (mayDeclareTerraformPools(resource.place.file.text.slice(resource.place.span.start, resource.place.span.end))) {
			const message = `"${resource.address}": a node pool in it is not read: ${embedded.problem}`;
			told.push({
				...resource.place,
				message,
				hidesPools: true
			});
		}
	}
	const opened = {
		objects,
		errors: [],
		hidesPools: told.some(({ hidesPools }) => hidesPools),
		notices: told.map(({ file, span, message }) => ({
			message,
			range: rangeOfSpan(file, span)
		}))
	};
	return {
		path: root.folder === "" ? "." : root.folder,
		text: "",
		opened
	};
}
function objectOf(resource) {
	const { type, values, place, budget } = resource;
	const given = withProviderDefaults(type, values);
	const node = withPatches(nodeOf(ENCODING.has(type) ? decoded(given) : given, place, budget), resource);
	const document = documentOf(resource, node);
	return {
		apiVersion: `${TERRAFORM_HCL_GROUP}/v1`,
		kind: type,
		document,
		path: [],
		node
	};
}
function decoded(value) {
	if (value.kind === "list") return {
		...value,
		items: value.items.map(decoded)
	};
	if (value.kind !== "map") return "encodes" in value && value.encodes || value;
	const entries = [...value.entries].map(([key, one]) => [key, {
		...one,
		value: decoded(one.value)
	}]);
	return {
		...value,
		entries: new Map(entries)
	};
}
function withPatches(node, resource) {
	const patches = entryOf(resource.values, PATCHES);
	if (node.kind !== "mapping" || patches?.kind !== "list") return node;
	const documentsOf = (item, index) => {
		const value = patches.items[index];
		const text = value?.kind === "unknown" ? value.filled ?? value : value;
		const read = value && embeddedRoots(value, resource);
		const unknown = unknownScalar("a patch is not known", item);
		return read?.length ? read : [{
			...unknown,
			file: (text && placeOfValue(text))?.file ?? item.file
		}];
	};
	const entries = node.entries.map((entry) => {
		if (entry.key.text !== PATCHES || entry.value.kind !== "sequence") return entry;
		return {
			...entry,
			value: {
				...entry.value,
				items: entry.value.items.flatMap(documentsOf)
			}
		};
	});
	return {
		...node,
		entries
	};
}
function withProviderDefaults(type, values) {
	const defaults = DEFAULTS[type];
	if (defaults === void 0 || values.open !== void 0) return values;
	const entries = new Map(values.entries);
	for (const [name, text] of Object.entries(defaults)) if (!entries.has(name)) entries.set(name, {
		value: scalar(text, values.place),
		place: values.place
	});
	return map(entries, values.place);
}

// node_modules/web-tree-sitter/web-tree-sitter.js
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", {
	value,
	configurable: true
});
var Edit = class {
	static {
		__name(this, "Edit");
	}
	startPosition;
	oldEndPosition;
	newEndPosition;
	startIndex;
	oldEndIndex;
	newEndIndex;
	constructor({ startIndex, oldEndIndex, newEndIndex, startPosition, oldEndPosition, newEndPosition }) {
		this.startIndex = startIndex >>> 0;
		this.oldEndIndex = oldEndIndex >>> 0;
		this.newEndIndex = newEndIndex >>> 0;
		this.startPosition = startPosition;
		this.oldEndPosition = oldEndPosition;
		this.newEndPosition = newEndPosition;
	}
	editPoint(point, index) {
		let newIndex = index;
		const newPoint = { ...point };
		if (index >= this.oldEndIndex) {
			newIndex = this.newEndIndex + (index - this.oldEndIndex);
			const originalRow = point.row;
			newPoint.row = this.newEndPosition.row + (point.row - this.oldEndPosition.row);
			newPoint.column = originalRow === this.oldEndPosition.row ? this.newEndPosition.column + (point.column - this.oldEndPosition.column) : point.column;
		} else if (index > this.startIndex) {
			newIndex = this.newEndIndex;
			newPoint.row = this.newEndPosition.row;
			newPoint.column = this.newEndPosition.column;
		}
		return {
			point: newPoint,
			index: newIndex
		};
	}
	editRange(range) {
		const newRange = {
			startIndex: range.startIndex,
			startPosition: { ...range.startPosition },
			endIndex: range.endIndex,
			endPosition: { ...range.endPosition }
		};
		if (range.endIndex >= this.oldEndIndex) {
			if (range.endIndex !== Number.MAX_SAFE_INTEGER) {
				newRange.endIndex = this.newEndIndex + (range.endIndex - this.oldEndIndex);
				newRange.endPosition = {
					row: this.newEndPosition.row + (range.endPosition.row - this.oldEndPosition.row),
					column: range.endPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.endPosition.column - this.oldEndPosition.column) : range.endPosition.column
				};
				if (newRange.endIndex < this.newEndIndex) {
					newRange.endIndex = Number.MAX_SAFE_INTEGER;
					newRange.endPosition = {
						row: Number.MAX_SAFE_INTEGER,
						column: Number.MAX_SAFE_INTEGER
					};
				}
			}
		} else if (range.endIndex > this.startIndex) {
			newRange.endIndex = this.startIndex;
			newRange.endPosition = { ...this.startPosition };
		}
		if (range.startIndex >= this.oldEndIndex) {
			newRange.startIndex = this.newEndIndex + (range.startIndex - this.oldEndIndex);
			newRange.startPosition = {
				row: this.newEndPosition.row + (range.startPosition.row - this.oldEndPosition.row),
				column: range.startPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.startPosition.column - this.oldEndPosition.column) : range.startPosition.column
			};
			if (newRange.startIndex < this.newEndIndex) {
				newRange.startIndex = Number.MAX_SAFE_INTEGER;
				newRange.startPosition = {
					row: Number.MAX_SAFE_INTEGER,
					column: Number.MAX_SAFE_INTEGER
				};
			}
		} else if (range.startIndex > this.startIndex) {
			newRange.startIndex = this.startIndex;
			newRange.startPosition = { ...this.startPosition };
		}
		return newRange;
	}
};
var SIZE_OF_SHORT = 2;
var SIZE_OF_INT = 4;
var SIZE_OF_CURSOR = 4 * SIZE_OF_INT;
var SIZE_OF_NODE = 5 * SIZE_OF_INT;
var SIZE_OF_POINT = 2 * SIZE_OF_INT;
var SIZE_OF_RANGE = 2 * SIZE_OF_INT + 2 * SIZE_OF_POINT;
var ZERO_POINT = {
	row: 0,
	column: 0
};
var INTERNAL = /* @__PURE__ */ Symbol("INTERNAL");
function assertInternal(x) {
	if (x !== INTERNAL) throw new Error("Illegal constructor");
}
__name(assertInternal, "assertInternal");
function isPoint(point) {
	return !!point && typeof point.row === "number" && typeof point.column === "number";
}
__name(isPoint, "isPoint");
function setModule(module2) {
	C = module2;
}
__name(setModule, "setModule");
var C;
function newFinalizer(handler) {
	try {
		return new FinalizationRegistry(handler);
	} catch (e) {
		console.error("Unsupported FinalizationRegistry:", e);
		return;
	}
}
__name(newFinalizer, "newFinalizer");
var finalizer = newFinalizer((address) => {
	C._ts_lookahead_iterator_delete(address);
});
var LookaheadIterator = class {
	static {
		__name(this, "LookaheadIterator");
	}
	[0] = 0;
	language;
	positioned = false;
	constructor(internal, address, language) {
		assertInternal(internal);
		this[0] = address;
		this.language = language;
		finalizer?.register(this, address, this);
	}
	get currentTypeId() {
		return this.positioned ? C._ts_lookahead_iterator_current_symbol(this[0]) : null;
	}
	get currentType() {
		const id = this.currentTypeId;
		if (id === null) return null;
		return this.language.types[id] ?? C.UTF8ToString(C._ts_language_symbol_name(this.language[0], id));
	}
	delete() {
		finalizer?.unregister(this);
		C._ts_lookahead_iterator_delete(this[0]);
		this[0] = 0;
	}
	reset(language, stateId) {
		if (C._ts_lookahead_iterator_reset(this[0], language[0], stateId)) {
			this.language = language;
			this.positioned = false;
			return true;
		}
		return false;
	}
	resetState(stateId) {
		if (!C._ts_lookahead_iterator_reset_state(this[0], stateId)) return false;
		this.positioned = false;
		return true;
	}
	[Symbol.iterator]() {
		return { next: /* @__PURE__ */ __name(() => {
			this.positioned = Boolean(C._ts_lookahead_iterator_next(this[0]));
			const value = this.currentType;
			return value === null ? {
				done: true,
				value: ""
			} : {
				done: false,
				value
			};
		}, "next") };
	}
};
function getText(tree, startIndex, endIndex, startPosition) {
	const length = endIndex - startIndex;
	let result = tree.textCallback(startIndex, startPosition);
	if (result) {
		startIndex += result.length;
		while (startIndex < endIndex) {
			const string = tree.textCallback(startIndex, startPosition);
			if (string && string.length > 0) {
				startIndex += string.length;
				result += string;
			} else break;
		}
		if (startIndex > endIndex) result = result.slice(0, length);
	}
	return result ?? "";
}
__name(getText, "getText");
var finalizer2 = newFinalizer((address) => {
	C._ts_tree_delete(address);
});
var Tree = class _Tree {
	static {
		__name(this, "Tree");
	}
	[0] = 0;
	textCallback;
	language;
	constructor(internal, address, language, textCallback) {
		assertInternal(internal);
		this[0] = address;
		this.language = language;
		this.textCallback = textCallback;
		finalizer2?.register(this, address, this);
	}
	copy() {
		const address = C._ts_tree_copy(this[0]);
		return new _Tree(INTERNAL, address, this.language, this.textCallback);
	}
	delete() {
		finalizer2?.unregister(this);
		C._ts_tree_delete(this[0]);
		this[0] = 0;
	}
	get rootNode() {
		C._ts_tree_root_node_wasm(this[0]);
		return unmarshalNode(this);
	}
	rootNodeWithOffset(offsetBytes, offsetExtent) {
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		C.setValue(address, offsetBytes, "i32");
		marshalPoint(address + SIZE_OF_INT, offsetExtent);
		C._ts_tree_root_node_with_offset_wasm(this[0]);
		return unmarshalNode(this);
	}
	edit(edit) {
		marshalEdit(edit);
		C._ts_tree_edit_wasm(this[0]);
	}
	walk() {
		return this.rootNode.walk();
	}
	getChangedRanges(other) {
		if (!(other instanceof _Tree)) throw new TypeError("Argument must be a Tree");
		C._ts_tree_get_changed_ranges_wasm(this[0], other[0]);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = unmarshalRange(address);
				address += SIZE_OF_RANGE;
			}
			C._free(buffer);
		}
		return result;
	}
	getIncludedRanges() {
		C._ts_tree_included_ranges_wasm(this[0]);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = unmarshalRange(address);
				address += SIZE_OF_RANGE;
			}
			C._free(buffer);
		}
		return result;
	}
};
var finalizer3 = newFinalizer((address) => {
	C._ts_tree_cursor_delete_wasm(address);
});
var TreeCursor = class _TreeCursor {
	static {
		__name(this, "TreeCursor");
	}
	[0] = 0;
	[1] = 0;
	[2] = 0;
	[3] = 0;
	tree;
	constructor(internal, tree) {
		assertInternal(internal);
		this.tree = tree;
		unmarshalTreeCursor(this);
		finalizer3?.register(this, this.tree[0], this);
	}
	copy() {
		const copy = new _TreeCursor(INTERNAL, this.tree);
		C._ts_tree_cursor_copy_wasm(this.tree[0]);
		unmarshalTreeCursor(copy);
		return copy;
	}
	delete() {
		finalizer3?.unregister(this);
		marshalTreeCursor(this);
		C._ts_tree_cursor_delete_wasm(this.tree[0]);
		this[0] = this[1] = this[2] = 0;
	}
	get currentNode() {
		marshalTreeCursor(this);
		C._ts_tree_cursor_current_node_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get currentFieldId() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_field_id_wasm(this.tree[0]);
	}
	get currentFieldName() {
		return this.tree.language.fields[this.currentFieldId];
	}
	get currentDepth() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_depth_wasm(this.tree[0]);
	}
	get currentDescendantIndex() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0]);
	}
	get nodeType() {
		return this.tree.language.types[this.nodeTypeId] || "ERROR";
	}
	get nodeTypeId() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0]);
	}
	get nodeStateId() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0]);
	}
	get nodeId() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_node_id_wasm(this.tree[0]);
	}
	get nodeIsNamed() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0]) === 1;
	}
	get nodeIsMissing() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0]) === 1;
	}
	get nodeText() {
		marshalTreeCursor(this);
		const startIndex = C._ts_tree_cursor_start_index_wasm(this.tree[0]);
		const endIndex = C._ts_tree_cursor_end_index_wasm(this.tree[0]);
		C._ts_tree_cursor_start_position_wasm(this.tree[0]);
		const startPosition = unmarshalPoint(TRANSFER_BUFFER);
		return getText(this.tree, startIndex, endIndex, startPosition);
	}
	get startPosition() {
		marshalTreeCursor(this);
		C._ts_tree_cursor_start_position_wasm(this.tree[0]);
		return unmarshalPoint(TRANSFER_BUFFER);
	}
	get endPosition() {
		marshalTreeCursor(this);
		C._ts_tree_cursor_end_position_wasm(this.tree[0]);
		return unmarshalPoint(TRANSFER_BUFFER);
	}
	get startIndex() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_start_index_wasm(this.tree[0]);
	}
	get endIndex() {
		marshalTreeCursor(this);
		return C._ts_tree_cursor_end_index_wasm(this.tree[0]);
	}
	gotoFirstChild() {
		marshalTreeCursor(this);
		const result = C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoLastChild() {
		marshalTreeCursor(this);
		const result = C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoParent() {
		marshalTreeCursor(this);
		const result = C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoNextSibling() {
		marshalTreeCursor(this);
		const result = C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoPreviousSibling() {
		marshalTreeCursor(this);
		const result = C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoDescendant(goalDescendantIndex) {
		marshalTreeCursor(this);
		C._ts_tree_cursor_goto_descendant_wasm(this.tree[0], goalDescendantIndex);
		unmarshalTreeCursor(this);
	}
	gotoFirstChildForIndex(goalIndex) {
		marshalTreeCursor(this);
		C.setValue(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalIndex, "i32");
		const result = C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	gotoFirstChildForPosition(goalPosition) {
		marshalTreeCursor(this);
		marshalPoint(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalPosition);
		const result = C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
		return result === 1;
	}
	reset(node) {
		marshalNode(node);
		marshalTreeCursor(this, TRANSFER_BUFFER + SIZE_OF_NODE);
		C._ts_tree_cursor_reset_wasm(this.tree[0]);
		unmarshalTreeCursor(this);
	}
	resetTo(cursor) {
		marshalTreeCursor(this, TRANSFER_BUFFER);
		marshalTreeCursor(cursor, TRANSFER_BUFFER + SIZE_OF_CURSOR);
		C._ts_tree_cursor_reset_to_wasm(this.tree[0], cursor.tree[0]);
		unmarshalTreeCursor(this);
	}
};
var Node = class {
	static {
		__name(this, "Node");
	}
	[0] = 0;
	_children;
	_namedChildren;
	constructor(internal, { id, tree, startIndex, startPosition, other }) {
		assertInternal(internal);
		this[0] = other;
		this.id = id;
		this.tree = tree;
		this.startIndex = startIndex;
		this.startPosition = startPosition;
	}
	id;
	startIndex;
	startPosition;
	tree;
	get typeId() {
		marshalNode(this);
		return C._ts_node_symbol_wasm(this.tree[0]);
	}
	get grammarId() {
		marshalNode(this);
		return C._ts_node_grammar_symbol_wasm(this.tree[0]);
	}
	get type() {
		return this.tree.language.types[this.typeId] || "ERROR";
	}
	get grammarType() {
		return this.tree.language.types[this.grammarId] || "ERROR";
	}
	get isNamed() {
		marshalNode(this);
		return C._ts_node_is_named_wasm(this.tree[0]) === 1;
	}
	get isExtra() {
		marshalNode(this);
		return C._ts_node_is_extra_wasm(this.tree[0]) === 1;
	}
	get isError() {
		marshalNode(this);
		return C._ts_node_is_error_wasm(this.tree[0]) === 1;
	}
	get isMissing() {
		marshalNode(this);
		return C._ts_node_is_missing_wasm(this.tree[0]) === 1;
	}
	get hasChanges() {
		marshalNode(this);
		return C._ts_node_has_changes_wasm(this.tree[0]) === 1;
	}
	get hasError() {
		marshalNode(this);
		return C._ts_node_has_error_wasm(this.tree[0]) === 1;
	}
	get endIndex() {
		marshalNode(this);
		return C._ts_node_end_index_wasm(this.tree[0]);
	}
	get endPosition() {
		marshalNode(this);
		C._ts_node_end_point_wasm(this.tree[0]);
		return unmarshalPoint(TRANSFER_BUFFER);
	}
	get text() {
		return getText(this.tree, this.startIndex, this.endIndex, this.startPosition);
	}
	get parseState() {
		marshalNode(this);
		return C._ts_node_parse_state_wasm(this.tree[0]);
	}
	get nextParseState() {
		marshalNode(this);
		return C._ts_node_next_parse_state_wasm(this.tree[0]);
	}
	equals(other) {
		return this.tree === other.tree && this.id === other.id;
	}
	child(index) {
		marshalNode(this);
		C._ts_node_child_wasm(this.tree[0], index);
		return unmarshalNode(this.tree);
	}
	namedChild(index) {
		marshalNode(this);
		C._ts_node_named_child_wasm(this.tree[0], index);
		return unmarshalNode(this.tree);
	}
	childForFieldId(fieldId) {
		marshalNode(this);
		C._ts_node_child_by_field_id_wasm(this.tree[0], fieldId);
		return unmarshalNode(this.tree);
	}
	childForFieldName(fieldName) {
		const fieldId = this.tree.language.fields.indexOf(fieldName);
		if (fieldId !== -1) return this.childForFieldId(fieldId);
		return null;
	}
	fieldNameForChild(index) {
		marshalNode(this);
		const address = C._ts_node_field_name_for_child_wasm(this.tree[0], index);
		if (!address) return null;
		return C.AsciiToString(address);
	}
	fieldNameForNamedChild(index) {
		marshalNode(this);
		const address = C._ts_node_field_name_for_named_child_wasm(this.tree[0], index);
		if (!address) return null;
		return C.AsciiToString(address);
	}
	childrenForFieldName(fieldName) {
		const fieldId = this.tree.language.fields.indexOf(fieldName);
		if (fieldId !== -1 && fieldId !== 0) return this.childrenForFieldId(fieldId);
		return [];
	}
	childrenForFieldId(fieldId) {
		marshalNode(this);
		C._ts_node_children_by_field_id_wasm(this.tree[0], fieldId);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = unmarshalNode(this.tree, address);
				address += SIZE_OF_NODE;
			}
			C._free(buffer);
		}
		return result;
	}
	firstChildForIndex(index) {
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		C.setValue(address, index, "i32");
		C._ts_node_first_child_for_byte_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	firstNamedChildForIndex(index) {
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		C.setValue(address, index, "i32");
		C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get childCount() {
		marshalNode(this);
		return C._ts_node_child_count_wasm(this.tree[0]);
	}
	get namedChildCount() {
		marshalNode(this);
		return C._ts_node_named_child_count_wasm(this.tree[0]);
	}
	get firstChild() {
		return this.child(0);
	}
	get firstNamedChild() {
		return this.namedChild(0);
	}
	get lastChild() {
		return this.child(this.childCount - 1);
	}
	get lastNamedChild() {
		return this.namedChild(this.namedChildCount - 1);
	}
	get children() {
		if (!this._children) {
			marshalNode(this);
			C._ts_node_children_wasm(this.tree[0]);
			const count = C.getValue(TRANSFER_BUFFER, "i32");
			const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
			this._children = new Array(count);
			if (count > 0) {
				let address = buffer;
				for (let i2 = 0; i2 < count; i2++) {
					this._children[i2] = unmarshalNode(this.tree, address);
					address += SIZE_OF_NODE;
				}
				C._free(buffer);
			}
		}
		return this._children;
	}
	get namedChildren() {
		if (!this._namedChildren) {
			marshalNode(this);
			C._ts_node_named_children_wasm(this.tree[0]);
			const count = C.getValue(TRANSFER_BUFFER, "i32");
			const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
			this._namedChildren = new Array(count);
			if (count > 0) {
				let address = buffer;
				for (let i2 = 0; i2 < count; i2++) {
					this._namedChildren[i2] = unmarshalNode(this.tree, address);
					address += SIZE_OF_NODE;
				}
				C._free(buffer);
			}
		}
		return this._namedChildren;
	}
	descendantsOfType(types, startPosition = ZERO_POINT, endPosition = ZERO_POINT) {
		if (!Array.isArray(types)) types = [types];
		const symbols = [];
		const typesBySymbol = this.tree.language.types;
		for (const node_type of types) if (node_type == "ERROR") symbols.push(65535);
		for (let i2 = 0, n = typesBySymbol.length; i2 < n; i2++) if (types.includes(typesBySymbol[i2])) symbols.push(i2);
		const symbolsAddress = C._malloc(SIZE_OF_INT * symbols.length);
		for (let i2 = 0, n = symbols.length; i2 < n; i2++) C.setValue(symbolsAddress + i2 * SIZE_OF_INT, symbols[i2], "i32");
		marshalNode(this);
		C._ts_node_descendants_of_type_wasm(this.tree[0], symbolsAddress, symbols.length, startPosition.row, startPosition.column, endPosition.row, endPosition.column);
		const descendantCount = C.getValue(TRANSFER_BUFFER, "i32");
		const descendantAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(descendantCount);
		if (descendantCount > 0) {
			let address = descendantAddress;
			for (let i2 = 0; i2 < descendantCount; i2++) {
				result[i2] = unmarshalNode(this.tree, address);
				address += SIZE_OF_NODE;
			}
		}
		C._free(descendantAddress);
		C._free(symbolsAddress);
		return result;
	}
	get nextSibling() {
		marshalNode(this);
		C._ts_node_next_sibling_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get previousSibling() {
		marshalNode(this);
		C._ts_node_prev_sibling_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get nextNamedSibling() {
		marshalNode(this);
		C._ts_node_next_named_sibling_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get previousNamedSibling() {
		marshalNode(this);
		C._ts_node_prev_named_sibling_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	get descendantCount() {
		marshalNode(this);
		return C._ts_node_descendant_count_wasm(this.tree[0]);
	}
	get parent() {
		marshalNode(this);
		C._ts_node_parent_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	childWithDescendant(descendant) {
		marshalNode(this);
		marshalNode(descendant, 1);
		C._ts_node_child_with_descendant_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	descendantForIndex(start2, end = start2) {
		if (typeof start2 !== "number" || typeof end !== "number") throw new Error("Arguments must be numbers");
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		C.setValue(address, start2, "i32");
		C.setValue(address + SIZE_OF_INT, end, "i32");
		C._ts_node_descendant_for_index_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	namedDescendantForIndex(start2, end = start2) {
		if (typeof start2 !== "number" || typeof end !== "number") throw new Error("Arguments must be numbers");
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		C.setValue(address, start2, "i32");
		C.setValue(address + SIZE_OF_INT, end, "i32");
		C._ts_node_named_descendant_for_index_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	descendantForPosition(start2, end = start2) {
		if (!isPoint(start2) || !isPoint(end)) throw new Error("Arguments must be {row, column} objects");
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		marshalPoint(address, start2);
		marshalPoint(address + SIZE_OF_POINT, end);
		C._ts_node_descendant_for_position_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	namedDescendantForPosition(start2, end = start2) {
		if (!isPoint(start2) || !isPoint(end)) throw new Error("Arguments must be {row, column} objects");
		marshalNode(this);
		const address = TRANSFER_BUFFER + SIZE_OF_NODE;
		marshalPoint(address, start2);
		marshalPoint(address + SIZE_OF_POINT, end);
		C._ts_node_named_descendant_for_position_wasm(this.tree[0]);
		return unmarshalNode(this.tree);
	}
	walk() {
		marshalNode(this);
		C._ts_tree_cursor_new_wasm(this.tree[0]);
		return new TreeCursor(INTERNAL, this.tree);
	}
	edit(edit) {
		if (this.startIndex >= edit.oldEndIndex) {
			this.startIndex = edit.newEndIndex + (this.startIndex - edit.oldEndIndex);
			let subbedPointRow;
			let subbedPointColumn;
			if (this.startPosition.row > edit.oldEndPosition.row) {
				subbedPointRow = this.startPosition.row - edit.oldEndPosition.row;
				subbedPointColumn = this.startPosition.column;
			} else {
				subbedPointRow = 0;
				subbedPointColumn = this.startPosition.column;
				if (this.startPosition.column >= edit.oldEndPosition.column) subbedPointColumn = this.startPosition.column - edit.oldEndPosition.column;
			}
			if (subbedPointRow > 0) {
				this.startPosition.row += subbedPointRow;
				this.startPosition.column = subbedPointColumn;
			} else this.startPosition.column += subbedPointColumn;
		} else if (this.startIndex > edit.startIndex) {
			this.startIndex = edit.newEndIndex;
			this.startPosition.row = edit.newEndPosition.row;
			this.startPosition.column = edit.newEndPosition.column;
		}
	}
	toString() {
		marshalNode(this);
		const address = C._ts_node_to_string_wasm(this.tree[0]);
		const result = C.AsciiToString(address);
		C._free(address);
		return result;
	}
};
function unmarshalCaptures(query, tree, address, patternIndex, result) {
	for (let i2 = 0, n = result.length; i2 < n; i2++) {
		const captureIndex = C.getValue(address, "i32");
		address += SIZE_OF_INT;
		const node = unmarshalNode(tree, address);
		address += SIZE_OF_NODE;
		result[i2] = {
			patternIndex,
			name: query.captureNames[captureIndex],
			node
		};
	}
	return address;
}
__name(unmarshalCaptures, "unmarshalCaptures");
function marshalNode(node, index = 0) {
	let address = TRANSFER_BUFFER + index * SIZE_OF_NODE;
	C.setValue(address, node.id, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, node.startIndex, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, node.startPosition.row, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, node.startPosition.column, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, node[0], "i32");
}
__name(marshalNode, "marshalNode");
function unmarshalNode(tree, address = TRANSFER_BUFFER) {
	const id = C.getValue(address, "i32");
	address += SIZE_OF_INT;
	if (id === 0) return null;
	const index = C.getValue(address, "i32");
	address += SIZE_OF_INT;
	const row = C.getValue(address, "i32");
	address += SIZE_OF_INT;
	const column = C.getValue(address, "i32");
	address += SIZE_OF_INT;
	const other = C.getValue(address, "i32");
	return new Node(INTERNAL, {
		id,
		tree,
		startIndex: index,
		startPosition: {
			row,
			column
		},
		other
	});
}
__name(unmarshalNode, "unmarshalNode");
function marshalTreeCursor(cursor, address = TRANSFER_BUFFER) {
	C.setValue(address + 0 * SIZE_OF_INT, cursor[0], "i32");
	C.setValue(address + 1 * SIZE_OF_INT, cursor[1], "i32");
	C.setValue(address + 2 * SIZE_OF_INT, cursor[2], "i32");
	C.setValue(address + 3 * SIZE_OF_INT, cursor[3], "i32");
}
__name(marshalTreeCursor, "marshalTreeCursor");
function unmarshalTreeCursor(cursor) {
	cursor[0] = C.getValue(TRANSFER_BUFFER + 0 * SIZE_OF_INT, "i32");
	cursor[1] = C.getValue(TRANSFER_BUFFER + 1 * SIZE_OF_INT, "i32");
	cursor[2] = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
	cursor[3] = C.getValue(TRANSFER_BUFFER + 3 * SIZE_OF_INT, "i32");
}
__name(unmarshalTreeCursor, "unmarshalTreeCursor");
function marshalPoint(address, point) {
	C.setValue(address, point.row, "i32");
	C.setValue(address + SIZE_OF_INT, point.column, "i32");
}
__name(marshalPoint, "marshalPoint");
function unmarshalPoint(address) {
	return {
		row: C.getValue(address, "i32") >>> 0,
		column: C.getValue(address + SIZE_OF_INT, "i32") >>> 0
	};
}
__name(unmarshalPoint, "unmarshalPoint");
function marshalRange(address, range) {
	marshalPoint(address, range.startPosition);
	address += SIZE_OF_POINT;
	marshalPoint(address, range.endPosition);
	address += SIZE_OF_POINT;
	C.setValue(address, range.startIndex, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, range.endIndex, "i32");
	address += SIZE_OF_INT;
}
__name(marshalRange, "marshalRange");
function unmarshalRange(address) {
	const result = {};
	result.startPosition = unmarshalPoint(address);
	address += SIZE_OF_POINT;
	result.endPosition = unmarshalPoint(address);
	address += SIZE_OF_POINT;
	result.startIndex = C.getValue(address, "i32") >>> 0;
	address += SIZE_OF_INT;
	result.endIndex = C.getValue(address, "i32") >>> 0;
	return result;
}
__name(unmarshalRange, "unmarshalRange");
function marshalEdit(edit, address = TRANSFER_BUFFER) {
	marshalPoint(address, edit.startPosition);
	address += SIZE_OF_POINT;
	marshalPoint(address, edit.oldEndPosition);
	address += SIZE_OF_POINT;
	marshalPoint(address, edit.newEndPosition);
	address += SIZE_OF_POINT;
	C.setValue(address, edit.startIndex, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, edit.oldEndIndex, "i32");
	address += SIZE_OF_INT;
	C.setValue(address, edit.newEndIndex, "i32");
	address += SIZE_OF_INT;
}
__name(marshalEdit, "marshalEdit");
function unmarshalLanguageMetadata(address) {
	return {
		major_version: C.getValue(address, "i32"),
		minor_version: C.getValue(address += SIZE_OF_INT, "i32"),
		patch_version: C.getValue(address += SIZE_OF_INT, "i32")
	};
}
__name(unmarshalLanguageMetadata, "unmarshalLanguageMetadata");
var LANGUAGE_FUNCTION_REGEX = /^tree_sitter_\w+$/;
var Language = class _Language {
	static {
		__name(this, "Language");
	}
	[0] = 0;
	types;
	fields;
	constructor(internal, address) {
		assertInternal(internal);
		this[0] = address;
		this.types = new Array(C._ts_language_symbol_count(this[0]));
		for (let i2 = 0, n = this.types.length; i2 < n; i2++) if (C._ts_language_symbol_type(this[0], i2) < 2) this.types[i2] = C.UTF8ToString(C._ts_language_symbol_name(this[0], i2));
		this.fields = new Array(C._ts_language_field_count(this[0]) + 1);
		for (let i2 = 0, n = this.fields.length; i2 < n; i2++) {
			const fieldName = C._ts_language_field_name_for_id(this[0], i2);
			if (fieldName !== 0) this.fields[i2] = C.UTF8ToString(fieldName);
			else this.fields[i2] = null;
		}
	}
	get name() {
		const ptr = C._ts_language_name(this[0]);
		if (ptr === 0) return null;
		return C.UTF8ToString(ptr);
	}
	get abiVersion() {
		return C._ts_language_abi_version(this[0]);
	}
	get metadata() {
		C._ts_language_metadata_wasm(this[0]);
		if (C.getValue(TRANSFER_BUFFER, "i32") === 0) return null;
		return unmarshalLanguageMetadata(TRANSFER_BUFFER + SIZE_OF_INT);
	}
	get fieldCount() {
		return this.fields.length - 1;
	}
	get stateCount() {
		return C._ts_language_state_count(this[0]);
	}
	fieldIdForName(fieldName) {
		const result = this.fields.indexOf(fieldName);
		return result !== -1 ? result : null;
	}
	fieldNameForId(fieldId) {
		return this.fields[fieldId] ?? null;
	}
	idForNodeType(type, named) {
		const typeLength = C.lengthBytesUTF8(type);
		const typeAddress = C._malloc(typeLength + 1);
		C.stringToUTF8(type, typeAddress, typeLength + 1);
		const result = C._ts_language_symbol_for_name(this[0], typeAddress, typeLength, named ? 1 : 0);
		C._free(typeAddress);
		return result || null;
	}
	get nodeTypeCount() {
		return C._ts_language_symbol_count(this[0]);
	}
	nodeTypeForId(typeId) {
		const name2 = C._ts_language_symbol_name(this[0], typeId);
		return name2 ? C.UTF8ToString(name2) : null;
	}
	nodeTypeIsNamed(typeId) {
		return C._ts_language_type_is_named_wasm(this[0], typeId) ? true : false;
	}
	nodeTypeIsVisible(typeId) {
		return C._ts_language_type_is_visible_wasm(this[0], typeId) ? true : false;
	}
	get supertypes() {
		C._ts_language_supertypes_wasm(this[0]);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = C.getValue(address, "i16");
				address += SIZE_OF_SHORT;
			}
		}
		return result;
	}
	subtypes(supertype) {
		C._ts_language_subtypes_wasm(this[0], supertype);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = C.getValue(address, "i16");
				address += SIZE_OF_SHORT;
			}
		}
		return result;
	}
	nextState(stateId, typeId) {
		return C._ts_language_next_state(this[0], stateId, typeId);
	}
	lookaheadIterator(stateId) {
		const address = C._ts_lookahead_iterator_new(this[0], stateId);
		if (address) return new LookaheadIterator(INTERNAL, address, this);
		return null;
	}
	static async load(input) {
		let binary2;
		if (input instanceof Uint8Array) binary2 = input;
		else if (globalThis.process?.versions.node) binary2 = await (await import("fs/promises")).readFile(input);
		else {
			const response = await fetch(input);
			if (!response.ok) {
				const body2 = await response.text();
				throw new Error(`Language.load failed with status ${response.status}.

${body2}`);
			}
			const retryResp = response.clone();
			try {
				binary2 = await WebAssembly.compileStreaming(response);
			} catch (reason) {
				console.error("wasm streaming compile failed:", reason);
				console.error("falling back to ArrayBuffer instantiation");
				binary2 = new Uint8Array(await retryResp.arrayBuffer());
			}
		}
		const mod = await C.loadWebAssemblyModule(binary2, { loadAsync: true });
		return _Language.loadFromWasmExports(mod, { sync: false });
	}
	static loadFromWasmExports(mod, { sync }) {
		const symbolNames = Object.keys(mod);
		const functionName = symbolNames.find((key) => LANGUAGE_FUNCTION_REGEX.test(key) && !key.includes("external_scanner_"));
		if (!functionName) {
			console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames, null, 2)}`);
			throw new Error(`Language.${sync ? "loadSync" : "load"} failed: no language function found in Wasm file`);
		}
		const languageAddress = mod[functionName]();
		return new _Language(INTERNAL, languageAddress);
	}
	static loadSync(wasmModule) {
		const mod = C.loadWebAssemblyModule(wasmModule, { loadAsync: false });
		return _Language.loadFromWasmExports(mod, { sync: true });
	}
};
async function Module2(moduleArg = {}) {
	var moduleRtn;
	var Module = moduleArg;
	var ENVIRONMENT_IS_WEB = typeof window == "object";
	var ENVIRONMENT_IS_WORKER = typeof WorkerGlobalScope != "undefined";
	var ENVIRONMENT_IS_NODE = typeof process == "object" && process.versions?.node && process.type != "renderer";
	if (ENVIRONMENT_IS_NODE) {
		const { createRequire } = await import("module");
		var require = createRequire(import.meta.url);
	}
	Module.currentQueryProgressCallback = null;
	Module.currentProgressCallback = null;
	Module.currentLogCallback = null;
	Module.currentParseCallback = null;
	var arguments_ = [];
	var thisProgram = "./this.program";
	var quit_ = /* @__PURE__ */ __name((status, toThrow) => {
		throw toThrow;
	}, "quit_");
	var _scriptName = import.meta.url;
	var scriptDirectory = "";
	function locateFile(path) {
		if (Module["locateFile"]) return Module["locateFile"](path, scriptDirectory);
		return scriptDirectory + path;
	}
	__name(locateFile, "locateFile");
	var readAsync, readBinary;
	if (ENVIRONMENT_IS_NODE) {
		var fs = require("fs");
		if (_scriptName.startsWith("file:")) scriptDirectory = require("path").dirname(require("url").fileURLToPath(_scriptName)) + "/";
		readBinary = /* @__PURE__ */ __name((filename) => {
			filename = isFileURI(filename) ? new URL(filename) : filename;
			return fs.readFileSync(filename);
		}, "readBinary");
		readAsync = /* @__PURE__ */ __name(async (filename, binary2 = true) => {
			filename = isFileURI(filename) ? new URL(filename) : filename;
			return fs.readFileSync(filename, binary2 ? void 0 : "utf8");
		}, "readAsync");
		if (process.argv.length > 1) thisProgram = process.argv[1].replace(/\\/g, "/");
		arguments_ = process.argv.slice(2);
		quit_ = /* @__PURE__ */ __name((status, toThrow) => {
			process.exitCode = status;
			throw toThrow;
		}, "quit_");
	} else if (ENVIRONMENT_IS_WEB || ENVIRONMENT_IS_WORKER) {
		try {
			scriptDirectory = new URL(".", _scriptName).href;
		} catch {}
		if (ENVIRONMENT_IS_WORKER) readBinary = /* @__PURE__ */ __name((url) => {
			var xhr = new XMLHttpRequest();
			xhr.open("GET", url, false);
			xhr.responseType = "arraybuffer";
			xhr.send(null);
			return new Uint8Array(xhr.response);
		}, "readBinary");
		readAsync = /* @__PURE__ */ __name(async (url) => {
			if (isFileURI(url)) return new Promise((resolve, reject) => {
				var xhr = new XMLHttpRequest();
				xhr.open("GET", url, true);
				xhr.responseType = "arraybuffer";
				xhr.onload = () => {
					if (xhr.status == 200 || xhr.status == 0 && xhr.response) {
						resolve(xhr.response);
						return;
					}
					reject(xhr.status);
				};
				xhr.onerror = reject;
				xhr.send(null);
			});
			var response = await fetch(url, { credentials: "same-origin" });
			if (response.ok) return response.arrayBuffer();
			throw new Error(response.status + " : " + response.url);
		}, "readAsync");
	}
	var out = console.log.bind(console);
	var err = console.error.bind(console);
	var dynamicLibraries = [];
	var wasmBinary;
	var ABORT = false;
	var EXITSTATUS;
	var isFileURI = /* @__PURE__ */ __name((filename) => filename.startsWith("file://"), "isFileURI");
	var readyPromiseResolve, readyPromiseReject;
	var wasmMemory;
	var HEAP8, HEAPU8, HEAP16, HEAPU16, HEAP32, HEAPU32, HEAPF32, HEAPF64;
	var HEAP64, HEAPU64;
	var HEAP_DATA_VIEW;
	var runtimeInitialized = false;
	function updateMemoryViews() {
		var b = wasmMemory.buffer;
		Module["HEAP8"] = HEAP8 = new Int8Array(b);
		Module["HEAP16"] = new Int16Array(b);
		Module["HEAPU8"] = HEAPU8 = new Uint8Array(b);
		Module["HEAPU16"] = HEAPU16 = new Uint16Array(b);
		Module["HEAP32"] = new Int32Array(b);
		Module["HEAPU32"] = HEAPU32 = new Uint32Array(b);
		Module["HEAPF32"] = new Float32Array(b);
		Module["HEAPF64"] = new Float64Array(b);
		Module["HEAP64"] = new BigInt64Array(b);
		Module["HEAPU64"] = new BigUint64Array(b);
		Module["HEAP_DATA_VIEW"] = HEAP_DATA_VIEW = new DataView(b);
		LE_HEAP_UPDATE();
	}
	__name(updateMemoryViews, "updateMemoryViews");
	function initMemory() {
		if (Module["wasmMemory"]) wasmMemory = Module["wasmMemory"];
		else {
			var INITIAL_MEMORY = Module["INITIAL_MEMORY"] || 33554432;
			wasmMemory = new WebAssembly.Memory({
				"initial": INITIAL_MEMORY / 65536,
				"maximum": 32768
			});
		}
		updateMemoryViews();
	}
	__name(initMemory, "initMemory");
	var __RELOC_FUNCS__ = [];
	function preRun() {
		if (Module["preRun"]) {
			if (typeof Module["preRun"] == "function") Module["preRun"] = [Module["preRun"]];
			while (Module["preRun"].length) addOnPreRun(Module["preRun"].shift());
		}
		callRuntimeCallbacks(onPreRuns);
	}
	__name(preRun, "preRun");
	function initRuntime() {
		runtimeInitialized = true;
		callRuntimeCallbacks(__RELOC_FUNCS__);
		wasmExports["__wasm_call_ctors"]();
		callRuntimeCallbacks(onPostCtors);
	}
	__name(initRuntime, "initRuntime");
	function preMain() {}
	__name(preMain, "preMain");
	function postRun() {
		if (Module["postRun"]) {
			if (typeof Module["postRun"] == "function") Module["postRun"] = [Module["postRun"]];
			while (Module["postRun"].length) addOnPostRun(Module["postRun"].shift());
		}
		callRuntimeCallbacks(onPostRuns);
	}
	__name(postRun, "postRun");
	function abort(what) {
		Module["onAbort"]?.(what);
		what = "Aborted(" + what + ")";
		err(what);
		ABORT = true;
		what += ". Build with -sASSERTIONS for more info.";
		var e = new WebAssembly.RuntimeError(what);
		readyPromiseReject?.(e);
		throw e;
	}
	__name(abort, "abort");
	var wasmBinaryFile;
	function findWasmBinary() {
		if (Module["locateFile"]) return locateFile("web-tree-sitter.wasm");
		return new URL("web-tree-sitter.wasm", import.meta.url).href;
	}
	__name(findWasmBinary, "findWasmBinary");
	function getBinarySync(file) {
		if (file == wasmBinaryFile && wasmBinary) return new Uint8Array(wasmBinary);
		if (readBinary) return readBinary(file);
		throw "both async and sync fetching of the wasm failed";
	}
	__name(getBinarySync, "getBinarySync");
	async function getWasmBinary(binaryFile) {
		if (!wasmBinary) try {
			var response = await readAsync(binaryFile);
			return new Uint8Array(response);
		} catch {}
		return getBinarySync(binaryFile);
	}
	__name(getWasmBinary, "getWasmBinary");
	async function instantiateArrayBuffer(binaryFile, imports) {
		try {
			var binary2 = await getWasmBinary(binaryFile);
			return await WebAssembly.instantiate(binary2, imports);
		} catch (reason) {
			err(`failed to asynchronously prepare wasm: ${reason}`);
			abort(reason);
		}
	}
	__name(instantiateArrayBuffer, "instantiateArrayBuffer");
	async function instantiateAsync(binary2, binaryFile, imports) {
		if (!binary2 && !isFileURI(binaryFile) && !ENVIRONMENT_IS_NODE) try {
			var response = fetch(binaryFile, { credentials: "same-origin" });
			return await WebAssembly.instantiateStreaming(response, imports);
		} catch (reason) {
			err(`wasm streaming compile failed: ${reason}`);
			err("falling back to ArrayBuffer instantiation");
		}
		return instantiateArrayBuffer(binaryFile, imports);
	}
	__name(instantiateAsync, "instantiateAsync");
	function getWasmImports() {
		return {
			"env": wasmImports,
			"wasi_snapshot_preview1": wasmImports,
			"GOT.mem": new Proxy(wasmImports, GOTHandler),
			"GOT.func": new Proxy(wasmImports, GOTHandler)
		};
	}
	__name(getWasmImports, "getWasmImports");
	async function createWasm() {
		function receiveInstance(instance2, module2) {
			wasmExports = instance2.exports;
			wasmExports = relocateExports(wasmExports, 1024);
			var metadata2 = getDylinkMetadata(module2);
			if (metadata2.neededDynlibs) dynamicLibraries = metadata2.neededDynlibs.concat(dynamicLibraries);
			mergeLibSymbols(wasmExports, "main");
			LDSO.init();
			loadDylibs();
			__RELOC_FUNCS__.push(wasmExports["__wasm_apply_data_relocs"]);
			assignWasmExports(wasmExports);
			return wasmExports;
		}
		__name(receiveInstance, "receiveInstance");
		function receiveInstantiationResult(result2) {
			return receiveInstance(result2["instance"], result2["module"]);
		}
		__name(receiveInstantiationResult, "receiveInstantiationResult");
		var info2 = getWasmImports();
		if (Module["instantiateWasm"]) return new Promise((resolve, reject) => {
			Module["instantiateWasm"](info2, (mod, inst) => {
				resolve(receiveInstance(mod, inst));
			});
		});
		wasmBinaryFile ??= findWasmBinary();
		return receiveInstantiationResult(await instantiateAsync(wasmBinary, wasmBinaryFile, info2));
	}
	__name(createWasm, "createWasm");
	class ExitStatus {
		static {
			__name(this, "ExitStatus");
		}
		name = "ExitStatus";
		constructor(status) {
			this.message = `Program terminated with exit(${status})`;
			this.status = status;
		}
	}
	var GOT = {};
	var currentModuleWeakSymbols = /* @__PURE__ */ new Set([]);
	var GOTHandler = { get(obj, symName) {
		var rtn = GOT[symName];
		if (!rtn) rtn = GOT[symName] = new WebAssembly.Global({
			"value": "i32",
			"mutable": true
		});
		if (!currentModuleWeakSymbols.has(symName)) rtn.required = true;
		return rtn;
	} };
	var LE_ATOMICS_NATIVE_BYTE_ORDER = [];
	var LE_HEAP_LOAD_F32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat32(byteOffset, true), "LE_HEAP_LOAD_F32");
	var LE_HEAP_LOAD_F64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat64(byteOffset, true), "LE_HEAP_LOAD_F64");
	var LE_HEAP_LOAD_I16 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt16(byteOffset, true), "LE_HEAP_LOAD_I16");
	var LE_HEAP_LOAD_I32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt32(byteOffset, true), "LE_HEAP_LOAD_I32");
	var LE_HEAP_LOAD_I64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getBigInt64(byteOffset, true), "LE_HEAP_LOAD_I64");
	var LE_HEAP_LOAD_U32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getUint32(byteOffset, true), "LE_HEAP_LOAD_U32");
	var LE_HEAP_STORE_F32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat32(byteOffset, value, true), "LE_HEAP_STORE_F32");
	var LE_HEAP_STORE_F64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat64(byteOffset, value, true), "LE_HEAP_STORE_F64");
	var LE_HEAP_STORE_I16 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt16(byteOffset, value, true), "LE_HEAP_STORE_I16");
	var LE_HEAP_STORE_I32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt32(byteOffset, value, true), "LE_HEAP_STORE_I32");
	var LE_HEAP_STORE_I64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setBigInt64(byteOffset, value, true), "LE_HEAP_STORE_I64");
	var LE_HEAP_STORE_U32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setUint32(byteOffset, value, true), "LE_HEAP_STORE_U32");
	var callRuntimeCallbacks = /* @__PURE__ */ __name((callbacks) => {
		while (callbacks.length > 0) callbacks.shift()(Module);
	}, "callRuntimeCallbacks");
	var onPostRuns = [];
	var addOnPostRun = /* @__PURE__ */ __name((cb) => onPostRuns.push(cb), "addOnPostRun");
	var onPreRuns = [];
	var addOnPreRun = /* @__PURE__ */ __name((cb) => onPreRuns.push(cb), "addOnPreRun");
	var UTF8Decoder = typeof TextDecoder != "undefined" ? new TextDecoder() : void 0;
	var findStringEnd = /* @__PURE__ */ __name((heapOrArray, idx, maxBytesToRead, ignoreNul) => {
		var maxIdx = idx + maxBytesToRead;
		if (ignoreNul) return maxIdx;
		while (heapOrArray[idx] && !(idx >= maxIdx)) ++idx;
		return idx;
	}, "findStringEnd");
	var UTF8ArrayToString = /* @__PURE__ */ __name((heapOrArray, idx = 0, maxBytesToRead, ignoreNul) => {
		var endPtr = findStringEnd(heapOrArray, idx, maxBytesToRead, ignoreNul);
		if (endPtr - idx > 16 && heapOrArray.buffer && UTF8Decoder) return UTF8Decoder.decode(heapOrArray.subarray(idx, endPtr));
		var str = "";
		while (idx < endPtr) {
			var u0 = heapOrArray[idx++];
			if (!(u0 & 128)) {
				str += String.fromCharCode(u0);
				continue;
			}
			var u1 = heapOrArray[idx++] & 63;
			if ((u0 & 224) == 192) {
				str += String.fromCharCode((u0 & 31) << 6 | u1);
				continue;
			}
			var u2 = heapOrArray[idx++] & 63;
			if ((u0 & 240) == 224) u0 = (u0 & 15) << 12 | u1 << 6 | u2;
			else u0 = (u0 & 7) << 18 | u1 << 12 | u2 << 6 | heapOrArray[idx++] & 63;
			if (u0 < 65536) str += String.fromCharCode(u0);
			else {
				var ch = u0 - 65536;
				str += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
			}
		}
		return str;
	}, "UTF8ArrayToString");
	var getDylinkMetadata = /* @__PURE__ */ __name((binary2) => {
		var offset = 0;
		var end = 0;
		function getU8() {
			return binary2[offset++];
		}
		__name(getU8, "getU8");
		function getLEB() {
			var ret = 0;
			var mul = 1;
			while (1) {
				var byte = binary2[offset++];
				ret += (byte & 127) * mul;
				mul *= 128;
				if (!(byte & 128)) break;
			}
			return ret;
		}
		__name(getLEB, "getLEB");
		function getString() {
			var len = getLEB();
			offset += len;
			return UTF8ArrayToString(binary2, offset - len, len);
		}
		__name(getString, "getString");
		function getStringList() {
			var count2 = getLEB();
			var rtn = [];
			while (count2--) rtn.push(getString());
			return rtn;
		}
		__name(getStringList, "getStringList");
		function failIf(condition, message) {
			if (condition) throw new Error(message);
		}
		__name(failIf, "failIf");
		if (binary2 instanceof WebAssembly.Module) {
			var dylinkSection = WebAssembly.Module.customSections(binary2, "dylink.0");
			failIf(dylinkSection.length === 0, "need dylink section");
			binary2 = new Uint8Array(dylinkSection[0]);
			end = binary2.length;
		} else {
			var int32View = new Uint32Array(new Uint8Array(binary2.subarray(0, 24)).buffer);
			failIf(!(int32View[0] == 1836278016 || int32View[0] == 6386541), "need to see wasm magic number");
			failIf(binary2[8] !== 0, "need the dylink section to be first");
			offset = 9;
			var section_size = getLEB();
			end = offset + section_size;
			failIf(getString() !== "dylink.0");
		}
		var customSection = {
			neededDynlibs: [],
			tlsExports: /* @__PURE__ */ new Set(),
			weakImports: /* @__PURE__ */ new Set(),
			runtimePaths: []
		};
		var WASM_DYLINK_MEM_INFO = 1;
		var WASM_DYLINK_NEEDED = 2;
		var WASM_DYLINK_EXPORT_INFO = 3;
		var WASM_DYLINK_IMPORT_INFO = 4;
		var WASM_DYLINK_RUNTIME_PATH = 5;
		var WASM_SYMBOL_TLS = 256;
		var WASM_SYMBOL_BINDING_MASK = 3;
		var WASM_SYMBOL_BINDING_WEAK = 1;
		while (offset < end) {
			var subsectionType = getU8();
			var subsectionSize = getLEB();
			if (subsectionType === WASM_DYLINK_MEM_INFO) {
				customSection.memorySize = getLEB();
				customSection.memoryAlign = getLEB();
				customSection.tableSize = getLEB();
				customSection.tableAlign = getLEB();
			} else if (subsectionType === WASM_DYLINK_NEEDED) customSection.neededDynlibs = getStringList();
			else if (subsectionType === WASM_DYLINK_EXPORT_INFO) {
				var count = getLEB();
				while (count--) {
					var symname = getString();
					var flags2 = getLEB();
					if (flags2 & WASM_SYMBOL_TLS) customSection.tlsExports.add(symname);
				}
			} else if (subsectionType === WASM_DYLINK_IMPORT_INFO) {
				var count = getLEB();
				while (count--) {
					var modname = getString();
					var symname = getString();
					var flags2 = getLEB();
					if ((flags2 & WASM_SYMBOL_BINDING_MASK) == WASM_SYMBOL_BINDING_WEAK) customSection.weakImports.add(symname);
				}
			} else if (subsectionType === WASM_DYLINK_RUNTIME_PATH) customSection.runtimePaths = getStringList();
			else offset += subsectionSize;
		}
		return customSection;
	}, "getDylinkMetadata");
	function getValue(ptr, type = "i8") {
		if (type.endsWith("*")) type = "*";
		switch (type) {
			case "i1": return HEAP8[ptr];
			case "i8": return HEAP8[ptr];
			case "i16": return LE_HEAP_LOAD_I16((ptr >> 1) * 2);
			case "i32": return LE_HEAP_LOAD_I32((ptr >> 2) * 4);
			case "i64": return LE_HEAP_LOAD_I64((ptr >> 3) * 8);
			case "float": return LE_HEAP_LOAD_F32((ptr >> 2) * 4);
			case "double": return LE_HEAP_LOAD_F64((ptr >> 3) * 8);
			case "*": return LE_HEAP_LOAD_U32((ptr >> 2) * 4);
			default: abort(`invalid type for getValue: ${type}`);
		}
	}
	__name(getValue, "getValue");
	var newDSO = /* @__PURE__ */ __name((name2, handle2, syms) => {
		var dso = {
			refcount: Infinity,
			name: name2,
			exports: syms,
			global: true
		};
		LDSO.loadedLibsByName[name2] = dso;
		if (handle2 != void 0) LDSO.loadedLibsByHandle[handle2] = dso;
		return dso;
	}, "newDSO");
	var LDSO = {
		loadedLibsByName: {},
		loadedLibsByHandle: {},
		init() {
			newDSO("__main__", 0, wasmImports);
		}
	};
	var ___heap_base = 82240;
	var alignMemory = /* @__PURE__ */ __name((size, alignment) => Math.ceil(size / alignment) * alignment, "alignMemory");
	var getMemory = /* @__PURE__ */ __name((size) => {
		if (runtimeInitialized) return _calloc(size, 1);
		var ret = ___heap_base;
		var end = ret + alignMemory(size, 16);
		___heap_base = end;
		GOT["__heap_base"].value = end;
		return ret;
	}, "getMemory");
	var isInternalSym = /* @__PURE__ */ __name((symName) => [
		"__cpp_exception",
		"__c_longjmp",
		"__wasm_apply_data_relocs",
		"__dso_handle",
		"__tls_size",
		"__tls_align",
		"__set_stack_limits",
		"_emscripten_tls_init",
		"__wasm_init_tls",
		"__wasm_call_ctors",
		"__start_em_asm",
		"__stop_em_asm",
		"__start_em_js",
		"__stop_em_js"
	].includes(symName) || symName.startsWith("__em_js__"), "isInternalSym");
	var uleb128EncodeWithLen = /* @__PURE__ */ __name((arr) => {
		const n = arr.length;
		return [
			n % 128 | 128,
			n >> 7,
			...arr
		];
	}, "uleb128EncodeWithLen");
	var wasmTypeCodes = {
		"i": 127,
		"p": 127,
		"j": 126,
		"f": 125,
		"d": 124,
		"e": 111
	};
	var generateTypePack = /* @__PURE__ */ __name((types) => uleb128EncodeWithLen(Array.from(types, (type) => {
		return wasmTypeCodes[type];
	})), "generateTypePack");
	var convertJsFunctionToWasm = /* @__PURE__ */ __name((func2, sig) => {
		var bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, ...uleb128EncodeWithLen([
			1,
			96,
			...generateTypePack(sig.slice(1)),
			...generateTypePack(sig[0] === "v" ? "" : sig[0])
		]), 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0);
		var module2 = new WebAssembly.Module(bytes);
		return new WebAssembly.Instance(module2, { "e": { "f": func2 } }).exports["f"];
	}, "convertJsFunctionToWasm");
	var wasmTableMirror = [];
	var wasmTable = new WebAssembly.Table({
		"initial": 31,
		"element": "anyfunc"
	});
	var getWasmTableEntry = /* @__PURE__ */ __name((funcPtr) => {
		var func2 = wasmTableMirror[funcPtr];
		if (!func2) wasmTableMirror[funcPtr] = func2 = wasmTable.get(funcPtr);
		return func2;
	}, "getWasmTableEntry");
	var updateTableMap = /* @__PURE__ */ __name((offset, count) => {
		if (functionsInTableMap) for (var i2 = offset; i2 < offset + count; i2++) {
			var item = getWasmTableEntry(i2);
			if (item) functionsInTableMap.set(item, i2);
		}
	}, "updateTableMap");
	var functionsInTableMap;
	var getFunctionAddress = /* @__PURE__ */ __name((func2) => {
		if (!functionsInTableMap) {
			functionsInTableMap = /* @__PURE__ */ new WeakMap();
			updateTableMap(0, wasmTable.length);
		}
		return functionsInTableMap.get(func2) || 0;
	}, "getFunctionAddress");
	var freeTableIndexes = [];
	var getEmptyTableSlot = /* @__PURE__ */ __name(() => {
		if (freeTableIndexes.length) return freeTableIndexes.pop();
		return wasmTable["grow"](1);
	}, "getEmptyTableSlot");
	var setWasmTableEntry = /* @__PURE__ */ __name((idx, func2) => {
		wasmTable.set(idx, func2);
		wasmTableMirror[idx] = wasmTable.get(idx);
	}, "setWasmTableEntry");
	var addFunction = /* @__PURE__ */ __name((func2, sig) => {
		var rtn = getFunctionAddress(func2);
		if (rtn) return rtn;
		var ret = getEmptyTableSlot();
		try {
			setWasmTableEntry(ret, func2);
		} catch (err2) {
			if (!(err2 instanceof TypeError)) throw err2;
			setWasmTableEntry(ret, convertJsFunctionToWasm(func2, sig));
		}
		functionsInTableMap.set(func2, ret);
		return ret;
	}, "addFunction");
	var updateGOT = /* @__PURE__ */ __name((exports, replace) => {
		for (var symName in exports) {
			if (isInternalSym(symName)) continue;
			var value = exports[symName];
			GOT[symName] ||= new WebAssembly.Global({
				"value": "i32",
				"mutable": true
			});
			if (replace || GOT[symName].value == 0) {
				if (typeof value == "function") GOT[symName].value = addFunction(value);
				else if (typeof value == "number") GOT[symName].value = value;
				else err(`unhandled export type for '${symName}': ${typeof value}`);
			}
		}
	}, "updateGOT");
	var relocateExports = /* @__PURE__ */ __name((exports, memoryBase2, replace) => {
		var relocated = {};
		for (var e in exports) {
			var value = exports[e];
			if (typeof value == "object") value = value.value;
			if (typeof value == "number") value += memoryBase2;
			relocated[e] = value;
		}
		updateGOT(relocated, replace);
		return relocated;
	}, "relocateExports");
	var isSymbolDefined = /* @__PURE__ */ __name((symName) => {
		var existing = wasmImports[symName];
		if (!existing || existing.stub) return false;
		return true;
	}, "isSymbolDefined");
	var dynCall = /* @__PURE__ */ __name((sig, ptr, args2 = [], promising = false) => {
		var rtn = getWasmTableEntry(ptr)(...args2);
		function convert(rtn2) {
			return rtn2;
		}
		__name(convert, "convert");
		return convert(rtn);
	}, "dynCall");
	var stackSave = /* @__PURE__ */ __name(() => _emscripten_stack_get_current(), "stackSave");
	var stackRestore = /* @__PURE__ */ __name((val) => __emscripten_stack_restore(val), "stackRestore");
	var createInvokeFunction = /* @__PURE__ */ __name((sig) => (ptr, ...args2) => {
		var sp = stackSave();
		try {
			return dynCall(sig, ptr, args2);
		} catch (e) {
			stackRestore(sp);
			if (e !== e + 0) throw e;
			_setThrew(1, 0);
			if (sig[0] == "j") return 0n;
		}
	}, "createInvokeFunction");
	var resolveGlobalSymbol = /* @__PURE__ */ __name((symName, direct = false) => {
		var sym;
		if (isSymbolDefined(symName)) sym = wasmImports[symName];
		else if (symName.startsWith("invoke_")) sym = wasmImports[symName] = createInvokeFunction(symName.split("_")[1]);
		return {
			sym,
			name: symName
		};
	}, "resolveGlobalSymbol");
	var onPostCtors = [];
	var addOnPostCtor = /* @__PURE__ */ __name((cb) => onPostCtors.push(cb), "addOnPostCtor");
	var UTF8ToString = /* @__PURE__ */ __name((ptr, maxBytesToRead, ignoreNul) => ptr ? UTF8ArrayToString(HEAPU8, ptr, maxBytesToRead, ignoreNul) : "", "UTF8ToString");
	var loadWebAssemblyModule = /* @__PURE__ */ __name((binary, flags, libName, localScope, handle) => {
		var metadata = getDylinkMetadata(binary);
		function loadModule() {
			var memAlign = Math.pow(2, metadata.memoryAlign);
			var memoryBase = metadata.memorySize ? alignMemory(getMemory(metadata.memorySize + memAlign), memAlign) : 0;
			var tableBase = metadata.tableSize ? wasmTable.length : 0;
			if (handle) {
				HEAP8[handle + 8] = 1;
				LE_HEAP_STORE_U32((handle + 12 >> 2) * 4, memoryBase);
				LE_HEAP_STORE_I32((handle + 16 >> 2) * 4, metadata.memorySize);
				LE_HEAP_STORE_U32((handle + 20 >> 2) * 4, tableBase);
				LE_HEAP_STORE_I32((handle + 24 >> 2) * 4, metadata.tableSize);
			}
			if (metadata.tableSize) wasmTable.grow(metadata.tableSize);
			var moduleExports;
			function resolveSymbol(sym) {
				var resolved = resolveGlobalSymbol(sym).sym;
				if (!resolved && localScope) resolved = localScope[sym];
				if (!resolved) resolved = moduleExports[sym];
				return resolved;
			}
			__name(resolveSymbol, "resolveSymbol");
			var proxyHandler = { get(stubs, prop) {
				switch (prop) {
					case "__memory_base": return memoryBase;
					case "__table_base": return tableBase;
				}
				if (prop in wasmImports && !wasmImports[prop].stub) return wasmImports[prop];
				if (!(prop in stubs)) {
					var resolved;
					stubs[prop] = (...args2) => {
						resolved ||= resolveSymbol(prop);
						return resolved(...args2);
					};
				}
				return stubs[prop];
			} };
			var proxy = new Proxy({}, proxyHandler);
			currentModuleWeakSymbols = metadata.weakImports;
			var info = {
				"GOT.mem": new Proxy({}, GOTHandler),
				"GOT.func": new Proxy({}, GOTHandler),
				"env": proxy,
				"wasi_snapshot_preview1": proxy
			};
			function postInstantiation(module, instance) {
				updateTableMap(tableBase, metadata.tableSize);
				moduleExports = relocateExports(instance.exports, memoryBase);
				if (!flags.allowUndefined) reportUndefinedSymbols();
				function addEmAsm(addr, body) {
					var args = [];
					var arity = 0;
					for (; arity < 16; arity++) if (body.indexOf("$" + arity) != -1) args.push("$" + arity);
					else break;
					args = args.join(",");
					var func = `(${args}) => { ${body} };`;
					ASM_CONSTS[start] = eval(func);
				}
				__name(addEmAsm, "addEmAsm");
				if ("__start_em_asm" in moduleExports) {
					var start = moduleExports["__start_em_asm"];
					var stop = moduleExports["__stop_em_asm"];
					while (start < stop) {
						var jsString = UTF8ToString(start);
						addEmAsm(start, jsString);
						start = HEAPU8.indexOf(0, start) + 1;
					}
				}
				function addEmJs(name, cSig, body) {
					var jsArgs = [];
					cSig = cSig.slice(1, -1);
					if (cSig != "void") {
						cSig = cSig.split(",");
						for (var i in cSig) {
							var jsArg = cSig[i].split(" ").pop();
							jsArgs.push(jsArg.replace("*", ""));
						}
					}
					var func = `(${jsArgs}) => ${body};`;
					moduleExports[name] = eval(func);
				}
				__name(addEmJs, "addEmJs");
				for (var name in moduleExports) if (name.startsWith("__em_js__")) {
					var start = moduleExports[name];
					var jsString = UTF8ToString(start);
					var parts = jsString.split("<::>");
					addEmJs(name.replace("__em_js__", ""), parts[0], parts[1]);
					delete moduleExports[name];
				}
				var applyRelocs = moduleExports["__wasm_apply_data_relocs"];
				if (applyRelocs) {
					if (runtimeInitialized) applyRelocs();
					else __RELOC_FUNCS__.push(applyRelocs);
				}
				var init = moduleExports["__wasm_call_ctors"];
				if (init) {
					if (runtimeInitialized) init();
					else addOnPostCtor(init);
				}
				return moduleExports;
			}
			__name(postInstantiation, "postInstantiation");
			if (flags.loadAsync) return (async () => {
				var instance2;
				if (binary instanceof WebAssembly.Module) instance2 = new WebAssembly.Instance(binary, info);
				else ({module: binary, instance: instance2} = await WebAssembly.instantiate(binary, info));
				return postInstantiation(binary, instance2);
			})();
			var module = binary instanceof WebAssembly.Module ? binary : new WebAssembly.Module(binary);
			var instance = new WebAssembly.Instance(module, info);
			return postInstantiation(module, instance);
		}
		__name(loadModule, "loadModule");
		flags = {
			...flags,
			rpath: {
				parentLibPath: libName,
				paths: metadata.runtimePaths
			}
		};
		if (flags.loadAsync) return metadata.neededDynlibs.reduce((chain, dynNeeded) => chain.then(() => loadDynamicLibrary(dynNeeded, flags, localScope)), Promise.resolve()).then(loadModule);
		metadata.neededDynlibs.forEach((needed) => loadDynamicLibrary(needed, flags, localScope));
		return loadModule();
	}, "loadWebAssemblyModule");
	var mergeLibSymbols = /* @__PURE__ */ __name((exports, libName2) => {
		for (var [sym, exp] of Object.entries(exports)) {
			const setImport = /* @__PURE__ */ __name((target) => {
				if (!isSymbolDefined(target)) wasmImports[target] = exp;
			}, "setImport");
			setImport(sym);
			const main_alias = "__main_argc_argv";
			if (sym == "main") setImport(main_alias);
			if (sym == main_alias) setImport("main");
		}
	}, "mergeLibSymbols");
	var asyncLoad = /* @__PURE__ */ __name(async (url) => {
		var arrayBuffer = await readAsync(url);
		return new Uint8Array(arrayBuffer);
	}, "asyncLoad");
	function loadDynamicLibrary(libName2, flags2 = {
		global: true,
		nodelete: true
	}, localScope2, handle2) {
		var dso = LDSO.loadedLibsByName[libName2];
		if (dso) {
			if (!flags2.global) {
				if (localScope2) Object.assign(localScope2, dso.exports);
			} else if (!dso.global) {
				dso.global = true;
				mergeLibSymbols(dso.exports, libName2);
			}
			if (flags2.nodelete && dso.refcount !== Infinity) dso.refcount = Infinity;
			dso.refcount++;
			if (handle2) LDSO.loadedLibsByHandle[handle2] = dso;
			return flags2.loadAsync ? Promise.resolve(true) : true;
		}
		dso = newDSO(libName2, handle2, "loading");
		dso.refcount = flags2.nodelete ? Infinity : 1;
		dso.global = flags2.global;
		function loadLibData() {
			if (handle2) {
				var data = LE_HEAP_LOAD_U32((handle2 + 28 >> 2) * 4);
				var dataSize = LE_HEAP_LOAD_U32((handle2 + 32 >> 2) * 4);
				if (data && dataSize) {
					var libData = HEAP8.slice(data, data + dataSize);
					return flags2.loadAsync ? Promise.resolve(libData) : libData;
				}
			}
			var libFile = locateFile(libName2);
			if (flags2.loadAsync) return asyncLoad(libFile);
			if (!readBinary) throw new Error(`${libFile}: file not found, and synchronous loading of external files is not available`);
			return readBinary(libFile);
		}
		__name(loadLibData, "loadLibData");
		function getExports() {
			if (flags2.loadAsync) return loadLibData().then((libData) => loadWebAssemblyModule(libData, flags2, libName2, localScope2, handle2));
			return loadWebAssemblyModule(loadLibData(), flags2, libName2, localScope2, handle2);
		}
		__name(getExports, "getExports");
		function moduleLoaded(exports) {
			if (dso.global) mergeLibSymbols(exports, libName2);
			else if (localScope2) Object.assign(localScope2, exports);
			dso.exports = exports;
		}
		__name(moduleLoaded, "moduleLoaded");
		if (flags2.loadAsync) return getExports().then((exports) => {
			moduleLoaded(exports);
			return true;
		});
		moduleLoaded(getExports());
		return true;
	}
	__name(loadDynamicLibrary, "loadDynamicLibrary");
	var reportUndefinedSymbols = /* @__PURE__ */ __name(() => {
		for (var [symName, entry] of Object.entries(GOT)) if (entry.value == 0) {
			var value = resolveGlobalSymbol(symName, true).sym;
			if (!value && !entry.required) continue;
			if (typeof value == "function") entry.value = addFunction(value, value.sig);
			else if (typeof value == "number") entry.value = value;
			else throw new Error(`bad export type for '${symName}': ${typeof value}`);
		}
	}, "reportUndefinedSymbols");
	var runDependencies = 0;
	var dependenciesFulfilled = null;
	var removeRunDependency = /* @__PURE__ */ __name((id) => {
		runDependencies--;
		Module["monitorRunDependencies"]?.(runDependencies);
		if (runDependencies == 0) {
			if (dependenciesFulfilled) {
				var callback = dependenciesFulfilled;
				dependenciesFulfilled = null;
				callback();
			}
		}
	}, "removeRunDependency");
	var addRunDependency = /* @__PURE__ */ __name((id) => {
		runDependencies++;
		Module["monitorRunDependencies"]?.(runDependencies);
	}, "addRunDependency");
	var loadDylibs = /* @__PURE__ */ __name(async () => {
		if (!dynamicLibraries.length) {
			reportUndefinedSymbols();
			return;
		}
		addRunDependency("loadDylibs");
		for (var lib of dynamicLibraries) await loadDynamicLibrary(lib, {
			loadAsync: true,
			global: true,
			nodelete: true,
			allowUndefined: true
		});
		reportUndefinedSymbols();
		removeRunDependency("loadDylibs");
	}, "loadDylibs");
	var noExitRuntime = true;
	function setValue(ptr, value, type = "i8") {
		if (type.endsWith("*")) type = "*";
		switch (type) {
			case "i1":
				HEAP8[ptr] = value;
				break;
			case "i8":
				HEAP8[ptr] = value;
				break;
			case "i16":
				LE_HEAP_STORE_I16((ptr >> 1) * 2, value);
				break;
			case "i32":
				LE_HEAP_STORE_I32((ptr >> 2) * 4, value);
				break;
			case "i64":
				LE_HEAP_STORE_I64((ptr >> 3) * 8, BigInt(value));
				break;
			case "float":
				LE_HEAP_STORE_F32((ptr >> 2) * 4, value);
				break;
			case "double":
				LE_HEAP_STORE_F64((ptr >> 3) * 8, value);
				break;
			case "*":
				LE_HEAP_STORE_U32((ptr >> 2) * 4, value);
				break;
			default: abort(`invalid type for setValue: ${type}`);
		}
	}
	__name(setValue, "setValue");
	var ___memory_base = new WebAssembly.Global({
		"value": "i32",
		"mutable": false
	}, 1024);
	var ___stack_high = 82240;
	var ___stack_low = 16704;
	var ___stack_pointer = new WebAssembly.Global({
		"value": "i32",
		"mutable": true
	}, 82240);
	var ___table_base = new WebAssembly.Global({
		"value": "i32",
		"mutable": false
	}, 1);
	var __abort_js = /* @__PURE__ */ __name(() => abort(""), "__abort_js");
	__abort_js.sig = "v";
	var getHeapMax = /* @__PURE__ */ __name(() => 2147483648, "getHeapMax");
	var growMemory = /* @__PURE__ */ __name((size) => {
		var pages = (size - wasmMemory.buffer.byteLength + 65535) / 65536 | 0;
		try {
			wasmMemory.grow(pages);
			updateMemoryViews();
			return 1;
		} catch (e) {}
	}, "growMemory");
	var _emscripten_resize_heap = /* @__PURE__ */ __name((requestedSize) => {
		var oldSize = HEAPU8.length;
		requestedSize >>>= 0;
		var maxHeapSize = getHeapMax();
		if (requestedSize > maxHeapSize) return false;
		for (var cutDown = 1; cutDown <= 4; cutDown *= 2) {
			var overGrownHeapSize = oldSize * (1 + .2 / cutDown);
			overGrownHeapSize = Math.min(overGrownHeapSize, requestedSize + 100663296);
			if (growMemory(Math.min(maxHeapSize, alignMemory(Math.max(requestedSize, overGrownHeapSize), 65536)))) return true;
		}
		return false;
	}, "_emscripten_resize_heap");
	_emscripten_resize_heap.sig = "ip";
	var _fd_close = /* @__PURE__ */ __name((fd) => 52, "_fd_close");
	_fd_close.sig = "ii";
	var INT53_MAX = 9007199254740992;
	var INT53_MIN = -9007199254740992;
	var bigintToI53Checked = /* @__PURE__ */ __name((num) => num < INT53_MIN || num > INT53_MAX ? NaN : Number(num), "bigintToI53Checked");
	function _fd_seek(fd, offset, whence, newOffset) {
		offset = bigintToI53Checked(offset);
		return 70;
	}
	__name(_fd_seek, "_fd_seek");
	_fd_seek.sig = "iijip";
	var printCharBuffers = [
		null,
		[],
		[]
	];
	var printChar = /* @__PURE__ */ __name((stream, curr) => {
		var buffer = printCharBuffers[stream];
		if (curr === 0 || curr === 10) {
			(stream === 1 ? out : err)(UTF8ArrayToString(buffer));
			buffer.length = 0;
		} else buffer.push(curr);
	}, "printChar");
	var _fd_write = /* @__PURE__ */ __name((fd, iov, iovcnt, pnum) => {
		var num = 0;
		for (var i2 = 0; i2 < iovcnt; i2++) {
			var ptr = LE_HEAP_LOAD_U32((iov >> 2) * 4);
			var len = LE_HEAP_LOAD_U32((iov + 4 >> 2) * 4);
			iov += 8;
			for (var j = 0; j < len; j++) printChar(fd, HEAPU8[ptr + j]);
			num += len;
		}
		LE_HEAP_STORE_U32((pnum >> 2) * 4, num);
		return 0;
	}, "_fd_write");
	_fd_write.sig = "iippp";
	function _tree_sitter_log_callback(isLexMessage, messageAddress) {
		if (Module.currentLogCallback) {
			const message = UTF8ToString(messageAddress);
			Module.currentLogCallback(message, isLexMessage !== 0);
		}
	}
	__name(_tree_sitter_log_callback, "_tree_sitter_log_callback");
	function _tree_sitter_parse_callback(inputBufferAddress, index, row, column, lengthAddress) {
		const INPUT_BUFFER_SIZE = 10240;
		const string = Module.currentParseCallback(index, {
			row,
			column
		});
		if (typeof string === "string") {
			setValue(lengthAddress, string.length, "i32");
			stringToUTF16(string, inputBufferAddress, INPUT_BUFFER_SIZE);
		} else setValue(lengthAddress, 0, "i32");
	}
	__name(_tree_sitter_parse_callback, "_tree_sitter_parse_callback");
	function _tree_sitter_progress_callback(currentOffset, hasError) {
		if (Module.currentProgressCallback) return Module.currentProgressCallback({
			currentOffset,
			hasError
		});
		return false;
	}
	__name(_tree_sitter_progress_callback, "_tree_sitter_progress_callback");
	function _tree_sitter_query_progress_callback(currentOffset) {
		if (Module.currentQueryProgressCallback) return Module.currentQueryProgressCallback({ currentOffset });
		return false;
	}
	__name(_tree_sitter_query_progress_callback, "_tree_sitter_query_progress_callback");
	var runtimeKeepaliveCounter = 0;
	var keepRuntimeAlive = /* @__PURE__ */ __name(() => noExitRuntime || runtimeKeepaliveCounter > 0, "keepRuntimeAlive");
	var _proc_exit = /* @__PURE__ */ __name((code) => {
		EXITSTATUS = code;
		if (!keepRuntimeAlive()) {
			Module["onExit"]?.(code);
			ABORT = true;
		}
		quit_(code, new ExitStatus(code));
	}, "_proc_exit");
	_proc_exit.sig = "vi";
	var exitJS = /* @__PURE__ */ __name((status, implicit) => {
		EXITSTATUS = status;
		_proc_exit(status);
	}, "exitJS");
	var handleException = /* @__PURE__ */ __name((e) => {
		if (e instanceof ExitStatus || e == "unwind") return EXITSTATUS;
		quit_(1, e);
	}, "handleException");
	var lengthBytesUTF8 = /* @__PURE__ */ __name((str) => {
		var len = 0;
		for (var i2 = 0; i2 < str.length; ++i2) {
			var c = str.charCodeAt(i2);
			if (c <= 127) len++;
			else if (c <= 2047) len += 2;
			else if (c >= 55296 && c <= 57343) {
				len += 4;
				++i2;
			} else len += 3;
		}
		return len;
	}, "lengthBytesUTF8");
	var stringToUTF8Array = /* @__PURE__ */ __name((str, heap, outIdx, maxBytesToWrite) => {
		if (!(maxBytesToWrite > 0)) return 0;
		var startIdx = outIdx;
		var endIdx = outIdx + maxBytesToWrite - 1;
		for (var i2 = 0; i2 < str.length; ++i2) {
			var u = str.codePointAt(i2);
			if (u <= 127) {
				if (outIdx >= endIdx) break;
				heap[outIdx++] = u;
			} else if (u <= 2047) {
				if (outIdx + 1 >= endIdx) break;
				heap[outIdx++] = 192 | u >> 6;
				heap[outIdx++] = 128 | u & 63;
			} else if (u <= 65535) {
				if (outIdx + 2 >= endIdx) break;
				heap[outIdx++] = 224 | u >> 12;
				heap[outIdx++] = 128 | u >> 6 & 63;
				heap[outIdx++] = 128 | u & 63;
			} else {
				if (outIdx + 3 >= endIdx) break;
				heap[outIdx++] = 240 | u >> 18;
				heap[outIdx++] = 128 | u >> 12 & 63;
				heap[outIdx++] = 128 | u >> 6 & 63;
				heap[outIdx++] = 128 | u & 63;
				i2++;
			}
		}
		heap[outIdx] = 0;
		return outIdx - startIdx;
	}, "stringToUTF8Array");
	var stringToUTF8 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => stringToUTF8Array(str, HEAPU8, outPtr, maxBytesToWrite), "stringToUTF8");
	var stackAlloc = /* @__PURE__ */ __name((sz) => __emscripten_stack_alloc(sz), "stackAlloc");
	var stringToUTF8OnStack = /* @__PURE__ */ __name((str) => {
		var size = lengthBytesUTF8(str) + 1;
		var ret = stackAlloc(size);
		stringToUTF8(str, ret, size);
		return ret;
	}, "stringToUTF8OnStack");
	var AsciiToString = /* @__PURE__ */ __name((ptr) => {
		var str = "";
		while (1) {
			var ch = HEAPU8[ptr++];
			if (!ch) return str;
			str += String.fromCharCode(ch);
		}
	}, "AsciiToString");
	var stringToUTF16 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => {
		maxBytesToWrite ??= 2147483647;
		if (maxBytesToWrite < 2) return 0;
		maxBytesToWrite -= 2;
		var startPtr = outPtr;
		var numCharsToWrite = maxBytesToWrite < str.length * 2 ? maxBytesToWrite / 2 : str.length;
		for (var i2 = 0; i2 < numCharsToWrite; ++i2) {
			var codeUnit = str.charCodeAt(i2);
			LE_HEAP_STORE_I16((outPtr >> 1) * 2, codeUnit);
			outPtr += 2;
		}
		LE_HEAP_STORE_I16((outPtr >> 1) * 2, 0);
		return outPtr - startPtr;
	}, "stringToUTF16");
	LE_ATOMICS_NATIVE_BYTE_ORDER = new Int8Array(new Int16Array([1]).buffer)[0] === 1 ? [
		((x) => x),
		((x) => x),
		void 0,
		((x) => x)
	] : [
		((x) => x),
		((x) => ((x & 65280) << 8 | (x & 255) << 24) >> 16),
		void 0,
		((x) => x >> 24 & 255 | x >> 8 & 65280 | (x & 65280) << 8 | (x & 255) << 24)
	];
	function LE_HEAP_UPDATE() {
		HEAPU16.unsigned = ((x) => x & 65535);
		HEAPU32.unsigned = ((x) => x >>> 0);
	}
	__name(LE_HEAP_UPDATE, "LE_HEAP_UPDATE");
	initMemory();
	if (Module["noExitRuntime"]) noExitRuntime = Module["noExitRuntime"];
	if (Module["print"]) out = Module["print"];
	if (Module["printErr"]) err = Module["printErr"];
	if (Module["dynamicLibraries"]) dynamicLibraries = Module["dynamicLibraries"];
	if (Module["wasmBinary"]) wasmBinary = Module["wasmBinary"];
	if (Module["arguments"]) arguments_ = Module["arguments"];
	if (Module["thisProgram"]) thisProgram = Module["thisProgram"];
	if (Module["preInit"]) {
		if (typeof Module["preInit"] == "function") Module["preInit"] = [Module["preInit"]];
		while (Module["preInit"].length > 0) Module["preInit"].shift()();
	}
	Module["setValue"] = setValue;
	Module["getValue"] = getValue;
	Module["UTF8ToString"] = UTF8ToString;
	Module["stringToUTF8"] = stringToUTF8;
	Module["lengthBytesUTF8"] = lengthBytesUTF8;
	Module["AsciiToString"] = AsciiToString;
	Module["stringToUTF16"] = stringToUTF16;
	Module["loadWebAssemblyModule"] = loadWebAssemblyModule;
	Module["LE_HEAP_STORE_I64"] = LE_HEAP_STORE_I64;
	var ASM_CONSTS = {};
	var _malloc, _calloc, _realloc, _free, _ts_range_edit, _memcmp, _ts_language_symbol_count, _ts_language_state_count, _ts_language_abi_version, _ts_language_name, _ts_language_field_count, _ts_language_next_state, _ts_language_symbol_name, _ts_language_symbol_for_name, _strncmp, _ts_language_symbol_type, _ts_language_field_name_for_id, _ts_lookahead_iterator_new, _ts_lookahead_iterator_delete, _ts_lookahead_iterator_reset_state, _ts_lookahead_iterator_reset, _ts_lookahead_iterator_next, _ts_lookahead_iterator_current_symbol, _ts_point_edit, _ts_parser_delete, _ts_parser_reset, _ts_parser_set_language, _ts_parser_set_included_ranges, _ts_query_new, _ts_query_delete, _iswspace, _iswalnum, _ts_query_copy, _ts_query_pattern_count, _ts_query_capture_count, _ts_query_string_count, _ts_query_capture_name_for_id, _ts_query_capture_quantifier_for_id, _ts_query_string_value_for_id, _ts_query_predicates_for_pattern, _ts_query_start_byte_for_pattern, _ts_query_end_byte_for_pattern, _ts_query_is_pattern_rooted, _ts_query_is_pattern_non_local, _ts_query_is_pattern_guaranteed_at_step, _ts_query_disable_capture, _ts_query_disable_pattern, _ts_tree_copy, _ts_tree_delete, _ts_init, _ts_parser_new_wasm, _ts_parser_enable_logger_wasm, _ts_parser_parse_wasm, _ts_parser_included_ranges_wasm, _ts_language_type_is_named_wasm, _ts_language_type_is_visible_wasm, _ts_language_metadata_wasm, _ts_language_supertypes_wasm, _ts_language_subtypes_wasm, _ts_tree_root_node_wasm, _ts_tree_root_node_with_offset_wasm, _ts_tree_edit_wasm, _ts_tree_included_ranges_wasm, _ts_tree_get_changed_ranges_wasm, _ts_tree_cursor_new_wasm, _ts_tree_cursor_copy_wasm, _ts_tree_cursor_delete_wasm, _ts_tree_cursor_reset_wasm, _ts_tree_cursor_reset_to_wasm, _ts_tree_cursor_goto_first_child_wasm, _ts_tree_cursor_goto_last_child_wasm, _ts_tree_cursor_goto_first_child_for_index_wasm, _ts_tree_cursor_goto_first_child_for_position_wasm, _ts_tree_cursor_goto_next_sibling_wasm, _ts_tree_cursor_goto_previous_sibling_wasm, _ts_tree_cursor_goto_descendant_wasm, _ts_tree_cursor_goto_parent_wasm, _ts_tree_cursor_current_node_type_id_wasm, _ts_tree_cursor_current_node_state_id_wasm, _ts_tree_cursor_current_node_is_named_wasm, _ts_tree_cursor_current_node_is_missing_wasm, _ts_tree_cursor_current_node_id_wasm, _ts_tree_cursor_start_position_wasm, _ts_tree_cursor_end_position_wasm, _ts_tree_cursor_start_index_wasm, _ts_tree_cursor_end_index_wasm, _ts_tree_cursor_current_field_id_wasm, _ts_tree_cursor_current_depth_wasm, _ts_tree_cursor_current_descendant_index_wasm, _ts_tree_cursor_current_node_wasm, _ts_node_symbol_wasm, _ts_node_field_name_for_child_wasm, _ts_node_field_name_for_named_child_wasm, _ts_node_children_by_field_id_wasm, _ts_node_first_child_for_byte_wasm, _ts_node_first_named_child_for_byte_wasm, _ts_node_grammar_symbol_wasm, _ts_node_child_count_wasm, _ts_node_named_child_count_wasm, _ts_node_child_wasm, _ts_node_named_child_wasm, _ts_node_child_by_field_id_wasm, _ts_node_next_sibling_wasm, _ts_node_prev_sibling_wasm, _ts_node_next_named_sibling_wasm, _ts_node_prev_named_sibling_wasm, _ts_node_descendant_count_wasm, _ts_node_parent_wasm, _ts_node_child_with_descendant_wasm, _ts_node_descendant_for_index_wasm, _ts_node_named_descendant_for_index_wasm, _ts_node_descendant_for_position_wasm, _ts_node_named_descendant_for_position_wasm, _ts_node_start_point_wasm, _ts_node_end_point_wasm, _ts_node_start_index_wasm, _ts_node_end_index_wasm, _ts_node_to_string_wasm, _ts_node_children_wasm, _ts_node_named_children_wasm, _ts_node_descendants_of_type_wasm, _ts_node_is_named_wasm, _ts_node_has_changes_wasm, _ts_node_has_error_wasm, _ts_node_is_error_wasm, _ts_node_is_missing_wasm, _ts_node_is_extra_wasm, _ts_node_parse_state_wasm, _ts_node_next_parse_state_wasm, _ts_query_matches_wasm, _ts_query_captures_wasm, _memset, _memcpy, _memmove, _iswalpha, _iswblank, _iswdigit, _iswlower, _iswpunct, _iswupper, _iswxdigit, _memchr, _strlen, _strcmp, _strncat, _strncpy, _towlower, _towupper, _setThrew, __emscripten_stack_restore, __emscripten_stack_alloc, _emscripten_stack_get_current, ___wasm_apply_data_relocs;
	function assignWasmExports(wasmExports2) {
		Module["_malloc"] = wasmExports2["malloc"];
		Module["_calloc"] = _calloc = wasmExports2["calloc"];
		Module["_realloc"] = wasmExports2["realloc"];
		Module["_free"] = wasmExports2["free"];
		Module["_ts_range_edit"] = wasmExports2["ts_range_edit"];
		Module["_memcmp"] = wasmExports2["memcmp"];
		Module["_ts_language_symbol_count"] = wasmExports2["ts_language_symbol_count"];
		Module["_ts_language_state_count"] = wasmExports2["ts_language_state_count"];
		Module["_ts_language_abi_version"] = wasmExports2["ts_language_abi_version"];
		Module["_ts_language_name"] = wasmExports2["ts_language_name"];
		Module["_ts_language_field_count"] = wasmExports2["ts_language_field_count"];
		Module["_ts_language_next_state"] = wasmExports2["ts_language_next_state"];
		Module["_ts_language_symbol_name"] = wasmExports2["ts_language_symbol_name"];
		Module["_ts_language_symbol_for_name"] = wasmExports2["ts_language_symbol_for_name"];
		Module["_strncmp"] = wasmExports2["strncmp"];
		Module["_ts_language_symbol_type"] = wasmExports2["ts_language_symbol_type"];
		Module["_ts_language_field_name_for_id"] = wasmExports2["ts_language_field_name_for_id"];
		Module["_ts_lookahead_iterator_new"] = wasmExports2["ts_lookahead_iterator_new"];
		Module["_ts_lookahead_iterator_delete"] = wasmExports2["ts_lookahead_iterator_delete"];
		Module["_ts_lookahead_iterator_reset_state"] = wasmExports2["ts_lookahead_iterator_reset_state"];
		Module["_ts_lookahead_iterator_reset"] = wasmExports2["ts_lookahead_iterator_reset"];
		Module["_ts_lookahead_iterator_next"] = wasmExports2["ts_lookahead_iterator_next"];
		Module["_ts_lookahead_iterator_current_symbol"] = wasmExports2["ts_lookahead_iterator_current_symbol"];
		Module["_ts_point_edit"] = wasmExports2["ts_point_edit"];
		Module["_ts_parser_delete"] = wasmExports2["ts_parser_delete"];
		Module["_ts_parser_reset"] = wasmExports2["ts_parser_reset"];
		Module["_ts_parser_set_language"] = wasmExports2["ts_parser_set_language"];
		Module["_ts_parser_set_included_ranges"] = wasmExports2["ts_parser_set_included_ranges"];
		Module["_ts_query_new"] = wasmExports2["ts_query_new"];
		Module["_ts_query_delete"] = wasmExports2["ts_query_delete"];
		Module["_iswspace"] = wasmExports2["iswspace"];
		Module["_iswalnum"] = wasmExports2["iswalnum"];
		Module["_ts_query_copy"] = wasmExports2["ts_query_copy"];
		Module["_ts_query_pattern_count"] = wasmExports2["ts_query_pattern_count"];
		Module["_ts_query_capture_count"] = wasmExports2["ts_query_capture_count"];
		Module["_ts_query_string_count"] = wasmExports2["ts_query_string_count"];
		Module["_ts_query_capture_name_for_id"] = wasmExports2["ts_query_capture_name_for_id"];
		Module["_ts_query_capture_quantifier_for_id"] = wasmExports2["ts_query_capture_quantifier_for_id"];
		Module["_ts_query_string_value_for_id"] = wasmExports2["ts_query_string_value_for_id"];
		Module["_ts_query_predicates_for_pattern"] = wasmExports2["ts_query_predicates_for_pattern"];
		Module["_ts_query_start_byte_for_pattern"] = wasmExports2["ts_query_start_byte_for_pattern"];
		Module["_ts_query_end_byte_for_pattern"] = wasmExports2["ts_query_end_byte_for_pattern"];
		Module["_ts_query_is_pattern_rooted"] = wasmExports2["ts_query_is_pattern_rooted"];
		Module["_ts_query_is_pattern_non_local"] = wasmExports2["ts_query_is_pattern_non_local"];
		Module["_ts_query_is_pattern_guaranteed_at_step"] = wasmExports2["ts_query_is_pattern_guaranteed_at_step"];
		Module["_ts_query_disable_capture"] = wasmExports2["ts_query_disable_capture"];
		Module["_ts_query_disable_pattern"] = wasmExports2["ts_query_disable_pattern"];
		Module["_ts_tree_copy"] = wasmExports2["ts_tree_copy"];
		Module["_ts_tree_delete"] = wasmExports2["ts_tree_delete"];
		Module["_ts_init"] = wasmExports2["ts_init"];
		Module["_ts_parser_new_wasm"] = wasmExports2["ts_parser_new_wasm"];
		Module["_ts_parser_enable_logger_wasm"] = wasmExports2["ts_parser_enable_logger_wasm"];
		Module["_ts_parser_parse_wasm"] = wasmExports2["ts_parser_parse_wasm"];
		Module["_ts_parser_included_ranges_wasm"] = wasmExports2["ts_parser_included_ranges_wasm"];
		Module["_ts_language_type_is_named_wasm"] = wasmExports2["ts_language_type_is_named_wasm"];
		Module["_ts_language_type_is_visible_wasm"] = wasmExports2["ts_language_type_is_visible_wasm"];
		Module["_ts_language_metadata_wasm"] = wasmExports2["ts_language_metadata_wasm"];
		Module["_ts_language_supertypes_wasm"] = wasmExports2["ts_language_supertypes_wasm"];
		Module["_ts_language_subtypes_wasm"] = wasmExports2["ts_language_subtypes_wasm"];
		Module["_ts_tree_root_node_wasm"] = wasmExports2["ts_tree_root_node_wasm"];
		Module["_ts_tree_root_node_with_offset_wasm"] = wasmExports2["ts_tree_root_node_with_offset_wasm"];
		Module["_ts_tree_edit_wasm"] = wasmExports2["ts_tree_edit_wasm"];
		Module["_ts_tree_included_ranges_wasm"] = wasmExports2["ts_tree_included_ranges_wasm"];
		Module["_ts_tree_get_changed_ranges_wasm"] = wasmExports2["ts_tree_get_changed_ranges_wasm"];
		Module["_ts_tree_cursor_new_wasm"] = wasmExports2["ts_tree_cursor_new_wasm"];
		Module["_ts_tree_cursor_copy_wasm"] = wasmExports2["ts_tree_cursor_copy_wasm"];
		Module["_ts_tree_cursor_delete_wasm"] = wasmExports2["ts_tree_cursor_delete_wasm"];
		Module["_ts_tree_cursor_reset_wasm"] = wasmExports2["ts_tree_cursor_reset_wasm"];
		Module["_ts_tree_cursor_reset_to_wasm"] = wasmExports2["ts_tree_cursor_reset_to_wasm"];
		Module["_ts_tree_cursor_goto_first_child_wasm"] = wasmExports2["ts_tree_cursor_goto_first_child_wasm"];
		Module["_ts_tree_cursor_goto_last_child_wasm"] = wasmExports2["ts_tree_cursor_goto_last_child_wasm"];
		Module["_ts_tree_cursor_goto_first_child_for_index_wasm"] = wasmExports2["ts_tree_cursor_goto_first_child_for_index_wasm"];
		Module["_ts_tree_cursor_goto_first_child_for_position_wasm"] = wasmExports2["ts_tree_cursor_goto_first_child_for_position_wasm"];
		Module["_ts_tree_cursor_goto_next_sibling_wasm"] = wasmExports2["ts_tree_cursor_goto_next_sibling_wasm"];
		Module["_ts_tree_cursor_goto_previous_sibling_wasm"] = wasmExports2["ts_tree_cursor_goto_previous_sibling_wasm"];
		Module["_ts_tree_cursor_goto_descendant_wasm"] = wasmExports2["ts_tree_cursor_goto_descendant_wasm"];
		Module["_ts_tree_cursor_goto_parent_wasm"] = wasmExports2["ts_tree_cursor_goto_parent_wasm"];
		Module["_ts_tree_cursor_current_node_type_id_wasm"] = wasmExports2["ts_tree_cursor_current_node_type_id_wasm"];
		Module["_ts_tree_cursor_current_node_state_id_wasm"] = wasmExports2["ts_tree_cursor_current_node_state_id_wasm"];
		Module["_ts_tree_cursor_current_node_is_named_wasm"] = wasmExports2["ts_tree_cursor_current_node_is_named_wasm"];
		Module["_ts_tree_cursor_current_node_is_missing_wasm"] = wasmExports2["ts_tree_cursor_current_node_is_missing_wasm"];
		Module["_ts_tree_cursor_current_node_id_wasm"] = wasmExports2["ts_tree_cursor_current_node_id_wasm"];
		Module["_ts_tree_cursor_start_position_wasm"] = wasmExports2["ts_tree_cursor_start_position_wasm"];
		Module["_ts_tree_cursor_end_position_wasm"] = wasmExports2["ts_tree_cursor_end_position_wasm"];
		Module["_ts_tree_cursor_start_index_wasm"] = wasmExports2["ts_tree_cursor_start_index_wasm"];
		Module["_ts_tree_cursor_end_index_wasm"] = wasmExports2["ts_tree_cursor_end_index_wasm"];
		Module["_ts_tree_cursor_current_field_id_wasm"] = wasmExports2["ts_tree_cursor_current_field_id_wasm"];
		Module["_ts_tree_cursor_current_depth_wasm"] = wasmExports2["ts_tree_cursor_current_depth_wasm"];
		Module["_ts_tree_cursor_current_descendant_index_wasm"] = wasmExports2["ts_tree_cursor_current_descendant_index_wasm"];
		Module["_ts_tree_cursor_current_node_wasm"] = wasmExports2["ts_tree_cursor_current_node_wasm"];
		Module["_ts_node_symbol_wasm"] = wasmExports2["ts_node_symbol_wasm"];
		Module["_ts_node_field_name_for_child_wasm"] = wasmExports2["ts_node_field_name_for_child_wasm"];
		Module["_ts_node_field_name_for_named_child_wasm"] = wasmExports2["ts_node_field_name_for_named_child_wasm"];
		Module["_ts_node_children_by_field_id_wasm"] = wasmExports2["ts_node_children_by_field_id_wasm"];
		Module["_ts_node_first_child_for_byte_wasm"] = wasmExports2["ts_node_first_child_for_byte_wasm"];
		Module["_ts_node_first_named_child_for_byte_wasm"] = wasmExports2["ts_node_first_named_child_for_byte_wasm"];
		Module["_ts_node_grammar_symbol_wasm"] = wasmExports2["ts_node_grammar_symbol_wasm"];
		Module["_ts_node_child_count_wasm"] = wasmExports2["ts_node_child_count_wasm"];
		Module["_ts_node_named_child_count_wasm"] = wasmExports2["ts_node_named_child_count_wasm"];
		Module["_ts_node_child_wasm"] = wasmExports2["ts_node_child_wasm"];
		Module["_ts_node_named_child_wasm"] = wasmExports2["ts_node_named_child_wasm"];
		Module["_ts_node_child_by_field_id_wasm"] = wasmExports2["ts_node_child_by_field_id_wasm"];
		Module["_ts_node_next_sibling_wasm"] = wasmExports2["ts_node_next_sibling_wasm"];
		Module["_ts_node_prev_sibling_wasm"] = wasmExports2["ts_node_prev_sibling_wasm"];
		Module["_ts_node_next_named_sibling_wasm"] = wasmExports2["ts_node_next_named_sibling_wasm"];
		Module["_ts_node_prev_named_sibling_wasm"] = wasmExports2["ts_node_prev_named_sibling_wasm"];
		Module["_ts_node_descendant_count_wasm"] = wasmExports2["ts_node_descendant_count_wasm"];
		Module["_ts_node_parent_wasm"] = wasmExports2["ts_node_parent_wasm"];
		Module["_ts_node_child_with_descendant_wasm"] = wasmExports2["ts_node_child_with_descendant_wasm"];
		Module["_ts_node_descendant_for_index_wasm"] = wasmExports2["ts_node_descendant_for_index_wasm"];
		Module["_ts_node_named_descendant_for_index_wasm"] = wasmExports2["ts_node_named_descendant_for_index_wasm"];
		Module["_ts_node_descendant_for_position_wasm"] = wasmExports2["ts_node_descendant_for_position_wasm"];
		Module["_ts_node_named_descendant_for_position_wasm"] = wasmExports2["ts_node_named_descendant_for_position_wasm"];
		Module["_ts_node_start_point_wasm"] = wasmExports2["ts_node_start_point_wasm"];
		Module["_ts_node_end_point_wasm"] = wasmExports2["ts_node_end_point_wasm"];
		Module["_ts_node_start_index_wasm"] = wasmExports2["ts_node_start_index_wasm"];
		Module["_ts_node_end_index_wasm"] = wasmExports2["ts_node_end_index_wasm"];
		Module["_ts_node_to_string_wasm"] = wasmExports2["ts_node_to_string_wasm"];
		Module["_ts_node_children_wasm"] = wasmExports2["ts_node_children_wasm"];
		Module["_ts_node_named_children_wasm"] = wasmExports2["ts_node_named_children_wasm"];
		Module["_ts_node_descendants_of_type_wasm"] = wasmExports2["ts_node_descendants_of_type_wasm"];
		Module["_ts_node_is_named_wasm"] = wasmExports2["ts_node_is_named_wasm"];
		Module["_ts_node_has_changes_wasm"] = wasmExports2["ts_node_has_changes_wasm"];
		Module["_ts_node_has_error_wasm"] = wasmExports2["ts_node_has_error_wasm"];
		Module["_ts_node_is_error_wasm"] = wasmExports2["ts_node_is_error_wasm"];
		Module["_ts_node_is_missing_wasm"] = wasmExports2["ts_node_is_missing_wasm"];
		Module["_ts_node_is_extra_wasm"] = wasmExports2["ts_node_is_extra_wasm"];
		Module["_ts_node_parse_state_wasm"] = wasmExports2["ts_node_parse_state_wasm"];
		Module["_ts_node_next_parse_state_wasm"] = wasmExports2["ts_node_next_parse_state_wasm"];
		Module["_ts_query_matches_wasm"] = wasmExports2["ts_query_matches_wasm"];
		Module["_ts_query_captures_wasm"] = wasmExports2["ts_query_captures_wasm"];
		Module["_memset"] = wasmExports2["memset"];
		Module["_memcpy"] = wasmExports2["memcpy"];
		Module["_memmove"] = wasmExports2["memmove"];
		Module["_iswalpha"] = wasmExports2["iswalpha"];
		Module["_iswblank"] = wasmExports2["iswblank"];
		Module["_iswdigit"] = wasmExports2["iswdigit"];
		Module["_iswlower"] = wasmExports2["iswlower"];
		Module["_iswpunct"] = wasmExports2["iswpunct"];
		Module["_iswupper"] = wasmExports2["iswupper"];
		Module["_iswxdigit"] = wasmExports2["iswxdigit"];
		Module["_memchr"] = wasmExports2["memchr"];
		Module["_strlen"] = wasmExports2["strlen"];
		Module["_strcmp"] = wasmExports2["strcmp"];
		Module["_strncat"] = wasmExports2["strncat"];
		Module["_strncpy"] = wasmExports2["strncpy"];
		Module["_towlower"] = wasmExports2["towlower"];
		Module["_towupper"] = wasmExports2["towupper"];
		_setThrew = wasmExports2["setThrew"];
		__emscripten_stack_restore = wasmExports2["_emscripten_stack_restore"];
		__emscripten_stack_alloc = wasmExports2["_emscripten_stack_alloc"];
		_emscripten_stack_get_current = wasmExports2["emscripten_stack_get_current"];
		wasmExports2["__wasm_apply_data_relocs"];
	}
	__name(assignWasmExports, "assignWasmExports");
	var wasmImports = {
		__heap_base: ___heap_base,
		__indirect_function_table: wasmTable,
		__memory_base: ___memory_base,
		__stack_high: ___stack_high,
		__stack_low: ___stack_low,
		__stack_pointer: ___stack_pointer,
		__table_base: ___table_base,
		_abort_js: __abort_js,
		emscripten_resize_heap: _emscripten_resize_heap,
		fd_close: _fd_close,
		fd_seek: _fd_seek,
		fd_write: _fd_write,
		memory: wasmMemory,
		tree_sitter_log_callback: _tree_sitter_log_callback,
		tree_sitter_parse_callback: _tree_sitter_parse_callback,
		tree_sitter_progress_callback: _tree_sitter_progress_callback,
		tree_sitter_query_progress_callback: _tree_sitter_query_progress_callback
	};
	function callMain(args2 = []) {
		var entryFunction = resolveGlobalSymbol("main").sym;
		if (!entryFunction) return;
		args2.unshift(thisProgram);
		var argc = args2.length;
		var argv = stackAlloc((argc + 1) * 4);
		var argv_ptr = argv;
		args2.forEach((arg) => {
			LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, stringToUTF8OnStack(arg));
			argv_ptr += 4;
		});
		LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, 0);
		try {
			var ret = entryFunction(argc, argv);
			exitJS(ret, true);
			return ret;
		} catch (e) {
			return handleException(e);
		}
	}
	__name(callMain, "callMain");
	function run(args2 = arguments_) {
		if (runDependencies > 0) {
			dependenciesFulfilled = run;
			return;
		}
		preRun();
		if (runDependencies > 0) {
			dependenciesFulfilled = run;
			return;
		}
		function doRun() {
			Module["calledRun"] = true;
			if (ABORT) return;
			initRuntime();
			preMain();
			readyPromiseResolve?.(Module);
			Module["onRuntimeInitialized"]?.();
			if (!(Module["noInitialRun"] || false)) callMain(args2);
			postRun();
		}
		__name(doRun, "doRun");
		if (Module["setStatus"]) {
			Module["setStatus"]("Running...");
			setTimeout(() => {
				setTimeout(() => Module["setStatus"](""), 1);
				doRun();
			}, 1);
		} else doRun();
	}
	__name(run, "run");
	var wasmExports = await createWasm();
	run();
	if (runtimeInitialized) moduleRtn = Module;
	else moduleRtn = new Promise((resolve, reject) => {
		readyPromiseResolve = resolve;
		readyPromiseReject = reject;
	});
	return moduleRtn;
}
__name(Module2, "Module");
var web_tree_sitter_default = Module2;
var Module3 = null;
async function initializeBinding(moduleOptions) {
	return Module3 ??= await web_tree_sitter_default(moduleOptions);
}
__name(initializeBinding, "initializeBinding");
function checkModule() {
	return !!Module3;
}
__name(checkModule, "checkModule");
var TRANSFER_BUFFER;
var LANGUAGE_VERSION;
var MIN_COMPATIBLE_VERSION;
var finalizer4 = newFinalizer((addresses) => {
	C._ts_parser_delete(addresses[0]);
	C._free(addresses[1]);
});
var Parser = class {
	static {
		__name(this, "Parser");
	}
	[0] = 0;
	[1] = 0;
	logCallback = null;
	language = null;
	static async init(moduleOptions) {
		setModule(await initializeBinding(moduleOptions));
		TRANSFER_BUFFER = C._ts_init();
		LANGUAGE_VERSION = C.getValue(TRANSFER_BUFFER, "i32");
		MIN_COMPATIBLE_VERSION = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
	}
	constructor() {
		this.initialize();
		finalizer4?.register(this, [this[0], this[1]], this);
	}
	initialize() {
		if (!checkModule()) throw new Error("cannot construct a Parser before calling `init()`");
		C._ts_parser_new_wasm();
		this[0] = C.getValue(TRANSFER_BUFFER, "i32");
		this[1] = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
	}
	delete() {
		finalizer4?.unregister(this);
		C._ts_parser_delete(this[0]);
		C._free(this[1]);
		this[0] = 0;
		this[1] = 0;
	}
	setLanguage(language) {
		let address;
		if (!language) {
			address = 0;
			this.language = null;
		} else if (language.constructor === Language) {
			address = language[0];
			const version = C._ts_language_abi_version(address);
			if (version < MIN_COMPATIBLE_VERSION || LANGUAGE_VERSION < version) throw new Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);
			this.language = language;
		} else throw new Error("Argument must be a Language");
		C._ts_parser_set_language(this[0], address);
		return this;
	}
	parse(callback, oldTree, options) {
		if (typeof callback === "string") C.currentParseCallback = (index) => callback.slice(index);
		else if (typeof callback === "function") C.currentParseCallback = callback;
		else throw new Error("Argument must be a string or a function");
		if (options?.progressCallback) C.currentProgressCallback = options.progressCallback;
		else C.currentProgressCallback = null;
		if (this.logCallback) {
			C.currentLogCallback = this.logCallback;
			C._ts_parser_enable_logger_wasm(this[0], 1);
		} else {
			C.currentLogCallback = null;
			C._ts_parser_enable_logger_wasm(this[0], 0);
		}
		let rangeCount = 0;
		let rangeAddress = 0;
		if (options?.includedRanges) {
			rangeCount = options.includedRanges.length;
			rangeAddress = C._calloc(rangeCount, SIZE_OF_RANGE);
			let address = rangeAddress;
			for (let i2 = 0; i2 < rangeCount; i2++) {
				marshalRange(address, options.includedRanges[i2]);
				address += SIZE_OF_RANGE;
			}
		}
		const treeAddress = C._ts_parser_parse_wasm(this[0], this[1], oldTree ? oldTree[0] : 0, rangeAddress, rangeCount);
		if (!treeAddress) {
			C.currentParseCallback = null;
			C.currentLogCallback = null;
			C.currentProgressCallback = null;
			return null;
		}
		if (!this.language) throw new Error("Parser must have a language to parse");
		const result = new Tree(INTERNAL, treeAddress, this.language, C.currentParseCallback);
		C.currentParseCallback = null;
		C.currentLogCallback = null;
		C.currentProgressCallback = null;
		return result;
	}
	reset() {
		C._ts_parser_reset(this[0]);
	}
	getIncludedRanges() {
		C._ts_parser_included_ranges_wasm(this[0]);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const result = new Array(count);
		if (count > 0) {
			let address = buffer;
			for (let i2 = 0; i2 < count; i2++) {
				result[i2] = unmarshalRange(address);
				address += SIZE_OF_RANGE;
			}
			C._free(buffer);
		}
		return result;
	}
	setLogger(callback) {
		if (!callback) this.logCallback = null;
		else if (typeof callback !== "function") throw new Error("Logger callback must be a function");
		else this.logCallback = callback;
		return this;
	}
	getLogger() {
		return this.logCallback;
	}
};
var PREDICATE_STEP_TYPE_CAPTURE = 1;
var PREDICATE_STEP_TYPE_STRING = 2;
var QUERY_WORD_REGEX = /[\w-]+/g;
var CaptureQuantifier = {
	Zero: 0,
	ZeroOrOne: 1,
	ZeroOrMore: 2,
	One: 3,
	OneOrMore: 4
};
var isCaptureStep = /* @__PURE__ */ __name((step) => step.type === "capture", "isCaptureStep");
var isStringStep = /* @__PURE__ */ __name((step) => step.type === "string", "isStringStep");
var QueryErrorKind = {
	Syntax: 1,
	NodeName: 2,
	FieldName: 3,
	CaptureName: 4,
	PatternStructure: 5
};
var QueryError = class _QueryError extends Error {
	constructor(kind, info2, index, length) {
		super(_QueryError.formatMessage(kind, info2));
		this.kind = kind;
		this.info = info2;
		this.index = index;
		this.length = length;
		this.name = "QueryError";
	}
	kind;
	info;
	index;
	length;
	static {
		__name(this, "QueryError");
	}
	static formatMessage(kind, info2) {
		switch (kind) {
			case QueryErrorKind.NodeName: return `Bad node name '${info2.word}'`;
			case QueryErrorKind.FieldName: return `Bad field name '${info2.word}'`;
			case QueryErrorKind.CaptureName: return `Bad capture name @${info2.word}`;
			case QueryErrorKind.PatternStructure: return `Bad pattern structure at offset ${info2.suffix}`;
			case QueryErrorKind.Syntax: return `Bad syntax at offset ${info2.suffix}`;
		}
	}
};
function parseAnyPredicate(steps, index, operator, textPredicates) {
	if (steps.length !== 3) throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}`);
	if (!isCaptureStep(steps[1])) throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`);
	const isPositive = operator === "eq?" || operator === "any-eq?";
	const matchAll = !operator.startsWith("any-");
	if (isCaptureStep(steps[2])) {
		const captureName1 = steps[1].name;
		const captureName2 = steps[2].name;
		textPredicates[index].push((captures) => {
			const nodes1 = [];
			const nodes2 = [];
			for (const c of captures) {
				if (c.name === captureName1) nodes1.push(c.node);
				if (c.name === captureName2) nodes2.push(c.node);
			}
			const compare = /* @__PURE__ */ __name((n1, n2, positive) => {
				return positive ? n1.text === n2.text : n1.text !== n2.text;
			}, "compare");
			return matchAll ? nodes1.every((n1) => nodes2.some((n2) => compare(n1, n2, isPositive))) : nodes1.some((n1) => nodes2.some((n2) => compare(n1, n2, isPositive)));
		});
	} else {
		const captureName = steps[1].name;
		const stringValue = steps[2].value;
		const matches = /* @__PURE__ */ __name((n) => n.text === stringValue, "matches");
		const doesNotMatch = /* @__PURE__ */ __name((n) => n.text !== stringValue, "doesNotMatch");
		textPredicates[index].push((captures) => {
			const nodes = [];
			for (const c of captures) if (c.name === captureName) nodes.push(c.node);
			const test = isPositive ? matches : doesNotMatch;
			return matchAll ? nodes.every(test) : nodes.some(test);
		});
	}
}
__name(parseAnyPredicate, "parseAnyPredicate");
function parseMatchPredicate(steps, index, operator, textPredicates) {
	if (steps.length !== 3) throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}.`);
	if (steps[1].type !== "capture") throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);
	if (steps[2].type !== "string") throw new Error(`Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`);
	const isPositive = operator === "match?" || operator === "any-match?";
	const matchAll = !operator.startsWith("any-");
	const captureName = steps[1].name;
	const regex = new RegExp(steps[2].value);
	textPredicates[index].push((captures) => {
		const nodes = [];
		for (const c of captures) if (c.name === captureName) nodes.push(c.node.text);
		const test = /* @__PURE__ */ __name((text, positive) => {
			return positive ? regex.test(text) : !regex.test(text);
		}, "test");
		if (nodes.length === 0) return !isPositive;
		return matchAll ? nodes.every((text) => test(text, isPositive)) : nodes.some((text) => test(text, isPositive));
	});
}
__name(parseMatchPredicate, "parseMatchPredicate");
function parseAnyOfPredicate(steps, index, operator, textPredicates) {
	if (steps.length < 2) throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length - 1}.`);
	if (steps[1].type !== "capture") throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);
	const isPositive = operator === "any-of?";
	const captureName = steps[1].name;
	const stringSteps = steps.slice(2);
	if (!stringSteps.every(isStringStep)) throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);
	const values = stringSteps.map((s) => s.value);
	textPredicates[index].push((captures) => {
		const nodes = [];
		for (const c of captures) if (c.name === captureName) nodes.push(c.node.text);
		if (nodes.length === 0) return !isPositive;
		return nodes.every((text) => values.includes(text)) === isPositive;
	});
}
__name(parseAnyOfPredicate, "parseAnyOfPredicate");
function parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties) {
	if (steps.length < 2 || steps.length > 3) throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
	if (!steps.every(isStringStep)) throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);
	const properties = operator === "is?" ? assertedProperties : refutedProperties;
	if (!properties[index]) properties[index] = {};
	properties[index][steps[1].value] = steps[2]?.value ?? null;
}
__name(parseIsPredicate, "parseIsPredicate");
function parseSetDirective(steps, index, setProperties) {
	if (steps.length < 2 || steps.length > 3) throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
	if (!steps.every(isStringStep)) throw new Error(`Arguments to \`#set!\` predicate must be strings.".`);
	if (!setProperties[index]) setProperties[index] = {};
	setProperties[index][steps[1].value] = steps[2]?.value ?? null;
}
__name(parseSetDirective, "parseSetDirective");
function parsePattern(index, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties) {
	if (stepType === PREDICATE_STEP_TYPE_CAPTURE) {
		const name2 = captureNames[stepValueId];
		steps.push({
			type: "capture",
			name: name2
		});
	} else if (stepType === PREDICATE_STEP_TYPE_STRING) steps.push({
		type: "string",
		value: stringValues[stepValueId]
	});
	else if (steps.length > 0) {
		if (steps[0].type !== "string") throw new Error("Predicates must begin with a literal value");
		const operator = steps[0].value;
		switch (operator) {
			case "any-not-eq?":
			case "not-eq?":
			case "any-eq?":
			case "eq?":
				parseAnyPredicate(steps, index, operator, textPredicates);
				break;
			case "any-not-match?":
			case "not-match?":
			case "any-match?":
			case "match?":
				parseMatchPredicate(steps, index, operator, textPredicates);
				break;
			case "not-any-of?":
			case "any-of?":
				parseAnyOfPredicate(steps, index, operator, textPredicates);
				break;
			case "is?":
			case "is-not?":
				parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties);
				break;
			case "set!":
				parseSetDirective(steps, index, setProperties);
				break;
			default: predicates[index].push({
				operator,
				operands: steps.slice(1)
			});
		}
		steps.length = 0;
	}
}
__name(parsePattern, "parsePattern");
var finalizer5 = newFinalizer((address) => {
	C._ts_query_delete(address);
});
var Query = class {
	static {
		__name(this, "Query");
	}
	[0] = 0;
	exceededMatchLimit;
	textPredicates;
	captureNames;
	captureQuantifiers;
	predicates;
	setProperties;
	assertedProperties;
	refutedProperties;
	matchLimit;
	constructor(language, source) {
		const sourceLength = C.lengthBytesUTF8(source);
		const sourceAddress = C._malloc(sourceLength + 1);
		C.stringToUTF8(source, sourceAddress, sourceLength + 1);
		const address = C._ts_query_new(language[0], sourceAddress, sourceLength, TRANSFER_BUFFER, TRANSFER_BUFFER + SIZE_OF_INT);
		if (!address) {
			const errorId = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
			const errorByte = C.getValue(TRANSFER_BUFFER, "i32");
			const errorIndex = C.UTF8ToString(sourceAddress, errorByte).length;
			const suffix = source.slice(errorIndex, errorIndex + 100).split("\n")[0];
			const word = suffix.match(QUERY_WORD_REGEX)?.[0] ?? "";
			C._free(sourceAddress);
			switch (errorId) {
				case QueryErrorKind.Syntax: throw new QueryError(QueryErrorKind.Syntax, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
				case QueryErrorKind.NodeName: throw new QueryError(errorId, { word }, errorIndex, word.length);
				case QueryErrorKind.FieldName: throw new QueryError(errorId, { word }, errorIndex, word.length);
				case QueryErrorKind.CaptureName: throw new QueryError(errorId, { word }, errorIndex, word.length);
				case QueryErrorKind.PatternStructure: throw new QueryError(errorId, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
			}
		}
		const stringCount = C._ts_query_string_count(address);
		const captureCount = C._ts_query_capture_count(address);
		const patternCount = C._ts_query_pattern_count(address);
		const captureNames = new Array(captureCount);
		const captureQuantifiers = new Array(patternCount);
		const stringValues = new Array(stringCount);
		for (let i2 = 0; i2 < captureCount; i2++) {
			const nameAddress = C._ts_query_capture_name_for_id(address, i2, TRANSFER_BUFFER);
			const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
			captureNames[i2] = C.UTF8ToString(nameAddress, nameLength);
		}
		for (let i2 = 0; i2 < patternCount; i2++) {
			const captureQuantifiersArray = new Array(captureCount);
			for (let j = 0; j < captureCount; j++) {
				const quantifier = C._ts_query_capture_quantifier_for_id(address, i2, j);
				captureQuantifiersArray[j] = quantifier;
			}
			captureQuantifiers[i2] = captureQuantifiersArray;
		}
		for (let i2 = 0; i2 < stringCount; i2++) {
			const valueAddress = C._ts_query_string_value_for_id(address, i2, TRANSFER_BUFFER);
			const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
			stringValues[i2] = C.UTF8ToString(valueAddress, nameLength);
		}
		const setProperties = new Array(patternCount);
		const assertedProperties = new Array(patternCount);
		const refutedProperties = new Array(patternCount);
		const predicates = new Array(patternCount);
		const textPredicates = new Array(patternCount);
		for (let i2 = 0; i2 < patternCount; i2++) {
			const predicatesAddress = C._ts_query_predicates_for_pattern(address, i2, TRANSFER_BUFFER);
			const stepCount = C.getValue(TRANSFER_BUFFER, "i32");
			predicates[i2] = [];
			textPredicates[i2] = [];
			const steps = new Array();
			let stepAddress = predicatesAddress;
			for (let j = 0; j < stepCount; j++) {
				const stepType = C.getValue(stepAddress, "i32");
				stepAddress += SIZE_OF_INT;
				const stepValueId = C.getValue(stepAddress, "i32");
				stepAddress += SIZE_OF_INT;
				parsePattern(i2, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties);
			}
			Object.freeze(textPredicates[i2]);
			Object.freeze(predicates[i2]);
			Object.freeze(setProperties[i2]);
			Object.freeze(assertedProperties[i2]);
			Object.freeze(refutedProperties[i2]);
		}
		C._free(sourceAddress);
		this[0] = address;
		this.captureNames = captureNames;
		this.captureQuantifiers = captureQuantifiers;
		this.textPredicates = textPredicates;
		this.predicates = predicates;
		this.setProperties = setProperties;
		this.assertedProperties = assertedProperties;
		this.refutedProperties = refutedProperties;
		this.exceededMatchLimit = false;
		finalizer5?.register(this, address, this);
	}
	delete() {
		finalizer5?.unregister(this);
		C._ts_query_delete(this[0]);
		this[0] = 0;
	}
	matches(node, options = {}) {
		const startPosition = options.startPosition ?? ZERO_POINT;
		const endPosition = options.endPosition ?? ZERO_POINT;
		const startIndex = options.startIndex ?? 0;
		const endIndex = options.endIndex ?? 0;
		const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
		const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
		const startContainingIndex = options.startContainingIndex ?? 0;
		const endContainingIndex = options.endContainingIndex ?? 0;
		const matchLimit = options.matchLimit ?? 4294967295;
		const maxStartDepth = options.maxStartDepth ?? 4294967295;
		const progressCallback = options.progressCallback;
		if (typeof matchLimit !== "number") throw new Error("Arguments must be numbers");
		this.matchLimit = matchLimit;
		if (endIndex !== 0 && startIndex > endIndex) throw new Error("`startIndex` cannot be greater than `endIndex`");
		if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) throw new Error("`startPosition` cannot be greater than `endPosition`");
		if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
		if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
		if (progressCallback) C.currentQueryProgressCallback = progressCallback;
		marshalNode(node);
		C._ts_query_matches_wasm(this[0], node.tree[0], startPosition.row, startPosition.column, endPosition.row, endPosition.column, startIndex, endIndex, startContainingPosition.row, startContainingPosition.column, endContainingPosition.row, endContainingPosition.column, startContainingIndex, endContainingIndex, matchLimit, maxStartDepth);
		const rawCount = C.getValue(TRANSFER_BUFFER, "i32");
		const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
		const result = new Array(rawCount);
		this.exceededMatchLimit = Boolean(didExceedMatchLimit);
		let filteredCount = 0;
		let address = startAddress;
		for (let i2 = 0; i2 < rawCount; i2++) {
			const patternIndex = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			const captureCount = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			const captures = new Array(captureCount);
			address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
			if (this.textPredicates[patternIndex].every((p) => p(captures))) {
				result[filteredCount] = {
					patternIndex,
					captures
				};
				const setProperties = this.setProperties[patternIndex];
				result[filteredCount].setProperties = setProperties;
				const assertedProperties = this.assertedProperties[patternIndex];
				result[filteredCount].assertedProperties = assertedProperties;
				const refutedProperties = this.refutedProperties[patternIndex];
				result[filteredCount].refutedProperties = refutedProperties;
				filteredCount++;
			}
		}
		result.length = filteredCount;
		C._free(startAddress);
		C.currentQueryProgressCallback = null;
		return result;
	}
	captures(node, options = {}) {
		const startPosition = options.startPosition ?? ZERO_POINT;
		const endPosition = options.endPosition ?? ZERO_POINT;
		const startIndex = options.startIndex ?? 0;
		const endIndex = options.endIndex ?? 0;
		const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
		const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
		const startContainingIndex = options.startContainingIndex ?? 0;
		const endContainingIndex = options.endContainingIndex ?? 0;
		const matchLimit = options.matchLimit ?? 4294967295;
		const maxStartDepth = options.maxStartDepth ?? 4294967295;
		const progressCallback = options.progressCallback;
		if (typeof matchLimit !== "number") throw new Error("Arguments must be numbers");
		this.matchLimit = matchLimit;
		if (endIndex !== 0 && startIndex > endIndex) throw new Error("`startIndex` cannot be greater than `endIndex`");
		if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) throw new Error("`startPosition` cannot be greater than `endPosition`");
		if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
		if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
		if (progressCallback) C.currentQueryProgressCallback = progressCallback;
		marshalNode(node);
		C._ts_query_captures_wasm(this[0], node.tree[0], startPosition.row, startPosition.column, endPosition.row, endPosition.column, startIndex, endIndex, startContainingPosition.row, startContainingPosition.column, endContainingPosition.row, endContainingPosition.column, startContainingIndex, endContainingIndex, matchLimit, maxStartDepth);
		const count = C.getValue(TRANSFER_BUFFER, "i32");
		const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
		const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
		const result = new Array();
		this.exceededMatchLimit = Boolean(didExceedMatchLimit);
		const captures = new Array();
		let address = startAddress;
		for (let i2 = 0; i2 < count; i2++) {
			const patternIndex = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			const captureCount = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			const captureIndex = C.getValue(address, "i32");
			address += SIZE_OF_INT;
			captures.length = captureCount;
			address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
			if (this.textPredicates[patternIndex].every((p) => p(captures))) {
				const capture = captures[captureIndex];
				capture.setProperties = this.setProperties[patternIndex];
				capture.assertedProperties = this.assertedProperties[patternIndex];
				capture.refutedProperties = this.refutedProperties[patternIndex];
				result.push(capture);
			}
		}
		C._free(startAddress);
		C.currentQueryProgressCallback = null;
		return result;
	}
	predicatesForPattern(patternIndex) {
		return this.predicates[patternIndex];
	}
	disableCapture(captureName) {
		const captureNameLength = C.lengthBytesUTF8(captureName);
		const captureNameAddress = C._malloc(captureNameLength + 1);
		C.stringToUTF8(captureName, captureNameAddress, captureNameLength + 1);
		C._ts_query_disable_capture(this[0], captureNameAddress, captureNameLength);
		C._free(captureNameAddress);
	}
	disablePattern(patternIndex) {
		if (patternIndex >= this.predicates.length) throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
		C._ts_query_disable_pattern(this[0], patternIndex);
	}
	didExceedMatchLimit() {
		return this.exceededMatchLimit;
	}
	startIndexForPattern(patternIndex) {
		if (patternIndex >= this.predicates.length) throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
		return C._ts_query_start_byte_for_pattern(this[0], patternIndex);
	}
	endIndexForPattern(patternIndex) {
		if (patternIndex >= this.predicates.length) throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);
		return C._ts_query_end_byte_for_pattern(this[0], patternIndex);
	}
	patternCount() {
		return C._ts_query_pattern_count(this[0]);
	}
	captureIndexForName(captureName) {
		return this.captureNames.indexOf(captureName);
	}
	isPatternRooted(patternIndex) {
		return C._ts_query_is_pattern_rooted(this[0], patternIndex) === 1;
	}
	isPatternNonLocal(patternIndex) {
		return C._ts_query_is_pattern_non_local(this[0], patternIndex) === 1;
	}
	isPatternGuaranteedAtStep(byteIndex) {
		return C._ts_query_is_pattern_guaranteed_at_step(this[0], byteIndex) === 1;
	}
};

export { Language, Parser, TerraformRepository, configFiles, createTerraformReader, openTerraformRoot, worldOf };