import type { InventoryFormat } from "./format.js";
import { terraformFormatOf } from "./terraform-pools.js";

/** The API group of resources read from HCL. */
export const TERRAFORM_HCL_GROUP = "terraform.hcl";

/** Root modules in HCL. Objects are the resources of the evaluated root. */
export const terraformFormat: InventoryFormat = terraformFormatOf("terraform", TERRAFORM_HCL_GROUP);
