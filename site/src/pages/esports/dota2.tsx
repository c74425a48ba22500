import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('dota2');

/** SPEC 2.4, tournaments: Dota 2. */
export default function Dota2Page() {
  return <TournamentPage page="tournamentDota2" slug="dota2" tone="teal" banner={tournamentBanner('dota2', useLang())} />;
}
