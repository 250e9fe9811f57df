import { KNOWN_RULES } from "../lint/configuration/rule-settings.js";
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  describeOption,
  OPTIONS,
  type OptionName,
  SHELLS,
} from "./arguments/command-descriptions.js";
import type { Command } from "./contract/command-context.js";

function wordsOf(option: OptionName, command: CommandName): readonly string[] {
  if (option === "only") return KNOWN_RULES.knownRules;
  return option === "format" ? COMMANDS[command].formats : (OPTIONS[option].words ?? []);
}

/** Words that may stand behind a command, where they are not paths. */
function operandsOf(command: CommandName): readonly string[] {
  if (command === "help") return COMMAND_NAMES;
  if (command === "rules") return KNOWN_RULES.knownRules;
  return command === "completion" ? SHELLS : [];
}

function namesOf(option: OptionName): readonly string[] {
  const { short } = OPTIONS[option];
  return short === undefined ? [`--${option}`] : [`--${option}`, `-${short}`];
}

const VALUED = (Object.keys(OPTIONS) as OptionName[]).filter((name) => OPTIONS[name].value !== undefined);

/** Returns a shell completion script, made from the same table as the help. */
export function completionScript(shell: string): string {
  if (shell === "fish") return fishScript();
  // zsh runs what is written for bash.
  const lead = shell === "zsh" ? "#compdef taintlint\nautoload -U +X bashcompinit && bashcompinit\n" : "";
  return lead + bashScript();
}

/** The command is the first word that is one; without one it is `lint`. */
function bashScript(): string {
  const cases = COMMAND_NAMES.map((command) => {
    const options = COMMANDS[command].options.flatMap(namesOf).join(" ");
    const values = COMMANDS[command].options.flatMap((option) => {
      const words = wordsOf(option, command);
      return words.length === 0 ? [] : [`      --${option}) words="${words.join(" ")}" ;;`];
    });
    const lines =
      values.length === 0 ? [] : [`      case "$previous" in`, ...values.map((line) => `  ${line}`), `      esac`];
    return [
      `    ${command})`,
      `      options="${options}"`,
      `      operands="${operandsOf(command).join(" ")}"`,
      ...lines,
      `      ;;`,
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

function fishScript(): string {
  const noCommand = `not __fish_seen_subcommand_from ${COMMAND_NAMES.join(" ")}`;
  const lines = COMMAND_NAMES.flatMap((command) => {
    const { summary, options } = COMMANDS[command];
    const seen = `__fish_seen_subcommand_from ${command}`;
    // Without a command it is `lint`.
    const when = command === "lint" ? `${seen}; or ${noCommand}` : seen;
    const operands = operandsOf(command);
    return [
      `complete -c taintlint -n ${quoted(noCommand)} -a ${command} -d ${quoted(summary)}`,
      ...(operands.length === 0
        ? []
        : [`complete -c taintlint -f -n ${quoted(seen)} -a ${quoted(operands.join(" "))}`]),
      ...options.map((option) => fishOption(option, command, when)),
    ];
  });
  return `# fish completion of taintlint\n${lines.join("\n")}\n`;
}

function fishOption(option: OptionName, command: CommandName, when: string): string {
  const { short, value } = OPTIONS[option];
  const words = wordsOf(option, command);
  return [
    `complete -c taintlint -n ${quoted(when)} -l ${option}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(value === undefined ? [] : ["-r"]),
    ...(words.length === 0 ? [] : ["-f", "-a", quoted(words.join(" "))]),
    `-d ${quoted(describeOption(option, command))}`,
  ].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** `taintlint completion SHELL` */
export const runCompletion: Command<"completion"> = async ({ operands: [shell = ""] }) => {
  return { exitCode: 0, reports: [{ file: undefined, text: completionScript(shell) }], errors: [] };
};
