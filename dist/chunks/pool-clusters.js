import { describeNoPools, hasPools, poolNotices } from "./core.js";
import { mayRenderPools } from "./discovered-pools.js";
import { createFileReader, readPools, readRepository } from "./lint.js";

// src/workspace/pool-clusters.ts
async function readPoolClusters(options, progress) {
	const files = createFileReader(options.workingDirectory);
	const read = await readPools(options, files);
	if (read.problem !== void 0) return read;
	const { loaded, reader, declarations } = read.value;
	const whole = mayRenderPools(reader) ? await readRepository(options, progress, files) : void 0;
	progress.end();
	if (whole?.problem !== void 0) return whole;
	const clusters = whole?.value.input.clusters ?? loaded.clusters;
	const notices = declarations.inventory === void 0 ? poolNotices(loaded, whole?.value.input.manifests ?? []) : [];
	if (!hasPools({ clusters })) {
		const none = describeNoPools(loaded, declarations.configuration?.configuration);
		return { problem: [...notices, none].map((message) => ({ message })) };
	}
	return { value: {
		clusters,
		notices
	} };
}

export { readPoolClusters };