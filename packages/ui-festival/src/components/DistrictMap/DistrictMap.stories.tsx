import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { image, places } from './DistrictMap.fixtures.ts';
import { DistrictMap } from './DistrictMap.tsx';

const meta = {
  title: 'Components/DistrictMap',
  component: DistrictMap,
  ...localized(DistrictMap, {
    sv: { image: image.sv, places, labels: { list: 'Stadsdelarna på kartan' } },
    en: { image: image.en, labels: { list: 'The districts on the map' } },
  }),
} satisfies Meta<typeof DistrictMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
