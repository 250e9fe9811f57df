import { resolve } from "node:path";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import { withVirtualTexts } from "../sources/disk/virtual-texts.js";
import { createFileReader } from "./disk-reader.js";
import { type FileReader, lentBy } from "./file-reader.js";
import { outcomesOfSame } from "./follow-printed.js";
import { NO_PROGRESS } from "./progress.js";
import { readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { ReadAgain } from "./try-renderings.js";

/** Reads a repository as it would be with other texts in some files, which are shown to what renders it. */
export function readingAgain(
  options: RepositoryOptions,
  reader: FileReader,
  outcomes: readonly RootOutcome[],
): ReadAgain {
  const { workingDirectory } = options;
  const absolute = (path: string) => resolve(workingDirectory, path);
  return async (texts) => {
    const known = new Map([...texts].map(([path, text]) => [absolute(path), { value: { path, text } }]));
    const earlier = outcomesOfSame(outcomes, (path) => !known.has(absolute(path)));
    const rendering = options.rendering && { ...options.rendering, earlier };
    const shown = new Map([...texts].map(([path, text]) => [absolute(path), text]));
    const read = await withVirtualTexts(shown, (fileSystem) => {
      const lent = (path: string) => known.get(path) ?? lentBy(reader, path);
      const again = createFileReader(workingDirectory, { known: lent, fileSystem });
      return readRepository({ ...options, rendering }, NO_PROGRESS, again);
    });
    return read.value?.value?.input;
  };
}
