import { expect, test } from 'vitest';
import { documentDiff } from './documentDiff.ts';

// CREW-11
test('lists changed fields, texts by language, but not the sequence number', () => {
  const before = { id: '1', sequence: 1, start_time: '18:00', headline: { sv: 'Hej', en: 'Hi' }, hosts: [{ name: 'Sara' }] };
  const after = {
    id: '1',
    sequence: 2,
    start_time: '19:30',
    headline: { sv: 'Hej', en: 'Hello' },
    hosts: [{ name: 'Sara' }, { name: 'Bo' }],
  };
  expect(documentDiff(before, after)).toEqual([
    { field: 'start_time', before: '18:00', after: '19:30' },
    { field: 'headline.en', before: 'Hi', after: 'Hello' },
    { field: 'hosts', before: 'Sara', after: 'Sara, Bo' },
  ]);
});

// CREW-11
test('shows no old value for a new entry', () => {
  expect(documentDiff(null, { text: { sv: 'Rad', en: '' } })).toEqual([{ field: 'text.sv', before: '', after: 'Rad' }]);
});
