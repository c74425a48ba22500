import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
await build({ root, logLevel: 'error' });
await build({ root, logLevel: 'error', build: { ssr: 'src/server.tsx', outDir: 'server' } });

const { addresses, render } = await import(new URL('server/server.js', import.meta.url));
const page = await readFile(join(root, 'dist/index.html'), 'utf8');
for (const [lang, address] of Object.entries(addresses)) {
  const { html, title } = render(lang);
  const folder = join(root, 'dist', address);
  await mkdir(folder, { recursive: true });
  const written = page
    .replace('<html lang="sv"', `<html lang="${lang}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<!--html-->', () => html);
  await writeFile(join(folder, 'index.html'), written);
}
