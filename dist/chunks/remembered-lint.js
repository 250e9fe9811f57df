import { SEVERITIES, count, lineOf, renderSettings } from "./program.js";
import { lineChanges } from "./fixes.js";
import { listOf, maybe, objectWith, oneOf, orNull, parseJson, text, whole, yesOrNo } from "./terraform-roots.js";
import { MAX_FILE_BYTES, QUESTIONS, TOO_MANY_BYTES, answerOf, createFileReader, existsSync as existsSync$1, findGitRoot, findRenderPrograms, gitNameOf, gitRemotes, hashBytes, isGitsOwn, isIgnoredByGit, isInside, isLedAway, linkTest, listGitFiles, lstatSync as lstatSync$1, openSearchPath, perCount, readDeclarations, readdirSync as readdirSync$1, realPathOf, realpathSync as realpathSync$1, refuse, relativePath, repositoryOptions, runGit, tellFound, unwatched, watched, witness, wordedError } from "./lint.js";
import { VERSION } from "./version.js";
import { cleanObjects } from "./clean-objects.js";
import { cacheFolder, openSealedEntries } from "./sealed-entries.js";
const { fileURLToPath } = process.getBuiltinModule("node:url");
const { accessSync, constants, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { dirname, isAbsolute, join, posix, resolve } = process.getBuiltinModule("node:path");

// src/lint/reports/stored-shape.ts
const LEAST_TOO_MANY = 2 ** 31;
const number = (value, at) => {
	const read = whole(value, at);
	return (read.value ?? 0) < LEAST_TOO_MANY ? read : { problem: `"${at}" is too large` };
};
const IDENTITY = objectWith({
	kind: text,
	namespace: text,
	name: text,
	part: maybe(text)
});
const RANGE_KEYS = {
	file: text,
	line: number,
	column: number,
	endLine: number,
	endColumn: number
};
const FOUND_KEYS = {
	workload: orNull(IDENTITY),
	renderings: maybe(listOf(text)),
	source: objectWith(RANGE_KEYS)
};
const REASON = objectWith({
	pool: text,
	cluster: orNull(text),
	reasons: listOf(text),
	differs: maybe(objectWith({
		label: text,
		isMissing: yesOrNo
	}))
});
const EDIT = objectWith({
	file: text,
	start: number,
	end: number,
	text
});
const SHOWN = oneOf("line", "empty", "none");
const FIX = objectWith({
	title: text,
	edits: listOf(EDIT),
	isUnsafe: maybe(oneOf(true))
});
const FINDING = objectWith({
	...FOUND_KEYS,
	rule: text,
	severity: oneOf(...SEVERITIES),
	message: text,
	help: text,
	clusters: listOf(text),
	related: listOf(objectWith({
		...RANGE_KEYS,
		message: text,
		shown: SHOWN
	})),
	reasons: maybe(listOf(REASON)),
	details: listOf(text),
	also: listOf(objectWith(FOUND_KEYS)),
	fixable: yesOrNo,
	fixes: maybe(listOf(FIX)),
	fingerprint: text,
	shown: SHOWN
});
const SUMMARY = objectWith(perCount(() => number));
const RESULT = objectWith({
	summary: SUMMARY,
	findings: listOf(FINDING),
	notices: listOf(text)
});
function isStoredResult(value) {
	return RESULT(value, "").problem === void 0;
}

// src/lint/reports/stored-result.ts
function storeResult(result, fileToShow) {
	const { summary, findings, existing, notices } = result;
	if (existing.length > 0 || result.change !== void 0 || result.reached !== void 0) return void 0;
	const stored = {
		summary,
		findings: findings.map(storeFinding),
		notices
	};
	const restored = restoreResult(JSON.parse(JSON.stringify(stored)), fileToShow);
	return restored !== void 0 && wording(restored) === wording(result) ? stored : void 0;
}
const WORDED = {
	summary: true,
	findings: true,
	existing: true,
	notices: true,
	change: true,
	reached: true
};
function wording(result) {
	const told = Object.keys(WORDED).map((key) => result[key] ?? null);
	return JSON.stringify(told, (_key, value) => typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1)) : value);
}
function restoreResult(stored, fileToShow) {
	if (!isStoredResult(stored)) return void 0;
	const findings = [];
	for (const one of stored.findings) {
		const finding = restoreFinding(one, fileToShow);
		if (finding === void 0) return void 0;
		findings.push(finding);
	}
	const notKept = (what) => /* @__PURE__ */ new Error(`${what} of a kept result was asked for`);
	return {
		summary: stored.summary,
		findings,
		existing: [],
		notices: stored.notices,
		get fit() {
			throw notKept("the matrix");
		},
		get inventory() {
			throw notKept("the inventory");
		}
	};
}
function storeFinding({ excerpt, related, fixes, ...rest }) {
	return {
		...rest,
		shown: shownAs(excerpt),
		related: related.map(({ excerpt: line, ...range }) => ({
			...range,
			shown: shownAs(line)
		})),
		...fixes && { fixes: fixes.map(({ changes, ...fix }) => fix) }
	};
}
function restoreFinding(stored, fileToShow) {
	const { related, fixes, shown, ...rest } = stored;
	const { source } = rest;
	const excerpt = lineOfStored({
		...source,
		shown
	}, fileToShow);
	if (excerpt === void 0) return void 0;
	const ranges = related.map(({ shown: one, ...range }) => {
		if (one === "none") return range;
		const line = lineOfStored({
			...range,
			shown: one
		}, fileToShow);
		return line === void 0 ? void 0 : {
			...range,
			excerpt: line
		};
	});
	const repairs = fixes?.map((fix) => restoreFix(fix, fileToShow));
	if (ranges.includes(void 0) || repairs?.includes(void 0)) return void 0;
	const { rule, severity, message, help, workload, clusters, renderings, reasons, details, also, fixable, fingerprint } = rest;
	return {
		rule,
		severity,
		message,
		help,
		workload,
		clusters,
		...renderings && { renderings },
		source,
		excerpt,
		related: ranges.flatMap((range) => range ?? []),
		...reasons && { reasons },
		details,
		also,
		fixable,
		...repairs && { fixes: repairs.flatMap((fix) => fix ?? []) },
		fingerprint
	};
}
function shownAs(line) {
	if (line === void 0) return "none";
	return line === "" ? "empty" : "line";
}
function lineOfStored({ file, line, shown }, fileToShow) {
	if (shown === "empty") return "";
	const named = fileToShow(file);
	return named && lineOf(named, line);
}
function restoreFix({ title, edits, isUnsafe }, fileToShow) {
	const [first] = edits;
	const file = first && fileToShow(first.file);
	const isSound = edits.every(({ file: path, start, end }, index) => path === first?.file && start <= end && (edits[index - 1]?.end ?? 0) <= start);
	if (file === void 0 || !isSound) return void 0;
	return {
		title,
		edits,
		changes: lineChanges(file, edits),
		...isUnsafe && { isUnsafe }
	};
}

