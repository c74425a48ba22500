import { edition } from '@edition/edition.ts';
import { Accordion, CallToAction, Grid, MapEmbed, Section, SectionHeader, Stack, ToggleChip } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../app/useCopy.ts';
import { usePageSearch } from '../../app/usePageSearch.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { PageSearch } from '../../templates/PageSearch.tsx';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { textsOf, type Question } from './questions.ts';

const { host } = new URL(edition.links.mapEmbed);

/** SPEC 2.4, faq: five sections of questions that can be linked to and searched, a map, and whom to ask otherwise. */
export default function FaqPage() {
  const { t } = useTranslation('faq');
  const copy = useCopy('faq');
  const common = useCopy('common');
  const tickets = copy('tickets');
  const groups: { id: string; headline: string; items: readonly Question[] }[] = [
    { id: 'general', ...copy('general') },
    { id: 'tickets', headline: tickets.headline, items: tickets.items },
    { id: 'tickets-extra', headline: tickets.extraHeadline, items: [tickets.extra] },
    { id: 'lan', ...copy('lan') },
    { id: 'gaming', ...copy('gaming') },
    { id: 'misc', ...copy('misc') },
  ];
  const { words, setWords, isSearching, shown } = usePageSearch(
    groups.flatMap(({ items }) => items),
    textsOf,
  );
  const shownGroups = groups
    .map(group => ({ ...group, items: group.items.filter(question => shown.includes(question)) }))
    .filter(({ items }) => items.length > 0);
  const count = shown.length;
  const search = copy('search');
  const map = copy('map');
  const embed = common('embed', { host });
  const contact = copy('contact');
  return (
    <TextPage meta={copy('meta')} headline={copy('headline')} preamble={copy('preamble')} path="faq" image="faq">
      <Section>
        <Stack gap={8}>
          <Grid columns={2} align="end">
            <PageSearch
              label={search.label}
              hint={search.hint}
              words={words}
              onChange={setWords}
              result={!isSearching ? '' : count === 0 ? search.empty : t('search.count', { count })}
            />
            <nav aria-label={copy('sectionsLabel')}>
              <Stack element="ul" direction="row" gap={3}>
                {shownGroups
                  .filter(({ id }) => id !== 'tickets-extra')
                  .map(({ id, headline }) => (
                    <li key={id}>
                      <ToggleChip href={`#${id}`}>{headline}</ToggleChip>
                    </li>
                  ))}
              </Stack>
            </nav>
          </Grid>
          {shownGroups.map(({ id, headline, items }) => (
            <section key={id} aria-labelledby={id}>
              <Grid columns={2} align="start">
                <SectionHeader title={headline} titleId={id} size={id === 'tickets-extra' ? 'heading' : 'title'} />
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
      <Section tone="wood" aria-labelledby="map">
        <Grid columns={2} align="center">
          <SectionHeader title={map.headline} titleId="map" lead={map.text} />
          <MapEmbed
            src={edition.links.mapEmbed}
            href={edition.links.map}
            title={map.title}
            labels={{ load: embed.loadMap, notice: embed.notice, direct: map.direct, newTab: common('newTab') }}
          />
        </Grid>
      </Section>
      <CallToAction
        tone="blue"
        title={contact.headline}
        titleId="contact"
        actions={<CopyButton text={contact.cta} href={contact.href} variant="paper" />}
      >
        {contact.text}
      </CallToAction>
    </TextPage>
  );
}
