import { i as withProviderDefaults, r as openTerraformRoot } from "./terraform.js";

export { openTerraformRoot };