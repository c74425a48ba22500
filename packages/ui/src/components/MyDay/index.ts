export { MyDay, type MyDayLabels, type MyDayProps } from './MyDay.tsx';
