import { VERSION as VERSION$1 } from "./version.js";
import { DEFAULT_LIMITS, NO_DEADLINE, NO_PROGRESS, RENDERERS, SEVERITIES, applyEdits, boundedText, bySeverity, canonicalNode, count, countBytes, createDeadline, cutText, describeReached, describeStopped, describeSystemError, didYouMean, displayWidth, distinctEdits, enterStep, entryType, errorAt, exists, fixesOf, isStopped, joinWords, limitRun, list, locate, logLine, logText, memoize, millisecondsForGit, nameSome, nameStep, namesIn, nearestCommand, nearestWord, once, padToWidth, quoted, renderSettings, ruleUrl, severitiesFrom, shorten, stoppable, systemError, systemErrorCode, textsThatMatter, unstopped, verbatimLogText, visibleLines, visibleOutput, visibleText, withTemporaryFolder, wrapText } from "./program.js";
import { COMMENT_WORD, EFFECT_WORDS, FIELD_ENDINGS, GITOPS_GROUP, IMPACT_EFFECTS, JSON_ROOT, KIND, KINDS_WITHOUT_PODS, KNOWN_RULES, LIST_ITEM, MARKER_LINE, NO_CLUSTER_KEYS, RELEVANT_KINDS, SIMPLE_KEY, SIMPLE_KIND, UNSEEN_CHARACTERS, activeRules, applyRenderings, areLocalPools, askersText, byPlace, comparePlaces, compileGlob, copyResult, countFiles, countParts, countSeverities, createGitops, declaredPools, declaresPools, definesTests, describeMissingImport, describePrinted, describeUnknownClusters, evictedText, exampleFolderOf, exceptDeployed, formatBaseline, formatWorkload, groupBy, groupByEach, hidesLetter, importPools, includedPaths, isGlob, isInChart, isManifestName, isNamedVarFile, isNegated, isRetired, isTerraformName, isTestPath, keyOfChart, lastStep, lintRepository, listOf, loadedOf, matchesGlobs, mayBeHelmfile, mayDeclareObjects, mayDeclareOwnPools, mayHideLetter, mayHoldGitops, mayHoldPools, mustParse, nameOf as nameOf$1, nameWithPart, namesMachines, narrowed, neededRoots, noticesOfReading, objectOf, objectsOf, oneOf, outsideReleasesIn, overlaps, parentFolder, parseBaseline, parseJson, parseRemote, patchPathsOf, perCount, perCoverageCount, printedApplications, readManifest, readOutsideChart, readsFolder, recordBaseline, renderedFrom, rewritten, sayWhatIsDeployed, sliceOf, splitGlob, standsInFile, terraformTexts, text, undeclaredCluster, unwrittenEntry, withNotices, withOpenExistence, withinTime } from "./core.js";
const { isAscii, isUtf8 } = process.getBuiltinModule("node:buffer");
const { isDeepStrictEqual, styleText } = process.getBuiltinModule("node:util");
const fs = process.getBuiltinModule("node:fs");
const { accessSync, chmodSync, closeSync, constants, existsSync, fstatSync, lstatSync, mkdirSync, readFileSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { basename, delimiter, dirname, isAbsolute, join, posix, relative, resolve, sep } = process.getBuiltinModule("node:path");
const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");

// src/reporters/words/fit-matrix.ts
function fitsText(taken, unknown, judged) {
	return unknown === 0 ? `${taken} of ${judged}` : `${taken} ${taken === 1 ? "fits" : "fit"}, ${unknown} unknown`;
}
function notComparedTexts(workloads) {
	const named = [...groupByEach(workloads, ({ notJudged = [] }) => notJudged)].map(([name, of]) => `${name} (${count(of.length, "workload")})`);
	return named.length === 0 ? [] : [`not compared: ${named.join(", ")}`];
}
function clusterMatrices({ pools, workloads }) {
	return [...groupBy(pools, ({ cluster }) => cluster)].map(([cluster, own]) => matrixOf(cluster, own, workloads.filter((one) => clustersOf(one).includes(cluster))));
}
function joinedMatrices({ pools, workloads }) {
	const joined = [...groupBy(workloads, (workload) => clustersOf(workload).join(", "))].flatMap(([names, alike]) => {
		const clusters = clustersOf(alike[0]);
		const own = pools.filter(({ cluster }) => clusters.includes(cluster));
		if (own.length === 0) return [];
		const matrix = matrixOf(names || null, own, alike);
		const named = own.map((pool) => ({
			...pool,
			name: `${pool.cluster}/${pool.name}`
		}));
		return [clusters.length === 1 ? matrix : {
			...matrix,
			pools: named
		}];
	});
	const used = new Set(workloads.flatMap(clustersOf));
	const idle = new Set(pools.flatMap(({ cluster }) => used.has(cluster) ? [] : cluster));
	return idle.size === 0 ? joined : [...joined, matrixOf([...idle].join(", ") || null, [], [])];
}
function joinColumns({ cluster, pools, rows }) {
	const isOfSeveral = new Set(pools.map((pool) => pool.cluster)).size > 1;
	const verdictOf = (cell) => cell && [
		cellMark(cell),
		cell.selector,
		cell.reasons
	];
	const columns = [...groupBy(pools.keys(), (column) => JSON.stringify(rows.map(({ cells }) => verdictOf(cells[column])))).values()].flatMap(([first, ...others], index) => {
		const [pool, ...more] = [first, ...others].flatMap((column) => pools[column] ?? []);
		if (pool === void 0) return [];
		const short = more.length === 0 ? pool.name : `${pool.name} +${more.length}`;
		const name = isOfSeveral ? `${index + 1}` : short;
		return [{
			first,
			pool: {
				...pool,
				name
			},
			names: [pool, ...more].map((one) => one.name)
		}];
	});
	return {
		cluster,
		pools: columns.map(({ pool }) => pool),
		rows: rows.map((row) => ({
			...row,
			cells: columns.map(({ first }) => row.cells[first])
		})),
		joined: columns.flatMap(({ pool, names }) => names[0] === pool.name ? [] : `${pool.name}: ${names.join(", ")}`)
	};
}
function clustersOf({ pools }) {
	return [...new Set(pools.map(({ cluster }) => cluster))];
}
function matrixOf(cluster, pools, workloads) {
	const clusters = new Set(pools.map((pool) => pool.cluster));
	return {
		cluster,
		pools,
		rows: labelled(workloads.map((workload) => {
			const own = workload.pools.filter((cell) => clusters.has(cell.cluster));
			const cells = new Map(own.map((cell) => [JSON.stringify([cell.cluster, cell.pool]), cell]));
			return {
				workload,
				cells: pools.map((pool) => cells.get(JSON.stringify([pool.cluster, pool.name])))
			};
		}))
	};
}
function labelled(rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const { workload } of rows) counts.set(fullName(workload), (counts.get(fullName(workload)) ?? 0) + 1);
	return rows.map((row) => {
		const name = fullName(row.workload);
		const { rendering } = row.workload;
		const isAlone = counts.get(name) === 1 || rendering === void 0;
		return {
			...row,
			label: isAlone ? name : `${name} (${rendering})`
		};
	});
}
function fullName(workload) {
	return `${workload.namespace}/${workload.kind}/${nameWithPart(workload)}`;
}
function reasonGroups({ cells }, pools) {
	const others = pools.flatMap(({ name }, index) => {
		const cell = cells[index];
		return cell === void 0 ? [] : [{
			name,
			mark: cellMark(cell),
			reasons: cellReasons(cell)
		}];
	}).filter(({ mark }) => mark !== "fits");
	return [...groupBy(others, ({ mark, reasons }) => JSON.stringify([mark, reasons])).values()].map((alike) => {
		const [{ mark, reasons }] = alike;
		return {
			mark,
			pools: alike.map(({ name }) => name),
			reasons
		};
	});
}
const UNICODE_SIGNS = {
	fits: "\u2713",
	avoided: "~",
	blocked: "\u2717",
	unknown: "?",
	evicted: "!"
};
const ASCII_SIGNS = {
	fits: "+",
	avoided: "~",
	blocked: "x",
	unknown: "?",
	evicted: "!"
};
const CELL_MARKS = [
	"fits",
	"avoided",
	"blocked",
	"unknown",
	"evicted"
];
function cellMark(cell) {
	return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}
function cellReasons(cell) {
	if (cellMark(cell) !== "evicted") return cell.reasons;
	return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}
const ANSWERS = [
	"kept off by a taint",
	"unknown",
	"run",
	"kept off by their selectors"
];
function treatmentOf(matrix, column) {
	const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
		const cell = cells[column];
		return cell === void 0 ? [] : [{
			workload,
			answer: answerOf(cell)
		}];
	});
	const agents = /* @__PURE__ */ new Map();
	for (const { workload, answer } of judged) if (workload.kind === "DaemonSet") agents.set(answer, [...agents.get(answer) ?? [], nameWithPart(workload)]);
	const countOf = (what) => judged.filter(({ answer }) => answer === what).length;
	return {
		taken: countOf("run"),
		unknown: countOf("unknown"),
		judged: judged.length,
		agents
	};
}
function answerOf(cell) {
	const mark = cellMark(cell);
	if (mark === "unknown") return "unknown";
	if (mark === "fits" || mark === "avoided") return "run";
	return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}

