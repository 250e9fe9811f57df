/** A workflow command's property values; undefined ones are left out. */
type CommandProperties = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes a GitHub workflow command: `::error file=a.yaml,line=3::message`. Neither a property nor the message can end
 * the line or begin another command. Upstream: actions/toolkit packages/core/src/command.ts.
 */
export function workflowCommand(command: string, properties: CommandProperties, message: string): string {
  const fields: string[] = [];
  for (const [key, value] of Object.entries(properties)) {
    if (value !== undefined && value !== "") fields.push(`${key}=${escapeProperty(String(value))}`);
  }
  const head = fields.length === 0 ? command : `${command} ${fields.join(",")}`;
  return `::${head}::${escapeData(message)}`;
}

/** Escapes a message as the runner unescapes it. */
export function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Escapes a property as the runner unescapes it. */
export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
