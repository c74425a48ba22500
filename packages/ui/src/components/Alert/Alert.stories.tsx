import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, alertTones } from './Alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { title: 'Sign-up has closed', children: 'All local ambassador places are filled for this year.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'info' }, argTypes: { tone: { control: 'inline-radio', options: alertTones } } };
