/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit of a wall: the same items with time, link and button in plain columns, as one string of HTML.
const css =
  '.w{display:grid;overflow:auto;height:80vh;font:16px/1.2 sans-serif}.c{position:relative;height:2880px;border-right:1px solid}.i{position:absolute;left:4px;right:4px;box-sizing:border-box;border:1px solid;background:#fff;overflow:hidden;padding:6px}h4,p{margin:0}.w[data-f="0"] .i:not(.c0),.w[data-f="1"] .i:not(.c1),.w[data-f="2"] .i:not(.c2),.w[data-f="3"] .i:not(.c3){display:none}';

export function mount(element, { items, locations }) {
  const columns = locations.map(({ name }) => `<h3>${name}</h3>`);
  for (const item of items) {
    columns[item.locationIndex] +=
      `<div class="i c${item.category}" style="top:${(item.startMin - 360) * 2}px;height:${(item.endMin - item.startMin) * 2}px">` +
      `<p><time datetime="${item.start}">${item.start}</time>–<time datetime="${item.end}">${item.end}</time></p>` +
      `<h4><a href="#">${item.title}</a></h4><span>${locations[item.locationIndex].name}</span><button type="button"></button></div>`;
  }
  element.innerHTML = `<style>${css}</style><div class="w" style="grid-template-columns:repeat(${locations.length},160px)">${columns
    .map(column => `<div class="c">${column}</div>`)
    .join('')}</div>`;
  const wall = element.lastElementChild;
  return { setFilter: category => (category === null ? delete wall.dataset.f : (wall.dataset.f = category)) };
}
