import { BackLink, Section, Stack } from '@tand/ui';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** INFO-10 */
export default function PrizePolicyPage() {
  const copy = useCopy('prizePolicy');
  const back = copy('back');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="prize-policy"
      preview="prizePolicy"
      image={pagePicture('prizePolicy')}
    >
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
    </TextPage>
  );
}
