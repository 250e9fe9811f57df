// src/rendering/helm/helm-error.ts
const PLACE = /(?<![^\s():<>"])([^\s():<>"]+\/templates\/[^\s():<>"]+)(?::(\d+))?/g;
const VALUE_AT = /at <(?:index )?\$?(\.Values(?:\.\w+)+)[ >]/;
const KINDS = [
	[/function "([^"]+)" not defined/, ([, name]) => `function "${name}" is not defined`],
	[/no template "([^"]+)" associated/, ([, name]) => `template "${name}" is not defined`],
	[/nested reference name: (\S+?):/, ([, name]) => `template "${name}" includes itself without end`],
	[/nil pointer evaluating|index of (?:untyped nil|nil pointer)/, (_, text) => nilPointer(text)],
	[/chart requires kubeVersion: (.{1,80}?) which is incompatible with Kubernetes (\S+)/, ([, wanted, version]) => `the chart requires Kubernetes "${wanted}" and is rendered for ${version}: "kubernetesVersion" in taintlint.yaml says which`],
	[/found in Chart\.yaml, but missing in charts\/ directory: ([\w., -]+)/, ([, names]) => `dependencies are not in "charts/": ${names?.trim()}`],
	[/parse error on|error converting YAML to JSON/, (_, text) => brokenYaml(text)],
	[/can't evaluate field (\w+)/, ([, name]) => `field "${name}" does not exist there`],
	[/invalid value; expected (\w+)/, ([, type]) => `a value is missing, or is no ${type}, which the template takes`],
	[/no matches for kind|ensure CRDs are installed/, () => "a CustomResourceDefinition that it needs is not there"],
	[/wrong type for value|error calling (\w+)/, (_, text) => failedCall(text)],
	[/parse error at/, () => "the template is not valid"]
];
function nilPointer(text) {
	const path = VALUE_AT.exec(text)?.[1];
	return path === void 0 ? "a value that the template reads is missing" : `value "${path.slice(8)}" is missing, or a mapping above it`;
}
function brokenYaml(text) {
	return /failed to parse/.test(text) ? "a values file is not valid YAML" : "the template renders to text that is not YAML";
}
function failedCall(text) {
	const calls = [...text.matchAll(/error calling (\w+)/g)].map(([, name]) => name);
	const last = calls.findLast((name) => name !== "include" && name !== "tpl") ?? calls.at(-1);
	return last === void 0 ? "a value has another type than the template takes" : `"${last}" fails with these values`;
}
const ON_PURPOSE = "the template fails on purpose: a value is missing or rejected";
const EXECUTION = /execution error at \(|error calling (?:required|fail):/;
function readHelmError(text) {
	if (!/^Error: /m.test(text)) return void 0;
	const places = [...text.matchAll(PLACE)];
	const place = places.findLast(([, , at]) => at !== void 0) ?? places.at(-1);
	const source = place?.[1];
	const line = place?.[2] === void 0 ? void 0 : Number(place[2]);
	if (EXECUTION.test(text)) return {
		message: ON_PURPOSE,
		source,
		line
	};
	for (const [pattern, describe] of KINDS) {
		const match = pattern.exec(text);
		if (match !== null) return {
			message: describe(match, text),
			source,
			line
		};
	}
	return {
		message: "helm cannot render it",
		source,
		line
	};
}
function reduceHelmError(text) {
	const error = readHelmError(text);
	if (error === void 0) return void 0;
	const { message, source, line } = error;
	return `Error: ${source === void 0 ? "" : `${line === void 0 ? source : `${source}:${line}`}: `}${message}`;
}
function parseHelmError(reduced) {
	const [, source, line, message] = /^Error: (?:(\S+?)(?::(\d+))?: )?(.*)$/s.exec(reduced) ?? [];
	return message === void 0 ? void 0 : {
		message,
		source,
		line: line === void 0 ? void 0 : Number(line)
	};
}
function requiredValueOf(line) {
	const at = line.indexOf("required");
	if (at < 0) return void 0;
	const piped = /\|\s*$/.test(line.slice(Math.max(0, at - 20), at));
	const [first, ...others] = [...(piped ? line.slice(line.lastIndexOf("{", at) + 1, at) : line.slice(at)).matchAll(/\.Values\.([\w.]+)/g)].map(([, name]) => name);
	return piped ? others.at(-1) ?? first : first;
}
function missingApiOf(lines) {
	const condition = lines.findLast((line) => /\{\{-?\s*(?:else\s+)?if\b/.test(line)) ?? "";
	return /\.Capabilities\.APIVersions\.Has\s+"([\w./-]{1,120})"/.exec(condition)?.[1];
}

export { ON_PURPOSE, missingApiOf, parseHelmError, reduceHelmError, requiredValueOf };