import { r as openTerraformRoot } from "./terraform.js";

export { openTerraformRoot };