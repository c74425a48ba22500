import type { StoryObj } from '@storybook/react-vite';
import { CountdownSection } from '../CountdownSection/index.ts';
import { data as release, words as countdown } from '../CountdownSection/CountdownSection.fixtures.ts';
import { words as news } from '../NewsSection/NewsSection.fixtures.ts';
import { NewsSection } from '../NewsSection/index.ts';
import { varied } from '../../test/localized.tsx';
import { words } from './HomePage.fixtures.tsx';
import base from './HomePage.stories.tsx';
import { HomePage } from './HomePage.tsx';

const meta = { ...base, title: 'Patterns/HomePage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the ticket release, a countdown to it follows the news. */
export const BeforeRelease: Story = varied(HomePage, words, (_, lang) => ({
  tickets: <CountdownSection {...countdown.sv} {...countdown[lang]} {...release} />,
}));

/** Without news. */
export const Empty: Story = varied(HomePage, words, (_, lang) => ({ news: <NewsSection {...news.sv} {...news[lang]} items={[]} /> }));
