import { edition } from '@edition/edition.ts';
import { valorantTeams } from '@edition/lists/valorantTeams.ts';
import { cs2BPrizes, cs2Prizes, shownText } from '@tand/festival';
import { Alert, Card, Grid, Heading, Picture, SectionHeader, Stack, Text } from '@tand/ui';
import { PrizeTable, RichText, TitledSection, headingOf } from '@tand/ui-festival';
import { useCopy, useLang } from '#app';

/** ESPORT-6 */
export function Cs2Update() {
  const { headline, text } = useCopy('tournamentCs2')('update');
  return (
    <Alert title={headline}>
      <RichText>{text}</RichText>
    </Alert>
  );
}

const rows = cs2Prizes.map(({ from, to, base, extended }) => ({ from, to, extended, ...(base > 0 && { base }) }));

/** ESPORT-7 */
export function Cs2PrizePool() {
  const copy = useCopy('tournamentCs2');
  const { headline, note, ...labels } = copy('table');
  const b = copy('tableB', { count: cs2BPrizes.secondTickets });
  return (
    <TitledSection title={headline} titleId="prize-pool-headline" lead={note} band="pink" id="prize-pool">
      <Grid columns={2} gap="loose" align="start">
        <PrizeTable rows={rows} currency={edition.currency} labels={labels} />
        <Stack gap={4}>
          <SectionHeader title={b.headline} level={3} size="heading" />
          <PrizeTable
            currency={edition.currency}
            rows={[
              { from: 1, base: cs2BPrizes.first },
              { from: 2, base: b.second },
              { from: 3, base: b.third },
            ]}
            labels={{ caption: b.caption, place: labels.place, base: b.prize, each: labels.each }}
          />
          <Text>
            <RichText>{b.note}</RichText>
          </Text>
        </Stack>
      </Grid>
    </TitledSection>
  );
}

/** ESPORT-4 */
export function ValorantTeams() {
  const lang = useLang();
  return (
    <TitledSection {...headingOf('teams-headline', useCopy('tournamentValorant')('teams'))} band="night" id="teams">
      <Grid element="ul" columns={4}>
        {valorantTeams.map(({ slug, name, tag, from, description }) => (
          <Card key={slug} element="li" hasStriker>
            <Stack gap={3}>
              <Picture src={`/img/teams/${slug}.svg`} width={240} height={260} alt="" />
              <Text size="pixel" tone="accent">
                {tag}
              </Text>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{shownText(from, lang)}</Text>
              <Text>{shownText(description, lang)}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </TitledSection>
  );
}
