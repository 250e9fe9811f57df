import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJson } from "../../model/json-shape.js";

/** Reads the logins that `helm registry login` and `docker login` keep in files: headers by host. */
export function readLogins(environment: NodeJS.ProcessEnv): (host: string) => string | undefined {
  const { HOME = "", APPDATA = HOME, HELM_REGISTRY_CONFIG = "", ...more } = environment;
  const { XDG_CONFIG_HOME = join(HOME, ".config"), DOCKER_CONFIG = join(HOME, ".docker") } = more;
  const folders = [XDG_CONFIG_HOME, join(HOME, "Library/Preferences"), APPDATA].map((at) => join(at, "helm/registry"));
  const own = [...folders, DOCKER_CONFIG].map((folder) => join(folder, "config.json"));
  const files = [HELM_REGISTRY_CONFIG, ...own].flatMap((file) => {
    try {
      return Object(parseJson(readFileSync(file, "utf8")).value);
    } catch {
      return [];
    }
  });
  return (host) => {
    const login = files.map((one) => Object(Object(one.auths)[host]).auth).find((auth) => typeof auth === "string");
    return login && `Basic ${login}`;
  };
}
