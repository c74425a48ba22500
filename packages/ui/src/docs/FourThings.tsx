import { Cards } from './Cards.tsx';
import { Strip } from './docs.styles.ts';

const cards = [
  {
    name: 'Label',
    art: <img src="./img/labels/tokyo-town.svg" alt="" />,
    text: 'Flat print: headings, cards, covers, tickets. Inks, rays, a frame, and letters that fill their measure.',
  },
  {
    name: 'Drawer',
    art: <img src="./img/scenes/kiosks-day.svg" alt="" />,
    text: 'The isometric world: heroes, districts, maps. Drawn from code, by day and by night.',
  },
  {
    name: 'Match',
    art: <img src="./img/brand/match.svg" alt="" />,
    text: 'The small part that reacts: an underline, a bullet, a digit, a level, the theme switch.',
  },
  {
    name: 'Striker',
    art: <Strip />,
    style: { padding: 0 },
    text: 'The dotted dark red strip along the edge of anything that is a box. Never behind running text.',
  },
];

export const FourThings = () => <Cards cards={cards} width="12rem" height="9rem" />;
