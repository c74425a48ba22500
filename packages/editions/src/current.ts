import current from '../tsconfig.current.json' with { type: 'json' };

const [address = ''] = current.compilerOptions.paths['@edition/*'];

/** Default edition, set in `packages/editions/tsconfig.current.json`. */
export const currentEdition = address.split('/')[1] ?? '';

/** `EDITION` of the environment, or the current edition. */
export const editionOf = (env: Readonly<Record<string, string | undefined>>): string => env['EDITION'] || currentEdition;
