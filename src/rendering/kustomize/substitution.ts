/** Fills known variables into a text. */
export type Substitute = (text: string) => string;

/** `${NAME}`, and with a default: `${NAME:=text}`, `${NAME:-text}`. `$${NAME}` is no variable. */
const VARIABLE = /(?<!\$)\$\{([A-Za-z_][A-Za-z0-9_]*)(?::?[=-][^}]*)?\}/g;

/**
 * Fills in the variables that a Flux Kustomization names. What it takes from elsewhere is not known, so that every
 * other variable stays. Upstream: fluxcd/pkg kustomize_varsub.go, drone/envsubst.
 */
export function substituteWith(variables: Readonly<Record<string, string>>): Substitute {
  const known = new Map(Object.entries(variables));
  if (known.size === 0) return (text) => text;
  return (text) =>
    text.includes("${") ? text.replace(VARIABLE, (whole, name: string) => known.get(name) ?? whole) : text;
}

/** The label or annotation by which an object keeps its `${...}`. */
const DISABLED = /^[ \t]*"?kustomize\.toolkit\.fluxcd\.io\/substitute"?:[ \t]*"?disabled"?[ \t]*$/m;

/** Fills variables into the text of one object, as Flux does after rendering. */
export function substituteInObject(text: string, substitute: Substitute): string {
  return DISABLED.test(text) ? text : substitute(text);
}
