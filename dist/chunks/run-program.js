import { cleanAtEnd, describeSystemError, isStopped } from "./program.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { constants: constants$1 } = process.getBuiltinModule("node:os");
const { join } = process.getBuiltinModule("node:path");
const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");

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
		GOGC: "400",
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
const MOST_CODE = 128;
const running = /* @__PURE__ */ new Set();
const waiting = /* @__PURE__ */ new Map();
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
const SERVES = `while IFS= read -r mark; do
  set --
  while IFS= read -r word && [ "$word" != . ]; do set -- "$@" "\${word#=}"; done
  (cd "$1" || exit 126; shift; exec "$@") </dev/null
  code=$?
  [ $$ = 1 ] && kill -9 -1 2>/dev/null
  printf '\\n%s %s\\n' "$mark" $code
  printf '\\n%s %s\\n' "$mark" $code >&2
done`;
const RUNS = "exec \"$@\"";
function runOnce(call, isolated) {
	if (interrupted) return Promise.resolve(INTERRUPTED);
	const { folder } = call;
	const words = [call.path, ...call.arguments];
	if (isolated.length === 0 || words.some((word) => /[\n\0]/.test(word))) return programEnd(start(call, withLimits(call, RUNS, [...isolated, ...words]), "ignore"), call);
	const shell = waiting.get(folder) ?? start(call, [...isolated, ...withLimits(call, SERVES, [])], "pipe");
	waiting.delete(folder);
	const mark = crypto.randomUUID();
	shell.stdin?.write([
		mark,
		...[folder, ...words].map((word) => `=${word}`),
		".",
		""
	].join("\n"));
	return programEnd(shell, call, mark);
}
function start({ folder, environment }, words, stdin) {
	const [file = "", ...others] = words;
	const child = spawn(file, others, {
		cwd: stdin === "pipe" ? "/" : folder,
		env: environment,
		shell: false,
		detached: process.platform !== "win32",
		windowsHide: true,
		stdio: [
			stdin,
			"pipe",
			"pipe"
		]
	});
	running.add(child);
	const forget = () => {
		running.delete(child);
		if (waiting.get(folder) === child) waiting.delete(folder);
	};
	child.on("error", forget).on("close", forget);
	child.stdin?.on("error", forget);
	return child;
}
function programEnd(child, { limits, path, folder }, mark) {
	const notStarted = {
		kind: "fault",
		why: `"${path}" cannot be started`
	};
	return new Promise((resolve) => {
		let stopped;
		const stop = (reason) => {
			stopped ??= reason;
			killGroup(child);
		};
		const timer = setTimeout(() => stop("too-long"), limits.seconds * 1e3);
		const output = gather(child.stdout, limits.outputBytes, mark, onData);
		const message = gather(child.stderr, MESSAGE_BYTES, mark, onData);
		function end(result) {
			clearTimeout(timer);
			child.off("error", onError).off("close", onClose);
			output.stop();
			message.stop();
			resolve(result);
		}
		function settle(code, signal) {
			const text = message.text();
			if (isStopped()) return;
			if (interrupted) end(INTERRUPTED);
			else if (stopped !== void 0) end({ kind: stopped });
			else if (code === 0) end({
				kind: "output",
				output: output.text()
			});
			else if (child.spawnfile !== path && code !== null && NOT_STARTED.includes(code)) end(notStarted);
			else if (signal === "SIGXCPU") end({ kind: "too-long" });
			else if (OUT_OF_MEMORY.test(text)) end({ kind: "too-much-memory" });
			else if (signal) end({
				kind: "fault",
				why: `"${path}" was killed (${signal}), as a machine without memory does`
			});
			else end({
				kind: "failed",
				message: text
			});
		}
		function onData() {
			const code = output.code();
			if (output.bytes() > limits.outputBytes) stop("too-much-output");
			else if (code !== void 0 && message.code() !== void 0) {
				if (stopped === void 0) waiting.set(folder, child);
				settle(code, Object.entries(constants$1.signals).find(([, number]) => number === code - MOST_CODE)?.[0]);
			}
		}
		const onError = (error) => end({
			kind: "fault",
			why: `${notStarted.why}: ${describeSystemError(error)}`
		});
		const onClose = (code, signal) => {
			killGroup(child);
			settle(mark !== void 0 && code === 0 ? 126 : code, signal);
		};
		child.on("error", onError).on("close", onClose);
	});
}
const MARK_BYTES = 48;
function gather(stream, most, mark, onData) {
	const kept = [];
	let bytes = 0;
	let last = Buffer.alloc(0);
	function endOf() {
		const text = last.toString("latin1");
		const start = mark === void 0 ? -1 : text.lastIndexOf(`\n${mark} `);
		return start >= 0 && text.endsWith("\n") ? text.slice(start) : void 0;
	}
	function take(chunk) {
		bytes += chunk.length;
		last = Buffer.concat([last, chunk.subarray(-48)]).subarray(-48);
		if (bytes <= most + MARK_BYTES) kept.push(chunk);
		onData();
	}
	stream?.on("data", take);
	return {
		bytes: () => bytes - (endOf()?.length ?? 0),
		code: () => endOf() === void 0 ? void 0 : Number(endOf()?.split(" ")[1]),
		text: () => Buffer.concat(kept).toString("utf8").replace(endOf() ?? "", ""),
		stop: () => stream?.off("data", take)
	};
}
function withLimits({ limits }, script, words) {
	if (process.platform !== "linux" || !existsSync(SHELL)) return words;
	const bounds = `ulimit -c 0; ulimit -v ${Math.floor(limits.memoryBytes / 1024)} && ulimit -t ${Math.ceil(limits.seconds) * 16} || exit 126`;
	return [
		SHELL,
		"-c",
		`${bounds}; ${script}`,
		SHELL,
		...words
	];
}
const UNSHARE = "/usr/bin/unshare";
const ISOLATION_FAILED = "unshare: ";
const NAMESPACES = [
	"--net",
	"--pid",
	"--fork"
];
const ISOLATIONS = [[
	UNSHARE,
	"--user",
	"--map-root-user",
	...NAMESPACES
], [UNSHARE, ...NAMESPACES]];
let isolation;
function findIsolation() {
	isolation ??= process.platform !== "linux" || !existsSync(UNSHARE) ? [] : ISOLATIONS.find(([program = "", ...words]) => {
		return spawnSync(program, [
			...words,
			SHELL,
			"-c",
			"[ $$ = 1 ]"
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
		await Promise.all([...waiting.values()].map((shell) => new Promise((resolve) => shell.on("close", resolve).stdin?.end())));
		stop();
		clean();
	}
}

export { RUN_LIMITS, renderEnvironment, runProgram, withPrograms };