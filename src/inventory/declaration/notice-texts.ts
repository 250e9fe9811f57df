import { groupBy } from "../../model/group-by.js";
import { nameSome } from "../../model/words.js";
import type { InventoryNotice } from "../contract/configuration-error.js";

/** Notices of one kind up to which each gets its own line. */
const MAX_SEPARATE = 2;
const MAX_NAMED = 3;

/** Returns one line for each kind, with how many more and their places. Deduplicated across clusters. */
export function formatNotices(notices: readonly InventoryNotice[]): string[] {
  return joinNotices(notices).map(describe);
}

export function joinNotices(notices: readonly InventoryNotice[]): InventoryNotice[] {
  const different = new Map(notices.map((one) => [describe(one), one])).values();
  const byCause = groupBy(different, ({ cause, message }) => cause ?? message);
  return [...byCause.values()].flatMap((alike) => {
    const [first, ...others] = alike;
    if (alike.length <= (first.joins ? 1 : MAX_SEPARATE)) return alike;
    const places = [...new Set(others.map(placeOf))];
    const more = others.length === 1 ? "is 1" : `are ${others.length}`;
    return [{ ...first, message: `${first.message}; there ${more} more like this: ${nameSome(places, MAX_NAMED)}` }];
  });
}

function describe(notice: InventoryNotice): string {
  return `${placeOf(notice)}: ${notice.message}`;
}

function placeOf({ range: { file, line } }: InventoryNotice): string {
  return `${file}:${line}`;
}
