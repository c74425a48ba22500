import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { ToggleChip } from './ToggleChip.tsx';

const meta = { title: 'Components/ToggleChip/Features', component: ToggleChip, args: { isPressed: false } } satisfies Meta<
  typeof ToggleChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As links, one of which is the view shown now. */
export const Days: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="blue" padding="compact">
      <Stack direction="row" gap={2}>
        <ToggleChip href="?day=0" isCurrent>
          Fre 13 juni
        </ToggleChip>
        <ToggleChip href="?day=1">Lör 14 juni</ToggleChip>
        <ToggleChip href="?day=2">Sön 15 juni</ToggleChip>
        <ToggleChip href="?day=3">Mån 16 juni</ToggleChip>
      </Stack>
    </Section>
  ),
};

/** On. */
export const Pressed: Story = { args: { isPressed: true, children: 'Esport' } };

/** Nothing to choose here today. */
export const Disabled: Story = { args: { disabled: true, children: 'Cosplay' } };

/** A long word breaks inside its chip, on a phone that is narrower than it. */
export const LongWords: Story = { args: { children: 'Nybörjarvänligaprovapåaktiviteter' } };
