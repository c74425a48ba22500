import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { placeIn, words } from './ProgrammeTools.fixtures.ts';
import { ProgrammeTools } from './ProgrammeTools.tsx';
import base from './ProgrammeTools.stories.tsx';

const meta = { ...base, title: 'Programme/ProgrammeTools/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A place and a kind are chosen. */
export const OfAPart: Story = varied(ProgrammeTools, words, (_, lang) => ({ place: placeIn(lang), kind: 'music' }));

/** All days are shown. */
export const AllDays: Story = { args: { day: undefined } };

/** The day has no items, so there is nothing to download. */
export const Empty: Story = { args: { entries: [] } };

/** The code for calendar files could not be loaded. */
export const Failed: Story = { args: { hasFailed: true } };
