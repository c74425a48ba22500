export const reported = new Set<string>();

/** Warns once for each message. Call it behind a check of `NODE_ENV`, so that bundlers drop it. */
export function warn(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(`@tand/ui: ${message}`);
}

/** @throws Error for a missing required prop */
export function requireProps(component: string, props: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(props))
    if (value === undefined || value === null) throw new Error(`@tand/ui: ${component} needs the prop "${name}".`);
}

type Value = string | number | undefined;

export function checkValues(component: string, props: Readonly<Record<string, readonly [Value, readonly Value[]]>>): void {
  for (const [prop, [value, values]] of Object.entries(props))
    if (value !== undefined && !values.includes(value))
      warn(`${component} has no ${prop} "${value}". There are ${values.map(one => `"${one}"`).join(', ')}.`);
}

export function requireName(component: string, ...names: unknown[]): void {
  if (!names.some(Boolean)) warn(`${component} has no name. Give it a label, or an \`aria-label\`; VisuallyHidden hides words of a label.`);
}
