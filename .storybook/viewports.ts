import { media } from '../packages/ui/src/tokens/index.ts';

const edge = (query: string) => 16 * Number(/([\d.]+)em/.exec(query)?.[1]);
/** WCAG 1.4.10 (Reflow). */
const smallest = 320;
const phone = 390;

const widths: [name: string, width: number][] = [
  ['Smallest', smallest],
  ['Phone', phone],
  ['Mobile, at its widest', Math.floor(edge(media.mobile))],
  ['Desktop, at its narrowest', edge(media.desktop)],
  ['Wide, at its narrowest', edge(media.wide)],
  ['Desk', 1440],
];

export const viewports = Object.fromEntries(
  widths.map(([name, width]) => [
    `w${width}`,
    {
      name: `${name} · ${width}`,
      styles: { width: `${width}px`, height: width < edge(media.desktop) ? '844px' : '900px' },
      type: width < edge(media.desktop) ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
);
