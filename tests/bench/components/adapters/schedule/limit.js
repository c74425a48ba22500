/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit: one string of HTML into a CSS grid; the filter is one attribute and CSS.
const CSS =
  '.g{display:grid;grid-template-columns:80px repeat(192,20px);grid-auto-rows:44px;width:max-content}.g b{grid-column:1}.g div{overflow:hidden;background:#dfe6ff;border-radius:4px;font-size:12px}.g time{display:block}.g[data-f="0"] div:not(.c0),.g[data-f="1"] div:not(.c1),.g[data-f="2"] div:not(.c2),.g[data-f="3"] div:not(.c3){display:none}';
const col = m => 2 + Math.round((m - 480) / 5);
export function mount(el, { items, locations }) {
  let h = `<style>${CSS}</style><div class="g">`;
  for (let i = 0; i < locations.length; i++) h += `<b style="grid-row:${i + 1}">${locations[i].name}</b>`;
  for (const x of items)
    h += `<div class="c${x.category}" style="grid-row:${x.locationIndex + 1};grid-column:${col(x.startMin)}/${col(x.endMin)}"><time>${x.start}–${x.end}</time>${x.title}</div>`;
  el.innerHTML = h + '</div>';
  const g = el.lastElementChild;
  return {
    setFilter(v) {
      v == null ? g.removeAttribute('data-f') : g.setAttribute('data-f', v);
    },
  };
}
