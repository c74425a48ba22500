export { LookupForm, type LookupFormLabels, type LookupFormProps, type LookupQuery, type LookupState } from './LookupForm.tsx';
