import type { InventoryFormat } from "./format.js";
import { terraformFormatOf } from "./terraform-pools.js";

/** The API group under which resources stand as objects that were read as they are written. */
export const TERRAFORM_HCL_GROUP = "terraform.hcl";

/** Root modules as they are written. They are evaluated before: what comes here are the resources that they make. */
export const terraformFormat: InventoryFormat = terraformFormatOf("terraform", TERRAFORM_HCL_GROUP);
