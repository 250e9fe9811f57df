import { byPlace, groupBy, isAsWritten, readManifest, standsInFile } from "./core.js";
import { applyEdits, count, distinctEdits, fixesOf, unstopped } from "./program.js";
import { editJson } from "./lint-json2.js";
import { describeUnfixable, isUtf16, lintTried, shortenList, textsWith, withMarkOf, writeFixedFile } from "./lint.js";
const { resolve } = process.getBuiltinModule("node:path");

// src/lint/fix/compose-edits.ts
function cut(piece, from, to) {
	if ("text" in piece) return { text: piece.text.slice(from, to) };
	return {
		start: piece.start + from,
		end: Math.min(piece.start + to, piece.end)
	};
}
function composeEdits(first, second) {
	const file = first[0]?.file ?? second[0]?.file ?? "";
	if (first.length === 0) return second;
	const result = [];
	const pieces = [];
	let position = 0;
	for (const { start, end, text } of first) {
		pieces.push({
			start: position,
			end: start
		}, { text });
		position = end;
	}
	pieces.push({
		start: position,
		end: Number.POSITIVE_INFINITY
	});
	let index = 0;
	let offset = 0;
	function takeUntil(position, keep) {
		for (let piece = pieces[index]; piece !== void 0 && offset < position; piece = pieces[index]) {
			const length = "text" in piece ? piece.text.length : piece.end - piece.start;
			const taken = Math.min(length, position - offset);
			if (keep) result.push(cut(piece, 0, taken));
			offset += taken;
			if (taken === length) index++;
			else pieces[index] = cut(piece, taken, length);
		}
	}
	for (const { start, end, text } of second) {
		takeUntil(start, true);
		takeUntil(end, false);
		result.push({ text });
	}
	takeUntil(Number.POSITIVE_INFINITY, true);
	return editsOf(result, file);
}
function editsOf(pieces, file) {
	const edits = [];
	let position = 0;
	let text = "";
	for (const piece of pieces) {
		if ("text" in piece) {
			text += piece.text;
			continue;
		}
		if (piece.start === piece.end) continue;
		if (piece.start > position || text !== "") edits.push({
			file,
			start: position,
			end: piece.start,
			text
		});
		position = piece.end;
		text = "";
	}
	return edits;
}

// src/reporters/unified-diff.ts
const CONTEXT = 3;
function formatUnifiedDiff(files) {
	return files.map(formatFile).join("");
}
function formatFile({ path, text, edits }) {
	const lines = splitLines(text);
	const changes = lineChanges(text, lines, edits);
	if (changes.length === 0) return "";
	let shift = 0;
	const hunks = hunksOf(changes).map((hunk) => {
		const written = formatHunk(lines, hunk, shift);
		for (const change of hunk) shift += change.lines.length - (change.end - change.start);
		return written;
	});
	return [
		`--- ${fileName("a", path)}\n`,
		`+++ ${fileName("b", path)}\n`,
		...hunks
	].join("");
}
function fileName(side, path) {
	const name = `${side}/${path}`;
	return /["\\\p{Cc}]/u.test(name) ? JSON.stringify(name) : name;
}
function splitLines(text) {
	return text.match(/[^\n]+\n?|\n/g) ?? [];
}
function lineChanges(text, lines, edits) {
	const starts = [0];
	for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);
	const offsetOf = (line) => starts[line] ?? text.length;
	let current = 0;
	const lineAt = (offset) => {
		while (current + 1 < lines.length && offsetOf(current + 1) <= offset) current++;
		return current;
	};
	const groups = [];
	for (const edit of edits) {
		const start = lineAt(edit.start);
		const end = Math.min(lineAt(edit.end) + 1, lines.length);
		const last = groups.at(-1);
		if (last === void 0 || start >= last.end) groups.push({
			start,
			end,
			edits: [edit]
		});
		else {
			last.end = end;
			last.edits.push(edit);
		}
	}
	return groups.map(({ start, end, edits: own }) => {
		const from = offsetOf(start);
		const moved = own.map((edit) => ({
			...edit,
			start: edit.start - from,
			end: edit.end - from
		}));
		return trim(lines, {
			start,
			end,
			lines: splitLines(applyEdits(text.slice(from, offsetOf(end)), moved))
		});
	}).filter((change) => change.start < change.end || change.lines.length > 0);
}
function trim(old, { start, end, lines }) {
	let [before, after] = [0, 0];
	const most = Math.min(end - start, lines.length);
	while (before < most && old[start + before] === lines[before]) before++;
	while (after < most - before && old[end - 1 - after] === lines[lines.length - 1 - after]) after++;
	return {
		start: start + before,
		end: end - after,
		lines: lines.slice(before, lines.length - after)
	};
}
function hunksOf(changes) {
	const hunks = [];
	for (const change of changes) {
		const last = hunks.at(-1);
		const end = last?.at(-1)?.end;
		if (last !== void 0 && end !== void 0 && change.start - end <= 6) last.push(change);
		else hunks.push([change]);
	}
	return hunks;
}
function formatHunk(old, hunk, shift) {
	const start = Math.max(0, (hunk[0]?.start ?? 0) - CONTEXT);
	const end = Math.min(old.length, (hunk.at(-1)?.end ?? 0) + CONTEXT);
	const body = [];
	let [position, newLength] = [start, 0];
	const keep = (until) => {
		for (; position < until; position++, newLength++) body.push(formatLine(" ", old[position] ?? ""));
	};
	for (const change of hunk) {
		keep(change.start);
		for (; position < change.end; position++) body.push(formatLine("-", old[position] ?? ""));
		for (const one of change.lines.map((line) => formatLine("+", line))) body.push(one);
		newLength += change.lines.length;
	}
	keep(end);
	return `@@ -${formatRange(start, end - start)} +${formatRange(start + shift, newLength)} @@\n${body.join("")}`;
}
function formatRange(start, length) {
	return length === 1 ? String(start + 1) : `${length === 0 ? start : start + 1},${length}`;
}
function formatLine(sign, line) {
	return line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}

