/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit: one passive listener, one class write per change of direction, transform only.
export function mount(el) {
  el.innerHTML =
    '<style>nav{position:fixed;top:0;left:0;right:0;height:56px;background:#fff;transition:transform .2s}nav.h{transform:translateY(-100%)}</style><nav><b>Festival</b> <a href="#a">Schedule</a> <a href="#b">Artists</a></nav>';
  const nav = el.children[1];
  let last = 0,
    hidden = false;
  addEventListener(
    'scroll',
    () => {
      const y = scrollY,
        h = y > last && y > 56;
      last = y;
      if (h !== hidden) nav.classList.toggle('h', (hidden = h));
    },
    { passive: true },
  );
  return {};
}
