import { cs2BPrizes, cs2Prizes } from '@tand/festival';
import { Alert, Grid, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { PrizeTable } from '@tand/ui-festival';
import { Rich } from '../../app/Rich.tsx';
import { useCopy } from '../../app/useCopy.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export { tournamentLoad as load } from '../../templates/tournamentLoad.ts';

/** ESPORT-6 */
export default function Cs2Page() {
  const copy = useCopy('tournamentCs2');
  const { headline, text } = copy('update');
  return (
    <TournamentPage
      notice={
        <Alert title={headline}>
          <Rich>{text}</Rich>
        </Alert>
      }
    >
      <Prizes />
    </TournamentPage>
  );
}

const rows = cs2Prizes.map(({ from, to, base, extended }) => ({ from, to, extended, ...(base > 0 && { base }) }));

/** ESPORT-7 */
function Prizes() {
  const copy = useCopy('tournamentCs2');
  const { headline, note, ...labels } = copy('table');
  const b = copy('tableB', { count: cs2BPrizes.secondTickets });
  return (
    <Section tone="pink" id="prize-pool" aria-labelledby="prize-pool-headline">
      <SectionHeader title={headline} titleId="prize-pool-headline" lead={note} />
      <Grid columns={2} gap="loose" align="start">
        <PrizeTable rows={rows} labels={labels} />
        <Stack gap={4}>
          <SectionHeader title={b.headline} level={3} size="heading" />
          <PrizeTable
            rows={[
              { from: 1, base: cs2BPrizes.first },
              { from: 2, base: b.second },
              { from: 3, base: b.third },
            ]}
            labels={{ caption: b.caption, place: labels.place, base: b.prize, each: labels.each }}
          />
          <Text>
            <Rich>{b.note}</Rich>
          </Text>
        </Stack>
      </Grid>
    </Section>
  );
}
