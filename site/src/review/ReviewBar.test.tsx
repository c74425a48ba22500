import { edition } from '@edition/edition.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import * as clock from '../app/clock.ts';
import { LangContext } from '../app/useLang.ts';
import { attachReviewBar } from '../behaviours/reviewBar.ts';
import type { Lang } from '../language.ts';
import { localOf, moments } from './moments.ts';
import { ReviewBar } from './ReviewBar.tsx';

const user = userEvent.setup();
let choose: MockInstance<typeof clock.chooseMoment>;
beforeEach(() => void (choose = vi.spyOn(clock, 'chooseMoment').mockImplementation(() => {})));

const show = (lang: Lang = 'sv') =>
  render(
    <LangContext value={lang}>
      <ReviewBar />
    </LangContext>,
  );

test('folded it is one button, opened by the keyboard and still open on the next page', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Granskning', expanded: false });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Tidpunkt' })).toHaveDisplayValue('Nu');
  cleanup();
  show('en');
  expect(screen.getByRole('combobox', { name: 'Moment' })).toHaveDisplayValue('Now');
  await user.click(screen.getByRole('button', { name: 'Review', expanded: true }));
  cleanup();
  show();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a moment of the list is shown when asked for, not while it is chosen', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Granskning' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tidpunkt' }), moments.night.title.sv);
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(localOf('night'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tidpunkt' }), 'Nu');
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(choose).toHaveBeenLastCalledWith(undefined);
});

test('the edition, the content that the page was served from and its build are said', () => {
  document.body.innerHTML =
    '<script data-entry="/assets/app/vendor-a1.js /assets/app/main-B_2-c.js"></script>' +
    '<script id="page-data" type="application/json">{"revision":{"number":57}}</script>';
  sessionStorage.setItem('tand:review', '');
  show();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([String(edition.year), '57', 'B_2-c']);
});

// FEST-7
test('a served bar shows the chosen moment, keeps list and field equal, and none of it after it is detached', async () => {
  document.cookie = `tand-now=${localOf('night')}; path=/`;
  document.body.innerHTML = renderToString(
    <LangContext value="sv">
      <ReviewBar />
    </LangContext>,
  );
  const detach = attachReviewBar(screen.getByRole('complementary'));
  await user.click(screen.getByRole('button', { name: /^Granskning/ }));
  const moment = screen.getByRole('combobox');
  const instant = screen.getByLabelText<HTMLInputElement>('Datum och tid på festivalen');
  expect([instant.value, (moment as HTMLSelectElement).value]).toEqual([localOf('night'), localOf('night')]);
  fireEvent.input(instant, { target: { value: '2025-06-14T04:05' } });
  expect(moment).toHaveDisplayValue('Annan tid');
  await user.selectOptions(moment, moments.after.title.sv);
  expect(instant).toHaveValue(localOf('after'));
  detach();
  await user.click(screen.getByRole('button', { name: /^Granskning/ }));
  expect(moment).toBeVisible();
});
