import type { DocumentPart, SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { readPlainTree } from "./plain-tree.js";

/**
 * Trees of so many characters are kept; a tree takes some ten times its text. Most repositories have less that matters, and
 * whoever goes through more of it, one workload after the other, has each tree read again.
 */
const MOST_CHARACTERS = 128 * 1024;

interface KeptTree {
  readonly characters: number;
  readonly letGo: () => void;
}

/** The oldest first. */
const kept = new Set<KeptTree>();
let characters = 0;

function keep(tree: KeptTree): void {
  kept.add(tree);
  characters += tree.characters;
  for (const oldest of kept) {
    if (characters <= MOST_CHARACTERS || oldest === tree) return;
    kept.delete(oldest);
    characters -= oldest.characters;
    oldest.letGo();
  }
}

/** A document with the tree that `readPlainTree` gave of its text: let go after many others, and read again for who asks. */
export function plainDocument(file: SourceFile, { start, text }: DocumentPart, tree: SourceNode): SourceDocument {
  let root: SourceNode | undefined = tree;
  const own: KeptTree = {
    characters: text.length,
    letGo: () => {
      root = undefined;
    },
  };
  keep(own);
  return {
    file,
    start: tree.start,
    get root() {
      if (root !== undefined) return root;
      root = readPlainTree(text, start);
      if (root === undefined) throw new Error("a text that was read gives no tree");
      keep(own);
      return root;
    },
  };
}
