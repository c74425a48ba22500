export { FactList, type Fact, type FactListProps, type FactListVariables } from './FactList.tsx';
