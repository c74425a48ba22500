import current from '../tsconfig.current.json' with { type: 'json' };

const [address = ''] = current.compilerOptions.paths['@edition/*'];

export const currentEdition = address.split('/')[1] ?? '';

export const editionOf = (env: Readonly<Record<string, string | undefined>>): string => env['EDITION'] || currentEdition;
