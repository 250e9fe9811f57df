import { __commonJSMin, __toESM } from "./rolldown-runtime.js";
import { DISK, LOCK_FILE, createFileReader, findGitRoot, parseLock, readFromDisk, relativePath, userCache } from "./lint.js";
import { ARGO_GROUP, OF_GIT, ONE_FILE, keyOfChart, listOf, maybe, objectOf, orNull, parseDocuments, parseJson, text, withPrinted } from "./core.js";
import { hashBytes } from "./digest.js";
import { describeSystemError, exists, getString, getValue, itemsOf, memoizeText, quoted, systemErrorCode } from "./program.js";
import { MOST_ARCHIVE_BYTES } from "./chart-files.js";
import { MOST_MANIFEST_BYTES, packTree, readLocked } from "./read-archive.js";
import { openChartStore, withLockedCharts } from "./chart-store2.js";
const { BlockList, isIP } = process.getBuiltinModule("node:net");
const { request } = process.getBuiltinModule("node:http");
const { once } = process.getBuiltinModule("node:events");
const { lookup } = process.getBuiltinModule("node:dns");
const { readFileSync } = process.getBuiltinModule("node:fs");
const { join } = process.getBuiltinModule("node:path");
const { request: request$1 } = process.getBuiltinModule("node:https");

// node_modules/semver/internal/lrucache.js
var require_lrucache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var LRUCache = class {
		constructor() {
			this.max = 1e3;
			this.map = /* @__PURE__ */ new Map();
		}
		get(key) {
			const value = this.map.get(key);
			if (value === void 0) return;
			else {
				this.map.delete(key);
				this.map.set(key, value);
				return value;
			}
		}
		delete(key) {
			return this.map.delete(key);
		}
		set(key, value) {
			if (!this.delete(key) && value !== void 0) {
				if (this.map.size >= this.max) {
					const firstKey = this.map.keys().next().value;
					this.delete(firstKey);
				}
				this.map.set(key, value);
			}
			return this;
		}
	};
	module.exports = LRUCache;
}));

// node_modules/semver/internal/parse-options.js
var require_parse_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));

// node_modules/semver/internal/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SEMVER_SPEC_VERSION = "2.0.0";
	const MAX_LENGTH = 256;
	const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 
	/* istanbul ignore next */ 9007199254740991;
	const MAX_SAFE_COMPONENT_LENGTH = 16;
	const MAX_SAFE_BUILD_LENGTH = 250;
	const WHITESPACE_CHARACTERS = [
		"	",
		"\n",
		"\v",
		"\f",
		"\r",
		" ",
		"\xA0",
		"\u1680",
		"\u2000",
		"\u2001",
		"\u2002",
		"\u2003",
		"\u2004",
		"\u2005",
		"\u2006",
		"\u2007",
		"\u2008",
		"\u2009",
		"\u200a",
		"\u2028",
		"\u2029",
		"\u202f",
		"\u205f",
		"\u3000",
		"\ufeff"
	];
	const RELEASE_TYPES = [
		"major",
		"premajor",
		"minor",
		"preminor",
		"patch",
		"prepatch",
		"prerelease"
	];
	module.exports = {
		MAX_LENGTH,
		MAX_SAFE_COMPONENT_LENGTH,
		MAX_SAFE_BUILD_LENGTH,
		MAX_SAFE_INTEGER,
		WHITESPACE_CHARACTERS,
		RELEASE_TYPES,
		SEMVER_SPEC_VERSION,
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));

// node_modules/semver/internal/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
	module.exports = debug;
}));

// node_modules/semver/internal/re.js
var require_re = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));

// node_modules/semver/internal/identifiers.js
var require_identifiers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));

// node_modules/semver/classes/semver.js
var require_semver = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	var SemVer = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
	module.exports = SemVer;
}));

// node_modules/semver/functions/compare.js
var require_compare = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
	module.exports = compare;
}));

// node_modules/semver/functions/eq.js
var require_eq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const eq = (a, b, loose) => compare(a, b, loose) === 0;
	module.exports = eq;
}));

// node_modules/semver/functions/neq.js
var require_neq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const neq = (a, b, loose) => compare(a, b, loose) !== 0;
	module.exports = neq;
}));

// node_modules/semver/functions/gt.js
var require_gt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gt = (a, b, loose) => compare(a, b, loose) > 0;
	module.exports = gt;
}));

// node_modules/semver/functions/gte.js
var require_gte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gte = (a, b, loose) => compare(a, b, loose) >= 0;
	module.exports = gte;
}));

// node_modules/semver/functions/lt.js
var require_lt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lt = (a, b, loose) => compare(a, b, loose) < 0;
	module.exports = lt;
}));

// node_modules/semver/functions/lte.js
var require_lte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lte = (a, b, loose) => compare(a, b, loose) <= 0;
	module.exports = lte;
}));

