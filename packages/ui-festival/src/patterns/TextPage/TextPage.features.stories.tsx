import type { StoryObj } from '@storybook/react-vite';
import base from './TextPage.stories.tsx';

const meta = { ...base, title: 'Patterns/TextPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = { args: { image: undefined, breadcrumbs: undefined } };

/** A long headline next to a picture is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Biljettnummersökningsresultat', tone: 'pink' } };

/** Only the opening. */
export const Empty: Story = { args: { children: undefined, tone: 'teal' } };
