import { countdownLabels } from '@tand/ui/components/Countdown/Countdown.fixtures.ts';
import { heroImage, heroLabels } from '@tand/ui/components/Hero/Hero.fixtures.ts';
import type { StoryWords } from '@tand/ui/test/localized.tsx';
import type { HomeHeroProps } from './HomeHero.tsx';

const target = Date.parse('2025-06-13T10:00:00+02:00');
const picture = (alt: string) => ({ ...heroImage, alt });

export const words = {
  sv: {
    lines: ['En ask full', 'av spel'],
    date: 'Jönköping 13–16 juni',
    children: 'Fyra dygn esport, LAN, kreatörer och hela spelvärlden i sju stadsdelar. Under ett tak på Elmia.',
    phase: 'Biljetterna brinner',
    action: { text: 'Köp biljett', href: '/tickets' },
    more: { text: 'Se kartan', href: '/universe/districts' },
    image: picture('En öppen tändsticksask. I lådan ligger en hel spelstad med torn, tåg, palats och en drake med headset.'),
    labels: heroLabels.sv,
    countdown: { target, labels: countdownLabels.sv, over: { text: 'Dörrarna är öppna', cta: 'Se schemat', href: '/schedule' } },
  },
  en: {
    lines: ['A box full', 'of games'],
    date: 'Jönköping, 13–16 June',
    children: 'Four days and nights of esports, LAN, creators and the whole world of games in seven districts. Under one roof at Elmia.',
    phase: 'Tickets are burning',
    action: { text: 'Buy a ticket', href: '/tickets' },
    more: { text: 'See the map', href: '/universe/districts' },
    image: picture(
      'An open matchbox. In the drawer lies a whole city of games with towers, a train, a palace and a dragon wearing a headset.',
    ),
    labels: heroLabels.en,
    countdown: { target, labels: countdownLabels.en, over: { text: 'The doors are open', cta: 'See the schedule', href: '/schedule' } },
  },
} satisfies StoryWords<HomeHeroProps>;
