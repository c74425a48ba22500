export { SeatPlan, type SeatPlanPlace, type SeatPlanProps } from './SeatPlan.tsx';
export { wayTo, type HallPlaces } from './wayTo.ts';
