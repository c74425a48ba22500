import { covers as before } from '../2025/pictures.ts';
import { edit } from '../src/merge.ts';

export const covers = edit(before, { tournaments: { pubg: 'heli', fortnite: 'tilted' } });
