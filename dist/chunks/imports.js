import { __exportAll } from "./rolldown-runtime.js";
import { COMPUTE_CLASS_FORMAT, CONTROL_PLANE_KEYS, GOOGLE_ARM_MACHINE, NODE_FORMAT, TAINT_EFFECTS, UNREAD_KINDS, blankPlaceholders, createDecoder, describeValuesMistake, formatTaint, groupOf, internalProblem, isInChart, isTransientTaint, matchesNameGlob, objectsOf, parseDocuments, parseQuantity, parseTemplate, readInlineText, readOperator, templateMark } from "./core.js";
import { NO_WORDS, byWord, count, describeNode, effectiveEntries, errorAt, formatFieldPath, formatKey, getValue, isSlipOf, joinByWord, joinWords, locate, quoted, rangeOfSpan, rememberedOf, scalarText } from "./program.js";
import { KUBELET_LABELS, RANDOM_END, TERRAFORM_GROUP, UNKNOWN_TEXT, describeUnresolved, isNotKnown, isSurelyThere, isTemplated, isUnresolved, itemsOfList, keys, mergeAlike, nodesOf, openTerraformJson, partAt, partOfObject, partsOfList, placeOf, startOfUnknown, tablesOfGroup, textOf, toOutput, unknownText, wholeNumberOf } from "./terraform-roots.js";

// src/inventory/formats/autoscaler-tag.ts
const TAG = /^k8s\.io\/cluster-autoscaler\/node-template\/(taint|label)\/(.+)$/;
const ANY_TEMPLATE = /^k8s\.io\/cluster-autoscaler\/node-template\/(.+)$/;
const OTHER_TEMPLATE = /^(?:resources|autoscaling-options)\//;
function readAutoscalerTags(tags) {
	return effectiveEntries(tags.node).flatMap(({ key, value }) => {
		const [, kind, inKind = ""] = TAG.exec(key.text) ?? [];
		const describes = kind === "taint" || kind === "label" ? kind : "nothing";
		const [, behind = ""] = ANY_TEMPLATE.exec(key.text) ?? [];
		const name = describes === "nothing" ? behind : inKind;
		const text = scalarText(value) ?? "";
		if (name === "" || OTHER_TEMPLATE.test(behind) || isTemplated(name) || isTemplated(text)) return [];
		return {
			describes,
			key: name,
			value: text,
			place: {
				...placeOf(tags),
				path: [...placeOf(tags).path, key.text]
			}
		};
	});
}
const DISCOVERY = /^k8s\.io\/cluster-autoscaler\//;
function knowledgeOfTags(group, scale) {
	const mayBeEmpty = (scale?.min ?? scale?.replicas) === 0;
	const tags = partAt(group, keys("tags"));
	const copies = textOf(partAt(group, keys("propagateASGTags")));
	const isRun = textOf(partAt(group, keys("iam.withAddonPolicies.autoScaler"))) === "true" || effectiveEntries(tags.node).some(({ key }) => DISCOVERY.test(key.text));
	if (!mayBeEmpty || !isRun || copies !== void 0 && copies !== "false") return void 0;
	const told = readAutoscalerTags(tags);
	return {
		from: "tags",
		taints: told.flatMap(({ describes, key, value }) => describes === "taint" ? taintOfTag(key, value) : []),
		labels: told.flatMap(({ describes, key }) => describes === "label" ? [key] : [])
	};
}
function taintOfTag(key, value) {
	return value.startsWith(":") ? `${key}${value}` : `${key}=${value}`;
}

