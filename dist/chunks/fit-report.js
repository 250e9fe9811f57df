import { N as getString, P as getValue, S as parseDocuments, _ as fileOfPlace, b as rangeOfSpan, g as errorAt, h as describeNode, y as locate } from "./pools.js";
import { b as placeInObject, d as formatFieldPath, i as describeReason, p as formatTaint } from "./rules.js";

// src/lint/baseline.ts
const VERSION = 1;
const FIELDS = [
	"rule",
	"fingerprint",
	"file",
	"message"
];
function baselineEntries(findings) {
	const order = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return findings.map(({ rule, fingerprint, finding }) => {
		return {
			rule,
			fingerprint,
			file: fileOfPlace(finding.at).path,
			message: finding.message
		};
	}).sort((a, b) => order(a.file, b.file) || order(a.rule, b.rule) || order(a.fingerprint, b.fingerprint));
}
function formatBaseline(entries) {
	return `${JSON.stringify({
		version: VERSION,
		findings: entries
	}, null, 2)}\n`;
}
function parseBaseline(file) {
	const { documents, problems } = parseDocuments(file);
	if (problems.length > 0) return { errors: problems.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	})) };
	const [document] = documents;
	const root = document?.root;
	if (document === void 0 || root?.kind !== "mapping") return { errors: [{
		message: "not a baseline: write one with --write-baseline",
		range: rangeOfSpan(file, {
			start: 0,
			end: 0
		})
	}] };
	const top = {
		document,
		path: [],
		part: "value"
	};
	const version = getValue(root, "version");
	if (version?.kind !== "scalar" || version.value !== VERSION) {
		const message = `"version" of a baseline must be the number ${VERSION}, found ${describeNode(version)}`;
		return { errors: [errorAt({
			...top,
			path: ["version"]
		}, message)] };
	}
	const list = getValue(root, "findings");
	if (list?.kind !== "sequence") {
		const message = `"findings" of a baseline must be a list, found ${describeNode(list)}`;
		return { errors: [errorAt({
			...top,
			path: ["findings"]
		}, message)] };
	}
	const entries = list.items.map(readEntry);
	const errors = entries.flatMap((entry, index) => {
		if (entry !== void 0) return [];
		const message = `item ${index + 1} of "findings" needs "rule", "fingerprint", "file" and "message", each a string`;
		return [errorAt({
			...top,
			path: ["findings", index]
		}, message)];
	});
	return errors.length > 0 ? { errors } : { entries: entries.flatMap((entry) => entry ?? []) };
}
function readEntry(node) {
	const [rule, fingerprint, file, message] = FIELDS.map((field) => getString(node, field));
	if (rule === void 0 || fingerprint === void 0 || file === void 0 || message === void 0) return void 0;
	return {
		rule,
		fingerprint,
		file,
		message
	};
}

// src/lint/fit-report.ts
function sourceLineOf(place) {
	const { file, line } = locate(place);
	return {
		file,
		line
	};
}
function reportPool(pool) {
	return {
		name: pool.name,
		cluster: pool.cluster,
		source: sourceLineOf(pool.place)
	};
}
function reportCell(fit) {
	return {
		pool: fit.pool.name,
		cluster: fit.pool.cluster,
		verdict: fit.verdict,
		untolerated: fit.untolerated.map(formatTaint),
		avoided: fit.avoided.map(formatTaint),
		selector: fit.selector,
		evictedAfterSeconds: fit.evictedAfterSeconds,
		reasons: fit.reasons.map(describeReason)
	};
}
function refusalsOf({ workload, fieldErrors, admissionError }) {
	return [
		...workload.decodeErrors.map(({ path, expected, found }) => `${formatFieldPath(path)}: takes a ${expected}, found a ${found}`),
		...fieldErrors.map(({ path, detail }) => `${formatFieldPath(path)}: ${detail === "" ? "required" : detail}`),
		...admissionError === void 0 ? [] : [admissionError]
	];
}
function reportWorkload(fit) {
	const { kind, namespace, name } = fit.workload;
	return {
		kind,
		namespace,
		name,
		source: sourceLineOf(placeInObject(fit.workload, [])),
		valid: fit.valid,
		errors: refusalsOf(fit),
		pools: fit.pools.map(reportCell)
	};
}
function reportFit(judgements) {
	const rows = /* @__PURE__ */ new Map();
	for (const fit of judgements.flatMap((judgement) => judgement.fits)) {
		const row = reportWorkload(fit);
		const known = rows.get(fit.workload);
		rows.set(fit.workload, known === void 0 ? row : {
			...known,
			pools: [...known.pools, ...row.pools]
		});
	}
	return {
		pools: judgements.flatMap(({ inventory, isUnbound }) => isUnbound ? [] : inventory.pools.map(reportPool)),
		workloads: [...rows.values()]
	};
}

export { baselineEntries as a, sourceLineOf as i, reportCell as n, formatBaseline as o, reportFit as r, parseBaseline as s, refusalsOf as t };