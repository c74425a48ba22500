export { Form, type FormProps, type FormSentProps, type FormWithActionProps } from './Form.tsx';
