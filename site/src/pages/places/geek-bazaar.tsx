import { sellers } from '@edition/lists/sellers.ts';
import { Card, Grid, Heading, InfoCard, LinkArrow, Picture, Section, Stack, Text } from '@tand/ui';
import { TextBand, TitledSection, withIds } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { cardPicture, emblemPicture, PageTop, PhaseButton, Profiles, shownText, useCopy, useLang } from '#app';

/** ACT-5 */
export default function GeekBazaarPage() {
  const copy = useCopy('geekBazaar');
  return (
    <>
      <PageTop band="teal" scene="scenes/geek-bazaar" />
      <TextBand texts={withIds({ intro: copy('intro') })} />
      <Sellers />
      <Section padding="compact">
        <LinkArrow direction="back" href="/activities">
          {useCopy('activities')('labels').back}
        </LinkArrow>
      </Section>
    </>
  );
}

function Sellers() {
  const lang = useLang();
  const { t } = useTranslation('geekBazaar');
  const { headline, text, cta, href } = useCopy('geekBazaar')('more');
  return (
    <TitledSection title={t('sellers.headline')} titleId="sellers" band="wood">
      <Grid element="ul" columns={3}>
        {sellers.map(({ slug, name, image, description, ...channels }) => (
          <li key={slug}>
            <InfoCard title={name} image={cardPicture(image)}>
              <Stack gap={4}>
                <p>{shownText(description, lang)}</p>
                <Profiles of={channels} label={t('sellers.follow', { name })} />
              </Stack>
            </InfoCard>
          </li>
        ))}
        <Card element="li" data-span="2" band="yellow" hasStriker>
          <section aria-labelledby="more">
            <Grid columns={2} align="center">
              <Stack gap={4} align="start">
                <Heading level={3} size="title" id="more">
                  {headline}
                </Heading>
                <Text size="lead">{text}</Text>
                <PhaseButton text={cta} href={href} />
              </Stack>
              <Picture {...emblemPicture('gacha')} />
            </Grid>
          </section>
        </Card>
      </Grid>
    </TitledSection>
  );
}
