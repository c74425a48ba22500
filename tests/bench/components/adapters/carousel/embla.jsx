/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import useEmblaCarousel from 'embla-carousel-react';
import { Card } from '../../card.jsx';
function C({ cards }) {
  const [ref, a] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  return (
    <>
      <div ref={ref} style={{ overflow: 'hidden', width: 800 }}>
        <div style={{ display: 'flex' }}>
          {cards.map(c => (
            <div key={c.id} style={{ flex: '0 0 234px', marginRight: 16 }}>
              <Card c={c} />
            </div>
          ))}
        </div>
      </div>
      <button onClick={() => a?.scrollNext()}>›</button>
    </>
  );
}
export function mount(el, input) {
  reactMount(C, el, input);
  return { next: () => el.querySelector('button').click() };
}
