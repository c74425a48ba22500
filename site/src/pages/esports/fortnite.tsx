import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('fortnite');

/** SPEC 2.4, tournaments: Fortnite. */
export default function FortnitePage() {
  return <TournamentPage page="tournamentFortnite" slug="fortnite" tone="teal" banner={tournamentBanner('fortnite', useLang())} />;
}
