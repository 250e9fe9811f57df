import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "../../model/json-shape.js";

/** Reads the logins that `helm registry login` and `docker login` keep in files, by host. Asks no program for more. */
export function readLogins({ HOME = "", ...environment }: NodeJS.ProcessEnv): (host: string) => string | undefined {
  const { HELM_REGISTRY_CONFIG, XDG_CONFIG_HOME = join(HOME, ".config"), DOCKER_CONFIG, APPDATA = HOME } = environment;
  const [kept, mac] = ["helm/registry/config.json", join(HOME, "Library/Preferences")];
  const ofHelm = HELM_REGISTRY_CONFIG
    ? [HELM_REGISTRY_CONFIG]
    : [XDG_CONFIG_HOME, mac, APPDATA].map((one) => join(one, kept));
  const files = [...ofHelm, join(DOCKER_CONFIG ?? join(HOME, ".docker"), "config.json")].flatMap((file) => {
    try {
      return Object(parseJson(readFileSync(file, "utf8")).value);
    } catch {
      return [];
    }
  });
  return (host) =>
    files.flatMap((one) => Object(Object(one.auths)[host]).auth ?? []).find((login) => typeof login === "string");
}
