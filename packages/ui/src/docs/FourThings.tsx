import { Plate, PlateArt, Plates, PlateText, Strip } from './docs.styles.ts';

const things = [
  {
    name: 'Label',
    src: './img/labels/tokyo-town.svg',
    text: 'Flat print: headings, cards, covers, tickets. Inks, rays, a frame, and letters that fill their measure.',
  },
  {
    name: 'Drawer',
    src: './img/scenes/kiosks-day.svg',
    text: 'The isometric world: heroes, districts, maps. Drawn from code, by day and by night.',
  },
  {
    name: 'Match',
    src: './img/brand/match.svg',
    text: 'The small part that reacts: an underline, a bullet, a digit, a level, the theme switch.',
  },
  { name: 'Striker', text: 'The dotted dark red strip along the edge of anything that is a box. Never behind running text.' },
];

export function FourThings() {
  return (
    <Plates style={{ '--plate': '12rem', '--art-height': '9rem' }}>
      {things.map(({ name, src, text }) => (
        <Plate key={name}>
          <PlateArt style={src ? undefined : { padding: 0 }}>{src ? <img src={src} alt="" /> : <Strip />}</PlateArt>
          <PlateText>
            <b>{name}</b>
            <span>{text}</span>
          </PlateText>
        </Plate>
      ))}
    </Plates>
  );
}
