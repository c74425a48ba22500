import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { GuestCard } from './GuestCard.tsx';

const meta = {
  title: 'Components/GuestCard',
  component: GuestCard,
  ...localized(GuestCard, {
    sv: {
      name: 'Amanda Rask',
      roleName: 'Domare och rustningsmakare',
      href: '/activities/cosplay/presentation/amanda-rask',
      image: { src: '/img/cosplay/amanda-rask.svg', width: 200, height: 200, alt: 'Porträtt av Amanda Rask' },
    },
    en: {
      roleName: 'Judge and armourer',
      image: { src: '/img/cosplay/amanda-rask.svg', width: 200, height: 200, alt: 'Portrait of Amanda Rask' },
    },
  }),
} satisfies Meta<typeof GuestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 }, argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } } };
