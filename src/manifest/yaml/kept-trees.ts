import { derived } from "../../model/derived.js";
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
  readonly text: string;
  /** Where the text begins in its file. */
  readonly start: number;
  root: SourceNode | undefined;
  /** Somebody asked for it since it became one of the newest. */
  isAskedFor: boolean;
}

/** The oldest first; what is asked for again and again, such as the declaration of a pool, never gets to be one of them. */
const kept = new Set<KeptTree>();
let characters = 0;

function keep(tree: KeptTree): void {
  kept.add(tree);
  characters += tree.text.length;
  for (const oldest of kept) {
    if (characters <= MOST_CHARACTERS) return;
    kept.delete(oldest);
    if (oldest.isAskedFor) {
      oldest.isAskedFor = false;
      kept.add(oldest);
      continue;
    }
    characters -= oldest.text.length;
    oldest.root = undefined;
  }
}

type Rootless = Omit<SourceDocument, "root">;
const trees = new WeakMap<Rootless, KeptTree>();

function rootOf(this: Rootless): SourceNode {
  const tree = trees.get(this);
  if (tree?.root !== undefined) {
    tree.isAskedFor = true;
    return tree.root;
  }
  // The same text gives the same tree.
  const root = tree && readPlainTree(tree.text, tree.start);
  if (tree === undefined || root === undefined) throw new Error("a text that was read gives no tree");
  tree.root = root;
  tree.isAskedFor = true;
  keep(tree);
  return root;
}

/** A document with the tree that `readPlainTree` gave of its text: let go after many others, and read again for who asks. */
export function plainDocument(file: SourceFile, { start, text }: DocumentPart, root: SourceNode): SourceDocument {
  if (text.length > LONG_TEXT) return { file, start: root.start, root };
  const document = derived<Rootless, "root", SourceNode>({ file, start: root.start }, "root", rootOf);
  const tree: KeptTree = { text, start, root, isAskedFor: true };
  trees.set(document, tree);
  keep(tree);
  return document;
}
