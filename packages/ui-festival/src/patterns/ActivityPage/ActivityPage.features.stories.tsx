import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { Quote } from '@tand/ui/components/Quote';
import { TitledSection } from '../TitledSection/index.ts';
import { words } from './ActivityPage.fixtures.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const meta = {
  title: 'Patterns/ActivityPage/Features',
  component: ActivityPage,
  args: { ...words.sv },
  render: localized(ActivityPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ActivityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bands of its own between the facts and the texts. */
export const WithBands: Story = {
  args: {
    children: (
      <TitledSection title="Första ledtråden" titleId="clue" tone="striker">
        <Quote>
          <p>Sök där elden föds men aldrig brinner.</p>
        </Quote>
      </TitledSection>
    ),
  },
};

/** Two texts stand beside each other. */
export const TwoTexts: Story = { args: { texts: words.sv.texts.slice(0, 2) } };

/** No picture, and nothing to say but the facts. */
export const Empty: Story = { args: { image: undefined, texts: [], next: { ...words.sv.next, links: [] } } };

/** A long name beside its picture. */
export const LongWords: Story = { args: { title: 'Hemdatormuseiföreningen', tone: 'teal' } };
