import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { edition } from '@edition/edition.ts';
import en from '@edition/copy/en/schedule.json';
import sv from '@edition/copy/sv/schedule.json';
import { previewAddresses, previewStandIn, type Schedule } from '@tand/festival';
import type { Content } from '@tand/server';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { previewDrawer } from '@tand/runtime/render';
import { previewFile } from './previews.ts';

const item = {
  id: 'a',
  day: 0,
  location: 1,
  start_time: '18:00',
  end_time: '19:00',
  name_sv: 'Öppning',
  name_en: 'Opening',
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
} as const;
const schedule: Schedule = {
  locations: [
    { id: 0, name_sv: 'Alla', name_en: 'All' },
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main stage' },
  ],
  items: [item],
};
const texts = { sv: { schedule: sv }, en: { schedule: en } };
const [itemSv, itemEn, placeSv] = ['item-oppning-a-sv', 'item-oppning-a-en', 'place-stora-scenen-sv'].map(name => `/img/og/${name}.png`);

// META-2
it('has a picture of every item and place in each language', () => {
  expect(previewAddresses(edition)({ schedule })).toEqual([itemSv, itemEn, placeSv, '/img/og/place-stora-scenen-en.png']);
});

async function drawnAt(address: string, items: Schedule['items'] = [item]) {
  const drawn: { blank: string; words: string }[] = [];
  const file = previewFile(address, texts, async (blank, words) => {
    drawn.push({ blank: blank!, words });
    return new Uint8Array();
  })!;
  await file.write({ schedule: { ...schedule, items } } as Content, {
    etagOf: String,
    read: () => Promise.reject(new Error('nothing else')),
  });
  return drawn[0]!;
}

it('draws other words when language, title, time, place or state of an item change', async () => {
  const changed = [
    item,
    { ...item, name_sv: 'Invigning' },
    { ...item, start_time: '18:30' },
    { ...item, location: 0 },
    { ...item, cancelled: true as const },
  ];
  const words = await Promise.all(changed.map(async one => (await drawnAt(`/img/og/item-a-sv.png`, [one])).words));
  words.push((await drawnAt(itemEn!)).words, (await drawnAt(placeSv!)).words);
  expect(new Set(words).size).toBe(words.length);
});

it.each([
  ['/img/og/item-gone-x-sv.png', '/img/og/schedule-sv.png'],
  ['/img/og/place-cellar-en.png', '/img/og/schedule-en.png'],
  ['/img/og/news-later-sv.png', '/img/og/news-sv.png'],
  ['/img/og/home-sv.png', undefined],
])('returns the replacement of %s in case it is not drawn: %s', (address, standIn) => expect(previewStandIn(address)).toBe(standIn));

it('draws the text on the background without resizing it, and reuses the stored picture later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ground = { width: 1200, height: 630, channels: 3 as const, background: '#2b50ff' };
  const blanks = pathToFileURL(`${folder}/`);
  const { words } = await drawnAt(itemSv!);
  await sharp({ create: ground }).png().toFile(join(folder, 'blank.png'));
  const picture = await previewDrawer(blanks, join(folder, 'kept'))('blank', words);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const isInked = (x: number, y: number) => data[(y * 1200 + x) * 3]! > 150;
  const inked = [...Array(1200).keys()].filter(x => [...Array(630).keys()].some(y => isInked(x, y)));
  expect([inked[0]! >= 60, inked.length > 200, inked.at(-1)! < 570]).toEqual([true, true, true]);
  const [name = ''] = readdirSync(join(folder, 'kept'));
  writeFileSync(join(folder, 'kept', name), 'kept');
  const again = await previewDrawer(blanks, join(folder, 'kept'))('blank', words);
  expect(Buffer.from(again).toString()).toBe('kept');
});
