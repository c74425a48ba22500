import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flameGlyph, Icon } from '@tand/ui/components/Icon';
import { TicketStub } from '../TicketStub/index.ts';
import { lookupLabels } from './LookupForm.fixtures.ts';
import { LookupForm } from './LookupForm.tsx';

const meta = {
  title: 'Components/LookupForm/Features',
  component: LookupForm,
  args: { labels: lookupLabels, state: 'idle', onSubmit: () => {} },
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'loading', 'found', 'failed'] }, onSubmit: { action: 'submit' } },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It asks; the button waits. */
export const Loading: Story = { args: { state: 'loading', loader: <Icon glyph={flameGlyph} size="large" /> } };

/** The tickets stand below, the form stays. */
export const Found: Story = {
  args: {
    state: 'found',
    children: [1337, 1338].map(number => (
      <TicketStub
        key={number}
        number={number}
        name="Elin Åström"
        bought="13 december 2024 kl. 13.37"
        labels={{ ticket: 'Biljett', youAre: 'Du är nummer', buyer: 'Köpare', bought: 'Köpt' }}
      />
    )),
  },
};

/** Not found, or not answered: three lines, and what was typed stays. */
export const Failed: Story = { args: { state: 'failed' } };

/** With both fields filled the button is free; spaces are taken out of what it hands over. */
export const Filled: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Ordernummer/ }), 'TND 12345');
    await userEvent.type(canvas.getByRole('textbox', { name: /Postnummer/ }), '553 11');
    await userEvent.click(canvas.getByRole('button', { name: 'Hitta mina biljetter' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reference: 'TND12345', postal: '55311' });
  },
};

/** A single ticket was found. */
export const One: Story = {
  args: {
    state: 'found',
    children: (
      <TicketStub
        number={404}
        name="Yusuf Lindgren"
        bought="2 mars 2025 kl. 21.15"
        labels={{ ticket: 'Biljett', youAre: 'Du är nummer', buyer: 'Köpare', bought: 'Köpt' }}
      />
    ),
  },
};
