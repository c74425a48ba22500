import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf, textOf } from '../../test/words.tsx';
import type { CreatorPageProps } from './CreatorPage.tsx';

const portrait = { src: '/img/creators/turbotant.svg', width: 200, height: 200 };

export const words = {
  sv: {
    tone: 'pink',
    title: 'TurboTant: huvudskott och halvpatent',
    lead: 'Hon är 61, bor i Malmö och har bättre reaktionstid än sonen som köpte henne första musen.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Kreatörer', href: '/creators' }, 'TurboTant'),
    image: { ...portrait, alt: 'Porträtt av TurboTant, tecknat.' },
    profiles: [
      { id: 'twitch', text: 'Twitch', href: 'https://www.twitch.tv/turbotant' },
      { id: 'youtube', text: 'YouTube', href: 'https://www.youtube.com/@turbotant' },
    ],
    labels: { list: 'Kanaler: TurboTant', newTab: 'öppnas i ny flik' },
    facts: {
      title: 'Kort om',
      items: [
        { label: 'Spelar', value: 'Taktiska skjutare, helst som den som ska hålla en korridor' },
        { label: 'Stickar', value: 'Halsduk i festivalens färger, två meter hittills' },
        { label: 'Öppen dörr', value: 'Fredag till söndag kl. 15.00–16.00' },
      ],
    },
    texts: [
      textOf('story', 'Från syjunta till server', 'Det började när syjuntan flyttade till röstchatt och någon delade fel skärm.'),
      textOf(
        'knit',
        'Sticka och skjut',
        'Du får ett par stickor, ett nystan och fem minuter om aviga maskor. Sedan spelar hon en runda medan du övar.',
      ),
      textOf('meet', 'Prata med henne', 'Hon svarar på det mesta: mus, handleder, hur man säger till i röstchatt när någon är dum.'),
    ],
    next: {
      title: 'Vidare på gatan',
      links: [
        { text: 'Stadsdelen hon bor i', href: '/universe/districts/streamer-avenue' },
        { text: 'Kebnekajsa, två bås bort', href: '/creators/kebnekajsa' },
      ],
      back: { text: 'Alla på gatan', href: '/creators' },
    },
  },
  en: {
    title: 'TurboTant: headshots and half-fisherman’s rib',
    lead: 'She is 61, lives in Malmö and has faster reactions than the son who bought her first mouse.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Creators', href: '/creators' }, 'TurboTant'),
    image: { ...portrait, alt: 'Drawn portrait of TurboTant.' },
    labels: { list: 'Channels: TurboTant', newTab: 'opens in a new tab' },
    facts: {
      title: 'In short',
      items: [
        { label: 'Plays', value: 'Tactical shooters, preferably as the one who holds a corridor' },
        { label: 'Knits', value: 'A scarf in the festival’s colours, two metres so far' },
        { label: 'Open door', value: 'Friday to Sunday 15:00–16:00' },
      ],
    },
    texts: [
      textOf(
        'story',
        'From sewing circle to server',
        'It began when the sewing circle moved to voice chat and somebody shared the wrong screen.',
      ),
      textOf(
        'knit',
        'Knit and shoot',
        'You get needles, a ball of yarn and five minutes on purl stitches. Then she plays a round while you practise.',
      ),
      textOf('meet', 'Talk to her', 'She answers most things: mice, wrists, what to say in voice chat when someone is being mean.'),
    ],
    next: {
      title: 'Along the street',
      links: [
        { text: 'The district she lives in', href: '/universe/districts/streamer-avenue' },
        { text: 'Kebnekajsa, two booths away', href: '/creators/kebnekajsa' },
      ],
      back: { text: 'Everyone on the street', href: '/creators' },
    },
  },
} satisfies StoryWords<CreatorPageProps>;