// node_modules/semver/functions/cmp.js
var require_cmp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const eq = require_eq();
	const neq = require_neq();
	const gt = require_gt();
	const gte = require_gte();
	const lt = require_lt();
	const lte = require_lte();
	const cmp = (a, op, b, loose) => {
		switch (op) {
			case "===":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a === b;
			case "!==":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a !== b;
			case "":
			case "=":
			case "==": return eq(a, b, loose);
			case "!=": return neq(a, b, loose);
			case ">": return gt(a, b, loose);
			case ">=": return gte(a, b, loose);
			case "<": return lt(a, b, loose);
			case "<=": return lte(a, b, loose);
			default: throw new TypeError(`Invalid operator: ${op}`);
		}
	};
	module.exports = cmp;
}));

// node_modules/semver/classes/comparator.js
var require_comparator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ANY = Symbol("SemVer ANY");
	var Comparator = class Comparator {
		static get ANY() {
			return ANY;
		}
		constructor(comp, options) {
			options = parseOptions(options);
			if (comp instanceof Comparator) {
				if (comp.loose === !!options.loose) return comp;
				else comp = comp.value;
			}
			comp = comp.trim().split(/\s+/).join(" ");
			debug("comparator", comp, options);
			this.options = options;
			this.loose = !!options.loose;
			this.parse(comp);
			if (this.semver === ANY) this.value = "";
			else this.value = this.operator + this.semver.version;
			debug("comp", this);
		}
		parse(comp) {
			const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
			const m = comp.match(r);
			if (!m) throw new TypeError(`Invalid comparator: ${comp}`);
			this.operator = m[1] !== void 0 ? m[1] : "";
			if (this.operator === "=") this.operator = "";
			if (!m[2]) this.semver = ANY;
			else this.semver = new SemVer(m[2], this.options.loose);
		}
		toString() {
			return this.value;
		}
		test(version) {
			debug("Comparator.test", version, this.options.loose);
			if (this.semver === ANY || version === ANY) return true;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			return cmp(version, this.operator, this.semver, this.options);
		}
		intersects(comp, options) {
			if (!(comp instanceof Comparator)) throw new TypeError("a Comparator is required");
			if (this.operator === "") {
				if (this.value === "") return true;
				return new Range(comp.value, options).test(this.value);
			} else if (comp.operator === "") {
				if (comp.value === "") return true;
				return new Range(this.value, options).test(comp.semver);
			}
			options = parseOptions(options);
			if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) return false;
			if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) return false;
			if (this.operator.startsWith(">") && comp.operator.startsWith(">")) return true;
			if (this.operator.startsWith("<") && comp.operator.startsWith("<")) return true;
			if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) return true;
			if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) return true;
			if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) return true;
			return false;
		}
	};
	module.exports = Comparator;
	const parseOptions = require_parse_options();
	const { safeRe: re, t } = require_re();
	const cmp = require_cmp();
	const debug = require_debug();
	const SemVer = require_semver();
	const Range = require_range();
}));

// node_modules/semver/internal/trim-comparator-whitespace.js
var require_trim_comparator_whitespace = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = require_constants();
	const whitespace = /* @__PURE__ */ new Uint8Array(65536);
	for (const char of WHITESPACE_CHARACTERS) whitespace[char.charCodeAt(0)] = 1;
	const isWhitespace = (char) => char !== void 0 && whitespace[char.charCodeAt(0)] === 1;
	const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
	const isDigit = (char) => char !== void 0 && char >= "0" && char <= "9";
	const isLetter = (char) => char !== void 0 && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
	const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
	const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
	const findDigitsEndIndex = (range, start, limit, digitRuns) => {
		if (!isDigit(range[start])) return start;
		if (start >= digitRuns.start && start < digitRuns.end) return Math.min(start + limit, digitRuns.end);
		if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) return Math.min(start + limit, digitRuns.previousEnd);
		let end = start + 1;
		while (isDigit(range[end])) end++;
		digitRuns.previousStart = digitRuns.start;
		digitRuns.previousEnd = digitRuns.end;
		digitRuns.start = start;
		digitRuns.end = end;
		return Math.min(start + limit, end);
	};
	const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
		if (!loose && range[start] === "0") return start + 1;
		return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
	};
	const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
		const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
		if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
			let end = digitsEnd + 1;
			const limit = end + MAX_SAFE_BUILD_LENGTH;
			while (end < limit && isIdentifierCharacter(range[end])) end++;
			return end;
		}
		return findVersionNumberEndIndex(range, start, loose, digitRuns);
	};
	const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
		const hyphen = range[start] === "-";
		if (!loose && !hyphen) return start;
		const identifierStart = start + (hyphen ? 1 : 0);
		let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
		if (end === identifierStart) {
			if (!loose || !hyphen) return start;
			end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
		}
		while (range[end] === ".") {
			const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	const findBuildIdentifierEndIndex = (range, start) => {
		let end = start;
		while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) end++;
		return end;
	};
	const findBuildEndIndex = (range, start) => {
		if (range[start] !== "+") return start;
		let end = findBuildIdentifierEndIndex(range, start + 1);
		if (end === start + 1) return start;
		while (range[end] === ".") {
			const next = findBuildIdentifierEndIndex(range, end + 1);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
		let end = start;
		for (let component = 0; component < 3; component++) {
			const next = findVersionNumberEndIndex(range, end, true, digitRuns);
			if (next === end) return start;
			end = next;
			if (component < 2) {
				if (range[end] !== ".") return start;
				end++;
			}
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
		if (isDigit(range[start])) return findVersionNumberEndIndex(range, start, false, digitRuns);
		return isVersionStart(range[start]) ? start + 1 : start;
	};
	const findPartialVersionEndIndex = (range, start, digitRuns) => {
		let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
		for (let component = 0; component < 2; component++) {
			if (range[end] !== ".") return end;
			const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
			if (next === end + 1) return end;
			end = next;
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	const findVersionEndIndex = (range, start, digitRuns) => {
		const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
		return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
	};
	const findRemovableWhitespaceIndex = (range, matchStart) => {
		let position = matchStart;
		if (isWhitespace(range[position])) position++;
		if (range[position] === "<" || range[position] === ">") position++;
		if (range[position] === "=") position++;
		return isWhitespace(range[position]) ? position : -1;
	};
	const trimComparatorWhitespace = (range) => {
		let result = "";
		let copyFrom = 0;
		let cursor = 0;
		const digitRuns = {
			start: -1,
			end: -1,
			previousStart: -1,
			previousEnd: -1
		};
		while (cursor < range.length) {
			const matchStart = cursor;
			if (range[cursor] === "<" || range[cursor] === ">") cursor++;
			else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
				cursor++;
				continue;
			}
			while (cursor < range.length && isVersionPrefix(range[cursor])) cursor++;
			if (!isVersionStart(range[cursor])) continue;
			const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
			if (whitespacePosition !== -1) {
				result += range.slice(copyFrom, whitespacePosition);
				copyFrom = whitespacePosition + 1;
			}
			cursor = findVersionEndIndex(range, cursor, digitRuns);
		}
		return result + range.slice(copyFrom);
	};
	module.exports = trimComparatorWhitespace;
}));

