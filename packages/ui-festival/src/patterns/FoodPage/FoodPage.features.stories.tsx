import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { days, words } from './FoodPage.fixtures.tsx';
import base from './FoodPage.stories.tsx';
import { FoodPage } from './FoodPage.tsx';

const meta = { ...base, title: 'Patterns/FoodPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With different food each day. */
export const Days: Story = varied(FoodPage, words, (_, lang) => ({ menu: undefined, days: days[lang] }));

export const OneDay: Story = varied(FoodPage, words, (_, lang) => ({ menu: undefined, days: days[lang].slice(0, 1) }));

/** Without a menu and texts. */
export const Empty: Story = { args: { menu: undefined, texts: [] } };

/** A long name next to the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Nattmatsserveringsköket', tone: 'teal' } };
