import { countdownLabels } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { CountdownSectionProps } from './CountdownSection.tsx';

export const data = { target: Date.parse('2025-06-16T12:00:00+02:00') } satisfies Partial<CountdownSectionProps>;

export const words = {
  sv: {
    title: 'Nästa släpp: blind bird',
    titleId: 'release',
    lead: 'Inga artister, inga namn, inget schema. Bara det bästa priset, för dig som redan vet.',
    action: { text: 'Till biljetterna', href: '/tickets' },
    over: { text: 'Släppet är öppet', actionText: 'Köp biljett', href: '/tickets' },
    labels: { ...countdownLabels.sv, name: 'Tid kvar till biljettsläppet', target: 'måndag 16 juni kl. 12.00' },
  },
  en: {
    title: 'Next up: blind bird',
    lead: 'No acts, no names, no schedule. Just the best price, for those who already know.',
    action: { text: 'Go to tickets', href: '/tickets' },
    over: { text: 'The sale is open', actionText: 'Buy a ticket', href: '/tickets' },
    labels: { ...countdownLabels.en, name: 'Time left until tickets go on sale', target: 'Monday 16 June at 12.00' },
  },
} satisfies StoryWords<CountdownSectionProps>;
