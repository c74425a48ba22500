/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit: one timer aligned to the second, only text nodes that changed are written.
export function mount(el, { target }) {
  el.innerHTML = '<span></span>:<span></span>:<span></span>:<span></span>';
  const nodes = [...el.children].map(s => s.appendChild(document.createTextNode('')));
  const tick = () => {
    const s = Math.max(0, Math.ceil((target - Date.now()) / 1000)),
      v = [(s / 86400) | 0, ((s / 3600) | 0) % 24, ((s / 60) | 0) % 60, s % 60];
    for (let i = 0; i < 4; i++) {
      const t = String(v[i]).padStart(2, '0');
      if (nodes[i].data !== t) nodes[i].data = t;
    }
    setTimeout(tick, 1000 - (Date.now() % 1000));
  };
  tick();
  return {};
}
