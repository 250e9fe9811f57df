import { PRINTED_KINDS, groupBy, keepRelevantDocuments, mayHoldSecret, startOfFile, takeStep } from "./core.js";
import { reduceHelmError } from "./helm-error.js";
import { hashBytes } from "./digest.js";
import { describeSystemError, memoize, memoizeText, systemErrorCode, unstopped } from "./program.js";
import { identifyProgram, isOlder, queryVersion, userCache, writeThrough } from "./lint.js";
import { withoutDefinitions, withoutDefinitionsOfTemplate } from "./definitions.js";
import { RUN_LIMITS, renderEnvironment, runProgram, withPrograms } from "./run-program.js";
import { createTemporaryFolders, fillFolder, readRegularFile } from "./temporary-folder.js";
const { randomUUID } = process.getBuiltinModule("node:crypto");
const { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { availableParallelism } = process.getBuiltinModule("node:os");
const { join } = process.getBuiltinModule("node:path");

// src/rendering/describe-failure.ts
const NAME = "[A-Za-z][\\w.-]{0,62}";
const KUSTOMIZE = [
	[new RegExp(`unknown field \\\\?"(?<name>${NAME})\\\\?"`), ({ name }) => `a kustomization has the field "${name}", which this kustomize does not know`],
	[/apiVersion for (?<kind>Kustomization|Component) should be (?<version>kustomize\.config\.k8s\.io\/v1(?:alpha1|beta1))/, ({ kind, version }) => `a ${kind} has another apiVersion than "${version}"`],
	[/kind should be Kustomization or Component/, "a kustomization has another kind than Kustomization or Component"],
	[/loading CRDs .{0,300}(?:no such file|not a valid directory|evalsymlink failure)/, "a file that \"crds\" names is missing"],
	[/loading CRDs |unable to parse open API definition/, "a file that \"crds\" names is no OpenAPI definition in JSON, which kustomize reads there"],
	[/no matches for kind|resource mapping not found|ensure CRDs are installed/i, "it asks a cluster for a kind whose CustomResourceDefinition is not there"],
	[/invalid Kustomization: yaml: line (?<line>\d+)/, ({ line }) => `a kustomization is not valid YAML in line ${line}`],
	[new RegExp(`MalformedYAMLError: yaml: line (?<line>\\d+): .{0,300} in File: (?<file>[\\w./-]{1,200})`), ({ line, file }) => `"${file}" is not valid YAML in line ${line}`],
	[/MalformedYAMLError|error converting YAML|yaml: (?:line \d+|unmarshal errors)/, "a file that it refers to is not valid YAML"],
	[/may not add resource with an already registered id: (?<id>[\w.-]{1,120}\/[\w.-]{1,120})/, ({ id }) => `two of its resources are the same object, ${quoteId(id)}`],
	[/no resource matches strategic merge patch \\?"(?<id>[\w.-]{1,120}\/[\w.-]{1,120})/, ({ id }) => `no resource matches its patch of ${quoteId(id)}`],
	[/kustomization\.ya?ml is empty/, "a kustomization that it includes is empty"],
	[/unable to find one of 'kustomization\.yaml'/, "a folder that it includes has no kustomization"],
	[/missing (?:metadata\.name in object|Resource metadata)/, "one of its resources has no name or no kind"],
	[/nothing selected by |is missing for replacement source/, "a replacement finds nothing to copy from"],
	[/unable to find field .{0,300} in replacement target/, "a replacement writes to a field that its target does not have"],
	[new RegExp(`cannot unmarshal .{0,60} into Go struct field (?<field>${NAME})`), ({ field }) => `its field "${field}" has a value of another type than kustomize reads`],
	[/namespace transformation produces ID conflict/, "two of its resources become the same object in one namespace"],
	[/invalid literal source/, "a literal of a generator is not key=value"],
	[/does not exist; cannot merge or replace/, "a generator merges into an object that does not exist"],
	[/must specify a target for JSON patch/, "a JSON patch names no target"],
	[/failed to find unique target for patch|no matches for Id/, "a patch or a replacement matches no resource, or more than one"],
	[/operation does not apply|nonexistent key|missing value|missing path|error in remove for path/, "a JSON patch changes a path that its resource does not have"],
	[/no such file or directory|not a valid directory/, "a file that it refers to is missing"],
	[/is not in or below/, "it refers to a file outside of its folder"],
	[/cycle detected/, "its references form a cycle"],
	[/plugin|must specify --enable-(?:helm|alpha-plugins|exec)|enable-helm/, "it needs a plugin or helm, which taintlint does not enable"],
	[/dial tcp|proxyconnect|no such host|executable file not found|git repo|cannot clone/, "it needs the network"]
];
const UNKNOWN = {
	kustomize: "kustomize failed: \"kustomize build\" shows why",
	helm: "helm failed: \"helm template\" shows why"
};
function describeFailure(renderer, message) {
	if (renderer === "helm") return reduceHelmError(message) ?? UNKNOWN.helm;
	for (const [pattern, clause] of KUSTOMIZE) {
		const match = pattern.exec(message);
		if (match !== null) return typeof clause === "string" ? clause : clause(match.groups ?? {});
	}
	return UNKNOWN.kustomize;
}
function quoteId(id) {
	const [resource = "", name = ""] = (id ?? "").split("/");
	return `"${resource.split(".")[0] ?? resource} ${name.replace(/\.$/, "")}"`;
}

// src/sources/render/render-cache.ts
const ENTRY_LIMITS = {
	days: 30,
	bytes: 200 * 1024 ** 2
};
const FORMAT = "taintlint-rendering-3";
const ENTRY_NAME = /^[0-9a-f]{64}$/;
const MS_PER_DAY = 864e5;
const TIDIED = "tidied";
const FRESH_MS = MS_PER_DAY / 24;
function openRenderCache(folder, limits = ENTRY_LIMITS) {
	const entries = join(folder, "renderings");
	let isTidied = false;
	return {
		get(key) {
			const path = join(entries, key);
			try {
				const stats = lstatSync(path);
				const isOwn = process.getuid === void 0 || stats.uid === process.getuid();
				if (!stats.isFile() || !isOwn || stats.size > limits.bytes) return void 0;
				const output = openEntry(readFileSync(path, "utf8"), key);
				if (output !== void 0 && Date.now() - stats.mtimeMs > FRESH_MS) touch(path);
				return output;
			} catch {
				return;
			}
		},
		put(key, output) {
			const temporary = join(entries, `${key}.${randomUUID()}.tmp`);
			const text = `${FORMAT} ${key} ${hashBytes(output)}\n${output}`;
			try {
				mkdirSync(entries, {
					recursive: true,
					mode: 448
				});
				unstopped(() => writeThrough(temporary, join(entries, key), text));
				if (!isTidied) tidy(entries, limits);
				isTidied = true;
			} catch {}
		}
	};
}
function openEntry(text, key) {
	const lineEnd = text.indexOf("\n");
	const output = text.slice(lineEnd + 1);
	return text.slice(0, lineEnd) === `${FORMAT} ${key} ${hashBytes(output)}` ? output : void 0;
}
function touch(path) {
	const now = /* @__PURE__ */ new Date();
	utimesSync(path, now, now);
}
function tidy(folder, { days, bytes }) {
	const mark = join(folder, TIDIED);
	const now = Date.now();
	if (now - (lstatSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MS_PER_DAY) return;
	writeFileSync(mark, "", { mode: 384 });
	touch(mark);
	const isOurs = (name) => ENTRY_NAME.test(name.slice(0, 64)) && (name.length === 64 || name.endsWith(".tmp"));
	const entries = readdirSync(folder).filter(isOurs).flatMap((name) => {
		const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
		return stats === void 0 ? [] : [{
			path: join(folder, name),
			size: stats.size,
			usedMs: stats.mtimeMs
		}];
	}).sort((a, b) => b.usedMs - a.usedMs);
	let total = 0;
	for (const { path, size, usedMs } of entries) {
		total += size;
		if (total > bytes || now - usedMs > days * MS_PER_DAY) rmSync(path, { force: true });
	}
}

// src/sources/render/render-roots.ts
const NOT_REACHED = { problem: "an earlier run of the program failed" };
const NO_PROGRAM = { problem: "no program renders it" };
const NOT_PREPARED = "its files cannot be copied into a temporary folder";
const CUTS = {
	helm: withoutDefinitionsOfTemplate,
	kustomize: withoutDefinitions
};
const ERRORS_OF_REPOSITORY = /* @__PURE__ */ new Set([...[
	void 0,
	"ENAMETOOLONG",
	"EEXIST",
	"ELOOP",
	"ENOTDIR",
	"EISDIR",
	"EINVAL",
	"E2BIG"
]]);
const LEAST = [
	["kustomization.yaml", "resources: [templates/least.yaml]"],
	["Chart.yaml", "{ apiVersion: v2, name: least, version: 0.1.0 }"],
	["templates/least.yaml", "{ apiVersion: v1, kind: ConfigMap, metadata: { name: taintlint-least } }"]
].map(([path = "", text = ""]) => ({
	path,
	text
}));
async function renderRoots(roots, options) {
	const run = new RootsRun(roots, options);
	await withPrograms(() => Promise.all(Array.from({ length: Math.min(availableParallelism(), run.jobs.length) }, () => run.work())), run.folders.removeAll);
	return {
		outcomes: roots.map((root) => run.further.get(root) ?? run.outcomesOf(root)),
		started: run.started,
		late: run.late
	};
}
var RootsRun = class {
	folders = createTemporaryFolders();
	jobs;
	outcomes = /* @__PURE__ */ new Map();
	further = /* @__PURE__ */ new Map();
	started = 0;
	late = 0;
	#done = 0;
	#options;
	#begin = performance.now();
	#surroundings;
	#hashFile;
	#environment;
	#identify = memoize((program) => identifyProgram(program, this.#environment));
	#faultOf = memoize((program) => this.#findFault(program));
	#isInput;
	#wholes = /* @__PURE__ */ new Map();
	#mayBeKnown;
	#queue;
	constructor(roots, options) {
		const { limits, cache, rendered, fileSystem } = options;
		this.#options = options;
		const workingDirectory = fileSystem.realpath(options.workingDirectory);
		this.#surroundings = {
			folders: this.folders,
			workingDirectory,
			fileSystem,
			limits
		};
		const hashFile = (path) => hashBytes(readRegularFile(join(workingDirectory, path), fileSystem));
		this.#hashFile = memoizeText(hashFile, Number.POSITIVE_INFINITY);
		this.#environment = renderEnvironment(this.folders.absent, limits.memoryBytes);
		this.#isInput = new Set(roots.flatMap(({ requests }) => requests.flatMap(inputRequests)));
		this.#mayBeKnown = cache !== void 0 || rendered !== void 0 && rendered.size > 0;
		this.jobs = roots.flatMap((root) => this.#jobsOf(root));
		this.#queue = groupBy(this.jobs, ({ root }) => root).values();
	}
	async work() {
		for (let next = this.#queue.next(); next.done !== true; next = this.#queue.next()) {
			let failed = false;
			for (const job of next.value) {
				const outcome = failed ? NOT_REACHED : await this.#render(job);
				this.outcomes.set(job.request, outcome);
				failed = outcome.value === void 0;
				this.#options.onProgress(++this.#done, this.jobs.length);
			}
			if (!failed) await this.#askFurther(next.value[0]);
		}
	}
	outcomesOf({ requests }) {
		return requests.map((one) => this.outcomes.get(one) ?? NO_PROGRAM);
	}
	async #askFurther({ root, program }) {
		const outcomes = this.outcomesOf(root);
		for (let request = root.next?.(outcomes); request !== void 0; request = root.next?.(outcomes)) {
			const { value, problem } = await this.#render({
				root,
				program,
				request
			});
			outcomes.push(value === void 0 ? { problem } : { value });
		}
		this.further.set(root, outcomes);
	}
	#jobsOf(root) {
		return root.requests.flatMap((request) => {
			const program = this.#options.programs.get(request.renderer ?? root.renderer);
			return program === void 0 ? [] : [{
				root,
				request,
				program
			}];
		});
	}
	async #render(job) {
		const { program } = job;
		const { rendered, cache } = this.#options;
		const { needs } = job.root;
		if (needs !== void 0 && isOlder(await queryVersion(program, this.#environment), needs.version)) return await this.#faultOf(program) ?? { problem: needs.refusal };
		const hashes = this.#mayBeKnown ? this.#hashesOf(job.request) : void 0;
		const key = hashes === void 0 ? void 0 : await this.#keyOf(job, hashes);
		const stored = key === void 0 ? void 0 : rendered?.get(key) ?? readEntry(cache?.get(key));
		if (stored !== void 0) return stored;
		if (this.#isOver()) {
			this.late++;
			return { problem: "the time limit for all kustomizations and charts was reached" };
		}
		const { value: request, problem: missing } = await this.#withInputs(job.request);
		if (request === void 0) return missing;
		const { end, copied } = await this.#start(program, request);
		if (this.#isInput.has(job.request) && end.kind === "output") this.#wholes.set(job.request, end.output);
		if (end.kind === "fault") return asFault(end.why);
		const fault = end.kind === "output" && /^kind:|["']kind["']/m.test(end.output) ? void 0 : await this.#faultOf(program);
		if (fault !== void 0) return fault;
		const outcome = end.kind === "output" ? { value: job.request.isDigest ? digestOf(end.output) : this.#options.keep(end.output) } : { problem: describeEnd(end, program, this.#options) };
		if ((!this.#mayBeKnown || copied.every((hash, index) => hash === hashes?.[index])) && (end.kind === "output" || end.kind === "failed")) await this.#store(job, key, copied, outcome);
		return outcome;
	}
	async #store(job, key, copied, outcome) {
		const { rendered, cache, mayStore } = this.#options;
		const isWhole = rendered !== void 0 && job.request.inputs === void 0;
		const made = key ?? (isWhole ? await this.#keyOf(job, copied) : void 0);
		if (made !== void 0) rendered?.set(made, outcome);
		if ((outcome.value === void 0 || mayStore(outcome.value)) && key !== void 0) cache?.put(key, outcome.value === void 0 ? `${FAILURE}${outcome.problem}` : `${OUTPUT}${outcome.value}`);
	}
	#isOver() {
		const { milliseconds } = this.#options;
		return milliseconds !== void 0 && performance.now() - this.#begin >= milliseconds;
	}
	async #start(program, request) {
		const { end, copied, runs } = await runRequest(program, request, this.#surroundings);
		this.started += runs;
		return {
			end,
			copied
		};
	}
	async #withInputs(request) {
		if (request.inputs === void 0) return { value: request };
		const texts = /* @__PURE__ */ new Map();
		for (const { path, request: input } of request.inputs) {
			const { value, problem } = await this.#wholeOutput(input);
			if (value === void 0) return { problem };
			texts.set(path, value);
		}
		const fill = (files) => files.map((file) => ({
			...file,
			text: texts.get(file.path) ?? file.text
		}));
		const { files, wholeFiles } = request;
		return { value: {
			...request,
			files: fill(files),
			wholeFiles: wholeFiles && fill(wholeFiles)
		} };
	}
	async #wholeOutput(request) {
		const known = this.#wholes.get(request);
		const program = this.#options.programs.get("helm");
		if (known !== void 0) return { value: known };
		if (program === void 0) return { problem: NO_PROGRAM };
		const { end } = await this.#start(program, request);
		if (end.kind === "output") return { value: end.output };
		return { problem: end.kind === "fault" ? asFault(end.why) : { problem: describeEnd(end, program, this.#options) } };
	}
	async #keyOf({ program, request }, hashes) {
		const helm = request.inputs === void 0 ? void 0 : this.#options.programs.get("helm");
		const [identity, other] = await Promise.all([this.#identify(program), helm && this.#identify(helm)]);
		if (identity === void 0 || helm !== void 0 && other === void 0) return void 0;
		const { arguments: words, files, inputs = [] } = request;
		const copied = copiesOf(request).map(({ to }, index) => [to, hashes[index]]);
		const others = inputs.map(({ path, request: one }) => [
			path,
			one.arguments,
			one.files
		]);
		return hashBytes(JSON.stringify([
			identity,
			other,
			words,
			files,
			copied,
			this.#options.keepsFor,
			...others
		]));
	}
	#hashesOf(request) {
		try {
			return copiesOf(request).map(({ from }) => this.#hashFile(from));
		} catch {
			return;
		}
	}
	async #findFault(program) {
		const words = program.renderer === "helm" ? ["least", "."] : ["."];
		const request = {
			files: LEAST,
			copies: [],
			arguments: words
		};
		const limits = {
			...this.#options.limits,
			seconds: RUN_LIMITS.seconds
		};
		const { end } = await runOnce(program, request, {
			...this.#surroundings,
			limits
		}, () => void 0);
		if (end.kind === "fault") return asFault(end.why);
		if (end.kind === "output" && end.output.includes("taintlint-least")) return void 0;
		return asFault(`"${program.path}" is broken: it does not even render the least that ${program.renderer} can`);
	}
};
function inputRequests({ inputs = [] }) {
	return inputs.map(({ request }) => request);
}
function copiesOf(request) {
	return [request, ...inputRequests(request)].flatMap(({ copies }) => copies);
}
const [OUTPUT, FAILURE] = ["+", "-"];
function readEntry(text) {
	if (text === void 0) return void 0;
	return text.startsWith(FAILURE) ? { problem: text.slice(FAILURE.length) } : { value: text.slice(OUTPUT.length) };
}
const CONTENT = "content";
function asFault(problem) {
	return {
		problem,
		isFault: true
	};
}
function digestOf(output) {
	return hashBytes(output.split("\n").sort().join("\n"));
}
async function runRequest(program, request, surroundings) {
	const { isCut, ...run } = await runOnce(program, request, surroundings, CUTS[program.renderer]);
	const { wholeFiles: files = request.files, blames = "" } = request;
	if (run.end.kind !== "failed") return {
		...run,
		runs: 1
	};
	if (!(isCut || files !== request.files && run.end.message.includes(blames))) return {
		...run,
		runs: 1
	};
	return {
		...await runOnce(program, {
			...request,
			files
		}, surroundings, () => void 0),
		runs: 2
	};
}
async function runOnce(program, request, { folders, workingDirectory, fileSystem, limits }, cut) {
	const { value: temporary, problem } = folders.lend();
	if (temporary === void 0) return {
		end: {
			kind: "fault",
			why: problem
		},
		copied: [],
		isCut: false
	};
	try {
		const folder = join(temporary, CONTENT);
		mkdirSync(folder, { mode: 448 });
		const filled = fillFolder(request, workingDirectory, folder, fileSystem, cut);
		return {
			end: await runProgram({
				path: program.path,
				arguments: [...program.words, ...request.arguments],
				folder,
				environment: renderEnvironment(temporary, limits.memoryBytes),
				limits
			}),
			...filled
		};
	} catch (error) {
		const isOfRepository = ERRORS_OF_REPOSITORY.has(systemErrorCode(error));
		const why = `${NOT_PREPARED}: ${describeSystemError(error)}`;
		return {
			end: isOfRepository ? { kind: "not-prepared" } : {
				kind: "fault",
				why
			},
			copied: [],
			isCut: false
		};
	} finally {
		folders.takeBack(temporary);
	}
}
function describeEnd(end, { renderer }, { limits, describeFailure }) {
	switch (end.kind) {
		case "failed": return describeFailure(renderer, end.message);
		case "too-long": return `it took longer than ${limits.seconds} s and was stopped`;
		case "too-much-memory": return `it took more than ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of memory and was stopped`;
		case "too-much-output": return `it printed more than ${Math.round(limits.outputBytes / 1024 ** 2)} MiB and was stopped`;
		case "not-prepared": return NOT_PREPARED;
	}
}

// src/workspace/run-roots.ts
async function runRoots(roots, { found, missing }, { environment, useCache, rendered, spent = { milliseconds: 0 }, limits = RUN_LIMITS }, { workingDirectory, fileSystem, customKinds, bounds, deadline }, progress) {
	const begin = performance.now();
	const folder = useCache ? userCache(environment, workingDirectory) : void 0;
	const runnable = roots.filter(({ renderer, refusal }) => refusal === void 0 && !missing.has(renderer));
	const run = await renderRoots(runnable, {
		workingDirectory,
		fileSystem,
		programs: found,
		limits,
		milliseconds: Math.min(bounds.renderingSeconds * 1e3 - spent.milliseconds, deadline.millisecondsLeft("reading")),
		cache: folder === void 0 ? void 0 : openRenderCache(folder),
		rendered,
		keep: (output) => keepRelevantDocuments(output, customKinds),
		keepsFor: JSON.stringify([...customKinds, ...PRINTED_KINDS].map(({ group, kind }) => [group, kind])),
		mayStore: (kept) => !mayHoldSecret(kept),
		describeFailure,
		onProgress: (done, total) => progress.step(done, total, "kustomizations and charts rendered")
	});
	spent.milliseconds += performance.now() - begin;
	const outputs = new Map(runnable.map((root, index) => [root, run.outcomes[index] ?? []]));
	return {
		outcomes: roots.map((root) => {
			if (root.refusal !== void 0) return {
				kind: "failed",
				root,
				problem: root.refusal
			};
			const output = outputs.get(root);
			const machineFault = output?.find(({ isFault }) => isFault)?.problem;
			if (output === void 0 || machineFault !== void 0) return {
				kind: "left-out",
				root,
				fault: machineFault
			};
			const placeOf = () => startOfFile(root.file);
			const { value: read, problem: fault } = takeStep(() => root.interpret(output), "read this file", placeOf);
			if (read?.value !== void 0) return {
				kind: "rendered",
				root,
				manifest: read.value
			};
			return {
				kind: "failed",
				root,
				problem: fault ?? read.problem
			};
		}),
		started: run.started,
		late: run.late
	};
}

export { runRoots };