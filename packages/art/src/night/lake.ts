import { wrap } from '../svg.ts';
import { lakeGround } from './outlook.ts';

const SIZE = [1600, 900] as const;

/** The lake behind the open box, as a picture that fills its container. */
export function lake(outlook: 'day' | 'night' | 'morning'): string {
  const [w, h] = SIZE;
  return wrap(
    [0, 0, w, h],
    lakeGround([0, 0, w, h], { horizon: 0.72, shore: 0.88, glow: 0.3, outlook }),
    ' preserveAspectRatio="xMidYMid slice"',
  );
}
