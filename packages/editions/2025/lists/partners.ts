import type { PartnerEntry } from '../../src/types.ts';

/**
 * Partners by tier, in the order of their tiles. Names are set in type, logos are not drawn.
 * Those under .example are invented. The last tile leads nowhere, as its owner asked.
 */
export const partners: readonly PartnerEntry[] = [
  {
    slug: 'elgiganten',
    name: 'Elgiganten',
    tier: 'presenting',
    url: 'https://www.elgiganten.se',
    page: { tone: 'teal', quoteTone: 'blue', emblem: 'parts' },
    line: {
      sv: 'Presenterande partner, med hyllan för sladden du glömde.',
      en: 'Presenting partner, with the shelf for the cable you forgot.',
    },
  },
  {
    slug: 'asus-rog',
    name: 'ASUS ROG',
    tier: 'main',
    url: 'https://rog.asus.com',
    page: { tone: 'pink', quoteTone: 'night', emblem: 'setup' },
    line: { sv: 'Testrummet med datorer som är snabbare än din.', en: 'The test room, where computers are faster than yours.' },
  },
  {
    slug: 'tcl',
    name: 'TCL',
    tier: 'main',
    url: 'https://www.tcl.com',
    page: { tone: 'teal', quoteTone: 'pink', emblem: 'crt' },
    line: { sv: 'Väggar av skärm, bland annat i Console Corner.', en: 'Walls of screen, in Console Corner among other places.' },
  },
  {
    slug: 'saab',
    name: 'Saab',
    tier: 'main',
    url: 'https://www.saab.com',
    page: { tone: 'yellow', quoteTone: 'blue', emblem: 'mooseRoad' },
    line: { sv: 'Spakar, rattar och en riktig bil.', en: 'Levers, wheels and one real car.' },
  },
  {
    slug: 'vimla',
    name: 'Vimla',
    tier: 'supporting',
    url: 'https://www.vimla.se',
    page: { tone: 'pink', quoteTone: 'blue', emblem: 'tent' },
  },
  {
    slug: 'jonkoping-energi',
    name: 'Jönköping Energi',
    tier: 'supporting',
    url: 'https://www.jonkopingenergi.se',
    page: { tone: 'yellow', quoteTone: 'pink', emblem: 'powerStrip' },
  },
  {
    slug: 'vhd-media',
    name: 'VHD Media',
    tier: 'supporting',
    url: 'https://vhd-media.example',
    page: { tone: 'teal', quoteTone: 'yellow', emblem: 'stage' },
  },
  { slug: 'kabelkassen', name: 'Kabelkassen', tier: 'supporting', url: 'https://kabelkassen.example' },
  { slug: 'pixelbruket', name: 'Pixelbruket', tier: 'supporting', url: 'https://pixelbruket.example' },
  { slug: 'skavfri', name: 'Skavfri Strumpor', tier: 'supporting', url: 'https://skavfri.example' },
  { slug: 'vaken-kaffe', name: 'Vaken Kaffe', tier: 'supporting', url: 'https://vakenkaffe.example' },
  { slug: 'grenuttaget', name: 'Grenuttaget', tier: 'supporting', url: 'https://grenuttaget.example' },
  {
    slug: 'cancerfonden',
    name: 'Cancerfonden',
    tier: 'all',
    url: 'https://www.cancerfonden.se',
    page: { tone: 'pink', quoteTone: 'yellow', emblem: 'relay' },
  },
  {
    slug: 'husqvarna',
    name: 'Husqvarna',
    tier: 'all',
    url: 'https://www.husqvarna.com',
    page: { tone: 'yellow', quoteTone: 'blue', emblem: 'mower' },
  },
  {
    slug: 'arla',
    name: 'Arla',
    tier: 'all',
    url: 'https://www.arla.se',
    page: { tone: 'teal', quoteTone: 'yellow', emblem: 'coffeeQueue' },
  },
  {
    slug: 'backforce',
    name: 'Backforce',
    tier: 'all',
    url: 'https://www.backforce.gg',
    page: { tone: 'yellow', quoteTone: 'pink', emblem: 'gamingChair', hasSite: true },
  },
  {
    slug: 'esplay',
    name: 'ESPlay',
    tier: 'all',
    url: 'https://esplay.com',
    page: { tone: 'pink', quoteTone: 'blue', emblem: 'trophy', hasSite: true },
  },
  { slug: 'lodtenn', name: 'Lödtenn & Söner', tier: 'all', url: 'https://lodtenn.example' },
  { slug: 'termosfabriken', name: 'Termosfabriken', tier: 'all', url: 'https://termosfabriken.example' },
  { slug: 'nattbussen', name: 'Nattbussen', tier: 'all', url: 'https://nattbussen.example' },
  { slug: 'kvarg-co', name: 'Kvarg & Co', tier: 'all', url: 'https://kvargco.example' },
  { slug: 'farmors-vind', name: 'Farmors vind', tier: 'all' },
];
