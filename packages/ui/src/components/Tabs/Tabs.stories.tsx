import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    labels: { tabs: 'Days' },
    items: [
      { id: 'fre', label: 'Friday', content: <p>Doors at 10:00 and the opening show on the Main Stage.</p> },
      { id: 'lor', label: 'Saturday', content: <p>Quarter-finals all day, cosplay in the evening.</p> },
      { id: 'son', label: 'Sunday', content: <p>Final at 18:00.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ids = { options: ['fre', 'lor', 'son'], control: 'select' } as const;

export const Playground: Story = { args: { defaultSelected: 'lor' }, argTypes: { selected: ids, defaultSelected: ids } };
