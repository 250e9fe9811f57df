import { mergeValues } from "../../manifest/set-values.js";
import { memoize } from "../../model/memoize.js";
import type { Blank, SourceDocument, SourceFile, SourceNode, Span } from "../../model/source.js";
import { parseTemplate } from "../../yaml/syntax.js";
import { scalarAt } from "../../yaml/synthetic-nodes.js";
import { isExplosive } from "../contract/write-configuration.js";

/** Values that a template fills in. */
export interface TemplatedValues {
  /** Without what stands in a block; a placeholder is a word, which no template of a chart evaluates. */
  readonly node: SourceNode;
  /** With all blocks, and with switches off that a placeholder sets; undefined without any. */
  readonly otherwise?: SourceNode | undefined;
}

/** Values, undefined for none, or a lower-case clause that says why a template may give other ones. */
type Reading = TemplatedValues | string | undefined;

/** Each value is compared with each block. */
const MOST_BLOCKS = 1000;
const ELSE = /^\{\{-?\s*else/;
const SWITCH = /^(?:enabled?|create|install(?:ed)?|deploy)$/i;
const PLACEHOLDER = /\{\{.{0,1000}?\}\}|ref\+.*/gs;

/** Returns a word that is legal wherever a chart may write it, and no name: `__helmfile_values_host__`. */
function placeholderFor(written: string): string {
  return `__helmfile_${(written.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("_")}__`;
}

/** Reports whether helmfile, or what it runs, fills in a text. */
export function isFilledIn(text: string): boolean {
  return /\{\{|ref\+/.test(text);
}

export const readTemplatedFile = memoize((file: SourceFile): Reading => {
  const { documents, problems } = parseTemplate(file);
  const [document, ...others] = documents;
  if (document === undefined && problems.length === 0) return undefined;
  const isRead = document?.root.kind === "mapping" && problems.length + others.length === 0;
  return isRead ? readTemplated(document)(document.root) : "they are not one mapping";
});

/** Reads values in a document. Memoized, as thousands of releases may share them. */
export const readTemplated = memoize(({ file, root, blanks = [] }: SourceDocument) =>
  memoize((node: SourceNode): Reading => {
    if (isExplosive(node)) return "they are too many, with all aliases written out";
    const own = blanks.filter(({ start, end }) => node === root || (start >= node.start && end <= node.end));
    const isLeft = ({ kind, text, block }: Blank) =>
      kind === "lines" || (kind === "control" && (block === undefined || ELSE.test(text)));
    if (own.some(isLeft)) return "a template adds lines to them";
    const blocks = own.flatMap(({ block }) => block ?? []);
    return blocks.length > MOST_BLOCKS ? "a template has too many blocks in them" : fillIn(node, file, blocks);
  }),
);

function fillIn(root: SourceNode, file: SourceFile, blocks: readonly Span[]): Reading {
  let [isKeyOpen, differs] = [false, blocks.length > 0];
  const mayBeAbsent = (node: SourceNode) => blocks.some(({ start, end }) => start <= node.start && node.end <= end);
  const fill = (text: string) => text.replaceAll(PLACEHOLDER, placeholderFor);
  const copy = (node: SourceNode, isOtherwise: boolean, name = ""): SourceNode => {
    const isKept = (one: SourceNode) => isOtherwise || !mayBeAbsent(one);
    if (node.kind === "sequence")
      return { ...node, file, items: node.items.filter(isKept).map((item) => copy(item, isOtherwise)) };
    if (node.kind === "mapping") {
      // A placeholder alone may be any key.
      isKeyOpen ||= node.entries.some(
        ({ key }) => isFilledIn(key.text) && !/\w/.test(key.text.replace(PLACEHOLDER, "")),
      );
      const entries = node.entries.flatMap(({ key, value, ...rest }) => {
        if (!isKept(key)) return [];
        const named = isFilledIn(key.text) ? scalarAt({ ...key, file }, fill(key.text)) : { ...key, file };
        return { ...rest, key: named, value: copy(value, isOtherwise, key.text) };
      });
      return { ...node, file, entries };
    }
    if (!isFilledIn(node.text)) return { ...node, file };
    differs ||= SWITCH.test(name);
    return scalarAt({ ...node, file }, isOtherwise && SWITCH.test(name) ? false : fill(node.text));
  };
  const [node, otherwise] = [copy(root, false), copy(root, true)];
  return isKeyOpen ? "a template names a key of them" : { node, otherwise: differs ? otherwise : undefined };
}

/** Merges values as helm does; undefined without any. */
export function mergeTemplated(layers: readonly TemplatedValues[]): TemplatedValues | undefined {
  const merged = (nodes: readonly SourceNode[]) => nodes.reduce<SourceNode | undefined>(mergeValues, undefined);
  const node = merged(layers.map((one) => one.node));
  const isOpen = layers.some(({ otherwise }) => otherwise !== undefined);
  return node && { node, otherwise: isOpen ? merged(layers.map((one) => one.otherwise ?? one.node)) : undefined };
}