// src/reporters/text-layout.ts
const LONGEST_LINE$1 = 400;
const PAINT = /\p{Cc}(?:\[[\d;]*m|\]8;;[!-~]*?\p{Cc}\\)/gu;
const CUT$1 = " ...";
const DEFAULT_COLUMNS$1 = 100;
const LEAST_COLUMNS = 40;
function headingColumns({ columns, wrapsHeadings }) {
	return wrapsHeadings ? columns : 400;
}
function layoutText({ color, columns, ascii = false, links = false }) {
	const width = Math.max(LEAST_COLUMNS, columns ?? DEFAULT_COLUMNS$1);
	return {
		colors: terminalColors(color),
		link: terminalLinks(links),
		columns: Math.min(width, 400),
		signs: ascii ? ASCII_SIGNS : UNICODE_SIGNS,
		ascii,
		wrapsHeadings: columns !== void 0
	};
}
function wrapBehind(text, start, hang, columns) {
	const [first = ""] = wrapText(text, columns - start);
	const head = start + displayWidth(first) <= columns || start <= hang ? first : "";
	const rest = text.slice(head.length).trimStart();
	const further = rest === "" ? [] : wrapText(rest, columns - hang);
	return [cutLine(" ".repeat(start) + head).slice(start), ...further.map((line) => cutLine(" ".repeat(hang) + line))];
}
function wrapPainted(line, hang, columns) {
	const lead = /^ */.exec(line)?.[0] ?? "";
	const lines = [];
	let current = lead;
	let width = lead.length;
	for (const word of line.slice(lead.length).split(" ")) {
		const shown = displayWidth(word.replace(PAINT, ""));
		const text = shown > 400 - hang ? cutLine(word.replace(PAINT, "")) : word;
		const isFirst = current.trim() === "";
		if (!isFirst && width + 1 + shown > columns) {
			lines.push(current);
			current = " ".repeat(hang) + text;
			width = hang + shown;
		} else {
			current += isFirst ? text : ` ${text}`;
			width += shown + (isFirst ? 0 : 1);
		}
	}
	return [...lines, current];
}
function cutLines(lines, max, columns) {
	if (lines.length <= max) return lines;
	const kept = lines.slice(0, max);
	let last = (kept.at(-1) ?? "").replace(/\.\.\.$/, "").trimEnd();
	while (displayWidth(last.replace(PAINT, "")) + 4 > columns && / \S+$/.test(last)) last = last.slice(0, last.lastIndexOf(" ")).trimEnd();
	return [...kept.slice(0, -1), `${last.slice(0, 396).replace(/[\s;:,.]+$/, "")}${CUT$1}`];
}
function cutLine(line) {
	return cutText(line, 400);
}
const STYLES = [
	"bold",
	"dim",
	"red",
	"green",
	"yellow",
	"blue",
	"magenta",
	"cyan"
];
function terminalColors(enabled) {
	const painted = (style, text) => styleText(style, text, { validateStream: false });
	const paints = STYLES.map((style) => [style, (text) => enabled ? painted(style, text) : text]);
	return Object.fromEntries(paints);
}
function severityPaint(colors, severity) {
	if (severity === "error") return colors.red;
	return severity === "warning" ? colors.yellow : colors.cyan;
}
function markPaint(colors, mark) {
	if (mark === "fits") return colors.green;
	if (mark === "blocked") return colors.red;
	if (mark === "evicted") return colors.magenta;
	return mark === "avoided" ? colors.yellow : colors.cyan;
}
function terminalLinks(enabled) {
	return enabled ? (text, url) => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\` : (text) => text;
}

// src/reporters/words/finding-words.ts
const MAX_NAMED = 10;
const MAX_FOLLOWING = 50;
const MAX_POOL_NAMES = 3;
function messageOf({ message, also: all, workload }) {
	const also = all.filter((other) => other.message === void 0);
	if (also.length === 0) return message;
	if (workload === null) return `${message}; there ${also.length === 1 ? "is" : "are"} ${also.length} more like this`;
	return `${message}; the same holds for ${count(also.length, "more workload")}`;
}
function detailsOf({ reasons = [], clusters, details, also, source }) {
	const names = also.flatMap(({ workload, message, source: { file, line } }) => {
		const elsewhere = file === source.file && line === source.line ? [] : [`${file}:${line}`];
		if (workload === null) return elsewhere.map((place) => `also ${place}`);
		const name = formatWorkload(workload);
		return [message === void 0 ? `also ${name}` : name, ...elsewhere.map((place) => `(${place})`)].join(" ");
	});
	const lines = [...details, ...poolLines(reasons, clusters)];
	const follows = also.some(({ message }) => message !== void 0);
	const found = shorten([...new Set(names)], follows ? MAX_FOLLOWING : MAX_NAMED);
	return follows ? [...found, ...lines] : [...lines, ...found];
}
function oneLine(finding, path) {
	const said = [messageOf(finding), ...detailsOf(finding)].map(visibleText).join("; ");
	return leadsOut(path) ? `${visibleText(path)}:${finding.source.line}: ${said}` : said;
}
function poolLines(reasons, clusters) {
	const nameOf = ({ pool, cluster }) => cluster === null || clusters.length < 2 ? pool : `${cluster}/${pool}`;
	const differing = groupBy(reasons.filter((reason) => reason.differs !== void 0), ({ differs }) => differs?.label);
	const isCounted = ({ differs }) => differs !== void 0 && (differing.get(differs.label)?.length ?? 0) > 1;
	const lines = [...groupBy(reasons.filter((reason) => !isCounted(reason)), (reason) => reason.reasons.join("; "))].map(([words, pools]) => `${nameSome(pools.map(nameOf), MAX_POOL_NAMES, "more pools")}: ${words}`);
	const rest = [...differing].filter(([, pools]) => pools.length > 1).map(([label, pools]) => {
		const other = pools.length < reasons.length ? "other " : "";
		return `${count(pools.length, `${other}pool`)}: label "${label}" ${howItDiffers(pools)}`;
	});
	return [...lines, ...rest];
}
function howItDiffers(pools) {
	const missing = pools.filter(({ differs }) => differs?.isMissing === true).length;
	if (missing === 0) return "differs";
	return missing === pools.length ? "is missing" : "differs or is missing";
}
const MAX_RENDERINGS = 3;
function renderedIn(renderings = []) {
	if (renderings.length === 0) return void 0;
	return `rendered in ${nameSome(renderings, MAX_RENDERINGS)}`;
}
function lastLine({ line, endLine, endColumn }) {
	return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}
const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "\ufffd";
function leadsOut(path) {
	return path.startsWith("../");
}
function wellFormed(path) {
	return path.replace(HALF_CHARACTER, REPLACEMENT);
}

// src/reporters/finding-heading.ts
const HANG = 4;
const MAX_RULE_LENGTH = 50;
const LEAST_MESSAGE = 150;
function headingOf(finding) {
	const { source, severity, rule } = finding;
	return {
		place: `${visibleText(source.file)}:${source.line}:${source.column}`,
		label: `${severity}[${cutText(visibleText(rule), MAX_RULE_LENGTH)}]`,
		message: visibleText(messageOf(finding))
	};
}
function conciseLine(finding, link = terminalLinks(false)) {
	const { place, label, message } = headingOf(finding);
	const room = 400 - place.length - label.length - 3;
	return `${place}: ${link(label, ruleUrl(finding.rule))} ${cutText(message, Math.max(LEAST_MESSAGE, room))}`;
}
function shortLines(finding, layout) {
	return headingLines(finding, {
		...layout,
		colors: terminalColors(false)
	});
}
function headingLines(finding, layout, max = Number.POSITIVE_INFINITY) {
	const { colors, columns, wrapsHeadings, link } = layout;
	const { place, label, message } = headingOf(finding);
	const start = displayWidth(place) + displayWidth(label) + 3;
	const painted = link(severityPaint(colors, finding.severity)(label), ruleUrl(finding.rule));
	const head = `${colors.bold(place)}: ${colors.bold(painted)}`;
	const wrapped = wrapsHeadings ? wrapBehind(message, start, HANG, columns) : [cutLine(`${" ".repeat(start)}${message}`).slice(start)];
	const [first = "", ...rest] = cutLines(wrapped, max, columns);
	return [first === "" ? head : `${head} ${colors.bold(first)}`, ...rest.map((line) => colors.bold(line))];
}

// src/reporters/words/counts.ts
const DEFAULT_COLUMNS = 100;
function findingCounts(counts, isCompared = false) {
	const pieces = SEVERITIES.flatMap((one) => counts[`${one}s`] > 0 ? [count(counts[`${one}s`], one)] : []);
	if (pieces.length === 0 && isCompared) return "no new findings";
	return pieces.length === 0 ? "no findings" : pieces.join(", ");
}
function resultCounts({ summary, coverage, change, reached }) {
	const counts = findingCounts(summary, change !== void 0);
	const isNone = summary.errors + summary.warnings + summary.notes === 0;
	const isPartial = reached !== void 0 || notJudged({
		summary,
		coverage
	}).length > 0;
	return isNone && isPartial ? `${counts} in what was judged` : counts;
}
function notJudged({ summary, coverage }) {
	const { unknown, disputed, withoutPools, fragments, releases, unrendered, outside, outsideFiles } = coverage;
	return [
		[unknown, (n) => `${n} ${n === 1 ? "has" : "have"} unknown verdicts`],
		[withoutPools, (n) => `${n} ${n === 1 ? "has" : "have"} no node pools to be compared with`],
		[disputed, (n) => `${n} may go to clusters that disagree about ${n === 1 ? "it" : "them"}`],
		[outside, (n) => `${n} more ${n === 1 ? "is" : "are"} in files that no "manifests" glob matches, such as ${outsideFiles[0]}`],
		[releases, (n) => `${count(n, "release is", "releases are")} not rendered: use --charts fetch or taintlint fetch`],
		[unrendered, (n) => `${count(n, "kustomization or chart is", "kustomizations and charts are")} not rendered`],
		[fragments, (n) => `${count(n, "pod spec is a fragment", "pod specs are fragments")}, in values, patches or custom resources`],
		[summary.skipped, (n) => `${count(n, "file was", "files were")} skipped`],
		[summary.failed, (n) => `${count(n, "file", "files")} could not be read`]
	].flatMap(([number, say]) => number === 0 ? [] : [say(number)]);
}
function coverageSentences(result) {
	const clauses = notJudged(result);
	if (clauses.length === 0) return [];
	const { workloads, judged, reasons } = result.coverage;
	return [[workloads === 0 ? "no workloads" : `${judged} of ${count(workloads, "workload")} judged on every pool`, ...clauses].join("; "), ...reasons.map(({ workloads: number, reason, source: { file, line }, key }) => {
		const settles = key === null ? "" : ` (set "${key}" in taintlint.yaml)`;
		return `unknown for ${count(number, "workload")}: ${reason}: ${file}:${line}${settles}`;
	})];
}
function formatOutsideReleases({ releases, pools }, columns = DEFAULT_COLUMNS) {
	if (releases === 0) return "";
	return `\n${[...pools.map(({ pool, cluster, releases: number }) => {
		const name = quoted(cluster === null ? pool : `${cluster}/${pool}`);
		return `${count(number, "release selects", "releases select")} pool ${name} in ${number === 1 ? "its" : "their"} values`;
	}), `${count(releases, "release is", "releases are")} not judged: the charts are not in this repository`].flatMap((one) => wrapText(visibleText(one), columns)).join("\n")}\n`;
}
function scopeText(summary) {
	const inside = [
		count(summary.documents, "document"),
		count(summary.workloads, "workload"),
		summary.workloads === 0 && summary.pools > 0 ? `${count(summary.pools, "pool")} checked` : count(summary.pools, "pool")
	];
	return `${count(summary.files, "file")} (${inside.join(", ")})`;
}
function hiddenText({ summary, findings }) {
	const { errors, warnings, notes, known, suppressed } = summary;
	const told = countSeverities(findings);
	const below = {
		errors: errors - told.errors,
		warnings: warnings - told.warnings,
		notes: notes - told.notes
	};
	return [
		errors + warnings + notes > findings.length ? `${findingCounts(below)} below the severity asked for` : [],
		known > 0 ? `${known} known from the baseline` : [],
		suppressed > 0 ? `${suppressed} suppressed` : []
	].flat().join(", ");
}
function elapsedText(milliseconds) {
	const seconds = milliseconds / 1e3;
	return seconds < .095 ? `${Math.max(.01, seconds).toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}
function withinLimits(findings, limits) {
	return SEVERITIES.flatMap((level) => findings.filter((one) => one.severity === level).slice(0, limits[level]));
}
function withoutAnnotation(all, shown, elsewhere) {
	const left = all.filter((finding) => !shown.includes(finding));
	if (left.length === 0) return null;
	return `${count(left.length, "finding has no annotation", "findings have no annotation")} (${findingCounts(countSeverities(left))}): see ${elsewhere}`;
}

// src/reporters/words/change-words.ts
const COMMIT_LENGTH$1 = 7;
function effectSign(effect, ascii = false) {
	const { sign, asciiSign } = EFFECT_WORDS[effect];
	return ascii ? asciiSign : sign;
}
function baseText({ base }) {
	const commit = base.commit.slice(0, COMMIT_LENGTH$1);
	if (commit === "") return `compared with ${base.revision}`;
	if (base.commit.startsWith(base.revision)) return `compared with ${commit}`;
	return `compared with ${base.revision} (${commit})`;
}
function effectText({ effect, pools, evictedAfterSeconds }, workloads = 1) {
	const isOne = workloads === 1;
	const becomes = EFFECT_WORDS[effect].becomes[isOne ? 0 : 1];
	if (evictedAfterSeconds !== null) {
		const evicted = `${isOne ? "is" : "are"} ${evictedText(evictedAfterSeconds)}`;
		return effect === "evicted" ? evicted : `${becomes} and ${evicted}`;
	}
	if (pools.length > 1 && effect === "loses-pool") return `${isOne ? "loses" : "lose"} ${pools.length} pools`;
	if (pools.length > 1 && effect === "gains-pool") return `${isOne ? "gains" : "gain"} ${pools.length} pools`;
	return becomes;
}
function impactText({ workloads, asking, arrivals }) {
	const hasNew = (arrivals?.added ?? 0) > 0;
	const asked = asking === void 0 ? [] : [askersText(asking, "a changed pool")];
	return [
		affectedText(workloads, hasNew, asked.length > 0),
		...asked,
		...arrivalTexts(arrivals)
	].join("; ");
}
function arrivalTexts(arrivals) {
	if (arrivals === void 0) return [];
	const { added, unplaced, refused } = arrivals;
	const finds = unplaced.length === 1 ? "fits no pool" : "fit no pool";
	const texts = [];
	if (added > 0 && unplaced.length === 0) texts.push(`${count(added, "is", "are")} new`);
	if (unplaced.length > 0 && unplaced.length === added) texts.push(`${count(added, "new one", "new ones")} ${finds}`);
	else if (unplaced.length > 0) texts.push(`${unplaced.length} of ${added} new ones ${finds}`);
	if (refused.length > 0) texts.push(`${count(refused.length, "is", "are")} refused by the API server`);
	return texts;
}
function affectedText(workloads, hasNew, isPartial) {
	if (workloads.length === 0) return `no ${isPartial ? "judged " : ""}workload ${hasNew ? "that was there before " : ""}is affected`;
	const counts = IMPACT_EFFECTS.flatMap((effect) => {
		const number = workloads.filter((workload) => workload.effect === effect).length;
		return number === 0 ? [] : [count(number, ...EFFECT_WORDS[effect].becomes)];
	});
	return `${count(workloads.length, "workload is affected", "workloads are affected")}: ${counts.join(", ")}`;
}
function existingText(existing) {
	if (existing.length === 0) return "";
	const counts = findingCounts(countSeverities(existing));
	return `${count(existing.length, "finding was", "findings were")} there before this change (${counts})`;
}
function landingSteps({ landFirst, landAfter, needBoth }) {
	return [
		{
			title: "Land these first, before the pools change",
			files: landFirst
		},
		{
			title: "Land these last, after the pools have changed",
			files: landAfter
		},
		{
			title: "These fit only once both have landed: they need a step in between that fits both",
			files: needBoth
		}
	].filter(({ files }) => files.length > 0);
}
function impactGroups(workloads) {
	const keyOf = ({ effect, evictedAfterSeconds, cluster, pools, reason }) => JSON.stringify([
		effect,
		evictedAfterSeconds,
		cluster,
		pools,
		reason
	]);
	return [...groupBy(workloads, keyOf).values()];
}

// src/reporters/change-text.ts
const LIST_LIMIT = 50;
const EXISTING_LIMIT = 12;
const MAX_NAMES = 5;
function changeLines(change, layout) {
	const { colors } = layout;
	const { pools, workloads, arrivals } = change;
	const arrived = [...(arrivals?.unplaced ?? []).map((one) => arrivalLine(one, "fits no pool", colors)), ...(arrivals?.refused ?? []).map((one) => arrivalLine(one, "is refused by the API server", colors))];
	if (pools.length === 0 && workloads.length === 0 && (arrivals?.unplaced ?? []).length === 0) return [`no pool changes, ${boundedText(baseText(change))}`];
	return [
		`${colors.bold("what this change does")}, ${boundedText(baseText(change))}`,
		...listed(2, pools.map((pool) => poolLine(pool, colors))),
		`  ${impactText(change)}`,
		...listed(4, impactGroups(workloads).flatMap((group) => impactLines(group, layout))),
		...listed(4, arrived),
		...landingSteps(change).flatMap(({ title, files }) => [`  ${colors.bold(title)}:`, ...listed(4, files.map(boundedText))])
	].flatMap((line) => wrapPainted(line, 6, headingColumns(layout)));
}
function existingLines(existing, layout) {
	if (existing.length === 0) return [];
	const told = existing.toSorted(bySeverity).map((finding) => conciseLine(finding));
	return [`${existingText(existing)}:`, ...listed(2, told, EXISTING_LIMIT)].flatMap((line) => wrapPainted(line, 6, headingColumns(layout)));
}
function poolLine({ pool, cluster, change, source, details }, colors) {
	const name = cluster === null ? pool : `${cluster}/${pool}`;
	const what = details.length === 0 ? `is ${change}` : details.join(", ");
	return `pool ${colors.bold(boundedText(name))} ${boundedText(what)}  ${place(source, colors)}`;
}
function impactLines(group, layout) {
	const { colors } = layout;
	const named = group.map((one) => ({
		one,
		owner: boundedText(`${one.namespace}/${one.kind}/${one.name}`)
	}));
	if (group.length <= 3) return named.map(({ one, owner }) => impactLine([one], owner, place(one.source, colors), layout));
	const names = nameSome(named.map(({ owner }) => owner), MAX_NAMES);
	return [impactLine(group, `${group.length} workloads`, colors.dim(names), layout)];
}
function impactLine(group, who, tail, { ascii, colors }) {
	const [impact] = group;
	const { effect, cluster, pools, reason } = impact;
	const paint = effect === "schedulable" || effect === "gains-pool" ? colors.green : effect === "loses-pool" ? colors.yellow : colors.red;
	const where = [...cluster === null ? [] : [`cluster ${cluster}`], ...pools.length === 0 ? [] : [pools.join(", ")]];
	const inside = where.length === 0 ? "" : ` (${where.join("; ")})`;
	const why = reason === "" ? "" : `: ${reason}`;
	const said = `${paint(effectText(impact, group.length))}${boundedText(inside + why)}`;
	return `${paint(effectSign(effect, ascii))} ${colors.bold(who)} ${said}  ${tail}`;
}
function arrivalLine(one, what, colors) {
	const { cluster, kind, namespace, name, source } = one;
	const inside = cluster === null ? "" : ` (cluster ${cluster})`;
	return `${colors.bold(boundedText(`${namespace}/${kind}/${name}`))} ${what}${boundedText(inside)}  ${place(source, colors)}`;
}
function place({ file, line, url }, colors) {
	return colors.dim(`${boundedText(file)}:${line}${url ? ` ${url}` : ""}`);
}
function listed(columns, lines, most = LIST_LIMIT) {
	return shorten(lines, most).map((line) => " ".repeat(columns) + line);
}

// src/reporters/source-excerpt.ts
const TAB$1 = "    ";
const CUT = "...";
const CHARACTERS_PER_COLUMN = 4;
function sourceExcerpt(line, column, endColumn, width) {
	const start = clamp(column - 1, 0, line.length);
	const end = clamp(endColumn - 1, start, line.length);
	const reach = width * CHARACTERS_PER_COLUMN;
	const from = afterSurrogate(line, Math.max(0, start - reach));
	const to = afterSurrogate(line, Math.min(line.length, start + reach));
	const glyphs = glyphsOf(line.slice(from, to).trimEnd(), start - from, end - from);
	const isWhole = from === 0 && to === line.length && widthOf(glyphs) <= width;
	const first = glyphs.findIndex((glyph) => glyph.inCulprit);
	const culprit = first < 0 ? glyphsOf(line.slice(from, start), 0, 0).length : first;
	const [left, right] = isWhole ? [0, glyphs.length] : windowAround(glyphs, culprit, width - 6);
	const cutLeft = from > 0 || left > 0 ? CUT : "";
	const cutRight = to < line.length || right < glyphs.length ? CUT : "";
	const shown = glyphs.slice(left, right);
	const marked = shown.filter((glyph) => glyph.inCulprit);
	return {
		text: cutLeft + shown.map((glyph) => glyph.text).join("") + cutRight,
		markerStart: cutLeft.length + widthOf(glyphs.slice(left, Math.max(left, Math.min(culprit, right)))),
		markerWidth: Math.max(1, widthOf(marked))
	};
}
function glyphsOf(text, start, end) {
	const glyphs = [];
	let offset = 0;
	for (const character of text) {
		const shown = character === "	" ? TAB$1 : visibleText(character);
		glyphs.push({
			text: shown,
			width: displayWidth(shown),
			inCulprit: offset >= start && offset < end
		});
		offset += character.length;
	}
	return glyphs;
}
function windowAround(glyphs, culprit, room) {
	let left = Math.min(culprit, glyphs.length);
	let used = 0;
	const grow = (limit) => {
		while (left > 0 && used + (glyphs[left - 1]?.width ?? 0) <= limit) {
			left -= 1;
			used += glyphs[left]?.width ?? 0;
		}
	};
	grow(room / 3);
	let right = Math.min(culprit, glyphs.length);
	while (right < glyphs.length && used + (glyphs[right]?.width ?? 0) <= room) {
		used += glyphs[right]?.width ?? 0;
		right += 1;
	}
	if (right === glyphs.length) grow(room);
	return [left, right];
}
function widthOf(glyphs) {
	return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}
function afterSurrogate(line, offset) {
	const code = line.charCodeAt(offset);
	return code >= 56320 && code <= 57343 ? offset + 1 : offset;
}
function clamp(value, least, greatest) {
	return Math.min(Math.max(value, least), greatest);
}

// src/reporters/finding-text.ts
const MAX_LINES = 12;
const SHARED_LINES = 36;
const LEAST_LINES = 6;
const MAX_NARROW_LINES = 18;
const WIDE = 100;
const MAX_HEADING_LINES = 4;
const LEAST_EXCERPT_COLUMNS = 40;
const MAX_NAMED_CLUSTERS = 3;
const MAX_ADVICE_LINES = 12;
const LEAST_REASONS = 2;
function findingLines(finding, layout, told = 1, isFull = false) {
	const indent = " ".repeat(String(finding.source.line).length);
	const room = isFull ? Number.POSITIVE_INFINITY : linesFor(layout.columns, finding.severity === "error" ? 1 : told);
	const heading = headingLines(finding, layout, isFull ? void 0 : MAX_HEADING_LINES);
	const excerpt = excerptLines(finding, indent, layout);
	const owner = ownerLines(finding, indent, layout, isFull);
	const fix = fixSection(finding, indent, layout);
	const help = helpSection(finding, indent, layout);
	const details = detailSection(finding, indent, layout);
	const places = placeSection(finding, indent, layout);
	const [fixRoom = 0, helpRoom = 0] = share(isFull ? room : MAX_ADVICE_LINES, [fix, help]);
	const free = room - heading.length - excerpt.length - owner.length - fixRoom - helpRoom;
	const [detailRoom = 0, placeRoom = 0] = share(Math.max(LEAST_REASONS, free), [details, places]);
	return [
		...heading,
		...excerpt,
		...tell(fix, fixRoom, layout.columns),
		...tell(details, detailRoom, layout.columns),
		...owner,
		...tell(places, placeRoom, layout.columns),
		...tell(help, helpRoom, layout.columns)
	];
}
function linesFor(columns, told) {
	const wide = Math.min(MAX_LINES, Math.max(LEAST_LINES, Math.floor(SHARED_LINES / told)));
	return columns >= WIDE ? wide : Math.min(MAX_NARROW_LINES, Math.ceil(wide * WIDE / columns));
}
function share(free, sections) {
	let left = Math.max(0, free);
	const take = (wanted) => {
		const taken = Math.max(0, Math.min(left, wanted));
		left -= taken;
		return taken;
	};
	const wanted = sections.map(({ entries }) => entries.reduce((sum, entry) => sum + entry.length, 0));
	return sections.map((section, index) => take(Math.min(section.least, wanted[index] ?? 0))).map((taken, index) => taken + take((wanted[index] ?? 0) - taken));
}
function tell({ entries, more, short }, room, columns) {
	const length = (list) => list.reduce((sum, entry) => sum + entry.length, 0);
	if (length(entries) <= room) return entries.flat();
	if (room <= 0) return [];
	let shown = 0;
	while (shown < entries.length && length(entries.slice(0, shown + 1)) < room) shown++;
	if (shown === 0 && short !== void 0) return short.find((entry) => entry.length <= room) ?? short.at(-1) ?? [];
	if (shown > 0) return [...entries.slice(0, shown).flat(), more(entries.length - shown)];
	const [first = []] = entries;
	if (entries.length === 1 || first.length === room) return cutLines(first, room, columns);
	return room === 1 ? cutLines(first, 1, columns) : [...cutLines(first, room - 1, columns), more(entries.length - 1)];
}
function excerptLines(finding, indent, { columns, colors }) {
	if (finding.excerpt.trim() === "") return [];
	const { line, column, endLine, endColumn } = finding.source;
	const width = Math.max(LEAST_EXCERPT_COLUMNS, columns - indent.length - 3);
	const end = endLine === line ? endColumn : Number.POSITIVE_INFINITY;
	const last = lastLine(finding.source);
	const until = last > line ? ` to line ${last}` : "";
	const excerpt = sourceExcerpt(finding.excerpt, column, end, width - until.length);
	const marker = `^${"~".repeat(excerpt.markerWidth - 1)}${until}`;
	const bar = colors.blue("|");
	const paint = severityPaint(colors, finding.severity);
	return [`${colors.blue(String(line))} ${bar} ${excerpt.text}`, `${indent} ${bar} ${" ".repeat(excerpt.markerStart)}${colors.bold(paint(marker))}`];
}
function fixSection(finding, indent, layout) {
	const { fixes = [], fixable } = finding;
	const { colors } = layout;
	const more = (number) => `${indent} ${colors.green(`+ and ${count(number, "more line")}`)}`;
	const fix = fixes.find(({ isUnsafe }) => !isUnsafe) ?? fixes[0];
	if (fix === void 0) {
		const elsewhere = fixesOf(finding).filter(({ isUnsafe }) => !isUnsafe).length;
		const later = elsewhere > 0 ? `${count(elsewhere, "fix", "fixes")} at the workloads, with --fix` : "once the fix of another finding is done, with --fix";
		return {
			least: 1,
			entries: fixable || elsewhere > 0 ? [entryLines("fix", later, indent, layout)] : [],
			more
		};
	}
	const option = fix.isUnsafe ? "--unsafe-fixes, as only you can decide it" : "--fix";
	const title = entryLines("fix", `${visibleText(fix.title)} (${option})`, indent, layout);
	const edits = (fix.changes ?? []).flatMap((change) => editLines(change, finding, indent, layout));
	return {
		least: Math.min(3, 1 + edits.length),
		entries: [title, ...edits.map((line) => [line])],
		more
	};
}
function editLines(change, { source, excerpt }, indent, layout) {
	const { colors, columns } = layout;
	const { file, line, before, after } = change;
	const isShown = after.length > 0 && before.length <= 1 && file === source.file && line === source.line;
	const written = (sign, number, text) => {
		const label = String(number).padStart(indent.length);
		const words = `${label} ${sign} ${sourceExcerpt(text, text.length - text.trimStart().length + 1, text.length + 1, columns - label.length - 3).text}`;
		return sign === "-" ? colors.red(words) : colors.green(words);
	};
	return [...isShown && before[0] === excerpt ? [] : before.map((text, index) => written("-", line + index, text)), ...after.map((text, index) => written("+", line + index, text))];
}
function detailSection(finding, indent, { columns, colors }) {
	return {
		least: 2,
		entries: detailsOf(finding).map((detail) => {
			const [first = "", ...rest] = wrapBehind(visibleText(detail), indent.length + 5, indent.length + 5, columns);
			return [`${indent}   - ${first}`, ...rest].map(cutLine);
		}),
		more: (number) => colors.dim(`${indent}   - and ${number} more (--full shows all)`)
	};
}
function ownerLines(finding, indent, layout, isFull) {
	const owner = ownerOf(finding, isFull);
	if (owner === void 0) return [];
	const lines = entryLines("in", owner, indent, layout);
	return isFull ? lines : cutLines(lines, 1, layout.columns);
}
function ownerOf({ clusters, renderings, workload }, isFull) {
	const named = nameSome(clusters, isFull ? clusters.length : MAX_NAMED_CLUSTERS);
	const ofClusters = clusters.length === 0 ? [] : [`${clusters.length === 1 ? "cluster" : "clusters"} ${named}`];
	const rendered = renderedIn(renderings);
	const where = [...ofClusters, ...rendered === void 0 ? [] : [rendered]].join(", ");
	if (workload === null) return where === "" ? void 0 : visibleText(where);
	const name = formatWorkload(workload);
	return visibleText(where === "" ? name : `${name} (${where})`);
}
function placeSection({ related }, indent, layout) {
	const { colors } = layout;
	const entries = related.map((place) => [...entryLines("note", noteOf(place), indent, layout), ...relatedExcerpt(place, indent, layout)]);
	const [first] = related;
	const others = related.length > 1 ? `, and ${count(related.length - 1, "more place")}` : "";
	const withoutAddress = first && noteOf(first).replace(/: https:\/\/\S+$/, "");
	return {
		least: 1,
		entries,
		more: (number) => colors.dim(`${indent}         and ${count(number, "more place")} (--full shows all)`),
		short: (first && [
			noteOf(first) + others,
			withoutAddress + others,
			placeOf(first) + others,
			placeOf(first)
		])?.map((text) => entryLines("note", text, indent, layout))
	};
}
function placeOf({ file, line, column }) {
	return visibleText(`${file}:${line}:${column}`);
}
function noteOf(place) {
	return `${placeOf(place)} ${visibleText(place.message)}`;
}
function relatedExcerpt({ line, excerpt }, indent, { columns, colors }) {
	const text = excerpt?.trim() ?? "";
	if (text === "") return [];
	const hang = `${indent}         `;
	const width = Math.max(LEAST_EXCERPT_COLUMNS, columns - hang.length - String(line).length - 3);
	const shown = sourceExcerpt(text, 1, 1, width);
	return [`${hang}${colors.blue(`${line} |`)} ${shown.text}`];
}
function helpSection({ help, fixes = [] }, indent, layout) {
	const { colors, columns } = layout;
	const hang = indent.length + 9;
	const [first = "", ...rest] = help === "" ? [] : visibleLines(help);
	const isShown = fixes.some(({ changes = [] }) => changes.length > 0);
	const block = isShown ? [] : rest;
	if (first === "" || isShown && rest.length > 0) return {
		least: 0,
		entries: [],
		more: () => ""
	};
	const prose = entryLines("help", first, indent, layout);
	const entries = block.map((line) => line === "" ? [""] : [cutLine(" ".repeat(hang) + line).slice(0, Math.max(columns, 400))]);
	return {
		least: Math.min(2, prose.length),
		entries: [prose, ...entries],
		more: (number) => colors.dim(`${" ".repeat(hang)}and ${count(number, "more line")} (--full shows all)`)
	};
}
function entryLines(label, text, indent, { colors, columns }) {
	const start = indent.length + 3 + label.length + 2;
	const [first = "", ...rest] = wrapBehind(text, start, indent.length + 9, columns);
	return [`${indent} ${colors.blue("=")} ${colors.bold(label)}: ${first}`, ...rest];
}

// src/reporters/lint-text.ts
const MAX_DETAILED = 20;
const MAX_DETAILED_NOTES = 2;
function formatLintText(result, options) {
	const layout = layoutText(options);
	const { change, existing } = result;
	const findings = result.findings.toSorted(bySeverity);
	const detailed = options.isFull ? findings : findings.slice(0, countDetailed(findings));
	const blocks = detailed.map((finding) => findingLines(finding, layout, detailed.length, options.isFull).join("\n"));
	const before = existingLines(existing, layout).join("\n");
	const impact = change === void 0 ? "" : changeLines(change, layout).join("\n");
	const text = `${[
		...blocks,
		shortList(findings.slice(detailed.length), layout),
		before,
		impact,
		ruleTable(findings, layout).join("\n"),
		closingLines(result, options, layout).join("\n")
	].filter((section) => section !== "").join("\n\n")}\n`;
	return text.split("\n").length > 25 && findings.length > 0 ? `${summaryLines(result, void 0, layout).join("\n")}\n\n${text}` : text;
}
function formatConcise({ findings, reached = [] }, link) {
	const told = findings.toSorted(bySeverity).map((finding) => conciseLine(finding, link));
	return [...reached.map((clause) => `error: ${visibleText(clause)}`), ...told].map((line) => `${line}\n`).join("");
}
function countDetailed(findings) {
	const worse = findings.filter(({ severity }) => severity !== "note").length;
	return worse === 0 ? MAX_DETAILED_NOTES : Math.min(worse, MAX_DETAILED);
}
function shortList(findings, layout) {
	if (findings.length === 0) return "";
	const title = `${count(findings.length, "more finding")} in short (details: --full):`;
	return [layout.colors.bold(title), ...findings.flatMap((finding) => shortLines(finding, layout))].join("\n");
}
function closingLines(result, { elapsed }, layout) {
	const { colors } = layout;
	const columns = headingColumns(layout);
	const told = (label, sentences) => sentences.flatMap((sentence) => {
		const [first = "", ...rest] = wrapBehind(visibleText(sentence), `${label}: `.length, 2, columns);
		return [`${colors.cyan(label)}: ${first}`, ...rest];
	});
	return [
		...[...told("notice", result.notices), ...told("coverage", coverageSentences(result))],
		...fixLines(result.findings, layout),
		...summaryLines(result, elapsed, layout)
	];
}
function fixLines(findings, { colors }) {
	const safe = findings.filter(({ fixable }) => fixable).length;
	const unsafe = findings.filter((finding) => !finding.fixable && fixesOf(finding).some((one) => one.isUnsafe)).length;
	const line = (number, option, also = "") => number === 0 ? [] : [`${count(number, "finding")} can be fixed with ${colors.bold(option)}${also}`];
	return [...line(safe, "--fix"), ...line(unsafe, "--unsafe-fixes", ", which you should look at")];
}
function summaryLines(result, elapsed, layout) {
	const { colors } = layout;
	const { summary } = result;
	const counts = resultCounts(result);
	const paint = summary.errors > 0 ? colors.red : summary.warnings + summary.notes > 0 ? colors.yellow : colors.green;
	const time = elapsed === void 0 ? "" : ` in ${elapsedText(elapsed)}`;
	const hidden = hiddenText(result);
	const rest = `in ${scopeText(summary)}${time}${hidden === "" ? "" : `; ${hidden}`}`;
	const [first = "", ...further] = wrapBehind(rest, counts.length + 1, 2, headingColumns(layout));
	return [`${colors.bold(paint(counts))} ${first}`, ...further];
}
const COLUMNS = [
	"errors",
	"warnings",
	"notes",
	"fixable"
];
function ruleTable(findings, { colors, link }) {
	const rows = [...groupBy(findings, ({ rule }) => rule)].map(([rule, ones]) => {
		return {
			rule,
			...countSeverities(ones),
			fixable: ones.filter((one) => one.fixable).length
		};
	});
	rows.sort((a, b) => b.errors - a.errors || b.warnings - a.warnings || b.notes - a.notes || (a.rule < b.rule ? -1 : 1));
	if (rows.length < 2) return [];
	const width = Math.max(4, ...rows.map(({ rule }) => rule.length));
	const head = [padToWidth("rule", width), ...COLUMNS].join("  ");
	return [colors.bold(head), ...rows.map((row) => {
		const name = visibleText(row.rule);
		const counts = COLUMNS.map((column) => String(row[column] === 0 ? "-" : row[column]).padStart(column.length));
		return [link(name, ruleUrl(row.rule)) + " ".repeat(width - name.length), ...counts].join("  ");
	})];
}

// src/sources/disk/disk.ts
const BYTES_OF_ENTRY = 32;
const DISK = {
	lstat: (path) => fs.lstatSync(path, { throwIfNoEntry: false }),
	stat: (path) => fs.statSync(path, { throwIfNoEntry: false }),
	realpath: (path) => fs.realpathSync(path),
	readdir(path) {
		const entries = fs.readdirSync(path, { withFileTypes: true });
		countBytes(entries.length * BYTES_OF_ENTRY);
		return entries;
	},
	open: (path, flags = fs.constants.O_RDONLY) => fs.openSync(path, flags)
};
const ENTRY_TYPES = {
	file: entryType("file"),
	folder: entryType("folder"),
	link: entryType("link")
};
function typeIn({ entry, code }, path) {
	if (code !== void 0 && code !== "ENOENT") throw systemError(code, path);
	return entry && ENTRY_TYPES[entry.kind];
}
function entryIn({ entry, real, code }, path) {
	if (code !== void 0) throw systemError(code, path);
	return {
		entry,
		real
	};
}
function diskWith(tree) {
	return {
		lstat: (path) => tree.holds(path) ? typeIn(tree.find(path, false), path) : DISK.lstat(path),
		stat: (path) => tree.holds(path) ? typeIn(tree.find(path, true), path) : DISK.stat(path),
		realpath: (path) => tree.holds(path) ? entryIn(tree.find(path, true), path).real : DISK.realpath(path),
		readdir(path) {
			if (!tree.holds(path)) return DISK.readdir(path);
			const { entry } = entryIn(tree.find(path, true), path);
			if (entry.kind !== "folder") throw systemError("ENOTDIR", path);
			return [...entry.entries.values()].map(([name, { kind }]) => ({
				name,
				...ENTRY_TYPES[kind]
			}));
		},
		open(path, flags = fs.constants.O_RDONLY) {
			if (!tree.holds(path)) return DISK.open(path, flags);
			const isFollowed = (flags & (fs.constants.O_NOFOLLOW ?? 0)) === 0;
			const { entry } = entryIn(tree.find(path, isFollowed), path);
			if (entry.kind === "file") return DISK.open(entry.place, flags);
			throw systemError(entry.kind === "folder" ? "EISDIR" : "ELOOP", path);
		}
	};
}
async function withVirtualTexts(texts, work) {
	return withTemporaryFolder((folder) => {
		const places = /* @__PURE__ */ new Map();
		for (const [path, text] of texts) {
			const place = join(folder, String(places.size));
			writeFileSync(place, text, { mode: 384 });
			places.set(DISK.realpath(path), place);
		}
		return work(diskWith({
			root: folder,
			holds: (path) => places.has(path),
			find: (path) => ({
				entry: {
					kind: "file",
					place: places.get(path) ?? path
				},
				real: path
			}),
			add: () => void 0
		}));
	});
}

// src/sources/disk/git-root.ts
function findGitRoot(folder, fileSystem) {
	for (let current = folder;; current = dirname(current)) {
		if (exists(fileSystem, join(current, ".git"))) return current;
		if (dirname(current) === current) return void 0;
	}
}

// src/sources/disk/relative-path.ts
const NOT_PLAIN = /(?:^|\/)(?:\.{0,2})(?:\/|$)/;
function relativePath(workingDirectory, path) {
	const rest = path.startsWith(`${workingDirectory}/`) ? path.slice(workingDirectory.length + 1) : "";
	if (sep === "/" && rest !== "" && !NOT_PLAIN.test(rest)) return rest;
	const text = relative(workingDirectory, path);
	if (text === "") return ".";
	return sep === "/" ? text : text.split(sep).join("/");
}
function isInside(folder, path) {
	const inside = relative(folder, path);
	return !isAbsolute(inside) && inside.split(sep)[0] !== "..";
}
function asOnDisk(path) {
	return process.platform !== "darwin" && process.platform !== "win32" ? path : path.normalize("NFC").toLowerCase();
}

// src/sources/disk/search-path.ts
function openSearchPath(path, repositories) {
	const roots = repositories.flatMap((root) => [root, realPathOf$1(root) ?? root]);
	const isForeign = (one) => {
		const real = realPathOf$1(one);
		return real !== void 0 && ![one, real].some((place) => roots.some((root) => isInside(root, place)));
	};
	const folders = (path ?? "").split(delimiter).filter((folder) => isAbsolute(folder) && isForeign(folder));
	return {
		find(name) {
			const file = process.platform === "win32" ? `${name}.exe` : name;
			return folders.map((folder) => join(folder, file)).find((one) => isExecutable(one) && isForeign(one));
		},
		text: folders.join(delimiter)
	};
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function realPathOf$1(path) {
	try {
		return realpathSync(path);
	} catch {
		return;
	}
}

// src/sources/disk/git.ts
const PARTIAL_CLONE = "it is a partial clone, and taintlint fetches nothing: clone without --filter, or run git fetch --refetch --no-filter";
const NO_GIT = "git is not installed, or not on the PATH";
const NO_REPOSITORY = "this folder is not in a git repository";
const MAX_OUTPUT_BYTES = 1073741824;
const MOST_MILLISECONDS = 12e4;
const SAFE_OPTIONS = [
	"safe.bareRepository=explicit",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.pager=cat",
	"core.quotePath=false",
	"submodule.recurse=false"
].flatMap((option) => ["-c", option]);
const KEPT_VARIABLE = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|DISCOVERY_ACROSS_FILESYSTEM|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|QUARANTINE_PATH)$/;
function safeEnvironment(root) {
	const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || KEPT_VARIABLE.test(name));
	return {
		...Object.fromEntries(kept),
		GIT_ALLOW_PROTOCOL: "",
		GIT_CEILING_DIRECTORIES: dirname(root),
		GIT_OPTIONAL_LOCKS: "0",
		GIT_NO_LAZY_FETCH: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_TERMINAL_PROMPT: "0",
		GIT_PAGER: "cat",
		LC_ALL: "C"
	};
}
function runGit(folder, words, { input = "", milliseconds = MOST_MILLISECONDS, outside } = {}) {
	const root = findGitRoot(folder, DISK);
	if (root === void 0) return refused(NO_REPOSITORY);
	const path = openSearchPath(process.env.PATH, [root]);
	const git = path.find("git");
	if (git === void 0) return refused(NO_GIT);
	const own = outside === void 0 ? { GIT_WORK_TREE: root } : {};
	const most = Math.min(milliseconds, millisecondsForGit());
	const { error, status, stdout, stderr } = spawnSync(git, [...SAFE_OPTIONS, ...words], {
		cwd: outside ?? root,
		env: {
			...safeEnvironment(outside ?? root),
			...own,
			PATH: path.text
		},
		input,
		maxBuffer: MAX_OUTPUT_BYTES,
		timeout: Math.ceil(most),
		killSignal: "SIGKILL",
		windowsHide: true
	});
	if (systemErrorCode(error) === "ETIMEDOUT") return { problem: {
		message: `git did not end within ${Math.ceil(most / 1e3)} seconds`,
		status: void 0,
		isLate: true
	} };
	if (error !== void 0) return refused(`git: ${describeSystemError(error)}`);
	const text = stderr.toString("utf8");
	if (status === 0 || outside !== void 0 && status === 1) return { value: {
		stdout,
		stderr: text
	} };
	return refused(describeRefusal(text), status ?? void 0);
}
function refused(message, status) {
	return { problem: {
		message,
		status
	} };
}
function queryGit(folder, words) {
	return runGit(folder, words).value?.stdout.toString("utf8").replace(/\r?\n$/, "");
}
function describeRefusal(stderr) {
	if (stderr.includes("dubious ownership")) {
		const folder = /repository at '([^'\n]+)'/.exec(stderr)?.[1];
		return `git does not trust the repository, because it belongs to another user: run git config --global --add safe.directory ${folder === void 0 ? "the repository's folder" : `"${folder}"`}`;
	}
	if (stderr.includes("not a git repository")) return NO_REPOSITORY;
	if (stderr.includes("must be run in a work tree")) return "this folder is not in a working tree of git";
	if (/lazy fetching|promisor/.test(stderr)) return PARTIAL_CLONE;
	const lines = stderr.split(/\r?\n/).filter((one) => one.trim() !== "");
	const line = lines.find((one) => /^(?:fatal|error): /.test(one)) ?? lines[0] ?? "";
	return line === "" ? "git gave no reason" : `git says: ${line.replace(/^(?:fatal|error): /, "")}`;
}
function gitRemotes(folder) {
	return (queryGit(folder, [
		"config",
		"--get-regexp",
		"^remote\\..*\\.url$"
	]) ?? "").split("\n").map((line) => line.slice(line.indexOf(" ") + 1));
}

