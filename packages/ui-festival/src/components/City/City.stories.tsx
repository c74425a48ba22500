import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { Heading } from '@tand/ui/foundations/Heading';
import { localized } from '../../test/localized.tsx';
import { city } from './City.fixtures.ts';
import { City } from './index.ts';

const meta = {
  title: 'Components/City',
  component: City,
  ...localized(City, {
    sv: { ...city.sv, onStop: () => {}, onFind: () => {}, children: <Heading level={1}>Sju stadsdelar</Heading> },
    en: { ...city.en, children: <Heading level={1}>Seven districts</Heading> },
  }),
  decorators: [
    /** Stores the stop and the found characters, as a page does. */
    function Stored(Story, { args }) {
      const [, set] = useArgs<typeof args>();
      Object.assign(args, {
        onStop: (stop: string) => set({ stop }),
        onFind: (id: string) => set({ found: [...args.found, id] }),
      } satisfies Partial<typeof args>);
      return <Story />;
    },
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof City>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { stop: 'tokyo-town' },
  argTypes: { stop: { control: 'select', options: ['box', 'city', 'tokyo-town', 'arcade', 'retro', 'quiet-lan'] } },
};
