import type { StoryObj } from '@storybook/react-vite';
import base from './CountdownSection.stories.tsx';

const meta = { ...base, title: 'Sections/CountdownSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** After the target the call to action is shown. */
export const Over: Story = { globals: { clock: 'during' }, args: { target: Date.parse('2025-06-13T10:00:00+02:00') } };

export const WithoutAction: Story = { args: { action: undefined, lead: undefined } };

/** Long words break inside the band. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Förhandsbiljettsläppsnedräkningen' } };
