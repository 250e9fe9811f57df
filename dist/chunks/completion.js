import { KNOWN_RULES } from "./core.js";
import { COMMANDS, COMMAND_NAMES, OPTIONS, SHELLS, describeOption } from "./program.js";

// src/cli/completion.ts
function wordsOf(option, command) {
	if (option === "only") return KNOWN_RULES.knownRules;
	return option === "format" ? COMMANDS[command].formats : OPTIONS[option].words ?? [];
}
function operandsOf(command) {
	if (command === "help") return COMMAND_NAMES;
	if (command === "rules") return KNOWN_RULES.knownRules;
	return command === "completion" ? SHELLS : [];
}
function namesOf(option) {
	const { short } = OPTIONS[option];
	return short === void 0 ? [`--${option}`] : [`--${option}`, `-${short}`];
}
const VALUED = Object.keys(OPTIONS).filter((name) => OPTIONS[name].value !== void 0);
function completionScript(shell) {
	if (shell === "fish") return fishScript();
	return (shell === "zsh" ? "#compdef taintlint\nautoload -U +X bashcompinit && bashcompinit\n" : "") + bashScript();
}
function bashScript() {
	const cases = COMMAND_NAMES.map((command) => {
		const options = COMMANDS[command].options.flatMap(namesOf).join(" ");
		const values = COMMANDS[command].options.flatMap((option) => {
			const words = wordsOf(option, command);
			return words.length === 0 ? [] : [`      --${option}) words="${words.join(" ")}" ;;`];
		});
		const lines = values.length === 0 ? [] : [
			`      case "$previous" in`,
			...values.map((line) => `  ${line}`),
			`      esac`
		];
		return [
			`    ${command})`,
			`      options="${options}"`,
			`      operands="${operandsOf(command).join(" ")}"`,
			...lines,
			`      ;;`
		].join("\n");
	});
	return `# bash completion of taintlint
_taintlint() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  # bash takes the sign in --format=json for a word of its own.
  [[ $current == "=" ]] && { previous="\${COMP_WORDS[COMP_CWORD-1]}"; current=""; }
  [[ $previous == "=" ]] && previous="\${COMP_WORDS[COMP_CWORD-2]}"
  local command=lint named="" word options="" operands="" words="" commands="${COMMAND_NAMES.join(" ")}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ " $commands " == *" $word "* ]]; then command=$word; named=yes; break; fi
  done
  case "$command" in
${cases.join("\n")}
  esac
  if [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ " ${VALUED.map((name) => `--${name}`).join(" ")} " == *" $previous "* || -n $named && -z $operands ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  elif [[ -n $operands ]]; then
    COMPREPLY=($(compgen -W "$operands" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$commands" -- "$current") $(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _taintlint taintlint
`;
}
function fishScript() {
	const noCommand = `not __fish_seen_subcommand_from ${COMMAND_NAMES.join(" ")}`;
	return `# fish completion of taintlint\n${COMMAND_NAMES.flatMap((command) => {
		const { summary, options } = COMMANDS[command];
		const seen = `__fish_seen_subcommand_from ${command}`;
		const when = command === "lint" ? `${seen}; or ${noCommand}` : seen;
		const operands = operandsOf(command);
		return [
			`complete -c taintlint -n ${quoted(noCommand)} -a ${command} -d ${quoted(summary)}`,
			...operands.length === 0 ? [] : [`complete -c taintlint -f -n ${quoted(seen)} -a ${quoted(operands.join(" "))}`],
			...options.map((option) => fishOption(option, command, when))
		];
	}).join("\n")}\n`;
}
function fishOption(option, command, when) {
	const { short, value } = OPTIONS[option];
	const words = wordsOf(option, command);
	return [
		`complete -c taintlint -n ${quoted(when)} -l ${option}`,
		...short === void 0 ? [] : [`-s ${short}`],
		...value === void 0 ? [] : ["-r"],
		...words.length === 0 ? [] : [
			"-f",
			"-a",
			quoted(words.join(" "))
		],
		`-d ${quoted(describeOption(option, command))}`
	].join(" ");
}
function quoted(text) {
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
const runCompletion = async ({ operands: [shell = ""] }) => {
	return {
		exitCode: 0,
		reports: [{
			file: void 0,
			text: completionScript(shell)
		}],
		errors: []
	};
};

export { runCompletion };