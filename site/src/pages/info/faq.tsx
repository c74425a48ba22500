import { edition } from '@edition/edition.ts';
import { Embed, Grid, Section, SectionHeader, Stack, ToggleChip } from '@tand/ui';
import { TextBand, withIds } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, Questions, useCopy, type Question } from '#app';
import { PageSearch } from '@tand/runtime/render';

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
  return (
    <>
      <PageTop
        actions={
          <>
            <PageSearch parts="main details" texts={copy('search')} />
            <Stack element="nav" direction="row" gap={3} aria-label={copy('sectionsLabel')}>
              {groups
                .filter(({ id }) => id !== extra)
                .map(({ id, headline }) => (
                  <ToggleChip key={id} href={`#${id}`}>
                    {headline}
                  </ToggleChip>
                ))}
            </Stack>
          </>
        }
      />
      <Section>
        <Stack gap={8}>
          {groups.map(({ id, headline, items }) => (
            <section key={id} aria-labelledby={id}>
              <Grid columns="aside" align="start">
                <SectionHeader title={headline} titleId={id} size={id === extra ? 'heading' : 'title'} data-follows />
                <Questions items={items} />
              </Grid>
            </section>
          ))}
        </Stack>
      </Section>
      <TextBand band="pink" texts={withIds({ ages: useCopy('ages')('card') })} />
      <Section band="wood" aria-labelledby="map">
        <Grid columns={2} align="center">
          <SectionHeader title={map.headline} titleId="map" lead={map.text} size="title" />
          <Embed
            kind="map"
            title={map.title}
            src={edition.links.mapEmbed}
            href={edition.links.map}
            labels={{ load: embed.loadMap, notice: embed.notice, direct: map.direct, newTab: common('newTab') }}
          />
        </Grid>
      </Section>
      <PhaseCallToAction id="contact" {...copy('contact')} band="blue" variant="ghost" />
    </>
  );
}
