export { HeadlineBlock, type HeadlineBlockProps } from './HeadlineBlock.tsx';
