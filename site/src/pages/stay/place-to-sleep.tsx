import { edition } from '@edition/edition.ts';
import { accommodation, cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { festivalPhase, isClosed, localToInstant } from '@tand/festival';
import { CallToAction, KeyValueList, Section, SectionHeader, useHasCome } from '@tand/ui';
import { BackLink, RichText, TextBand, TitledSection } from '@tand/ui-festival';
import { emblemPicture, PageTop, PhaseButton, useCopy, useEntry, useEntryCopy, useFestivalTime } from '#app';

/** STAY-1, STAY-2 */
export default function PlaceToSleepPage() {
  const { entry, look, texts } = useEntry(accommodation);
  const copy = useEntryCopy<'accommodation'>(texts);
  const facts = copy('facts');
  const own = copy('cta');
  const now = useFestivalTime();
  const closed = useCopy('common')('phases')[festivalPhase(edition, now)];
  const cta = isClosed(edition, own.href, now) ? { ...closed, button: closed.cta } : own;
  return (
    <>
      <PageTop band={look.band} scene={`scenes/${entry.slug}`} />
      {entry.slug === 'cabins' && <SoldOut />}
      <TitledSection title={facts.headline} titleId="facts" titleSize="title" band="wood">
        <KeyValueList items={facts.items} size="large" />
      </TitledSection>
      <TextBand texts={copy('sections')} layout="halves" />
      <CallToAction
        title={cta.headline}
        titleId="book-now"
        image={emblemPicture(look.emblem)}
        actions={
          <>
            <PhaseButton text={cta.button} href={cta.href} />
            <BackLink href="/accommodation" text={copy('back')} />
          </>
        }
      >
        <RichText>{cta.text}</RichText>
      </CallToAction>
    </>
  );
}

function SoldOut() {
  const isSoldOut = useHasCome(localToInstant(cabinsSoldOutFrom, edition.timeZone));
  const isOver = useHasCome(localToInstant(edition.dates.doorsOpen, edition.timeZone));
  const { headline, text, button } = useCopy('accommodationCabins')('soldOut');
  if (!isSoldOut || isOver) return null;
  return (
    <Section padding="compact" aria-labelledby="sold-out">
      <SectionHeader
        title={headline}
        titleId="sold-out"
        size="title"
        lead={<RichText>{text}</RichText>}
        actions={
          <div>
            <PhaseButton text={button} href="ticket:cabins" />
          </div>
        }
        style={{ marginBlockEnd: 0 }}
      />
    </Section>
  );
}
