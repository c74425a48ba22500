import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: { children: '”Vi ville bygga staden vi själva hade flyttat till.”', name: 'Maja Lindqvist', roleName: 'Grundare' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { children: '”Tändstickan är liten. Det är hela poängen.”', name: 'Nils Ek', roleName: 'Ljud och ljus' },
};
