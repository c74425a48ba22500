import { edition } from '@edition/edition.ts';
import { Accordion, Button, CallToAction, Grid, MapEmbed, Section, SectionHeader, Stack, ToggleChip } from '@tand/ui';
import { PageHeader, TextBlock } from '@tand/ui-festival';
import { Head, pagePicture, useCopy } from '#app';
import { PageSearch } from '../../sections/PageSearch.tsx';

/** `id` is the anchor. */
interface Question {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

/** Group without a link above: a part of the previous one. */
const extra = 'tickets-extra';

const { host } = new URL(edition.links.mapEmbed);

/** INFO-3 */
export default function FaqPage() {
  const copy = useCopy('faq');
  const common = useCopy('common');
  const tickets = copy('tickets');
  const groups: { id: string; headline: string; items: readonly Question[] }[] = [
    { id: 'general', ...copy('general') },
    { id: 'tickets', headline: tickets.headline, items: tickets.items },
    { id: extra, headline: tickets.extraHeadline, items: [tickets.extra] },
    { id: 'lan', ...copy('lan') },
    { id: 'gaming', ...copy('gaming') },
    { id: 'misc', ...copy('misc') },
  ];
  const map = copy('map');
  const embed = common('embed', { host });
  const contact = copy('contact');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader title={copy('headline')} lead={copy('preamble')} image={pagePicture('faq')} />
      <Section>
        <Stack gap={8}>
          <Grid columns={2} align="end">
            <PageSearch page="faq" parts="main details" />
            <nav aria-label={copy('sectionsLabel')}>
              <Stack element="ul" direction="row" gap={3}>
                {groups
                  .filter(({ id }) => id !== extra)
                  .map(({ id, headline }) => (
                    <li key={id}>
                      <ToggleChip href={`#${id}`}>{headline}</ToggleChip>
                    </li>
                  ))}
              </Stack>
            </nav>
          </Grid>
          {groups.map(({ id, headline, items }) => (
            <section key={id} aria-labelledby={id}>
              <Grid columns="aside" align="start">
                <SectionHeader title={headline} titleId={id} size={id === extra ? 'heading' : 'title'} data-follows />
                <Accordion
                  items={items.map(({ id: anchor, question, answer, bullets }) => ({
                    id: anchor,
                    title: question,
                    content: <TextBlock paragraphs={answer} bullets={bullets} />,
                  }))}
                />
              </Grid>
            </section>
          ))}
        </Stack>
      </Section>
      <Section band="wood" aria-labelledby="map">
        <Grid columns={2} align="center">
          <SectionHeader title={map.headline} titleId="map" lead={map.text} size="title" />
          <MapEmbed
            title={map.title}
            src={edition.links.mapEmbed}
            href={edition.links.map}
            labels={{ load: embed.loadMap, notice: embed.notice, direct: map.direct, newTab: common('newTab') }}
          />
        </Grid>
      </Section>
      <CallToAction
        band="blue"
        title={contact.headline}
        titleId="contact"
        actions={
          <Button href={contact.href} variant="ghost">
            {contact.cta}
          </Button>
        }
      >
        {contact.text}
      </CallToAction>
    </>
  );
}
