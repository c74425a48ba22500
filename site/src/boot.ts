/** The only inline script, in the head. */
import { applyTheme, enliven, leadToLanguage, markReturning } from '@tand/runtime/boot';

applyTheme();
leadToLanguage();
enliven(new RegExp(`^/((${__LANGUAGES__.join('|')})/)?(home)?/?$`));
addEventListener('load', markReturning);
