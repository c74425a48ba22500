import { edition } from '@edition/edition.ts';
import { expect, it, vi } from 'vitest';
import { kinds } from '@edition/copy/sv/schedule.json';
import { calendarFileName, downloadCalendar } from './downloadCalendar.ts';

it('hands over a file with a plain name', async () => {
  expect(calendarFileName('Lördag 14 juni')).toBe(`tand-${edition.year}-lordag-14-juni.ics`);
  const blobs: Blob[] = [];
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe(`tand-${edition.year}-mina-val.ics`);
  });
  downloadCalendar({ title: 'Mina val', items: [], places: [], lang: 'sv', words: { openEnd: '', kinds } });
  expect(click).toHaveBeenCalledOnce();
  expect(blobs[0]!.type).toBe('text/calendar;charset=utf-8');
  expect(document.querySelector('a')).toBeNull();
  click.mockRestore();
});
