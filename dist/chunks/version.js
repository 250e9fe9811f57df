// package.json
var version = "0.1.0";

// src/model/version.ts
const VERSION = version;

export { VERSION };