import { derived } from "../../model/derived.js";
import { keepNewest } from "../../model/newest.js";
import type { DocumentPart, SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { readPlainTree } from "./plain-tree.js";

/**
 * Trees of so many characters are kept; a tree takes some ten times its text. Most repositories have less that matters, and
 * whoever goes through more of it, one workload after the other, has each tree read again.
 */
const MOST_CHARACTERS = 128 * 1024;
/** The tree of a longer text is kept in any case: to read it again for one place of many would take too long. */
const LONG_TEXT = 32 * 1024;

interface KeptTree {
  /** Its text, where that is no part of its file's. */
  readonly text: string | undefined;
  /** Where the text begins in its file. */
  readonly start: number;
  readonly length: number;
  root: SourceNode | undefined;
}

const newest = keepNewest<KeptTree>(MOST_CHARACTERS, (tree) => {
  tree.root = undefined;
});

type Rootless = Omit<SourceDocument, "root">;
const trees = new WeakMap<Rootless, KeptTree>();

function rootOf(this: Rootless): SourceNode {
  const tree = trees.get(this);
  if (tree?.root !== undefined) {
    newest.ask(tree);
    return tree.root;
  }
  // The same text gives the same tree.
  const root = tree && readPlainTree(textOf(tree, this.file), tree.start);
  if (tree === undefined || root === undefined) throw new Error("a text that was read gives no tree");
  tree.root = root;
  newest.keep(tree, tree.length);
  return root;
}

function textOf({ text, start, length }: KeptTree, file: SourceFile): string {
  if (text !== undefined) return text;
  if (file.glance === undefined) return file.text.slice(start, start + length);
  return file.glance.parts.find((part) => part.start === start)?.text ?? "";
}

/** Whether the file tells the text for whoever asks: it may let go of it, which a part of it would keep. */
function isOfFile({ start, text }: DocumentPart, file: SourceFile): boolean {
  if (file.glance === undefined) return file.text.startsWith(text, start);
  return file.glance.parts.some((part) => part.start === start && part.text === text);
}

/** A document with the tree that `readPlainTree` gave of its text: let go after many others, and read again for who asks. */
export function plainDocument(file: SourceFile, part: DocumentPart, root: SourceNode): SourceDocument {
  const { start, text } = part;
  const { length } = text;
  if (length > LONG_TEXT) return { file, start: root.start, root };
  const document = derived<Rootless, "root", SourceNode>({ file, start: root.start }, "root", rootOf);
  const tree: KeptTree = { text: isOfFile(part, file) ? undefined : text, start, length, root };
  trees.set(document, tree);
  newest.keep(tree, length);
  return document;
}
