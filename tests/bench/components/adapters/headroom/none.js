/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
// The page scrolled with a plain fixed bar and no behaviour: the cost to subtract.
export function mount(el) {
  el.innerHTML =
    '<nav style="position:fixed;top:0;left:0;right:0;height:56px;background:#fff"><b>Festival</b> <a href="#a">Schedule</a> <a href="#b">Artists</a></nav>';
  return {};
}
