// Runs until hydration on pages with a countdown or programme items.
import { countEarly } from './earlyCountdown.ts';
import { keepPicksEarly } from './schedule/earlyPicks.ts';

countEarly();
keepPicksEarly(__YEAR__);
