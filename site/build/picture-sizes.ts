import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const list = resolve(import.meta.dirname, '../../packages/art/dist/pictures.json');
const id = 'virtual:picture-sizes';

type Sizes = Record<string, readonly [width: number, height: number]>;

/** Width and height of every picture that is drawn by day and by night, by its name without the mode. */
export function pictureSizes(pictures: Record<string, { width: number; height: number }>): Sizes {
  const days = Object.entries(pictures).filter(([name]) => name.endsWith('-day') && !name.startsWith('partners/'));
  return Object.fromEntries(days.map(([name, { width, height }]) => [name.slice(0, -'-day'.length), [width, height] as const]));
}

/** Gives pages the sizes that `@tand/art` has written down, so that pictures hold their place while they load. */
export function pictureSizesModule(): Plugin {
  return {
    name: 'picture-sizes',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(module) {
      if (module !== `\0${id}`) return undefined;
      this.addWatchFile(list);
      return `export default ${JSON.stringify(pictureSizes(JSON.parse(readFileSync(list, 'utf8')) as Parameters<typeof pictureSizes>[0]))}`;
    },
  };
}
