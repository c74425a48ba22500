/** The inline script in the head. */
import { applyTheme, enliven, leadToLanguage, markReturning } from '@tand/runtime/boot';

applyTheme();
leadToLanguage(__LANGUAGES__);
enliven(new RegExp(`^/((${__LANGUAGES__.join('|')})/)?(home)?/?$`));
addEventListener('load', markReturning);
