import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './ProfileCard.stories.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const meta = { ...base, title: 'Components/ProfileCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without facts and profiles. */
export const NameOnly: Story = { args: { facts: [], links: [] } };

export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <ProfileCard {...args} />
    </Section>
  ),
};

/** Many facts and channels. */
export const Many: Story = {
  args: {
    facts: [
      'Has soldered 400 plugs.',
      'Knows every emergency exit by heart.',
      'Drinks tea.',
      'Has never lost at Bomberman.',
      'Owns three megaphones.',
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
  globals: { lang: 'sv' },
  args: {
    name: 'Karl-Gustaf Västergötlandsryttarehielm',
    roles: 'Nätverksinfrastrukturansvarig',
    facts: ['Kabelkanalsförläggningsentusiast.'],
  },
};

/** A missing portrait leaves its square. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 200, height: 200, alt: '' } } };