// src/inventory/formats/label-field.ts
const NO_LABELS = {
	labels: NO_WORDS,
	origins: NO_WORDS,
	openLabels: [],
	incomplete: []
};
const ANY_LABEL$1 = "*";
function readLabels(part) {
	const { node } = part;
	if (node?.kind === "mapping") return fromWritten(effectiveEntries(node).map((entry) => {
		const key = formatKey(entry.key.value);
		const own = {
			document: part.document,
			path: [...part.path, key],
			node: entry.value
		};
		return {
			key,
			value: scalarText(entry.value) ?? "",
			part: own,
			atKey: entry.value.file !== void 0
		};
	}));
	return fromWritten((node?.kind === "sequence" ? partsOfList(part) : [part]).flatMap((item) => item.node?.kind === "mapping" ? readLabelObject(item) : readLabelTexts(item)));
}
function readLabelObject(part) {
	const key = scalarText(getValue(part.node, "key"));
	if (key === void 0) return [];
	return [{
		key,
		value: scalarText(getValue(part.node, "value")) ?? "",
		part
	}];
}
function readLabelTexts(part) {
	const text = textOf(part) ?? "";
	if (isUnresolved(part) && startOfUnknown(text) === "" && !text.includes("=")) return [{
		key: text,
		value: "",
		part
	}];
	return text.split(",").filter((text) => text.trim() !== "").map((text) => {
		const equals = text.indexOf("=");
		return equals < 0 ? {
			key: text.trim(),
			value: "",
			part
		} : {
			key: text.slice(0, equals).trim(),
			value: text.slice(equals + 1),
			part
		};
	});
}
function fromWritten(written) {
	const labels = [];
	const origins = [];
	const openLabels = [];
	const incomplete = [];
	for (const { key, value, part, atKey } of written) {
		const template = [key, value].find(isTemplated);
		if (template === void 0) {
			labels.push([key, value]);
			origins.push([key, { place: placeOf(part, atKey ? "key" : "value") }]);
			continue;
		}
		const open = isTemplated(key) ? ANY_LABEL$1 : key;
		openLabels.push(open);
		const why = open === ANY_LABEL$1 ? describeUnresolved(template) : `value of "${key}": ${describeUnresolved(template)}`;
		const label = open === ANY_LABEL$1 ? {} : { label: open };
		incomplete.push({
			field: "labels",
			why,
			place: placeOf(part),
			...label
		});
	}
	return {
		labels: byWord(labels),
		origins: byWord(origins),
		openLabels,
		incomplete
	};
}
function joinLabels(fields) {
	const labels = /* @__PURE__ */ new Map();
	const origins = /* @__PURE__ */ new Map();
	for (const field of fields) {
		for (const key of field.openLabels) labels.delete(key);
		for (const [key, value] of Object.entries(field.labels)) labels.set(key, value);
		for (const [key, origin] of Object.entries(field.origins)) origins.set(key, origin);
	}
	return {
		labels: byWord(labels),
		origins: byWord([...origins].filter(([key]) => labels.has(key))),
		openLabels: fields.flatMap(({ openLabels }) => openLabels).filter((key) => !labels.has(key)),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}

// src/inventory/formats/machine-labels.ts
const ARCHITECTURE = "kubernetes.io/arch";
const OPERATING_SYSTEM = "kubernetes.io/os";
const WORDS = [
	[
		/arm_?64|aarch64/i,
		ARCHITECTURE,
		"arm64"
	],
	[
		/amd64|x86_64/i,
		ARCHITECTURE,
		"amd64"
	],
	[
		/windows/i,
		OPERATING_SYSTEM,
		"windows"
	]
];
function machineLabels(parts) {
	const texts = parts.flatMap((part) => textOf(part) ?? []);
	const found = WORDS.flatMap(([pattern, label, value]) => {
		const part = parts.find((one) => pattern.test(textOf(one) ?? ""));
		return part === void 0 ? [] : [{
			label,
			value,
			place: placeOf(part)
		}];
	});
	return {
		labels: byWord(found.map(({ label, value }) => [label, value])),
		origins: byWord(found.map(({ label, place }) => [label, { place }])),
		openLabels: texts.some((text) => isTemplated(text) && text !== UNKNOWN_TEXT) ? [OPERATING_SYSTEM] : [],
		incomplete: []
	};
}

// src/inventory/formats/misplaced-fields.ts
const TAINT_NAMES = [
	"taint",
	"taints",
	"nodeTaint",
	"nodeTaints",
	"kubernetesTaints",
	"node_taints"
];
const LABEL_NAMES = [
	"label",
	"labels",
	"nodeLabel",
	"nodeLabels",
	"k8sLabels",
	"kubernetesLabels",
	"node_labels"
];
function misplacedFields(table, at) {
	const taints = [...table.taints ?? [], ...table.startupTaints ?? []].map((column) => column.at);
	const labels = table.labels ?? [];
	const known = [
		...taints,
		...labels,
		...(table.ignored ?? []).map((column) => column.at)
	].map(textOfPath);
	const search = (what, path, names) => waysTo(path).flatMap((level) => names.flatMap((name) => {
		const found = at([...level, name]);
		const text = textOfPath([...level, name]);
		if (found.node === void 0 || found.node.kind === "scalar") return [];
		if (known.some((own) => own === text || own.startsWith(`${text}.`))) return [];
		const help = `The format reads ${what} in "${textOfPath(path ?? [])}".`;
		return [{
			field: name,
			place: placeOf(found, "key"),
			help
		}];
	}));
	return [...search("taints", taints[0], TAINT_NAMES), ...search("labels", labels.at(-1), LABEL_NAMES)];
}
function waysTo(path) {
	const steps = path ?? [];
	return steps.flatMap((step, index) => typeof step === "number" ? [] : [steps.slice(0, index)]).filter((level) => level.at(-1) !== "metadata");
}
function textOfPath(path) {
	return formatFieldPath(path.filter((step) => typeof step !== "number"));
}

// src/inventory/formats/taint-field.ts
const NO_TAINTS = {
	taints: [],
	incomplete: []
};
function readTaints$1(part, dialect) {
	const { node } = part;
	if (node === void 0 || node.kind === "scalar" && node.text === "") return NO_TAINTS;
	if (isUnresolved(part)) return unread$1(part, describeUnresolved(textOf(part) ?? ""));
	if (dialect === "string" && node.kind === "scalar") return joinTaints(node.text.split(",").filter((text) => text.trim() !== "").map((text) => readTaintText(part, text.trim())));
	if (dialect === "map" || dialect === "eksctl" && node.kind === "mapping") return readMap(part, dialect);
	if (node.kind !== "sequence") return unread$1(part, `a list belongs there, found ${describeNode(node)}`);
	const { document, path } = part;
	return joinTaints(node.items.map((item, index) => ({
		document,
		path: [...path, index],
		node: item
	})).map((item) => dialect === "string" ? readItem(item) : readObject$1(item, dialect)));
}
function joinTaints(fields) {
	return {
		taints: fields.flatMap(({ taints }) => taints),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function uniteTaints(fields) {
	const taints = [];
	for (const field of fields) {
		const earlier = [...taints];
		const isNew = (taint) => !earlier.some(({ key, effect }) => key === taint.key && effect === taint.effect);
		taints.push(...field.taints.filter(isNew));
	}
	return {
		taints,
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function unread$1(part, why) {
	return {
		taints: [],
		incomplete: [{
			field: "taints",
			why,
			place: placeOf(part)
		}]
	};
}
function readItem(part) {
	const text = textOf(part);
	return text === void 0 ? unread$1(part, "a text \"key=value:Effect\" belongs there") : readTaintText(part, text);
}
function readTaintText(part, text) {
	if (isTemplated(text)) return unread$1(part, describeUnresolved(text));
	const colon = text.lastIndexOf(":");
	const head = colon < 0 ? text : text.slice(0, colon);
	const equals = head.indexOf("=");
	return known(part, {
		key: equals < 0 ? head : head.slice(0, equals),
		value: equals < 0 ? "" : head.slice(equals + 1),
		effect: colon < 0 ? "" : text.slice(colon + 1)
	});
}
function readObject$1(part, dialect) {
	if (part.node?.kind !== "mapping") return isUnresolved(part) ? unread$1(part, describeUnresolved(textOf(part) ?? "")) : unread$1(part, "a mapping with key, value and effect belongs there");
	const effectKey = dialect === "schedule-type" ? "schedule_type" : "effect";
	const fields = [
		fieldText(part.node, "key"),
		fieldText(part.node, "value"),
		fieldText(part.node, effectKey)
	];
	const template = fields.find(isTemplated);
	if (template !== void 0) return unread$1(part, describeUnresolved(template));
	const [key = "", value = "", effect = ""] = fields;
	if (key === "" && effect === "") return unread$1(part, "a taint needs a key and an effect");
	if (dialect !== "enum" && dialect !== "words") return known(part, {
		key,
		value,
		effect
	});
	const { taints, incomplete } = known(part, {
		key,
		value,
		effect: effectOfEnum(effect)
	});
	const providerEffect = dialect === "enum" ? PROVIDER_EFFECTS.get(effect) : void 0;
	return providerEffect === void 0 ? {
		taints,
		incomplete
	} : {
		taints: taints.map((taint) => ({
			...taint,
			providerEffect
		})),
		incomplete
	};
}
const PROVIDER_EFFECTS = /* @__PURE__ */ new Map([
	["NoSchedule", "NO_SCHEDULE"],
	["PreferNoSchedule", "PREFER_NO_SCHEDULE"],
	["NoExecute", "NO_EXECUTE"]
]);
function fieldText(node, key) {
	return scalarText(getValue(node, key)) ?? "";
}
function readMap(part, dialect) {
	if (part.node?.kind !== "mapping") return unread$1(part, `a mapping belongs there, found ${describeNode(part.node)}`);
	return joinTaints(effectiveEntries(part.node).map((entry) => {
		const key = formatKey(entry.key.value);
		const item = {
			document: part.document,
			path: [...part.path, key],
			node: entry.value
		};
		const text = scalarText(entry.value);
		if (text === void 0) return unread$1(item, "a text \"value:Effect\" belongs there");
		if (isTemplated(key) || isTemplated(text)) return unread$1(item, describeUnresolved(isTemplated(key) ? key : text));
		const [first = "", ...rest] = text.split(":");
		if (rest.length === 0) return known(item, {
			key,
			value: "",
			effect: first
		});
		if (dialect === "eksctl" && rest.length > 1) return unread$1(item, `eksctl reads nothing out of "${text}"`);
		return known(item, {
			key,
			value: first,
			effect: rest.join(":")
		});
	}));
}
function known(part, taint) {
	return {
		taints: [{
			...taint,
			place: placeOf(part)
		}],
		incomplete: []
	};
}
function effectOfEnum(text) {
	const letters = text.replace(/^TAINT_EFFECT_/, "").replaceAll(/[^A-Za-z]/g, "");
	return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters.toLowerCase()) ?? text;
}

// src/inventory/formats/pool-table.ts
const METADATA_NAME = keys("metadata.name");
function tableFormat(id, tables) {
	return {
		id,
		kinds: tables.map(({ group, kind }) => ({
			group,
			kind
		})),
		read: (input) => toOutput(input, readTables(input, id, tables))
	};
}
function readTables(input, id, tables) {
	return input.objects.flatMap((object) => tables.filter(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion)).flatMap((table) => readTable(object, table, id, input.cluster)));
}
function readTable(object, table, id, cluster) {
	const root = partOfObject(object);
	const list = partAt(root, table.pools ?? []);
	return partsOfList(list).flatMap((part) => {
		const deciding = (table.skip ?? []).map((rule) => ({
			...rule,
			part: partAt(rule.of === "object" ? root : part, rule.at)
		}));
		const isLeftOut = ({ part: decider, values, orOpen }) => isUnresolved(decider) ? orOpen : values.test(textOf(decider) ?? "");
		if (deciding.some(isLeftOut)) return [];
		const open = deciding.find((rule) => isUnresolved(rule.part));
		const doubt = open === void 0 ? table.doubt : describeUnresolved(textOf(open.part) ?? "");
		return readPool$1(root, part, table, id, cluster, doubt);
	});
}
function readPool$1(root, part, table, id, cluster, doubt) {
	const at = (path) => partAt(part, path);
	const isPool = part.node?.kind === "mapping";
	const taints = uniteTaints([
		...isPool ? [] : [unread$1(part, isUnresolved(part) ? describeUnresolved(textOf(part) ?? "") : "a mapping belongs there")],
		...(table.taints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)),
		...(table.scripts ?? []).map((path) => readScript(at(path)))
	]);
	const startupTaints = joinTaints((table.startupTaints ?? []).map(({ at: path, as }) => readTaints$1(at(path), as)));
	const labels = joinLabels((table.labels ?? []).map((path) => readLabels(at(path))));
	const machine = machineLabels((table.machine ?? []).map(at));
	const named = nameOf(root, part, table);
	const scale = readScale$1(part, table);
	const owner = textOf(partAt(root, table.cluster ?? []));
	const clusterName = isTemplated(owner) ? void 0 : owner;
	return nodesOf({
		name: named.name,
		cluster,
		format: id,
		place: placeOf(named.part),
		platform: table.platform,
		facts: {
			...readFacts(part, table),
			...named.certain && { name: named.name },
			...clusterName !== void 0 && { cluster: clusterName },
			...table.role && { role: table.role }
		},
		owner: part.document.address ?? owner ?? "",
		clusterName,
		taints,
		startupTaints: startupTaints.taints,
		labels: joinLabels([machine, labels]),
		scale,
		autoscalerKnows: table.isKnownByTags && knowledgeOfTags(part, scale),
		role: table.role,
		incomplete: [
			...startupTaints.incomplete,
			...named.incomplete,
			...mayNotExist(part, doubt)
		],
		ignored: [
			...(table.ignored ?? []).flatMap(({ at: path, help }) => {
				const found = at(path);
				return isSurelyThere(found) ? {
					place: placeOf(found, "key"),
					field: String(path.at(-1)),
					help
				} : [];
			}),
			...table.knowsFields ? misplacedFields(table, at) : [],
			...table.strays === void 0 ? [] : straysIn(at(table.strays))
		],
		autoscalerTags: table.tags === void 0 ? [] : readAutoscalerTags(at(table.tags))
	});
}
function mayNotExist(part, doubt = part.document.doubt) {
	return doubt === void 0 ? [] : [{
		field: "exists",
		why: doubt,
		place: placeOf(part)
	}];
}
function straysIn(part) {
	return entriesOf$1(part).flatMap((argument) => entriesOf$1(argument).map((one) => ({
		field: String(argument.path.at(-1)),
		names: String(one.path.at(-1)),
		place: placeOf(one, "key"),
		help: textOf(one) ?? ""
	})));
}
function entriesOf$1(part) {
	return effectiveEntries(part.node).map(({ key }) => partAt(part, [key.text]));
}
function readScript(part) {
	return mayTaint$1(part.node) ? unread$1(part, "it may set taints in a way that is not read") : NO_TAINTS;
}
function mayTaint$1(node) {
	if (node === void 0) return false;
	if (node.kind === "scalar") return /taint/i.test(node.text) || isNotKnown(node.text);
	if (node.kind === "sequence") return node.items.some(mayTaint$1);
	return node.entries.some(({ key, value }) => mayTaint$1(key) || mayTaint$1(value));
}
function nameOf(root, part, table) {
	const inPool = (table.names ?? []).map((path) => partAt(part, path));
	const found = (table.pools === void 0 ? [...inPool, partAt(root, METADATA_NAME)] : inPool).find((candidate) => textOf(candidate) !== void 0);
	const text = found && textOf(found);
	if (table.fixedName !== void 0) return {
		name: table.fixedName,
		part,
		certain: true,
		incomplete: []
	};
	if (found !== void 0 && text !== void 0 && !isUnresolved(found)) return {
		name: text,
		part: found,
		certain: inPool.includes(found) || !table.madeUpName,
		incomplete: []
	};
	const begun = prefixOf(part, table) ?? beginningOf(found);
	if (begun !== void 0) return begun;
	if (found === void 0 || text === void 0) return {
		name: part.document.address ?? describePart(part, table),
		part,
		certain: false,
		incomplete: []
	};
	const incomplete = {
		field: "name",
		why: describeUnresolved(text),
		place: placeOf(found)
	};
	return {
		name: part.document.address ?? text,
		part: found,
		certain: false,
		incomplete: [incomplete]
	};
}
function prefixOf(part, { prefixes = [] }) {
	const found = prefixes.map((path) => partAt(part, path)).find((one) => textOf(one) !== void 0 && !isUnresolved(one));
	return found && withOpenEnd(found, textOf(found) ?? "", "it ends with random letters");
}
function beginningOf(part) {
	const text = part && textOf(part);
	return text === void 0 ? void 0 : withOpenEnd(part, startOfUnknown(text), describeUnresolved(text));
}
function withOpenEnd(part, start, why) {
	const name = start.replace(/[-_.]$/, "");
	if (part === void 0 || name === "") return void 0;
	return {
		name,
		part,
		certain: false,
		incomplete: [{
			field: "name",
			why,
			place: placeOf(part),
			beginning: start
		}]
	};
}
function describePart({ path }, { kind }) {
	return path.length === 0 ? kind : formatFieldPath(path);
}
function readFacts(part, table) {
	const facts = Object.entries(table.facts ?? {}).flatMap(([name, path]) => {
		const text = textOf(partAt(part, path));
		return text === void 0 || isTemplated(text) ? [] : [[name, text]];
	});
	return Object.fromEntries(facts);
}
function readScale$1(part, { scale = {} }) {
	const unbounded = scale.max !== void 0 && isUnresolved(partAt(part, scale.max));
	const entries = Object.entries(scale).flatMap(([name, path]) => {
		const number = wholeNumberOf(partAt(part, path));
		return number === void 0 || unbounded ? [] : [[name, number]];
	});
	return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}

// src/inventory/formats/aws-controllers.ts
const awsControllersFormat = tableFormat("aws-controllers", [{
	group: "eks.services.k8s.aws",
	kind: "Nodegroup",
	platform: "eks-managed",
	knowsFields: true,
	names: [keys("spec.name")],
	cluster: keys("spec.clusterName"),
	taints: [{
		at: keys("spec.taints"),
		as: "enum"
	}],
	labels: [keys("spec.labels")],
	scale: {
		min: keys("spec.scalingConfig.minSize"),
		max: keys("spec.scalingConfig.maxSize"),
		replicas: keys("spec.scalingConfig.desiredSize")
	},
	machine: [keys("spec.amiType")]
}]);

// src/inventory/formats/azure-service-operator.ts
const GROUP$6 = "containerservice.azure.com";
function agentPool(prefix) {
	const at = (field) => keys(`${prefix}${field}`);
	return {
		taints: [{
			at: at("nodeTaints"),
			as: "string"
		}],
		startupTaints: [{
			at: at("nodeInitializationTaints"),
			as: "string"
		}],
		labels: [at("nodeLabels")],
		scale: {
			min: at("minCount"),
			max: at("maxCount"),
			replicas: at("count")
		},
		facts: {
			spot: at("scaleSetPriority"),
			mode: at("mode")
		},
		machine: [at("osType"), at("osSKU")]
	};
}
const azureServiceOperatorFormat = tableFormat("azure-service-operator", [{
	group: GROUP$6,
	kind: "ManagedClustersAgentPool",
	platform: "aks",
	knowsFields: true,
	names: [keys("spec.azureName")],
	cluster: keys("spec.owner.name"),
	...agentPool("spec.")
}, {
	group: GROUP$6,
	kind: "ManagedCluster",
	platform: "aks",
	knowsFields: true,
	pools: keys("spec.agentPoolProfiles"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	...agentPool("")
}]);

// src/inventory/formats/node-registration.ts
function readNodeRegistration(part) {
	const taints = partAt(part, keys("taints"));
	const flag = kubeletArgument(part, "register-with-taints");
	return {
		name: textOf(partAt(part, keys("name"))),
		taints: uniteTaints([readTaints$1(flag, "string"), readTaints$1(taints, "object")]),
		labels: readLabels(kubeletArgument(part, "node-labels")),
		ignored: [...slipsOf(part, "register-with-taints"), ...slipsOf(part, "node-labels")],
		ownTaints: taints.node !== void 0 || flag.node !== void 0
	};
}
function overlayRegistration(below, above) {
	return {
		name: above.name ?? below.name,
		taints: above.ownTaints ? above.taints : below.taints,
		labels: joinLabels([below.labels, above.labels]),
		ignored: [...below.ignored, ...above.ignored],
		ownTaints: above.ownTaints || below.ownTaints
	};
}
function slipsOf(part, flag) {
	const args = partAt(part, keys("kubeletExtraArgs"));
	const help = `Write \`${flag}\`: the kubelet does not start with a flag that it does not know.`;
	const ofMapping = effectiveEntries(args.node).flatMap(({ key }) => {
		const name = formatKey(key.value);
		return isSlip(name, flag) ? [{
			field: name,
			place: placeOf(partAt(args, [name]), "key"),
			help
		}] : [];
	});
	const ofList = itemsOfList(args).flatMap((item) => {
		const name = partAt(item, keys("name"));
		const field = textOf(name) ?? "";
		return isSlip(field, flag) ? [{
			field,
			place: placeOf(name),
			help
		}] : [];
	});
	return [...ofMapping, ...ofList];
}
function isSlip(name, flag) {
	return name !== flag && isSlipOf(name, flag);
}
function kubeletArgument(part, name) {
	const args = partAt(part, keys("kubeletExtraArgs"));
	const item = itemsOfList(args).find((candidate) => textOf(partAt(candidate, keys("name"))) === name);
	return item === void 0 ? partAt(args, [name]) : partAt(item, keys("value"));
}

// src/inventory/formats/cluster-api-bootstrap.ts
const TEMPLATE$1 = "KubeadmConfigTemplate";
const JOIN = "joinConfiguration.nodeRegistration";
const FIELDS = {
	taints: [{ at: keys(`${JOIN}.taints`) }],
	labels: [keys(`${JOIN}.kubeletExtraArgs.node-labels`)]
};
function clusterApiBootstrap(part, objects) {
	const reference = [
		partAt(part, keys("configRef")),
		partAt(part, keys("ref")),
		part
	].find((candidate) => textOf(partAt(candidate, keys("name"))) !== void 0);
	if (reference === void 0) return {
		taints: unread$1(part, "its bootstrap data are not declared"),
		labels: NO_LABELS
	};
	const kind = textOf(partAt(reference, keys("kind"))) ?? TEMPLATE$1;
	const name = textOf(partAt(reference, keys("name"))) ?? "";
	if (kind !== TEMPLATE$1 && kind !== "KubeadmConfig") return {
		taints: unread$1(reference, `bootstrap configurations of kind "${kind}" are not read`),
		labels: NO_LABELS
	};
	const template = findObject(objects, kind, name, namespaceOf(objects, part));
	if (template === void 0) return {
		taints: unread$1(reference, `${kind} "${name}" is in none of the files`),
		labels: NO_LABELS
	};
	const spec = partAt(template, keys(kind === TEMPLATE$1 ? "spec.template.spec" : "spec"));
	const registration = readNodeRegistration(partAt(spec, keys(JOIN)));
	const strays = misplacedFields(FIELDS, (path) => partAt(spec, path));
	return {
		taints: registration.taints ?? NO_TAINTS,
		labels: registration.labels,
		ignored: [...strays, ...registration.ignored]
	};
}
function namespaceOf(objects, part) {
	const owner = objects.find(({ document, path }) => document === part.document && path.every((step, index) => part.path[index] === step));
	return owner && textOf(partAt(partOfObject(owner), keys("metadata.namespace")));
}
function findObject(objects, kind, name, namespace) {
	const named = objects.filter((object) => object.kind === kind).map(partOfObject).filter((part) => textOf(partAt(part, keys("metadata.name"))) === name);
	const inNamespace = named.find((part) => textOf(partAt(part, keys("metadata.namespace"))) === namespace);
	if (inNamespace !== void 0 || namespace === void 0) return inNamespace ?? named[0];
	return named.find((part) => textOf(partAt(part, keys("metadata.namespace"))) === void 0);
}

// src/inventory/formats/cluster-api-machine.ts
const CLUSTER_API = "cluster-api";
const ANNOTATIONS$1 = keys("metadata.annotations");
const CAPACITY = "capacity.cluster-autoscaler.kubernetes.io/";
const AUTOSCALER$2 = "cluster.x-k8s.io/cluster-api-autoscaler-node-group-";
function readMachineTaints(part) {
	const { taints, incomplete } = readTaints$1(part, "object");
	const atStart = itemsOfList(part).filter((item) => textOf(partAt(item, keys("propagation"))) === "OnInitialization").map(({ path }) => path.at(-1));
	const isStartup = ({ place }) => atStart.includes(place.path.at(-1));
	return {
		taints: {
			taints: taints.filter((taint) => !isStartup(taint)),
			incomplete
		},
		startupTaints: taints.filter(isStartup)
	};
}
const NODE_LABEL = /^(?:node-role\.kubernetes\.io\/|(?:[^/]+\.)?node-restriction\.kubernetes\.io\/|(?:[^/]+\.)?node\.cluster\.x-k8s\.io\/)/;
const OWN_LABEL = /^(?:[^/]+\.)?cluster\.x-k8s\.io\//;
const NODE_DOMAINS = [
	"node-role.kubernetes.io",
	"node-restriction.kubernetes.io",
	"node.cluster.x-k8s.io"
];
function isMisspelt(key) {
	return NODE_DOMAINS.some((domain) => isSlipOf(key.slice(0, key.indexOf("/")), domain));
}
function readMachineLabels(part) {
	const read = readLabels(part);
	const reaches = Object.entries(read.labels).filter(([key]) => NODE_LABEL.test(key));
	const others = Object.keys(read.labels).filter((key) => !NODE_LABEL.test(key));
	const ignored = effectiveEntries(part.node).flatMap(({ key }) => {
		const name = formatKey(key.value);
		if (NODE_LABEL.test(name) || OWN_LABEL.test(name) && !isMisspelt(name)) return [];
		const place = placeOf(partAt(part, [name]), "key");
		if (isMisspelt(name)) return [{
			field: name,
			place,
			help: HELP
		}];
		const { [name]: value } = read.labels;
		return value === void 0 ? [] : [{
			field: name,
			place,
			help: HELP,
			label: {
				key: name,
				value
			}
		}];
	});
	return {
		field: {
			labels: byWord(reaches),
			origins: read.origins,
			openLabels: [...read.openLabels, ...others],
			incomplete: read.incomplete
		},
		ignored
	};
}
const HELP = "Set the label with \"node-labels\" under \"kubeletExtraArgs\", or give it a name that Cluster API passes on, such as \"node-role.kubernetes.io/...\" or \"node.cluster.x-k8s.io/...\".";
function scaleOf(parts, replicas) {
	const numberAt = (path) => parts.map((part) => wholeNumberOf(partAt(part, path))).find((number) => number !== void 0);
	const bounds = {
		min: numberAt([...ANNOTATIONS$1, `${AUTOSCALER$2}min-size`]),
		max: numberAt([...ANNOTATIONS$1, `${AUTOSCALER$2}max-size`]),
		replicas: numberAt(replicas)
	};
	const known = Object.entries(bounds).filter(([, number]) => number !== void 0);
	return known.length === 0 ? void 0 : Object.fromEntries(known);
}
function knowledgeOfAnnotations(parts, ofMachine, passedOn) {
	if (scaleOf(parts, [])?.min !== 0) return void 0;
	const annotation = (name) => {
		const all = parts.map((part) => partAt(part, [...ANNOTATIONS$1, `${CAPACITY}${name}`]));
		return all.find(({ node }) => node !== void 0) ?? all[0];
	};
	const [ofTaints, ofLabels] = [annotation("taints"), annotation("labels")];
	const taints = ofTaints && readTaints$1(ofTaints, "string");
	const labels = ofLabels && readLabels(ofLabels);
	if (taints === void 0 || labels === void 0) return void 0;
	if (taints.incomplete.length > 0 || labels.incomplete.length > 0) return void 0;
	return {
		from: "annotations",
		taints: [...taints.taints, ...ofMachine].map(formatTaint),
		labels: [...Object.keys(labels.labels), ...passedOn]
	};
}

// src/inventory/formats/cluster-api-topology.ts
function readTopology(object, input) {
	const root = partOfObject(object);
	const topology = partAt(root, keys("spec.topology"));
	if (topology.node === void 0) return [];
	const owner = textOf(partAt(root, keys("metadata.name"))) ?? "";
	const topologyClass = findClass(root, topology, input.objects);
	const workers = ["machineDeployments", "machinePools"].flatMap((kind) => itemsOfList(partAt(topology, keys(`workers.${kind}`))).map((part) => readWorkers(part, kind, topologyClass, input, owner)));
	return [readControlPlane$1(partAt(topology, keys("controlPlane")), topologyClass, input, owner), ...workers];
}
function findClass(root, topology, objects) {
	const reference = [partAt(topology, keys("classRef.name")), partAt(topology, keys("class"))].find((part) => textOf(part) !== void 0);
	const name = (reference && textOf(reference)) ?? "";
	const namespace = textOf(partAt(root, keys("metadata.namespace")));
	const part = findObject(objects, "ClusterClass", name, namespace);
	if (part === void 0) return {
		part,
		open: unread$1(reference ?? topology, `ClusterClass "${name}" is in none of the files`)
	};
	const patches = partAt(part, keys("spec.patches"));
	return {
		part,
		open: mayTaint(patches) ? unread$1(patches, "patches of its ClusterClass change it") : void 0
	};
}
function mayTaint(patches) {
	return itemsOfList(patches).some((patch) => partAt(patch, keys("external")).node !== void 0 || itemsOfList(partAt(patch, keys("definitions"))).some((definition) => itemsOfList(partAt(definition, keys("jsonPatches"))).some((change) => /nodeRegistration|Configuration$|kubeadmConfigSpec$|taints|^\/spec(?:\/template(?:\/spec)?)?$/.test(textOf(partAt(change, keys("path"))) ?? ""))));
}
function readWorkers(part, kind, { part: topologyClass, open }, input, owner) {
	const className = textOf(partAt(part, keys("class"))) ?? "";
	const found = (topologyClass === void 0 ? [] : itemsOfList(partAt(topologyClass, keys(`spec.workers.${kind}`)))).find((one) => textOf(partAt(one, keys("class"))) === className);
	const own = partAt(part, keys("taints"));
	const ofClass = found && partAt(found, keys("taints"));
	const machine = readMachineTaints(own.node === void 0 && ofClass !== void 0 ? ofClass : own);
	const bootstrap = found && clusterApiBootstrap(bootstrapOf(found), input.objects);
	const missing = open ?? (found ? void 0 : unread$1(part, `its class "${className}" is not in the ClusterClass`));
	const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
	const ofClassLabels = found && readMachineLabels(partAt(found, keys("template.metadata.labels")));
	const name = textOf(partAt(part, keys("name"))) ?? className;
	const annotated = [part, ...found === void 0 ? [] : [partAt(found, keys("template"))]];
	const passedOn = [labels, ...ofClassLabels === void 0 ? [] : [ofClassLabels]].flatMap(({ field }) => Object.keys(field.labels));
	return nodesOf({
		...common(input, part, owner, "worker"),
		name,
		facts: {
			name,
			role: "worker",
			ownTaints: "true"
		},
		taints: uniteTaints([
			machine.taints,
			bootstrap?.taints ?? {
				taints: [],
				incomplete: []
			},
			...missing ? [missing] : []
		]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([
			bootstrap?.labels ?? NO_LABELS,
			ofClassLabels?.field ?? NO_LABELS,
			labels.field
		]),
		kubeletLabels: bootstrap?.labels,
		scale: scaleOf(annotated, keys("replicas")),
		autoscalerKnows: missing === void 0 ? knowledgeOfAnnotations(annotated, machine.taints.taints, passedOn) : void 0,
		ignored: [...labels.ignored, ...bootstrap?.ignored ?? []]
	});
}
function bootstrapOf(found) {
	const reference = partAt(found, keys("bootstrap.templateRef"));
	return reference.node === void 0 ? partAt(found, keys("template.bootstrap")) : reference;
}
function readControlPlane$1(part, { part: topologyClass, open }, input, owner) {
	const machine = readMachineTaints(partAt(part, keys("taints")));
	const template = topologyClass && controlPlaneTemplate(topologyClass, input.objects);
	const config = template && partAt(template, keys("spec.template.spec.kubeadmConfigSpec"));
	const registration = config && overlayRegistration(readNodeRegistration(partAt(config, keys("initConfiguration.nodeRegistration"))), readNodeRegistration(partAt(config, keys("joinConfiguration.nodeRegistration"))));
	const labels = readMachineLabels(partAt(part, keys("metadata.labels")));
	const incomplete = registration === void 0 ? unread$1(part, "its control plane template is in none of the files").incomplete.slice() : [];
	const known = registration?.taints ?? {
		taints: [],
		incomplete: []
	};
	return nodesOf({
		...common(input, part, owner, "control-plane"),
		name: "control-plane",
		facts: {
			role: "control-plane",
			ownTaints: String(registration?.ownTaints ?? true)
		},
		taints: uniteTaints([
			machine.taints,
			known,
			...open ? [open] : []
		]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([registration?.labels ?? NO_LABELS, labels.field]),
		kubeletLabels: registration?.labels,
		scale: scaleOf([part], keys("replicas")),
		incomplete: open ? [] : incomplete,
		ignored: [...labels.ignored, ...registration?.ignored ?? []]
	});
}
function controlPlaneTemplate(topologyClass, objects) {
	const name = ["ref", "templateRef"].map((key) => textOf(partAt(topologyClass, keys(`spec.controlPlane.${key}.name`)))).find((one) => one !== void 0);
	return name === void 0 ? void 0 : findObject(objects, "KubeadmControlPlaneTemplate", name, void 0);
}
function common(input, part, owner, role) {
	return {
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(part),
		platform: "kubeadm",
		owner: part.document.address ?? owner,
		clusterName: owner || void 0,
		role
	};
}

// src/inventory/formats/cluster-api.ts
const GROUP$5 = "cluster.x-k8s.io";
const BOOTSTRAP_GROUP = "bootstrap.cluster.x-k8s.io";
const CONTROL_PLANE_GROUP = "controlplane.cluster.x-k8s.io";
const MANAGED = /^(?:AWSManaged|AzureManaged|AzureASOManaged|GCPManaged|ROSA)MachinePool$/;
const MACHINE_FIELDS = {
	taints: [{ at: keys("spec.template.spec.taints") }],
	labels: [keys("spec.template.metadata.labels")]
};
const REGISTRATION = {
	init: keys("initConfiguration.nodeRegistration"),
	join: keys("joinConfiguration.nodeRegistration")
};
const clusterApiFormat = {
	id: CLUSTER_API,
	kinds: [
		...[
			"Cluster",
			"ClusterClass",
			"MachineDeployment",
			"MachinePool",
			"MachineSet"
		].map((kind) => ({
			group: GROUP$5,
			kind
		})),
		{
			group: BOOTSTRAP_GROUP,
			kind: "KubeadmConfigTemplate"
		},
		{
			group: BOOTSTRAP_GROUP,
			kind: "KubeadmConfig"
		},
		{
			group: CONTROL_PLANE_GROUP,
			kind: "KubeadmControlPlane"
		},
		{
			group: CONTROL_PLANE_GROUP,
			kind: "KubeadmControlPlaneTemplate"
		}
	],
	read: (input) => toOutput(input, input.objects.flatMap((object) => readObject(object, input)))
};
function readObject(object, input) {
	switch (object.kind) {
		case "MachineDeployment":
		case "MachinePool":
		case "MachineSet": return readMachines(object, input);
		case "KubeadmControlPlane": return [readControlPlane(object, input)];
		case "Cluster": return groupOf(object.apiVersion) === GROUP$5 ? readTopology(object, input) : [];
		default: return [];
	}
}
function readMachines(object, input) {
	const root = partOfObject(object);
	const template = partAt(root, keys("spec.template"));
	if (MANAGED.test(textOf(partAt(template, keys("spec.infrastructureRef.kind"))) ?? "")) return [];
	const machine = readMachineTaints(partAt(template, keys("spec.taints")));
	const bootstrap = clusterApiBootstrap(partAt(template, keys("spec.bootstrap")), input.objects);
	const labels = readMachineLabels(partAt(template, keys("metadata.labels")));
	const name = textOf(partAt(root, keys("metadata.name"))) ?? object.kind;
	const owner = textOf(partAt(root, keys("spec.clusterName")));
	return [nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(partAt(root, keys("metadata.name"))),
		platform: "kubeadm",
		facts: {
			name,
			role: "worker",
			ownTaints: "true"
		},
		owner: object.document.address ?? owner ?? "",
		clusterName: owner,
		taints: uniteTaints([machine.taints, bootstrap.taints]),
		startupTaints: machine.startupTaints,
		labels: joinLabels([bootstrap.labels, labels.field]),
		kubeletLabels: bootstrap.labels,
		scale: scaleOf([root], keys("spec.replicas")),
		role: "worker",
		allocatable: capacityOf(root),
		autoscalerKnows: knowledgeOfAnnotations([root], machine.taints.taints, Object.keys(labels.field.labels)),
		ignored: [
			...labels.ignored,
			...misplacedFields(MACHINE_FIELDS, (path) => partAt(root, path)),
			...bootstrap.ignored ?? []
		]
	})];
}
function readControlPlane(object, input) {
	const root = partOfObject(object);
	const config = partAt(root, keys("spec.kubeadmConfigSpec"));
	const registration = overlayRegistration(readNodeRegistration(partAt(config, REGISTRATION.init)), readNodeRegistration(partAt(config, REGISTRATION.join)));
	const machine = [keys("spec.machineTemplate.taints"), keys("spec.machineTemplate.spec.taints")].map((path) => readMachineTaints(partAt(root, path)));
	const labels = readMachineLabels(partAt(root, keys("spec.machineTemplate.metadata.labels")));
	const name = textOf(partAt(root, keys("metadata.name"))) ?? object.kind;
	return nodesOf({
		name,
		cluster: input.cluster,
		format: CLUSTER_API,
		place: placeOf(partAt(root, keys("metadata.name"))),
		platform: "kubeadm",
		facts: {
			name,
			role: "control-plane",
			ownTaints: String(registration.ownTaints)
		},
		owner: object.document.address ?? "",
		taints: uniteTaints([...machine.map(({ taints }) => taints), registration.taints]),
		startupTaints: machine.flatMap(({ startupTaints }) => startupTaints),
		labels: joinLabels([registration.labels, labels.field]),
		kubeletLabels: registration.labels,
		scale: scaleOf([root], keys("spec.replicas")),
		role: "control-plane",
		ignored: [...labels.ignored, ...registration.ignored]
	});
}
function capacityOf(root) {
	const at = (name) => textOf(partAt(root, [...ANNOTATIONS$1, `${CAPACITY}${name}`]));
	const gpu = at("gpu-type") ?? "nvidia.com/gpu";
	const known = [
		["cpu", at("cpu")],
		["memory", at("memory")],
		[gpu, at("gpu-count")]
	].flatMap(([name, quantity]) => name && quantity ? [[name, quantity]] : []);
	return byWord(known);
}

// src/inventory/formats/cluster-api-managed.ts
const GROUP$4 = "infrastructure.cluster.x-k8s.io";
const clusterApiManagedFormat = tableFormat("cluster-api-managed", [
	{
		group: GROUP$4,
		knowsFields: true,
		kind: "AWSManagedMachinePool",
		platform: "eks-managed",
		names: [keys("spec.eksNodegroupName")],
		madeUpName: true,
		taints: [{
			at: keys("spec.taints"),
			as: "words"
		}],
		labels: [keys("spec.labels")],
		scale: {
			min: keys("spec.scaling.minSize"),
			max: keys("spec.scaling.maxSize")
		},
		machine: [keys("spec.amiType")]
	},
	{
		group: GROUP$4,
		knowsFields: true,
		kind: "AzureManagedMachinePool",
		platform: "aks",
		names: [keys("spec.name")],
		taints: [{
			at: keys("spec.taints"),
			as: "object"
		}],
		labels: [keys("spec.nodeLabels")],
		scale: {
			min: keys("spec.scaling.minSize"),
			max: keys("spec.scaling.maxSize")
		},
		facts: {
			spot: keys("spec.scaleSetPriority"),
			mode: keys("spec.mode")
		},
		machine: [keys("spec.osType")]
	},
	{
		group: GROUP$4,
		knowsFields: true,
		kind: "GCPManagedMachinePool",
		platform: "gke",
		names: [keys("spec.nodePoolName")],
		madeUpName: true,
		taints: [{
			at: keys("spec.kubernetesTaints"),
			as: "words"
		}],
		labels: [keys("spec.kubernetesLabels")],
		scale: {
			min: keys("spec.scaling.minCount"),
			max: keys("spec.scaling.maxCount")
		},
		facts: {
			machineType: keys("spec.instanceType"),
			image: keys("spec.imageType")
		}
	},
	{
		group: GROUP$4,
		knowsFields: true,
		kind: "ROSAMachinePool",
		platform: "other",
		names: [keys("spec.nodePoolName")],
		taints: [{
			at: keys("spec.taints"),
			as: "object"
		}],
		labels: [keys("spec.labels")],
		scale: {
			min: keys("spec.autoscaling.minReplicas"),
			max: keys("spec.autoscaling.maxReplicas")
		}
	}
]);

// src/inventory/formats/compute-class.ts
const TABLE = {
	group: "cloud.google.com",
	kind: "ComputeClass",
	platform: "gke-compute-class",
	taints: [{
		at: keys("spec.nodePoolConfig.taints"),
		as: "object"
	}],
	labels: [keys("spec.nodePoolConfig.nodeLabels")]
};
const NO_ARCHITECTURE_TAINT = "NONE";
const ARM_TAINT = {
	key: "kubernetes.io/arch",
	value: "arm64",
	effect: "NoSchedule"
};
const GPU_TAINT = {
	key: "nvidia.com/gpu",
	value: "present",
	effect: "NoSchedule"
};
const TPU_TAINT = {
	key: "google.com/tpu",
	value: "present",
	effect: "NoSchedule"
};
const computeClassFormat = {
	id: COMPUTE_CLASS_FORMAT,
	kinds: [{
		group: TABLE.group,
		kind: TABLE.kind
	}],
	read: (input) => toOutput(input, input.objects.filter(({ kind, apiVersion }) => kind === TABLE.kind && groupOf(apiVersion) === TABLE.group).map((object) => readClass(partOfObject(object), input.cluster)))
};
function readClass(root, cluster) {
	const named = readPool$1(root, root, TABLE, COMPUTE_CLASS_FORMAT, cluster);
	const priorities = itemsOfList(partAt(root, keys("spec.priorities")));
	const behavior = textOf(partAt(root, keys("spec.nodePoolConfig.taintConfig.architectureTaintBehavior")));
	const open = priorities.flatMap((priority) => openTaints(priority, behavior !== NO_ARCHITECTURE_TAINT));
	const name = named.facts.name === void 0 ? [unknownName(named.pool)] : [];
	const incomplete = [
		...named.pool.incomplete ?? [],
		...name,
		...open
	];
	const labels = joinLabels(priorities.map((priority) => readLabels(partAt(priority, ["nodeLabels"]))));
	const pool = {
		...named.pool,
		labels: withoutKeys(named.pool.labels, labels),
		openLabels: [.../* @__PURE__ */ new Set([
			...named.pool.openLabels,
			...Object.keys(labels.labels),
			...labels.openLabels
		])],
		scale: { min: 0 },
		...incomplete.length > 0 && { incomplete }
	};
	return {
		...named,
		pool
	};
}
function unknownName({ place }) {
	return {
		field: "taints",
		why: "GKE taints the nodes with the name of the class, which is not known",
		place
	};
}
function openTaints(priority, taintsArm) {
	const at = (field) => partAt(priority, [field]);
	const has = (field) => at(field).node !== void 0;
	const mayHave = (taint, why) => ({
		field: "taints",
		why: `${formatTaint(taint)} may be there: ${why}`,
		place: placeOf(priority),
		taint
	});
	const own = readTaints$1(at("taints"), "object");
	const isArm = ["machineFamily", "machineType"].some((field) => GOOGLE_ARM_MACHINE.test(textOf(at(field)) ?? ""));
	return [
		...own.incomplete,
		...own.taints.map((taint) => ({
			...mayHave(taint, "a priority of the class adds it"),
			place: taint.place
		})),
		...isArm && taintsArm ? [mayHave(ARM_TAINT, "GKE taints Arm nodes")] : [],
		...has("gpu") ? [mayHave(GPU_TAINT, "GKE taints GPU nodes beside nodes without GPUs")] : [],
		...has("tpu") ? [mayHave(TPU_TAINT, "GKE taints TPU nodes")] : [],
		...has("nodepools") ? [namedPools(at("nodepools"))] : []
	];
}
function namedPools(part) {
	return {
		field: "taints",
		why: "a priority names node pools, which may have more taints",
		place: placeOf(part)
	};
}
function withoutKeys(labels, { labels: open }) {
	return byWord(Object.entries(labels).filter(([key]) => !(key in open)));
}

// src/inventory/formats/config-connector.ts
const configConnectorFormat = tableFormat("config-connector", [{
	group: "container.cnrm.cloud.google.com",
	kind: "ContainerNodePool",
	platform: "gke",
	knowsFields: true,
	names: [keys("spec.resourceID")],
	cluster: keys("spec.clusterRef.name"),
	taints: [{
		at: keys("spec.nodeConfig.taint"),
		as: "enum"
	}],
	labels: [keys("spec.nodeConfig.labels")],
	scale: {
		min: keys("spec.autoscaling.minNodeCount"),
		max: keys("spec.autoscaling.maxNodeCount"),
		replicas: keys("spec.nodeCount")
	},
	facts: {
		machineType: keys("spec.nodeConfig.machineType"),
		accelerator: keys("spec.nodeConfig.guestAccelerator.0.type"),
		spot: keys("spec.nodeConfig.spot"),
		image: keys("spec.nodeConfig.imageType"),
		sandbox: keys("spec.nodeConfig.sandboxConfig.sandboxType"),
		architectureTaint: keys("spec.nodeConfig.taintConfig.architectureTaintBehavior")
	},
	machine: [keys("spec.nodeConfig.imageType")],
	ignored: [{
		at: keys("spec.nodeConfig.taints"),
		help: "Write \"taint\": the field has no \"s\", and its items need \"key\", \"value\" and \"effect\"."
	}]
}]);

// src/inventory/formats/coreweave.ts
const coreweaveFormat = tableFormat("coreweave", [{
	group: "compute.coreweave.com",
	kind: "NodePool",
	platform: "other",
	taints: [{
		at: keys("spec.nodeTaints"),
		as: "object"
	}],
	labels: [keys("spec.nodeLabels")],
	scale: {
		min: keys("spec.minNodes"),
		max: keys("spec.maxNodes"),
		replicas: keys("spec.targetNodes")
	}
}]);

// src/inventory/formats/crossplane.ts
const EXTERNAL_NAME = [...keys("metadata.annotations"), "crossplane.io/external-name"];
function onProvider(field) {
	return keys(`spec.forProvider.${field}`);
}
function onInitProvider(field) {
	return keys(`spec.initProvider.${field}`);
}
function taintsAt(field, as) {
	return [onProvider(field), onInitProvider(field)].map((at) => ({
		at,
		as
	}));
}
function labelsAt(field) {
	return [onInitProvider(field), onProvider(field)];
}
const EKS = {
	kind: "NodeGroup",
	platform: "eks-managed",
	knowsFields: true,
	names: [EXTERNAL_NAME],
	cluster: onProvider("clusterName"),
	taints: taintsAt("taint", "enum"),
	labels: labelsAt("labels"),
	scale: {
		min: onProvider("scalingConfig.0.minSize"),
		max: onProvider("scalingConfig.0.maxSize"),
		replicas: onProvider("scalingConfig.0.desiredSize")
	},
	machine: [onProvider("amiType")]
};
const GKE = {
	kind: "NodePool",
	platform: "gke",
	knowsFields: true,
	names: [EXTERNAL_NAME],
	cluster: onProvider("cluster"),
	taints: taintsAt("nodeConfig.0.taint", "enum"),
	labels: labelsAt("nodeConfig.0.labels"),
	scale: {
		min: onProvider("autoscaling.0.minNodeCount"),
		max: onProvider("autoscaling.0.maxNodeCount"),
		replicas: onProvider("nodeCount")
	},
	facts: {
		machineType: onProvider("nodeConfig.0.machineType"),
		accelerator: onProvider("nodeConfig.0.guestAccelerator.0.type"),
		spot: onProvider("nodeConfig.0.spot"),
		image: onProvider("nodeConfig.0.imageType"),
		sandbox: onProvider("nodeConfig.0.sandboxConfig.0.sandboxType")
	},
	machine: [onProvider("nodeConfig.0.imageType")]
};
const AKS = {
	kind: "KubernetesClusterNodePool",
	platform: "aks",
	knowsFields: true,
	names: [EXTERNAL_NAME],
	taints: taintsAt("nodeTaints", "string"),
	labels: labelsAt("nodeLabels"),
	scale: {
		min: onProvider("minCount"),
		max: onProvider("maxCount"),
		replicas: onProvider("nodeCount")
	},
	facts: {
		spot: onProvider("priority"),
		mode: onProvider("mode")
	},
	machine: [onProvider("osType")]
};
const crossplaneFormat = tableFormat("crossplane", [
	{
		...EKS,
		group: "eks.aws.upbound.io"
	},
	{
		...EKS,
		group: "eks.aws.m.upbound.io"
	},
	{
		...GKE,
		group: "container.gcp.upbound.io"
	},
	{
		...GKE,
		group: "container.gcp.m.upbound.io"
	},
	{
		...AKS,
		group: "containerservice.azure.upbound.io"
	},
	{
		...AKS,
		group: "containerservice.azure.m.upbound.io"
	}
]);

// src/inventory/formats/eks-auto-mode.ts
function autoModePools(settings, enabled, list, defaults, format, cluster) {
	if (textOf(partAt(settings, enabled)) !== "true") return [];
	const names = partAt(settings, list);
	return ((names.node?.kind === "sequence" ? itemsOfList(names) : void 0)?.map((part) => ({
		part,
		name: textOf(part) ?? ""
	})) ?? defaults.map((name) => ({
		part: settings,
		name
	}))).map(({ part, name }) => nodesOf({
		name,
		cluster,
		format,
		place: placeOf(part),
		platform: "eks-auto-mode",
		facts: {
			name,
			builtIn: name
		},
		owner: part.document.address ?? ""
	}));
}

// src/inventory/formats/eksctl.ts
const ID$11 = "eksctl";
const GROUP$3 = "eksctl.io";
const KIND = "ClusterConfig";
const BUILT_IN_POOLS = ["general-purpose", "system"];
const NODE_GROUP = {
	group: GROUP$3,
	kind: KIND,
	names: [keys("name")],
	knowsFields: true,
	cluster: keys("metadata.name"),
	labels: [keys("labels")],
	tags: keys("tags"),
	scale: {
		min: keys("minSize"),
		max: keys("maxSize"),
		replicas: keys("desiredCapacity")
	},
	machine: [keys("amiFamily")],
	scripts: [
		keys("overrideBootstrapCommand"),
		keys("preBootstrapCommands"),
		keys("kubeletExtraConfig")
	]
};
const TABLES$2 = [{
	...NODE_GROUP,
	platform: "eksctl-managed",
	pools: keys("managedNodeGroups"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}]
}, {
	...NODE_GROUP,
	platform: "eksctl",
	isKnownByTags: true,
	pools: keys("nodeGroups"),
	taints: [{
		at: keys("taints"),
		as: "eksctl"
	}]
}];
const eksctlFormat = {
	id: ID$11,
	kinds: [{
		group: GROUP$3,
		kind: KIND
	}],
	read: readClusterConfigs
};
function readClusterConfigs(input) {
	const autoMode = input.objects.filter(({ apiVersion, kind }) => kind === KIND && groupOf(apiVersion) === GROUP$3).flatMap((object) => {
		const root = partOfObject(object);
		const settings = partAt(root, keys("autoModeConfig"));
		const pools = autoModePools(settings, keys("enabled"), keys("nodePools"), BUILT_IN_POOLS, ID$11, input.cluster);
		const owner = partAt(root, keys("metadata.name")).node;
		return pools.map((pool) => ({
			...pool,
			owner: owner?.kind === "scalar" ? owner.text : ""
		}));
	});
	return toOutput(input, [...readTables(input, ID$11, TABLES$2), ...autoMode]);
}

// src/inventory/formats/gardener.ts
const gardenerFormat = tableFormat("gardener", [{
	group: "core.gardener.cloud",
	kind: "Shoot",
	platform: "gardener",
	pools: keys("spec.provider.workers"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("minimum"),
		max: keys("maximum")
	},
	machine: [keys("machine.architecture")]
}]);

// src/inventory/formats/command-line-value.ts
function commandLineValue(part, name) {
	const text = textOf(part)?.trim() ?? "";
	const nothing = {
		...part,
		node: void 0
	};
	if (!text.startsWith(name) || !/^[=\s]/.test(text.slice(name.length))) return nothing;
	const value = text.slice(name.length + 1).trim().replace(/^(["'])(.*)\1$/, "$2");
	const { start, end } = part.node ?? {
		start: 0,
		end: 0
	};
	return {
		...part,
		node: {
			kind: "scalar",
			value,
			text: value,
			plain: false,
			start,
			end
		}
	};
}

// src/inventory/formats/k0sctl.ts
const ID$10 = "k0sctl";
const k0sctlFormat = {
	id: ID$10,
	kinds: [{
		group: "k0sctl.k0sproject.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readHosts(object, input))))
};
function readHosts(object, input) {
	const root = partOfObject(object);
	const owner = textOf(partAt(root, keys("metadata.name"))) ?? "";
	return itemsOfList(partAt(root, keys("spec.hosts"))).flatMap((host) => {
		const name = textOf(partAt(host, keys("role"))) ?? "worker";
		if (name === "controller") return [];
		const flags = itemsOfList(partAt(host, keys("installFlags")));
		const role = name === "worker" ? "worker" : "control-plane";
		const untainted = name === "single" || textOf(partAt(host, keys("noTaints"))) === "true";
		return nodesOf({
			name,
			cluster: input.cluster,
			format: ID$10,
			place: placeOf(host),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(untainted)
			},
			owner,
			clusterName: owner || void 0,
			taints: uniteTaints(flags.map((flag) => readTaints$1(commandLineValue(flag, "--taints"), "string"))),
			labels: joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--labels")))),
			role
		});
	});
}

// src/inventory/formats/k3d.ts
const ID$9 = "k3d";
const MAX_NODES = 1e3;
const k3dFormat = {
	id: ID$9,
	kinds: [{
		group: "k3d.io",
		kind: "Simple"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster$2(object, input))))
};
function readCluster$2(object, input) {
	const root = partOfObject(object);
	const roles = [{
		role: "server",
		count: wholeNumberOf(partAt(root, keys("servers"))) ?? 1
	}, {
		role: "agent",
		count: wholeNumberOf(partAt(root, keys("agents"))) ?? 0
	}];
	const args = itemsOfList(partAt(root, keys("options.k3s.extraArgs")));
	const labels = itemsOfList(partAt(root, keys("options.k3s.nodeLabels")));
	return roles.flatMap(({ role, count }) => Array.from({ length: Math.min(count, MAX_NODES) }, (_, index) => {
		const mine = (part) => isFiltered(part, role, index);
		const ofNode = args.filter(mine).map((part) => partAt(part, keys("arg")));
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$9,
			place: placeOf(root),
			platform: "other",
			facts: {},
			owner: textOf(partAt(root, keys("metadata.name"))) ?? "",
			clusterName: textOf(partAt(root, keys("metadata.name"))),
			taints: uniteTaints(ofNode.map((arg) => readTaints$1(commandLineValue(arg, "--node-taint"), "string"))),
			labels: joinLabels([...ofNode.map((arg) => readLabels(commandLineValue(arg, "--node-label"))), ...labels.filter(mine).map((part) => readLabels(partAt(part, keys("label"))))])
		});
	}));
}
function isFiltered(part, role, index) {
	const filters = itemsOfList(partAt(part, keys("nodeFilters"))).flatMap((filter) => textOf(filter) ?? []);
	return filters.length === 0 || filters.some((filter) => matchesFilter(filter, role, index));
}
function matchesFilter(filter, role, index) {
	const [group = "", subset = "*"] = filter.split(":");
	if (group !== "all" && group.replace(/s$/, "") !== role) return false;
	return subset.split(",").some((one) => {
		if (one === "*") return true;
		const [from = "", to = from] = one.split("-");
		return Number(from) <= index && index <= Number(to);
	});
}

// src/inventory/formats/node-file.ts
const GENERAL = /^(?:main|vars|all|config|index)$/;
function nameOfFile({ path }) {
	const steps = path.split("/");
	const name = (steps.at(-1) ?? path).replace(/\.(?:ya?ml|json)$/, "");
	const folder = steps.at(-2);
	return GENERAL.test(name) && folder !== void 0 && path.includes("_vars/") ? folder : name;
}

// src/inventory/formats/k3s.ts
const ID$8 = "k3s";
const TAINT_KEYS = ["node-taint", "node-taint+"];
const LABEL_KEYS = ["node-label", "node-label+"];
const VARIABLE = /^(?:[a-z0-9_]+_)?(?:k3s|rke2)_[a-z0-9_]+$/;
const TAINT_VARIABLE = /^(?:k3s|rke2)_(server|agent)_node_taints$/;
const k3sFormat = {
	id: ID$8,
	kinds: [],
	hasShape: (root) => isConfig(root) || effectiveEntries(root).some(isVariable),
	read: (input) => toOutput(input, input.objects.flatMap((object) => readFile$2(object, input)))
};
function isConfig(node) {
	return node !== void 0 && [...TAINT_KEYS, ...LABEL_KEYS].some((key) => getValue(node, key) !== void 0);
}
function isVariable({ key, value }) {
	const isList = value.kind === "sequence" && value.items.length > 0;
	return VARIABLE.test(key.text) && isConfig(value) || TAINT_VARIABLE.test(key.text) && isList;
}
function readFile$2(object, input) {
	const root = partOfObject(object);
	const name = nameOfFile(object.document.file);
	const variables = effectiveEntries(object.node).filter(isVariable);
	return [...isConfig(object.node) ? [readConfig$1(root, name, input)] : [], ...variables.map(({ key }) => {
		const part = partAt(root, [key.text]);
		const role = TAINT_VARIABLE.exec(key.text)?.[1];
		const own = variables.length === 1 ? name : `${name}-${role ?? key.text}`;
		return role === void 0 ? readConfig$1(part, own, input) : readConfig$1(root, own, input, [key.text]);
	})];
}
function readConfig$1(part, name, input, taintKeys = TAINT_KEYS) {
	const labels = joinLabels(LABEL_KEYS.map((key) => readLabels(partAt(part, [key]))));
	return nodesOf({
		name,
		cluster: input.cluster,
		format: ID$8,
		place: placeOf(part),
		platform: "other",
		facts: {},
		owner: part.document.file.path,
		taints: joinTaints(taintKeys.map((key) => readTaints$1(partAt(part, [key]), "string"))),
		labels,
		kubeletLabels: labels
	});
}

// src/inventory/formats/karpenter-platform.ts
const CORE_LABELS = [
	"karpenter.sh/capacity-type",
	"karpenter.sh/registered",
	"karpenter.sh/initialized"
];
const PLATFORMS = [
	{
		group: "karpenter.k8s.aws",
		labels: [
			"karpenter.k8s.aws/*",
			"topology.k8s.aws/*",
			"k8s.amazonaws.com/*",
			"vpc.amazonaws.com/*"
		],
		fixedLabels: {},
		otherSystems: true,
		nodeClasses: ["EC2NodeClass", "AWSNodeTemplate"]
	},
	{
		group: "eks.amazonaws.com",
		labels: [
			"eks.amazonaws.com/*",
			"topology.k8s.aws/*",
			"k8s.amazonaws.com/*",
			"vpc.amazonaws.com/*"
		],
		fixedLabels: { "eks.amazonaws.com/compute-type": "auto" },
		otherSystems: false,
		nodeClasses: ["NodeClass"]
	},
	{
		group: "karpenter.azure.com",
		labels: ["karpenter.azure.com/*", "kubernetes.azure.com/*"],
		fixedLabels: {},
		otherSystems: false,
		nodeClasses: ["AKSNodeClass"]
	}
];
function platformOf(group, kind) {
	return PLATFORMS.find((platform) => group === "" ? platform.nodeClasses.includes(kind) : platform.group === group);
}
function labelsOfPlatform(platform) {
	return [...CORE_LABELS, ...platform.labels];
}

// src/inventory/formats/karpenter-refusals.ts
const NODE_POOL_LABEL = "karpenter.sh/nodepool";
const CAPACITY_TYPE = "karpenter.sh/capacity-type";
const CAPACITY_TYPES = [
	"on-demand",
	"spot",
	"reserved"
];
const HOST_NAME = "kubernetes.io/hostname";
const OF_KUBERNETES = /(?:^|\.)(?:kubernetes\.io|k8s\.io)$/;
const EXCEPTIONS = /(?:^|\.)(?:kops\.k8s\.io|node\.kubernetes\.io|node-restriction\.kubernetes\.io)$/;
function isRestrictedInBeta(key, domain) {
	return OF_KUBERNETES.test(domain) && !EXCEPTIONS.test(domain) && !KUBELET_LABELS.has(key);
}
function whyRestricted(key, isBeta) {
	if (key === NODE_POOL_LABEL) return "it sets the pool's name itself";
	if (key === HOST_NAME) return "it would interfere with the choice of nodes";
	const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
	if (isBeta && isRestrictedInBeta(key, domain)) return "v1beta1 takes no such label of Kubernetes";
	return (domain === "karpenter.sh" || domain.endsWith(".karpenter.sh")) && key !== CAPACITY_TYPE ? "the domain is its own" : void 0;
}
function restricted(what, key, place, isBeta) {
	const why = whyRestricted(key, isBeta);
	if (why === void 0) return [];
	return [{
		what: `${what} "${key}"`,
		place,
		by: "Karpenter",
		why,
		help: "Remove it, or write a label of your own domain. The NodePool does not become ready as it stands."
	}];
}
function unknownCapacityType(item) {
	const values = partsOfList(partAt(item, ["values"]));
	const texts = values.flatMap((value) => textOf(value) ?? []);
	const [first] = values;
	if (textOf(partAt(item, ["operator"])) !== "In" || first === void 0) return [];
	if (texts.some((text) => CAPACITY_TYPES.includes(text) || isTemplated(text))) return [];
	return [{
		what: `the values of requirement "${CAPACITY_TYPE}"`,
		place: placeOf(first),
		by: "Karpenter",
		why: `none of them is one that it knows`,
		help: `Write one of ${CAPACITY_TYPES.join(", ")}, in small letters. The NodePool does not become ready as it stands.`
	}];
}
const OPERATORS = [
	"In",
	"NotIn",
	"Exists",
	"DoesNotExist",
	"Gt",
	"Lt",
	"Gte",
	"Lte"
];
const COMPARISONS = [
	"Gt",
	"Lt",
	"Gte",
	"Lte"
];
function mismatchedOperator(item, key) {
	const operator = partAt(item, ["operator"]);
	const values = partAt(item, ["values"]);
	const text = textOf(operator);
	const texts = itemsOfList(values).map((value) => textOf(value) ?? "");
	const isList = values.node === void 0 || values.node.kind === "sequence";
	if (text === void 0 || !isList || [
		key,
		text,
		...texts
	].some(isTemplated)) return [];
	const refusal = (place, why, help) => [{
		what: `requirement "${key}"`,
		place,
		by: "the API server",
		why,
		help
	}];
	if (!OPERATORS.includes(text)) return refusal(placeOf(operator), `it has no operator "${text}"`, `Write one of ${OPERATORS.join(", ")}.`);
	if (text === "In" && texts.length === 0) return refusal(placeOf(partAt(item, ["key"])), "operator \"In\" needs a value", "Write the values, or `operator: Exists` if any value will do.");
	const [only = ""] = texts;
	if (COMPARISONS.includes(text) && !(texts.length === 1 && /^\d+$/.test(only))) {
		const why = `operator "${text}" compares with a single whole number`;
		return refusal(placeOf(values.node === void 0 ? operator : values), why, "Write one number, in quotes: `values: [\"4\"]`.");
	}
	return [];
}
function refusedTypes(labels, taints) {
	return [...entriesOf(labels).map(([key, part]) => ({
		what: `label "${key}"`,
		part
	})), ...taints.flatMap(itemsOfList).flatMap((item) => [
		"key",
		"value",
		"effect"
	].map((field) => ({
		what: `the ${field} of a taint`,
		part: partAt(item, [field])
	})))].flatMap(({ what, part }) => {
		const type = part.node?.kind === "scalar" ? typeof part.node.value : "string";
		if (part.document.address !== void 0) return [];
		if (type !== "boolean" && type !== "number") return [];
		const why = `it takes a string, here stands a ${type}`;
		return [{
			what,
			place: placeOf(part),
			by: "the API server",
			why,
			help: "Put the value in quotes: without them YAML reads it as another type."
		}];
	});
}
function entriesOf({ document, path, node }) {
	if (node?.kind !== "mapping") return [];
	return effectiveEntries(node).map((entry) => {
		const key = formatKey(entry.key.value);
		return [key, {
			document,
			path: [...path, key],
			node: entry.value
		}];
	});
}
function refusedByKarpenter(labels, requirements, isBeta) {
	return [...Object.entries(labels.origins).flatMap(([key, { place }]) => restricted("label", key, place, isBeta)), ...itemsOfList(requirements).flatMap((item) => {
		const key = partAt(item, ["key"]);
		const text = textOf(key) ?? "";
		return [
			...restricted("requirement", text, placeOf(key), isBeta),
			...text === CAPACITY_TYPE ? unknownCapacityType(item) : [],
			...mismatchedOperator(item, text)
		];
	})];
}

// src/inventory/formats/karpenter-strays.ts
const TEMPLATE = keys("spec.template.spec");
const MACHINE_LABEL = /^(?:karpenter\.k8s\.aws|eks\.amazonaws\.com)\/(instance-.+)$/;
const DOMAINS = ["karpenter.k8s.aws", "eks.amazonaws.com"];
const MANAGED_CAPACITY_TYPE = "eks.amazonaws.com/capacityType";
const RIGHT_PLACES = [
	[...TEMPLATE, "taints"],
	[...TEMPLATE, "startupTaints"],
	[...TEMPLATE, "requirements"],
	keys("spec.template.metadata.labels")
];
const MAPPINGS = [
	keys("spec"),
	keys("spec.template"),
	keys("spec.template.metadata"),
	TEMPLATE
];
function strayFieldsOf(root) {
	return MAPPINGS.flatMap((path) => {
		const { node } = partAt(root, path);
		return effectiveEntries(node).flatMap((entry) => {
			const name = formatKey(entry.key.value);
			const right = RIGHT_PLACES.find((place) => isSlipOf(name, String(place.at(-1))));
			if (right === void 0 || formatFieldPath(right) === formatFieldPath([...path, name])) return [];
			const help = `Write it as ${formatFieldPath(right)}: Karpenter reads it nowhere else.`;
			return [{
				field: name,
				place: placeOf(partAt(root, [...path, name]), "key"),
				help
			}];
		});
	});
}
function knownLabel(key, domain) {
	if (key === MANAGED_CAPACITY_TYPE) return "karpenter.sh/capacity-type";
	const [, name] = MACHINE_LABEL.exec(key) ?? [];
	return name === void 0 || key.startsWith(`${domain}/`) ? void 0 : `${domain}/${name}`;
}
function strayRequirementsOf(requirements, group) {
	if (!DOMAINS.includes(group)) return [];
	return itemsOfList(requirements).flatMap((item) => {
		const key = partAt(item, ["key"]);
		const text = textOf(key) ?? "";
		const known = knownLabel(text, group);
		if (known === void 0) return [];
		const values = text === MANAGED_CAPACITY_TYPE ? ", with values `spot` or `on-demand`" : "";
		return [{
			field: text,
			place: placeOf(key),
			help: `Write \`${known}\`${values}.`,
			known
		}];
	});
}
function ownLabelsOf(root) {
	return effectiveEntries(partAt(root, ["metadata", "labels"]).node).flatMap((entry) => {
		const key = formatKey(entry.key.value);
		const part = partAt(root, [
			"metadata",
			"labels",
			key
		]);
		const value = textOf(part);
		if (value === void 0 || isTemplated(value) || isTemplated(key)) return [];
		return [{
			field: key,
			place: placeOf(part, "key"),
			help: "Write it under spec.template.metadata.labels: Karpenter gives its nodes no labels of the NodePool itself.",
			label: {
				key,
				value
			}
		}];
	});
}

// src/inventory/formats/requirement-field.ts
const ANY_LABEL = "*";
function readRequirements(part) {
	if (part.node === void 0) return {
		requirements: [],
		openLabels: [],
		incomplete: []
	};
	if (part.node.kind !== "sequence") return unread(part, ANY_LABEL, describeMisfit(part, "a list belongs there"));
	const fields = itemsOfList(part).map(readRequirement);
	return {
		requirements: fields.flatMap(({ requirements }) => requirements),
		openLabels: fields.flatMap(({ openLabels }) => openLabels),
		incomplete: fields.flatMap(({ incomplete }) => incomplete)
	};
}
function unread(part, key, why) {
	return {
		requirements: [],
		openLabels: [key],
		incomplete: [{
			field: "requirements",
			why,
			place: placeOf(part)
		}]
	};
}
function describeMisfit(part, expected) {
	const text = textOf(part);
	return text !== void 0 && isTemplated(text) ? describeUnresolved(text) : `${expected}, found a ${part.node?.kind}`;
}
function readRequirement(part) {
	if (part.node?.kind !== "mapping") return unread(part, ANY_LABEL, describeMisfit(part, "a mapping with key, operator and values belongs there"));
	const key = scalarText(getValue(part.node, "key")) ?? "";
	if (isTemplated(key)) return unread(part, ANY_LABEL, describeUnresolved(key));
	if (key === "") return unread(part, ANY_LABEL, "a requirement needs a key");
	const word = scalarText(getValue(part.node, "operator")) ?? "";
	const operator = readOperator(word);
	const list = getValue(part.node, "values");
	const values = (list?.kind === "sequence" ? list.items.map(scalarText) : [scalarText(list) || void 0]).filter((text) => text !== void 0);
	const template = [word, ...values].find(isTemplated);
	if (template !== void 0) return unread(part, key, `of "${key}": ${describeUnresolved(template)}`);
	if (operator === void 0) return unread(part, key, `operator "${word}" of "${key}" is not known`);
	const mistake = describeValuesMistake(operator, values);
	if (mistake !== void 0) return unread(part, key, `of "${key}": ${mistake}`);
	return {
		requirements: [{
			key,
			operator,
			values
		}],
		openLabels: [],
		incomplete: []
	};
}

// src/inventory/formats/karpenter.ts
const NODE_POOL = {
	kind: "NodePool",
	template: keys("spec.template.spec"),
	labels: keys("spec.template.metadata.labels"),
	limits: keys("spec.limits"),
	nodeClass: keys("spec.template.spec.nodeClassRef"),
	nameLabel: "karpenter.sh/nodepool",
	stateLabels: ["karpenter.sh/registered", "karpenter.sh/initialized"],
	usualNodeClass: "",
	labelsNodeClass: true,
	defaults: () => []
};
const KINDS = [NODE_POOL, {
	kind: "Provisioner",
	template: keys("spec"),
	labels: keys("spec.labels"),
	limits: keys("spec.limits.resources"),
	nodeClass: keys("spec.providerRef"),
	nameLabel: "karpenter.sh/provisioner-name",
	stateLabels: ["karpenter.sh/initialized"],
	usualNodeClass: "AWSNodeTemplate",
	labelsNodeClass: false,
	defaults: provisionerDefaults
}];
const GROUP$2 = "karpenter.sh";
const RESOURCES_OF_EVERY_NODE = [
	"cpu",
	"memory",
	"pods",
	"nodes"
];
const karpenterFormat = {
	id: "karpenter",
	kinds: KINDS.map(({ kind }) => ({
		group: GROUP$2,
		kind
	})),
	read: readKarpenter
};
function readKarpenter(input) {
	const declared = input.objects.flatMap((object) => {
		const shape = KINDS.find(({ kind }) => kind === object.kind && groupOf(object.apiVersion) === GROUP$2);
		if (shape === void 0) return [];
		return [{
			pool: readPool(partOfObject(object), shape, input.cluster),
			platform: "other",
			facts: {},
			owner: object.document.address ?? ""
		}];
	});
	return toOutput(input, declared);
}
function readPool(root, shape, cluster) {
	const inTemplate = (field) => fieldAt(root, [...shape.template, field]);
	const taints = readTaints$1(inTemplate("taints"), "object");
	const startupTaints = readTaints$1(inTemplate("startupTaints"), "object");
	const labels = readLabels(fieldAt(root, shape.labels));
	const written = readRequirements(inTemplate("requirements"));
	const given = [...Object.keys(labels.labels), ...written.requirements.map(({ key }) => key)];
	const requirements = [...written.requirements, ...shape.defaults(given)];
	const keysTaken = [...given, ...requirements.map(({ key }) => key)];
	const name = readName(root, shape);
	const nodeClass = readNodeClass(fieldAt(root, shape.nodeClass), shape);
	const isNamed = name.incomplete.length === 0;
	const apiVersion = textOf(partAt(root, keys("apiVersion")));
	const isBeta = apiVersion === "karpenter.sh/v1beta1";
	const ignored = [...shape === NODE_POOL ? [...strayFieldsOf(root), ...ownLabelsOf(root)] : [], ...strayRequirementsOf(inTemplate("requirements"), nodeClass.group)];
	const refused = [...shape === NODE_POOL ? refusedByKarpenter(labels, inTemplate("requirements"), isBeta) : [], ...refusedTypes(fieldAt(root, shape.labels), [inTemplate("taints"), inTemplate("startupTaints")])];
	const incomplete = [
		name,
		taints,
		labels,
		written
	].flatMap((field) => field.incomplete);
	const openLabels = [
		...labels.openLabels,
		...written.openLabels,
		...nodeClass.openLabels,
		...isNamed ? [] : [shape.nameLabel]
	];
	return {
		name: name.text,
		cluster,
		format: karpenterFormat.id,
		...apiVersion !== void 0 && { apiVersion },
		place: placeOf(name.part),
		taints: taints.taints,
		startupTaints: startupTaints.taints,
		labels: joinByWord(labels.labels, byWord(isNamed ? [[shape.nameLabel, name.text]] : []), byWord(shape.stateLabels.map((key) => [key, "true"])), nodeClass.labels),
		labelOrigins: joinByWord(labels.origins, impliedOrigins(root, shape, name, nodeClass)),
		labelsClosed: false,
		requirements,
		...nodeClass.platformLabels && { platformLabels: nodeClass.platformLabels },
		openLabels: [...new Set(openLabels)].filter((key) => !keysTaken.includes(key)),
		nodes: void 0,
		allocatable: NO_WORDS,
		reservedFor: void 0,
		scale: readScale(root, shape),
		...ignored.length > 0 && { ignored },
		...refused.length > 0 && { refused },
		...incomplete.length > 0 && { incomplete }
	};
}
function impliedOrigins(root, shape, name, nodeClass) {
	const implied = "Karpenter labels its nodes";
	const ofClass = {
		place: placeOf(fieldAt(root, shape.nodeClass)),
		implied
	};
	const ofPool = {
		place: placeOf(name.part),
		implied
	};
	const ofPoolLabels = [shape.nameLabel, ...shape.stateLabels].map((key) => [key, ofPool]);
	const ofClassLabels = Object.keys(nodeClass.labels).map((key) => [key, ofClass]);
	return byWord([...ofPoolLabels, ...ofClassLabels]);
}
function fieldAt(root, path) {
	return path.map((_, index) => partAt(root, path.slice(0, index + 1))).find(isUnresolved) ?? partAt(root, path);
}
function readName(root, { kind }) {
	const part = partAt(root, ["metadata", "name"]);
	const text = textOf(part);
	const open = (why) => [{
		field: "name",
		why,
		place: placeOf(part)
	}];
	const { address } = root.document;
	if (text === void 0) return {
		text: address ?? kind,
		part,
		incomplete: open("it is missing")
	};
	if (!isUnresolved(part)) return {
		text,
		part,
		incomplete: []
	};
	return {
		text: address ?? text,
		part,
		incomplete: open(describeUnresolved(text))
	};
}
function readNodeClass(part, shape) {
	const kind = textOf(partAt(part, ["kind"])) ?? shape.usualNodeClass;
	const written = textOf(partAt(part, ["group"])) ?? groupOf(textOf(partAt(part, ["apiVersion"])) ?? "");
	const named = isTemplated(written) ? "" : written;
	const platform = platformOf(named, kind);
	const group = platform?.group ?? named;
	const name = partAt(part, ["name"]);
	const text = textOf(name);
	const label = `${group}/${kind.toLowerCase()}`;
	const isLabelled = shape.labelsNodeClass && text !== void 0 && group !== "" && !isUnresolved(name);
	const isSystemOpen = platform?.otherSystems ?? true;
	return {
		group,
		labels: byWord([...Object.entries(platform?.fixedLabels ?? {}), ...isLabelled ? [[label, text]] : []]),
		openLabels: [...isSystemOpen ? ["kubernetes.io/os"] : [], ...platform === void 0 && group !== "" ? [`${group}/*`] : []],
		platformLabels: platform && labelsOfPlatform(platform)
	};
}
function readScale(root, { limits }) {
	const isClosed = RESOURCES_OF_EVERY_NODE.some((resource) => {
		const text = textOf(partAt(root, [...limits, resource]));
		return text !== void 0 && parseQuantity(text) === 0n;
	});
	const replicas = partAt(root, keys("spec.replicas"));
	const count = wholeNumberOf(replicas);
	const grown = replicas.node === void 0 ? { min: 0 } : count === void 0 ? {} : { replicas: count };
	return isClosed ? {
		...grown,
		max: 0
	} : grown;
}
function provisionerDefaults(taken) {
	const isFree = (...names) => !names.some((name) => taken.includes(name));
	const defaults = [];
	const add = (key, operator, ...values) => {
		defaults.push({
			key,
			operator,
			values
		});
	};
	if (isFree("kubernetes.io/os", "beta.kubernetes.io/os")) add("kubernetes.io/os", "In", "linux");
	if (isFree("kubernetes.io/arch", "beta.kubernetes.io/arch")) add("kubernetes.io/arch", "In", "amd64");
	if (isFree("karpenter.sh/capacity-type")) add("karpenter.sh/capacity-type", "In", "on-demand");
	if (isFree("node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type", ...[
		"instance-family",
		"instance-category",
		"instance-generation"
	].map((name) => `karpenter.k8s.aws/${name}`))) {
		add("karpenter.k8s.aws/instance-category", "In", "c", "m", "r");
		add("karpenter.k8s.aws/instance-generation", "Gt", "2");
	}
	return defaults;
}

// src/inventory/formats/kind.ts
const ID$7 = "kind";
const NOTHING = {
	name: void 0,
	taints: NO_TAINTS,
	labels: NO_LABELS,
	ignored: [],
	ownTaints: false
};
const kindFormat = {
	id: ID$7,
	kinds: [{
		group: "kind.x-k8s.io",
		kind: "Cluster"
	}],
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster$1(object, input))))
};
function readCluster$1(object, input) {
	const root = partOfObject(object);
	const declared = itemsOfList(partAt(root, keys("nodes")));
	const nodes = declared.length === 0 ? [root] : declared;
	const patches = itemsOfList(partAt(root, keys("kubeadmConfigPatches")));
	let hasControlPlane = false;
	return nodes.map((node) => {
		const role = textOf(partAt(node, keys("role"))) === "worker" ? "worker" : "control-plane";
		const kind = role === "control-plane" && !hasControlPlane ? "InitConfiguration" : "JoinConfiguration";
		if (role === "control-plane") hasControlPlane = true;
		const own = node === root ? [] : itemsOfList(partAt(node, keys("kubeadmConfigPatches")));
		const registration = [...patches, ...own].map((patch) => readPatch$1(patch, kind)).reduce(overlayRegistration, NOTHING);
		const labels = node === root ? NO_LABELS : readLabels(partAt(node, keys("labels")));
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$7,
			place: placeOf(node),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(registration.ownTaints || nodes.length === 1)
			},
			owner: textOf(partAt(root, keys("name"))) ?? "",
			clusterName: textOf(partAt(root, keys("name"))),
			taints: registration.taints,
			labels: joinLabels([registration.labels, labels]),
			role
		});
	});
}
function readPatch$1(patch, kind) {
	const text = textOf(patch) ?? "";
	if (isTemplated(text)) return {
		...NOTHING,
		taints: unread$1(patch, describeUnresolved(text))
	};
	const { documents } = parseDocuments({
		path: patch.document.file.path,
		text
	});
	return documents.flatMap(objectsOf).filter((object) => object.kind === kind).map((object) => readNodeRegistration({
		...patch,
		node: partAt(partOfObject(object), keys("nodeRegistration")).node
	})).reduce(overlayRegistration, NOTHING);
}

