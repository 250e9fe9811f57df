import { groupBy } from "../model/group-by.js";
import { ofPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { namePools } from "./contract/vocabulary.js";

export const refusedPoolField: Rule = {
  id: "refused-pool-field",
  claims: ["pools"],
  *checkInventory({ inventory }) {
    const refused = inventory.pools.flatMap((pool) => (pool.refused ?? []).map((field) => ({ pool, ...field })));
    // Pools may share a text, as the workers of one talconfig.yaml do.
    for (const same of groupBy(refused, ({ what, place: { document, path } }) =>
      JSON.stringify([what, document.file.path, document.start, path]),
    ).values()) {
      const [{ what, place, by, why, help }] = same;
      const pools = same.map(({ pool }) => pool);
      yield {
        at: place,
        claims: [ofPools(`${by} refuses ${what} of ${namePools(pools)}: ${why}`)],
        help,
        fingerprintBy: { pools, names: [what] },
      };
    }
  },
};
