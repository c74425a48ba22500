// As `early.ts`, for the programme, with its days and kinds.
import { keepPicksEarly } from './schedule/earlyPicks.ts';
import { showChoiceEarly } from './schedule/earlyChoice.ts';
import { followPresent } from './schedule/present.ts';

keepPicksEarly(__YEAR__);
showChoiceEarly();
followPresent();
