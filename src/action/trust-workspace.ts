/**
 * Variables that let git read the workspace although it belongs to another user, as in a job that runs in a container:
 * actions/checkout made it in this very job. Added to what is there already.
 */
export function trustWorkspace(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string | undefined,
): Readonly<Record<string, string>> {
  if (!environment.GITHUB_WORKSPACE || folder === undefined) return {};
  const count = Number.parseInt(environment.GIT_CONFIG_COUNT ?? "0", 10) || 0;
  return {
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: "safe.directory",
    [`GIT_CONFIG_VALUE_${count}`]: folder,
  };
}
