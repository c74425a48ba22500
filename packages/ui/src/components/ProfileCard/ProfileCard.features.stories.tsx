import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Components/ProfileCard/Features',
  component: ProfileCard,
  args: {
    name: 'Maja Lindqvist',
    roles: 'Grundare, program',
    image: { src: '/img/creators/nattugglan.svg', width: 200, height: 200, alt: '' },
    facts: ['Byggde sitt första LAN i en lada utanför Gränna.', 'Slår alla på kontoret i Tetris.'],
    links: [
      { id: 'x', text: 'X', href: 'https://x.com/' },
      { id: 'li', text: 'LinkedIn', href: 'https://www.linkedin.com/' },
    ],
    getEmail: () => ['maja', 'tand.example'].join('@'),
    labels: { links: 'Majas kanaler', newTab: 'öppnas i ny flik', email: 'Mejla Maja' },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Portrait, name and roles. */
export const NameOnly: Story = { args: { facts: [], links: [] } };

/** On a coloured band. */
export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="blue" padding="compact">
      <ProfileCard {...args} />
    </Section>
  ),
};

/** Many facts and channels. */
export const Many: Story = {
  args: {
    facts: [
      'Har lött 400 kontakter.',
      'Kan alla nödutgångar utantill.',
      'Dricker te.',
      'Har aldrig förlorat i Bomberman.',
      'Äger tre megafoner.',
    ],
    links: ['X', 'Twitch', 'Discord', 'Instagram', 'YouTube', 'TikTok', 'LinkedIn', 'Facebook'].map(label => ({
      id: label.toLowerCase(),
      text: label,
      href: `https://${label.toLowerCase()}.example/`,
    })),
  },
};

/** A long surname breaks inside the card. */
export const LongWords: Story = {
  args: {
    name: 'Karl-Gustaf Västergötlandsryttarehielm',
    roles: 'Nätverksinfrastrukturansvarig',
    facts: ['Kabelkanalsförläggningsentusiast.'],
  },
};

/** A portrait that does not come leaves its square. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 200, height: 200, alt: '' } } };
