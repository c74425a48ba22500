/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import { useRef } from 'react';
import { Card } from '../../card.jsx';
function C({ cards }) {
  const ref = useRef(null);
  const go = () => ref.current.scrollBy({ left: 250, behavior: 'smooth' });
  return (
    <>
      <div ref={ref} style={{ display: 'flex', gap: 16, overflowX: 'auto', scrollSnapType: 'x mandatory', width: 800 }}>
        {cards.map(c => (
          <div key={c.id} style={{ flex: '0 0 234px', scrollSnapAlign: 'start' }}>
            <Card c={c} />
          </div>
        ))}
      </div>
      <button onClick={go}>›</button>
    </>
  );
}
export function mount(el, input) {
  reactMount(C, el, input);
  return { next: () => el.querySelector('button').click() };
}
