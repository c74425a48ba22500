import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Edition } from '@tand/festival';
import type { Redirect } from './host-files.ts';

const folder = resolve(import.meta.dirname, '../../../../archives');

export function addArchives(out: string, { archives = [] }: Pick<Edition, 'archives'>, from = folder) {
  const isThere = (year: number) => existsSync(join(from, String(year), 'archive.json'));
  const found = archives.filter(isThere);
  const added = { addresses: [] as string[], redirects: [] as Redirect[], missing: archives.filter(year => !isThere(year)) };
  for (const year of found) {
    const source = join(from, String(year));
    cpSync(source, join(out, String(year)), { recursive: true });
    const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'));
    added.addresses.push(...pages.map(file => `/${year}/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`));
    added.redirects.push(...(JSON.parse(readFileSync(join(source, 'archive.json'), 'utf8')) as { redirects: Redirect[] }).redirects);
  }
  return added;
}
