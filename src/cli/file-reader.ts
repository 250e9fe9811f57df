import { glanceAt } from "../manifest/glance.js";
import { changedFile } from "../model/changed-file.js";
import { derived } from "../model/derived.js";
import { keepNewest } from "../model/newest.js";
import type { Glance, SourceFile, UnreadableFile } from "../model/source.js";
import { digestOf } from "../model/text-digest.js";
import { beginLongRun, boundHeap } from "../sources/engine.js";
import { type FilesNamed, type FileTree, openFileTree } from "../sources/file-tree.js";
import { type FileSearch, type FoundFiles, findFiles } from "../sources/find-files.js";
import { findGitRoot } from "../sources/git-root.js";
import { glanceAtFile, type ReadFile, readSourceFile } from "../sources/read-file.js";
import { linkTest } from "../sources/real-path.js";
import { isInside, relativePath } from "../sources/relative-path.js";

/** Finds and reads files: one run asks once which files there are, makes the same search once, and reads each file once. */
export interface FileReader {
  readonly workingDirectory: string;
  /** Reads the same files as they are seen from another folder. */
  readonly seenFrom: (folder: string) => FileReader;
  /** Reads the same files for a run over a few of them, so that not all that stands around them need be looked at. */
  readonly around: (named: FilesNamed) => FileReader;
  /** Which files there are where a folder stands: in its git repository, else below `base`, where it stands in that. */
  readonly tree: (folder: string, base?: string) => FileTree;
  readonly find: (search: FileSearch) => FoundFiles;
  /** Absolute: the folders of which only what stands around the named files was looked at. */
  readonly cutFolders: () => readonly string[];
  /** By the absolute path. */
  readonly read: (absolutePath: string) => ReadFile;
  /** The files that could not be read so far. */
  readonly unread: () => readonly UnreadableFile[];
  /** Nobody needs the text of a file that was read: it is kept no longer. Whoever asks all the same has it read again. */
  readonly letGo: (file: SourceFile) => void;
}

/** What a reader need not find out by itself. */
export interface ReaderOptions {
  /** The working directory stands in a commit that is shown as a folder. */
  readonly isExported?: boolean | undefined;
  /** The same file as another reader has read it, with the same bytes and seen from the same folder. */
  readonly known?: ((absolutePath: string) => ReadFile | undefined) | undefined;
  /** Characters of texts that are kept. What is more is let go, the oldest first, and read again for whoever asks. */
  readonly keeps?: number | undefined;
}

/** What a reader keeps of a file. */
interface KeptFile {
  readonly absolutePath: string;
  /** Null for a file that is known by its glance: nobody but a place in it needs its text. */
  text: string | undefined | null;
  glance: Glance | undefined;
  /** Of the texts that were let go although somebody may need them: what was read of them is true of no others. */
  digest: number | undefined;
}

/** Characters of texts that are kept. Most repositories have less that matters. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** A longer text is kept in any case: to read it again for one place of many would take too long. */
const LONG_TEXT = 1024 * 1024;

/** A run over as many files is a long one. */
const MANY_FILES = 100;

/** Terraform's language and scripts. */
const NO_YAML = /\.(?:tf|tofu|tfvars|hcl|sh)$/;

/** What a file gave, as long as it is kept: of one that its bytes told of, the documents that may matter. */
function textsIn({ text, glance }: KeptFile): readonly string[] {
  return text === null ? (glance?.parts ?? []).map((part) => part.text) : [text ?? ""];
}

