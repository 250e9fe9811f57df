import { a as worldOf, i as createTerraformReader, r as configFiles } from "./terraform.js";

export { configFiles, createTerraformReader, worldOf };