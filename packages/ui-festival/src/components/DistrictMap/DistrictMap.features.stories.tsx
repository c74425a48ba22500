import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { localized } from '../../test/localized.tsx';
import { districtMap } from '../../test/otherFestival.ts';
import base from './DistrictMap.stories.tsx';
import { image, places } from './DistrictMap.fixtures.ts';

const meta = { ...base, title: 'Components/DistrictMap/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The Tab key lights up one district after another, in the order of their numbers. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const [plate] = within(canvasElement).getAllByRole('link', { name: '2 Tilted Blocks' });
    await expect(plate).toHaveFocus();
  },
};

/** The picture without districts. */
export const Empty: Story = { args: { places: [] } };

export const One: Story = { args: { places: places.slice(3, 4) } };

/** A name too long for its label is cut off; the link has the full name. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { places: places.map(place => (place.number === 2 ? { ...place, name: 'Sneda klossarnas kvartersbyggnadsplats' } : place)) },
};

/** Without the picture, labels and matches are in the same positions. */
export const MissingImage: Story = localized(base.render, {
  sv: { image: { ...image.sv, src: '/img/none.svg', nightSrc: undefined } },
  en: { image: { ...image.en, src: '/img/none.svg', nightSrc: undefined } },
});

/** With the data of another festival. */
export const OtherFestival: Story = { args: districtMap };
