import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './ProgrammeChanges.fixtures.ts';
import { ProgrammeChanges } from './ProgrammeChanges.tsx';
import base from './ProgrammeChanges.stories.tsx';

const meta = { ...base, title: 'Programme/ProgrammeChanges/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = varied(ProgrammeChanges, words, ({ changes }) => ({ changes: changes.slice(0, 1) }));
