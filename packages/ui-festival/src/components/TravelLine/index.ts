export { TravelLine, type TravelLineProps, type TravelStop } from './TravelLine.tsx';
