import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('cod');

/** SPEC 2.4, tournaments: Call of Duty. */
export default function CodPage() {
  return <TournamentPage page="tournamentCod" slug="cod" tone="red" banner={tournamentBanner('cod', useLang())} />;
}
