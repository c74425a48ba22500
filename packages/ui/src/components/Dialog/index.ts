export { Dialog, type DialogProps, type DialogVariables } from './Dialog.tsx';
export { dialogSizes, type DialogSize } from './Dialog.variants.ts';
