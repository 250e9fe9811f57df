import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { a as baselineEntries, r as reportFit } from "./fit-report.js";
import { A as objectsOf, C as parseYaml, D as decodeTolerations, E as relevanceTest, F as nodeAt, I as formatKey, L as splitDocuments, M as getEntry, N as getString, O as createDecoder, P as getValue, R as SEVERITIES, S as parseDocuments, T as SCALAR_STYLE, _ as fileOfPlace, b as rangeOfSpan, j as effectiveEntries, k as groupOf, m as resolveSettings, p as NO_CLUSTER_KEYS, v as lineOf, w as EVENT_ID, x as readManifest, y as locate } from "./pools.js";
import { t as nearestWord } from "./nearest-word.js";
import { a as formatYamlString, b as placeInObject, c as matchesNameGlob, n as fitWorkload, t as RULES, y as formatWorkload } from "./rules.js";
import { createHash } from "node:crypto";

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

// src/lint/path-globs.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
function fromWorkingDirectory(configurationPath, glob) {
	const parts = configurationPath.split("/").slice(0, -1).filter((part) => part !== "" && part !== ".");
	for (const part of glob.split("/")) if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
	else if (part !== ".") parts.push(part);
	return parts.join("/");
}
function matchesGlobs(configurationPath, globs) {
	const rebase = (glob) => fromWorkingDirectory(configurationPath, glob);
	const everythingBelow = (glob) => [glob, `${glob}/**`];
	const compile = (list) => (0, import_picomatch.default)(list.map(rebase).flatMap(everythingBelow), { dot: true });
	const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
	const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
	return (path) => isNamed(path) && !isTakenAway(path);
}

// src/lint/path-steps.ts
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

// src/lint/gitops/application.ts
function readApplication(spec) {
	const destination = getValue(spec, "destination");
	const listed = getValue(spec, "sources");
	const single = getValue(spec, "source");
	const sources = listed?.kind === "sequence" ? listed.items : single === void 0 ? [] : [single];
	return {
		destinationName: getString(destination, "name"),
		destinationServer: getString(destination, "server"),
		sources: sources.flatMap((source) => {
			const path = getString(source, "path");
			const recurse = getValue(getValue(source, "directory"), "recurse");
			return path === void 0 ? [] : {
				path,
				recurse: recurse?.kind === "scalar" && recurse.value === true
			};
		})
	};
}

// src/lint/gitops/application-set.ts
const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*-?\}\}/g;
function expandApplicationSet(spec, tree, targets, root) {
	const template = readApplication(getValue(getValue(spec, "template"), "spec"));
	function expandGenerator(generator) {
		const git = itemsOf(getValue(getValue(generator, "git"), "directories"));
		const clusters = getValue(generator, "clusters");
		const matrix = itemsOf(getValue(getValue(generator, "matrix"), "generators"));
		return [
			...itemsOf(getValue(getValue(generator, "list"), "elements")).map((element) => new Map(flatten(element, ""))),
			...expandDirectories(git, tree, root),
			...clusters === void 0 ? [] : expandClusters(clusters, targets),
			...expandMatrix(matrix.map(expandGenerator))
		];
	}
	return itemsOf(getValue(spec, "generators")).flatMap(expandGenerator).map((parameters) => ({
		destinationName: fillIn(template.destinationName, parameters),
		destinationServer: fillIn(template.destinationServer, parameters),
		sources: template.sources.flatMap(({ path, recurse }) => {
			const filled = fillIn(path, parameters);
			return filled === void 0 ? [] : {
				path: filled,
				recurse
			};
		})
	}));
}
function itemsOf(node) {
	return node?.kind === "sequence" ? node.items : [];
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
			exclude: exclude?.kind === "scalar" && exclude.value === true
		};
	});
	const isWanted = (0, import_picomatch.default)(globs.filter(({ exclude }) => !exclude).map(({ glob }) => glob));
	const isExcluded = (0, import_picomatch.default)(globs.filter(({ exclude }) => exclude).map(({ glob }) => glob));
	const base = globs[0]?.glob.split("/").filter((_part, index, parts) => !parts.slice(0, index + 1).join("").includes("*"));
	const baseFolder = base && root(base.join("/") || ".");
	if (base === void 0 || baseFolder === void 0) return [];
	const rootFolder = joinPath(baseFolder, ...base.map(() => ".."));
	const prefix = rootFolder === "." ? "" : `${rootFolder}/`;
	return [...tree.folders].flatMap((folder) => folder.startsWith(prefix) ? folder.slice(prefix.length) : []).filter((path) => isWanted(path) && !isExcluded(path)).map((path) => {
		const segments = path.split("/");
		const basename = segments.at(-1) ?? "";
		return new Map([
			["path", path],
			["path.path", path],
			["path.basename", basename],
			...segments.map((segment, index) => [`path[${index}]`, segment])
		]);
	});
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
	return others.reduce((rows, next) => rows.flatMap((row) => next.map((one) => new Map([...row, ...one]))), first);
}
function fillIn(text, parameters) {
	if (text === void 0) return void 0;
	const filled = text.replace(PARAMETER, (mark, name) => parameters.get(name) ?? mark);
	return filled.includes("{{") ? void 0 : filled;
}

