import { CONTOUR, HAIR, INKS, LIGHTS, NIGHT_INKS, POOLS, SKIN, UNLIT } from '@tand/art';
import { Ruled } from '../docs.styles.ts';
import { modes } from './picture.tsx';

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

export function Inks() {
  return (
    <Table
      rows={Object.entries(INKS).map(([ink, day]) => ({
        code: `${ink}0 … ${ink}3`,
        name: names[ink] ?? '',
        colours: [day, Object.entries(NIGHT_INKS).find(([name]) => name === ink)?.[1] ?? []],
      }))}
    />
  );
}

export function Night() {
  return (
    <Table
      heads={['Lit', 'Unlit']}
      rows={[
        ...Object.entries(UNLIT).map(([ink, tones]) => ({
          code: `${ink}0 … ${ink}3`,
          name: names[ink] ?? '',
          colours: [Object.entries(NIGHT_INKS).find(([name]) => name === ink)?.[1] ?? [], tones] as const,
        })),
        ...Object.entries(POOLS).map(([light, steps]) => ({
          code: `${light}1 … ${light}3`,
          name: `pool of ${lights[light] ?? ''}`,
          colours: [steps, []] as const,
        })),
      ]}
    />
  );
}

export function Lights() {
  return (
    <Table
      rows={Object.entries(LIGHTS).map(([light, [day, night]]) => ({ code: light, name: lights[light] ?? '', colours: [[day], [night]] }))}
    />
  );
}

export function Rest() {
  const contour = modes.map(mode => [CONTOUR[mode].line, CONTOUR[mode].shadow]);
  return (
    <Table
      rows={[
        { code: 'ln, sh', name: 'contour and ground shadow', colours: [contour[0] ?? [], contour[1] ?? []] },
        { code: 'skin', name: 'people, the same by night', colours: [SKIN, SKIN] },
        { code: 'hair', name: 'people, the same by night', colours: [HAIR, HAIR] },
      ]}
    />
  );
}

const DAY_AND_NIGHT = ['Day', 'Night'] as const;

interface Row {
  code: string;
  name: string;
  colours: readonly [readonly string[], readonly string[]];
}

function Table({ rows, heads = DAY_AND_NIGHT }: { rows: Row[]; heads?: readonly [string, string] }) {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Name</th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, colours }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <th scope="row">{name}</th>
              <td>
                <Chips colours={colours[0]} />
              </td>
              <td>
                <Chips colours={colours[1]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}
