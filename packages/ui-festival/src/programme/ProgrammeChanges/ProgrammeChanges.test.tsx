import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgrammeChanges, type ProgrammeChangesProps } from './index.ts';
import { words } from './ProgrammeChanges.fixtures.ts';

const show = (changes: ProgrammeChangesProps['changes']) =>
  render(
    <LocaleProvider lang="en">
      <ProgrammeChanges {...words.sv} {...words.en} changes={changes} />
    </LocaleProvider>,
  );
const [moved] = words.en.changes;

test('shows the old and the new time, with day and place if these changed', () => {
  if (moved?.kind !== 'moved') throw new Error('The first change of the fixtures must be a move.');
  const { entry, before } = moved;
  show([
    moved,
    { ...moved, id: 'day', before: { ...before, start: '2025-06-13T15:00:00+02:00' } },
    { ...moved, id: 'place', entry: { ...entry, placeId: 2 } },
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Cosplay Masters: final: 15:00–16:00 is now 18:00–19:00',
    'Cosplay Masters: final: 15:00–16:00 is now Sat 14 June 18:00–19:00',
    expect.stringMatching(/ is now 18:00–19:00, ./),
  ]);
});

test('renders nothing without changes', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});
