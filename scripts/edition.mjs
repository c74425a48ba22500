import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

export const editions = readdirSync(join(root, 'packages/editions')).filter(name => /^\d{4}$/.test(name));

/** The edition that a checkout uses without EDITION. @returns {string} */
export const currentIn = checkout =>
  JSON.parse(readFileSync(join(checkout, 'packages/editions/tsconfig.current.json'), 'utf8')).compilerOptions.paths['@edition/*'][0].split(
    '/',
  )[1];

export const editionOf = (env = process.env) => env.EDITION || currentIn(root);

/** The edition, then those that it extends. @returns {string[]} */
export function chainOf(year) {
  const manifest = JSON.parse(readFileSync(new URL(`../packages/editions/${year}/manifest.json`, import.meta.url), 'utf8'));
  return manifest.extends ? [year, ...chainOf(manifest.extends)] : [year];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(editionOf());
