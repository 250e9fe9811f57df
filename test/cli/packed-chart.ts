import { gzipSync } from "node:zlib";

/** An entry of a tar archive, as the header is to say. */
export interface TarEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** The letter of its kind: a regular file unless said otherwise. */
  readonly type?: string;
  readonly link?: string;
  /** The field that new headers put before the name. */
  readonly prefix?: string;
}

const BLOCK = 512;
/** What ends an archive. */
export const END = Buffer.alloc(2 * BLOCK);

function blocksOf({ name, content = "", type = "0", link = "", prefix = "" }: TarEntry): Buffer[] {
  const bytes = Buffer.from(content as string);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100, "latin1");
  header.write("0000644\0", 100);
  header.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write(type, 156);
  header.write(link, 157);
  if (prefix !== "") {
    header.write("ustar\0", 257);
    header.write("00", 263);
    header.write(prefix, 345);
  }
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
}

/** An archive before it is compressed, without its end. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  return Buffer.concat(entries.flatMap(blocksOf));
}

/** A packed chart of any entries. */
export function packEntries(entries: readonly TarEntry[]): Buffer {
  return gzipSync(Buffer.concat([tarOf(entries), END]));
}

/** Packs files below a folder, as `helm package` does. */
export function pack(folder: string, files: Readonly<Record<string, string | Buffer>>): Buffer {
  return packEntries(Object.entries(files).map(([path, content]) => ({ name: `${folder}/${path}`, content })));
}

/** A header that gives the next entry a path of its own: extended records. */
export function extended(path: string): TarEntry {
  const rest = ` path=${path}\n`;
  let length = Buffer.byteLength(rest) + 1;
  while (`${length}${rest}`.length < length || Buffer.byteLength(`${length}${rest}`) !== length) length++;
  return { name: "header", type: "x", content: `${length}${rest}` };
}

/** The same as GNU has it. */
export function longName(path: string): TarEntry {
  return { name: "././@LongLink", type: "L", content: `${path}\0` };
}