// src/sources/cache/cache-place.ts
function describeUnfitPlace(folder, workingDirectory) {
	const root = findGitRoot(workingDirectory);
	if (root === void 0) return isInside(realPathOf(workingDirectory), realPathOf(folder)) ? "it stands in the folder that is checked, and no git tells who put it there" : void 0;
	if (isLedAway(root, folder)) return "a link leads out of the repository, or into its .git";
	for (const path of /* @__PURE__ */ new Set([folder, realPathOf(folder)])) for (let above = findGitRoot(path); above !== void 0; above = findGitRoot(dirname(above))) {
		const inside = relativePath(above, path);
		if (inside === "." || isGitsOwn(inside)) return "a cache stands in a folder of its own, and not in git's";
		const tracked = runGit(above, [
			"ls-files",
			"-z",
			"--",
			`:(literal,icase)${inside}`
		]);
		if (tracked.problem !== void 0) return `whether git tracks it cannot be told: ${tracked.problem.message}`;
		if (tracked.value.stdout.length > 0) return "git tracks files in it, so that a change of the repository could write it";
	}
}
function keepOutOfGit(folder) {
	if (findGitRoot(folder) === void 0) return;
	try {
		mkdirSync(folder, {
			recursive: true,
			mode: 448
		});
		writeFileSync(join(folder, ".gitignore"), "*\n", { flag: "wx" });
	} catch {}
}

// src/sources/cache/own-code.ts
function digestOfOwnCode() {
	const folder = dirname(fileURLToPath(import.meta.url));
	const names = readdirSync(folder).sort();
	return hashBytes(JSON.stringify(names.map((name) => [name, hashBytes(readFileSync(join(folder, name)))])));
}

