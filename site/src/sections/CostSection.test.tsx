import { facts } from '@edition/facts.ts';
import common from '@edition/copy/sv/common.json';
import texts from '@edition/copy/sv/eventinfo.json';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n.ts';
import { CostSection } from './CostSection.tsx';

const { fields, beds } = texts.cost;
const { priceLan, priceFestival, priceCamping, priceLunch } = facts;

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <CostSection /> }], { initialEntries: [address] });
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, eventinfo: texts } })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
const total = () => Number(screen.getByRole('status').textContent?.replace(/\D/g, ''));
const choice = (label: string) => screen.getByRole('radio', { name: label });

// INFO-16
it('the sum follows each choice', async () => {
  open('/sv/eventinfo');
  expect(total()).toBe(priceLan.sek);
  await userEvent.click(choice('Festivalpass'));
  await userEvent.click(choice(beds.camping));
  await userEvent.selectOptions(screen.getByLabelText(fields.people), '2');
  await userEvent.selectOptions(screen.getByLabelText(fields.lunch), '2');
  expect(total()).toBe(priceFestival.sek + Math.ceil(priceCamping.sek / 2) + 2 * priceLunch.sek);
});

// INFO-16
it('the address holds the choice', () => {
  open('/sv/eventinfo?ticket=festival&bed=home&lunch=1');
  expect(choice('Festivalpass')).toBeChecked();
  expect(choice(beds.home)).toBeChecked();
  expect(total()).toBe(priceFestival.sek + priceLunch.sek);
});
