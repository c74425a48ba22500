import { groundColour } from '../labels/ground.ts';
import { INK_SETS, type Inks } from '../own-label/choose.ts';
import { contrast, inkOn } from '../own-label/contrast.ts';
import { INKS, LINE, WHITE, type Ink } from '../palette.ts';

interface Pair {
  what: string;
  ratio: number;
  least: number;
}

/** Every pair of colours that must contrast on a label of these inks: letters at least 4.5, drawings at least 3. */
function pairsOf([ground, second, plate]: Inks, mascot: Ink): Pair[] {
  const edge = inkOn(ground);
  return [
    { what: `name on plate ${plate}`, ratio: contrast(groundColour(plate), inkOn(plate)), least: 4.5 },
    { what: `motto and foot on band ${ground}`, ratio: contrast(groundColour(ground), edge), least: 4.5 },
    { what: `number on seal ${second}`, ratio: contrast(groundColour(second), inkOn(second)), least: 4.5 },
    { what: `frame on ground ${ground}`, ratio: contrast(groundColour(ground), edge), least: 3 },
    // A mascot has a contour of ink and a cut edge of white round it: one of the two always contrasts with the background.
    {
      what: `mascot's edge on ground ${ground}`,
      ratio: Math.max(contrast(groundColour(ground), WHITE), contrast(groundColour(ground), LINE)),
      least: 3,
    },
    { what: `contour on mascot ${mascot}`, ratio: contrast(INKS[mascot][mascot === 'w' ? 0 : 1], LINE), least: 3 },
  ];
}

/** All pairs of all sets, worst first. */
export function everyPair(): Pair[] {
  const mascots: readonly Ink[] = ['r', 'y', 'b', 'p', 'g', 'w', 'o'];
  return INK_SETS.flatMap(inks => mascots.filter(ink => ink !== inks[0]).flatMap(ink => pairsOf(inks, ink))).toSorted(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  );
}
