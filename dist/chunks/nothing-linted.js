// src/cli/nothing-linted.ts
function describeNothingLinted({ input, wanted }) {
	const { manifests, unreadable } = input;
	if (manifests.some(({ workloads }) => workloads.length > 0)) return void 0;
	const sought = wanted.map((text) => `"${text}"`).join(", ");
	const files = manifests.length + unreadable.length;
	if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
	return { message: `nothing was linted: ${files === 1 ? "the only file" : `none of the ${files} files`} found for ${sought} ${files === 1 ? "holds no workload" : "holds a workload"}` };
}

export { describeNothingLinted as t };