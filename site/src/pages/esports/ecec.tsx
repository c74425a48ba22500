import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('ECEC');

/** SPEC 2.4, tournaments: ECEC. */
export default function EcecPage() {
  return <TournamentPage page="tournamentEcec" slug="ECEC" tone="teal" banner={tournamentBanner('ECEC', useLang())} />;
}
