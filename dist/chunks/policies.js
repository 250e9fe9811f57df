import { __exportAll } from "./rolldown-runtime.js";
import { effectiveEntries, formatKey, getString, getValue, nodeAt, rememberedLast } from "./program.js";
import { DEFAULT_NAMESPACE, LENIENT, decodePodSpec, groupOf, mayBePolicy, parseDocuments, withOrigin } from "./core.js";

// src/policies/cel/values.ts
const faults = /* @__PURE__ */ new WeakSet();
const optionals = /* @__PURE__ */ new WeakSet();
function errorOf(why) {
	return register(faults, {
		fault: "error",
		why
	});
}
function unknownOf(why) {
	return register(faults, {
		fault: "unknown",
		why
	});
}
function optionalOf(optional) {
	return register(optionals, { optional });
}
function register(known, value) {
	known.add(value);
	return value;
}
function isFault(value) {
	return typeof value === "object" && value !== null && faults.has(value);
}
function isOptional(value) {
	return typeof value === "object" && value !== null && optionals.has(value);
}
const messages = /* @__PURE__ */ new WeakSet();
function celMessage(fields) {
	return register(messages, fields);
}
function holdsMessage(list) {
	return list.some((item) => isList(item) ? holdsMessage(item) : typeof item === "object" && item !== null && messages.has(item));
}
function isList(value) {
	return Array.isArray(value);
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !faults.has(value) && !optionals.has(value);
}
function sameJson(a, b) {
	if (a === b) return true;
	if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => sameJson(item, b[index] ?? null));
	if (!isMap(a) || !isMap(b)) return false;
	const keys = Object.keys(a);
	const same = (key) => Object.hasOwn(b, key) && sameJson(a[key] ?? null, b[key] ?? null);
	return keys.length === Object.keys(b).length && keys.every(same);
}

