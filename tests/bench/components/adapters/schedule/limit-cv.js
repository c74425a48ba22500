/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit with off-screen rows skipped by the browser (content-visibility: auto), whole DOM still there.
const CSS =
  '.r{position:relative;height:44px;width:4000px;content-visibility:auto;contain-intrinsic-size:4000px 44px}.r div{position:absolute;height:42px;overflow:hidden;background:#dfe6ff;border-radius:4px;font-size:12px}.r time{display:block}.w[data-f="0"] div div:not(.c0),.w[data-f="1"] div div:not(.c1),.w[data-f="2"] div div:not(.c2),.w[data-f="3"] div div:not(.c3){display:none}';
const x4 = m => 80 + (m - 480) * 4;
export function mount(el, { items, locations }) {
  const rows = locations.map(l => `<b>${l.name}</b>`);
  for (const x of items)
    rows[x.locationIndex] +=
      `<div class="c${x.category}" style="left:${x4(x.startMin)}px;width:${(x.endMin - x.startMin) * 4}px"><time>${x.start}–${x.end}</time>${x.title}</div>`;
  el.innerHTML = `<style>${CSS}</style><div class="w">${rows.map(r => `<div class="r">${r}</div>`).join('')}</div>`;
  const g = el.lastElementChild;
  return {
    setFilter(v) {
      v == null ? g.removeAttribute('data-f') : g.setAttribute('data-f', v);
    },
  };
}
