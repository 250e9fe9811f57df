/** An allowance of work that nested steps share by passing it along. */
export interface Budget {
  /** Takes `amount` from the allowance. Returns false once it is used up, and from then on. */
  readonly spend: (amount: number) => boolean;
}

/** Creates a budget of `limit` units: steps, bytes or files, as its owner counts them. `whole` pays for it too. */
export function createBudget(limit: number, whole?: Budget): Budget {
  let left = limit;
  return {
    spend(amount) {
      left = left < amount || whole?.spend(amount) === false ? -1 : left - amount;
      return left >= 0;
    },
  };
}
