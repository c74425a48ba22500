export { Toast, type ToastProps } from './Toast.tsx';
export type { ToastVariables } from './Toast.tsx';
