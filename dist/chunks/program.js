import { __commonJSMin } from "./rolldown-runtime.js";
import { VERSION } from "./version.js";
const { parseArgs } = process.getBuiltinModule("node:util");
const { fstatSync, mkdtempSync, readdirSync, realpathSync, rmSync, rmdirSync, unlinkSync } = process.getBuiltinModule("node:fs");
const { tmpdir } = process.getBuiltinModule("node:os");
const { join } = process.getBuiltinModule("node:path");

// src/model/limits.ts
const DEFAULT_LIMITS = {
	parts: 4e6,
	cells: 25e6,
	findings: 1e6,
	renderingSeconds: 600,
	seconds: 600
};
const LIMIT_NAMES = [
	"parts",
	"cells",
	"findings",
	"renderingSeconds",
	"seconds"
];
function perLimit(of) {
	return Object.fromEntries(LIMIT_NAMES.map((name) => [name, of(name)]));
}
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
function describeStopped({ step, seconds, bound }) {
	return `the run was stopped while ${step}, after ${seconds} s, because ${bound === "memory" ? "it took almost all memory that Node.js may use" : "of its bound \"limits.seconds\""}: what was not judged until then is left out`;
}
const SHARES = {
	reading: .7,
	judging: .85,
	rules: 1
};
function createDeadline({ seconds }, elapsed) {
	let ended = false;
	const millisecondsLeft = (step) => seconds * 1e3 * SHARES[step] - elapsed();
	return {
		millisecondsLeft,
		hasEnded: () => ended,
		isOver(step) {
			const isOver = millisecondsLeft(step) <= 0;
			ended ||= isOver;
			return isOver;
		}
	};
}
const NO_DEADLINE = createDeadline({ seconds: Number.POSITIVE_INFINITY }, () => 0);

// src/model/documentation.ts
const HOME = "https://github.com/taintlint/taintlint";
function documentationUrl(page) {
	return `${HOME}/blob/v${VERSION}/docs/${page}`;
}
function schemaUrl(name) {
	return `https://raw.githubusercontent.com/taintlint/taintlint/v${VERSION}/schema/${name}.schema.json`;
}
function ruleUrl(id) {
	return documentationUrl(`rules/${id.replaceAll(/[^\w-]/g, "-")}.md`);
}

// src/reporters/words/visible-text.ts
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const HIDDEN_IN_OUTPUT = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const ESCAPE = "\x1B";
const COLOUR = /^\[[\d;]{0,16}m/;
const LINK = /^\]8;;([!-~]*)\p{Cc}\\/u;
const BEFORE_LINK_END = /\p{Cc}\]8;;[!-~]*$/u;
const LONGEST_LINK = 400;
const LONGEST_TEXT = 2e3;
const LINE_BREAK = /\r\n|\r|\n/;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visibleText(text) {
	return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escapeCodePoint(character));
}
function visibleLines(text) {
	return text.split(LINE_BREAK).map(visibleText);
}
function visibleOutput(text) {
	return text.replace(HIDDEN_IN_OUTPUT, (character, offset) => {
		if (character === ESCAPE && (COLOUR.test(text.slice(offset + 1, offset + 20)) || isOfLink(text, offset))) return character;
		return character.split("").map(escapeUnit).join("");
	});
}
function isOfLink(text, offset) {
	const begin = text[offset + 1] === "]" ? offset : offset - (BEFORE_LINK_END.exec(text.slice(Math.max(0, offset - LONGEST_LINK), offset))?.[0].length ?? offset + 1);
	if (begin < 0) return false;
	const url = LINK.exec(text.slice(begin + 1, begin + LONGEST_LINK))?.[1];
	return url === "" || url?.startsWith(`${"https://github.com/taintlint/taintlint"}/`) === true;
}
function cutText(text, max) {
	if (text.length <= max) return text;
	return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}
