/** After a build: writes each prop's default into its description in the declarations, where editors show it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManifestProp } from './manifest-inheritance.ts';
import { buildManifest } from './manifest.ts';

/** Declarations with defaults. No line is added, so that source maps stay true. */
export const withDefaults = (declarations: string, props: readonly Pick<ManifestProp, 'name' | 'default'>[]): string =>
  props.reduce((text, { name, default: fallback }) => {
    if (fallback === undefined) return text;
    return text.replace(new RegExp(` \\*/(\\n\\s+${name}\\?: )`), (_, prop: string) => ` Default: \`${fallback}\`. */${prop}`);
  }, declarations);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? '.');
  for (const { layer, name, props } of buildManifest(root).components) {
    const file = join(root, 'dist', layer, name, `${name}.d.ts`);
    if (existsSync(file)) writeFileSync(file, withDefaults(readFileSync(file, 'utf8'), props));
  }
}
