import type { StoryObj } from '@storybook/react-vite';
import base from './TextSection.stories.tsx';

const meta = { ...base, title: 'Components/TextSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Split: Story = { args: { isSplit: true } };

export const Small: Story = { args: { size: 'heading' } };

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

export const WithFacts: Story = {
  args: {
    facts: [
      { term: 'Camp site', text: 'SEK 450' },
      { term: 'Cabin', text: 'SEK 2,800, [book](/accommodation/cabins)' },
    ],
  },
};

export const Empty: Story = { args: { paragraphs: undefined } };

export const LongWords: Story = { globals: { lang: 'sv' }, args: { headline: 'Golvtejpsfärgsförklaringstabell', isSplit: true } };
