import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('lol');

/** SPEC 2.4, tournaments: League of Legends. */
export default function LolPage() {
  return <TournamentPage page="tournamentLol" slug="lol" tone="red" banner={tournamentBanner('lol', useLang())} />;
}
