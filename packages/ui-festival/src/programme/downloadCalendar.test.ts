import { expect, it, vi } from 'vitest';
import { scheduleKinds, type Edition, type ScheduleKind } from '@tand/festival';
import { calendarFileName } from '@tand/festival/calendar';
import { downloadCalendar } from './downloadCalendar.ts';

const edition = { name: 'TÄND', year: 2025, siteUrl: 'https://www.tand.example' } as Edition;
const kinds = Object.fromEntries(scheduleKinds.map(kind => [kind, kind])) as Record<ScheduleKind, string>;

it('downloads a file with an ASCII name', async () => {
  expect(calendarFileName(edition, 'Lördag 14 juni')).toBe('tand-2025-lordag-14-juni.ics');
  const blobs: Blob[] = [];
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('tand-2025-mina-val.ics');
  });
  downloadCalendar(edition, { title: 'Mina val', items: [], places: [], lang: 'sv', words: { openEnd: '', kinds } });
  expect(click).toHaveBeenCalledOnce();
  expect(blobs[0]!.type).toBe('text/calendar;charset=utf-8');
  expect(document.querySelector('a')).toBeNull();
  click.mockRestore();
});
