import { infoCards } from '@edition/lists/infoCards.ts';
import { Grid, InfoCard } from '@tand/ui';
import { TitledSection } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';

export function InfoCards() {
  const lang = useLang();
  return (
    <TitledSection tone="wood" padding="compact" title={useCopy('home')('infoCards').headline} titleId="ways">
      <Grid element="ul" columns={5}>
        {infoCards.map(({ slug, image, headline, text, cta, href }) => (
          <li key={slug}>
            <InfoCard
              mobileLayout="row"
              title={headline[lang]}
              href={href}
              actionText={cta[lang]}
              image={{ src: image, width: 800, height: 600 }}
            >
              {text[lang]}
            </InfoCard>
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
