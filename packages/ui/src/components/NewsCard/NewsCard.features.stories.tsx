import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../foundations/Grid/index.ts';
import { NewsCard } from './NewsCard.tsx';

const meta = {
  title: 'Components/NewsCard/Features',
  component: NewsCard,
  args: {
    title: 'Building Tokyo Town: 40 metres of alley, one train and one dragon',
    href: '/news/tokyo-town',
    image: { src: '/img/news/tokyo-town-oppnar-granden.svg', width: 1200, height: 675 },
    category: 'New',
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first item of a list has a larger title. */
export const Feature: Story = { args: { isFeature: true } };

/** With date and preview, as in the full list. */
export const WithPreview: Story = {
  args: { date: { text: '28 May', dateTime: '2025-05-28' }, preview: 'Work began in March, in a warehouse outside Huskvarna, w…' },
};

export const InGrid: Story = {
  render: args => (
    <Grid columns={3}>
      <NewsCard {...args} />
      <NewsCard
        {...args}
        title="Quiet LAN gets 300 more seats"
        category="LAN"
        image={{ src: '/img/news/pack-list.svg', width: 1200, height: 675 }}
      />
      <NewsCard
        {...args}
        title="120 arcade cabinets on free play"
        category="Games"
        image={{ src: '/img/news/rent-gaming-setup.svg', width: 1200, height: 675 }}
      />
    </Grid>
  ),
};

/** A long word in the title breaks under the cover. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Publikrekordsförsöket: världshistoriens största tändstickstornbyggnadstävling', category: 'Världsrekordförsök' },
};

/** A missing cover leaves its frame. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 1200, height: 675 } } };
