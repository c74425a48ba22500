import { edition } from '@edition/edition.ts';
import { signedFilms, signedTopics } from '@tand/festival';
import { Grid, Heading, Stack } from '@tand/ui';
import { TitledSection, headingOf } from '@tand/ui-festival';
import { Film, pagePicture, useCopy } from '#app';

/** INFO-18 */
export function SignedFilms({ links = edition.links }: { links?: Readonly<Record<string, string>> }) {
  const copy = useCopy('access')('signed');
  const films = signedFilms(links);
  const recorded = signedTopics.flatMap(topic => (films[topic] ? [{ topic, film: films[topic] }] : []));
  if (recorded.length === 0) return null;
  return (
    <TitledSection {...headingOf('signed', copy)} titleSize="title" band="yellow">
      <Grid columns={2} gap="loose">
        {recorded.map(({ topic, film }) => (
          <Stack key={topic} gap={3}>
            <Heading level={3} size="heading">
              {copy.topics[topic]}
            </Heading>
            <Film {...film} title={copy.topics[topic]} poster={{ ...pagePicture('access'), alt: '' }} play={copy.play} />
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  );
}
