import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { attachReviewBar } from '../behaviours/reviewBar.ts';
import * as clock from '../clock.ts';
import { LangContext, type Lang } from '../i18n/index.ts';
import { ReviewBar } from './ReviewBar.tsx';

const moments = {
  night: { title: { sv: 'Natten till söndag', en: 'The night to Sunday' }, local: '2025-06-15T02:30' },
  after: { title: { sv: 'Veckan efter', en: 'The week after' }, local: '2025-06-19T12:00' },
};
const user = userEvent.setup();
let choose: MockInstance<typeof clock.chooseMoment>;
beforeEach(() => void (choose = vi.spyOn(clock, 'chooseMoment').mockImplementation(() => {})));

const pageData = '<script id="page-data" type="application/json">{"revision":{"number":57}}</script>';

function show(lang: Lang = 'sv') {
  document.body.innerHTML = `<script data-build="B_2-c"></script>${pageData}${renderToString(
    <LangContext value={lang}>
      <ReviewBar year={2025} moments={Object.values(moments)} />
    </LangContext>,
  )}`;
  const detach = attachReviewBar(screen.getByRole('complementary'));
  onTestFinished(detach);
  return detach;
}

test('shows one button while closed, opens by the keyboard and stays open on the next page', async () => {
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

test('sets a time of the list when the form is submitted, not when the time is selected', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Granskning' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tidpunkt' }), moments.night.title.sv);
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(moments.night.local);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tidpunkt' }), 'Nu');
  await user.click(screen.getByRole('button', { name: 'Visa' }));
  expect(choose).toHaveBeenLastCalledWith(undefined);
});

test('names the edition, the build and the content that the page was served from', () => {
  localStorage.setItem('tand:review', '');
  show();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['2025', '57', 'B_2-c']);
});

// FEST-7
test('shows the chosen time, syncs list and field, and does not close once detached', async () => {
  document.cookie = `tand-now=${moments.night.local}; path=/`;
  const detach = show();
  await user.click(screen.getByRole('button', { name: /^Granskning/ }));
  const moment = screen.getByRole('combobox');
  const instant = screen.getByLabelText<HTMLInputElement>('Datum och tid på festivalen');
  expect([instant.value, (moment as HTMLSelectElement).value]).toEqual([moments.night.local, moments.night.local]);
  fireEvent.input(instant, { target: { value: '2025-06-14T04:05' } });
  expect(moment).toHaveDisplayValue('Annan tid');
  await user.selectOptions(moment, moments.after.title.sv);
  expect(instant).toHaveValue(moments.after.local);
  detach();
  await user.click(screen.getByRole('button', { name: /^Granskning/ }));
  expect(moment).toBeVisible();
});
