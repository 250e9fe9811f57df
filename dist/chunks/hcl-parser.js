import { t as loadHclParser } from "./terraform.js";

export { loadHclParser };