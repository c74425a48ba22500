import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer/Features',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    year: 2025,
    labels: { logo: 'TÄND, ordmärke i vitt', navigation: 'Sidfot', copyright: (year: number) => `© ${year} TÄND. Elda inte inomhus.` },
    groups: [
      {
        title: 'Festivalen',
        links: [
          { href: '/news', text: 'Nyheter' },
          { href: '/creators', text: 'Kreatörer' },
        ],
      },
      {
        title: 'Ditt besök',
        links: [
          { href: '/tickets', text: 'Biljetter' },
          { href: '/food', text: 'Mat' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link to this page is black and underlined. */
export const CurrentPage: Story = { args: { currentPath: '/tickets' } };

/** Without profiles and without a way up. */
export const Plain: Story = {};

/** No groups: the wordmark and the copyright line remain. */
export const Empty: Story = { args: { groups: [] } };

/** A single group. */
export const One: Story = { args: { groups: [{ title: 'Festivalen', links: [{ href: '/news', text: 'Nyheter' }] }] } };

/** Long words break in their column. */
export const LongWords: Story = {
  args: {
    groups: [
      { title: 'Personuppgiftshantering', links: [{ href: '/privacy', text: 'Integritetsskyddsombudskontaktuppgifter' }] },
      { title: 'Ditt besök', links: [{ href: '/tickets', text: 'Biljetter' }] },
    ],
  },
};
