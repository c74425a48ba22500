import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const drawn = (file: string) => resolve(import.meta.dirname, '../../../art/dist', file);

const modules: Record<string, { file: string; contents: (json: string) => string }> = {
  'virtual:picture-sizes': {
    file: drawn('pictures.json'),
    contents: json => JSON.stringify(pictureSizes(JSON.parse(json) as Parameters<typeof pictureSizes>[0])),
  },
  'virtual:hero-layers': { file: drawn('hero.json'), contents: json => json },
  'virtual:map': { file: drawn('map.json'), contents: json => json },
  'virtual:city': { file: drawn('city.json'), contents: json => json },
};

export function pictureSizes(pictures: Record<string, { width: number; height: number }>) {
  const days = Object.entries(pictures).filter(([name]) => name.endsWith('-day'));
  return Object.fromEntries(days.map(([name, { width, height }]) => [name.slice(0, -'-day'.length), [width, height] as const]));
}

export function pictureSizesModule(): Plugin {
  return {
    name: 'picture-sizes',
    resolveId: id => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const module = modules[id.slice(1)];
      if (!module || !id.startsWith('\0')) return undefined;
      this.addWatchFile(module.file);
      return `export default ${module.contents(readFileSync(module.file, 'utf8'))}`;
    },
  };
}
