import type { InventoryFormat } from "./format.js";
import { openTerraformJson, TERRAFORM_GROUP } from "./terraform-file.js";
import { terraformFormatOf } from "./terraform-pools.js";

/** Plans and states, as `terraform show -json` and `tofu show -json` print them. */
export const terraformJsonFormat: InventoryFormat = {
  ...terraformFormatOf("terraform-json", TERRAFORM_GROUP),
  opens: { words: /"terraform_version"/, open: openTerraformJson },
};
