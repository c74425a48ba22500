import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readProgramme } from '../check/programmeFile.ts';
import { programmeChange, mergeProgramme, type ProgrammeFile } from '../src/programme.ts';
import { temporaryFolder } from './support/editions.ts';

const editions = join(import.meta.dirname, '..');
const ownOf = (folder: string) => parse(readFileSync(join(folder, 'schedule.yaml'), 'utf8')) as ProgrammeFile;
const thin = readdirSync(editions).filter(name => /^\d{4}$/.test(name) && ownOf(join(editions, name)).extends);

it.each(thin)('has in the file of %s only what differs from the extended programme', year => {
  const folder = join(editions, year);
  const { extends: path = '', without, ...own } = ownOf(folder);
  const before = readProgramme(dirname(join(folder, path))).data;
  const { without: gone, ...change } = programmeChange(before, readProgramme(folder).data);
  expect(own).toEqual(change);
  expect(without?.toSorted()).toEqual(gone?.toSorted());
});

it('restores a programme from its difference to another', () => {
  const [a, b, c] = [{ id: 'a', tags: ['a'] }, { id: 'b' }, { id: 'c', day: 0, tags: ['c'] }] as const;
  const places = [{ id: 1, name: 'Hall' }, { id: 2 }];
  const before = { locations: places, items: [a, b, c] };
  const now = {
    locations: [{ id: 2 }, { id: 1 }],
    items: [
      { ...a, tags: ['x'] },
      { id: 'd', day: 1 },
      { id: 'c', day: 0 },
    ],
  };
  expect(programmeChange(before, before)).toEqual({ items: [] });
  const change = programmeChange(before, now);
  expect(change).toEqual({
    without: ['b'],
    locations: [{ id: 2 }, { id: 1, name: null }],
    items: [
      { id: 'a', tags: ['x'] },
      { id: 'd', day: 1 },
      { id: 'c', tags: null },
    ],
  });
  expect(mergeProgramme(change, before)).toEqual(now);
});

it('finds file and line of each field, also of inherited fields', () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'old.yaml'),
    'locations: [{ id: 1 }]\nitems:\n  - id: a\n    day: 0\n  - id: b\n    day: 1\n    location: 1\n',
  );
  writeFileSync(
    join(folder, 'schedule.yaml'),
    'extends: old.yaml\nitems: [{ id: x }, { id: a, day: 2 },\n    { id: c, day: 3, location: 1, start_time: "10:00", name_sv: C, name_en: C }]\n',
  );
  const found = readProgramme(folder);
  expect(found.data.items.map(({ id, day }) => `${id}${day}`)).toEqual(['a2', 'c3', 'b1']);
  expect(found.placeOf(['items', 1, 'day'])).toEqual({ file: 'schedule.yaml', line: 3 });
  expect(found.placeOf(['items', 2, 'location'])).toEqual({ file: 'old.yaml', line: 7 });
  expect(found.placeOf(['locations', 0, 'id'])).toEqual({ file: 'old.yaml', line: 1 });
  expect(found.placeOf([])).toEqual({ file: 'schedule.yaml', line: 1 });
});
