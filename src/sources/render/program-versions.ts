import { queryVersion, type RenderProgram, versionIn } from "./find-program.js";
import { renderEnvironment } from "./render-environment.js";
import { RUN_LIMITS } from "./run-program.js";
import { createTemporaryFolders } from "./temporary-folder.js";

/** `5.8.1`, asked in the rendering environment; undefined if unknown. */
export function programVersions(programs: readonly RenderProgram[]): Promise<(string | undefined)[]> {
  const environment = renderEnvironment(createTemporaryFolders().absent, RUN_LIMITS.memoryBytes);
  return Promise.all(programs.map(async (program) => versionIn(await queryVersion(program, environment))));
}
