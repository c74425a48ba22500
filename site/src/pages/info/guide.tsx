import { edition } from '@edition/edition.ts';
import { accessNeeds, knownGaps, type AccessFacts } from '@tand/festival';
import { Grid, KeyValueList, Link, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { TextFacts, TextBand, type TextSectionProps } from '@tand/ui-festival';
import { PageTop, useCopy, usePage, usePageHandle, type LoadContext } from '#app';
import { useAccessWords } from '../../schedule/labels.ts';
import { SignedFilms } from '../../sections/SignedFilms.tsx';

type Guide = 'parents' | 'firstLan' | 'access' | 'easyRead' | 'accessibility' | 'privacy';

interface Place {
  id: number;
  name: string;
  access?: AccessFacts;
}

export async function load({ api, lang, params }: LoadContext): Promise<Place[]> {
  if (params['slug'] !== 'access') return [];
  const { locations } = await api.schedule();
  return locations
    .filter(({ id }) => id !== 0)
    .map(({ id, name_sv, name_en, access }) => ({ id, name: lang === 'sv' ? name_sv : name_en, ...(access && { access }) }));
}

/** INFO-13 */
export default function GuidePage() {
  const { texts } = usePageHandle()!;
  const guide = texts[0] as Guide;
  const copy = useCopy(guide);
  const sections: readonly TextSectionProps[] = copy('sections');
  const ages = useCopy('ages');
  const gaps = useGaps();
  return (
    <>
      <PageTop actions={<TextFacts facts={[...(guide === 'parents' ? ages('card').facts : []), ...copy('facts')]} />} />
      {guide === 'access' && <AccessByPlace />}
      <TextBand band="wood" texts={sections.map(section => (section.id === 'gaps' ? { ...section, bullets: gaps } : section))} />
    </>
  );
}

/** INFO-18 */
function useGaps(): string[] {
  const texts = useCopy('accessibility')('gaps');
  return knownGaps.filter(({ isOpen }) => isOpen(edition.links)).map(({ id }) => texts[id]);
}

/** INFO-17 */
function AccessByPlace() {
  const copy = useCopy('access')('places');
  const needs = useCopy('accessWords')('needs');
  const { data } = usePage<Place[]>();
  const words = useAccessWords();
  return (
    <>
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
              label: <Link href={`/schedule?place=${id}`}>{name}</Link>,
              value: words(access).join('\u00a0· ') || copy.none,
            }))}
          />
        </Grid>
      </Section>
      <SignedFilms />
    </>
  );
}