// src/lint/gitops/argocd.ts
const ARGO_GROUP = "argoproj.io";
const IN_CLUSTER = "in-cluster";
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
function followArgo(tree, targets) {
	const reached = new Map(targets.map(({ cluster }) => [cluster, /* @__PURE__ */ new Set()]));
	for (const object of [...tree.paths].flatMap(tree.gitopsObjects)) {
		if (groupOf(object.apiVersion) !== ARGO_GROUP) continue;
		const spec = getValue(object.node, "spec");
		for (const target of targets) {
			const root = (path) => tree.fromRoot(target.configurationPath, path);
			const applications = object.kind === "ApplicationSet" ? expandApplicationSet(spec, tree, targets, root) : [readApplication(spec)];
			for (const application of applications.filter((one) => isDestination(one, target.argocd))) for (const { path, recurse } of application.sources) {
				const folder = root(path);
				if (folder === void 0) continue;
				for (const file of tree.filesOf(folder, recurse)) reached.get(target.cluster)?.add(file);
			}
		}
	}
	return reached;
}
function isDestination({ destinationName, destinationServer }, { name, server }) {
	if (destinationName) return destinationName === name || destinationName === IN_CLUSTER && server === IN_CLUSTER_SERVER;
	if (!destinationServer) return false;
	return destinationServer === server || destinationServer === IN_CLUSTER_SERVER && name === IN_CLUSTER;
}

// src/lint/gitops/flux.ts
const FLUX_GROUP = "kustomize.toolkit.fluxcd.io";
const OWN_SOURCE = "flux-system";
const KUBECONFIG = /^(.+)-kubeconfig$/;
function followFlux(tree, starts) {
	const paths = new Map(starts.map(({ cluster }) => [cluster, /* @__PURE__ */ new Set()]));
	const namespaces = /* @__PURE__ */ new Map();
	const pending = [...starts];
	const visited = /* @__PURE__ */ new Set();
	for (let start = pending.pop(); start !== void 0; start = pending.pop()) {
		const { cluster, target, namespace } = start;
		const key = JSON.stringify([
			cluster,
			target,
			namespace
		]);
		if (visited.has(key)) continue;
		visited.add(key);
		const known = paths.get(cluster) ?? /* @__PURE__ */ new Set();
		paths.set(cluster, known);
		for (const path of tree.filesOf(target, true)) {
			namespaces.set(path, (namespaces.get(path) ?? /* @__PURE__ */ new Set()).add(namespace));
			if (known.has(path)) continue;
			known.add(path);
			pending.push(...tree.gitopsObjects(path).flatMap((object) => follow(object, tree, start)));
		}
	}
	return {
		paths,
		namespaces
	};
}
function follow(object, tree, { cluster, configurationPath }) {
	if (!isFollowed(object)) return [];
	const spec = getValue(object.node, "spec");
	const target = tree.fromRoot(configurationPath, getString(spec, "path") ?? ".");
	const owner = clusterOf(object, cluster);
	if (target === void 0 || owner === void 0) return [];
	return [{
		cluster: owner,
		configurationPath,
		target,
		namespace: getString(spec, "targetNamespace")
	}];
}
function isFollowed({ apiVersion, kind, node }) {
	if (kind !== "Kustomization" || groupOf(apiVersion) !== FLUX_GROUP) return false;
	return getString(getValue(getValue(node, "spec"), "sourceRef"), "name") === OWN_SOURCE;
}
function clusterOf({ node }, cluster) {
	const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
	if (kubeConfig === void 0) return cluster;
	const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
	return KUBECONFIG.exec(secret)?.[1];
}

