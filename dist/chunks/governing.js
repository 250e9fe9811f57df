import { canonicalText } from "./core.js";
import { renderSettings } from "./program.js";

// src/lint/change/governing.ts
const NOTHING = {
	manifests: void 0,
	exclude: [],
	rules: /* @__PURE__ */ new Map(),
	ruleOverrides: [],
	suppress: [],
	failOn: void 0,
	render: renderSettings("auto")
};
function governedBy(base, head) {
	if (head === void 0) return base;
	const { manifests, exclude, rules, ruleOverrides, suppress, failOn, render } = base ?? NOTHING;
	const customKinds = base?.customKinds ?? head.customKinds;
	const clusters = head.clusters.map((cluster) => {
		const before = base?.clusters.find(({ settings }) => settings.name === cluster.settings.name);
		const own = cluster.hasOwnManifests ? {} : { manifests: before?.manifests ?? manifests };
		return {
			...cluster,
			...own,
			exclude: before?.exclude ?? exclude
		};
	});
	return {
		...head,
		manifests,
		exclude,
		rules,
		ruleOverrides,
		suppress,
		failOn,
		render,
		customKinds,
		clusters
	};
}
function governsAlike(one, other) {
	return one === other || describeConfiguration(one) === describeConfiguration(other);
}
function describeConfiguration(configuration) {
	const { manifests, exclude, rules, ruleOverrides, suppress, failOn, render } = configuration ?? NOTHING;
	return canonicalText([
		configuration === void 0,
		[
			manifests,
			exclude,
			failOn,
			render,
			configuration?.customKinds ?? []
		],
		settingsOf(rules),
		ruleOverrides.map((entry) => [
			entry.files,
			entry.clusters,
			settingsOf(entry.rules)
		]),
		suppress.map(({ rule, workload, file, expires }) => [
			rule,
			workload,
			file,
			expires
		]),
		configuration?.clusters.map((cluster) => [
			cluster.settings.name,
			cluster.manifests,
			cluster.exclude
		])
	]);
}
function settingsOf(rules) {
	return [...rules].map(([id, { severity, options }]) => canonicalText([
		id,
		severity,
		options
	])).sort();
}

export { governedBy, governsAlike };