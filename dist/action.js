import { __toESM } from "./chunks/rolldown-runtime.js";
import { CHARTS_WORDS, FAIL_ON_WORDS, LINT_FORMATS, NO_PROGRESS, RENDER_WORDS, SEVERITIES, applyEdits, armWatchdog, count, describeStopped, describeSystemError, describeUnknownWord, didYouMean, elapsedInRun, fixesOf, isStopped, joinWords, logLine, nearestWord, parseFormats, quoted, ruleUrl, stoppable, visibleOutput, visibleText, wantsColor, withTemporaryFolder } from "./chunks/program.js";
import { DISK, boundErrors, createFileReader, decodeText, describeUnknownRule, existingText, findGitRoot, findingCounts, formatConcise, formatRunError, githubLinks, isInside, lastLine, lentBytes, lintWorkspace, nameRenderPrograms, queryGit, relativePath, renderLint, repositoryPaths, runGit, writeReports } from "./chunks/lint.js";
import { COVERED, copyResult, groupBy } from "./chunks/core.js";
import { changeMarkdown, formatJobSummary, summaryFindings } from "./chunks/job-summary.js";
import { findWorkingTree } from "./chunks/git-revision.js";
import { usedPrograms } from "./chunks/describe-run2.js";
import { formatGithubAnnotations } from "./chunks/github-annotations2.js";
import { isWanted, openCommit } from "./chunks/git-tree.js";
import { markdownCode, markdownLink, markdownText, shortProse } from "./chunks/markdown.js";
import { gitNameOf } from "./chunks/digest.js";
const { setTimeout } = process.getBuiltinModule("node:timers/promises");
import * as os$1 from "os";
import os, { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";
import * as path from "path";
import * as events from "events";
const { createHash, randomUUID } = process.getBuiltinModule("node:crypto");
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
const { appendFileSync, copyFileSync, lstatSync, mkdirSync, readFileSync: readFileSync$1, realpathSync, statSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { join, resolve } = process.getBuiltinModule("node:path");

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os$1.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os$1.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os$1.EOL}${convertedValue}${os$1.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/oidc-utils.js
var __awaiter$7 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};

// node_modules/@actions/core/lib/summary.js
var __awaiter$6 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$6(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();

// node_modules/@actions/io/lib/io-util.js
var __awaiter$5 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs.promises;
const IS_WINDOWS$1 = process.platform === "win32";
const READONLY = fs.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$5(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$5(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path.dirname(filePath);
						const upperName = path.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter$4 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function which(tool, check) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
function findInPath(tool) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}

// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os$1.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$1.EOL.length);
				n = s.indexOf(os$1.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	exec() {
		return __awaiter$3(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$3(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$1.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};

// node_modules/@actions/core/lib/platform.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const platform = os.platform();
const arch = os.arch();

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os$1.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}

// src/action/host.ts
function log({ write, environment }, text) {
	write(logLine(text, environment));
}

// src/sources/disk/git-changed-lines.ts
const DIFF = [...[
	"diff",
	"--no-index",
	"--unified=0",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-prefix"
], ...[
	"--find-renames",
	"--ignore-cr-at-eol",
	"commit",
	"tree"
]];
async function changedLines({ root }, commit) {
	const { value, problem } = await withTemporaryFolder(async (folder) => {
		const listed = runGit(root, [
			"ls-files",
			"-z",
			"--cached"
		]);
		if (listed.problem !== void 0) return { problem: listed.problem.message };
		const [objects, before, after] = [
			join(folder, "objects"),
			join(folder, "commit"),
			join(folder, "tree")
		];
		for (const one of [
			objects,
			before,
			after
		]) mkdirSync(one);
		const opened = openCommit(root, commit, objects);
		if (opened.problem !== void 0) return opened;
		const { same, written } = opened.value;
		const unseen = new Set(opened.value.unseen);
		const tracked = listed.value.stdout.toString("utf8").split("\0");
		const paths = [.../* @__PURE__ */ new Set([...written.keys(), ...tracked])].filter((path) => path !== "" && !same.has(path) && !unseen.has(path));
		for (const [index, path] of paths.entries()) {
			const place = written.get(path);
			if (place !== void 0) copyFileSync(place, join(before, `${index}`));
			const bytes = bytesOf(root, path);
			if (bytes !== void 0) writeFileSync(join(after, `${index}`), bytes);
		}
		const outcome = runGit(root, DIFF, { outside: folder });
		if (outcome.problem !== void 0) return { problem: outcome.problem.message };
		const lines = readDiff(outcome.value.stdout.toString("latin1"), "tree/");
		return { value: new Map([...lines].map(([index, ranges]) => [paths[Number(index)] ?? "", ranges])) };
	});
	return value ?? { problem };
}
function bytesOf(root, path) {
	const absolute = join(root, path);
	try {
		const stats = lstatSync(absolute);
		return stats.isFile() && isWanted({
			path,
			size: stats.size
		}) ? lentBytes(absolute, DISK) : void 0;
	} catch {
		return;
	}
}
function readDiff(text, folder) {
	const files = /* @__PURE__ */ new Map();
	let lines = [];
	let content = 0;
	for (const line of text.split("\n")) {
		if (content > 0) {
			if (!line.startsWith("\\")) content--;
			continue;
		}
		const [, renamed, added = renamed] = /^(?:rename to (.+)|\+\+\+ (.+))$/.exec(line) ?? [];
		const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
		if (added?.startsWith(folder)) {
			const name = added.slice(folder.length);
			lines = files.get(name) ?? [];
			files.set(name, lines);
		} else if (hunk !== null) {
			const [removed, from, count] = [
				Number(hunk[1] ?? 1),
				Number(hunk[2]),
				Number(hunk[3] ?? 1)
			];
			content = removed + count;
			if (count > 0) lines.push({
				from,
				to: from + count - 1
			});
		} else if (line.startsWith("diff --git ")) lines = [];
	}
	return files;
}

// src/action/annotate.ts
const LEVEL_LIMIT = 10;
const DIFF_CONTEXT = 3;
async function annotate(result, context) {
	const { host, workingDirectory, warnings, filter } = context;
	const repositoryPath = repositoryPaths(host.environment, workingDirectory);
	const { commands, closing } = formatGithubAnnotations(result.findings, {
		repositoryPath,
		limits: { warning: Math.max(0, LEVEL_LIMIT - warnings) },
		...await changes(result, workingDirectory, repositoryPath, filter)
	});
	for (const line of commands) host.write(`${line}\n`);
	if (closing !== null) log(host, closing);
}
async function changes({ change }, workingDirectory, repositoryPath, filter) {
	if (change === void 0) return {};
	const tree = findWorkingTree(workingDirectory).value;
	const files = tree && (await changedLines(tree, change.base.commit).catch(() => void 0))?.value;
	if (files === void 0) return {};
	const isWithin = (context) => ({ source }) => (files.get(repositoryPath(source.file)) ?? []).some(({ from, to }) => from - context <= lastLine(source) && source.line <= to + context);
	const annotated = {
		nofilter: () => true,
		file: ({ source }) => files.has(repositoryPath(source.file)),
		diff_context: isWithin(DIFF_CONTEXT),
		added: isWithin(0)
	};
	return {
		isChanged: isWithin(0),
		isAnnotated: annotated[filter]
	};
}

// src/action/event.ts
const PULL_REQUEST_EVENTS = [
	"pull_request",
	"pull_request_review",
	"pull_request_review_comment"
];
const DEPENDABOT = "dependabot[bot]";
const SHA = /^[0-9a-f]{40,64}$/;
function readEvent(environment, payload) {
	const name = environment.GITHUB_EVENT_NAME ?? "";
	if (PULL_REQUEST_EVENTS.includes(name)) return readPullRequest(environment, payload) ?? {
		kind: "other",
		name
	};
	switch (name) {
		case "pull_request_target": return { kind: name };
		case "merge_group": return {
			kind: name,
			baseSha: shaAt(payload, "merge_group", "base_sha")
		};
		case "schedule":
		case "workflow_dispatch": return {
			kind: "audit",
			name
		};
		default: return {
			kind: "other",
			name
		};
	}
}
function readPullRequest(environment, payload) {
	const number = valueAt(payload, "pull_request", "number");
	const headSha = shaAt(payload, "pull_request", "head", "sha");
	if (typeof number !== "number" || !Number.isSafeInteger(number) || headSha === void 0) return void 0;
	const head = valueAt(payload, "pull_request", "head", "repo", "full_name");
	const base = valueAt(payload, "pull_request", "base", "repo", "full_name") ?? environment.GITHUB_REPOSITORY;
	const isDependabot = environment.GITHUB_ACTOR === DEPENDABOT;
	return {
		kind: "pull_request",
		number,
		headSha,
		baseSha: shaAt(payload, "pull_request", "base", "sha"),
		readOnly: head !== base ? "fork" : isDependabot ? "Dependabot" : void 0
	};
}
function shaAt(payload, ...keys) {
	const value = valueAt(payload, ...keys);
	return typeof value === "string" && SHA.test(value) ? value : void 0;
}
function valueAt(payload, ...keys) {
	return keys.reduce((value, key) => {
		return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : void 0;
	}, payload);
}

// src/action/base.ts
const BASE_OFF = "off";
const MERGE_PARENT = "HEAD^1";
const NOTHING = "nothing to compare with, so every finding counts as new";
const UNREADABLE = "the payload of the event cannot be read, or names no pull request";
function findBase(input, event, checkout) {
	if (input === "off") return {};
	if (input !== void 0) return { revision: input };
	if (event.kind === "merge_group") return known(event.baseSha, checkout) ?? missing("merge group", checkout);
	if (event.kind === "other" && PULL_REQUEST_EVENTS.includes(event.name)) return { missing: `${NOTHING}: ${UNREADABLE}` };
	if (event.kind !== "pull_request") return {};
	return mergeParent(event.headSha, checkout) ?? known(event.baseSha, checkout) ?? missing("pull request", checkout);
}
function mergeParent(headSha, { sha, resolve }) {
	if (sha === void 0 || resolve("HEAD") !== sha || resolve("HEAD^2") !== headSha) return void 0;
	return resolve(MERGE_PARENT) === void 0 ? void 0 : { revision: MERGE_PARENT };
}
function known(commit, { resolve }) {
	return commit === void 0 || resolve(commit) === void 0 ? void 0 : { revision: commit };
}
function missing(change, { problem }) {
	if (problem !== void 0) return { missing: `${NOTHING}: ${problem}` };
	return { missing: `the checkout does not hold the commit before the ${change}, so every finding counts as new: set "fetch-depth: 2" for actions/checkout` };
}
function trustWorkspace(environment, folder) {
	if (!environment.GITHUB_WORKSPACE || folder === void 0) return {};
	const count = Number.parseInt(environment.GIT_CONFIG_COUNT ?? "0", 10) || 0;
	return {
		GIT_CONFIG_COUNT: String(count + 1),
		[`GIT_CONFIG_KEY_${count}`]: "safe.directory",
		[`GIT_CONFIG_VALUE_${count}`]: folder
	};
}

// src/action/inputs.ts
const FILTER_WORDS = [
	"nofilter",
	"file",
	"diff_context",
	"added"
];
function readRows(input) {
	return {
		workingDirectory: input.text("working-directory") ?? ".",
		config: input.text("config"),
		inventory: input.text("inventory"),
		manifests: input.lines("manifests").flatMap(splitAtCommas),
		failOn: input.word("fail-on", FAIL_ON_WORDS),
		coverage: input.coverage("coverage"),
		formats: input.formats("format"),
		render: input.word("render", RENDER_WORDS),
		charts: input.word("charts", CHARTS_WORDS) ?? "locked",
		chartSources: input.lines("chart-sources").flatMap(splitAtCommas),
		kustomize: input.text("kustomize"),
		helm: input.text("helm"),
		view: input.view("only", "min-severity"),
		annotations: input.isOn("annotations") ?? true,
		filter: input.word("filter", FILTER_WORDS) ?? "nofilter",
		base: input.text("base"),
		baseline: input.text("baseline"),
		comment: input.isOn("comment") ?? false,
		suggestions: input.isOn("suggestions") ?? false,
		issue: input.isOn("issue") ?? false,
		token: input.text("token") ?? ""
	};
}
const FORMATS = LINT_FORMATS.filter((format) => format !== "github");
const same = (text) => text;
function readInputs(getInput, variables = []) {
	const input = new InputReader(getInput);
	const value = readRows(input);
	const problem = [...misspeltInputs(variables, input.names), ...input.mistakes].map((message) => ({ message }));
	return problem.length > 0 ? { problem } : { value };
}
var InputReader = class {
	names = [];
	mistakes = [];
	#getInput;
	constructor(getInput) {
		this.#getInput = getInput;
	}
	text(name) {
		return this.#written(name) || void 0;
	}
	lines(name) {
		return this.#written(name).split("\n").flatMap((line) => line.trim() || []);
	}
	word(name, words, fold = same) {
		const written = this.#written(name);
		const found = words.find((one) => one === fold(written));
		if (written !== "" && found === void 0) this.mistakes.push(describeUnknownWord(`input "${name}"`, written, words));
		return found;
	}
	isOn(name) {
		const found = this.word(name, ["true", "false"], (written) => written.toLowerCase());
		return found && found === "true";
	}
	coverage(name) {
		const bounds = this.lines(name).flatMap((line) => {
			const [key, share] = line.split(/:\s*/);
			const found = COVERED.find((one) => one === key);
			if (found !== void 0 && /^(?:100|\d?\d)%$/.test(share ?? "")) return [[found, Number.parseInt(share ?? "", 10)]];
			this.mistakes.push(`input "${name}": ${quoted(line)} is no share: write "releases: 90%" or "workloads: 90%"`);
			return [];
		});
		return bounds.length === 0 ? void 0 : new Map(bounds);
	}
	formats(name) {
		const { value = [], problem } = parseFormats(this.lines(name), FORMATS, "lint", "text");
		if (problem !== void 0) this.mistakes.push(`input "${name}": ${problem}`);
		if (value.some(({ format, file }) => format === "sarif" && file === void 0)) this.mistakes.push(`input "${name}": "sarif" takes a file: write sarif=taintlint.sarif`);
		return value;
	}
	view(onlyName, leastName) {
		const only = this.lines(onlyName).flatMap(splitAtCommas);
		const unknown = describeUnknownRule({ only }, `input "${onlyName}"`);
		if (unknown !== void 0) this.mistakes.push(unknown.message);
		return {
			only,
			least: this.word(leastName, SEVERITIES) ?? "note",
			isFull: false,
			isQuiet: false
		};
	}
	#written(name) {
		this.names.push(name);
		return this.#getInput(name);
	}
};
const VARIABLE_PREFIX = "INPUT_";
function misspeltInputs(variables, names) {
	return variables.flatMap((variable) => {
		if (!variable.startsWith(VARIABLE_PREFIX)) return [];
		const name = variable.slice(6).toLowerCase();
		if (names.includes(name)) return [];
		const nearest = nearestWord(name, names);
		return nearest === void 0 ? [] : [`input "${name}" is not known${didYouMean(nearest)}`];
	});
}
function splitAtCommas(text) {
	const pieces = [];
	let depth = 0;
	let piece = "";
	for (const character of text) {
		if (character === "{") depth++;
		if (character === "}") depth--;
		if (character === "," && depth <= 0) {
			pieces.push(piece);
			piece = "";
		} else piece += character;
	}
	return [...pieces, piece].map((one) => one.trim()).filter((one) => one !== "");
}

// src/reporters/github-comment.ts
const CHANGE_SHARE = .4;
const MOST_LISTED = 500;
const LISTED = /^.*\r?\n<!-- found ([\da-f -]+) -->/;
const NEWS_SHARE = .6;
function formatPullRequestComment(result, options) {
	const isGone = isClean(result);
	const head = `### ${isGone || options.passed ? "\u2705 taintlint" : "\u274c taintlint"}${options.scope}: ${findingCounts(result.summary, result.change !== void 0)}\n`;
	if (!isGone) return withTables(head, result, options);
	return `${head}\nWhat was found in earlier commits is gone.\n${closing(result, options)}`;
}
function formatAuditIssue(result, options, before) {
	const text = "Found by taintlint in the whole repository. This text follows the latest audit, and the issue is closed once nothing is found.\n";
	const known = LISTED.exec(before ?? "")?.[1]?.split(" ");
	const found = result.findings.map(({ fingerprint }) => fingerprint);
	const gone = known?.filter((one) => !found.includes(one)) ?? [];
	const listed = [...found, ...result.reached === void 0 ? [] : gone].sort();
	const list = listed.length > MOST_LISTED ? "" : `<!-- found ${listed.join(" ")} -->\n`;
	if (known === void 0) return withTables(list + text, result, options);
	const isNew = ({ fingerprint }) => !known.includes(fingerprint);
	const news = result.findings.filter(isNew);
	const lost = result.reached === void 0 ? `, ${gone.length} no longer found` : "";
	const since = `\nSince the text before this: ${count(news.length, "new finding")}${lost}.\n`;
	const old = result.findings.filter((finding) => !isNew(finding));
	const share = 51200 * NEWS_SHARE;
	return withTables(list + text + since + summaryFindings(news, options, share, "New"), {
		...result,
		findings: old
	}, options, "From before");
}
function auditIssueTitle({ summary }, folder) {
	return `taintlint${folder === "" ? "" : ` in ${folder}`}: ${findingCounts(summary)}`;
}
function isClean({ findings, change, reached }) {
	return reached === void 0 && findings.length === 0 && (change?.workloads.length ?? 0) === 0;
}
function withTables(head, result, options, title) {
	const left = 63232 - Buffer.byteLength(head);
	const { change, findings } = result;
	const { sourceUrl } = options;
	const maxBytes = Math.floor(left * (findings.length === 0 ? 1 : CHANGE_SHARE));
	const impact = change === void 0 ? "" : changeMarkdown(change, {
		maxBytes,
		sourceUrl
	});
	const table = summaryFindings(findings, options, left - Buffer.byteLength(impact), title);
	return head + impact + table + closing(result, options);
}
function closing({ existing, fit }, { runUrl }) {
	const sentences = [];
	const before = existingText(existing);
	if (before !== "") sentences.push(`${before}: not listed here.`);
	const matrix = `every workload against ${count(fit.pools.length, "pool")}`;
	if (runUrl !== void 0) sentences.push(`${markdownLink("The job summary", runUrl)} shows ${matrix}.`);
	return sentences.length === 0 ? "" : `\n${sentences.join(" ")}\n`;
}

// src/action/github-client.ts
function withoutToken(text, token) {
	return token === "" ? text : text.replaceAll(token, "***");
}
const TIMEOUT_MILLISECONDS = 3e4;
const PER_PAGE = 100;
const MOST_PAGES = 30;
async function listAll(list) {
	const items = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const { data, headers } = await list({
			page,
			per_page: PER_PAGE
		});
		if (!Array.isArray(data)) throw new Error("its answer broke off");
		items.push(...data);
		if (!/rel="next"/.test(headers.link ?? "")) return {
			items,
			isWhole: true
		};
	}
	return {
		items,
		isWhole: false
	};
}
async function connectGithub(token, { environment, fetch }) {
	const [owner, repo, ...rest] = (environment.GITHUB_REPOSITORY ?? "").split("/");
	if (!owner || !repo || rest.length > 0) return void 0;
	const toolkit = await import("./action/github.js");
	const silent = () => void 0;
	const octokit = toolkit.getOctokit(token, {
		userAgent: "taintlint",
		baseUrl: environment.GITHUB_API_URL || void 0,
		request: fetch !== void 0 ? { fetch } : void 0,
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	});
	octokit.hook.before("request", (options) => {
		options.request = {
			...options.request,
			signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS)
		};
	});
	octokit.hook.error("request", (error) => {
		error.message = withoutToken(error.message, token);
		throw error;
	});
	const viewer = async () => {
		const answer = await octokit.graphql("query { viewer { login } }");
		if (answer?.viewer?.login === void 0) throw new Error("its answer broke off");
		return answer.viewer.login;
	};
	return {
		rest: octokit.rest,
		repository: {
			owner,
			repo
		},
		viewer
	};
}

// src/action/request-failure.ts
const FIRST_LINE = /^[^\r\n]*/;
const MESSAGE_MAX_LENGTH = 200;
function readFailure(error, permission, now = Date.now()) {
	const status = valueAt(error, "status");
	const hasResponse = valueAt(error, "response") !== void 0;
	const message = error instanceof Error ? error.message : String(error);
	const text = (FIRST_LINE.exec(message)?.[0] ?? "").slice(0, MESSAGE_MAX_LENGTH);
	if (typeof status !== "number" || !hasResponse) return {
		kind: "unavailable",
		message: `GitHub did not answer: ${text}`
	};
	const wait = retryAfter(error, now);
	if (status === 429 || status === 403 && (wait !== void 0 || /rate limit/i.test(text))) return {
		kind: "rate-limit",
		status,
		message: "GitHub's rate limit is reached",
		retryAfter: wait
	};
	if (status === 401) return {
		kind: "permission",
		status,
		message: "GitHub does not know the token"
	};
	if (status === 403 || status === 404) return {
		kind: "permission",
		status,
		message: `the token has no permission "${permission}" (GitHub answered ${status})`
	};
	if (status >= 500) return {
		kind: "unavailable",
		status,
		message: `GitHub answered ${status}`
	};
	return {
		kind: "refused",
		status,
		message: `GitHub answered ${status}: ${text}`
	};
}
function retryAfter(error, now) {
	const headers = valueAt(error, "response", "headers");
	const seconds = numberIn(valueAt(headers, "retry-after"));
	if (seconds !== void 0) return seconds;
	if (numberIn(valueAt(headers, "x-ratelimit-remaining")) !== 0) return void 0;
	const reset = numberIn(valueAt(headers, "x-ratelimit-reset"));
	return reset === void 0 ? void 0 : Math.max(0, Math.ceil(reset - now / 1e3));
}
function numberIn(value) {
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? number : void 0;
}
const ATTEMPTS = 3;
const FIRST_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 60;
async function attempt(permission, work, wait) {
	for (let count = 1;; count++) try {
		return { value: await work() };
	} catch (error) {
		const failure = readFailure(error, permission);
		const pause = failure.retryAfter ?? FIRST_WAIT_SECONDS * 2 ** (count - 1);
		if (!(failure.kind === "rate-limit" || failure.kind === "unavailable") || count === ATTEMPTS || pause > MAX_WAIT_SECONDS) return { problem: failure };
		await wait(pause);
	}
}

// src/action/sticky-comment.ts
function markerOf(kind, pieces) {
	return `<!-- taintlint ${kind} ${digest(JSON.stringify(pieces))}`;
}
function markedLine(marker, content) {
	return `${marker} ${digest(content)} -->\n`;
}
function saysTheSame({ body }, line) {
	return body?.replaceAll("\r\n", "\n").startsWith(line) ?? false;
}
const WORKFLOW_LOGIN = "github-actions[bot]";
async function findOwn(texts, marker, client) {
	const marked = texts.filter(({ body }) => body?.startsWith(`${marker} `));
	const by = (login) => login === void 0 ? void 0 : marked.find(({ user }) => user?.login === login);
	return {
		own: marked.length === 0 ? void 0 : by(await ownLogin(client)),
		earlierOf: ({ user }) => by(user?.login)
	};
}
async function ownLogin({ viewer }) {
	try {
		return await viewer();
	} catch (error) {
		if (error instanceof Error && "errors" in error || readFailure(error, "").kind === "permission") return WORKFLOW_LOGIN;
		throw error;
	}
}
function digest(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
async function keepComment(client, pullRequest, marker, { lasting, text, clean }) {
	const { rest, repository } = client;
	const issue = {
		...repository,
		issue_number: pullRequest
	};
	const { items, isWhole } = await listAll((page) => rest.issues.listComments({
		...issue,
		...page
	}));
	const { own, earlierOf } = await findOwn(items, marker, client);
	const line = markedLine(marker, lasting);
	const body = line + text;
	if (own === void 0) {
		if (clean) return "nothing was found: no comment is needed";
		if (!isWhole) return `not commented: none of the first ${items.length} comments is taintlint's, and there are more`;
		const { data } = await rest.issues.createComment({
			...issue,
			body
		});
		const earlier = earlierOf(data);
		if (earlier !== void 0) {
			const moved = `taintlint goes on in another comment: ${data.html_url}`;
			await rest.issues.updateComment({
				...repository,
				comment_id: earlier.id,
				body: moved
			});
		}
		return `commented: ${data.html_url}`;
	}
	if (saysTheSame(own, line)) return `the comment is up to date: ${own.html_url}`;
	await rest.issues.updateComment({
		...repository,
		comment_id: own.id,
		body
	});
	return `updated the comment: ${own.html_url}`;
}

// src/action/audit-issue.ts
async function keepIssue(client, marker, { title, lasting, text, clean, farewell }) {
	const { rest, repository } = client;
	const { items, isWhole } = await listAll((page) => rest.issues.listForRepo({
		...repository,
		state: "open",
		...page
	}));
	const issues = items.filter((issue) => issue.pull_request === void 0);
	const { own, earlierOf } = await findOwn(issues, marker, client);
	const line = markedLine(marker, lasting);
	if (own === void 0) {
		if (clean) return "nothing was found: no issue is needed";
		if (!isWhole) return `no issue was opened: none of the latest ${items.length} is taintlint's, and there are more`;
		const { data } = await rest.issues.create({
			...repository,
			title,
			body: line + text()
		});
		const earlier = earlierOf(data);
		if (earlier !== void 0) await rest.issues.update({
			...repository,
			issue_number: earlier.number,
			state: "closed",
			state_reason: "not_planned"
		});
		return `opened an issue: ${data.html_url}`;
	}
	const issue = {
		...repository,
		issue_number: own.number
	};
	if (clean) {
		await rest.issues.update({
			...issue,
			state: "closed",
			state_reason: "completed"
		});
		await rest.issues.createComment({
			...issue,
			body: farewell
		});
		return `closed the issue: ${own.html_url}`;
	}
	if (saysTheSame(own, line)) return `the issue is up to date: ${own.html_url}`;
	await rest.issues.update({
		...issue,
		title,
		body: line + text(own.body)
	});
	return `updated the issue: ${own.html_url}`;
}

// src/reporters/review-suggestion.ts
const FINDINGS_MAX_LENGTH = 12;
const BODY_LIMIT = 65536;
const BACKTICKS = /`+/g;
const LEAST_FENCE_LENGTH = 3;
function formatReviewSuggestion({ findings, titles, replacement }) {
	const said = findings.slice(0, FINDINGS_MAX_LENGTH).map(({ severity, rule, message }) => {
		return `**${severity}** ${markdownLink(markdownText(rule), ruleUrl(rule))}: ${shortProse(message)}\n`;
	});
	if (findings.length > said.length) said.push(`and ${findings.length - said.length} more\n`);
	const done = titles.slice(0, FINDINGS_MAX_LENGTH).map((title) => `- ${shortProse(title)}\n`);
	const longest = Math.max(0, ...(replacement.match(BACKTICKS) ?? []).map((run) => run.length));
	const fence = "`".repeat(Math.max(LEAST_FENCE_LENGTH, longest + 1));
	const body = `${said.join("\n")}\n${done.join("")}\n${fence}suggestion\n${replacement}${fence}\n`;
	return body.length <= BODY_LIMIT ? body : void 0;
}

// src/action/suggestion.ts
function planSuggestions(findings, fileOf) {
	const safe = findings.flatMap((finding) => fixesOf(finding).map((fix) => ({
		fix,
		finding
	}))).filter(({ fix }) => fix.edits.length > 0 && !fix.isUnsafe);
	const planned = [...groupBy(safe, ({ fix }) => JSON.stringify(fix.edits)).values()].flatMap((ones) => {
		const { edits, title } = ones[0].fix;
		const names = new Set(edits.map((edit) => edit.file));
		const [name] = names;
		const file = name === void 0 || names.size > 1 ? void 0 : fileOf(name);
		const lines = file && linesOf(file, edits);
		if (file === void 0 || lines === void 0) return [];
		return [{
			file,
			lines,
			edits,
			titles: [title],
			findings: ones.map(({ finding }) => finding)
		}];
	});
	return [...groupBy(planned, ({ file }) => file)].flatMap(([file, replacements]) => merge(replacements).map((replacement) => suggest(file, replacement))).sort((a, b) => rank(a) - rank(b));
}
function linesOf({ text, hunks }, edits) {
	return [touchedLines(text, edits, "after"), touchedLines(text, edits, "before")].find(({ from, to }) => hunks.some((hunk) => hunk.from <= from && to <= hunk.to));
}
function touchedLines(text, edits, neighbour) {
	const ranges = edits.map(({ start, end }) => {
		const from = lineAt(text, start);
		if (start < end) return {
			from,
			to: lineAt(text, end - 1)
		};
		const line = start > 0 && text[start - 1] === "\n" && (neighbour === "before" || start === text.length) ? from - 1 : from;
		return {
			from: line,
			to: line
		};
	});
	const from = Math.min(...ranges.map((range) => range.from));
	const to = Math.max(...ranges.map((range) => range.to));
	const replacement = replaceLines(text, {
		from,
		to
	}, edits);
	return {
		from,
		to: replacement !== "" && !replacement.endsWith("\n") && lineStart(text, to + 1) < text.length ? to + 1 : to
	};
}
function replaceLines(text, { from, to }, edits) {
	const start = lineStart(text, from);
	const inside = edits.map((edit) => ({
		...edit,
		start: edit.start - start,
		end: edit.end - start
	})).sort((a, b) => a.start - b.start || a.end - b.end);
	return applyEdits(text.slice(start, lineStart(text, to + 1)), inside);
}
function merge(replacements) {
	const merged = [];
	for (const next of [...replacements].sort((a, b) => a.lines.from - b.lines.from)) {
		const last = merged.at(-1);
		if (last === void 0 || next.lines.from > last.lines.to) {
			merged.push(next);
			continue;
		}
		merged[merged.length - 1] = {
			lines: {
				from: last.lines.from,
				to: Math.max(last.lines.to, next.lines.to)
			},
			edits: [...last.edits, ...next.edits],
			titles: [.../* @__PURE__ */ new Set([...last.titles, ...next.titles])],
			findings: [.../* @__PURE__ */ new Set([...last.findings, ...next.findings])]
		};
	}
	return merged;
}
function suggest({ path, text }, { lines, edits, titles, findings }) {
	const replacement = replaceLines(text, lines, edits);
	return {
		path,
		lines,
		replacement: replacement === "" || replacement.endsWith("\n") ? replacement : `${replacement}\n`,
		titles,
		findings
	};
}
function rank({ findings }) {
	return Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));
}
function lineAt(text, offset) {
	return text.slice(0, offset).split("\n").length;
}
function lineStart(text, line) {
	return text.split(/(?<=\n)/, line - 1).join("").length;
}

