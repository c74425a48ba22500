import { Island } from '@tand/runtime/islands';
import { Section } from '@tand/ui';
import { useContext } from 'react';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import type { LabelIslandProps } from '../../islands/label.tsx';
import { Served } from '../../seo/served.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** LABEL-1, LABEL-2, LABEL-3 */
export default function LabelPage() {
  const copy = useCopy('label');
  const { choice } = useContext(Served);
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="label"
      preview="label"
      choice={choice}
      image={pagePicture('label')}
      tone="pink"
    >
      <Island<LabelIslandProps> of="label" on="idle" props={{ query: choice }} />
      <Section>
        <TextSection id="about" {...copy('about')} isSplit />
      </Section>
    </TextPage>
  );
}
