import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('rocket-league');

/** SPEC 2.4, tournaments: Rocket League. */
export default function RocketLeaguePage() {
  return (
    <TournamentPage page="tournamentRocketLeague" slug="rocket-league" tone="pink" banner={tournamentBanner('rocket-league', useLang())} />
  );
}
