import type { StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { SectionHeader } from '../../components/SectionHeader/index.ts';
import { bands } from '../../tokens/index.ts';
import { LinkArrow } from '../../components/LinkArrow/index.ts';
import { Text } from '../Text/index.ts';
import base from './Section.stories.tsx';
import { Section } from './Section.tsx';

const meta = { ...base, title: 'Foundations/Section/Features', args: {} };
export default meta;
type Story = StoryObj<typeof meta>;

/** Every band with its text, muted text, red text and a card. */
export const Bands: Story = {
  render: () => (
    <>
      {bands.map(band => (
        <Section key={band} band={band} padding="compact">
          <SectionHeader
            title="Seven districts"
            lead="Each part of the hall is a box of its own."
            actions={<LinkArrow href="/universe/districts">See the map</LinkArrow>}
          />
          <Text tone="muted">Open around the clock</Text>
          <Text tone="accent">New this year</Text>
          <Card>A card has a ground of its own.</Card>
        </Section>
      ))}
    </>
  ),
};

/** The striker along the lower edge. */
export const WithStriker: Story = { args: { band: 'yellow', striker: 'bottom', children: <SectionHeader title="Questions" /> } };