// node_modules/semver/classes/range.js
var require_range = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SPACE_CHARACTERS = /\s+/g;
	var Range = class Range {
		constructor(range, options) {
			options = parseOptions(options);
			if (range instanceof Range) {
				if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) return range;
				else return new Range(range.raw, options);
			}
			if (range instanceof Comparator) {
				this.raw = range.value;
				this.set = [[range]];
				this.formatted = void 0;
				return this;
			}
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
			this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
			if (!this.set.length) throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
			if (this.set.length > 1) {
				const first = this.set[0];
				this.set = this.set.filter((c) => !isNullSet(c[0]));
				if (this.set.length === 0) this.set = [first];
				else if (this.set.length > 1) {
					for (const c of this.set) if (c.length === 1 && isAny(c[0])) {
						this.set = [c];
						break;
					}
				}
			}
			this.formatted = void 0;
		}
		get range() {
			if (this.formatted === void 0) {
				this.formatted = "";
				for (let i = 0; i < this.set.length; i++) {
					if (i > 0) this.formatted += "||";
					const comps = this.set[i];
					for (let k = 0; k < comps.length; k++) {
						if (k > 0) this.formatted += " ";
						this.formatted += comps[k].toString().trim();
					}
				}
			}
			return this.formatted;
		}
		format() {
			return this.range;
		}
		toString() {
			return this.range;
		}
		parseRange(range) {
			range = range.replace(BUILDSTRIPRE, "");
			const memoKey = ((this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE)) + ":" + range;
			const cached = cache.get(memoKey);
			if (cached) return cached;
			const loose = this.options.loose;
			const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
			range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
			debug("hyphen replace", range);
			range = trimComparatorWhitespace(range);
			debug("comparator trim", range);
			range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
			debug("tilde trim", range);
			range = range.replace(re[t.CARETTRIM], caretTrimReplace);
			debug("caret trim", range);
			let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
			if (loose) rangeList = rangeList.filter((comp) => {
				debug("loose invalid filter", comp, this.options);
				return !!comp.match(re[t.COMPARATORLOOSE]);
			});
			debug("range list", rangeList);
			const rangeMap = /* @__PURE__ */ new Map();
			const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
			for (const comp of comparators) {
				if (isNullSet(comp)) return [comp];
				rangeMap.set(comp.value, comp);
			}
			if (rangeMap.size > 1 && rangeMap.has("")) rangeMap.delete("");
			const result = [...rangeMap.values()];
			cache.set(memoKey, result);
			return result;
		}
		intersects(range, options) {
			if (!(range instanceof Range)) throw new TypeError("a Range is required");
			return this.set.some((thisComparators) => {
				return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
					return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
						return rangeComparators.every((rangeComparator) => {
							return thisComparator.intersects(rangeComparator, options);
						});
					});
				});
			});
		}
		test(version) {
			if (!version) return false;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			for (let i = 0; i < this.set.length; i++) if (testSet(this.set[i], version, this.options)) return true;
			return false;
		}
	};
	module.exports = Range;
	const cache = new (require_lrucache())();
	const parseOptions = require_parse_options();
	const Comparator = require_comparator();
	const debug = require_debug();
	const SemVer = require_semver();
	const trimComparatorWhitespace = require_trim_comparator_whitespace();
	const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = require_re();
	const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = require_constants();
	const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
	const isNullSet = (c) => c.value === "<0.0.0-0";
	const isAny = (c) => c.value === "";
	const isSatisfiable = (comparators, options) => {
		let result = true;
		const remainingComparators = comparators.slice();
		let testComparator = remainingComparators.pop();
		while (result && remainingComparators.length) {
			result = remainingComparators.every((otherComparator) => {
				return testComparator.intersects(otherComparator, options);
			});
			testComparator = remainingComparators.pop();
		}
		return result;
	};
	const parseComparator = (comp, options) => {
		comp = comp.replace(re[t.BUILD], "");
		debug("comp", comp, options);
		comp = replaceCarets(comp, options);
		debug("caret", comp);
		comp = replaceTildes(comp, options);
		debug("tildes", comp);
		comp = replaceXRanges(comp, options);
		debug("xrange", comp);
		comp = replaceStars(comp, options);
		debug("stars", comp);
		return comp;
	};
	const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
	const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
	const replaceTildes = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
	};
	const replaceTilde = (comp, options) => {
		const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("tilde", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
			else if (pr) {
				debug("replaceTilde pr", pr);
				ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
			} else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
			debug("tilde return", ret);
			return ret;
		});
	};
	const replaceCarets = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
	};
	const replaceCaret = (comp, options) => {
		debug("caret", comp, options);
		const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("caret", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) {
				if (M === "0") ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				else ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
			} else if (pr) {
				debug("replaceCaret pr", pr);
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
			} else {
				debug("no pr");
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
			}
			debug("caret return", ret);
			return ret;
		});
	};
	const replaceXRanges = (comp, options) => {
		debug("replaceXRanges", comp, options);
		return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
	};
	const replaceXRange = (comp, options) => {
		comp = comp.trim();
		const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
		return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
			debug("xRange", comp, ret, gtlt, M, m, p, pr);
			if (invalidXRangeOrder(M, m, p)) return comp;
			const xM = isX(M);
			const xm = xM || isX(m);
			const xp = xm || isX(p);
			const anyX = xp;
			if (gtlt === "=" && anyX) gtlt = "";
			pr = options.includePrerelease ? "-0" : "";
			if (xM) {
				if (gtlt === ">" || gtlt === "<") ret = "<0.0.0-0";
				else ret = "*";
			} else if (gtlt && anyX) {
				if (xm) m = 0;
				p = 0;
				if (gtlt === ">") {
					gtlt = ">=";
					if (xm) {
						M = +M + 1;
						m = 0;
						p = 0;
					} else {
						m = +m + 1;
						p = 0;
					}
				} else if (gtlt === "<=") {
					gtlt = "<";
					if (xm) M = +M + 1;
					else m = +m + 1;
				}
				if (gtlt === "<") pr = "-0";
				ret = `${gtlt + M}.${m}.${p}${pr}`;
			} else if (xm) ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
			else if (xp) ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
			debug("xRange return", ret);
			return ret;
		});
	};
	const replaceStars = (comp, options) => {
		debug("replaceStars", comp, options);
		return comp.trim().replace(re[t.STAR], "");
	};
	const replaceGTE0 = (comp, options) => {
		debug("replaceGTE0", comp, options);
		return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
	};
	const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
		if (isX(fM)) from = "";
		else if (isX(fm)) from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
		else if (isX(fp)) from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
		else if (fpr) from = `>=${from}`;
		else from = `>=${from}${incPr ? "-0" : ""}`;
		if (isX(tM)) to = "";
		else if (isX(tm)) to = `<${+tM + 1}.0.0-0`;
		else if (isX(tp)) to = `<${tM}.${+tm + 1}.0-0`;
		else if (tpr) to = `<=${tM}.${tm}.${tp}-${tpr}`;
		else if (incPr) to = `<${tM}.${tm}.${+tp + 1}-0`;
		else to = `<=${to}`;
		return `${from} ${to}`.trim();
	};
	const testSet = (set, version, options) => {
		for (let i = 0; i < set.length; i++) if (!set[i].test(version)) return false;
		if (version.prerelease.length && !options.includePrerelease) {
			for (let i = 0; i < set.length; i++) {
				debug(set[i].semver);
				if (set[i].semver === Comparator.ANY) continue;
				if (set[i].semver.prerelease.length > 0) {
					const allowed = set[i].semver;
					if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) return true;
				}
			}
			return false;
		}
		return true;
	};
}));

