/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The naive React way: state on every scroll event.
import { reactMount } from '../../react.jsx';
import { useEffect, useRef, useState } from 'react';
function C() {
  const [y, setY] = useState(0),
    last = useRef(0),
    h = y > last.current && y > 56;
  useEffect(() => {
    last.current = y;
  }, [y]);
  useEffect(() => {
    const f = () => setY(window.scrollY);
    addEventListener('scroll', f, { passive: true });
    return () => removeEventListener('scroll', f);
  }, []);
  return (
    <nav
      style={{
        position: 'fixed',
        top: 0,
        left: 0,
        right: 0,
        height: 56,
        background: '#fff',
        transition: 'transform .2s',
        transform: h ? 'translateY(-100%)' : 'none',
      }}
    >
      <b>Festival</b> <a href="#a">Schedule</a> <a href="#b">Artists</a>
    </nav>
  );
}
export function mount(el, input) {
  reactMount(C, el, input);
  return {};
}
