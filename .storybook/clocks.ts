import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';

const { dates, timeZone } = edition;
const at = (local: string, shift = 0) => localToInstant(local, timeZone) + shift;
const second = 1000;
const day = 86_400 * second;
const saturday = dates.days[1]?.date ?? '';

/**
 * Instants to look at the festival from: one in each of its phases, taken from the edition's dates, and the ten seconds
 * before a countdown ends. The stories' samples are of the same edition. tests/unit/storybook.test.ts holds each to its phase.
 */
export const moments = {
  'before-sale': { title: 'Before the sale', start: at(dates.ticketRelease, -27 * day) },
  'on-sale': { title: 'On sale, 27 days to doors', start: at(dates.doorsOpen, -27 * day - 50_921 * second) },
  'last-days': { title: 'Last days of the sale', start: at(dates.saleLastDays, 2 * day) },
  doors: { title: '10 seconds before doors', start: at(dates.doorsOpen, -10 * second) },
  during: { title: 'During: Saturday 15.10', start: at(`${saturday}T15:10`) },
  after: { title: 'The week after', start: at(dates.doorsClose, 4 * day) },
} as const;

export type Moment = keyof typeof moments;

const loaded = Date.now();
const clocks = new Map<string, () => number>(
  Object.entries(moments).map(([name, { start }]) => [name, () => start + (Date.now() - loaded)]),
);

/** The clock of a moment, which runs on from there; any other name (`now`) leaves the device's own. */
export const clockOf = (name: unknown) => clocks.get(String(name));
