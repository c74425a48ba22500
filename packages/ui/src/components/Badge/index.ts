export { Badge, badgeTones, type BadgeProps, type BadgeTone, type BadgeVariables } from './Badge.tsx';
