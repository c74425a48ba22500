import { edition } from '@edition/edition.ts';
import { instantToLocal, localToInstant } from '@tand/festival';

const { dates, timeZone } = edition;
const at = (local: string, shift = 0) => localToInstant(local, timeZone) + shift;
const second = 1000;
const day = 86_400 * second;
const [, saturday = '', sunday = ''] = dates.days.map(({ date }) => date);

/** An instant in each phase, one at night, and ten seconds before each countdown ends; tests/unit/storybook.test.ts checks their phases. */
export const moments = {
  'before-sale': { title: { sv: 'Före biljettsläppet', en: 'Before the sale' }, start: at(dates.ticketRelease, -27 * day) },
  'on-sale': {
    title: { sv: 'Biljetterna är släppta', en: 'On sale, 27 days to doors' },
    start: at(dates.doorsOpen, -27 * day - 50_921 * second),
  },
  'last-days': { title: { sv: 'Sista försäljningsdagarna', en: 'Last days of the sale' }, start: at(dates.saleLastDays, 2 * day) },
  doors: { title: { sv: 'Tio sekunder till dörrarna', en: '10 seconds before doors' }, start: at(dates.doorsOpen, -10 * second) },
  during: { title: { sv: 'Mitt i: lördag 15.10', en: 'During: Saturday 15.10' }, start: at(`${saturday}T15:10`) },
  night: { title: { sv: 'Natten till söndag, 02.30', en: 'The night to Sunday, 02.30' }, start: at(`${sunday}T02:30`) },
  after: { title: { sv: 'Veckan efter', en: 'The week after' }, start: at(dates.doorsClose, 4 * day) },
} as const;

export type Moment = keyof typeof moments;

/** Festival time in the format of `?now=` and of `datetime-local` fields, which omit the seconds of a full minute. */
export const localOf = (moment: Moment) => instantToLocal(moments[moment].start, timeZone).replace(/:00$/, '');
