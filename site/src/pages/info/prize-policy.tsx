import { BackLink, Section, Stack } from '@tand/ui';
import { TextSection } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

/** INFO-10 */
export default function PrizePolicyPage() {
  const copy = useCopy('prizePolicy');
  const back = copy('back');
  return (
    <>
      <PageTop />
      <Section>
        <Stack gap={8}>
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          <p>
            <BackLink href={back.href}>{back.text}</BackLink>
          </p>
        </Stack>
      </Section>
    </>
  );
}
