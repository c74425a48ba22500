import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { placeIn, words } from './ProgrammeTools.fixtures.ts';
import { ProgrammeTools } from './ProgrammeTools.tsx';
import base from './ProgrammeTools.stories.tsx';

const meta = { ...base, title: 'Programme/ProgrammeTools/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPart: Story = varied(ProgrammeTools, words, (_, lang) => ({ place: placeIn(lang), kind: 'music' }));

export const AllDays: Story = { args: { day: undefined } };

export const Empty: Story = { args: { entries: [] } };

export const Failed: Story = { args: { hasFailed: true } };
