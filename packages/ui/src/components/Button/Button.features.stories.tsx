import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { bands } from '../../tokens/index.ts';
import { Button } from './Button.tsx';

const meta = { title: 'Components/Button/Features', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack direction="row">
      <Button>Buy a ticket</Button>
      <Button variant="secondary">Buy for a team</Button>
      <Button variant="ghost">Download</Button>
      <Button variant="danger">Withdraw the article</Button>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row">
      <Button tone="schedule">Schedule</Button>
      <Button tone="highlight">See the missions</Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Button size="small">Tickets</Button>
      <Button>Tickets</Button>
      <Button size="large">Tickets</Button>
    </Stack>
  ),
};

export const AsLink: Story = { args: { href: '/tickets', children: 'See the tickets' } };

export const Disabled: Story = { args: { disabled: true, children: 'Looking for tickets' } };

export const FullWidth: Story = { args: { isFullWidth: true, children: 'Buy 4 days' } };

export const OnBands: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {bands.map(band => (
        <Section key={band} band={band} padding="compact">
          <Stack direction="row">
            <Button>Buy a ticket</Button>
            <Button tone="schedule">Schedule</Button>
            <Button tone="highlight">See the missions</Button>
            <Button variant="secondary">Buy for a team</Button>
          </Stack>
        </Section>
      ))}
    </>
  ),
};

export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Platsbokningsbekräftelse' } };
