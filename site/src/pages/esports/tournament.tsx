import { Grid, Heading, Section, Stack } from '@tand/ui';
import { useEntryCopy } from '../../app/useCopy.ts';
import { usePageHandle } from '../../app/usePageHandle.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export { tournamentLoad as load } from '../../templates/tournamentLoad.ts';

/** ESPORT-3 */
export default function PlainTournamentPage() {
  const info = useEntryCopy<'tournament'>(usePageHandle()!.texts[0]!)('info');
  return (
    <TournamentPage>
      {info && (
        <Section tone="wood">
          <Grid columns={3} gap="loose" align="start">
            {info.map(({ headline, paragraphs }) => (
              <Stack key={headline} gap={4}>
                <Heading level={2} size="heading">
                  {headline}
                </Heading>
                <TextBlock paragraphs={paragraphs} />
              </Stack>
            ))}
          </Grid>
        </Section>
      )}
    </TournamentPage>
  );
}
