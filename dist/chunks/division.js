// src/rendering/division.ts
const OF_ANOTHER = { problem: "another shard renders it" };
function createShare({ index, of }) {
	const owners = /* @__PURE__ */ new Map();
	const outcomes = /* @__PURE__ */ new Map();
	const isOwn = (key) => owners.get(key) === index;
	return {
		divide(keys) {
			for (const key of [...keys].sort()) if (!owners.has(key)) owners.set(key, owners.size % of + 1);
		},
		settled: (key) => isOwn(key) ? outcomes.get(key) : OF_ANOTHER,
		made: (key, outcome) => void outcomes.set(key, outcome),
		doesWithoutPrograms: false,
		counts: () => ({
			all: owners.size,
			own: [...owners.keys()].filter(isOwn).length
		}),
		renderings: (mayHandOn) => [...outcomes].sort(([a], [b]) => a < b ? -1 : 1).map(([key, { value: output, problem: refusal }]) => {
			if (output === void 0) return {
				key,
				refusal
			};
			return mayHandOn(output) ? {
				key,
				output
			} : {
				key,
				isWithheld: true
			};
		})
	};
}
function createUnion(renderings) {
	const outcomes = /* @__PURE__ */ new Map();
	const withheld = /* @__PURE__ */ new Set();
	for (const { key, ...rest } of renderings) if ("isWithheld" in rest) withheld.add(key);
	else outcomes.set(key, rest.output === void 0 ? { problem: rest.refusal } : { value: rest.output });
	const wanted = /* @__PURE__ */ new Set();
	let hasMade = false;
	return {
		divide(keys) {
			for (const key of keys) wanted.add(key);
		},
		settled: (key) => outcomes.get(key) ?? (withheld.has(key) ? void 0 : OF_ANOTHER),
		made(key, outcome) {
			outcomes.set(key, outcome);
			hasMade = true;
		},
		doesWithoutPrograms: true,
		missing() {
			const left = [...wanted].filter((key) => !outcomes.has(key));
			const kept = left.filter((key) => withheld.has(key)).length;
			return {
				unknown: left.length - kept,
				withheld: kept
			};
		},
		hasMade: () => hasMade
	};
}

export { createShare, createUnion };