// src/cli/contract/checkout.ts
function originOf(workingDirectory) {
	const root = findGitRoot(workingDirectory, DISK);
	const ask = (...words) => root === void 0 ? void 0 : queryGit(root, words);
	const remote = parseRemote(ask("config", "--get", "remote.origin.url") ?? "");
	const commit = ask("rev-parse", "--verify", "--quiet", "HEAD") ?? null;
	const folder = root === void 0 ? "." : relativePath(root, workingDirectory);
	return {
		repository: remote?.repository ?? basename(root ?? workingDirectory),
		url: remote?.url ?? null,
		commit,
		folder,
		version: VERSION$1
	};
}
function poolsOriginOf(workingDirectory) {
	const gitRoot = findGitRoot(workingDirectory, DISK);
	const { repository, url, commit } = originOf(workingDirectory);
	const pathOf = (file) => {
		const path = resolve(workingDirectory, file);
		const own = findGitRoot(dirname(path), DISK) === gitRoot ? relativePath(gitRoot ?? workingDirectory, path) : "../";
		return leadsOut(own) ? void 0 : own;
	};
	return {
		checkout: [(url ?? repository).replaceAll(/[@\s]/g, "-"), commit ?? []].flat().join("@"),
		pathOf
	};
}
function dayOfCommit(workingDirectory) {
	const commit = queryGit(workingDirectory, [
		"cat-file",
		"commit",
		"HEAD"
	]) ?? "";
	const [, seconds] = /^committer .* (\d+) [+-]\d{4}$/m.exec(commit) ?? [];
	return seconds === void 0 ? void 0 : (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString().slice(0, 10);
}
function repositoryPaths(environment, workingDirectory) {
	const { GITHUB_WORKSPACE: workspace, CI_PROJECT_DIR: project, BUILD_SOURCESDIRECTORY: sources } = environment;
	const root = [
		findGitRoot(workingDirectory, DISK),
		workspace,
		project,
		sources
	].find((one) => one && isInside(one, workingDirectory));
	const folder = root ? relativePath(root, workingDirectory) : ".";
	return (file) => isAbsolute(file) ? file : posix.join(folder, file);
}
function githubLinks(environment, workingDirectory) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revision, GITHUB_WORKSPACE: workspace } = environment;
	if (!server || !repository || !revision || !workspace) return {};
	const own = findGitRoot(workingDirectory, DISK);
	const repositoryPath = repositoryPaths(environment, workingDirectory);
	const origins = /* @__PURE__ */ new Map();
	const sourceUrl = (file, line) => {
		const path = resolve(workingDirectory, file);
		const root = findGitRoot(dirname(path), DISK);
		if (root === own || root === void 0) return linkTo(`${server}/${repository}`, revision, repositoryPath(file), line);
		const { url, commit } = origins.get(root) ?? originOf(root);
		if (!origins.has(root)) origins.set(root, {
			url,
			commit
		});
		return url?.startsWith(`${server}/`) ? linkTo(url, commit, relativePath(root, path), line) : void 0;
	};
	return { sourceUrl };
}
function linkTo(address, revision, path, line) {
	if (revision === null || leadsOut(path)) return void 0;
	return `${address}/blob/${revision}/${path.split("/").map(encodeURIComponent).join("/")}#L${line}`;
}

// src/cli/commands/lint-report.ts
async function renderLint({ result, passed, failOn, configuration, view, wouldFix }, format, style, context) {
	const { environment, workingDirectory, elapsed } = context;
	switch (format) {
		case "text": return formatLintText(result, {
			...style,
			elapsed: elapsed(),
			isFull: view?.isFull
		});
		case "concise": return formatConcise(result, terminalLinks(style.links === true));
		case "agent": {
			const { formatAgent } = await import("./agent.js");
			return formatAgent(result);
		}
		case "json": {
			const { formatLintJson } = await import("./lint-json2.js");
			return formatLintJson(result, {
				origin: originOf(workingDirectory),
				wouldFix
			});
		}
		case "markdown": {
			const { formatJobSummary } = await import("./job-summary.js");
			return formatJobSummary(result, {
				passed,
				...githubLinks(environment, workingDirectory)
			});
		}
		case "sarif": {
			const { formatSarif } = await import("./sarif2.js");
			return formatSarif(result, {
				version: VERSION$1,
				rules: activeRules(configuration),
				repositoryPath: repositoryPaths(environment, workingDirectory)
			});
		}
		case "junit": {
			const { formatJunit } = await import("./junit.js");
			return formatJunit(result, {
				repositoryPath: repositoryPaths(environment, workingDirectory),
				...failOn === void 0 || failOn === "never" ? {} : { failOn }
			});
		}
		case "gitlab": {
			const { formatGitlabCodeQuality } = await import("./gitlab-code-quality.js");
			return formatGitlabCodeQuality(result, repositoryPaths(environment, workingDirectory));
		}
		case "azure": {
			const { formatAzureIssues } = await import("./azure-issues.js");
			return formatAzureIssues(result, repositoryPaths(environment, workingDirectory));
		}
		case "html": {
			const { formatHtmlReport } = await import("./report.js");
			return formatHtmlReport(result, {
				passed,
				origin: reportOrigin(context),
				...githubLinks(environment, workingDirectory)
			});
		}
		case "github": {
			const { escapeData, formatGithubAnnotations } = await import("./github-annotations2.js");
			const { commands, closing } = formatGithubAnnotations(result.findings, { elsewhere: "format \"text\"" });
			return [
				...(result.reached ?? []).map((clause) => `::error title=taintlint::${escapeData(visibleText(clause))}`),
				...commands,
				...closing === null ? [] : [closing]
			].map((line) => `${line}\n`).join("");
		}
	}
}
const COMMIT_LENGTH = 7;
function reportOrigin({ environment, workingDirectory, words }) {
	const root = findGitRoot(workingDirectory, DISK);
	const commit = environment.GITHUB_SHA || root && queryGit(root, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]);
	return [
		["Repository", environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory)],
		...commit ? [["Commit", commit.slice(0, COMMIT_LENGTH)]] : [],
		["Day", (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)],
		["taintlint", VERSION$1],
		...words === void 0 ? [] : [["Command", ["taintlint", ...words].join(" ")]]
	];
}

// src/sources/disk/decode-text.ts
const NUL = 0;
const LINE_FEED$2 = 10;
function decodeText(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return decodeUtf16(bytes, "utf-16le");
	if (bytes[0] === 254 && bytes[1] === 255) return decodeUtf16(bytes, "utf-16be");
	const nul = bytes.indexOf(NUL);
	if (nul >= 0) return { problem: `not a text file: line ${lineAt(bytes, nul)} contains a NUL character` };
	if (!isUtf8(bytes)) return { problem: `not valid UTF-8: line ${firstLineThatIsNotUtf8(bytes)}` };
	const start = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	return { value: bytes.toString("utf8", start) };
}
function isWellFormed(bytes) {
	return bytes.indexOf(NUL) < 0 && isUtf8(bytes);
}
function decodeUtf16(bytes, encoding) {
	let text;
	try {
		text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return { problem: "not valid UTF-16, although its byte order mark says so" };
	}
	const nul = text.indexOf("\0");
	if (nul < 0) return { value: text };
	return { problem: `not a text file: line ${text.slice(0, nul).split("\n").length} contains a NUL character` };
}
function lineAt(bytes, offset) {
	let line = 1;
	for (let feed = bytes.indexOf(LINE_FEED$2); feed >= 0 && feed < offset; feed = bytes.indexOf(LINE_FEED$2, feed + 1)) line++;
	return line;
}
function firstLineThatIsNotUtf8(bytes) {
	let start = 0;
	for (let line = 1;; line++) {
		const feed = bytes.indexOf(LINE_FEED$2, start);
		if (feed < 0 || !isUtf8(bytes.subarray(start, feed))) return line;
		start = feed + 1;
	}
}
const BEGINNINGS$1 = [["git-crypt", Buffer.from("\0GITCRYPT\0")], ["Git LFS", Buffer.from("version https://git-lfs.github.com/spec/")]];
function withheldBy(bytes) {
	return BEGINNINGS$1.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning))?.[0];
}
const WITHHELD = {
	"git-crypt": "encrypted with git-crypt",
	"Git LFS": "a pointer of Git LFS, whose content was not fetched: check out with \"lfs: true\""
};

// src/sources/disk/file-list.ts
const GITS_OWN = /(?:^|[/\\])(?:\.git|git~1)[. ]*(?::[^/\\]*)?(?:[/\\]|$)/i;
const FETCHED = /(?:^|\/)(?:node_modules|\.terraform|\.terragrunt-cache)(?:\/|$)/i;
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function isGitsOwn(path) {
	return GITS_OWN.test(path.replace(PASSED_OVER, ""));
}
function isNever(path) {
	return FETCHED.test(path) || isGitsOwn(path);
}
function listBelow(list, folder) {
	if (folder === ".") return list;
	const start = `${folder}/`;
	const locked = [...list.locked].filter(([path]) => path === folder || path.startsWith(start));
	return {
		paths: pathsBelow(list.paths, folder).map((path) => path.slice(start.length)),
		locked: new Map(locked.map(([path, reason]) => [path === folder ? "." : path.slice(start.length), reason])),
		isWhole: list.isWhole,
		submodules: list.submodules?.flatMap((path) => path.startsWith(start) ? path.slice(start.length) : [])
	};
}
function pathsBelow(paths, folder) {
	if (folder === ".") return paths;
	const prefix = `${folder}/`;
	const first = firstNotBefore(paths, prefix);
	let end = first;
	while (paths[end]?.startsWith(prefix)) end++;
	return paths.slice(first, end);
}
function firstNotBefore(paths, text) {
	let low = 0;
	let high = paths.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((paths[middle] ?? "") < text) low = middle + 1;
		else high = middle;
	}
	return low;
}

// src/sources/disk/real-path.ts
function realPathOf(path, fileSystem) {
	try {
		return fileSystem.realpath(path);
	} catch {
		const parent = dirname(path);
		return parent === path ? path : join(realPathOf(parent, fileSystem), path.slice(parent.length).replace(/^[/\\]/, ""));
	}
}
function gitFolderTest(base, fileSystem) {
	const folders = /* @__PURE__ */ new Map();
	function isKept(path) {
		if (path === base || path === dirname(path)) return false;
		const known = folders.get(path) ?? (GIT_FILES.every((name) => exists(fileSystem, join(path, name))) || isKept(dirname(path)));
		folders.set(path, known);
		return known;
	}
	return (path) => isGitsOwn(isInside(base, path) ? relativePath(base, path) : path) || isKept(path);
}
const GIT_FILES = [
	"HEAD",
	"objects",
	"refs"
];
function linkTest(root, fileSystem, { mayLeave = false } = {}) {
	const folders = /* @__PURE__ */ new Map();
	const realRoot = realPathOf(root, fileSystem);
	const isGits = gitFolderTest(realRoot, fileSystem);
	function isLed(path) {
		const real = realPathOf(path, fileSystem);
		if (!mayLeave && !isInside(realRoot, real)) return true;
		return real !== join(realRoot, relative(root, path)) && isGits(real);
	}
	return (path) => {
		if (!isInside(root, path)) return false;
		if (fileSystem.lstat(path)?.isSymbolicLink() === true) return isLed(path);
		const folder = dirname(path);
		const known = folders.get(folder) ?? (isInside(root, folder) && isLed(folder));
		folders.set(folder, known);
		return known;
	};
}
function isLedAway(root, path, fileSystem) {
	return linkTest(root, fileSystem)(path);
}
function describeForeignPath(file, { text, path }, { workingDirectory, fileSystem }) {
	const root = findGitRoot(workingDirectory, fileSystem);
	const base = root ?? workingDirectory;
	if (!isInside(base, file)) return void 0;
	if (!(root !== void 0 && (!isInside(root, path) || isLedAway(root, path, fileSystem))) && !gitFolderTest(realPathOf(base, fileSystem), fileSystem)(realPathOf(path, fileSystem))) return void 0;
	return `"${text}" leads out of the repository or into a .git, and its own files may name nothing there`;
}

