import { isSlipOf, nearestWord } from "./nearest-word.js";

/** The domain of a key without its end, and the name behind it: `nvidia` and `gpu` of `nvidia.com/gpu`. */
function partsOf(key: string): { readonly owner: string; readonly name: string } {
  const [domain = "", ...rest] = key.split("/");
  return rest.length === 0 ? { owner: "", name: key } : { owner: domain.split(".")[0] ?? "", name: rest.join("/") };
}

/** Without capitals, and with one sign for every sign between words. */
function fold(key: string): string {
  return key.toLowerCase().replaceAll(/[-_./]+/g, "-");
}

/**
 * Whether two different keys of labels, taints or resources are most likely meant for one: they differ in capitals and
 * in signs between words alone (`hub.example.org_team`), or have one name under domains with the same beginning
 * (`nvidia/gpu` and `nvidia.com/gpu`).
 */
export function isNearKey(key: string, other: string): boolean {
  if (key === other) return false;
  if (fold(key) === fold(other)) return true;
  const [one, two] = [partsOf(key), partsOf(other)];
  return one.name === two.name && one.owner !== "" && one.owner === two.owner;
}

/** The key that another one most likely means, or has a slip of the hand in; undefined where none comes near. */
export function nearestKeyOf(key: string, keys: readonly string[]): string | undefined {
  if (keys.includes(key)) return undefined;
  return (
    keys.find((other) => isNearKey(key, other)) ??
    keys.find((other) => isSlipOf(key, other) && digitsOf(key) === digitsOf(other))
  );
}

/** Another number is another thing: `nvidia.com/mig-1g.10gb` and `nvidia.com/mig-1g.20gb`, `tier1` and `tier2`. */
function digitsOf(key: string): string {
  return key.replaceAll(/\D+/g, " ").trim();
}

/** The key to ask a person about: also one of the same domain whose name is only somewhat alike. Nothing rests on it. */
export function keyToAskAbout(key: string, keys: readonly string[]): string | undefined {
  const isAlike = (other: string) =>
    domainOf(key) === domainOf(other) && nearestWord(nameOf(key), [nameOf(other)]) !== undefined;
  return nearestKeyOf(key, keys) ?? keys.find((other) => other !== key && isAlike(other));
}

function domainOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}

/** Long domains are alike by themselves: only the name behind them can be nearly right. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
