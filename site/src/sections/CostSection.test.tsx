import { facts } from '@edition/facts.ts';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/eventinfo.json';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { attachCost } from '../behaviours/cost.ts';
import { createI18n } from '@tand/runtime/i18n';
import { Served } from '@tand/runtime/render/served';
import { CostSection } from './CostSection.tsx';

const { fields, beds } = texts.cost;
const { priceLan, priceFestival, priceCamping, priceLunch } = facts;

const section = (served?: string) => (
  <I18nextProvider i18n={createI18n('sv', { sv: { common, eventinfo: texts } })}>
    <Served value={{ moment: 0, ...(served && { choice: served }) }}>
      <CostSection />
    </Served>
  </I18nextProvider>
);
/** Puts the section's HTML into the page; a static host renders the standard choice instead of that of the query. */
function serve(query: string, isStatic = false) {
  window.history.replaceState(null, '', `/sv/eventinfo${query}`);
  document.body.innerHTML = renderToString(section(isStatic ? undefined : query.slice(1)));
  return document.querySelector<HTMLElement>('[data-cost-form]')!;
}
const total = () => Number(screen.getByRole('status').textContent?.replace(/\D/g, ''));
const choice = (label: string) => screen.getByRole('radio', { name: label });

// INFO-16
it('updates the sum after several choices', async () => {
  attachCost(serve(''));
  expect(total()).toBe(priceLan.amount);
  await userEvent.click(choice('Festivalpass'));
  await userEvent.click(choice(beds.camping));
  await userEvent.selectOptions(screen.getByLabelText(fields.people), '2');
  await userEvent.selectOptions(screen.getByLabelText(fields.lunch), '2');
  expect(total()).toBe(priceFestival.amount + Math.ceil(priceCamping.amount / 2) + 2 * priceLunch.amount);
});

const query = '?ticket=festival&bed=cabin&people=2&lunch=1';
const { priceCabin } = facts;
const half = Math.ceil(priceCabin.amount / 2);

// INFO-16
it.each([
  ['with a server', false],
  ['on a static host', true],
])('reads the choice from the address, %s', (_, isStatic) => {
  attachCost(serve(query, isStatic));
  expect(choice('Festivalpass')).toBeChecked();
  expect(choice(beds.cabin)).toBeChecked();
  expect(total()).toBe(priceFestival.amount + half + priceLunch.amount);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Festivalpass',
    texts.cost.shared.replace('{{name}}', texts.cost.things.cabin).replace('{{people}}', '2'),
    texts.cost.things.lunch,
  ]);
});

// INFO-16
it('counts a choice made before the script runs, and none once detached', async () => {
  const element = serve('');
  await userEvent.click(choice('Festivalpass'));
  const detach = attachCost(element);
  const sum = priceFestival.amount + facts.priceSleepingHall.amount;
  expect(total()).toBe(sum);
  await userEvent.selectOptions(screen.getByLabelText(fields.lunch), '2');
  expect(total()).toBe(sum + 2 * priceLunch.amount);
  detach();
  await userEvent.click(choice(beds.home));
  expect(total()).toBe(sum + 2 * priceLunch.amount);
});
