import { a as createTerraformReader, i as configFiles, o as worldOf } from "./terraform.js";

export { configFiles, createTerraformReader, worldOf };