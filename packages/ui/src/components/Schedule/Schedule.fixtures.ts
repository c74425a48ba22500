import { clockText } from '../../foundations/LocaleProvider/index.ts';
import { inBoth } from '../../test/inBoth.ts';
import type { ScheduleDay, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import type { ScheduleLabels } from './scheduleProps.ts';

export const scheduleDays = inBoth<ScheduleDay[]>(pick => [
  { day: 0, name: pick('Fredag 13 juni', 'Friday 13 June'), shortName: pick('Fre 13 juni', 'Fri 13 June') },
  { day: 1, name: pick('Lördag 14 juni', 'Saturday 14 June'), shortName: pick('Lör 14 juni', 'Sat 14 June') },
  { day: 2, name: pick('Söndag 15 juni', 'Sunday 15 June'), shortName: pick('Sön 15 juni', 'Sun 15 June') },
  { day: 3, name: pick('Måndag 16 juni', 'Monday 16 June'), shortName: pick('Mån 16 juni', 'Mon 16 June') },
]);

export const schedulePlaces = inBoth<SchedulePlace[]>(pick => [
  { id: 1, name: pick('Stora scenen', 'Main Stage'), color: 'orange', sign: 'S', image: '/img/emblems/stage.svg' },
  { id: 2, name: 'Tokyo Town', color: 'red', sign: '1', image: '/img/emblems/kaiju.svg' },
  { id: 4, name: 'Neon District', color: 'night', sign: '3', image: '/img/emblems/neonTower.svg' },
  { id: 5, name: 'Mirage Palace', color: 'yellow', sign: '4', image: '/img/emblems/palace.svg' },
  { id: 6, name: 'Streamer Avenue', color: 'blue', sign: '5', image: '/img/emblems/booth.svg' },
  { id: 7, name: 'Rosa Helikopter', color: 'pink', sign: '6', image: '/img/emblems/heli.svg' },
  { id: 8, name: 'Quiet LAN', color: 'paper', sign: '7', image: '/img/emblems/pods.svg' },
]);

const date = Date.UTC(2025, 5, 13);
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const instant = (day: number, minutes: number) => `${new Date(date + (day * 1440 + minutes) * 60_000).toISOString().slice(0, 16)}:00+02:00`;

/** An `end` before `start` is after midnight; '' is an open end. */
export function entryOf(
  day: number,
  placeId: number,
  start: string,
  end: string,
  title: string,
  more: Partial<ScheduleEntry> = {},
): ScheduleEntry {
  const startMinutes = minutesOf(start);
  const raw = end === '' ? undefined : minutesOf(end);
  const endMinutes = raw !== undefined && raw < startMinutes ? raw + 1440 : raw;
  return {
    id: `${day}-${placeId}-${start}-${title}`,
    title,
    day,
    placeId,
    startMinutes,
    endMinutes,
    start: instant(day, startMinutes),
    end: endMinutes === undefined ? undefined : instant(day, endMinutes),
    href: '/schedule/item',
    ...more,
  };
}

export const scheduleEntries = inBoth<ScheduleEntry[]>(pick => [
  entryOf(0, 1, '10:00', '10:30', pick('Dörrarna öppnar', 'Doors open'), {
    description: pick('Först in får dra i spaken. Fanfar på kazoo.', 'First in line pulls the lever. Kazoo fanfare.'),
    isHighlighted: true,
  }),
  entryOf(0, 8, '22:00', '06:00', pick('Nattläge', 'Quiet hours'), {
    description: pick('Lampor ner, viskröst på', 'Lights down, voices down'),
  }),
  entryOf(1, 4, '12:00', '13:30', pick('Öppning: vi tänder Elmia', 'Opening: we light up Elmia'), {
    description: pick('Hela hallen släcks, sedan stryker vi alla på en gång', 'The whole hall goes dark, then we all strike at once'),
    isHighlighted: true,
    href: '/news/vi-tander-elmia',
  }),
  entryOf(1, 5, '14:00', '18:00', pick('Kvartsfinaler, CS', 'Quarter-finals, CS'), {
    description: pick('Fyra matcher, två scener', 'Four matches, two stages'),
    href: '/esports/tournaments/cs2',
  }),
  entryOf(1, 5, '15:00', '15:45', pick('Analys vid ringside', 'Ringside analysis'), {
    description: pick('Två experter, en griffeltavla', 'Two experts, one chalkboard'),
  }),
  entryOf(1, 6, '15:00', '16:00', pick('Signering med TurboTant', 'Signing with TurboTant'), {
    description: pick('Kom i tid, kön stänger 15:40', 'Be on time, the queue closes at 15:40'),
    previous: { start: '14:00', end: '15:00' },
  }),
  entryOf(1, 2, '15:05', '15:10', pick('Fem minuters drakmatning', 'Five minutes of dragon feeding'), {
    description: pick('Blinka inte', 'Don’t blink'),
  }),
  entryOf(1, 1, '16:00', '', pick('Allsång i vattennivån', 'Sing-along in the water level'), {
    description: pick('Vi slutar när rösten gör det', 'We stop when our voices do'),
  }),
  entryOf(1, 7, '19:00', '20:00', pick('Helikoptern landar', 'The helicopter lands'), {
    description: pick('Rosa Helikopter på riktigt. Öronproppar delas ut', 'The real pink helicopter. Earplugs provided'),
    isHighlighted: true,
    href: 'https://www.elmia.se/',
    isExternal: true,
  }),
  entryOf(1, 8, '23:30', '02:00', pick('Tyst speedrun', 'Silent speedrun'), {
    description: pick('Applådera med händerna i luften', 'Applaud with your hands in the air'),
  }),
  entryOf(2, 2, '00:00', '00:00', pick('Klockan slår noll', 'The clock strikes zero'), {
    description: pick('Exakt noll minuter långt', 'Exactly zero minutes long'),
  }),
  entryOf(2, 5, '13:00', '16:00', 'Final, CS', { description: pick('Bäst av fem', 'Best of five'), isHighlighted: true }),
  entryOf(3, 1, '12:00', '13:00', pick('Avslutning och städrunda', 'Closing and clean-up'), {
    description: pick('Sopkvast till den som vill', 'Brooms for anyone who wants one'),
  }),
]);

const itemNameIn =
  (from: string, to: string, night: string): ScheduleLabels['itemName'] =>
  ({ title, start, end, day, isNight, place, kind, states }) => {
    const span = end === undefined ? `${from} ${start}` : end === start ? start : `${start} ${to} ${end}`;
    return [title, span, isNight && day ? `${night} ${day}` : day, place, kind, ...states].filter(Boolean).join(', ');
  };

export const scheduleLabels: Record<'sv' | 'en', ScheduleLabels> = {
  sv: {
    schedule: 'Schemat',
    skip: 'Hoppa över schemat',
    day: 'Dag',
    previousDay: 'Föregående dag',
    nextDay: 'Nästa dag',
    place: 'Plats',
    view: 'Visa som',
    list: 'Listan',
    grid: 'Väggen',
    mine: 'Min dag',
    allDays: 'Alla dagar',
    strip: day => `${day}: vad som händer var, timme för timme`,
    nothing: 'inget',
    nightTo: day => `Natten till ${['lördag', 'söndag', 'måndag', 'tisdag'][day] ?? ''}`,
    earlier: count => `Tidigare i dag: ${count}`,
    soon: 'Inom två timmar',
    later: 'Senare i dag',
    nowTitle: 'Just nu',
    nowCount: count => (count === 1 ? '1 sak' : `${count} saker`),
    until: time => `till ${time}`,
    openTitle: 'Öppet hela dagen',
    friend: 'Din vän också',
    night: day => `natten efter ${day}`,
    count: count => (count === 1 ? '1 punkt visas' : `${count} punkter visas`),
    empty: 'Inget händer här just då. Prova en annan dag eller plats.',
    clear: 'Visa allt igen',
    loading: 'Schemat hämtas',
    zoneNotice: zone => `Din klocka går efter ${zone}. Schemat visar tiden i Jönköping, din tid står inom parentes.`,
    jumpToNow: 'Hoppa till nu',
    zoom: 'Väggens storlek',
    nearer: 'Större',
    farther: 'Mindre',
    itemName: itemNameIn('från', 'till', 'natten efter'),
    highlighted: 'Höjdpunkt',
    now: 'Pågår nu',
    cancelled: 'Inställd',
    movedFrom: 'Flyttad från',
    openEnd: 'utan sluttid',
    allDay: 'hela dygnet',
    favourite: title => `Spara: ${title}`,
    details: title => `Detaljer om ${title}`,
    more: 'Detaljer',
  },
  en: {
    schedule: 'The schedule',
    skip: 'Skip the schedule',
    day: 'Day',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    place: 'Place',
    view: 'Show as',
    list: 'The list',
    grid: 'The wall',
    mine: 'My day',
    allDays: 'All days',
    strip: day => `${day}: what happens where, hour by hour`,
    nothing: 'nothing',
    nightTo: day => `The night to ${['Saturday', 'Sunday', 'Monday', 'Tuesday'][day] ?? ''}`,
    earlier: count => `Earlier today: ${count}`,
    soon: 'Within two hours',
    later: 'Later today',
    nowTitle: 'Right now',
    nowCount: count => (count === 1 ? '1 thing' : `${count} things`),
    until: time => `until ${time}`,
    openTitle: 'Open all day',
    friend: 'Your friend too',
    night: day => `the night after ${day}`,
    count: count => (count === 1 ? '1 item shown' : `${count} items shown`),
    empty: 'Nothing is on here just then. Try another day or place.',
    clear: 'Show everything again',
    loading: 'Fetching the schedule',
    zoneNotice: zone => `Your clock follows ${zone}. The schedule shows Jönköping time, yours is in brackets.`,
    jumpToNow: 'Jump to now',
    zoom: 'Size of the wall',
    nearer: 'Larger',
    farther: 'Smaller',
    itemName: itemNameIn('from', 'to', 'the night after'),
    highlighted: 'Highlight',
    now: 'On now',
    cancelled: 'Cancelled',
    movedFrom: 'Moved from',
    openEnd: 'with no set end',
    allDay: 'round the clock',
    favourite: title => `Favourite: ${title}`,
    details: title => `Details about ${title}`,
    more: 'Details',
  },
};

export function programmeOf(count: number, placeCount: number): { entries: ScheduleEntry[]; places: SchedulePlace[] } {
  const places = Array.from({ length: placeCount }, (_, index) => ({ id: index + 1, name: `Stage ${index + 1}` }));
  const entries = Array.from({ length: count }, (_, index) => {
    const start = 480 + Math.floor(index / placeCount) * 36;
    const end = start + 20 + (index % 3) * 5;
    return {
      ...entryOf(1, (index % placeCount) + 1, clockText(start, 'en'), clockText(end, 'en'), `Match ${index + 1}`),
      startMinutes: start,
      endMinutes: end,
      start: instant(1, start),
      end: instant(1, end),
    };
  });
  return { entries, places };
}

const longName = 'Kvartsfinaler i Counter-Strike med publikens egen domare, fanfar, konfetti och paus för korv';

export function crowdedProgramme(count: number, placeCount: number): { entries: ScheduleEntry[]; places: SchedulePlace[] } {
  const { entries, places } = programmeOf(count, placeCount);
  const named = entries.map((entry, index) => (index % 5 === 0 ? { ...entry, title: `${longName.slice(0, 86)} ${index}` } : entry));
  const atOnce = Array.from({ length: 20 }, (_, index) => entryOf(1, 1, '06:00', '07:30', `Samtidigt ${index + 1}`));
  return { entries: [...atOnce, ...named], places };
}
