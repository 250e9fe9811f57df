/** A kind that declares pools in an unsupported format: an error, never skipped silently. */
export interface UnreadKind {
  readonly format: string;
  readonly group: string;
  readonly kind: string;
}

export const UNREAD_KINDS: readonly UnreadKind[] = [
  // A flavor describes nodes that some pool has: as a pool of its own it would count them twice.
  { format: "kueue", group: "kueue.x-k8s.io", kind: "ResourceFlavor" },
];