// src/action/review.ts
const MAX_SUGGESTIONS = 30;
const MAX_REVIEWS = 16;
const MARKER = /<!-- taintlint suggestion (\S+) -->/g;
const UNPROCESSABLE = 422;
async function reviewPullRequest(client, { number, headSha }, findings, context) {
	const { rest, repository } = client;
	const pullRequest = {
		...repository,
		pull_number: number
	};
	const written = await listAll((page) => rest.pulls.listReviewComments({
		...pullRequest,
		...page
	}));
	if (!written.isWhole) return [`nothing is suggested: there are more than ${written.items.length} review comments`];
	const known = new Set(written.items.flatMap(({ body }) => [...body.matchAll(MARKER)].map(([, fingerprint]) => fingerprint)));
	const fixable = findings.filter((finding) => fixesOf(finding).length > 0);
	const wanted = fixable.filter(({ fingerprint }) => !known.has(markerName(fingerprint)));
	const repeated = fixable.length - wanted.length;
	const lines = repeated === 0 ? [] : [`${repeated} of the findings that can be fixed have a suggestion already`];
	if (wanted.length === 0) return lines;
	const { items } = await listAll((page) => rest.pulls.listFiles({
		...pullRequest,
		...page
	}));
	const comments = planSuggestions(wanted, commentableFiles(items, context)).flatMap((suggestion) => toComment(suggestion) ?? []);
	const chosen = comments.slice(0, MAX_SUGGESTIONS);
	const { posted, refused } = await postReviews(client, {
		...pullRequest,
		commit_id: headSha
	}, chosen);
	lines.push(`suggested ${count(posted, "fix", "fixes")} for review`);
	if (refused > 0) lines.push(`GitHub refused ${refused} of the suggestions`);
	if (comments.length > chosen.length) lines.push(`${comments.length - chosen.length} more would be too many: the next run suggests them`);
	return lines;
}
function commentableFiles(files, { workingDirectory, repositoryPath }) {
	const byPath = new Map(files.map((file) => [file.filename, file]));
	const known = /* @__PURE__ */ new Map();
	const read = (name) => {
		const path = repositoryPath(name);
		const file = byPath.get(path);
		if (file?.patch === void 0 || file.status === "removed") return void 0;
		const text = readBlob(resolve(workingDirectory, name), file.sha);
		return text === void 0 ? void 0 : {
			path,
			text,
			hunks: readHunks(file.patch)
		};
	};
	return (name) => {
		if (!known.has(name)) known.set(name, read(name));
		return known.get(name);
	};
}
function readBlob(path, hash) {
	let bytes;
	try {
		bytes = readFileSync$1(path);
	} catch {
		return;
	}
	const blob = gitNameOf(bytes, hash?.length === 64 ? "sha256" : "sha1");
	const { value: text } = decodeText(bytes);
	if (blob !== hash || text === void 0 || text.includes("\r")) return void 0;
	return Buffer.from(text).equals(bytes) ? text : void 0;
}
function toComment(suggestion) {
	const text = formatReviewSuggestion(suggestion);
	if (text === void 0) return void 0;
	const markers = suggestion.findings.map(({ fingerprint }) => {
		return `<!-- taintlint suggestion ${markerName(fingerprint)} -->\n`;
	});
	const { from, to } = suggestion.lines;
	return {
		path: suggestion.path,
		body: markers.join("") + text,
		line: to,
		side: "RIGHT",
		...from === to ? {} : {
			start_line: from,
			start_side: "RIGHT"
		}
	};
}
function markerName(fingerprint) {
	return fingerprint.replaceAll(/[^\w]/g, "_");
}
async function postReviews({ rest }, target, comments) {
	const waiting = comments.length === 0 ? [] : [comments];
	let posted = 0;
	let refused = 0;
	for (let reviews = 0; waiting.length > 0; reviews++) {
		const batch = waiting.shift() ?? [];
		if (reviews === MAX_REVIEWS) return {
			posted,
			refused: refused + [batch, ...waiting].flat().length
		};
		try {
			const body = "taintlint suggests what repairs its findings.";
			await rest.pulls.createReview({
				...target,
				event: "COMMENT",
				body,
				comments: [...batch]
			});
			posted += batch.length;
		} catch (error) {
			if (readFailure(error, "").status !== UNPROCESSABLE) throw error;
			if (batch.length === 1) refused++;
			else waiting.push(batch.slice(0, Math.ceil(batch.length / 2)), batch.slice(Math.ceil(batch.length / 2)));
		}
	}
	return {
		posted,
		refused
	};
}
const HUNK_HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;
function readHunks(patch) {
	const hunks = [];
	for (const [, start = "", length = "1"] of patch.matchAll(HUNK_HEADER)) {
		const from = Number(start);
		const to = from + Number(length) - 1;
		if (to >= from) hunks.push({
			from,
			to
		});
	}
	return hunks;
}

