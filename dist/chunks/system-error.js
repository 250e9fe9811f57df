// src/sources/system-error.ts
const PLAIN_WORDS = {
	EACCES: "permission denied",
	EPERM: "permission denied",
	EEXIST: "a part of the path is a file, not a folder",
	EISDIR: "it is a folder, not a file",
	ELOOP: "its symbolic links lead in a circle",
	EMFILE: "too many open files",
	ENAMETOOLONG: "the name is too long",
	ENOENT: "it does not exist",
	ENOSPC: "no space is left on the disk",
	ENOTDIR: "a part of the path is a file, not a folder",
	EROFS: "the disk is read-only"
};
function systemErrorCode(error) {
	if (!(error instanceof Error) || !("code" in error)) return void 0;
	return typeof error.code === "string" ? error.code : void 0;
}
function describeSystemError(error) {
	const code = systemErrorCode(error);
	const words = code === void 0 ? void 0 : PLAIN_WORDS[code];
	if (words !== void 0) return words;
	return error instanceof Error ? error.message : String(error);
}

export { systemErrorCode as n, describeSystemError as t };