// node_modules/semver/functions/satisfies.js
var require_satisfies = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const satisfies = (version, range, options) => {
		try {
			range = new Range(range, options);
		} catch (er) {
			return false;
		}
		return range.test(version);
	};
	module.exports = satisfies;
}));

// node_modules/semver/ranges/max-satisfying.js
var require_max_satisfying = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const Range = require_range();
	const maxSatisfying = (versions, range, options) => {
		let max = null;
		let maxSV = null;
		let rangeObj = null;
		try {
			rangeObj = new Range(range, options);
		} catch (er) {
			return null;
		}
		versions.forEach((v) => {
			if (rangeObj.test(v)) {
				if (!max || maxSV.compare(v) === -1) {
					max = v;
					maxSV = new SemVer(max, options);
				}
			}
		});
		return max;
	};
	module.exports = maxSatisfying;
}));

// src/rendering/helm/chart-index.ts
var import_satisfies = /* @__PURE__ */ __toESM(require_satisfies(), 1);
var import_max_satisfying = /* @__PURE__ */ __toESM(require_max_satisfying(), 1);
const MOST_CHARACTERS = 4 * 1024 ** 2;
function findInIndex(index, name) {
	const parts = index.startsWith("{") ? [` ${JSON.stringify(Object(Object(parseJson(index).value).entries)[name])}`] : partsInYaml(index, name);
	for (const text of parts) {
		const { documents } = parseDocuments({
			path: "index.yaml",
			text: `entry:\n${text}`
		});
		const found = itemsOf(getValue(documents[0]?.root, "entry")).flatMap((item) => {
			const [url] = itemsOf(getValue(item, "urls"));
			const version = getString(item, "version");
			const digest = (getString(item, "digest") ?? "").replace(/^sha256:/, "");
			return version === void 0 || url?.kind !== "scalar" ? [] : [{
				version,
				url: url.text,
				digest
			}];
		});
		if (found.length > 0) return found;
	}
}
function partsInYaml(index, name) {
	const key = new RegExp(`^( +)["']?${name.replaceAll(".", "\\.")}["']?:[ \\t]*\\r?\\n`, "gm");
	return [...index.matchAll(key)].flatMap(({ 0: line, 1: { length: indent } = "", index: start }) => {
		const rest = index.slice(start + line.length, start + MOST_CHARACTERS);
		const end = new RegExp(`^(?: {0,${indent}}[^\\s-]| {0,${indent - 1}}-)`, "m").exec(rest);
		return end === null && start + MOST_CHARACTERS < index.length ? [] : [rest.slice(0, end?.index)];
	});
}
function newestWithin(range, versions) {
	if (versions.includes(range)) return range;
	const newest = range.split("||").flatMap((text) => {
		const parts = text.replaceAll(/=([<>])/g, "$1=").replaceAll(/(!=)\s+/g, "$1").split(/[\s,]+/);
		const refused = parts.flatMap((part) => part.startsWith("!=") ? part.slice(2) : []);
		const kept = parts.filter((part) => !part.startsWith("!=")).join(" ");
		const options = {
			loose: true,
			includePrerelease: /\d-[\w.]/.test(kept)
		};
		const left = versions.filter((version) => !refused.some((one) => (0, import_satisfies.default)(version, one, options)));
		return (0, import_max_satisfying.default)(left, kept, options) ?? [];
	});
	return (0, import_max_satisfying.default)(newest, "*", {
		loose: true,
		includePrerelease: true
	}) ?? void 0;
}

