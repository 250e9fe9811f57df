import { CLUSTER_ANNOTATION, ORIGIN_ANNOTATION, PREFERRED, REQUIRED, admittedObject, formatOrigin, formatWorkload, isRecord, judgeRevision, mapAt, placeInObject, podSpecPathOf, sourceLineOf } from "./core.js";
import { count, nameSome } from "./program.js";
import { formatObjectList } from "./json-text.js";
import { boundErrors, dayOfCommit, poolsOriginOf, readFromDisk, refuse, renderReports, repositoryOptions } from "./lint.js";

// src/lint/reports/facts.ts
const NAMED_WORKLOADS = 5;
const EXPRESSIONS = "matchExpressions { key operator values }";
const SELECTORS = ["labelSelector", "namespaceSelector"].map((key) => `${key} { matchLabels { * } ${EXPRESSIONS} }`);
const NODE_TERM = `{ ${EXPRESSIONS} matchFields { key operator values } }`;
const POD_TERM = `{ topologyKey namespaces matchLabelKeys mismatchLabelKeys ${SELECTORS.join(" ")} }`;
const POD_TERMS = `{ ${REQUIRED} ${POD_TERM} ${PREFERRED} { weight podAffinityTerm ${POD_TERM} } }`;
const RESOURCES = "resources { requests { * } limits { * } }";
const CONTAINERS = `{ image restartPolicy ${RESOURCES} ports { containerPort hostPort hostIP protocol } }`;
const CLAIM = "{ spec { volumeName storageClassName } }";
const POD = `{
  nodeName nodeSelector { * } hostNetwork os { name } runtimeClassName priorityClassName ${RESOURCES} overhead { * }
  tolerations { key operator value effect tolerationSeconds } containers ${CONTAINERS} initContainers ${CONTAINERS}
  affinity { nodeAffinity { ${REQUIRED} { nodeSelectorTerms ${NODE_TERM} } ${PREFERRED} { weight preference ${NODE_TERM} } }
    podAffinity ${POD_TERMS} podAntiAffinity ${POD_TERMS} }
  topologySpreadConstraints { maxSkew minDomains topologyKey whenUnsatisfiable matchLabelKeys nodeAffinityPolicy
    nodeTaintsPolicy ${SELECTORS[0]} }
  resourceClaims { resourceClaimName resourceClaimTemplateName }
  volumes { persistentVolumeClaim { claimName } ephemeral { volumeClaimTemplate ${CLAIM} } } }`;
const LABELS = "metadata { labels { * } }";
const TEMPLATE = `template { ${LABELS} spec ${POD} }`;
const PUBLISHED = parseTree(`apiVersion kind ${LABELS} ${TEMPLATE} spec { replicas ${POD.slice(1, -1)} ${TEMPLATE}
  jobTemplate { ${LABELS} spec { ${TEMPLATE} } } volumeClaimTemplates ${CLAIM} }`);
function parseTree(text) {
	const top = {};
	let [open, last] = [[top], top];
	for (const [token] of text.matchAll(/[\w*]+|[{}]/g)) if (token === "{") open = [last, ...open];
	else if (token === "}") open = open.slice(1);
	else {
		last = {};
		Object.assign(open[0] ?? top, { [token]: last });
	}
	return top;
}
function copyBelow(tree, value) {
	if (Array.isArray(value)) return value.map((item) => copyBelow(tree, item));
	if (!isRecord(value)) return Object.keys(tree).length === 0 ? value : null;
	const known = Object.entries(value).flatMap(([key, one]) => {
		const below = Object.hasOwn(tree, key) ? tree[key] : tree["*"];
		return below === void 0 ? [] : [[key, key === "image" && tree.image ? "omitted" : copyBelow(below, one)]];
	});
	return Object.fromEntries(known);
}
function reportFacts(read, from, day) {
	const { input, judgements } = judgeRevision(read);
	const items = /* @__PURE__ */ new Map();
	const left = /* @__PURE__ */ new Set();
	for (const { fits, inventory, candidates, objects } of judgements) {
		const cluster = candidates === void 0 ? inventory.cluster.name ?? void 0 : void 0;
		for (const fit of fits) {
			const { workload, valid } = fit;
			const { file, line } = sourceLineOf(placeInObject(workload, []));
			if (workload.addOn !== void 0 || input.isTestFile?.(file) === true) continue;
			const { kind, name, namespace, document, strayFields } = workload;
			const named = formatWorkload(workload);
			const object = valid && strayFields.length === 0 && !isDecidedBy(objects.admission, fit) ? nativeObject(workload) : void 0;
			if (object === void 0) left.add(named);
			else {
				const path = from.pathOf(file);
				const [checkout, committed] = path === void 0 ? [] : [from.checkout, day];
				const custom = object.kind === kind ? void 0 : kind;
				const origin = formatOrigin(`${path ?? file}:${line}`, checkout, committed, custom);
				const annotations = {
					[ORIGIN_ANNOTATION]: origin,
					[CLUSTER_ANNOTATION]: cluster
				};
				const item = Object(copyBelow(PUBLISHED, object));
				const key = JSON.stringify([
					cluster,
					named,
					document.origin?.root,
					file,
					line
				]);
				items.set(key, {
					...item,
					metadata: {
						...item.metadata,
						name,
						namespace,
						annotations
					}
				});
			}
		}
	}
	const who = count(left.size, "workload is", "workloads are");
	const notices = left.size === 0 ? [] : [`${who} left out, because the API server refuses them, or not their pod spec alone decides where they run: ${nameSome([...left], NAMED_WORKLOADS)}`];
	return {
		items: [...items.values()],
		notices,
		reached: input.reached
	};
}
function isDecidedBy(admission, { workload, tolerations }) {
	const { changePod, queues, defaultNodeSelector, namespaces } = admission;
	const { nodeSelector, defaultTolerations, tolerationsWhitelist } = namespaces.get(workload.namespace) ?? {};
	return ["template", "pod"].some((stage) => {
		const { spec, open, applied } = changePod?.(workload, stage, workload.podSpec, tolerations) ?? {};
		return [
			...open?.tolerations ?? [],
			...open?.selection ?? [],
			...applied ?? []
		].length > 0 || (spec ?? workload.podSpec) !== workload.podSpec;
	}) || (nodeSelector ?? defaultTolerations ?? tolerationsWhitelist ?? queues ?? defaultNodeSelector) !== void 0;
}
function nativeObject(workload) {
	const { apiVersion, kind, podSpecPath, movedFields, everyNode, labels, templateLabels } = workload;
	const object = admittedObject(workload);
	if (podSpecPathOf(apiVersion, kind) !== void 0) return object;
	if (movedFields !== void 0 || everyNode !== void 0) return void 0;
	const spec = {
		containers: [],
		...mapAt(object, ...podSpecPath)
	};
	const template = {
		metadata: { labels: { ...templateLabels } },
		spec
	};
	return {
		apiVersion: "v1",
		kind: "PodTemplate",
		metadata: { labels: { ...labels } },
		template
	};
}

// src/cli/commands/facts.ts
const runFacts = async (invocation, context) => {
	const { workingDirectory, progress } = context;
	const read = await readFromDisk(await repositoryOptions(invocation, [], context), progress);
	progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const { input } = read.value;
	const from = poolsOriginOf(workingDirectory);
	const { items, notices, reached } = reportFacts(input, from, dayOfCommit(workingDirectory));
	if (reached !== void 0) return refuse(...boundErrors(reached));
	return {
		exitCode: 0,
		reports: await renderReports(invocation.formats, context, () => formatObjectList(items)),
		errors: [],
		messages: notices
	};
};

export { runFacts };