import { edition } from '@edition/edition.ts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import * as clock from '@tand/runtime/clock';
import { LangContext, type Lang } from '@tand/runtime/i18n';
import { attachReviewBar } from '@tand/runtime/behaviours';
import { localOf, moments } from './moments.ts';
import { ReviewBar } from './ReviewBar.tsx';

const user = userEvent.setup();
let choose: MockInstance<typeof clock.chooseMoment>;
beforeEach(() => void (choose = vi.spyOn(clock, 'chooseMoment').mockImplementation(() => {})));

const pageData = '<script id="page-data" type="application/json">{"revision":{"number":57}}</script>';

/** Serves a page with the bar and attaches it. Returns detach. */
function show(lang: Lang = 'sv') {
  document.body.innerHTML = `<script data-build="B_2-c"></script>${pageData}${renderToString(
    <LangContext value={lang}>
      <ReviewBar />
    </LangContext>,
  )}`;
  const detach = attachReviewBar(screen.getByRole('complementary'));
  onTestFinished(detach);
  return detach;
}

test('folded it is one button, opened by the keyboard and still open on the next page', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Granskning', expanded: false });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Tidpunkt' })).toHaveDisplayValue('Nu');
  show('en');
  expect(screen.getByRole('combobox', { name: 'Moment' })).toHaveDisplayValue('Now');
  await user.click(screen.getByRole('button', { name: 'Review', expanded: true }));
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
  sessionStorage.setItem('tand:review', '');
  show();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([String(edition.year), '57', 'B_2-c']);
});

// FEST-7
test('a served bar shows the chosen moment, keeps list and field equal, and none of it after it is detached', async () => {
  document.cookie = `tand-now=${localOf('night')}; path=/`;
  const detach = show();
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
