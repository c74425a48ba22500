import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextSection.fixtures.tsx';
import { TextSection } from './TextSection.tsx';

const meta = {
  title: 'Components/TextSection/Features',
  component: TextSection,
  args: { ...words.sv },
  render: localized(TextSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The headline beside the text, for long pages. */
export const Split: Story = { args: { isSplit: true } };

/** A smaller headline, for columns. */
export const Small: Story = { args: { size: 'heading' } };

/** Nothing but a headline. */
export const Empty: Story = { args: { children: undefined } };

/** A word without a break stays inside the column. */
export const LongWords: Story = { args: { title: 'Golvtejpsfärgsförklaringstabell', isSplit: true } };
