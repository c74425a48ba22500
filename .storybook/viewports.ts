import { media } from '../packages/ui/src/tokens/index.ts';

const edge = (query: string) => 16 * Number(/([\d.]+)em/.exec(query)?.[1]);
/** WCAG 1.4.10 (Reflow). */
const smallest = 320;
const phone = 390;

export function viewportsOf({ mobile, desktop, wide }: Record<'mobile' | 'desktop' | 'wide', string>) {
  const widths: [name: string, width: number][] = [
    ['Smallest', smallest],
    ['Phone', phone],
    ['Mobile, at its widest', Math.floor(edge(mobile))],
    ['Desktop, at its narrowest', edge(desktop)],
    ['Wide, at its narrowest', edge(wide)],
    ['Desk', 1440],
  ];
  return Object.fromEntries(
    widths.map(([name, width]) => [
      `w${width}`,
      {
        name: `${name} · ${width}`,
        styles: { width: `${width}px`, height: width < edge(desktop) ? '844px' : '900px' },
        type: width < edge(desktop) ? ('mobile' as const) : ('desktop' as const),
      },
    ]),
  );
}

export const viewports = viewportsOf(media);
