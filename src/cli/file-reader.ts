import { type ReadFile, readSourceFile } from "../sources/read-file.js";
import { relativePath } from "../sources/relative-path.js";

/** Reads files by their absolute path, each one once. */
export interface FileReader {
  readonly workingDirectory: string;
  readonly read: (absolutePath: string) => ReadFile;
}

export function createFileReader(workingDirectory: string): FileReader {
  const known = new Map<string, ReadFile>();
  return {
    workingDirectory,
    read(absolutePath) {
      const earlier = known.get(absolutePath);
      if (earlier !== undefined) return earlier;
      const result = readSourceFile(absolutePath, relativePath(workingDirectory, absolutePath));
      known.set(absolutePath, result);
      return result;
    },
  };
}
