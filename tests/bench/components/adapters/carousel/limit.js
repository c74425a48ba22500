/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit: CSS scroll snap; the arrow is one scrollBy of 250px. As in every carousel here, a step is a click on the arrow.
export function mount(el, { cards }) {
  el.innerHTML = `<style>.c{display:flex;gap:16px;overflow-x:auto;scroll-snap-type:x mandatory;width:800px}.c article{flex:0 0 234px;height:260px;background:#eee;scroll-snap-align:start}</style><div class="c">${cards.map(c => `<article data-card><div style="height:150px;background:${c.color}"></div><h3>${c.title}</h3><p>${c.text}</p></article>`).join('')}</div><button>›</button>`;
  const [, track, button] = el.children;
  button.addEventListener('click', () => track.scrollBy({ left: 250, behavior: 'smooth' }));
  return { next: () => button.click() };
}
