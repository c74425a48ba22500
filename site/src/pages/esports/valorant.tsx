import { valorantTeams } from '@edition/lists/valorantTeams.ts';
import { Card, Grid, Heading, Picture, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { TournamentPage } from '../../templates/TournamentPage.tsx';

export { tournamentLoad as load } from '../../templates/tournamentLoad.ts';

/** ESPORT-4 */
export default function ValorantPage() {
  return (
    <TournamentPage>
      <Teams />
    </TournamentPage>
  );
}

function Teams() {
  const lang = useLang();
  const { headline, preamble } = useCopy('tournamentValorant')('teams');
  return (
    <Section tone="night" id="teams" aria-labelledby="teams-headline">
      <SectionHeader title={headline} titleId="teams-headline" lead={preamble} />
      <Grid element="ul" columns={4}>
        {valorantTeams.map(({ slug, name, tag, from, description }) => (
          <Card key={slug} element="li" hasStriker>
            <Stack gap={3}>
              <Picture src={`/img/teams/${slug}.svg`} width={240} height={260} alt="" />
              <Text size="pixel" tone="red">
                {tag}
              </Text>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{from[lang]}</Text>
              <Text>{description[lang]}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
