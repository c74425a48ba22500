export { Field, type FieldProps, type FieldVariables } from './Field.tsx';
export { useField, type ChangeDetails, type Fault, type FieldErrors, type FieldTexts } from './useField.ts';
