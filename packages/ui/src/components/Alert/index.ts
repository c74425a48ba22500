export { Alert, type AlertProps, type AlertVariables } from './Alert.tsx';
export { alertTones, type AlertTone } from './Alert.variants.ts';