// src/sources/disk/write-file.ts
function writeFileAtomically(path, text, root) {
	unstopped(() => writeWhole(path, text, root));
}
function writeWhole(path, text, root) {
	if (isLedAway(root, path, DISK)) throw new Error("a link leads out of the repository, or into a .git");
	const existing = statSync(path, { throwIfNoEntry: false });
	if (existing !== void 0 && !existing.isFile()) {
		writeFileSync(path, text);
		return;
	}
	if (existing !== void 0 && isReadOnly(existing)) throw new Error(READ_ONLY);
	const target = existing === void 0 ? path : realpathSync(path);
	makeFolder(dirname(target));
	writeThrough(join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}.tmp`), target, text, existing === void 0 ? 438 : 384, existing?.mode);
}
function writeThrough(temporary, target, content, mode = 384, finalMode) {
	try {
		writeFileSync(temporary, content, {
			flag: "wx",
			mode
		});
		if (finalMode !== void 0) chmodSync(temporary, finalMode);
		renameSync(temporary, target);
	} finally {
		rmSync(temporary, { force: true });
	}
}
const READ_ONLY = "it is read-only";
function isReadOnly({ mode }) {
	return (mode & 146) === 0;
}
function makeFolder(path) {
	if (existsSync(path)) return;
	if (dirname(path) !== path) makeFolder(dirname(path));
	try {
		mkdirSync(path);
	} catch (error) {
		if (systemErrorCode(error) !== "EEXIST") throw error;
	}
}
const BYTE_ORDER_MARK = "\ufeff";
function isUtf16(bytes) {
	return bytes[0] === 255 && bytes[1] === 254 || bytes[0] === 254 && bytes[1] === 255;
}
function withMarkOf(bytes, text) {
	return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? BYTE_ORDER_MARK + text : text;
}
function describeUnfixable(absolutePath, workingDirectory) {
	const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
	const inside = relative(root, absolutePath);
	try {
		if (inside.split(/[\\/]/)[0] === ".." || resolve(root, inside) !== absolutePath) return "it is outside of the repository";
		if (realpathSync(absolutePath) !== resolve(realpathSync(root), inside)) return "it is reached through a symbolic link";
		if (isGitsOwn(inside)) return "it belongs to git";
		const stats = lstatSync(absolutePath);
		if (!stats.isFile()) return "it is not a regular file";
		if (isReadOnly(stats)) return READ_ONLY;
		return isUtf16(readFileSync(absolutePath)) ? "it is written in UTF-16" : void 0;
	} catch (error) {
		return describeSystemError(error);
	}
}
function writeFixedFile(absolutePath, before, after, workingDirectory) {
	try {
		const bytes = readFileSync(absolutePath);
		if (decodeText(bytes).value !== before) return "it has changed since it was read";
		const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
		writeFileAtomically(absolutePath, withMarkOf(bytes, after), root);
		return;
	} catch (error) {
		return describeSystemError(error);
	}
}

// src/workspace/run-error.ts
function formatRunError({ message, range }) {
	if (range === void 0) return `taintlint: ${message}`;
	return `${range.file}:${range.line}:${range.column}: error: ${message}`;
}
function boundErrors(reached = []) {
	return reached.map((message) => ({ message }));
}

// src/cli/deliver.ts
function deliver(result, { stdout, stderr, env }, workingDirectory) {
	for (const message of result.messages ?? []) stderr.write(logLine(`taintlint: ${message}`, env));
	const failures = writeReports(result.reports, workingDirectory);
	for (const { file, text, isVerbatim } of result.reports) {
		const isExact = isVerbatim === true && !stdout.isTTY;
		if (file === void 0) stdout.write(isExact ? text : visibleOutput(text));
	}
	const errors = [...result.errors, ...failures];
	for (const error of errors) stderr.write(logLine(formatRunError(error), env));
	return failures.length > 0 ? 2 : result.exitCode;
}
function writeReports(reports, workingDirectory) {
	const failures = [];
	const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
	for (const { file, text } of reports) {
		if (file === void 0) continue;
		try {
			writeFileAtomically(resolve(workingDirectory, file), text, root);
		} catch (error) {
			failures.push({ message: `"${file}" cannot be written: ${describeSystemError(error)}` });
		}
	}
	return failures;
}

// src/sources/render/find-program.ts
const PROGRAMS = {
	kustomize: [{
		name: "kustomize",
		words: ["build"]
	}, {
		name: "kubectl",
		words: ["kustomize"]
	}],
	helm: [{
		name: "helm",
		words: ["template"]
	}]
};
function namePrograms(renderer) {
	return PROGRAMS[renderer].map(({ name }) => name).join(" or ");
}
function findProgram(renderer, path) {
	for (const { name, words } of PROGRAMS[renderer]) {
		const found = path.find(name);
		if (found !== void 0) return {
			renderer,
			path: found,
			words
		};
	}
}
function namedProgram(renderer, absolutePath) {
	const [usual, ...others] = PROGRAMS[renderer];
	return {
		renderer,
		path: absolutePath,
		words: (others.find(({ name }) => basename(absolutePath).toLowerCase().startsWith(name)) ?? usual).words
	};
}
const LEAST_PROGRAM_BYTES = 1048576;
const VERSION_TIMEOUT_MS = 1e4;
async function identifyProgram(program, environment) {
	const { path, words } = program;
	try {
		const real = realpathSync(path);
		const { size, mtimeMs } = statSync(real);
		if (size >= LEAST_PROGRAM_BYTES) return JSON.stringify([
			real,
			size,
			mtimeMs,
			words
		]);
		const version = await queryVersion(program, environment);
		return version === void 0 ? void 0 : JSON.stringify([
			real,
			size,
			mtimeMs,
			words,
			version
		]);
	} catch {
		return;
	}
}
const answers = /* @__PURE__ */ new WeakMap();
function queryVersion(program, env) {
	const known = answers.get(program) ?? startForVersion(program, env);
	answers.set(program, known);
	return known;
}
function startForVersion({ path, words }, env) {
	const question = words.includes("kustomize") ? ["version", "--client"] : ["version"];
	return new Promise((resolve) => {
		const child = spawn(path, question, {
			env,
			shell: false,
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			timeout: VERSION_TIMEOUT_MS,
			killSignal: "SIGKILL"
		});
		let text = "";
		child.stdout.setEncoding("utf8").on("data", (chunk) => {
			text = (text + chunk).slice(0, 1e3);
		});
		child.on("error", () => resolve(void 0));
		child.on("close", (code) => resolve(code === 0 && text !== "" ? text : void 0));
	});
}
const VERSION = /(?<!\d)(\d+)\.(\d+)(?:\.(\d+))?/;
function versionIn(said = "") {
	return VERSION.exec(said)?.[0].replace(/^v/, "");
}
function isOlder(said, version) {
	const [own, other] = [said ?? "", version].map((text) => VERSION.exec(text)?.slice(1).map((number = "0") => Number(number)));
	if (own === void 0 || other === void 0) return true;
	const differs = own.findIndex((number, index) => number !== other[index]);
	return differs >= 0 && (own[differs] ?? 0) < (other[differs] ?? 0);
}

// src/manifest/prescan.ts
const TAB = 9;
const LINE_FEED$1 = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HASH = 35;
const BACKSLASH = 92;
const PERCENT = 37;
const DASH = 45;
const DOT = 46;
const BRACE = 123;
const KEY_OF_POOLS = /^(?:node|machine|rke2_)/;
const LONGEST_HEAD = 200;
const IDLE_KINDS = new Set([...KINDS_WITHOUT_PODS].filter((kind) => !RELEVANT_KINDS.includes(kind)));
const FOUND_FAST = 7;
const COMMENT_END = COMMENT_WORD.slice(-7);
const BEGINNINGS = [
	KIND,
	...FIELD_ENDINGS,
	"binary",
	"terraform_version",
	"-taint",
	"-label",
	"machine",
	"---",
	"..."
].map((word) => word.slice(0, FOUND_FAST));
const LONGEST_SPELLING = 10;
const LEAST_CUT_BYTES = 65536;
function documentFrom(start) {
	return {
		start,
		hasLine: false,
		hasContent: false,
		hasKey: false,
		hasKind: false,
		matters: false
	};
}
function prescan(bytes, isAscii) {
	const { length } = bytes;
	if (length === 0 || bytes.indexOf(CARRIAGE_RETURN) >= 0) return void 0;
	if (bytes.indexOf(COMMENT_END) >= 0 && bytes.indexOf("taintlint-ignore") >= 0) return void 0;
	if (!isAscii && UNSEEN_CHARACTERS.some((one) => bytes.indexOf(one) >= 0)) return void 0;
	if (isIdleJson(bytes)) return {
		documents: 1,
		slices: []
	};
	const cuts = isAscii && length >= LEAST_CUT_BYTES;
	const slices = [];
	let documents = 0;
	let document = documentFrom(0);
	function close(end) {
		if (document.hasContent) documents++;
		if (!document.matters && (document.hasKind || !document.hasContent)) return true;
		if (!cuts) return false;
		const { start } = document;
		slices.push({
			start,
			end,
			text: bytes.toString("latin1", start, end)
		});
		return true;
	}
	for (let position = 0; position < length;) {
		const first = bytes[position];
		if ((first === SPACE || first === TAB) && (document.hasKey || document.matters)) {
			position = nextNotIndented(bytes, position);
			continue;
		}
		const feed = bytes.indexOf(LINE_FEED$1, position);
		const end = feed < 0 ? length : feed;
		if (first === DOT || first === PERCENT) return void 0;
		if (first === BRACE && position > 0 && bytes[0] === BRACE) return void 0;
		if (first === DASH && isMarker(bytes, position)) {
			if (document.hasLine) {
				if (!close(position)) return void 0;
				document = documentFrom(position);
			}
			document.hasLine = true;
			if (position > document.start) document.hasContent = true;
			if (!MARKER_LINE.test(headOf(bytes, position, end))) {
				document.matters = true;
				document.hasContent = true;
			}
		} else if (first === SPACE || first === TAB) {
			if (!scanIndented(bytes, position, end, document)) return void 0;
		} else if (first !== HASH && end > position) scanLine(bytes, position, end, document);
		if (document.matters && !cuts) return void 0;
		position = end + 1;
	}
	return close(length) ? {
		documents,
		slices
	} : void 0;
}
function isIdleJson(bytes) {
	if (!JSON_ROOT.test(headOf(bytes, 0, bytes.length)) || BEGINNINGS.some((word) => bytes.indexOf(word) >= 0)) return false;
	for (let at = bytes.indexOf(BACKSLASH); at >= 0; at = bytes.indexOf(BACKSLASH, at)) {
		at++;
		if (!mayHideLetter(bytes[at])) continue;
		if (hidesLetter(bytes.toString("latin1", at, Math.min(bytes.length, at + LONGEST_SPELLING)), 0)) return false;
	}
	return true;
}
function nextNotIndented(bytes, from) {
	for (let feed = bytes.indexOf(LINE_FEED$1, from); feed >= 0; feed = bytes.indexOf(LINE_FEED$1, feed + 1)) {
		const first = bytes[feed + 1];
		if (first !== SPACE && first !== TAB) return feed + 1;
	}
	return bytes.length;
}
function headOf(bytes, start, end) {
	return bytes.toString("latin1", start, Math.min(end, start + LONGEST_HEAD));
}
function isMarker(bytes, at) {
	if (bytes[at + 1] !== DASH || bytes[at + 2] !== DASH) return false;
	const next = bytes[at + 3];
	return next === void 0 || next === SPACE || next === TAB || next === LINE_FEED$1 || at + 3 >= bytes.length;
}
function scanIndented(bytes, start, end, document) {
	let at = start;
	while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
	const first = bytes[at] ?? LINE_FEED$1;
	if (at === end || first === HASH) return true;
	document.hasLine = true;
	document.hasContent = true;
	document.matters = true;
	return first > SPACE && first !== PERCENT;
}
function scanLine(bytes, start, end, document) {
	document.hasLine = true;
	document.hasContent = true;
	if (document.matters) return;
	const line = headOf(bytes, start, end);
	const key = SIMPLE_KEY.exec(line)?.[1];
	if (key === void 0) {
		if (!document.hasKey || !LIST_ITEM.test(line)) document.matters = true;
		return;
	}
	document.hasKey = true;
	if (key === "items" || KEY_OF_POOLS.test(key)) document.matters = true;
	if (key !== "kind") return;
	const kind = end - start > LONGEST_HEAD ? void 0 : SIMPLE_KIND.exec(line)?.[1];
	if (kind !== void 0 && IDLE_KINDS.has(kind)) document.hasKind = true;
	else document.matters = true;
}

// src/sources/disk/engine.ts
const LAST_MEASURED = 26;
const FIRST_WITH_ANOTHER_COMPILER = 24;
const MOST_TAKEN_IN = 150;
const FIRST_WITH_LARGE_NEW_SPACE = 22;
const ENOUGH_FOR_NEW_OBJECTS = 16777216;
const LARGE_HEAP = 83886080;
const MOST_GROWN_PERCENT = 20;
const release = Number.parseInt(process.versions.node, 10);
let isLong = false;
let mayGrowNewSpace = release >= FIRST_WITH_LARGE_NEW_SPACE;
let mayGrowFast = true;
function engine() {
	return release > LAST_MEASURED ? void 0 : process.getBuiltinModule("node:v8");
}
function beginLongRun() {
	if (isLong) return;
	isLong = true;
	const v8 = engine();
	v8?.setFlagsFromString("--no-allocation-site-pretenuring");
	if (release < FIRST_WITH_ANOTHER_COMPILER) v8?.setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_TAKEN_IN}`);
}
function boundHeap() {
	if (!mayGrowNewSpace && !mayGrowFast) return;
	const v8 = engine();
	if (v8 === void 0) return;
	const spaces = v8.getHeapSpaceStatistics();
	if (mayGrowNewSpace && sizeOf(spaces.filter((one) => one.space_name === "new_space")) >= ENOUGH_FOR_NEW_OBJECTS) {
		mayGrowNewSpace = false;
		v8.setFlagsFromString("--semi-space-growth-factor=1");
	}
	if (mayGrowFast && sizeOf(spaces) >= LARGE_HEAP) {
		mayGrowFast = false;
		v8.setFlagsFromString(`--heap-growing-percent=${MOST_GROWN_PERCENT}`);
	}
}
function sizeOf(spaces) {
	return spaces.reduce((size, one) => size + one.space_size, 0);
}

// src/sources/disk/walk-files.ts
function walkFiles(folder, fileSystem, options) {
	const { dotFolders, depth = Number.POSITIVE_INFINITY, leavesOut = () => false } = options;
	let left = options.most ?? Number.POSITIVE_INFINITY;
	const paths = [];
	const locked = /* @__PURE__ */ new Map();
	let isWhole = true;
	function entriesOf(start) {
		try {
			return fileSystem.readdir(join(folder, start));
		} catch (error) {
			if (systemErrorCode(error) !== "ENOENT") locked.set(start.slice(0, -1) || ".", describeSystemError(error));
			return [];
		}
	}
	function walk(start, steps) {
		for (const entry of entriesOf(start)) {
			if (--left < 0) return;
			const path = start + entry.name;
			const isFolder = entry.isDirectory();
			if (start !== "" && entry.name === ".git") isWhole = false;
			if (isNever(entry.name)) continue;
			if (isFolder && (steps === 1 || !dotFolders && entry.name.startsWith("."))) continue;
			if (leavesOut(path, isFolder)) continue;
			if (isFolder) walk(`${path}/`, steps - 1);
			else paths.push(path);
		}
	}
	walk("", depth);
	return left < 0 ? void 0 : {
		paths: paths.sort(),
		locked,
		isWhole
	};
}
const MOST_ENTRIES_OUTSIDE_GIT = 1e4;
function filesAround(root, fileSystem, named, leavesOut) {
	const depths = /* @__PURE__ */ new Map([[root, 1]]);
	for (const path of named) {
		for (let folder = dirname(path); isInside(root, folder); folder = dirname(folder)) if (!depths.has(folder)) depths.set(folder, 1);
		if (fileSystem.lstat(path)?.isDirectory() && isInside(root, path)) depths.set(path, Number.POSITIVE_INFINITY);
	}
	const paths = /* @__PURE__ */ new Set();
	const locked = /* @__PURE__ */ new Map();
	for (const [folder, depth] of depths) {
		const start = folder === root ? "" : `${relativePath(root, folder)}/`;
		const list = walkFiles(folder, fileSystem, {
			dotFolders: true,
			depth,
			leavesOut: (path, isFolder) => leavesOut?.(start + path, isFolder) === true
		});
		for (const path of list.paths) paths.add(start + path);
		for (const [path, why] of list.locked) locked.set(path === "." ? start.slice(0, -1) || "." : start + path, why);
	}
	return {
		paths: [...paths].sort(),
		locked,
		isWhole: false
	};
}

// src/sources/disk/exported-tree.ts
function openExportedTree(root, fileSystem) {
	const list = once(() => ({
		...walkFiles(root, fileSystem, { dotFolders: true }),
		isWhole: false
	}));
	const below = (folder) => listBelow(list(), relativePath(root, folder));
	return {
		root,
		fileSystem,
		below,
		isCut: () => false,
		named: below,
		counts: (realPath) => isInside(root, realPath) && !isNever(relativePath(root, realPath))
	};
}

// src/model/ignore-lines.ts
function readIgnoreLines(text, ignoresCase = false) {
	return text.replace(/^\uFEFF/, "").split(/\r?\n/).flatMap((line) => {
		const written = withoutBlanksAtEnd(line);
		const isNegated = written.startsWith("!");
		const isForFolders = written.endsWith("/");
		const steps = written.slice(isNegated ? 1 : 0, isForFolders ? -1 : void 0);
		if (steps === "" || line.startsWith("#")) return [];
		const { matches } = compileGlob(steps.replace(/^\//, "").replaceAll(/\\[^/]|\\\//g, (two) => two === "\\/" ? "/" : two), {
			isOfGit: true,
			ignoresCase
		});
		const isOfName = !steps.includes("/");
		return [{
			isNegated,
			isForFolders,
			matches: (path) => matches(isOfName ? lastStep(path) : path)
		}];
	});
}
function withoutBlanksAtEnd(line) {
	let end = 0;
	for (let at = 0; at < line.length; at++) {
		const isEscaped = line[at] === "\\";
		if (isEscaped) at++;
		if (isEscaped || line[at] !== " ") end = at + 1;
	}
	return line.slice(0, end);
}

// src/sources/disk/ignore-files.ts
const IGNORE_FILE = ".gitignore";
const OWN_IGNORE_FILE = ".git/info/exclude";
function readIgnoreFiles(folder) {
	const chains = /* @__PURE__ */ new Map();
	const folders = /* @__PURE__ */ new Map();
	const base = readRules(folder, "", OWN_IGNORE_FILE);
	function chainOf(start) {
		const known = chains.get(start);
		if (known !== void 0) return known;
		const chain = [...readRules(folder, start, IGNORE_FILE), ...start === "" ? base : chainOf(startOf(start))];
		chains.set(start, chain);
		return chain;
	}
	function ignores(path, isFolder) {
		const start = startOf(path);
		if (start !== "" && ignoresFolder(start)) return true;
		for (const one of chainOf(start)) {
			const relative = path.slice(one.start.length);
			const last = one.lines.findLast((line) => (isFolder || !line.isForFolders) && line.matches(relative));
			if (last !== void 0) return !last.isNegated;
		}
		return false;
	}
	function ignoresFolder(start) {
		const known = folders.get(start) ?? ignores(start.slice(0, -1), true);
		folders.set(start, known);
		return known;
	}
	return ignores;
}
function startOf(path) {
	return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}
function readRules(folder, start, name) {
	const path = join(folder, start, name);
	try {
		if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [];
		return [{
			start,
			lines: readIgnoreLines(readFileSync(path).toString("utf8"), asOnDisk("A") === asOnDisk("a"))
		}];
	} catch {
		return [];
	}
}

// src/sources/disk/git-files.ts
const TRACKED_ONLY = [
	"ls-files",
	"-z",
	"-t",
	"--stage",
	"--cached"
];
const LIST = [
	...TRACKED_ONLY,
	"--others",
	"--exclude-standard",
	"-x",
	"node_modules/"
];
const IGNORE_MILLISECONDS = 3e4;
const TRACKED = /^[A-Z] (\d{6}) [0-9a-f]+ \d\t/;
const UNTRACKED = "? ";
const GIT_LINK = "160000";
const NOTHING$1 = {
	paths: [],
	locked: /* @__PURE__ */ new Map(),
	isWhole: true
};
const LOCKED = /^warning: could not open directory '(.*)': (.*)$/gm;
function listGitFiles(root, until = performance.now() + IGNORE_MILLISECONDS) {
	const left = until - performance.now();
	const asked = left > 0 ? runGit(root, LIST, { milliseconds: left }) : void 0;
	const isLate = asked === void 0 || asked.problem?.isLate === true;
	const printed = (isLate ? runGit(root, TRACKED_ONLY) : asked).value;
	if (printed === void 0) return void 0;
	countBytes(printed.stdout.length);
	const paths = /* @__PURE__ */ new Set();
	const repositories = /* @__PURE__ */ new Set();
	const submodules = [];
	for (const entry of printed.stdout.toString("utf8").split("\0")) {
		if (entry.startsWith(UNTRACKED)) {
			const path = entry.slice(2);
			if (path.endsWith("/")) repositories.add(path.slice(0, -1));
			else paths.add(path);
			continue;
		}
		const [heading = "", mode] = TRACKED.exec(entry) ?? [];
		if (mode === GIT_LINK) submodules.push(entry.slice(heading.length));
		else if (mode !== void 0) paths.add(entry.slice(heading.length));
	}
	const locked = /* @__PURE__ */ new Map();
	for (const [, path = "", reason = ""] of printed.stderr.matchAll(LOCKED)) locked.set(path.replace(/\/$/, ""), reason.toLowerCase());
	let isWhole = true;
	if (isLate) {
		const walked = walkFiles(root, DISK, {
			dotFolders: true,
			leavesOut: readIgnoreFiles(root)
		});
		isWhole = walked.isWhole;
		for (const path of walked.paths) paths.add(path);
		for (const [path, reason] of walked.locked) locked.set(path, reason);
	}
	for (const repository of /* @__PURE__ */ new Set([...repositories, ...submodules])) {
		const inner = listInner(root, repository, until);
		isWhole &&= inner.paths.length === 0;
		for (const path of inner.paths) paths.add(`${repository}/${path}`);
		for (const [path, reason] of inner.locked) locked.set(`${repository}/${path}`, reason);
	}
	return {
		paths: [...paths].sort(),
		locked,
		isWhole,
		submodules
	};
}
function listInner(root, repository, until) {
	const inner = join(root, repository);
	if (!(lstatSync(inner, { throwIfNoEntry: false })?.isDirectory() === true) || realpathSync(inner) !== join(realpathSync(root), repository)) return NOTHING$1;
	return (findGitRoot(inner, DISK) === inner ? listGitFiles(inner, until) : void 0) ?? walkFiles(inner, DISK, { dotFolders: true });
}
function trackedPaths(folder, paths) {
	const { fromRoot } = pathsOf(folder);
	const isTracked = (path) => runGit(folder, [
		"ls-files",
		"--error-unmatch",
		"--",
		`:(literal)${fromRoot(path)}`
	]).problem === void 0;
	return new Set(paths.filter(isTracked));
}
function createIgnoredPaths(milliseconds = IGNORE_MILLISECONDS) {
	const slowRoots = /* @__PURE__ */ new Set();
	return (folder, paths) => {
		if (paths.length === 0) return /* @__PURE__ */ new Set();
		const { root, fromRoot } = pathsOf(folder);
		const input = paths.map((path) => `${fromRoot(path)}\0`).join("");
		const ask = () => runGit(folder, [
			"check-ignore",
			"-z",
			"--stdin"
		], {
			input,
			milliseconds
		});
		const { value: printed, problem } = slowRoots.has(root) ? { problem: { isLate: true } } : ask();
		if (problem?.isLate) {
			slowRoots.add(root);
			const ignores = readIgnoreFiles(root);
			const isFolder = (path) => DISK.stat(resolve(folder, path))?.isDirectory() === true;
			return new Set(paths.filter((path) => ignores(fromRoot(path), isFolder(path))));
		}
		const ignored = new Set(printed?.stdout.toString("utf8").split("\0"));
		return new Set(paths.filter((path) => ignored.has(fromRoot(path))));
	};
}
function pathsOf(folder) {
	const root = findGitRoot(folder, DISK) ?? folder;
	return {
		root,
		fromRoot: (path) => relativePath(root, resolve(folder, path))
	};
}
function findOtherRoot(path, base, tree, ignoredPaths) {
	const { root: own, counts, fileSystem } = tree;
	const root = findGitRoot(path, fileSystem);
	const isOwn = isInside(own, path) && (root ?? own) === own;
	if (isOwn && counts(path)) return void 0;
	const above = [];
	for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) above.unshift(at);
	const ignored = root === void 0 ? /* @__PURE__ */ new Set() : ignoredPaths(root, above);
	const top = above.find((folder) => ignored.has(folder));
	if (top !== void 0 && fileSystem.stat(top)?.isDirectory()) return {
		root: top,
		isIgnored: true
	};
	return isOwn ? void 0 : {
		root: root ?? (isInside(base, path) ? base : path),
		isIgnored: false
	};
}

// src/sources/disk/file-tree.ts
const FETCHED_ARCHIVE = /\.tgz$/;
function openFileTree(folder, options) {
	const { isExported, fileSystem, around, ignoredPaths = createIgnoredPaths() } = options;
	const gitRoot = findGitRoot(folder, fileSystem);
	if (isExported) return openExportedTree(gitRoot ?? folder, fileSystem);
	const root = gitRoot ?? folder;
	const ignores = once(() => readIgnoreFiles(root));
	const listed = once(() => gitRoot === void 0 ? void 0 : listGitFiles(gitRoot));
	const walk = {
		dotFolders: true,
		leavesOut: (path, isFolder) => ignores()(path, isFolder)
	};
	let isCut = false;
	const list = once(() => {
		if (gitRoot !== void 0 || around === void 0) return listed() ?? walkFiles(root, fileSystem, walk);
		const whole = walkFiles(root, fileSystem, {
			...walk,
			most: around.most
		});
		isCut = whole === void 0;
		return whole ?? filesAround(root, fileSystem, around.paths, walk.leavesOut);
	});
	const known = once(() => new Set(list().paths.map(asOnDisk)));
	const realRoot = once(() => fileSystem.realpath(root));
	const isIgnored = (path) => listed() === void 0 ? ignores()(path, true) : ignoredPaths(root, [path]).size > 0;
	const named = /* @__PURE__ */ new Set();
	function below(folder) {
		const all = list();
		const path = relativePath(root, folder);
		if (!isCut || path === ".") return listBelow(all, path);
		const leavesOut = (inner, isFolder) => walk.leavesOut(`${path}/${inner}`, isFolder);
		return walkFiles(folder, fileSystem, {
			...walk,
			leavesOut
		});
	}
	return {
		root,
		fileSystem,
		below,
		isCut: () => isCut,
		named(folder) {
			const path = relativePath(root, folder);
			const found = below(folder);
			const isOwn = path !== "." && isInside(root, folder);
			if (found.paths.length > 0 || !isOwn || !isIgnored(path)) return found;
			named.add(fileSystem.realpath(folder));
			return walkFiles(folder, fileSystem, { dotFolders: true });
		},
		counts(realPath) {
			const path = relativePath(realRoot(), realPath);
			if (!isInside(realRoot(), realPath) || isNever(path)) return false;
			const has = (one) => listed() === void 0 ? !ignores()(one, false) : known().has(asOnDisk(one));
			return has(path) || isFetchedArchive(path, has) || [...named].some((folder) => isInside(folder, realPath));
		}
	};
}
function isFetchedArchive(path, has) {
	const folder = posix.dirname(path);
	return FETCHED_ARCHIVE.test(path) && posix.basename(folder) === "charts" && has(posix.join(folder, "../Chart.yaml"));
}

