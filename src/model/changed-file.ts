const changed = new WeakSet<object>();

/** To be thrown where a file that is read again is another one than before: what was read of it is true no longer. */
export function changedFile(path: string): Error {
  const error = new Error(`"${path}" was changed while it was read: run taintlint again`);
  changed.add(error);
  return error;
}

/** Whether what was thrown says that a file changed, which is no mistake of taintlint's own. */
export function isChangedFile(thrown: unknown): thrown is Error {
  return thrown instanceof Error && changed.has(thrown);
}
