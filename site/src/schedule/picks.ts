import { createPickStore } from '@tand/ui-festival/dom';
import { year } from 'virtual:edition-words';

/** SCHED-37 */
export const picks = createPickStore(`tand:picks:${year}`);
