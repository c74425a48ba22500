import type { StoryObj } from '@storybook/react-vite';
import base from './TextPage.stories.tsx';

const meta = { ...base, title: 'Patterns/TextPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Words alone: a page of the first level without a picture. */
export const WithoutPicture: Story = { args: { image: undefined, breadcrumbs: undefined } };

/** Beside a picture, a long headline is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Biljettnummersökningsresultat', tone: 'pink' } };

/** Nothing but the opening. */
export const Empty: Story = { args: { children: undefined, tone: 'teal' } };
