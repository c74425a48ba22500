import { createHash, hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editionName, type Edition } from '@tand/festival';
import { ExpectedError } from '../cli.mjs';
import { freezeCss, freezePage, freezeText, type Addresses } from './page.ts';

/** Leaves out scripts, the manifest, compressed copies, 404 pages and pages at addresses without a language. */
const isArchived = (file: string, languages: readonly string[]) =>
  ([...languages, 'img', 'fonts', 'files'].includes(file.split('/')[1]!) ||
    /^\/(?:favicon\.ico|schedule\.(?:json|xml)|assets\/app\/styles-\w+\.css)$/.test(file)) &&
  !/\.(?:br|gz)$|\/404\.html$/.test(file);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map(line => line.split(' ')).flatMap(([from = '', to = '', status]) => (status === '404' ? [] : [[from, to]])));
}

/** @throws ExpectedError naming dead links and their pages */
export function freezeSite({ from, to, edition }: { from: string; to: string; edition: Edition }) {
  const { year, siteUrl, languages, defaultLanguage } = edition;
  const files = filesOf(from).filter(file => isArchived(file, languages));
  const addresses: Addresses = { year, siteUrl, defaultLanguage, files: new Set(files), redirects: readRedirects(from) };
  // The previous archive stays until this one is complete.
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(unfinished, file)), { recursive: true });
    writeFileSync(join(unfinished, file), content);
  };
  const styleSheet = (css: string) => {
    const file = `/styles/${hash('sha256', css, 'hex').slice(0, 12)}.css`;
    write(file, css);
    return `/${year}${file}`;
  };
  const dead: string[] = [];
  const pages: string[] = [];
  // The digest lets the site's build notice a changed archive.
  const digest = createHash('sha256');
  for (const file of files) {
    if (!file.endsWith('.html')) {
      if (file.endsWith('.css')) write(file, freezeCss(readFileSync(join(from, file), 'utf8'), addresses));
      else if (/\.(?:xml|json)$/.test(file)) write(file, freezeText(readFileSync(join(from, file), 'utf8'), addresses));
      else cpSync(join(from, file), join(unfinished, file));
      continue;
    }
    const lang = languages.find(one => file.startsWith(`/${one}/`)) ?? defaultLanguage;
    const options = { addresses, lang, name: editionName(edition), styleSheet } as const;
    const page = freezePage(readFileSync(join(from, file), 'utf8'), options);
    dead.push(...page.dead.map(address => `${file}: ${address}`));
    write(file, page.html);
    digest.update(page.html);
    pages.push(file.slice(0, -'.html'.length));
  }
  if (dead.length) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new ExpectedError(`The archive would have ${dead.length} dead links:\n${[...new Set(dead)].slice(0, 40).join('\n')}`);
  }
  write(
    '/archive.json',
    JSON.stringify({ year, digest: digest.digest('hex'), redirects: redirectsOf(edition, pages, addresses.redirects) }),
  );
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
  return { pages: pages.length, files: files.length };
}

function redirectsOf({ year, languages, defaultLanguage }: Edition, pages: readonly string[], before: ReadonlyMap<string, string>) {
  const home = `/${defaultLanguage}/home`;
  const plain = pages.flatMap(page => (page.startsWith(`/${defaultLanguage}/`) ? [[page.slice(3), page] as const] : []));
  const table = new Map<string, string>([
    ['', home],
    ...languages.map(lang => [`/${lang}`, `/${lang}/home`] as const),
    ...plain,
    ...before,
  ]);
  table.delete('/');
  const end = (address: string): string => (pages.includes(address) ? address : end(table.get(address) ?? home));
  return [...table.keys()].map(from => ({ from: `/${year}${from}`, to: `/${year}${end(table.get(from)!)}`, status: 301 }));
}