// src/action/posting.ts
async function postResult(verdict, context) {
	const { lines, warnings } = await post(verdict, context);
	const { token } = context.inputs;
	return {
		lines: lines.map((text) => withoutToken(text, token)),
		warnings: warnings.map((text) => withoutToken(text, token))
	};
}
async function post(verdict, context) {
	const { inputs, event, host } = context;
	const wanted = [
		"comment",
		"suggestions",
		"issue"
	].filter((name) => inputs[name]);
	if (wanted.length === 0) return {
		lines: [],
		warnings: []
	};
	if (event.kind === "pull_request_target") return {
		lines: [],
		warnings: [`nothing is posted for "pull_request_target", because it runs beside code that nobody has reviewed: use "pull_request"`]
	};
	const { ended, reached = [], findings } = verdict.result;
	if (ended !== void 0 || reached.length > 0 && findings.length === 0) return {
		lines: [],
		warnings: ["nothing is posted: the run did not judge everything"]
	};
	const lines = wanted.flatMap((name) => describeUnfit(name, event) ?? []);
	const tasks = planTasks(verdict, context);
	if (tasks.length === 0) return {
		lines,
		warnings: []
	};
	if (inputs.token === "") return {
		lines,
		warnings: [`${notPosted(tasks)}: input "token" is empty`]
	};
	const client = await connectGithub(inputs.token, host);
	if (client === void 0) return {
		lines,
		warnings: [`${notPosted(tasks)}: GITHUB_REPOSITORY names no repository`]
	};
	const failed = [];
	for (const task of tasks) {
		const { value, problem: failure } = await attempt(task.permission, () => task.work(client), host.wait);
		if (failure === void 0) lines.push(...value);
		else failed.push({
			task,
			failure
		});
	}
	return describeFailures(failed, event, lines);
}
function describeUnfit(name, event) {
	const isIssue = name === "issue";
	if (event.kind === (isIssue ? "audit" : "pull_request")) return void 0;
	if (event.kind === "other" && event.name === "pull_request") return `input "${name}" does nothing: the event of this run does not say which pull request it is`;
	return `input "${name}" does nothing for "${event.kind === "audit" || event.kind === "other" ? event.name : event.kind}": it is for ${isIssue ? "schedule and workflow_dispatch" : "pull_request"}`;
}
function planTasks(verdict, { event, inputs, ...context }) {
	if (event.kind === "audit" && inputs.issue) return [issueTask(verdict, inputs, context)];
	if (event.kind !== "pull_request") return [];
	const tasks = [];
	if (inputs.comment) tasks.push(commentTask(verdict, event, inputs, context));
	const { findings } = verdict.result;
	if (inputs.suggestions && findings.some((finding) => fixesOf(finding).length > 0)) {
		const { host, workingDirectory } = context;
		const repositoryPath = repositoryPaths(host.environment, workingDirectory);
		tasks.push({
			what: "the suggestions",
			permission: "pull-requests: write",
			work: (client) => reviewPullRequest(client, event, findings, {
				workingDirectory,
				repositoryPath
			})
		});
	}
	return tasks;
}
function commentTask({ result, passed }, event, inputs, context) {
	const folder = workingFolder(context);
	const marker = markerOf("comment", [folder, inputs.config ?? ""]);
	const { plain, linked } = commentOptions(passed, folder, context, event.headSha);
	const content = {
		lasting: formatPullRequestComment(result, plain),
		text: formatPullRequestComment(result, linked),
		clean: isClean(result)
	};
	return {
		what: "the comment",
		permission: "pull-requests: write",
		work: async (client) => [await keepComment(client, event.number, marker, content)]
	};
}
function issueTask({ result, passed }, inputs, context) {
	const folder = workingFolder(context);
	const marker = markerOf("issue", [folder, inputs.config ?? ""]);
	const { plain, linked } = commentOptions(passed, folder, context, context.host.environment.GITHUB_SHA);
	const content = {
		title: auditIssueTitle(result, folder),
		lasting: formatAuditIssue(result, plain),
		text: (before) => formatAuditIssue(result, linked, before),
		clean: result.findings.length === 0,
		farewell: "\u2705 The latest audit found nothing."
	};
	return {
		what: "the issue",
		permission: "issues: write",
		work: async (client) => [await keepIssue(client, marker, content)]
	};
}
function workingFolder({ host, workingDirectory }) {
	const folder = repositoryPaths(host.environment, workingDirectory)(".");
	return folder === "." ? "" : folder;
}
function commentOptions(passed, folder, { host: { environment }, workingDirectory }, commit) {
	const links = githubLinks({
		...environment,
		GITHUB_SHA: commit
	}, workingDirectory);
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = environment;
	const runUrl = server && repository && run ? { runUrl: `${server}/${repository}/actions/runs/${run}` } : {};
	const scope = folder === "" ? "" : ` in ${markdownCode(folder)}`;
	return {
		plain: {
			passed,
			scope
		},
		linked: {
			passed,
			scope,
			...links,
			...runUrl
		}
	};
}
function describeFailures(failed, event, lines) {
	const readOnly = event.kind === "pull_request" ? event.readOnly : void 0;
	const expected = failed.filter(({ failure }) => readOnly !== void 0 && failure.kind === "permission");
	const others = failed.filter((one) => !expected.includes(one));
	const warnings = [...new Set(others.map(({ failure }) => failure.message))].map((message) => {
		return `${notPosted(others.filter(({ failure }) => failure.message === message).map(({ task }) => task))}: ${message}`;
	});
	if (expected.length === 0) return {
		lines,
		warnings
	};
	const why = readOnly === "fork" ? "of a pull request from a fork" : "of Dependabot";
	const line = `${notPosted(expected.map(({ task }) => task))}: the token ${why} may only read; see the annotations and the job summary`;
	return {
		lines: [...lines, line],
		warnings
	};
}
function notPosted(tasks) {
	return `${tasks.map(({ what }) => what).join(" and ")} could not be posted`;
}

