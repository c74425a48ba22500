import { clockToInstant, dayBreakMinutes, locationName, shiftTimes, type TimedItem } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { useNow, VisuallyHidden } from '@tand/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../texts/texts.ts';
import { BarFrame, BoardFrame, Hint, Hours, Lane, NowLine } from './Board.styles.ts';
import { barsOf, boardScale, boardStep, hoursOf, type Bar } from './boardLayout.ts';
import { movedTo } from './itemDraft.ts';
import { clockOf, nameOf } from './itemWords.ts';
import { placeLook } from './placeLook.ts';
import { plain } from './plain.ts';
import { dropItems, putItem } from './tray.ts';
import type { Work } from './useProgramme.ts';

/** 09:00, in minutes from 05:00, when a festival day begins. */
const usualStart = 4 * 60;

const px = (minutes: number) => `${minutes * boardScale}px`;

export function Board({ work, clashing, day }: { work: Work; clashing: ReadonlySet<string>; day: number }) {
  const { t, lang } = useTexts();
  const { places, days } = work.programme;
  const { from, to } = hoursOf(work.items, day);
  const [drag, setDrag] = useState<{ id: string; fromX: number; place: number; minutes: number; to: number }>();
  const frame = useRef<HTMLDivElement>(null);
  const now = useNow() ?? 0;
  const zero = clockToInstant(edition.dates.days[day]!.date, dayBreakMinutes, edition.timeZone);
  const sinceStart = (now - zero) / 60_000 - from * 60;
  const width = (to - from) * 60;
  useEffect(() => {
    const opened = sinceStart > 0 && sinceStart < width ? sinceStart - 60 : usualStart - from * 60;
    frame.current?.scrollTo({ left: Math.max(0, opened) * boardScale });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the day changes, not each minute
  }, [day]);

  const move = (item: TimedItem, minutes: number, onto?: number) => {
    const times = shiftTimes(item, minutes, days.length);
    if (!times) return;
    const moved = { ...plain(item), ...times };
    work.change(tray => putItem(tray, work.current(item.id), onto === undefined ? moved : movedTo(moved, onto)));
  };
  const press = (event: KeyboardEvent, item: TimedItem) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return work.change(tray => dropItems(tray, [item.id]));
    if (!event.altKey || item.cancelled) return undefined;
    const minutes = { ArrowLeft: -boardStep, ArrowRight: boardStep }[event.key];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (minutes === undefined && step === undefined) return undefined;
    event.preventDefault();
    const onto = step && places[places.findIndex(({ id }) => id === item.location) + step]?.id;
    if (minutes) move(item, minutes);
    else if (onto) move(item, 0, onto);
    return undefined;
  };
  const placeAt = (y: number) => {
    const lanes = [...(frame.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const lane = lanes.find(one => {
      const { top, bottom } = one.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    return lane && Number(lane.dataset['place']);
  };
  const follow = (event: PointerEvent) => {
    if (!drag) return;
    const scrolled = frame.current?.scrollLeft ?? 0;
    const minutes = Math.round((event.clientX + scrolled - drag.fromX) / boardScale / boardStep) * boardStep;
    setDrag({ ...drag, minutes, to: placeAt(event.clientY) ?? drag.to });
  };
  const drop = (item: TimedItem) => {
    if (drag && (drag.minutes !== 0 || drag.to !== drag.place)) move(item, drag.minutes, drag.to === drag.place ? undefined : drag.to);
    // The click event follows pointerup and must not open the dragged item.
    setTimeout(() => setDrag(undefined));
  };

  return (
    <>
      <Hint>
        {t('board.hint')} <kbd>Alt</kbd> + <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
      </Hint>
      <BoardFrame ref={frame} role="group" aria-label={t('board.label')} style={{ '--hour': px(60), '--width': px(width) }} tabIndex={-1}>
        <Hours aria-hidden="true">
          {Array.from({ length: to - from }, (_, index) => (
            <span key={index}>{String((from + index + dayBreakMinutes / 60) % 24).padStart(2, '0')}</span>
          ))}
        </Hours>
        {places.map(place => {
          const { bars, lanes } = barsOf(work.items, place.id, day);
          return (
            <Lane
              key={place.id}
              data-place={place.id}
              data-color={placeLook(place.id).color}
              data-over={(drag && drag.to === place.id && drag.to !== drag.place) || undefined}
              role="group"
              aria-label={locationName(place, lang)}
              style={{ '--lanes': lanes }}
            >
              <h2 aria-hidden="true">{locationName(place, lang)}</h2>
              {bars.map(bar => (
                <BarLink
                  key={bar.item.id}
                  bar={{ ...bar, from: bar.from - from * 60 + (drag?.id === bar.item.id ? drag.minutes : 0) }}
                  isUnsent={bar.item.id in work.tray.drafts}
                  isClashing={clashing.has(bar.item.id)}
                  isDragged={drag?.id === bar.item.id}
                  onKeyDown={event => press(event, bar.item)}
                  onPointerDown={event => {
                    if (event.button !== 0 || bar.item.cancelled) return;
                    event.currentTarget.setPointerCapture(event.pointerId);
                    const fromX = event.clientX + (frame.current?.scrollLeft ?? 0);
                    setDrag({ id: bar.item.id, fromX, place: place.id, minutes: 0, to: place.id });
                  }}
                  onPointerMove={follow}
                  onPointerUp={() => drop(bar.item)}
                  onPointerCancel={() => setDrag(undefined)}
                  hasMoved={drag !== undefined && (drag.minutes !== 0 || drag.to !== drag.place)}
                />
              ))}
            </Lane>
          );
        })}
        {sinceStart > 0 && sinceStart < width && <NowLine style={{ '--from': px(sinceStart) }} />}
      </BoardFrame>
    </>
  );
}

interface BarLinkProps extends React.ComponentProps<'a'> {
  bar: Bar;
  isUnsent: boolean;
  isClashing: boolean;
  isDragged: boolean;
  hasMoved: boolean;
}

function BarLink({ bar: { item, from, length, lane }, isUnsent, isClashing, isDragged, hasMoved, ...handlers }: BarLinkProps) {
  const { t, lang } = useTexts();
  const navigate = useNavigate();
  const states = [item.cancelled && t('fields.cancelled'), isUnsent && t('tray.unsent'), isClashing && t('tray.clash')].filter(Boolean);
  return (
    <BarFrame
      {...handlers}
      href={`/desk/programme/${item.id}`}
      draggable={false}
      aria-keyshortcuts={item.cancelled ? undefined : 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown'}
      title={`${clockOf(item)} ${nameOf(item, lang)}`}
      data-highlighted={item.highlight || undefined}
      data-cancelled={item.cancelled || undefined}
      data-unsent={isUnsent || undefined}
      data-clash={isClashing || undefined}
      data-dragged={isDragged || undefined}
      style={{ '--from': px(from), '--length': `${length * boardScale - 3}px`, '--lane': lane }}
      onClick={event => {
        event.preventDefault();
        if (!hasMoved) void navigate(`/programme/${item.id}`);
      }}
    >
      <b>{clockOf(item)}</b> {nameOf(item, lang)}
      {states.length > 0 && <VisuallyHidden>, {states.join(', ')}</VisuallyHidden>}
    </BarFrame>
  );
}
