import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { days, words } from './FoodPage.fixtures.tsx';
import base from './FoodPage.stories.tsx';
import { FoodPage } from './FoodPage.tsx';

const meta = { ...base, title: 'Patterns/FoodPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A place whose kitchen changes by the day. */
export const Days: Story = varied(FoodPage, words, (_, lang) => ({ menu: undefined, days: days[lang] }));

/** One day. */
export const OneDay: Story = varied(FoodPage, words, (_, lang) => ({ menu: undefined, days: days[lang].slice(0, 1) }));

/** Nothing is decided yet but the place. */
export const Empty: Story = { args: { menu: undefined, texts: [] } };

/** A long name beside the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Nattmatsserveringsköket', tone: 'teal' } };