// src/sources/network/guarded-request.ts
const MOST_HOPS = 5;
const MOST_MILLISECONDS = 6e4;
const PRIVATE = "EPRIVATE";
const CLOSED = "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 2001::/23 2001:db8::/32 2002::/16 3fff::/20";
function isPublicAddress(address) {
	const type = isIP(address) === 4 ? "ipv4" : "ipv6";
	const closed = new BlockList();
	for (const range of CLOSED.split(" ")) {
		const [net = "", prefix] = range.split("/");
		if (net.includes(":") === (type === "ipv6")) closed.addSubnet(net, Number(prefix), type);
	}
	return isIP(address) !== 0 && (type === "ipv4" || /^[23]/.test(address)) && !closed.check(address, type);
}
function parseUrl(text, base) {
	return URL.canParse(text, base) ? new URL(text, base) : void 0;
}
async function askAddress(asked, access) {
	const { url, hops = 0, authorization, ...rest } = asked;
	if (url === void 0) return { problem: "it leads to no address" };
	const isNamed = access.named.has(url.origin);
	const milliseconds = Math.ceil(Math.min(MOST_MILLISECONDS, access.millisecondsLeft()));
	const literal = url.hostname.replace(/^\[|\]$/g, "");
	if (hops > MOST_HOPS) return { problem: `it leads to more than ${MOST_HOPS} further addresses` };
	if (url.username !== "" || url.password !== "") return { problem: "an address that it leads to holds a login" };
	if (url.protocol !== "https:" && !(isNamed && url.protocol === "http:")) return { problem: `${quoted(`${url.protocol}//${url.host}`)} is not https` };
	const closed = { problem: `${quoted(url.host)} has no public address` };
	if (isIP(literal) !== 0 && !isNamed && !isPublicAddress(literal)) return closed;
	if (milliseconds <= 0) return { problem: "there is no time left for it" };
	const { value: answer, problem } = await askOnce({
		...asked,
		url
	}, isNamed, access, milliseconds);
	if (answer === void 0) return problem === PRIVATE ? closed : { problem };
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(answer.status)) return { value: answer };
	const next = parseUrl(answer.headers.location ?? "", url.href);
	const own = next?.origin === url.origin ? authorization : void 0;
	return askAddress({
		...rest,
		url: next,
		hops: hops + 1,
		authorization: own
	}, access);
}
async function askOnce({ url, most, accept = "*/*", authorization }, isNamed, { lookup: lookup$1 = lookup, environment = {} }, milliseconds) {
	const sent = (url.protocol === "https:" ? request$1 : request)(url, {
		agent: false,
		lookup: isNamed ? lookup$1 : publicLookup(lookup$1),
		headers: {
			accept,
			"user-agent": "taintlint",
			...authorization && { authorization }
		},
		signal: AbortSignal.timeout(milliseconds)
	});
	try {
		const response = (await once(sent.end(), "response"))[0];
		sent.on("error", () => void 0);
		const chunks = [];
		let bytes = 0;
		for await (const chunk of response) {
			bytes += chunk.length;
			if (bytes > most) return { problem: `the answer of ${quoted(url.host)} is larger than ${Math.ceil(most / 1024 ** 2)} MiB` };
			chunks.push(chunk);
		}
		const { headers, statusCode: status = 0 } = response;
		return { value: {
			status,
			headers,
			body: Buffer.concat(chunks)
		} };
	} catch (error) {
		const code = systemErrorCode(error) ?? "";
		const isTrust = /CERT|TLS|SSL|SIGNED|ISSUER|EPROTO/.test(code);
		const proxy = Object.keys(environment).find((name) => /^https?_proxy$/i.test(name) && environment[name] !== "");
		const unused = proxy === void 0 ? "" : `, and the proxy of ${proxy} is not used`;
		const why = isTrust ? "has a certificate that is not trusted" : `does not answer${unused}`;
		return { problem: code === PRIVATE ? code : `${quoted(url.host)} ${why}` };
	} finally {
		sent.destroy();
	}
}
function publicLookup(lookup) {
	return (hostname, options, callback) => {
		lookup(hostname, {
			...options,
			all: true
		}, (error, found) => {
			const addresses = typeof found === "string" ? [] : found ?? [];
			const [first = {
				address: "",
				family: 0
			}] = addresses;
			const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
			callback(error ?? (isPublic ? null : Object.assign(/* @__PURE__ */ new Error(PRIVATE), { code: PRIVATE })), options.all ? addresses : first.address, first.family);
		});
	};
}

