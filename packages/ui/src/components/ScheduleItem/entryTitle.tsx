import type { ReactNode } from 'react';
import type { ScheduleEntry } from './scheduleTypes.ts';

/** An entry's title as it is seen: it parts where its words do, in their own language. */
export const entryTitle = ({ title, softTitle = title, titleLang }: ScheduleEntry): ReactNode =>
  titleLang ? <span lang={titleLang}>{softTitle}</span> : softTitle;
