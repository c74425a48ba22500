import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { CreatorCard } from './CreatorCard.tsx';

const creators = [
  ['turbotant', 'TurboTant'],
  ['8bit-bjorn', '8bit-Björn'],
  ['kaffekoma', 'Kaffekoma'],
  ['rallarn', 'Rallarn'],
  ['aurora-afk', 'Aurora AFK'],
  ['tyst-tage', 'Tyst Tage'],
  ['lingon', 'Lingon'],
  ['potatisprinsen', 'Potatisprinsen'],
] as const;
const meta = {
  title: 'Components/CreatorCard/Features',
  component: CreatorCard,
  args: { nick: 'Nattugglan', image: { src: '/img/creators/nattugglan.svg', width: 200, height: 200 }, line: 'Minecraft' },
} satisfies Meta<typeof CreatorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight in a row from 1200 px, four on narrower screens. */
export const Row: Story = {
  render: args => (
    <Grid columns={8} mobileColumns={4} element="ul" gap="tight">
      {creators.map(([slug, nick]) => (
        <li key={slug}>
          <CreatorCard
            {...args}
            nick={nick}
            image={{ src: `/img/creators/${slug}.svg`, width: 200, height: 200 }}
            href={`/creators/${slug}`}
          />
        </li>
      ))}
    </Grid>
  ),
};

/** Marked with a ring, for a page whose address names this creator. */
export const Focused: Story = { args: { isFocused: true } };

export const WithoutLink: Story = {};

/** A long nick breaks at the width of the portrait. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { nick: 'xXGranbarrsbergsbestigarenFrånGränna2009Xx', line: 'Jordbruksmaskinsimulatorentusiast', href: '/creators/granbarr' },
};

/** A portrait that fails to load leaves an empty square. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 200, height: 200 }, href: '/creators/nattugglan' } };
