import { BackLink, Section, Stack } from '@tand/ui';
import { TextSection } from '@tand/ui-festival';
import { PageTop, PhaseButton, useCopy } from '#app';

/** INFO-5 */
export default function MakeFriendsPage() {
  const copy = useCopy('makeFriends');
  const back = copy('back');
  return (
    <>
      <PageTop cta={copy('cta')} />
      <Section>
        <Stack gap={8}>
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          <Stack direction="row" gap={6} align="center">
            <PhaseButton {...copy('cta')} />
            <BackLink href={back.href}>{back.text}</BackLink>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
