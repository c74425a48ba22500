import type { StoryWords } from '../../test/localized.tsx';
import type { SeatPlanPlace, SeatPlanProps } from './SeatPlan.tsx';

const place = (number: number, name: string, band: SeatPlanPlace['band'], rows?: string): SeatPlanPlace => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  number,
  href: `/universe/districts/${name.toLowerCase().replace(' ', '-')}`,
  band,
  rows,
});
const hall = {
  places: [place(1, 'Tokyo Town', 'red', 'A B C'), place(2, 'Mirage Palace', 'yellow'), place(3, 'Quiet LAN', 'paper', 'D E')],
  left: ['tokyo-town'],
  right: ['mirage-palace', 'quiet-lan'],
  walk: { left: [1], right: [2, 1] },
};

export const words = {
  sv: {
    ...hall,
    id: 'plan',
    headline: 'Var är din rad?',
    preamble: 'Hallen uppifrån: 250 platser i fem rader.',
    labels: {
      pick: 'Välj rad, så tänds den',
      row: 'Rad {{row}}',
      answer: 'Rad {{row}} är i {{place}}. {{way}} från entrén.',
      ways: {
        left: ['På vänster hand, {{minutes}} min'],
        right: ['Längst in på höger hand, {{minutes}} min', 'Först på höger hand, {{minutes}} min'],
      },
      none: 'Inga LAN-platser',
      far: ['Scenen'],
      middle: 'Huvudgatan',
      near: ['Toaletter', 'Entrén'],
    },
    legend: [
      { term: 'Rullstolsplats', text: 'Närmast huvudgatan i varje rad' },
      { term: 'Ström', text: 'Två uttag per plats' },
    ],
  },
  en: {
    headline: 'Where is your row?',
    preamble: 'The hall from above: 250 seats in five rows.',
    labels: {
      pick: 'Choose a row and it lights up',
      row: 'Row {{row}}',
      answer: 'Row {{row}} is in {{place}}. {{way}} from the entrance.',
      ways: {
        left: ['On the left, {{minutes}} min'],
        right: ['At the far end on the right, {{minutes}} min', 'First on the right, {{minutes}} min'],
      },
      none: 'No LAN seats',
      far: ['Stage'],
      middle: 'Main street',
      near: ['Toilets', 'Entrance'],
    },
    legend: [
      { term: 'Wheelchair place', text: 'Nearest the main street in every row' },
      { term: 'Power', text: 'Two sockets per seat' },
    ],
  },
} satisfies StoryWords<SeatPlanProps>;
