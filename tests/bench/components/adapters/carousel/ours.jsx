/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// Our carousel: native scrolling, one observer, buttons that scroll by a step.
import '@tand/ui/tokens/tokens.css';
import { Carousel } from '@tand/ui/components/Carousel/index.ts';
import { carouselLabels } from '@tand/ui/components/Carousel/Carousel.fixtures.ts';
import { Card } from '../../card.jsx';
import { reactMount } from '../../react.jsx';

const Ours = ({ cards }) => (
  <div style={{ width: 800 }}>
    <Carousel label="Artists" labels={carouselLabels.en ?? carouselLabels.sv}>
      {cards.map(card => (
        <Card key={card.id} c={card} />
      ))}
    </Carousel>
  </div>
);

export function mount(element, input) {
  reactMount(Ours, element, input);
  const [, next] = element.querySelectorAll('button');
  return { next: () => next.click() };
}
