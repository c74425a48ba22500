import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('goals');

/** SPEC 2.4, tournaments: GOALS. */
export default function GoalsPage() {
  return <TournamentPage page="tournamentGoals" slug="goals" tone="red" banner={tournamentBanner('goals', useLang())} />;
}
