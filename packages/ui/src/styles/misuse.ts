export const reported = new Set<string>();

/** Reports a misuse once, in development. Call it behind `process.env.NODE_ENV !== 'production'`, so that bundlers drop it. */
export function warn(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.warn(`@tand/ui: ${message}`);
}

/** Call it like `warn`. @throws Error for a missing required prop */
export function requireProps(component: string, props: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(props))
    if (value === undefined || value === null) throw new Error(`@tand/ui: ${component} needs the prop "${name}".`);
}

type Value = string | number | undefined;

/** Reports invalid values of props, each given with the valid ones. Call it like `warn`. */
export function checkValues(component: string, props: Readonly<Record<string, readonly [Value, readonly Value[]]>>): void {
  for (const [prop, [value, values]] of Object.entries(props))
    if (value !== undefined && !values.includes(value))
      warn(`${component} has no ${prop} "${value}". There are ${values.map(one => `"${one}"`).join(', ')}.`);
}

/** Reports a control without an accessible name. Call it like `warn`. */
export function requireName(component: string, ...names: unknown[]): void {
  if (!names.some(Boolean)) warn(`${component} has no name. Give it a label, or an \`aria-label\`; VisuallyHidden hides words of a label.`);
}
