export { createToasts, type ToastContent, type ToastQueue } from './createToasts.ts';
export { Toast, type ToastProps, type ToastVariables } from './Toast.tsx';
export { Toasts, type ToastsProps } from './Toasts.tsx';
