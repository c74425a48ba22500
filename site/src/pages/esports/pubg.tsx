import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('pubg');

/** SPEC 2.4, tournaments: PUBG. */
export default function PubgPage() {
  return <TournamentPage page="tournamentPubg" slug="pubg" tone="pink" banner={tournamentBanner('pubg', useLang())} />;
}
