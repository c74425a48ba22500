import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import base from './Navbar.stories.tsx';
import { Navbar } from './Navbar.tsx';

const districts = ['Tokyo Town', 'Tilted Blocks', 'Neon District', 'Mirage Palace', 'Streamer Avenue', 'Rosa Helikopter', 'Quiet LAN'];
const bands = ['yellow', 'paper', 'blue', 'pink', 'wood', 'night', 'teal'] as const;

const meta = {
  title: 'Components/Navbar/Features',
  component: Navbar,
  parameters: base.parameters,
  args: {
    logo: { href: '/home', text: 'TÄND, to the start page' },
    links: [
      { href: '/news', text: 'News' },
      { href: '/food', text: 'Food' },
      { href: '/accommodation', text: 'Where to stay' },
    ],
    schedule: { href: '/schedule', text: 'Schedule' },
    tickets: { href: '/tickets', text: 'Tickets' },
    labels: { navigation: 'Main menu' },
  },
  render: args => (
    <>
      <Navbar {...args} />
      {districts.map((name, index) => (
        <Section key={name} band={bands[index]}>
          <Heading>{name}</Heading>
          <Text size="lead">Each part of the hall is a box of its own. Pull out the drawer and see what’s waiting.</Text>
        </Section>
      ))}
    </>
  ),
} satisfies Meta<typeof Navbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hides on scrolling down and returns on scrolling up. */
export const HidesOnScroll: Story = {};

/** Always visible, as on the schedule. */
export const Pinned: Story = { args: { isPinned: true, currentPath: '/schedule' } };

/** On a page inside a section, the section's link is marked. */
export const InSection: Story = { args: { currentPath: '/food/food-trucks' }, render: args => <Navbar {...args} /> };

/** Without links the wordmark and the two buttons remain. */
export const Empty: Story = { args: { links: [] } };
