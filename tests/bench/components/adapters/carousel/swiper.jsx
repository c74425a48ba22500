/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import { Swiper, SwiperSlide } from 'swiper/react';
import { Navigation } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/navigation';
import { Card } from '../../card.jsx';
const C = ({ cards }) => (
  <div style={{ width: 800 }}>
    <Swiper modules={[Navigation]} navigation slidesPerView="auto" spaceBetween={16}>
      {cards.map(c => (
        <SwiperSlide key={c.id} style={{ width: 234 }}>
          <Card c={c} />
        </SwiperSlide>
      ))}
    </Swiper>
  </div>
);
export function mount(el, input) {
  reactMount(C, el, input);
  return { next: () => el.querySelector('.swiper-button-next').click() };
}
