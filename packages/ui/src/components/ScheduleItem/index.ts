export { ScheduleItem, type ScheduleItemProps } from './ScheduleItem.tsx';
/** @internal */
export { entryLink, favouriteButton, entryTitle } from './entryTitle.tsx';
/** @internal */
export { burningMatch, placeEdge, PlaceLook, scheduleBox, scheduleRows } from './ScheduleItem.styles.ts';
export type { ScheduleKind } from './scheduleSigns.ts';
export * from './scheduleTime.ts';
export * from './scheduleTypes.ts';
