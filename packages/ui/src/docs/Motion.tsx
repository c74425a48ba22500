import { Mover, Ruled, Sides } from './docs.styles.ts';
import { groupOf } from './tokens.ts';

const does: Record<string, string> = {
  press: 'Buttons sink, the box under them disappears.',
  slide: 'Drawers, cards and the carousel move aside.',
};

export function Movers() {
  return (
    <Sides>
      {groupOf('motion').map(({ name }) => (
        <Mover key={name} type="button" data-motion={name}>
          {name}
        </Mover>
      ))}
    </Sides>
  );
}

export function Timings() {
  return (
    <Ruled>
      <table>
        <thead>
          <tr>
            <th scope="col">Constant</th>
            <th scope="col">Value</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {groupOf('motion').map(({ name, css }) => (
            <tr key={name}>
              <td>
                <code>motion.{name}</code>
              </td>
              <td>{css}</td>
              <td>{does[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Ruled>
  );
}
