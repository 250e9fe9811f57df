/** What a rule's rationale promises not to say, with a twin that it says. */
export interface Exception {
  /** The words of the rationale. */
  readonly promise: string;
  readonly inventory: string;
  /** A manifest that the rule reports. */
  readonly spoken: string;
  /** What makes it an exception: another inventory, or another manifest. */
  readonly silentInventory?: string;
  readonly silent?: string;
}
