import { Grid, InfoCard } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import type { Neighbour } from '../../data/views.ts';

/** The article published after this one, and the one before it. */
export function Neighbours({ newer, older }: { newer?: Neighbour | undefined; older?: Neighbour | undefined }) {
  const copy = useCopy('news')('article').neighbours;
  if (!newer && !older) return null;
  return (
    <nav aria-label={copy.label} data-print="hidden">
      <Grid columns={2}>
        {newer && <InfoCard title={newer.title} href={`/news/${newer.slug}`} kicker={copy.newer} level={2} />}
        {older && <InfoCard title={older.title} href={`/news/${older.slug}`} kicker={copy.older} level={2} />}
      </Grid>
    </nav>
  );
}
