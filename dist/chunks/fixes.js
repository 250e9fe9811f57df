import { __exportAll } from "./rolldown-runtime.js";
import { formatKey, getEntry, nodeAt, ownText, rangeOf, startOfLine } from "./program.js";
import { commentForOneRule, compact, createProver, decide, fitWorkload, formatYamlString, groupBy, locateFound, readManifest, renderedFrom, seeRuns, splitDocuments } from "./core.js";

// src/model/fix.ts
function applyEdits(text, edits) {
	let result = "";
	let position = 0;
	for (const edit of edits) {
		result += text.slice(position, edit.start) + edit.text;
		position = edit.end;
	}
	return result + text.slice(position);
}

// src/lint/fix/lines.ts
function lineStart(text, offset) {
	let start = offset;
	while (start > 0 && !isLineBreak(text, start - 1)) start--;
	return start;
}
function lineEnd(text, offset) {
	let end = offset;
	while (end < text.length && !isLineBreak(text, end)) end++;
	return end;
}
function nextLine(text, offset) {
	const end = lineEnd(text, offset);
	return end + lineBreakAt(text, end).length;
}
function lineBreakAt(text, offset) {
	if (text.startsWith("\r\n", offset)) return "\r\n";
	return offset < text.length && isLineBreak(text, offset) ? text.charAt(offset) : "";
}
function isLineBreak(text, offset) {
	return text[offset] === "\n" || text[offset] === "\r";
}
function lineBreakNear(text, offset) {
	const here = lineBreakAt(text, lineEnd(text, offset));
	if (here !== "") return here;
	const start = lineStart(text, offset);
	if (start === 0) return "\n";
	return text.slice(0, start).endsWith("\r\n") ? "\r\n" : text.charAt(start - 1);
}
function columnOf(text, offset) {
	return offset - lineStart(text, offset);
}
function indentationOf(text, offset) {
	const start = lineStart(text, offset);
	return /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? "";
}
function isFirstOnLine(text, offset) {
	return text.slice(lineStart(text, offset), offset).trim() === "";
}
function isLastOnLine(text, offset) {
	return /^[ \t]*(?:$|#)/.test(text.slice(offset, lineEnd(text, offset)));
}
function contentEnd(text, offset) {
	let end = offset;
	while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
	return end;
}

// src/lint/fix/target.ts
function targetNode(target) {
	return target.kind === "entry" ? target.entry.value : target.item;
}
function findTarget({ document, path }) {
	let node = document.root;
	let target;
	for (const step of path) {
		target = stepInto(node, step);
		if (target === void 0) return void 0;
		node = targetNode(target);
	}
	return target;
}
function findNode(place) {
	if (place.path.length === 0) return place.document.root;
	const target = findTarget(place);
	return target && targetNode(target);
}
function stepInto(parent, step) {
	if (typeof step === "string") {
		const entry = getEntry(parent, step);
		return entry && parent.kind === "mapping" ? {
			kind: "entry",
			parent,
			entry
		} : void 0;
	}
	const item = parent.kind === "sequence" ? parent.items[step] : void 0;
	return item && parent.kind === "sequence" ? {
		kind: "item",
		parent,
		index: step,
		item
	} : void 0;
}
function parentOf(place) {
	return {
		...place,
		path: place.path.slice(0, -1),
		part: "value"
	};
}
function standsHere(parent, { key, value, merged }) {
	return !merged && key.start >= parent.start && value.start >= key.end;
}
function endOfItemsBefore({ items, start }, index) {
	let end = start;
	for (const item of items.slice(0, index)) {
		if (item.start < end) return void 0;
		end = item.end;
	}
	return end;
}
function isFlow(text, node) {
	if (node.kind === "scalar") return false;
	return text[node.start] === "{" || text[node.start] === "[";
}

// src/lint/fix/style.ts
function ancestorsOf({ document, path }) {
	const nodes = [document.root];
	for (const step of path) {
		const node = nodeAt(nodes[0], [step]);
		if (node === void 0) break;
		nodes.unshift(node);
	}
	return nodes;
}
const MAX_SAMPLES = 20;
function childrenOf(node) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.slice(0, MAX_SAMPLES).filter((item) => item.start >= node.start);
	return node.entries.slice(0, MAX_SAMPLES).filter((entry) => standsHere(node, entry)).map(({ value }) => value);
}
function* nodesNear(place) {
	for (const node of ancestorsOf(place)) {
		yield node;
		const children = childrenOf(node);
		yield* children;
		for (const child of children) yield* childrenOf(child);
	}
}
function quotesNear(place) {
	const { text } = place.document.file;
	for (const node of nodesNear(place)) {
		const quotes = quotesOf(text, node);
		if (quotes !== void 0) return quotes;
	}
	return "\"";
}
function quotesOf(text, { kind, start }) {
	const mark = kind === "scalar" ? text[start] : void 0;
	return mark === "'" || mark === "\"" ? mark : void 0;
}
function indentBelow(text, parent, child) {
	const [outer, inner] = [indentationOf(text, parent), indentationOf(text, child)];
	return inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : "  ";
}
function flowStyleAt(place) {
	const { text } = place.document.file;
	const quotes = quotesNear(place);
	for (const node of nodesNear(place)) {
		if (node.kind !== "mapping" || !isFlow(text, node)) continue;
		const [first, second] = node.entries;
		if (first === void 0 || !standsHere(node, first)) continue;
		const between = text.slice(first.key.end, first.value.start);
		const colon = /^:[ ]*$/.test(between) ? between : ": ";
		const separator = second && standsHere(node, second) ? text.slice(first.value.end, second.key.start) : void 0;
		return {
			json: text[first.key.start] === "\"",
			quotes,
			padding: /^ +/.exec(text.slice(node.start + 1))?.[0] ?? "",
			colon,
			comma: separator !== void 0 && /^, *$/.test(separator) ? separator : colon === ":" ? "," : ", ",
			indent: isFirstOnLine(text, first.key.start) ? indentBelow(text, node.start, first.key.start) : void 0
		};
	}
	return {
		json: isFlow(text, place.document.root),
		quotes,
		padding: "",
		colon: ": ",
		comma: ", ",
		indent: void 0
	};
}
function blockStyleAt(place) {
	const { text } = place.document.file;
	let indent;
	let listIndent;
	let dash;
	let quotes;
	for (const node of nodesNear(place)) {
		if (indent !== void 0 && listIndent !== void 0 && dash !== void 0 && quotes !== void 0) break;
		quotes ??= quotesOf(text, node);
		if (node.kind === "scalar" || isFlow(text, node)) continue;
		if (node.kind === "sequence") {
			dash ??= dashOf(text, node.start);
			continue;
		}
		for (const entry of node.entries) {
			const { key, value } = entry;
			if (value.kind === "scalar" || !standsHere(node, entry) || isFlow(text, value)) continue;
			const deeper = columnOf(text, value.start) - columnOf(text, key.start);
			if (value.kind === "sequence") listIndent ??= deeper;
			else indent ??= deeper;
		}
	}
	return {
		indent: indent ?? 2,
		listIndent: listIndent ?? 2,
		dash: dash ?? "- ",
		quotes: quotes ?? "\""
	};
}
function dashOf(text, start) {
	return /^- +(?=[^\s#&!|>-])/.exec(text.slice(start, start + 16))?.[0];
}

// src/lint/fix/write-value.ts
function writeString(text, quotes) {
	const written = formatYamlString(text);
	return quotes === "'" && written.startsWith("\"") && isPrintable(text) ? singleQuoted(text) : written;
}
function singleQuoted(text) {
	return `'${text.replaceAll("'", "''")}'`;
}
function isPrintable(text) {
	return /^[\x20-\x7e]*$/.test(text);
}
function isList(value) {
	return Array.isArray(value);
}
function writeFlowString(text, { json, quotes }) {
	return json ? JSON.stringify(text) : writeString(text, quotes);
}
function writeFlow(value, style) {
	if (typeof value === "string") return [writeFlowString(value, style)];
	if (typeof value === "number") return [String(value)];
	if (isList(value)) return writeCollection("[", value.map((item) => writeFlow(item, style)), "]", {
		...style,
		padding: ""
	});
	return writeCollection("{", Object.entries(value).map(([key, child]) => writeFlowEntry(key, child, style)), "}", style);
}
function writeFlowEntry(key, value, style) {
	const [first = "", ...rest] = writeFlow(value, style);
	return [`${writeFlowString(key, style)}${style.colon}${first}`, ...rest];
}
function writeCollection(open, parts, close, { indent, comma, padding }) {
	if (parts.length === 0) return [open + close];
	if (indent === void 0) return [`${open}${padding}${parts.map((lines) => lines.join(" ")).join(comma)}${padding}${close}`];
	return [
		open,
		...parts.flatMap((part, index) => {
			const last = part.length - 1;
			const separator = index < parts.length - 1 ? "," : "";
			return part.map((line, at) => `${indent}${line}${at === last ? separator : ""}`);
		}),
		close
	];
}
function writeBlockEntry(key, value, style) {
	const name = writeString(key, style.quotes);
	if (typeof value === "string") return [`${name}: ${writeString(value, style.quotes)}`];
	if (typeof value === "number") return [`${name}: ${value}`];
	if (isList(value)) {
		if (value.length === 0) return [`${name}: []`];
		const items = value.flatMap((item) => writeBlockItem(item, style));
		return [`${name}:`, ...items.map((line) => " ".repeat(style.listIndent) + line)];
	}
	const entries = writeBlockMapping(value, style);
	return entries.length === 0 ? [`${name}: {}`] : [`${name}:`, ...entries.map((line) => " ".repeat(style.indent) + line)];
}
function writeBlockMapping(value, style) {
	return Object.entries(value).flatMap(([key, child]) => writeBlockEntry(key, child, style));
}
function writeBlockItem(value, style) {
	const [first = "", ...rest] = writeBlockContent(value, style);
	return [style.dash + first, ...rest.map((line) => " ".repeat(style.dash.length) + line)];
}
function writeBlockContent(value, style) {
	if (typeof value === "string") return [writeString(value, style.quotes)];
	if (typeof value === "number") return [String(value)];
	if (!isList(value)) return writeBlockMapping(value, style);
	return value.flatMap((item) => writeBlockItem(item, style));
}

// src/lint/fix/insert.ts
function insertEntry(at, key, value, after = []) {
	const mapping = findNode(at);
	if (mapping?.kind !== "mapping") return void 0;
	const { text } = at.document.file;
	if (!isFlow(text, mapping)) return insertLines(at, mapping, writeBlockEntry(key, value, blockStyleAt(at)), after);
	return insertIntoFlow(at, mapping, writeFlowEntry(key, value, flowStyleAt(at)));
}
function insertItems(at, items, after = []) {
	const target = findTarget(at);
	const key = at.path.at(-1);
	if (target === void 0) return typeof key === "string" ? insertEntry(parentOf(at), key, items, after) : void 0;
	const list = findNode(at);
	if (list === void 0 || list.kind === "mapping") return void 0;
	if (list.kind === "scalar" || list.items.length === 0) return fillList(at, items);
	const { path, text } = at.document.file;
	if (isFlow(text, list)) {
		const style = flowStyleAt(at);
		const edits = items.map((item) => insertIntoFlow(at, list, writeFlow(item, style)));
		return edits.every((edit) => edit !== void 0) ? joinAtOnePlace(edits.flat()) : void 0;
	}
	const isFlowItem = list.items.filter((item) => item.start >= list.start).some((item) => item.kind === "mapping" && isFlow(text, item));
	const style = blockStyleAt(at);
	const flow = {
		...flowStyleAt(at),
		json: false,
		indent: void 0
	};
	const lines = items.flatMap((item) => isFlowItem ? writeFlow(item, flow).map((line) => style.dash + line) : writeBlockItem(item, style));
	return [insertBelow(text, path, list.end, " ".repeat(columnOf(text, list.start)), lines)];
}
function insertLines(at, mapping, lines, after = []) {
	const { path, text } = at.document.file;
	const entries = mapping.entries.filter((entry) => standsHere(mapping, entry));
	const above = after.flatMap((key) => entries.find((entry) => entry.key.value === key) ?? [])[0];
	const indentation = " ".repeat(columnOf(text, mapping.start));
	return [insertBelow(text, path, above?.value.end ?? mapping.end, indentation, lines)];
}
function insertBelow(text, file, end, indentation, lines) {
	const content = contentEnd(text, end);
	const at = lineEnd(text, content);
	const lineBreak = lineBreakNear(text, content);
	return {
		file,
		start: at,
		end: at,
		text: lines.map((line) => lineBreak + (line === "" ? "" : indentation) + line).join("")
	};
}
function insertIntoFlow(at, collection, lines) {
	const { path, text } = at.document.file;
	const style = flowStyleAt(at);
	const lineBreak = lineBreakNear(text, collection.start);
	const last = lastChild(collection);
	if (last === void 0) {
		if (text.slice(collection.start + 1, collection.end - 1).trim() !== "") return void 0;
		const outer = indentationOf(text, collection.start);
		const padding = collection.kind === "mapping" ? style.padding : "";
		const filling = style.indent === void 0 ? padding + lines.join(" ") + padding : lines.map((line) => `${lineBreak}${outer}${style.indent}${line}`).join("") + lineBreak + outer;
		return [{
			file: path,
			start: collection.start + 1,
			end: collection.end - 1,
			text: filling
		}];
	}
	if (last.end === void 0) return void 0;
	const offset = last.end;
	if (text.slice(offset, Math.min(lineEnd(text, offset), collection.end)).includes("#")) return void 0;
	const indentation = lineBreak + indentationOf(text, last.start);
	return [{
		file: path,
		start: offset,
		end: offset,
		text: isFirstOnLine(text, last.start) ? `,${lines.map((line) => indentation + line).join("")}` : style.comma + lines.join(" ")
	}];
}
function lastChild(collection) {
	if (collection.kind === "mapping") {
		const entry = collection.entries.at(-1);
		if (entry === void 0) return void 0;
		return {
			start: entry.key.start,
			end: standsHere(collection, entry) ? entry.value.end : void 0
		};
	}
	const item = collection.items.at(-1);
	if (item === void 0) return void 0;
	const before = endOfItemsBefore(collection, collection.items.length - 1);
	return {
		start: item.start,
		end: before !== void 0 && item.start >= before ? item.end : void 0
	};
}
function joinAtOnePlace(edits) {
	const [first] = edits;
	return first === void 0 ? [] : [{
		...first,
		text: edits.map((edit) => edit.text).join("")
	}];
}
function fillList(at, items) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return void 0;
	const { key, value } = target.entry;
	if (!isNothing(value) || text.slice(key.end, value.start).trim() !== ":") return void 0;
	if (!isFlow(text, target.parent) && isLastOnLine(text, value.end) && (value.start === value.end || isEndOfLine(text, value.end))) {
		const style = blockStyleAt(at);
		const indentation = " ".repeat(columnOf(text, target.parent.start) + style.listIndent);
		const lines = items.flatMap((item) => writeBlockItem(item, style));
		const below = insertBelow(text, file, key.end + 1, indentation, lines);
		if (value.start === value.end) return [below];
		return [{
			...below,
			start: contentEnd(text, value.start),
			end: value.end
		}];
	}
	const style = flowStyleAt(at);
	const written = writeFlow(items, style);
	const indentation = lineBreakNear(text, key.start) + indentationOf(text, key.start);
	const space = value.start === value.end && text[value.start - 1] === ":" ? " " : "";
	return [{
		file,
		start: value.start,
		end: value.end,
		text: space + written.join(indentation)
	}];
}
function isNothing(value) {
	return value.kind === "sequence" ? value.items.length === 0 : value.kind === "scalar" && value.value === null;
}
function isEndOfLine(text, offset) {
	return text.slice(offset, lineEnd(text, offset)).trim() === "";
}

// src/lint/fix/remove.ts
function remove(at) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target === void 0) return void 0;
	if (target.kind === "item" && target.parent.items.length === 1) return remove(parentOf(at));
	const span = isFlow(text, target.parent) ? spanInFlow(text, target) : spanInBlock(text, target);
	return span && [{
		file,
		...span,
		text: ""
	}];
}
function mayHoldComment(text) {
	return /(?:^|\s)#/.test(text);
}
function childSpans({ kind, parent }) {
	if (kind === "item") {
		const { items } = parent;
		const last = items.at(-1);
		const before = endOfItemsBefore(parent, items.length - 1);
		return last !== void 0 && before !== void 0 && last.start >= before ? [...items] : void 0;
	}
	if (!parent.entries.every((entry) => standsHere(parent, entry))) return void 0;
	return parent.entries.map(({ key, value }) => ({
		start: key.start,
		end: value.end
	}));
}
function startOf(target) {
	return target.kind === "entry" ? target.entry.key.start : target.item.start;
}
function spanInFlow(text, target) {
	const spans = childSpans(target);
	if (spans === void 0 || spans.length < 2) return void 0;
	const index = spans.findIndex(({ start }) => start === startOf(target));
	const [before, own, after] = [
		spans[index - 1],
		spans[index],
		spans[index + 1]
	];
	if (own === void 0) return void 0;
	const span = after === void 0 ? {
		start: before?.end ?? own.start,
		end: own.end
	} : {
		start: own.start,
		end: after.start
	};
	return mayHoldComment(text.slice(span.start, span.end)) ? void 0 : span;
}
function spanInBlock(text, target) {
	if (target.kind === "item") {
		const dash = findDash(text, target.parent, target.index);
		if (dash === void 0 || !isFirstOnLine(text, dash) || isBelowComment(text, dash)) return void 0;
		return wholeLines(text, {
			start: dash,
			end: target.item.end
		});
	}
	const { parent, entry } = target;
	if (!standsHere(parent, entry) || parent.entries.length < 2) return void 0;
	const span = {
		start: entry.key.start,
		end: entry.value.end
	};
	if (isFirstOnLine(text, span.start)) return wholeLines(text, span);
	const next = parent.entries[parent.entries.indexOf(entry) + 1];
	if (next === void 0 || !standsHere(parent, next) || mayHoldComment(text.slice(span.start, span.end))) return void 0;
	const between = text.slice(contentEnd(text, span.end), next.key.start);
	return /^[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r)[ \t]*$/.test(between) ? {
		start: span.start,
		end: next.key.start
	} : void 0;
}
function linesOf(text, { start, end }) {
	const content = contentEnd(text, end);
	if (!isLastOnLine(text, content)) return void 0;
	const first = lineStart(text, start);
	if (first === 0) return {
		start: 0,
		end: nextLine(text, content)
	};
	return {
		start: text.slice(0, first).endsWith("\r\n") ? first - 2 : first - 1,
		end: lineEnd(text, content)
	};
}
function wholeLines(text, span) {
	return /[\r\n][ \t]*#/.test(text.slice(span.start, contentEnd(text, span.end))) ? void 0 : linesOf(text, span);
}
function isBelowComment(text, dash) {
	const first = lineStart(text, dash);
	if (first === 0) return false;
	return /^[ \t]*#/.test(text.slice(lineStart(text, first - 1), first));
}
const GAP = /(?:\s|#[^\r\n]*(?:[\r\n]|$))*/y;
function findDash(text, list, index) {
	const before = endOfItemsBefore(list, index);
	const item = list.items[index];
	if (before === void 0 || item === void 0 || item.start < before) return void 0;
	if (index === 0) return list.start;
	GAP.lastIndex = before;
	GAP.test(text);
	const dash = GAP.lastIndex;
	return text[dash] === "-" && dash < item.start ? dash : void 0;
}

// src/lint/fix/move-entry.ts
function moveEntry(from, to) {
	const { path: file, text } = from.document.file;
	const target = findTarget(from);
	const mapping = findNode(to);
	if (target?.kind !== "entry" || mapping?.kind !== "mapping") return void 0;
	const { parent, entry } = target;
	if (!standsHere(parent, entry) || parent.entries.length < 2) return void 0;
	if (mapping.entries.some(({ key }) => key.value === entry.key.value)) return void 0;
	const { key, value } = entry;
	if (isFlow(text, parent)) {
		const removed = remove(from);
		const lines = dedent(text.slice(key.start, value.end), indentationOf(text, key.start));
		if (removed === void 0 || lines === void 0) return void 0;
		const inserted = isFlow(text, mapping) ? insertIntoFlow(to, mapping, lines) : insertLines(to, mapping, lines);
		return inserted && [...removed, ...inserted];
	}
	if (isFlow(text, mapping) || !isFirstOnLine(text, key.start)) return void 0;
	const start = startOfComments(text, key.start);
	const span = linesOf(text, {
		start,
		end: value.end
	});
	if (span === void 0) return void 0;
	const lines = dedent(text.slice(start, lineEnd(text, contentEnd(text, value.end))), " ".repeat(columnOf(text, key.start)));
	return lines && [{
		file,
		...span,
		text: ""
	}, ...insertLines(to, mapping, lines)];
}
function startOfComments(text, key) {
	const column = columnOf(text, key);
	let start = key;
	for (;;) {
		const first = lineStart(text, start);
		if (first === 0) return start;
		const above = lineStart(text, first - (text.slice(0, first).endsWith("\r\n") ? 2 : 1));
		const line = text.slice(above, lineEnd(text, above));
		if (line.search(/\S/) !== column || line[column] !== "#") return start;
		start = above + column;
	}
}
function dedent(source, indentation) {
	const [first = "", ...rest] = source.split(/\r\n|\n|\r/);
	if (rest.some((line) => line.trim() !== "" && !line.startsWith(indentation))) return void 0;
	return [first, ...rest.map((line) => line.slice(indentation.length))];
}

// src/lint/fix/edit-text.ts
function editsOf(operation) {
	switch (operation.kind) {
		case "set-scalar": return setScalar(operation.at, operation.text);
		case "quote-scalar": return quoteScalar(operation.at);
		case "rename-key": return renameKey(operation.at, operation.key);
		case "remove": return remove(operation.at);
		case "insert-entry": return insertEntry(operation.at, operation.key, operation.value, operation.after);
		case "insert-items": return insertItems(operation.at, operation.items, operation.after);
		case "replace-item": return replaceItem(operation.at, operation.items);
		case "move-entry": return moveEntry(operation.from, operation.to);
	}
}
function editText({ operations }) {
	const edits = [];
	for (const operation of withWholeLists(operations)) {
		const found = editsOf(operation);
		if (found === void 0) return void 0;
		edits.push(...found);
	}
	edits.sort(byPlace);
	return overlaps(edits) ? void 0 : edits;
}
function withWholeLists(operations) {
	const [first] = operations;
	if (first?.kind !== "remove" || operations.length < 2) return operations;
	const list = parentOf(first.at);
	const items = findNode(list);
	if (items?.kind !== "sequence" || items.items.length !== operations.length) return operations;
	const isItem = (operation) => operation.kind === "remove" && findNode(parentOf(operation.at)) === items;
	return operations.every(isItem) ? [{
		kind: "remove",
		at: list
	}] : operations;
}
function byPlace(a, b) {
	return (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.start - b.start || a.end - b.end;
}
function overlaps(edits) {
	return edits.some((edit, index) => {
		const next = edits[index + 1];
		if (next === void 0 || next.file !== edit.file) return false;
		return next.start < edit.end || next.start === edit.start && next.end === edit.end;
	});
}
function setScalar(at, value) {
	const target = findTarget(at);
	const node = target && targetNode(target);
	return node?.kind === "scalar" && node.end > node.start ? rewrite$1(at, node, value) : void 0;
}
function quoteScalar(at) {
	const { path, text } = at.document.file;
	const target = findTarget(at);
	const node = target && targetNode(target);
	if (node?.kind !== "scalar" || !node.plain || node.end === node.start) return void 0;
	const { json, quotes } = flowStyleAt(at);
	const written = text.slice(node.start, node.end);
	const quoted = quotes === "'" && !json ? singleQuoted(written) : JSON.stringify(written);
	return [{
		file: path,
		start: node.start,
		end: node.end,
		text: quoted
	}];
}
function renameKey(at, key) {
	const target = findTarget(at);
	if (target?.kind !== "entry" || !standsHere(target.parent, target.entry)) return void 0;
	if (getEntry(target.parent, key) !== void 0) return void 0;
	return rewrite$1(at, target.entry.key, key);
}
function rewrite$1(at, { start, end }, value) {
	const { path, text } = at.document.file;
	const mark = text[start];
	if (mark === "|" || mark === ">" || /[\r\n]/.test(text.slice(start, end))) return void 0;
	return [{
		file: path,
		start,
		end,
		text: mark === "\"" ? JSON.stringify(value) : mark === "'" ? singleQuoted(value) : writeString(value, flowStyleAt(at).quotes)
	}];
}
function replaceItem(at, values) {
	const { path: file, text } = at.document.file;
	const target = findTarget(at);
	if (target?.kind !== "item") return void 0;
	const { parent, index, item } = target;
	const before = endOfItemsBefore(parent, index);
	if (before === void 0 || item.start < before || mayHoldComment(text.slice(item.start, item.end))) return void 0;
	const separator = isFlow(text, parent) ? separatorInFlow(at, item.start) : separatorInBlock(at, target);
	if (separator === void 0) return void 0;
	const contents = writeValues(values, at, isFlow(text, item));
	const lineBreak = lineBreakNear(text, item.start);
	const inner = isFlow(text, item) ? indentationOf(text, item.start) : " ".repeat(columnOf(text, item.start));
	const written = contents.map((lines) => lines.join(lineBreak + inner)).join(separator);
	return [{
		file,
		start: item.start,
		end: item.end,
		text: written
	}];
}
function writeValues(values, at, inFlow) {
	if (inFlow) {
		const style = flowStyleAt(at);
		return values.map((value) => writeFlow(value, style));
	}
	const style = blockStyleAt(at);
	return values.map((value) => writeBlockContent(value, style));
}
function separatorInFlow(at, start) {
	const { text } = at.document.file;
	return isFirstOnLine(text, start) ? `,${lineBreakNear(text, start)}${indentationOf(text, start)}` : flowStyleAt(at).comma;
}
function separatorInBlock(at, { parent, index, item }) {
	const { text } = at.document.file;
	const dash = findDash(text, parent, index);
	if (dash === void 0) return void 0;
	const beforeContent = text.slice(dash, item.start);
	if (!/^- +$/.test(beforeContent)) return void 0;
	return lineBreakNear(text, item.start) + " ".repeat(columnOf(text, dash)) + beforeContent;
}

// src/lint/fix/fixable-files.ts
function isAsWritten({ rendered, covered, template }) {
	return rendered === void 0 && covered === void 0 && template === void 0;
}
function filesOnlyOfManifests({ manifests, clusters, configuration }) {
	const paths = new Set(manifests.filter(isAsWritten).map(({ file }) => file.path));
	for (const manifest of manifests) if (!isAsWritten(manifest)) paths.delete(manifest.file.path);
	for (const file of renderedFrom(manifests)) paths.delete(file.path);
	for (const { inventory } of clusters) for (const { place } of inventory.pools) paths.delete(place.document.file.path);
	if (configuration !== void 0) paths.delete(configuration.file.path);
	return paths;
}

// src/lint/fix/line-changes.ts
const LINE_BREAK = /\r\n|\r|\n/;
function lineChanges({ path, text }, edits) {
	const blocks = [];
	for (const edit of edits) {
		const from = lineStart(text, edit.start);
		const to = lineEnd(text, edit.end);
		const last = blocks.at(-1);
		if (last === void 0 || from > last.to) blocks.push({
			from,
			to,
			edits: [edit]
		});
		else blocks[blocks.length - 1] = {
			...last,
			to: Math.max(last.to, to),
			edits: [...last.edits, edit]
		};
	}
	return blocks.flatMap((block) => changeOf(path, text, block));
}
function changeOf(file, text, { from, to, edits }) {
	const old = text.slice(from, to);
	const moved = edits.map((edit) => ({
		...edit,
		start: edit.start - from,
		end: edit.end - from
	}));
	const before = old.split(LINE_BREAK);
	const after = applyEdits(old, moved).split(LINE_BREAK);
	let head = 0;
	while (head < before.length && head < after.length && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	const change = {
		file,
		line: text.slice(0, from).split(LINE_BREAK).length + head,
		before: before.slice(head, before.length - tail).map(ownText),
		after: after.slice(head, after.length - tail).map(ownText)
	};
	return change.before.length + change.after.length === 0 ? [] : [change];
}

// src/lint/fix/move-comment.ts
function withMovedComments(findings, input) {
	if (findings.every(({ finding }) => finding.missed === void 0)) return findings;
	const files = filesOnlyOfManifests(input);
	const edits = findings.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
	return findings.map((found) => {
		const fix = moveComment(found, findings);
		if (fix === void 0 || fix.edits.some(({ file }) => !files.has(file)) || overlaps([...edits, ...fix.edits].sort(byPlace))) return found;
		edits.push(...fix.edits);
		return {
			...found,
			fixable: true,
			fixes: [fix]
		};
	});
}
function moveComment({ finding }, findings) {
	const { missed, at } = finding;
	if (missed === void 0 || !("span" in at)) return void 0;
	const { file, span } = at;
	const isMeant = ({ rule, finding: other, fixable }) => {
		const range = rangeOf(other.at);
		return rule === missed.rule && range.file === file.path && range.line === missed.line && fixable !== true;
	};
	if (!findings.some(isMeant)) return void 0;
	const comment = commentForOneRule(file, span);
	const target = startOfLine(file, missed.line);
	if (comment === void 0 || target === void 0) return void 0;
	const line = `${indentationOf(file.text, target)}${comment.text.trimEnd()}${lineBreakNear(file.text, target)}`;
	const edits = [{
		file: file.path,
		...withItsSpace(file.text, comment),
		text: ""
	}, {
		file: file.path,
		start: target,
		end: target,
		text: line
	}].sort(byPlace);
	return {
		title: `move the comment above line ${missed.line}`,
		edits,
		changes: lineChanges(file, edits)
	};
}
function withItsSpace(text, { start, end }) {
	const from = lineStart(text, start);
	const before = text.slice(from, start);
	return before.trim() === "" ? {
		start: from,
		end: nextLine(text, start)
	} : {
		start: from + before.trimEnd().length,
		end
	};
}

// src/lint/fix/changes.ts
function placesOf(operation) {
	return operation.kind === "move-entry" ? [operation.from, operation.to] : [operation.at];
}
function documentOf({ operations }) {
	const documents = new Set(operations.flatMap(placesOf).map(({ document }) => document));
	const [document] = documents;
	if (documents.size !== 1 || document?.address !== void 0) return void 0;
	return document?.origin === void 0 ? document : void 0;
}
function repairedDocument({ finding: { fix, workload } }) {
	return fix === void 0 || workload === void 0 ? void 0 : documentOf(fix);
}
function write(finding) {
	const { fix: intent } = finding.finding;
	const document = repairedDocument(finding);
	if (intent === void 0 || document === void 0) return void 0;
	const edits = editText(intent);
	if (edits === void 0 || edits.length === 0) return void 0;
	return {
		finding,
		intent,
		document,
		edits
	};
}
function editsKey(edits) {
	return JSON.stringify(edits.map(({ file, start, end, text }) => [
		file,
		start,
		end,
		text
	]));
}
function writeFixes(findings) {
	return findings.flatMap((finding) => write(finding) ?? []);
}
function hasSeveralClusters(findings) {
	return new Set(findings.flatMap(({ cluster }) => cluster ?? [])).size > 1;
}
function disputedPlaces(findings, written) {
	if (!hasSeveralClusters(findings) || written.length === 0) return /* @__PURE__ */ new Set();
	const editsOf = new Map(written.map(({ finding, edits }) => [finding, edits]));
	const byPlace = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		if (finding.cluster === null) continue;
		const place = placeKey(finding);
		const clusters = byPlace.get(place) ?? /* @__PURE__ */ new Map();
		byPlace.set(place, clusters);
		const asked = clusters.get(finding.cluster) ?? [];
		clusters.set(finding.cluster, [...asked, editsKey(editsOf.get(finding) ?? [])]);
	}
	const isDisputed = (clusters) => new Set([...clusters.values()].map((asked) => JSON.stringify(asked.sort()))).size > 1;
	return new Set([...byPlace].flatMap(([place, clusters]) => isDisputed(clusters) ? [place] : []));
}
function placeKey({ rule, finding }) {
	const { file, line, column } = rangeOf(finding.at);
	return JSON.stringify([
		rule,
		file,
		line,
		column
	]);
}
function collectChanges(findings, written) {
	const disputed = disputedPlaces(findings, written);
	const byEdits = /* @__PURE__ */ new Map();
	for (const { finding, intent, document, edits } of written) {
		if (disputed.size > 0 && disputed.has(placeKey(finding))) continue;
		const key = editsKey(edits);
		const known = byEdits.get(key);
		if (known === void 0) byEdits.set(key, {
			document,
			edits,
			candidates: [{
				finding,
				intent
			}]
		});
		else known.candidates.push({
			finding,
			intent
		});
	}
	const byDocument = /* @__PURE__ */ new Map();
	for (const change of byEdits.values()) {
		const changes = byDocument.get(change.document);
		if (changes === void 0) byDocument.set(change.document, [change]);
		else changes.push(change);
	}
	for (const changes of byDocument.values()) changes.sort((a, b) => (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
	return byDocument;
}

// src/lint/fix/changed-paths.ts
function changedPaths(before, after, most) {
	const paths = [];
	const equal = /* @__PURE__ */ new Map();
	const path = [];
	let isEmptied = false;
	function compare(a, b) {
		if (paths.length > most) return;
		if (a.kind === "scalar" && b.kind === "scalar") {
			if (!Object.is(a.value, b.value)) paths.push([...path]);
		} else if (a.kind === b.kind) compareCollections(a, b);
		else {
			paths.push([...path]);
			if (b.kind === "scalar" && b.value === null) isEmptied = true;
		}
	}
	function compareCollections(a, b) {
		const partners = equal.get(a);
		if (partners?.has(b)) return;
		const known = paths.length;
		if (a.kind === "sequence" && b.kind === "sequence") compareSequences(a, b);
		if (a.kind === "mapping" && b.kind === "mapping") compareMappings(a, b);
		if (paths.length > known) return;
		if (partners === void 0) equal.set(a, /* @__PURE__ */ new Set([b]));
		else partners.add(b);
	}
	function compareSequences(a, b) {
		if (a.items.length !== b.items.length) paths.push([...path]);
		for (const [index, item] of a.items.entries()) compareBelow(index, item, b.items[index]);
	}
	function compareMappings(a, b) {
		if (haveSameKeys(a, b)) {
			for (const [index, { key, value }] of a.entries.entries()) compareBelow(formatKey(key.value), value, b.entries[index]?.value);
			return;
		}
		const [mine, theirs] = [valuesOf(a), valuesOf(b)];
		for (const [key, value] of mine) {
			const other = theirs.get(key);
			if (other === void 0) paths.push([...path, key]);
			else compareBelow(key, value, other);
		}
		for (const key of theirs.keys()) if (!mine.has(key)) paths.push([...path, key]);
	}
	function compareBelow(step, value, other) {
		if (other === void 0) return;
		path.push(step);
		compare(value, other);
		path.pop();
	}
	compare(before, after);
	return isEmptied || paths.length > most ? void 0 : paths;
}
function haveSameKeys(a, b) {
	if (a.entries.length !== b.entries.length) return false;
	return a.entries.every(({ key, merged }, index) => !merged && key.value === b.entries[index]?.key.value);
}
function valuesOf(mapping) {
	const values = /* @__PURE__ */ new Map();
	for (const { key, value } of mapping.entries) values.set(formatKey(key.value), value);
	return values;
}
function mayChange(operation) {
	const parentOf = (path) => path.slice(0, -1);
	switch (operation.kind) {
		case "set-scalar":
		case "quote-scalar":
		case "insert-items": return [{
			path: operation.at.path,
			below: false
		}];
		case "insert-entry": return [{
			path: [...operation.at.path, operation.key],
			below: false
		}];
		case "rename-key": return [{
			path: operation.at.path,
			below: false
		}, {
			path: [...parentOf(operation.at.path), operation.key],
			below: false
		}];
		case "remove": {
			const { path } = operation.at;
			return [typeof path.at(-1) === "number" ? {
				path: parentOf(path),
				below: true
			} : {
				path,
				below: false
			}];
		}
		case "replace-item": return [{
			path: parentOf(operation.at.path),
			below: true
		}];
		case "move-entry": return [{
			path: operation.from.path,
			below: false
		}, {
			path: [...operation.to.path, ...operation.from.path.slice(-1)],
			below: false
		}];
	}
}
function areAllowed(paths, allowed) {
	const exact = new Set(allowed.map(({ path }) => JSON.stringify(path)));
	const whole = allowed.filter(({ below }) => below).map(({ path }) => path);
	const wholeTexts = new Set(whole.map((path) => JSON.stringify(path)));
	const lengths = [...new Set(whole.map(({ length }) => length))];
	return paths.every((path) => {
		if (exact.has(JSON.stringify(path))) return true;
		return lengths.some((length) => length < path.length && wholeTexts.has(JSON.stringify(path.slice(0, length))));
	});
}

// src/lint/fix/verify.ts
const MAX_FURTHER_PATHS = 1e3;
function objectOf({ objectPath }) {
	return JSON.stringify(objectPath);
}
function keyOf({ rule, cluster, finding: { workload } }) {
	return JSON.stringify([
		rule,
		cluster,
		workload?.objectPath
	]);
}
function countFindings(runs, settings, sight, seen) {
	const counts = /* @__PURE__ */ new Map();
	const faults = [];
	const prove = createProver(runs, sight);
	for (const found of decide(seen ?? seeRuns(runs, settings, faults), {
		settings,
		prove,
		faults
	})) {
		const { workload } = found.finding;
		if (workload === void 0) continue;
		const entry = counts.get(keyOf(found)) ?? {
			object: objectOf(workload),
			count: 0
		};
		entry.count++;
		counts.set(keyOf(found), entry);
	}
	if (faults.length > 0) counts.set("faults", {
		object: "",
		count: faults.length
	});
	return counts;
}
function createVerifier({ judgements, settings, sight, customKinds, seen }, documents) {
	const judged = judgedByDocument(judgements, documents);
	const seenIn = seen && seenByDocument(seen, judged);
	const countsBefore = /* @__PURE__ */ new Map();
	const slices = /* @__PURE__ */ new Map();
	function before(document) {
		const known = countsBefore.get(document);
		if (known !== void 0) return known;
		const counts = countFindings(judged.get(document) ?? [], settings, sight, seenIn && (seenIn.get(document) ?? []));
		countsBefore.set(document, counts);
		return counts;
	}
	function sliceOf({ file, start }) {
		const known = slices.get(file.path) ?? splitDocuments(file.text);
		slices.set(file.path, known);
		return known.findLast((slice) => slice.start <= start);
	}
	return (document, changes) => {
		const everyChange = new Set(changes);
		const slice = sliceOf(document);
		const changed = slice && rewrite(document, slice, changes, customKinds);
		if (changed === void 0) return everyChange;
		const findings = changes.flatMap(({ candidates }) => candidates);
		const allowed = findings.flatMap(({ intent }) => intent.operations.flatMap(mayChange));
		const paths = changedPaths(document.root, changed.document.root, allowed.length + MAX_FURTHER_PATHS);
		if (paths === void 0 || !areAllowed(paths, allowed)) return everyChange;
		const after = countFindings((judged.get(document) ?? []).map(({ judgement }) => ({
			judgement,
			fits: changed.workloads.filter(({ isFragment }) => !isFragment).map((one) => fitWorkload(one, judgement.inventory, judgement.admission)),
			fragments: []
		})), settings, sight);
		if (after.size === 0) return /* @__PURE__ */ new Set();
		const wrong = wrongObjects(before(document), after, findings.map(({ finding }) => finding));
		if (wrong.size === 0) return /* @__PURE__ */ new Set();
		const offenders = changes.filter(({ candidates }) => candidates.some(({ finding: { finding } }) => finding.workload && wrong.has(objectOf(finding.workload))));
		return offenders.length === 0 ? everyChange : new Set(offenders);
	};
}
function wrongObjects(before, after, fixed) {
	const expected = new Map([...before].map(([key, { count }]) => [key, count]));
	for (const finding of fixed) {
		const key = keyOf(finding);
		expected.set(key, (expected.get(key) ?? 0) - 1);
	}
	return new Set([...after].flatMap(([key, { object, count }]) => count > (expected.get(key) ?? 0) ? [object] : []));
}
function rewrite({ file }, slice, changes, customKinds = []) {
	const edits = changes.flatMap(({ edits }) => edits).sort(byPlace);
	if (edits.some(({ start, end }) => start < slice.start || end > slice.end)) return void 0;
	const moved = edits.map((edit) => ({
		...edit,
		start: edit.start - slice.start,
		end: edit.end - slice.start
	}));
	const text = applyEdits(file.text.slice(slice.start, slice.end), moved);
	const { objects, workloads, problems, template } = readManifest({
		path: file.path,
		text
	}, { customKinds });
	const document = objects[0]?.document;
	return document !== void 0 && objects.every((object) => object.document === document) && problems.length === 0 && template === void 0 ? {
		document,
		workloads
	} : void 0;
}
function judgedByDocument(judgements, documents) {
	const judged = /* @__PURE__ */ new Map();
	for (const judgement of judgements) {
		const byDocument = /* @__PURE__ */ new Map();
		for (const fit of judgement.fits) {
			const { document } = fit.workload;
			if (!documents.has(document)) continue;
			const fits = byDocument.get(document);
			if (fits === void 0) byDocument.set(document, [fit]);
			else fits.push(fit);
		}
		for (const [document, fits] of byDocument) {
			const list = judged.get(document);
			if (list === void 0) judged.set(document, [{
				judgement,
				fits,
				fragments: []
			}]);
			else list.push({
				judgement,
				fits,
				fragments: []
			});
		}
	}
	return judged;
}
function seenByDocument(seen, judged) {
	const own = seen.flatMap((candidate) => {
		const document = candidate.isFragment ? void 0 : candidate.workload?.document;
		const run = document && judged.get(document)?.find(({ judgement }) => judgement === candidate.run?.judgement);
		return run === void 0 ? [] : [{
			...candidate,
			run
		}];
	});
	return groupBy(own, ({ workload }) => workload?.document);
}

// src/lint/fix/plan-fixes.ts
const MAX_VERIFICATIONS = 32;
const LEAST_VERIFICATIONS = 3;
const MAX_VERIFIED_LENGTH = 1048576;
function countVerifications({ root }) {
	const affordable = Math.floor(MAX_VERIFIED_LENGTH / (root.end - root.start + 1));
	return Math.max(LEAST_VERIFICATIONS, Math.min(MAX_VERIFICATIONS, affordable));
}
function withFixes(findings, context) {
	const { takesUnsafe = false, isSuppressed } = context;
	const repairable = findings.filter((finding) => repairedDocument(finding) !== void 0);
	if (repairable.length === 0) return findings;
	const verify = createVerifier(context, new Set(repairable.flatMap((finding) => repairedDocument(finding) ?? [])));
	const safe = /* @__PURE__ */ new Map();
	const unsafe = /* @__PURE__ */ new Map();
	for (const together of plannedTogether(findings, repairable)) {
		const written = writeFixes(together).filter(({ intent, document, edits }) => !intent.isUnsafe || !isSuppressed?.(document.file, edits));
		const plan = (some, planned) => planFixes(collectChanges(together, some), verify, planned);
		plan(written.filter(({ intent }) => takesUnsafe || !intent.isUnsafe), safe);
		if (!takesUnsafe) plan(written.filter(({ intent }) => intent.isUnsafe), unsafe);
	}
	return findings.map((finding) => {
		const certain = safe.get(finding);
		const shown = (certain ?? unsafe.get(finding))?.fix;
		if (certain === void 0 && shown === void 0) return finding;
		return {
			...finding,
			fixable: certain !== void 0,
			fixes: shown === void 0 ? [] : [shown]
		};
	});
}
function plannedTogether(findings, repairable) {
	return hasSeveralClusters(findings) ? [findings] : groupBy(repairable, (finding) => repairedDocument(finding)?.file.path).values();
}
function planFixes(byDocument, verify, planned) {
	for (const [document, changes] of byDocument) {
		const { together, later } = planDocument(document, changes, verify);
		for (const { edits, candidates } of together) {
			const lines = lineChanges(document.file, edits);
			for (const { finding, intent } of candidates) {
				const { title, isUnsafe } = intent;
				planned.set(finding, { fix: {
					title,
					edits: compact(edits),
					changes: compact(lines),
					...isUnsafe && { isUnsafe }
				} });
			}
		}
		for (const { candidates } of later) for (const { finding } of candidates) planned.set(finding, { fix: void 0 });
		for (const { candidates } of changes) for (const { finding } of candidates) locateFound(finding.finding);
	}
}
function planDocument(document, changes, verify) {
	let left = countVerifications(document);
	function accept(candidates) {
		if (candidates.length === 0 || left-- <= 0) return [];
		const offenders = verify(document, candidates);
		if (offenders.size === 0) return candidates;
		if (candidates.length === 1) return [];
		let accepted = accept(candidates.filter((change) => !offenders.has(change)));
		for (const offender of offenders) {
			const more = accept([...accepted, offender]);
			if (more.length > accepted.length) accepted = more;
		}
		return accepted;
	}
	const { free, inTheWay } = separate(changes);
	return {
		together: accept(free),
		later: inTheWay.filter((change) => accept([change]).length > 0)
	};
}
function separate(changes) {
	const free = [];
	const inTheWay = [];
	const taken = [];
	let end = -1;
	for (const change of changes) {
		if (!change.edits.every(({ start }) => start > end) && overlaps([...taken, ...change.edits].sort(byPlace))) {
			inTheWay.push(change);
			continue;
		}
		free.push(change);
		taken.push(...change.edits);
		end = Math.max(end, ...change.edits.map((edit) => edit.end));
	}
	return {
		free,
		inTheWay
	};
}

// src/lint/fix/planned-fixes.ts
var planned_fixes_exports = /* @__PURE__ */ __exportAll({
	withFixes: () => withFixes,
	withMovedComments: () => withMovedComments
});

export { applyEdits, byPlace, isAsWritten, planned_fixes_exports, withFixes, withMovedComments };