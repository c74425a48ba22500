export interface Glyph {
  ink: string;
  accent: string;
}

type Run = [x: number, y: number, width: number, height: number];

export function pixelPath(rows: readonly string[], mark = '#', dx = 0, dy = 0): string {
  const done: Run[] = [];
  rows.forEach((row, y) => {
    for (let x = row.indexOf(mark); x >= 0;) {
      let end = x;
      while (row[end] === mark) end++;
      const above = done.find(run => run[0] === x && run[2] === end - x && run[1] + run[3] === y);
      if (above) above[3]++;
      else done.push([x, y, end - x, 1]);
      x = row.indexOf(mark, end);
    }
  });
  return done.map(([x, y, width, height]) => `M${x + dx} ${y + dy}h${width}v${height}h-${width}z`).join('');
}

/** A glyph from its drawing; `#` is ink, `+` the accent colour. */
export function glyph(drawing: string): Glyph {
  const rows = drawing.trim().split('\n');
  let ink: string | undefined;
  let accent: string | undefined;
  return {
    get ink() {
      return (ink ??= pixelPath(rows));
    },
    get accent() {
      return (accent ??= pixelPath(rows, '+'));
    },
  };
}

/** Ink of a glyph as a `url()` for CSS `mask`. */
export const glyphMask = ({ ink }: Glyph): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' shape-rendering='crispEdges'><path d='${ink}'/></svg>")`;
