import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './Field.fixtures.tsx';
import { Field } from './Field.tsx';

const meta = { title: 'Components/Field', component: Field, args: words.sv, render: localized(Field, words) } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { error: '' } };
