import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.tsx';
import { alertTones } from './Alert.variants.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { title: 'Anmälan är stängd', children: 'Alla platser som lokal ambassadör är tillsatta för i år.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'info' }, argTypes: { tone: { control: 'inline-radio', options: alertTones } } };
