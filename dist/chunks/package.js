// package.json
var version = "0.1.0";

export { version as t };