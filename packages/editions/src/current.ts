import current from '../tsconfig.current.json' with { type: 'json' };

const [address = ''] = current.compilerOptions.paths['@edition/*'];

/**
 * Folder name of the edition that is built and served when nothing else is said. It is chosen in one place,
 * `packages/editions/tsconfig.current.json`, a setting that the compiler, the editor and this module all read.
 */
export const currentEdition = address.split('/')[1] ?? '';

/** The edition a command works on: `EDITION` of its environment, or the current one. */
export const editionOf = (env: Readonly<Record<string, string | undefined>>): string => env['EDITION'] || currentEdition;
