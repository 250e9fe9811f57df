import { n as openTerraformRoot } from "./terraform.js";

export { openTerraformRoot };