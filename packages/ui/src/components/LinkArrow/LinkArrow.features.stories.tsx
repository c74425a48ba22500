import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { LinkArrow } from './LinkArrow.tsx';

const meta = {
  title: 'Components/LinkArrow/Features',
  component: LinkArrow,
  args: { href: '/esports', children: 'See all tournaments' },
} satisfies Meta<typeof LinkArrow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link back, at the foot of a page. */
export const Back: Story = { args: { direction: 'back' } };

/** Without the match, for a link next to a button. */
export const WithoutMatch: Story = { args: { direction: 'none', href: '/universe/districts', children: 'See the map' } };

/** On a band the link has the text colour of the band. */
export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <LinkArrow {...args} />
    </Section>
  ),
};

/** A long word breaks before it reaches the match. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Turneringsregelboksändringsförteckningen' } };
