/** The options of the commands in TypeScript; see scripts/commands.mjs. */
interface Values {
  'test:visual': { base?: string; all?: boolean; accept?: boolean };
  spec: { list: boolean };
  'pictures pages': object;
  'pictures desk': object;
  'pictures brand': object;
  'pictures poster': { lang: string; out?: string };
  'new:component': object;
  'new:page': object;
  'new:edition': { from?: string; start?: string; into?: string };
  'edition:check': { accept: boolean };
  freeze: { from?: string; into: string };
  texts: { against?: string; edition?: string; phase?: string; path: string };
}

export class ExpectedError extends Error {}
export function misuse(name: keyof Values, sentence: string): never;
export function commandLine<Name extends keyof Values>(name: Name): { values: Values[Name]; words: string[] };
