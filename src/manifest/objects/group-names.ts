export function namesGroup(text: string, groups: ReadonlySet<string>): boolean {
  for (const group of groupsIn(text)) if (groups.has(group)) return true;
  return false;
}

export function* groupsIn(text: string): Iterable<string> {
  for (let slash = text.indexOf("/"); slash >= 0; slash = text.indexOf("/", slash + 1)) {
    let start = slash;
    while (start > 0 && isGroupCharacter(text.charCodeAt(start - 1))) start--;
    if (start < slash) yield text.slice(start, slash);
  }
}

function isGroupCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2d;
}
