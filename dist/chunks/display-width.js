import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";

// src/reporters/json-text.ts
const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##)\[/gu;
function formatJson(value) {
	return `${JSON.stringify(value, null, 2).replace(UNSAFE, (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""))}\n`;
}

// node_modules/picocolors/picocolors.js
var require_picocolors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	let p = process || {};
	let argv = p.argv || [];
	let env = p.env || {};
	let isColorSupported = !(!!env.NO_COLOR || argv.includes("--no-color")) && (!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env.TERM !== "dumb" || !!env.CI);
	let formatter = (open, close, replace = open) => (input) => {
		let string = "" + input, index = string.indexOf(close, open.length);
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close;
	};
	let replaceClose = (string, close, replace, index) => {
		let result = "", cursor = 0;
		do {
			result += string.substring(cursor, index) + replace;
			cursor = index + close.length;
			index = string.indexOf(close, cursor);
		} while (~index);
		return result + string.substring(cursor);
	};
	let createColors = (enabled = isColorSupported) => {
		let f = enabled ? formatter : () => String;
		return {
			isColorSupported: enabled,
			reset: f("\x1B[0m", "\x1B[0m"),
			bold: f("\x1B[1m", "\x1B[22m", "\x1B[22m\x1B[1m"),
			dim: f("\x1B[2m", "\x1B[22m", "\x1B[22m\x1B[2m"),
			italic: f("\x1B[3m", "\x1B[23m"),
			underline: f("\x1B[4m", "\x1B[24m"),
			inverse: f("\x1B[7m", "\x1B[27m"),
			hidden: f("\x1B[8m", "\x1B[28m"),
			strikethrough: f("\x1B[9m", "\x1B[29m"),
			black: f("\x1B[30m", "\x1B[39m"),
			red: f("\x1B[31m", "\x1B[39m"),
			green: f("\x1B[32m", "\x1B[39m"),
			yellow: f("\x1B[33m", "\x1B[39m"),
			blue: f("\x1B[34m", "\x1B[39m"),
			magenta: f("\x1B[35m", "\x1B[39m"),
			cyan: f("\x1B[36m", "\x1B[39m"),
			white: f("\x1B[37m", "\x1B[39m"),
			gray: f("\x1B[90m", "\x1B[39m"),
			bgBlack: f("\x1B[40m", "\x1B[49m"),
			bgRed: f("\x1B[41m", "\x1B[49m"),
			bgGreen: f("\x1B[42m", "\x1B[49m"),
			bgYellow: f("\x1B[43m", "\x1B[49m"),
			bgBlue: f("\x1B[44m", "\x1B[49m"),
			bgMagenta: f("\x1B[45m", "\x1B[49m"),
			bgCyan: f("\x1B[46m", "\x1B[49m"),
			bgWhite: f("\x1B[47m", "\x1B[49m"),
			blackBright: f("\x1B[90m", "\x1B[39m"),
			redBright: f("\x1B[91m", "\x1B[39m"),
			greenBright: f("\x1B[92m", "\x1B[39m"),
			yellowBright: f("\x1B[93m", "\x1B[39m"),
			blueBright: f("\x1B[94m", "\x1B[39m"),
			magentaBright: f("\x1B[95m", "\x1B[39m"),
			cyanBright: f("\x1B[96m", "\x1B[39m"),
			whiteBright: f("\x1B[97m", "\x1B[39m"),
			bgBlackBright: f("\x1B[100m", "\x1B[49m"),
			bgRedBright: f("\x1B[101m", "\x1B[49m"),
			bgGreenBright: f("\x1B[102m", "\x1B[49m"),
			bgYellowBright: f("\x1B[103m", "\x1B[49m"),
			bgBlueBright: f("\x1B[104m", "\x1B[49m"),
			bgMagentaBright: f("\x1B[105m", "\x1B[49m"),
			bgCyanBright: f("\x1B[106m", "\x1B[49m"),
			bgWhiteBright: f("\x1B[107m", "\x1B[49m")
		};
	};
	module.exports = createColors();
	module.exports.createColors = createColors;
}));

// src/reporters/terminal-colors.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function terminalColors(enabled) {
	return import_picocolors.default.createColors(enabled);
}
function severityPaint(colors, severity) {
	if (severity === "error") return colors.red;
	return severity === "warning" ? colors.yellow : colors.cyan;
}
function markPaint(colors, mark) {
	if (mark === "fits") return colors.green;
	if (mark === "blocked") return colors.red;
	if (mark === "evicted") return colors.magenta;
	return mark === "avoided" ? colors.yellow : colors.cyan;
}

// src/reporters/display-width.ts
const PLAIN = /^[ -~]*$/;
const WIDE = /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\u3000-\u303e\u30a0-\u30ff\uff01-\uff60\uffe0-\uffe6]/u;
const MARK = /[\p{Mn}\p{Me}]/u;
function displayWidth(text) {
	if (PLAIN.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += characterWidth(character);
	return width;
}
function padToWidth(text, width) {
	return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}
function cutMiddle(text, width) {
	if (displayWidth(text) <= width) return text;
	const room = Math.max(2, width - 3);
	const characters = [...text];
	const head = takeWidth(characters, Math.ceil(room / 2));
	const tail = takeWidth(characters.reverse(), Math.floor(room / 2)).reverse();
	return `${head.join("")}...${tail.join("")}`;
}
function wrapText(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && displayWidth(longer) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	lines.push(line);
	return lines;
}
function takeWidth(characters, width) {
	const taken = [];
	let left = width;
	for (const character of characters) {
		left -= characterWidth(character);
		if (left < 0) break;
		taken.push(character);
	}
	return taken;
}
function characterWidth(character) {
	if (PLAIN.test(character)) return 1;
	if (MARK.test(character)) return 0;
	return WIDE.test(character) ? 2 : 1;
}

export { markPaint as a, formatJson as c, wrapText as i, displayWidth as n, severityPaint as o, padToWidth as r, terminalColors as s, cutMiddle as t };