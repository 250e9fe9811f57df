import { describeSystemError } from "./program.js";
import { cleanAtEnd } from "./lint.js";
const { existsSync } = process.getBuiltinModule("node:fs");
const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");

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
	const end = await runOnce(call, call.hasNetwork ? [] : findIsolation());
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

export { RUN_LIMITS, runProgram, withPrograms };