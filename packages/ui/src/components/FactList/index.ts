export { FactList, type Fact, type FactListProps } from './FactList.tsx';
export type { FactListVariables } from './FactList.tsx';
