import { type FileSearch, type FoundFiles, findFiles } from "../sources/find-files.js";
import { type ReadFile, readSourceFile } from "../sources/read-file.js";
import { relativePath } from "../sources/relative-path.js";

/** Finds and reads files: one run makes the same search once, and reads each file once. */
export interface FileReader {
  readonly workingDirectory: string;
  readonly find: (search: FileSearch) => FoundFiles;
  /** By the absolute path. */
  readonly read: (absolutePath: string) => ReadFile;
}

export function createFileReader(workingDirectory: string): FileReader {
  const searches = new Map<string, FoundFiles>();
  const files = new Map<string, ReadFile>();
  return {
    workingDirectory,
    find({ folder, globs, exclude, gitignore }) {
      const key = JSON.stringify([folder, globs, exclude, gitignore]);
      const earlier = searches.get(key);
      if (earlier !== undefined) return earlier;
      const found = findFiles({ folder, globs, exclude, gitignore }, workingDirectory);
      searches.set(key, found);
      return found;
    },
    read(absolutePath) {
      const earlier = files.get(absolutePath);
      if (earlier !== undefined) return earlier;
      const result = readSourceFile(absolutePath, relativePath(workingDirectory, absolutePath));
      files.set(absolutePath, result);
      return result;
    },
  };
}
