export { Alert, type AlertProps, type AlertVariables, alertTones, type AlertTone } from './Alert.tsx';
