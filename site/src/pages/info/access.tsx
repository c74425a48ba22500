import { accessNeeds, type AccessFacts } from '@tand/festival';
import { Grid, KeyValueList, Link, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { usePage } from '../../app/usePage.ts';
import type { LoadContext } from '@tand/runtime/data';
import { useAccessWords } from '../../schedule/itemWords.ts';
import { SignedFilms } from '../../sections/SignedFilms.tsx';
import { GuidePage } from '../../templates/GuidePage.tsx';

interface Place {
  id: number;
  name: string;
  access?: AccessFacts;
}

export async function load({ api, lang }: LoadContext): Promise<Place[]> {
  const { locations } = await api.schedule();
  return locations
    .filter(({ id }) => id !== 0)
    .map(({ id, name_sv, name_en, access }) => ({ id, name: lang === 'sv' ? name_sv : name_en, ...(access && { access }) }));
}

/** INFO-13, INFO-17 */
export default function AccessPage() {
  const copy = useCopy('access')('places');
  const needs = useCopy('accessWords')('needs');
  const { data } = usePage<Place[]>();
  const words = useAccessWords();
  return (
    <GuidePage>
      <Section aria-labelledby="places">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5} data-follows>
            <SectionHeader title={copy.headline} titleId="places" lead={copy.text} size="title" />
            <Text weight="bold" id="filters">
              {copy.filters}
            </Text>
            <Stack element="ul" gap={2} aria-labelledby="filters">
              {accessNeeds.map(need => (
                <li key={need}>
                  <Link href={`/schedule?day=all&need=${need}`}>{needs[need]}</Link>
                </li>
              ))}
            </Stack>
          </Stack>
          <KeyValueList
            items={(data ?? []).map(({ id, name, access }) => ({
              label: name,
              value: <Link href={`/schedule?place=${id}`}>{words(access).join(' · ') || copy.none}</Link>,
            }))}
          />
        </Grid>
      </Section>
      <SignedFilms />
    </GuidePage>
  );
}
