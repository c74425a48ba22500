import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { city } from './City.fixtures.ts';
import base from './City.stories.tsx';

const meta = { ...base, title: 'Components/City/Features' };
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: / 1\/4$/ }));
    await expect(within(canvasElement).getByRole('dialog')).toBeVisible();
  },
};

/** Nothing runs anywhere, and a district has no places. */
export const Quiet: Story = localized(base.render, {
  sv: { stop: 'quiet-lan', districts: city.sv.districts.map(district => ({ ...district, items: [] })), found: [] },
  en: { districts: city.en.districts.map(district => ({ ...district, items: [] })) },
});
