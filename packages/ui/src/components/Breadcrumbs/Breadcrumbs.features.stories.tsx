import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Breadcrumbs.stories.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { ...base, title: 'Components/Breadcrumbs/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <Breadcrumbs {...args} />
    </Section>
  ),
};

/** Without items no navigation is rendered. */
export const Empty: Story = { args: { items: [] } };

/** On the start page: one item, which is the current page. */
export const One: Story = { args: { items: [{ text: 'Home' }] } };

/** A long word breaks at the end of the line. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    items: [
      { text: 'Hem', href: '/home' },
      { text: 'Aktiviteter', href: '/activities' },
      { text: 'Specialeffektsminkningsgrundkursanmälningsinstruktioner' },
    ],
  },
};
