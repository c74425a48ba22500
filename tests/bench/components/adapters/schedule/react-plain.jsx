/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// React's floor: the limit's markup through React; the filter re-renders with fewer items.
import { reactMount } from '../../react.jsx';
import { memo } from 'react';
const CSS =
  '.g{display:grid;grid-template-columns:80px repeat(192,20px);grid-auto-rows:44px;width:max-content}.g b{grid-column:1}.g div{overflow:hidden;background:#dfe6ff;border-radius:4px;font-size:12px}.g time{display:block}';
const col = m => 2 + Math.round((m - 480) / 5);
const Item = memo(({ x }) => (
  <div style={{ gridRow: x.locationIndex + 1, gridColumn: `${col(x.startMin)}/${col(x.endMin)}` }}>
    <time>
      {x.start}–{x.end}
    </time>
    {x.title}
  </div>
));
const Plain = ({ items, locations, filter }) => (
  <>
    <style>{CSS}</style>
    <div className="g">
      {locations.map((l, i) => (
        <b key={l.id} style={{ gridRow: i + 1 }}>
          {l.name}
        </b>
      ))}
      {items.map(x => (filter == null || x.category === filter) && <Item key={x.id} x={x} />)}
    </div>
  </>
);
export function mount(el, input) {
  const r = reactMount(Plain, el, { ...input, filter: null });
  return { setFilter: filter => r.set({ filter }) };
}