// src/sources/network/download-chart.ts
const MOST_INDEX_BYTES = 32 * 1024 ** 2;
const MOST_JSON_BYTES = 4 * 1024 ** 2;
const MANIFESTS = "application/vnd.oci.image.manifest.v1+json, application/vnd.docker.distribution.manifest.v2+json";
const CHART_LAYER = "application/vnd.cncf.helm.chart.content.v1.tar+gzip";
const MANIFEST = objectOf({ layers: listOf(objectOf({
	mediaType: text,
	digest: text
})) });
const TAGS = objectOf({ tags: orNull(listOf(text)) });
const TOKEN = objectOf({
	token: maybe(text),
	access_token: maybe(text)
});
const PART = /\b(realm|service|scope)="([^"]*)"/g;
const NONE = { problem: "there is no such version that everybody may read" };
function urlOf(address) {
	const scheme = /^oci:\/\/(?:localhost|127\.|\[::1\])/.test(address) ? "http://" : "https://";
	const plain = address.replace(OF_GIT, "").replace("oci://", scheme);
	return parseUrl(plain.replace("//docker.io/", "//registry-1.docker.io/"));
}
function createChartDownload(access) {
	const ask = async (asked) => bodyOf(await askAddress(asked, access));
	const indexes = memoizeText((url) => ask({
		url: urlOf(`${url}/index.yaml`),
		most: MOST_INDEX_BYTES
	}));
	async function archiveOf(digest, download) {
		const known = access.stored?.(digest);
		if (known !== void 0) return { value: known };
		const archive = await download();
		if (archive.value === void 0 || digest === "" || hashBytes(archive.value) === digest) return archive;
		return { problem: `its bytes are others than its digest ${quoted(digest.slice(0, 12))} says` };
	}
	async function fromRepository({ name, address }, wanted) {
		const index = await indexes(address);
		if (index.value === void 0) return index;
		const entry = findInIndex(index.value.toString("utf8"), name);
		if (entry === void 0) return { problem: "the index lacks it, or has more of it than is read" };
		const versions = entry.map(({ version }) => version);
		const found = entry[versions.indexOf(newestWithin(wanted, versions) ?? "")];
		if (found === void 0) return NONE;
		const url = parseUrl(found.url, `${address}/`);
		return archiveOf(found.digest, () => ask({
			url,
			most: MOST_ARCHIVE_BYTES,
			hops: 1
		}));
	}
	async function fromRegistry({ address }, wanted) {
		const registry = urlOf(address);
		if (registry === void 0) return NONE;
		let authorization;
		const get = async (path, most, accept = "*/*") => {
			const url = parseUrl(`${registry.origin}/v2${registry.pathname}/${path}`);
			const answer = await askAddress({
				url,
				most,
				accept,
				authorization
			}, access);
			if (answer.value?.status !== 401 || authorization !== void 0) return bodyOf(answer);
			const { value, problem } = await authorize(answer.value, registry);
			if (value === void 0) return { problem };
			authorization = value;
			return get(path, most, accept);
		};
		let version = wanted;
		if (!/^v?\d+\.\d+\.\d[\w.+-]*$/.test(wanted)) {
			const listed = read(TAGS, await get("tags/list?n=10000", MOST_JSON_BYTES));
			if (listed.value === void 0) return listed;
			version = newestWithin(wanted, listed.value.tags?.map((tag) => tag.replace("_", "+")) ?? []);
		}
		if (version === void 0) return NONE;
		const manifest = read(MANIFEST, await get(`manifests/${version.replace("+", "_")}`, MOST_JSON_BYTES, MANIFESTS));
		if (manifest.value === void 0) return manifest;
		const layer = manifest.value.layers.find(({ mediaType }) => mediaType === CHART_LAYER);
		const digest = /^sha256:([0-9a-f]{64})$/.exec(layer?.digest ?? "")?.[1];
		if (digest === void 0) return { problem: "it is no chart in its registry" };
		return archiveOf(digest, () => get(`blobs/sha256:${digest}`, MOST_ARCHIVE_BYTES));
	}
	async function authorize({ headers }, { host }) {
		const challenge = headers["www-authenticate"] ?? "";
		const parts = new Map([...challenge.matchAll(PART)].map(([, key = "", value = ""]) => [key, value]));
		const basic = access.loginOf?.(host);
		const url = parseUrl(parts.get("realm") ?? "");
		if (!/^bearer /i.test(challenge)) return basic ? { value: basic } : NO_LOGIN;
		for (const key of ["service", "scope"]) url?.searchParams.set(key, parts.get(key) ?? "");
		const isOwn = host === url?.host || host.endsWith(`.${url?.host}`);
		const asked = {
			url,
			most: MOST_JSON_BYTES,
			hops: 1,
			...isOwn && { authorization: basic }
		};
		const { value, problem } = read(TOKEN, await ask(asked));
		if (value === void 0) return { problem };
		const token = value.token ?? value.access_token ?? "";
		return /^[\w.~+/=-]+$/.test(token) ? { value: `Bearer ${token}` } : NO_LOGIN;
	}
	return (chart, version) => {
		const { name, address } = chart;
		if (version === "file") return ask({
			url: urlOf(address),
			most: MOST_MANIFEST_BYTES
		});
		const archive = /\/\/gitlab\./.test(address) ? `-/archive/${version}/${name}` : `archive/${version}`;
		if (address.startsWith("git::")) return ask({
			url: urlOf(`${address}/${archive}.tar.gz`),
			most: MOST_ARCHIVE_BYTES
		});
		return (address.startsWith("oci://") ? fromRegistry : fromRepository)(chart, version);
	};
}
const NO_LOGIN = { problem: "it needs a login, which only taintlint fetch sends: that of helm registry login" };
function bodyOf({ value, problem }) {
	if (value === void 0) return { problem };
	const { status, body } = value;
	if (status === 200) return { value: body };
	if (status === 404) return NONE;
	return [401, 403].includes(status) ? NO_LOGIN : { problem: `it is answered with status ${status}` };
}
function read(shape, { value: body, problem }) {
	if (body === void 0) return { problem };
	const { value } = shape(parseJson(body.toString("utf8")).value, "");
	return value === void 0 ? { problem: "its registry answers with something else" } : { value };
}

