export { Container, type ContainerProps, containerWidths, type ContainerWidth } from './Container.tsx';
