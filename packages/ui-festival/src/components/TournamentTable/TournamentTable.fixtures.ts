import type { StoryWords } from '../../test/localized.tsx';
import type { TournamentTableProps } from './TournamentTable.tsx';

const cover = (slug: string, alt: string) => ({ src: `/img/tournaments/${slug}.svg`, width: 1200, height: 675, alt });
const row = (slug: string, title: string, alt: string, line: string, ...values: string[]) => ({
  title,
  href: `/esports/tournaments/${slug}`,
  image: cover(slug, alt),
  line,
  values,
});

export const words = {
  sv: {
    labels: { caption: 'Turneringar', name: 'Turnering', columns: ['Lag eller solo', 'När', 'Pris', 'Ålder', 'Sista anmälan'] },
    rows: [
      row(
        'cs2',
        'Counter-Strike 2 Masters',
        'En pokal',
        'Tre dagar och en scen.',
        'Lag om fem',
        'Fre–sön',
        'Upp till 238 500 kr',
        '18 år',
        'Söndag 1 juni',
      ),
      row(
        'fortnite',
        'Fortnite Open',
        'Ett torn av plankor',
        'Sex rundor och en final.',
        'Solo',
        'Fre–sön',
        'En skärm',
        '12 år',
        'Söndag 8 juni',
      ),
      row('cod', 'Call of Duty', 'En låda i fallskärm', 'Anmäl er på plats.', 'Lag om fyra', 'Lör–sön', 'Pokaler', '18 år', 'På plats'),
    ],
  },
  en: {
    labels: { caption: 'Tournaments', name: 'Tournament', columns: ['Team or solo', 'When', 'Prize', 'Age', 'Entries close'] },
    rows: [
      row(
        'cs2',
        'Counter-Strike 2 Masters',
        'A trophy',
        'Three days and one stage.',
        'Teams of five',
        'Fri–Sun',
        'Up to SEK 238,500',
        '18',
        'Sunday 1 June',
      ),
      row(
        'fortnite',
        'Fortnite Open',
        'A tower of planks',
        'Six rounds and a final.',
        'Solo',
        'Fri–Sun',
        'A monitor',
        '12',
        'Sunday 8 June',
      ),
      row('cod', 'Call of Duty', 'A crate with a parachute', 'Sign up on site.', 'Teams of four', 'Sat–Sun', 'Trophies', '18', 'On site'),
    ],
  },
} satisfies StoryWords<TournamentTableProps>;
