export { Field, type FieldProps } from './Field.tsx';
export { useField, type ChangeDetails, type Fault, type FieldTexts } from './useField.ts';
export type { FieldVariables } from './Field.tsx';
