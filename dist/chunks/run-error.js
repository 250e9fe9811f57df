// src/cli/run-error.ts
function formatRunError({ message, range }) {
	if (range === void 0) return `taintlint: ${message}`;
	return `${range.file}:${range.line}:${range.column}: error: ${message}`;
}

export { formatRunError as t };