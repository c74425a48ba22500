import type { StoryObj } from '@storybook/react-vite';
import base from './TextSection.stories.tsx';

const meta = { ...base, title: 'Components/TextSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The headline next to the text, for long pages. */
export const Split: Story = { args: { isSplit: true } };

/** A smaller headline, for columns. */
export const Small: Story = { args: { size: 'heading' } };

/** Lists between the paragraphs, links below. */
export const ListsAndLinks: Story = {
  args: {
    paragraphs: ['Bring these:'],
    bullets: ['your computer', 'a network cable of ten metres'],
    steps: ['Find your seat.', 'Plug in.', 'Say hello.'],
    more: ['The rest is there.'],
    links: [
      { text: 'Seats', href: '/tickets/seatbooking' },
      { text: 'The venue', href: 'https://www.elmia.se' },
    ],
  },
};

/** Facts below the text. */
export const WithFacts: Story = {
  args: {
    facts: [
      { term: 'Camp site', text: 'SEK 450' },
      { term: 'Cabin', text: 'SEK 2,800, [book](/accommodation/cabins)' },
    ],
  },
};

/** Only a headline. */
export const Empty: Story = { args: { paragraphs: undefined } };

/** A word without a break stays inside the column. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { headline: 'Golvtejpsfärgsförklaringstabell', isSplit: true } };
