import { sellers } from '@edition/lists/sellers.ts';
import { Card, Grid, Heading, InfoCard, Picture, Section, Stack, Text } from '@tand/ui';
import { BackLink, TextBand, TitledSection, withIds } from '@tand/ui-festival';
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
        <BackLink href="/activities" text={useCopy('activities')('labels').back} />
      </Section>
    </>
  );
}

function Sellers() {
  const lang = useLang();
  const copy = useCopy('geekBazaar');
  const { headline, text, cta, href } = copy('more');
  return (
    <TitledSection title={copy('sellers').headline} titleId="sellers" band="wood">
      <Grid element="ul" columns={3}>
        {sellers.map(({ slug, name, image, description, ...channels }) => (
          <li key={slug}>
            <InfoCard title={name} image={cardPicture(image)}>
              <Stack gap={4}>
                <p>{shownText(description, lang)}</p>
                <Profiles of={channels} label={copy('sellers', { name }).follow} />
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
