/** A kind that declares pools in a format that taintlint does not read: it must be an error, never silently skipped. */
export interface UnreadKind {
  readonly format: string;
  readonly group: string;
  readonly kind: string;
}

export const UNREAD_KINDS: readonly UnreadKind[] = [
  // A flavor describes nodes that some pool has: as a pool of its own it would count them twice.
  { format: "kueue", group: "kueue.x-k8s.io", kind: "ResourceFlavor" },
];
