import { Button, Heading, Section, Stack, Text } from '@tand/ui';
import { Head } from '../../app/Head.tsx';
import { useCopy } from '../../app/useCopy.ts';

/** The news page's own words for an address that has no item and no list. */
export function UnknownNews() {
  const { headline, text, cta } = useCopy('news')('article').notFound;
  return (
    <Section width="narrow">
      <Head title={headline} description={text} path="news" image="news" isHidden />
      <Stack gap={5}>
        <Heading level={1}>{headline}</Heading>
        <Text size="lead">{text}</Text>
        <p>
          <Button href="/news">{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}
