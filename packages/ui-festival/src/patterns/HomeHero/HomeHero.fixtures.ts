import { countdownLabels, heroImage, heroLabels } from '../../test/parts.ts';
import type { ScheduleTone } from '@tand/ui/components/ScheduleItem';
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
    pull: { text: 'Dra ut lådan', href: '/universe/districts', onOpen: () => {} },
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
    pull: { text: 'Pull out the drawer', href: '/universe/districts', onOpen: () => {} },
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

export const onNow = {
  label: 'Det här är på just nu',
  items: [
    ['CS2: semifinal', 'Neon District', 'night', '16.30'],
    ['Rytmspelsmästerskapet för alla som räknar till åtta', 'Tokyo Town', 'red', '15.45'],
    ['Basaren är öppen', 'Mirage Palace', 'yellow', '18.00'],
    ['Cosplayparaden', 'Rosa Helikopter', 'pink', '15.30'],
  ].map(([title = '', place = '', tone, time = '']) => ({
    title,
    href: `/schedule/${encodeURIComponent(title)}`,
    place,
    tone: tone as ScheduleTone,
    until: { dateTime: `2025-06-14T${time.replace('.', ':')}:00+02:00`, text: `till ${time}` },
  })),
};
