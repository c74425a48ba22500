import type { Localized } from '@tand/festival';

const challenge = (district: string, title: Localized, line: Localized) => ({
  slug: `challenge-${district}`,
  title,
  line,
  district,
  link: `/universe/districts/${district}`,
});

/** Challenges have no pages (ESPORT-1). */
export const challenges = [
  challenge(
    'tokyo-town',
    { sv: 'Utmaning ett', en: 'Challenge one' },
    {
      sv: 'En knapp, en chans, en drake som tittar på.',
      en: 'One button, one try, one dragon watching.',
    },
  ),
  challenge(
    'tilted-blocks',
    { sv: 'Utmaning två', en: 'Challenge two' },
    { sv: 'Ta med skor du kan springa i. Mer säger vi inte.', en: 'Wear shoes you can run in. That is all we are saying.' },
  ),
  challenge(
    'streamer-avenue',
    { sv: 'Utmaning tre', en: 'Challenge three' },
    {
      sv: 'Någon känd håller i tidtagaruret. Någon okänd slår rekordet.',
      en: 'Someone famous holds the stopwatch. Someone unknown beats the record.',
    },
  ),
  challenge(
    'quiet-lan',
    { sv: 'Utmaning fyra', en: 'Challenge four' },
    { sv: 'Avgörs i total tystnad. Den som fnissar är ute.', en: 'Decided in complete silence. Giggle and you are out.' },
  ),
];
