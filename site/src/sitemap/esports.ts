import type { Page } from './page.ts';

/** Times come from the programme, whose words the page therefore needs too. */
const tournament = (slug: string, text: string): Page => ({
  path: `esports/tournaments/${slug}`,
  module: `esports/${slug.toLowerCase()}`,
  texts: [text, 'esports', 'schedule'],
  isLive: true,
});

/** The tournaments. */
export const esports: Page[] = [
  { path: 'esports', module: 'esports/esports', texts: ['esports'] },
  tournament('geoguessr', 'tournamentGeoguessr'),
  tournament('ECEC', 'tournamentEcec'),
  tournament('cod', 'tournamentCod'),
  tournament('aoe', 'tournamentAoe'),
  tournament('cs2', 'tournamentCs2'),
  tournament('cs2-details', 'tournamentCs2Details'),
  tournament('cs2-b', 'tournamentCs2B'),
  tournament('dota2', 'tournamentDota2'),
  tournament('valorant', 'tournamentValorant'),
  tournament('valorant-lan', 'tournamentValorantLan'),
  tournament('lol', 'tournamentLol'),
  tournament('pubg', 'tournamentPubg'),
  tournament('goals', 'tournamentGoals'),
  tournament('fortnite', 'tournamentFortnite'),
  tournament('rocket-league', 'tournamentRocketLeague'),
];
