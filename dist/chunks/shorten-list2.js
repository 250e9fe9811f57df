import { describeSystemError } from "./program.js";
const { readFileSync } = process.getBuiltinModule("node:fs");

// src/sources/disk/shorten-list.ts
const LEAST_BYTES = 4194304;
const ITEM = "\n        {\n";
const ITEM_END = "\n        }";
const IMAGES = "\n                \"images\": [\n";
const IMAGES_END = "\n                ]";
const LINE_FEED = 10;
const LONGEST_LINE = 200;
function shortenList(bytes) {
	if (bytes.length < LEAST_BYTES) return bytes;
	const pieces = [];
	const seen = /* @__PURE__ */ new Set();
	let copied = 0;
	const leaveOut = (start, end) => {
		pieces.push(bytes.subarray(copied, start), lineFeedsOf(bytes.subarray(start, end)));
		copied = end;
	};
	for (let start = bytes.indexOf(ITEM); start >= 0; start = bytes.indexOf(ITEM, start + 1)) {
		const end = bytes.indexOf(ITEM_END, start + 1);
		if (end < 0) break;
		const item = bytes.subarray(start, end);
		const maker = makerOf(item);
		if (maker !== void 0) {
			if (seen.has(maker)) leaveOut(start + 11 - 1, end);
			seen.add(maker);
			continue;
		}
		const images = item.indexOf(IMAGES);
		const imagesEnd = images < 0 ? -1 : item.indexOf(IMAGES_END, images);
		if (imagesEnd >= 0) leaveOut(start + images + 29 - 1, start + imagesEnd);
	}
	return copied === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(copied)]);
}
function makerOf(item) {
	if (item.indexOf("\n            \"kind\": \"Pod\",\n") < 0) return void 0;
	const owners = item.indexOf("\n                \"ownerReferences\": [\n");
	const uid = owners < 0 ? -1 : item.indexOf("\n                        \"uid\": \"", owners);
	if (uid < 0) return void 0;
	return `${item.indexOf("\"reason\": \"Unschedulable\"") >= 0} ${item.toString("latin1", uid, uid + LONGEST_LINE).trim().split("\n")[0]}`;
}
function lineFeedsOf(bytes) {
	let count = 0;
	for (const byte of bytes) if (byte === LINE_FEED) count += 1;
	return Buffer.alloc(count, LINE_FEED);
}
function readList(absolutePath) {
	try {
		return { value: shortenList(readFileSync(absolutePath)) };
	} catch (error) {
		return { problem: `cannot be read: ${describeSystemError(error)}` };
	}
}

export { readList, shortenList };