import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { districtMap } from '../../test/otherFestival.ts';
import base from './DistrictMap.stories.tsx';
import { image, places } from './DistrictMap.fixtures.ts';

const meta = { ...base, title: 'Components/DistrictMap/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const [plate] = within(canvasElement).getAllByRole('link', { name: '2 Tilted Blocks' });
    await expect(plate).toHaveFocus();
  },
};

export const Empty: Story = { args: { places: [] } };

export const One: Story = { args: { places: places.slice(3, 4) } };

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { places: places.map(place => (place.number === 2 ? { ...place, name: 'Sneda klossarnas kvartersbyggnadsplats' } : place)) },
};

export const MissingImage: Story = localized(base.render, {
  sv: { image: { ...image.sv, src: '/img/none.svg', nightSrc: undefined } },
  en: { image: { ...image.en, src: '/img/none.svg', nightSrc: undefined } },
});

export const OtherFestival: Story = { args: districtMap };
