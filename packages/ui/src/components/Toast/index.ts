export { Toast, type ToastProps, type ToastVariables } from './Toast.tsx';
