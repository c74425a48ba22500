import { Badge, Button, PlaceLook, Stack, useClock } from '@tand/ui';
import { shiftTimes, type ScheduleItem } from '@tand/festival';
import type { DeskProgramme } from '@tand/festival/desk';
import { useState } from 'react';
import { useHref, useParams } from 'react-router-dom';
import { Screen } from '../app/Screen.tsx';
import { Column } from '../app/Shell.styles.ts';
import { dayName } from '../app/when.ts';
import { LoadedScreen, MissingScreen } from '../parts/Loaded.tsx';
import { Signed } from '../parts/Signed.tsx';
import { useTexts } from '../texts/texts.ts';
import { BigClock, ItemHead, Steps } from './Item.styles.ts';
import { freshItem } from './itemDraft.ts';
import { ItemFields } from './ItemFields.tsx';
import { clockOf, nameOf, oldClockOf, whereOf } from './itemWords.ts';
import { placeLook } from './placeLook.ts';
import { plain } from './plain.ts';
import { Meta } from './Rows.styles.ts';
import { dropItems, putItem } from './tray.ts';
import { useProgramme, useWork } from './useProgramme.ts';

const steps = [-15, 15, 30, 60] as const;
const signed = (minutes: number) => (minutes < 0 ? `−${-minutes}` : `+${minutes}`);

const newItem = 'new';

export function ItemScreen() {
  const query = useProgramme();
  const { t } = useTexts();
  const back = { href: '/programme', label: t('programme.title') };
  return (
    <LoadedScreen query={query} title={t('item.title')} back={back}>
      {programme => <Item programme={programme} />}
    </LoadedScreen>
  );
}

function Item({ programme }: { programme: DeskProgramme }) {
  const { t, lang } = useTexts();
  const { id: asked = '' } = useParams();
  const work = useWork(programme);
  const clock = useClock();
  const [fresh] = useState(() => (asked === newItem ? freshItem(clock.now(), programme.days, programme.places) : undefined));
  const id = fresh?.id ?? asked;
  const address = useHref(`/programme/${id}`);
  const timed = work.items.find(item => item.id === id);
  const item = timed ? plain(timed) : fresh;
  const back = { href: '/programme', label: t('programme.title') };
  if (!item) return <MissingScreen title={t('item.title')} back={back} text={t('item.missing')} />;
  const isUnsent = id in work.tray.drafts;
  const isNew = !work.current(id);
  const put = (next: ScheduleItem) => {
    work.change(tray => putItem(tray, work.current(id), next));
    // Navigation by the router would remount the screen, which would lose the focus.
    if (asked === newItem) history.replaceState(history.state, '', address);
  };
  const shift = (minutes: number) => {
    const times = shiftTimes(item, minutes, programme.days.length);
    if (times) put({ ...item, ...times });
  };
  const { cancelled, ...taking } = item;
  return (
    <Screen
      title={nameOf(item, lang) || t('item.new')}
      back={back}
      action={
        <>
          {!cancelled && (
            <Steps role="group" aria-label={t('item.shift')}>
              {steps.map(minutes => (
                <Button
                  key={minutes}
                  tone="schedule"
                  aria-label={t('item.by', { minutes: signed(minutes) })}
                  onClick={() => shift(minutes)}
                >
                  <Signed minutes={minutes} />
                </Button>
              ))}
            </Steps>
          )}
          <Button variant={isUnsent ? 'primary' : 'ghost'} href={isUnsent ? '/programme/publish' : '/programme'}>
            {isUnsent ? t('tray.review') : t('item.done')}
          </Button>
        </>
      }
    >
      <PlaceLook>
        <Column>
          <ItemHead data-color={placeLook(item.location).color} data-highlighted={item.highlight || undefined}>
            <Meta>
              <span>{dayName(programme.days[item.day] ?? '', lang)}</span>
              {oldClockOf(item) && <del>{oldClockOf(item)}</del>}
            </Meta>
            <BigClock data-cancelled={cancelled || undefined}>{clockOf(item)}</BigClock>
            <Meta>
              <span>{whereOf(item, programme.places, lang)}</span>
              {cancelled && <Badge>{t('fields.cancelled')}</Badge>}
              {isUnsent && <Badge tone="warning">{t('tray.unsent')}</Badge>}
            </Meta>
          </ItemHead>
          <Stack direction="row" gap={3}>
            {!isNew && (
              <Button variant="ghost" onClick={() => put(cancelled ? taking : { ...item, cancelled: true })}>
                {cancelled ? t('item.reinstate') : t('item.cancel')}
              </Button>
            )}
            {isUnsent && (
              <Button variant="ghost" onClick={() => work.change(tray => dropItems(tray, [id]))}>
                {isNew ? t('item.discard') : t('item.revert')}
              </Button>
            )}
          </Stack>
          <ItemFields item={item} programme={programme} onChange={put} />
        </Column>
      </PlaceLook>
    </Screen>
  );
}
