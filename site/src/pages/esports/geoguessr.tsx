import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('geoguessr');

/** SPEC 2.4, tournaments: GeoGuessr. */
export default function GeoguessrPage() {
  return <TournamentPage page="tournamentGeoguessr" slug="geoguessr" tone="yellow" banner={tournamentBanner('geoguessr', useLang())} />;
}
