// `npm run build`, its last part: writes the site as files to dist/static. The content is that of `DATABASE_URL` where it is
// set, so that an export and the API beside it say the same; else that of the edition's files.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp, exportSite, openDatabase, openStore, readContent, readFileContent } from '@tand/server';
import { addArchives } from './archives.ts';
import { compressedFolder } from './assets.ts';
import { languages } from './copy.ts';
import { editionFolder, readEdition } from './edition.ts';
import { headersFile, redirectsFile, sitePolicy, withPolicy, type Redirect } from './host-files.ts';

type Server = typeof import('../src/entry.server.tsx');

const started = performance.now();
const dist = resolve(import.meta.dirname, '..', process.env['SITE_OUT'] ?? 'dist');
const files = join(dist, 'client');
const out = join(dist, 'static');
const isReview = process.env['TAND_REVIEW'] === '1';

const { createRenderer } = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as Server;
const renderer = await createRenderer();
const content = await readStored();
const store = await openStore({
  readNumber: async () => content.number,
  readContent: async () => content,
  readLastKnown: async () => content,
  log: console.log,
});
const { site } = createApp({ store, renderer, files });
const { addresses, policies } = await exportSite({ site: site!, files, out, quality: isReview ? 5 : 10, cache: compressedFolder });

const policy = sitePolicy(policies);
const archived = addArchives(files, await readEdition());
// A page served where no rule reaches carries the policy in itself; hosts that know no more than files look for the nearest.
for (const lang of ['', ...languages]) {
  const html = await readFile(join(out, lang || 'sv', '404/index.html'), 'utf8');
  await writeFile(join(out, lang, '404.html'), withPolicy(html, policy));
}
const moved = [...renderer.redirects].map(([from, to]): Redirect => ({ from, to, status: from === '/' ? 302 : 301 }));
await writeFile(join(out, '_redirects'), redirectsFile([...moved, ...archived.redirects]));
await writeFile(
  join(out, '_headers'),
  headersFile({
    addresses: [...addresses, ...archived.addresses],
    policy,
    files: Object.fromEntries([...site!.addresses().files].map(file => [file, renderer.file(file)])),
  }),
);
console.log(`${addresses.length} addresses exported to ${out} in ${Math.round(performance.now() - started)} ms`);

async function readStored() {
  const url = process.env['DATABASE_URL'];
  if (!url) return readFileContent(editionFolder);
  const db = await openDatabase(url, { authToken: process.env['DATABASE_AUTH_TOKEN'] });
  try {
    return await readContent(db);
  } finally {
    db.close();
  }
}
