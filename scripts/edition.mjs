// Says which edition is worked on: EDITION, or the current one. For shells: `node scripts/edition.mjs`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const current = new URL('../packages/editions/tsconfig.current.json', import.meta.url);

export const editionOf = (env = process.env) =>
  env.EDITION || JSON.parse(readFileSync(current, 'utf8')).compilerOptions.paths['@edition/*'][0].split('/')[1];

/** An edition and those it extends. */
export function chainOf(year) {
  const manifest = JSON.parse(readFileSync(new URL(`../packages/editions/${year}/manifest.json`, import.meta.url), 'utf8'));
  return manifest.extends ? [year, ...chainOf(manifest.extends)] : [year];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(editionOf());
