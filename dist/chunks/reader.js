import { a as configFiles, o as createTerraformReader, s as worldOf } from "./terraform.js";

export { configFiles, createTerraformReader, worldOf };