import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValueList, keyValueSizes } from './KeyValueList.tsx';

const meta = {
  title: 'Components/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { label: 'When', value: '13–16 June 2025' },
      { label: 'Where', value: 'Elmia, Jönköping' },
      { label: 'Doors', value: 'Friday 10:00' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' }, argTypes: { size: { control: 'inline-radio', options: keyValueSizes } } };
