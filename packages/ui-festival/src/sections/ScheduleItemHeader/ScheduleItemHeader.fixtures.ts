import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf } from '../../test/words.tsx';
import type { ScheduleItemHeaderProps } from './ScheduleItemHeader.tsx';

const scene = { src: '/img/districts/neon-district-day.svg', nightSrc: '/img/districts/neon-district-night.svg', width: 1200, height: 900 };

export const words = {
  sv: {
    title: 'Öppning: vi tänder Elmia',
    text: 'Hela hallen släcks, sedan stryker vi alla på en gång.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Schema', href: '/schedule' }, 'Öppning: vi tänder Elmia'),
    kickers: ['Lördag 14 juni', 'Höjdpunkt'],
    favourite: { label: 'Spara: Öppning: vi tänder Elmia', isFavourite: false, children: 'Spara' },
    calendar: { text: 'Lägg i kalendern', href: '/sv/schedule/oppning-a1.ics', download: 'oppning.ics' },
    more: { text: 'Till sidan om punkten', href: '/news/vi-tander-elmia' },
    band: 'night',
    scene,
  },
  en: {
    title: 'Opening: we light up Elmia',
    text: 'The whole hall goes dark, then we all strike at once.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Schedule', href: '/schedule' }, 'Opening: we light up Elmia'),
    kickers: ['Saturday 14 June', 'Highlight'],
    favourite: { label: 'Save: Opening: we light up Elmia', isFavourite: false, children: 'Save' },
    calendar: { text: 'Add to calendar', href: '/en/schedule/opening-a1.ics', download: 'opening.ics' },
    more: { text: 'To the page about this', href: '/news/vi-tander-elmia' },
    band: 'night',
    scene,
  },
} satisfies StoryWords<ScheduleItemHeaderProps>;