export function createFileReader(workingDirectory: string, options: ReaderOptions = {}): FileReader {
  const { isExported = false, known = () => undefined, keeps = MOST_CHARACTERS } = options;
  const files = new Map<string, ReadFile>();
  const kept = new WeakMap<Pick<SourceFile, "path">, KeptFile>();
  /** No link stands in their way. */
  const searched = new Set<string>();
  const repository = findGitRoot(workingDirectory);
  const isLedAway = linkTest(repository ?? workingDirectory, { mayLeave: repository === undefined });

  /** One that is known by its glance: who asks for the text of a file asks again. */
  let again = { absolutePath: "", text: "" };

  function textAgain(absolutePath: string, path: string): string {
    if (again.absolutePath !== absolutePath) {
      again = { absolutePath, text: readSourceFile(absolutePath, path).value?.text ?? "" };
    }
    return again.text;
  }

  const newest = keepNewest<KeptFile>(keeps, (own) => {
    own.digest = digestOf(textsIn(own));
    drop(own);
  });

  function drop(own: KeptFile): void {
    if (own.text !== null) own.text = undefined;
    if (own.glance?.parts.length !== 0) own.glance = undefined;
  }

  function keep(own: KeptFile, path: string): void {
    const texts = textsIn(own);
    if (own.digest !== undefined && own.digest !== digestOf(texts)) throw changedFile(path);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (length <= LONG_TEXT) newest.keep(own, length);
  }

  function textOf(this: Pick<SourceFile, "path">): string {
    const own = kept.get(this);
    if (own === undefined) return "";
    if (own.text === null) return textAgain(own.absolutePath, this.path);
    if (own.text !== undefined) {
      newest.ask(own);
      return own.text;
    }
    const { text = "" } = readSourceFile(own.absolutePath, this.path).value ?? {};
    own.text = text;
    keep(own, this.path);
    return text;
  }

  function glanceOf(this: Pick<SourceFile, "path">): Glance | undefined {
    const own = kept.get(this);
    if (own === undefined) return undefined;
    if (own.glance !== undefined) {
      newest.ask(own);
      return own.glance;
    }
    const { glance } = glanceAtFile(own.absolutePath, this.path, glanceAt);
    own.glance = glance;
    keep(own, this.path);
    return glance;
  }

  function held(absolutePath: string, { path, text }: SourceFile): SourceFile {
    const file = { path };
    const own = { absolutePath, text, glance: undefined, digest: undefined };
    kept.set(file, own);
    keep(own, path);
    return derived(file, "text", textOf);
  }

  function glanced(absolutePath: string, path: string, glance: Glance): SourceFile {
    const file = { path };
    const own = { absolutePath, text: null, glance, digest: undefined };
    kept.set(file, own);
    if (glance.parts.length > 0) keep(own, path);
    return derived(derived(file, "text", textOf), "glance", glanceOf);
  }

  /** Its documents are let go, too, where it holds any. */
  function letGo(file: SourceFile): void {
    const own = kept.get(file);
    if (own === undefined) return;
    newest.leaveOut(own);
    drop(own);
  }

  function readOnce(absolutePath: string, path: string): ReadFile {
    // A commit is shown for a while only, and a glance tells nothing of what is no YAML.
    if (isExported || NO_YAML.test(path)) return readSourceFile(absolutePath, path);
    const read = glanceAtFile(absolutePath, path, glanceAt);
    if (read.problem !== undefined) return read;
    return {
      value: read.value === undefined ? glanced(absolutePath, path, read.glance) : held(absolutePath, read.value),
    };
  }

  /** Which files there are, for a run over the named ones, or over all. */
  function finding(around?: FilesNamed): Pick<FileReader, "tree" | "find" | "cutFolders"> {
    const trees = new Map<string, FileTree>();
    const searches = new Map<string, FoundFiles>();
    function tree(folder: string, base = folder): FileTree {
      const root = findGitRoot(folder) ?? (isInside(base, folder) ? base : folder);
      const opened = trees.get(root) ?? openFileTree(root, { isExported, around });
      trees.set(root, opened);
      return opened;
    }
    return {
      tree,
      cutFolders: () => [...trees.values()].filter(({ isCut }) => isCut()).map(({ root }) => root),
      find(search) {
        const key = JSON.stringify(search);
        const earlier = searches.get(key);
        if (earlier !== undefined) return earlier;
        const found = findFiles(search, tree(search.below ?? search.folder, search.folder), workingDirectory);
        searches.set(key, found);
        if (found.files.length >= MANY_FILES) beginLongRun();
        if (search.below !== undefined && !isLedAway(search.below)) for (const file of found.files) searched.add(file);
        return found;
      },
    };
  }

  const reader: FileReader = {
    workingDirectory,
    seenFrom: (folder) => createFileReader(folder, { isExported }),
    around: (named) => ({ ...reader, ...finding(named) }),
    ...finding(),
    read(absolutePath) {
      const earlier = files.get(absolutePath) ?? known(absolutePath);
      if (earlier !== undefined) {
        files.set(absolutePath, earlier);
        return earlier;
      }
      const path = relativePath(workingDirectory, absolutePath);
      // Whoever changes the repository would choose what is read.
      const isForeign = !searched.has(absolutePath) && isLedAway(absolutePath);
      const message = "cannot be read: a link leads out of the repository, or into a .git";
      const result = isForeign ? { problem: { path, message } } : readOnce(absolutePath, path);
      files.set(absolutePath, result);
      if (files.size % MANY_FILES === 0) boundHeap();
      return result;
    },
    unread: () => [...files.values()].flatMap(({ problem }) => problem ?? []),
    letGo,
  };
  return reader;
}
