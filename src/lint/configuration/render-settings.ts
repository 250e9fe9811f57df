import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { scalarText } from "../../inventory/contract/configuration-value.js";
import { RENDERERS, type Renderer, type SourceDocument } from "../../model/source.js";
import { getEntry, getValue } from "../../yaml/node-value.js";

/** `auto` renders if the program is found, `off` never. */
export const RENDER_WORDS = ["auto", "off"] as const;
export type RenderWord = (typeof RENDER_WORDS)[number];

export type RenderSettings = Readonly<Record<Renderer, RenderWord>>;

export function renderSettings(word: RenderWord): RenderSettings {
  return { kustomize: word, helm: word };
}

/** Reads `render`. The program is not configurable: a change of the repository could then run any. */
export function readRenderSettings(document: SourceDocument, errors: ConfigurationError[]): RenderSettings {
  const node = getValue(document.root, "render");
  const word = asWord(scalarText(node));
  if (word !== undefined) return renderSettings(word);
  const render = { ...renderSettings("auto") };
  for (const renderer of RENDERERS) {
    if (node === undefined || getEntry(node, renderer) === undefined) continue;
    const text = scalarText(getValue(node, renderer)) ?? "";
    const own = asWord(text);
    if (own !== undefined) render[renderer] = own;
    else {
      const place = { document, path: ["render", renderer], target: "value" } as const;
      errors.push(errorAt(place, describeNoWord(renderer, text)));
    }
  }
  return render;
}

function describeNoWord(renderer: Renderer, text: string): string {
  const takes = `"render.${renderer}" takes ${RENDER_WORDS.join(" or ")}, not "${text}"`;
  if (!/[\\/]/.test(text)) return takes;
  return `${takes}: a program is named by --${renderer} or TAINTLINT_${renderer.toUpperCase()}, not by a file of the repository`;
}

function asWord(text: string | undefined): RenderWord | undefined {
  return RENDER_WORDS.find((word) => word === text);
}
