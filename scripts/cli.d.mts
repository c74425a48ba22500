/** The options of the commands that TypeScript reads, as scripts/commands.mjs describes them. */
interface Values {
  'test:visual': { base?: string; all?: boolean; accept?: boolean };
  spec: { list: boolean };
  'pictures pages': object;
  'pictures desk': object;
  'pictures brand': object;
  'pictures poster': { lang: string; out?: string };
  'new:component': object;
  'new:edition': { from?: string; start?: string; into?: string };
  'edition:check': { accept: boolean };
  freeze: { from?: string; into: string };
  texts: { against?: string; edition?: string; phase?: string; path: string };
}

/** A failure that its message explains: it is printed without a stack. */
export class ExpectedError extends Error {}
/** Ends with exit code 2 and one sentence about what is wrong with the arguments. */
export function misuse(name: keyof Values, sentence: string): never;
/** Reads the arguments of a command; see scripts/cli.mjs. */
export function commandLine<Name extends keyof Values>(name: Name): { values: Values[Name]; words: string[] };