function boundedText(text) {
	return cutText(visibleText(text), LONGEST_TEXT);
}
function escapeUnit(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function escapeCodePoint(character) {
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

// src/sources/disk/file-system.ts
function entryType(kind) {
	return {
		isFile: () => kind === "file",
		isDirectory: () => kind === "folder",
		isSymbolicLink: () => kind === "link"
	};
}
function exists({ stat }, path) {
	try {
		return stat(path) !== void 0;
	} catch {
		return false;
	}
}
function systemError(code, path) {
	return Object.assign(/* @__PURE__ */ new Error(`${code}, "${path}"`), { code });
}
function namesIn(folder, { readdir }) {
	try {
		return readdir(folder).map(({ name }) => name);
	} catch {
		return [];
	}
}
const PLAIN_WORDS = {
	EACCES: "permission denied",
	EPERM: "permission denied",
	EEXIST: "a part of the path is a file, not a folder",
	EISDIR: "it is a folder, not a file",
	ELOOP: "its symbolic links form a cycle",
	EMFILE: "too many open files",
	ENAMETOOLONG: "the name is too long",
	ENOENT: "it does not exist",
	ENOSPC: "no space is left on the disk",
	ENOTDIR: "a part of the path is a file, not a folder",
	EROFS: "the disk is read-only"
};
function systemErrorCode(error) {
	if (!(error instanceof Error) || !("code" in error)) return void 0;
	return typeof error.code === "string" ? error.code : void 0;
}
function describeSystemError(error) {
	const code = systemErrorCode(error);
	const words = code === void 0 ? void 0 : PLAIN_WORDS[code];
	if (words !== void 0) return words;
	return error instanceof Error ? error.message : String(error);
}

// src/sources/disk/temporary-folder.ts
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const PREFIX = "taintlint-";
function makeTemporaryFolder(parent = tmpdir()) {
	try {
		return { value: realpathSync(mkdtempSync(join(parent, PREFIX))) };
	} catch (error) {
		return { problem: `cannot create a temporary folder in "${parent}": ${describeSystemError(error)}` };
	}
}
async function withTemporaryFolder(use) {
	const made = makeTemporaryFolder();
	if (made.problem !== void 0) return made;
	const folder = made.value;
	const remove = () => removeFolder(folder);
	const stop = cleanAtEnd(remove);
	try {
		return { value: await use(folder) };
	} finally {
		stop();
		remove();
	}
}
const cleaners = /* @__PURE__ */ new Set();
function cleanNow() {
	for (const clean of cleaners) clean();
}
function cleanAtEnd(clean) {
	const onSignal = (signal) => {
		clean();
		stop();
		process.kill(process.pid, signal);
	};
	cleaners.add(clean);
	const stop = () => {
		cleaners.delete(clean);
		for (const signal of SIGNALS) process.off(signal, onSignal);
		process.off("exit", clean);
	};
	for (const signal of SIGNALS) process.on(signal, onSignal);
	process.on("exit", clean);
	return stop;
}
function removeFolder(folder) {
	try {
		removeContents(folder);
		rmdirSync(folder);
	} catch {
		rmSync(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
function removeContents(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) removeContents(path);
		if (entry.isDirectory()) rmdirSync(path);
		else unlinkSync(path);
	}
}

// src/sources/disk/watchdog.ts
const SMALL = {
	milliseconds: 1e3,
	processorMicroseconds: 5e5,
	bytes: 65536
};
const SECONDS_TO_REPORT = 60;
const LEAST_GIT_MILLISECONDS = 5e3;
const MOST_RESIDENT = .9;
const [STATE, SECONDS, MEGABYTES] = [
	0,
	1,
	2
];
const [RUNNING, WRITING, STOPPING, ENDED] = [
	0,
	1,
	2,
	3
];
function exceeded(bounds, seconds, megabytes) {
	if (process.memoryUsage.rss() > (bounds[megabytes] ?? 0) * 2 ** 20) return "memory";
	return process.uptime() > (bounds[seconds] ?? 0) ? "seconds" : void 0;
}
const WATCHER = `
const { parentPort, workerData: shared } = require("node:worker_threads");
let asked = 0;
setInterval(() => {
  const bound = (${exceeded})(shared, ${SECONDS}, ${MEGABYTES});
  if (shared[${STATE}] !== ${RUNNING} || bound === undefined) return void (asked = 0);
  if (asked++ < 2) return parentPort.postMessage(bound);
  if (Atomics.compareExchange(shared, ${STATE}, ${RUNNING}, ${STOPPING}) !== ${RUNNING}) return;
  const session = new (require("node:inspector").Session)();
  session.connectToMainThread();
  session.post("Runtime.terminateExecution", () => {
    session.disconnect();
    Atomics.store(shared, ${STATE}, ${ENDED});
    parentPort.postMessage(bound);
  });
}, 100);`;
const shared = new Int32Array(new SharedArrayBuffer(12));
let isArmed = false;
let worker;
let bytesRead = 0;
let limit = DEFAULT_LIMITS.seconds;
let step = "starting";
let hasEnded = false;
let onStop;
function armWatchdog() {
	isArmed = true;
}
function elapsedInRun() {
	const milliseconds = process.uptime() * 1e3;
	if (worker === void 0 && milliseconds > SMALL.milliseconds) {
		const { user, system } = process.cpuUsage();
		if (user + system > SMALL.processorMicroseconds) startWatching();
	}
	return milliseconds;
}
function countBytes(bytes) {
	bytesRead += bytes;
	if (bytesRead > SMALL.bytes) startWatching();
}
function startWatching() {
	if (!isArmed || worker !== void 0) return;
	const { getHeapStatistics } = process.getBuiltinModule("node:v8");
	shared[MEGABYTES] = MOST_RESIDENT * getHeapStatistics().heap_size_limit / 2 ** 20;
	setSeconds(limit);
	const { Worker } = process.getBuiltinModule("node:worker_threads");
	worker = new Worker(WATCHER, {
		eval: true,
		execArgv: [],
		workerData: shared
	});
	const giveUp = () => Atomics.store(shared, STATE, RUNNING);
	worker.on("error", giveUp).on("message", stop);
}
function setSeconds(seconds) {
	limit = seconds;
	shared[SECONDS] = Math.min(2 ** 31 - 1, seconds * 1.1);
}
function limitRun(seconds) {
	if (!hasEnded) setSeconds(seconds);
}
function millisecondsForGit() {
	return isArmed ? Math.max(LEAST_GIT_MILLISECONDS, limit * 1e3 - process.uptime() * 1e3) : Number.POSITIVE_INFINITY;
}
function stop(bound) {
	if (Atomics.load(shared, STATE) === RUNNING && exceeded(shared, SECONDS, MEGABYTES) === void 0) return;
	const before = Atomics.compareExchange(shared, STATE, RUNNING, ENDED);
	if (before !== RUNNING && before !== ENDED) return;
	hasEnded = true;
	cleanNow();
	const ended = {
		step,
		seconds: Math.round(process.uptime()),
		bound
	};
	shared[SECONDS] = process.uptime() + SECONDS_TO_REPORT;
	shared[MEGABYTES] = 2 ** 31 - 1;
	Atomics.store(shared, STATE, RUNNING);
	onStop?.(ended);
}
function isStopped() {
	return hasEnded;
}
function nameStep(name) {
	step = name;
}
async function enterStep(name) {
	if (hasEnded) await new Promise(() => {});
	nameStep(name);
}
function stoppable(work, end) {
	const outer = onStop;
	return new Promise((resolve, reject) => {
		onStop = (ended) => {
			onStop = outer;
			resolve(end(ended));
		};
		work().then(resolve, reject);
	}).finally(() => {
		onStop = outer;
		if (outer === void 0) worker?.unref();
	});
}
function unstopped(write) {
	if (Atomics.compareExchange(shared, STATE, RUNNING, WRITING) === WRITING) return write();
	while (Atomics.load(shared, STATE) === STOPPING);
	try {
		return write();
	} finally {
		Atomics.compareExchange(shared, STATE, WRITING, RUNNING);
	}
}

// src/cli/contract/workflow-log.ts
const COMMAND = /^((?:[^\S\n\r\u2028\u2029]|\p{Cc}\[[\d;]*m)*)(:(?:\p{Cc}\[[\d;]*m)*:)/gmu;
const OLD_COMMAND = /##\[/g;
const AZURE_COMMAND = /##(?=vso|\[)/gi;
function logText(text, environment) {
	if (environment.GITHUB_ACTIONS === "true") return text.replace(COMMAND, "$1\\$2").replace(OLD_COMMAND, "##\\[");
	return isOnAzure(environment) ? text.replace(AZURE_COMMAND, "#\\#") : text;
}
function isOnAzure({ TF_BUILD }) {
	return TF_BUILD?.toLowerCase() === "true";
}
function logLine(text, environment) {
	return `${logText(visibleText(text), environment)}\n`;
}
function verbatimLogText(text, environment) {
	const guarded = logText(text, environment);
	if (guarded === text || isOnAzure(environment)) return guarded;
	const token = crypto.randomUUID();
	return `::stop-commands::${token}\n${text}${text.endsWith("\n") ? "" : "\n"}::${token}::\n`;
}

// src/cli/color.ts
function wantsColor(when, isTerminal, environment) {
	if (when !== void 0 && when !== "auto") return when === "always";
	if (isSet(environment.NO_COLOR)) return false;
	const forced = environment.FORCE_COLOR;
	if (isSet(forced)) return forced !== "0" && forced !== "false";
	return isTerminal && environment.TERM !== "dumb";
}
function isSet(value) {
	return value !== void 0 && value !== "";
}

// src/model/memoize.ts
function memoize(compute) {
	const known = /* @__PURE__ */ new WeakMap();
	return (thing) => {
		const earlier = known.get(thing);
		if (earlier !== void 0 || known.has(thing)) return earlier;
		const value = compute(thing);
		known.set(thing, value);
		return value;
	};
}
const MOST_KEPT = 1e6;
const ENTRY = 500;
function memoizeText(compute, most = MOST_KEPT) {
	const known = /* @__PURE__ */ new Map();
	let kept = 0;
	return (text) => {
		const earlier = known.get(text);
		if (earlier !== void 0) return earlier.value;
		const value = compute(text);
		if (kept > most) {
			known.clear();
			kept = 0;
		}
		kept += Math.max(text.length, ENTRY);
		known.set(text, { value });
		return value;
	};
}
function memoizeByName(compute) {
	return memoizeText(compute, Number.POSITIVE_INFINITY);
}
function once(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

// src/model/string-map.ts
const EMPTY_STRING_MAP = Object.create(null);
function stringMap(entries) {
	let values = EMPTY_STRING_MAP;
	for (const [word, value] of entries) {
		if (values === EMPTY_STRING_MAP) values = Object.create(null);
		values[word] = value;
	}
	return values;
}
function joinStringMaps(...all) {
	return stringMap(all.flatMap((one) => Object.entries(one)));
}

// src/model/field-path.ts
function pathTo(path, below) {
	if (below.length === 0) return path;
	return path.length === 0 ? below : path.concat(below);
}
function isSamePath(a, b) {
	return a.length === b.length && a.every((step, index) => step === b[index]);
}
function startsWith(path, start) {
	return start.length <= path.length && start.every((step, index) => step === path[index]);
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/model/words.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function quoted(text) {
	return `"${text}"`;
}
function count(number, one, many = `${one}s`) {
	return `${number} ${number === 1 ? one : many}`;
}
function joinWords(words, conjunction = "and") {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
const MAX_LISTED = 10;
function list(items, max = MAX_LISTED, what = "more") {
	return items.length > max + 1 ? nameSome(items, max, what) : joinWords(items);
}
function nameSome(names, max, what = "more") {
	const rest = names.length - max;
	return rest > 1 ? `${names.slice(0, max).join(", ")} and ${rest} ${what}` : names.join(", ");
}
function shorten(lines, max, what = "more") {
	if (lines.length <= max) return lines;
	return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} ${what}`];
}
function distinct(texts, write) {
	const seen = /* @__PURE__ */ new Map();
	const make = (text) => {
		const number = (seen.get(text) ?? 0) + 1;
		seen.set(text, number);
		return number === 1 ? text : make(write(text, number));
	};
	return texts.map(make);
}
function duration(seconds) {
	if (seconds === 0) return "at once";
	if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
	if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
	return `after ${seconds} s`;
}
const PREFIX_LENGTH = 3;
const SEPARATOR = /[-_]/;
function nearestWord(word, candidates) {
	const wanted = fold(word);
	let nearest;
	let least = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const differences = differencesOf(wanted, fold(candidate));
		if (differences < least) {
			nearest = candidate;
			least = differences;
		}
	}
	return nearest;
}
function didYouMean(nearest, fallback = "") {
	return nearest === void 0 ? fallback : `; did you mean ${quoted(nearest)}?`;
}
function describeUnknownWord(what, text, words) {
	return `${what} takes ${joinWords(words, "or")}, not ${quoted(text)}${didYouMean(nearestWord(text, words))}`;
}
function differencesOf(wanted, candidate) {
	const differences = (0, import_fastest_levenshtein.distance)(wanted, candidate);
	if (differences <= Math.max(1, Math.floor(candidate.length / 3))) return differences;
	const cut = wanted.length >= PREFIX_LENGTH && candidate.startsWith(wanted);
	const swapped = differences === 2 && sortLetters(wanted) === sortLetters(candidate);
	return cut || swapped ? differences : Number.POSITIVE_INFINITY;
}
function isSlipOf(word, meant) {
	if (word.length + 2 < meant.length && !SEPARATOR.test(meant)) return false;
	const written = fold(word);
	const right = fold(meant);
	if (Math.abs(written.length - right.length) > 2) return false;
	if (written === right || written.replace(/s$/, "") === right.replace(/s$/, "")) return true;
	if ((0, import_fastest_levenshtein.distance)(written, right) === 1) return true;
	if (written.replace(/ies$/, "y") === right || right.replace(/ies$/, "y") === written) return true;
	const at = [...written].findIndex((letter, index) => letter !== right[index]);
	if (at < 0) return false;
	return `${written.slice(0, at)}${written.charAt(at + 1)}${written.charAt(at)}${written.slice(at + 2)}` === right;
}
const LEAST_WORD_LENGTH = 4;
const WORD_END = /[-_./]|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
function isSlipOfValue(written, meant) {
	if (written === meant || isSpeltOtherwise(written, meant)) return true;
	const [words, others] = [written.split(WORD_END), meant.split(WORD_END)];
	return words.length === others.length && words.every((word, index) => isSlipOfName(word, others[index] ?? ""));
}
function isSlipOfName(word, meant) {
	if (word === meant) return true;
	if (Math.min(word.length, meant.length) < LEAST_WORD_LENGTH || /\d/.test(word + meant)) return false;
	return word.charAt(0).toLowerCase() === meant.charAt(0).toLowerCase() && isSlipOf(word, meant);
}
function sortLetters(word) {
	return [...word].sort().join("");
}
function fold(word) {
	const lower = word.toLowerCase();
	return lower.includes("-") || lower.includes("_") ? lower.replaceAll(/[-_]/g, "") : lower;
}
function isSpeltOtherwise(word, other) {
	return word !== other && lettersOf(word) === lettersOf(other) && digitsOf(word) === digitsOf(other);
}
function lettersOf(word) {
	return word.toLowerCase().replaceAll(/[-_./]/g, "");
}
function splitKey(key) {
	const [domain = "", ...rest] = key.split("/");
	return rest.length === 0 ? {
		owner: "",
		name: key
	} : {
		owner: domain.split(".")[0] ?? "",
		name: rest.join("/")
	};
}
function foldKey(key) {
	return key.toLowerCase().replaceAll(/[-_./]+/g, "-");
}
function isNearKey(key, other) {
	if (key === other) return false;
	if (foldKey(key) === foldKey(other)) return true;
	const [one, two] = [splitKey(key), splitKey(other)];
	return one.name === two.name && one.owner !== "" && one.owner === two.owner;
}
function nearestKeyOf(key, keys) {
	if (keys.includes(key)) return void 0;
	return keys.find((other) => isNearKey(key, other)) ?? keys.find((other) => isSlipOf(key, other) && digitsOf(key) === digitsOf(other));
}
function digitsOf(key) {
	return key.replaceAll(/\D+/g, " ").trim();
}
function keyToAskAbout(key, keys) {
	const isAlike = (other) => domainOf(key) === domainOf(other) && nearestWord(nameOf(key), [nameOf(other)]) !== void 0;
	return nearestKeyOf(key, keys) ?? keys.find((other) => other !== key && isAlike(other));
}
function domainOf(key) {
	return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}
function nameOf(key) {
	return key.slice(key.lastIndexOf("/") + 1);
}

// src/model/source.ts
function textsThatMatter(file) {
	return file.prescan === void 0 ? [file.text] : file.prescan.slices.map(({ text }) => text);
}
const RENDERERS = ["kustomize", "helm"];
function formatFieldPath(path) {
	let text = "";
	for (const step of path) if (typeof step === "number") text += `[${step}]`;
	else if (step.includes(".") || step.includes("/")) text += `[${step}]`;
	else text += text === "" ? step : `.${step}`;
	return text;
}

// src/model/trim-end.ts
function trimEnd(text, letters) {
	let end = text.length;
	while (end > 0 && letters.includes(text.charAt(end - 1))) end--;
	return text.slice(0, end);
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
function fixesOf({ fixes = [], also }) {
	return also.length === 0 ? fixes : [...fixes, ...also.flatMap((other) => other.fixes ?? [])];
}
function distinctEdits(edits) {
	return [...new Map(edits.map((edit) => [JSON.stringify([
		edit.file,
		edit.start,
		edit.end,
		edit.text
	]), edit])).values()];
}
function applyEdits(text, edits) {
	let result = "";
	let position = 0;
	for (const edit of edits) {
		result += text.slice(position, edit.start) + edit.text;
		position = edit.end;
	}
	return result + text.slice(position);
}

// node_modules/ansi-regex/index.js
const ST = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
const pattern = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`}|${osc}|${controlString}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex({ onlyFirst = false } = {}) {
	return new RegExp(pattern, onlyFirst ? void 0 : "g");
}

// node_modules/strip-ansi/index.js
const regex = ansiRegex();
function stripAnsi(string) {
	if (typeof string !== "string") throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	if (!string.includes("\x1B") && !string.includes("\u009b")) return string;
	return string.replace(regex, "");
}

// node_modules/get-east-asian-width/lookup-data.js
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [
	161,
	161,
	164,
	164,
	167,
	168,
	170,
	170,
	173,
	174,
	176,
	180,
	182,
	186,
	188,
	191,
	198,
	198,
	208,
	208,
	215,
	216,
	222,
	225,
	230,
	230,
	232,
	234,
	236,
	237,
	240,
	240,
	242,
	243,
	247,
	250,
	252,
	252,
	254,
	254,
	257,
	257,
	273,
	273,
	275,
	275,
	283,
	283,
	294,
	295,
	299,
	299,
	305,
	307,
	312,
	312,
	319,
	322,
	324,
	324,
	328,
	331,
	333,
	333,
	338,
	339,
	358,
	359,
	363,
	363,
	462,
	462,
	464,
	464,
	466,
	466,
	468,
	468,
	470,
	470,
	472,
	472,
	474,
	474,
	476,
	476,
	593,
	593,
	609,
	609,
	708,
	708,
	711,
	711,
	713,
	715,
	717,
	717,
	720,
	720,
	728,
	731,
	733,
	733,
	735,
	735,
	768,
	879,
	913,
	929,
	931,
	937,
	945,
	961,
	963,
	969,
	1025,
	1025,
	1040,
	1103,
	1105,
	1105,
	8208,
	8208,
	8211,
	8214,
	8216,
	8217,
	8220,
	8221,
	8224,
	8226,
	8228,
	8231,
	8240,
	8240,
	8242,
	8243,
	8245,
	8245,
	8251,
	8251,
	8254,
	8254,
	8308,
	8308,
	8319,
	8319,
	8321,
	8324,
	8364,
	8364,
	8451,
	8451,
	8453,
	8453,
	8457,
	8457,
	8467,
	8467,
	8470,
	8470,
	8481,
	8482,
	8486,
	8486,
	8491,
	8491,
	8531,
	8532,
	8539,
	8542,
	8544,
	8555,
	8560,
	8569,
	8585,
	8585,
	8592,
	8601,
	8632,
	8633,
	8658,
	8658,
	8660,
	8660,
	8679,
	8679,
	8704,
	8704,
	8706,
	8707,
	8711,
	8712,
	8715,
	8715,
	8719,
	8719,
	8721,
	8721,
	8725,
	8725,
	8730,
	8730,
	8733,
	8736,
	8739,
	8739,
	8741,
	8741,
	8743,
	8748,
	8750,
	8750,
	8756,
	8759,
	8764,
	8765,
	8776,
	8776,
	8780,
	8780,
	8786,
	8786,
	8800,
	8801,
	8804,
	8807,
	8810,
	8811,
	8814,
	8815,
	8834,
	8835,
	8838,
	8839,
	8853,
	8853,
	8857,
	8857,
	8869,
	8869,
	8895,
	8895,
	8978,
	8978,
	9312,
	9449,
	9451,
	9547,
	9552,
	9587,
	9600,
	9615,
	9618,
	9621,
	9632,
	9633,
	9635,
	9641,
	9650,
	9651,
	9654,
	9655,
	9660,
	9661,
	9664,
	9665,
	9670,
	9672,
	9675,
	9675,
	9678,
	9681,
	9698,
	9701,
	9711,
	9711,
	9733,
	9734,
	9737,
	9737,
	9742,
	9743,
	9756,
	9756,
	9758,
	9758,
	9792,
	9792,
	9794,
	9794,
	9824,
	9825,
	9827,
	9829,
	9831,
	9834,
	9836,
	9837,
	9839,
	9839,
	9886,
	9887,
	9919,
	9919,
	9926,
	9933,
	9935,
	9939,
	9941,
	9953,
	9955,
	9955,
	9960,
	9961,
	9963,
	9969,
	9972,
	9972,
	9974,
	9977,
	9979,
	9980,
	9982,
	9983,
	10045,
	10045,
	10102,
	10111,
	11094,
	11097,
	12872,
	12879,
	57344,
	63743,
	65024,
	65039,
	65533,
	65533,
	127232,
	127242,
	127248,
	127277,
	127280,
	127337,
	127344,
	127373,
	127375,
	127376,
	127387,
	127404,
	917760,
	917999,
	983040,
	1048573,
	1048576,
	1114109
];
const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [
	12288,
	12288,
	65281,
	65376,
	65504,
	65510
];
const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [
	4352,
	4447,
	8986,
	8987,
	9001,
	9002,
	9193,
	9196,
	9200,
	9200,
	9203,
	9203,
	9725,
	9726,
	9748,
	9749,
	9776,
	9783,
	9800,
	9811,
	9855,
	9855,
	9866,
	9871,
	9875,
	9875,
	9889,
	9889,
	9898,
	9899,
	9917,
	9918,
	9924,
	9925,
	9934,
	9934,
	9940,
	9940,
	9962,
	9962,
	9970,
	9971,
	9973,
	9973,
	9978,
	9978,
	9981,
	9981,
	9989,
	9989,
	9994,
	9995,
	10024,
	10024,
	10060,
	10060,
	10062,
	10062,
	10067,
	10069,
	10071,
	10071,
	10133,
	10135,
	10160,
	10160,
	10175,
	10175,
	11035,
	11036,
	11088,
	11088,
	11093,
	11093,
	11904,
	11929,
	11931,
	12019,
	12032,
	12245,
	12272,
	12287,
	12289,
	12350,
	12353,
	12438,
	12441,
	12543,
	12549,
	12591,
	12593,
	12686,
	12688,
	12773,
	12783,
	12830,
	12832,
	12871,
	12880,
	42124,
	42128,
	42182,
	43360,
	43388,
	44032,
	55203,
	63744,
	64255,
	65040,
	65049,
	65072,
	65106,
	65108,
	65126,
	65128,
	65131,
	94176,
	94180,
	94192,
	94198,
	94208,
	101594,
	101631,
	101664,
	101760,
	101874,
	101888,
	102801,
	102816,
	102866,
	110576,
	110579,
	110581,
	110587,
	110589,
	110590,
	110592,
	110888,
	110898,
	110898,
	110928,
	110930,
	110933,
	110933,
	110948,
	110952,
	110960,
	111355,
	119552,
	119638,
	119648,
	119670,
	126980,
	126980,
	127183,
	127183,
	127374,
	127374,
	127377,
	127386,
	127406,
	127406,
	127488,
	127490,
	127504,
	127547,
	127552,
	127560,
	127568,
	127569,
	127584,
	127589,
	127744,
	127776,
	127789,
	127797,
	127799,
	127868,
	127870,
	127891,
	127904,
	127946,
	127951,
	127955,
	127968,
	127984,
	127988,
	127988,
	127992,
	128062,
	128064,
	128064,
	128066,
	128252,
	128255,
	128317,
	128331,
	128334,
	128336,
	128359,
	128378,
	128378,
	128405,
	128406,
	128420,
	128420,
	128507,
	128591,
	128640,
	128709,
	128716,
	128716,
	128720,
	128722,
	128725,
	128729,
	128732,
	128735,
	128747,
	128748,
	128756,
	128764,
	128986,
	128986,
	128992,
	129003,
	129008,
	129008,
	129292,
	129338,
	129340,
	129349,
	129351,
	129535,
	129648,
	129660,
	129664,
	129734,
	129736,
	129736,
	129740,
	129757,
	129759,
	129771,
	129775,
	129786,
	131072,
	196605,
	196608,
	262141
];

// node_modules/get-east-asian-width/utilities.js
const isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) high = mid - 1;
		else if (codePoint > ranges[i + 1]) low = mid + 1;
		else return true;
	}
	return false;
};

// node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 19968;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
		if (end - start > fastPathEnd - fastPathStart) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = (codePoint) => {
	if (codePoint < 161 || codePoint > 1114109) return false;
	return isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = (codePoint) => {
	if (codePoint < 12288 || codePoint > 65510) return false;
	return isInRange(fullwidthRanges, codePoint);
};
const isWide = (codePoint) => {
	if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return true;
	if (codePoint < 4352 || codePoint > 262141) return false;
	return isInRange(wideRanges, codePoint);
};

// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}

// node_modules/string-width/index.js
const segmenter = new Intl.Segmenter();
const zeroWidthClusterRegex = /^(?:\p{Default_Ignorable_Code_Point}|\p{Control}|\p{Mark}|\p{Surrogate})+$/v;
const leadingNonPrintingRegex = /^[\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Mark}\p{Surrogate}]+/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
function baseVisible(segment) {
	return segment.replace(leadingNonPrintingRegex, "");
}
function isZeroWidthCluster(segment) {
	return zeroWidthClusterRegex.test(segment);
}
function trailingHalfwidthWidth(segment, eastAsianWidthOptions) {
	let extra = 0;
	if (segment.length > 1) {
		for (const char of segment.slice(1)) if (char >= "\uff00" && char <= "\uffef") extra += eastAsianWidth(char.codePointAt(0), eastAsianWidthOptions);
	}
	return extra;
}
function stringWidth(input, options = {}) {
	if (typeof input !== "string" || input.length === 0) return 0;
	const { ambiguousIsNarrow = true, countAnsiEscapeCodes = false } = options;
	let string = input;
	if (!countAnsiEscapeCodes) string = stripAnsi(string);
	if (string.length === 0) return 0;
	let width = 0;
	const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
	for (const { segment } of segmenter.segment(string)) {
		if (isZeroWidthCluster(segment)) continue;
		if (rgiEmojiRegex.test(segment)) {
			width += 2;
			continue;
		}
		const codePoint = baseVisible(segment).codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
		width += trailingHalfwidthWidth(segment, eastAsianWidthOptions);
	}
	return width;
}

// src/reporters/words/display-width.ts
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff]*$/;
const LONG = 400;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
function displayWidth(text) {
	if (text.length > LONG || PLAIN.test(text)) return text.length;
	return stringWidth(text, { countAnsiEscapeCodes: true });
}
function padToWidth(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
function cutMiddle(text, width) {
	if (displayWidth(text) <= width) return text;
	const room = Math.max(2, width - 3);
	const ends = text.length > LONG ? text.slice(0, LONG / 2) + text.slice(-200) : text;
	const characters = Array.from(GRAPHEMES.segment(ends), ({ segment }) => segment);
	const head = takeWidth(characters, Math.ceil(room / 2));
	const tail = takeWidth(characters.reverse(), Math.floor(room / 2)).reverse();
	return `${head.join("")}...${tail.join("")}`;
}
function wrapText(text, width) {
	const lines = [];
	let line = "";
	let taken = 0;
	for (const word of text.split(" ")) {
		const own = displayWidth(word);
		if (line !== "" && taken + 1 + own > width) {
			lines.push(line);
			line = word;
			taken = own;
		} else {
			taken += line === "" ? own : 1 + own;
			line = line === "" ? word : `${line} ${word}`;
		}
	}
	lines.push(line);
	return lines;
}
function takeWidth(characters, width) {
	const taken = [];
	let left = width;
	for (const character of characters) {
		left -= displayWidth(character);
		if (left < 0) break;
		taken.push(character);
	}
	return taken;
}

// src/yaml/scalar.ts
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
const BEGINS_WORD = new Set([...WORDS.keys()].map((word) => word.charCodeAt(0)));
const INTEGER = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/;
const PLAIN_INTEGER = /^[1-9][0-9]{0,14}$/;
const OCTAL = /^0[oO]?([0-7]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;
function integerOf(text) {
	if (PLAIN_INTEGER.test(text)) return Number(text);
	const plain = text.startsWith("0b") ? text.replace(/^0b([-+])/, "$10b") : text;
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
	if (text === "") return null;
	const first = text.charCodeAt(0);
	if (text.length <= LONGEST_WORD && BEGINS_WORD.has(first)) {
		const word = WORDS.get(text);
		if (word !== void 0) return word;
	}
	if (!(first >= 48 && first <= 57 || first === 43 || first === 45 || first === 46)) return text;
	const plain = withoutUnderscores(text);
	return integerOf(plain) ?? floatOf(plain) ?? text;
}
const DATE = /^\d{4}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|1\d|2[0-8])$/;
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
		case "!!timestamp": return DATE.test(text) ? text : void 0;
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

// src/yaml/node-value.ts
const MANY_ENTRIES = 64;
const entriesByKey = memoize((entries) => new Map(entries.map((entry) => [formatKey(entry.key.value), entry])));
function getEntry(node, key) {
	if (node?.kind !== "mapping") return void 0;
	if (node.entries.length > MANY_ENTRIES) return entriesByKey(node.entries).get(key);
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
function itemsOf(node) {
	return node?.kind === "sequence" ? node.items : [];
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
const NO_ENTRIES = [];
const FEW_ENTRIES = 12;
function effectiveEntries(node) {
	if (node?.kind !== "mapping") return NO_ENTRIES;
	if (isEachKeyOnce(node.entries)) return node.entries;
	const byKey = /* @__PURE__ */ new Map();
	for (const entry of node.entries) byKey.set(formatKey(entry.key.value), entry);
	return [...byKey.values()];
}
function isEachKeyOnce(entries) {
	if (entries.length > FEW_ENTRIES) return new Set(entries.map(({ key }) => formatKey(key.value))).size === entries.length;
	for (let index = 1; index < entries.length; index++) {
		const name = formatKey(entries[index]?.key.value ?? null);
		for (let before = 0; before < index; before++) if (formatKey(entries[before]?.key.value ?? null) === name) return false;
	}
	return true;
}
function toValue(node) {
	return node.kind === "scalar" ? node.value : collectionValue(node);
}
const collectionValue = memoize((node) => node.kind === "sequence" ? node.items.map(toValue) : stringMap(node.entries.map((entry) => [formatKey(entry.key.value), toValue(entry.value)])));
function isEmptyNode(node) {
	if (node.kind === "scalar") return node.value === null || node.value === "";
	return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
}
function someScalar(node, passes) {
	if (node.kind === "scalar") return passes(node);
	if (node.kind === "sequence") return node.items.some((item) => someScalar(item, passes));
	return node.entries.some(({ key, value }) => passes(key) || someScalar(value, passes));
}
function canonicalText(value) {
	if (typeof value === "bigint") return value.toString();
	if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one)}`).join(",")}}`;
}
function canonicalNode(node) {
	return node === void 0 ? "null" : canonicalText(toValue(node));
}
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
function textsOf(node) {
	return itemsOf(node).flatMap((item) => item.kind === "scalar" ? item.text : []);
}
function isTrue(node) {
	return node?.kind === "scalar" && node.value === true;
}

// src/manifest/locate.ts
const lineStartsOf = memoize((file) => {
	const starts = [0];
	for (const match of file.text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
	return starts;
});
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
function startOfLine(file, line) {
	return lineStartsOf(file)[line - 1];
}
function lineOf(file, line) {
	const starts = lineStartsOf(file);
	const start = startOfLine(file, line);
	if (start === void 0) return void 0;
	return trimEnd(file.text.slice(start, starts[line] ?? file.text.length), "\r\n");
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
function ancestorsOf({ document, path }) {
	const nodes = [document.root];
	for (const step of path) {
		const next = stepInto(nodes[0], step);
		if (next === void 0) break;
		nodes.unshift(next.value);
	}
	return nodes;
}
function editedPlaceOf(place) {
	const { origin } = place.document;
	if (origin === void 0) return place;
	const field = origin.fields.filter(({ path }) => startsWith(place.path, path)).sort((a, b) => a.path.length - b.path.length).at(-1);
	const given = field?.place ?? origin.place;
	if ("span" in given) return given;
	if (field === void 0) return editedPlaceOf(given);
	const rest = place.path.slice(field.path.length);
	const target = rest.length === 0 && given.target === "key" ? "key" : place.target;
	return editedPlaceOf({
		...given,
		path: pathTo(given.path, rest),
		target
	});
}
function rangeOf(place) {
	return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}
function fileOfPlace(place) {
	if ("span" in place) return place.file;
	const edited = editedPlaceOf(place);
	return "span" in edited ? edited.file : edited.document.file;
}
const locate = memoize((place) => {
	const { file, span } = textPlaceOf(place);
	return rangeOfSpan(file, span);
});
function textPlaceOf(place) {
	if ("span" in place) return place;
	const edited = editedPlaceOf(place);
	return "span" in edited ? edited : writtenPlace(edited);
}
function writtenPlace(place) {
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
	const asKey = key !== void 0 && (place.target === "key" || !whole || value.kind !== "scalar" || value.start === value.end);
	const shown = asKey ? key : value;
	const written = shown.file ?? file;
	return {
		file: written,
		span: asKey ? shown : headOf(written)(value)
	};
}
const headOf = memoize(({ text }) => memoize((node) => {
	const lineEnd = /[\r\n]/.exec(text.slice(node.start, node.end));
	return lineEnd === null ? node : {
		start: node.start,
		end: node.start + lineEnd.index
	};
}));

// src/inventory/contract/configuration-value.ts
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
		const value = node.kind === "sequence" ? node.items.map(convert) : stringMap(node.entries.map((entry) => [formatKey(entry.key.value), convert(entry.value)]));
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

// src/inventory/contract/configuration-error.ts
function errorAt(place, message) {
	return {
		message,
		range: locate(place)
	};
}
function unwrittenPlace(file) {
	return {
		document: {
			file,
			start: 0,
			root: {
				kind: "mapping",
				start: 0,
				end: 0,
				entries: []
			}
		},
		path: [],
		target: "value"
	};
}

// src/lint/configuration/render-settings.ts
const RENDER_WORDS = ["auto", "off"];
function renderSettings(word) {
	return {
		kustomize: word,
		helm: word
	};
}
function readRenderSettings(document, errors) {
	const node = getValue(document.root, "render");
	const word = asWord(scalarText(node));
	if (word !== void 0) return renderSettings(word);
	const render = { ...renderSettings("auto") };
	for (const renderer of RENDERERS) {
		if (node === void 0 || getEntry(node, renderer) === void 0) continue;
		const text = scalarText(getValue(node, renderer)) ?? "";
		const own = asWord(text);
		if (own !== void 0) render[renderer] = own;
		else {
			const place = {
				document,
				path: ["render", renderer],
				target: "value"
			};
			errors.push(errorAt(place, describeNoWord(renderer, text)));
		}
	}
	return render;
}
function describeNoWord(renderer, text) {
	const takes = `"render.${renderer}" takes ${RENDER_WORDS.join(" or ")}, not "${text}"`;
	if (!/[\\/]/.test(text)) return takes;
	return `${takes}: a program is named by --${renderer} or TAINTLINT_${renderer.toUpperCase()}, not by a file of the repository`;
}
function asWord(text) {
	return RENDER_WORDS.find((word) => word === text);
}

// src/workspace/progress.ts
const NO_PROGRESS = {
	step: () => {},
	end: () => {}
};
const FIRST_AFTER_MS = 1e3;
const NEXT_AFTER_MS = 100;
const ERASE_LINE = "\r\x1B[K";
function createProgress(write, now) {
	let next = now() + FIRST_AFTER_MS;
	let shown = false;
	return {
		step(done, total, what = "files read") {
			const time = now();
			if (time < next) return;
			next = time + NEXT_AFTER_MS;
			shown = true;
			write(`${ERASE_LINE}taintlint: ${done} of ${total} ${what}`);
		},
		end() {
			if (shown) write(ERASE_LINE);
			shown = false;
		}
	};
}

// src/cli/arguments/command-descriptions.ts
function textOption(value, description) {
	return {
		value,
		description,
		read: ([first]) => first
	};
}
function listOption(value, description) {
	return {
		value,
		description,
		repeatable: true,
		read: (texts) => texts
	};
}
function namesOption(value, description) {
	const read = (texts) => texts.flatMap((one) => one.split(",")).filter((name) => name !== "");
	return {
		...listOption(value, description),
		read
	};
}
function wordOption(words, value, description) {
	return {
		value,
		words,
		description,
		read: ([first]) => words.find((word) => word === first)
	};
}
function switchOption(description, short) {
	return {
		short,
		description,
		read: (texts) => texts.length > 0
	};
}
const LINT_FORMATS = [...[
	"text",
	"concise",
	"agent",
	"json",
	"github",
	"markdown",
	"html",
	"sarif",
	"junit",
	"gitlab"
], "azure"];
const FORMAT_NAMES = [
	...LINT_FORMATS,
	"taintlint",
	"yaml"
];
const FAIL_ON_WORDS = [...SEVERITIES, "never"];
const CHARTS_WORDS = [
	"fetch",
	"locked",
	"off"
];
const FAIL_ON_DEFAULTS = {
	lint: "error",
	"what-if": "never",
	drift: "warning",
	merge: "error"
};
const OPTION_ROWS = {
	config: textOption("FILE", "the configuration (default: taintlint.yaml here or above, up to the git root)"),
	inventory: textOption("FILE", "the node pools, instead of those of the configuration"),
	cluster: textOption("NAME", "only this cluster of the inventory"),
	format: listOption("NAME[=FILE]", "how to report, and into which file; may be repeated"),
	"fail-on": wordOption(FAIL_ON_WORDS, "LEVEL", "exit with 1 from this severity on: error, warning, note, never (default: DEFAULT)"),
	base: textOption("REVISION", "compare with a git revision: only new findings fail, and changed pools are judged"),
	workloads: textOption("DIR", "with --base, what-if: judge workloads of other repositories, too, in what facts prints of each"),
	baseline: textOption("FILE", "hide the findings recorded in this file"),
	"write-baseline": textOption("FILE", "write the findings of this run into a baseline, and pass"),
	fix: switchOption("apply the safe fixes, then report what remains"),
	"fix-dry-run": switchOption("show what --fix would change as a unified diff, and change nothing"),
	"unsafe-fixes": switchOption("also apply fixes that need your review (implies --fix, unless --fix-dry-run is given)"),
	full: switchOption("show every finding in detail, with every reason and every place"),
	quiet: switchOption("report errors only, without notices", "q"),
	only: namesOption("RULE", "check only this rule; may be repeated"),
	"min-severity": wordOption(SEVERITIES, "LEVEL", "report only findings at least as severe: error, warning, note (default); the exit code stays --fail-on's"),
	verbose: switchOption("show the files, pools, renderings and programs of the run, and how long it took", "v"),
	remove: switchOption("take the pool away"),
	like: textOption("POOL", "add a pool, made like this one, and changed"),
	pool: textOption("POOL", "only these pools: a name, CLUSTER/NAME, or a glob such as 'gpu-*'"),
	namespace: textOption("NAME", "only the workloads of these namespaces: a name or a glob"),
	"only-problems": switchOption("only workloads that no shown pool certainly admits"),
	audit: switchOption("write into the audit log what would be refused, and let it in"),
	warn: switchOption("warn the user who applies it instead of refusing, and let it in"),
	kyverno: switchOption("write policies for Kyverno, which evaluates them instead of the API server"),
	stdout: switchOption("print what would be written, and write nothing"),
	yes: switchOption("ask the addresses that are shown without it"),
	update: switchOption("also update locked charts, to newer versions and other archives"),
	check: switchOption("check that the lock has every chart, and fetch nothing"),
	"stdin-name": textOption("PATH", "with - as PATH: what to call the standard input"),
	render: wordOption(RENDER_WORDS, "WHEN", "auto (default): render kustomizations and charts where the programs are found; off: never"),
	kustomize: textOption("PROGRAM", "the kustomize or kubectl to render with (default: that on PATH)"),
	helm: textOption("PROGRAM", "the helm to render with (default: that on PATH)"),
	charts: wordOption(CHARTS_WORDS, "WHICH", "charts from elsewhere: locked (default), fetch: download others too, off"),
	"chart-source": listOption("ADDRESS", "an address that --charts fetch may ask, also a private one; may be repeated"),
	"no-cache": switchOption("render anew, and keep no renderings for the next run"),
	color: wordOption([
		"auto",
		"always",
		"never"
	], "WHEN", "auto (default), always, never; NO_COLOR and FORCE_COLOR are respected"),
	help: switchOption("show this help", "h"),
	version: switchOption("show the version", "V")
};
const OPTIONS = OPTION_ROWS;
const INVENTORY = [
	"config",
	"inventory",
	"cluster",
	"format"
];
const STDIN_NAME = "<stdin>";
const STDIN$1 = ["stdin-name"];
const RENDERING = [
	"render",
	"kustomize",
	"helm",
	"no-cache"
];
const EACH = ["color", "help"];
const MISTAKE = [2, "a mistake on the command line, in the configuration or in the inventory"];
const NOTHING = [3, "nothing was checked: no manifest or no workload was found"];
const DONE = [0, "it was done"];
const LINT_EXIT_CODES = [
	[0, "no finding at or above --fail-on"],
	[1, "findings at or above --fail-on"],
	MISTAKE,
	NOTHING
];
const SHELLS = [
	"bash",
	"zsh",
	"fish"
];
const COMMAND_ROWS = {
	lint: {
		summary: "report each mistake at the line that causes it (the default command)",
		operands: "[PATH...]",
		options: [
			...[
				...INVENTORY,
				"fail-on",
				"base",
				"workloads",
				"baseline",
				"write-baseline"
			],
			...[
				"fix",
				"fix-dry-run",
				"unsafe-fixes",
				"full",
				"quiet",
				"only",
				"min-severity",
				"verbose"
			],
			...[
				...STDIN$1,
				"charts",
				"chart-source",
				...RENDERING,
				...EACH
			]
		],
		formats: LINT_FORMATS,
		exitCodes: LINT_EXIT_CODES
	},
	fit: {
		summary: "show every workload against every pool, with reasons",
		operands: "[PATH...]",
		options: [
			"pool",
			"namespace",
			"only-problems",
			...INVENTORY,
			...STDIN$1,
			...RENDERING,
			...EACH
		],
		formats: ["text", "json"],
		exitCodes: [
			[0, "the matrix was printed, whatever it says"],
			MISTAKE,
			NOTHING
		]
	},
	explain: {
		summary: "show everything about one workload",
		operands: "[[NAMESPACE/]KIND/]NAME",
		needs: "a workload: taintlint explain KIND/NAME",
		options: [
			...INVENTORY,
			...STDIN$1,
			...RENDERING,
			...EACH
		],
		formats: ["text", "json"],
		exitCodes: [
			[0, "the workload was found"],
			[2, "no workload has this name, or another usage error"],
			NOTHING
		]
	},
	"what-if": {
		summary: "show how changing a pool would affect every workload",
		operands: "POOL CHANGE...",
		options: [
			"remove",
			"like",
			"workloads",
			...INVENTORY,
			"fail-on",
			...EACH
		],
		formats: ["text", "json"],
		exitCodes: [
			[0, "nothing at or above --fail-on would happen"],
			[1, "something at or above --fail-on would happen"],
			MISTAKE
		]
	},
	drift: {
		summary: "compare the repository with what kubectl prints of its cluster",
		operands: "LIVE|-",
		needs: "what kubectl prints: taintlint drift FILE, or - for the standard input",
		options: [
			...INVENTORY,
			"fail-on",
			...RENDERING,
			...EACH
		],
		formats: [
			"text",
			"json",
			"markdown"
		],
		exitCodes: [
			[0, "the cluster matches the repository"],
			[1, "it does not"],
			MISTAKE,
			[3, "nothing was compared: the repository declares neither pools nor workloads"]
		]
	},
	pools: {
		summary: "show the node pools, each taint with its file and line",
		operands: "",
		options: [...INVENTORY, ...EACH],
		formats: [
			"text",
			"json",
			"taintlint"
		],
		exitCodes: [[0, "the pools were printed"], MISTAKE]
	},
	facts: {
		summary: "print what of each workload decides where it runs, for the repository of the node pools",
		operands: "",
		options: [
			...INVENTORY,
			...RENDERING,
			...EACH
		],
		formats: ["json"],
		exitCodes: [[0, "the workloads were printed"], MISTAKE]
	},
	guard: {
		summary: "write admission policies that keep others off reserved pools",
		operands: "",
		options: [
			"audit",
			"warn",
			"kyverno",
			...INVENTORY,
			...EACH
		],
		formats: ["yaml"],
		exitCodes: [[0, "the policies were printed"], [2, "no pool is reserved that a policy can guard, or another usage error"]]
	},
	fetch: {
		summary: "lock the external charts that the repository deploys, so that they are judged too",
		operands: "",
		options: [
			"yes",
			"update",
			"check",
			"config",
			"helm",
			...EACH
		],
		formats: ["text"],
		exitCodes: [
			[0, "every chart is locked and on this machine; with --check: is locked"],
			[1, "charts are missing, or could not be fetched"],
			MISTAKE
		],
		writes: true
	},
	merge: {
		summary: "merge reports of several repositories, or of several paths of one",
		operands: "FILE|FOLDER...",
		needs: "reports: taintlint merge FILE|FOLDER...",
		options: [
			"format",
			"fail-on",
			"quiet",
			"only",
			"min-severity",
			...EACH
		],
		formats: [
			"text",
			"json",
			"markdown",
			"html",
			"sarif"
		],
		exitCodes: LINT_EXIT_CODES
	},
	init: {
		summary: "write a first taintlint.yaml from the node pools that the repository declares",
		operands: "[FOLDER|FILE|-]",
		options: ["stdout", ...EACH],
		formats: ["text"],
		exitCodes: [
			[0, "the file was written, or printed with --stdout"],
			[2, "there is a taintlint.yaml already, or another usage error"],
			[3, "no node pools were found"]
		],
		writes: true
	},
	rules: {
		summary: "list the rules, or show the documentation of one",
		operands: "[RULE]",
		options: ["format", ...EACH],
		formats: ["text", "json"],
		exitCodes: [[0, "the rules were printed"], [2, "there is no such rule, or another mistake on the command line"]]
	},
	completion: {
		summary: "print a shell completion script for commands, options and their values",
		operands: SHELLS.join("|"),
		needs: `a shell: taintlint completion ${SHELLS.join("|")}`,
		options: ["help"],
		formats: ["text"],
		exitCodes: [DONE, [2, "a mistake on the command line"]]
	},
	help: {
		summary: "show the help of a command",
		operands: "[COMMAND]",
		options: ["help"],
		formats: ["text"],
		exitCodes: [DONE, [2, "there is no such command"]]
	}
};
const COMMANDS = COMMAND_ROWS;
const COMMAND_NAMES = Object.keys(COMMAND_ROWS);
function describeOption(name, command) {
	const defaults = FAIL_ON_DEFAULTS;
	return OPTIONS[name].description.replace("DEFAULT", defaults[command] ?? "");
}
const HARMLESS_COMMANDS = COMMAND_NAMES.filter((name) => COMMANDS[name].writes !== true);
const WRITING_OPTIONS = /* @__PURE__ */ new Set([
	"fix",
	"unsafe-fixes",
	"write-baseline"
]);

// src/cli/arguments/format-request.ts
function parseFormats(texts, legal, command, standard) {
	const requests = [];
	for (const text of texts) {
		const separator = text.indexOf("=");
		const name = separator < 0 ? text : text.slice(0, separator);
		const file = separator < 0 ? "-" : text.slice(separator + 1);
		const format = legal.find((one) => one === name);
		if (format === void 0) return { problem: describeUnknownFormat(name, legal, command) };
		if (file === "") return { problem: `format "${text}" names no file after "="` };
		const request = {
			format,
			file: file === "-" ? void 0 : file
		};
		const rival = requests.find((one) => one.file === request.file);
		if (rival !== void 0) return { problem: describeRivals(rival, request) };
		requests.push(request);
	}
	if (requests.some(({ file }) => file === void 0)) return { value: requests };
	return { value: [{
		format: standard,
		file: void 0
	}, ...requests] };
}
function describeUnknownFormat(name, legal, command) {
	const nearest = FORMAT_NAMES.some((one) => one === name) ? void 0 : nearestWord(name, legal);
	return `format "${name}" is not known to command "${command}", which has ${legal.join(", ")}${didYouMean(nearest)}`;
}
function describeRivals(first, second) {
	if (first.file !== void 0) return `formats "${first.format}" and "${second.format}" both go into "${first.file}"`;
	return `formats "${first.format}" and "${second.format}" both go to the standard output: give one a file, as in ${second.format}=FILE`;
}
const AGENT_VARIABLES = [...[
	"AI_AGENT",
	"AUGMENT_AGENT",
	"CLAUDECODE",
	"CODEX_SANDBOX",
	"CODEX_THREAD_ID",
	"COPILOT_CLI",
	"CURSOR_AGENT"
], ...["GEMINI_CLI", "OPENCODE"]];
function isAgent(environment) {
	return AGENT_VARIABLES.some((name) => environment[name]);
}

// src/cli/arguments/arguments.ts
function parseCommandLine(words, environment = {}) {
	const { tokens } = parseArgs({
		args: [...words],
		options: parserOptions(),
		strict: false,
		tokens: true
	});
	const values = /* @__PURE__ */ new Map();
	const operands = [];
	let command;
	let beforeOptions = true;
	for (const token of tokens) {
		if (token.kind === "option-terminator") beforeOptions = false;
		if (token.kind === "positional") {
			if (command === void 0 && operands.length === 0 && beforeOptions && isCommandName(token.value)) command = token.value;
			else operands.push(token.value);
		}
		if (token.kind !== "option") continue;
		const { name } = token;
		if (!isOptionName(name)) return {
			kind: "mistake",
			message: describeUnknownOption((words[token.index] ?? token.rawName).split("=", 1).join(), command)
		};
		const message = checkValue(name, token.value, token.inlineValue === true, values.get(name));
		if (message !== void 0) return {
			kind: "mistake",
			message
		};
		values.set(name, [...values.get(name) ?? [], token.value ?? ""]);
	}
	if (values.has("help")) return {
		kind: "help",
		command
	};
	if (command === "help") return parseHelp(operands);
	if (values.has("version")) return { kind: "version" };
	return checkCommand(command, operands, values, environment);
}
function parseHelp([word, extra]) {
	if (extra !== void 0) return {
		kind: "mistake",
		message: `unexpected argument "${extra}": "help" takes one`
	};
	if (word === void 0 || isCommandName(word)) return {
		kind: "help",
		command: word
	};
	const nearest = nearestCommand(word);
	return {
		kind: "mistake",
		message: `"${word}" is no command${didYouMean(nearest, `; the commands are ${COMMAND_NAMES.join(", ")}`)}`
	};
}
const OTHER_WORDS = {
	lint: "check validate scan test run",
	fit: "matrix",
	explain: "describe why show",
	"what-if": "simulate taint",
	pools: "list ls nodes inventory",
	rules: "doc docs",
	"--version": "version",
	"--fix-dry-run": "fix",
	"--base": "diff",
	"--format": "--output -o -f --json --sarif --reporter",
	"--quiet": "--silent",
	"--verbose": "--debug",
	"--config": "-c",
	"--only": "--rule",
	"--min-severity": "--severity --level"
};
function otherWord(word) {
	return Object.keys(OTHER_WORDS).find((own) => OTHER_WORDS[own]?.split(" ").includes(word));
}
function nearestCommand(word) {
	const other = otherWord(word.toLowerCase());
	if (other !== void 0) return other;
	const harmless = nearestWord(word, HARMLESS_COMMANDS);
	if (harmless === void 0 || nearestWord(word, COMMAND_NAMES) === harmless) return harmless;
	return isSlipOf(word, harmless) ? harmless : void 0;
}
const STDIN = "-";
const NEEDS_BASE = "option \"--workloads\" needs \"--base\" beside it";
function checkCommand(named, words, values, environment) {
	const command = named ?? "lint";
	const { options, formats: legal } = COMMANDS[command];
	const foreign = [...values.keys()].find((name) => !options.includes(name));
	if (foreign !== void 0) return {
		kind: "mistake",
		message: `option "--${foreign}" does not belong to command "${command}", but to ${COMMAND_NAMES.filter((name) => COMMANDS[name].options.includes(foreign)).join(", ")}`
	};
	const isStdin = options.includes("stdin-name") && words.includes(STDIN);
	const operands = isStdin ? words.filter((word) => word !== STDIN) : words;
	const standard = command === "lint" && isAgent(environment) ? "agent" : legal[0] ?? "text";
	const formats = parseFormats(values.get("format") ?? [], legal, command, standard);
	if (formats.problem !== void 0) return {
		kind: "mistake",
		message: formats.problem
	};
	const message = checkConflicts(values, isStdin) ?? checkOperands(command, operands) ?? (command === "what-if" ? checkWhatIf(operands, values) : void 0) ?? (command === "lint" && values.has("workloads") && !values.has("base") ? NEEDS_BASE : void 0) ?? checkStdin(command, operands, values, isStdin);
	if (message !== void 0) return {
		kind: "mistake",
		message
	};
	const stdinName = isStdin ? values.get("stdin-name")?.[0] ?? "<stdin>" : void 0;
	return {
		kind: "run",
		invocation: {
			command,
			explicit: named !== void 0,
			operands,
			stdinName,
			formats: formats.value,
			options: readOptions(command, values)
		}
	};
}
function readOptions(command, values) {
	const read = COMMANDS[command].options.map((name) => [name, OPTIONS[name].read(values.get(name) ?? [])]);
	return Object.fromEntries(read);
}
function parserOptions() {
	const options = {};
	for (const [name, { value, short }] of Object.entries(OPTIONS)) {
		const type = value === void 0 ? "boolean" : "string";
		options[name] = short === void 0 ? { type } : {
			type,
			short
		};
	}
	return options;
}
function isCommandName(word) {
	return COMMAND_NAMES.some((name) => name === word);
}
function isOptionName(word) {
	return Object.hasOwn(OPTIONS, word);
}
function describeUnknownOption(rawName, command) {
	const [, negated = ""] = /^--?no-?(.*)$/.exec(rawName) ?? [];
	if (isOptionName(negated)) return `option "${rawName}" is not known: ${howToNegate(negated)}`;
	const candidates = COMMANDS[command ?? "lint"].options.filter((name) => !WRITING_OPTIONS.has(name)).map((name) => `--${name}`);
	const other = otherWord(rawName);
	const nearest = other !== void 0 && candidates.includes(other) ? other : nearestWord(rawName, [...candidates, "--version"]);
	return `option "${rawName}" is not known${didYouMean(nearest, "; taintlint --help lists the options")}`;
}
function howToNegate(name) {
	const off = OPTIONS[name].words?.find((word) => word === "never" || word === "off");
	return off === void 0 ? `leave "--${name}" out` : `write "--${name} ${off}"`;
}
function checkValue(name, value, inline, earlier) {
	const option = OPTIONS[name];
	if (option.value === void 0) return inline ? `option "--${name}" takes no value` : void 0;
	if (value === void 0 || value === "" || !inline && value.startsWith("-") && value !== "-") return `option "--${name}" needs a value: --${name} ${option.value}`;
	if (option.words !== void 0 && !option.words.includes(value)) return describeUnknownWord(`option "--${name}"`, value, option.words);
	if (earlier !== void 0 && option.repeatable !== true) return `option "--${name}" is given twice`;
}
function checkOperands(command, operands) {
	if (operands.includes("")) return "an argument is empty: remove it, or give it a value";
	const { operands: usage, needs } = COMMANDS[command];
	const [first] = operands;
	if (first === void 0) return needs === void 0 ? void 0 : `command "${command}" needs ${needs}`;
	if (command === "completion" && !SHELLS.some((one) => one === first)) return `command "completion" knows no shell "${first}": taintlint completion ${usage}`;
	if (usage.includes("...")) return void 0;
	const extra = operands[usage === "" ? 0 : 1];
	if (extra === void 0) return void 0;
	return `command "${command}" ${usage === "" ? "takes no arguments" : "takes one argument"}; "${extra}" is too much`;
}
function checkWhatIf([pool, ...changes], values) {
	const isRemoved = values.has("remove");
	if (isRemoved && changes.length > 0) return `unexpected change "${changes[0]}": "--remove" takes none`;
	if (pool !== void 0 && (isRemoved || values.has("like") || changes.length > 0)) return void 0;
	return `command "what-if" needs ${pool === void 0 ? "a pool and a change" : "a change"}: taintlint what-if POOL key=value:Effect`;
}
const FIX_FIRST = "fix first, then compare";
const CONFLICTS = [
	[
		"remove",
		"like",
		"a pool is removed or added"
	],
	[
		"fix",
		"fix-dry-run",
		"one writes files, the other does not"
	],
	[
		"quiet",
		"verbose",
		"one says less about a run, the other more"
	],
	[
		"base",
		STDIN,
		"the standard input belongs to no revision"
	],
	[
		"base",
		"fix",
		FIX_FIRST
	],
	[
		"base",
		"unsafe-fixes",
		FIX_FIRST
	],
	[
		"base",
		"fix-dry-run",
		"review the fixes first, then compare"
	],
	[
		"base",
		"write-baseline",
		"a baseline records every finding, including those of the base"
	]
];
function checkConflicts(values, isStdin) {
	for (const [one, other, why] of CONFLICTS) {
		if (!values.has(one) || !(other === STDIN ? isStdin : values.has(other))) continue;
		return `${other === STDIN ? `option "--${one}" and "${STDIN}"` : `options "--${one}" and "--${other}"`} do not go together: ${why}`;
	}
}
function checkStdin(command, operands, values, isStdin) {
	if (!isStdin) return values.has("stdin-name") ? "option \"--stdin-name\" needs \"-\" beside it" : void 0;
	if (command === "explain" || operands.length === 0) return void 0;
	return `"-" reads the standard input instead of files; path "${operands[0]}" is too much`;
}

// src/cli/arguments/command-details.txt
var command_details_default = "# lint, fit\nPATH is a manifest, a folder with manifests (all its YAML and JSON files that\ngit does not ignore), a glob, or - for the standard input: a manifest, or a list\nof kubectl, whose Nodes are the pools.\nWithout PATH the globs of the configuration decide, or every such file in the working directory.\n\n# explain\nFor example: taintlint explain Deployment/api, or shop/Deployment/api, or deploy/api, or shop/api, or api.\nOne part of a custom resource: taintlint explain \"RayCluster/train (worker group gpu)\".\n\n# what-if\nPOOL is a pool's name, CLUSTER/NAME, or a glob such as 'gpu-*'. CHANGE is\nwritten as kubectl takes it: key=value:Effect or key:Effect adds a taint, or\ngives it another value; key=value sets a label; key:Effect- removes a taint;\nkey- removes the taints of this key, or the label where there is no such taint.\nFor example: taintlint what-if gpu dedicated=ml:NoExecute old-\n             taintlint what-if gpu --remove\n             taintlint what-if spot --like general spot=true:NoSchedule\n\n--fail-on error: a workload no longer fits any pool, or is evicted;\n--fail-on warning: or one loses a pool; --fail-on note: or others may enter it.\n\n# drift\nLIVE is a file that kubectl printed, or - for the standard input. No connection\nis opened, and nothing is changed. For example:\n  kubectl get nodes,deploy,ds,sts,job,cronjob,pod -A -o json | taintlint drift -\n\nIt reports pools that no file declares, taints and labels that are only live or\nonly declared, and workloads whose live tolerations, node selector or required\nnode affinity differ from the repository's.\nA declared pool without a node is a note.\n\n# pools\n--format taintlint=FILE keeps them as an inventory, each taint with its file and line, and with the commit.\n\n# facts\nA List of Kubernetes: of each workload, as rendered, the labels, tolerations, selectors, affinities, topology spread,\nrequests, ports of the node, claims and classes, and as annotations its file and line, the commit and the cluster.\nNothing else of it is printed: no environment, image, argument, secret or other annotation.\n  taintlint facts > facts.json\n\n# guard\nFrom reservedFor of the pools, for one cluster: a ValidatingAdmissionPolicy\nrefuses pods that may enter a pool which is not theirs, and a\nMutatingAdmissionPolicy adds tolerations and node affinity to those that belong\nthere.\nComments in the output say what no policy can see.\nFor example: taintlint guard --format yaml=guard.yaml\n\n# fetch\nOpens connections only with --yes: without it the addresses are shown that would\nbe asked. Registries are asked with the logins of helm registry login and docker\nlogin; a chart repository may name other public hosts for its archives.\ntaintlint.lock in the repository's root keeps versions and digests: commit it.\nThe archives stay in your cache. What is locked is fetched as it was locked, or\nrefused. taintlint lint reads locked charts alone; with --charts fetch it also\ndownloads what the lock lacks, without a login.\n\n# merge\nFILE, or NAME=FILE, is what taintlint --format json=FILE wrote for a repository,\nor what merge wrote for several.\nNothing is judged anew.\n\nReports of paths of one repository, at one commit, are joined: a large one can be linted by its folders.\n  taintlint apps --format json=/tmp/1.json\n  taintlint platform --format json=/tmp/2.json\n  taintlint merge /tmp/1.json /tmp/2.json\n\nFOLDER means every .json file in it, at any depth.\n\n# init\nFOLDER is searched for files that declare node pools (default: the working\ndirectory), and taintlint.yaml is written there, unless there is one already.\nFILE is the only one that is read, also where git ignores it, such as the plan\nof Terraform. With - the Nodes come from the standard input:\n  kubectl get nodes -o json | taintlint init -\n\n# completion\nbash: taintlint completion bash > ~/.local/share/bash-completion/completions/taintlint\nzsh:  taintlint completion zsh > a folder of $fpath/_taintlint\nfish: taintlint completion fish > ~/.config/fish/completions/taintlint.fish\n";

// src/cli/arguments/help.ts
function exitCodes(command) {
	return `Exit codes:\n${columns(COMMANDS[command].exitCodes.map(([code, meaning]) => [String(code), meaning]))}`;
}
const FORMAT_DETAILS = `--format NAME writes to the standard output, --format NAME=FILE into a file; folders are created as needed.
Only one format may go to the standard output. When all of them go into files, text goes there.`;
const MOST_IN_ONE_GROUP = 14;
const GROUPS = [
	["Input", [
		"config",
		"inventory",
		"cluster",
		"stdin-name"
	]],
	["Output", [...[
		"format",
		"pool",
		"namespace",
		"only-problems",
		"full",
		"quiet",
		"verbose",
		"only"
	], ...[
		"min-severity",
		"fail-on",
		"color"
	]]],
	["Comparison", [
		"base",
		"workloads",
		"baseline",
		"write-baseline"
	]],
	["Fixes", [
		"fix",
		"fix-dry-run",
		"unsafe-fixes"
	]],
	["Rendering", [
		"render",
		"charts",
		"chart-source",
		"kustomize",
		"helm",
		"no-cache"
	]]
];
const WIDEST = 120;
const NARROWEST = 40;
const PAGE_COLUMNS = 80;
function pageColumns(terminal, { COLUMNS }) {
	return Math.min(WIDEST, Math.max(NARROWEST, terminal ?? (Number(COLUMNS) || PAGE_COLUMNS)));
}
function helpText(command, columns = WIDEST) {
	return `${(command === void 0 ? generalHelp() : commandHelp(command)).split("\n").flatMap((line) => wrapRow(line, columns)).join("\n")}\n`;
}
function wrapRow(line, width) {
	if (line.length <= width) return [line];
	const indent = line.search(/\S/);
	const gap = line.indexOf("  ", indent);
	const start = gap < 0 ? indent : gap + line.slice(gap).search(/\S/);
	const isNarrow = start > width / 2;
	const hang = isNarrow ? indent * 2 : start;
	const wrapped = wrapText(line.slice(start), width - hang).map((text) => `${" ".repeat(hang)}${text}`);
	const [first = "", ...rest] = wrapped;
	return isNarrow ? [line.slice(0, gap), ...wrapped] : [`${line.slice(0, start)}${first.slice(hang)}`, ...rest];
}
function generalHelp() {
	return `taintlint tells which pods of a repository find no node, or find nodes that are not meant for them.

Usage: taintlint [COMMAND] [OPTION...] [ARGUMENT...]

Commands:
${columns(COMMAND_NAMES.map((name) => {
		const { operands, summary } = COMMANDS[name];
		return [`${name === "lint" ? "[lint]" : name} ${operands}`.trim(), summary];
	}))}

${optionGroups("lint", [...COMMANDS.lint.options, "version"])}

taintlint help COMMAND shows the options, formats and exit codes of a command.

${exitCodes("lint")}`;
}
function commandHelp(name) {
	const { operands, summary, options, formats } = COMMANDS[name];
	const usage = [
		"Usage: taintlint",
		name === "lint" ? "[lint]" : name,
		"[OPTION...]",
		operands
	].join(" ").trimEnd();
	const formatLine = `Formats: ${formats.join(", ")} (default: ${formats[0]}).\n${FORMAT_DETAILS}`;
	return [
		`${usage}\n${sentence(summary)}`,
		...command_details_default.split(/^# /m).flatMap((section) => {
			const [heading = "", ...lines] = section.trimEnd().split("\n");
			return heading.split(", ").includes(name) ? [lines.join("\n")] : [];
		}),
		optionGroups(name, options),
		...options.includes("format") ? [formatLine] : [],
		exitCodes(name)
	].join("\n\n");
}
function sentence(clause) {
	return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
function optionGroups(command, options) {
	const optionRows = (names) => names.map((name) => optionRow(name, command));
	if (options.length <= MOST_IN_ONE_GROUP) return `Options:\n${columns(optionRows(options))}`;
	const known = new Set(GROUPS.flatMap(([, names]) => names));
	const groups = [...GROUPS, ["Others", options.filter((name) => !known.has(name))]].map(([heading, names]) => [heading, names.filter((name) => options.includes(name))]);
	const width = columnWidth(optionRows(options));
	return groups.filter(([, names]) => names.length > 0).map(([heading, names]) => `${heading}:\n${columns(optionRows(names), width)}`).join("\n\n");
}
function optionRow(name, command) {
	const { short, value } = OPTIONS[name];
	const long = value === void 0 ? `--${name}` : `--${name} ${value}`;
	return [short === void 0 ? long : `-${short}, ${long}`, describeOption(name, command)];
}
function columnWidth(rows) {
	return Math.max(...rows.map(([left]) => left.length));
}
function columns(rows, width = columnWidth(rows)) {
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

// src/cli/program.ts
const BUG_HINT = "please report this with the command and the file; TAINTLINT_DEBUG=1 shows where it happened";
const LOADERS = {
	lint: async () => (await import("./lint.js")).runLint,
	fit: async () => (await import("./fit.js")).runFit,
	explain: async () => (await import("./explain.js")).runExplain,
	"what-if": async () => (await import("./what-if.js")).runWhatIf,
	drift: async () => (await import("./drift.js")).runDrift,
	pools: async () => (await import("./pools.js")).runPools,
	fetch: async () => (await import("./fetch.js")).runFetch,
	facts: async () => (await import("./facts.js")).runFacts,
	guard: async () => (await import("./guard.js")).runGuard,
	merge: async () => (await import("./merge.js")).runMerge,
	init: async () => (await import("./init.js")).runInit,
	rules: async () => (await import("./rules.js")).runRules,
	completion: async () => (await import("./completion.js")).runCompletion,
	help: async () => async () => ({
		exitCode: 0,
		reports: [{
			file: void 0,
			text: helpText(void 0)
		}],
		errors: []
	})
};
async function runCommand(invocation, context) {
	return (await LOADERS[invocation.command]())(invocation, context);
}
const LEAST_ROOM = 1048576;
async function readStdin() {
	let room = Buffer.allocUnsafeSlow(LEAST_ROOM);
	let length = 0;
	for await (const chunk of process.stdin) {
		if (length + chunk.length > room.length) {
			const larger = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
			room.copy(larger, 0, 0, length);
			room = larger;
		}
		length += chunk.copy(room, length);
		countBytes(chunk.length);
	}
	return room.subarray(0, length);
}
async function readShort(read) {
	const { shortenList } = await import("./lint.js");
	return shortenList(await read());
}
function isFolderGiven({ stdinName, command, operands }, { isStdinFolder }) {
	return (stdinName !== void 0 || ["init", "drift"].includes(command) && operands.includes("-")) && isStdinFolder();
}
function contextOf(invocation, words, host) {
	const { stdout, stderr, env, elapsed } = host;
	const { options } = invocation;
	const isWhole = "fix" in options && (options.fix || options["fix-dry-run"] || options["unsafe-fixes"]);
	return {
		workingDirectory: host.cwd(),
		environment: env,
		columns: stdout.isTTY ? stdout.columns : void 0,
		color: wantsColor("color" in options ? options.color : void 0, stdout.isTTY ?? false, env),
		readStdin: once(isWhole ? host.readStdin : () => readShort(host.readStdin)),
		progress: stderr.isTTY ? createProgress((text) => stderr.write(text), elapsed) : NO_PROGRESS,
		elapsed,
		words
	};
}
async function carryOut(words, version, host) {
	const { stdout, stderr, env } = host;
	const line = parseCommandLine(words, env);
	switch (line.kind) {
		case "help":
			stdout.write(helpText(line.command, pageColumns(stdout.isTTY ? stdout.columns : void 0, env)));
			return 0;
		case "version":
			stdout.write(`${version}\n`);
			return 0;
		case "mistake":
			stderr.write(logLine(`taintlint: ${line.message}`, env));
			return 2;
		case "run": {
			if (isFolderGiven(line.invocation, host)) {
				stderr.write(logLine(`taintlint: the standard input cannot be read: it is a folder, not a file`, env));
				return 2;
			}
			const context = contextOf(line.invocation, words, host);
			const result = await runCommand(line.invocation, context);
			const { deliver } = await import("./lint.js");
			return deliver(result, host, context.workingDirectory);
		}
	}
}
async function runWords(words, version, host) {
	try {
		return await stoppable(() => carryOut(words, version, host), (ended) => {
			host.stderr.write(logLine(`taintlint: ${describeStopped(ended)}`, host.env));
			return 2;
		});
	} catch (error) {
		const shown = `taintlint: internal error: ${(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ")}; ${BUG_HINT}`;
		const { env, stderr } = host;
		const trace = env.TAINTLINT_DEBUG === "1" && error instanceof Error ? (error.stack ?? "").split("\n") : [];
		for (const line of [shown, ...trace]) stderr.write(logLine(line, env));
		return 2;
	}
}
async function runTaintlint(words, version) {
	const { env, stdout, stderr } = process;
	armWatchdog();
	stdout.on("error", (error) => {
		if (error.code === "EPIPE") return;
		stderr.write(logLine(`taintlint: the standard output cannot be written: ${describeSystemError(error)}`, env));
		process.exit(2);
	});
	process.exitCode = await runWords(words, version, {
		stdout,
		stderr,
		env,
		cwd: () => process.cwd(),
		readStdin,
		isStdinFolder: () => fstatSync(0).isDirectory(),
		elapsed: elapsedInRun
	});
	if (isStopped()) stdout.write("", () => process.exit(2));
}

export { CHARTS_WORDS, COMMANDS, COMMAND_NAMES, DEFAULT_LIMITS, EMPTY_STRING_MAP, FAIL_ON_DEFAULTS, FAIL_ON_WORDS, HOME, LIMIT_NAMES, LINT_FORMATS, MAX_INT64, MIN_INT64, MOST_DOCUMENTS, MOST_ENTRIES, MOST_PARTS, MOST_SHOWN_CELLS, NO_DEADLINE, NO_PROGRESS, OPTIONS, RENDERERS, RENDER_WORDS, SEVERITIES, SHELLS, STDIN_NAME, ancestorsOf, applyEdits, armWatchdog, boundedText, bySeverity, canonicalNode, canonicalText, cleanAtEnd, count, countBytes, createDeadline, cutMiddle, cutText, describeNode, describeOption, describeReached, describeStopped, describeSystemError, describeUnknownWord, didYouMean, displayWidth, distinct, distinctEdits, documentationUrl, duration, editedPlaceOf, effectiveEntries, elapsedInRun, enterStep, entryType, errorAt, escapeUnit, exists, fileOfPlace, fixesOf, formatCount, formatFieldPath, formatKey, getEntry, getString, getValue, isEmptyNode, isNearKey, isSamePath, isSameValue, isSlipOf, isSlipOfValue, isSpeltOtherwise, isStopped, isTrue, itemsOf, joinStringMaps, joinWords, keyToAskAbout, lettersOf, limitRun, lineOf, list, locate, logLine, logText, makeTemporaryFolder, memoize, memoizeByName, memoizeText, millisecondsForGit, nameSome, nameStep, namesIn, nearestCommand, nearestKeyOf, nearestWord, nodeAt, once, padToWidth, pageColumns, parseFormats, pathTo, perLimit, quoted, rangeOf, rangeOfSpan, readRenderSettings, removeContents, renderSettings, require_fastest_levenshtein, resolvePlainScalar, resolveTaggedScalar, ruleUrl, runCommand, runTaintlint, runWords, scalarText, schemaUrl, severitiesFrom, shorten, someScalar, startOfLine, startsWith, stoppable, stringMap, systemError, systemErrorCode, textPlaceOf, textsOf, textsThatMatter, toConfigurationValue, toValue, trimEnd, unstopped, unwrittenPlace, verbatimLogText, visibleLines, visibleOutput, visibleText, wantsColor, withTemporaryFolder, wrapText };