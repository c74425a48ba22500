import type { StoryObj } from '@storybook/react-vite';
import { noFilter } from '@tand/festival';
import base from './ProgrammeFilters.stories.tsx';

const meta = { ...base, title: 'Programme/ProgrammeFilters/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A kind, a place and an access need are chosen. */
export const Chosen: Story = { args: { filter: { ...noFilter, kinds: ['music'], places: [1], needs: ['stepFree'] } } };

/** Before and after the festival there is no filter of times. */
export const Before: Story = { args: { isOn: false } };
