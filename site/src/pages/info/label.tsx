import { Section } from '@tand/ui';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { LabelMaker } from '../../sections/LabelMaker.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** A matchbox label of one's own (LABEL-1 to LABEL-3). */
export default function LabelPage() {
  const copy = useCopy('label');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="label"
      preview="label"
      image={pagePicture('label')}
      tone="pink"
    >
      <LabelMaker />
      <Section>
        <TextSection id="about" {...copy('about')} isSplit />
      </Section>
    </TextPage>
  );
}
