import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runnerImport } from 'vite';
import { readEdition } from '../site/build/edition.ts';
import { entries } from '../site/build/entries.ts';
import { source } from '../vite.shared.ts';

/** A page of the site: its path below the language, and its whole address. */
export interface SitePage {
  path: string;
  href: string;
}

const root = join(import.meta.dirname, '..');
const site = join(root, 'site/src');

/** The site's own files that a file brings in, with all that these bring in. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const imports = code.matchAll(/(?:^(?:import|export)(?! type)[^;]*?from |\bimport\()'(\.[^']+\.tsx?)'/gm);
  for (const [, path = ''] of imports) reach(join(dirname(file), path), seen);
  return seen;
}

/**
 * The pages that show what a file of the site has, by the file's path in the repository. What all pages share stands for
 * home. They lie at the edition's address, or where `STORYBOOK_SITE_URL` says, as for a site that is not published.
 */
export async function pagesByFile(): Promise<Map<string, SitePage[]>> {
  const config = { configFile: false as const, logLevel: 'error' as const, plugins: [entries()], resolve: { conditions: [source] } };
  const { module } = await runnerImport<{ pages: { path: string; module: string }[] }>(join(site, 'sitemap.ts'), config);
  const { siteUrl, defaultLanguage } = await readEdition();
  const base = process.env['STORYBOOK_SITE_URL'] ?? siteUrl;
  const found = new Map<string, SitePage[]>();
  const add = (path: string, from: string) => {
    for (const file of reach(from)) {
      const key = relative(root, file);
      found.set(key, [...(found.get(key) ?? []), { path, href: `${base}/${defaultLanguage}/${path}` }]);
    }
  };
  // An address with a parameter leads nowhere by itself.
  for (const { path, module: name } of module.pages) if (!path.includes(':')) add(path, join(site, 'pages', `${name}.tsx`));
  for (const frame of ['Layout', 'BareLayout']) add('home', join(site, 'app', `${frame}.tsx`));
  return found;
}
