import type { OptionsOf } from "./arguments/command-descriptions.js";

/** Reports whether a stream gets colours: `--color`, NO_COLOR, FORCE_COLOR, else a terminal other than `dumb`. */
export function wantsColor(
  when: OptionsOf<"lint">["color"],
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (when !== undefined && when !== "auto") return when === "always";
  if (isSet(environment.NO_COLOR)) return false;
  const forced = environment.FORCE_COLOR;
  if (isSet(forced)) return forced !== "0" && forced !== "false";
  return isTerminal && environment.TERM !== "dumb";
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "";
}
