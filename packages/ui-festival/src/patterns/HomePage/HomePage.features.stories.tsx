import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { CountdownSection } from '../CountdownSection/index.ts';
import { data as release, words as countdown } from '../CountdownSection/CountdownSection.fixtures.ts';
import { words as news } from '../NewsSection/NewsSection.fixtures.ts';
import { NewsSection } from '../NewsSection/index.ts';
import { words } from './HomePage.fixtures.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Patterns/HomePage/Features',
  component: HomePage,
  args: { ...words.sv },
  render: localized(HomePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the tickets are released, a countdown to it follows the news. */
export const BeforeRelease: Story = { args: { tickets: <CountdownSection {...countdown.sv} {...release} /> } };

/** Nothing has been published yet. */
export const Empty: Story = { args: { news: <NewsSection {...news.sv} items={[]} /> } };
