import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TitledSection.fixtures.ts';
import { TitledSection } from './TitledSection.tsx';

const meta = {
  title: 'Patterns/TitledSection/Features',
  component: TitledSection,
  args: { ...words.sv },
  render: localized(TitledSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TitledSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading alone. */
export const HeadingOnly: Story = { args: { lead: undefined, more: undefined, tone: 'wood' } };

/** A smaller heading, for a page with many sections. */
export const Small: Story = { args: { titleSize: 'title', tone: 'paper' } };

/** Long words break; the way on goes below. */
export const LongWords: Story = { args: { title: 'Biljettinformationsmeddelanden', tone: 'pink' } };
