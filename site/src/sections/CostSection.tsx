import { tickets } from '@edition/lists/tickets.ts';
import { priceInWords } from '@tand/editions';
import { parseCost, shownText, type CostWords } from '@tand/festival';
import { CostForm, Served } from '@tand/runtime/render';
import { TitledSection, headingOf } from '@tand/ui-festival';
import { use } from 'react';
import { useCopy, useLang } from '#app';
import { costRules } from '../costRules.ts';

const standard = parseCost(new URLSearchParams('ticket=lan&bed=sleepingHall'), costRules)!;

/** INFO-16 */
export function CostSection() {
  const lang = useLang();
  const copy = useCopy('eventinfo')('cost');
  const { several, shared, included, total } = copy;
  const ticketNames = Object.fromEntries(tickets.map(({ slug, headline }) => [slug, shownText(headline, lang)]));
  const words: CostWords = { lang, rules: costRules, names: { ...ticketNames, ...copy.things }, several, shared, included, total };
  const choice = parseCost(new URLSearchParams(use(Served).choice), costRules) ?? standard;
  return (
    <TitledSection {...headingOf('cost', copy)}>
      <CostForm action={`/${lang}/eventinfo#cost`} choice={choice} words={words} priceText={priceInWords} labels={copy} />
    </TitledSection>
  );
}
