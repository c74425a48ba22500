export { Dialog, type DialogProps, type DialogVariables, dialogSizes, type DialogSize } from './Dialog.tsx';
