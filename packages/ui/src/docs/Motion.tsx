import { Facts } from './Facts.tsx';
import { groupOf } from './tokens.ts';

const does: Record<string, string> = {
  press: 'Buttons sink, the box under them disappears.',
  slide: 'Drawers and the carousel move aside, cards move up.',
};

export const Timings = () => (
  <Facts head={['Constant', 'Value', 'For']} rows={groupOf('motion').map(({ name, css }) => [`motion.${name}`, css, does[name]])} />
);