// src/inventory/formats/kops.ts
const ID$6 = "kops";
const GROUP$1 = "kops.k8s.io";
const ROLE = keys("spec.role");
const INSTANCE_GROUP = {
	group: GROUP$1,
	kind: "InstanceGroup",
	platform: "kops",
	knowsFields: true,
	cluster: [...keys("metadata.labels"), "kops.k8s.io/cluster"],
	taints: [{
		at: keys("spec.taints"),
		as: "string"
	}, {
		at: keys("spec.kubelet.taints"),
		as: "string"
	}],
	labels: [keys("spec.kubelet.nodeLabels"), keys("spec.nodeLabels")],
	tags: keys("spec.cloudLabels"),
	scale: {
		min: keys("spec.minSize"),
		max: keys("spec.maxSize")
	},
	facts: {
		role: ROLE,
		accelerator: keys("spec.containerd.nvidiaGPU.enabled")
	}
};
const TABLES$1 = [
	{
		...INSTANCE_GROUP,
		role: "worker",
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!Node$)./
		}]
	},
	{
		...INSTANCE_GROUP,
		role: "control-plane",
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!(?:ControlPlane|Master)$)/
		}]
	},
	{
		...INSTANCE_GROUP,
		skip: [{
			of: "object",
			at: ROLE,
			values: /^(?!APIServer$)/
		}]
	}
];
const kopsFormat = {
	id: ID$6,
	kinds: [{
		group: GROUP$1,
		kind: "InstanceGroup"
	}, {
		group: GROUP$1,
		kind: "Cluster"
	}],
	read: readInstanceGroups
};
function readInstanceGroups(input) {
	const clusters = input.objects.filter(({ apiVersion, kind }) => kind === "Cluster" && groupOf(apiVersion) === GROUP$1).map(partOfObject);
	return toOutput(input, readTables(input, ID$6, TABLES$1).map((group) => withClusterKubelet(group, clusters)));
}
function withClusterKubelet(group, clusters) {
	const cluster = clusters.find((one) => textOf(partAt(one, keys("metadata.name"))) === group.facts.cluster) ?? (group.facts.cluster === void 0 && clusters.length === 1 ? clusters[0] : void 0);
	if (cluster === void 0) return group;
	const kubelets = (group.pool.role === "control-plane" ? ["controlPlaneKubelet", "masterKubelet"] : ["kubelet"]).map((name) => partAt(cluster, keys(`spec.${name}`)));
	const { pool } = group;
	const taints = uniteTaints([{
		taints: pool.taints,
		incomplete: pool.incomplete ?? []
	}, ...kubelets.map((kubelet) => readTaints$1(partAt(kubelet, keys("taints")), "string"))]);
	const labels = joinLabels([...kubelets.map((kubelet) => readLabels(partAt(kubelet, keys("nodeLabels")))), {
		labels: pool.labels,
		origins: pool.labelOrigins ?? NO_WORDS,
		openLabels: pool.openLabels,
		incomplete: []
	}]);
	const incomplete = [...taints.incomplete, ...labels.incomplete];
	return {
		...group,
		pool: {
			...pool,
			taints: taints.taints,
			labels: labels.labels,
			labelOrigins: labels.origins,
			openLabels: labels.openLabels,
			...incomplete.length > 0 && { incomplete }
		}
	};
}

