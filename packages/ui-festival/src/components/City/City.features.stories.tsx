import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { city as otherCity } from '../../test/otherFestival.ts';
import { city } from './City.fixtures.ts';
import base from './City.stories.tsx';

const meta = { ...base, title: 'Components/City/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedBox: Story = { args: { stop: 'box' } };

export const District: Story = { args: { stop: 'tokyo-town' } };

export const Place: Story = { args: { stop: 'arcade' } };

export const Album: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: / 1\/4$/ }));
    await expect(within(canvasElement).getByRole('dialog')).toBeVisible();
  },
};

export const Quiet: Story = localized(base.render, {
  sv: { stop: 'quiet-lan', districts: city.sv.districts.map(district => ({ ...district, items: [] })), found: [] },
  en: { districts: city.en.districts.map(district => ({ ...district, items: [] })) },
});

export const OtherFestival: Story = { args: otherCity };
