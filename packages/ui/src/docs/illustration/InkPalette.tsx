import { CONTOUR, HAIR, INKS, LIGHTS, NIGHT_INKS, POOLS, SKIN, UNLIT } from '@tand/art';
import { Facts } from '../Facts.tsx';

const names: Record<string, string> = {
  r: 'match-head red',
  y: 'flame yellow',
  b: 'flame-base blue',
  p: 'pink',
  g: 'lake teal',
  w: 'match wood',
  s: 'stone',
  k: 'ink',
  o: 'brown wood',
};
const lights: Record<string, string> = {
  ey: 'lamp yellow',
  ew: 'lamp white',
  ep: 'neon pink',
  eb: 'neon blue',
  er: 'neon red',
  eg: 'neon green',
  gl: 'window glass, lit at night',
  gm: 'window glass, dimmer',
  gc: 'window glass, a screen behind it',
  gp: 'window glass, a curtain before it',
};

function Chips({ colours }: { colours: readonly string[] }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '4px' }}>
      {colours.map(colour => (
        <span
          key={colour}
          title={colour}
          style={{ width: '2.75rem', height: '2.25rem', background: colour, border: '2px solid var(--ui-color-line)' }}
        />
      ))}
    </span>
  );
}

type Row = [code: string, name: string | undefined, day: readonly string[], night: readonly string[]];

const dayAndNight: [string, string] = ['Day', 'Night'];

const Table = ({ rows, heads = dayAndNight }: { rows: readonly Row[]; heads?: [string, string] }) => (
  <Facts
    head={['Class', 'Name', ...heads]}
    rows={rows.map(([code, name, ...colours]) => [code, name, ...colours.map((own, index) => <Chips key={heads[index]} colours={own} />)])}
  />
);

const nightOf = (ink: string) => Object.entries(NIGHT_INKS).find(([name]) => name === ink)?.[1] ?? [];

export const Inks = () => <Table rows={Object.entries(INKS).map(([ink, day]) => [`${ink}0 … ${ink}3`, names[ink], day, nightOf(ink)])} />;

export const Night = () => (
  <Table
    heads={['Lit', 'Unlit']}
    rows={[
      ...Object.entries(UNLIT).map(([ink, tones]): Row => [`${ink}0 … ${ink}3`, names[ink], nightOf(ink), tones]),
      ...Object.entries(POOLS).map(([light, steps]): Row => [`${light}1 … ${light}3`, `pool of ${lights[light]}`, steps, []]),
    ]}
  />
);

export const Lights = () => <Table rows={Object.entries(LIGHTS).map(([light, [day, night]]) => [light, lights[light], [day], [night]])} />;

const contour = (mode: 'day' | 'night') => [CONTOUR[mode].line, CONTOUR[mode].shadow];

export const Rest = () => (
  <Table
    rows={[
      ['ln, sh', 'contour and ground shadow', contour('day'), contour('night')],
      ['skin', 'people, the same by night', SKIN, SKIN],
      ['hair', 'people, the same by night', HAIR, HAIR],
    ]}
  />
);
