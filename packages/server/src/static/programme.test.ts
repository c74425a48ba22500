import { itemSlug, placeSlug } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import { describe, expect, it } from 'vitest';
import { readSchedule } from '../db/queries.ts';
import { content, memoryDatabase, siteFiles, temporaryFolder, testApp } from '../test/fixtures.ts';

const shell = `<!doctype html><html><head><title>__ITEM_TITLE__, __ITEM_DAY__</title><link rel="canonical" href="/sv/schedule/__ITEM_SLUG__"><script type="application/ld+json">{"name":"__ITEM_TITLE__","startDate":"__ITEM_START__","endDate":"__ITEM_END__"}</script></head><body>__ITEM_TEXT__ __ITEM_TIME__ __ITEM_PLACE__</body></html>`;
const days = ['13', '14', '15', '16'].map(day => ({
  date: `2025-06-${day}`,
  name: { sv: `Dag ${day} juni`, en: `Day ${day} June` },
}));
const files = {
  ...siteFiles,
  'sv/schedule/_shell/index.html': shell,
  'en/schedule/_shell/index.html': shell,
  'schedule/_shell/index.html': shell,
  'sv/schedule/screen/_shell/index.html': '<h1>Skärm</h1>',
  'sv/schedule/built-1/index.html': '<h1>Byggd</h1>',
  'schedule.json': JSON.stringify({ timeZone: 'Europe/Stockholm', days }),
  'headers.json': JSON.stringify({ defaults: { 'Content-Security-Policy': "default-src 'self'; script-src 'sha256-item'" } }),
};

const items = content.items.map((item, index) =>
  index === 0 ? { ...item, name_sv: 'Frukost & <b>ljus</b>', name_en: 'Breakfast </script>', short_desc_sv: 'Gröt' } : item,
);

async function open() {
  const db = await memoryDatabase({ ...content, items });
  const { app } = await testApp({ db, staticDir: temporaryFolder(files) });
  const schedule = parseSchedule(await readSchedule(db), () => {});
  const slugOf = (name: string) => itemSlug(schedule.items.find(({ name_sv }) => name_sv.startsWith(name))!);
  return { app, slugOf, schedule };
}

describe('an item newer than the build', () => {
  it('opens by its address, with its own words, instants and the policy of pages', async () => {
    const { app, slugOf } = await open();
    const response = await app.request(`/sv/schedule/${slugOf('Frukost')}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('sha256-item');
    expect(html).toContain('<title>Frukost &amp; &lt;b&gt;ljus&lt;/b&gt;, Dag 14 juni</title>');
    expect(html).toContain(`href="/sv/schedule/${slugOf('Frukost')}"`);
    expect(html).toContain('"startDate":"2025-06-14T09:00:00+02:00","endDate":"2025-06-14T13:00:00+02:00"');
    expect(html).toContain('Gröt 09:00–13:00 Hall A');
    expect(html).not.toContain('__ITEM_');
  });

  it('is English under /en, and no name ends a script', async () => {
    const { app, slugOf } = await open();
    const html = await (await app.request(`/en/schedule/${slugOf('Frukost')}`)).text();
    expect(html).toContain('Breakfast &lt;/script&gt;, Day 14 June');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it('opens by the plain address', async () => {
    const { app, slugOf } = await open();
    expect((await app.request(`/schedule/${slugOf('Final')}`)).status).toBe(200);
  });

  it('under another name leads to the one it has', async () => {
    const { app, slugOf, schedule } = await open();
    const { id } = schedule.items.find(({ name_sv }) => name_sv === 'Final')!;
    const response = await app.request(`/sv/schedule/semifinal-${id}?a=1`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/sv/schedule/${slugOf('Final')}?a=1`]);
  });

  it.each(['nothing-123', '_shell', '%00', 'screen'])('%s is not found', async key => {
    const { app } = await open();
    expect((await app.request(`/sv/schedule/${key}`)).status).toBe(404);
  });

  it('does not come before a page that was built', async () => {
    const { app } = await open();
    expect(await (await app.request('/sv/schedule/built-1')).text()).toBe('<h1>Byggd</h1>');
  });
});

describe('the screen of a place newer than the build', () => {
  it('opens by name or id', async () => {
    const { app, schedule } = await open();
    const place = schedule.locations.find(({ id }) => id === 2)!;
    expect((await app.request(`/sv/schedule/screen/${placeSlug(place)}`)).status).toBe(200);
    const byId = await app.request('/sv/schedule/screen/2');
    expect([byId.status, byId.headers.get('location')]).toEqual([302, '/sv/schedule/screen/stora-scenen']);
  });

  it.each(['nowhere', '_shell'])('%s is not found', async key => {
    const { app } = await open();
    expect((await app.request(`/sv/schedule/screen/${key}`)).status).toBe(404);
  });
});
