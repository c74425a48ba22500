import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeFonts } from '../../../ui/scripts/fonts.mjs';

const fontFolder = resolve(import.meta.dirname, '../../../../.cache/fonts');

const folders = {
  '/img/': resolve(import.meta.dirname, '../../../art/dist/img'),
  '/fonts/': fontFolder,
};
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export function files(): Plugin {
  return {
    name: 'files',
    applyToEnvironment: environment => environment.name === 'client',
    async buildStart() {
      if (existsSync(join(fontFolder, 'anybody-ext.woff2'))) return;
      await mkdir(fontFolder, { recursive: true });
      await writeFonts(fontFolder);
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const path = normalize(decodeURIComponent((req.url ?? '').split('?')[0]!));
        const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
        if (!prefix || !folder) return next();
        const stream = createReadStream(join(folder, path.slice(prefix.length)));
        stream.on('error', () => next());
        stream.on('open', () => stream.pipe(res.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')));
      });
    },
    async writeBundle({ dir }) {
      for (const [prefix, folder] of Object.entries(folders)) {
        if (existsSync(folder)) await cp(folder, join(dir!, prefix), { recursive: true });
        else this.warn(`${prefix} is missing: build its package first`);
      }
    },
  };
}
