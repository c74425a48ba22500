/* oxlint-disable -- small stages for measuring, which stand for nothing but themselves */
export function mount(el) {
  el.textContent = 'no countdown';
  return {};
}
