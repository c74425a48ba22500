import { edition } from '@edition/edition.ts';
import { Accordion, CallToAction, Grid, MapEmbed, Section, SectionHeader, Stack, Text, TextField, ToggleChip } from '@tand/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { TextPage } from '../../templates/TextPage.tsx';
import { fits, type Question } from './questions.ts';

const { host } = new URL(edition.links.mapEmbed);

/** SPEC 2.4, faq: five sections of questions that can be linked to and searched, a map, and whom to ask otherwise. */
export default function FaqPage() {
  const { t } = useTranslation('faq');
  const copy = useCopy('faq');
  const common = useCopy('common');
  const [words, setWords] = useState('');
  const tickets = copy('tickets');
  const groups: { id: string; headline: string; items: readonly Question[] }[] = [
    { id: 'general', ...copy('general') },
    { id: 'tickets', headline: tickets.headline, items: tickets.items },
    { id: 'tickets-extra', headline: tickets.extraHeadline, items: [tickets.extra] },
    { id: 'lan', ...copy('lan') },
    { id: 'gaming', ...copy('gaming') },
    { id: 'misc', ...copy('misc') },
  ];
  const shown = groups
    .map(group => ({ ...group, items: group.items.filter(question => fits(question, words)) }))
    .filter(group => group.items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const search = copy('search');
  const map = copy('map');
  const embed = common('embed', { host });
  const contact = copy('contact');
  return (
    <TextPage meta={copy('meta')} headline={copy('headline')} preamble={copy('preamble')} path="faq" image="faq">
      <Section>
        <Stack gap={8}>
          <Grid columns={2} align="end">
            <Stack gap={3}>
              <TextField type="search" label={search.label} hint={search.hint} value={words} onChange={setWords} />
              <output>
                <Text element="span" tone="muted">
                  {words.trim() === '' ? '' : count === 0 ? search.empty : t('search.count', { count })}
                </Text>
              </output>
            </Stack>
            <nav aria-label={copy('sectionsLabel')}>
              <Stack element="ul" direction="row" gap={3}>
                {shown
                  .filter(({ id }) => id !== 'tickets-extra')
                  .map(({ id, headline }) => (
                    <li key={id}>
                      <ToggleChip href={`#${id}`}>{headline}</ToggleChip>
                    </li>
                  ))}
              </Stack>
            </nav>
          </Grid>
          {shown.map(({ id, headline, items }) => (
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
