import type { StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import base from './Container.stories.tsx';

const meta = { ...base, title: 'Foundations/Container/Features', args: { children: <Card>Narrower, for running text.</Card> } };
export default meta;
type Story = StoryObj<typeof meta>;

/** 60rem, for running text. */
export const Narrow: Story = { args: { width: 'narrow' } };
