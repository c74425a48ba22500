import type { FriendEntry } from '../../src/types.ts';
import { pictured } from '../../src/builders.ts';

export const friends: readonly FriendEntry[] = pictured<Omit<FriendEntry, 'image'>>('friends', [
  {
    slug: 'tangent',
    name: 'Tangent Tranås',
    url: 'https://tangent.example',
    place: { sv: 'Tranås, höstlovet', en: 'Tranås, autumn half-term' },
    line: { sv: 'Sextio platser, en bandyhall, väldigt bra soppa.', en: 'Sixty seats, one bandy hall, very good soup.' },
  },
  {
    slug: 'polarping',
    name: 'Polarping',
    url: 'https://polarping.example',
    place: { sv: 'Kiruna, mellandagarna', en: 'Kiruna, between Christmas and New Year' },
    line: { sv: 'Spelar tills solen går upp. Den dröjer till januari.', en: 'Plays until sunrise, which is in January.' },
  },
  {
    slug: 'pixelpask',
    name: 'Pixelpåsk',
    url: 'https://pixelpask.example',
    place: { sv: 'Karlstad, påsken', en: 'Karlstad, Easter' },
    line: { sv: 'Retro, ägg och retroägg.', en: 'Retro, eggs and retro eggs.' },
  },
  {
    slug: 'gutagrottan',
    name: 'Gutagrottan',
    url: 'https://gutagrottan.example',
    place: { sv: 'Visby, vecka 30', en: 'Visby, the last week of July' },
    line: {
      sv: 'LAN i källarvalv med tre meter tjocka väggar. Wifi finns inte.',
      en: 'LAN in a vault with walls three metres thick. There is no Wi-Fi.',
    },
  },
  {
    slug: 'skogslan',
    name: 'SkogsLAN',
    url: 'https://skogslan.example',
    place: { sv: 'Hedemora, augusti', en: 'Hedemora, August' },
    line: { sv: 'Fyrtio tält, ett elverk, inga björnar hittills.', en: 'Forty tents, one generator, no bears so far.' },
  },
  {
    slug: 'sladdhelgen',
    name: 'Sladdhelgen',
    url: 'https://sladdhelgen.example',
    place: { sv: 'Borås, november', en: 'Borås, November' },
    line: { sv: 'Bygger och moddar mer än de spelar, och det är meningen.', en: 'Builds and mods more than it plays, which is the idea.' },
  },
  {
    slug: 'faltkontroll',
    name: 'Fältkontroll',
    url: 'https://faltkontroll.example',
    place: { sv: 'Lund, maj', en: 'Lund, May' },
    line: {
      sv: 'Studentkårens fajtinghelg, tolv bälten utdelade hittills.',
      en: 'The students’ fighting game weekend, twelve belts awarded so far.',
    },
  },
  {
    slug: 'mormors-modem',
    name: 'Mormors Modem',
    url: 'https://mormorsmodem.example',
    place: { sv: 'Sundsvall, sportlovet', en: 'Sundsvall, winter half-term' },
    line: { sv: 'Tre generationer i samma rum. Den äldsta vinner oftast.', en: 'Three generations in one room. The oldest usually wins.' },
  },
]);
