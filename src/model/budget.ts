/** A shared allowance of work. */
export interface Budget {
  /** Takes `amount`. Returns false once used up, and from then on. */
  readonly spend: (amount: number) => boolean;
}

/** Creates a budget; `limit` in the owner's units: steps, bytes or files. `whole` is charged too. */
export function createBudget(limit: number, whole?: Budget): Budget {
  let left = limit;
  return {
    spend(amount) {
      left = left < amount || whole?.spend(amount) === false ? -1 : left - amount;
      return left >= 0;
    },
  };
}
