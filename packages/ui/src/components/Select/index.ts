export { Select, type SelectMultipleProps, type SelectOneProps, type SelectProps } from './Select.tsx';