// src/inventory/formats/kubeadm.ts
const ID$5 = "kubeadm";
const GROUP = "kubeadm.k8s.io";
const KUBELET$2 = "KubeletConfiguration";
const kubeadmFormat = {
	id: ID$5,
	kinds: [
		{
			group: GROUP,
			kind: "InitConfiguration"
		},
		{
			group: GROUP,
			kind: "JoinConfiguration"
		},
		{
			group: "kubelet.config.k8s.io",
			kind: KUBELET$2
		}
	],
	read: readConfigurations
};
function readConfigurations(input) {
	const nodes = input.objects.filter(({ kind }) => kind !== KUBELET$2);
	return toOutput(input, mergeAlike(nodes.map((object) => readNode(object, input))));
}
function readNode(object, input) {
	const root = partOfObject(object);
	const part = partAt(root, keys("nodeRegistration"));
	const registration = readNodeRegistration(part);
	const role = object.kind === "InitConfiguration" || partAt(root, keys("controlPlane")).node !== void 0 ? "control-plane" : "worker";
	const ofKubelet = input.objects.filter(({ kind, document }) => kind === KUBELET$2 && document.file === object.document.file).map((one) => readTaints$1(partAt(partOfObject(one), keys("registerWithTaints")), "object"));
	return nodesOf({
		name: registration.name ?? role,
		cluster: input.cluster,
		format: ID$5,
		place: placeOf(part),
		platform: "kubeadm",
		facts: {
			role,
			ownTaints: String(registration.ownTaints)
		},
		taints: uniteTaints([registration.taints, ...ofKubelet]),
		labels: registration.labels,
		kubeletLabels: registration.labels,
		ignored: registration.ignored,
		role
	});
}

