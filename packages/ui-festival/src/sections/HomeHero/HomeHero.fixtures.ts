import { countdownLabels, heroImage, heroLabels } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { HomeHeroProps } from './HomeHero.tsx';

const target = Date.parse('2025-06-13T10:00:00+02:00');
const picture = (alt: string) => ({ ...heroImage, alt });

export const words = {
  sv: {
    lines: ['En ask full', 'av spel'],
    date: 'Jönköping 13–16 juni',
    children: 'Fyra dagar esport, LAN, kreatörer och hela spelvärlden i sju stadsdelar. Under ett tak på Elmia.',
    phase: 'Biljetterna är släppta',
    action: { text: 'Köp biljett', href: '/tickets' },
    pull: { text: 'Dra ut lådan', href: '/universe/districts' },
    image: picture('En öppen tändsticksask. I lådan ligger en hel spelstad med torn, tåg, palats och en drake med headset.'),
    labels: heroLabels.sv,
    countdown: { target, labels: countdownLabels.sv, over: { text: 'Dörrarna är öppna', actionText: 'Se schemat', href: '/schedule' } },
  },
  en: {
    lines: ['A box full', 'of games'],
    date: 'Jönköping, 13–16 June',
    children: 'Four days of esports, LAN, creators and the whole world of games in seven districts. Under one roof at Elmia.',
    phase: 'Tickets are out',
    action: { text: 'Buy a ticket', href: '/tickets' },
    pull: { text: 'Pull out the drawer', href: '/universe/districts' },
    image: picture(
      'An open matchbox. In the drawer lies a whole city of games with towers, a train, a palace and a dragon wearing a headset.',
    ),
    labels: heroLabels.en,
    countdown: {
      target,
      labels: countdownLabels.en,
      over: { text: 'The doors are open', actionText: 'See the schedule', href: '/schedule' },
    },
  },
} satisfies StoryWords<HomeHeroProps>;

const onNowIn = (label: string, until: (time: string) => string, ...titles: [string, string, string, string]): HomeHeroProps['onNow'] => ({
  label,
  items: (
    [
      ['Neon District', 'night', '3', '16.30'],
      ['Tokyo Town', 'red', '1', '15.45'],
      ['Mirage Palace', 'yellow', '4', '18.00'],
      ['Rosa Helikopter', 'pink', '6', '15.30'],
    ] as const
  ).map(([place, color, sign, time], index) => ({
    title: titles[index]!,
    href: `/schedule/${encodeURIComponent(titles[index]!)}`,
    place,
    color,
    sign,
    until: { dateTime: `2025-06-14T${time.replace('.', ':')}:00+02:00`, text: until(time) },
  })),
});

export const onNow = {
  sv: onNowIn(
    'Det här är på just nu',
    time => `till ${time}`,
    'CS2: semifinal',
    'Rytmspelsmästerskapet för alla som räknar till åtta',
    'Basaren är öppen',
    'Cosplayparaden',
  ),
  en: onNowIn(
    'On right now',
    time => `until ${time.replace('.', ':')}`,
    'CS2: semi-final',
    'The rhythm game championship for everyone who can count to eight',
    'The bazaar is open',
    'The cosplay parade',
  ),
};
