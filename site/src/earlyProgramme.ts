// The same beside the programme, where days and kinds are chosen, too.
import { keepPicksEarly } from './schedule/earlyPicks.ts';
import { showChoiceEarly } from './schedule/earlyChoice.ts';
import { followPresent } from './schedule/present.ts';

keepPicksEarly(__YEAR__);
showChoiceEarly();
followPresent();