// src/inventory/formats/machine-controller.ts
const ANNOTATIONS = keys("metadata.annotations");
const AUTOSCALER$1 = "cluster.k8s.io/cluster-api-autoscaler-node-group-";
const MACHINES = {
	group: "cluster.k8s.io",
	platform: "other",
	role: "worker",
	taints: [{
		at: keys("spec.template.spec.taints"),
		as: "object"
	}],
	labels: [keys("spec.template.spec.metadata.labels")],
	scale: {
		min: [...ANNOTATIONS, `${AUTOSCALER$1}min-size`],
		max: [...ANNOTATIONS, `${AUTOSCALER$1}max-size`],
		replicas: keys("spec.replicas")
	}
};
const machineControllerFormat = tableFormat("machine-controller", [{
	...MACHINES,
	kind: "MachineDeployment"
}, {
	...MACHINES,
	kind: "MachineSet"
}]);

// src/inventory/formats/node-groups.ts
const POOL_LABELS = [
	"karpenter.sh/nodepool",
	"karpenter.sh/provisioner-name",
	"eks.amazonaws.com/nodegroup",
	"alpha.eksctl.io/nodegroup-name",
	"cloud.google.com/gke-nodepool",
	"kubernetes.azure.com/agentpool",
	"agentpool",
	"kops.k8s.io/instancegroup",
	"hypershift.openshift.io/nodePool",
	"worker.gardener.cloud/pool",
	"worker.garden.sapcloud.io/group",
	"oci.oraclecloud.com/node-pool-id",
	"magnum.openstack.org/nodegroup",
	"compute.coreweave.com/node-pool",
	"doks.digitalocean.com/node-pool",
	"k8s.scaleway.com/pool-name",
	"lke.linode.com/pool-id",
	"nodepool",
	"ibm-cloud.kubernetes.io/worker-pool-name",
	"alibabacloud.com/nodepool-id"
];
const ROLE_PREFIX = "node-role.kubernetes.io/";
const INSTANCE_TYPE = "node.kubernetes.io/instance-type";
function groupNodes(nodes, groupBy) {
	if (groupBy === "none") return nodes.map((node) => ({
		name: node.name,
		nodes: [node]
	}));
	const keyOf = groupBy === "auto" ? automaticKey : (node) => labelKey(node, groupBy);
	const named = [...groupInOrder(nodes, (node) => {
		const { source, value } = keyOf(node);
		return `${source}=${value}`;
	}).values()].map((members) => ({
		key: keyOf(members[0]),
		members
	}));
	return named.flatMap(({ key, members }) => {
		return splitByTaints(named.some((other) => other.key.value === key.value && other.key.source !== key.source) ? `${key.source}=${key.value}` : key.value, members);
	});
}
function labelKey(node, label) {
	const value = node.labels[label];
	return value ? {
		source: label,
		value
	} : {
		source: "",
		value: `without ${label}`
	};
}
function automaticKey(node) {
	const poolLabel = POOL_LABELS.find((label) => node.labels[label]);
	if (poolLabel !== void 0) return labelKey(node, poolLabel);
	const roles = Object.keys(node.labels).filter((label) => label.startsWith(ROLE_PREFIX));
	if (roles.length > 0) {
		const names = roles.map((label) => label.slice(24)).sort();
		return {
			source: ROLE_PREFIX,
			value: names.join("+")
		};
	}
	return node.labels[INSTANCE_TYPE] ? labelKey(node, INSTANCE_TYPE) : {
		source: "",
		value: "nodes"
	};
}
function splitByTaints(name, members) {
	const variants = [...groupInOrder(members, formatTaintSet)];
	if (variants.length === 1) return [{
		name,
		nodes: members
	}];
	return variants.map(([taints, nodes]) => ({
		name: `${name} (${taints === "" ? "no taints" : `taints: ${taints}`})`,
		nodes
	}));
}
function formatTaintSet(node) {
	return [...new Set(node.taints.map(formatTaint))].sort().join(", ");
}
function groupInOrder(nodes, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const node of nodes) {
		const key = keyOf(node);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [node]);
		else group.push(node);
	}
	return groups;
}

