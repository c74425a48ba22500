import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './CreatorsPage.fixtures.tsx';
import { CreatorsPage } from './CreatorsPage.tsx';

const meta = {
  title: 'Patterns/CreatorsPage',
  component: CreatorsPage,
  ...localized(CreatorsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { focused: { control: 'select', options: [undefined, 'TurboTant', 'Kebnekajsa'] } } };
