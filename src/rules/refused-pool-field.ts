import { quoted } from "../model/words.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";

export const refusedPoolField: Rule = {
  id: "refused-pool-field",
  claims: ["pools"],
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      for (const { what, place, by, why, help } of pool.refused ?? []) {
        yield {
          at: place,
          claims: [ofPools(`${by} refuses ${what} of pool ${quoted(pool.name)}: ${why}`)],
          help,
          fingerprintBy: { pools: [pool], names: [what] },
        };
      }
    }
  },
};
