/** The middle value; half of the lower and upper middle for an even count. */
export function median(list) {
  const sorted = list.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Half the interquartile range over the median, in percent: one slow run does not move it. */
export function spread(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = part => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return sorted.length < 4 ? Number.NaN : ((at(0.75) - at(0.25)) / 2 / (median(sorted) || 1)) * 100;
}

/** A row of medians for each library, with the spread of the first measure. */
export function summary(results) {
  return [...results]
    .filter(([, list]) => list.length > 0)
    .map(([library, list]) => {
      const names = Object.keys(list[0]);
      const medians = Object.fromEntries(names.map(name => [name, median(list.map(one => one[name]))]));
      return { library, ...medians, '±%': spread(list.map(one => one[names[0]])) };
    });
}

const times = ['mount', 'filter', 'scroll', 'task'];

/** Adds how each time compares to that of one library. */
export function ratio(rows, base) {
  const limit = rows.find(({ library }) => library === base);
  if (!limit) return rows;
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(times.filter(name => name in row).map(name => [`${name} ÷ ${base}`, row[name] / limit[name]])),
  }));
}

/** Adds how much of a measure each has above a library that does nothing. */
export function over(rows, base, name) {
  const none = rows.find(({ library }) => library === base);
  return none ? rows.map(row => ({ ...row, [`${name} over ${base}`]: row[name] - none[name] })) : rows;
}

const cell = value => {
  if (typeof value !== 'number') return value;
  if (Number.isNaN(value)) return '–'; // too few runs for a spread
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
};

const line = cells => `| ${cells.join(' | ')} |`;

/** Rows as a Markdown table. */
export function table(rows) {
  const names = Object.keys(rows[0] ?? {});
  return [line(names), line(names.map(() => '---')), ...rows.map(row => line(names.map(name => cell(row[name]))))].join('\n');
}
