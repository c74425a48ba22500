/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
import Headroom from 'headroom.js';
export function mount(el) {
  el.innerHTML =
    '<style>nav{position:fixed;top:0;left:0;right:0;height:56px;background:#fff;transition:transform .2s}.headroom--unpinned{transform:translateY(-100%)}</style><nav><b>Festival</b> <a href="#a">Schedule</a> <a href="#b">Artists</a></nav>';
  new Headroom(el.children[1]).init();
  return {};
}
