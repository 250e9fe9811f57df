// src/sources/disk/digest.ts
function hashBytes(bytes) {
	return hash("sha256").update(bytes).digest("hex");
}
function gitNameOf(content, kind) {
	return hash(kind).update(`blob ${content.length}\0`).update(content).digest("hex");
}
function hash(kind) {
	return process.getBuiltinModule("node:crypto").createHash(kind);
}

export { gitNameOf, hashBytes };