// src/inventory/formats/node-object.ts
const PRINTED_METADATA = [
	"uid",
	"resourceVersion",
	"creationTimestamp"
];
const PRINTED_SPEC = [
	"providerID",
	"podCIDR",
	"podCIDRs"
];
const KUBELET_LABEL = "kubernetes.io/hostname";
function readNodeObject(object) {
	const decoder = createDecoder();
	const placeOf = (path) => ({
		document: object.document,
		path: [...object.path, ...path],
		part: "value"
	});
	const mappingUnder = (node, path, key) => decoder.mapping(...decoder.field(node, path, key));
	const metadata = mappingUnder(object.node, [], "metadata");
	const spec = mappingUnder(object.node, [], "spec");
	const status = mappingUnder(object.node, [], "status");
	const labels = decoder.stringMap(...decoder.field(metadata, ["metadata"], "labels"));
	const has = (mapping, keys) => keys.some((key) => getValue(mapping, key) !== void 0);
	const node = {
		name: decoder.string(...decoder.field(metadata, ["metadata"], "name")) ?? "",
		labels,
		isPrinted: object.path.length > 0 || status?.kind === "mapping" && status.entries.length > 0 || has(metadata, PRINTED_METADATA) || has(spec, PRINTED_SPEC) || KUBELET_LABEL in labels,
		tellsTaints: has(spec, ["taints"]),
		taints: readTaints(decoder, spec, placeOf),
		unschedulable: decoder.boolean(...decoder.field(spec, ["spec"], "unschedulable")),
		allocatable: withoutEmpty(decoder.quantityMap(...decoder.field(status, ["status"], "allocatable"))),
		place: placeOf(["metadata", "name"])
	};
	const errors = decoder.errors.filter(isStructural).map((error) => errorAt(placeOf(error.path), `"${formatFieldPath(error.path)}" ${describe(error)}`));
	if (node.name === "") errors.push(errorAt(node.place, "a Node has no name: it stands under \"metadata.name\""));
	return {
		node,
		errors: [...errors, ...quantityErrors(node, placeOf)]
	};
}
function readTaints(decoder, spec, placeOf) {
	return decoder.list(...decoder.field(spec, ["spec"], "taints"), (item, path) => {
		const taint = decoder.mapping(item, path);
		return {
			key: decoder.string(...decoder.field(taint, path, "key")) ?? "",
			value: decoder.string(...decoder.field(taint, path, "value")) ?? "",
			effect: decoder.string(...decoder.field(taint, path, "effect")) ?? "",
			place: placeOf(path)
		};
	});
}
function withoutEmpty(quantities) {
	return byWord(Object.entries(quantities).filter(([, text]) => text !== ""));
}
function isStructural(error) {
	const structures = ["list", "mapping"];
	return structures.includes(error.found) || structures.includes(error.expected);
}
function describe(error) {
	return `must be a ${error.expected}, found a ${error.found}`;
}
function quantityErrors(node, placeOf) {
	return Object.entries(node.allocatable).flatMap(([resource, text]) => {
		if (parseQuantity(text) !== void 0) return [];
		const place = placeOf([
			"status",
			"allocatable",
			resource
		]);
		return errorAt(place, `"${text}" of "${resource}" is not a quantity: write one such as "8", "500m" or "32Gi"`);
	});
}

