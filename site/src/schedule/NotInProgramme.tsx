import { Button, Heading, Section, Stack, Text } from '@tand/ui';
import { Head } from '../app/Head.tsx';

export interface NotInProgrammeProps {
  texts: { headline: string; text: string; cta: string };
}

/** Text for an unknown item or place. */
export function NotInProgrammeText({ texts: { headline, text, cta } }: NotInProgrammeProps) {
  return (
    <Section width="narrow">
      <Stack gap={5}>
        <Heading level={1}>{headline}</Heading>
        <Text size="lead">{text}</Text>
        <p>
          <Button href="/schedule">{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}

/** Page of an unknown item or place. */
export function NotInProgramme({ texts }: NotInProgrammeProps) {
  return (
    <>
      <Head title={texts.headline} description={texts.text} path="schedule" image="schedule" isHidden />
      <NotInProgrammeText texts={texts} />
    </>
  );
}
