import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('valorant-lan');

/** SPEC 2.4, tournaments: Valorant LAN. */
export default function ValorantLanPage() {
  return (
    <TournamentPage
      page="tournamentValorantLan"
      slug="valorant-lan"
      tone="pink"
      banner={tournamentBanner('valorant-lan', useLang())}
      links={useCopy('tournamentValorantLan')('links')}
    />
  );
}
