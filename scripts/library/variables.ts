import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A custom property by which a host restyles a part. */
export interface PartVariable {
  name: string;
  description: string;
}

/** The variables of a part, from the list beside it; none where it has no list. */
export function variablesOf(library: string, layer: string, part: string): PartVariable[] {
  const path = join(library, 'src', layer, part, `${part}.variables.ts`);
  if (!existsSync(path)) return [];
  const found = readFileSync(path, 'utf8').matchAll(/\/\*\* (.+) \*\/\n\s*'(--[\w-]+)'\?/g);
  return [...found].map(([, description = '', name = '']) => ({ name, description }));
}
