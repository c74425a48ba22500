import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineManifest, offlinePages, writeWorker } from '../../site/build/offline.ts';
import { siteFolder } from './server.ts';

export interface SecondBuild {
  folder: string;
  /** Name of the build, as `data-build` of its pages. */
  name: string;
  remove: () => Promise<void>;
}

const languages = ['sv', 'en'];
/** Pages that the second build has; the others would only cost time. */
const pages = [...offlinePages, '404', 'about', 'contact', 'news'];
const hashed = /\b([\w.-]+?)-([\w-]{8})\.js\b/g;

const plain = (from: string) => !/\.(?:br|gz)$/.test(from);

/**
 * Another build of the site, as a later deployment brings it: every script has another name, pages name the new ones,
 * the service worker keeps the new files.
 */
export async function makeSecondBuild(): Promise<SecondBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-build-'));
  for (const name of [
    'assets',
    'fonts',
    'img',
    'headers.json',
    'redirects.json',
    '404.html',
    'schedule.json',
    'favicon.ico',
    'manifest.webmanifest',
  ])
    await cp(join(siteFolder, name), join(folder, name), { recursive: true, filter: plain });
  for (const lang of languages)
    for (const page of pages) await cp(join(siteFolder, lang, page, 'index.html'), join(folder, lang, page, 'index.html'));
  for (const lang of languages) await cp(join(siteFolder, lang, 'news/feed.json'), join(folder, lang, 'news/feed.json'));

  const scripts = new Set((await readdir(join(folder, 'assets/app'))).filter(name => name.endsWith('.js')));
  const renamed = (text: string) =>
    text.replaceAll(hashed, (name, stem: string, hash: string) => (scripts.has(name) ? `${stem}-${hash.slice(1)}${hash[0]}.js` : name));
  const name = 'zzzzzzzzz-second';
  for (const file of (await readdir(folder, { recursive: true })).filter(file => /\.(?:html|js)$/.test(file))) {
    const text = renamed(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), text.replace(/data-build="[^"]*"/, `data-build="${name}"`));
  }
  for (const script of scripts) await rename(join(folder, 'assets/app', script), join(folder, 'assets/app', renamed(script)));
  await writeWorker(folder, await offlineManifest(folder));
  return { folder, name, remove: () => rm(folder, { recursive: true, force: true }) };
}
