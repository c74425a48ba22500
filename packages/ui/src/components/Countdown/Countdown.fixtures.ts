import type { CountdownLabels } from './Countdown.tsx';

export const countdownLabels: Record<'sv' | 'en', CountdownLabels> = {
  sv: {
    name: 'Tid kvar till att dörrarna öppnar',
    target: 'fredag 13 juni kl. 10.00',
    units: { day: { other: 'dygn' }, hour: { other: 'tim' }, minute: { other: 'min' }, second: { other: 'sek' } },
    sentence: time => `${time} kvar`,
    underMinute: 'mindre än en minut',
    over: 'Dörrarna är öppna.',
  },
  en: {
    name: 'Time left until doors open',
    target: 'Friday 13 June at 10.00',
    units: {
      day: { one: 'day', other: 'days' },
      hour: { one: 'hour', other: 'hours' },
      minute: { other: 'min' },
      second: { other: 'sec' },
    },
    sentence: time => `${time} left`,
    underMinute: 'less than a minute',
    over: 'Doors are open.',
  },
};
