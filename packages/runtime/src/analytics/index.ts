export { attachAnalytics } from './attachAnalytics.ts';
