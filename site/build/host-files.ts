import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Server = typeof import('../src/entry.server.tsx');

/** What a host must know besides the pages: which policy belongs to which, and which addresses lead elsewhere. */
export async function hostFiles(out: string, { redirects, languages }: Server, policies: Record<string, string>) {
  const moved = redirects.flatMap(({ from, to }) => [
    { from: `/${from}`, to: `/${to}`, status: 301 },
    ...languages.map(lang => ({ from: `/${lang}${from && `/${from}`}`, to: `/${lang}/${to}`, status: 301 })),
  ]);
  await writeFile(join(out, 'redirects.json'), JSON.stringify(moved));
  await writeFile(join(out, 'headers.json'), JSON.stringify({ pages: policies }));
}
