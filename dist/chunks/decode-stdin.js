import { memoize } from "./program.js";
import { decodeSource } from "./lint.js";
import { shortenList } from "./shorten-list2.js";

// src/workspace/decode-stdin.ts
const decodeStdin = memoize(({ bytes, name }) => decodeSource(shortenList(bytes), name));

export { decodeStdin };