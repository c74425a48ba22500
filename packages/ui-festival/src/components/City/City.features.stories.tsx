import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { city as otherCity } from '../../test/otherFestival.ts';
import { city } from './City.fixtures.ts';
import base from './City.stories.tsx';

const meta = { ...base, title: 'Components/City/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The closed box. Its drawer is opened by dragging, with the button, the slider or keys. */
export const ClosedBox: Story = { args: { stop: 'box' } };

/** The drawer of a district, pulled out over its plot. A tint covers the city behind it. */
export const District: Story = { args: { stop: 'tokyo-town' } };

/** The drawer of a place, pulled out of its district. */
export const Place: Story = { args: { stop: 'arcade' } };

/** The album: found characters, and the shadows of the others. */
export const Album: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: / 1\/4$/ }));
    await expect(within(canvasElement).getByRole('dialog')).toBeVisible();
  },
};

/** A district without items and places. */
export const Quiet: Story = localized(base.render, {
  sv: { stop: 'quiet-lan', districts: city.sv.districts.map(district => ({ ...district, items: [] })), found: [] },
  en: { districts: city.en.districts.map(district => ({ ...district, items: [] })) },
});

/** With the data of another festival. */
export const OtherFestival: Story = { args: otherCity };