// src/inventory/formats/node.ts
const nodeFormat = {
	id: NODE_FORMAT,
	kinds: [{
		group: "",
		kind: "Node"
	}],
	read: readNodes
};
function readNodes(input) {
	const errors = [];
	const nodes = [];
	const earlier = /* @__PURE__ */ new Map();
	for (const object of input.objects) {
		const read = readNodeObject(object);
		errors.push(...read.errors);
		const first = earlier.get(read.node.name);
		if (first !== void 0 && read.node.name !== "") {
			const { file, line } = locate(first.place);
			errors.push(errorAt(read.node.place, `Node "${read.node.name}" stands twice: first in "${file}", line ${line}`));
			continue;
		}
		earlier.set(read.node.name, read.node);
		nodes.push(read.node);
	}
	const { lasting, dropped } = input.from.transient === "keep" ? {
		lasting: nodes,
		dropped: []
	} : dropTransient(nodes, input.transientTaints);
	return {
		pools: groupNodes(lasting, input.from.groupBy).map((group) => poolOf(group, input)),
		errors,
		notices: dropped.length === 0 ? [] : [describeDropped(dropped, input)]
	};
}
function dropTransient(nodes, globs) {
	const dropped = [];
	return {
		lasting: nodes.map((node) => {
			const taints = node.taints.filter(({ key }) => {
				const transient = isTransientTaint(key, globs);
				if (transient) dropped.push(key);
				return !transient;
			});
			return {
				...node,
				taints
			};
		}),
		dropped
	};
}
function describeDropped(dropped, input) {
	return {
		message: `taints of Nodes that come and go are left out: ${[...new Set(dropped)].sort().map(quoted).join(", ")}; "transient: keep" keeps them`,
		range: locate(input.from.place)
	};
}
function poolOf(group, input) {
	const [first] = group.nodes;
	const role = roleOf(group);
	const labels = commonLabels(group);
	return {
		name: `${input.from.prefix}${group.name}`,
		cluster: input.cluster,
		format: nodeFormat.id,
		place: first.place,
		taints: first.taints,
		startupTaints: [],
		labels,
		labelOrigins: originsOf(labels, first),
		...contentsOf(group),
		openLabels: [],
		allocatable: leastAllocatable(group),
		reservedFor: void 0,
		...role && { role }
	};
}
function contentsOf(group) {
	const written = group.nodes.filter(({ isPrinted }) => !isPrinted);
	const [first] = written;
	if (first === void 0) return {
		labelsClosed: true,
		nodes: group.nodes.map(({ name, labels, unschedulable, allocatable }) => {
			return {
				name,
				labels,
				unschedulable,
				allocatable
			};
		})
	};
	const untold = written.find(({ tellsTaints }) => !tellsTaints);
	const open = (field, { name, place }) => {
		return {
			field,
			why: `Node "${name}" is written by hand, and its cluster may give it more ${field}`,
			place
		};
	};
	return {
		labelsClosed: false,
		nodes: void 0,
		incomplete: [open("labels", first), ...untold === void 0 ? [] : [open("taints", untold)]]
	};
}
function originsOf(labels, { place }) {
	const metadata = place.path.slice(0, -1);
	const origins = Object.keys(labels).map((key) => {
		const path = [
			...metadata,
			"labels",
			key
		];
		return [key, { place: {
			...place,
			path
		} }];
	});
	return byWord(origins);
}
function commonLabels({ nodes: [first, ...others] }) {
	const common = Object.entries(first.labels).filter(([key, value]) => others.every(({ labels }) => labels[key] === value));
	return byWord(common);
}
function leastAllocatable({ nodes: [first, ...others] }) {
	const least = [];
	for (const [resource, quantity] of Object.entries(first.allocatable)) {
		let smallest = quantity;
		for (const { allocatable } of others) smallest = smaller(smallest, allocatable[resource]);
		if (smallest !== void 0) least.push([resource, smallest]);
	}
	return byWord(least);
}
function smaller(a, b) {
	if (a === void 0 || b === void 0) return void 0;
	return (parseQuantity(b) ?? 0n) < (parseQuantity(a) ?? 0n) ? b : a;
}
function roleOf(group) {
	return group.nodes.every(({ labels }) => Object.keys(labels).some((label) => CONTROL_PLANE_KEYS.has(label))) ? "control-plane" : void 0;
}

// src/inventory/formats/nodeadm.ts
const ID$4 = "nodeadm";
const KUBELET$1 = keys("spec.kubelet");
const nodeadmFormat = {
	id: ID$4,
	kinds: [{
		group: "node.eks.aws",
		kind: "NodeConfig"
	}],
	read: (input) => toOutput(input, input.objects.map((object) => readNodeConfig(object, input)))
};
function readNodeConfig(object, input) {
	const root = partOfObject(object);
	const kubelet = partAt(root, KUBELET$1);
	const flags = itemsOfList(partAt(kubelet, keys("flags")));
	const clusterName = textOf(partAt(root, keys("spec.cluster.name")));
	const labels = joinLabels(flags.map((flag) => readLabels(commandLineValue(flag, "--node-labels"))));
	return nodesOf({
		name: textOf(partAt(root, keys("metadata.name"))) ?? nameOfFile(object.document.file),
		cluster: input.cluster,
		format: ID$4,
		place: placeOf(root),
		platform: "other",
		facts: {},
		owner: object.document.file.path,
		clusterName,
		taints: uniteTaints([readTaints$1(partAt(kubelet, keys("config.registerWithTaints")), "object"), ...flags.map((flag) => readTaints$1(commandLineValue(flag, "--register-with-taints"), "string"))]),
		labels,
		kubeletLabels: labels
	});
}

// src/inventory/formats/openshift.ts
const ID$3 = "openshift";
const AUTOSCALING_GROUP = "autoscaling.openshift.io";
const AUTOSCALER = "MachineAutoscaler";
const TABLES = [{
	group: "machine.openshift.io",
	kind: "MachineSet",
	platform: "openshift",
	knowsFields: true,
	role: "worker",
	taints: [{
		at: keys("spec.template.spec.taints"),
		as: "object"
	}],
	cluster: [...keys("metadata.labels"), "machine.openshift.io/cluster-api-cluster"],
	labels: [keys("spec.template.spec.metadata.labels")],
	scale: { replicas: keys("spec.replicas") },
	facts: { image: [...keys("spec.template.metadata.labels"), "machine.openshift.io/os-id"] },
	machine: [[...keys("metadata.annotations"), "capacity.cluster-autoscaler.kubernetes.io/labels"]]
}, {
	group: "machine.openshift.io",
	kind: "ControlPlaneMachineSet",
	platform: "openshift",
	role: "control-plane",
	scale: { replicas: keys("spec.replicas") }
}];
const openshiftFormat = {
	id: ID$3,
	kinds: [...TABLES.map(({ group, kind }) => ({
		group,
		kind
	})), {
		group: AUTOSCALING_GROUP,
		kind: AUTOSCALER
	}],
	read: (input) => {
		const bounds = autoscalerBounds(input);
		return toOutput(input, readTables(input, ID$3, TABLES).map((nodes) => withBounds(nodes, bounds)));
	}
};
function autoscalerBounds({ objects }) {
	const bounds = /* @__PURE__ */ new Map();
	for (const object of objects.filter(({ apiVersion }) => groupOf(apiVersion) === AUTOSCALING_GROUP)) {
		const root = partOfObject(object);
		const min = wholeNumberOf(partAt(root, keys("spec.minReplicas")));
		const max = wholeNumberOf(partAt(root, keys("spec.maxReplicas")));
		const name = textOf(partAt(root, keys("spec.scaleTargetRef.name")));
		if (name !== void 0 && max !== void 0) bounds.set(name, {
			...min !== void 0 && { min },
			max
		});
	}
	return bounds;
}
function withBounds(nodes, bounds) {
	const found = bounds.get(nodes.pool.name);
	return found === void 0 ? nodes : {
		...nodes,
		pool: {
			...nodes.pool,
			scale: {
				...nodes.pool.scale,
				...found
			}
		}
	};
}
const hypershiftFormat = tableFormat("hypershift", [{
	group: "hypershift.openshift.io",
	kind: "NodePool",
	platform: "hypershift",
	cluster: keys("spec.clusterName"),
	taints: [{
		at: keys("spec.taints"),
		as: "object"
	}],
	labels: [keys("spec.nodeLabels")],
	scale: {
		min: keys("spec.autoScaling.min"),
		max: keys("spec.autoScaling.max"),
		replicas: keys("spec.replicas")
	},
	machine: [keys("spec.arch")]
}]);

// src/inventory/formats/rancher.ts
const MACHINE_POOL = {
	group: "provisioning.cattle.io",
	kind: "Cluster",
	pools: keys("spec.rkeConfig.machinePools"),
	names: [keys("name")],
	cluster: keys("metadata.name"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("autoscalingMinSize"),
		max: keys("autoscalingMaxSize"),
		replicas: keys("quantity")
	},
	facts: {
		etcd: keys("etcdRole"),
		controlPlane: keys("controlPlaneRole"),
		worker: keys("workerRole")
	},
	machine: [keys("machineOS")]
};
const VERSION = keys("spec.kubernetesVersion");
const rancherFormat = tableFormat("rancher", [{
	...MACHINE_POOL,
	platform: "rancher-rke2",
	skip: [{
		of: "object",
		at: VERSION,
		values: /\+k3s/
	}]
}, {
	...MACHINE_POOL,
	platform: "rancher-k3s",
	skip: [{
		of: "object",
		at: VERSION,
		values: /^(?!.*\+k3s)/
	}]
}]);

// src/inventory/formats/rke1.ts
const ID$2 = "rke1";
const KUBELET = keys("services.kubelet.extra_args");
const rke1Format = {
	id: ID$2,
	kinds: [],
	hasShape: isClusterFile,
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readCluster(object, input))))
};
function isClusterFile(root) {
	const nodes = getValue(root, "nodes");
	if (nodes?.kind !== "sequence" || nodes.items.length === 0) return false;
	return nodes.items.every((node) => getValue(node, "address") !== void 0 && getValue(node, "role")?.kind === "sequence");
}
function readCluster(object, input) {
	const root = partOfObject(object);
	const ofKubelet = (name) => partAt(root, [...KUBELET, name]);
	const clusterName = textOf(partAt(root, keys("cluster_name")));
	return itemsOfList(partAt(root, keys("nodes"))).map((node) => {
		const roles = itemsOfList(partAt(node, keys("role"))).flatMap((role) => textOf(role) ?? []);
		const has = (role) => String(roles.includes(role));
		const isWorker = roles.includes("worker");
		return nodesOf({
			name: [...roles].sort().join("+"),
			cluster: input.cluster,
			format: ID$2,
			place: placeOf(partAt(node, keys("address"))),
			platform: "rke1",
			facts: {
				etcd: has("etcd"),
				controlPlane: has("controlplane"),
				worker: has("worker")
			},
			owner: clusterName ?? "",
			clusterName,
			taints: uniteTaints([readTaints$1(partAt(node, keys("taints")), "object"), readTaints$1(ofKubelet("register-with-taints"), "string")]),
			labels: joinLabels([readLabels(ofKubelet("node-labels")), readLabels(partAt(node, keys("labels")))]),
			role: isWorker ? "worker" : "control-plane"
		});
	});
}

// src/inventory/formats/talos-machine.ts
const TAINTS = [
	{
		at: keys("machine.nodeTaints"),
		as: "map"
	},
	{
		at: keys("machine.kubelet.extraConfig.registerWithTaints"),
		as: "object"
	},
	{
		at: keys("machine.kubelet.extraArgs.register-with-taints"),
		as: "string"
	}
];
const LABELS = [keys("machine.kubelet.extraArgs.node-labels"), keys("machine.nodeLabels")];
function machineTaints(configs) {
	return uniteTaints(configs.flatMap((config) => TAINTS.map(({ at, as }) => readTaints$1(partAt(config, at), as))));
}
function machineNodeLabels(configs) {
	return joinLabels(configs.flatMap((config) => LABELS.map((at) => readLabels(partAt(config, at)))));
}

