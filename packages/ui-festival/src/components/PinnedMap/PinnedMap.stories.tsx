import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { PinnedMap } from './PinnedMap.tsx';

const map = { src: '/img/map-day.svg', nightSrc: '/img/map-night.svg', width: 1442, height: 886 };

const meta = {
  title: 'Components/PinnedMap',
  component: PinnedMap,
  ...localized(PinnedMap, {
    sv: { image: { ...map, alt: 'Karta: en tändsticka brinner där Neon District ligger.' }, at: { x: 50.7, y: 42.3 } },
    en: { image: { ...map, alt: 'Map: a match burns where Neon District is.' } },
  }),
} satisfies Meta<typeof PinnedMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
