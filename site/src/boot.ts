/** The only inline script, in the head. */
import { applyTheme, enliven, leadToLanguage, markReturning } from '@tand/runtime/boot';

applyTheme();
leadToLanguage();
enliven(/^\/(sv\/|en\/)?(home)?\/?$/);
addEventListener('load', markReturning);
