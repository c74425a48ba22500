import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstDay } from './LocaleProvider.fixtures.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = {
  title: 'Foundations/LocaleProvider',
  component: LocaleProvider,
  args: { lang: 'sv', children: <FirstDay /> },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: {
    lang: { control: 'inline-radio', options: ['sv', 'en'] },
    timeZone: { control: 'select', options: ['Europe/Stockholm', 'America/New_York', 'Asia/Tokyo'] },
  },
};
