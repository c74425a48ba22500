import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { SocialLinks } from './SocialLinks.tsx';

const meta = {
  title: 'Components/SocialLinks/Features',
  component: SocialLinks,
  args: {
    labels: { list: 'Nattugglan’s channels', newTab: 'opens in a new tab' },
    profiles: [
      { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/' },
      { id: 'kick', text: 'Kick', href: 'https://kick.com/' },
      { id: 'youtube', text: 'YouTube', href: 'https://www.youtube.com/' },
    ],
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With names, where space allows. */
export const Names: Story = { args: { hasNames: true } };

/** On red, as in the footer. */
export const OnRed: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="red" padding="compact">
      <SocialLinks {...args} />
    </Section>
  ),
};

/** A channel without an icon of its own gets a globe. */
export const UnknownChannel: Story = {
  args: { hasNames: true, profiles: [{ id: 'blogg', text: 'The blog', href: 'https://nattugglan.example/' }] },
};

/** No channels: nothing is drawn. */
export const Empty: Story = { args: { profiles: [] } };

/** Every channel that has an icon, wrapped to several rows. */
export const Many: Story = {
  args: {
    hasNames: true,
    profiles: ['X', 'Twitch', 'Discord', 'Instagram', 'YouTube', 'TikTok', 'Facebook', 'Snapchat', 'Kick', 'LinkedIn'].map(label => ({
      id: label.toLowerCase(),
      text: label,
      href: `https://${label.toLowerCase()}.example/`,
    })),
  },
};

/** A long name breaks next to its icon. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    hasNames: true,
    profiles: [{ id: 'twitch', text: 'Tändsticksprofessornsdirektsändningskanal', href: 'https://www.twitch.tv/' }],
  },
};
