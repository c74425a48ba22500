// A script of its own beside pages that show items of the programme, until they are hydrated.
import { keepPicksEarly } from './earlyPicks.ts';
import { followPresent } from './present.ts';

keepPicksEarly(__YEAR__);
followPresent();
