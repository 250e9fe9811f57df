import { type ConfigurationError, errorAt } from "../inventory/configuration-error.js";
import { scalarText } from "../inventory/configuration-value.js";
import { getEntry, getValue } from "../manifest/node-value.js";
import { type Place, RENDERERS, type Renderer, type SourceDocument } from "../model/source.js";

/** Whether a program renders: `auto` where it is found, `off` never, or the one at a path as the user wrote it. */
export type RenderSetting =
  | { readonly use: "auto" | "off" }
  | { readonly use: "path"; readonly path: string; readonly place: Place };

export type RenderSettings = Readonly<Record<Renderer, RenderSetting>>;

export const RENDER_WORDS = ["auto", "off"] as const;
export type RenderWord = (typeof RENDER_WORDS)[number];

/** The same for every program. */
export function renderSettings(use: RenderWord): RenderSettings {
  return { kustomize: { use }, helm: { use } };
}

/** Reads `render` of a configuration that fits its schema. */
export function readRenderSettings(document: SourceDocument): {
  readonly render: RenderSettings;
  readonly errors: readonly ConfigurationError[];
} {
  const node = getValue(document.root, "render");
  const word = asWord(scalarText(node));
  if (word !== undefined) return { render: renderSettings(word), errors: [] };
  const errors: ConfigurationError[] = [];
  const render = { ...renderSettings("auto") };
  for (const renderer of RENDERERS) {
    if (node === undefined || getEntry(node, renderer) === undefined) continue;
    const text = scalarText(getValue(node, renderer)) ?? "";
    const use = asWord(text);
    const place: Place = { document, path: ["render", renderer], part: "value" };
    if (use !== undefined) render[renderer] = { use };
    else if (looksLikePath(text)) render[renderer] = { use: "path", path: text, place };
    else errors.push(errorAt(place, `"render.${renderer}" takes auto, off or a path with a "/", not "${text}"`));
  }
  return { render, errors };
}

function asWord(text: string | undefined): RenderWord | undefined {
  return RENDER_WORDS.find((word) => word === text);
}

/** A bare word is sooner a misspelt "auto" than a program in the folder of the configuration. */
function looksLikePath(text: string): boolean {
  return /[\\/]/.test(text);
}