// src/inventory/formats/talhelper.ts
const ID$1 = "talhelper";
const FILE_PATCH = /^\s*@(?:\.\/)?(\S+)/;
const NODE_PATH = /^\/machine(?:\/(?:node(?:Taints|Labels)|kubelet)(?:\/|$)|$)/;
const talhelperFormat = {
	id: ID$1,
	kinds: [],
	hasShape: isTalconfig,
	relatedPaths: ({ text }) => [...text.matchAll(/["']?@(?:\.\/)?([^\s"'#]+\.ya?ml)\b/g)].flatMap(([, path]) => path ?? []),
	read: (input) => toOutput(input, mergeAlike(input.objects.flatMap((object) => readConfig(object, input))))
};
function isTalconfig(root) {
	const nodes = getValue(root, "nodes");
	if (getValue(root, "clusterName") === void 0 || nodes?.kind !== "sequence") return false;
	return nodes.items.some((node) => ["hostname", "ipAddress"].every((key) => getValue(node, key) !== void 0));
}
function readConfig(object, input) {
	const root = partOfObject(object);
	const owner = textOf(partAt(root, keys("clusterName")));
	const isOpen = ["allowSchedulingOnMasters", "allowSchedulingOnControlPlanes"].some((key) => textOf(partAt(root, [key])) === "true");
	return itemsOfList(partAt(root, keys("nodes"))).map((node) => {
		const isControlPlane = textOf(partAt(node, keys("controlPlane"))) === "true";
		const section = partAt(root, keys(isControlPlane ? "controlPlane" : "worker"));
		const role = isControlPlane ? "control-plane" : "worker";
		const patches = [
			root,
			section,
			node
		].map((layer) => readPatches(layer, input.files));
		const configs = patches.flatMap((patch) => patch.configs);
		return nodesOf({
			name: role,
			cluster: input.cluster,
			format: ID$1,
			place: placeOf(partAt(node, keys("hostname"))),
			platform: "kubeadm",
			facts: {
				role,
				ownTaints: String(isOpen)
			},
			owner: owner ?? "",
			clusterName: owner,
			taints: uniteTaints([
				...[node, section].map((layer) => readTaints$1(partAt(layer, keys("nodeTaints")), "map")),
				machineTaints([...configs].reverse()),
				...patches.map(({ open }) => open)
			]),
			labels: joinLabels([machineNodeLabels(configs), ...[section, node].map((layer) => readLabels(partAt(layer, keys("nodeLabels"))))]),
			role
		});
	});
}
function readPatches(layer, files) {
	const inline = partAt(layer, keys("inlinePatch"));
	const listed = itemsOfList(partAt(layer, keys("patches"))).map((patch) => readPatch(patch, files));
	const operations = itemsOfList(partAt(layer, keys("configPatches"))).map(readOperation);
	return {
		configs: [...inline.node === void 0 ? [] : [inline], ...listed.flatMap(({ configs }) => configs)],
		open: uniteTaints([...listed.map(({ open }) => open), ...operations])
	};
}
function readPatch(patch, files) {
	const text = textOf(patch) ?? "";
	const path = FILE_PATCH.exec(text)?.[1];
	const documents = path === void 0 ? inlineDocuments(patch) : documentsOfFile(path, patch, files);
	if (documents === void 0) return {
		configs: [],
		open: unread$1(patch, `its patch "${path ?? text}" is in none of the files`)
	};
	const parts = documents.map((document) => ({
		document,
		path: [],
		node: document.root
	}));
	const operations = parts.flatMap(itemsOfList).map(readOperation);
	return {
		configs: parts.filter(({ node }) => node?.kind === "mapping"),
		open: uniteTaints(operations)
	};
}
function inlineDocuments({ document, node }) {
	if (node?.kind !== "scalar") return [];
	const { documents, isInPlace } = readInlineText(document.file, node);
	const at = {
		file: document.file,
		start: node.start
	};
	return isInPlace ? documents : documents.map((one) => ({
		...one,
		...at
	}));
}
function documentsOfFile(path, { document }, files) {
	const wanted = [...document.file.path.split("/").slice(0, -1), ...path.split("/")].join("/");
	const file = files.find((one) => one.path === wanted);
	return file && parseDocuments(file).documents;
}
function readOperation(operation) {
	const path = textOf(partAt(operation, keys("path"))) ?? "";
	return NODE_PATH.test(path) ? unread$1(operation, "a JSON patch may change it") : NO_TAINTS;
}

// src/inventory/formats/talos.ts
const ID = "talos";
const NODE_CONFIG = "KubeNodeConfig";
const talosFormat = {
	id: ID,
	kinds: [{
		group: "",
		kind: NODE_CONFIG
	}],
	hasShape: isMachineConfig,
	read: (input) => {
		const configs = [...new Set(input.objects.map(({ document }) => document.file))].map((file) => ({
			file,
			objects: input.objects.filter((one) => one.document.file === file)
		}));
		const machines = configs.filter(({ objects }) => isMachine(objects));
		const output = toOutput(input, machines.map(({ file }) => readFile$1(file, input)));
		const patches = configs.filter((config) => !machines.includes(config));
		return {
			...output,
			notices: [...output.notices, ...patches.flatMap(({ objects }) => describePatch(objects))]
		};
	}
};
function isMachine(objects) {
	const parts = objects.map(partOfObject);
	return firstText(parts, "machine.type") !== void 0 || firstText(parts, "machine.network.hostname") !== void 0;
}
function describePatch(objects) {
	const parts = objects.map(partOfObject);
	const own = parts.map((part) => readTaints$1(partAt(part, keys("taints")), "map"));
	const [taint] = [machineTaints(parts), ...own].flatMap(({ taints }) => taints);
	if (taint === void 0) return [];
	return [{
		message: `taint "${formatTaint(taint)}" stands in a patch of Talos: nothing tells which nodes have it`,
		range: locate(taint.place)
	}];
}
function isMachineConfig(root) {
	const machine = getValue(root, "machine");
	if (machine?.kind !== "mapping") return false;
	return [
		"type",
		"nodeTaints",
		"nodeLabels",
		"kubelet",
		"install"
	].some((key) => getValue(machine, key) !== void 0);
}
function readFile$1(file, input) {
	const objects = input.objects.filter(({ document }) => document.file === file);
	const partsOf = (wanted) => objects.filter(wanted).map(partOfObject);
	const nodeConfigs = partsOf(({ kind }) => kind === NODE_CONFIG);
	const machines = partsOf(({ kind }) => kind !== NODE_CONFIG);
	const first = [...machines, ...nodeConfigs][0];
	const type = firstText(machines, "machine.type");
	const isControlPlane = type === "controlplane" || type === "init";
	const open = firstText(machines, "cluster.allowSchedulingOnControlPlanes") === "true";
	const hostname = firstText(machines, "machine.network.hostname");
	return nodesOf({
		name: hostname ?? nameOfFile(file),
		cluster: input.cluster,
		format: ID,
		place: first === void 0 ? {
			document: {
				file,
				start: 0,
				root: EMPTY
			},
			path: [],
			part: "value"
		} : placeOf(first),
		platform: "kubeadm",
		facts: {
			...isControlPlane && { role: "control-plane" },
			ownTaints: String(open || nodeConfigs.length > 0)
		},
		taints: uniteTaints([...nodeConfigs.map((part) => readTaints$1(partAt(part, keys("taints")), "map")), machineTaints(machines)]),
		labels: joinLabels([machineNodeLabels(machines), ...nodeConfigs.map((part) => readLabels(partAt(part, keys("labels"))))]),
		role: isControlPlane ? "control-plane" : type === "worker" ? "worker" : void 0
	});
}
const EMPTY = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function firstText(parts, path) {
	return parts.map((part) => textOf(partAt(part, keys(path)))).find((text) => text !== void 0);
}

// src/inventory/formats/terraform-pools.ts
const EKS_CLUSTER = "aws_eks_cluster";
const GKE_CLUSTER = "google_container_cluster";
const GKE_POOL = "google_container_node_pool";
function terraformFormatOf(id, group) {
	const tables = tablesOfGroup(group);
	return {
		id,
		kinds: [...tables, {
			group,
			kind: EKS_CLUSTER
		}].map(({ kind }) => ({
			group,
			kind
		})),
		embeds: true,
		read: (input) => toOutput(input, [...withoutRepeatedGkePools(input, id, tables), ...readAutoMode(input, id)])
	};
}
function withoutRepeatedGkePools(input, id, tables) {
	const ofKind = (kind, wanted) => ({
		...input,
		objects: input.objects.filter((object) => object.kind === kind === wanted)
	});
	const own = readTables(ofKind(GKE_CLUSTER, false), id, tables);
	const names = new Set(readTables(ofKind(GKE_POOL, true), id, tables).map(({ pool }) => pool.name));
	const blocks = readTables(ofKind(GKE_CLUSTER, true), id, tables).filter(({ pool }) => !names.has(pool.name));
	return [...own, ...blocks];
}
function readAutoMode(input, id) {
	return input.objects.filter(({ kind }) => kind === EKS_CLUSTER).flatMap((object) => {
		const compute = partAt(partOfObject(object), keys("compute_config.0"));
		return autoModePools(compute, keys("enabled"), keys("node_pools"), [], id, input.cluster);
	});
}

// src/inventory/formats/terraform.ts
const TERRAFORM_HCL_GROUP = "terraform.hcl";
const terraformFormat = terraformFormatOf("terraform", TERRAFORM_HCL_GROUP);

// src/inventory/formats/terraform-json.ts
const terraformJsonFormat = {
	...terraformFormatOf("terraform-json", TERRAFORM_GROUP),
	open: openTerraformJson
};

// src/inventory/formats/index.ts
const FORMATS = [
	nodeFormat,
	karpenterFormat,
	eksctlFormat,
	terraformJsonFormat,
	terraformFormat,
	kopsFormat,
	openshiftFormat,
	hypershiftFormat,
	configConnectorFormat,
	computeClassFormat,
	azureServiceOperatorFormat,
	awsControllersFormat,
	crossplaneFormat,
	clusterApiManagedFormat,
	gardenerFormat,
	rancherFormat,
	coreweaveFormat,
	clusterApiFormat,
	kubeadmFormat,
	kindFormat,
	k3dFormat,
	k3sFormat,
	talosFormat,
	k0sctlFormat,
	talhelperFormat,
	machineControllerFormat,
	rke1Format,
	nodeadmFormat
];

// src/inventory/templated-document.ts
const IDENTITY = /* @__PURE__ */ new Set(["apiVersion", "kind"]);
const parsePoolTemplate = rememberedOf((file) => {
	if (isInChart(file.path)) return parseDocuments(file);
	const parsed = parseTemplate(file);
	if (!parsed.documents.some(({ blanks }) => blanks !== void 0)) return parsed;
	const { blanks = [] } = blankPlaceholders(file.text) ?? {};
	const documents = parsed.documents.map((document) => ({
		blanks: [],
		...withOpenParts(document, blanks)
	}));
	return {
		...parsed,
		documents
	};
});
function hidesMore({ blanks = [] }) {
	return blanks.some(({ kind }) => kind === "lines" || kind === "control");
}
function withOpenParts(document, blanks) {
	const { root, file } = document;
	const blocks = blocksOf(blanks);
	const lines = blanks.filter(({ kind }) => kind === "lines");
	const around = blocks.find((block) => isWithin(root.start, block));
	const marker = file.text.indexOf("\n---", root.start);
	const limit = marker < 0 ? file.text.length : marker;
	const read = openParts(root, {
		start: root.start,
		end: limit
	}, {
		blocks,
		lines,
		text: file.text
	});
	return {
		...document,
		root: read,
		...around !== void 0 && { doubt: describeBlock(around) }
	};
}
function blocksOf(blanks) {
	return blanks.flatMap(({ kind, start, text, block }) => {
		if (kind !== "control" || block !== void 0 && block.start !== start) return [];
		return {
			start,
			text,
			end: block?.end ?? Number.POSITIVE_INFINITY
		};
	});
}
function openParts(node, around, template) {
	if (node.kind === "scalar") return openScalar(node, around, template);
	const { blocks, lines, text } = template;
	const starts = node.kind === "sequence" ? node.items.map(({ start }) => start) : node.entries.map((entry) => entry.key.start);
	const values = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
	const read = values.map((value, index) => {
		const own = {
			start: starts[index] ?? around.start,
			end: starts[index + 1] ?? around.end
		};
		const block = blocks.find((one) => isWithin(own.start, one) && !isWithin(around.start, one));
		return block === void 0 ? openParts(value, own, template) : open(describeBlock(block), value);
	});
	const added = lines.find(({ start, column, text: written }) => {
		const isItem = written.startsWith("- ");
		if (!isWithin(start, around) || isItem && node.kind === "mapping") return false;
		if (column !== void 0) return column === columnOf(text, starts[0] ?? 0);
		const above = values[starts.findLastIndex((one) => one < start)];
		return above === void 0 || start >= contentEnd(above);
	});
	const more = added === void 0 ? void 0 : open(describeLine(added), added);
	if (node.kind === "sequence") return {
		...node,
		items: more === void 0 ? read : [...read, more]
	};
	const entries = node.entries.map((entry, index) => {
		return IDENTITY.has(entry.key.text) ? entry : {
			...entry,
			value: read[index] ?? entry.value
		};
	});
	return {
		...node,
		entries: more === void 0 ? entries : [...entries, {
			key: more,
			value: more,
			merged: false
		}]
	};
}
function openScalar(node, around, { lines }) {
	const line = node.value === null ? lines.find(({ start }) => isWithin(start, around)) : void 0;
	return line === void 0 ? node : open(describeLine(line), node);
}
function open(why, { start, end }) {
	const text = unknownText(why);
	return {
		kind: "scalar",
		value: text,
		text,
		plain: false,
		start,
		end
	};
}
function describeBlock({ text }) {
	return `it stands behind "${text}"`;
}
function describeLine({ text }) {
	return `"${text}" may bring it`;
}
function isWithin(offset, { start, end }) {
	return offset > start && offset < end;
}
function contentEnd(node) {
	if (node.kind === "scalar") return node.end;
	const last = node.kind === "sequence" ? node.items.at(-1) : node.entries.at(-1)?.value;
	return last === void 0 ? node.end : contentEnd(last);
}
function columnOf(text, offset) {
	return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

// src/inventory/imported-pools.ts
const MARKDOWN_NAME = /\.(?:md|markdown)$/i;
const OPENING = /^```+[ \t]*(?:ya?ml|json)\b/i;
const CLOSING = /^```/;
function importPools(from, files, context) {
	const faults = [];
	const guarded = (read, file) => {
		try {
			return [read()];
		} catch (error) {
			if (file === void 0) throw error;
			faults.push(internalProblem(error, "read this file", {
				file,
				span: {
					start: 0,
					end: 0
				}
			}));
			return [];
		}
	};
	const read = files.flatMap((file) => guarded(() => readFile(from, file), file));
	const objects = read.flatMap((one) => one.objects);
	const outputs = FORMATS.flatMap((format) => {
		const own = objects.filter((object) => isOf(format, object, from));
		return guarded(() => format.read({
			objects: own,
			files,
			from,
			...context
		}), own[0]?.document.file);
	});
	const errors = [...read, ...outputs].flatMap((output) => output.errors);
	const everyFileRead = faults.length === 0 && read.every((one) => one.template === void 0 && !one.hidesPools);
	if (objects.length === 0 && errors.length === 0 && everyFileRead) errors.push(...missing(from, files));
	return {
		pools: outputs.flatMap(({ pools }) => pools),
		errors,
		notices: [...read, ...outputs].flatMap(({ notices }) => notices),
		everyFileRead,
		faults
	};
}
function readPoolObjects(objects, from, context) {
	const outputs = FORMATS.map((format) => format.read({
		objects: objects.filter((object) => isOf(format, object, from)),
		files: [],
		from,
		...context
	}));
	return {
		pools: outputs.flatMap(({ pools }) => pools),
		notices: outputs.flatMap(({ notices }) => notices)
	};
}
function readFile(from, file) {
	if (file.opened !== void 0) return selectedOf(file.opened, from);
	const named = FORMATS.find(({ id }) => id === from.format);
	const opener = named === void 0 ? FORMATS : [named];
	for (const format of opener) {
		const opened = format.open?.(file);
		if (opened === void 0) continue;
		return selectedOf(opened, from);
	}
	if (MARKDOWN_NAME.test(file.path)) return readExamples(from, file);
	const parsed = parsePoolTemplate(file);
	const broken = parsed.problems.filter(({ kind }) => kind === "syntax");
	const all = parsed.documents.flatMap((document) => objectsOrDocument(document));
	const objects = all.filter((object) => FORMATS.some((format) => isOf(format, object, from)));
	const [first] = broken;
	const template = first === void 0 ? void 0 : templateMark(file.text);
	const errors = template === void 0 ? broken.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	})) : [];
	if (from.format === void 0) errors.push(...all.flatMap(describeUnread));
	if (first === void 0 || template === void 0) return {
		objects,
		errors,
		notices: [],
		hidesPools: parsed.documents.some(hidesMore)
	};
	return {
		objects,
		errors,
		notices: [{
			message: `"${file.path}" is a template, "${template}": not every pool that it declares is known`,
			cause: "a template",
			range: rangeOfSpan(file, first.span)
		}],
		template
	};
}
function readExamples(from, file) {
	return {
		objects: parseDocuments(fencedBlocks(file)).documents.flatMap(objectsOrDocument).filter((object) => FORMATS.some((format) => isOf(format, object, from))),
		errors: [],
		notices: []
	};
}
function selectedOf(opened, from) {
	const objects = opened.objects.filter((object) => FORMATS.some((other) => isOf(other, object, void 0)));
	return {
		...opened,
		objects: objects.filter((object) => isSelected(object, from))
	};
}
function isSelected({ document }, { address }) {
	return address === void 0 || matchesNameGlob(address, document.address ?? "");
}
function objectsOrDocument(document) {
	const objects = objectsOf(document);
	if (objects.length > 0 || document.root.kind !== "mapping") return objects;
	return [{
		apiVersion: "",
		kind: "",
		document,
		path: [],
		node: document.root
	}];
}
function isOf(format, object, from) {
	const named = FORMATS.find(({ id }) => id === from?.format);
	if (!(named === void 0 || named === format || named.embeds && object.document.address)) return false;
	if (object.kind === "") return format.hasShape?.(object.node) ?? false;
	return format.kinds.some(({ group, kind }) => kind === object.kind && group === groupOf(object.apiVersion));
}
function describeUnread(object) {
	const group = groupOf(object.apiVersion);
	const unread = UNREAD_KINDS.find((one) => one.kind === object.kind && one.group === group);
	if (unread === void 0) return [];
	const place = {
		document: object.document,
		path: [...object.path, "kind"],
		part: "value"
	};
	const message = `${object.kind} of ${group} (format "${unread.format}") is not read yet; formats that are read: ${formatList()}`;
	return [errorAt(place, message)];
}
function missing(from, files) {
	const [first, ...others] = files;
	if (first === void 0) return [];
	const named = FORMATS.find(({ id }) => id === from.format);
	const rest = named === void 0 ? `node pool; formats that are read: ${formatList()}` : `node pool of format "${named.id}"`;
	const what = others.length === 0 ? `"${first.path}"` : `"${first.path}" and ${count(others.length, "more file")}`;
	return [errorAt(from.place, `${what} ${others.length === 0 ? "holds" : "hold"} no ${rest}`)];
}
function formatList() {
	return joinWords(FORMATS.map(({ id }) => quoted(id)));
}
function fencedBlocks({ path, text }) {
	let isInside = false;
	return {
		path,
		text: text.split(/(?<=\n)/).map((line) => {
			if (isInside && !CLOSING.test(line)) return line;
			const isFence = isInside ? CLOSING.test(line) : OPENING.test(line);
			isInside = !isInside && isFence;
			const blank = line.replaceAll(/[^\r\n]/g, " ");
			return isFence ? `---${blank.slice(3)}` : blank;
		}).join("")
	};
}

// src/inventory/imported-formats.ts
var imported_formats_exports = /* @__PURE__ */ __exportAll({
	FORMATS: () => FORMATS,
	importPools: () => importPools
});

export { FORMATS, TERRAFORM_HCL_GROUP, clusterApiFormat, importPools, imported_formats_exports, readPoolObjects, terraformFormat, terraformJsonFormat };