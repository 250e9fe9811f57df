import { mergeValues } from "../../manifest/set-values.js";
import type { Blank, SourceDocument, SourceNode } from "../../model/source.js";
import { parseTemplate } from "../../yaml/syntax.js";
import { scalarAt } from "../../yaml/synthetic-nodes.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import { isExplosive } from "../contract/write-configuration.js";

/** Values that a template fills in. */
export interface TemplatedValues {
  /** Without what stands in a block; a placeholder is a variable, which no template of a chart evaluates. */
  readonly node: SourceNode;
  /** With all blocks, and with switches off that a placeholder sets; undefined without any. */
  readonly otherwise?: SourceNode | undefined;
}

const ELSE = /^\{\{-?\s*else/;
const SWITCH = /^(?:enabled?|create|install(?:ed)?|deploy)$/i;

/** Returns a word that is legal wherever a chart may write it, and no name: `__helmfile_values_host__`. */
function placeholderFor(written: string): string {
  return `__helmfile_${(written.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("_")}__`;
}

/** Reports whether helmfile, or what it runs, fills in a text. */
export function isFilledIn(text: string): boolean {
  return /\{\{|ref\+/.test(text);
}

/** Reads a file of values that is a template; a lower-case clause if it may give other ones, undefined if it is empty. */
export function readTemplatedFile(path: string, files: RepositoryFiles): TemplatedValues | string | undefined {
  const file = files.read(path);
  const { documents, problems } = file === undefined ? { documents: [], problems: [0] } : parseTemplate(file);
  const [document, ...others] = documents;
  if (document === undefined && problems.length === 0) return undefined;
  const isRead = document?.root.kind === "mapping" && problems.length + others.length === 0;
  return isRead ? readTemplated(document.root, document, document.blanks) : "they are not one mapping";
}

export function readTemplated(
  root: SourceNode,
  { file }: SourceDocument,
  blanks: readonly Blank[] = [],
): TemplatedValues | string {
  if (isExplosive(root)) return "they are too many, with all aliases written out";
  const isLeft = ({ kind, text, block }: Blank) =>
    kind === "lines" || (kind === "control" && (block === undefined || ELSE.test(text)));
  if (blanks.some(isLeft)) return "a template adds lines to them";
  const blocks = blanks.flatMap(({ block }) => block ?? []);
  const mayBeAbsent = (node: SourceNode) => blocks.some(({ start, end }) => start <= node.start && node.end <= end);
  let [isKeyOpen, differs] = [false, blocks.length > 0];
  const copy = (node: SourceNode, isOtherwise: boolean, name = ""): SourceNode => {
    const isKept = (one: SourceNode) => isOtherwise || !mayBeAbsent(one);
    if (node.kind === "sequence") {
      return { ...node, file, items: node.items.filter(isKept).map((item) => copy(item, isOtherwise)) };
    }
    if (node.kind === "mapping") {
      isKeyOpen ||= node.entries.some(({ key }) => isFilledIn(key.text));
      const entries = node.entries
        .filter(({ key }) => isKept(key))
        .map(({ key, value, ...rest }) => ({
          ...rest,
          key: { ...key, file },
          value: copy(value, isOtherwise, key.text),
        }));
      return { ...node, file, entries };
    }
    if (!isFilledIn(node.text)) return { ...node, file };
    differs ||= SWITCH.test(name);
    if (isOtherwise && SWITCH.test(name)) return scalarAt({ ...node, file }, false);
    const text = node.text.replaceAll(/\{\{.{0,1000}?\}\}|ref\+.*/gs, placeholderFor);
    return scalarAt({ ...node, file }, text);
  };
  const [node, otherwise] = [copy(root, false), copy(root, true)];
  return isKeyOpen ? "a template names a key of them" : { node, otherwise: differs ? otherwise : undefined };
}

/** Merges values as helm does; undefined without any. */
export function mergeTemplated(layers: readonly TemplatedValues[]): TemplatedValues | undefined {
  const [node, otherwise] = [false, true].map((isOtherwise) =>
    layers.reduce<SourceNode | undefined>(
      (below, one) => mergeValues(below, (isOtherwise ? one.otherwise : undefined) ?? one.node),
      undefined,
    ),
  );
  return node && { node, otherwise: layers.some((one) => one.otherwise) ? otherwise : undefined };
}
