export { OwnDay, type OwnDayLabels, type OwnDayProps } from './OwnDay.tsx';
export type { NotificationActions, Notifications } from './OwnDayNotifications.tsx';