// src/sources/cache/file-stamp.ts
function stampOf({ size, mtimeNs, ctimeNs, ino }, at) {
	return {
		size: `${size}`,
		modified: `${mtimeNs}`,
		changed: `${ctimeNs}`,
		inode: `${ino}`,
		at
	};
}
const TICK_NS = 2000000000n;
const NS_PER_MS = 1000000n;
function isUnchanged(known, now) {
	const { size, modified, changed, inode } = stampOf(now, 0);
	if (size !== known.size || modified !== known.modified || changed !== known.changed || inode !== known.inode) return false;
	return (now.mtimeNs > now.ctimeNs ? now.mtimeNs : now.ctimeNs) + TICK_NS < BigInt(Math.floor(known.at)) * NS_PER_MS;
}

// src/sources/cache/program-stamp.ts
function programStamp(path) {
	try {
		const real = realpathSync(path);
		return [
			path,
			real,
			stampOf(statSync(real, { bigint: true }), 0)
		];
	} catch {
		return [path];
	}
}

// src/sources/cache/ask-again.ts
const ASK = {
	entry: (path) => lstatSync$1(path, { throwIfNoEntry: false }),
	target: existsSync$1,
	real: realpathSync$1,
	names: readdirSync$1,
	files: listGitFiles,
	ignored: (path, root) => isIgnoredByGit(root, path),
	remotes: gitRemotes,
	content: whyUnread
};
function whyUnread(path) {
	const says = (answer) => witness()?.saw("content", path, answer);
	try {
		const stats = statSync(path);
		accessSync(path, constants.R_OK);
		if (stats.isDirectory()) says("!EISDIR");
		else if (stats.size > 67108864) says(TOO_MANY_BYTES);
	} catch (error) {
		says(wordedError(error));
	}
}
const CONFINED = [
	"names",
	"files",
	"ignored",
	"remotes",
	"content"
];
function askAgain(question, path, root) {
	if (CONFINED.includes(question) && isLedAway(root, path)) return void 0;
	return answerOf(() => ASK[question](path, root));
}

