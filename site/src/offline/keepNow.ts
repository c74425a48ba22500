// Run by the boot script on a page that is not hydrated.
import { keepAnswers } from './keepAnswers.ts';

void keepAnswers();
