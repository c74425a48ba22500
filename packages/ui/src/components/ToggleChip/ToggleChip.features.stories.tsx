import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { ToggleChip } from './ToggleChip.tsx';

const meta = { title: 'Components/ToggleChip/Features', component: ToggleChip, args: { isPressed: false } } satisfies Meta<
  typeof ToggleChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As links, one of which is the current view. */
export const Days: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section band="blue" padding="compact">
      <Stack direction="row" gap={2}>
        <ToggleChip href="?day=0" isCurrent>
          Fri 13 June
        </ToggleChip>
        <ToggleChip href="?day=1">Sat 14 June</ToggleChip>
        <ToggleChip href="?day=2">Sun 15 June</ToggleChip>
        <ToggleChip href="?day=3">Mon 16 June</ToggleChip>
      </Stack>
    </Section>
  ),
};

export const Pressed: Story = { args: { isPressed: true, children: 'Esports' } };

export const Disabled: Story = { args: { disabled: true, children: 'Cosplay' } };

/** A long word breaks inside its chip if the phone is narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Nybörjarvänligaprovapåaktiviteter' } };
