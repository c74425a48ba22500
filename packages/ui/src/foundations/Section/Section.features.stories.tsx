import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { SectionHeader } from '../../components/SectionHeader/index.ts';
import { bands } from '../../tokens/index.ts';
import { LinkArrow } from '../../components/LinkArrow/index.ts';
import { Text } from '../Text/index.ts';
import { Section } from './Section.tsx';

const meta = { title: 'Foundations/Section/Features', component: Section, parameters: { layout: 'fullscreen' }, args: {} } satisfies Meta<
  typeof Section
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every band with its text, muted text, red text and a card. */
export const Tones: Story = {
  render: () => (
    <>
      {bands.map(band => (
        <Section key={band} tone={band} padding="compact">
          <SectionHeader
            title="Sju stadsdelar"
            lead="Varje del av hallen är en egen ask."
            actions={<LinkArrow href="/universe/districts">Se kartan</LinkArrow>}
          />
          <Text tone="muted">Öppet dygnet runt</Text>
          <Text tone="red">Nytt i år</Text>
          <Card>Ett kort har sin egen grund.</Card>
        </Section>
      ))}
    </>
  ),
};

/** The striker along the lower edge. */
export const WithStriker: Story = { args: { tone: 'yellow', striker: 'bottom', children: <SectionHeader title="Frågor" /> } };
