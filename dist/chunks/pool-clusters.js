import { describeNoPools, hasPools, poolNotices, readPools, readRepository } from "./lint.js";
import { mayRenderPools } from "./discovered-pools.js";

// src/workspace/pool-clusters.ts
async function readPoolClusters(options, progress) {
	const read = await readPools(options);
	if (read.problem !== void 0) return read;
	const { loaded, reader, declarations } = read.value;
	const whole = mayRenderPools(reader) ? await readRepository(options, progress) : void 0;
	progress.end();
	if (whole?.problem !== void 0) return whole;
	const clusters = whole?.value.input.clusters ?? loaded.clusters;
	const covered = (whole?.value.input.manifests ?? []).flatMap((one) => one.covered ? one.file.path : []);
	if (!hasPools({ clusters })) return { problem: [{ message: describeNoPools(loaded, declarations.configuration?.configuration) }] };
	return { value: {
		clusters,
		notices: declarations.inventory === void 0 ? poolNotices(loaded, new Set(covered)) : []
	} };
}

export { readPoolClusters };