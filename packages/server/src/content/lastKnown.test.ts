import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from './revisions.ts';
import { isInFiles, saveLastKnown, readFileContent, readLastKnown } from './lastKnown.ts';
import { memoryDatabase, temporaryFolder } from '../test/fixtures.ts';

const stored = async () => readContent(await memoryDatabase());
const schedule = `locations:
  - { id: 1, name_sv: Stora scenen, name_en: Main stage }
items:
  - { id: opening, day: 0, location: 1, start_time: '10:00', end_time: '', name_sv: Öppning, name_en: Opening }
`;

it('reads what was saved, including dates, and leaves no temporary file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'deep/known.json');
  const content = await stored();
  await saveLastKnown(file, content);
  await saveLastKnown(file, content);
  expect(await readLastKnown(file)).toEqual(content);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['known.json']);
});

it('leaves no temporary file if the file cannot be replaced', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'known.json'));
  await expect(saveLastKnown(join(folder, 'known.json'), await stored())).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder)).toEqual(['known.json']);
});

it('reads the file of an earlier server version with fewer fields', async () => {
  const file = join(temporaryFolder(), 'known.json');
  const content = await stored();
  await saveLastKnown(file, content);
  const { goneNews: _gone, hasTickets: _tickets, notices: _notices, lastChanged, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  const { notices: _part, ...parts } = lastChanged;
  writeFileSync(file, JSON.stringify({ ...before, lastChanged: parts }));
  expect(await readLastKnown(file)).toEqual({
    ...content,
    goneNews: [],
    hasTickets: false,
    notices: [],
    lastChanged: { ...content.lastChanged, notices: { number: 0, at: new Date(0) } },
  });
});

it('fails to read last known content from a file that does not exist', async () => {
  await expect(readLastKnown(join(temporaryFolder(), 'known.json'))).rejects.toThrow('ENOENT');
});

it('allows rebuilding a database if files have all its content, or it has only revision 1', async () => {
  const folder = temporaryFolder({ 'schedule.yaml': schedule });
  const content = await readFileContent(folder, {});
  expect(content).toMatchObject({ origin: '', number: 1, items: [{ id: 'opening' }] });
  expect(await isInFiles(content, folder, {})).toBe(true);
  expect(await isInFiles({ ...content, number: 5 }, folder, {})).toBe(true);
  const changed = { ...content, items: content.items.map(item => ({ ...item, name_sv: 'Invigning' })) };
  expect(await isInFiles({ ...changed, number: 2 }, folder, {})).toBe(false);
  // Revision 1 only imported files, possibly older ones, so nothing is lost.
  expect(await isInFiles({ ...changed, number: 1 }, folder, {})).toBe(true);
  expect(await isInFiles({ ...content, hasTickets: true }, folder, {})).toBe(false);
});
