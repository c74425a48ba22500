import type { StoryObj } from '@storybook/react-vite';
import base from './TextSection.stories.tsx';

const meta = { ...base, title: 'Components/TextSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The headline next to the text, for long pages. */
export const Split: Story = { args: { isSplit: true } };

/** A smaller headline, for columns. */
export const Small: Story = { args: { size: 'heading' } };

/** Only a headline. */
export const Empty: Story = { args: { children: undefined } };

/** A word without a break stays inside the column. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Golvtejpsfärgsförklaringstabell', isSplit: true } };
