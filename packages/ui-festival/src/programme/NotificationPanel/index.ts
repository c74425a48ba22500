export { NotificationPanel, type NotificationPanelLabels, type NotificationPanelProps } from './NotificationPanel.tsx';
