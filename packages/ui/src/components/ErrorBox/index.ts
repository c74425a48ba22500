export { ErrorBox, type ErrorBoxProps, type ErrorBoxVariables } from './ErrorBox.tsx';
