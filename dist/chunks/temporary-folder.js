import { describeSystemError } from "./program.js";
import { isInside, openSync } from "./lint.js";
import { splitDocuments } from "./core.js";
import { cleanAtEnd, hashBytes, makeTemporaryFolder } from "./digest.js";
import { createChartBudget } from "./chart-files.js";
import { readArchive } from "./read-archive.js";
const { isUtf8 } = process.getBuiltinModule("node:buffer");
const { closeSync, constants, existsSync, fstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { dirname, join, resolve } = process.getBuiltinModule("node:path");
const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");
const { tmpdir } = process.getBuiltinModule("node:os");

// src/sources/render/render-environment.ts
const NO_PROXY_LEADS_HERE = "http://127.0.0.1:9";
const HOME = "home";
function renderEnvironment(temporary, memoryBytes) {
	const home = join(temporary, HOME);
	const inHome = (name) => join(home, name);
	return {
		PATH: "",
		HOME: home,
		USERPROFILE: home,
		TMPDIR: temporary,
		TMP: temporary,
		TEMP: temporary,
		XDG_CONFIG_HOME: inHome("config"),
		XDG_CACHE_HOME: inHome("cache"),
		XDG_DATA_HOME: inHome("data"),
		KUSTOMIZE_PLUGIN_HOME: inHome("kustomize-plugins"),
		HELM_CACHE_HOME: inHome("helm-cache"),
		HELM_CONFIG_HOME: inHome("helm-config"),
		HELM_DATA_HOME: inHome("helm-data"),
		HELM_PLUGINS: inHome("helm-plugins"),
		KUBECONFIG: inHome("kubeconfig"),
		HTTP_PROXY: NO_PROXY_LEADS_HERE,
		HTTPS_PROXY: NO_PROXY_LEADS_HERE,
		ALL_PROXY: NO_PROXY_LEADS_HERE,
		http_proxy: NO_PROXY_LEADS_HERE,
		https_proxy: NO_PROXY_LEADS_HERE,
		all_proxy: NO_PROXY_LEADS_HERE,
		NO_PROXY: "",
		no_proxy: "",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_TERMINAL_PROMPT: "0",
		GOMEMLIMIT: String(Math.floor(memoryBytes / 2)),
		SystemRoot: process.env.SystemRoot
	};
}

// src/sources/render/run-program.ts
const RUN_LIMITS = {
	seconds: 30,
	memoryBytes: 3 * 1024 ** 3,
	outputBytes: 64 * 1024 ** 2
};
const SHELL = "/bin/sh";
const MESSAGE_BYTES = 65536;
const OUT_OF_MEMORY = /out of memory|cannot allocate memory|failed to reserve|memory exhausted|errno=12\b/;
const NOT_STARTED = [126, 127];
const running = /* @__PURE__ */ new Set();
let interrupted = false;
async function runProgram(call) {
	const end = await runOnce(call, findIsolation());
	if (end.kind !== "failed" || !end.message.startsWith(ISOLATION_FAILED)) return end;
	isolation = [];
	return runOnce(call, isolation);
}
const INTERRUPTED = {
	kind: "fault",
	why: "the run was interrupted"
};
function runOnce(call, isolated) {
	if (interrupted) return Promise.resolve(INTERRUPTED);
	const { limits, path } = call;
	const notStarted = {
		kind: "fault",
		why: `"${path}" cannot be started`
	};
	return new Promise((resolve) => {
		const [file, words] = withLimits(call, isolated);
		const child = spawn(file, words, {
			cwd: call.folder,
			env: call.environment,
			shell: false,
			detached: process.platform !== "win32",
			windowsHide: true,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		running.add(child);
		const output = [];
		const message = [];
		let outputBytes = 0;
		let messageBytes = 0;
		let stopped;
		const stop = (reason) => {
			stopped ??= reason;
			killGroup(child);
		};
		const timer = setTimeout(() => stop("too-long"), limits.seconds * 1e3);
		child.stdout?.on("data", (chunk) => {
			outputBytes += chunk.length;
			if (outputBytes > limits.outputBytes) stop("too-much-output");
			else output.push(chunk);
		});
		child.stderr?.on("data", (chunk) => {
			messageBytes += chunk.length;
			if (messageBytes <= MESSAGE_BYTES) message.push(chunk);
		});
		const end = (result) => {
			clearTimeout(timer);
			running.delete(child);
			resolve(result);
		};
		child.on("error", (error) => end({
			kind: "fault",
			why: `${notStarted.why}: ${describeSystemError(error)}`
		}));
		child.on("close", (code, signal) => {
			killGroup(child);
			const text = Buffer.concat(message).toString("utf8");
			if (interrupted) end(INTERRUPTED);
			else if (stopped !== void 0) end({ kind: stopped });
			else if (code === 0) end({
				kind: "output",
				output: Buffer.concat(output).toString("utf8")
			});
			else if (file === SHELL && code !== null && NOT_STARTED.includes(code)) end(notStarted);
			else if (signal === "SIGXCPU") end({ kind: "too-long" });
			else if (OUT_OF_MEMORY.test(text)) end({ kind: "too-much-memory" });
			else if (signal !== null) end({
				kind: "fault",
				why: `"${path}" was killed (${signal}), as a machine without memory does`
			});
			else end({
				kind: "failed",
				message: text
			});
		});
	});
}
function withLimits({ path, arguments: words, limits }, isolated) {
	if (process.platform !== "linux" || !existsSync(SHELL)) return [path, words];
	const script = `ulimit -c 0; ulimit -v ${Math.floor(limits.memoryBytes / 1024)} && ulimit -t ${Math.ceil(limits.seconds) * 16} || exit 126; exec "$@"`;
	return [SHELL, [
		"-c",
		script,
		SHELL,
		...isolated,
		path,
		...words
	]];
}
const UNSHARE = "/usr/bin/unshare";
const ISOLATION_FAILED = "unshare: ";
const ISOLATIONS = [[
	UNSHARE,
	"--user",
	"--map-root-user",
	"--net"
], [UNSHARE, "--net"]];
let isolation;
function findIsolation() {
	isolation ??= process.platform !== "linux" || !existsSync(UNSHARE) ? [] : ISOLATIONS.find(([program = "", ...words]) => {
		return spawnSync(program, [
			...words,
			SHELL,
			"-c",
			":"
		], {
			env: {},
			timeout: 5e3
		}).status === 0;
	}) ?? [];
	return isolation;
}
function killGroup(child) {
	if (child.pid === void 0) return;
	try {
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {}
}
async function withPrograms(work, clean) {
	const stop = cleanAtEnd(() => {
		interrupted = true;
		for (const child of running) killGroup(child);
		clean();
	});
	try {
		return await work();
	} finally {
		stop();
	}
}

// src/rendering/definitions.ts
const DEFINITION = /(?<![^\n])kind:[ \t]*CustomResourceDefinition[ \t]*\r?(?:\n|$)/;
const GROUP = /(?<![^\n])apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/v1(?:beta1)?["']?[ \t]*\r?(?:\n|$)/;
const SPEC = /(?<![^\n])spec:[ \t]*\r?\n/g;
const NEXT_KEY = /\n(?=[^\s#])/g;
const DEFINITION_MARK = "CustomResourceDefinition";
function withoutDefinitions(text) {
	const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
	const cut = documents.map((document) => DEFINITION.test(document) && GROUP.test(document) ? withoutSpec(document) : document);
	return cut.every((document, index) => document === documents[index]) ? void 0 : cut.join("");
}
function withoutSpec(document) {
	const [only, another] = document.matchAll(SPEC);
	if (only === void 0 || another !== void 0) return document;
	NEXT_KEY.lastIndex = only.index + only[0].length - 1;
	const next = NEXT_KEY.exec(document);
	return document.slice(0, only.index) + (next === null ? "" : document.slice(next.index + 1));
}

// src/sources/render/temporary-folder.ts
function createTemporaryFolders() {
	const parent = resolve(tmpdir());
	const folders = /* @__PURE__ */ new Set();
	function remove(folder) {
		rmSync(folder, {
			recursive: true,
			force: true
		});
		folders.delete(folder);
	}
	return {
		make() {
			const made = makeTemporaryFolder(parent);
			if (made.value !== void 0) folders.add(made.value);
			return made;
		},
		remove,
		removeAll() {
			for (const folder of folders) remove(folder);
		},
		absent: join(parent, "taintlint-absent")
	};
}
function fillFolder({ copies, files }, workingDirectory, folder, cut) {
	let isCut = false;
	const budget = createChartBudget();
	const copied = copies.map(({ from, to, isManifest, isPacked }) => {
		const bytes = readRegularFile(resolve(workingDirectory, from));
		if (isPacked) unpackInto(makePath(folder, to), bytes, budget);
		const less = isManifest && bytes.includes("CustomResourceDefinition") && isUtf8(bytes) ? cut(bytes.toString("utf8")) : void 0;
		isCut ||= less !== void 0;
		if (!isPacked) writeNew(makePath(folder, to), less ?? bytes);
		return hashBytes(bytes);
	});
	for (const { path, text } of files) writeFileSync(makePath(folder, path), text, { mode: 384 });
	return {
		copied,
		isCut
	};
}
function unpackInto(folder, bytes, budget) {
	const { value: files, problem } = readArchive(bytes, budget);
	if (problem !== void 0) throw new Error(problem);
	for (const { path, text } of files) writeNew(makePath(folder, path), text);
}
function readRegularFile(path) {
	const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
	try {
		if (!fstatSync(descriptor).isFile()) throw new Error("it is no file");
		return readFileSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function writeNew(path, bytes) {
	writeFileSync(path, bytes, {
		mode: 384,
		flag: "wx"
	});
}
function makePath(folder, path) {
	const absolute = resolve(folder, path);
	if (absolute === folder || !isInside(folder, absolute)) throw new Error("a path leads out of the temporary folder");
	mkdirSync(dirname(absolute), { recursive: true });
	return absolute;
}

export { RUN_LIMITS, createTemporaryFolders, fillFolder, readRegularFile, renderEnvironment, runProgram, withPrograms, withoutDefinitions };