// src/action/run.ts
async function runAction(host) {
	const { environment, workspace, toolkit } = host;
	const inputs = readInputs(toolkit.getInput, Object.keys(environment));
	if (inputs.problem !== void 0) return fail(inputs.problem, workspace, host);
	const workingDirectory = resolve(workspace, inputs.value.workingDirectory);
	if (!isFolderInside(workspace, workingDirectory)) return fail([{ message: `input "working-directory": "${inputs.value.workingDirectory}" is not a folder of the workspace` }], workspace, host);
	const event = readEvent(environment, readPayload(environment.GITHUB_EVENT_PATH));
	Object.assign(environment, trustWorkspace(environment, findGitRoot(workingDirectory, DISK)));
	const base = findBase(inputs.value.base, event, {
		sha: environment.GITHUB_SHA,
		problem: findWorkingTree(workingDirectory).problem,
		resolve: (revision) => queryGit(workingDirectory, [
			"rev-parse",
			"--verify",
			"--quiet",
			`${revision}^{commit}`
		])
	});
	if (base.missing !== void 0) log(host, base.missing);
	const { config, inventory, manifests: globs, baseline, render, view, failOn, coverage } = inputs.value;
	const programs = nameRenderPrograms(inputs.value, environment, {
		workingDirectory,
		by: (renderer) => `input "${renderer}"`
	});
	const isNamed = inputs.value.base !== void 0;
	const linted = await lintWorkspace(createFileReader(workingDirectory), {
		workingDirectory,
		config,
		inventory,
		globs,
		baseline,
		view,
		failOn,
		coverage,
		paths: [],
		cluster: void 0,
		stdin: void 0,
		progress: NO_PROGRESS,
		elapsed: elapsedInRun,
		rendering: {
			environment,
			render,
			useCache: true,
			charts: base.missing !== void 0 && inputs.value.charts === "fetch" ? "locked" : inputs.value.charts,
			chartSources: inputs.value.chartSources,
			programs,
			rendered: /* @__PURE__ */ new Map(),
			spent: { milliseconds: 0 }
		},
		base: base.revision === void 0 ? void 0 : {
			revision: base.revision,
			by: "input \"base\"",
			shownAs: isNamed ? void 0 : environment.GITHUB_BASE_REF,
			isOptional: !isNamed
		}
	});
	if (linted.problem !== void 0) return fail(linted.problem, workingDirectory, host);
	const { repository, all, result, passed, nothing, over } = linted.value;
	setOutputs(all, inputs.value, workingDirectory, host);
	const verdict = linted.value;
	const post = () => nothing === void 0 ? postResult(verdict, {
		event,
		inputs: inputs.value,
		workingDirectory,
		host
	}) : Promise.resolve({
		lines: [],
		warnings: []
	});
	const renderedWith = (await usedPrograms(repository.rendered)).map(({ name }) => name);
	const failures = await report(verdict, {
		inputs: inputs.value,
		workingDirectory,
		renderedWith,
		host
	}, post);
	if (nothing !== void 0) failures.push(nothing);
	failures.push(...boundErrors(over));
	if (failures.length > 0) fail(failures, workingDirectory, host);
	if (!passed) log(host, `taintlint failed: ${findingCounts(result.summary)}`);
	return passed && failures.length === 0 ? 0 : 1;
}
function isFolderInside(workspace, path) {
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
	return isInside(realpathSync(workspace), realpathSync(path));
}
function readPayload(path) {
	if (!path) return void 0;
	try {
		return JSON.parse(readFileSync$1(path, "utf8"));
	} catch {
		return;
	}
}
function fail(errors, workingDirectory, host) {
	const repositoryPath = repositoryPaths(host.environment, workingDirectory);
	for (const runError of errors) {
		const { message, range } = runError;
		if (range !== void 0) log(host, formatRunError(runError));
		const file = range && visibleText(repositoryPath(range.file));
		const place = range && {
			file,
			startLine: range.line,
			startColumn: range.column
		};
		host.toolkit.error(visibleText(message), {
			title: "taintlint",
			...place
		});
	}
	return 1;
}
function setOutputs({ summary, findings, existing, change, coverage }, { formats }, workingDirectory, { toolkit: { setOutput }, workspace }) {
	setOutput("findings", findings.length);
	setOutput("errors", summary.errors);
	setOutput("warnings", summary.warnings);
	setOutput("notes", summary.notes);
	setOutput("existing", existing.length);
	setOutput("base", change?.base.commit ?? "");
	for (const key of [
		"judged",
		"unknown",
		"releases"
	]) setOutput(key, coverage[key]);
	const files = formats.flatMap(({ format, file }) => file === void 0 ? [] : [{
		format,
		path: relativePath(workspace, resolve(workingDirectory, file))
	}]);
	setOutput("sarif-file", files.find(({ format }) => format === "sarif")?.path ?? "");
	setOutput("report-files", files.map(({ path }) => path).join("\n"));
}
async function report(verdict, { inputs: { formats, annotations, filter }, workingDirectory, renderedWith, host }, post) {
	const { environment, toolkit } = host;
	const context = {
		environment,
		workingDirectory,
		elapsed: () => performance.now()
	};
	const color = wantsColor("auto", true, environment);
	const ofLog = {
		...verdict,
		result: copyResult(verdict.result, { existing: [] })
	};
	const reports = await Promise.all(formats.map(async ({ format, file }) => ({
		file,
		text: await renderLint(file === void 0 && format === "text" ? ofLog : verdict, format, { color: color && file === void 0 }, context)
	})));
	for (const { file, text } of reports) if (file === void 0) logVerbatim(text, host);
	logExisting(verdict.result, host);
	if (renderedWith.length > 0) log(host, `rendered with ${joinWords(renderedWith)}`);
	const { lines, warnings } = await post();
	for (const message of warnings) toolkit.warning(visibleText(message), { title: "taintlint" });
	for (const line of lines) log(host, line);
	if (annotations) await annotate(verdict.result, {
		host,
		workingDirectory,
		warnings: warnings.length,
		filter
	});
	return [...writeReports(reports, workingDirectory), ...writeSummary(verdict, workingDirectory, renderedWith, host)];
}
function logExisting({ existing }, host) {
	if (existing.length === 0) return;
	host.toolkit.startGroup(existingText(existing));
	logVerbatim(formatConcise({ findings: existing }), host);
	host.toolkit.endGroup();
}
function logVerbatim(text, { write }) {
	const token = randomUUID();
	write(`::stop-commands::${token}\n${visibleOutput(text).trimEnd()}\n::${token}::\n`);
}
function writeSummary({ result, passed }, workingDirectory, renderedWith, { environment, toolkit }) {
	const path = environment.GITHUB_STEP_SUMMARY;
	if (!path) return [];
	try {
		const maxBytes = LIMIT_BYTES - MARGIN_BYTES - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
		const options = {
			passed,
			maxBytes,
			renderedWith,
			...githubLinks(environment, workingDirectory)
		};
		if (maxBytes >= LEAST_BYTES) appendFileSync(path, formatJobSummary(result, options));
		else toolkit.notice("the job summary of this step is full: nothing was added to it");
		return [];
	} catch (problem) {
		return [{ message: `the job summary cannot be written: ${describeSystemError(problem)}` }];
	}
}
const LIMIT_BYTES = 1048576;
const MARGIN_BYTES = 65536;
const LEAST_BYTES = 16384;

// src/action/step.ts
async function run() {
	const host = {
		environment: process.env,
		workspace: process.cwd(),
		write: (text) => process.stdout.write(text),
		toolkit: {
			endGroup,
			error,
			getInput,
			notice,
			setOutput,
			startGroup,
			warning
		},
		wait: (seconds) => setTimeout(seconds * 1e3)
	};
	try {
		armWatchdog();
		process.exitCode = await stoppable(() => runAction(host), (ended) => {
			setFailed(describeStopped(ended));
			return 1;
		});
		if (isStopped()) process.stdout.write("", () => process.exit(2));
	} catch (problem) {
		const message = problem instanceof Error ? problem.message : String(problem);
		setFailed(`internal error: ${visibleText(message)}; please report this with the file`);
		const isTraced = process.env.TAINTLINT_DEBUG === "1" && problem instanceof Error;
		for (const line of isTraced ? (problem.stack ?? "").split("\n") : []) log(host, line);
	}
}

// src/action/main.ts
await run();

export {  };