import { r as nearestWord } from "./source.js";
import { i as FORMAT_NAMES } from "./commands.js";

// src/cli/color.ts
function wantsColor(when, isTerminal, environment) {
	if (when !== "auto") return when === "always";
	if (isSet(environment.NO_COLOR)) return false;
	const forced = environment.FORCE_COLOR;
	if (isSet(forced)) return forced !== "0" && forced !== "false";
	return isTerminal && environment.TERM !== "dumb";
}
function isSet(value) {
	return value !== void 0 && value !== "";
}

// src/cli/progress.ts
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

// src/cli/format-request.ts
function parseFormats(texts, legal, command) {
	const requests = [];
	for (const text of texts) {
		const separator = text.indexOf("=");
		const name = separator < 0 ? text : text.slice(0, separator);
		const file = separator < 0 ? "-" : text.slice(separator + 1);
		const format = legal.find((one) => one === name);
		if (format === void 0) return { mistake: describeUnknownFormat(name, legal, command) };
		if (file === "") return { mistake: `format "${text}" names no file after "="` };
		const request = {
			format,
			file: file === "-" ? void 0 : file
		};
		const rival = requests.find((one) => one.file === request.file);
		if (rival !== void 0) return { mistake: describeRivals(rival, request) };
		requests.push(request);
	}
	if (requests.some(({ file }) => file === void 0)) return { requests };
	return { requests: [{
		format: "text",
		file: void 0
	}, ...requests] };
}
function describeUnknownFormat(name, legal, command) {
	const nearest = FORMAT_NAMES.some((one) => one === name) ? void 0 : nearestWord(name, legal);
	const hint = nearest === void 0 ? "" : `; did you mean "${nearest}"?`;
	return `format "${name}" is not known to command "${command}", which has ${legal.join(", ")}${hint}`;
}
function describeRivals(first, second) {
	if (first.file !== void 0) return `formats "${first.format}" and "${second.format}" both go into "${first.file}"`;
	return `formats "${first.format}" and "${second.format}" both go to the standard output: give one a file, as in ${second.format}=FILE`;
}

export { wantsColor as i, NO_PROGRESS as n, createProgress as r, parseFormats as t };