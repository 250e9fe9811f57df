// src/reporters/repository-path.ts
const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";
function wellFormed(path) {
	return path.replace(HALF_CHARACTER, REPLACEMENT);
}

export { wellFormed };