import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { infoCards } from '@edition/lists/infoCards.ts';
import { instagram } from '@edition/lists/instagram.ts';
import { ImageCarousel, InfoCard } from '@tand/ui';
import { TitledSection, headingOf } from '@tand/ui-festival';
import { CardGrid, Film, scenePicture, shownText, useCarouselLabels, useCopy, useLang } from '#app';

export function Trailer() {
  const { title, play, ...texts } = useCopy('home')('trailer');
  const { trailer, trailerEmbed } = edition.links;
  const { nightSrc: src, width, height } = scenePicture(`districts/${districts.at(-1)!.slug}`);
  return (
    <TitledSection {...headingOf('trailer', texts)} band="night" padding="compact" heading="start">
      <Film title={title} src={trailerEmbed} href={trailer} poster={{ src, width, height, alt: '' }} play={play} />
    </TitledSection>
  );
}

export function InfoCards() {
  const lang = useLang();
  return (
    <TitledSection {...headingOf('ways', useCopy('home')('infoCards'))} band="wood" padding="compact">
      <CardGrid columns={5}>
        {infoCards.map(({ slug, image, headline, text, cta, href }) => (
          <InfoCard
            key={slug}
            mobileLayout="row"
            title={shownText(headline, lang)}
            href={href}
            actionText={shownText(cta, lang)}
            image={{ src: image, width: 800, height: 600 }}
          >
            {shownText(text, lang)}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}

export function Instagram() {
  const lang = useLang();
  const labels = useCarouselLabels();
  const { label, cta, ...texts } = useCopy('home')('instagram');
  return (
    <TitledSection
      {...headingOf('instagram', texts)}
      band="teal"
      padding="compact"
      more={{ text: cta, href: edition.links.instagram, isExternal: true }}
    >
      <ImageCarousel
        label={label}
        labels={labels}
        images={instagram.map(({ image, alt }) => ({ src: image, alt: shownText(alt, lang), width: 400, height: 400 }))}
      />
    </TitledSection>
  );
}
