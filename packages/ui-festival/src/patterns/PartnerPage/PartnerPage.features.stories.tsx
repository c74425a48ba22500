import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { CallToAction } from '@tand/ui/components/CallToAction';
import { Button } from '@tand/ui/components/Button';
import { words } from './PartnerPage.fixtures.tsx';
import { PartnerPage } from './PartnerPage.tsx';

const meta = {
  title: 'Patterns/PartnerPage/Features',
  component: PartnerPage,
  args: { ...words.sv },
  render: localized(PartnerPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A partner with a site of its own, which opens a new tab. */
export const WithSite: Story = { args: { site: { text: 'Till Arla', href: 'https://www.arla.se', isExternal: true } } };

/** A band of its own between the facts and the texts, as for the presenting partner's offers. */
export const WithBand: Story = {
  args: {
    children: (
      <CallToAction
        title="Priser som bara gäller här"
        titleId="deals"
        tone="yellow"
        actions={<Button href="/partners/elgiganten/deals">Se erbjudandena</Button>}
      >
        Nio erbjudanden, en hall, fyra dagar.
      </CallToAction>
    ),
  },
};

/** Nobody has been quoted yet. */
export const Empty: Story = { args: { quotes: { ...words.sv.quotes, items: [] }, texts: [], next: { ...words.sv.next, links: [] } } };

/** One voice. */
export const One: Story = { args: { quotes: { ...words.sv.quotes, items: words.sv.quotes.items.slice(0, 1) } } };

/** A long name beside the banner. */
export const LongWords: Story = { args: { title: 'Mejeriproducentföreningens frukost', tone: 'yellow' } };