// src/sources/cache/known-files.ts
const MANY = 16;
function describeFile(stats, bytes, at) {
	return {
		stamp: stampOf(stats, at),
		digest: hashBytes(bytes),
		object: gitNameOf(bytes, "sha1")
	};
}
function openKnownFiles(root, files, at) {
	const told = /* @__PURE__ */ new Map();
	const isLedAway = linkTest(root);
	let missed = 0;
	let objects;
	function tell(path) {
		const known = files.get(path);
		if (known === void 0) return void 0;
		const stats = lstatSync(join(root, path), {
			bigint: true,
			throwIfNoEntry: false
		});
		if (stats?.isFile() !== true) return void 0;
		if (isUnchanged(known.stamp, stats)) return known;
		if (`${stats.size}` !== known.stamp.size || ++missed < MANY) return void 0;
		objects ??= unwatched(() => cleanObjects(root));
		return objects.get(path) === known.object ? {
			...known,
			stamp: stampOf(stats, at)
		} : void 0;
	}
	function unchanged(path) {
		if (!told.has(path)) told.set(path, withoutRefusal(() => tell(path)));
		return told.get(path);
	}
	function readAgain(path) {
		const known = files.get(path);
		const absolute = join(root, path);
		const stats = statSync(absolute, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (known === void 0 || stats?.isFile() !== true || `${stats.size}` !== known.stamp.size) return void 0;
		if (stats.size > 67108864 || unwatched(() => isLedAway(absolute))) return void 0;
		const now = describeFile(stats, readFileSync(absolute), at);
		return now.digest === known.digest ? {
			...known,
			stamp: now.stamp
		} : void 0;
	}
	return {
		unchanged,
		same(path) {
			const known = unchanged(path) ?? withoutRefusal(() => readAgain(path));
			told.set(path, known);
			return known;
		}
	};
}
function withoutRefusal(look) {
	try {
		return look();
	} catch {
		return;
	}
}

// src/sources/cache/stored-run.ts
const NOT_IDLE = -1;
function writeStored({ files, asked, conditions, outcome }) {
	const entries = new Set(asked.flatMap(([question, path, answer]) => answer === "file" && question === "entry" ? path : []));
	const rows = [...files].map(([path, { stamp, digest, object, documents = NOT_IDLE }]) => {
		const { size, modified, changed, inode, at } = stamp;
		return [
			path,
			size,
			modified,
			changed,
			inode,
			at,
			digest,
			object,
			documents,
			entries.has(path)
		];
	});
	const isTold = ([question, path]) => question === "entry" && entries.has(path) && files.has(path);
	return JSON.stringify({
		files: rows,
		asked: asked.filter((one) => !isTold(one)),
		conditions,
		outcome
	});
}
function readStored(text) {
	const { value } = parseJson(text);
	if (typeof value !== "object" || value === null || !("files" in value) || !("asked" in value)) return void 0;
	const files = rowsOf(value.files, readFile);
	const asked = rowsOf(value.asked, readAsked);
	if (files === void 0 || asked === void 0) return void 0;
	const conditions = "conditions" in value && typeof value.conditions === "string" ? value.conditions : void 0;
	return {
		files: new Map(files),
		asked,
		...conditions !== void 0 && "outcome" in value && {
			conditions,
			outcome: value.outcome
		}
	};
}
function rowsOf(value, read) {
	if (!Array.isArray(value)) return void 0;
	const rows = [];
	for (const one of value) {
		const row = Array.isArray(one) ? read(one) : void 0;
		if (row === void 0) return void 0;
		rows.push(row);
	}
	return rows;
}
function readFile(row) {
	const [path, size, modified, changed, inode, at, digest, object, documents, isEntry] = row;
	if (!isOwnPath(path) || path === "." || typeof at !== "number" || typeof documents !== "number") return void 0;
	if (!isText(size) || !isText(modified) || !isText(changed) || !isText(inode)) return void 0;
	if (!isText(digest) || !isText(object) || typeof isEntry !== "boolean") return void 0;
	return [path, {
		stamp: {
			size,
			modified,
			changed,
			inode,
			at
		},
		digest,
		object,
		isEntry,
		documents: Number.isSafeInteger(documents) && documents >= 0 ? documents : void 0
	}];
}
function readAsked([question, path, answer]) {
	const known = QUESTIONS.find((one) => one === question);
	return known !== void 0 && isOwnPath(path) && isText(answer) ? [
		known,
		path,
		answer
	] : void 0;
}
function isOwnPath(path) {
	if (!isText(path) || path === "" || /[\0\\]|^\/|^[A-Za-z]:/.test(path)) return false;
	return posix.normalize(path) === path && path !== ".." && !path.startsWith("../");
}
function isText(value) {
	return typeof value === "string";
}

// src/sources/cache/run-memory.ts
const NO_RUN = {
	files: /* @__PURE__ */ new Map(),
	asked: []
};
function openRunMemory({ root, entries, key, conditions, now }) {
	const text = entries.get(key);
	const stored = (text === void 0 ? void 0 : readStored(text)) ?? NO_RUN;
	const known = openKnownFiles(root, stored.files, now);
	const files = /* @__PURE__ */ new Map();
	const asked = /* @__PURE__ */ new Map();
	let unsure;
	let spared = 0;
	const isUnsure = (why) => {
		unsure ??= why;
	};
	function ownPath(absolutePath) {
		if (isInside(root, absolutePath)) return relativePath(root, absolutePath);
		isUnsure("something outside of the repository");
	}
	function remember(path, file) {
		const earlier = files.get(path);
		if (earlier !== void 0 && earlier.digest !== file.digest) isUnsure("a file that changed while it was read");
		if (isGitsOwn(path)) isUnsure("a file of git's own");
		files.set(path, {
			...file,
			documents: file.documents ?? earlier?.documents
		});
	}
	const witness = {
		isUnsure,
		saw(question, absolutePath, answer) {
			const path = ownPath(absolutePath);
			if (path === void 0) return;
			const name = `${question} ${path}`;
			const [, , earlier] = asked.get(name) ?? [];
			if (earlier !== void 0 && earlier !== answer) isUnsure("something that changed in between");
			asked.set(name, [
				question,
				path,
				answer
			]);
		},
		idleDocuments(absolutePath) {
			const path = ownPath(absolutePath);
			const file = path === void 0 ? void 0 : known.unchanged(path);
			if (path === void 0 || file?.documents === void 0) return void 0;
			remember(path, file);
			spared++;
			return file.documents;
		},
		read(absolutePath, stats, bytes) {
			const path = ownPath(absolutePath);
			if (path === void 0) return;
			if (!stats.isFile()) return isUnsure("something that is no file");
			const earlier = files.get(path) ?? known.unchanged(path);
			remember(path, earlier !== void 0 && isUnchanged(earlier.stamp, stats) ? earlier : describeFile(stats, bytes, now));
		},
		foundIdle(absolutePath, documents) {
			const path = ownPath(absolutePath);
			const file = path === void 0 ? void 0 : files.get(path);
			if (path !== void 0 && file !== void 0) files.set(path, {
				...file,
				documents
			});
		}
	};
	function isSame() {
		for (const [path, { isEntry }] of stored.files) {
			const file = known.same(path);
			if (file === void 0) return false;
			files.set(path, file);
			if (isEntry === true) asked.set(`entry ${path}`, [
				"entry",
				path,
				"file"
			]);
		}
		return stored.asked.every(([question, path, answer]) => {
			asked.set(`${question} ${path}`, [
				question,
				path,
				answer
			]);
			return askAgain(question, join(root, path), root) === answer;
		});
	}
	return {
		counts: () => ({
			files: stored.files.size,
			idle: [...stored.files.values()].filter(({ documents }) => documents !== void 0).length,
			spared
		}),
		recall() {
			if (stored.outcome === void 0 || stored.conditions !== conditions) return void 0;
			if (isSame()) return stored.outcome;
			files.clear();
			asked.clear();
		},
		holds: (absolutePath) => isInside(root, absolutePath) && files.has(relativePath(root, absolutePath)),
		async watch(run) {
			files.clear();
			asked.clear();
			return watched(witness, run);
		},
		keep(outcome) {
			const isCertain = outcome !== void 0 && unsure === void 0;
			const text = writeStored({
				files,
				asked: [...asked.values()],
				...isCertain && {
					conditions,
					outcome
				}
			});
			return entries.put(key, text);
		},
		refresh() {
			if ([...files].some(([path, { stamp }]) => stored.files.get(path)?.stamp !== stamp)) entries.put(key, writeStored({
				...stored,
				files,
				asked: [...asked.values()]
			}));
		},
		isUnsure,
		whyUnsure: () => unsure
	};
}

// src/cli/remembered-lint.ts
const MATRIX_FORMATS = [
	"html",
	"junit",
	"markdown"
];
function isOnItsOwn({ base, fix, writeBaseline, input, formats }) {
	const showsMatrix = formats.some(({ format }) => MATRIX_FORMATS.includes(format));
	return base !== void 0 || fix !== void 0 || writeBaseline !== void 0 || showsMatrix || input.stdinName !== void 0;
}
async function lintRemembered(invocation, context, lint) {
	const { workingDirectory, environment } = context;
	const named = invocation.input.cache ?? "";
	const folder = named === "" ? cacheFolder(environment) : resolve(workingDirectory, named);
	const unfit = folder === void 0 ? "no home folder is known" : describeUnfitPlace(folder, workingDirectory);
	if (folder === void 0 || unfit !== void 0) {
		const message = `--cache: ${named === "" ? "the cache folder of the user" : `"${named}"`} cannot hold a cache: ${unfit}`;
		if (named !== "") return refuse({ message });
		const { told } = await lint(invocation, context);
		return withMessages(told, [`${message}: name a folder, --cache=FOLDER`]);
	}
	const memory = await openMemory(folder, invocation, context);
	const again = isOnItsOwn(invocation) ? void 0 : await tellAgain(memory, invocation, context);
	if (again !== void 0) return again;
	const day = today();
	const { found, told } = await memory.watch(() => lint(invocation, context));
	const outcome = found === void 0 || isOnItsOwn(invocation) ? void 0 : outcomeOf(found, memory, context, day);
	keepOutOfGit(folder);
	return withMessages(told, [...memory.keep(outcome) ? [] : [`--cache: nothing could be written into "${folder}"`], ...invocation.verbose ? describeUse(memory, outcome !== void 0) : []]);
}
function withMessages(result, messages) {
	return {
		...result,
		messages: [...result.messages ?? [], ...messages]
	};
}
async function openMemory(folder, invocation, context) {
	const { workingDirectory, environment } = context;
	const { input, operands, baseline } = invocation;
	const root = findGitRoot(workingDirectory) ?? workingDirectory;
	const system = [
		process.platform,
		process.arch,
		process.version,
		process.getuid?.()
	];
	const taintlint = [
		VERSION,
		digestOfOwnCode(),
		system
	];
	const { cache, ...options } = input;
	const key = [
		taintlint,
		root,
		workingDirectory,
		operands,
		options,
		baseline,
		environment.TAINTLINT_DEBUG
	];
	const { rendering } = await repositoryOptions({
		...input,
		stdinName: void 0
	}, operands, context);
	const search = openSearchPath(environment.PATH, [root]);
	const programs = findRenderPrograms(renderSettings("auto"), rendering?.programs ?? {}, search);
	const stamps = [...programs.value?.found.values() ?? []].map(({ path, words }) => [words, programStamp(path)]);
	return openRunMemory({
		root,
		entries: openSealedEntries(resolve(folder, "runs"), "taintlint-run-1"),
		key: hashBytes(JSON.stringify(key)),
		conditions: hashBytes(JSON.stringify([stamps, programs.problem])),
		now: Date.now()
	});
}
function today() {
	return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}
function outcomeOf({ result, nothing, configuration }, memory, context, day) {
	if (day !== today()) memory.isUnsure("a day that ended meanwhile");
	if (memory.whyUnsure() !== void 0 || nothing?.range !== void 0) return void 0;
	const stored = storeResult(result, fileToShow(memory, context));
	if (stored === void 0) memory.isUnsure("a finding that could not be told again word for word");
	const expires = configuration?.suppress.some((one) => one.expires !== void 0) === true;
	return stored && {
		result: stored,
		nothing: nothing?.message ?? null,
		day: expires ? day : null
	};
}
function fileToShow(memory, { workingDirectory }) {
	const reader = createFileReader(workingDirectory);
	const tree = reader.tree(workingDirectory);
	const known = /* @__PURE__ */ new Map();
	const look = (path) => {
		const absolute = resolve(workingDirectory, path);
		if (isAbsolute(path) || !memory.holds(absolute) || !tree.counts(realPathOf(absolute))) return void 0;
		return reader.read(absolute).value;
	};
	return (path) => {
		if (!known.has(path)) known.set(path, look(path));
		return known.get(path);
	};
}
async function tellAgain(memory, invocation, context) {
	try {
		const kept = memory.recall();
		if (!isKept(kept) || kept.day !== null && kept.day !== today()) return void 0;
		const result = restoreResult(kept.result, fileToShow(memory, context));
		const { config, inventory, cluster } = invocation.input;
		const declarations = readDeclarations({
			config,
			inventory,
			cluster
		}, createFileReader(context.workingDirectory));
		if (result === void 0 || declarations.problem !== void 0) return void 0;
		const nothing = kept.nothing === null ? void 0 : { message: kept.nothing };
		const configuration = declarations.value.configuration?.configuration;
		const told = await tellFound({
			result,
			configuration,
			nothing
		}, invocation, context);
		memory.refresh();
		return invocation.verbose ? withMessages(told, describeAgain(memory, context)) : told;
	} catch {
		return;
	}
}
function isKept(value) {
	if (typeof value !== "object" || value === null) return false;
	if (!("result" in value) || !("nothing" in value) || !("day" in value)) return false;
	return [value.nothing, value.day].every((one) => one === null || typeof one === "string");
}
function describeAgain(memory, { elapsed }) {
	return [
		`taintlint ${VERSION}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
		`cache: nothing has changed since the last run, whose findings are told again; ${count(memory.counts().files, "file")} known`,
		`milliseconds: in all ${Math.round(elapsed())}`
	];
}
function describeUse(memory, isKept) {
	const { files, idle, spared } = memory.counts();
	const found = files === 0 ? "cache: nothing was kept for this run" : `cache: ${count(files, "file")} known`;
	const used = files === 0 ? "" : `, ${idle} of them without anything that matters, ${spared} not read`;
	const why = memory.whyUnsure();
	return [`${found}${used}${isKept ? "" : `; its findings are not kept${why === void 0 ? "" : `: ${why}`}`}`];
}

export { lintRemembered };