import { n as terraformManifests } from "./terraform.js";

export { terraformManifests };