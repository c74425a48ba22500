import { Button, EmptyState, Icon, IconButton, PlaceLook, searchGlyph, SegmentedControl, Stack, TextField, useNow } from '@tand/ui';
import { locationName, type TimedItem } from '@tand/festival';
import type { DeskProgramme } from '@tand/festival/desk';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../app/Screen.tsx';
import { dayName } from '../app/when.ts';
import { LoadedScreen } from '../parts/Loaded.tsx';
import { useIsWide } from '../parts/useIsWide.ts';
import { useTexts } from '../texts/texts.ts';
import { Board } from './Board.tsx';
import { ItemRow } from './ItemRow.tsx';
import { dayAt, matches, nowAndNext, usualView, type PlaceNow } from './nowNext.ts';
import { placeLook } from './placeLook.ts';
import { Label, List, NowGrid, part, PlaceBox, PlaceHead, Quiet, Tools } from './Rows.styles.ts';
import { TrayAction } from './TrayAction.tsx';
import { useCheck, useProgramme, useWork, type Work } from './useProgramme.ts';

export function ProgrammeScreen() {
  const query = useProgramme();
  const { t } = useTexts();
  return (
    <LoadedScreen query={query} title={t('programme.title')}>
      {programme => <Programme programme={programme} />}
    </LoadedScreen>
  );
}

function Programme({ programme }: { programme: DeskProgramme }) {
  const { t, lang } = useTexts();
  const work = useWork(programme);
  const check = useCheck(work);
  const [search, setSearch] = useSearchParams();
  const now = useNow() ?? 0;
  const usual = usualView(programme.days, now);
  const [view, words] = [search.get('view') ?? usual, search.get('q') ?? ''];
  const set = (name: string, value: string) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const [isSearching, setSearching] = useState(words !== '');
  useSearchKey(setSearching);
  const isWide = useIsWide(1100);
  const clashing = new Set(check.data?.clashes.flatMap(({ items, isOld }) => (isOld ? [] : items)));
  const found = words ? work.items.filter(item => matches(item, words, programme.places)) : work.items;
  const shown = { work, clashing };
  return (
    <Screen title={t('programme.title')} action={<TrayAction work={work} check={check} />}>
      <Stack render={<PlaceLook />}>
        <Tools>
          <SegmentedControl
            label={t('programme.view')}
            options={[
              { value: 'now', label: t('programme.now') },
              ...programme.days.map((date, day) => ({ value: String(day), label: dayName(date, lang, 'short') })),
            ]}
            value={view}
            onValueChange={value => set('view', value === usual ? '' : value)}
          />
          <IconButton
            label={t('programme.search')}
            aria-expanded={isSearching}
            aria-keyshortcuts="/"
            onClick={() => {
              setSearching(!isSearching);
              set('q', '');
            }}
          >
            <Icon glyph={searchGlyph} />
          </IconButton>
          {isSearching && (
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- shown on request
              autoFocus
              {...part.search}
              label={t('programme.search')}
              type="search"
              value={words}
              onValueChange={value => set('q', value)}
            />
          )}
        </Tools>
        {words ? (
          <Found {...shown} items={found} />
        ) : view === 'now' ? (
          <Now {...shown} />
        ) : isWide ? (
          <Board {...shown} day={Number(view)} />
        ) : (
          <Day {...shown} items={found.filter(({ day }) => day === Number(view))} />
        )}
      </Stack>
    </Screen>
  );
}

function useSearchKey(open: (isOpen: boolean) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as HTMLElement).matches('input, textarea, select')) return;
      event.preventDefault();
      open(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
}

interface ShownProps {
  work: Work;
  clashing: ReadonlySet<string>;
}

function Now({ work, clashing }: ShownProps) {
  const now = useNow() ?? 0;
  return (
    <NowGrid>
      {nowAndNext(work.programme.places, work.items, now).map(entry => (
        <Place key={entry.place.id} {...entry} at={now} work={work} clashing={clashing} />
      ))}
    </NowGrid>
  );
}

function Place({ place, now, next, at, work, clashing }: PlaceNow & ShownProps & { at: number }) {
  const { t, lang } = useTexts();
  const { color, sign } = placeLook(place.id);
  const day = next && work.programme.days[next.day];
  const isToday = next?.day === dayAt(work.programme.days, at);
  return (
    <PlaceBox aria-labelledby={`place-${place.id}`}>
      <PlaceHead id={`place-${place.id}`} data-color={color}>
        <span aria-hidden="true">{sign}</span>
        {locationName(place, lang)}
      </PlaceHead>
      {now.length > 0 && <Label>{t('programme.now')}</Label>}
      {now.length > 0 && (
        <List role="list">
          {now.map(item => (
            <ItemRow key={item.id} item={item} work={work} isPlaced isRunning isClashing={clashing.has(item.id)} />
          ))}
        </List>
      )}
      {next ? (
        <>
          <Label>{isToday || !day ? t('programme.nextHere') : t('programme.nextOn', { day: dayName(day, lang) })}</Label>
          <List role="list">
            <ItemRow item={next} work={work} isPlaced isClashing={clashing.has(next.id)} />
          </List>
        </>
      ) : (
        <Quiet>{t('programme.nothingMore')}</Quiet>
      )}
    </PlaceBox>
  );
}

function Day({ items, work, clashing }: ShownProps & { items: TimedItem[] }) {
  const { t } = useTexts();
  if (items.length === 0)
    return <EmptyState title={t('programme.emptyDay')} actions={<Button href="/programme/new">{t('programme.add')}</Button>} />;
  return (
    <PlaceBox>
      <List role="list">
        {items.map(item => (
          <ItemRow key={item.id} item={item} work={work} isClashing={clashing.has(item.id)} />
        ))}
      </List>
    </PlaceBox>
  );
}

function Found({ items, work, clashing }: ShownProps & { items: TimedItem[] }) {
  const { t, lang } = useTexts();
  if (items.length === 0) return <EmptyState title={t('programme.noHits')} />;
  return (
    <PlaceBox aria-label={t('programme.hits', { count: items.length })}>
      {work.programme.days.map((date, day) => {
        const ofDay = items.filter(item => item.day === day);
        if (ofDay.length === 0) return null;
        return (
          <div key={date}>
            <Label>{dayName(date, lang)}</Label>
            <List role="list">
              {ofDay.map(item => (
                <ItemRow key={item.id} item={item} work={work} isClashing={clashing.has(item.id)} />
              ))}
            </List>
          </div>
        );
      })}
    </PlaceBox>
  );
}
