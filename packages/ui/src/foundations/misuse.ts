/** Messages that were reported. */
export const reported = new Set<string>();

/** Reports a misuse once, in development. Call it behind `process.env.NODE_ENV !== 'production'`, so that bundlers drop it. */
export function warn(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(`@tand/ui: ${message}`);
}

/** Throws an error that names a missing required prop, before it is read. Call it like `warn`. @throws Error */
export function requireProps(component: string, props: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(props))
    if (value === undefined || value === null) throw new Error(`@tand/ui: ${component} needs the prop "${name}".`);
}

/** Reports an invalid value of a prop. Call it like `warn`. */
export function checkValue(component: string, prop: string, value: string | undefined, values: readonly string[]): void {
  if (value !== undefined && !values.includes(value))
    warn(`${component} has no ${prop} "${value}". There are ${values.map(one => `"${one}"`).join(', ')}.`);
}
