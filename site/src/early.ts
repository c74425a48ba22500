// A script of its own beside pages that count down or show items of the programme, until they are hydrated.
import { countEarly } from './earlyCountdown.ts';
import { keepPicksEarly } from './schedule/earlyPicks.ts';
import { followPresent } from './schedule/present.ts';

countEarly();
keepPicksEarly(__YEAR__);
followPresent();
