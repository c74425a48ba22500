import { BackLink, Section, Stack } from '@tand/ui';
import { PageHeader, TextSection } from '@tand/ui-festival';
import { Head, pagePicture, useCopy } from '#app';

/** INFO-10 */
export default function PrizePolicyPage() {
  const copy = useCopy('prizePolicy');
  const back = copy('back');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader title={copy('headline')} lead={copy('preamble')} image={pagePicture('prizePolicy')} />
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
