import { readFileSync } from "node:fs";
import type { Outcome } from "../../model/outcome.js";
import { describeSystemError } from "./file-system.js";

/** Smaller lists are read whole. */
const LEAST_BYTES = 4 * 1024 * 1024;
/** Format of items in `kubectl get -o json`. */
const ITEM = "\n        {\n";
const ITEM_END = "\n        }";
const IMAGES = '\n                "images": [\n';
const IMAGES_END = "\n                ]";
const LINE_FEED = 0x0a;
/** Reasons of a Pod's condition `PodScheduled`. */
const WAITS = ['"reason": "Unschedulable"', '"reason": "SchedulingGated"'];
/** Bound on a line with a uid. */
const LONGEST_LINE = 200;

/** Drops irrelevant parts of a kubectl list, keeping lines: images, and most Pods of a controller. */
export function shortenList(bytes: Buffer): Buffer {
  if (bytes.length < LEAST_BYTES) return bytes;
  const pieces: Buffer[] = [];
  const seen = new Set<string>();
  let copied = 0;
  const leaveOut = (start: number, end: number) => {
    pieces.push(bytes.subarray(copied, start), lineFeedsOf(bytes.subarray(start, end)));
    copied = end;
  };
  for (let start = bytes.indexOf(ITEM); start >= 0; start = bytes.indexOf(ITEM, start + 1)) {
    const end = bytes.indexOf(ITEM_END, start + 1);
    if (end < 0) break;
    const item = bytes.subarray(start, end);
    const maker = makerOf(item);
    if (maker !== undefined) {
      if (seen.has(maker)) leaveOut(start + ITEM.length - 1, end);
      seen.add(maker);
      continue;
    }
    const images = item.indexOf(IMAGES);
    const imagesEnd = images < 0 ? -1 : item.indexOf(IMAGES_END, images);
    if (imagesEnd >= 0) leaveOut(start + images + IMAGES.length - 1, start + imagesEnd);
  }
  return copied === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(copied)]);
}

/** Identifies a Pod's controller and whether it waits; undefined for other items. */
function makerOf(item: Buffer): string | undefined {
  if (item.indexOf('\n            "kind": "Pod",\n') < 0) return undefined;
  const owners = item.indexOf('\n                "ownerReferences": [\n');
  const uid = owners < 0 ? -1 : item.indexOf('\n                        "uid": "', owners);
  if (uid < 0) return undefined;
  const isWaiting = WAITS.some((reason) => item.indexOf(reason) >= 0);
  return `${isWaiting} ${
    item
      .toString("latin1", uid, uid + LONGEST_LINE)
      .trim()
      .split("\n")[0]
  }`;
}

function lineFeedsOf(bytes: Buffer): Buffer {
  let count = 0;
  for (const byte of bytes) if (byte === LINE_FEED) count += 1;
  return Buffer.alloc(count, LINE_FEED);
}

/** Reads a list from a file, or a pipe, of any size, shortened. Never throws. */
export function readList(absolutePath: string): Outcome<Buffer> {
  try {
    return { value: shortenList(readFileSync(absolutePath)) };
  } catch (error) {
    return { problem: `cannot be read: ${describeSystemError(error)}` };
  }
}