// src/workspace/fix-files.ts
async function fixFiles(input, options) {
	const { mode, stdin } = options;
	const refused = /* @__PURE__ */ new Map();
	const mayChange = (path) => {
		if (!refused.has(path)) refused.set(path, whyNot(path, options));
		return refused.get(path) === void 0;
	};
	const run = await fixRepository(input, mayChange, options.choice, options.readAgain);
	const notices = [...refused].flatMap(([path, why]) => why === void 0 ? [] : [`"${path}" is not fixed: ${why}`]);
	const messages = [describeRun(run, mode), ...notices];
	if (mode === "diff") {
		const changed = run.files.map(({ before, edits }) => ({
			...before,
			edits
		}));
		const files = changed.map((file) => ({
			file: file.path,
			diff: formatUnifiedDiff([file]),
			edits: file.edits.map(editJson)
		}));
		return {
			run,
			output: formatUnifiedDiff(changed),
			wouldFix: {
				findings: run.fixed,
				files
			},
			messages,
			errors: []
		};
	}
	if (stdin !== void 0) {
		const text = isShortened(stdin) ? stdin.bytes.toString() : run.input.manifests[0]?.file.text ?? "";
		return {
			run,
			output: withMarkOf(stdin.bytes, text),
			messages,
			errors: []
		};
	}
	const errors = unstopped(() => writeFiles(run.files, options.workingDirectory));
	const unwritten = `${`fixed ${run.files.length - errors.length} of ${run.files.length} files`}; the others are unchanged, and the report shows what would remain`;
	return {
		run,
		output: void 0,
		messages: [errors.length === 0 ? describeRun(run, mode) : unwritten, ...notices],
		errors
	};
}
function isShortened({ bytes }) {
	return shortenList(bytes) !== bytes;
}
function whyNot(path, { stdin, workingDirectory }) {
	if (stdin === void 0) return describeUnfixable(resolve(workingDirectory, path), workingDirectory);
	if (isUtf16(stdin.bytes)) return "it is written in UTF-16";
	return isShortened(stdin) ? "it is a long list that was read only in part" : void 0;
}
function writeFiles(files, workingDirectory) {
	return files.flatMap(({ before, after }) => {
		const problem = writeFixedFile(resolve(workingDirectory, before.path), before.text, after.text, workingDirectory);
		return problem === void 0 ? [] : [{ message: `"${before.path}" cannot be fixed: ${problem}` }];
	});
}
function describeRun({ fixed, files }, mode) {
	if (fixed === 0) return "no finding can be fixed";
	return `${mode === "write" ? "fixed" : "would fix"} ${count(fixed, "finding")} in ${count(files.length, "file")}`;
}
const MAX_ROUNDS = 10;
function editsByFile(fixes, mayChange) {
	const allowed = fixes.flatMap(({ edits }) => edits).filter(({ file }) => mayChange(file));
	const files = groupBy(distinctEdits(allowed), ({ file }) => file);
	return new Map([...files].map(([file, edits]) => [file, edits.sort(byPlace)]));
}
function fixManifest(manifest, edits, options) {
	if (edits === void 0 || !isAsWritten(manifest)) return manifest;
	const { file, unrendered } = manifest;
	const fixed = readManifest({
		path: file.path,
		text: applyEdits(file.text, edits)
	}, options);
	return unrendered === void 0 ? fixed : {
		...fixed,
		unrendered
	};
}
async function fixRepository(read, mayChange = () => true, { takesUnsafe = false, isWanted = () => true } = {}, readAgain) {
	const input = {
		...read,
		...takesUnsafe && { takesUnsafeFixes: true }
	};
	const wanted = ({ findings }) => findings.filter(isWanted).flatMap((finding) => fixesOf(finding).filter((fix) => takesUnsafe || !fix.isUnsafe));
	const options = { customKinds: input.configuration?.customKinds ?? [] };
	const written = new Set(input.manifests.filter(isAsWritten).map(({ file }) => file.path));
	let current = input;
	const texts = /* @__PURE__ */ new Map();
	let result = await lintTried(current, readAgain);
	let fixed = 0;
	const allEdits = /* @__PURE__ */ new Map();
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const fixes = wanted(result);
		const rendered = new Set(fixes.flatMap((one) => one.rendered ? one.edits.map(({ file }) => file) : []));
		const edits = editsByFile(fixes, (path) => (written.has(path) || rendered.has(path)) && mayChange(path));
		if (edits.size === 0) break;
		fixed += fixes.filter((fix) => fix.edits.some(({ file }) => edits.has(file))).length;
		for (const [path, made] of edits) allEdits.set(path, composeEdits(allEdits.get(path) ?? [], made));
		for (const [path, text] of textsWith(input, [...allEdits.values()].flat())) texts.set(path, text);
		const anew = [...edits.keys()].some((path) => rendered.has(path)) ? await readAgain?.(texts) : void 0;
		current = {
			...current,
			manifests: anew?.manifests ?? current.manifests.map((one) => fixManifest(one, edits.get(one.file.path), options))
		};
		result = await lintTried(current, readAgain, texts);
	}
	return {
		files: input.manifests.filter(standsInFile).flatMap(({ file: before }) => {
			const [text, edits] = [texts.get(before.path), allEdits.get(before.path)];
			return text === void 0 || edits === void 0 ? [] : [{
				before,
				after: {
					path: before.path,
					text
				},
				edits
			}];
		}),
		fixed,
		input: current,
		result
	};
}

export { fixFiles };