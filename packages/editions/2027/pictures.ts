import { covers as before } from '../2025/pictures.ts';
import { edit } from '../src/merge.ts';

export { previews } from '../2025/pictures.ts';

export const covers = edit(before, { tournaments: { pubg: 'heli', fortnite: 'tilted' } });