// src/sources/disk/find-files.ts
const EVERY_MANIFEST = "**/*.{yaml,yml,json}";
const MARKDOWN = /\.(?:md|markdown)$/i;
const NOT_UTF_8 = "\ufffd";
function findFiles(search, tree, workingDirectory) {
	const { folder, exclude, below, globs = [] } = search;
	const leavesOut = excludedBy(folder, [...exclude, ...globs.filter(isNegated).map((glob) => glob.slice(1))]);
	const mayReturn = exclude.some(isNegated);
	const files = /* @__PURE__ */ new Set();
	const unreadable = /* @__PURE__ */ new Map();
	function report(path, why) {
		const shown = relativePath(workingDirectory, path);
		if (!leavesOut(path)) unreadable.set(shown, {
			path: shown,
			message: `cannot be searched: ${why}`
		});
	}
	function lookAt(path, named) {
		try {
			return tree.fileSystem.lstat(path);
		} catch (error) {
			return systemErrorCode(error) === "ENOTDIR" ? void 0 : report(named, describeSystemError(error));
		}
	}
	function take(start, list, isWanted, isName = isManifestName) {
		for (const [path, why] of list.locked) report(join(start, path), why);
		for (const path of list.paths) {
			if (!isName(path) || isNever(path) || !isWanted(path)) continue;
			const absolute = join(start, path);
			if (leavesOut(absolute)) continue;
			const stats = lookAt(absolute, dirname(absolute));
			if (stats?.isFile() === true) files.add(absolute);
			else if (stats === void 0 && path.includes(NOT_UTF_8)) report(absolute, "its name is not written in UTF-8");
		}
	}
	if (below !== void 0) take(below, tree.named(below), isPlainlyNamed);
	for (const glob of globs) {
		if (isNegated(glob)) continue;
		const { start, isWanted, ...way } = readGlob(folder, glob);
		const isName = MARKDOWN.test(glob) ? (path) => MARKDOWN.test(path) : isManifestName;
		if (isNever(relativePath(folder, start))) continue;
		const stats = lookAt(start, start);
		if (stats?.isFile() === true) take(dirname(start), {
			paths: [basename(start)],
			locked: /* @__PURE__ */ new Map()
		}, () => true, isName);
		if (stats === void 0 || tree.fileSystem.stat(start)?.isDirectory() !== true) continue;
		const isSkipped = (path, isFolder) => !(isFolder && mayReturn) && leavesOut(join(start, path));
		take(start, walkFiles(start, tree.fileSystem, {
			...way,
			leavesOut: isSkipped
		}), isWanted, isName);
	}
	return {
		files: [...files].sort(),
		unreadable: [...unreadable.values()]
	};
}
function excludedBy(folder, globs) {
	if (globs.length === 0) return () => false;
	const isExcluded = matchesGlobs({ path: "" }, globs);
	return (path) => isExcluded(relativePath(folder, path));
}
function startOfGlob(folder, glob) {
	return resolve(folder, splitGlob(glob)[0]);
}
function readGlob(folder, glob) {
	const start = startOfGlob(folder, glob);
	const [, rest] = splitGlob(glob);
	if (rest === "") return {
		start,
		depth: Number.POSITIVE_INFINITY,
		dotFolders: false,
		isWanted: isPlainlyNamed
	};
	return {
		start,
		depth: rest.includes("**") || rest.slice(rest.search(/[({]/)).includes("/") ? Number.POSITIVE_INFINITY : rest.split("/").length,
		dotFolders: /(?:^|[/{,(|!])\\?\./.test(rest),
		isWanted: compileGlob(rest).matches
	};
}
function isPlainlyNamed(path) {
	return !/(?:^|\/)\./.test(path);
}
function rebaseGlob(prefix, glob) {
	if (isNegated(glob)) return `!${rebaseGlob(prefix, glob.slice(1))}`;
	return isAbsolute(glob) || prefix === "." ? glob : posix.join(prefix.replace(/[\\()*?[\]{}|]/g, "\\$&"), glob);
}
const NAMES = /* @__PURE__ */ new Set([
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization",
	"Chart.yaml"
]);
function findRenderedFiles({ root, below, named, fileSystem }, workingDirectory) {
	const found = [[root, below(root)], [workingDirectory, named(workingDirectory)]].flatMap(([folder, { paths }]) => paths.filter((path) => NAMES.has(basename(path)) && !isNever(path)).map((path) => join(folder, path)));
	return [...new Set(found)].filter((path) => fileSystem.lstat(path)?.isFile()).sort();
}

// src/sources/disk/read-file.ts
const MAX_FILE_BYTES = 67108864;
let buffer = Buffer.allocUnsafe(1048576);
function readSourceFile(absolutePath, path, fileSystem) {
	return readWith(absolutePath, path, fileSystem, decodeSource);
}
function prescanFile(absolutePath, path, fileSystem, lookAt) {
	return readWith(absolutePath, path, fileSystem, (bytes) => {
		const prescan = withheldBy(bytes) === void 0 && isWellFormed(bytes) ? lookAt(bytes, isAscii(bytes)) : void 0;
		return prescan === void 0 ? decodeSource(bytes, path) : { prescan };
	});
}
function fileMatches(absolutePath, expression, fileSystem) {
	if (fileSystem.lstat(absolutePath)?.isFile() !== true) return false;
	const found = readWith(absolutePath, absolutePath, fileSystem, (bytes) => ({ isMatch: !isWellFormed(bytes) || expression.test(bytes.toString("latin1")) }));
	return "isMatch" in found && found.isMatch;
}
function readWith(absolutePath, path, fileSystem, decode) {
	let bytes;
	try {
		bytes = lentBytes(absolutePath, fileSystem);
	} catch (error) {
		return { problem: {
			path,
			message: `cannot be read: ${describeReadError(absolutePath, fileSystem, error)}`
		} };
	}
	countBytes(bytes?.length ?? 0);
	return bytes === void 0 ? { problem: {
		path,
		message: TOO_LARGE
	} } : decode(bytes, path);
}
function decodeSource(bytes, path) {
	if (bytes.length > 67108864) return { problem: {
		path,
		message: TOO_LARGE
	} };
	const withheld = withheldBy(bytes);
	if (withheld !== void 0) return { problem: {
		path,
		message: WITHHELD[withheld],
		withheld
	} };
	const { value: text, problem } = decodeText(bytes);
	return text === void 0 ? { problem: {
		path,
		message: problem
	} } : { value: {
		path,
		text
	} };
}
const TOO_LARGE = `larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`;
function lentBytes(absolutePath, fileSystem) {
	const descriptor = fileSystem.open(absolutePath);
	try {
		const { size } = fstatSync(descriptor);
		return size > 67108864 ? void 0 : readOpenFile(descriptor, size);
	} finally {
		closeSync(descriptor);
	}
}
function readOpenFile(descriptor, size) {
	let length = 0;
	for (;;) {
		if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
		const count = readSync(descriptor, buffer, length, buffer.length - length, null);
		length += count;
		if (length > 67108864) return void 0;
		if (count === 0 || size > 0 && length === size) return buffer.subarray(0, length);
	}
}
function describeReadError(path, { lstat, stat }, error) {
	const isBrokenLink = () => lstat(path)?.isSymbolicLink() === true && stat(path) === void 0;
	if (systemErrorCode(error) === "ENOENT" && isBrokenLink()) return "it is a symbolic link to nothing";
	return describeSystemError(error);
}

// src/lint/judging/machine-types.ts
function needMachineTypes(clusters) {
	return clusters.some(({ inventory }) => inventory.pools.some(namesMachines));
}
function withMachineTypes(clusters, machineTypes) {
	return clusters.map((cluster) => ({
		...cluster,
		inventory: {
			...cluster.inventory,
			machineTypes
		}
	}));
}

// src/lint/judging/unread-pools.ts
function withUnreadPools(clusters, manifests, { file: declaring, clusters: declared }) {
	if (!clusters.some(({ declaration }) => declaration.from !== void 0)) return {
		clusters,
		notices: []
	};
	const known = clusters.flatMap(({ inventory }) => inventory.pools);
	const names = new Set(known.map(({ name }) => name));
	const files = new Set(known.map(({ place }) => place.document.file.path));
	const globs = declared.flatMap(({ from = [] }) => from.flatMap(({ paths }) => paths));
	const isNamed = matchesGlobs(declaring, globs);
	const patches = patchPathsOf(manifests.map(({ file }) => file));
	const isUnread = ({ file, rendered, covered }) => rendered === void 0 && !covered && !files.has(file.path) && !isNamed(file.path) && !patches.has(file.path) && isOwn(file);
	const context = {
		cluster: null,
		transientTaints: []
	};
	const found = manifests.filter(isUnread).flatMap(({ file }) => {
		const { pools } = importPools(unwrittenEntry(void 0, ""), [file], context);
		const own = pools.filter(({ name, role }) => !names.has(name) && role !== "control-plane");
		if (areLocalPools(own)) return [];
		return own.flatMap((pool) => {
			const object = objectsOf(pool.place.document).find(({ path }) => path.every((key, at) => key === pool.place.path[at]));
			return object !== void 0 && declaresPools(object) ? [{
				pool,
				kind: object.kind
			}] : [];
		});
	});
	if (found.length === 0) return {
		clusters,
		notices: []
	};
	const why = `"${declaring.path}" does not read it`;
	const byName = new Map(found.map(({ pool }) => [pool.name, pool]));
	const added = (cluster) => [...byName.values()].map((pool) => withOpenExistence({
		...pool,
		cluster
	}, why));
	const notices = found.map(({ pool, kind }) => {
		const { file, line } = locate(pool.place);
		return `${file}:${line} declares a ${kind} that ${declaring.path} does not read: name it under "from"`;
	});
	return {
		clusters: clusters.map((one) => {
			const { declaration, inventory } = one;
			if (declaration.from === void 0 || declaration.complete === true) return one;
			return {
				...one,
				inventory: {
					...inventory,
					pools: [...inventory.pools, ...added(declaration.settings.name)]
				}
			};
		}),
		notices: [...new Set(notices)]
	};
}
function isOwn(file) {
	return !(isInChart(file.path) || isRetired(file.path) || exampleFolderOf(file.path) !== void 0) && mayDeclareOwnPools(file);
}

// src/lint/outside-files.ts
function findOutside({ manifests, configuration, isTestFile }, clusters, find) {
	const hasGlobs = configuration?.manifests !== void 0 || clusters.some((cluster) => cluster.manifests !== void 0);
	if (configuration === void 0 || !hasGlobs) return void 0;
	const exclude = [...configuration.exclude ?? [], ...clusters.flatMap((cluster) => cluster.exclude)];
	return once(() => {
		const known = new Set([...manifests.map(({ file }) => file), ...renderedFrom(manifests)].map(({ path }) => path));
		return find(parentFolder(configuration.file.path), exclude).flatMap((file) => {
			if (known.has(file.path) || isTestFile?.(file.path)) return [];
			const { workloads, problems, template } = readManifest(file, configuration);
			const whole = workloads.filter(({ isFragment }) => !isFragment);
			if (whole.length === 0 || problems.length > 0 || template !== void 0) return [];
			return [{
				file: file.path,
				workloads: whole.length
			}];
		});
	});
}

// src/sources/disk/find-configuration.ts
const CONFIGURATION_NAMES = [
	"taintlint.yaml",
	"taintlint.yml",
	".taintlint.yaml",
	".taintlint.yml"
];
function findConfigurationFiles(workingDirectory, fileSystem) {
	const last = findGitRoot(workingDirectory, fileSystem) ?? workingDirectory;
	const isFile = (path) => exists(fileSystem, path) && fileSystem.stat(path)?.isFile() === true;
	for (let folder = workingDirectory;; folder = dirname(folder)) {
		const found = CONFIGURATION_NAMES.map((name) => join(folder, name)).filter(isFile);
		if (found.length > 0 || folder === last) return found;
	}
}

// src/sources/disk/named-paths.ts
function lookUpPath(workingDirectory, text, fileSystem) {
	const path = resolve(workingDirectory, text);
	try {
		const found = fileSystem.stat(path) ?? fileSystem.lstat(path);
		if (found !== void 0) return {
			kind: found.isDirectory() ? "folder" : "file",
			path
		};
	} catch (error) {
		if (systemErrorCode(error) !== "ENOTDIR") return {
			kind: "file",
			path
		};
	}
	const folder = dirname(path);
	const nearest = nearestWord(basename(path), namesIn(folder, fileSystem));
	return {
		kind: "missing",
		text,
		nearest: nearest === void 0 ? void 0 : relativePath(workingDirectory, resolve(folder, nearest))
	};
}

// src/workspace/configuration-file.ts
async function readDeclarations(options, reader) {
	const found = await readConfiguration(options, reader);
	if (found.problem !== void 0) return found;
	const configuration = govern(found.value, options, reader);
	const inventory = await readInventory(options.inventory, configuration, reader);
	if (inventory.problem !== void 0) return inventory;
	const declared = inventory.value?.configuration.clusters ?? [];
	const { ruleOverrides = [], charts = [] } = configuration?.configuration ?? {};
	const unknown = describeUnknownClusters([...ruleOverrides, ...charts], declared);
	if (unknown.length > 0 && options.governing === void 0) return { problem: unknown };
	const clusters = selectClusters(declared, options.cluster);
	if (clusters.problem !== void 0) return clusters;
	return { value: {
		configuration,
		inventory: inventory.value,
		clusters: clusters.value
	} };
}
function govern(found, { governing }, { workingDirectory }) {
	if (governing === void 0) return found;
	const configuration = governing(found?.configuration);
	if (configuration === void 0) return void 0;
	const path = resolve(workingDirectory, configuration.file.path);
	return {
		path: found?.path ?? path,
		folder: dirname(path),
		configuration
	};
}
async function readConfiguration({ config, proposed, startsIn }, reader) {
	const { workingDirectory } = reader;
	const kind = {
		kind: "configuration",
		...KNOWN_RULES
	};
	if (proposed !== void 0) return parsedAt(join(workingDirectory, proposed.path), proposed, kind);
	return readParsed(config === void 0 ? findConfiguration(startsIn ?? workingDirectory, reader) : nameFile("configuration", config, reader), reader, kind);
}
async function readInventory(text, configuration, reader) {
	if (text === void 0) return { value: configuration };
	const path = nameFile("inventory", text, reader);
	const { manifests, exclude, ...clusterKeys } = configuration?.configuration.clusterKeys ?? NO_CLUSTER_KEYS;
	return readParsed(path, reader, {
		kind: "inventory",
		clusterKeys
	});
}
function findConfiguration(folder, { workingDirectory, fileSystem }) {
	const [first, second] = findConfigurationFiles(folder, fileSystem);
	if (first === void 0 || second === void 0) return { value: first };
	const [one, other] = [relativePath(workingDirectory, first), relativePath(workingDirectory, second)];
	return { problem: [{ message: `both "${one}" and "${other}" exist: keep one, or name one with --config` }] };
}
function nameFile(role, text, { workingDirectory, fileSystem }, otherwise) {
	const named = lookUpPath(workingDirectory, text, fileSystem);
	if (named.kind === "file") return { value: named.path };
	if (named.kind === "folder") return { problem: [{ message: `${role} "${text}" is a folder, not a file` }] };
	const hint = didYouMean(named.nearest, otherwise);
	const address = describeAddress(text);
	return { problem: [{ message: `${role} ${address === void 0 ? `"${text}" does not exist${hint}` : `${address}: name a file`}` }] };
}
async function readParsed(path, reader, options) {
	if (path.problem !== void 0) return path;
	if (path.value === void 0) return { value: void 0 };
	const { value: file, problem: unreadable } = reader.read(path.value);
	if (file === void 0) return { problem: [{ message: `${options.kind} "${unreadable.path}": ${unreadable.message}` }] };
	return parsedAt(path.value, {
		...file,
		below: foldersBelow(file.path, reader.workingDirectory)
	}, options);
}
function foldersBelow(path, workingDirectory) {
	const above = path.split("/").filter((step) => step === "..").length;
	return above === 0 ? void 0 : workingDirectory.split(sep).slice(-above).join("/");
}
async function parsedAt(path, file, options) {
	const { parseConfiguration } = await import("./parse-configuration.js");
	const { configuration, errors } = parseConfiguration(file, options);
	if (configuration === void 0 || errors.length > 0) return { problem: errors };
	return { value: {
		path,
		folder: dirname(path),
		configuration
	} };
}
function selectClusters(clusters, name) {
	if (name === void 0) return { value: clusters };
	const selected = clusters.filter(({ settings }) => settings.name === name);
	if (selected.length > 0) return { value: selected };
	const names = clusters.flatMap(({ settings }) => settings.name ?? []);
	const hint = didYouMean(nearestWord(name, names));
	return { problem: [{ message: `cluster "${name}" is not known: ${names.length === 0 ? "no \"clusters\" are declared" : `declared are ${names.join(", ")}`}${hint}` }] };
}
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/|[\w.-]+@[\w.-]+:)/i;
function describeAddress(text) {
	return ADDRESS.test(text) ? `"${text}" is an address, and taintlint fetches nothing` : void 0;
}

// src/workspace/file-reader.ts
function lentBy(reader, path) {
	const read = reader.read(path);
	return read.value === void 0 ? void 0 : read;
}
function leavingOut(reader, folders) {
	const isLeft = (path) => !folders.some((folder) => isInside(folder, path));
	const listed = (list) => (folder) => {
		const found = list(folder);
		return {
			...found,
			paths: found.paths.filter((path) => isLeft(join(folder, path)))
		};
	};
	return {
		...reader,
		around: (named) => leavingOut(reader.around(named), folders),
		tree(folder, base) {
			const tree = reader.tree(folder, base);
			return {
				...tree,
				below: listed(tree.below),
				named: listed(tree.named)
			};
		},
		find(search) {
			const found = reader.find(search);
			return {
				...found,
				files: found.files.filter(isLeft)
			};
		}
	};
}
function rootAbove({ workingDirectory: folder, fileSystem, host }) {
	const root = findGitRoot(folder, fileSystem) ?? folder;
	if (root === folder) return folder;
	return isTestPath(`${relativePath(root, folder)}/`) || host.ignoredPaths(folder, ["."]).size > 0 ? folder : root;
}

// src/workspace/terraform.ts
async function discoverRoots(reader, deadline) {
	const found = textsOf(reader);
	if (found.configs.length + found.units.length === 0) return { roots: [] };
	const { findRoots } = await import("./terraform-roots.js");
	const { roots, passedOver } = findRoots(found);
	if (roots.length === 0 || deadline.isOver("reading")) return {
		roots: [],
		passedOver
	};
	const named = (folder) => namedVarFiles(reader, resolve(reader.workingDirectory, folder));
	return {
		roots: (await openedOf(reader))?.discover(roots, named, deadline) ?? [],
		passedOver
	};
}
const NOTHING_DEPLOYED = {
	manifests: [],
	releases: []
};
async function readTerraformManifests(reader, customKinds, isRead, deadline) {
	const found = textsOf(reader);
	const declaresPools = found.configs.some(mustParse);
	if (!declaresPools && !found.configs.some(({ text }) => mayDeclareObjects(text))) return NOTHING_DEPLOYED;
	const { rootsWithObjects } = await import("./terraform-roots.js");
	const roots = rootsWithObjects(found, isRead);
	return (roots.length === 0 && !declaresPools ? void 0 : await openedOf(reader))?.deployed(roots, customKinds, deadline) ?? NOTHING_DEPLOYED;
}
const textsOf = memoize((reader) => {
	const { folder } = reader;
	const counting = reader.tree(folder).named(folder).paths.filter((path) => !isNever(path));
	return {
		...terraformTexts(counting, (path) => reader.read(join(folder, path)).value),
		real: (path) => relativePath(folder, realPathOf(join(folder, path), reader.fileSystem)).replace(/^\.$/, "")
	};
});
function allTexts(reader) {
	const { folder } = reader;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	return [...files.flatMap((path) => reader.read(path).value ?? []), ...textsOf(reader).configs];
}
function unreadTerraform({ unread, workingDirectory, fileSystem }) {
	const isThere = (path) => fileSystem.lstat(resolve(workingDirectory, path)) !== void 0;
	return unread().filter(({ path }) => /\.(?:tf|tofu)$/.test(path) && isThere(path));
}
const openedOf = memoize(openRepository);
async function openRoot(reader, folder, varFiles) {
	const named = () => namedVarFiles(reader, resolve(reader.workingDirectory, folder));
	return (await openedOf(reader))?.open(folder === "." ? "" : folder, varFiles, named);
}
function namedVarFiles(reader, folder) {
	return reader.tree(folder).below(folder).paths.filter(isNamedVarFile).flatMap((path) => reader.read(join(folder, path)).value ?? []);
}
function isTerraformFolder(folder, fileSystem) {
	return namesIn(folder, fileSystem).some(isTerraformName);
}
async function openRepository(reader) {
	const { workingDirectory, folder, fileSystem, host } = reader;
	const parser = await host.loadParser();
	if (parser === void 0) return void 0;
	const tree = reader.tree(folder);
	const [{ createTerraformReader }, { TerraformRepository }] = await Promise.all([import("./terraform.js"), import("./terraform.js")]);
	const files = {
		list: (folder) => {
			const real = realPathOf(resolve(workingDirectory, folder), fileSystem);
			return tree.below(real).paths.filter((path) => !path.includes("/")).map((name) => relativePath(workingDirectory, join(real, name)));
		},
		read: (path) => {
			const absolute = resolve(workingDirectory, path);
			return tree.counts(realPathOf(absolute, fileSystem)) ? reader.read(absolute).value : void 0;
		},
		repository: once(() => {
			const root = findGitRoot(folder, fileSystem) ?? folder;
			return {
				remotes: host.remotes(folder),
				folder: relativePath(workingDirectory, root)
			};
		})
	};
	return new TerraformRepository(textsOf(reader), createTerraformReader(files, parser));
}

// src/workspace/inventory-files.ts
async function loadClusters(declarations, reader, deadline, isNamed = false) {
	const built = [];
	const beside = /* @__PURE__ */ new Map();
	const texts = () => [reader, ...beside.keys()].flatMap(allTexts);
	for (const declaration of declarations) {
		const imports = [];
		const errors = [];
		for (const from of declaration.from ?? []) {
			if (deadline.isOver("reading")) break;
			const read = await readImports(from, reader, isNamed ? beside : void 0);
			for (const one of read.imports) imports.push(one);
			for (const one of read.errors) errors.push(one);
		}
		built.push(declaredPools(declaration, imports, errors, texts));
	}
	const { value, problem } = loadedOf(built);
	return value === void 0 ? { problem } : { value: {
		...value,
		beside
	} };
}
async function readImports(from, own, beside) {
	const written = resolve(own.workingDirectory, from.place.document.file.path);
	const real = realPathOf(written, own.fileSystem);
	const isOther = beside !== void 0 && own.beside(real, dirname(real)) !== void 0;
	const declaredIn = isOther ? real : written;
	const folder = dirname(declaredIn);
	const readerOf = (path) => isOther && own.beside(realPathOf(path, own.fileSystem), folder) || own;
	const imports = [];
	const errors = [];
	const seen = /* @__PURE__ */ new Set();
	for (const [index, path] of from.paths.entries()) {
		const place = from.paths.length > 1 ? {
			...from.place,
			path: [...from.place.path, index]
		} : from.place;
		const start = startOfGlob(folder, path);
		const foreign = describeForeignPath(declaredIn, {
			text: path,
			path: start
		}, own);
		if (foreign !== void 0) {
			errors.push(errorAt(place, foreign));
			continue;
		}
		const reader = readerOf(start);
		const read = beside?.get(reader) ?? [];
		if (reader !== own) beside?.set(reader, read);
		const root = rootFolder(path, folder, reader);
		if (root !== void 0) {
			const varFiles = readVarFiles(from, root, folder, reader);
			for (const one of varFiles.errors) errors.push(one);
			const file = await openRoot(reader, relativePath(reader.workingDirectory, root), varFiles.files);
			if (file !== void 0) imports.push({
				from,
				file
			});
			continue;
		}
		const found = findImports(path, folder, reader);
		if (found.files.length === 0 && !from.optional) errors.push(errorAt(place, describeMissingImport(path, found.nearest)));
		for (const absolutePath of found.files) {
			if (seen.has(absolutePath)) continue;
			seen.add(absolutePath);
			const { value: file, problem: unreadable } = reader.read(absolutePath);
			if (file !== void 0) read.push(file);
			if (file !== void 0) imports.push({
				from,
				file
			});
			else errors.push(errorAt(place, `"${unreadable.path}": ${unreadable.message}`));
		}
	}
	for (const { file } of [...imports]) for (const path of includedPaths(file, from.format)) {
		const included = resolve(own.workingDirectory, path);
		const named = lookUpPath(own.workingDirectory, path, own.fileSystem);
		const isForeign = describeForeignPath(declaredIn, {
			text: path,
			path: included
		}, own);
		if (seen.has(included) || named.kind !== "file" || isForeign !== void 0) continue;
		seen.add(included);
		const read = own.read(included);
		if (read.value !== void 0) imports.push({
			from,
			file: read.value
		});
	}
	return {
		imports,
		errors
	};
}
function rootFolder(path, folder, { fileSystem }) {
	if (isGlob(path)) return void 0;
	const named = lookUpPath(folder, path, fileSystem);
	return named.kind === "folder" && isTerraformFolder(named.path, fileSystem) ? named.path : void 0;
}
function readVarFiles(from, root, folder, reader) {
	const files = [];
	const errors = [];
	for (const { path, place } of from.vars) {
		const found = [root, folder].map((base) => lookUpPath(base, path, reader.fileSystem)).find(({ kind }) => kind === "file");
		const declaredIn = resolve(reader.workingDirectory, place.document.file.path);
		const named = {
			text: path,
			path: found?.kind === "file" ? found.path : folder
		};
		const foreign = describeForeignPath(declaredIn, named, reader);
		if (foreign !== void 0) {
			errors.push(errorAt(place, foreign));
			continue;
		}
		const read = found?.kind === "file" ? reader.read(found.path) : void 0;
		if (read?.value !== void 0) files.push(read.value);
		else errors.push(errorAt(place, `"${path}" ${read === void 0 ? "does not exist" : read.problem.message}`));
	}
	return {
		files,
		errors
	};
}
function findImports(path, folder, reader) {
	if (!isGlob(path)) {
		const named = lookUpPath(folder, path, reader.fileSystem);
		if (named.kind === "file") return { files: [named.path] };
		if (named.kind === "missing") return {
			files: [],
			nearest: named.nearest
		};
	}
	return reader.find({
		folder,
		globs: [path],
		exclude: []
	});
}

// src/workspace/manifest-files.ts
function findManifests(named, declarations, reader) {
	const { workingDirectory } = reader;
	const { configuration } = declarations;
	const folder = configuration?.folder ?? named.startsIn ?? workingDirectory;
	const exclude = configuration?.configuration.exclude ?? [];
	const files = [];
	const searches = [];
	const errors = [];
	for (const text of named.paths) {
		const found = lookUpPath(workingDirectory, text, reader.fileSystem);
		if (found.kind === "missing") errors.push({ message: describeMissingPath(text, found.nearest) });
		if (found.kind === "file") files.push(found.path);
		if (found.kind !== "folder") continue;
		const holdsNone = () => `"${text}" holds no YAML or JSON file`;
		searches.push({
			search: {
				folder,
				below: found.path,
				exclude
			},
			describeNoMatch: holdsNone
		});
	}
	for (const glob of named.globs) {
		const message = compileGlob(glob).problem;
		if (message !== void 0) errors.push({ message });
	}
	if (errors.length > 0) return { problem: errors };
	if (named.globs.length > 0) {
		const prefix = relativePath(folder, workingDirectory);
		const globs = named.globs.map((glob) => rebaseGlob(prefix, glob));
		const noMatch = (_glob, index) => describeNoMatch(named.globs[index] ?? "");
		searches.push({
			search: {
				folder,
				globs,
				exclude
			},
			describeNoMatch: noMatch
		});
	}
	const commandLine = [...named.paths, ...named.globs];
	const apart = [
		configuration?.path ?? [],
		declarations.inventory?.path ?? [],
		named.apart ?? []
	].flat();
	if (commandLine.length > 0) return { value: findAll(searches, files, commandLine, apart, reader) };
	if (configuration === void 0 && named.startsIn !== void 0) return { value: findAll([{ search: {
		folder,
		below: folder,
		exclude
	} }], files, [EVERY_MANIFEST], apart, reader) };
	const declared = declaredSearches(declarations, workingDirectory);
	const foreign = declared.flatMap((one) => describeForeign(one, reader));
	if (foreign.length > 0) return { problem: foreign };
	const all = findAll(declared, files, [...new Set(declared.flatMap(({ search }) => search.globs ?? ["**/*.{yaml,yml,json}"]))], apart, reader);
	const { startsIn } = named;
	if (startsIn === void 0 || isInside(startsIn, folder)) return { value: all };
	return { value: {
		...all,
		files: all.files.filter((path) => isInside(startsIn, path))
	} };
}
function describeMissingPath(text, nearest) {
	const address = describeAddress(text);
	if (address !== void 0) return `${address}: name a file, or pass the text to "taintlint -"`;
	return `path "${text}" does not exist${didYouMean(nearest)}`;
}
function declaredSearches({ configuration, clusters }, workingDirectory) {
	const { manifests: globs, exclude = [], clusters: [first] = [] } = configuration?.configuration ?? {};
	const folder = configuration?.folder ?? workingDirectory;
	const document = globs && first?.place.document;
	const placeOf = document && ((index) => ({
		document,
		path: ["manifests", index],
		target: "value"
	}));
	const everything = searchOf(folder, globs, exclude, placeOf);
	if (clusters.length === 0) return [everything];
	const several = clusters.length > 1 && globs === void 0 ? [everything] : [];
	const searches = clusters.flatMap((cluster) => {
		const { gitops, hasOwnManifests, manifests, exclude: left } = cluster;
		const { document, path } = cluster.place;
		const own = resolve(workingDirectory, dirname(document.file.path));
		if (manifests === void 0 || gitops !== void 0 && !hasOwnManifests) {
			const prefix = relativePath(folder, own);
			return [searchOf(folder, globs, [...exclude, ...left.map((glob) => rebaseGlob(prefix, glob))], placeOf)];
		}
		const start = hasOwnManifests ? path : [];
		const named = searchOf(own, manifests, left, (index) => {
			return {
				document,
				path: [
					...start,
					"manifests",
					index
				],
				target: "value"
			};
		});
		return gitops === void 0 ? [named] : [everything, named];
	});
	return [...new Map([...several, ...searches].map((one) => [JSON.stringify(one.search), one])).values()];
}
function searchOf(folder, globs, exclude, placeOf) {
	return {
		search: globs === void 0 ? {
			folder,
			below: folder,
			exclude
		} : {
			folder,
			globs,
			exclude
		},
		placeOf,
		describeNoMatch: placeOf && ((glob, index) => describeNoMatch(glob, placeOf(index)))
	};
}
function describeNoMatch(glob, place) {
	const range = place && locate(place);
	return `${range === void 0 ? "" : `${range.file}:${range.line}: `}"${glob}" matches no YAML or JSON file`;
}
function describeForeign({ search, placeOf }, reader) {
	const { folder, globs = [] } = search;
	return globs.flatMap((glob, index) => {
		const place = placeOf?.(index);
		if (place === void 0 || isNegated(glob)) return [];
		const file = resolve(reader.workingDirectory, place.document.file.path);
		const message = describeForeignPath(file, {
			text: glob,
			path: startOfGlob(folder, glob)
		}, reader);
		return message === void 0 ? [] : [{
			message,
			range: locate(place)
		}];
	});
}
function findAll(searches, named, wanted, apart, reader) {
	const found = /* @__PURE__ */ new Set();
	const unreadable = /* @__PURE__ */ new Map();
	const notices = [];
	for (const { search, describeNoMatch } of searches) for (const { one, glob, index } of oneByOne(search)) {
		const result = reader.find(one);
		for (const file of result.files) found.add(file);
		for (const folder of result.unreadable) unreadable.set(folder.path, folder);
		if (result.files.length === 0 && describeNoMatch !== void 0) notices.push(describeNoMatch(glob, index));
	}
	for (const file of apart) found.delete(file);
	return {
		files: [.../* @__PURE__ */ new Set([...named, ...found])].sort(),
		unreadable: [...unreadable.values()],
		notices: [...new Set(notices)],
		wanted
	};
}
function oneByOne(search) {
	if (search.globs === void 0) return [{
		one: search,
		glob: EVERY_MANIFEST,
		index: 0
	}];
	const without = search.globs.filter((glob) => isNegated(glob));
	return search.globs.flatMap((glob, index) => isNegated(glob) ? [] : [{
		one: {
			...search,
			globs: [glob, ...without]
		},
		glob,
		index
	}]);
}
function readSurroundings(manifests, declarations, reader) {
	const { files = [] } = findManifests({
		paths: [],
		globs: []
	}, declarations, reader).value ?? {};
	const linted = new Set(manifests.map(({ file }) => file.path));
	return files.flatMap((path) => reader.read(path).value ?? []).filter(({ path }) => !linted.has(path));
}

// src/workspace/nested-configurations.ts
function looksForItself({ config, inventory, stdin, cluster, proposed, governing }) {
	return [
		config,
		inventory,
		stdin,
		cluster,
		proposed,
		governing
	].every((one) => one === void 0);
}
function divideByConfiguration(options, reader) {
	const { workingDirectory, paths, globs } = options;
	const nested = looksForItself(options) ? nestedFolders(reader) : [];
	if (nested.length === 0) return [options];
	const isNamed = paths.length + globs.length > 0;
	const named = paths.map((path) => {
		const absolute = resolve(workingDirectory, path);
		return {
			path,
			folder: nested.findLast((folder) => isInside(folder, absolute))
		};
	});
	const within = (folder) => nested.filter((one) => one !== folder && isInside(folder, one));
	const runOf = (folder) => {
		const own = named.filter((one) => one.folder === folder).map(({ path }) => path);
		const mayHold = (path) => folder !== void 0 && isInside(resolve(workingDirectory, path), folder);
		const isWhole = !isNamed || paths.some(mayHold);
		const run = {
			...options,
			startsIn: folder,
			without: within(folder ?? workingDirectory)
		};
		if (folder === void 0) return isNamed && own.length + globs.length === 0 ? void 0 : {
			...run,
			paths: own
		};
		return isWhole ? {
			...run,
			paths: [],
			globs: []
		} : own.length > 0 ? {
			...run,
			paths: own,
			globs: []
		} : void 0;
	};
	return [void 0, ...nested].flatMap((folder) => runOf(folder) ?? []);
}
function isInRun({ workingDirectory, startsIn, without = [] }, file) {
	const path = resolve(workingDirectory, file);
	return (startsIn === void 0 || isInside(startsIn, path)) && !without.some((folder) => isInside(folder, path));
}
function configurationsBelow(options, reader) {
	const { workingDirectory, startsIn } = options;
	return (looksForItself(options) ? nestedConfigurations(reader) : []).filter((path) => isInRun(options, path) && join(workingDirectory, dirname(path)) !== startsIn);
}
function nestedFolders(reader) {
	const folders = nestedConfigurations(reader).map((path) => join(reader.workingDirectory, dirname(path)));
	return [...new Set(folders)].sort();
}
function nestedConfigurations({ workingDirectory, tree }) {
	const isNested = (path) => path.includes("/") && CONFIGURATION_NAMES.some((name) => name === basename(path)) && !isTestPath(path) && !/(?:^|\/)\./.test(path);
	return tree(workingDirectory).below(workingDirectory).paths.filter(isNested);
}

// src/workspace/scope.ts
function scopeOf(named, { configuration }) {
	const { cluster, stdin, paths, globs, workingDirectory } = named;
	if (cluster !== void 0) return "cluster";
	if (stdin !== void 0) return "files";
	const folder = configuration?.folder ?? named.startsIn ?? workingDirectory;
	const isAbove = (path) => isInside(resolve(workingDirectory, path), folder);
	return paths.length === 0 && globs.length === 0 || paths.some(isAbove) ? "repository" : "files";
}
function readerWithin(reader, named, declarations, most = MOST_ENTRIES_OUTSIDE_GIT) {
	if (scopeOf(named, declarations) !== "files" || sayWhatIsDeployed(declarations.clusters)) return reader;
	const { workingDirectory, stdin, globs } = named;
	const paths = [...(stdin === void 0 ? named.paths : [stdin.name]).map((path) => resolve(workingDirectory, path)), ...globs.map((glob) => startOfGlob(workingDirectory, glob))];
	return reader.around({
		paths,
		most
	});
}
function describeCut({ cutFolders, workingDirectory }) {
	return cutFolders().map((folder) => {
		return `folder "${relativePath(workingDirectory, folder)}" is not in a git repository and has many files: only files beside, above and below the named ones were searched for what deploys them`;
	});
}

// src/workspace/test-files.ts
const HERE = { path: "" };
function testFiles({ workingDirectory, paths, globs }, { configuration, clusters }, files, reader) {
	const root = configuration?.folder ?? rootAbove(reader);
	const absolute = (path) => resolve(workingDirectory, path);
	const toRoot = (path) => isInside(root, absolute(path)) ? relativePath(root, absolute(path)) : void 0;
	const definitions = files.filter(definesTests);
	const folders = new Set(definitions.map((path) => parentFolder(toRoot(path) ?? path)).filter((path) => path !== "."));
	const isTest = (path) => {
		const own = toRoot(path);
		return own !== void 0 && (isTestPath(own) || folders.has(parentFolder(own)));
	};
	const declared = clusters.map(({ place, manifests = [], from = [], gitops: { flux = [] } = {} }) => {
		const named = [...from.flatMap((one) => one.paths), ...flux.map(({ path }) => path)];
		return namedBy(place.document.file, [...manifests, ...named]);
	});
	const { file = HERE, manifests = [] } = configuration?.configuration ?? {};
	const isNamed = [
		namedBy(HERE, globs),
		namedBy(file, manifests),
		...declared
	];
	const namedPaths = paths.filter((path) => isTest(path) || isTest(`${path}/_`)).map(absolute);
	const isMeant = (path) => namedPaths.some((named) => isInside(named, absolute(path))) || isNamed.some((matches) => matches(path));
	return (path) => isTest(path) && !isMeant(path);
}
function namedBy(file, globs) {
	const meant = globs.filter((glob) => !glob.startsWith("!") && isTestPath(`${glob}/_`));
	return meant.length === 0 ? () => false : matchesGlobs(file, meant);
}

// src/workspace/repository.ts
async function readPools(options, whole) {
	const declarations = await readDeclarations(options, whole);
	if (declarations.problem !== void 0) return declarations;
	const { without = [] } = options;
	const left = without.length === 0 ? whole : leavingOut(whole, without);
	const reader = readerWithin(left, options, declarations.value);
	const limits = options.limits ?? declarations.value.configuration?.configuration.limits ?? DEFAULT_LIMITS;
	whole.host.limitRun(limits.seconds);
	const deadline = options.elapsed === void 0 ? NO_DEADLINE : createDeadline(limits, options.elapsed);
	const isDeclared = declarations.value.inventory !== void 0;
	const isNamed = (options.inventory ?? options.config) !== void 0;
	const printed = options.inventory === void 0 ? await printedPools(options, isDeclared) : void 0;
	const discover = async () => (await import("./discovered-pools.js")).discoverDeclared(reader, deadline);
	const loaded = printed === void 0 && isDeclared ? await loadClusters(declarations.value.clusters, reader, deadline, isNamed) : { value: printed ?? await discover() };
	if (deadline.hasEnded()) return { problem: [{ message: describeReached("seconds", limits, "not every node pool was read") }] };
	if (loaded.problem !== void 0) return loaded;
	return { value: {
		declarations: declarations.value,
		loaded: loaded.value,
		reader,
		limits,
		deadline
	} };
}
const PRINTED_LIST = [/^ *"?kind"?: "?List"?,?$/m, /^ *"?uid"?: /m];
async function printedPools({ stdin }, isDeclared) {
	const file = stdin?.read.value;
	if (file === void 0) return void 0;
	const loaded = mayHoldPools(file) ? (await import("./discovered-pools.js")).discoverPrinted(file) : void 0;
	if (loaded !== void 0 && loaded.clusters.length > 0) return loaded;
	return !isDeclared && PRINTED_LIST.every((one) => one.test(file.text)) ? {
		clusters: [],
		notices: [],
		lacksNodes: true
	} : void 0;
}
async function readRepository(options, progress, files) {
	const { value: inputs, problem: unread } = await readInputs(options, progress, files);
	if (unread !== void 0) return { problem: unread };
	const { value: rendered, problem: unrendered } = await renderManifests(inputs, options, progress);
	if (unrendered !== void 0) return { problem: unrendered };
	return { value: {
		input: toLintInput(options, inputs, rendered, await resolveClusters(inputs, rendered)),
		reader: inputs.reader,
		wanted: inputs.read.wanted,
		rendered
	} };
}
async function readInputs(options, progress, files) {
	const pools = await readPools(options, files);
	if (pools.problem !== void 0) return pools;
	const { declarations, loaded, reader, deadline } = pools.value;
	const baseline = readBaseline(options.baseline, reader);
	if (baseline.problem !== void 0) return baseline;
	const read = await readManifests(options, pools.value, progress);
	if (read.problem !== void 0) return read;
	const { manifests } = read.value;
	const scope = scopeOf(options, declarations);
	const { clusters } = loaded;
	const deployed = scope === "repository" ? await terraformManifests(declarations, clusters, reader, deadline) : NOTHING_DEPLOYED;
	const declared = clusters.map(({ declaration }) => declaration);
	const written = [...manifests, ...deployed.manifests];
	const surrounded = once(() => {
		const around = readSurroundings(manifests, declarations, reader);
		return createGitops(declared, [...around.map((file) => ({ file })), ...written]);
	});
	const gitops = scope === "files" && sayWhatIsDeployed(declared) ? surrounded() : createGitops(declared, written);
	return { value: {
		...pools.value,
		manifests,
		scope,
		surrounded,
		gitops,
		deployed,
		releases: deployed.releases,
		read: read.value,
		baseline: baseline.value
	} };
}
async function resolveClusters({ loaded, gitops, declarations }, { manifests, beside = [] }) {
	const resolved = await withMachines(await withRenderings(loaded.clusters, [...manifests, ...beside], gitops));
	const declaring = declarations.inventory?.configuration;
	if (declaring === void 0) return {
		clusters: resolved,
		unread: []
	};
	const { clusters, notices: unread } = withUnreadPools(resolved, manifests, declaring);
	return {
		clusters,
		unread
	};
}
function toLintInput(options, inputs, rendered, resolved) {
	const { read, manifests, gitops, deployed, declarations, reader, scope, limits, deadline, baseline } = inputs;
	const configuration = declarations.configuration?.configuration;
	const paths = manifests.map(({ file }) => file.path);
	const isTestFile = options.stdin === void 0 ? exceptDeployed(testFiles(options, declarations, paths, reader), gitops) : void 0;
	const searched = {
		manifests: rendered.manifests,
		configuration,
		isTestFile
	};
	const input = {
		manifests: [...rendered.manifests, ...deployed.manifests],
		unreadable: [...read.unreadable, ...unreadTerraform(reader)],
		clusters: resolved.clusters,
		configuration,
		notices: noticesOfReading({
			manifests: rendered.manifests,
			clusters: resolved.clusters,
			configuration,
			loaded: inputs.loaded,
			undeclared: resolved.unread,
			files: read.notices,
			cut: [reader, ...reader.besides()].flatMap(describeCut),
			rendering: rendered.notices ?? [],
			missing: rendered.missing ?? []
		}),
		outside: scope === "repository" ? findOutside(searched, declarations.clusters, findEach(reader)) : void 0,
		lock: rendered.lock,
		today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
		scope,
		limits,
		deadline,
		isTestFile,
		showsStacks: options.rendering?.environment.TAINTLINT_DEBUG === "1" || void 0,
		gitops,
		baseline: baseline && {
			...baseline,
			entries: baseline.entries.filter(({ file }) => isInRun(options, file))
		}
	};
	return withinTime([...read.reached, ...rendered.reached ?? []].reduce(narrowed, input));
}
function findEach(reader) {
	return (relative, exclude) => {
		const folder = resolve(reader.workingDirectory, relative);
		return reader.find({
			folder,
			below: folder,
			exclude
		}).files.flatMap((path) => reader.read(path).value ?? []);
	};
}
async function withMachines(clusters) {
	if (!needMachineTypes(clusters)) return clusters;
	const { MACHINE_TYPES } = await import("./machine-types.js");
	return withMachineTypes(clusters, MACHINE_TYPES);
}
async function withRenderings(clusters, manifests, gitops) {
	if (manifests.every(({ rendered }) => rendered === void 0)) return clusters;
	const { withRenderedPools } = await import("./rendered-pools.js");
	return withRenderedPools(clusters.length > 0 ? clusters : [undeclaredCluster()], manifests, gitops);
}
async function terraformManifests({ configuration, clusters }, loaded, reader, deadline) {
	const { manifests, exclude = [], customKinds = [] } = configuration?.configuration ?? {};
	const [only, another] = clusters;
	if (manifests !== void 0 || another === void 0 && only?.manifests !== void 0) return NOTHING_DEPLOYED;
	const isRead = (folder) => loaded.some(({ declaration }) => readsFolder(declaration, folder));
	const read = await readTerraformManifests(reader, customKinds, isRead, deadline);
	const isExcluded = matchesGlobs(configuration?.configuration.file ?? { path: "" }, exclude);
	const isOurs = (path) => isInside(configuration?.folder ?? reader.workingDirectory, resolve(reader.workingDirectory, path));
	return {
		manifests: read.manifests.filter(({ file, problems }) => !isExcluded(file.path) && (problems.length === 0 || isOurs(file.path))),
		releases: read.releases.filter(({ document }) => !isExcluded(document.file.path))
	};
}
async function renderManifests(read, { rendering, stdin, proposed }, progress) {
	const nothing = { manifests: read.manifests };
	if (stdin !== void 0) return { value: nothing };
	if (proposed !== void 0) {
		const { findUnusedChartValues } = await import("./lint.js");
		return { value: {
			...nothing,
			unusedValues: await findUnusedChartValues(read)
		} };
	}
	if (rendering === void 0) return { value: nothing };
	const { renderRepository, addBeside } = await import("./lint.js");
	const own = await renderRepository(read, rendering, progress);
	const { clusters, beside = /* @__PURE__ */ new Map() } = read.loaded;
	if (own.problem !== void 0 || clusters.every(({ declaration }) => declaration.complete)) return own;
	return addBeside(own.value, read, beside, rendering, progress);
}
async function readManifests(options, { declarations, reader, limits, deadline }, progress) {
	const { stdin } = options;
	const configured = declarations.configuration?.configuration;
	if (stdin !== void 0) {
		const { value: file, problem: unreadable } = stdin.read;
		return { value: {
			...file === void 0 ? {
				manifests: [],
				unreadable: [unreadable]
			} : {
				manifests: [readManifest(file, configured)],
				unreadable: []
			},
			notices: [],
			wanted: [stdin.name],
			reached: []
		} };
	}
	const found = findManifests(options, declarations, reader);
	if (found.problem !== void 0) return found;
	const { files, notices, wanted } = found.value;
	const manifests = [];
	const unreadable = [...found.value.unreadable];
	let size = 0;
	for (const [index, path] of files.entries()) {
		progress.step(index, files.length);
		if (deadline.isOver("reading")) break;
		const read = reader.read(path);
		if (read.value === void 0) {
			unreadable.push(read.problem);
			continue;
		}
		const { value: file } = read;
		const manifest = readManifest(file, configured);
		if (manifest.objects.length + manifest.workloads.length > 0) for (const text of textsThatMatter(read.value)) size += countParts(text);
		if (size > limits.parts) {
			const left = files.length - index;
			const says = `${left === 1 ? "1 file was" : `${left} files were`} not judged, from "${read.value.path}" on`;
			return { value: {
				manifests,
				unreadable,
				notices,
				wanted,
				reached: [describeReached("parts", limits, says)]
			} };
		}
		manifests.push(manifest);
	}
	return { value: {
		manifests,
		unreadable,
		notices,
		wanted,
		reached: []
	} };
}
function readBaseline(text, reader) {
	if (text === void 0) return { value: void 0 };
	const named = nameFile("baseline", text, reader, `: "taintlint --write-baseline ${text}" writes it`);
	if (named.problem !== void 0) return named;
	const { value: file, problem: unreadable } = reader.read(named.value);
	if (file === void 0) return { problem: [{ message: `baseline "${unreadable.path}": ${unreadable.message}` }] };
	const { value: entries, problem: errors } = parseBaseline(file);
	return entries === void 0 ? { problem: errors } : { value: {
		path: text,
		entries
	} };
}

// src/workspace/disk-reader.ts
function createHost() {
	const loadParser = async () => (await import("./hcl-parser.js")).loadHclParser();
	return {
		ignoredPaths: createIgnoredPaths(),
		remotes: gitRemotes,
		loadParser,
		limitRun
	};
}
const MANY_FILES = 100;
const NO_YAML = /\.(?:tf|tofu|tfvars|hcl|sh)$/;
function prescannedFile(absolutePath, path, fileSystem, prescan) {
	let text;
	return {
		path,
		prescan,
		get text() {
			text ??= readSourceFile(absolutePath, path, fileSystem).value?.text ?? "";
			return text;
		}
	};
}
function readFromDisk(options, progress) {
	return readRepository(options, progress, createFileReader(options.workingDirectory));
}
function createFileReader(workingDirectory, options = {}) {
	const { isExported = false, known = () => void 0, fileSystem = DISK, host = createHost() } = options;
	const { ignoredPaths } = host;
	const files = /* @__PURE__ */ new Map();
	const searched = /* @__PURE__ */ new Set();
	const repository = findGitRoot(workingDirectory, fileSystem);
	const leavingLinks = [linkTest(repository ?? workingDirectory, fileSystem, { mayLeave: repository === void 0 })];
	const isLedAway = (path) => leavingLinks.some((test) => test(path));
	const besides = /* @__PURE__ */ new Map();
	function readOnce(absolutePath, path) {
		if (isExported || NO_YAML.test(path)) return readSourceFile(absolutePath, path, fileSystem);
		const read = prescanFile(absolutePath, path, fileSystem, prescan);
		if (read.problem !== void 0) return read;
		return { value: read.value ?? prescannedFile(absolutePath, path, fileSystem, read.prescan) };
	}
	function finding(around) {
		const trees = /* @__PURE__ */ new Map();
		const searches = /* @__PURE__ */ new Map();
		function tree(folder, base = folder) {
			const root = findGitRoot(folder, fileSystem) ?? (isInside(base, folder) ? base : folder);
			const isShown = isExported && isInside(repository ?? workingDirectory, root);
			const opened = trees.get(root) ?? openFileTree(root, {
				isExported: isShown,
				fileSystem,
				ignoredPaths,
				around
			});
			trees.set(root, opened);
			return opened;
		}
		return {
			tree,
			cutFolders: () => [...trees.values()].filter(({ isCut }) => isCut()).map(({ root }) => root),
			find(search) {
				const key = JSON.stringify(search);
				const earlier = searches.get(key);
				if (earlier !== void 0) return earlier;
				const found = findFiles(search, tree(search.below ?? search.folder, search.folder), workingDirectory);
				searches.set(key, found);
				if (found.files.length >= MANY_FILES) beginLongRun();
				if (search.below !== void 0 && !isLedAway(search.below)) for (const file of found.files) searched.add(file);
				return found;
			}
		};
	}
	const reader = {
		workingDirectory,
		folder: workingDirectory,
		fileSystem,
		host,
		seenFrom: (folder) => createFileReader(folder, {
			isExported,
			fileSystem,
			host
		}),
		around: (named) => ({
			...reader,
			...finding(named)
		}),
		...finding(),
		read(absolutePath) {
			const earlier = files.get(absolutePath) ?? known(absolutePath);
			if (earlier !== void 0) {
				files.set(absolutePath, earlier);
				return earlier;
			}
			const path = relativePath(workingDirectory, absolutePath);
			const result = !searched.has(absolutePath) && isLedAway(absolutePath) ? { problem: {
				path,
				message: "cannot be read: a link leads out of the repository, or into a .git"
			} } : readOnce(absolutePath, path);
			files.set(absolutePath, result);
			if (files.size % MANY_FILES === 0) boundHeap();
			return result;
		},
		unread: () => [...files.values()].flatMap(({ problem }) => problem ?? []),
		beside(path, base) {
			const other = findOtherRoot(path, base, reader.tree(workingDirectory), ignoredPaths);
			if (other === void 0) return void 0;
			const { root, isIgnored } = other;
			const listing = finding({
				paths: [path],
				most: MOST_ENTRIES_OUTSIDE_GIT
			});
			const tree = once(() => isIgnored ? openExportedTree(root, fileSystem) : listing.tree(root));
			const opened = besides.get(root) ?? {
				...reader,
				...listing,
				folder: root,
				tree
			};
			if (!besides.has(root)) leavingLinks.push(linkTest(root, fileSystem));
			besides.set(root, opened);
			return opened;
		},
		besides: () => [...besides.values()]
	};
	return reader;
}

// src/lint/merge/join-results.ts
function joinResults(results) {
	const all = (of) => results.flatMap(of);
	const reached = all((result) => result.reached ?? []);
	const inOrder = (findings) => findings.toSorted((a, b) => comparePlaces(a.source, b.source));
	const changes = results.flatMap(({ change }) => change ?? []);
	const [first] = changes;
	const arrivals = changes.flatMap((change) => change.arrivals ?? []);
	const outsideFiles = all(({ coverage }) => coverage.outsideFiles);
	const unknownFor = all(({ coverage }) => coverage.reasons);
	return {
		summary: perCount((count) => results.reduce((sum, { summary }) => sum + summary[count], 0)),
		coverage: {
			...perCoverageCount((count) => results.reduce((sum, { coverage }) => sum + coverage[count], 0)),
			outsideFiles: outsideFiles.slice(0, 5),
			reasons: unknownFor.sort((a, b) => b.workloads - a.workloads).slice(0, 3)
		},
		findings: inOrder(all(({ findings }) => findings)),
		existing: inOrder(all(({ existing }) => existing)),
		change: first && {
			base: first.base,
			pools: changes.flatMap(({ pools }) => pools),
			workloads: changes.flatMap(({ workloads }) => workloads),
			landFirst: changes.flatMap(({ landFirst }) => landFirst),
			landAfter: changes.flatMap(({ landAfter }) => landAfter),
			needBoth: changes.flatMap(({ needBoth }) => needBoth),
			arrivals: arrivals.length === 0 ? void 0 : {
				added: arrivals.reduce((sum, { added }) => sum + added, 0),
				unplaced: arrivals.flatMap(({ unplaced }) => unplaced),
				refused: arrivals.flatMap(({ refused }) => refused)
			}
		},
		notices: [...new Set(all(({ notices }) => notices))],
		reached: reached.length > 0 ? reached : void 0,
		ended: results.find(({ ended }) => ended !== void 0)?.ended,
		get fit() {
			return {
				pools: all(({ fit }) => fit.pools),
				workloads: all(({ fit }) => fit.workloads)
			};
		},
		get inventory() {
			return { pools: all(({ inventory }) => inventory.pools) };
		}
	};
}

// src/workspace/follow-printed.ts
const MOST_ROUNDS = 5;
async function followPrinted(plan, render, earlier = []) {
	let run = {
		outcomes: earlier,
		started: 0,
		late: 0
	};
	let printed = [];
	let known = "";
	for (let round = 0;; round++) {
		run = await renderOthers(run, await plan(printed), render);
		printed = printedApplications(run.outcomes);
		const described = describePrinted(printed);
		if (described === known) return {
			...run,
			unfollowed: []
		};
		if (round === MOST_ROUNDS) {
			const objects = printed.reduce((sum, file) => sum + (file.printed?.length ?? 0), 0);
			const [are, they] = objects === 1 ? ["is", "it is"] : ["are", "they are"];
			const why = `because ${they} more than ${MOST_ROUNDS} deep`;
			return {
				...run,
				unfollowed: [`${count(objects, "Application")} of renderings ${are} not followed, ${why}`]
			};
		}
		known = described;
	}
}
function outcomesOfSame(outcomes, isSame) {
	return outcomes.filter(({ root }) => root.reads.every(isSame));
}
async function renderOthers(earlier, roots, render) {
	const byName = new Map(earlier.outcomes.map((outcome) => [nameOf(outcome.root), outcome]));
	const outcomes = /* @__PURE__ */ new Map();
	for (const root of roots) {
		const known = byName.get(nameOf(root));
		if (known !== void 0 && (known.root === root || isDeepStrictEqual(comparable(known.root), comparable(root)))) outcomes.set(root, known);
	}
	const run = await render(roots.filter((root) => !outcomes.has(root)));
	for (const outcome of run.outcomes) outcomes.set(outcome.root, outcome);
	return {
		outcomes: roots.flatMap((root) => outcomes.get(root) ?? []),
		started: earlier.started + run.started,
		late: earlier.late + run.late
	};
}
const nameOf = ({ renderer, label }) => `${renderer} ${label}`;
function comparable(root) {
	const { interpret: _, next: __, ...rest } = root;
	return {
		...rest,
		requests: root.requests.filter(({ isLate }) => !isLate)
	};
}

// src/workspace/try-renderings.ts
const MOST_TRIALS = 8;
async function lintTried(input, readAgain, texts = /* @__PURE__ */ new Map()) {
	const result = lintRepository(input);
	const fixes = [...result.findings, ...result.existing].flatMap(fixesOf).filter(isRendered);
	if (fixes.length === 0) return result;
	const first = [...groupBy(fixes, keyOf).values()].map(([fix]) => fix);
	const held = readAgain === void 0 ? [] : await tryOut(input, first, (edited) => readAgain(new Map([...texts, ...edited])));
	const holding = new Set(held.map(keyOf));
	const isLeft = (fix) => !isRendered(fix) || holding.has(keyOf(fix));
	const withHeld = (finding) => {
		if (fixesOf(finding).every(isLeft)) return finding;
		const also = finding.also.map((other) => ({
			...other,
			fixes: other.fixes?.filter(isLeft)
		}));
		return {
			...finding,
			also,
			fixable: false,
			fixes: finding.fixes?.filter(isLeft)
		};
	};
	return copyResult(result, {
		findings: result.findings.map(withHeld),
		existing: result.existing.map(withHeld)
	});
}
function isRendered({ rendered }) {
	return rendered !== void 0;
}
function keyOf({ edits }) {
	return JSON.stringify(edits);
}
async function tryOut(input, fixes, readAgain) {
	const held = [];
	let groups = [fixes];
	for (let trial = 0; trial < MOST_TRIALS && groups.length > 0; trial++) {
		const [first = [], ...others] = groups;
		const together = apart(first);
		const late = first.filter((fix) => !together.includes(fix));
		const again = await readAgain(textsWith(input, together.flatMap((fix) => fix.edits)));
		const wrong = again === void 0 ? new Set(together) : notAsExpected(input, again, together);
		held.push(...together.filter((fix) => !wrong.has(fix)));
		const suspects = wrong.size > 1 ? [...wrong] : [];
		const middle = Math.ceil(suspects.length / 2);
		groups = [
			late,
			suspects.slice(0, middle),
			suspects.slice(middle),
			...others
		].filter(({ length }) => length > 0);
	}
	return held;
}
function apart(fixes) {
	const taken = [];
	return fixes.filter(({ edits }) => {
		if (overlaps([...taken, ...edits].sort(byPlace))) return false;
		taken.push(...edits);
		return true;
	});
}
function textsWith({ manifests }, edits) {
	const byFile = groupBy(edits, ({ file }) => file);
	return new Map(manifests.filter(standsInFile).flatMap(({ file: { path, text } }) => {
		const own = byFile.get(path);
		return own === void 0 ? [] : [[path, applyEdits(text, own.sort(byPlace))]];
	}));
}
function notAsExpected(input, again, fixes) {
	const made = renderings(again);
	const edited = groupBy(fixes.flatMap(({ rendered = [] }) => rendered), ({ document }) => document);
	const wrong = /* @__PURE__ */ new Set();
	for (const [root, before] of renderings(input)) {
		const after = made.get(root);
		if (after?.length === before.length && before.every((document, index) => {
			const edits = distinctEdits((edited.get(document) ?? []).flatMap((one) => one.edits));
			const slice = edits.length === 0 ? void 0 : sliceOf(document);
			const expected = slice === void 0 ? document : rewritten(document, slice, edits);
			const found = after[index];
			if (expected === void 0) return false;
			return expected === found || canonicalNode(expected.root) === canonicalNode(found?.root);
		})) continue;
		const reaching = fixes.filter(({ rendered = [] }) => rendered.some(({ document }) => before.includes(document)));
		for (const fix of reaching.length > 0 ? reaching : fixes) wrong.add(fix);
	}
	return wrong;
}
function renderings({ manifests }) {
	const rendered = manifests.filter((manifest) => manifest.rendered !== void 0);
	return new Map(rendered.map(({ rendered: root, file, objects }) => [`${file.path} ${root?.root}`, [...new Set(objects.map(({ document }) => document))]]));
}

// src/workspace/verdict.ts
function passes({ findings }, failOn) {
	return !findings.some(fatalFor(failOn));
}
function fatalFor(failOn) {
	const fatal = failOn === "never" ? [] : severitiesFrom(failOn);
	return ({ severity }) => fatal.includes(severity);
}
function describeUndecided({ findings }, failOn) {
	const isFatal = fatalFor(failOn);
	const ones = findings.filter((one) => !isFatal(one) && one.undecided?.some(isFatal));
	const reasons = ones.flatMap(({ undecided = [] }) => undecided.filter(isFatal));
	if (reasons.length === 0) return [];
	const programs = [...new Set(reasons.map(({ renderer }) => renderer))];
	const roots = list([...new Set(reasons.map(({ root }) => quoted(root)))]);
	const [are, them] = programs.length === 1 ? ["is", "it"] : ["are", "them"];
	return [`${`${joinWords(programs)} ${are} not installed, so ${count(ones.length, "finding")} below ${roots} could not be decided`}: install ${them}, or set "render: off"`];
}
const MOST_MISSING = 5;
function describeMissingCoverage({ manifests }, { coverage: { workloads, judged, reasons } }, required) {
	const places = manifests.flatMap(({ rendered }) => rendered?.release ?? []);
	const rendered = new Set(places.map(({ file, span }) => `${file.path} ${span.start}`)).size;
	const left = outsideReleasesIn(manifests);
	const releases = left.map((one) => `${one.kind} ${quoted(nameOf$1(one) ?? "")} (${one.document.file.path})`);
	const why = reasons.map(({ reason }) => reason);
	const shares = {
		releases: {
			done: rendered,
			all: rendered + left.length,
			what: "releases are rendered",
			missing: releases
		},
		workloads: {
			done: judged,
			all: workloads,
			what: "workloads are judged",
			missing: why
		}
	};
	return [...required].flatMap(([key, least]) => {
		const { done, all, what, missing } = shares[key];
		if (done * 100 >= least * all) return [];
		return [`${done} of ${all} ${what}, and "coverage.${key}" asks for ${least}%${missing.length === 0 ? "" : `: ${nameSome(missing, MOST_MISSING)}`}`];
	});
}
const MANIFEST_NAME = /(?:\.(?:ya?ml|json)|\/|^\.|^<stdin>)$|[*?[{]/i;
function describeNothingChecked(repository) {
	const { scope = "repository", clusters, configuration } = repository.input;
	const isDeclared = ({ place }) => place.document.file.path !== configuration?.file.path;
	return scope === "repository" && clusters.some(({ inventory }) => inventory.pools.some(isDeclared)) ? void 0 : describeNothingLinted(repository);
}
function describeNothingLinted({ input, wanted, rendered }) {
	const read = input.manifests.flatMap(({ workloads }) => workloads);
	if (input.reached !== void 0 || read.some(({ isFragment }) => isFragment !== true)) return void 0;
	const sought = wanted.map(quoted).join(", ");
	const files = countFiles(input);
	if (files === 0) return { message: `nothing was linted: no YAML or JSON file was found for ${sought}` };
	const [only] = wanted;
	if (files === 1 && wanted.length === 1 && only !== void 0 && !MANIFEST_NAME.test(only)) return { message: `nothing was linted: "${only}" holds no workload, and by its name it is neither YAML nor JSON` };
	const missing = (rendered.missing ?? []).map((clause) => `; ${clause}`).join("");
	const found = files === 1 ? "the only file" : `none of the ${files} files`;
	if (read.length > 0) return { message: `no workload was judged: ${found} found for ${sought} ${files === 1 ? "holds none" : "holds one"}; only ${count(read.length, "piece of a pod spec was", "pieces of pod specs were")} checked, in values, patches or custom resources${missing}` };
	return { message: `nothing was linted: ${found} found for ${sought} ${files === 1 ? "holds no workload" : "holds a workload"}${missing}` };
}

// src/workspace/view.ts
function describeUnknownRule({ only }, by = "--only") {
	const ids = KNOWN_RULES.knownRules;
	const unknown = only.find((id) => !ids.includes(id));
	if (unknown === void 0) return void 0;
	return { message: `unknown rule "${unknown}" in ${by}${didYouMean(nearestWord(unknown, ids), "; \"taintlint rules\" lists them")}` };
}
function isLookedFor({ only }, { rule }) {
	return only.length === 0 || only.includes(rule);
}
function narrow(result, view) {
	if (view.only.length === 0) return result;
	const findings = result.findings.filter((finding) => isLookedFor(view, finding));
	return copyResult(result, {
		findings,
		existing: result.existing.filter((finding) => isLookedFor(view, finding)),
		summary: {
			...result.summary,
			...countSeverities(findings)
		}
	});
}
function viewOf(result, { least, isQuiet }) {
	if (least === "note" && !isQuiet) return result;
	const told = severitiesFrom(least);
	const isReported = ({ severity }) => told.includes(severity);
	return copyResult(result, {
		findings: result.findings.filter(isReported),
		existing: result.existing.filter(isReported),
		notices: isQuiet ? [] : result.notices
	});
}

// src/workspace/lint-workspace.ts
async function lintWorkspace(files, given) {
	const { rendering, base } = given;
	let options = given;
	if (rendering?.charts === "fetch") {
		const opened = (await import("./chart-session.js")).openChartSession(given, base?.revision);
		if (opened.problem !== void 0) return opened;
		options = {
			...given,
			rendering: {
				...rendering,
				chartSession: opened.value
			}
		};
	}
	const linted = [];
	for (const run of divideByConfiguration(options, files)) {
		const own = {
			...options,
			...run
		};
		let read = {
			input: NOTHING,
			rendered: { manifests: [] },
			reader: files,
			wanted: []
		};
		const outcome = await stoppable(() => {
			const onRead = (repository) => {
				read = repository;
			};
			return lintOneRun(files, own, onRead);
		}, (ended) => ({ value: stoppedRun(read, own, ended) }));
		if (outcome.problem !== void 0) return outcome;
		linted.push(outcome.value);
		if (isStopped()) break;
	}
	nameStep("reporting");
	return { value: joinRuns(linted, options) };
}
const NOTHING = {
	manifests: [],
	clusters: [],
	configuration: void 0,
	unreadable: [],
	notices: []
};
const NO_TIME = {
	isOver: () => true,
	hasEnded: () => false,
	millisecondsLeft: () => 0
};
function stoppedRun(read, { view, failOn, elapsed }, ended) {
	const clause = describeStopped(ended);
	const { configuration } = read.input;
	const input = narrowed({
		...read.input,
		deadline: NO_TIME,
		base: void 0,
		baseline: void 0
	}, clause);
	const all = narrow(copyResult(lintRepository(input), { ended }), view);
	const told = {
		all,
		result: viewOf(all, view),
		failOn: failOn ?? configuration?.failOn ?? "error"
	};
	const times = {
		read: elapsed?.() ?? 0,
		compared: void 0
	};
	const rest = {
		nothing: void 0,
		over: [clause],
		fixes: void 0,
		baseline: void 0,
		entries: void 0
	};
	return {
		repository: read,
		configuration,
		...told,
		passed: false,
		...rest,
		times
	};
}
function joinRuns(linted, options) {
	const isEmpty = ({ nothing }) => nothing !== void 0;
	const found = linted.filter((one) => !isEmpty(one));
	const told = linted.filter((one) => isEmpty(one) && one.all.findings.length > 0);
	const [first, ...others] = found.length > 0 ? [...found, ...told] : linted;
	if (first === void 0) throw new Error("nothing to lint");
	const runs = [first, ...others];
	const entries = runs.flatMap((one) => one.entries ?? []);
	const baseline = options.writeBaseline !== void 0 && runs.some((one) => one.entries !== void 0) ? formatBaseline(entries) : void 0;
	if (others.length === 0) return {
		...first,
		baseline
	};
	const fixes = runs.flatMap((one) => one.fixes ?? []);
	const output = fixes.flatMap((one) => one.output ?? []);
	const [fix] = fixes;
	return {
		...first,
		configuration: void 0,
		all: joinResults(runs.map(({ all }) => all)),
		result: joinResults(runs.map(({ result }) => result)),
		passed: runs.every(({ passed }) => passed),
		over: runs.flatMap(({ over }) => over),
		fixes: fix && {
			run: fix.run,
			output: output.length > 0 ? output.join("") : void 0,
			wouldFix: joinFixes(fixes.flatMap(({ wouldFix }) => wouldFix ?? [])),
			messages: fixes.flatMap(({ messages }) => messages),
			errors: fixes.flatMap(({ errors }) => errors)
		},
		baseline
	};
}
function joinFixes(fixes) {
	if (fixes.length === 0) return void 0;
	return {
		findings: fixes.reduce((sum, { findings }) => sum + findings, 0),
		files: fixes.flatMap(({ files }) => files)
	};
}
async function lintOneRun(files, options, onRead) {
	const { elapsed = () => 0, progress, view } = options;
	await enterStep("reading");
	const repository = await readRepository(options, progress, files);
	progress.end();
	if (repository.problem !== void 0) return repository;
	const read = elapsed();
	onRead(repository.value);
	await enterStep("comparing");
	const compared = await readComparison(repository.value, options);
	if (compared.problem !== void 0) return compared;
	const times = {
		read,
		compared: compared.value === repository.value.input ? void 0 : elapsed()
	};
	await enterStep("fixing");
	const nothing = describeNothingChecked(repository.value);
	const { outcomes } = repository.value.rendered;
	const readAgain = outcomes && readingAgain(options, files, outcomes);
	const input = {
		...compared.value,
		rendersAgain: outcomes !== void 0
	};
	const fixes = await fixed(input, options, readAgain);
	const left = fixes?.run.input ?? input;
	await enterStep("judging");
	const recorded = nothing === void 0 ? record(left, options.writeBaseline) : void 0;
	const found = recorded === void 0 && fixes !== void 0 ? fixes.run.result : await lintTried(recorded?.input ?? left, readAgain);
	const all = narrow(found, view);
	const configuration = left.configuration;
	const failOn = options.failOn ?? configuration?.failOn ?? "error";
	const governing = left.base === void 0 ? configuration : left.base.input.configuration;
	const required = options.coverage ?? governing?.coverage ?? /* @__PURE__ */ new Map();
	const over = [
		...found.reached ?? [],
		...describeUndecided(all, failOn),
		...options.paths.length > 0 ? [] : describeMissingCoverage(left, found, required)
	];
	const told = {
		all,
		result: viewOf(all, view),
		failOn,
		passed: found.reached === void 0 && passes(all, failOn),
		nothing,
		over
	};
	const entries = recorded?.input.baseline.entries;
	return { value: {
		repository: repository.value,
		configuration,
		...told,
		fixes,
		baseline: void 0,
		entries,
		times
	} };
}
async function readComparison(read, options) {
	const { base, progress } = options;
	if (base === void 0) return { value: read.input };
	const compared = await (await import("./base-revision.js")).withBase(read, options, base, progress);
	if (compared.problem !== void 0) return compared;
	return (await import("./other-lists.js")).readOthers(compared.value, options.workloads, options.workingDirectory);
}
async function fixed(input, options, readAgain) {
	const { fix: mode, view, takesUnsafe = false, workingDirectory, stdin } = options;
	if (mode === void 0) return void 0;
	const choice = {
		isWanted: (finding) => isLookedFor(view, finding),
		takesUnsafe
	};
	return (await import("./fix-files.js")).fixFiles(input, {
		mode,
		workingDirectory,
		stdin,
		choice,
		readAgain
	});
}
function record(input, path) {
	if (path === void 0) return void 0;
	const entries = recordBaseline(input);
	const notice = `${count(entries.length, "finding goes", "findings go")} into "${path}": "--baseline ${path}" hides what is known there`;
	return { input: {
		...withNotices(input, notice),
		baseline: {
			path,
			entries
		}
	} };
}
function readingAgain(options, reader, outcomes) {
	const { workingDirectory } = options;
	const absolute = (path) => resolve(workingDirectory, path);
	return async (texts) => {
		const known = new Map([...texts].map(([path, text]) => [absolute(path), { value: {
			path,
			text
		} }]));
		const earlier = outcomesOfSame(outcomes, (path) => !known.has(absolute(path)));
		const rendering = options.rendering && {
			...options.rendering,
			earlier
		};
		const shown = new Map([...texts].map(([path, text]) => [absolute(path), text]));
		return (await withVirtualTexts(shown, (fileSystem) => {
			const lent = (path) => known.get(path) ?? lentBy(reader, path);
			const again = createFileReader(workingDirectory, {
				known: lent,
				fileSystem,
				host: reader.host
			});
			return readRepository({
				...options,
				rendering
			}, NO_PROGRESS, again);
		})).value?.value?.input;
	};
}

// src/workspace/render-programs.ts
function nameRenderPrograms(given, environment, { workingDirectory, by }) {
	const names = {};
	for (const renderer of RENDERERS) {
		const variable = `TAINTLINT_${renderer.toUpperCase()}`;
		const text = given[renderer] ?? environment[variable];
		if (!text) continue;
		names[renderer] = {
			text: /[\\/]/.test(text) ? resolve(workingDirectory, text) : text,
			by: given[renderer] === void 0 ? variable : by(renderer)
		};
	}
	return names;
}
function chooseRenderSettings(word, configured) {
	return word === void 0 ? configured ?? renderSettings("auto") : renderSettings(word);
}
function findRenderPrograms(settings, names, path) {
	const found = /* @__PURE__ */ new Map();
	const missing = /* @__PURE__ */ new Set();
	const errors = [];
	for (const renderer of RENDERERS) {
		if (settings[renderer] === "off") continue;
		const name = names[renderer];
		if (name === void 0) {
			const program = findProgram(renderer, path);
			if (program === void 0) missing.add(renderer);
			else found.set(renderer, program);
			continue;
		}
		const absolute = isAbsolute(name.text) ? name.text : path.find(name.text);
		if (absolute === void 0) errors.push({ message: `${name.by}: no program "${name.text}" is on PATH` });
		else if (isExecutable(absolute)) found.set(renderer, namedProgram(renderer, absolute));
		else errors.push({ message: `${name.by}: "${name.text}" does not exist, or cannot be started` });
	}
	return errors.length > 0 ? { problem: errors } : { value: {
		found,
		missing
	} };
}

// src/sources/disk/shorten-list.ts
const LEAST_BYTES = 4194304;
const ITEM = "\n        {\n";
const ITEM_END = "\n        }";
const IMAGES = "\n                \"images\": [\n";
const IMAGES_END = "\n                ]";
const LINE_FEED = 10;
const WAITS = ["\"reason\": \"Unschedulable\"", "\"reason\": \"SchedulingGated\""];
const LONGEST_LINE = 200;
function shortenList(bytes) {
	if (bytes.length < LEAST_BYTES) return bytes;
	const pieces = [];
	const seen = /* @__PURE__ */ new Set();
	let copied = 0;
	const leaveOut = (start, end) => {
		pieces.push(bytes.subarray(copied, start), lineFeedsOf(bytes.subarray(start, end)));
		copied = end;
	};
	for (let start = bytes.indexOf(ITEM); start >= 0; start = bytes.indexOf(ITEM, start + 1)) {
		const end = bytes.indexOf(ITEM_END, start + 1);
		if (end < 0) break;
		const item = bytes.subarray(start, end);
		const maker = makerOf(item);
		if (maker !== void 0) {
			if (seen.has(maker)) leaveOut(start + 11 - 1, end);
			seen.add(maker);
			continue;
		}
		const images = item.indexOf(IMAGES);
		const imagesEnd = images < 0 ? -1 : item.indexOf(IMAGES_END, images);
		if (imagesEnd >= 0) leaveOut(start + images + 29 - 1, start + imagesEnd);
	}
	return copied === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(copied)]);
}
function makerOf(item) {
	if (item.indexOf("\n            \"kind\": \"Pod\",\n") < 0) return void 0;
	const owners = item.indexOf("\n                \"ownerReferences\": [\n");
	const uid = owners < 0 ? -1 : item.indexOf("\n                        \"uid\": \"", owners);
	if (uid < 0) return void 0;
	return `${WAITS.some((reason) => item.indexOf(reason) >= 0)} ${item.toString("latin1", uid, uid + LONGEST_LINE).trim().split("\n")[0]}`;
}
function lineFeedsOf(bytes) {
	let count = 0;
	for (const byte of bytes) if (byte === LINE_FEED) count += 1;
	return Buffer.alloc(count, LINE_FEED);
}
function readList(absolutePath) {
	try {
		return { value: shortenList(readFileSync(absolutePath)) };
	} catch (error) {
		return { problem: `cannot be read: ${describeSystemError(error)}` };
	}
}

// src/cli/contract/command-context.ts
function refuse(...errors) {
	return {
		exitCode: 2,
		reports: [],
		errors
	};
}
function renderReports(requests, context, render) {
	const terminal = {
		color: context.color,
		columns: context.columns,
		ascii: context.environment.TERM === "dumb",
		links: context.color && context.columns !== void 0
	};
	return Promise.all(requests.map(async (request) => ({
		file: request.file,
		isVerbatim: isVerbatim(request),
		text: await renderFor(request, terminal, context, render)
	})));
}
function isVerbatim({ format }) {
	return format === "taintlint" || format === "yaml";
}
async function renderFor(request, terminal, { environment }, render) {
	if (request.file !== void 0) return render(request, { color: false });
	const text = await render(request, terminal);
	if (isVerbatim(request)) return verbatimLogText(text, environment);
	return [
		"text",
		"concise",
		"agent"
	].includes(request.format) ? logText(text, environment) : text;
}
function selectedView(options) {
	const { only, full = false, quiet, "min-severity": least } = options;
	return {
		only,
		least: least ?? (quiet ? "error" : "note"),
		isFull: full,
		isQuiet: quiet
	};
}
async function repositoryOptions({ options, stdinName }, paths, context) {
	const { config, inventory, cluster, render } = options;
	const { environment, workingDirectory, elapsed } = context;
	const programs = nameRenderPrograms(options, environment, {
		workingDirectory,
		by: (renderer) => `--${renderer}`
	});
	const rendering = {
		environment,
		render,
		useCache: options["no-cache"] !== true,
		programs,
		rendered: /* @__PURE__ */ new Map(),
		spent: { milliseconds: 0 }
	};
	const stdin = stdinName === void 0 ? void 0 : decodeStdin(stdinName, await context.readStdin());
	const isGlob = (word) => /[*?[{]/.test(word) && lookUpPath(workingDirectory, word, DISK).kind === "missing";
	const globs = paths.filter(isGlob);
	return {
		paths: paths.filter((word) => !globs.includes(word)),
		globs,
		workingDirectory,
		config,
		inventory,
		cluster,
		stdin,
		rendering,
		elapsed
	};
}
function decodeStdin(name, bytes) {
	return {
		name,
		bytes,
		read: decodeSource(shortenList(bytes), name)
	};
}

// src/rendering/chart-lock.ts
const LOCK_FILE = "taintlint.lock";
const FORMAT = 1;
const DIGEST = /^sha256:([0-9a-f]{64})$/;
const EXACT_VERSION = /^\w[\w.+-]{0,100}$/;
const LOCK = objectOf({
	format: oneOf(FORMAT),
	charts: listOf(objectOf({
		address: text,
		name: text,
		wanted: text,
		version: text,
		digest: text
	}))
});
function parseLock(source) {
	const { value: json, problem } = parseJson(source);
	if (problem !== void 0) return { problem };
	const read = LOCK(json, "");
	if (read.problem !== void 0) return read;
	const charts = [];
	for (const [index, { name, address, wanted, version, digest }] of read.value.charts.entries()) {
		const { value: chart, problem: why } = readOutsideChart(name, address, wanted);
		const hex = DIGEST.exec(digest)?.[1];
		if (chart === void 0) return { problem: `"charts[${index}]" is no chart: ${why}` };
		if (hex === void 0) return { problem: `"charts[${index}].digest" is no SHA-256` };
		if (!EXACT_VERSION.test(version)) return { problem: `"charts[${index}].version" is no version` };
		charts.push({
			...chart,
			version,
			digest: hex
		});
	}
	return { value: charts };
}
function formatLock(charts) {
	const entries = charts.toSorted((one, other) => keyOfChart(one) < keyOfChart(other) ? -1 : 1).map(({ name, address, wanted, version, digest }) => {
		return {
			address,
			name,
			wanted,
			version,
			digest: `sha256:${digest}`
		};
	});
	return `${JSON.stringify({
		format: FORMAT,
		charts: entries
	}, void 0, 2)}\n`;
}

// src/workspace/user-cache.ts
function userCache(environment, workingDirectory) {
	const named = cacheFolder(environment);
	const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
	return named !== void 0 && isLedAway(root, named, DISK) ? void 0 : named;
}
function cacheFolder(environment, platform = process.platform) {
	const { XDG_CACHE_HOME, HOME, LOCALAPPDATA } = environment;
	if (XDG_CACHE_HOME !== void 0 && isAbsolute(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, "taintlint");
	if (platform === "win32") return LOCALAPPDATA ? join(LOCALAPPDATA, "taintlint", "cache") : void 0;
	if (HOME === void 0 || !isAbsolute(HOME)) return void 0;
	return platform === "darwin" ? join(HOME, "Library", "Caches", "taintlint") : join(HOME, ".cache", "taintlint");
}

// src/cli/commands/lint.ts
async function runLint(invocation, context) {
	const mistyped = findMistypedCommand(invocation, context.workingDirectory);
	if (mistyped !== void 0) return refuse(mistyped);
	const view = selectedView(invocation.options);
	const unknownRule = describeUnknownRule(view);
	if (unknownRule !== void 0) return refuse(unknownRule);
	const { baseline, "write-baseline": writeBaseline, base, "fail-on": failOn, verbose, workloads } = invocation.options;
	const { workingDirectory, elapsed, progress } = context;
	const begun = elapsed();
	const given = await repositoryOptions(invocation, invocation.operands, context);
	const { charts, "chart-source": chartSources } = invocation.options;
	const options = given.rendering ? {
		...given,
		rendering: {
			...given.rendering,
			charts,
			chartSources
		}
	} : given;
	const files = [baseline, writeBaseline].flatMap((file) => file ?? []);
	const linted = await lintWorkspace(createFileReader(workingDirectory), {
		...options,
		baseline: writeBaseline === void 0 ? baseline : void 0,
		apart: files.map((file) => resolve(workingDirectory, file)),
		progress,
		view,
		failOn,
		writeBaseline,
		workloads,
		fix: fixMode(invocation.options),
		takesUnsafe: invocation.options["unsafe-fixes"],
		base: base === void 0 ? void 0 : {
			revision: base,
			by: "--base"
		}
	});
	if (linted.problem !== void 0) return refuse(...linted.problem);
	const { repository, fixes, times } = linted.value;
	const judged = elapsed();
	const told = await reportFindings(linted.value, invocation, context);
	const written = {
		file: writeBaseline,
		text: linted.value.baseline ?? ""
	};
	const reports = linted.value.baseline === void 0 ? told.reports : [...told.reports, written];
	const describeRun = async () => (await import("./describe-run2.js")).describeRun(repository, {
		begun,
		...times,
		judged
	});
	const result = {
		...told,
		reports,
		messages: verbose ? await describeRun() : []
	};
	return fixes === void 0 ? result : afterFixes(result, guarded(fixes, invocation, context));
}
async function reportFindings({ result, passed, failOn, configuration, nothing, over, fixes }, { formats, options }, context) {
	const verdict = {
		result,
		passed,
		failOn,
		configuration,
		view: selectedView(options),
		wouldFix: fixes?.wouldFix
	};
	const reports = await renderReports(formats, context, ({ format }, style) => renderLint(verdict, format, style, context));
	return {
		exitCode: over.length > 0 ? 2 : passed ? nothing === void 0 ? 0 : 3 : 1,
		reports,
		errors: [...boundErrors(over), ...nothing === void 0 ? [] : [nothing]]
	};
}
function fixMode(options) {
	if (options["fix-dry-run"]) return "diff";
	return options.fix || options["unsafe-fixes"] ? "write" : void 0;
}
function guarded(fixes, { options, formats }, { environment }) {
	if (!options["fix-dry-run"] || fixes.output === void 0) return fixes;
	if (!formats.some(({ format, file }) => file === void 0 && (format === "text" || format === "agent"))) return {
		...fixes,
		output: void 0
	};
	return {
		...fixes,
		output: verbatimLogText(fixes.output, environment)
	};
}
function afterFixes(result, { output, messages, errors }) {
	const files = result.reports.filter(({ file }) => file !== void 0);
	return {
		exitCode: errors.length > 0 ? 2 : result.exitCode,
		reports: output === void 0 ? result.reports : [...files, {
			file: void 0,
			text: output,
			isVerbatim: true
		}],
		errors: [...result.errors, ...errors],
		messages: [...result.messages ?? [], ...messages]
	};
}
function findMistypedCommand({ explicit, operands }, workingDirectory) {
	const [word] = operands;
	if (explicit || word === void 0 || lookUpPath(workingDirectory, word, DISK).kind !== "missing") return void 0;
	const nearest = nearestCommand(word);
	if (nearest === void 0) return void 0;
	return { message: `"${word}" is neither a command nor a path; did you mean ${nearest.startsWith("-") ? "" : "the command "}"${nearest}"?` };
}

// src/sources/disk/mentions-gitops.ts
const NO_MATCH = 1;
function mentionsGitops({ root, below, fileSystem }, isKnown = () => false) {
	const { paths, isWhole } = below(root);
	const others = paths.filter((path) => isManifestName(path) && !isNever(path) && !isKnown(join(root, path)));
	if (others.length === 0) return false;
	if (isWhole) {
		const outcome = runGit(root, [...[
			"grep",
			"--quiet",
			"--untracked",
			"--text",
			"--extended-regexp",
			"-e",
			GITOPS_GROUP.source,
			"--"
		], ...[
			"*.yaml",
			"*.yml",
			"*.json"
		].map((glob) => `:(icase)${glob}`)]);
		if (outcome.problem === void 0) return true;
		if (outcome.problem.status === NO_MATCH) return false;
	}
	return others.some((path) => fileMatches(join(root, path), GITOPS_GROUP, fileSystem));
}

// src/workspace/rendering.ts
async function renderRepository(read, options, progress) {
	const { manifests, declarations, reader } = read;
	const { workingDirectory, fileSystem } = reader;
	const { configuration } = declarations;
	const settings = chooseRenderSettings(options.render, configuration?.configuration.render);
	const nothing = { manifests };
	if (RENDERERS.every((renderer) => settings[renderer] === "off")) return { value: nothing };
	const repository = repositoryOf(reader, configuration?.folder);
	const search = openSearchPath(options.environment.PATH, [repository, options.checkout ?? repository]);
	const programs = findRenderPrograms(settings, options.programs ?? {}, search);
	if (programs.problem !== void 0) return programs;
	const found = findDeploying(read);
	const declared = configuration?.configuration.charts ?? [];
	const session = programs.value.found.size > 0 ? options.chartSession : void 0;
	const mayBeLocked = options.plan !== void 0 || session !== void 0 || exists(fileSystem, lockPathOf(read));
	const isNeeded = found.kustomizations.length > 0 || found.charts.length > 0 || found.gitops.files.some(({ file }) => mayHoldGitops(file) || mayBeHelmfile(file)) || mayBeLocked && read.releases.length > 0;
	if (!isNeeded && declared.length === 0) return { value: nothing };
	const begin = performance.now();
	const [planning, { describeWrongCharts }, { runRoots }] = await Promise.all([
		import("./plan-roots.js"),
		import("./values-sets2.js"),
		import("./run-roots.js")
	]);
	const withoutKustomize = settings.kustomize === "off" || programs.value.missing.has("kustomize");
	const { value: locked, problem: badLock } = await withLock(read, {
		...await planInputOf(read, found),
		withoutKustomize
	}, options, session);
	if (badLock !== void 0) return { problem: badLock };
	const { input } = locked;
	const wrong = describeWrongCharts(declared, input.charts, input.files);
	if (wrong.length > 0) return { problem: wrong };
	if (!isNeeded) return { value: nothing };
	const isExcluded = exclusionOf(declarations);
	const customKinds = configuration?.configuration.customKinds ?? [];
	const { limits: bounds, deadline } = read;
	const surroundings = {
		workingDirectory,
		fileSystem,
		customKinds,
		bounds,
		deadline
	};
	const remembering = {
		...options,
		rendered: options.rendered ?? /* @__PURE__ */ new Map()
	};
	const createPlanner = () => (options.plan ?? planning.createRootPlanner)({ ...input });
	let planAll = createPlanner();
	const plan = async (printed) => {
		let all = planAll(printed);
		for (; await locked.download?.(progress); all = planAll(printed)) planAll = createPlanner();
		const wanted = all.filter(({ renderer, file }) => settings[renderer] !== "off" && !isExcluded(file.path));
		return neededRoots(wanted, manifests, read.scope !== "files");
	};
	const render = (roots) => runRoots(roots, programs.value, remembering, surroundings, progress);
	const { outcomes, started, late, unfollowed } = await followPrinted(plan, render, options.earlier);
	const absent = locked.absent?.().length ?? 0;
	const notFetched = `${count(absent, "chart", "charts")} of ${LOCK_FILE} not on this machine: run "taintlint fetch"`;
	const notices = [
		...absent === 0 ? [] : [notFetched],
		...locked.notices ?? [],
		...unfollowed
	];
	const lock = locked.lock && {
		...locked.lock,
		lacking: locked.lacking?.() ?? []
	};
	if (outcomes.length === 0) return { value: {
		...nothing,
		lock,
		notices,
		reached: locked.refused?.() ?? []
	} };
	const says = `${late === 1 ? "1 rendering was" : `${late} renderings were`} not made`;
	return { value: {
		manifests: applyRenderings(manifests, outcomes),
		notices: [...notices, ...settings.helm === "off" ? [] : planning.unusedValuesNotices(input, isExcluded)],
		missing: describeMissing(outcomes, programs.value.missing),
		lock,
		started,
		outcomes,
		programs: programs.value.found,
		milliseconds: performance.now() - begin,
		reached: [
			...late === 0 || deadline.isOver("reading") ? [] : [describeReached("renderingSeconds", bounds, says)],
			...locked.refused?.() ?? [],
			...describeFaults(outcomes)
		]
	} };
}
async function addBeside(rendered, own, beside, { plan: _, chartSession: __, ...options }, progress) {
	const { configuration } = own.declarations;
	const bare = configuration && {
		...configuration,
		configuration: {
			...configuration.configuration,
			charts: []
		}
	};
	const declarations = {
		...own.declarations,
		configuration: bare
	};
	const checkout = options.checkout ?? repositoryOf(own.reader, configuration?.folder);
	let all = rendered;
	for (const [reader, files] of beside) {
		const manifests = files.map((file) => readManifest(file));
		const gitops = createGitops(own.gitops.clusters, manifests);
		const every = () => allTexts(reader).map((file) => ({ file }));
		const around = {
			reader,
			manifests,
			gitops,
			surrounded: () => createGitops(own.gitops.clusters, every())
		};
		const { value, problem } = await renderRepository({
			...own,
			...around,
			declarations,
			scope: "files",
			releases: []
		}, {
			...options,
			checkout,
			earlier: []
		}, progress);
		if (value === void 0) return { problem };
		const why = (value.outcomes ?? []).flatMap((one) => one.kind === "failed" ? [one.problem] : []).map(({ file, message }) => `pools of "${file.path}" are read as they are written: ${message}`);
		all = {
			...all,
			beside: [...all.beside ?? [], ...value.manifests],
			notices: [
				...all.notices ?? [],
				...value.notices ?? [],
				...why
			],
			missing: [...all.missing ?? [], ...value.missing ?? []],
			reached: [...all.reached ?? [], ...value.reached ?? []]
		};
	}
	return { value: all };
}
async function findUnusedChartValues(read) {
	const found = findDeploying(read);
	if (found.charts.length === 0) return [];
	return (await import("./plan-roots.js")).planUnusedValues(await planInputOf(read, found), exclusionOf(read.declarations));
}
function treeOf({ declarations: { configuration }, reader }) {
	return reader.tree(repositoryOf(reader, configuration?.folder));
}
function findDeploying(read) {
	const { workingDirectory, folder } = read.reader;
	const tree = treeOf(read);
	const paths = findRenderedFiles(tree, folder).map((path) => relativePath(workingDirectory, path));
	return {
		kustomizations: paths.filter((path) => basename(path) !== "Chart.yaml"),
		charts: paths.filter((path) => basename(path) === "Chart.yaml"),
		gitops: mayBeDeployedAround(read, tree) ? read.surrounded() : read.gitops
	};
}
function mayBeDeployedAround(read, tree) {
	return read.scope === "files" && !sayWhatIsDeployed(read.gitops.clusters) && mentionsGitops(tree, knownPaths(read));
}
function knownPaths({ manifests, reader, declarations }) {
	const files = [...manifests.map(({ file }) => file.path), declarations.configuration?.configuration.file.path ?? []];
	const known = new Set(files.flat().map((path) => resolve(reader.workingDirectory, path)));
	return (path) => known.has(path);
}
async function planInputOf(read, found) {
	const { declarations, reader, releases } = read;
	const { workingDirectory } = reader;
	const { createRepositoryFiles } = await import("./repository-files.js");
	return {
		...found,
		files: createRepositoryFiles({
			workingDirectory,
			tree: treeOf(read),
			read: (path) => reader.read(path).value
		}),
		releases,
		configuration: declarations.configuration?.configuration
	};
}
function lockPathOf(read) {
	return join(treeOf(read).root, LOCK_FILE);
}
async function withLock(read, input, { environment, charts: word }, session) {
	const path = lockPathOf(read);
	const { value: file } = word !== "off" && exists(read.reader.fileSystem, path) ? read.reader.read(path) : {};
	if (file === void 0 && session === void 0) return { value: { input } };
	const { value: charts, problem } = file === void 0 ? { value: [] } : parseLock(file.text);
	if (charts === void 0) return { problem: [{ message: `${file?.path}: ${problem}; taintlint fetch writes it` }] };
	const { openChartStore, withLockedCharts } = await import("./chart-store2.js");
	const { workingDirectory } = read.reader;
	const folder = userCache(environment, workingDirectory);
	const store = folder === void 0 ? void 0 : openChartStore(folder);
	const known = new Map(charts.map((chart) => [keyOfChart(chart), chart]));
	const locked = withLockedCharts(input.files, relativePath(workingDirectory, path), known, store);
	const [asked, notices] = [/* @__PURE__ */ new Set(), []];
	async function download(progress) {
		const isNew = (key) => !asked.has(key) && asked.add(key);
		const wanted = [...locked.lacking(), ...locked.absent()].filter((chart) => isNew(keyOfChart(chart)));
		if (session === void 0 || wanted.length === 0) return false;
		const done = await session(wanted, charts ?? [], read.deadline.millisecondsLeft("reading"), progress);
		notices.push(...done.notices);
		for (const chart of done.charts) known.set(keyOfChart(chart), chart);
		return done.charts.length > 0;
	}
	const lock = file && {
		file,
		charts
	};
	return { value: {
		...locked,
		lock,
		input: {
			...input,
			files: locked.files
		},
		download,
		notices
	} };
}
function exclusionOf({ configuration }) {
	return matchesGlobs(configuration?.configuration.file ?? { path: "" }, configuration?.configuration.exclude ?? []);
}
function repositoryOf({ folder, fileSystem }, configurationFolder) {
	const root = findGitRoot(folder, fileSystem);
	if (root !== void 0 || configurationFolder === void 0) return root ?? folder;
	return isInside(configurationFolder, folder) ? resolve(configurationFolder) : folder;
}
const NOUNS = {
	kustomize: ["kustomization is", "kustomizations are"],
	helm: ["chart is", "charts are"]
};
function describeMissing(outcomes, missing) {
	return [...missing].flatMap((renderer) => {
		const leftOut = outcomes.filter((one) => one.kind === "left-out" && one.fault === void 0 && one.root.renderer === renderer).length;
		if (leftOut === 0) return [];
		return [`${count(leftOut, ...NOUNS[renderer])} not rendered, because ${namePrograms(renderer)} is not on PATH`];
	});
}
function describeFaults(outcomes) {
	const faulty = outcomes.flatMap((one) => one.kind === "left-out" && one.fault !== void 0 ? [one] : []);
	return [...groupBy(faulty, ({ fault }) => fault)].map(([fault, ones]) => {
		return `${list(ones.map(({ root }) => quoted(root.label)))} could not be rendered because of a problem on this machine: ${fault}`;
	});
}

export { ANSWERS, CELL_MARKS, CONFIGURATION_NAMES, DISK, FETCHED_ARCHIVE, LOCK_FILE, MAX_FILE_BYTES, PARTIAL_CLONE, UNICODE_SIGNS, WITHHELD, addBeside, allTexts, asOnDisk, baseText, boundErrors, cellMark, cellReasons, clusterMatrices, conciseLine, configurationsBelow, coverageSentences, createFileReader, cutLine, dayOfCommit, decodeSource, decodeStdin, decodeText, deliver, describeNothingChecked, describeNothingLinted, describeUnfixable, describeUnknownRule, detailsOf, discoverRoots, diskWith, effectSign, effectText, existingText, fatalFor, findFiles, findGitRoot, findRenderedFiles, findUnusedChartValues, findingCounts, fitsText, foldersBelow, formatConcise, formatLock, formatOutsideReleases, formatRunError, fullName, gitFolderTest, githubLinks, headingColumns, headingLines, hiddenText, identifyProgram, impactGroups, impactText, isGitsOwn, isInside, isOlder, isUtf16, isWellFormed, joinColumns, joinResults, joinedMatrices, landingSteps, lastLine, layoutText, leadsOut, lentBy, lentBytes, lintTried, lintWorkspace, loadClusters, lookUpPath, markPaint, messageOf, nameRenderPrograms, narrow, notComparedTexts, oneLine, openExportedTree, outcomesOfSame, parseLock, passes, poolsOriginOf, queryGit, queryVersion, readFromDisk, readIgnoreLines, readList, readPools, readRepository, readSourceFile, realPathOf, reasonGroups, refuse, relativePath, renderLint, renderReports, renderRepository, renderedIn, repositoryOptions, repositoryPaths, resultCounts, rootAbove, runGit, runLint, scopeText, selectedView, severityPaint, shortenList, terminalColors, textsWith, trackedPaths, treatmentOf, userCache, versionIn, viewOf, walkFiles, wellFormed, withMarkOf, withheldBy, withinLimits, withoutAnnotation, wrapBehind, wrapPainted, writeFixedFile, writeReports, writeThrough };