/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import { reactMount } from '../../react.jsx';
import { useEffect, useState } from 'react';
function C({ target }) {
  const [now, set] = useState(Date.now);
  useEffect(() => {
    const t = setInterval(() => set(Date.now()), 1000);
    return () => clearInterval(t);
  }, []);
  const s = Math.max(0, Math.ceil((target - now) / 1000));
  return [(s / 86400) | 0, ((s / 3600) | 0) % 24, ((s / 60) | 0) % 60, s % 60].map((v, i) => (
    <span key={i}>{String(v).padStart(2, '0')}</span>
  ));
}
export function mount(el, input) {
  reactMount(C, el, input);
  return {};
}
