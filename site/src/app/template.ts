type Values = Record<string, string>;

/**
 * One text of i18next to be filled hundreds of times: asked each time, it is slow on a phone.
 * @param translate gives the text with these values in it
 */
export function template<Name extends string>(translate: (marks: Record<Name, string>) => string, ...names: Name[]) {
  const text = translate(Object.fromEntries(names.map(name => [name, `{{${name}}}`])) as Record<Name, string>);
  return (values: Record<Name, string>): string => text.replace(/{{(\w+)}}/g, (mark, name: string) => (values as Values)[name] ?? mark);
}
