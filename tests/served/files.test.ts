// Built first: @tand/site
import { expect, test } from 'vitest';
import { html, request } from '../support/app.ts';
import { edition, languages } from '../support/site.ts';

const own = edition.siteUrl;

// META-5
test('allows robots in robots.txt, and names the site map except in a review build', async () => {
  const answer = await request('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const isReview = (await html('/sv/home')).includes('<meta name="robots" content="noindex"/>');
  expect((await answer.text()).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    ...(isReview ? [] : [`Sitemap: ${own}/sitemap.xml`]),
  ]);
});

test('serves the site map as XML', async () => {
  expect((await request('/sitemap.xml')).headers.get('content-type')).toMatch(/^(application|text)\/xml/);
});

test('links a manifest that starts at an existing page, with icons in the sizes it names', async () => {
  const address = /<link rel="manifest" href="([^"]+)"/.exec(await html('/sv/home'))![1]!;
  const answer = await request(address);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { start_url: string; icons: Record<'src' | 'sizes' | 'type' | 'purpose', string>[] };
  expect(manifest).toMatchObject({ name: `${edition.name} ${edition.year}`, id: '/', scope: '/', lang: 'sv', display: 'standalone' });
  expect((await request(manifest.start_url)).status).toBe(200);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request(src);
    expect([src, icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    // A PNG's first chunk has its width and height.
    const bytes = new DataView(await icon.arrayBuffer());
    expect([src, `${bytes.getUint32(16)}x${bytes.getUint32(20)}`]).toEqual([src, sizes]);
  }
});

test('names a contact in security.txt, which expires within a year', async () => {
  const answer = await request('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = (await answer.text())
    .trim()
    .split('\n')
    .map(line => line.split(/: (.*)/, 2) as [string, string]);
  const of = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []));
  expect(of('Contact').length).toBeGreaterThan(0);
  expect(of('Contact').filter(value => !/^(?:https|mailto|tel):/.test(value))).toEqual([]);
  for (const page of of('Contact').filter(value => value.startsWith(`${own}/`)))
    expect((await request(page.slice(own.length))).status).toBe(200);
  expect(of('Canonical')).toEqual([`${own}/.well-known/security.txt`]);
  expect(of('Expires')).toHaveLength(1);
  const days = (Date.parse(of('Expires')[0]!) - Date.now()) / 86_400_000;
  expect([days > 0, days <= 366]).toEqual([true, true]);
});

test('names the same build in offline.json and in pages', async () => {
  const { build } = JSON.parse(await html('/offline.json')) as { build: string };
  expect(build).toMatch(/^[\w-]{8,}$/);
  for (const path of ['/sv/home', '/en/schedule/screen/mirage-palace']) expect(await html(path)).toContain(`data-build="${build}"`);
});

test.each(languages)('serves the feeds in %s with their content types', async lang => {
  const types = await Promise.all(
    ['rss.xml', 'atom.xml', 'feed.json'].map(async file => (await request(`/${lang}/news/${file}`)).headers.get('content-type')),
  );
  expect(types.map(type => type?.split(';')[0])).toEqual(['application/rss+xml', 'application/atom+xml', 'application/feed+json']);
});
