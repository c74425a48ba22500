import { edition } from '@edition/edition.ts';
import { isClosed } from '@tand/festival';
import { Button, Card, EmailLink, Link, Picture, Stack, Text, ThemeScope, type Band } from '@tand/ui';
import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { CardGrid, PageTop, PhaseAction, useCopy, useFestivalTime, useLang } from '#app';

const wordmark = { width: 384, height: 152, band: 'paper' } as const;
const stacked = { width: 192, height: 188, band: 'paper' } as const;

const marks: Readonly<Record<string, { width: number; height: number; band: Band }>> = {
  wordmark,
  'wordmark-white': { ...wordmark, band: 'red' },
  stacked,
  'stacked-night': { ...stacked, band: 'night' },
  symbol: { ...stacked, height: 192 },
};

/** INFO-9 */
export default function PressPage() {
  const copy = useCopy('press');
  const { cta, href, closed, headline, paragraphs } = copy('accreditation');
  const isOver = isClosed(edition, href, useFestivalTime());
  const contact = copy('contact');
  const facts = copy('facts');
  const logos = copy('logos');
  const pictures = copy('pictures');
  const lang = useLang();
  return (
    <>
      <PageTop band="pink" scene="scenes/press" />
      <TextBand
        layout="columns"
        texts={withIds({
          accreditation: { headline, paragraphs: isOver ? [closed] : paragraphs, children: <PhaseAction text={cta} href={href} /> },
          'press-contact': {
            headline: contact.headline,
            paragraphs: [contact.text],
            children: (
              <Stack gap={1} align="start">
                <EmailLink address={edition.emails.press}>{contact.name}</EmailLink>
                <Text tone="muted">{contact.role}</Text>
              </Stack>
            ),
          },
        })}
      />
      <TextBand band="wood" texts={withIds({ facts: { headline: facts.headline, facts: facts.items } })} />
      <TextBand band="blue" texts={withIds({ 'on-site': copy('onSite') })} />
      <TitledSection {...headingOf('pictures', pictures)} band="wood">
        <CardGrid columns={3}>
          {pictures.items.map(({ slug, name, alt }) => (
            <Stack key={slug} gap={3} align="start">
              <Picture src={`/img/og/${slug}-${lang}.png`} width={1200} height={630} alt={alt} isFramed />
              <Text weight="bold">{name}</Text>
              <Link href={`/img/og/${slug}-${lang}.png`} download aria-label={`${pictures.download}: ${name}`}>
                {pictures.download}
              </Link>
            </Stack>
          ))}
        </CardGrid>
      </TitledSection>
      <TitledSection {...headingOf('logos', logos)}>
        <CardGrid columns={2}>
          {logos.items.map(({ slug, name, alt, download, png }) => {
            const { band, ...size } = marks[slug] ?? wordmark;
            const src = `/img/brand/${slug}.svg`;
            return (
              <ThemeScope key={slug} theme="light">
                <Card band={band}>
                  <Stack gap={5} align="start">
                    <Picture src={src} alt={alt} {...size} />
                    <Text weight="bold">{name}</Text>
                    <Stack direction="row" gap={4} align="center">
                      <Button href={src} download variant={band === 'red' ? 'ghost' : 'secondary'}>
                        {download}
                      </Button>
                      <Link href={`/img/press/${slug}.png`} download>
                        {png}
                      </Link>
                    </Stack>
                  </Stack>
                </Card>
              </ThemeScope>
            );
          })}
        </CardGrid>
      </TitledSection>
    </>
  );
}
