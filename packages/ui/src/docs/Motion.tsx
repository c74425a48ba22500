import { Facts } from './Facts.tsx';
import { groupOf } from './tokens.ts';

const does: Record<string, string> = {
  press: 'Buttons sink, and their lower edge disappears.',
  slide: 'Cards move up, the navigation bar hides, matches turn.',
};

export const Timings = () => (
  <Facts head={['Constant', 'Value', 'For']} rows={groupOf('motion').map(({ name, css }) => [`motion.${name}`, css, does[name]])} />
);
