import { instantToLocal, localToInstant, type Dated } from '@tand/festival';

const second = 1000;
const day = 86_400 * second;

export function reviewMoments({ dates, timeZone }: Dated) {
  const last = dates.days.length - 1;
  const [middle, next] = [dates.days[Math.min(1, last)]!, dates.days[Math.min(2, last)]!];
  /** `datetime-local` fields omit the seconds of a full minute. */
  const moment = (sv: string, en: string, local: string, shift = 0) => {
    const start = localToInstant(local, timeZone) + shift;
    return { title: { sv, en }, start, local: instantToLocal(start, timeZone).replace(/:00$/, '') };
  };
  return {
    'before-sale': moment('Före biljettsläppet', 'Before the sale', dates.ticketRelease, -27 * day),
    'on-sale': moment('Biljetterna är släppta', 'On sale, 27 days to doors', dates.doorsOpen, -27 * day - 50_921 * second),
    'last-days': moment('Sista försäljningsdagarna', 'Last days of the sale', dates.saleLastDays, 2 * day),
    doors: moment('Tio sekunder till dörrarna', '10 seconds before doors', dates.doorsOpen, -10 * second),
    during: moment(`Mitt i: ${middle.name.sv.toLowerCase()} 15.10`, `During: ${middle.name.en} 15.10`, `${middle.date}T15:10`),
    night: moment(`Natten till ${next.name.sv.toLowerCase()}, 02.30`, `The night to ${next.name.en}, 02.30`, `${next.date}T02:30`),
    after: moment('Veckan efter', 'The week after', dates.doorsClose, 4 * day),
  };
}
