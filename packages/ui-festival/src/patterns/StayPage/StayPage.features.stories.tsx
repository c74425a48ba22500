import type { StoryObj } from '@storybook/react-vite';
import { Button } from '@tand/ui/components/Button';
import { Statement } from '@tand/ui/components/Statement';
import { varied } from '../../test/localized.tsx';
import { words } from './StayPage.fixtures.tsx';
import base from './StayPage.stories.tsx';
import { StayPage } from './StayPage.tsx';

const meta = { ...base, title: 'Patterns/StayPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Sold out: a message before the facts. */
export const SoldOut: Story = varied(StayPage, words, (_, lang) => ({
  notice: (
    <Statement
      title={{ sv: 'Alla rutor är bokade', en: 'Every pitch is taken' }[lang]}
      titleId="sold-out"
      actions={<Button href="/accommodation/sleeping-hall">{{ sv: 'Till sovsalen', en: 'Try the sleeping hall' }[lang]}</Button>}
    >
      {
        {
          sv: 'Avbokade rutor dyker upp i kassan igen utan förvarning.',
          en: 'Cancelled pitches return to the shop without warning.',
        }[lang]
      }
    </Statement>
  ),
}));

/** Only facts and booking. */
export const Empty: Story = { args: { texts: [] } };

/** A long name next to the picture. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Tältplatsreserveringarna', tone: 'pink' } };
