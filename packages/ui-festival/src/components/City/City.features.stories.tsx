import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Heading } from '@tand/ui/foundations/Heading';
import { city } from './City.fixtures.ts';
import { City } from './City.tsx';

const meta = {
  title: 'Components/City/Features',
  component: City,
  args: { ...city, onStop: () => {}, onFind: () => {}, children: <Heading level={1}>Sju stadsdelar</Heading> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof City>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box is shut; the drawer is pulled by hand, by its button, by the slider or by keys. */
export const ClosedBox: Story = { args: { stop: 'box' } };

/** A district pulled out over its plot; what is behind is a print in two colours. */
export const District: Story = { args: { stop: 'tokyo-town' } };

/** A place pulled out of its district. */
export const Place: Story = { args: { stop: 'arcade' } };

/** Those who were found, and whom the empty places wait for. */
export const Album: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Albumet 1/4' }));
    await expect(within(canvasElement).getByRole('dialog', { name: 'Gunvor och tjugo till' })).toBeVisible();
  },
};

/** Nothing runs anywhere, and a district has no places. */
export const Quiet: Story = {
  args: { stop: 'quiet-lan', districts: city.districts.map(district => ({ ...district, items: [] })), found: [] },
};
