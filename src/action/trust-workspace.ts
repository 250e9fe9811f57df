/** Returns variables that let git read another user's workspace, as in a container job. Keeps existing settings. */
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
