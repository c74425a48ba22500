import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    labels: { tabs: 'Dagar' },
    items: [
      { id: 'fre', label: 'Fredag', content: <p>Insläpp kl. 10.00 och öppningsshow på stora scenen.</p> },
      { id: 'lor', label: 'Lördag', content: <p>Kvartsfinaler hela dagen, cosplay på kvällen.</p> },
      { id: 'son', label: 'Söndag', content: <p>Final kl. 18.00.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultSelected: 'lor' } };
