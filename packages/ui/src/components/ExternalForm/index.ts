export { ExternalForm, type ExternalFormProps } from './ExternalForm.tsx';
