import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import en from '@edition/copy/en/label.json';
import sv from '@edition/copy/sv/label.json';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { labelQuery } from './app/ownLabel.ts';
import { previewDrawer } from '@tand/runtime/render';
import { labelAsked, labelPreview } from './labelPreview.ts';

const texts = { sv: { label: sv }, en: { label: en } };
const picture = '/img/og/label-sv.png';
const never = () => Promise.reject(new Error('Nothing is to be drawn.'));
const queryOf = (nick: string, number?: number) => new URLSearchParams(labelQuery({ nick, ...(number && { number }) }));

// LABEL-3
it('draws the picture of a shared label from its address, and stores no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'labels-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const draw = previewDrawer(pathToFileURL(`${folder}/`), folder);
  const of = async (address: string, query: URLSearchParams) => Buffer.from(await labelPreview(address, query, texts, draw)!());
  const first = await of(picture, queryOf('Gunvor', 16));
  const { format, width, height } = await sharp(first).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect((await of(picture, queryOf('GUNVOR', 16))).equals(first)).toBe(true);
  const others = [queryOf('Sixten', 16), queryOf('Gunvor', 17), queryOf('Gunvor')].map(query => of(picture, query));
  others.push(of('/img/og/label-en.png', queryOf('Gunvor', 16)));
  expect(new Set([first, ...(await Promise.all(others))].map(bytes => bytes.toString('base64'))).size).toBe(5);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [picture, ''],
  [picture, 'label='],
  [picture, 'label=/'],
  [picture, 'label=Gunvor'],
  [picture, 'label=12345678/'],
  ['/img/og/label-de.png', 'label=16/Gunvor'],
  ['/img/og/home-sv.png', 'label=16/Gunvor'],
])("uses the page's own picture for %s?%s", (address, query) => {
  expect(labelPreview(address, new URLSearchParams(query), texts, never)).toBeUndefined();
});

it('returns the query of a label with its name as printed, and undefined without a label', () => {
  expect(labelAsked(queryOf(' åsa <🔥> & co', 7))).toBe(labelQuery({ nick: 'ÅSA  & CO', number: 7 }));
  expect(labelAsked(new URLSearchParams('q=Gunvor'))).toBeUndefined();
});
