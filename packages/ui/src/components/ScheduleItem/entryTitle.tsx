import type { ReactNode } from 'react';
import type { ScheduleEntry } from './scheduleTypes.ts';

/** The visible title, hyphenated in its language. */
export const entryTitle = ({ title, softTitle = title, titleLang }: ScheduleEntry): ReactNode =>
  titleLang ? <span lang={titleLang}>{softTitle}</span> : softTitle;
