import { createPickStore } from '@tand/ui-festival/dom';
import { year } from 'virtual:edition-words';

/** The visitor's picks on this device (SCHED-37). */
export const picks = createPickStore(`tand:picks:${year}`);
