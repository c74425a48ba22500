export { Alert, type AlertProps } from './Alert.tsx';
export { alertTones, type AlertTone } from './Alert.variants.ts';
export type { AlertVariables } from './Alert.tsx';
