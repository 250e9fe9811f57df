// Hooks of Node's module loader that give a source what the build inlines.
import { inlinedTexts } from "../../scripts/inlined-texts.mjs";

const SCHEME = "virtual:";

export async function resolve(specifier, context, next) {
  return specifier.startsWith(SCHEME) ? { url: specifier, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  const isText = url.startsWith("file:") && new URL(url).pathname.endsWith(".txt");
  const id = isText ? new URL(url).pathname : url.startsWith(SCHEME) ? `\0${url}` : undefined;
  if (id === undefined) return next(url, context);
  const loaded = await inlinedTexts.load(id);
  return { format: "module", source: loaded.code ?? loaded, shortCircuit: true };
}
