import { Mover, Sides } from './docs.styles.ts';
import { Facts } from './Facts.tsx';
import { groupOf } from './tokens.ts';

const does: Record<string, string> = {
  press: 'Buttons sink, the box under them disappears.',
  slide: 'Drawers, cards and the carousel move aside.',
};

export const Movers = () => (
  <Sides className="sb-unstyled">
    {groupOf('motion').map(({ name }) => (
      <Mover className="sb-unstyled" key={name} type="button" data-motion={name}>
        {name}
      </Mover>
    ))}
  </Sides>
);

export const Timings = () => (
  <Facts head={['Constant', 'Value', 'For']} rows={groupOf('motion').map(({ name, css }) => [`motion.${name}`, css, does[name]])} />
);
