import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './CountdownSection.fixtures.ts';
import { CountdownSection } from './CountdownSection.tsx';

const meta = {
  title: 'Patterns/CountdownSection/Features',
  component: CountdownSection,
  args: { ...data, ...words.sv },
  render: localized(CountdownSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CountdownSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The target has passed: the call to action stands. */
export const Over: Story = { globals: { clock: 'during' }, args: { target: Date.parse('2025-06-13T10:00:00+02:00') } };

/** Nothing to do but wait. */
export const WithoutAction: Story = { args: { action: undefined, lead: undefined } };

/** Long words break inside the band. */
export const LongWords: Story = { args: { title: 'Förhandsbiljettsläppsnedräkningen' } };