// src/policies/cel/functions.ts
const PLAIN_PATTERN = /^(?:[\w\s\-./:=,@#%&~"'!<>;^$|()[\]*+?]|\\[.\-/dws$^*+?()[\]{}|\\]|\{\d+(?:,\d*)?\})*$/;
const OF_TEXTS = {
	startsWith: (text, start = "") => text.startsWith(start),
	endsWith: (text, end = "") => text.endsWith(end),
	contains: (text, part = "") => text.includes(part),
	matches: (text, pattern = "") => matches$1(text, pattern),
	lowerAscii: (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
	upperAscii: (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
	replace: (text, from = "", to = "") => text.replaceAll(from, () => to),
	split: (text, by = "") => text.split(by),
	trim: (text) => text.trim()
};
const ARITY = {
	lowerAscii: 0,
	upperAscii: 0,
	trim: 0,
	replace: 2
};
function matches$1(text, pattern) {
	if (!PLAIN_PATTERN.test(pattern) || pattern.includes("(?")) return unknownOf("a regular expression");
	try {
		return new RegExp(pattern, "u").test(text);
	} catch {
		return unknownOf("a regular expression");
	}
}
function sizeOf(value) {
	if (typeof value === "string") return [...value].length;
	if (value !== void 0 && isList(value)) return value.length;
	return value !== void 0 && isMap(value) ? unknownOf("the size of a mapping") : errorOf("no such overload");
}
function toInt(value) {
	if (typeof value === "number") return Math.trunc(value);
	if (typeof value === "string") return /^-?[0-9]{1,15}$/.test(value) ? Number(value) : errorOf("no number");
	return errorOf("no such overload");
}
function toText(value) {
	if (typeof value === "string") return value;
	if (typeof value === "boolean" || typeof value === "number" && Number.isSafeInteger(value)) return String(value);
	return unknownOf("string()");
}
function isZero(value) {
	if (isList(value)) return value.length === 0;
	return isMap(value) ? Object.keys(value).length === 0 : !value;
}
function ofOptional(name, receiver, [other]) {
	if (!isOptional(receiver)) return void 0;
	const { optional } = receiver;
	switch (name) {
		case "hasValue": return optional !== void 0;
		case "value": return optional ?? errorOf("optional.none() dereference");
		case "orValue":
		case "or":
			if (optional !== void 0) return name === "or" ? receiver : optional;
			return other;
		default: return;
	}
}
function joined(list, separator) {
	return list.every((item) => typeof item === "string") ? list.join(separator) : errorOf("no such overload");
}
function callCelFunction(name, receiver, values) {
	const [first] = values;
	const made = receiver === void 0 ? void 0 : ofOptional(name, receiver, values);
	if (made !== void 0) return made;
	switch (name) {
		case "size": return sizeOf(receiver ?? first);
		case "dyn": return first ?? errorOf("no such overload");
		case "int": return toInt(first);
		case "string": return toText(first);
		case "optional.none": return optionalOf(void 0);
		case "optional.of":
		case "optional.ofNonZeroValue": {
			if (first === void 0 || isOptional(first) || typeof first === "object" && first !== null && "fault" in first) return unknownOf(name);
			const plain = first;
			return optionalOf(name === "optional.ofNonZeroValue" && isZero(plain) ? void 0 : plain);
		}
		case "jsonpatch.escapeKey": return typeof first === "string" ? first.replaceAll("~", "~0").replaceAll("/", "~1") : errorOf("no such overload");
		case "join": {
			const separator = first === void 0 ? "" : first;
			return receiver !== void 0 && isList(receiver) && typeof separator === "string" ? joined(receiver, separator) : errorOf("no such overload");
		}
		default: return ofTexts(name, receiver, values);
	}
}
function ofTexts(name, receiver, values) {
	const run = Object.hasOwn(OF_TEXTS, name) ? OF_TEXTS[name] : void 0;
	if (run === void 0) return unknownOf(`${name}()`);
	const texts = values.filter((value) => typeof value === "string");
	if (typeof receiver !== "string" || texts.length !== values.length) return errorOf("no such overload");
	return texts.length === (ARITY[name] ?? 1) ? run(receiver, ...texts) : unknownOf(`${name}()`);
}

// src/policies/cel/operators.ts
function divide(operator, a, b) {
	if (typeof a !== "number" || typeof b !== "number") return errorOf("no such overload");
	if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return unknownOf("a fraction");
	switch (operator) {
		case "+": return a + b;
		case "-": return a - b;
		case "*": return a * b;
		case "/": return b === 0 ? errorOf("division by zero") : Math.trunc(a / b);
		default: return b === 0 ? errorOf("modulus by zero") : a % b;
	}
}
function compare(operator, a, b) {
	if (!(typeof a === "number" && typeof b === "number") && !(typeof a === "string" && typeof b === "string")) return errorOf("no such overload");
	switch (operator) {
		case "<": return a < b;
		case "<=": return a <= b;
		case ">": return a > b;
		default: return a >= b;
	}
}
function foldBooleans(values, decides) {
	let fault;
	for (const evaluate of values) {
		const value = evaluate();
		if (value === decides) return decides;
		if (value === !decides) continue;
		const wrong = isFault(value) ? value : errorOf("no such overload");
		if (fault === void 0 || isFault(wrong) && wrong.fault === "unknown") fault = wrong;
	}
	return fault ?? !decides;
}

// src/policies/cel/scope.ts
function withName(scope, name, value) {
	return {
		...scope,
		lookUp: (asked) => asked === name ? value : scope.lookUp(asked)
	};
}
function selectIn(of, index, asOptional, scope) {
	if (isFault(of)) return of;
	if (isOptional(of)) {
		if (of.optional === void 0) return of;
		return wrap(selectIn(of.optional, index, true, scope));
	}
	if (isList(of) && typeof index === "number") {
		const item = of[index];
		if (item === void 0) return asOptional ? optionalOf(void 0) : errorOf(`no item ${index}`);
		return asOptional ? optionalOf(item) : item;
	}
	if (!isMap(of) || typeof index !== "string") return errorOf("no such overload");
	if (Object.hasOwn(of, index)) {
		const value = of[index] ?? null;
		return asOptional ? optionalOf(value) : value;
	}
	if (!scope.isSurelyAbsent(of, index)) return unknownOf(`"${index}"`);
	return asOptional ? optionalOf(void 0) : errorOf(`no such key: ${index}`);
}
function wrap(value) {
	return isFault(value) || isOptional(value) ? value : optionalOf(value);
}

// src/policies/cel/macros.ts
const OF_LISTS = /* @__PURE__ */ new Set([
	"all",
	"exists",
	"exists_one",
	"map",
	"filter",
	"optMap",
	"optFlatMap"
]);
function isMacro({ name, on, arguments: list }) {
	if (name === "has") return on === void 0;
	return on !== void 0 && OF_LISTS.has(name) && list[0]?.kind === "name";
}
function evaluateMacro(expression, scope, evaluate) {
	const { name, on, arguments: list } = expression;
	if (name === "has") return has$1(list[0], scope, evaluate);
	const [variable, ...others] = list;
	const body = others.at(-1);
	if (on === void 0 || variable?.kind !== "name" || body === void 0) return unknownOf(name);
	const range = evaluate(on, scope);
	if (isFault(range)) return range;
	const with_ = (value) => withName(scope, variable.name, value);
	if (isOptional(range)) {
		if (name !== "optMap" && name !== "optFlatMap") return unknownOf(name);
		if (range.optional === void 0) return range;
		const value = evaluate(body, with_(range.optional));
		if (isFault(value) || isOptional(value)) return value;
		return name === "optMap" ? optionalOf(value) : errorOf("no optional");
	}
	const items = isList(range) ? range : isMap(range) ? Object.keys(range) : void 0;
	if (items === void 0) return errorOf("no such overload");
	if (isMap(range) && !scope.isSurelyAbsent(range, "")) return unknownOf(name);
	switch (name) {
		case "exists":
		case "all": return foldBooleans(items.map((item) => () => evaluate(body, with_(item))), name === "exists");
		case "exists_one": return count(items.map((item) => evaluate(body, with_(item))));
		case "filter": return filter(items, (item) => evaluate(body, with_(item)));
		case "map": {
			const condition = others.length > 1 ? others[0] : void 0;
			const kept = condition === void 0 ? items : filter(items, (item) => evaluate(condition, with_(item)));
			return isFault(kept) || !isList(kept) ? kept : mapItems(kept, (item) => evaluate(body, with_(item)));
		}
		default: return unknownOf(name);
	}
}
function has$1(field, scope, evaluate) {
	if (field?.kind !== "select") return errorOf("has() takes a field");
	const value = selectIn(evaluate(field.of, scope), field.field, true, scope);
	return isOptional(value) ? value.optional !== void 0 : value;
}
function count(results) {
	return results.find(isFault) ?? results.filter((result) => result === true).length === 1;
}
function filter(items, holds) {
	const kept = [];
	for (const item of items) {
		const result = holds(item);
		if (isFault(result)) return result;
		if (typeof result !== "boolean") return errorOf("no such overload");
		if (result) kept.push(item);
	}
	return kept;
}
function mapItems(items, change) {
	const changed = [];
	for (const item of items) {
		const result = change(item);
		if (isFault(result)) return result;
		if (isOptional(result)) return unknownOf("map");
		changed.push(result);
	}
	return changed;
}

// src/policies/cel/evaluate.ts
function evaluateCel(expression, scope) {
	switch (expression.kind) {
		case "literal": return expression.value;
		case "name": return scope.lookUp(expression.name) ?? unknownOf(`"${expression.name}"`);
		case "select": return selectIn(evaluateCel(expression.of, scope), expression.field, expression.isOptional, scope);
		case "index": {
			const index = evaluateCel(expression.index, scope);
			return isFault(index) ? index : selectIn(evaluateCel(expression.of, scope), index, expression.isOptional, scope);
		}
		case "list": return listOf(expression.items, scope);
		case "map": return mapOf(expression.entries, scope);
		case "message": return readMessage(expression.fields, scope);
		case "unary": return negate(expression.operator, evaluateCel(expression.of, scope));
		case "binary": return binary(expression.operator, expression.left, expression.right, scope);
		case "choice": {
			const condition = evaluateCel(expression.condition, scope);
			if (isFault(condition)) return condition;
			if (typeof condition !== "boolean") return errorOf("a condition is no boolean");
			return evaluateCel(condition ? expression.then : expression.otherwise, scope);
		}
		case "call": return call(expression, scope);
	}
}
function call(expression, scope) {
	const { name, on } = expression;
	if (isMacro(expression)) return evaluateMacro(expression, scope, evaluateCel);
	const isLibrary = on?.kind === "name" && scope.lookUp(on.name) === void 0;
	const full = isLibrary ? `${on.name}.${name}` : name;
	const receiver = on === void 0 || isLibrary ? void 0 : evaluateCel(on, scope);
	if (receiver !== void 0 && isFault(receiver)) return receiver;
	const values = [];
	for (const argument of expression.arguments) {
		const value = evaluateCel(argument, scope);
		if (isFault(value)) return value;
		values.push(value);
	}
	return callCelFunction(full, receiver, values);
}
function entryOf({ value: expression, isOptional: mayBeAbsent }, scope) {
	const value = evaluateCel(expression, scope);
	if (!mayBeAbsent || isFault(value)) return isOptional(value) ? unknownOf("an optional in a list") : value;
	return isOptional(value) ? value.optional : errorOf("no optional");
}
function isPlain(value) {
	return !isFault(value) && !isOptional(value);
}
function listOf(items, scope) {
	const list = [];
	for (const item of items) {
		const value = entryOf(item, scope);
		if (value === void 0) continue;
		if (!isPlain(value)) return value;
		list.push(value);
	}
	return list;
}
function mapOf(entries, scope) {
	const found = [];
	for (const entry of entries) {
		const key = evaluateCel(entry.key, scope);
		if (isFault(key)) return key;
		if (typeof key !== "string") return unknownOf("a key that is no string");
		const value = entryOf(entry, scope);
		if (value === void 0) continue;
		if (!isPlain(value)) return value;
		found.push([key, value]);
	}
	const literals = entries.flatMap(({ value }) => value.kind === "literal" ? typeof value.value : []);
	if (new Set(literals).size > 1) return unknownOf("a mapping of several types");
	return Object.fromEntries(found);
}
function readMessage(fields, scope) {
	const found = [];
	for (const field of fields) {
		const value = entryOf(field, scope);
		if (value === void 0) continue;
		if (!isPlain(value)) return value;
		found.push([field.name, value]);
	}
	return celMessage(Object.fromEntries(found));
}
function negate(operator, value) {
	if (isFault(value)) return value;
	if (operator === "!") return typeof value === "boolean" ? !value : errorOf("no such overload");
	return typeof value === "number" ? -value : errorOf("no such overload");
}
function binary(operator, left, right, scope) {
	if (operator === "&&" || operator === "||") return foldBooleans([() => evaluateCel(left, scope), () => evaluateCel(right, scope)], operator === "||");
	const [a, b] = [evaluateCel(left, scope), evaluateCel(right, scope)];
	if (isFault(a)) return a;
	if (isFault(b)) return b;
	if (isOptional(a) || isOptional(b)) return unknownOf("an optional in a comparison");
	switch (operator) {
		case "==": return sameJson(a, b);
		case "!=": return !sameJson(a, b);
		case "in":
			if (isList(b)) return b.some((item) => sameJson(item, a));
			if (!isMap(b) || typeof a !== "string") return errorOf("no such overload");
			if (Object.hasOwn(b, a)) return true;
			return scope.isSurelyAbsent(b, a) ? false : unknownOf(`"${a}"`);
		case "+":
			if (isList(a) && isList(b)) return [...a, ...b];
			if (typeof a === "string" && typeof b === "string") return a + b;
			return divide(operator, a, b);
		case "-":
		case "*":
		case "/":
		case "%": return divide(operator, a, b);
		default: return compare(operator, a, b);
	}
}

// src/policies/cel/tokens.ts
const BLANKS = /(?:\s|\/\/[^\n]*)+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*|`[A-Za-z0-9_./-]+`/y;
const NUMBER = /0[xX][0-9a-fA-F]+|[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[-+*/%!<>=?:.,()[\]{}]/y;
const STRING = /([rR]?)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y;
const RAW_STRING = /[rR]("""[\s\S]*?"""|'''[\s\S]*?'''|"[^"\n]*"|'[^'\n]*')/y;
const ESCAPE = /\\(?:([abfnrtv\\?"'`])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3}))/g;
const ESCAPED = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function unquote(quoted) {
	const width = /^("""|''')/.test(quoted) ? 3 : 1;
	return quoted.slice(width, -width);
}
function readEscapes(text) {
	return text.replaceAll(ESCAPE, (_, plain, ...codes) => {
		if (plain !== void 0) return ESCAPED[plain] ?? plain;
		const [hex, short, long, octal] = codes;
		return String.fromCodePoint(octal === void 0 ? Number.parseInt(hex ?? short ?? long ?? "0", 16) : Number.parseInt(octal, 8));
	});
}
function tokenize(text) {
	const tokens = [];
	let position = 0;
	const take = (pattern) => {
		pattern.lastIndex = position;
		const match = pattern.exec(text) ?? void 0;
		if (match !== void 0) position += match[0].length;
		return match;
	};
	while (position < text.length) {
		if (take(BLANKS) !== void 0) continue;
		const raw = take(RAW_STRING);
		const string = raw === void 0 ? take(STRING) : void 0;
		const number = raw ?? string ? void 0 : take(NUMBER);
		const name = raw ?? string ?? number ? void 0 : take(NAME);
		const sign = raw ?? string ?? number ?? name ? void 0 : take(SIGN);
		if (raw !== void 0) tokens.push({
			kind: "value",
			text: raw[0],
			value: unquote(raw[1] ?? "")
		});
		else if (string !== void 0) tokens.push({
			kind: "value",
			text: string[0],
			value: readEscapes(unquote(string[2] ?? ""))
		});
		else if (number !== void 0) tokens.push({
			kind: "value",
			text: number[0],
			value: Number(number[0])
		});
		else if (name !== void 0) tokens.push({
			kind: "name",
			text: name[0].replaceAll("`", "")
		});
		else if (sign !== void 0) tokens.push({
			kind: "sign",
			text: sign[0]
		});
		else return void 0;
	}
	return [...tokens, {
		kind: "end",
		text: ""
	}];
}

// src/policies/cel/parse.ts
const LEVELS = [
	["||"],
	["&&"],
	[
		"==",
		"!=",
		"<",
		"<=",
		">",
		">=",
		"in"
	],
	["+", "-"],
	[
		"*",
		"/",
		"%"
	]
];
const MAX_DEPTH = 100;
const END = {
	kind: "end",
	text: ""
};
const WORDS = /* @__PURE__ */ new Map([
	["true", true],
	["false", false],
	["null", null]
]);
const parsed = /* @__PURE__ */ new Map();
function parseCel(text) {
	if (!parsed.has(text)) parsed.set(text, parse(text));
	return parsed.get(text);
}
function parse(text) {
	const tokens = tokenize(text);
	if (tokens === void 0) return void 0;
	const reader = createReader(tokens);
	const expression = reader.expression(0);
	return reader.isAtEnd() ? expression : void 0;
}
function createReader(tokens) {
	let position = 0;
	const peek = (ahead = 0) => tokens[position + ahead] ?? END;
	const is = (sign) => peek().kind === "sign" && peek().text === sign;
	const take = (sign) => {
		if (!is(sign)) return false;
		position++;
		return true;
	};
	function expression(depth) {
		if (depth > MAX_DEPTH) return void 0;
		const condition = binary(0, depth + 1);
		if (condition === void 0 || !take("?")) return condition;
		const then = binary(0, depth + 1);
		if (then === void 0 || !take(":")) return void 0;
		const otherwise = expression(depth + 1);
		return otherwise && {
			kind: "choice",
			condition,
			then,
			otherwise
		};
	}
	function binary(level, depth) {
		const operators = LEVELS[level];
		if (operators === void 0) return unary(depth);
		let left = binary(level + 1, depth);
		while (left !== void 0 && operators.includes(peek().text) && peek().kind !== "value") {
			const operator = peek().text;
			position++;
			const right = binary(level + 1, depth);
			if (right === void 0) return void 0;
			left = {
				kind: "binary",
				operator,
				left,
				right
			};
		}
		return left;
	}
	function unary(depth) {
		if (depth > MAX_DEPTH) return void 0;
		for (const operator of ["!", "-"]) {
			if (!take(operator)) continue;
			const of = unary(depth + 1);
			return of && {
				kind: "unary",
				operator,
				of
			};
		}
		return member(depth);
	}
	function member(depth) {
		let of = primary(depth);
		while (of !== void 0) if (take(".")) {
			const isOptional = take("?");
			const token = peek();
			if (token.kind !== "name") return void 0;
			position++;
			if (!isOptional && take("(")) {
				const list = expressions(")", depth);
				of = list && {
					kind: "call",
					on: of,
					name: token.text,
					arguments: list
				};
			} else of = {
				kind: "select",
				of,
				field: token.text,
				isOptional
			};
		} else if (take("[")) {
			const isOptional = take("?");
			const index = expression(depth + 1);
			of = index !== void 0 && take("]") ? {
				kind: "index",
				of,
				index,
				isOptional
			} : void 0;
		} else if (is("{")) {
			const type = typeName(of);
			if (type === void 0) return void 0;
			position++;
			const fields = messageFields(depth);
			of = fields && {
				kind: "message",
				type,
				fields
			};
		} else return of;
		return of;
	}
	function typeName(of) {
		if (of.kind === "name") return of.name;
		const above = of.kind === "select" && !of.isOptional ? typeName(of.of) : void 0;
		return of.kind === "select" && above !== void 0 ? `${above}.${of.field}` : void 0;
	}
	function primary(depth) {
		const token = peek();
		if (take("(")) {
			const inner = expression(depth + 1);
			return take(")") ? inner : void 0;
		}
		if (take("[")) {
			const items = entries("]", depth);
			return items && {
				kind: "list",
				items
			};
		}
		if (take("{")) return mapOf(depth);
		position++;
		if (token.kind === "value") return {
			kind: "literal",
			value: token.value
		};
		if (token.kind !== "name") return void 0;
		const word = WORDS.get(token.text);
		if (word !== void 0) return {
			kind: "literal",
			value: word
		};
		if (!take("(")) return {
			kind: "name",
			name: token.text
		};
		const list = expressions(")", depth);
		return list && {
			kind: "call",
			on: void 0,
			name: token.text,
			arguments: list
		};
	}
	function expressions(end, depth) {
		return entries(end, depth)?.map(({ value }) => value);
	}
	function entries(end, depth) {
		const items = [];
		while (!take(end)) {
			const isOptional = take("?");
			const value = expression(depth + 1);
			if (value === void 0 || !(take(",") || is(end))) return void 0;
			items.push({
				value,
				isOptional
			});
		}
		return items;
	}
	function mapOf(depth) {
		const found = [];
		while (!take("}")) {
			const isOptional = take("?");
			const key = expression(depth + 1);
			const value = key !== void 0 && take(":") ? expression(depth + 1) : void 0;
			if (key === void 0 || value === void 0 || !(take(",") || is("}"))) return void 0;
			found.push({
				key,
				value,
				isOptional
			});
		}
		return {
			kind: "map",
			entries: found
		};
	}
	function messageFields(depth) {
		const found = [];
		while (!take("}")) {
			const isOptional = take("?");
			const token = peek();
			position++;
			const value = token.kind === "name" && take(":") ? expression(depth + 1) : void 0;
			if (value === void 0 || !(take(",") || is("}"))) return void 0;
			found.push({
				name: token.text,
				value,
				isOptional
			});
		}
		return found;
	}
	return {
		expression,
		isAtEnd: () => peek().kind === "end"
	};
}

// src/policies/device-selectors.ts
const scopes = /* @__PURE__ */ new WeakMap();
function partsOf(name) {
	const at = name.indexOf("/");
	return [name.slice(0, at), name.slice(at + 1)];
}
function scopeOf(device) {
	const known = scopes.get(device);
	if (known !== void 0) return known;
	const open = [...device.openAttributes];
	const domains = /* @__PURE__ */ new Map([[device.driver, {}]]);
	for (const [name, { type, value }] of Object.entries(device.attributes)) {
		const [domain, id] = partsOf(name);
		if (type === "version") open.push(name);
		else domains.set(domain, {
			...domains.get(domain),
			[id]: value
		});
	}
	const attributes = Object.fromEntries(domains);
	const variable = {
		driver: device.driver,
		attributes
	};
	const scope = {
		lookUp: (name) => name === "device" ? variable : void 0,
		isSurelyAbsent(map, key) {
			const domain = Object.keys(attributes).find((one) => attributes[one] === map);
			return domain !== void 0 && !open.includes(`${domain}/${key}`);
		}
	};
	scopes.set(device, scope);
	return scope;
}
function selectsDevice(expression, device) {
	const parsed = parseCel(expression);
	if (parsed === void 0) return "unknown";
	const result = evaluateCel(parsed, scopeOf(device));
	if (isFault(result)) return result.fault;
	if (typeof result !== "boolean") return "unknown";
	return result ? "yes" : "no";
}

// src/policies/json-node.ts
const known = /* @__PURE__ */ new WeakMap();
function jsonOf(node) {
	const read = known.get(node);
	if (read !== void 0) return read;
	const json = readJson(node);
	known.set(node, json);
	return json;
}
function readJson(node) {
	if (node.kind === "scalar") return typeof node.value === "bigint" ? Number(node.value) : node.value;
	if (node.kind === "sequence") return node.items.map(jsonOf);
	const entries = effectiveEntries(node).map(({ key, value }) => [formatKey(key.value), jsonOf(value)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
function nodeOfJson(json) {
	if (isList(json)) return {
		kind: "sequence",
		items: json.map(nodeOfJson),
		start: 0,
		end: 0
	};
	if (!isMap(json)) return scalarOf(json);
	return {
		kind: "mapping",
		entries: Object.entries(json).map(([key, value]) => {
			return {
				key: scalarOf(key),
				value: nodeOfJson(value),
				merged: false
			};
		}),
		start: 0,
		end: 0
	};
}
function scalarOf(value) {
	return {
		kind: "scalar",
		value,
		text: String(value),
		plain: false,
		start: 0,
		end: 0
	};
}
function jsonAt(json, ...keys) {
	let found = json;
	for (const key of keys) {
		if (found === void 0) return void 0;
		if (isList(found)) found = typeof key === "number" ? found[key] : void 0;
		else found = isMap(found) && Object.hasOwn(found, key) ? found[key] : void 0;
	}
	return found;
}
function mapAt(json, ...keys) {
	const found = jsonAt(json, ...keys);
	return found !== void 0 && isMap(found) ? found : {};
}
function listAt(json, ...keys) {
	const found = jsonAt(json, ...keys);
	return found !== void 0 && isList(found) ? found : [];
}
function textsAt(json, ...keys) {
	return listAt(json, ...keys).filter((item) => typeof item === "string");
}
function textAt(json, ...keys) {
	const found = jsonAt(json, ...keys);
	return typeof found === "string" ? found : void 0;
}

// src/policies/policy.ts
function withObject(request, object) {
	let paths;
	return {
		...request,
		object,
		isSurelyAbsent: (map, key) => {
			paths ??= pathsOf(object);
			const path = paths.get(map);
			return path === void 0 || request.isSettled(path === "" ? key : `${path}.${key}`);
		}
	};
}
function pathsOf(object) {
	const paths = /* @__PURE__ */ new WeakMap();
	const walk = (json, path) => {
		if (isList(json)) for (const item of json) walk(item, `${path}.*`);
		if (!isMap(json)) return;
		paths.set(json, path);
		for (const [key, value] of Object.entries(json)) walk(value, path === "" ? key : `${path}.${key}`);
	};
	walk(object, "");
	return paths;
}
const UNTOUCHED = { kind: "untouched" };
const TOLERATIONS = /toleration|runtimeClass/i;
const SELECTION$1 = /nodeSelector|affinity|nodeName|runtimeClass|hostNetwork|topologySpread/i;
const WHOLE_SPEC = /["'/\s]spec\/?["']?\s*(?:$|[,}+])|path:\s*[^"'\s/-]|["']\/["']\s*\+/m;
function textsOf(json) {
	if (isList(json)) return json.map(textsOf).join("\n");
	if (!isMap(json)) return String(json);
	return Object.entries(json).map(([key, value]) => `${key}: ${textsOf(value)}`).join("\n");
}
function touchedBy(change, isPatch) {
	const text = textsOf(change);
	const isWhole = isPatch && WHOLE_SPEC.test(text);
	return {
		tolerations: isWhole || TOLERATIONS.test(text),
		selection: isWhole || SELECTION$1.test(text)
	};
}

// src/policies/pod-object.ts
const RESOURCES = {
	Pod: "pods",
	Deployment: "deployments",
	StatefulSet: "statefulsets",
	DaemonSet: "daemonsets",
	ReplicaSet: "replicasets",
	ReplicationController: "replicationcontrollers",
	Job: "jobs",
	CronJob: "cronjobs",
	PodTemplate: "podtemplates"
};
const OWNERS = {
	Deployment: "ReplicaSet",
	StatefulSet: "StatefulSet",
	DaemonSet: "DaemonSet",
	ReplicaSet: "ReplicaSet",
	ReplicationController: "ReplicationController",
	Job: "Job",
	CronJob: "Job"
};
const SETTLED = [
	/^spec\.(?:tolerations|nodeSelector|affinity|runtimeClassName|hostNetwork|hostPID|hostIPC|nodeName|os|initContainers|topologySpreadConstraints)$/,
	/^spec\.(?:tolerations|nodeSelector|affinity|os|topologySpreadConstraints)\./,
	/^spec\.(?:containers|initContainers)\.\*\.(?:name|image|resources)(?:\.|$)/,
	/^metadata\.(?:labels|annotations)$/
];
const CONTROLLER_LABEL = /^(?:pod-template-hash|pod-template-generation|controller-revision-hash|controller-uid|job-name|(?:statefulset|apps|batch)\.kubernetes\.io\/.*|batch\.kubernetes\.io\/.*)$/;
const LABELS = /^metadata\.labels\.(.+)$/s;
const ANNOTATIONS = /^metadata\.annotations\./;
function tolerationsAsJson(tolerations) {
	return tolerations.map(({ key, operator, value, effect, tolerationSeconds }) => Object.fromEntries(Object.entries({
		key,
		operator,
		value,
		effect,
		tolerationSeconds
	}).filter((entry) => entry[1] !== void 0 && entry[1] !== "")));
}
function selectorAsJson(nodeSelector) {
	return Object.fromEntries(Object.entries(nodeSelector));
}
function withResources(containers) {
	return containers.map((one) => isMap(one) ? {
		resources: {},
		...one
	} : one);
}
function specAsJson(written, spec, tolerations) {
	const { tolerations: _, nodeSelector: __, ...rest } = written;
	const initContainers = listAt(written, "initContainers");
	const { nodeName, runtimeClassName } = spec;
	return {
		...rest,
		containers: withResources(listAt(written, "containers")),
		...initContainers.length > 0 && { initContainers: withResources(initContainers) },
		...tolerations.length > 0 && { tolerations: tolerationsAsJson(tolerations) },
		...Object.keys(spec.nodeSelector).length > 0 && { nodeSelector: selectorAsJson(spec.nodeSelector) },
		...nodeName !== "" && { nodeName },
		...runtimeClassName !== void 0 && { runtimeClassName }
	};
}
function put$1(json, [step, ...others], value) {
	if (step === void 0) return value;
	if (isList(json)) return typeof step === "number" ? json.with(step, put$1(json[step] ?? null, others, value)) : json;
	return isMap(json) ? {
		...json,
		[step]: put$1(json[step] ?? {}, others, value)
	} : json;
}
function admittedObject(workload) {
	const node = nodeAt(workload.document.root, workload.objectPath);
	const json = node === void 0 ? {} : jsonOf(node);
	return isMap(json) ? json : {};
}
function isSettled(path, isControlled) {
	const label = LABELS.exec(path)?.[1];
	if (label !== void 0) return !isControlled || !CONTROLLER_LABEL.test(label);
	if (path === "metadata.ownerReferences") return !isControlled;
	return ANNOTATIONS.test(path) || SETTLED.some((pattern) => pattern.test(path));
}
function podRequest(workload, owner, spec, tolerations, namespaceLabel) {
	const isPod = workload.kind === "Pod";
	const pod = podOf(workload, owner, spec, tolerations);
	const object = isPod ? pod : {
		apiVersion: "v1",
		kind: "Pod",
		...pod
	};
	const request = {
		namespace: workload.namespace,
		group: "",
		version: "v1",
		kind: "Pod",
		resource: "pods",
		templatePath: void 0,
		namespaceLabel,
		isSettled: (path) => isSettled(path, !isPod)
	};
	return withObject(request, object);
}
function podOf(workload, object, spec, tolerations) {
	const written = mapAt(object, ...workload.podSpecPath);
	const metadata = mapAt(object, ...workload.podSpecPath.slice(0, -1), "metadata");
	const isPod = workload.kind === "Pod";
	const owner = OWNERS[workload.kind];
	return {
		...isPod && object,
		metadata: {
			...metadata,
			namespace: workload.namespace,
			...owner !== void 0 && { ownerReferences: [{
				kind: owner,
				controller: true
			}] }
		},
		spec: specAsJson(written, spec, tolerations)
	};
}
function templateRequest(workload, spec, tolerations, namespaceLabel) {
	const resource = RESOURCES[workload.kind];
	if (resource === void 0 || workload.kind === "Pod") return void 0;
	const written = admittedObject(workload);
	const pod = podOf(workload, written, spec, tolerations);
	const object = put$1(written, workload.podSpecPath, mapAt(pod, "spec"));
	if (!isMap(object)) return void 0;
	const templatePath = workload.podSpecPath.slice(0, -1);
	const prefix = `${templatePath.join(".")}.`;
	const request = {
		namespace: workload.namespace,
		group: groupOf(workload.apiVersion),
		version: workload.apiVersion.slice(workload.apiVersion.indexOf("/") + 1),
		kind: workload.kind,
		resource,
		templatePath,
		namespaceLabel,
		isSettled: (path) => isSettled(path.startsWith(prefix) ? path.slice(prefix.length) : path, false)
	};
	return withObject(request, object);
}
function probeRequest(namespace, tolerations, namespaceLabel) {
	const object = {
		apiVersion: "v1",
		kind: "Pod",
		metadata: {
			name: "probe",
			namespace
		},
		spec: {
			containers: [{
				name: "probe",
				image: "probe:1",
				resources: {}
			}],
			tolerations: tolerationsAsJson(tolerations)
		}
	};
	return withObject({
		namespace,
		group: "",
		version: "v1",
		kind: "Pod",
		resource: "pods",
		templatePath: void 0,
		namespaceLabel,
		isSettled: (path) => isSettled(path, false)
	}, object);
}

// src/policies/change-pod.ts
const SELECTION = [
	"nodeSelector",
	"affinity",
	"nodeName",
	"runtimeClassName",
	"hostNetwork",
	"topologySpreadConstraints"
];
const NOTHING_OPEN = {
	tolerations: [],
	selection: []
};
function createPodChanger(policies, namespaceLabels) {
	const relevant = policies.filter(({ mayTouch }) => mayTouch.tolerations || mayTouch.selection);
	function run(workload, request, start) {
		const path = request.resource === "pods" ? ["spec"] : workload.podSpecPath;
		return relevant.reduce((course, policy) => applyPolicy(policy, withObject(request, course.object), course, path), start);
	}
	const changeTemplate = rememberedLast((workload) => {
		const { podSpec: spec } = workload;
		const tolerations = writtenTolerations(workload);
		const label = (key) => namespaceLabels(workload.namespace, key);
		const request = templateRequest(workload, spec, tolerations, label);
		const start = {
			object: admittedObject(workload),
			spec,
			tolerations,
			applied: [],
			open: NOTHING_OPEN
		};
		return request === void 0 ? start : run(workload, request, {
			...start,
			object: request.object
		});
	});
	return (workload, stage, spec, tolerations) => {
		if (relevant.length === 0) return {
			spec,
			tolerations,
			applied: [],
			open: NOTHING_OPEN
		};
		const template = changeTemplate(workload);
		if (stage === "template") return template;
		const label = (key) => namespaceLabels(workload.namespace, key);
		const request = podRequest(workload, template.object, spec, tolerations, label);
		const { open } = template;
		return run(workload, request, {
			object: request.object,
			spec,
			tolerations,
			applied: [],
			open
		});
	};
}
function writtenTolerations({ podSpec }) {
	return podSpec.tolerations.map((toleration, index) => withOrigin(toleration, {
		by: "manifest",
		index
	}));
}
function applyPolicy(policy, request, course, path) {
	const outcome = policy.evaluate(request);
	if (outcome.kind === "untouched") return course;
	if (outcome.kind === "unknown") return withOpen(course, policy.origin, policy.mayTouch);
	const [before, after] = [mapAt(course.object, ...path), mapAt(outcome.object, ...path)];
	const differs = (field) => !sameJson(jsonAt(before, field) ?? null, jsonAt(after, field) ?? null);
	const touched = {
		tolerations: differs("tolerations"),
		selection: SELECTION.some(differs)
	};
	if (!touched.tolerations && !touched.selection) return {
		...course,
		object: outcome.object
	};
	if (!policy.isInForce) return withOpen(course, policy.origin, touched);
	const spec = decodePodSpec(LENIENT, nodeOfJson(after), []);
	const tolerations = withOrigins(spec.tolerations, course.tolerations, policy.origin);
	return {
		...course,
		object: outcome.object,
		spec,
		tolerations,
		applied: [...course.applied, describe(policy, course, spec, tolerations)]
	};
}
function withOpen(course, origin, touched) {
	const { tolerations, selection } = course.open;
	return {
		...course,
		open: {
			tolerations: touched.tolerations ? [...tolerations, origin] : tolerations,
			selection: touched.selection ? [...selection, origin] : selection
		}
	};
}
function withOrigins(after, before, origin) {
	const left = [...before];
	const asJson = (toleration) => tolerationsAsJson([toleration]);
	return after.map((toleration) => {
		const index = left.findIndex((one) => sameJson(asJson(one), asJson(toleration)));
		const [same] = index < 0 ? [] : left.splice(index, 1);
		return same ?? withOrigin(toleration, origin);
	});
}
function positions(tolerations) {
	return tolerations.flatMap(({ origin }) => origin.by === "manifest" ? origin.index : []);
}
function describe({ origin, place }, { spec: before, tolerations: had }, after, has) {
	const kept = new Set(positions(has));
	const added = Object.entries(after.nodeSelector).filter(([key, value]) => before.nodeSelector[key] !== value);
	return {
		...origin,
		place,
		lost: positions(had).filter((index) => !kept.has(index)),
		selected: added.map(([key, value]) => `${key}=${value}`)
	};
}

// src/policies/match.ts
function allOf(...values) {
	if (values.includes(false)) return false;
	return values.includes(void 0) ? void 0 : true;
}
function anyOf(...values) {
	if (values.includes(true)) return true;
	return values.includes(void 0) ? void 0 : false;
}
function not(value) {
	return value === void 0 ? void 0 : !value;
}
function labelsOf({ object, isSurelyAbsent }) {
	const metadata = mapAt(object, "metadata");
	const labels = jsonAt(metadata, "labels");
	return (key) => {
		if (labels === void 0 || !isMap(labels)) return isSurelyAbsent(metadata, "labels") ? null : void 0;
		const value = textAt(labels, key);
		if (value !== void 0) return value;
		return isSurelyAbsent(labels, key) ? null : void 0;
	};
}
function matchesSelector(selector, labelOf) {
	const equal = Object.entries(mapAt(selector, "matchLabels")).map(([key, value]) => {
		const label = labelOf(key);
		return label === void 0 ? void 0 : label === value;
	});
	const expressions = listAt(selector, "matchExpressions").map((expression) => {
		const label = labelOf(textAt(expression, "key") ?? "");
		if (label === void 0) return void 0;
		const listed = label !== null && textsAt(expression, "values").includes(label);
		switch (textAt(expression, "operator")) {
			case "In": return listed;
			case "NotIn": return !listed;
			case "Exists": return label !== null;
			case "DoesNotExist": return label === null;
			default: return;
		}
	});
	return allOf(...equal, ...expressions);
}
function includes(list, word) {
	return list.includes("*") || list.includes(word);
}
function matchesRule$1(rule, request) {
	const { group, version, resource, object } = request;
	const resources = textsAt(rule, "resources");
	const isNamed = includes(resources, resource) || resources.includes("*/*");
	const names = textsAt(rule, "resourceNames");
	const name = textAt(object, "metadata", "name");
	const scope = textAt(rule, "scope") ?? "*";
	return allOf(includes(textsAt(rule, "apiGroups"), group), includes(textsAt(rule, "apiVersions"), version) || void 0, includes(textsAt(rule, "operations"), "CREATE"), isNamed, scope !== "Cluster", names.length === 0 || (name === void 0 ? void 0 : names.includes(name)));
}
function matchesResources(constraints, rules, request) {
	const list = listAt(constraints, rules);
	const excluded = listAt(constraints, "excludeResourceRules").map((rule) => not(matchesRule$1(rule, request)));
	return allOf(list.length === 0 ? true : anyOf(...list.map((rule) => matchesRule$1(rule, request))), ...excluded, matchesSelector(jsonAt(constraints, "namespaceSelector"), request.namespaceLabel), matchesSelector(jsonAt(constraints, "objectSelector"), labelsOf(request)));
}

// src/policies/object-policy.ts
function readPolicyObject(object, isOwn) {
	const json = jsonOf(object.node);
	const name = textAt(json, "metadata", "name");
	if (!isMap(json) || name === void 0) return void 0;
	return {
		object,
		name,
		namespace: textAt(json, "metadata", "namespace"),
		json,
		isOwn
	};
}
function describePolicy({ object, name, isOwn }, by) {
	const { document, path } = object;
	return {
		origin: {
			by,
			policy: name
		},
		isInForce: isOwn,
		place: {
			document,
			path: [...path, "kind"],
			part: "value"
		}
	};
}

// src/policies/gatekeeper.ts
const GROUP$1 = "mutations.gatekeeper.sh";
const STEP$1 = /\.?(?:"([^"]+)"|([^.[\]"]+))(?:\[\s*([^:\]]+?)\s*:\s*("[^"]*"|'[^']*'|\*|[^\]]*?)\s*\])?/y;
function readLocation(location) {
	const steps = [];
	let position = 0;
	while (position < location.length) {
		STEP$1.lastIndex = position;
		const match = STEP$1.exec(location);
		if (match === null || match[0] === "") return void 0;
		position += match[0].length;
		const [, quoted, plain, key, item] = match;
		const field = quoted ?? plain ?? "";
		steps.push(key === void 0 ? { field } : {
			field,
			key,
			item: (item ?? "").replaceAll(/^["']|["']$/g, "")
		});
	}
	return steps;
}
function changeAt(json, [step, ...others], change) {
	if (step === void 0) return change(json);
	if (!isMap(json)) return void 0;
	const own = Object.hasOwn(json, step.field) ? json[step.field] : void 0;
	const value = step.key === void 0 ? changeField(own, others, change) : changeItems(own, step, others, change);
	if (value === void 0) return void 0;
	return {
		...json,
		[step.field]: value
	};
}
function changeField(own, others, change) {
	return others.length === 0 ? change(own) : changeAt(own ?? {}, others, change);
}
function changeItems(own, { key = "", item = "" }, others, change) {
	const list = own === void 0 ? [] : isList(own) ? own : void 0;
	if (list === void 0) return void 0;
	const isMeant = (one) => item === "*" || jsonAt(one, key) === item;
	const changed = list.map((one) => isMeant(one) ? changeAt(one, others, change) : one);
	if (!changed.every((one) => one !== void 0)) return void 0;
	if (item === "*" || list.some(isMeant)) return changed;
	const added = changeAt({ [key]: item }, others, change);
	return added === void 0 ? void 0 : [...changed, added];
}
function isNamed(pattern, text) {
	const word = pattern.replaceAll(/^\*|\*$/g, "");
	if (pattern.startsWith("*") && pattern.endsWith("*")) return text.includes(word);
	if (pattern.startsWith("*")) return text.endsWith(word);
	return pattern.endsWith("*") ? text.startsWith(word) : text === pattern;
}
function matches({ json }, request) {
	const { group, version, kind, namespace, object } = request;
	const includes = (list, word) => list.length === 0 || list.includes("*") || list.includes(word);
	const applies = listAt(json, "spec", "applyTo").some((to) => includes(textsAt(to, "groups"), group) && includes(textsAt(to, "kinds"), kind) && includes(textsAt(to, "versions"), version));
	const match = mapAt(json, "spec", "match");
	const kinds = listAt(match, "kinds");
	const namespaces = textsAt(match, "namespaces");
	const name = textAt(match, "name");
	const ownName = textAt(object, "metadata", "name");
	return allOf(applies, kinds.length === 0 || kinds.some((one) => includes(textsAt(one, "apiGroups"), group) && includes(textsAt(one, "kinds"), kind)), namespaces.length === 0 || namespaces.some((pattern) => isNamed(pattern, namespace)), not(textsAt(match, "excludedNamespaces").some((pattern) => isNamed(pattern, namespace))), textAt(match, "scope") !== "Cluster", matchesSelector(jsonAt(match, "labelSelector"), labelsOf(request)), matchesSelector(jsonAt(match, "namespaceSelector"), request.namespaceLabel), name === void 0 ? true : ownName === void 0 ? void 0 : isNamed(name, ownName));
}
function passesTests({ json }, object) {
	return allOf(...listAt(json, "spec", "parameters", "pathTests").map((test) => {
		const steps = readLocation(textAt(test, "subPath") ?? "");
		if (steps === void 0 || steps.some(({ key }) => key !== void 0)) return void 0;
		const isThere = jsonAt(object, ...steps.map(({ field }) => field)) !== void 0;
		return textAt(test, "condition") === "MustExist" ? isThere : !isThere;
	}));
}
function changeOf({ object, json }) {
	const parameters = mapAt(json, "spec", "parameters");
	if (object.kind === "Assign") {
		const value = jsonAt(parameters, "assign", "value");
		return value === void 0 || parameters.assignIf !== void 0 ? void 0 : () => value;
	}
	const values = listAt(parameters, "values", "fromList");
	const listed = (list, one) => list.some((other) => sameJson(other, one));
	return (found) => {
		if (found !== void 0 && !isList(found)) return void 0;
		const own = found ?? [];
		if (textAt(parameters, "operation") === "prune") return own.filter((one) => !listed(values, one));
		return [...own, ...values.filter((one) => !listed(own, one))];
	};
}
function evaluate$3(policy, request) {
	const isMatched = matches(policy, request);
	if (isMatched === false) return UNTOUCHED;
	const passes = passesTests(policy, request.object);
	if (passes === false) return UNTOUCHED;
	const steps = readLocation(textAt(policy.json, "spec", "location") ?? "");
	const change = changeOf(policy);
	const changed = steps && change && changeAt(request.object, steps, change);
	if (changed === void 0 || !isMap(changed)) return {
		kind: "unknown",
		why: "a location or a value that is not read"
	};
	if (sameJson(changed, request.object)) return UNTOUCHED;
	if (isMatched === void 0 || passes === void 0) return {
		kind: "unknown",
		why: "nobody can tell whether it matches"
	};
	return {
		kind: "changed",
		object: changed
	};
}
function readGatekeeperMutations(objects) {
	return objects.filter(({ object }) => ["Assign", "ModifySet"].includes(object.kind) && groupOf(object.apiVersion) === GROUP$1).map((policy) => {
		const location = textAt(policy.json, "spec", "location") ?? "";
		return {
			...describePolicy(policy, "Gatekeeper"),
			mayTouch: location === "spec" ? {
				tolerations: true,
				selection: true
			} : touchedBy(location, false),
			evaluate: (request) => evaluate$3(policy, request)
		};
	}).sort((a, b) => a.origin.policy < b.origin.policy ? -1 : 1);
}

// src/policies/json-patch.ts
function applyJsonPatch(document, operations, isLenient = false) {
	let value = document;
	for (const operation of operations) {
		const patched = applyOperation(value, operation, isLenient);
		if (typeof patched === "string") return patched;
		value = patched.value;
	}
	return { value };
}
function applyOperation(document, operation, isLenient) {
	const [op, path, from] = [
		jsonAt(operation, "op"),
		jsonAt(operation, "path"),
		jsonAt(operation, "from")
	];
	const steps = typeof path === "string" ? stepsOf(path) : void 0;
	if (steps === void 0 || typeof op !== "string") return "error";
	const value = jsonAt(operation, "value") ?? null;
	switch (op) {
		case "add": return change(isLenient ? withWay(document, steps) : document, steps, (parent, step) => insert(parent, step, value));
		case "replace": return change(document, steps, (parent, step) => has(parent, step) ? put(parent, step, value) : void 0);
		case "remove":
			if (isLenient && valueAt(document, steps) === void 0) return { value: document };
			return change(document, steps, (parent, step) => has(parent, step) ? removeFrom(parent, step) : void 0);
		case "test": {
			const found = valueAt(document, steps);
			if (found === void 0) return "error";
			return sameJson(found, value) ? { value: document } : "test-failed";
		}
		case "move":
		case "copy": {
			const source = typeof from === "string" ? stepsOf(from) : void 0;
			const found = source && valueAt(document, source);
			if (source === void 0 || found === void 0) return "error";
			const without = op === "copy" ? { value: document } : change(document, source, removeFrom);
			return typeof without === "string" ? without : change(without.value, steps, (parent, step) => insert(parent, step, found));
		}
		default: return "error";
	}
}
function stepsOf(path) {
	if (path === "") return [];
	if (!path.startsWith("/")) return void 0;
	return path.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function withWay(document, [step, next, ...others]) {
	if (step === void 0 || next === void 0 || !(isList(document) || isMap(document))) return document;
	return put(document, step, withWay(valueAt(document, [step]) ?? (next === "-" || /^-?[0-9]+$/.test(next) ? [] : {}), [next, ...others])) ?? document;
}
function change(document, [step, ...others], make) {
	if (step === void 0 || !(isList(document) || isMap(document))) return "error";
	if (others.length === 0) {
		const value = make(document, step);
		return value === void 0 ? "error" : { value };
	}
	const child = valueAt(document, [step]);
	const changed = child === void 0 ? "error" : change(child, others, make);
	if (typeof changed === "string") return changed;
	const value = put(document, step, changed.value);
	return value === void 0 ? "error" : { value };
}
function valueAt(document, steps) {
	let found = document;
	for (const step of steps) {
		if (found === void 0) return void 0;
		if (isList(found)) found = found[indexOf(found, step) ?? -1];
		else found = jsonAt(found, step);
	}
	return found;
}
function indexOf(list, step) {
	if (!/^-?[0-9]+$/.test(step)) return void 0;
	const index = Number(step);
	return index < 0 ? index + list.length : index;
}
function has(parent, step) {
	return valueAt(parent, [step]) !== void 0;
}
function put(parent, step, value) {
	if (isMap(parent)) return {
		...parent,
		[step]: value
	};
	const index = indexOf(parent, step);
	return index === void 0 ? void 0 : parent.with(index, value);
}
function insert(parent, step, value) {
	if (isMap(parent)) return {
		...parent,
		[step]: value
	};
	const index = step === "-" ? parent.length : indexOf([...parent, null], step);
	return index === void 0 || index < 0 || index > parent.length ? void 0 : parent.toSpliced(index, 0, value);
}
function removeFrom(parent, step) {
	if (isMap(parent)) return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== step));
	const index = indexOf(parent, step);
	return index === void 0 || index < 0 || index >= parent.length ? void 0 : parent.toSpliced(index, 1);
}

// src/policies/cel-policy.ts
function policyScope(request, variables) {
	const { object, namespace, group, version, kind, resource } = request;
	const admission = {
		operation: "CREATE",
		namespace,
		kind: {
			group,
			version,
			kind
		},
		requestKind: {
			group,
			version,
			kind
		},
		resource: {
			group,
			version,
			resource
		},
		requestResource: {
			group,
			version,
			resource
		},
		subResource: "",
		...request.user !== void 0 && { userInfo: {
			username: request.user.username,
			groups: request.user.groups
		} }
	};
	const namespaceMetadata = {
		name: namespace,
		labels: { "kubernetes.io/metadata.name": namespace }
	};
	const open = /* @__PURE__ */ new Set([
		admission,
		namespaceMetadata,
		mapAt(namespaceMetadata, "labels")
	]);
	const known = {
		object,
		oldObject: null,
		request: admission,
		namespaceObject: { metadata: namespaceMetadata }
	};
	const made = /* @__PURE__ */ new Map();
	const scope = {
		isSurelyAbsent: (map, key) => !open.has(map) && request.isSurelyAbsent(map, key),
		lookUp(name) {
			if (name === "variables") return variablesOf(variables, made, scope);
			return Object.hasOwn(known, name) ? known[name] : void 0;
		}
	};
	return scope;
}
function variablesOf(variables, made, scope) {
	if (made.size === 0) for (const variable of variables) {
		const [name = "", expression = ""] = [textAt(variable, "name"), textAt(variable, "expression")];
		const before = plainOf(made);
		const inner = {
			...scope,
			lookUp: (asked) => asked === "variables" ? before : scope.lookUp(asked)
		};
		made.set(name, evaluateText(expression, {
			...inner,
			isSurelyAbsent: besides(before, scope)
		}));
	}
	const all = plainOf(made);
	unsettled.add(all);
	return all;
}
const unsettled = /* @__PURE__ */ new WeakSet();
function besides(before, scope) {
	unsettled.add(before);
	return (map, key) => !unsettled.has(map) && scope.isSurelyAbsent(map, key);
}
function plainOf(made) {
	return Object.fromEntries([...made].filter((entry) => !isFault(entry[1]) && !isOptional(entry[1])));
}
function evaluateText(text, scope) {
	const expression = parseCel(text);
	if (expression === void 0) return unknownOf("an expression that is not read");
	const settled = {
		...scope,
		isSurelyAbsent: (map, key) => !unsettled.has(map) && scope.isSurelyAbsent(map, key)
	};
	return evaluateCel(expression, settled);
}
function matchesConditions(conditions, full) {
	const scope = {
		...full,
		lookUp: (name) => name === "namespaceObject" ? void 0 : full.lookUp(name)
	};
	return allOf(...conditions.map((condition) => {
		const result = evaluateText(textAt(condition, "expression") ?? "", scope);
		return typeof result === "boolean" ? result : void 0;
	}));
}
const ATOMIC = [
	["spec", "tolerations"],
	["spec", "nodeSelector"],
	[
		"spec",
		"affinity",
		"nodeAffinity",
		"requiredDuringSchedulingIgnoredDuringExecution"
	],
	[
		"spec",
		"affinity",
		"nodeAffinity",
		"preferredDuringSchedulingIgnoredDuringExecution"
	]
];
function atomicField(configuration, prefix) {
	const found = ATOMIC.find((path) => jsonAt(configuration, ...prefix, ...path) !== void 0);
	return found && [...prefix, ...found].join(".");
}
function mergeConfiguration(object, configuration) {
	if (!isMap(object) || !isMap(configuration)) return configuration;
	const merged = Object.entries(configuration).map(([key, value]) => {
		const own = Object.hasOwn(object, key) ? object[key] : void 0;
		return [key, own === void 0 ? value : isList(value) ? own : mergeConfiguration(own, value)];
	});
	return {
		...object,
		...Object.fromEntries(merged)
	};
}
function mutate(request, mutations, variables) {
	let object = request.object;
	for (const mutation of mutations) {
		const scope = policyScope(withObject(request, object), variables);
		const changed = mutateOnce(object, mutation, scope, request);
		if (changed.kind === "unknown") return changed;
		if (changed.kind === "changed") object = changed.object;
	}
	return object === request.object ? { kind: "untouched" } : {
		kind: "changed",
		object
	};
}
function mutateOnce(object, mutation, scope, { resource }) {
	const patch = textAt(mutation, "jsonPatch", "expression");
	const configuration = textAt(mutation, "applyConfiguration", "expression");
	const result = evaluateText(patch ?? configuration ?? "", scope);
	if (isFault(result)) return {
		kind: "unknown",
		why: result.why
	};
	if (patch !== void 0 && isList(result)) {
		if (result.map((operation) => jsonAt(operation, "value")).some((value) => value !== void 0 && isList(value) && holdsMessage(value))) return {
			kind: "unknown",
			why: "a list of Objects"
		};
		const patched = applyJsonPatch(object, result);
		if (patched === "test-failed") return { kind: "untouched" };
		if (patched === "error" || !isMap(patched.value)) return {
			kind: "unknown",
			why: "a patch that fails"
		};
		return {
			kind: "changed",
			object: patched.value
		};
	}
	if (patch !== void 0 || !isMap(result)) return {
		kind: "unknown",
		why: "no patch"
	};
	const atomic = atomicField(result, resource === "pods" ? [] : ["spec", "template"]);
	if (atomic !== void 0) return {
		kind: "unknown",
		why: `it sets ${atomic}, which is refused`
	};
	const merged = mergeConfiguration(object, result);
	return isMap(merged) ? {
		kind: "changed",
		object: merged
	} : {
		kind: "unknown",
		why: "no object"
	};
}
function changesOf(spec) {
	return [listAt(spec, "mutations"), listAt(spec, "variables")].flat();
}

// src/policies/kyverno/conditions.ts
const WILDCARD = /[*?]/;
function fitsWildcard(pattern, text) {
	if (!WILDCARD.test(pattern)) return pattern === text;
	const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
	return new RegExp(`^${escaped}$`, "s").test(text);
}
function fits(key, value) {
	if (typeof key === "string" && typeof value === "string") return fitsWildcard(value, key) || fitsWildcard(key, value);
	return sameJson(key, value) || typeof key !== "object" && typeof value !== "object" && String(key) === String(value);
}
const asList = (json) => isList(json) ? json : [json];
function holds(condition, fillIn) {
	const [key, value] = ["key", "value"].map((field) => {
		const json = jsonAt(condition, field);
		return json === void 0 ? void 0 : fillIn(json);
	});
	if (key === void 0 || value === void 0) return void 0;
	const listed = (one) => asList(value).some((other) => fits(one, other));
	const keys = asList(key);
	switch (textAt(condition, "operator")) {
		case "Equal":
		case "Equals": return isList(key) || isList(value) ? sameJson(key, value) : fits(key, value);
		case "NotEqual":
		case "NotEquals": return !(isList(key) || isList(value) ? sameJson(key, value) : fits(key, value));
		case "AnyIn": return keys.some(listed);
		case "In":
		case "AllIn": return keys.every(listed);
		case "NotIn":
		case "AllNotIn": return !keys.some(listed);
		case "AnyNotIn": return !keys.every(listed);
		default: return;
	}
}
function holdAll(conditions, fillIn) {
	if (conditions === void 0) return true;
	const judge = (list) => list.map((one) => holds(one, fillIn));
	if (isList(conditions)) return allOf(...judge(conditions));
	const any = listAt(conditions, "any");
	return allOf(...judge(listAt(conditions, "all")), any.length === 0 ? true : anyOf(...judge(any)));
}

// src/policies/kyverno/match-rule.ts
const FILTERED_NAMESPACES = [
	"kube-system",
	"kube-public",
	"kube-node-lease",
	"kyverno"
];
function kindOf(text) {
	const parts = text.split("/");
	const index = parts.findIndex((part) => /^[A-Z]/.test(part));
	if (index >= 0) return index === parts.length - 1 ? parts[index] : void 0;
	return parts.at(-1) === "*" ? "*" : void 0;
}
function namesKind(texts, kind) {
	return texts.some((text) => {
		const named = kindOf(text);
		return named !== void 0 && fitsWildcard(named, kind);
	});
}
function matchesFilter(filter, request, kind) {
	const resources = mapAt(filter, "resources");
	const fitsAny = (list, text) => {
		if (list.length === 0) return true;
		return text === void 0 ? void 0 : list.some((pattern) => fitsWildcard(pattern, text));
	};
	const name = textAt(resources, "name");
	const names = [...textsAt(resources, "names"), ...name === void 0 ? [] : [name]];
	const kinds = textsAt(resources, "kinds");
	const operations = textsAt(resources, "operations");
	const annotations = Object.entries(mapAt(resources, "annotations")).map(([key, pattern]) => {
		const value = textAt(request.object, "metadata", "annotations", key);
		return value === void 0 || typeof pattern !== "string" ? false : fitsWildcard(pattern, value);
	});
	const isOfSubject = [
		"subjects",
		"roles",
		"clusterRoles"
	].some((field) => listAt(filter, field).length > 0);
	return allOf(kinds.length === 0 || namesKind(kinds, kind), fitsAny(names, textAt(request.object, "metadata", "name")), fitsAny(textsAt(resources, "namespaces"), request.namespace), operations.length === 0 || operations.includes("CREATE"), ...annotations, matchesSelector(jsonAt(resources, "selector"), labelsOf(request)), matchesSelector(jsonAt(resources, "namespaceSelector"), request.namespaceLabel), isOfSubject ? void 0 : true);
}
function matchesBlock(block, request, kind) {
	const [any, all] = [jsonAt(block, "any"), jsonAt(block, "all")];
	if (any !== void 0 && isList(any)) return anyOf(...any.map((one) => matchesFilter(one, request, kind)));
	if (all !== void 0 && isList(all)) return allOf(...all.map((one) => matchesFilter(one, request, kind)));
	return matchesFilter(block ?? {}, request, kind);
}
function matchesRule(rule, request, kind) {
	const exclude = jsonAt(rule, "exclude");
	return allOf(FILTERED_NAMESPACES.includes(request.namespace) ? void 0 : true, matchesBlock(jsonAt(rule, "match"), request, kind), exclude === void 0 || Object.keys(mapAt(exclude)).length === 0 ? true : not(matchesBlock(exclude, request, kind)));
}
function filtersOf(rule) {
	return ["match", "exclude"].flatMap((side) => {
		const block = jsonAt(rule, side);
		if (block === void 0) return [];
		const lists = [...listAt(block, "any"), ...listAt(block, "all")];
		return lists.length === 0 ? [block] : lists;
	});
}
function coversControllers(rule, policy, kind) {
	const annotation = textAt(policy, "metadata", "annotations", "pod-policies.kyverno.io/autogen-controllers");
	if (annotation !== void 0 && !annotation.split(",").some((name) => name.trim() === kind)) return false;
	if (jsonAt(rule, "mutate", "patchesJson6902") !== void 0) return false;
	return filtersOf(rule).every((filter) => {
		const resources = mapAt(filter, "resources");
		return [
			"name",
			"names",
			"selector",
			"annotations"
		].every((field) => jsonAt(resources, field) === void 0) && textsAt(resources, "kinds").every((text) => kindOf(text) === "Pod");
	});
}

// src/policies/kyverno/variables.ts
const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;
const WHOLE = /^\{\{\s*([^{}]*?)\s*\}\}$/;
const STEP = /\.?(?:([A-Za-z_][A-Za-z0-9_]*)|"([^"]+)"|\[(-?[0-9]+)\]|(\[\]|\[\*\]))/y;
const LITERAL = /^(?:'([^']*)'|`(.*)`|"([^"]*)")$/s;
function queryValue(query, roots, isAbsent) {
	const [path = "", ...defaults] = query.split("||").map((part) => part.trim());
	const value = readPath(path, roots, isAbsent);
	if (value === void 0 || value !== null && !(isList(value) && value.length === 0)) return value;
	if (defaults.length !== 1) return value === null ? void 0 : value;
	return literalOf(defaults[0] ?? "");
}
function literalOf(text) {
	const match = LITERAL.exec(text);
	if (match === null) return void 0;
	const [, raw, json, quoted] = match;
	if (json === void 0) return raw ?? quoted;
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}
function readPath(path, roots, isAbsent) {
	let values = [roots];
	let isProjected = false;
	let position = 0;
	while (position < path.length) {
		STEP.lastIndex = position;
		const match = STEP.exec(path);
		if (match === null) return void 0;
		position += match[0].length;
		const [, name, quoted, index, projection] = match;
		const key = name ?? quoted;
		const next = [];
		for (const value of values) {
			const found = key !== void 0 ? field(value, key, isAbsent) : item(value, index, projection !== void 0);
			if (found === void 0) return void 0;
			if (projection !== void 0) next.push(...isList(found) ? found : []);
			else if (!isProjected || found !== null) next.push(found);
		}
		isProjected ||= projection !== void 0;
		values = next;
	}
	return isProjected ? values : values[0] ?? null;
}
function field(value, key, isAbsent) {
	if (!isMap(value)) return null;
	if (Object.hasOwn(value, key)) return value[key] ?? null;
	return isAbsent(value, key) ? null : void 0;
}
function item(value, index, isProjection) {
	if (isProjection) return isList(value) ? value : [];
	return isList(value) ? value.at(Number(index)) ?? null : null;
}
function fillIn(json, roots, isAbsent) {
	if (typeof json === "string") return fillInText(json, roots, isAbsent);
	if (isList(json)) {
		const items = json.map((one) => fillIn(one, roots, isAbsent));
		return items.every((one) => one !== void 0) ? items : void 0;
	}
	if (!isMap(json)) return json;
	const entries = [];
	for (const [key, value] of Object.entries(json)) {
		const [filledKey, filled] = [fillInText(key, roots, isAbsent), fillIn(value, roots, isAbsent)];
		if (typeof filledKey !== "string" || filled === void 0) return void 0;
		entries.push([filledKey, filled]);
	}
	return Object.fromEntries(entries);
}
function fillInText(text, roots, isAbsent) {
	if (text.includes("$(")) return void 0;
	const whole = WHOLE.exec(text)?.[1];
	if (whole !== void 0) return queryValue(whole, roots, isAbsent);
	let isKnown = true;
	const filled = text.replaceAll(VARIABLE, (_, query) => {
		const value = queryValue(query, roots, isAbsent);
		if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
		isKnown = false;
		return "";
	});
	return isKnown && !filled.includes("{{") ? filled : void 0;
}

// src/policies/guards.ts
const POLICY$1 = "ValidatingAdmissionPolicy";
const BINDING$1 = "ValidatingAdmissionPolicyBinding";
function refuses(validation, spec, request) {
	const scope = policyScope(request, listAt(spec, "variables"));
	const result = evaluateText(textAt(validation, "expression") ?? "", scope);
	if (typeof result === "boolean") return !result;
	if (isFault(result) && result.fault === "unknown") return void 0;
	return textAt(spec, "failurePolicy") !== "Ignore";
}
function refusesAny(spec, request) {
	return not(allOf(...listAt(spec, "validations").map((one) => not(refuses(one, spec, request)))));
}
function catchesByCel(spec, request) {
	const covers = matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request);
	const holds = matchesConditions(listAt(spec, "matchConditions"), policyScope(request, listAt(spec, "variables")));
	if (covers === false || holds === false) return false;
	return holds === void 0 ? void 0 : allOf(covers, refusesAny(spec, request));
}
function catchesByRule(rule, request) {
	const validate = mapAt(rule, "validate");
	const expressions = listAt(validate, "cel", "expressions");
	const roots = { request: {
		object: request.object,
		namespace: request.namespace,
		operation: "CREATE"
	} };
	const fill = (json) => fillIn(json, roots, request.isSurelyAbsent);
	const deny = jsonAt(validate, "deny", "conditions");
	const isRead = expressions.length > 0 || deny !== void 0;
	return allOf(Object.keys(validate).length > 0, matchesRule(rule, request, "Pod"), holdAll(jsonAt(rule, "preconditions"), fill), matchesConditions(listAt(rule, "celPreconditions"), policyScope(request, [])), !isRead ? void 0 : deny === void 0 ? refusesAny({ validations: expressions }, request) : holdAll(deny, fill));
}
function catcherOf({ object, json }) {
	const group = groupOf(object.apiVersion);
	const spec = mapAt(json, "spec");
	if (object.kind === POLICY$1 || object.kind === "ValidatingPolicy" && group === "policies.kyverno.io") return (request) => catchesByCel(spec, request);
	if (object.kind !== "ClusterPolicy" || group !== "kyverno.io") return void 0;
	const rules = listAt(spec, "rules").filter((rule) => jsonAt(rule, "validate") !== void 0);
	if (rules.length === 0) return void 0;
	return (request) => not(allOf(...rules.map((rule) => not(catchesByRule(rule, request)))));
}
function isEnforced({ object, name }, bindings) {
	if (object.kind !== POLICY$1) return true;
	const own = bindings.filter(({ json }) => textAt(json, "spec", "policyName") === name);
	return own.length === 0 || own.some(({ json }) => textsAt(json, "spec", "validationActions").includes("Deny"));
}
function readGuards(objects, labels) {
	const bindings = objects.filter(({ object }) => object.kind === BINDING$1);
	return objects.flatMap((policy) => {
		const catches = isEnforced(policy, bindings) ? catcherOf(policy) : void 0;
		if (catches === void 0) return [];
		const { document, path, kind } = policy.object;
		const admits = (namespace, tolerations) => not(catches(probeRequest(namespace, tolerations, (key) => labels(namespace, key))));
		return [{
			kind,
			name: policy.name,
			place: {
				document,
				path: [...path, "kind"],
				part: "value"
			},
			admits
		}];
	});
}

// src/policies/kyverno/strategic-merge.ts
const ANCHOR = /^(\+|<|\^|X|=)?\((.+)\)$/s;
const KEYED_LISTS = /* @__PURE__ */ new Set([
	"containers",
	"initContainers",
	"ephemeralContainers",
	"volumes",
	"imagePullSecrets",
	"hostAliases",
	"readinessGates",
	"schedulingGates",
	"resourceClaims"
]);
function mergeStrategically(base, patch) {
	if (isList(patch)) return hasAnchor(patch) ? "unread" : { value: patch };
	if (!isMap(patch)) return { value: patch };
	const own = base !== void 0 && isMap(base) ? base : {};
	const merged = new Map(Object.entries(own));
	for (const [written, value] of Object.entries(patch)) {
		if (written.startsWith("$")) return "unread";
		const [, sign, anchored] = ANCHOR.exec(written) ?? [];
		const key = anchored ?? written;
		if (anchored !== void 0 && sign !== "+") {
			if (sign !== void 0 && sign !== "<") return "unread";
			const holds = meetsCondition(merged.get(key), value);
			if (holds !== true) return holds === void 0 ? "unread" : "skipped";
			continue;
		}
		if (sign === "+" && merged.has(key)) continue;
		if (KEYED_LISTS.has(key)) continue;
		const below = mergeStrategically(merged.get(key), value);
		if (typeof below === "string") return below;
		merged.set(key, below.value);
	}
	return { value: Object.fromEntries([...merged].filter(([, value]) => value !== null)) };
}
function hasAnchor(json) {
	if (isList(json)) return json.some(hasAnchor);
	return isMap(json) && Object.entries(json).some(([key, value]) => ANCHOR.test(key) || key.startsWith("$") || hasAnchor(value));
}
function meetsCondition(found, pattern) {
	if (typeof pattern === "string") {
		if (/[|&<>]/.test(pattern)) return void 0;
		if (pattern.startsWith("!")) return found !== pattern.slice(1);
		return typeof found === "string" && fitsWildcard(pattern, found);
	}
	if (!isMap(pattern)) return isList(pattern) ? void 0 : found === pattern;
	const results = Object.entries(pattern).map(([written, value]) => {
		const [, sign, key] = ANCHOR.exec(written) ?? [];
		if (sign !== void 0) return void 0;
		const name = key ?? written;
		return meetsCondition(found !== void 0 && isMap(found) && Object.hasOwn(found, name) ? found[name] : void 0, value);
	});
	if (results.includes(false)) return false;
	return results.includes(void 0) ? void 0 : true;
}

// src/policies/kyverno/cluster-policy.ts
const unknown = (why) => ({
	kind: "unknown",
	why
});
function rootsOf({ object, namespace }, element, index) {
	return {
		request: {
			object,
			namespace,
			operation: "CREATE"
		},
		...element !== void 0 && { element },
		...index !== void 0 && { elementIndex: index }
	};
}
function patchesOf(patch) {
	if (isList(patch)) return patch;
	if (typeof patch !== "string") return void 0;
	const [document] = parseDocuments({
		path: "patch.yaml",
		text: patch
	}).documents;
	const json = document === void 0 ? void 0 : jsonOf(document.root);
	return json !== void 0 && isList(json) ? json : void 0;
}
function applyPatches(request, mutation, roots) {
	const isAbsent = request.isSurelyAbsent;
	const overlay = jsonAt(mutation, "patchStrategicMerge");
	if (overlay !== void 0) {
		const patch = fillIn(overlay, roots, isAbsent);
		if (patch === void 0) return unknown("a variable");
		const merged = mergeStrategically(request.object, patch);
		if (merged === "skipped") return UNTOUCHED;
		if (merged === "unread" || !isMap(merged.value)) return unknown("a patch that is not read");
		return {
			kind: "changed",
			object: merged.value
		};
	}
	const operations = patchesOf(jsonAt(mutation, "patchesJson6902") ?? []);
	const filled = operations && fillIn(operations, roots, isAbsent);
	if (filled === void 0 || !isList(filled)) return unknown("a variable");
	const patched = applyJsonPatch(request.object, filled, true);
	if (patched === "test-failed") return UNTOUCHED;
	if (patched === "error" || !isMap(patched.value)) return unknown("a patch that fails");
	return {
		kind: "changed",
		object: patched.value
	};
}
function applyForEach(request, loop) {
	const elements = queryValue(textAt(loop, "list") ?? "", rootsOf(request), request.isSurelyAbsent);
	if (elements === void 0 || !isList(elements) || jsonAt(loop, "context") !== void 0 || jsonAt(loop, "foreach") !== void 0) return unknown("a loop that is not read");
	const isDescending = textAt(loop, "order") === "Descending" || jsonAt(loop, "patchesJson6902") !== void 0 && textAt(loop, "order") === void 0;
	const indices = elements.map((_, index) => isDescending ? elements.length - 1 - index : index);
	let object = request.object;
	for (const index of indices) {
		const current = withObject(request, object);
		const roots = rootsOf(current, elements[index] ?? null, index);
		const holds = holdAll(jsonAt(loop, "preconditions"), (json) => fillIn(json, roots, current.isSurelyAbsent));
		if (holds === false) continue;
		const outcome = holds === void 0 ? unknown("a precondition") : applyPatches(current, loop, roots);
		if (outcome.kind === "unknown") return outcome;
		if (outcome.kind === "changed") object = outcome.object;
	}
	return object === request.object ? UNTOUCHED : {
		kind: "changed",
		object
	};
}
function applyMutation(request, rule) {
	const loops = listAt(rule, "mutate", "foreach");
	if (loops.length === 0) return applyPatches(request, jsonAt(rule, "mutate") ?? {}, rootsOf(request));
	let object = request.object;
	for (const loop of loops) {
		const outcome = applyForEach(withObject(request, object), loop);
		if (outcome.kind === "unknown") return outcome;
		if (outcome.kind === "changed") object = outcome.object;
	}
	return object === request.object ? UNTOUCHED : {
		kind: "changed",
		object
	};
}
function applyToTemplate(request, rule, path) {
	const template = mapAt(request.object, ...path);
	const pod = {
		...template,
		metadata: {
			...mapAt(template, "metadata"),
			namespace: request.namespace
		}
	};
	const outcome = applyMutation(withObject({
		...request,
		isSettled: request.isSettled
	}, pod), rule);
	if (outcome.kind !== "changed") return outcome;
	return {
		kind: "changed",
		object: putAt(request.object, path, outcome.object)
	};
}
function putAt(object, [step, ...others], value) {
	if (step === void 0) return value;
	return {
		...object,
		[step]: putAt(mapAt(object, step), others, value)
	};
}
function applyRule(policy, rule, request) {
	const mutation = jsonAt(rule, "mutate");
	if (mutation === void 0 || jsonAt(mutation, "targets") !== void 0) return UNTOUCHED;
	const { templatePath } = request;
	const isMade = templatePath !== void 0 && coversControllers(rule, policy.json, request.kind);
	const covers = matchesRule(rule, request, isMade ? "Pod" : request.kind);
	const preconditions = jsonAt(rule, "preconditions");
	const subject = isMade && templatePath !== void 0 ? withObject(request, mapAt(request.object, ...templatePath)) : request;
	const holds = holdAll(preconditions, (json) => fillIn(json, rootsOf(subject), subject.isSurelyAbsent));
	const conditions = listAt(rule, "celPreconditions");
	const celHolds = conditions.length === 0 ? true : matchesConditions(conditions, policyScope(request, []));
	const matches = allOf(covers, holds, celHolds);
	if (matches === false) return UNTOUCHED;
	const outcome = isMade ? applyToTemplate(request, rule, templatePath) : applyMutation(request, rule);
	return matches === true || outcome.kind === "untouched" ? outcome : unknown("nobody can tell whether it matches");
}
function evaluate$2(policy, request) {
	if (policy.object.kind === "Policy" && (policy.namespace ?? "default") !== request.namespace) return UNTOUCHED;
	const spec = mapAt(policy.json, "spec");
	if (spec.admission === false) return UNTOUCHED;
	const conditions = listAt(spec, "webhookConfiguration", "matchConditions");
	const isCovered = matchesConditions(conditions, policyScope(request, []));
	if (isCovered === false) return UNTOUCHED;
	let object = request.object;
	for (const rule of listAt(spec, "rules")) {
		const outcome = applyRule(policy, rule, withObject(request, object));
		if (outcome.kind === "unknown") return outcome;
		if (outcome.kind === "changed") object = outcome.object;
		if (outcome.kind === "changed" && textAt(spec, "applyRules") === "One") break;
	}
	if (object === request.object) return UNTOUCHED;
	return isCovered === true ? {
		kind: "changed",
		object
	} : unknown("nobody can tell whether it matches");
}
function readKyvernoPolicies(objects) {
	return objects.filter(({ object }) => ["ClusterPolicy", "Policy"].includes(object.kind) && groupOf(object.apiVersion) === "kyverno.io").map((policy) => {
		const mutations = listAt(policy.json, "spec", "rules").map((rule) => jsonAt(rule, "mutate") ?? {});
		return {
			...describePolicy(policy, "Kyverno"),
			mayTouch: touchedBy(mutations, /patchesJson6902/.test(JSON.stringify(mutations))),
			evaluate: (request) => evaluate$2(policy, request)
		};
	});
}

// src/policies/kyverno/mutating-policy.ts
function evaluate$1(policy, request) {
	const spec = mapAt(policy.json, "spec");
	if (policy.object.kind === "NamespacedMutatingPolicy" && (policy.namespace ?? "default") !== request.namespace) return UNTOUCHED;
	if (jsonAt(spec, "targetMatchConstraints") !== void 0) return UNTOUCHED;
	const variables = listAt(spec, "variables");
	const matches = allOf(matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request), matchesConditions(listAt(spec, "matchConditions"), policyScope(request, variables)));
	if (matches === false) return UNTOUCHED;
	const outcome = mutate(request, listAt(spec, "mutations"), variables);
	if (matches === true || outcome.kind === "untouched") return outcome;
	return {
		kind: "unknown",
		why: "nobody can tell whether it matches"
	};
}
function readMutatingPolicies(objects) {
	return objects.filter(({ object }) => /^(?:Namespaced)?MutatingPolicy$/.test(object.kind) && groupOf(object.apiVersion) === "policies.kyverno.io").map((policy) => {
		const changes = changesOf(jsonAt(policy.json, "spec"));
		const isOff = jsonAt(policy.json, "spec", "evaluation", "admission", "enabled") === false;
		return {
			...describePolicy(policy, "Kyverno"),
			mayTouch: touchedBy(changes, JSON.stringify(changes).includes("jsonPatch")),
			evaluate: (request) => isOff ? UNTOUCHED : evaluate$1(policy, request)
		};
	});
}

// src/policies/mutating-admission-policy.ts
const GROUP = "admissionregistration.k8s.io";
const POLICY = "MutatingAdmissionPolicy";
const BINDING = "MutatingAdmissionPolicyBinding";
function isOf({ object }, kind) {
	return object.kind === kind && groupOf(object.apiVersion) === GROUP;
}
function evaluate(policy, bindings, request) {
	const spec = mapAt(policy.json, "spec");
	const variables = listAt(spec, "variables");
	const bound = bindings.map(({ json }) => matchesResources(jsonAt(json, "spec", "matchResources"), "resourceRules", request));
	const conditions = matchesConditions(listAt(spec, "matchConditions"), policyScope(request, variables));
	const matches = allOf(matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request), bindings.length === 0 ? void 0 : anyOf(...bound), conditions);
	if (matches === false) return UNTOUCHED;
	if (conditions === void 0) return {
		kind: "unknown",
		why: "a condition"
	};
	const outcome = mutate(request, listAt(spec, "mutations"), variables);
	if (matches === true || outcome.kind === "untouched") return outcome;
	return {
		kind: "unknown",
		why: "nobody can tell whether it matches"
	};
}
function readMutatingAdmissionPolicies(objects) {
	const bindings = objects.filter((one) => isOf(one, BINDING));
	return objects.filter((one) => isOf(one, POLICY)).map((policy) => {
		const own = bindings.filter(({ json }) => textAt(json, "spec", "policyName") === policy.name);
		const described = describePolicy(policy, POLICY);
		const changes = changesOf(jsonAt(policy.json, "spec"));
		return {
			...described,
			isInForce: policy.isOwn && own.every(({ isOwn }) => isOwn),
			mayTouch: touchedBy(changes, JSON.stringify(changes).includes("jsonPatch")),
			evaluate: (request) => evaluate(policy, own, request)
		};
	}).sort((a, b) => a.origin.policy < b.origin.policy ? -1 : 1);
}

// src/policies/webhooks.ts
const HARMLESS = [
	"sidecar-injector.istio.io",
	"linkerd-proxy-injector.linkerd.io",
	"vault.hashicorp.com",
	"elbv2.k8s.aws",
	"pod-identity-webhook.amazonaws.com",
	"iam-for-pods.amazonaws.com",
	"azure-workload-identity.io",
	"azure-wi-webhook",
	"webhook.cert-manager.io",
	"inject.consul.hashicorp.com",
	"consul-connect-injector.consul.hashicorp.com",
	"opentelemetry.io",
	"jaegertracing.io",
	"keda.sh",
	"cnpg.io",
	"monitoring.coreos.com",
	"kubevirt.io",
	"goldilocks.fairwinds.com",
	"webhook.dapr.io",
	"kuma.io",
	"vpa.k8s.io"
];
const ENGINES = /(?:^|[.-])(?:kyverno|gatekeeper)[.-]/;
function isHarmless(name) {
	return ENGINES.test(name) || HARMLESS.some((end) => name === end || name.endsWith(`.${end}`) || name.endsWith(end));
}
function covers(webhook, request) {
	return allOf(listAt(webhook, "rules").length > 0 && matchesResources(webhook, "rules", request), matchesConditions(listAt(webhook, "matchConditions"), policyScope(request, []))) !== false;
}
function readMutatingWebhooks(objects) {
	return objects.filter(({ object }) => object.kind === "MutatingWebhookConfiguration" && groupOf(object.apiVersion) === "admissionregistration.k8s.io").map((configuration) => {
		const webhooks = listAt(configuration.json, "webhooks").filter((one) => !isHarmless(textAt(one, "name") ?? ""));
		return {
			...describePolicy(configuration, "webhook"),
			mayTouch: webhooks.length === 0 ? {
				tolerations: false,
				selection: false
			} : {
				tolerations: true,
				selection: true
			},
			evaluate: (request) => webhooks.some((webhook) => covers(webhook, request)) ? {
				kind: "unknown",
				why: "a program"
			} : UNTOUCHED
		};
	});
}

// src/policies/read-policies.ts
const NAME_LABEL = "kubernetes.io/metadata.name";
function readPolicies(own, possible) {
	const ours = [...own];
	const others = [...possible];
	const read = (list, isOwn) => list.filter(mayBePolicy).flatMap((object) => readPolicyObject(object, isOwn) ?? []);
	const objects = [...read(ours, true), ...read(others, false)];
	if (objects.length === 0) return {};
	const policies = [
		...readMutatingAdmissionPolicies(objects),
		...readGatekeeperMutations(objects),
		...readKyvernoPolicies(objects),
		...readMutatingPolicies(objects),
		...readMutatingWebhooks(objects)
	];
	const labels = namespaceLabels([...ours, ...others]);
	return {
		changePod: createPodChanger(policies, labels),
		guards: readGuards(read(ours, true), labels),
		policyText: JSON.stringify(objects.map(({ json, isOwn }) => [json, isOwn]))
	};
}
function namespaceLabels(objects) {
	const declared = new Map(objects.filter(({ kind, apiVersion }) => kind === "Namespace" && apiVersion === "v1").map(({ node }) => {
		const metadata = getValue(node, "metadata");
		return [getString(metadata, "name") ?? "", getValue(metadata, "labels")];
	}));
	return (namespace, key) => {
		if (key === NAME_LABEL) return namespace;
		return declared.has(namespace) ? getString(declared.get(namespace), key) ?? null : void 0;
	};
}

// src/policies/evaluated-policies.ts
var evaluated_policies_exports = /* @__PURE__ */ __exportAll({
	readPolicies: () => readPolicies,
	selectsDevice: () => selectsDevice
});

export { evaluated_policies_exports, readPolicies, selectsDevice };