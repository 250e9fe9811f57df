const { workerData } = process.getBuiltinModule("node:worker_threads");
const { isAscii, isUtf8 } = process.getBuiltinModule("node:buffer");
const fs = process.getBuiltinModule("node:fs");
const { closeSync, fstatSync, readSync } = process.getBuiltinModule("node:fs");
const { relative, sep } = process.getBuiltinModule("node:path");
// src/model/by-word.ts
function Words() {}
Words.prototype = Object.freeze(Object.create(null));
Object.freeze(new Words());
// src/manifest/yaml/scalar.ts
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
new Set([...WORDS.keys()].map((word) => word.charCodeAt(0)));
// src/manifest/objects/device-objects.ts
const DEVICE_GROUP = "resource.k8s.io";
const DEVICE_KINDS = [
	...new Map([["ResourceClaim", ["spec", "devices"]], ["ResourceClaimTemplate", [
		"spec",
		"spec",
		"devices"
	]]]).keys(),
	"DeviceTaintRule",
	"ResourceSlice"
].map((kind) => ({
	group: DEVICE_GROUP,
	kind
}));
// src/manifest/objects/gang-objects.ts
const GROUP$1 = "scheduling.k8s.io";
const GANG_KINDS = ["PodGroup", "Workload"].map((kind) => ({
	group: GROUP$1,
	kind
}));
// src/manifest/objects/queue-objects.ts
const GROUP = "kueue.x-k8s.io";
const QUEUE_KINDS = [
	"LocalQueue",
	"ClusterQueue",
	"ResourceFlavor"
].map((kind) => {
	return {
		group: GROUP,
		kind
	};
});
// src/manifest/objects/kinds.ts
const TEMPLATE = [
	"spec",
	"template",
	"spec"
];
const WORKLOAD_KINDS = [
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
].map(({ kind }) => kind);
const POLICY_KINDS = [
	"MutatingAdmissionPolicy",
	"MutatingAdmissionPolicyBinding",
	"MutatingWebhookConfiguration",
	"ValidatingAdmissionPolicy",
	"ValidatingAdmissionPolicyBinding"
];
[
	...QUEUE_KINDS,
	...DEVICE_KINDS,
	...GANG_KINDS
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
// src/manifest/workloads/other-kinds.ts
const KUSTOMIZE_GROUP = "kustomize.config.k8s.io";
const KINDS_WITHOUT_PODS = new Set([
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
// src/manifest/relevance.ts
const HIDDEN_LETTER = /[/\r\n]|(?:x|u00|U000000)(?:2[d-fD-F]|3\d|[4-7])/y;
const HIDES = new Set([..."/\r\nxuU"].map((one) => one.charCodeAt(0)));
const JSON_ROOT = /^\s*(?:\[\s*)?\{\s*"/;
const FIELD_ENDINGS = [
	"olerations",
	"odeSelector",
	"odeAffinity",
	"podAffinityTerm"
];
const KIND = "kind";
function mayHideLetter(code) {
	return HIDES.has(code ?? 0);
}
function hidesLetter(text, at) {
	HIDDEN_LETTER.lastIndex = at;
	return HIDDEN_LETTER.test(text);
}
// src/manifest/fields/field-pattern.ts
const KEY = /^[A-Za-z_][\w-]*/;
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
		const key = rest.startsWith(".") ? KEY.exec(rest.slice(1))?.[0] : void 0;
		if (key === void 0) return void 0;
		steps.push({ key });
		rest = rest.slice(1 + key.length);
	}
	return steps;
}
// src/manifest/parts.ts
const [LINE_FEED$2, COMMA, DASH$1, BRACE, BRACKET, SPACE$2] = [
	"\n",
	",",
	"-",
	"{",
	"[",
	" "
].map((sign) => sign.charCodeAt(0));
Array.from({ length: 128 }, (_, code) => code > 32 && !",[]{}#&*!|>%@`\"'".includes(String.fromCharCode(code)));
Array.from({ length: 128 }, (_, code) => /[\w./-]/.test(String.fromCharCode(code)));
// src/manifest/objects/texts-in-objects.ts
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
parsePatterns(KUSTOMIZE_TEXTS);
new Map(Object.entries(TEXTS).map(([name, fields]) => [name, parsePatterns(fields)]));
// src/manifest/suppressions.ts
const COMMENT_WORD = "taintlint-ignore";
// src/manifest/glance.ts
const TAB = 9;
const LINE_FEED$1 = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HASH = 35;
const BACKSLASH = 92;
const PERCENT = 37;
const DASH = 45;
const DOT = 46;
const OTHER_LINE_BREAKS = [
	"",
	"\u2028",
	"\u2029"
];
const MARKER_LINE = /^---[ \t]*(?:#.*)?$/;
const SIMPLE_KEY = /^([A-Za-z][\w./-]*):(?:[ \t]|$)/;
const LIST_ITEM = /^-(?:[ \t]|$)/;
const SIMPLE_KIND = /^kind:[ \t]+([A-Za-z]+)[ \t]*(?:[ \t]#.*)?$/;
const KEY_OF_POOLS = /^(?:node|machine|rke2_)/;
const LONGEST_HEAD = 200;
const IDLE_KINDS = new Set([...KINDS_WITHOUT_PODS].filter((kind) => !RELEVANT_KINDS.includes(kind)));
const FOUND_FAST = 7;
const COMMENT_END = COMMENT_WORD.slice(-7);
const BEGINNINGS$1 = [
	KIND,
	...FIELD_ENDINGS,
	"binary",
	"terraform_version",
	"-taint",
	"-label",
	"machine",
	"---",
	"..."
].map((word) => word.slice(0, FOUND_FAST));
const LONGEST_SPELLING = 10;
const LEAST_CUT_BYTES = 65536;
function documentFrom(start) {
	return {
		start,
		hasLine: false,
		hasContent: false,
		hasKey: false,
		hasKind: false,
		matters: false
	};
}
function glanceAt(bytes, isAscii) {
	const { length } = bytes;
	if (length === 0 || bytes.indexOf(CARRIAGE_RETURN) >= 0 || mayHoldComment(bytes)) return void 0;
	if (!isAscii && OTHER_LINE_BREAKS.some((one) => bytes.indexOf(one) >= 0)) return void 0;
	if (isIdleJson(bytes)) return {
		documents: 1,
		parts: []
	};
	const cuts = isAscii && length >= LEAST_CUT_BYTES;
	const parts = [];
	let documents = 0;
	let document = documentFrom(0);
	function close(end) {
		if (document.hasContent) documents++;
		if (!document.matters && (document.hasKind || !document.hasContent)) return true;
		if (!cuts) return false;
		const { start } = document;
		parts.push({
			start,
			end,
			text: bytes.toString("latin1", start, end)
		});
		return true;
	}
	for (let position = 0; position < length;) {
		const first = bytes[position];
		if ((first === SPACE || first === TAB) && (document.hasKey || document.matters)) {
			position = nextNotIndented(bytes, position);
			continue;
		}
		const feed = bytes.indexOf(LINE_FEED$1, position);
		const end = feed < 0 ? length : feed;
		if (first === DOT || first === PERCENT) return void 0;
		if (first === DASH && isMarker(bytes, position)) {
			if (document.hasLine) {
				if (!close(position)) return void 0;
				document = documentFrom(position);
			}
			document.hasLine = true;
			if (position > document.start) document.hasContent = true;
			if (!MARKER_LINE.test(headOf(bytes, position, end))) {
				document.matters = true;
				document.hasContent = true;
			}
		} else if (first === SPACE || first === TAB) {
			if (!lookAtIndented(bytes, position, end, document)) return void 0;
		} else if (first !== HASH && end > position) lookAtLine(bytes, position, end, document);
		if (document.matters && !cuts) return void 0;
		position = end + 1;
	}
	return close(length) ? {
		documents,
		parts
	} : void 0;
}
function mayHoldComment(bytes) {
	return bytes.indexOf(COMMENT_END) >= 0 && bytes.indexOf("taintlint-ignore") >= 0;
}
function isIdleJson(bytes) {
	if (!JSON_ROOT.test(headOf(bytes, 0, bytes.length)) || BEGINNINGS$1.some((word) => bytes.indexOf(word) >= 0)) return false;
	for (let at = bytes.indexOf(BACKSLASH); at >= 0; at = bytes.indexOf(BACKSLASH, at)) {
		at++;
		if (!mayHideLetter(bytes[at])) continue;
		if (hidesLetter(bytes.toString("latin1", at, Math.min(bytes.length, at + LONGEST_SPELLING)), 0)) return false;
	}
	return true;
}
function nextNotIndented(bytes, from) {
	for (let feed = bytes.indexOf(LINE_FEED$1, from); feed >= 0; feed = bytes.indexOf(LINE_FEED$1, feed + 1)) {
		const first = bytes[feed + 1];
		if (first !== SPACE && first !== TAB) return feed + 1;
	}
	return bytes.length;
}
function headOf(bytes, start, end) {
	return bytes.toString("latin1", start, Math.min(end, start + LONGEST_HEAD));
}
function isMarker(bytes, at) {
	if (bytes[at + 1] !== DASH || bytes[at + 2] !== DASH) return false;
	const next = bytes[at + 3];
	return next === void 0 || next === SPACE || next === TAB || next === LINE_FEED$1 || at + 3 >= bytes.length;
}
function lookAtIndented(bytes, start, end, document) {
	let at = start;
	while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
	const first = bytes[at] ?? LINE_FEED$1;
	if (at === end || first === HASH) return true;
	document.hasLine = true;
	document.hasContent = true;
	document.matters = true;
	return first > SPACE && first !== PERCENT;
}
function lookAtLine(bytes, start, end, document) {
	document.hasLine = true;
	document.hasContent = true;
	if (document.matters) return;
	const line = headOf(bytes, start, end);
	const key = SIMPLE_KEY.exec(line)?.[1];
	if (key === void 0) {
		if (!document.hasKey || !LIST_ITEM.test(line)) document.matters = true;
		return;
	}
	document.hasKey = true;
	if (KEY_OF_POOLS.test(key)) document.matters = true;
	if (key !== "kind") return;
	const kind = end - start > LONGEST_HEAD ? void 0 : SIMPLE_KIND.exec(line)?.[1];
	if (kind !== void 0 && IDLE_KINDS.has(kind)) document.hasKind = true;
	else document.matters = true;
}
new URL("./reading-thread.js", import.meta.url);
function lengthOf({ value, glance }) {
	return value?.text.length ?? glance?.parts.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
}
// src/sources/cache/shown-tree.ts
function systemError(code, path) {
	return Object.assign(new Error(`${code}, "${path}"`), { code });
}
// src/sources/system-error.ts
const PLAIN_WORDS = {
	EACCES: "permission denied",
	EPERM: "permission denied",
	EEXIST: "a part of the path is a file, not a folder",
	EISDIR: "it is a folder, not a file",
	ELOOP: "its symbolic links lead in a circle",
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
function asked(question, path, ask, worded) {
	return ask();
}
const NOTHING_THERE = "none";
// src/sources/cache/disk.ts
const shown = new Set();
function treeOf(path) {
	for (const tree of shown) if (tree.holds(path)) return tree;
}
const SEEN = {
	file: seenAs("file"),
	folder: seenAs("folder"),
	link: seenAs("link")
};
function seenAs(kind) {
	return {
		isFile: () => kind === "file",
		isDirectory: () => kind === "folder",
		isSymbolicLink: () => kind === "link"
	};
}
function seenIn({ entry, code }, path) {
	if (code !== void 0 && code !== "ENOENT") throw systemError(code, path);
	return entry && SEEN[entry.kind];
}
function shownIn({ entry, real, code }, path) {
	if (code !== void 0) throw systemError(code, path);
	return {
		entry,
		real
	};
}
function kindOf(stats) {
	if (stats === void 0) return NOTHING_THERE;
	if (stats.isFile()) return "file";
	if (stats.isDirectory()) return "folder";
	return stats.isSymbolicLink() ? "link" : "other";
}
function lstatSync(path, options) {
	const tree = treeOf(path);
	if (tree !== void 0) return seenIn(tree.find(path, false), path);
	return asked("entry", path, () => fs.lstatSync(path, options), kindOf);
}
function statSync(path, options) {
	const tree = treeOf(path);
	if (tree !== void 0) {
		const found = tree.find(path, true);
		return options === void 0 ? SEEN[shownIn(found, path).entry.kind] : seenIn(found, path);
	}
	return asked("target", path, () => fs.statSync(path, options), kindOf);
}
function openSync(path, flags = fs.constants.O_RDONLY) {
	const tree = treeOf(path);
	if (tree === void 0) return fs.openSync(path, flags);
	const isFollowed = (flags & (fs.constants.O_NOFOLLOW ?? 0)) === 0;
	const { entry } = shownIn(tree.find(path, isFollowed), path);
	if (entry.kind === "file") return fs.openSync(entry.place, flags);
	throw systemError(entry.kind === "folder" ? "EISDIR" : "ELOOP", path);
}
// src/sources/decode-text.ts
const NUL = 0;
const LINE_FEED = 10;
function decodeText(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return decodeUtf16(bytes, "utf-16le");
	if (bytes[0] === 254 && bytes[1] === 255) return decodeUtf16(bytes, "utf-16be");
	const nul = bytes.indexOf(NUL);
	if (nul >= 0) return { problem: `not a text file: line ${lineAt(bytes, nul)} holds a NUL character` };
	if (!isUtf8(bytes)) return { problem: `not valid UTF-8: line ${firstLineThatIsNotUtf8(bytes)}` };
	const start = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	return { value: bytes.toString("utf8", start) };
}
function isWellFormed(bytes) {
	return bytes.indexOf(NUL) < 0 && isUtf8(bytes);
}
function decodeUtf16(bytes, encoding) {
	let text;
	try {
		text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return { problem: "not valid UTF-16, although its byte order mark says so" };
	}
	const nul = text.indexOf("\0");
	if (nul < 0) return { value: text };
	return { problem: `not a text file: line ${text.slice(0, nul).split("\n").length} holds a NUL character` };
}
function lineAt(bytes, offset) {
	let line = 1;
	for (let feed = bytes.indexOf(LINE_FEED); feed >= 0 && feed < offset; feed = bytes.indexOf(LINE_FEED, feed + 1)) line++;
	return line;
}
function firstLineThatIsNotUtf8(bytes) {
	let start = 0;
	for (let line = 1;; line++) {
		const feed = bytes.indexOf(LINE_FEED, start);
		if (feed < 0 || !isUtf8(bytes.subarray(start, feed))) return line;
		start = feed + 1;
	}
}
// src/sources/withheld.ts
const BEGINNINGS = [["git-crypt", Buffer.from("\0GITCRYPT\0")], ["Git LFS", Buffer.from("version https://git-lfs.github.com/spec/")]];
function withheldBy(bytes) {
	return BEGINNINGS.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}
// src/sources/read-file.ts
const MAX_FILE_BYTES = 67108864;
let buffer = Buffer.allocUnsafe(1048576);
function glanceAtFile(absolutePath, path, lookAt) {
	return readWith(absolutePath, path, (bytes) => {
		const glance = withheldBy(bytes) === void 0 && isWellFormed(bytes) ? lookAt(bytes, isAscii(bytes)) : void 0;
		if (glance?.parts.length === 0);
		return glance === void 0 ? decodeSource(bytes, path) : { glance };
	});
}
function readWith(absolutePath, path, decode) {
	let bytes;
	try {
		bytes = readBytes(absolutePath);
	} catch (error) {
		return { problem: {
			path,
			message: `cannot be read: ${describeReadError(absolutePath, error)}`
		} };
	}
	return bytes === void 0 ? { problem: {
		path,
		message: TOO_LARGE
	} } : decode(bytes, path);
}
function decodeSource(bytes, path) {
	if (bytes.length > 67108864) return { problem: {
		path,
		message: TOO_LARGE
	} };
	const withheld = withheldBy(bytes);
	if (withheld !== void 0) return { problem: {
		path,
		message: WITHHELD[withheld],
		withheld
	} };
	const { value: text, problem } = decodeText(bytes);
	return text === void 0 ? { problem: {
		path,
		message: problem
	} } : { value: {
		path,
		text
	} };
}
const WITHHELD = {
	"git-crypt": "encrypted with git-crypt",
	"Git LFS": "a pointer of Git LFS, whose content was not fetched"
};
const TOO_LARGE = `larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`;
function readBytes(absolutePath) {
	const descriptor = openSync(absolutePath);
	try {
		const size = Number(fstatSync(descriptor).size);
		if (size > 67108864) return;
		const bytes = readOpenFile(descriptor, size);
		if (bytes === void 0);
		return bytes;
	} finally {
		closeSync(descriptor);
	}
}
function readOpenFile(descriptor, size) {
	let length = 0;
	for (;;) {
		if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
		const count = readSync(descriptor, buffer, length, buffer.length - length, null);
		length += count;
		if (length > 67108864) return void 0;
		if (count === 0 || size > 0 && length === size) return buffer.subarray(0, length);
	}
}
function describeReadError(absolutePath, error) {
	if (systemErrorCode(error) === "ENOENT" && isBrokenLink(absolutePath)) return "it is a symbolic link to nothing";
	return describeSystemError(error);
}
function isBrokenLink(absolutePath) {
	return lstatSync(absolutePath, { throwIfNoEntry: false })?.isSymbolicLink() === true && statSync(absolutePath, { throwIfNoEntry: false }) === void 0;
}
// src/sources/relative-path.ts
const NOT_PLAIN = /(?:^|\/)(?:\.{0,2})(?:\/|$)/;
function relativePath(workingDirectory, path) {
	const rest = path.startsWith(`${workingDirectory}/`) ? path.slice(workingDirectory.length + 1) : "";
	if (sep === "/" && rest !== "" && !NOT_PLAIN.test(rest)) return rest;
	const text = relative(workingDirectory, path);
	if (text === "") return ".";
	return sep === "/" ? text : text.split(sep).join("/");
}
// src/sources/reading-thread.ts
const LEAD = 24;
const MOST_FILES_AT_ONCE = 16;
const MOST_CHARACTERS_AT_ONCE = 262144;
const MOST_CHARACTERS_HANDED = 1048576;
const MOST_CHARACTERS_KEPT = 8388608;
function readInOrder(order, lookAt) {
	const { files, workingDirectory, state, port } = order;
	const counts = new Int32Array(state);
	let batch = [];
	let characters = 0;
	function tell() {
		if (batch.length > 0) port.postMessage(batch);
		batch = [];
		characters = 0;
	}
	for (let index = 0;; index++) {
		const reached = Atomics.load(counts, 0);
		if (index <= reached) index = reached + LEAD;
		const path = files[index];
		if (path === void 0) break;
		const file = glanceAtFile(path, relativePath(workingDirectory, path), lookAt);
		const length = lengthOf(file);
		if (length > MOST_CHARACTERS_HANDED) continue;
		batch.push([index, file]);
		characters += length;
		const kept = Atomics.add(counts, 1, length) + length;
		const isFull = kept > MOST_CHARACTERS_KEPT;
		if (isFull || batch.length === MOST_FILES_AT_ONCE || characters > MOST_CHARACTERS_AT_ONCE) tell();
		if (isFull) Atomics.wait(counts, 1, kept);
	}
	tell();
	port.close();
}
// src/cli/reading-thread.ts
readInOrder(workerData, glanceAt);
export {};
