import type { StoryObj } from '@storybook/react-vite';
import { Quote } from '@tand/ui/components/Quote';
import { TitledSection } from '../TitledSection/index.ts';
import { varied } from '../../test/localized.tsx';
import { words } from './ActivityPage.fixtures.tsx';
import base from './ActivityPage.stories.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const meta = { ...base, title: 'Patterns/ActivityPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With bands between the facts and the texts. */
export const WithBands: Story = varied(ActivityPage, words, (_, lang) => ({
  children: (
    <TitledSection title={{ sv: 'Första ledtråden', en: 'The first clue' }[lang]} titleId="clue" tone="striker">
      <Quote>
        <p>{{ sv: 'Sök där elden föds men aldrig brinner.', en: 'Look where fire is born but never burns.' }[lang]}</p>
      </Quote>
    </TitledSection>
  ),
}));

/** Two texts in one row. */
export const TwoTexts: Story = varied(ActivityPage, words, ({ texts }) => ({ texts: texts.slice(0, 2) }));

/** Only the facts, without a picture. */
export const Empty: Story = varied(ActivityPage, words, ({ next }) => ({ image: undefined, texts: [], next: { ...next, links: [] } }));

/** A long name next to the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Hemdatormuseiföreningen', tone: 'teal' } };
