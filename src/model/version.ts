// biome-ignore lint/correctness/useImportExtensions: a JSON file is no module of this project.
import packageJson from "../../package.json" with { type: "json" };

export const VERSION: string = packageJson.version;
