export type { FieldErrors } from '../Field/index.ts';
export { Form, type FormProps, type FormSentProps, type FormWithActionProps } from './Form.tsx';
