import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { bands } from '../../tokens/index.ts';
import { Button } from './Button.tsx';

const meta = { title: 'Components/Button/Features', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants: one primary per section; danger for actions that cannot be undone. */
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

/** Blue for links to the schedule; yellow for one button of a page. */
export const Tones: Story = {
  render: () => (
    <Stack direction="row">
      <Button tone="schedule">Schedule</Button>
      <Button tone="highlight">See the missions</Button>
    </Stack>
  ),
};

/** Small in bars, large for the main action of a section. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Button size="small">Tickets</Button>
      <Button>Tickets</Button>
      <Button size="large">Tickets</Button>
    </Stack>
  ),
};

/** With `href`, the button is a link. */
export const AsLink: Story = { args: { href: '/tickets', children: 'See the tickets' } };

/** A disabled button has a dashed border, so that colour alone does not show the state. */
export const Disabled: Story = { args: { disabled: true, children: 'Looking for tickets' } };

/** As wide as its container. */
export const FullWidth: Story = { args: { isFullWidth: true, children: 'Buy 4 days' } };

/** Each band sets colours with enough contrast; on red the primary button has the colour of paper. */
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

/** A long word stays within the button. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Platsbokningsbekräftelse' } };
