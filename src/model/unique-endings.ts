/** Returns the shortest unique suffixes of paths, joined by dashes. */
export function uniqueEndings(paths: readonly (readonly string[])[]): string[] {
  return paths.map((path, index) => {
    const others = paths.filter((_, at) => at !== index);
    let count = 1;
    const ending = (steps: readonly string[]) => steps.slice(-count).join("-");
    while (count < path.length && others.some((other) => ending(other) === ending(path))) count++;
    return ending(path);
  });
}
