import type { StoryObj } from '@storybook/react-vite';
import base from './CountdownSection.stories.tsx';

const meta = { ...base, title: 'Patterns/CountdownSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The target has passed: the call to action stands. */
export const Over: Story = { globals: { clock: 'during' }, args: { target: Date.parse('2025-06-13T10:00:00+02:00') } };

/** Nothing to do but wait. */
export const WithoutAction: Story = { args: { action: undefined, lead: undefined } };

/** Long words break inside the band. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Förhandsbiljettsläppsnedräkningen' } };
