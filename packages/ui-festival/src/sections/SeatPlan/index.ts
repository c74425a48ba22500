export { SeatPlan, type SeatPlanPlace, type SeatPlanProps } from './SeatPlan.tsx';
