import type { StoryObj } from '@storybook/react-vite';
import { CallToAction } from '@tand/ui/components/CallToAction';
import { Button } from '@tand/ui/components/Button';
import { varied } from '../../test/localized.tsx';
import { words } from './PartnerPage.fixtures.tsx';
import base from './PartnerPage.stories.tsx';
import { PartnerPage } from './PartnerPage.tsx';

const meta = { ...base, title: 'Patterns/PartnerPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With a link to the partner's site, opened in a new tab. */
export const WithSite: Story = varied(PartnerPage, words, (_, lang) => ({
  site: { text: { sv: 'Till Arla', en: 'To Arla' }[lang], href: 'https://www.arla.se', isExternal: true },
}));

/** With a band between the facts and the texts, such as the presenting partner's offers. */
export const WithBand: Story = varied(PartnerPage, words, (_, lang) => ({
  children: (
    <CallToAction
      title={{ sv: 'Priser som bara gäller här', en: 'Prices you only get here' }[lang]}
      titleId="deals"
      tone="yellow"
      actions={<Button href="/partners/elgiganten/deals">{{ sv: 'Se erbjudandena', en: 'See the offers' }[lang]}</Button>}
    >
      {{ sv: 'Nio erbjudanden, en hall, fyra dagar.', en: 'Nine offers, one hall, four days.' }[lang]}
    </CallToAction>
  ),
}));

export const Empty: Story = varied(PartnerPage, words, ({ quotes, next }) => ({
  quotes: { ...quotes, items: [] },
  texts: [],
  next: { ...next, links: [] },
}));

export const One: Story = varied(PartnerPage, words, ({ quotes }) => ({ quotes: { ...quotes, items: quotes.items.slice(0, 1) } }));

/** A long name next to the banner. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Mejeriproducentföreningens frukost', tone: 'yellow' } };
