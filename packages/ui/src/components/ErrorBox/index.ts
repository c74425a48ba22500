export { ErrorBox, type ErrorBoxProps } from './ErrorBox.tsx';
export type { ErrorBoxVariables } from './ErrorBox.tsx';
