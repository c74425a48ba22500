type Values = Record<string, string>;

/** An i18next text that is filled hundreds of times: `t` for each takes too long on a phone. */
export function template<Name extends string>(translate: (marks: Record<Name, string>) => string, ...names: Name[]) {
  const text = translate(Object.fromEntries(names.map(name => [name, `{{${name}}}`])) as Record<Name, string>);
  return (values: Record<Name, string>): string => text.replace(/{{(\w+)}}/g, (mark, name: string) => (values as Values)[name] ?? mark);
}
