import type { StoryWords } from '../../test/localized.tsx';
import { proseOf } from '../../test/words.tsx';
import type { CreatorsPageItem, CreatorsPageProps } from './CreatorsPage.tsx';

const people = [
  ['TurboTant', 'turbotant', 'Huvudskott och halvpatent.', 'Headshots and half-fisherman’s rib.'],
  ['Kebnekajsa', 'kebnekajsa', 'Klättrar utan rep, i spel.', 'Climbs without a rope, in games.'],
  ['LaggLasse', 'lagglasse', 'Skyller allt på routern, som är hans egen.', 'Blames everything on the router, which is his own.'],
  ['PixelPetra', 'pixelpetra', 'Ritar porträtt av chatten i sexton färger.', 'Draws chat’s portraits in sixteen colours.'],
] as const;

const listIn = (lang: 'sv' | 'en'): CreatorsPageItem[] =>
  people.map(([nick, slug, sv, en], index) => ({
    nick,
    line: lang === 'sv' ? sv : en,
    image: { src: `/img/creators/${slug}.svg`, width: 200, height: 200 },
    href: index < 2 ? `/creators/${slug}` : undefined,
    profiles: [
      { id: 'twitch', text: 'Twitch', href: `https://www.twitch.tv/${slug}` },
      { id: 'youtube', text: 'YouTube', href: `https://www.youtube.com/@${slug}` },
    ],
  }));

export const words = {
  sv: {
    tone: 'pink',
    title: 'Kreatörer',
    lead: 'Sextioettåriga huvudskyttar, fiskespelare, bibliotekarier med svärd. De bor i glas hela helgen, och du får knacka på.',
    list: { title: 'Namnen på porttelefonen', lead: 'Ikonerna leder till deras kanaler.', creators: listIn('sv') },
    meet: {
      title: 'Träffa dem',
      text: proseOf('Varje bås har sin egen tid med öppen dörr, skriven på en lapp vid handtaget.'),
      facts: [
        { label: 'Frukost ihop', value: 'Lördag kl. 09.00–10.00' },
        { label: 'Stora signeringen', value: 'Lördag kl. 12.00–14.00, tjugo kreatörer' },
      ],
      more: { text: 'Gatans hela schema', href: '/schedule?place=6' },
    },
    become: {
      title: 'Bli kreatör: stängt för i år',
      text: proseOf('Ansökan är stängd. Båsen är fördelade, och mattan är tillskuren.'),
      more: { text: 'Anmäl intresse för nästa år', href: '/signup' },
    },
    labels: { channels: (nick: string) => `Kanaler: ${nick}`, newTab: 'öppnas i ny flik' },
  },
  en: {
    title: 'Creators',
    lead: 'Sixty-one-year-old sharpshooters, anglers, librarians with swords. They live behind glass all weekend, and you may knock.',
    list: { title: 'Names on the door phone', lead: 'The icons lead to their channels.', creators: listIn('en') },
    meet: {
      title: 'Meet them',
      text: proseOf('Each booth has its own open-door time, written on a note by the handle.'),
      facts: [
        { label: 'Breakfast together', value: 'Saturday 09:00–10:00' },
        { label: 'The big signing', value: 'Saturday 12:00–14:00, twenty creators' },
      ],
      more: { text: 'Everything on the Avenue', href: '/schedule?place=6' },
    },
    become: {
      title: 'Become a creator: closed this year',
      text: proseOf('Applications are closed. The booths are taken, and the carpet is cut to length.'),
      more: { text: 'Sign up for next year', href: '/signup' },
    },
    labels: { channels: (nick: string) => `Channels: ${nick}`, newTab: 'opens in a new tab' },
  },
} satisfies StoryWords<CreatorsPageProps>;
