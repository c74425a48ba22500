import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join, normalize, resolve } from 'node:path';
import { mediaType } from '@tand/server';
import type { Connect, Plugin } from 'vite';
import { writeFonts } from '../../../ui/scripts/fonts.mjs';

const fontFolder = resolve(import.meta.dirname, '../../../../.cache/fonts');

const folders = {
  '/img/': resolve(import.meta.dirname, '../../../art/dist/img'),
  '/fonts/': fontFolder,
};
const kit = resolve(import.meta.dirname, '../../../art/src/build/cli.ts');

async function draw(name: string): Promise<void> {
  const options = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', '--conditions=@tand/source'];
  const env = { ...process.env, TAND_REVIEW: '1' };
  await once(spawn(process.execPath, [...options, kit, '--only', name], { stdio: 'inherit', env }), 'close');
}

export function serveFiles(byPrefix: Record<string, string>, drawPicture: (name: string) => Promise<void>) {
  const asked = new Set<string>();
  let drawing = Promise.resolve();
  const drawOnce = async (name: string) => {
    if (!asked.has(name)) drawing = drawing.then(() => drawPicture(name)).catch(console.error);
    asked.add(name);
    await drawing;
  };
  const handle: Connect.NextHandleFunction = (req, res, next) => {
    const path = normalize(decodeURIComponent((req.url ?? '').split('?')[0]!));
    const [prefix, folder] = Object.entries(byPrefix).find(([start]) => path.startsWith(start)) ?? [];
    if (!prefix || !folder) return next();
    const file = path.slice(prefix.length);
    const send = (orElse: () => unknown) => {
      const stream = createReadStream(join(folder, file));
      stream.on('error', orElse);
      stream.on('open', () => stream.pipe(res.setHeader('content-type', mediaType(path))));
    };
    const [, name] = /^([\w-]+\/[\w/-]+)\.\w+$/.exec(file) ?? [];
    send(async () => {
      if (prefix !== '/img/' || !name) return next();
      await drawOnce(name);
      send(() => next());
    });
  };
  return { handle, onChange: () => asked.clear() };
}

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
      const { handle, onChange } = serveFiles(folders, draw);
      server.watcher.on('all', onChange);
      server.middlewares.use(handle);
    },
    async writeBundle({ dir }) {
      for (const [prefix, folder] of Object.entries(folders)) {
        if (existsSync(folder)) await cp(folder, join(dir!, prefix), { recursive: true });
        else this.warn(`${prefix} is missing: build its package first`);
      }
    },
  };
}
