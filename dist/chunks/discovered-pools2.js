import { i as mayRenderPools, n as discoverIn, r as entriesOf, t as discoverDeclared } from "./discovered-pools.js";

export { discoverDeclared };