// src/sources/network/registry-logins.ts
function readLogins(environment) {
	const { HOME = "", APPDATA = HOME, HELM_REGISTRY_CONFIG = "", ...more } = environment;
	const { XDG_CONFIG_HOME = join(HOME, ".config"), DOCKER_CONFIG = join(HOME, ".docker") } = more;
	const files = [HELM_REGISTRY_CONFIG, ...[...[
		XDG_CONFIG_HOME,
		join(HOME, "Library/Preferences"),
		APPDATA
	].map((at) => join(at, "helm/registry")), DOCKER_CONFIG].map((folder) => join(folder, "config.json"))].flatMap((file) => {
		try {
			return Object(parseJson(readFileSync(file, "utf8")).value);
		} catch {
			return [];
		}
	});
	return (host) => {
		const login = files.map((one) => Object(Object(one.auths)[host]).auth).find((auth) => typeof auth === "string");
		return login && `Basic ${login}`;
	};
}

// src/workspace/fetch-charts.ts
const MOST_CHARTS = 2e3;
const MOST_AT_ONCE = 4;
const MOST_ROUNDS = 5;
const MOST_SECONDS = 600;
async function findAskedCharts(options, progress) {
	const { rendering, workingDirectory } = options;
	if (rendering === void 0) return { problem: [{ message: "charts are found only by rendering" }] };
	const cache = userCache(rendering.environment, workingDirectory);
	if (cache === void 0) return { problem: [{ message: "there is no folder for charts: set HOME or XDG_CACHE_HOME to one of your own" }] };
	let input;
	const { findOutsideCharts, createRootPlanner } = await import("./plan-roots.js");
	const plan = (one) => {
		const planRoots = createRootPlanner(one);
		const mayName = (path) => one.files.read(path)?.text.includes(ARGO_GROUP) === true;
		return (printed) => {
			input = {
				...one,
				gitops: withPrinted(one.gitops, printed)
			};
			return planRoots(printed).filter(({ reads, covers }) => [...reads, ...covers].some(mayName));
		};
	};
	const read = await readFromDisk({
		...options,
		rendering: {
			...rendering,
			render: "auto",
			plan
		}
	}, progress);
	if (read.problem !== void 0) return read;
	const lockPath = join(findGitRoot(workingDirectory, DISK) ?? workingDirectory, LOCK_FILE);
	const file = exists(DISK, lockPath) ? createFileReader(workingDirectory).read(lockPath).value : void 0;
	const { value: entries = [] } = file === void 0 ? { value: [] } : parseLock(file.text);
	const store = openChartStore(cache);
	const locked = new Map(entries.map((chart) => [keyOfChart(chart), chart]));
	const find = (known) => {
		if (input === void 0) return [];
		const { files } = withLockedCharts(input.files, relativePath(workingDirectory, lockPath), known, store);
		return findOutsideCharts({
			...input,
			files
		});
	};
	const charts = find(locked);
	if (charts.length > MOST_CHARTS) return { problem: [{ message: `the repository asks for more than ${MOST_CHARTS} charts` }] };
	return { value: {
		charts,
		find,
		lockPath,
		locked,
		store
	} };
}
function openFetching({ charts, store }, env, begin = performance.now()) {
	const millisecondsLeft = () => MOST_SECONDS * 1e3 - (performance.now() - begin);
	const named = new Set(charts.flatMap(({ address }) => urlOf(address)?.origin ?? []));
	const stored = (digest) => store.open(digest).value;
	return createChartDownload({
		named,
		environment: env,
		millisecondsLeft,
		loginOf: readLogins(env),
		stored
	});
}
async function fetchCharts({ charts, locked, store, find }, isUpdate, download, progress) {
	const results = /* @__PURE__ */ new Map();
	const failures = [];
	let [done, links, left] = [
		0,
		0,
		(isUpdate ? find?.(results) : void 0) ?? charts
	];
	async function fetchOne(chart) {
		const key = keyOfChart(chart);
		const known = locked.get(key);
		if (known !== void 0) results.set(key, known);
		if (known !== void 0 && !isUpdate && store.open(known.digest).value !== void 0) return;
		const archive = await download(chart, known === void 0 || isUpdate ? chart.wanted : known.version);
		const { value, problem } = archive.problem === void 0 ? keep(archive.value, chart, isUpdate ? void 0 : known) : archive;
		if (value === void 0) failures.push({
			chart,
			problem
		});
		else results.set(key, value);
	}
	function keep(archive, chart, known) {
		const packed = chart.address.startsWith("git::") ? packTree(archive) : void 0;
		if (packed?.problem !== void 0) return packed;
		const { bytes = archive, commit, links: leftOut = 0 } = packed?.value ?? {};
		const { value: files, problem } = readLocked(chart, bytes);
		if (files === void 0) return { problem };
		const isFile = chart.wanted === ONE_FILE;
		const text = files.find(({ path }) => path === "Chart.yaml")?.text ?? "";
		const metadata = parseDocuments({
			path: "Chart.yaml",
			text
		}).documents[0]?.root;
		const version = isFile ? ONE_FILE : commit ?? getString(metadata, "version");
		if (!isFile && commit === void 0 && getString(metadata, "name") !== chart.name || version === void 0) return { problem: "the archive is of another chart, or has no version" };
		try {
			const digest = hashBytes(bytes);
			if (known !== void 0 && known.digest !== digest) return { problem: `version ${known.version} is another archive now than ${LOCK_FILE} has: --update takes it` };
			store.put(bytes);
			links += leftOut;
			return { value: {
				...chart,
				version,
				digest
			} };
		} catch (error) {
			return { problem: `it cannot be stored: ${describeSystemError(error)}` };
		}
	}
	const asked = /* @__PURE__ */ new Set();
	for (let round = 0; left.length > 0 && round < MOST_ROUNDS; round++) {
		const queue = left.values();
		for (const chart of left) asked.add(keyOfChart(chart));
		const work = async () => {
			for (const chart of queue) {
				await fetchOne(chart);
				progress.step(++done, asked.size, "charts fetched");
			}
		};
		await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, left.length) }, work));
		left = (find?.(results) ?? []).filter((one) => !asked.has(keyOfChart(one))).slice(0, MOST_CHARTS);
	}
	return {
		locked: [...results.values()],
		failures,
		asked: asked.size,
		links
	};
}

export { createChartDownload, fetchCharts, findAskedCharts, openFetching, urlOf };