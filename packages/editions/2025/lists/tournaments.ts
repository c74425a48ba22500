import type { Localized } from '@tand/festival';
import type { TournamentEntry, TournamentPart } from '../../src/types.ts';

type Draft = Omit<TournamentEntry, 'title' | 'image' | 'link'> & { title: string | Localized };

const tournament = ({ title, ...draft }: Draft): TournamentEntry => ({
  ...draft,
  title: typeof title === 'string' ? { sv: title, en: title } : title,
  image: `/img/tournaments/${draft.slug}.svg`,
  link: `/esports/tournaments/${draft.slug}`,
});

export const tournaments: readonly TournamentEntry[] = [
  tournament({
    slug: 'cs2',
    group: 'official',
    title: 'Counter-Strike 2 Masters',
    alt: { sv: 'En pokal på matchstreckat fält.', en: 'A trophy on a field of matchstick rays.' },
    line: { sv: 'Upp till 238 500 kronor i potten.', en: 'Up to SEK 238,500 in the pool.' },
    page: { band: 'red', programme: 'CS2 A:' },
  }),
  tournament({
    slug: 'dota2',
    group: 'official',
    title: 'Dota 2',
    alt: {
      sv: 'Ett spelbräde med tre vägar över en flod och ett torn i varje ände.',
      en: 'A game board with three paths across a river and a tower at either end.',
    },
    line: { sv: 'Åtta lag, långa kvällar, ett försvarat torn.', en: 'Eight teams, long evenings, one defended tower.' },
    page: { band: 'teal', programme: 'Dota 2:' },
  }),
  tournament({
    slug: 'valorant-lan',
    group: 'official',
    title: 'Valorant LAN',
    alt: { sv: 'Tangenterna W, A, S och D i rött och vitt.', en: 'The keys W, A, S and D in red and white.' },
    line: { sv: 'Öppet för alla med plats i hallen.', en: 'Open to anyone with a seat in the hall.' },
    page: { band: 'pink', programme: 'Valorant LAN:' },
  }),
  tournament({
    slug: 'lol',
    group: 'official',
    title: 'League of Legends',
    alt: { sv: 'Ett palats med två portar, en röd och en blå.', en: 'A palace with two gates, one red and one blue.' },
    line: { sv: 'Tolv lag letar efter någon att skylla på.', en: 'Twelve teams looking for someone to blame.' },
    page: { band: 'red', programme: 'League of Legends:' },
  }),
  tournament({
    slug: 'pubg',
    group: 'official',
    title: 'PUBG Squads',
    alt: { sv: 'En helstekt kyckling på fat, med en etta på flaggan.', en: 'A roast chicken on a dish, with a number one on its flag.' },
    line: { sv: 'Sexton lag landar, ett äter kyckling.', en: 'Sixteen squads land, one eats chicken.' },
    page: { band: 'pink', programme: 'PUBG' },
  }),
  tournament({
    slug: 'fortnite',
    group: 'official',
    title: 'Fortnite Open',
    alt: {
      sv: 'Ett torn av plankor i en rosa ring, med en jublande spelare på toppen.',
      en: 'A tower of planks inside a pink ring, with a cheering player on top.',
    },
    line: { sv: 'Solo, sex rundor, en femtiomannafinal.', en: 'Solo, six rounds, a final of fifty.' },
    page: { band: 'teal', programme: 'Fortnite' },
  }),
  tournament({
    slug: 'geoguessr',
    group: 'partner',
    title: 'GeoGuessr',
    alt: {
      sv: 'Tre tjocka tv-apparater med varsin landsväg på skärmen.',
      en: 'Three chunky televisions, each with a country road on its screen.',
    },
    line: { sv: 'En stolpe räcker för den som kan sina stolpar.', en: 'One pole is plenty if you know your poles.' },
    page: { band: 'yellow', programme: 'GeoGuessr:' },
  }),
  tournament({
    slug: 'ECEC',
    group: 'partner',
    title: 'ECEC',
    alt: { sv: 'Skrivbord i rader, som på ett kontor fast roligare.', en: 'Desks in rows, like an office but more fun.' },
    line: { sv: 'Arbetsplats mot arbetsplats, passerkort mot passerkort.', en: 'Workplace against workplace, key card against key card.' },
    page: { band: 'teal', programme: 'ECEC:' },
  }),
  tournament({
    slug: 'valorant',
    group: 'partner',
    title: 'Valorant Invitational',
    alt: { sv: 'En scen med ljusramp och sju stolar.', en: 'A stage with a lighting rig and seven chairs.' },
    line: { sv: 'Sju inbjudna lag och en lång sticka.', en: 'Seven invited teams and one long match.' },
    page: { band: 'red', programme: 'Valorant Invitational:' },
  }),
  tournament({
    slug: 'goals',
    group: 'partner',
    title: 'GOALS',
    alt: { sv: 'En fotboll framför målet, och två som jublar.', en: 'A football in front of the goal, and two people cheering.' },
    line: { sv: 'Fotboll från Stockholm, spelad i Jönköping.', en: 'Football from Stockholm, played in Jönköping.' },
    page: { band: 'red', programme: 'GOALS:' },
  }),
  tournament({
    slug: 'cod',
    group: 'community',
    title: 'Call of Duty',
    alt: { sv: 'En låda som dalar i rödvit fallskärm.', en: 'A crate floating down under a red and white parachute.' },
    line: { sv: 'Fyra mot fyra, anmäl er på plats.', en: 'Four against four, sign up on site.' },
    page: { band: 'red', programme: 'Call of Duty:' },
  }),
  tournament({
    slug: 'aoe',
    group: 'community',
    title: 'Age of Empires II',
    alt: { sv: 'En älg vaktar en timmerhög.', en: 'A moose guarding a pile of timber.' },
    line: { sv: 'Ved, sten, guld och en mattelärare från Tranås.', en: 'Wood, stone, gold and a maths teacher from Tranås.' },
    page: { band: 'pink', programme: 'Age of Empires II:' },
  }),
  tournament({
    slug: 'rocket-league',
    group: 'community',
    title: 'Rocket League',
    alt: { sv: 'En matvagn i full fart mot ett mål.', en: 'A food truck at full speed towards a goal.' },
    line: { sv: 'Två bilar, en boll, noll bromsar.', en: 'Two cars, one ball, no brakes.' },
    page: { band: 'pink', programme: 'Rocket League:' },
  }),
];

export const tournamentParts: readonly TournamentPart[] = [
  { slug: 'cs2-details', page: { band: 'paper', programme: 'CS2 A:' } },
  { slug: 'cs2-b', page: { band: 'teal', programme: 'CS2 B:' } },
];
