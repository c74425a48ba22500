import { edition } from '@edition/edition.ts';
import { instagram } from '@edition/lists/instagram.ts';
import { ImageCarousel } from '@tand/ui';
import { TitledSection } from '@tand/ui-festival';
import { useCarouselLabels } from '../../app/useCarouselLabels.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';

export function Instagram() {
  const lang = useLang();
  const labels = useCarouselLabels();
  const { headline, preamble, label, cta } = useCopy('home')('instagram');
  return (
    <TitledSection
      tone="teal"
      padding="compact"
      title={headline}
      titleId="instagram"
      lead={preamble}
      more={{ text: cta, href: edition.links.instagram, isExternal: true }}
    >
      <ImageCarousel
        label={label}
        labels={labels}
        images={instagram.map(({ image, alt }) => ({ src: image, alt: alt[lang], width: 400, height: 400 }))}
      />
    </TitledSection>
  );
}
