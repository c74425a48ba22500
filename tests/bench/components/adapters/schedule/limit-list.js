/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The limit of a list: our list's content as one string of HTML with our list's look in short, filtered by one attribute.
const css =
  '.l{list-style:none;margin:0;padding:0}.l li{display:grid;grid-template:"t n p" auto/9.4rem 1fr auto;align-items:center;gap:2px 24px;padding:16px 22px 16px 32px;box-shadow:0 -2px 0 #000}.l p{grid-area:t;margin:0}.l b{grid-area:n}.l span{grid-area:p}.l[data-f="0"] li:not(.c0),.l[data-f="1"] li:not(.c1),.l[data-f="2"] li:not(.c2),.l[data-f="3"] li:not(.c3){display:none}';

export function mount(element, { items, locations }) {
  let html = `<style>${css}</style><ol class="l">`;
  for (const item of items) {
    html +=
      `<li class="c${item.category}"><p><time datetime="${item.start}">${item.start}</time>–<time datetime="${item.end}">${item.end}</time></p>` +
      `<b>${item.title}</b><span>${locations[item.locationIndex].name}</span></li>`;
  }
  element.innerHTML = `${html}</ol>`;
  const list = element.lastElementChild;
  return { setFilter: category => (category === null ? delete list.dataset.f : (list.dataset.f = category)) };
}
