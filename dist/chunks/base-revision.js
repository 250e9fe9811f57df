import { governedBy, governsAlike, isManifestName, readManifest, withNotices } from "./core.js";
import { exists, nameSome, quoted, systemErrorCode, withTemporaryFolder } from "./program.js";
import { DISK, configurationsBelow, createFileReader, diskWith, formatRunError, isGitsOwn, isInside, lentBy, outcomesOfSame, readRepository, realPathOf, relativePath, trackedPaths } from "./lint.js";
import { findWorkingTree, pathInRevision, resolveBase } from "./git-revision.js";
import { emptyFolder, openCommit } from "./git-tree.js";
const { basename, dirname, join, relative, resolve } = process.getBuiltinModule("node:path");

// src/workspace/base-revision.ts
const SHORT_COMMIT = 12;
const NAMED_FILES = 3;
async function withBase(read, options, base, progress) {
	const { input } = read;
	const { value, problem } = await openBase(read, options, base.revision, progress);
	if (problem === void 0) return { value: nameBase(withNotices({
		...input,
		base: value.base
	}, ...value.notices), base.shownAs) };
	if (base.isOptional !== true) return { problem: problem.map((message) => ({ message: `${base.by}: ${message}` })) };
	const notice = `nothing to compare with, so every finding counts as new: ${problem.join("; ")}`;
	return { value: withNotices(input, notice) };
}
function nameBase(input, branch) {
	return input.base === void 0 || !branch ? input : {
		...input,
		base: {
			...input.base,
			revision: branch
		}
	};
}
async function openBase({ input: head, reader, rendered }, options, revision, progress) {
	const tree = findWorkingTree(options.workingDirectory);
	if (tree.problem !== void 0) return { problem: [tree.problem] };
	const base = resolveBase(tree.value, revision);
	if (base.problem !== void 0) return { problem: [base.problem] };
	const { commit, notice } = base.value;
	const lent = await withTemporaryFolder(async (folder) => {
		const opened = openCommit(tree.value.root, commit, folder);
		if (opened.problem !== void 0) return opened;
		const based = await readBase({
			head,
			reader,
			rendered,
			options,
			tree: tree.value,
			revision,
			commit,
			opened: opened.value,
			fileSystem: diskWith(opened.value.shown),
			progress
		});
		const lacking = opened.value.lacking();
		return lacking === void 0 ? { value: based } : { problem: lacking };
	});
	const { value: read, problem } = lent.problem === void 0 ? lent.value : lent;
	if (read === void 0) return { problem: [problem] };
	return { value: {
		...read,
		notices: [...notice === void 0 ? [] : [notice], ...read.notices]
	} };
}
async function readBase(request) {
	const { reader, options, tree, revision, commit, opened, fileSystem, progress } = request;
	const { shown, same } = opened;
	const copy = shown.root;
	shown.add(".git", emptyFolder());
	const workingDirectory = join(copy, tree.prefix);
	if (!exists(fileSystem, workingDirectory)) shown.add(tree.prefix, emptyFolder());
	const inCopy = (path) => {
		const absolute = resolve(options.workingDirectory, path);
		return pathInRevision(tree, absolute, copy) ?? absolute;
	};
	const ofRun = (path) => {
		if (path === void 0) return void 0;
		const absolute = resolve(options.workingDirectory, path);
		const real = realPathOf(absolute, reader.fileSystem);
		return reader.beside(real, dirname(real)) === void 0 ? inCopy(path) : absolute;
	};
	const shared = shareFiles(request, inCopy);
	const isSame = (path) => same.has(relativePath(copy, join(workingDirectory, path)));
	const earlier = request.rendered.outcomes && outcomesOfSame(request.rendered.outcomes, isSame);
	const paths = options.paths.map(inCopy).filter((path) => exists(fileSystem, path));
	const named = `"${revision}" (${commit.slice(0, SHORT_COMMIT)})`;
	if (options.paths.length > 0 && paths.length === 0) return { notices: [`the base ${named} has none of the paths, so every finding counts as new`] };
	const there = {
		...options,
		workingDirectory,
		paths,
		config: ofRun(options.config),
		inventory: ofRun(options.inventory),
		startsIn: options.startsIn === void 0 ? void 0 : inCopy(options.startsIn),
		without: options.without?.map(inCopy),
		...options.apart !== void 0 && { apart: options.apart.map(inCopy) },
		baseline: baselineIn(request, inCopy),
		...options.rendering && { rendering: {
			...options.rendering,
			checkout: tree.root,
			earlier
		} }
	};
	const files = createFileReader(workingDirectory, {
		isExported: true,
		fileSystem,
		host: reader.host,
		known: (absolutePath) => {
			if (!same.has(relativePath(copy, absolutePath))) return void 0;
			return lentBy(reader, join(reader.workingDirectory, relative(workingDirectory, absolutePath)));
		}
	});
	const read = await readRepository(there, progress, files);
	progress.end();
	if (read.problem !== void 0) {
		const [first] = read.problem;
		return { notices: [`the base ${named} cannot be read, so every finding counts as new${first === void 0 ? "" : `: ${formatRunError(first)}`}`] };
	}
	const unseen = opened.unseen.map((path) => relativePath(join(tree.root, tree.prefix), join(tree.root, path)));
	const notices = [...describeShared(shared, named), ...describeUnseen(unseen, named)];
	const { input } = read.value;
	const isThere = (path) => stands(resolve(options.workingDirectory, path));
	const wasThere = (path) => exists(fileSystem, inCopy(path));
	const governed = await readGoverned(request, input, {
		isThere,
		wasThere
	});
	return {
		notices,
		base: {
			revision,
			commit,
			input,
			unseen,
			isThere,
			...unjudgedFiles(request, wasThere),
			configurations: configurationsBelow(there, files),
			...governed
		}
	};
}
function stands(path) {
	try {
		return DISK.lstat(path) !== void 0;
	} catch (error) {
		return systemErrorCode(error) !== "ENOTDIR";
	}
}
function unjudgedFiles({ head, options, reader, tree }, wasThere) {
	if (head.scope === "files") return {};
	const { workingDirectory } = options;
	const seen = /* @__PURE__ */ new Set([...head.manifests.map(({ file }) => file.path), ...head.unreadable.map(({ path }) => path)]);
	const { paths, submodules: links = [] } = reader.tree(workingDirectory).below(workingDirectory);
	const fresh = paths.filter((path) => (isManifestName(path) || isJsonnet(path)) && !isGitsOwn(path) && !seen.has(path)).filter((path) => !wasThere(path) && isInside(options.startsIn ?? workingDirectory, join(workingDirectory, path)));
	const hidden = fresh.filter(isManifestName).flatMap((path) => reader.read(join(workingDirectory, path)).value ?? []).map((file) => readManifest(file, head.configuration));
	const declaring = links.length === 0 ? void 0 : reader.read(join(tree.root, ".gitmodules")).value;
	const submodules = new Map(links.map((path) => [path, declaring]));
	return {
		hidden,
		unread: fresh.filter(isJsonnet),
		submodules
	};
}
function isJsonnet(path) {
	return path.endsWith(".jsonnet");
}
function baselineIn({ options: { baseline }, fileSystem }, inCopy) {
	const path = baseline === void 0 ? void 0 : inCopy(baseline);
	return path !== void 0 && exists(fileSystem, path) ? path : void 0;
}
async function readGoverned({ head, reader, options, progress }, base, presence) {
	if (governsAlike(base.configuration, head.configuration)) return {};
	const read = await readRepository({
		...options,
		baseline: void 0,
		governing: (found) => governedBy(base.configuration, found, presence)
	}, progress, createFileReader(options.workingDirectory, {
		known: (path) => lentBy(reader, path),
		host: reader.host
	}));
	progress.end();
	const why = read.problem?.map(formatRunError).join("; ");
	return why === void 0 ? { governed: read.value?.input } : { ungoverned: why };
}
function shareFiles({ head, reader, options, tree, opened: { shown }, fileSystem }, inCopy) {
	const { workingDirectory } = options;
	const read = new Set(head.clusters.flatMap(({ inventory }) => inventory.pools).map(({ place }) => place.document.file.path));
	if (head.configuration !== void 0) read.add(head.configuration.file.path);
	const named = [options.config, options.inventory].flatMap((path) => path ?? []);
	const isAbsent = (path) => pathInRevision(tree, resolve(workingDirectory, path), "") !== void 0 && exists(DISK, resolve(workingDirectory, path)) && !exists(fileSystem, inCopy(path));
	const absent = [...read].filter(isAbsent);
	const ignored = reader.host.ignoredPaths(workingDirectory, absent);
	const tracked = trackedPaths(workingDirectory, named.filter(isAbsent));
	const shared = [...absent.filter((path) => ignored.has(path)), ...named.filter((path) => isAbsent(path) && !tracked.has(path))];
	for (const path of new Set(shared)) {
		const inTree = inCopy(path);
		const folder = realPathOf(dirname(inTree), fileSystem);
		const place = resolve(workingDirectory, path);
		shown.add(relativePath(shown.root, join(folder, basename(inTree))), {
			kind: "file",
			place
		});
	}
	return [...new Set(shared)].sort();
}
function describeShared(paths, named) {
	if (paths.length === 0) return [];
	const [are, hold] = paths.length === 1 ? ["is", "holds"] : ["are", "hold"];
	return [`${nameFiles(paths)} ${are} not in git, and ${hold} for the base ${named}, too`];
}
function describeUnseen(paths, named) {
	if (paths.length === 0) return [];
	return [`the base ${named} does not show the content of ${nameFiles(paths)} (submodules, Git LFS, git-crypt): findings there count as known`];
}
function nameFiles(paths) {
	return nameSome(paths.map(quoted), NAMED_FILES);
}

export { withBase };