/**
 * What GitHub's runner takes for a command in a line of a log: the name of it, whether the runner knows it or not.
 * Written after actions/runner, src/Runner.Common/ActionCommand.cs: colours are not removed there, but here, to be sure.
 */
export function workflowCommandsIn(log: string): string[] {
  return log.split(/\r\n|[\n\r]/).flatMap((line) => {
    const text = line.replaceAll(/\p{Cc}\[[\d;]*m/gu, "").trimStart();
    const end = text.startsWith("::") ? text.indexOf("::", 2) : -1;
    if (end >= 0) return [text.slice(2, end).split(" ")[0] ?? ""];
    const begin = text.indexOf("##[");
    const close = begin < 0 ? -1 : text.indexOf("]", begin);
    return close < 0 ? [] : [text.slice(begin + 3, close).split(" ")[0] ?? ""];
  });
}

/**
 * What Azure's agent takes for a command in a line of a log, wherever it stands there. Written after
 * microsoft/azure-pipelines-agent, Command.cs; `##[` only changes how a line looks, but nobody but us may.
 */
export function azureCommandsIn(log: string): string[] {
  return log.split(/\r\n|[\n\r]/).flatMap((line) => {
    const [, name = ""] = /##(?:vso)?\[([^\]]*)\]/.exec(line) ?? [];
    return name === "" ? [] : [name.split(" ")[0] ?? ""];
  });
}