// src/lint/gitops/repository-tree.ts
const KUSTOMIZATION = /^kustomization\.ya?ml$/;
const REFERENCE_LISTS = [
	"resources",
	"bases",
	"components",
	"patchesStrategicMerge"
];
const isGitops = relevanceTest([
	"Kustomization",
	"Application",
	"ApplicationSet"
]);
function createRepositoryTree(manifests) {
	const files = new Map(manifests.map(({ file }) => [joinPath(file.path), file]));
	const folders = /* @__PURE__ */ new Map();
	for (const path of files.keys()) addToFolder(path, "files");
	const kustomizations = new Map([...files.keys()].flatMap((path) => KUSTOMIZATION.test(lastStep(path)) ? [[parentFolder(path), path]] : []));
	const objects = /* @__PURE__ */ new Map();
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
				pending.push(...referencesOf(files.get(kustomization)).map((path) => joinPath(folder, path)));
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
		gitopsObjects(path) {
			const known = objects.get(path);
			if (known !== void 0) return known;
			const file = files.get(path);
			const found = file === void 0 ? [] : parseDocuments(file, isGitops).documents.flatMap(objectsOf);
			objects.set(path, found);
			return found;
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
function textsOf(node) {
	if (node?.kind !== "sequence") return [];
	return node.items.flatMap((item) => item.kind === "scalar" ? item.text : []);
}
function isLocal(reference) {
	return !/[\n?]|:\/\/|^git@|^github\.com\//.test(reference);
}

// src/lint/gitops/follow-gitops.ts
function followGitops(clusters, manifests) {
	if (clusters.every((cluster) => cluster.gitops === void 0 && !cluster.hasOwnManifests)) return {
		paths: clusters.map(() => /* @__PURE__ */ new Set()),
		namespaces: /* @__PURE__ */ new Map()
	};
	const tree = createRepositoryTree(manifests);
	const starts = [];
	const targets = [];
	for (const { settings, gitops, place } of clusters) {
		const cluster = settings.name ?? "";
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
	const { paths: byFlux, namespaces } = followFlux(tree, starts);
	const byArgo = followArgo(tree, targets);
	return {
		paths: clusters.map((cluster) => {
			const name = cluster.settings.name ?? "";
			return /* @__PURE__ */ new Set([
				...byFlux.get(name) ?? [],
				...byArgo.get(name) ?? [],
				...followOverlays(tree, cluster)
			]);
		}),
		namespaces
	};
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
function bindManifests(clusters, manifests) {
	const [first] = clusters;
	if (first === void 0) return {
		bound: [],
		unbound: manifests
	};
	const isOnly = clusters.length === 1;
	const isChosen = isOnly && countDeclared(first) > 1;
	if (isOnly && !(isChosen && first.gitops !== void 0)) return {
		bound: [manifests],
		unbound: []
	};
	const deployed = followGitops(clusters, manifests).paths;
	const excluded = /* @__PURE__ */ new Set();
	const bound = clusters.map((cluster, index) => {
		const isExcluded = matchesGlobs(configurationOf(cluster), cluster.exclude);
		const reached = deployed[index] ?? /* @__PURE__ */ new Set();
		const isTaken = isChosen && reached.size === 0 ? () => true : takenBy(cluster, reached);
		return manifests.filter((manifest) => {
			const { path } = manifest.file;
			if (!isExcluded(path)) return isTaken(path);
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
	const isReached = (path) => reached.has(joinPath(path));
	if (manifests === void 0 || gitops !== void 0 && !hasOwnManifests) return gitops === void 0 ? () => true : isReached;
	const isNamed = matchesGlobs(configurationOf(cluster), manifests);
	return (path) => isNamed(path) || isReached(path);
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
		workload: workload === void 0 ? null : {
			kind: workload.kind,
			namespace: workload.namespace,
			name: workload.name
		},
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
	return documents.size === 1 && document?.address === void 0 ? document : void 0;
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
function problemsOf(input) {
	return [...input.unreadable.map(({ path, message }) => {
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
	}), ...input.manifests.flatMap((manifest) => manifest.problems)];
}
function* checkProblems(rule, problems) {
	if (rule.checkProblem === void 0) return;
	for (const problem of problems) yield* rule.checkProblem(problem);
}
function* checkCluster(rule, judgement, settings) {
	const cluster = judgement.inventory.cluster.name;
	if (rule.checkInventory !== void 0 && !judgement.isUnbound) {
		const { runs, options } = settings(rule, cluster, void 0);
		if (runs) yield* rule.checkInventory(judgement, options);
	}
	yield* checkWorkloads(rule, judgement.fits, judgement, settings);
}
function* checkWorkloads(rule, fits, judgement, settings) {
	if (rule.checkWorkload === void 0) return;
	const cluster = judgement.inventory.cluster.name;
	for (const fit of fits) {
		const { runs, options } = settings(rule, cluster, fileOfPlace(placeInObject(fit.workload, [])).path);
		if (runs) yield* rule.checkWorkload(fit, judgement, options);
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
function rateJudged(rule, { inventory, isUnbound }, findings, settings) {
	const rated = [...rate(rule, inventory.cluster.name, findings, settings)];
	return isUnbound ? rated.map(lowerUnbound) : rated;
}
function runRules(input, judgements, settings) {
	const problems = problemsOf(input);
	return RULES.flatMap((rule) => [...rate(rule, null, checkProblems(rule, problems), settings), ...judgements.flatMap((judgement) => [...rateJudged(rule, judgement, checkCluster(rule, judgement, settings), settings)])]);
}
function runWorkloadRules(fits, judgement, settings) {
	return RULES.flatMap((rule) => rateJudged(rule, judgement, checkWorkloads(rule, fits, judgement, settings), settings));
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
function createVerifier({ judgements, settings }, documents) {
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
		const changed = slice && rewrite(document, slice, changes);
		if (changed === void 0) return everyChange;
		const findings = changes.flatMap(({ candidates }) => candidates);
		const allowed = findings.flatMap(({ intent }) => intent.operations.flatMap(mayChange));
		const paths = changedPaths(document.root, changed.document.root, allowed.length + MAX_FURTHER_PATHS);
		if (paths === void 0 || !areAllowed(paths, allowed)) return everyChange;
		const after = countFindings((judged.get(document) ?? []).map(({ judgement }) => ({
			judgement,
			fits: changed.workloads.map((one) => fitWorkload(one, judgement.inventory, judgement.admission))
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
function rewrite({ file }, slice, changes) {
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
	});
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
	const owner = workload === void 0 ? file : `${workload.kind}/${workload.namespace}/${workload.name}`;
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
	return {
		inventory,
		admission,
		fits: manifests.flatMap((manifest) => manifest.workloads.map((workload) => fitWorkload(workload, inventory, admission)))
	};
}
function admissionOf(manifests) {
	return readAdmissionObjects(manifests.flatMap(({ objects }) => objects));
}
function judgeClusters(clusters, manifests) {
	if (clusters.length === 0) return [judge(NO_INVENTORY, manifests, admissionOf(manifests))];
	const { bound, unbound } = bindManifests(clusters.map(({ declaration }) => declaration), manifests);
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

// src/lint/rule-settings.ts
function resolve(rule, settings) {
	const severities = settings.flatMap(({ severity }) => severity ?? []);
	const named = severities.filter((severity) => severity !== "off").at(-1);
	const defaults = Object.entries(rule.options ?? {}).map(([name, option]) => [name, option.default]);
	return {
		runs: !severities.includes("off") && (rule.on !== false || named !== void 0),
		severity: named,
		options: Object.fromEntries([...defaults, ...settings.flatMap(({ options }) => Object.entries(options))])
	};
}
function createRuleSettings(configuration) {
	const overrides = (configuration?.ruleOverrides ?? []).map(({ files, clusters, rules, place }) => ({
		rules,
		clusters,
		matchesFile: files === void 0 ? void 0 : matchesGlobs(place.document.file.path, files)
	}));
	const matching = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	function overridesFor(cluster, file) {
		if (overrides.length === 0) return [];
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
		const key = `${rule.id} ${indexes.join()}`;
		const earlier = known.get(key);
		if (earlier !== void 0) return earlier;
		const setting = resolve(rule, [configuration?.rules, ...indexes.map((index) => overrides[index]?.rules)].flatMap((rules) => rules?.get(rule.id) ?? []));
		known.set(key, setting);
		return setting;
	};
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
		const covers = `for ${formatWorkload(workload)}`;
		return parseRules(text).map(({ id }) => {
			return {
				origin: "annotation",
				rule: id,
				at,
				covers,
				workload,
				expires: void 0
			};
		});
	});
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
	const annotations = [...workloads].flatMap(readAnnotationSuppressions);
	const declared = declareAll(declarations);
	const byLine = new Map([...comments].flatMap(([path, list]) => list.length === 0 ? [] : [[path, groupByLine(list)]]));
	const byWorkload = groupBy(annotations, ({ workload }) => workload);
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
			return [...[...onLine(finding), ...byWorkload.get(finding.workload) ?? []].filter((one) => one.rule === rule), ...declaredFor(byRule.get(rule), finding)];
		}
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
	for (const { file, template } of manifests) if (template === void 0) yield file;
}
function scopeOf({ scope = "repository", manifests, unreadable, configuration }, judgements, settings, { declared }) {
	const hasPools = judgements.some(({ inventory }) => inventory.pools.length > 0);
	const isBroken = unreadable.length > 0 || manifests.some(({ problems }) => problems.some(({ kind }) => kind === "syntax"));
	const isRepository = hasPools && scope === "repository" && !isBroken;
	const clusters = judgements.map(({ inventory }) => inventory.cluster.name);
	const clustersOfFile = judgedFiles(manifests, judgements);
	const judgedWorkloads = new Set(judgements.flatMap(({ fits }) => fits.map(({ workload }) => workloadPath(workload))));
	const templates = manifests.flatMap(({ file, template }) => template === void 0 ? [] : [file.path]);
	function runsEverywhere(rule) {
		return !(configuration?.ruleOverrides.some(({ rules }) => rules.get(rule.id)?.severity === "off") ?? false) && clusters.every((cluster) => settings(rule, cluster, void 0).runs);
	}
	return {
		isWhole: (rule) => isRepository && runsEverywhere(rule),
		isJudged(rule, suppression) {
			if (!hasPools || scope === "cluster" || rule.checkSuppression !== void 0) return false;
			const entry = declared.get(suppression);
			if (entry === void 0) {
				const { path } = fileOfPlace(suppression.at);
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
	for (const { file, workloads } of manifests) if (workloads.length > 0) files.set(file.path, /* @__PURE__ */ new Set());
	for (const { inventory, fits } of judgements) for (const { workload } of fits) files.get(fileOfPlace(placeInObject(workload, [])).path)?.add(inventory.cluster.name);
	return new Map([...files].map(([path, clusters]) => [path, [...clusters]]));
}

// src/lint/target-namespaces.ts
function withTargetNamespaces(input) {
	const { clusters, manifests } = input;
	if (clusters.every(({ declaration }) => (declaration.gitops?.flux ?? []).length === 0)) return input;
	const { namespaces } = followGitops(clusters.map(({ declaration }) => declaration), manifests);
	return {
		...input,
		manifests: manifests.map((manifest) => moveWorkloads(manifest, namespaces))
	};
}
function moveWorkloads(manifest, namespaces) {
	const [namespace, ...others] = namespaces.get(joinPath(manifest.file.path)) ?? [];
	if (namespace === void 0 || others.length > 0) return manifest;
	return {
		...manifest,
		workloads: manifest.workloads.map((workload) => ({
			...workload,
			namespace
		}))
	};
}

// src/lint/lint.ts
const MAX_NAMED_TEMPLATES = 5;
function templateNotice(manifests) {
	const templates = manifests.filter((manifest) => manifest.template !== void 0).map(({ file }) => file.path);
	if (templates.length === 0) return [];
	const named = templates.slice(0, MAX_NAMED_TEMPLATES).join(", ");
	const more = templates.length > MAX_NAMED_TEMPLATES ? `, and ${templates.length - MAX_NAMED_TEMPLATES} more` : "";
	const [files, were] = templates.length === 1 ? ["1 file is a template", "was"] : [`${templates.length} files are templates`, "were"];
	return [`${files} and ${were} skipped: ${named}${more}`];
}
function idleFolderNotices({ clusters, manifests, scope = "repository" }) {
	if (scope === "files") return [];
	const declarations = clusters.map(({ declaration }) => declaration);
	return describeIdleFolders(declarations, manifests);
}
function findAll(input, judgements, settings = createRuleSettings(input.configuration)) {
	const suppressions = startSuppressions(input, judgements, settings);
	const found = runRules(input, judgements, settings).filter((one) => !suppressions.silences(one.rule, one.finding));
	const aboutSuppressions = runSuppressionRules(suppressions.uses(), settings).filter((one) => !suppressions.silences(one.rule, one.finding));
	return {
		findings: identifyFindings([...found, ...aboutSuppressions]),
		suppressed: suppressions.silenced()
	};
}
function summarize(input, findings, hidden) {
	const { manifests, clusters, unreadable } = input;
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const broken = manifests.filter((manifest) => manifest.problems.some((problem) => problem.kind === "syntax"));
	return {
		files: manifests.length + unreadable.length,
		documents: manifests.reduce((sum, manifest) => sum + manifest.documents, 0),
		workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.length, 0),
		pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
		skipped: manifests.filter((manifest) => manifest.template !== void 0).length,
		failed: broken.length + unreadable.length,
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note"),
		...hidden
	};
}
function lintRepository(read) {
	const input = withTargetNamespaces(read);
	const judgements = judgeClusters(input.clusters, input.manifests);
	const settings = createRuleSettings(input.configuration);
	const { findings: found, suppressed } = findAll(input, judgements, settings);
	const { fresh, known, notices } = applyBaseline(input, found);
	const fixable = withFixes(fresh, {
		judgements,
		settings
	});
	const findings = locateFindings(groupFindings(fixable));
	let fit;
	return {
		summary: summarize(input, findings, {
			suppressed,
			known
		}),
		findings,
		existing: [],
		notices: [
			...input.notices,
			...idleFolderNotices(input),
			...templateNotice(input.manifests),
			...notices
		],
		get fit() {
			fit ??= reportFit(judgements);
			return fit;
		}
	};
}
function recordBaseline(read) {
	const input = withTargetNamespaces(read);
	return baselineEntries(findAll(input, judgeClusters(input.clusters, input.manifests)).findings);
}
function fitRepository(input) {
	return reportFit(judgeClusters(input.clusters, withTargetNamespaces(input).manifests));
}

export { judgeClusters as a, matchesGlobs as c, withTargetNamespaces as i, lintRepository as n, applyEdits as o, recordBaseline as r, byPlace as s, fitRepository as t };