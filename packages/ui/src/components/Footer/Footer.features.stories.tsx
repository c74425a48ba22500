import type { StoryObj } from '@storybook/react-vite';
import base from './Footer.stories.tsx';

const meta = {
  ...base,
  title: 'Components/Footer/Features',
  args: {
    year: 2025,
    labels: {
      logo: 'TÄND, wordmark in white',
      navigation: 'Footer',
      copyright: (year: number) => `© ${year} TÄND. Please light no fires indoors.`,
    },
    groups: [
      {
        title: 'The festival',
        links: [
          { href: '/news', text: 'News' },
          { href: '/creators', text: 'Creators' },
        ],
      },
      {
        title: 'Your visit',
        links: [
          { href: '/tickets', text: 'Tickets' },
          { href: '/food', text: 'Food' },
        ],
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The link to the current page is black and underlined. */
export const CurrentPage: Story = { args: { currentPath: '/tickets' } };

/** Without social links and without a link to the top. */
export const Plain: Story = {};

/** Without groups, the wordmark and the copyright line remain. */
export const Empty: Story = { args: { groups: [] } };

export const One: Story = { args: { groups: [{ title: 'The festival', links: [{ href: '/news', text: 'News' }] }] } };

/** Long words break in their column. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    groups: [
      { title: 'Personuppgiftshantering', links: [{ href: '/privacy', text: 'Integritetsskyddsombudskontaktuppgifter' }] },
      { title: 'Ditt besök', links: [{ href: '/tickets', text: 'Biljetter' }] },
    ],
  },
};
