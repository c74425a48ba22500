import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProgrammeTools } from './index.ts';
import { placeIn, words } from './ProgrammeTools.fixtures.ts';

test('reports the items to download: those of the day, or those of the place on all days', async () => {
  const onDownload = vi.fn<(title: string, ids: readonly string[]) => void>();
  const place = placeIn('en');
  const { entries } = words.en;
  render(
    <LocaleProvider lang="en">
      <ProgrammeTools {...words.sv} {...words.en} place={place} onDownload={onDownload} />
    </LocaleProvider>,
  );
  for (const name of ['Download Saturday 14 June', 'Download Main Stage']) await userEvent.click(screen.getByRole('button', { name }));
  const idsOf = (isOwn: (entry: (typeof entries)[number]) => boolean) => entries.filter(isOwn).map(({ id }) => id);
  expect(onDownload.mock.calls).toEqual([
    ['Saturday 14 June', idsOf(({ day }) => day === 1)],
    ['Main Stage', idsOf(({ placeId }) => placeId === place.id)],
  ]);
});
