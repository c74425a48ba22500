import { useCopy } from '../../app/useCopy.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('cs2-details');

/** SPEC 2.4, Counter-Strike 2: the masters in detail, under the banner of the masters. */
export default function Cs2DetailsPage() {
  const copy = useCopy('tournamentCs2Details');
  return (
    <TournamentPage
      page="tournamentCs2Details"
      slug="cs2-details"
      tone="yellow"
      banner={{ name: 'cs2', alt: copy('imageAlt') }}
      links={copy('links')}
    />
  );
}
