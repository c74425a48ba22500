import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { isoOn } from '../support/dates.ts';
import { copy, edition, languages } from '../support/site.ts';

const { open, siteUrl } = testBrowser(reducedMotion);
const favourites = (page: Page) => page.getByRole('button', { name: /^(Spara|Save): / });
const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), `tand:picks:${edition.year}`);

interface ApiItem {
  day: number;
  start_time: string;
  name_sv: string;
  name_en: string;
}

const programme = async () => ((await (await fetch(`${siteUrl}/api/schedule`)).json()) as { items: ApiItem[] }).items;

// SCHED-39
test.each(languages)('shares picks in %s with a second device, which saves them as a calendar', async lang => {
  const words = await copy(lang, 'schedule');
  const phone = await open(`/${lang}/schedule?day=1&view=list`);
  const names: string[] = [];
  for (const index of [1, 4]) {
    const button = favourites(phone.page).nth(index);
    names.push((await button.getAttribute('aria-label'))!.replace(/^[^:]+: /, ''));
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  }
  await phone.page.getByRole('button', { name: words.controls.mine }).click();
  await phone.page.getByRole('button', { name: words.picks.share, exact: true }).click();
  const dialog = phone.page.getByRole('dialog');
  await dialog.getByRole('img', { name: words.picks.qrAlt }).waitFor();
  const link = await dialog.getByRole('textbox', { name: words.picks.link }).inputValue();
  expect(phone.problems).toEqual([]);

  const laptop = await open(new URL(link).pathname + new URL(link).search, { acceptDownloads: true });
  await laptop.page.getByText(words.picks.received_other.replace('{{count}}', '2')).waitFor();
  expect(await stored(laptop.page)).toBeNull();
  await laptop.page.getByRole('button', { name: words.picks.merge, exact: true }).click();
  await expect.poll(() => stored(laptop.page)).toBe(await stored(phone.page));
  await expect.poll(() => new URL(laptop.page.url()).searchParams.has('share')).toBe(false);
  await laptop.page.getByRole('button', { name: words.controls.mine }).click();
  await laptop.page
    .getByRole('link', { name: edition.dates.days[1]!.name[lang].split(' ')[0]!.slice(0, 3) })
    .first()
    .click();
  await expect.poll(() => favourites(laptop.page).count()).toBe(2);

  const [download] = await Promise.all([
    laptop.page.waitForEvent('download'),
    laptop.page.getByRole('button', { name: words.calendar.picks, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!));
  const events = calendar.getAllSubcomponents('vevent').map(component => new ICAL.Event(component));
  expect(events.map(({ summary }) => summary).toSorted()).toEqual(names.toSorted());
  const items = await programme();
  for (const { summary, startDate, component } of events) {
    const item = items.find(one => one.day === 1 && (lang === 'sv' ? one.name_sv : one.name_en) === summary)!;
    expect(startDate.toJSDate().toISOString()).toBe(new Date(isoOn(1, item.start_time)).toISOString());
    expect(String(component.getFirstPropertyValue('url'))).toContain(`/${lang}/schedule/`);
  }
  expect(laptop.problems).toEqual([]);
});
