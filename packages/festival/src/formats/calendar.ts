export * from './calendarFiles.ts';
export * from './programmeCalendar.ts';
