export { Container, type ContainerProps } from './Container.tsx';
export { containerWidths, type ContainerWidth } from './Container.variants.ts';
