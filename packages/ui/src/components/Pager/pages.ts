/** Page numbers to show, null for a gap of at least two pages. */
export function pagesToShow(page: number, total: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, total].filter(number => number >= 1 && number <= total);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before <= 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
