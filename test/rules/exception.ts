import type { Severity } from "../../src/model/finding.js";

/** What a rule's page promises not to say, or to say more mildly, with a twin that it says. */
export interface Twin {
  /** The words of `why`, `silent`, or `fix`. */
  readonly promise: string;
  readonly inventory: string;
  /** A manifest that the rule reports. */
  readonly spoken: string;
  /** What makes it an exception: another inventory, or another manifest. */
  readonly silentInventory?: string;
  readonly silent?: string;
  /** The severity of what is said with the exception, which is another one without it. Else nothing is said. */
  readonly saidAs?: Severity;
}

/** A promise that takes more than an inventory and a manifest to show: another test does. */
interface ShownElsewhere {
  readonly promise: string;
  /** The test's file, and words that stand in its title or in the name of its case. */
  readonly entryIn: readonly [file: string, title: string];
}

export type Exception = Twin | ShownElsewhere;
