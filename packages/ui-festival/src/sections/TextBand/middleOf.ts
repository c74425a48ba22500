export function middleOf(lengths: readonly number[]): number {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  let best = { cut: 0, unevenness: total };
  lengths.forEach((length, index) => {
    before += length;
    const unevenness = Math.abs(total - 2 * before);
    if (unevenness < best.unevenness) best = { cut: index + 1, unevenness };
  });
  return best.cut;
}
