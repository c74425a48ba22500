import { useCopy } from '../../app/useCopy.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('cs2-b');

/** SPEC 2.4, Counter-Strike 2: the B tournament, under the banner of the masters. */
export default function Cs2BPage() {
  const copy = useCopy('tournamentCs2B');
  return (
    <TournamentPage page="tournamentCs2B" slug="cs2-b" tone="teal" banner={{ name: 'cs2', alt: copy('imageAlt') }} links={copy('links')} />
  );
}
