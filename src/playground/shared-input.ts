import type { Input } from "./examples.js";

const PREFIX = "#input=";
/** Most characters of a link. */
const MAX_LENGTH = 500_000;
/** Most characters unpacked from a link. */
const MAX_TEXT = 2_000_000;

/** Returns a URL fragment with both compressed texts; browsers never send fragments. */
export async function shareInput(input: Input): Promise<string> {
  const text = JSON.stringify([input.manifests, input.pools]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return PREFIX + btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads a fragment; undefined if absent or damaged. */
export async function sharedInput(fragment: string): Promise<Input | undefined> {
  if (!fragment.startsWith(PREFIX) || fragment.length > MAX_LENGTH) return undefined;
  try {
    const characters = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(await unpack(bytes));
    if (!Array.isArray(value)) return undefined;
    const [manifests, pools] = value;
    return typeof manifests === "string" && typeof pools === "string" ? { manifests, pools } : undefined;
  } catch {
    return undefined;
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > MAX_TEXT) throw new Error("too long");
  }
  return text + decoder.decode();
}
