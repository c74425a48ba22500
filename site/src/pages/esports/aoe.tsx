import { Grid, Heading, Section, Stack } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { tournamentBanner } from '../../templates/tournamentBanner.ts';
import { tournamentLoad } from '../../templates/tournamentLoad.ts';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export const load = tournamentLoad('aoe');

/** SPEC 2.4, Age of Empires II: external sign-up, info sections, the tickets, an external wiki. */
export default function AoePage() {
  return (
    <TournamentPage page="tournamentAoe" slug="aoe" tone="pink" banner={tournamentBanner('aoe', useLang())}>
      <Section tone="wood">
        <Grid columns={3} gap="loose" align="start">
          {useCopy('tournamentAoe')('info').map(({ headline, paragraphs }) => (
            <Stack key={headline} gap={4}>
              <Heading level={2} size="heading">
                {headline}
              </Heading>
              <TextBlock paragraphs={paragraphs} />
            </Stack>
          ))}
        </Grid>
      </Section>
    </TournamentPage>
  );
}
