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

export const Back: Story = { args: { direction: 'back' } };

export const WithoutMatch: Story = { args: { direction: 'none', href: '/universe/districts', children: 'See the map' } };

export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <LinkArrow {...args} />
    </Section>
  ),
};

export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Turneringsregelboksändringsförteckningen' } };
